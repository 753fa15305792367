"""Taking up a room's game in a worker: played again from its setup, or from its last snapshot.

As long as the engine is the one that recorded the game, everything is played again from the
start; that gives the whole log. When the engine has changed since (the server was renewed),
the game goes on from the snapshot, under the definitions it began with, and the entries after
it are followed by what they say.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec

from regelwerk import catalogue
from regelwerk.kernel.decision import Refused
from regelwerk.kernel.defs import Defs
from regelwerk.kernel.game import Game, Rules
from regelwerk.kernel.replay import fingerprint
from regelwerk.kernel.save import BadSave, load
from regelwerk.kernel.table_seating import Past
from regelwerk.server.orders import Ending, Entry, Open
from regelwerk.server.sitting import Sitting

Draws = list[tuple[str, int, list[int]]]

LONGEST: Final = 20_000
"""No game has more steps than this; a longer record is followed from its snapshot."""


class Lost(Exception):
    """An entry cannot be followed, and why."""

    @property
    def why(self) -> str:
        return str(self)


class WantDefinitions(Exception):
    """The definitions are others by now, and those that the game began with are not at hand."""


def definitions(order: Open, rules: Rules) -> Defs:
    """Those that the game began with; today's if they are the same, or if the old texts mean nothing any more.

    Raises WantDefinitions.
    """
    current = rules.defs(order.setup)
    if current.digest == order.defs or not order.defs:
        return current
    if order.definitions is None:
        raise WantDefinitions
    room = catalogue.package(order.game).definition_texts
    if room is None:
        return current
    try:
        texts = msgspec.json.decode(zlib.decompress(order.definitions), type=dict[str, str])
        return room.pinned(texts, rules.edition)
    except (ValueError, KeyError, TypeError, zlib.error):
        return current


def take_up(order: Open) -> tuple[Sitting, int, str]:
    """The room's game as it stands; how many entries could not be followed, and why.

    Raises ValueError if neither setup nor snapshot make a game.
    """
    rules = catalogue.rules(order.game, order.edition)
    snapshot = order.snapshot
    why = ""
    if order.engine == fingerprint(rules) and len(order.entries) <= LONGEST:
        try:
            game = begun(rules, order.setup)
            past: list[Past] = []
            follow(game, order.entries, past)
            return seated(order, game, 0, past), 0, ""
        except (Lost, ValueError, KeyError, TypeError) as error:
            why = str(error)
    if snapshot is None:
        return from_start(order, rules, why)
    try:
        state = load(msgspec.json.decode(zlib.decompress(snapshot.data)), rules, definitions(order, rules))
    except (BadSave, zlib.error, msgspec.DecodeError) as error:
        return from_start(order, rules, str(error))
    game = Game(rules, state, order.setup)
    return as_far(order, game, snapshot.step, why)


def from_start(order: Open, rules: Rules, why: str) -> tuple[Sitting, int, str]:
    """Without a snapshot that can be read: as far as the entries can be followed from the start."""
    return as_far(order, begun(rules, order.setup), 0, why)


def as_far(order: Open, game: Game, first: int, why: str) -> tuple[Sitting, int, str]:
    """The game as far as the entries from `first` on can be followed."""
    past: list[Past] = []
    entries = order.entries[first:]
    try:
        follow(game, entries, past)
    except Lost as error:
        why = error.why
    return seated(order, game, first, past), len(entries) - len(past), why


def begun(rules: Rules, setup: dict[str, Any]) -> Game:
    """The game at its first decision."""
    if "state" in setup:
        return Game(rules, load(setup["state"], rules, rules.defs(setup)), setup)
    return Game(rules, rules.start(setup, None), setup)


def follow(game: Game, entries: list[Entry], past: list[Past]) -> None:
    """Play entries: each is found by what it says, should the options stand in another order. Raises Lost.

    What taking back must know of each is added to `past`.
    """
    before: Entry | None = None
    for done, entry in enumerate(entries):
        turn = getattr(game.state, "turn", None)
        try:
            step(game, entry)
        except (Refused, Lost) as lost:
            raise Lost(f"step {done}: {lost}") from None
        except Exception as error:
            raise Lost(f"step {done}: {type(error).__name__}: {error}") from error
        goes_on = before is not None and (before.seat, before.number, before.act) == (entry.seat, entry.number, "")
        known = turn if isinstance(turn, int) else -2 - done
        past.append(Past(entry.seat, entry.number, entry.auto, goes_on and not entry.act, known, None))
        before = entry


def step(game: Game, entry: Entry) -> None:
    """Play one entry."""
    if entry.act:
        game.act(entry.seat, entry.act)
        return
    decision = game.decision
    if decision is None or decision.seat != entry.seat:
        raise Lost("somebody else is asked")
    options = decision.options
    rules = game.rules
    if 0 <= entry.index < len(options) and rules.option_key(game.state, options[entry.index]) == entry.option:
        game.apply(entry.index)
        return
    keys = [rules.option_key(game.state, option) for option in options]
    if entry.option not in keys:
        raise Lost(f"{entry.option} is not offered")
    game.apply(keys.index(entry.option))


def seated(order: Open, game: Game, first: int, past: list[Past]) -> Sitting:
    """The sitting of that game, with what taking back must know of its steps."""
    sitting = Sitting(order.room, game, order.chairs, first)
    if order.snapshot is not None:
        sitting.snapped = max(first, min(order.snapshot.step, sitting.at))
    sitting.past.extend(past)
    return sitting


def written(
    header: dict[str, Any],
    opening: Draws,
    entries: list[Entry],
    epochs: list[dict[str, Any]],
    ending: Ending | None = None,
) -> str:
    """The replay of a game that has outlived its engine: its first header, what is stored, and where it changed."""
    lines: list[dict[str, Any]] = [{**header, "epochs": epochs}]
    lines += [{"draw": [kind, n, value]} for kind, n, value in opening]
    for entry in entries:
        if entry.act:
            lines.append({"n": entry.number, "seat": entry.seat, "act": entry.act})
        else:
            line = {"n": entry.number, "seat": entry.seat, "kind": entry.kind, "i": entry.index, "o": entry.option}
            lines.append(line)
        lines += [{"draw": [kind, n, value]} for kind, n, value in entry.draws]
    lines.append({"result": None if ending is None else {"winners": ending.winners, "rule": ending.rule}})
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
