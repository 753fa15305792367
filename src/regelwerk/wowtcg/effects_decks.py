"""Effects on hands and decks: drawing, discarding, looking, shuffling (wow7.4:413, 415.9)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.forced_decisions import Thing, decide
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import CALL, NEXT, WAIT
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import discard, draw, look, put, reveal, shuffle_deck
from regelwerk.wowtcg.derived_values import values
from regelwerk.wowtcg.drawing import DRAWING, DrawFrame, replacement
from regelwerk.wowtcg.effects import PieceInstruction
from regelwerk.wowtcg.effects_zones import wrong_zone
from regelwerk.wowtcg.enums import Zone
from regelwerk.wowtcg.players import YOU, Amount, Player, number_of
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.selectors import CardFilter
from regelwerk.wowtcg.state import WowScope, WowState

DISCARDING: Final = rule("wow7.4:415.9e")
REVEALING: Final = rule("ruling:reveal")
LOOKING: Final = rule("wow7.4:413.1")
MOVING: Final = rule("wow7.4:415.9a")

TAKEN: Final = Ref(-1)
"""First in `scope.pending`: one card has been taken, the rest is on its way to the bottom."""


@dataclass(frozen=True)
class Draw(PieceInstruction):
    """Draw cards, one after another (wow7.4:415.9f); several players turn player first."""

    count: int | Amount
    who: Player = YOU

    def execute(self, state: WowState, scope: WowScope) -> int:
        count = number_of(self.count, state, scope)
        seats = self.who.seats(state, scope)
        if count > 0 and values(state).draws and any(replacement(state, seat) is not None for seat in seats):
            scope.said = seats[-1]
            state.frames.append(DrawFrame([seat for seat in seats for _ in range(count)], scope.source))
            return CALL
        for seat in seats:
            scope.said = seat
            for _ in range(count):
                draw(state, seat, DRAWING, scope.source)
        return NEXT


@dataclass(frozen=True)
class Discard(PieceInstruction):
    """Discard cards of one's own choice, one after another (wow7.4:415.9e).

    `scope.pending` counts, while it runs, what has been discarded by how many players: [seat index, count].
    """

    count: int | Amount
    who: Player = YOU

    def execute(self, state: WowState, scope: WowScope) -> int:
        seats = self.who.seats(state, scope)
        if not scope.pending:
            scope.pending = [NO_REF, NO_REF]
        count = number_of(self.count, state, scope)
        while scope.pending[0] < len(seats):
            seat = seats[scope.pending[0]]
            hand = state.card_ids(codes.ZONE_HAND, seat)
            if scope.pending[1] < count and hand:
                options = [Option(codes.VERB_DISCARD, scope.source, state.pieces[id].ref) for id in hand]
                only = decide(state, seat, codes.DECISION_DISCARDING, options, scope.source)
                if only is None:
                    return WAIT
                self.answer(state, scope, only)
                continue
            scope.pending = [Ref(scope.pending[0] + 1), NO_REF]
        scope.pending = []
        return NEXT

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        piece = state.piece_or_none(option.object)
        if piece is not None:
            discard(state, piece, DISCARDING, scope.source)
        scope.pending = [scope.pending[0], Ref(scope.pending[1] + 1)]

    def can_execute(self, state: WowState, scope: WowScope) -> bool:
        count = number_of(self.count, state, scope)
        return all(len(state.card_ids(codes.ZONE_HAND, seat)) >= count for seat in self.who.seats(state, scope))


@dataclass(frozen=True)
class ShuffleInto(PieceInstruction):
    """Shuffle your hand or graveyard into your deck (wow7.4:415.9a); "that many" is how many cards that was."""

    zone: Zone

    def problem(self) -> str:
        return wrong_zone(self.zone, Zone.HAND, Zone.GRAVEYARD)

    def execute(self, state: WowState, scope: WowScope) -> int:
        ids = state.card_ids(self.zone.value, scope.you)
        for id in ids:
            put(state, state.pieces[id], codes.ZONE_DECK, MOVING, scope.source)
        scope.mentioned_number = len(ids)
        shuffle_deck(state, scope.you, MOVING, scope.source)
        return NEXT


@dataclass(frozen=True)
class LookAndMayPut(PieceInstruction):
    """Look at the top card of your deck (wow7.4:413.1); you may put it into your hand, or on the bottom of your deck.

    `noun`: only a card that fits, and it is revealed first. Whether it fits is yours alone to know: you are asked in
    any case.
    """

    zone: Zone
    noun: CardFilter | None = None

    def looks_through_deck(self) -> bool:
        return True

    def problem(self) -> str:
        return wrong_zone(self.zone, Zone.HAND, Zone.DECK)

    def execute(self, state: WowState, scope: WowScope) -> int:
        deck = state.zone_ids(codes.ZONE_DECK, scope.you)
        if not deck:
            return NEXT
        piece = state.pieces[deck[-1]]
        look(state, piece, scope.you, LOOKING, scope.source)
        options = []
        if self.noun is None or self.noun.fits(state, piece, scope):
            options.append(Option(codes.VERB_PICK, scope.source, piece.ref, 1 if self.zone is Zone.DECK else 0))
        options.append(Option(codes.VERB_NO, scope.source))
        state.ask(scope.you, codes.DECISION_LOOKED, options, scope.source)
        return WAIT

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        piece = state.piece_or_none(option.object) if option.verb == codes.VERB_PICK else None
        scope.flag = 0 if piece is None else 1
        if piece is not None:
            if self.noun is not None:
                reveal(state, piece, REVEALING, scope.source)
            put(state, piece, self.zone.value, MOVING, scope.source, self.zone is Zone.DECK)
        scope.pc += 1


@dataclass(frozen=True)
class TakeFromTop(PieceInstruction):
    """The top cards of your deck: one goes to your hand, or back on top, the rest to the bottom.

    `scope.pending` holds the cards from the first step to the last; the owner orders those that go to the bottom and
    does not show how, nor what was taken unseen: others who knew these cards know no longer which is which
    (wow7.4:415.3c, ruling:reveal).
    """

    count: int

    def revealed(self) -> CardFilter | None:
        """They are revealed, and one that fits this is taken, if there is one; None: you look at them, and take any."""
        return None

    def taker(self) -> Player:
        """Who says which one."""
        return YOU

    def into_hand(self) -> bool:
        """Whether it goes to the hand."""
        return True

    def execute(self, state: WowState, scope: WowScope) -> int:
        if not scope.pending:
            return self.show(state, scope)
        return self.order_rest(state, scope)

    def show(self, state: WowState, scope: WowScope) -> int:
        top = state.zone_ids(codes.ZONE_DECK, scope.you)[-self.count :]
        pieces = [state.pieces[id] for id in reversed(top)]
        if not pieces:
            return NEXT
        noun = self.revealed()
        for piece in pieces:
            if noun is not None:
                reveal(state, piece, REVEALING, scope.source)
            else:
                look(state, piece, scope.you, LOOKING, scope.source)
        scope.pending = [piece.ref for piece in pieces]
        pieces = [state.pieces[piece.id] for piece in pieces]
        fitting = [piece for piece in pieces if noun is None or noun.fits(state, piece, scope)]
        seats = self.taker().seats(state, scope)
        if not fitting or not seats:
            scope.pending = [TAKEN, *scope.pending]
            return self.order_rest(state, scope)
        only = decide(
            state,
            seats[0],
            codes.DECISION_CHOOSE,
            [Option(codes.VERB_PICK, scope.source, piece.ref) for piece in fitting],
            scope.source,
        )
        if only is None:
            return WAIT
        self.answer(state, scope, only)
        return self.order_rest(state, scope)

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        piece = state.piece_or_none(option.object)
        if piece is None:
            return
        taken = scope.pending[0] == TAKEN
        rest = [ref for ref in scope.pending if ref != option.object and ref != TAKEN]
        if rest and (taken or self.revealed() is None):  # ruling:reveal
            seen = [piece, *[state.piece_or_none(ref) for ref in rest]]
            state.hide_identities([card.id for card in seen if card is not None], scope.you)
        if taken:
            put(state, state.pieces[piece.id], codes.ZONE_DECK, MOVING, scope.source, True)
        elif self.into_hand():
            put(state, state.pieces[piece.id], codes.ZONE_HAND, MOVING, scope.source)
        scope.pending = [TAKEN, *rest]

    def order_rest(self, state: WowState, scope: WowScope) -> int:
        rest = [ref for ref in scope.pending if ref != TAKEN]
        if len(rest) > 1:  # wow7.4:415.3c
            options = [Option(codes.VERB_PICK, scope.source, ref, 1) for ref in rest]
            if decide(state, scope.you, codes.DECISION_CHOOSE, options, scope.source, known_cards(state, rest)) is None:
                return WAIT
        for ref in rest:
            piece = state.piece_or_none(ref)
            if piece is not None:
                put(state, piece, codes.ZONE_DECK, MOVING, scope.source, True)
        scope.pending = []
        return NEXT


@dataclass(frozen=True)
class RevealTop(TakeFromTop):
    """Reveal the top cards of your deck (ruling:reveal); one that fits goes to the hand, the rest to the bottom.

    `by`: who chooses the one.
    """

    noun: CardFilter
    by: Player = YOU

    def looks_through_deck(self) -> bool:
        return True

    def revealed(self) -> CardFilter | None:
        return self.noun

    def taker(self) -> Player:
        return self.by


@dataclass(frozen=True)
class LookAtTop(TakeFromTop):
    """Look at the top cards of your deck (wow7.4:413.1); put one into `zone` (hand, or top of the deck), the rest to
    the bottom."""

    zone: Zone

    def problem(self) -> str:
        return wrong_zone(self.zone, Zone.HAND, Zone.DECK)

    def into_hand(self) -> bool:
        return self.zone is Zone.HAND


def known_cards(state: WowState, refs: list[Ref]) -> list[Thing]:
    """Cards that are put in order: equal ones are alike as far as everybody knows that they are equal."""
    things: list[Thing] = []
    for ref in refs:
        piece = state.last_known(ref)
        things.append(Thing(piece.card, piece.owner, [], [0 if piece.known_to == EVERYONE else ref]))
    return things
