"""What a position is worth, and which options a look ahead follows: for computer players only.

Nothing here is a rule. The unit is about a victory point; only differences mean something. Everything is read from a
state that a player may have guessed, so it never tells more than that. What each option of a turn is worth is told by
`planning`, from exact odds and the clocks.
"""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis import codes
from regelwerk.wowminis.odds.distribution import Distribution
from regelwerk.wowminis.state import MinisPiece, MinisState

WON: Final = 10_000.0
TICK: Final = 0.3
"""What a tick of a figure's time is worth."""
LIFE: Final = 0.75
"""What share of the points for a destroyed figure hangs on its health."""
AWAY: Final = 0.6
"""What it costs to stand on one's card: the way back."""
CLOSING: Final = 5.0
"""What it is worth besides to reach the goal."""
STAYING: Final = 0.3
"""What it is worth besides to stand where one scores: whoever walks off hands the space to the others.

With it the greedy player made 218.5 of 400 points against itself without it (49.6 to 59.3 %), with seeds that it was
not chosen by, and 232.5 of 400 with those that it was.
"""
SEEN: Final = 0.5
"""What share of a position's worth a beginner sees. With none of it, 8.5 of 60 games against greedy; so, 18.5."""
FAR: Final = 0.06
"""What each space between a figure and where it scores costs."""


def evaluate(state: MinisState, seat: int, staying: float = STAYING) -> float:
    """How well a seat and its team stand against the others; +-WON when the game is over.

    staying  what it is worth besides to stand where one scores
    """
    result = state.result
    if result is not None:
        if not result.winners:
            return 0.0
        return WON if seat in result.winners else -WON
    if not state.in_game(seat):
        return -WON
    worth = 0.0
    mine = state.teams[seat]
    for team, points in enumerate(state.points):
        if state.goals[team]:
            share = points / state.goals[team]
            own = points + 3.0 * share * share
            worth += own if team == mine else -own
    for id in state.figures:
        piece = state.pieces[id]
        own = standing_worth(state, piece, staying)
        worth += own if piece.team == mine else -own
    return worth


def first_impression(state: MinisState, seat: int) -> float:
    """How well a seat seems to stand to a beginner: who has hit whom, and how near the next one is.

    That hides half of what the position is worth: the clock and the victory space count, but not for enough.
    """
    result = state.result
    if result is not None and result.winners:
        return WON if seat in result.winners else -WON
    mine = state.teams[seat]
    worth = 0.0
    for team, points in enumerate(state.points):
        worth += 5.0 * points if team == mine else -5.0 * points
    for id in state.figures:
        piece = state.pieces[id]
        if piece.team == mine:
            worth += 0.3 * piece.health - (0.2 * nearest_foe(state, piece) if piece.space >= 0 else 2.0)
        else:
            worth -= 1.0 * piece.health if piece.space >= 0 else 0.0
    return SEEN * evaluate(state, seat) + (1.0 - SEEN) * worth


def nearest_foe(state: MinisState, piece: MinisPiece) -> int:
    """Steps to the nearest opponent of a figure on the board; 0 if there is none."""
    distances = state.scenario.field.distance[piece.space]
    nearest = 0
    for id in state.figures:
        other = state.pieces[id]
        if other.team != piece.team and other.space >= 0 and (not nearest or distances[other.space] < nearest):
            nearest = distances[other.space]
    return nearest


def standing_worth(state: MinisState, piece: MinisPiece, staying: float) -> float:
    """What a figure's health, clock and space are worth to its own side."""
    worth = -TICK * (piece.time - state.master_time)
    if piece.space < 0:
        return worth - AWAY
    worth -= missing(state, piece, piece.health)
    return worth + held(state, piece, piece.space, piece.time, staying)


# ----------------------------------------------------------------------------- health


def price(state: MinisState, piece: MinisPiece) -> float:
    """The points for destroying a figure, and what it is worth if that reaches somebody's goal."""
    points = state.scenario.word.points_destroyed * (2 if piece.figure.word.legendary else 1)
    worth = float(points)
    for team, have in enumerate(state.points):
        if team != piece.team and state.goals[team] and have + points >= state.goals[team]:
            return worth + CLOSING
    return worth


def missing(state: MinisState, piece: MinisPiece, health: int) -> float:
    """What a figure's lost health costs its side as long as it stands: part of the points that its end will bring."""
    most = piece.figure.word.health
    return LIFE * price(state, piece) * (most - health) / most if most else 0.0


def damage_value(state: MinisState, other: MinisPiece, odds: Distribution) -> float:
    """What an attack of these odds costs its defender's side on average: points, or health (ruling:kill-points)."""
    left = other.health
    points = price(state, other)
    life = LIFE * points / max(other.figure.word.health, 1)
    lost = points + AWAY + codes.DESTROYED_TICKS * TICK - life * (other.figure.word.health - left)
    total = 0.0
    for number, weight in enumerate(odds.weights):
        if weight:
            total += weight * (lost if number >= left else life * number)
    return total / odds.outcome_count


def heal_value(state: MinisState, other: MinisPiece, odds: Distribution) -> float:
    """What a heal of these odds is worth to its target's side."""
    return LIFE * price(state, other) / max(other.figure.word.health, 1) * odds.mean()


# ------------------------------------------------------------------------------ spaces


def next_scoring(state: MinisState, after: int) -> int:
    """The first time from `after` on at whose end figures score; far off if the scenario has none."""
    return after + state.scenario.until[codes.dial(after)]


def held(state: MinisState, piece: MinisPiece, space: int, time: int, staying: float) -> float:
    """What it is worth that a figure stands on a space and has its next turn at `time`: points for holding."""
    field = state.scenario.field
    each = state.scenario.word.points_held
    points = float(each)
    if state.goals[piece.team] and state.points[piece.team] + each >= state.goals[piece.team]:
        points += CLOSING
    at = next_scoring(state, state.master_time)
    if field.scoring >> space & 1:
        return points * (1.0 + staying if time > at else 0.9 + staying)
    away = field.to_scoring[space]
    if away > field.far:
        return 0.0
    turns = at - time + 1
    if turns > 0 and away <= 2 * turns:
        return 0.7 * points - FAR * away
    turns = next_scoring(state, at + 1) - max(time, at + 1) + 1
    return (0.25 * points if away <= 2 * turns else 0.0) - FAR * away


# ----------------------------------------------------------------------- looking ahead


def is_quiescent(state: MinisState) -> bool:
    """Nothing is under way: a figure's turn has a question, or there is one between the turns."""
    decision = state.decision
    return decision is None or decision.kind in (
        codes.DECISION_TURN,
        codes.DECISION_WHO_ACTS,
        codes.DECISION_WHO_BEGINS,
    )


def neutral_option(state: MinisState) -> int:
    """The index of the option that does nothing: the end of the turn, no reaction; -1 if there is none."""
    decision = state.decision
    if decision is None:
        return -1
    for i, option in enumerate(decision.options):
        if option.verb == codes.VERB_END or option.verb == codes.VERB_NO:
            return i
    return -1


def candidate_options(state: MinisState, quick: bool) -> list[int]:
    """Which options deserve a look: of dice that show the same only the first; `quick`: dice that failed, no others."""
    decision = state.decision
    if decision is None:
        return []
    if decision.kind not in (codes.DECISION_ATTACK_REROLL, codes.DECISION_DEFENSE_REROLL):
        return list(range(len(decision.options)))
    still = neutral_option(state)
    if quick:
        return [still]
    return [0, still] if still else [still]
