"""Looks at the pages with a browser and keeps pictures of them, in both languages and themes.

    python -m tools.screenshots                 into docs/pictures
    python -m tools.screenshots --into /else    into another folder
    python -m tools.screenshots table home      only those whose name has one of these words

The server runs here for as long as it takes; the client must be built (`make client`), and a Chromium must be there.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.client.common import ASKED, Visitor, chromium
from tests.client.test_hex import play as random_steps
from tests.server.common import served

INTO: Final = Path(__file__).parents[1] / "docs" / "pictures"
WIDE: Final = (1280, 800)
NARROW: Final = (360, 740)


def home(guest: Visitor) -> None:
    """The first page."""
    guest.go()
    guest.page.wait_for_selector("form")


def game(name: str, steps: int, seed: int) -> Callable[[Visitor], None]:
    """A table after some steps of one's own: the first of several games that lasts so long."""

    def play(guest: Visitor) -> None:
        for attempt in range(6):
            guest.start(name)
            guest.table()
            guest.play(seed=seed + attempt, steps=steps)
            guest.page.keyboard.press("Escape")
            guest.page.wait_for_selector(f"{ASKED}, .talk.over")
            if not guest.over:
                break

    return play


def board(guest: Visitor) -> None:
    """The hex board after some steps, somebody's turn being on."""
    guest.start("wowminis")
    guest.page.wait_for_selector(".map .space", state="attached")
    random_steps(guest, seed=4, steps=14)
    guest.page.wait_for_selector(f"{ASKED}, .talk.over")


def page(path: str) -> Callable[[Visitor], None]:
    """A page by its address."""

    def look(guest: Visitor) -> None:
        guest.go(path)

    return look


@dataclass(frozen=True)
class Picture:
    """`name` of the file, how to come there, and on which screens."""

    name: str
    way: Callable[[Visitor], None]
    sizes: tuple[tuple[int, int], ...] = (WIDE, NARROW)


PICTURES: Final = (
    Picture("home", home),
    Picture("table-wowtcg", game("wowtcg", 26, 3)),
    Picture("table-duelmasters", game("duelmasters", 24, 7)),
    Picture("table-wowminis", board),
    Picture("decks", page("/decks")),
    Picture("parties", page("/parties")),
    Picture("rules", page("/rules/wowtcg"), (WIDE,)),
    Picture("about", page("/about"), (WIDE,)),
)


def main() -> None:
    """Make the pictures."""
    reader = argparse.ArgumentParser(description="pictures of the pages")
    reader.add_argument("words", nargs="*", help="only pictures whose name has one of these words")
    reader.add_argument("--into", type=Path, default=INTO)
    chosen = reader.parse_args()
    chosen.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, chromium() as browser:
        for picture in PICTURES:
            if chosen.words and not any(word in picture.name for word in chosen.words):
                continue
            for lang, theme in (("en", "dark"), ("de", "light")):
                for size in picture.sizes:
                    guest = Visitor(browser, server.url, lang=lang, size=size, theme=theme)
                    guest.context.add_init_script("localStorage.setItem('regelwerk.played', 'yes')")
                    try:
                        picture.way(guest)
                        guest.page.wait_for_timeout(600)
                        screen = "wide" if size == WIDE else "narrow"
                        file = chosen.into / f"{picture.name}-{screen}-{theme}-{lang}.png"
                        guest.page.screenshot(path=file)
                        print(file.name, *guest.faults)
                    except Exception as error:
                        print(f"{picture.name} ({lang}, {size[0]}): {str(error).splitlines()[0]}")
                    finally:
                        guest.context.close()


if __name__ == "__main__":
    main()
