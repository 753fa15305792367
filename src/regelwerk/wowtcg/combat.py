"""The combat step (wow:602-603), from the attack to the conclusion."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.attack_legality import can_protect, characters_of
from regelwerk.wowtcg.changes import exhaust
from regelwerk.wowtcg.combatants import leaves_combat, start_defending
from regelwerk.wowtcg.damage import DamageFrame
from regelwerk.wowtcg.derived_values import atk, keywords
from regelwerk.wowtcg.modifiers import drop_modifiers
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.priority_checks import run_check_waves
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import UNTIL_COMBAT_ENDS, CurrentCombat, Packet, TurnFact, WowPiece, WowState
from regelwerk.wowtcg.triggers import emit_and_trigger

ATTACKS: Final = rule("wow:602.1")
PROTECTS: Final = rule("wow:602.2")
CONCLUSION: Final = rule("wow:603.1")
ENDS: Final = rule("wow:603.3")
MELEE: Final = codes.ELEMENTS.index("melee")
"""A hero that has not struck deals melee damage (wow7.4:408.3a)."""


@mypyc_attr(free_list_len=1)
class CombatStepFrame(Frame[WowState]):
    """One combat step (wow:602-603). `at` is the next thing to do; `seats` are still asked to protect."""

    __slots__ = ("asking", "at", "seats")

    def __init__(self) -> None:
        self.at = 0
        self.seats: list[int] = []
        self.asking = 0

    def copy(self) -> CombatStepFrame:
        other = CombatStepFrame()
        other.at = self.at
        other.seats = self.seats[:]
        other.asking = self.asking
        return other

    def step(self, state: WowState) -> int:
        at = self.at
        self.at += 1
        if at == 0:
            return begin(state)
        if at == 1:
            self.seats = _protecting_seats(state)
            self.at = 2
            return self.protect_point(state)
        if at == 2:
            return self.protect_point(state)
        if at == 4:
            return conclude(state)
        run_check_waves(state)  # and nothing else yet (wow:603.2)
        if state.result is not None:
            return RUN
        end(state)
        return DONE

    def protect_point(self, state: WowState) -> int:
        """Ask each opposing player with a character that can protect, clockwise (wow:602.2)."""
        while self.seats:
            seat = self.seats.pop(0)
            options: list[Option] = []
            for piece in characters_of(state, seat):
                if piece.control == seat and can_protect(state, piece, None):
                    options.append(Option(codes.VERB_PROTECT, piece.ref))
            if options:
                options.append(Option(codes.VERB_NO))
                self.at = 2
                state.ask(
                    seat,
                    codes.DECISION_MAY_PROTECT,
                    options,
                    state.combat.proposed if state.combat is not None else NO_REF,
                )
                return ASK
        self.at = 4
        return defend(state)

    def apply_answer(self, state: WowState, option: Option) -> None:
        if option.verb != codes.VERB_PROTECT:
            return
        piece = state.piece_or_none(option.subject)
        fight = state.combat
        if piece is None or fight is None:
            return
        self.seats = []  # inf:one-protector-per-combat
        exhaust(state, piece, PROTECTS)
        ref = piece.ref
        sabotage = fight.sabotage and ref == fight.proposed  # wow:602.2c
        state.combat = CurrentCombat(fight.attacker, ref, NO_REF, ref, fight.struck, sabotage)
        state.invalidate(codes.DEPENDS_ON_COMBAT)
        emit_and_trigger(state, codes.EVENT_PROTECT, PROTECTS, NO_REF, piece.control, ref, fight.attacker)


def begin(state: WowState) -> int:
    """602.1: the attacker exhausts and starts attacking; the attack window opens."""
    fight = state.combat
    attacker = state.piece_or_none(fight.attacker) if fight is not None else None
    state.phase = codes.PHASE_COMBAT_ATTACK
    if fight is not None and attacker is not None:
        state.batch += 1
        exhaust(state, attacker, ATTACKS)
        state.invalidate(codes.DEPENDS_ON_COMBAT)
        emit_and_trigger(
            state,
            codes.EVENT_ATTACK,
            ATTACKS,
            NO_REF,
            attacker.control,
            fight.attacker,
            fight.proposed,
            1 if fight.sabotage else 0,
        )
        state.turn_facts.append(TurnFact(codes.EVENT_ATTACK, fight.attacker, fight.proposed, attacker.control, False))
    state.frames.append(PriorityWindowFrame(codes.PHASE_COMBAT_ATTACK))
    return RUN


def _protecting_seats(state: WowState) -> list[int]:
    fight = state.combat
    if fight is None or fight.attacker == 0 or fight.proposed == 0:
        return []
    return [seat for seat in state.clockwise(state.turn_player) if state.teams[seat] != state.teams[state.turn_player]]


def defend(state: WowState) -> int:
    """602.3: if both are still there the defender starts defending; the defend window opens."""
    fight = state.combat
    if fight is None or fight.attacker == 0 or fight.proposed == 0:
        return RUN
    start_defending(state)
    state.phase = codes.PHASE_COMBAT_DEFEND
    state.frames.append(PriorityWindowFrame(codes.PHASE_COMBAT_DEFEND))
    return RUN


def conclude(state: WowState) -> int:
    """603.1: attacker and defender deal each other combat damage at the same moment."""
    fight = state.combat
    state.phase = codes.PHASE_COMBAT_END
    if fight is None:
        return RUN
    attacker = state.piece_or_none(fight.attacker)
    defender = state.piece_or_none(fight.defender)
    state.emit(codes.EVENT_CONCLUDE, CONCLUSION, NO_REF, -1, fight.attacker, fight.defender)
    if attacker is None or defender is None:  # wow:603.1b
        return RUN
    if fight.sabotage:  # kw:sabotage
        emit_and_trigger(
            state, codes.EVENT_SABOTAGE, CONCLUSION, NO_REF, attacker.control, fight.attacker, fight.defender
        )
        return RUN
    packets: list[Packet] = []
    hit(state, attacker, defender, packets)
    if not keywords(state, attacker) & codes.KEYWORD_LONG_RANGE:  # unless it has long-range (wow:603.1a, kw:long-range)
        hit(state, defender, attacker, packets)
    if packets:
        state.frames.append(DamageFrame(packets, NO_REF))
    return RUN


def hit(state: WowState, by: WowPiece, to: WowPiece, packets: list[Packet]) -> None:
    """A packet of combat damage equal to ATK; with ATK 0 none is made (wow7.4:408.2)."""
    amount = atk(state, by)
    if amount <= 0:
        return
    elements = 1 << by.card.element if by.card.element else 0
    weapons: list[Ref] = []
    if by.card.kind == codes.TYPE_HERO:
        for modifier in state.modifiers:
            if modifier.is_of_strike() and modifier.frozen == [by.ref]:
                elements |= (
                    1 << state.last_known(modifier.scope.source).card.element
                )  # wow7.4:408.3a, inf:two-strike-types
                if modifier.scope.source not in weapons:
                    weapons.append(modifier.scope.source)  # inf:packet-association
        if not elements:
            elements = 1 << MELEE  # inf:hero-combat-damage-type
    packets.append(Packet(amount, to.ref, by.ref, by.control, elements, True, False, weapons))  # wow:205.1a


def end(state: WowState) -> None:
    """603.3: everything is removed from combat, "this combat" ends, and the step with it."""
    fight = state.combat
    if fight is not None:
        for ref in (fight.attacker, fight.proposed, fight.defender):
            if ref:
                leaves_combat(state, ref)
    state.combat = None
    state.invalidate(codes.DEPENDS_ON_COMBAT)
    drop_modifiers(state, UNTIL_COMBAT_ENDS, ENDS)
    state.phase = codes.PHASE_ACTION
