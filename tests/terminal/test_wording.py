"""Whatever a player can read exists in both languages, and says what it is asked to say."""

from __future__ import annotations

import ast
import re
import string
from functools import cache
from pathlib import Path

import pytest

import regelwerk
from regelwerk.terminal.i18n import LANGUAGES, messages
from regelwerk.wowtcg import codes, text_de, text_en
from regelwerk.wowtcg.presentation import board_layout, messages_de, messages_en, presenter

HOME = Path(regelwerk.__path__[0])
KIND = re.compile(r"[a-z]+(-[a-z]+)*")
TABLES = (
    "EVENTS",
    "GROUPED_EVENTS",
    "QUESTIONS",
    "WAITING",
    "OPTIONS",
    "NEXT_STEPS",
    "REASONS",
    "FAULTS",
    "LABELS",
    "STOPS",
)


@cache
def trees(*folders: str) -> tuple[tuple[Path, ast.Module], ...]:
    files = [file for folder in folders for file in sorted((HOME / folder).rglob("*.py")) if "cards" not in file.parts]
    return tuple((file, ast.parse(file.read_text(encoding="utf-8"))) for file in files)


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def kinds_in(node: ast.AST) -> set[str]:
    """The texts inside that may be the kind of a reason or of a fault."""
    texts = {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return {text for text in texts if KIND.fullmatch(text)}


@cache
def reason_kinds() -> set[str]:
    found: set[str] = set()
    for file, tree in trees("wowtcg", "kernel"):
        if "scene" in file.name or "wowtcg/presentation" in file.as_posix() or "text_" in str(file):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in ("add", "Reason") and len(node.args) > 1:
                found |= {kind for kind in kinds_in(node.args[1]) if not kind.endswith("-")}
            if isinstance(node, ast.FunctionDef) and node.name == "unfit":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found |= kinds_in(inner.value)
    return found


def test_the_engine_gives_many_kinds_of_reasons() -> None:
    assert {"is-exhausted", "no-target", "not-your-priority", "wrong-zone", "no-such-option"} <= reason_kinds()


@pytest.mark.parametrize("words", [messages_en, messages_de])
def test_every_reason_has_words(words: object) -> None:
    costs = {f"cost-{act}" for act in ("exhaust", "destroy", "discard", "remove", "damage")}
    known = {key.partition("@")[0] for key in words.REASONS}  # type: ignore[attr-defined]
    assert reason_kinds() | costs <= known


@pytest.mark.parametrize("words", [messages_en, messages_de])
def test_no_words_are_kept_for_reasons_that_nobody_gives(words: object) -> None:
    costs = {f"cost-{act}" for act in ("exhaust", "destroy", "discard", "remove", "damage")}
    known = {key.partition("@")[0] for key in words.REASONS}  # type: ignore[attr-defined]
    assert known <= reason_kinds() | costs


@pytest.mark.parametrize("words", [messages_en, messages_de])
def test_every_event_decision_verb_and_fault_has_words(words: object) -> None:
    assert set(codes.EVENTS[1:]) <= set(words.EVENTS)  # type: ignore[attr-defined]
    assert set(codes.DECISIONS[1:]) <= set(words.QUESTIONS)  # type: ignore[attr-defined]
    assert set(codes.VERBS[1:]) <= set(words.OPTIONS)  # type: ignore[attr-defined]
    faults: set[str] = set()
    for file, tree in trees("wowtcg"):
        if file.name == "deck_file.py":
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and called(node) == "Fault":
                    faults |= kinds_in(node.args[0])
    assert len(faults) > 8
    assert faults <= set(words.FAULTS)  # type: ignore[attr-defined]


def test_every_phase_keyword_zone_link_and_stop_has_a_term_in_both_languages() -> None:
    from regelwerk.wowtcg.presentation.labels import PHASES

    for terms in (text_en.TERMS, text_de.TERMS):
        keys = [name.replace(" ", "_").replace("-", "_") for name in (*PHASES, *codes.ZONES)]
        keys += [board_layout.KEYWORDS.get(name, name).replace("-", "_").replace(" ", "_") for name in codes.KEYWORDS]
        assert [key for key in keys if key not in terms] == []
    assert set(codes.PHASES[1:]) == set(PHASES)
    for lang in LANGUAGES:
        said = [presenter.stop_name(stop, lang) for stop in presenter.STOPS]
        assert len(set(said)) == len(presenter.STOPS)
    assert set(board_layout.LINK_WORDS) | {"card", "resource", "proposal"} == set(codes.LINKS[1:])


@pytest.mark.parametrize("name", TABLES)
def test_both_languages_word_the_same_things_with_the_same_blanks(name: str) -> None:
    english: dict[str, str] = getattr(messages_en, name)
    german: dict[str, str] = getattr(messages_de, name)
    assert english.keys() == german.keys()
    for key, text in english.items():
        blanks = {field for _, field, _, _ in string.Formatter().parse(text) if field}
        assert blanks == {field for _, field, _, _ in string.Formatter().parse(german[key]) if field}, key


def keys_of(lang: str) -> set[str]:
    text = (HOME / "terminal" / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_both_languages_have_the_same_sentences() -> None:
    assert keys_of("en") == keys_of("de")
    assert len(keys_of("en")) > 100


def test_every_sentence_that_is_said_exists_and_can_be_filled_in() -> None:
    said = 0
    for file, tree in trees("terminal"):
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and called(node) == "translate" and node.args):
                continue
            key = node.args[0]
            if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
                continue
            said += 1
            blanks: dict[str, str | int] = {word.arg: "7" for word in node.keywords if word.arg}
            for lang in LANGUAGES:
                assert messages(lang).has(key.value), f"{file}: {key.value}"
                messages(lang)(key.value, **blanks)
    assert said > 60


def test_every_help_key_has_a_sentence_in_both_languages() -> None:
    keys = set()
    for _, tree in trees("terminal"):
        texts = [one.value for one in ast.walk(tree) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        keys |= {text for text in texts if re.fullmatch("help-[a-z-]+", text)}
    keys.discard("help-")
    for lang in LANGUAGES:
        assert [key for key in sorted(keys) if not messages(lang).has(key)] == []


def test_german_sentences_have_no_english_words_left() -> None:
    english = {"the", "and", "you", "your", "with", "card", "cards", "is", "are", "of", "to"}
    for name in TABLES:
        for key, text in getattr(messages_de, name).items():
            spoken = re.sub(r"\{\w+\}", "", text.lower())
            assert not english & set(re.findall(r"[a-zäöüß]+", spoken)), (name, key)


def test_every_kind_of_event_happens_somewhere() -> None:
    """A code that no rule emits is a word for nothing."""
    used = {
        node.attr
        for file, tree in trees("wowtcg")
        if file.name != "codes.py"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
    }
    kinds = {name for name in vars(codes) if name.startswith("EVENT_")}
    assert kinds - used == set()
    assert len(kinds) == len(codes.EVENTS) - 1
