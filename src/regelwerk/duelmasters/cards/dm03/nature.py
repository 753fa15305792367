"""DM-03 Rampage of the Super Warriors: the cards of the nature civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Earthstomp Giant", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant",), power=8000,
        number="S5", rarity=Rarity.SUPER_RARE, emblem="boot-stomp",
        abilities=(Breaker(2), When(Attacks(THIS), PutInto(All(CREATURE_IN_YOUR_MANA), Zone.HAND))),
    ),
    Card(
        "Aurora of Reversal", CardType.SPELL, 5, (Civilization.NATURE,),
        number="45", rarity=Rarity.RARE, emblem="rainbow-star",
        abilities=(OnCast(PutInto(Chosen(YOUR_SHIELD, None), Zone.MANA)),),
    ),
    Card(
        "Dawn Giant", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Giant",), power=11000,
        number="46", rarity=Rarity.RARE, emblem="sunrise",
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK_CREATURES)), Breaker(2)),
    ),
    Card(
        "Gigamantis", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Giant Insect",), power=5000,
        number="47", rarity=Rarity.VERY_RARE, emblem="praying-mantis",
        abilities=(
            Evolution((CardFilter((), (OfRace("Giant Insect"),), whose=YOU),)),
            Instead(
                IsDestroyed(CardFilter((), (Other(), OfCivilization((Civilization.NATURE,))), whose=YOU)),
                PutInto(EVENT_SUBJECT, Zone.MANA),
            ),
        ),
    ),
    Card(
        "Mana Nexus", CardType.SPELL, 4, (Civilization.NATURE,),
        number="48", rarity=Rarity.UNCOMMON, emblem="linked-rings",
        abilities=(ShieldTrigger(), OnCast(PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.SHIELDS))),
    ),
    Card(
        "Masked Pomegranate", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Tree Folk",), power=1000, plus=True,
        number="49", rarity=Rarity.UNCOMMON, emblem="fruit-tree",
        abilities=(
            Always(
                Have(
                    THIS,
                    power=Times(
                        1000, Count(CardFilter((), (Other(), OfCivilization((Civilization.NATURE,))), whose=YOU))
                    ),
                )
            ),
            Always(
                Cannot(THIS, RestrictedAction.BE_BLOCKED, by=CardFilter((CardType.CREATURE,), (PowerAtMost(4000),)))
            ),
        ),
    ),
    Card(
        "Pouch Shell", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Colony Beetle",), power=1000,
        number="50", rarity=Rarity.UNCOMMON, emblem="turtle-shell",
        abilities=(
            When(
                EntersBattle(THIS),
                May(
                    PutInto(
                        Chosen(CardFilter((CardType.CREATURE,), (IsEvolution(),), whose=OPPONENT)),
                        Zone.GRAVEYARD,
                        top_card_only=True,
                    )
                ),
            ),
        ),
    ),
    Card(
        "Psyshroom", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Balloon Mushroom",), power=2000,
        number="51", rarity=Rarity.RARE, emblem="mushroom-cloud",
        abilities=(
            When(
                Attacks(THIS),
                May(
                    PutInto(
                        Chosen(
                            CardFilter((), (OfCivilization((Civilization.NATURE,)),), zone=Zone.GRAVEYARD, whose=YOU)
                        ),
                        Zone.MANA,
                    )
                ),
            ),
        ),
    ),
    Card(
        "Raging Dash-Horn", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Horned Beast",), power=4000,
        plus=True,
        number="52", rarity=Rarity.COMMON, emblem="charging-bull",
        abilities=(
            Always(
                Have(
                    THIS,
                    power=3000,
                    abilities=(Breaker(2),),
                    condition=AllAre(CARD_IN_YOUR_MANA, OfCivilization((Civilization.NATURE,))),
                )
            ),
        ),
    ),
    Card(
        "Roar of the Earth", CardType.SPELL, 2, (Civilization.NATURE,),
        number="53", rarity=Rarity.COMMON, emblem="lion",
        abilities=(
            ShieldTrigger(),
            OnCast(
                PutInto(
                    Chosen(CardFilter((CardType.CREATURE,), (WithCost(6, or_more=True),), zone=Zone.MANA, whose=YOU)),
                    Zone.HAND,
                )
            ),
        ),
    ),
    Card(
        "Sniper Mosquito", CardType.CREATURE, 1, (Civilization.NATURE,), races=("Giant Insect",), power=2000,
        number="54", rarity=Rarity.COMMON, emblem="amber-mosquito",
        abilities=(When(Attacks(THIS), PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.HAND)),),
    ),
    Card(
        "Sword Butterfly", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Giant Insect",), power=2000, plus=True,
        number="55", rarity=Rarity.COMMON, emblem="butterfly",
        abilities=(PowerAttacker(3000),),
    ),
)  # fmt: skip
