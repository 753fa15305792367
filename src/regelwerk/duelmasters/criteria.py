"""Qualities that a description asks for, and the bases of abilities, of which one of them speaks."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.derived_values import keywords, power
from regelwerk.duelmasters.enums import Civilization
from regelwerk.duelmasters.players import Amount, number_of, reads_of
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word

if TYPE_CHECKING:
    from regelwerk.duelmasters.lowered import AbilitySet, CardDefinition, Lowering
    from regelwerk.duelmasters.state import DmPiece, DmScope, DmState


# ------------------------------------------------------- abilities, as bases


@dataclass(frozen=True)
class Ability(Word):
    """Something that stands on a card: what it adds to the abilities that a creature has (`abilities`)."""

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        """Add it to a set of abilities: those of a card, or those that a text gives."""
        raise lowering.error(self, "is no keyword")

    def print_on(self, lowering: Lowering, path: str, card: CardDefinition) -> None:
        """Enter it into the card on which it is printed."""
        self.add(lowering, path, card.own)


@dataclass(frozen=True)
class Keyword(Ability):
    """A named ability."""

    def bit(self) -> int:
        """What tells that a creature has it in whatever form (dm:7.2)."""
        raise NotImplementedError

    def add(self, lowering: Lowering, path: str, into: AbilitySet) -> None:
        into.keywords |= self.bit()


# ----------------------------------------------------------------------- qualities


@dataclass(frozen=True)
class Criterion(Word):
    """One quality that a description asks for."""

    def unfit(self) -> str:
        """What is wrong with a card that lacks it, as a reason."""
        raise NotImplementedError

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        """Whether the piece has it."""
        raise NotImplementedError

    def dependencies(self) -> int:
        return 0


@dataclass(frozen=True)
class OfCivilization(Criterion):
    """Has that civilization, or one of those ("fire or nature creatures"; dm:2.2)."""

    civilizations: tuple[Civilization, ...]
    bits: int = field(init=False, repr=False, compare=False)

    def unfit(self) -> str:
        return "wrong-civilization"

    def __post_init__(self) -> None:
        object.__setattr__(self, "bits", sum(civilization.value for civilization in self.civilizations))

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.card.civs & self.bits != 0


@dataclass(frozen=True)
class OfRace(Criterion):
    """Has exactly that race, or one of the `others` ("all Angel Commands and Demon Commands"; dm:2.6)."""

    race: str
    others: tuple[str, ...] = ()

    def unfit(self) -> str:
        return "wrong-race"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        races = piece.card.races
        for race in self.others:
            if race in races:
                return True
        return self.race in races

    def named(self) -> tuple[str, ...]:
        """All races of which it asks for one."""
        return (self.race, *self.others)


@dataclass(frozen=True)
class RaceContains(Criterion):
    """Has that whole word in its race: Dragon in Armored Dragon, never in Dragonoid (dm:2.6)."""

    word: str

    def unfit(self) -> str:
        return "wrong-race"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return self.word in piece.card.race_words


@dataclass(frozen=True)
class Named(Criterion):
    """Has that name (dm:2.1)."""

    name: str

    def unfit(self) -> str:
        return "wrong-name"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.card.name == self.name


@dataclass(frozen=True)
class WithPower(Criterion):
    """A creature with so much power: in the battle zone what it has now, last known if it is gone, else printed."""

    amount: int | Amount

    def unfit(self) -> str:
        return "wrong-power"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        if not piece.card.kind & codes.TYPE_CREATURE:
            return False
        wanted = number_of(self.amount, state, scope)
        ref = piece.ref
        return self.right(
            state.last_known_pieces[ref].values[0] if ref in state.last_known_pieces else power(state, piece), wanted
        )

    def right(self, has: int, wanted: int) -> bool:
        raise NotImplementedError

    def dependencies(self) -> int:
        return reads_of(self.amount) | codes.DEPENDS_ON_COMBAT | codes.DEPENDS_ON_POWER


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
class PowerIs(WithPower):
    """Has exactly that power (dm:2.4)."""

    def right(self, has: int, wanted: int) -> bool:
        return has == wanted


@dataclass(frozen=True)
class WithCost(Criterion):
    """Has that printed cost or less, with `or_more` or more; what it costs now does not matter (dm:2.5)."""

    amount: int | Amount
    or_more: bool = False

    def unfit(self) -> str:
        return "wrong-cost"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        bound = number_of(self.amount, state, scope)
        return piece.card.cost >= bound if self.or_more else piece.card.cost <= bound

    def dependencies(self) -> int:
        return reads_of(self.amount)


@dataclass(frozen=True)
class WithKeyword(Criterion):
    """Has that keyword, in whatever form: `WithKeyword(Blocker())` counts restricted blockers too (dm:7.2)."""

    keyword: Keyword

    def unfit(self) -> str:
        return "lacks-the-keyword"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        ref = piece.ref
        has = state.last_known_pieces[ref].values[1] if ref in state.last_known_pieces else keywords(state, piece)
        return has & self.keyword.bit() != 0

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_KEYWORDS


@dataclass(frozen=True)
class Tapped(Criterion):
    """Is tapped (kw:tap)."""

    def unfit(self) -> str:
        return "wrongly-tapped"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.tapped

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_TAP


@dataclass(frozen=True)
class Untapped(Criterion):
    """Is untapped (kw:tap)."""

    def unfit(self) -> str:
        return "wrongly-tapped"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return not piece.tapped

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_TAP


@dataclass(frozen=True)
class IsEvolution(Criterion):
    """Is an evolution creature (dm:10.1)."""

    def unfit(self) -> str:
        return "wrong-kind"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.card.kind & codes.TYPE_EVOLUTION != 0


@dataclass(frozen=True)
class Not(Criterion):
    """Lacks that quality ("non-fire card", "non-evolution creature"; dm:2.1). A card of two civilizations has both
    of them, so that one which is partly fire is no non-fire card (dm:2.2)."""

    quality: Criterion

    def unfit(self) -> str:
        return self.quality.unfit()

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return not self.quality.matches(state, piece, scope)

    def dependencies(self) -> int:
        return self.quality.dependencies()


@dataclass(frozen=True)
class Other(Criterion):
    """Not this card itself ("your other creatures"; dm:3.5)."""

    def unfit(self) -> str:
        return "not-itself"

    def matches(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.ref != scope.source and state.creature(scope.source) is not piece
