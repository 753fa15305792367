"""How fast the browser's table is: until a first game can be played, and while another's turn is shown.

    python -m bench.table_speed             prints the figures
    python -m bench.table_speed --trace build/trace.json     and keeps a trace of the turn for the browser's own tools

A server runs here, and the browser of the tests. The turn that is shown has at least ten events: allies are played and
attack. Frames are counted by the page itself while the scenes run; "slow" is the same with the processor slowed down
four times. What the machine does besides makes the figures worse, so it is best left alone meanwhile.
"""

from __future__ import annotations

import argparse
import gzip
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tests.client.common import BUILT, Site, Visitor, chromium
from tests.client.test_questions import take_seat
from tests.server.common import served

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SLOW: Final = 4
"""So many times the processor is slowed down for the second measurement."""
NEXT: Final = 12
"""The turn after the one that is shown: scenes begin in the tenth."""
LONGEST: Final = 60_000
"""Milliseconds that a turn may take to be shown."""
OTHERS_TURN: Final = """turn: Anna, action phase
seat Anna
  hero: Graccus
  deck: 6 Fury
seat Ben
  hero: Graccus
  hand: Kor Cindervein, Crazy Igvand, Bloodclaw, Fury
  party: Kor Cindervein, Parvink, Anika Berlyn
  resources: 9
  deck: 6 Fury
"""
COUNT: Final = """() => {
  window.frames_ = [];
  const next = (now) => { window.frames_.push(now); if (window.counting_) requestAnimationFrame(next); };
  window.counting_ = true;
  requestAnimationFrame(next);
}"""
COUNTED: Final = "() => { window.counting_ = false; return window.frames_; }"


class Shown(NamedTuple):
    """A turn that was shown: its events, how long it took, frames a second, the longest frame in milliseconds."""

    events: int
    seconds: float
    rate: float
    longest: float


def first_game(site: Site) -> float:
    """Seconds from the address of the first page to the first question of a game."""
    guest = site.visitor()
    guest.enter()
    began = time.monotonic()
    guest.start()
    guest.asked()
    taken = time.monotonic() - began
    guest.context.close()
    return taken


def turn_shown(site: Site, slowed: int, trace: str = "") -> Shown:
    """Another's turn, shown at the usual pace."""
    guest = Visitor(
        site.browser, site.url, size=(1440, 900), settings={"pace": "normal", "askEnd": False, "motion": "on"}
    )
    take_seat(guest, OTHERS_TURN, player="greedy")
    page = guest.page
    page.wait_for_load_state("networkidle")
    session = guest.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    if trace:
        site.browser.start_tracing(page=page, path=trace)
    before = page.locator(".line").count()
    page.evaluate(COUNT)
    guest.drawer("log")
    page.keyboard.press("f")
    page.locator(".phases .turn", has_text=guest.text("table-turn-mine", turn=NEXT)).wait_for(timeout=LONGEST)
    frames: list[float] = page.evaluate(COUNTED)
    if trace:
        site.browser.stop_tracing()
    gaps = [later - sooner for sooner, later in pairwise(frames)]
    seconds = (frames[-1] - frames[0]) / 1000
    shown = Shown(page.locator(".line").count() - before, seconds, len(gaps) / seconds, max(gaps))
    guest.context.close()
    return shown


def client_size(site: Site) -> int:
    """Bytes that a first game loads of the client, compressed, without emblems and type."""
    from tests.client.test_pages import code_of_a_first_game

    return sum(len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in code_of_a_first_game(site))


def measure(browser: Browser, url: Any, trace: str) -> None:
    """Measure, and print."""
    site = Site(browser, url)
    print(f"client of a first game, compressed: {client_size(site):,} bytes (limit 180,000)")
    times = sorted(first_game(site) for _ in range(3))
    print(f"first page to first question: {times[1]:.2f} s, median of three (limit 2 s)")
    for name, slowed in (("as it is", 1), (f"{SLOW} times slowed", SLOW)):
        shown = turn_shown(site, slowed, trace if slowed == 1 else "")
        print(
            f"another's turn, {name}: {shown.events} lines in {shown.seconds:.1f} s, "
            f"{shown.rate:.0f} frames a second, longest {shown.longest:.0f} ms"
        )


def main() -> None:
    """Measure the table."""
    reader = argparse.ArgumentParser(description="speed of the browser's table")
    reader.add_argument("--trace", default="", help="a file for a trace of the turn")
    asked = reader.parse_args()
    if asked.trace:
        Path(asked.trace).parent.mkdir(parents=True, exist_ok=True)
    with chromium() as browser, tempfile.TemporaryDirectory() as data, served(Path(data)) as server:
        measure(browser, server, asked.trace)


if __name__ == "__main__":
    main()
