"""DM-04 Shadowclash of Blinding Night: the cards of the darkness civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Ballom, Master of Death", CardType.CREATURE, 8, (Civilization.DARKNESS,), races=("Demon Command",),
        power=12000,
        number="S3", rarity=Rarity.SUPER_RARE, emblem="death-skull",
        abilities=(
            Evolution((CardFilter((), (OfRace("Demon Command"),), whose=YOU),)),
            When(
                EntersBattle(THIS),
                Destroy(All(CardFilter((CardType.CREATURE,), (Not(OfCivilization((Civilization.DARKNESS,))),)))),
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Trox, General of Destruction", CardType.CREATURE, 7, (Civilization.DARKNESS,), races=("Demon Command",),
        power=6000,
        number="3", rarity=Rarity.VERY_RARE, emblem="skull-slices",
        abilities=(
            When(
                EntersBattle(THIS),
                Discard(
                    Count(
                        CardFilter((CardType.CREATURE,), (Other(), OfCivilization((Civilization.DARKNESS,))), whose=YOU)
                    ),
                    OPPONENT,
                    random=True,
                ),
            ),
            Breaker(2),
        ),
    ),
    Card(
        "Chains of Sacrifice", CardType.SPELL, 8, (Civilization.DARKNESS,),
        number="27", rarity=Rarity.RARE, emblem="crossed-chains",
        abilities=(
            OnCast(Destroy(Chosen(OPPOSING_CREATURE, 2, up_to=True))),
            OnCast(Destroy(Chosen(YOUR_CREATURE))),
        ),
    ),
    Card(
        "Darkpact", CardType.SPELL, 2, (Civilization.DARKNESS,),
        number="28", rarity=Rarity.COMMON, emblem="contract",
        abilities=(OnCast(Then((PutInto(Chosen(CARD_IN_YOUR_MANA, None), Zone.GRAVEYARD), Draw(THAT_MANY)))),),
    ),
    Card(
        "Gigabolver", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Chimera",), power=3000,
        number="29", rarity=Rarity.UNCOMMON, emblem="broken-shield",
        abilities=(
            Always(
                CannotPlay(
                    CardFilter((), (OfCivilization((Civilization.LIGHT,)),), zone=Zone.HAND), by_shield_trigger=True
                )
            ),
        ),
    ),
    Card(
        "Gregoria, Princess of War", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Dark Lord",), power=5000,
        number="30", rarity=Rarity.RARE, emblem="tiara",
        abilities=(Always(Have(All(CardFilter((), (OfRace("Demon Command"),))), power=2000, abilities=(Blocker(),))),),
    ),
    Card(
        "Gregorian Worm", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Parasite Worm",), power=3000,
        number="31", rarity=Rarity.COMMON, emblem="apple-maggot",
        abilities=(ShieldTrigger(),),
    ),
    Card(
        "Locomotiver", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Hedrian",), power=1000,
        number="32", rarity=Rarity.UNCOMMON, emblem="rail-road",
        abilities=(
            ShieldTrigger(),
            When(EntersBattle(THIS), Discard(1, OPPONENT, random=True)),
        ),
    ),
    Card(
        "Mongrel Man", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Hedrian",), power=2000,
        number="33", rarity=Rarity.UNCOMMON, emblem="bone-gnawer",
        abilities=(When(IsDestroyed(CardFilter((CardType.CREATURE,), (Other(),))), May(Draw(1))),),
    ),
    Card(
        "Photocide, Lord of the Wastes", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Demon Command",),
        power=9000,
        number="34", rarity=Rarity.RARE, emblem="desert-skull",
        abilities=(
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
            Always(
                CanAttack(THIS, CardFilter((CardType.CREATURE,), (Untapped(), OfCivilization((Civilization.LIGHT,)))))
            ),
        ),
    ),
    Card(
        "Purple Piercer", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Brain Jacker",), power=2000,
        number="35", rarity=Rarity.COMMON, emblem="purple-tentacle",
        abilities=(
            Always(Cannot(THIS, RestrictedAction.BE_ATTACKED, by=LIGHT_CREATURE)),
            Always(Cannot(THIS, RestrictedAction.BE_BLOCKED, by=LIGHT_CREATURE)),
        ),
    ),
    Card(
        "Shadow Moon, Cursed Shade", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Ghost",), power=3000,
        number="36", rarity=Rarity.COMMON, emblem="moon-claws",
        abilities=(
            Always(
                Have(
                    All(CardFilter((CardType.CREATURE,), (Other(), OfCivilization((Civilization.DARKNESS,))))),
                    power=2000,
                )
            ),
        ),
    ),
    Card(
        "Skeleton Thief, the Revealer", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Living Dead",),
        power=2000,
        number="37", rarity=Rarity.COMMON, emblem="robber-mask",
        abilities=(
            When(
                EntersBattle(THIS),
                May(
                    PutInto(Chosen(CardFilter((), (OfRace("Living Dead"),), zone=Zone.GRAVEYARD, whose=YOU)), Zone.HAND)
                ),
            ),
        ),
    ),
    Card(
        "Soul Gulp", CardType.SPELL, 4, (Civilization.DARKNESS,),
        number="38", rarity=Rarity.UNCOMMON, emblem="ghost-ally",
        abilities=(
            OnCast(
                EachDoes(
                    OPPONENT,
                    Discard(
                        Count(
                            CardFilter(
                                (CardType.CREATURE,), (OfCivilization((Civilization.LIGHT,)),), whose=THAT_PLAYER
                            )
                        ),
                        THAT_PLAYER,
                    ),
                )
            ),
        ),
    ),
    Card(
        "Volcano Smog, Deceptive Shade", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Ghost",), power=5000,
        number="39", rarity=Rarity.UNCOMMON, emblem="smoke-bomb",
        abilities=(Always(CostChange(CardFilter((), (OfCivilization((Civilization.LIGHT,)),), zone=Zone.HAND), 2)),),
    ),
)  # fmt: skip
