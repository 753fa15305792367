"""The decks that come with the game are legal (wow:100.1-100.4), and worth playing.

A deck file: `# title` on the first line, comments after `#`, `key: value` lines (`format`, `hero`), then one line
`number name` for each card of the main deck; after a line `side:` those of the side deck.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

import regelwerk.wowtcg
from regelwerk.wowtcg.cards import ALL
from regelwerk.wowtcg.deck_file import ready_decks, ready_words
from regelwerk.wowtcg.vocabulary import Card, CardType, Class
from tools.deck_cover import UNUSED, unused_cards

FOLDER = Path(regelwerk.wowtcg.__path__[0]) / "decks"
BY_NAME = {card.name: card for _, cards in ALL for card in cards}


class Deck(NamedTuple):
    title: str
    format: str
    hero: Card
    main: Counter[str]
    side: Counter[str]


def load(path: Path) -> Deck:
    lines = path.read_text(encoding="utf-8").splitlines()
    main: Counter[str] = Counter()
    side: Counter[str] = Counter()
    keys: dict[str, str] = {}
    cards = main
    for line in filter(None, (line.split("#")[0].strip() for line in lines)):
        if line == "side:":
            cards = side
        elif line[0].isdigit():
            number, name = line.split(" ", 1)
            assert name not in cards, f"{path.name} lists {name} twice"
            cards[name] = int(number)
        else:
            key, value = line.split(": ", 1)
            keys[key] = value
    assert set(keys) == {"format", "hero"}
    return Deck(lines[0].removeprefix("# "), keys["format"], BY_NAME[keys["hero"]], main, side)


DECKS = {path.name: load(path) for path in sorted(FOLDER.glob("*.deck"))}
each_deck = pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS.keys())


def number_of(deck: Deck, kind: CardType) -> int:
    return sum(count for name, count in deck.main.items() if BY_NAME[name].kind is kind)


def may_have(hero: Card, card: Card) -> bool:
    """Whether a deck with that hero may hold the card (wow:100.2, wow:207.1)."""
    return (
        card.kind is not CardType.HERO
        and not card.scenes_only
        and card.faction in (None, hero.faction)
        and (not card.icons or hero.icons[0] in card.icons)
        and (not card.hero_required or card.hero_required in hero.tags)
    )


def test_there_are_decks_for_both_factions_and_both_formats() -> None:
    kinds = {(deck.format, deck.hero.faction) for deck in DECKS.values()}
    assert len(kinds) == 4
    assert {format for format, _ in kinds} == {"constructed", "starter"}


@each_deck
def test_its_cards_fit_its_hero(deck: Deck) -> None:
    assert deck.hero.kind is CardType.HERO
    assert [name for name in deck.main + deck.side if not may_have(deck.hero, BY_NAME[name])] == []


@each_deck
def test_four_of_a_name_counting_the_side_deck(deck: Deck) -> None:
    both = deck.main + deck.side
    assert [name for name, count in both.items() if count > 4 and not BY_NAME[name].unlimited] == []
    assert all(count > 0 for count in both.values())


@each_deck
def test_its_size_is_that_of_its_format(deck: Deck) -> None:
    assert deck.main.total() == {"constructed": 60, "starter": 30}[deck.format]
    assert deck.side.total() in ((0, 10) if deck.format == "constructed" else (0,))


@each_deck
def test_it_has_quests_a_curve_and_a_few_of_every_type(deck: Deck) -> None:
    low, high = {"constructed": (12, 16), "starter": (6, 8)}[deck.format]
    assert low <= number_of(deck, CardType.QUEST) <= high
    for kind in (CardType.ALLY, CardType.ABILITY, CardType.WEAPON, CardType.QUEST):
        assert number_of(deck, kind) > 0
    costs: Counter[int] = Counter()
    for name, count in deck.main.items():
        if BY_NAME[name].kind is not CardType.QUEST:
            costs[BY_NAME[name].cost or 0] += count
    cheap = sum(count for cost, count in costs.items() if cost <= 3)
    assert costs.total() / 2 <= cheap < costs.total()


def test_the_storm_has_its_lightning() -> None:
    deck = DECKS["call-of-the-storm.deck"]
    for name in ("Chain Lightning", "Searing Totem", "Warchief Thrall"):
        assert deck.main[name] > 0


def test_every_hero_has_a_deck_of_sixty_and_every_class_one_of_thirty() -> None:
    heroes = sorted(card.name for card in BY_NAME.values() if card.kind is CardType.HERO)
    assert len(heroes) == 16
    assert sorted(deck.hero.name for deck in DECKS.values() if deck.format == "constructed") == heroes
    classes = [deck.hero.icons[0] for name, deck in DECKS.items() if name.startswith("starter-")]
    assert sorted(classes, key=lambda one: one.value) == sorted(Class, key=lambda one: one.value)


def test_every_card_stands_in_a_deck_or_has_a_reason_not_to() -> None:
    assert unused_cards() == sorted(UNUSED)


def test_every_deck_says_in_both_languages_that_it_is_ours_and_what_it_does() -> None:
    assert len(ready_decks()) == len(DECKS)
    english, german = ([ready_words(name, lang) for name in ready_decks()] for lang in ("en", "de"))
    assert all(line.startswith("Ours") for _, line in english)
    assert all(line.startswith("Von uns") for _, line in german)
    assert len({title for title, _ in german}) == len(DECKS)


def test_titles_are_told_apart() -> None:
    titles = [deck.title for deck in DECKS.values()]
    assert len(set(titles)) == len(titles)
    assert all(titles)


def test_a_card_that_does_not_fit_is_noticed() -> None:
    litori = BY_NAME["Litori Frostburn"]
    assert may_have(litori, BY_NAME["Frostbolt"])
    for name in ("Warchief Thrall", "Chain Lightning", "Pyroblast", "Krol Blade", "Sword of Zeal", "Graccus"):
        assert not may_have(litori, BY_NAME[name])
