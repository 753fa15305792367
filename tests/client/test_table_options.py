"""Clocks, absence, taking back by consent, passes given ahead, the chat switched off, three at one table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.client.common import Site, Visitor, asked
from tests.client.page_waits import until
from tests.client.test_questions import sit_at

pytestmark = pytest.mark.slow
SEED = 11
"""Every game here begins with the same cards."""

OPEN = """async (wish) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/rooms", { method: "POST", body: JSON.stringify(wish), headers });
  return (await answer.json()).room.code;
}"""

PLACES = """() => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  const boxes = (place, those) => [...place.querySelectorAll(those)].map(box);
  return [...document.querySelectorAll('.across > .place')].map((place) => ({
    at: box(place),
    name: box(place.querySelector('.who .name')),
    cards: boxes(place, '.slot > .hit'),
    small: boxes(place, '.mini .hit, .backs .hit'),
  }));
}"""
"""Where those who sit opposite are, what they are called, and their cards."""


def open_room(guest: Visitor, seats: int = 2, game: str = "wowtcg", **more: Any) -> str:
    """A table of so many seats with a first guest at it; its code."""
    guest.go()
    guest.page.wait_for_selector("form")
    wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], **more}
    code: str = guest.page.evaluate(OPEN, wish)
    guest.go(f"/r/{code}")
    return code


def join(guest: Visitor, code: str) -> None:
    guest.go(f"/r/{code}")
    guest.page.get_by_role("button", name=guest.text("room-sit")).click()


def two(site: Site, **more: Any) -> tuple[Visitor, Visitor]:
    """Two guests at a table of their own; the first speaks English, the second German."""
    anna, bert = site.visitor(), site.visitor(lang="de")
    join(bert, open_room(anna, **more))
    anna.table()
    bert.table()
    return anna, bert


def begin(anna: Visitor, bert: Visitor) -> tuple[Visitor, Visitor]:
    """Through the mulligans into the first action phase; who is on turn, and the other one."""
    for _ in range(40):
        mover = asked(anna, bert)
        page = mover.page
        phase = page.locator(".phases .now")
        if (
            phase.count()
            and phase.inner_text() in ("action phase", "Aktionsphase")
            and page.locator(".near .turn").count()
        ):
            return mover, bert if mover is anna else anna
        button = page.locator(".primary:not(:disabled), button.end, .loose button:not(:disabled)").first
        button.click()
        page.wait_for_timeout(250)
    raise AssertionError("the game does not begin")


def test_time_that_runs_out_ends_the_game(site: Site) -> None:
    anna, bert = two(site, clock={"kind": "game", "seconds": 10, "increment": 0})
    mover = asked(anna, bert)
    other = bert if mover is anna else anna
    clock = mover.page.locator(".near .clock")
    assert "running" in (clock.get_attribute("class") or "") and "low" in (clock.get_attribute("class") or "")
    assert other.page.locator(".near .clock.running").count() == 0
    for one in (mover, other):
        one.page.wait_for_selector(".talk.over")
    # The end says why, by its rule, and whose clock it was stands at zero.
    assert mover.page.locator(".far .clock").first.inner_text() != "0:00" and clock.inner_text() == "0:00"
    assert (
        "You lose on time" if mover.lang == "en" else "Du verlierst durch Zeitüberschreitung"
    ) in mover.page.locator(".talk.over").inner_text()
    assert "concede" not in anna.page.locator(".lines").inner_text()
    assert anna.faults == [] and bert.faults == []


def test_the_game_of_somebody_who_stays_away_can_be_claimed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bert = site.visitor(), site.visitor(lang="de")
    anna.page.clock.install()
    join(bert, open_room(anna))
    anna.table()
    bert.table()
    for _ in range(20):
        if asked(anna, bert) is bert:
            break
        anna.page.locator(".primary:not(:disabled), button.end, .loose button:not(:disabled)").first.click()
        anna.page.wait_for_timeout(250)
    bert.page.goto("about:blank")
    anna.page.locator(".far .away").wait_for()
    claim = anna.page.get_by_role("button", name=anna.text("table-claim"))
    assert claim.count() == 0
    # Five minutes, of which nothing is sent: the page counts them itself.
    anna.page.clock.run_for(200_000)
    assert claim.count() == 0
    anna.page.clock.run_for(110_000)
    claim.wait_for()
    monkeypatch.setattr("regelwerk.server.rooms.table_actions.AWAY", 0.0)
    claim.click()
    anna.page.wait_for_selector(".talk.over")
    assert anna.page.locator(".talk.over b", has_text="win").count() == 1
    assert anna.faults == []


def test_taking_back_needs_the_consent_of_the_other(site: Site) -> None:
    mover, other = begin(*two(site))
    back = mover.page.get_by_role("button", name=mover.text("key-back"), exact=True)
    yes, no = other.text("yes"), other.text("no")
    resources = mover.page.locator(".near [data-row=resources] .hit")
    hand = mover.page.locator(".hand .hit")
    count = hand.count()

    ally = hand.filter(has_text="Ally" if mover.lang == "en" else "Verbündeter")
    mover.drag(ally, mover.page.locator(".near [data-row=resources]"))
    until(mover.page, "document.querySelectorAll('.near [data-row=resources] .hit').length === 1")
    mover.asked()
    # Refused: nothing moves, and both are told.
    back.click()
    question = other.page.locator(".talk", has=other.page.get_by_role("button", name=yes))
    question.wait_for()
    question.get_by_role("button", name=no, exact=True).click()
    for one in (mover, other):
        one.page.locator(".toast", has_text=one.text("table-back-refused")).wait_for()
    assert question.count() == 0 and resources.count() == 1 and hand.count() == count - 1
    # Consented: the card is in the hand again, on both sides of the table.
    back.click()
    question.get_by_role("button", name=yes, exact=True).click()
    until(mover.page, "document.querySelectorAll('.near [data-row=resources] .hit').length === 0")
    assert hand.count() == count
    until(other.page, "document.querySelectorAll('.far [data-row=resources] .hit').length === 0")
    mover.page.locator(".toast.good").wait_for()
    assert mover.faults == [] and other.faults == []


def test_a_pass_is_given_ahead(site: Site) -> None:
    mover, other = begin(*two(site))
    ahead = other.page.locator(".yields button").first
    ahead.wait_for()
    ahead.click()
    other.page.locator(".until").wait_for()
    # The turn player passes: the other one is not asked, and the turn goes on to its end.
    turn = other.page.locator(".phases .turn").inner_text()
    mover.page.locator("button.end").click()
    if mover.page.locator("dialog[open]").count():
        mover.page.locator("dialog[open] .primary").click()
    until(
        other.page,
        f"document.querySelector('.phases .turn').innerText !== {turn!r} || !document.querySelector('.until')",
    )
    lines = other.page.locator(".lines").inner_text()
    assert "priority" not in other.page.locator(".question").inner_text().lower() or turn not in lines
    until(other.page, "document.querySelector('.until') === null")
    assert mover.faults == [] and other.faults == []


def test_a_chat_that_is_switched_off_stays_silent(site: Site) -> None:
    anna, bert = two(site)
    for one in (anna, bert):
        one.drawer("chat")
    bert.page.get_by_label(bert.text("table-chat-mute")).check()
    anna.page.get_by_label(anna.text("table-say")).fill("Are you there?")
    anna.page.keyboard.press("Enter")
    anna.page.locator(".lines", has_text="Are you there?").wait_for()
    bert.drawer("log")
    bert.page.wait_for_timeout(400)
    assert bert.page.locator(".unread").count() == 0 and "Are you there?" not in bert.page.inner_text("body")
    # It stays off after a new start, and what was said is there once it is on again.
    bert.page.reload()
    bert.table()
    bert.drawer("chat")
    assert "Are you there?" not in bert.page.inner_text("body")
    bert.page.get_by_label(bert.text("table-chat-mute")).uncheck()
    bert.page.locator(".lines", has_text="Are you there?").wait_for()
    assert anna.faults == [] and bert.faults == []


def test_a_table_of_three_folds_on_a_small_screen(site: Site) -> None:
    anna = site.visitor(size=(360, 740), has_touch=True)
    others = [site.visitor(), site.visitor(lang="de")]
    code = open_room(anna, 3, "duelmasters")
    for other in others:
        join(other, code)
    everybody = [anna, *others]
    for one in everybody:
        one.table()
    for step in range(8):
        mover = asked(*everybody)
        mover.play("touch" if mover is anna else "mouse", seed=step, steps=1)
        anna.page.wait_for_timeout(150)
    page = anna.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.locator(".across > .place").count() == 2
    # Both opponents can be reached, and what is most needed is on the screen: the hand, the question, the button bar.
    for place in page.locator(".across > .place").all():
        place.scroll_into_view_if_needed()
        box = place.locator(".bar .name").bounding_box()
        assert box is not None and 0 <= box["x"] < 360 and box["y"] >= 0
    for selector in (".hand", ".question", ".actions", ".near .bar"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 741 and box["x"] >= 0 and box["width"] <= 360
    assert anna.serious() == []
    assert all(one.faults == [] for one in everybody)


def creatures_of(seats: int) -> str:
    """A position of Duel Masters in which each player has a creature, mana and shields."""
    names = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"][:seats]
    has = "  creatures: Emerald Grass, Aqua Hulcus\n  mana: 2 Aqua Hulcus\n  shields: 5 Holy Awe\n  deck: 4 Holy Awe\n"
    return "game: duelmasters\n" + "".join(f"seat {name}\n{has}" for name in names)


@pytest.mark.parametrize("seats", [pytest.param(3, marks=pytest.mark.thorough), 6])
def test_many_opponents_share_the_width_of_a_large_screen(site: Site, seats: int) -> None:
    guest = sit_at(site, creatures_of(seats), others=seats - 1)
    phases = guest.page.locator(".phases").bounding_box()
    assert phases is not None
    places = guest.page.evaluate(PLACES)
    assert len(places) == seats - 1
    for place in places:
        assert place["name"]["width"] > 60
        # Cards stay above the bar of phases, and the small ones in the columns of their player.
        assert place["cards"] and place["small"]
        assert all(at["bottom"] <= phases["y"] + 2 for at in place["cards"])
        assert all(at["left"] >= place["at"]["left"] - 2 for at in place["small"])
        assert all(at["right"] <= place["at"]["right"] + 12 for at in place["small"])
    assert guest.faults == []
