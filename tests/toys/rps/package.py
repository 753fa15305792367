"""Rock, paper, scissors in words, and as a game package."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel.game import Game
from regelwerk.kernel.package import GamePackage
from regelwerk.kernel.presentation.log_entries import LogEntry
from regelwerk.kernel.presentation.text import StyledLine
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.small_game import SmallPresenter
from tests.toys.rps.game import RULESET, TERMS, THROWS

WORDS: Final = {
    "en": {"title": "Rock, paper, scissors", "throw": "What do you throw?", "thrown": "{who} [throw|throws] {hand}.",
           "scored": "{who} [have|has] {n} <point|points>.", "hand": "You throw {hand}.",
           "rock": "rock", "paper": "paper", "scissors": "scissors"},
    "de": {"title": "Stein, Schere, Papier", "throw": "Was zeigst du?", "thrown": "{who} [zeigst|zeigt] {hand}.",
           "scored": "{who} [hast|hat] {n} <Punkt|Punkte>.", "hand": "Du zeigst {hand}.",
           "rock": "Stein", "paper": "Papier", "scissors": "Schere"},
}  # fmt: skip


class RpsPresenter(SmallPresenter):
    def board_lines(self) -> list[StyledLine]:
        words, hand = WORDS[self.lang], self.view["hand"]
        points = enumerate(self.view["points"])
        scores = [self.seat_names.format_template(words["scored"], seat, n) for seat, n in points]
        return [[(line, "")] for line in [*scores, words["hand"].format(hand=words[hand]) if hand else ""] if line]

    def asking(self, kind: str) -> str:
        return WORDS[self.lang][kind]

    def wording(self, option: dict[str, Any]) -> str:
        return WORDS[self.lang][option["verb"]]

    def log_entry(self, event: dict[str, Any]) -> LogEntry:
        words, kind = WORDS[self.lang], event["kind"]
        hand = words[THROWS[event["n"]]] if kind == "thrown" else ""
        text = self.seat_names.format_template(words[kind], event["seat"], event["n"], hand=hand)
        return LogEntry(text, event["rule"], kind, event["seat"])


class RpsPackage(GamePackage):
    name = RULESET.name
    editions = (RULESET.edition,)
    seats = (2, 6)
    terms = TERMS

    def rules(self, edition: str = "") -> Ruleset:
        return RULESET

    def title(self, lang: str, edition: str = "") -> str:
        return WORDS[lang]["title"]

    def presenter(self, game: Game, seat: int, lang: str, names: Sequence[str] = (), width: int = 100) -> RpsPresenter:
        return RpsPresenter(TERMS, game, seat, lang, self.called(game, seat, names), width)


PACKAGE: Final = RpsPackage()
