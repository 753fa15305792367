"""DM-03 Rampage of the Super Warriors: the cards of the light civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Miar, Comet Elemental", CardType.CREATURE, 8, (Civilization.LIGHT,), races=("Angel Command",), power=11500,
        number="S1", rarity=Rarity.SUPER_RARE, emblem="comet-spark",
        abilities=(Breaker(2),),
    ),
    Card(
        "Alek, Solidity Enforcer", CardType.CREATURE, 7, (Civilization.LIGHT,), races=("Berserker",), power=4000,
        plus=True,
        number="1", rarity=Rarity.RARE, emblem="rock-golem",
        abilities=(
            Blocker(),
            Always(
                Have(
                    THIS,
                    power=Times(
                        1000, Count(CardFilter((), (Other(), OfCivilization((Civilization.LIGHT,))), whose=YOU))
                    ),
                )
            ),
        ),
    ),
    Card(
        "Aless, the Oracle", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Light Bringer",), power=1000,
        number="2", rarity=Rarity.COMMON, emblem="shield-reflect",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.SHIELDS)),),
    ),
    Card(
        "Boomerang Comet", CardType.SPELL, 6, (Civilization.LIGHT,),
        number="3", rarity=Rarity.UNCOMMON, emblem="boomerang",
        abilities=(ShieldTrigger(), OnCast(PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.HAND)), Charger()),
    ),
    Card(
        "Lena, Vizier of Brilliance", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Initiate",), power=2000,
        number="4", rarity=Rarity.COMMON, emblem="sparkles",
        abilities=(When(EntersBattle(THIS), May(PutInto(Chosen(SPELL_IN_YOUR_MANA), Zone.HAND))),),
    ),
    Card(
        "Logic Sphere", CardType.SPELL, 3, (Civilization.LIGHT,),
        number="5", rarity=Rarity.RARE, emblem="cracked-glass",
        abilities=(ShieldTrigger(), OnCast(PutInto(Chosen(SPELL_IN_YOUR_MANA), Zone.HAND))),
    ),
    Card(
        "Ra Vu, Seeker of Lightning", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Mecha Thunder",), power=4000,
        number="6", rarity=Rarity.UNCOMMON, emblem="lightning-helix",
        abilities=(
            When(
                Attacks(THIS),
                May(
                    PutInto(
                        Chosen(
                            CardFilter(
                                (CardType.SPELL,),
                                (OfCivilization((Civilization.LIGHT,)),),
                                zone=Zone.GRAVEYARD,
                                whose=YOU,
                            )
                        ),
                        Zone.HAND,
                    )
                ),
            ),
        ),
    ),
    Card(
        "Raza Vega, Thunder Guardian", CardType.CREATURE, 10, (Civilization.LIGHT,), races=("Guardian",), power=3000,
        number="7", rarity=Rarity.RARE, emblem="thunder-struck",
        abilities=(Blocker(), Instead(IsDestroyed(THIS), PutInto(THIS, Zone.SHIELDS))),
    ),
    Card(
        "Sieg Balicula, the Intense", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Initiate",), power=5000,
        number="8", rarity=Rarity.VERY_RARE, emblem="sunbeams",
        abilities=(
            Evolution((CardFilter((), (OfRace("Initiate"),), whose=YOU),)),
            Always(
                Have(
                    All(CardFilter((), (Other(), OfCivilization((Civilization.LIGHT,))), whose=YOU)),
                    abilities=(Blocker(),),
                )
            ),
        ),
    ),
    Card(
        "Sparkle Flower", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Starlight Tree",), power=3000,
        number="9", rarity=Rarity.UNCOMMON, emblem="flower-emblem",
        abilities=(
            Always(
                Have(
                    THIS,
                    abilities=(Blocker(),),
                    condition=AllAre(CARD_IN_YOUR_MANA, OfCivilization((Civilization.LIGHT,))),
                )
            ),
        ),
    ),
    Card(
        "Sundrop Armor", CardType.SPELL, 4, (Civilization.LIGHT,),
        number="10", rarity=Rarity.COMMON, emblem="sun",
        abilities=(OnCast(PutInto(Chosen(CARD_IN_HAND), Zone.SHIELDS)),),
    ),
    Card(
        "Ur Pale, Seeker of Sunlight", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Mecha Thunder",),
        power=2500, plus=True,
        number="11", rarity=Rarity.COMMON, emblem="sun-priest",
        abilities=(
            Always(Have(THIS, power=2000, condition=AllAre(CARD_IN_YOUR_MANA, OfCivilization((Civilization.LIGHT,))))),
        ),
    ),
)  # fmt: skip
