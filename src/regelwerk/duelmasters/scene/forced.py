"""What a line names although nobody was asked for it: the only base, payment, shield, card there was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.scene.names import SHIELD, NameRef, matching
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.kernel.event import Event
from regelwerk.kernel.scene.forced import left, of_kind, shown
from regelwerk.kernel.scene.names import NO_MATCH, match_rank_of
from regelwerk.kernel.scene.scene import SceneRun

if TYPE_CHECKING:
    from regelwerk.duelmasters.scene.intents import DmOptionSearch, DmScriptIntent

OF_PLAYING: Final = (codes.EVENT_CHARGE, codes.EVENT_SUMMON, codes.EVENT_CAST, codes.EVENT_TURN, codes.EVENT_PHASE)
"""What shows only that something was played, not that it was chosen."""
ANYHOW: Final = tuple(kind for kind in range(1, len(codes.EVENTS)) if kind not in OF_PLAYING)
"""What shows that something was chosen, where the line does not say more."""
TAKEN: Final = {
    "break": (codes.EVENT_BREAK,),
    "discard": (codes.EVENT_DISCARD,),
    "pay": (codes.EVENT_TAP,),
    "destroy": (codes.EVENT_DESTROY,),
}
"""By the word of the line, what shows that its answer was taken."""


def begun_so(state: DmState, intent: DmScriptIntent, finder: DmOptionSearch) -> bool:
    """Whether what was begun was put on what the line says, paid with that, and did that."""
    if intent.on and not put_on(state, finder.path_events, intent.on, finder):
        return False
    if intent.mode >= 0 and not any(
        event.kind == codes.EVENT_MODE and event.number == intent.mode - 1 for event in finder.path_events
    ):
        return False
    tapped = [
        event
        for event in of_kind(finder.path_events, (codes.EVENT_TAP,))
        if state.zone_kind(state.last_known(event.about)) == codes.ZONE_MANA
    ]
    word = intent.at.text.split(maxsplit=1)[0]
    before = finder.recent if intent.verb == "choose" else []
    chosen = of_kind([*before, *finder.path_events], TAKEN.get(word, ANYHOW))
    for things, events in ((intent.paying, tapped), (intent.things, chosen)):
        if shown(things, events, lambda event, thing: takes(state, event, thing, finder)) is None:
            return False
    return True


def settled_so(table: SceneRun, state: DmState, seat: int, intent: DmScriptIntent, finder: DmOptionSearch) -> bool:
    """Whether what has just happened shows the answer of the line; what shows it shows nothing else then."""
    word = intent.at.text.split(maxsplit=1)[0]
    if word == "mode":
        return did(table, seat, intent.mode)
    if not intent.things:
        return False
    named = [thing for thing in intent.things if isinstance(thing, NameRef)]
    laid = left(table.recent, table.vouched)
    if word == "choose" and len(named) == len(intent.things) and put_on(state, laid, named, finder):
        table.vouched += [event for event in laid if event.kind == codes.EVENT_EVOLVE]
        return True
    events = of_kind(left(table.recent, table.vouched), TAKEN.get(word, ANYHOW))
    found = shown(intent.things, events, lambda event, thing: takes(state, event, thing, finder))
    table.vouched += found or []
    return bool(found)


def did(table: SceneRun, seat: int, mode: int) -> bool:
    """Whether a text has done that one of its several things for a seat (dm:7.22)."""
    for event in left(table.recent, table.vouched):
        if event.kind == codes.EVENT_MODE and event.seat == seat and event.number == mode - 1:
            table.vouched.append(event)
            return True
    return False


def put_on(state: DmState, events: Sequence[Event], named: Sequence[NameRef], finder: DmOptionSearch) -> bool:
    """Whether an evolution creature was put on creatures of these names.

    The creature that was there has the new face now, and its old one is that of a card beneath it (dm:10.2).
    """
    for event in events:
        if event.kind != codes.EVENT_EVOLVE:
            continue
        creature = state.last_known(event.about)
        beneath = [state.pieces[id] for id in creature.pile]
        for base in named:
            found = [piece for piece in beneath if is_base(piece, creature, base, finder)]
            if not found:
                break
            beneath.remove(found[0])
        else:
            return True
    return False


def is_base(piece: DmPiece, creature: DmPiece, named: NameRef, finder: DmOptionSearch) -> bool:
    """Whether a name means a card beneath a creature, or what that creature was before."""
    if named.owner and finder.seats[named.owner] != piece.owner:
        return False
    if named.name in finder.names.given:
        return finder.names.given[named.name] in (piece.id, creature.id)
    return not named.number and match_rank_of(named.name, piece.card.word) < NO_MATCH


def takes(state: DmState, event: Event, thing: NameRef | str, finder: DmOptionSearch) -> bool:
    """Whether an event shows that something was taken: a card, a shield by its number, a player."""
    if isinstance(thing, str) and thing.isdecimal():
        return event.kind == codes.EVENT_BREAK and event.number == int(thing)
    if isinstance(thing, str):
        return not event.about and event.seat == finder.seats.get(thing, -1)
    if thing.name == SHIELD and event.kind == codes.EVENT_BREAK:
        owner = finder.seats.get(thing.owner, event.seat)
        return state.last_known(event.about).owner == owner and thing.number in (0, event.number)
    if event.about <= 0:
        return False
    name = NameRef(thing.at, thing.name, thing.owner, thing.number)
    return bool(matching(state, name, [state.last_known(event.about)], finder.names, finder.seats))
