"""DM-06 Stomp-A-Trons of Invincible Wrath: the cards of the water civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Crystal Jouster", CardType.CREATURE, 7, (Civilization.WATER,), races=("Liquid People",), power=7000,
        number="S3", rarity=Rarity.SUPER_RARE, emblem="crystal-cluster",
        abilities=(
            Evolution((CardFilter((), (OfRace("Liquid People"),), whose=YOU),)),
            Breaker(2),
            Instead(IsDestroyed(THIS), PutInto(THIS, Zone.HAND)),
        ),
    ),
    Card(
        "Q-tronic Hypermind", CardType.CREATURE, 8, (Civilization.WATER,), races=("Survivor",), power=8000,
        number="S4", rarity=Rarity.SUPER_RARE, emblem="artificial-intelligence",
        abilities=(
            Evolution((CardFilter((), (OfRace("Survivor"),), whose=YOU),)),
            When(EntersBattle(THIS), May(Draw(Count(CardFilter((), (OfRace("Survivor"),)))))),
            Breaker(2),
        ),
    ),
    Card(
        "Aeropica", CardType.CREATURE, 7, (Civilization.WATER,), races=("Sea Hacker",), power=4000,
        number="3", rarity=Rarity.VERY_RARE, emblem="air-man",
        abilities=(TapAbility(PutInto(Chosen(CREATURE), Zone.HAND)),),
    ),
    Card(
        "Invincible Technology", CardType.SPELL, 13, (Civilization.WATER,),
        number="4", rarity=Rarity.VERY_RARE, emblem="cyber-eye",
        abilities=(
            OnCast(
                Search(CardFilter((), zone=Zone.DECK, whose=YOU), PutInto(THEM, Zone.HAND), reveal=True, count=None)
            ),
        ),
    ),
    Card(
        "Aqua Rider", CardType.CREATURE, 4, (Civilization.WATER,), races=("Liquid People",), power=2000,
        number="31", rarity=Rarity.COMMON, emblem="surf-board",
        abilities=(
            When(Summons(OPPONENT, CREATURE), Have(THIS, abilities=(Blocker(),), span=Duration.THIS_TURN)),
            When(Casts(OPPONENT, SPELL), Have(THIS, abilities=(Blocker(),), span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Energy Stream", CardType.SPELL, 3, (Civilization.WATER,),
        number="32", rarity=Rarity.COMMON, emblem="splashy-stream",
        abilities=(OnCast(Draw(2)),),
    ),
    Card(
        "Fort Megacluster", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Cluster",), power=5000,
        number="33", rarity=Rarity.RARE, emblem="castle",
        abilities=(
            Evolution((CardFilter((), (OfRace("Cyber Cluster"),), whose=YOU),)),
            Always(
                Have(
                    All(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.WATER,)),), whose=YOU)),
                    abilities=(TapAbility(Draw(1)),),
                )
            ),
        ),
    ),
    Card(
        "Hazard Crawler", CardType.CREATURE, 5, (Civilization.WATER,), races=("Earth Eater",), power=6000,
        number="34", rarity=Rarity.UNCOMMON, emblem="biohazard",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
        ),
    ),
    Card(
        "King Triumphant", CardType.CREATURE, 8, (Civilization.WATER,), races=("Leviathan",), power=7000,
        number="35", rarity=Rarity.RARE, emblem="laurels-trophy",
        abilities=(
            When(Summons(OPPONENT, CREATURE), Have(THIS, abilities=(Blocker(),), span=Duration.THIS_TURN)),
            When(Casts(OPPONENT, SPELL), Have(THIS, abilities=(Blocker(),), span=Duration.THIS_TURN)),
            Breaker(2),
        ),
    ),
    Card(
        "Kyuroro", CardType.CREATURE, 6, (Civilization.WATER,), races=("Cyber Lord",), power=2000,
        number="36", rarity=Rarity.RARE, emblem="chess-rook",
        abilities=(Always(ChooseShields()),),
    ),
    Card(
        "Madrillon Fish", CardType.CREATURE, 2, (Civilization.WATER,), races=("Gel Fish",), power=3000,
        number="37", rarity=Rarity.COMMON, emblem="tropical-fish",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
        ),
    ),
    Card(
        "Midnight Crawler", CardType.CREATURE, 8, (Civilization.WATER,), races=("Earth Eater",), power=6000,
        number="38", rarity=Rarity.RARE, emblem="night-vision",
        abilities=(
            When(EntersBattle(THIS), PutInto(Chosen(CARD_IN_OPPOSING_MANA), Zone.HAND)),
            Breaker(2),
        ),
    ),
    Card(
        "Mystic Dreamscape", CardType.SPELL, 4, (Civilization.WATER,),
        number="39", rarity=Rarity.UNCOMMON, emblem="dream-catcher",
        abilities=(
            ShieldTrigger(),
            OnCast(PutInto(Chosen(CARD_IN_YOUR_MANA, 3, up_to=True), Zone.HAND)),
        ),
    ),
    Card(
        "Neon Cluster", CardType.CREATURE, 7, (Civilization.WATER,), races=("Cyber Cluster",), power=4000,
        number="40", rarity=Rarity.UNCOMMON, emblem="jellyfish",
        abilities=(TapAbility(Draw(2)),),
    ),
    Card(
        "Overload Cluster", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Cluster",), power=4000,
        number="41", rarity=Rarity.UNCOMMON, emblem="electrical-crescent",
        abilities=(
            When(Summons(OPPONENT, CREATURE), Have(THIS, abilities=(Blocker(),), span=Duration.THIS_TURN)),
            When(Casts(OPPONENT, SPELL), Have(THIS, abilities=(Blocker(),), span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Promephius Q", CardType.CREATURE, 3, (Civilization.WATER,), races=("Survivor", "Sea Hacker"), power=2000,
        number="42", rarity=Rarity.COMMON, emblem="fish-monster",
    ),
    Card(
        "Raptor Fish", CardType.CREATURE, 6, (Civilization.WATER,), races=("Gel Fish",), power=3000,
        number="43", rarity=Rarity.RARE, emblem="shark-bite",
        abilities=(When(EntersBattle(THIS), Then((ShuffleIntoDeck(All(CARD_IN_HAND)), Draw(THAT_MANY)))),),
    ),
    Card(
        "Ripple Lotus Q", CardType.CREATURE, 6, (Civilization.WATER,), races=("Survivor", "Cyber Virus"), power=2000,
        number="44", rarity=Rarity.RARE, emblem="spiral-bloom",
        abilities=(Survivor(When(EntersBattle(THIS), May(Tap(Chosen(OPPOSING_CREATURE))))),),
    ),
    Card(
        "Shock Hurricane", CardType.SPELL, 5, (Civilization.WATER,),
        number="45", rarity=Rarity.UNCOMMON, emblem="twister",
        abilities=(
            OnCast(
                Then(
                    (
                        PutInto(Chosen(YOUR_CREATURE, None), Zone.HAND),
                        May(PutInto(Chosen(OPPOSING_CREATURE, THAT_MANY), Zone.HAND)),
                    )
                )
            ),
        ),
    ),
    Card(
        "Sopian", CardType.CREATURE, 4, (Civilization.WATER,), races=("Cyber Lord",), power=2000,
        number="46", rarity=Rarity.COMMON, emblem="thought-bubble",
        abilities=(TapAbility(Cannot(Chosen(YOUR_CREATURE), RestrictedAction.BE_BLOCKED, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Steam Star", CardType.CREATURE, 2, (Civilization.WATER,), races=("Cyber Virus",), power=1000,
        number="48", rarity=Rarity.COMMON, emblem="steam",
    ),
    Card(
        "Thrash Crawler", CardType.CREATURE, 4, (Civilization.WATER,), races=("Earth Eater",), power=5000,
        number="49", rarity=Rarity.UNCOMMON, emblem="crab",
        abilities=(
            Blocker(),
            When(EntersBattle(THIS), PutInto(Chosen(CARD_IN_YOUR_MANA), Zone.HAND)),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
        ),
    ),
    Card(
        "Zepimeteus", CardType.CREATURE, 1, (Civilization.WATER,), races=("Sea Hacker",), power=2000,
        number="50", rarity=Rarity.COMMON, emblem="zeppelin",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
        ),
    ),
)  # fmt: skip
