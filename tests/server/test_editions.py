"""Which formats and editions a game has, decks that are checked for them, rooms that are played by them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from tests.server.common import ME, RANDOM, Guest, served

CHECK = "/api/games/duelmasters/decks/check"
FORTY = "# Forty\n" + "".join(
    f"4x {name}\n"
    for name in (
        "Bolshack Dragon", "Holy Awe", "Solar Ray", "Terror Pit", "Crimson Hammer", "Bloody Squito", "Aqua Hulcus",
        "Unicorn Fish", "Emerald Grass", "Marine Flower",
    )
)  # fmt: skip


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with served(tmp_path_factory.mktemp("editions")) as server:
        yield Guest(server, "Anna")


def test_every_game_says_its_formats_and_editions_in_both_languages(guest: Guest) -> None:
    _, english = guest.request("/api/games?lang=en")
    _, german = guest.request("/api/games?lang=de")
    for info, other in zip(english, german):
        for what in ("formats", "editions"):
            assert [one["key"] for one in info[what]] == [one["key"] for one in other[what]]
            assert all(one["name"] for one in info[what] + other[what])
        assert info["editions"][0]["key"] == info["edition"] == game_registry.ruleset(info["game"]).edition
        for edition in info["editions"]:
            assert game_registry.ruleset(info["game"], edition["key"]).edition == edition["key"]
        for deck in info["decks"]:
            _, report = guest.request(f"/api/games/{info['game']}/decks/{deck['key']}")
            assert report["format"] in [one["key"] for one in info["formats"]]
            assert report["edition"] == info["edition"]
    found = {info["game"]: [one["key"] for one in info["formats"]] for info in english}
    assert found["wowtcg"] == ["constructed", "starter", "sealed"]
    assert "duel" in found["wowminis"]
    assert [one["key"] for one in english[1]["editions"]] == ["2004", "modern"]
    assert english[1]["editions"][1]["about"] != german[1]["editions"][1]["about"]


def test_a_deck_is_checked_for_the_edition_in_its_text(guest: Guest) -> None:
    _, usual = guest.request(CHECK, {"text": FORTY + "1x Frei, Vizier of Air\n"})
    assert (usual["legal"], usual["edition"], usual["format"]) == (True, "2004", "constructed")
    _, modern = guest.request(CHECK, {"text": "edition: modern\n" + FORTY + "1x Frei, Vizier of Air\n", "lang": "de"})
    assert (modern["legal"], modern["edition"]) == (False, "modern")
    assert [fault["rule"] for fault in modern["faults"]] == ["dm:12.1"]
    _, right = guest.request(CHECK, {"text": "edition: modern\n" + FORTY})
    assert right["legal"]
    # By another one if that is asked for.
    _, other = guest.request(CHECK, {"text": FORTY + "1x Frei, Vizier of Air\n", "edition": "modern"})
    assert (other["legal"], other["edition"]) == (False, "modern")
    assert guest.request(CHECK, {"text": FORTY, "edition": "2019"})[0] == 400
    # What is written is the same deck again.
    assert "edition: modern" in right["text"]
    assert guest.request(CHECK, {"text": right["text"]})[1] == right


def test_a_kept_deck_keeps_its_edition(guest: Guest) -> None:
    deck = {"game": "duelmasters", "name": "Forty", "text": "edition: modern\n" + FORTY}
    status, kept = guest.request("/api/me/decks", deck)
    assert status == 200
    _, report = guest.request(f"/api/games/duelmasters/decks/{kept['key']}")
    assert (report["edition"], report["legal"]) == ("modern", True)


def test_a_room_is_played_by_the_edition_that_was_chosen(guest: Guest) -> None:
    seats = [{**ME, "deck": "first-spark"}, {**RANDOM, "deck": "undertow"}]
    made = guest.open_room(*seats, game="duelmasters", edition="modern")
    assert made["room"]["edition"] == "modern"
    assert "modern rules" in made["room"]["title"]
    _, german = guest.request(f"/api/rooms/{made['room']['code']}?lang=de")
    assert "heutige Regeln" in german["title"]
    player = guest.at(made["room"]["code"])
    player.play(Chance(1), 6)
    player.close()
    status, wrong = guest.request("/api/rooms", {"game": "duelmasters", "seats": seats, "edition": "2019"})
    assert (status, wrong["code"]) == (400, "bad-setup")
    assert "2019" in wrong["text"]
    # It is not for its own text to say what a room is played by.
    named = {**ME, "deck": "edition: modern\n" + FORTY + "1x Frei, Vizier of Air\n"}
    assert guest.open_room(named, RANDOM, game="duelmasters")["room"]["edition"] == "2004"
    # A deck of 41 cards may be played by the rules of 2004 and not by those of today.
    big = {**ME, "deck": FORTY + "1x Frei, Vizier of Air\n"}
    assert guest.open_room(big, RANDOM, game="duelmasters")["room"]["edition"] == "2004"
    status, wrong = guest.request("/api/rooms", {"game": "duelmasters", "seats": [big, RANDOM], "edition": "modern"})
    assert status == 400
    assert [fault["rule"] for fault in wrong["faults"]] == ["dm:12.1"]
