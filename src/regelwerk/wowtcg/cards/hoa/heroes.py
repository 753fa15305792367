"""Heroes of Azeroth: the heroes."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Boris Brightbeard", CardType.HERO, cost=None, faction=Faction.ALLIANCE,
        tags=("Dwarf", "Priest", "Holy", "Enchanting", "Tailoring"), icons=(Class.PRIEST,), health=26,
        number=1, rarity=Rarity.UNCOMMON, short="Boris", emblem="holy-symbol",
        powers=(Pay((Resources(X), FlipThis()), Heal(X, Target(HERO_OR_ALLY), by=THIS), condition=DuringYourTurn()),),
    ),
    Card(
        "Dizdemona", CardType.HERO, cost=None, faction=Faction.ALLIANCE,
        tags=("Gnome", "Warlock", "Affliction", "Mining", "Tailoring"), icons=(Class.WARLOCK,), health=28,
        number=2, rarity=Rarity.UNCOMMON, pronoun="she", emblem="warlock-eye",
        powers=(
            Pay(
                (Resources(3), FlipThis(), PutDamageCost(X, THIS)),
                Deal(X, Element.SHADOW, Target(ALLY), by=THIS),
                condition=DuringYourTurn(),
            ),
        ),
    ),
    Card(
        "Elendril", CardType.HERO, cost=None, faction=Faction.ALLIANCE,
        tags=("Night Elf", "Hunter", "Marksmanship", "Engineering", "Leatherworking"), icons=(Class.HUNTER,),
        health=28,
        number=3, rarity=Rarity.UNCOMMON, emblem="bowman",
        powers=(Pay((Resources(1), FlipThis()), Have(All(YOUR_RANGED_WEAPON), atk=3, span=Duration.THIS_TURN)),),
    ),
    Card(
        "Graccus", CardType.HERO, cost=None, faction=Faction.ALLIANCE,
        tags=("Human", "Paladin", "Protection", "Blacksmithing", "Mining"), icons=(Class.PALADIN,), health=29,
        number=4, rarity=Rarity.UNCOMMON, emblem="templar-shield",
        powers=(Pay((Resources(3), FlipThis()), Prevent(3, Target(HERO_OR_ALLY), Duration.THIS_TURN)),),
    ),
    Card(
        "Litori Frostburn", CardType.HERO, cost=None, faction=Faction.ALLIANCE,
        tags=("Human", "Mage", "Frost", "Alchemy", "Herbalism"), icons=(Class.MAGE,), health=25,
        number=5, rarity=Rarity.UNCOMMON, emblem="frozen-orb",
        powers=(
            Pay((Resources(2), FlipThis()), Cannot(Target(HERO_OR_ALLY), RestrictedAction.ATTACK, Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Moonshadow", CardType.HERO, cost=None, faction=Faction.ALLIANCE,
        tags=("Night Elf", "Druid", "Restoration", "Alchemy", "Herbalism"), icons=(Class.DRUID,), health=27,
        number=6, rarity=Rarity.UNCOMMON, emblem="moon-bats",
        powers=(Pay((Resources(3), FlipThis()), And((ShuffleInto(Zone.HAND), Draw(THAT_MUCH)))),),
    ),
    Card(
        "Timmo Shadestep", CardType.HERO, cost=None, faction=Faction.ALLIANCE,
        tags=("Gnome", "Rogue", "Assassination", "Engineering", "Mining"), icons=(Class.ROGUE,), health=27,
        number=7, rarity=Rarity.UNCOMMON, emblem="backstab",
        powers=(
            Pay(
                (Resources(5), FlipThis()),
                Destroy(Target(CardFilter((CardType.ALLY,), (Turned(Position.EXHAUSTED),)))),
                condition=DuringYourTurn(),
            ),
        ),
    ),
    Card(
        "Warrax", CardType.HERO, cost=None, faction=Faction.ALLIANCE,
        tags=("Dwarf", "Warrior", "Protection", "Blacksmithing", "Mining"), icons=(Class.WARRIOR,), health=30,
        number=8, rarity=Rarity.UNCOMMON, emblem="dwarf-face",
        powers=(
            Pay((Resources(1), FlipThis()), Have(THIS, keywords=(Keyword.PROTECTOR,), span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Gorebelly", CardType.HERO, cost=None, faction=Faction.HORDE,
        tags=("Orc", "Warrior", "Arms", "Blacksmithing", "Mining"), icons=(Class.WARRIOR,), health=30,
        number=9, rarity=Rarity.UNCOMMON, emblem="brute",
        powers=(Pay((Resources(1), FlipThis()), StrikesForLess(3, All(YOUR_MELEE_WEAPON), next_time=True)),),
    ),
    Card(
        "Grennan Stormspeaker", CardType.HERO, cost=None, faction=Faction.HORDE,
        tags=("Tauren", "Shaman", "Elemental", "Skinning", "Herbalism"), icons=(Class.SHAMAN,), health=29,
        number=10, rarity=Rarity.UNCOMMON, short="Grennan", emblem="minotaur",
        powers=(
            Pay(
                (Resources(5), FlipThis()),
                And((
                    Deal(3, Element.NATURE, Target(HERO_OR_ALLY), by=THIS),
                    Heal(3, Target(HERO_OR_ALLY), by=THIS),
                )),
                condition=DuringYourTurn(),
            ),
        ),
    ),
    Card(
        "Kayleitha", CardType.HERO, cost=None, faction=Faction.HORDE,
        tags=("Undead", "Rogue", "Subtlety", "Mining", "Skinning"), icons=(Class.ROGUE,), health=27,
        number=11, rarity=Rarity.UNCOMMON, pronoun="she", emblem="hooded-assassin",
        powers=(
            Pay(
                (Resources(2), FlipThis()),
                Prevent(None, THIS, Duration.THIS_TURN, combat=True, condition=HasKeyword(THIS, Keyword.STEALTH)),
            ),
        ),
    ),
    Card(
        "Omedus the Punisher", CardType.HERO, cost=None, faction=Faction.HORDE,
        tags=("Undead", "Priest", "Shadow", "Alchemy", "Herbalism"), icons=(Class.PRIEST,), health=26,
        number=12, rarity=Rarity.UNCOMMON, short="Omedus", emblem="shambling-zombie",
        powers=(
            Pay(
                (Resources(3), FlipThis()),
                Deal(Plus(7, CardsInHand(ControllerOf(THEM)), minus=True), Element.SHADOW, Target(HERO), by=THIS),
            ),
        ),
    ),
    Card(
        "Radak Doombringer", CardType.HERO, cost=None, faction=Faction.HORDE,
        tags=("Orc", "Warlock", "Demonology", "Engineering", "Mining"), icons=(Class.WARLOCK,), health=28,
        number=13, rarity=Rarity.UNCOMMON, short="Radak", emblem="daemon-pull",
        powers=(
            Pay(
                (Resources(X), FlipThis(), DestroyCost(CardFilter((), (Tagged("Pet"), Yours(), WithCost(X))))),
                Deal(X, Element.SHADOW, Target(HERO_OR_ALLY), by=THIS),
                condition=DuringYourTurn(),
            ),
        ),
    ),
    Card(
        "Sen'zir Beastwalker", CardType.HERO, cost=None, faction=Faction.HORDE,
        tags=("Troll", "Hunter", "Beast Mastery", "Skinning", "Leatherworking"), icons=(Class.HUNTER,), health=28,
        number=14, rarity=Rarity.UNCOMMON, emblem="troll",
        powers=(
            Pay(
                (Resources(3), FlipThis()),
                PutInto(Chosen(CardFilter((), (Tagged("Pet"),), Zone.GRAVEYARD, YOU), by=YOU), Zone.HAND),
            ),
        ),
    ),
    Card(
        "Ta'zo", CardType.HERO, cost=None, faction=Faction.HORDE,
        tags=("Troll", "Mage", "Fire", "Enchanting", "Tailoring"), icons=(Class.MAGE,), health=25,
        number=15, rarity=Rarity.UNCOMMON, emblem="fire-spell-cast",
        powers=(
            Pay(
                (Resources(3), FlipThis()),
                Deal(3, Element.FIRE, Target(HERO_OR_ALLY), by=THIS),
                condition=DuringYourTurn(),
            ),
        ),
    ),
    Card(
        "Thangal", CardType.HERO, cost=None, faction=Faction.HORDE,
        tags=("Tauren", "Druid", "Feral", "Enchanting", "Engineering"), icons=(Class.DRUID,), health=28,
        number=16, rarity=Rarity.UNCOMMON, pronoun="he", emblem="bull-horns",
        powers=(Pay((Resources(3), FlipThis()), Ready(THIS), condition=HasKeyword(THIS, Keyword.BEAR_FORM)),),
    ),
)  # fmt: skip
