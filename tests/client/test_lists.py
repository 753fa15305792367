"""Open lists in the browser: read from the menu of the table; closed ones have nothing to be read."""

from __future__ import annotations

import pytest

from tests.client.common import Site, Visitor

pytestmark = pytest.mark.slow

OPEN = """async ([game, decks, options]) => {
  await fetch('/api/me');
  const seats = [{kind: 'me', deck: decks[0]}, {kind: 'computer', player: 'random', deck: decks[1]}];
  const body = JSON.stringify({game, seats, options});
  const said = await fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await said.json()).room.code;
}"""


def sit_at(site: Site, lang: str, game: str, decks: list[str], options: dict[str, str]) -> Visitor:
    """Somebody at a table with the menu open."""
    guest = site.visitor(lang=lang)
    guest.go("/about")
    code = guest.page.evaluate(OPEN, [game, decks, options])
    guest.page.goto(f"{guest.url}/r/{code}")
    guest.table()
    guest.page.get_by_role("button", name=guest.text("table-menu"), exact=True).click()
    guest.page.locator("dialog[open] .list").wait_for()
    return guest


@pytest.mark.parametrize(
    ("lang", "game", "decks", "line"),
    [
        ("en", "wowtcg", ["learn-elendril", "learn-radak"], "3 Orgrimmar Grunts"),
        ("de", "wowminis", ["three-alliance", "three-horde"], "Gorebelly"),
    ],
)
def test_open_lists_are_read_from_the_menu(site: Site, lang: str, game: str, decks: list[str], line: str) -> None:
    guest = sit_at(site, lang, game, decks, {"lists": "open"})
    button = guest.page.get_by_role("button", name=guest.text("table-lists-read"))
    button.click()
    theirs = guest.page.get_by_role("region", name="Computer", exact=True)
    theirs.wait_for()
    assert line in theirs.inner_text()
    assert guest.page.locator("dialog[open] section").count() == 2
    assert line not in guest.page.locator("dialog[open] section").first.inner_text()
    assert guest.serious() == []
    guest.page.keyboard.press("Escape")
    assert guest.page.locator("dialog[open] section").count() == 0
    assert button.is_visible(), "back in the menu"
    assert guest.faults == []


def test_where_lists_are_closed_there_is_nothing_to_be_read(site: Site) -> None:
    guest = sit_at(site, "en", "wowtcg", ["learn-elendril", "learn-radak"], {})
    assert guest.page.get_by_text(guest.text("room-lists-closed")).is_visible()
    assert guest.page.get_by_role("button", name=guest.text("table-lists-read")).count() == 0
    assert guest.faults == []
