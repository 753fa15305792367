"""DM-06 Stomp-A-Trons of Invincible Wrath: the cards of the light civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
    Card(
        "Craze Valkyrie, the Drastic", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Initiate",), power=7500,
        number="S1", rarity=Rarity.SUPER_RARE, emblem="swordwoman",
        abilities=(
            Evolution((CardFilter((), (OfRace("Initiate"),), whose=YOU),)),
            When(EntersBattle(THIS), Tap(Chosen(OPPOSING_CREATURE, 2, up_to=True))),
            Breaker(2),
        ),
    ),
    Card(
        "Laveil, Seeker of Catastrophe", CardType.CREATURE, 8, (Civilization.LIGHT,), races=("Mecha Thunder",),
        power=8500,
        number="S2", rarity=Rarity.SUPER_RARE, emblem="lightning-dome",
        abilities=(
            Blocker(),
            When(EndOfTurn(), May(Untap(THIS))),
            Breaker(2),
        ),
    ),
    Card(
        "Invincible Aura", CardType.SPELL, 13, (Civilization.LIGHT,),
        number="1", rarity=Rarity.VERY_RARE, emblem="book-aura",
        abilities=(
            OnCast(
                Then(
                    (
                        May(PutInto(TopOfDeck(), Zone.SHIELDS)),
                        May(PutInto(TopOfDeck(), Zone.SHIELDS)),
                        May(PutInto(TopOfDeck(), Zone.SHIELDS)),
                    )
                )
            ),
        ),
    ),
    Card(
        "Lu Gila, Silver Rift Guardian", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Guardian",), power=4000,
        number="2", rarity=Rarity.VERY_RARE, emblem="star-gate",
        abilities=(
            Blocker(),
            Always(EnterTapped(CardFilter((CardType.CREATURE,), (IsEvolution(),), zone=Zone.HAND))),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
        ),
    ),
    Card(
        "Adomis, the Oracle", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Light Bringer",), power=2000,
        number="11", rarity=Rarity.UNCOMMON, emblem="shiny-iris",
        abilities=(TapAbility(LookAt(Chosen(CardFilter((), zone=Zone.SHIELDS)))),),
    ),
    Card(
        "Arc Bine, the Astounding", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Guardian",), power=5000,
        number="12", rarity=Rarity.RARE, emblem="rear-aura",
        abilities=(
            Evolution((CardFilter((), (OfRace("Guardian"),), whose=YOU),)),
            Always(
                Have(
                    All(CardFilter((CardType.CREATURE,), (OfCivilization((Civilization.LIGHT,)),), whose=YOU)),
                    abilities=(TapAbility(Tap(Chosen(OPPOSING_CREATURE))),),
                )
            ),
        ),
    ),
    Card(
        "Ballas, Vizier of Electrons", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Initiate",), power=2000,
        number="13", rarity=Rarity.COMMON, emblem="atom",
    ),
    Card(
        "Bonds of Justice", CardType.SPELL, 4, (Civilization.LIGHT,),
        number="14", rarity=Rarity.RARE, emblem="tribunal-jury",
        abilities=(
            ShieldTrigger(),
            OnCast(Tap(All(CardFilter((CardType.CREATURE,), (Not(WithKeyword(Blocker())),))))),
        ),
    ),
    Card(
        "Chekicul, Vizier of Endurance", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Initiate",), power=1000,
        number="15", rarity=Rarity.COMMON, emblem="stop-sign",
        abilities=(
            Blocker(),
            When(Blocks(THIS), NoBattle()),
            Always(Cannot(THIS, RestrictedAction.ATTACK)),
        ),
    ),
    Card(
        "Chen Treg, Vizier of Blades", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Initiate",), power=2000,
        number="16", rarity=Rarity.COMMON, emblem="dervish-swords",
        abilities=(TapAbility(Tap(Chosen(OPPOSING_CREATURE))),),
    ),
    Card(
        "Cosmogold, Spectral Knight", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Rainbow Phantom",),
        power=3000,
        number="17", rarity=Rarity.RARE, emblem="gold-bar",
        abilities=(TapAbility(PutInto(Chosen(SPELL_IN_YOUR_MANA), Zone.HAND)),),
    ),
    Card(
        "Dava Torey, Seeker of Clouds", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Mecha Thunder",),
        power=5500,
        number="18", rarity=Rarity.UNCOMMON, emblem="cloud-ring",
        abilities=(Instead(IsDiscarded(THIS), PutIntoBattle(THIS), condition=DuringTurn(TurnOwner.OPPONENTS)),),
    ),
    Card(
        "Forbos, Sanctum Guardian Q", CardType.CREATURE, 6, (Civilization.LIGHT,), races=("Survivor", "Guardian"),
        power=4000,
        number="19", rarity=Rarity.RARE, emblem="temple-gate",
        abilities=(Survivor(When(EntersBattle(THIS), Search(SPELL_IN_DECK, PutInto(THEM, Zone.HAND), reveal=True))),),
    ),
    Card(
        "Gariel, Elemental of Sunbeams", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Angel Command",),
        power=7500,
        number="20", rarity=Rarity.RARE, emblem="beams-aura",
        abilities=(
            PlayOnlyIf(HasCast()),
            Breaker(2),
        ),
    ),
    Card(
        "Kanesill, the Explorer", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Gladiator",), power=4000,
        number="21", rarity=Rarity.COMMON, emblem="compass",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
        ),
    ),
    Card(
        "Lightning Grass", CardType.CREATURE, 3, (Civilization.LIGHT,), races=("Starlight Tree",), power=3000,
        number="22", rarity=Rarity.COMMON, emblem="power-lightning",
    ),
    Card(
        "Moontear, Spectral Knight", CardType.CREATURE, 2, (Civilization.LIGHT,), races=("Rainbow Phantom",),
        power=3500,
        number="23", rarity=Rarity.UNCOMMON, emblem="moon-orbit",
        abilities=(PlayOnlyIf(HasCast()),),
    ),
    Card(
        "Protective Force", CardType.SPELL, 1, (Civilization.LIGHT,),
        number="24", rarity=Rarity.UNCOMMON, emblem="temporary-shield",
        abilities=(
            ShieldTrigger(),
            OnCast(
                Have(
                    Chosen(CardFilter((CardType.CREATURE,), (WithKeyword(Blocker()),), whose=YOU)),
                    power=4000,
                    span=Duration.THIS_TURN,
                )
            ),
        ),
    ),
    Card(
        "Rain of Arrows", CardType.SPELL, 2, (Civilization.LIGHT,),
        number="25", rarity=Rarity.UNCOMMON, emblem="arrow-flights",
        abilities=(
            OnCast(
                Then(
                    (
                        LookAt(All(CARD_IN_OPPOSING_HAND)),
                        Discard(
                            None,
                            OPPONENT,
                            noun=CardFilter(
                                (CardType.SPELL,), (OfCivilization((Civilization.DARKNESS,)),), zone=Zone.HAND
                            ),
                        ),
                    )
                )
            ),
        ),
    ),
    Card(
        "Razorpine Tree", CardType.CREATURE, 5, (Civilization.LIGHT,), races=("Starlight Tree",), power=1000, plus=True,
        number="26", rarity=Rarity.UNCOMMON, emblem="pine-tree",
        abilities=(Always(Have(THIS, power=Times(2000, Count(YOUR_SHIELD)))),),
    ),
    Card(
        "Sphere of Wonder", CardType.SPELL, 4, (Civilization.LIGHT,),
        number="27", rarity=Rarity.COMMON, emblem="orb-direction",
        abilities=(OnCast(If(More(CardFilter((), zone=Zone.SHIELDS)), PutInto(TopOfDeck(), Zone.SHIELDS))),),
    ),
    Card(
        "Telitol, the Explorer", CardType.CREATURE, 4, (Civilization.LIGHT,), races=("Gladiator",), power=3000,
        number="28", rarity=Rarity.RARE, emblem="telescope",
        abilities=(
            Blocker(),
            When(EntersBattle(THIS), May(LookAt(All(YOUR_SHIELD)))),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
        ),
    ),
    Card(
        "Vess, the Oracle", CardType.CREATURE, 1, (Civilization.LIGHT,), races=("Light Bringer",), power=2000,
        number="29", rarity=Rarity.COMMON, emblem="candle-light",
        abilities=(
            Blocker(),
            Always(Cannot(THIS, RestrictedAction.ATTACK_PLAYERS)),
        ),
    ),
    Card(
        "Yuluk, the Oracle", CardType.CREATURE, 1, (Civilization.LIGHT,), races=("Light Bringer",), power=2500,
        number="30", rarity=Rarity.COMMON, emblem="aspergillum",
        abilities=(PlayOnlyIf(HasCast()),),
    ),
)  # fmt: skip
