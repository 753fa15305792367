"""What will come of a move is told before it is made: to the mouse, the keyboard, and whoever drags."""

from __future__ import annotations

import pytest

from tests.client.common import Site
from tests.client.test_questions import sit_at

pytestmark = pytest.mark.slow
AT_ALLIES = """turn: Anna, action phase
seat Anna
  hero: Graccus
  party: Kor Cindervein
  hand: Fireball, Fury
  resources: 4 Fury
  deck: Fury, Fury
seat Ben
  hero: Graccus
  party: Benethor Draigo, Crazy Igvand
  hand: Fury
  deck: Fury, Fury
"""
AT_SHIELDS = """game: duelmasters
turn: Anna, attack step
seat Anna
  creatures: Immortal Baron, Vorg
seat Ben
  creatures: Emerald Grass
  shields: Holy Awe, Aqua Hulcus
  deck: Aqua Hulcus, Aqua Hulcus, Aqua Hulcus
"""


@pytest.mark.parametrize(
    ("lang", "breaks", "blocks"),
    [
        ("en", "breaks Computer’s shield #1", "Possible: Emerald Grass blocks"),
        ("de", "durchbricht Computers Schild #1", "Möglich: Emerald Grass blockt"),
    ],
)
def test_pointing_at_an_attacker_tells_which_shield_breaks_and_who_may_block(
    site: Site, lang: str, breaks: str, blocks: str
) -> None:
    guest = sit_at(site, AT_SHIELDS, lang=lang)
    told = guest.page.locator(".foresight")
    guest.page.locator(".near .hit.may", has_text="Immortal Baron").hover()
    told.get_by_text(breaks).wait_for()
    told.get_by_text(blocks).wait_for()
    guest.page.mouse.move(2, 2)
    told.get_by_text(breaks).wait_for(state="detached")


def test_dragging_an_attacker_over_its_target_shows_what_becomes_of_both(site: Site) -> None:
    guest = sit_at(site, AT_ALLIES)
    page = guest.page
    for name in ("Benethor Draigo", "Kor Cindervein"):
        page.locator(".hit", has_text=name).first.wait_for()
    page.locator(".near .hit.may", has_text="Kor Cindervein").hover()
    page.mouse.down()
    box = page.locator(".far .hit", has_text="Benethor Draigo").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.locator(".far .hit", has_text="Benethor Draigo").locator(".fate.destroyed").wait_for()
    page.locator(".near .hit", has_text="Kor Cindervein").locator(".fate.destroyed").wait_for()
    assert "Kor Cindervein deals 3 damage to Benethor Draigo." in page.locator(".foresight").inner_text()


def test_the_keyboard_is_told_what_comes_of_a_target(site: Site) -> None:
    guest = sit_at(site, AT_ALLIES)
    page = guest.page
    page.locator(".hand .hit", has_text="Fireball").click()
    page.get_by_role("menuitem", name="play Fireball").click()
    target = page.locator(".far .hit.target", has_text="Crazy Igvand")
    target.wait_for()
    page.keyboard.press("ArrowUp")
    target.focus()
    page.locator(".foresight", has_text="Crazy Igvand is left with 2.").wait_for()
    assert "".join(target.locator(".fate.hurt").inner_text().split()) == "6▸2"
    assert page.locator(".foresight").get_attribute("role") == "status"


def test_an_attack_is_aimed_with_an_arrow_and_whoever_may_step_in_is_marked(site: Site) -> None:
    guest = sit_at(site, AT_ALLIES)
    page = guest.page
    end = page.locator(".actions button.end")
    assert "1 attack" in end.inner_text() and "done" not in (end.get_attribute("class") or "")
    attacker = page.locator(".near .front .hit", has_text="Kor Cindervein")
    attacker.click()
    page.locator(".near .hit.picked", has_text="Kor Cindervein").wait_for()
    page.locator(".far .hit.target", has_text="Benethor Draigo").hover()
    page.locator(".far .hit.m-step", has_text="Crazy Igvand").wait_for()
    page.locator(".arrows path.aim").wait_for(state="attached")
    # A click on the attacker takes the attack back: nothing has happened yet.
    attacker.click()
    page.locator(".near .hit.m-attack", has_text="Kor Cindervein").wait_for()
    assert page.locator(".hit.picked, .hit.target").count() == 0 and guest.faults == []


AT_ONE_ALLY = """turn: Anna, action phase
seat Anna
  hero: Elendril
  hand: 2 Ravenous Bite
  resources: 4 A Donation of Wool
  deck: Latro Abiectus, Latro Abiectus
seat Ben
  hero: Graccus
  party: Benethor Draigo
  deck: Fury, Fury
"""


def test_one_arrow_shows_that_both_parts_of_a_text_are_aimed_at_one_ally(site: Site) -> None:
    guest = sit_at(site, AT_ONE_ALLY)
    page = guest.page
    guest.ask_everywhere()
    page.locator(".hand .hit.may").first.click()
    page.get_by_role("menuitem", name="play Ravenous Bite").click()
    for _ in range(2):
        guest.asked()  # a click while the last answer is on its way does nothing
        page.locator(".far .hit.target", has_text="Benethor Draigo").click()
    page.locator(".chain li", has_text="Ravenous Bite").wait_for()
    page.locator(".arrows path.target").wait_for(state="attached")
    assert page.locator(".arrows path.target").count() == 1
    assert guest.faults == []


AT_NOTHING = """game: duelmasters
turn: Anna, main step
seat Anna
  hand: Crimson Hammer
  mana: 3 Crimson Hammer
seat Ben
  creatures: Bolshack Dragon
  deck: Aqua Hulcus, Aqua Hulcus, Aqua Hulcus
"""


@pytest.mark.parametrize(
    "way", [pytest.param("click", marks=pytest.mark.thorough), pytest.param("key", marks=pytest.mark.thorough), "drag"]
)
def test_a_spell_that_would_do_nothing_is_asked_about_before_it_is_cast(site: Site, way: str) -> None:
    guest = sit_at(site, AT_NOTHING, lang="de" if way == "key" else "en")
    page = guest.page
    spell, dialog = page.locator(".hand .hit.may"), page.locator("dialog[open]")
    spell.wait_for()

    def cast() -> None:
        if way == "drag":
            guest.drag(spell, page.locator(".near .front"))
        elif way == "key":
            spell.focus()
            page.keyboard.press("Enter")
        else:
            spell.click()
        dialog.get_by_text(
            {"en": "As things stand it does nothing.", "de": "bewirkt das nichts"}[guest.lang]
        ).wait_for()

    cast()
    assert guest.serious() == []
    dialog.get_by_role("button", name=guest.text("table-idle-keep")).click()
    dialog.wait_for(state="detached")
    assert spell.count() == 1
    cast()
    dialog.get_by_role("button", name=guest.text("table-idle-play")).click()
    said = {"en": "You cast Crimson Hammer", "de": "Du wirkst Crimson Hammer"}[guest.lang]
    page.locator(".lines", has_text=said).wait_for(state="attached")
    assert guest.faults == []


def test_a_spell_with_a_target_is_cast_without_a_question(site: Site) -> None:
    guest = sit_at(site, AT_NOTHING.replace("Bolshack Dragon", "La Ura Giga, Sky Guardian"))
    guest.page.locator(".hand .hit.may").click()
    guest.page.locator(".lines", has_text="La Ura Giga, Sky Guardian is destroyed").wait_for(state="attached")
    assert guest.page.locator("dialog[open]").count() == 0
