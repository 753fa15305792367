"""The rules of the World of Warcraft TCG: all are there, in both languages, and can be found."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from regelwerk.kernel.rulebook import PROVENANCES, UnknownRuleError
from regelwerk.wowtcg.rules import BOOK, rule

REQUIRED = (Path(__file__).parent / "required_rules.txt").read_text(encoding="utf-8").split()
# Numbered rules in the sources: 72 in the comprehensive rules of 2007 and 27 in the combat chapter; bullets of the
# clarifications: 13. These counts are the sources', so they do not grow with the data.
OF_THE_SOURCES = {"wow": 99, "de06": 13}


def test_the_data_and_the_list_of_required_rules_are_the_same_both_ways() -> None:
    assert len(REQUIRED) == len(set(REQUIRED))
    assert sorted(set(REQUIRED) - set(BOOK.numbers())) == []
    assert sorted(set(BOOK.numbers()) - set(REQUIRED)) == []


def test_the_numbered_sources_are_complete() -> None:
    counts = Counter(number.partition(":")[0] for number in REQUIRED)
    assert {book: counts[book] for book in OF_THE_SOURCES} == OF_THE_SOURCES
    assert set(counts) == {"wow", "de06", "rb06", "wow7.4", "inf", "kw", "ruling"}


@pytest.mark.parametrize("number", REQUIRED)
def test_every_rule_can_be_read_in_both_languages(number: str) -> None:
    entry = BOOK.entry(number)
    assert entry.title_en.strip()
    assert entry.title_de.strip()
    assert len(entry.text_en.split()) > 2 or entry.see
    assert entry.text_en[-1] in '.:")'
    assert entry.text_de[-1] in ".:“)"
    assert entry.text_en != entry.text_de
    assert entry.source
    assert entry.edition == "2006"
    assert entry.provenance in PROVENANCES
    assert rule(number).provenance == entry.provenance


@pytest.mark.parametrize("number", REQUIRED)
def test_what_a_rule_points_to_exists(number: str) -> None:
    see = BOOK.entry(number).see
    assert [other for other in see if other not in BOOK] == []
    assert number not in see
    assert len(see) == len(set(see))


def test_what_we_decide_is_never_called_a_source_rule() -> None:
    ours = [number for number in REQUIRED if number.startswith("ruling:")]
    for number in ours:
        entry = BOOK.entry(number)
        if entry.source.startswith("Ruling of this project"):
            assert entry.provenance in ("inferred", "proposed"), number
    for number in REQUIRED:
        if number.startswith("wow7.4:"):
            assert BOOK.entry(number).provenance in ("later edition", "inferred"), number


def test_german_is_written_with_umlauts_and_not_left_in_english() -> None:
    german = " ".join(BOOK.entry(number).text_de for number in REQUIRED)
    assert all(letter in german for letter in "äöüßÄÜ")
    assert not re.search(r"\b(fuer|koennen|Verbuendete\w*|Ruestung\w*|erschoepf\w*|zufuegen)\b", german)
    assert not re.search(r"\b(damage|player|weapon|graveyard|turn)\b", german)


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        ("wow:602.2", "protect", "Beschützen"),
        ("wow:303.2", "strike", "Verteidigungs-Fenster"),
        ("wow7.4:410.5", "priority", "Priorität"),
        ("rb06:maximale-handgroesse", "seven", "Aufräum-Schritt"),
        ("ruling:turn-limit", "500", "unentschieden"),
        ("kw:bear-form", "protector", "Bärengestalt"),
    ],
)
def test_rules_say_what_they_are_about(number: str, english: str, german: str) -> None:
    entry = BOOK.entry(number)
    assert english in entry.title_en + entry.text_en
    assert german in entry.title_de + entry.text_de


@pytest.mark.parametrize(
    ("query", "lang", "first"),
    [
        ("602.2", "en", "wow:602.2"),
        ("601", "de", "wow:601.1"),
        ("410", "en", "wow7.4:410.1"),
        ("709.2c", "en", "wow7.4:709.2c"),
        ("elusive", "en", "kw:elusive"),
        ("Wildheit", "de", "kw:ferocity"),
        ("mulligan", "de", "wow:101.2"),
        ("kurzregel rüstung", "de", "rb06:kurzregeln-ruestung"),
        ("turn-limit", "en", "ruling:turn-limit"),
    ],
)
def test_readers_find_what_they_look_up(query: str, lang: str, first: str) -> None:
    assert BOOK.find(query, lang)[0].number == first


def test_a_section_lists_its_rules_in_order() -> None:
    found = [entry.number for entry in BOOK.find("602")]
    assert found[:5] == ["wow:602.1", "wow:602.2", "wow:602.2a", "wow:602.2b", "wow:602.2c"]
    assert found[-1] == "wow:602.4"
    assert all(number.startswith("wow:602.") for number in found)


def test_the_default_book_comes_first_in_natural_order() -> None:
    numbers = BOOK.numbers()
    assert numbers[0] == "wow:100.1"
    assert numbers[98] == "wow:603.3"
    assert numbers.index("wow7.4:415.9f") < numbers.index("wow7.4:500.1") < numbers.index("wow7.4:501.1")


def test_citing_a_rule_that_is_not_there_fails_and_helps() -> None:
    with pytest.raises(UnknownRuleError, match=r"wow7\.4:410\.5"):
        rule("wow:410.5")
    with pytest.raises(UnknownRuleError, match="kw:elusive"):
        rule("kw:elusiv")
