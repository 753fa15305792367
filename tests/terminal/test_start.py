"""What a start of the command loads: what the command needs, and nothing besides, since people wait for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import regelwerk
from regelwerk import game_registry

HOME = Path(regelwerk.__path__[0]).parent
LOADED = """
import sys
from regelwerk.terminal.cli import main

sys.argv[0] = "regelwerk"
try:
    main()
finally:
    print("\\nloaded:", *sorted(sys.modules))
"""


def loaded(*arguments: str) -> set[str]:
    """The modules that a command has loaded by its first question, which is left at once."""
    command = [sys.executable, "-c", LOADED, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(HOME), "PYTHONIOENCODING": "utf-8", "REGELWERK_LANG": "en"}
    done = subprocess.run(command, input="quit\n", capture_output=True, text=True, env=environment, check=True)
    assert "Traceback" not in done.stderr
    return set(done.stdout.rpartition("loaded: ")[2].split())


@pytest.mark.parametrize("game", list(game_registry.GAMES))
def test_a_first_game_loads_no_other_game_and_nothing_that_nobody_asked_for(game: str) -> None:
    modules = loaded("play", game, "--seed", "5")
    ours = {module.split(".")[1] for module in modules if module.startswith("regelwerk.")}
    assert ours == {"game_registry", "kernel", "players", "terminal", game}
    assert f"regelwerk.{game}.ruleset" in modules


@pytest.mark.parametrize("game", list(game_registry.GAMES))
def test_a_first_game_needs_no_library_but_that_of_the_command_line(game: str) -> None:
    """Fluent and what it brings along took a tenth of the start; most sentences only put in a name."""
    libraries = {module.split(".")[0] for module in loaded("play", game, "--seed", "5")} - set(sys.stdlib_module_names)
    ours = {library for library in libraries if not library.startswith("_") and not library.endswith("__mypyc")}
    assert ours == {"click", "regelwerk"}


def test_the_help_loads_no_game_and_no_player() -> None:
    ours = {module.split(".")[1] for module in loaded("--help") if module.startswith("regelwerk.")}
    assert ours == {"game_registry", "kernel", "terminal"}
