"""What a line names although nobody was asked for it: the only target, the only space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.event import Event
from regelwerk.kernel.scene import Table
from regelwerk.kernel.scene_forced import left, of_kind, shown
from regelwerk.kernel.scene_names import Named
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.state import MinisState

if TYPE_CHECKING:
    from regelwerk.wowminis.scene.acts import Finder, Intent

AIMED: Final = (c.E_TARGET, c.E_ATTACK, c.E_DEFEND, c.E_HEAL, c.E_HEALED, c.E_DAMAGE, c.E_MODIFY)
"""What shows at whom something was aimed."""
MOVED: Final = {
    "push": (c.E_PUSH,),
    "teleport": (c.E_TELEPORT,),
}
"""What shows that a figure went to a space."""


def went_unasked(table: Table, seat: int, intent: Intent, finder: Finder) -> bool:
    """Whether what has just happened shows the answer of the line; what shows it shows nothing else then."""
    state = table.game.state
    decision = state.decision
    if decision is not None and decision.seat == seat and finder.path(typed(table), seat, intent) is not None:
        return False
    events = left(table.recent, table.vouched)
    if intent.verb == "begin":
        found = [event for event in events if event.kind == c.E_BEGIN and event.n == table.seats[intent.seat]][:1]
    elif intent.verb in ("push", "teleport"):
        moved = of_kind(events, MOVED[intent.verb])
        found = [event for event in moved if went(event, intent, finder, table)][:1]
    elif intent.verb == "target":
        aimed = of_kind(events, AIMED)
        found = shown(intent.things, aimed, lambda event, thing: aims(event, thing, finder, table)) or []
    else:
        return False
    table.vouched += found
    return bool(found)


def went(event: Event, intent: Intent, finder: Finder, table: Table) -> bool:
    """Whether an event is that of the figure that the line names going where it says."""
    if event.n != intent.space:
        return False
    return all(finder.is_meant(typed(table), event.a, thing) for thing in intent.things)


def aims(event: Event, thing: Named, finder: Finder, table: Table) -> bool:
    """Whether an event shows that a figure was aimed at."""
    state = typed(table)
    return finder.is_meant(state, event.b or event.a, thing)


def typed(table: Table) -> MinisState:
    """The state, typed."""
    state = table.game.state
    assert isinstance(state, MinisState)
    return state
