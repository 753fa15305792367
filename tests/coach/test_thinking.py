"""What a computer player weighs is told in the order in which it likes it, and in words that name nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from regelwerk import game_registry, players
from regelwerk.coach import thoughts
from regelwerk.duelmasters.guessing import redeal_unseen as redeal_duel
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.game import Game
from regelwerk.kernel.visibility import SPECTATOR_SEAT
from regelwerk.players.driver import choose_option
from regelwerk.terminal.line_input import EndOfInput
from regelwerk.wowminis.guessing import redeal_unseen as redeal_figures
from regelwerk.wowtcg.visibility import redeal_unseen as redeal_tcg
from tests.coach.test_hint import advanced, last_blow
from tests.games import new_game
from tests.terminal_input import session_of

NAMES = ["Anna", "Ben"]
Redeal = Callable[..., Any]
GAMES = [
    pytest.param("wowtcg", ("frost-and-flame", "call-of-the-storm"), redeal_tcg, id="wowtcg"),
    pytest.param("duelmasters", ("first-spark", "dawn-watch"), redeal_duel, id="duelmasters"),
    pytest.param("wowminis", ("starter-horde", "starter-alliance"), redeal_figures, id="wowminis"),
]


def words(game: Game, seat: int, options: list[Option], lang: str) -> list[str]:
    """Options in the words of a reader."""
    return game_registry.package(game.ruleset.name).presenter(game, seat, lang, NAMES).outside_wordings(options)


@pytest.mark.parametrize(("game", "decks", "redeal"), GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_ideas_are_told_in_the_same_words_however_hidden_cards_are_dealt(
    game: str, decks: tuple[str, str], redeal: Redeal, lang: str
) -> None:
    """Every option of every question between two moves, as if a player weighed them all."""
    playing, chance = new_game(game, decks, 5), Chance(5)
    told = different = 0
    while playing.decision is not None and told < 400:
        decision = playing.decision
        if len(decision.options) > 1 and playing.ruleset.is_quiescent(playing.state):
            ideas = words(playing, SPECTATOR_SEAT, decision.options, lang)
            own = words(playing, decision.seat, decision.options, lang)
            other = Game(playing.ruleset, redeal(playing.state, SPECTATOR_SEAT, Chance(told)))
            assert words(other, SPECTATOR_SEAT, decision.options, lang) == ideas
            different += words(other, decision.seat, decision.options, lang) != own
            told += len(ideas)
        playing.apply(chance.below(len(decision.options)))
    assert told > 100
    assert different > 3, "the dealings have hardly changed anything: the law has shown nothing"


@pytest.mark.parametrize("level", players.LEVELS)
@pytest.mark.parametrize("game", ["wowtcg", "duelmasters", "wowminis"])
def test_every_level_says_what_it_weighs_its_move_first(game: str, level: str) -> None:
    playing = advanced(game, 20)
    assert playing.decision is not None
    player = players.at_level(min(players.LEVELS[level], 3), 1)  # the higher levels differ in how much they think
    option = choose_option(playing.ruleset, playing.state, player)
    assert len(set(player.considered)) == len(player.considered)
    if player.considered:
        assert player.considered[0] == option
    else:
        assert len(playing.ruleset.candidate_options(playing.state, False)) == 1


def test_a_card_in_hand_is_a_card_and_what_lies_open_has_its_name() -> None:
    playing = last_blow()
    assert playing.decision is not None
    assert thoughts(playing, [0, 1], "en", NAMES) == ["attack Ben with Immortal Baron, Vorg", "leave it at that"]
    assert thoughts(playing, [1, 0], "de", NAMES)[0] == "es dabei belassen"
    assert thoughts(playing, [0], "en", NAMES) == []
    charging = new_game("duelmasters", ("first-spark", "dawn-watch"), 5)
    assert charging.decision is not None
    every = list(range(len(charging.decision.options)))
    assert thoughts(charging, every, "en", NAMES) == ["mana a card", "leave it at that"]


@pytest.mark.parametrize("tells", [True, False])
def test_the_terminal_tells_it_only_where_it_was_asked_to(tells: bool) -> None:
    playing = new_game("duelmasters", ("first-spark", "dawn-watch"), 5)
    session, out = session_of(playing, ["no mana this turn"] * 3 + ["end"] * 4)
    for sitter in session.sitters:
        sitter.player = players.make("greedy", 1)
        sitter.tells = tells
    with suppress(EndOfInput):
        for _ in range(30):
            decision = playing.decision
            assert decision is not None
            player = session.sitters[decision.seat].player
            assert player is not None
            session.let_play(decision.seat, player)
    assert ("thinks about: summon a card or leave it at that." in out.getvalue()) == tells
