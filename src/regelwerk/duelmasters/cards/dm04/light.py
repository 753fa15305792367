"""DM-04 Shadowclash of Blinding Night: the cards of the light civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Rimuel, Cloudbreak Elemental", CardType.CREATURE, 8, (Civilization.LIGHT,), races=("Angel Command",),
        power=6000,
        number="S1", rarity=Rarity.SUPER_RARE, emblem="sun-cloud",
        abilities=(
            When(
                EntersBattle(THIS),
                Tap(
                    Chosen(
                        OPPOSING_CREATURE,
                        Count(
                            CardFilter(
                                (), (Untapped(), OfCivilization((Civilization.LIGHT,))), zone=Zone.MANA, whose=YOU
                            )
                        ),
                    )
                ),
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Alcadeias, Lord of Spirits", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Angel Command",),
        power=12500,
        number="1", rarity=Rarity.VERY_RARE, emblem="winged-emblem",
        abilities=(
            Evolution((CardFilter((), (OfRace("Angel Command"),), whose=YOU),)),
            Breaker(2),
            Always(
                CannotPlay(CardFilter((CardType.SPELL,), (Not(OfCivilization((Civilization.LIGHT,))),), zone=Zone.HAND))
            ),
        ),
    ),
    Card(
        "Aeris, Flight Elemental", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Angel Command",), power=9000,
        number="6", rarity=Rarity.RARE, emblem="curly-wing",
        abilities=(
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
            Always(
                CanAttack(
                    THIS, CardFilter((CardType.CREATURE,), (Untapped(), OfCivilization((Civilization.DARKNESS,))))
                )
            ),
        ),
    ),
    Card(
        "Amber Grass", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Starlight Tree",), power=3000,
        number="7", rarity=Rarity.COMMON, emblem="dandelion-flower",
        abilities=(ShieldTrigger(),),
    ),
    Card(
        "Fu Reil, Seeker of Storms", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Mecha Thunder",), power=5000,
        number="8", rarity=Rarity.UNCOMMON, emblem="lightning-storm",
        abilities=(
            Always(
                CannotPlay(
                    CardFilter((), (OfCivilization((Civilization.DARKNESS,)),), zone=Zone.HAND), by_shield_trigger=True
                )
            ),
        ),
    ),
    Card(
        "Full Defensor", CardType.SPELL, 2, (Civilization.LIGHT,),
        number="9", rarity=Rarity.RARE, emblem="surrounded-shield",
        abilities=(
            ShieldTrigger(),
            OnCast(Have(All(YOUR_CREATURE), abilities=(Blocker(),), span=Duration.UNTIL_YOUR_NEXT_TURN)),
        ),
    ),
    Card(
        "Gulan Rias, Speed Guardian", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Guardian",), power=2000,
        number="10", rarity=Rarity.COMMON, emblem="fast-arrow",
        abilities=(
            Always(Cannot(THIS, RestrictedAction.BE_ATTACKED, by=DARKNESS_CREATURE)),
            Always(Cannot(THIS, RestrictedAction.BE_BLOCKED, by=DARKNESS_CREATURE)),
        ),
    ),
    Card(
        "Kolon, the Oracle", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Light Bringer",), power=1000,
        number="11", rarity=Rarity.COMMON, emblem="crystal-wand",
        abilities=(
            ShieldTrigger(),
            When(EntersBattle(THIS), May(Tap(Chosen(OPPOSING_CREATURE)))),
        ),
    ),
    Card(
        "Milieus, the Daystretcher", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Berserker",), power=2500,
        number="12", rarity=Rarity.UNCOMMON, emblem="solar-time",
        abilities=(
            Blocker(),
            Always(CostChange(CardFilter((), (OfCivilization((Civilization.DARKNESS,)),), zone=Zone.HAND), 2)),
        ),
    ),
    Card(
        "Mist Rias, Sonic Guardian", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Guardian",), power=2000,
        number="13", rarity=Rarity.UNCOMMON, emblem="fog",
        abilities=(When(EntersBattle(CardFilter((CardType.CREATURE,), (Other(),))), May(Draw(1))),),
    ),
    Card(
        "Ouks, Vizier of Restoration", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Initiate",), power=1000,
        number="14", rarity=Rarity.RARE, emblem="shield-reflect",
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.SHIELDS)),),
    ),
    Card(
        "Re Bil, Seeker of Archery", CardType.CREATURE, 7, (Civilization.LIGHT,), races=("Mecha Thunder",), power=6000,
        number="15", rarity=Rarity.UNCOMMON, emblem="archer",
        abilities=(
            Always(
                Have(
                    All(CardFilter((CardType.CREATURE,), (Other(), OfCivilization((Civilization.LIGHT,))))), power=2000
                )
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Sarius, Vizier of Suppression", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Initiate",), power=3000,
        number="16", rarity=Rarity.COMMON, emblem="silenced",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
        ),
    ),
    Card(
        "Screaming Sunburst", CardType.SPELL, 3, (Civilization.LIGHT,),
        number="17", rarity=Rarity.UNCOMMON, emblem="barbed-sun",
        abilities=(OnCast(Tap(All(CardFilter((CardType.CREATURE,), (Not(OfCivilization((Civilization.LIGHT,))),))))),),
    ),
    Card(
        "Whisking Whirlwind", CardType.SPELL, 1, (Civilization.LIGHT,),
        number="18", rarity=Rarity.COMMON, emblem="tornado",
        abilities=(OnCast(ThisTurn(EndOfTurn(TurnOwner.EACH), Untap(All(YOUR_CREATURE)))),),
    ),
)  # fmt: skip
