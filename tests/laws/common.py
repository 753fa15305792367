"""What the laws share: play a game at random, stand at each of its decisions, compare two of them.

Nothing here knows a game. A game comes in as `start(seed, windows)`, which gives a state
at its first decision. The laws of one game are then one line each:

    law_same_game(start, seed)                     # 1: setup + decisions + chance = the game
    law_copies_go_on(start, seed, fork)            # 2: every copy goes on alike, the parent stays
    law_hidden(start, seed, see, redeal)           # 3: what a seat is sent depends on what it may know
    law_secret_choices(start, seed, see, secret)   # 3: and a secret choice tells nothing, then or later
    law_options_hold(start, seed)                  # 4: what is offered is accepted
    law_ends(start, seed, book)                    # 5: by a rule; nothing lost or doubled

The random player here is not the game's chance: which option it takes depends on `seed` alone.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.event import Event, PieceIdentity
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.scene.worlds import difference
from regelwerk.kernel.state import ALL, PUBLIC, State
from tests.laws.plain_data import plain

S = TypeVar("S", bound=State)
Start = Callable[[int, int], S]
"""Seed and windows to a state at its first decision."""
Pick = Callable[[Decision], int]
"""A decision to the index of the option taken."""
Visit = Callable[[S, int], None]
"""Called at a decision, with its place in the game (from 0). It may fork the state, but must not change it."""

LONGEST: Final = 200_000
"""Decisions after which a game counts as endless. Games end by their rules; this only keeps a test from hanging."""

Told = tuple[Any, ...]
"""Plain, comparable form of an option, a decision or an event."""


class Line(NamedTuple):
    """One decision of a game, what was answered and what followed."""

    question: Told
    taken: int
    events: tuple[Told, ...]
    draws: tuple[Told, ...]


class Played(NamedTuple):
    """A game played: the state where it stopped, and how it came there."""

    state: Any
    lines: list[Line]

    @property
    def answers(self) -> list[int]:
        """The index of every option taken."""
        return [line.taken for line in self.lines]


# --------------------------------------------------------------------- plain forms


def told_option(option: Option) -> Told:
    """An option as plain data."""
    return (option.verb, option.subject, option.object, option.number)


def told_decision(decision: Decision) -> Told:
    """A decision as plain data, options in their order."""
    options = tuple(told_option(option) for option in decision.options)
    return (decision.number, decision.seat, decision.kind, decision.public_kind, decision.asking_ref, options)


def told_event(event: Event) -> Told:
    """An event as plain data, both halves."""
    open_half = (
        event.kind,
        event.rule.number,
        event.source,
        event.batch,
        event.seat,
        event.about,
        event.other,
        event.number,
    )
    return (
        *open_half,
        *(told_called(then) for then in (event.about_identity, event.other_identity, event.source_identity)),
    )


def told_called(then: PieceIdentity) -> Told:
    """What a piece was called, and its face, as plain data."""
    return (then.handle, then.owner_handle, then.card.index, then.known_to)


def told_draws(chance: Chance) -> tuple[Told, ...]:
    """The draws since the last decision as plain data."""
    return tuple((draw.kind, draw.size, tuple(draw.value)) for draw in chance.log)


# ------------------------------------------------------------------------- playing


def at_random(seed: int) -> Pick:
    """A player that takes any option, each as likely as the others. Every call of it moves it on."""
    source = random.Random(f"player {seed}")
    return lambda decision: int(source.random() * len(decision.options))


def by_list(answers: Sequence[int]) -> Pick:
    """A player that gives these answers, one after the other."""
    left = iter(answers)
    return lambda decision: next(left)


def take(state: State, pick: Pick) -> Line:
    """Answer the open decision."""
    decision = state.decision
    assert decision is not None
    question = told_decision(decision)
    index = pick(decision)
    events = state.apply(decision.options[index])
    return Line(question, index, tuple(told_event(event) for event in events), told_draws(state.chance))


def play_on(state: State, pick: Pick, steps: int = LONGEST) -> list[Line]:
    """Play from here until the game is over, or for that many decisions."""
    lines: list[Line] = []
    while state.decision is not None and len(lines) < steps:
        lines.append(take(state, pick))
    assert steps < LONGEST or state.decision is None, f"no end after {LONGEST} decisions"
    return lines


def random_game(start: Start[S], seed: int, windows: int = ALL) -> Played:
    """A whole game between players that take any option."""
    state = start(seed, windows)
    return Played(state, play_on(state, at_random(seed)))


def played(start: Start[S], seed: int, answers: Sequence[int], windows: int = ALL) -> Played:
    """A game with given answers, as far as they go."""
    state = start(seed, windows)
    return Played(state, play_on(state, by_list(answers), len(answers)))


def walk(start: Start[S], seed: int, visit: Visit[S], windows: int = ALL, every: int = 1) -> S:
    """Play a random game and call `visit` at every decision (or at every so many); the state at the end.

    `every` counts from a place that depends on the seed, so that several games are visited at different places.
    """
    state = start(seed, windows)
    pick = at_random(seed)
    n = 0
    while state.decision is not None:
        if n % every == seed % every:
            visit(state, n)
        take(state, pick)
        n += 1
        assert n < LONGEST, f"no end after {n} decisions"
    return state


def assert_alike(expected: Sequence[Line], found: Sequence[Line], what: str) -> None:
    """Two games went the same way, event for event; the message names the first place where they did not."""
    for i, (a, b) in enumerate(zip(expected, found)):
        for name, x, y in zip(Line._fields, a, b):
            assert x == y, f"{what}: {name} of step {i} differ:\n  {x}\n  {y}"
    assert len(expected) == len(found), f"{what}: {len(expected)} and {len(found)} steps"


# ---------------------------------------------------------------------------- laws


def law_same_game(start: Start[S], seed: int, windows: int = ALL) -> None:
    """Law 1: the same setup, decisions and chance give the same game, event for event, and the same state."""
    first = random_game(start, seed, windows)
    again = played(start, seed, first.answers, windows)
    assert_alike(first.lines, again.lines, f"seed {seed} played again")
    assert difference(plain(first.state), plain(again.state)) == ""


def law_copies_go_on(
    start: Start[S],
    seed: int,
    copy: Callable[[S], S],
    windows: int = ALL,
    every: int = 1,
    steps: int = 6,
    leave_out: frozenset[str] = frozenset(),
) -> int:
    """Law 2: at every decision a copy is equal, goes on alike, and neither moves the other.

    `copy` forks, or saves and loads. `leave_out` names fields that are no part of the value (caches).
    Answers how many decisions were visited.
    """
    visited = 0
    idle: S | None = None
    idle_was: Any = None

    def visit(state: S, n: int) -> None:
        nonlocal visited, idle, idle_was
        visited += 1
        before = plain(state, leave_out)
        if idle is not None:
            d = difference(idle_was, plain(idle, leave_out))
            assert d == "", f"seed {seed}, before decision {n}: the parent moved a copy of it: {d}"
        idle, idle_was = copy(state), before
        twin, other = copy(state), copy(state)
        where = f"seed {seed}, decision {n}"
        assert (d := difference(before, plain(twin, leave_out))) == "", f"{where}: the copy differs: {d}"
        expected = play_on(twin, at_random(n), steps)
        assert (d := difference(before, plain(state, leave_out))) == "", f"{where}: the copy moved its parent: {d}"
        assert (d := difference(before, plain(other, leave_out))) == "", f"{where}: it moved another copy: {d}"
        assert_alike(expected, play_on(other, at_random(n), steps), f"{where}, two copies")
        assert (d := difference(plain(twin, leave_out), plain(other, leave_out))) == "", f"{where}: {d}"

    walk(start, seed, visit, windows, every)
    return visited


def law_hidden(
    start: Start[S],
    seed: int,
    see: Callable[[S, int], object],
    redeal: Callable[[S, int, Chance], S],
    windows: int = ALL,
    every: int = 1,
    deals: int = 2,
    guess: Callable[[S, int, Chance], object] | None = None,
) -> int:
    """Law 3: what a seat is sent is byte for byte the same however the cards it cannot see are dealt.

    see     everything the seat is sent at this moment, as plain data (seat -1: a spectator)
    redeal  the same moment with the cards that the seat does not know dealt anew
    guess   the position the seat would guess with that chance, as plain data

    Answers in how many cases the redealing changed what is hidden: a law that never met one shows nothing.
    """
    changed = 0

    def visit(state: S, n: int) -> None:
        nonlocal changed
        for seat in range(-1, state.seats):
            sent = as_text(see(state, seat))
            guessed = "" if guess is None or seat < 0 else as_text(guess(state, seat, Chance(n)))
            for deal in range(deals):
                other = redeal(state, seat, Chance(seed * 7919 + n * 31 + deal))
                changed += faces(other) != faces(state)
                where = f"seed {seed}, decision {n}, seat {seat}"
                assert sent == as_text(see(other, seat)), where + first_unlike(sent, as_text(see(other, seat)))
                if guess is not None and seat >= 0:
                    found = as_text(guess(other, seat, Chance(n)))
                    assert guessed == found, f"{where}: the guess depends on the secret{first_unlike(guessed, found)}"

    walk(start, seed, visit, windows, every)
    return changed


def law_hidden_at_every_kind(
    kinds: Iterable[int],
    names: Sequence[str],
    games: int,
    start_of: Callable[[int], Start[S]],
    see: Callable[[S, int], object],
    redeal: Callable[[S, int, Chance], S],
    guess: Callable[[S, int, Chance], object],
) -> None:
    """Law 3 wherever one of these kinds of question comes up, three times each, until all have been met.

    names     what the kinds are called
    start_of  how the game with that seed begins
    """
    tried = dict.fromkeys(kinds, 0)

    def visit(state: S, n: int) -> None:
        assert state.decision is not None
        kind = state.decision.kind
        if tried.get(kind, 9) >= 3:
            return
        tried[kind] += 1
        for seat in range(-1, state.seats):
            sent, guessed = as_text(see(state, seat)), as_text(guess(state, seat, Chance(n)))
            for deal in range(3):
                other = redeal(state, seat, Chance(n * 5 + deal))
                again = as_text(see(other, seat))
                assert sent == again, first_unlike(sent, again)
                again = as_text(guess(other, seat, Chance(n)))
                assert guessed == again, first_unlike(guessed, again)

    for seed in range(games):
        walk(start_of(seed), seed, visit, PUBLIC)
        if min(tried.values()) >= 1:
            break
    assert min(tried.values()) >= 1, {names[kind]: count for kind, count in tried.items()}


def law_secret_choices(
    start: Start[S],
    seed: int,
    see: Callable[[S, int], object],
    secret: Callable[[S], Sequence[int]],
    windows: int = ALL,
    every: int = 1,
) -> int:
    """Law 3, over time: a choice that is nobody else's business tells nobody else anything.

    secret  which options of the open decision, by index, the others cannot tell from each other at once

    Whichever of them is taken, the others are sent the same afterwards. This notices what law 3 at
    one moment cannot: knowledge and handles that should have been lost. Answers how many pairs were compared.
    """
    compared = 0

    def visit(state: S, n: int) -> None:
        nonlocal compared
        decision = state.decision
        assert decision is not None
        sent: dict[int, str] = {}
        for i in secret(state):
            twin = state.fork()
            assert isinstance(twin, type(state)) and twin.decision is not None
            events = twin.apply(twin.decision.options[i])
            while twin.decision is not None and twin.decision.number == decision.number:
                events = events + twin.apply(twin.decision.options[-1])  # the same announcement: nobody may count it
            twin.events = events
            for seat in range(-1, state.seats):
                if seat != decision.seat:
                    text = as_text(see(twin, seat))
                    first = sent.setdefault(seat, text)
                    compared += first is not text
                    assert first == text, f"seed {seed}, decision {n}, seat {seat}{first_unlike(first, text)}"

    walk(start, seed, visit, windows, every)
    return compared


def law_options_hold(start: Start[S], seed: int, windows: int = ALL, every: int = 1, most: int = 12) -> int:
    """Law 4: no list is empty, no option stands there twice, and each one is accepted and leads on.

    Of lists longer than `most` that many options are tried. Answers how many options were tried.
    """
    tried = 0

    def visit(state: S, n: int) -> None:
        nonlocal tried
        decision = state.decision
        assert decision is not None
        told = [told_option(option) for option in decision.options]
        assert told, f"seed {seed}, decision {n}: nothing is offered"
        assert len(set(told)) == len(told), f"seed {seed}, decision {n}: offered twice: {told}"
        places = list(range(len(told)))
        random.Random(n).shuffle(places)
        for i in places[:most]:
            twin = state.fork()
            assert twin.decision is not None
            twin.apply(twin.decision.options[i])
            on = twin.decision is not None and bool(twin.decision.options)
            assert on or twin.result is not None, f"seed {seed}, decision {n}: {told[i]} leads nowhere"
            tried += 1

    walk(start, seed, visit, windows, every)
    return tried


def law_ends(start: Start[S], seed: int, book: Rulebook, windows: int = ALL, every: int = 1) -> S:
    """Law 5: the game ends by a rule that its book has, and nothing is lost or doubled on the way."""

    def visit(state: S, n: int) -> None:
        conserved(state)

    state = walk(start, seed, visit, windows, every)
    conserved(state)
    assert state.result is not None
    assert state.result.rule.number in book
    assert all(0 <= seat < state.seats for seat in state.result.winners)
    assert len(set(state.result.winners)) == len(state.result.winners)
    return state


def conserved(state: State) -> None:
    """Every piece stands in exactly one zone, in the one it names, under its own id."""
    standing = [id for zone in state.zones for id in zone]
    assert sorted(standing) == list(range(len(state.pieces))), "pieces lost or doubled"
    for zone, ids in enumerate(state.zones):
        for id in ids:
            assert state.pieces[id].zone == zone, f"piece {id} stands in zone {zone} and names {state.pieces[id].zone}"
            assert state.pieces[id].id == id


# ------------------------------------------------------------------- small helpers


def faces(state: State) -> list[int]:
    """The definition of every piece, by id."""
    return [piece.card.index for piece in state.pieces]


def as_text(value: object) -> str:
    """Plain data as text. Not sorted: the order of what is sent may tell something, too."""
    return json.dumps(value, ensure_ascii=False)


def assert_same_text(text: str, again: str, where: str) -> None:
    """They are the same; else where they begin to differ. Comparing long texts line by line would take seconds."""
    if text != again:
        raise AssertionError(where + first_unlike(text, again))


def first_unlike(a: str, b: str) -> str:
    """The first place where two texts differ, with what stands around it."""
    at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    return f"\n  ...{a[max(at - 60, 0) : at + 60]}\n  ...{b[max(at - 60, 0) : at + 60]}"
