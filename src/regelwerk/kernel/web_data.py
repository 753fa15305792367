"""What a browser needs of a game beside its presenter, as plain data; and what it gets where a game brings none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.game_presenter import GamePresenter, pieces
from regelwerk.kernel.presentation.text import StyledLine, plain

if TYPE_CHECKING:
    from regelwerk.kernel.package import GamePackage


class WebData(Protocol):
    """What a browser needs of a game beside its presenter. A game's module `web` has all this.

    `presenter` is always one of that game's own.
    """

    def terms(self, lang: str) -> dict[str, str]:
        """The game's words by the names that views use."""

    def version(self) -> str:
        """Changes when any card does."""

    def faces(self, lang: str) -> list[dict[str, Any]]:
        """Every card: the fields of `server.forms.Face`."""

    def find(self, query: str, lang: str) -> list[str]:
        """Codes of the cards that have these words, best first."""

    def formats(self, lang: str) -> list[dict[str, str]]:
        """What a deck can be meant for, the usual one first: `key`, `name` and `about`."""

    def ready_deck_list(self, lang: str) -> list[dict[str, Any]]:
        """The decks that come with the game: `key`, `name`, `about`, `learning`, `cover`."""

    def deck_text(self, key: str) -> str:
        """The text of such a deck. Raises ValueError for one that there is not."""

    def deck_report(self, text: str, lang: str, edition: str = "") -> dict[str, Any]:
        """A deck read and checked by an edition ("": its own): the fields of `server.forms.DeckReport`."""

    def prepare(
        self, decks: Sequence[str], seed: int, teams: Sequence[int], windows: str, options: Mapping[str, str]
    ) -> dict[str, Any]:
        """The setup of a game from texts of decks, as `Ruleset.prepare` gives it. Raises ValueError."""

    def look(self, table: Any, handle: Handle) -> tuple[list[str], dict[str, Any]]:
        """More about a piece: lines to be read, and data for the client."""


class DefinitionTexts(Protocol):
    """Definitions as texts, so that games are finished under the definitions they began with."""

    def definition_texts(self, defs: Definitions) -> dict[str, str]:
        """Every definition in its text form, by its code."""

    def definitions_from_texts(self, texts: Mapping[str, str], edition: str = "") -> Definitions:
        """The definitions that these texts mean, in an edition ("": the usual one). Raises ValueError."""


class OwnDefinitions(Protocol):
    """Definitions of a user's own. Files are texts by name.

    `WebData.prepare` gets them among its options, the names behind "own:".
    """

    def own_report(self, files: Mapping[str, str], lang: str) -> dict[str, Any]:
        """Files read and checked: the fields of `server.forms.CustomFilesReport`."""

    def own_deck_report(self, text: str, lang: str, files: Mapping[str, str]) -> dict[str, Any]:
        """A deck (party) that may name what is in the files, read and checked: as `deck_report`."""


class PlainWebData:
    """What a browser gets of a game that brings no data of its own: made of what its library and its views say."""

    def __init__(self, package: GamePackage) -> None:
        self.package = package
        self.rules = package.rules()
        self.library = package.card_library()

    def terms(self, lang: str) -> dict[str, str]:
        return {}

    def version(self) -> str:
        return self.rules.defs({}).digest

    # ----------------------------------------------------------------------- cards

    def faces(self, lang: str) -> list[dict[str, Any]]:
        return _faces(self, lang)

    def face(self, card: Any, lang: str) -> dict[str, Any]:
        """A card: its name, and everything else as text."""
        lines = [plain(line) for line in self.library.card_lines(card, lang)]
        return {
            "code": card.code,
            "name": lines[0].partition("  (")[0] if lines else card.name,
            "other": "",
            "kind": "card",
            "line": lines[1] if len(lines) > 1 else "",
            "cost": "",
            "colours": [],
            "numbers": [],
            "keywords": [],
            "tags": [],
            "text": lines[2:],
            "rarity": "",
            "set": card.code.partition("/")[0],
            "number": "",
            "emblem": "",
            "note": "",
            "fields": {"set": [card.code.partition("/")[0]]},
        }

    def find(self, query: str, lang: str) -> list[str]:
        return [card.code for card in self.library.find_cards(query, lang)]

    # ----------------------------------------------------------------------- decks

    def formats(self, lang: str) -> list[dict[str, str]]:
        return []

    def ready_deck_list(self, lang: str) -> list[dict[str, Any]]:
        learning = self.library.learning_decks()
        return [
            {
                "key": key,
                "name": key,
                "about": plain(self.library.deck_summary(key, lang)).removeprefix(key).strip(),
                "learning": key in learning,
                "cover": [],
            }
            for key in self.library.ready_decks()
        ]

    def deck_text(self, key: str) -> str:
        if key not in self.library.ready_decks():
            raise ValueError(f"unknown deck {key!r}")
        return key

    def deck_report(self, text: str, lang: str, edition: str = "") -> dict[str, Any]:
        """A deck is read from a file of its own: the table knows no other way. Ready ones go by their names."""
        faults: Sequence[Any]
        lines: list[StyledLine] = []
        name = ""
        try:
            deck = self.open(text)
            faults = self.library.deck_faults(deck)
            lines = self.library.deck_lines(deck, lang)
            name = getattr(deck, "name", "")
        except (ValueError, OSError) as error:
            faults = getattr(error, "faults", ())
        faults_data = [
            {
                "text": self.library.fault_line(fault, lang),
                "rule": fault.rule.number if getattr(fault, "rule", None) is not None else "",
                "line": getattr(fault, "line", 0),
                "card": "",
            }
            for fault in faults
        ]
        if not lines and not faults_data:
            faults_data = [{"text": name or "?", "rule": "", "line": 0, "card": ""}]
        return {
            "name": name,
            "format": "",
            "edition": self.rules.edition,
            "legal": not faults_data,
            "size": 0,
            "cards": [],
            "faults": faults_data,
            "closed": [],
            "text": text,
            "lines": [plain(line) for line in lines],
        }

    def open(self, text: str) -> Any:
        """A deck from its text, or a ready one from its name."""
        if text in self.library.ready_decks():
            return self.library.open_deck(text)
        import tempfile  # for a user's own text: it takes longer to load than the rest of this file

        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "a.deck"
            file.write_text(text, encoding="utf-8", errors="replace")
            return self.library.open_deck(str(file))

    def prepare(
        self, decks: Sequence[str], seed: int, teams: Sequence[int], windows: str, options: Mapping[str, str]
    ) -> dict[str, Any]:
        if options:
            raise ValueError(f"this game has no options, and was given {', '.join(sorted(options))}")
        return self.rules.prepare(decks, seed, teams, windows)

    # ---------------------------------------------------------------------- pieces

    def look(self, presenter: GamePresenter, handle: Handle) -> tuple[list[str], dict[str, Any]]:
        for piece in pieces(presenter.game.view(presenter.seat)):
            if piece["handle"] == handle and handle and piece["face"] is not None:
                code = piece["face"]["code"]
                cards = self.rules.defs({}).by_code
                lines = self.library.card_lines(cards[code], presenter.lang) if code in cards else []
                return [plain(line) for line in lines], {"code": code}
        return [], {}


def closed_groups(groups: Mapping[tuple[str, str, bool], list[str]]) -> list[dict[str, Any]]:
    """Codes of cards by why a deck takes no more of them (text, rule, whether it is full): fields of `ClosedCards`."""
    return [{"text": text, "rule": rule, "full": full, "codes": found} for (text, rule, full), found in groups.items()]


@cache
def _faces(data: PlainWebData, lang: str) -> list[dict[str, Any]]:
    cards = data.rules.defs({}).cards
    return [data.face(card, lang) for card in cards if card.code and card.name and card.code.count("/") == 1]
