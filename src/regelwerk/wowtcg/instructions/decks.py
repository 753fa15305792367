"""Drawing, discarding, looking through and at decks, shuffling, as texts do them (wow7.4:413, 415.9)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.deciding import Thing, decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.program import JUMP, NEXT, WAIT, Instr
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import discard, draw, look, put, reveal, shuffle_deck
from regelwerk.wowtcg.nouns import Noun
from regelwerk.wowtcg.people import Amount, Player, number_of
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

DRAWING: Final = rule("wow7.4:415.9f")
DISCARDING: Final = rule("wow7.4:415.9e")
SEARCHING: Final = rule("wow7.4:413.1")
REVEALING: Final = rule("ruling:reveal")
LOOKING: Final = rule("wow7.4:413.1")
MOVING: Final = rule("wow7.4:415.9a")


class Draw(Instr):
    """Draw cards, one after another; several players turn player first."""

    __slots__ = ("count", "who")

    def __init__(self, path: str, count: int | Amount, who: Player) -> None:
        super().__init__(path)
        self.count = count
        self.who = who

    def run(self, state: WowState, scope: WowScope) -> int:
        count = number_of(self.count, state, scope)
        for seat in self.who.seats(state, scope):
            scope.said = seat
            for _ in range(count):
                draw(state, seat, DRAWING, scope.source)
        return NEXT


class Discard(Instr):
    """Those players discard cards of their choice, one after another (wow7.4:415.9e).

    `f.asked` counts, while it runs, what has been discarded by how many players: [seat index, count].
    """

    __slots__ = ("count", "who")

    def __init__(self, path: str, count: int | Amount, who: Player) -> None:
        super().__init__(path)
        self.count = count
        self.who = who

    def run(self, state: WowState, scope: WowScope) -> int:
        seats = self.who.seats(state, scope)
        if not scope.asked:
            scope.asked = [0, 0]
        count = number_of(self.count, state, scope)
        while scope.asked[0] < len(seats):
            seat = seats[scope.asked[0]]
            hand = state.cards(c.HAND, seat)
            if scope.asked[1] < count and hand:
                options = [Option(c.DISCARD, scope.source, state.pieces[id].ref) for id in hand]
                only = decide(state, seat, c.DISCARDING, options, scope.source)
                if only is None:
                    return WAIT
                self.answer(state, scope, only)
                continue
            scope.asked = [scope.asked[0] + 1, 0]
        scope.asked = []
        return NEXT

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        piece = state.at(option.object)
        if piece is not None:
            discard(state, piece, DISCARDING, scope.source)
        scope.asked = [scope.asked[0], scope.asked[1] + 1]

    def possible(self, state: WowState, scope: WowScope) -> bool:
        count = number_of(self.count, state, scope)
        return all(len(state.cards(c.HAND, seat)) >= count for seat in self.who.seats(state, scope))


class ShuffleInto(Instr):
    """Shuffle your hand or graveyard into your deck; "that many" cards."""

    __slots__ = ("zone",)

    def __init__(self, path: str, zone: int) -> None:
        super().__init__(path)
        self.zone = zone

    def run(self, state: WowState, scope: WowScope) -> int:
        ids = state.cards(self.zone, scope.you)
        for id in ids:
            put(state, state.pieces[id], c.DECK, MOVING, scope.source)
        scope.n = len(ids)
        shuffle_deck(state, scope.you, MOVING, scope.source)
        return NEXT


class Shuffle(Instr):
    """A searched deck is shuffled (wow7.4:413.2).

    `known`: what was found is still in it, and as well known afterwards as before.
    """

    __slots__ = ("known", "who")

    def __init__(self, path: str, who: Player, known: bool) -> None:
        super().__init__(path)
        self.who = who
        self.known = known

    def run(self, state: WowState, scope: WowScope) -> int:
        found = [piece for piece in [state.at(ref) for ref in scope.them] if piece is not None] if self.known else []
        knew = [piece.called.knows for piece in found]
        for seat in self.who.seats(state, scope):
            shuffle_deck(state, seat)  # wow7.4:413.2
        for piece, knows in zip(found, knew):
            for seat in range(state.seats):
                if knows >> seat & 1:
                    state.show_to(state.pieces[piece.id], seat)
        return NEXT


class Search(Instr):
    """Look through one's own deck for a card that fits, or for up to `count` (wow7.4:413).

    The player sees the whole deck and may find nothing, silently; equal cards are offered
    once, and in the order of their names, which tells nothing of the order of the deck.
    """

    __slots__ = ("count", "noun", "reveal", "to", "who")

    def __init__(self, path: str, noun: Noun, who: Player, reveal: bool, count: int) -> None:
        super().__init__(path)
        self.noun = noun
        self.who = who
        self.reveal = reveal
        self.count = count
        self.to = 0

    def run(self, state: WowState, scope: WowScope) -> int:
        seats = self.who.seats(state, scope)
        if not seats:
            scope.pc = self.to
            return JUMP
        seat = seats[0]
        options = [Option(c.PICK, scope.source, piece.ref) for piece in self.found(state, scope, seat)]
        if self.may_fail() or not options or scope.asked:
            options.append(Option(c.NO, scope.source, 0, len(scope.asked)))  # wow7.4:413.3
        if not scope.asked:
            state.lose_track(state.zone(c.DECK, seat), seat)  # ruling:namesakes
            state.emit(c.E_LOOK, SEARCHING, scope.source, seat)
        state.ask(seat, c.SEARCH, options, scope.source)
        return WAIT

    def may_fail(self) -> bool:
        """Whether none need be found: of a described card nobody can tell; just "a card" is there (wow7.4:413.3)."""
        return len(self.noun.quals) > 0 or self.noun.mask != c.ANY_CARD

    def found(self, state: WowState, scope: WowScope, seat: int) -> list[WowPiece]:
        """What may be found now: of equal cards one, and each set of several in one order only."""
        return self.found_after(state, scope, seat, scope.asked)

    def found_after(self, state: WowState, scope: WowScope, seat: int, asked: list[int]) -> list[WowPiece]:
        """What may be found after these."""
        best: dict[int, WowPiece] = {}
        last = state.last(asked[-1]).card.index if asked else 0
        for id in state.zone(c.DECK, seat):
            piece = state.pieces[id]
            if piece.card.index in best or piece.card.index < last or piece.ref in asked:
                continue
            if self.noun.fits(state, piece, scope):
                best[piece.card.index] = piece
        return [best[index] for index in sorted(best)]

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        piece = state.at(option.object) if option.verb == c.PICK else None
        if piece is not None:
            scope.asked = [*scope.asked, piece.ref]
            state.show_to(
                piece, self.who.seats(state, scope)[0]
            )  # whoever picked it knows it, until the deck is shuffled
            if len(scope.asked) < self.count:
                return
        found = scope.asked
        scope.asked = []
        scope.flag = len(found)
        if not found:
            scope.pc = self.to
            return
        scope.them = found
        for ref in found:
            piece = state.at(ref)
            if self.reveal and piece is not None:
                reveal(state, piece, REVEALING, scope.source)
        scope.pc += 1


class LookAndMayPut(Instr):
    """Look at the top card of your deck; you may put it elsewhere, revealing it first if it has to fit something.

    Whether it fits is yours alone to know: you are asked in any case.
    """

    __slots__ = ("noun", "zone")

    def __init__(self, path: str, noun: Noun | None, zone: int) -> None:
        super().__init__(path)
        self.noun = noun
        self.zone = zone

    def run(self, state: WowState, scope: WowScope) -> int:
        deck = state.zone(c.DECK, scope.you)
        if not deck:
            return NEXT
        piece = state.pieces[deck[-1]]
        look(state, piece, scope.you, LOOKING, scope.source)
        options = []
        if self.noun is None or self.noun.fits(state, piece, scope):
            options.append(Option(c.PICK, scope.source, piece.ref, 1 if self.zone == c.DECK else 0))
        options.append(Option(c.NO, scope.source))
        state.ask(scope.you, c.LOOKED, options, scope.source)
        return WAIT

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        piece = state.at(option.object) if option.verb == c.PICK else None
        scope.flag = 0 if piece is None else 1
        if piece is not None:
            if self.noun is not None:
                reveal(state, piece, REVEALING, scope.source)
            put(state, piece, self.zone, MOVING, scope.source, self.zone == c.DECK)
        scope.pc += 1


class TakeFromTop(Instr):
    """The top cards of your deck: one goes to `zone` (hand, or back on top), the rest to the bottom.

    `noun`: they are revealed, and one that fits is taken, if there is one; None: you look
    at them, and take any. `by` says which one. `f.asked` holds the cards from the first step to
    the last; the owner orders those that go to the bottom and does not show how, nor what was taken
    unseen: others who knew these cards know no longer which is which (wow7.4:415.3c, ruling:reveal).
    """

    __slots__ = ("by", "count", "noun", "zone")

    def __init__(self, path: str, count: int, noun: Noun | None, zone: int, by: Player) -> None:
        super().__init__(path)
        self.by = by
        self.count = count
        self.noun = noun
        self.zone = zone

    def run(self, state: WowState, scope: WowScope) -> int:
        if not scope.asked:
            return self.show(state, scope)
        return self.order_rest(state, scope)

    def show(self, state: WowState, scope: WowScope) -> int:
        top = state.zone(c.DECK, scope.you)[-self.count :]
        pieces = [state.pieces[id] for id in reversed(top)]
        if not pieces:
            return NEXT
        for piece in pieces:
            if self.noun is not None:
                reveal(state, piece, REVEALING, scope.source)
            else:
                look(state, piece, scope.you, LOOKING, scope.source)
        scope.asked = [piece.ref for piece in pieces]
        pieces = [state.pieces[piece.id] for piece in pieces]
        fitting = [piece for piece in pieces if self.noun is None or self.noun.fits(state, piece, scope)]
        seats = self.by.seats(state, scope)
        if not fitting or not seats:
            scope.asked = [TAKEN, *scope.asked]
            return self.order_rest(state, scope)
        only = decide(
            state, seats[0], c.CHOOSE, [Option(c.PICK, scope.source, piece.ref) for piece in fitting], scope.source
        )
        if only is None:
            return WAIT
        self.answer(state, scope, only)
        return self.order_rest(state, scope)

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        piece = state.at(option.object)
        if piece is None:
            return
        taken = scope.asked[0] == TAKEN
        rest = [ref for ref in scope.asked if ref != option.object and ref != TAKEN]
        if rest and (taken or self.noun is None):  # ruling:reveal
            state.lose_track(
                [one.id for one in [piece, *[state.at(ref) for ref in rest]] if one is not None], scope.you
            )
        if taken:
            put(state, state.pieces[piece.id], c.DECK, MOVING, scope.source, True)
        elif self.zone == c.HAND:
            put(state, state.pieces[piece.id], c.HAND, MOVING, scope.source)
        scope.asked = [TAKEN, *rest]

    def order_rest(self, state: WowState, scope: WowScope) -> int:
        rest = [ref for ref in scope.asked if ref != TAKEN]
        if len(rest) > 1:  # wow7.4:415.3c
            options = [Option(c.PICK, scope.source, ref, 1) for ref in rest]
            if decide(state, scope.you, c.CHOOSE, options, scope.source, known_cards(state, rest)) is None:
                return WAIT
        for ref in rest:
            piece = state.at(ref)
            if piece is not None:
                put(state, piece, c.DECK, MOVING, scope.source, True)
        scope.asked = []
        return NEXT


def known_cards(state: WowState, refs: list[int]) -> list[Thing]:
    """Cards that are put in order: equal ones are alike as far as everybody knows that they are equal."""
    things: list[Thing] = []
    for ref in refs:
        piece = state.last(ref)
        things.append(Thing(piece.card, piece.owner, [], [0 if piece.knows == EVERYONE else ref]))
    return things


TAKEN: Final = -1
"""First in `f.asked`: one card has been taken, the rest is on its way to the bottom."""
