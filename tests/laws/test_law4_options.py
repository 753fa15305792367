"""Law 4: what is offered is accepted and can be completed; anything else is refused, with a rule; no list is empty."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF, Seat
from regelwerk.kernel.piece import seat_ref
from regelwerk.kernel.state import ALL, PUBLIC
from regelwerk.kernel.visibility import SeatHandles, option_for, parse_option
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import AnnouncementFrame
from regelwerk.wowtcg.refusals import is_offered, why_not
from regelwerk.wowtcg.rules import BOOK
from regelwerk.wowtcg.state import WowState
from regelwerk.wowtcg.visibility import TERMS
from tests.laws import wow
from tests.laws.common import law_options_hold, told_option, walk
from tests.laws.mixed_decks import start_mixed

CASES: Final = [
    pytest.param(wow.start, PUBLIC, 3, 4, id="learning decks"),
    pytest.param(wow.start_big, PUBLIC, 3, 4, id="whole decks"),
    pytest.param(wow.start_big, ALL, 3, 9, id="whole decks, every window"),
    pytest.param(wow.start_three, PUBLIC, 1, 20, id="three seats"),
    pytest.param(start_mixed, PUBLIC, 12, 4, id="any cards"),
]
Start = Callable[[int, int], WowState]
with_games = pytest.mark.parametrize(("start", "windows", "games", "every"), CASES)


@with_games
def test_what_is_offered_is_accepted(start: Start, windows: int, games: int, every: int) -> None:
    tried = sum(law_options_hold(start, seed, windows, every) for seed in range(games))
    assert tried > 100


# ------------------------------------------------------------------ announcements


def announcing(state: WowState) -> bool:
    """Whether a seat is in the middle of an announcement of its own choice."""
    top = state.frames[-1]
    return isinstance(top, AnnouncementFrame) and top.kind != codes.LINK_TRIGGER


def complete(state: WowState, option: Option, source: random.Random) -> int:
    """Begin an announcement and pick at random until it is complete; how many picks that took.

    Fails if something stands in the way of finishing it: an empty list, or no link in the end.
    """
    links = state.link_count
    state.apply(option)
    picks = 0
    while state.decision is not None and announcing(state):
        assert state.decision.options
        assert state.decision.public_kind == codes.DECISION_PRIORITY, "others learn of a step of an announcement"
        assert why_not(state, state.decision.seat, state.decision.options[0]) == []
        state.apply(source.choice(state.decision.options))
        picks += 1
        assert picks < 100
    assert state.link_count > links, "the announcement has not led to a link"
    return picks


@with_games
def test_every_announcement_can_be_completed_whatever_is_picked(
    start: Start, windows: int, games: int, every: int
) -> None:
    begun = longest = 0

    def visit(state: WowState, n: int) -> None:
        nonlocal begun, longest
        decision = state.decision
        assert decision is not None
        if decision.kind != codes.DECISION_PRIORITY:
            return
        for i, option in enumerate(decision.options):
            if option.verb == codes.VERB_PASS:
                continue
            for run in range(2):
                picks = complete(state.fork(), option, random.Random(n * 100 + i * 10 + run))
                begun += 1
                longest = max(longest, picks)

    for seed in range(games):
        walk(start, seed + 10, visit, windows, every)
    assert begun > 60
    assert longest >= (2 if start is start_mixed else 1)


# ----------------------------------------------------------------------- refusals


def attempts(state: WowState, seat: int, source: random.Random, count: int) -> list[Option]:
    """Things a seat might try, with cards it can name, some it cannot, seats and numbers."""
    names = SeatHandles(state, seat)
    named = [piece.ref for piece in state.pieces if piece.zone >= 0 and names.handle(piece.ref)]
    found = []
    for _ in range(count):
        subject = source.choice(named)
        anything = source.choice(state.pieces).ref
        object = source.choice(
            (NO_REF, NO_REF, source.choice(named), anything, seat_ref(Seat(source.randrange(state.seats))))
        )
        found.append(Option(source.randrange(1, len(codes.VERBS)), subject, object, source.choice((0, 0, 1, 2))))
    return found


@with_games
def test_anything_else_is_refused_with_a_rule_of_the_book(start: Start, windows: int, games: int, every: int) -> None:
    kinds: set[str] = set()
    legal = 0

    def visit(state: WowState, n: int) -> None:
        nonlocal legal
        source = random.Random(n)
        decision = state.decision
        assert decision is not None
        for option in decision.options:
            assert why_not(state, decision.seat, option) == []
        for seat in range(state.seats):
            for intent in attempts(state, seat, source, 16):
                reasons = why_not(state, seat, intent)
                for reason in reasons:
                    assert reason.rule.number in BOOK
                    kinds.add(reason.kind)
                assert len({(r.rule.number, r.kind, r.ref, r.number) for r in reasons}) == len(reasons)
                if reasons:
                    assert seat != decision.seat or not is_offered(decision, intent)
                else:
                    legal += 1
                    assert seat == decision.seat
                    assert can_be_done(state, intent), f"seed {n}: {told_option(intent)} is not refused"

    for seed in range(games):
        walk(start, seed + 20, visit, windows, every)
    assert len(kinds) > 20
    assert legal > 3 or start is not start_mixed


def can_be_done(state: WowState, intent: Option) -> bool:
    """Whether the intent is an option, or is reached by choosing the rest of it step by step."""
    decision = state.decision
    assert decision is not None
    if is_offered(decision, intent):
        return True
    for option in decision.options:
        if option.verb == intent.verb and option.subject == intent.subject and option.verb != codes.VERB_PASS:
            if option.number in (0, intent.number) and reached(state, option, intent):
                return True
    return False


def reached(state: WowState, option: Option, intent: Option) -> bool:
    """Whether some way through the announcement has the X and the first target of the intent."""
    twin = state.fork()
    twin.apply(option)
    waiting = [twin]
    while waiting:
        at = waiting.pop()
        decision = at.decision
        if decision is None or not announcing(at):
            continue
        if decision.kind in (codes.DECISION_CHOOSE_TARGET, codes.DECISION_CHOOSE_DEFENDER):
            if intent.object == 0 or any(answer.object == intent.object for answer in decision.options):
                return True
            continue
        for answer in decision.options:
            if (
                decision.kind == codes.DECISION_CHOOSE_X
                and intent.verb == codes.VERB_PLAY
                and intent.number
                and answer.number != intent.number
            ):
                continue
            if intent.object == 0 and decision.kind == codes.DECISION_CHOOSE_X:
                return True
            on = at.fork()
            on.apply(answer)
            waiting.append(on)
    return False


@with_games
def test_an_intent_that_says_more_is_refused_exactly_if_it_cannot_be_done(
    start: Start, windows: int, games: int, every: int
) -> None:
    """Attacking with a given defender, playing and using with a given first target: both ways."""
    yes = no = 0

    def visit(state: WowState, n: int) -> None:
        nonlocal yes, no
        decision = state.decision
        assert decision is not None
        if decision.kind != codes.DECISION_PRIORITY:
            return
        names = SeatHandles(state, decision.seat)
        named = [piece.ref for piece in state.pieces if piece.zone >= 0 and names.handle(piece.ref)]
        for option in decision.options:
            if option.verb not in (codes.VERB_PLAY, codes.VERB_USE, codes.VERB_COMPLETE, codes.VERB_ATTACK):
                continue
            for object in random.Random(n).sample(named, min(5, len(named))) + [seat_ref(Seat(0))]:
                intent = Option(option.verb, option.subject, object, option.number)
                refused = why_not(state, decision.seat, intent) != []
                assert refused != reached(state, option, intent), f"decision {n}: {told_option(intent)}"
                yes += not refused
                no += refused

    for seed in range(games):
        walk(start, seed + 30, visit, windows, every)
    assert yes > 5
    assert no > 30


# -------------------------------------------------------------------------- handles


def test_an_option_said_in_handles_means_the_same_option() -> None:
    """What a seat is sent, sent back, is what was offered."""
    heard = 0

    def visit(state: WowState, n: int) -> None:
        nonlocal heard
        decision = state.decision
        assert decision is not None
        names = SeatHandles(state, decision.seat)
        for option in decision.options:
            said = option_for(names, option, TERMS)
            meant = parse_option(names, said, TERMS)
            assert meant is not None
            if said["subject"] or not option.subject:
                assert told_option(meant) == told_option(option)
            else:
                assert meant.object == option.object
            heard += 1

    for start in (wow.start, wow.start_big, start_mixed):
        for seed in range(4):
            walk(start, seed, visit, PUBLIC)
    assert heard > 1000
