"""The guided first games in a browser, to where they let go: by mouse, by touch on a small screen, by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.client.common import Site, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Locator

pytestmark = pytest.mark.slow
SMALL = (390, 844)
MOST = 120


SAID = """() => ['.lesson .words', '.lesson footer', '.question.mine'].map(
  (part) => document.querySelector(part)?.firstElementChild?.innerText ?? document.querySelector(part)?.innerText
).join('|')"""
"""What the teacher says, the step, and what is asked."""


class Learner(Visitor):
    """Somebody who reads what the teacher says, asks for a hint and does what it says."""

    way = "mouse"

    def learn(self, game: str) -> None:
        self.go()
        self.use(self.page.locator(f"[data-game={game}] button.learn"))
        self.page.wait_for_url("**/r/*")
        self.page.wait_for_selector(".lesson .words p")

    def use(self, button: Locator, timeout: float = 30_000) -> None:
        """Press a button in this learner's way, once it is there and stands still."""
        if self.way == "touch":
            button.tap(timeout=timeout)
        elif self.way == "keyboard":
            button.focus(timeout=timeout)
            self.page.keyboard.press("Enter")
        else:
            button.click(timeout=timeout)

    @property
    def free(self) -> bool:
        return self.page.locator(".lesson footer", has_text=self.text("lessons-free")).count() > 0

    def list_options(self) -> None:
        """Open the list of all options; while something is being shown the key does nothing."""
        from playwright.sync_api import TimeoutError

        for _ in range(20):
            self.page.keyboard.press("o")
            try:
                self.page.wait_for_selector("dialog ol", timeout=1500)
            except TimeoutError:
                continue
            return

    def step(self) -> None:
        """Read on, or do what the hint says, from the list of all options."""
        from playwright.sync_api import TimeoutError

        onward = self.page.locator(".lesson .does .primary")
        hint = self.page.get_by_role("button", name=self.text("lessons-hint"), exact=True)
        over = self.page.locator(".lesson footer", has_text=self.text("lessons-free"))
        onward.or_(hint).or_(over).first.wait_for(timeout=20_000)
        said = self.page.evaluate(SAID)
        if onward.count():
            self.use(onward)
        elif hint.count():
            try:
                self.use(hint, timeout=5_000)
            except TimeoutError:
                return  # the teacher went on meanwhile, and says something else now
            what = self.page.locator(".lesson .tip").inner_text().partition(": ")[2]
            self.list_options()
            self.use(self.page.locator("dialog ol button", has_text=what).first)
        else:
            return
        # The hint changes the panel too: what counts is what the teacher says, and how far one is.
        self.page.wait_for_function(f"said => ({SAID})() !== said", arg=said)


@pytest.mark.parametrize(
    ("game", "way", "lang"),
    [
        ("wowtcg", "keyboard", "de"),
        ("duelmasters", "touch", "en"),
        ("wowminis", "mouse", "de"),
        pytest.param("wowtcg", "touch", "en", marks=pytest.mark.thorough),
        pytest.param("duelmasters", "keyboard", "de", marks=pytest.mark.thorough),
        pytest.param("wowminis", "touch", "en", marks=pytest.mark.thorough),
    ],
)
def test_a_lesson_is_followed_to_where_it_lets_go(site: Site, game: str, way: str, lang: str) -> None:
    small = way == "touch"
    learner = Learner(site.browser, site.url, lang=lang, size=SMALL if small else (1280, 800), has_touch=small)
    learner.way = way
    learner.learn(game)
    learner.page.wait_for_selector(".light .ring", state="attached")
    for _ in range(MOST):
        if learner.free:
            break
        learner.step()
    assert learner.free
    assert learner.faults == []
    assert learner.serious() == []


def test_a_lesson_can_be_left_and_taken_up_again(site: Site) -> None:
    learner = Learner(site.browser, site.url)
    learner.learn("duelmasters")
    learner.step()
    learner.step()
    step = learner.page.locator(".lesson footer span").first.inner_text()
    learner.page.get_by_role("link", name=learner.text("lessons-leave")).click()
    learner.page.get_by_role("link", name=learner.text("lessons-go-on")).click()
    learner.page.wait_for_selector(f".lesson footer:has-text('{step}')")
    assert learner.faults == []


def test_a_wrong_move_is_answered_and_can_be_played_on(site: Site) -> None:
    learner = Learner(site.browser, site.url)
    learner.learn("wowtcg")
    learner.step()
    for button in ("lessons-take-back", "lessons-play-on"):
        learner.list_options()
        learner.page.locator("dialog ol button", has_text="Ancient Bone Bow").first.click()
        learner.page.wait_for_selector(".lesson .words:has-text('You will want that card today')")
        learner.page.get_by_role("button", name=learner.text(button)).click()
        learner.page.wait_for_selector(".lesson .words:has-text('You will want that card today')", state="detached")
    learner.page.wait_for_function("() => document.querySelector('.lesson footer') !== null")
    assert learner.free
    assert learner.faults == []


@pytest.mark.parametrize(
    ("game", "lang"), [("duelmasters", "de"), pytest.param("wowtcg", "en", marks=pytest.mark.thorough)]
)
def test_a_lesson_that_is_over_leads_to_a_whole_game_without_a_teacher(site: Site, game: str, lang: str) -> None:
    learner = Learner(site.browser, site.url, lang=lang, size=(1280, 720))
    learner.learn(game)
    room = learner.page.url
    learner.step()
    learner.page.keyboard.press("Escape")
    learner.page.get_by_role("button", name=learner.text("table-menu"), exact=True).click()
    learner.page.get_by_role("button", name=learner.text("table-concede")).click()
    learner.page.get_by_role("button", name=learner.text("table-concede-sure")).click()
    learner.page.locator(".talk.over .ways").get_by_role("button", name=learner.text("lessons-second")).click()
    learner.page.wait_for_url(lambda address: "/r/" in address and address != room)
    learner.asked()
    assert learner.page.locator(".lesson").count() == 0
    assert learner.page.get_by_role("button", name=learner.text("coach-hint"), exact=True).count() == 1
    assert learner.faults == []
