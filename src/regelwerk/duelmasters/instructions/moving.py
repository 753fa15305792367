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


def settled(s: DmState, f: DmScope, count: Amount) -> int:
    """The number as it was when the instruction began, whatever it has changed since (dm:9.7)."""
    if isinstance(count, Number):
        return count.number
    if f.x == 0:
        f.n = count.of(s, f)
    return f.n


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

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        want = settled(s, f, self.count)
        seat = f.acting(s, self.who)
        while seat >= 0:
            if len(f.asked) >= want or not s.zone(c.DECK, seat):
                f.acted()
            elif self.up_to:
                s.ask(seat, c.MAY, [Option(c.YES, f.source, 0, 1), Option(c.NO, f.source)], f.source)
                return WAIT
            else:
                f.asked = [*f.asked, 0]
                draw(s, seat, DRAWING, f.source)
                if s.result is not None:
                    return NEXT
            seat = f.acting(s, self.who)
        return NEXT

    def answer(self, s: DmState, f: Scope[DmState], option: Option) -> None:
        assert isinstance(f, DmScope)
        if option.verb == c.YES:
            f.asked = [*f.asked, 0]
            draw(s, f.order[0], DRAWING, f.source)
        else:
            f.acted()


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

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        most = 0 if self.count is None else settled(s, f, self.count)
        seat = f.acting(s, self.who)
        while seat >= 0:
            hand = [s.pieces[id].ref for id in s.zone(c.HAND, seat)]
            want = len(hand) if self.count is None else min(most, len(hand))
            if len(f.asked) < want < len(hand) and not self.random:
                self.ask(s, f, seat, hand, want)
                return WAIT
            picked = hand if want == len(hand) else f.asked
            if self.random and want < len(hand):
                picked = []
                left = hand[:]
                while len(picked) < want:
                    picked.append(left.pop(s.chance.below(len(left))))
            f.chosen = [*f.chosen, *discard(s, picked, AT_RANDOM if self.random else DISCARDING, f.source)]
            f.acted()
            seat = f.acting(s, self.who)
        f.them = f.chosen
        f.chosen = NOTHING
        return NEXT

    def ask(self, s: DmState, f: DmScope, seat: int, hand: list[int], want: int) -> None:
        """The next card; each set is offered in one order only."""
        options = [Option(c.PICK, f.source, ref) for ref in self.next_ones(hand, f.asked, want)]
        s.ask(seat, c.CHOOSE, options, f.source)

    def next_ones(self, hand: list[int], picked: list[int], want: int) -> list[int]:
        """What may be discarded after these."""
        return hand[after(hand, picked) : len(hand) - (want - len(picked)) + 1]

    def wanted(self, s: DmState, f: DmScope, seat: int) -> int:
        """How many cards that player has to discard."""
        have = len(s.zone(c.HAND, seat))
        return have if self.count is None else min(settled(s, f, self.count), have)

    def answer(self, s: DmState, f: Scope[DmState], option: Option) -> None:
        f.asked = [*f.asked, option.object]

    def possible(self, s: DmState, f: Scope[DmState]) -> bool:
        assert isinstance(f, DmScope)
        want = 1 if self.count is None else self.count.of(s, f)
        for seat in self.who.seats(s, f):
            if len(s.zone(c.HAND, seat)) >= want:
                return True
        return False


class OnCards(Instr[DmState]):
    """Something that happens to whatever a text speaks of."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def creatures(self, s: DmState, f: DmScope) -> list[DmPiece]:
        """Those of them that are creatures in the battle zone."""
        found: list[DmPiece] = []
        for ref in self.what.get(s, f):
            p = s.creature(ref)
            if p is not None and p not in found:
                found.append(p)
        return found

    def possible(self, s: DmState, f: Scope[DmState]) -> bool:
        assert isinstance(f, DmScope)
        return len(self.creatures(s, f)) > 0


class Destroy(OnCards):
    """dm:3.4"""

    __slots__ = ()

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        refs = [p.ref for p in self.creatures(s, f)]
        return NEXT if destroy(s, refs, DESTROYING, f.source) else CALL


class Tap(OnCards):
    __slots__ = ()

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        for ref in self.what.get(s, f):
            p = s.creature(ref) or s.at(ref)
            if p is not None:
                tap(s, p, TAPPING, f.source)
        return NEXT


class Untap(OnCards):
    __slots__ = ()

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        for ref in self.what.get(s, f):
            p = s.creature(ref) or s.at(ref)
            if p is not None:
                untap(s, p, TAPPING, f.source)
        return NEXT

    def possible(self, s: DmState, f: Scope[DmState]) -> bool:
        assert isinstance(f, DmScope)
        for ref in self.what.get(s, f):
            p = s.creature(ref) or s.at(ref)
            if p is not None and p.tapped:
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

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        refs = self.what.get(s, f)
        if self.zone == c.DECK:
            cards = all_cards(s, refs)
            if len(cards) > 1 and self.ask(s, f, cards):
                return WAIT
        order = f.asked
        f.asked = NOTHING
        put(s, refs, self.zone, MOVING, f.source, self.no_trigger)
        if order:
            stack(s, order, ORDERING)
        return NEXT

    def ask(self, s: DmState, f: DmScope, refs: list[int]) -> bool:
        """Which card of an owner comes first of those that are left; others do not see the order."""
        left = [ref for ref in refs if ref not in f.asked and s.find(ref) is not None]
        if not left:
            return False
        owner = s.last(left[0]).owner
        mine = [ref for ref in left if s.last(ref).owner == owner]
        options = [Option(c.PICK, f.source, ref) for ref in mine]
        if s.in_game(owner) and decide(s, owner, c.ARRANGE, options, f.source, known_cards(s, f, refs, mine)) is None:
            return True
        f.asked = [*f.asked, *mine]
        return self.ask(s, f, refs)

    def answer(self, s: DmState, f: Scope[DmState], option: Option) -> None:
        f.asked = [*f.asked, option.object]

    def possible(self, s: DmState, f: Scope[DmState]) -> bool:
        assert isinstance(f, DmScope)
        for ref in self.what.get(s, f):
            if s.creature(ref) is not None or s.find(ref) is not None:
                return True
        return False


def known_cards(s: DmState, f: DmScope, refs: list[int], left: list[int]) -> list[Thing]:
    """Cards that are put in order: equal ones are alike as far as everybody knows that they are equal.

    What has been picked already nobody else knows: from then on all of them count, or being asked would tell.
    """
    owner = s.last(left[0]).owner
    begun = any(s.last(ref).owner == owner for ref in f.asked)
    things: list[Thing] = []
    for ref in left:
        p = s.last(ref)
        things.append(Thing(p.card, owner, [], [ref if begun or p.knows != EVERYONE else 0]))
    return things


class PutTopCard(OnCards):
    """Put only the top card of evolution creatures into their owners' zone; what lies beneath stays (dm:10.5)."""

    __slots__ = ("zone",)

    def __init__(self, path: str, what: Ref, zone: int) -> None:
        super().__init__(path, what)
        self.zone = zone

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        lift(s, self.creatures(s, f), self.zone, UNCOVERING, f.source)
        return NEXT


def all_cards(s: DmState, refs: list[int]) -> list[int]:
    """The references of all cards that go where these go: of a creature those beneath it too (dm:10.4)."""
    found: list[int] = []
    for ref in refs:
        p = s.creature(ref)
        if p is not None:
            found += [other for other in (p.ref, *beneath(s, p)) if other not in found]
        elif s.at(ref) is not None and ref not in found:
            found.append(ref)
    return found


def beneath(s: DmState, p: DmPiece) -> list[int]:
    """The references of the cards beneath a creature."""
    return [s.pieces[id].ref for id in p.pile]


class PutIntoBattle(OnCards):
    """Put creatures into the battle zone, one by one (dm:3.2); an evolution creature needs its base (dm:10.1).

    `f.x` is the place of the next one.
    """

    __slots__ = ()

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        refs = f.asked if f.x else self.what.get(s, f)
        f.asked = refs
        while f.x < len(refs):
            p = s.at(refs[f.x])
            f.x += 1
            if p is not None and p.card.kind & c.CREATURE and s.place(p) != c.BATTLE and has_bases(s, p, None):
                s.frames.append(Playing(p.ref, p.owner, True, True))
                return STAY
        f.x = 0
        f.asked = NOTHING
        return NEXT

    def possible(self, s: DmState, f: Scope[DmState]) -> bool:
        assert isinstance(f, DmScope)
        return len(self.what.get(s, f)) > 0


class Break(OnCards):
    """A creature breaks shields of an opponent (dm:8.4), who is chosen if there are several."""

    __slots__ = ("count",)

    def __init__(self, path: str, what: Ref, count: Amount) -> None:
        super().__init__(path, what)
        self.count = count

    def victims(self, s: DmState, f: DmScope) -> list[int]:
        """The opponents who have shields."""
        return [seat for seat in s.opponents(f.you) if s.zone(c.SHIELDS, seat)]

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        found = self.victims(s, f)
        if len(found) > 1:
            options = [Option(c.PICK, f.source, seat_ref(seat)) for seat in found]
            s.ask(f.you, c.CHOOSE, options, f.source)
            return WAIT
        if found:
            self.begin(s, f, found[0])
            return CALL
        return NEXT

    def begin(self, s: DmState, f: DmScope, against: int) -> None:
        refs = self.what.get(s, f)
        s.frames.append(Breaking(refs[0] if refs else 0, f.you, against, self.count.of(s, f), True))

    def answer(self, s: DmState, f: Scope[DmState], option: Option) -> None:
        assert isinstance(f, DmScope)
        f.pc += 1
        self.begin(s, f, as_seat(option.object))

    def possible(self, s: DmState, f: Scope[DmState]) -> bool:
        assert isinstance(f, DmScope)
        return len(self.victims(s, f)) > 0


class LookAt(OnCards):
    """You look at cards; they stay where they are."""

    __slots__ = ()

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        refs = self.what.get(s, f)
        for ref in refs:
            p = s.at(ref)
            if p is not None:
                look(s, p, f.you, LOOKING, f.source, len(refs) > 1)
        return NEXT

    def possible(self, s: DmState, f: Scope[DmState]) -> bool:
        assert isinstance(f, DmScope)
        return len(self.what.get(s, f)) > 0


class Shuffle(Instr[DmState]):
    """Shuffle your deck."""

    __slots__ = ()

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        assert isinstance(f, DmScope)
        shuffle_deck(s, f.you, LOOKING, f.source)
        return NEXT


class ExtraTurn(Instr[DmState]):
    """You take an extra turn after this one (dm:5.extra)."""

    __slots__ = ()

    def run(self, s: DmState, f: Scope[DmState]) -> int:
        s.extra = [*s.extra, f.you]
        return NEXT
