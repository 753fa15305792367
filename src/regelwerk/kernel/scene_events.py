"""What scenes expect to have happened: `event attack dm:8.2.1 on X from Y by Ben amount 2`, `events attack, block`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.event import Event
from regelwerk.kernel.rulebook import Rulebook, UnknownRule
from regelwerk.kernel.scene import Table
from regelwerk.kernel.scene_names import Named, Names
from regelwerk.kernel.scene_text import Text, among

CLAUSES: Final = ("on", "from", "by", "amount")
LONGEST: Final = 3
"""So many words the name of an event has at most."""


@dataclass(frozen=True)
class Happened:
    """What is expected of an event. Numbers that are not said are -1, names None."""

    kind: int
    rule: str = ""
    on: Named | None = None
    source: Named | None = None
    by: str = ""
    amount: int = -1
    times: int = -1
    never: bool = False


Means = Callable[[int, Named], bool]
"""Whether the thing of a reference is what a name means."""


class Events:
    """The events of a game, by name, and the books whose rules they cite.

    kinds   names of the events by number, the first one empty
    book    the rules; `without`: the books that a number without one may mean, the likeliest first
    """

    def __init__(self, kinds: Sequence[str], book: Rulebook, without: Sequence[str]) -> None:
        self.kinds = list(kinds)
        self.book = book
        self.without = without

    # ---------------------------------------------------------------- reading

    def number(self, text: Text) -> str:
        """The number of a rule with its book. Raises BadScene if there is none."""
        for number in (text.text, *(f"{name}:{text.text}" for name in self.without)):
            if number in self.book:
                return number
        try:
            self.book.cite(text.text if ":" in text.text else f"{self.without[0]}:{text.text}")
        except UnknownRule as error:
            raise text.problem(str(error)) from None
        return text.text

    def kind(self, text: Text) -> int:
        """The kind of event. Raises BadScene."""
        if text.text not in self.kinds[1:]:
            raise text.problem(f"no event is called {text.text!r}{among(text.text, self.kinds[1:])}")
        return self.kinds.index(text.text)

    def read(self, text: Text, names: Names, never: bool) -> Happened:
        """`protect wow:602.2 on Guardian Steelhorn from ... by Ben amount 2 3 times`."""
        words = text.text.split()
        size = 0
        for length in range(LONGEST, 0, -1):
            if " ".join(words[:length]) in self.kinds[1:]:
                size = length
                break
        if not size:
            self.kind(text.cut(0, len(words[0])))
        kind = self.kinds.index(" ".join(words[:size]))
        rest = text.cut(len(" ".join(words[:size])))
        head = rest.text.split(maxsplit=1)[0] if rest.text else ""
        cite = ""
        if head and head not in CLAUSES and not head.isdecimal():
            cite = self.number(rest.cut(0, len(head)))
            rest = rest.cut(len(head))
        return clauses(Happened(kind, never=never), cite, rest, names)

    # ---------------------------------------------------------------- checking

    def happened(self, table: Table, expected: Happened, means: Means) -> list[Event]:
        """The events since it was last looked that are as expected."""
        found = []
        for event in table.news:
            if event.kind != expected.kind or (expected.rule and event.rule.number != expected.rule):
                continue
            if expected.amount >= 0 and event.n != expected.amount:
                continue
            if expected.by and event.seat != table.seats[expected.by]:
                continue
            if expected.on is not None and not means(event.a, expected.on):
                continue
            if expected.source is not None and not (
                means(event.source, expected.source) or means(event.b, expected.source)
            ):
                continue
            found.append(event)
        return found

    def check(self, table: Table, expected: Happened, means: Means) -> str:
        """What is different, "" if nothing is."""
        count = len(self.happened(table, expected, means))
        kind = self.kinds[expected.kind]
        if expected.never:
            return f"there was an event {kind!r}" if count else ""
        if expected.times >= 0 and count != expected.times:
            return f"{count} such events {kind!r}, not {expected.times}"
        if count:
            return ""
        same = [event for event in table.news if event.kind == expected.kind]
        if same:
            cites = ", ".join(sorted({event.rule.number for event in same}))
            return f"no such event {kind!r}; there were {len(same)} of that kind, by {cites}"
        kinds = ", ".join(dict.fromkeys(self.kinds[event.kind] for event in table.news))
        return f"no event {kind!r}; there were: {kinds or 'none'}"

    def check_order(self, table: Table, words: Sequence[Text]) -> str:
        """Events of these kinds, in this order, others between them."""
        at = 0
        for word in words:
            kind = self.kinds.index(word.text)
            while at < len(table.news) and table.news[at].kind != kind:
                at += 1
            if at == len(table.news):
                order = ", ".join(self.kinds[event.kind] for event in table.news)
                return f"not in this order, {word.text!r} is missing; there were: {order}"
            at += 1
        return ""


def clauses(found: Happened, cite: str, rest: Text, names: Names) -> Happened:
    """What stands behind the name of an event and its rule. Raises BadScene."""
    on: Named | None = None
    source: Named | None = None
    by = ""
    amount = -1
    times = -1
    words = rest.text.split()
    if len(words) > 1 and words[-1] in ("times", "time") and words[-2].isdecimal():
        times = int(words[-2])
        rest = rest.cut(0, rest.text.rindex(words[-2]))
    starts = [(f" {rest.text}").find(f" {word} ") for word in CLAUSES]
    order = sorted((at, word) for at, word in zip(starts, CLAUSES) if at >= 0)
    if rest.text and (not order or order[0][0] != 0):
        raise rest.problem("after an event stand its rule, `on CARD`, `from CARD`, `by SEAT`, `amount 2`, `2 times`")
    for i, (at, word) in enumerate(order):
        value = rest.cut(at + len(word), order[i + 1][0] if i + 1 < len(order) else None)
        if word == "on":
            on = names.card(value)
        elif word == "from":
            source = names.card(value)
        elif word == "by" and value.text in names.seats:
            by = value.text
        elif word == "amount" and value.text.isdecimal():
            amount = int(value.text)
        else:
            raise value.problem(f"this cannot stand after {word!r}")
    return Happened(found.kind, cite, on, source, by, amount, times, found.never)
