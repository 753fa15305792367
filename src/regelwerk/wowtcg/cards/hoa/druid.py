"""Heroes of Azeroth: cards of the Druid."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Bash", CardType.ABILITY, cost=2, tags=("Feral",), limits=(("Form", 1),), icons=(Class.DRUID,), instant=True,
        ongoing=True,
        number=17, rarity=Rarity.UNCOMMON, name_de="Hieb", emblem="bear-face",
        powers=(
            OnPlay(Turn(Target(HERO_OR_ALLY), Position.EXHAUSTED)),
            Always(Have(YOUR_HERO, keywords=(Keyword.BEAR_FORM,))),
        ),
    ),
    Card(
        "Bear Form", CardType.ABILITY, cost=1, tags=("Feral",), limits=(("Form", 1),), icons=(Class.DRUID,),
        instant=True,
        ongoing=True,
        number=18, rarity=Rarity.UNCOMMON, emblem="bear-head",
        powers=(
            Always(Have(YOUR_HERO, keywords=(Keyword.BEAR_FORM,))),
            When(Becomes(THIS, Fate.DESTROYED), MayPay(2, AtEndOfTurn(PutInto(THIS, Zone.HAND)))),
        ),
    ),
    Card(
        "Circle of Life", CardType.ABILITY, cost=8, tags=("Restoration",), icons=(Class.DRUID,), ongoing=True,
        number=19, rarity=Rarity.RARE, name_de="Kreis des Lebens", emblem="cycle",
        powers=(
            When(
                Becomes(ALLY, Fate.DESTROYED),
                May(
                    Search(
                        CardFilter((CardType.ALLY,), (Named(like=Names.SAME),), Zone.DECK),
                        PutIntoPlay(THEM, exhausted=True),
                        who=ControllerOf(EVENT_SUBJECT),
                    ),
                    who=ControllerOf(EVENT_SUBJECT),
                ),
            ),
        ),
    ),
    Card(
        "Entangling Roots", CardType.ABILITY, cost=2, tags=("Balance",), icons=(Class.DRUID,), ongoing=True,
        number=20, rarity=Rarity.COMMON, emblem="root-tip",
        powers=(
            OnPlay(And((Attach(Target(ALLY)), Turn(THEM, Position.EXHAUSTED)))),
            Always(Cannot(ATTACHED, RestrictedAction.READY_IN_READY_STEP)),
        ),
    ),
    Card(
        "Feral Rage", CardType.ABILITY, cost=5, tags=("Feral",), icons=(Class.DRUID,), ongoing=True,
        number=21, rarity=Rarity.RARE, emblem="bestial-fangs",
        powers=(
            When(
                IsDealtDamage(YOUR_HERO, combat=True),
                MayPay(1, Draw(1)),
                during=HasKeyword(YOUR_HERO, Keyword.BEAR_FORM),
            ),
        ),
    ),
    Card(
        "Healing Touch", CardType.ABILITY, cost=3, tags=("Restoration",), icons=(Class.DRUID,),
        number=22, rarity=Rarity.UNCOMMON, emblem="healing",
        powers=(OnPlay(Heal(10, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Innervate", CardType.ABILITY, cost=4, tags=("Restoration",), icons=(Class.DRUID,), instant=True,
        number=23, rarity=Rarity.RARE, name_de="Anregen", emblem="brain-freeze",
        powers=(OnPlay(Draw(3, TargetPlayer())),),
    ),
    Card(
        "Mark of the Wild", CardType.ABILITY, cost=2, tags=("Restoration",), icons=(Class.DRUID,), instant=True,
        ongoing=True,
        number=24, rarity=Rarity.COMMON, name_de="Mal der Wildnis", emblem="paw",
        powers=(
            OnPlay(Attach(Target(ALLY))),
            Always(Have(ATTACHED, atk=2, health=2)),
        ),
    ),
    Card(
        "Maul", CardType.ABILITY, cost=2, tags=("Feral",), limits=(("Form", 1),), icons=(Class.DRUID,), instant=True,
        ongoing=True,
        number=25, rarity=Rarity.UNCOMMON, emblem="paw-front",
        powers=(
            OnPlay(Have(YOUR_HERO, atk=1, span=Duration.THIS_TURN)),
            Always(Have(YOUR_HERO, keywords=(Keyword.BEAR_FORM,))),
        ),
    ),
    Card(
        "Natural Defenses", CardType.ABILITY, cost=1, tags=("Feral",), icons=(Class.DRUID,), instant=True, ongoing=True,
        number=26, rarity=Rarity.RARE, emblem="thorny-vine",
        powers=(Always(Have(All(YOUR_ARMOR), defense=1, condition=HasKeyword(YOUR_HERO, Keyword.BEAR_FORM))),),
    ),
    Card(
        "Natural Selection", CardType.ABILITY, cost=3, tags=("Restoration",), icons=(Class.DRUID,), instant=True,
        number=27, rarity=Rarity.COMMON, emblem="dna1",
        powers=(
            OnPlay(
                Either(Deal(3, Element.NATURE, Target(HERO_OR_ALLY)), Heal(3, Target(HERO_OR_ALLY)), announced=True),
            ),
        ),
    ),
    Card(
        "Nature's Swiftness", CardType.ABILITY, cost=3, tags=("Restoration", "Talent"), icons=(Class.DRUID,),
        hero_required="Restoration",
        number=28, rarity=Rarity.RARE, emblem="wingfoot",
        powers=(OnPlay(PlaysForLess(5, None, next_card=True)),),
    ),
    Card(
        "Predatory Strikes", CardType.ABILITY, cost=1, tags=("Feral", "Talent"), icons=(Class.DRUID,), ongoing=True,
        hero_required="Feral",
        number=29, rarity=Rarity.RARE, emblem="saber-toothed-cat-head",
        powers=(
            Always(
                Have(
                    YOUR_HERO,
                    atk=2,
                    condition=AllOf((
                        WhileAttacking(YOUR_HERO),
                        AnyOf((HasKeyword(YOUR_HERO, Keyword.BEAR_FORM), HasKeyword(YOUR_HERO, Keyword.CAT_FORM))),
                    )),
                )
            ),
        ),
    ),
    Card(
        "Primal Mending", CardType.ABILITY, cost=1, tags=("Restoration",), icons=(Class.DRUID,), instant=True,
        ongoing=True,
        number=30, rarity=Rarity.UNCOMMON, emblem="oak-leaf",
        powers=(
            OnPlay(And((Attach(Target(ALLY)), Heal(2, THEM)))),
            When(EndOfTurn(), Heal(1, ATTACHED)),
        ),
    ),
    Card(
        "Starfire", CardType.ABILITY, cost=6, tags=("Balance",), icons=(Class.DRUID,),
        number=31, rarity=Rarity.RARE, emblem="falling-star",
        powers=(
            OnPlay(Deal(5, Element.ARCANE, Target(HERO_OR_ALLY))),
            OnPlay(Draw(1)),
        ),
    ),
)  # fmt: skip
