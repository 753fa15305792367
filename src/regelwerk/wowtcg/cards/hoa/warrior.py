"""Heroes of Azeroth: cards of the Warrior."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Battle Shout", CardType.ABILITY, cost=3, tags=("Fury", "Shout"), icons=(Class.WARRIOR,), instant=True,
        ongoing=True,
        number=135, rarity=Rarity.COMMON, name_de="Schlachtruf", emblem="shouting",
        powers=(Always(Have(All(ALLY_IN_YOUR_PARTY), atk=1)),),
    ),
    Card(
        "Berserker Stance", CardType.ABILITY, cost=3, tags=("Fury",), limits=(("Stance", 1),), icons=(Class.WARRIOR,),
        ongoing=True,
        number=136, rarity=Rarity.RARE, emblem="enrage",
        powers=(
            Always(RaisesDamage(YOUR_HERO, increase=1)),
            Always(RaisesDamage(YOUR_HERO, 1, of=DamageOf.BEING_DEALT)),
        ),
    ),
    Card(
        "Charge", CardType.ABILITY, cost=1, tags=("Arms",), icons=(Class.WARRIOR,),
        number=137, rarity=Rarity.UNCOMMON, name_de="Sturmangriff", emblem="charging-bull",
        powers=(
            OnPlay(Turn(Target(HERO_OR_ALLY), Position.EXHAUSTED)),
            OnPlay(Draw(1)),
        ),
    ),
    Card(
        "Cleave", CardType.ABILITY, cost=4, tags=("Arms",), icons=(Class.WARRIOR,),
        number=138, rarity=Rarity.RARE, emblem="axe-swing",
        powers=(
            OnPlay(Deal(
                Plus(1, ValueOf(Chosen(YOUR_MELEE_WEAPON, by=YOU), Value.ATK)),
                Element.MELEE,
                Target(ALLY, count=2, up_to=True),
            )),
        ),
    ),
    Card(
        "Defensive Stance", CardType.ABILITY, cost=3, tags=("Protection",), limits=(("Stance", 1),),
        icons=(Class.WARRIOR,), ongoing=True,
        number=139, rarity=Rarity.RARE, emblem="shield-impact",
        powers=(
            Always(Have(YOUR_HERO, keywords=(Keyword.PROTECTOR,))),
            Always(Prevent(1, None, by=YOUR_HERO)),
            Always(Prevent(1, YOUR_HERO)),
        ),
    ),
    Card(
        "Demoralizing Shout", CardType.ABILITY, cost=3, tags=("Fury", "Shout"), icons=(Class.WARRIOR,), instant=True,
        ongoing=True,
        number=140, rarity=Rarity.UNCOMMON, name_de="Demoralisierender Ruf", emblem="haunting",
        powers=(Always(Have(All(OPPOSING_ALLY), atk=-1)),),
    ),
    Card(
        "Execute", CardType.ABILITY, cost=1, tags=("Fury",), icons=(Class.WARRIOR,), instant=True,
        number=141, rarity=Rarity.COMMON, name_de="Hinrichten", emblem="executioner-hood",
        powers=(OnPlay(Destroy(Target(CardFilter((CardType.ALLY,), (Damaged(),))))),),
    ),
    Card(
        "Heroic Strike", CardType.ABILITY, cost=1, tags=("Arms",), icons=(Class.WARRIOR,),
        number=142, rarity=Rarity.UNCOMMON, emblem="sword-brandish",
        powers=(OnPlay(Have(All(YOUR_WEAPON), atk=3, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Last Stand", CardType.ABILITY, cost=1, tags=("Protection", "Talent"), icons=(Class.WARRIOR,), instant=True,
        ongoing=True, hero_required="Protection",
        number=143, rarity=Rarity.RARE, name_de="Letztes Gefecht", emblem="crowned-heart",
        powers=(
            Always(Have(YOUR_HERO, health=20)),
            When(StartOfTurn(), Either(Discard(2), Destroy(THIS))),
        ),
    ),
    Card(
        "Mocking Blow", CardType.ABILITY, cost=1, tags=("Arms",), icons=(Class.WARRIOR,), instant=True,
        number=144, rarity=Rarity.RARE, emblem="tongue",
        powers=(
            OnPlay(Then((
                Deal(1, Element.MELEE, Target(HERO_OR_ALLY)),
                And((
                    CombatRule(THEM, CombatDuty.MUST_ATTACK, span=Duration.THIS_TURN),
                    CombatRule(THEM, CombatDuty.CAN_ATTACK_ONLY, YOUR_HERO, Duration.THIS_TURN),
                )),
            ))),
        ),
    ),
    Card(
        "Mortal Strike", CardType.ABILITY, cost=2, tags=("Arms", "Talent"), icons=(Class.WARRIOR,), instant=True,
        hero_required="Arms",
        number=145, rarity=Rarity.RARE, name_de="Tödlicher Stoß", emblem="sword-wound",
        powers=(
            OnPlay(Then((
                Deal(
                    Plus(1, ValueOf(Chosen(YOUR_MELEE_WEAPON, by=YOU), Value.ATK)),
                    Element.MELEE,
                    Target(HERO_OR_ALLY),
                ),
                Cannot(THEM, RestrictedAction.BE_HEALED, Duration.THIS_TURN),
            ))),
        ),
    ),
    Card(
        "Rend", CardType.ABILITY, cost=1, tags=("Arms",), icons=(Class.WARRIOR,), instant=True, ongoing=True,
        number=146, rarity=Rarity.COMMON, emblem="ragged-wound",
        powers=(
            OnPlay(Attach(Target(HERO_OR_ALLY))),
            When(StartOfTurn(), Deal(1, Element.MELEE, ATTACHED)),
        ),
    ),
    Card(
        "Shield Bash", CardType.ABILITY, cost=3, tags=("Fury",), icons=(Class.WARRIOR,), instant=True,
        number=147, rarity=Rarity.RARE, name_de="Schildhieb", emblem="shield-bash",
        powers=(
            ToPlay((ExhaustCost(CardFilter((), (Tagged("Shield"), Yours()))),), rather=True),
            OnPlay(
                Then((
                    Deal(1, None, Target(HERO_OR_ALLY)),
                    If(
                        Matches(THEM, HERO),
                        May(
                            Interrupt(
                                Chosen(
                                    CardFilter((CardType.ABILITY,), (ControlledBy(ControllerOf(THEM)),), Zone.CHAIN),
                                    by=YOU,
                                )
                            )
                        ),
                    ),
                )),
            ),
        ),
    ),
    Card(
        "Stalwart Protector", CardType.ABILITY, cost=1, tags=("Protection",), icons=(Class.WARRIOR,), instant=True,
        ongoing=True,
        number=148, rarity=Rarity.UNCOMMON, emblem="guards",
        powers=(Always(Have(YOUR_HERO, keywords=(Keyword.PROTECTOR,))),),
    ),
    Card(
        "Sunder Armor", CardType.ABILITY, cost=1, tags=("Protection",), icons=(Class.WARRIOR,), instant=True,
        number=149, rarity=Rarity.UNCOMMON, name_de="Rüstung zerreißen", emblem="cracked-shield",
        powers=(OnPlay(Destroy(Target(ARMOR))),),
    ),
)  # fmt: skip
