"""The words that figures, action cards, boards and scenarios of the Miniatures game are made of.

Only imports: each word says in its own file what it means; `say_en` and `say_de` give it its wording.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from regelwerk.kernel.words import Then, Word
from regelwerk.wowminis.abilities import Ability, Action, Ongoing
from regelwerk.wowminis.conditions import OfClass, OfRace, OfTalent, OnlyFor, Restriction
from regelwerk.wowminis.continuous import Lasting, Taunt
from regelwerk.wowminis.definitions import EVERYTHING, Board, Card, Definition, Figure, Scenario, standing
from regelwerk.wowminis.effects import (
    AdvanceClock,
    Attack,
    AttackDefender,
    Critical,
    DamageMore,
    DealDamage,
    Effect,
    Have,
    Heal,
    HealDamage,
    HealMore,
    Push,
    Teleport,
)
from regelwerk.wowminis.groups import (
    AttackType,
    CardKind,
    Class,
    Element,
    Faction,
    Goal,
    Span,
    Standing,
    Whose,
)
from regelwerk.wowminis.nouns import (
    ADJACENT_ALLIES,
    ADJACENT_OPPONENTS,
    AN_OPPONENT,
    ATTACKER,
    DEFENDER,
    SELF_OR_ALLY,
    THIS,
    Adjacent,
    Attacker,
    Defender,
    Each,
    Figures,
    HalfHealth,
    One,
    Qual,
    Ref,
    This,
    Within,
)
from regelwerk.wowminis.triggers import IsAttacked

ENUMS: Final[tuple[type[Enum], ...]] = (AttackType, CardKind, Class, Element, Faction, Goal, Span, Whose)

# Read off the names above rather than listed, so that no word can be forgotten.
VOCABULARY: Final[dict[str, object]] = {
    name: thing
    for name, thing in globals().items()
    if isinstance(thing, Word)
    or (
        isinstance(thing, type)
        and issubclass(thing, (Word, Enum))
        and not thing.__subclasses__()
        and thing is not Standing
    )
} | {member.name: member for group in ENUMS for member in group}
"""What a text form may name: every word class (but no base of several), every enumeration and each of its members,
every ready-made word."""

__all__ = [
    "ADJACENT_ALLIES",
    "ADJACENT_OPPONENTS",
    "AN_OPPONENT",
    "ATTACKER",
    "Ability",
    "Action",
    "Adjacent",
    "AdvanceClock",
    "Attack",
    "AttackDefender",
    "AttackType",
    "Attacker",
    "Board",
    "Card",
    "CardKind",
    "Class",
    "Critical",
    "DEFENDER",
    "DamageMore",
    "DealDamage",
    "Defender",
    "Definition",
    "ENUMS",
    "EVERYTHING",
    "Each",
    "Effect",
    "Element",
    "Faction",
    "Figure",
    "Figures",
    "Goal",
    "HalfHealth",
    "Have",
    "Heal",
    "HealDamage",
    "HealMore",
    "IsAttacked",
    "Lasting",
    "OfClass",
    "OfRace",
    "OfTalent",
    "One",
    "Ongoing",
    "OnlyFor",
    "Push",
    "Qual",
    "Ref",
    "Restriction",
    "SELF_OR_ALLY",
    "Scenario",
    "Span",
    "Standing",
    "THIS",
    "Taunt",
    "Teleport",
    "Then",
    "This",
    "VOCABULARY",
    "Whose",
    "Within",
    "Word",
    "standing",
]
