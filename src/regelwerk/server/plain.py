"""What a browser gets of a game that brings no room `web` of its own: made of what its table in the terminal says."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from regelwerk.kernel.game import Rules
from regelwerk.kernel.table_text import Line, plain


class PlainRoom:
    """The usual room of a game; `WebRoom` says what each function is for."""

    TAKES = "cards"
    SEATS = (2, 4)

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.library: Any = import_module(f"regelwerk.{rules.name}.table").library

    def phases(self) -> list[str]:
        return []

    def terms(self, lang: str) -> dict[str, str]:
        return {}

    def hints(self, lang: str) -> list[str]:
        return []

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

    def ready(self, lang: str) -> list[dict[str, Any]]:
        learning = self.library.learning_decks()
        return [
            {
                "key": key,
                "name": key,
                "about": plain(self.library.deck_summary(key, lang)).removeprefix(key).strip(),
                "learning": key in learning,
            }
            for key in self.library.ready_decks()
        ]

    def deck_text(self, key: str) -> str:
        if key not in self.library.ready_decks():
            raise ValueError(f"there is no deck {key!r}")
        return key

    def deck_report(self, text: str, lang: str, edition: str = "") -> dict[str, Any]:
        """A deck is read from a file of its own: the table knows no other way. Ready ones go by their names."""
        faults: Sequence[Any]
        lines: list[Line] = []
        name = ""
        try:
            deck = self.open(text)
            faults = self.library.faults(deck)
            lines = self.library.deck_lines(deck, lang)
            name = getattr(deck, "name", "")
        except (ValueError, OSError) as error:
            faults = getattr(error, "faults", ())
        said = [
            {
                "text": self.library.fault_line(fault, lang),
                "rule": fault.rule.number if getattr(fault, "rule", None) is not None else "",
                "line": getattr(fault, "line", 0),
                "card": "",
            }
            for fault in faults
        ]
        if not lines and not said:
            said = [{"text": name or "?", "rule": "", "line": 0, "card": ""}]
        return {
            "name": name,
            "format": "",
            "edition": self.rules.edition,
            "legal": not said,
            "size": 0,
            "cards": [],
            "faults": said,
            "text": text,
            "lines": [plain(line) for line in lines],
        }

    def open(self, text: str) -> Any:
        """A deck from its text, or a ready one from its name."""
        if text in self.library.ready_decks():
            return self.library.open_deck(text)
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

    def names(self, table: Any) -> dict[int, str]:
        """By handle the names of all faces that stand in the view."""
        known = {face["code"]: face["name"] for face in self.faces(table.lang)}
        found: dict[int, str] = {}
        for piece in pieces(table.game.view(table.seat)):
            face = piece["face"]
            if piece["handle"] and face is not None:
                found[piece["handle"]] = known.get(face["code"], face["name"])
        return found

    def look(self, table: Any, handle: int) -> tuple[list[str], dict[str, Any]]:
        for piece in pieces(table.game.view(table.seat)):
            if piece["handle"] == handle and handle and piece["face"] is not None:
                code = piece["face"]["code"]
                cards = self.rules.defs({}).by_code
                lines = self.library.card_lines(cards[code], table.lang) if code in cards else []
                return [plain(line) for line in lines], {"code": code}
        return [], {}


@cache
def _faces(room: PlainRoom, lang: str) -> list[dict[str, Any]]:
    cards = room.rules.defs({}).cards
    return [room.face(card, lang) for card in cards if card.code and card.name and card.code.count("/") == 1]


def pieces(data: Any) -> Iterator[dict[str, Any]]:
    """Everything in a view that has a handle and a face."""
    if isinstance(data, dict):
        if "handle" in data and "face" in data:
            yield data
        for value in data.values():
            yield from pieces(value)
    elif isinstance(data, list):
        for value in data:
            yield from pieces(value)
