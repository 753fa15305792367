"""What a scene defines for itself: figures and cards, its own board, a scenario that is changed."""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from typing import Final

from regelwerk.kernel.scene import Block, Field
from regelwerk.kernel.scene_names import best
from regelwerk.kernel.scene_text import BadScene, Problem, Text, drawing, nearest
from regelwerk.kernel.scene_words import read_call, read_changes, read_word
from regelwerk.kernel.word_types import Types
from regelwerk.wowminis import words as w
from regelwerk.wowminis.defs import MinisDefs, measured
from regelwerk.wowminis.hexes import COLOURS, NUMBERS, SIGNS, WALL, BadDrawing, ground
from regelwerk.wowminis.loading import definitions
from regelwerk.wowminis.lowering import LoweringError
from regelwerk.wowminis.shelf import OWN, Shelf, of_the_game, slug, standard

TYPES: Final = Types(vars(w))
"""What may stand in the fields of words."""
DRAWN: Final = "Drawn here"
"""The name of a board that a scene draws."""


@lru_cache(maxsize=64)
def with_own(own: tuple[tuple[str, w.Definition], ...]) -> MinisDefs:
    """The definitions of the game and a scene's own, ready to play with. Raises LoweringError."""
    return definitions(Shelf([*of_the_game(), *own]) if own else standard())


class Definitions:
    """Reads the definitions of a scene, and finds figures and cards by name.

    figures, cards  by name in lower case, the scene's own before those of the game
    own             code and word of whatever the game does not have
    marks           letters in the scene's drawing, with the numbers of their spaces
    broken          names of what the scene defines and makes no sense; what names it is not wrong for that
    no_board        whether the board makes no sense
    """

    def __init__(self) -> None:
        self.figures: dict[str, w.Figure] = {}
        self.cards: dict[str, w.Card] = {}
        self.own: list[tuple[str, w.Definition]] = []
        self.problems: list[Problem] = []
        self.marks: dict[str, int] = {}
        self.broken: set[str] = set()
        self.no_board = False
        self.board = ""
        self.scenario = "starter"
        self.code_of: dict[w.Figure | w.Card, str] = {}

    # -------------------------------------------------------- figures and cards

    def attempt(self, block: Block) -> None:
        """Read a figure or card of the scene's own; what is wrong with it is kept."""
        try:
            self.define(block)
        except BadScene as bad:
            self.problems += bad.problems
            self.broken.add(block.name.text.lower())

    def told(self, name: Text) -> None:
        """What makes no sense where it is defined is told there. Raises BadScene with nothing else to tell."""
        if name.text.strip('"').lower() in self.broken:
            raise BadScene([])

    def define(self, block: Block) -> None:
        value = block.value
        if value.text.startswith("like "):
            end = value.text.find(",")
            base = self.like(value.cut(5, end if end >= 0 else None))
            changes: dict[str, object] = {"name": block.name.text, "name_de": ""}
            if end >= 0:
                changes |= read_changes(value.cut(end + 1), type(base), w.VOCABULARY, TYPES)
            word: object = dataclasses.replace(base, **changes)  # type: ignore[arg-type]  # names are those of fields
        else:
            kind = "Figure" if value.text.startswith(("Faction.", "Figure(")) else "Card"
            word = read_call(kind, block.name, value, w.VOCABULARY, TYPES)
        if isinstance(word, w.Figure):
            self.figures[word.name.lower()] = word
        elif isinstance(word, w.Card):
            self.cards[word.name.lower()] = word
        else:
            raise value.problem(
                "a scene defines figures and cards: `like Gorebelly, armor=1`, `CardKind.ACTION, 2, ...`"
            )

    def like(self, name: Text) -> w.Figure | w.Card:
        """The figure or card that something is like. Raises BadScene."""
        self.told(name)
        figure = best(name, [*self.figures.values(), *standard().figures.values()])
        card = best(name, [*self.cards.values(), *standard().cards.values()])
        if figure is not None:
            return figure
        if card is not None:
            return card
        known = [*standard().names(w.Figure), *standard().names(w.Card)]
        raise name.problem(f"nothing is called {name.text!r}{nearest(name.text, known)}")

    def figure(self, name: Text) -> w.Figure:
        """The figure of that name. Raises BadScene."""
        self.told(name)
        found = best(name, [*self.figures.values(), *standard().figures.values()])
        if found is None:
            known = [*standard().names(w.Figure), *self.figures]
            raise name.problem(f"no figure is called {name.text!r}{nearest(name.text, known)}")
        return found

    def card(self, name: Text) -> w.Card:
        """The card of that name. Raises BadScene."""
        self.told(name)
        found = best(name, [*self.cards.values(), *standard().cards.values()])
        if found is None:
            known = [*standard().names(w.Card), *self.cards]
            raise name.problem(f"no card is called {name.text!r}{nearest(name.text, known)}")
        return found

    def granted(self, figure: w.Figure, value: Text) -> w.Figure:
        """The figure with one ability more."""
        word = read_word(value, w.VOCABULARY, TYPES)
        if isinstance(word, (w.Taunt, w.Have)):
            word = w.Ongoing("Granted", word)
        if not isinstance(word, (w.Ongoing, w.Action)):
            raise value.problem('an ability stands here: `Taunt()`, `Have(THIS, armor=1)`, `Action("Kick", 1, ...)`')
        return dataclasses.replace(figure, abilities=(*figure.abilities, word))

    def code(self, word: w.Figure | w.Card) -> str:
        """The code of a figure or card that is used; one that the game does not have becomes the scene's own."""
        known = self.code_of.get(word)
        if known is not None:
            return known
        theirs = standard().figures if isinstance(word, w.Figure) else standard().cards
        for code, other in theirs.items():
            if other == word:
                self.code_of[word] = code
                return code
        code = self.free_code(word)
        self.own.append((code, word))
        self.code_of[word] = code
        return code

    def free_code(self, word: w.Figure | w.Card) -> str:
        code = f"{OWN}/{slug(word.name)}"
        taken = [other for other, _ in self.own]
        number = 1
        found = code
        while found in taken:
            number += 1
            found = f"{code}-{number}"
        return found

    # ------------------------------------------------------------ board, scenario

    def read_board(self, found: Field) -> None:
        """`board: Ruined Keep`, or rows with a bar in front of them."""
        rows = drawing(found.value)
        if not rows:
            code = standard().board_code(found.value.text)
            if not code:
                known = standard().names(w.Board)
                raise found.value.problem(f"no board is called {found.value.text!r}{nearest(found.value.text, known)}")
            self.board = standard().boards[code].name
            return
        plain = self.plain(rows)
        try:
            ground(plain)
        except BadDrawing as bad:
            row = rows[min(bad.line, len(rows)) - 1]
            message = f"this is no board: {bad.kind} {bad.about}".rstrip()
            raise BadScene([Problem(row.line, row.column + bad.column - 1, message)]) from None
        self.own.append((f"{OWN}/drawn-here", w.Board(DRAWN, tuple(plain))))
        self.board = DRAWN

    def plain(self, rows: list[Text]) -> list[str]:
        """The rows with the marks taken out; these are kept with the numbers of their spaces."""
        number = 0
        plain = []
        for row in rows:
            signs = ""
            for column, sign in enumerate(row.text):
                if sign.isalpha() and sign not in COLOURS and sign not in SIGNS:
                    if sign in self.marks:
                        raise row.problem(f"two spaces are marked {sign}", column)
                    self.marks[sign] = number
                    sign = "."
                elif not sign.isspace() and sign not in (*SIGNS, *COLOURS, *NUMBERS, WALL):
                    raise row.problem(f"{sign!r} is no sign of a board", column)
                if not sign.isspace() and sign != WALL:
                    number += 1
                signs += sign
            plain.append(signs)
        return plain

    def read_scenario(self, found: Field | None) -> None:
        """`scenario: Duel`, `scenario: Starter, points_held=3, rounds=2`; on the board of the scene if it has one."""
        word = standard().scenarios[self.scenario]
        changes: dict[str, object] = {}
        if found is not None:
            end = found.value.text.find(",")
            name = found.value.cut(0, end if end >= 0 else None)
            self.scenario = standard().scenario_code(name.text)
            if not self.scenario:
                known = standard().names(w.Scenario)
                raise name.problem(f"no scenario is called {name.text!r}{nearest(name.text, known)}")
            word = standard().scenarios[self.scenario]
            if end >= 0:
                changes = read_changes(found.value.cut(end + 1), w.Scenario, w.VOCABULARY, TYPES)
        if self.board and self.board != word.board:
            changes["board"] = self.board
        if changes:
            self.scenario = f"{OWN}/played-here"
            word = dataclasses.replace(word, **changes)  # type: ignore[arg-type]  # names are those of fields
            if found is not None:
                self.check_spaces(found.value, word)
            self.own.append((self.scenario, word))

    def check_spaces(self, at: Text, word: w.Scenario) -> None:
        """The board of a scenario, and its victory spaces, must be there. Raises BadScene."""
        drawn = [board for _, board in self.own if isinstance(board, w.Board) and board.name == word.board]
        code = standard().board_code(word.board)
        if not drawn and not code:
            raise at.problem(f"no board is called {word.board!r}{nearest(word.board, standard().names(w.Board))}")
        for name in word.victory:
            if measured(drawn[0].rows if drawn else standard().boards[code].rows).named(name) < 0:
                raise at.problem(f"the board has no space {name!r}")

    def definitions(self) -> MinisDefs:
        """Everything, lowered. Raises BadScene for a definition that cannot work."""
        try:
            return with_own(tuple(self.own))
        except LoweringError as error:
            raise BadScene([Problem(1, 1, f"a definition of the scene cannot work: {error}")]) from None
