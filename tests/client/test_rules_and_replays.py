"""The rulebook and replays in the browser: found, linked, shared, played on from."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLate

from tests.client.common import Site
from tests.client.page_waits import until

pytestmark = pytest.mark.slow

OPEN = """async () => {
  await fetch('/api/me');
  const seats = [{kind: 'me', deck: 'learn-elendril'}, {kind: 'computer', player: 'random', deck: 'learn-radak'}];
  const body = JSON.stringify({game: 'wowtcg', seats});
  const said = await fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await said.json()).room.code;
}"""


@pytest.mark.parametrize(
    ("lang", "size", "scheme"),
    [pytest.param("en", (1280, 800), "dark", marks=pytest.mark.thorough), ("de", (360, 740), "light")],
)
def test_a_rule_is_found_read_and_followed(site: Site, lang: str, size: tuple[int, int], scheme: str) -> None:
    guest = site.visitor(lang=lang, size=size, theme=scheme)
    page = guest.page
    guest.go("/rules/wowtcg")
    page.wait_for_selector(".contents a")
    assert page.locator(".contents a").count() > 500
    page.get_by_role("searchbox").fill("601.2a")
    page.wait_for_selector(".contents .bit")
    page.locator(".contents a").first.click()
    page.wait_for_selector("section.here")
    assert guest.serious() == []
    # The rule says what it is from, and leads to others.
    assert "601" in page.locator("section.here footer").inner_text()
    page.locator("section .see a").first.click()
    until(page, "!location.pathname.includes('601.2a')")
    page.wait_for_selector("section.here")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.faults == []


@pytest.mark.parametrize(
    ("lang", "number"),
    [("en", "wow:602.2"), pytest.param("de", "wow:305.1", marks=pytest.mark.thorough), ("de", "minis08:p11.taunt")],
)
def test_a_rule_is_tried_out_in_a_position_that_shows_it(site: Site, lang: str, number: str) -> None:
    guest = site.visitor(lang=lang)
    game = "wowminis" if number.startswith("minis") else "wowtcg"
    guest.go(f"/rules/{game}/{number}")
    rule = guest.page.locator(f"[id='rule-{number}']")
    title = rule.locator("h2").inner_text()
    rule.get_by_role("button", name=guest.text("rules-play")).click()
    guest.table()
    guest.asked()
    panel = guest.page.locator(".floating")
    panel.wait_for()
    assert panel.locator("h2").inner_text() in title
    assert guest.serious() == [] and guest.faults == []
    panel.get_by_role("link", name=guest.text("rules-back-to")).click()
    guest.page.wait_for_url(f"**/rules/{game}/{number.replace(':', '%3A')}")


def test_a_replay_is_stepped_shared_and_played_on(site: Site) -> None:
    guest = site.visitor()
    page = guest.page
    guest.go("/about")
    page.goto(f"{guest.url}/r/{page.evaluate(OPEN)}")
    guest.table()
    guest.asked()
    guest.play(seed=4, steps=20)
    # A menu of choices may be open, and what the last step began may still ask something.
    menu = page.locator("dialog[open]").get_by_role("button", name=guest.text("table-concede"))
    while not menu.count():
        while page.locator("dialog[open], .veil").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(100)
        with suppress(TooLate):
            page.get_by_role("button", name=guest.text("table-menu"), exact=True).click(timeout=2000)
            menu.wait_for(timeout=2000)
    # Conceding ends it, and there is a replay.
    page.get_by_role("button", name=guest.text("table-concede")).click()
    page.get_by_role("button", name=guest.text("table-concede-sure")).click()
    # How everybody stood, turn by turn: curves, and the same numbers as a table.
    figures = page.locator(".talk.over .figures")
    figures.locator("figure").nth(2).wait_for()
    assert figures.locator("figcaption").all_inner_texts()[:2] == ["Health", "Cards in hand"]
    figures.locator("summary").click()
    first, last = figures.locator("tbody tr").first, figures.locator("tbody tr").last
    assert first.locator("td").nth(0).inner_text() == "28" and last.locator("th").inner_text() == guest.text(
        "coach-end"
    )
    assert guest.serious() == []
    page.locator(".talk.over a[href^='/replays/']").click()
    page.wait_for_selector(".verdict.exact", timeout=30_000)
    step = page.get_by_label(guest.text("replays-step"), exact=True)
    assert step.input_value() == "0"
    page.get_by_role("button", name=guest.text("replays-step-on")).click()
    until(page, "document.querySelector('.slider').value === '1'")
    page.keyboard.press("End")
    until(page, "document.querySelector('.slider').value === document.querySelector('.slider').max")
    assert guest.serious() == []
    # A line of the log leads to its moment, and the address is that moment's.
    page.get_by_role("button", name=guest.text("replays-log"), exact=True).click()
    page.locator("dialog[open] li button").nth(4).click()
    until(page, "document.querySelector('.slider').value !== document.querySelector('.slider').max")
    at = step.input_value()
    page.wait_for_url(f"**at={at}&seat=0")
    page.reload()
    page.wait_for_selector(".verdict.exact", timeout=30_000)
    until(page, f"document.querySelector('.slider').value === '{at}'")
    page.get_by_role("button", name=guest.text("replays-play-on")).click()
    assert guest.serious() == []
    page.get_by_role("button", name=guest.text("replays-begin"), exact=True).click()
    page.wait_for_url("**/r/*")
    guest.table()
    guest.asked()
    assert guest.faults == []


def test_what_is_no_replay_is_refused(site: Site) -> None:
    guest = site.visitor()
    guest.go("/replays")
    guest.page.get_by_label(guest.text("replays-file")).set_input_files(
        {"name": "x.replay", "mimeType": "text/plain", "buffer": b"this is none"}
    )
    guest.page.wait_for_selector("[role=alert]")
    assert guest.serious() == []
