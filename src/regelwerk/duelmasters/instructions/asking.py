"""Choices and conditions inside a text (dm:7.21, 7.22, 3.6)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.changes import reveal
from regelwerk.duelmasters.conditions import Condition
from regelwerk.duelmasters.groups import Zone
from regelwerk.duelmasters.nouns import Chosen, Noun
from regelwerk.duelmasters.people import Player, You, number_of
from regelwerk.duelmasters.replacing import Opening, whole
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState
from regelwerk.duelmasters.values import forbids
from regelwerk.kernel.decision import Option
from regelwerk.kernel.program import JUMP, NEXT, NOTHING, WAIT, Instr, Step
from regelwerk.kernel.state import MEANINGFUL

CHOOSING: Final = rule("dm:7.22")
REVEALING: Final = rule("dm:3.6")


class Jump(Instr):
    """Go on elsewhere in the program."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def run(self, state: DmState, scope: DmScope) -> int:
        scope.pc = self.to
        return JUMP


class EachOf(Instr):
    """What follows is done by each of these players, one after the other: they are put down here."""

    __slots__ = ("who",)

    def __init__(self, path: str, who: Player) -> None:
        super().__init__(path)
        self.who = who

    def run(self, state: DmState, scope: DmScope) -> int:
        scope.rounds = self.who.seats(state, scope)
        return NEXT


class NextOf(Instr):
    """The next of them is "that player"; after the last one it goes on at `to`."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def run(self, state: DmState, scope: DmScope) -> int:
        while scope.rounds:
            scope.said = scope.rounds[0]
            scope.rounds = scope.rounds[1:]
            if state.in_game(scope.said):
                return NEXT
        scope.pc = self.to
        return JUMP


class Choose(Opening):
    """A choice made while a text is carried out. Each set is offered in one order only.

    What is described in a hidden zone need not be found (dm:3.6), so that being asked tells nothing.
    """

    __slots__ = ("by", "noun", "what")

    def __init__(self, path: str, what: Chosen) -> None:
        super().__init__(path)
        self.what = what
        self.noun = what.noun
        self.by = what.by

    def found(self, state: DmState, scope: DmScope, seat: int) -> list[int]:
        """What that player may choose."""
        pieces = self.noun.all(state, scope)
        if self.noun.zone is Zone.BATTLE:
            return [piece.ref for piece in pieces if not shielded(state, piece, seat)]
        return [piece.ref for piece in pieces]

    def run(self, state: DmState, scope: DmScope) -> int:
        seat = scope.acting(state, self.by)
        while seat >= 0:
            if not isinstance(self.by, You):
                scope.said = seat
            if self.ask(state, scope, seat):
                return WAIT
            seat = scope.acting(state, self.by)
        scope.them = scope.chosen
        scope.chosen = NOTHING
        return NEXT

    def ask(self, state: DmState, scope: DmScope, seat: int) -> bool:
        """Ask a player for the next thing; False if this player is done."""
        want = number_of(self.what.count, state, scope)
        refs = self.found(state, scope, seat)
        picked = scope.asked
        if self.what.random:
            self.draw(state, scope, refs, want)
            return False
        if self.is_settled(state, refs, picked, want):
            self.done(scope, [*picked, *refs[after(refs, picked) :]])
            return False
        free = self.is_free(state)
        options = [Option(c.PICK, scope.source, ref) for ref in self.next_ones(state, refs, picked, want)]
        if free and len(picked) < want and (options or self.might(state, scope)):
            options.append(Option(c.DONE_CHOOSING, scope.source))
        if options:
            state.ask(seat, c.CHOOSE, options, scope.source)
            return True
        self.done(scope, picked)
        return False

    def is_free(self, state: DmState) -> bool:
        """Whether fewer may be chosen."""
        return self.what.up_to or self.noun.hidden(state)

    def next_ones(self, state: DmState, refs: list[int], picked: list[int], want: int) -> list[int]:
        """What may be chosen after these, so that enough can be."""
        if len(picked) >= want:
            return []
        need = 0 if self.is_free(state) else min(want, len(refs)) - len(picked)
        last = len(refs) - need + 1 if need > 0 else len(refs)
        return refs[after(refs, picked) : last]

    def is_settled(self, state: DmState, refs: list[int], picked: list[int], want: int) -> bool:
        """Whether all that comes after these is chosen, without a question."""
        return not self.is_free(state) and min(want, len(refs)) - len(picked) == len(refs) - after(refs, picked)

    def might(self, state: DmState, scope: DmScope) -> bool:
        """Whether others cannot tell that nothing fits: then the player is asked all the same."""
        return state.windows != MEANINGFUL and self.noun.hidden(state) and self.noun.count_public(state, scope) > 0

    def draw(self, state: DmState, scope: DmScope, refs: list[int], want: int) -> None:
        """Chance picks (dm:7.21)."""
        left = refs[:]
        picked: list[int] = []
        while left and len(picked) < want:
            picked.append(left.pop(state.chance.below(len(left))))
        self.done(scope, picked)

    def done(self, scope: DmScope, picked: list[int]) -> None:
        """The acting player has chosen."""
        scope.chosen = [*scope.chosen, *picked]
        scope.acted()

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        if option.verb == c.DONE_CHOOSING:
            self.done(scope, scope.asked)
        else:
            scope.asked = [*scope.asked, option.object]

    def possible(self, state: DmState, scope: DmScope) -> bool:
        want = 1 if self.what.up_to else number_of(self.what.count, state, scope)
        if self.noun.hidden(state):
            return self.noun.count_public(state, scope) >= want
        said = scope.said
        enough = False
        for seat in self.by.seats(state, scope):
            if not isinstance(self.by, You):
                scope.said = seat  # "one of his creatures": whoever would choose
            enough = enough or len(self.found(state, scope, seat)) >= want
        scope.said = said
        return enough


def after(refs: list[int], picked: list[int]) -> int:
    """Where the things after the last one picked begin."""
    return refs.index(picked[-1]) + 1 if picked and picked[-1] in refs else 0


def shielded(state: DmState, piece: DmPiece, seat: int) -> bool:
    """Whether that player can't choose the creature (dm:7.22)."""
    return state.opposed(piece.owner, seat) and forbids(state, piece) & c.NO_BE_CHOSEN != 0


class May(Instr):
    """A player may do the whole of what follows, or nothing: asked only if all of it is possible."""

    __slots__ = ("body", "to", "who")

    def __init__(self, path: str, who: Player) -> None:
        super().__init__(path)
        self.who = who
        self.body: list[Step] = []
        self.to = 0

    def run(self, state: DmState, scope: DmScope) -> int:
        seats = self.who.seats(state, scope)
        if not seats or not whole(state, scope, self.body):
            scope.pc = self.to
            return JUMP
        state.ask(seats[0], c.MAY, [Option(c.YES, scope.source), Option(c.NO, scope.source)], scope.source)
        return WAIT

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        if option.verb == c.YES:
            scope.pc += 1
        else:
            scope.pc = self.to


class Either(Instr):
    """You decide what of several things is done: of those that can be done whole, if there are any (dm:7.22)."""

    __slots__ = ("bodies", "starts", "to")

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.bodies: list[list[Step]] = []
        self.starts: list[int] = []
        self.to = 0

    def run(self, state: DmState, scope: DmScope) -> int:
        found = [i for i, body in enumerate(self.bodies) if whole(state, scope, body)]
        if not found:
            found = list(range(len(self.bodies)))
        if len(found) == 1:
            self.take(state, scope, found[0])
            return JUMP
        state.ask(scope.you, c.CHOOSE_MODE, [Option(c.MODE, scope.source, 0, i) for i in found], scope.source)
        return WAIT

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        self.take(state, scope, option.n)

    def take(self, state: DmState, scope: DmScope, number: int) -> None:
        """Do one of them; everybody is told which (dm:7.22)."""
        state.emit(c.E_MODE, CHOOSING, scope.source, scope.you, scope.source, 0, number)
        scope.pc = self.starts[number]

    def possible(self, state: DmState, scope: DmScope) -> bool:
        for body in self.bodies:
            if whole(state, scope, body):
                return True
        return False


class If(Instr):
    """Only if that is so now."""

    __slots__ = ("condition", "to")

    def __init__(self, path: str, condition: Condition) -> None:
        super().__init__(path)
        self.condition = condition
        self.to = 0

    def run(self, state: DmState, scope: DmScope) -> int:
        if self.condition.holds(state, scope):
            return NEXT
        scope.pc = self.to
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

    def run(self, state: DmState, scope: DmScope) -> int:
        state.lose_track(state.zone(c.DECK, scope.you), scope.you)  # ruling:namesakes
        options = [Option(c.PICK, scope.source, ref) for ref in self.found(state, scope)]
        options.append(Option(c.DONE_CHOOSING, scope.source))
        state.ask(scope.you, c.SEARCH, options, scope.source)
        return WAIT

    def found(self, state: DmState, scope: DmScope) -> list[int]:
        """One card for each face that fits, by name."""
        first: dict[int, DmPiece] = {}
        for id in state.zone(c.DECK, scope.you):
            piece = state.pieces[id]
            if piece.card.index not in first and self.noun.described(state, piece, scope):
                first[piece.card.index] = piece
        order = sorted((piece.card.name, index) for index, piece in first.items())
        return [first[index].ref for _, index in order]

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        piece = state.at(option.object)
        if option.verb == c.DONE_CHOOSING or piece is None:
            scope.them = NOTHING
            scope.pc = self.to
            return
        scope.them = [option.object]
        if self.reveal:
            reveal(state, piece, REVEALING, scope.source)
        scope.pc += 1
