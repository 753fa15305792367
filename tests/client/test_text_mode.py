"""The table in words: a game by buttons and by typing, without anything being drawn."""

from __future__ import annotations

import pytest

from tests.client.common import Site, Visitor

pytestmark = pytest.mark.slow
SEED = 11
"""Every game here begins with the same cards."""

QUESTION = ".asked h2:not([aria-busy=true])"
ORDERS = ".asked ol button:not(:disabled)"


def words(site: Site, game: str, **more: object) -> Visitor:
    """Somebody at a table in words, at his first question."""
    guest = site.visitor(settings={"textMode": True}, **more)
    guest.start(game)
    guest.page.wait_for_selector(ORDERS)
    return guest


def typed(guest: Visitor, line: str) -> None:
    guest.page.locator("#order").fill(line)
    guest.page.keyboard.press("Enter")


def question(guest: Visitor) -> str:
    """What is asked and offered now, as one text."""
    return "\n".join([*guest.page.locator(QUESTION).all_inner_texts(), *guest.page.locator(ORDERS).all_inner_texts()])


def step(guest: Visitor, by_line: bool) -> bool:
    """Answer with the first option that is not an end, typed or as a button; False once the game is over."""
    page = guest.page
    page.wait_for_selector(f"{ORDERS}, .talk.over")
    if page.locator(".talk.over").count():
        return False
    before, texts = question(guest), page.locator(ORDERS).all_inner_texts()
    if by_line and page.locator(".asked [aria-pressed]").count() == 0:
        typed(guest, texts[0])
    else:
        page.locator(ORDERS).first.click()
    for _ in range(200):
        choice = page.locator(".asked p > .button:not(.quiet):not(:disabled)")
        sure = page.locator("dialog[open] .button.primary, dialog[open] button.primary")
        if sure.count():
            sure.first.click()
        elif question(guest) != before or page.locator(".talk.over").count():
            return True
        elif choice.count() and page.locator(".told p").count():
            choice.first.click()
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing came of {texts[0]!r} at {before!r}")


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        ("wowtcg", "en"),
        pytest.param("duelmasters", "de", marks=pytest.mark.thorough),
        pytest.param("wowminis", "de", marks=pytest.mark.thorough),
    ],
)
def test_a_game_is_played_in_words(site: Site, game: str, lang: str) -> None:
    guest = words(site, game, lang=lang)
    page = guest.page
    for number in range(10):
        if not step(guest, by_line=number % 3 != 2):
            break
    assert page.locator(".seen .lines p").count() > 5
    assert page.locator(".board, .map").count() == 0
    assert guest.serious() == [] and guest.faults == []


def test_a_line_is_answered_with_reasons_and_cards_are_read(site: Site) -> None:
    guest = words(site, "wowtcg")
    page = guest.page
    typed(guest, "fly to the moon")
    page.wait_for_selector(".told p, .told li")
    assert page.locator("#order").input_value() == "fly to the moon"  # to be mended, not typed anew
    page.locator("#order").fill("attack radak with elendril")
    page.get_by_role("button", name=guest.text("key-why"), exact=True).click()
    page.wait_for_selector(".told li button")
    page.locator(".told li button").first.click()
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.locator("#order").fill("elendril")
    page.get_by_role("button", name=guest.text("text-look")).click()
    page.locator(".told .lines p", has_text="Elendril").first.wait_for()
    page.get_by_role("button", name=guest.text("text-piles")).click()
    page.locator(".seen .lines").nth(1).wait_for()
    page.get_by_role("button", name=guest.text("text-leave")).click()
    page.wait_for_selector(".table .board")
    assert guest.faults == []


def test_text_mode_is_chosen_in_the_settings_and_keeps_the_game(site: Site) -> None:
    guest = site.visitor()
    guest.start("wowtcg")
    guest.table()
    address = guest.page.url
    guest.page.get_by_role("button", name=guest.text("table-menu")).click()
    guest.page.get_by_role("button", name=guest.text("shell-settings")).last.click()
    guest.page.get_by_label(guest.text("shell-text-mode")).check()
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".words .seen .lines p")
    assert guest.page.url == address and guest.faults == []
