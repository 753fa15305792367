"""Heroes of Azeroth: cards of the Warlock."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Corruption", CardType.ABILITY, cost=2, tags=("Affliction",), icons=(Class.WARLOCK,), instant=True,
        ongoing=True,
        number=120, rarity=Rarity.UNCOMMON, emblem="death-juice",
        powers=(
            OnPlay(Attach(Target(HERO_OR_ALLY))),
            When(StartOfTurn(), Deal(1, Element.SHADOW, ATTACHED)),
            When(Becomes(ATTACHED, Fate.DESTROYED), Discard(1, ControllerOf(EVENT_SUBJECT))),
        ),
    ),
    Card(
        "Curse of Agony", CardType.ABILITY, cost=5, tags=("Affliction", "Curse"), icons=(Class.WARLOCK,), instant=True,
        ongoing=True,
        number=121, rarity=Rarity.RARE, name_de="Fluch der Pein", emblem="cursed-star",
        powers=(
            OnPlay(Attach(Target(HERO_OR_ALLY))),
            When(
                StartOfTurn(),
                And((PutCounter("agony", THIS), Deal(CountersOn(THIS, "agony"), Element.SHADOW, ATTACHED))),
            ),
        ),
    ),
    Card(
        "Dark Pact", CardType.ABILITY, cost=2, tags=("Affliction", "Talent"), icons=(Class.WARLOCK,),
        hero_required="Affliction",
        number=122, rarity=Rarity.RARE, emblem="pentacle",
        powers=(
            ToPlay((DestroyCost(YOUR_PET),)),
            OnPlay(Draw(ValueOf(THEM, Value.COST))),
        ),
    ),
    Card(
        "Fear", CardType.ABILITY, cost=1, tags=("Affliction",), icons=(Class.WARLOCK,),
        number=123, rarity=Rarity.COMMON, name_de="Furcht", emblem="terror",
        powers=(OnPlay(PutInto(Target(OPPOSING_ALLY), Zone.HAND)),),
    ),
    Card(
        "Forbidden Knowledge", CardType.ABILITY, cost=8, tags=("Demonology",), icons=(Class.WARLOCK,), ongoing=True,
        number=124, rarity=Rarity.RARE, emblem="evil-book",
        powers=(
            OnPlay(RemoveFromGame(All(CardFilter((), zone=Zone.DECK, whose=YOU)))),
            Always(DrawsInstead(CardFilter((), (RemovedByThis(),), Zone.REMOVED))),
        ),
    ),
    Card(
        "Grimdron", CardType.ALLY, cost=1, tags=("Imp", "Demon"), limits=(("Pet", 1),), icons=(Class.WARLOCK,), atk=0,
        element=Element.FIRE, health=1, keywords=(Keyword.ELUSIVE,),
        number=125, rarity=Rarity.UNCOMMON, emblem="imp",
        powers=(Pay((Resources(1), Activate()), Deal(1, Element.FIRE, Target(HERO_OR_ALLY), by=THIS)),),
    ),
    Card(
        "Helwen", CardType.ALLY, cost=4, tags=("Succubus", "Demon"), limits=(("Pet", 1),), icons=(Class.WARLOCK,),
        atk=2, element=Element.SHADOW, health=2,
        number=126, rarity=Rarity.RARE, pronoun="she", emblem="female-vampire",
        powers=(
            Always(Cannot(THIS, RestrictedAction.READY_IN_READY_STEP, by_choice=True)),
            Pay((Activate(),), GainControl(Target(ALLY), Duration.WHILE_THIS_EXHAUSTED)),
        ),
    ),
    Card(
        "Infernal", CardType.ALLY, cost=6, tags=("Infernal", "Demon"), limits=(("Pet", 1),), icons=(Class.WARLOCK,),
        atk=6, element=Element.FIRE, health=6,
        number=127, rarity=Rarity.RARE, emblem="rock-golem",
        powers=(
            When(StartOfTurn(), Either(Discard(1), GainControl(THIS, Duration.GAME, TargetPlayer(opponent=True)))),
            When(EndOfTurn(TurnOwner.YOURS), Deal(1, Element.FIRE, All(OPPOSING_HERO_OR_ALLY), by=THIS)),
        ),
    ),
    Card(
        "Life Tap", CardType.ABILITY, cost=2, tags=("Affliction",), icons=(Class.WARLOCK,), instant=True,
        number=128, rarity=Rarity.UNCOMMON, name_de="Aderlass", emblem="life-tap",
        powers=(
            ToPlay((PutDamageCost(2, YOUR_HERO),)),
            OnPlay(Draw(2)),
        ),
    ),
    Card(
        "Rain of Fire", CardType.ABILITY, cost=4, tags=("Destruction",), icons=(Class.WARLOCK,), ongoing=True,
        number=129, rarity=Rarity.RARE, name_de="Feuerregen", emblem="meteor-impact",
        powers=(
            When(StartOfTurn(), Unless(Destroy(THIS), 4, YOU)),
            When(EndOfTurn(TurnOwner.YOURS), Deal(1, Element.FIRE, All(OPPOSING_HERO_OR_ALLY))),
        ),
    ),
    Card(
        "Sarmoth", CardType.ALLY, cost=3, tags=("Voidwalker", "Demon"), limits=(("Pet", 1),), icons=(Class.WARLOCK,),
        atk=1, element=Element.SHADOW, health=5,
        number=130, rarity=Rarity.COMMON, emblem="unfriendly-fire",
        powers=(Always(CombatRule(All(OPPOSING_HERO_OR_ALLY), CombatDuty.CAN_ATTACK_ONLY, THIS)),),
    ),
    Card(
        "Sever the Cord", CardType.ABILITY, cost=2, tags=("Demonology",), icons=(Class.WARLOCK,), instant=True,
        number=131, rarity=Rarity.COMMON, emblem="cut-palm",
        powers=(
            ToPlay((DestroyCost(ALLY_IN_YOUR_PARTY),)),
            OnPlay(Destroy(Target(ALLY))),
        ),
    ),
    Card(
        "Shadow Bolt", CardType.ABILITY, cost=3, tags=("Destruction",), icons=(Class.WARLOCK,),
        number=132, rarity=Rarity.UNCOMMON, name_de="Schattenblitz", emblem="bolt-eye",
        powers=(
            OnPlay(
                Then((
                    Deal(3, Element.SHADOW, Target(HERO_OR_ALLY)),
                    ThisTurn(Becomes(THEM, Fate.DESTROYED), Discard(1, ControllerOf(EVENT_SUBJECT))),
                )),
            ),
        ),
    ),
    Card(
        "Soul Link", CardType.ABILITY, cost=4, tags=("Demonology", "Talent"), icons=(Class.WARLOCK,), ongoing=True,
        hero_required="Demonology",
        number=133, rarity=Rarity.RARE, emblem="linked-rings",
        powers=(Pay((PutDamageCost(1, ALLY_IN_YOUR_PARTY),), Prevent(1, YOUR_HERO, Duration.THIS_TURN)),),
    ),
    Card(
        "Steal Essence", CardType.ABILITY, cost=2, tags=("Affliction",), icons=(Class.WARLOCK,), instant=True,
        number=134, rarity=Rarity.UNCOMMON, emblem="soul-vessel",
        powers=(OnPlay(And((Deal(2, Element.SHADOW, Target(HERO_OR_ALLY)), Heal(THAT_MUCH, YOUR_HERO)))),),
    ),
)  # fmt: skip
