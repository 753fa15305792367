"""What is different for players of other games: for every game, in both languages, each with a rule of its book."""

from __future__ import annotations

import pytest

from regelwerk import game_registry
from regelwerk.lessons import known_games
from tests.server.common import Guest, served

KNOWN = {
    "wowtcg": ["Magic: The Gathering", "Hearthstone"],
    "duelmasters": ["Magic: The Gathering", "Hearthstone"],
    "wowminis": ["Warhammer"],
}


@pytest.mark.parametrize("name", game_registry.names())
def test_each_difference_has_a_sentence_in_both_languages_and_a_rule_of_the_book(name: str) -> None:
    assert [known.game for known in known_games(name)] == KNOWN[name]
    book = game_registry.ruleset(name).book()
    for known in known_games(name):
        assert len(known.differences) >= 5
        assert len({one.rule for one in known.differences}) == len(known.differences), "a rule stands there twice"
        for one in known.differences:
            assert one.rule in book, one.rule
            assert one.texts["en"] != one.texts["de"]
            assert all(text.endswith(".") and len(text) < 200 for text in one.texts.values()), one.rule


def test_the_server_tells_them_with_the_marks_of_their_rules(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("differences")) as server:
        anna = Guest(server, "Anna")
        status, answer = anna.request("/api/games/duelmasters/differences?lang=de")
        first = answer["games"][0]["differences"][0]
        assert (status, first["rule"]) == (200, {"number": "dm:5.3", "mark": "5.3"})
        assert first["text"].startswith("Es gibt keine Länder.")
        assert anna.request("/api/games/chess/differences")[0] == 404
