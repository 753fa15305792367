"""One attack, in the order of its segments (dm04:segmente, dm:8.2)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.attack_legality import blockers, still_must
from regelwerk.duelmasters.battle import ATTACKED, BLOCKER, begin_battle, compare
from regelwerk.duelmasters.changes import add_shield, tap
from regelwerk.duelmasters.derived_values import forbids
from regelwerk.duelmasters.elimination import lose
from regelwerk.duelmasters.pending_abilities import start_pending
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.shields import break_by_attack
from regelwerk.duelmasters.state import CurrentAttack, DmPiece, DmState, TurnFact, defs_of
from regelwerk.duelmasters.triggers import emit_and_trigger
from regelwerk.kernel.decision import Option
from regelwerk.kernel.forced_decisions import decide
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.piece import as_seat, seat_ref

ATTACKING: Final = rule("dm:8.2.1")
BLOCKING: Final = rule("dm04:blocken")
BLOCKED: Final = rule("dm04:geblockt")
UNBLOCKED: Final = rule("ruling:attack-third-segment")
DIRECT: Final = rule("dm04:ohne-schilde")
ENDS: Final = rule("dm:8.2.8")
REWARD: Final = rule("dm:11.5")

DECLARED: Final = 0
BLOCK: Final = 1
AFTER_BLOCK: Final = 2
STRIKE: Final = 3
COMPARE: Final = 4
AFTERWARDS: Final = 5
END: Final = 6
OVER: Final = 7


def declare(state: DmState, piece: DmPiece, target: Ref) -> None:
    """The first segment: tap the creature and name what it attacks; then what attacking brings (dm:8.2.1, 8.2.2)."""
    state.batch += 1
    ref = piece.ref
    victim = state.creature(target)
    against = as_seat(target) if victim is None else victim.owner
    state.current_attack = CurrentAttack(ref, target, NO_REF, False, piece.owner, against)
    state.invalidate(codes.DEPENDS_ON_COMBAT)
    tap(state, piece, ATTACKING)
    if still_must(state, piece):  # it has done so now (dm:7.19)
        state.turn_facts.append(TurnFact(codes.EVENT_ATTACK, ref, NO_REF, piece.owner))
        state.invalidate(codes.DEPENDS_ON_NOTES)
    emit_and_trigger(
        state, codes.EVENT_ATTACK, ATTACKING, NO_REF, piece.owner, ref, target, 1 + against if target < 0 else 0
    )
    state.frames.append(AttackFrame())


@mypyc_attr(free_list_len=1)
class AttackFrame(Frame[DmState]):
    """An attack under way; who attacks what stands in `DmState.combat`. `stage` is the next segment."""

    __slots__ = ("stage",)

    def __init__(self) -> None:
        self.stage = DECLARED

    def copy(self) -> AttackFrame:
        other = AttackFrame()
        other.stage = self.stage
        return other

    def step(self, state: DmState) -> int:
        fight = state.current_attack
        if self.stage == OVER or fight is None:
            return DONE
        if start_pending(state):  # dm04:angriffseffekt
            return RUN
        if self.stage < AFTERWARDS and not self.stands(state, fight):  # dm:8.2.2
            self.stage = AFTERWARDS
        stage = self.stage
        if stage == DECLARED:
            if self.ask_block(state, fight):
                return ASK
        elif stage == BLOCK:
            self.stage = AFTER_BLOCK
            self.outcome(state, fight)
        elif stage == AFTER_BLOCK:
            self.stage = STRIKE
        elif stage == STRIKE:
            self.strike(state, fight)
        elif stage == COMPARE:
            self.stage = AFTERWARDS
            self.fight(state, fight)
        elif stage == AFTERWARDS:
            self.stage = END
            state.batch += 1
            emit_and_trigger(state, codes.EVENT_ATTACK_ENDS, ENDS, NO_REF, fight.seat, fight.attacker, fight.target)
        else:
            state.current_attack = None
            state.invalidate(codes.DEPENDS_ON_COMBAT)
            self.stage = OVER
            return DONE
        return RUN

    def stands(self, state: DmState, fight: CurrentAttack) -> bool:
        """Whether attacker and target are still there (dm:8.2.2); untapping changes nothing."""
        if state.creature(fight.attacker) is None or not state.in_game(fight.seat) or not state.in_game(fight.against):
            return False
        if fight.blocked:
            return state.creature(fight.blocker) is not None
        return fight.target < 0 or state.creature(fight.target) is not None

    # ------------------------------------------------------------- blocking

    def ask_block(self, state: DmState, fight: CurrentAttack) -> bool:
        """The defending player may block, if a creature can (dm:8.2.3); everybody sees whether one can."""
        attacker = state.creature(fight.attacker)
        found = [] if attacker is None else blockers(state, fight.against, attacker, fight.target)
        if not found:
            self.stage = BLOCK
            return False
        options = [Option(codes.VERB_BLOCK, piece.ref, fight.attacker) for piece in found]
        if fight.blocked or not forbids(state, found[0]) & codes.MUST_BLOCK:
            options.append(Option(codes.VERB_NO_BLOCKER, NO_REF, fight.attacker))
        only = decide(state, fight.against, codes.DECISION_MAY_BLOCK, options, fight.attacker)
        if only is not None:
            self.apply_answer(state, only)
        return only is None

    def apply_answer(self, state: DmState, option: Option) -> None:
        fight = state.current_attack
        piece = state.creature(option.subject)
        self.stage = BLOCK
        if fight is None or option.verb == codes.VERB_NO_BLOCKER or piece is None:
            return
        state.batch += 1
        tap(state, piece, BLOCKING)
        state.current_attack = CurrentAttack(fight.attacker, fight.target, piece.ref, True, fight.seat, fight.against)
        state.invalidate(codes.DEPENDS_ON_COMBAT)
        if defs_of(state).profile.many_blockers:
            self.stage = DECLARED  # another one may be tapped, and takes the battle then (dm:12.5)

    def outcome(self, state: DmState, fight: CurrentAttack) -> None:
        """What waits for a block, or for an attack that is not blocked (dm:8.2.4)."""
        state.batch += 1
        if fight.blocked:
            blocker = state.creature(fight.blocker)
            seat = fight.against if blocker is None else blocker.owner
            emit_and_trigger(state, codes.EVENT_BLOCK, BLOCKING, NO_REF, seat, fight.blocker, fight.attacker)
            emit_and_trigger(state, codes.EVENT_BLOCKED, BLOCKED, NO_REF, fight.seat, fight.attacker, fight.blocker)
        else:
            emit_and_trigger(state, codes.EVENT_UNBLOCKED, UNBLOCKED, NO_REF, fight.seat, fight.attacker, fight.target)

    # ------------------------------------------------------------- striking

    def strike(self, state: DmState, fight: CurrentAttack) -> None:
        """A battle, or shields, or the win (dm:8.2.5, 8.2.6)."""
        attacker = state.creature(fight.attacker)
        self.stage = AFTERWARDS
        if attacker is None:
            return
        victim = state.creature(fight.blocker if fight.blocked else fight.target)
        if victim is not None:
            self.stage = COMPARE
            begin_battle(state, attacker, victim)
        elif state.zone_ids(codes.ZONE_SHIELDS, fight.against):
            state.frames.append(break_by_attack(state, attacker, fight.seat, fight.against))
        else:
            win(state, fight)

    def fight(self, state: DmState, fight: CurrentAttack) -> None:
        """The battle, if both are still there (dm:8.3.2)."""
        attacker = state.creature(fight.attacker)
        victim = state.creature(fight.blocker if fight.blocked else fight.target)
        if attacker is not None and victim is not None:
            compare(state, attacker, victim, BLOCKER if fight.blocked else ATTACKED)


def win(state: DmState, fight: CurrentAttack) -> None:
    """A player without shields is hit and has lost (dm04:ohne-schilde); in a larger game it earns a shield."""
    state.batch += 1
    state.emit(
        codes.EVENT_DIRECT, DIRECT, NO_REF, fight.seat, fight.attacker, seat_ref(fight.against), 1 + fight.against
    )
    lose(state, [fight.against], DIRECT)
    if state.result is None:
        add_shield(state, fight.seat, REWARD)
