"""Matches from Python: games one after the other, with cards exchanged between them. docs/python.md is the manual.

>>> match = new_match("duelmasters", ["dawn-watch", "deep-night"], length=3, seed=7)
>>> match
<match of Duel Masters, best of 3, game 1 at 0:0>
>>> match.game.act(0, "concede")[-1].kind, match.score
('over', (0, 1))
>>> match.next_game().decision
<decision 1 of seat 0 (who begins): 0 You go first, 1 Seat 1 goes first>
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk import game_registry
from regelwerk.kernel.game import Game as KernelGame
from regelwerk.kernel.match import MAIN, SIDE, MatchError
from regelwerk.kernel.match import Match as KernelMatch
from regelwerk.kernel.persistence.match_record import MatchRecord
from regelwerk.play.game import Game, new_setup
from regelwerk.play.lines import LANGUAGES

__all__ = ["Match", "MatchError", "MatchRecord", "new_match"]


class Match:
    """A match being played. `new_match` begins one; `Match(MatchRecord.load(path).resume())` goes on with one."""

    def __init__(self, inner: KernelMatch) -> None:
        self._inner = inner
        self._package = game_registry.package(inner.ruleset.name)
        self._wrapped: dict[int, Game] = {}

    # ------------------------------------------------------------------ how it stands

    @property
    def length(self) -> int:
        """Best of how many games."""
        return self._inner.length

    @property
    def games(self) -> list[Game]:
        """Its games so far; the last one may be under way."""
        return [self._game(number, game) for number, game in enumerate(self._inner.games)]

    @property
    def game(self) -> Game | None:
        """The game under way, None between two games and after the match."""
        return self.games[-1] if self._inner.game is not None else None

    @property
    def score(self) -> tuple[int, ...]:
        """For each seat how many games its side has won."""
        return tuple(self._inner.score.wins(team) for team in self._inner.teams)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats of the side that has won the match (none: it is drawn), None while it is on."""
        result = self._inner.result
        return None if result is None else result.winners

    def _game(self, number: int, game: KernelGame) -> Game:
        if number not in self._wrapped:
            self._wrapped[number] = Game(game)
        return self._wrapped[number]

    # ----------------------------------------------------------------- between games

    def deck(self, seat: int, lang: str = "en") -> tuple[list[str], list[str]]:
        """The names of the cards in a seat's main deck and side deck as they stand, each copy once.

        They are that seat's own affair: nothing tells it to the others.
        """
        self._check(seat)
        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; available: {', '.join(LANGUAGES)}")
        deck = self._inner.decks[seat]
        main, side = (deck.get(part, ()) for part in (MAIN, SIDE))
        return self._names(main, lang), self._names(side, lang)

    def exchange(self, seat: int, out: Sequence[str], into: Sequence[str]) -> None:
        """A seat exchanges cards for the next game, in place of what it said before.

        out, into  names of cards in the main deck and in the side deck, as many of each

        Raises MatchError, a ValueError, and changes nothing: while a game is on, for cards that are not there, and for
        those that begin the next game in play.
        """
        self._check(seat)
        self._inner.exchange(seat, self._codes(seat, out), self._codes(seat, into))

    def suggest_exchange(self, seat: int) -> tuple[list[str], list[str]]:
        """What a computer player exchanges there, by the cards of the others that the seat has seen: out, and in."""
        self._check(seat)
        found = self._inner.suggested_exchange(seat)
        return self._names(found.out, "en"), self._names(found.into, "en")

    def next_game(self) -> Game:
        """Begin the next game; who has exchanged nothing plays on with the same deck.

        Raises MatchError while a game is on, and after the match.
        """
        return self._game(len(self._inner.games), self._inner.begin_next())

    # ----------------------------------------------------------------------- to keep

    def record(self) -> MatchRecord:
        """The record of the match, to be written to a file or verified; hidden things included."""
        return MatchRecord.record(self._inner)

    def __repr__(self) -> str:
        title = self._package.title("en", self._inner.ruleset.edition).partition(",")[0]
        score = ":".join(str(self._inner.score.wins(team)) for team in (0, 1))
        head = f"match of {title}, best of {self.length}"
        if self._inner.result is not None:
            return f"<{head}, over at {score}>"
        if self._inner.game is None:
            return f"<{head}, after game {len(self._inner.games)} at {score}>"
        return f"<{head}, game {len(self._inner.games)} at {score}>"

    # ----------------------------------------------------------------------- inside

    def _check(self, seat: int) -> None:
        seats = len(self._inner.teams)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {seats - 1}")

    def _names(self, codes: Sequence[str], lang: str) -> list[str]:
        return [self._package.card_name(self._inner.setup, code, lang) for code in codes]

    def _codes(self, seat: int, names: Sequence[str]) -> list[str]:
        """The codes of cards of that seat's, by name in either language or by code; any other word as it is."""
        if isinstance(names, str):
            raise MatchError(f"cards are exchanged as lists of names, not {names!r}")
        deck = self._inner.decks[seat]
        by_name = {
            self._package.card_name(self._inner.setup, code, lang).casefold(): code
            for code in [*deck.get(MAIN, ()), *deck.get(SIDE, ())]
            for lang in LANGUAGES
        }
        return [by_name.get(str(name).casefold(), str(name)) for name in names]


def new_match(
    game: str,
    decks: Sequence[object],
    length: int = 3,
    seed: int = 0,
    *,
    edition: str = "",
    teams: Sequence[int] | None = None,
    windows: str = "all",
    folder: str = "",
    open_lists: bool = False,
) -> Match:
    """Begin a match; its first game is under way.

    length  best of 1, 3 or 5 games; the rest as `new_game` has it. Decks with side decks exchange cards between games

    Raises what `new_game` does, and MatchError for a length that there is not, and for more than two sides.
    """
    ruleset, setup = new_setup(game, decks, seed, edition, teams, windows, folder, open_lists)
    inner = KernelMatch(ruleset, setup, length)
    inner.begin_next()
    return Match(inner)
