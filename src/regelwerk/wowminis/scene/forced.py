"""What a line names although nobody was asked for it: the only target, the only space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.event import Event
from regelwerk.kernel.scene.forced import left, of_kind, shown
from regelwerk.kernel.scene.names import NameRef
from regelwerk.kernel.scene.scene import SceneRun
from regelwerk.wowminis import codes
from regelwerk.wowminis.state import MinisState

if TYPE_CHECKING:
    from regelwerk.wowminis.scene.intents import MinisOptionSearch, MinisScriptIntent

AIMED: Final = (
    codes.EVENT_TARGET,
    codes.EVENT_ATTACK,
    codes.EVENT_DEFEND,
    codes.EVENT_HEAL,
    codes.EVENT_HEALED,
    codes.EVENT_DAMAGE,
    codes.EVENT_MODIFY,
)
"""What shows at whom something was aimed."""
MOVED: Final = {
    "push": (codes.EVENT_PUSH,),
    "teleport": (codes.EVENT_TELEPORT,),
}
"""What shows that a figure went to a space."""


def went_unasked(table: SceneRun, seat: int, intent: MinisScriptIntent, finder: MinisOptionSearch) -> bool:
    """Whether what has just happened shows the answer of the line; what shows it shows nothing else then."""
    state = table.game.state
    decision = state.decision
    if decision is not None and decision.seat == seat and finder.path(typed(table), seat, intent) is not None:
        return False
    events = left(table.recent, table.vouched)
    if intent.verb == "begin":
        found = [
            event for event in events if event.kind == codes.EVENT_BEGIN and event.number == table.seats[intent.seat]
        ][:1]
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


def went(event: Event, intent: MinisScriptIntent, finder: MinisOptionSearch, table: SceneRun) -> bool:
    """Whether an event is that of the figure that the line names going where it says."""
    if event.number != intent.space:
        return False
    return all(finder.is_meant(typed(table), event.about, thing) for thing in intent.things)


def aims(event: Event, thing: NameRef, finder: MinisOptionSearch, table: SceneRun) -> bool:
    """Whether an event shows that a figure was aimed at."""
    state = typed(table)
    return finder.is_meant(state, event.other or event.about, thing)


def typed(table: SceneRun) -> MinisState:
    """The state, typed."""
    state = table.game.state
    assert isinstance(state, MinisState)
    return state
