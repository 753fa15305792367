"""The card table at four sizes: what can be clicked is hit at its middle; its name, cost and numbers are seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.client.common import ASKED, Site, Visitor
from tests.client.test_questions import sit_at, take_seat
from tests.client.test_table_options import allies_of, creatures_of

pytestmark = pytest.mark.slow
SEED: Final = 11
"""Every game here begins with the same cards."""
SIZES: Final = ((1440, 900), (1280, 720), (1024, 768), (390, 844))

COVERED: Final = """card => {
  // What lies over a card must not pass for a part of it because a click goes through.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.mark, .who, .here { pointer-events: auto !important }');
  const found = [];
  const name = card.querySelector('.said').textContent.slice(0, 60);
  const bad = (what) => found.push(`${what}: ${name}`);
  card.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  const at = (x, y) => document.elementFromPoint(x, y);
  const box = card.getBoundingClientRect();
  if (!card.contains(at(box.left + box.width / 2, box.top + box.height / 2))) bad('its middle is not hit');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const part of card.querySelectorAll('.name > span, .title > b, .tab em, .cost b, .plate b, .power b, .life b')) {
    const style = getComputedStyle(part);
    const one = part.getBoundingClientRect();
    if (!one.width || style.visibility === 'hidden') continue;
    const seen = (x, y) => card.contains(at(x, y));
    const y = one.top + one.height / 2;
    const what = part.parentElement.className;
    const inside = one.left >= 0 && one.top >= 0 && one.right <= innerWidth + 1 && one.bottom <= innerHeight + 1;
    if (!inside) bad(`${what} is off the screen`);
    const hidden = [0.15, 0.5, 0.85].map((where) => one.left + one.width * where).find((x) => !seen(x, y));
    if (inside && hidden !== undefined) bad(`${what} is covered by ${at(hidden, y)?.outerHTML.slice(0, 60)}`);
    if (parseFloat(style.fontSize) < 11) bad(`${what} is too small to be read`);
    const long = part.matches('.name > span, .title > b') && part.scrollHeight > part.clientHeight + 3;
    if (long && part.clientHeight < 20) bad('its name is cut');
  }
  if (!card.querySelector('.name, .title, .back, .mini, .tab')) bad('it has no name');
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return found;
}"""
"""What is wrong with how a card lies there."""

PLAIN: Final = "() => document.querySelectorAll('.board .hit:is(.may, .target)').length"


def faults(guest: Visitor, size: tuple[int, int]) -> list[str]:
    """What cannot be hit or seen at this size, of all cards that can be clicked."""
    page = guest.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("document.activeElement?.blur()")  # the card with the keyboard lies over its neighbours on purpose
    page.wait_for_timeout(250)
    found: list[str] = []
    for card in page.query_selector_all(".board .hit:is(.may, .target)"):
        # A hand of many cards overlaps: the one that is pointed at lifts.
        if card.evaluate("card => card.closest('.hand.crowded') !== null"):
            card.scroll_into_view_if_needed()
            box = card.bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + 24, box["y"] + box["height"] * 0.45)
        found += [f"{size[0]}x{size[1]}: {fault}" for fault in card.evaluate(COVERED)]
        page.mouse.move(1, 1)
    return found + beyond(guest, size)


def beyond(guest: Visitor, size: tuple[int, int]) -> list[str]:
    """The question, the buttons and the hand lie on the screen, and the hand's cards at their full height."""
    boxes: list[dict[str, Any]] = guest.page.evaluate(
        "() => [...document.querySelectorAll('.question, .actions :is(.primary, .end), .hand .hit')].map(one => {"
        " const box = one.getBoundingClientRect(); const hand = one.matches('.hit');"
        " return {what: one.className, low: hand && innerWidth > 560 ? box.bottom - 12 : box.bottom,"
        " right: hand ? 0 : box.right, top: box.top}; })"
    )
    return [
        f"{size[0]}x{size[1]}: beyond the edge: {box['what']}"
        for box in boxes
        if box["low"] > size[1] + 1 or box["right"] > size[0] + 1 or box["top"] < 0
    ]


def walk(site: Site, game: str, lang: str, cards: int, **settings: Any) -> int:
    """Look twice at a game at every size, and on until so many cards could be clicked; how many could in all.

    A question that a single card answers shows less than a hand that may be played.
    """
    guest = site.visitor(lang=lang, size=SIZES[0], settings=settings)
    guest.context.add_init_script("localStorage.setItem('regelwerk.played', 'yes')")
    guest.start(game)
    guest.table()
    seen = looks = 0
    while looks < 2 or seen < cards:
        guest.play(seed=3 + looks, steps=9)
        guest.page.keyboard.press("Escape")
        if guest.over:
            break
        guest.page.wait_for_selector(f"{ASKED}, .talk.over")
        for size in SIZES:
            assert faults(guest, size) == []
            seen += guest.page.evaluate(PLAIN)
        guest.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        looks += 1
    assert guest.faults == []
    guest.context.close()
    return seen


@pytest.mark.parametrize(
    ("game", "lang"), [("wowtcg", "en"), pytest.param("duelmasters", "de", marks=pytest.mark.thorough)]
)
def test_what_can_be_clicked_is_hit_and_read(site: Site, game: str, lang: str) -> None:
    assert walk(site, game, lang, cards=11) >= 11


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["wowtcg", "duelmasters"])
def test_a_table_for_the_left_hand_is_hit_and_read_as_well(site: Site, game: str) -> None:
    assert walk(site, game, "en", cards=1, leftHanded=True) >= 1


BUTTON: Final = ".actions :is(button.primary, button.end, .loose button)"


def middle_of(guest: Visitor, what: str) -> float:
    """Where the middle of something is, in parts of the width of the screen."""
    box = guest.page.locator(what).first.bounding_box()
    size = guest.page.viewport_size
    assert box is not None and size is not None
    return (box["x"] + box["width"] / 2) / size["width"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["large", "small"])
def test_buttons_lie_at_the_left_for_the_left_hand(site: Site, size: tuple[int, int]) -> None:
    guest = site.visitor(size=size)
    guest.start("duelmasters")
    guest.table()
    guest.page.wait_for_selector(ASKED)
    right = {what: middle_of(guest, what) for what in (BUTTON, ".rail")}
    guest.page.evaluate(
        "() => localStorage.setItem('regelwerk.settings',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('regelwerk.settings')), leftHanded: true}))"
    )
    guest.page.reload()
    guest.page.wait_for_selector(ASKED)
    left = {what: middle_of(guest, what) for what in (BUTTON, ".rail")}
    assert right[BUTTON] > 0.5 > right[".rail"] and left[BUTTON] < 0.5 < left[".rail"]
    assert left == pytest.approx({what: 1 - where for what, where in right.items()}, abs=0.1)
    assert guest.faults == []


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((390, 844), marks=pytest.mark.thorough)])
def test_larger_cards_move_under_buttons_that_stay(site: Site, size: tuple[int, int]) -> None:
    widths = {}
    for part in (0.9, 1, 1.3):
        guest = site.visitor(size=size, settings={"cardSize": part})
        guest.start("wowtcg")
        guest.table()
        guest.play(seed=3, steps=9 if part <= 1 else 26)  # with what is asked about in sight
        guest.page.wait_for_selector(ASKED)
        page, board = guest.page, guest.page.locator(".board")
        hand = page.locator(".hand .slot").first.bounding_box()
        assert hand is not None
        widths[part] = hand["width"]
        scrolled = board.evaluate("board => board.scrollHeight - board.clientHeight")
        assert (scrolled > 100) is (part > 1)
        button = page.locator(BUTTON).first
        places = []
        for where in (0, 100_000):
            board.evaluate("(board, where) => board.scrollTo({top: where, behavior: 'instant'})", where)
            places.append(button.bounding_box())
        assert places[0] == pytest.approx(places[1], abs=1)
        # At the end the hand is in sight, at the beginning the other side.
        boxes = [page.locator(what).first.bounding_box() for what in (".hand .slot", ".far .slot")]
        board.evaluate("board => board.scrollTo({top: 0, behavior: 'instant'})")
        far = page.locator(".far .slot").first.bounding_box()
        assert boxes[0] is not None and far is not None
        assert boxes[0]["y"] + boxes[0]["height"] <= size[1] and far["y"] >= 0
        assert guest.faults == []
        guest.context.close()
    assert widths[0.9] == pytest.approx(0.9 * widths[1], rel=0.02)
    assert widths[1.3] == pytest.approx(1.3 * widths[1], rel=0.02)


def test_what_others_play_is_shown_until_one_goes_on(site: Site) -> None:
    guest = site.visitor()
    guest.go()
    guest.page.evaluate("() => localStorage.setItem('regelwerk.settings', JSON.stringify({pace: 'slow'}))")
    answers: list[str] = []

    def sent(frame: str | bytes) -> None:
        if '"t":"answer"' in str(frame):
            answers.append(str(frame))

    guest.page.on("websocket", lambda socket: socket.on("framesent", sent))
    guest.start("duelmasters")
    guest.table()
    scene = guest.page.locator(".board > .scene")
    kinds: set[str] = set()
    for step in range(120):
        kind = guest.page.evaluate("() => document.querySelector('.board > .scene')?.classList[1] ?? ''")
        if kind:
            shown, before = scene.first.element_handle(), len(answers)
            guest.page.keyboard.press("Space")
            guest.page.wait_for_timeout(80)
            # The key goes on, and does nothing else.
            assert shown is not None and not shown.evaluate("one => one.isConnected") and len(answers) == before
            kinds.add(kind)
        else:
            guest.play(seed=step, steps=1)
            guest.page.wait_for_timeout(60)
        if kinds == {"card", "turn", "attack", "lost"} or guest.over:
            break
    assert kinds == {"card", "turn", "attack", "lost"} and len(answers) > 0
    # What the others did since one's last turn can be seen again.
    guest.page.get_by_role("button", name=guest.text("table-again")).click()
    scene.wait_for()
    assert guest.faults == []


def attached_to(name: str) -> str:
    """Three cards that are attached to an ally, as a side's abilities."""
    return ", ".join(f"{one} on {name}" for one in ("Polymorph", "Guard Duty", "Mark of the Wild"))


ATTACHED: Final = f"""turn: Anna, action phase
seat Anna
  hero: Litori Frostburn
  party: Latro Abiectus, Parvink, Kor Cindervein
  abilities: {attached_to("Parvink")}
  hand: 2 Fury
  resources: 4 Fury
  deck: Fury, Fury
seat Ben
  hero: Radak Doombringer
  party: Voss Treebender, Benethor Draigo
  abilities: {attached_to("Benethor Draigo")}
  deck: Fury, Fury
"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_what_is_attached_covers_neither_atk_nor_health(site: Site, size: tuple[int, int]) -> None:
    guest = sit_at(site, ATTACHED, size=size)
    cards = guest.page.locator(".front .slot.play.laden > .hit")
    cards.nth(1).wait_for()
    assert guest.page.locator(".front .slot.tab").count() == 6
    for card in cards.element_handles():
        assert card.evaluate("card => card.querySelectorAll('.plate b').length") == 2
        assert card.evaluate(COVERED) == []
    assert guest.faults == []


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        pytest.param(4, allies_of, id="wowtcg-4"),
        pytest.param(3, creatures_of, id="duelmasters-3", marks=pytest.mark.thorough),
        pytest.param(3, allies_of, id="wowtcg-3", marks=pytest.mark.thorough),
        pytest.param(4, creatures_of, id="duelmasters-4", marks=pytest.mark.thorough),
    ],
)
def test_with_three_and_four_players_every_target_is_hit_and_read(
    site: Site, seats: int, text: Callable[[int], str]
) -> None:
    guest = site.visitor()
    guest.context.add_init_script("localStorage.setItem('regelwerk.played', 'yes')")
    take_seat(guest, text(seats), seats - 1)
    page = guest.page
    page.locator(".near .front .hit.m-attack").first.click()
    page.locator(".far .hit.target, .far .name.target").first.wait_for()
    for size in SIZES:
        assert faults(guest, size) == []
        bars = page.locator(".seat-bar")
        if size[0] > 560:  # whoever is folded can be chosen all the same: hero or name, and what lies in front
            assert bars.filter(has=page.locator(".hit.target, .name.target")).count() >= 2
            continue
        for at in range(seats - 1):
            bars.nth(at).locator(".unfold").click()
            page.locator(f".seat-bar.open:nth-child({at + 1})").wait_for()
            assert faults(guest, size) == []
    assert guest.faults == []
