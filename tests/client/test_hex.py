"""The hex table in a browser: a whole game by keyboard and mouse, what is shown before an attack, small screens."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

from tests.client.common import PATIENCE, Visitor, chromium
from tests.server.common import served

pytestmark = pytest.mark.slow

OPEN = """async ([mine, other]) => {
  await fetch('/api/me');
  const seats = [{kind: 'me', deck: mine}, {kind: 'computer', player: 'greedy', deck: other}];
  const body = JSON.stringify({game: 'wowminis', lang: document.documentElement.lang, seats});
  const said = await fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await said.json()).room.code;
}"""

FAR = """() => {
  const middle = document.querySelector('.star').getBoundingClientRect();
  return [...document.querySelectorAll('.goal')].map((one) => {
    const box = one.getBoundingClientRect();
    return Math.hypot(box.x - middle.x, box.y - middle.y);
  });
}"""
"""How far each space that can be moved to is from the middle of the board, in pixels."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[object, str]]:
    with served(tmp_path_factory.mktemp("hex")) as server, chromium() as browser:
        yield browser, server.url


def begin(guest: Visitor, mine: str, other: str) -> None:
    guest.go("/about")
    code = guest.page.evaluate(OPEN, [mine, other])
    guest.page.goto(f"{guest.url}/r/{code}")
    guest.page.wait_for_selector(".map .space", state="attached", timeout=20_000)


def play(guest: Visitor, seed: int, until: str = ".talk.over", steps: int = 600) -> int:
    """Move and act at random, towards the middle of the board; how many steps until that is there."""
    chance = random.Random(seed)
    page = guest.page
    since = time.monotonic()
    done = 0
    while done < steps and not page.locator(until).count():
        goals = page.locator(".goal")
        buttons = page.locator(".choices .button:not(:disabled)")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif not page.locator(".question.mine").count():
            assert time.monotonic() - since < PATIENCE, "nothing can be done"
            page.wait_for_timeout(20)
            continue
        elif goals.count() and chance.random() < 0.7:
            far = page.evaluate(FAR)
            if far:
                page.evaluate("n => document.querySelectorAll('.goal')[n]?.focus()", far.index(min(far)))
                page.keyboard.press("Enter")
        elif buttons.count():
            page.evaluate(
                "n => document.querySelectorAll('.choices .button:not(:disabled)')[n]?.click()",
                chance.randrange(buttons.count()),
            )
        since = time.monotonic()
        done += 1
        page.wait_for_timeout(20)
    return done


def test_a_whole_game_of_the_miniatures(house: tuple[object, str]) -> None:
    guest = Visitor(*house)  # type: ignore[arg-type]
    begin(guest, "learn-alliance", "learn-horde")
    assert play(guest, 3) > 10
    assert guest.page.locator(".talk.over").count() == 1
    # Its replay is drawn by the same table.
    guest.page.locator(".talk.over a[href^='/replays/']").click()
    guest.page.wait_for_selector(".player .map .space", state="attached", timeout=30_000)
    assert guest.page.locator(".verdict.exact").count() == 1
    assert guest.faults == []


@pytest.mark.parametrize(("lang", "size", "scheme"), [("en", (1280, 800), "dark"), ("de", (360, 740), "light")])
def test_the_odds_stand_before_an_attack(
    house: tuple[object, str], lang: str, size: tuple[int, int], scheme: str
) -> None:
    guest = Visitor(*house, lang=lang, size=size, color_scheme=scheme)  # type: ignore[arg-type]
    page = guest.page
    begin(guest, "starter-alliance", "starter-horde")
    assert guest.serious() == []
    play(guest, 5, ".figure.target", 300)
    assert page.locator(".figure.target").count() >= 1
    page.locator(".figure.target").first.focus()
    page.keyboard.press("Enter")
    if size[0] < 900:
        page.get_by_role("button", name="Figur", exact=True).click()
    page.wait_for_selector(".deed .button")
    # The shares of the bars are a whole, up to what rounding loses.
    shares = [text.replace("<1", "0") for text in page.locator(".deed").first.locator(".share").all_inner_texts()]
    assert not shares or 95 <= sum(int(share) for share in shares) <= 105
    assert guest.serious() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.faults == []


def test_why_a_space_cannot_be_entered(house: tuple[object, str]) -> None:
    guest = Visitor(*house)  # type: ignore[arg-type]
    begin(guest, "learn-alliance", "learn-horde")
    play(guest, 1, ".figure.acting", 20)
    guest.asked()
    guest.page.get_by_role("button", name="Why not?").click()
    guest.page.locator(".parties .figure").last.click()
    guest.page.wait_for_selector("dialog[open] h2")
    assert guest.page.locator("dialog[open] li button").count() >= 1
    assert guest.faults == []
