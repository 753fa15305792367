"""Victory points, and how a game is won (minis08:p3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.rulebook import Rule
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.rules import rule

if TYPE_CHECKING:
    from regelwerk.wowminis.state import MinisPiece, MinisState

GOAL: Final = rule("minis08:p3.goal")
BOTH: Final = rule("minis:q5")
HOLD: Final = rule("minis08:p3.hold-points")
KILL: Final = rule("minis08:p11.kill-points")
LEGENDARY: Final = rule("minis:legendary")
LIMIT: Final = rule("ruling:round-limit")


def score(s: MinisState, team: int, n: int, cite: Rule, p: MinisPiece | None) -> None:
    """A team scores; `p` is the figure that it scores for. In some scenarios that is worth nothing."""
    if n == 0:
        return
    s.points[team] += n
    s.emit(c.E_SCORE, cite, 0, seats_of(s, team)[0], 0 if p is None else p.ref, 0, n)


def seats_of(s: MinisState, team: int) -> list[int]:
    """The seats of a team that are in the game, in order."""
    return [seat for seat in range(s.seats) if s.teams[seat] == team and s.in_game(seat)]


def score_destroyed(s: MinisState, p: MinisPiece, by: MinisPiece | None) -> None:
    """The opposing party scores for a destroyed figure, whatever destroyed it (ruling:kill-points).

    Among more than two teams it is that of `by`, the figure that destroyed it, if that opposes; else all that oppose.
    """
    n = s.scenario.destroyed
    cite = KILL
    if p.figure.legendary:
        n *= 2  # minis:legendary
        cite = LEGENDARY
    if by is not None and by.team != p.team:
        score(s, by.team, n, cite, p)
    else:
        for team in teams_in_game(s):
            if team != p.team:
                score(s, team, n, cite, p)
    look(s)


def score_held(s: MinisState) -> None:
    """The end of a tick that scores: figures on and next to victory spaces (minis08:p3.hold-points)."""
    scoring = s.scenario.field.scoring
    crowd = s.standing()
    scored = False
    for team in range(len(s.points)):
        held = crowd[team] & scoring
        if held:
            score(s, team, s.scenario.held * held.bit_count(), HOLD, None)
            scored = True
    if scored:
        look(s)


def teams_in_game(s: MinisState) -> list[int]:
    """The teams that have a seat in the game, in order."""
    return sorted({s.teams[seat] for seat in range(s.seats) if s.in_game(seat)})


def look(s: MinisState) -> None:
    """Whether somebody has won by points; of several that have reached their goals the one with most (minis:q5)."""
    teams = [team for team, points in enumerate(s.points) if points >= s.goals[team] > 0]
    if teams:
        most_points(s, teams, GOAL, BOTH)


def end_of_rounds(s: MinisState) -> None:
    """The last round is over: the highest score wins (ruling:round-limit)."""
    most_points(s, teams_in_game(s), LIMIT, LIMIT)


def most_points(s: MinisState, teams: list[int], won: Rule, drawn: Rule) -> None:
    """The game is over; of these teams the one with most points has won, equal points are a draw."""
    most = max(s.points[team] for team in teams)
    best = [team for team in teams if s.points[team] == most]
    if len(best) > 1:
        s.emit(c.E_OVER, drawn)
        s.finish([], drawn)
        return
    winners = seats_of(s, best[0])
    s.emit(c.E_OVER, won, 0, winners[0], 0, 0, most)
    s.finish(winners, won)
