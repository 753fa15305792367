"""DM-07 to DM-09: the cards that show what these sets brought: stealth, chargers, turbo rush."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

DM07: Final = (
    Card(
        "Pulsar Tree", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Starlight Tree",), power=1000,
        number="12", rarity=Rarity.RARE, emblem="glowing-artifact", scenes_only=True,
        abilities=(Instead(BreaksShield(whose=YOU), Destroy(THIS), may=True),),
    ),
    Card(
        "Rodi Gale, Night Guardian", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Guardian",), power=3500,
        number="13", rarity=Rarity.COMMON, emblem="night-sky", scenes_only=True,
        abilities=(Stealth(Civilization.DARKNESS),),
    ),
    Card(
        "Aqua Agent", CardType.CREATURE, 6, (Civilization.WATER,), races=("Liquid People",), power=2000,
        number="16", rarity=Rarity.COMMON, emblem="spy", scenes_only=True,
        abilities=(Stealth(Civilization.WATER), Instead(IsDestroyed(THIS), PutInto(THIS, Zone.HAND), may=True)),
    ),
    Card(
        "Energy Charger", CardType.SPELL, 3, (Civilization.FIRE,),
        number="39", rarity=Rarity.UNCOMMON, emblem="battery-pack", scenes_only=True,
        abilities=(OnCast(Have(Chosen(YOUR_CREATURE), power=2000, span=Duration.THIS_TURN)), Charger()),
    ),
    Card(
        "Kooc Pollon", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Fire Bird",), power=1000,
        number="42", rarity=Rarity.COMMON, emblem="rooster", scenes_only=True,
        abilities=(Always(Cannot(THIS, RestrictedAction.BE_ATTACKED)),),
    ),
)  # fmt: skip

DM08: Final = (
    Card(
        "Sol Galla, Halo Guardian", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Guardian",), power=1000,
        plus=True,
        number="13", rarity=Rarity.COMMON, emblem="spiked-halo", scenes_only=True,
        abilities=(Blocker(), When(Casts(EachPlayer(), SPELL), Have(THIS, power=3000, span=Duration.THIS_TURN))),
    ),
    Card(
        "Eureka Charger", CardType.SPELL, 4, (Civilization.WATER,),
        number="18", rarity=Rarity.COMMON, emblem="idea", scenes_only=True,
        abilities=(OnCast(Draw(1)), Charger()),
    ),
    Card(
        "Illusion Fish", CardType.CREATURE, 4, (Civilization.WATER,), races=("Gel Fish",), power=3000,
        number="20", rarity=Rarity.COMMON, emblem="double-fish", scenes_only=True,
        abilities=(TurboRush(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED))),),
    ),
    Card(
        "Gachack, Mechanical Doll", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Death Puppet",), power=2000,
        number="29", rarity=Rarity.UNCOMMON, emblem="robot-golem", scenes_only=True,
        abilities=(TurboRush(When(IsNotBlocked(THIS, player=True), May(Destroy(Chosen(CREATURE))))),),
    ),
    Card(
        "Necrodragon Giland", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Zombie Dragon",), power=6000,
        number="33", rarity=Rarity.COMMON, emblem="dragon-spiral", scenes_only=True,
        abilities=(Breaker(2), When(Battles(THIS), Destroy(THIS))),
    ),
    Card(
        "Volcano Charger", CardType.SPELL, 4, (Civilization.FIRE,),
        number="45", rarity=Rarity.UNCOMMON, emblem="smoking-volcano", scenes_only=True,
        abilities=(
            OnCast(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),), whose=OPPONENT)))),
            Charger(),
        ),
    ),
    Card(
        "Carbonite Scarab", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Giant Insect",), power=3000,
        number="47", rarity=Rarity.RARE, emblem="scarab-beetle", scenes_only=True,
        abilities=(TurboRush(When(BecomesBlocked(THIS, player=True), Break(1))),),
    ),
    Card(
        "Senia, Orchard Avenger", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Tree Folk",), power=3000,
        plus=True,
        number="53", rarity=Rarity.COMMON, emblem="fruit-tree", scenes_only=True,
        abilities=(TurboRush(Always(Have(THIS, power=5000, abilities=(Breaker(2),)))),),
    ),
    Card(
        "Terradragon Gamiratar", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Earth Dragon",), power=6000,
        number="54", rarity=Rarity.RARE, emblem="diplodocus", scenes_only=True,
        abilities=(
            When(
                EntersBattle(THIS),
                May(
                    PutIntoBattle(
                        Chosen(CardFilter((CardType.CREATURE,), zone=Zone.HAND, whose=THAT_PLAYER), by=OPPONENT)
                    ),
                    who=OPPONENT,
                ),
            ),
            Breaker(2),
        ),
    ),
)  # fmt: skip

DM09: Final = (
    Card(
        "Balesk Baj, the Timeburner", CardType.CREATURE, 9, (Civilization.FIRE,), races=("Armored Wyvern",), power=8000,
        number="4", rarity=Rarity.VERY_RARE, emblem="time-trap", scenes_only=True,
        abilities=(
            Evolution((CardFilter((), (OfRace("Armored Wyvern"),), whose=YOU),)),
            When(IsNotBlocked(THIS, player=True), ExtraTurn()),
            Breaker(2),
            When(EndOfTurn(), PutInto(THIS, Zone.HAND)),
        ),
    ),
    Card(
        "Kalute, Vizier of Eternity", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Initiate",), power=1000,
        number="10", rarity=Rarity.COMMON, emblem="infinity", scenes_only=True,
        abilities=(
            Instead(
                IsDestroyed(THIS),
                PutInto(THIS, Zone.HAND),
                condition=AtLeast(1, CardFilter((), (Named("Kalute, Vizier of Eternity"), Other()))),
            ),
        ),
    ),
)  # fmt: skip
