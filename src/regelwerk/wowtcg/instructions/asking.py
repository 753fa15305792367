"""Choices, chances and conditions inside a text (wow7.4:709.2b, 712.7)."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.deciding import decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.program import JUMP, NEXT, WAIT, Instr, Scope
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.amounts import You
from regelwerk.wowtcg.instructions.decks import Search
from regelwerk.wowtcg.meaning import Amount, Condition, Noun, Players, Ref
from regelwerk.wowtcg.payment import pay_resources, ready_resources, resource_choices
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

MAY: Final = rule("kw:you-may-pay")
RANDOM: Final = rule("kw:random")
RESOURCES: Final = rule("wow7.4:403.6")


class Jump(Instr[WowState]):
    """Go on elsewhere in the program."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        f.pc = self.to
        return JUMP


class Deed(Instr[WowState]):
    """An instruction that does one thing to whatever it speaks of."""

    __slots__ = ()

    def able(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        """Whether doing it to that piece would do anything."""
        return True


class Choose(Instr[WowState]):
    """A choice made while the link resolves; not a target. Several players choose one after another.

    `aside`: what is chosen serves only a number, and is not "them". `another`: nothing
    that this text has targeted or chosen before. `different`: no two of the same name. `serves`:
    what is done to it next; what that cannot be done to is not chosen (wow7.4:709.2b). Each set
    is offered in one order only.
    """

    __slots__ = ("another", "aside", "by", "count", "different", "noun", "serves", "up_to")

    def __init__(
        self,
        path: str,
        noun: Noun,
        by: Players,
        count: Amount,
        up_to: bool,
        another: bool,
        aside: bool,
        different: bool,
    ) -> None:
        super().__init__(path)
        self.different = different
        self.noun = noun
        self.by = by
        self.count = count
        self.up_to = up_to
        self.another = another
        self.aside = aside
        self.serves: Deed | None = None

    def found(self, s: WowState, f: WowScope) -> list[int]:
        """What may be chosen, apart from what has been picked already."""
        serves = self.serves
        refs = [p.ref for p in self.noun.all(s, f) if serves is None or serves.able(s, f, p)]
        if self.another:
            taken = f.chosen_before()
            refs = [ref for ref in refs if ref not in taken]
        return refs

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        seats = self.by.seats(s, f)
        want = self.count.of(s, f)
        kept: list[int] = []
        for seat in seats:
            if not isinstance(self.by, You):
                f.said = seat  # "his party": what the next may choose among is another's
            refs = self.found(s, f)
            picked = [ref for ref in f.asked if ref in refs]  # who left meanwhile took his with him (wow:102.2)
            options = self.options(f, self.other_names(s, refs, picked), picked, want)
            if options and picked:  # whoever has begun to choose sees what is left
                s.ask(seat, c.CHOOSE, options, f.source)
                return WAIT
            while options:
                only = decide(s, seat, c.CHOOSE, options, f.source)
                if only is None:
                    return WAIT
                self.answer(s, f, only)
                picked = [*picked, only.object]
                options = self.options(f, self.other_names(s, refs, picked), picked, want)
            kept += picked
        self.take(f, kept)
        return NEXT

    def other_names(self, s: WowState, refs: list[int], picked: list[int]) -> list[int]:
        """Without what has the name of something picked, where the names must differ."""
        if not self.different:
            return refs
        names = [s.last(ref).card.name for ref in picked]
        return [ref for ref in refs if ref in picked or s.last(ref).card.name not in names]

    def options(self, f: WowScope, refs: list[int], picked: list[int], want: int) -> list[Option]:
        """What one player may pick next; none if that is done."""
        start = refs.index(picked[-1]) + 1 if picked else 0
        need = 0 if self.up_to else min(want, len(refs)) - len(picked)
        options = []
        if len(picked) < want:
            last = len(refs) - need + 1 if need > 0 else len(refs)
            options = [Option(c.PICK, f.source, ref) for ref in refs[start:last]]
        if options and self.up_to:
            options.append(Option(c.DONE_CHOOSING, f.source))
        return options

    def answer(self, s: WowState, f: Scope[WowState], option: Option) -> None:
        assert isinstance(f, WowScope)
        if option.verb == c.DONE_CHOOSING:
            self.take(f, f.asked)
            f.pc += 1
        else:
            f.asked = [*f.asked, option.object]

    def take(self, f: WowScope, picked: list[int]) -> None:
        if self.aside:
            f.aside = picked
        else:
            f.them = picked
            f.chosen = [*f.chosen, *picked]
        f.asked = []

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        assert isinstance(f, WowScope)
        return len(self.found(s, f)) > 0


class May(Instr[WowState]):
    """A player may do the whole of what follows, or nothing (wow7.4:712): offered only if all of it is possible."""

    __slots__ = ("body", "to", "who")

    def __init__(self, path: str, who: Players) -> None:
        super().__init__(path)
        self.who = who
        self.body: list[Instr[Any]] = []
        self.to = 0

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        seats = self.who.seats(s, f)
        if seats and not isinstance(self.who, You):
            f.said = seats[0]  # "target player may ready his resources": he has been mentioned
        if not seats or not all_possible(s, f, self.body):  # wow7.4:712
            f.flag = 0
            f.pc = self.to
            return JUMP
        s.ask(seats[0], c.MAY, [Option(c.YES, f.source), Option(c.NO, f.source)], f.source)
        return WAIT

    def answer(self, s: WowState, f: Scope[WowState], option: Option) -> None:
        if option.verb == c.YES:
            f.flag = 1
            f.pc += 1
        else:
            f.flag = 0
            f.pc = self.to


def all_possible(s: WowState, f: WowScope, body: list[Instr[Any]]) -> bool:
    """Whether all of it can be done. What follows a choice acts on what will be chosen, so the choice decides."""
    for instr in body:
        if not instr.possible(s, f):
            return False
        if isinstance(instr, (Choose, Search)):
            return True
    return True


class MayPay(Instr[WowState]):
    """A player may pay resources; if so what follows is done.

    `unless`: the other way round, what follows is done if it is not paid.
    """

    __slots__ = ("resources", "to", "unless", "who")

    def __init__(self, path: str, resources: Amount, who: Players, unless: bool) -> None:
        super().__init__(path)
        self.resources = resources
        self.who = who
        self.unless = unless
        self.to = 0

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        seats = self.who.seats(s, f)
        cost = self.resources.of(s, f)
        if f.asked:
            return self.choose(s, f, seats[0], cost)
        if not seats or ready_resources(s, seats[0]) < cost:  # kw:you-may-pay
            return self.go(f, False)
        s.ask(seats[0], c.MAY, [Option(c.YES, f.source, 0, cost), Option(c.NO, f.source)], f.source)
        return WAIT

    def choose(self, s: WowState, f: WowScope, seat: int, cost: int) -> int:
        """Which resources, where it matters; `f.asked` is the mark that it is paid, and what was picked."""
        picked = f.asked[1:]
        found = resource_choices(s, seat, cost, picked) if len(picked) < cost else []
        if found:
            s.ask(seat, c.CHOOSE_PAYMENT, [Option(c.PAY, f.source, p.ref) for p in found], f.source)
            return WAIT
        f.asked = []
        pay_resources(s, seat, cost, picked, f.source)
        return self.go(f, True)

    def go(self, f: WowScope, paid: bool) -> int:
        f.flag = 1 if paid else 0
        if paid != self.unless:  # kw:unless, wow7.4:709.2f
            return NEXT
        f.pc = self.to
        return JUMP

    def answer(self, s: WowState, f: Scope[WowState], option: Option) -> None:
        assert isinstance(f, WowScope)
        if option.verb == c.YES:
            f.asked = [1]
        elif option.verb == c.NO:
            if self.go(f, False) == NEXT:
                f.pc += 1
        else:
            f.asked = [*f.asked, option.object]


class If(Instr[WowState]):
    """Only if that is so now. `what`: a target named in the condition, which is "them" from here on."""

    __slots__ = ("condition", "to", "what")

    def __init__(self, path: str, condition: Condition, what: Ref | None) -> None:
        super().__init__(path)
        self.condition = condition
        self.what = what
        self.to = 0

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        if self.what is not None:
            f.them = self.what.get(s, f)
        if self.condition.holds(s, f):
            return NEXT
        f.pc = self.to
        return JUMP


class IfDone(Instr[WowState]):
    """Only if what the text did before was really done (wow7.4:709.2f)."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        if f.flag:  # wow7.4:709.2f
            return NEXT
        f.pc = self.to
        return JUMP


class Either(Instr[WowState]):
    """The controller does what follows or, at `to`, the other thing; only what can be done (wow7.4:709.2b)."""

    __slots__ = ("body", "other", "to")

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.body: list[Instr[Any]] = []
        self.other: list[Instr[Any]] = []
        self.to = 0

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        if not all_possible(s, f, self.body):  # inf:last-stand
            f.pc = self.to
            return JUMP
        if not all_possible(s, f, self.other):  # wow7.4:709.2b
            return NEXT
        s.ask(f.you, c.CHOOSE_MODE, [Option(c.MODE, f.source, 0, i) for i in range(2)], f.source)
        return WAIT

    def answer(self, s: WowState, f: Scope[WowState], option: Option) -> None:
        f.pc = self.to if option.n else f.pc + 1


class Flip(Instr[WowState]):
    """Flip a coin; heads the controller wins and goes on, tails it loses and goes to `to`."""

    __slots__ = ("to",)

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.to = 0

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        won = s.chance.below(2) == 1
        s.emit(c.E_COIN, RANDOM, f.source, f.you, 0, 0, 1 if won else 0)
        f.flag = 1 if won else 0
        if won:
            return NEXT
        f.pc = self.to
        return JUMP


class Roll(Instr[WowState]):
    """Roll a die and go on at the row that has the number."""

    __slots__ = ("rows", "to")

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.rows: list[list[int]] = []
        self.to = 0

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        rolled = s.chance.below(6) + 1
        s.emit(c.E_DIE, RANDOM, f.source, f.you, 0, 0, rolled)
        f.n = rolled
        for row in self.rows:
            if row[0] <= rolled <= row[1]:
                f.pc = row[2]
                return JUMP
        f.pc = self.to
        return JUMP
