"""Drawing, discarding, looking through and at decks, shuffling, as texts do them (wow7.4:413, 415.9)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.deciding import Thing, decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.program import JUMP, NEXT, WAIT, Instr, Scope
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import discard, draw, look, put, reveal, shuffle_deck
from regelwerk.wowtcg.meaning import Amount, Noun, Players
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

DRAWING: Final = rule("wow7.4:415.9f")
DISCARDING: Final = rule("wow7.4:415.9e")
SEARCHING: Final = rule("wow7.4:413.1")
REVEALING: Final = rule("ruling:reveal")
LOOKING: Final = rule("wow7.4:413.1")
MOVING: Final = rule("wow7.4:415.9a")


class Draw(Instr[WowState]):
    """Draw cards, one after another; several players turn player first."""

    __slots__ = ("count", "who")

    def __init__(self, path: str, count: Amount, who: Players) -> None:
        super().__init__(path)
        self.count = count
        self.who = who

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        count = self.count.of(s, f)
        for seat in self.who.seats(s, f):
            f.said = seat
            for _ in range(count):
                draw(s, seat, DRAWING, f.source)
        return NEXT


class Discard(Instr[WowState]):
    """Those players discard cards of their choice, one after another (wow7.4:415.9e).

    `f.asked` counts, while it runs, what has been discarded by how many players: [seat index, count].
    """

    __slots__ = ("count", "who")

    def __init__(self, path: str, count: Amount, who: Players) -> None:
        super().__init__(path)
        self.count = count
        self.who = who

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        seats = self.who.seats(s, f)
        if not f.asked:
            f.asked = [0, 0]
        count = self.count.of(s, f)
        while f.asked[0] < len(seats):
            seat = seats[f.asked[0]]
            hand = s.cards(c.HAND, seat)
            if f.asked[1] < count and hand:
                options = [Option(c.DISCARD, f.source, s.pieces[id].ref) for id in hand]
                only = decide(s, seat, c.DISCARDING, options, f.source)
                if only is None:
                    return WAIT
                self.answer(s, f, only)
                continue
            f.asked = [f.asked[0] + 1, 0]
        f.asked = []
        return NEXT

    def answer(self, s: WowState, f: Scope[WowState], option: Option) -> None:
        p = s.at(option.object)
        if p is not None:
            discard(s, p, DISCARDING, f.source)
        f.asked = [f.asked[0], f.asked[1] + 1]

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        assert isinstance(f, WowScope)
        count = self.count.of(s, f)
        return all(len(s.cards(c.HAND, seat)) >= count for seat in self.who.seats(s, f))


class ShuffleInto(Instr[WowState]):
    """Shuffle your hand or graveyard into your deck; "that many" cards."""

    __slots__ = ("zone",)

    def __init__(self, path: str, zone: int) -> None:
        super().__init__(path)
        self.zone = zone

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        ids = s.cards(self.zone, f.you)
        for id in ids:
            put(s, s.pieces[id], c.DECK, MOVING, f.source)
        f.n = len(ids)
        shuffle_deck(s, f.you, MOVING, f.source)
        return NEXT


class Shuffle(Instr[WowState]):
    """A searched deck is shuffled (wow7.4:413.2).

    `known`: what was found is still in it, and as well known afterwards as before.
    """

    __slots__ = ("known", "who")

    def __init__(self, path: str, who: Players, known: bool) -> None:
        super().__init__(path)
        self.who = who
        self.known = known

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        found = [p for p in [s.at(ref) for ref in f.them] if p is not None] if self.known else []
        knew = [p.called.knows for p in found]
        for seat in self.who.seats(s, f):
            shuffle_deck(s, seat)  # wow7.4:413.2
        for p, knows in zip(found, knew):
            for seat in range(s.seats):
                if knows >> seat & 1:
                    s.show_to(s.pieces[p.id], seat)
        return NEXT


class Search(Instr[WowState]):
    """Look through one's own deck for a card that fits, or for up to `count` (wow7.4:413).

    The player sees the whole deck and may find nothing, silently; equal cards are offered
    once, and in the order of their names, which tells nothing of the order of the deck.
    """

    __slots__ = ("count", "noun", "reveal", "to", "who")

    def __init__(self, path: str, noun: Noun, who: Players, reveal: bool, count: int) -> None:
        super().__init__(path)
        self.noun = noun
        self.who = who
        self.reveal = reveal
        self.count = count
        self.to = 0

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        seats = self.who.seats(s, f)
        if not seats:
            f.pc = self.to
            return JUMP
        seat = seats[0]
        options = [Option(c.PICK, f.source, p.ref) for p in self.found(s, f, seat)]
        if self.may_fail() or not options or f.asked:
            options.append(Option(c.NO, f.source, 0, len(f.asked)))  # wow7.4:413.3
        if not f.asked:
            s.lose_track(s.zone(c.DECK, seat), seat)  # ruling:namesakes
            s.emit(c.E_LOOK, SEARCHING, f.source, seat)
        s.ask(seat, c.SEARCH, options, f.source)
        return WAIT

    def may_fail(self) -> bool:
        """Whether none need be found: of a described card nobody can tell; just "a card" is there (wow7.4:413.3)."""
        return len(self.noun.quals) > 0 or self.noun.mask != c.ANY_CARD

    def found(self, s: WowState, f: WowScope, seat: int) -> list[WowPiece]:
        """What may be found now: of equal cards one, and each set of several in one order only."""
        return self.found_after(s, f, seat, f.asked)

    def found_after(self, s: WowState, f: WowScope, seat: int, asked: list[int]) -> list[WowPiece]:
        """What may be found after these."""
        best: dict[int, WowPiece] = {}
        last = s.last(asked[-1]).card.index if asked else 0
        for id in s.zone(c.DECK, seat):
            p = s.pieces[id]
            if p.card.index in best or p.card.index < last or p.ref in asked:
                continue
            if self.noun.fits(s, p, f):
                best[p.card.index] = p
        return [best[index] for index in sorted(best)]

    def answer(self, s: WowState, f: Scope[WowState], option: Option) -> None:
        assert isinstance(f, WowScope)
        p = s.at(option.object) if option.verb == c.PICK else None
        if p is not None:
            f.asked = [*f.asked, p.ref]
            s.show_to(p, self.who.seats(s, f)[0])  # whoever picked it knows it, until the deck is shuffled
            if len(f.asked) < self.count:
                return
        found = f.asked
        f.asked = []
        f.flag = len(found)
        if not found:
            f.pc = self.to
            return
        f.them = found
        for ref in found:
            p = s.at(ref)
            if self.reveal and p is not None:
                reveal(s, p, REVEALING, f.source)
        f.pc += 1


class LookAndMayPut(Instr[WowState]):
    """Look at the top card of your deck; you may put it elsewhere, revealing it first if it has to fit something.

    Whether it fits is yours alone to know: you are asked in any case.
    """

    __slots__ = ("noun", "zone")

    def __init__(self, path: str, noun: Noun | None, zone: int) -> None:
        super().__init__(path)
        self.noun = noun
        self.zone = zone

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        deck = s.zone(c.DECK, f.you)
        if not deck:
            return NEXT
        p = s.pieces[deck[-1]]
        look(s, p, f.you, LOOKING, f.source)
        options = []
        if self.noun is None or self.noun.fits(s, p, f):
            options.append(Option(c.PICK, f.source, p.ref, 1 if self.zone == c.DECK else 0))
        options.append(Option(c.NO, f.source))
        s.ask(f.you, c.LOOKED, options, f.source)
        return WAIT

    def answer(self, s: WowState, f: Scope[WowState], option: Option) -> None:
        assert isinstance(f, WowScope)
        p = s.at(option.object) if option.verb == c.PICK else None
        f.flag = 0 if p is None else 1
        if p is not None:
            if self.noun is not None:
                reveal(s, p, REVEALING, f.source)
            put(s, p, self.zone, MOVING, f.source, self.zone == c.DECK)
        f.pc += 1


class TakeFromTop(Instr[WowState]):
    """The top cards of your deck: one goes to `zone` (hand, or back on top), the rest to the bottom.

    `noun`: they are revealed, and one that fits is taken, if there is one; None: you look
    at them, and take any. `by` says which one. `f.asked` holds the cards from the first step to
    the last; the owner orders those that go to the bottom and does not show how, nor what was taken
    unseen: others who knew these cards know no longer which is which (wow7.4:415.3c, ruling:reveal).
    """

    __slots__ = ("by", "count", "noun", "zone")

    def __init__(self, path: str, count: int, noun: Noun | None, zone: int, by: Players) -> None:
        super().__init__(path)
        self.by = by
        self.count = count
        self.noun = noun
        self.zone = zone

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        if not f.asked:
            return self.show(s, f)
        return self.order_rest(s, f)

    def show(self, s: WowState, f: WowScope) -> int:
        top = s.zone(c.DECK, f.you)[-self.count :]
        pieces = [s.pieces[id] for id in reversed(top)]
        if not pieces:
            return NEXT
        for p in pieces:
            if self.noun is not None:
                reveal(s, p, REVEALING, f.source)
            else:
                look(s, p, f.you, LOOKING, f.source)
        f.asked = [p.ref for p in pieces]
        pieces = [s.pieces[p.id] for p in pieces]
        fitting = [p for p in pieces if self.noun is None or self.noun.fits(s, p, f)]
        seats = self.by.seats(s, f)
        if not fitting or not seats:
            f.asked = [TAKEN, *f.asked]
            return self.order_rest(s, f)
        only = decide(s, seats[0], c.CHOOSE, [Option(c.PICK, f.source, p.ref) for p in fitting], f.source)
        if only is None:
            return WAIT
        self.answer(s, f, only)
        return self.order_rest(s, f)

    def answer(self, s: WowState, f: Scope[WowState], option: Option) -> None:
        assert isinstance(f, WowScope)
        p = s.at(option.object)
        if p is None:
            return
        taken = f.asked[0] == TAKEN
        rest = [ref for ref in f.asked if ref != option.object and ref != TAKEN]
        if rest and (taken or self.noun is None):  # ruling:reveal
            s.lose_track([one.id for one in [p, *[s.at(ref) for ref in rest]] if one is not None], f.you)
        if taken:
            put(s, s.pieces[p.id], c.DECK, MOVING, f.source, True)
        elif self.zone == c.HAND:
            put(s, s.pieces[p.id], c.HAND, MOVING, f.source)
        f.asked = [TAKEN, *rest]

    def order_rest(self, s: WowState, f: WowScope) -> int:
        rest = [ref for ref in f.asked if ref != TAKEN]
        if len(rest) > 1:  # wow7.4:415.3c
            options = [Option(c.PICK, f.source, ref, 1) for ref in rest]
            if decide(s, f.you, c.CHOOSE, options, f.source, known_cards(s, rest)) is None:
                return WAIT
        for ref in rest:
            p = s.at(ref)
            if p is not None:
                put(s, p, c.DECK, MOVING, f.source, True)
        f.asked = []
        return NEXT


def known_cards(s: WowState, refs: list[int]) -> list[Thing]:
    """Cards that are put in order: equal ones are alike as far as everybody knows that they are equal."""
    things: list[Thing] = []
    for ref in refs:
        p = s.last(ref)
        things.append(Thing(p.card, p.owner, [], [0 if p.knows == EVERYONE else ref]))
    return things


TAKEN: Final = -1
"""First in `f.asked`: one card has been taken, the rest is on its way to the bottom."""
