"""What is seen of what happens and lies on the table: one's own deeds, shields that break, gear, what lies beneath."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Route

from tests.client.common import Site, Visitor
from tests.client.page_waits import WATCH, seen, until, until_seen
from tests.client.test_foresight import AT_ALLIES, AT_SHIELDS
from tests.client.test_questions import sit_at, take_seat

pytestmark = pytest.mark.slow

GEARED: Final = """turn: Anna, action phase
seat Anna
  hero: Graccus
  equipment: Krol Blade, Golem Skull Helm
  resources: 1
  deck: Fury, Fury
seat Ben
  hero: Graccus
  equipment: Krol Blade, Golem Skull Helm
  deck: Fury, Fury
"""
EVOLVED: Final = """game: duelmasters
turn: Anna, attack step
seat Anna
  creatures: Crystal Lancer on Aqua Vehicle
  deck: Aqua Hulcus, Aqua Hulcus
seat Ben
  shields: Aqua Hulcus, Aqua Hulcus
  deck: Aqua Hulcus, Aqua Hulcus
"""
BROKEN: Final = """game: duelmasters
turn: Ben, attack step
seat Anna
  hand: Aqua Hulcus
  shields: Holy Awe, Aqua Hulcus
  deck: 6 Aqua Hulcus
seat Ben
  creatures: Immortal Baron, Vorg
  deck: 6 Aqua Hulcus
Ben: attack Anna with Immortal Baron, Vorg; break 1
"""
THEIR_TURN: Final = """turn: Anna, action phase
seat Anna
  hero: Graccus
  deck: 6 Fury
seat Ben
  hero: Graccus
  party: Kor Cindervein, Parvink, Anika Berlyn
  deck: 6 Fury
"""


def cast(guest: Visitor) -> None:
    guest.page.locator(".hand .hit", has_text="Fireball").click()
    guest.page.get_by_role("menuitem").first.click()
    guest.page.locator(".far .hit.target", has_text="Crazy Igvand").click()


def test_what_a_card_of_ones_own_does_is_shown_in_half_the_time(site: Site) -> None:
    guest = sit_at(site, AT_ALLIES, settings={"pace": "normal"})
    guest.page.evaluate(WATCH)
    cast(guest)
    shown = until_seen(guest, "lost")
    assert ["own" in one["kind"].split() for one in shown] == [True]
    assert "−4" in shown[0]["text"] and "Fireball" in shown[0]["text"] and shown[0]["lasts"] == 350
    # It stands in nobody's way: the table below it can be clicked.
    guest.page.locator(".near .hit.m-attack", has_text="Kor Cindervein").click()
    guest.page.locator(".near .hit.picked").wait_for()
    assert guest.faults == []


def test_a_picture_of_the_rail_shows_card_target_and_what_came_of_it(site: Site) -> None:
    guest = sit_at(site, AT_ALLIES, settings={"pace": "instant"})
    page = guest.page
    cast(guest)
    picture = page.locator(".rail .past").first
    until(page, "!!document.querySelector('.rail .past')?.getAttribute('aria-label').includes('damage')")
    picture.hover()
    told = page.locator(".deed")
    told.wait_for()
    words = told.inner_text()
    assert "Fireball" in words and "4 damage to Crazy Igvand" in words
    assert told.locator(".card").count() >= 1
    page.mouse.move(700, 450)
    told.wait_for(state="detached")
    # The same by keyboard, and in one sentence for screen readers.
    picture.focus()
    told.wait_for()
    assert "4 damage" in (picture.get_attribute("aria-label") or "")
    assert guest.faults == []


def test_at_once_nothing_of_it_is_shown(site: Site) -> None:
    guest = sit_at(site, AT_ALLIES)
    guest.page.evaluate(WATCH)
    cast(guest)
    guest.page.locator(".far .plate.health", has_text="2").first.wait_for()
    guest.page.wait_for_timeout(300)
    assert seen(guest, "scene") == []


def test_holding_the_key_shows_what_is_left_at_the_fast_pace(site: Site) -> None:
    guest = site.visitor(settings={"pace": "slow", "askEnd": False})
    take_seat(guest, THEIR_TURN, player="greedy")
    guest.page.evaluate(WATCH)
    guest.page.keyboard.press("f")
    until_seen(guest, "attack")
    for _ in range(400):
        guest.page.keyboard.down("Space")  # each but the first repeats
        guest.page.wait_for_timeout(30)
        if len(seen(guest, "attack")) >= 3:
            break
    guest.page.keyboard.up("Space")
    lasted = [one["lasts"] for one in seen(guest, "scene") if one["lasts"]]
    # At the slow pace an attack takes 1620 milliseconds, what came of it 1260; at the fast one 405 and 315.
    assert lasted[0] > 1200 and lasted[-1] < 800
    assert guest.faults == []


@pytest.mark.parametrize("motion", ["on", "off"])
def test_a_broken_shield_bursts_and_flies_to_the_hand(site: Site, motion: str) -> None:
    guest = sit_at(site, AT_SHIELDS.replace("Emerald Grass", "Aqua Vehicle"), settings={"motion": motion})
    guest.page.evaluate(WATCH)
    guest.page.locator(".near .front .hit").click()
    guest.page.locator(".far .line.backs .gap").first.wait_for()
    if motion == "on":
        until_seen(guest, "leaving")
        assert len(seen(guest, "shard")) in (12, 24)  # the computer may break one in its turn
        # What leaves takes no room of its own: the table stays as high as it was.
        assert {one["place"] for one in seen(guest, "leaving")} == {"absolute"}
        guest.page.locator(".leaving, .shard").first.wait_for(state="detached")
    else:
        guest.page.wait_for_timeout(300)
        assert seen(guest, "shard") == seen(guest, "leaving") == []
    assert guest.faults == []


@pytest.mark.parametrize(
    ("lang", "strike", "armor"),
    [
        ("en", "+3 ATK by striking, cost 1", "DEF 3 from ready armor"),
        ("de", "+3 ANG durch Zuschlagen, Kosten 1", "VRT 3 durch bereite Rüstungen"),
    ],
)
def test_a_hero_shows_what_gear_adds_that_can_be_used_and_paid(site: Site, lang: str, strike: str, armor: str) -> None:
    guest = sit_at(site, GEARED, lang=lang)
    mine, theirs = (guest.page.locator(f".{side} .slot.portrait") for side in ("near", "far"))
    assert mine.locator(".plate.atk b").inner_text() == "3" and mine.locator(".plate.defense b").inner_text() == "3"
    assert mine.locator(".unpaid").count() == 1
    words = mine.locator(".said").inner_text()
    assert strike in words and armor in words
    # Without a resource there is nothing to strike with.
    assert theirs.locator(".plate.atk").count() == 0 and theirs.locator(".plate.defense b").inner_text() == "3"
    assert guest.serious() == [] and guest.faults == []


def test_what_lies_beneath_a_creature_is_named_and_fanned_out_by_pointer_and_keys(site: Site) -> None:
    guest = sit_at(site, EVOLVED)
    page = guest.page
    pill, fan = page.locator("button.under"), page.locator(".fan[role=group]")
    assert pill.inner_text().strip() == "Aqua Vehicle"
    assert "Underneath: Aqua Vehicle" in page.locator(".near .front .said").first.inner_text()
    pill.hover()
    fan.locator("button", has_text="Aqua Vehicle").wait_for()
    page.mouse.move(2, 2)
    fan.wait_for(state="detached")
    pill.focus()
    page.keyboard.press("Enter")
    page.locator(".fan button:focus").wait_for()
    assert pill.get_attribute("aria-expanded") == "true" and guest.serious() == []
    page.keyboard.press("Enter")
    page.locator("dialog[open]", has_text="Aqua Vehicle").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".fan button").focus()
    page.keyboard.press("Escape")
    fan.wait_for(state="detached")
    assert page.evaluate("document.activeElement.className").split()[0] == "under"
    page.set_viewport_size({"width": 390, "height": 844})
    assert pill.inner_text().strip() == "1" and guest.faults == []


@pytest.mark.parametrize(
    ("lang", "use", "take"),
    [("en", "Cast Holy Awe", "Take it"), ("de", "Holy Awe wirken", "Auf die Hand")],
)
def test_a_shield_trigger_is_used_by_its_key_and_declined_only_by_pressing_twice(
    site: Site, lang: str, use: str, take: str
) -> None:
    guest = sit_at(site, BROKEN, lang=lang, settings={"cardNames": "en"})
    page = guest.page
    asked = page.locator(".question").inner_text()
    buttons = page.locator(".actions button:is(.use, .take)")
    page.locator(".actions button.use", has_text=use).wait_for()
    assert use in buttons.nth(0).inner_text() and take in buttons.nth(1).inner_text()
    assert page.locator(".trigger .card").count() == 1 and page.locator(".loose button").count() == 0
    assert guest.serious() == []
    page.keyboard.press("Space")
    page.locator(".take.sure").wait_for()
    assert page.locator(".question").inner_text() == asked
    if lang == "en":
        page.keyboard.press("t")
        page.locator(".lines", has_text="Holy Awe").first.wait_for()
        page.locator(".near [data-drop=graveyard]", has_text="1").wait_for()
    else:
        page.keyboard.press("Space")
    page.locator(".trigger").wait_for(state="detached")
    assert page.locator(".hand .hit", has_text="Holy Awe").count() == (0 if lang == "en" else 1)
    assert guest.faults == []


def test_until_the_faces_have_come_a_shield_trigger_is_used_and_not_summoned(site: Site) -> None:
    guest = site.visitor(settings={"cardNames": "en"})
    page = guest.page
    held: list[Route] = []
    page.route("**/api/games/*/cards?*", lambda route: held.append(route))
    with page.expect_request("**/api/games/*/cards?*"):
        take_seat(guest, BROKEN)
    use = page.locator(".actions button.use")
    use.wait_for()
    assert use.inner_text().startswith("Use Holy Awe") and len(held) == 1
    held.pop().continue_()
    page.locator(".actions button.use", has_text="Cast Holy Awe").wait_for()
    assert guest.faults == []
