"""From the plan of a scene to a state at its first decision."""

from __future__ import annotations

from regelwerk.kernel.chance import Chance, DictationError
from regelwerk.kernel.frames import advance
from regelwerk.kernel.match_score import MatchScore, loser_of
from regelwerk.kernel.scene.layout import score_of
from regelwerk.kernel.scene.scene import ScriptError
from regelwerk.wowminis import codes
from regelwerk.wowminis.master_clock import MasterClockFrame
from regelwerk.wowminis.scene.layout import FigurePlan, PositionPlan
from regelwerk.wowminis.scene.names import figures_of, matching
from regelwerk.wowminis.setup import SetupFrame, add_card, add_figure, settle, sides
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import TurnFrame
from regelwerk.wowminis.vocabulary import Faction


def build(plan: PositionPlan, seats: dict[str, int], draws: list[list[int]]) -> MinisState:
    """The state of a plan, at its first decision. `seats` numbers the seats; `draws` is what chance gives."""
    names = list(dict.fromkeys(seat.team for seat in plan.seats))
    teams = [0] * len(plan.seats)
    for seat in plan.seats:
        teams[seats[seat.name]] = names.index(seat.team)
    state = MinisState(plan.defs, from_zero(teams), plan.defs.played(plan.scenario), Chance(1))
    state.chance.dictate(draws)
    place_all(state, plan, seats)
    state.events = []
    if plan.setup:
        score = score_of(plan.match, state.teams, seats) if plan.match is not None else MatchScore(1)
        loser = loser_of(score, state.teams)
        state.frames.append(SetupFrame(-1 if loser is None else loser))
    else:
        build_frames(state, plan, seats)
    try:
        advance(state)
    except DictationError as error:
        raise ScriptError(f"the game begins with a draw: {error}; put `draws:` before the script") from None
    return state


def from_zero(teams: list[int]) -> list[int]:
    """Teams numbered in the order of their first seats."""
    order = list(dict.fromkeys(teams))
    return [order.index(team) for team in teams]


def place_all(state: MinisState, plan: PositionPlan, seats: dict[str, int]) -> None:
    """Every figure and card to its place. Pieces are numbered in the order of the file, however seats are turned."""
    now = (plan.round - 1) * codes.TICKS_PER_ROUND + plan.tick
    placed: list[tuple[MinisPiece, FigurePlan]] = []
    for seat in plan.seats:
        for figure in seat.figures:
            piece = add_figure(state, plan.defs.figure(plan.codes[figure.word]), seats[seat.name])
            placed.append((piece, figure))
    for piece, figure in placed:
        piece.time = time_of(figure, now)
        if figure.health > 0:
            piece.health = figure.health
        if figure.destroyed:
            piece.health = 0
        for card in figure.bar:
            made = add_card(state, plan.defs.card(plan.codes[card.word]), piece, card.up)
            made.exhausted = card.exhausted
    settle(state)
    for piece, figure in placed:
        if figure.space is not None:
            state.place_figure(piece, plan.names.space(figure.space))
    factions = [seat.figures[0].word.faction if seat.figures else Faction.MONSTER for seat in plan.seats]
    usual = sides(state.scenario.field.ground.colours, factions)
    for number, seat in enumerate(plan.seats):
        team = state.teams[seats[seat.name]]
        state.sides[seats[seat.name]] = seat.side if seat.side >= 0 else usual[number]
        state.points[team] += seat.points
        if seat.goal >= 0:
            state.goals = [seat.goal if other == team else goal for other, goal in enumerate(state.goals)]
    state.occupied_cache = None


def time_of(figure: FigurePlan, now: int) -> int:
    """When a figure has its next turn: as it says, the next time that its clock comes round, or now."""
    if figure.time > 0:
        return figure.time
    if figure.clock < 0:
        return now
    return now + (figure.clock - now) % codes.TICKS_PER_ROUND


def build_frames(state: MinisState, plan: PositionPlan, seats: dict[str, int]) -> None:
    """The frames: the clock, and the turn of a figure."""
    state.master_time = (plan.round - 1) * codes.TICKS_PER_ROUND + plan.tick
    first = seats[plan.seats[0].name]
    state.last_seat = seats[plan.last] if plan.last else (first - 1) % state.seats
    state.frames.append(MasterClockFrame())
    if plan.figure is None:
        return
    found = matching(state, plan.names.card(plan.figure), figures_of(state), plan.names, seats)
    if len(found) != 1:
        wrong = "no figure" if not found else "more than one figure"
        raise ScriptError(f"turn: {wrong} of the scene is called {plan.figure.text!r}")
    piece = found[0]
    piece.time = state.master_time
    turn = TurnFrame(piece.id)
    if piece.space >= 0 and plan.done:
        turn.begun = True
        turn.since = piece.time
        turn.moved = "moved" in plan.done
        turn.acted = "acted" in plan.done
        turn.has_played_instant = "instant" in plan.done
    state.frames.append(turn)
