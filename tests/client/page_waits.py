"""Waiting for what a page says of itself; the page's policy forbids Playwright's own way, which evaluates text."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.client.common import Visitor

WATCH: Final = """() => {
  window.seen_ = [];
  const told = (one) => ({ kind: one.className, text: one.innerText, place: getComputedStyle(one).position,
    lasts: parseFloat(one.querySelector('.left')?.style.animationDuration || 0),
    numbers: [...one.querySelectorAll('.number')].map((each) => each.innerText).sort(),
    skulls: one.querySelectorAll('.fallen .skull').length });
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((one) => [...one.addedNodes]).filter((one) => one.nodeType === 1))
      for (const one of [added, ...added.querySelectorAll('button.scene')])
        if (one.matches('button.scene, .shard, .leaving')) window.seen_.push(told(one));
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps what is shown, however short."""


def until(page: Page, script: str, seconds: float = 15.0) -> None:
    """Wait until an expression holds in the page."""
    end = time.monotonic() + seconds
    while not page.evaluate(script):
        assert time.monotonic() < end, f"still not: {script}"
        page.wait_for_timeout(40)


def seen(guest: Visitor, kind: str) -> list[dict[str, Any]]:
    """What has been shown of a kind."""
    found: list[dict[str, Any]] = guest.page.evaluate("window.seen_")
    return [one for one in found if kind in one["kind"].split()]


def until_seen(guest: Visitor, kind: str) -> list[dict[str, Any]]:
    """Wait until something of a kind has been shown."""
    for _ in range(400):
        if found := seen(guest, kind):
            return found
        guest.page.wait_for_timeout(100)
    raise AssertionError(f"no {kind} was shown")
