"""Qualities that descriptions ask for, each with what it means in a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import has_tag
from regelwerk.wowtcg.enums import Faction
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
    """Has that name (wow:200.1)."""

    name: str

    def unfit(self) -> str:
        return "wrong-name"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.name == self.name


@dataclass(frozen=True)
class SameName(Criterion):
    """The same name as the thing mentioned last (wow:200.1)."""

    def unfit(self) -> str:
        return "wrong-name"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        about = scope.mentioned[0] if scope.mentioned else scope.event_about
        return piece.card.name == state.last_known(about).card.name


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
    """Cost exactly that much (wow:201.1)."""

    amount: int | Amount

    def unfit(self) -> str:
        return "wrong-cost"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.cost == number_of(self.amount, state, scope)


@dataclass(frozen=True)
class CostAtMost(Criterion):
    """Cost that much or less (wow:201.1)."""

    amount: int | Amount

    def unfit(self) -> str:
        return "wrong-cost"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.cost <= number_of(self.amount, state, scope)


@dataclass(frozen=True)
class Exhausted(Criterion):
    """Is exhausted (wow:105.1)."""

    def unfit(self) -> str:
        return "not-exhausted"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.exhausted

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_EXHAUST


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
class FaceDown(Criterion):
    """Lies face down (wow7.4:412.1b)."""

    def unfit(self) -> str:
        return "not-face-down"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.face_down

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_FACE


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
    """Was dealt damage this turn (wow7.4:405.3)."""

    def unfit(self) -> str:
        return "not-dealt-damage"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        ref = piece.ref
        for note in state.turn_facts:
            if note.kind == codes.EVENT_DAMAGE and note.a == ref:
                return True
        return False

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_DAMAGE


@dataclass(frozen=True)
class DealtCombatDamageByYourHero(Criterion):
    """Was dealt combat damage by your hero this turn (wow7.4:405.3)."""

    def unfit(self) -> str:
        return "not-dealt-damage"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        ref = piece.ref
        for note in state.turn_facts:
            if note.kind == codes.EVENT_DAMAGE and note.a == ref:
                if note.flag and note.seat == scope.you and state.last_known(note.b).card.kind == codes.TYPE_HERO:
                    return True
        return False

    def dependencies(self) -> int:
        return codes.DEPENDS_ON_DAMAGE


@dataclass(frozen=True)
class DifferentNames(Criterion):
    """Of several that are chosen no two have the same name (wow:200.1).

    Only in a `Chosen`, which sees to it: any single card may be among them.
    """

    def unfit(self) -> str:
        return "does-not-fit"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return True

    def forbids_equal_names(self) -> bool:
        return True


@dataclass(frozen=True)
class AttachedToHeroOrAlly(Criterion):
    """An ability attached to a hero or ally (wow:306.3)."""

    def unfit(self) -> str:
        return "wrongly-attached"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return bearer(state, piece) is not None


@dataclass(frozen=True)
class AttachedTo(Criterion):
    """Attached to that (wow:306.3)."""

    what: Selector

    def unfit(self) -> str:
        return "wrongly-attached"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.host != 0 and piece.host in self.what.select(state, scope)


@dataclass(frozen=True)
class NotAttachedToFriendly(Criterion):
    """Unless it is attached to a friendly hero or ally (rb06:befreundet)."""

    def unfit(self) -> str:
        return "wrongly-attached"

    def matches(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        host = bearer(state, piece)
        return host is None or state.teams[host.control] != state.teams[scope.you]


def bearer(state: WowState, piece: WowPiece) -> WowPiece | None:
    """The hero or ally that a piece is attached to."""
    host = state.piece_or_none(piece.host)
    return host if host is not None and state.kinds_of(host) & (codes.TYPE_HERO | codes.TYPE_ALLY) else None
