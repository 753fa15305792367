"""The guided first games in a browser, to their end: by mouse, by touch on a small screen, by keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from tests.client.common import ASKED, Site, Visitor
from tests.client.page_waits import until

if TYPE_CHECKING:
    from playwright.sync_api import Locator

pytestmark = pytest.mark.slow
SMALL = (390, 844)
MOST = 300
TABS = 150
"""Of a page with so many places for the keyboard each is reached."""
SHORT = {("duelmasters", "touch")}
"""One of cards and one of figures; the others take four times as long together."""


SAID = """() => ['.lesson .words', '.lesson footer', '.question.mine'].map(
  (part) => document.querySelector(part)?.firstElementChild?.innerText ?? document.querySelector(part)?.innerText
).join('|')"""
"""What the teacher says, the step, and what is asked."""


PREFERRED: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"(attack|greife?).*\b(Radak|Pip)",
        r"^\W*\d?\W*(Radak|Pip)",
        r"attack|greife?\b|strike|schlage?\b",
        r"play|spiele|summon|beschwöre|cast|wirke",
    )
)
"""What somebody does who wants to win soon, the best first; else whatever stands first in the list."""


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
            self.reach(button, timeout)
            self.page.keyboard.press("Enter")
        else:
            button.click(timeout=timeout)

    def reach(self, button: Locator, timeout: float) -> None:
        """Go from one thing to the next with Tab until this one has the keyboard."""
        button.wait_for(timeout=timeout)
        for _ in range(TABS):
            if button.evaluate("one => one === document.activeElement", timeout=timeout):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"cannot be reached by keyboard: {button.inner_text()}")

    @property
    def free(self) -> bool:
        return self.page.locator(".lesson footer", has_text=self.text("lessons-free")).count() > 0

    def list_options(self) -> None:
        """Open the list of all options; while something is shown or asked back the key does nothing."""
        from playwright.sync_api import TimeoutError

        for _ in range(20):
            try:
                if self.way == "keyboard":
                    self.page.keyboard.press("o")
                else:
                    self.use(self.page.locator(".actions .list"), timeout=1500)
                self.page.wait_for_selector("dialog[open]", timeout=1500)
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
            self.choose(re.compile(re.escape(what)))
        else:
            return
        # The hint changes the panel too: what counts is what the teacher says, and how far one is.
        self.page.wait_for_function(f"said => ({SAID})() !== said", arg=said)

    def choose(self, *wanted: re.Pattern[str]) -> None:
        """Take an option: the first that one of these fits, the first of all where none does."""
        single = self.page.locator(".actions :is(button.primary, button.end, .end button, .loose button)")
        if not self.page.locator(".actions .list").count() and single.count():
            self.use(single.first)
            return
        trigger = self.page.locator(".actions button.use")
        if trigger.count():  # a shield trigger has buttons of its own, and on a phone no list beside them
            self.use(trigger.first)
            return
        self.list_options()
        options = self.page.locator("dialog ol button")
        texts = options.all_inner_texts()
        if not texts:
            return  # what was done before is asked about first
        found = (at for pattern in wanted for at, text in enumerate(texts) if pattern.search(text))
        self.use(options.nth(next(found, 0)))

    def finish(self) -> None:
        """Play on to the end of the game, reading what the teacher still says."""
        from playwright.sync_api import TimeoutError

        for _ in range(MOST):
            self.page.wait_for_selector(f"{ASKED}, .talk.over", timeout=30_000)
            if self.over:
                return
            sure = self.page.locator("dialog[open] footer .primary")
            onward = self.page.locator(".lesson .does .primary")
            try:
                if sure.count() or onward.count():
                    self.use(sure if sure.count() else onward, timeout=3_000)
                else:
                    self.choose(*PREFERRED)
            except TimeoutError:
                continue  # something else is asked meanwhile


@pytest.mark.parametrize(
    ("game", "way", "lang"),
    [
        pytest.param(game, way, lang, marks=[] if (game, way) in SHORT else [pytest.mark.thorough])
        for game, lang in (("wowtcg", "de"), ("duelmasters", "en"), ("wowminis", "de"))
        for way in ("mouse", "touch", "keyboard")
    ],
)
def test_a_lesson_is_played_to_its_end(site: Site, game: str, way: str, lang: str) -> None:
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
    learner.finish()
    end = learner.page.locator(".talk.over")
    assert end.locator(".said-last").inner_text() != ""
    assert end.get_by_role("button", name=learner.text("lessons-second")).is_visible()
    assert learner.faults == []


@pytest.mark.thorough
def test_on_a_small_screen_the_light_is_on_the_button_that_attacks(site: Site) -> None:
    learner = Learner(site.browser, site.url, size=SMALL, has_touch=True)
    learner.way = "touch"
    learner.learn("wowminis")
    target = learner.page.locator(".map .figure.target")
    for _ in range(MOST):
        if target.count():
            break
        learner.step()
    target.first.tap()
    button = learner.page.locator(".deed .button").first
    button.wait_for()
    ring = learner.page.locator(".light .ring")
    until(learner.page, "document.querySelectorAll('.light .ring').length === 1")
    lit, wanted = ring.bounding_box(), button.bounding_box()
    assert lit is not None and wanted is not None
    assert lit["y"] < wanted["y"] < wanted["y"] + wanted["height"] < lit["y"] + lit["height"]
    button.tap()
    learner.page.locator(".hex > aside.open").wait_for(state="detached")  # what happens is to be seen
    assert learner.faults == []


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
