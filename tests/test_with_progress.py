"""The line that stands for a slow command (`tools/with_progress.py`)."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tools.with_progress import main, run


def test_what_a_command_prints_goes_to_its_file(tmp_path: Path) -> None:
    screen = io.StringIO()
    status = run("Something", tmp_path / "new" / "some.log", [sys.executable, "-c", "print('much')"], screen)
    assert status == 0
    assert (tmp_path / "new" / "some.log").read_text() == "much\n"
    assert screen.getvalue().startswith("  Something ....") and screen.getvalue().endswith(" s, done\n")
    assert "much" not in screen.getvalue()


def test_a_failure_shows_the_end_of_the_file_and_passes_its_status_on(tmp_path: Path) -> None:
    screen = io.StringIO()
    script = "import sys; print(*range(100), sep='\\n'); sys.exit(3)"
    assert run("Something", tmp_path / "some.log", [sys.executable, "-c", script], screen) == 3
    said = screen.getvalue()
    assert f"failed. The end of {tmp_path / 'some.log'}:" in said
    assert "\n    99\n" in said and "\n    84\n" not in said


def test_a_program_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no-such-program cannot be started"):
        main(["Something", str(tmp_path / "some.log"), "--", "no-such-program"])


def test_a_call_without_a_command_says_how_it_is_called() -> None:
    with pytest.raises(SystemExit, match=r"usage: python tools/with_progress.py WHAT FILE -- COMMAND"):
        main(["Something"])
