"""Heroes of Azeroth: armor and items."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Bad Mojo Mask", CardType.ARMOR, cost=4, tags=("Cloth",), limits=(("Head", 1),),
        icons=(Class.PRIEST, Class.WARLOCK), defense=0,
        number=281, rarity=Rarity.RARE, emblem="tribal-mask",
        powers=(When(StartOfTurn(TurnOwner.EACH), Discard(1, TurnPlayer())),),
    ),
    Card(
        "Chromatic Cloak", CardType.ARMOR, cost=4, tags=("Cloth",), limits=(("Back", 1),),
        icons=(Class.DRUID, Class.MAGE, Class.PALADIN, Class.PRIEST, Class.SHAMAN, Class.WARLOCK), defense=0,
        number=282, rarity=Rarity.UNCOMMON, emblem="cape",
        powers=(Always(RaisesDamage(YOUR_HERO, increase=1, with_ability=True)),),
    ),
    Card(
        "Deathdealer Breastplate", CardType.ARMOR, cost=5, tags=("Mail",), limits=(("Chest", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.SHAMAN, Class.WARRIOR), defense=1,
        number=283, rarity=Rarity.RARE, name_de="Brustplatte des Totschlägers", emblem="breastplate",
        powers=(Always(Have(All(YOUR_WEAPON), atk=2)),),
    ),
    Card(
        "Devilsaur Leggings", CardType.ARMOR, cost=3, tags=("Leather",), limits=(("Leggings", 1),),
        icons=(Class.DRUID, Class.HUNTER, Class.ROGUE), defense=1,
        number=284, rarity=Rarity.UNCOMMON, emblem="leg-armor",
        powers=(When(DealsDamage(YOUR_HERO, ALLY, combat=True), Destroy(EVENT_OTHER)),),
    ),
    Card(
        "Draconian Deflector", CardType.ARMOR, cost=4, tags=("Shield",), limits=(("Off-Hand", 1),),
        icons=(Class.PALADIN, Class.SHAMAN, Class.WARRIOR), defense=4,
        number=285, rarity=Rarity.UNCOMMON, emblem="dragon-shield",
        powers=(Always(Have(YOUR_HERO, keywords=(Keyword.PROTECTOR,))),),
    ),
    Card(
        "Edgemaster's Handguards", CardType.ARMOR, cost=3, tags=("Mail",), limits=(("Hands", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.SHAMAN, Class.WARRIOR), defense=1,
        number=286, rarity=Rarity.UNCOMMON, emblem="gauntlet",
        powers=(Always(StrikesForLess(1, All(YOUR_WEAPON))),),
    ),
    Card(
        "Eye of Flame", CardType.ARMOR, cost=2, tags=("Cloth",), limits=(("Head", 1),),
        icons=(Class.MAGE, Class.WARLOCK), defense=0,
        number=287, rarity=Rarity.RARE, emblem="burning-eye",
        powers=(
            Pay(
                (Resources(1), ExhaustCost(YOUR_HERO)),
                If(
                    HasDealtDamage(YOUR_HERO, element=Element.FIRE),
                    Deal(1, Element.FIRE, Target(HERO_OR_ALLY)),
                ),
            ),
        ),
    ),
    Card(
        "Eye of Rend", CardType.ARMOR, cost=1, tags=("Leather",), limits=(("Head", 1),),
        icons=(Class.DRUID, Class.HUNTER, Class.ROGUE), defense=0,
        number=288, rarity=Rarity.UNCOMMON, emblem="semi-closed-eye",
        powers=(Always(Have(All(YOUR_WEAPON), atk=1)),),
    ),
    Card(
        "Girdle of Uther", CardType.ARMOR, cost=4, tags=("Plate",), limits=(("Waist", 1),),
        icons=(Class.PALADIN, Class.WARRIOR), defense=2,
        number=289, rarity=Rarity.RARE, emblem="belt-armor",
        powers=(
            Pay((Resources(4), Activate()), And((Ready(YOUR_HERO), Ready(Chosen(YOUR_MELEE_WEAPON, by=YOU))))),
        ),
    ),
    Card(
        "Golem Skull Helm", CardType.ARMOR, cost=3, tags=("Plate",), limits=(("Head", 1),),
        icons=(Class.PALADIN, Class.WARRIOR), defense=3,
        number=290, rarity=Rarity.UNCOMMON, emblem="skull-mask",
    ),
    Card(
        "Green Whelp Armor", CardType.ARMOR, cost=4, tags=("Leather",), limits=(("Chest", 1),),
        icons=(Class.DRUID, Class.ROGUE), defense=1,
        number=291, rarity=Rarity.UNCOMMON, emblem="spiked-armor",
        powers=(
            When(
                DealsDamage(
                    CardFilter((CardType.ALLY,), (Attacking(),)), CardFilter((CardType.HERO,), (Yours(),)), combat=True
                ),
                MayPay(2, PutInto(EVENT_SUBJECT, Zone.HAND)),
            ),
        ),
    ),
    Card(
        "Helm of Fire", CardType.ARMOR, cost=3, tags=("Leather",), limits=(("Head", 1),),
        icons=(Class.DRUID, Class.HUNTER, Class.PALADIN, Class.ROGUE, Class.SHAMAN, Class.WARRIOR), defense=1,
        number=292, rarity=Rarity.RARE, emblem="crested-helmet",
        powers=(Pay((Resources(5), ExhaustCost(YOUR_HERO)), Deal(3, Element.FIRE, Target(HERO_OR_ALLY))),),
    ),
    Card(
        "Herod's Shoulder", CardType.ARMOR, cost=3, tags=("Mail",), limits=(("Shoulder", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.SHAMAN, Class.WARRIOR), defense=1,
        number=293, rarity=Rarity.RARE, emblem="pauldrons",
        powers=(
            When(
                EntersPlay(THIS),
                May(
                    Search(
                        CardFilter((CardType.WEAPON,), zone=Zone.DECK), PutInto(THEM, Zone.DECK), reveal=True,
                        shuffle_first=True,
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Hide of the Wild", CardType.ARMOR, cost=2, tags=("Cloth",), limits=(("Back", 1),),
        icons=(Class.DRUID, Class.PALADIN, Class.PRIEST, Class.SHAMAN), defense=0,
        number=294, rarity=Rarity.UNCOMMON, emblem="wing-cloak",
        powers=(Always(RaisesDamage(YOUR_HERO, 1, of=DamageOf.HEALING)),),
    ),
    Card(
        "Horns of Eranikus", CardType.ARMOR, cost=6, tags=("Mail",), limits=(("Head", 1),),
        icons=(Class.HUNTER, Class.SHAMAN), defense=1,
        number=295, rarity=Rarity.RARE, emblem="horned-helm",
        powers=(When(StartOfTurn(), MayPay(1, Draw(1))),),
    ),
    Card(
        "Invulnerable Mail", CardType.ARMOR, cost=7, tags=("Mail",), limits=(("Chest", 1),),
        icons=(Class.HUNTER, Class.PALADIN, Class.SHAMAN, Class.WARRIOR), defense=6,
        number=296, rarity=Rarity.EPIC, emblem="chain-mail",
        powers=(Pay((DestroyCost(YOUR_RESOURCE, 2),), Ready(THIS)),),
    ),
    Card(
        "Lionheart Helm", CardType.ARMOR, cost=4, tags=("Plate",), limits=(("Head", 1),),
        icons=(Class.PALADIN, Class.WARRIOR), defense=2,
        number=297, rarity=Rarity.UNCOMMON, emblem="lion",
        powers=(Always(DamageCannotBePrevented(YOUR_HERO)),),
    ),
    Card(
        "Mooncloth Robe", CardType.ARMOR, cost=4, tags=("Cloth",), limits=(("Chest", 1),),
        icons=(Class.MAGE, Class.PRIEST, Class.WARLOCK), defense=0,
        number=298, rarity=Rarity.RARE, name_de="Mondstoffrobe", emblem="robe",
        powers=(Pay((Resources(2), Activate(), ExhaustCost(YOUR_HERO)), Draw(1)),),
    ),
    Card(
        "Skullflame Shield", CardType.ARMOR, cost=6, tags=("Shield",), limits=(("Off-Hand", 1),),
        icons=(Class.PALADIN, Class.SHAMAN, Class.WARRIOR), defense=2,
        number=299, rarity=Rarity.EPIC, emblem="skull-shield",
        powers=(When(Defends(YOUR_HERO), Deal(1, Element.FIRE, All(OPPOSING_HERO_OR_ALLY))),),
    ),
    Card(
        "Stronghold Gauntlets", CardType.ARMOR, cost=3, tags=("Plate",), limits=(("Hands", 1),),
        icons=(Class.PALADIN, Class.WARRIOR), defense=1,
        number=300, rarity=Rarity.EPIC, emblem="mailed-fist",
        powers=(
            Always(And((
                Have(All(YOUR_WEAPON), atk=1),
                Cannot(All(YOUR_WEAPON), RestrictedAction.BE_TARGETED_BY_OPPONENTS),
            ))),
        ),
    ),
    Card(
        "Truesilver Breastplate", CardType.ARMOR, cost=6, tags=("Plate",), limits=(("Chest", 1),),
        icons=(Class.PALADIN, Class.WARRIOR), defense=2,
        number=301, rarity=Rarity.UNCOMMON, name_de="Echtsilberbrustplatte", emblem="chest-armor",
        powers=(When(Defends(YOUR_HERO), Heal(1, YOUR_HERO)),),
    ),
    Card(
        "Wall of the Dead", CardType.ARMOR, cost=2, tags=("Shield",), limits=(("Off-Hand", 1),),
        icons=(Class.PALADIN, Class.SHAMAN, Class.WARRIOR), defense=0,
        number=302, rarity=Rarity.EPIC, emblem="crossed-bones",
        powers=(
            Pay((RemoveCost(ALLY_CARD_IN_YOUR_GRAVEYARD),), PutCounter("bone", THIS)),
            Always(Have(THIS, defense=CountersOn(THIS, "bone"))),
        ),
    ),
    Card(
        "Whitemane's Chapeau", CardType.ARMOR, cost=4, tags=("Cloth",), limits=(("Head", 1),),
        icons=(Class.MAGE, Class.PRIEST, Class.WARLOCK), defense=1,
        number=303, rarity=Rarity.UNCOMMON, emblem="pilgrim-hat",
        powers=(
            When(
                EntersPlay(THIS),
                May(
                    PutInto(Chosen(CardFilter((CardType.ABILITY,), zone=Zone.GRAVEYARD, whose=YOU), by=YOU), Zone.HAND)
                ),
            ),
        ),
    ),
    Card(
        "Barov Peasant Caller", CardType.ITEM, cost=3, limits=(("Trinket", 2),), icons=ALL_CLASSES,
        number=304, rarity=Rarity.RARE, emblem="farmer",
        powers=(
            Pay(
                (Resources(2), Activate(), DestroyCost(THIS)),
                Then((
                    CreateTokens(3, ("Peasant",), 1, 1, keywords=(Keyword.FEROCITY,)),
                    AtEndOfTurn(Destroy(THEM)),
                )),
            ),
        ),
    ),
    Card(
        "Hearthstone", CardType.ITEM, cost=6, icons=ALL_CLASSES,
        number=305, rarity=Rarity.EPIC, name_de="Ruhestein", emblem="rune-stone",
        powers=(
            Pay(
                (Resources(6), Activate(), Concede()),
                KeepForNextGame(
                    Chosen(
                        CardFilter(EQUIPMENT.kinds, (ControlledBy(ThatPlayer()),)),
                        count=AnyNumber(), up_to=True, by=EachPlayer(),
                    )
                ),
            ),
        ),
    ),
    Card(
        "Lei of Lilies", CardType.ITEM, cost=4, limits=(("Neck", 1),),
        icons=(Class.DRUID, Class.MAGE, Class.PALADIN, Class.PRIEST, Class.SHAMAN, Class.WARLOCK),
        number=306, rarity=Rarity.EPIC, emblem="lily-pads",
        powers=(
            When(
                StartOfTurn(),
                Heal(1, YOUR_HERO),
                condition=AtLeast(4, CardFilter((), zone=Zone.HAND, whose=YOU)),
            ),
            Pay((Resources(1), DestroyCost(THIS)), Heal(CardsInHand(YOU), YOUR_HERO)),
        ),
    ),
    Card(
        "Masons Fraternity Ring", CardType.ITEM, cost=3, limits=(("Ring", 2),),
        icons=(Class.DRUID, Class.HUNTER, Class.PALADIN, Class.ROGUE, Class.SHAMAN, Class.WARRIOR),
        number=307, rarity=Rarity.UNCOMMON, emblem="ring",
        powers=(Always(Have(YOUR_HERO, atk=1, condition=WhileAttacking(YOUR_HERO))),),
    ),
    Card(
        "Myrmidon's Signet", CardType.ITEM, cost=3, limits=(("Ring", 2),),
        icons=(Class.DRUID, Class.PALADIN, Class.ROGUE, Class.SHAMAN, Class.WARRIOR),
        number=308, rarity=Rarity.UNCOMMON, emblem="diamond-ring",
        powers=(Always(Have(YOUR_HERO, health=5)),),
    ),
    Card(
        "Noggenfogger Elixir", CardType.ITEM, cost=2, tags=("Potion",), icons=ALL_CLASSES,
        number=309, rarity=Rarity.RARE, name_de="Noggenfogger-Elixier", emblem="standing-potion",
        powers=(
            Pay(
                (DestroyCost(THIS),),
                And((
                    Choose(Chosen(ALLY_IN_YOUR_PARTY, by=YOU)),
                    RollDie((
                        (1, 2, Cannot(THEM, RestrictedAction.BE_DESTROYED, Duration.THIS_TURN)),
                        (3, 4, Ready(THEM)),
                        (5, 6, Cannot(THEM, RestrictedAction.BE_ATTACKED, Duration.THIS_TURN)),
                    )),
                )),
            ),
        ),
    ),
    Card(
        "Piccolo of the Flaming Fire", CardType.ITEM, cost=3, limits=(("Trinket", 2),), icons=ALL_CLASSES,
        number=310, rarity=Rarity.RARE, emblem="flute",
        powers=(
            Pay((Resources(1), Activate()), Turn(All(HERO_OR_ALLY), Position.EXHAUSTED), condition=DuringYourTurn()),
        ),
    ),
)  # fmt: skip
