"""The games as the server knows them: each brings a table, which words its views, and what a browser needs besides.

The server names no game. A game's package has the modules `table` (the same that the
terminal uses), `sight`, and `web`; the protocols here say what stands in them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

from regelwerk import catalogue
from regelwerk.kernel.decision import Reason
from regelwerk.kernel.defs import Defs
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game, Rules
from regelwerk.kernel.set_choice import Draft
from regelwerk.kernel.sight import Terms
from regelwerk.kernel.state import State
from regelwerk.kernel.table_reading import Collected
from regelwerk.kernel.table_text import Line

OWN: Final = "own:"
"""Before the names of a user's own files among the options of a room."""
LISTS: Final = "lists"
"""The option of every room that says whether lists are open (ruling:closed-lists)."""

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

    shown: list[int]

    def collect(self, picks: Sequence[int] = ()) -> Draft | None: ...
    def collected(self) -> Collected | None: ...
    def question(self) -> list[Words]: ...
    def offers(self) -> Sequence[Offer]: ...
    def same(self, index: int) -> int: ...
    def news(self, events: Sequence[Event]) -> list[Words]: ...
    def log(self, events: Sequence[Event]) -> list[Words]: ...
    def why(self, line: str) -> tuple[list[Words], str]: ...
    def refusal(self, reasons: Sequence[Reason]) -> list[Words]: ...
    def passing(self) -> int: ...
    def only_passing(self) -> bool: ...
    def closing(self) -> int: ...
    def undone(self) -> list[str]: ...
    def stop(self) -> str: ...
    def past(self, until: str, since: int) -> bool: ...
    def turn(self) -> int: ...
    def announcing(self) -> bool: ...
    def ending(self) -> list[Words]: ...
    def data(self) -> dict[str, Any]: ...


class ListLibrary(Protocol):
    """What of a game's module `library` a room asks."""

    def list_lines(self, setup: Mapping[str, Any], seat: int, lang: str) -> list[Line]: ...


class TableRoom(Protocol):
    """A game's module `table`."""

    STOPS: Sequence[str]
    USUAL_STOPS: frozenset[str]
    library: ListLibrary

    def Table(self, game: Game, seat: int, lang: str, names: Sequence[str], width: int) -> Table: ...  # noqa: N802
    def stop_name(self, stop: str, lang: str) -> str: ...
    def title(self, lang: str, edition: str = "") -> str: ...


class SightRoom(Protocol):
    """A game's module `sight`."""

    TERMS: Terms

    def events_for(self, state: State, events: Sequence[Event], seat: int) -> list[dict[str, Any]]: ...


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

    def formats(self, lang: str) -> list[dict[str, str]]:
        """What a deck can be meant for, the usual one first: `key`, `name` and `about`."""

    def ready(self, lang: str) -> list[dict[str, Any]]:
        """The decks that come with the game: `key`, `name`, `about`, `learning`."""

    def deck_text(self, key: str) -> str:
        """The text of such a deck. Raises ValueError for one that there is not."""

    def deck_report(self, text: str, lang: str, edition: str = "") -> dict[str, Any]:
        """A deck read and checked by an edition, "" for the one that it names: the fields of `forms.DeckReport`."""

    def prepare(
        self, decks: Sequence[str], seed: int, teams: Sequence[int], windows: str, options: Mapping[str, str]
    ) -> dict[str, Any]:
        """The setup of a game from texts of decks, as `Rules.prepare` gives it. Raises ValueError."""

    def names(self, table: Table) -> dict[int, str]:
        """What each piece in sight is called, by its handle."""

    def look(self, table: Table, handle: int) -> tuple[list[str], dict[str, Any]]:
        """More about a piece: lines to be read, and data for the client."""


class Pinning(Protocol):
    """What a module `web` may have besides, so that games are finished under the definitions they began with."""

    def texts(self, defs: Defs) -> dict[str, str]:
        """Every definition in its text form, by its code."""

    def pinned(self, told: Mapping[str, str], edition: str = "") -> Defs:
        """The definitions that these texts mean, in an edition ("": the usual one). Raises ValueError."""


class Choosing(Protocol):
    """What a module `web` may have besides, for games that leave something to choose before they begin."""

    def options(self, lang: str) -> list[dict[str, Any]]:
        """What may be chosen: the fields of `forms.GameOption`. `prepare` gets the choices by key."""


class Dated(Protocol):
    """What a module `web` may have besides, for games that know several editions of their rules."""

    def editions(self, lang: str) -> list[dict[str, str]]:
        """The editions, the usual one first: `key`, `name` and `about`."""


class Turning(Protocol):
    """What a module `web` may have besides, for games that are played in turns."""

    def turns(self, table: Table, events: Sequence[Event]) -> list[tuple[int, str, str]]:
        """The turns that begin among these events, as a spectator is told of them.

        Each is the number of its event, what the turn is called, and what it stands under with others ("" for nothing).
        """


class Explaining(Protocol):
    """What a module `web` may have besides, for games whose rule book says which words of a text it explains."""

    def glossary(self, lang: str) -> list[tuple[str, list[str]]]:
        """Numbers of rules, each with the words it explains, in the forms in which texts have them."""


class Wording(Protocol):
    """What a module `web` may have besides, for games in which things wait to resolve."""

    def worded(self, table: Table) -> dict[str, list[str]]:
        """What waits, in sentences, by the name of its list in the view, in the list's order."""


class Owning(Protocol):
    """What a module `web` may have besides, for games that read definitions of a user's own.

    Files are texts by name. `prepare` gets them among its options, the names behind "own:".
    """

    def own_report(self, files: Mapping[str, str], lang: str) -> dict[str, Any]:
        """Files read and checked: the fields of `forms.OwnReport`."""

    def own_deck_report(self, text: str, lang: str, files: Mapping[str, str]) -> dict[str, Any]:
        """A deck (party) that may name what is in the files, read and checked: as `deck_report`."""


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


@cache
def web(game: str) -> WebRoom:
    """The module with what a browser needs of a game; one that has none gets what its table can say."""
    name = f"regelwerk.{known(game)}.web"
    if find_spec(name) is None:
        from regelwerk.server.plain import PlainRoom

        return PlainRoom(rules_of(game))
    return cast(WebRoom, import_module(name))


def pinning(game: str) -> Pinning | None:
    """The same module, if it can say definitions as texts and read them back."""
    room = web(game)
    return cast(Pinning, room) if hasattr(room, "texts") and hasattr(room, "pinned") else None


def choosing(game: str) -> Choosing | None:
    """The same module, if its game leaves something to choose."""
    room = web(game)
    return cast(Choosing, room) if hasattr(room, "options") else None


def turning(game: str) -> Turning | None:
    """The same module, if it can tell turns apart."""
    room = web(game)
    return cast(Turning, room) if hasattr(room, "turns") else None


def editions(game: str, lang: str) -> list[dict[str, str]]:
    """The editions of a game, the usual one first: `key`, `name`, `about`."""
    room = web(game)
    if hasattr(room, "editions"):
        return cast(Dated, room).editions(lang)
    usual = rules_of(game).edition
    return [{"key": usual, "name": usual, "about": ""}]


def glossary(game: str, lang: str) -> list[tuple[str, list[str]]]:
    """Rules with the words that they explain; none if the game does not say."""
    room = web(game)
    return cast(Explaining, room).glossary(lang) if hasattr(room, "glossary") else []


def worded(game: str, table: Table) -> dict[str, list[str]]:
    """What waits in a view, in sentences; nothing if the game does not say."""
    room = web(game)
    return cast(Wording, room).worded(table) if hasattr(room, "worded") else {}


def owning(game: str) -> Owning | None:
    """The same module, if its game reads definitions of a user's own."""
    room = web(game)
    return cast(Owning, room) if hasattr(room, "own_report") and hasattr(room, "own_deck_report") else None


def open_lists(options: Mapping[str, str]) -> bool:
    """Whether a room with these options plays with open lists. Raises ValueError for a choice that there is not.

    >>> open_lists({}), open_lists({"lists": "open"})
    (False, True)
    """
    chosen = options.get(LISTS, "closed")
    if chosen not in ("closed", "open"):
        raise ValueError(f"lists are closed or open, not {chosen!r}")
    return chosen == "open"


def own_files(options: Mapping[str, str]) -> dict[str, str]:
    """The user's own files among the options of a room.

    >>> own_files({"own:mine.minis": "figure X", "board": "large"})
    {'mine.minis': 'figure X'}
    """
    return {key.removeprefix(OWN): text for key, text in options.items() if key.startswith(OWN)}


def report_of(game: str, text: str, lang: str, files: Mapping[str, str], edition: str = "") -> dict[str, Any]:
    """A deck read and checked by an edition, with a user's own files if there are any. Raises UnknownGame."""
    rules_of(game, edition)
    owner = owning(game)
    if files and owner is not None:
        return owner.own_deck_report(text, lang, files)
    return web(game).deck_report(text, lang, edition)


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
