"""Sealed deck and drafts from Python. docs/python.md is the manual.

>>> pool = sealed_pool("duelmasters", seed=3)
>>> pool
<pool of 60 cards of DM-01 Base Set>
>>> deck = pool.suggest()
>>> pool.faults(deck)
[]
>>> draft = new_draft("duelmasters", seats=4, seed=7)
>>> seat = draft.seat(0)
>>> seat.pick(seat.pack[0])
>>> draft
<draft of DM-01 Base Set, 4 seats, pick 2 of 40>
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regelwerk import game_registry
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.limited.builder import build
from regelwerk.limited.draft import Draft as LimitedDraft
from regelwerk.limited.draft import DraftError
from regelwerk.limited.draft_record import DraftRecord
from regelwerk.limited.drafters import choose, fill
from regelwerk.limited.pools import sealed_pool as open_pool
from regelwerk.limited.ratings import ratings
from regelwerk.play.lines import LANGUAGES

__all__ = ["Draft", "DraftError", "DraftRecord", "DraftSeat", "Pool", "new_draft", "sealed_pool"]


class Pool:
    """The cards that a player has opened or drafted.

    codes  of the cards, one for each copy
    """

    def __init__(self, play: LimitedPlay, codes: Iterable[str]) -> None:
        self._play = play
        self.codes = tuple(codes)

    def cards(self, lang: str = "en") -> list[str]:
        """The names of the cards, one for each copy. Raises ValueError for a language that there is not."""
        return _names(self._play, self.codes, lang)

    def suggest(self, name: str = "Sealed") -> str:
        """The deck that a computer builds from the pool, as the text of a deck file."""
        built = build(self._play, self.codes, ratings(self._play))
        return self._play.write(self._play.deck(name, built.leader, built.main, built.side))

    def faults(self, deck: str, lang: str = "en") -> list[str]:
        """Everything that is wrong with a deck from this pool, the text of a deck file; [] if nothing.

        Raises ValueError for a text that cannot be read as a deck.
        """
        _check_language(lang)
        package = game_registry.package(self._play.game)
        read = self._play.read(deck)
        return [package.card_library().fault_line(fault, lang) for fault in self._play.faults(read, self.codes)]

    def __repr__(self) -> str:
        return f"<pool of {len(self.codes)} cards of {self._play.booster.name}>"


class DraftSeat:
    """A seat of a draft: what it may know, and its picks. Whoever holds it picks for nobody else."""

    def __init__(self, draft: LimitedDraft, seat: int) -> None:
        self._draft = draft
        draft.view(seat)  # raises DraftError if there is no such seat
        self.seat = seat

    @property
    def pack(self) -> list[str]:
        """The names of the cards to pick from; [] when the draft is over."""
        return _names(self._draft.play, self._draft.view(self.seat).pack, "en")

    @property
    def pool(self) -> Pool:
        """What the seat has taken so far; the pick under way is not in it."""
        return Pool(self._draft.play, self._draft.view(self.seat).pool)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to pick."""
        return self._draft.waiting

    def pick(self, card: str) -> None:
        """Take a card by its name in either language, or its code; the computers that have to pick then do.

        Raises DraftError, and changes nothing, for a card that the pack does not hold and for a second pick.
        """
        pack = self._draft.view(self.seat).pack
        names = {name.casefold(): code for lang in LANGUAGES for code, name in self._named(pack, lang)}
        self._draft.pick(self.seat, names.get(str(card).casefold(), str(card)))
        fill(self._draft)

    def hint(self) -> str:
        """The name of the card that a computer would take. Raises ValueError when the draft is over."""
        code = choose(self._draft.play, self._draft.view(self.seat), ratings(self._draft.play))
        return _names(self._draft.play, [code], "en")[0]

    def _named(self, codes: Sequence[str], lang: str) -> list[tuple[str, str]]:
        return list(zip(codes, _names(self._draft.play, codes, lang)))


class Draft:
    """A draft being held. `new_draft` begins one; `Draft(DraftRecord.load(path).verify())` goes on with one."""

    def __init__(self, inner: LimitedDraft) -> None:
        self._inner = inner

    @property
    def is_over(self) -> bool:
        """Whether everything has been taken."""
        return self._inner.is_over

    @property
    def people(self) -> list[int]:
        """The seats that no computer drafts for."""
        return [seat for seat in range(self._inner.seats) if seat not in self._inner.computers]

    def seat(self, seat: int) -> DraftSeat:
        """A seat, to look at its pack and to pick. Raises DraftError if there is no such seat."""
        return DraftSeat(self._inner, seat)

    def record(self) -> DraftRecord:
        """The record of the draft, to be written to a file or verified; what everybody took included."""
        return DraftRecord.record(self._inner)

    def __repr__(self) -> str:
        return repr(self._inner)


def sealed_pool(game: str, seed: int = 0, player: int = 0, set_code: str = "") -> Pool:
    """What a player opens for sealed deck: boosters of a set, or the usual ones. Players of one seed differ.

    Raises ValueError for a game or a set without boosters, UnknownGameError for a game that there is not.

    >>> sealed_pool("duelmasters", set_code="dm06")
    <pool of 60 cards of DM-06 Stomp-A-Trons of Invincible Wrath>
    """
    play = _play(game, set_code)
    return Pool(play, open_pool(play, seed, player))


def new_draft(game: str, seats: int = 8, seed: int = 0, people: Iterable[int] = (0,), set_code: str = "") -> Draft:
    """Begin a draft; computers sit in the seats that are not people's.

    Raises DraftError, a ValueError, for more or fewer seats than four to eight, and what `sealed_pool` raises.
    """
    play = _play(game, set_code)
    mine = set(people)
    computers = [seat for seat in range(seats) if seat not in mine] if isinstance(seats, int) else []
    inner = LimitedDraft(play, seats, seed, computers)
    for seat in mine:
        inner.view(seat)
    return Draft(inner)


def _play(game: str, set_code: str) -> LimitedPlay:
    name = game_registry.ALIASES.get(game, game) if isinstance(game, str) else game
    game_registry.ruleset(name)
    package = game_registry.package(name)
    if package.limited is None:
        raise ValueError(f"{name} has no boosters")
    play = package.limited_with(set_code)
    if play is None:
        raise ValueError(f"there are no boosters of {set_code!r}; available: {', '.join(package.limited_sets)}")
    return play


def _names(play: LimitedPlay, codes: Iterable[str], lang: str) -> list[str]:
    _check_language(lang)
    package = game_registry.package(play.game)
    return [package.card_name({}, code, lang) for code in codes]


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; available: {', '.join(LANGUAGES)}")
