"""The laws over the toys: what holds for the big game must hold because of the kernel, not because of the game."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import regelwerk
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import NOBODY, IllegalActionError, Option
from regelwerk.kernel.frames import Frame
from regelwerk.kernel.persistence.replay import DIVERGED, EXACT, Replay
from regelwerk.kernel.persistence.save import digest
from regelwerk.kernel.piece import Piece, WriteToken
from regelwerk.kernel.program import Scope
from regelwerk.kernel.ruleset import CONCEDE, OFFER_DRAW, TIME_OUT, WITHDRAW_DRAW
from regelwerk.kernel.state import ALL, PUBLIC, VISIBLE_TO_OWNER, State
from tests.laws.common import (
    at_random,
    conserved,
    law_copies_go_on,
    law_ends,
    law_hidden,
    law_options_hold,
    law_same_game,
    law_secret_choices,
    random_game,
    walk,
)
from tests.laws.plain_data import forgotten
from tests.laws.toys import ALLIES, BIDS, CROWD, PAIRS, TOYS, WALK, WALKS, Toy, forked
from tests.toys.bids.rounds import Bidding, Round
from tests.toys.hexwalk.turns import LayOut

every_toy = pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.name)


# ---------------------------------------------------------------------- 1: the same


@every_toy
@pytest.mark.parametrize("windows", [ALL, PUBLIC])
def test_setup_decisions_and_chance_are_the_game(toy: Toy, windows: int) -> None:
    for seed in (1, 2):
        law_same_game(toy.start, seed, windows)


def trace(toy: Toy, seed: int) -> str:
    """A short hash over everything that happened in a random game."""
    game = random_game(toy.start, seed)
    return hashlib.sha256(repr(game.lines).encode()).hexdigest()[:16]


def test_other_seeds_are_other_games() -> None:
    assert len({trace(BIDS, seed) for seed in range(5)}) == 5


def test_a_fresh_process_plays_the_same_game() -> None:
    root = Path(__file__).parents[2]
    package = Path(regelwerk.__path__[0]).parent
    code = (
        f"import sys; sys.path[:0] = [{str(root)!r}, {str(package)!r}]\n"
        "from tests.laws.test_toys import trace\n"
        "from tests.laws.toys import CROWD, WALK\n"
        "print(trace(CROWD, 4), trace(WALK, 4))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert run.stdout.split() == [trace(CROWD, 4), trace(WALK, 4)], run.stderr


@every_toy
def test_a_replay_is_exact_and_can_be_resumed(toy: Toy) -> None:
    game = toy.game(5)
    pick = at_random(5)
    while game.decision is not None and len(game.steps) < 60:
        game.apply(pick(game.decision))
        if len(game.steps) == 7:
            game.perform(len(toy.teams) - 1, OFFER_DRAW)
        if len(game.steps) == 12 and len(toy.teams) > 2:
            game.perform(1, CONCEDE)
    replay = Replay.read(Replay.record(game).text(), lambda name, edition: toy.rules)
    verdict = replay.verify()
    assert verdict.outcome == EXACT, str(verdict)
    resumed = replay.resume()
    assert digest(resumed.state, toy.rules) == digest(game.state, toy.rules)
    replay.entries[3].option = "something else"
    verdict = replay.verify()
    assert (verdict.outcome, verdict.step) == (DIVERGED, 4)


# --------------------------------------------------------------------- 2: the copies


@every_toy
def test_forks_go_on_alike(toy: Toy) -> None:
    assert law_copies_go_on(toy.start, 3, forked, every=toy.every) > 20


@every_toy
def test_saved_games_go_on_alike(toy: Toy) -> None:
    assert law_copies_go_on(toy.start, 4, toy.reloaded, every=toy.every * 2) > 10


@pytest.mark.parametrize("toy", [BIDS, WALKS], ids=lambda toy: toy.name)
def test_every_copy_names_every_field(toy: Toy) -> None:
    seen: set[str] = set()

    def visit(state: State, n: int) -> None:
        twin = state.fork()
        things: list[tuple[Any, Any]] = [(twin, type(twin).fork), (twin.chance, type(twin.chance).copy)]
        things += [(frame, type(frame).copy) for frame in twin.frames]
        things += [(twin.writable_piece(0), copy_of_piece)]
        for thing, copy in things:
            if type(thing).__name__ not in seen:
                seen.add(type(thing).__name__)
                lost = forgotten(thing, copy, frozenset({"defs", "program", "frames", "result"}))
                assert lost == [], f"{type(thing).__name__} forgets {lost}"

    for seed in range(4):
        walk(toy.start, seed, visit)
    frames = {kind.__name__ for kind in toy.rules.state_classes() if issubclass(kind, Frame)}
    assert seen >= frames


def copy_of_piece(piece: Piece[Any]) -> Piece[Any]:
    """A copy as a write makes it."""
    return piece.copy(WriteToken())


# --------------------------------------------------------------------- 3: the secret


@every_toy
@pytest.mark.parametrize("windows", [ALL, PUBLIC])
def test_what_is_sent_does_not_depend_on_what_is_hidden(toy: Toy, windows: int) -> None:
    changed = law_hidden(
        toy.start, 6, toy.see, toy.redeal, windows, every=toy.every * 3, guess=toy.guess if windows == ALL else None
    )
    assert changed > 40


def secret_bid(state: State) -> Sequence[int]:
    """All bids that are not the last of their round, and all cards that may be buried."""
    top = state.frames[-1]
    secret = isinstance(top, Scope) and top.program.path == "prize/chest"
    if isinstance(top, Bidding):
        below = state.frames[-2]
        secret = isinstance(below, Round) and any(state.in_game(seat) for seat in below.todo)
    return all_options(state) if secret else []


def secret_card(state: State) -> Sequence[int]:
    """All cards that may be laid under a figure."""
    return all_options(state) if isinstance(state.frames[-1], LayOut) else []


def all_options(state: State) -> Sequence[int]:
    """Every option of the open decision."""
    return range(len(state.decision.options)) if state.decision is not None else []


@every_toy
def test_a_secret_choice_tells_nobody_else_anything(toy: Toy) -> None:
    secret = secret_card if "walk" in toy.name else secret_bid
    assert sum(law_secret_choices(toy.start, seed, toy.see, secret) for seed in range(5)) > 100


def test_a_secret_that_comes_out_later_is_noticed() -> None:
    def leaking_bid(state: State, seat: int) -> object:
        return [
            len(frame.bids[other]) for frame in state.frames if isinstance(frame, Round) for other in range(state.seats)
        ]

    with pytest.raises(AssertionError, match="seed 1, decision"):
        law_secret_choices(BIDS.start, 1, leaking_bid, secret_bid)


def leaking_sum(state: State, seat: int) -> object:
    hands = [piece for piece in state.pieces if state.zone_visibility[state.kind_of(piece.zone)] == VISIBLE_TO_OWNER]
    return sum(piece.card.index for piece in hands if piece.owner != seat)


def leaking_order(state: State, seat: int) -> object:
    """The hand in the order of its faces: each card is called by the name everybody may hear."""
    hands = [piece for piece in state.pieces if state.zone_visibility[state.kind_of(piece.zone)] == VISIBLE_TO_OWNER]
    return [
        (piece.owner, piece.owner_handle) for piece in sorted(hands, key=lambda piece: (piece.card.index, piece.owner))
    ]


def leaking_events(state: State, seat: int) -> object:
    return [event.about_identity.card.index for event in state.events]


def leaking_options(state: State, seat: int) -> object:
    """How many options another seat has: in a reaction that tells whether the card is there."""
    return None if state.decision is None or state.decision.seat == seat else len(state.decision.options)


@pytest.mark.parametrize(
    ("toy", "leak"),
    [(BIDS, leaking_sum), (PAIRS, leaking_order), (BIDS, leaking_events), (WALK, leaking_options), (WALK, leaking_sum)],
)
def test_a_leak_is_noticed(toy: Toy, leak: Any) -> None:
    with pytest.raises(AssertionError, match="seed 1, decision"):
        law_hidden(toy.start, 1, leak, toy.redeal, deals=4)


def test_a_guess_that_peeks_is_noticed() -> None:
    def peeking(state: State, seat: int, chance: Chance) -> object:
        return BIDS.rules.position(state)

    with pytest.raises(AssertionError, match="the guess depends on the secret"):
        law_hidden(BIDS.start, 1, BIDS.see, BIDS.redeal, guess=peeking)


@every_toy
def test_a_guess_is_a_game_that_the_seat_could_be_in(toy: Toy) -> None:
    """The same view, nothing lost, and it can be played to the end."""

    def visit(state: State, n: int) -> None:
        for seat in range(state.seats):
            guessed = toy.rules.guess(state, seat, Chance(n), None)
            assert toy.rules.view(guessed, seat) == toy.rules.view(state, seat)
            conserved(guessed)
            pick = at_random(n)
            for _ in range(10):
                if guessed.decision is not None:
                    guessed.apply(guessed.decision.options[pick(guessed.decision)])
            assert guessed.decision is not None or guessed.result is not None

    walk(toy.start, 7, visit, every=toy.every * 4)


def test_a_closed_deck_is_guessed_from_what_may_be_in_it() -> None:
    """Seat 0 is told only that seat 1 holds low numbers; no guess gives it a high one."""
    state = BIDS.start(3)
    low = ["number/1", "number/2"] * 8
    guessed = BIDS.rules.guess(state, 0, Chance(1), [[], low, []])
    mine = [piece.card.code for piece in guessed.pieces if piece.owner == 1]
    assert set(mine) == {"number/1", "number/2"}
    with pytest.raises(ValueError, match="its pool has 1"):
        BIDS.rules.guess(state, 0, Chance(1), [[], ["number/1"], []])


# -------------------------------------------------------------------- 4: the options


@every_toy
def test_every_option_is_accepted_and_leads_on(toy: Toy) -> None:
    assert sum(law_options_hold(toy.start, seed, every=toy.every) for seed in range(8, 12)) > 200


@every_toy
def test_what_is_not_offered_is_refused_with_a_rule(toy: Toy) -> None:
    game = toy.game(9)
    refused = 0

    def visit(state: State, n: int) -> None:
        nonlocal refused
        decision = state.decision
        assert decision is not None
        game.state = state
        for intent in toy.intents(state):
            offered = any(option.is_same_as(intent) for option in decision.options)
            for seat in range(state.seats):
                reasons = game.why_not(seat, intent)
                assert (reasons == []) == (offered and seat == decision.seat)
                assert all(reason.rule.number in toy.rules.book() for reason in reasons)
            if not offered:
                before = digest(state, toy.rules)
                with pytest.raises(IllegalActionError):
                    game.apply(intent)
                assert digest(state, toy.rules) == before
                refused += 1

    walk(toy.start, 9, visit, every=toy.every * 5)
    assert refused > 50
    with pytest.raises(IllegalActionError, match="game-over"):
        game.apply(Option(0))


# ------------------------------------------------------------------------ 5: the end


@every_toy
@pytest.mark.parametrize("windows", [ALL, PUBLIC])
def test_games_end_by_a_rule_and_lose_nothing(toy: Toy, windows: int) -> None:
    for seed in range(4):
        law_ends(toy.start, seed, toy.rules.book(), windows, every=toy.every)


def test_every_way_to_end_a_game_is_met() -> None:
    ends: set[tuple[str, int]] = set()
    for toy in (BIDS, PAIRS, WALK, ALLIES):
        for seed in range(12):
            result = random_game(toy.start, seed).state.result
            ends.add((result.rule.number, len(result.winners)))
    assert {("bids:5.1", 1), ("bids:5.1", 2), ("bids:5.2", 1), ("bids:5.2", 2)} <= ends
    assert {("hex:6.1", 1), ("hex:6.1", 2), ("hex:6.2", 0)} <= ends


# ----------------------------------------------------------- acts nobody asked for


@every_toy
def test_anybody_may_leave_at_any_moment(toy: Toy) -> None:
    """Asked or not, in the middle of a text too: the others play on, and the game still ends by a rule."""
    for seed in range(12):
        game = toy.game(seed)
        pick = at_random(seed)
        quitter, at = seed % game.state.seats, 1 + seed * 2
        while game.decision is not None:
            if len(game.steps) == at and game.state.in_game(quitter):
                game.perform(quitter, CONCEDE if seed % 2 else TIME_OUT)
                assert not game.state.in_game(quitter)
                conserved(game.state)
            if game.decision is not None:
                assert game.state.in_game(game.decision.seat)
                game.apply(pick(game.decision))
        assert game.result is not None
        assert game.result.rule.number in toy.rules.book()
        conserved(game.state)


def test_a_seat_that_left_may_do_nothing_more() -> None:
    game = BIDS.game(1)
    game.perform(2, CONCEDE)
    with pytest.raises(IllegalActionError, match="not-in-game"):
        game.perform(2, OFFER_DRAW)
    with pytest.raises(IllegalActionError, match="not-in-game"):
        game.perform(NOBODY, CONCEDE)


def test_a_draw_needs_everybody_and_lapses_when_one_plays_on() -> None:
    game = BIDS.game(1)
    assert game.decision is not None
    asked = game.decision.seat
    for seat in range(3):
        if seat != asked:
            game.perform(seat, OFFER_DRAW)
    game.perform(asked, OFFER_DRAW)
    assert game.result is not None
    assert game.result.winners == []

    game = BIDS.game(1)
    game.perform(asked, OFFER_DRAW)
    game.apply(0)
    assert game.state.draw_offers == 0
    with pytest.raises(IllegalActionError, match="no-offer"):
        game.perform(asked, WITHDRAW_DRAW)
