"""Which figures, cards and spaces the names of a scene mean (see `kernel/scene_names.py`).

Figures and cards of one name are counted in the order of the file. A space is called as on the board (`b3`), or by the
letter with which the scene's own drawing marks it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from regelwerk.kernel import scene_names
from regelwerk.kernel.scene_names import WRONG, Named, fit
from regelwerk.kernel.scene_text import Text
from regelwerk.wowminis.hexes import Ground
from regelwerk.wowminis.meaning import Card, Figure
from regelwerk.wowminis.shelf import Shelf
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.words import Action


class Names(scene_names.Names):
    """The names that one scene knows: its seats, figures, cards and abilities, those given in it, and spaces.

    marks      the letters of the scene's own drawing, with the numbers of their spaces
    any_space  whether any space may be named, since the board makes no sense
    """

    def __init__(
        self, seats: list[str], shelf: Shelf, ground: Ground, marks: Mapping[str, int], more: Iterable[str] = ()
    ) -> None:
        """`more`: names of what the scene defines and makes no sense."""
        super().__init__(seats, [*names_of(shelf), *more])
        self.any_space = False
        self.ground = ground
        self.marks = marks

    def space(self, text: Text) -> int:
        """The number of a space. Raises BadScene."""
        if text.text in self.marks:
            return self.marks[text.text]
        number = 0 if self.any_space else self.ground.named(text.text)
        if number < 0:
            raise text.problem(
                f"the board has no space {text.text!r}; a space is called like b3: row b, third from left"
            )
        return number

    def called(self, space: int) -> str:
        """What a space is called."""
        for mark, number in self.marks.items():
            if number == space:
                return mark
        return self.ground.names[space]


def names_of(shelf: Shelf) -> list[str]:
    """Every name that a figure, a card or an ability has."""
    found: list[scene_names.Called] = []
    for figure in shelf.figures.values():
        found += [figure, *(one for one in (figure.attack, *figure.abilities) if isinstance(one, Action))]
    return scene_names.names_of([*found, *shelf.cards.values()])


def figures_of(state: MinisState) -> list[MinisPiece]:
    """All figures of the game."""
    return [state.pieces[id] for id in state.figures]


def cards_of(state: MinisState) -> list[MinisPiece]:
    """All action cards of the game, by the figures under which they lie."""
    return [state.pieces[id] for figure in state.figures for id in state.pieces[figure].bar]


def rank_of(named: Named, piece: MinisPiece, names: Names) -> int:
    """How well a name fits a piece, seats aside."""
    if named.name in names.given:
        return 0 if piece.id == names.given[named.name] else WRONG
    card = piece.card
    if isinstance(card, (Figure, Card)):
        return fit(named.name, card.word)
    return WRONG


def matching(
    state: MinisState, named: Named, among: Iterable[MinisPiece], names: Names, seats: dict[str, int]
) -> list[MinisPiece]:
    """The pieces that fit a name best, in the order given; more than one: the name is not clear."""
    owner = seats[named.owner] if named.owner else -1
    best = WRONG
    found: list[MinisPiece] = []
    for piece in among:
        if owner >= 0 and piece.owner != owner:
            continue
        fits = rank_of(named, piece, names)
        if fits < best:
            best = fits
            found = []
        if fits == best and fits < WRONG:
            found.append(piece)
    if named.number:
        same = [
            piece
            for piece in state.pieces
            if rank_of(named, piece, names) == best and (owner < 0 or piece.owner == owner)
        ]
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
