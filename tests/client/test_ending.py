"""The card table: links of the chain that are clicked as targets, and a button of its own that ends the turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.client.common import ASKED, Site, Visitor
from tests.client.test_questions import BEN, sit_at

if TYPE_CHECKING:
    from playwright.sync_api import Route

pytestmark = pytest.mark.slow

CHAIN = (
    "seat Anna\n  hero: Litori Frostburn\n  hand: Counterspell\n  resources: 6 Fury\n  party: Crazy Igvand\n"
    "  deck: Fury, Fireball\nseat Ben\n  hero: Litori Frostburn\n  hand: Fire Blast, Fire Blast\n  resources: 2 Fury\n"
    "  deck: Fury, Fireball\nBen: play Fire Blast targeting Crazy Igvand\nBen: play Fire Blast targeting Anna's hero\n"
    "Ben: pass\n"
)
TURN = f"seat Anna\n  hero: Graccus\n  hand: Kor Cindervein\n  resources: 4 Fury\n  deck: Fury, Fireball\n{BEN}"


def turn_ends(guest: Visitor, deed: Callable[[], object]) -> None:
    """Do that, and wait until another turn has begun."""
    before = guest.page.locator(".turn").first.inner_text()
    deed()
    guest.page.wait_for_function("(before) => document.querySelector('.turn')?.innerText !== before", arg=before)


def answer_on_chain(site: Site, **more: Any) -> Visitor:
    guest = sit_at(site, CHAIN, **more)
    name = "Gegenzauber" if guest.lang == "de" else "Counterspell"
    guest.page.locator(".hand .hit.may").filter(has_text=name).first.click()
    guest.page.locator(".chain button.target").first.wait_for()
    return guest


@pytest.mark.parametrize(
    ("lang", "buttons"),
    [
        ("en", ["Fire Blast #1, Computer’s, on Crazy Igvand", "Fire Blast #2, Computer’s, on Litori Frostburn"]),
        (
            "de",
            [
                "Feuerschlag #1, von Computer, auf Verrückter Igvand",
                "Feuerschlag #2, von Computer, auf Litori Frostburn",
            ],
        ),
    ],
)
def test_every_link_that_can_be_chosen_is_named_and_clicked(site: Site, lang: str, buttons: list[str]) -> None:
    guest = answer_on_chain(site, lang=lang, settings={"cardNames": lang})
    page = guest.page
    assert [one.partition("\n")[0] for one in page.locator(".actions .loose button").all_inner_texts()] == buttons
    links = page.locator(".chain button.target")
    assert links.count() == 2
    links.filter(has_text="#1").click()
    left_over(guest, "Litori Frostburn")
    assert not guest.faults


def left_over(guest: Visitor, target: str) -> None:
    """Counterspell has resolved; the one link that was not chosen deals its damage."""
    guest.page.wait_for_selector(".actions button.end")
    guest.page.keyboard.press("l")
    done = f"deals 2 damage to {target}" if guest.lang == "en" else f"fügt {target} 2 Schaden zu"
    log = guest.page.locator(".drawer", has_text=done)
    log.wait_for()
    assert log.inner_text().count("Fire Blast)" if guest.lang == "en" else "Feuerschlag)") == 1


def test_a_link_is_chosen_by_keyboard(site: Site) -> None:
    guest = answer_on_chain(site)
    guest.page.keyboard.press("c")
    guest.page.keyboard.press("Enter")
    left_over(guest, "Crazy Igvand")


def test_on_a_narrow_screen_links_have_buttons(site: Site) -> None:
    guest = sit_at(site, CHAIN, size=(390, 844))
    guest.page.locator(".hand .hit.may").filter(has_text="Counterspell").first.click()
    button = guest.page.locator(".actions .loose button", has_text="Fire Blast #1")
    button.wait_for()
    assert not guest.serious()
    button.click()
    button.wait_for(state="detached")


@pytest.mark.parametrize(
    ("lang", "name", "asks", "undone"),
    [
        ("en", "End turn", "End the turn?", "You have not placed a resource."),
        ("de", "Zug beenden", "Den Zug beenden?", "Du hast keine Ressource platziert."),
    ],
)
def test_the_turn_has_a_button_of_its_own_that_asks_once(
    site: Site, lang: str, name: str, asks: str, undone: str
) -> None:
    guest = sit_at(site, TURN, lang=lang)
    page = guest.page
    assert page.locator(".actions .primary").count() == 0
    for key in ("Space", "Enter"):
        page.keyboard.press(key)  # what passes elsewhere does not end the turn
    assert page.locator(ASKED).count() == 1
    end = page.locator(".actions button.end")
    assert name in end.inner_text()
    end.click()
    dialog = page.locator("dialog[open]")
    assert asks in dialog.inner_text()
    assert undone in dialog.inner_text()
    assert "Kor Cindervein" in dialog.inner_text()
    assert not guest.serious()
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert end.is_enabled()
    turn_ends(guest, lambda: page.keyboard.press("f"))  # asked once; now it is meant
    assert not guest.faults


def test_the_question_ends_the_turn_and_can_be_switched_off(site: Site) -> None:
    guest = sit_at(site, TURN)
    page = guest.page
    page.keyboard.press("f")
    page.locator("dialog[open] input[type=checkbox]").check()
    turn_ends(guest, page.locator("dialog[open] .primary").click)
    other = sit_at(site, TURN)
    other.page.evaluate("() => localStorage.setItem('regelwerk.settings', JSON.stringify({askEnd: false}))")
    other.page.reload()
    other.asked()
    turn_ends(other, other.page.locator(".actions button.end").click)
    assert other.page.locator("dialog[open]").count() == 0
    assert page.evaluate("() => JSON.parse(localStorage.getItem('regelwerk.settings')).askEnd") is False


@pytest.mark.parametrize("key", ["o", "1", "?"])
def test_while_the_window_that_asks_is_fetched_keys_do_nothing_else(site: Site, key: str) -> None:
    guest = sit_at(site, TURN)
    page = guest.page
    held: list[Route] = []
    page.route(re.compile(r"/EndDialog-.*\.js$"), lambda route: held.append(route))
    for _ in range(20):
        page.keyboard.press("f")
        page.wait_for_timeout(100)
        if held:
            break
    page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.locator("dialog[open]").all_inner_texts() == []
    assert len(held) == 1, "the window came before the key"
    held[0].continue_()
    page.locator("dialog[open]", has_text=guest.text("table-end-no")).wait_for()
    assert page.locator("dialog[open]").count() == 1
    assert page.locator(".hand .hit").count() == 1
    assert not guest.faults


def test_a_long_pass_asks_as_well(site: Site) -> None:
    guest = sit_at(site, TURN)
    guest.page.keyboard.press("e")
    guest.page.locator("dialog[open]", has_text="You have not placed a resource.").wait_for()
    assert guest.page.evaluate("document.activeElement.innerText") == guest.text("table-end-no")
    guest.page.keyboard.press("Enter")  # whoever presses on without reading plays on
    guest.page.locator("dialog[open]").wait_for(state="detached")
    assert guest.page.locator(ASKED).count() == 1


def test_the_turn_of_a_figure_is_ended_by_a_button_of_its_own(site: Site) -> None:
    guest = site.visitor()
    guest.start("wowminis")
    page = guest.page
    page.wait_for_selector(ASKED, timeout=20_000)
    for _ in range(60):
        if page.locator(".actions .end button").count():
            break
        page.keyboard.press("1")
        page.wait_for_timeout(150)
    assert page.locator(".actions .primary").count() == 0
    page.keyboard.press("Space")
    assert page.locator("dialog[open]").count() == 0
    page.keyboard.press("f")
    page.locator("dialog[open]").wait_for()
    assert page.locator("dialog[open] li").count() > 0
