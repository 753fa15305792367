"""Positions for the tests of computer players."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.players import Player, StateSampler
from regelwerk.wowtcg import codes, scene
from regelwerk.wowtcg.setup import add_card
from regelwerk.wowtcg.state import WowPiece, WowState
from tests.games import new_game

STARTERS = ("learn-elendril", "learn-radak")
SIXTY = ("frost-and-flame", "call-of-the-storm")
LIGHTNING = """scene: lightning
turn: Anna, resource placed
seat Anna
  hand: Chain Lightning
  resources: 5
  party: Kor Cindervein, Orgrimmar Grunts, Crazy Igvand
seat Ben
  party: Guardian Steelhorn, Voss Treebender, Bloodclaw, Latro Abiectus, Tristan Rapidstrike
"""


def begun(text: str) -> Game:
    """The game of a scene, with chance of its own from here on."""
    started = scene.read(text).start()
    started.state.chance.dictating = False
    return Game(started.ruleset, started.state)


def state_of(game: Game) -> WowState:
    return cast(WowState, game.state)


def guesser(game: Game, seat: int) -> StateSampler:
    """What the arena gives to the player in that seat."""

    def guess(chance: Chance) -> Game:
        return Game(game.ruleset, game.ruleset.guess(game.state, seat, chance, None))

    return guess


def answer(game: Game, player: Player) -> Option:
    """What the player answers to the open decision, from what it may see."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.seat)
    return decision.options[player.choose(view, view["decision"], guesser(game, decision.seat))]


def quiet(game: Game) -> None:
    """Everybody keeps his hand, passes and does nothing, once."""
    decision = game.decision
    assert decision is not None
    for index, option in enumerate(decision.options):
        if option.verb in (codes.VERB_PASS, codes.VERB_NO):
            game.apply(index)
            return
    game.apply(0)


def until(game: Game, wanted: Callable[[WowState], bool]) -> None:
    """Let everybody do nothing until it is so."""
    while not wanted(state_of(game)):
        quiet(game)


def action_phase(turn: int, seed: int = 1, decks: tuple[str, str] = STARTERS) -> Game:
    """The action phase of that turn in a game in which nobody has done anything; the turn player has priority."""
    game = new_game("wowtcg", decks, seed)
    until(game, lambda state: state.turn == turn and state.phase == codes.PHASE_ACTION)
    return game


def put_ally(game: Game, code: str, seat: int) -> WowPiece:
    """An ally that has been in the seat's party for some time."""
    state = state_of(game)
    piece = add_card(state, state.defs.by_code[code], seat, codes.ZONE_ALLIES)  # type: ignore[arg-type]  # a Card of this game
    piece.control = piece.first = seat
    piece.since = 0
    piece.time = state.next_timestamp()
    state.invalidate_all()
    return piece


def ask_again(game: Game) -> None:
    """List the options of the open priority decision anew, after the position was changed by hand."""
    from regelwerk.wowtcg.priority import priority_options

    decision = game.decision
    assert decision is not None
    state_of(game).invalidate_all()
    decision.options = priority_options(state_of(game), decision.seat)
