"""Playing the games of an experiment, and what is written down of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from regelwerk import game_registry
from regelwerk.kernel.event import Event
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.standing import Standing
from regelwerk.kernel.state import State
from regelwerk.lab.experiment import Experiment, ruleset_of
from regelwerk.simulation.matches import GameCrashedError, match

PLAYED: Final = ("play", "summon", "cast")
"""Names of the events with which a card is played, in the terms of the games."""
NEVER: Final = -1
IN_PLAY: Final = "field"
"""The count of cards or figures in play."""
PASSING: Final = ("ready",)
"""Counts that say nothing at the start of a turn: what has just readied."""


class CardRecord(NamedTuple):
    """What one side did with the copies of a card in one game.

    side     0 or 1: the first or second entrant of the pairing
    card     its code
    drawn    turn in which the first copy was drawn, 0: before the first turn, NEVER
    played   turn in which the first copy was played, or NEVER
    """

    side: int
    card: str
    drawn: int
    played: int


class TurnRecord(NamedTuple):
    """How both sides stood in one count as a turn began (in the Miniatures: a tick).

    turn    its number
    what    was counted, as in `Standing.counts`; IN_PLAY: cards or figures in play, heroes aside
    first   the count of side 0, `second` that of side 1
    """

    turn: int
    what: str
    first: int
    second: int


@dataclass(frozen=True)
class GameRecord:
    """One game as far as statistics need it. Sides are 0 and 1, the first and second entrant of the pairing.

    index       number in the experiment; with it the game can be repeated
    score       of side 0: 1.0 a win, 0.5 a draw, 0.0 a loss
    first       the side that had the first turn, -1 if nobody had one
    turns       how many turns began (in the Miniatures: turns of figures)
    mulligans   of both sides
    rule        number of the rule by which the game ended
    course      how both sides stood turn by turn
    """

    index: int
    pairing: int
    deal: int
    seed: int
    seats: tuple[int, int]
    score: float
    first: int
    turns: int
    questions: int
    decisions: int
    mulligans: tuple[int, int]
    rule: str
    cards: tuple[CardRecord, ...] = ()
    course: tuple[TurnRecord, ...] = ()


class GameObserver:
    """Reads turns, mulligans and cards off the events of one game, and off its turns how the sides stood."""

    def __init__(self, ruleset: Ruleset, seats: tuple[int, int], record_cards: bool) -> None:
        self.ruleset = ruleset
        self.names = game_registry.package(ruleset.name).terms.events
        self.seats = seats
        self.record_cards = record_cards
        self.turn = 0
        self.first = -1
        self.mulligans = [0, 0]
        self.drawn: list[dict[str, int]] = [{}, {}]
        self.played: list[dict[str, int]] = [{}, {}]
        self.course: list[TurnRecord] = []
        self.counted = 0

    def __call__(self, state: State) -> None:
        """Read what has happened since the last call."""
        for event in state.events:
            name = self.names[event.kind]
            if name == "turn":
                self.turn += 1
                if self.first < 0 <= event.seat:
                    self.first = self.seats.index(event.seat)
            elif event.seat >= 0:
                self.read(name, event)
        turn = self.ruleset.turn(state)[0]
        if self.record_cards and turn > self.counted:
            self.counted = turn
            self.count(turn, self.ruleset.standing(state))

    def count(self, turn: int, standing: Standing) -> None:
        """Write down how both sides stand as a turn begins."""
        counts = {name: found for name, found in standing.counts.items() if name not in PASSING}
        counts[IN_PLAY] = [standing.in_play(seat) for seat in range(len(self.seats))]
        first, second = self.seats
        self.course += [TurnRecord(turn, name, found[first], found[second]) for name, found in counts.items()]

    def read(self, name: str, event: Event) -> None:
        """Read a mulligan, or a card that is drawn or played."""
        side = self.seats.index(event.seat)
        if name == "mulligan":
            self.mulligans[side] += 1
            self.drawn[side].clear()
        elif self.record_cards and (code := event.about_identity.card.code):
            if name == "draw":
                self.drawn[side].setdefault(code, self.turn)
            elif name in PLAYED:
                self.played[side].setdefault(code, self.turn)

    def cards(self) -> tuple[CardRecord, ...]:
        """Return what became of the cards."""
        return tuple(
            CardRecord(side, code, self.drawn[side].get(code, NEVER), self.played[side].get(code, NEVER))
            for side in (0, 1)
            for code in sorted({*self.drawn[side], *self.played[side]})
        )


def play_game(experiment: Experiment, index: int) -> GameRecord:
    """Play one game of an experiment. Raises GameCrashedError with its number and seed.

    >>> from regelwerk.lab.experiment import duel
    >>> experiment = duel("duelmasters", "first-spark", "green-tide", player="random")
    >>> play_game(experiment, 3) == play_game(experiment, 3)
    True
    """
    game = experiment.seated(index)
    ruleset = ruleset_of(experiment.game, experiment.edition)
    observer = GameObserver(ruleset, game.seats, experiment.record_cards)
    try:
        outcome = match(
            ruleset,
            [deck.text for deck in game.decks],
            game.players,
            game.seed,
            own=experiment.custom,
            open_lists=experiment.open_lists,
            observer=observer,
        )
    except GameCrashedError as error:
        raise GameCrashedError(index, error.seed, error.fault) from error
    winners = [game.seats.index(seat) for seat in outcome.winners]
    return GameRecord(
        index,
        game.pairing,
        game.deal,
        game.seed,
        game.seats,
        0.5 if len(winners) != 1 else 1.0 - winners[0],
        observer.first,
        observer.turn,
        outcome.questions,
        outcome.decisions,
        (observer.mulligans[0], observer.mulligans[1]),
        outcome.rule,
        observer.cards(),
        tuple(observer.course),
    )


def play_games(experiment: Experiment, indices: Sequence[int]) -> list[GameRecord]:
    """Play some games of an experiment: what one task of a process does."""
    return [play_game(experiment, index) for index in indices]
