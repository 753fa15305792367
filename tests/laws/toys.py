"""The two toys as the laws take them: how their games start, what a seat is sent, how cards are dealt anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.save import load, save
from regelwerk.kernel.state import ALL, WINDOWS, State
from tests.toys.bids import game as bids
from tests.toys.hexwalk import game as hexwalk


class Toy(NamedTuple):
    """One table: a game, who plays with whom, how often its long games are visited."""

    name: str
    rules: bids.BidsRules | hexwalk.HexRules
    teams: list[int]
    every: int
    redealt: Callable[[Any, int, Chance], Any]
    deck: object

    def setup(self, seed: int, windows: int = ALL) -> dict[str, Any]:
        """The setup of a game at this table."""
        return self.rules.prepare([self.deck] * len(self.teams), seed, self.teams, WINDOWS[windows])

    def start(self, seed: int, windows: int = ALL) -> State:
        """A game at this table."""
        return self.rules.start(self.setup(seed, windows), None)

    def game(self, seed: int, windows: int = ALL) -> Game:
        """The same, with its record."""
        setup = self.setup(seed, windows)
        return Game(self.rules, self.rules.start(setup, None), setup)

    def see(self, state: State, seat: int) -> object:
        """Everything a seat is sent at this moment: view, own options, events, and why it cannot do other things."""
        reasons = []
        for intent in self.intents(state):
            found = self.rules.why_not(state, seat, intent) if seat >= 0 else []
            reasons.append([(reason.rule.number, reason.kind, reason.number) for reason in found])
        return [self.rules.view(state, seat), self.events(state, seat), reasons]

    def events(self, state: State, seat: int) -> object:
        """The events since the last decision, as the seat gets them."""
        return self.rules.event_data(state, seat)

    def intents(self, state: State) -> list[Option]:
        """Things to try: every verb, with open pieces, with numbers, with nothing."""
        open_refs = [piece.ref for piece in sorted(state.pieces, key=lambda piece: piece.handle) if piece.handle][:3]
        return [
            Option(verb, ref, other, n)
            for verb in (0, 2, 3, 5)
            for ref in open_refs
            for other in open_refs
            for n in (0, 7)
        ]

    def redeal(self, state: State, seat: int, chance: Chance) -> State:
        """The same moment, with what the seat does not know dealt anew."""
        dealt: State = self.redealt(state, seat, chance)
        return dealt

    def guess(self, state: State, seat: int, chance: Chance) -> object:
        """The position that the seat guesses."""
        return self.rules.position(self.rules.guess(state, seat, chance, None))

    def reloaded(self, state: State) -> State:
        """Saved as text and read back."""
        return load(json.loads(json.dumps(save(state, self.rules))), self.rules, state.defs)


def forked(state: State) -> State:
    """A fork."""
    return state.fork()


def _bids(name: str, teams: list[int]) -> Toy:
    return Toy(name, bids.RULESET, teams, 1, bids.redeal, None)


def _hexwalk(name: str, teams: list[int]) -> Toy:
    return Toy(name, hexwalk.RULESET, teams, 11, hexwalk.redeal, hexwalk.PARTY)


BIDS: Final = _bids("bids of three", [0, 1, 2])
PAIRS: Final = _bids("bids of two pairs", [0, 1, 0, 1])
CROWD: Final = _bids("bids of five, two of them together", [2, 0, 1, 1, 3])
WALK: Final = _hexwalk("walk of two", [0, 1])
WALKS: Final = _hexwalk("walk of three", [0, 1, 2])
ALLIES: Final = _hexwalk("walk of two pairs", [0, 1, 0, 1])

TOYS: Final = (BIDS, PAIRS, CROWD, WALK, WALKS, ALLIES)
