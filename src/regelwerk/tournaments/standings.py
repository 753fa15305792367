"""Standings and tie-breakers.

Where points count, these decide one after the other: match points, the match-win percentage of the opponents, one's own
game-win percentage, the game-win percentage of the opponents. No percentage is taken as less than a third. A bye counts
as a match that was won without the loss of a game, and has no opponent. Who is alike in all of it shares a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final, NamedTuple

from regelwerk.tournaments.field import DRAW_POINTS, WIN_POINTS, Field
from regelwerk.tournaments.plan import DOUBLE

FLOOR: Final = Fraction(1, 3)
"""No percentage counts as less."""


@dataclass(frozen=True)
class Standing:
    """Where somebody stands.

    rank      from 1; several may share one
    points    match points; won, lost, drawn: matches, byes among those that were won
    opponents_matches, games, opponents_games   shares from 1/3 to 1; without anybody met: 1/3
    out_in    the round in which somebody was knocked out, or had dropped out; 0 for not at all
    """

    entrant: int
    rank: int
    points: int
    won: int
    lost: int
    drawn: int
    byes: int
    opponents_matches: Fraction
    games: Fraction
    opponents_games: Fraction
    out_in: int


Key = Callable[[Standing], tuple[int | Fraction, ...]]
"""What is compared, the most important first; more is better."""


def by_points(field: Field) -> list[Standing]:
    """Everybody by match points and tie-breakers."""
    shares = shares_of(field)
    return _ranked(
        [_standing(field, shares, one, field.dropped.get(one, -1) + 1) for one in range(field.count)],
        lambda one: (one.points, one.opponents_matches, one.games, one.opponents_games),
    )


def by_elimination(field: Field, system: str) -> list[Standing]:
    """Everybody by how long they were in it; those who were knocked out in the same round share a place."""
    most = 2 if system == DOUBLE else 1
    found, shares = [], shares_of(field)
    for one in range(field.count):
        lost = field.lost_in(one)
        out = lost[most - 1] if len(lost) >= most else field.dropped.get(one, -1) + 1
        found.append(_standing(field, shares, one, out))
    last = len(field.rounds) + 1
    return _ranked(found, lambda one: (one.out_in or last + 1,))


def _ranked(found: list[Standing], key: Key) -> list[Standing]:
    """The same in order, with their ranks."""
    found.sort(key=lambda one: one.entrant)
    found.sort(key=key, reverse=True)
    keys = [key(one) for one in found]
    return [replace(one, rank=keys.index(of) + 1) for one, of in zip(found, keys)]


def _standing(field: Field, shares: Shares, one: int, out_in: int) -> Standing:
    """Everything about one of them but the rank."""
    played = [pairing for pairing in field.of(one) if not pairing.is_open]
    won = sum(pairing.winner == one for pairing in played)
    drawn = sum(pairing.score is not None and pairing.score.first == pairing.score.second for pairing in played)
    opponents = [pairing.other(one) for pairing in played if not pairing.is_bye]
    return Standing(
        entrant=one,
        rank=0,
        points=field.points(one),
        won=won,
        lost=len(played) - won - drawn,
        drawn=drawn,
        byes=field.byes(one),
        opponents_matches=average(shares.matches[other] for other in opponents),
        games=shares.games[one],
        opponents_games=average(shares.games[other] for other in opponents),
        out_in=out_in,
    )


class Shares(NamedTuple):
    """For everybody the share of match points and of game points: worked out once, used for all who have met them."""

    matches: list[Fraction]
    games: list[Fraction]


def shares_of(field: Field) -> Shares:
    """Everybody's shares."""
    everybody = range(field.count)
    return Shares([match_share(field, one) for one in everybody], [game_share(field, one) for one in everybody])


def average(shares: Iterable[Fraction]) -> Fraction:
    """Their average, a third if there are none.

    >>> average([Fraction(1), Fraction(1, 3)])
    Fraction(2, 3)
    """
    found = list(shares)
    return sum(found, Fraction(0)) / len(found) if found else FLOOR


def match_share(field: Field, one: int) -> Fraction:
    """The match points that somebody has of those that were to be had, a third at least."""
    played = sum(not pairing.is_open for pairing in field.of(one))
    return max(Fraction(field.points(one), WIN_POINTS * played), FLOOR) if played else FLOOR


def game_share(field: Field, one: int) -> Fraction:
    """The same for games; a bye counts as a match that was won without losing one."""
    points = games = 0
    for pairing in field.of(one):
        score = pairing.score
        if pairing.is_bye:
            points, games = points + WIN_POINTS * field.wins, games + field.wins
        elif score is not None:
            own = score.first if pairing.first == one else score.second
            points += WIN_POINTS * own + DRAW_POINTS * score.drawn
            games += sum(score)
    return max(Fraction(points, WIN_POINTS * games), FLOOR) if games else FLOOR
