"""Sealed deck and drafts in the browser: from the first page to the first question of a game, and picks by keyboard."""

from __future__ import annotations

import pytest

from tests.client.common import Site, Visitor
from tests.client.page_waits import until

pytestmark = pytest.mark.slow
MARKED = """[...document.querySelectorAll('.words.hand')].every(
  (one) => one.scrollHeight <= one.clientHeight + 2 || one.classList.contains('clipped'))"""
"""Every text that is longer than its card says so."""


def start(guest: Visitor, game: str, kind: str) -> None:
    """Open a sealed event or a draft from the first page."""
    guest.go()
    guest.page.get_by_role("link", name=guest.text("limited-start")).click()
    guest.page.locator(f"input[name=game][value={game}]").check()
    guest.page.locator(f"input[name=kind][value={kind}]").check()
    guest.page.locator("form button[type=submit]").click()
    guest.page.wait_for_url("**/limited/*")


def test_sealed_deck_leads_from_the_first_page_to_the_first_question(site: Site) -> None:
    guest = site.visitor(lang="de", size=(390, 844), theme="light")
    page = guest.page
    start(guest, "wowtcg", "sealed")
    page.locator(".tabs button").first.click()
    page.locator(".words.clipped").first.wait_for()
    until(page, MARKED)
    page.locator(".tabs button").last.click()
    page.get_by_role("button", name=guest.text("limited-auto"), exact=True).click()
    page.locator(".legal").wait_for()
    assert guest.serious() == []
    page.locator("button.less").first.click()
    page.locator(".faults li").first.wait_for()
    keep = page.get_by_role("button", name=guest.text("limited-keep"), exact=True)
    assert keep.is_disabled()
    page.reload()  # what was begun is still there
    page.get_by_text(guest.text("decks-pane-deck", count=29)).first.wait_for()
    page.get_by_role("button", name=guest.text("limited-auto"), exact=True).click()
    page.locator(".legal").wait_for()
    keep.click()
    page.locator("li").get_by_role("button", name=guest.text("limited-play"), exact=False).first.click()
    page.wait_for_url("**/r/*")
    guest.table()
    guest.asked()
    assert guest.faults == []


def test_a_draft_with_seven_computers_is_picked_by_keyboard(site: Site) -> None:
    guest = site.visitor()
    page = guest.page
    start(guest, "duelmasters", "draft")
    pack = page.locator(".pack button")
    pack.nth(9).wait_for()
    assert page.locator(".seats li.computer svg.emblem").count() == 7
    assert guest.serious() == []
    first, second = pack.nth(0).get_attribute("aria-label"), pack.nth(1).get_attribute("aria-label")
    assert first and second and ". " in first
    pack.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    pool = page.locator("aside .name")
    pool.first.wait_for()
    assert second.startswith(pool.first.inner_text())
    assert pack.count() == 9
    assert page.evaluate("document.activeElement === document.querySelector('.pack button')")
    pack.nth(3).click()
    page.get_by_role("button", name=guest.text("limited-take")).click()
    page.get_by_text(guest.text("limited-where", round=1, rounds=4, pick=3, size=10)).wait_for()
    page.goto(f"{guest.url}/limited")  # away and back
    page.get_by_role("link", name=guest.text("home-go-on")).first.click()
    pack.nth(7).wait_for()
    assert pack.count() == 8 and guest.faults == []
