"""DM-06 Stomp-A-Trons of Invincible Wrath: the cards of the nature civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Cliffcrush Giant", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant",), power=7000,
        number="S9", rarity=Rarity.SUPER_RARE, emblem="sea-cliff",
        abilities=(
            Always(
                Cannot(
                    THIS,
                    RestrictedAction.ATTACK,
                    condition=AtLeast(1, CardFilter((CardType.CREATURE,), (Other(), Untapped()), whose=YOU)),
                )
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Ultra Mantis, Scourge of Fate", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Giant Insect",),
        power=9000,
        number="S10", rarity=Rarity.SUPER_RARE, emblem="alien-bug",
        abilities=(
            Evolution((CardFilter((), (OfRace("Giant Insect"),), whose=YOU),)),
            Always(
                Cannot(THIS, RestrictedAction.BE_BLOCKED, by=CardFilter((CardType.CREATURE,), (PowerAtMost(8000),)))
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Invincible Unity", CardType.SPELL, 13, (Civilization.NATURE,),
        number="9", rarity=Rarity.VERY_RARE, emblem="three-friends",
        abilities=(OnCast(Have(All(YOUR_CREATURE), power=8000, abilities=(Breaker(3),), span=Duration.THIS_TURN)),),
    ),
    Card(
        "Splinterclaw Wasp", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Giant Insect",), power=4000,
        plus=True,
        number="10", rarity=Rarity.VERY_RARE, emblem="bee",
        abilities=(
            PowerAttacker(3000),
            Breaker(2),
            When(BecomesBlocked(THIS), Break(1)),
        ),
    ),
    Card(
        "Bliss Totem, Avatar of Luck", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Mystery Totem",),
        power=5000,
        number="91", rarity=Rarity.UNCOMMON, emblem="totem",
        abilities=(
            TapAbility(PutInto(Chosen(CardFilter((), zone=Zone.GRAVEYARD, whose=YOU), 3, up_to=True), Zone.MANA)),
        ),
    ),
    Card(
        "Cantankerous Giant", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Giant",), power=8000,
        number="92", rarity=Rarity.UNCOMMON, emblem="troll",
        abilities=(Breaker(2),),
    ),
    Card(
        "Carrier Shell", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Colony Beetle",), power=2000, plus=True,
        number="93", rarity=Rarity.COMMON, emblem="sewed-shell",
        abilities=(PowerAttacker(3000),),
    ),
    Card(
        "Charmilia, the Enticer", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Snow Faerie",), power=3000,
        number="94", rarity=Rarity.RARE, emblem="charm",
        abilities=(TapAbility(Search(CREATURE_IN_DECK, PutInto(THEM, Zone.HAND), reveal=True)),),
    ),
    Card(
        "Clobber Totem", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Mystery Totem",), power=4000, plus=True,
        number="95", rarity=Rarity.RARE, emblem="totem-mask",
        abilities=(
            PowerAttacker(2000),
            Always(
                Cannot(THIS, RestrictedAction.BE_BLOCKED, by=CardFilter((CardType.CREATURE,), (PowerAtMost(5000),)))
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Factory Shell Q", CardType.CREATURE, 6, (Civilization.NATURE,), races=("Survivor", "Colony Beetle"),
        power=2000,
        number="97", rarity=Rarity.RARE, emblem="swirled-shell",
        abilities=(
            Survivor(
                When(
                    EntersBattle(THIS),
                    Search(
                        CardFilter((), (OfRace("Survivor"),), zone=Zone.DECK, whose=YOU),
                        PutInto(THEM, Zone.HAND),
                        reveal=True,
                    ),
                )
            ),
        ),
    ),
    Card(
        "Faerie Life", CardType.SPELL, 2, (Civilization.NATURE,),
        number="98", rarity=Rarity.COMMON, emblem="fairy-wand",
        abilities=(
            ShieldTrigger(),
            OnCast(PutInto(TopOfDeck(), Zone.MANA)),
        ),
    ),
    Card(
        "Feather Horn, the Tracker", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Horned Beast",), power=4000,
        number="99", rarity=Rarity.UNCOMMON, emblem="two-feathers",
    ),
    Card(
        "Forbidding Totem", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Mystery Totem",), power=4000,
        number="100", rarity=Rarity.RARE, emblem="totem-head",
        abilities=(Always(AttackFirst(CardFilter((), (OfRace("Mystery Totem"),)))),),
    ),
    Card(
        "Garabon, the Glider", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Snow Faerie",), power=1000,
        plus=True,
        number="101", rarity=Rarity.COMMON, emblem="hang-glider",
        abilities=(PowerAttacker(2000),),
    ),
    Card(
        "Illusory Berry", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Tree Folk",), power=3000,
        number="102", rarity=Rarity.COMMON, emblem="berry-bush",
    ),
    Card(
        "Innocent Hunter, Blade of All", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Beast Folk",),
        power=1000,
        number="103", rarity=Rarity.UNCOMMON, emblem="sword-altar",
        abilities=(EvolutionBase(),),
    ),
    Card(
        "Living Citadel Vosh", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Colony Beetle",), power=5000,
        number="104", rarity=Rarity.RARE, emblem="elven-castle",
        abilities=(
            Evolution((CardFilter((), (OfRace("Colony Beetle"),), whose=YOU),)),
            Always(
                Have(
                    All(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.NATURE,)),), whose=YOU)),
                    abilities=(TapAbility(PutInto(TopOfDeck(), Zone.MANA)),),
                )
            ),
        ),
    ),
    Card(
        "Mighty Bandit, Ace of Thieves", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Beast Folk",),
        power=2000, plus=True,
        number="105", rarity=Rarity.COMMON, emblem="bandit",
        abilities=(TapAbility(Have(Chosen(YOUR_CREATURE), power=5000, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Mystic Treasure Chest", CardType.SPELL, 3, (Civilization.NATURE,),
        number="106", rarity=Rarity.RARE, emblem="open-treasure-chest",
        abilities=(
            OnCast(
                Search(
                    CardFilter((), (Not(OfCivilization((Civilization.NATURE,))),), zone=Zone.DECK, whose=YOU),
                    PutInto(THEM, Zone.MANA),
                )
            ),
        ),
    ),
    Card(
        "Pangaea's Will", CardType.SPELL, 3, (Civilization.NATURE,),
        number="107", rarity=Rarity.UNCOMMON, emblem="tree-roots",
        abilities=(
            ShieldTrigger(),
            OnCast(
                PutInto(
                    Chosen(CardFilter((CardType.CREATURE,), (IsEvolution(),), whose=OPPONENT)),
                    Zone.MANA,
                    top_card_only=True,
                )
            ),
        ),
    ),
    Card(
        "Paradise Horn", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Horned Beast",), power=3000, plus=True,
        number="108", rarity=Rarity.UNCOMMON, emblem="palm-tree",
        abilities=(PowerAttacker(2000),),
    ),
    Card(
        "Slumber Shell", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Colony Beetle",), power=2000,
        number="109", rarity=Rarity.COMMON, emblem="sleepy",
    ),
    Card(
        "Trench Scarab", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Giant Insect",), power=4000, plus=True,
        number="110", rarity=Rarity.COMMON, emblem="ant",
        abilities=(
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
            PowerAttacker(4000),
        ),
    ),
)  # fmt: skip
