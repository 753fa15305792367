"""What makes a deck legal, all faults at once, worded in both languages (dm:1.1, dm:1.2, dm:12.1)."""

from __future__ import annotations

import pytest

from regelwerk.duelmasters import text_de, text_en
from regelwerk.duelmasters.cards import dm01
from regelwerk.duelmasters.deck_file import Deck, Fault, IllegalDeckError, all_faults, faults_of, read_deck, write_deck
from regelwerk.duelmasters.definition_loading import standard
from regelwerk.duelmasters.limited import PLAY as LIMITED
from regelwerk.duelmasters.text_de.faults import TEXTS as GERMAN
from regelwerk.duelmasters.text_de.faults import fault_text as in_german
from regelwerk.duelmasters.text_en.faults import TEXTS as ENGLISH
from regelwerk.duelmasters.text_en.faults import fault_text as in_english

DEFS = standard()
MODERN = standard("modern")
FOURS = [f"4x {card.name}" for card in dm01.CARDS]


def text(*lines: str) -> str:
    return "# Test\n" + "\n".join(lines) + "\n"


def fault_data(faults: list[Fault]) -> list[tuple[str, str, int]]:
    return [(fault.kind, fault.rule.number if fault.rule else "", fault.line) for fault in faults]


@pytest.mark.parametrize(("cards", "legal"), [(39, False), (40, True), (41, True), (80, True)])
def test_forty_cards_or_more(cards: int, legal: bool) -> None:
    """dm:1.1"""
    deck = Deck("x", read_deck(text(*FOURS[:20]), DEFS).cards[:cards])
    assert len(deck.cards) == cards
    assert fault_data(faults_of(deck, DEFS)) == ([] if legal else [("too-small", "dm:1.1", 0)])


@pytest.mark.parametrize(("cards", "legal"), [(39, False), (40, True), (41, False)])
def test_exactly_forty_in_the_modern_edition(cards: int, legal: bool) -> None:
    """dm:12.1"""
    deck = Deck("x", read_deck(text(*FOURS[:11]), MODERN).cards[:cards])
    assert fault_data(faults_of(deck, MODERN)) == ([] if legal else [("wrong-size", "dm:12.1", 0)])


def test_four_of_a_name_wherever_they_stand() -> None:
    """dm:1.2: two lines with the same card count together; the last one is told."""
    faults = all_faults(text(*FOURS[:10], "1x Hanusa, Radiance Elemental"), DEFS)
    assert fault_data(faults) == [("too-many", "dm:1.2", 12)]
    assert (faults[0].card, faults[0].number, faults[0].limit) == ("Hanusa, Radiance Elemental", 5, 4)
    assert all_faults(text(*FOURS[:10]), DEFS) == []


def test_cards_of_sets_that_are_not_complete_are_legal_in_no_deck() -> None:
    """ruling:incomplete-sets"""
    faults = all_faults(text(*FOURS[:10], "2x Pulsar Tree"), DEFS)
    assert fault_data(faults) == [("scenes-only", "ruling:incomplete-sets", 12)]


BROKEN = text(
    "5x Bolshack Dragon",
    "4 Holy Awe",
    "x Holy Awe",
    "0x Holy Awe",
    "4x",
    "3x Terror Pitt",
    "1x Pulsar Tree # from the seventh set",
    "1000x Solar Ray",
)


def test_all_faults_are_told_at_once_in_the_order_of_the_lines() -> None:
    assert fault_data(all_faults(BROKEN, DEFS)) == [
        ("too-many", "dm:1.2", 2),
        ("not-a-line", "", 4),
        ("not-a-line", "", 5),
        ("not-a-line", "", 6),
        ("unknown-card", "", 7),
        ("scenes-only", "ruling:incomplete-sets", 8),
        ("not-a-line", "", 9),
        ("too-small", "dm:1.1", 0),
    ]


def test_a_misspelt_card_counts_for_the_size() -> None:
    """One slip is told once: the deck is not called too small because of it."""
    faults = all_faults(text(*FOURS[:9], "4x Ultimat Force"), DEFS)
    assert fault_data(faults) == [("unknown-card", "", 11)]
    assert faults[0].hint == "Ultimate Force"


def test_a_deck_that_cannot_be_read_is_refused_with_every_line() -> None:
    with pytest.raises(IllegalDeckError, match="line 7 unknown-card Terror Pitt") as refused:
        read_deck(BROKEN, DEFS)
    assert [fault.line for fault in refused.value.faults] == [4, 5, 6, 7, 9]


def test_a_fault_says_what_would_be_right_in_both_languages() -> None:
    faults = all_faults(BROKEN, DEFS)
    english = [in_english(fault) for fault in faults]
    german = [in_german(fault) for fault in faults]
    assert english[0] == "line 2: 5 copies of Bolshack Dragon; at most 4 are allowed (dm:1.2)"
    assert german[0] == "Zeile 2: 5 Exemplare von Bolshack Dragon; höchstens 4 sind erlaubt (dm:1.2)"
    assert english[4] == "line 7: unknown card “Terror Pitt”; did you mean “Terror Pit”?"
    assert english[-1] == "the deck has 13 cards; it needs at least 40 (dm:1.1)"
    assert len(set(english)) == len(set(german)) == len(faults)


def test_every_kind_of_fault_is_worded_in_both_languages() -> None:
    broken = all_faults(BROKEN + "edition: 2019\n", DEFS)
    broken += all_faults("format: vintage\n" + BROKEN, DEFS)
    broken += LIMITED.faults(read_deck(text(*FOURS[:10]), DEFS), [])  # no sealed deck, and nothing of it in the pool
    kinds = {fault.kind for fault in broken + faults_of(Deck("x", []), MODERN)}
    assert kinds == set(ENGLISH) == set(GERMAN)
    assert text_en.TERMS.keys() == text_de.TERMS.keys()


def test_a_deck_is_checked_for_the_edition_that_it_names() -> None:
    many = text(*FOURS[:10], "1x Bolshack Dragon")
    assert all_faults(many, DEFS) == []
    assert fault_data(all_faults(many, DEFS, "modern")) == [("wrong-size", "dm:12.1", 0)]
    modern = many.replace("# Test\n", "# Test\nEdition: Modern\n")
    assert fault_data(all_faults(modern, DEFS)) == [("wrong-size", "dm:12.1", 0)]
    assert read_deck(modern, DEFS).edition == "modern"
    # One that says 2004 is checked so wherever it is read, and a game checks it by its own edition.
    old = many.replace("# Test\n", "# Test\nedition: 2004\n")
    assert all_faults(old, MODERN) == []
    assert fault_data(all_faults(old, DEFS, "modern")) == [("wrong-size", "dm:12.1", 0)]
    assert fault_data(faults_of(read_deck(old, MODERN), MODERN)) == [("wrong-size", "dm:12.1", 0)]
    written = write_deck(read_deck(modern, DEFS), DEFS)
    assert written.startswith("# Test\nedition: modern\n\n")
    assert read_deck(written, DEFS) == read_deck(modern, DEFS)


def test_an_edition_that_there_is_not_is_a_fault_of_its_line() -> None:
    faults = all_faults(text("edition: 2019", *FOURS[:10]), DEFS)
    assert fault_data(faults) == [("unknown-edition", "", 2)]
    assert in_english(faults[0]) == "line 2: unknown edition “2019”; available: 2004, modern"
    assert in_german(faults[0]) == "Zeile 2: unbekannte Edition „2019“; verfügbar: 2004, modern"


def test_title_comments_and_case_of_letters() -> None:
    deck = read_deck("\n# My deck\n# a second comment\n2X bolshack DRAGON # big\n\n1 Holy Awe\n", DEFS)
    assert deck.name == "My deck"
    assert deck.cards == ["dm01/bolshack-dragon"] * 2 + ["dm01/holy-awe"]
    assert deck.lines == {"dm01/bolshack-dragon": 4, "dm01/holy-awe": 6}


def test_a_deck_that_is_written_is_read_back() -> None:
    deck = read_deck(text(*FOURS[:10]), DEFS)
    written = write_deck(deck, DEFS)
    assert read_deck(written, DEFS) == deck
    assert write_deck(read_deck(written, DEFS), DEFS) == written
    assert written.startswith("# Test\n\n4x Hanusa, Radiance Elemental\n")


def test_a_line_end_of_another_system_is_one() -> None:
    assert read_deck("# T\r\n1x Holy Awe\r\n", DEFS).cards == ["dm01/holy-awe"]


def test_a_number_without_end_is_no_number() -> None:
    assert fault_data(all_faults("9" * 5000 + "x Holy Awe\n", DEFS))[0] == ("not-a-line", "", 1)


def test_whatever_blank_stands_there_and_a_mark_at_the_beginning() -> None:
    deck = read_deck("\ufeff# Tabs\n4x\tHoly Awe\n2\u00a0Solar Ray\n", DEFS)
    assert deck.name == "Tabs"
    assert len(deck.cards) == 6
