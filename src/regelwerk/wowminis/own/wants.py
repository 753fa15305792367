"""What may stand in each field of each word: checked in a user's files, and worded where something else does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from regelwerk.kernel.words import Then, Word
from regelwerk.wowminis import words as w


@dataclass(frozen=True)
class Number:
    """A whole number in a range, both ends included."""

    least: int
    most: int

    def takes(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True)
class Member:
    """A member of an enumeration; `none`: or nothing."""

    group: type[Enum]
    none: bool = False

    def takes(self, value: object) -> bool:
        return isinstance(value, self.group) or (self.none and value is None)


@dataclass(frozen=True)
class OneWord:
    """A word of one of these sorts; `none`: or nothing."""

    sorts: tuple[type[Word], ...]
    none: bool = False

    def takes(self, value: object) -> bool:
        return isinstance(value, self.sorts) or (self.none and value is None)


@dataclass(frozen=True)
class Several:
    """Words of these sorts in parentheses, at least `least`."""

    sorts: tuple[type[Word], ...]
    least: int = 0

    def takes(self, value: object) -> bool:
        return (
            isinstance(value, tuple) and len(value) >= self.least and all(isinstance(one, self.sorts) for one in value)
        )


Want = Number | Member | OneWord | Several

MOST: Final = 20
"""No number on a card is larger; what is, is a slip of the pen."""

DICE: Final = Number(1, MOST)
SPACES: Final = Number(1, MOST)
TICKS: Final = Number(0, 10)
CHANGE: Final = Number(-MOST, MOST)
REROLLS: Final = Number(0, 5)

TARGETS: Final = OneWord((w.One, w.Each))
FIXED: Final = (w.This, w.Attacker, w.Defender)
ANYBODY: Final = OneWord((*FIXED, w.One, w.Each))
FIGURES: Final = OneWord((w.Figures,))

CRITICALS: Final = (w.DamageMore, w.AttackDefender, w.DealDamage, w.HealDamage, w.Push, w.AdvanceClock)
SINGLE: Final = (w.Attack, w.Heal, w.DealDamage, w.HealDamage, w.Push, w.Teleport, w.AdvanceClock, w.Have)
ATTACK: Final = OneWord((w.Attack,))

WANTS: Final[dict[type[Word], dict[str, Want]]] = {
    w.Within: {"spaces": SPACES},
    w.Figures: {"whose": Member(w.Whose), "quals": Several((w.Adjacent, w.Within, w.HalfHealth))},
    w.One: {"of": FIGURES},
    w.Each: {"of": FIGURES},
    w.DamageMore: {"more": DICE},
    w.HealMore: {"more": DICE},
    w.AttackDefender: {"type": Member(w.AttackType), "strength": DICE, "element": Member(w.Element)},
    w.Attack: {
        "range": SPACES,
        "type": Member(w.AttackType),
        "strength": DICE,
        "element": Member(w.Element),
        "critical": OneWord(CRITICALS, none=True),
        "whom": TARGETS,
    },
    w.Heal: {
        "range": Number(0, MOST),
        "strength": DICE,
        "critical": OneWord((w.HealMore,), none=True),
        "whom": OneWord((w.This, w.One, w.Each)),
    },
    w.DealDamage: {"amount": DICE, "whom": ANYBODY},
    w.HealDamage: {"amount": DICE, "whom": ANYBODY},
    w.Push: {"spaces": SPACES, "whom": OneWord((w.Attacker, w.Defender, w.One, w.Each))},
    w.Teleport: {"spaces": SPACES, "whom": OneWord((w.This, w.One, w.Each))},
    w.AdvanceClock: {"ticks": Number(1, 10), "whom": ANYBODY},
    w.Have: {
        "whom": ANYBODY,
        "armor": CHANGE,
        "resist": CHANGE,
        "strength": CHANGE,
        "main_strength": CHANGE,
        "movement": CHANGE,
        "attack_rerolls": REROLLS,
        "defense_rerolls": REROLLS,
        "span": Member(w.Span, none=True),
    },
    w.IsAttacked: {"what": OneWord((w.This, w.Each)), "type": Member(w.AttackType, none=True)},
    Then: {"parts": Several(SINGLE, least=1)},
}
"""Word -> field -> what it takes."""


def names_of(sorts: tuple[type[Word], ...]) -> list[str]:
    """How a writer may begin: the ready-made words of these sorts, then the sorts with parentheses.

    >>> names_of((w.This, w.One))
    ['AN_OPPONENT', 'SELF_OR_ALLY', 'THIS', 'One(...)']
    """
    ready = sorted(name for name, word in w.VOCABULARY.items() if isinstance(word, sorts))
    bare = (w.This, w.Attacker, w.Defender)
    return ready + [f"{sort.__name__}(...)" for sort in sorts if sort not in bare]


def unfit(maker: type[Word], name: str, value: object) -> str:
    """What would be right in that field, in English; "" if the value is: for `kernel.words.read`.

    >>> unfit(w.Within, "spaces", 2)
    ''
    """
    want = WANTS.get(maker, {}).get(name)
    if want is None or want.takes(value):
        return ""
    from regelwerk.wowminis.say_en.problems import wanted

    return wanted(want)
