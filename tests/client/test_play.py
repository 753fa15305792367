"""Games in a browser: by mouse, by keyboard alone, by touch on a small screen.

In the short form one game is played to its end by mouse, and the beginning of one by keyboard and by touch.
"""

from __future__ import annotations

import pytest

from tests.client.common import Site

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", [pytest.param("wowtcg", marks=pytest.mark.thorough), "duelmasters"])
def test_a_whole_game_by_mouse(site: Site, game: str) -> None:
    guest = site.visitor()
    guest.start(game)
    guest.table()
    steps = guest.play("mouse", seed=5)
    assert guest.over and steps > 5
    assert guest.faults == []
    # The end names its rule, and offers another game.
    assert guest.page.locator(".talk.over button.primary").is_enabled()


BEGINNING = 30
STEPS = pytest.mark.parametrize(
    "steps", [BEGINNING, pytest.param(2000, marks=pytest.mark.thorough)], ids=["begun", "whole"]
)


@STEPS
def test_a_game_is_played_by_keyboard_alone(site: Site, steps: int) -> None:
    guest = site.visitor()
    guest.go()
    guest.page.wait_for_selector("form")
    for _ in range(40):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("document.activeElement.closest('form') && document.activeElement.type == 'submit'"):
            break
    guest.page.keyboard.press("Enter")
    guest.table()
    log = guest.page.locator(".lines")
    before = log.inner_text()
    done = guest.play("keyboard", seed=2, steps=steps)
    assert guest.over if steps > BEGINNING else log.inner_text() != before
    assert done > 5
    assert guest.faults == []


@STEPS
def test_a_game_is_played_by_touch_on_a_small_screen(site: Site, steps: int) -> None:
    guest = site.visitor(lang="de", size=(360, 740), has_touch=True)
    guest.start()
    guest.table()
    assert guest.play("touch", seed=3, steps=steps) > 5
    assert guest.over or steps == BEGINNING
    assert guest.faults == []
    # Nothing sticks out at the side.
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 360
