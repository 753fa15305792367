"""A game that has a presenter, but no data for a browser, can be played in the browser all the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.package import GamePackage
from regelwerk.kernel.web_data import PlainWebData
from regelwerk.server.api import catalog_api
from regelwerk.server.rooms import ready_decks
from regelwerk.server.worker import card_search, view_renderer
from regelwerk.wowtcg.package import WowPackage
from tests.server.common import GAME, ME, RANDOM, Guest, served


class Bare(WowPackage):
    """A game without data for a browser."""

    @cached_property
    def web(self) -> PlainWebData:
        return PlainWebData(self)

    @cached_property
    def definition_texts(self) -> None:
        return None


@pytest.fixture
def plain() -> Iterator[PlainWebData]:
    package = Bare()
    with playing(package):
        yield package.web


@contextmanager
def playing(package: GamePackage) -> Iterator[None]:
    """That package in the place of the game's own."""
    with game_registry.added(package):
        forget()
        yield
    forget()


def forget() -> None:
    """What was made of another package."""
    decks = (ready_decks.ready_keys, ready_decks.ready_text, ready_decks.ready_report)
    ours = (view_renderer.card_names, card_search.index)
    for made in (*ours, *decks, catalog_api.info, catalog_api.all_cards, catalog_api.version):
        made.cache_clear()


def test_its_cards_have_names_and_texts_in_both_languages(plain: PlainWebData) -> None:
    german = {face["code"]: face for face in plain.faces("de")}
    assert german["hoa/krol-blade"]["name"] == "Krolklinge"
    assert german["hoa/fireball"]["text"] != {face["code"]: face for face in plain.faces("en")}["hoa/fireball"]["text"]


def test_its_decks_are_read_and_checked(plain: PlainWebData) -> None:
    assert plain.deck_report("learn-radak", "en")["legal"]
    report = plain.deck_report("hero: Elendril\n1 Bloodclaw\n2 Nosuchcard\n", "de")
    assert not report["legal"]
    assert report["faults"][0]["line"] == 3
    assert not plain.deck_report("../../key", "en")["legal"]
    with pytest.raises(ValueError, match="unknown deck"):
        plain.deck_text("/etc/passwd")


def test_it_is_played(plain: PlainWebData, tmp_path: Path) -> None:
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


class OwnWebData(PlainWebData):
    """Data of a game that reads definitions of a user's own."""

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


class Owner(Bare):
    """A game that leaves something to choose and reads definitions of a user's own."""

    @cached_property
    def web(self) -> OwnWebData:
        return OwnWebData(self)

    @cached_property
    def own(self) -> OwnWebData:
        return self.web

    def choices(self, lang: str) -> list[dict[str, Any]]:
        values = [{"key": key, "name": key, "about": ""} for key in ("small", "large")]
        return [{"key": "board", "name": "Brett" if lang == "de" else "Board", "values": values, "usual": "small"}]


def test_choices_and_own_files_go_along_with_a_room(plain: PlainWebData, tmp_path: Path) -> None:
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        assert anna.request(f"/api/games/{GAME}/own/check", {"files": {}})[0] == 404
        with playing(Owner()):
            chosen_and_brought_along(anna)


def chosen_and_brought_along(anna: Guest) -> None:
    """Through a room of that game, and what is to be known of it."""
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
