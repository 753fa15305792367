"""The decks that come with the game: legal in both editions, and different from each other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import regelwerk.duelmasters
from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.cards import ALL, WHOLE, dm01, dm04, dm05
from regelwerk.duelmasters.deck_file import Deck, all_faults, read_deck, ready_words, write_deck
from regelwerk.duelmasters.definition_loading import standard
from regelwerk.duelmasters.vocabulary import CardType, Civilization

FOLDER = Path(regelwerk.duelmasters.__path__[0]) / "decks"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.deck"))}
DEFS = standard()
each_deck = pytest.mark.parametrize("name", TEXTS)


def deck(name: str) -> Deck:
    return read_deck(TEXTS[name], DEFS)


def cards(name: str) -> list[vocabulary.Card]:
    return [DEFS.card(code).word for code in deck(name).cards]


def civilizations(name: str) -> frozenset[Civilization]:
    return frozenset(civilization for card in cards(name) for civilization in card.civilizations)


@each_deck
def test_it_is_legal_in_both_editions(name: str) -> None:
    """dm:1.1, dm:1.2, dm:12.1"""
    assert all_faults(TEXTS[name], DEFS) == []
    assert all_faults(TEXTS[name], standard("modern")) == []
    assert len(deck(name).cards) == 40


@each_deck
def test_it_says_in_both_languages_that_it_is_ours_and_what_it_does(name: str) -> None:
    (english, does), (german, tut) = (ready_words(name, lang) for lang in ("en", "de"))
    assert does.startswith("Ours.") and tut.startswith("Von uns.")
    assert english == deck(name).name != german


def newest(name: str) -> str:
    """The code of the newest set of which a deck has cards."""
    return max(code.partition("/")[0] for code in deck(name).cards)


BY_SET = {of.SET: [name for name in TEXTS if newest(name) == of.SET] for of in WHOLE}
LATER = [name for name in TEXTS if name not in BY_SET[dm01.SET]]


@pytest.mark.parametrize("set_code", BY_SET)
def test_every_complete_set_has_decks_that_use_it(set_code: str) -> None:
    for name in BY_SET[set_code]:
        assert sum(code.startswith(f"{set_code}/") for code in deck(name).cards) >= 10, name
    assert len(BY_SET[set_code]) >= 2


def test_of_the_base_set_alone_five_have_one_civilization_and_five_two() -> None:
    found = [civilizations(name) for name in BY_SET[dm01.SET]]
    assert Counter(len(civilizations) for civilizations in found) == {1: 5, 2: 5}
    assert len(set(found)) == 10
    for civilization in Civilization:
        assert sum(civilization in civilizations for civilizations in found) == 3


@pytest.mark.parametrize("set_code", [of.SET for of in WHOLE if of is not dm01])
def test_those_with_a_later_set_have_two_civilizations_that_no_other_deck_of_the_set_has(set_code: str) -> None:
    found = [civilizations(name) for name in BY_SET[set_code]]
    assert {len(civilizations) for civilizations in found} == {2}
    assert len(set(found)) == len(found)


def test_all_pairs_of_civilizations_have_a_deck() -> None:
    pairs = {civilizations(name) for name in TEXTS if len(civilizations(name)) == 2}
    assert len(pairs) == 10


@pytest.mark.parametrize("name", LATER)
def test_with_a_later_set_a_deck_has_bases_enough_for_what_it_evolves(name: str) -> None:
    """dm:10.1"""
    races = Counter(race for card in cards(name) if not is_evolution(card) for race in card.races)
    evolutions = [card for card in cards(name) if is_evolution(card)]
    assert len({card.name for card in evolutions}) >= {dm04.SET: 1, dm05.SET: 0}.get(newest(name), 2)
    for race in {race for card in evolutions for race in card.races}:
        assert races[race] >= 2 * sum(race in card.races for card in evolutions) - 2, race


def is_evolution(card: vocabulary.Card) -> bool:
    return any(isinstance(ability, vocabulary.Evolution) for ability in card.abilities)


@each_deck
def test_it_has_something_to_do_in_every_part_of_the_game(name: str) -> None:
    costs = Counter(min(card.cost, 7) for card in cards(name))
    assert sum(costs[cost] for cost in (1, 2, 3)) >= 14
    assert sum(costs[cost] for cost in (1, 2)) >= 8
    assert 4 <= sum(costs[cost] for cost in (6, 7)) <= 11
    average = sum(card.cost for card in cards(name)) / 40
    assert 3.3 < average < 4.1


@each_deck
def test_it_can_win_and_it_has_triggers(name: str) -> None:
    barred = {
        vocabulary.Always(vocabulary.Cannot(vocabulary.THIS, vocabulary.RestrictedAction.ATTACK)),
        vocabulary.Always(vocabulary.Cannot(vocabulary.THIS, vocabulary.RestrictedAction.ATTACK_PLAYERS)),
    }
    attackers = [card for card in cards(name) if card.kind is CardType.CREATURE and not barred & set(card.abilities)]
    assert len(attackers) >= 14
    assert sum(vocabulary.ShieldTrigger() in card.abilities for card in cards(name)) >= 4
    assert any(isinstance(ability, vocabulary.Breaker) for card in attackers for ability in card.abilities)


def test_no_two_are_alike() -> None:
    for key, other in combinations(TEXTS, 2):
        shared = sum((Counter(deck(key).cards) & Counter(deck(other).cards)).values())
        assert shared <= 24, (key, other)


@each_deck
def test_both_civilizations_carry_their_weight(name: str) -> None:
    counts = Counter(civilization for card in cards(name) for civilization in card.civilizations)
    assert min(counts.values()) >= (40 if len(counts) == 1 else 18)


@each_deck
def test_it_has_a_title_and_is_read_back_as_it_is_written(name: str) -> None:
    found = deck(name)
    assert found.name.lower().replace(" ", "-") == name
    assert found.name not in {card.name for _, cards in ALL for card in cards}
    assert read_deck(write_deck(found, DEFS), DEFS) == found
