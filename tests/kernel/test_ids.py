"""Ids of different kinds are different types: the type checker refuses one where another is wanted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.source_files import ROOT

pytest.importorskip("mypy")

MIXED_UP = """
from regelwerk.kernel.ids import Handle, Ref
from regelwerk.kernel.decision import Option
from regelwerk.kernel.piece import as_seat, seat_ref
from regelwerk.kernel.state import State
from regelwerk.kernel.visibility import SeatHandles, piece_handle, ref_handle, visible_handle


def mixed_up(state: State, names: SeatHandles, handle: Handle, ref: Ref, number: int) -> None:
    state.piece_or_none(handle)  # refused
    state.recall(handle)  # refused
    state.last_known_pieces.get(handle)  # refused
    ref_handle(state, handle, 0)  # refused
    names.handle(handle)  # refused
    names.ref(ref)  # refused
    visible_handle(0, ref, ref, 1)  # refused
    Option(1, handle)  # refused
    Option(1, ref, piece_handle(state.pieces[0], 0))  # refused
    as_seat(handle)  # refused
    seat_ref(ref)  # refused
    seat_ref(number)  # refused
    seat_ref(as_seat(ref))
    state.pieces[0].ref = handle  # refused
    state.pieces[0].handle = ref  # refused
    state.piece_or_none(number)  # refused
    state.piece_or_none(names.ref(handle))
    names.ref(piece_handle(state.pieces[0], 1))
    Option(1, state.pieces[0].ref, ref)
"""


def test_the_type_checker_refuses_a_handle_where_a_reference_is_wanted_and_the_other_way_round(tmp_path: Path) -> None:
    planted = tmp_path / "mixed_up.py"
    planted.write_text(MIXED_UP, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "mypy", "--no-error-summary", str(planted)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    refused = {int(line.split(":")[1]) for line in told.stdout.splitlines() if ": error: " in line}
    wanted = {number for number, line in enumerate(MIXED_UP.split("\n"), 1) if line.endswith("# refused")}
    assert refused == wanted, told.stdout + told.stderr
