"""Heroes of Azeroth: cards of the Shaman."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Chain Lightning", CardType.ABILITY, cost=5, tags=("Elemental",), icons=(Class.SHAMAN,),
        number=106, rarity=Rarity.RARE, name_de="Kettenblitzschlag", emblem="chain-lightning",
        powers=(
            OnPlay(Then((
                Deal(3, Element.NATURE, Target(HERO_OR_ALLY)),
                May(Deal(2, Element.NATURE, Chosen(HERO_OR_ALLY, by=YOU, another=True))),
                May(Deal(1, Element.NATURE, Chosen(HERO_OR_ALLY, by=YOU, another=True))),
            ))),
        ),
    ),
    Card(
        "Earthbind Totem", CardType.ABILITY, cost=2, tags=("Elemental",), limits=(("Earth Totem", 1),),
        icons=(Class.SHAMAN,), health=1, instant=True, ongoing=True, totem=True,
        number=107, rarity=Rarity.UNCOMMON, name_de="Totem der Erdbindung", emblem="totem",
        powers=(Always(Cannot(All(OPPOSING_ALLY), RestrictedAction.READY_IN_READY_STEP)),),
    ),
    Card(
        "Elemental Focus", CardType.ABILITY, cost=2, tags=("Elemental", "Talent"), icons=(Class.SHAMAN,), ongoing=True,
        hero_required="Elemental",
        number=108, rarity=Rarity.RARE, emblem="concentration-orb",
        powers=(Always(PlaysForLess(1, CardFilter((CardType.ABILITY,), (Tagged("Elemental"),)), minimum=1)),),
    ),
    Card(
        "Frost Shock", CardType.ABILITY, cost=2, tags=("Elemental",), icons=(Class.SHAMAN,), instant=True,
        number=109, rarity=Rarity.COMMON, name_de="Frostschock", emblem="snowflake-2",
        powers=(
            OnPlay(Then((
                Deal(2, Element.FROST, Target(HERO_OR_ALLY)),
                And((
                    Cannot(DealtThisWay(), RestrictedAction.ATTACK, Duration.THIS_TURN),
                    Cannot(DealtThisWay(), RestrictedAction.PROTECT, Duration.THIS_TURN),
                )),
            ))),
        ),
    ),
    Card(
        "Ghost Wolf", CardType.ABILITY, cost=2, tags=("Enhancement",), icons=(Class.SHAMAN,), ongoing=True,
        number=110, rarity=Rarity.UNCOMMON, name_de="Geisterwolf", emblem="wolf-head",
        powers=(
            Pay(
                (ExhaustCost(YOUR_HERO),),
                If(WhileDefending(YOUR_HERO), RemoveFromCombat(All(CardFilter((CardType.ALLY,), (Attacking(),))))),
            ),
        ),
    ),
    Card(
        "Healing Stream Totem", CardType.ABILITY, cost=1, tags=("Restoration",), limits=(("Water Totem", 1),),
        icons=(Class.SHAMAN,), health=1, instant=True, ongoing=True, totem=True,
        number=111, rarity=Rarity.UNCOMMON, emblem="water-drop",
        powers=(When(StartOfTurn(TurnOwner.EACH), Heal(1, All(HERO_OR_ALLY_IN_YOUR_PARTY), by=THIS)),),
    ),
    Card(
        "Healing Wave", CardType.ABILITY, cost=3, tags=("Restoration",), icons=(Class.SHAMAN,),
        number=112, rarity=Rarity.COMMON, emblem="big-wave",
        powers=(OnPlay(Heal(8, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Lightning Bolt", CardType.ABILITY, cost=3, tags=("Elemental",), icons=(Class.SHAMAN,),
        number=113, rarity=Rarity.COMMON, emblem="lightning-arc",
        powers=(OnPlay(Deal(4, Element.NATURE, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Purge", CardType.ABILITY, cost=1, tags=("Elemental",), icons=(Class.SHAMAN,), instant=True,
        number=114, rarity=Rarity.UNCOMMON, name_de="Reinigen", emblem="magic-palm",
        powers=(
            OnPlay(
                If(
                    Matches(
                        Target(ABILITY),
                        CardFilter(
                            (CardType.ABILITY,),
                            (AttachedTo(All(CardFilter((CardType.HERO, CardType.ALLY), (Friendly(),))), unless=True),),
                        ),
                    ),
                    Destroy(THEM),
                )
            ),
        ),
    ),
    Card(
        "Rockbiter Weapon", CardType.ABILITY, cost=2, tags=("Enhancement",), icons=(Class.SHAMAN,), instant=True,
        ongoing=True,
        number=115, rarity=Rarity.RARE, emblem="stone-crafting",
        powers=(
            OnPlay(Attach(Chosen(YOUR_MELEE_WEAPON, by=YOU))),
            Always(Have(ATTACHED, atk=2)),
            Always(Have(YOUR_HERO, keywords=(Keyword.PROTECTOR,))),
        ),
    ),
    Card(
        "Searing Totem", CardType.ABILITY, cost=2, tags=("Elemental",), limits=(("Fire Totem", 1),),
        icons=(Class.SHAMAN,), health=1, instant=True, ongoing=True, totem=True,
        number=116, rarity=Rarity.UNCOMMON, name_de="Totem der Verbrennung", emblem="totem-head",
        powers=(When(StartOfTurn(TurnOwner.EACH), Deal(1, Element.FIRE, Target(HERO_OR_ALLY), by=THIS)),),
    ),
    Card(
        "Totemic Call", CardType.ABILITY, cost=4, tags=("Elemental",), icons=(Class.SHAMAN,), instant=True,
        number=117, rarity=Rarity.RARE, emblem="totem",
        powers=(
            OnPlay(
                If(
                    AtLeast(1, CardFilter((CardType.TOTEM,), (Tagged("Air Totem"), Yours()))),
                    And((Ready(YOUR_HERO), Ready(Chosen(YOUR_MELEE_WEAPON, by=YOU)))),
                )
            ),
            OnPlay(
                If(
                    AtLeast(1, CardFilter((CardType.TOTEM,), (Tagged("Earth Totem"), Yours()))),
                    Have(All(ALLY_IN_YOUR_PARTY), atk=1, span=Duration.THIS_TURN),
                )
            ),
            OnPlay(
                If(
                    AtLeast(1, CardFilter((CardType.TOTEM,), (Tagged("Fire Totem"), Yours()))),
                    Deal(2, Element.FIRE, Target(HERO_OR_ALLY)),
                )
            ),
            OnPlay(If(AtLeast(1, CardFilter((CardType.TOTEM,), (Tagged("Water Totem"), Yours()))), Draw(2))),
        ),
    ),
    Card(
        "Windfury Totem", CardType.ABILITY, cost=4, tags=("Enhancement",), limits=(("Air Totem", 1),),
        icons=(Class.SHAMAN,), health=1, instant=True, ongoing=True, totem=True,
        number=118, rarity=Rarity.RARE, name_de="Totem des Windzorns", emblem="totem-mask",
        powers=(When(Attacks(HERO_OR_ALLY_IN_YOUR_PARTY), MayPay(1, Ready(EVENT_SUBJECT)), first_each_turn=True),),
    ),
    Card(
        "Windfury Weapon", CardType.ABILITY, cost=2, tags=("Enhancement",), icons=(Class.SHAMAN,), instant=True,
        ongoing=True,
        number=119, rarity=Rarity.RARE, emblem="whirlwind",
        powers=(
            OnPlay(Attach(Chosen(YOUR_MELEE_WEAPON, by=YOU))),
            When(YouStrike(ATTACHED), MayPay(1, And((Ready(EVENT_SUBJECT), Ready(YOUR_HERO)))), first_each_turn=True),
        ),
    ),
)  # fmt: skip
