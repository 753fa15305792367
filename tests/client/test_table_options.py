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


@pytest.mark.thorough
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
    mover.page.locator("dialog[open] .primary").click()  # the question, loaded when needed, names the unplaced card
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


@pytest.mark.thorough
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
    bars = page.locator(".seat-bar")
    assert bars.count() == 2
    # Each opponent is named and can be unfolded by touch, and what is most needed is on the screen.
    for at in range(2):
        bars.nth(at).locator(".unfold").tap()
        page.locator(f".seat-bar.open:nth-child({at + 1})").wait_for()
        box = bars.nth(at).locator(".name").bounding_box()
        assert box is not None and 0 <= box["x"] < 360 and box["y"] >= 0
    for selector in (".hand", ".question", ".actions", ".near .bar"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 741 and box["x"] >= 0 and box["width"] <= 360
    assert anna.serious() == []
    assert all(one.faults == [] for one in everybody)


NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")


def creatures_of(seats: int) -> str:
    """A position of Duel Masters in which each player has creatures, mana and shields."""
    has = "  creatures: Emerald Grass, Aqua Hulcus\n  mana: 2 Aqua Hulcus\n  shields: 5 Holy Awe\n  deck: 4 Holy Awe\n"
    return "game: duelmasters\nturn: Anna, attack step\n" + "".join(f"seat {name}\n{has}" for name in NAMES[:seats])


def allies_of(seats: int) -> str:
    """A position of the World of Warcraft TCG in which each player has a hero, equipment and allies."""
    heroes = ("Elendril", "Litori Frostburn", "Radak Doombringer", "Moonshadow")
    has = "  party: Kor Cindervein, Parvink, Latro Abiectus\n  equipment: Krol Blade\n  resources: 3\n  deck: 3 Fury\n"
    sides = [f"seat {name}\n  hero: {hero}\n{has}" for name, hero in zip(NAMES[:seats], heroes)]
    return "turn: Anna, action phase\n" + "".join(sides)


CUT = """() => [...document.querySelectorAll('.far .name, .far .title > b')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3)
  .map((one) => one.textContent)"""
"""Names that are cut."""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), pytest.param((1280, 720), marks=pytest.mark.thorough)])
def test_four_players_are_named_and_each_side_is_unfolded_by_click_and_key(site: Site, size: tuple[int, int]) -> None:
    guest = sit_at(site, allies_of(4), others=3, size=size)
    page = guest.page
    bars = page.locator(".seat-bar")
    bars.nth(2).wait_for()
    assert page.evaluate(CUT) == []
    for at, hero in enumerate(("Litori Frostburn", "Radak Doombringer", "Moonshadow")):
        bars.nth(at).locator(".unfold").click()
        page.locator(f".seat-bar.open:nth-child({at + 1})").wait_for()
        assert hero.split()[0] in bars.nth(at).inner_text()
        # Its cards are on the table, the others' are chips on their bars.
        assert page.locator(".far .front .slot.play").count() == 3
        assert page.locator(".seat-bar .chips .hit").count() == 6 and bars.nth(at).locator(".chips").count() == 0
        assert page.locator(".far [data-row=hero_row] .slot.play").count() == 1
    page.keyboard.press("n")
    page.locator(".seat-bar.open:nth-child(1)").wait_for()
    assert guest.serious() == [] and guest.faults == []


def test_the_side_of_whoever_has_the_turn_is_unfolded(site: Site) -> None:
    text = allies_of(4).replace("turn: Anna", "turn: Cleo").replace("seat Dan", "  party: Benethor Draigo\nseat Dan")
    guest = sit_at(site, f"{text}Cleo: attack Anna's hero with Benethor\nresolve\n", others=3)
    guest.page.locator(".seat-bar.open:nth-child(2)").wait_for()
    guest.page.locator(".far .front .slot.play", has_text="Benethor Draigo").wait_for()
    # Another side can be looked at meanwhile.
    guest.page.locator(".seat-bar").nth(0).locator(".unfold").click()
    guest.page.locator(".seat-bar.open:nth-child(1)").wait_for()
    assert guest.faults == []


def test_six_players_have_a_bar_each_on_a_large_screen(site: Site) -> None:
    guest = sit_at(site, creatures_of(6), others=5)
    phases = guest.page.locator(".phases").bounding_box()
    assert phases is not None
    bars = guest.page.locator(".seat-bar")
    assert bars.count() == 5
    for bar in bars.all():
        bar.scroll_into_view_if_needed()
        box = bar.locator(".name").bounding_box()
        assert box is not None and box["width"] > 20 and box["x"] + box["width"] < 360
    assert guest.page.evaluate(CUT) == [] and guest.faults == []
