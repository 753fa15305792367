"""The hex table in a browser: a whole game by keyboard and mouse, what is shown before an attack, small screens."""

from __future__ import annotations

import random
import time

import pytest

from tests.client.common import ASKED, PATIENCE, Site, Visitor
from tests.client.page_waits import until
from tests.client.test_questions import sit_at
from tests.custom_figure import MIRELLE

pytestmark = pytest.mark.slow

DUEL = """\
game: wowminis
board: Clearing
turn: {turn}
seat Anna
  figures: Gorebelly at d5, Lotherin at c4 clock 4
seat Ben
  figures: Ruby at {ruby} clock 9, Vindicator Hodoon at j5 clock 9
"""
"""The figures of the first lesson, Anna's to move."""
MOVES, STRIKES = DUEL.format(turn="Gorebelly", ruby="h5"), DUEL.format(turn="Gorebelly", ruby="d6")

OPEN = """async ([mine, other, options]) => {
  await fetch('/api/me');
  const seats = [{kind: 'me', deck: mine}, {kind: 'computer', player: 'greedy', deck: other}];
  const body = JSON.stringify({game: 'wowminis', lang: document.documentElement.lang, seats, options});
  const said = await fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await said.json()).room.code;
}"""

FAR = """() => {
  const middle = document.querySelector('.star').getBoundingClientRect();
  return [...document.querySelectorAll('.goal')].map((one) => {
    const box = one.getBoundingClientRect();
    return Math.hypot(box.x - middle.x, box.y - middle.y);
  });
}"""
"""How far each space that can be moved to is from the middle of the board, in pixels."""


def begin(guest: Visitor, mine: str, other: str, options: dict[str, str] | None = None) -> None:
    guest.go("/about")
    code = guest.page.evaluate(OPEN, [mine, other, options or {}])
    guest.page.goto(f"{guest.url}/r/{code}")
    guest.page.wait_for_selector(".map .space", state="attached", timeout=20_000)


def play(guest: Visitor, seed: int, steps: int = 600) -> int:
    """Move and act at random, towards the middle of the board, until the game is over; how many steps."""
    chance = random.Random(seed)
    page = guest.page
    since = time.monotonic()
    done = 0
    while done < steps and not guest.over:
        goals = page.locator(".goal")
        buttons = page.locator(".choices .button:not(:disabled)")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif not page.locator(ASKED).count():
            assert time.monotonic() - since < PATIENCE, "nothing can be done"
            page.wait_for_timeout(20)
            continue
        elif goals.count() and chance.random() < 0.7:
            far = page.evaluate(FAR)
            if far:
                page.evaluate("n => document.querySelectorAll('.goal')[n]?.focus()", far.index(min(far)))
                page.keyboard.press("Enter")
        elif buttons.count():
            page.evaluate(
                "n => document.querySelectorAll('.choices .button:not(:disabled)')[n]?.click()",
                chance.randrange(buttons.count()),
            )
        since = time.monotonic()
        done += 1
        page.wait_for_timeout(20)
    return done


def test_a_whole_game_of_the_miniatures(site: Site) -> None:
    guest = site.visitor()
    begin(guest, "learn-alliance", "learn-horde")
    assert play(guest, 3) > 10
    assert guest.page.locator(".talk.over").count() == 1
    # Its replay is drawn by the same table.
    guest.page.locator(".talk.over a[href^='/replays/']").click()
    guest.page.wait_for_selector(".player .map .space", state="attached", timeout=30_000)
    assert guest.page.locator(".verdict.exact").count() == 1
    step_by_turns(guest)
    assert guest.faults == []


def concede(guest: Visitor) -> None:
    guest.page.get_by_role("button", name=guest.text("table-menu"), exact=True).click()
    guest.page.get_by_role("button", name=guest.text("table-concede")).click()
    guest.page.get_by_role("button", name=guest.text("table-concede-sure")).click()


def test_the_next_opponent_has_another_face_and_plays_with_the_same_parties_in_german_too(site: Site) -> None:
    guest = site.visitor(lang="de")
    page = guest.page
    parties = ["Erstes Spiel: die Allianz, ohne Aktionskarten", "Erstes Spiel: die Horde, ohne Aktionskarten"]
    faces = []
    guest.start("wowminis")
    for at in range(2):
        guest.asked()
        faces.append(page.locator(".party header svg.emblem").inner_html())
        concede(guest)
        end = page.locator(".talk.over")
        end.locator("figcaption", has_text=parties[1]).wait_for()
        assert end.locator("figcaption", has_text=parties[0]).count() == 1
        assert end.locator(".face svg.emblem").inner_html() == faces[at]
        if at == 0:
            end.locator(".ways button", has_text=guest.text("table-over-next", name="").strip()).click()
            end.wait_for(state="detached")
    assert faces[0] != faces[1]
    assert guest.faults == []


def step_by_turns(guest: Visitor) -> None:
    """A replay goes on by turns of figures, and its log leads from the end to the start."""
    page = guest.page
    slider = page.locator(".slider")
    turns = page.get_by_label(guest.text("replays-turn"), exact=True)
    assert turns.locator("optgroup").first.get_attribute("label") == "Tick 1, round 1"
    number = turns.locator("option[value]").count()
    seen: list[str] = []
    for _ in range(4):
        before = int(slider.input_value())
        page.get_by_role("button", name=guest.text("replays-turn-on")).click()
        until(page, f"Number(document.querySelector('.slider').value) > {before}")
        page.wait_for_selector(".desk .what")
        seen.append(page.locator(".desk .what b").inner_text())
        chosen = turns.locator("option:checked").inner_text()
        assert seen[-1].endswith(f": {chosen}"), seen
        assert "round 1" in seen[-1]
    assert len(set(seen)) == 4
    assert number > 4
    page.keyboard.press("PageUp")
    until(page, f"document.querySelector('.desk .what b').textContent === {seen[2]!r}")
    # The whole log is there at the end, and its first line leads to the start.
    page.keyboard.press("End")
    until(page, "document.querySelector('.slider').value === document.querySelector('.slider').max")
    page.get_by_role("button", name=guest.text("replays-log"), exact=True).click()
    lines = page.locator("dialog[open] li button")
    assert lines.first.locator(".step").inner_text() == "0"
    assert lines.last.locator(".step").inner_text() == slider.get_attribute("max")
    assert page.locator("dialog[open] li button.now").count() == 1
    lines.first.click()
    until(page, "document.querySelector('.slider').value === '0'")


@pytest.mark.parametrize(
    ("lang", "size", "scheme"),
    [pytest.param("en", (1280, 800), "dark", marks=pytest.mark.thorough), ("de", (360, 740), "light")],
)
def test_the_odds_stand_before_an_attack(site: Site, lang: str, size: tuple[int, int], scheme: str) -> None:
    guest = sit_at(site, STRIKES, lang=lang, size=size, theme=scheme)
    page = guest.page
    assert guest.serious() == []
    page.locator(".map .figure.target").focus()
    page.keyboard.press("Enter")
    page.locator(".deed .button").first.wait_for()  # on a small screen in front of the board
    # The shares of the bars are a whole, up to what rounding loses.
    shares = [text.replace("<1", "0") for text in page.locator(".deed").first.locator(".share").all_inner_texts()]
    assert not shares or 95 <= sum(int(share) for share in shares) <= 105
    assert guest.serious() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert guest.faults == []


def test_why_a_space_cannot_be_entered(site: Site) -> None:
    guest = sit_at(site, MOVES)
    guest.page.get_by_role("button", name=guest.text("key-why")).click()
    guest.page.locator(".parties .figure").last.click()
    guest.page.wait_for_selector("dialog[open] h2")
    assert guest.page.locator("dialog[open] li button").count() >= 1
    assert guest.faults == []


def test_why_a_space_cannot_be_moved_to(site: Site) -> None:
    guest = sit_at(site, MOVES)
    page = guest.page
    page.get_by_role("button", name=guest.text("key-why")).click()
    page.locator(".map .asked [data-n='0']").wait_for(state="attached")
    assert guest.serious() == []
    page.locator(".map .asked [data-n='0']").click(force=True)
    page.wait_for_selector("dialog[open] h2")
    assert "a1" in page.locator("dialog[open] h2").inner_text()
    assert "movement points" in page.locator("dialog[open] li").first.inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector(".map .asked", state="detached")
    assert guest.faults == []


def middle(guest: Visitor, selector: str) -> tuple[float, float]:
    box = guest.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_figure_is_carried_to_where_it_goes_and_a_wrong_place_says_why(site: Site) -> None:
    guest = sit_at(site, MOVES)
    page = guest.page
    view = page.locator(".map > svg").get_attribute("viewBox")

    def carry(to: str) -> None:
        page.locator(".goal").first.wait_for()  # a figure is held once it is asked where it goes
        page.locator(".map .figure.acting").hover()
        page.mouse.down()
        page.mouse.move(*middle(guest, to), steps=6)
        page.locator(".carried").wait_for()
        page.mouse.up()

    carry("[data-n='0']")
    page.wait_for_selector("dialog[open] h2")
    assert "a1" in page.locator("dialog[open] h2").inner_text()
    page.keyboard.press("Escape")
    goal = page.locator(".goal").last.get_attribute("data-n")
    name = page.locator(".goal").last.get_attribute("aria-label")
    assert name is not None
    carry(f".goal[data-n='{goal}']")
    space = name.split()[1].rstrip(",")  # it may be the turn of the next figure at once, with goals of its own
    page.locator("[role=tabpanel]").get_by_text(f"moves to {space}").last.wait_for()
    # The sheet has stayed where it was; dragged beside the figures it moves.
    assert page.locator(".map > svg").get_attribute("viewBox") == view
    x, y = middle(guest, "[data-n='0']")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=4)
    page.mouse.up()
    assert page.locator(".map > svg").get_attribute("viewBox") != view
    page.keyboard.press("0")
    until(page, f"document.querySelector('.map > svg').getAttribute('viewBox') === {view!r}")
    page.keyboard.press("+")
    until(page, f"document.querySelector('.map > svg').getAttribute('viewBox') !== {view!r}")
    assert guest.faults == []


def test_a_figure_that_is_pointed_at_shows_where_it_could_go_and_whether_it_is_seen(site: Site) -> None:
    guest = sit_at(site, MOVES)
    page = guest.page
    foe = "[aria-label^='Ruby']"
    assert page.locator(".could").count() == 0
    page.wait_for_timeout(600)  # until the board has its size and nothing moves under the pointer
    page.mouse.move(*middle(guest, f".map :is({foe})"))
    page.wait_for_selector(".could", state="attached")
    costs = set(page.locator(".could text").all_text_contents())
    assert costs <= {"1", "2"}
    assert "1" in costs
    sight = page.locator(".look .sight")
    sight.wait_for()
    assert sight.inner_text().strip().startswith("From ")
    page.mouse.move(5, 5)
    page.wait_for_selector(".could", state="detached")
    # A space that is pointed at says what it is.
    said = []
    for box in [one.bounding_box() for one in page.locator(".space.forest").all()]:  # a figure may stand on one
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        page.wait_for_timeout(100)
        said.append(page.locator(".place").inner_text().lower())
    assert any("forest" in text for text in said), said
    assert guest.faults == []


OWN = (
    MIRELLE
    + """\

board Narrow Pass
  proposed: everything
  map:
    A . . V . . H
     . . . . . . .

scenario Match
  board: Narrow Pass
  proposed: everything
"""
)


def test_boards_and_figures_of_ones_own_are_drawn_at_the_table_and_in_the_replay(site: Site) -> None:
    guest = site.visitor()
    page = guest.page
    party = "# {0}\nscenario: Match\n\n{0}\n"
    begin(guest, party.format("Mirelle Dawnhand"), party.format("Gorebelly"), {"own:mine.minis": OWN})
    guest.asked()
    assert page.locator(".map .space").count() == 14
    page.locator(".parties .figure").first.hover()
    page.locator(".look").get_by_text("Shadow Bolt").wait_for()
    concede(guest)
    page.locator(".talk.over a[href^='/replays/']").click()
    page.wait_for_selector(".player .map .space", state="attached", timeout=30_000)
    assert page.locator(".map .space").count() == 14
    page.locator(".parties .figure").first.hover()
    page.locator(".look").get_by_text("Shadow Bolt").wait_for()
    assert guest.faults == []


def test_a_banner_leaves_the_board_its_size(site: Site) -> None:
    for size in ((1280, 720), (390, 844)):
        guest = sit_at(site, STRIKES, size=size)
        page, board = guest.page, guest.page.locator(".hex .board")
        before = board.bounding_box()
        page.get_by_role("button", name=guest.text("table-menu"), exact=True).click()
        page.get_by_role("button", name=guest.text("table-offer-draw")).click()
        page.locator(".talk", has_text=guest.text("table-draw-mine")).wait_for()
        assert board.bounding_box() == before
        assert guest.serious() == [] and guest.faults == []
        guest.context.close()


def test_the_board_keeps_its_size_from_question_to_question(site: Site) -> None:
    guest = sit_at(site, STRIKES, size=(1280, 720))
    board = guest.page.locator(".hex .board")
    play(guest, seed=3, steps=8)
    settled = board.bounding_box()
    play(guest, seed=4, steps=12)
    after = board.bounding_box()
    assert settled is not None and after is not None and after["height"] <= settled["height"]
    play(guest, seed=5, steps=10)
    assert board.bounding_box() == after
