"""The page of one's own games in the browser: going on, looking back, deleting a replay, playing again."""

from __future__ import annotations

import pytest

from tests.client.common import Site, Visitor
from tests.server.common import ME, OPEN, RANDOM, Guest
from tests.server.test_my_games import between_two, concede, finished

pytestmark = pytest.mark.slow


def visitor(site: Site, guest: Guest, **more: object) -> Visitor:
    """A browser that belongs to that guest."""
    found = site.visitor(**more)
    name, _, value = guest.cookie.partition("=")
    found.context.add_cookies([{"name": name, "value": value, "url": site.url}])
    return found


@pytest.mark.parametrize(
    ("lang", "size"), [pytest.param("en", (1280, 800), marks=pytest.mark.thorough), ("de", (390, 844))]
)
def test_my_games_are_listed_filtered_and_their_replays_deleted(site: Site, lang: str, size: tuple[int, int]) -> None:
    server = site.server
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    going = between_two(server, anna, ben)
    anna.open_room(ME, OPEN)
    concede(ben, between_two(server, anna, ben))
    concede(anna, anna.open_room(ME, RANDOM, game="duelmasters")["room"]["code"])
    guest = visitor(site, anna, lang=lang, size=size)
    page = guest.page
    guest.go("/games")
    running = page.locator(".running li")
    running.first.wait_for()
    assert running.count() == 2
    mine = server.lobby.rooms[going].asked == 0
    said = guest.text("games-move-mine") if mine else guest.text("games-move-of", name="Ben")
    assert said in running.first.inner_text()
    assert guest.text("games-waiting") in running.last.inner_text()
    games = page.locator("section li.panel")
    games.nth(1).wait_for()
    assert games.count() == 2
    assert guest.text("games-lost") in games.first.inner_text() and guest.text("games-won") in games.last.inner_text()
    assert page.get_by_text(guest.text("games-tally", won=1, lost=0, drawn=0)).count() == 2, "the deck and Ben"
    assert guest.serious() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"

    page.locator("select").select_option("duelmasters")
    games.nth(1).wait_for(state="detached")
    assert page.url.endswith("/games?game=duelmasters")
    delete = games.get_by_role("button", name=guest.text("replays-delete"))
    delete.click()
    assert guest.serious() == []
    page.get_by_role("button", name=guest.text("replays-keep")).click()
    assert len([one for one in finished(anna)["games"] if one["replay"]]) == 2
    delete.click()
    page.get_by_role("dialog").get_by_role("button", name=guest.text("replays-delete")).click()
    delete.wait_for(state="detached")
    assert games.count() == 1, "the game still counts"
    assert len([one for one in finished(anna)["games"] if one["replay"]]) == 1
    guest.go("/replays")
    page.get_by_role("link", name="Anna – Ben").wait_for()
    assert guest.faults == []


def test_the_first_page_has_three_games_to_go_on_with_and_a_rematch_begins(site: Site) -> None:
    server = site.server
    anna = Guest(server, "Anna")
    over = concede(anna, anna.open_room(ME, RANDOM)["room"]["code"])["code"]
    for _ in range(4):
        anna.open_room(ME, OPEN)
    guest = visitor(site, anna)
    page = guest.page
    guest.go("/")
    page.get_by_role("link", name=guest.text("games-all")).wait_for()
    page.locator(".mine li").first.wait_for()
    assert page.locator(".mine li").count() == 3
    page.get_by_role("link", name=guest.text("games-all")).click()
    page.get_by_role("link", name=guest.text("games-rematch")).click()
    page.wait_for_url(lambda url: "/r/" in url and over not in url and "rematch" not in url)
    guest.table()
    assert len([room for room in server.lobby.rooms.values() if room.record.details.places[1].guest]) >= 1
    assert guest.faults == []
