"""Definitions: what the cards, figures and boards of one game mean. Plain values, reached from the state.

Two sets of definitions can live in one process, and a file of a user's can join
at run time; so nothing here is a module constant, and everything lowered from a
word carries the path of that word, by which a saved game finds it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.kernel.mypyc_compat import mypyc_attr

if TYPE_CHECKING:
    from regelwerk.kernel.program import Instruction, Program


@mypyc_attr(allow_interpreted_subclasses=True)
class LoweredWord:
    """Something made from a word at loading: immutable, known by the path of its word."""

    __slots__ = ("path",)

    def __init__(self, path: str) -> None:
        self.path = path


@mypyc_attr(allow_interpreted_subclasses=True)
class Definition:
    """The lowered form of one definition. Games subclass it. Immutable.

    code   unique name inside its `Defs`, e.g. `hoa/leeroy-jenkins`
    index  position in `Defs.cards`, from 1 (0 means "no face")
    name   the English name
    back   which back it has: hidden pieces with different backs cannot be taken for each other
    """

    __slots__ = ("back", "code", "index", "name")

    def __init__(self, code: str, index: int, name: str) -> None:
        self.code = code
        self.index = index
        self.name = name
        self.back = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Definitions:
    """All definitions that one game uses.

    game, edition  which rule book
    digest         hash over the text form of every definition in it
    cards          the definitions, `cards[0]` is a blank face
    lowered        every lowered word by its path
    programs       every program by its path
    """

    __slots__ = ("by_code", "cards", "digest", "edition", "game", "lowered", "programs")

    def __init__(self, game: str, edition: str, digest: str) -> None:
        self.game = game
        self.edition = edition
        self.digest = digest
        self.cards: list[Definition] = []
        self.by_code: dict[str, Definition] = {}
        self.lowered: dict[str, LoweredWord | Instruction] = {}
        self.programs: dict[str, Program] = {}

    def add(self, card: Definition) -> None:
        """Add one definition; its code must be new."""
        if card.code in self.by_code:
            raise ValueError(f"two definitions are named {card.code!r}")
        self.cards.append(card)
        self.by_code[card.code] = card

    def register(self, thing: LoweredWord | Instruction) -> None:
        """Remember a lowered word by its path, for saved games."""
        if thing.path in self.lowered and self.lowered[thing.path] is not thing:
            raise ValueError(f"two lowered words share the path {thing.path!r}")
        self.lowered[thing.path] = thing
