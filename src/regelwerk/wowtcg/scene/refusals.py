"""Why a seat cannot do what a line of a scene says: the line as an intent of the engine, and the engine's reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Option, Reason
from regelwerk.kernel.ids import NO_REF, Ref, Seat
from regelwerk.kernel.piece import seat_ref
from regelwerk.kernel.scene.scene import SceneRun
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import SABOTAGE
from regelwerk.wowtcg.derived_values import powers_of
from regelwerk.wowtcg.refusals import why_not, why_not_further
from regelwerk.wowtcg.scene.intents import BARE_VERBS, STARTING_VERBS, WowOptionSearch, WowScriptIntent
from regelwerk.wowtcg.scene.names import NameRef, SceneNames, all_pieces, matching
from regelwerk.wowtcg.state import WowPiece, WowState

FROM_HAND: Final = ("play", "place")


def reasons(
    table: SceneRun, state: WowState, seat: int, intent: WowScriptIntent, names: SceneNames, finder: WowOptionSearch
) -> list[Reason]:
    """Every reason the engine gives why the seat cannot do that now.

    Where it could begin but not go on as the line says, the reasons are those of the place where it is stuck.
    """
    option = intended(table, state, seat, intent, names)
    found = why_not(state, seat, option) if option is not None else []
    if option is not None and not found and len(intent.things) > 1:
        more = [reference(table, state, seat, intent.things[i:], names) for i in range(1, len(intent.things))]
        found = why_not_further(state, seat, option, more)
        if found:
            return found
    found = found + where_stuck(table, seat, names, finder)
    if not found and intent.paying:  # all could be paid, but not with what the line names
        exact = WowOptionSearch(finder.names, finder.seats)
        exact.exact = True
        exact.path(state, seat, intent)
        found = where_stuck(table, seat, names, exact)
    return found


def where_stuck(table: SceneRun, seat: int, names: SceneNames, finder: WowOptionSearch) -> list[Reason]:
    """The engine's reasons at the place where the line could not go on."""
    ended = finder.ended_in()
    if ended is None:
        return []
    later = next_answer(table, ended[0], seat, ended[1], names)
    return why_not(ended[0], seat, later) if later is not None else []


def intended(table: SceneRun, state: WowState, seat: int, intent: WowScriptIntent, names: SceneNames) -> Option | None:
    """The intent as the engine takes it: a verb, what it is done with, the first thing it is done to."""
    subject = (
        the_one(state, seat, intent.what, intent.verb in FROM_HAND, names, table) if intent.what is not None else None
    )
    what = subject.ref if subject is not None else NO_REF
    thing = reference(table, state, seat, intent.things, names)
    if intent.verb in STARTING_VERBS:
        number = 1 if intent.face_up else 0
        if intent.verb == "play":
            number = max(intent.x, 0)
        elif intent.verb == "use" and subject is not None:
            number = intent.power - 1 if intent.power > 0 else first_power(state, subject)
        elif intent.verb == "sabotage":
            number = SABOTAGE
        return Option(STARTING_VERBS[intent.verb], what, thing, number) if what else None
    if intent.verb == "protect":
        return Option(codes.VERB_PROTECT, what)
    if intent.verb in BARE_VERBS:
        return Option(
            BARE_VERBS[intent.verb][0], NO_REF, NO_REF, codes.VERB_A_MULLIGAN if intent.verb == "mulligan" else 0
        )
    return next_answer(table, state, seat, intent, names)


def next_answer(
    table: SceneRun, state: WowState, seat: int, intent: WowScriptIntent, names: SceneNames
) -> Option | None:
    """What the line would answer to the question that is open."""
    decision = state.decision
    if decision is None:
        return None
    if intent.x >= 0 and decision.kind == codes.DECISION_CHOOSE_X:
        return Option(codes.VERB_NUMBER, decision.asking_ref, NO_REF, intent.x)
    if intent.mode >= 0 and decision.kind == codes.DECISION_CHOOSE_MODE:
        return Option(codes.VERB_MODE, decision.asking_ref, NO_REF, intent.mode - 1)
    first = decision.options[0]
    number = SABOTAGE if intent.verb == "sabotage" else first.number
    things = intent.paying if decision.kind == codes.DECISION_CHOOSE_PAYMENT and intent.paying else intent.things
    return Option(first.verb, first.subject, reference(table, state, seat, things, names), number)


def reference(table: SceneRun, state: WowState, seat: int, things: Sequence[NameRef | str], names: SceneNames) -> Ref:
    """The first thing that the line names, as a reference; 0 if there is none."""
    if not things:
        return NO_REF
    first = things[0]
    if isinstance(first, str):
        return seat_ref(Seat(table.seats[first])) if first in table.seats else NO_REF
    found = the_one(state, seat, first, False, names, table)
    return found.ref if found is not None else NO_REF


def first_power(state: WowState, piece: WowPiece) -> int:
    """The number of the first payment power it has."""
    found = powers_of(state, piece)
    return found[0][0] if found else 0


def the_one(
    state: WowState, seat: int, named: NameRef, from_hand: bool, names: SceneNames, table: SceneRun
) -> WowPiece | None:
    """The card a refused act speaks of: in the seat's hand, among what it controls, or anywhere."""
    found = matching(state, named, all_pieces(state), names, table.seats)
    if from_hand:
        mine = [piece for piece in found if state.zone_kind(piece) == codes.ZONE_HAND and piece.owner == seat]
    else:
        mine = [piece for piece in found if state.in_play(piece) and (piece.control == seat or named.owner)]
    if not mine:
        mine = [piece for piece in found if state.in_play(piece)]
    if not mine:
        mine = [piece for piece in found if piece.known_to >> seat & 1]
    mine = mine or found
    return mine[0] if mine else None
