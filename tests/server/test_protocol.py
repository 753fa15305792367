"""The protocol as it is written down is the one that is spoken."""

from __future__ import annotations

import json
import re
import string
import time
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator

from regelwerk.kernel.chance import Chance
from regelwerk.server import example_bot, i18n
from regelwerk.server.schema import export, websocket
from regelwerk.server.schema.close_codes import CloseCode
from tests.server.common import GREEDY, ME, RANDOM, Guest, served

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["protocol.schema.json", "protocol.ts"])
def test_the_files_beside_the_page_are_up_to_date(name: str) -> None:
    made = export.files()[name]
    assert (DOCS / name).read_text(encoding="utf-8") == made, "python -m regelwerk.server.schema.export docs"


def validator(name: str) -> Draft202012Validator:
    whole = export.json_schema()
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


def test_every_message_of_a_whole_game_fits_the_schema(tmp_path: Path) -> None:
    fits = validator("FromServer")
    with served(tmp_path / "data") as server:
        anna = Guest(server, "Anna")
        player = anna.at(anna.open_room(ME, RANDOM, match=3)["room"]["code"])
        chance = Chance(1)
        for _ in range(12):
            player.play(chance, 3)
            player.send("why", words="attack radak with elendril")
            player.send("look", handle=player.state["view"]["seats"][0]["hero"])
            player.send("say", phrase="well")
            player.send("read")
            player.send("back")
            player.answer_to(player.send("ping"))
        player.answer_to(player.send("ping"))
        player.asked()
        player.answer_to(player.send("type", seq=player.state["seq"], words="pass"))
        player.answer_to(player.send("hint", seq=player.state["seq"]))
        player.answer_to(player.send("preview", seq=player.state["seq"], option=0))
        time.sleep(4.5)  # so much was said that a report has to wait
        player.send("report")
        player.send("nonsense")
        player.send("act", verb="concede")
        player.wait("exchange")
        player.send("exchange")
        player.wait("state")
        player.send("act", verb="concede")
        while player.room.get("status") != "over":
            player.next()
        player.send("rematch")
        player.wait("rematch")
        player.close()
        watcher = anna.at(anna.open_room(GREEDY, GREEDY, options={"thinking": "shown"})["room"]["code"])
        watcher.wait("thoughts")
        watcher.close()
        player.all += watcher.all
    seen = {message["t"] for message in player.all}
    kinds = {kind.__struct_config__.tag for kind in get_args(websocket.FromServer)}
    assert kinds - seen <= {"request", "refused", "picked"}
    seen_once: dict[str, int] = {}
    for message in player.all:
        seen_once[message["t"]] = seen_once.get(message["t"], 0) + 1
        if seen_once[message["t"]] < 40:
            fits.validate(message)


def test_the_schema_refuses_what_is_no_message() -> None:
    fits = validator("FromClient")
    assert fits.is_valid({"t": "answer", "seq": 1, "option": 0})
    bad: list[dict[str, Any]] = [{"t": "answer", "seq": 1}, {"t": "fly"}, {"t": "ping", "more": 1}, {"seq": 1}]
    for message in bad:
        assert not fits.is_valid(message)


def test_the_page_names_every_message_and_every_address() -> None:
    for kind in (*get_args(websocket.FromClient), *get_args(websocket.FromServer)):
        assert f"`{kind.__struct_config__.tag}`" in PAGE, kind
    from regelwerk.server.api import catalog_api, room_api

    for route in (*catalog_api.ROUTES, *room_api.ROUTES):
        path = re.sub(r"\{(\w+)(:path)?\}", lambda found: found[1].upper(), route.path)
        assert f"`{path}" in PAGE or f" {path}" in PAGE, path


def test_the_page_lists_the_close_codes_that_are_sent_and_no_others() -> None:
    table = PAGE.partition("| code | | reconnect? |")[2].partition("\n\n")[0]
    listed = [int(code) for row in table.splitlines() for code in re.findall(r"\d{4}", row.partition(" | ")[0])]
    by_others = {1006, 1011}  # the connection is simply gone, or the library finds that nobody answers its pings
    assert sorted(listed) == sorted({*CloseCode, *by_others})
    assert all(re.search(r"\| (yes|no|later)[^|]*\|$", row) for row in table.splitlines()[2:])
    numbers = re.compile(r"\b(" + "|".join(str(int(code)) for code in CloseCode) + r")\b")
    for file in Path(i18n.__file__).parent.rglob("*.py"):
        if file.name != "close_codes.py":
            assert not numbers.search(file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize("match", ["0", "3"])
def test_the_example_bot_plays_through_the_protocol(
    match: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path / "data") as server:
        monkeypatch.setattr("sys.argv", ["bot", server.url, "duelmasters", "--seed", "3", "--match", match])
        assert example_bot.main() == 0
        (room,) = server.lobby.rooms.values()
        assert room.record.status == "over"
    link, ending = capsys.readouterr().out.splitlines()
    assert "/r/" in link
    assert ending
    assert len(Path(example_bot.__file__).read_text(encoding="utf-8").splitlines()) < 100


def test_whatever_the_server_says_it_says_in_both_languages() -> None:
    def places(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    assert i18n.ENGLISH.keys() == i18n.GERMAN.keys()
    for key, text in i18n.ENGLISH.items():
        assert places(text) == places(i18n.GERMAN[key]), key
    assert all(set(said) == {"en", "de"} and all(said.values()) for said in i18n.PHRASES.values())


def test_every_sentence_is_said_somewhere() -> None:
    home = Path(i18n.__file__).parent
    source = "".join(file.read_text(encoding="utf-8") for file in home.glob("*.py") if file.name != "say.py")
    made = re.compile("|".join(("back-(far|none|drawn|seen)", "player-.*")))
    for key in i18n.ENGLISH:
        assert f'"{key}"' in source or made.fullmatch(key), key


def test_the_example_conversation_is_json_where_it_is_whole() -> None:
    said = [line[2:] for line in PAGE.splitlines() if line.startswith("> {")]
    assert len(said) >= 3
    for line in said:
        websocket.read(json.dumps(json.loads(line)))
