"""From the plan of a scene to a state at its first decision."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters import turn as steps
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.scene.layout import DmCardEntry, PositionPlan, placing_order
from regelwerk.duelmasters.setup import add_card, begin
from regelwerk.duelmasters.state import DmState
from regelwerk.duelmasters.turn import TurnFrame
from regelwerk.kernel.chance import Chance, DictationError
from regelwerk.kernel.frames import advance
from regelwerk.kernel.match_score import MatchScore, loser_of
from regelwerk.kernel.scene.layout import score_of
from regelwerk.kernel.scene.scene import ScriptError

LONG_AGO: Final = 0
"""The turn in which creatures came that did not come lately."""
BEGINS: Final = {
    codes.PHASE_START: steps.BEGIN,
    codes.PHASE_DRAW: steps.DRAW,
    codes.PHASE_MANA: steps.MANA,
    codes.PHASE_MAIN: steps.PLAY,
    codes.PHASE_ATTACK: steps.FIGHT,
    codes.PHASE_ENDING: steps.END,
}
"""What the turn does next where a step begins."""


def build(plan: PositionPlan, seats: dict[str, int], draws: list[list[int]]) -> DmState:
    """The state of a plan, at its first decision. `seats` numbers the seats; `draws` is what chance gives."""
    names = sorted({seat.team for seat in plan.seats})
    teams = [0] * len(plan.seats)
    for seat in plan.seats:
        teams[seats[seat.name]] = names.index(seat.team)
    order = list(dict.fromkeys(teams))
    state = DmState(plan.defs, [order.index(team) for team in teams], Chance(1))
    state.chance.dictate(draws)
    place_all(state, plan, seats)
    if plan.step == codes.PHASE_SETUP:
        score = score_of(plan.match, state.teams, seats) if plan.match is not None else MatchScore(1)
        return run_to_decision(state, True, loser_of(score, state.teams))
    build_frames(state, plan, seats[plan.turn])
    return run_to_decision(state, False)


def run_to_decision(state: DmState, setup: bool, chooser: int | None = None) -> DmState:
    """On to the first decision; `chooser` says who begins (None: chance does)."""
    try:
        if setup:
            begin(state, chooser)
        else:
            advance(state)
    except DictationError as error:
        raise ScriptError(f"the game begins with a draw: {error}; put `draws:` before the script") from None
    return state


def place_all(state: DmState, plan: PositionPlan, seats: dict[str, int]) -> None:
    """Every card to its place; decks and graveyards are written with the top first.

    All cards begin in the decks, so that what comes from there is known to whom it would be.
    """
    setup = plan.step == codes.PHASE_SETUP
    found = placing_order(plan.seats)
    ids = [
        add_card(state, definition_of(state, entry.card), seats[seat.name], codes.ZONE_DECK).id for seat, entry in found
    ]
    for id, (_, entry) in zip(ids, found):
        if not (setup or entry.zone == codes.ZONE_DECK):
            put(state, id, entry)
    for kind in (codes.ZONE_DECK, codes.ZONE_GRAVEYARD):
        for seat in range(state.seats):
            state.zone_ids(kind, seat).reverse()
    for id, (_, entry) in zip(ids, found):
        if not setup and entry.zone == codes.ZONE_BATTLE:
            settle(state, plan, id, entry)
        if entry.revealed:
            state.reveal_to_all(state.pieces[id], True)
    state.invalidate_all()
    state.events = []


def put(state: DmState, id: int, entry: DmCardEntry) -> None:
    """One card from the deck into its zone."""
    owner = state.pieces[id].owner
    state.move(id, entry.zone * state.seats + owner, False, entry.zone == codes.ZONE_SHIELDS)
    piece = state.writable_piece(id)
    piece.tapped = entry.tapped
    if entry.zone == codes.ZONE_SHIELDS:
        piece.place = entry.place or state.shield_numbers[owner] + 1
        state.shield_numbers[owner] = max(state.shield_numbers[owner], piece.place)


def settle(state: DmState, plan: PositionPlan, id: int, entry: DmCardEntry) -> None:
    """A creature: since when it is there, and what lies beneath it."""
    piece = state.writable_piece(id)
    piece.since = plan.number if entry.new else LONG_AGO
    for card in entry.under:
        beneath = add_card(state, definition_of(state, card), piece.owner, codes.ZONE_DECK)
        state.move(beneath.id, codes.ZONE_UNDER * state.seats + piece.owner)
        state.writable_piece(beneath.id).host = piece.ref
        piece.pile = [*piece.pile, beneath.id]


def definition_of(state: DmState, word: vocabulary.Card) -> CardDefinition:
    """The lowered card of a definition."""
    for same in (True, False):
        for card in reversed(state.defs.cards):
            if isinstance(card, CardDefinition) and (card.word is word if same else card.word == word):
                return card
    raise KeyError(word.name)


def build_frames(state: DmState, plan: PositionPlan, seat: int) -> None:
    """The turn, about to begin its step."""
    turn = TurnFrame(seat)
    turn.at = BEGINS[plan.step]
    state.frames.append(turn)
    state.turn, state.turn_player = plan.number, seat
    if plan.step == codes.PHASE_START:
        state.turn, state.turn_player = plan.number - 1, state.clockwise(seat)[-1]
    for i in range(state.seats):
        state.last_turn_numbers[(state.turn_player - i) % state.seats] = max(state.turn - i, 0)
    state.has_charged_mana = plan.charged or plan.step > codes.PHASE_MAIN
    state.phase = plan.step - 1 if plan.step > codes.PHASE_START else codes.PHASE_ENDING
