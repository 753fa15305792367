"""The card table: several things are chosen in any order, with what is chosen shown, and an end that is said."""

from __future__ import annotations

from typing import Any

import pytest

from tests.client.common import Site, Visitor
from tests.client.test_questions import sit_at

pytestmark = pytest.mark.slow
SHOOTING = (
    "turn: Anna\nseat Anna\n  hero: Elendril\n  hand: Multi-Shot\n  resources: 5\n  party: Voss Treebender\n"
    "seat Ben\n  hero: Radak Doombringer\n  party: Crazy Igvand, Bloodclaw\n"
)
POTION = (
    "turn: Anna\nseat Anna\n  hero: Elendril\n  resources: The Love Potion, 1\n"
    "  party: Kor Cindervein, Bloodclaw, Anika Berlyn\n  deck: Fury, Fury\nseat Ben\n  hero: Graccus\n  deck: Fury\n"
)


def choosing(site: Site, text: str, card: str, **more: Any) -> Visitor:
    """Anna has just announced that card."""
    guest = sit_at(site, text, **more)
    guest.page.locator(".hit.may", has_text=card).first.click()
    menu = guest.page.locator("[role=menuitem]").first
    guest.page.locator(".progress, [role=menuitem]").first.wait_for()
    if menu.count():
        menu.click()
    guest.page.locator(".progress").wait_for()
    return guest


def progress(guest: Visitor, text: str) -> None:
    guest.page.locator(".progress", has_text=text).wait_for()


def card(guest: Visitor, name: str, state: str) -> None:
    """Click on a card that is so marked."""
    guest.page.locator(f".hit.{state}", has_text=name).first.click()


def test_the_love_potion_is_paid_with_anika_first(site: Site) -> None:
    guest = choosing(site, POTION, "Love Potion")
    progress(guest, "Choose 2, in any order.")
    assert guest.page.locator(".hit.target").count() == 3
    card(guest, "Anika Berlyn", "target")
    progress(guest, "1 of 2 chosen: Anika Berlyn.")
    assert guest.page.locator(".hit.chosen").get_attribute("aria-pressed") == "true"
    assert "chosen" in guest.page.locator(".hit.chosen .said").inner_text()
    assert guest.page.locator(".actions .primary").count() == 0
    card(guest, "Kor Cindervein", "target")
    progress(guest, "2 of 2 chosen")
    assert guest.page.locator(".hit.target").count() == 0
    assert guest.serious() == []
    guest.page.locator(".actions .primary", has_text="done: Kor Cindervein and Anika Berlyn").click()
    guest.page.locator(".progress").wait_for(state="detached")
    anika = guest.page.locator(".turned .hit", has_text="Anika Berlyn")
    anika.wait_for()
    assert "exhausted" in anika.locator(".said").first.inner_text()
    assert guest.page.locator(".turned .hit", has_text="Bloodclaw").count() == 0
    assert guest.faults == []


def test_a_pick_is_taken_out_by_a_click_a_button_and_a_key(site: Site) -> None:
    guest = choosing(site, SHOOTING, "Multi-Shot")
    progress(guest, "Choose up to 3")
    for take_out in ("click", "button", "key"):
        card(guest, "Bloodclaw", "target")
        progress(guest, "1 of up to 3 chosen: Bloodclaw.")
        if take_out == "click":
            card(guest, "Bloodclaw", "chosen")
        elif take_out == "button":
            guest.page.get_by_role("button", name=guest.text("table-unpick")).click()
        else:
            guest.page.keyboard.press("Escape")
        progress(guest, "Choose up to 3")
    assert guest.faults == []


def test_the_list_of_options_takes_several_with_the_keyboard(site: Site) -> None:
    guest = choosing(site, SHOOTING, "Multi-Shot", lang="de", size=(390, 844))
    progress(guest, "Wähle bis zu 3")
    guest.page.locator(".actions .list").click()
    sheet = guest.page.locator("dialog, [role=dialog]")
    guest.page.keyboard.press("5")
    sheet.locator("[aria-pressed=true]", has_text="Bloodclaw").wait_for()
    guest.page.keyboard.press("1")
    sheet.locator("[aria-pressed=true]").nth(1).wait_for()
    assert guest.serious() == []
    sheet.locator("button", has_text="fertig").click()
    guest.page.locator(".progress").wait_for(state="detached")
    assert guest.faults == []
