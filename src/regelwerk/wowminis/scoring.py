"""Victory points, and how a game is won (minis08:p3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowminis import codes
from regelwerk.wowminis.rules import rule

if TYPE_CHECKING:
    from regelwerk.wowminis.state import MinisPiece, MinisState

GOAL: Final = rule("minis08:p3.goal")
BOTH: Final = rule("minis:q5")
HOLD: Final = rule("minis08:p3.hold-points")
KILL: Final = rule("minis08:p11.kill-points")
LEGENDARY: Final = rule("minis:legendary")
LIMIT: Final = rule("ruling:round-limit")


def score(state: MinisState, team: int, n: int, cite: RuleCitation, piece: MinisPiece | None) -> None:
    """A team scores; `piece` is the figure that it scores for. In some scenarios that is worth nothing."""
    if n == 0:
        return
    state.points[team] += n
    state.emit(
        codes.EVENT_SCORE, cite, NO_REF, seats_of(state, team)[0], NO_REF if piece is None else piece.ref, NO_REF, n
    )


def seats_of(state: MinisState, team: int) -> list[int]:
    """The seats of a team that are in the game, in order."""
    return [seat for seat in range(state.seats) if state.teams[seat] == team and state.in_game(seat)]


def score_destroyed(state: MinisState, piece: MinisPiece, by: MinisPiece | None) -> None:
    """The opposing party scores for a destroyed figure, whatever destroyed it (ruling:kill-points).

    Among more than two teams it is that of `by`, the figure that destroyed it, if that opposes; else all that oppose.
    """
    n = state.scenario.word.points_destroyed
    cite = KILL
    if piece.figure.word.legendary:
        n *= 2  # minis:legendary
        cite = LEGENDARY
    if by is not None and by.team != piece.team:
        score(state, by.team, n, cite, piece)
    else:
        for team in teams_in_game(state):
            if team != piece.team:
                score(state, team, n, cite, piece)
    look(state)


def score_held(state: MinisState) -> None:
    """The end of a tick that scores: figures on and next to victory spaces (minis08:p3.hold-points)."""
    scoring = state.scenario.field.scoring
    crowd = state.occupied_spaces()
    scored = False
    for team in range(len(state.points)):
        held = crowd[team] & scoring
        if held:
            score(state, team, state.scenario.word.points_held * held.bit_count(), HOLD, None)
            scored = True
    if scored:
        look(state)


def teams_in_game(state: MinisState) -> list[int]:
    """The teams that have a seat in the game, in order."""
    return sorted({state.teams[seat] for seat in range(state.seats) if state.in_game(seat)})


def look(state: MinisState) -> None:
    """Whether somebody has won by points; of several that have reached their goals the one with most (minis:q5)."""
    teams = [team for team, points in enumerate(state.points) if points >= state.goals[team] > 0]
    if teams:
        most_points(state, teams, GOAL, BOTH)


def end_of_rounds(state: MinisState) -> None:
    """The last round is over: the highest score wins (ruling:round-limit)."""
    most_points(state, teams_in_game(state), LIMIT, LIMIT)


def most_points(state: MinisState, teams: list[int], won: RuleCitation, drawn: RuleCitation) -> None:
    """The game is over; of these teams the one with most points has won, equal points are a draw."""
    most = max(state.points[team] for team in teams)
    best = [team for team in teams if state.points[team] == most]
    if len(best) > 1:
        state.emit(codes.EVENT_OVER, drawn)
        state.finish([], drawn)
        return
    winners = seats_of(state, best[0])
    state.emit(codes.EVENT_OVER, won, NO_REF, winners[0], NO_REF, NO_REF, most)
    state.finish(winners, won)
