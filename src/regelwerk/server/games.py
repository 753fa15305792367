"""The games as the server knows them: each brings a table, which words its views, and what a browser needs besides.

The server names no game. A game's package has the modules `table` (the same that the
terminal uses), `sight`, and `web`; the protocols here say what stands in them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from regelwerk import catalogue
from regelwerk.kernel.decision import Reason
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game, Rules
from regelwerk.kernel.sight import Terms
from regelwerk.kernel.state import State

Span = tuple[str, str]
Words = list[Span]


class Offer(Protocol):
    """One option as a table lists it."""

    index: int
    group: str
    label: str
    said: str


class Table(Protocol):
    """One seat's table at one moment, as the terminal has it too."""

    def question(self) -> list[Words]: ...
    def offers(self) -> Sequence[Offer]: ...
    def news(self, events: Sequence[Event]) -> list[Words]: ...
    def log(self, events: Sequence[Event]) -> list[Words]: ...
    def why(self, line: str) -> tuple[list[Words], str]: ...
    def refusal(self, reasons: Sequence[Reason]) -> list[Words]: ...
    def passing(self) -> int: ...
    def only_passing(self) -> bool: ...
    def stop(self) -> str: ...
    def past(self, until: str, since: int) -> bool: ...
    def turn(self) -> int: ...
    def announcing(self) -> bool: ...
    def ending(self) -> list[Words]: ...


class TableRoom(Protocol):
    """A game's module `table`."""

    STOPS: Sequence[str]
    USUAL_STOPS: frozenset[str]

    def Table(self, game: Game, seat: int, lang: str, names: Sequence[str], width: int) -> Table: ...  # noqa: N802
    def stop_name(self, stop: str, lang: str) -> str: ...
    def title(self, lang: str) -> str: ...


class SightRoom(Protocol):
    """A game's module `sight`."""

    TERMS: Terms

    def events_for(self, s: State, events: Sequence[Event], seat: int) -> list[dict[str, Any]]: ...


class WebRoom(Protocol):
    """A game's module `web`: what a browser needs beside the table. Plain data throughout.

    TAKES   what a client must be able to draw: "cards" or "hexes"
    SEATS   the fewest and the most seats
    """

    TAKES: str
    SEATS: tuple[int, int]

    def phases(self) -> list[str]:
        """Keys of the phases, in the order of the turn."""

    def terms(self, lang: str) -> dict[str, str]:
        """The game's words by the names that views use."""

    def hints(self, lang: str) -> list[str]:
        """What a newcomer has to know."""

    def version(self) -> str:
        """Changes when any card does."""

    def faces(self, lang: str) -> list[dict[str, Any]]:
        """Every card: the fields of `forms.Face`."""

    def find(self, query: str, lang: str) -> list[str]:
        """Codes of the cards that have these words, best first."""

    def ready(self, lang: str) -> list[dict[str, Any]]:
        """The decks that come with the game: `key`, `name`, `about`, `learning`."""

    def deck_text(self, key: str) -> str:
        """The text of such a deck. Raises ValueError for one that there is not."""

    def deck_report(self, text: str, lang: str) -> dict[str, Any]:
        """A deck read and checked: the fields of `forms.DeckReport`."""

    def prepare(
        self, decks: Sequence[str], seed: int, teams: Sequence[int], windows: str, options: Mapping[str, str]
    ) -> dict[str, Any]:
        """The setup of a game from texts of decks, as `Rules.prepare` gives it. Raises ValueError."""

    def names(self, table: Table) -> dict[int, str]:
        """What each piece in sight is called, by its handle."""

    def look(self, table: Table, handle: int) -> tuple[list[str], dict[str, Any]]:
        """More about a piece: lines to be read, and data for the client."""


def playable() -> list[str]:
    """The games that can be played here."""
    return list(catalogue.GAMES)


def rules_of(game: str, edition: str = "") -> Rules:
    """The rules of a game. Raises UnknownGame."""
    return catalogue.rules(game, edition)


def tables(game: str) -> TableRoom:
    """The module with the tables of a game."""
    return cast(TableRoom, import_module(f"regelwerk.{known(game)}.table"))


def sights(game: str) -> SightRoom:
    """The module that filters what seats of a game see."""
    return cast(SightRoom, import_module(f"regelwerk.{known(game)}.sight"))


def web(game: str) -> WebRoom:
    """The module with what a browser needs of a game."""
    return cast(WebRoom, import_module(f"regelwerk.{known(game)}.web"))


def known(game: str) -> str:
    """The name itself if the catalogue has it: nobody imports a module by a name that came over the wire."""
    if game not in catalogue.GAMES:
        raise catalogue.UnknownGame(f"there is no game {game!r}; there is {', '.join(catalogue.GAMES)}")
    return game


def spoken(words: Words) -> str:
    """A line without its styles and without the rule behind it.

    >>> spoken([("Ogre attacks", ""), ("  [602.1]", "rule")])
    'Ogre attacks'
    """
    return "".join(text for text, style in words if style != "rule").strip()


def mark_of(words: Words) -> str:
    """The rule that stands behind a line, without its brackets; "" if none does.

    >>> mark_of([("Ogre attacks", ""), ("  [602.1]", "rule")])
    '602.1'
    """
    for text, style in reversed(words):
        if style == "rule":
            return text.strip().strip("[]")
    return ""


def rule_mark(rules: Rules, number: str) -> str:
    """How a rule stands behind a line: without its usual book, with a star if no source of the edition states it."""
    book = rules.book()
    star = "*" if number in book and book.cite(number).standing in ("inferred", "proposed") else ""
    return number.removeprefix(f"{book.prefix}:") + star


def number_of(rules: Rules, mark: str) -> str:
    """The number of the rule that a mark (or a title that begins with one) means; "" if it means none."""
    book = rules.book()
    for word in (mark, mark.split(" ")[0]):
        for candidate in (word.rstrip("*,"), f"{book.prefix}:{word.rstrip('*,')}"):
            if candidate in book:
                return candidate
    return ""
