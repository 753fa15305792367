"""Why a seat cannot do what a line of a scene says: the line as an intent of the engine, and the engine's reasons."""

from __future__ import annotations

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.explain import why_not
from regelwerk.duelmasters.scene.acts import PLAIN, STARTS, Finder, Intent
from regelwerk.duelmasters.scene.names import Named, Names, everything, matching
from regelwerk.duelmasters.state import DmPiece, DmState, seat_ref
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.scene import Table

FROM_HAND = (c.CHARGE, c.SUMMON, c.CAST, c.USE)


def reasons(table: Table, state: DmState, seat: int, intent: Intent, names: Names, finder: Finder) -> list[Reason]:
    """Every reason the engine gives why the seat cannot do that now.

    Where it could begin but not go on as the line says, the reasons are those of the place where it is stuck.
    """
    option = intended(table, state, seat, intent, names)
    found = why_not(state, seat, option) if option is not None else []
    ended = finder.ended_in()
    if ended is not None:
        later = next_answer(table, ended[0], seat, ended[1], names)
        if later is not None:
            found = found + why_not(ended[0], seat, later)
    return found


def intended(table: Table, state: DmState, seat: int, intent: Intent, names: Names) -> Option | None:
    """The intent as the engine takes it: a verb, what it is done with, the first thing it is done to."""
    if intent.verb in PLAIN:
        return Option(PLAIN[intent.verb][0])
    if intent.verb not in STARTS:
        return next_answer(table, state, seat, intent, names)
    verb = STARTS[intent.verb][0]
    if intent.what is None:
        return Option(verb)
    subject = the_one(state, seat, intent.what, verb in FROM_HAND, names, table)
    if subject is None:
        return None
    if intent.verb == "play" and subject.card.kind & c.SPELL:
        verb = c.CAST
    n = intent.ability - 1 if intent.ability > 0 else 0
    if verb == c.BLOCK and state.combat is not None:
        return Option(verb, subject.ref, state.combat.attacker)
    return Option(verb, subject.ref, reference(table, state, seat, intent, names) if verb == c.ATTACK else 0, n)


def next_answer(table: Table, state: DmState, seat: int, intent: Intent, names: Names) -> Option | None:
    """What the line would answer to the question that is open."""
    decision = state.decision
    if decision is None:
        return None
    if intent.mode >= 0 and decision.kind == c.CHOOSE_MODE:
        return Option(c.MODE, decision.about, 0, intent.mode - 1)
    if decision.kind == c.CHOOSE_BREAKER:
        return Option(c.MODE, decision.about, 0, intent.mode) if intent.mode >= 0 else Option(c.BREAK, decision.about)
    first = decision.options[0]
    named = intent.on or intent.paying
    if decision.kind in (c.CHOOSE_BASE, c.CHOOSE_PAYMENT) and named:
        found = the_one(state, seat, named[0], False, names, table)
        return Option(first.verb, first.subject, found.ref if found is not None else 0)
    return Option(first.verb, first.subject, reference(table, state, seat, intent, names), first.n)


def reference(table: Table, state: DmState, seat: int, intent: Intent, names: Names) -> int:
    """The first thing that the line names, as a reference; 0 if there is none."""
    if not intent.things:
        return 0
    first = intent.things[0]
    if isinstance(first, str):
        return seat_ref(table.seats[first]) if first in table.seats else 0
    found = the_one(state, seat, first, False, names, table)
    return found.ref if found is not None else 0


def the_one(state: DmState, seat: int, named: Named, from_hand: bool, names: Names, table: Table) -> DmPiece | None:
    """The card a refused act speaks of: in the seat's hand, among its creatures, or anywhere."""
    found = matching(state, named, everything(state), names, table.seats)
    if from_hand:
        mine = [piece for piece in found if state.place(piece) == c.HAND and piece.owner == seat]
    else:
        mine = [piece for piece in found if state.in_battle(piece) and (piece.owner == seat or named.owner)]
    mine = (
        mine
        or [piece for piece in found if state.in_battle(piece)]
        or [piece for piece in found if piece.knows >> seat & 1]
        or found
    )
    return mine[0] if mine else None
