"""A game that has a table in the terminal, but no room for the web, can be played in the browser all the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from regelwerk import catalogue
from regelwerk.kernel.chance import Chance
from regelwerk.server import catalog_api, games, search, seen
from regelwerk.server.plain import PlainRoom
from tests.server.common import GAME, ME, RANDOM, Guest, served


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[PlainRoom]:
    room = PlainRoom(catalogue.rules(GAME))
    monkeypatch.setattr(games, "web", lambda game: room)
    forget()
    yield room
    forget()


def forget() -> None:
    """What was made of another room."""
    for made in (seen.card_names, search.index, catalog_api.info, catalog_api.all_cards, catalog_api.version):
        made.cache_clear()


def test_its_cards_have_names_and_texts_in_both_languages(plain: PlainRoom) -> None:
    german = {face["code"]: face for face in plain.faces("de")}
    assert german["hoa/krol-blade"]["name"] == "Krolklinge"
    assert german["hoa/fireball"]["text"] != {face["code"]: face for face in plain.faces("en")}["hoa/fireball"]["text"]


def test_its_decks_are_read_and_checked(plain: PlainRoom) -> None:
    assert plain.deck_report("learn-radak", "en")["legal"]
    report = plain.deck_report("hero: Elendril\n1 Bloodclaw\n2 Nosuchcard\n", "de")
    assert not report["legal"]
    assert report["faults"][0]["line"] == 3
    assert not plain.deck_report("../../key", "en")["legal"]
    with pytest.raises(ValueError, match="no deck"):
        plain.deck_text("/etc/passwd")


def test_it_is_played(plain: PlainRoom, tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
        assert player.play(Chance(1), 25) == 25
        player.asked()
        hero = player.state["view"]["seats"][0]["hero"]
        assert player.state["names"][str(hero)]
        got = player.answer_to(player.send("look", handle=hero))
        assert got["data"]["code"]
        player.close()


class Owner(PlainRoom):
    """A game that leaves something to choose and reads definitions of a user's own."""

    def options(self, lang: str) -> list[dict[str, Any]]:
        values = [{"key": key, "name": key, "about": ""} for key in ("small", "large")]
        return [{"key": "board", "name": "Brett" if lang == "de" else "Board", "values": values, "usual": "small"}]

    def own_report(self, files: Mapping[str, str], lang: str) -> dict[str, Any]:
        bad = [name for name, text in files.items() if "fault" in text]
        faults = [{"file": name, "line": 1, "column": 2, "text": "!"} for name in bad]
        cards = [{**self.faces(lang)[0], "code": f"own/{name}"} for name in files]
        return {"legal": not bad, "faults": faults, "cards": cards}

    def own_deck_report(self, text: str, lang: str, files: Mapping[str, str]) -> dict[str, Any]:
        return self.deck_report(text.replace("4 Mine", ""), lang)

    def prepare(
        self, decks: Sequence[str], seed: int, teams: Sequence[int], windows: str, options: Mapping[str, str]
    ) -> dict[str, Any]:
        assert set(options) == {"board", "own:a.txt"}
        return super().prepare(decks, seed, teams, windows, {})


def test_choices_and_own_files_go_along_with_a_room(plain: PlainRoom, tmp_path: Path) -> None:
    with served(tmp_path / "data") as server, pytest.MonkeyPatch.context() as patch:
        anna = Guest(server, "Anna")
        assert anna.request(f"/api/games/{GAME}/own/check", {"files": {}})[0] == 404
        owner = Owner(plain.rules)
        patch.setattr(games, "web", lambda game: owner)
        forget()
        _, info = anna.request(f"/api/games/{GAME}?lang=de")
        assert info["own"]
        assert info["options"][0]["name"] == "Brett"
        _, report = anna.request(f"/api/games/{GAME}/own/check", {"files": {"a": "fine", "b": "a fault"}})
        assert (report["legal"], report["faults"][0]["file"]) == (False, "b")
        options = {"board": "large", "own:a.txt": "fine"}
        room = anna.open_room(ME, RANDOM, options=options)["room"]["code"]
        _, cards = anna.request(f"/api/rooms/{room}/cards")
        assert [card["code"] for card in cards["cards"]] == ["own/a.txt"]
        assert anna.request("/api/rooms/nosuch/cards")[0] == 404
