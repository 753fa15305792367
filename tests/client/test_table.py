"""The card table: words that open their rules, cards that are dragged, what waits in sentences."""

from __future__ import annotations

import pytest

from regelwerk.kernel.chance import Chance
from tests.client.common import Site, Visitor
from tests.client.page_waits import until
from tests.client.test_questions import sit_at
from tests.server.common import duel, two_at_a_table

pytestmark = pytest.mark.slow
SEED = 11
"""Every game here begins with the same cards."""


def my_action_phase(guest: Visitor) -> None:
    """On to the first own action phase, with nothing done in it."""
    phase = guest.page.locator(".phases .now")
    for _ in range(200):
        guest.asked()  # nothing is clicked that may just turn into another button
        own = phase.count() and guest.page.locator(".near .turn").count()
        if own and phase.inner_text()[:6] in ("action", "Aktion"):
            return
        for button in (".primary:not(:disabled)", "button.end", ".loose button:not(:disabled)"):
            if guest.page.locator(button).count():
                guest.page.locator(button).first.click()
                break
        guest.page.wait_for_timeout(100)
    raise AssertionError("there is no turn of one's own")


@pytest.mark.parametrize(
    ("lang", "word", "title"),
    [
        pytest.param("en", "Protector", "Protector", marks=pytest.mark.thorough),
        ("de", "Beschützer", "Beschützer"),
    ],
)
def test_a_word_of_a_card_opens_its_rule_by_keyboard(site: Site, lang: str, word: str, title: str) -> None:
    guest = site.visitor(lang=lang)
    guest.start()
    guest.table()
    my_action_phase(guest)
    # In the hand a card is one button, with nothing in it to be reached.
    assert guest.page.locator(".hand .hit :is(a, button)").count() == 0
    guest.page.locator(".hand .hit", has_text="Parvink").focus()
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("v")
    dialog = guest.page.locator("dialog[open]")
    dialog.get_by_role("heading", name="Parvink").wait_for()
    for _ in range(8):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("document.activeElement.innerText") == word:
            break
    assert guest.page.evaluate("document.activeElement.className").startswith("term")
    guest.page.keyboard.press("Enter")
    rule = dialog.nth(1)
    rule.get_by_role("heading", level=3, name=title, exact=True).wait_for()
    # A word of the rule leads on to another one, and from there back again.
    rule.locator(".term").first.click()
    back = rule.get_by_role("button", name=guest.text("rule-back"))
    back.wait_for()
    assert rule.locator("h3").inner_text() != title
    assert guest.serious() == []
    back.click()
    rule.get_by_role("heading", level=3, name=title, exact=True).wait_for()
    guest.page.keyboard.press("Escape")
    assert dialog.count() == 1 and guest.page.evaluate("document.activeElement.innerText") == word
    assert guest.faults == []


def test_cards_are_dropped_where_they_go_and_elsewhere_it_says_why_not(site: Site) -> None:
    guest = site.visitor()
    guest.start()
    guest.table()
    my_action_phase(guest)
    resources, allies = guest.page.locator(".near [data-row=resources]"), guest.page.locator(".near [data-row=allies]")
    hand = guest.page.locator(".hand .hit")
    count = hand.count()

    guest.drag(hand.filter(has_text="Anika Berlyn"), resources)
    guest.page.locator(".lines", has_text="You place Anika Berlyn as a resource").wait_for()
    resources.locator(".hit").wait_for()
    assert resources.locator(".hit").count() == 1 and hand.count() == count - 1
    # One resource a turn, and one resource pays for little: nothing happens, and the rule is named.
    guest.asked()
    guest.drag(hand.filter(has_text="Kena Shadowbrand"), resources)
    notice = guest.page.locator(".toast.bad", has_text="You have already placed a resource this turn")
    notice.wait_for()
    assert notice.locator("a.rule").get_attribute("href") == "/rules/wowtcg/wow7.4%3A412.1"
    guest.asked()
    guest.drag(hand.filter(has_text="Parvink"), allies)
    guest.page.locator(".toast.bad", has_text="Parvink costs 3 resources, and you have 1 ready").wait_for()
    assert hand.count() == count - 1 and allies.locator(".hit").count() == 0
    # Let go of over the hand again, it is just put back.
    notices = guest.page.locator(".toast").count()
    guest.drag(hand.filter(has_text="Parvink"), hand.filter(has_text="Kena Shadowbrand"))
    guest.page.wait_for_timeout(300)
    assert guest.page.locator(".toast").count() <= notices and hand.count() == count - 1
    assert guest.faults == []


def test_a_card_dropped_on_another_aims_at_it_or_says_why_it_cannot(site: Site) -> None:
    guest = sit_at(
        site,
        "turn: Anna\nseat Anna\n  hero: Boris Brightbeard\n  hand: Exhaustion\n  resources: 4\n"
        "  party: Kor Cindervein\n  deck: Fury, Fury\nseat Ben\n  hero: Radak Doombringer\n"
        "  party: Voss Treebender\n  deck: Fury, Fury\n",
    )
    page = guest.page
    hero, log = page.locator(".far [data-row=hero_row] .hit"), page.locator(".lines")
    spell = page.locator(".hand .hit.may", has_text="Exhaustion")
    spell.wait_for()
    # "Exhaust target ally": a hero is none, and the announcement is taken back at once.
    guest.drag(spell, hero)
    page.locator(".toast.bad", has_text="Radak Doombringer").wait_for()
    page.locator(".question.mine", has_text=guest.text("table-own-turn")).wait_for()
    assert spell.count() == 1
    guest.drag(page.locator(".near [data-row=allies] .hit.may"), hero)
    log.get_by_text("Kor Cindervein attacks Radak Doombringer").first.wait_for()
    guest.drag(spell, page.locator(".far [data-row=allies] .hit"))
    log.get_by_text("You play Exhaustion → Voss Treebender").first.wait_for()
    assert guest.faults == []


def test_a_text_for_heroes_of_one_faction_is_read_on_the_card(site: Site) -> None:
    guest = sit_at(
        site,
        "seat Anna\n  hero: Graccus\n  hand: Thunderhead Hippogryph\n  deck: 6 Fury\n"
        "seat Ben\n  hero: Graccus\n  deck: 6 Fury\n",
    )
    words = guest.page.locator(".hand .words", has_text="[Alliance]")
    assert "[Alliance]: Thunderhead Hippogryph has elusive." in words.inner_text()
    assert "[Horde]: Thunderhead Hippogryph has ferocity." in words.inner_text()


def test_duel_masters_by_dragging(site: Site) -> None:
    guest = site.visitor()
    guest.start("duelmasters")
    guest.table()
    page = guest.page
    mana, battle = page.locator(".near [data-row=mana]"), page.locator(".near [data-row=creatures]")
    usable = page.locator(".hand .hit.may")
    attacked = False
    for _ in range(60):
        guest.asked()
        step = page.locator(".phases .now").inner_text()
        creatures = page.locator(".near [data-row=creatures] .hit.may")
        if step == "mana step":
            if mana.locator(".hit").count() == 0:
                guest.drag(page.locator(".hand .hit"), battle)
                page.locator(".toast.bad", has_text="You can do that only in the main step").wait_for()
            count = mana.locator(".hit").count()
            guest.drag(usable, mana)
            page.locator(f".near [data-row=mana] li:nth-child({count + 1}) .hit").wait_for()
        elif step == "main step" and usable.count():
            count = battle.locator(".hit").count()
            guest.drag(usable, battle, (0.9, 0.5))
            page.locator(f".near [data-row=creatures] li:nth-child({count + 1}) .hit").wait_for()
        elif (
            step == "attack step" and creatures.count() and not page.locator(".far [data-row=shields] .hit.may").count()
        ):
            # Dropped on what belongs to the other player, it attacks the player.
            guest.drag(creatures, page.locator(".far [data-row=shields]"))
            page.locator(".lines", has_text="attacks Mirel").wait_for()
            attacked = True
            break
        else:
            spot = page.locator(".primary:not(:disabled), button.end, .hit.may, .loose button").first
            spot.click()
        page.wait_for_timeout(250)
    assert attacked and guest.faults == []


def test_what_waits_is_a_sentence_for_everybody(site: Site) -> None:
    anna = sit_at(
        site,
        "turn: Anna\nseat Anna\n  hero: Boris Brightbeard\n  hand: 2 Exhaustion\n  resources: 4\n  deck: Fury, Fury\n"
        "seat Ben\n  hero: Radak Doombringer\n  party: Voss Treebender\n  deck: Fury, Fury\n",
    )
    english, german = site.visitor(), site.visitor(lang="de")
    for watcher in (english, german):
        watcher.go(f"/r/{anna.page.url.rpartition('/')[2]}?watch")
        watcher.table()
    anna.ask_everywhere()
    name = anna.page.locator(".near .who .name").inner_text().strip()
    anna.drag(anna.page.locator(".hand .hit.may"), anna.page.locator(".far [data-row=allies] .hit"))
    waits = ".chain li.next .text"
    mine = anna.page.locator(waits, has_text="You play Exhaustion")
    mine.wait_for()
    theirs = english.page.locator(waits, has_text=f"{name} plays ")
    theirs.wait_for()
    assert theirs.inner_text() == mine.inner_text().replace("You play", f"{name} plays", 1)
    german.page.locator(waits, has_text=f"{name} spielt ").wait_for()
    assert anna.faults == [] and english.faults == [] and german.faults == []


def test_on_a_small_screen_a_card_is_dragged_by_finger_and_the_hand_moved_sideways(site: Site) -> None:
    guest = site.visitor(size=(360, 740), has_touch=True)
    guest.start()
    guest.table()
    my_action_phase(guest)
    page = guest.page
    finger = guest.context.new_cdp_session(page)

    def swipe(start: tuple[float, float], end: tuple[float, float]) -> None:
        for step in range(9):
            x, y = (start[i] + (end[i] - start[i]) * step / 8 for i in (0, 1))
            kind = "touchMove" if step else "touchStart"
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
            page.wait_for_timeout(25)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(400)

    card = page.locator(".hand .hit", has_text="Anika Berlyn").bounding_box()
    row = page.locator(".near [data-row=resources]").bounding_box()
    assert card is not None and row is not None
    along = "document.querySelector('.hand .fan').scrollLeft"
    swipe((200, card["y"] + 40), (60, card["y"] + 42))
    assert page.evaluate(along) > 40 and page.locator(".near [data-row=resources] .hit").count() == 0
    page.evaluate("document.querySelector('.hand .fan').scrollLeft = 0")
    swipe((card["x"] + 40, card["y"] + 40), (card["x"] + 48, row["y"] + row["height"] / 2))
    page.locator(".near [data-row=resources] .hit").wait_for()
    assert page.locator("dialog[open]").count() == 0 and guest.faults == []


def test_a_click_alone_turns_no_card_face_down(site: Site) -> None:
    text = (
        "turn: Anna\nseat Anna\n  hero: Graccus\n  hand: Kaal Soulreaper, Fury\n  deck: Fury, Fury\n"
        "seat Ben\n  hero: Graccus\n  deck: Fury, Fury\n"
    )
    for way in ("mouse", "touch", "keyboard"):
        guest = sit_at(site, text, has_touch=way == "touch")
        page = guest.page
        card, resources = page.locator(".hand .hit", has_text="Kaal"), page.locator(".near [data-row=resources] .hit")
        for confirmed in (False, True):
            if way == "keyboard":
                card.focus()
                page.keyboard.press("Enter")
            else:
                (card.tap if way == "touch" else card.click)()
            item = page.get_by_role("menuitem", name="place Kaal Soulreaper")
            item.wait_for()
            assert resources.count() == 0
            if confirmed:
                item.press("Enter") if way == "keyboard" else item.click()
                resources.wait_for()
            else:
                page.keyboard.press("Escape")
                item.wait_for(state="detached")
                assert resources.count() == 0 and page.locator(".hand .hit").count() == 2
        assert guest.faults == []


LAST = """() => {
  const box = document.querySelector('.lines');
  const last = box?.lastElementChild?.getBoundingClientRect();
  return !!last && last.bottom <= Math.min(box.getBoundingClientRect().bottom, innerHeight) + 1 && last.height > 0;
}"""
"""Whether the last line of the log is in sight."""


@pytest.mark.parametrize(
    "size", [pytest.param((1280, 720), id="large", marks=pytest.mark.thorough), pytest.param((390, 844), id="small")]
)
def test_the_log_keeps_its_last_line_in_sight(site: Site, size: tuple[int, int]) -> None:
    guest = site.visitor(size=size)
    guest.start("duelmasters")
    guest.table()
    guest.play(seed=2, steps=12)
    page = guest.page
    page.set_viewport_size({"width": size[0], "height": size[1] - 100})
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator(".drawer.open").wait_for()
    until(page, f"({LAST})()")
    # Less room, more room, and what comes meanwhile.
    for height in (size[1] - 250, size[1] + 100, size[1]):
        page.set_viewport_size({"width": size[0], "height": height})
        until(page, f"({LAST})()")
    count = page.locator(".lines p").count()
    for step in range(40):
        if page.locator(".lines p").count() > count:
            break
        guest.play("keyboard", seed=step, steps=1)
    assert page.locator(".lines p").count() > count
    until(page, f"({LAST})()")
    # Who reads further up stays there, even if there is more room for the log in the same frame.
    page.evaluate("""() => new Promise((done) => {
      const box = document.querySelector('.lines');
      box.addEventListener('scroll', done, { once: true });
      box.scrollTop = 0;
      box.style.marginBottom = '-30px';
    })""")
    page.set_viewport_size({"width": size[0], "height": size[1] - 60})
    page.wait_for_timeout(100)
    assert page.evaluate("document.querySelector('.lines').scrollTop") == 0


@pytest.mark.thorough
def test_the_log_stays_at_its_end_where_the_oldest_lines_make_room(site: Site) -> None:
    players = list(two_at_a_table(site.server))
    guest = site.visitor(size=(390, 844))
    guest.go(f"/r/{players[0].room['code']}?watch")
    guest.page.wait_for_selector(".near")
    guest.page.keyboard.press("l")
    lines = guest.page.locator(".drawer.open .lines p")
    chance = Chance(21)
    assert duel(players, chance, 660) == 660, "the game was over before its log was long"
    until(guest.page, "document.querySelectorAll('.lines p').length === 300")
    until(guest.page, f"({LAST})()")
    oldest = lines.first.inner_text()
    # Several lines come at once, and as many go: the text moves up, and nobody has scrolled.
    while not players[0].state["over"]:
        duel(players, chance, 10)
        until(guest.page, f"({LAST})()")
    assert lines.count() == 300
    assert lines.first.inner_text() != oldest


@pytest.mark.parametrize(
    ("names", "shown", "beneath"), [("en", "Fire Blast", "Feuerschlag"), ("de", "Feuerschlag", "Fire Blast")]
)
def test_cards_are_called_as_one_has_chosen_and_the_other_name_stands_beneath(
    site: Site, names: str, shown: str, beneath: str
) -> None:
    text = (
        "turn: Anna\nseat Anna\n  hero: Litori Frostburn\n  hand: Fire Blast\n  resources: 3 Fury\n  deck: Fury, Fury\n"
        "seat Ben\n  hero: Graccus\n  party: Kor Cindervein\n  deck: Fury, Fury\n"
    )
    guest = sit_at(site, text, lang="de", settings={} if names == "en" else {"cardNames": "de"})
    page = guest.page
    card = page.locator(".hand .hit", has_text=shown)
    card.focus()
    page.keyboard.press("v")
    page.locator("dialog[open]", has_text=beneath).wait_for()
    page.keyboard.press("Escape")
    card.click()
    page.get_by_role("menuitem", name=f"spiele {shown}").click()
    page.locator(".far .front .hit.target").click()
    page.locator(".lines", has_text=shown).wait_for(state="attached")
    assert beneath not in page.locator(".lines").inner_text()
    guest.go()
    page.get_by_role("button", name=guest.text("shell-settings")).click()
    for value in ("de", "en"):
        assert page.locator(f"input[name=card-names][value={value}]").is_checked() is (value == names)
    # Duel Masters has no German names in any source: the setting does not speak of it.
    row = page.locator("#set-names + .row").inner_text()
    assert "World of Warcraft" in row and "Duel Masters" not in row
    guest.page.locator("input[name=lang][value=en]").check()
    page.locator("#set-names").wait_for(state="detached")
    assert guest.faults == []


KEPT = "[...document.querySelectorAll('aside:has(.card.zoom)')].map((one) => one.ariaLabel)"


def test_two_cards_stay_in_sight_to_be_compared(site: Site) -> None:
    text = (
        "turn: Anna\nseat Anna\n  hero: Litori Frostburn\n  hand: Fire Blast, Leeroy Jenkins\n  resources: 3 Fury\n"
        "  deck: Fury, Fury\nseat Ben\n  hero: Graccus\n  party: Kor Cindervein\n  deck: Fury, Fury\n"
    )
    guest = sit_at(site, text)
    page = guest.page
    kept = page.locator("aside:has(.card.zoom)")

    def keep(name: str) -> None:
        page.locator(".hit", has_text=name).focus()
        page.keyboard.press("p")

    def are_kept(*names: str) -> None:
        until(page, f"{KEPT}.join() === '{','.join(names)}'")

    keep("Fire Blast")
    keep("Kor")
    are_kept("Fire Blast", "Kor Cindervein")
    boxes = [one.bounding_box() for one in kept.all()]
    first, second = (box for box in boxes if box)
    assert first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
    # The third takes the place of the first.
    page.locator(".hit", has_text="Leeroy").focus()
    page.keyboard.press("v")
    page.get_by_role("button", name=guest.text("key-pin")).press("Enter")
    page.locator("dialog[open]").wait_for(state="detached")
    are_kept("Kor Cindervein", "Leeroy Jenkins")
    keep("Leeroy")
    are_kept("Kor Cindervein")
    kept.get_by_role("button").press("Enter")
    are_kept()
    keep("Leeroy")
    are_kept("Leeroy Jenkins")
    page.keyboard.press("Escape")
    are_kept()
    assert guest.faults == []
