"""DM-01 Base Set: the cards of the light civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Hanusa, Radiance Elemental", CardType.CREATURE, 7, (Civilization.LIGHT,), races=("Angel Command",), power=9500,
        number="S1", rarity=Rarity.SUPER_RARE, emblem="angel-wings",
        abilities=(Breaker(2),),
    ),
    Card(
        "Urth, Purifying Elemental", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Angel Command",), power=6000,
        number="S2", rarity=Rarity.SUPER_RARE, emblem="angel-outfit",
        abilities=(Breaker(2), When(EndOfTurn(), May(Untap(THIS)))),
    ),
    Card(
        "Chilias, the Oracle", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Light Bringer",), power=2500,
        number="1", rarity=Rarity.RARE, emblem="all-seeing-eye",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.HAND)),),
    ),
    Card(
        "Dia Nork, Moonlight Guardian", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Guardian",), power=5000,
        number="2", rarity=Rarity.RARE, emblem="moon",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS))),
    ),
    Card(
        "Emerald Grass", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Starlight Tree",), power=3000,
        number="3", rarity=Rarity.COMMON, emblem="high-grass",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS))),
    ),
    Card(
        "Frei, Vizier of Air", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Initiate",), power=3000,
        number="4", rarity=Rarity.UNCOMMON, emblem="whirlwind",
        abilities=(When(EndOfTurn(), May(Untap(THIS))),),
    ),
    Card(
        "Gran Gure, Space Guardian", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Guardian",), power=9000,
        number="5", rarity=Rarity.VERY_RARE, emblem="ringed-planet",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS))),
    ),
    Card(
        "Holy Awe", CardType.SPELL, 6, (Civilization.LIGHT,),
        number="6", rarity=Rarity.RARE, emblem="sunbeams",
        abilities=(ShieldTrigger(), OnCast(Tap(All(OPPOSING_CREATURE)))),
    ),
    Card(
        "Iere, Vizier of Bullets", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Initiate",), power=3000,
        number="7", rarity=Rarity.COMMON, emblem="silver-bullet",
    ),
    Card(
        "Iocant, the Oracle", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Light Bringer",), power=2000,
        plus=True,
        number="8", rarity=Rarity.UNCOMMON, emblem="crystal-ball",
        abilities=(
            Blocker(),
            Always(Have(THIS, power=2000, condition=AtLeast(1, CardFilter((), (OfRace("Angel Command"),), whose=YOU)))),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
        ),
    ),
    Card(
        "La Ura Giga, Sky Guardian", CardType.CREATURE, 1, (Civilization.LIGHT,), races=("Guardian",), power=2000,
        number="9", rarity=Rarity.COMMON, emblem="fluffy-cloud",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS))),
    ),
    Card(
        "Lah, Purification Enforcer", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Berserker",), power=5500,
        number="10", rarity=Rarity.RARE, emblem="halt",
    ),
    Card(
        "Laser Wing", CardType.SPELL, 5, (Civilization.LIGHT,),
        number="11", rarity=Rarity.RARE, emblem="feathered-wing",
        abilities=(
            OnCast(
                Then(
                    (
                        Choose(Chosen(YOUR_CREATURE, 2, up_to=True)),
                        Cannot(THEM, RestrictedAction.BE_BLOCKED, span=Duration.THIS_TURN),
                    )
                ),
            ),
        ),
    ),
    Card(
        "Lok, Vizier of Hunting", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Initiate",), power=4000,
        number="12", rarity=Rarity.UNCOMMON, emblem="hunting-horn",
    ),
    Card(
        "Miele, Vizier of Lightning", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Initiate",), power=1000,
        number="13", rarity=Rarity.COMMON, emblem="lightning-helix",
        abilities=(When(EntersBattle(THIS), May(Tap(Chosen(OPPOSING_CREATURE)))),),
    ),
    Card(
        "Moonlight Flash", CardType.SPELL, 4, (Civilization.LIGHT,),
        number="14", rarity=Rarity.UNCOMMON, emblem="evil-moon",
        abilities=(OnCast(Tap(Chosen(OPPOSING_CREATURE, 2, up_to=True))),),
    ),
    Card(
        "Rayla, Truth Enforcer", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Berserker",), power=3000,
        number="15", rarity=Rarity.VERY_RARE, emblem="scales",
        abilities=(When(EntersBattle(THIS), Search(SPELL_IN_DECK, PutInto(THEM, Zone.HAND), reveal=True)),),
    ),
    Card(
        "Reusol, the Oracle", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Light Bringer",), power=2000,
        number="16", rarity=Rarity.COMMON, emblem="third-eye",
    ),
    Card(
        "Ruby Grass", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Starlight Tree",), power=3000,
        number="17", rarity=Rarity.UNCOMMON, emblem="grass",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
            When(EndOfTurn(), May(Untap(THIS))),
        ),
    ),
    Card(
        "Senatine Jade Tree", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Starlight Tree",), power=4000,
        number="18", rarity=Rarity.COMMON, emblem="beech",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS))),
    ),
    Card(
        "Solar Ray", CardType.SPELL, 2, (Civilization.LIGHT,),
        number="19", rarity=Rarity.COMMON, emblem="sun",
        abilities=(ShieldTrigger(), OnCast(Tap(Chosen(OPPOSING_CREATURE)))),
    ),
    Card(
        "Sonic Wing", CardType.SPELL, 3, (Civilization.LIGHT,),
        number="20", rarity=Rarity.COMMON, emblem="sonic-boom",
        abilities=(
            OnCast(
                Then(
                    (Choose(Chosen(YOUR_CREATURE)), Cannot(THEM, RestrictedAction.BE_BLOCKED, span=Duration.THIS_TURN))
                )
            ),
        ),
    ),
    Card(
        "Szubs Kin, Twilight Guardian", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Guardian",), power=6000,
        number="21", rarity=Rarity.RARE, emblem="sunset",
        abilities=(Blocker(), Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS))),
    ),
    Card(
        "Toel, Vizier of Hope", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Initiate",), power=2000,
        number="22", rarity=Rarity.UNCOMMON, emblem="sunrise",
        abilities=(When(EndOfTurn(), May(Untap(All(YOUR_CREATURE)))),),
    ),
)  # fmt: skip
