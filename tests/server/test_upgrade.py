"""A server that was renewed while games were on: they go on from their snapshot, and their record says so."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from regelwerk import Replay, game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.definitions import Definitions
from regelwerk.server.storage import replays as replay_store
from regelwerk.server.storage import store
from regelwerk.server.storage.tables import DEFINITIONS, REPORTS, SNAPSHOTS, STEPS
from regelwerk.server.worker import game_loader, game_session, matches, service
from regelwerk.server.worker.commands import pack_entry
from regelwerk.server.worker.pool import InlinePool
from regelwerk.server.worker.values import StoredStep
from tests.server.common import GAME, ME, RANDOM, Guest, Player, Served, served, until


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "data"


def begun(server: Served, steps: int) -> tuple[str, str, dict[str, Any]]:
    """A game that has been played for some steps: code, token, and how it stood."""
    anna = Guest(server, "Anna")
    seated = anna.open_room(ME, RANDOM)
    player = anna.at(seated["room"]["code"])
    player.play(Chance(1), steps)
    player.asked()
    state = player.state
    player.close()
    return seated["room"]["code"], seated["token"], state


def ended_behind_its_snapshot(server: Served, code: str, token: str) -> int:
    """Play on until steps follow the last snapshot, which is taken now and then; the number of the last one."""
    player = Player(server, code, token=token)
    player.asked()
    chance = Chance(1)
    while True:
        with server.lobby.database.engine.connect() as connection:
            _, snapshot = store.load_record(code)(connection)
            last = connection.scalar(select(func.max(STEPS.c.n)).where(STEPS.c.room == code))
        if snapshot is not None and last is not None and last > snapshot.step + 1:
            player.close()
            return int(last)
        assert player.play(chance, 1) == 1
        player.asked()


def renew(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """From now on the engine is another one."""
    for module in (service, game_loader, game_session, matches):
        monkeypatch.setattr(module, "fingerprint", lambda rules: name)


def test_a_game_goes_on_from_its_snapshot_when_the_engine_is_another_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(folder) as server:
        code, token, before = begun(server, 40)
    renew(monkeypatch, "another engine")
    with served(folder) as server:
        player = Player(server, code, token=token)
        player.asked()
        assert player.state["view"] == before["view"]
        assert player.state["ask"] == before["ask"]
        assert len(player.room["notes"]) == 1
        assert "updated" in player.room["notes"][0]
        player.play(Chance(2), 20)
        player.asked()
        middle = player.state["view"]
        player.close()
    with served(folder) as server:  # started again, but the same engine: nothing new to say
        player = Player(server, code, token=token)
        player.asked()
        assert player.state["view"] == middle
        assert len(player.room["notes"]) == 1
        player.send("act", verb="concede")
        until(lambda: [player.drain(), player.room["status"] == "over"][1])
        _, text = Guest(server).request(f"/api/replays/{player.room['replay']}/file")
        player.close()
    replay = Replay.read(text)
    assert replay.header["epochs"][0]["engine"] == "another engine"
    assert replay.header["engine"] != "another engine"
    assert replay.entries[-1].act == "concede"
    assert replay.verify().outcome in ("EXACT", "UNVERIFIED")


def test_a_game_is_finished_under_the_definitions_it_began_with(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The renewed server knows other cards: Fireball costs nine. The game that is on does not."""
    with served(folder) as server:
        code, token, before = begun(server, 30)
        begun(server, 1)
        digest = server.lobby.rooms[code].record.details.header["defs"]
        with server.lobby.database.engine.connect() as connection:
            assert connection.scalar(select(func.count()).select_from(DEFINITIONS)) == 1
    ruleset = game_registry.ruleset(GAME)
    changed = changed_definitions()
    assert changed.digest != digest
    monkeypatch.setattr(type(ruleset), "defs", lambda self, setup: changed)
    renew(monkeypatch, "another engine")
    with served(folder) as server:
        player = Player(server, code, token=token)
        player.asked()
        assert player.state["view"] == before["view"]
        assert isinstance(server.lobby.workers, InlinePool)
        game = server.lobby.workers.service.sessions[code].game
        assert game.state.defs.digest == digest
        assert game.state.defs.by_code["hoa/fireball"].cost == catalogue_cost()  # type: ignore[attr-defined]
        assert player.play(Chance(3), 10) == 10
        player.close()


def changed_definitions() -> Definitions:
    """All cards as they are, but one."""
    web = game_registry.package(GAME).definition_texts
    assert web is not None
    texts = web.definition_texts(game_registry.ruleset(GAME).defs({}))
    fireball = texts["hoa/fireball"]
    texts["hoa/fireball"] = fireball.replace(f"cost={catalogue_cost()}", "cost=9").replace(
        f"CardType.ABILITY, {catalogue_cost()},", "CardType.ABILITY, 9,"
    )
    assert texts["hoa/fireball"] != fireball, fireball
    return web.definitions_from_texts(texts)


def catalogue_cost() -> int:
    """What Fireball costs."""
    cards = {face["code"]: face for face in game_registry.package(GAME).web.faces("en")}
    return int(cards["hoa/fireball"]["cost"])


def test_definitions_are_the_same_when_they_come_back_from_their_texts() -> None:
    defs = game_registry.ruleset(GAME).defs({})
    web = game_registry.package(GAME).definition_texts
    assert web is not None
    again = web.definitions_from_texts(web.definition_texts(defs))
    assert again.digest == defs.digest
    assert [card.code for card in again.cards] == [card.code for card in defs.cards]
    with pytest.raises(ValueError):
        web.definitions_from_texts({"hoa/x": "NoSuchWord()"})


def test_steps_that_a_renewed_engine_cannot_follow_are_kept_in_a_report(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(folder) as server:
        code, token, _ = begun(server, 30)
        database = server.lobby.database
        last = ended_behind_its_snapshot(server, code, token)
        strange = StoredStep(9999, 0, "priority", 0, "a move of old rules", "", False, [])
        with database.engine.begin() as connection:
            connection.execute(
                update(STEPS).where(STEPS.c.room == code, STEPS.c.n == last).values(data=pack_entry(strange))
            )
        # As if it had been killed: no snapshot is taken at the end.
        server.lobby.rooms.clear()
    renew(monkeypatch, "another engine")
    with served(folder) as server:
        player = Player(server, code, token=token)
        player.asked()
        assert len(player.room["notes"]) == 2
        with server.lobby.database.engine.connect() as connection:
            report = connection.execute(select(REPORTS)).one()
            found = replay_store.find_report(report.number)(connection)
        assert report.number in player.room["notes"][0]
        assert found is not None
        assert "a move of old rules" in found.replay
        assert player.play(Chance(2), 10) == 10
        player.close()


def test_a_snapshot_that_cannot_be_read_is_done_without(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(folder) as server:
        code, token, before = begun(server, 30)
    with served(folder) as server, server.lobby.database.engine.begin() as connection:
        connection.execute(update(SNAPSHOTS).where(SNAPSHOTS.c.room == code).values(data=b"rubbish"))
    renew(monkeypatch, "another engine")
    with served(folder) as server:
        player = Player(server, code, token=token)
        player.asked()
        assert player.state["view"] == before["view"]
        player.close()


def test_clocks_stand_still_while_the_server_is_away(folder: Path) -> None:
    with served(folder) as server:
        anna = Guest(server, "Anna")
        seated = anna.open_room(ME, RANDOM, clock={"kind": "game", "seconds": 600, "increment": 0})
        player = anna.at(seated["room"]["code"])
        player.play(Chance(1), 5)
        began = time.monotonic()
        player.asked()
        left = player.state["clocks"]["left"][0]
        assert 0 < left <= 600_000
        player.close()
    ran = 1000 * (time.monotonic() - began)
    time.sleep(1)
    with served(folder) as server:
        watcher = Player(server, seated["room"]["code"])
        clocks = watcher.wait("state")["clocks"]
        assert clocks["running"] == -1
        assert left - ran - 1 <= clocks["left"][0] <= left
        time.sleep(0.5)  # nothing runs while its player is not back
        watcher.send("again")
        assert watcher.wait("state")["clocks"] == clocks
        player = Player(server, seated["room"]["code"], token=seated["token"])
        player.asked()
        time.sleep(0.1)
        player.send("again")
        later = player.wait("state")["clocks"]
        assert later["running"] == 0
        assert later["left"][0] < clocks["left"][0]
        player.close()
        watcher.close()
