"""Heroes of Azeroth: quests."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.words import *

CARDS: Final = (
    Card(
        "The Defias Brotherhood", Kind.QUEST, cost=0, faction=Faction.ALLIANCE,
        number=340, rarity=Rarity.COMMON, emblem="bandana",
        powers=(Reward((Resources(1),), Draw(2), condition=AtLeast(4, ALLY_IN_YOUR_PARTY)),),
    ),
    Card(
        "Dragonkin Menace", Kind.QUEST, cost=0, faction=Faction.ALLIANCE,
        number=341, rarity=Rarity.UNCOMMON, name_de="Drachkin-Bedrohung", emblem="dragon-head",
        powers=(
            Reward((Resources(3),), Ready(Chosen(HERO_OR_ALLY_IN_YOUR_PARTY, by=YOU)), condition=OpponentsTurn()),
        ),
    ),
    Card(
        "The Missing Diplomat", Kind.QUEST, cost=0, faction=Faction.ALLIANCE,
        number=342, rarity=Rarity.UNCOMMON, emblem="scroll-unfurled",
        powers=(
            Reward(
                (Resources(4),),
                Search(Noun((Kind.ALLY,), zone=Zone.DECK), PutInto(THEM, Zone.HAND), reveal=True),
                condition=YourTurn(),
            ),
        ),
    ),
    Card(
        "Counterattack!", Kind.QUEST, cost=0, faction=Faction.HORDE,
        number=343, rarity=Rarity.UNCOMMON, emblem="crossed-swords",
        powers=(Reward((Resources(3),), Draw(2), condition=MoreAlliesThanYou()),),
    ),
    Card(
        "For the Horde!", Kind.QUEST, cost=0, faction=Faction.HORDE,
        number=344, rarity=Rarity.UNCOMMON, emblem="rally-the-troops",
        powers=(
            Reward(
                (Resources(1),),
                Have(
                    All(Noun((Kind.ALLY,), (OfFaction(Faction.HORDE), InYourParty()))),
                    atk=1,
                    condition=WhileAttacking(THEM),
                    span=Span.THIS_TURN,
                ),
            ),
        ),
    ),
    Card(
        "Torek's Assault", Kind.QUEST, cost=0, faction=Faction.HORDE,
        number=345, rarity=Rarity.COMMON, emblem="bridge",
        powers=(Reward((Resources(1),), Draw(1), condition=OpposingHeroDamagedByAllyOfYours()),),
    ),
    Card(
        "Are We There, Yeti?", Kind.QUEST, cost=0,
        number=346, rarity=Rarity.UNCOMMON, emblem="mecha-head",
        powers=(Reward((Resources(6),), Tokens(3, ("Mechanical", "Yeti"), 1, 1)),),
    ),
    Card(
        "Battle of Darrowshire", Kind.QUEST, cost=0,
        number=347, rarity=Rarity.COMMON, emblem="tombstone",
        powers=(Reward((RemoveCost(ALLY_CARD_IN_YOUR_GRAVEYARD, 3), Resources(1)), Draw(1)),),
    ),
    Card(
        "Big Game Hunter", Kind.QUEST, cost=0,
        number=348, rarity=Rarity.COMMON, emblem="rifle",
        powers=(
            Reward((Resources(2),), RevealTop(4, Noun((Kind.WEAPON, Kind.ARMOR, Kind.ITEM), zone=Zone.DECK))),
        ),
    ),
    Card(
        "Blueleaf Tubers", Kind.QUEST, cost=0,
        number=349, rarity=Rarity.COMMON, emblem="potato",
        powers=(Reward((Resources(2),), ShuffleInto(Zone.GRAVEYARD)),),
    ),
    Card(
        "Chasing A-Me 01", Kind.QUEST, cost=0,
        number=350, rarity=Rarity.COMMON, emblem="gorilla",
        powers=(Reward((Resources(3),), PutInto(Target(ALLY_CARD_IN_YOUR_GRAVEYARD), Zone.HAND)),),
    ),
    Card(
        "A Donation of Wool", Kind.QUEST, cost=0,
        number=351, rarity=Rarity.COMMON, emblem="wool",
        powers=(Reward((Resources(1),), And((Draw(1), Discard(1)))),),
    ),
    Card(
        "In Dreams", Kind.QUEST, cost=0,
        number=352, rarity=Rarity.COMMON, emblem="moon",
        powers=(Reward((Resources(8),), Draw(3)),),
    ),
    Card(
        "Into the Maw of Madness", Kind.QUEST, cost=0,
        number=353, rarity=Rarity.COMMON, emblem="tentacles-skull",
        powers=(Reward((DestroyCost(THIS),), Draw(1)),),
    ),
    Card(
        "It's a Secret to Everybody", Kind.QUEST, cost=0,
        number=354, rarity=Rarity.COMMON, emblem="secret-book",
        powers=(Reward((Resources(1),), LookAtTop(3, Zone.DECK)),),
    ),
    Card(
        "Kibler's Exotic Pets", Kind.QUEST, cost=0,
        number=355, rarity=Rarity.COMMON, emblem="parrot-head",
        powers=(Reward((Resources(2),), RevealTop(3, Noun((Kind.ALLY,), zone=Zone.DECK))),),
    ),
    Card(
        "The Love Potion", Kind.QUEST, cost=0,
        number=356, rarity=Rarity.COMMON, emblem="love-letter",
        powers=(Reward((ExhaustCost(ALLY_IN_YOUR_PARTY, 2), Resources(1)), Draw(1)),),
    ),
    Card(
        "The Princess Trapped", Kind.QUEST, cost=0,
        number=357, rarity=Rarity.COMMON, emblem="tiara",
        powers=(Reward((Resources(2),), RevealTop(2, Noun((), zone=Zone.DECK), by=TargetPlayer(opponent=True))),),
    ),
    Card(
        "Sunken Treasure", Kind.QUEST, cost=0,
        number=358, rarity=Rarity.COMMON, emblem="open-treasure-chest",
        powers=(
            Reward(
                (Resources(3),),
                PutInto(
                    Target(Noun((Kind.WEAPON, Kind.ARMOR, Kind.ITEM), zone=Zone.GRAVEYARD, whose=YOU)),
                    Zone.HAND,
                ),
            ),
        ),
    ),
    Card(
        "Tooga's Quest", Kind.QUEST, cost=0,
        number=359, rarity=Rarity.RARE, emblem="turtle",
        powers=(
            Reward(
                (Resources(3),),
                Then((
                    Tokens(1, ("Turtle",), 1, 1, name="Tooga", unique=True),
                    NextTime(StartOfTurn(), Then((RemoveFromGame(THEM), IfYouDo(Draw(2))))),
                )),
                condition=YourTurn(),
            ),
        ),
    ),
    Card(
        "Your Fortune Awaits You", Kind.QUEST, cost=0,
        number=360, rarity=Rarity.COMMON, emblem="tarot-10-wheel-of-fortune",
        powers=(Reward((Resources(3),), Draw(1)),),
    ),
    Card(
        "Zapped Giants", Kind.QUEST, cost=0,
        number=361, rarity=Rarity.COMMON, emblem="giant",
        powers=(Reward((Resources(2),), RevealTop(3, Noun((Kind.ABILITY,), zone=Zone.DECK))),),
    ),
)  # fmt: skip
