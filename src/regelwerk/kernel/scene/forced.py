"""What a line of a scene names although nobody was asked for it: the only target, card, payment, number there was.

Games ask only where there is a choice, and in time may ask less. A line may name what was settled without a question;
then events show it, each event for one thing that is named. Naming anything else is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from regelwerk.kernel.event import Event

T = TypeVar("T")
Shows = Callable[[Event, T], bool]
"""Whether an event shows that something was taken."""


def shown(named: Iterable[T], events: Sequence[Event], shows: Shows[T]) -> list[Event] | None:
    """The events that show all that is named, each another event; None if something is not shown.

    What only one event can show gets that one, whatever the order in which things are named.
    """
    wanted = [[at for at, event in enumerate(events) if shows(event, one)] for one in named]
    taken: dict[int, int] = {}
    for number in range(len(wanted)):
        if not place(number, wanted, taken, set()):
            return None
    return [events[at] for at in sorted(taken)]


def place(number: int, wanted: Sequence[Sequence[int]], taken: dict[int, int], tried: set[int]) -> bool:
    """Find an event for one name; a name that has one already may have to take another."""
    for at in wanted[number]:
        if at in tried:
            continue
        tried.add(at)
        if at not in taken or place(taken[at], wanted, taken, tried):
            taken[at] = number
            return True
    return False


def of_kind(events: Iterable[Event], kinds: Collection[int]) -> list[Event]:
    """The events of these kinds; the first one about each piece only, since it was taken once."""
    found: dict[tuple[int, int, int], Event] = {}
    for event in events:
        if event.kind in kinds:
            found.setdefault((event.about, event.other, event.seat if not event.about else -1), event)
    return list(found.values())


def left(events: Iterable[Event], vouched: Sequence[Event]) -> list[Event]:
    """The events that have shown nothing yet."""
    return [event for event in events if not any(event is other for other in vouched)]
