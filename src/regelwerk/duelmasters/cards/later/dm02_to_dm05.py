"""DM-02 to DM-05: the cards that show what these sets brought: evolution, triple breakers, survivors."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

DM02: Final = (
    Card(
        "Crystal Paladin", CardType.CREATURE, 4, (Civilization.WATER,), races=("Liquid People",), power=5000,
        number="S2", rarity=Rarity.SUPER_RARE, emblem="crystal-bars", scenes_only=True,
        abilities=(
            Evolution((CardFilter((), (OfRace("Liquid People"),), whose=YOU),)),
            When(EntersBattle(THIS), PutInto(All(CREATURE_WITH_BLOCKER), Zone.HAND)),
        ),
    ),
    Card(
        "Diamond Cutter", CardType.SPELL, 5, (Civilization.LIGHT,),
        number="1", rarity=Rarity.UNCOMMON, emblem="cut-diamond", scenes_only=True,
        abilities=(OnCast(CanAttack(All(YOUR_CREATURE), OPPONENT, despite=True, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Spiral Grass", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Starlight Tree",), power=2500,
        number="10", rarity=Rarity.RARE, emblem="spiral-tentacle", scenes_only=True,
        abilities=(Blocker(), When(Battles(THIS, blocking=True), Untap(THIS))),
    ),
    Card(
        "Wyn, the Oracle", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Light Bringer",), power=1500,
        number="11", rarity=Rarity.UNCOMMON, emblem="eye-shield", scenes_only=True,
        abilities=(When(Attacks(THIS), May(LookAt(Chosen(CardFilter((), zone=Zone.SHIELDS, whose=OPPONENT))))),),
    ),
    Card(
        "Corile", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Lord",), power=2000,
        number="14", rarity=Rarity.COMMON, emblem="card-pickup", scenes_only=True,
        abilities=(When(EntersBattle(THIS), PutInto(Chosen(OPPOSING_CREATURE), Zone.DECK)),),
    ),
    Card(
        "Crystal Lancer", CardType.CREATURE, 6, (Civilization.WATER,), races=("Liquid People",), power=8000,
        number="15", rarity=Rarity.UNCOMMON, emblem="spear-feather", scenes_only=True,
        abilities=(
            Evolution((CardFilter((), (OfRace("Liquid People"),), whose=YOU),)),
            Always(Cannot(THIS, RestrictedAction.BE_BLOCKED)),
            Breaker(2),
        ),
    ),
    Card(
        "King Nautilus", CardType.CREATURE, 8, (Civilization.WATER,), races=("Leviathan",), power=6000,
        number="17", rarity=Rarity.RARE, emblem="spiral-shell", scenes_only=True,
        abilities=(
            Always(Cannot(All(CardFilter((), (OfRace("Liquid People"),))), RestrictedAction.BE_BLOCKED)),
            Breaker(2),
        ),
    ),
    Card(
        "Thought Probe", CardType.SPELL, 4, (Civilization.WATER,),
        number="22", rarity=Rarity.UNCOMMON, emblem="brain-tentacle", scenes_only=True,
        abilities=(ShieldTrigger(), OnCast(If(AtLeast(3, OPPOSING_CREATURE), Draw(3)))),
    ),
    Card(
        "Chaos Worm", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Parasite Worm",), power=5000,
        number="24", rarity=Rarity.UNCOMMON, emblem="worm-mouth", scenes_only=True,
        abilities=(
            Evolution((CardFilter((), (OfRace("Parasite Worm"),), whose=YOU),)),
            When(EntersBattle(THIS), May(Destroy(Chosen(OPPOSING_CREATURE)))),
        ),
    ),
    Card(
        "General Dark Fiend", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Dark Lord",), power=6000,
        number="27", rarity=Rarity.RARE, emblem="daemon-skull", scenes_only=True,
        abilities=(
            When(Attacks(THIS), PutInto(Chosen(CardFilter((), zone=Zone.SHIELDS, whose=YOU)), Zone.GRAVEYARD)),
            Breaker(2),
        ),
    ),
    Card(
        "Armored Cannon Balbaro", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Human",), power=3000, plus=True,
        number="34", rarity=Rarity.UNCOMMON, emblem="cannon", scenes_only=True,
        abilities=(
            Evolution((CardFilter((), (OfRace("Human"),), whose=YOU),)),
            Always(
                Have(
                    THIS,
                    power=Times(2000, Count(CardFilter((), (OfRace("Human"), Other())))),
                    condition=WhileAttacking(THIS),
                ),
            ),
        ),
    ),
    Card(
        "Galsaur", CardType.CREATURE, 5, (Civilization.FIRE,), races=("Rock Beast",), power=4000, plus=True,
        number="41", rarity=Rarity.COMMON, emblem="dinosaur-rex", scenes_only=True,
        abilities=(
            Always(
                Have(THIS, abilities=(PowerAttacker(4000), Breaker(2)), condition=AtMost(0, OTHER_CREATURE_OF_YOURS)),
            ),
        ),
    ),
    Card(
        "Barkwhip, the Smasher", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Beast Folk",), power=5000,
        number="45", rarity=Rarity.UNCOMMON, emblem="whiplash", scenes_only=True,
        abilities=(
            Evolution((CardFilter((), (OfRace("Beast Folk"),), whose=YOU),)),
            Always(
                Have(
                    All(CardFilter((), (OfRace("Beast Folk"), Other()), whose=YOU)),
                    power=2000,
                    condition=Matches(THIS, CardFilter((), (Tapped(),))),
                ),
            ),
        ),
    ),
    Card(
        "Elf-X", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Tree Folk",), power=2000,
        number="46", rarity=Rarity.RARE, emblem="elf-ear", scenes_only=True,
        abilities=(Always(CostChange(CardFilter((CardType.CREATURE,), zone=Zone.HAND, whose=YOU), -1, floor=1)),),
    ),
    Card(
        "Silver Axe", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Beast Folk",), power=1000,
        number="53", rarity=Rarity.COMMON, emblem="battle-axe", scenes_only=True,
        abilities=(When(Attacks(THIS), May(PutInto(TopOfDeck(1), Zone.MANA))),),
    ),
)  # fmt: skip

DM03: Final = (
    Card(
        "Emeral", CardType.CREATURE, 2, (Civilization.WATER,), races=("Cyber Lord",), power=1000,
        number="14", rarity=Rarity.COMMON, emblem="emerald", scenes_only=True,
        abilities=(
            When(
                EntersBattle(THIS),
                May(
                    Then(
                        (
                            PutInto(Chosen(CARD_IN_HAND), Zone.SHIELDS),
                            PutInto(Chosen(CardFilter((), zone=Zone.SHIELDS, whose=YOU)), Zone.HAND, no_trigger=True),
                        ),
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip

DM04: Final = (
    Card(
        "Ouks, Vizier of Restoration", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Initiate",), power=1000,
        number="14", rarity=Rarity.RARE, emblem="shield-reflect", scenes_only=True,
        abilities=(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.SHIELDS)),),
    ),
    Card(
        "Aqua Jolter", CardType.CREATURE, 3, (Civilization.WATER,), races=("Liquid People",), power=2000,
        number="20", rarity=Rarity.COMMON, emblem="splash", scenes_only=True,
        abilities=(ShieldTrigger(),),
    ),
    Card(
        "Missile Boy", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Human",), power=1000,
        number="45", rarity=Rarity.UNCOMMON, emblem="missile-swarm", scenes_only=True,
        abilities=(Always(CostChange(CardFilter((), (OfCivilization((Civilization.LIGHT,)),), zone=Zone.HAND), 1)),),
    ),
)  # fmt: skip

DM05: Final = (
    Card(
        "Billion-Degree Dragon", CardType.CREATURE, 10, (Civilization.FIRE,), races=("Armored Dragon",), power=15000,
        number="S4", rarity=Rarity.SUPER_RARE, emblem="dragon-breath", scenes_only=True,
        abilities=(Breaker(3),),
    ),
    Card(
        "Bladerush Skyterror Q", CardType.CREATURE, 7, (Civilization.FIRE,),
        races=("Survivor", "Armored Wyvern"), power=5000,
        number="4", rarity=Rarity.VERY_RARE, emblem="winged-sword", scenes_only=True,
        abilities=(Survivor(Breaker(2)),),
    ),
    Card(
        "Ballus, Dogfight Enforcer Q", CardType.CREATURE, 5, (Civilization.LIGHT,),
        races=("Survivor", "Berserker"), power=3000,
        number="6", rarity=Rarity.UNCOMMON, emblem="jetpack", scenes_only=True,
        abilities=(Survivor(When(EndOfTurn(), Untap(THIS))),),
    ),
    Card(
        "Lurking Eel", CardType.CREATURE, 6, (Civilization.WATER,), races=("Gel Fish",), power=4000,
        number="18", rarity=Rarity.COMMON, emblem="eel", scenes_only=True,
        abilities=(
            Blocker(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE, Civilization.NATURE)),))),
        ),
    ),
    Card(
        "Spikestrike Ichthys Q", CardType.CREATURE, 6, (Civilization.WATER,), races=("Survivor", "Fish"), power=3000,
        number="23", rarity=Rarity.COMMON, emblem="spiked-shell", scenes_only=True,
        abilities=(Survivor(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED))),),
    ),
    Card(
        "Split-Head Hydroturtle Q", CardType.CREATURE, 5, (Civilization.WATER,), races=("Survivor", "Gel Fish"),
        power=2000,
        number="24", rarity=Rarity.UNCOMMON, emblem="sea-turtle", scenes_only=True,
        abilities=(Survivor(When(Attacks(THIS), May(Draw(1)))),),
    ),
    Card(
        "Steel-Turret Cluster", CardType.CREATURE, 5, (Civilization.WATER,), races=("Cyber Cluster",), power=3000,
        number="25", rarity=Rarity.COMMON, emblem="turret", scenes_only=True,
        abilities=(
            Always(
                Cannot(
                    THIS,
                    RestrictedAction.BE_ATTACKED,
                    by=CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.FIRE, Civilization.NATURE)),)),
                ),
            ),
        ),
    ),
    Card(
        "Gigakail", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Chimera",), power=4000,
        number="26", rarity=Rarity.UNCOMMON, emblem="grim-reaper", scenes_only=True,
        abilities=(
            Slayer(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.NATURE, Civilization.LIGHT)),))),
        ),
    ),
    Card(
        "Blazosaur Q", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Survivor", "Rock Beast"), power=1000,
        plus=True,
        number="36", rarity=Rarity.COMMON, emblem="fire-breath", scenes_only=True,
        abilities=(Survivor(PowerAttacker(1000)),),
    ),
    Card(
        "Kip Chippotto", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Fire Bird",), power=1000,
        number="42", rarity=Rarity.COMMON, emblem="parrot-head", scenes_only=True,
        abilities=(
            Instead(IsDestroyed(CardFilter((), (OfRace("Armored Dragon"),), whose=YOU)), Destroy(THIS), may=True),
        ),
    ),
    Card(
        "Twin-Cannon Skyterror", CardType.CREATURE, 7, (Civilization.FIRE,), races=("Armored Wyvern",), power=7000,
        number="45", rarity=Rarity.RARE, emblem="double-shot", scenes_only=True,
        abilities=(SpeedAttacker(), Breaker(2)),
    ),
    Card(
        "Ambush Scorpion", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Giant Insect",), power=3000, plus=True,
        number="46", rarity=Rarity.COMMON, emblem="scorpion-tail", scenes_only=True,
        abilities=(
            PowerAttacker(3000),
            When(
                IsDestroyed(THIS),
                May(PutIntoBattle(Chosen(CardFilter((), (Named("Ambush Scorpion"),), zone=Zone.MANA, whose=YOU)))),
            ),
        ),
    ),
    Card(
        "Balloonshroom Q", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Survivor", "Balloon Mushroom"),
        power=2000,
        number="47", rarity=Rarity.UNCOMMON, emblem="mushroom-gills", scenes_only=True,
        abilities=(Survivor(Instead(IsDestroyed(THIS), PutInto(THIS, Zone.MANA))),),
    ),
    Card(
        "Nocturnal Giant", CardType.CREATURE, 7, (Civilization.NATURE,), races=("Giant",), power=7000, plus=True,
        number="53", rarity=Rarity.RARE, emblem="giant", scenes_only=True,
        abilities=(Always(Cannot(THIS, RestrictedAction.ATTACK_CREATURES)), PowerAttacker(7000), Breaker(3)),
    ),
    Card(
        "Smash Horn Q", CardType.CREATURE, 3, (Civilization.NATURE,),
        races=("Survivor", "Horned Beast"), power=2000, plus=True,
        number="55", rarity=Rarity.COMMON, emblem="horned-helm", scenes_only=True,
        abilities=(Survivor(Always(Have(THIS, power=1000))),),
    ),
)  # fmt: skip
