"""Which pages the site has, and where each comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tools import cards_page, cards_page_duelmasters, cards_page_wowminis, rules_page, scene_names
from tools.docs import rules
from tools.docs.links import Links
from tools.source_files import ROOT

Nav = list[dict[str, object]]


class Site(NamedTuple):
    """The source of the site.

    texts    page -> its text
    copied   file of the tree -> where it is copied
    nav      the pages as the reader finds them: title -> page, or a list of such
    """

    texts: dict[str, str]
    copied: dict[str, str]
    nav: Nav


class Page(NamedTuple):
    """A page: its title in the contents, its place on the site, and the file of the tree that it is made of."""

    title: str
    at: str
    file: str


WRITTEN: Final = {
    "": (Page("Regelwerk", "index.md", "docs/index.md"), Page("Playing", "playing.md", "docs/playing.md")),
    "Own figures": (Page("Own figures", "own_figures.md", "docs/own_figures.md"),),
    "Scenes": (
        Page("Scenes", "scenes.md", "docs/scenes.md"),
        Page("Scenes of the Miniatures", "scenes_minis.md", "docs/scenes_minis.md"),
        Page("Lessons", "lessons.md", "docs/lessons.md"),
    ),
    "Programs": (
        Page("Python", "python.md", "docs/python.md"),
        Page("Programs that learn", "learning.md", "docs/learning.md"),
        Page("Features of an observation", "observations.md", "docs/observations.md"),
        Page("The lab", "lab.md", "docs/lab.md"),
        Page("Protocol", "protocol.md", "docs/protocol.md"),
        Page("Replays", "replays.md", "docs/replays.md"),
        Page("Operating the server", "operating.md", "docs/operating.md"),
    ),
    "Development": (
        Page("Contributing", "development/contributing.md", "CONTRIBUTING.md"),
        Page("Changes", "development/changes.md", "CHANGELOG.md"),
        Page("Kernel", "development/kernel.md", "src/regelwerk/kernel/README.md"),
        Page("World of Warcraft TCG", "development/wowtcg.md", "src/regelwerk/wowtcg/README.md"),
        Page("Duel Masters", "development/duelmasters.md", "src/regelwerk/duelmasters/README.md"),
        Page("Miniatures", "development/wowminis.md", "src/regelwerk/wowminis/README.md"),
        Page("Puzzles", "development/puzzles.md", "src/regelwerk/puzzles/README.md"),
        Page("Sealed and draft, the package", "development/limited.md", "src/regelwerk/limited/README.md"),
        Page("Tournaments, the package", "development/tournaments.md", "src/regelwerk/tournaments/README.md"),
        Page("Server", "development/server.md", "src/regelwerk/server/README.md"),
        Page("Client", "development/client.md", "client/README.md"),
        Page("Measuring", "development/bench.md", "bench/README.md"),
        Page("Measurements", "development/results.md", "bench/results.md"),
        Page("The ready decks, measured", "development/decks.md", "bench/decks.md"),
        Page("The environments, measured", "development/environments.md", "bench/environments.md"),
    ),
}
"""Pages that are files of the tree, by the part of the site they belong to. One whose file is not there is left out."""
NO_CONTENTS: Final = "---\nhide:\n  - toc\n---\n\n"
"""Before a page with so many headings that a list of them beside it would help nobody."""
CARDS: Final[tuple[tuple[str, str, Callable[[], str]], ...]] = (
    ("World of Warcraft TCG", "cards/wowtcg.md", cards_page.page),
    ("Duel Masters", "cards/duelmasters.md", cards_page_duelmasters.page),
    ("Miniatures", "cards/wowminis.md", cards_page_wowminis.page),
)


def written(part: str) -> list[Page]:
    """The pages of one part whose files are there."""
    return [page for page in WRITTEN[part] if (ROOT / page.file).is_file()]


def card_pages() -> dict[str, str]:
    """The pages of cards, figures and boards."""
    return {at: NO_CONTENTS + page() for _, at, page in CARDS}


def rule_pages() -> dict[str, str]:
    """The pages of the rules; all but the contents have a heading for each rule."""
    pages = rules.pages(rules_page.chapters())
    return {at: text if at == "rules/index.md" else NO_CONTENTS + text for at, text in pages.items()}


def site() -> Site:
    """The whole site. Raises BrokenLink."""
    made = {**rule_pages(), **card_pages(), "names.md": scene_names.page()}
    kept = [page for part in WRITTEN for page in written(part)]
    titles = {**{page.at: page.title for page in kept}, **made_titles()}
    # A made page is written as if it were a file of docs/.
    links = Links(ROOT, {**{page.file: page.at for page in kept}, **{f"docs/{at}": at for at in made}}, titles)
    texts = {at: links.on_site(text, f"docs/{at}") for at, text in made.items()}
    for page in kept:
        texts[page.at] = links.on_site((ROOT / page.file).read_text(encoding="utf-8"), page.file)
    return Site(texts, links.copied, nav())


def made_titles() -> dict[str, str]:
    """The titles of the pages that are made."""
    titles = {"rules/index.md": "The rules", "names.md": "Names in scenes"}
    titles |= {at: f"Cards: {title}" for title, at, _ in CARDS}
    for game, books in rules_page.BOOKS.items():
        titles |= {rules.page_of(game, name): title for name, title in books.items()}
    return titles


def nav() -> Nav:
    """The contents of the site."""
    found: Nav = [{page.title: page.at} for page in written("")]
    books: Nav = [{"Overview": "rules/index.md"}]
    for game, title in rules_page.TITLES.items():
        books.append({title: [{name: rules.page_of(game, book)} for book, name in rules_page.BOOKS[game].items()]})
    found += [{"Rules": books}]
    found += [{"Cards": [*({title: at} for title, at, _ in CARDS), *_entries("Own figures")]}]
    found += [{"Scenes": [*_entries("Scenes"), {"Names": "names.md"}]}]
    return [*found, {"Programs": _entries("Programs")}, {"Development": _entries("Development")}]


def _entries(part: str) -> Nav:
    return [{page.title: page.at} for page in written(part)]
