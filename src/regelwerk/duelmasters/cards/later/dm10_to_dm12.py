"""DM-10 to DM-12 and promos: the cards that show what these sets brought: two civilizations, silent skill ..."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

DM10: Final = (
    Card(
        "Milporo", CardType.CREATURE, 4, (Civilization.WATER,), races=("Cyber Lord",), power=3000,
        number="35", rarity=Rarity.COMMON, emblem="semi-closed-eye", scenes_only=True,
        abilities=(SilentSkill(Draw(1)),),
    ),
    Card(
        "Mummy Wrap, Shadow of Fatigue", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Ghost",), power=1000,
        number="53", rarity=Rarity.COMMON, emblem="mummy-head", scenes_only=True,
        abilities=(TapAbility(Discard(1, EachPlayer(), random=True)),),
    ),
    Card(
        "Pierr, Psycho Doll", CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Death Puppet",), power=1000,
        number="55", rarity=Rarity.UNCOMMON, emblem="puppet", scenes_only=True,
        abilities=(Blocker(), Always(MustBlock(THIS)), Always(Cannot(THIS, RestrictedAction.ATTACK)), Slayer()),
    ),
    Card(
        "Venom Capsule", CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Brain Jacker",), power=1000,
        number="60", rarity=Rarity.COMMON, emblem="poison-bottle", scenes_only=True,
        abilities=(SilentSkill(Break(1)),),
    ),
    Card(
        "Vorg's Engine", CardType.CREATURE, 2, (Civilization.FIRE,), races=("Xenoparts",), power=2000,
        number="78", rarity=Rarity.UNCOMMON, emblem="steam-locomotive", scenes_only=True,
        abilities=(SilentSkill(Destroy(All(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),))))),),
    ),
    Card(
        "Hustle Berry", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Wild Veggies",), power=1000,
        number="84", rarity=Rarity.COMMON, emblem="raspberry", scenes_only=True,
        abilities=(SilentSkill(PutInto(TopOfDeck(1), Zone.MANA)),),
    ),
    Card(
        "Terradragon Cusdalf", CardType.CREATURE, 5, (Civilization.NATURE,), races=("Earth Dragon",), power=7000,
        plus=True,
        number="93", rarity=Rarity.RARE, emblem="spinning-blades", scenes_only=True,
        abilities=(
            PowerAttacker(4000),
            Breaker(2),
            Always(Cannot(All(CARD_IN_YOUR_MANA), RestrictedAction.UNTAP_AT_START)),
        ),
    ),
    Card(
        "Melnia, the Aqua Shadow", CardType.CREATURE, 2, (Civilization.WATER, Civilization.DARKNESS),
        races=("Liquid People", "Ghost"), power=1000,
        number="99", rarity=Rarity.UNCOMMON, emblem="drowning", scenes_only=True,
        abilities=(Always(Cannot(THIS, RestrictedAction.BE_BLOCKED)), Slayer()),
    ),
    Card(
        "Gonta, the Warrior Savage", CardType.CREATURE, 2, (Civilization.FIRE, Civilization.NATURE),
        races=("Human", "Beast Folk"), power=4000,
        number="105", rarity=Rarity.UNCOMMON, emblem="tribal-mask", scenes_only=True,
    ),
    Card(
        "Lukia Lex, Pinnacle Guardian", CardType.CREATURE, 3, (Civilization.LIGHT, Civilization.NATURE),
        races=("Guardian",), power=2500, plus=True,
        number="108", rarity=Rarity.RARE, emblem="peaks", scenes_only=True,
        abilities=(PowerAttacker(3000), When(EndOfTurn(), May(Untap(THIS)))),
    ),
)  # fmt: skip

DM11: Final = (
    Card(
        "Evil Incarnate", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Devil Mask",), power=11000,
        number="1", rarity=Rarity.VERY_RARE, emblem="evil-book", scenes_only=True,
        abilities=(
            Evolution((CardFilter((), (OfRace("Devil Mask"),), whose=YOU),)),
            When(StartOfTurn(TurnOwner.EACH), Destroy(Chosen(HIS_CREATURE, by=THAT_PLAYER))),
            Breaker(2),
        ),
    ),
    Card(
        "Miraculous Snare", CardType.SPELL, 3, (Civilization.LIGHT, Civilization.WATER),
        number="4", rarity=Rarity.VERY_RARE, emblem="box-trap", scenes_only=True,
        abilities=(OnCast(PutInto(Chosen(CardFilter((CardType.CREATURE,), (Not(IsEvolution()),))), Zone.SHIELDS)),),
    ),
    Card(
        "Lamiel, Destiny Enforcer", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Berserker",), power=3000,
        number="10", rarity=Rarity.RARE, emblem="winged-scepter", scenes_only=True,
        abilities=(
            WaveStriker(When(IsDestroyed(YOUR_CREATURE), May(Draw(1)), condition=DuringTurn(TurnOwner.OPPONENTS))),
        ),
    ),
    Card(
        "Merlee, the Oracle", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Light Bringer",), power=1500,
        plus=True,
        number="11", rarity=Rarity.UNCOMMON, emblem="candle-flame", scenes_only=True,
        abilities=(WaveStriker(Always(Have(All(YOUR_CREATURE), power=1000))),),
    ),
    Card(
        "Yuliana, Channeler of Suns", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Mecha Del Sol",), power=3000,
        number="14", rarity=Rarity.RARE, emblem="sun-priest", scenes_only=True,
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.BE_CHOSEN_BY_OPPONENTS)),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
        ),
    ),
    Card(
        "Eviscerating Warrior Lumez", CardType.CREATURE, 3, (Civilization.FIRE,), races=("Armorloid",), power=2000,
        number="35", rarity=Rarity.RARE, emblem="sword-brandish", scenes_only=True,
        abilities=(
            WaveStriker(When(EntersBattle(THIS), Destroy(All(CardFilter((CardType.CREATURE,), (PowerAtMost(2000),)))))),
        ),
    ),
    Card(
        "Macho Melon", CardType.CREATURE, 2, (Civilization.NATURE,), races=("Wild Veggies",), power=1000, plus=True,
        number="44", rarity=Rarity.UNCOMMON, emblem="watermelon", scenes_only=True,
        abilities=(WaveStriker(PowerAttacker(3000)),),
    ),
    Card(
        "Ninja Pumpkin", CardType.CREATURE, 3, (Civilization.NATURE,), races=("Wild Veggies",), power=2000, plus=True,
        number="45", rarity=Rarity.COMMON, emblem="pumpkin", scenes_only=True,
        abilities=(
            WaveStriker(
                Always(
                    And(
                        (
                            Have(THIS, power=4000),
                            Cannot(
                                THIS,
                                RestrictedAction.BE_BLOCKED,
                                by=CardFilter((CardType.CREATURE,), (PowerAtMost(5000),)),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "Hide and Seek", CardType.SPELL, 4, (Civilization.WATER, Civilization.DARKNESS),
        number="53", rarity=Rarity.UNCOMMON, emblem="hidden", scenes_only=True,
        abilities=(
            OnCast(
                Then(
                    (
                        PutInto(
                            Chosen(CardFilter((CardType.CREATURE,), (Not(IsEvolution()),), whose=OPPONENT)), Zone.HAND
                        ),
                        Discard(1, OwnerOf(THEM, OPPONENT), random=True),
                    ),
                ),
            ),
        ),
    ),
)  # fmt: skip

DM12: Final = (
    Card(
        "Wise Starnoid, Avatar of Hope", CardType.CREATURE, 5, (Civilization.LIGHT, Civilization.WATER),
        races=("Starnoid",), power=9000,
        number="S2", rarity=Rarity.SUPER_RARE, emblem="star-swirl", scenes_only=True,
        abilities=(
            Evolution(
                (
                    CardFilter((), (OfRace("Light Bringer"),), whose=YOU),
                    CardFilter((), (OfRace("Cyber Lord"),), whose=YOU),
                )
            ),
            When(Attacks(THIS), PutInto(TopOfDeck(1), Zone.SHIELDS)),
            When(LeavesBattle(THIS), PutInto(TopOfDeck(1), Zone.SHIELDS)),
            Breaker(2),
        ),
    ),
    Card(
        "Cruel Naga, Avatar of Fate", CardType.CREATURE, 6, (Civilization.WATER, Civilization.DARKNESS),
        races=("Naga",), power=9000,
        number="S3", rarity=Rarity.SUPER_RARE, emblem="snake-totem", scenes_only=True,
        abilities=(
            Evolution(
                (CardFilter((), (OfRace("Merfolk"),), whose=YOU), CardFilter((), (OfRace("Chimera"),), whose=YOU))
            ),
            Always(Cannot(THIS, RestrictedAction.BE_BLOCKED)),
            Breaker(2),
            When(LeavesBattle(THIS), Destroy(All(CREATURE))),
        ),
    ),
    Card(
        "Pincer Scarab", CardType.CREATURE, 4, (Civilization.NATURE,), races=("Giant Insect",), power=1000, plus=True,
        number="14", rarity=Rarity.RARE, emblem="pincers", scenes_only=True,
        abilities=(
            Always(Have(THIS, power=Times(2000, Count(CardFilter((), zone=Zone.HAND, whose=OPPONENT))))),
            Always(Have(THIS, abilities=(Breaker(2),), condition=Matches(THIS, CardFilter((), (PowerAtLeast(6000),))))),
        ),
    ),
    Card(
        "Frantic Chieftain", CardType.CREATURE, 2, (Civilization.WATER,), races=("Merfolk",), power=2000,
        number="43", rarity=Rarity.COMMON, emblem="fish-escape", scenes_only=True,
        abilities=(
            When(
                EntersBattle(THIS),
                PutInto(Chosen(CardFilter((CardType.CREATURE,), (WithCost(4),), whose=YOU)), Zone.HAND),
            ),
        ),
    ),
)  # fmt: skip

PROMO: Final = (
    Card(
        "Amnis, Holy Elemental", CardType.CREATURE, 7, (Civilization.LIGHT,), races=("Angel Command",), power=5000,
        number="L3", rarity=Rarity.SUPER_RARE, emblem="holy-symbol", scenes_only=True,
        abilities=(
            Blocker(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.DARKNESS,)),))),
            Always(
                Cannot(
                    THIS,
                    RestrictedAction.BE_DESTROYED_BY_LOSING,
                    by=CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.DARKNESS,)),)),
                ),
            ),
        ),
    ),
)  # fmt: skip
