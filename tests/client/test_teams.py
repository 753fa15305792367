"""More than two in the browser: a ready table of two teams, and teams of one's own choice."""

from __future__ import annotations

import pytest

from tests.client.common import Site

pytestmark = pytest.mark.slow


def test_a_ready_table_of_two_teams_is_opened_from_the_first_page(site: Site) -> None:
    guest = site.visitor(lang="de", size=(390, 844))
    page = guest.page
    guest.go()
    page.locator("input[name=game][value=wowtcg]").check(force=True)
    page.locator("input[name=against][value=friend]").check()
    page.get_by_text(guest.text("home-more")).click()
    table = page.get_by_role("combobox", name=guest.text("home-table"))
    table.select_option("two-teams")
    page.get_by_text("du: Frost und Flamme · 2: Ruf des Sturms", exact=False).wait_for()
    assert page.get_by_role("combobox", name=guest.text("home-seats")).count() == 0
    assert guest.serious() == []
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/r/*")
    seats = page.locator("ul.seats li")
    seats.nth(3).wait_for()
    assert [one.count(guest.text("room-team", number=1)) for one in seats.all_inner_texts()] == [1, 0, 1, 0]
    assert guest.faults == []


def test_four_sit_in_two_teams_and_a_faction_is_kept(site: Site) -> None:
    guest = site.visitor()
    page = guest.page
    guest.go()
    page.locator("input[name=game][value=wowtcg]").check(force=True)
    page.get_by_text(guest.text("home-more")).click()
    page.get_by_role("combobox", name=guest.text("home-seats")).select_option("4")
    page.get_by_role("combobox", name=guest.text("home-teams")).select_option("2")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/r/*")
    guest.table()
    guest.asked()
    page.locator(".who .mate").wait_for()
    assert page.locator(".who .mate").count() == 1
    room = site.server.lobby.rooms[page.url.rpartition("/")[2]].record
    assert [place.team for place in room.details.places] == [0, 1, 0, 1]
    titles = [place.title for place in room.details.places]
    assert titles[0] == titles[2] != titles[1] == titles[3]
    assert guest.faults == []
