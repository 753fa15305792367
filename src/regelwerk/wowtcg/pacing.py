"""Where the World of Warcraft TCG stops for a person: at the last moment at which something could matter.

One's own action phase is always played by hand. In one's own turn all other windows have an action phase beside them,
but for the defend window and for what others add to the chain. Everywhere else what can be done is tried.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.pacing import ASKED, MUST_ANSWER, OPENLY, QUIETLY, TRIED, StopRule, Window
from regelwerk.kernel.piece import ID_MASK
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import atk, defense, forbids, health, keywords
from regelwerk.wowtcg.evaluation import is_answer
from regelwerk.wowtcg.legality import find_power
from regelwerk.wowtcg.lookahead import candidate_options
from regelwerk.wowtcg.payment import ready_resources
from regelwerk.wowtcg.priority import is_provably_empty
from regelwerk.wowtcg.state import WowPiece, WowState

ENDED: Final = -2

Look = tuple[int, int, bool, bool, int, int, int, int, int, int]
"""How a card in play looks: zone, damage, exhausted, face down, host, ATK, health, DEF, keywords, prohibitions."""


class Outcome:
    """What lies on the table at the end of a trial.

    in_play  by reference how each card in play looks; resources only whether they are face down
    ready    for each seat the number of its ready resources; `hands`, `decks` of the cards in its hand and deck
    winners  who has won, None while the game is on
    """

    __slots__ = ("decks", "hands", "in_play", "ready", "winners")

    def __init__(self, state: WowState) -> None:
        self.winners = None if state.result is None else list(state.result.winners)
        self.in_play: dict[int, Look] = {}
        self.ready: list[int] = []
        self.hands: list[int] = []
        self.decks: list[int] = []
        for seat in range(state.seats):
            self.ready.append(ready_resources(state, seat))
            self.hands.append(len(state.zone_ids(codes.ZONE_HAND, seat)))
            self.decks.append(len(state.zone_ids(codes.ZONE_DECK, seat)))
            for kind in (codes.ZONE_ALLIES, codes.ZONE_HERO_ROW, codes.ZONE_ATTACHED):
                for id in state.zone_ids(kind, seat):
                    piece = state.pieces[id]
                    self.in_play[piece.ref] = look_of(state, piece)
            for id in state.zone_ids(codes.ZONE_RESOURCES, seat):
                piece = state.pieces[id]
                self.in_play[piece.ref] = (piece.zone, 0, False, piece.face_down, 0, 0, 0, 0, 0, 0)

    def is_like(self, other: Outcome) -> bool:
        """Whether both tables look the same; hands don't count: a step later its player has drawn a card more."""
        return self.winners == other.winners and self.ready == other.ready and self.in_play == other.in_play


def look_of(state: WowState, piece: WowPiece) -> Look:
    """How a card in play looks."""
    return (
        piece.zone,
        piece.damage,
        piece.exhausted,
        piece.face_down,
        piece.host,
        atk(state, piece),
        health(state, piece),
        defense(state, piece),
        keywords(state, piece),
        forbids(state, piece),
    )


def without_cost(look: Look) -> Look:
    """How the card of an option looks, apart from what its cost does to it: exhausting it, turning it over."""
    return (look[0], look[1], False, False, *look[4:])


class WowStopRule(StopRule):
    """The rule of the last moment."""

    def window(self, state: WowState, ignored: Container[str]) -> Window:
        decision = state.decision
        if decision is None or decision.kind != codes.DECISION_PRIORITY:
            return MUST_ANSWER
        seat = decision.seat
        passing = passing_option(decision)
        own = state.turn_player == seat
        others_link = len(state.chain) > 0 and state.chain[-1].you != seat
        if passing < 0 or (own and state.phase == codes.PHASE_ACTION and not state.chain):
            return Window(passing, ASKED, [])
        if own and not others_link and (state.chain or state.phase != codes.PHASE_COMBAT_DEFEND):
            return Window(passing, OPENLY, [])
        options = decision.options
        if len(options) == 1:
            return Window(passing, OPENLY if is_provably_empty(state, seat) else QUIETLY, [])
        found = [
            index
            for index in candidate_options(state, False)
            if index != passing and self.card_code(state, options[index]) not in ignored
        ]
        for index in found:
            if options[index].verb == codes.VERB_STRIKE or (others_link and is_counter(state, seat, options[index])):
                return Window(passing, ASKED, [index])
        return Window(passing, TRIED if found else QUIETLY, found)

    def card_code(self, state: WowState, option: Option) -> str:
        return state.last_known(option.subject).card.code if option.subject > 0 else ""

    # ------------------------------------------------------------------- trials

    def is_last_chance(self, state: WowState) -> bool:
        """In the end phase of another's turn nothing comes after it but the ready step."""
        decision = state.decision
        own = decision is not None and state.turn_player == decision.seat
        return state.phase == codes.PHASE_END and not state.chain and not own

    def is_after(self, start: WowState, state: WowState) -> bool:
        """After the next ready step: what lasts this turn and what the ready step undoes count for nothing."""
        if state.turn <= start.turn or state.decision is None:
            return False
        return state.phase != codes.PHASE_READY_STEP or state.decision.kind == codes.DECISION_PRIORITY

    def same_option(self, start: WowState, option: Option, state: WowState) -> int:
        decision, before = state.decision, start.decision
        if decision is None or before is None or state.turn != start.turn:
            return ENDED
        if decision.kind != codes.DECISION_PRIORITY or decision.seat != before.seat:
            return -1
        return next((i for i, one in enumerate(decision.options) if one.is_same_as(option)), -1)

    def outcome(self, state: WowState) -> Outcome:
        return Outcome(state)

    def matters(self, start: WowState, option: Option, taken: Outcome, passed: Outcome) -> bool:
        """In one's own turn cards drawn and cards that stay can wait for the action phase; they count for nothing."""
        decision = start.decision
        assert decision is not None
        seat, subject = decision.seat, option.subject
        own = start.turn_player == seat
        if taken.winners != passed.winners:
            return True
        from_hand = start.zone_kind(start.last_known(subject)) == codes.ZONE_HAND
        for other in range(start.seats):
            mine = other == seat
            if taken.ready[other] > passed.ready[other] or (not mine and taken.ready[other] != passed.ready[other]):
                return True
            if not own and taken.decks[other] != passed.decks[other]:
                return True
            if not own and taken.hands[other] + (from_hand and mine) != passed.hands[other]:
                return True
        for ref in taken.in_play.keys() | passed.in_play.keys():
            one, two = taken.in_play.get(ref), passed.in_play.get(ref)
            if ref == subject:  # it may be exhausted, turned over or destroyed as a cost
                if one is not None and two is not None and without_cost(one) != without_cost(two):
                    return True
            elif not (own and from_hand and ref & ID_MASK == subject & ID_MASK) and one != two:
                return True
        return False


def passing_option(decision: Decision) -> int:
    """The option that passes priority, -1 where something must be done."""
    return next((i for i, option in enumerate(decision.options) if option.verb == codes.VERB_PASS), -1)


def is_counter(state: WowState, seat: int, option: Option) -> bool:
    """Whether an option aims at a link of the chain."""
    piece = state.last_known(option.subject)
    if option.verb == codes.VERB_PLAY:
        return is_answer(piece.card.play)
    return option.verb == codes.VERB_USE and is_answer(find_power(state, piece, option.number))
