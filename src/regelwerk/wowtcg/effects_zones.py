"""Effects that move, attach and make cards (wow7.4:415.9, 710)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.forced_decisions import decide
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.piece import ID_MASK, INCARNATION_STEP
from regelwerk.kernel.program import JUMP, NEXT, WAIT
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.chain import ResolutionFrame
from regelwerk.wowtcg.changes import attach, emit_entry, enter, leave, put, put_into_play, row_of
from regelwerk.wowtcg.derived_values import health
from regelwerk.wowtcg.effects import EachPieceInstruction, PieceInstruction
from regelwerk.wowtcg.enums import Faction, Keyword, Zone
from regelwerk.wowtcg.instructions import making
from regelwerk.wowtcg.players import YOU, Player, Selector, You
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.selectors import Chosen
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

if TYPE_CHECKING:
    from regelwerk.wowtcg.lowered import Lowering

MOVING: Final = rule("wow7.4:415.9a")
REMOVING: Final = rule("wow7.4:415.7")
ENTERING: Final = rule("wow7.4:710.1")
REATTACHING: Final = rule("wow:306.3f")
DIRECT_RESOURCE: Final = rule("inf:direct-resource")
KEEPING: Final = rule("wow7.4:800.1")


@dataclass(frozen=True)
class Attach(PieceInstruction):
    """Attach this card: as it resolves it will enter play attached to that (wow:306.3b).

    `moved`: attach that ability, which is in play, to another thing of the kinds its own text names (wow:306.3f); the
    controller chooses.
    """

    to: Selector | None = None
    moved: Selector | None = None

    def problem(self) -> str:
        return "says to what this is attached, or what is moved" if (self.to is None) == (self.moved is None) else ""

    def lower(self, lowering: Lowering, path: str) -> None:
        if self.to is not None:
            lowering.card.attaches = True
            lowering.card.attach_mask |= self.to.host_types()
        super().lower(lowering, path)

    def execute(self, state: WowState, scope: WowScope) -> int:
        if self.to is None:
            return self.move(state, scope)
        refs = self.to.select(state, scope)
        if isinstance(scope, ResolutionFrame) and refs:
            scope.host = refs[0]  # wow:306.3b
        scope.mentioned = refs
        return NEXT

    def ability(self, state: WowState, scope: WowScope) -> WowPiece | None:
        """What is moved, if it is still in play."""
        refs = [] if self.moved is None else self.moved.select(state, scope)
        piece = state.piece_or_none(refs[0]) if refs else None
        return piece if piece is not None and state.in_play(piece) else None

    def move(self, state: WowState, scope: WowScope) -> int:
        """Ask where it is attached now."""
        piece = self.ability(state, scope)
        hosts = [] if piece is None else other_hosts(state, piece)
        if not hosts:
            return NEXT
        only = decide(
            state,
            scope.you,
            codes.DECISION_CHOOSE,
            [Option(codes.VERB_PICK, scope.source, host.ref) for host in hosts],
            scope.source,
        )
        if only is None:
            return WAIT
        self.answer(state, scope, only)
        return JUMP

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        piece = self.ability(state, scope)
        host = state.piece_or_none(option.object)
        if piece is not None and host is not None:
            attach(state, piece, host, REATTACHING, scope.source)
        scope.pc += 1


def other_hosts(state: WowState, piece: WowPiece) -> list[WowPiece]:
    """What an attachment could be moved to: other cards of the types that its attach text names."""
    found = []
    mask = piece.card.attach_mask
    for seat in state.clockwise(state.turn_player):
        for row in (codes.ZONE_HERO_ROW, codes.ZONE_ALLIES):
            for id in state.zones[row * state.seats + seat]:
                other = state.pieces[id]
                if state.kinds_of(other) & mask and other.ref != piece.host and other.id != piece.id:
                    found.append(other)
    return found


def find_piece(state: WowState, scope: WowScope, ref: Ref) -> WowPiece | None:
    """The piece a text acts on: of that incarnation, or this card in your graveyard, where it went (wow7.4:415.9b)."""
    piece = state.piece_or_none(ref)
    if piece is not None or ref != scope.source:
        return piece
    other = state.pieces[(ref & ID_MASK) - 1]
    in_yours = state.zone_kind(other) == codes.ZONE_GRAVEYARD and other.owner == scope.you
    if in_yours and other.ref == ref + INCARNATION_STEP:  # wow7.4:415.9b
        return other
    return None


@dataclass(frozen=True)
class Moves(PieceInstruction):
    """Puts cards out of play, or from one zone outside play into another."""

    what: Selector

    def move(self, state: WowState, scope: WowScope, zone: int, bottom: bool) -> int:
        """Put them there."""
        refs = self.what.select(state, scope)
        pieces = [piece for piece in [find_piece(state, scope, ref) for ref in refs] if piece is not None]
        cite = REMOVING if zone == codes.ZONE_REMOVED else MOVING  # wow7.4:415.7
        in_play = [piece.id for piece in pieces if state.in_play(piece)]
        leave(state, in_play, zone, cite, scope.source, codes.EVENT_LEAVE, bottom)
        for piece in pieces:
            if piece.id not in in_play:
                put(state, piece, zone, cite, scope.source, bottom)
        if zone == codes.ZONE_REMOVED:
            for piece in pieces:
                state.writable_piece(piece.id).remover = scope.source
        scope.flag = len(pieces)
        # what a text removed it may speak of again: "put the removed cards into your hand"
        scope.mentioned = [state.pieces[piece.id].ref for piece in pieces] if zone == codes.ZONE_REMOVED else refs
        return NEXT

    def can_execute(self, state: WowState, scope: WowScope) -> bool:
        for ref in self.what.select(state, scope):
            if find_piece(state, scope, ref) is not None:
                return True
        return False


@dataclass(frozen=True)
class PutInto(Moves):
    """Put cards into their owners' hand, deck or graveyard (wow7.4:415.9a)."""

    zone: Zone
    bottom: bool = False

    def problem(self) -> str:
        if self.bottom and self.zone is not Zone.DECK:
            return "has a bottom only in the deck"
        return wrong_zone(self.zone, Zone.HAND, Zone.DECK, Zone.GRAVEYARD)

    def execute(self, state: WowState, scope: WowScope) -> int:
        return self.move(state, scope, self.zone.value, self.bottom)


@dataclass(frozen=True)
class RemoveFromGame(Moves):
    """Remove cards from the game (wow7.4:415.7)."""

    def execute(self, state: WowState, scope: WowScope) -> int:
        return self.move(state, scope, codes.ZONE_REMOVED, False)


def wrong_zone(zone: Zone, *known: Zone) -> str:
    """What is wrong with a zone that a word cannot have: other words are there for the rest."""
    return "" if zone in known else f"has nothing to do with this zone: {zone.name.lower()}"


@dataclass(frozen=True)
class KeepForNextGame(EachPieceInstruction):
    """Cards begin the next game of the match in play, with their counters (wow7.4:800.1).

    Only what lies in its owner's control can be kept: it must have begun the match in his deck or side deck. In the
    last game of a match there is nothing to keep anything for.
    """

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        if not self.can_affect(state, scope, piece):
            return False
        state.kept = [*state.kept, piece.ref]
        state.emit(codes.EVENT_KEEP, KEEPING, scope.source, piece.owner, piece.ref)
        return True

    def can_affect(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        if not state.next_game >> scope.you & 1:
            return False
        return state.in_play(piece) and piece.owner == piece.control and not piece.token


@dataclass(frozen=True)
class PutIntoPlay(PieceInstruction):
    """Put cards into play, all at the same moment: the player who puts them there controls them (wow:400.1).

    That is who does it all in this text: you, the player who may do it, searched for it, or chose it; of several who
    chose each the cards that fit what he chose by. `who`: those players do it instead, each by himself. `wounded`: with
    damage equal to their health minus 1.
    """

    what: Selector
    exhausted: bool = False
    wounded: bool = False
    who: Player = YOU

    def first_field(self) -> str:
        return "who"

    def lower(self, lowering: Lowering, path: str) -> None:
        effect = lowering.placed(path, self)
        if lowering.doer is not None and isinstance(effect.who, You):
            effect = replace(effect, who=lowering.doer)
        lowering.builder.step(path, effect)

    def execute(self, state: WowState, scope: WowScope) -> int:
        entered = []
        for piece, seat in self.entering_cards(state, scope):
            entered.append(put_into_play(state, piece.id, seat, row_of(piece), self.exhausted))
        if self.wounded:
            for piece in entered:
                state.writable_piece(piece.id).damage = max(health(state, piece) - 1, 0)
                state.invalidate(codes.DEPENDS_ON_DAMAGE)
        for piece in entered:  # those that enter together see each other come (wow7.4:703.3c)
            emit_entry(state, piece, ENTERING, scope.source)
        return NEXT

    def entering_cards(self, state: WowState, scope: WowScope) -> list[tuple[WowPiece, int]]:
        """The cards that enter, and whose party each of them joins."""
        found = []
        what = self.what
        several = isinstance(what, Chosen) and not isinstance(what.by, You)  # whoever chose it
        who = what.by if isinstance(what, Chosen) and several else self.who
        noun = what.noun if isinstance(what, Chosen) and several else None
        for seat in who.seats(state, scope):
            if not isinstance(who, You):
                scope.said = seat  # "from his graveyard"
            for ref in self.what.select(state, scope):
                piece = state.piece_or_none(ref)
                if piece is None or (noun is not None and not noun.fits(state, piece, scope)):
                    continue
                if not may_enter_play(piece):  # wow7.4:415.8d
                    continue
                if not state.in_play(piece) and state.in_game(piece.owner):
                    found.append((piece, seat))
        return found

    def can_execute(self, state: WowState, scope: WowScope) -> bool:
        return len(self.entering_cards(state, scope)) > 0


def may_enter_play(piece: WowPiece) -> bool:
    """Whether a card may enter play at all, other than as a resource.

    An ability that is not ongoing may not (wow7.4:415.8d), nor a quest (wow:307.1), nor one
    that would be attached, where nobody says to what (as in wow:306.3c).
    """
    if piece.card.kind == codes.TYPE_ABILITY:
        return piece.card.ongoing and not piece.card.attaches
    return piece.card.kind != codes.TYPE_QUEST


@dataclass(frozen=True)
class PutIntoResources(PieceInstruction):
    """Put cards into their owners' resource rows face down; not placing (inf:direct-resource).

    What lay in another row becomes a different card (wow7.4:415.9a).
    """

    what: Selector
    exhausted: bool = True

    def execute(self, state: WowState, scope: WowScope) -> int:
        for ref in self.what.select(state, scope):
            piece = state.piece_or_none(ref)
            if piece is not None and not piece.token and state.zone_kind(piece) != codes.ZONE_RESOURCES:
                enter(
                    state,
                    piece.id,
                    piece.owner,
                    codes.ZONE_RESOURCES,
                    DIRECT_RESOURCE,
                    scope.source,
                    self.exhausted,
                    True,
                )
        return NEXT

    def can_execute(self, state: WowState, scope: WowScope) -> bool:
        return len(self.what.select(state, scope)) > 0


@dataclass(frozen=True)
class CreateTokens(Word):
    """Put ally tokens into play (wow7.4:404.2). `tags` and numbers are all a token has.

    Lowered into `instructions.making.CreateTokens`, which knows the definition that is made of it.
    """

    count: int
    tags: tuple[str, ...]
    atk: int
    health: int
    faction: Faction | None = None
    name: str = ""
    unique: bool = False
    keywords: tuple[Keyword, ...] = ()

    def lower(self, lowering: Lowering, path: str) -> None:
        lowering.builder.add(making.CreateTokens(path, lowering.token(path, self), self.count))
