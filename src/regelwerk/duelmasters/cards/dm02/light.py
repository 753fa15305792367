"""DM-02 Evo-Crushinators of Doom: the cards of the light civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Ladia Bale, the Inspirational", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Guardian",), power=9500,
        number="S1", rarity=Rarity.SUPER_RARE, emblem="inspiration",
        abilities=(Blocker(), Evolution((CardFilter((), (OfRace("Guardian"),), whose=YOU),)), Breaker(2)),
    ),
    Card(
        "Diamond Cutter", CardType.SPELL, 5, (Civilization.LIGHT,),
        number="1", rarity=Rarity.UNCOMMON, emblem="cut-diamond",
        abilities=(OnCast(CanAttack(All(YOUR_CREATURE), OPPONENT, despite=True, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Ethel, Star Sea Elemental", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Angel Command",), power=5500,
        number="2", rarity=Rarity.VERY_RARE, emblem="star-formation",
        abilities=(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED)),),
    ),
    Card(
        "Fonch, the Oracle", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Light Bringer",), power=2000,
        number="3", rarity=Rarity.COMMON, emblem="sun-radiations",
        abilities=(When(EntersBattle(THIS), May(Tap(Chosen(OPPOSING_CREATURE)))),),
    ),
    Card(
        "Laguna, Lightning Enforcer", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Berserker",), power=2500,
        number="4", rarity=Rarity.RARE, emblem="lightning-saber",
        abilities=(When(Attacks(THIS), Search(SPELL_IN_DECK, PutInto(THEM, Zone.HAND), reveal=True)),),
    ),
    Card(
        "Larba Geer, the Immaculate", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Guardian",), power=5000,
        number="5", rarity=Rarity.UNCOMMON, emblem="static-guard",
        abilities=(
            Evolution((CardFilter((), (OfRace("Guardian"),), whose=YOU),)),
            When(EntersBattle(THIS), Tap(All(OPPOSING_CREATURE_WITH_BLOCKER))),
        ),
    ),
    Card(
        "Logic Cube", CardType.SPELL, 3, (Civilization.LIGHT,),
        number="6", rarity=Rarity.COMMON, emblem="cubeforce",
        abilities=(ShieldTrigger(), OnCast(Search(SPELL_IN_DECK, PutInto(THEM, Zone.HAND), reveal=True))),
    ),
    Card(
        "Magris, Vizier of Magnetism", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Initiate",), power=3000,
        number="7", rarity=Rarity.COMMON, emblem="magnet",
        abilities=(When(EntersBattle(THIS), May(Draw(1))),),
    ),
    Card(
        "Phal Eega, Dawn Guardian", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Guardian",), power=4000,
        number="8", rarity=Rarity.RARE, emblem="falling-eye",
        abilities=(
            When(
                EntersBattle(THIS),
                May(PutInto(Chosen(CardFilter((CardType.SPELL,), zone=Zone.GRAVEYARD, whose=YOU)), Zone.HAND)),
            ),
        ),
    ),
    Card(
        "Reso Pacos, Clear Sky Guardian", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Guardian",), power=3000,
        number="9", rarity=Rarity.COMMON, emblem="sundial",
    ),
    Card(
        "Spiral Grass", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Starlight Tree",), power=2500,
        number="10", rarity=Rarity.RARE, emblem="spiral-tentacle",
        abilities=(Blocker(), When(Battles(THIS, blocking=True), Untap(THIS))),
    ),
    Card(
        "Wyn, the Oracle", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Light Bringer",), power=1500,
        number="11", rarity=Rarity.UNCOMMON, emblem="eye-shield",
        abilities=(When(Attacks(THIS), May(LookAt(Chosen(CardFilter((), zone=Zone.SHIELDS, whose=OPPONENT))))),),
    ),
)  # fmt: skip
