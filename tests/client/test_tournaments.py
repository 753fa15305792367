"""A tournament in the browser: opened from the first page, joined by a link, played at tables, round by round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from regelwerk.players import OPPONENTS
from regelwerk.server.tournaments import tournaments
from tests.client.common import Site, Visitor

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Computers that play a game in no time."""
    monkeypatch.setattr(tournaments, "QUICK", (replace(OPPONENTS[0], key="random"),))
    yield


def concede_at_table(guest: Visitor) -> None:
    """Go to one's table, give up, and come back to the tournament from the last page of the game."""
    page = guest.page
    page.get_by_role("button", name=guest.text("tournaments-to-table")).click()
    page.wait_for_url("**/r/*")
    guest.table()
    page.get_by_role("button", name=guest.text("table-menu"), exact=True).click()
    page.get_by_role("button", name=guest.text("table-concede")).click()
    page.get_by_role("button", name=guest.text("table-concede-sure")).click()
    page.get_by_role("link", name=guest.text("tournaments-back")).click()
    page.wait_for_url("**/tournament/*")


def test_eight_play_two_of_them_people_in_two_languages(site: Site) -> None:
    anna, ben = site.visitor(), site.visitor(lang="de", size=(390, 844), theme="light")
    page = anna.page
    anna.go()
    page.get_by_role("link", name=anna.text("tournaments-title")).click()
    page.locator("input[name=game][value=duelmasters]").check()
    page.locator("select[name=minutes]").select_option("50")
    assert anna.serious() == []
    page.get_by_role("button", name=anna.text("limited-open-draft-friend")).click()
    page.wait_for_url("**/tournament/*")
    link = page.get_by_role("textbox", name=anna.text("limited-link")).input_value()

    ben.go("/" + link.split("/", 3)[3])
    assert ben.serious() == []
    ben.page.get_by_role("button", name=ben.text("tournaments-join")).click()
    page.get_by_text("6 places are free.").wait_for()
    page.get_by_role("button", name=anna.text("limited-begin"), exact=True).click()
    for guest in (anna, ben):
        guest.page.get_by_role("heading", name=guest.text("tournaments-round-of", number=1, count=3)).wait_for()
        guest.page.get_by_role("timer").wait_for()
        assert guest.page.locator("section ol li").count() == 4
        assert guest.page.locator("tbody tr").count() == 8
        assert guest.serious() == []
    pair = page.get_by_role("button", name=anna.text("tournaments-pair", number=2))
    assert pair.count() == 0

    concede_at_table(anna)
    concede_at_table(ben)
    assert ben.page.get_by_role("button", name=ben.text("tournaments-pair", number=2)).count() == 0  # not the host
    pair.click()
    for guest in (anna, ben):
        guest.page.get_by_role("heading", name=guest.text("tournaments-round-of", number=2, count=3)).wait_for()
    # the host decides what nobody plays, and the other page follows
    page.locator("li.mine").get_by_role("button").click()
    page.get_by_role("button", name=anna.text("tournaments-decide-draw")).click()
    ben.page.locator("section ol li", has_text="0–0–1").wait_for()
    ben.page.get_by_role("combobox").select_option("0")
    ben.page.locator("section ol li", has_text=re.compile("1–0|0–1")).nth(3).wait_for()
    ben.page.get_by_text(ben.text("tournaments-what-decides")).click()
    ben.page.get_by_text("Match-Quote der Gegner", exact=False).first.wait_for()
    assert anna.faults == [] and ben.faults == []
