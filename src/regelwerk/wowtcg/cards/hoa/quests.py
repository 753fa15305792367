"""Heroes of Azeroth: quests."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "The Defias Brotherhood", CardType.QUEST, cost=0, faction=Faction.ALLIANCE,
        number=340, rarity=Rarity.COMMON, emblem="bandana",
        powers=(Reward((Resources(1),), Draw(2), condition=AtLeast(4, ALLY_IN_YOUR_PARTY)),),
    ),
    Card(
        "Dragonkin Menace", CardType.QUEST, cost=0, faction=Faction.ALLIANCE,
        number=341, rarity=Rarity.UNCOMMON, name_de="Drachkin-Bedrohung", emblem="dragon-head",
        powers=(
            Reward((Resources(3),), Ready(Chosen(HERO_OR_ALLY_IN_YOUR_PARTY, by=YOU)), condition=DuringOpponentsTurn()),
        ),
    ),
    Card(
        "The Missing Diplomat", CardType.QUEST, cost=0, faction=Faction.ALLIANCE,
        number=342, rarity=Rarity.UNCOMMON, emblem="scroll-unfurled",
        powers=(
            Reward(
                (Resources(4),),
                Search(CardFilter((CardType.ALLY,), zone=Zone.DECK), PutInto(THEM, Zone.HAND), reveal=True),
                condition=DuringYourTurn(),
            ),
        ),
    ),
    Card(
        "Counterattack!", CardType.QUEST, cost=0, faction=Faction.HORDE,
        number=343, rarity=Rarity.UNCOMMON, emblem="crossed-swords",
        powers=(Reward((Resources(3),), Draw(2), condition=AtLeast(1, ALLY, than_you=True)),),
    ),
    Card(
        "For the Horde!", CardType.QUEST, cost=0, faction=Faction.HORDE,
        number=344, rarity=Rarity.UNCOMMON, emblem="rally-the-troops",
        powers=(
            Reward(
                (Resources(1),),
                Have(
                    All(CardFilter((CardType.ALLY,), (OfFaction(Faction.HORDE), InYourParty()))),
                    atk=1,
                    condition=WhileAttacking(THEM),
                    span=Duration.THIS_TURN,
                ),
            ),
        ),
    ),
    Card(
        "Torek's Assault", CardType.QUEST, cost=0, faction=Faction.HORDE,
        number=345, rarity=Rarity.COMMON, emblem="bridge",
        powers=(
            Reward(
                (Resources(1),),
                Draw(1),
                condition=HasDealtDamage(ALLY_IN_YOUR_PARTY, CardFilter((CardType.HERO,), (Opposing(),))),
            ),
        ),
    ),
    Card(
        "Are We There, Yeti?", CardType.QUEST, cost=0,
        number=346, rarity=Rarity.UNCOMMON, emblem="mecha-head",
        powers=(Reward((Resources(6),), CreateTokens(3, ("Mechanical", "Yeti"), 1, 1)),),
    ),
    Card(
        "Battle of Darrowshire", CardType.QUEST, cost=0,
        number=347, rarity=Rarity.COMMON, emblem="tombstone",
        powers=(Reward((RemoveCost(ALLY_CARD_IN_YOUR_GRAVEYARD, 3), Resources(1)), Draw(1)),),
    ),
    Card(
        "Big Game Hunter", CardType.QUEST, cost=0,
        number=348, rarity=Rarity.COMMON, emblem="rifle",
        powers=(
            Reward(
                (Resources(2),),
                RevealTop(4, CardFilter((CardType.WEAPON, CardType.ARMOR, CardType.ITEM), zone=Zone.DECK)),
            ),
        ),
    ),
    Card(
        "Blueleaf Tubers", CardType.QUEST, cost=0,
        number=349, rarity=Rarity.COMMON, emblem="potato",
        powers=(Reward((Resources(2),), ShuffleInto(Zone.GRAVEYARD)),),
    ),
    Card(
        "Chasing A-Me 01", CardType.QUEST, cost=0,
        number=350, rarity=Rarity.COMMON, emblem="gorilla",
        powers=(Reward((Resources(3),), PutInto(Target(ALLY_CARD_IN_YOUR_GRAVEYARD), Zone.HAND)),),
    ),
    Card(
        "A Donation of Wool", CardType.QUEST, cost=0,
        number=351, rarity=Rarity.COMMON, emblem="wool",
        powers=(Reward((Resources(1),), And((Draw(1), Discard(1)))),),
    ),
    Card(
        "In Dreams", CardType.QUEST, cost=0,
        number=352, rarity=Rarity.COMMON, emblem="moon",
        powers=(Reward((Resources(8),), Draw(3)),),
    ),
    Card(
        "Into the Maw of Madness", CardType.QUEST, cost=0,
        number=353, rarity=Rarity.COMMON, emblem="tentacles-skull",
        powers=(Reward((DestroyCost(THIS),), Draw(1)),),
    ),
    Card(
        "It's a Secret to Everybody", CardType.QUEST, cost=0,
        number=354, rarity=Rarity.COMMON, emblem="secret-book",
        powers=(Reward((Resources(1),), LookAtTop(3, Zone.DECK)),),
    ),
    Card(
        "Kibler's Exotic Pets", CardType.QUEST, cost=0,
        number=355, rarity=Rarity.COMMON, emblem="parrot-head",
        powers=(Reward((Resources(2),), RevealTop(3, CardFilter((CardType.ALLY,), zone=Zone.DECK))),),
    ),
    Card(
        "The Love Potion", CardType.QUEST, cost=0,
        number=356, rarity=Rarity.COMMON, emblem="love-letter",
        powers=(Reward((ExhaustCost(ALLY_IN_YOUR_PARTY, 2), Resources(1)), Draw(1)),),
    ),
    Card(
        "The Princess Trapped", CardType.QUEST, cost=0,
        number=357, rarity=Rarity.COMMON, emblem="tiara",
        powers=(Reward((Resources(2),), RevealTop(2, CardFilter((), zone=Zone.DECK), by=TargetPlayer(opponent=True))),),
    ),
    Card(
        "Sunken Treasure", CardType.QUEST, cost=0,
        number=358, rarity=Rarity.COMMON, emblem="open-treasure-chest",
        powers=(
            Reward(
                (Resources(3),),
                PutInto(
                    Target(
                        CardFilter((CardType.WEAPON, CardType.ARMOR, CardType.ITEM), zone=Zone.GRAVEYARD, whose=YOU)
                    ),
                    Zone.HAND,
                ),
            ),
        ),
    ),
    Card(
        "Tooga's Quest", CardType.QUEST, cost=0,
        number=359, rarity=Rarity.RARE, emblem="turtle",
        powers=(
            Reward(
                (Resources(3),),
                Then((
                    CreateTokens(1, ("Turtle",), 1, 1, name="Tooga", unique=True),
                    ThisTurn(StartOfTurn(), Then((RemoveFromGame(THEM), IfYouDo(Draw(2)))), once=True),
                )),
                condition=DuringYourTurn(),
            ),
        ),
    ),
    Card(
        "Your Fortune Awaits You", CardType.QUEST, cost=0,
        number=360, rarity=Rarity.COMMON, emblem="tarot-10-wheel-of-fortune",
        powers=(Reward((Resources(3),), Draw(1)),),
    ),
    Card(
        "Zapped Giants", CardType.QUEST, cost=0,
        number=361, rarity=Rarity.COMMON, emblem="giant",
        powers=(Reward((Resources(2),), RevealTop(3, CardFilter((CardType.ABILITY,), zone=Zone.DECK))),),
    ),
)  # fmt: skip
