"""Several servers on one database: one plays each room, others lead to it, take over from it, and cannot harm it."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from regelwerk import game_registry
from regelwerk.kernel.chance import Chance
from regelwerk.server.administration import Administration
from regelwerk.server.credentials import key
from regelwerk.server.rooms.clock import ClockState
from regelwerk.server.rooms.heartbeat import Heartbeat
from regelwerk.server.rooms.lobby import Lobby
from regelwerk.server.schema.common import ChatLine
from regelwerk.server.serve import DataFolderInUseError, ServerSettings, held, open_lobby
from regelwerk.server.storage import leases, store
from regelwerk.server.storage.database import Database, DatabaseUnusableError, address
from regelwerk.server.storage.leases import LeaseLostError, LeaseTaken
from regelwerk.server.storage.tables import DEFINITIONS, ROOMS
from tests.server.cluster import Cluster, owner_port, seen
from tests.server.common import GAME, ME, OPEN, RANDOM, Guest, Killed, Player, Served, run_apart, served, until
from tests.server.postgres import Postgres
from tests.server.test_database import entry, kept
from tests.server.test_kill import check_record, give_up, kill_in_the_middle
from tests.server.tournaments import asked, meeting
from tests.server.tournaments import seen as state_of

KILLS = int(os.environ.get("REGELWERK_CLUSTER_KILLS", "2"))
IS_LONG = KILLS > 2
"""Whether servers are started again; two of the three may be killed without."""
LONG = 600.0
"""Seconds after which a server counts as dead that a busy machine may not let beat."""
WITHIN = 5.0
"""Seconds within which the rooms of a dead server are played on."""


# --------------------------------------------------------------------- in the database


def test_whoever_has_lost_a_lease_writes_nothing_any_more(database: Database) -> None:
    async def go() -> None:
        await database.write(store.add_room(kept(), "a"))
        first = store.FIRST_LEASE
        await database.write(store.append("room", 0, [entry(0)], None, ClockState([]), first))
        taken = await database.write(leases.claim(ROOMS, "room", "b", shared=False))
        assert taken == LeaseTaken(first + 1)
        line = store.add_chat("room", ChatLine(1, 0, "Anna", "late", ""))
        late = [store.append("room", 1, [entry(1)], None, ClockState([]), first + n) for n in range(2)]
        for work in (late[0], leases.fenced(ROOMS, "room", first, line)):
            with pytest.raises(LeaseLostError):
                await database.write(work)
        await database.write(late[1])
        await database.write(leases.fenced(ROOMS, "room", first + 1, line))
        await database.write(leases.release(ROOMS, "room", first))
        assert await database.read(leases.owned_codes(ROOMS, "b")) == {"room"}, "an old number releases nothing"
        assert (await database.read(store.load_record("room")))[0] == [entry(0), entry(1)]

    run_apart(go())


def test_the_rooms_of_a_living_server_are_its_own_and_those_of_a_dead_one_are_free(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = Database(address(postgres.url, tmp_path))

    async def go() -> None:
        record = kept("roomoflife")
        await database.write(leases.sign_on("a", "host:1", "k", 60_000))
        await database.write(store.add_room(record, "a"))
        claim = leases.claim(ROOMS, record.code, "b", shared=True)
        assert await database.write(claim) == LeaseTaken(address="host:1")
        assert await database.read(leases.find_other_owner(ROOMS, record.code, "b")) == "host:1"
        assert await database.read(leases.find_other_key("another")) == "host:1"
        assert "a" not in await database.read(leases.dead_servers("b"))
        assert not await database.write(leases.bury("a")), "nobody buries the living"
        await database.write(leases.beat("a", 0))
        assert "a" in await database.read(leases.dead_servers("b"))
        assert "a" not in await database.read(leases.dead_servers("a"))
        assert await database.read(leases.find_other_owner(ROOMS, record.code, "b")) == ""
        assert await database.write(leases.bury("a"))
        assert not await database.write(leases.beat("a", 60_000)), "it learns that it was buried"
        with pytest.raises(LeaseLostError):
            await database.write(leases.fenced(ROOMS, record.code, store.FIRST_LEASE, lambda connection: None))
        assert await database.write(claim) == LeaseTaken(store.FIRST_LEASE + 2)
        await database.write(leases.sign_off("b"))
        await database.write(leases.fenced(ROOMS, record.code, store.FIRST_LEASE + 2, lambda connection: None))

    run_apart(go())
    database.close()


def test_two_servers_may_keep_the_same_definitions_at_once(postgres: Postgres, tmp_path: Path) -> None:
    database = Database(address(postgres.url, tmp_path))

    async def go() -> None:
        with database.engine.begin() as other:
            other.execute(insert(DEFINITIONS).values(digest="both", game=GAME, data=b"x"))
            keeping = asyncio.create_task(database.write(store.save_definitions("both", GAME, b"x")))
            while other.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")) == 0:
                await asyncio.sleep(0.01)  # until it waits for the row of the other one
        await keeping
        assert await database.read(store.find_definitions("both")) == b"x"

    run_apart(go())
    database.close()


# ------------------------------------------------------------------------- two servers


@contextmanager
def two(tmp_path: Path, postgres: Postgres) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database and one folder."""
    with (
        served(tmp_path / "data", database=postgres.url, lease=LONG) as first,
        served(tmp_path / "data", database=postgres.url, lease=LONG) as second,
    ):
        yield first, second


def fall_silent(server: Served, silent: set[Lobby]) -> None:
    """A server does all it did, but is not heard of any more, and the time is up."""
    silent.add(server.lobby)
    assert server.do(server.lobby.database.write(leases.beat(server.lobby.server, 0)))


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> set[Lobby]:
    """The servers that are not heard of any more."""
    found: set[Lobby] = set()
    beat = Heartbeat.beat

    async def unless_silent(heartbeat: Heartbeat) -> None:
        if heartbeat.lobby not in found:
            await beat(heartbeat)

    monkeypatch.setattr(Heartbeat, "beat", unless_silent)
    return found


def elsewhere(guest: Guest, server: Served, path: str, body: object = None) -> None:
    """A request of that guest to another server is led away."""
    guest.server, at = server, guest.server
    status, said = guest.request(path, body)
    assert (status, said["code"]) == (421, "elsewhere")
    guest.server = at


def test_whoever_asks_another_server_is_led_to_the_one_that_plays_the_room(postgres: Postgres, tmp_path: Path) -> None:
    with two(tmp_path, postgres) as (first, second):
        anna, ben = Guest(first, "Anna"), Guest(second, "Ben")
        code = anna.open_room(ME, OPEN)["room"]["code"]
        for path, body in ((f"/api/rooms/{code}", None), (f"/api/rooms/{code}/join", {})):
            elsewhere(ben, second, path, body)
        elsewhere(anna, second, f"/api/rooms/{code}/leave", {})
        with pytest.raises(InvalidStatus) as refused:
            Player(second, code, ben.cookie)
        assert owner_port(refused.value) == first.port
        ben.server = first
        assert ben.request(f"/api/rooms/{code}/join", {})[0] == 201
        players = [seen([second, first], guest, code) for guest in (anna, ben)]
        assert {player.server for player in players} == {first}
        for player in players:
            player.close()
        status, event = anna.request("/api/limited", {"game": GAME, "kind": "sealed", "seats": 2})
        assert status == 201, event
        elsewhere(ben, second, f"/api/limited/{event['code']}/join", {})
        assert ben.request(f"/api/limited/{event['code']}/join", {})[0] == 200
        assert [room["code"] for room in anna.request("/api/me/rooms")[1]["rooms"]] == [code]


def test_a_server_that_was_taken_for_dead_and_was_not_changes_nothing_any_more(
    postgres: Postgres, tmp_path: Path, silent: set[Lobby]
) -> None:
    with two(tmp_path, postgres) as (first, second):
        anna = Guest(first, "Anna")
        code = anna.open_room(ME, RANDOM)["room"]["code"]
        old = anna.at(code)
        assert old.play(Chance(1), 9) == 9
        assert old.asked() is not None
        before = old.state["view"]
        fall_silent(first, silent)
        new = seen([second], anna, code)
        assert new.state["view"] == before
        seq = old.state["seq"]
        old.send("answer", seq=seq, option=0)
        assert old.closed() == 1012
        assert not any(message["t"] == "done" and message["re"] == old.last for message in old.all)
        assert new.play(Chance(2), 9) == 9
        led = seen([first, second], anna, code)
        assert led.server is second
        led.close()
        new.close()


def test_clocks_and_drafts_of_a_dead_server_go_on_without_anybody(
    postgres: Postgres, tmp_path: Path, silent: set[Lobby]
) -> None:
    with two(tmp_path, postgres) as (first, second):
        anna = Guest(first, "Anna")
        clock = {"kind": "game", "seconds": 3600, "increment": 0}
        code = anna.open_room(ME, RANDOM, clock=clock)["room"]["code"]
        calm = anna.open_room(ME, RANDOM)["room"]["code"]
        wish = {"game": GAME, "kind": "draft", "seats": 4, "computers": True, "pace": "quick"}
        status, event = anna.request("/api/limited", wish)
        assert status == 201, event
        fall_silent(first, silent)
        until(lambda: code in second.lobby.rooms)
        until(lambda: event["code"] in second.context.events.loaded)
        silent.discard(first.lobby)  # it comes to, and finds what has become of it
        until(lambda: not first.lobby.rooms and not first.context.events.loaded)
        assert calm not in second.lobby.rooms, "nobody needs it"
        anna.server = second
        assert anna.request(f"/api/limited/{event['code']}")[0] == 200
        assert anna.request(f"/api/rooms/{calm}")[0] == 200


def test_a_server_that_was_late_does_not_take_itself_for_dead(postgres: Postgres, tmp_path: Path) -> None:
    """Whoever would bury itself would leave its clocks to nobody, while others are about to take them over."""
    with served(tmp_path / "data", database=postgres.url, lease=LONG) as server:
        code = Guest(server, "Anna").open_room(ME, RANDOM)["room"]["code"]
        late = Heartbeat(server.lobby, server.context.events, server.context.tournaments, "here", seconds=0)
        server.do(late.beat())
        assert code in server.do(server.lobby.database.read(leases.owned_codes(ROOMS, server.lobby.server)))


def test_what_a_guest_or_an_operator_withdraws_counts_on_every_server(postgres: Postgres, tmp_path: Path) -> None:
    with two(tmp_path, postgres) as (first, second):
        anna = Guest(first, "Anna")
        codes = [anna.open_room(ME, RANDOM)["room"]["code"] for _ in range(2)]
        players = [seen([first], anna, code) for code in codes]
        anna.server = second
        assert anna.request("/api/me/signout", {})[0] == 200
        assert [player.closed() for player in players] == [4010, 4010]
        anna.server = first
        player = seen([first], anna, codes[0])
        admin = Administration(tmp_path / "data", postgres.url)
        assert admin.order("close", codes[0]), "whichever of the servers carries it out"
        assert player.closed() == 1012
        player = seen([second, first], anna, codes[0])
        assert player.room["status"] == "over"
        player.close()
        admin.close()


@pytest.mark.parametrize("how", ["result", "drop"])
def test_a_match_that_is_decided_on_another_server_is_not_played_on(
    how: str, postgres: Postgres, tmp_path: Path
) -> None:
    """Any server may change a tournament: the one that plays the room learns that it has lost it."""
    with two(tmp_path, postgres) as (first, second):
        anna, ben, held = meeting(first, 1)
        code = asked(ben, held, "play", want=201)["room"]["code"]
        player = seen([first], ben, code)
        anna.server = second
        if how == "result":
            asked(anna, held, "result", {"table": state_of(ben, held)["table"], "first": 1, "second": 0})
            words = "The host of the tournament has decided this match (1–0), so it is not played on."
        else:
            asked(anna, held, "drop", want=204)
            words = "Anna has dropped out of the tournament and concedes."
        assert player.closed() == 1012
        again = seen([first, second], ben, code)
        assert (again.room["status"], again.room["notes"]) == ("over", [words])
        again.close()


def test_two_servers_on_one_file_by_mistake_cannot_write_over_each_other(tmp_path: Path) -> None:
    """`held` refuses it; here nobody has asked."""
    url = f"sqlite:///{tmp_path / 'games.db'}"
    secret = tmp_path / "data" / "key"
    with served(tmp_path / "data", database=url) as first:
        (tmp_path / "other").mkdir()
        (tmp_path / "other" / "key").write_text(secret.read_text())
        with served(tmp_path / "other", database=url) as second:
            anna = Guest(first, "Anna")
            code = anna.open_room(ME, RANDOM)["room"]["code"]
            old = anna.at(code)
            assert old.play(Chance(1), 6) == 6
            assert old.asked() is not None
            new = seen([second], anna, code)
            assert new.play(Chance(2), 6) == 6
            old.send("answer", seq=old.state["seq"], option=0)
            assert old.closed() == 1012
            assert new.play(Chance(3), 3) == 3
            new.close()


def test_one_file_is_held_by_one_server_and_a_folder_shared_with_postgresql_only(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'games.db'}"
    other = "postgresql://table@db/games"
    with held(ServerSettings(tmp_path / "a", database=file)):
        for settings in (ServerSettings(tmp_path / "a"), ServerSettings(tmp_path / "b", database=file)):
            with pytest.raises(DataFolderInUseError), held(settings):
                pass
    shared = ServerSettings(tmp_path / "a", database=other)
    with held(shared), held(shared), pytest.raises(DataFolderInUseError), held(ServerSettings(tmp_path / "a")):
        pass


def test_servers_that_begin_at_once_in_one_folder_have_one_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def meanwhile(length: int) -> str:
        (tmp_path / "key").write_text("that of the other one")
        return "too late"

    monkeypatch.setattr(secrets, "token_urlsafe", meanwhile)
    assert key(tmp_path) == key(tmp_path) == "that of the other one"
    assert [file.name for file in tmp_path.iterdir()] == ["key"]


def test_a_server_with_another_key_is_refused_while_others_live(postgres: Postgres, tmp_path: Path) -> None:
    with served(tmp_path / "data", database=postgres.url) as server:
        with pytest.raises(DatabaseUnusableError) as refused:
            open_lobby(ServerSettings(tmp_path / "other", database=postgres.url))
        assert (refused.value.key, refused.value.why) == ("key", f"127.0.0.1:{server.port}")


# ------------------------------------------------------------------------------- kills


class Traveller:
    """Somebody who plays one room, and comes back by himself whatever becomes of the servers."""

    def __init__(self, cluster: Cluster, game: str, number: int) -> None:
        self.cluster = cluster
        self.game = game
        self.guest = Guest(cluster.servers[number], f"Anna {number}")
        self.code = self.guest.open_room(ME, RANDOM, game=game)["room"]["code"]
        self.chance = Chance(number)
        self.answers: list[tuple[int, bool]] = []
        self.usual = [0.02]
        self.player = seen(cluster.servers, self.guest, self.code, number)

    @property
    def server(self) -> Killed:
        """Where the room is played."""
        return self.cluster.at(self.player.server.port)

    def asked(self) -> dict[str, Any] | None:
        """The question to me, wherever the room is played meanwhile."""
        while True:
            try:
                return self.player.asked()
            except ConnectionClosed:
                self.come_back()

    def play(self, steps: int) -> None:
        """Some decisions; no server is killed for them, but one may be taken for dead on a busy machine."""
        for _ in range(steps):
            ask = self.asked()
            if ask is None:
                return
            option = self.chance.below(len(ask["options"]))
            try:
                known = self.player.answer(option)["t"] == "done"
                assert known
            except ConnectionClosed:
                known = False
            self.answers.append((option, known))

    def decide_and_kill(self) -> bool:
        """A decision, and its server is killed in the midst of it; False if the game is over."""
        ask = self.asked()
        if ask is None:
            return False
        option = self.chance.below(len(ask["options"]))
        known = kill_in_the_middle(self.server, self.player, option, self.chance, self.usual)
        self.answers.append((option, known))
        return True

    def come_back(self) -> None:
        """Find the room again."""
        self.player.close()
        self.player = seen(self.cluster.living, self.guest, self.code, self.chance.below(3))

    def end(self) -> None:
        """Give up, and see that the record holds what was acknowledged."""
        self.asked()
        give_up(self.player)
        self.guest.server = self.player.server
        check_record(self.guest, self.player, self.answers)


def test_servers_may_be_killed_under_play_and_others_take_their_rooms_over(postgres: Postgres, tmp_path: Path) -> None:
    """Three servers, and nothing that was acknowledged is lost or doubled.

    `REGELWERK_CLUSTER_KILLS=100` kills that often under all three games, and starts them again; `-s` says how it went.
    """
    cluster = Cluster(tmp_path / "data", postgres.url, workers=1 if IS_LONG else 0, thinkers=0)
    games = list(game_registry.GAMES) if IS_LONG else [GAME, "duelmasters"]
    took: list[float] = []
    try:
        travellers = [Traveller(cluster, game, number) for number, game in enumerate(games)]
        ended: list[Traveller] = []
        while len(took) < KILLS:
            for traveller in travellers:
                traveller.play(2)
            number = len(took) % len(travellers)
            one = travellers[number]
            server = one.server
            if not one.decide_and_kill():
                one.end()
                ended.append(one)
                travellers[number] = Traveller(cluster, one.game, number)
                continue
            since = time.monotonic()
            for traveller in travellers:
                if traveller.server is server:
                    traveller.come_back()
            took.append(time.monotonic() - since)
            if IS_LONG:
                server.start()
        for traveller in travellers:
            traveller.end()
    finally:
        cluster.stop()
    decisions = sum(len(traveller.answers) for traveller in [*ended, *travellers])
    print(f"\n{decisions} decisions, {len(took)} kills; all went on after {max(took):.1f} s at most")
    assert not IS_LONG or max(took) < WITHIN, "where the machine has nothing else to do"
