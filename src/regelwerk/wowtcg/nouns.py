"""Descriptions of cards and references to cards, each with what it means in a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from regelwerk.kernel.words import Word
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.groups import Kind, Zone
from regelwerk.wowtcg.people import YOU, Amount, Player, Ref, number_of
from regelwerk.wowtcg.qualities import Qual

if TYPE_CHECKING:
    from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

OWNED: Final = (Zone.HAND, Zone.DECK, Zone.GRAVEYARD)
"""Zones of which each player has his own, and of which texts say whose."""
ROW_ORDER: Final = (c.HERO_ROW, c.ALLIES, c.ATTACHED, c.RESOURCES)
"""The rows of play in the order in which they are looked through."""
ANYTHING_IN_PLAY: Final = (Kind.HERO, Kind.ALLY, Kind.ABILITY)
"""What a description without types means in play."""


@dataclass(frozen=True)
class Noun(Word):
    """A description of cards: types, qualities, and the zone (wow:300.2).

    kinds  empty: cards of any type, where a text names only a tag ("your Pets"), or only "a card"
    whose  whose zone; None for any. Play has no owner: use Yours, InYourParty ...

    Worked out from these: `mask` the types as bits, `zones` the zones and rows as numbers, `read` what it depends on
    (R_... bits). Where one of the qualities is to be controlled by you, only your rows are looked through (`yours`),
    for the others (`rest`).
    """

    kinds: tuple[Kind, ...]
    quals: tuple[Qual, ...] = ()
    zone: Zone = Zone.PLAY
    whose: Player | None = None
    mask: int = field(init=False, repr=False, compare=False)
    zones: list[int] = field(init=False, repr=False, compare=False)
    yours: bool = field(init=False, repr=False, compare=False)
    rest: list[Qual] = field(init=False, repr=False, compare=False)
    read: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        in_play = self.zone is Zone.PLAY
        kinds = fitting(self.kinds, self.zone, False)
        mask = 0
        for kind in kinds:
            mask |= kind.value
        zones = [self.zone.value]
        if in_play:
            found = [row for kind in kinds or ANYTHING_IN_PLAY for row in kind.rows()]
            zones = [row for row in ROW_ORDER if row in found]
        yours = in_play and self.whose is None and any(qual.yours() for qual in self.quals)
        read = c.R_FACE if mask & c.RESOURCE else 0
        if not in_play:  # what moves outside play says so with the hands
            read |= c.R_HAND
        for qual in self.quals:
            read |= qual.reads()
        object.__setattr__(self, "mask", mask or c.ANY_CARD)
        object.__setattr__(self, "zones", zones)
        object.__setattr__(self, "yours", yours)
        object.__setattr__(self, "rest", [qual for qual in self.quals if not (yours and qual.yours())])
        object.__setattr__(self, "read", read)

    def problem(self) -> str:
        if self.whose is not None and self.zone not in OWNED:
            return "lies in a zone that all share: Yours, InYourParty, ControlledBy say whose it is"
        return ""

    def as_target(self) -> Noun:
        """What fits as a target."""
        kinds = fitting(self.kinds, self.zone, True)
        return self if kinds is self.kinds else Noun(kinds, self.quals, self.zone, self.whose)

    def in_deck(self) -> Noun:
        """The same cards in a deck that is looked through."""
        return Noun(self.kinds, self.quals, Zone.DECK)

    def fits(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        """Whether a piece in one of the zones fits the description."""
        if not state.kinds_of(piece) & self.mask:
            return False
        if state.place(piece) not in self.zones:
            return False
        for qual in self.quals:
            if not qual.ok(state, piece, scope):
                return False
        return self.whose is None or piece.owner in self.whose.seats(state, scope)

    def describes(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        """Whether the description fits a card wherever it is."""
        if not piece.card.kind & self.mask:
            return False
        for qual in self.quals:
            if not qual.ok(state, piece, scope):
                return False
        return True

    def owners(self, state: WowState, scope: WowScope) -> list[int]:
        """The seats in whose zones it is looked for: the turn player's first, then clockwise."""
        if self.yours:  # kw:your
            return [scope.you]
        return state.clockwise(state.active) if self.whose is None else self.whose.seats(state, scope)

    def all(self, state: WowState, scope: WowScope) -> list[WowPiece]:
        """Everything that fits: zone by zone, turn player's first, then clockwise, in zone order."""
        found = []
        owners = self.owners(state, scope)
        seats = state.seats
        mask = self.mask
        quals = self.rest
        for kind in self.zones:
            plain = kind >= c.ALLIES and kind != c.RESOURCES
            for seat in owners:
                for id in state.zones[kind * seats + seat]:
                    piece = state.pieces[id]
                    if (piece.card.shown if plain else state.kinds_of(piece)) & mask:
                        fits = True
                        for qual in quals:
                            if not qual.ok(state, piece, scope):
                                fits = False
                                break
                        if fits:
                            found.append(piece)
        return found


def fitting(kinds: tuple[Kind, ...], zone: Zone, target: bool) -> tuple[Kind, ...]:
    """The types that fit a description: where an ally may be a target, a Totem may too (wow:306.4a)."""
    if (  # kw:totem, inf:totem-target-in-your-party
        target  # inf:totem-not-ally
        and zone is Zone.PLAY
        and Kind.ALLY in kinds
    ):
        return (*kinds, Kind.TOTEM)
    return kinds


ALLY: Final = Noun((Kind.ALLY,))
HERO: Final = Noun((Kind.HERO,))
HERO_OR_ALLY: Final = Noun((Kind.HERO, Kind.ALLY))


# ---------------------------------------------------------------------- references


@dataclass(frozen=True)
class This(Ref):
    """The card the text stands on (wow:200.1)."""

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.source]

    def covers(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.ref == scope.source  # wow:200.1


@dataclass(frozen=True)
class YourHero(Ref):
    """The hero you control (wow:400.1)."""

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        hero = state.hero(scope.you)
        return [] if hero is None else [hero.ref]

    def covers(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.heroes[scope.you] == piece.id


@dataclass(frozen=True)
class Attached(Ref):
    """What this card is, or was last, attached to (wow:306.3)."""

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        host = state.last(scope.source).host
        return [host] if host else []

    def covers(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.last(scope.source).host == piece.ref


@dataclass(frozen=True)
class Target(Ref):
    """Chosen while the link is being added (wow7.4:707.1d); as it resolves, without those no longer legal.

    `count` targets, or any number up to it where `up_to` is set; `another`: not what an earlier target of this text
    is. `slot`: which target of its text it is, as soon as that is read; `wanted`: what fits as one.
    """

    noun: Noun
    count: int | Amount = 1
    up_to: bool = False
    another: bool = False
    slot: int = field(init=False, repr=False, compare=False)
    wanted: Noun = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "slot", -1)
        object.__setattr__(self, "wanted", self.noun.as_target())

    def numbered(self, slot: int) -> Target:
        """The same as that target of its text."""
        made = Target(self.noun, self.count, self.up_to, self.another)
        object.__setattr__(made, "slot", slot)
        return made

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        if not 0 <= self.slot < len(scope.targets):
            return []
        return [ref for ref in scope.targets[self.slot] if ref > 0]


@dataclass(frozen=True)
class Chosen(Ref):
    """Chosen while the link resolves (wow7.4:709.2b); not a target.

    The choice comes just before what speaks of it (`instructions.asking.Choose`), and is THEM from then on; or it is
    kept aside, where it is made only for a number. `up_to`: fewer, or none, may be chosen; `another`: nothing that
    was mentioned before.
    """

    noun: Noun
    by: Player
    count: int | Amount = 1
    up_to: bool = False
    another: bool = False

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return scope.them

    def measured(self, state: WowState, scope: WowScope) -> list[int]:
        return scope.aside


@dataclass(frozen=True)
class All(Ref):
    """Everything that fits (wow7.4:714.3e)."""

    noun: Noun

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return [piece.ref for piece in self.noun.all(state, scope)]

    def covers(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return self.noun.fits(state, piece, scope)

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class TopOfDeck(Ref):
    """The top cards of that player's deck, the topmost first; all of them if there are fewer (wow7.4:415.9f)."""

    count: int | Amount = 1
    who: Player = YOU

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        count = number_of(self.count, state, scope)
        found: list[int] = []
        for seat in self.who.seats(state, scope):
            deck = state.zone(c.DECK, seat)
            found += [state.pieces[id].ref for id in reversed(deck[max(len(deck) - count, 0) :])]
        return found


@dataclass(frozen=True)
class Them(Ref):
    """Whatever the text mentioned last: "it", "that ally", "they" (wow7.4:712)."""

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return scope.them


@dataclass(frozen=True)
class TheOne(Ref):
    """What the event was about: in "when an ally is destroyed", that ally (wow7.4:703.1)."""

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.about] if scope.about > 0 else []


@dataclass(frozen=True)
class TheOther(Ref):
    """The other thing in the event: in "when your hero deals combat damage to an ally", that ally (wow7.4:703.1)."""

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.by] if scope.by > 0 else []


@dataclass(frozen=True)
class DealtThisWay(Ref):
    """Whoever was really dealt damage by what this text did before (wow7.4:709.2f)."""

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return scope.dealt


THIS, YOUR_HERO, ATTACHED, THEM, THE_ONE, THE_OTHER = This(), YourHero(), Attached(), Them(), TheOne(), TheOther()
