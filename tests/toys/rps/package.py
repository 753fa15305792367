"""Rock, paper, scissors in words, and as the house gets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.game import Game, Rules
from regelwerk.kernel.package import GamePackage
from regelwerk.kernel.small_game import SmallPresenter
from regelwerk.kernel.table_events import Entry
from regelwerk.kernel.table_text import Line
from tests.toys.rps.game import RULES, TERMS, THROWS

WORDS: Final = {
    "en": {"title": "Rock, paper, scissors", "throw": "What do you throw?", "thrown": "{who} [throw|throws] {hand}.",
           "scored": "{who} [have|has] {n} <point|points>.", "hand": "You throw {hand}.",
           "rock": "rock", "paper": "paper", "scissors": "scissors"},
    "de": {"title": "Stein, Schere, Papier", "throw": "Was zeigst du?", "thrown": "{who} [zeigst|zeigt] {hand}.",
           "scored": "{who} [hast|hat] {n} <Punkt|Punkte>.", "hand": "Du zeigst {hand}.",
           "rock": "Stein", "paper": "Papier", "scissors": "Schere"},
}  # fmt: skip


class RpsPresenter(SmallPresenter):
    def board(self) -> list[Line]:
        words, hand = WORDS[self.lang], self.view["hand"]
        scores = [self.people.filled(words["scored"], seat, n) for seat, n in enumerate(self.view["points"])]
        return [[(line, "")] for line in [*scores, words["hand"].format(hand=words[hand]) if hand else ""] if line]

    def asking(self, kind: str) -> str:
        return WORDS[self.lang][kind]

    def wording(self, option: dict[str, Any]) -> str:
        return WORDS[self.lang][option["verb"]]

    def telling(self, event: dict[str, Any]) -> Entry:
        words, kind = WORDS[self.lang], event["kind"]
        hand = words[THROWS[event["n"]]] if kind == "thrown" else ""
        text = self.people.filled(words[kind], event["seat"], event["n"], hand=hand)
        return Entry(text, event["rule"], kind, event["seat"])


class RpsPackage(GamePackage):
    name = RULES.name
    editions = (RULES.edition,)
    seats = (2, 6)
    terms = TERMS

    def rules(self, edition: str = "") -> Rules:
        return RULES

    def title(self, lang: str, edition: str = "") -> str:
        return WORDS[lang]["title"]

    def table(self, game: Game, seat: int, lang: str, names: Sequence[str] = (), width: int = 100) -> RpsPresenter:
        return RpsPresenter(TERMS, game, seat, lang, self.called(game, seat, names), width)


PACKAGE: Final = RpsPackage()
