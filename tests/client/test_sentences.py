"""What the table's words are made of: terms that rules explain, and sentences for what waits. No browser is needed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from regelwerk import game_registry
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.wowtcg import codes
from tests.games import new_game
from tests.wowtcg.tables import find, go, new_table, put, resources

GAMES = tuple(game_registry.GAMES)
NAMES = ("Anna", "Bert")


def pattern(words: list[str]) -> re.Pattern[str]:
    """How a client finds the words (docs: `Explained`)."""
    longest = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])", re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_explained_word_has_one_rule_of_the_book(game: str, lang: str) -> None:
    book = game_registry.ruleset(game).book()
    found: dict[str, str] = {}
    for rule, words in game_registry.package(game).glossary(lang):
        assert rule in book
        for word in words:
            assert word == word.strip() != "" and word.lower() not in found, word
            found[word.lower()] = rule
    english, german = (game_registry.package(game).glossary(other) for other in ("en", "de"))
    assert {rule for rule, _ in english} == {rule for rule, _ in german}


@pytest.mark.parametrize("game", ["wowtcg", "duelmasters"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_keyword_in_a_text_leads_to_its_own_rule(game: str, lang: str) -> None:
    room, book = game_registry.package(game).web, game_registry.ruleset(game).book()
    rules = {word.lower(): rule for rule, words in game_registry.package(game).glossary(lang) for word in words}
    finder = pattern(list(rules))
    terms = room.terms(lang)
    met = set()
    for face in room.faces(lang):
        linked = {rules[found.lower()] for line in face["text"] for found in finder.findall(line)}
        for keyword in face["keywords"]:
            if any(terms[keyword].lower() in line.lower() for line in face["text"]):
                titles = {book.entry(rule).title(lang).lower() for rule in linked}
                assert terms[keyword].lower() in titles, (face["name"], keyword)
                met.add(keyword)
    assert len(met) >= 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_most_texts_have_something_explained(game: str, lang: str) -> None:
    package = game_registry.package(game)
    finder = pattern([word for _, words in package.glossary(lang) for word in words])
    texts = [" ".join(face["text"]) for face in package.web.faces(lang) if face["text"] and face["kind"] != "board"]
    bare = [text for text in texts if not finder.search(text)]
    assert len(bare) * 100 <= len(texts), bare


def tables(game: Game, lang: str) -> Iterator[GamePresenter]:
    """The table of each seat and of a spectator."""
    for seat in (-1, *range(game.state.seats)):
        called = ["" if other == seat else name for other, name in enumerate(NAMES)]
        yield game_registry.package(game.ruleset.name).presenter(game, seat, lang, called, 400)


@pytest.mark.parametrize("name", ["wowtcg", "duelmasters"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_that_waits_has_a_sentence_and_it_names_no_card_out_of_sight(name: str, lang: str) -> None:
    room = game_registry.package(name).web
    decks = [deck["key"] for deck in room.ready_deck_list("en")]
    names = {face["name"] for face in room.faces(lang)}
    seen = 0
    for seed in range(4):
        chance = random.Random(seed)
        game = new_game(name, decks=chance.sample(decks, 2), seed=seed)
        for _ in range(250):
            if game.decision is None:
                break
            for presenter in tables(game, lang):
                said = presenter.waiting()
                data = presenter.to_data()
                known = str(data)
                for key, lines in said.items():
                    assert len(lines) == len(data[key])
                    for line in lines:
                        seen += 1
                        assert len(line) > 5 and "{" not in line and "  " not in line
                        # A name that is said is one that the view has, here or in a text that it points at.
                        texts = [face["text"] for face in room.faces(lang) if face["code"] in known]
                        for spoken in names:
                            if (
                                len(spoken) > 6
                                and spoken in line
                                and not any(spoken in " ".join(text) for text in texts)
                            ):
                                card_codes = [face["code"] for face in room.faces(lang) if face["name"] == spoken]
                                assert any(code in known for code in card_codes), (spoken, line)
            game.apply(chance.randrange(len(game.decision.options)))
    assert seen > 0


def test_targets_and_x_stand_in_the_text_where_they_are_asked_for() -> None:
    state = new_table("Litori Frostburn", "Radak Doombringer")
    (shot,) = put(state, 0, codes.ZONE_HAND, "Frostbolt")
    (ogre,) = put(state, 1, codes.ZONE_ALLIES, "Grimdron")
    resources(state, 0, 5)
    go(state)
    state.apply(find(state, codes.VERB_PLAY, shot))
    state.apply(find(state, codes.VERB_TARGET, None, ogre))
    game = Game(game_registry.ruleset("wowtcg"), state, {})
    spectator, mine, theirs = (presenter.waiting()["chain"][0] for presenter in tables(game, "en"))
    text = (
        "“Your hero deals 3 frost damage to target hero or ally (Grimdron). "
        "A character dealt damage this way can't attack this turn.”"
    )
    assert spectator == theirs == f"Anna plays Frostbolt: {text}"
    assert mine == f"You play Frostbolt: {text}"
    german = [presenter.waiting()["chain"][0] for presenter in tables(game, "de")]
    assert german[0] == german[2]
    assert "deiner Wahl (Grimdron)" in german[0] and german[1].startswith("Du spielst Frostblitz: „")


def test_a_card_that_is_placed_face_down_is_named_only_for_its_owner() -> None:
    state = new_table()
    (card,) = put(state, 0, codes.ZONE_HAND, "Old Bones", known_to=1)
    go(state)
    state.apply(find(state, codes.VERB_PLACE, card))
    game = Game(game_registry.ruleset("wowtcg"), state, {})
    spectator, mine, theirs = (presenter.waiting()["chain"][0] for presenter in tables(game, "en"))
    assert mine == "You place Old Bones as a resource"
    assert spectator == theirs == "Anna places a card as a resource"
