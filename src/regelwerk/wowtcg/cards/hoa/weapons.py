"""Heroes of Azeroth: weapons."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Ancient Bone Bow", CardType.WEAPON, cost=3, tags=("Bow",), limits=(("Ranged", 1),), icons=(Class.HUNTER,),
        atk=2,
        element=Element.RANGED, strike=2,
        number=311, rarity=Rarity.UNCOMMON, emblem="pocket-bow",
        powers=(
            When(YouStrike(THIS), Have(YOUR_HERO, keywords=(Keyword.LONG_RANGE,), span=Duration.THIS_COMBAT)),
        ),
    ),
    Card(
        "Annihilator", CardType.WEAPON, cost=2, tags=("Axe",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.SHAMAN, Class.WARRIOR), atk=3, element=Element.MELEE, strike=2,
        number=312, rarity=Rarity.UNCOMMON, emblem="fire-axe",
        powers=(Always(DamageCannotBePrevented(YOUR_HERO, with_this_weapon=True)),),
    ),
    Card(
        "Arcanite Reaper", CardType.WEAPON, cost=7, tags=("Axe",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.WARRIOR), atk=5, element=Element.MELEE, strike=0, two_handed=True,
        number=313, rarity=Rarity.RARE, name_de="Arkanitschnitter", emblem="battered-axe",
    ),
    Card(
        "Argent Crusader", CardType.WEAPON, cost=3, tags=("Staff",), limits=(("Melee", 1),),
        icons=(Class.DRUID, Class.MAGE, Class.PRIEST, Class.SHAMAN, Class.WARLOCK), atk=1, element=Element.MELEE,
        strike=5, two_handed=True,
        number=314, rarity=Rarity.RARE, emblem="bo",
        powers=(When(StartOfTurn(), And((Draw(1), Draw(1, TargetPlayer(opponent=True))))),),
    ),
    Card(
        "Barman Shanker", CardType.WEAPON, cost=2, tags=("Dagger",), limits=(("Melee", 1),), icons=(Class.ROGUE,),
        atk=2,
        element=Element.MELEE, strike=2,
        number=315, rarity=Rarity.UNCOMMON, emblem="broken-bottle",
        powers=(
            Always(Have(
                THIS,
                atk=2,
                condition=WhileAttacking(
                    YOUR_HERO,
                    CardFilter((CardType.HERO, CardType.ALLY), (Turned(Position.EXHAUSTED),)),
                ),
            )),
        ),
    ),
    Card(
        "Brain Hacker", CardType.WEAPON, cost=4, tags=("Axe",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.WARRIOR), atk=3, element=Element.MELEE, strike=2, two_handed=True,
        number=316, rarity=Rarity.UNCOMMON, emblem="war-axe",
        powers=(
            When(
                DealsDamage(YOUR_HERO, HERO, combat=True, with_this_weapon=True),
                Discard(1, ControllerOf(EVENT_OTHER)),
            ),
        ),
    ),
    Card(
        "The Cruel Hand of Timmy", CardType.WEAPON, cost=5, tags=("Mace",), limits=(("Melee", 1),),
        icons=(Class.PALADIN, Class.ROGUE, Class.SHAMAN, Class.WARRIOR), atk=2, element=Element.MELEE, strike=3,
        number=317, rarity=Rarity.RARE, name_de="Die grausame Hand von Timmy", emblem="spiked-mace",
        powers=(
            When(
                DealsDamage(YOUR_HERO, HERO, combat=True, with_this_weapon=True),
                Destroy(Chosen(
                    CardFilter((CardType.RESOURCE,), (ControlledBy(ControllerOf(EVENT_OTHER)),)),
                    by=ControllerOf(EVENT_OTHER),
                )),
            ),
        ),
    ),
    Card(
        "Destiny", CardType.WEAPON, cost=3, tags=("Sword",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.WARRIOR), atk=1, element=Element.MELEE, strike=2, two_handed=True,
        number=318, rarity=Rarity.EPIC, emblem="winged-sword",
        powers=(
            When(DealsDamage(YOUR_HERO, combat=True, with_this_weapon=True), PutCounter("strength", THIS)),
            Always(Have(THIS, atk=CountersOn(THIS, "strength"))),
        ),
    ),
    Card(
        "Dwarven Hand Cannon", CardType.WEAPON, cost=4, tags=("Gun",), limits=(("Ranged", 1),), icons=(Class.HUNTER,),
        atk=1, element=Element.RANGED, strike=2,
        number=319, rarity=Rarity.EPIC, emblem="musket",
        powers=(
            When(YouStrike(THIS), Have(YOUR_HERO, keywords=(Keyword.LONG_RANGE,), span=Duration.THIS_COMBAT)),
            Pay((Resources(2),), Have(THIS, atk=1, span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Fang of the Crystal Spider", CardType.WEAPON, cost=2, tags=("Dagger",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.ROGUE, Class.SHAMAN, Class.WARRIOR), atk=1, element=Element.MELEE, strike=2,
        number=320, rarity=Rarity.RARE, emblem="spider-face",
        powers=(
            When(
                DealsDamage(YOUR_HERO, HERO, combat=True),
                And((
                    PlayersCannot(RestrictedAction.PLAY_CARDS, who=ControllerOf(EVENT_OTHER), span=Duration.THIS_TURN),
                    PlayersCannot(RestrictedAction.STRIKE, who=ControllerOf(EVENT_OTHER), span=Duration.THIS_TURN),
                )),
            ),
        ),
    ),
    Card(
        "Flame Wrath", CardType.WEAPON, cost=4, tags=("Polearm",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.WARRIOR), atk=2, element=Element.MELEE, strike=3, two_handed=True,
        number=321, rarity=Rarity.RARE, emblem="halberd",
        powers=(
            When(
                DealsDamage(YOUR_HERO, combat=True, with_this_weapon=True),
                Deal(1, Element.FIRE, All(OPPOSING_HERO_OR_ALLY)),
            ),
        ),
    ),
    Card(
        "Gift of the Elven Magi", CardType.WEAPON, cost=1, tags=("Dagger",), limits=(("Melee", 1),),
        icons=(Class.DRUID, Class.MAGE, Class.PRIEST, Class.SHAMAN, Class.WARLOCK), atk=1, element=Element.MELEE,
        strike=4,
        number=322, rarity=Rarity.RARE, emblem="gift-of-knowledge",
        powers=(
            Pay(
                (Resources(2), Activate(), ExhaustCost(YOUR_HERO)),
                LookAndMayPut(Zone.HAND, CardFilter((CardType.ABILITY,), zone=Zone.DECK)),
            ),
        ),
    ),
    Card(
        "The Hammer of Grace", CardType.WEAPON, cost=3, tags=("Mace",), limits=(("Melee", 1),),
        icons=(Class.DRUID, Class.PALADIN, Class.PRIEST, Class.SHAMAN), atk=1, element=Element.MELEE, strike=3,
        number=323, rarity=Rarity.UNCOMMON, emblem="flat-hammer",
        powers=(Pay((Resources(1), Activate(), ExhaustCost(YOUR_HERO)), Heal(2, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Hand of Edward the Odd", CardType.WEAPON, cost=6, tags=("Mace",), limits=(("Melee", 1),),
        icons=(Class.DRUID, Class.PALADIN, Class.PRIEST, Class.SHAMAN), atk=1, element=Element.MELEE, strike=3,
        number=324, rarity=Rarity.EPIC, emblem="poker-hand",
        powers=(
            Always(
                Have(All(
                        CardFilter(
                            (CardType.ABILITY, CardType.ALLY, CardType.WEAPON, CardType.ARMOR, CardType.ITEM),
                            zone=Zone.HAND,
                            whose=YOU,
                        )
                    ), instant=True)
            ),
        ),
    ),
    Card(
        "Headmaster's Charge", CardType.WEAPON, cost=5, tags=("Staff",), limits=(("Melee", 1),), two_handed=True,
        icons=(Class.DRUID, Class.MAGE, Class.PRIEST, Class.SHAMAN, Class.WARLOCK), atk=1, element=Element.MELEE,
        strike=4,
        number=325, rarity=Rarity.EPIC, emblem="wizard-staff",
        powers=(
            When(
                YouPlay((CardType.ABILITY,)),
                Then((May(Turn(Chosen(HERO_OR_ALLY_IN_YOUR_PARTY, by=YOU), Position.EXHAUSTED)), IfYouDo(Draw(1)))),
            ),
        ),
    ),
    Card(
        "Heartseeker", CardType.WEAPON, cost=2, tags=("Dagger",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.ROGUE, Class.SHAMAN, Class.WARRIOR), atk=1, element=Element.MELEE, strike=1,
        number=326, rarity=Rarity.UNCOMMON, name_de="Herzsucher", emblem="pierced-heart",
        powers=(
            Always(Have(
                THIS,
                atk=2,
                condition=WhileAttacking(
                    YOUR_HERO, CardFilter((CardType.HERO, CardType.ALLY), (DealtDamageThisTurn(),))
                ),
            )),
        ),
    ),
    Card(
        "Hypnotic Blade", CardType.WEAPON, cost=2, tags=("Dagger",), limits=(("Melee", 1),),
        icons=(Class.DRUID, Class.MAGE, Class.PRIEST, Class.SHAMAN, Class.WARLOCK), atk=1, element=Element.MELEE,
        strike=5,
        number=327, rarity=Rarity.RARE, emblem="stiletto",
        powers=(
            Pay(
                (Resources(3), Activate(), ExhaustCost(YOUR_HERO)),
                Discard(1, TargetPlayer()),
                condition=DuringYourTurn(),
            ),
        ),
    ),
    Card(
        "Iceblade Hacker", CardType.WEAPON, cost=2, tags=("Axe",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.SHAMAN, Class.WARRIOR), atk=2, element=Element.MELEE, strike=2,
        number=328, rarity=Rarity.UNCOMMON, emblem="frozen-block",
        powers=(
            When(
                DealsDamage(YOUR_HERO, ALLY, combat=True),
                Cannot(EVENT_OTHER, RestrictedAction.READY_IN_NEXT_READY_STEP),
            ),
        ),
    ),
    Card(
        "Illusionary Rod", CardType.WEAPON, cost=1, tags=("Staff",), limits=(("Melee", 1),), two_handed=True,
        icons=(Class.DRUID, Class.MAGE, Class.PRIEST, Class.SHAMAN, Class.WARLOCK), atk=1, element=Element.MELEE,
        strike=3,
        number=329, rarity=Rarity.UNCOMMON, emblem="crescent-staff",
        powers=(
            Pay(
                (Resources(1), Activate(), ExhaustCost(YOUR_HERO)),
                Then((
                    RemoveFromGame(All(CardFilter((), zone=Zone.HAND, whose=YOU))),
                    AtEndOfTurn(PutInto(THEM, Zone.HAND)),
                )),
            ),
        ),
    ),
    Card(
        "Inventor's Focal Sword", CardType.WEAPON, cost=3, tags=("Sword",), limits=(("Melee", 1),),
        icons=(Class.MAGE, Class.PALADIN, Class.WARLOCK), atk=1, element=Element.MELEE, strike=2,
        number=330, rarity=Rarity.RARE, name_de="Fokusschwert des Erfinders", emblem="relic-blade",
        powers=(
            Pay(
                (Resources(2), Activate()),
                If(
                    Matches(
                        Target(ABILITY),
                        CardFilter((CardType.ABILITY,), (AttachedTo(All(HERO_OR_ALLY)),)),
                    ), Attach(moved=THEM)
                ),
            ),
        ),
    ),
    Card(
        "Krol Blade", CardType.WEAPON, cost=3, tags=("Sword",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.ROGUE, Class.WARRIOR), atk=3, element=Element.MELEE, strike=1,
        number=331, rarity=Rarity.UNCOMMON, name_de="Krolklinge", emblem="broadsword",
    ),
    Card(
        "Rod of the Ogre Magi", CardType.WEAPON, cost=4, tags=("Staff",), limits=(("Melee", 1),),
        icons=(Class.DRUID, Class.MAGE, Class.PRIEST, Class.SHAMAN, Class.WARLOCK), atk=1, element=Element.MELEE,
        strike=4, two_handed=True,
        number=332, rarity=Rarity.UNCOMMON, emblem="orb-wand",
        powers=(Pay((Resources(2), Activate(), ExhaustCost(YOUR_HERO)), Deal(1, None, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Scarlet Kris", CardType.WEAPON, cost=2, tags=("Dagger",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.ROGUE, Class.SHAMAN, Class.WARRIOR), atk=1, element=Element.MELEE, strike=0,
        number=333, rarity=Rarity.UNCOMMON, emblem="curvy-knife",
    ),
    Card(
        "The Shatterer", CardType.WEAPON, cost=4, tags=("Mace",), limits=(("Melee", 1),),
        icons=(Class.PALADIN, Class.ROGUE, Class.SHAMAN, Class.WARRIOR), atk=3, element=Element.MELEE, strike=2,
        number=334, rarity=Rarity.UNCOMMON, emblem="flanged-mace",
        powers=(
            When(
                DealsDamage(YOUR_HERO, HERO, combat=True, with_this_weapon=True),
                Unless(
                    Destroy(Chosen(CardFilter((CardType.WEAPON,), (ControlledBy(ControllerOf(EVENT_OTHER)),)), by=YOU)),
                    2,
                    ControllerOf(EVENT_OTHER),
                ),
            ),
        ),
    ),
    Card(
        "Teebu's Blazing Longsword", CardType.WEAPON, cost=1, tags=("Sword",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.ROGUE, Class.WARRIOR), atk=0, element=Element.MELEE, strike=0,
        number=335, rarity=Rarity.EPIC, emblem="flaming-claw",
        powers=(Pay((Resources(2),), Have(THIS, atk=1, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Thrash Blade", CardType.WEAPON, cost=4, tags=("Sword",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.ROGUE, Class.WARRIOR), atk=2, element=Element.MELEE, strike=2,
        number=336, rarity=Rarity.RARE, emblem="gladius",
        powers=(
            When(
                DealsDamage(YOUR_HERO, combat=True, with_this_weapon=True),
                And((Ready(THIS), Ready(YOUR_HERO))),
                condition=DuringYourTurn(),
                first_each_turn=True,
            ),
        ),
    ),
    Card(
        "Truesilver Champion", CardType.WEAPON, cost=5, tags=("Sword",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.WARRIOR), atk=4, element=Element.MELEE, strike=3, two_handed=True,
        number=337, rarity=Rarity.RARE, emblem="two-handed-sword",
        powers=(When(YouStrike(THIS), Prevent(3, YOUR_HERO, Duration.THIS_COMBAT)),),
    ),
    Card(
        "Twig of the World Tree", CardType.WEAPON, cost=3, tags=("Mace",), limits=(("Melee", 1),),
        icons=(Class.DRUID, Class.PALADIN, Class.WARRIOR), atk=4, element=Element.MELEE, strike=3, two_handed=True,
        number=338, rarity=Rarity.RARE, name_de="Zweig des Weltbaums", emblem="beech",
        powers=(Pay((DestroyCost(YOUR_RESOURCE),), StrikesForLess(3, THIS, next_time=True)),),
    ),
    Card(
        "Wraith Scythe", CardType.WEAPON, cost=4, tags=("Axe",), limits=(("Melee", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.SHAMAN, Class.WARRIOR), atk=2, element=Element.MELEE, strike=2,
        number=339, rarity=Rarity.RARE, emblem="scythe",
        powers=(When(DealsDamage(YOUR_HERO, combat=True), Heal(THAT_MUCH, YOUR_HERO)),),
    ),
)  # fmt: skip
