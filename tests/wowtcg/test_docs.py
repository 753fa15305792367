"""What is written about the house is true: examples run, commands and files exist. The site: tests/test_docs.py."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from regelwerk.terminal.cli import main as regelwerk
from regelwerk.wowtcg.cards import hoa
from tools import cards_page
from tools.source_files import PACKAGE, ROOT

WRITTEN = [
    ROOT / name
    for name in (
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/index.md",
        "docs/operating.md",
        "docs/playing.md",
        "docs/python.md",
        "docs/replays.md",
        "docs/lessons.md",
        "docs/scenes.md",
        "bench/README.md",
        "src/regelwerk/kernel/README.md",
        "src/regelwerk/wowtcg/README.md",
    )
]
each_text = pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.relative_to(ROOT).as_posix())


def test_every_card_of_the_set_is_whole_or_listed() -> None:
    assert cards_page.faults() == []
    assert all(len(one.needs.split()) > 3 for one in cards_page.missing("hoa"))


def test_a_card_that_is_neither_whole_nor_listed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hoa, "CARDS", hoa.CARDS[1:])
    assert cards_page.main() == 1


# ------------------------------------------------------------------------- examples


def examples(file: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", file.read_text(encoding="utf-8"), re.S)


def test_the_readme_has_an_example() -> None:
    assert examples(ROOT / "README.md")


@each_text
def test_examples_run(file: Path) -> None:
    """Each in a process of its own, as a reader would run it."""
    for text in examples(file):
        run = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=300, check=False)
        assert run.returncode == 0, run.stderr


# -------------------------------------------------------------------- commands, files


def shown(text: str) -> list[str]:
    """What stands in code: blocks that are no pictures, and code in the line."""
    blocks = re.findall(r"```(?:sh)?\n(.*?)```", text, re.S)
    return [line for block in blocks for line in block.splitlines()] + re.findall(r"`([^`\n]+)`", text)


@each_text
def test_commands_exist(file: Path) -> None:
    """Every `make x`, `regelwerk x y --option` and `python -m tools.x` that is shown."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, re.M))
    for line in shown(file.read_text(encoding="utf-8")):
        words = line.split("#")[0].split()
        if not words:
            continue
        if words[0] == "make" and len(words) > 1 and "=" not in words[1]:
            assert words[1] in targets, line
        if words[0] == "regelwerk" and len(words) > 1:
            known(words[1:], line)
        for module in re.findall(r"python -m ((?:tools|tests|bench)[\w.]*)", line):
            assert (ROOT / (module.replace(".", "/") + ".py")).is_file(), line


def known(words: list[str], line: str) -> None:
    """Every word up to the first argument is a command, and every option is one of the command it stands behind."""
    command: click.Command = regelwerk
    left = list(words)
    while left:
        word = left.pop(0)
        context = click.Context(command)
        if word.startswith("--"):
            names = {name for one in command.get_params(context) for name in one.opts}
            assert word in names, line
            if word == "--lang":
                left.pop(0)
        elif isinstance(command, click.Group):
            found = command.get_command(context, word)
            assert found is not None, line
            command = found


def test_a_wrong_command_is_noticed() -> None:
    known(["--lang", "de", "play", "--plain", "--seed", "11"], "right")
    for wrong in (["paly"], ["play", "--sead", "11"], ["scene", "walk"]):
        with pytest.raises(AssertionError):
            known(wrong, "wrong")


@each_text
def test_links_lead_somewhere(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)\)", file.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (file.parent / target).exists(), target


@pytest.mark.parametrize("room", ["kernel", "wowtcg", "duelmasters", "wowminis", "limited"])
def test_the_map_of_a_package_names_every_file(room: str) -> None:
    """And no file that is not there."""
    text = (PACKAGE / room / "README.md").read_text(encoding="utf-8")
    rows = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    home = PACKAGE / room
    named = set(re.findall(r"`([\w/]+\.py|\w+/)`", rows))
    files = {file.relative_to(home).as_posix() for file in home.rglob("*.py") if file.name != "__init__.py"}
    assert {file for file in files if file not in named and f"{file.partition('/')[0]}/" not in named} == set()
    assert {name for name in named if not (home / name).exists()} == set()


def test_the_map_of_the_repository_names_every_package() -> None:
    block = re.search(r"```\nsrc/regelwerk/\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.S)
    assert block is not None
    named = set(re.findall(r"^  (\w+)/", block[1], re.M))
    rooms = {file.name for file in PACKAGE.iterdir() if file.is_dir() and file.name != "__pycache__"}
    assert named == rooms


def test_the_readme_names_the_test_command_and_stays_short() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "\nmake test " in text and len(text.splitlines()) <= 90


def test_the_laws_name_their_tests() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \d .*\| `(tests/[\w/]+\.py)` \|$", text, re.M)
    assert len(rows) == 9
    assert [row for row in rows if not (ROOT / row).is_file()] == []
