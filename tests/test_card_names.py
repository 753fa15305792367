"""In which language cards are called: in German texts by their English names, or by German ones where there are any."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from regelwerk import game_registry
from regelwerk.kernel.game import Game
from regelwerk.kernel.language.reading import ENGLISH_NAMES
from regelwerk.terminal.cli import main
from tests.games import new_game

NAMED = ("wowtcg", "wowminis")
"""Games for whose cards sources give German names."""
CARDS = ("board", "scenario")
"""Kinds of faces that are no cards: their names are words like all others."""


def german_names(game: str) -> dict[str, str]:
    """The cards that have a German name, by it: their English ones."""
    faces = game_registry.package(game).web.faces("de")
    return {face["name"]: face["other"] for face in faces if face["other"] and face["kind"] not in CARDS}


def said(game: Game, lang: str) -> str:
    """All that the seat that is asked reads now."""
    decision = game.decision
    assert decision is not None
    presenter = game_registry.package(game.ruleset.name).presenter(game, decision.seat, lang, ["", "Ben"], 300)
    lines = [*presenter.board_lines(), *presenter.question_lines(), *presenter.summary_lines(game.event_log[-30:])]
    told = ["".join(text for text, _ in line) for line in lines]
    waiting = [line for lines in presenter.waiting().values() for line in lines]
    return "\n".join([*told, *waiting, *presenter.wordings(), *presenter.piece_names().values()])


def moments(name: str) -> Iterator[Game]:
    """Some games, at every tenth decision."""
    decks = [deck["key"] for deck in game_registry.package(name).web.ready_deck_list("en")]
    for seed in range(3):
        chance = random.Random(seed)
        game = new_game(
            name, decks=chance.sample(decks, 2) if name == "wowtcg" else ["learn-alliance", "learn-horde"], seed=seed
        )
        for step in range(150):
            if game.decision is None:
                break
            if step % 10 == 0:
                yield game
            game.apply(chance.randrange(len(game.decision.options)))


@pytest.mark.parametrize("game", game_registry.names())
def test_a_game_says_whether_its_cards_have_german_names(game: str) -> None:
    package = game_registry.package(game)
    assert ("de" in package.name_languages) is bool(german_names(game)) is (game in NAMED)


@pytest.mark.parametrize("name", NAMED)
def test_nothing_is_called_in_german_where_names_are_english(name: str) -> None:
    names = german_names(name)
    found = re.compile(rf"\b({'|'.join(map(re.escape, sorted(names, key=len, reverse=True)))})\b")
    german = english = 0
    for game in moments(name):
        text = said(game, ENGLISH_NAMES)
        met = [one for one in found.findall(text) if names[one] in said(game, "en")]
        assert met == [], text
        german += len(found.findall(said(game, "de")))
        english += sum(text.count(one) for one in names.values())
    assert german > 50 and english > 50


@pytest.mark.parametrize("name", NAMED)
def test_a_face_shows_the_other_name_beneath(name: str) -> None:
    web = game_registry.package(name).web
    for german, mixed in zip(web.faces("de"), web.faces(ENGLISH_NAMES)):
        assert german["code"] == mixed["code"] and german["line"] == mixed["line"]
        if german["kind"] not in CARDS:
            assert (mixed["name"], mixed["other"]) == (
                german["other"] or german["name"],
                german["other"] and german["name"],
            )
        assert not (german["other"] and german["kind"] not in CARDS and german["name"] in " ".join(mixed["text"]))


@pytest.mark.parametrize(
    ("options", "title"),
    [
        (("--lang", "de"), "Counterspell  (Gegenzauber)"),
        (("--lang", "de", "--card-names", "de"), "Gegenzauber  (Counterspell)"),
        (("--lang=de", "--card-names=en"), "Counterspell  (Gegenzauber)"),
        (("--lang", "en"), "Counterspell  (Gegenzauber)"),
    ],
)
def test_the_terminal_calls_cards_as_it_is_asked_to(options: tuple[str, ...], title: str) -> None:
    for args in (["cards", "Gegenzauber", *options], [*options, "cards", "Gegenzauber"]):
        run = CliRunner().invoke(main, args)
        assert run.exit_code == 0 and run.output.splitlines()[0] == title


def test_german_names_in_english_texts_are_refused() -> None:
    run = CliRunner().invoke(main, ["cards", "Counterspell", "--lang", "en", "--card-names", "de"])
    assert run.exit_code == 2 and "add --lang de" in run.output
