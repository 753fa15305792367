"""What happens when an ability or a card is used, and what holds as long as it is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.kernel.words import Then, Word
from regelwerk.wowminis.words.descriptions import AN_OPPONENT, SELF_OR_ALLY, THIS, Each, One, Ref

if TYPE_CHECKING:
    from regelwerk.wowminis.words.groups import AttackType, Element, Span


@dataclass(frozen=True)
class DamageMore(Word):
    """A critical effect: so many more hits, which can be blocked like any other (minis08:p9.damage-plus-one)."""

    more: int


@dataclass(frozen=True)
class HealMore(Word):
    """A critical effect: the heal heals so much more."""

    more: int


@dataclass(frozen=True)
class AttackDefender(Word):
    """A critical effect: another attack against the defender, with its own dice and without ticks (minis:q6)."""

    type: AttackType
    strength: int
    element: Element


@dataclass(frozen=True)
class Attack(Word):
    """An attack with dice (minis08:p9.attack).

    `strength` dice against armor (physical) or resist (magical). With `Each` every defender is
    attacked with dice of his own. `critical` happens once if a die shows a critical.
    """

    range: int
    type: AttackType
    strength: int
    element: Element
    critical: Critical | None = None
    whom: One | Each = AN_OPPONENT


@dataclass(frozen=True)
class Heal(Word):
    """A heal with dice (minis08:p12.heal): each success heals 1; nobody resists it."""

    range: int
    strength: int
    critical: HealMore | None = None
    whom: Ref = SELF_OR_ALLY


@dataclass(frozen=True)
class DealDamage(Word):
    """Damage without dice: it cannot be blocked."""

    amount: int
    whom: Ref


@dataclass(frozen=True)
class HealDamage(Word):
    """Healing without dice, up to the starting health."""

    amount: int
    whom: Ref


@dataclass(frozen=True)
class Push(Word):
    """You move the figure up to so many spaces, each step farther from this figure (ruling:push)."""

    spaces: int
    whom: Ref


@dataclass(frozen=True)
class Teleport(Word):
    """You put the figure on a free space at most so many spaces away, whatever stands between."""

    spaces: int
    whom: Ref = THIS


@dataclass(frozen=True)
class AdvanceClock(Word):
    """The personal clock of the figure moves on by so many ticks."""

    ticks: int
    whom: Ref


@dataclass(frozen=True)
class Have(Word):
    """Values added to figures: for a span as an effect, without one in `Ongoing`.

    strength        of all attacks of the figure; `main_strength` of its main attack only
    movement        movement points
    attack_rerolls, defense_rerolls   dice that may be rolled again besides what terrain gives
    """

    whom: Ref
    armor: int = 0
    resist: int = 0
    strength: int = 0
    main_strength: int = 0
    movement: int = 0
    attack_rerolls: int = 0
    defense_rerolls: int = 0
    span: Span | None = None


@dataclass(frozen=True)
class Taunt(Word):
    """Opposing figures next to this one can attack only it (minis08:p11.taunt)."""


Critical = DamageMore | AttackDefender | DealDamage | HealDamage | Push | AdvanceClock
"""What may stand behind the sign of an attack's critical."""

Effect = Attack | Heal | DealDamage | HealDamage | Push | Teleport | AdvanceClock | Have | Then
"""What an ability or a card may do."""

Lasting = Have | Taunt
"""What an ongoing ability may be."""
