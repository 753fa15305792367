"""Every word of a vocabulary stands in a rule, on a card, and in the tests that go over all words."""

from __future__ import annotations

import dataclasses
import re
from typing import Final

import pytest

from regelwerk.kernel.vocabulary.words import Word, words_in
from tests.native import in_source
from tests.vocabularies import LEXICONS, Lexicon
from tests.word_reads import runs
from tools.build_native import modules
from tools.source_files import PACKAGE

pytestmark = in_source

CITATION: Final = re.compile(r"\b[a-z]+[0-9.]*:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?")
"""`dm:7.22`, `kw:tap`, `wow7.4:410.4a`, `minis08:p9`."""
CITING: Final = ("duelmasters", "wowtcg")
"""Games each of whose words cites a rule."""

MOST_ALONE: Final = 0.03
"""Of the definitions so many at most use a word that nothing else uses."""

each_game = pytest.mark.parametrize("game", LEXICONS)


def citations(word: type[Word]) -> list[str]:
    """What the docstring of a word cites; the text that a dataclass gets by itself is none."""
    text = word.__doc__ or ""
    return [] if text.startswith(f"{word.__name__}(") else CITATION.findall(text)


def unruly(lexicon: Lexicon) -> list[str]:
    """Words that cite no rule of their game. What all games share belongs to no rule book."""
    own = [word for word in lexicon.words() if not word.__module__.startswith("regelwerk.kernel")]
    return [word.__name__ for word in own if not any(number in lexicon.book for number in citations(word))]


def idle(lexicon: Lexicon) -> set[str]:
    """Words that no definition uses."""
    used = {type(word) for definition in lexicon.definitions for word in words_in(definition)}
    return {word.__name__ for word in lexicon.words() if word not in used}


def alone(lexicon: Lexicon) -> dict[int, set[str]]:
    """Definitions with words that no other definition uses, by their place in the list: those words.

    What the games share is used by the definitions of all of them.
    """
    elsewhere = {
        type(word)
        for other in LEXICONS.values()
        if other.book is not lexicon.book
        for definition in other.definitions
        for word in words_in(definition)
    }
    users: dict[type[Word], set[int]] = {word: set() for word in lexicon.words()}
    for at, definition in enumerate(lexicon.definitions):
        for word in words_in(definition):
            users[type(word)].add(at)
    found: dict[int, set[str]] = {}
    for kind, places in users.items():
        if len(places) == 1 and kind not in elsewhere:
            found.setdefault(min(places), set()).add(kind.__name__)
    return found


def untested(lexicon: Lexicon) -> list[str]:
    """Words that the tests over all words leave out, and those they go over although nothing may name them."""
    tested = {*lexicon.vocabulary.classes, *lexicon.whole}
    return sorted(word.__name__ for word in tested ^ set(lexicon.words()))


@pytest.mark.parametrize("game", CITING)
def test_every_word_cites_a_rule(game: str) -> None:
    assert unruly(LEXICONS[game]) == []


@pytest.mark.parametrize("game", CITING)
def test_words_cite_rules_that_exist(game: str) -> None:
    lexicon = LEXICONS[game]
    cited = [number for word in lexicon.words() for number in citations(word)]
    assert [number for number in cited if number not in lexicon.book] == []


@each_game
def test_every_word_is_used_or_excused(game: str) -> None:
    """A word that nobody uses is deleted."""
    assert idle(LEXICONS[game]) == set(LEXICONS[game].unused)


@each_game
def test_at_most_three_percent_of_the_definitions_use_a_word_that_nothing_else_uses(game: str) -> None:
    """In the Miniatures it is the figure with Taunt, which is printed and has a rule of its own (minis08:p11.taunt)."""
    lexicon = LEXICONS[game]
    found = alone(lexicon)
    assert len(found) <= MOST_ALONE * len(lexicon.definitions), found


@each_game
def test_the_tests_over_all_words_leave_none_out(game: str) -> None:
    assert untested(LEXICONS[game]) == []


@each_game
def test_words_that_run_are_compiled_with_their_engine(game: str) -> None:
    """Compiled code calls interpreted methods slowly, and a compiled class has no interpreted subclass by mistake."""
    running = {word.__module__ for word in LEXICONS[game].words() if runs(word)}
    compiled = {path.removesuffix(".py").replace("/", ".") for path in modules(PACKAGE)}
    assert running - compiled == set()


# ------------------------------------------------- the checks notice what they are there for


@dataclasses.dataclass(frozen=True)
class Sigh(Word):
    """Does nothing (dm:99.9)."""


@dataclasses.dataclass(frozen=True)
class Yawn(Word):
    pass


def test_a_word_that_one_definition_alone_uses_is_noticed() -> None:
    known = LEXICONS["duelmasters"]
    first = dataclasses.replace(known, definitions=(known.definitions[0],))
    assert alone(first) == {0: {type(word).__name__ for word in words_in(known.definitions[0])}}
    twice = dataclasses.replace(known, definitions=(known.definitions[0], known.definitions[0]))
    assert alone(twice) == {}


@pytest.mark.parametrize("word", [Sigh, Yawn])
def test_a_word_that_stands_nowhere_is_noticed(word: type[Word]) -> None:
    known = LEXICONS["duelmasters"]
    more = dataclasses.replace(known, names={**known.names, word.__name__: word})
    assert unruly(more) == [word.__name__]
    assert idle(more) - idle(known) == {word.__name__}
    assert untested(more) == [word.__name__]
    tested = dataclasses.replace(known.vocabulary, classes=(*known.vocabulary.classes, word))
    assert untested(dataclasses.replace(more, vocabulary=tested)) == []
