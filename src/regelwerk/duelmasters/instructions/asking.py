"""Choices and conditions inside a text (dm:7.21, 7.22, 3.6)."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.amounts import You
from regelwerk.duelmasters.changes import reveal
from regelwerk.duelmasters.meaning import Amount, Condition, Noun, Players
from regelwerk.duelmasters.replacing import Opening, whole
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState
from regelwerk.duelmasters.values import forbids
from regelwerk.kernel.decision import Option
from regelwerk.kernel.program import JUMP, NEXT, NOTHING, WAIT, Instr, Scope
from regelwerk.kernel.state import MEANINGFUL

CHOOSING: Final = rule("dm:7.22")
REVEALING: Final = rule("dm:3.6")


class Jump(Instr[DmState]):
    """Go on elsewhere in the program."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        f.pc = self.to
        return JUMP


class EachOf(Instr[DmState]):
    """What follows is done by each of these players, one after the other: they are put down here."""

    __slots__ = ("who",)

    def __init__(self, path: str, who: Players) -> None:
        super().__init__(path)
        self.who = who

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        f.rounds = self.who.seats(s, f)
        return NEXT


class NextOf(Instr[DmState]):
    """The next of them is "that player"; after the last one it goes on at `to`."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        while f.rounds:
            f.said = f.rounds[0]
            f.rounds = f.rounds[1:]
            if s.in_game(f.said):
                return NEXT
        f.pc = self.to
        return JUMP


class Choose(Opening):
    """A choice made while a text is carried out. Each set is offered in one order only.

    What is described in a hidden zone need not be found (dm:3.6), so that being asked tells nothing.
    """

    __slots__ = ("by", "count", "noun", "random", "up_to")

    def __init__(self, path: str, noun: Noun, by: Players, count: Amount, up_to: bool, random: bool) -> None:
        super().__init__(path)
        self.noun = noun
        self.by = by
        self.count = count
        self.up_to = up_to
        self.random = random

    def found(self, s: DmState, f: DmScope, seat: int) -> list[int]:
        """What that player may choose."""
        pieces = self.noun.all(s, f)
        if self.noun.zone == c.BATTLE:
            return [p.ref for p in pieces if not shielded(s, p, seat)]
        return [p.ref for p in pieces]

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        seat = f.acting(s, self.by)
        while seat >= 0:
            if not isinstance(self.by, You):
                f.said = seat
            if self.ask(s, f, seat):
                return WAIT
            seat = f.acting(s, self.by)
        f.them = f.chosen
        f.chosen = NOTHING
        return NEXT

    def ask(self, s: DmState, f: DmScope, seat: int) -> bool:
        """Ask a player for the next thing; False if this player is done."""
        want = self.count.of(s, f)
        refs = self.found(s, f, seat)
        picked = f.asked
        if self.random:
            self.draw(s, f, refs, want)
            return False
        if self.is_settled(s, refs, picked, want):
            self.done(f, [*picked, *refs[after(refs, picked) :]])
            return False
        free = self.is_free(s)
        options = [Option(c.PICK, f.source, ref) for ref in self.next_ones(s, refs, picked, want)]
        if free and len(picked) < want and (options or self.might(s, f)):
            options.append(Option(c.DONE_CHOOSING, f.source))
        if options:
            s.ask(seat, c.CHOOSE, options, f.source)
            return True
        self.done(f, picked)
        return False

    def is_free(self, s: DmState) -> bool:
        """Whether fewer may be chosen."""
        return self.up_to or self.noun.hidden(s)

    def next_ones(self, s: DmState, refs: list[int], picked: list[int], want: int) -> list[int]:
        """What may be chosen after these, so that enough can be."""
        if len(picked) >= want:
            return []
        need = 0 if self.is_free(s) else min(want, len(refs)) - len(picked)
        last = len(refs) - need + 1 if need > 0 else len(refs)
        return refs[after(refs, picked) : last]

    def is_settled(self, s: DmState, refs: list[int], picked: list[int], want: int) -> bool:
        """Whether all that comes after these is chosen, without a question."""
        return not self.is_free(s) and min(want, len(refs)) - len(picked) == len(refs) - after(refs, picked)

    def might(self, s: DmState, f: DmScope) -> bool:
        """Whether others cannot tell that nothing fits: then the player is asked all the same."""
        return s.windows != MEANINGFUL and self.noun.hidden(s) and self.noun.count_public(s, f) > 0

    def draw(self, s: DmState, f: DmScope, refs: list[int], want: int) -> None:
        """Chance picks (dm:7.21)."""
        left = refs[:]
        picked: list[int] = []
        while left and len(picked) < want:
            picked.append(left.pop(s.chance.below(len(left))))
        self.done(f, picked)

    def done(self, f: DmScope, picked: list[int]) -> None:
        """The acting player has chosen."""
        f.chosen = [*f.chosen, *picked]
        f.acted()

    def answer(self, s: DmState, f: Scope[DmState], option: Option) -> None:
        assert isinstance(f, DmScope)
        if option.verb == c.DONE_CHOOSING:
            self.done(f, f.asked)
        else:
            f.asked = [*f.asked, option.object]

    def possible(self, s: DmState, f: Scope[DmState]) -> bool:
        assert isinstance(f, DmScope)
        want = 1 if self.up_to else self.count.of(s, f)
        if self.noun.hidden(s):
            return self.noun.count_public(s, f) >= want
        said = f.said
        enough = False
        for seat in self.by.seats(s, f):
            if not isinstance(self.by, You):
                f.said = seat  # "one of his creatures": whoever would choose
            enough = enough or len(self.found(s, f, seat)) >= want
        f.said = said
        return enough


def after(refs: list[int], picked: list[int]) -> int:
    """Where the things after the last one picked begin."""
    return refs.index(picked[-1]) + 1 if picked and picked[-1] in refs else 0


def shielded(s: DmState, p: DmPiece, seat: int) -> bool:
    """Whether that player can't choose the creature (dm:7.22)."""
    return s.opposed(p.owner, seat) and forbids(s, p) & c.NO_BE_CHOSEN != 0


class May(Instr[DmState]):
    """A player may do the whole of what follows, or nothing: asked only if all of it is possible."""

    __slots__ = ("body", "to", "who")

    def __init__(self, path: str, who: Players) -> None:
        super().__init__(path)
        self.who = who
        self.body: list[Instr[Any]] = []
        self.to = 0

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        seats = self.who.seats(s, f)
        if not seats or not whole(s, f, self.body):
            f.pc = self.to
            return JUMP
        s.ask(seats[0], c.MAY, [Option(c.YES, f.source), Option(c.NO, f.source)], f.source)
        return WAIT

    def answer(self, s: DmState, f: Scope[DmState], option: Option) -> None:
        if option.verb == c.YES:
            f.pc += 1
        else:
            f.pc = self.to


class Either(Instr[DmState]):
    """You decide what of several things is done: of those that can be done whole, if there are any (dm:7.22)."""

    __slots__ = ("bodies", "starts", "to")

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.bodies: list[list[Instr[Any]]] = []
        self.starts: list[int] = []
        self.to = 0

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        found = [i for i, body in enumerate(self.bodies) if whole(s, f, body)]
        if not found:
            found = list(range(len(self.bodies)))
        if len(found) == 1:
            self.take(s, f, found[0])
            return JUMP
        s.ask(f.you, c.CHOOSE_MODE, [Option(c.MODE, f.source, 0, i) for i in found], f.source)
        return WAIT

    def answer(self, s: DmState, f: Scope[DmState], option: Option) -> None:
        self.take(s, f, option.n)

    def take(self, s: DmState, f: Scope[DmState], number: int) -> None:
        """Do one of them; everybody is told which (dm:7.22)."""
        s.emit(c.E_MODE, CHOOSING, f.source, f.you, f.source, 0, number)
        f.pc = self.starts[number]

    def possible(self, s: DmState, f: Scope[DmState]) -> bool:
        assert isinstance(f, DmScope)
        for body in self.bodies:
            if whole(s, f, body):
                return True
        return False


class If(Instr[DmState]):
    """Only if that is so now."""

    __slots__ = ("condition", "to")

    def __init__(self, path: str, condition: Condition) -> None:
        super().__init__(path)
        self.condition = condition
        self.to = 0

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        if self.condition.holds(s, f):
            return NEXT
        f.pc = self.to
        return JUMP


class Search(Opening):
    """Look through your deck for a card that fits; whoever finds none need not show that (dm:3.6).

    Equal cards are one option, in the order of their names, so that the order of the deck stays unknown.
    """

    __slots__ = ("noun", "reveal", "to")

    def __init__(self, path: str, noun: Noun, reveal: bool) -> None:
        super().__init__(path)
        self.noun = noun
        self.reveal = reveal
        self.to = 0

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        s.lose_track(s.zone(c.DECK, f.you), f.you)  # ruling:namesakes
        options = [Option(c.PICK, f.source, ref) for ref in self.found(s, f)]
        options.append(Option(c.DONE_CHOOSING, f.source))
        s.ask(f.you, c.SEARCH, options, f.source)
        return WAIT

    def found(self, s: DmState, f: DmScope) -> list[int]:
        """One card for each face that fits, by name."""
        first: dict[int, DmPiece] = {}
        for id in s.zone(c.DECK, f.you):
            p = s.pieces[id]
            if p.card.index not in first and self.noun.described(s, p, f):
                first[p.card.index] = p
        order = sorted((p.card.name, index) for index, p in first.items())
        return [first[index].ref for _, index in order]

    def answer(self, s: DmState, f: Scope[DmState], option: Option) -> None:
        p = s.at(option.object)
        if option.verb == c.DONE_CHOOSING or p is None:
            f.them = NOTHING
            f.pc = self.to
            return
        f.them = [option.object]
        if self.reveal:
            reveal(s, p, REVEALING, f.source)
        f.pc += 1
