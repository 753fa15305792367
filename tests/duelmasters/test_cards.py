"""The definitions agree with themselves and with what every card of their type and set has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.cards import ALL, code, dm01, slug
from regelwerk.duelmasters.definition_loading import VOCABULARY
from regelwerk.duelmasters.vocabulary import Card, CardType, Civilization, Rarity
from regelwerk.kernel.vocabulary.words import Word, from_text, to_text, written

CARDS = {code(set_code, card): card for set_code, cards in ALL for card in cards}
each_card = pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())

# DM-01 by civilization: creatures, spells, and the sums of all costs and of all printed powers.
BASE_SET = {
    Civilization.LIGHT: (19, 5, 95, 75500),
    Civilization.WATER: (19, 5, 98, 57000),
    Civilization.DARKNESS: (19, 5, 101, 73000),
    Civilization.FIRE: (19, 5, 94, 70000),
    Civilization.NATURE: (19, 5, 98, 64000),
}
NUMBERS = {
    Civilization.LIGHT: range(1, 23),
    Civilization.WATER: range(23, 45),
    Civilization.DARKNESS: range(45, 67),
    Civilization.FIRE: range(67, 89),
    Civilization.NATURE: range(89, 111),
}
# How many cards of DM-01 carry a keyword.
KEYWORDS = {
    vocabulary.Blocker: 19,
    vocabulary.Breaker: 12,
    vocabulary.ShieldTrigger: 11,
    vocabulary.PowerAttacker: 9,
    vocabulary.Slayer: 2,
}


def inside(value: object) -> Iterator[Word]:
    """The word itself (or the words in a tuple) and everything it is made of."""
    if isinstance(value, tuple):
        for part in value:
            yield from inside(part)
    elif isinstance(value, Word):
        yield value
        for field in written(type(value)):
            yield from inside(getattr(value, field.name))


def raises_itself(word: Word) -> bool:
    """Whether a word gives its own card power."""
    if isinstance(word, vocabulary.Have):
        return word.power != 0 and word.what in (vocabulary.THIS, vocabulary.All(vocabulary.YOUR_CREATURE))
    return isinstance(word, vocabulary.PowerAttacker)


def has(card: Card, *kinds: type[Word]) -> bool:
    return any(isinstance(word, kinds) for word in inside(card.abilities))


# ------------------------------------------------------------------------- the base set


@pytest.mark.parametrize("civilization", Civilization)
def test_the_base_set_is_complete_by_civilization(civilization: Civilization) -> None:
    creatures, spells, cost, power = BASE_SET[civilization]
    mine = [card for card in dm01.CARDS if card.civilizations == (civilization,)]
    kinds = Counter(card.kind for card in mine)
    assert (kinds[CardType.CREATURE], kinds[CardType.SPELL]) == (creatures, spells)
    assert sum(card.cost for card in mine) == cost
    assert sum(card.power or 0 for card in mine) == power


def test_every_number_of_the_base_set_is_there_once() -> None:
    numbers = [card.number for card in dm01.CARDS]
    expected = [str(n) for n in range(1, 111)] + [f"S{n}" for n in range(1, 11)]
    assert sorted(numbers) == sorted(expected)
    assert len(dm01.CARDS) == dm01.SIZE == 120


@pytest.mark.parametrize("civilization", Civilization)
def test_the_set_is_numbered_by_civilization_and_name(civilization: Civilization) -> None:
    mine = [card for card in dm01.CARDS if card.civilizations == (civilization,)]
    plain = sorted((card for card in mine if not card.number.startswith("S")), key=lambda card: int(card.number))
    assert [int(card.number) for card in plain] == list(NUMBERS[civilization])
    names = [re.sub("[^a-z ]", "", card.name.lower()) for card in plain]
    assert names == sorted(names)
    secret = [card for card in mine if card.number.startswith("S")]
    assert len(secret) == 2
    assert {card.rarity for card in secret} == {Rarity.SUPER_RARE}


def test_rarities_are_those_of_the_print_run() -> None:
    counts = Counter(card.rarity for card in dm01.CARDS)
    assert counts == {
        Rarity.COMMON: 40,
        Rarity.UNCOMMON: 30,
        Rarity.RARE: 30,
        Rarity.VERY_RARE: 10,
        Rarity.SUPER_RARE: 10,
    }


@pytest.mark.parametrize(("keyword", "number"), KEYWORDS.items(), ids=lambda part: getattr(part, "__name__", part))
def test_so_many_cards_of_the_base_set_have_a_keyword(keyword: type[Word], number: int) -> None:
    assert sum(any(isinstance(ability, keyword) for ability in card.abilities) for card in dm01.CARDS) == number


def test_shield_triggers_of_the_base_set_are_spells() -> None:
    """dm:7.1: creatures with it come with DM-04."""
    assert {card.kind for card in dm01.CARDS if has(card, vocabulary.ShieldTrigger)} == {CardType.SPELL}


def test_twelve_creatures_can_do_nothing_but_fight() -> None:
    vanilla = [card for card in dm01.CARDS if not card.abilities]
    assert {card.kind for card in vanilla} == {CardType.CREATURE}
    assert len(vanilla) == 12


# ------------------------------------------------------------------------------- each card


@each_card
def test_the_text_form_is_read_back(card: Card) -> None:
    assert from_text(to_text(card), VOCABULARY) == card


@each_card
def test_it_has_what_its_type_has(card: Card) -> None:
    creature = card.kind is CardType.CREATURE
    assert (card.power is not None) == creature == bool(card.races)
    assert has(card, vocabulary.OnCast) == (not creature)
    assert creature or not card.plus
    assert not has(card, vocabulary.Charger) or not creature
    assert 1 <= card.cost <= 12
    assert len(card.civilizations) in (1, 2)
    assert card.power is None or (1000 <= card.power <= 15000 and card.power % 500 == 0)


@each_card
def test_a_plus_stands_behind_power_that_its_own_text_may_raise(card: Card) -> None:
    """dm:2.4"""
    if card.kind is CardType.CREATURE:
        assert card.plus == any(raises_itself(word) for word in inside(card.abilities))


@each_card
def test_what_its_words_refer_to_is_there(card: Card) -> None:
    for ability in card.abilities:
        text = list(inside(ability))
        if vocabulary.EVENT_SUBJECT in text or vocabulary.EVENT_OTHER in text:
            assert any(isinstance(word, (vocabulary.When, vocabulary.Instead, vocabulary.ThisTurn)) for word in text)
        if vocabulary.THEM in text:
            assert any(isinstance(word, (vocabulary.Chosen, vocabulary.Search, vocabulary.TopOfDeck)) for word in text)
    for word in inside(card.abilities):
        if isinstance(word, vocabulary.Named):
            assert word.name == card.name


@each_card
def test_what_it_gives_lasts_as_its_ability_or_says_how_long(card: Card) -> None:
    for ability in card.abilities:
        while isinstance(ability, (vocabulary.Survivor, vocabulary.TurboRush, vocabulary.WaveStriker)):
            ability = ability.ability
        for word in inside(ability):
            if isinstance(
                word,
                (
                    vocabulary.Have,
                    vocabulary.Cannot,
                    vocabulary.CanAttack,
                    vocabulary.MustAttack,
                    vocabulary.MustBlock,
                    vocabulary.CostChange,
                ),
            ):
                assert (word.span is None) == isinstance(ability, vocabulary.Always)


@each_card
def test_its_emblem_is_a_plain_name(card: Card) -> None:
    assert card.emblem
    assert card.emblem == "-".join(card.emblem.lower().split())
    assert card.emblem.replace("-", "").isalnum()


SCENES = {path.stem for path in (Path(__file__).resolve().parents[1] / "scenes" / "duelmasters" / "cards").iterdir()}


@each_card
def test_what_it_does_besides_keywords_has_a_scene(card: Card) -> None:
    if not all(isinstance(ability, (vocabulary.Keyword, vocabulary.Evolution)) for ability in card.abilities):
        assert slug(card.name) in SCENES


# ------------------------------------------------------------------------------- all of them


def test_codes_and_names_are_used_once() -> None:
    assert len(CARDS) == sum(len(cards) for _, cards in ALL)
    assert len({card.name for card in CARDS.values()}) == len(CARDS)
    for name in CARDS:
        assert name.isascii() and name.count("/") == 1 and name == name.lower()


def test_only_cards_of_complete_sets_may_be_in_decks() -> None:
    """ruling:incomplete-sets"""
    assert {set_code for set_code, cards in ALL for card in cards if not card.scenes_only} == {dm01.SET}


NEW_KEYWORDS = (
    vocabulary.Evolution,
    vocabulary.Survivor,
    vocabulary.SpeedAttacker,
    vocabulary.TapAbility,
    vocabulary.CrewBreaker,
    vocabulary.Stealth,
    vocabulary.Charger,
    vocabulary.TurboRush,
    vocabulary.SilentSkill,
    vocabulary.WaveStriker,
)


@pytest.mark.parametrize("keyword", NEW_KEYWORDS)
def test_every_keyword_of_later_sets_is_on_a_card(keyword: type[Word]) -> None:
    assert [card.name for card in CARDS.values() if has(card, keyword)] != []


def test_what_later_sets_brought_besides_keywords_is_on_a_card() -> None:
    """dm:7.3, dm:7.14, dm:7.16"""
    words = [word for card in CARDS.values() for word in inside(card)]
    assert vocabulary.Breaker(3) in words
    assert any(isinstance(word, vocabulary.Evolution) and len(word.on) == 2 for word in words)
    assert any(len(card.civilizations) == 2 for card in CARDS.values())
    assert any(isinstance(word, vocabulary.Slayer) and word.against is not None for word in words)


def test_the_vocabulary_has_every_word() -> None:
    for thing in VOCABULARY.values():
        assert isinstance(thing, (Word, type))
    assert VOCABULARY["Card"] is Card
    assert VOCABULARY["Then"] is vocabulary.Then
    assert VOCABULARY["CREATURE"] == vocabulary.CREATURE
    assert "Word" not in VOCABULARY
    assert not [name for name in VOCABULARY if name.startswith("_")]
