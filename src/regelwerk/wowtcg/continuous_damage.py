"""Continuous words on damage and healing (wow7.4:716, 717): chapter damage reads them off the table of values."""

from __future__ import annotations

from dataclasses import field

from regelwerk.kernel.ids import Ref
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.conditions import Condition
from regelwerk.wowtcg.continuous import Continuous, lasting
from regelwerk.wowtcg.derived_values import DerivedValues
from regelwerk.wowtcg.enums import DamageOf, Duration, Element
from regelwerk.wowtcg.players import Amount, Selector
from regelwerk.wowtcg.state import Modifier, Packet, WowState


@dataclass(frozen=True)
class DamageModifier(Continuous):
    """One on damage that would be dealt: chapter damage reads it (`damage`)."""

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        values.packets = [*values.packets, modifier]


@dataclass(frozen=True)
class RaisesDamage(DamageModifier):
    """ "If X would deal (type) damage, it deals that much plus n (or double) instead" (wow7.4:716.1).

    `of`: that X deals, that X is dealt, or that X heals, which `damage.heal` reads.
    """

    what: Selector
    increase: int = 0
    double: bool = False
    element: Element | None = None
    with_ability: bool = False
    of: DamageOf = DamageOf.DEALING

    def problem(self) -> str:
        if self.double == (self.increase != 0):
            return "is either double or a number more"
        if self.of is not DamageOf.DEALING and (self.double or self.element is not None or self.with_ability):
            return "is a number more of any damage, unless it is about who deals it"
        return ""

    def subject(self) -> Selector | None:
        return self.what

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        if self.of is DamageOf.HEALING:
            values.heals = [*values.heals, modifier]
        else:
            values.packets = [*values.packets, modifier]

    def end(self, packet: Packet) -> Ref:
        """Who deals the damage it speaks of, or gets it: a reference."""
        return packet.by if self.of is DamageOf.DEALING else packet.to

    def is_about(self, state: WowState, packet: Packet) -> bool:
        """Whether it is such damage as it speaks of."""
        if self.element is not None and not packet.elements >> self.element.value & 1:
            return False
        if self.with_ability:
            return not packet.combat and any(
                state.last_known(ref).card.kind == codes.TYPE_ABILITY for ref in packet.weapon_ref
            )
        return True

    def raised(self, amount: int) -> int:
        """How much damage it is then."""
        return amount * 2 if self.double else amount + self.increase


@dataclass(frozen=True)
class Prevent(DamageModifier):
    """Prevent damage that would be dealt (wow7.4:717.2). Amount None: all of it.

    With a span the first `amount` points in it, or all of them, until used up (`Modifier.left`); without one (in
    Always) `amount` of every packet. `by`: only damage dealt by that; `combat`: only combat damage.
    """

    amount: int | Amount | None
    to: Selector | None
    span: Duration | None = None
    by: Selector | None = None
    combat: bool = False
    condition: Condition | None = None
    each: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "each", self.span is None)

    def subject(self) -> Selector | None:
        return self.to

    def proviso(self) -> Condition | None:
        return self.condition

    def until(self) -> int:
        return lasting(self.span)


@dataclass(frozen=True)
class DamageCannotBePrevented(DamageModifier):
    """Damage dealt by that can't be prevented (inf:packet-unpreventable).

    `with_this_weapon`: combat damage dealt with this weapon.
    """

    by: Selector
    with_this_weapon: bool = False

    def subject(self) -> Selector | None:
        return self.by
