"""The starter of 2008: four figures and their eight action cards.

What the rulebook of the starter shows of them carries over; for the rest no source was found. `inferred` and
`proposed` say of each part which it is, and the table shows it.
"""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.vocabulary import *

SET: Final = "starter"

A_WEAK_OPPONENT: Final = Target(FigureFilter(Allegiance.OPPOSING, (HalfHealth(),)))

HODOON: Final = Figure(
    "Vindicator Hodoon",
    Faction.ALLIANCE,
    honor=6,
    armor=4,
    resist=2,
    health=8,
    attack=Action(
        "Hammer of the Naaru",
        3,
        Attack(
            1,
            AttackType.PHYSICAL,
            4,
            Element.MELEE,
            critical=Attack(0, AttackType.MAGICAL, 4, Element.HOLY, whom=DEFENDER),
        ),
        name_de="Hammer der Naaru",
        # The signs are lost: that the attack is physical, that the second one is magical and hangs on the critical.
        inferred=("type", "critical"),
        proposed=("german",),
    ),
    abilities=(
        Ongoing("Devotion Aura", Have(ADJACENT_ALLIES, armor=1), name_de="Aura der Hingabe", inferred=("what",)),
    ),
    class_=Class.PALADIN,
    race="Draenei",
    talent="Holy",
    name_de="Verteidiger Hodoon",
    emblem="warhammer",
)

RUBY: Final = Figure(
    "Ruby Gemsparkle",
    Faction.ALLIANCE,
    honor=5,
    armor=1,
    resist=2,
    health=5,
    attack=Action(
        "Arcane Blast",
        3,
        Attack(3, AttackType.MAGICAL, 5, Element.ARCANE, critical=DamageMore(1)),
        name_de="Arkanschlag",
        inferred=("type", "range"),
        proposed=("ticks", "strength", "element", "critical"),
    ),
    class_=Class.MAGE,
    race="Gnome",
    talent="Arcane",
    name_de="Ruby Edelsteinglanz",
    emblem="crystal-wand",
    inferred=("honor", "race"),
    proposed=("resist", "talent"),
)

GOREBELLY: Final = Figure(
    "Gorebelly",
    Faction.HORDE,
    honor=6,
    armor=3,
    resist=1,
    health=8,
    attack=Action(
        "Dragonclaw Axe",
        3,
        Attack(1, AttackType.PHYSICAL, 6, Element.MELEE, critical=DamageMore(1)),
        name_de="Drachenkrallebeil",
        proposed=("name",),
    ),
    abilities=(Ongoing("Taunt", Taunt(), name_de="Spott"),),
    class_=Class.WARRIOR,
    race="Orc",
    talent="Arms",
    name_de="Blutbauch",
    emblem="battle-axe",
    inferred=("race",),
    proposed=("honor", "armor", "resist", "health", "talent"),
)

LOTHERIN: Final = Figure(
    "Lotherin",
    Faction.HORDE,
    honor=5,
    armor=1,
    resist=3,
    health=5,
    attack=Action(
        "Smite",
        2,
        Attack(3, AttackType.MAGICAL, 3, Element.HOLY, critical=DamageMore(2)),
        name_de="Göttliche Pein",
        proposed=("name", "german", "ticks", "range", "type", "strength", "element", "critical"),
    ),
    abilities=(
        Action(
            "Heal",
            3,
            Heal(3, 3, critical=HealMore(1)),
            name_de="Heilen",
            proposed=("name", "german", "ticks", "range"),
        ),
    ),
    class_=Class.PRIEST,
    race="Blood Elf",
    talent="Holy",
    name_de="Lotherin",
    emblem="prayer",
    proposed=("honor", "armor", "resist", "health", "race", "talent"),
)

FIGURES: Final = (HODOON, RUBY, GOREBELLY, LOTHERIN)


CARDS: Final = (
    Card(
        "Hammer of Wrath",
        CardKind.ACTION,
        2,
        Attack(3, AttackType.MAGICAL, 4, Element.HOLY, critical=DamageMore(1), whom=A_WEAK_OPPONENT),
        needs=(OfClass(Class.PALADIN),),
        name_de="Hammer des Zorns",
        emblem="thor-hammer",
        inferred=("name", "kind"),
        proposed=("ticks", "needs", "effect"),
    ),
    Card(
        "Flash of Light",
        CardKind.ACTION,
        2,
        Heal(3, 3, critical=HealMore(1)),
        needs=(OfClass(Class.PALADIN),),
        name_de="Lichtblitz",
        emblem="sun",
        inferred=("name", "kind"),
        proposed=("ticks", "needs", "effect"),
    ),
    Card(
        "Ice Barrier",
        CardKind.REACTION,
        1,
        Have(THIS, armor=3, resist=3, span=Duration.ATTACK),
        needs=(OfClass(Class.MAGE),),
        when=IsAttacked(THIS),
        name_de="Eisbarriere",
        emblem="ice-shield",
        proposed=("effect",),
    ),
    Card(
        "Fire Blast",
        CardKind.INSTANT,
        0,
        Attack(2, AttackType.MAGICAL, 2, Element.FIRE, critical=DamageMore(1)),
        needs=(OfClass(Class.MAGE),),
        name_de="Feuerschlag",
        emblem="fire-spell-cast",
        inferred=("name", "ticks"),
        proposed=("needs", "effect"),
    ),
    Card(
        "Mind Blast",
        CardKind.ACTION,
        3,
        Attack(3, AttackType.MAGICAL, 5, Element.SHADOW, critical=DamageMore(1)),
        needs=(OfClass(Class.PRIEST),),
        name_de="Gedankenschlag",
        emblem="brain",
        inferred=("name", "kind"),
        proposed=("ticks", "needs", "effect"),
    ),
    Card(
        "Psychic Scream",
        CardKind.ACTION,
        2,
        Move(MoveType.PUSH, 2, ADJACENT_OPPONENTS),
        needs=(OfClass(Class.PRIEST),),
        name_de="Psychischer Schrei",
        emblem="screaming",
        inferred=("name", "kind"),
        proposed=("ticks", "needs", "effect"),
    ),
    Card(
        "Execute",
        CardKind.ACTION,
        2,
        Attack(1, AttackType.PHYSICAL, 6, Element.MELEE, critical=DamageMore(1), whom=A_WEAK_OPPONENT),
        needs=(OfClass(Class.WARRIOR),),
        name_de="Hinrichten",
        emblem="guillotine",
        inferred=("name", "kind"),
        proposed=("ticks", "needs", "effect"),
    ),
    Card(
        "Charge",
        CardKind.INSTANT,
        0,
        Have(THIS, movement=1, main_strength=1, span=Duration.TURN),
        needs=(OfClass(Class.WARRIOR),),
        name_de="Sturmangriff",
        emblem="charging-bull",
        proposed=("effect",),
    ),
)
