"""Which options a look ahead follows, and where it may stop: for computer players and pacing. No rule is here.

A position is judged where nothing is under way. Until then only what matters is tried; doubles are left out everywhere.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import Ref
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import atk
from regelwerk.wowtcg.evaluation import card_worth
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.records import FACE_UP
from regelwerk.wowtcg.state import WowState

ATTACKERS: Final = 4
"""So many attackers the quick policy looks at: every one of them has all defenders to choose from."""


def is_quiescent(state: WowState) -> bool:
    """Nothing on the chain, no combat, nothing being announced: a seat has priority or decides before the game."""
    decision = state.decision
    if decision is None or decision.kind == codes.DECISION_MULLIGAN or decision.kind == codes.DECISION_WHO_BEGINS:
        return True
    if decision.kind != codes.DECISION_PRIORITY or state.chain or state.combat is not None or state.waiting:
        return False
    return isinstance(state.frames[-1], PriorityWindowFrame)


def neutral_option(state: WowState) -> int:
    """The index of a pass with nothing under way: judged by the position as it is, not by what the next step brings."""
    decision = state.decision
    if decision is None or not is_quiescent(state):
        return -1
    for i, option in enumerate(decision.options):
        if option.verb == codes.VERB_PASS or (
            decision.kind == codes.DECISION_MULLIGAN and option.verb == codes.VERB_NO
        ):
            return i
    return -1


def candidate_options(state: WowState, quick: bool) -> list[int]:
    """Which options deserve a look; `quick`: only what matters while a look ahead plays on."""
    decision = state.decision
    if decision is None:
        return []
    options = decision.options
    if len(options) == 1:
        return [0]
    if quick:
        if decision.kind == codes.DECISION_PRIORITY:
            found = [
                i
                for i in range(len(options))
                if options[i].verb == codes.VERB_PASS or options[i].verb == codes.VERB_STRIKE
            ]
            if found:
                return found
        elif decision.kind == codes.DECISION_HAND_SIZE:
            return [least_valuable(state, decision.seat, options)]
        elif decision.kind == codes.DECISION_MAY_PROTECT:
            return [len(options) - 1, *range(len(options) - 1)]
        elif decision.kind == codes.DECISION_ORDER_TRIGGERS or (
            decision.kind == codes.DECISION_CHOOSE_PAYMENT and pays_resources(state, options)
        ):
            return [0]
        elif decision.kind == codes.DECISION_CHOOSE_X and len(options) > 4:
            return [len(options) - 1, 0, len(options) // 2]
    return without_doubles(state, options)


def policy_options(state: WowState) -> list[int]:
    """What the quick policy looks at with nothing under way: outside its own action phase it passes.

    As a resource it places a quest or the card that it can spare first. Of many attackers it looks at the strongest:
    the others have their turn when those have attacked.
    """
    found = candidate_options(state, False)
    decision = state.decision
    if decision is None or decision.kind != codes.DECISION_PRIORITY:
        return found
    neutral = neutral_option(state)
    if neutral >= 0 and (state.turn_player != decision.seat or state.phase != codes.PHASE_ACTION):
        return [neutral]
    options = decision.options
    attacks = [i for i in found if options[i].verb == codes.VERB_ATTACK]
    if len(attacks) > ATTACKERS:
        weak = weakest(state, options, attacks)
        found = [i for i in found if i not in weak]
    placed = [i for i in found if options[i].verb == codes.VERB_PLACE]
    if len(placed) < 2:
        return found
    kept = to_place(state, decision.seat, options, placed)
    return [i for i in found if i in kept or options[i].verb != codes.VERB_PLACE]


def weakest(state: WowState, options: list[Option], attacks: list[int]) -> list[int]:
    """Of the options to attack all but those with the highest ATK."""
    by_atk: list[tuple[int, int]] = []
    for i in attacks:
        piece = state.piece_or_none(options[i].subject)
        by_atk.append((0 if piece is None else atk(state, piece), -i))
    by_atk.sort()
    return [-i for _, i in by_atk[: len(by_atk) - ATTACKERS]]


def to_place(state: WowState, seat: int, options: list[Option], placed: list[int]) -> list[int]:
    """Of the options to place a card as a resource the first quest, and the card that can be spared first."""
    have = len(state.zones[codes.ZONE_RESOURCES * state.seats + seat])
    quest = -1
    least = -1
    lowest = 1000.0
    for i in placed:
        piece = state.piece_or_none(options[i].subject)
        if piece is None:
            continue
        if piece.card.kind == codes.TYPE_QUEST:
            if quest < 0 or options[i].number == FACE_UP:
                quest = i
        else:
            worth = card_worth(state, seat, piece, have)
            if worth < lowest:
                lowest = worth
                least = i
    return [i for i in (quest, least) if i >= 0]


def least_valuable(state: WowState, seat: int, options: list[Option]) -> int:
    """The card in hand that can be spared first."""
    have = len(state.zones[codes.ZONE_RESOURCES * state.seats + seat])
    best = 0
    lowest = 1000.0
    for i, option in enumerate(options):
        piece = state.piece_or_none(option.object)
        if piece is not None:
            worth = card_worth(state, seat, piece, have)
            if worth < lowest:
                lowest = worth
                best = i
    return best


def pays_resources(state: WowState, options: list[Option]) -> bool:
    """Whether the choice is only which resources to exhaust."""
    piece = state.piece_or_none(options[0].object)
    return piece is not None and state.zone_kind(piece) == codes.ZONE_RESOURCES


def without_doubles(state: WowState, options: list[Option]) -> list[int]:
    """Of several copies of a card in a hand or a deck, one is enough."""
    seen: set[tuple[int, int, int, int]] = set()
    found: list[int] = []
    for i, option in enumerate(options):
        key = (option.verb, likeness(state, option.subject), likeness(state, option.object), option.number)
        if key not in seen:
            seen.add(key)
            found.append(i)
    return found


def likeness(state: WowState, ref: Ref) -> int:
    """The same number for cards in the hand or deck that are copies of each other; else the reference."""
    piece = state.piece_or_none(ref)
    if piece is not None and state.zone_kind(piece) in (codes.ZONE_HAND, codes.ZONE_DECK):
        return -1000 - piece.card.index
    return ref
