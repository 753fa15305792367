"""Sealed deck and booster draft (rb06:sealed-deck, rb06:booster-draft): the hero leads, and any hero may be taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from regelwerk.kernel.boosters import Booster
from regelwerk.kernel.language.reading import name_language
from regelwerk.kernel.limited import SEALED, LimitedCard, LimitedPlay, missing_cards
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.boosters import HEROES_OF_AZEROTH, boosters
from regelwerk.wowtcg.deck_file import Deck, Fault, faults_of, fits_hero, read_deck, write_deck
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.text_de import card_name

SEALED_DECK: Final = rule("rb06:sealed-deck")
DRAFT: Final = rule("rb06:booster-draft")
KINDS: Final = {
    codes.TYPE_HERO: "hero",
    codes.TYPE_ALLY: "ally",
    codes.TYPE_ABILITY: "ability",
    codes.TYPE_WEAPON: "weapon",
    codes.TYPE_ARMOR: "armor",
    codes.TYPE_ITEM: "item",
    codes.TYPE_QUEST: "quest",
}


class WowLimited(LimitedPlay):
    """With the boosters of Heroes of Azeroth."""

    game = "wowtcg"
    sealed_rule = SEALED_DECK.number
    draft_rule = DRAFT.number

    @cached_property
    def booster(self) -> Booster:
        return boosters()[HEROES_OF_AZEROTH]

    @cached_property
    def cards(self) -> Mapping[str, LimitedCard]:
        return {card.code: _described(card) for card in self._in_packs()}

    @cached_property
    def leaders(self) -> Mapping[str, frozenset[str]]:
        cards = self._in_packs()
        return {
            hero.code: frozenset(card.code for card in cards if fits_hero(card, hero))
            for hero in cards
            if hero.kind == codes.TYPE_HERO
        }

    def _in_packs(self) -> list[CardDefinition]:
        return [standard().card(code) for sheet in self.booster.sheets.values() for code in sheet]

    def leader_name(self, leader: str, lang: str) -> str:
        hero = standard().card(leader)
        return card_name(hero.word) if name_language(lang) == "de" else hero.name

    def deck(self, name: str, leader: str, main: Sequence[str], side: Sequence[str]) -> Deck:
        return Deck(name, leader, list(main), list(side), SEALED)

    def main_of(self, deck: Deck) -> list[str]:
        return list(deck.main)

    def leader_of(self, deck: Deck) -> str:
        return deck.hero if deck.hero in self.leaders else ""

    def read(self, text: str) -> Deck:
        return read_deck(text, standard())

    def write(self, deck: Deck) -> str:
        return write_deck(deck, standard())

    def faults(self, deck: Deck, pool: Sequence[str]) -> list[Fault]:
        found = [] if deck.format == SEALED else [Fault("not-sealed", SEALED_DECK, card=deck.format)]
        found += faults_of(deck, standard())
        if deck.hero not in self.leaders:
            found.append(Fault("hero-of-set", SEALED_DECK, standard().card(deck.hero).name, hint=self.booster.name))
        for code, wanted, held in missing_cards([*deck.main, *deck.side], pool):
            found.append(Fault("not-in-pool", SEALED_DECK, standard().card(code).name, wanted, held))
        return found


def _described(card: CardDefinition) -> LimitedCard:
    quest = card.kind == codes.TYPE_QUEST
    return LimitedCard(
        card.code, 0 if quest else card.word.cost or 0, KINDS[card.kind], card.kind == codes.TYPE_ALLY, quest
    )


PLAY: Final = WowLimited()
