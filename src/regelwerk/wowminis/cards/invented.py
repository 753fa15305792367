"""Action cards of ours: no product ever had them. They fill the bars of duels, and every part of them is proposed."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.vocabulary import *

SET: Final = "ours"

OPPONENTS: Final = Each(FigureFilter(Allegiance.OPPOSING))

CARDS: Final = (
    Card(
        "Throwing Knives",
        CardKind.ACTION,
        2,
        Attack(2, AttackType.PHYSICAL, 3, Element.RANGED, critical=DamageMore(1)),
        name_de="Wurfmesser",
        emblem="thrown-daggers",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Kick",
        CardKind.ACTION,
        2,
        Attack(1, AttackType.PHYSICAL, 3, Element.MELEE, critical=AdvanceClock(1, DEFENDER)),
        name_de="Tritt",
        emblem="boot-kick",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Dynamite",
        CardKind.ACTION,
        3,
        Attack(2, AttackType.MAGICAL, 3, Element.FIRE, critical=DamageMore(1), whom=OPPONENTS),
        name_de="Dynamit",
        emblem="dynamite",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Bandage",
        CardKind.ACTION,
        2,
        Heal(1, 4, critical=HealMore(1)),
        name_de="Verband",
        emblem="bandage-roll",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Throwing Net",
        CardKind.ACTION,
        1,
        AdvanceClock(2, Target(FigureFilter(Allegiance.OPPOSING, (Within(2),)))),
        name_de="Wurfnetz",
        emblem="fishing-net",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Whetstone",
        CardKind.INSTANT,
        0,
        Have(THIS, strength=1, attack_rerolls=1, span=Duration.TURN),
        name_de="Wetzstein",
        emblem="sword-smithing",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Healing Draught",
        CardKind.INSTANT,
        0,
        ChangeHealth(2, THIS),
        name_de="Heiltrunk",
        emblem="health-potion",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Rocket Boots",
        CardKind.INSTANT,
        0,
        Move(MoveType.TELEPORT, 2),
        name_de="Raketenstiefel",
        emblem="boots",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Spiked Shield",
        CardKind.REACTION,
        1,
        Then((Have(THIS, armor=1, span=Duration.ATTACK), ChangeHealth(-1, ATTACKER))),
        when=IsAttacked(THIS, AttackType.PHYSICAL),
        name_de="Stachelschild",
        emblem="spiked-shield",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Lucky Charm",
        CardKind.REACTION,
        1,
        Have(THIS, resist=1, defense_rerolls=1, span=Duration.ATTACK),
        when=IsAttacked(THIS),
        name_de="Glücksbringer",
        emblem="clover",
        proposed=(EVERYTHING,),
    ),
    Card(
        "Stink Bomb",
        CardKind.INSTANT,
        0,
        ChangeHealth(-1, ADJACENT_OPPONENTS),
        name_de="Stinkbombe",
        emblem="smoke-bomb",
        proposed=(EVERYTHING,),
    ),
)
