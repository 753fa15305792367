"""DM-02 Evo-Crushinators of Doom: the cards of the light civilization."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.vocabulary import *

CARDS: Final = (
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
)  # fmt: skip
