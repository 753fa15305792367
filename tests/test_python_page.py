"""docs/python.md: what it shows is what happens, from the first line to the last in one session."""

from __future__ import annotations

import doctest
import re
from typing import Any

import regelwerk as rw
from tools.source_files import ROOT

PAGE = ROOT / "docs" / "python.md"
TEXT = PAGE.read_text(encoding="utf-8")
FLAGS = doctest.ELLIPSIS | doctest.REPORT_NDIFF


def blocks() -> list[str]:
    return re.findall(r"```pycon\n(.*?)```", TEXT, re.S)


def failed(examples: list[str]) -> tuple[int, str]:
    """How many examples do otherwise than they show, and in what."""
    reported: list[str] = []
    session: dict[str, Any] = {}
    test = doctest.DocTestParser().get_doctest("\n".join(examples), session, PAGE.name, str(PAGE), 0)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=reported.append)
    return runner.failures, "".join(reported)


def test_every_example_does_what_it_shows() -> None:
    assert len(blocks()) > 15 and TEXT.count(">>>") > 50
    count, report = failed(blocks())
    assert count == 0, report


def test_an_example_that_shows_something_else_is_noticed() -> None:
    wrong = blocks()[:1]
    wrong[0] = wrong[0].replace("wowtcg", "chess")
    assert failed(wrong)[0] == 1


def test_the_page_names_what_there_is_and_nothing_else() -> None:
    """Every method of a game and every name of the package that it speaks of, and every method is spoken of."""
    named = set(re.findall(r"`(?:game|guess)\.(\w+)", TEXT))
    there = {name for name in dir(rw.Game) if not name.startswith("_")}
    assert named <= there
    assert there - named <= {"name", "edition", "seats", "event_count"}
    assert set(re.findall(r"rw\.(\w+)", TEXT)) <= set(rw.__all__)
