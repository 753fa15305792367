"""Continuous modifiers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.kernel.words import Word
from regelwerk.wowtcg.people import YOU

if TYPE_CHECKING:
    from regelwerk.wowtcg.abilities import Pay
    from regelwerk.wowtcg.conditions import Condition
    from regelwerk.wowtcg.groups import Act, Element, Keyword, Span
    from regelwerk.wowtcg.nouns import Noun
    from regelwerk.wowtcg.people import Amount, Player, Ref


@dataclass(frozen=True)
class Have(Word):
    """Values, keywords or powers given to something, while a condition holds (wow7.4:714).

    In `Always` without a span; as an effect with one.
    """

    what: Ref
    atk: int | Amount = 0
    health: int | Amount = 0
    defense: int | Amount = 0
    keywords: tuple[Keyword, ...] = ()
    power: Pay | None = None
    condition: Condition | None = None
    span: Span | None = None


@dataclass(frozen=True)
class Cannot(Word):
    """Something can't do or suffer something (wow:103.2).

    `unless_pays`: it can, if its controller pays that much for each (wow:600.3).
    """

    what: Ref
    act: Act
    span: Span | None = None
    unless_pays: int = 0
    condition: Condition | None = None


@dataclass(frozen=True)
class PlayersCannot(Word):
    """Players (opponents only, or all; or that one) can't do something."""

    act: Act
    opponents: bool = True
    your_turn: bool = False
    span: Span | None = None
    who: Player | None = None


@dataclass(frozen=True)
class CanProtectOnly(Word):
    """This can protect that, though it is no protector."""

    what: Ref
    whom: Ref


@dataclass(frozen=True)
class MustAttack(Word):
    """Must attack if able (wow:600.2)."""

    what: Ref
    span: Span | None = None


@dataclass(frozen=True)
class CanAttackOnly(Word):
    """Can attack only that, if able (wow:601.2c)."""

    what: Ref
    whom: Ref
    span: Span | None = None


@dataclass(frozen=True)
class CanSabotage(Word):
    """Can sabotage things that fit (wow:600.1, 601.2b)."""

    what: Ref
    whom: Noun


@dataclass(frozen=True)
class Control(Word):
    """You control that (wow:400.3)."""

    what: Ref


@dataclass(frozen=True)
class LosesPowers(Word):
    """Loses all powers (wow7.4:700.3)."""

    what: Ref
    span: Span | None = None


@dataclass(frozen=True)
class BecomesTagged(Word):
    """Is also a ... (wow:202.3)."""

    what: Ref
    tag: str


@dataclass(frozen=True)
class DealsMore(Word):
    """ "If X would deal (type) damage, it deals that much plus n (or double) instead" (wow7.4:716)."""

    what: Ref
    more: int = 0
    double: bool = False
    element: Element | None = None
    with_ability: bool = False


@dataclass(frozen=True)
class IsDealtMore(Word):
    """ "If X would be dealt damage, it is dealt that much plus n instead." """

    what: Ref
    more: int


@dataclass(frozen=True)
class HealsMore(Word):
    """ "If X would heal damage, it heals that much plus n instead" (wow7.4:716)."""

    what: Ref
    more: int


@dataclass(frozen=True)
class StrikesForLess(Word):
    """You pay less to strike with weapons; `next_time`: only the next time, this turn."""

    less: int
    weapon: Ref
    next_time: bool = False


@dataclass(frozen=True)
class PlaysForLess(Word):
    """You pay less to play such cards, which takes no cost below `minimum` (wow7.4:707.1e).

    `next_card`: only the next card you play, whatever it is (None), this turn.
    """

    less: int
    noun: Noun | None
    minimum: int = 0
    next_card: bool = False


@dataclass(frozen=True)
class DamageCannotBePrevented(Word):
    """Damage dealt by that can't be prevented (`with_this`: combat damage dealt with this weapon)."""

    by: Ref
    with_this: bool = False


@dataclass(frozen=True)
class HandSize(Word):
    """The maximum hand size of that player is larger."""

    who: Player
    more: int


@dataclass(frozen=True)
class Prevent(Word):
    """Prevent damage that would be dealt (wow7.4:717). Amount None: all of it.

    With a span the first `amount` points in it, or all of them; without one (in Always)
    `amount` of every packet. `by`: only damage dealt by that; `combat`: only combat damage.
    """

    amount: int | Amount | None
    to: Ref | None
    span: Span | None = None
    by: Ref | None = None
    combat: bool = False
    condition: Condition | None = None


@dataclass(frozen=True)
class GainControl(Word):
    """Control changes for a span (wow:400.3)."""

    what: Ref
    span: Span
    who: Player = YOU


Continuous = (
    Have | Cannot | PlayersCannot | CanProtectOnly | MustAttack | CanAttackOnly | CanSabotage | Control
    | LosesPowers | BecomesTagged | DealsMore | IsDealtMore | HealsMore | StrikesForLess | PlaysForLess
    | DamageCannotBePrevented | HandSize | Prevent
)  # fmt: skip
