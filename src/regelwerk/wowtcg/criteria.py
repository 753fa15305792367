"""Qualities that descriptions ask for, each with what it means in a game."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import has_tag
from regelwerk.wowtcg.enums import Faction, Names, Position
from regelwerk.wowtcg.players import Amount, Player, Selector, number_of
from regelwerk.wowtcg.records import was_removed_by

if TYPE_CHECKING:
    from regelwerk.wowtcg.state import WowPiece, WowScope, WowState


@dataclass(frozen=True)
class Criterion(Word):
    """One quality that a description asks for."""

    def unfit(self) -> str:
        """What is wrong with a card that lacks it, as a reason."""
        raise NotImplementedError

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        """Whether the piece has it."""
        raise NotImplementedError

    def is_yours_only(self) -> bool:
        """Whether only cards that you control have it."""
        return False

    def forbids_equal_names(self) -> bool:
        """Whether no two of several cards that are chosen may have the same name."""
        return False

    def dependencies(self) -> int:
        """What it depends on (DEPENDS_ON_... bits)."""
        return 0


@dataclass(frozen=True)
class OfFaction(Criterion):
    """Of that faction (wow:207.1b)."""

    faction: Faction
    bit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", self.faction.value)

    def unfit(self) -> str:
        return "wrong-faction"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.faction & self.bit != 0  # wow:207.1b


@dataclass(frozen=True)
class Tagged(Criterion):
    """Has the tag (wow:202.1): a race, a class, "Pet", "Melee", a talent ..."""

    tag: str

    def unfit(self) -> str:
        return "lacks-the-word"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return has_tag(state, piece, self.tag)


@dataclass(frozen=True)
class Named(Criterion):
    """Has that name (wow:200.1), or a name like others.

    like    SAME: that of the thing mentioned last; DIFFERENT: of several that are chosen no two have the same, only in
            a `Chosen`, which sees to it, so that any single card may be among them
    """

    name: str = ""
    like: Names | None = None

    def problem(self) -> str:
        return "says a name, or what it is like" if (self.name != "") == (self.like is not None) else ""

    def unfit(self) -> str:
        return "does-not-fit" if self.like is Names.DIFFERENT else "wrong-name"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        if self.like is None:
            return piece.card.name == self.name
        if self.like is Names.DIFFERENT:
            return True
        about = scope.mentioned[0] if scope.mentioned else scope.event_about
        return piece.card.name == state.last_known(about).card.name

    def forbids_equal_names(self) -> bool:
        return self.like is Names.DIFFERENT


@dataclass(frozen=True)
class OfYours(Criterion):
    """You control it; a Totem that is targeted counts (inf:totem-target-in-your-party)."""

    def unfit(self) -> str:
        return "not-in-your-party"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.control == scope.you  # kw:your

    def is_yours_only(self) -> bool:
        return True


@dataclass(frozen=True)
class InYourParty(OfYours):
    """In your party: your hero and the allies you control (rb06:gruppe)."""


@dataclass(frozen=True)
class Yours(OfYours):
    """You control it ("your weapons", "one of your Pets"; wow:400.2)."""


@dataclass(frozen=True)
class Opposing(Criterion):
    """Controlled by an opponent (rb06:gegnerisch)."""

    def unfit(self) -> str:
        return "not-opposing"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.teams[piece.control] != state.teams[scope.you]  # kw:opposing


@dataclass(frozen=True)
class Friendly(Criterion):
    """Controlled by you or a player of your team (rb06:befreundet)."""

    def unfit(self) -> str:
        return "not-friendly"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.teams[piece.control] == state.teams[scope.you]  # rb06:befreundet


@dataclass(frozen=True)
class InPartyOf(Criterion):
    """In the same party as that (rb06:gruppe)."""

    what: Selector

    def unfit(self) -> str:
        return "not-in-that-party"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        for ref in self.what.select(state, scope):
            if state.last_known(ref).control == piece.control:
                return True
        return False


@dataclass(frozen=True)
class ControlledBy(Criterion):
    """Controlled by that player (wow:400.2)."""

    who: Player

    def unfit(self) -> str:
        return "wrong-controller"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.control in self.who.seats(state, scope)


@dataclass(frozen=True)
class Other(Criterion):
    """Not this card itself ("other Horde allies") (wow:200.1)."""

    def unfit(self) -> str:
        return "another-is-meant"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.ref != scope.source


@dataclass(frozen=True)
class WithCost(Criterion):
    """Cost exactly that much, with `or_less` that much or less (wow:201.1)."""

    amount: int | Amount
    or_less: bool = False

    def unfit(self) -> str:
        return "wrong-cost"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        bound = number_of(self.amount, state, scope)
        return piece.card.cost <= bound if self.or_less else piece.card.cost == bound


@dataclass(frozen=True)
class Turned(Criterion):
    """Is exhausted (wow:105.1), or lies face down (wow7.4:412.1b)."""

    position: Position

    def unfit(self) -> str:
        return "not-exhausted" if self.position is Position.EXHAUSTED else "not-face-down"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.exhausted if self.position is Position.EXHAUSTED else piece.face_down

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_EXHAUST if self.position is Position.EXHAUSTED else codes.DEPENDS_ON_FACE


@dataclass(frozen=True)
class Damaged(Criterion):
    """With damage on it (wow7.4:405.1)."""

    def unfit(self) -> str:
        return "not-damaged"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.damage > 0

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_DAMAGE


@dataclass(frozen=True)
class RemovedByThis(Criterion):
    """Was removed from the game by what this card's text did, on the chain or in play (wow7.4:415.7)."""

    def unfit(self) -> str:
        return "does-not-fit"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return was_removed_by(piece.remover, scope.source)


@dataclass(frozen=True)
class Defending(Criterion):
    """Is a defender (wow:602.3)."""

    def unfit(self) -> str:
        return "not-defending"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.combat is not None and state.combat.defender == piece.ref

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_COMBAT


@dataclass(frozen=True)
class Attacking(Criterion):
    """Is attacking (from wow:602.1 on)."""

    def unfit(self) -> str:
        return "not-attacking"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.combat is not None and state.combat.attacker == piece.ref

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_COMBAT


@dataclass(frozen=True)
class DealtDamageThisTurn(Criterion):
    """Was dealt damage this turn (wow7.4:405.3); `in_combat_by_your_hero`: combat damage, by your hero."""

    in_combat_by_your_hero: bool = False

    def unfit(self) -> str:
        return "not-dealt-damage"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        ref = piece.ref
        for note in state.turn_facts:
            if note.kind == codes.EVENT_DAMAGE and note.a == ref:
                if not self.in_combat_by_your_hero:
                    return True
                if note.flag and note.seat == scope.you and state.last_known(note.b).card.kind == codes.TYPE_HERO:
                    return True
        return False

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_DAMAGE


@dataclass(frozen=True)
class AttachedTo(Criterion):
    """Attached to that (wow:306.3), or to one of those; `unless`: not attached to it."""

    what: Selector
    unless: bool = False

    def unfit(self) -> str:
        return "wrongly-attached"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return (piece.host != 0 and piece.host in self.what.select(state, scope)) != self.unless
