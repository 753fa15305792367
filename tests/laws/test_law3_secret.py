"""Law 3, over time: what one player chooses in secret tells the others nothing, then or later."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest

from regelwerk.kernel.state import PUBLIC
from regelwerk.wowtcg import codes, visibility
from regelwerk.wowtcg.chain import ResolutionFrame
from regelwerk.wowtcg.deck_file import Deck
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.effects_decks import TAKEN, TakeFromTop
from regelwerk.wowtcg.setup import start as begin
from regelwerk.wowtcg.state import WowState, frames_of
from tests.laws.common import law_secret_choices
from tests.laws.wow import start, start_big, start_three


def seen(state: WowState, seat: int) -> object:
    """Everything that a seat is sent after an answer."""
    return [visibility.view(state, seat).to_data(), visibility.events_for(state, state.events, seat)]


def face_down(state: WowState) -> list[int]:
    """Which card is placed face down is the placing player's business."""
    decision = state.decision
    assert decision is not None
    if decision.kind != codes.DECISION_PRIORITY:
        return []
    return [i for i, option in enumerate(decision.options) if option.verb == codes.VERB_PLACE and option.number == 0]


@pytest.mark.parametrize("table", [start, start_big, start_three], ids=["learning", "big", "three"])
def test_a_card_placed_face_down_tells_nothing(table: object) -> None:
    """412.1b, ruling:known-hidden-cards: nobody can tell afterwards which card of the hand it was."""
    begin = start if table is start else start_big if table is start_big else start_three
    assert sum(law_secret_choices(begin, seed, seen, face_down, every=2) for seed in range(3)) > 200


def test_a_card_that_can_still_be_followed_is_noticed() -> None:
    """A planted leak: which card was placed shows in what the others are sent."""

    def leaking(state: WowState, seat: int) -> object:
        return [
            state.pieces[id].card.index
            for other in range(state.seats)
            for id in state.zone_ids(codes.ZONE_RESOURCES, other)
        ]

    def placed(state: WowState) -> list[int]:
        return face_down(state) if state.turn > 0 else []

    with pytest.raises(AssertionError, match="seed 1"):
        law_secret_choices(start, 1, with_resolution(leaking), placed)


def with_resolution(see: Callable[[WowState, int], object]) -> Callable[[WowState, int], object]:
    """What is seen once everybody has passed and the placed card lies among the resources."""

    def seen_then(state: WowState, seat: int) -> object:
        later = state.fork()
        while later.decision is not None and later.chain:
            later.apply(later.decision.options[0])
        return see(later, seat)

    return seen_then


LOOKING: Final = (
    "hoa/big-game-hunter",
    "hoa/eagle-eye",
    "hoa/it-s-a-secret-to-everybody",
    "hoa/zapped-giants",
    "hoa/krol-blade",
    "hoa/fire-blast",
)


def start_looking(seed: int, windows: int = PUBLIC) -> WowState:
    """A game between decks that look at their own cards again and again."""
    source = random.Random(seed)
    decks = [Deck("looking", "hoa/elendril", [source.choice(LOOKING) for _ in range(30)]) for _ in range(2)]
    return begin(standard(), decks, [0, 1], seed, windows)


def put_away(state: WowState) -> list[int]:
    """Which of several cards of one's own deck goes where, unless it is one that all have seen and see taken."""
    top = frames_of(state)[-1]
    if not isinstance(top, ResolutionFrame) or top.pc >= len(top.program.code):
        return []
    instr = top.program.code[top.pc]
    if not isinstance(instr, TakeFromTop) or (instr.revealed() is not None and top.pending[0] != TAKEN):
        return []
    assert state.decision is not None
    return list(range(len(state.decision.options)))


def test_cards_put_below_the_deck_cannot_be_followed() -> None:
    """wow7.4:415.3c: nobody else sees in which order they go there, nor which one was taken unseen."""
    assert sum(law_secret_choices(start_looking, seed, seen, put_away) for seed in range(4)) > 100
