"""Decisions, their options, and why something is not one of them.

A decision is data with its complete list of options: browser, terminal, bot and
learner get the same one. References inside are engine references; `visibility` turns
them into what the asker may know.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.rulebook import RuleCitation

NOBODY: Final = -1


@mypyc_attr(acyclic=True)
class Option:
    """One thing that may be answered: a verb, what does it, what it is done to, a number.

    `subject` and `object` are references (0 for none), `number` a number or a small code
    that the verb gives meaning to. Immutable by convention.
    """

    __slots__ = ("number", "object", "subject", "verb")

    def __init__(self, verb: int, subject: Ref = NO_REF, object: Ref = NO_REF, n: int = 0) -> None:
        self.verb = verb
        self.subject = subject
        self.object = object
        self.number = n

    def is_same_as(self, other: Option) -> bool:
        """Whether both say the same."""
        return (
            self.verb == other.verb
            and self.subject == other.subject
            and self.object == other.object
            and self.number == other.number
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.is_same_as(other)

    def __hash__(self) -> int:
        return hash((self.verb, self.subject, self.object, self.number))

    def __repr__(self) -> str:
        return f"Option({self.verb}, {self.subject}, {self.object}, {self.number})"


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat, with everything that may be answered.

    number       counts the decisions that everybody may count; steps of one announcement share it
    seat         who is asked
    kind         what is asked, for the seat itself (a game's code)
    public_kind  what other seats learn of the kind
    asking_ref   a reference: the card or effect that asks, 0 if the rules do
    options      complete; never empty; the order tells nothing that the seat may not know
    """

    __slots__ = ("asking_ref", "kind", "number", "options", "public_kind", "seat")

    def __init__(self, number: int, seat: int, kind: int, public: int, about: Ref, options: list[Option]) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.public_kind = public
        self.asking_ref = about
        self.options = options

    def __repr__(self) -> str:
        return (
            f"Decision({self.number}, seat={self.seat}, kind={self.kind}, public={self.public_kind}, "
            f"about={self.asking_ref}, options={self.options!r})"
        )


class Reason:
    """One reason why something is refused: the rule, what is wrong, with which piece, a number."""

    __slots__ = ("kind", "number", "ref", "rule")

    def __init__(self, rule: RuleCitation, kind: str, ref: Ref = NO_REF, n: int = 0) -> None:
        self.rule = rule
        self.kind = kind
        self.ref = ref
        self.number = n

    def __repr__(self) -> str:
        return f"Reason({self.rule.number}, {self.kind!r}, ref={self.ref}, n={self.number})"


class ReasonCollector:
    """Collects reasons. Legality functions get one when they shall explain, None when a bare yes or no will do."""

    __slots__ = ("reasons",)

    def __init__(self) -> None:
        self.reasons: list[Reason] = []

    def add(self, rule: RuleCitation, kind: str, ref: Ref = NO_REF, n: int = 0) -> bool:
        """Note a reason; always False, so that a check may return it."""
        self.reasons.append(Reason(rule, kind, ref, n))
        return False


class IllegalActionError(Exception):
    """An answer or act that is not legal now, with all the reasons whose premises hold."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(", ".join(f"{r.kind} ({r.rule.number})" for r in reasons))
        self.reasons = reasons
