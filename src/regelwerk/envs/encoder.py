"""Views as arrays: what a seat observes, which actions it has, and how an action is decoded.

Everything is made of the view of the seat (`Ruleset.view`), and of nothing else. docs/learning.md has every feature.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regelwerk.kernel import observation_layout as kinds
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.observation_layout import Feature, ObservationLayout, ObservedZone
from regelwerk.kernel.package import GamePackage

Ints = NDArray[np.int32]
Observation = dict[str, NDArray[Any]]
Data = Mapping[str, Any]
Reader = Callable[[Any, "_Frame"], int]

MAX_OPTIONS: Final = 256
"""So many options a decision may have, unless an environment is made for more."""
DECISION: Final = ("asked seat", "decision", "about", "options")
"""Features of the table that every game has, before those of its layout."""
PIECE: Final = ("zone", "side", "place in zone", "host", "handle", "card")
"""Features of a piece that every game has, before those of its layout."""
OPTION: Final = ("verb", "subject", "object", "seat", "number", "subject handle", "object handle")
"""Features of an option."""
VERB, SUBJECT, OBJECT, SEAT, NUMBER, SUBJECT_HANDLE, OBJECT_HANDLE = range(len(OPTION))
LARGEST: Final = np.iinfo(np.int32).max


class BoundExceededError(ValueError):
    """More options or pieces at one moment than an environment was made for; the message says how to make it larger."""


class _Frame:
    """What reading one view needs: who observes, and in which row each piece stands."""

    __slots__ = ("rows", "seat", "seats", "sides")

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = max(seat, 0)
        self.seats = seats
        self.rows: dict[int, int] = {}
        self.sides: list[Data] = []

    def relative(self, seat: object) -> int:
        """A seat clockwise from the one that observes, from 1; 0 for none."""
        if not isinstance(seat, int) or seat < 0:
            return 0
        return (seat - self.seat) % self.seats + 1

    def team(self, team: object) -> int:
        """A team, by the place of its first seat; 0 for none."""
        return next((at for at, side in enumerate(clockwise(self), 1) if side["team"] == team), 0)

    def row(self, handle: object) -> int:
        """The row of a piece, plus one; 0 for none."""
        return self.rows.get(handle, -1) + 1 if isinstance(handle, int) else 0


class Encoder:
    """Makes observations of the views of one game with so many seats.

    verbs   names of verbs; the number of one is its place
    cards   codes of the cards, by their index; 0 is an unknown card
    card_features  for each card the numbers that `layout.card_features` names
    space   of an observation
    flat_space  of an observation as one vector
    """

    def __init__(
        self,
        package: GamePackage,
        defs: Definitions,
        seats: int,
        max_options: int = 0,
        max_pieces: int = 0,
        own: Collection[str] = (),
    ) -> None:
        """`max_options` and `max_pieces`: 0 for those that the game promises; `own`: codes of a user's own cards."""
        layout = package.observation
        self.layout: ObservationLayout = layout
        self.seats = seats
        self.max_options = max_options or MAX_OPTIONS
        self.max_pieces = max_pieces or max(layout.pieces_a_seat * seats, 1)
        self.verbs = tuple(package.terms.verbs)
        self.decisions = tuple(package.terms.decisions)
        # A user's own cards come last, so that those of the game keep their index.
        codes = sorted(code for code in defs.by_code if code)
        self.cards = ("", *(code for code in codes if code not in own), *(code for code in codes if code in own))
        self._card_index = {code: index for index, code in enumerate(self.cards)}
        self.card_features: Ints = np.zeros((len(self.cards), len(layout.card_features)), np.int32)
        if layout.card_features:
            for code, index in self._card_index.items():
                if code:
                    self.card_features[index] = list(layout.card_values(defs.by_code[code]))
        self._decision_code = {name: at for at, name in enumerate(self.decisions)}
        self._verb_code = {name: at for at, name in enumerate(self.verbs)}
        self.zones = ("", *zone_names(layout.zones))
        self._zone_code = {name: at for at, name in enumerate(self.zones)}
        self.table_features = (*DECISION, *(feature.name for feature in layout.table))
        self.seat_features = tuple(feature.name for feature in layout.seat)
        self.piece_features = (*PIECE, *(feature.name for feature in layout.piece))
        self._table = [self._reader(feature) for feature in layout.table]
        self._seat = [self._reader(feature) for feature in layout.seat]
        # By the key in which a feature stands: most pieces have few of the keys, and what is not there is 0.
        self._piece: dict[str, list[tuple[int, Reader]]] = {}
        for at, feature in enumerate(layout.piece, len(PIECE)):
            self._piece.setdefault(feature.path[0], []).append((at, self._reader(feature)[0]))
        self.space = spaces.Dict(
            {
                "table": _box(len(self.table_features)),
                "seats": _box(seats, len(self.seat_features)),
                "pieces": _box(self.max_pieces, len(self.piece_features)),
                "options": _box(self.max_options, len(OPTION)),
            }
        )
        self.flat_space = _box(self.flat_size)

    # -------------------------------------------------------------------- encoding

    def encode(self, view: Data, seat: int) -> Observation:
        """The observation of the view of a seat (-1: of somebody who only watches). Raises BoundExceededError."""
        frame = _Frame(seat, self.seats)
        sides = view.get("seats")
        frame.sides = sides if isinstance(sides, list) else []
        rows = self._rows(view, frame)
        found: Observation = {
            "table": np.array(self._table_row(view, frame), np.int32),
            "seats": np.zeros((self.seats, len(self.seat_features)), np.int32),
            "pieces": np.zeros((self.max_pieces, len(self.piece_features)), np.int32),
            "options": np.zeros((self.max_options, len(OPTION)), np.int32),
        }
        if frame.sides and self._seat:
            found["seats"][:] = [
                [read(side, frame) if not team else read(_of_team(view, side), frame) for read, team in self._seat]
                for side in (frame.sides[(frame.seat + at) % self.seats] for at in range(self.seats))
            ]
        if rows:
            found["pieces"][: len(rows)] = rows
        options = self.option_rows(view, frame)
        if options:
            found["options"][: len(options)] = options
        return found

    def mask(self, count: int) -> NDArray[np.int8]:
        """Which actions there are where so many options are offered: 1 for each of them. Raises BoundExceededError."""
        if count > self.max_options:
            raise BoundExceededError(
                f"a decision has {count} options, and the environment was made for {self.max_options}; "
                f"make it with max_options={_rounded(count)}"
            )
        mask = np.zeros(self.max_options, np.int8)
        mask[:count] = 1
        return mask

    def _table_row(self, view: Data, frame: _Frame) -> list[int]:
        decision = view.get("decision")
        shared = [0, 0, 0, 0]
        if decision is not None:
            about = decision.get("about") or {}
            shared = [
                frame.relative(decision["seat"]),
                self._decision_code.get(decision["kind"], 0),
                frame.row(about.get("handle")),
                len(decision.get("options", ())),
            ]
        return [*shared, *(read(view, frame) for read, _ in self._table)]

    def option_rows(self, view: Data, frame: _Frame) -> list[list[int]]:
        """The options of the open decision, if it is this seat that is asked."""
        decision = view.get("decision")
        options = decision.get("options", ()) if decision is not None else ()
        if len(options) > self.max_options:
            self.mask(len(options))
        return [
            [
                self._verb_code[option["verb"]],
                frame.row(option["subject"]),
                frame.row(option["object"]),
                frame.relative(option["seat"]),
                option["n"],
                option["subject"],
                option["object"],
            ]
            for option in options
        ]

    def _rows(self, view: Data, frame: _Frame) -> list[list[int]]:
        """A row for every piece in sight; the rows of the handles are noted first, since pieces refer to each other."""
        found: list[tuple[list[int], Data]] = []
        for zone in self.layout.zones:
            homes: Sequence[tuple[int, Any]] = (
                [(frame.relative(side["seat"]), side) for side in clockwise(frame)] if zone.of_seat else [(0, view)]
            )
            for side, home in homes:
                for place, piece in enumerate(_dig(home, zone.path) or ()):
                    at = len(found)
                    self._note(found, frame, zone, (side, place, 0), piece)
                    for name, key in zone.inside:
                        inner = ObservedZone(name, ())
                        for inside, member in enumerate(_dig(piece, (key,)) or ()):
                            self._note(found, frame, inner, (side, inside, at + 1), member)
        if len(found) > self.max_pieces:
            raise BoundExceededError(
                f"a seat sees {len(found)} pieces, and the environment was made for {self.max_pieces}; "
                f"make it with max_pieces={_rounded(len(found))}"
            )
        blank = [0] * (len(self.piece_features) - len(PIECE))
        features = self._piece
        rows = []
        for shared, piece in found:
            row = shared + blank
            for key in piece:
                for at, read in features.get(key, ()):
                    row[at] = read(piece, frame)
            rows.append(row)
        return rows

    def _note(
        self,
        found: list[tuple[list[int], Data]],
        frame: _Frame,
        zone: ObservedZone,
        where: tuple[int, int, int],
        piece: Data,
    ) -> None:
        handle = _dig(piece, zone.handle) or 0
        if handle:
            frame.rows.setdefault(handle, len(found))
        side, place, host = where
        found.append(
            ([self._zone_code[zone.name], side, place, host, handle, self._card(_dig(piece, zone.face))], piece)
        )

    def _card(self, face: Any) -> int:
        return 0 if face is None else self._card_index.get(face["code"], 0)

    def _reader(self, feature: Feature) -> tuple[Reader, bool]:
        """What reads a feature, and whether it is read off the team of a side."""
        path = feature.path[1:] if feature.team else feature.path
        return _reader(path, feature.kind, feature.words), feature.team

    # ------------------------------------------------------------------- one vector

    def flat(self, observation: Observation) -> Ints:
        """An observation as one vector: its tables one after the other, row by row."""
        return np.concatenate([observation[name].ravel() for name in self.space.spaces])

    def parts(self, flat: NDArray[Any]) -> Observation:
        """The tables of an observation that is one vector; they share its memory."""
        found: Observation = {}
        at = 0
        for name, space in self.space.spaces.items():
            shape = space.shape or ()
            size = int(np.prod(shape))
            found[name] = flat[at : at + size].reshape(shape)
            at += size
        return found

    @property
    def flat_size(self) -> int:
        """How many numbers an observation has."""
        return sum(int(np.prod(space.shape or ())) for space in self.space.spaces.values())

    # -------------------------------------------------------------------- decoding

    def decode(self, observation: Observation, action: int) -> dict[str, Any]:
        """What an action of this observation does: verb, subject, object, seat and number, in the seat's own handles.

        `seat` counts clockwise from the seat that observes (0: itself), None if the option names none. Raises
        ValueError for an action that there is not.
        """
        count = int(observation["table"][DECISION.index("options")])
        if not 0 <= action < count:
            raise ValueError(f"there is no action {action}: {count} are offered, numbered from 0")
        row = observation["options"][action]
        return {
            "verb": self.verbs[row[VERB]],
            "subject": int(row[SUBJECT_HANDLE]),
            "object": int(row[OBJECT_HANDLE]),
            "seat": int(row[SEAT]) - 1 if row[SEAT] else None,
            "number": int(row[NUMBER]),
        }

    def action(
        self,
        observation: Observation,
        verb: str,
        subject: int = 0,
        object: int = 0,
        seat: int | None = None,
        number: int | None = None,
    ) -> int:
        """The action that does this: the other way round as `decode`; without a number the first that fits.

        Raises ValueError if nothing of the kind is offered.
        """
        if verb not in self._verb_code:
            raise ValueError(f"unknown verb {verb!r}; available: {', '.join(self.verbs[1:])}")
        count = int(observation["table"][DECISION.index("options")])
        wanted = (self._verb_code[verb], 0 if seat is None else seat + 1, subject, object)
        for at, row in enumerate(observation["options"][:count]):
            same = (row[VERB], row[SEAT], row[SUBJECT_HANDLE], row[OBJECT_HANDLE]) == wanted
            if same and number in (None, int(row[NUMBER])):
                return at
        offered = [self.decode(observation, at) for at in range(min(count, 5))]
        raise ValueError(f"{verb!r} is not offered like that; the first of {count} options: {offered}")


# ----------------------------------------------------------------------------- reading


def clockwise(frame: _Frame) -> list[Data]:
    """The sides, that of the seat that observes first."""
    return [*frame.sides[frame.seat :], *frame.sides[: frame.seat]]


def zone_names(zones: Sequence[ObservedZone]) -> list[str]:
    """The names of zones and of what lies inside their pieces, each once."""
    names: dict[str, None] = {}
    for zone in zones:
        names[zone.name] = None
        names.update({name: None for name, _ in zone.inside})
    return list(names)


def _of_team(view: Data, side: Data) -> Data:
    """What stands in the view about the team of a side."""
    found: Data = next((team for team in view["teams"] if team["team"] == side["team"]), {})
    return found


def _dig(data: Any, path: Sequence[str]) -> Any:
    """What stands at a path; None where the path ends before."""
    for key in path:
        if isinstance(data, dict):
            data = data.get(key)
        elif isinstance(data, list) and key.isdecimal() and int(key) < len(data):
            data = data[int(key)]
        else:
            return None
    return data


def _reader(path: tuple[str, ...], kind: str, words: tuple[str, ...]) -> Reader:
    """What reads a number of one kind off that path."""
    first = path[0]
    if len(path) == 1 and kind == kinds.NUMBER:
        return lambda data, frame: data.get(first) or 0
    if len(path) == 1 and kind == kinds.HAS:
        word = words[0]
        return lambda data, frame: 1 if word in (data.get(first) or ()) else 0
    codes = {word: at + 1 for at, word in enumerate(words)}
    means: dict[str, Reader] = {
        kinds.NUMBER: lambda value, frame: value or 0,
        kinds.PLACE: lambda value, frame: 0 if value is None else value + 1,
        kinds.WORD: lambda value, frame: codes.get(value, 0),
        kinds.HAS: lambda value, frame: 1 if words[0] in (value or ()) else 0,
        kinds.COUNT: lambda value, frame: len(value or ()),
        kinds.SUM: lambda value, frame: sum((value or {}).values()),
        kinds.SEAT: lambda value, frame: frame.relative(value),
        kinds.TEAM: lambda value, frame: frame.team(value),
        kinds.KNOWS: lambda value, frame: 1 if frame.seat in (value or ()) else 0,
        kinds.PIECE: lambda value, frame: frame.row(value),
    }
    mean = means[kind]
    return lambda data, frame: mean(_dig(data, path), frame)


def _box(*shape: int) -> spaces.Box:
    return spaces.Box(-LARGEST, LARGEST, shape, np.int32)


def _rounded(count: int) -> int:
    """The next power of two."""
    return 1 << (count - 1).bit_length()
