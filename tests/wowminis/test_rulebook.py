"""The rules of the Miniatures Game: all are there, in both languages, and can be found."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from regelwerk.kernel.rulebook import PROVENANCES, UnknownRuleError
from regelwerk.wowminis.rules import BOOK, rule

REQUIRED = (Path(__file__).parent / "required_rules.txt").read_text(encoding="utf-8").split()
# Counted in the sources, so that they do not grow with the data: the rows of what could be established (with the list
# of the comprehensive rules, the worked moves and the dice), the rules of line of sight, the open questions.
ESTABLISHED = 35 + 3
SIGHT = 15
QUESTIONS = 14
# Bullets, sentences with a rule of their own, examples and symbols of the starter's rulebook, page by page.
PAGES = {
    "p2": 2, "p3": 4, "p4": 7, "p5": 13, "p6": 9, "p7": 5, "p8": 10, "p9": 11, "p10": 9, "p11": 10, "p12": 7,
    "p13": 3, "p14": 3, "p15": 7, "p16": 5, "p17": 12, "p18": 1, "back": 10,
}  # fmt: skip


def test_the_data_and_the_list_of_required_rules_are_the_same_both_ways() -> None:
    assert len(REQUIRED) == len(set(REQUIRED))
    assert sorted(set(REQUIRED) - set(BOOK.numbers())) == []
    assert sorted(set(BOOK.numbers()) - set(REQUIRED)) == []


def test_the_sources_are_complete() -> None:
    minis = [number.partition(":")[2] for number in REQUIRED if number.startswith("minis:")]
    questions = [name for name in minis if re.fullmatch(r"q\d+", name)]
    sight = [name for name in minis if name.startswith("sight-")]
    assert sorted(questions, key=lambda name: int(name[1:])) == [f"q{n + 1}" for n in range(QUESTIONS)]
    assert (len(sight), len(minis) - len(questions) - len(sight)) == (SIGHT, ESTABLISHED)
    pages = Counter(re.split(r"[:.]", number)[1] for number in REQUIRED if number.startswith("minis08:"))
    assert dict(pages) == PAGES


@pytest.mark.parametrize("number", REQUIRED)
def test_every_rule_can_be_read_in_both_languages(number: str) -> None:
    entry = BOOK.entry(number)
    assert entry.title_en.strip()
    assert entry.title_de.strip()
    assert len(entry.text_en.split()) > 2
    assert entry.text_en[-1] in '.:")'
    assert entry.text_de[-1] in ".:“)"
    assert entry.text_en != entry.text_de
    assert entry.source
    assert entry.edition == "2008"
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
        if entry.source.startswith("Ruling of this project") and not entry.source.endswith("on its sources"):
            assert entry.provenance in ("inferred", "proposed"), number
        if re.match(r"minis:q\d", number):
            assert entry.provenance == "proposed", number
        if number.startswith("minis08:"):
            assert entry.provenance == "source", number


def test_german_is_written_with_umlauts_and_not_left_in_english() -> None:
    german = " ".join(BOOK.entry(number).text_de for number in REQUIRED)
    assert all(letter in german for letter in "äöüß")
    assert not re.search(r"\b(fuer|koennen|Verbuendete\w*|Ruestung\w*|erschoepf\w*|zufuegen|Huegel)\b", german)
    assert not re.search(r"\b(damage|player|figure|turn|clock|space)\b", german)


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        ("minis08:p9.attack", "tick cost", "Tickkosten"),
        ("minis08:p8.longer-path", "does not count", "zählt"),
        ("minis08:p10.example", "4 damage", "4 Schaden"),
        ("minis08:p11.taunt", "Gorebelly", "Spott"),
        ("minis08:p16.reaction", "Ice Barrier", "Eisbarriere"),
        ("minis:q5", "draw", "unentschieden"),
        ("minis:legendary", "double", "doppelte"),
        ("ruling:round-limit", "30 rounds", "30 Runden"),
        ("term:action-bar-card", "Action bar card", "Aktionsleisten-Karte"),
    ],
)
def test_rules_say_what_they_are_about(number: str, english: str, german: str) -> None:
    entry = BOOK.entry(number)
    assert english in entry.title_en + entry.text_en
    assert german in entry.title_de + entry.text_de


@pytest.mark.parametrize(
    ("query", "lang", "first"),
    [
        ("p9.attack", "en", "minis08:p9.attack"),
        ("q10", "en", "minis:q10"),
        ("taunt", "en", "minis08:p11.taunt"),
        ("Spott", "de", "minis08:p11.taunt"),
        ("freie sicht", "de", "minis08:p8.sight"),
        ("symbol: heal strength", "en", "minis08:back.heal"),
        ("round-limit", "en", "ruling:round-limit"),
    ],
)
def test_readers_find_what_they_look_up(query: str, lang: str, first: str) -> None:
    assert BOOK.find(query, lang)[0].number == first


def test_citing_a_rule_that_is_not_there_fails_and_helps() -> None:
    with pytest.raises(UnknownRuleError, match=r"minis08:p11\.taunt"):
        rule("minis08:p12.taunt")
    with pytest.raises(UnknownRuleError, match=r"minis:q1"):
        rule("minis:q15")
