"""The measuring script measures, and writes what it measured."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest

from bench import peer_engines, regelwerk_bench, run, search_costs, targets


def test_ours_measures_games_decisions_and_forks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regelwerk_bench, "TURNS_OVER", 3)  # the mean of so many is measured in `make bench`, not here
    monkeypatch.setattr(regelwerk_bench, "HELD", 300)
    (row,) = regelwerk_bench.measure([(regelwerk_bench.FIRST, "public")], 0.1)
    assert row.form in ("interpreted", "compiled")
    assert row.games >= peer_engines.ROUNDS and len(row.rounds) == peer_engines.ROUNDS
    assert row.decisions > row.games and row.asked_windows > 0
    assert min(row.rounds) <= row.decisions_per_second <= max(row.rounds)
    assert 0 < row.fork_us < row.fork_apply_us
    assert 0 < row.fork_bytes < row.fork_apply_bytes


def row_of(form: str, speed: float) -> run.Row:
    return asdict(
        regelwerk_bench.BenchResult(form, "all", games=10, decisions=1000, decisions_per_second=speed, fork_us=2.0)
    )


def test_the_ratios_are_of_this_run_and_what_is_missing_says_so() -> None:
    there = peer_engines.Row("Hearts", "hearts", "1.0", games=5, decisions=50, cpu_seconds=1.0, clone_us=5.0)
    there.decisions_per_second = 500.0
    missing = peer_engines.Row("Whist", "whist", note="not installed")
    rows = [row_of("interpreted", 1000.0), row_of("compiled", 5000.0)]
    lines = run.ratio_table(rows, [there, missing]).splitlines()
    assert lines[2] == "| Hearts | 2.00 x | 2.50 x | 10.00 x | 2.50 x |"
    assert lines[3].count("not installed") == 2
    assert all(line.count("|") == lines[0].count("|") for line in lines)


def test_an_aim_stands_beside_what_was_measured_and_what_that_is_where_it_was_set() -> None:
    half = [
        peer_engines.Row("python-chess", "chess", decisions_per_second=targets.THERE["python-chess"] / 2),
        peer_engines.Row("rlcard gin-rummy", "rlcard", decisions_per_second=targets.THERE["rlcard gin-rummy"] / 2),
        peer_engines.Row("OpenSpiel hearts", "open_spiel", decisions_per_second=targets.THERE["OpenSpiel hearts"] * 3),
        peer_engines.Row("Whist", "whist", note="not installed"),
    ]
    lines = targets.table([row_of("interpreted", 15_000.0)], half).splitlines()
    assert lines[2] == "| World of Warcraft TCG, decisions/s | interpreted | 23,927 | 31,000 | 15,000 | 30,000 |"
    assert len(lines) == 3, "nothing is said of what was not measured"
    assert targets.table([row_of("interpreted", 15_000.0)], []).splitlines()[2].endswith("| unknown |")
    fork = targets.table([row_of("compiled", 15_000.0)], half).splitlines()[3]
    assert fork == "| World of Warcraft TCG, fork us | compiled | 1.7 | 1 | 2 | 1 |"


def test_a_figure_in_units_of_another_is_the_same_on_every_machine() -> None:
    row = {"game": "wowminis", "form": "compiled", "guess_us": 12.0, "fork_us": 2.0}
    half = [peer_engines.Row("python-chess", "chess", decisions_per_second=targets.THERE["python-chess"] / 2)]
    assert targets.table([row], half).splitlines()[2] == "| wowminis, guess in forks | compiled | 17 | 4 | 6 | 6 |"


def test_what_search_needs_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_costs, "HELD", 100)
    monkeypatch.setattr(search_costs, "SERIES", 1)
    monkeypatch.setattr(search_costs, "POSITIONS", 20)
    row = search_costs.measure("wowminis", 0.01)
    assert 0 < row.fork_us < row.guess_us < row.new_game_us * 100
    assert row.iterations_per_second > 0 and row.playouts_per_second > 0
    assert row.held_megabytes > 0
    assert search_costs.table([asdict(row)]).splitlines()[2].startswith(f"| wowminis | {row.form} |")


def test_the_file_says_that_the_compiled_form_was_not_there() -> None:
    assert "was not measured" in run.written([row_of("interpreted", 1000.0)], [], 1.0)
    assert "was not measured" not in run.written([row_of("interpreted", 1.0), row_of("compiled", 2.0)], [], 1.0)


def test_a_form_that_is_not_where_it_is_looked_for_is_no_silent_swap() -> None:
    with pytest.raises(RuntimeError, match="asked for the compiled form"):
        run.ours(run.SOURCE, "compiled", 0.05, 1)


def test_native_modules_are_found_by_their_ending(tmp_path: Path) -> None:
    assert not run.has_native(tmp_path / "nowhere")
    assert not run.has_native(tmp_path)
    (tmp_path / "state.so").touch()
    assert run.has_native(tmp_path)


def test_a_compiled_form_of_another_source_is_told(tmp_path: Path) -> None:
    native, source = tmp_path / "native", tmp_path / "source"
    for folder in (native, source):
        (folder / "kernel").mkdir(parents=True)
        (folder / "kernel" / "state.py").write_text("a = 1\n")
        (folder / "kernel" / "chance.py").write_text("b = 1\n")
    (native / "kernel" / "state.cpython-311-x86_64-linux-gnu.so").touch()
    (native / "kernel" / "chance.cpython-311-x86_64-linux-gnu.so").touch()
    assert run.outdated(native, source) == []
    (source / "kernel" / "chance.py").write_text("b = 2\n")
    assert run.outdated(native, source) == ["kernel/chance.py"]
    text = run.written([row_of("compiled", 2.0)], [], 1.0, ["kernel/chance.py"])
    assert "before these changed: kernel/chance.py" in text
