"""Heroes of Azeroth: allies and abilities of the Alliance."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Face Smash", CardType.ABILITY, cost=4, faction=Faction.ALLIANCE, instant=True,
        number=150, rarity=Rarity.COMMON, emblem="punch-blast",
        powers=(
            OnPlay(Have(Target(ALLY), power=Pay((Activate(),), Destroy(Target(ALLY))), span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "From the Shadows", CardType.ABILITY, cost=5, faction=Faction.ALLIANCE, ongoing=True,
        number=151, rarity=Rarity.RARE, emblem="shadow-grasp",
        powers=(Always(Have(All(ALLY), keywords=(Keyword.ELUSIVE,))),),
    ),
    Card(
        "Sneak", CardType.ABILITY, cost=1, faction=Faction.ALLIANCE, instant=True,
        number=152, rarity=Rarity.COMMON, emblem="footsteps",
        powers=(OnPlay(Have(Target(ALLY), keywords=(Keyword.ELUSIVE,), span=Duration.THIS_TURN)),),
    ),
    Card(
        "Acolyte Demia", CardType.ALLY, cost=6, faction=Faction.ALLIANCE, tags=("Human", "Warlock"), atk=3,
        element=Element.SHADOW, health=6,
        number=173, rarity=Rarity.UNCOMMON, short="Demia", emblem="warlock-hood",
        powers=(
            Pay(
                (Resources(1), PutDamageCost(1, THIS)),
                Deal(1, Element.SHADOW, Target(HERO_OR_ALLY), by=THIS),
                condition=DuringYourTurn(),
            ),
        ),
    ),
    Card(
        "Adept Breton", CardType.ALLY, cost=2, faction=Faction.ALLIANCE, tags=("Human", "Mage"), atk=1,
        element=Element.ARCANE, health=1,
        number=174, rarity=Rarity.UNCOMMON, emblem="wizard-face",
        powers=(Pay((Resources(3), Activate()), Deal(1, Element.ARCANE, All(OPPOSING_HERO_OR_ALLY), by=THIS)),),
    ),
    Card(
        "Anika Berlyn", CardType.ALLY, cost=6, faction=Faction.ALLIANCE, tags=("Human", "Paladin"), atk=5,
        element=Element.MELEE, health=6,
        number=175, rarity=Rarity.COMMON, emblem="woman-elf-face",
    ),
    Card(
        "Apprentice Teep", CardType.ALLY, cost=1, faction=Faction.ALLIANCE, tags=("Gnome", "Mage"), atk=2,
        element=Element.FROST, health=1, keywords=(Keyword.ELUSIVE,),
        number=176, rarity=Rarity.COMMON, emblem="pointy-hat",
    ),
    Card(
        "Augustus Corpsemonger", CardType.ALLY, cost=5, faction=Faction.ALLIANCE, tags=("Human", "Warlock"), atk=3,
        element=Element.SHADOW, health=4,
        number=177, rarity=Rarity.RARE, emblem="carrion",
        powers=(Pay((Activate(), RemoveCost(ALLY_CARD_IN_YOUR_GRAVEYARD, 3)), Destroy(Target(ALLY))),),
    ),
    Card(
        "Bizzik Sparkcog", CardType.ALLY, cost=4, faction=Faction.ALLIANCE, tags=("Gnome", "Warlock"), atk=2,
        element=Element.FIRE, health=4,
        number=178, rarity=Rarity.UNCOMMON, emblem="cog",
        powers=(Pay((Activate(), DestroyCost(ALLY_IN_YOUR_PARTY)), Draw(1)),),
    ),
    Card(
        "Braxiss the Sleeper", CardType.ALLY, cost=6, faction=Faction.ALLIANCE, tags=("Night Elf", "Druid"), atk=6,
        element=Element.MELEE, health=4, keywords=(Keyword.ELUSIVE,),
        number=179, rarity=Rarity.UNCOMMON, name_de="Braxiss der Schläfer", emblem="night-sleep",
    ),
    Card(
        "Crazy Igvand", CardType.ALLY, cost=2, faction=Faction.ALLIANCE, tags=("Dwarf", "Warrior"), atk=0,
        element=Element.MELEE, health=6, keywords=(Keyword.PROTECTOR,),
        number=180, rarity=Rarity.COMMON, name_de="Verrückter Igvand", emblem="dwarf-helmet",
    ),
    Card(
        "Donna Calister", CardType.ALLY, cost=5, faction=Faction.ALLIANCE, tags=("Human", "Warrior"), atk=1,
        element=Element.MELEE, health=7, keywords=(Keyword.PROTECTOR,),
        number=181, rarity=Rarity.UNCOMMON, emblem="mounted-knight",
        powers=(When(Attacks(OPPOSING_HERO_OR_ALLY), Ready(THIS)),),
    ),
    Card(
        "Dorric the Martyr", CardType.ALLY, cost=1, faction=Faction.ALLIANCE, tags=("Dwarf", "Paladin"), atk=1,
        element=Element.HOLY, health=2,
        number=182, rarity=Rarity.COMMON, short="Dorric", emblem="sacrificial-dagger",
        powers=(Pay((Resources(1), DestroyCost(THIS)), Heal(None, Target(ALLY), by=THIS)),),
    ),
    Card(
        "Freya Lightsworn", CardType.ALLY, cost=2, faction=Faction.ALLIANCE, tags=("Dwarf", "Priest"), atk=2,
        element=Element.HOLY, health=2,
        number=183, rarity=Rarity.COMMON, emblem="holy-grail",
        powers=(Pay((Activate(),), Heal(3, Target(HERO_OR_ALLY), by=THIS)),),
    ),
    Card(
        "Galahandra, Keeper of the Silent Grove", CardType.ALLY, cost=2, faction=Faction.ALLIANCE,
        tags=("Night Elf", "Druid"), atk=0, element=Element.NATURE, health=1, keywords=(Keyword.ELUSIVE,),
        number=184, rarity=Rarity.COMMON, emblem="forest",
        powers=(Pay((Resources(1), Activate()), Turn(Target(ALLY), Position.EXHAUSTED)),),
    ),
    Card(
        "Galway Steamwhistle", CardType.ALLY, cost=1, faction=Faction.ALLIANCE, tags=("Gnome", "Warrior"), atk=1,
        element=Element.MELEE, health=1,
        number=185, rarity=Rarity.UNCOMMON, emblem="steam",
        powers=(Pay((Activate(),), And((Ready(YOUR_HERO), Ready(Chosen(YOUR_WEAPON, by=YOU))))),),
    ),
    Card(
        "Grint Sundershot", CardType.ALLY, cost=3, faction=Faction.ALLIANCE, tags=("Dwarf", "Hunter"), atk=3,
        element=Element.RANGED, health=2,
        number=186, rarity=Rarity.COMMON, emblem="blunderbuss",
        powers=(Always(PlayersCannot(RestrictedAction.STRIKE, your_turn=True)),),
    ),
    Card(
        "Hannah the Unstoppable", CardType.ALLY, cost=5, faction=Faction.ALLIANCE, tags=("Human", "Rogue"), atk=3,
        element=Element.MELEE, health=3,
        number=187, rarity=Rarity.COMMON, emblem="run",
        powers=(Always(Cannot(All(OPPOSING_HERO_OR_ALLY), RestrictedAction.PROTECT)),),
    ),
    Card(
        "Ironforge Guards", CardType.ALLY, cost=2, faction=Faction.ALLIANCE, tags=("Dwarf", "Warrior"), atk=1,
        element=Element.MELEE, health=1, unlimited=True,
        number=188, rarity=Rarity.COMMON, name_de="Wachen von Ironforge", emblem="shield",
        powers=(
            Always(
                Have(
                    THIS,
                    health=Count(CardFilter((CardType.ALLY,), (Other(), Named("Ironforge Guards"), InYourParty()))),
                )
            ),
        ),
    ),
    Card(
        "Kailis Truearc", CardType.ALLY, cost=1, faction=Faction.ALLIANCE, tags=("Night Elf", "Hunter"), atk=1,
        element=Element.RANGED, health=1,
        number=189, rarity=Rarity.RARE, emblem="bow-arrow",
        powers=(Always(Have(THIS, atk=2, health=2, condition=AtLeast(4, ALLY_IN_YOUR_PARTY))),),
    ),
    Card(
        "Kena Shadowbrand", CardType.ALLY, cost=3, faction=Faction.ALLIANCE, tags=("Gnome", "Warlock"), atk=1,
        element=Element.SHADOW, health=3,
        number=190, rarity=Rarity.COMMON, emblem="book-cover",
        powers=(Pay((Activate(), PutDamageCost(1, THIS)), Draw(1)),),
    ),
    Card(
        "King Magni Bronzebeard", CardType.ALLY, cost=9, faction=Faction.ALLIANCE, tags=("Dwarf", "Warrior"), atk=6,
        element=Element.MELEE, health=8, unique=True,
        number=191, rarity=Rarity.EPIC, emblem="dwarf-king",
        powers=(
            When(EndOfTurn(), CreateTokens(1, ("Dwarf", "Warrior"), 1, 1, faction=Faction.ALLIANCE)),
            Always(Have(All(CardFilter((), (Tagged("Dwarf"), InYourParty()))), keywords=(Keyword.PROTECTOR,))),
        ),
    ),
    Card(
        "Kor Cindervein", CardType.ALLY, cost=3, faction=Faction.ALLIANCE, tags=("Dwarf", "Paladin"), atk=3,
        element=Element.MELEE, health=3,
        number=192, rarity=Rarity.COMMON, emblem="warhammer",
    ),
    Card(
        "Kryton Barleybeard", CardType.ALLY, cost=1, faction=Faction.ALLIANCE, tags=("Dwarf", "Priest"), atk=2,
        element=Element.HOLY, health=1,
        number=193, rarity=Rarity.UNCOMMON, emblem="wheat",
        powers=(Pay((Resources(2), DestroyCost(THIS)), PutInto(Target(ABILITY), Zone.HAND)),),
    ),
    Card(
        "Lady Courtney Noel", CardType.ALLY, cost=3, faction=Faction.ALLIANCE, tags=("Human", "Priest"), atk=1,
        element=Element.HOLY, health=4,
        number=194, rarity=Rarity.COMMON, emblem="prayer-beads",
        powers=(Pay((Activate(),), Heal(1, All(HERO_OR_ALLY_IN_YOUR_PARTY), by=THIS)),),
    ),
    Card(
        "Lady Jaina Proudmoore", CardType.ALLY, cost=8, faction=Faction.ALLIANCE, tags=("Human", "Mage"), atk=7,
        element=Element.FROST, health=4, unique=True,
        number=195, rarity=Rarity.EPIC, emblem="wizard-staff",
        powers=(Always(Cannot(All(OPPOSING_ALLY), RestrictedAction.ATTACK)),),
    ),
    Card(
        "Lafiel", CardType.ALLY, cost=6, faction=Faction.ALLIANCE, tags=("Night Elf", "Priest"), atk=4,
        element=Element.SHADOW, health=5,
        number=196, rarity=Rarity.COMMON, emblem="third-eye",
        powers=(Pay((Resources(2), Activate()), Destroy(Target(ABILITY))),),
    ),
    Card(
        "Latro Abiectus", CardType.ALLY, cost=2, faction=Faction.ALLIANCE, tags=("Night Elf", "Rogue"), atk=3,
        element=Element.MELEE, health=2, keywords=(Keyword.ELUSIVE,),
        number=197, rarity=Rarity.COMMON, emblem="cloak-dagger",
    ),
    Card(
        "Leeroy Jenkins", CardType.ALLY, cost=4, faction=Faction.ALLIANCE, tags=("Human", "Paladin"), atk=6,
        element=Element.MELEE, health=1,
        number=198, rarity=Rarity.EPIC, short="Leeroy", emblem="roast-chicken",
        powers=(
            When(
                EntersPlay(THIS),
                Then(
                    (
                        Turn(All(OTHER_ALLY_IN_YOUR_PARTY), Position.EXHAUSTED),
                        Cannot(THEM, RestrictedAction.READY_IN_YOUR_NEXT_READY_STEP),
                    )
                ),
            ),
            Pay((Say("Leeeerooooy Jenkins!"),), Have(THIS, keywords=(Keyword.FEROCITY,), span=Duration.THIS_TURN)),
        ),
    ),
    Card(
        "Lhurg Venomblade", CardType.ALLY, cost=4, faction=Faction.ALLIANCE, tags=("Dwarf", "Rogue"), atk=2,
        element=Element.MELEE, health=2,
        number=199, rarity=Rarity.RARE, emblem="dripping-sword",
        powers=(Pay((Activate(),), Destroy(Target(CardFilter((CardType.ALLY,), (Turned(Position.EXHAUSTED),))))),),
    ),
    Card(
        "Liba Wobblebonk", CardType.ALLY, cost=5, faction=Faction.ALLIANCE, tags=("Gnome", "Mage"), atk=3,
        element=Element.ARCANE, health=4,
        number=200, rarity=Rarity.COMMON, emblem="crystal-ball",
        powers=(When(EntersPlay(THIS), Draw(1)),),
    ),
    Card(
        "Lord Grayson Shadowbreaker", CardType.ALLY, cost=7, faction=Faction.ALLIANCE, tags=("Human", "Paladin"), atk=4,
        element=Element.HOLY, health=7, unique=True, keywords=(Keyword.PROTECTOR,),
        number=201, rarity=Rarity.EPIC, pronoun="he", emblem="black-knight-helm",
        powers=(When(Becomes(THIS, Fate.EXHAUSTED), Heal(2, Target(HERO_OR_ALLY), by=THIS)),),
    ),
    Card(
        "Lorekeeper Darian", CardType.ALLY, cost=6, faction=Faction.ALLIANCE, tags=("Human", "Mage"), atk=2,
        element=Element.ARCANE, health=6,
        number=202, rarity=Rarity.RARE, emblem="book-storm",
        powers=(Pay((Resources(X), Activate()), PutInto(TopOfDeck(X, TargetPlayer()), Zone.GRAVEYARD)),),
    ),
    Card(
        "Lt. Commander Dudefella", CardType.ALLY, cost=3, faction=Faction.ALLIANCE, tags=("Human", "Mage"), atk=1,
        element=Element.FROST, health=3,
        number=203, rarity=Rarity.RARE, short="Dudefella", emblem="snowflake-1",
        powers=(
            Pay(
                (Resources(1), Activate()),
                Then((
                    Deal(1, Element.FROST, Target(HERO_OR_ALLY), by=THIS),
                    Cannot(DealtThisWay(), RestrictedAction.ATTACK, Duration.THIS_TURN),
                )),
            ),
        ),
    ),
    Card(
        "Maxum Ironbrew", CardType.ALLY, cost=4, faction=Faction.ALLIANCE, tags=("Dwarf", "Paladin"), atk=2,
        element=Element.MELEE, health=4,
        number=204, rarity=Rarity.COMMON, pronoun="he", emblem="beer-horn",
        powers=(When(Defends(THIS), Heal(2, THIS, by=THIS)),),
    ),
    Card(
        "Medoc Spiritwarden", CardType.ALLY, cost=5, faction=Faction.ALLIANCE, tags=("Dwarf", "Priest"), atk=1,
        element=Element.HOLY, health=5,
        number=205, rarity=Rarity.UNCOMMON, emblem="ghost",
        powers=(Pay((Activate(),), PutInto(Target(ALLY_CARD_IN_YOUR_GRAVEYARD), Zone.HAND)),),
    ),
    Card(
        "Melgwy Pingzot", CardType.ALLY, cost=2, faction=Faction.ALLIANCE, tags=("Gnome", "Mage"), atk=1,
        element=Element.FIRE, health=3,
        number=206, rarity=Rarity.UNCOMMON, emblem="flame",
        powers=(Pay((Resources(5), Activate()), Deal(5, Element.FIRE, Target(HERO_OR_ALLY), by=THIS)),),
    ),
    Card(
        "Mezzik Darkspark", CardType.ALLY, cost=1, faction=Faction.ALLIANCE, tags=("Gnome", "Warlock"), atk=1,
        element=Element.SHADOW, health=1,
        number=207, rarity=Rarity.UNCOMMON, emblem="spark-spirit",
        powers=(
            Pay(
                (Activate(), DestroyCost(ALLY_IN_YOUR_PARTY)),
                Deal(ValueOf(THEM, Value.ATK), Element.SHADOW, Target(HERO_OR_ALLY), by=THIS),
            ),
        ),
    ),
    Card(
        "Milo the Unmerciful", CardType.ALLY, cost=2, faction=Faction.ALLIANCE, tags=("Night Elf", "Warrior"), atk=3,
        element=Element.MELEE, health=2,
        number=208, rarity=Rarity.COMMON, emblem="claws",
        powers=(Pay((Activate(),), Turn(Target(ARMOR), Position.EXHAUSTED)),),
    ),
    Card(
        "Moira Darkheart", CardType.ALLY, cost=4, faction=Faction.ALLIANCE, tags=("Night Elf", "Rogue"), atk=3,
        element=Element.MELEE, health=4,
        number=209, rarity=Rarity.COMMON, emblem="daggers",
        powers=(Pay((Resources(1), DestroyCost(THIS)), Destroy(Target(ARMOR_OR_WEAPON))),),
    ),
    Card(
        "Nerra Lifeboon", CardType.ALLY, cost=5, faction=Faction.ALLIANCE, tags=("Night Elf", "Druid"), atk=4,
        element=Element.MELEE, health=4,
        number=210, rarity=Rarity.COMMON, emblem="linden-leaf",
        powers=(Always(Have(All(OTHER_ALLY_IN_YOUR_PARTY), health=1)),),
    ),
    Card(
        "Nightbloom", CardType.ALLY, cost=2, faction=Faction.ALLIANCE, tags=("Night Elf", "Druid"), atk=1,
        element=Element.NATURE, health=1,
        number=211, rarity=Rarity.RARE, emblem="flower-twirl",
        powers=(
            Pay(
                (Resources(1), Activate()),
                May(PutIntoResources(Chosen(CardFilter((), zone=Zone.HAND, whose=YOU), by=YOU))),
            ),
        ),
    ),
    Card(
        "Parvink", CardType.ALLY, cost=3, faction=Faction.ALLIANCE, tags=("Gnome", "Warrior"), atk=2,
        element=Element.MELEE, health=2, keywords=(Keyword.PROTECTOR,),
        number=212, rarity=Rarity.COMMON, emblem="gears",
        powers=(When(EntersPlay(THIS), Draw(1)),),
    ),
    Card(
        "Randipan", CardType.ALLY, cost=3, faction=Faction.ALLIANCE, tags=("Gnome", "Rogue"), atk=2,
        element=Element.MELEE, health=2,
        number=213, rarity=Rarity.UNCOMMON, emblem="snatch",
        powers=(When(DealsDamage(THIS, CardFilter((CardType.HERO,), (Defending(),)), combat=True), Draw(1)),),
    ),
    Card(
        "Ryn Dreamstrider", CardType.ALLY, cost=4, faction=Faction.ALLIANCE, tags=("Night Elf", "Druid"), atk=2,
        element=Element.NATURE, health=2, keywords=(Keyword.ELUSIVE,),
        number=214, rarity=Rarity.COMMON, emblem="dream-catcher",
        powers=(
            Pay(
                (Activate(),),
                Have(Target(HERO_OR_ALLY), atk=2, condition=WhileAttacking(THEM), span=Duration.THIS_TURN),
            ),
        ),
    ),
    Card(
        "Sentry Gwynn", CardType.ALLY, cost=5, faction=Faction.ALLIANCE, tags=("Night Elf", "Warrior"), atk=3,
        element=Element.MELEE, health=4,
        number=215, rarity=Rarity.RARE, emblem="spyglass",
        powers=(Always(Have(YOUR_HERO, keywords=(Keyword.ELUSIVE,))),),
    ),
    Card(
        "Seva Shadowdancer", CardType.ALLY, cost=3, faction=Faction.ALLIANCE, tags=("Night Elf", "Priest"), atk=2,
        element=Element.HOLY, health=1, keywords=(Keyword.ELUSIVE,),
        number=216, rarity=Rarity.RARE, emblem="moon-orbit",
        powers=(Pay((Resources(X), Activate()), Heal(X, Target(HERO_OR_ALLY), by=THIS)),),
    ),
    Card(
        "Sha'lin Nightwind", CardType.ALLY, cost=3, faction=Faction.ALLIANCE, tags=("Night Elf", "Druid"), atk=4,
        element=Element.MELEE, health=1, keywords=(Keyword.ELUSIVE,),
        number=217, rarity=Rarity.COMMON, emblem="hollow-cat",
    ),
    Card(
        "Stylean Silversteel", CardType.ALLY, cost=6, faction=Faction.ALLIANCE, tags=("Human", "Priest"), atk=4,
        element=Element.HOLY, health=5,
        number=218, rarity=Rarity.COMMON, pronoun="she", emblem="sun",
        powers=(When(EntersPlay(THIS), Heal(3, All(HERO_OR_ALLY_IN_YOUR_PARTY), by=THIS)),),
    ),
    Card(
        "Tracker Gallen", CardType.ALLY, cost=2, faction=Faction.ALLIANCE, tags=("Night Elf", "Hunter"), atk=0,
        element=Element.RANGED, health=2,
        number=219, rarity=Rarity.COMMON, emblem="barefoot",
        powers=(Always(Have(THIS, atk=Count(ALLY_IN_YOUR_PARTY))),),
    ),
    Card(
        "Treesong", CardType.ALLY, cost=5, faction=Faction.ALLIANCE, tags=("Night Elf", "Druid"), atk=4,
        element=Element.MELEE, health=4,
        number=220, rarity=Rarity.UNCOMMON, emblem="tree-face",
        powers=(Always(Have(YOUR_HERO, keywords=(Keyword.PROTECTOR,))),),
    ),
    Card(
        "Tristan Rapidstrike", CardType.ALLY, cost=4, faction=Faction.ALLIANCE, tags=("Night Elf", "Warrior"), atk=3,
        element=Element.MELEE, health=3, instant=True, keywords=(Keyword.PROTECTOR,),
        number=221, rarity=Rarity.COMMON, emblem="swordman",
    ),
    Card(
        "Warden Tonarin", CardType.ALLY, cost=1, faction=Faction.ALLIANCE, tags=("Night Elf", "Warrior"), atk=1,
        element=Element.MELEE, health=1, keywords=(Keyword.ELUSIVE, Keyword.PROTECTOR),
        number=222, rarity=Rarity.COMMON, emblem="elf-helmet",
    ),
    Card(
        "Wilba", CardType.ALLY, cost=4, faction=Faction.ALLIANCE, tags=("Dwarf", "Hunter"), atk=2,
        element=Element.RANGED,
        health=4,
        number=223, rarity=Rarity.RARE, emblem="spider-alt",
        powers=(
            When(
                DealsDamage(CardFilter((), (Tagged("Spider"), InYourParty())), ALLY, combat=True),
                Destroy(EVENT_OTHER),
            ),
            Pay((Resources(3),), CreateTokens(1, ("Spider",), 1, 1, name="Charlotte", unique=True)),
        ),
    ),
    Card(
        "Wyneth Harridan", CardType.ALLY, cost=4, faction=Faction.ALLIANCE, tags=("Human", "Paladin"), atk=2,
        element=Element.HOLY, health=4, keywords=(Keyword.PROTECTOR,),
        number=224, rarity=Rarity.RARE, emblem="holy-oak",
        powers=(Pay((Resources(3), Activate()), Destroy(Target(CardFilter((CardType.ALLY,), (Tagged("Undead"),))))),),
    ),
)  # fmt: skip
