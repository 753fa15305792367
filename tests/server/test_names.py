"""What people may be called, and that no two in one room are called alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest

from regelwerk.server.rooms.names import LENGTH, appearances, fold_name, make_names_distinct
from regelwerk.server.storage.store import SeatRecord
from tests.server.common import ME, OPEN, Guest, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("names") / "data") as found:
        yield found


INVISIBLE = ["\u3164", "An\u3164na", "\u2800", "Anna\u2800", "a\u115fb", "\u0301", "\ufe0f", "\u1160"]
MIXED = ["\u0410nna", "Ann\u0430", "\u0392en", "B\u0435n", "\u13a0nna"]


REFUSED = [*((name, "name-invisible") for name in INVISIBLE), *((name, "name-scripts") for name in MIXED)]


@pytest.mark.parametrize(("name", "code"), REFUSED)
def test_what_cannot_be_seen_or_imitates_is_refused_with_words(server: Served, name: str, code: str) -> None:
    guest = Guest(server, "Mallory")
    status, answer = guest.request("/api/me?lang=de", {"name": name})
    assert (status, answer["code"]) == (400, code)
    assert "Name" in answer["text"]
    assert guest.request("/api/me")[1]["name"] == "Mallory"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("A\u200dn\u200bn\u00ada", "A n n a"),
        ("Anna\u00a0\u3000B", "Anna B"),
        ("\U0001d400nna", "Anna"),
        ("Ju\u0308rgen", "J\u00fcrgen"),
        ("\u7530\u4e2d\u3055\u3093 Ken", "\u7530\u4e2d\u3055\u3093 Ken"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
        ("Zo\u00eb \U0001f43a", "Zo\u00eb \U0001f43a"),
    ],
)
def test_variants_of_letters_are_folded_and_real_names_stay(server: Served, name: str, shown: str) -> None:
    status, me = Guest(server).request("/api/me", {"name": name})
    assert (status, me["name"] if status == 200 else me) == (200, shown)


def test_a_seat_is_not_taken_under_a_name_that_is_refused(server: Served) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    code = anna.open_room(ME, OPEN)["room"]["code"]
    status, answer = ben.request(f"/api/rooms/{code}/join", {"name": "\u0410nna"})
    assert (status, answer["code"]) == (400, "name-scripts")
    assert ben.request(f"/api/rooms/{code}/join", {"name": "\u0391\u039d\u039d\u0391"})[1]["room"]["seats"][1][
        "name"
    ].endswith(" 2")


@pytest.mark.parametrize("name", ["anna", "ANNA", "\uff21nna", "\u0391\u039d\u039d\u0391", "Anna "])
def test_names_that_look_alike_are_numbered(name: str) -> None:
    places = [SeatRecord("person", "Anna"), SeatRecord("person", fold_name(name)), SeatRecord("person", "Ben")]
    names = [place.name for place in make_names_distinct(places)]
    assert names[1].endswith(" 2")
    assert (names[0], names[2]) == ("Anna", "Ben")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bill", "BiII"), ("Tom", "Torn"), ("Otto", "0tto"), ("IVO", "ivo"), ("Boc", "\u0412\u043e\u0441")],
)
def test_two_that_can_be_taken_for_one_another_are_alike(one: str, other: str) -> None:
    assert appearances(one) & appearances(other)


@pytest.mark.parametrize("every", [61, pytest.param(7, marks=pytest.mark.thorough)])
def test_whatever_a_name_is_folded_to_stays_as_it_is(every: int) -> None:
    for number in range(0x20, 0x30000, every):
        letter = chr(number)
        if unicodedata.category(letter) in ("Cs", "Cn"):
            continue
        try:
            once = fold_name(f"A{letter}b" * 12)
        except Exception as refused:
            assert type(refused).__name__ == "NameRefusedError", (hex(number), refused)
            continue
        assert len(once) <= LENGTH
        assert fold_name(once) == once, hex(number)
