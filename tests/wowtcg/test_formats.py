"""What makes a deck legal in each format, all faults at once (wow:100.1 to wow:100.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from regelwerk.wowtcg import codes
from regelwerk.wowtcg.cards import hoa
from regelwerk.wowtcg.deck_file import (
    Deck,
    Fault,
    IllegalDeckError,
    faults_of,
    hero_traits,
    read_deck,
    ready_decks,
    team_faults,
    write_deck,
)
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.ruleset import RULESET
from regelwerk.wowtcg.vocabulary import Class, Rarity
from tests.wowtcg.tables import DEFS, card

LITORI = "Litori Frostburn"  # Alliance, Mage, Human, Frost
FITTING = ("Frostbolt", "Fire Blast", "Fireball", "Frost Nova", "Counterspell", "Crazy Igvand", "Leeroy Jenkins")


def deck(*names: str, main: int = 60, side: int = 0, hero: str = LITORI, format: str = "constructed") -> Deck:
    """A deck with one each of these, filled up with what an Alliance mage may have."""
    pool = [card(name).code for name in quests() for _ in range(4)]
    own = [card(name).code for name in names]
    return Deck("x", card(hero).code, (own + pool)[:main], pool[main : main + side], format)


def quests() -> list[str]:
    """Names of quests that go into every deck."""
    found = [card for card in DEFS.cards if isinstance(card, CardDefinition) and card.kind == codes.TYPE_QUEST]
    return [card.name for card in found if not card.word.icons and card.word.faction is None]


def told(faults: list[Fault]) -> list[tuple[str, str]]:
    return [(fault.kind, fault.rule.number if fault.rule else "") for fault in faults]


def test_there_are_quests_enough_to_fill_decks() -> None:
    assert len(quests()) * 4 >= 70 or len(quests()) >= 12


@pytest.mark.parametrize(("main", "legal"), [(59, False), (60, True), (61, True), (64, True)])
def test_sixty_cards_or_more(main: int, legal: bool) -> None:
    """wow:100.1, ruling:deck: a minimum and no maximum; the hero does not count."""
    filler = [card(name).code for name in FITTING for _ in range(4)]
    given = Deck("x", card(LITORI).code, (filler + deck().main)[:main])
    assert len(given.main) == main
    assert told(faults_of(given, DEFS)) == ([] if legal else [("too-small", "wow:100.1")])


@pytest.mark.parametrize(("side", "legal"), [(0, True), (9, False), (10, True), (11, False)])
def test_a_side_deck_has_exactly_ten(side: int, legal: bool) -> None:
    """wow:100.3, ruling:deck: it may be left out."""
    filler = [card(name).code for name in FITTING for _ in range(4)]
    both = filler + deck().main
    given = Deck("x", card(LITORI).code, both[:60], both[60 : 60 + side])
    assert len(given.side) == side
    assert told(faults_of(given, DEFS)) == ([] if legal else [("side-size", "wow:100.3")])


def test_four_copies_counted_over_both_decks() -> None:
    """wow:100.4, ruling:deck: four in the main deck and one in the side deck are too many."""
    four = Deck("x", card(LITORI).code, deck(*["Fireball"] * 4).main)
    assert faults_of(four, DEFS) == []
    four.side = [card("Fireball").code, *[card("Frostbolt").code] * 4, *[card("Fire Blast").code] * 4]
    four.side.append(card("Counterspell").code)
    assert told(faults_of(four, DEFS)) == [("too-many", "wow:100.4")]


def test_any_number_of_unlimited_cards() -> None:
    """kw:unlimited, wow:100.4."""
    unlimited = [one.name for one in DEFS.cards if isinstance(one, CardDefinition) and one.code and one.word.unlimited]
    assert unlimited
    for name in unlimited:
        word = card(name).word
        hero = next(
            one.name
            for one in DEFS.cards
            if isinstance(one, CardDefinition)
            and one.kind == codes.TYPE_HERO
            and word.faction in (None, one.word.faction)
        )
        given = Deck("x", card(hero).code, [card(name).code] * 60)
        assert faults_of(given, DEFS) == []


@pytest.mark.parametrize(
    ("name", "kind", "rule"),
    [
        ("Chain Lightning", "no-shared-icon", "wow:100.2"),  # another class
        ("Warchief Thrall", "no-shared-icon", "wow:100.2"),  # the other faction
        ("Krol Blade", "no-shared-icon", "wow:100.2"),  # equipment of other classes
        ("Pyroblast", "hero-required", "wow:100.2"),  # Fire, and Litori is Frost
        ("Sword of Zeal", "scenes-only", "ruling:example-weapons"),
        ("Graccus", "hero-in-deck", "wow:100.1"),
    ],
)
def test_a_card_that_does_not_fit_the_hero_is_a_fault(name: str, kind: str, rule: str) -> None:
    """wow:100.2, wow:207.1a, wow:207.1b, kw:hero-required."""
    assert (kind, rule) in told(faults_of(deck(name), DEFS))


def test_neutral_cards_and_cards_of_a_shared_icon_fit() -> None:
    """wow:100.2, wow:207.1c: what has no icon and no faction goes with every hero."""
    assert faults_of(deck(*FITTING), DEFS) == []


def test_what_a_card_requires_is_looked_for_among_all_traits() -> None:
    """ruling:hero-required-traits: faction, class, race, professions and talent."""
    traits = hero_traits(card(LITORI))
    assert {"Mage", "Human", "Frost", "Alliance", "Alchemy"} <= set(traits)
    assert len(traits) == 6
    required = [one for one in DEFS.cards if isinstance(one, CardDefinition) and one.code and one.word.hero_required]
    assert required
    for one in required:
        fits = one.word.hero_required in traits
        assert any(fault.kind == "hero-required" for fault in faults_of(deck(one.name), DEFS)) != fits


def test_a_card_of_another_talent_breaks_the_rule_about_traits() -> None:
    """wow:100.2: Mortal Strike requires an Arms hero, and Warrax is a Protection warrior."""
    warrax = Deck("x", card("Warrax").code, [card("Mortal Strike").code] * 4)
    assert ("hero-required", "wow:100.2") in told(faults_of(warrax, DEFS))
    assert "no-shared-icon" not in [fault.kind for fault in faults_of(warrax, DEFS)]


def test_there_are_nine_classes() -> None:
    """wow:207.1a: every class is an icon of some hero, and of some card of its own."""
    assert len(Class) == 9
    icons = {icon for one in DEFS.cards if isinstance(one, CardDefinition) and one.code for icon in one.word.icons}
    assert icons == set(Class)


def test_every_card_of_the_set_has_a_number_and_a_rarity() -> None:
    """wow:204.1, ruling:set-and-rarity: no more of each than the set has in print."""
    counts = Counter(one.rarity for one in hoa.CARDS)
    assert set(counts) <= {Rarity.COMMON, Rarity.UNCOMMON, Rarity.RARE, Rarity.EPIC}
    most = {Rarity.COMMON: 114, Rarity.UNCOMMON: 115, Rarity.RARE: 110, Rarity.EPIC: 22}
    assert all(0 < counts[rarity] <= number for rarity, number in most.items())
    assert all(1 <= one.number <= 361 for one in hoa.CARDS)


@pytest.mark.parametrize(("main", "legal"), [(29, False), (30, True), (31, False), (60, False)])
def test_a_learning_deck_has_thirty(main: int, legal: bool) -> None:
    """ruling:starter-format, rb06:starter-box."""
    given = deck(main=main, format="starter")
    assert told(faults_of(given, DEFS)) == ([] if legal else [("starter-size", "ruling:starter-format")])


def test_a_first_game_is_a_learning_game() -> None:
    """ruling:starter-format: two of the decks that come along are for that."""
    starters = [name for name in ready_decks() if name.startswith("learn-")]
    assert len(starters) == 2
    setup = RULESET.prepare(starters, 1, None, "all")
    assert [one["format"] for one in setup["decks"]] == ["starter", "starter"]


def test_all_faults_are_told_at_once() -> None:
    given = deck("Chain Lightning", "Pyroblast", *["Fireball"] * 5, main=50, side=3)
    kinds = [fault.kind for fault in faults_of(given, DEFS)]
    assert {"too-small", "side-size", "too-many", "no-shared-icon", "hero-required"} <= set(kinds)
    with pytest.raises(IllegalDeckError, match=r"too-small.*no-shared-icon"):
        RULESET.prepare([given, given], 1, None, "all")


def test_a_deck_is_written_and_read() -> None:
    given = deck(*FITTING)
    again = read_deck(write_deck(given, DEFS), DEFS)
    assert (again.hero, sorted(again.main), again.side, again.format) == (
        given.hero,
        sorted(given.main),
        given.side,
        given.format,
    )


@pytest.mark.parametrize("count", ["9" * 5000, "²", "0", "-1", "four"])
def test_a_line_without_a_number_of_cards_is_a_fault(count: str) -> None:
    with pytest.raises(IllegalDeckError) as found:
        read_deck(f"hero: {LITORI}\n{count}x Fireball\n", DEFS)
    assert ("not-a-line", 2) in [(fault.kind, fault.line) for fault in found.value.faults]


def test_the_heroes_of_a_team_are_of_one_faction() -> None:
    """rb06:mehrspieler-fraktion: a fault for each team that mixes them; who plays alone may lead anybody."""
    alliance, horde = deck(hero=LITORI), deck(hero="Grennan Stormspeaker")
    four = [alliance, horde, alliance, horde]
    assert team_faults(four, [0, 1, 0, 1], DEFS) == team_faults(four, [0, 1, 2, 3], DEFS) == []
    mixed = team_faults(four, [0, 0, 1, 1], DEFS)
    assert [fault.kind for fault in mixed] == ["team-faction"] * 2
    assert mixed[0].rule is not None and mixed[0].rule.number == "rb06:mehrspieler-fraktion"
    assert mixed[0].hint == "Litori Frostburn, Grennan Stormspeaker"
