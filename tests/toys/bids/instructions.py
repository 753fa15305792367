"""What each word of a prize does: lowered to one small instruction, and nowhere else."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.ids import Seat
from regelwerk.kernel.piece import as_seat, seat_ref
from regelwerk.kernel.program import JUMP, NEXT, WAIT, Instruction, Jump, Scope
from regelwerk.kernel.state import State
from regelwerk.kernel.vocabulary.words import Word, to_text
from tests.toys.arranging import Lowering
from tests.toys.bids import state as bids
from tests.toys.bids import words
from tests.toys.bids.state import BidsState

TEXTS: Final = bids.rule("bids:3.1")
LUCK: Final = bids.rule("bids:3.2")


class Do(Instruction):
    """An instruction for a seat that may have dropped out in the middle of the text: then nothing is done."""

    __slots__ = ()

    def execute(self, state: BidsState, scope: Scope[BidsState]) -> int:
        return self.do(state, scope) if state.in_game(scope.you) else NEXT

    def do(self, state: BidsState, scope: Scope[BidsState]) -> int:
        """Do it; `f.you` is in the game."""
        raise NotImplementedError


class Score(Do):
    __slots__ = ("points",)

    def __init__(self, path: str, points: int) -> None:
        super().__init__(path)
        self.points = points

    def do(self, state: BidsState, scope: Scope[BidsState]) -> int:
        bids.score(state, scope.you, self.points, TEXTS, scope.source)
        return NEXT


class Draw(Do):
    __slots__ = ("cards",)

    def __init__(self, path: str, cards: int) -> None:
        super().__init__(path)
        self.cards = cards

    def do(self, state: BidsState, scope: Scope[BidsState]) -> int:
        bids.draw(state, scope.you, self.cards, TEXTS, scope.source)
        return NEXT


class Pick(Do):
    """Choose a card of your hand; it is "it" from here on. Nothing, if there is none."""

    __slots__ = ()

    def do(self, state: BidsState, scope: Scope[BidsState]) -> int:
        hand = state.hand(scope.you)
        if not hand:
            scope.mentioned = []
            return NEXT
        state.ask(scope.you, bids.CHOOSE, [Option(bids.PICK, scope.source, piece.ref) for piece in hand], scope.source)
        return WAIT

    def answer(self, state: BidsState, scope: Scope[BidsState], option: Option) -> None:
        scope.mentioned = [option.object]
        scope.pc += 1

    def can_execute(self, state: BidsState, scope: Scope[BidsState]) -> bool:
        return len(state.held(bids.HAND, scope.you)) > 0


class Show(Do):
    __slots__ = ()

    def do(self, state: BidsState, scope: Scope[BidsState]) -> int:
        for ref in scope.mentioned:
            bids.show(state, ref, TEXTS, scope.source)
        return NEXT


class Bury(Do):
    __slots__ = ()

    def do(self, state: BidsState, scope: Scope[BidsState]) -> int:
        for ref in scope.mentioned:
            bids.bury(state, scope.you, ref, TEXTS, scope.source)
        return NEXT


class Peek(Do):
    """Whom is asked only if there are several with cards, which everybody can count."""

    __slots__ = ()

    def do(self, state: BidsState, scope: Scope[BidsState]) -> int:
        seats = [
            x for x in state.clockwise(scope.you) if state.are_opponents(x, scope.you) and state.held(bids.HAND, x)
        ]
        if len(seats) > 1:
            state.ask(
                scope.you,
                bids.WHOM,
                [Option(bids.NAME, scope.source, seat_ref(Seat(seat))) for seat in seats],
                scope.source,
            )
            return WAIT
        for seat in seats:
            self.look(state, scope, seat)
        return NEXT

    def answer(self, state: BidsState, scope: Scope[BidsState], option: Option) -> None:
        self.look(state, scope, as_seat(option.object))
        scope.pc += 1

    def look(self, state: BidsState, scope: Scope[BidsState], seat: int) -> None:
        hand = state.held(bids.HAND, seat)
        bids.peek(state, scope.you, hand[state.chance.below(len(hand))].ref, TEXTS, scope.source)


class Harm(Do):
    """All at the same moment, in clockwise order; the game may be over in the middle of it."""

    __slots__ = ("above",)

    def __init__(self, path: str, above: int) -> None:
        super().__init__(path)
        self.above = above

    def do(self, state: BidsState, scope: Scope[BidsState]) -> int:
        state.batch += 1
        for seat in state.clockwise(scope.you):
            if state.result is None and state.are_opponents(seat, scope.you) and state.hearts[seat] > self.above:
                bids.lose_heart(state, seat, TEXTS, scope.source)
        return NEXT


class Reshuffle(Do):
    __slots__ = ()

    def do(self, state: BidsState, scope: Scope[BidsState]) -> int:
        deck = state.zone(bids.DECK, scope.you)
        for id in state.zones[state.zone(bids.PILE, scope.you)][:]:
            state.move(id, deck)
        state.shuffle(deck)
        state.emit(bids.E_MIXED, TEXTS, scope.source, scope.you)
        return NEXT


class May(Jump):
    """Asked only if all of it is possible, which everybody can count here."""

    __slots__ = ("body",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.body: list[Instruction] = []

    def execute(self, state: State, scope: Scope[Any]) -> int:
        assert isinstance(state, BidsState)
        if not state.in_game(scope.you) or not all_possible(state, scope, self.body):
            scope.pc = self.to
            return JUMP
        state.ask(
            scope.you, bids.WHETHER, [Option(bids.YES, scope.source), Option(bids.NO, scope.source)], scope.source
        )
        return WAIT

    def answer(self, state: BidsState, scope: Scope[BidsState], option: Option) -> None:
        scope.pc = scope.pc + 1 if option.verb == bids.YES else self.to


def all_possible(state: BidsState, scope: Scope[BidsState], body: list[Instruction]) -> bool:
    """Whether a player may choose to do all of it."""
    return all(instr.can_execute(state, scope) for instr in body)


# ------------------------------------------------------------------------ lowering


class PrizeLowering(Lowering):
    """A prize's text on its way to a program."""

    coin = bids.E_COIN
    die = bids.E_DIE
    rule = LUCK

    def effect(self, path: str, word: Word) -> None:
        if isinstance(word, words.May):
            self.may(path, word)
        elif isinstance(word, words.Score):
            self.code.append(Score(path, word.points))
        elif isinstance(word, words.Draw):
            self.code.append(Draw(path, word.cards))
        elif isinstance(word, words.Harm):
            self.code.append(Harm(path, word.above))
        elif isinstance(word, words.Peek):
            self.code.append(Peek(path))
        elif isinstance(word, words.Reshuffle):
            self.code.append(Reshuffle(path))
        elif isinstance(word, (words.Show, words.Bury)):
            self.code.append(Pick(path + "/pick"))
            self.code.append(Show(path) if isinstance(word, words.Show) else Bury(path))
        else:
            super().effect(path, word)

    def may(self, path: str, word: words.May) -> None:
        may = May(path)
        start = len(self.code) + 1
        self.code.append(may)
        self.word(path + "/what", word.what)
        may.body = self.code[start:]
        may.to = len(self.code)


def lower(prizes: Iterable[words.Prize] = words.PRIZES, numbers: Iterable[words.Number] = words.NUMBERS) -> Definitions:
    """The definitions of one game. Raises Unlowered for a prize that cannot work."""
    all_words: list[Word] = [*numbers, *prizes]
    text = "\n".join(to_text(word) for word in all_words)
    defs = Definitions("bids", "toy", hashlib.sha256(text.encode()).hexdigest()[:16])
    defs.cards.append(Definition("", 0, ""))
    for word in all_words:
        if isinstance(word, words.Number):
            defs.add(bids.NumberCard(f"number/{word.value}", len(defs.cards), str(word.value), word.value))
        elif isinstance(word, words.Prize):
            code = "prize/" + word.name.lower().replace(" ", "-")
            program = PrizeLowering(code).program(word.effect, defs)
            defs.add(bids.PrizeCard(code, len(defs.cards), word.name, program))
    return defs
