"""The words that figures, action cards, boards and scenarios of the Miniatures game are made of.

Only imports: each word says in its own file what it means; `text_en` and `text_de` give it its wording.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from regelwerk.kernel.vocabulary.words import Then, Word
from regelwerk.wowminis.abilities import Ability, Action, Ongoing
from regelwerk.wowminis.conditions import OfClass, OfRace, OfTalent, OnlyForFigure, Restriction
from regelwerk.wowminis.continuous import Lasting, Taunt
from regelwerk.wowminis.definition_words import EVERYTHING, Board, Card, Definition, Figure, Scenario, standing
from regelwerk.wowminis.effects import (
    AdvanceClock,
    Attack,
    ChangeHealth,
    Critical,
    DamageMore,
    EffectWord,
    Have,
    Heal,
    HealMore,
    Move,
)
from regelwerk.wowminis.enums import (
    Allegiance,
    AttackType,
    CardKind,
    Class,
    Duration,
    Element,
    Faction,
    Goal,
    MoveType,
    Provenance,
    Role,
)
from regelwerk.wowminis.selectors import (
    ADJACENT,
    ADJACENT_ALLIES,
    ADJACENT_OPPONENTS,
    AN_OPPONENT,
    ATTACKER,
    DEFENDER,
    SELF_OR_ALLY,
    THIS,
    Combatant,
    Criterion,
    Each,
    FigureFilter,
    HalfHealth,
    Selector,
    Target,
    This,
    Within,
)
from regelwerk.wowminis.triggers import IsAttacked

ENUMS: Final[tuple[type[Enum], ...]] = (
    AttackType,
    CardKind,
    Class,
    Element,
    Faction,
    Goal,
    Duration,
    Allegiance,
    MoveType,
)

# Read off the names above rather than listed, so that no word can be forgotten.
VOCABULARY: Final[dict[str, object]] = {
    name: thing
    for name, thing in globals().items()
    if isinstance(thing, Word)
    or (
        isinstance(thing, type)
        and issubclass(thing, (Word, Enum))
        and not thing.__subclasses__()
        and thing is not Provenance
    )
} | {member.name: member for group in ENUMS for member in group}
"""What a text form may name: every word class (but no base of several), every enumeration and each of its members,
every ready-made word."""

__all__ = [
    "ADJACENT",
    "ADJACENT_ALLIES",
    "ADJACENT_OPPONENTS",
    "AN_OPPONENT",
    "ATTACKER",
    "Ability",
    "Action",
    "AdvanceClock",
    "Attack",
    "AttackType",
    "Board",
    "Card",
    "CardKind",
    "ChangeHealth",
    "Class",
    "Combatant",
    "Critical",
    "DEFENDER",
    "DamageMore",
    "Definition",
    "ENUMS",
    "EVERYTHING",
    "Each",
    "EffectWord",
    "Element",
    "Faction",
    "Figure",
    "FigureFilter",
    "Goal",
    "HalfHealth",
    "Have",
    "Heal",
    "HealMore",
    "IsAttacked",
    "Lasting",
    "OfClass",
    "OfRace",
    "OfTalent",
    "Target",
    "Ongoing",
    "OnlyForFigure",
    "Move",
    "MoveType",
    "Criterion",
    "Selector",
    "Restriction",
    "Role",
    "SELF_OR_ALLY",
    "Scenario",
    "Duration",
    "Provenance",
    "THIS",
    "Taunt",
    "Then",
    "This",
    "VOCABULARY",
    "Allegiance",
    "Within",
    "Word",
    "standing",
]
