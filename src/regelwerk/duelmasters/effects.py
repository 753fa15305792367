"""What a text can do, and what each deed means. How deeds are arranged (`May`, `If`, ...) is carried out by jumps,
which `lowering` puts between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.changes import discard, draw, lift, look, put, shuffle_deck, stack, tap, untap
from regelwerk.duelmasters.conditions import Condition
from regelwerk.duelmasters.groups import Zone
from regelwerk.duelmasters.instructions.asking import after
from regelwerk.duelmasters.legality import has_bases
from regelwerk.duelmasters.nouns import THIS, Chosen, Noun, Ref, This
from regelwerk.duelmasters.people import YOU, Amount, Player, You, number_of
from regelwerk.duelmasters.playing import Playing
from regelwerk.duelmasters.replacing import destroy
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.shields import Breaking
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, as_seat, seat_ref
from regelwerk.duelmasters.triggers import Happening
from regelwerk.kernel.deciding import Thing, decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.program import CALL, NEXT, NOTHING, STAY, WAIT, Instr, Step
from regelwerk.kernel.words import Word

DRAWING: Final = rule("kw:draw")
DISCARDING: Final = rule("kw:discard")
AT_RANDOM: Final = rule("dm:7.21")
DESTROYING: Final = rule("kw:destroy")
TAPPING: Final = rule("kw:tap")
MOVING: Final = rule("dm:3.1")
ORDERING: Final = rule("dm:3.3")
UNCOVERING: Final = rule("dm:10.5")
LOOKING: Final = rule("dm:3.6")


@dataclass(frozen=True)
class Deed(Step):
    """A word that does something at once: it is its own instruction."""

    def is_private(self) -> bool:
        """Whether it keeps to itself, so that its place among other abilities cannot matter to anybody."""
        return False

    def moves_this_to(self) -> int:
        """The zone into which it simply puts the card it stands on; -1 if it does something else."""
        return -1


def settled(state: DmState, scope: DmScope, count: int | Amount) -> int:
    """The number as it was when the instruction began, whatever it has changed since (dm:9.7)."""
    if isinstance(count, int):
        return count
    if scope.x == 0:
        scope.n = count.of(state, scope)
    return scope.n


@dataclass(frozen=True)
class Draw(Deed):
    """Draw cards, one after another (dm:5.2). `up_to`: that many or fewer, decided before each one.

    `f.asked` holds one entry for each card that the acting player has drawn.
    """

    count: int | Amount
    who: Player = YOU
    up_to: bool = False

    def is_private(self) -> bool:
        return isinstance(self.who, You)

    def run(self, state: DmState, scope: DmScope) -> int:
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

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        if option.verb == c.YES:
            scope.asked = [*scope.asked, 0]
            draw(state, scope.order[0], DRAWING, scope.source)
        else:
            scope.acted()


@dataclass(frozen=True)
class Discard(Deed):
    """Discard cards from the hand (dm:3.4). Count None: all of them.

    `random`: chance picks (dm:7.21); otherwise whoever discards chooses. `f.asked` is what is picked so far.
    """

    count: int | Amount | None
    who: Player = YOU
    random: bool = False

    def problem(self) -> str:
        return "leaves nothing to chance where all cards are discarded" if self.random and self.count is None else ""

    def run(self, state: DmState, scope: DmScope) -> int:
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

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        scope.asked = [*scope.asked, option.object]

    def possible(self, state: DmState, scope: DmScope) -> bool:
        want = 1 if self.count is None else number_of(self.count, state, scope)
        for seat in self.who.seats(state, scope):
            if len(state.zone(c.HAND, seat)) >= want:
                return True
        return False


@dataclass(frozen=True)
class OnCards(Deed):
    """Something that happens to whatever a text speaks of."""

    what: Ref

    def creatures(self, state: DmState, scope: DmScope) -> list[DmPiece]:
        """Those of them that are creatures in the battle zone."""
        found: list[DmPiece] = []
        for ref in self.what.get(state, scope):
            piece = state.creature(ref)
            if piece is not None and piece not in found:
                found.append(piece)
        return found

    def possible(self, state: DmState, scope: DmScope) -> bool:
        return len(self.creatures(state, scope)) > 0


@dataclass(frozen=True)
class Destroy(OnCards):
    """Put creatures from the battle zone into the graveyard as destroyed (dm:3.4)."""

    def run(self, state: DmState, scope: DmScope) -> int:
        refs = [piece.ref for piece in self.creatures(state, scope)]
        return NEXT if destroy(state, refs, DESTROYING, scope.source) else CALL


@dataclass(frozen=True)
class Tap(OnCards):
    """Tap creatures in the battle zone, or cards in the mana zone (kw:tap)."""

    def is_private(self) -> bool:
        return isinstance(self.what, This)

    def run(self, state: DmState, scope: DmScope) -> int:
        for ref in self.what.get(state, scope):
            piece = state.creature(ref) or state.at(ref)
            if piece is not None:
                tap(state, piece, TAPPING, scope.source)
        return NEXT


@dataclass(frozen=True)
class Untap(OnCards):
    """Untap creatures in the battle zone, or cards in the mana zone (kw:tap)."""

    def is_private(self) -> bool:
        return isinstance(self.what, This)

    def run(self, state: DmState, scope: DmScope) -> int:
        for ref in self.what.get(state, scope):
            piece = state.creature(ref) or state.at(ref)
            if piece is not None:
                untap(state, piece, TAPPING, scope.source)
        return NEXT

    def possible(self, state: DmState, scope: DmScope) -> bool:
        for ref in self.what.get(state, scope):
            piece = state.creature(ref) or state.at(ref)
            if piece is not None and piece.tapped:
                return True
        return False


@dataclass(frozen=True)
class PutInto(OnCards):
    """Put cards into a zone of their owner (dm:3.1): "return to hand", "put into the mana zone", "add to shields".

    Into the shield zone they go face down, into the deck on top: of several the owner picks the order (dm:3.3), the
    cards beneath an evolution creature among them; `f.asked` holds them as they are put, the last one on top. What
    enters the battle zone is `PutIntoBattle`.
    `no_trigger`: a shield that goes to the hand this way may not use its shield trigger (dm:7.1).
    `top_card`: of an evolution creature only the top card; what lies beneath stays (dm:10.5).
    """

    zone: Zone
    no_trigger: bool = False
    top_card: bool = False

    def problem(self) -> str:
        if self.zone is Zone.BATTLE:
            return "puts nothing into the battle zone, PutIntoBattle does"
        if self.top_card and self.no_trigger:
            return "takes the top card of a creature, which is no shield"
        return ""

    def moves_this_to(self) -> int:
        return self.zone.value if isinstance(self.what, This) and not self.top_card else -1

    def run(self, state: DmState, scope: DmScope) -> int:
        if self.top_card:
            lift(state, self.creatures(state, scope), self.zone.value, UNCOVERING, scope.source)
            return NEXT
        refs = self.what.get(state, scope)
        if self.zone is Zone.DECK:
            cards = all_cards(state, refs)
            if len(cards) > 1 and self.ask(state, scope, cards):
                return WAIT
        order = scope.asked
        scope.asked = NOTHING
        put(state, refs, self.zone.value, MOVING, scope.source, self.no_trigger)
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

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        scope.asked = [*scope.asked, option.object]

    def possible(self, state: DmState, scope: DmScope) -> bool:
        if self.top_card:
            return len(self.creatures(state, scope)) > 0
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


@dataclass(frozen=True)
class PutIntoBattle(OnCards):
    """Put creatures into the battle zone without summoning them, one by one (dm:3.2); an evolution creature needs
    its base (dm:10.1). `f.x` is the place of the next one."""

    def run(self, state: DmState, scope: DmScope) -> int:
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

    def possible(self, state: DmState, scope: DmScope) -> bool:
        return len(self.what.get(state, scope)) > 0


@dataclass(frozen=True)
class Break(Deed):
    """A creature breaks that many of an opponent's shields, which its player chooses (dm:8.4.1); of several opponents
    one is chosen."""

    count: int | Amount
    by: Ref = THIS

    def victims(self, state: DmState, scope: DmScope) -> list[int]:
        """The opponents who have shields."""
        return [seat for seat in state.opponents(scope.you) if state.zone(c.SHIELDS, seat)]

    def run(self, state: DmState, scope: DmScope) -> int:
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
        refs = self.by.get(state, scope)
        state.frames.append(
            Breaking(refs[0] if refs else 0, scope.you, against, number_of(self.count, state, scope), True)
        )

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        scope.pc += 1
        self.begin(state, scope, as_seat(option.object))

    def possible(self, state: DmState, scope: DmScope) -> bool:
        return len(self.victims(state, scope)) > 0


@dataclass(frozen=True)
class LookAt(OnCards):
    """Look at hidden cards; they stay where they are (dm:3)."""

    def run(self, state: DmState, scope: DmScope) -> int:
        refs = self.what.get(state, scope)
        for ref in refs:
            piece = state.at(ref)
            if piece is not None:
                look(state, piece, scope.you, LOOKING, scope.source, len(refs) > 1)
        return NEXT

    def possible(self, state: DmState, scope: DmScope) -> bool:
        return len(self.what.get(state, scope)) > 0


@dataclass(frozen=True)
class ExtraTurn(Deed):
    """Take an extra turn after this one (dm:5.extra)."""

    def run(self, state: DmState, scope: DmScope) -> int:
        state.extra = [*state.extra, scope.you]
        return NEXT


class Shuffle(Instr):
    """Shuffle your deck: the end of a search."""

    __slots__ = ()

    def run(self, state: DmState, scope: DmScope) -> int:
        shuffle_deck(state, scope.you, LOOKING, scope.source)
        return NEXT


# --------------------------------------------------------------------------------------------------------- arranging


@dataclass(frozen=True)
class Search(Word):
    """Look through your deck; you may take a card that fits, use it, then shuffle (dm:3.6).

    The card taken is "them" for `use`; nothing taken: `use` is skipped. `reveal`: it is shown to all.
    """

    noun: Noun
    use: Word
    reveal: bool = False


@dataclass(frozen=True)
class Pick(Word):
    """A clause that only chooses: "Choose one of your creatures"; it is THEM from then on (dm:7.22)."""

    what: Chosen


@dataclass(frozen=True)
class May(Word):
    """That player may do it, in its entirety or not at all (dm:7.22).

    `Then` inside: "you may do the first; if you do, the rest".
    """

    do: Word
    who: Player = YOU


@dataclass(frozen=True)
class Either(Word):
    """ "Do this or do that": you decide; only what can be done whole may be taken (dm:7.22)."""

    modes: tuple[Word, ...]


@dataclass(frozen=True)
class If(Word):
    """Do it only if that is so now (dm:9.4.3)."""

    condition: Condition
    do: Word


@dataclass(frozen=True)
class ThisTurn(Word):
    """ "Whenever ... this turn, ...": a triggered ability that stays until the end of the turn (dm:5.6).

    It knows what sets it off (THE_ONE, THE_OTHER), and not what the text has chosen before (THEM).
    """

    event: Happening
    do: Word
