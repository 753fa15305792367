"""Saving: a whole game as plain data (what JSON can hold), and back again.

Every field of every class that can stand in a state is saved; which fields there are is
read from the declarations, so none can be forgotten. What never changes and is known by
a name is saved as that name: a definition by its code, a word or a program by its path,
a rule by its number. A program that is under way is saved with the path of the word it
stands at, so that a saved game outlives a change of how words are lowered.

Left out is what can be built again (`Ruleset.derived_fields`), what belongs to the moment (events,
the log of draws), and the tokens of copy-on-write.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from inspect import signature
from typing import TYPE_CHECKING, Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.definitions import Definition, Definitions, LoweredWord
from regelwerk.kernel.frames import Frame
from regelwerk.kernel.piece import LastKnown, Piece, WriteToken
from regelwerk.kernel.program import Instruction, Program, Scope
from regelwerk.kernel.rulebook import RuleCitation, UnknownRuleError
from regelwerk.kernel.state import GameResult, State

if TYPE_CHECKING:
    from regelwerk.kernel.ruleset import Ruleset

SCHEMA: Final = 2
"""Number of the form in which games are saved; a file with another number is refused."""

KERNEL_CLASSES: Final[tuple[type, ...]] = (Chance, Decision, LastKnown, Option, GameResult)
"""Classes of the kernel that stand in every game's states; `Ruleset.state_classes` need not name them."""

SINCE: Final[dict[str, Any]] = {"open_lists": False}
"""Fields that games saved by earlier versions lack, and what they were before there was a choice."""

OF_PIECES: Final = ("handle", "known_to", "owner_handle", "incarnation")
"""What is saved of a piece instead of `called` and `ref`: the face is its own, and its reference begins with its id."""

GIVEN: Final[dict[type, list[str]]] = {Option: ["verb"]}
"""What is wanted by classes that do not tell it once they are compiled, because a default of theirs is no literal."""

CLASS: Final = "is"
SHARED: Final = "#"
"""Keys of an object of the state: its class, and its number if it stands in several places."""


class SaveFormatError(ValueError):
    """A saved game that cannot be read: `where` in it, and `what` is wrong."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what


def declared_fields(kind: type) -> list[str]:
    """The declared fields of a class and of all it derives from, in compiled and in interpreted form.

    >>> declared_fields(Option)
    ['number', 'object', 'subject', 'verb']
    """
    names: list[str] = []
    for part in kind.__mro__:
        declared = part.__dict__.get("__mypyc_attrs__") or part.__dict__.get("__slots__", ())
        for name in (declared,) if isinstance(declared, str) else declared:
            if name not in names and not name.startswith("__"):
                names.append(name)
    return sorted(names)


def wanted_by(kind: type) -> list[str]:
    """The names of what must be given to make an object of a class.

    >>> wanted_by(GameResult)
    ['winners', 'rule']
    """
    if kind in GIVEN:
        return GIVEN[kind]
    parameters = signature(kind).parameters.values()
    return [parameter.name for parameter in parameters if parameter.default is parameter.empty]


OF_THE_MOMENT: Final = frozenset({"defs", "events", "log", "shared_zones", "write_token"})
"""Fields that are neither saved nor built again: they begin anew in a loaded game."""


class _Fields:
    """For each class its fields, which of them are saved, and what making an object of it wants."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.kinds: dict[str, type] = {}
        for kind in (*KERNEL_CLASSES, *ruleset.state_classes()):
            self.kinds[kind.__name__] = kind
        derived = ruleset.derived_fields()
        self.saved: dict[str, list[str]] = {}
        self.left: dict[str, list[str]] = {}
        self.wanted: dict[str, list[str]] = {}
        for name, kind in self.kinds.items():
            out = list(derived.get(name, ()))
            fields = declared_fields(kind)
            if issubclass(kind, State):
                out += ["defs", "events", "shared_zones", "write_token"]
            elif issubclass(kind, Piece):
                out.append("write_token")
                fields = sorted({*fields, *OF_PIECES} - {"identity", "ref"})
            elif kind is Chance:
                out.append("log")
            self.saved[name] = [field for field in fields if field not in out]
            self.left[name] = [field for field in fields if field in out]
            self.wanted[name] = wanted_by(kind)


_fields: dict[Ruleset, _Fields] = {}


def _fields_of(ruleset: Ruleset) -> _Fields:
    """The fields of a game's classes, read from their declarations once."""
    known = _fields.get(ruleset)
    if known is None:
        known = _Fields(ruleset)
        _fields[ruleset] = known
    return known


# ------------------------------------------------------------------------ writing


def save(state: State, ruleset: Ruleset) -> dict[str, Any]:
    """A state as plain data. Raises TypeError if something stands in it that `rules.classes()` does not name."""
    return {
        "regelwerk": SCHEMA,
        "game": ruleset.name,
        "edition": ruleset.edition,
        "defs": state.defs.digest,
        "state": _Saver(_fields_of(ruleset)).whole(state),
    }


class _Same:
    """Stands for one option itself: two that say the same are two keys. Everything else is equal to itself only."""

    __slots__ = ("thing",)

    def __init__(self, thing: Option) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


class _Saver:
    """Writes one state. Objects that stand in two places get a number, so that they are one object again."""

    def __init__(self, fields: _Fields) -> None:
        self.fields = fields
        self.seen: dict[object, int] = {}
        self.numbers: dict[object, int] = {}

    def whole(self, state: State) -> Any:
        self.count(state)
        return self.value(state)

    def names(self, thing: object) -> list[str]:
        """The saved fields of an object of the state."""
        name = type(thing).__name__
        if self.fields.kinds.get(name) is not type(thing):
            raise TypeError(f"{type(thing).__module__}.{name} stands in a state, but the game does not name it")
        return self.fields.saved[name]

    def count(self, value: Any) -> None:
        """Find out what stands in more than one place."""
        if value is None or isinstance(value, (bool, int, str)):
            return
        if isinstance(value, (list, tuple)):
            for item in value:
                self.count(item)
        elif isinstance(value, dict):
            for item in value.values():
                self.count(item)
        elif not isinstance(value, (Definition, LoweredWord, Instruction, Program, RuleCitation)):
            same = _Same(value) if isinstance(value, Option) else value
            times = self.seen.get(same, 0)
            self.seen[same] = times + 1
            if times == 0:
                for name in self.names(value):
                    self.count(getattr(value, name))

    def value(self, value: Any) -> Any:
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, list):
            return [self.value(item) for item in value]
        if isinstance(value, tuple):
            return {"pair": [self.value(item) for item in value]}
        if isinstance(value, dict):
            return {"table": [[key, self.value(item)] for key, item in value.items()]}
        if isinstance(value, Definition):
            return {"card": value.code}
        if isinstance(value, (LoweredWord, Instruction)):
            return {"word": value.path}
        if isinstance(value, Program):
            return {"program": value.path}
        if isinstance(value, RuleCitation):
            return {"rule": value.number}
        return self.save_object(value)

    def save_object(self, thing: object) -> dict[str, Any]:
        same = _Same(thing) if isinstance(thing, Option) else thing
        number = self.numbers.get(same)
        if number is not None:
            return {SHARED: number}
        out: dict[str, Any] = {CLASS: type(thing).__name__}
        if self.seen[same] > 1:
            number = len(self.numbers) + 1
            self.numbers[same] = number
            out[SHARED] = number
        for name in self.names(thing):
            out[name] = self.value(getattr(thing, name))
        if isinstance(thing, Scope):
            out["pc"] = thing.program.paths[thing.pc]
        return out


# ------------------------------------------------------------------------ reading


def load(data: Mapping[str, Any], ruleset: Ruleset, defs: Definitions) -> State:
    """The state that `save` made the data of. Raises SaveFormatError, and says where and what is wrong.

    `defs` may be other definitions than those the game was saved with, as long as they
    have every card, word and program that the saved game speaks of.
    """
    if not isinstance(data, Mapping) or "state" not in data:
        raise SaveFormatError("", "this is not a saved game")
    if data.get("regelwerk") != SCHEMA:
        raise SaveFormatError("regelwerk", f"saved in form {data.get('regelwerk')!r}; this version reads form {SCHEMA}")
    for key, wanted in (("game", ruleset.name), ("edition", ruleset.edition)):
        if data.get(key) != wanted:
            raise SaveFormatError(key, f"it is {data.get(key)!r}, and these are the rules of {wanted!r}")
    state = _Loader(_fields_of(ruleset), ruleset, defs).value(data["state"], "state")
    if not isinstance(state, State):
        raise SaveFormatError("state", "it is no state")
    _check(state)
    return state


class _Loader:
    """Reads one state."""

    def __init__(self, fields: _Fields, ruleset: Ruleset, defs: Definitions) -> None:
        self.fields = fields
        self.rules = ruleset
        self.defs = defs
        self.own = WriteToken()
        self.shared: dict[int, object] = {}

    def value(self, data: Any, where: str) -> Any:
        if data is None or isinstance(data, (bool, int, str)):
            return data
        if isinstance(data, list):
            return [self.value(item, f"{where}[{i}]") for i, item in enumerate(data)]
        if not isinstance(data, Mapping):
            raise SaveFormatError(where, f"{data!r} may not stand in a saved game")
        if CLASS in data:
            return self.load_object(data, where)
        if len(data) != 1:
            raise SaveFormatError(where, f"an object without {CLASS!r}")
        for key, inside in data.items():
            if key == SHARED:
                return self.load_shared(inside, where)
            if key == "pair":
                return tuple(self.value(item, where) for item in self.load_list(inside, where))
            if key == "table":
                return self.load_dict(inside, where)
            return self.load_named(key, inside, where)
        return None

    def load_shared(self, number: Any, where: str) -> object:
        if number not in self.shared:
            raise SaveFormatError(where, f"nothing has the number {number!r} before this place")
        return self.shared[number]

    def load_list(self, data: Any, where: str) -> list[Any]:
        if not isinstance(data, list):
            raise SaveFormatError(where, "a list is missing")
        return data

    def load_dict(self, data: Any, where: str) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        for row in self.load_list(data, where):
            if len(self.load_list(row, where)) != 2 or isinstance(row[0], (list, dict)):
                raise SaveFormatError(where, "a table has rows of key and value")
            found[row[0]] = self.value(row[1], f"{where}[{row[0]}]")
        return found

    def load_named(self, key: str, name: Any, where: str) -> object:
        """What is known by a name."""
        found: object = None
        if not isinstance(name, str):
            raise SaveFormatError(where, f"{name!r} is no name")
        if key == "card":
            found = self.defs.by_code.get(name)
        elif key == "word":
            found = self.defs.lowered.get(name)
        elif key == "program":
            found = self.defs.programs.get(name) if name else Program("", [])
        elif key == "rule":
            try:
                found = self.rules.book().citation(name)
            except UnknownRuleError:
                found = None
        else:
            raise SaveFormatError(where, f"{key!r} is no kind of thing that a saved game names")
        if found is None:
            raise SaveFormatError(where, f"there is no {key} {name!r}")
        return found

    def load_object(self, data: Mapping[str, Any], where: str) -> object:
        name = data[CLASS]
        kind = self.fields.kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            raise SaveFormatError(where, f"there is nothing called {name!r} in this game")
        saved = self.fields.saved[name]
        for field in data:
            if field not in saved and field not in (CLASS, SHARED):
                raise SaveFormatError(where, f"a {name} has no {field!r}")
        values: dict[str, Any] = {}
        for field in saved:
            if field not in data and field in SINCE:
                values[field] = SINCE[field]
                continue
            if field not in data:
                raise SaveFormatError(where, f"{field!r} of a {name} is missing")
            if field != "pc" or not issubclass(kind, Scope):
                values[field] = self.value(data[field], f"{where}.{field}")
        for field in self.fields.left[name]:
            if field in OF_THE_MOMENT:  # what can be built again stays as a new instance has it
                values[field] = self.of_the_moment(field)
        made = self.build(kind, values, where)
        if SHARED in data:
            self.shared[data[SHARED]] = made
        if isinstance(made, Scope):
            self.load_program_counter(made, data["pc"], f"{where}.pc")
        return made

    def build(self, kind: type, values: Mapping[str, Any], where: str) -> object:
        """An instance with those fields. Compiled classes exist only once their `__init__` has run, so it runs.

        What it wants besides fields (the seed of chance, how a decision is shown) is set by the fields again.
        """
        try:
            wanted = self.fields.wanted[kind.__name__]
            made: object = kind(*[self.own if name == "own" else values.get(name, False) for name in wanted])
            for field, value in values.items():
                setattr(made, field, value)
        except (TypeError, AttributeError, ValueError, LookupError) as error:
            raise SaveFormatError(where, f"these fields make no {kind.__name__}: {error}") from None
        return made

    def load_program_counter(self, scope: Scope[Any], path: Any, where: str) -> None:
        """Where a program under way stands."""
        program = scope.program
        if not isinstance(program, Program) or path not in program.paths:
            raise SaveFormatError(where, f"the program has no place {path!r}")
        scope.pc = program.index_of(path)

    def of_the_moment(self, field: str) -> object:
        """A field that is not saved, as it is at the beginning."""
        if field == "write_token":
            return self.own
        if field == "defs":
            return self.defs
        return 0 if field == "shared_zones" else []


def _check(state: State) -> None:
    """What holds in every state: seats, zones and pieces fit together, and somebody is asked or the game is over."""
    try:
        faults = _faults(state)
    except (TypeError, AttributeError, IndexError, ValueError):
        raise SaveFormatError("state", "its parts are not what they should be") from None
    if faults:
        raise SaveFormatError("state", faults[0])


def _faults(state: State) -> list[str]:
    found: list[str] = []
    seats = len(state.teams)
    if state.seats != seats or len(state.owner_handle_counts) != seats:
        found.append(f"{state.seats} seats, but {seats} teams and {len(state.owner_handle_counts)} counters of handles")
    if len(state.zones) != len(state.zone_visibility) * seats:
        found.append(f"{len(state.zones)} zones where {len(state.zone_visibility) * seats} are wanted")
    for id, piece in enumerate(state.pieces):
        if not isinstance(piece, Piece) or not isinstance(piece.card, Definition):
            found.append(f"piece {id} is no piece with a card")
        elif piece.id != id or not 0 <= piece.owner < seats:
            found.append(f"piece {id} has the number {piece.id} and belongs to seat {piece.owner}")
    if found:
        return found
    found += _strays(state)
    for frame in state.frames:
        if not isinstance(frame, Frame):
            found.append(f"{type(frame).__name__} is no frame")
    if (state.decision is None) != (state.result is not None):
        found.append("either a seat is asked or the game is over")
    elif state.decision is not None and not (state.frames and state.decision.options):
        found.append("a decision without options, or without the frame that asks")
    return found


def _strays(state: State) -> list[str]:
    """Pieces that do not stand where they say, or stand in two places."""
    found = []
    places = [-1] * len(state.pieces)
    for zone, ids in enumerate(state.zones):
        for id in ids:
            if not 0 <= id < len(places) or places[id] >= 0:
                found.append(f"piece {id} stands in zone {zone}, and in another or in no list of pieces")
            else:
                places[id] = zone
    for id, zone in enumerate(places):
        if state.pieces[id].zone != zone and (zone >= 0 or state.pieces[id].zone >= 0):
            found.append(f"piece {id} says it stands in zone {state.pieces[id].zone}, and stands in {zone}")
    return found


# ------------------------------------------------------------------------- digest

DIGEST_VERSION: Final = 1
"""Goes up when the canonical position of any game says something else; digests of two versions are not comparable."""


def digest(state: State, ruleset: Ruleset, chance: bool = True) -> str:
    """A short hash over the canonical position: equal for games that continue identically, in every process and form.

    `chance`: with the state of the random numbers, where the position has it under that name.
    """
    position = ruleset.position(state)
    if not chance:
        position = {key: value for key, value in position.items() if key != "chance"}
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
