"""Waiting for what a page says of itself; the page's policy forbids Playwright's own way, which evaluates text."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page


def until(page: Page, script: str, seconds: float = 15.0) -> None:
    """Wait until an expression holds in the page."""
    end = time.monotonic() + seconds
    while not page.evaluate(script):
        assert time.monotonic() < end, f"still not: {script}"
        page.wait_for_timeout(40)
