"""The rulebook of any game: citing, reading, searching, and saying where a file is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from regelwerk.kernel.rulebook import Rulebook, RulebookError, UnknownRuleError


def entry(number: str, en: str, de: str, *more: str, standing: str = "source") -> str:
    lines = [
        f'["{number}"]',
        f'title = {{en = "{en}", de = "{de}"}}',
        f'text = {{en = "About {en.lower()}.", de = "Über {de.lower()}."}}',
        'source = "the back of the box"',
        f'standing = "{standing}"',
        *more,
    ]
    return "\n".join(lines) + "\n"


PILES = "\n".join(
    [
        'edition = "1901"\n',
        entry("toy:2", "Piles", "Haufen"),
        entry("toy:2.10", "The last pile", "Der letzte Haufen"),
        entry("toy:2.2", "Taking", "Nehmen", 'see = ["toy:2.2a", "house:taking"]'),
        entry("toy:2.2a", "Taking too much", "Zu viel nehmen"),
        entry("toy:12", "Ending", "Ende"),
    ]
)
HOUSE = entry("house:taking", "House rule on taking", "Hausregel zum Nehmen", standing="proposed")


def toy_book() -> Rulebook:
    return Rulebook({"piles.toml": PILES, "house.toml": HOUSE}, prefix="toy")


def numbers_of(book: Rulebook, query: str, lang: str = "en") -> list[str]:
    return [found.number for found in book.find(query, lang)]


def test_a_citation_is_one_object_for_each_number() -> None:
    book = toy_book()
    rule = book.citation("toy:2.2")
    assert rule is book.citation("toy:2.2")
    assert rule is not book.citation("toy:2.2a")
    assert (rule.number, rule.provenance, rule.book) == ("toy:2.2", "source", "toy")
    assert f"{rule}" == repr(rule) == "toy:2.2"
    assert book.citation("house:taking").provenance == "proposed"


def test_an_unknown_number_names_its_neighbours() -> None:
    book = toy_book()
    with pytest.raises(UnknownRuleError, match=r"'toy:2\.22'.*toy:2\.2"):
        book.citation("toy:2.22")
    with pytest.raises(UnknownRuleError, match=r"nearest: house:taking"):
        book.entry("toy:taking")
    with pytest.raises(LookupError):
        book.citation("")
    assert "toy:2.2" in book
    assert "toy:2.22" not in book


def test_numbers_come_in_natural_order_and_the_default_book_first() -> None:
    assert toy_book().numbers() == ["toy:2", "toy:2.2", "toy:2.2a", "toy:2.10", "toy:12", "house:taking"]


def test_numbers_is_a_copy() -> None:
    book = toy_book()
    book.numbers().clear()
    assert len(book.numbers()) == len(book) == 6


def test_an_entry_has_both_languages_and_the_edition_of_its_file() -> None:
    book = toy_book()
    read = book.entry("toy:2.2")
    assert (read.title("en"), read.title("de")) == ("Taking", "Nehmen")
    assert (read.text("en"), read.text("de")) == ("About taking.", "Über nehmen.")
    assert (read.source, read.provenance, read.edition) == ("the back of the box", "source", "1901")
    assert read.see == ("toy:2.2a", "house:taking")
    assert book.entry("toy:2").see == ()
    assert book.entry("house:taking").edition == ""


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("toy:2.2", ["toy:2.2"]),
        ("2.2", ["toy:2.2"]),
        (" 2.2a ", ["toy:2.2a"]),
        ("house:taking", ["house:taking"]),
        ("house:", ["house:taking"]),
        ("2.1", []),  # 2.10 does not stand under 2.1
        ("1", ["toy:12"]),
        ("3", []),
        ("", []),
    ],
)
def test_finding_by_number(query: str, expected: list[str]) -> None:
    assert numbers_of(toy_book(), query) == expected


def test_the_beginning_of_a_number_lists_what_stands_under_it() -> None:
    text = entry("toy:7.1", "One", "Eins") + entry("toy:7.1a", "A", "Ah") + entry("toy:71.1", "Other", "Andere")
    late = entry("late:8.3", "Three", "Drei") + entry("late:8.3b", "Bee", "Biene")
    book = Rulebook({"a.toml": text, "b.toml": late}, prefix="toy")
    assert numbers_of(book, "7") == ["toy:7.1", "toy:7.1a"]
    assert numbers_of(book, "toy:7") == ["toy:7.1", "toy:7.1a"]
    assert numbers_of(book, "8") == ["late:8.3", "late:8.3b"]  # no such number in the default book
    assert numbers_of(book, "8.3") == ["late:8.3"]


def test_finding_by_words_puts_the_title_first() -> None:
    book = toy_book()
    assert numbers_of(book, "taking") == ["toy:2.2", "house:taking", "toy:2.2a"]
    assert numbers_of(book, "TOO taking") == ["toy:2.2a"]
    assert numbers_of(book, "nehmen", "de")[0] == "toy:2.2"
    assert numbers_of(book, "nothing of the kind") == []


def test_words_of_the_other_language_are_found_if_nothing_else_is() -> None:
    book = toy_book()
    assert numbers_of(book, "haufen", "en") == ["toy:2", "toy:2.10"]
    assert numbers_of(book, "piles", "de") == ["toy:2"]


def test_a_directory_is_read_and_other_files_in_it_are_not(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(PILES, encoding="utf-8")
    (tmp_path / "a.toml").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "notes.txt").write_text(entry("toy:99", "No", "Nein"), encoding="utf-8")
    book = Rulebook.open(tmp_path, prefix="toy")
    assert book.numbers() == toy_book().numbers()


def test_a_number_given_twice_names_file_and_line() -> None:
    with pytest.raises(RulebookError, match=r"^b\.toml:2: toy:2 is also in a\.toml"):
        Rulebook({"a.toml": PILES, "b.toml": "\n" + entry("toy:2", "Again", "Wieder")}, prefix="toy")
    with pytest.raises(RulebookError, match=r"^c\.toml:6: toy:1 is also in c\.toml"):
        Rulebook({"c.toml": entry("toy:1", "One", "Eins") + entry("toy:1", "One", "Eins")}, prefix="toy")


def test_a_broken_header_names_file_and_line() -> None:
    with pytest.raises(RulebookError, match=r"^a\.toml:6: header without an end"):
        Rulebook({"a.toml": entry("toy:1", "One", "Eins") + '["toy:2"\ntitle = 1\n'}, prefix="toy")


def test_bad_toml_names_file_and_line_of_the_fault() -> None:
    broken = entry("toy:1", "One", "Eins") + entry("toy:2", "Two", "Zwei").replace('source = "', "source = ")
    book = Rulebook({"a.toml": broken}, prefix="toy")
    assert book.entry("toy:1").title("en") == "One"  # its neighbour is not affected
    with pytest.raises(RulebookError, match=r"^a\.toml:9: toy:2: "):
        book.entry("toy:2")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('standing = "source"', 'standing = "rumour"', r"^a\.toml:6: toy:2 needs a standing"),
        ('standing = "source"', "", r"^a\.toml:6: toy:2 needs a standing"),
        ('source = "the back of the box"', "", r"^a\.toml:6: source must be a text"),
        (', de = "Zwei"', "", r"^a\.toml:6: title must have texts en and de"),
        ('standing = "source"', 'standing = "source"\nsee = "toy:1"', r"^a\.toml:6: see must be a list"),
    ],
)
def test_an_incomplete_entry_names_file_and_line(old: str, new: str, message: str) -> None:
    text = entry("toy:1", "One", "Eins") + entry("toy:2", "Two", "Zwei").replace(old, new)
    with pytest.raises(RulebookError, match=message):
        Rulebook({"a.toml": text}, prefix="toy").entry("toy:2")


def test_a_wrong_standing_is_noticed_by_citing_too() -> None:
    book = Rulebook({"a.toml": entry("toy:1", "One", "Eins", standing="rumour")}, prefix="toy")
    with pytest.raises(RulebookError, match="toy:1 needs a standing"):
        book.citation("toy:1")
