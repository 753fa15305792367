"""A match being played: its games one after the other, and what happens between them (ruling:match).

A match begins with the setup of its first game. Between games cards are exchanged with the side deck, one for one, and
the loser of a game says who begins the next: that is a decision of the next game. `persistence/match_record.py` writes
a match down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from regelwerk.kernel.chance import derive
from regelwerk.kernel.game import Game
from regelwerk.kernel.match_score import DRAWN, LENGTHS, MATCH, GameOfMatch, Kept, MatchScore, loser_of
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.visibility import is_known_to

SEEDS: Final = 1_000_000
"""From this number on the seeds of further games are derived from that of the match; lower ones are players' seeds."""
MAIN: Final = "main"
SIDE: Final = "side"
"""The parts of a deck between which cards are exchanged. A deck without a side deck exchanges nothing."""


class MatchError(ValueError):
    """Something that cannot be in a match: a game that does not come next, an exchange that is none.

    key     which of the reasons for which an exchange is refused it is ("uneven", "main", "side", "kept", "deck",
            "none"), "" for others; `values` is what the sentence names
    """

    def __init__(self, text: str, key: str = "", **values: object) -> None:
        super().__init__(text)
        self.key = key
        self.values = values


class Exchange(NamedTuple):
    """What a seat exchanges between two games: codes of cards that leave the main deck, and as many that come in."""

    out: tuple[str, ...] = ()
    into: tuple[str, ...] = ()


class BetweenGames(NamedTuple):
    """Where a match stands between two games (or before the first), as it can be written down without its games.

    length  best of how many games
    setup   what its first game was made of, without what only a game of a match has
    won     for each game so far the team that won it, DRAWN for none
    decks   the deck of each seat as it was in the last game
    kept    for each seat the cards that begin the next game in play
    seen    for each seat codes of the cards of the other side's decks that it has known
    """

    length: int
    setup: dict[str, Any]
    won: tuple[int, ...]
    decks: list[Any]
    kept: tuple[tuple[Kept, ...], ...]
    seen: list[list[str]]

    @property
    def score(self) -> MatchScore:
        """Who has won which game."""
        return MatchScore(self.length, self.won)

    def can_exchange(self, seat: int) -> bool:
        """Whether the seat has a side deck, and a game lies behind it and another one before it."""
        deck = self.decks[seat]
        return bool(self.won) and not self.score.is_over and isinstance(deck, Mapping) and bool(deck.get(SIDE))

    def checked(self, ruleset: Ruleset, seat: int, wish: Exchange) -> dict[str, Any]:
        """The deck of a seat after an exchange. Raises MatchError for one that is not allowed."""
        if not self.can_exchange(seat):
            raise MatchError("cards are exchanged between two games of a match, by who has a side deck", "none")
        deck = exchanged(self.decks[seat], wish)
        stay = Counter(card.code for card in self.kept[seat])
        if stay - Counter(deck[MAIN]):
            raise MatchError("a card that begins the next game in play stays in the deck", "kept")
        problem = ruleset.exchange_problem(self.setup, deck) if wish.into else ""
        if problem:
            raise MatchError(problem, "deck")
        return deck

    def suggested_exchange(self, ruleset: Ruleset, seat: int) -> Exchange:
        """What a computer player in that seat exchanges, by what the seat has seen; nothing where it cannot."""
        if not self.can_exchange(seat):
            return Exchange()
        out, into = ruleset.suggested_exchange({**self.setup, "decks": self.decks}, seat, self.seen[seat])
        kept = Counter(card.code for card in self.kept[seat])
        pairs = [pair for pair in zip(out, into) if not kept[pair[0]]]
        return Exchange(tuple(code for code, _ in pairs), tuple(code for _, code in pairs))

    def next_setup(self, exchanges: Mapping[int, Exchange]) -> dict[str, Any]:
        """What the next game is made of, with what the seats exchange before it. Raises MatchError."""
        decks = [
            exchanged(deck, exchanges[seat]) if seat in exchanges else deck for seat, deck in enumerate(self.decks)
        ]
        number = len(self.won)
        seed = self.setup["seed"]
        chooser = loser_of(self.score, self.setup["teams"])
        return {
            **self.setup,
            "decks": decks,
            "seed": derive(seed, SEEDS + number) if number else seed,
            MATCH: GameOfMatch(self.score, chooser, self.kept).to_data(),
        }


class MatchResult(NamedTuple):
    """How a match has ended: the seats of the side that won it (none: drawn), and its score."""

    winners: tuple[int, ...]
    score: MatchScore


class Match:
    """A match being played.

    ruleset    whose games they are
    length     best of how many games
    setup      what its first game is made of, without what only a game of a match has
    games      the games so far; the last one may be under way
    exchanges  for each game that is over what each seat exchanges behind it, by seat
    """

    def __init__(self, ruleset: Ruleset, setup: Mapping[str, Any], length: int) -> None:
        """Raises MatchError for a match that cannot be. `begin_next` begins its first game."""
        check_match(length, setup["teams"])
        self.ruleset = ruleset
        self.length = length
        self.setup = {key: value for key, value in setup.items() if key != MATCH}
        self.games: list[Game] = []
        self.exchanges: list[dict[int, Exchange]] = []

    # ------------------------------------------------------------------ how it stands

    @property
    def teams(self) -> list[int]:
        """The side of each seat."""
        return list(self.setup["teams"])

    @property
    def score(self) -> MatchScore:
        """Who has won which game that is over."""
        teams = self.teams
        results = [game.result for game in self.games if game.result is not None]
        return MatchScore(self.length, tuple(teams[r.winners[0]] if r.winners else DRAWN for r in results))

    @property
    def game(self) -> Game | None:
        """The game under way, None between games and after the match."""
        return self.games[-1] if self.games and self.games[-1].result is None else None

    @property
    def result(self) -> MatchResult | None:
        """How it ended, None while it is on."""
        score = self.score
        if not score.is_over or self.game is not None:
            return None
        winners = tuple(seat for seat, team in enumerate(self.teams) if team == score.leader)
        return MatchResult(winners, score)

    @property
    def is_between_games(self) -> bool:
        """Whether cards may be exchanged and the next game may begin."""
        return self.game is None and self.result is None

    @property
    def decks(self) -> list[dict[str, Any]]:
        """The deck of each seat as it stands: with all exchanges so far."""
        return self._decks(self.exchanges)

    def _decks(self, exchanges: Sequence[Mapping[int, Exchange]]) -> list[dict[str, Any]]:
        found = [dict(deck) if isinstance(deck, Mapping) else deck for deck in self.setup["decks"]]
        for of_game in exchanges:
            for seat, exchange in of_game.items():
                found[seat] = exchanged(found[seat], exchange)
        return found

    def can_exchange(self, seat: int) -> bool:
        """Whether the seat has a side deck, and the time for exchanging is now."""
        deck = self.setup["decks"][seat]
        return self.is_between_games and len(self.games) > 0 and isinstance(deck, Mapping) and bool(deck.get(SIDE))

    def kept(self) -> tuple[tuple[Kept, ...], ...]:
        """For each seat the cards that begin the next game in play."""
        if not self.games:
            return tuple(() for _ in self.teams)
        return tuple(tuple(cards) for cards in self.ruleset.kept_cards(self.games[-1].state))

    def seen(self, seat: int) -> list[str]:
        """Codes of the cards of the other side's decks that the seat knew when the games were over.

        Of several games the most copies that one of them has shown.
        """
        most: Counter[str] = Counter()
        for game in self.games:
            most |= cards_seen(game.state, seat)
        return sorted(most.elements())

    def suggested_exchange(self, seat: int) -> Exchange:
        """What a computer player in that seat exchanges, by what the seat has seen; nothing where it cannot."""
        return self.between().suggested_exchange(self.ruleset, seat) if self.can_exchange(seat) else Exchange()

    def between(self) -> BetweenGames:
        """Where the match stands between its games, before anybody has exchanged anything behind the last one."""
        decks = self._decks(self.exchanges[:-1])
        seats = range(len(self.teams))
        return BetweenGames(
            self.length, self.setup, self.score.won, decks, self.kept(), [self.seen(seat) for seat in seats]
        )

    # ----------------------------------------------------------------- between games

    def exchange(self, seat: int, out: Sequence[str], into: Sequence[str]) -> None:
        """A seat exchanges cards for the next game, instead of what it said before.

        out, into  codes of cards of the main deck and of the side deck, as many of each

        Raises MatchError, and changes nothing then.
        """
        if not 0 <= seat < len(self.teams):
            raise MatchError(f"there is no seat {seat}")
        if not self.can_exchange(seat):
            raise MatchError("cards are exchanged between two games of a match, by who has a side deck")
        wish = Exchange(tuple(out), tuple(into))
        self.between().checked(self.ruleset, seat, wish)
        self.exchanges[-1].pop(seat, None)
        if wish.out:
            self.exchanges[-1][seat] = wish

    def next_setup(self) -> dict[str, Any]:
        """What the next game is made of. Raises MatchError while a game is on, and after the match."""
        if not self.is_between_games:
            raise MatchError("the match is over" if self.result is not None else "a game of the match is under way")
        return self.between().next_setup(self.exchanges[-1] if self.exchanges else {})

    def begin_next(self) -> Game:
        """Begin the next game; who has exchanged nothing plays on with the same deck. Raises MatchError."""
        setup = self.next_setup()
        game = Game(self.ruleset, self.ruleset.start(setup, None), setup)
        self._add(game)
        return game

    def adopt(self, game: Game) -> None:
        """Go on with a game that was played elsewhere (a replay). Raises MatchError if it is not the next one."""
        wrong = wrong_setup(game.setup or {}, self.next_setup())
        if wrong:
            raise MatchError(f"game {len(self.games) + 1} is not the next one of this match: {wrong}")
        self._add(game)

    def _add(self, game: Game) -> None:
        self.games.append(game)
        self.exchanges.append({})


def check_match(length: int, teams: Sequence[int]) -> None:
    """Raise MatchError for a match that cannot be: of another length, or not between two sides."""
    if length not in LENGTHS:
        raise MatchError(f"a match is best of {', '.join(map(str, LENGTHS))} games, not {length!r}")
    if sorted(set(teams)) != [0, 1]:
        raise MatchError("a match has two sides")


def cards_seen(state: Any, seat: int) -> Counter[str]:
    """Codes of the cards of the other side's decks that a seat knows."""
    return Counter(
        piece.card.code
        for piece in state.pieces
        if state.teams[piece.owner] != state.teams[seat] and is_known_to(piece.known_to, seat)
    )


def exchanged(deck: Mapping[str, Any], exchange: Exchange) -> dict[str, Any]:
    """A deck after an exchange; the cards that come in stand at the end. Raises MatchError.

    >>> exchanged({"main": ["a", "b"], "side": ["c"]}, Exchange(("a",), ("c",)))
    {'main': ['b', 'c'], 'side': ['a']}
    """
    out, into = exchange
    if len(out) != len(into):
        raise MatchError(
            f"cards are exchanged one for one: {len(out)} go out and {len(into)} come in",
            "uneven",
            out=len(out),
            into=len(into),
        )
    main, side = list(deck.get(MAIN, ())), list(deck.get(SIDE, ()))
    for code in out:
        if code not in main:
            raise MatchError(f"the main deck does not hold {code} so often", "main", card=code)
        main.remove(code)
    for code in into:
        if code not in side:
            raise MatchError(f"the side deck does not hold {code} so often", "side", card=code)
        side.remove(code)
    return {**deck, MAIN: [*main, *into], SIDE: [*side, *out]}


def wrong_setup(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str:
    """What a game's setup says otherwise than the match does, "" if nothing."""
    for seat, (one, other) in enumerate(zip(found.get("decks", ()), wanted["decks"])):
        if one != other:
            return f"seat {seat + 1} plays with another deck"
    mine, its = found.get(MATCH), wanted[MATCH]
    if not isinstance(mine, Mapping) or mine.get("length") != its["length"]:
        return "it is no game of a match of this length"
    if mine.get("won") != its["won"]:
        return "the score before it is another"
    if mine.get("chooser") != its["chooser"]:
        return "another player says who begins"
    if mine.get("kept") != its["kept"]:
        return "other cards begin in play"
    for key in sorted({*found, *wanted}):
        if found.get(key) != wanted.get(key):
            return f"its {key!r} is another"
    return ""
