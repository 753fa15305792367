"""Descriptions: filters and selectors, each with what it means in a game."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.criteria import Criterion
from regelwerk.duelmasters.enums import CardType, Zone
from regelwerk.duelmasters.players import YOU, Amount, Opponent, Player, You, number_of, reads_of
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.state import DmPiece, DmScope, DmState


# -------------------------------------------------------------------- descriptions


@dataclass(frozen=True)
class CardFilter(Word):
    """A description of cards: types, qualities, the zone and whose (dm:3.5).

    kinds   empty: a card of any type; in the battle zone every card is a creature
    whose   whose cards in that zone; None: anybody's

    Worked out from these: `type_mask` the types as bits (0: any), `at` the zone as a number, `read` what it depends on.
    """

    kinds: tuple[CardType, ...]
    criteria: tuple[Criterion, ...] = ()
    zone: Zone = Zone.BATTLE
    whose: Player | None = None
    type_mask: int = field(init=False, repr=False, compare=False)
    at: int = field(init=False, repr=False, compare=False)
    read: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        read = ZONE_READS.get(self.zone, 0)
        for qual in self.criteria:
            read |= qual.dependencies()
        object.__setattr__(self, "type_mask", sum(kind.value for kind in self.kinds))
        object.__setattr__(self, "at", self.zone.value)
        object.__setattr__(self, "read", read)

    def problem(self) -> str:
        if isinstance(self.whose, OwnerOf) and self.whose.otherwise is not None:
            return "can mean somebody else only where he does something"
        return ""

    def hidden(self, state: DmState) -> bool:
        """Whether not everybody sees what fits (dm:3.6)."""
        return self.at <= codes.ZONE_SHIELDS and (self.type_mask != 0 or len(self.criteria) > 0)

    def fits(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        """Whether a piece fits the description, its zone too."""
        if piece.zone // state.seats != self.at:
            return False
        return self.described(state, piece, scope) and (
            self.whose is None or piece.owner in self.whose.seats(state, scope)
        )

    def described(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        """Whether type and qualities fit, wherever and whoever's it is."""
        if self.type_mask and not piece.card.kind & self.type_mask:
            return False
        for qual in self.criteria:
            if not qual.matches(state, piece, scope):
                return False
        return True

    def all(self, state: DmState, scope: DmScope) -> list[DmPiece]:
        """Everything that fits: turn player's first, then clockwise, in zone order."""
        found = []
        first = self.at * state.seats
        for seat in state.clockwise(state.turn_player) if self.whose is None else self.whose.seats(state, scope):
            for id in state.zones[first + seat]:
                piece = state.pieces[id]
                if self.described(state, piece, scope):
                    found.append(piece)
        return found

    def count_public(self, state: DmState, scope: DmScope) -> int:
        """How many cards everybody knows might fit: all those in the zone if it is hidden."""
        if not self.hidden(state):
            return len(self.all(state, scope))
        first = self.at * state.seats
        seats = state.clockwise(state.turn_player) if self.whose is None else self.whose.seats(state, scope)
        return sum(len(state.zones[first + seat]) for seat in seats)


ZONE_READS: Final = {
    Zone.DECK: codes.DEPENDS_ON_DECK,
    Zone.HAND: codes.DEPENDS_ON_HAND,
    Zone.SHIELDS: codes.DEPENDS_ON_SHIELDS,
    Zone.MANA: codes.DEPENDS_ON_MANA,
    Zone.GRAVEYARD: codes.DEPENDS_ON_GRAVEYARD,
}
"""What a description of cards in a zone depends on; whatever changes in the battle zone drops every table."""


# ---------------------------------------------------------------------- references


@dataclass(frozen=True)
class Selector(Word):
    """Which cards a text speaks of."""

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        """References, in a canonical order; those that have become different cards may be among them."""
        raise NotImplementedError

    def dependencies(self) -> int:
        return 0

    def is_open(self) -> bool:
        """Whether nobody can tell what it will be before the text is carried out."""
        return False


@dataclass(frozen=True)
class This(Selector):
    """The card the text stands on; on a shared ability, the creature that has it (dm:7.9)."""

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        return [scope.source] if scope.source else []


@dataclass(frozen=True)
class Chosen(Selector):
    """Things chosen while the text is carried out: `count` of them, or as many as there are (dm:7.22). Count None: any
    number of them, which may be none (dm:7.21).

    The choice comes just before what speaks of it (`instructions.asking.Choose`), and is THEM from then on.

    up_to     fewer, or none, may be chosen (dm:7.21)
    by        who chooses; in `noun`, THAT_PLAYER is then whoever that is ("one of his creatures")
    random    chance picks instead of a player (dm:7.21)
    """

    noun: CardFilter
    count: int | Amount | None = 1
    up_to: bool = False
    by: Player = YOU
    random: bool = False

    def problem(self) -> str:
        if self.count is None and (self.up_to or self.random):
            return "says any number of them, which leaves it to whoever chooses"
        return ""

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        return scope.mentioned

    def most(self, state: DmState, scope: DmScope, there: int) -> int:
        """How many may be chosen where so many are there."""
        return there if self.count is None else number_of(self.count, state, scope)


@dataclass(frozen=True)
class All(Selector):
    """Everything that fits; nothing is chosen (dm:7.22)."""

    noun: CardFilter

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        return [piece.ref for piece in self.noun.all(state, scope)]

    def dependencies(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class TopOfDeck(Selector):
    """The top cards of a deck, as many as there are; the top one first (dm:5.2)."""

    count: int | Amount = 1
    who: Player = YOU

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        count = number_of(self.count, state, scope)
        found: list[Ref] = []
        for seat in self.who.seats(state, scope):
            deck = state.zone_ids(codes.ZONE_DECK, seat)
            for i in range(min(count, len(deck))):
                found.append(state.pieces[deck[-1 - i]].ref)
        return found

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_DECK | reads_of(self.count)


@dataclass(frozen=True)
class Them(Selector):
    """Whatever the text mentioned last: "it", "that creature", "they" (dm:7.22)."""

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        return scope.mentioned


@dataclass(frozen=True)
class Among(Selector):
    """Those of that quality among what the text mentioned last: "all water cards from among them" (kw:reveal)."""

    quality: Criterion

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        found: list[Ref] = []
        for ref in scope.mentioned:
            piece = state.piece_or_none(ref)
            if piece is not None and self.quality.matches(state, piece, scope):
                found.append(ref)
        return found

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class TheRest(Selector):
    """Of what the text mentioned last, whatever is still where it was: "the rest" (kw:reveal)."""

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        return [ref for ref in scope.mentioned if state.piece_or_none(ref) is not None]

    def is_open(self) -> bool:
        return True


@dataclass(frozen=True)
class EventSubject(Selector):
    """What the event was about: in "when one of your creatures becomes blocked", that creature (dm:9.4)."""

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        return [scope.event_about] if scope.event_about > 0 else []


@dataclass(frozen=True)
class EventOther(Selector):
    """The other thing in the event: who blocked it, whom it fought, who broke the shield (dm:9.4)."""

    def select(self, state: DmState, scope: DmScope) -> list[Ref]:
        return [scope.event_other] if scope.event_other > 0 else []


THIS, THEM, EVENT_SUBJECT, EVENT_OTHER = This(), Them(), EventSubject(), EventOther()


# ----------------------------------------------- players and amounts by way of cards


@dataclass(frozen=True)
class OwnerOf(Player):
    """The owner of that card, last known if it is gone.

    `otherwise`: who is meant where there is no such card. In "choose one of your opponent's creatures ... then he
    ..." the opponent is spoken of before any creature is chosen, so he does it without one too (dm:6.6).
    """

    what: Selector
    otherwise: Player | None = None

    def problem(self) -> str:
        if not isinstance(self.what, (This, Them, EventSubject, EventOther)):
            return "is about one card that is known already"
        if self.otherwise is not None and not isinstance(self.otherwise, Opponent):
            return "can mean an opponent otherwise, and nobody else"
        return ""

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        refs = self.what.select(state, scope)
        if not refs and self.otherwise is not None:  # dm:6.6
            return self.otherwise.seats(state, scope)
        found: list[int] = []
        for ref in refs:
            seat = state.last_known(ref).owner
            if state.in_game(seat) and seat not in found:
                found.append(seat)
        return found


@dataclass(frozen=True)
class Count(Amount):
    """How many things fit a description, now (dm:9.7)."""

    noun: CardFilter

    def compute(self, state: DmState, scope: DmScope) -> int:
        return len(self.noun.all(state, scope))

    def dependencies(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class ShieldsBroken(Amount):
    """How many shields have been broken (dm:8.4.1): by the creatures of that player this turn, or by that creature in
    the attack under way (ruling:shields-of-the-attack).
    """

    by: Player | Selector

    def problem(self) -> str:
        if isinstance(self.by, Player):
            return "" if isinstance(self.by, (You, Opponent)) else "counts for you or for an opponent"
        return "" if isinstance(self.by, (This, EventSubject)) else "is about this creature, or what the event is about"

    def compute(self, state: DmState, scope: DmScope) -> int:
        by = self.by
        found = 0
        if isinstance(by, Player):
            seats = by.seats(state, scope)
            for fact in state.turn_facts:
                if fact.kind == codes.EVENT_BREAK and fact.seat in seats:
                    found += 1
            return found
        refs = by.select(state, scope)
        for fact in state.turn_facts:
            if fact.attack != state.attack_count:  # ruling:shields-of-the-attack
                continue
            if fact.kind == codes.EVENT_BREAK and fact.b in refs:
                found += 1
        return found

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_NOTES


@dataclass(frozen=True)
class Times(Amount):
    """A number for each: 1000 for each fire card (dm:9.7)."""

    number: int
    amount: Count | ShieldsBroken

    def compute(self, state: DmState, scope: DmScope) -> int:
        return self.number * self.amount.compute(state, scope)

    def dependencies(self) -> int:
        return self.amount.dependencies()


@dataclass(frozen=True)
class ThatMany(Amount):
    """As many as the text mentioned last, chosen, discarded or counted before (dm:9.7)."""

    def compute(self, state: DmState, scope: DmScope) -> int:
        return len(scope.mentioned)


THAT_MANY = ThatMany()
