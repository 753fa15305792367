"""Heroes of Azeroth: cards of the Rogue."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Backstab", CardType.ABILITY, cost=3, tags=("Combat", "Combo"), icons=(Class.ROGUE,), instant=True,
        number=91, rarity=Rarity.RARE, name_de="Meucheln", emblem="bloody-sword",
        powers=(
            OnPlay(Deal(
                Plus(3, ValueOf(Chosen(CardFilter((), (Tagged("Dagger"), Yours())), by=YOU), Value.ATK)),
                Element.MELEE,
                Target(CardFilter((CardType.HERO, CardType.ALLY), (Turned(Position.EXHAUSTED),))),
            )),
        ),
    ),
    Card(
        "Cold Blood", CardType.ABILITY, cost=1, tags=("Assassination", "Talent"), icons=(Class.ROGUE,), instant=True,
        hero_required="Assassination",
        number=92, rarity=Rarity.RARE, name_de="Kaltblütigkeit", emblem="cold-heart",
        powers=(
            OnPlay(Draw(1)),
            OnPlay(ThisTurn(DealsDamage(YOUR_HERO, ALLY), Destroy(EVENT_OTHER))),
        ),
    ),
    Card(
        "Coup de Grâce", CardType.ABILITY, cost=2, tags=("Assassination",), icons=(Class.ROGUE,),
        number=93, rarity=Rarity.COMMON, emblem="decapitation",
        powers=(OnPlay(Destroy(Target(CardFilter((CardType.ALLY,), (Turned(Position.EXHAUSTED),))))),),
    ),
    Card(
        "Crippling Poison", CardType.ABILITY, cost=1, tags=("Poison",), icons=(Class.ROGUE,), instant=True,
        ongoing=True,
        number=94, rarity=Rarity.UNCOMMON, name_de="Verkrüppelndes Gift", emblem="poison-bottle",
        powers=(
            OnPlay(
                Attach(
                    Target(
                        CardFilter((CardType.HERO, CardType.ALLY), (DealtDamageThisTurn(in_combat_by_your_hero=True),)),
                    ),
                ),
            ),
            When(StartOfTurn(TurnOwner.EACH), Unless(Turn(ATTACHED, Position.EXHAUSTED), 3, ControllerOf(ATTACHED))),
        ),
    ),
    Card(
        "Deadly Poison", CardType.ABILITY, cost=1, tags=("Poison",), icons=(Class.ROGUE,), instant=True, ongoing=True,
        number=95, rarity=Rarity.UNCOMMON, emblem="poison-cloud",
        powers=(
            OnPlay(
                Attach(
                    Target(
                        CardFilter((CardType.HERO, CardType.ALLY), (DealtDamageThisTurn(in_combat_by_your_hero=True),)),
                    ),
                ),
            ),
            When(StartOfTurn(), Deal(2, Element.NATURE, ATTACHED)),
        ),
    ),
    Card(
        "Dismantle", CardType.ABILITY, cost=2, tags=("Combat",), icons=(Class.ROGUE,),
        number=96, rarity=Rarity.UNCOMMON, emblem="broken-axe",
        powers=(OnPlay(Destroy(Target(EQUIPMENT))),),
    ),
    Card(
        "Eviscerate", CardType.ABILITY, cost=2, tags=("Assassination", "Finishing Move"), icons=(Class.ROGUE,),
        instant=True,
        number=97, rarity=Rarity.RARE, emblem="sacrificial-dagger",
        powers=(
            ToPlay((RemoveCost(COMBO_CARD_IN_YOUR_GRAVEYARD, 5, up_to=True),)),
            OnPlay(Deal(Plus(2, RemovedForCost(COMBO_CARD_IN_YOUR_GRAVEYARD)), Element.MELEE, Target(HERO_OR_ALLY))),
        ),
    ),
    Card(
        "Expose Armor", CardType.ABILITY, cost=2, tags=("Assassination", "Finishing Move"), icons=(Class.ROGUE,),
        number=98, rarity=Rarity.RARE, name_de="Rüstung schwächen", emblem="armor-downgrade",
        powers=(
            ToPlay((RemoveCost(COMBO_CARD_IN_YOUR_GRAVEYARD, 5, up_to=True),)),
            OnPlay(Destroy(Target(ARMOR, RemovedForCost(COMBO_CARD_IN_YOUR_GRAVEYARD)))),
        ),
    ),
    Card(
        "Gouge", CardType.ABILITY, cost=1, tags=("Combat", "Combo"), icons=(Class.ROGUE,), instant=True,
        number=99, rarity=Rarity.COMMON, emblem="eye-target",
        powers=(
            OnPlay(
                Then(
                    (
                        Turn(Target(HERO_OR_ALLY), Position.EXHAUSTED),
                        Cannot(THEM, RestrictedAction.READY_IN_NEXT_READY_STEP),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Lobotomize", CardType.ABILITY, cost=5, tags=("Combat",), icons=(Class.ROGUE,),
        number=100, rarity=Rarity.RARE, emblem="brain-leak",
        powers=(
            OnPlay(
                Then((
                    Destroy(Target(CardFilter((CardType.RESOURCE,)))),
                    If(HasKeyword(YOUR_HERO, Keyword.STEALTH), PutIntoResources(TopOfDeck())),
                )),
            ),
        ),
    ),
    Card(
        "Premeditation", CardType.ABILITY, cost=4, tags=("Subtlety", "Talent"), icons=(Class.ROGUE,),
        hero_required="Subtlety",
        number=101, rarity=Rarity.RARE, name_de="Konzentration", emblem="thought-bubble",
        powers=(
            OnPlay(
                Search(
                    CardFilter((), (Tagged("Combo"),), Zone.DECK), PutInto(THEM, Zone.HAND), reveal=True, count=2,
                ),
            ),
        ),
    ),
    Card(
        "Sinister Strike", CardType.ABILITY, cost=2, tags=("Combat", "Combo"), icons=(Class.ROGUE,), instant=True,
        number=102, rarity=Rarity.COMMON, name_de="Finsterer Stoß", emblem="saber-slash",
        powers=(
            OnPlay(
                Deal(
                    Plus(1, ValueOf(Chosen(YOUR_MELEE_WEAPON, by=YOU), Value.ATK)),
                    Element.MELEE,
                    Target(HERO_OR_ALLY),
                ),
            ),
        ),
    ),
    Card(
        "Stealth", CardType.ABILITY, cost=1, tags=("Subtlety",), icons=(Class.ROGUE,), ongoing=True,
        number=103, rarity=Rarity.UNCOMMON, emblem="hood",
        powers=(
            Always(Have(YOUR_HERO, keywords=(Keyword.STEALTH,))),
            When(Becomes(THIS, Fate.DESTROYED), MayPay(2, AtEndOfTurn(PutInto(THIS, Zone.HAND)))),
        ),
    ),
    Card(
        "Veil of Night", CardType.ABILITY, cost=3, tags=("Subtlety",), icons=(Class.ROGUE,), instant=True, ongoing=True,
        number=104, rarity=Rarity.RARE, emblem="night-sky",
        powers=(
            OnPlay(Cannot(YOUR_HERO, RestrictedAction.BE_TARGETED_BY_OPPONENTS, Duration.THIS_TURN)),
            Always(Have(YOUR_HERO, keywords=(Keyword.STEALTH,))),
        ),
    ),
    Card(
        "Waylay", CardType.ABILITY, cost=2, tags=("Assassination", "Combo"), icons=(Class.ROGUE,), instant=True,
        number=105, rarity=Rarity.UNCOMMON, emblem="wood-club",
        powers=(
            OnPlay(Then((
                Turn(Target(ALLY), Position.EXHAUSTED),
                If(HasKeyword(YOUR_HERO, Keyword.STEALTH), Deal(ValueOf(THEM, Value.HEALTH), None, THEM)),
            ))),
        ),
    ),
)  # fmt: skip
