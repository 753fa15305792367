"""What a text does to an attack: shields that a creature breaks besides, a battle that does not happen."""

from __future__ import annotations

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.effects import Effect
from regelwerk.duelmasters.players import Amount, number_of
from regelwerk.duelmasters.selectors import THIS, Selector
from regelwerk.duelmasters.shields import ShieldBreakFrame
from regelwerk.duelmasters.state import CurrentAttack, DmScope, DmState
from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF, Seat
from regelwerk.kernel.piece import as_seat, seat_ref
from regelwerk.kernel.program import CALL, NEXT, WAIT
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass


@dataclass(frozen=True)
class Break(Effect):
    """A creature breaks that many of an opponent's shields, which its player chooses (dm:8.4.1); of several opponents
    one is chosen."""

    count: int | Amount
    by: Selector = THIS

    def victims(self, state: DmState, scope: DmScope) -> list[int]:
        """The opponents who have shields."""
        return [seat for seat in state.opponents(scope.you) if state.zone_ids(codes.ZONE_SHIELDS, seat)]

    def execute(self, state: DmState, scope: DmScope) -> int:
        found = self.victims(state, scope)
        if len(found) > 1:
            options = [Option(codes.VERB_PICK, scope.source, seat_ref(Seat(seat))) for seat in found]
            state.ask(scope.you, codes.DECISION_CHOOSE, options, scope.source)
            return WAIT
        if found:
            self.begin(state, scope, found[0])
            return CALL
        return NEXT

    def begin(self, state: DmState, scope: DmScope, against: int) -> None:
        refs = self.by.select(state, scope)
        state.frames.append(
            ShieldBreakFrame(refs[0] if refs else NO_REF, scope.you, against, number_of(self.count, state, scope), True)
        )

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        scope.pc += 1
        self.begin(state, scope, as_seat(option.object))

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return len(self.victims(state, scope)) > 0


@dataclass(frozen=True)
class NoBattle(Effect):
    """No battle happens: an attack that has been blocked is over, and both creatures stay tapped (dm:8.2.4)."""

    def execute(self, state: DmState, scope: DmScope) -> int:
        fight = state.current_attack
        if fight is not None and fight.blocked:
            state.current_attack = CurrentAttack(fight.attacker, fight.target, NO_REF, True, fight.seat, fight.against)
            state.invalidate(codes.DEPENDS_ON_COMBAT)
        return NEXT

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return state.current_attack is not None and state.current_attack.blocked
