"""What a game tells a seat: decisions with their options, events, views, reasons and results, all of them plain values.

A piece (a card, a figure, a token) is called by a handle, a whole number that means something to one seat only: below
0 a piece of its own, above 0 anybody else's, 0 for one that it cannot follow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.log_entries import Reasoned

MAX_SHOWN: Final = 6
"""A decision with more options than this shows the first and the last ones in one line."""

Presenters = Callable[[Game, int, str], GamePresenter]
"""Makes the presenter of a game for a seat, in a language."""


class IllegalActionError(ValueError):
    """What cannot be done now; `reasons` has every reason, each with its rule, where the rules have one to give."""

    def __init__(self, message: str, reasons: Sequence[Reason] = ()) -> None:
        super().__init__(message)
        self.reasons = list(reasons)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.reasons)


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason why something cannot be done, in a sentence, and the number of the rule that says so."""

    text: str
    rule: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


@dataclass(frozen=True, slots=True)
class PieceView:
    """A piece as a seat knows it: the seat's handle for it, its English name and its code; both "" if it is hidden."""

    handle: Handle
    name: str = ""
    code: str = ""

    def __repr__(self) -> str:
        return f"<{self.name or 'hidden'} {self.handle}>"


class Wordings:
    """The options of one decision in words, found when they are first asked for."""

    def __init__(self, game: Game, seat: int, presenters: Presenters) -> None:
        self._game = game
        self._seat = seat
        self._presenters = presenters
        self._texts: dict[str, list[str]] = {}

    def text(self, index: int, lang: str) -> str:
        """One option in a sentence."""
        if lang not in self._texts:
            self._texts[lang] = self._presenters(self._game, self._seat, lang).wordings()
        return self._texts[lang][index]

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has the sentences, and not the game that they were made of: that holds hidden things."""
        texts = {lang: self._presenters(self._game, self._seat, lang).wordings() for lang in ("en", "de")}
        return _Texts, (texts,)


class _Texts:
    """The options of one decision in words that have been found already."""

    def __init__(self, texts: Mapping[str, list[str]]) -> None:
        self._texts = dict(texts)

    def text(self, index: int, lang: str) -> str:
        return self._texts[lang][index]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be answered. Options of the same decision are equal, in forks and guesses of a game too.

    decision, asked   number of its decision, and the seat that is asked
    index             its place among the options
    verb              what is done
    subject, object   handles: what does it, and what it is done to; 0 for none
    seat              the seat that it is done to, None if it is not done to a seat
    number            a number or a small code that the verb gives meaning to
    """

    decision: int
    asked: int
    index: int
    verb: str
    subject: Handle
    object: Handle
    seat: int | None
    number: int
    wordings: Wordings | _Texts = field(repr=False, compare=False)

    def text(self, lang: str = "en") -> str:
        """The option in a sentence."""
        return self.wordings.text(self.index, lang)

    def to_data(self) -> dict[str, Any]:
        """The option as plain data, as it stands in a view."""
        return {
            "verb": self.verb,
            "subject": self.subject,
            "object": self.object,
            "seat": self.seat,
            "n": self.number,
        }

    def __repr__(self) -> str:
        return f"<{self.index}: {self.text()}>"


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat. The seat that is asked knows the options, all of them; others only see that it is asked.

    number   counts the decisions that everybody may count: the steps of one announcement share a number
    seat     who is asked
    kind     what is asked
    about    the piece that asks, None if the rules do
    """

    number: int
    seat: int
    kind: str
    about: PieceView | None = None
    options: tuple[Option, ...] = ()

    @property
    def head(self) -> str:
        """In few words which decision it is."""
        return f"decision {self.number} of seat {self.seat} ({self.kind})"

    def __repr__(self) -> str:
        shown = [f"{option.index} {option.text()}" for option in self.options]
        if len(shown) > MAX_SHOWN:
            shown[MAX_SHOWN - 2 : -1] = ["..."]
        return f"<{self.head}{': ' + ', '.join(shown) if shown else ''}>"

    def __str__(self) -> str:
        """Every option on a line of its own, with its index."""
        width = len(str(len(self.options)))
        lines = [f"{option.index:>{width + 2}}  {option.text()}" for option in self.options]
        return "\n".join([f"{self.head[0].upper()}{self.head[1:]}", *lines])


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as a seat may know it.

    kind                   what happened
    rule                   the number of the rule that made it happen
    seat                   whose event it is, None for nobody's
    about, other, source   the piece that it happened to, a second one, and the card whose text made it happen
    number                 a number: damage, the turn, a seat ... as the kind has it
    moment                 events of the same moment share a number; 0: each by itself
    """

    kind: str
    rule: str
    seat: int | None
    about: PieceView | None
    other: PieceView | None
    source: PieceView | None
    number: int
    moment: int

    def __repr__(self) -> str:
        name = f" {self.about.name}" if self.about is not None and self.about.name else ""
        whose = f" of seat {self.seat}" if self.seat is not None else ""
        return f"<{self.kind}{name}{whose} [{self.rule}]>"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game has ended: the seats that won (none: a draw), the number of the rule, and what the rule is called."""

    winners: tuple[int, ...]
    rule: str
    why: str

    def __str__(self) -> str:
        """Who won, in few words."""
        if not self.winners:
            return "a draw"
        return f"won by seat{'s' * (len(self.winners) > 1)} {', '.join(map(str, self.winners))}"

    def __repr__(self) -> str:
        return f"<{self}: {self.why} [{self.rule}]>"


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know at one moment: what every game has, and all of it as plain data.

    game, edition  which game, by which rules
    seat           whose view it is, -1 for somebody who only watches
    turn           the number of the turn, 0 before the first; of the Miniatures the tick, counted through the rounds
    active         the seat whose turn it is, None where it is nobody's
    decision       the open decision as this seat knows it, None when the game is over
    result         how the game has ended, None while it is on
    data           everything, as numbers, texts, lists and dicts; each game has its own keys
    """

    game: str
    edition: str
    seat: int
    turn: int
    active: int | None
    decision: Decision | None
    result: Result | None
    data: dict[str, Any] = field(repr=False)


# --------------------------------------------------------------------- from the filter's data


def piece_of(data: Mapping[str, Any] | None) -> PieceView | None:
    """A piece from `{"handle", "face"}`; None for nothing, and for a seat."""
    if data is None or "handle" not in data:
        return None
    face = data["face"]
    return PieceView(data["handle"]) if face is None else PieceView(data["handle"], face["name"], face["code"])


def option_of(decision: Mapping[str, Any], index: int, wordings: Wordings) -> Option:
    """One of the options of a decision."""
    data = decision["options"][index]
    return Option(
        decision["number"],
        decision["seat"],
        index,
        data["verb"],
        data["subject"],
        data["object"],
        data["seat"],
        data["n"],
        wordings,
    )


def event_of(data: Mapping[str, Any]) -> Event:
    """An event."""
    return Event(
        kind=data["kind"],
        rule=data["rule"],
        seat=data["seat"] if data["seat"] >= 0 else None,
        about=piece_of(data["about"]),
        other=piece_of(data["other"]),
        source=piece_of(data["source"]),
        number=data["n"],
        moment=data["batch"],
    )


def reason_of(found: Reasoned) -> Reason:
    """A reason as a presenter words it."""
    return Reason(found.text, found.rule)
