"""Costs, each with how it is paid (wow7.4:403); resources, and costs of several parts: `payment`."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import ReasonCollector
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.amounts import AnnouncedX
from regelwerk.wowtcg.changes import destroy, discard, exhaust, flip, leave, put
from regelwerk.wowtcg.damage import put_damage
from regelwerk.wowtcg.derived_values import forbids, health
from regelwerk.wowtcg.enums import Zone
from regelwerk.wowtcg.lowered import Playable
from regelwerk.wowtcg.payment import ALL_OR_NOTHING
from regelwerk.wowtcg.players import YOU, Amount, Selector, number_of
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.selectors import CardFilter, This, YourHero
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

CANNOT_BE_PAID: Final = rule("wow:103.2")
ACTIVATE: Final = rule("wow7.4:701.3")
FLIPPING: Final = rule("wow:301.2")
FREE: Final = rule("ruling:free-payment-power-once")
CONCEDING: Final = rule("wow7.4:800.1")

CARD_IN_YOUR_HAND: Final = CardFilter((), (), Zone.HAND, YOU)


@dataclass(frozen=True)
class Cost(Word):
    """One part of what is paid to play a card, to use a power or to complete a quest (wow7.4:403.1)."""

    def add_to(self, play: Playable) -> None:
        """Enter it into what is paid for that."""
        raise NotImplementedError

    def destroys(self) -> bool:
        """Whether paying it destroys what it speaks of."""
        return False


@dataclass(frozen=True)
class Resources(Cost):
    """Exhaust so many resources (wow7.4:403.6)."""

    count: int | AnnouncedX

    def add_to(self, play: Playable) -> None:
        if isinstance(self.count, int):
            play.resources += self.count
        else:
            play.x_resources = True
            play.uses_x = True


@dataclass(frozen=True)
class NonResourceCost(Cost):
    """A part of a cost that is not paid with resources (wow7.4:403.1): what is picked for it, and how it is paid."""

    def add_to(self, play: Playable) -> None:
        play.costs.append(self)

    def picked_among(self) -> CardFilter | None:
        """What the cards must fit that are picked for it; None where nothing is picked."""
        return None

    def pick_count(self, state: WowState, scope: WowScope) -> int:
        """How many cards must be picked to pay it (0: nothing to choose)."""
        return 0

    def candidates(self, state: WowState, scope: WowScope) -> list[WowPiece]:
        """What may be picked, in canonical order."""
        return []

    def accepts(self, state: WowState, scope: WowScope, piece: WowPiece, reasons: ReasonCollector | None) -> bool:
        """Whether it can be paid with a card of which it speaks."""
        return True

    def payable(self, state: WowState, scope: WowScope, reasons: ReasonCollector | None) -> bool:
        """Whether it can be paid in full now, for itself."""
        raise NotImplementedError

    def effect_on_card(self) -> int:
        """What paying does to a card that cannot be done to it again: PAID_BY_..., or 0."""
        return 0

    def exhausts_resources(self, kind: int) -> bool:
        """Whether what it exhausts may be a resource; `kind`: the type of the card on which it stands."""
        return False

    def fixed_ref(self, state: WowState, scope: WowScope) -> Ref:
        """Reference of the one card it does that to, 0 where cards are picked."""
        return NO_REF

    def puts_damage(self) -> bool:
        """Whether it is paid with damage, which may turn out to be none."""
        return False

    def may_change_nothing(self) -> bool:
        """Whether paying it may change nothing (ruling:free-payment-power-once)."""
        return self.puts_damage()

    def idles(self, state: WowState, scope: WowScope, picked: list[Ref]) -> bool:
        """Whether paying it so changes nothing (ruling:free-payment-power-once)."""
        return False

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        """Pay it."""
        raise NotImplementedError


@dataclass(frozen=True)
class Activate(NonResourceCost):
    """Exhaust this card: the activate symbol (wow7.4:701.3)."""

    def add_to(self, play: Playable) -> None:
        super().add_to(play)
        play.activated = True

    def payable(self, state: WowState, scope: WowScope, reasons: ReasonCollector | None) -> bool:
        piece = state.piece_or_none(scope.source)
        if piece is None or piece.exhausted:
            return reasons is not None and reasons.add(ACTIVATE, "is-exhausted", scope.source)
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        piece = state.piece_or_none(scope.source)
        if piece is not None:
            exhaust(state, piece, ACTIVATE, scope.source)

    def effect_on_card(self) -> int:
        return codes.PAID_BY_EXHAUSTING

    def exhausts_resources(self, kind: int) -> bool:
        return kind == codes.TYPE_QUEST

    def fixed_ref(self, state: WowState, scope: WowScope) -> Ref:
        return scope.source


@dataclass(frozen=True)
class FlipThis(NonResourceCost):
    """Turn this hero face down (wow:301.2)."""

    def payable(self, state: WowState, scope: WowScope, reasons: ReasonCollector | None) -> bool:
        piece = state.piece_or_none(scope.source)
        if piece is None or piece.face_down:
            return reasons is not None and reasons.add(FLIPPING, "is-face-down", scope.source)
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        piece = state.piece_or_none(scope.source)
        if piece is not None:
            flip(state, piece, FLIPPING, scope.source)


@dataclass(frozen=True)
class Say(NonResourceCost):
    """Say something aloud: always possible, and everybody hears it (wow7.4:403.1)."""

    words: str

    def payable(self, state: WowState, scope: WowScope, reasons: ReasonCollector | None) -> bool:
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        state.emit(codes.EVENT_SAY, ALL_OR_NOTHING, scope.source, scope.you, scope.source)

    def may_change_nothing(self) -> bool:
        return True

    def idles(self, state: WowState, scope: WowScope, picked: list[Ref]) -> bool:
        return True


@dataclass(frozen=True)
class Concede(NonResourceCost):
    """Concede the game: what it pays for is carried out while it is paid, and nobody can respond (wow7.4:800.1)."""

    def add_to(self, play: Playable) -> None:
        super().add_to(play)
        play.concedes = True

    def payable(self, state: WowState, scope: WowScope, reasons: ReasonCollector | None) -> bool:
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        state.emit(codes.EVENT_CONCEDE, CONCEDING, scope.source, scope.you)


# ------------------------------------------------------------ what is done to cards


@dataclass(frozen=True)
class CostOnCards(NonResourceCost):
    """Something is done to this card, to your hero, or to so many that are picked among those that fit."""

    def meant(self) -> CardFilter | Selector:
        """What is paid with: what fits, where it is a description, else the one card."""
        raise NotImplementedError

    def number(self) -> int:
        """How many cards it takes, or the most."""
        return 1

    def shortage(self) -> str:
        """Kind of the reason that there are too few of them."""
        raise NotImplementedError

    def problem(self) -> str:
        if self.number() != 1 and self.picked_among() is None:
            return "is about one card, and cannot be a cost several times"
        return ""

    def picked_among(self) -> CardFilter | None:
        meant = self.meant()
        return meant if isinstance(meant, CardFilter) else None

    def pick_count(self, state: WowState, scope: WowScope) -> int:
        return 0 if self.picked_among() is None else self.number()

    def candidates(self, state: WowState, scope: WowScope) -> list[WowPiece]:
        noun = self.picked_among()
        if noun is None:
            return []
        return [
            piece
            for piece in noun.all(state, scope)
            # A card is on the chain before anything is paid for it (wow7.4:707.1a).
            if not (piece.ref == scope.source and state.zone_kind(piece) == codes.ZONE_HAND)
            and self.accepts(state, scope, piece, None)
        ]

    def payable(self, state: WowState, scope: WowScope, reasons: ReasonCollector | None) -> bool:
        if self.picked_among() is not None:
            if len(self.candidates(state, scope)) < self.pick_count(state, scope):
                return reasons is not None and reasons.add(ALL_OR_NOTHING, self.shortage(), NO_REF, self.number())
            return True
        piece = self.fixed_piece(state, scope)
        if piece is None or not state.in_play(piece):
            return reasons is not None and reasons.add(ALL_OR_NOTHING, "is-gone", scope.source)
        return self.accepts(state, scope, piece, reasons)

    def fixed_ref(self, state: WowState, scope: WowScope) -> Ref:
        piece = self.fixed_piece(state, scope)
        return NO_REF if piece is None else piece.ref

    def fixed_piece(self, state: WowState, scope: WowScope) -> WowPiece | None:
        """The one card, where none is picked and it is still there."""
        if self.picked_among() is not None:
            return None
        found = self.pieces(state, scope, [])
        return found[0] if found else None

    def refs(self, state: WowState, scope: WowScope, picked: list[Ref]) -> list[Ref]:
        """References of the cards that it is paid with."""
        meant = self.meant()
        return picked if isinstance(meant, CardFilter) else meant.select(state, scope)

    def pieces(self, state: WowState, scope: WowScope, picked: list[Ref]) -> list[WowPiece]:
        """The cards that it is paid with, as far as they are still there."""
        refs = self.refs(state, scope, picked)
        return [piece for piece in [state.piece_or_none(ref) for ref in refs] if piece is not None]


@dataclass(frozen=True)
class ExhaustCost(CostOnCards):
    """Exhaust things: your hero, or `count` that fit (wow:105.1)."""

    what: CardFilter | YourHero
    count: int = 1

    def meant(self) -> CardFilter | Selector:
        return self.what

    def number(self) -> int:
        return self.count

    def shortage(self) -> str:
        return "cost-exhaust"

    def accepts(self, state: WowState, scope: WowScope, piece: WowPiece, reasons: ReasonCollector | None) -> bool:
        if piece.exhausted:
            return reasons is not None and reasons.add(ALL_OR_NOTHING, "is-exhausted", piece.ref)
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        for piece in self.pieces(state, scope, picked):
            exhaust(state, piece, ALL_OR_NOTHING, scope.source)

    def effect_on_card(self) -> int:
        return codes.PAID_BY_EXHAUSTING

    def exhausts_resources(self, kind: int) -> bool:
        noun = self.picked_among()
        return noun is not None and noun.type_mask & codes.TYPE_RESOURCE != 0


@dataclass(frozen=True)
class DestroyCost(CostOnCards):
    """Destroy this card, or `count` that fit (wow7.4:415.9d)."""

    what: CardFilter | This
    count: int = 1

    def meant(self) -> CardFilter | Selector:
        return self.what

    def number(self) -> int:
        return self.count

    def shortage(self) -> str:
        return "cost-destroy"

    def destroys(self) -> bool:
        return True

    def accepts(self, state: WowState, scope: WowScope, piece: WowPiece, reasons: ReasonCollector | None) -> bool:
        if forbids(state, piece) & codes.NO_DESTROY:
            return reasons is not None and reasons.add(CANNOT_BE_PAID, "cannot-be-destroyed", piece.ref)
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        destroy(state, self.refs(state, scope, picked), ALL_OR_NOTHING, scope.source)
        if self.picked_among() is not None:
            scope.mentioned = picked

    def effect_on_card(self) -> int:
        return codes.PAID_BY_LEAVING


@dataclass(frozen=True)
class DiscardCost(CostOnCards):
    """Discard so many cards (wow7.4:415.9e)."""

    count: int

    def meant(self) -> CardFilter | Selector:
        return CARD_IN_YOUR_HAND

    def number(self) -> int:
        return self.count

    def shortage(self) -> str:
        return "cost-discard"

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        for piece in self.pieces(state, scope, picked):
            discard(state, piece, ALL_OR_NOTHING, scope.source)

    def effect_on_card(self) -> int:
        return codes.PAID_BY_LEAVING


@dataclass(frozen=True)
class PutDamageCost(CostOnCards):
    """Put damage on something: it is not dealt (wow7.4:405.3).

    Nobody asks how much health is left where damage is put (ruling:damage-as-a-cost).
    """

    amount: int | Amount
    on: CardFilter | This | YourHero

    def add_to(self, play: Playable) -> None:
        super().add_to(play)
        if isinstance(self.amount, AnnouncedX):
            play.uses_x = True

    def meant(self) -> CardFilter | Selector:
        return self.on

    def shortage(self) -> str:
        return "cost-damage"

    def accepts(self, state: WowState, scope: WowScope, piece: WowPiece, reasons: ReasonCollector | None) -> bool:
        if self.waits(state, scope, piece):
            about = scope.source if self.picked_among() is None else piece.ref
            return reasons is not None and reasons.add(FREE, "nothing-changed-since", about)
        return True

    def payable(self, state: WowState, scope: WowScope, reasons: ReasonCollector | None) -> bool:
        noun = self.picked_among()
        if reasons is not None and noun is not None and noun.all(state, scope) and not self.candidates(state, scope):
            return reasons.add(FREE, "nothing-changed-since", scope.source)
        return super().payable(state, scope, reasons)

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        for piece in self.pieces(state, scope, picked):
            put_damage(state, piece, number_of(self.amount, state, scope), ALL_OR_NOTHING, scope.source)

    def puts_damage(self) -> bool:
        return True

    def idles(self, state: WowState, scope: WowScope, picked: list[Ref]) -> bool:
        if self.picked_among() is None and self.fixed_piece(state, scope) is None:
            return False
        return all(self.changes_nothing(state, scope, piece) for piece in self.pieces(state, scope, picked))

    def changes_nothing(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        """Whether damage on that character would change nothing: it has fatal damage, or the amount is 0."""
        return piece.damage >= health(state, piece) or number_of(self.amount, state, scope) <= 0

    def waits(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        """Whether a power that was used for nothing may not be paid so again yet (ruling:free-payment-power-once)."""
        if not state.spent_free_powers or not self.changes_nothing(state, scope, piece):
            return False
        return any(ref == scope.source for ref, _ in state.spent_free_powers)


@dataclass(frozen=True)
class RemoveCost(CostOnCards):
    """Remove this card, or `count` cards that fit, from the game (wow7.4:415.1).

    `up_to`: any number up to it, said while announcing like an X (inf:additional-cost-count).
    """

    what: CardFilter | This
    count: int = 1
    up_to: bool = False

    def problem(self) -> str:
        if self.up_to and self.picked_among() is None:
            return "is about one card: there is no number up to which"
        return super().problem()

    def add_to(self, play: Playable) -> None:
        super().add_to(play)
        if self.up_to:
            play.uses_x = True

    def meant(self) -> CardFilter | Selector:
        return self.what

    def number(self) -> int:
        return self.count

    def shortage(self) -> str:
        return "cost-remove"

    def pick_count(self, state: WowState, scope: WowScope) -> int:
        return scope.x if self.up_to else super().pick_count(state, scope)

    def payable(self, state: WowState, scope: WowScope, reasons: ReasonCollector | None) -> bool:
        if self.up_to and scope.x > self.count:  # inf:additional-cost-count
            return reasons is not None and reasons.add(ALL_OR_NOTHING, self.shortage(), NO_REF, self.count)
        return super().payable(state, scope, reasons)

    def pay(self, state: WowState, scope: WowScope, picked: list[Ref]) -> None:
        pieces = self.pieces(state, scope, picked)
        if pieces and state.in_play(pieces[0]):
            leave(state, [piece.id for piece in pieces], codes.ZONE_REMOVED, ALL_OR_NOTHING, scope.source)
            return
        for piece in pieces:
            put(state, piece, codes.ZONE_REMOVED, ALL_OR_NOTHING, scope.source)

    def effect_on_card(self) -> int:
        return codes.PAID_BY_LEAVING
