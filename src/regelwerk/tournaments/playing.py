"""Matches between computers, played to their end; the seed of the tournament decides them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from regelwerk import game_registry, players
from regelwerk.kernel.chance import derive
from regelwerk.kernel.match_score import DRAWN
from regelwerk.simulation.matches import best_of
from regelwerk.tournaments.plan import Pairing, Score, TournamentError
from regelwerk.tournaments.tournament import Tournament

QUICK: Final = tuple(one for one in players.OPPONENTS if one.level <= 2)
"""The opponents who play a game in seconds: they fill a tournament up. Stronger ones take minutes for a game."""
AGAIN: Final = 50
"""A drawn match that needs a winner is played so often at most."""


def is_of_computers(tournament: Tournament, pairing: Pairing) -> bool:
    """Whether both are computers."""
    return not pairing.is_bye and all(tournament.entrants[one].player for one in (pairing.first, pairing.second))


def play_match(tournament: Tournament, table: int, number: int = 0) -> Score:
    """How the match at a table (from 0) of a round (from 1; 0: the last one) goes, between two computers.

    In an elimination a drawn match is played again. Raises TournamentError if that goes on for too long, and
    `GameCrashedError` for a fault on the way.
    """
    pairing, plan = tournament.rounds[number - 1][table], tournament.plan
    sides = [tournament.entrants[one] for one in (pairing.first, pairing.second)]
    return match_score(
        plan.game,
        plan.edition,
        [one.deck for one in sides],
        [one.player for one in sides],
        tournament.seed_of(table, number),
        plan.length,
        tournament.is_elimination,
    )


def match_score(
    game: str, edition: str, decks: list[str], seated: list[str], seed: int, length: int, needs_winner: bool
) -> Score:
    """How a match between two computers goes, by its seed. Raises as `play_match`."""
    ruleset = game_registry.ruleset(game, edition)
    for again in range(AGAIN):
        setup = ruleset.prepare(decks, derive(seed, again), None, "all")
        outcome = best_of(ruleset, setup, seated, length)
        score = Score(outcome.won.count(0), outcome.won.count(1), outcome.won.count(DRAWN))
        if score.first != score.second or not needs_winner:
            return score
    raise TournamentError(f"a match was drawn {AGAIN} times")


def play_computers(tournament: Tournament) -> Iterator[int]:
    """Play every open match between computers of the last round; each table (from 0) once it is played."""
    for table, pairing in enumerate(tournament.rounds[-1] if tournament.rounds else []):
        if pairing.is_open and is_of_computers(tournament, pairing):
            tournament.report(table, play_match(tournament, table))
            yield table


def differing_results(tournament: Tournament) -> Iterator[tuple[int, int, Score]]:
    """The matches between computers that go another way when they are played again.

    Each with its round and table (both from 1) and the result that it has now. A match that somebody has dropped out
    of was not played.
    """
    for number, tables in enumerate(tournament.rounds, 1):
        for table, pairing in enumerate(tables):
            sides = (pairing.first, pairing.second)
            if pairing.is_open or not is_of_computers(tournament, pairing):
                continue
            if any(tournament.dropped.get(one) == number for one in sides):
                continue
            again = play_match(tournament, table, number)
            if again != pairing.score:
                yield number, table + 1, again
