"""A hint in the browser: asked for with a button, gone with its question, followed with a click."""

from __future__ import annotations

import pytest

from tests.client import test_hex
from tests.client.common import ASKED, Site, Visitor
from tests.server.common import GREEDY
from tests.server.test_reviews import short_game

pytestmark = pytest.mark.slow

SEED = 11


@pytest.mark.parametrize(("game", "lang"), [("wowtcg", "en"), ("wowminis", "de")])
def test_a_hint_is_shown_followed_and_gone(site: Site, game: str, lang: str) -> None:
    guest = site.visitor(lang=lang)
    guest.start(game)
    guest.table()
    guest.page.get_by_role("button", name=guest.text("coach-hint"), exact=True).click(timeout=20_000)
    hint = guest.page.locator("aside.coach .row")
    hint.wait_for(timeout=20_000)
    told = guest.page.locator("aside.coach p").inner_text()
    assert "100" in told and len(told) > 30
    guest.page.get_by_role("button", name=guest.text("coach-do")).click()
    hint.wait_for(state="detached", timeout=20_000)
    assert guest.page.locator("aside.coach p", has_text=told).count() == 0


def test_a_review_shows_its_curve_and_plays_on_from_a_moment(site: Site) -> None:
    guest = site.visitor(lang="en")
    guest.enter()
    found = guest.page.request.post(
        f"{site.url}/api/replays", data={"text": short_game()}, headers={"Origin": site.url}
    ).json()
    guest.go(f"/replays/{found['code']}?seat=1")
    guest.page.get_by_role("button", name=guest.text("coach-review"), exact=True).click()
    curve = guest.page.get_by_role("img", name=guest.text("coach-curve"))
    curve.wait_for(timeout=60_000)
    assert curve.locator("circle").count() >= 3
    guest.page.get_by_text(guest.text("coach-numbers")).click()
    assert guest.page.locator("details tr").count() == curve.locator("circle").count() + 1
    guest.page.get_by_role("button", name=guest.text("coach-play-on")).first.click()
    guest.page.wait_for_url("**/r/*", timeout=20_000)
    guest.table()


@pytest.mark.parametrize(
    ("game", "computers", "where"),
    [
        pytest.param("duelmasters", 1, ".bar", id="cards", marks=pytest.mark.thorough),
        pytest.param("duelmasters", 2, ".seat-bar", id="cards of three"),
        pytest.param("wowminis", 1, ".hex", id="figures", marks=pytest.mark.thorough),
    ],
)
def test_what_a_computer_weighs_stands_beside_its_name_where_the_room_shows_it(
    site: Site, game: str, computers: int, where: str
) -> None:
    guest = site.visitor(lang="de")
    guest.enter()
    form = {"game": game, "seats": [{"kind": "me"}, *[GREEDY] * computers], "options": {"thinking": "shown"}}
    play = test_hex.play if where == ".hex" else Visitor.play
    told = guest.page.locator(f"{where} .thoughts")
    shown: list[str] = []
    step = 0
    while not shown:  # a computer weighs nothing where it has only one idea
        if step % 40 == 0:
            opened = guest.page.request.post(f"{site.url}/api/rooms", data=form, headers={"Origin": site.url}).json()
            guest.go(f"/r/{opened['room']['code']}")
            guest.page.wait_for_selector(ASKED, timeout=20_000)
        play(guest, seed=step, steps=1)
        shown = told.all_inner_texts()
        step += 1
        assert step < 200, "five games, and nothing was weighed"
    assert shown[0].startswith("überlegt: ")
