"""The documentation site: its pages can be made, say what they must, and every link on them leads somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from regelwerk.duelmasters.cards import ALL as DUEL_CARDS
from regelwerk.wowminis.base_definitions import of_the_game
from regelwerk.wowtcg.cards import hoa
from tests.wowminis.parties import PARTIES
from tools import cards_page, cards_page_wowminis, rules_page
from tools.docs.__main__ import settings, write
from tools.docs.links import BrokenLink, Links, relative
from tools.docs.pages import WRITTEN, Nav, Site, site
from tools.docs.rules import page_of
from tools.docs.text import anchor
from tools.source_files import ROOT


@pytest.fixture(scope="module")
def made() -> Site:
    return site()


def headings(text: str) -> list[str]:
    """The headings of a page, without what is written for the generator."""
    return [line.lstrip("# ").partition(" {:")[0] for line in text.splitlines() if line.startswith("##")]


def pages_in(nav: Nav) -> list[str]:
    found: list[str] = []
    for entry in nav:
        for below in entry.values():
            found += pages_in(below) if isinstance(below, list) else [str(below)]
    return found


# ------------------------------------------------------------------------------ what stands on them


@pytest.mark.parametrize("game", rules_page.GAMES)
def test_every_rule_has_a_heading_with_both_titles_and_both_texts(made: Site, game: str) -> None:
    book = rules_page.book(game)
    for number in book.numbers():
        text = made.texts[page_of(game, number.partition(":")[0])]
        assert text.count(f"{{: #{anchor(number)} }}\n") == 1, number
        said = re.sub(r"\\(.)", r"\1", text).replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&")
        entry = book.entry(number)
        for part in (entry.title_en, entry.title_de, entry.text_en, entry.text_de):
            assert part.replace("\n", "<br>") in said, number


def test_a_rule_tells_where_it_stands_in_the_code_and_what_shows_it(made: Site) -> None:
    text = made.texts["rules/wowtcg/wow.md"].partition("{: #wow-602-2 }")[2].partition("\n## ")[0]
    assert "[wowtcg/attack_legality.py](../../tree/src/regelwerk/wowtcg/attack_legality.py.txt) can\\_protect" in text
    assert re.search(r"Shown by: \[.*\]\(\.\./\.\./tree/tests/scenes/.*\.scene\.txt\)", text)
    assert "[kw:protector](kw.md#kw-protector)" in text


def test_every_card_of_the_trading_card_games_is_on_its_page_once(made: Site) -> None:
    tcg = headings(made.texts["cards/wowtcg.md"])
    names = [card.name for card in hoa.CARDS] + [one.name for one in cards_page.missing(hoa.SET)]
    assert [name for name in names if sum(title.split(" / ")[0] == name for title in tcg) != 1] == []
    duel = headings(made.texts["cards/duelmasters.md"])
    assert [card.name for _, cards in DUEL_CARDS for card in cards if duel.count(card.name) != 1] == []


def test_a_card_is_told_in_both_languages(made: Site) -> None:
    assert "Target hero or ally" in made.texts["cards/wowtcg.md"]
    assert "einem Helden oder Verbündeten deiner Wahl" in made.texts["cards/wowtcg.md"]
    assert "Shield trigger<br>Tap all your opponent's creatures" in made.texts["cards/duelmasters.md"]
    assert "Schildauslöser<br>Tappe alle Kreaturen deines Gegners" in made.texts["cards/duelmasters.md"]
    assert "Adjacent allies have +1 armor" in made.texts["cards/wowminis.md"]
    assert "Verbündete Figuren direkt neben dieser Figur haben +1 Rüstung" in made.texts["cards/wowminis.md"]


def test_everything_of_the_miniatures_game_is_on_its_page_once(made: Site) -> None:
    text = made.texts["cards/wowminis.md"]
    for _, word in of_the_game():
        assert text.count(f"\n### {cards_page_wowminis.named(word)}\n") == 1, word.name
    for party in PARTIES:
        assert text.count(f"| `{party}` |") == 1


def test_the_page_of_names_has_the_events_and_questions_of_every_game(made: Site) -> None:
    for name in ("`uniqueness`", "`shield trigger`", "`attack reroll`", "`who begins`"):
        assert name in made.texts["names.md"]


# ------------------------------------------------------------------------------ how they hang together


def test_the_contents_lead_to_every_page_once(made: Site) -> None:
    assert sorted(pages_in(made.nav)) == sorted(made.texts)


def test_every_manual_is_on_the_site() -> None:
    files = {page.file for pages in WRITTEN.values() for page in pages}
    manuals = {f"docs/{file.name}" for file in (ROOT / "docs").glob("*.md")}
    maps = {file.relative_to(ROOT).as_posix() for file in (ROOT / "src").rglob("README.md")}
    assert manuals | maps <= files


def test_every_link_leads_to_a_page_a_section_or_a_copied_file(made: Site) -> None:
    copies = set(made.copied.values())
    sections: dict[str, set[str]] = {
        at: {*re.findall(r"\{: #([\w-]+) \}", text), *map(slug, headings(text))} for at, text in made.texts.items()
    }
    wrong = []
    for at, text in made.texts.items():
        for target in re.findall(r"(?<!\\)\]\(([^)\s]+)\)", re.sub(r"```.*?```|`[^`\n]+`", "", text, flags=re.S)):
            path, _, section = target.partition("#")
            there = (Path(at).parent / path).as_posix() if path else at
            there = relative(there, "")
            if "://" not in target and (
                there not in copies | set(made.texts) or section not in {"", *sections.get(there, ())}
            ):
                wrong.append(f"{at}: {target}")
    assert wrong == []


def slug(heading: str) -> str:
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower())


def test_a_link_to_nothing_is_an_error() -> None:
    links = Links(ROOT, {"docs/scenes.md": "scenes.md"}, {"scenes.md": "Scenes"})
    assert links.on_site("[a](../LICENSE) `build/docs/scenes.html`", "docs/scenes.md") == (
        "[a](tree/LICENSE.txt) [Scenes](scenes.md)"
    )
    assert links.copied == {"LICENSE": "tree/LICENSE.txt"}
    for wrong in ("[a](nothing.md)", "[a](../src)", "`build/docs/nothing.html`"):
        with pytest.raises(BrokenLink, match=r"^docs/scenes\.md: "):
            links.on_site(wrong, "docs/scenes.md")
    assert links.on_site("```\n[a](nothing.md)\n```", "docs/scenes.md") == "```\n[a](nothing.md)\n```"


def test_the_source_of_the_site_is_written_where_nothing_is_kept(made: Site, tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "old.md").write_text("from another time", encoding="utf-8")
    write(made, tmp_path / "site")
    written = {
        file.relative_to(tmp_path / "site").as_posix() for file in (tmp_path / "site").rglob("*") if file.is_file()
    }
    assert written == {*made.texts, *made.copied.values()}


def test_a_page_loads_nothing_from_another_server(made: Site) -> None:
    told = json.loads(json.dumps(settings(made)))
    assert told["theme"]["font"] is False
    assert "://" not in json.dumps({key: value for key, value in told.items() if key != "nav"})
