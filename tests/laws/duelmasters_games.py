"""Duel Masters as the laws take it: how its games start, and what is no part of the value."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.deck_file import ready_decks
from regelwerk.duelmasters.ruleset import RULESET, RULESET_MODERN, DmRuleset
from regelwerk.duelmasters.setup import start as begin
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.game import Game
from regelwerk.kernel.match_score import MATCH, GameOfMatch, MatchScore
from regelwerk.kernel.state import WINDOWS
from tests.laws.common import at_random

BUILT: Final = frozenset(RULESET.derived_fields()["DmState"])
"""Fields that are built again from the rest."""


def new_game(
    seed: int,
    windows: int = 1,
    decks: tuple[str, ...] | None = None,
    teams: list[int] | None = None,
    ruleset: DmRuleset = RULESET,
) -> Game:
    """A game between these ready decks; which ones depends on the seed if none are named."""
    names = ready_decks()
    chosen = decks or (names[seed % len(names)], names[(seed * 3 + 1) % len(names)])
    setup = ruleset.prepare(chosen, seed, teams, WINDOWS[windows])
    return Game(ruleset, ruleset.start(setup, None), setup)


def state_of(game: Game) -> DmState:
    assert isinstance(game.state, DmState)
    return game.state


def start(seed: int, windows: int = 1) -> DmState:
    """Two ready decks."""
    return state_of(new_game(seed, windows))


def start_second(seed: int, windows: int = 1) -> DmState:
    """The second game of a match, before the loser of the first has said who begins (ruling:match-who-begins)."""
    setup = new_game(seed, windows).setup or {}
    second = GameOfMatch(MatchScore(3, (0,)), 1, ((), ()))
    state = RULESET.start({**setup, MATCH: second.to_data()}, None)
    assert isinstance(state, DmState)
    return state


def start_modern(seed: int, windows: int = 1) -> DmState:
    """The same in the modern edition."""
    return state_of(new_game(seed, windows, ruleset=RULESET_MODERN))


def start_three(seed: int, windows: int = 1) -> DmState:
    """Three seats, everybody against everybody."""
    names = ready_decks()
    return state_of(new_game(seed, windows, tuple(names[(seed + i * 3) % len(names)] for i in range(3))))


def start_teams(seed: int, windows: int = 1) -> DmState:
    """Four seats in two teams."""
    names = ready_decks()
    return state_of(new_game(seed, windows, tuple(names[(seed + i) % len(names)] for i in range(4)), [0, 1, 0, 1]))


def start_every_card(seed: int, windows: int = 1) -> DmState:
    """A bit of every card, also those that are for scenes, in either edition."""
    ruleset = (RULESET, RULESET_MODERN)[seed % 2]
    defs = ruleset.defs({})
    codes = [card.code for card in defs.cards if card.code]
    decks = [[codes[(seed * 37 + i * step) % len(codes)] for i in range(60)] for step in (7, 11)]
    return begin(defs, decks, [0, 1], seed, windows)


STARTS: Final = (start, start_modern, start_three, start_teams, start_every_card)


def rules_of(state: DmState) -> DmRuleset:
    """The rules that a game is played by."""
    return RULESET if state.defs.edition == RULESET.edition else RULESET_MODERN


def random_play(game: Game, seed: int, steps: int = 100_000) -> Game:
    """Answer at random, through `Game.apply`, until the game is over or for so many steps; the same game."""
    pick = at_random(seed)
    while game.decision is not None and steps > 0:
        game.apply(pick(game.decision))
        steps -= 1
    return game
