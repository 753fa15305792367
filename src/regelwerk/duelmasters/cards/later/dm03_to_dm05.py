"""DM-03 to DM-05: the cards that show what these sets brought: triple breakers, survivors."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

DM03: Final = (
    Card(
        "Emeral", CardType.CREATURE, 2, (Civilization.WATER,), races=("Cyber Lord",), power=1000,
        number="14", rarity=Rarity.COMMON, emblem="emerald", scenes_only=True,
        abilities=(
            When(
                EntersBattle(THIS),
                May(
                    Then(
                        (
                            PutInto(Chosen(CARD_IN_HAND), Zone.SHIELDS),
                            PutInto(Chosen(CardFilter((), zone=Zone.SHIELDS, whose=YOU)), Zone.HAND, no_trigger=True),
                        ),
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip

DM05: Final = (
    Card(
        "Billion-Degree Dragon", CardType.CREATURE, 10, (Civilization.FIRE,), races=("Armored Dragon",), power=15000,
        number="S4", rarity=Rarity.SUPER_RARE, emblem="dragon-breath", scenes_only=True,
        abilities=(Breaker(3),),
    ),
    Card(
        "Bladerush Skyterror Q", CardType.CREATURE, 7, (Civilization.FIRE,),
        races=("Survivor", "Armored Wyvern"), power=5000,
        number="4", rarity=Rarity.VERY_RARE, emblem="winged-sword", scenes_only=True,
        abilities=(Survivor(Breaker(2)),),
    ),
    Card(
        "Ballus, Dogfight Enforcer Q", CardType.CREATURE, 5, (Civilization.LIGHT,),
        races=("Survivor", "Berserker"), power=3000,
        number="6", rarity=Rarity.UNCOMMON, emblem="jetpack", scenes_only=True,
        abilities=(Survivor(When(EndOfTurn(), Untap(THIS))),),
    ),
    Card(
        "Lurking Eel", CardType.CREATURE, 6, (Civilization.WATER,), races=("Gel Fish",), power=4000,
        number="18", rarity=Rarity.COMMON, emblem="eel", scenes_only=True,
        abilities=(
            Blocker(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE, Civilization.NATURE)),))),
        ),
    ),
    Card(
        "Spikestrike Ichthys Q", CardType.CREATURE, 6, (Civilization.WATER,), races=("Survivor", "Fish"), power=3000,
        number="23", rarity=Rarity.COMMON, emblem="spiked-shell", scenes_only=True,
        abilities=(Survivor(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED))),),
    ),
    Card(
        "Split-Head Hydroturtle Q", CardType.CREATURE, 5, (Civilization.WATER,), races=("Survivor", "Gel Fish"),
        power=2000,
        number="24", rarity=Rarity.UNCOMMON, emblem="sea-turtle", scenes_only=True,
        abilities=(Survivor(When(Attacks(THIS), May(Draw(1)))),),
    ),
    Card(
        "Steel-Turret Cluster", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Cluster",), power=3000,
        number="25", rarity=Rarity.COMMON, emblem="turret", scenes_only=True,
        abilities=(
            Always(
                Cannot(
                    THIS,
                    RestrictedAction.BE_ATTACKED,
                    by=CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE, Civilization.NATURE)),)),
                ),
            ),
        ),
    ),
    Card(
        "Gigakail", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Chimera",), power=4000,
        number="26", rarity=Rarity.UNCOMMON, emblem="grim-reaper", scenes_only=True,
        abilities=(
            Slayer(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.NATURE, Civilization.LIGHT)),))),
        ),
    ),
    Card(
        "Blazosaur Q", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Survivor", "Rock Beast"), power=1000,
        plus=True,
        number="36", rarity=Rarity.COMMON, emblem="fire-breath", scenes_only=True,
        abilities=(Survivor(PowerAttacker(1000)),),
    ),
    Card(
        "Kip Chippotto", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Fire Bird",), power=1000,
        number="42", rarity=Rarity.COMMON, emblem="parrot-head", scenes_only=True,
        abilities=(
            Instead(IsDestroyed(CardFilter((), (OfRace("Armored Dragon"),), whose=YOU)), Destroy(THIS), may=True),
        ),
    ),
    Card(
        "Twin-Cannon Skyterror", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Wyvern",), power=7000,
        number="45", rarity=Rarity.RARE, emblem="double-shot", scenes_only=True,
        abilities=(SpeedAttacker(), Breaker(2)),
    ),
    Card(
        "Ambush Scorpion", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant Insect",), power=3000, plus=True,
        number="46", rarity=Rarity.COMMON, emblem="scorpion-tail", scenes_only=True,
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
        number="47", rarity=Rarity.UNCOMMON, emblem="mushroom-gills", scenes_only=True,
        abilities=(Survivor(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.MANA))),),
    ),
    Card(
        "Nocturnal Giant", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Giant",), power=7000, plus=True,
        number="53", rarity=Rarity.RARE, emblem="giant", scenes_only=True,
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK_CREATURES)), PowerAttacker(7000), Breaker(3)),
    ),
    Card(
        "Smash Horn Q", CardType.CREATURE, 3, (Civilization.NATURE,),
        races=("Survivor", "Horned Beast"), power=2000, plus=True,
        number="55", rarity=Rarity.COMMON, emblem="horned-helm", scenes_only=True,
        abilities=(Survivor(Always(Have(THIS, power=1000))),),
    ),
)  # fmt: skip
