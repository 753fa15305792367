"""What a scene defines for itself: figures and cards, its own board, a scenario that is changed."""

from __future__ import annotations

import dataclasses
from functools import lru_cache
from typing import Final

from regelwerk.kernel.scene.names import best_match
from regelwerk.kernel.scene.scene import HeadingField, SceneBlock
from regelwerk.kernel.scene.source_text import SceneFormatError, SceneProblem, SourceText, did_you_mean, drawing
from regelwerk.kernel.scene.vocabulary import read_call, read_changes, read_word
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.base_definitions import of_the_game, standard
from regelwerk.wowminis.definition_loading import TYPES, definitions
from regelwerk.wowminis.definition_set import OWN, DefinitionSet, slug
from regelwerk.wowminis.definitions import MinisDefinitions, measured
from regelwerk.wowminis.hex_grid import COLOURS, NUMBERS, SIGNS, WALL, BoardDrawingError, ground
from regelwerk.wowminis.lowering import LoweringError

DRAWN: Final = "Drawn here"
"""The name of a board that a scene draws."""


@lru_cache(maxsize=64)
def with_own(own: tuple[tuple[str, vocabulary.Definition], ...]) -> MinisDefinitions:
    """The definitions of the game and a scene's own, ready to play with. Raises LoweringError."""
    return definitions(DefinitionSet([*of_the_game(), *own]) if own else standard())


class SceneDefinitions:
    """Reads the definitions of a scene, and finds figures and cards by name.

    figures, cards  by name in lower case, the scene's own before those of the game
    own             code and word of whatever the game does not have
    marks           letters in the scene's drawing, with the numbers of their spaces
    broken          names of what the scene defines and makes no sense; what names it is not wrong for that
    no_board        whether the board makes no sense
    """

    def __init__(self) -> None:
        self.figures: dict[str, vocabulary.Figure] = {}
        self.cards: dict[str, vocabulary.Card] = {}
        self.own: list[tuple[str, vocabulary.Definition]] = []
        self.problems: list[SceneProblem] = []
        self.marks: dict[str, int] = {}
        self.broken: set[str] = set()
        self.no_board = False
        self.board = ""
        self.scenario = "starter"
        self.code_of: dict[vocabulary.Figure | vocabulary.Card, str] = {}

    # -------------------------------------------------------- figures and cards

    def attempt(self, block: SceneBlock) -> None:
        """Read a figure or card of the scene's own; what is wrong with it is kept."""
        try:
            self.define(block)
        except SceneFormatError as bad:
            self.problems += bad.problems
            self.broken.add(block.name.text.lower())

    def check_readable(self, name: SourceText) -> None:
        """Raise SceneFormatError without problems for a name whose definition is broken: they are reported there."""
        if name.text.strip('"').lower() in self.broken:
            raise SceneFormatError([])

    def define(self, block: SceneBlock) -> None:
        value = block.value
        if value.text.startswith("like "):
            end = value.text.find(",")
            base = self.like(value.slice(5, end if end >= 0 else None))
            changes: dict[str, object] = {"name": block.name.text, "name_de": ""}
            if end >= 0:
                changes |= read_changes(value.slice(end + 1), type(base), vocabulary.VOCABULARY, TYPES)
            word: object = dataclasses.replace(base, **changes)  # type: ignore[arg-type]  # names are those of fields
        else:
            kind = "Figure" if value.text.startswith(("Faction.", "Figure(")) else "Card"
            word = read_call(kind, block.name, value, vocabulary.VOCABULARY, TYPES)
        if isinstance(word, vocabulary.Figure):
            self.figures[word.name.lower()] = word
        elif isinstance(word, vocabulary.Card):
            self.cards[word.name.lower()] = word
        else:
            raise value.problem(
                "a scene defines figures and cards: `like Gorebelly, armor=1`, `CardKind.ACTION, 2, ...`"
            )

    def like(self, name: SourceText) -> vocabulary.Figure | vocabulary.Card:
        """The figure or card that something is like. Raises SceneFormatError."""
        self.check_readable(name)
        figure = best_match(name, [*self.figures.values(), *standard().figures.values()])
        card = best_match(name, [*self.cards.values(), *standard().cards.values()])
        if figure is not None:
            return figure
        if card is not None:
            return card
        known = [*standard().names(vocabulary.Figure), *standard().names(vocabulary.Card)]
        raise name.problem(f"unknown name {name.text!r}{did_you_mean(name.text, known)}")

    def figure(self, name: SourceText) -> vocabulary.Figure:
        """The figure of that name. Raises SceneFormatError."""
        self.check_readable(name)
        found = best_match(name, [*self.figures.values(), *standard().figures.values()])
        if found is None:
            known = [*standard().names(vocabulary.Figure), *self.figures]
            raise name.problem(f"unknown figure {name.text!r}{did_you_mean(name.text, known)}")
        return found

    def card(self, name: SourceText) -> vocabulary.Card:
        """The card of that name. Raises SceneFormatError."""
        self.check_readable(name)
        found = best_match(name, [*self.cards.values(), *standard().cards.values()])
        if found is None:
            known = [*standard().names(vocabulary.Card), *self.cards]
            raise name.problem(f"unknown card {name.text!r}{did_you_mean(name.text, known)}")
        return found

    def granted(self, figure: vocabulary.Figure, value: SourceText) -> vocabulary.Figure:
        """The figure with one ability more."""
        word = read_word(value, vocabulary.VOCABULARY, TYPES)
        if isinstance(word, (vocabulary.Taunt, vocabulary.Have)):
            word = vocabulary.Ongoing("Granted", word)
        if not isinstance(word, (vocabulary.Ongoing, vocabulary.Action)):
            raise value.problem('an ability stands here: `Taunt()`, `Have(THIS, armor=1)`, `Action("Kick", 1, ...)`')
        return dataclasses.replace(figure, abilities=(*figure.abilities, word))

    def code(self, word: vocabulary.Figure | vocabulary.Card) -> str:
        """The code of a figure or card that is used; one that the game does not have becomes the scene's own."""
        known = self.code_of.get(word)
        if known is not None:
            return known
        theirs = standard().figures if isinstance(word, vocabulary.Figure) else standard().cards
        for code, other in theirs.items():
            if other == word:
                self.code_of[word] = code
                return code
        code = self.free_code(word)
        self.own.append((code, word))
        self.code_of[word] = code
        return code

    def free_code(self, word: vocabulary.Figure | vocabulary.Card) -> str:
        code = f"{OWN}/{slug(word.name)}"
        taken = [other for other, _ in self.own]
        number = 1
        found = code
        while found in taken:
            number += 1
            found = f"{code}-{number}"
        return found

    # ------------------------------------------------------------ board, scenario

    def read_board(self, found: HeadingField) -> None:
        """`board: Ruined Keep`, or rows with a bar in front of them."""
        rows = drawing(found.value)
        if not rows:
            code = standard().board_code(found.value.text)
            if not code:
                known = standard().names(vocabulary.Board)
                raise found.value.problem(f"unknown board {found.value.text!r}{did_you_mean(found.value.text, known)}")
            self.board = standard().boards[code].name
            return
        plain = self.plain(rows)
        try:
            ground(plain)
        except BoardDrawingError as bad:
            row = rows[min(bad.line, len(rows)) - 1]
            message = f"this is no board: {bad.kind} {bad.about}".rstrip()
            raise SceneFormatError([SceneProblem(row.line, row.column + bad.column - 1, message)]) from None
        self.own.append((f"{OWN}/drawn-here", vocabulary.Board(DRAWN, tuple(plain))))
        self.board = DRAWN

    def plain(self, rows: list[SourceText]) -> list[str]:
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
                    raise row.problem(f"{sign!r} is not a board character", column)
                if not sign.isspace() and sign != WALL:
                    number += 1
                signs += sign
            plain.append(signs)
        return plain

    def read_scenario(self, found: HeadingField | None) -> None:
        """`scenario: Duel`, `scenario: Starter, points_held=3, rounds=2`; on the board of the scene if it has one."""
        word = standard().scenarios[self.scenario]
        changes: dict[str, object] = {}
        if found is not None:
            end = found.value.text.find(",")
            name = found.value.slice(0, end if end >= 0 else None)
            self.scenario = standard().scenario_code(name.text)
            if not self.scenario:
                known = standard().names(vocabulary.Scenario)
                raise name.problem(f"unknown scenario {name.text!r}{did_you_mean(name.text, known)}")
            word = standard().scenarios[self.scenario]
            if end >= 0:
                changes = read_changes(found.value.slice(end + 1), vocabulary.Scenario, vocabulary.VOCABULARY, TYPES)
        if self.board and self.board != word.board:
            changes["board"] = self.board
        if changes:
            self.scenario = f"{OWN}/played-here"
            word = dataclasses.replace(word, **changes)  # type: ignore[arg-type]  # names are those of fields
            if found is not None:
                self.check_spaces(found.value, word)
            self.own.append((self.scenario, word))

    def check_spaces(self, at: SourceText, word: vocabulary.Scenario) -> None:
        """The board of a scenario, and its victory spaces, must be there. Raises SceneFormatError."""
        drawn = [board for _, board in self.own if isinstance(board, vocabulary.Board) and board.name == word.board]
        code = standard().board_code(word.board)
        if not drawn and not code:
            raise at.problem(
                f"unknown board {word.board!r}{did_you_mean(word.board, standard().names(vocabulary.Board))}"
            )
        for name in word.victory:
            if measured(drawn[0].rows if drawn else standard().boards[code].rows).named(name) < 0:
                raise at.problem(f"the board has no space {name!r}")

    def definitions(self) -> MinisDefinitions:
        """Everything, lowered. Raises SceneFormatError for a definition that cannot work."""
        try:
            return with_own(tuple(self.own))
        except LoweringError as error:
            raise SceneFormatError([SceneProblem(1, 1, f"a definition of the scene cannot work: {error}")]) from None
