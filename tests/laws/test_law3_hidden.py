"""Law 3: what a seat is sent at one moment is the same, byte for byte, however the cards it cannot see are dealt.

Sent are: its view with the open decision, the reasons for refusing what it might try, and
what has happened since the last decision. The second half of the law: its guesses are the
same, too, if they are made with the same chance.

Every check here is put to the test itself: planted leaks must be noticed.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.guessing import derived_chance, redeal_unseen
from regelwerk.kernel.ids import NO_REF, Seat
from regelwerk.kernel.piece import seat_ref
from regelwerk.kernel.state import ALL, MEANINGFUL, PUBLIC
from regelwerk.kernel.visibility import SPECTATOR_SEAT, SeatHandles, is_known_to, reasons_for
from regelwerk.wowtcg import codes, visibility
from regelwerk.wowtcg.attack_legality import STEALTH
from regelwerk.wowtcg.refusals import why_not
from regelwerk.wowtcg.state import WowState
from tests.laws import wow
from tests.laws.common import as_text, at_random, faces, first_unlike, law_hidden, law_hidden_at_every_kind, walk
from tests.laws.mixed_decks import start_mixed

TRIES: Final = 6
"""How many intents each seat tries at each moment."""


def see(state: WowState, seat: int) -> dict[str, Any]:
    """All that a seat is sent at this moment."""
    return {
        "view": visibility.view(state, seat).to_data(),
        "events": visibility.events_for(state, state.events, seat),
        "refused": [reasons_for(state, why_not(state, seat, intent), seat) for intent in intents(state, seat)],
    }


def intents(state: WowState, seat: int) -> list[Option]:
    """Things to try: with cards the seat has names for, with cards it has none for, and with nonsense.

    They are the same for every dealing: ids and places do not change with it.
    """
    if seat == SPECTATOR_SEAT:
        return []
    names = SeatHandles(state, seat)
    pieces = [piece for piece in state.pieces if piece.zone >= 0]
    named = sorted((piece.ref for piece in pieces if names.handle(piece.ref)), key=names.handle)
    other = [piece.ref for piece in pieces if not names.handle(piece.ref)]
    source = random.Random(len(named) * 1000 + state.turn)
    tries = []
    for i in range(TRIES):
        subject = source.choice(named)
        object = source.choice((NO_REF, source.choice(named), source.choice([*other, NO_REF]), seat_ref(Seat(seat))))
        if i == 0 and other:
            subject = source.choice(other)
        tries.append(Option(source.randrange(1, len(codes.VERBS)), subject, object, source.randrange(3)))
    return tries


def redeal(state: WowState, seat: int, chance: Chance) -> WowState:
    """Another dealing of the same moment; what has happened stays what has happened."""
    other = visibility.redeal_unseen(state, seat, chance)
    other.events = state.events
    return other


def guess(state: WowState, seat: int, chance: Chance) -> object:
    """A guess as plain data: the canonical position, and what another seat would see in it."""
    guessed = visibility.guess(state, seat, chance)
    return {
        "position": wow.RULESET.position(guessed),
        "view": visibility.view(guessed, state.next_seat(seat)).to_data(),
    }


# ------------------------------------------------------------------------- the law

CASES: Final = [
    pytest.param(wow.start, ALL, 2, 24, id="learning decks, every window"),
    pytest.param(wow.start, PUBLIC, 2, 9, id="learning decks, windows not provably empty", marks=pytest.mark.thorough),
    pytest.param(wow.start_big, ALL, 2, 24, id="whole decks, every window", marks=pytest.mark.thorough),
    pytest.param(wow.start_big, PUBLIC, 2, 9, id="whole decks, windows not provably empty", marks=pytest.mark.thorough),
    pytest.param(wow.start_three, PUBLIC, 1, 40, id="three seats"),
    pytest.param(start_mixed, PUBLIC, 5, 16, id="any cards"),
]


@pytest.mark.parametrize(("start", "windows", "games", "every"), CASES)
def test_what_is_sent_does_not_depend_on_what_is_hidden(
    start: Callable[[int, int], WowState], windows: int, games: int, every: int
) -> None:
    changed = 0
    for seed in range(games):
        changed += law_hidden(start, seed, see, redeal, windows, every, 2, guess)
    assert changed > 150, "the dealings have hardly changed anything: the law has shown nothing"


def test_the_law_has_seen_every_kind_of_question() -> None:
    """Rare questions, too, are put to the law: wherever one comes up it is tried, in games of all decks."""
    left = {
        codes.DECISION_SEARCH,
        codes.DECISION_CHOOSE,
        codes.DECISION_CHOOSE_TARGET,
        codes.DECISION_CHOOSE_DEFENDER,
        codes.DECISION_MAY_PROTECT,
        codes.DECISION_PACKET,
        codes.DECISION_MAY,
        codes.DECISION_DISCARDING,
    }
    left |= {
        codes.DECISION_MULLIGAN,
        codes.DECISION_WHO_BEGINS,
        codes.DECISION_CHOOSE_PAYMENT,
        codes.DECISION_HAND_SIZE,
        codes.DECISION_PRIORITY,
        codes.DECISION_LOOKED,
    }
    law_hidden_at_every_kind(
        left, codes.DECISIONS, 60, lambda seed: start_mixed if seed % 2 else wow.start_big, see, redeal, guess
    )


# ------------------------------------------------- what is not shown has no consequences


def test_nothing_hidden_shows_in_what_happens_next() -> None:
    """Two dealings of one moment get the same answer. As long as a seat learns no face by it, nor a number that was
    chosen in secret, it sees the same."""
    compared = 0

    def visit(state: WowState, n: int) -> None:
        nonlocal compared
        assert state.decision is not None
        index = at_random(n)(state.decision)
        option = state.decision.options[index]
        for seat in range(SPECTATOR_SEAT, state.seats):
            mine, other = state.fork(), visibility.redeal_unseen(state, seat, Chance(n))
            assert other.decision is not None
            if not any(option.is_same_as(answer) for answer in other.decision.options):
                continue
            before = [piece.id for piece in state.pieces if is_known_to(piece.known_to, seat)]
            events = [visibility.events_for(x, x.apply(option), seat) for x in (mine, other)]
            if learned(mine, seat, before) or learned(other, seat, before) or '"secret number"' in as_text(events[0]):
                continue
            sent = [as_text([told, visibility.view(x, seat).to_data()]) for told, x in zip(events, (mine, other))]
            assert sent[0] == sent[1], f"decision {n}, seat {seat}" + first_unlike(sent[0], sent[1])
            compared += 1

    for seed in range(3):
        walk(wow.start_big, seed, visit, PUBLIC, every=3)
        walk(start_mixed, seed, visit, PUBLIC, every=3)
    assert compared > 300


def learned(state: WowState, seat: int, before: list[int]) -> bool:
    """Whether a seat has come to know a face since, or is shown one for its decision."""
    if any(is_known_to(piece.known_to, seat) and piece.id not in before for piece in state.pieces):
        return True
    return state.decision is not None and state.decision.kind == codes.DECISION_SEARCH and state.decision.seat == seat


# -------------------------------------------------------------------- planted leaks


def leaks(see: Callable[[WowState, int], object], windows: int = PUBLIC) -> bool:
    """Whether the law notices that something depends on what is hidden."""
    try:
        for seed in range(2):
            law_hidden(wow.start_big, seed, see, redeal, windows, every=5)
    except AssertionError:
        return True
    return False


def top_card(state: WowState, seat: int) -> object:
    """The face of the next card of the first deck."""
    deck = state.zone_ids(codes.ZONE_DECK, 0)
    return [see(state, seat), state.pieces[deck[-1]].card.code if deck else ""]


def playable(state: WowState, seat: int) -> object:
    """How many things the asked seat can do, for everybody to see."""
    return [see(state, seat), len(state.decision.options) if state.decision is not None else 0]


def order(state: WowState, seat: int) -> object:
    """Which of the hidden cards of the first hand comes first by name."""
    hand = [(state.pieces[id].card.name, at) for at, id in enumerate(state.zone_ids(codes.ZONE_HAND, 0))]
    return [see(state, seat), [at for _, at in sorted(hand)]]


@pytest.mark.parametrize("leak", [top_card, playable, order])
def test_a_leak_in_what_is_sent_is_noticed(leak: Callable[[WowState, int], object]) -> None:
    assert leaks(leak)


def test_asking_only_who_can_do_something_is_noticed() -> None:
    """`windows="meaningful"` tells what is in a hand; it is for guessed games only."""
    assert leaks(see, MEANINGFUL)
    assert not leaks(see, PUBLIC)


def test_a_reason_that_speaks_of_a_hidden_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def naive(state: WowState, seat: int, intent: Option) -> list[Reason]:
        piece = state.piece_or_none(intent.subject)
        return (
            [Reason(STEALTH, "it-is-no-ally", NO_REF)]
            if piece is not None and piece.card.kind != codes.TYPE_ALLY
            else []
        )

    monkeypatch.setitem(globals(), "why_not", naive)
    assert leaks(see)


def guess_leaks(make: Callable[[WowState, int, Chance], WowState]) -> bool:
    """Whether guesses of one moment differ between its dealings."""

    def visit(state: WowState, n: int) -> None:
        for seat in range(state.seats):
            found = [make(x, seat, Chance(n)) for x in (state, visibility.redeal_unseen(state, seat, Chance(n + 1)))]
            assert wow.RULESET.position(found[0]) == wow.RULESET.position(found[1])

    try:
        for seed in range(2):
            walk(wow.start_big, seed, visit, PUBLIC, every=4)
    except AssertionError:
        return True
    return False


def peeking(state: WowState, seat: int, chance: Chance) -> WowState:
    """The true cards with a fresh chance."""
    other = state.fork()
    other.chance = derived_chance(chance)
    return other


def overhearing(state: WowState, seat: int, chance: Chance) -> WowState:
    """Other cards, but what others have chosen in secret stays chosen."""
    other = state.fork()
    redeal_unseen(other, seat, chance)
    other.chance = derived_chance(chance)
    return other


def test_a_guess_that_peeks_is_noticed() -> None:
    assert not guess_leaks(visibility.guess)
    assert guess_leaks(peeking)
    assert guess_leaks(overhearing)


# --------------------------------------------------------------- the dealings themselves


def test_a_redealing_keeps_what_a_seat_knows_and_every_card() -> None:
    changed = 0

    def visit(state: WowState, n: int) -> None:
        nonlocal changed
        for seat in range(SPECTATOR_SEAT, state.seats):
            other = visibility.redeal_unseen(state, seat, Chance(n))
            changed += faces(other) != faces(state)
            assert state.zones == other.zones
            for owner in range(state.seats):
                mine = sorted(piece.card.index for piece in state.pieces if piece.owner == owner)
                assert mine == sorted(piece.card.index for piece in other.pieces if piece.owner == owner)
            for attacker, b in zip(state.pieces, other.pieces):
                assert (attacker.known_to, attacker.handle, attacker.owner_handle) == (
                    b.known_to,
                    b.handle,
                    b.owner_handle,
                )
                if is_known_to(attacker.known_to, seat):
                    assert attacker.card is b.card

    walk(wow.start_big, 5, visit, PUBLIC, every=4)
    assert changed > 50


def test_everybody_knows_what_lies_open() -> None:
    """The bits that sight goes by: faces in open zones are known to all unless they lie face down, decks to none."""

    def visit(state: WowState, n: int) -> None:
        for piece in state.pieces:
            kind = state.zone_kind(piece) if piece.zone >= 0 else -1
            if kind >= codes.ZONE_GRAVEYARD and not piece.face_down:
                assert piece.known_to == EVERYONE, f"decision {n}: {piece.card.code} in {codes.ZONES[kind]}"
            if kind == codes.ZONE_HAND:
                assert is_known_to(piece.known_to, piece.owner)
            if kind >= codes.ZONE_GRAVEYARD:
                assert piece.handle > 0

    walk(wow.start_big, 6, visit, PUBLIC, every=3)
