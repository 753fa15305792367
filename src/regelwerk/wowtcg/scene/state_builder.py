"""From the plan of a scene to a state at its first decision."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.chance import Chance, DictationError
from regelwerk.kernel.frames import advance
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.match_score import GameOfMatch, loser_of
from regelwerk.kernel.scene.layout import score_of
from regelwerk.kernel.scene.scene import ScriptError
from regelwerk.kernel.scene.source_text import SourceText
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import update_control
from regelwerk.wowtcg.combat import CombatStepFrame
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.scene.layout import PositionPlan, WowCardEntry, placing_order
from regelwerk.wowtcg.scene.names import all_pieces, matching
from regelwerk.wowtcg.setup import BEFORE, SetupFrame
from regelwerk.wowtcg.state import CurrentCombat, WowPiece, WowState
from regelwerk.wowtcg.turn import TurnFrame

LONG_AGO: Final = 0
"""The turn in which cards came that did not join lately."""


def build(plan: PositionPlan, seats: dict[str, int], draws: list[list[int]]) -> WowState:
    """The state of a plan, at its first decision. `seats` numbers the seats; `draws` is what chance gives."""
    n = len(plan.seats)
    names = sorted({seat.team for seat in plan.seats})
    teams = [0] * n
    for seat in plan.seats:
        teams[seats[seat.name]] = names.index(seat.team)
    state = WowState(plan.defs, _from_zero(teams), Chance(1))
    state.chance.dictate(draws)
    chooser = enter_match(state, plan, seats)
    if plan.step < 0:
        return setting_up(state, plan, seats, chooser)
    state.turn = plan.number
    state.turn_player = seats[plan.turn]
    for i in range(n):
        state.last_turn_numbers[(state.turn_player - i) % n] = max(state.turn - i, 0)
    state.has_placed_resource = plan.placed
    place_all(state, plan, seats)
    build_frames(state, plan, seats)
    return run_to_decision(state)


def enter_match(state: WowState, plan: PositionPlan, seats: dict[str, int]) -> int | None:
    """What the game knows of the match that the scene names; who says who begins (None: chance decides)."""
    if plan.match is None:
        return None
    score = score_of(plan.match, state.teams, seats)
    state.next_game = GameOfMatch(score, None, ()).next_games(state.teams)
    return loser_of(score, state.teams)


def _from_zero(teams: list[int]) -> list[int]:
    """Teams numbered in the order of their first seats."""
    order = list(dict.fromkeys(teams))
    return [order.index(team) for team in teams]


def run_to_decision(state: WowState) -> WowState:
    """On to the first decision."""
    try:
        advance(state)
    except DictationError as error:
        raise ScriptError(f"the game begins with a draw: {error}; put `draws:` before the script") from None
    return state


def setting_up(state: WowState, plan: PositionPlan, seats: dict[str, int], chooser: int | None) -> WowState:
    """A game that begins with its setup: only heroes, decks and what was kept for it count."""
    state.heroes = [-1] * state.seats
    for seat, entry in placing_order(plan.seats):
        piece = new_piece(state, entry, seats[seat.name], seats)
        if entry.zone == codes.ZONE_HERO_ROW:
            piece.time = state.next_timestamp()
            piece.since = BEFORE
            if piece.card.kind == codes.TYPE_HERO:
                state.heroes[piece.owner] = piece.id
    for zone in range(codes.ZONE_DECK * state.seats, (codes.ZONE_DECK + 1) * state.seats):
        state.zones[zone].reverse()
    state.uniqueness_dirty = plan.match is not None
    state.frames.append(SetupFrame(chooser))
    return run_to_decision(state)


def place_all(state: WowState, plan: PositionPlan, seats: dict[str, int]) -> None:
    """Every card to its place; decks and graveyards are written with the top first."""
    hosted: list[tuple[WowPiece, SourceText]] = []
    late: list[tuple[int, int]] = []
    for seat, entry in placing_order(plan.seats):
        number = seats[seat.name]
        piece = new_piece(state, entry, number, seats)
        if entry.card.kind.name == "HERO" and entry.zone == codes.ZONE_HERO_ROW:
            state.heroes[number] = piece.id
        if state.in_play(piece):
            late.append((piece.id, piece.since))
        if entry.host is not None:
            hosted.append((piece, entry.host))
    for kind in (codes.ZONE_DECK, codes.ZONE_GRAVEYARD, codes.ZONE_REMOVED):
        for zone in range(kind * state.seats, (kind + 1) * state.seats):
            state.zones[zone].reverse()
    for piece, text in hosted:
        piece.host = piece_named(state, plan, text, seats).ref
    state.invalidate_all()
    update_control(state)
    for id, since in late:
        state.writable_piece(id).since = since
    state.events = []
    state.checks_dirty = True
    state.uniqueness_dirty = True


def new_piece(state: WowState, entry: WowCardEntry, seat: int, seats: dict[str, int]) -> WowPiece:
    """One card of the position, where it belongs."""
    owner = seats[entry.owner] if entry.owner else seat
    piece = WowPiece(
        len(state.pieces), definition_of(state, entry), owner, entry.zone * state.seats + seat, state.write_token
    )
    piece.control = seat
    piece.first = seat
    piece.damage = entry.damage
    piece.exhausted = entry.exhausted
    piece.face_down = entry.face_down
    piece.counters = list(entry.counters)
    piece.token = entry.token
    piece.since = LONG_AGO
    if entry.joined:
        piece.since = state.turn + 1 - entry.joined
    state.add(piece)
    if state.in_play(piece):
        piece.time = state.next_timestamp()
        if piece.face_down and entry.zone == codes.ZONE_RESOURCES and not entry.revealed:
            piece.known_to = 1 << owner
    if entry.revealed:
        state.reveal_to_all(piece, True)
    return piece


def definition_of(state: WowState, entry: WowCardEntry) -> CardDefinition:
    """The lowered card of an entry."""
    for card in reversed(state.defs.cards):
        if isinstance(card, CardDefinition) and card.word is entry.card:
            return card
    for card in reversed(state.defs.cards):
        if isinstance(card, CardDefinition) and card.word == entry.card:
            return card
    raise KeyError(entry.card.name)


def piece_named(state: WowState, plan: PositionPlan, text: SourceText, seats: dict[str, int]) -> WowPiece:
    """The one card in play that a name of the position means."""
    named = plan.names.card(text)
    found = matching(state, named, [piece for piece in all_pieces(state) if state.in_play(piece)], plan.names, seats)
    if len(found) != 1:
        raise text.problem(f"{text.text!r} is {'nothing' if not found else 'more than one card'} in play")
    return found[0]


INSIDE_PHASES: Final = {0: codes.PHASE_READY_STEP, 1: codes.PHASE_DRAW_STEP, 4: codes.PHASE_END}
"""The phase of a step whose window is open, by what the turn did last."""


def build_frames(state: WowState, plan: PositionPlan, seats: dict[str, int]) -> None:
    """The frames: which step begins, or which window of a combat is open."""
    turn = TurnFrame(state.turn_player)
    turn.at = plan.step
    state.frames.append(turn)
    if plan.step == 0:
        state.turn_player = (state.turn_player - 1) % state.seats
        state.turn -= 1
        state.phase = codes.PHASE_WRAP_UP
    elif plan.step == 1:
        state.phase = codes.PHASE_READY_STEP
    elif plan.step == 2:
        state.phase = codes.PHASE_DRAW_STEP
    else:
        state.phase = codes.PHASE_ACTION
    if plan.inside:
        turn.at = plan.step + 1
        state.phase = INSIDE_PHASES[plan.step]
        state.turn, state.turn_player = plan.number, seats[plan.turn]
        state.frames.append(PriorityWindowFrame(state.phase))
    if plan.combat is None:
        return
    attacker = piece_named(state, plan, plan.combat[0], seats)
    defender = piece_named(state, plan, plan.combat[1], seats)
    turn.at = 2
    step = CombatStepFrame()
    state.writable_piece(attacker.id).exhausted = True
    state.phase = plan.combat[2]
    if plan.combat[2] == codes.PHASE_COMBAT_ATTACK:
        step.at = 1
        state.combat = CurrentCombat(attacker.ref, defender.ref, NO_REF, NO_REF, [], plan.sabotage)
    else:
        step.at = 4
        protector = defender.ref if plan.protecting else NO_REF
        state.combat = CurrentCombat(attacker.ref, NO_REF, defender.ref, protector, [], plan.sabotage)
    state.frames.append(step)
    state.frames.append(PriorityWindowFrame(plan.combat[2]))
