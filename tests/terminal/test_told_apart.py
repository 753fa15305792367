"""Every option can be told from every other one by its words, in both languages, and none is left out."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from regelwerk import game_registry
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.text import plain
from regelwerk.terminal.i18n import LANGUAGES, translate
from regelwerk.wowtcg import scene
from regelwerk.wowtcg.deck_file import Deck
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.setup import start
from tests.games import new_game
from tests.laws.mixed_decks import start_mixed
from tests.terminal.told_apart import dropped, table_of, walk, worded_alike
from tests.terminal_input import session_of

GAMES: Final = int(os.environ.get("REGELWERK_APART_GAMES", "2"))
"""So many random games of each sort; a longer search sets more."""
WOW: Final = game_registry.ruleset("wowtcg")
MAGE: Final = (
    *("Counterspell", "Counterspell", "Counterspell", "Fire Blast", "Fire Blast", "Fire Blast", "Fire Blast"),
    *("Frostbolt", "Brain Freeze", "Cold Snap", "Blink"),
)
WARRIOR: Final = ("Shield Bash", "Shield Bash", "Shield Bash", "Execute", "Mocking Blow", "Wall of the Dead", "Rend")


def code(name: str) -> str:
    card = standard().named(name)
    assert card is not None
    return card.code


def crowded_chain(seed: int) -> Game:
    """A game with decks of instants and of cards that interrupt them, every third one of three players."""
    mage = Deck("", code("Litori Frostburn"), [code(name) for name in MAGE * 4])
    warrior = Deck("", code("Warrax"), [code(name) for name in WARRIOR * 6])
    decks = [[mage, warrior, mage], [mage, mage], [warrior, mage]][seed % 3]
    return Game(WOW, start(standard(), decks, list(range(len(decks))), seed, 0))


def ready(game: str, seed: int) -> Game:
    """A game between two decks that come with it."""
    package = game_registry.package(game)
    names = sorted(package.card_library().ready_decks())
    own = names[seed % len(names)]
    if game == "wowminis":
        other = package.compatible_deck(package.card_library().open_deck(own))
    else:
        other = names[(seed * 3 + 1) % len(names)]
    return new_game(game, [own, other], seed)


def faults(game: Game) -> list[str]:
    """What is worded alike or left out at a decision, in both languages."""
    found = []
    for lang in LANGUAGES:
        offers = table_of(game, lang).option_items()
        found += [f"{lang}: {one!r} twice" for one in worded_alike(offers)]
        found += [f"{lang}: option {index} is not listed" for index in dropped(game, offers)]
    return found


def hold(games: Iterator[tuple[int, Game]] | Sequence[tuple[int, Game]]) -> int:
    """Hold every decision of these games to it; how many there were."""
    count = 0
    for seed, game in games:
        for moment in walk(game, seed):
            count += 1
            assert not faults(moment), (seed, count, moment.view(moment.decision.seat)["decision"])  # type: ignore[union-attr]
    return count


def test_links_of_a_crowded_chain_are_told_apart() -> None:
    seen = 0
    for seed in range(3 * GAMES):
        for moment in walk(crowded_chain(seed), seed):
            assert not faults(moment), seed
            presenter = table_of(moment, "en")
            asked = presenter.view.decision  # type: ignore[attr-defined]
            on_chain = {one.handle for one in presenter.view.pieces.values() if one.zone == "chain"}  # type: ignore[attr-defined]
            links = [i for i, option in enumerate(asked.options) if option.object in on_chain]
            seen += len(links) > 1
            for offer in presenter.option_items():
                if offer.index in links:
                    assert "a card" not in offer.label
                    assert presenter.parse(offer.label).index == presenter.parse(offer.command).index == offer.index
    assert seen > 0  # else nothing was looked at


def test_any_cards_at_all_are_told_apart() -> None:
    assert hold([(seed, Game(WOW, start_mixed(seed, 0))) for seed in range(3 * GAMES)]) > 300


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("wowtcg", 3 * GAMES),
        ("duelmasters", 3 * GAMES),
        ("wowminis", GAMES),  # one takes as long as three of the others
        pytest.param("wowminis", 3 * GAMES, marks=pytest.mark.thorough),
    ],
)
def test_options_of_games_with_ready_decks_are_told_apart(game: str, most: int) -> None:
    decks = len(game_registry.package(game).card_library().ready_decks())
    assert hold((seed, ready(game, seed)) for seed in range(max(GAMES, min(decks, most)))) > 100


# ------------------------------------------------------------------------ by name

FIGHT: Final = """
seat Anna
  hero: Litori Frostburn
  hand: Fire Blast, Fireball
  resources: 6
  deck: 5 Fire Blast
seat Ben
  hero: Litori Frostburn
  hand: 2 Counterspell
  party: Leeroy Jenkins
  resources: 5
  deck: 5 Fire Blast
"""


def answered() -> Game:
    """Anna has cast Fireball on Leeroy and answers with Fire Blast on Ben's hero; Ben has priority."""
    begun = scene.read("scene: x" + FIGHT).start()
    begun.state.chance.dictating = False
    game = Game(begun.ruleset, begun.state)
    for line in ("play fireball on leeroy", "play fire blast on opponent"):
        order(game, line)
    game.apply(table_of(game, "en").pass_option())
    return game


def order(game: Game, line: str) -> None:
    """Anna types it and all that belongs to it."""
    session, _ = session_of(game, [line], 2)
    presenter = table_of(game, translate.lang)
    said = presenter.parse(line)
    assert said.index >= 0, (line, said)
    session.pending_targets, session.pending_x = said.pending_targets, said.x
    session.answer(presenter.seat, presenter, said.index)
    while game.decision is not None and session.pending_targets:
        assert session.try_auto_answer(game.decision.seat, table_of(game, translate.lang)), session.pending_targets


@pytest.mark.parametrize(
    ("lang", "line", "says"),
    [
        ("en", "play counterspell on fire blast", "Counterspell (you) -> Fire Blast"),
        ("en", "play counterspell on fireball", "Counterspell (you) -> Fireball"),
        ("de", "spiele gegenzauber auf feuerschlag", "Gegenzauber (du) -> Feuerschlag"),
        ("de", "spiele gegenzauber auf den fireball", "Gegenzauber (du) -> Fireball"),
    ],
)
def test_counterspell_is_played_on_a_link_by_its_name(lang: str, line: str, says: str) -> None:
    game = answered()
    translate.lang = lang
    order(game, line)
    spoken = [plain(one) for one in table_of(game, lang).compact_board()]
    assert any(says in one for one in spoken), spoken


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "Fireball, Anna’s, on Leeroy Jenkins", "Fire Blast, Anna’s, on Litori Frostburn"),
        ("de", "Fireball, von Anna, auf Leeroy Jenkins", "Feuerschlag, von Anna, auf Litori Frostburn"),
    ],
)
def test_a_link_is_called_by_whose_it_is_and_at_what_it_is_aimed(lang: str, first: str, second: str) -> None:
    game = answered()
    order(game, "play counterspell")
    presenter = table_of(game, lang)
    assert [offer.label for offer in presenter.option_items()] == [first, second]
    for line, want in (("target fireball", 0), ("target fire blast", 1), ("ziel feuerschlag", 1), ("2", 1)):
        index = presenter.option_at(int(line)) if line.isdecimal() else presenter.parse(line).index
        assert index == presenter.option_items()[want].index, line


def test_two_links_of_one_name_have_numbers_and_can_be_called_by_their_targets() -> None:
    text = FIGHT.replace("hand: Fire Blast, Fireball", "hand: 2 Fire Blast")
    begun = scene.read("scene: x" + text).start()
    begun.state.chance.dictating = False
    game = Game(begun.ruleset, begun.state)
    order(game, "play fire blast on leeroy")
    order(game, "play fire blast on opponent")
    game.apply(table_of(game, "en").pass_option())
    order(game, "play counterspell")
    presenter = table_of(game, "en")
    labels = [offer.label for offer in presenter.option_items()]
    assert labels == ["Fire Blast #1, Anna’s, on Leeroy Jenkins", "Fire Blast #2, Anna’s, on Litori Frostburn"]
    assert presenter.parse("target fire blast").error == "unclear"
    assert presenter.parse("target fire blast 2").index == presenter.option_items()[1].index
    assert presenter.parse("target the fire blast on leeroy").index == presenter.option_items()[0].index
    assert presenter.parse("his fire blast on my hero").index == presenter.option_items()[1].index


def test_a_copy_that_the_others_know_is_told_from_one_that_they_do_not() -> None:
    game = answered()
    state = game.state
    one = next(piece for piece in state.pieces if piece.card.name == "Counterspell")
    state.writable_piece(one.id).known_to = 0b11
    state.checks_dirty = True  # type: ignore[attr-defined]
    for lang, known in (("en", "Anna knows it"), ("de", "Anna kennt sie")):
        name = {"en": "Counterspell", "de": "Gegenzauber"}[lang]
        labels = [offer.command for offer in table_of(game, lang).option_items() if name in offer.command]
        assert len(labels) == 2, labels
        assert sum(known in label for label in labels) == 1
