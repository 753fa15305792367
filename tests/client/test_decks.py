"""Decks in the browser: looked through, built, read from a text, kept; every fault with its rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.client.common import Site, Visitor
from tests.client.page_waits import until

pytestmark = pytest.mark.slow


def count(guest: Visitor) -> int:
    """How many cards the line above the list counts."""
    words = guest.page.locator(".count").inner_text()
    digits = "".join(letter for letter in words if letter.isdigit())
    return int(digits or 0)


def test_cards_are_searched_by_line_and_by_filter(site: Site) -> None:
    guest = site.visitor()
    guest.go("/decks/wowtcg/cards?q=t:ally%20cost<=3")
    guest.page.locator(".cards li").first.wait_for()
    until(guest.page, "!/^(3|2)\\d\\d /.test(document.querySelector('.count').innerText)")
    few = count(guest)
    assert 10 < few < 150
    # A filter writes into the line, and the address follows it.
    guest.page.get_by_label(guest.text("decks-field-faction")).select_option("horde")
    until(guest.page, f"!document.querySelector('.count').innerText.startsWith('{few} ')")
    assert "faction:horde" in guest.page.get_by_role("searchbox").input_value()
    assert 0 < count(guest) < few
    guest.page.wait_for_url("**faction*")
    guest.page.locator(".cards button.card").first.click()
    guest.page.wait_for_selector("dialog[open] .card.zoom")
    assert guest.serious() == []
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("searchbox").fill("colour:red")
    guest.page.wait_for_selector(".count .bad")
    assert "colour" in guest.page.locator(".count").inner_text()
    assert guest.faults == []


@pytest.mark.parametrize(("page", "name"), [("decks/duelmasters", "Rasse"), ("parties/wowminis", "Volk")])
def test_a_field_is_called_what_the_game_calls_it(site: Site, page: str, name: str) -> None:
    guest = site.visitor(lang="de")
    guest.go(f"/{page}/cards")
    guest.page.get_by_role("button", name=guest.text("decks-filters")).click()
    guest.page.locator(".filters label span").get_by_text(guest.text("decks-field-type")).wait_for()
    assert name in guest.page.locator(".filters label span").all_inner_texts()
    assert guest.faults == []


@pytest.mark.parametrize(
    ("lang", "size", "scheme"),
    [pytest.param("en", (1280, 800), "dark", marks=pytest.mark.thorough), ("de", (360, 740), "light")],
)
def test_a_deck_is_built_and_kept(site: Site, lang: str, size: tuple[int, int], scheme: str) -> None:
    guest = site.visitor(lang=lang, size=size, theme=scheme)
    page = guest.page
    guest.go("/decks/wowtcg/learn-elendril")
    page.wait_for_selector(".legal")
    assert guest.serious() == []
    page.get_by_role("button", name=guest.text("decks-copy")).click()
    until(page, "!location.pathname.endsWith('learn-elendril')")
    page.wait_for_selector(".legal")
    # One card more is one fault, with the rule that says so.
    page.locator(".lines .stepper button").nth(1).click()
    page.wait_for_selector(".faulty")
    fault = page.locator(".verdict li")
    assert fault.count() == 1
    fault.locator("button").click()
    page.wait_for_selector("dialog[open] h3")
    page.keyboard.press("Escape")
    page.locator(".lines .stepper button").first.click()
    page.wait_for_selector(".legal")
    page.locator(".title input").fill("Mein Rudel")
    page.get_by_role("button", name=guest.text("decks-save"), exact=True).click()
    page.get_by_text(guest.text("decks-saved", name="Mein Rudel")).wait_for()
    page.get_by_role("button", name=guest.text("decks-sample")).click()
    assert page.locator("dialog[open] .hand li").count() == 7
    page.keyboard.press("Escape")
    page.get_by_role("button", name=guest.text("decks-export")).click()
    text = page.locator("dialog[open] textarea").input_value()
    assert text.startswith("# Mein Rudel\nformat: starter\nhero: Elendril\n")
    page.keyboard.press("Escape")
    guest.go("/decks/wowtcg")
    page.get_by_role("link", name="Mein Rudel", exact=True).wait_for()
    assert guest.serious() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.faults == []


def test_the_builder_offers_only_what_the_check_accepts(site: Site) -> None:
    guest = site.visitor(lang="de")
    page = guest.page
    guest.go("/decks/wowtcg")
    page.locator(".decks .cover .lead .relief").first.wait_for()
    assert page.locator(".decks li").count() == page.locator(".decks li .cover").count() > 20
    guest.go("/decks/wowtcg/frost-and-flame")
    page.wait_for_selector(".legal")
    assert page.locator(".title input").input_value() == "Frost und Flamme"
    page.locator(".deck .cover").wait_for()
    # Four copies of a card are in it, and no fifth is offered; what its hero forbids is not offered at all.
    more = page.get_by_role("button", name=guest.text("decks-more-of", name="Frostbolt"))
    assert [more.nth(at).is_disabled() for at in range(more.count())] == [True] * more.count()
    pyroblast = page.locator(".pool li", has_text="Pyroblast")
    assert pyroblast.count() == 0
    page.locator(".only input").uncheck()
    page.get_by_role("searchbox").fill("Pyroblast")
    pyroblast.locator(".why").wait_for()
    assert "Helden mit" in pyroblast.inner_text() and pyroblast.locator("button[disabled]").count() == 2
    # One copy less, and the next one is offered again.
    page.locator(".lines li", has_text="Frostbolt").locator("button", has_text="−").click()
    page.locator(".lines li", has_text="Frostbolt").locator("button:not([disabled])", has_text="+").wait_for()
    assert guest.serious() == []
    assert guest.faults == []


def test_a_deck_is_tested_against_the_others_as_far_as_one_likes(site: Site) -> None:
    guest = site.visitor(lang="de", size=(360, 740), theme="light")
    page = guest.page
    guest.go("/decks/duelmasters/first-spark")
    page.wait_for_selector(".legal")
    page.get_by_role("button", name=guest.text("decks-test"), exact=True).click()
    page.locator("dialog[open] .overall").wait_for()
    page.get_by_role("button", name=guest.text("decks-test-stop")).click()
    page.get_by_role("button", name=guest.text("decks-test-again")).wait_for()
    games = page.locator("dialog[open] progress").get_attribute("value")
    assert games is not None and int(games) >= 1
    names = page.locator("dialog[open] tbody th").all_inner_texts()
    assert "green-tide" in names and len(names) == len(set(names))
    assert guest.serious() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    with page.expect_download() as kept:
        page.get_by_role("button", name=guest.text("decks-test-keep")).click()
    report = Path(kept.value.path()).read_text(encoding="utf-8")
    assert kept.value.suggested_filename == "erster-funke.html"
    assert report.startswith("<!doctype html>") and "green-tide" in report and "seed 1" in report
    assert "http" not in report, "it needs nothing from elsewhere"
    page.get_by_role("button", name=guest.text("decks-test-again")).click()
    until(page, f"document.querySelector('dialog[open] progress').value > {games}")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert guest.faults == []


PAPER = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility() && !one.closest('.print-sheet')).length"""


def test_a_deck_is_shared_by_link_and_printed(site: Site) -> None:
    guest = site.visitor()
    page = guest.page
    guest.go("/decks/wowtcg/learn-elendril")
    page.wait_for_selector(".legal")
    page.locator(".title input").fill("Müllers Rudel")
    page.get_by_role("button", name=guest.text("decks-export")).click()
    box = page.locator("dialog[open] textarea")
    text = box.input_value()
    # On paper there is the list, and nothing else of the page.
    page.emulate_media(media="print")
    sheet = page.locator(".print-sheet")
    assert "Müllers Rudel" in sheet.inner_text() and "2 Bloodclaw" in " ".join(sheet.inner_text().split())
    assert page.evaluate(PAPER) == 0
    counts = [int(count) for count in sheet.locator("b").all_inner_texts()]
    assert sum(counts) == sum(int(line.split()[0]) for line in text.splitlines() if line[:1].isdigit())
    page.emulate_media(media="screen")
    assert not sheet.is_visible()
    page.get_by_role("button", name=guest.text("decks-copy-link")).click()
    link = box.input_value()
    assert guest.faults == []

    other = site.visitor(lang="de", settings={"cardNames": "de"})
    other.go(link.removeprefix(other.url))
    other.page.wait_for_selector(".legal")
    assert other.page.locator(".title input").input_value() == "Müllers Rudel"
    other.page.get_by_role("button", name=other.text("decks-export")).click()
    read = other.page.locator("dialog[open] textarea").input_value()
    assert len(read.splitlines()) == len(text.splitlines()) and "1 Krol Blade" in text and "1 Krolklinge" in read
    other.page.keyboard.press("Escape")
    # It is somebody else's until one takes a copy.
    other.page.get_by_role("button", name=other.text("decks-copy")).click()
    until(other.page, "!location.pathname.endsWith('shared')")
    other.page.wait_for_selector(".legal")
    # Half a link is no smaller deck.
    other.go(link.removeprefix(other.url)[:-30])
    other.page.get_by_text(other.text("decks-link-damaged")).wait_for()
    assert other.faults == []


def test_a_party_is_shared_by_link(site: Site) -> None:
    guest = site.visitor()
    guest.go("/parties/wowminis/starter-horde")
    guest.page.wait_for_selector(".legal")
    guest.page.get_by_role("button", name=guest.text("decks-export")).click()
    box = guest.page.locator("dialog[open] textarea")
    text = box.input_value()
    guest.page.get_by_role("button", name=guest.text("decks-copy-link")).click()
    guest.go(box.input_value().removeprefix(guest.url))
    guest.page.wait_for_selector(".legal")
    guest.page.get_by_role("button", name=guest.text("decks-export")).click()
    assert box.input_value() == text
    guest.page.emulate_media(media="print")
    assert guest.page.evaluate(PAPER) == 0
    names = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith(("#", "scenario"))]
    printed = guest.page.locator(".print-sheet").inner_text()
    assert len(names) > 4 and all(name in printed for name in names)
    assert guest.faults == []


def test_a_text_is_read_with_an_answer_to_every_line(site: Site) -> None:
    guest = site.visitor()
    page = guest.page
    guest.go("/decks/wowtcg/import")
    page.locator("textarea").fill(
        "# Pasted\nHero: Elendril\nAllies (4)\n- 4x Bloodclaw\nLatro Abiectus x3\n2 Krol Blad\n7 Krolklinge"
    )
    page.get_by_role("button", name=guest.text("decks-check")).click()
    page.wait_for_selector(".lines li")
    assert page.locator(".lines > li:not(.bad, .note)").count() == 4
    wrong = page.locator(".lines > li.bad")
    assert wrong.count() == 1 and "Krol Blade" in wrong.inner_text()
    # What is wrong with the whole deck is told at once, not only after every line can be read.
    whole = page.locator("section > .faults").inner_text()
    assert "Krol" in whole or "4" in whole
    assert guest.serious() == []
    page.get_by_role("button", name=guest.text("decks-import-rest")).click()
    page.wait_for_selector(".deck .lines")
    assert page.locator(".title input").input_value() == "Pasted"
    assert page.locator(".deck .lines li").count() == 3
    assert guest.faults == []


def test_a_deck_is_checked_for_the_edition_that_is_chosen(site: Site) -> None:
    guest = site.visitor()
    page = guest.page
    guest.go("/decks/duelmasters/first-spark")
    page.wait_for_selector(".legal")
    page.get_by_role("button", name=guest.text("decks-copy")).click()
    until(page, "!location.pathname.endsWith('first-spark')")
    page.wait_for_selector(".legal")
    # One card more is nothing in 2004 and one too many today.
    some = page.locator(".lines .stepper").filter(has=page.locator("output", has_text="2")).first
    some.locator("button").nth(1).click()
    page.get_by_text(guest.text("decks-legal", count=41)).wait_for()
    rules = page.get_by_role("combobox", name=guest.text("decks-edition"))
    assert rules.locator("option").all_inner_texts() == ["Rules of 2004", "Modern rules"]
    rules.select_option("modern")
    page.wait_for_selector(".faulty")
    assert "exactly 40" in page.locator(".verdict li").inner_text()
    assert "exactly 40" in page.locator("#meant").inner_text()
    # The choice is kept with the deck, and goes out with its text.
    page.get_by_role("button", name=guest.text("decks-save"), exact=True).click()
    page.get_by_role("button", name=guest.text("decks-is-saved"), exact=True).wait_for()
    page.reload()
    page.wait_for_selector(".faulty")
    assert rules.input_value() == "modern"
    page.get_by_role("button", name=guest.text("decks-export")).click()
    assert "\nedition: modern\n" in page.locator("dialog[open] textarea").input_value()
    page.keyboard.press("Escape")
    assert guest.serious() == []
    # A game is begun by the rules that are chosen there.
    guest.go("/?game=duelmasters")
    page.get_by_text(guest.text("home-more")).click()
    rules.select_option("modern")
    assert "exactly 40" in page.locator("#home-edition-about").inner_text()
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/r/*")
    guest.table()
    code = page.url.rpartition("/")[2]
    edition = page.evaluate("async code => (await (await fetch('/api/rooms/' + code)).json()).edition", code)
    assert edition == "modern"
    assert guest.faults == []


def test_a_deck_is_played_alone_and_its_sample_hand_sorted(site: Site) -> None:
    guest = site.visitor(lang="de")
    guest.go("/decks/duelmasters/first-spark")
    guest.page.get_by_role("button", name=guest.text("decks-sample")).click()
    sheet = guest.page.locator("dialog[open]")
    sheet.get_by_label(guest.text("decks-sample-sorted")).check()
    costs = [int(cost) for cost in sheet.locator(".cost").all_inner_texts()]
    assert len(costs) == 5 and costs == sorted(costs)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name=guest.text("decks-alone")).click()
    guest.table()
    guest.asked()
    assert guest.faults == []
