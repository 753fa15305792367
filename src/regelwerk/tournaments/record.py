"""The record of a tournament: lines of JSON that hold all of it, so that it can be gone on with and verified.

    {"tournament": 1, "regelwerk": "0.1.0", "game": "wowtcg", "system": "swiss", "format": "constructed", "match": 3,
     "rounds": 3, "minutes": 0, "seed": 7, "edition": ""}
    {"player": 1, "name": "Anna", "computer": "", "title": "...", "deck": "..."}
    ...
    {"pod": 1, "seats": [1, 2, 3, 4], "picks": [[1, "hoa/kena-shadowbrand"], ...]}     (a draft)
    {"round": 1, "tables": [{"players": [1, 4], "result": [2, 1, 0]}, {"players": [2, 5], "result": null}, ...]}
    {"dropped": 4, "after": 1}
    ...
    {"rounds": 1, "digest": "..."}

Players and tables count from 1 here, as people count them. The pairings follow from everything before them and are
written down all the same: reading compares them. The digest covers every line, so that a file that was changed by hand
is found out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from regelwerk.kernel.persistence.replay_format import ReplayFormatError, numbered_lines, read_object
from regelwerk.kernel.version import VERSION
from regelwerk.tournaments.plan import NOBODY, Entrant, Plan, Score, TournamentError
from regelwerk.tournaments.tournament import Tournament

FORM: Final = 1
"""Number of the form in which tournaments are written."""
DIGITS: Final = 16
"""Of the digest."""
KEYS: Final = {"length": "match"}
"""Fields of a plan that are called otherwise in the file."""
LEFT_OUT: Final = ("set",)
"""Fields of a plan that are written only if they say something."""


def to_text(tournament: Tournament) -> str:
    """A tournament as text."""
    lines = [_header(tournament.plan), *(_entrant_line(tournament, at) for at in range(len(tournament.entrants)))]
    lines += [
        {
            "pod": number,
            "seats": [one + 1 for one in pod.entrants],
            "picks": [[one + 1, card] for one, card in pod.picks],
        }
        for number, pod in enumerate(tournament.pods, 1)
    ]
    lines += _drop_lines(tournament, 0)
    for number, tables in enumerate(tournament.rounds, 1):
        written = [
            {
                "players": [one + 1 for one in (pairing.first, pairing.second) if one != NOBODY],
                "result": None if pairing.score is None else list(pairing.score),
            }
            for pairing in tables
        ]
        lines += [{"round": number, "tables": written}, *_drop_lines(tournament, number)]
    text = [json.dumps(line, ensure_ascii=False) for line in lines]
    text.append(json.dumps({"rounds": len(tournament.rounds), "digest": _digest(text)}))
    return "\n".join(text) + "\n"


def _header(plan: Plan) -> dict[str, Any]:
    said = [one.name for one in fields(Plan) if one.name not in LEFT_OUT or getattr(plan, one.name)]
    values = {KEYS.get(name, name): getattr(plan, name) for name in said}
    return {"tournament": FORM, "regelwerk": VERSION, **values}


def _entrant_line(tournament: Tournament, number: int) -> dict[str, Any]:
    one = tournament.entrants[number]
    return {"player": number + 1, "name": one.name, "computer": one.player, "title": one.title, "deck": one.deck}


def _drop_lines(tournament: Tournament, after: int) -> list[dict[str, Any]]:
    return [{"dropped": one + 1, "after": at} for one, at in sorted(tournament.dropped.items()) if at == after]


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:DIGITS]


def write(tournament: Tournament, path: str | Path) -> None:
    """Write it to a file, in one go: a run that is killed leaves the old file or the new one. Raises OSError."""
    target = Path(path)
    beside = target.with_name(target.name + ".new")
    beside.write_text(to_text(tournament), encoding="utf-8")
    beside.replace(target)


def load(path: str | Path) -> Tournament:
    """Read a tournament from a file. Raises ReplayFormatError, OSError, UnicodeDecodeError."""
    return read(Path(path).read_text(encoding="utf-8-sig"))


def read(text: str) -> Tournament:
    """Hold a tournament again as its record says. Raises ReplayFormatError with the line and what is wrong with it."""
    lines = numbered_lines(text)
    at, header = lines[0][0], read_object(*lines[0])
    plan = _plan(at, header)
    number, last = lines[-1]
    end = read_object(number, last)
    if "digest" not in end:
        raise ReplayFormatError(number, "the file is truncated here: the last line of the tournament is missing")
    if end["digest"] != _digest([line.rstrip("\r") for _, line in lines[:-1]]):
        raise ReplayFormatError(number, "the digest is another: a line of the tournament was changed")
    body = [(number, read_object(number, line)) for number, line in lines[1:-1]]
    entrants = [(number, line) for number, line in body if "player" in line]
    try:
        tournament = Tournament(plan, [_entrant(number, line) for number, line in entrants])
    except TournamentError as error:
        raise ReplayFormatError(at, str(error)) from None
    for number, line in body[len(entrants) :]:
        try:
            _apply(tournament, line)
        except (TournamentError, ValueError, KeyError, TypeError, AttributeError) as error:
            what = str(error) if isinstance(error, TournamentError) else "this is no line of a tournament"
            raise ReplayFormatError(number, what) from None
    if end.get("rounds") != len(tournament.rounds):
        raise ReplayFormatError(number, f"{end.get('rounds')!r} rounds should be here, not {len(tournament.rounds)}")
    return tournament


def is_tournament(text: str) -> bool:
    """Whether a text begins like the record of a tournament."""
    try:
        return "tournament" in read_object(*numbered_lines(text)[0])
    except ReplayFormatError:
        return False


def _plan(at: int, header: Mapping[str, Any]) -> Plan:
    if "tournament" not in header:
        raise ReplayFormatError(at, "this is not the record of a tournament: the first line is not a header")
    if header["tournament"] != FORM:
        raise ReplayFormatError(at, f"written in format {header['tournament']!r}; this version reads format {FORM}")
    values: dict[str, Any] = {}
    for one in fields(Plan):
        key = KEYS.get(one.name, one.name)
        if key in LEFT_OUT and key not in header:
            continue
        if key not in header:
            raise ReplayFormatError(at, f"the header lacks {key!r}")
        wanted = str if one.type == "str" else int
        if type(header[key]) is not wanted:
            raise ReplayFormatError(at, f"the header has no valid {key!r}")
        values[one.name] = header[key]
    return Plan(**values)


def _entrant(number: int, line: Mapping[str, Any]) -> Entrant:
    found = [line.get(key) for key in ("name", "computer", "deck", "title")]
    if not all(isinstance(value, str) for value in found):
        raise ReplayFormatError(number, 'a player has "name", "computer", "deck" and "title", each a text')
    return Entrant(*map(str, found))


def _apply(tournament: Tournament, line: Mapping[str, Any]) -> None:
    """What a line says has happened. Raises TournamentError and what comes of lines that are none."""
    if "pod" in line:
        tournament.set_picks(line["pod"] - 1, [(one - 1, str(card)) for one, card in line["picks"]])
        return
    if "dropped" in line:
        if line["after"] != len(tournament.rounds):
            raise TournamentError(f"a player drops out here after round {len(tournament.rounds)}")
        tournament.drop(line["dropped"] - 1)
        return
    if line["round"] != len(tournament.rounds) + 1:
        raise TournamentError(f"round {len(tournament.rounds) + 1} is missing")
    paired = tournament.begin_round()
    written = [[one - 1 for one in table["players"]] for table in line["tables"]]
    if written != [[one for one in (pairing.first, pairing.second) if one != NOBODY] for pairing in paired]:
        raise TournamentError(f"the pairings of round {line['round']} are not those that follow from what was before")
    for at, table in enumerate(line["tables"]):
        if table["result"] is not None:
            tournament.report(at, Score(*map(int, table["result"])))
