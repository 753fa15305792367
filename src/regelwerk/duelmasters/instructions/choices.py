"""Choices and conditions inside a text (dm:7.21, 7.22, 3.6)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.changes import reveal
from regelwerk.duelmasters.conditions import Condition
from regelwerk.duelmasters.derived_values import forbids
from regelwerk.duelmasters.enums import Zone
from regelwerk.duelmasters.players import YOU, Amount, Player, You, number_of
from regelwerk.duelmasters.replacement import ChoiceInstruction, is_fully_possible
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.selectors import CardFilter, Chosen
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, frames_of
from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import JUMP, NEXT, NO_REFS, WAIT, Instruction, Step
from regelwerk.kernel.state import MEANINGFUL

CHOOSING: Final = rule("dm:7.22")
REVEALING: Final = rule("dm:3.6")


class ForEachPlayer(Instruction):
    """What follows is done by each of these players, one after the other: they are put down here."""

    __slots__ = ("who",)

    def __init__(self, path: str, who: Player) -> None:
        super().__init__(path)
        self.who = who

    def execute(self, state: DmState, scope: DmScope) -> int:
        scope.remaining_seats = self.who.seats(state, scope)
        return NEXT


class NextPlayer(Instruction):
    """The next of them is "that player"; after the last one it goes on at `to`."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def execute(self, state: DmState, scope: DmScope) -> int:
        while scope.remaining_seats:
            scope.mentioned_seat = scope.remaining_seats[0]
            scope.remaining_seats = scope.remaining_seats[1:]
            if state.in_game(scope.mentioned_seat):
                return NEXT
        scope.pc = self.to
        return JUMP


class Choose(ChoiceInstruction):
    """A choice made while a text is carried out. Each set is offered in one order only.

    What is described in a hidden zone need not be found (dm:3.6), so that being asked tells nothing.
    """

    __slots__ = ("by", "noun", "what")

    def __init__(self, path: str, what: Chosen) -> None:
        super().__init__(path)
        self.what = what
        self.noun = what.noun
        self.by = what.by

    def candidates(self, state: DmState, scope: DmScope, seat: int) -> list[Ref]:
        """What that player may choose."""
        pieces = self.noun.all(state, scope)
        if self.noun.zone is Zone.BATTLE:
            return [piece.ref for piece in pieces if not shielded(state, piece, seat)]
        return [piece.ref for piece in pieces]

    def execute(self, state: DmState, scope: DmScope) -> int:
        seat = scope.acting_seat(state, self.by)
        while seat >= 0:
            if not isinstance(self.by, You):
                scope.mentioned_seat = seat
            if self.ask(state, scope, seat):
                return WAIT
            seat = scope.acting_seat(state, self.by)
        scope.mentioned = scope.chosen
        scope.chosen = NO_REFS
        return NEXT

    def ask(self, state: DmState, scope: DmScope, seat: int) -> bool:
        """Ask a player for the next thing; False if this player is done."""
        refs = self.candidates(state, scope, seat)
        want = self.what.most(state, scope, len(refs))
        picked = scope.pending
        if self.what.random:
            self.draw(state, scope, refs, want)
            return False
        if self.is_settled(state, refs, picked, want):
            self.done(scope, [*picked, *refs[after(refs, picked) :]])
            return False
        free = self.is_free(state)
        options = [Option(codes.VERB_PICK, scope.source, ref) for ref in self.next_ones(state, refs, picked, want)]
        if free and len(picked) < want and (options or self.might(state, scope)):
            options.append(Option(codes.VERB_DONE_CHOOSING, scope.source))
        if options:
            state.ask(seat, codes.DECISION_CHOOSE, options, scope.source)
            return True
        self.done(scope, picked)
        return False

    def is_free(self, state: DmState) -> bool:
        """Whether fewer may be chosen."""
        return self.what.up_to or self.what.count is None or self.noun.hidden(state)

    def next_ones(self, state: DmState, refs: list[Ref], picked: list[Ref], want: int) -> list[Ref]:
        """What may be chosen after these, so that enough can be."""
        if len(picked) >= want:
            return []
        need = 0 if self.is_free(state) else min(want, len(refs)) - len(picked)
        last = len(refs) - need + 1 if need > 0 else len(refs)
        return refs[after(refs, picked) : last]

    def is_settled(self, state: DmState, refs: list[Ref], picked: list[Ref], want: int) -> bool:
        """Whether all that comes after these is chosen, without a question."""
        return not self.is_free(state) and min(want, len(refs)) - len(picked) == len(refs) - after(refs, picked)

    def might(self, state: DmState, scope: DmScope) -> bool:
        """Whether others cannot tell that nothing fits: then the player is asked all the same."""
        return state.windows != MEANINGFUL and self.noun.hidden(state) and self.noun.count_public(state, scope) > 0

    def draw(self, state: DmState, scope: DmScope, refs: list[Ref], want: int) -> None:
        """Chance picks (dm:7.21)."""
        left = refs[:]
        picked: list[Ref] = []
        while left and len(picked) < want:
            picked.append(left.pop(state.chance.below(len(left))))
        self.done(scope, picked)

    def done(self, scope: DmScope, picked: list[Ref]) -> None:
        """The acting player has chosen."""
        scope.chosen = [*scope.chosen, *picked]
        scope.finish_acting_seat()

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        if option.verb == codes.VERB_DONE_CHOOSING:
            self.done(scope, scope.pending)
        else:
            scope.pending = [*scope.pending, option.object]

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        want = 1 if self.what.up_to else self.what.most(state, scope, 1)
        if want == 0:  # nobody is asked whether to choose none
            return False
        if self.noun.hidden(state):
            return self.noun.count_public(state, scope) >= want
        mentioned_seat = scope.mentioned_seat
        enough = False
        for seat in self.by.seats(state, scope):
            if not isinstance(self.by, You):
                scope.mentioned_seat = seat  # "one of his creatures": whoever would choose
            enough = enough or len(self.candidates(state, scope, seat)) >= want
        scope.mentioned_seat = mentioned_seat
        return enough


def after(refs: list[Ref], picked: list[Ref]) -> int:
    """Where the things after the last one picked begin."""
    return refs.index(picked[-1]) + 1 if picked and picked[-1] in refs else 0


def shielded(state: DmState, piece: DmPiece, seat: int) -> bool:
    """Whether that player can't choose the creature (dm:7.22)."""
    return state.are_opponents(piece.owner, seat) and forbids(state, piece) & codes.NO_BE_CHOSEN != 0


class May(Instruction):
    """A player may do the whole of what follows, or nothing: asked only if all of it is possible."""

    __slots__ = ("body", "to", "who")

    def __init__(self, path: str, who: Player) -> None:
        super().__init__(path)
        self.who = who
        self.body: list[Step] = []
        self.to = 0

    def execute(self, state: DmState, scope: DmScope) -> int:
        seats = self.who.seats(state, scope)
        if not seats or not is_fully_possible(state, scope, self.body):
            scope.pc = self.to
            return JUMP
        state.ask(
            seats[0],
            codes.DECISION_MAY,
            [Option(codes.VERB_YES, scope.source), Option(codes.VERB_NO, scope.source)],
            scope.source,
        )
        return WAIT

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        if option.verb == codes.VERB_YES:
            scope.pc += 1
        else:
            scope.pc = self.to


class Either(Instruction):
    """A player decides what of several things is done: of those that can be done whole, if there are any (dm:7.22)."""

    __slots__ = ("bodies", "starts", "to", "who")

    def __init__(self, path: str, who: Player) -> None:
        super().__init__(path)
        self.who = who
        self.bodies: list[list[Step]] = []
        self.starts: list[int] = []
        self.to = 0

    def execute(self, state: DmState, scope: DmScope) -> int:
        seats = self.who.seats(state, scope)
        if not seats:
            scope.pc = self.to
            return JUMP
        found = [i for i, body in enumerate(self.bodies) if is_fully_possible(state, scope, body)]
        if not found:
            found = list(range(len(self.bodies)))
        if len(found) == 1:
            self.finish(state, scope, found[0])
            return JUMP
        state.ask(
            seats[0],
            codes.DECISION_CHOOSE_MODE,
            [Option(codes.VERB_MODE, scope.source, NO_REF, i) for i in found],
            scope.source,
        )
        return WAIT

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        self.finish(state, scope, option.number)

    def finish(self, state: DmState, scope: DmScope, number: int) -> None:
        """Do one of them; everybody is told which (dm:7.22)."""
        seats = self.who.seats(state, scope)
        state.emit(codes.EVENT_MODE, CHOOSING, scope.source, seats[0], scope.source, NO_REF, number)
        scope.pc = self.starts[number]

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        for body in self.bodies:
            if is_fully_possible(state, scope, body):
                return True
        return False


class If(Instruction):
    """Only if that is so now."""

    __slots__ = ("condition", "to")

    def __init__(self, path: str, condition: Condition) -> None:
        super().__init__(path)
        self.condition = condition
        self.to = 0

    def execute(self, state: DmState, scope: DmScope) -> int:
        if self.condition.holds(state, scope):
            return NEXT
        scope.pc = self.to
        return JUMP


class Search(ChoiceInstruction):
    """Look through a deck for cards that fit; whoever finds none need not show that (dm:3.6).

    Equal cards are one option, in the order of their names, so that the order of the deck stays unknown. Whose deck it
    is stands as the acting player of the scope; `pending` holds what is taken out of it so far.
    """

    __slots__ = ("count", "noun", "reveal", "to", "whose")

    def __init__(self, path: str, noun: CardFilter, reveal: bool, count: int | Amount | None) -> None:
        super().__init__(path)
        self.noun = noun
        self.whose = noun.whose or YOU
        self.reveal = reveal
        self.count = count
        self.to = 0

    def is_enough(self, state: DmState, scope: DmScope) -> bool:
        """Whether no further card may be taken."""
        return self.count is not None and len(scope.pending) >= number_of(self.count, state, scope)

    def execute(self, state: DmState, scope: DmScope) -> int:
        seat = scope.acting_seat(state, self.whose)
        while seat >= 0:
            found = self.candidates(state, scope, seat)
            if not self.is_enough(state, scope) and (found or not scope.pending):
                if not scope.pending:
                    state.hide_identities(state.zone_ids(codes.ZONE_DECK, seat), scope.you)  # ruling:namesakes
                options = [Option(codes.VERB_PICK, scope.source, ref) for ref in found]
                options.append(Option(codes.VERB_DONE_CHOOSING, scope.source))
                state.ask(scope.you, codes.DECISION_SEARCH, options, scope.source)
                return WAIT
            self.done(scope)
            seat = scope.acting_seat(state, self.whose)
        scope.mentioned = scope.chosen
        scope.chosen = NO_REFS
        if not scope.mentioned:
            scope.pc = self.to
            return JUMP
        for ref in scope.mentioned if self.reveal else NO_REFS:
            piece = state.piece_or_none(ref)
            if piece is not None:
                reveal(state, piece, REVEALING, scope.source)
        return NEXT

    def candidates(self, state: DmState, scope: DmScope, seat: int) -> list[Ref]:
        """One card for each face that fits and is not taken, by name."""
        first: dict[int, DmPiece] = {}
        for id in state.zone_ids(codes.ZONE_DECK, seat):
            piece = state.pieces[id]
            taken = piece.ref in scope.pending or piece.card.index in first
            if not taken and self.noun.described(state, piece, scope):
                first[piece.card.index] = piece
        order = sorted((piece.card.name, index) for index, piece in first.items())
        return [first[index].ref for _, index in order]

    def done(self, scope: DmScope) -> None:
        """Nothing more is taken out of this deck."""
        scope.chosen = [*scope.chosen, *scope.pending]
        scope.finish_acting_seat()

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        if option.verb == codes.VERB_DONE_CHOOSING:
            self.done(scope)
        else:
            scope.pending = [*scope.pending, option.object]


def searched_by(state: DmState, seat: int) -> tuple[list[int], list[Ref]]:
    """The cards of the deck through which that player looks now, and what he has taken of them; none if he does not."""
    decision = state.decision
    if decision is None or decision.kind != codes.DECISION_SEARCH or decision.seat != seat:
        return [], NO_REFS
    top = frames_of(state)[-1]
    owner = top.order[0] if isinstance(top, DmScope) and top.order else seat
    return state.zone_ids(codes.ZONE_DECK, owner), top.pending
