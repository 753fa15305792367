"""Every page and every table in every theme, without serious faults for those who cannot see or point."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.client.common import Site, Visitor
from tests.client.test_foresight import AT_ALLIES, AT_SHIELDS
from tests.client.test_questions import sit_at

pytestmark = pytest.mark.slow
THEMES = ("dark", "light", "contrast")
PAGES = (
    "", "games", "puzzles", "limited", "decks", "decks/wowtcg/new", "decks/wowtcg/frost-and-flame", "parties",
    "parties/wowminis/new", "rules/wowtcg/wow:602.2", "replays", "differences/duelmasters", "about",
)  # fmt: skip


def faults_in_every_theme(guest: Visitor, themes: Sequence[str] = THEMES) -> list[str]:
    """What is wrong with the page as it stands, theme by theme."""
    found = []
    for theme in themes:
        guest.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        guest.page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
        found += [f"{theme}: {fault}" for fault in guest.serious()]
    return found


def faults_of_pages(guest: Visitor, themes: Sequence[Sequence[str]]) -> list[str]:
    """What is wrong with each page, the themes taken in turn."""
    found = []
    for number, page in enumerate(PAGES):
        guest.go(f"/{page}")
        guest.page.wait_for_load_state("networkidle")
        found += [f"/{page} {fault}" for fault in faults_in_every_theme(guest, themes[number % len(themes)])]
    return found


@pytest.mark.thorough
def test_every_page_in_one_of_the_themes(site: Site) -> None:
    guest = site.visitor(lang="de")
    assert faults_of_pages(guest, [[theme] for theme in THEMES]) == []
    assert guest.faults == []


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_page_in_every_theme(site: Site, lang: str) -> None:
    guest = site.visitor(lang=lang)
    assert faults_of_pages(guest, [THEMES]) == []
    assert guest.faults == []


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((1024, 768), marks=pytest.mark.thorough)])
@pytest.mark.parametrize(
    "text",
    [pytest.param(AT_ALLIES, id="wowtcg"), pytest.param(AT_SHIELDS, id="duelmasters", marks=pytest.mark.thorough)],
)
def test_a_preview_at_a_card_table_in_every_theme(site: Site, text: str, size: tuple[int, int]) -> None:
    guest = sit_at(site, text, size=size)
    guest.page.locator(".near .hit.may").first.hover()
    guest.page.locator(".foresight p").first.wait_for()
    assert faults_in_every_theme(guest) == []


def test_the_hex_table_in_every_theme(site: Site) -> None:
    guest = site.visitor(lang="de")
    guest.start("wowminis")
    guest.page.wait_for_selector(".map .space", state="attached")
    assert faults_in_every_theme(guest) == []
