"""What cards are called at the table: in the reader's language, numbered where two of a name lie on one side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.kernel.defs import Defs
from regelwerk.kernel.table_events import Data, Mention
from regelwerk.kernel.table_text import People
from regelwerk.kernel.wording import capital
from regelwerk.wowtcg.say_de import TERMS as GERMAN
from regelwerk.wowtcg.say_en import TERMS as ENGLISH
from regelwerk.wowtcg.table_talk.library import name_of, words
from regelwerk.wowtcg.table_talk.reading import Piece, View, card_of

PLAY_ROWS = ("ally row", "hero row", "resource row")
"""The rows in which cards of one name are numbered."""


def face_name(face: Data | None, lang: str, defs: Defs) -> str:
    """The name of a face in that language; "" for an unknown one."""
    if face is None:
        return ""
    card = card_of(face, defs)
    return name_of(card, lang) if card is not None else str(face["name"])


class Namer:
    """Names for everything one seat may speak of at this moment.

    lang     "en" or "de"
    people   who sits where
    terms    the game's terms
    words    the table's sentences
    """

    def __init__(self, view: View, lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.terms: dict[str, str] = GERMAN if lang == "de" else ENGLISH
        self.words: Any = words(lang)
        self.people = People(names, self.words.YOU, view.seat)
        self.called: dict[int, str] = {}
        for side in view.seats:
            pieces = [piece for row in PLAY_ROWS for piece in _with_attached(side.rows[row])]
            self._number([piece for piece in pieces if not (piece.zone == "resource row" and piece.face_down)])

    def _number(self, pieces: list[Piece]) -> None:
        """Cards of one name on one side are numbered from 1, in the order in which they lie."""
        names = [self.plain(piece) for piece in pieces]
        seen: dict[str, int] = {}
        for piece, name in zip(pieces, names):
            if piece.face is not None and names.count(name) > 1:
                seen[name] = seen.get(name, 0) + 1
                self.called[piece.handle] = f"{name} #{seen[name]}"

    def plain(self, piece: Piece) -> str:
        """A card's name without a number; an unknown one is a face-down card or just a card."""
        name = face_name(piece.face, self.lang, self.view.defs)
        if name:
            return name
        return str(self.words.FACE_DOWN if piece.zone in PLAY_ROWS else self.words.A_CARD)

    def piece(self, piece: Piece) -> str:
        """A card's name, numbered where it must be."""
        return self.called.get(piece.handle) or self.plain(piece)

    def handle(self, handle: int) -> str:
        """What a handle means: the name of that card."""
        piece = self.view.find(handle)
        if piece is not None:
            return self.piece(piece)
        question = self.view.question
        if question is not None and handle in question.offered:
            return face_name(question.offered[handle], self.lang, self.view.defs) or str(self.words.A_CARD)
        return str(self.words.A_CARD)

    def mention(self, said: Mention | None) -> str:
        """A card that is spoken of, or a player."""
        if said is None:
            return ""
        if said.seat >= 0:
            return self.people.within(said.seat)
        if said.handle in self.called:
            return self.called[said.handle]
        return face_name(said.face, self.lang, self.view.defs) or self.handle(said.handle)

    def term(self, name: str) -> str:
        """A term by the engine's name for it ("action phase", "ally row")."""
        key = name.replace(" ", "_").replace("-", "_")
        return self.terms.get(key, name)

    def phase(self, name: str) -> str:
        """A phase or step as it begins a line."""
        return capital(self.term(name)) if name in PHASES else capital(self.words.WORDS["before"])


PHASES = (
    "ready step",
    "draw step",
    "action phase",
    "attack window",
    "defend window",
    "combat conclusion",
    "end phase",
    "wrap-up step",
)


def _with_attached(pieces: list[Piece]) -> list[Piece]:
    return [one for piece in pieces for one in (piece, *piece.attached)]
