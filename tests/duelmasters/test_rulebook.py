"""The rules of Duel Masters: all are there, in both languages, and can be found."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from regelwerk.duelmasters.rules import BOOK, rule
from regelwerk.kernel.rulebook import PROVENANCES, UnknownRuleError

REQUIRED = (Path(__file__).parent / "required_rules.txt").read_text(encoding="utf-8").split()
# Bullets of our notes on the rules, by section: "8.2" are the steps of an attack, "9.4" what belongs to one bullet,
# "12" the lines of a table; sections without bullets have one entry. These counts are the notes', not the data's.
BULLETS = {
    "1": 4,
    "2": 7,
    "3": 6,
    "5": 6,
    "6": 6,
    "7": 22,
    "8": 3,
    "8.2": 8,
    "8.3": 4,
    "8.4": 5,
    "9": 8,
    "9.4": 3,
    "10": 6,
    "11": 7,
    "12": 8,
    "14": 4,
}
WHOLE = {"dm:3", "dm:4", "dm:5", "dm:5.extra", "dm:12", "dm:13"}
RULES_OF_THE_GERMAN_SECTIONS = 17


def test_the_data_and_the_list_of_required_rules_are_the_same_both_ways() -> None:
    assert len(REQUIRED) == len(set(REQUIRED))
    assert sorted(set(REQUIRED) - set(BOOK.numbers())) == []
    assert sorted(set(BOOK.numbers()) - set(REQUIRED)) == []


def test_every_bullet_of_the_notes_has_its_number() -> None:
    own = [number for number in REQUIRED if number.startswith("dm:")]
    expected = {f"dm:{section}.{n}" for section, count in BULLETS.items() for n in range(1, count + 1)}
    assert set(own) == expected | WHOLE


def test_the_german_sections_are_complete() -> None:
    counts = Counter(number.partition(":")[0] for number in REQUIRED)
    assert counts["dm04"] == RULES_OF_THE_GERMAN_SECTIONS
    assert set(counts) == {"dm", "dm04", "kw", "inf", "ruling"}
    sources = " ".join(BOOK.entry(number).source for number in REQUIRED if number.startswith("dm04:"))
    for section in ("Deinen Gegner angreifen", "Getappte Kreatur", "Angriffseffekt", "Angriff blocken", "segmente"):
        assert section in sources


@pytest.mark.parametrize("number", REQUIRED)
def test_every_rule_can_be_read_in_both_languages(number: str) -> None:
    entry = BOOK.entry(number)
    assert entry.title_en.strip()
    assert entry.title_de.strip()
    assert len(entry.text_en.split()) > 2 or entry.see
    assert entry.text_en[-1] == entry.text_de[-1] == "."
    assert entry.text_en != entry.text_de
    assert entry.source
    assert entry.edition == ("modern" if number.startswith("dm:12") else "2004")
    assert entry.provenance in PROVENANCES
    assert rule(number).provenance == entry.provenance


@pytest.mark.parametrize("number", REQUIRED)
def test_what_a_rule_points_to_exists(number: str) -> None:
    see = BOOK.entry(number).see
    assert [other for other in see if other not in BOOK] == []
    assert number not in see
    assert len(see) == len(set(see))


def test_what_we_decide_is_never_called_a_source_rule() -> None:
    for number in REQUIRED:
        entry = BOOK.entry(number)
        if number.startswith("inf:") or entry.source.startswith("Ruling of this project"):
            assert entry.provenance in ("inferred", "proposed"), number
        if re.fullmatch(r"Comprehensive Game Rules [\d.,a-z ]*", entry.source):
            assert entry.provenance in ("later edition", "inferred"), number
    assert all(BOOK.entry(number).provenance == "source" for number in REQUIRED if number.startswith("dm04:"))


def test_german_is_written_with_umlauts_and_not_left_in_english() -> None:
    german = " ".join(BOOK.entry(number).text_de for number in REQUIRED)
    assert all(letter in german for letter in "äöüßÄÜ")
    assert not re.search(r"\b(fuer|koennen|Staerke|verzoegerung\w*|zerstoert)\b", german)
    german = re.sub(r"\(\w+( \w+)?\)", "", german)  # the English word beside one of our own
    assert not re.search(r"\b(shield|player|creature|graveyard|turn|power)\b", german)


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        ("dm04:segmente", "segments", "Schilde"),
        ("dm:8.4.2", "one by one", "einzeln"),
        ("dm:6.2", "only one of its civilizations", "Zivilisation"),
        ("dm:12.4", "untap first", "enttappt"),
        ("kw:summoning-sickness", "attack", "Einsatzverzögerung"),
        ("kw:double-breaker", "two shields", "Doppelbrecher"),
        ("ruling:turn-limit", "500", "unentschieden"),
    ],
)
def test_rules_say_what_they_are_about(number: str, english: str, german: str) -> None:
    entry = BOOK.entry(number)
    assert english in entry.title_en + entry.text_en
    assert german in entry.title_de + entry.text_de


@pytest.mark.parametrize(
    ("query", "lang", "first"),
    [
        ("8.4.2", "en", "dm:8.4.2"),
        ("8.4", "de", "dm:8.4.1"),
        ("slayer", "en", "dm:7.6"),
        ("Doppelbrecher", "de", "dm04:doppelbrecher"),
        ("segmente", "de", "dm04:segmente"),
        ("turn-limit", "en", "ruling:turn-limit"),
    ],
)
def test_readers_find_what_they_look_up(query: str, lang: str, first: str) -> None:
    assert BOOK.find(query, lang)[0].number == first


def test_citing_a_rule_that_is_not_there_fails_and_helps() -> None:
    with pytest.raises(UnknownRuleError, match="dm04:segmente"):
        rule("dm04:segment")
    with pytest.raises(UnknownRuleError, match="kw:slayer"):
        rule("kw:slyer")
