"""Results as files: JSON, CSV and Parquet, each with everything that is needed to repeat the games or to go on."""

from __future__ import annotations

import csv
import io
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from regelwerk.lab.experiment import Experiment, from_data
from regelwerk.lab.messages import LabError, file_error
from regelwerk.lab.records import CardRecord, GameRecord, TurnRecord
from regelwerk.lab.results import Results, in_order

FORMAT: Final = "regelwerk lab"
VERSION: Final = 2
READABLE: Final = (1, VERSION)
"""In the first version nothing was said of how the sides stood turn by turn."""
ENDINGS: Final = (".json", ".csv", ".parquet")
COLUMNS: Final = tuple(field.name for field in fields(GameRecord))
LISTS: Final = ("seats", "mulligans", "cards", "course")
"""Columns whose values are lists."""
HEADER_KEY: Final = b"regelwerk"
"""Under this key the metadata of a Parquet file have the experiment; in a CSV file it stands in the first line."""


def header(experiment: Experiment) -> dict[str, Any]:
    """Return what is needed to repeat an experiment: the version, hashes of definitions and code, seeds, decks.

    >>> from regelwerk.lab import duel
    >>> sorted(header(duel("duelmasters", "random", "greedy")))
    ['definitions', 'experiment', 'format', 'players', 'regelwerk', 'rules', 'version']
    """
    return {"format": FORMAT, "version": VERSION, **experiment.conditions(), "experiment": experiment.to_data()}


def check_path(path: str) -> Path:
    """Return a path to which results can be written. Raises LabError for another ending and a folder that is none."""
    file = Path(path)
    if file.suffix.lower() not in ENDINGS:
        raise LabError("ending", name=path, endings=", ".join(ENDINGS))
    if file.suffix.lower() == ".parquet":
        _pyarrow()
    check_writable(path)
    return file


def check_writable(path: str) -> None:
    """Raise LabError if no file can be written there, before hours of games are played for it."""
    file = Path(path)
    try:
        with tempfile.TemporaryFile(dir=file.parent):
            pass
        if file.exists():
            with file.open("ab"):
                pass
    except OSError as error:
        raise file_error("unwritable", path, error) from None


def write(results: Results, path: str) -> None:
    """Write results in the format that the ending of the file names. Raises LabError.

    An older file is replaced only when the new one is complete.
    """
    file = check_path(path)
    ending = file.suffix.lower()
    if ending == ".json":
        data = _json_bytes(results)
    elif ending == ".csv":
        data = _csv_bytes(results)
    else:
        data = _parquet_bytes(results)
    write_bytes(path, data)


def write_bytes(path: str, data: bytes) -> None:
    """Write a file as a whole or not at all. Raises LabError."""
    file = Path(path)
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_bytes(data)
        os.replace(part, file)
    except OSError as error:
        raise file_error("unwritable", path, error) from None


def read(path: str) -> Results:
    """Read results from a file that `write` has written. Raises LabError for any other file."""
    file = Path(path)
    try:
        data = file.read_bytes()
    except OSError as error:
        raise file_error("file", path, error) from None
    ending = file.suffix.lower()
    if ending not in ENDINGS:
        raise LabError("ending", name=path, endings=", ".join(ENDINGS))
    try:
        if ending == ".json":
            head, rows = _from_json(data)
        elif ending == ".csv":
            head, rows = _from_csv(data)
        else:
            head, rows = _from_parquet(data)
        if head.get("format") != FORMAT:
            raise ValueError("no results of the lab")
        if head.get("version") not in READABLE:
            raise LabError("file-version", name=path, version=str(head.get("version")), known=VERSION)
        experiment = from_data(head["experiment"])
        games = [_record(row) for row in rows]
    except LabError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, IndexError):
        raise LabError("not-results", name=path) from None
    _check_games(experiment, games, path)
    return Results(experiment, in_order(games))


def _check_games(experiment: Experiment, games: list[GameRecord], path: str) -> None:
    """Raise LabError for games that are not those of the experiment."""
    seen = set()
    for game in games:
        known = 0 <= game.index < experiment.total and game.index not in seen
        seen.add(game.index)
        if known:
            seated = experiment.seated(game.index)
            known = (game.pairing, game.deal, game.seed, game.seats) == (
                seated.pairing,
                seated.deal,
                seated.seed,
                seated.seats,
            )
        if not known:
            raise LabError("not-results", name=path)


def resume(path: str, experiment: Experiment) -> list[GameRecord]:
    """Return the games that a file has of an experiment, which may now want more games. Raises LabError.

    The file must be of the same experiment, and its games must have been played under the same conditions.
    """
    head = read_header(path)
    results = read(path)
    then, now = results.experiment.to_data(), experiment.to_data()
    changed = sorted(key for key in now if then[key] != now[key] and key != "games")
    if changed:
        raise LabError("resume-other", name=path, fields=", ".join(changed))
    changed = sorted(key for key, value in experiment.conditions().items() if head.get(key) != value)
    if changed:
        raise LabError("resume-version", name=path, fields=", ".join(changed))
    if results.games and results.games[-1].index >= experiment.total:
        raise LabError("resume-fewer", name=path, games=str(results.experiment.games))
    return results.games


def read_header(path: str) -> dict[str, Any]:
    """Return the header of a file of results. Raises LabError for any other file."""
    read(path)
    data = Path(path).read_bytes()
    ending = Path(path).suffix.lower()
    return (_from_json if ending == ".json" else _from_csv if ending == ".csv" else _from_parquet)(data)[0]


# --------------------------------------------------------------------------- the formats

Rows = list[dict[str, Any]]


def _row(game: GameRecord) -> dict[str, Any]:
    row = {name: getattr(game, name) for name in COLUMNS}
    row["cards"] = [list(card) for card in game.cards]
    row["course"] = [list(turn) for turn in game.course]
    return row


def _record(row: Mapping[str, Any]) -> GameRecord:
    first, second = (int(seat) for seat in row["seats"])
    mine, yours = (int(number) for number in row["mulligans"])
    score = float(row["score"])
    if score not in (0.0, 0.5, 1.0):
        raise ValueError("no score")
    cards = tuple(
        CardRecord(int(side), str(card), int(drawn), int(played)) for side, card, drawn, played in row["cards"]
    )
    course = tuple(
        TurnRecord(int(turn), str(what), int(mine), int(yours)) for turn, what, mine, yours in row.get("course", ())
    )
    numbers = {name: int(row[name]) for name in ("index", "pairing", "deal", "seed", "first", "turns")}
    counts = {name: int(row[name]) for name in ("questions", "decisions")}
    return GameRecord(
        **numbers,
        **counts,
        seats=(first, second),
        mulligans=(mine, yours),
        score=score,
        rule=str(row["rule"]),
        cards=cards,
        course=course,
    )


def _json_bytes(results: Results) -> bytes:
    head = json.dumps(header(results.experiment), ensure_ascii=False, indent=1)
    rows = ",\n  ".join(json.dumps(_row(game), ensure_ascii=False, separators=(",", ":")) for game in results.games)
    return f'{head[:-2]},\n "games": [\n  {rows}\n ]\n}}\n'.encode()


def _from_json(data: bytes) -> tuple[dict[str, Any], Rows]:
    found = json.loads(data)
    return found, found["games"]


def _csv_bytes(results: Results) -> bytes:
    text = io.StringIO()
    text.write(f"# {json.dumps(header(results.experiment), ensure_ascii=False)}\n")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for game in results.games:
        row = _row(game)
        writer.writerow(
            json.dumps(value, ensure_ascii=False) if isinstance(value, list | tuple) else value
            for value in row.values()
        )
    return text.getvalue().encode()


def _from_csv(data: bytes) -> tuple[dict[str, Any], Rows]:
    first, _, rest = data.decode("utf-8-sig").partition("\n")
    if not first.startswith("# {"):
        raise ValueError("no header")
    rows: Rows = []
    for row in csv.DictReader(io.StringIO(rest)):
        rows.append({**row, **{name: json.loads(row[name]) for name in LISTS if name in row}})
    return json.loads(first[2:]), rows


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise LabError("library", library="pyarrow") from None
    return pyarrow


def _parquet_bytes(results: Results) -> bytes:
    pa = _pyarrow()
    whole, pair = pa.int64(), pa.list_(pa.int64())
    card = pa.struct([("side", whole), ("card", pa.string()), ("drawn", whole), ("played", whole)])
    turn = pa.struct([("turn", whole), ("what", pa.string()), ("first", whole), ("second", whole)])
    kinds = {"seats": pair, "mulligans": pair, "score": pa.float64(), "rule": pa.string()}
    kinds |= {"cards": pa.list_(card), "course": pa.list_(turn)}
    head = json.dumps(header(results.experiment), ensure_ascii=False).encode()
    schema = pa.schema([(name, kinds.get(name, whole)) for name in COLUMNS], metadata={HEADER_KEY: head})
    rows = [
        {
            **_row(game),
            "cards": [card._asdict() for card in game.cards],
            "course": [turn._asdict() for turn in game.course],
        }
        for game in results.games
    ]
    sink = io.BytesIO()
    pa.parquet.write_table(pa.Table.from_pylist(rows, schema=schema), sink)
    return sink.getvalue()


def _from_parquet(data: bytes) -> tuple[dict[str, Any], Rows]:
    pa = _pyarrow()
    try:
        table = pa.parquet.read_table(io.BytesIO(data))
    except pa.ArrowException:
        raise ValueError("no Parquet file") from None
    head = json.loads((table.schema.metadata or {})[HEADER_KEY])
    rows = [
        {**row, **{name: [[*one.values()] for one in row[name]] for name in ("cards", "course") if name in row}}
        for row in table.to_pylist()
    ]
    return head, rows
