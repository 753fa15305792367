"""What texts do with cards: drawing, destroying, tapping, putting them elsewhere."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.changes import discard, draw, lift, look, put, shuffle_deck, stack, tap, untap
from regelwerk.duelmasters.instructions.asking import after
from regelwerk.duelmasters.legality import has_bases
from regelwerk.duelmasters.meaning import Amount, Number, Players, Ref
from regelwerk.duelmasters.playing import Playing
from regelwerk.duelmasters.replacing import destroy
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.shields import Breaking
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, as_seat, seat_ref
from regelwerk.kernel.deciding import Thing, decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.program import CALL, NEXT, NOTHING, STAY, WAIT, Instr, Scope

DRAWING: Final = rule("kw:draw")
DISCARDING: Final = rule("kw:discard")
AT_RANDOM: Final = rule("dm:7.21")
DESTROYING: Final = rule("kw:destroy")
TAPPING: Final = rule("kw:tap")
MOVING: Final = rule("dm:3.1")
ORDERING: Final = rule("dm:3.3")
UNCOVERING: Final = rule("dm:10.5")
LOOKING: Final = rule("dm:3.6")


def settled(state: DmState, scope: DmScope, count: Amount) -> int:
    """The number as it was when the instruction began, whatever it has changed since (dm:9.7)."""
    if isinstance(count, Number):
        return count.number
    if scope.x == 0:
        scope.n = count.of(state, scope)
    return scope.n


class Draw(Instr[DmState]):
    """Draw cards, one after another (dm:5.2). `up_to`: before each one it is asked whether to go on.

    `f.asked` holds one entry for each card that the acting player has drawn.
    """

    __slots__ = ("count", "up_to", "who")

    def __init__(self, path: str, count: Amount, who: Players, up_to: bool) -> None:
        super().__init__(path)
        self.count = count
        self.who = who
        self.up_to = up_to

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        want = settled(state, scope, self.count)
        seat = scope.acting(state, self.who)
        while seat >= 0:
            if len(scope.asked) >= want or not state.zone(c.DECK, seat):
                scope.acted()
            elif self.up_to:
                state.ask(seat, c.MAY, [Option(c.YES, scope.source, 0, 1), Option(c.NO, scope.source)], scope.source)
                return WAIT
            else:
                scope.asked = [*scope.asked, 0]
                draw(state, seat, DRAWING, scope.source)
                if state.result is not None:
                    return NEXT
            seat = scope.acting(state, self.who)
        return NEXT

    def answer(self, state: DmState, scope: Scope[DmState], option: Option) -> None:
        assert isinstance(scope, DmScope)
        if option.verb == c.YES:
            scope.asked = [*scope.asked, 0]
            draw(state, scope.order[0], DRAWING, scope.source)
        else:
            scope.acted()


class Discard(Instr[DmState]):
    """Discard cards from hands (dm:3.4). Count None: all; `random`: chance picks, else whoever discards.

    `f.asked` is what the acting player has picked.
    """

    __slots__ = ("count", "random", "who")

    def __init__(self, path: str, count: Amount | None, who: Players, random: bool) -> None:
        super().__init__(path)
        self.count = count
        self.who = who
        self.random = random

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        most = 0 if self.count is None else settled(state, scope, self.count)
        seat = scope.acting(state, self.who)
        while seat >= 0:
            hand = [state.pieces[id].ref for id in state.zone(c.HAND, seat)]
            want = len(hand) if self.count is None else min(most, len(hand))
            if len(scope.asked) < want < len(hand) and not self.random:
                self.ask(state, scope, seat, hand, want)
                return WAIT
            picked = hand if want == len(hand) else scope.asked
            if self.random and want < len(hand):
                picked = []
                left = hand[:]
                while len(picked) < want:
                    picked.append(left.pop(state.chance.below(len(left))))
            scope.chosen = [
                *scope.chosen,
                *discard(state, picked, AT_RANDOM if self.random else DISCARDING, scope.source),
            ]
            scope.acted()
            seat = scope.acting(state, self.who)
        scope.them = scope.chosen
        scope.chosen = NOTHING
        return NEXT

    def ask(self, state: DmState, scope: DmScope, seat: int, hand: list[int], want: int) -> None:
        """The next card; each set is offered in one order only."""
        options = [Option(c.PICK, scope.source, ref) for ref in self.next_ones(hand, scope.asked, want)]
        state.ask(seat, c.CHOOSE, options, scope.source)

    def next_ones(self, hand: list[int], picked: list[int], want: int) -> list[int]:
        """What may be discarded after these."""
        return hand[after(hand, picked) : len(hand) - (want - len(picked)) + 1]

    def wanted(self, state: DmState, scope: DmScope, seat: int) -> int:
        """How many cards that player has to discard."""
        have = len(state.zone(c.HAND, seat))
        return have if self.count is None else min(settled(state, scope, self.count), have)

    def answer(self, state: DmState, scope: Scope[DmState], option: Option) -> None:
        scope.asked = [*scope.asked, option.object]

    def possible(self, state: DmState, scope: Scope[DmState]) -> bool:
        assert isinstance(scope, DmScope)
        want = 1 if self.count is None else self.count.of(state, scope)
        for seat in self.who.seats(state, scope):
            if len(state.zone(c.HAND, seat)) >= want:
                return True
        return False


class OnCards(Instr[DmState]):
    """Something that happens to whatever a text speaks of."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def creatures(self, state: DmState, scope: DmScope) -> list[DmPiece]:
        """Those of them that are creatures in the battle zone."""
        found: list[DmPiece] = []
        for ref in self.what.get(state, scope):
            piece = state.creature(ref)
            if piece is not None and piece not in found:
                found.append(piece)
        return found

    def possible(self, state: DmState, scope: Scope[DmState]) -> bool:
        assert isinstance(scope, DmScope)
        return len(self.creatures(state, scope)) > 0


class Destroy(OnCards):
    """dm:3.4"""

    __slots__ = ()

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        refs = [piece.ref for piece in self.creatures(state, scope)]
        return NEXT if destroy(state, refs, DESTROYING, scope.source) else CALL


class Tap(OnCards):
    __slots__ = ()

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        for ref in self.what.get(state, scope):
            piece = state.creature(ref) or state.at(ref)
            if piece is not None:
                tap(state, piece, TAPPING, scope.source)
        return NEXT


class Untap(OnCards):
    __slots__ = ()

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        for ref in self.what.get(state, scope):
            piece = state.creature(ref) or state.at(ref)
            if piece is not None:
                untap(state, piece, TAPPING, scope.source)
        return NEXT

    def possible(self, state: DmState, scope: Scope[DmState]) -> bool:
        assert isinstance(scope, DmScope)
        for ref in self.what.get(state, scope):
            piece = state.creature(ref) or state.at(ref)
            if piece is not None and piece.tapped:
                return True
        return False


class PutInto(OnCards):
    """Put cards into their owners' zone. Several for one deck: the owner picks their order (dm:3.3), the cards
    beneath an evolution creature among them.

    `f.asked` holds the cards in the order in which they are put; the last one is on top.
    """

    __slots__ = ("no_trigger", "zone")

    def __init__(self, path: str, what: Ref, zone: int, no_trigger: bool) -> None:
        super().__init__(path, what)
        self.zone = zone
        self.no_trigger = no_trigger

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        refs = self.what.get(state, scope)
        if self.zone == c.DECK:
            cards = all_cards(state, refs)
            if len(cards) > 1 and self.ask(state, scope, cards):
                return WAIT
        order = scope.asked
        scope.asked = NOTHING
        put(state, refs, self.zone, MOVING, scope.source, self.no_trigger)
        if order:
            stack(state, order, ORDERING)
        return NEXT

    def ask(self, state: DmState, scope: DmScope, refs: list[int]) -> bool:
        """Which card of an owner comes first of those that are left; others do not see the order."""
        left = [ref for ref in refs if ref not in scope.asked and state.find(ref) is not None]
        if not left:
            return False
        owner = state.last(left[0]).owner
        mine = [ref for ref in left if state.last(ref).owner == owner]
        options = [Option(c.PICK, scope.source, ref) for ref in mine]
        if (
            state.in_game(owner)
            and decide(state, owner, c.ARRANGE, options, scope.source, known_cards(state, scope, refs, mine)) is None
        ):
            return True
        scope.asked = [*scope.asked, *mine]
        return self.ask(state, scope, refs)

    def answer(self, state: DmState, scope: Scope[DmState], option: Option) -> None:
        scope.asked = [*scope.asked, option.object]

    def possible(self, state: DmState, scope: Scope[DmState]) -> bool:
        assert isinstance(scope, DmScope)
        for ref in self.what.get(state, scope):
            if state.creature(ref) is not None or state.find(ref) is not None:
                return True
        return False


def known_cards(state: DmState, scope: DmScope, refs: list[int], left: list[int]) -> list[Thing]:
    """Cards that are put in order: equal ones are alike as far as everybody knows that they are equal.

    What has been picked already nobody else knows: from then on all of them count, or being asked would tell.
    """
    owner = state.last(left[0]).owner
    begun = any(state.last(ref).owner == owner for ref in scope.asked)
    things: list[Thing] = []
    for ref in left:
        piece = state.last(ref)
        things.append(Thing(piece.card, owner, [], [ref if begun or piece.knows != EVERYONE else 0]))
    return things


class PutTopCard(OnCards):
    """Put only the top card of evolution creatures into their owners' zone; what lies beneath stays (dm:10.5)."""

    __slots__ = ("zone",)

    def __init__(self, path: str, what: Ref, zone: int) -> None:
        super().__init__(path, what)
        self.zone = zone

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        lift(state, self.creatures(state, scope), self.zone, UNCOVERING, scope.source)
        return NEXT


def all_cards(state: DmState, refs: list[int]) -> list[int]:
    """The references of all cards that go where these go: of a creature those beneath it too (dm:10.4)."""
    found: list[int] = []
    for ref in refs:
        piece = state.creature(ref)
        if piece is not None:
            found += [other for other in (piece.ref, *beneath(state, piece)) if other not in found]
        elif state.at(ref) is not None and ref not in found:
            found.append(ref)
    return found


def beneath(state: DmState, piece: DmPiece) -> list[int]:
    """The references of the cards beneath a creature."""
    return [state.pieces[id].ref for id in piece.pile]


class PutIntoBattle(OnCards):
    """Put creatures into the battle zone, one by one (dm:3.2); an evolution creature needs its base (dm:10.1).

    `f.x` is the place of the next one.
    """

    __slots__ = ()

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        refs = scope.asked if scope.x else self.what.get(state, scope)
        scope.asked = refs
        while scope.x < len(refs):
            piece = state.at(refs[scope.x])
            scope.x += 1
            if (
                piece is not None
                and piece.card.kind & c.CREATURE
                and state.place(piece) != c.BATTLE
                and has_bases(state, piece, None)
            ):
                state.frames.append(Playing(piece.ref, piece.owner, True, True))
                return STAY
        scope.x = 0
        scope.asked = NOTHING
        return NEXT

    def possible(self, state: DmState, scope: Scope[DmState]) -> bool:
        assert isinstance(scope, DmScope)
        return len(self.what.get(state, scope)) > 0


class Break(OnCards):
    """A creature breaks shields of an opponent (dm:8.4), who is chosen if there are several."""

    __slots__ = ("count",)

    def __init__(self, path: str, what: Ref, count: Amount) -> None:
        super().__init__(path, what)
        self.count = count

    def victims(self, state: DmState, scope: DmScope) -> list[int]:
        """The opponents who have shields."""
        return [seat for seat in state.opponents(scope.you) if state.zone(c.SHIELDS, seat)]

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        found = self.victims(state, scope)
        if len(found) > 1:
            options = [Option(c.PICK, scope.source, seat_ref(seat)) for seat in found]
            state.ask(scope.you, c.CHOOSE, options, scope.source)
            return WAIT
        if found:
            self.begin(state, scope, found[0])
            return CALL
        return NEXT

    def begin(self, state: DmState, scope: DmScope, against: int) -> None:
        refs = self.what.get(state, scope)
        state.frames.append(Breaking(refs[0] if refs else 0, scope.you, against, self.count.of(state, scope), True))

    def answer(self, state: DmState, scope: Scope[DmState], option: Option) -> None:
        assert isinstance(scope, DmScope)
        scope.pc += 1
        self.begin(state, scope, as_seat(option.object))

    def possible(self, state: DmState, scope: Scope[DmState]) -> bool:
        assert isinstance(scope, DmScope)
        return len(self.victims(state, scope)) > 0


class LookAt(OnCards):
    """You look at cards; they stay where they are."""

    __slots__ = ()

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        refs = self.what.get(state, scope)
        for ref in refs:
            piece = state.at(ref)
            if piece is not None:
                look(state, piece, scope.you, LOOKING, scope.source, len(refs) > 1)
        return NEXT

    def possible(self, state: DmState, scope: Scope[DmState]) -> bool:
        assert isinstance(scope, DmScope)
        return len(self.what.get(state, scope)) > 0


class Shuffle(Instr[DmState]):
    """Shuffle your deck."""

    __slots__ = ()

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        assert isinstance(scope, DmScope)
        shuffle_deck(state, scope.you, LOOKING, scope.source)
        return NEXT


class ExtraTurn(Instr[DmState]):
    """You take an extra turn after this one (dm:5.extra)."""

    __slots__ = ()

    def run(self, state: DmState, scope: Scope[DmState]) -> int:
        state.extra = [*state.extra, scope.you]
        return NEXT
