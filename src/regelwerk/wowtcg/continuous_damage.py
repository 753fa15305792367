"""Continuous words on damage and healing (wow7.4:716, 717): chapter damage reads them off the table of values."""

from __future__ import annotations

from dataclasses import dataclass, field

from regelwerk.kernel.ids import Ref
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.conditions import Condition
from regelwerk.wowtcg.continuous import Continuous, OnCards, lasting
from regelwerk.wowtcg.derived_values import DerivedValues
from regelwerk.wowtcg.enums import Duration, Element
from regelwerk.wowtcg.players import Amount, Selector
from regelwerk.wowtcg.state import Modifier, Packet, WowState


@dataclass(frozen=True)
class DamageModifier(Continuous):
    """One on damage that would be dealt: chapter damage reads it (`damage`)."""

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        values.packets = [*values.packets, modifier]


@dataclass(frozen=True)
class Raises(DamageModifier):
    """One that replaces damage by more (wow7.4:716.1)."""

    what: Selector

    def subject(self) -> Selector | None:
        return self.what

    def end(self, packet: Packet) -> Ref:
        """Who deals the damage it speaks of, or gets it: a reference."""
        raise NotImplementedError

    def is_about(self, state: WowState, packet: Packet) -> bool:
        """Whether it is such damage as it speaks of."""
        return True

    def raised(self, amount: int) -> int:
        """How much damage it is then."""
        raise NotImplementedError


@dataclass(frozen=True)
class DealsMore(Raises):
    """ "If X would deal (type) damage, it deals that much plus n (or double) instead" (wow7.4:716.1)."""

    increase: int = 0
    double: bool = False
    element: Element | None = None
    with_ability: bool = False

    def problem(self) -> str:
        return "is either double or a number more" if self.double == (self.increase != 0) else ""

    def end(self, packet: Packet) -> Ref:
        return packet.by

    def is_about(self, state: WowState, packet: Packet) -> bool:
        if self.element is not None and not packet.elements >> self.element.value & 1:
            return False
        if self.with_ability:
            return not packet.combat and any(
                state.last_known(ref).card.kind == codes.TYPE_ABILITY for ref in packet.weapon_ref
            )
        return True

    def raised(self, amount: int) -> int:
        return amount * 2 if self.double else amount + self.increase


@dataclass(frozen=True)
class IsDealtMore(Raises):
    """ "If X would be dealt damage, it is dealt that much plus n instead" (wow7.4:716.1)."""

    increase: int

    def end(self, packet: Packet) -> Ref:
        return packet.to

    def raised(self, amount: int) -> int:
        return amount + self.increase


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


@dataclass(frozen=True)
class HealsMore(OnCards):
    """ "If X would heal damage, it heals that much plus n instead" (wow7.4:716.1): `damage.heal` reads it."""

    increase: int

    def enter(self, state: WowState, modifier: Modifier, values: DerivedValues) -> None:
        values.heals = [*values.heals, modifier]
