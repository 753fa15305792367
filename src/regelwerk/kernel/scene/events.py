"""What scenes expect to have happened: `event attack dm:8.2.1 on X from Y by Ben amount 2`, `events attack, block`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.event import Event
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.rulebook import Rulebook, UnknownRuleError
from regelwerk.kernel.scene.names import NameRef, SceneNames
from regelwerk.kernel.scene.scene import SceneRun
from regelwerk.kernel.scene.source_text import SourceText, among

CLAUSES: Final = ("on", "from", "by", "amount")
LONGEST: Final = 3
"""So many words the name of an event has at most."""


@dataclass(frozen=True)
class ExpectedEvent:
    """What is expected of an event. Numbers that are not said are -1, names None."""

    kind: int
    rule: str = ""
    on: NameRef | None = None
    source: NameRef | None = None
    by: str = ""
    amount: int = -1
    times: int = -1
    never: bool = False


Means = Callable[[Ref, NameRef], bool]
"""Whether the thing of a reference is what a name means."""


class EventExpectations:
    """The events of a game, by name, and the books whose rules they cite.

    kinds   names of the events by number, the first one empty
    book    the rules; `without`: the books that a number without one may mean, the likeliest first
    """

    def __init__(self, kinds: Sequence[str], book: Rulebook, without: Sequence[str]) -> None:
        self.kinds = list(kinds)
        self.book = book
        self.without = without

    # ---------------------------------------------------------------- reading

    def number(self, text: SourceText) -> str:
        """The number of a rule with its book. Raises SceneFormatError if there is none."""
        for number in (text.text, *(f"{name}:{text.text}" for name in self.without)):
            if number in self.book:
                return number
        try:
            self.book.citation(text.text if ":" in text.text else f"{self.without[0]}:{text.text}")
        except UnknownRuleError as error:
            raise text.problem(str(error)) from None
        return text.text

    def kind(self, text: SourceText) -> int:
        """The kind of event. Raises SceneFormatError."""
        if text.text not in self.kinds[1:]:
            raise text.problem(f"unknown event {text.text!r}{among(text.text, self.kinds[1:])}")
        return self.kinds.index(text.text)

    def read(self, text: SourceText, names: SceneNames, never: bool) -> ExpectedEvent:
        """`protect wow:602.2 on Guardian Steelhorn from ... by Ben amount 2 3 times`."""
        words = text.text.split()
        size = 0
        for length in range(LONGEST, 0, -1):
            if " ".join(words[:length]) in self.kinds[1:]:
                size = length
                break
        if not size:
            self.kind(text.slice(0, len(words[0])))
        kind = self.kinds.index(" ".join(words[:size]))
        rest = text.slice(len(" ".join(words[:size])))
        head = rest.text.split(maxsplit=1)[0] if rest.text else ""
        cite = ""
        if head and head not in CLAUSES and not head.isdecimal():
            cite = self.number(rest.slice(0, len(head)))
            rest = rest.slice(len(head))
        return clauses(ExpectedEvent(kind, never=never), cite, rest, names)

    # ---------------------------------------------------------------- checking

    def happened(self, table: SceneRun, expected: ExpectedEvent, means: Means) -> list[Event]:
        """The events since it was last looked that are as expected."""
        found = []
        for event in table.new_events:
            if event.kind != expected.kind or (expected.rule and event.rule.number != expected.rule):
                continue
            if expected.amount >= 0 and event.number != expected.amount:
                continue
            if expected.by and event.seat != table.seats[expected.by]:
                continue
            if expected.on is not None and not means(event.about, expected.on):
                continue
            if expected.source is not None and not (
                means(event.source, expected.source) or means(event.other, expected.source)
            ):
                continue
            found.append(event)
        return found

    def check(self, table: SceneRun, expected: ExpectedEvent, means: Means) -> str:
        """What is different, "" if nothing is."""
        count = len(self.happened(table, expected, means))
        kind = self.kinds[expected.kind]
        if expected.never:
            return f"there was an event {kind!r}" if count else ""
        if expected.times >= 0 and count != expected.times:
            return f"{count} such events {kind!r}, not {expected.times}"
        if count:
            return ""
        same = [event for event in table.new_events if event.kind == expected.kind]
        if same:
            cites = ", ".join(sorted({event.rule.number for event in same}))
            return f"no such event {kind!r}; there were {len(same)} of that kind, by {cites}"
        kinds = ", ".join(dict.fromkeys(self.kinds[event.kind] for event in table.new_events))
        return f"no event {kind!r}; there were: {kinds or 'none'}"

    def check_order(self, table: SceneRun, words: Sequence[SourceText]) -> str:
        """Events of these kinds, in this order, others between them."""
        at = 0
        for word in words:
            kind = self.kinds.index(word.text)
            while at < len(table.new_events) and table.new_events[at].kind != kind:
                at += 1
            if at == len(table.new_events):
                order = ", ".join(self.kinds[event.kind] for event in table.new_events)
                return f"not in this order, {word.text!r} is missing; there were: {order}"
            at += 1
        return ""


def clauses(found: ExpectedEvent, cite: str, rest: SourceText, names: SceneNames) -> ExpectedEvent:
    """What stands behind the name of an event and its rule. Raises SceneFormatError."""
    on: NameRef | None = None
    source: NameRef | None = None
    by = ""
    amount = -1
    times = -1
    words = rest.text.split()
    if len(words) > 1 and words[-1] in ("times", "time") and words[-2].isdecimal():
        times = int(words[-2])
        rest = rest.slice(0, rest.text.rindex(words[-2]))
    starts = [(f" {rest.text}").find(f" {word} ") for word in CLAUSES]
    order = sorted((at, word) for at, word in zip(starts, CLAUSES) if at >= 0)
    if rest.text and (not order or order[0][0] != 0):
        raise rest.problem("after an event stand its rule, `on CARD`, `from CARD`, `by SEAT`, `amount 2`, `2 times`")
    for i, (at, word) in enumerate(order):
        value = rest.slice(at + len(word), order[i + 1][0] if i + 1 < len(order) else None)
        if word == "on":
            on = names.card(value)
        elif word == "from":
            source = names.card(value)
        elif word == "by" and value.text in names.seats:
            by = value.text
        elif word == "amount" and value.text.isdecimal():
            amount = int(value.text)
        else:
            raise value.problem(f"this can't follow {word!r}")
    return ExpectedEvent(found.kind, cite, on, source, by, amount, times, found.never)
