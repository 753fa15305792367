"""What a line names although nobody was asked for it: the only X, mode, target, cost there was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.event import Event
from regelwerk.kernel.ids import Ref, Seat
from regelwerk.kernel.piece import seat_ref
from regelwerk.kernel.scene.forced import left, of_kind, shown
from regelwerk.kernel.scene.scene import SceneRun
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import SABOTAGE
from regelwerk.wowtcg.scene.names import NameRef, matching
from regelwerk.wowtcg.state import Link, WowState

if TYPE_CHECKING:
    from regelwerk.wowtcg.scene.intents import WowOptionSearch, WowScriptIntent

TARGETED: Final = (codes.EVENT_TARGET, codes.EVENT_PROPOSE)
"""What shows a target or a defender."""
PAID: Final = (
    codes.EVENT_EXHAUST,
    codes.EVENT_DISCARD,
    codes.EVENT_DESTROY,
    codes.EVENT_MOVE,
    codes.EVENT_LEAVE,
    codes.EVENT_FLIP,
    codes.EVENT_PUT_DAMAGE,
    codes.EVENT_REVEAL,
)
"""What shows that something was paid with."""
TAKEN: Final = {
    "target": TARGETED,
    "discard": (codes.EVENT_DISCARD,),
    "pay": PAID,
    "destroy": (codes.EVENT_DESTROY,),
    "prevent": (codes.EVENT_PREVENT,),
    "add": (codes.EVENT_TRIGGER,),
    "begin": (codes.EVENT_BEGIN,),
}
"""By the word of the line, what shows that its answer was taken."""
ANYHOW: Final = tuple(
    kind
    for kind in range(1, len(codes.EVENTS))
    if kind not in (codes.EVENT_PLAY, codes.EVENT_PLACE, codes.EVENT_USE, codes.EVENT_PHASE, codes.EVENT_RESOLVE)
)
"""What shows that something was chosen, where the line does not say more."""


def begun_so(state: WowState, intent: WowScriptIntent, finder: WowOptionSearch) -> bool:
    """Whether what was begun has the X, mode, targets and costs that the line has left over."""
    link = state.chain[-1] if state.chain else None
    if intent.x >= 0 and (link is None or not uses_x(link) or link.x != intent.x):
        return False
    if intent.mode >= 0 and (link is None or mode_of(state, link) != intent.mode):
        return False
    answered = {option.object for option in finder.trail if option.verb == codes.VERB_TARGET}
    targets = [event for event in of_kind(finder.path_events, TARGETED) if target_of(event) not in answered]
    if shown(intent.things, targets, lambda event, thing: takes(state, event, thing, finder, intent.verb)) is None:
        return False
    paid = of_kind(finder.path_events, PAID)
    return shown(intent.paying, paid, lambda event, thing: takes(state, event, thing, finder, "")) is not None


def target_of(event: Event) -> int:
    """The reference that such an event shows as a target or a defender."""
    if event.kind == codes.EVENT_PROPOSE:
        return event.other
    return event.about or seat_ref(Seat(event.seat))


def chosen_so(state: WowState, intent: WowScriptIntent, finder: WowOptionSearch) -> bool:
    """Whether what an answer names besides was chosen before or behind it without a question."""
    word = intent.at.text.split(maxsplit=1)[0]
    events = of_kind([*finder.recent, *finder.path_events], TAKEN.get(word, ANYHOW))
    return shown(intent.things, events, lambda event, thing: takes(state, event, thing, finder, "")) is not None


def settled_so(table: SceneRun, state: WowState, seat: int, intent: WowScriptIntent, finder: WowOptionSearch) -> bool:
    """Whether what has just happened shows the answer of the line; what shows it shows nothing else then."""
    link = state.chain[-1] if state.chain else None
    if intent.verb == "number":
        return link is not None and link.you == seat and uses_x(link) and link.x == intent.x
    if intent.verb == "mode":
        return link is not None and link.you == seat and mode_of(state, link) == intent.mode
    word = intent.at.text.split(maxsplit=1)[0]
    events = of_kind(left(table.recent, table.vouched), TAKEN.get(word, ANYHOW))
    found = shown(intent.things, events, lambda event, thing: takes(state, event, thing, finder, ""))
    table.vouched += found or []
    return bool(found)


def uses_x(link: Link) -> bool:
    """Whether there is an X in what a link does."""
    return link.play is not None and (link.play.uses_x or link.play.x_resources)


def mode_of(state: WowState, link: Link) -> int:
    """The mode of a link, or the cost it was played for, counted from 1; 0 where there are not several."""
    play = link.play
    if play is None:
        return 0
    if len(play.modes) > 1:
        return link.mode + 1
    if play.alternate is not None:
        return 1
    usual = state.last_known(link.source).card.play
    return 2 if usual is not None and usual.alternate is play else 0


def takes(state: WowState, event: Event, thing: NameRef | str, finder: WowOptionSearch, verb: str) -> bool:
    """Whether an event shows that something was taken: a card, or a player."""
    if event.kind == codes.EVENT_PROPOSE:
        fits = verb == "" or (event.number == SABOTAGE) == (verb == "sabotage")
        return fits and isinstance(thing, NameRef) and means(state, event.other, thing, finder)
    if isinstance(thing, str):
        return thing in finder.seats and not event.about and event.seat == finder.seats[thing]
    return means(state, event.about, thing, finder)


def means(state: WowState, ref: Ref, named: NameRef, finder: WowOptionSearch) -> bool:
    """Whether a name means the piece of a reference, wherever that has gone since."""
    if ref <= 0:
        return False
    name = NameRef(named.at, named.name, named.owner, named.number)
    return bool(matching(state, name, [state.last_known(ref)], finder.names, finder.seats))
