"""DM-03 Rampage of the Super Warriors: the cards of the fire civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Garkago Dragon", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Dragon",), power=6000, plus=True,
        number="S4", rarity=Rarity.SUPER_RARE, emblem="dragon-head",
        abilities=(
            Breaker(2),
            Always(
                Have(
                    THIS,
                    power=Times(
                        1000, Count(CardFilter((), (Other(), OfCivilization((Civilization.FIRE,))), whose=YOU))
                    ),
                )
            ),
            Always(CanAttack(THIS, UNTAPPED_CREATURE)),
        ),
    ),
    Card(
        "Armored Warrior Quelos", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Armorloid",), power=2000,
        number="34", rarity=Rarity.UNCOMMON, emblem="mono-wheel-robot",
        abilities=(
            When(
                Attacks(THIS),
                Then(
                    (
                        PutInto(
                            Chosen(
                                CardFilter((), (Not(OfCivilization((Civilization.FIRE,))),), zone=Zone.MANA, whose=YOU)
                            ),
                            Zone.GRAVEYARD,
                        ),
                        PutInto(
                            Chosen(
                                CardFilter(
                                    (), (Not(OfCivilization((Civilization.FIRE,))),), zone=Zone.MANA, whose=THAT_PLAYER
                                ),
                                by=OPPONENT,
                            ),
                            Zone.GRAVEYARD,
                        ),
                    )
                ),
            ),
        ),
    ),
    Card(
        "Baby Zoppe", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Fire Bird",), power=2000, plus=True,
        number="35", rarity=Rarity.COMMON, emblem="nest-birds",
        abilities=(
            Always(Have(THIS, power=2000, condition=AllAre(CARD_IN_YOUR_MANA, OfCivilization((Civilization.FIRE,))))),
        ),
    ),
    Card(
        "Blaze Cannon", CardType.SPELL, 7, (Civilization.FIRE,),
        number="36", rarity=Rarity.RARE, emblem="field-gun",
        abilities=(
            PlayOnlyIf(AllAre(CARD_IN_YOUR_MANA, OfCivilization((Civilization.FIRE,)))),
            OnCast(Have(All(YOUR_CREATURE), abilities=(PowerAttacker(4000), Breaker(2)), span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Boltail Dragon", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Dragon",), power=9000,
        number="37", rarity=Rarity.RARE, emblem="spiked-dragon-head",
        abilities=(Breaker(2),),
    ),
    Card(
        "Explosive Dude Joe", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Human",), power=3000,
        number="38", rarity=Rarity.COMMON, emblem="dynamite",
    ),
    Card(
        "Flametropus", CardType.CREATURE, 4, (Civilization.FIRE,), races=("Rock Beast",), power=3000, plus=True,
        number="39", rarity=Rarity.RARE, emblem="fire-shield",
        abilities=(
            When(
                Attacks(THIS),
                May(
                    Then(
                        (
                            PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.GRAVEYARD),
                            Have(THIS, abilities=(PowerAttacker(3000), Breaker(2)), span=Duration.THIS_TURN),
                        )
                    )
                ),
            ),
        ),
    ),
    Card(
        "Muramasa, Duke of Blades", CardType.CREATURE, 6, (Civilization.FIRE,), races=("Human",), power=3000,
        number="40", rarity=Rarity.UNCOMMON, emblem="katana",
        abilities=(
            When(
                Attacks(THIS),
                May(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),), whose=OPPONENT)))),
            ),
        ),
    ),
    Card(
        "Searing Wave", CardType.SPELL, 5, (Civilization.FIRE,),
        number="41", rarity=Rarity.UNCOMMON, emblem="fire-wave",
        abilities=(
            OnCast(Destroy(All(CardFilter((CardType.CREATURE,), (PowerAtMost(3000),), whose=OPPONENT)))),
            OnCast(PutInto(Chosen(YOUR_SHIELD), Zone.GRAVEYARD)),
        ),
    ),
    Card(
        "Snip Striker Bullraizer", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Dragonoid",), power=3000,
        number="42", rarity=Rarity.COMMON, emblem="minotaur",
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK, condition=More(CREATURE))),),
    ),
    Card(
        "Überdragon Jabaha", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Dragon",), power=11000,
        plus=True,
        number="43", rarity=Rarity.VERY_RARE, emblem="wyvern",
        abilities=(
            Evolution((CardFilter((), (OfRace("Armored Dragon"),), whose=YOU),)),
            Always(
                Have(
                    All(CardFilter((), (Other(), OfCivilization((Civilization.FIRE,))), whose=YOU)),
                    abilities=(PowerAttacker(2000),),
                )
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Volcanic Arrows", CardType.SPELL, 2, (Civilization.FIRE,),
        number="44", rarity=Rarity.COMMON, emblem="flaming-arrow",
        abilities=(
            ShieldTrigger(),
            OnCast(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(6000),))))),
            OnCast(PutInto(Chosen(YOUR_SHIELD), Zone.GRAVEYARD)),
        ),
    ),
)  # fmt: skip
