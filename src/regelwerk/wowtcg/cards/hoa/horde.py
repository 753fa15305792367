"""Heroes of Azeroth: allies and abilities of the Horde."""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg.vocabulary import *

CARDS: Final = (
    Card(
        "Into the Fray", CardType.ABILITY, cost=1, faction=Faction.HORDE,
        number=153, rarity=Rarity.COMMON, emblem="sprint",
        powers=(OnPlay(Have(Target(ALLY_IN_YOUR_PARTY), keywords=(Keyword.FEROCITY,), span=Duration.THIS_TURN)),),
    ),
    Card(
        "Lust for Battle", CardType.ABILITY, cost=4, faction=Faction.HORDE, ongoing=True,
        number=154, rarity=Rarity.RARE, emblem="swords-emblem",
        powers=(Always(Have(All(ALLY), keywords=(Keyword.FEROCITY,))),),
    ),
    Card(
        "Skewer", CardType.ABILITY, cost=4, faction=Faction.HORDE, instant=True,
        number=155, rarity=Rarity.COMMON, emblem="spears",
        powers=(
            OnPlay(Then((
                Choose(Chosen(ALLY_IN_YOUR_PARTY, by=YOU)),
                Deal(ValueOf(THEM, Value.ATK), None, Target(ALLY), by=THEM),
            ))),
        ),
    ),
    Card(
        "Arnold Flem", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Undead", "Mage"), atk=4,
        element=Element.FIRE,
        health=2,
        number=225, rarity=Rarity.UNCOMMON, pronoun="he", emblem="fire-silhouette",
        powers=(When(Becomes(THIS, Fate.DESTROYED), Deal(1, Element.FIRE, All(OPPOSING_HERO_OR_ALLY), by=THIS)),),
    ),
    Card(
        "Bala Silentblade", CardType.ALLY, cost=3, faction=Faction.HORDE, tags=("Orc", "Rogue"), atk=1,
        element=Element.MELEE, health=4,
        number=226, rarity=Rarity.COMMON, emblem="plain-dagger",
        powers=(
            Always(Have(
                THIS,
                atk=3,
                condition=WhileAttacking(
                    THIS,
                    CardFilter((CardType.HERO, CardType.ALLY), (Turned(Position.EXHAUSTED),)),
                ),
            )),
        ),
    ),
    Card(
        "Barak the Shamed", CardType.ALLY, cost=3, faction=Faction.HORDE, tags=("Orc", "Warrior"), atk=5,
        element=Element.MELEE, health=5,
        number=227, rarity=Rarity.RARE, short="Barak", pronoun="he", emblem="brute",
        powers=(
            When(
                EntersPlay(THIS),
                Then((
                    SecretNumbers(EachPlayer()),
                    GainControl(THIS, Duration.GAME, ThatPlayer()),
                    PutDamage(THAT_MUCH, HeroOf(ThatPlayer())),
                )),
            ),
        ),
    ),
    Card(
        "Benethor Draigo", CardType.ALLY, cost=3, faction=Faction.HORDE, tags=("Undead", "Mage"), atk=4,
        element=Element.FIRE, health=2,
        number=228, rarity=Rarity.COMMON, emblem="burning-skull",
    ),
    Card(
        "Besh'iah", CardType.ALLY, cost=6, faction=Faction.HORDE, tags=("Troll", "Priest"), atk=4,
        element=Element.SHADOW,
        health=4,
        number=229, rarity=Rarity.COMMON, emblem="voodoo-doll",
        powers=(Pay((DestroyCost(ALLY_IN_YOUR_PARTY),), Destroy(Target(ABILITY))),),
    ),
    Card(
        "Blood Guard Mal'wani", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Troll", "Rogue"), atk=1,
        element=Element.MELEE, health=5,
        number=230, rarity=Rarity.COMMON, pronoun="he", emblem="bleeding-wound",
        powers=(Always(Have(THIS, atk=DamageOn(THIS))),),
    ),
    Card(
        "Brigg", CardType.ALLY, cost=1, faction=Faction.HORDE, tags=("Orc", "Warrior"), atk=1, element=Element.MELEE,
        health=2,
        number=231, rarity=Rarity.COMMON, emblem="sharp-axe",
        powers=(
            When(DealsDamage(THIS, CardFilter((CardType.ALLY,), (Damaged(),)), combat=True), Destroy(EVENT_OTHER)),
        ),
    ),
    Card(
        "Confessor Mildred", CardType.ALLY, cost=2, faction=Faction.HORDE, tags=("Undead", "Priest"), atk=2,
        element=Element.SHADOW, health=2,
        number=232, rarity=Rarity.COMMON, emblem="nun-face",
        powers=(Pay((Resources(2), DestroyCost(THIS)), Destroy(Target(ABILITY))),),
    ),
    Card(
        "Dark Cleric Jocasta", CardType.ALLY, cost=6, faction=Faction.HORDE, tags=("Undead", "Priest"), atk=3,
        element=Element.HOLY, health=5,
        number=233, rarity=Rarity.UNCOMMON, emblem="graveyard",
        powers=(When(EntersPlay(THIS), May(PutInto(Target(ALLY_CARD_IN_YOUR_GRAVEYARD), Zone.HAND))),),
    ),
    Card(
        "Deacon Johanna", CardType.ALLY, cost=2, faction=Faction.HORDE, tags=("Undead", "Priest"), atk=2,
        element=Element.HOLY, health=2,
        number=234, rarity=Rarity.UNCOMMON, emblem="candle-skull",
        powers=(Pay((Resources(2),), Heal(2, Target(HERO_OR_ALLY), by=THIS), once_per_turn=True),),
    ),
    Card(
        "Elder Moorf", CardType.ALLY, cost=1, faction=Faction.HORDE, tags=("Tauren", "Druid"), atk=1,
        element=Element.NATURE, health=1,
        number=235, rarity=Rarity.UNCOMMON, emblem="vine-leaf",
        powers=(Pay((Resources(1),), Have(Target(ALLY), atk=2, span=Duration.THIS_TURN), once_per_turn=True),),
    ),
    Card(
        "Fa'tafi", CardType.ALLY, cost=6, faction=Faction.HORDE, tags=("Troll", "Warrior"), atk=3,
        element=Element.MELEE,
        health=6, keywords=(Keyword.PROTECTOR,),
        number=236, rarity=Rarity.COMMON, pronoun="she", emblem="tribal-shield",
        powers=(When(StartOfTurn(TurnOwner.EACH), Heal(1, THIS, by=THIS)),),
    ),
    Card(
        "Fianna Spellbinder", CardType.ALLY, cost=3, faction=Faction.HORDE, tags=("Blood Elf", "Mage"), atk=3,
        element=Element.FROST, health=2,
        number=237, rarity=Rarity.EPIC, emblem="spell-book",
        powers=(
            Pay(
                (Resources(1), RemoveCost(THIS)),
                PlayersCannot(RestrictedAction.DRAW, opponents=False, span=Duration.THIS_TURN),
            ),
        ),
    ),
    Card(
        "Gartok Skullsplitter", CardType.ALLY, cost=1, faction=Faction.HORDE, tags=("Orc", "Warrior"), atk=2,
        element=Element.MELEE, health=1,
        number=238, rarity=Rarity.COMMON, emblem="skull-bolt",
        powers=(When(Attacks(THIS), May(Turn(Target(ARMOR), Position.EXHAUSTED))),),
    ),
    Card(
        "Gellrin of the Gallows", CardType.ALLY, cost=2, faction=Faction.HORDE, tags=("Undead", "Warlock"), atk=3,
        element=Element.SHADOW, health=2,
        number=239, rarity=Rarity.RARE, short="Gellrin", emblem="hanging-sign",
        powers=(
            Pay(
                (RemoveCost(THIS),),
                Turn(
                    Chosen(CardFilter((CardType.QUEST,), (ControlledBy(ThatPlayer()),)), by=TargetPlayer()),
                    Position.FACE_DOWN,
                ),
            ),
        ),
    ),
    Card(
        "Guardian Steelhorn", CardType.ALLY, cost=2, faction=Faction.HORDE, tags=("Tauren", "Warrior"), atk=3,
        element=Element.MELEE, health=3, keywords=(Keyword.PROTECTOR,),
        number=240, rarity=Rarity.COMMON, emblem="bull",
        powers=(Always(Cannot(THIS, RestrictedAction.ATTACK)),),
    ),
    Card(
        "Halnar Stands-Alone", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Tauren", "Warrior"), atk=2,
        element=Element.MELEE, health=2,
        number=241, rarity=Rarity.RARE, pronoun="he", emblem="direwolf",
        powers=(Always(Have(THIS, atk=3, health=3, condition=AtLeast(1, ALLY_IN_YOUR_PARTY, alone=True))),),
    ),
    Card(
        "Hierophant Caydiem", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Tauren", "Druid"), atk=2,
        element=Element.NATURE, health=4,
        number=242, rarity=Rarity.UNCOMMON, emblem="beehive",
        powers=(
            Pay(
                (Resources(3),),
                And((
                    Deal(1, Element.NATURE, Target(HERO_OR_ALLY), by=THIS),
                    Heal(1, Target(HERO_OR_ALLY, another=True), by=THIS),
                )),
            ),
        ),
    ),
    Card(
        "Hur Shieldsmasher", CardType.ALLY, cost=3, faction=Faction.HORDE, tags=("Orc", "Warrior"), atk=2,
        element=Element.MELEE, health=2,
        number=243, rarity=Rarity.COMMON, emblem="shield-bash",
        powers=(When(EntersPlay(THIS), May(Destroy(Target(ARMOR)))),),
    ),
    Card(
        "Jin'lak Nightfang", CardType.ALLY, cost=2, faction=Faction.HORDE, tags=("Troll", "Rogue"), atk=3,
        element=Element.MELEE, health=1,
        number=244, rarity=Rarity.COMMON, emblem="fangs",
        powers=(Pay((Resources(3),), Cannot(Target(HERO_OR_ALLY), RestrictedAction.PROTECT, Duration.THIS_TURN)),),
    ),
    Card(
        "Kaal Soulreaper", CardType.ALLY, cost=7, faction=Faction.HORDE, tags=("Orc", "Warlock"), atk=5,
        element=Element.SHADOW, health=6, unique=True,
        number=245, rarity=Rarity.EPIC, emblem="grim-reaper",
        powers=(
            Pay(
                (Resources(7), RemoveCost(THIS)),
                PutIntoPlay(
                    All(CardFilter((CardType.ALLY,), zone=Zone.GRAVEYARD, whose=ThatPlayer())), who=EachPlayer()
                ),
            ),
        ),
    ),
    Card(
        "Kagra of the Crossroads", CardType.ALLY, cost=1, faction=Faction.HORDE, tags=("Orc", "Hunter"), atk=1,
        element=Element.RANGED, health=2, keywords=(Keyword.FEROCITY,),
        number=246, rarity=Rarity.COMMON, emblem="crossroad",
    ),
    Card(
        "Karkas Deathhowl", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Orc", "Warlock"), atk=2,
        element=Element.SHADOW, health=3,
        number=247, rarity=Rarity.COMMON, emblem="screaming",
        powers=(When(EntersPlay(THIS), May(PutInto(Target(ALLY), Zone.HAND))),),
    ),
    Card(
        "Ka'tali Stonetusk", CardType.ALLY, cost=1, faction=Faction.HORDE, tags=("Troll", "Shaman"), atk=1,
        element=Element.NATURE, health=2, keywords=(Keyword.PROTECTOR,),
        number=248, rarity=Rarity.COMMON, pronoun="he", emblem="boar-tusks",
        powers=(When(StartOfTurn(), Heal(1, THIS, by=THIS)),),
    ),
    Card(
        "Kulan Earthguard", CardType.ALLY, cost=5, faction=Faction.HORDE, tags=("Tauren", "Shaman"), atk=3,
        element=Element.MELEE, health=5, keywords=(Keyword.PROTECTOR,),
        number=249, rarity=Rarity.COMMON, emblem="earth-spit",
        powers=(When(EndOfTurn(TurnOwner.YOURS), Ready(THIS)),),
    ),
    Card(
        "Masten Everspirit", CardType.ALLY, cost=5, faction=Faction.HORDE, tags=("Tauren", "Shaman"), atk=4,
        element=Element.NATURE, health=2,
        number=250, rarity=Rarity.RARE, pronoun="he", emblem="soul",
        powers=(When(Becomes(THIS, Fate.DESTROYED), May(PutInto(THIS, Zone.HAND))),),
    ),
    Card(
        "Mias the Putrid", CardType.ALLY, cost=2, faction=Faction.HORDE, tags=("Undead", "Warlock"), atk=1,
        element=Element.SHADOW, health=1,
        number=251, rarity=Rarity.COMMON, short="Mias", emblem="vomiting",
        powers=(When(EntersPlay(THIS), Discard(1, TargetPlayer())),),
    ),
    Card(
        "Moko Hunts-at-Dawn", CardType.ALLY, cost=6, faction=Faction.HORDE, tags=("Tauren", "Hunter"), atk=5,
        element=Element.RANGED, health=4, keywords=(Keyword.FEROCITY,),
        number=252, rarity=Rarity.UNCOMMON, emblem="sunrise",
    ),
    Card(
        "Ophelia Barrows", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Undead", "Warrior"), atk=1,
        element=Element.MELEE, health=5, keywords=(Keyword.PROTECTOR,),
        number=253, rarity=Rarity.COMMON, pronoun="she", emblem="coffin",
        powers=(
            Pay(
                (Resources(1),),
                Then((
                    RemoveFromGame(Target(CardFilter((CardType.ALLY,), zone=Zone.GRAVEYARD))),
                    IfYouDo(Heal(1, THIS, by=THIS)),
                )),
            ),
        ),
    ),
    Card(
        "Orgrimmar Grunts", CardType.ALLY, cost=2, faction=Faction.HORDE, tags=("Orc", "Warrior"), atk=1,
        element=Element.MELEE, health=1, unlimited=True,
        number=254, rarity=Rarity.COMMON, name_de="Grunzer von Orgrimmar", emblem="orc-head",
        powers=(
            Always(
                Have(THIS, atk=Count(CardFilter((CardType.ALLY,), (Other(), Named("Orgrimmar Grunts"), InYourParty()))))
            ),
        ),
    ),
    Card(
        "Panax the Unstable", CardType.ALLY, cost=5, faction=Faction.HORDE, tags=("Undead", "Mage"), atk=3,
        element=Element.ARCANE, health=5,
        number=255, rarity=Rarity.RARE, short="Panax", emblem="unstable-orb",
        powers=(Pay((Resources(X), DestroyCost(THIS)), Deal(X, Element.ARCANE, All(ALLY), by=THIS)),),
    ),
    Card(
        "Pugg", CardType.ALLY, cost=1, faction=Faction.HORDE, tags=("Orc", "Warrior"), atk=2, element=Element.MELEE,
        health=2,
        number=256, rarity=Rarity.UNCOMMON, emblem="pig-face",
        powers=(Always(Have(All(OTHER_ALLY_IN_YOUR_PARTY), health=-1)),),
    ),
    Card(
        "Rak Skyfury", CardType.ALLY, cost=1, faction=Faction.HORDE, tags=("Orc", "Shaman"), atk=1,
        element=Element.MELEE,
        health=1,
        number=257, rarity=Rarity.UNCOMMON, emblem="wind-slap",
        powers=(When(EntersPlay(THIS), And((Ready(YOUR_HERO), Ready(Chosen(YOUR_WEAPON, by=YOU))))),),
    ),
    Card(
        "Samuel Grey", CardType.ALLY, cost=3, faction=Faction.HORDE, tags=("Undead", "Rogue"), atk=2,
        element=Element.MELEE, health=2,
        number=258, rarity=Rarity.UNCOMMON, emblem="robber-mask",
        powers=(
            When(
                DealsDamage(THIS, CardFilter((CardType.HERO,), (Defending(),)), combat=True),
                Discard(1, ControllerOf(EVENT_OTHER)),
            ),
        ),
    ),
    Card(
        "Skorn, Mistress of Shadow", CardType.ALLY, cost=5, faction=Faction.HORDE, tags=("Orc", "Warlock"), atk=3,
        element=Element.SHADOW, health=2,
        number=259, rarity=Rarity.RARE, short="Skorn", emblem="evil-wings",
        powers=(
            When(
                IsDealtDamage(ALLY),
                Deal(
                    THAT_MUCH,
                    Element.SHADOW,
                    Target(CardFilter((CardType.HERO,), (InPartyOf(EVENT_SUBJECT),))),
                    by=THIS,
                ),
            ),
        ),
    ),
    Card(
        "Taz'dingo", CardType.ALLY, cost=3, faction=Faction.HORDE, tags=("Troll", "Hunter"), atk=2,
        element=Element.RANGED, health=2,
        number=260, rarity=Rarity.COMMON, pronoun="he", emblem="thrown-spear",
        powers=(When(EntersPlay(THIS), Deal(1, Element.RANGED, Target(HERO_OR_ALLY), by=THIS)),),
    ),
    Card(
        "Tewa Wildmane", CardType.ALLY, cost=6, faction=Faction.HORDE, tags=("Tauren", "Druid"), atk=0,
        element=Element.NATURE, health=0,
        number=261, rarity=Rarity.RARE, emblem="tree-growth",
        powers=(
            Always(Have(
                THIS,
                atk=Count(CardFilter((CardType.RESOURCE,), (Turned(Position.FACE_DOWN), Yours()))),
                health=Count(CardFilter((CardType.RESOURCE,), (Turned(Position.FACE_DOWN), Yours()))),
            )),
        ),
    ),
    Card(
        "Vaerik Proudhoof", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Tauren", "Warrior"), atk=5,
        element=Element.MELEE, health=3,
        number=262, rarity=Rarity.COMMON, emblem="hoof",
    ),
    Card(
        "Valthak Spiritdrinker", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Undead", "Warlock"), atk=3,
        element=Element.SHADOW, health=4,
        number=263, rarity=Rarity.RARE, emblem="drink-me",
        powers=(Always(Cannot(YOUR_HERO, RestrictedAction.BE_DESTROYED)),),
    ),
    Card(
        "Vesh'ral", CardType.ALLY, cost=3, faction=Faction.HORDE, tags=("Troll", "Mage"), atk=3, element=Element.FIRE,
        health=1, keywords=(Keyword.FEROCITY,),
        number=264, rarity=Rarity.COMMON, emblem="fire-dash",
    ),
    Card(
        "Vexra Darkfall", CardType.ALLY, cost=5, faction=Faction.HORDE, tags=("Undead", "Mage"), atk=5,
        element=Element.ARCANE, health=2,
        number=265, rarity=Rarity.UNCOMMON, pronoun="she", emblem="bright-explosion",
        powers=(
            When(
                Becomes(THIS, Fate.DESTROYED),
                Deal(CardsInHand(ControllerOf(THEM)), Element.ARCANE, Target(HERO), by=THIS),
            ),
        ),
    ),
    Card(
        "Voss Treebender", CardType.ALLY, cost=1, faction=Faction.HORDE, tags=("Tauren", "Druid"), atk=2,
        element=Element.NATURE, health=1,
        number=266, rarity=Rarity.COMMON, emblem="tree-branch",
        powers=(When(Attacks(THIS), May(Turn(Target(HERO_OR_ALLY), Position.EXHAUSTED))),),
    ),
    Card(
        "Warchief Thrall", CardType.ALLY, cost=9, faction=Faction.HORDE, tags=("Orc", "Shaman"), atk=7,
        element=Element.MELEE, health=8, unique=True,
        number=267, rarity=Rarity.EPIC, name_de="Kriegshäuptling Thrall", emblem="thor-hammer",
        powers=(
            Always(Have(
                All(CardFilter((CardType.ALLY,), (Other(), OfFaction(Faction.HORDE), InYourParty()))),
                atk=3,
                health=3,
            )),
        ),
    ),
    Card(
        "Warlord Goretooth", CardType.ALLY, cost=5, faction=Faction.HORDE, tags=("Orc", "Warrior"), atk=3,
        element=Element.MELEE, health=4, unique=True,
        number=268, rarity=Rarity.EPIC, emblem="warlord-helmet",
        powers=(Always(Have(All(CardFilter((), (Tagged("Orc"), InYourParty()))), keywords=(Keyword.FEROCITY,))),),
    ),
    Card(
        "Watcher Mal'wi", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Troll", "Hunter"), atk=3,
        element=Element.RANGED, health=3,
        number=269, rarity=Rarity.COMMON, emblem="watchtower",
        powers=(When(EntersPlay(OPPOSING_ALLY), Deal(1, Element.RANGED, EVENT_SUBJECT, by=THIS)),),
    ),
    Card(
        "Wazzuli Wildmender", CardType.ALLY, cost=5, faction=Faction.HORDE, tags=("Troll", "Shaman"), atk=3,
        element=Element.NATURE, health=5,
        number=270, rarity=Rarity.COMMON, emblem="bandage-roll",
        powers=(When(StartOfTurn(), Heal(1, All(HERO_OR_ALLY_IN_YOUR_PARTY), by=THIS)),),
    ),
    Card(
        "Windseer Tarus", CardType.ALLY, cost=4, faction=Faction.HORDE, tags=("Tauren", "Shaman"), atk=3,
        element=Element.MELEE, health=3,
        number=271, rarity=Rarity.UNCOMMON, pronoun="he", emblem="windy-stripes",
        powers=(When(Attacks(THIS), MayPay(1, Ready(THIS)), first_each_turn=True),),
    ),
    Card(
        "Wormwood", CardType.ALLY, cost=2, faction=Faction.HORDE, tags=("Undead", "Warlock"), atk=1,
        element=Element.SHADOW, health=1,
        number=272, rarity=Rarity.UNCOMMON, emblem="earth-worm",
        powers=(Pay((Resources(1), PutDamageCost(1, THIS)), PutInto(Target(ALLY), Zone.HAND)),),
    ),
    Card(
        "Ya'mon", CardType.ALLY, cost=6, faction=Faction.HORDE, tags=("Troll", "Rogue"), atk=4, element=Element.MELEE,
        health=6,
        number=273, rarity=Rarity.RARE, pronoun="he", emblem="blood",
        powers=(Always(Have(THIS, atk=DamageOn(THIS))),),
    ),
    Card(
        "Zorm Stonefury", CardType.ALLY, cost=2, faction=Faction.HORDE, tags=("Orc", "Shaman"), atk=1,
        element=Element.MELEE, health=1,
        number=274, rarity=Rarity.COMMON, emblem="stone-axe",
        powers=(Always(Have(All(ALLY_IN_YOUR_PARTY), atk=1, condition=WhileAttacking(THEM))),),
    ),
    Card(
        "Zygore Bladebreaker", CardType.ALLY, cost=6, faction=Faction.HORDE, tags=("Orc", "Warrior"), atk=4,
        element=Element.MELEE, health=3,
        number=275, rarity=Rarity.COMMON, emblem="sword-break",
        powers=(When(EntersPlay(THIS), May(Destroy(Target(ARMOR_OR_WEAPON)))),),
    ),
    Card(
        "Zy'lah Manslayer", CardType.ALLY, cost=7, faction=Faction.HORDE, tags=("Troll", "Warrior"), atk=5,
        element=Element.MELEE, health=6, keywords=(Keyword.PROTECTOR,),
        number=276, rarity=Rarity.RARE, pronoun="she", emblem="battle-axe",
        powers=(When(DealsDamage(THIS, ALLY, combat=True), Ready(THIS)),),
    ),
)  # fmt: skip
