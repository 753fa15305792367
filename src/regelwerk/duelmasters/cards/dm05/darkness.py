"""DM-05 Survivors of the Megapocalypse: the cards of the darkness civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Death Cruzer, the Annihilator", CardType.CREATURE, 7, (Civilization.DARKNESS,), races=("Demon Command",),
        power=13000,
        number="S3", rarity=Rarity.SUPER_RARE, emblem="daemon-skull",
        abilities=(When(EntersBattle(THIS), Destroy(All(OTHER_CREATURE_OF_YOURS))), Breaker(3)),
    ),
    Card(
        "Sinister General Damudo", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Dark Lord",), power=5000,
        number="3", rarity=Rarity.VERY_RARE, emblem="evil-moon",
        abilities=(When(IsDestroyed(THIS), Destroy(All(CardFilter((CardType.CREATURE,), (PowerAtMost(3000),))))),),
    ),
    Card(
        "Gigakail", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Chimera",), power=4000,
        number="26", rarity=Rarity.UNCOMMON, emblem="grim-reaper",
        abilities=(
            Slayer(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.NATURE, Civilization.LIGHT)),))),
        ),
    ),
    Card(
        "Gigaling Q", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Survivor", "Chimera"), power=2000,
        number="27", rarity=Rarity.COMMON, emblem="fangs",
        abilities=(Survivor(Slayer()),),
    ),
    Card(
        "Gigazoul", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Chimera",), power=3000,
        number="28", rarity=Rarity.COMMON, emblem="carrion",
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK, condition=AtMost(0, OPPOSING_SHIELD))),),
    ),
    Card(
        "Horned Mutant", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Hedrian",), power=3000,
        number="29", rarity=Rarity.UNCOMMON, emblem="goblin-head",
        abilities=(Always(CostChange(CardFilter((), (OfCivilization((Civilization.NATURE,)),), zone=Zone.HAND), 1)),),
    ),
    Card(
        "Jewel Spider", CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Brain Jacker",), power=1000,
        number="30", rarity=Rarity.COMMON, emblem="hanging-spider",
        abilities=(When(IsDestroyed(THIS), May(PutInto(Chosen(YOUR_SHIELD), Zone.HAND, no_trigger=True))),),
    ),
    Card(
        "Scheming Hands", CardType.SPELL, 5, (Civilization.DARKNESS,),
        number="31", rarity=Rarity.UNCOMMON, emblem="grab",
        abilities=(
            OnCast(Then((LookAt(All(CARD_IN_OPPOSING_HAND)), PutInto(Chosen(CARD_IN_OPPOSING_HAND), Zone.GRAVEYARD)))),
        ),
    ),
    Card(
        "Skullsweeper Q", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Survivor", "Brain Jacker"),
        power=1000,
        number="32", rarity=Rarity.RARE, emblem="skull-sabertooth",
        abilities=(Survivor(When(Attacks(THIS), Discard(1, OPPONENT))),),
    ),
    Card(
        "Slime Veil", CardType.SPELL, 1, (Civilization.DARKNESS,),
        number="33", rarity=Rarity.RARE, emblem="slime",
        abilities=(OnCast(MustAttack(All(OPPOSING_CREATURE), span=Duration.OPPONENTS_NEXT_TURN)),),
    ),
    Card(
        "Vashuna, Sword Dancer", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Demon Command",), power=7000,
        number="34", rarity=Rarity.RARE, emblem="sword-spin",
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK, condition=AtMost(0, OPPOSING_SHIELD))), Breaker(2)),
    ),
    Card(
        "Wisp Howler, Shadow of Tears", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Ghost",), power=2000,
        number="35", rarity=Rarity.COMMON, emblem="ghost",
        abilities=(
            Slayer(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.NATURE, Civilization.LIGHT)),))),
        ),
    ),
)  # fmt: skip
