"""docs/learning.md: what it shows is what happens; docs/observations.md: the features that there are."""

from __future__ import annotations

import doctest
import re
from typing import Any

from tools import observations_page
from tools.source_files import ROOT

PAGE = ROOT / "docs" / "learning.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_example_does_what_it_shows() -> None:
    blocks = re.findall(r"```pycon\n(.*?)```", TEXT, re.S)
    assert len(blocks) > 12 and TEXT.count(">>>") > 50
    reported: list[str] = []
    session: dict[str, Any] = {"__name__": "learning"}
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), session, PAGE.name, str(PAGE), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.REPORT_NDIFF)
    runner.run(test, out=reported.append)
    assert runner.failures == 0, "".join(reported)


def test_the_list_of_features_is_up_to_date() -> None:
    """`python -m tools.observations_page` writes it."""
    assert observations_page.PAGE.read_text(encoding="utf-8") == observations_page.page()
