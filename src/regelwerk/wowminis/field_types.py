"""What may stand in each field of each word: checked in a user's files, and worded where something else does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from regelwerk.kernel.vocabulary.words import Then, Word
from regelwerk.wowminis import vocabulary


@dataclass(frozen=True)
class WholeNumber:
    """A whole number in a range, both ends included."""

    least: int
    most: int

    def takes(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True)
class EnumMember:
    """A member of an enumeration; `none`: or nothing."""

    group: type[Enum]
    none: bool = False

    def takes(self, value: object) -> bool:
        return isinstance(value, self.group) or (self.none and value is None)


@dataclass(frozen=True)
class WordOf:
    """A word of one of these sorts; `none`: or nothing."""

    sorts: tuple[type[Word], ...]
    none: bool = False

    def takes(self, value: object) -> bool:
        return isinstance(value, self.sorts) or (self.none and value is None)


@dataclass(frozen=True)
class TupleOf:
    """Words of these sorts in parentheses, at least `least`."""

    sorts: tuple[type[Word], ...]
    least: int = 0

    def takes(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) >= self.least
            and all(isinstance(item, self.sorts) for item in value)
        )


@dataclass(frozen=True)
class TrueOrFalse:
    """`True` or `False`."""

    def takes(self, value: object) -> bool:
        return isinstance(value, bool)


Want = WholeNumber | TrueOrFalse | EnumMember | WordOf | TupleOf

MOST: Final = 20
"""No number on a card is larger; what is, is a slip of the pen."""

DICE: Final = WholeNumber(1, MOST)
SPACES: Final = WholeNumber(1, MOST)
TICKS: Final = WholeNumber(0, 10)
CHANGE: Final = WholeNumber(-MOST, MOST)
REROLLS: Final = WholeNumber(0, 5)

YES_OR_NO: Final = TrueOrFalse()

TARGETS: Final = WordOf((vocabulary.Combatant, vocabulary.Target, vocabulary.Each))
FIXED: Final = (vocabulary.This, vocabulary.Combatant)
ANYBODY: Final = WordOf((*FIXED, vocabulary.Target, vocabulary.Each))
FIGURES: Final = WordOf((vocabulary.FigureFilter,))

CRITICALS: Final = (
    vocabulary.DamageMore,
    vocabulary.Attack,
    vocabulary.ChangeHealth,
    vocabulary.Move,
    vocabulary.AdvanceClock,
)
SINGLE: Final = (
    vocabulary.Attack,
    vocabulary.Heal,
    vocabulary.ChangeHealth,
    vocabulary.Move,
    vocabulary.AdvanceClock,
    vocabulary.Have,
)
ATTACK: Final = WordOf((vocabulary.Attack,))

WANTS: Final[dict[type[Word], dict[str, Want]]] = {
    vocabulary.Within: {"spaces": SPACES, "beside": YES_OR_NO},
    vocabulary.FigureFilter: {
        "whose": EnumMember(vocabulary.Allegiance),
        "criteria": TupleOf((vocabulary.Within, vocabulary.HalfHealth)),
    },
    vocabulary.Combatant: {"role": EnumMember(vocabulary.Role)},
    vocabulary.Target: {"of": FIGURES},
    vocabulary.Each: {"of": FIGURES},
    vocabulary.DamageMore: {"more": DICE},
    vocabulary.HealMore: {"more": DICE},
    vocabulary.Attack: {
        "range": WholeNumber(0, MOST),
        "type": EnumMember(vocabulary.AttackType),
        "strength": DICE,
        "element": EnumMember(vocabulary.Element),
        "critical": WordOf(CRITICALS, none=True),
        "whom": TARGETS,
    },
    vocabulary.Heal: {
        "range": WholeNumber(0, MOST),
        "strength": DICE,
        "critical": WordOf((vocabulary.HealMore,), none=True),
        "whom": WordOf((vocabulary.This, vocabulary.Target, vocabulary.Each)),
    },
    vocabulary.ChangeHealth: {"change": CHANGE, "whom": ANYBODY},
    vocabulary.Move: {"type": EnumMember(vocabulary.MoveType), "spaces": SPACES, "whom": ANYBODY},
    vocabulary.AdvanceClock: {"ticks": WholeNumber(1, 10), "whom": ANYBODY},
    vocabulary.Have: {
        "whom": ANYBODY,
        "armor": CHANGE,
        "resist": CHANGE,
        "strength": CHANGE,
        "main_strength": CHANGE,
        "movement": CHANGE,
        "attack_rerolls": REROLLS,
        "defense_rerolls": REROLLS,
        "span": EnumMember(vocabulary.Duration, none=True),
    },
    vocabulary.IsAttacked: {
        "what": WordOf((vocabulary.This, vocabulary.Each)),
        "type": EnumMember(vocabulary.AttackType, none=True),
    },
    Then: {"parts": TupleOf(SINGLE, least=1)},
}
"""Word -> field -> what it takes."""


def names_of(sorts: tuple[type[Word], ...]) -> list[str]:
    """How a writer may begin: the ready-made words of these sorts, then the sorts with parentheses.

    >>> names_of((vocabulary.This, vocabulary.Target))
    ['AN_OPPONENT', 'SELF_OR_ALLY', 'THIS', 'Target(...)']
    """
    ready = sorted(name for name, word in vocabulary.VOCABULARY.items() if isinstance(word, sorts))
    return ready + [f"{sort.__name__}(...)" for sort in sorts if sort not in FIXED]
