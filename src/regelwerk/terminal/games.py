"""The games as the terminal knows them: each brings a table, which words and lays out its views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from regelwerk import catalogue
from regelwerk.kernel.decision import Reason
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.set_choice import Draft

Span = tuple[str, str]
Line = list[Span]
View = dict[str, Any]


Own = Sequence[tuple[str, str]]
"""A user's own files of definitions: names and texts. Only games that take such files are ever handed any."""


class Library(Protocol):
    """What a game's table says about cards and decks outside a game."""

    def ready_decks(self) -> list[str]:
        """Names of the decks that come with the game."""

    def learning_decks(self) -> list[str]:
        """Two of them for a first game."""

    def deck_summary(self, name: str, lang: str) -> Line:
        """One line about such a deck."""

    def open_deck(self, given: str, own: Own = ()) -> Any:
        """A deck by name or from a file; raises ValueError (with `faults`, where it can say more) or OSError."""

    def deck_lines(self, deck: Any, lang: str, own: Own = ()) -> list[Line]:
        """A deck to be read."""

    def list_lines(self, setup: Mapping[str, Any], seat: int, lang: str) -> list[Line]:
        """The list with which a seat plays, from the setup of its game, to be read where lists are open."""

    def faults(self, deck: Any, own: Own = (), edition: str = "") -> Sequence[Any]:
        """Everything that makes it illegal, in an edition. Only a game that has several is handed any."""

    def fault_line(self, fault: Any, lang: str, own: Own = ()) -> str:
        """One fault, worded."""

    def rival(self, deck: Any, own: Own = ()) -> str:
        """A ready deck that can meet another one; only where not every two can meet."""

    def problem_lines(self, problems: Sequence[Any], lang: str) -> Sequence[str]:
        """What is wrong in own files, one in a line."""

    def find_cards(self, query: str, lang: str, own: Own = ()) -> Sequence[Any]:
        """The cards a reader means, best first."""

    def card_lines(self, card: Any, lang: str) -> list[Line]:
        """A card to be read."""

    def card_line(self, card: Any, lang: str) -> Line:
        """A card in one line."""


def first_game() -> str:
    """The game that is meant where none is named."""
    return catalogue.GAMES[0]


def library(game: str) -> Library:
    """The cards and decks of a game."""
    return room(game).library


def not_implemented(game: str, name: str) -> tuple[str, str, str] | None:
    """A card of that name that exists and is not in the game: its name, what it waits for in English and in German."""
    found = getattr(library(game), "not_implemented", None)
    without: tuple[str, str, str] | None = found(name) if found is not None else None
    return without


def waits(game: str) -> list[tuple[str, str]]:
    """What the cards wait for that are not implemented, in English and in German; most games have none."""
    found = getattr(library(game), "waits", None)
    needs: list[tuple[str, str]] = found() if found is not None else []
    return needs


class Table(Protocol):
    """One seat's table at one moment: what it sees, may answer, and is told."""

    seat: int
    draft: Draft | None
    shown: list[int]

    def collect(self, picks: Sequence[int] = ()) -> Draft | None: ...
    def why_not_number(self, index: int) -> list[Line]: ...
    def board(self) -> list[Line]: ...
    def between(self) -> list[Line]: ...
    def marks(self) -> str: ...
    def question(self) -> list[Line]: ...
    def offers(self) -> list[Any]: ...
    def menu(self, offers: list[Any]) -> list[Line]: ...
    def numbered(self, number: int) -> int: ...
    def news(self, events: Sequence[Event]) -> list[Line]: ...
    def log(self, events: Sequence[Event]) -> list[Line]: ...
    def show(self, name: str) -> list[Line]: ...
    def read(self, line: str) -> Any: ...
    def follow(self, then: list[str], x: int) -> int: ...
    def why(self, line: str) -> tuple[list[Line], str]: ...
    def refusal(self, reasons: Sequence[Reason]) -> list[Line]: ...
    def passing(self) -> int: ...
    def only_passing(self) -> bool: ...
    def closing(self) -> int: ...
    def end_order(self) -> Any: ...
    def undone(self) -> list[str]: ...
    def whose_turn(self) -> str: ...
    def stop(self) -> str: ...
    def main(self) -> bool: ...
    def past(self, until: str, since: int) -> bool: ...
    def turn(self) -> int: ...
    def announcing(self) -> bool: ...
    def piles(self, query: str) -> list[Line]: ...
    def hints(self) -> list[Line]: ...
    def ending(self) -> list[Line]: ...


class Room(Protocol):
    """A game's module of that name.

    SEATS      the fewest and the most seats
    PLAYS      how a player is introduced: "hero", "deck" or "party" (the messages `intro-...` have a sentence for each)
    hero_of    what stands for a deck besides its name in that sentence
    examples   what can be typed in this game, line by line, for the help
    """

    library: Library
    SEATS: tuple[int, int]
    PLAYS: str
    STOPS: Sequence[str]
    USUAL_STOPS: frozenset[str]

    def Table(self, game: Game, seat: int, lang: str, names: Sequence[str], width: int) -> Table: ...  # noqa: N802
    def stop_name(self, stop: str, lang: str) -> str: ...
    def title(self, lang: str, edition: str = "") -> str: ...
    def hero_of(self, deck: Any, lang: str, own: Own = ()) -> str: ...
    def examples(self, lang: str) -> Sequence[str]: ...


def room(game: str) -> Room:
    """The table of a game."""
    return cast(Room, import_module(f"regelwerk.{game}.table"))
