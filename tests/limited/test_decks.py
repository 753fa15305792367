"""Decks from a pool: what makes one legal, what the pool does not hold, and exchanging with the rest of the pool."""

from __future__ import annotations

from typing import Any

import pytest

from regelwerk import game_registry
from regelwerk.duelmasters import deck_file as dm_decks
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.kernel.match import Match, MatchError
from regelwerk.limited.pools import sealed_packs, sealed_pool
from regelwerk.terminal.error_translation import translated
from regelwerk.wowtcg.deck_file import Deck, faults_of, fits_hero, read_deck
from regelwerk.wowtcg.definition_loading import standard
from tools.limited_strength import play_of

GAMES = ("wowtcg", "duelmasters")


def fitting(play: LimitedPlay, pool: list[str]) -> tuple[str, list[str]]:
    """The leader with the most cards in a pool, and thirty of them."""
    leader = max(play.leaders, key=lambda one: sum(code in play.leaders[one] for code in pool))
    return leader, [code for code in pool if code in play.leaders[leader]][: play.smallest]


@pytest.mark.parametrize("game", GAMES)
def test_a_player_opens_six_packs_and_each_player_others(game: str) -> None:
    play = play_of(game)
    packs = sealed_packs(play, 5)
    assert len(packs) == 6
    assert sealed_pool(play, 5) == [code for pack in packs for code in pack] == sealed_pool(play, 5, 0)
    assert sorted(sealed_pool(play, 5, 0)) != sorted(sealed_pool(play, 5, 1))
    assert all(code in play.cards for code in sealed_pool(play, 5))


def test_no_token_is_opened() -> None:
    assert all(code.count("/") == 1 for code in play_of("wowtcg").cards)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [29, 30])
def test_a_sealed_deck_has_at_least_thirty(game: str, size: int) -> None:
    """wow:100.1, de06:limited-deck, rb06:sealed-deck; ruling:limited for Duel Masters."""
    play = play_of(game)
    pool = sealed_pool(play, 3)
    leader, main = fitting(play, pool)
    faults = play.faults(play.deck("x", leader, main[:size], []), pool)
    assert [fault.kind for fault in faults] == ([] if size == 30 else ["too-small"])


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_the_pool_does_not_hold_is_named(game: str) -> None:
    play = play_of(game)
    pool = sealed_pool(play, 3)
    leader, main = fitting(play, pool)
    without = [code for code in pool if code not in (main[0], main[1])]
    faults = play.faults(play.deck("x", leader, main, []), without)
    names = game_registry.package(game)
    assert {fault.kind for fault in faults} == {"not-in-pool"}
    assert {fault.card for fault in faults} == {names.card_name({}, code, "en") for code in main[:2]}
    shelf = names.card_library()
    for fault in faults:
        assert fault.card in shelf.fault_line(fault, "en")
        assert "Vorrat" in shelf.fault_line(fault, "de")


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_file_keeps_its_format(game: str) -> None:
    play = play_of(game)
    pool = sealed_pool(play, 3)
    deck = play.deck("Mine", *fitting(play, pool), [])
    text = play.write(deck)
    assert "format: sealed" in text
    again = game_registry.ruleset(game).prepare([text, text], 1, None, "all")["decks"][0]
    assert sorted(again["main" if game == "wowtcg" else "cards"]) == sorted(play.main_of(deck))


def test_any_number_of_copies_and_a_side_deck_of_any_size() -> None:
    """wow:100.3, wow:100.4: five copies, and a side deck with a hero and cards of other classes."""
    defs = standard()
    text = "# x\nformat: sealed\nhero: Elendril\n30 Bloodclaw\nside:\n1 Warrax\n1 Mortal Strike\n1 Fireball\n"
    assert faults_of(read_deck(text, defs), defs) == []
    constructed = read_deck(text.replace("sealed", "constructed"), defs)
    assert {"too-many", "too-small", "side-size"} <= {fault.kind for fault in faults_of(constructed, defs)}


def test_the_main_deck_keeps_to_its_hero() -> None:
    """wow:100.2 holds for sealed decks too."""
    defs = standard()
    deck = read_deck("# x\nformat: sealed\nhero: Elendril\n29 Bloodclaw\n1 Fireball\n", defs)
    assert [(fault.kind, fault.card) for fault in faults_of(deck, defs)] == [("no-shared-icon", "Fireball")]


def test_a_deck_for_another_format_is_no_deck_from_a_pool() -> None:
    play = play_of("duelmasters")
    deck: Any = play.deck("x", "", ["dm01/aqua-hulcus"] * 40, [])
    deck.format = "constructed"
    kinds = [fault.kind for fault in play.faults(deck, ["dm01/aqua-hulcus"] * 40)]
    assert kinds == ["not-sealed", "too-many"]


def test_any_number_of_copies_in_duel_masters() -> None:
    """ruling:limited"""
    defs = game_registry.ruleset("duelmasters").defs({})
    deck = dm_decks.read_deck("# x\nformat: sealed\n30x Aqua Hulcus\n", defs)  # type: ignore[arg-type]
    assert dm_decks.faults_of(deck, defs) == []  # type: ignore[arg-type]


@pytest.fixture
def between_games() -> Match:
    """A match with sealed decks after its first game."""
    deck = "# x\nformat: sealed\nhero: Elendril\n30 Bloodclaw\nside:\n2 Fireball\n1 Warrax\n9 Latro Abiectus\n"
    ruleset = game_registry.ruleset("wowtcg")
    match = Match(ruleset, ruleset.prepare([deck, deck], 1, None, "all"), 3)
    game = match.begin_next()
    game.perform(0, "concede")
    return match


@pytest.mark.parametrize("name", ["Fireball", "Warrax"])
def test_what_the_hero_may_not_have_stays_in_the_side_deck(between_games: Match, name: str) -> None:
    """wow:100.3: the side deck of a sealed deck is all that is left of the pool."""
    card = standard().named(name)
    bloodclaw, latro = standard().named("Bloodclaw"), standard().named("Latro Abiectus")
    assert card is not None and bloodclaw is not None and latro is not None
    with pytest.raises(MatchError) as refused:
        between_games.exchange(0, [bloodclaw.code], [card.code])
    assert str(refused.value) == f"{name} may not be in a deck of Elendril"
    assert translated(str(refused.value), "de") == f"{name} darf nicht in ein Deck von Elendril"
    assert between_games.exchanges[-1] == {}
    between_games.exchange(0, [bloodclaw.code], [latro.code])
    assert between_games.decks[0]["main"].count(latro.code) == 1


def test_a_computer_exchanges_only_what_its_hero_may_have() -> None:
    ruleset = game_registry.ruleset("wowtcg")
    play = play_of("wowtcg")
    pool = sealed_pool(play, 3)
    leader, main = fitting(play, pool)
    side = [code for code in pool if code not in main]
    deck = play.deck("x", leader, main, side)
    setup = ruleset.prepare([deck, deck], 1, None, "all")
    seen = [code for code in pool if play.cards[code].kind == "ability"] * 2
    _, into = ruleset.suggested_exchange(setup, 0, seen)
    defs = standard()
    assert all(fits_hero(defs.card(code), defs.card(leader)) for code in into)


def test_a_hero_of_no_pack_leads_no_deck() -> None:
    play = play_of("wowtcg")
    ally = next(code for code, card in play.cards.items() if card.kind == "ally")
    faults = play.faults(Deck("x", ally, [], [], "sealed"), [])
    assert "hero-of-set" in [fault.kind for fault in faults]
