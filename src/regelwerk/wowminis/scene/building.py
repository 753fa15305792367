"""From the plan of a scene to a state at its first decision."""

from __future__ import annotations

from regelwerk.kernel.chance import Chance, Dictation
from regelwerk.kernel.frames import advance
from regelwerk.kernel.scene import Failed
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.clock import Clock
from regelwerk.wowminis.formats import sides
from regelwerk.wowminis.scene.layout import FigurePlan, Plan
from regelwerk.wowminis.scene.names import figures_of, matching
from regelwerk.wowminis.setup import Setup, add_card, add_figure, settle
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import Turn
from regelwerk.wowminis.words import Faction


def build(plan: Plan, seats: dict[str, int], draws: list[list[int]]) -> MinisState:
    """The state of a plan, at its first decision. `seats` numbers the seats; `draws` is what chance gives."""
    names = list(dict.fromkeys(seat.team for seat in plan.seats))
    teams = [0] * len(plan.seats)
    for seat in plan.seats:
        teams[seats[seat.name]] = names.index(seat.team)
    s = MinisState(plan.defs, from_zero(teams), plan.defs.played(plan.scenario), Chance(1))
    s.chance.dictate(draws)
    place_all(s, plan, seats)
    s.events = []
    if plan.setup:
        s.frames.append(Setup())
    else:
        stand(s, plan, seats)
    try:
        advance(s)
    except Dictation as error:
        raise Failed(f"the game begins with a draw: {error}; put `draws:` before the script") from None
    return s


def from_zero(teams: list[int]) -> list[int]:
    """Teams numbered in the order of their first seats."""
    order = list(dict.fromkeys(teams))
    return [order.index(team) for team in teams]


def place_all(s: MinisState, plan: Plan, seats: dict[str, int]) -> None:
    """Every figure and card to its place. Pieces are numbered in the order of the file, however seats are turned."""
    now = (plan.round - 1) * c.ROUND + plan.tick
    placed: list[tuple[MinisPiece, FigurePlan]] = []
    for seat in plan.seats:
        for one in seat.figures:
            p = add_figure(s, plan.defs.figure(plan.codes[one.word]), seats[seat.name])
            placed.append((p, one))
    for p, one in placed:
        p.time = time_of(one, now)
        if one.health > 0:
            p.health = one.health
        if one.destroyed:
            p.health = 0
        for card in one.bar:
            made = add_card(s, plan.defs.card(plan.codes[card.word]), p, card.up)
            made.exhausted = card.exhausted
    settle(s)
    for p, one in placed:
        if one.space is not None:
            s.put(p, plan.names.space(one.space))
    factions = [seat.figures[0].word.faction if seat.figures else Faction.MONSTER for seat in plan.seats]
    usual = sides(s.scenario.field.ground.colours, factions)
    for number, seat in enumerate(plan.seats):
        team = s.teams[seats[seat.name]]
        s.sides[seats[seat.name]] = seat.side if seat.side >= 0 else usual[number]
        s.points[team] += seat.points
        if seat.goal >= 0:
            s.goals = [seat.goal if other == team else goal for other, goal in enumerate(s.goals)]
    s.crowd = None


def time_of(one: FigurePlan, now: int) -> int:
    """When a figure has its next turn: as it says, the next time that its clock comes round, or now."""
    if one.time > 0:
        return one.time
    if one.clock < 0:
        return now
    return now + (one.clock - now) % c.ROUND


def stand(s: MinisState, plan: Plan, seats: dict[str, int]) -> None:
    """The frames: the clock, and the turn of a figure."""
    s.master = (plan.round - 1) * c.ROUND + plan.tick
    first = seats[plan.seats[0].name]
    s.last = seats[plan.last] if plan.last else (first - 1) % s.seats
    s.frames.append(Clock())
    if plan.figure is None:
        return
    found = matching(s, plan.names.card(plan.figure), figures_of(s), plan.names, seats)
    if len(found) != 1:
        wrong = "no figure" if not found else "more than one figure"
        raise Failed(f"turn: {wrong} of the scene is called {plan.figure.text!r}")
    p = found[0]
    p.time = s.master
    turn = Turn(p.id)
    if p.space >= 0 and plan.done:
        turn.begun = True
        turn.since = p.time
        turn.moved = "moved" in plan.done
        turn.acted = "acted" in plan.done
        turn.quick = "instant" in plan.done
    s.frames.append(turn)
