"""The record of a match as a worker shows it: one game of it at a time, and how the whole went."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.kernel.ids import NO_HANDLE
from regelwerk.kernel.persistence.match_record import MatchRecord, MatchVerdict, games_of, is_match
from regelwerk.server.schema.common import CardRef
from regelwerk.server.schema.matches import RecordedExchange, ReplayMatch

KEPT: Final = 4
"""So many matches stay read, the ones asked for last."""
LONGEST: Final = 50_000
"""A match with more lines than this is not played again here."""


class MatchCache:
    """The matches that were asked for last: what playing them again has shown, and the texts of their games."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, tuple[MatchRecord, MatchVerdict]] = OrderedDict()
        self.games: OrderedDict[str, list[str]] = OrderedDict()

    def load(self, text: str) -> tuple[MatchRecord, MatchVerdict]:
        """A match, read and verified unless it is in the cache. Raises ReplayFormatError (a ValueError)."""
        found = self.matches.pop(text, None)
        if found is None:
            record = MatchRecord.read(text)
            found = (record, record.verify())
        self.matches[text] = found
        while len(self.matches) > KEPT:
            self.matches.popitem(last=False)
        return found

    def game(self, text: str, number: int) -> str:
        """The replay of a game of a match by its number, from 1; of anything else the text itself.

        Raises ReplayFormatError (a ValueError), or ValueError for a game that there is not.
        """
        if not is_match(text):
            return text
        games = self.games.pop(text, None)
        if games is None:
            if text.count("\n") > LONGEST:
                raise ValueError("this match is too long to be played again here")
            games = games_of(text)
        self.games[text] = games
        while len(self.games) > KEPT:
            self.games.popitem(last=False)
        if not 1 <= number <= len(games):
            raise ValueError(f"the match has {len(games)} games, not {number}")
        return games[number - 1]

    def info(self, text: str, number: int, lang: str) -> ReplayMatch | None:
        """How the match went of which a game is looked at; None for a game by itself."""
        if not is_match(text):
            return None
        record, verdict = self.load(text)
        result = record.result
        return ReplayMatch(
            length=record.header["length"],
            game=number,
            games=len(record.replays),
            won=won(record),
            teams=list(record.header["teams"]),
            winners=None if result is None else list(result["winners"]),
            exchanges=[
                [RecordedExchange(seat, cards(record, out, lang), cards(record, into, lang)) for seat, out, into in one]
                for one in record.exchanges
            ],
            verdict=verdict.outcome,
            why=verdict.why,
        )


def won(record: MatchRecord) -> list[int]:
    """The team that has won each game that is over, as the record says it."""
    teams = record.header["teams"]
    results = [replay.result for replay in record.replays if replay.result is not None]
    return [teams[result["winners"][0]] if result["winners"] else -1 for result in results]


def cards(record: MatchRecord, codes: Any, lang: str) -> list[CardRef]:
    """Cards by their codes, with their names."""
    package = game_registry.package(record.ruleset.name)
    return [CardRef(NO_HANDLE, code, package.card_name(record.header, code, lang)) for code in codes]
