"""The Miniatures as the house gets it: see `kernel.package`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from regelwerk.kernel.game import Game, Rules
from regelwerk.kernel.package import HEXES, GamePackage, Library, Own
from regelwerk.kernel.table_text import Line
from regelwerk.kernel.web_data import DefinitionTexts, OwnDefinitions, WebData
from regelwerk.wowminis import sight, table
from regelwerk.wowminis.game import RULES
from regelwerk.wowminis.table import Table
from regelwerk.wowminis.table_talk import library
from regelwerk.wowminis.table_talk.glossary import glossary
from regelwerk.wowminis.table_talk.naming import words

if TYPE_CHECKING:
    from regelwerk.kernel.scene import Room


class MinisLibrary:
    """Figures, cards and parties, among them those of a user's own files."""

    def __init__(self, own: Own) -> None:
        self.own = own

    def ready_decks(self) -> list[str]:
        return library.ready_decks()

    def learning_decks(self) -> list[str]:
        return library.learning_decks()

    def deck_summary(self, name: str, lang: str) -> Line:
        return library.deck_summary(name, lang)

    def open_deck(self, given: str) -> Any:
        return library.open_deck(given, self.own)

    def deck_lines(self, deck: Any, lang: str) -> list[Line]:
        return library.deck_lines(deck, lang, self.own)

    def list_lines(self, setup: Mapping[str, Any], seat: int, lang: str) -> list[Line]:
        return library.list_lines(setup, seat, lang)

    def faults(self, deck: Any, edition: str = "") -> Sequence[Any]:
        return library.faults(deck, self.own)

    def fault_line(self, fault: Any, lang: str) -> str:
        return library.fault_line(fault, lang, self.own)

    def find_cards(self, query: str, lang: str) -> Sequence[Any]:
        return library.find_cards(query, lang, self.own)

    def card_lines(self, card: Any, lang: str) -> list[Line]:
        return library.card_lines(card, lang)

    def card_line(self, card: Any, lang: str) -> Line:
        return library.card_line(card, lang)


class MinisPackage(GamePackage):
    """The game with all its parts; what only a browser or a scene needs is loaded when it is asked for."""

    name = RULES.name
    editions = (RULES.edition,)
    seats = table.SEATS
    layout = HEXES
    plays = table.PLAYS
    terms = sight.TERMS
    stops = table.STOPS
    usual_stops = table.USUAL_STOPS

    def rules(self, edition: str = "") -> Rules:
        return RULES

    def title(self, lang: str, edition: str = "") -> str:
        return table.title(lang, edition)

    def table(self, game: Game, seat: int, lang: str, names: Sequence[str] = (), width: int = 100) -> Table:
        return Table(game, seat, lang, self.called(game, seat, names), width)

    def library(self, own: Own = ()) -> Library:
        return MinisLibrary(own)

    @cached_property
    def scenes(self) -> Room:
        from regelwerk.wowminis.scene import ROOM

        return ROOM

    @cached_property
    def web(self) -> WebData:
        from regelwerk.wowminis import web

        return web

    @cached_property
    def definition_texts(self) -> DefinitionTexts | None:
        from regelwerk.wowminis import web

        return web

    def stop_name(self, stop: str, lang: str) -> str:
        return table.stop_name(stop, lang)

    def hints(self, lang: str) -> list[str]:
        values = {"destroyed": "4", "held": "1", "goal": "11"}
        return [line.format(**values) for line in words(lang).HINTS[:2]]

    def examples(self, lang: str) -> Sequence[str]:
        return table.examples(lang)

    def glossary(self, lang: str) -> list[tuple[str, list[str]]]:
        return glossary(lang)

    def hero_of(self, deck: Any, lang: str, own: Own = ()) -> str:
        return table.hero_of(deck, lang, own)

    @cached_property
    def own(self) -> OwnDefinitions:
        from regelwerk.wowminis import web

        return web

    def rival(self, deck: Any, own: Own = ()) -> str:
        return library.rival(deck, own)

    def own_problem_lines(self, problems: Sequence[Any], lang: str) -> Sequence[str]:
        return library.problem_lines(problems, lang)


PACKAGE: Final = MinisPackage()
