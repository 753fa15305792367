"""Small tables for tests of one part: a position in the first action phase of a game, put together by names."""

from __future__ import annotations

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import advance
from regelwerk.kernel.ids import Ref
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.setup import add_card, place_heroes
from regelwerk.wowtcg.state import WowPiece, WowState
from regelwerk.wowtcg.turn import TurnFrame

AFTER_ACTION = 3
"""Where a `Turn` goes on after its action phase."""
DEFS = standard()
FILLER = "Crazy Igvand"
"""What decks and resource rows are made of where it does not matter."""


def card(name: str) -> CardDefinition:
    """The card of that English name; raises ValueError."""
    found = DEFS.named(name)
    if found is None:
        raise ValueError(f"there is no card {name!r}")
    return found


def new_table(*heroes: str, windows: int = 0) -> WowState:
    """Heroes in play, nothing else; turn 5, the first seat's. `put` adds cards, `go` asks for the first decision."""
    names = heroes or ("Litori Frostburn", "Grennan Stormspeaker")
    state = WowState(DEFS, list(range(len(names))), Chance(1), windows)
    place_heroes(state, [card(name) for name in names])
    state.turn = 5
    state.last_turn_numbers = [5, *range(5 - len(names) + 1, 5)]
    state.phase = codes.PHASE_ACTION
    return state


def put(state: WowState, seat: int, zone: int, *names: str, **fields: object) -> list[WowPiece]:
    """Cards for a seat, the last one on top; `fields` of the pieces besides."""
    pieces = []
    for name in names:
        piece = add_card(state, card(name), seat, zone)
        for key, value in fields.items():
            setattr(piece, key, value)
        piece.time = state.next_timestamp()
        pieces.append(piece)
    state.invalidate_all()
    return pieces


def resources(state: WowState, seat: int, count: int) -> list[WowPiece]:
    """Ready face-down resources that only their owner knows."""
    return put(state, seat, codes.ZONE_RESOURCES, *[FILLER] * count, face_down=True, known_to=1 << seat)


def go(state: WowState) -> WowState:
    """On to the first decision: the turn player has priority."""
    turn = TurnFrame(0)
    turn.at = AFTER_ACTION
    state.frames = [turn, PriorityWindowFrame(codes.PHASE_ACTION)]
    advance(state)
    state.events = []
    return state


def find(state: WowState, verb: int, subject: WowPiece | None = None, object: WowPiece | int | None = None) -> Option:
    """The option with that verb (and subject, and object) in the open decision."""
    assert state.decision is not None
    for option in state.decision.options:
        fits = subject is None or option.subject == ref(subject)
        if option.verb == verb and fits and (object is None or option.object == ref(object)):
            return option
    raise AssertionError(
        f"no {codes.VERBS[verb]} among {[codes.VERBS[option.verb] for option in state.decision.options]}"
    )


def ref(what: WowPiece | int) -> Ref:
    """A reference to a piece as it is; a number stands for itself."""
    return Ref(what) if isinstance(what, int) else what.ref


def now(state: WowState, piece: WowPiece) -> WowPiece:
    """The same piece in a state that has gone on."""
    return state.pieces[piece.id]


def do(state: WowState, verb: int, subject: WowPiece | None = None, object: WowPiece | int | None = None) -> None:
    """Answer the open decision."""
    state.apply(find(state, verb, subject, object))


def settle(state: WowState) -> None:
    """Everybody passes until the chain is empty; a seat that is asked something else stops it."""
    while state.chain and state.decision is not None and state.decision.kind == codes.DECISION_PRIORITY:
        do(state, codes.VERB_PASS)
