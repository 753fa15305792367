"""Two browsers at one table: a link, a lost connection, taking back by consent, a spectator, another game."""

from __future__ import annotations

import random

import pytest

from tests.client.common import ASKED, LOOK, Site, Visitor, asked
from tests.client.test_questions import sit_at

pytestmark = pytest.mark.slow


def sit_down(site: Site) -> tuple[Visitor, Visitor, str]:
    """Two guests at a table of their own, by its link."""
    anna = site.visitor()
    bert = site.visitor(lang="de")
    code = anna.start(against="friend")
    anna.page.get_by_role("heading", name=anna.text("room-link")).wait_for()
    bert.go(f"/r/{code}")
    bert.page.get_by_role("button", name=bert.text("room-sit")).click()
    anna.table()
    bert.table()
    return anna, bert, code


def test_two_browsers_and_a_connection_that_breaks(site: Site) -> None:
    anna, bert, code = sit_down(site)
    watcher = site.visitor()
    watcher.go(f"/r/{code}?watch")
    watcher.table()

    for _ in range(6):
        asked(anna, bert).play(seed=1, steps=1)
    anna.page.wait_for_selector(".hand .hit")
    bert.page.wait_for_selector(".hand .hit")
    # Nobody sees a hand that is not his: the spectator no face at all, each player only his own.
    assert watcher.page.locator(".hand .hit").count() == 0
    mine = set(anna.page.locator(".hand .hit").evaluate_all("all => all.map(one => one.dataset.handle)"))
    assert mine and anna.page.locator(".far .hand").count() == 0

    anna.context.set_offline(True)
    anna.page.evaluate("() => dispatchEvent(new Event('offline'))")
    bert.page.reload()
    bert.table()
    anna.context.set_offline(False)
    anna.page.reload()
    anna.table()
    assert set(anna.page.locator(".hand .hit").evaluate_all("all => all.map(one => one.dataset.handle)")) == mine

    # Words are heard on the other side, in the other language where they are a phrase.
    anna.drawer("chat")
    anna.page.get_by_role("button", name="Good luck!").click()
    bert.drawer("chat")
    bert.page.locator(".lines", has_text="Viel Glück!").wait_for()

    # Giving up ends it for all three.
    bert.page.get_by_role("button", name=bert.text("table-menu"), exact=True).click()
    bert.page.get_by_role("button", name=bert.text("table-concede")).click()
    bert.page.get_by_role("button", name=bert.text("table-concede-sure")).click()
    for one in (anna, bert, watcher):
        one.page.wait_for_selector(".talk.over")
    anna.page.get_by_role("button", name=anna.text("table-rematch")).click()
    bert.page.get_by_role("button", name=bert.text("table-rematch")).click()
    for _ in range(100):  # the page forbids evaluated text, so it cannot be asked to wait by itself
        if not anna.page.url.endswith(code):
            break
        anna.page.wait_for_timeout(100)
    assert not anna.page.url.endswith(code)
    assert anna.faults == [] and bert.faults == [] and watcher.faults == []


AT_HOME = """turn: Anna, action phase
seat Anna
  hero: Litori Frostburn
  party: Latro Abiectus
  hand: 3 Fury, 2 Fire Blast
  resources: 6 Fury
  deck: 4 Fury
seat Ben
  hero: Radak Doombringer
  party: Voss Treebender
  deck: 4 Fury
"""


def test_against_the_computer_one_takes_back_freely(site: Site) -> None:
    guest = sit_at(site, AT_HOME)
    lines = guest.page.locator(".lines p")

    def here() -> tuple[str, int]:
        """What is asked, with how many cards in the hand."""
        return guest.page.locator(".question").inner_text(), guest.page.locator(".hand .hit").count()

    for seed in range(9, 40):  # until something has been done that the log tells of
        guest.asked()
        guest.page.keyboard.press("Escape")
        start, before = here(), lines.count()
        guest.play(seed=seed, steps=1)
        guest.page.wait_for_timeout(300)
        done = lines.count() > before and guest.page.locator(".hit.picked, .menu").count() == 0
        if done and not start[0].startswith("Choose"):  # an announcement is taken back whole
            break
    guest.asked()
    guest.page.keyboard.press("Escape")
    for _ in range(6):  # each choice of an announcement is a step of its own
        guest.page.get_by_role("button", name=guest.text("key-back"), exact=True).click()
        guest.page.wait_for_timeout(400)
        guest.asked()
        if here() == start:
            break
    assert here() == start
    assert guest.page.locator(".lines p").count() <= before + 1


def test_nobody_is_asked_where_there_is_only_one_answer(site: Site) -> None:
    anna, bert = site.visitor(), site.visitor()
    code = anna.start("duelmasters", against="friend")
    anna.page.get_by_role("heading", name=anna.text("room-link")).wait_for()
    bert.go(f"/r/{code}")
    bert.page.get_by_role("button", name=bert.text("room-sit")).click()
    for one in (anna, bert):
        one.table()
    for step in range(30):
        mover = asked(anna, bert)
        mover.page.wait_for_timeout(60)  # a quiet pass takes its time, and says so meanwhile
        if mover.page.locator(ASKED).count() and not mover.page.get_by_text(mover.text("table-pausing")).count():
            if not mover.page.locator(".actions .list").count():
                # An attack that the rules demand is still the player's own deed.
                assert mover.page.locator(".actions .primary").inner_text().lower().startswith("attack")
        mover.point(mover.page.evaluate(LOOK), random.Random(step), "mouse")
    assert anna.faults == [] and bert.faults == []
