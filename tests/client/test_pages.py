"""Each page in both languages and all themes: no serious fault for those who cannot see or point, no missing words."""

from __future__ import annotations

import gzip
import re

import pytest

from tests.client.common import BUILT, CLIENT, Site, Visitor
from tests.client.page_waits import until

KEY = re.compile(r"^(home|table|room|shell|key|verb|mark|colour|about)-[a-z-]+$")

EMBLEMS = re.compile(r"(\d+|_virtual_emblems)-")
LARGEST = 180_000
"""Bytes of the client, compressed."""
REFUSED = "Failed to load resource: the server responded with a status of 401 (Unauthorized)"
"""What the browser itself says where a guest is no longer known, however well the page takes it."""


def words(guest: Visitor) -> list[str]:
    """Lines of the page that are keys for which there are no words."""
    shown = guest.page.evaluate("document.body.innerText")
    return [line for line in shown.splitlines() if KEY.match(line.strip())]


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_opponent_is_chosen_by_its_face_and_sits_at_the_table(site: Site, lang: str) -> None:
    guest = site.visitor(lang=lang)
    guest.go()
    guest.page.get_by_role("radio", name="Corvin").wait_for(state="attached")
    faces = guest.page.locator(".faces")
    assert [name in faces.inner_text() for name in ("Pip", "Wren", "Mirel", "Corvin", "Sable", "Orsa")] == [True] * 6
    assert guest.page.locator("#home-level").count() == 0
    guest.page.get_by_role("radio", name=guest.text("home-opponent-plain")).check(force=True)
    assert guest.page.locator("#home-level").input_value() == "greedy"
    guest.page.get_by_role("radio", name="Corvin").check(force=True)
    guest.page.locator("form button[type=submit]").click()
    guest.table()
    guest.page.locator("main", has_text="Corvin").wait_for()
    assert guest.faults == []


@pytest.mark.slow
def test_the_last_choice_is_ready_the_next_time(site: Site) -> None:
    guest = site.visitor()
    page = guest.page
    guest.go("/?game=duelmasters")
    page.get_by_role("radio", name="Pip").check(force=True)
    page.get_by_label(guest.text("home-deck"), exact=True).select_option("river-meadow")
    page.locator(".start .cover .lead").first.wait_for()
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/r/*")
    guest.go()
    page.get_by_role("button", name=f"{guest.text('home-play')}: Duel Masters", exact=True).click()
    assert page.get_by_role("radio", name="Pip").is_checked()
    assert page.get_by_label(guest.text("home-deck"), exact=True).input_value() == "river-meadow"
    # Another game has a choice of its own.
    page.locator("input[name=game][value=wowtcg]").check(force=True)
    page.locator(".start option[value=learn-elendril]").first.wait_for(state="attached")
    assert page.get_by_label(guest.text("home-deck"), exact=True).input_value() == "learn-elendril"
    assert guest.faults == []


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "scheme"), [pytest.param("en", "dark", marks=pytest.mark.thorough), ("de", "light")])
def test_first_page_and_table_have_no_serious_faults(site: Site, lang: str, scheme: str) -> None:
    guest = site.visitor(lang=lang, theme=scheme)
    guest.go()
    guest.page.wait_for_selector("form")
    assert guest.page.evaluate("document.documentElement.lang") == lang
    assert guest.serious() == [] and words(guest) == []
    guest.start()
    guest.table()
    guest.play(seed=4, steps=14)
    if not guest.over:
        guest.asked()
    assert guest.serious() == [] and words(guest) == []
    # The windows of the table.
    for key in ("?", "o"):
        guest.page.keyboard.press("Escape")
        guest.page.keyboard.press(key)
        assert guest.serious() == [] and words(guest) == []
    assert guest.faults == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.thorough), "de"])  # German words are the longer
def test_no_page_is_wider_than_a_small_screen(site: Site, lang: str) -> None:
    guest = site.visitor(lang=lang, size=(360, 740))
    for page in (
        "",
        "games",
        "puzzles",
        "limited",
        "tournament",
        "decks",
        "parties",
        "rules",
        "replays",
        "differences",
        "about",
    ):
        guest.go(f"/{page}")
        guest.page.wait_for_load_state("networkidle")
        assert guest.page.evaluate("document.documentElement.scrollWidth") == 360, page
    assert guest.faults == []


@pytest.mark.slow
def test_language_and_theme_change_at_once(site: Site) -> None:
    guest = site.visitor()
    guest.go()
    guest.page.wait_for_selector("form")
    guest.page.get_by_role("button", name="Deutsch").click()
    guest.lang = "de"
    guest.page.get_by_role("heading", name=guest.text("home-new")).wait_for()
    guest.page.get_by_role("button", name=guest.text("shell-settings")).click()
    guest.page.get_by_label(guest.text("shell-theme-contrast")).check()
    assert guest.page.evaluate("document.documentElement.dataset.theme") == "contrast"
    assert guest.serious() == []
    guest.page.reload()
    guest.page.get_by_role("heading", name=guest.text("home-new")).wait_for()
    assert guest.page.evaluate("document.documentElement.dataset.theme") == "contrast"


@pytest.mark.slow
def test_a_guest_moves_to_another_browser_by_a_code_and_signs_out_of_the_first(site: Site) -> None:
    old, new = site.visitor(), site.visitor(lang="de")
    for guest in (old, new):
        guest.enter()
        guest.go()
        guest.page.get_by_role("button", name=guest.text("shell-settings")).click()
    assert old.serious() == [] and words(old) == []
    old.page.get_by_role("button", name=old.text("shell-devices-show")).click()
    code = old.page.locator("output.code").inner_text()
    new.page.get_by_label(new.text("shell-devices-have")).fill(code)
    with new.page.expect_navigation():
        new.page.get_by_role("button", name=new.text("shell-devices-use")).click()

    def who(guest: Visitor) -> object:
        return guest.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.id)")

    mine = who(old)
    assert who(new) == mine
    new.page.get_by_role("button", name=new.text("shell-settings")).click()
    new.page.get_by_role("button", name=new.text("shell-devices-sign-out"), exact=True).click()
    assert new.serious() == [] and words(new) == []
    new.page.get_by_role("button", name=new.text("shell-devices-sign-out-now")).click()
    new.page.get_by_text(new.text("shell-devices-signed-out")).wait_for()
    assert who(new) == mine
    # The other browser goes on as somebody else, as soon as it asks the server for what is its own.
    told = old.text("shell-signed-out", name="").rstrip(".").strip()
    old.page.get_by_text(told).wait_for()
    assert who(old) != mine
    assert old.page.get_by_text(old.text("failed", why="")).count() == 0
    assert new.faults == []
    assert set(old.faults) == {REFUSED}


@pytest.mark.slow
def test_why_not_names_the_rule(site: Site) -> None:
    guest = site.visitor()
    guest.start()
    guest.table()
    # Before the game has begun a hero can do nothing, and the server says by which rule.
    guest.asked()
    guest.page.get_by_role("button", name=guest.text("key-why")).click()
    guest.page.locator(".near .hit").first.click()
    guest.page.wait_for_selector("dialog[open] h2")
    assert guest.page.locator("dialog[open] li button").count() >= 1
    assert guest.faults == []


def code_of_a_first_game(site: Site) -> list[str]:
    """Files of the client that the first page and a first game load, without emblems (they are kept for ever).

    The pointer stays at the edge: a card that comes to lie under it is shown large, which loads more.
    """
    guest = site.visitor()
    guest.go()
    guest.page.mouse.move(0, 0)
    guest.page.locator("form button[type=submit]").press("Enter")
    guest.page.wait_for_url("**/r/*")
    guest.table()
    guest.asked()
    loaded = guest.page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert {name for name in loaded if not name.startswith(guest.url)} == set(), "something came from elsewhere"
    names = {name.rpartition("/")[2] for name in loaded if re.search(r"/assets/.*\.(js|css)$", name)}
    return [name for name in sorted(names) if not EMBLEMS.match(name)]


@pytest.mark.slow
def test_the_client_is_small(site: Site) -> None:
    """What the first page and a first game load, without emblems and type (both are kept for ever)."""
    code = code_of_a_first_game(site)
    assert any(name.startswith("CardTable-") for name in code)
    size = sum(len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in code)
    print(f"the client: {size:,} bytes compressed")
    assert size < LARGEST


def test_the_lock_file_names_no_registry() -> None:
    assert "resolved" not in (CLIENT / "package-lock.json").read_text(encoding="utf-8")


def test_what_is_different_from_a_known_game_leads_to_its_rule(site: Site) -> None:
    guest = site.visitor(size=(390, 844), lang="de")
    guest.go("/differences/wowtcg")
    guest.page.get_by_role("link", name="Duel Masters").click()
    shields = guest.page.locator("li", has_text="Vor dir liegen fünf Karten als Schilde")
    shields.get_by_role("link").click()
    guest.page.wait_for_url("**/rules/duelmasters/dm:4")
    assert guest.serious() == [] and guest.faults == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_game_is_two_clicks_away_without_scrolling(site: Site, size: tuple[int, int]) -> None:
    guest = site.visitor(size=size)
    guest.go()
    guest.page.locator("[data-game=duelmasters] button.play").click()
    begin = guest.page.locator("form button[type=submit]")
    until(guest.page, "document.activeElement.type === 'submit'")
    place = begin.bounding_box()
    assert place is not None and place["y"] >= 0 and place["y"] + place["height"] <= size[1]
    guest.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    guest.page.wait_for_url("**/r/*")
    assert guest.faults == []
