"""DM-05 Survivors of the Megapocalypse: the cards of the nature civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Avalanche Giant", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Giant",), power=8000,
        number="S5", rarity=Rarity.SUPER_RARE, emblem="falling-rocks",
        abilities=(
            Always(Cannot(THIS, RestrictedAction.ATTACK_CREATURES)),
            When(BecomesBlocked(THIS), Break(1)),
            Breaker(2),
        ),
    ),
    Card(
        "Obsidian Scarab", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Giant Insect",), power=5000, plus=True,
        number="5", rarity=Rarity.VERY_RARE, emblem="scarab-beetle",
        abilities=(
            PowerAttacker(3000),
            Breaker(2),
            When(
                IsDestroyed(THIS),
                May(PutIntoBattle(Chosen(CardFilter((), (Named("Obsidian Scarab"),), zone=Zone.MANA, whose=YOU)))),
            ),
        ),
    ),
    Card(
        "Ambush Scorpion", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant Insect",), power=3000, plus=True,
        number="46", rarity=Rarity.COMMON, emblem="scorpion-tail",
        abilities=(
            PowerAttacker(3000),
            When(
                IsDestroyed(THIS),
                May(PutIntoBattle(Chosen(CardFilter((), (Named("Ambush Scorpion"),), zone=Zone.MANA, whose=YOU)))),
            ),
        ),
    ),
    Card(
        "Balloonshroom Q", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Survivor", "Balloon Mushroom"),
        power=2000,
        number="47", rarity=Rarity.UNCOMMON, emblem="mushroom-gills",
        abilities=(Survivor(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.MANA))),),
    ),
    Card(
        "Bloodwing Mantis", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant Insect",), power=6000,
        number="48", rarity=Rarity.RARE, emblem="praying-mantis",
        abilities=(When(Attacks(THIS), PutInto(Chosen(CREATURE_IN_YOUR_MANA, 2), Zone.HAND)), Breaker(2)),
    ),
    Card(
        "Brutal Charge", CardType.SPELL, 2, (Civilization.NATURE,),
        number="49", rarity=Rarity.RARE, emblem="charging-bull",
        abilities=(
            OnCast(
                ThisTurn(
                    EndOfTurn(TurnOwner.EACH),
                    Search(CREATURE_IN_DECK, PutInto(THEM, Zone.HAND), reveal=True, count=ShieldsBroken(YOU)),
                )
            ),
        ),
    ),
    Card(
        "Crow Winger", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Beast Folk",), power=1000, plus=True,
        number="50", rarity=Rarity.COMMON, emblem="crow-dive",
        abilities=(
            Always(
                Have(
                    THIS,
                    power=Times(
                        1000,
                        Count(
                            CardFilter(
                                (CardType.CREATURE,),
                                (
                                    OfCivilization(
                                        (
                                            Civilization.WATER,
                                            Civilization.DARKNESS,
                                        )
                                    ),
                                ),
                                whose=OPPONENT,
                            )
                        ),
                    ),
                )
            ),
        ),
    ),
    Card(
        "Enchanted Soil", CardType.SPELL, 4, (Civilization.NATURE,),
        number="51", rarity=Rarity.UNCOMMON, emblem="sprout",
        abilities=(OnCast(PutInto(Chosen(CREATURE_IN_YOUR_GRAVEYARD, 2, up_to=True), Zone.MANA)),),
    ),
    Card(
        "Moon Horn", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Horned Beast",), power=6000, plus=True,
        number="52", rarity=Rarity.UNCOMMON, emblem="moon",
        abilities=(
            Always(
                Have(
                    THIS,
                    power=Times(
                        1000,
                        Count(
                            CardFilter(
                                (CardType.CREATURE,),
                                (
                                    OfCivilization(
                                        (
                                            Civilization.WATER,
                                            Civilization.DARKNESS,
                                        )
                                    ),
                                ),
                                whose=OPPONENT,
                            )
                        ),
                    ),
                )
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Nocturnal Giant", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Giant",), power=7000, plus=True,
        number="53", rarity=Rarity.RARE, emblem="giant",
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK_CREATURES)), PowerAttacker(7000), Breaker(3)),
    ),
    Card(
        "Scissor Scarab", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Giant Insect",), power=5000,
        number="54", rarity=Rarity.COMMON, emblem="scissors",
        abilities=(
            When(
                EntersBattle(THIS),
                Search(
                    CardFilter((), (OfRace("Giant Insect"),), zone=Zone.DECK, whose=YOU),
                    PutInto(THEM, Zone.HAND),
                    reveal=True,
                ),
            ),
        ),
    ),
    Card(
        "Smash Horn Q", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Survivor", "Horned Beast"), power=2000,
        plus=True,
        number="55", rarity=Rarity.COMMON, emblem="horned-helm",
        abilities=(Survivor(Always(Have(THIS, power=1000))),),
    ),
)  # fmt: skip
