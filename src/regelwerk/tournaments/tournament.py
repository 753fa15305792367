"""A tournament being held: rounds are paired one after the other, results come in, players drop out.

There is no clock and no table in here: whoever holds the tournament plays the matches, or has them played, and says how
they went. Same plan, entrants, results and drops: the same pairings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from regelwerk.kernel.chance import derive
from regelwerk.tournaments import elimination, round_robin, swiss
from regelwerk.tournaments.field import Field
from regelwerk.tournaments.plan import (
    DRAFT,
    ROUND_ROBIN,
    SINGLE,
    SWISS,
    Entrant,
    Pairing,
    Plan,
    Score,
    TournamentError,
    check_plan,
    check_score,
    needed,
)
from regelwerk.tournaments.pods import pods
from regelwerk.tournaments.standings import Standing, by_elimination, by_points

GAMES_OF_A_ROUND: Final = 1000
"""The seeds of games are that far apart from one round to the next."""


class Tournament:
    """A tournament.

    plan      how it is held
    entrants  who plays; they are known by their numbers, from 0
    pods      who drafts with whom, in a draft
    rounds    the pairings of each round so far, by table
    dropped   who has dropped out -> after how many rounds were paired
    """

    def __init__(self, plan: Plan, entrants: Sequence[Entrant]) -> None:
        """Before its first round. Raises TournamentError for one that there cannot be."""
        check_plan(plan, len(entrants))
        names = [entrant.name.casefold() for entrant in entrants]
        for at, name in enumerate(names):
            if not name.strip():
                raise TournamentError(f"player {at + 1} has no name")
            if name in names[:at]:
                raise TournamentError(f"two players are called {entrants[at].name!r}")
        self.plan = plan
        self.entrants = list(entrants)
        self.pods = pods(plan.seed, len(entrants)) if plan.format == DRAFT else []
        self.rounds: list[list[Pairing]] = []
        self.dropped: dict[int, int] = {}

    # ------------------------------------------------------------------ how it stands

    @property
    def field(self) -> Field:
        """What pairings and standings are made from."""
        return Field(self.plan.seed, len(self.entrants), needed(self.plan.length), self.rounds, self.dropped)

    @property
    def is_elimination(self) -> bool:
        """Whether those who lose are out at some time, so that a match needs a winner."""
        return self.plan.system not in (SWISS, ROUND_ROBIN)

    @property
    def planned_rounds(self) -> int:
        """How many rounds there will be; 0 while that depends on the results."""
        count = len(self.entrants)
        if self.plan.system == SWISS:
            return self.plan.rounds or swiss.usual_rounds(count)
        if self.plan.system == ROUND_ROBIN:
            return round_robin.rounds(count)
        return elimination.rounds(count) if self.plan.system == SINGLE else 0

    @property
    def is_round_open(self) -> bool:
        """Whether a match of the last round is still to be played."""
        return bool(self.rounds) and any(pairing.is_open for pairing in self.rounds[-1])

    @property
    def is_over(self) -> bool:
        """Whether there is no further round."""
        if self.is_round_open or not self.rounds:
            return False
        if self.is_elimination:
            return len(elimination.alive(self.field, self.plan.system)) <= 1
        return len(self.rounds) >= self.planned_rounds or len(self.field.active) < 2

    def standings(self) -> list[Standing]:
        """Everybody, the best first."""
        return by_elimination(self.field, self.plan.system) if self.is_elimination else by_points(self.field)

    def seed_of(self, table: int, number: int = 0) -> int:
        """The seed of the match at a table (from 0) in a round (from 1), 0 for the last one."""
        return derive(self.plan.seed, GAMES_OF_A_ROUND * (number or len(self.rounds)) + table)

    def table_of(self, entrant: int) -> int:
        """The table (from 0) at which somebody sits in the last round, -1 for none."""
        tables = self.rounds[-1] if self.rounds else []
        return next((at for at, pairing in enumerate(tables) if pairing.has(entrant)), -1)

    # ---------------------------------------------------------------------- going on

    def set_deck(self, entrant: int, deck: str, title: str) -> None:
        """Somebody plays with that deck. Raises TournamentError once the first round has been paired."""
        self._check_entrant(entrant)
        if self.rounds:
            raise TournamentError("the first round has begun: decks stay as they are")
        self.entrants[entrant] = replace(self.entrants[entrant], deck=deck, title=title)

    def set_picks(self, pod: int, picks: Sequence[tuple[int, str]]) -> None:
        """What has been drafted in a pod so far: seat and card of every pick. Raises TournamentError."""
        if type(pod) is not int or not 0 <= pod < len(self.pods):
            raise TournamentError(f"there is no such pod: there are {len(self.pods)}")
        if self.rounds:
            raise TournamentError("the first round has begun: nothing is drafted any more")
        self.pods[pod] = replace(self.pods[pod], picks=tuple(picks))

    def begin_round(self) -> list[Pairing]:
        """Pair the next round. Raises TournamentError while one is under way, or when there is none."""
        if self.is_round_open:
            raise TournamentError(f"round {len(self.rounds)} is not over: results are missing")
        if self.is_over:
            raise TournamentError("the tournament is over: there is no further round")
        lacking = [self.entrants[one].name for one in self.field.active if not self.entrants[one].deck]
        if lacking and not self.rounds:
            raise TournamentError(f"no deck or party yet: {', '.join(lacking)}")
        if len(self.field.active) < 2:
            raise TournamentError("fewer than two players are left")
        self.rounds.append([Pairing(first, second) for first, second in self._pairs()])
        return self.rounds[-1]

    def _pairs(self) -> list[tuple[int, int]]:
        if self.plan.system == SWISS:
            return swiss.pairs(self.field)
        if self.plan.system == ROUND_ROBIN:
            return round_robin.pairs(self.field)
        return elimination.pairs(self.field, self.plan.system)

    def report(self, table: int, score: Score) -> None:
        """How the match at a table (from 0) of the last round went. A later report replaces an earlier one.

        Raises TournamentError, and changes nothing then.
        """
        if not self.rounds:
            raise TournamentError("no round has begun")
        tables = self.rounds[-1]
        if type(table) is not int or not 0 <= table < len(tables):
            raise TournamentError(f"round {len(self.rounds)} has tables 1 to {len(tables)}")
        if tables[table].is_bye:
            raise TournamentError(f"nobody plays at table {table + 1}: it is a bye")
        if any(self.dropped.get(one) == len(self.rounds) for one in (tables[table].first, tables[table].second)):
            raise TournamentError(f"somebody at table {table + 1} has dropped out: the other one has won")
        check_score(score, self.plan.length, self.is_elimination)
        tables[table] = tables[table].with_score(score)

    def drop(self, entrant: int) -> None:
        """Somebody plays no further; an open match goes to the other one. Raises TournamentError."""
        self._check_entrant(entrant)
        if entrant in self.dropped:
            raise TournamentError(f"{self.entrants[entrant].name} has dropped out already")
        table = self.table_of(entrant)
        if table >= 0 and self.rounds[-1][table].is_open:
            pairing = self.rounds[-1][table]
            won = Score(needed(self.plan.length), 0)
            self.rounds[-1][table] = pairing.with_score(won if pairing.second == entrant else won.turned)
        self.dropped[entrant] = len(self.rounds)

    def number_of(self, name: str) -> int:
        """The number of somebody by name or by number (from 1). Raises TournamentError."""
        wanted = name.strip().casefold()
        for number, entrant in enumerate(self.entrants):
            if entrant.name.casefold() == wanted:
                return number
        if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted[:3]) <= len(self.entrants):
            return int(wanted) - 1
        raise TournamentError(f"nobody here is called {name!r}; there are: {self._names()}")

    def _names(self) -> str:
        return ", ".join(entrant.name for entrant in self.entrants)

    def _check_entrant(self, entrant: int) -> None:
        if type(entrant) is not int or not 0 <= entrant < len(self.entrants):
            raise TournamentError(f"there is no such player: they are 1 to {len(self.entrants)}")

    def winners(self) -> list[int]:
        """Who is first when it is over; several only if nothing tells them apart."""
        return [one.entrant for one in self.standings() if one.rank == 1] if self.is_over else []

    def __repr__(self) -> str:
        where = "over" if self.is_over else f"round {len(self.rounds)}"
        return f"<{self.plan.system} tournament of {len(self.entrants)}, {where}>"
