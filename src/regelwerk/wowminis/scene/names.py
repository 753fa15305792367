"""Which figures, cards and spaces the names of a scene mean (see `kernel/scene/names.py`).

Figures and cards of one name are counted in the order of the file. A space is called as on the board (`b3`), or by the
letter with which the scene's own drawing marks it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from regelwerk.kernel.scene import names
from regelwerk.kernel.scene.names import NO_MATCH, NameRef, best_ranked, match_rank_of
from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.wowminis.definition_set import DefinitionSet
from regelwerk.wowminis.hex_grid import BoardGrid
from regelwerk.wowminis.lowered import CardDefinition, FigureDefinition
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.vocabulary import Action


class MinisSceneNames(names.SceneNames):
    """The names that one scene knows: its seats, figures, cards and abilities, those given in it, and spaces.

    marks      the letters of the scene's own drawing, with the numbers of their spaces
    any_space  whether any space may be named, since the board makes no sense
    """

    def __init__(
        self,
        seats: list[str],
        shelf: DefinitionSet,
        ground: BoardGrid,
        marks: Mapping[str, int],
        more: Iterable[str] = (),
    ) -> None:
        """`more`: names of what the scene defines and makes no sense."""
        super().__init__(seats, [*names_of(shelf), *more])
        self.any_space = False
        self.ground = ground
        self.marks = marks

    def space(self, text: SourceText) -> int:
        """The number of a space. Raises SceneFormatError."""
        if text.text in self.marks:
            return self.marks[text.text]
        number = 0 if self.any_space else self.ground.named(text.text)
        if number < 0:
            raise text.problem(
                f"the board has no space {text.text!r}; a space is named like b3: row b, third from left"
            )
        return number

    def called(self, space: int) -> str:
        """What a space is called."""
        for mark, number in self.marks.items():
            if number == space:
                return mark
        return self.ground.names[space]


def names_of(shelf: DefinitionSet) -> list[str]:
    """Every name that a figure, a card or an ability has."""
    found: list[names.HasNames] = []
    for figure in shelf.figures.values():
        found += [figure, *(ability for ability in (figure.attack, *figure.abilities) if isinstance(ability, Action))]
    return names.names_of([*found, *shelf.cards.values()])


def figures_of(state: MinisState) -> list[MinisPiece]:
    """All figures of the game."""
    return [state.pieces[id] for id in state.figures]


def cards_of(state: MinisState) -> list[MinisPiece]:
    """All action cards of the game, by the figures under which they lie."""
    return [state.pieces[id] for figure in state.figures for id in state.pieces[figure].bar]


def rank_of(named: NameRef, piece: MinisPiece, names: MinisSceneNames) -> int:
    """How well a name fits a piece, seats aside."""
    if named.name in names.given:
        return 0 if piece.id == names.given[named.name] else NO_MATCH
    card = piece.card
    if isinstance(card, (FigureDefinition, CardDefinition)):
        return match_rank_of(named.name, card.word)
    return NO_MATCH


def matching(
    state: MinisState, named: NameRef, among: Iterable[MinisPiece], names: MinisSceneNames, seats: dict[str, int]
) -> list[MinisPiece]:
    """The pieces that fit a name best, in the order given; more than one: the name is not clear."""
    owner = seats[named.owner] if named.owner else -1

    def owned(pieces: Iterable[MinisPiece]) -> list[MinisPiece]:
        return [piece for piece in pieces if owner < 0 or piece.owner == owner]

    found = best_ranked(owned(among), lambda piece: rank_of(named, piece, names))
    if named.number and found:
        best = rank_of(named, found[0], names)
        same = [piece for piece in owned(state.pieces) if rank_of(named, piece, names) == best]
        wanted = same[named.number - 1].id if named.number <= len(same) else -1
        found = [piece for piece in found if piece.id == wanted]
    return found


def describe(state: MinisState, piece: MinisPiece, words: dict[int, str]) -> str:
    """What a scene calls a piece, so that it can be told apart."""
    name = piece.card.name
    same = [other for other in state.pieces if other.card.name == name]
    if len(same) < 2:
        return name
    mine = [other.id for other in same if other.owner == piece.owner]
    number = f" {mine.index(piece.id) + 1}" if len(mine) > 1 else ""
    return f"{words.get(piece.owner, piece.owner)}'s {name}{number}"
