"""The dice of the Miniatures can be read after they have fallen: blocks belong to hits, and both to the damage."""

from __future__ import annotations

import re

import pytest

from tests.client.common import Site, Visitor
from tests.client.test_hex import STRIKES
from tests.client.test_questions import sit_at

pytestmark = pytest.mark.slow
STRUCK = ".tray .blow:has(.blocks):has(.sum)"


def strike(guest: Visitor) -> None:
    """Attack the only target, and let the dice fall."""
    guest.page.locator(".map .figure.target").focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator(".deed .button").click()
    guest.page.locator(STRUCK).first.wait_for()


def test_each_block_cancels_a_hit_and_the_sum_says_so(site: Site) -> None:
    guest = sit_at(site, STRIKES)
    page = guest.page
    strike(guest)
    blow = page.locator(STRUCK).first
    hits, blocks = blow.locator(".attacks.hit").count(), blow.locator(".blocks.hit").count()
    assert blow.locator(".attacks.cancelled").count() == min(hits, blocks)
    told = [int(number) for number in re.findall(r"\d+", blow.locator(".sum").inner_text())]
    assert told[1] == blocks and told[0] >= hits and told[2] == max(0, told[0] - blocks)
    # What it came to is read as health before and after; more than was left can be dealt, and not lost.
    if told[2]:
        before, after = told[3:5]
        assert after == max(0, before - told[2])
        assert page.locator(".party .figure .facts", has_text=f"{after}/").count()
    page.locator(".tray .close").click()
    page.locator(".tray").wait_for(state="detached")
    page.get_by_role("button", name=guest.text("hex-blow-again")).click()
    blow.wait_for()
