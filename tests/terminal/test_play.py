"""`regelwerk play` as people start it: in a process of its own, with a pipe in front and a pipe behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner

import regelwerk
from regelwerk.terminal.cli import main

HOME = Path(regelwerk.__path__[0]).parent
BASE = {**os.environ, "PYTHONPATH": str(HOME), "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8"}
ENGLISH = """begin me
keep
place 1
show elendril
why attack radak with elendril
stops
log
rule 602.2
pass until my turn
save {file}
concede
yes
"""
GERMAN = """du
behalten
hilfe
zeige elendril
warum greife radak mit elendril an
haltepunkte
protokoll
regel Beschützer
passe bis zu meinem zug
speichern {file}
aufgeben
ja
"""


ENGLISH_SAID = (
    "You are Elendril",
    "Type the number",
    "You go first",
    "You are asked where something you could do would matter",
    "That is possible now.",
    "Protect point",
    "[101.1]",
    "You concede",
    "wins.  [102.1 Winning]",
)
GERMAN_SAID = (
    "Du bist Elendril",
    "Tippe die Nummer",
    "Du beginnst",
    "Du kannst tippen",
    "Du wirst gefragt, wo etwas jetzt einen Unterschied macht",
    "kw:protector",
    "Du gibst auf",
    "gewinnt.  [102.1",
)


def play(typed: str | bytes, *args: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "regelwerk", "play", *args]
    data = typed.encode() if isinstance(typed, str) else typed
    run = subprocess.run(command, input=data, capture_output=True, env={**BASE, **env}, timeout=120, check=False)
    assert b"Traceback" not in run.stdout + run.stderr
    return run


def heard(typed: str, *args: str) -> str:
    """The same in this process."""
    run = CliRunner().invoke(main, ["play", *args], input=typed, env={"LANG": "en_US.UTF-8"})
    assert run.exception is None or isinstance(run.exception, SystemExit), run.exception
    return run.output


def test_a_game_in_english(tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    run = play(ENGLISH.format(file=file), "--seed", "5", "--opponent", "random")
    said = run.stdout.decode()
    assert run.returncode == 0, said
    for expected in ENGLISH_SAID:
        assert expected in said, expected
    assert file.exists()


def test_a_game_in_german(tmp_path: Path) -> None:
    file = tmp_path / "spiel.replay"
    run = play(GERMAN.format(file=file), "--seed", "5", "--opponent", "random", "--lang", "de")
    said = run.stdout.decode()
    assert run.returncode == 0, said
    for expected in GERMAN_SAID:
        assert expected in said, expected
    assert file.exists()


def test_the_same_seed_deals_the_same_game() -> None:
    first, again = (heard("1\n1\n", "--seed", "9") for _ in range(2))
    assert first == again
    assert first != heard("1\n1\n", "--seed", "10")


def test_a_game_against_greedy_goes_on_turn_after_turn() -> None:
    said = heard("1\n1\n" + "pass until my turn\n1\n" * 6, "--seed", "4")
    assert "Turn 5" in said


def test_two_people_get_asked_by_name() -> None:
    named = ("--opponent", "human", "--name", "Anna", "--name", "Ben")
    said = heard("\n1\n\n1\n\n1\n", *named, "--seed", "2")
    assert "Anna is next" in said or "Ben is next" in said
    assert "Press Enter" in said
    assert "names must differ" in heard("", "--opponent", "human", "--name", "Anna", "--name", "anna")


@pytest.mark.parametrize("typed", [b"", b"\xff\xfe\n", b"1\n\x00\x1b[2J\n", b"9" * 5000 + b"\n", b"\n\n\n"])
def test_any_input_ends_without_a_trace(typed: bytes) -> None:
    run = play(typed, "--seed", "5")
    assert run.returncode == 0
    assert b"End of input" in run.stdout


def test_a_terminal_without_umlauts_still_gets_sentences() -> None:
    run = play("1\n1\n", "--seed", "5", "--lang", "de", PYTHONIOENCODING="ascii", LC_ALL="C", PYTHONUTF8="0")
    assert run.returncode == 0
    assert b"Prioritaet" in run.stdout or b"zurueck" in run.stdout
    run.stdout.decode("ascii")


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    command = [sys.executable, "-m", "regelwerk", "cards", "a", "--all"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=BASE) as run:
        assert run.stdout is not None and run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        assert b"Traceback" not in run.stderr.read()
        run.wait(60)


def heed_interrupts() -> None:
    """A shell that starts the tests in the background lets them, and all they start, ignore interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")
def test_an_interrupt_stops_with_a_sentence() -> None:
    command = [sys.executable, "-m", "regelwerk", "play", "--seed", "5"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=BASE,
        preexec_fn=heed_interrupts,
    ) as run:
        assert run.stdout is not None
        os.set_blocking(run.stdout.fileno(), False)
        seen = b""
        for _ in range(300):
            seen += run.stdout.read() or b""
            if b"> " in seen:
                break
            time.sleep(0.1)
        for _ in range(60):  # one that comes just before the program begins to read is heeded with the next only
            run.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                run.wait(timeout=1)  # its input stays open: the end of the input would be another reason to leave
                break
        assert run.stderr is not None
        errors = run.stderr.read()
    assert run.returncode == 130
    assert b"Stopped." in errors and b"Traceback" not in errors


def test_a_closed_output_is_no_reason_to_fail() -> None:
    code = "import sys; sys.stdout = sys.stdin = None; from regelwerk.terminal.cli import main; main(['play'])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, env=BASE, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
