"""Heroes of Azeroth: abilities and allies that any hero may have."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Burn Away", CardType.ABILITY, cost=3,
        number=156, rarity=Rarity.COMMON, emblem="burning-book",
        powers=(OnPlay(Destroy(Target(ABILITY))),),
    ),
    Card(
        "Call the Spirit", CardType.ABILITY, cost=2,
        number=157, rarity=Rarity.COMMON, emblem="spectre",
        powers=(OnPlay(PutInto(Target(ALLY_CARD_IN_YOUR_GRAVEYARD), Zone.HAND)),),
    ),
    Card(
        "Caught Off-Guard", CardType.ABILITY, cost=1, instant=True,
        number=158, rarity=Rarity.COMMON, emblem="surprised",
        powers=(OnPlay(Have(Target(HERO_OR_ALLY), atk=-2, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Exhaustion", CardType.ABILITY, cost=2, instant=True,
        number=159, rarity=Rarity.COMMON, emblem="sleepy",
        powers=(OnPlay(Turn(Target(ALLY), Position.EXHAUSTED)),),
    ),
    Card(
        "Fall Back", CardType.ABILITY, cost=2, instant=True,
        number=160, rarity=Rarity.COMMON, emblem="return-arrow",
        powers=(OnPlay(PutInto(Target(ALLY_IN_YOUR_PARTY), Zone.HAND)),),
    ),
    Card(
        "Guard Duty", CardType.ABILITY, cost=2, instant=True, ongoing=True,
        number=161, rarity=Rarity.COMMON, emblem="guarded-tower",
        powers=(
            OnPlay(Attach(Target(ALLY))),
            Always(Have(ATTACHED, keywords=(Keyword.PROTECTOR,))),
        ),
    ),
    Card(
        "Interest You in a Pint?", CardType.ABILITY, cost=3, ongoing=True,
        number=162, rarity=Rarity.COMMON, emblem="beer-stein",
        powers=(
            OnPlay(Attach(Target(ALLY))),
            Always(Cannot(ATTACHED, RestrictedAction.ATTACK)),
        ),
    ),
    Card(
        "Lie in Wait", CardType.ABILITY, cost=1, instant=True,
        number=163, rarity=Rarity.COMMON, emblem="hidden",
        powers=(
            OnPlay(Have(Target(ALLY), atk=1, span=Duration.THIS_TURN)),
            OnPlay(Have(Target(ALLY), atk=-1, span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "On Your Feet", CardType.ABILITY, cost=3, instant=True,
        number=164, rarity=Rarity.COMMON, emblem="boots",
        powers=(
            ToPlay(only=DuringOpponentsTurn()),
            OnPlay(Then((
                Ready(Target(ALLY_IN_YOUR_PARTY)),
                Have(THEM, keywords=(Keyword.PROTECTOR,), span=Duration.THIS_TURN),
            ))),
        ),
    ),
    Card(
        "Quick Strike", CardType.ABILITY, cost=3, instant=True,
        number=165, rarity=Rarity.COMMON, emblem="quick-slash",
        powers=(OnPlay(Deal(2, Element.MELEE, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Rally the Troops", CardType.ABILITY, cost=3, instant=True,
        number=166, rarity=Rarity.COMMON, emblem="hunting-horn",
        powers=(OnPlay(Have(All(ALLY_IN_YOUR_PARTY), atk=1, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Rise to the Challenge", CardType.ABILITY, cost=15, ongoing=True,
        number=167, rarity=Rarity.EPIC, emblem="sunrise",
        powers=(
            OnPlay(And((Attach(YOUR_HERO), PutDamage(None, THEM)))),
            OnPlay(Draw(CardsInHand(YOU, lacking=True))),
            Always(Have(YOUR_HERO, health=10)),
        ),
    ),
    Card(
        "Shattering Blow", CardType.ABILITY, cost=4,
        number=168, rarity=Rarity.COMMON, emblem="shattered-sword",
        powers=(OnPlay(Destroy(Target(EQUIPMENT))),),
    ),
    Card(
        "Spirit Healer", CardType.ABILITY, cost=8, ongoing=True,
        number=169, rarity=Rarity.EPIC, emblem="haunting",
        powers=(
            When(
                EndOfTurn(),
                May(
                    PutIntoPlay(
                        Chosen(CardFilter((CardType.ALLY,), zone=Zone.GRAVEYARD, whose=TurnPlayer()), by=TurnPlayer()),
                        wounded=True,
                    ),
                    TurnPlayer(),
                ),
            ),
        ),
    ),
    Card(
        "Sudden Reversal", CardType.ABILITY, cost=1, instant=True,
        number=170, rarity=Rarity.COMMON, emblem="sword-clash",
        powers=(OnPlay(Have(Target(ALLY), atk=4, condition=WhileDefending(THEM), span=Duration.THIS_TURN)),),
    ),
    Card(
        "Vanquish", CardType.ABILITY, cost=4,
        number=171, rarity=Rarity.COMMON, emblem="skull-crossed-bones",
        powers=(OnPlay(Destroy(Target(ALLY))),),
    ),
    Card(
        "Withdraw", CardType.ABILITY, cost=3, instant=True,
        number=172, rarity=Rarity.COMMON, emblem="back-forth",
        powers=(OnPlay(PutInto(Target(ALLY), Zone.HAND)),),
    ),
    Card(
        "Chromie", CardType.ALLY, cost=6, tags=("Dragonkin",), atk=2, element=Element.MELEE, health=4, unique=True,
        number=277, rarity=Rarity.EPIC, emblem="time-trap",
        powers=(Pay((Activate(), RemoveCost(THIS)), ExtraTurn()),),
    ),
    Card(
        "Landro Longshot", CardType.ALLY, cost=2, tags=("Goblin", "Gambler"), atk=1, element=Element.MELEE, health=3,
        unique=True,
        number=278, rarity=Rarity.RARE, emblem="goblin-head",
        powers=(
            Pay(
                (Resources(1), Activate(), DiscardCost(1)),
                FlipCoin(win=Draw(2), lose=MayPay(2, Again())),
            ),
        ),
    ),
    Card(
        "Saltwater Snapjaw", CardType.ALLY, cost=3, tags=("Turtle",), atk=2, element=Element.MELEE, health=3,
        number=279, rarity=Rarity.RARE, name_de="Salzwasserschnappkiefer", emblem="turtle",
        powers=(Pay((Resources(3),), Prevent(None, THIS, Duration.THIS_TURN)),),
    ),
    Card(
        "Thunderhead Hippogryph", CardType.ALLY, cost=4, tags=("Hippogryph",), atk=3, element=Element.MELEE, health=3,
        number=280, rarity=Rarity.RARE, emblem="griffin-symbol",
        powers=(
            Always(Have(THIS, keywords=(Keyword.ELUSIVE,)), faction=Faction.ALLIANCE),
            Always(Have(THIS, keywords=(Keyword.FEROCITY,)), faction=Faction.HORDE),
        ),
    ),
)  # fmt: skip
