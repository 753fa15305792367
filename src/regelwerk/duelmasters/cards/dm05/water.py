"""DM-05 Survivors of the Megapocalypse: the cards of the water civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "King Tsunami", CardType.CREATURE, 12, (Civilization.WATER,), races=("Leviathan",), power=12000,
        number="S2", rarity=Rarity.SUPER_RARE, emblem="big-wave",
        abilities=(
            When(EntersBattle(THIS), PutInto(All(CardFilter((CardType.CREATURE,), (Other(),))), Zone.HAND)),
            Breaker(3),
        ),
    ),
    Card(
        "King Mazelan", CardType.CREATURE, 8, (Civilization.WATER,), races=("Leviathan",), power=7000,
        number="2", rarity=Rarity.VERY_RARE, emblem="whale-tail",
        abilities=(When(EntersBattle(THIS), May(PutInto(Chosen(CREATURE), Zone.HAND))), Breaker(2)),
    ),
    Card(
        "Aqua Surfer", CardType.CREATURE, 6, (Civilization.WATER,), races=("Liquid People",), power=2000,
        number="16", rarity=Rarity.UNCOMMON, emblem="surf-board",
        abilities=(ShieldTrigger(), When(EntersBattle(THIS), May(PutInto(Chosen(CREATURE), Zone.HAND)))),
    ),
    Card(
        "Divine Riptide", CardType.SPELL, 9, (Civilization.WATER,),
        number="17", rarity=Rarity.RARE, emblem="waves",
        abilities=(OnCast(EachDoes(EachPlayer(), PutInto(All(CARD_IN_HIS_MANA), Zone.HAND))),),
    ),
    Card(
        "Lurking Eel", CardType.CREATURE, 6, (Civilization.WATER,), races=("Gel Fish",), power=4000,
        number="18", rarity=Rarity.COMMON, emblem="eel",
        abilities=(
            Blocker(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE, Civilization.NATURE)),))),
        ),
    ),
    Card(
        "Miracle Quest", CardType.SPELL, 3, (Civilization.WATER,),
        number="19", rarity=Rarity.UNCOMMON, emblem="compass",
        abilities=(OnCast(ThisTurn(AttackEnds(YOUR_CREATURE), May(Draw(Times(2, ShieldsBroken(EVENT_SUBJECT)))))),),
    ),
    Card(
        "Pokolul", CardType.CREATURE, 4, (Civilization.WATER,), races=("Cyber Lord",), power=2000,
        number="20", rarity=Rarity.RARE, emblem="octopus",
        abilities=(When(UsesShieldTrigger(OPPONENT, broken_by=THIS), May(Untap(THIS))),),
    ),
    Card(
        "Sea Slug", CardType.CREATURE, 8, (Civilization.WATER,), races=("Gel Fish",), power=6000,
        number="21", rarity=Rarity.RARE, emblem="snail",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.BE_BLOCKED))),
    ),
    Card(
        "Solidskin Fish", CardType.CREATURE, 3, (Civilization.WATER,), races=("Fish",), power=3000,
        number="22", rarity=Rarity.COMMON, emblem="fish-scales",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.HAND)),),
    ),
    Card(
        "Spikestrike Ichthys Q", CardType.CREATURE, 6, (Civilization.WATER,), races=("Survivor", "Fish"), power=3000,
        number="23", rarity=Rarity.COMMON, emblem="spiked-shell",
        abilities=(Survivor(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED))),),
    ),
    Card(
        "Split-Head Hydroturtle Q", CardType.CREATURE, 5, (Civilization.WATER,), races=("Survivor", "Gel Fish"),
        power=2000,
        number="24", rarity=Rarity.UNCOMMON, emblem="sea-turtle",
        abilities=(Survivor(When(Attacks(THIS), May(Draw(1)))),),
    ),
    Card(
        "Steel-Turret Cluster", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Cluster",), power=3000,
        number="25", rarity=Rarity.COMMON, emblem="turret",
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
)  # fmt: skip
