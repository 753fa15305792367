"""Looks at every page and at the moments of a game with a browser, and keeps pictures of them.

    python -m tools.screenshots                 all of them into build/screenshots, those of the documentation anew
    python -m tools.screenshots lesson home     only those whose name has one of these words
    python -m tools.screenshots --docs          only those of the documentation

Each is taken at three sizes, in both languages, dark and light. The server runs here for as long as it takes; the
client must be built (`make client`), and a Chromium must be there.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.client.common import ASKED, Site, Visitor, chromium
from tests.client.test_dice import strike
from tests.client.test_ending import CHAIN
from tests.client.test_foresight import AT_ALLIES, AT_SHIELDS
from tests.client.test_hex import STRIKES
from tests.client.test_hex import play as random_steps
from tests.client.test_limited import start as open_packs
from tests.client.test_primary_key import MANA
from tests.client.test_questions import take_seat
from tests.client.test_scenes import ATTACKED
from tests.client.test_seen import BROKEN, cast
from tests.client.test_table_options import OPEN
from tests.server.common import served
from tests.server.test_reviews import short_game

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT: Final = Path(__file__).parents[1]
INTO: Final = ROOT / "build" / "screenshots"
DOCS: Final = ROOT / "docs" / "pictures"
SCREENS: Final = {"wide": (1440, 900), "middle": (1024, 768), "narrow": (390, 844)}
LANGUAGES: Final = ("en", "de")
THEMES: Final = ("dark", "light")
SHOWN: Final = (("wide", "en", "dark"), ("narrow", "de", "light"))
"""How the pictures of the documentation look."""
UNASKED: Final = {"pace": "slow", "askEnd": False}
"""A turn ends without a question, and what follows is shown slowly."""
Way = Callable[[Visitor], None]


def page(path: str, wanted: str = "h1") -> Way:
    """A page by its address."""

    def look(guest: Visitor) -> None:
        guest.go(path)
        guest.page.wait_for_selector(wanted)

    return look


def table(game: str, steps: int, seed: int, **room: Any) -> Way:
    """A table after some steps of one's own: the first of several games that lasts so long."""

    def play(guest: Visitor) -> None:
        for attempt in range(6):
            sit_down(guest, game, **room)
            guest.play(seed=seed + attempt, steps=steps)
            guest.page.keyboard.press("Escape")
            guest.page.wait_for_selector(f"{ASKED}, .talk.over")
            if not guest.over:
                break

    return play


def sit_down(guest: Visitor, game: str, seats: int = 2) -> None:
    """At a table with computers."""
    guest.go()
    guest.page.wait_for_selector("form")
    others = [{"kind": "computer", "player": "random"}] * (seats - 1)
    code = guest.page.evaluate(OPEN, {"game": game, "seats": [{"kind": "me"}, *others]})
    guest.go(f"/r/{code}")
    guest.table()


def board(guest: Visitor) -> None:
    """The hex board after some steps, somebody's turn being on."""
    guest.start("wowminis")
    guest.page.wait_for_selector(".map .space", state="attached")
    random_steps(guest, seed=4, steps=14)
    guest.page.wait_for_selector(f"{ASKED}, .talk.over")


def position(text: str, then: Way | None = None) -> Way:
    """Anna's seat in a position, and what is done there."""

    def sit(guest: Visitor) -> None:
        take_seat(guest, text)
        if then is not None:
            then(guest)

    return sit


def aim(guest: Visitor) -> None:
    """An attacker is dragged over what it attacks."""
    guest.page.locator(".near .hit.may", has_text="Kor Cindervein").hover()
    guest.page.mouse.down()
    target = guest.page.locator(".far .hit", has_text="Benethor Draigo").first.bounding_box()
    if target is not None:
        guest.page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=6)


def point(guest: Visitor) -> None:
    """An attacker is pointed at."""
    guest.page.locator(".near .hit.may").first.hover()


def fallen(guest: Visitor) -> None:
    """What came of an attack is shown."""
    guest.page.locator(".actions .primary").click()
    guest.page.wait_for_selector(".scene.lost")


def spell(guest: Visitor) -> None:
    """A card of one's own is shown with what it does."""
    cast(guest)
    guest.page.wait_for_selector(".scene.own")


def zoom(guest: Visitor) -> None:
    """A card is pointed at, beside which it stands large."""
    guest.page.locator(".hand .hit").nth(1).hover()
    guest.page.wait_for_timeout(500)


def end_turn(guest: Visitor) -> None:
    """The turn is to end with something left to do."""
    guest.page.keyboard.press("f")
    guest.page.wait_for_selector("dialog[open]")


def next_turn(guest: Visitor) -> None:
    """The turn goes to the other side."""
    guest.page.keyboard.press("f")
    guest.page.wait_for_selector(".scene .banner")


def sealed(guest: Visitor) -> None:
    """Six boosters are open."""
    open_packs(guest, "wowtcg", "sealed")
    guest.page.get_by_role("button", name=guest.text("limited-auto"), exact=True).wait_for()


def draft(guest: Visitor) -> None:
    """The first pack of a draft."""
    open_packs(guest, "duelmasters", "draft")
    guest.page.locator(".pack button").nth(9).wait_for()


def lesson(game: str) -> Way:
    """A guided first game, two words into it."""

    def learn(guest: Visitor) -> None:
        guest.go()
        guest.page.locator(f"[data-game={game}] button.learn").click()
        guest.page.wait_for_url("**/r/*")
        guest.page.wait_for_selector(".lesson .words p")

    return learn


def puzzle(guest: Visitor) -> None:
    guest.go("/puzzles")
    guest.page.locator("section .all button").first.click()
    guest.page.wait_for_selector(".puzzle h2")


def ended(guest: Visitor) -> None:
    """A game that was given up."""
    guest.start("wowtcg")
    guest.table()
    guest.play(seed=3, steps=12)
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name=guest.text("table-menu"), exact=True).click()
    guest.page.get_by_role("button", name=guest.text("table-concede")).click()
    guest.page.get_by_role("button", name=guest.text("table-concede-sure")).click()
    guest.page.wait_for_selector(".talk.over")


def review(guest: Visitor) -> None:
    """A game looked at by the computer."""
    guest.enter()
    post = guest.context.request.post
    found = post(f"{guest.url}/api/replays", data={"text": short_game()}, headers={"origin": guest.url}).json()
    guest.go(f"/replays/{found['code']}?seat=1")
    guest.page.get_by_role("button", name=guest.text("coach-review"), exact=True).click()
    guest.page.get_by_role("img", name=guest.text("coach-curve")).wait_for(timeout=60_000)


def words(guest: Visitor) -> None:
    """A table in words."""
    guest.start("wowtcg")
    guest.page.locator(".asked ol button:not(:disabled)").first.click()
    guest.page.wait_for_selector(".seen .lines p")


def settings(guest: Visitor) -> None:
    guest.go()
    guest.page.get_by_role("button", name=guest.text("shell-settings")).click()
    guest.page.wait_for_selector("dialog[open]")


@dataclass(frozen=True)
class Picture:
    """`name` of the file, how to come there, whether the documentation shows it, and what the guest has chosen."""

    name: str
    way: Way
    docs: bool = False
    chosen: dict[str, Any] = field(default_factory=dict)


PICTURES: Final = (
    Picture("home", page("/", "form"), docs=True),
    Picture("table-wowtcg", table("wowtcg", 26, 3), docs=True),
    Picture("table-duelmasters", table("duelmasters", 24, 7), docs=True),
    Picture("table-wowminis", board, docs=True),
    Picture("table-of-four", table("duelmasters", 14, 5, seats=4)),
    Picture("table-of-four-wowtcg", table("wowtcg", 14, 5, seats=4)),
    Picture("larger-cards", table("wowtcg", 26, 3), chosen={"cardSize": 1.3}),
    Picture("left-hand", table("wowtcg", 26, 3), chosen={"leftHanded": True}),
    Picture("attack-aimed", position(AT_ALLIES, aim)),
    Picture("attack-on-shields", position(AT_SHIELDS, point)),
    Picture("what-came-of-it", position(ATTACKED, fallen), chosen={"pace": "slow"}),
    Picture("chain", position(CHAIN)),
    Picture("spell", position(AT_ALLIES, spell), chosen={"pace": "slow"}),
    Picture("card-zoom", position(AT_ALLIES, zoom)),
    Picture("end-turn", position(AT_ALLIES, end_turn)),
    Picture("next-turn", position(MANA.replace("mana step", "attack step"), next_turn), chosen=UNASKED),
    Picture("shield-trigger", position(BROKEN)),
    Picture("dice", position(STRIKES, strike)),
    Picture("high-contrast", position(AT_ALLIES), chosen={"theme": "contrast"}),
    Picture("lesson-wowtcg", lesson("wowtcg"), docs=True),
    Picture("lesson-duelmasters", lesson("duelmasters")),
    Picture("lesson-wowminis", lesson("wowminis")),
    Picture("end", ended),
    Picture("review", review, docs=True),
    Picture("puzzles", page("/puzzles", "section .all button")),
    Picture("puzzle", puzzle),
    Picture("words", words, chosen={"textMode": True}),
    Picture("decks", page("/decks")),
    Picture("deck-builder", page("/decks/wowtcg/frost-and-flame", ".legal")),
    Picture("parties", page("/parties")),
    Picture("rules", page("/rules/wowtcg")),
    Picture("replays", page("/replays")),
    Picture("limited", page("/limited")),
    Picture("sealed", sealed),
    Picture("draft", draft),
    Picture("tournament", page("/tournament")),
    Picture("differences", page("/differences")),
    Picture("about", page("/about")),
    Picture("settings", settings),
)


def look(site: Site, picture: Picture, screen: str, lang: str, theme: str) -> bool:
    """Take one picture; says what went wrong where that cannot be done."""
    name = f"{picture.name}-{screen}-{theme}-{lang}"
    guest = site.visitor(lang=lang, size=SCREENS[screen], theme=theme, settings=picture.chosen)
    guest.context.add_init_script("localStorage.setItem('regelwerk.played', 'yes')")
    try:
        picture.way(guest)
        guest.page.wait_for_timeout(600)
        guest.page.screenshot(path=INTO / f"{name}.png")
        if picture.docs and (screen, lang, theme) in SHOWN:
            guest.page.screenshot(path=DOCS / f"{name}.jpg", quality=85)
        print(name, *guest.faults, flush=True)
        return True
    except Exception as error:
        print(f"{name}: {str(error).splitlines()[0]}", flush=True)
        return False
    finally:
        guest.context.close()


def take(browser: Browser, chosen: list[Picture], only_docs: bool) -> int:
    """Take all those pictures; how many could not be taken."""
    INTO.mkdir(parents=True, exist_ok=True)
    missing = 0
    for picture in chosen:
        with tempfile.TemporaryDirectory() as data, served(Path(data)) as server:
            for look_of in product(SCREENS, LANGUAGES, THEMES):
                if not only_docs or (picture.docs and look_of in SHOWN):
                    missing += not look(Site(browser, server), picture, *look_of)
    return missing


def main() -> None:
    """Make the pictures."""
    reader = argparse.ArgumentParser(description="pictures of the pages")
    reader.add_argument("words", nargs="*", help="only pictures whose name has one of these words")
    reader.add_argument("--docs", action="store_true", help="only those of the documentation")
    asked = reader.parse_args()
    chosen = [one for one in PICTURES if not asked.words or any(word in one.name for word in asked.words)]
    with chromium() as browser:
        missing = take(browser, chosen, asked.docs)
    raise SystemExit(f"{missing} pictures could not be taken" if missing else 0)


if __name__ == "__main__":
    main()
