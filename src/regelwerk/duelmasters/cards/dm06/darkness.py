"""DM-06 Stomp-A-Trons of Invincible Wrath: the cards of the darkness civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Daidalos, General of Fury", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Demon Command",),
        power=11000,
        number="S5", rarity=Rarity.SUPER_RARE, emblem="maze-cornea",
        abilities=(
            When(Attacks(THIS), Destroy(Chosen(YOUR_CREATURE))),
            Breaker(2),
        ),
    ),
    Card(
        "Phantasmal Horror Gigazald", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Chimera",), power=5000,
        number="S6", rarity=Rarity.SUPER_RARE, emblem="bestial-fangs",
        abilities=(
            Evolution((CardFilter((), (OfRace("Chimera"),), whose=YOU),)),
            Always(
                Have(
                    All(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.DARKNESS,)),), whose=YOU)),
                    abilities=(TapAbility(Discard(1, OPPONENT, random=True)),),
                )
            ),
        ),
    ),
    Card(
        "Invincible Abyss", CardType.SPELL, 13, (Civilization.DARKNESS,),
        number="5", rarity=Rarity.VERY_RARE, emblem="abstract-050",
        abilities=(OnCast(Destroy(All(OPPOSING_CREATURE))),),
    ),
    Card(
        "Tank Mutant", CardType.CREATURE, 9, (Civilization.DARKNESS,), races=("Hedrian",), power=6000,
        number="6", rarity=Rarity.VERY_RARE, emblem="tank-tread",
        abilities=(TapAbility(Destroy(Chosen(HIS_CREATURE, by=OPPONENT))),),
    ),
    Card(
        "Bazooka Mutant", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Hedrian",), power=8000,
        number="51", rarity=Rarity.UNCOMMON, emblem="bunker-assault",
        abilities=(
            Always(
                Cannot(
                    THIS,
                    RestrictedAction.ATTACK_CREATURES,
                    by=CardFilter((CardType.CREATURE,), (Not(WithKeyword(Blocker())),)),
                )
            ),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
        ),
    ),
    Card(
        "Cursed Pincher", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Brain Jacker",), power=2000,
        number="52", rarity=Rarity.COMMON, emblem="crab-claw",
        abilities=(
            Blocker(),
            Slayer(),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
        ),
    ),
    Card(
        "Frost Specter, Shadow of Age", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Ghost",), power=5000,
        number="54", rarity=Rarity.RARE, emblem="frozen-body",
        abilities=(
            Evolution((CardFilter((), (OfRace("Ghost"),), whose=YOU),)),
            Always(Have(All(CardFilter((), (OfRace("Ghost"),), whose=YOU)), abilities=(Slayer(),))),
        ),
    ),
    Card(
        "Future Slash", CardType.SPELL, 7, (Civilization.DARKNESS,),
        number="55", rarity=Rarity.UNCOMMON, emblem="backward-time",
        abilities=(
            OnCast(Search(CardFilter((), zone=Zone.DECK, whose=OPPONENT), PutInto(THEM, Zone.GRAVEYARD), count=2)),
        ),
    ),
    Card(
        "Gigagriff", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Chimera",), power=4000,
        number="56", rarity=Rarity.UNCOMMON, emblem="griffin-symbol",
        abilities=(
            Blocker(),
            Slayer(),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
        ),
    ),
    Card(
        "Gnarvash, Merchant of Blood", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Demon Command",),
        power=8000,
        number="57", rarity=Rarity.RARE, emblem="bleeding-wound",
        abilities=(
            Breaker(2),
            When(EndOfTurn(), Destroy(THIS), AtMost(0, OTHER_CREATURE_OF_YOURS)),
        ),
    ),
    Card(
        "Grave Worm Q", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Survivor", "Parasite Worm"), power=3000,
        number="58", rarity=Rarity.RARE, emblem="coffin",
        abilities=(
            Survivor(
                When(
                    EntersBattle(THIS),
                    May(
                        PutInto(
                            Chosen(CardFilter((), (OfRace("Survivor"),), zone=Zone.GRAVEYARD, whose=YOU)), Zone.HAND
                        )
                    ),
                )
            ),
        ),
    ),
    Card(
        "Grim Soul, Shadow of Reversal", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Ghost",), power=3000,
        number="59", rarity=Rarity.COMMON, emblem="soul-vessel",
        abilities=(
            TapAbility(
                PutInto(
                    Chosen(
                        CardFilter(
                            (CardType.CREATURE,),
                            (OfCivilization((Civilization.DARKNESS,)),),
                            zone=Zone.GRAVEYARD,
                            whose=YOU,
                        )
                    ),
                    Zone.HAND,
                )
            ),
        ),
    ),
    Card(
        "Grinning Axe, the Monstrosity", CardType.CREATURE, 3, (Civilization.DARKNESS,), races=("Devil Mask",),
        power=1000,
        number="60", rarity=Rarity.COMMON, emblem="battered-axe",
        abilities=(Slayer(),),
    ),
    Card(
        "Intense Evil", CardType.SPELL, 3, (Civilization.DARKNESS,),
        number="61", rarity=Rarity.RARE, emblem="evil-eyes",
        abilities=(
            ShieldTrigger(),
            OnCast(Then((Destroy(Chosen(YOUR_CREATURE, None)), Draw(THAT_MANY)))),
        ),
    ),
    Card(
        "Junkatz, Rabid Doll", CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Death Puppet",), power=2000,
        number="62", rarity=Rarity.COMMON, emblem="trash-can",
    ),
    Card(
        "Lone Tear, Shadow of Solitude", CardType.CREATURE, 1, (Civilization.DARKNESS,), races=("Ghost",), power=2000,
        number="63", rarity=Rarity.COMMON, emblem="tear-tracks",
        abilities=(When(EndOfTurn(), Destroy(THIS), AtMost(0, OTHER_CREATURE_OF_YOURS)),),
    ),
    Card(
        "Lupa, Poison-Tipped Doll", CardType.CREATURE, 2, (Civilization.DARKNESS,), races=("Death Puppet",), power=1000,
        number="64", rarity=Rarity.UNCOMMON, emblem="voodoo-doll",
        abilities=(TapAbility(Have(Chosen(YOUR_CREATURE), abilities=(Slayer(),), span=Duration.THIS_TURN)),),
    ),
    Card(
        "Proclamation of Death", CardType.SPELL, 4, (Civilization.DARKNESS,),
        number="65", rarity=Rarity.UNCOMMON, emblem="tied-scroll",
        abilities=(
            ShieldTrigger(),
            OnCast(Destroy(Chosen(HIS_CREATURE, by=OPPONENT))),
        ),
    ),
    Card(
        "Schuka, Duke of Amnesia", CardType.CREATURE, 6, (Civilization.DARKNESS,), races=("Dark Lord",), power=5000,
        number="66", rarity=Rarity.RARE, emblem="brain-leak",
        abilities=(When(IsDestroyed(THIS), Discard(None, EachPlayer())),),
    ),
    Card(
        "Skullcutter, Swarm Leader", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Devil Mask",), power=4000,
        number="67", rarity=Rarity.UNCOMMON, emblem="skull-crossed-bones",
        abilities=(When(EndOfTurn(), Destroy(THIS), AtMost(0, OTHER_CREATURE_OF_YOURS)),),
    ),
    Card(
        "Tentacle Worm", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Parasite Worm",), power=3000,
        number="68", rarity=Rarity.COMMON, emblem="thorny-tentacle",
    ),
    Card(
        "Vile Mulder, Wing of the Void", CardType.CREATURE, 4, (Civilization.DARKNESS,), races=("Demon Command",),
        power=7000,
        number="69", rarity=Rarity.RARE, emblem="bat-wing",
        abilities=(
            Always(Cannot(THIS, RestrictedAction.ATTACK_CREATURES)),
            Breaker(2),
            When(Battles(THIS), Destroy(THIS)),
        ),
    ),
    Card(
        "Zorvaz, the Bonecrusher", CardType.CREATURE, 5, (Civilization.DARKNESS,), races=("Demon Command",), power=8000,
        number="70", rarity=Rarity.COMMON, emblem="broken-bone",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
            When(Battles(THIS), Destroy(THIS)),
        ),
    ),
)  # fmt: skip
