"""A browser at our own server: pages to be looked at, and someone who plays by mouse, by touch or by keyboard."""

from __future__ import annotations

import json
import os
import random
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

import pytest

import regelwerk
from tests.client.texts import text

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.server.common import Served

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "client"
BUILT: Final = Path(regelwerk.__path__[0]) / "server" / "static"
AXE: Final = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is there; the shell has no window to draw and takes a third less time."""
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SETTINGS: Final = """localStorage.getItem('regelwerk.settings')
  ?? localStorage.setItem('regelwerk.settings', JSON.stringify(%s))"""
"""What others do is not shown at a person's pace, and nothing is heard, unless a test says so in its settings."""
PATIENCE: Final = 40.0
"""Seconds without anything to do after which a game counts as stuck."""

ASKED: Final = ".question.mine:not([aria-busy=true]):not(:has(~ .pausing))"
"""There is a question to this seat, no answer to it is on its way, and the server is not about to pass: it stays until
something is done."""

LOOK: Final = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.offsetParent !== null);
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    const x = box.left + Math.min(box.width / 2, 24), y = box.top + Math.min(box.height / 2, 30);
    const top = document.elementFromPoint(x, y);
    return top && (one.contains(top) || top.contains(one)) ? [x, y] : null;
  };
  return {
    over: seen('.talk.over').length > 0,
    dialog: document.querySelector('dialog[open]') !== null,
    menu: seen('.menu button').map(middle),
    cards: seen('.hit.may, .hit.target').map(middle).filter((one) => one !== null),
    players: seen('button.name.target').map(middle),
    loose: seen(':is(.loose button, .many button, .choices > .button):not(:disabled)').map(middle),
    primary: seen('.actions :is(button.primary, button.end, .end button):not(:disabled)').map(middle),
    ends: seen('.actions :is(button.end, .end button):not(:disabled)').length > 0,
    picked: seen('.hit.picked').length > 0,
    mine: document.querySelector('.question.mine') !== null,
    busy: document.querySelector('.question[aria-busy=true]') !== null,
  };
}"""
"""What can be clicked, as a person sees it: only what no other thing covers."""


def leave_out(why: str) -> NoReturn:
    """Without a browser or a client there is nothing to test; where both must be there, that is a fault."""
    if os.environ.get("REGELWERK_BROWSER") == "needed":
        pytest.fail(why)
    pytest.skip(why)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's Chromium; the test is left out where it, or the built client, is not there.

    With REGELWERK_BROWSER=needed in the environment it fails instead.
    """
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        leave_out("there is no Chromium here: apt-get install chromium-headless-shell")
    if not (BUILT / "index.html").is_file():
        leave_out("the client is not built: make client")
    with api.sync_playwright() as program:
        browser = program.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of his own: cookies, language, theme, size of the screen.

    settings  what he has chosen for his browser, besides the theme
    faults    what the page complained about; there should be nothing
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        lang: str = "en",
        size: tuple[int, int] = (1280, 800),
        theme: str = "dark",
        settings: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        self.url = url
        self.lang = lang
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="de-DE" if lang == "de" else "en-GB",
            reduced_motion="reduce",
            **more,
        )
        chosen = {"pace": "instant", "theme": theme, "muted": True, **(settings or {})}
        self.context.add_init_script(SETTINGS % json.dumps(chosen))
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.complained)

    def complained(self, message: Any) -> None:
        # What a lost connection makes the browser say is no fault of the page.
        if message.type == "error" and "WebSocket" not in message.text and "ERR_INTERNET" not in message.text:
            self.faults.append(message.text)

    def text(self, key: str, **values: object) -> str:
        """A text of the client in this visitor's language."""
        return text(self.lang, key, **values)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main :is(h1, .table)")

    def enter(self) -> None:
        """Let the server know this guest, as the first page does by itself."""
        assert self.context.request.get(f"{self.url}/api/me").ok
        assert self.context.cookies(), "the server never named this guest"

    def start(self, game: str = "wowtcg", against: str = "computer") -> str:
        """A game from the first page; the code of its room."""
        self.go()
        self.page.locator(f"input[name=game][value={game}]").check(force=True)
        self.page.locator(f"input[name=against][value={against}]").check()
        self.page.locator("form button[type=submit]").click()
        self.page.wait_for_url("**/r/*")
        return self.page.url.rpartition("/")[2]

    def table(self) -> None:
        self.page.wait_for_selector(".actions", timeout=20_000)

    def drawer(self, tab: str) -> None:
        """Open the log or the chat of a card table."""
        if self.page.locator(".drawer.open").count():
            self.page.get_by_role("tab", name=self.text(f"table-{tab}")).click()
        else:
            self.page.locator(f".rail button[aria-label^='{self.text(f'key-{tab}')} (']").click()

    def asked(self) -> None:
        """Wait until there is a question to this seat."""
        self.page.wait_for_selector(ASKED, timeout=20_000)

    def ask_everywhere(self) -> None:
        """Lock full control, so that what this seat plays waits until it passes.

        Two presses of the key lock it; where the machine is busy they may be too far apart, and the next one counts.
        """
        locked = self.page.locator(".actions .until", has_text=self.text("table-control-locked"))
        for _ in range(20):
            self.page.keyboard.press("Control")
            if locked.count():
                return
        raise AssertionError("full control was never locked")

    @property
    def over(self) -> bool:
        return self.page.locator(".talk.over").count() > 0

    def play(self, way: str = "mouse", seed: int = 1, steps: int = 2000) -> int:
        """Play at random until the game is over, or so many steps; how many it took."""
        chance = random.Random(seed)
        since = time.monotonic()
        done = 0
        while done < steps:
            seen = self.page.evaluate(LOOK)
            if seen["over"]:
                break
            if seen["dialog"]:
                self.page.keyboard.press("Escape")
            elif not seen["busy"] and (self.keys if way == "keyboard" else self.point)(seen, chance, way):
                done += 1
                since = time.monotonic()
            else:
                assert time.monotonic() - since < PATIENCE, f"nothing can be done: {seen}"
            self.page.wait_for_timeout(25)
        return done

    def point(self, seen: dict[str, Any], chance: random.Random, way: str) -> bool:
        """One click or tap on something that can be used."""
        if seen["menu"]:
            spots = seen["menu"]
        elif seen["primary"] and not seen["picked"] and (not seen["cards"] or chance.random() < 0.3):
            spots = seen["primary"]
        else:
            spots = seen["cards"] or seen["players"] or seen["loose"] or seen["primary"]
        spots = [spot for spot in spots if spot is not None]
        if not spots:
            return False
        x, y = chance.choice(spots)
        if way == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        return True

    def keys(self, seen: dict[str, Any], chance: random.Random, way: str) -> bool:
        """One step with nothing but keys."""
        press = self.page.keyboard.press
        if seen["menu"]:
            press(str(chance.randint(1, len(seen["menu"]))) if len(seen["menu"]) < 10 else "Enter")
        elif seen["cards"] and chance.random() < 0.5:
            for _ in range(chance.randint(1, 6)):
                press(chance.choice(["ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"]))
            press("Enter")
        elif seen["primary"] and chance.random() < 0.5:
            press("f" if seen["ends"] else "Space")
        elif seen["mine"]:
            press(str(chance.randint(1, 4)))
        else:
            return False
        return True

    def drag(self, what: Locator, to: Locator, by: tuple[float, float] = (0.5, 0.5)) -> None:
        """Drag a card by its upper left corner to another place; `by`: where in it, as parts of its width and height.

        In a hand of many cards only the left part of each is not covered by the next one.
        """
        card = what.first
        before = card.bounding_box()
        assert before is not None
        inside = min(before["width"] / 2, 26)
        card.hover(position={"x": inside, "y": 30})  # waits until it moves no more
        start, end = card.bounding_box(), to.first.bounding_box()
        assert start is not None and end is not None
        mouse = self.page.mouse
        x = start["x"] + inside
        mouse.down()
        mouse.move(x + 6, start["y"] + 10)
        mouse.move(end["x"] + end["width"] * by[0], end["y"] + end["height"] * by[1], steps=5)
        mouse.up()

    def serious(self) -> list[str]:
        """What axe-core finds of serious faults on the page as it stands."""
        if not AXE.is_file():
            pytest.skip("axe-core is not installed: npm ci in client/")
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]


class Site(NamedTuple):
    """A server, and the browser in which it is visited."""

    browser: Browser
    server: Served

    @property
    def url(self) -> str:
        return self.server.url

    def visitor(self, **more: Any) -> Visitor:
        """Somebody who comes in a browser of his own; `more` as for `Visitor`."""
        return Visitor(self.browser, self.url, **more)


def asked(*guests: Visitor) -> Visitor:
    """Whoever is asked something now."""
    for _ in range(150):
        for guest in guests:
            if guest.page.locator(ASKED).count():
                return guest
        guests[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")
