"""DM-02 Evo-Crushinators of Doom: the cards of the water civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Crystal Paladin", CardType.CREATURE, 4, (Civilization.WATER,), races=("Liquid People",), power=5000,
        number="S2", rarity=Rarity.SUPER_RARE, emblem="crystal-bars",
        abilities=(
            Evolution((CardFilter((), (OfRace("Liquid People"),), whose=YOU),)),
            When(EntersBattle(THIS), PutInto(All(CREATURE_WITH_BLOCKER), Zone.HAND)),
        ),
    ),
    Card(
        "Aqua Bouncer", CardType.CREATURE, 6, (Civilization.WATER,), races=("Liquid People",), power=1000,
        number="12", rarity=Rarity.RARE, emblem="bouncing-spring",
        abilities=(Blocker(), When(EntersBattle(THIS), May(PutInto(Chosen(CREATURE), Zone.HAND)))),
    ),
    Card(
        "Aqua Shooter", CardType.CREATURE, 4, (Civilization.WATER,), races=("Liquid People",), power=2000,
        number="13", rarity=Rarity.COMMON, emblem="laser-gun",
        abilities=(Blocker(),),
    ),
    Card(
        "Corile", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Lord",), power=2000,
        number="14", rarity=Rarity.COMMON, emblem="card-pickup",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(OPPOSING_CREATURE), Zone.DECK)),),
    ),
    Card(
        "Crystal Lancer", CardType.CREATURE, 6, (Civilization.WATER,), races=("Liquid People",), power=8000,
        number="15", rarity=Rarity.UNCOMMON, emblem="spear-feather",
        abilities=(
            Evolution((CardFilter((), (OfRace("Liquid People"),), whose=YOU),)),
            Always(Cannot(THIS, RestrictedAction.BE_BLOCKED)),
            Breaker(2),
        ),
    ),
    Card(
        "Hypersquid Walter", CardType.CREATURE, 3, (Civilization.WATER,), races=("Cyber Lord",), power=1000,
        number="16", rarity=Rarity.RARE, emblem="squid",
        abilities=(When(Attacks(THIS), May(Draw(1))),),
    ),
    Card(
        "King Nautilus", CardType.CREATURE, 8, (Civilization.WATER,), races=("Leviathan",), power=6000,
        number="17", rarity=Rarity.RARE, emblem="spiral-shell",
        abilities=(
            Always(Cannot(All(CardFilter((), (OfRace("Liquid People"),))), RestrictedAction.BE_BLOCKED)),
            Breaker(2),
        ),
    ),
    Card(
        "Plasma Chaser", CardType.CREATURE, 6, (Civilization.WATER,), races=("Gel Fish",), power=4000,
        number="18", rarity=Rarity.VERY_RARE, emblem="plasma-bolt",
        abilities=(When(Attacks(THIS), May(Draw(Count(OPPOSING_CREATURE)))),),
    ),
    Card(
        "Recon Operation", CardType.SPELL, 2, (Civilization.WATER,),
        number="19", rarity=Rarity.COMMON, emblem="binoculars",
        abilities=(OnCast(LookAt(Chosen(CardFilter((), zone=Zone.SHIELDS, whose=OPPONENT), 3, up_to=True))),),
    ),
    Card(
        "Scissor Eye", CardType.CREATURE, 4, (Civilization.WATER,), races=("Gel Fish",), power=3000,
        number="20", rarity=Rarity.COMMON, emblem="scissors",
    ),
    Card(
        "Stained Glass", CardType.CREATURE, 3, (Civilization.WATER,), races=("Cyber Virus",), power=1000,
        number="21", rarity=Rarity.UNCOMMON, emblem="glass-shot",
        abilities=(
            When(
                Attacks(THIS),
                May(
                    PutInto(
                        Chosen(
                            CardFilter(
                                (CardType.CREATURE,),
                                (OfCivilization((Civilization.FIRE, Civilization.NATURE)),),
                                whose=OPPONENT,
                            )
                        ),
                        Zone.HAND,
                    )
                ),
            ),
        ),
    ),
    Card(
        "Thought Probe", CardType.SPELL, 4, (Civilization.WATER,),
        number="22", rarity=Rarity.UNCOMMON, emblem="brain-tentacle",
        abilities=(ShieldTrigger(), OnCast(If(AtLeast(3, OPPOSING_CREATURE), Draw(3)))),
    ),
)  # fmt: skip
