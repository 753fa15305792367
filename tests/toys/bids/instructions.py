"""What each word of a prize does: lowered to one small instruction, and nowhere else."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.defs import Def, Defs
from regelwerk.kernel.program import JUMP, NEXT, WAIT, Instr, Scope
from regelwerk.kernel.state import State
from regelwerk.kernel.words import Word, write
from tests.toys.arranging import Jump, Lowering
from tests.toys.bids import state as b
from tests.toys.bids import words as w
from tests.toys.bids.state import BidsState

TEXTS: Final = b.rule("bids:3.1")
LUCK: Final = b.rule("bids:3.2")


class Do(Instr[BidsState]):
    """An instruction for a seat that may have dropped out in the middle of the text: then nothing is done."""

    __slots__ = ()

    def run(self, s: BidsState, f: Scope[BidsState]) -> int:
        return self.do(s, f) if s.in_game(f.you) else NEXT

    def do(self, s: BidsState, f: Scope[BidsState]) -> int:
        """Do it; `f.you` is in the game."""
        raise NotImplementedError


class Score(Do):
    __slots__ = ("points",)

    def __init__(self, path: str, points: int) -> None:
        super().__init__(path)
        self.points = points

    def do(self, s: BidsState, f: Scope[BidsState]) -> int:
        b.score(s, f.you, self.points, TEXTS, f.source)
        return NEXT


class Draw(Do):
    __slots__ = ("cards",)

    def __init__(self, path: str, cards: int) -> None:
        super().__init__(path)
        self.cards = cards

    def do(self, s: BidsState, f: Scope[BidsState]) -> int:
        b.draw(s, f.you, self.cards, TEXTS, f.source)
        return NEXT


class Pick(Do):
    """Choose a card of your hand; it is "it" from here on. Nothing, if there is none."""

    __slots__ = ()

    def do(self, s: BidsState, f: Scope[BidsState]) -> int:
        hand = s.hand(f.you)
        if not hand:
            f.them = []
            return NEXT
        s.ask(f.you, b.CHOOSE, [Option(b.PICK, f.source, piece.ref) for piece in hand], f.source)
        return WAIT

    def answer(self, s: BidsState, f: Scope[BidsState], option: Option) -> None:
        f.them = [option.object]
        f.pc += 1

    def possible(self, s: BidsState, f: Scope[BidsState]) -> bool:
        return len(s.held(b.HAND, f.you)) > 0


class Show(Do):
    __slots__ = ()

    def do(self, s: BidsState, f: Scope[BidsState]) -> int:
        for ref in f.them:
            b.show(s, ref, TEXTS, f.source)
        return NEXT


class Bury(Do):
    __slots__ = ()

    def do(self, s: BidsState, f: Scope[BidsState]) -> int:
        for ref in f.them:
            b.bury(s, f.you, ref, TEXTS, f.source)
        return NEXT


class Peek(Do):
    """Whom is asked only if there are several with cards, which everybody can count."""

    __slots__ = ()

    def do(self, s: BidsState, f: Scope[BidsState]) -> int:
        seats = [x for x in s.clockwise(f.you) if s.opposed(x, f.you) and s.held(b.HAND, x)]
        if len(seats) > 1:
            s.ask(f.you, b.WHOM, [Option(b.NAME, f.source, -1 - seat) for seat in seats], f.source)
            return WAIT
        for seat in seats:
            self.look(s, f, seat)
        return NEXT

    def answer(self, s: BidsState, f: Scope[BidsState], option: Option) -> None:
        self.look(s, f, -1 - option.object)
        f.pc += 1

    def look(self, s: BidsState, f: Scope[BidsState], seat: int) -> None:
        hand = s.held(b.HAND, seat)
        b.peek(s, f.you, hand[s.chance.below(len(hand))].ref, TEXTS, f.source)


class Harm(Do):
    """All at the same moment, in clockwise order; the game may be over in the middle of it."""

    __slots__ = ("above",)

    def __init__(self, path: str, above: int) -> None:
        super().__init__(path)
        self.above = above

    def do(self, s: BidsState, f: Scope[BidsState]) -> int:
        s.batch += 1
        for seat in s.clockwise(f.you):
            if s.result is None and s.opposed(seat, f.you) and s.hearts[seat] > self.above:
                b.lose_heart(s, seat, TEXTS, f.source)
        return NEXT


class Reshuffle(Do):
    __slots__ = ()

    def do(self, s: BidsState, f: Scope[BidsState]) -> int:
        deck = s.zone(b.DECK, f.you)
        for id in s.zones[s.zone(b.PILE, f.you)][:]:
            s.move(id, deck)
        s.shuffle(deck)
        s.emit(b.E_MIXED, TEXTS, f.source, f.you)
        return NEXT


class May(Jump):
    """Asked only if all of it is possible, which everybody can count here."""

    __slots__ = ("body",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.body: list[Instr[Any]] = []

    def run(self, s: State, f: Scope[Any]) -> int:
        assert isinstance(s, BidsState)
        if not s.in_game(f.you) or not all_possible(s, f, self.body):
            f.pc = self.to
            return JUMP
        s.ask(f.you, b.WHETHER, [Option(b.YES, f.source), Option(b.NO, f.source)], f.source)
        return WAIT

    def answer(self, s: BidsState, f: Scope[BidsState], option: Option) -> None:
        f.pc = f.pc + 1 if option.verb == b.YES else self.to


def all_possible(s: BidsState, f: Scope[BidsState], body: list[Instr[Any]]) -> bool:
    """Whether a player may choose to do all of it."""
    return all(instr.possible(s, f) for instr in body)


# ------------------------------------------------------------------------ lowering


class PrizeLowering(Lowering):
    """A prize's text on its way to a program."""

    coin = b.E_COIN
    die = b.E_DIE
    rule = LUCK

    def deed(self, path: str, word: Word) -> None:
        if isinstance(word, w.May):
            self.may(path, word)
        elif isinstance(word, w.Score):
            self.code.append(Score(path, word.points))
        elif isinstance(word, w.Draw):
            self.code.append(Draw(path, word.cards))
        elif isinstance(word, w.Harm):
            self.code.append(Harm(path, word.above))
        elif isinstance(word, w.Peek):
            self.code.append(Peek(path))
        elif isinstance(word, w.Reshuffle):
            self.code.append(Reshuffle(path))
        elif isinstance(word, (w.Show, w.Bury)):
            self.code.append(Pick(path + "/pick"))
            self.code.append(Show(path) if isinstance(word, w.Show) else Bury(path))
        else:
            super().deed(path, word)

    def may(self, path: str, word: w.May) -> None:
        may = May(path)
        start = len(self.code) + 1
        self.code.append(may)
        self.word(path + "/what", word.what)
        may.body = self.code[start:]
        may.to = len(self.code)


def lower(prizes: Iterable[w.Prize] = w.PRIZES, numbers: Iterable[w.Number] = w.NUMBERS) -> Defs:
    """The definitions of one game. Raises Unlowered for a prize that cannot work."""
    words: list[Word] = [*numbers, *prizes]
    text = "\n".join(write(word) for word in words)
    defs = Defs("bids", "toy", hashlib.sha256(text.encode()).hexdigest()[:16])
    defs.cards.append(Def("", 0, ""))
    for word in words:
        if isinstance(word, w.Number):
            defs.add(b.NumberCard(f"number/{word.value}", len(defs.cards), str(word.value), word.value))
        elif isinstance(word, w.Prize):
            code = "prize/" + word.name.lower().replace(" ", "-")
            program = PrizeLowering(code).program(word.effect, defs)
            defs.add(b.PrizeCard(code, len(defs.cards), word.name, program))
    return defs
