"""Qualities that descriptions ask for, each with what it means in a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from regelwerk.kernel.words import Word
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.groups import Faction
from regelwerk.wowtcg.people import Amount, Player, Ref, number_of
from regelwerk.wowtcg.values import has_tag

if TYPE_CHECKING:
    from regelwerk.wowtcg.state import WowPiece, WowScope, WowState


@dataclass(frozen=True)
class Qual(Word):
    """One quality that a description asks for."""

    def unfit(self) -> str:
        """What is wrong with a card that lacks it, as a reason."""
        raise NotImplementedError

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        """Whether the piece has it."""
        raise NotImplementedError

    def yours(self) -> bool:
        """Whether only cards that you control have it."""
        return False

    def reads(self) -> int:
        """What it depends on (R_... bits)."""
        return 0


@dataclass(frozen=True)
class OfFaction(Qual):
    """Of that faction (wow:207.1b)."""

    faction: Faction
    bit: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bit", self.faction.value)

    def unfit(self) -> str:
        return "wrong-faction"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.faction & self.bit != 0  # wow:207.1b


@dataclass(frozen=True)
class Tagged(Qual):
    """Has the tag (wow:202.1): a race, a class, "Pet", "Melee", a talent ..."""

    tag: str

    def unfit(self) -> str:
        return "lacks-the-word"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return has_tag(state, piece, self.tag)


@dataclass(frozen=True)
class Named(Qual):
    """Has that name (wow:200.1)."""

    name: str

    def unfit(self) -> str:
        return "wrong-name"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.name == self.name


@dataclass(frozen=True)
class SameName(Qual):
    """The same name as the thing mentioned last (wow:200.1)."""

    def unfit(self) -> str:
        return "wrong-name"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        about = scope.them[0] if scope.them else scope.about
        return piece.card.name == state.last(about).card.name


@dataclass(frozen=True)
class OfYours(Qual):
    """You control it; a Totem that is targeted counts (inf:totem-target-in-your-party)."""

    def unfit(self) -> str:
        return "not-in-your-party"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.control == scope.you  # kw:your

    def yours(self) -> bool:
        return True


@dataclass(frozen=True)
class InYourParty(OfYours):
    """In your party: your hero and the allies you control (rb06:gruppe)."""


@dataclass(frozen=True)
class Yours(OfYours):
    """You control it ("your weapons", "one of your Pets"; wow:400.2)."""


@dataclass(frozen=True)
class Opposing(Qual):
    """Controlled by an opponent (rb06:gegnerisch)."""

    def unfit(self) -> str:
        return "not-opposing"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.teams[piece.control] != state.teams[scope.you]  # kw:opposing


@dataclass(frozen=True)
class Friendly(Qual):
    """Controlled by you or a player of your team (rb06:befreundet)."""

    def unfit(self) -> str:
        return "not-friendly"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.teams[piece.control] == state.teams[scope.you]  # rb06:befreundet


@dataclass(frozen=True)
class InPartyOf(Qual):
    """In the same party as that (rb06:gruppe)."""

    what: Ref

    def unfit(self) -> str:
        return "not-in-that-party"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        for ref in self.what.get(state, scope):
            if state.last(ref).control == piece.control:
                return True
        return False


@dataclass(frozen=True)
class ControlledBy(Qual):
    """Controlled by that player (wow:400.2)."""

    who: Player

    def unfit(self) -> str:
        return "wrong-controller"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.control in self.who.seats(state, scope)


@dataclass(frozen=True)
class Other(Qual):
    """Not this card itself ("other Horde allies") (wow:200.1)."""

    def unfit(self) -> str:
        return "another-is-meant"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.ref != scope.source


@dataclass(frozen=True)
class WithCost(Qual):
    """Cost exactly that much (wow:201.1)."""

    amount: int | Amount

    def unfit(self) -> str:
        return "wrong-cost"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.cost == number_of(self.amount, state, scope)


@dataclass(frozen=True)
class CostAtMost(Qual):
    """Cost that much or less (wow:201.1)."""

    amount: int | Amount

    def unfit(self) -> str:
        return "wrong-cost"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.cost <= number_of(self.amount, state, scope)


@dataclass(frozen=True)
class Exhausted(Qual):
    """Is exhausted (wow:105.1)."""

    def unfit(self) -> str:
        return "not-exhausted"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.exhausted

    def reads(self) -> int:
        return c.R_EXHAUST


@dataclass(frozen=True)
class Damaged(Qual):
    """With damage on it (wow7.4:405.1)."""

    def unfit(self) -> str:
        return "not-damaged"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.damage > 0

    def reads(self) -> int:
        return c.R_DAMAGE


@dataclass(frozen=True)
class FaceDown(Qual):
    """Lies face down (wow7.4:412.1b)."""

    def unfit(self) -> str:
        return "not-face-down"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.face_down

    def reads(self) -> int:
        return c.R_FACE


@dataclass(frozen=True)
class Defending(Qual):
    """Is a defender (wow:602.3)."""

    def unfit(self) -> str:
        return "not-defending"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.combat is not None and state.combat.defender == piece.ref

    def reads(self) -> int:
        return c.R_COMBAT


@dataclass(frozen=True)
class Attacking(Qual):
    """Is attacking (from wow:602.1 on)."""

    def unfit(self) -> str:
        return "not-attacking"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.combat is not None and state.combat.attacker == piece.ref

    def reads(self) -> int:
        return c.R_COMBAT


@dataclass(frozen=True)
class DealtDamageThisTurn(Qual):
    """Was dealt damage this turn (wow7.4:405.3)."""

    def unfit(self) -> str:
        return "not-dealt-damage"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        ref = piece.ref
        for note in state.notes:
            if note.kind == c.E_DAMAGE and note.a == ref:
                return True
        return False

    def reads(self) -> int:
        return c.R_DAMAGE


@dataclass(frozen=True)
class DealtCombatDamageByYourHeroThisTurn(Qual):
    """Was dealt combat damage by your hero this turn (wow7.4:405.3)."""

    def unfit(self) -> str:
        return "not-dealt-damage"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        ref = piece.ref
        for note in state.notes:
            if note.kind == c.E_DAMAGE and note.a == ref:
                if note.flag and note.seat == scope.you and state.last(note.b).card.kind == c.HERO:
                    return True
        return False

    def reads(self) -> int:
        return c.R_DAMAGE


@dataclass(frozen=True)
class DifferentNames(Qual):
    """Of several that are chosen no two have the same name (wow:200.1).

    Only in a `Chosen`, which sees to it: any single card may be among them.
    """

    def unfit(self) -> str:
        return "does-not-fit"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return True


@dataclass(frozen=True)
class AttachedToHeroOrAlly(Qual):
    """An ability attached to a hero or ally (wow:306.3)."""

    def unfit(self) -> str:
        return "wrongly-attached"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return bearer(state, piece) is not None


@dataclass(frozen=True)
class AttachedTo(Qual):
    """Attached to that (wow:306.3)."""

    what: Ref

    def unfit(self) -> str:
        return "wrongly-attached"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.host != 0 and piece.host in self.what.get(state, scope)


@dataclass(frozen=True)
class NotAttachedToFriendly(Qual):
    """Unless it is attached to a friendly hero or ally (rb06:befreundet)."""

    def unfit(self) -> str:
        return "wrongly-attached"

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        host = bearer(state, piece)
        return host is None or state.teams[host.control] != state.teams[scope.you]


def bearer(state: WowState, piece: WowPiece) -> WowPiece | None:
    """The hero or ally that a piece is attached to."""
    host = state.at(piece.host)
    return host if host is not None and state.kinds_of(host) & (c.HERO | c.ALLY) else None
