"""Duel Masters as the house gets it: see `kernel.package`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import sight, table
from regelwerk.duelmasters.defs import EDITIONS
from regelwerk.duelmasters.game import RULES, rules
from regelwerk.duelmasters.table import Table
from regelwerk.duelmasters.table_talk import library
from regelwerk.duelmasters.table_talk.glossary import glossary
from regelwerk.kernel.game import Game, Rules
from regelwerk.kernel.package import CARDS, GamePackage, Library, Own
from regelwerk.kernel.web_data import DefinitionTexts, WebData

if TYPE_CHECKING:
    from regelwerk.kernel.scene import Room


class DmPackage(GamePackage):
    """The game with all its parts; what only a browser or a scene needs is loaded when it is asked for."""

    name = RULES.name
    editions = EDITIONS
    seats = table.SEATS
    layout = CARDS
    plays = table.PLAYS
    terms = sight.TERMS
    stops = table.STOPS
    usual_stops = table.USUAL_STOPS

    def rules(self, edition: str = "") -> Rules:
        return rules(edition)

    def title(self, lang: str, edition: str = "") -> str:
        return table.title(lang, edition)

    def table(self, game: Game, seat: int, lang: str, names: Sequence[str] = (), width: int = 100) -> Table:
        return Table(game, seat, lang, self.called(game, seat, names), width)

    def library(self, own: Own = ()) -> Library:
        return library

    @cached_property
    def scenes(self) -> Room:
        from regelwerk.duelmasters.scene import ROOM

        return ROOM

    @cached_property
    def web(self) -> WebData:
        from regelwerk.duelmasters import web

        return web

    @cached_property
    def definition_texts(self) -> DefinitionTexts | None:
        from regelwerk.duelmasters import web

        return web

    def phases(self) -> list[str]:
        return list(c.PHASES[c.START :])

    def stop_name(self, stop: str, lang: str) -> str:
        return table.stop_name(stop, lang)

    def hints(self, lang: str) -> list[str]:
        return list(library.words(lang).HINTS[:2])

    def examples(self, lang: str) -> Sequence[str]:
        return table.examples(lang)

    def glossary(self, lang: str) -> list[tuple[str, list[str]]]:
        return glossary(lang)

    def edition_notes(self, lang: str) -> list[dict[str, str]]:
        """The editions, and what differs in the other one (dm:12)."""
        said = library.words(lang).EDITIONS
        return [{"key": key, "name": said[key], "about": said[f"{key}:about"]} for key in EDITIONS]

    def hero_of(self, deck: Any, lang: str, own: Own = ()) -> str:
        return table.hero_of(deck, lang)


PACKAGE: Final = DmPackage()
