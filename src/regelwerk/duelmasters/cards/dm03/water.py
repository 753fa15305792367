"""DM-03 Rampage of the Super Warriors: the cards of the water civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Chaos Fish", CardType.CREATURE, 7, (Civilization.WATER,), races=("Gel Fish",), power=1000, plus=True,
        number="S2", rarity=Rarity.SUPER_RARE, emblem="angler-fish",
        abilities=(
            Always(
                Have(
                    THIS,
                    power=Times(
                        1000, Count(CardFilter((), (Other(), OfCivilization((Civilization.WATER,))), whose=YOU))
                    ),
                )
            ),
            When(
                Attacks(THIS),
                May(Draw(Count(CardFilter((), (Other(), OfCivilization((Civilization.WATER,))), whose=YOU)))),
            ),
        ),
    ),
    Card(
        "Angler Cluster", CardType.CREATURE, 3, (Civilization.WATER,), races=("Cyber Cluster",), power=3000, plus=True,
        number="12", rarity=Rarity.COMMON, emblem="fishing-hook",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
            Always(Have(THIS, power=3000, condition=AllAre(CARD_IN_YOUR_MANA, OfCivilization((Civilization.WATER,))))),
        ),
    ),
    Card(
        "Aqua Deformer", CardType.CREATURE, 8, (Civilization.WATER,), races=("Liquid People",), power=3000,
        number="13", rarity=Rarity.RARE, emblem="splurt",
        abilities=(
            When(
                EntersBattle(THIS),
                Then(
                    (
                        PutInto(Chosen(CARD_IN_YOUR_MANA, 2), Zone.HAND),
                        PutInto(Chosen(CARD_IN_HIS_MANA, 2, by=OPPONENT), Zone.HAND),
                    )
                ),
            ),
        ),
    ),
    Card(
        "Emeral", CardType.CREATURE, 2, (Civilization.WATER,), races=("Cyber Lord",), power=1000,
        number="14", rarity=Rarity.COMMON, emblem="emerald",
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
    Card(
        "Flood Valve", CardType.SPELL, 2, (Civilization.WATER,),
        number="15", rarity=Rarity.UNCOMMON, emblem="valve",
        abilities=(ShieldTrigger(), OnCast(PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.HAND))),
    ),
    Card(
        "King Neptas", CardType.CREATURE, 6, (Civilization.WATER,), races=("Leviathan",), power=5000,
        number="16", rarity=Rarity.RARE, emblem="trident",
        abilities=(
            When(
                Attacks(THIS), May(PutInto(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),))), Zone.HAND))
            ),
        ),
    ),
    Card(
        "King Ponitas", CardType.CREATURE, 8, (Civilization.WATER,), races=("Leviathan",), power=4000,
        number="17", rarity=Rarity.UNCOMMON, emblem="sperm-whale",
        abilities=(
            When(
                Attacks(THIS),
                Search(
                    CardFilter((), (OfCivilization((Civilization.WATER,)),), zone=Zone.DECK, whose=YOU),
                    PutInto(THEM, Zone.HAND),
                    reveal=True,
                ),
            ),
        ),
    ),
    Card(
        "Legendary Bynor", CardType.CREATURE, 6, (Civilization.WATER,), races=("Leviathan",), power=8000,
        number="18", rarity=Rarity.VERY_RARE, emblem="whale-tail",
        abilities=(
            Evolution((CardFilter((), (OfRace("Leviathan"),), whose=YOU),)),
            Always(
                Cannot(
                    All(CardFilter((), (Other(), OfCivilization((Civilization.WATER,))), whose=YOU)),
                    RestrictedAction.BE_BLOCKED,
                )
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Liquid Scope", CardType.SPELL, 4, (Civilization.WATER,),
        number="19", rarity=Rarity.COMMON, emblem="spyglass",
        abilities=(ShieldTrigger(), OnCast(And((LookAt(All(CARD_IN_OPPOSING_HAND)), LookAt(All(OPPOSING_SHIELD)))))),
    ),
    Card(
        "Psychic Shaper", CardType.SPELL, 6, (Civilization.WATER,),
        number="20", rarity=Rarity.RARE, emblem="brainstorm",
        abilities=(
            OnCast(
                Then(
                    (
                        Reveal(TopOfDeck(4)),
                        And(
                            (
                                PutInto(Among(OfCivilization((Civilization.WATER,))), Zone.HAND),
                                PutInto(TheRest(), Zone.GRAVEYARD),
                            )
                        ),
                    )
                )
            ),
        ),
    ),
    Card(
        "Shtra", CardType.CREATURE, 4, (Civilization.WATER,), races=("Cyber Lord",), power=2000,
        number="21", rarity=Rarity.COMMON, emblem="hooded-figure",
        abilities=(
            When(
                EntersBattle(THIS),
                Then(
                    (
                        PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.HAND),
                        PutInto(Chosen(CARD_IN_HIS_MANA, by=OPPONENT), Zone.HAND),
                    )
                ),
            ),
        ),
    ),
    Card(
        "Stinger Ball", CardType.CREATURE, 3, (Civilization.WATER,), races=("Cyber Virus",), power=1000,
        number="22", rarity=Rarity.UNCOMMON, emblem="spiked-ball",
        abilities=(When(Attacks(THIS), May(LookAt(Chosen(OPPOSING_SHIELD)))),),
    ),
)  # fmt: skip
