"""Noticing: every ability that waits for an event triggers as it happens (dm:9.4).

Whether an event matches is judged when it is announced, and changes announce their
events before they are made (only entering the battle zone is announced afterwards): so
every ability sees the state just before the event, and creatures that leave together
see themselves go, but not each other (dm:9.4.1).
"""

from __future__ import annotations

from regelwerk.duelmasters.state import DmState, Waiting
from regelwerk.duelmasters.values import Watch, powers, values
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.program import NOTHING
from regelwerk.kernel.rulebook import Rule


def happen(
    state: DmState,
    kind: int,
    rule: Rule,
    source: int = 0,
    seat: int = -1,
    a: int = 0,
    b: int = 0,
    n: int = 0,
    leaving: list[int] = NOTHING,
) -> None:
    """Write down an event and let everything that waits for it trigger. `leaving`: ids that leave together."""
    state.emit(kind, rule, source, seat, a, b, n)
    notice(state, kind, seat, a, b, n, leaving)


def notice(state: DmState, kind: int, seat: int, a: int, b: int, n: int, leaving: list[int] = NOTHING) -> None:
    """Let everything that waits for this event trigger."""
    watching = powers(state).watch.get(kind)
    if watching is not None:
        _notice(state, watching, a, b, n, seat, leaving)
    given = values(state).watch
    if given:
        watching = given.get(kind)
        if watching is not None:
            _notice(state, watching, a, b, n, seat, leaving)
    if state.modifiers:
        _notice_effects(state, kind, a, b, n, seat)


def _notice(state: DmState, watching: list[Watch], a: int, b: int, n: int, seat: int, leaving: list[int]) -> None:
    for watch in watching:
        scope = watch.scope
        if leaving and scope.source != a and (scope.source & ID_MASK) - 1 in leaving:  # dm:9.4.1
            continue
        if watch.trigger.meets(state, scope, a, b, n, seat):
            state.waiting.append(Waiting(watch.trigger, scope.source, scope.you, a, b, n, seat))


def _notice_effects(state: DmState, kind: int, a: int, b: int, n: int, seat: int) -> None:
    """Abilities that a text has set up for a while ("whenever ... this turn")."""
    for modifier in state.modifiers:
        trigger = modifier.trigger
        if trigger is not None and trigger.event == kind and trigger.meets(state, modifier.scope, a, b, n, seat):
            state.waiting.append(Waiting(trigger, modifier.scope.source, modifier.scope.you, a, b, n, seat))
