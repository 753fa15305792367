"""Choices, chances and conditions inside a text (wow7.4:709.2b, 712.7)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.forced_decisions import decide
from regelwerk.kernel.ids import NO_REF, Ref, Seat
from regelwerk.kernel.piece import seat_ref
from regelwerk.kernel.program import JUMP, NEXT, WAIT, Instruction, Step
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.conditions import Condition
from regelwerk.wowtcg.effects import EachPieceInstruction
from regelwerk.wowtcg.instructions.decks import Search
from regelwerk.wowtcg.payment import pay_resources, ready_resources, resource_choices
from regelwerk.wowtcg.players import Amount, Player, Selector, You, number_of
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.selectors import Chosen
from regelwerk.wowtcg.state import WowScope, WowState

MAY: Final = rule("kw:you-may-pay")
RANDOM: Final = rule("kw:random")
RESOURCES: Final = rule("wow7.4:403.6")


class Choose(Instruction):
    """A choice made while the link resolves; not a target. Several players choose one after another.

    `for_amount_only`: what is chosen serves only a number, and is not "them". `another`: nothing
    that this text has targeted or chosen before. `names_must_differ`: no two of the same name. `then_effect`:
    what is done to it next; what that cannot be done to is not chosen (wow7.4:709.2b). Each set
    is offered in one order only.
    """

    __slots__ = ("another", "by", "count", "for_amount_only", "names_must_differ", "noun", "then_effect", "up_to")

    def __init__(self, path: str, what: Chosen, for_amount_only: bool) -> None:
        super().__init__(path)
        self.noun = what.noun
        self.by = what.by
        self.count = what.count
        self.up_to = what.up_to
        self.another = what.another
        self.for_amount_only = for_amount_only
        self.names_must_differ = any(criterion.forbids_equal_names() for criterion in what.noun.criteria)
        self.then_effect: EachPieceInstruction | None = None

    def candidates(self, state: WowState, scope: WowScope) -> list[Ref]:
        """What may be chosen, apart from what has been picked already."""
        serves = self.then_effect
        refs = [
            piece.ref
            for piece in self.noun.all(state, scope)
            if serves is None or serves.can_affect(state, scope, piece)
        ]
        if self.another:
            taken = scope.chosen_before()
            refs = [ref for ref in refs if ref not in taken]
        return refs

    def execute(self, state: WowState, scope: WowScope) -> int:
        seats = self.by.seats(state, scope)
        want = number_of(self.count, state, scope)
        kept: list[Ref] = []
        for seat in seats:
            if not isinstance(self.by, You):
                scope.said = seat  # "his party": what the next may choose among is another's
            refs = self.candidates(state, scope)
            picked = [ref for ref in scope.pending if ref in refs]  # who left meanwhile took his with him (wow:102.2)
            if seat_ref(Seat(seat)) in scope.pending:  # he has said that this is all
                kept += picked
                continue
            options = self.options(scope, self.other_names(state, refs, picked), picked, want)
            if options and picked:  # whoever has begun to choose sees what is left
                state.ask(seat, codes.DECISION_CHOOSE, options, scope.source)
                return WAIT
            while options:
                only = decide(state, seat, codes.DECISION_CHOOSE, options, scope.source)
                if only is None:
                    return WAIT
                self.answer(state, scope, only)
                picked = [*picked, only.object]
                options = self.options(scope, self.other_names(state, refs, picked), picked, want)
            kept += picked
        self.finish(scope, kept)
        return NEXT

    def other_names(self, state: WowState, refs: list[Ref], picked: list[Ref]) -> list[Ref]:
        """Without what has the name of something picked, where the names must differ."""
        if not self.names_must_differ:
            return refs
        names = [state.last_known(ref).card.name for ref in picked]
        return [ref for ref in refs if ref in picked or state.last_known(ref).card.name not in names]

    def options(self, scope: WowScope, refs: list[Ref], picked: list[Ref], want: int) -> list[Option]:
        """What one player may pick next; none if that is done."""
        start = refs.index(picked[-1]) + 1 if picked else 0
        need = 0 if self.up_to else min(want, len(refs)) - len(picked)
        options = []
        if len(picked) < want:
            last = len(refs) - need + 1 if need > 0 else len(refs)
            options = [Option(codes.VERB_PICK, scope.source, ref) for ref in refs[start:last]]
        if options and self.up_to:
            options.append(Option(codes.VERB_DONE_CHOOSING, scope.source))
        return options

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        if option.verb == codes.VERB_DONE_CHOOSING and isinstance(self.by, You):
            self.finish(scope, scope.pending)
            scope.pc += 1
        elif option.verb == codes.VERB_DONE_CHOOSING:
            scope.pending = [*scope.pending, seat_ref(Seat(scope.said))]  # the next one is asked, if there is one
        else:
            scope.pending = [*scope.pending, option.object]

    def finish(self, scope: WowScope, picked: list[Ref]) -> None:
        if self.for_amount_only:
            scope.chosen_for_amount = picked
        else:
            scope.mentioned = picked
            scope.chosen = [*scope.chosen, *picked]
        scope.pending = []

    def can_execute(self, state: WowState, scope: WowScope) -> bool:
        return len(self.candidates(state, scope)) > 0


class May(Instruction):
    """A player may do the whole of what follows, or nothing (wow7.4:712): offered only if all of it is possible."""

    __slots__ = ("body", "to", "who")

    def __init__(self, path: str, who: Player) -> None:
        super().__init__(path)
        self.who = who
        self.body: list[Step] = []
        self.to = 0

    def execute(self, state: WowState, scope: WowScope) -> int:
        seats = self.who.seats(state, scope)
        if seats and not isinstance(self.who, You):
            scope.said = seats[0]  # "target player may ready his resources": he has been mentioned
        if not seats or not all_possible(state, scope, self.body):  # wow7.4:712
            scope.flag = 0
            scope.pc = self.to
            return JUMP
        state.ask(
            seats[0],
            codes.DECISION_MAY,
            [Option(codes.VERB_YES, scope.source), Option(codes.VERB_NO, scope.source)],
            scope.source,
        )
        return WAIT

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        if option.verb == codes.VERB_YES:
            scope.flag = 1
            scope.pc += 1
        else:
            scope.flag = 0
            scope.pc = self.to


def all_possible(state: WowState, scope: WowScope, body: list[Step]) -> bool:
    """Whether all of it can be done. What follows a choice acts on what will be chosen, so the choice decides."""
    for instr in body:
        if not instr.can_execute(state, scope):
            return False
        if isinstance(instr, (Choose, Search)):
            return True
    return True


class MayPay(Instruction):
    """A player may pay resources; if so what follows is done.

    `unless`: the other way round, what follows is done if it is not paid.
    """

    __slots__ = ("resources", "to", "unless", "who")

    def __init__(self, path: str, resources: int | Amount, who: Player, unless: bool) -> None:
        super().__init__(path)
        self.resources = resources
        self.who = who
        self.unless = unless
        self.to = 0

    def execute(self, state: WowState, scope: WowScope) -> int:
        seats = self.who.seats(state, scope)
        cost = number_of(self.resources, state, scope)
        if scope.pending:
            return self.choose(state, scope, seats[0], cost)
        if not seats or ready_resources(state, seats[0]) < cost:  # kw:you-may-pay
            return self.go(scope, False)
        state.ask(
            seats[0],
            codes.DECISION_MAY,
            [Option(codes.VERB_YES, scope.source, NO_REF, cost), Option(codes.VERB_NO, scope.source)],
            scope.source,
        )
        return WAIT

    def choose(self, state: WowState, scope: WowScope, seat: int, cost: int) -> int:
        """Which resources, where it matters; `f.asked` is the mark that it is paid, and what was picked."""
        picked = scope.pending[1:]
        found = resource_choices(state, seat, cost, picked) if len(picked) < cost else []
        if found:
            state.ask(
                seat,
                codes.DECISION_CHOOSE_PAYMENT,
                [Option(codes.VERB_PAY, scope.source, piece.ref) for piece in found],
                scope.source,
            )
            return WAIT
        scope.pending = []
        pay_resources(state, seat, cost, picked, scope.source)
        return self.go(scope, True)

    def go(self, scope: WowScope, paid: bool) -> int:
        scope.flag = 1 if paid else 0
        if paid != self.unless:  # kw:unless, wow7.4:709.2f
            return NEXT
        scope.pc = self.to
        return JUMP

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        if option.verb == codes.VERB_YES:
            scope.pending = [Ref(1)]
        elif option.verb == codes.VERB_NO:
            if self.go(scope, False) == NEXT:
                scope.pc += 1
        else:
            scope.pending = [*scope.pending, option.object]


class If(Instruction):
    """Only if that is so now. `what`: a target named in the condition, which is "them" from here on."""

    __slots__ = ("condition", "to", "what")

    def __init__(self, path: str, condition: Condition, what: Selector | None) -> None:
        super().__init__(path)
        self.condition = condition
        self.what = what
        self.to = 0

    def execute(self, state: WowState, scope: WowScope) -> int:
        if self.what is not None:
            scope.mentioned = self.what.select(state, scope)
        if self.condition.holds(state, scope):
            return NEXT
        scope.pc = self.to
        return JUMP


class IfYouDo(Instruction):
    """Only if what the text did before was really done (wow7.4:709.2f)."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def execute(self, state: WowState, scope: WowScope) -> int:
        if scope.flag:  # wow7.4:709.2f
            return NEXT
        scope.pc = self.to
        return JUMP


class Either(Instruction):
    """The controller does what follows or, at `to`, the other thing; only what can be done (wow7.4:709.2b)."""

    __slots__ = ("body", "other", "to")

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.body: list[Step] = []
        self.other: list[Step] = []
        self.to = 0

    def execute(self, state: WowState, scope: WowScope) -> int:
        if not all_possible(state, scope, self.body):  # inf:last-stand
            scope.pc = self.to
            return JUMP
        if not all_possible(state, scope, self.other):  # wow7.4:709.2b
            return NEXT
        state.ask(
            scope.you,
            codes.DECISION_CHOOSE_MODE,
            [Option(codes.VERB_MODE, scope.source, NO_REF, i) for i in range(2)],
            scope.source,
        )
        return WAIT

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        scope.pc = self.to if option.number else scope.pc + 1


class FlipCoin(Instruction):
    """Flip a coin; heads the controller wins and goes on, tails it loses and goes to `to`."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def execute(self, state: WowState, scope: WowScope) -> int:
        won = state.chance.below(2) == 1
        state.emit(codes.EVENT_COIN, RANDOM, scope.source, scope.you, NO_REF, NO_REF, 1 if won else 0)
        scope.flag = 1 if won else 0
        if won:
            return NEXT
        scope.pc = self.to
        return JUMP


class RollDie(Instruction):
    """Roll a die and go on at the row that has the number."""

    __slots__ = ("rows", "to")

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.rows: list[list[int]] = []
        self.to = 0

    def execute(self, state: WowState, scope: WowScope) -> int:
        rolled = state.chance.below(6) + 1
        state.emit(codes.EVENT_DIE, RANDOM, scope.source, scope.you, NO_REF, NO_REF, rolled)
        scope.mentioned_number = rolled
        for row in self.rows:
            if row[0] <= rolled <= row[1]:
                scope.pc = row[2]
                return JUMP
        scope.pc = self.to
        return JUMP
