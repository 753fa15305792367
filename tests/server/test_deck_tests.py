"""The test of a deck over HTTP: played further by each request, the same for everybody, refused for what is no deck."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regelwerk import game_registry, lab
from regelwerk.server.rooms.limits import MOST_DECK_LINES
from regelwerk.server.worker import deck_tester
from regelwerk.server.worker.deck_tester import KEPT, DeckTester
from regelwerk.server.worker.reader_commands import PlayDeckTest
from tests.server.common import Guest, Served, served

GAME = "duelmasters"
PATH = f"/api/games/{GAME}/decks/test"
TEXT = lab.deck_list(GAME, "first-spark").text


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("decks") / "data") as found:
        yield found


def command(text: str) -> PlayDeckTest:
    return PlayDeckTest(room="", game=GAME, text=text, lang="en", edition="")


def played(monkeypatch: pytest.MonkeyPatch, slices: float) -> list[dict[str, Any]]:
    """What a test by random players tells, request by request."""
    monkeypatch.setattr(deck_tester, "PLAYER", "random")
    monkeypatch.setattr(deck_tester, "GAMES", 2)
    monkeypatch.setattr(deck_tester, "SLICE", slices)
    tester = DeckTester()
    told = [tester.advance(command(TEXT))]
    while told[-1]["done"] < told[-1]["total"]:
        told.append(tester.advance(command(TEXT)))
    return told


def test_each_request_plays_further_and_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    told = played(monkeypatch, 0.0)
    ready = game_registry.package(GAME).card_library(()).ready_decks()
    assert [one["done"] for one in told] == list(range(1, 2 * len(ready) + 1)), "one game a request, at least"
    last = told[-1]
    assert [row["deck"] for row in last["decks"]] == ready
    assert sum(row["share"]["points"] for row in last["decks"]) == last["overall"]["points"]
    assert last["cards"] and not told[0]["cards"]
    assert played(monkeypatch, 60.0)[-1] == last


def test_only_the_tests_asked_for_last_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_tester, "PLAYER", "random")
    monkeypatch.setattr(deck_tester, "SLICE", 0.0)
    tester = DeckTester()
    for number in range(KEPT + 2):
        tester.advance(command(f"# {number}\n{TEXT}"))
    assert len(tester.tests) == KEPT
    assert tester.advance(command(f"# 0\n{TEXT}"))["done"] == 1


def test_a_guest_tests_a_deck(server: Served) -> None:
    anna = Guest(server, "Anna")
    status, told = anna.request(PATH, {"text": TEXT, "lang": "de"})
    assert status == 200 and 1 <= told["done"] <= told["total"] and told["player"] == "greedy"
    assert told["overall"]["games"] == told["done"]


@pytest.mark.parametrize(("lang", "said"), [("en", "first-spark-and-nothing"), ("de", "first-spark-and-nothing")])
def test_what_is_no_deck_is_refused_with_its_faults(server: Served, lang: str, said: str) -> None:
    status, told = Guest(server, "Ben").request(PATH, {"text": f"4 {said}\n", "lang": lang})
    assert status == 400 and said in told["text"]


def test_a_deck_of_more_lines_than_may_be_read_is_refused(server: Served) -> None:
    status, _ = Guest(server, "Cleo").request(PATH, {"text": "1 Aqua Hulcus\n" * (MOST_DECK_LINES + 1)})
    assert status == 413


def test_a_game_that_there_is_not_is_refused(server: Served, tmp_path: Path) -> None:
    assert Guest(server, "Dora").request("/api/games/chess/decks/test", {"text": TEXT})[0] == 404
