"""DM-03 Rampage of the Super Warriors: the cards of the darkness civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Giriel, Ghastly Warrior", CardType.CREATURE, 8, (Civilization.DARKNESS,), races=("Demon Command",),
        power=11000,
        number="S3", rarity=Rarity.SUPER_RARE, emblem="ghost-ally",
        abilities=(Breaker(2),),
    ),
    Card(
        "Baraga, Blade of Gloom", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Dark Lord",), power=4000,
        number="23", rarity=Rarity.UNCOMMON, emblem="bloody-sword",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(YOUR_SHIELD), Zone.HAND, no_trigger=True)),),
    ),
    Card(
        "Bone Piercer", CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Brain Jacker",), power=1000,
        number="24", rarity=Rarity.COMMON, emblem="pierced-body",
        abilities=(When(IsDestroyed(THIS), May(PutInto(Chosen(CREATURE_IN_YOUR_MANA), Zone.HAND))),),
    ),
    Card(
        "Eldritch Poison", CardType.SPELL, 1, (Civilization.DARKNESS,),
        number="25", rarity=Rarity.UNCOMMON, emblem="poison-gas",
        abilities=(
            ShieldTrigger(),
            OnCast(
                May(
                    Then(
                        (
                            Destroy(Chosen(CardFilter((), (OfCivilization((Civilization.DARKNESS,)),), whose=YOU))),
                            PutInto(Chosen(CREATURE_IN_YOUR_MANA), Zone.HAND),
                        )
                    )
                )
            ),
        ),
    ),
    Card(
        "Gamil, Knight of Hatred", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Demon Command",), power=4000,
        number="26", rarity=Rarity.RARE, emblem="dread-skull",
        abilities=(
            When(
                Attacks(THIS),
                May(
                    PutInto(
                        Chosen(
                            CardFilter(
                                (CardType.CREATURE,),
                                (OfCivilization((Civilization.DARKNESS,)),),
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
        "Ghastly Drain", CardType.SPELL, 3, (Civilization.DARKNESS,),
        number="27", rarity=Rarity.RARE, emblem="blood",
        abilities=(OnCast(PutInto(Chosen(YOUR_SHIELD, None), Zone.HAND, no_trigger=True)),),
    ),
    Card(
        "Hang Worm, Fetid Larva", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Parasite Worm",), power=4000,
        number="28", rarity=Rarity.UNCOMMON, emblem="maggot",
    ),
    Card(
        "Jack Viper, Shadow of Doom", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Ghost",), power=4000,
        number="29", rarity=Rarity.VERY_RARE, emblem="snake-totem",
        abilities=(
            Evolution((CardFilter((), (OfRace("Ghost"),), whose=YOU),)),
            Instead(
                IsDestroyed(CardFilter((), (Other(), OfCivilization((Civilization.DARKNESS,))), whose=YOU)),
                PutInto(EVENT_SUBJECT, Zone.HAND),
                may=True,
            ),
        ),
    ),
    Card(
        "Mudman", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Hedrian",), power=2000, plus=True,
        number="30", rarity=Rarity.COMMON, emblem="slime",
        abilities=(
            Always(
                Have(THIS, power=2000, condition=AllAre(CARD_IN_YOUR_MANA, OfCivilization((Civilization.DARKNESS,))))
            ),
        ),
    ),
    Card(
        "Scratchclaw", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Hedrian",), power=1000, plus=True,
        number="31", rarity=Rarity.RARE, emblem="claws",
        abilities=(
            Slayer(),
            Always(
                Have(
                    THIS,
                    power=Times(
                        1000, Count(CardFilter((), (Other(), OfCivilization((Civilization.DARKNESS,))), whose=YOU))
                    ),
                )
            ),
        ),
    ),
    Card(
        "Snake Attack", CardType.SPELL, 4, (Civilization.DARKNESS,),
        number="32", rarity=Rarity.COMMON, emblem="snake",
        abilities=(
            OnCast(Have(All(YOUR_CREATURE), abilities=(Breaker(2),), span=Duration.THIS_TURN)),
            OnCast(PutInto(Chosen(YOUR_SHIELD), Zone.GRAVEYARD)),
        ),
    ),
    Card(
        "Wailing Shadow Belbetphlo", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Ghost",), power=1000,
        number="33", rarity=Rarity.COMMON, emblem="screaming",
        abilities=(Slayer(),),
    ),
)  # fmt: skip
