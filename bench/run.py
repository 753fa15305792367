"""Everything that is measured, in one run on one machine, written to bench/results.md.

    python -m bench.run --seconds 3

Our engine is measured in a process of its own, once as source and, where build/compiled has it (`make compiled`), once
as native modules; the others in this one. Nothing in the file comes from anywhere but this run.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.util
import json
import os
import platform
import resource
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from bench import peer_engines, targets
from bench.regelwerk_bench import FIRST
from bench.search_costs import table as search_costs_table

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled"
RESULTS: Final = ROOT / "bench" / "results.md"
STARTS: Final = 5
"""So often a command is started whose start is measured."""

Row = dict[str, Any]
"""A row of bench/regelwerk_bench.py, as its JSON says it."""


def ours(path: Path, form: str, seconds: float, seed: int) -> list[Row]:
    """Measure our engine from `path` in a fresh process. Raises RuntimeError if it is not there in that form."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(path), str(ROOT)))}
    command = [sys.executable, "-m", "bench.regelwerk_bench", "--form", form]
    command += ["--seconds", str(seconds), "--seed", str(seed)]
    done = subprocess.run(command, env=environment, cwd=path, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"measuring the {form} form failed:\n{done.stderr}")
    rows: list[Row] = json.loads(done.stdout)
    return rows


def search_costs(path: Path, form: str, seconds: float) -> list[Row]:
    """Measure what search needs (bench/search_costs.py) from `path` in a fresh process, as `ours` does."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(path), str(ROOT)))}
    command = [sys.executable, "-m", "bench.search_costs", "--form", form, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, cwd=path, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"measuring what search needs failed:\n{done.stderr}")
    rows: list[Row] = json.loads(done.stdout)
    return rows


def start_up(path: Path, form: str) -> Row:
    """CPU seconds from the command to the end of the help, and of a first game that is left at once."""
    return {"form": form, "help_seconds": run_time(path, "--help"), "first_game_seconds": run_time(path, "play", FIRST)}


def run_time(path: Path, *arguments: str) -> float:
    """CPU seconds of one run of the command: the median of some, the first of which fills the caches of files."""
    environment = {**os.environ, "PYTHONPATH": str(path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installation has its bytecode
    found = []
    for _ in range(STARTS + 1):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "regelwerk", *arguments]
        subprocess.run(command, env=environment, input="quit\n", text=True, capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return statistics.median(found[1:])


def start_table(rows: Sequence[Row]) -> str:
    """How long it takes to start.

    >>> print(start_table([{"form": "interpreted", "help_seconds": 0.1, "first_game_seconds": 0.5}]).splitlines()[2])
    | interpreted | 0.10 | 0.50 |
    """
    lines = ["| form | `regelwerk --help`, s | a first game in the terminal, s |", "| --- | ---: | ---: |"]
    lines += [f"| {row['form']} | {row['help_seconds']:.2f} | {row['first_game_seconds']:.2f} |" for row in rows]
    return "\n".join(lines)


def has_native(path: Path) -> bool:
    """Whether compiled modules lie there."""
    return any(file.suffix in (".so", ".pyd") for file in path.rglob("*")) if path.is_dir() else False


def outdated(path: Path, source: Path) -> list[str]:
    """The compiled modules whose source has changed since, by their names inside the package."""
    found = []
    for native in sorted(path.rglob("*")):
        if native.suffix in (".so", ".pyd"):
            copied = native.with_name(native.name.split(".")[0] + ".py")
            now = source / copied.relative_to(path)
            if copied.is_file() and not (now.is_file() and now.read_bytes() == copied.read_bytes()):
                found.append(copied.relative_to(path).as_posix())
    return found


# -------------------------------------------------------------------------- the tables


def our_table(rows: Sequence[Row]) -> str:
    """Our own figures.

    >>> print(our_table([]).splitlines()[0][:25])
    | game | form | windows |
    """
    lines = [
        "| game | form | windows | decisions/s | best round | us/decision | decisions/game "
        "| single-option windows/game | games/s | turns/s | turns/game | fork us | fork + apply us "
        "| bytes/held fork | bytes/held fork + apply |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in rows:
        figures = (
            f"{row['decisions_per_second']:,.0f}",
            f"{max(row['rounds'], default=0):,.0f}",
            f"{1e6 / row['decisions_per_second']:,.1f}",
            f"{row['decisions'] / row['games']:,.1f}",
            f"{row['asked_windows'] / row['games']:,.1f}",
            f"{row['games_per_second']:,.1f}",
            f"{row['games_per_second'] * row['turns']:,.0f}",
            f"{row['turns']:,.0f}",
            f"{row['fork_us']:,.2f}",
            f"{row['fork_apply_us']:,.2f}",
            f"{row['fork_bytes']:,.0f}",
            f"{row['fork_apply_bytes']:,.0f}",
        )
        lines.append(f"| {row['game']} | {row['form']} | {row['windows']} | {' | '.join(figures)} |")
    return "\n".join(lines)


def ratio_table(rows: Sequence[Row], others: Sequence[peer_engines.Row]) -> str:
    """How many decisions of ours fall to one of each peer's in the same time, and how many forks to one clone."""
    rows = [row for row in rows if row["windows"] == "all" and row["game"] == FIRST]
    heads = "".join(f" decisions/s, {row['form']} | fork, {row['form']} |" for row in rows)
    lines = [f"| against |{heads}", "| --- |" + " ---: | ---: |" * len(rows)]
    for other in others:
        if other.note:
            lines.append(f"| {other.peer} |" + f" {other.note} | |" * len(rows))
            continue
        cells = ""
        for row in rows:
            speed = row["decisions_per_second"] / other.decisions_per_second
            cells += f" {speed:.2f} x | {other.clone_us / row['fork_us']:.2f} x |"
        lines.append(f"| {other.peer} |{cells}")
    return "\n".join(lines)


def processor() -> str:
    """The name of the processor, as far as the system tells."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    for line in text.splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def written(
    rows: Sequence[Row],
    others: Sequence[peer_engines.Row],
    seconds: float,
    changed: Sequence[str] = (),
    searches: Sequence[Row] = (),
    starts: Sequence[Row] = (),
) -> str:
    """The whole file. `changed`: compiled modules that are not those of the source any more."""
    day = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    native = any(row["form"] == "compiled" for row in rows)
    note = "" if native else "\nThe compiled form was not there (`make compiled`) and was not measured.\n"
    if changed:
        note += f"\nThe compiled form was built before these changed: {', '.join(changed)}.\n"
    return f"""# What was measured

Written by `make bench` on {day}; every figure is of that run. What the columns mean and how it is done stands in
[README.md](README.md).

{platform.python_implementation()} {platform.python_version()}, {platform.system()} {platform.machine()}, \
{processor()}, {os.cpu_count()} processors. CPU time of one process, {seconds:g} seconds each, medians of \
{peer_engines.ROUNDS} rounds.

## Ours: random legal play to the end

wowtcg: two 60-card decks; duelmasters: two 40-card decks; wowminis: the starter's parties, with
action bars and without.

{our_table(rows)}
{note}
## What search, statistics and learning need

{search_costs_table(searches)}

{start_table(starts)}

## The others, in the same run

{peer_engines.table(others)}

## The World of Warcraft TCG with all windows, against each of them

Above 1 we are faster. Read *Fairness* in the README first: a decision of theirs is a smaller thing.

{ratio_table(rows, others)}

## What was aimed at

*here* is this run. *there* is what that makes on the machine on which the aims were set: {targets.said(others)}.

{targets.table([*rows, *searches, *starts], others)}
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure us and the peers, and write the results file."""
    parser = argparse.ArgumentParser(prog="python -m bench.run", description="Measure everything on this machine.")
    parser.add_argument("words", nargs="*", help="only peers whose name contains one of these")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each figure (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="of the random players (default 1)")
    parser.add_argument("--out", type=Path, default=RESULTS, help="the file to write (default bench/results.md)")
    given = parser.parse_args(arguments)
    if importlib.util.find_spec("regelwerk") is None:
        parser.error("the package is not installed here")
    words = [word.lower() for word in given.words]
    wanted = [peer for peer in peer_engines.PEERS if not words or any(word in peer.name.lower() for word in words)]
    rows = ours(SOURCE, "interpreted", given.seconds, given.seed)
    each = min(given.seconds / 3, 1.0)  # one figure of many
    searches = search_costs(SOURCE, "interpreted", each)
    starts = [start_up(SOURCE, "interpreted")]
    others = [peer_engines.measure(peer, given.seconds, given.seed) for peer in wanted]  # between the two forms of ours
    changed: list[str] = []
    if has_native(COMPILED):
        rows += ours(COMPILED, "compiled", given.seconds, given.seed)
        searches += search_costs(COMPILED, "compiled", each)
        starts.append(start_up(COMPILED, "compiled"))
        changed = outdated(COMPILED, SOURCE)
    text = written(rows, others, given.seconds, changed, searches, starts)
    given.out.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
