"""Looking through a deck and shuffling it afterwards (wow7.4:413)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import JUMP, NEXT, WAIT, Instruction
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import reveal, shuffle_deck
from regelwerk.wowtcg.players import Player
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.selectors import CardFilter
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

SEARCHING: Final = rule("wow7.4:413.1")
REVEALING: Final = rule("ruling:reveal")


class Shuffle(Instruction):
    """A searched deck is shuffled (wow7.4:413.2).

    `known`: what was found is still in it, and as well known afterwards as before.
    """

    __slots__ = ("known", "who")

    def __init__(self, path: str, who: Player, known: bool) -> None:
        super().__init__(path)
        self.who = who
        self.known = known

    def execute(self, state: WowState, scope: WowScope) -> int:
        found = (
            [piece for piece in [state.piece_or_none(ref) for ref in scope.mentioned] if piece is not None]
            if self.known
            else []
        )
        knew = [piece.identity.known_to for piece in found]
        for seat in self.who.seats(state, scope):
            shuffle_deck(state, seat)  # wow7.4:413.2
        for piece, known_to in zip(found, knew):
            for seat in range(state.seats):
                if known_to >> seat & 1:
                    state.reveal_to(state.pieces[piece.id], seat)
        return NEXT


class Search(Instruction):
    """Look through one's own deck for a card that fits, or for up to `count` (wow7.4:413).

    The player sees the whole deck and may find nothing, silently; equal cards are offered
    once, and in the order of their names, which tells nothing of the order of the deck.
    """

    __slots__ = ("count", "noun", "reveal", "to", "who")

    def __init__(self, path: str, noun: CardFilter, who: Player, reveal: bool, count: int) -> None:
        super().__init__(path)
        self.noun = noun
        self.who = who
        self.reveal = reveal
        self.count = count
        self.to = 0

    def execute(self, state: WowState, scope: WowScope) -> int:
        seats = self.who.seats(state, scope)
        if not seats:
            scope.pc = self.to
            return JUMP
        seat = seats[0]
        options = [Option(codes.VERB_PICK, scope.source, piece.ref) for piece in self.candidates(state, scope, seat)]
        if self.may_fail() or not options or scope.pending:
            options.append(Option(codes.VERB_NO, scope.source, NO_REF, len(scope.pending)))  # wow7.4:413.3
        if not scope.pending:
            state.hide_identities(state.zone_ids(codes.ZONE_DECK, seat), seat)  # ruling:namesakes
            state.emit(codes.EVENT_LOOK, SEARCHING, scope.source, seat)
        state.ask(seat, codes.DECISION_SEARCH, options, scope.source)
        return WAIT

    def may_fail(self) -> bool:
        """Whether none need be found: of a described card nobody can tell; just "a card" is there (wow7.4:413.3)."""
        return len(self.noun.criteria) > 0 or self.noun.type_mask != codes.TYPE_ANY_CARD

    def candidates(self, state: WowState, scope: WowScope, seat: int) -> list[WowPiece]:
        """What may be found now: of equal cards one, and each set of several in one order only."""
        return self.found_after(state, scope, seat, scope.pending)

    def found_after(self, state: WowState, scope: WowScope, seat: int, asked: list[Ref]) -> list[WowPiece]:
        """What may be found after these."""
        best: dict[int, WowPiece] = {}
        last = state.last_known(asked[-1]).card.index if asked else 0
        for id in state.zone_ids(codes.ZONE_DECK, seat):
            piece = state.pieces[id]
            if piece.card.index in best or piece.card.index < last or piece.ref in asked:
                continue
            if self.noun.fits(state, piece, scope):
                best[piece.card.index] = piece
        return [best[index] for index in sorted(best)]

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        piece = state.piece_or_none(option.object) if option.verb == codes.VERB_PICK else None
        if piece is not None:
            scope.pending = [*scope.pending, piece.ref]
            state.reveal_to(
                piece, self.who.seats(state, scope)[0]
            )  # whoever picked it knows it, until the deck is shuffled
            if len(scope.pending) < self.count:
                return
        found = scope.pending
        scope.pending = []
        scope.flag = len(found)
        if not found:
            scope.pc = self.to
            return
        scope.mentioned = found
        for ref in found:
            piece = state.piece_or_none(ref)
            if self.reveal and piece is not None:
                reveal(state, piece, REVEALING, scope.source)
        scope.pc += 1
