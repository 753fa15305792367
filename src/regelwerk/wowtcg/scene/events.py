"""What a scene expects to have happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel import event as kernel
from regelwerk.kernel.rulebook import UnknownRule
from regelwerk.kernel.scene import Table
from regelwerk.kernel.scene_text import Text, nearest
from regelwerk.kernel.state import ID_MASK
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.rules import BOOK, rule
from regelwerk.wowtcg.scene.names import Named, Names, matching
from regelwerk.wowtcg.state import WowState


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


def number_of_rule(text: Text) -> str:
    """The number of a rule; a bare one is of the comprehensive rules. Raises BadScene if there is none."""
    for number in (text.text, "wow:" + text.text, "wow7.4:" + text.text):
        if number in BOOK:
            return number
    try:
        rule(text.text if ":" in text.text else "wow:" + text.text)
    except UnknownRule as error:
        raise text.problem(str(error)) from None
    return text.text


def event_kind(text: Text) -> int:
    """The kind of event; raises BadScene."""
    if text.text not in c.EVENTS[1:]:
        raise text.problem(f"no event is called {text.text!r}{nearest(text.text, list(c.EVENTS[1:]))}")
    return c.EVENTS.index(text.text)


def read_event(text: Text, names: Names, never: bool) -> Happened:
    """`protect wow:602.2 on Guardian Steelhorn from ... by Ben amount 2 3 times`."""
    words = text.text.split()
    size = 0
    for length in (3, 2, 1):
        if " ".join(words[:length]) in c.EVENTS[1:]:
            size = length
            break
    if not size:
        event_kind(text.cut(0, len(words[0])))
    kind = c.EVENTS.index(" ".join(words[:size]))
    rest = text.cut(len(" ".join(words[:size])))
    found = Happened(kind, never=never)
    head = rest.text.split(maxsplit=1)[0] if rest.text else ""
    cite = ""
    if head and head not in EVENT_CLAUSES and not head.isdigit():
        cite = number_of_rule(rest.cut(0, len(head)))
        rest = rest.cut(len(head))
    return event_clauses(found, cite, rest, names)


EVENT_CLAUSES: Final = ("on", "from", "by", "amount")


def event_clauses(found: Happened, cite: str, rest: Text, names: Names) -> Happened:
    on: Named | None = None
    source: Named | None = None
    by = ""
    amount = -1
    times = -1
    words = rest.text.split()
    if len(words) > 1 and words[-1] in ("times", "time") and words[-2].isdigit():
        times = int(words[-2])
        rest = rest.cut(0, rest.text.rindex(words[-2]))
    starts = [(f" {rest.text}").find(f" {word} ") for word in EVENT_CLAUSES]
    order = sorted((at, word) for at, word in zip(starts, EVENT_CLAUSES) if at >= 0)
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
        elif word == "amount" and value.text.isdigit():
            amount = int(value.text)
        else:
            raise value.problem(f"this cannot stand after {word!r}")
    return Happened(found.kind, cite, on, source, by, amount, times, found.never)


def happened(table: Table, s: WowState, e: Happened, names: Names) -> list[kernel.Event]:
    """The events since it was last looked that are as expected."""
    found = []
    for event in table.news:
        if event.kind != e.kind or (e.rule and event.rule.number != e.rule):
            continue
        if e.amount >= 0 and event.n != e.amount:
            continue
        if e.by and event.seat != table.seats[e.by]:
            continue
        if e.on is not None and not means(table, s, event.a, e.on, names):
            continue
        sources = (event.source, event.b)
        if e.source is not None and not any(means(table, s, ref, e.source, names) for ref in sources):
            continue
        found.append(event)
    return found


def means(table: Table, s: WowState, ref: int, named: Named, names: Names) -> bool:
    """Whether the piece of a reference is what a name means."""
    if ref <= 0:
        return False
    p = s.pieces[(ref & ID_MASK) - 1]
    return bool(matching(s, Named(named.at, named.name, named.owner, named.number), [p], names, table.seats))


def check_event(table: Table, s: WowState, e: Happened, names: Names) -> str:
    """What is different, "" if nothing is."""
    count = len(happened(table, s, e, names))
    kind = c.EVENTS[e.kind]
    if e.never:
        return f"there was an event {kind!r}" if count else ""
    if e.times >= 0 and count != e.times:
        return f"{count} such events {kind!r}, not {e.times}"
    if count:
        return ""
    same = [event for event in table.news if event.kind == e.kind]
    if same:
        cites = ", ".join(sorted({event.rule.number for event in same}))
        return f"no such event {kind!r}; there were {len(same)} of that kind, by {cites}"
    kinds = ", ".join(dict.fromkeys(c.EVENTS[event.kind] for event in table.news))
    return f"no event {kind!r}; there were: {kinds or 'none'}"


def check_order(table: Table, words: Sequence[Text]) -> str:
    """Events of these kinds, in this order, others between them."""
    at = 0
    for word in words:
        kind = c.EVENTS.index(word.text)
        while at < len(table.news) and table.news[at].kind != kind:
            at += 1
        if at == len(table.news):
            order = ", ".join(c.EVENTS[event.kind] for event in table.news)
            return f"not in this order, {word.text!r} is missing; there were: {order}"
        at += 1
    return ""
