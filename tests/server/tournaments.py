"""What tests of tournaments on a server share: opening, asking, playing a round, decks from pools."""

from __future__ import annotations

from typing import Any

from regelwerk import game_registry
from regelwerk.server.storage import store
from regelwerk.server.storage.store import RoomRecord
from tests.server.common import Guest, Killed, Served, until

GAME = "duelmasters"


def opened(guest: Guest, **more: Any) -> dict[str, Any]:
    """A tournament that a guest has opened, as it sees it."""
    status, found = guest.request("/api/tournaments", {"game": GAME, "size": 4, **more})
    assert status == 201, found
    assert isinstance(found, dict)
    return found


def asked(guest: Guest, held: dict[str, Any], what: str, body: object = None, want: int = 200) -> dict[str, Any]:
    """What a guest is answered who does something in a tournament.

    Where another server has changed it at that moment the answer is to try again.
    """
    status, found = guest.insist(f"/api/tournaments/{held['code']}/{what}", {} if body is None else body)
    assert status == want, found
    return found if isinstance(found, dict) else {}


def seen(guest: Guest, held: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """A tournament as a guest sees it now."""
    status, found = guest.request(f"/api/tournaments/{held['code']}?lang={lang}")
    assert status == 200, found
    assert isinstance(found, dict)
    return found


def begun(server: Served | Killed, **more: Any) -> tuple[Guest, Guest, dict[str, Any]]:
    """A tournament that has begun: Anna, its host, Ben, and computers that play at random."""
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    held = opened(anna, **more)
    asked(ben, held, "join")
    return anna, ben, asked(anna, held, "begin", {"player": "random"})


def concede(guest: Guest, held: dict[str, Any]) -> None:
    """A guest goes to its table and gives up."""
    code = asked(guest, held, "play", want=201)["room"]["code"]
    player = guest.at(code)
    player.wait("state")
    player.answer_to(player.send("act", verb="concede"))
    player.close()


def settled(guest: Guest, held: dict[str, Any]) -> dict[str, Any]:
    """A tournament once nothing of its round is open, as a guest sees it."""
    until(lambda: not seen(guest, held)["open"])
    return seen(guest, held)


def open_tables(state: dict[str, Any]) -> list[dict[str, Any]]:
    return [table for table in state["rounds"][-1] if table["score"] is None and table["second"] >= 0]


def meeting(server: Served, length: int, **more: Any) -> tuple[Guest, Guest, dict[str, Any]]:
    """A tournament in the round in which Anna, its host, meets Ben in a match of so many games."""
    anna, ben, held = begun(server, match=length, system="round-robin", **more)
    while seen(anna, held)["table"] != seen(ben, held)["table"]:
        for guest in (anna, ben):
            asked(anna, held, "result", {"table": seen(guest, held)["table"], "first": length // 2 + 1, "second": 0})
        settled(anna, held)
        asked(anna, held, "round")
    return anna, ben, held


def stored(server: Served, held: dict[str, Any]) -> Any:
    return server.do(server.context.tournaments.find(held["code"]))


def stored_room(server: Served, code: str) -> RoomRecord:
    """A room as the database has it."""
    found = server.lobby.database.reading(store.find_room(code))
    assert isinstance(found, RoomRecord)
    return found


def build_decks(anna: Guest, ben: Guest, event: str) -> None:
    """Draft light, water and fire, so that there are enough cards, and play with the deck that is suggested."""
    address = f"/api/limited/{event}"
    while any(packs := [guest.request(address)[1]["pack"] for guest in (anna, ben)]):
        for guest, pack in zip((anna, ben), packs):
            if pack and not pack["chosen"]:
                guest.request(f"{address}/pick", {"pick": pack["pick"], "card": min(pack["cards"], key=foreign)})
    for guest in (anna, ben):
        deck = guest.request(f"{address}/suggest", {})[1]
        assert guest.request(f"{address}/deck", {"leader": deck["leader"], "main": deck["main"]}, "PUT")[0] == 200


def foreign(card: str) -> bool:
    """Whether a card is of another civilization than light, water and fire."""
    face = next(face for face in game_registry.package(GAME).web.faces("en") if face["code"] == card)
    return not set(face["colours"]) <= {"light", "water", "fire"}
