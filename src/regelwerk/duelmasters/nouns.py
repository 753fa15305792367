"""Descriptions: qualities, nouns, references, each with what it means in a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.groups import Civilization, Kind, Zone
from regelwerk.duelmasters.people import YOU, Amount, Opponent, Player, number_of, reads_of
from regelwerk.duelmasters.values import keywords, power
from regelwerk.kernel.words import Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.meaning import Abilities, Card, Lowering
    from regelwerk.duelmasters.state import DmPiece, DmScope, DmState


# ------------------------------------------------------- abilities, as bases


@dataclass(frozen=True)
class Ability(Word):
    """Something that stands on a card: what it adds to the abilities that a creature has (`abilities`)."""

    def add(self, lowering: Lowering, path: str, into: Abilities) -> None:
        """Add it to a set of abilities: those of a card, or those that a text gives."""
        raise lowering.error(self, "is no keyword")

    def print_on(self, lowering: Lowering, path: str, card: Card) -> None:
        """Enter it into the card on which it is printed."""
        self.add(lowering, path, card.own)


@dataclass(frozen=True)
class Keyword(Ability):
    """A named ability."""

    def bit(self) -> int:
        """What tells that a creature has it in whatever form (dm:7.2)."""
        raise NotImplementedError

    def add(self, lowering: Lowering, path: str, into: Abilities) -> None:
        into.keywords |= self.bit()


# ----------------------------------------------------------------------- qualities


@dataclass(frozen=True)
class Qual(Word):
    """One quality that a description asks for."""

    def unfit(self) -> str:
        """What is wrong with a card that lacks it, as a reason."""
        raise NotImplementedError

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        """Whether the piece has it."""
        raise NotImplementedError

    def reads(self) -> int:
        return 0


@dataclass(frozen=True)
class OfCivilization(Qual):
    """Has that civilization, or one of those ("fire or nature creatures"; dm:2.2)."""

    civilizations: tuple[Civilization, ...]
    bits: int = field(init=False, repr=False, compare=False)

    def unfit(self) -> str:
        return "wrong-civilization"

    def __post_init__(self) -> None:
        object.__setattr__(self, "bits", sum(one.value for one in self.civilizations))

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.card.civs & self.bits != 0


@dataclass(frozen=True)
class OfRace(Qual):
    """Has exactly that race (dm:2.6)."""

    race: str

    def unfit(self) -> str:
        return "wrong-race"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return self.race in piece.card.races


@dataclass(frozen=True)
class RaceHas(Qual):
    """Has that whole word in its race: Dragon in Armored Dragon, never in Dragonoid (dm:2.6)."""

    word: str

    def unfit(self) -> str:
        return "wrong-race"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return self.word in piece.card.race_words


@dataclass(frozen=True)
class Named(Qual):
    """Has that name (dm:2.1)."""

    name: str

    def unfit(self) -> str:
        return "wrong-name"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.card.name == self.name


@dataclass(frozen=True)
class WithPower(Qual):
    """A creature with so much power: in the battle zone what it has now, last known if it is gone, else printed."""

    amount: int | Amount

    def unfit(self) -> str:
        return "wrong-power"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        if not piece.card.kind & c.CREATURE:
            return False
        wanted = number_of(self.amount, state, scope)
        ref = piece.ref
        return self.right(state.gone[ref].values[0] if ref in state.gone else power(state, piece), wanted)

    def right(self, has: int, wanted: int) -> bool:
        raise NotImplementedError

    def reads(self) -> int:
        return reads_of(self.amount) | c.R_COMBAT | c.R_POWER


@dataclass(frozen=True)
class PowerAtMost(WithPower):
    """Has that power or less (dm:2.4)."""

    def right(self, has: int, wanted: int) -> bool:
        return has <= wanted


@dataclass(frozen=True)
class PowerAtLeast(WithPower):
    """Has that power or more (dm:2.4)."""

    def right(self, has: int, wanted: int) -> bool:
        return has >= wanted


@dataclass(frozen=True)
class CostAtMost(Qual):
    """Has that printed cost or less (dm:2.5)."""

    amount: int | Amount

    def unfit(self) -> str:
        return "wrong-cost"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.card.cost <= number_of(self.amount, state, scope)

    def reads(self) -> int:
        return reads_of(self.amount)


@dataclass(frozen=True)
class Having(Qual):
    """Has that keyword, in whatever form: `Having(Blocker())` counts restricted blockers too (dm:7.2)."""

    keyword: Keyword

    def unfit(self) -> str:
        return "lacks-the-keyword"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        ref = piece.ref
        has = state.gone[ref].values[1] if ref in state.gone else keywords(state, piece)
        return has & self.keyword.bit() != 0

    def reads(self) -> int:
        return c.R_KEYWORDS


@dataclass(frozen=True)
class Tapped(Qual):
    """Is tapped (kw:tap)."""

    def unfit(self) -> str:
        return "wrongly-tapped"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.tapped

    def reads(self) -> int:
        return c.R_TAP


@dataclass(frozen=True)
class Untapped(Qual):
    """Is untapped (kw:tap)."""

    def unfit(self) -> str:
        return "wrongly-tapped"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return not piece.tapped

    def reads(self) -> int:
        return c.R_TAP


@dataclass(frozen=True)
class IsEvolution(Qual):
    """Is an evolution creature; not `so`: is none ("non-evolution creature"; dm:10.1)."""

    so: bool = True

    def unfit(self) -> str:
        return "wrong-kind"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return (piece.card.kind & c.EVOLUTION != 0) == self.so


@dataclass(frozen=True)
class Other(Qual):
    """Not this card itself ("your other creatures"; dm:3.5)."""

    def unfit(self) -> str:
        return "not-itself"

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.ref != scope.source and state.creature(scope.source) is not piece


@dataclass(frozen=True)
class Noun(Word):
    """A description of cards: types, qualities, the zone and whose (dm:3.5).

    kinds   empty: a card of any type; in the battle zone every card is a creature
    whose   whose cards in that zone; None: anybody's

    Worked out from these: `mask` the types as bits (0: any), `at` the zone as a number, `read` what it depends on.
    """

    kinds: tuple[Kind, ...]
    quals: tuple[Qual, ...] = ()
    zone: Zone = Zone.BATTLE
    whose: Player | None = None
    mask: int = field(init=False, repr=False, compare=False)
    at: int = field(init=False, repr=False, compare=False)
    read: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        read = ZONE_READS.get(self.zone, 0)
        for qual in self.quals:
            read |= qual.reads()
        object.__setattr__(self, "mask", sum(kind.value for kind in self.kinds))
        object.__setattr__(self, "at", self.zone.value)
        object.__setattr__(self, "read", read)

    def problem(self) -> str:
        if isinstance(self.whose, OwnerOf) and self.whose.otherwise is not None:
            return "can mean somebody else only where he does something"
        return ""

    def hidden(self, state: DmState) -> bool:
        """Whether not everybody sees what fits (dm:3.6)."""
        return self.at <= c.SHIELDS and (self.mask != 0 or len(self.quals) > 0)

    def fits(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        """Whether a piece fits the description, its zone too."""
        if piece.zone // state.seats != self.at:
            return False
        return self.described(state, piece, scope) and (
            self.whose is None or piece.owner in self.whose.seats(state, scope)
        )

    def described(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        """Whether type and qualities fit, wherever and whoever's it is."""
        if self.mask and not piece.card.kind & self.mask:
            return False
        for qual in self.quals:
            if not qual.ok(state, piece, scope):
                return False
        return True

    def all(self, state: DmState, scope: DmScope) -> list[DmPiece]:
        """Everything that fits: turn player's first, then clockwise, in zone order."""
        found = []
        first = self.at * state.seats
        for seat in state.clockwise(state.active) if self.whose is None else self.whose.seats(state, scope):
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
        seats = state.clockwise(state.active) if self.whose is None else self.whose.seats(state, scope)
        return sum(len(state.zones[first + seat]) for seat in seats)


ZONE_READS: Final = {
    Zone.DECK: c.R_DECK,
    Zone.HAND: c.R_HAND,
    Zone.SHIELDS: c.R_SHIELDS,
    Zone.MANA: c.R_MANA,
    Zone.GRAVEYARD: c.R_GRAVEYARD,
}
"""What a description of cards in a zone depends on; whatever changes in the battle zone drops every table."""


# ---------------------------------------------------------------------- references


@dataclass(frozen=True)
class Ref(Word):
    """Which cards a text speaks of."""

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        """References, in a canonical order; those that have become different cards may be among them."""
        raise NotImplementedError

    def reads(self) -> int:
        return 0


@dataclass(frozen=True)
class This(Ref):
    """The card the text stands on; on a shared ability, the creature that has it (dm:7.9)."""

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return [scope.source] if scope.source else []


@dataclass(frozen=True)
class Chosen(Ref):
    """Things chosen while the text is carried out: `count` of them, or as many as there are (dm:7.22).

    The choice comes just before what speaks of it (`instructions.asking.Choose`), and is THEM from then on.

    up_to     fewer, or none, may be chosen (dm:7.21)
    by        who chooses; in `noun`, THAT_PLAYER is then whoever that is ("one of his creatures")
    random    chance picks instead of a player (dm:7.21)
    """

    noun: Noun
    count: int | Amount = 1
    up_to: bool = False
    by: Player = YOU
    random: bool = False

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return scope.them


@dataclass(frozen=True)
class All(Ref):
    """Everything that fits; nothing is chosen (dm:7.22)."""

    noun: Noun

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return [piece.ref for piece in self.noun.all(state, scope)]

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class Top(Ref):
    """The top cards of a deck, as many as there are; the top one first (dm:5.2)."""

    count: int | Amount = 1
    who: Player = YOU

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        count = number_of(self.count, state, scope)
        found: list[int] = []
        for seat in self.who.seats(state, scope):
            deck = state.zone(c.DECK, seat)
            for i in range(min(count, len(deck))):
                found.append(state.pieces[deck[-1 - i]].ref)
        return found

    def reads(self) -> int:
        return c.R_DECK | reads_of(self.count)


@dataclass(frozen=True)
class Them(Ref):
    """Whatever the text mentioned last: "it", "that creature", "they" (dm:7.22)."""

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return scope.them


@dataclass(frozen=True)
class TheOne(Ref):
    """What the event was about: in "when one of your creatures becomes blocked", that creature (dm:9.4)."""

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return [scope.about] if scope.about > 0 else []


@dataclass(frozen=True)
class TheOther(Ref):
    """The other thing in the event: who blocked it, whom it fought, who broke the shield (dm:9.4)."""

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return [scope.by] if scope.by > 0 else []


THIS, THEM, THE_ONE, THE_OTHER = This(), Them(), TheOne(), TheOther()


# ----------------------------------------------- players and amounts by way of cards


@dataclass(frozen=True)
class OwnerOf(Player):
    """The owner of that card, last known if it is gone.

    `otherwise`: who is meant where there is no such card. In "choose one of your opponent's creatures ... then he
    ..." the opponent is spoken of before any creature is chosen, so he does it without one too (dm:6.6).
    """

    what: Ref
    otherwise: Player | None = None

    def problem(self) -> str:
        if not isinstance(self.what, (This, Them, TheOne, TheOther)):
            return "is about one card that is known already"
        if self.otherwise is not None and not isinstance(self.otherwise, Opponent):
            return "can mean an opponent otherwise, and nobody else"
        return ""

    def seats(self, state: DmState, scope: DmScope) -> list[int]:
        refs = self.what.get(state, scope)
        if not refs and self.otherwise is not None:  # dm:6.6
            return self.otherwise.seats(state, scope)
        found: list[int] = []
        for ref in refs:
            seat = state.last(ref).owner
            if state.in_game(seat) and seat not in found:
                found.append(seat)
        return found


@dataclass(frozen=True)
class Count(Amount):
    """How many things fit a description, now (dm:9.7)."""

    noun: Noun

    def of(self, state: DmState, scope: DmScope) -> int:
        return len(self.noun.all(state, scope))

    def reads(self) -> int:
        return self.noun.read


@dataclass(frozen=True)
class Times(Amount):
    """A number for each: 1000 for each fire card (dm:9.7)."""

    number: int
    amount: Count

    def of(self, state: DmState, scope: DmScope) -> int:
        return self.number * self.amount.of(state, scope)

    def reads(self) -> int:
        return self.amount.reads()
