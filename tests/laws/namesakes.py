"""Law 3 for namesakes (ruling:namesakes): which card of a hand carries what others know shows in nothing they are sent.

Two laws that know no game, in the manner of `common`:

    law_namesakes     two namesakes of a hand change what others know of them; both games go on alike for the others
    law_known_card    a known card of a hand moves; whether there is a namesake among the rest shows in nothing
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.namesakes import exchange
from regelwerk.kernel.state import PUBLIC, VISIBLE_TO_OWNER, State
from regelwerk.kernel.visibility import SPECTATOR_SEAT, faces_known
from tests.laws.common import Start, as_text, at_random, first_unlike, told_option, walk

S = TypeVar("S", bound=State)

WAYS: Final = 6
"""How many different things others may know of two namesakes."""


class Planted(NamedTuple):
    """A moment with two namesakes in the hand of the seat that is asked: ids, and the state."""

    state: Any
    known: int
    other: int


def plant(state: S, again: Callable[[S, int, Chance], S], n: int) -> Planted | None:
    """The same moment, in which the asked seat holds two namesakes of which others know different things.

    again  the same moment with the machine asking anew
    """
    assert state.decision is not None
    seat = state.decision.seat
    hand = [
        id
        for kind, sight in enumerate(state.zone_visibility)
        if sight == VISIBLE_TO_OWNER
        for id in state.zones[kind * state.seats + seat]
    ]
    asked = {option.subject for option in state.decision.options} | {option.object for option in state.decision.options}
    source = random.Random(n)
    mine = [id for id in hand if state.pieces[id].ref in asked and not state.pieces[id].handle]
    rest = [id for id in hand if not state.pieces[id].handle]
    if not mine or len(rest) < 2:
        return None
    known = source.choice(mine)
    other = source.choice([id for id in rest if id != known])
    f = state.fork()
    assert isinstance(f, type(state))
    f.writable_piece(other).set_face(f.pieces[known].card)
    reveal(f, known, other, n % WAYS, hand)
    return Planted(again(f, seat, Chance(n)), known, other)


def reveal(state: State, known: int, other: int, way: int, hand: list[int]) -> None:
    """Let others know something of one of them, or different things of both."""
    seat = state.pieces[known].owner
    if way == 3:
        state.reveal_to(state.writable_piece(known), state.next_seat(seat), True)
    elif way == 4:
        for id in hand:
            state.reveal_to_all(state.writable_piece(id), True)
    else:
        state.reveal_to_all(state.writable_piece(known), True)
    if way == 1:
        state.reveal_to_all(state.writable_piece(other), True)
    elif way == 2:
        state.reveal_to(state.writable_piece(other), state.next_seat(seat), True)
    elif way == 5:
        state.handle_count += 1
        state.writable_piece(other).handle = Handle(state.handle_count)


def law_namesakes(
    start: Start[S],
    seed: int,
    see: Callable[[S, int], object],
    again: Callable[[S, int, Chance], S],
    guess: Callable[[S, int, Chance], object],
    windows: int = PUBLIC,
    every: int = 5,
    steps: int = 8,
) -> int:
    """Of two games that differ only in which of two namesakes is the known one the others are sent the same.

    Both go on with the same answers, the first of them about one of the two if there is one. Compared is, before and
    after every answer, what the others are sent and what they would guess. Answers how often one of the two moved.
    """
    moved = 0

    def visit(state: S, n: int) -> None:
        nonlocal moved
        planted = plant(state, again, n)
        if planted is None:
            return
        one = planted.state
        two = one.fork()
        exchange(two, two.writable_piece(planted.known), planted.other)
        owner = one.pieces[planted.known].owner
        pick = at_random(n)
        pair = (planted.known, planted.other)
        where = f"seed {seed}, decision {n}"
        for step in range(steps):
            alike(one, two, owner, see, guess, f"{where}, step {step}")
            if one.decision is None:
                break
            options = one.decision.options
            assert [told_option(o) for o in options] == [told_option(o) for o in two.decision.options], where
            about = [i for i, option in enumerate(options) if speaks_of(one, option, pair)]
            index = about[n % len(about)] if about else pick(one.decision)
            refs = [one.pieces[id].ref for id in pair]
            one.apply(options[index])
            two.apply(two.decision.options[index])
            moved += refs != [one.pieces[id].ref for id in pair]

    walk(start, seed, visit, windows, every)
    return moved


def speaks_of(state: State, option: Option, ids: tuple[int, int]) -> bool:
    """Whether an option is about one of those pieces."""
    return any(option.subject == state.pieces[id].ref or option.object == state.pieces[id].ref for id in ids)


def alike(
    one: S, two: S, owner: int, see: Callable[[S, int], object], guess: Callable[[S, int, Chance], object], where: str
) -> None:
    """Everybody but the owner is sent the same, and would guess the same."""
    for seat in range(SPECTATOR_SEAT, one.seats):
        if seat == owner:
            continue
        sent = [as_text(see(state, seat)) for state in (one, two)]
        assert sent[0] == sent[1], f"{where}, seat {seat}" + first_unlike(*sent)
        if seat >= 0:
            guessed = [as_text(guess(state, seat, Chance(7))) for state in (one, two)]
            assert guessed[0] == guessed[1], f"{where}, seat {seat} guesses" + first_unlike(*guessed)


def law_known_card(
    start: Start[S],
    seed: int,
    see: Callable[[S, int], object],
    redeal: Callable[[S, int, Chance], S],
    windows: int = PUBLIC,
    every: int = 5,
) -> int:
    """A known card of a hand moves, and whether a namesake is among the others there shows in nothing.

    Compared is what another seat is sent after the answer, in two dealings of what it does not know; cases in
    which it comes to know a face by it are left out. Answers in how many cases only one of them had a namesake.
    """
    compared = 0

    def visit(state: S, n: int) -> None:
        nonlocal compared
        planted = plant(state, redeal, n * WAYS)
        if planted is None:
            return
        one = planted.state
        owner = one.decision.seat
        for seat in range(SPECTATOR_SEAT, one.seats):
            if seat == owner:
                continue
            two: Any = redeal(one, seat, Chance(n))
            for option in one.decision.options:
                if not speaks_of(one, option, (planted.known, planted.known)):
                    continue
                if not any(option.is_same_as(answer) for answer in two.decision.options):
                    continue
                sent = [after(x.fork(), option, seat, see) for x in (one, two)]
                if "" not in sent:
                    assert sent[0] == sent[1], f"seed {seed}, decision {n}, seat {seat}" + first_unlike(*sent)
                    compared += two.pieces[planted.other].card is not two.pieces[planted.known].card

    walk(start, seed, visit, windows, every)
    return compared


def after(s: Any, option: Option, seat: int, see: Callable[[Any, int], object]) -> str:
    """What a seat is sent after an answer; "" if it has come to know a face by it."""
    before = faces_known(s, seat)
    s.apply(option)
    if any(count > before.get(face, 0) for face, count in faces_known(s, seat).items()):
        return ""
    return as_text(see(s, seat))
