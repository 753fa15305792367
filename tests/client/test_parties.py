"""Parties in the browser: built with their bars, read from a text; files of one's own, checked and used."""

from __future__ import annotations

import pytest

from tests.client.common import Site
from tests.custom_figure import MIRELLE

pytestmark = pytest.mark.slow

PARTY = """# Mine
scenario: Duel
Mirelle Dawnhand
  Throwing Knives
  Healing Draught
  Throwing Net
  Bandage
"""


@pytest.mark.parametrize(
    ("lang", "size", "scheme"),
    [("en", (1280, 800), "light"), pytest.param("de", (360, 740), "dark", marks=pytest.mark.thorough)],
)
def test_a_bar_is_filled_and_every_fault_is_told(site: Site, lang: str, size: tuple[int, int], scheme: str) -> None:
    guest = site.visitor(lang=lang, size=size, theme=scheme)
    page = guest.page
    guest.go("/parties/wowminis/starter-horde")
    page.wait_for_selector(".legal")
    assert guest.serious() == []
    page.locator(".bar .drop").first.click()
    page.wait_for_selector(".faulty")
    assert page.locator(".verdict li button").count() >= 1
    # The same card again, for the same figure.
    page.locator(".bar .more").first.click()
    page.locator(".pool li").first.get_by_role("button").last.click()
    page.wait_for_selector(".legal")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.faults == []


def test_a_figure_of_ones_own_is_checked_and_plays(site: Site) -> None:
    guest = site.visitor()
    page = guest.page
    guest.go("/parties/wowminis/own")
    page.get_by_role("button", name=guest.text("parties-own-write")).click()
    page.get_by_label(guest.text("parties-own-text")).fill(MIRELLE.replace("health: 6", "health: many"))
    page.get_by_role("button", name=guest.text("parties-own-keep")).click()
    page.wait_for_selector(".files .faults li")
    assert "Line 9" in page.locator(".files .faults").inner_text()
    assert guest.serious() == []
    page.get_by_label(guest.text("parties-own-text")).fill(MIRELLE)
    page.get_by_role("button", name=guest.text("parties-own-keep")).click()
    page.wait_for_selector(".files .good")
    guest.go("/parties/wowminis/import")
    page.locator("textarea").fill(PARTY)
    page.get_by_role("button", name=guest.text("decks-check")).click()
    page.wait_for_selector(".lines li")
    assert page.locator(".lines > li.bad").count() == 0
    page.get_by_role("button", name=guest.text("decks-import-build")).click()
    page.get_by_role("button", name="Mirelle Dawnhand", exact=True).wait_for()
    page.wait_for_selector(".legal")
    page.get_by_role("button", name=guest.text("parties-play")).click()
    page.wait_for_url("**/r/*", timeout=20_000)
    page.get_by_role("button", name="Mirelle Dawnhand").first.wait_for(timeout=20_000)
    assert guest.faults == []
