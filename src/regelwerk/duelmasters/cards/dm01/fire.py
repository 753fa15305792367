"""DM-01 Base Set: the cards of the fire civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Astrocomet Dragon", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Dragon",), power=6000,
        plus=True,
        number="S7", rarity=Rarity.SUPER_RARE, emblem="comet-spark",
        abilities=(PowerAttacker(4000), Breaker(2)),
    ),
    Card(
        "Scarlet Skyterror", CardType.CREATURE, 8, (Civilization.FIRE,), races=("Armored Wyvern",), power=3000,
        number="S8", rarity=Rarity.SUPER_RARE, emblem="wyvern",
        abilities=(
            When(EntersBattle(THIS), Destroy(All(CardFilter((CardType.CREATURE,), (WithKeyword(Blocker()),))))),
        ),
    ),
    Card(
        "Armored Walker Urherion", CardType.CREATURE, 4, (Civilization.FIRE,), races=("Armorloid",), power=3000,
        plus=True,
        number="67", rarity=Rarity.UNCOMMON, emblem="battle-mech",
        abilities=(
            Always(
                Have(
                    THIS,
                    power=2000,
                    condition=AllHold(
                        (AtLeast(1, CardFilter((), (OfRace("Human"),), whose=YOU)), WhileAttacking(THIS))
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Artisan Picora", CardType.CREATURE, 1, (Civilization.FIRE,), races=("Machine Eater",), power=2000,
        number="68", rarity=Rarity.COMMON, emblem="anvil",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.GRAVEYARD)),),
    ),
    Card(
        "Bolshack Dragon", CardType.CREATURE, 6, (Civilization.FIRE,), races=("Armored Dragon",), power=6000, plus=True,
        number="69", rarity=Rarity.VERY_RARE, emblem="dragon-head",
        abilities=(
            Always(Have(THIS, power=Times(1000, Count(FIRE_CARD_IN_YOUR_GRAVEYARD)), condition=WhileAttacking(THIS))),
            Breaker(2),
        ),
    ),
    Card(
        "Brawler Zyler", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Human",), power=1000, plus=True,
        number="70", rarity=Rarity.COMMON, emblem="mailed-fist",
        abilities=(PowerAttacker(2000),),
    ),
    Card(
        "Burning Power", CardType.SPELL, 1, (Civilization.FIRE,),
        number="71", rarity=Rarity.COMMON, emblem="burning-embers",
        abilities=(OnCast(Have(Chosen(YOUR_CREATURE), abilities=(PowerAttacker(2000),), span=Duration.THIS_TURN)),),
    ),
    Card(
        "Chaos Strike", CardType.SPELL, 2, (Civilization.FIRE,),
        number="72", rarity=Rarity.RARE, emblem="crosshair",
        abilities=(
            OnCast(
                Then(
                    (
                        Choose(Chosen(CardFilter((CardType.CREATURE,), (Untapped(),), whose=OPPONENT))),
                        CanAttack(All(YOUR_CREATURE), THEM, span=Duration.THIS_TURN),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Crimson Hammer", CardType.SPELL, 2, (Civilization.FIRE,),
        number="73", rarity=Rarity.COMMON, emblem="flat-hammer",
        abilities=(OnCast(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),), whose=OPPONENT)))),),
    ),
    Card(
        "Deadly Fighter Braid Claw", CardType.CREATURE, 1, (Civilization.FIRE,), races=("Dragonoid",), power=1000,
        number="74", rarity=Rarity.COMMON, emblem="wolverine-claws",
        abilities=(Always(MustAttack(THIS)),),
    ),
    Card(
        "Draglide", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Armored Wyvern",), power=5000,
        number="75", rarity=Rarity.RARE, emblem="spiked-dragon-head",
        abilities=(Always(MustAttack(THIS)),),
    ),
    Card(
        "Explosive Fighter Ucarn", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Dragonoid",), power=9000,
        number="76", rarity=Rarity.RARE, emblem="explosive-materials",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(CARD_IN_YOUR_MANA, 2), Zone.GRAVEYARD)), Breaker(2)),
    ),
    Card(
        "Fatal Attacker Horvath", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Human",), power=2000, plus=True,
        number="77", rarity=Rarity.COMMON, emblem="barbarian",
        abilities=(
            Always(
                Have(
                    THIS,
                    power=2000,
                    condition=AllHold(
                        (AtLeast(1, CardFilter((), (OfRace("Armorloid"),), whose=YOU)), WhileAttacking(THIS))
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Fire Sweeper Burning Hellion", CardType.CREATURE, 4, (Civilization.FIRE,),
        races=("Dragonoid",), power=3000, plus=True,
        number="78", rarity=Rarity.COMMON, emblem="flamethrower",
        abilities=(PowerAttacker(2000),),
    ),
    Card(
        "Gatling Skyterror", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Wyvern",), power=7000,
        number="79", rarity=Rarity.VERY_RARE, emblem="minigun",
        abilities=(Always(CanAttack(THIS, UNTAPPED_CREATURE)), Breaker(2)),
    ),
    Card(
        "Immortal Baron, Vorg", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Human",), power=2000,
        number="80", rarity=Rarity.COMMON, emblem="pointy-sword",
    ),
    Card(
        "Magma Gazer", CardType.SPELL, 3, (Civilization.FIRE,),
        number="81", rarity=Rarity.RARE, emblem="lava",
        abilities=(
            OnCast(Have(Chosen(YOUR_CREATURE), abilities=(PowerAttacker(4000), Breaker(2)), span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Meteosaur", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Rock Beast",), power=2000,
        number="82", rarity=Rarity.UNCOMMON, emblem="meteor-impact",
        abilities=(
            When(
                EntersBattle(THIS),
                May(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),), whose=OPPONENT)))),
            ),
        ),
    ),
    Card(
        "Nomad Hero Gigio", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Machine Eater",), power=3000,
        number="83", rarity=Rarity.RARE, emblem="gears",
        abilities=(Always(CanAttack(THIS, UNTAPPED_CREATURE)),),
    ),
    Card(
        "Onslaughter Triceps", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Dragonoid",), power=5000,
        number="84", rarity=Rarity.UNCOMMON, emblem="triceratops-head",
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.GRAVEYARD)),),
    ),
    Card(
        "Rothus, the Traveler", CardType.CREATURE, 4, (Civilization.FIRE,), races=("Armorloid",), power=4000,
        number="85", rarity=Rarity.RARE, emblem="walking-boot",
        abilities=(
            When(
                EntersBattle(THIS),
                Then((Destroy(Chosen(YOUR_CREATURE)), Destroy(Chosen(HIS_CREATURE, by=OPPONENT)))),
            ),
        ),
    ),
    Card(
        "Stonesaur", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Rock Beast",), power=4000, plus=True,
        number="86", rarity=Rarity.UNCOMMON, emblem="rock-golem",
        abilities=(PowerAttacker(2000),),
    ),
    Card(
        "Super Explosive Volcanodon", CardType.CREATURE, 4, (Civilization.FIRE,),
        races=("Dragonoid",), power=2000, plus=True,
        number="87", rarity=Rarity.UNCOMMON, emblem="volcano",
        abilities=(PowerAttacker(4000),),
    ),
    Card(
        "Tornado Flame", CardType.SPELL, 5, (Civilization.FIRE,),
        number="88", rarity=Rarity.UNCOMMON, emblem="fire-ring",
        abilities=(
            ShieldTrigger(),
            OnCast(Destroy(Chosen(CardFilter((CardType.CREATURE,), (PowerAtMost(4000),), whose=OPPONENT)))),
        ),
    ),
)  # fmt: skip
