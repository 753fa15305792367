"""The definitions agree with themselves and with what every card of their type and set has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.cards import ALL, PLAIN, WHOLE, code, dm01, dm02, dm03, dm04, dm05, dm06, slug
from regelwerk.duelmasters.definition_loading import VOCABULARY
from regelwerk.duelmasters.vocabulary import Card, CardType, Civilization, Rarity
from regelwerk.kernel.vocabulary.words import Word, from_text, to_text, written

CARDS = {code(set_code, card): card for set_code, cards in ALL for card in cards}
each_card = pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())

# The complete sets by civilization: creatures, spells, and the sums of all costs and of all printed powers.
BY_CIVILIZATION = {
    (dm01.SET, Civilization.LIGHT): (19, 5, 95, 75500),
    (dm01.SET, Civilization.WATER): (19, 5, 98, 57000),
    (dm01.SET, Civilization.DARKNESS): (19, 5, 101, 73000),
    (dm01.SET, Civilization.FIRE): (19, 5, 94, 70000),
    (dm01.SET, Civilization.NATURE): (19, 5, 98, 64000),
    (dm02.SET, Civilization.LIGHT): (10, 2, 50, 38500),
    (dm02.SET, Civilization.WATER): (10, 2, 55, 33000),
    (dm02.SET, Civilization.DARKNESS): (10, 2, 50, 41000),
    (dm02.SET, Civilization.FIRE): (10, 2, 50, 37000),
    (dm02.SET, Civilization.NATURE): (10, 2, 53, 36000),
    (dm03.SET, Civilization.LIGHT): (9, 3, 65, 36000),
    (dm03.SET, Civilization.WATER): (9, 3, 59, 28000),
    (dm03.SET, Civilization.DARKNESS): (9, 3, 47, 32000),
    (dm03.SET, Civilization.FIRE): (9, 3, 58, 42000),
    (dm03.SET, Civilization.NATURE): (9, 3, 49, 36000),
    (dm04.SET, Civilization.LIGHT): (12, 3, 66, 53000),
    (dm04.SET, Civilization.WATER): (8, 2, 45, 22000),
    (dm04.SET, Civilization.DARKNESS): (12, 3, 74, 53000),
    (dm04.SET, Civilization.FIRE): (8, 2, 39, 26000),
    (dm04.SET, Civilization.NATURE): (8, 2, 44, 31000),
    (dm05.SET, Civilization.LIGHT): (10, 2, 59, 46500),
    (dm05.SET, Civilization.WATER): (10, 2, 75, 44000),
    (dm05.SET, Civilization.DARKNESS): (10, 2, 51, 41000),
    (dm05.SET, Civilization.FIRE): (10, 2, 64, 47000),
    (dm05.SET, Civilization.NATURE): (10, 2, 57, 45000),
    (dm06.SET, Civilization.LIGHT): (19, 5, 103, 71000),
    (dm06.SET, Civilization.WATER): (19, 4, 123, 75000),
    (dm06.SET, Civilization.DARKNESS): (19, 4, 109, 88000),
    (dm06.SET, Civilization.FIRE): (19, 5, 107, 73000),
    (dm06.SET, Civilization.NATURE): (19, 4, 106, 73000),
}
COMPLETE = {of.SET: of.CARDS for of in WHOLE}
# How many cards of each rarity there are, from common to super rare.
SMALL = (20, 15, 15, 5, 5)
RARITIES = {dm01.SET: (40, 30, 30, 10, 10), dm02.SET: SMALL, dm03.SET: SMALL, dm04.SET: SMALL, dm05.SET: SMALL}
RARITIES[dm06.SET] = (37, 30, 30, 10, 10)
# How many cards of a set carry a keyword.
KEYWORDS = {
    (dm01.SET, vocabulary.Blocker): 19,
    (dm01.SET, vocabulary.Breaker): 12,
    (dm01.SET, vocabulary.ShieldTrigger): 11,
    (dm01.SET, vocabulary.PowerAttacker): 9,
    (dm01.SET, vocabulary.Slayer): 2,
    (dm01.SET, vocabulary.Evolution): 0,
    (dm02.SET, vocabulary.Blocker): 6,
    (dm02.SET, vocabulary.Breaker): 9,
    (dm02.SET, vocabulary.ShieldTrigger): 5,
    (dm02.SET, vocabulary.PowerAttacker): 2,
    (dm02.SET, vocabulary.Slayer): 0,
    (dm02.SET, vocabulary.Evolution): 10,
    (dm03.SET, vocabulary.Blocker): 3,
    (dm03.SET, vocabulary.Breaker): 8,
    (dm03.SET, vocabulary.ShieldTrigger): 8,
    (dm03.SET, vocabulary.PowerAttacker): 1,
    (dm03.SET, vocabulary.Slayer): 2,
    (dm03.SET, vocabulary.Evolution): 5,
    (dm04.SET, vocabulary.Blocker): 4,
    (dm04.SET, vocabulary.Breaker): 9,
    (dm04.SET, vocabulary.ShieldTrigger): 11,
    (dm04.SET, vocabulary.PowerAttacker): 0,
    (dm04.SET, vocabulary.Slayer): 0,
    (dm04.SET, vocabulary.Evolution): 5,
    (dm05.SET, vocabulary.Blocker): 6,
    (dm05.SET, vocabulary.Breaker): 15,
    (dm05.SET, vocabulary.ShieldTrigger): 4,
    (dm05.SET, vocabulary.PowerAttacker): 4,
    (dm05.SET, vocabulary.Slayer): 2,
    (dm05.SET, vocabulary.SpeedAttacker): 3,
    (dm05.SET, vocabulary.Survivor): 10,
    (dm05.SET, vocabulary.Evolution): 0,
    (dm06.SET, vocabulary.Blocker): 13,
    (dm06.SET, vocabulary.Breaker): 17,
    (dm06.SET, vocabulary.ShieldTrigger): 10,
    (dm06.SET, vocabulary.PowerAttacker): 9,
    (dm06.SET, vocabulary.Slayer): 3,
    (dm06.SET, vocabulary.Evolution): 12,
    (dm06.SET, vocabulary.TapAbility): 15,
    (dm06.SET, vocabulary.Survivor): 5,
    (dm06.SET, vocabulary.SpeedAttacker): 4,
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


def on_itself(value: object) -> Iterator[Word]:
    """The same without what it gives to such creatures as it describes."""
    if isinstance(value, vocabulary.Have) and isinstance(value.what, vocabulary.All):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from on_itself(part)
    elif isinstance(value, Word):
        yield value
        for field in written(type(value)):
            yield from on_itself(getattr(value, field.name))


# They make others stronger, or one that they choose; the print has the sign all the same.
PLUS_FOR_OTHERS = {
    "Keeper of the Sunlit Abyss",
    "Mighty Bandit, Ace of Thieves",
    "Supporting Tulip",
    "Überdragon Jabaha",
}


def has(card: Card, *kinds: type[Word]) -> bool:
    return any(isinstance(word, kinds) for word in inside(card.abilities))


# --------------------------------------------------------------------- the complete sets


@pytest.mark.parametrize(("set_code", "civilization"), BY_CIVILIZATION)
def test_a_set_is_complete_by_civilization(set_code: str, civilization: Civilization) -> None:
    creatures, spells, cost, power = BY_CIVILIZATION[set_code, civilization]
    mine = [card for card in COMPLETE[set_code] if card.civilizations == (civilization,)]
    kinds = Counter(card.kind for card in mine)
    assert (kinds[CardType.CREATURE], kinds[CardType.SPELL]) == (creatures, spells)
    assert sum(card.cost for card in mine) == cost
    assert sum(card.power or 0 for card in mine) == power


SMALL_SETS = (dm02.SET, dm03.SET, dm04.SET, dm05.SET)
SIZES = [(dm01.SET, 110, 10), *((small, 55, 5) for small in SMALL_SETS), (dm06.SET, 110, 10)]


@pytest.mark.parametrize(("set_code", "plain", "secret"), SIZES)
def test_every_number_of_a_set_is_there_once(set_code: str, plain: int, secret: int) -> None:
    numbers = [card.number for card in COMPLETE[set_code]]
    numbers += [number for number, _ in dm06.REPRINTS.values()] if set_code == dm06.SET else []
    expected = [str(n) for n in range(1, plain + 1)] + [f"S{n}" for n in range(1, secret + 1)]
    assert sorted(numbers) == sorted(expected)
    assert plain + secret == {of.SET: of.SIZE for of in WHOLE}[set_code]


@pytest.mark.parametrize(("set_code", "civilization"), [key for key in BY_CIVILIZATION if key[0] < dm04.SET])
def test_the_first_sets_are_numbered_by_civilization_and_name(set_code: str, civilization: Civilization) -> None:
    mine = [card for card in COMPLETE[set_code] if card.civilizations == (civilization,)]
    plain = sorted((card for card in mine if not card.number.startswith("S")), key=lambda card: int(card.number))
    start = 1 + len(plain) * list(Civilization).index(civilization)
    assert [int(card.number) for card in plain] == list(range(start, start + len(plain)))
    names = [plain_name(card) for card in plain]
    assert names == sorted(names)
    secret = [card for card in mine if card.number.startswith("S")]
    assert len(secret) * 11 == len(plain)
    assert {card.rarity for card in secret} == {Rarity.SUPER_RARE}


@pytest.mark.parametrize("set_code", [set_code for set_code in COMPLETE if set_code >= dm04.SET])
def test_later_sets_number_very_rare_cards_first_and_the_rest_by_civilization_and_name(set_code: str) -> None:
    order = list(Civilization)
    plain = [card for card in COMPLETE[set_code] if not card.number.startswith("S")]
    plain.sort(key=lambda card: int(card.number))
    rare = [card for card in plain if card.rarity is Rarity.VERY_RARE]
    assert plain[: len(rare)] == rare
    for cards in (rare, [card for card in COMPLETE[set_code] if card.rarity is Rarity.SUPER_RARE]):
        civilizations = [order.index(card.civilizations[0]) for card in cards]
        assert civilizations == sorted(civilizations)
    keys = [(order.index(card.civilizations[0]), plain_name(card)) for card in plain[len(rare) :]]
    assert keys == sorted(keys)


def plain_name(card: Card) -> str:
    return re.sub("[^a-z ]", "", card.name.lower().translate(PLAIN))


@pytest.mark.parametrize("set_code", COMPLETE)
def test_rarities_are_those_of_the_print_run(set_code: str) -> None:
    counts = Counter(card.rarity for card in COMPLETE[set_code])
    order = (Rarity.COMMON, Rarity.UNCOMMON, Rarity.RARE, Rarity.VERY_RARE, Rarity.SUPER_RARE)
    assert tuple(counts[rarity] for rarity in order) == RARITIES[set_code]


@pytest.mark.parametrize(("set_code", "keyword"), KEYWORDS)
def test_so_many_cards_of_a_set_have_a_keyword(set_code: str, keyword: type[Word]) -> None:
    carried = sum(any(isinstance(ability, keyword) for ability in card.abilities) for card in COMPLETE[set_code])
    assert carried == KEYWORDS[set_code, keyword]


@pytest.mark.parametrize(("cards", "each"), [(dm01.CARDS, 0), (dm02.CARDS, 2), (dm03.CARDS, 1)])
def test_evolution_comes_with_the_second_set_alike_in_each_civilization(cards: tuple[Card, ...], each: int) -> None:
    evolutions = Counter(card.civilizations for card in cards if has(card, vocabulary.Evolution))
    assert [evolutions[one,] for one in Civilization] == [each] * len(Civilization)


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
    assert 1 <= card.cost <= 13
    assert len(card.civilizations) in (1, 2)
    assert card.power is None or (1000 <= card.power <= 15000 and card.power % 500 == 0)


@each_card
def test_a_plus_stands_behind_power_that_its_own_text_may_raise(card: Card) -> None:
    """dm:2.4"""
    if card.kind is CardType.CREATURE:
        raised = any(raises_itself(word) for word in on_itself(card.abilities))
        assert card.plus == (raised or card.name in PLUS_FOR_OTHERS)


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


def with_span(value: object, lasts: bool = False) -> Iterator[tuple[Word, bool]]:
    """All words, and whether they stand in an ability that lasts by itself (the innermost one counts)."""
    if isinstance(value, tuple):
        for part in value:
            yield from with_span(part, lasts)
    elif isinstance(value, Word):
        if isinstance(value, vocabulary.Always):
            lasts = True
        elif isinstance(value, (vocabulary.When, vocabulary.Instead, vocabulary.TapAbility, vocabulary.SilentSkill)):
            lasts = False
        yield value, lasts
        for field in written(type(value)):
            yield from with_span(getattr(value, field.name), lasts)


@each_card
def test_what_it_gives_lasts_as_its_ability_or_says_how_long(card: Card) -> None:
    lasting = (
        vocabulary.Have,
        vocabulary.Cannot,
        vocabulary.CanAttack,
        vocabulary.MustAttack,
        vocabulary.MustBlock,
        vocabulary.CostChange,
    )
    for word, lasts in with_span(card.abilities):
        if isinstance(word, lasting):
            assert (word.span is None) == lasts


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
    assert {set_code for set_code, cards in ALL for card in cards if not card.scenes_only} == set(COMPLETE)


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
