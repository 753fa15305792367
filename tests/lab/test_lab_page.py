"""docs/lab.md: what it shows is what happens."""

from __future__ import annotations

import doctest

from tools.source_files import ROOT


def test_the_page_shows_what_happens() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "lab.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert found.attempted > 10 and not found.failed
