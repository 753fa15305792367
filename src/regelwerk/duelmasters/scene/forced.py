"""What a line names although nobody was asked for it: the only base, payment, shield, card there was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.scene.names import SHIELD, Named, matching
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.event import Event
from regelwerk.kernel.scene import Table
from regelwerk.kernel.scene_forced import left, of_kind, shown

if TYPE_CHECKING:
    from regelwerk.duelmasters.scene.acts import Finder, Intent

OF_PLAYING: Final = (c.E_CHARGE, c.E_SUMMON, c.E_CAST, c.E_TURN, c.E_PHASE)
"""What shows only that something was played, not that it was chosen."""
ANYHOW: Final = tuple(kind for kind in range(1, len(c.EVENTS)) if kind not in OF_PLAYING)
"""What shows that something was chosen, where the line does not say more."""
TAKEN: Final = {
    "break": (c.E_BREAK,),
    "discard": (c.E_DISCARD,),
    "pay": (c.E_TAP,),
    "destroy": (c.E_DESTROY,),
}
"""By the word of the line, what shows that its answer was taken."""


def begun_so(s: DmState, intent: Intent, finder: Finder) -> bool:
    """Whether what was begun was put on what the line says, paid with that, and did that."""
    bases = of_kind(finder.told, (c.E_EVOLVE,))
    tapped = [event for event in of_kind(finder.told, (c.E_TAP,)) if s.place(s.last(event.a)) == c.MANA]
    chosen = of_kind(finder.told, ANYHOW)
    word = intent.at.text.split(maxsplit=1)[0]
    if word in TAKEN:
        chosen = of_kind(finder.told, TAKEN[word])
    for said, events in ((intent.on, bases), (intent.paying, tapped), (intent.things, chosen)):
        if shown(said, events, lambda event, thing: takes(s, event, thing, finder)) is None:
            return False
    return True


def settled_so(table: Table, s: DmState, intent: Intent, finder: Finder) -> bool:
    """Whether what has just happened shows the answer of the line; what shows it shows nothing else then."""
    word = intent.at.text.split(maxsplit=1)[0]
    if word == "mode" or not intent.things:
        return False
    events = of_kind(left(table.recent, table.vouched), TAKEN.get(word, ANYHOW))
    found = shown(intent.things, events, lambda event, thing: takes(s, event, thing, finder))
    table.vouched += found or []
    return bool(found)


def takes(s: DmState, event: Event, thing: Named | str, finder: Finder) -> bool:
    """Whether an event shows that something was taken: a card, a shield by its number, a player."""
    if isinstance(thing, str) and thing.isdecimal():
        return event.kind == c.E_BREAK and event.n == int(thing)
    if isinstance(thing, str):
        return not event.a and event.seat == finder.seats.get(thing, -1)
    if thing.name == SHIELD and event.kind == c.E_BREAK:
        owner = finder.seats.get(thing.owner, event.seat)
        return s.last(event.a).owner == owner and thing.number in (0, event.n)
    if event.a <= 0:
        return False
    said = Named(thing.at, thing.name, thing.owner, thing.number)
    return bool(matching(s, said, [s.last(event.a)], finder.names, finder.seats))
