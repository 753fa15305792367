"""DM-06 Stomp-A-Trons of Invincible Wrath: the cards of the fire civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Bolmeteus Steel Dragon", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Dragon",), power=7000,
        number="S7", rarity=Rarity.SUPER_RARE, emblem="metal-scales",
        abilities=(
            Breaker(2),
            Instead(BreaksShield(by=THIS), PutInto(EVENT_SUBJECT, Zone.GRAVEYARD)),
        ),
    ),
    Card(
        "Lava Walker Executo", CardType.CREATURE, 4, (Civilization.FIRE,), races=("Dragonoid",), power=5000,
        number="S8", rarity=Rarity.SUPER_RARE, emblem="caldera",
        abilities=(
            Evolution((CardFilter((), (OfRace("Dragonoid"),), whose=YOU),)),
            Always(
                Have(
                    All(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE,)),), whose=YOU)),
                    abilities=(
                        TapAbility(
                            Have(
                                Chosen(
                                    CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE,)),), whose=YOU)
                                ),
                                power=3000,
                                span=Duration.THIS_TURN,
                            )
                        ),
                    ),
                )
            ),
        ),
    ),
    Card(
        "Invincible Cataclysm", CardType.SPELL, 13, (Civilization.FIRE,),
        number="7", rarity=Rarity.VERY_RARE, emblem="burning-meteor",
        abilities=(OnCast(PutInto(Chosen(OPPOSING_SHIELD, 3, up_to=True), Zone.GRAVEYARD)),),
    ),
    Card(
        "Valiant Warrior Exorious", CardType.CREATURE, 6, (Civilization.FIRE,), races=("Armorloid",), power=4000,
        plus=True,
        number="8", rarity=Rarity.VERY_RARE, emblem="spartan-helmet",
        abilities=(
            Always(CanAttack(THIS, UNTAPPED_CREATURE)),
            PowerAttacker(3000),
        ),
    ),
    Card(
        "Armored Decimator Valkaizer", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Human",), power=5000,
        number="71", rarity=Rarity.RARE, emblem="breastplate",
        abilities=(
            Evolution((CardFilter((), (OfRace("Human"),), whose=YOU),)),
            When(
                EntersBattle(THIS),
                May(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(4000),), whose=OPPONENT)))),
            ),
        ),
    ),
    Card(
        "Armored Scout Gestuchar", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Armorloid",), power=4000,
        plus=True,
        number="72", rarity=Rarity.COMMON, emblem="walking-scout",
        abilities=(
            Always(
                Have(
                    THIS, abilities=(PowerAttacker(3000), Breaker(2)), condition=AtMost(0, OTHER_FIRE_CREATURE_OF_YOURS)
                )
            ),
        ),
    ),
    Card(
        "Automated Weaponmaster Machai", CardType.CREATURE, 4, (Civilization.FIRE,), races=("Armorloid",), power=4000,
        number="73", rarity=Rarity.COMMON, emblem="sword-array",
        abilities=(Always(MustAttack(THIS)),),
    ),
    Card(
        "Badlands Lizard", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Dune Gecko",), power=3000, plus=True,
        number="74", rarity=Rarity.RARE, emblem="desert",
        abilities=(
            PowerAttacker(3000),
            When(BecomesBlocked(THIS), NoBattle()),
        ),
    ),
    Card(
        "Bazagazeal Dragon", CardType.CREATURE, 8, (Civilization.FIRE,), races=("Armored Dragon",), power=8000,
        number="75", rarity=Rarity.RARE, emblem="burning-passion",
        abilities=(
            SpeedAttacker(),
            Always(CanAttack(THIS, UNTAPPED_CREATURE)),
            Breaker(2),
            When(EndOfTurn(), PutInto(THIS, Zone.HAND)),
        ),
    ),
    Card(
        "Choya, the Unheeding", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Human",), power=1000, plus=True,
        number="76", rarity=Rarity.COMMON, emblem="running-ninja",
        abilities=(
            PowerAttacker(1000),
            When(BecomesBlocked(THIS), NoBattle()),
        ),
    ),
    Card(
        "Cocco Lupia", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Fire Bird",), power=1000,
        number="77", rarity=Rarity.UNCOMMON, emblem="bird-twitter",
        abilities=(
            Always(
                CostChange(
                    CardFilter((CardType.CREATURE,), (RaceContains("Dragon"),), zone=Zone.HAND, whose=YOU), -2, floor=2
                )
            ),
        ),
    ),
    Card(
        "Comet Missile", CardType.SPELL, 1, (Civilization.FIRE,),
        number="78", rarity=Rarity.UNCOMMON, emblem="artillery-shell",
        abilities=(
            ShieldTrigger(),
            OnCast(
                Destroy(
                    Chosen(
                        CardFilter((CardType.CREATURE,), (WithKeyword(Blocker()), PowerAtMost(6000)), whose=OPPONENT)
                    )
                )
            ),
        ),
    ),
    Card(
        "Crisis Boulder", CardType.SPELL, 4, (Civilization.FIRE,),
        number="79", rarity=Rarity.RARE, emblem="stone-sphere",
        abilities=(
            ShieldTrigger(),
            OnCast(
                Either(
                    (
                        Destroy(Chosen(HIS_CREATURE, by=OPPONENT)),
                        PutInto(Chosen(CARD_IN_HIS_MANA, by=OPPONENT), Zone.GRAVEYARD),
                    ),
                    OPPONENT,
                )
            ),
        ),
    ),
    Card(
        "Cutthroat Skyterror", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Armored Wyvern",), power=5000,
        number="80", rarity=Rarity.UNCOMMON, emblem="stiletto",
        abilities=(
            SpeedAttacker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
            When(EndOfTurn(), PutInto(THIS, Zone.HAND)),
        ),
    ),
    Card(
        "Legionnaire Lizard", CardType.CREATURE, 6, (Civilization.FIRE,), races=("Dune Gecko",), power=4000,
        number="81", rarity=Rarity.COMMON, emblem="centurion-helmet",
        abilities=(
            SpeedAttacker(),
            TapAbility(Have(Chosen(YOUR_CREATURE), abilities=(SpeedAttacker(),), span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Migasa, Adept of Chaos", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Human",), power=2000,
        number="82", rarity=Rarity.UNCOMMON, emblem="abstract-091",
        abilities=(
            TapAbility(
                Have(
                    Chosen(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE,)),), whose=YOU)),
                    abilities=(Breaker(2),),
                    span=Duration.THIS_TURN,
                )
            ),
        ),
    ),
    Card(
        "Phantom Dragon's Flame", CardType.SPELL, 3, (Civilization.FIRE,),
        number="83", rarity=Rarity.COMMON, emblem="dragon-shield",
        abilities=(
            ShieldTrigger(),
            OnCast(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),), whose=OPPONENT)))),
        ),
    ),
    Card(
        "Picora's Wrench", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Xenoparts",), power=2000,
        number="84", rarity=Rarity.COMMON, emblem="wrench",
    ),
    Card(
        "Pyrofighter Magnus", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Dragonoid",), power=3000,
        number="85", rarity=Rarity.COMMON, emblem="small-fire",
        abilities=(
            SpeedAttacker(),
            When(EndOfTurn(), PutInto(THIS, Zone.HAND)),
        ),
    ),
    Card(
        "Q-tronic Gargantua", CardType.CREATURE, 6, (Civilization.FIRE,), races=("Survivor",), power=9000,
        number="86", rarity=Rarity.RARE, emblem="mecha-head",
        abilities=(
            Evolution((CardFilter((), (OfRace("Survivor"),), whose=YOU),)),
            CrewBreaker(CardFilter((), (OfRace("Survivor"), Other()), whose=YOU)),
        ),
    ),
    Card(
        "Rikabu's Screwdriver", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Xenoparts",), power=1000,
        number="87", rarity=Rarity.RARE, emblem="screwdriver",
        abilities=(TapAbility(Destroy(Chosen(OPPOSING_CREATURE_WITH_BLOCKER))),),
    ),
    Card(
        "Rumblesaur Q", CardType.CREATURE, 6, (Civilization.FIRE,), races=("Survivor", "Rock Beast"), power=3000,
        number="88", rarity=Rarity.UNCOMMON, emblem="sauropod-head",
        abilities=(Survivor(SpeedAttacker()),),
    ),
    Card(
        "Spastic Missile", CardType.SPELL, 3, (Civilization.FIRE,),
        number="89", rarity=Rarity.UNCOMMON, emblem="bolt-bomb",
        abilities=(OnCast(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(3000),), whose=OPPONENT)))),),
    ),
    Card(
        "Torchclencher", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Dragonoid",), power=2000, plus=True,
        number="90", rarity=Rarity.COMMON, emblem="torch",
        abilities=(
            Always(Have(THIS, abilities=(PowerAttacker(3000),), condition=AtLeast(1, OTHER_FIRE_CREATURE_OF_YOURS))),
        ),
    ),
)  # fmt: skip
