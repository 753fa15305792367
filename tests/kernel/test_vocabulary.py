"""Words and their text form: what is written is read back, and a bad text says where it is bad."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regelwerk.kernel.vocabulary.words import (
    Again,
    And,
    FlipCoin,
    RollDie,
    Then,
    Word,
    WordSyntaxError,
    from_text,
    to_text,
)


class Colour(Enum):
    """Something to choose from."""

    RED = "r"
    BLUE = "b"


@dataclass(frozen=True)
class Paint(Word):
    """A word with every kind of field."""

    what: str
    colour: Colour = Colour.RED
    times: int = 1
    only: Word | None = None
    rows: tuple[int, ...] = ()
    quick: bool = False


BARN = Paint("barn")
VOCABULARY: dict[str, object] = {
    "Paint": Paint, "Colour": Colour, "BARN": BARN,
    "Then": Then, "And": And, "FlipCoin": FlipCoin, "RollDie": RollDie, "Again": Again,
}  # fmt: skip


@pytest.mark.parametrize(
    ("word", "text"),
    [
        (Paint("wall"), "Paint('wall')"),
        (Paint("wall", Colour.BLUE, 2), "Paint('wall', Colour.BLUE, 2)"),
        (Paint("wall", times=-2), "Paint('wall', times=-2)"),
        (Paint("wall", Colour.BLUE, rows=(1,)), "Paint('wall', Colour.BLUE, rows=(1,))"),
        (Paint("it's", only=Again(), quick=True), 'Paint("it\'s", only=Again(), quick=True)'),
        (Then(()), "Then(())"),
        (RollDie(((1, 3, Again()), (4, 6, Paint("ä")))), "RollDie(((1, 3, Again()), (4, 6, Paint('ä'))))"),
    ],
)
def test_a_word_is_written_as_the_call_that_makes_it(word: Word, text: str) -> None:
    assert to_text(word) == text
    assert from_text(text, VOCABULARY) == word


def texts() -> st.SearchStrategy[Word]:
    """Any word of the vocabulary."""
    names = st.text("aä' \"\\\n{}(),\t\0🂡", max_size=12)
    rows = st.lists(st.integers(), max_size=3).map(tuple)
    paint = st.builds(Paint, names, st.sampled_from(Colour), st.integers(-9, 99), st.none(), rows, st.booleans())
    return st.recursive(paint | st.just(Again()), grown, max_leaves=8)


def grown(inside: st.SearchStrategy[Any]) -> st.SearchStrategy[Word]:
    """Words made of words."""
    several = st.lists(inside, max_size=3).map(tuple)
    faces = st.integers(1, 6)
    rows = st.lists(st.tuples(faces, faces, inside), max_size=3).map(tuple)
    return (
        st.builds(Then, several)
        | st.builds(And, several)
        | st.builds(FlipCoin, inside, inside)
        | st.builds(RollDie, rows)
        | st.builds(Paint, st.just("x"), only=inside)
    )


@given(texts())
def test_what_is_written_is_read_back(word: Word) -> None:
    assert from_text(to_text(word), VOCABULARY) == word


def test_ready_made_words_and_spread_out_texts_can_be_read() -> None:
    text = """
    Then((
        BARN,        # remarks are allowed
        Paint('wall', colour=Colour.BLUE),
    ))
    """
    assert from_text(text, VOCABULARY) == Then((BARN, Paint("wall", Colour.BLUE)))


def test_what_has_no_text_form_is_refused() -> None:
    with pytest.raises(TypeError, match="has no text form"):
        to_text(Paint("x", only=[Again()]))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"1\.5 has no text form"):
        to_text(1.5)


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("Pianta('x')", 1, 1, "unknown word 'Pianta'; did you mean Paint?"),
        ("Quux('x')", 1, 1, "unknown word 'Quux'"),
        ("pain('x')", 1, 1, "unknown word 'pain'; did you mean Paint?"),
        ("Then((\n    Again(),\n    Agian(),\n))", 3, 5, "unknown word 'Agian'; did you mean Again?"),
        ("\n\n   Then((Agian(),))", 3, 10, "unknown word 'Agian'"),
        ("   Then((Agian(),))", 1, 10, "unknown word 'Agian'"),
        ("And((Paint('Bär'), Agian()))", 1, 20, "unknown word 'Agian'"),
        ("And((\r\n  Paint('Bär', times=x),\r\n))", 2, 22, "unknown word 'x'"),
        ("Paint('x', Colour.GREEN)", 1, 12, "Colour has no 'GREEN'"),
        ("Paint('x', Again.RED)", 1, 12, "Again has no 'RED'"),
        ("Paint('x', colour.RED)", 1, 12, "unknown word 'colour'; did you mean Colour?"),
        ("Paint()", 1, 1, "Paint takes (what, colour, times, only, rows, quick)"),
        ("Paint('x', size=2)", 1, 1, "unexpected keyword argument 'size'"),
        ("Then((Again(1),))", 1, 7, "Again takes ()"),
        ("Paint(**{'what': 'x'})", 1, 9, "** is not allowed"),
        ("Paint(*('x',))", 1, 7, "only words, names, numbers, texts and tuples"),
        ("Colour('r')", 1, 1, "only a word can be followed by parentheses"),
        ("BARN()", 1, 1, "only a word can be followed by parentheses"),
        ("Again()()", 1, 1, "only a word can be followed by parentheses"),
        ("Then([Again()])", 1, 6, "only words, names, numbers, texts and tuples"),
        ("Paint('x', times=1 + 1)", 1, 18, "only words, names, numbers, texts and tuples"),
        ("Paint('x', times=1.5)", 1, 18, "only words, names, numbers, texts and tuples"),
        ("Paint('x', times=-True)", 1, 18, "only words, names, numbers, texts and tuples"),
        ("Paint(b'x')", 1, 7, "only words, names, numbers, texts and tuples"),
        ("Paint(f'{BARN}')", 1, 7, "only words, names, numbers, texts and tuples"),
        ("Paint('x').what", 1, 1, "only words, names, numbers, texts and tuples"),
        ("(lambda: Again())()", 1, 2, "only a word can be followed by parentheses"),
        ("Then((Again()", 1, 6, "never closed"),
        ("\n  Then((", 2, 8, "never closed"),
        ("Again(); Again()", 1, 8, "not a word"),
        ("Again()\nAgain()", 2, 1, "not a word"),
        ("x = Again()", 1, 3, "not a word"),
        ("", 1, 1, "not a word"),
        ("   \n ", 2, 2, "not a word"),
        ("'\0'", 1, 1, "not a word"),
        ("'\ud800'", 1, 1, "not a word"),
        ("import os", 1, 1, "not a word"),
    ],
)
def test_a_bad_text_says_what_is_wrong_and_where(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(WordSyntaxError) as caught:
        from_text(text, VOCABULARY)
    assert (caught.value.line, caught.value.column) == (line, column), caught.value
    assert message in caught.value.message
    assert str(caught.value).startswith(f"line {line}, column {column}: ")


@pytest.mark.parametrize(
    "text",
    ["-" * 5000 + "1", "(" * 300 + "1" + ")" * 300, "Again" + "()" * 5000, "1" + "+1" * 20000, "a" + ".b" * 5000],
)
def test_no_text_is_too_deep_for_an_answer(text: str) -> None:
    with pytest.raises(WordSyntaxError):
        from_text(text, VOCABULARY)


def test_nothing_outside_the_vocabulary_is_ever_called() -> None:
    for text in ("__import__('os')", "print('x')", "Paint.__init__('x')", "open('x')", "Word()"):
        with pytest.raises(WordSyntaxError):
            from_text(text, VOCABULARY)


@pytest.mark.parametrize(
    ("text", "kind", "about"),
    [
        ("Agian()", "unknown-word", ("Agian", "Again")),
        ("Paint('x', Colour.GREEN)", "no-member", ("Colour", "GREEN")),
        ("Paint(b'x')", "only-words", ()),
        ("BARN()", "no-call", ()),
        ("Paint(**BARN)", "no-stars", ()),
        ("Again(", "no-word", ("'(' was never closed",)),
    ],
)
def test_what_is_wrong_can_be_worded_in_another_language(text: str, kind: str, about: tuple[str, ...]) -> None:
    with pytest.raises(WordSyntaxError) as caught:
        from_text(text, VOCABULARY)
    assert (caught.value.kind, caught.value.about) == (kind, about)


def few(maker: type[Word], name: str, value: object) -> str:
    """Paint at most three times, and no barns."""
    if maker is Paint and name == "times" and not (isinstance(value, int) and value <= 3):
        return "a number up to 3"
    return "another thing" if value == "barn" else ""


def test_whoever_reads_may_say_what_fits_where() -> None:
    assert from_text("Paint('wall', times=3)", VOCABULARY, few) == Paint("wall", times=3)
    for text, column, message in (
        ("Paint('wall', times=4)", 21, "Paint takes a number up to 3 as 'times'"),
        ("Then((Paint('wall', Colour.RED, 'x'),))", 33, "Paint takes a number up to 3 as 'times'"),
        ("Paint('barn')", 7, "Paint takes another thing as 'what'"),
    ):
        with pytest.raises(WordSyntaxError) as caught:
            from_text(text, VOCABULARY, few)
        assert (caught.value.column, caught.value.message) == (column, message)
        assert caught.value.kind == "wrong-value" and caught.value.about[0] == "Paint"
    with pytest.raises(WordSyntaxError, match="Paint takes"):
        from_text("Paint('wall', size=1)", VOCABULARY, few)
