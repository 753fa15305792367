"""How scenes name things: `Kor Cindervein`, `Ben's Bloodclaw 2`, `my hero`, `Fury in Anna's graveyard`.

Names are written in any of the languages that things have names in, upper and lower case alike; the beginning of a
name will do, or of any word in it. A number tells things of one name apart. A thing of the position can be given a
name of its own there (``Kor Cindervein as Big Kor``). Which piece a name means is the game's business.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from regelwerk.kernel.scene.source_text import SourceText, did_you_mean, every, split_count


@dataclass(frozen=True)
class NameRef:
    """A thing as a scene names it.

    name    lower case
    owner   name of the seat it belongs to or that controls it, "" if that is not said
    number  which one of that name, 0 if that is not said
    zone    the word for the zone, "" if that is not said
    """

    at: SourceText
    name: str
    owner: str = ""
    number: int = 0
    zone: str = ""


NO_MATCH: Final = 4
"""Rank of a name that does not fit."""


def match_rank(name: str, full: str) -> int:
    """How well a name as written (lower case) fits a full one: 0 exactly, then worse, `WRONG` not at all.

    >>> [match_rank(name, "Kor Cindervein") for name in ("kor cindervein", "kor", "cinder", "leeroy")]
    [0, 1, 2, 4]
    """
    full = full.lower()
    if not full:
        return NO_MATCH
    if name == full:
        return 0
    if full.startswith(name):
        return 1
    if " " + name in full:
        return 2
    return NO_MATCH


class HasNames(Protocol):
    """A card or the like, as a word: it has a name in both languages ("" where a source gives none)."""

    @property
    def name(self) -> str:
        """The English name."""

    @property
    def name_de(self) -> str:
        """The German name."""


C = TypeVar("C", bound=HasNames)
T = TypeVar("T")


def match_rank_of(name: str, of: HasNames) -> int:
    """How well a name as written fits a thing in either language."""
    return min(match_rank(name, of.name), match_rank(name, of.name_de))


def best_ranked(things: Iterable[T], rank: Callable[[T], int]) -> list[T]:
    """Those that a name fits best, in the order given; none that it does not fit. `rank`: how well it fits one.

    >>> best_ranked(["Kor Cindervein", "Kordrel", "Kor Bloodhoof"], lambda name: match_rank("kor", name))
    ['Kor Cindervein', 'Kordrel', 'Kor Bloodhoof']
    >>> best_ranked(["Kor Cindervein", "Leeroy"], lambda name: match_rank("nobody", name))
    []
    """
    ranked = [(rank(thing), thing) for thing in things]
    best = min((fits for fits, _ in ranked), default=NO_MATCH)
    return [thing for fits, thing in ranked if fits == best < NO_MATCH]


def best_match(name: SourceText, among: Iterable[C]) -> C | None:
    """The one whose name fits best; its beginning will do if only one begins so. Raises SceneFormatError."""
    wanted = name.text.strip('"').lower()
    found = best_ranked(among, lambda one: match_rank_of(wanted, one))
    if len({one.name for one in found}) > 1:
        names = ", ".join(one.name for one in found[:4])
        raise name.problem(f"{name.text!r} could be {names}")
    return found[0] if found else None


def names_of(things: Iterable[HasNames]) -> list[str]:
    """Every name that things have."""
    return [name for one in things for name in (one.name, one.name_de) if name]


SEATS: Final = ("Anna", "Ben", "Carl", "Dora", "Emil", "Frida", "Gustav", "Hanna", "Ida", "Jakob")


def seat_names(seats: int) -> list[str]:
    """Names for the seats of a position that has none."""
    return [*SEATS[:seats], *(f"Seat{number}" for number in range(len(SEATS) + 1, seats + 1))]


class SceneNames:
    """The names that one scene knows.

    seats    names of the seats
    given    names given in the position, in lower case: where that thing stands in the order of the file
    """

    def __init__(
        self,
        seats: list[str],
        things: Iterable[str],
        zones: Collection[str] = (),
        special: Collection[str] = (),
        not_yet: Callable[[str], str] | None = None,
    ) -> None:
        """`things`: every name a thing has; `zones`: words for zones; `special`: names that mean what fits ("hero").

        `not_yet` says of the name of a card that exists and is not implemented what it waits for, of others "".
        """
        self.not_yet = not_yet
        self.seats = seats
        self.given: dict[str, int] = {}
        self.zones = zones
        self.special = special
        self._things = list(dict.fromkeys(things))
        self._with_comma = [name.lower() for name in self._things if "," in name]
        self._known: dict[str, bool] = {}

    def all(self) -> list[str]:
        """Every name a thing has."""
        return self._things

    def known(self, name: str) -> bool:
        """Whether anything could be called that."""
        if name in self.special or name in self.given:
            return True
        found = self._known.get(name)
        if found is None:
            found = self._known[name] = any(match_rank(name, other) < NO_MATCH for other in self._things)
        return found

    def split_owner(self, text: SourceText) -> tuple[str, SourceText]:
        """The seat whose thing it is ("" if not said), and the rest."""
        for seat in self.seats:
            for ending in ("'s ", "’s ", "' "):
                if text.text.startswith(seat + ending):
                    return seat, text.slice(len(seat + ending))
        return "", text

    def card(self, text: SourceText, me: str = "") -> NameRef:
        """Read a name; `my` is the thing of the seat `me`. Raises SceneFormatError for a name that nothing has."""
        owner, rest = self.split_owner(text)
        if me and rest.text.startswith("my "):
            owner, rest = me, rest.slice(3)
        zone = ""
        at = rest.text.rfind(" in ")
        if at > 0 and not self.known(rest.text.strip('"').lower()):
            where, zone_text = self.split_owner(rest.slice(at + 4))
            if zone_text.text in self.zones:
                zone, owner, rest = zone_text.text, where or owner, rest.slice(0, at)
        name = rest.text.strip('"').lower()
        number = 0
        head, _, tail = name.rpartition(" ")
        if tail.isdecimal() and head and not self.known(name):
            name, number = head, int(tail)
        if not self.known(name):
            raise rest.problem(
                self.waits(rest) or f"unknown card {name!r}{did_you_mean(name, [*self.all(), *self.given])}"
            )
        return NameRef(text, name, owner, number, zone)

    def waits(self, text: SourceText) -> str:
        """What the card waits for whose name a text begins with, if it exists and is not implemented; else ""."""
        if self.not_yet is None:
            return ""
        words = self.split_owner(text)[1].text.split()
        found = (self.not_yet(" ".join(words[:length])) for length in range(len(words), 0, -1))
        return next((waits for waits in found if waits), "")

    def read_cards(self, text: SourceText, me: str = "") -> list[NameRef]:
        """Names with commas between them; a name that has a comma of its own stands whole or in quotes."""
        return every(lambda part: self.card(part, me), self.split(text))

    def read_things(self, text: SourceText, me: str = "") -> tuple[NameRef | str, ...]:
        """Cards, names of seats, and numbers, with commas between them."""
        return tuple(every(lambda part: self.thing(part, me), self.split(text)))

    def thing(self, part: SourceText, me: str) -> NameRef | str:
        """A card, the name of a seat, or a number."""
        plain = part.text in self.seats or part.text.isdecimal()
        return part.text if plain else self.card(part, me)

    def split(self, text: SourceText) -> list[SourceText]:
        """The parts between commas that are not part of a name."""
        parts: list[SourceText] = []
        end = 0
        for part in text.split(","):
            start = part.column - text.column
            if start < end and parts:
                parts[-1] = text.slice(parts[-1].column - text.column, start + len(part.text))
                continue
            parts.append(part)
            _, rest = self.split_owner(split_count(text.slice(start))[1])
            for name in self._with_comma:
                if rest.text.lower().startswith(name):
                    end = rest.column - text.column + len(name)
        return parts
