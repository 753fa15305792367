"""Definitions as texts, by which every game is finished under the cards and figures it began with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.game import Game
from regelwerk.kernel.web_data import DefinitionTexts
from regelwerk.server.worker import game_loader, game_session, service
from regelwerk.server.worker.pool import InlinePool
from tests.custom_figure import MIRELLE
from tests.server.common import ME, RANDOM, Guest, Player, served

GAMES = [("wowtcg", ""), ("duelmasters", ""), ("duelmasters", "modern"), ("wowminis", "")]
DECKS = {
    "wowtcg": ["learn-elendril", "learn-radak"],
    "duelmasters": ["first-spark", "undertow"],
    "wowminis": ["learn-alliance", "learn-horde"],
}
CHANGES = {
    "wowtcg": ("hoa/fireball", "Card('Fireball'", "Card('Feuerkugel'"),
    "duelmasters": ("dm01/bolshack-dragon", "Card('Bolshack Dragon'", "Card('Bolshack Dog'"),
    "wowminis": ("figure:starter/gorebelly", "Figure('Gorebelly'", "Figure('Goreback'"),
}
"""One definition of each game that gets another name."""


def pinning(game: str) -> DefinitionTexts:
    found = game_registry.package(game).definition_texts
    assert found is not None
    return found


def played(game: str, edition: str, defs: Definitions) -> tuple[list[int], str]:
    """A game at random under these definitions: what was chosen, and how it ended."""
    ruleset = game_registry.ruleset(game, edition)
    setup = ruleset.prepare(DECKS[game], 5, None, "all")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(ruleset), "defs", lambda self, setup: defs)
        table = Game(ruleset, ruleset.start(setup, None), setup)
    chance = Chance(2)
    chosen: list[int] = []
    while table.decision is not None and len(chosen) < 400:
        chosen.append(chance.below(len(table.decision.options)))
        table.apply(chosen[-1])
    return chosen, table.digest()


@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_a_game_is_the_same_under_definitions_that_came_back_from_their_texts(game: str, edition: str) -> None:
    ruleset = game_registry.ruleset(game, edition)
    defs = ruleset.defs({})
    room = pinning(game)
    again = room.definitions_from_texts(room.definition_texts(defs), ruleset.edition)
    assert again is not defs
    assert (again.digest, again.edition) == (defs.digest, ruleset.edition)
    assert [card.code for card in again.cards] == [card.code for card in defs.cards]
    assert played(game, edition, again) == played(game, edition, defs)


@pytest.mark.parametrize("game", list(DECKS))
def test_a_text_that_means_nothing_any_more_is_refused(game: str) -> None:
    with pytest.raises(ValueError):
        pinning(game).definitions_from_texts({"x/y": "NoSuchWord()"})


def test_definitions_of_ones_own_are_kept_too() -> None:
    ruleset = game_registry.ruleset("wowminis")
    setup = ruleset.prepare_custom(["learn-alliance", "learn-horde"], 1, None, "all", [("mine.minis", MIRELLE)])
    defs = ruleset.defs(setup)
    room = pinning("wowminis")
    texts = room.definition_texts(defs)
    assert "figure:own/mirelle-dawnhand" in texts
    again = room.definitions_from_texts(texts)
    assert again.digest == defs.digest != ruleset.defs({}).digest
    assert "own/mirelle-dawnhand" in again.by_code


@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_a_game_is_finished_under_the_definitions_it_began_with(
    game: str, edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ruleset = game_registry.ruleset(game, edition)
    seats: list[dict[str, Any]] = [
        {**ME, "deck": DECKS[game][0]},
        {**RANDOM, "deck": DECKS[game][1]},
    ]
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        seated = anna.open_room(*seats, game=game, edition=edition)
        code, token = seated["room"]["code"], seated["token"]
        player = anna.at(code)
        player.play(Chance(1), 8)
        player.asked()
        before = player.state
        player.close()
    room = pinning(game)
    texts = room.definition_texts(ruleset.defs({}))
    began = ruleset.defs({}).digest
    key, old, new = CHANGES[game]
    assert old in texts[key]
    changed = room.definitions_from_texts({**texts, key: texts[key].replace(old, new)}, ruleset.edition)
    monkeypatch.setattr(type(ruleset), "defs", lambda self, setup: changed)
    for module in (service, game_loader, game_session):
        monkeypatch.setattr(module, "fingerprint", lambda rules: "another engine")
    with served(tmp_path / "data") as server:
        player = Player(server, code, token=token)
        player.asked()
        assert player.state["view"] == before["view"]
        assert player.state["ask"] == before["ask"]
        assert isinstance(server.lobby.workers, InlinePool)
        found = server.lobby.workers.service.sessions[code].game.state.defs
        assert (found.digest, found.edition) == (began, ruleset.edition)
        assert found.digest != changed.digest
        player.play(Chance(3), 5)
        player.close()
