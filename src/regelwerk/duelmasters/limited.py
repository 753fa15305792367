"""Sealed deck and booster draft (ruling:limited): two or three civilizations lead a deck, by custom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import Final

from regelwerk.duelmasters.boosters import SETS, boosters
from regelwerk.duelmasters.cards import dm01
from regelwerk.duelmasters.deck_file import Deck, Fault, faults_of, read_deck, write_deck
from regelwerk.duelmasters.definition_loading import standard
from regelwerk.duelmasters.enums import CardType, Civilization
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.presentation.card_library import terms
from regelwerk.duelmasters.rules import rule
from regelwerk.kernel.boosters import Booster
from regelwerk.kernel.limited import SEALED, LimitedCard, LimitedPlay, missing_cards

LIMITED: Final = rule("ruling:limited")
BETWEEN: Final = "/"
THIRD_CIVILIZATION: Final = 4.0
"""Points that a deck of thirty loses with a third civilization: 0.4 for each card of it, by the games that the ratings
were learnt from."""


class DmLimited(LimitedPlay):
    """With the boosters of one set."""

    game = "duelmasters"
    sealed_rule = LIMITED.number
    draft_rule = LIMITED.number
    binding = False

    def __init__(self, code: str) -> None:
        self.code = code

    @cached_property
    def booster(self) -> Booster:
        return boosters()[self.code]

    @cached_property
    def cards(self) -> Mapping[str, LimitedCard]:
        return {card.code: _described(card) for card in self._in_packs()}

    @cached_property
    def leaders(self) -> Mapping[str, frozenset[str]]:
        found = {}
        for few in [*combinations(Civilization, 2), *combinations(Civilization, 3)]:
            found[BETWEEN.join(one.name.lower() for one in few)] = frozenset(
                card.code for card in self._in_packs() if set(card.word.civilizations) <= set(few)
            )
        return found

    def _in_packs(self) -> list[CardDefinition]:
        return [standard().card(code) for sheet in self.booster.sheets.values() for code in sheet]

    def handicap(self, leader: str) -> float:
        """A deck of three civilizations often lacks the mana of one of them (dm:6.1)."""
        return THIRD_CIVILIZATION if leader.count(BETWEEN) == 2 else 0.0

    def leader_name(self, leader: str, lang: str) -> str:
        return BETWEEN.join(terms(lang)[one] for one in leader.split(BETWEEN))

    def deck(self, name: str, leader: str, main: Sequence[str], side: Sequence[str]) -> Deck:
        return Deck(name, list(main), format=SEALED)

    def main_of(self, deck: Deck) -> list[str]:
        return list(deck.cards)

    def leader_of(self, deck: Deck) -> str:
        return next((leader for leader, cards in self.leaders.items() if set(deck.cards) <= cards), "")

    def read(self, text: str) -> Deck:
        return read_deck(text, standard())

    def write(self, deck: Deck) -> str:
        return write_deck(deck, standard())

    def faults(self, deck: Deck, pool: Sequence[str]) -> list[Fault]:
        found = [] if deck.format == SEALED else [Fault("not-sealed", LIMITED, card=deck.format)]
        found += faults_of(deck, standard())
        for code, wanted, held in missing_cards(deck.cards, pool):
            found.append(
                Fault("not-in-pool", LIMITED, standard().card(code).name, wanted, held, deck.lines.get(code, 0))
            )
        return found


def _described(card: CardDefinition) -> LimitedCard:
    creature = card.word.kind is CardType.CREATURE
    return LimitedCard(card.code, card.cost, "creature" if creature else "spell", creature)


PLAYS: Final = {code: DmLimited(code) for code in SETS}
"""By the code of the set, the base set first."""
PLAY: Final = PLAYS[dm01.SET]
