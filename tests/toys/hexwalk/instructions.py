"""What each word of a card does, and the definitions made of party files."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from regelwerk.kernel.decision import Option
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.frames import Frame
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.program import NEXT, WAIT, Instruction, Program, Scope
from regelwerk.kernel.vocabulary.words import Word, to_text
from tests.toys.arranging import Lowering
from tests.toys.hexwalk import state as hexes
from tests.toys.hexwalk import words
from tests.toys.hexwalk.hexes import distance
from tests.toys.hexwalk.state import HexPiece, HexState

TEXTS = hexes.rule("hex:5.1")


class StrikeBase(Frame[HexState]):
    """What a text may change of the strike that it interrupts: the hits it loses."""

    __slots__ = ("shields",)

    def __init__(self) -> None:
        self.shields = 0


def strike_below(state: HexState) -> StrikeBase | None:
    """The strike under way, from inside of a text that it waits for."""
    for frame in reversed(state.frames):
        if isinstance(frame, StrikeBase):
            return frame
    return None


class Counted(Instruction):
    """An instruction with a number, for a seat that may have left; `f.about` is the figure that the card lies under."""

    __slots__ = ("n",)

    def __init__(self, path: str, n: int) -> None:
        super().__init__(path)
        self.n = n

    def execute(self, state: HexState, scope: Scope[HexState]) -> int:
        return self.do(state, scope) if state.in_game(scope.you) else NEXT

    def do(self, state: HexState, scope: Scope[HexState]) -> int:
        """Do it; `f.you` is in the game."""
        raise NotImplementedError


class Shield(Counted):
    __slots__ = ()

    def do(self, state: HexState, scope: Scope[HexState]) -> int:
        strike = strike_below(state)
        if strike is not None:
            strike.shields += self.n
            state.emit(hexes.E_SHIELDED, TEXTS, scope.source, scope.you, NO_REF, NO_REF, self.n)
        return NEXT


class Riposte(Counted):
    """From where the figure stands, or last stood: it may have fallen in the meantime."""

    __slots__ = ()

    def do(self, state: HexState, scope: Scope[HexState]) -> int:
        here = state.was(scope.event_about).hex
        state.batch += 1
        for figure in state.figures():
            if (
                state.result is None
                and state.are_opponents(figure.owner, scope.you)
                and distance(figure.hex, here) == 1
            ):
                hexes.wound(state, figure, self.n, state.teams[scope.you], TEXTS, scope.source)
        return NEXT


class Heal(Counted):
    __slots__ = ()

    def do(self, state: HexState, scope: Scope[HexState]) -> int:
        figure = state.at(scope.event_about)
        if figure is not None and figure.wounds > 0:
            figure = state.change(figure)
            healed = min(self.n, figure.wounds)
            figure.wounds -= healed
            state.emit(hexes.E_HEALED, TEXTS, scope.source, scope.you, scope.event_about, NO_REF, healed)
        return NEXT


class Haste(Counted):
    __slots__ = ()

    def do(self, state: HexState, scope: Scope[HexState]) -> int:
        figure = state.at(scope.event_about)
        if figure is not None:
            figure = state.change(figure)
            figure.time = max(state.clock, figure.time - self.n)
            state.emit(hexes.E_HASTENED, TEXTS, scope.source, scope.you, scope.event_about, NO_REF, self.n)
        return NEXT


class Scout(Counted):
    """The cards offered, and their order, are open to all; only the face is not."""

    __slots__ = ()

    def do(self, state: HexState, scope: Scope[HexState]) -> int:
        refs = [card.ref for card in self.found(state, scope.you)]
        if not refs:
            return NEXT
        state.ask(scope.you, hexes.SCOUT, [Option(hexes.LOOK, scope.source, ref) for ref in refs], scope.source)
        return WAIT

    def found(self, state: HexState, seat: int) -> list[HexPiece]:
        """Opposing cards under figures that not everybody has seen."""
        cards = [
            card
            for other in state.clockwise(seat)
            if state.are_opponents(other, seat)
            for card in state.held(hexes.BAR, other)
        ]
        return [card for card in cards if not open_to_all(card)]

    def answer(self, state: HexState, scope: Scope[HexState], option: Option) -> None:
        card = state.at(option.object)
        assert card is not None
        state.reveal_to(card, scope.you)
        state.emit_private(hexes.E_LOOKED, TEXTS, scope.source, scope.you, option.object, 0, 1 << scope.you)
        scope.pc += 1


def open_to_all(card: HexPiece) -> bool:
    """Whether a card lies face up."""
    return card.known_to == hexes.EVERYONE


class ActionLowering(Lowering):
    """A card's text on its way to a program."""

    coin = hexes.E_COIN
    die = hexes.E_ROLLED
    rule = TEXTS

    def __init__(self, path: str, reaction: bool) -> None:
        super().__init__(path)
        self.reaction = reaction

    def effect(self, path: str, word: Word) -> None:
        if isinstance(word, words.Shield) and self.reaction:
            self.code.append(Shield(path, word.hits))
        elif isinstance(word, words.Riposte):
            self.code.append(Riposte(path, word.wounds))
        elif isinstance(word, words.Heal):
            self.code.append(Heal(path, word.wounds))
        elif isinstance(word, words.Haste):
            self.code.append(Haste(path, word.ticks))
        elif isinstance(word, words.Scout):
            self.code.append(Scout(path, 0))
        else:
            super().effect(path, word)


def lower(parties: Sequence[Sequence[Word]]) -> tuple[Definitions, list[list[Definition]]]:
    """The definitions of one game, and each party's own. Raises Unlowered, or ValueError for two of one name.

    The same word in two parties is one definition; two different words may not share a name.
    """
    texts = sorted({to_text(word) for party in parties for word in party})
    defs = Definitions("hexwalk", "toy", hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16])
    defs.cards.append(Definition("", 0, ""))
    known: dict[str, Definition] = {}
    found: list[list[Definition]] = []
    for party in parties:
        mine = []
        for word in party:
            text = to_text(word)
            if text not in known:
                known[text] = made(defs, word)
                defs.add(known[text])
            mine.append(known[text])
        found.append(mine)
    return defs, found


def made(defs: Definitions, word: Word) -> Definition:
    """The definition of one word of a party file."""
    index = len(defs.cards)
    if isinstance(word, words.Figure):
        code = slug("figure", word.name)
        return hexes.FigureCard(code, index, word.name, word.health, word.speed, word.dice, word.armor)
    assert isinstance(word, (words.React, words.Instant))
    reaction = isinstance(word, words.React)
    code = slug("react" if reaction else "instant", word.name)
    if code in defs.programs:
        raise ValueError(f"two definitions are named {code!r}")
    program: Program = ActionLowering(code, reaction).program(word.effect, defs)
    return hexes.ActionCard(code, index, word.name, program, reaction)


def slug(kind: str, name: str) -> str:
    """The code of a definition.

    >>> slug("figure", "Old Owl")
    'figure/old-owl'
    """
    return f"{kind}/{name.lower().replace(' ', '-')}"
