"""Conditions, and what holds while they do: in `Always` without a span, as an effect with one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from regelwerk.duelmasters.people import Opponent, Player, ThatPlayer
from regelwerk.kernel.words import Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.conditions import Condition
    from regelwerk.duelmasters.groups import Act, Span
    from regelwerk.duelmasters.nouns import Noun, Ref
    from regelwerk.duelmasters.people import Amount
    from regelwerk.duelmasters.words.cards import Ability


@dataclass(frozen=True)
class Have(Word):
    """Power and abilities given to creatures (dm:9.6, 9.8).

    As an effect (with a span) it binds those that fit now; in `Always` whoever fits at any moment.
    """

    what: Ref
    power: int | Amount = 0
    abilities: tuple[Ability, ...] = ()
    condition: Condition | None = None
    span: Span | None = None


@dataclass(frozen=True)
class Cannot(Word):
    """Something can't do or suffer something (dm:7.17).

    `by`: only where the other creature fits: blocked by such a creature, attacked by such, attacking such.
    """

    what: Ref
    act: Act
    by: Noun | None = None
    condition: Condition | None = None
    span: Span | None = None

    def problem(self) -> str:
        if self.by is not None and not self.act.is_about_another():
            return "knows no other creature where it forbids to " + self.act.name.lower().replace("_", " ")
        if self.by is not None and not self.by.quals:
            return "names no certain creatures: without qualities it is about all of them"
        return ""


@dataclass(frozen=True)
class CanAttack(Word):
    """Can attack what the rules would not let it: untapped creatures that fit, that creature, a player (dm:7.18).

    `despite`: whatever would prevent it is ignored, summoning sickness and "can't" too (dm:9.1).
    """

    what: Ref
    whom: Noun | Ref | Player
    despite: bool = False
    span: Span | None = None

    def problem(self) -> str:
        if isinstance(self.whom, Player) and not isinstance(self.whom, (Opponent, ThatPlayer)):
            return "is about an opponent, or the player mentioned before"
        if self.despite and not isinstance(self.whom, Player):
            return "ignores what prevents attacks on a player only"
        return ""


@dataclass(frozen=True)
class MustAttack(Word):
    """Attacks each turn if able (dm:7.19)."""

    what: Ref
    span: Span | None = None


@dataclass(frozen=True)
class MustBlock(Word):
    """Blocks if able whenever an opponent's creature attacks (dm:8.2.3)."""

    what: Ref
    span: Span | None = None


@dataclass(frozen=True)
class Costs(Word):
    """Cards that fit cost that much more to summon or cast, or less where negative (dm:6.3).

    `noun.whose`: whose cards; its zone is where they are played from. `floor`: no effect makes the
    cost lower than this meanwhile (dm:9.1).
    """

    noun: Noun
    more: int
    floor: int = 0
    span: Span | None = None


Continuous = Have | Cannot | CanAttack | MustAttack | MustBlock | Costs
