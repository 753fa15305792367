"""Games, cards, search, rules and decks over HTTP."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regelwerk import game_registry
from tests.server.common import GAME, ME, RANDOM, Guest, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("catalog") / "data") as found:
        yield found


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_game_says_all_that_a_home_page_needs(server: Served, lang: str) -> None:
    status, found = Guest(server).request(f"/api/games?lang={lang}")
    assert status == 200
    assert [game["game"] for game in found] == list(game_registry.GAMES)
    for game in found:
        assert game["takes"] in ("cards", "hexes")
        assert 2 <= game["seats"][0] <= game["seats"][1] <= 16
        assert game["title"]
        assert game["players"]
        assert [one["level"] for one in game["opponents"]] == [1, 1, 2, 3, 4, 5]
        assert all(one["name"] and one["about"] and one["emblem"] for one in game["opponents"])
        assert any(deck["learning"] for deck in game["decks"])
        assert all(stop["key"] and stop["name"] for stop in game["stops"])
        assert all(phase in game["terms"] for phase in game["phases"])


@pytest.mark.parametrize("game", game_registry.GAMES)
def test_every_card_has_a_face_in_both_languages(server: Served, game: str) -> None:
    guest = Guest(server)
    english, german = (guest.request(f"/api/games/{game}/cards?lang={lang}")[1] for lang in ("en", "de"))
    assert [card["code"] for card in english["cards"]] == [card["code"] for card in german["cards"]]
    assert len({card["code"] for card in english["cards"]}) == len(english["cards"]) > 10
    for one, other in zip(english["cards"], german["cards"]):
        assert one["name"] and other["name"] and one["kind"] == other["kind"]
        assert one["line"] and other["line"]
        assert bool(one["text"]) == bool(other["text"])
    code = english["cards"][3]["code"]
    _, one = guest.request(f"/api/games/{game}/cards?lang=en&code={code}")
    assert [card["code"] for card in one["cards"]] == [code]


def test_cards_are_kept_by_browsers_under_their_version_only(server: Served) -> None:
    import urllib.request

    version = Guest(server).request(f"/api/games/{GAME}/cards")[1]["version"]
    for query, kept in ((f"?v={version}", True), ("?v=old", False), ("", False)):
        with urllib.request.urlopen(f"{server.url}/api/games/{GAME}/cards{query}") as answer:
            assert ("immutable" in answer.headers["cache-control"]) is kept


@pytest.mark.parametrize(
    ("line", "holds"),
    [
        ("t:ally cost<=2", lambda face: face["kind"] == "ally" and int(face["cost"]) <= 2),
        ("class:druid", lambda face: "druid" in face["colours"]),
        ("t:weapon strike>1", lambda face: face["kind"] == "weapon"),
        ("-t:ally -t:quest -t:ability", lambda face: face["kind"] not in ("ally", "quest", "ability")),
        ("is:instant is:ongoing", lambda face: face["kind"] in ("ability", "totem")),
        ('tag:"night elf"', lambda face: "Night Elf" in face["tags"]),
        ("t:ally elusive", lambda face: face["kind"] == "ally"),
        ("cost=3 atk!=3 t:ally", lambda face: face["cost"] == "3"),
        ("x:draw t:quest", lambda face: "draw" in " ".join(face["text"]).lower()),
    ],
)
def test_a_search_line_finds_what_it_says(server: Served, line: str, holds: object) -> None:
    from urllib.parse import quote

    assert callable(holds)
    guest = Guest(server)
    faces = {card["code"]: card for card in guest.request(f"/api/games/{GAME}/cards?lang=en")[1]["cards"]}
    _, found = guest.request(f"/api/games/{GAME}/search?lang=en&q={quote(line)}")
    assert found["fault"] == ""
    assert 0 < len(found["codes"]) < len(faces)
    assert all(holds(faces[code]) for code in found["codes"])


def test_a_search_says_what_it_does_not_understand(server: Served) -> None:
    guest = Guest(server)
    assert guest.request(f"/api/games/{GAME}/search?q=colour:red")[1] == {"codes": [], "fault": "colour"}
    assert guest.request(f"/api/games/{GAME}/search?q=cost%3C%3Dmany")[1]["fault"] == "cost<=many"
    assert guest.request(f"/api/games/{GAME}/search?q=krolklinge&lang=de")[1]["codes"] == ["hoa/krol-blade"]
    everything = guest.request(f"/api/games/{GAME}/search?q=")[1]["codes"]
    assert not any(code.count("/") > 1 for code in everything), "tokens are no cards to choose from"


def test_rules_are_found_by_number_and_by_words(server: Served) -> None:
    guest = Guest(server)
    _, found = guest.request(f"/api/games/{GAME}/rules?q=602.2&lang=de")
    assert found["rules"][0]["number"] == "wow:602.2"
    assert found["rules"][0]["title"] == "Beschützen"
    _, everything = guest.request(f"/api/games/{GAME}/rules")
    assert everything["count"] == len(everything["rules"]) > 300
    noted = [rule for rule in everything["rules"] if rule["standing"] != "source"]
    assert noted
    assert all(rule["note"] for rule in noted)
    for rule in everything["rules"][::25]:
        status, one = guest.request(f"/api/games/{GAME}/rules/{rule['number']}?lang=de")
        assert (status, one["number"]) == (200, rule["number"])
    assert guest.request(f"/api/games/{GAME}/rules/wow:0.0")[0] == 404
    assert guest.request("/api/games/chess/rules")[0] == 404


# --------------------------------------------------------------------------- decks


@pytest.mark.parametrize("game", game_registry.GAMES)
def test_every_deck_that_comes_along_is_legal_and_reads_back(server: Served, game: str) -> None:
    guest = Guest(server)
    _, info = guest.request(f"/api/games/{game}")
    for deck in info["decks"]:
        _, report = guest.request(f"/api/games/{game}/decks/{deck['key']}?lang=de")
        assert report["legal"], (deck, report["faults"])
        _, again = guest.request(f"/api/games/{game}/decks/check", {"text": report["text"], "lang": "de"})
        assert again == report


@pytest.mark.parametrize("game", game_registry.GAMES)
def test_every_deck_that_comes_along_has_a_picture_of_what_is_in_it(server: Served, game: str) -> None:
    guest = Guest(server)
    _, info = guest.request(f"/api/games/{game}")
    covers = {}
    for deck in info["decks"]:
        _, report = guest.request(f"/api/games/{game}/decks/{deck['key']}")
        assert 1 <= len(deck["cover"]) <= 5
        assert set(deck["cover"]) <= {card["code"] for card in report["cards"]}
        covers[deck["key"]] = tuple(deck["cover"])
    if game != "wowminis":  # four figures make many parties
        assert len(set(covers.values())) == len(covers), "two decks look alike"


@pytest.mark.parametrize(
    ("game", "deck", "limit"),
    [("wowtcg", "frost-and-flame", "4 Frostbolt"), ("duelmasters", "first-spark", "4x Brawler Zyler")],
)
def test_what_a_deck_takes_no_more_of_is_what_its_check_refuses(game: str, deck: str, limit: str) -> None:
    web = game_registry.package(game).web
    text = web.deck_text(deck)
    assert limit in text
    for lang in ("en", "de"):
        closed = {code: group for group in web.deck_report(text, lang)["closed"] for code in group["codes"]}
        assert all(group["text"] and group["rule"] for group in closed.values())
    kinds = {
        face["code"]: face for face in web.faces("en") if face["kind"] != "hero" and face["fields"]["is"] != ["token"]
    }
    head, mark, tail = text.partition("\nside:")
    for code, face in kinds.items():
        report = web.deck_report(f"{head}\n1 {face['name']}{mark}{tail}", "en")
        refused = [fault["rule"] for fault in report["faults"] if fault["card"] == code]
        assert ([closed[code]["rule"]] if code in closed else []) == refused[:1], face["name"]
    full = {kinds[code]["name"] for code in closed if closed[code]["full"]}
    assert limit.partition(" ")[2] in full


def test_every_fault_of_a_deck_is_told_with_its_line_and_its_rule(server: Served) -> None:
    text = game_registry.package(GAME).web.deck_text("frost-and-flame") + "9 Fireball\n2 Nosuchcard\nrubbish\n"
    _, report = Guest(server).request(f"/api/games/{GAME}/decks/check", {"text": text, "lang": "en"})
    lines = {fault["line"] for fault in report["faults"]}
    assert not report["legal"]
    assert len(lines) == 3, "two lines that cannot be read, and what is not legal besides"
    readable = text.replace("2 Nosuchcard\nrubbish\n", "")
    _, report = Guest(server).request(f"/api/games/{GAME}/decks/check", {"text": readable, "lang": "de"})
    assert "wow:100.4" in [fault["rule"] for fault in report["faults"]]
    assert report["faults"][-1]["card"] == "hoa/fireball"


def test_decks_of_mine_are_kept_changed_played_and_thrown_away(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    text = game_registry.package(GAME).web.deck_text("learn-radak")
    status, deck = anna.request("/api/me/decks", {"game": GAME, "name": "Mine", "text": text})
    assert status == 200
    key = deck["key"]
    assert [one["name"] for one in anna.request("/api/me/decks")[1]] == ["Mine"]
    assert ben.request("/api/me/decks")[1] == []
    offered = [guest.request(f"/api/games/{GAME}")[1]["decks"] for guest in (anna, ben)]
    assert offered[0][0]["name"] == "Mine" and offered[0][0]["own"] and offered[0][1:] == offered[1]
    assert ben.request(f"/api/me/decks/{key}", {"game": GAME, "name": "x", "text": "y"}, "PUT")[0] == 404
    status, _ = anna.request(f"/api/me/decks/{key}", {"game": GAME, "name": "Ours", "text": text}, "PUT")
    assert status == 200
    assert anna.request(f"/api/games/{GAME}/decks/{key}")[1]["legal"]
    assert ben.request(f"/api/games/{GAME}/decks/{key}")[0] == 404
    room = anna.open_room({**ME, "deck": key}, RANDOM)["room"]
    assert room["seats"][0]["deck"] == "Radak's first pact"
    assert ben.request("/api/rooms", {"game": GAME, "seats": [{**ME, "deck": key}, RANDOM]})[0] == 404
    assert anna.request(f"/api/me/decks/{key}", method="DELETE")[0] == 204
    assert anna.request(f"/api/me/decks/{key}", method="DELETE")[0] == 404
    assert Guest(server).request("/api/me/decks")[0] == 401


def test_an_unknown_address_under_api_says_so_in_json(server: Served) -> None:
    for path in ("/api", "/api/nothing", "/api/rooms/x/y"):
        status, answer = Guest(server).request(path)
        assert status == 404
        assert path == "/api" or answer["code"] == "no-such"
