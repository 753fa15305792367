"""DM-01 Base Set: the cards of the darkness civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Deathliger, Lion of Chaos", CardType.CREATURE, 7, (Civilization.DARKNESS,), races=("Demon Command",),
        power=9000,
        number="S5", rarity=Rarity.SUPER_RARE, emblem="lion",
        abilities=(Breaker(2),),
    ),
    Card(
        "Zagaan, Knight of Darkness", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Demon Command",),
        power=7000,
        number="S6", rarity=Rarity.SUPER_RARE, emblem="black-knight-helm",
        abilities=(Breaker(2),),
    ),
    Card(
        "Black Feather, Shadow of Rage", CardType.CREATURE, 1, (Civilization.DARKNESS,), races=("Ghost",), power=3000,
        number="45", rarity=Rarity.COMMON, emblem="feather",
        abilities=(When(EntersBattle(THIS), Destroy(Chosen(YOUR_CREATURE))),),
    ),
    Card(
        "Bloody Squito", CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Brain Jacker",), power=4000,
        number="46", rarity=Rarity.COMMON, emblem="insect-jaws",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK)), When(WinsBattle(THIS), Destroy(THIS))),
    ),
    Card(
        "Bone Assassin, the Ripper", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Living Dead",), power=2000,
        number="47", rarity=Rarity.COMMON, emblem="daggers",
        abilities=(Slayer(),),
    ),
    Card(
        "Bone Spider", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Living Dead",), power=5000,
        number="48", rarity=Rarity.UNCOMMON, emblem="hanging-spider",
        abilities=(When(WinsBattle(THIS), Destroy(THIS)),),
    ),
    Card(
        "Creeping Plague", CardType.SPELL, 1, (Civilization.DARKNESS,),
        number="49", rarity=Rarity.RARE, emblem="plague-doctor-profile",
        abilities=(
            OnCast(
                ThisTurn(
                    BecomesBlocked(YOUR_CREATURE),
                    Have(EVENT_SUBJECT, abilities=(Slayer(),), span=Duration.THIS_TURN),
                )
            ),
        ),
    ),
    Card(
        "Dark Clown", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Brain Jacker",), power=6000,
        number="50", rarity=Rarity.RARE, emblem="clown",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK)), When(WinsBattle(THIS), Destroy(THIS))),
    ),
    Card(
        "Dark Raven, Shadow of Grief", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Ghost",), power=1000,
        number="51", rarity=Rarity.UNCOMMON, emblem="raven",
        abilities=(Blocker(),),
    ),
    Card(
        "Dark Reversal", CardType.SPELL, 2, (Civilization.DARKNESS,),
        number="52", rarity=Rarity.UNCOMMON, emblem="raise-zombie",
        abilities=(ShieldTrigger(), OnCast(PutInto(Chosen(CREATURE_IN_YOUR_GRAVEYARD), Zone.HAND))),
    ),
    Card(
        "Death Smoke", CardType.SPELL, 4, (Civilization.DARKNESS,),
        number="53", rarity=Rarity.COMMON, emblem="poison-cloud",
        abilities=(OnCast(Destroy(Chosen(CardFilter((CardType.CREATURE,), (Untapped(),), whose=OPPONENT)))),),
    ),
    Card(
        "Ghost Touch", CardType.SPELL, 2, (Civilization.DARKNESS,),
        number="54", rarity=Rarity.COMMON, emblem="ghost",
        abilities=(ShieldTrigger(), OnCast(Discard(1, OPPONENT, random=True))),
    ),
    Card(
        "Gigaberos", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Chimera",), power=8000,
        number="55", rarity=Rarity.RARE, emblem="hydra",
        abilities=(
            When(EntersBattle(THIS), Either((Destroy(Chosen(OTHER_CREATURE_OF_YOURS, 2)), Destroy(THIS)))),
            Breaker(2),
        ),
    ),
    Card(
        "Gigagiele", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Chimera",), power=3000,
        number="56", rarity=Rarity.RARE, emblem="gargoyle",
        abilities=(Slayer(),),
    ),
    Card(
        "Gigargon", CardType.CREATURE, 8, (Civilization.DARKNESS,), races=("Chimera",), power=3000,
        number="57", rarity=Rarity.VERY_RARE, emblem="horned-reptile",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(CREATURE_IN_YOUR_GRAVEYARD, 2, up_to=True), Zone.HAND)),),
    ),
    Card(
        "Masked Horror, Shadow of Scorn", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Ghost",), power=1000,
        number="58", rarity=Rarity.UNCOMMON, emblem="haunting",
        abilities=(When(EntersBattle(THIS), Discard(1, OPPONENT, random=True)),),
    ),
    Card(
        "Night Master, Shadow of Decay", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Ghost",), power=3000,
        number="59", rarity=Rarity.RARE, emblem="spectre",
        abilities=(Blocker(),),
    ),
    Card(
        "Skeleton Soldier, the Defiled", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Living Dead",),
        power=3000,
        number="60", rarity=Rarity.COMMON, emblem="skeleton",
    ),
    Card(
        "Stinger Worm", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Parasite Worm",), power=5000,
        number="61", rarity=Rarity.UNCOMMON, emblem="sand-snake",
        abilities=(When(EntersBattle(THIS), Destroy(Chosen(YOUR_CREATURE))),),
    ),
    Card(
        "Swamp Worm", CardType.CREATURE, 7, (Civilization.DARKNESS,), races=("Parasite Worm",), power=2000,
        number="62", rarity=Rarity.UNCOMMON, emblem="earth-worm",
        abilities=(When(EntersBattle(THIS), Destroy(Chosen(HIS_CREATURE, by=OPPONENT))),),
    ),
    Card(
        "Terror Pit", CardType.SPELL, 6, (Civilization.DARKNESS,),
        number="63", rarity=Rarity.RARE, emblem="hole",
        abilities=(ShieldTrigger(), OnCast(Destroy(Chosen(OPPOSING_CREATURE)))),
    ),
    Card(
        "Vampire Silphy", CardType.CREATURE, 8, (Civilization.DARKNESS,), races=("Dark Lord",), power=4000,
        number="64", rarity=Rarity.VERY_RARE, emblem="vampire-dracula",
        abilities=(When(EntersBattle(THIS), Destroy(All(CardFilter((CardType.CREATURE,), (PowerAtMost(3000),))))),),
    ),
    Card(
        "Wandering Braineater", CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Living Dead",), power=2000,
        number="65", rarity=Rarity.COMMON, emblem="shambling-zombie",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK))),
    ),
    Card(
        "Writhing Bone Ghoul", CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Living Dead",), power=2000,
        number="66", rarity=Rarity.COMMON, emblem="carrion",
    ),
)  # fmt: skip
