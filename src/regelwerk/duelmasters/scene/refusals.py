"""Why a seat cannot do what a line of a scene says: the line as an intent of the engine, and the engine's reasons."""

from __future__ import annotations

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.refusals import why_not
from regelwerk.duelmasters.scene.intents import BARE_VERBS, STARTING_VERBS, DmOptionSearch, DmScriptIntent
from regelwerk.duelmasters.scene.names import NameRef, SceneNames, all_pieces, matching
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.ids import NO_REF, Ref, Seat
from regelwerk.kernel.piece import seat_ref
from regelwerk.kernel.scene.scene import SceneRun

FROM_HAND = (codes.VERB_CHARGE, codes.VERB_SUMMON, codes.VERB_CAST, codes.VERB_USE)


def reasons(
    table: SceneRun, state: DmState, seat: int, intent: DmScriptIntent, names: SceneNames, finder: DmOptionSearch
) -> list[Reason]:
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


def intended(table: SceneRun, state: DmState, seat: int, intent: DmScriptIntent, names: SceneNames) -> Option | None:
    """The intent as the engine takes it: a verb, what it is done with, the first thing it is done to."""
    if intent.verb in BARE_VERBS:
        return Option(BARE_VERBS[intent.verb][0])
    if intent.verb not in STARTING_VERBS:
        return next_answer(table, state, seat, intent, names)
    verb = STARTING_VERBS[intent.verb][0]
    if intent.what is None:
        return Option(verb)
    subject = the_one(state, seat, intent.what, verb in FROM_HAND, names, table)
    if subject is None:
        return None
    if intent.verb == "play" and subject.card.kind & codes.TYPE_SPELL:
        verb = codes.VERB_CAST
    n = intent.ability - 1 if intent.ability > 0 else 0
    if verb == codes.VERB_BLOCK and state.current_attack is not None:
        return Option(verb, subject.ref, state.current_attack.attacker)
    return Option(
        verb, subject.ref, reference(table, state, seat, intent, names) if verb == codes.VERB_ATTACK else NO_REF, n
    )


def next_answer(table: SceneRun, state: DmState, seat: int, intent: DmScriptIntent, names: SceneNames) -> Option | None:
    """What the line would answer to the question that is open."""
    decision = state.decision
    if decision is None:
        return None
    if intent.mode >= 0 and decision.kind == codes.DECISION_CHOOSE_MODE:
        return Option(codes.VERB_MODE, decision.asking_ref, NO_REF, intent.mode - 1)
    if decision.kind == codes.DECISION_CHOOSE_BREAKER:
        return (
            Option(codes.VERB_MODE, decision.asking_ref, NO_REF, intent.mode)
            if intent.mode >= 0
            else Option(codes.VERB_BREAK, decision.asking_ref)
        )
    first = decision.options[0]
    named = intent.on or intent.paying
    if decision.kind in (codes.DECISION_CHOOSE_BASE, codes.DECISION_CHOOSE_PAYMENT) and named:
        found = the_one(state, seat, named[0], False, names, table)
        return Option(first.verb, first.subject, found.ref if found is not None else NO_REF)
    return Option(first.verb, first.subject, reference(table, state, seat, intent, names), first.number)


def reference(table: SceneRun, state: DmState, seat: int, intent: DmScriptIntent, names: SceneNames) -> Ref:
    """The first thing that the line names, as a reference; 0 if there is none."""
    if not intent.things:
        return NO_REF
    first = intent.things[0]
    if isinstance(first, str):
        return seat_ref(Seat(table.seats[first])) if first in table.seats else NO_REF
    found = the_one(state, seat, first, False, names, table)
    return found.ref if found is not None else NO_REF


def the_one(
    state: DmState, seat: int, named: NameRef, from_hand: bool, names: SceneNames, table: SceneRun
) -> DmPiece | None:
    """The card a refused act speaks of: in the seat's hand, among its creatures, or anywhere."""
    found = matching(state, named, all_pieces(state), names, table.seats)
    if from_hand:
        mine = [piece for piece in found if state.zone_kind(piece) == codes.ZONE_HAND and piece.owner == seat]
    else:
        mine = [piece for piece in found if state.in_battle(piece) and (piece.owner == seat or named.owner)]
    mine = (
        mine
        or [piece for piece in found if state.in_battle(piece)]
        or [piece for piece in found if piece.known_to >> seat & 1]
        or found
    )
    return mine[0] if mine else None
