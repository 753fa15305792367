"""Replays of all games at the server: their turns in words, and their log without the views."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.game import Game
from regelwerk.kernel.persistence.replay import Replay
from regelwerk.server.schema.replays import ReplayFrame
from regelwerk.server.worker import replay_viewer
from regelwerk.server.worker.replay_viewer import ReplayCache
from tests.custom_figure import MIRELLE
from tests.games import new_game
from tests.server.common import ME, RANDOM, Guest, served

DECKS = {
    "wowtcg": ["learn-elendril", "learn-radak"],
    "duelmasters": ["first-spark", "undertow"],
    "wowminis": ["learn-alliance", "learn-horde"],
}
PEOPLE = ["Anna", "Ben"]


@cache
def recorded(game: str) -> str:
    """The text of a game at random, to its end."""
    played = new_game(game, decks=DECKS[game], seed=3)
    chance = Chance(1)
    while played.decision is not None:
        played.apply(chance.below(len(played.decision.options)))
    return Replay.record(played).text()


@cache
def shelf() -> ReplayCache:
    return ReplayCache()


def frames(game: str, seat: int, lang: str) -> list[ReplayFrame]:
    """How a seat saw every step."""
    found: list[ReplayFrame] = []
    while len(part := shelf().frames(recorded(game), PEOPLE, (seat, lang), len(found), replay_viewer.MOST).frames):
        found += part
    return found


def info(game: str, lang: str) -> dict[str, Any]:
    return shelf().info(recorded(game), PEOPLE, lang)


@pytest.mark.parametrize("game", ["wowtcg", "duelmasters"])
def test_a_turn_of_a_card_game_begins_where_its_view_says_so(game: str) -> None:
    seen = frames(game, -1, "en")
    turns = info(game, "en")["turns"]
    assert len(turns) == seen[-1].view["turn"] > 5
    for number, turn in enumerate(turns, 1):
        assert seen[turn.at].view["turn"] >= number
        assert turn.at == 0 or seen[turn.at - 1].view["turn"] < number
        assert turn.text.startswith(f"Turn {number}: ")
        assert turn.text.removeprefix(f"Turn {number}: ") == PEOPLE[seen[turn.at].view["active"]]
        assert turn.group == ""
    assert [turn.text for turn in info(game, "de")["turns"]] == [turn.text.replace("Turn", "Zug") for turn in turns]


def test_the_turns_of_the_miniatures_are_those_of_figures_under_their_ticks() -> None:
    seen = frames("wowminis", -1, "en")
    turns = info("wowminis", "en")["turns"]
    assert len(turns) > 20
    for turn in turns:
        view, names = seen[turn.at].view, seen[turn.at].names
        if view["turn"] is None:
            continue  # it was over at once
        figure = view["turn"]["figure"]
        owner = next(side for side in view["seats"] if figure in [one["handle"] for one in side["figures"]])
        last = [other for other in turns if other.at == turn.at][-1]
        assert last.text == f"{names[str(figure)]} ({PEOPLE[owner['seat']]})"
        assert last.group == f"Tick {view['tick']}, round {view['round']}"
    # Between two turns of the list nobody else begins one: the figure whose turn it is changes only there.
    begun = {turn.at for turn in turns}
    acting = [frame.view["turn"] and frame.view["turn"]["figure"] for frame in seen]
    changes = {at for at in range(1, len(acting)) if acting[at] and acting[at] != acting[at - 1]}
    assert changes <= begun
    german = info("wowminis", "de")["turns"]
    assert [turn.at for turn in german] == [turn.at for turn in turns]
    assert german[0].group == "Tick 1, Runde 1"


@pytest.mark.parametrize("game", list(DECKS))
@pytest.mark.parametrize(("seat", "lang"), [(0, "en"), (1, "de"), (-1, "de")])
def test_the_log_is_that_of_all_frames(game: str, seat: int, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [(frame.at, line.text, line.rule) for frame in frames(game, seat, lang) for line in frame.news]
    log = shelf().log(recorded(game), PEOPLE, (seat, lang), 0)
    assert [(line.at, line.text, line.rule) for line in log.lines] == told
    assert (log.seat, log.next) == (seat, None)
    # A long one comes in parts.
    monkeypatch.setattr(replay_viewer, "LOGGED", 50)
    parts: list[tuple[int, str, str]] = []
    first: int | None = 0
    while first is not None:
        part = shelf().log(recorded(game), PEOPLE, (seat, lang), first)
        parts += [(line.at, line.text, line.rule) for line in part.lines]
        assert part.next is None or part.next == first + 50
        first = part.next
    assert parts == told


def test_a_log_hides_what_its_seat_did_not_see() -> None:
    def drawn(seat: int) -> list[str]:
        lines = shelf().log(recorded("wowtcg"), PEOPLE, (seat, "en"), 0).lines
        return [line.text for line in lines if line.text.startswith("Anna draws")]

    assert drawn(-1) == drawn(1)
    assert drawn(-1)
    assert not drawn(0)  # she is spoken to: "You draw ..."


# --------------------------------------------------------------------------- over HTTP


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with served(tmp_path_factory.mktemp("replays")) as server:
        yield Guest(server, "Anna")


@pytest.mark.parametrize("game", list(DECKS))
def test_a_replay_tells_its_turns_and_its_log_over_http(guest: Guest, game: str) -> None:
    status, told = guest.request("/api/replays?lang=de", {"text": recorded(game)})
    assert (status, told["verdict"]) == (201, "EXACT")
    assert told["turns"]
    assert set(told["turns"][0]) == {"at", "text", "group"}
    path = f"/api/replays/{told['code']}/log"
    status, log = guest.request(f"{path}?seat=0&lang=de")
    assert (status, log["next"]) == (200, None)
    assert log["lines"][-1]["at"] == told["steps"]
    status, rest = guest.request(f"{path}?seat=0&lang=de&from={told['turns'][4]['at']}")
    assert rest["lines"] == [line for line in log["lines"] if line["at"] >= told["turns"][4]["at"]]
    assert guest.request(f"{path}?seat=7")[0] == 400
    assert guest.request("/api/replays/nosuchcode/log")[0] == 404
    assert guest.request(f"{path}?from=999999")[1]["lines"] == []


@pytest.mark.parametrize("game", list(DECKS))
def test_a_piece_of_a_replay_is_looked_at_as_it_was(guest: Guest, game: str) -> None:
    _, told = guest.request("/api/replays", {"text": recorded(game)})
    at = told["turns"][6]["at"]
    frame = frames(game, 0, "en")[at]
    handle = next(int(key) for key, name in frame.names.items() if name)
    status, seen = guest.request(f"/api/replays/{told['code']}/look?at={at}&seat=0&handle={handle}&lang=en")
    assert (status, seen["handle"]) == (200, handle)
    assert seen["data"]["code"]
    assert seen["lines"][0].startswith(frame.names[str(handle)].partition(" #")[0])
    # What a seat cannot tell from others it cannot look at; and there is no such seat or step.
    status, none = guest.request(f"/api/replays/{told['code']}/look?at={at}&seat=0&handle=987654&lang=en")
    assert (status, none["lines"], none["data"]) == (200, [], {})
    assert guest.request(f"/api/replays/{told['code']}/look?at={at}&seat=9&handle={handle}")[0] == 400
    assert guest.request(f"/api/replays/{told['code']}/look?at=999999&seat=0&handle={handle}")[0] == 200
    assert guest.request("/api/replays/nosuchcode/look")[0] == 404


def test_a_figure_of_a_replay_shows_where_it_could_go_then(guest: Guest) -> None:
    _, told = guest.request("/api/replays", {"text": recorded("wowminis")})
    for turn in told["turns"][10:40]:
        frame = frames("wowminis", 0, "en")[turn["at"]]
        acting = frame.view["turn"] and frame.view["turn"]["figure"]
        if not acting or frame.view["turn"]["moved"] or frame.asked != 0:
            continue
        path = f"/api/replays/{told['code']}/look?at={turn['at']}&seat=0&handle={acting}"
        seen = guest.request(path)[1]["data"]
        costs = frame.view["decision"]["costs"]
        assert seen["reach"] == costs
        others = [figure["handle"] for side in frame.view["seats"] for figure in side["figures"]]
        assert {int(key) for key in seen["sight"]} == set(others) - {acting}
        return
    pytest.fail("no figure of the first seat was asked")


OWN = (
    MIRELLE
    + """\

board Narrow Pass
  map:
    A . . V . . H
     . . . . . . .

scenario Match
  board: Narrow Pass
"""
)
PARTY = "# {0}\nscenario: Match\n\n{0}\n"


def test_what_players_brought_along_is_in_their_replay(guest: Guest) -> None:
    ruleset = game_registry.ruleset("wowminis")
    parties = [PARTY.format("Mirelle Dawnhand"), PARTY.format("Gorebelly")]
    setup = ruleset.prepare_custom(parties, 3, None, "all", [("mine.minis", OWN)])
    game = Game(ruleset, ruleset.start(setup, None), setup)
    chance = Chance(1)
    for _ in range(12):
        assert game.decision is not None
        game.apply(chance.below(len(game.decision.options)))
    _, told = guest.request("/api/replays", {"text": Replay.record(game).text()})
    assert [card["code"] for card in told["cards"]] == ["own/mirelle-dawnhand"]
    assert "Shadow Bolt" in " ".join(told["cards"][0]["text"])
    _, seen = guest.request(f"/api/replays/{told['code']}/look?handle=0")
    assert len(seen["data"]["board"]["spaces"]) == 14
    assert guest.request("/api/replays", {"text": recorded("wowminis")})[1]["cards"] == []


def test_files_of_ones_own_with_faults_are_refused_with_them(guest: Guest) -> None:
    bad = {"mine.minis": "figure Nobody\n  honour: 3\n"}
    status, report = guest.request(
        "/api/games/wowminis/decks/check", {"text": PARTY.format("Gorebelly"), "own": bad, "lang": "de"}
    )
    assert (status, report["legal"]) == (200, False)
    assert any("honour" in fault["text"] for fault in report["faults"])
    seats = [{**ME, "deck": "learn-alliance"}, {**RANDOM, "deck": "learn-horde"}]
    options = {f"own:{name}": text for name, text in bad.items()}
    status, wrong = guest.request("/api/rooms", {"game": "wowminis", "seats": seats, "options": options})
    assert (status, wrong["code"]) == (400, "bad-deck")
    assert any("honour" in fault["text"] for fault in wrong["faults"])


def test_a_text_that_is_no_replay_has_no_log() -> None:
    with pytest.raises(ValueError, match="invalid JSON"):
        shelf().log("this is none", PEOPLE, (0, "en"), 0)
