"""The key of the big button does what that says, whatever was clicked before, and gives nothing up unasked."""

from __future__ import annotations

import pytest

from tests.client.common import Site
from tests.client.test_hex import begin
from tests.client.test_questions import sit_at

pytestmark = pytest.mark.slow
MANA = """game: duelmasters
turn: Anna, mana step
seat Anna
  hand: Aqua Hulcus, Emerald Grass
  creatures: Immortal Baron, Vorg
seat Ben
  deck: Aqua Hulcus, Aqua Hulcus, Aqua Hulcus
"""


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.thorough), "de"])
def test_no_mana_this_turn_is_a_button_of_its_own(site: Site, lang: str) -> None:
    guest = sit_at(site, MANA, lang=lang)
    page = guest.page
    skip = page.locator(".actions .loose button", has_text={"en": "no mana this turn", "de": "kein Mana"}[lang])
    skip.wait_for()
    asked = page.locator(".question").inner_text()
    page.keyboard.press("Space")
    page.wait_for_timeout(300)
    assert page.locator(".question").inner_text() == asked and page.locator(".actions .primary").count() == 0
    skip.click()
    skip.wait_for(state="detached")


def test_the_banner_of_a_turn_leaves_the_question_in_sight(site: Site) -> None:
    guest = sit_at(site, MANA.replace("mana step", "attack step"), size=(1280, 720))
    page = guest.page
    page.evaluate("localStorage.setItem('regelwerk.settings', JSON.stringify({pace: 'slow', askEnd: false}))")
    page.reload()
    guest.asked()
    page.keyboard.press("f")
    page.locator(".scene .banner").wait_for()
    banner, question = page.locator(".scene .banner").bounding_box(), page.locator(".actions").bounding_box()
    assert banner is not None and question is not None
    assert banner["x"] + banner["width"] <= question["x"]


def test_what_was_clicked_at_the_miniatures_does_not_keep_the_key_of_the_big_button(site: Site) -> None:
    guest = site.visitor()
    begin(guest, "learn-alliance", "learn-horde")
    page = guest.page
    page.get_by_role("tab", name=guest.text("table-chat")).click()
    assert page.evaluate("document.activeElement.tagName") == "BODY"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") != "BODY"
