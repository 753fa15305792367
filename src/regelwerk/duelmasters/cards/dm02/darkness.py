"""DM-02 Evo-Crushinators of Doom: the cards of the darkness civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Ultracide Worm", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Parasite Worm",), power=11000,
        number="S3", rarity=Rarity.SUPER_RARE, emblem="leeching-worm",
        abilities=(Evolution((CardFilter((), (OfRace("Parasite Worm"),), whose=YOU),)), Breaker(2)),
    ),
    Card(
        "Amber Piercer", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Brain Jacker",), power=2000,
        number="23", rarity=Rarity.RARE, emblem="thorned-arrow",
        abilities=(When(Attacks(THIS), May(PutInto(Chosen(CREATURE_IN_YOUR_GRAVEYARD), Zone.HAND))),),
    ),
    Card(
        "Chaos Worm", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Parasite Worm",), power=5000,
        number="24", rarity=Rarity.UNCOMMON, emblem="worm-mouth",
        abilities=(
            Evolution((CardFilter((), (OfRace("Parasite Worm"),), whose=YOU),)),
            When(EntersBattle(THIS), May(Destroy(Chosen(OPPOSING_CREATURE)))),
        ),
    ),
    Card(
        "Critical Blade", CardType.SPELL, 2, (Civilization.DARKNESS,),
        number="25", rarity=Rarity.COMMON, emblem="dripping-blade",
        abilities=(ShieldTrigger(), OnCast(Destroy(Chosen(OPPOSING_CREATURE_WITH_BLOCKER)))),
    ),
    Card(
        "Dark Titan Maginn", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Demon Command",), power=4000,
        number="26", rarity=Rarity.VERY_RARE, emblem="ogre",
        abilities=(When(Attacks(THIS), Discard(1, OPPONENT, random=True)),),
    ),
    Card(
        "General Dark Fiend", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Dark Lord",), power=6000,
        number="27", rarity=Rarity.RARE, emblem="daemon-skull",
        abilities=(
            When(Attacks(THIS), PutInto(Chosen(CardFilter((), zone=Zone.SHIELDS, whose=YOU)), Zone.GRAVEYARD)),
            Breaker(2),
        ),
    ),
    Card(
        "Gigastand", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Chimera",), power=3000,
        number="28", rarity=Rarity.COMMON, emblem="beast-eye",
        abilities=(Instead(IsDestroyed(THIS), Then((PutInto(THIS, Zone.HAND), Discard(1))), may=True),),
    ),
    Card(
        "Gray Balloon, Shadow of Greed", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Ghost",), power=3000,
        number="29", rarity=Rarity.UNCOMMON, emblem="air-balloon",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS))),
    ),
    Card(
        "Horrid Worm", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Parasite Worm",), power=2000,
        number="30", rarity=Rarity.COMMON, emblem="worms",
        abilities=(When(Attacks(THIS), Discard(1, OPPONENT, random=True)),),
    ),
    Card(
        "Lost Soul", CardType.SPELL, 7, (Civilization.DARKNESS,),
        number="31", rarity=Rarity.UNCOMMON, emblem="soul",
        abilities=(OnCast(Discard(None, OPPONENT)),),
    ),
    Card(
        "Marrow Ooze, the Twister", CardType.CREATURE, 1, (Civilization.DARKNESS,), races=("Living Dead",), power=1000,
        number="32", rarity=Rarity.COMMON, emblem="transparent-slime",
        abilities=(Blocker(), When(AttackEnds(THIS, player=True), Destroy(THIS))),
    ),
    Card(
        "Poison Worm", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Parasite Worm",), power=4000,
        number="33", rarity=Rarity.RARE, emblem="poison",
        abilities=(
            When(
                EntersBattle(THIS),
                Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(3000),), whose=YOU))),
            ),
        ),
    ),
)  # fmt: skip
