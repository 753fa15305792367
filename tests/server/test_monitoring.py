"""What an operator sees: metrics, whether the server is ready, the log, configuration by environment."""

from __future__ import annotations

import io
import json
import logging
import urllib.request
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from prometheus_client.parser import text_string_to_metric_families

from regelwerk.kernel.chance import Chance
from regelwerk.server import serve
from regelwerk.server.logs import ACCESS, JsonFormatter
from regelwerk.server.serve import ServerSettings
from regelwerk.terminal.cli import main
from tests.server.common import ME, RANDOM, Guest, Killed, Player, Served, served, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("monitoring") / "data") as found:
        yield found


def samples(server: Served) -> dict[str, float]:
    """Every sample of `/metrics` by its name and labels."""
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        text = answer.read().decode()
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_metrics_count_rooms_people_decisions_and_requests(server: Served) -> None:
    before = samples(server)
    anna = Guest(server, "Anna")
    player = anna.at(anna.open_room(ME, RANDOM)["room"]["code"])
    watcher = Player(server, player.wait("welcome")["room"]["code"])
    watcher.wait("welcome")
    assert player.play(Chance(1), 7) == 7
    assert anna.request("/api/replays/nosuch")[0] == 404
    after = samples(server)
    more = {name: after[name] - before.get(name, 0) for name in after}
    assert more["regelwerk_rooms playing"] == 1
    assert more["regelwerk_connections player"] == more["regelwerk_connections spectator"] == 1
    assert more["regelwerk_decision_seconds_count"] >= 7
    parts = {part: more[f"regelwerk_decision_part_seconds_sum {part}"] for part in ("rules", "write", "wait", "send")}
    assert all(seconds > 0 for seconds in parts.values())
    assert abs(sum(parts.values()) - more["regelwerk_decision_seconds_sum"]) < 1e-6
    assert more["regelwerk_requests_total 404"] == 1
    assert {
        f"regelwerk_queue_length {pool}" for pool in ("games", "readers", "replays", "thinkers", "database")
    } <= set(after)
    assert "regelwerk_worker_deaths games" in after
    player.close()
    watcher.close()
    until(lambda: samples(server)["regelwerk_connections player"] == before["regelwerk_connections player"])


def test_metrics_are_for_this_machine_only(server: Served) -> None:
    asking = HTTPConnection("127.0.0.1", server.port, source_address=("127.0.0.9", 0))
    try:
        asking.request("GET", "/metrics")
    except OSError:
        pytest.skip("this machine has one address of its own only")
    assert asking.getresponse().status == 404
    asking.close()


def test_a_server_that_stops_is_not_ready(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = Guest(server)
    assert guest.request("/readyz") == (200, "ready")
    monkeypatch.setattr(server.lobby, "closing", True)
    assert guest.request("/readyz")[0] == 503
    assert guest.request("/healthz")[0] == 200


def test_every_event_is_one_line_and_nobody_can_forge_another(server: Served) -> None:
    """Each request has one, without what was typed behind the question mark."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger("regelwerk")
    logger.addHandler(handler)
    before, level = logger.propagate, logger.level
    logger.setLevel(logging.INFO)
    try:
        forged = "%0a%7b%22level%22:%22error%22%7d%1b%5b31m%e2%80%a8"
        Guest(server).request(f"/api/rooms/{forged}?lang=de&q=secret")
        logging.getLogger("regelwerk.server").error("room %s: %s", "a\nb", "\x1b[2Jc\u2028d")
        # A request of the test before may have its line only now.
        until(lambda: '"room a' in written.getvalue() and '"/api/rooms/' in written.getvalue())
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
        assert logger.propagate is before
    text = written.getvalue()
    assert "secret" not in text
    assert text.isascii() and "\x1b" not in text
    events: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    (access,) = (event for event in events if event["logger"] == ACCESS and event["path"].startswith("/api/rooms/"))
    assert (access["status"], access["method"], access["address"]) == (404, "GET", "127.0.0.1")
    assert access["path"].startswith("/api/rooms/\n{")
    assert "room a\nb: \x1b[2Jc\u2028d" in [event["event"] for event in events if event["level"] == "error"]


def test_every_option_can_be_given_by_the_environment_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[ServerSettings] = []
    monkeypatch.setattr(serve, "run", started.append)
    given = {"DATA": str(tmp_path), "PORT": "8123", "WORKERS": "3", "ORIGINS": "https://a.example https://b.example"}
    environment = {f"REGELWERK_SERVE_{name}": value for name, value in given.items()}
    done = CliRunner().invoke(main, ["serve", "--workers", "2"], env=environment)
    assert done.exit_code == 0, done.output
    (found,) = started
    assert (found.data, found.port) == (tmp_path, 8123)
    assert found.workers == 2, "what is typed goes first"
    assert found.origins == {"https://a.example", "https://b.example"}


@pytest.mark.parametrize("quiet", [True, False])
def test_a_quiet_server_logs_only_what_is_wrong(tmp_path: Path, quiet: bool) -> None:
    server = Killed(tmp_path / "data", workers=0, thinkers=0, quiet=quiet)
    try:
        assert Guest(server, "Anna").request("/api/replays/nosuch")[0] == 404
    finally:
        server.stop()
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert ('"level": "info"' in log) is ("/api/replays/nosuch" in log) is not quiet
