"""Scenes in several worlds: they differ in what is hidden from somebody, and he must not be able to tell them apart.

Below `world A:` stand lines of seats that hold in that world alone (``Anna's hand: Fireball``); the script is played in
all worlds side by side. `expect Ben sees the same` compares what Ben is sent, `Ben's options`, `Ben's refusals` and
`Ben's guesses` what he is offered, why he is refused what, and which positions he would take for possible.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF, Handle, Ref, Seat
from regelwerk.kernel.piece import seat_ref
from regelwerk.kernel.scene.scene import HeadingField, Scene, SceneBlock, SceneRun, ScriptError, same_position
from regelwerk.kernel.scene.source_text import SceneFormatError, SceneProblem, SourceText, did_you_mean
from regelwerk.kernel.state import State
from regelwerk.kernel.visibility import UNSEEN, CodeNames, SeatHandles, events_for, piece_handle, reasons_for

SEES: Final = "sees"
COMPARED: Final = ("options", "refusals", "guesses")
"""What else of a seat can be the same in all worlds, besides what it sees."""
GUESSES: Final = 4
"""So many guesses are made in each world, each with a chance of its own."""


# -------------------------------------------------------------------------- reading


def read_worlds(
    scene: Scene, worlds: Sequence[tuple[SourceText, list[HeadingField]]], problems: list[SceneProblem]
) -> tuple[Scene, ...]:
    """The scene in each of its worlds; none if the file names none."""
    if len(worlds) == 1:
        problems += worlds[0][0].problem("one world is not enough: add a second one with the differences").problems
    found = []
    for name, lines in worlds:
        try:
            found.append(replace(scene, blocks=in_world(scene, name, lines), world=name.text))
        except SceneFormatError as bad:
            problems += bad.problems
    return tuple(found) if len(found) == len(worlds) else ()


def in_world(scene: Scene, name: SourceText, lines: Sequence[HeadingField]) -> tuple[SceneBlock, ...]:
    """The seats as they are in a world: its lines take the places of those with the same key.

    Raises SceneFormatError.
    """
    problems: list[SceneProblem] = []
    if not lines:
        problems += name.problem("say below what is different in this world: `Anna's hand: Fireball`").problems
    blocks = {block.name.text: block for block in scene.blocks}
    keys: set[str] = set()
    for line in lines:
        seat, _, key = line.key.text.partition("'s ")
        if seat not in blocks or not key:
            known = did_you_mean(seat, list(blocks))
            problems += line.key.problem(f"say whose and what: `Anna's hand: Fireball`{known}").problems
            continue
        if line.key.text in keys:
            problems += line.key.problem(f"{line.key.text!r} appears here a second time").problems
        keys.add(line.key.text)
        field = HeadingField(line.key.slice(len(seat) + 3), line.value)
        kept = tuple(one for one in blocks[seat].fields if one.key.text != key)
        blocks[seat] = replace(blocks[seat], fields=(*kept, field))
    if problems:
        raise SceneFormatError(problems)
    return tuple(blocks.values())


# ------------------------------------------------------------------------- comparing


def differs(table: SceneRun, seat: int, what: str, terms: CodeNames) -> str:
    """How what a seat gets in the other worlds differs from what it gets in this one; "" if it does not."""
    if not table.others:
        raise ScriptError("there is only one world: what is the same is compared between `world A:` and `world B:`")
    if not table.leads:
        return ""  # the first world has compared itself with all others
    mine = got(table, seat, what, terms)
    for other in table.others:
        other.apart = other.apart or not same_position(table, other)
        theirs = got(other, seat, what, terms)
        if mine == theirs and repr(mine) == repr(theirs):  # equal to the letter: `1 == True` is not
            continue
        found = difference(mine, theirs)
        if found:
            return f"world {table.scene.world} and world {other.scene.world} can be told apart: {found}"
    return ""


def got(table: SceneRun, seat: int, what: str, terms: CodeNames) -> Any:
    """What is compared, as plain data."""
    state, ruleset = table.game.state, table.game.ruleset
    if what == "options":
        return ruleset.view(state, seat)["decision"]
    if what == "refusals":
        return refusals(table, seat, terms)
    if what == "guesses":
        guessed = [ruleset.guess(state, seat, Chance(number), None) for number in range(1, GUESSES + 1)]
        return [ruleset.position(one) for one in guessed]
    return {"view": ruleset.view(state, seat), "events": events_for(state, table.history, seat, terms)}


def refusals(table: SceneRun, seat: int, terms: CodeNames) -> dict[str, Any]:
    """Why a seat is refused what it might try: everything with everything that it has a name for, and with nothing."""
    state, ruleset = table.game.state, table.game.ruleset
    named = handles(state, seat)
    seats = [(f"seat {other}", seat_ref(Seat(other))) for other in range(state.seats)]
    things: list[tuple[int | str, Ref]] = [(0, NO_REF), *named, ("unseen", UNSEEN), *seats]
    found: dict[str, Any] = {}
    for verb in range(1, len(terms.verbs)):
        for subject, what in things:
            if what < 0:
                continue
            for object, whom in things:
                reasons = ruleset.why_not(state, seat, Option(verb, what, whom))
                if reasons:
                    intent = f"{terms.verbs[verb]} {subject} {object}"
                    found[intent] = reasons_for(state, reasons, seat)
    return found


def handles(state: State, seat: int) -> list[tuple[Handle, Ref]]:
    """What a seat has names for, by these names: the same in every world that it cannot tell from this one.

    Cards that it is shown for one decision are called by their places there.
    """
    names = SeatHandles(state, seat)
    found = {
        piece_handle(piece, seat): piece.ref for piece in state.pieces if piece.zone >= 0 and piece_handle(piece, seat)
    }
    found |= {names.handle(ref): ref for ref in names.offered}
    return sorted(found.items())


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first, and how; "" if they are equal.

    >>> difference({"hand": [1, 2]}, {"hand": [1, 3]})
    'hand 1: 2 and 3'
    """
    if type(a) is type(b) and isinstance(a, dict):
        for key in dict.fromkeys([*a, *b]):
            if key not in a or key not in b:
                return f"{path}{key}: only in {'the second' if key not in a else 'the first'}"
            found = difference(a[key], b[key], f"{path}{key} ")
            if found:
                return found
        return ""
    if type(a) is type(b) and isinstance(a, (list, tuple)):
        for number, (x, y) in enumerate(zip(a, b)):
            found = difference(x, y, f"{path}{number} ")
            if found:
                return found
        return "" if len(a) == len(b) else f"{path.rstrip()}: {len(a)} and {len(b)} of them"
    return "" if type(a) is type(b) and a == b else f"{path.rstrip()}: {plain(a)} and {plain(b)}"


def plain(value: Any) -> str:
    """A value in a message."""
    return json.dumps(value, ensure_ascii=False, default=str)


def read_same(text: SourceText, seats: Sequence[str]) -> tuple[str, str] | None:
    """`Ben sees the same`, `Ben's options are the same`: seat and what is compared; None: something else."""
    for ending in (" are the same", " the same"):
        if text.text.endswith(ending):
            what = text.text.removesuffix(ending)
            for seat in seats:
                if what == f"{seat} {SEES}":
                    return seat, SEES
                if what.startswith(f"{seat}'s "):
                    return seat, what[len(seat) + 3 :]
    return None
