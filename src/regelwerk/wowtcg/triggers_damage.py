"""Triggered powers and modifiers that wait for damage: dealt, suffered, prevented (wow7.4:405, 717)."""

from __future__ import annotations

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import values
from regelwerk.wowtcg.selectors import CardFilter, This, YourHero
from regelwerk.wowtcg.state import Packet, TurnFact, WowScope, WowState
from regelwerk.wowtcg.triggers import TriggerEvent, is_meant


@dataclass(frozen=True)
class DealsDamage(TriggerEvent):
    """Something deals damage (`combat`: combat damage) to something (wow7.4:405.3).

    `with_this_weapon`: with this weapon; `with_weapon`: with any (wow:303.2).

    The one is who deals it, the other who gets it, "that much" is how much.
    """

    by: CardFilter | This | YourHero
    to: CardFilter | None = None
    combat: bool = False
    with_this_weapon: bool = False
    with_weapon: bool = False

    def problem(self) -> str:
        return "is about this weapon or about any" if self.with_this_weapon and self.with_weapon else ""

    def event(self) -> int:
        return codes.EVENT_DAMAGE

    def is_turned(self) -> bool:
        return True

    def matches(
        self, state: WowState, scope: WowScope, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None
    ) -> bool:
        if self.combat and (packet is None or not packet.combat):
            return False
        if (self.with_this_weapon or self.with_weapon) and not self.dealt_with(state, scope, packet):
            return False
        return is_meant(state, scope, b, self.by) and is_meant(state, scope, a, self.to)

    def dealt_with(self, state: WowState, scope: WowScope, packet: Packet | None) -> bool:
        """Whether the damage is associated with this weapon, or with any (inf:packet-association)."""
        if packet is None:
            return False
        if self.with_this_weapon:
            return scope.source in packet.weapon_ref
        return any(state.last_known(ref).card.kind == codes.TYPE_WEAPON for ref in packet.weapon_ref)

    def happened(self, state: WowState, scope: WowScope, note: TurnFact, about: Ref) -> bool:
        """What damage was dealt with is not remembered: a weapon is asked for by what triggered already."""
        if (
            note.kind != codes.EVENT_DAMAGE
            or self.with_this_weapon
            or self.with_weapon
            or (self.combat and not note.flag)
        ):
            return False
        return note.b == about and (self.to is None or self.to.matches_anywhere(state, state.last_known(note.a), scope))


@dataclass(frozen=True)
class IsDealtDamage(TriggerEvent):
    """Something is dealt damage (wow7.4:405.3). The one is who gets it, the other who deals it.

    `prevented`: damage that it would be dealt is prevented, all of it or a part (wow7.4:717.2); without `what` whoever
    would be dealt it; `this_way`: by what this text, or its card, prevents. "That much" is how much is dealt, or
    prevented.
    """

    what: CardFilter | This | YourHero | None = None
    combat: bool = False
    prevented: bool = False
    this_way: bool = False

    def problem(self) -> str:
        if self.prevented:
            return "is not about combat damage when damage is prevented" if self.combat else ""
        if self.this_way:
            return "says how damage is prevented, and not that it is"
        return "says who is dealt damage" if self.what is None else ""

    def event(self) -> int:
        return codes.EVENT_PREVENT if self.prevented else codes.EVENT_DAMAGE

    def matches(
        self, state: WowState, scope: WowScope, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None
    ) -> bool:
        if self.combat and (packet is None or not packet.combat):
            return False
        if self.this_way and (seat >= 0 or packet is None or not self.prevents(state, scope, packet)):
            return False
        return is_meant(state, scope, a, self.what)

    def happened(self, state: WowState, scope: WowScope, note: TurnFact, about: Ref) -> bool:
        return note.kind == self.event() and note.a == about and (note.flag or not self.combat)

    def prevents(self, state: WowState, scope: WowScope, packet: Packet) -> bool:
        """Whether what was applied to the packet last is of this text; armor is used by a player, whose seat it has."""
        last = packet.applied_modifiers[-1] if packet.applied_modifiers else 0
        for modifier in values(state).packets:
            if modifier.time == last and modifier.scope.source == scope.source:
                return True
        return False
