"""What each effect of a text does. What arranges them (`May`, `If`, ...) stands in `arranging`."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.changes import (
    discard,
    draw,
    look,
    order_on_deck,
    put,
    remove_top_cards,
    reveal,
    shuffle_deck,
    tap,
    untap,
)
from regelwerk.duelmasters.enums import Zone
from regelwerk.duelmasters.instructions.choices import after
from regelwerk.duelmasters.legality import has_bases
from regelwerk.duelmasters.play_card import PlayCardFrame
from regelwerk.duelmasters.players import YOU, Amount, Player, You, number_of
from regelwerk.duelmasters.replacement import begin_instead, destroy, instead_of_discarding
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.selectors import CardFilter, Selector, This
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.forced_decisions import Thing, decide
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import CALL, NEXT, NO_REFS, STAY, WAIT, Instruction, Step
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass

DRAWING: Final = rule("kw:draw")
DISCARDING: Final = rule("kw:discard")
AT_RANDOM: Final = rule("dm:7.21")
DESTROYING: Final = rule("kw:destroy")
TAPPING: Final = rule("kw:tap")
MOVING: Final = rule("dm:3.1")
ORDERING: Final = rule("dm:3.3")
UNCOVERING: Final = rule("dm:10.5")
LOOKING: Final = rule("dm:3.6")
REVEALING: Final = rule("kw:reveal")


@dataclass(frozen=True)
class Effect(Step):
    """An effect that happens at once: the word is its own instruction."""

    def is_private(self) -> bool:
        """Whether it keeps to itself, so that its place among other abilities cannot matter to anybody."""
        return False

    def moves_to(self, what: Selector) -> int:
        """The zone into which it simply puts that; -1 if it does something else."""
        return -1


def settled(state: DmState, scope: DmScope, count: int | Amount) -> int:
    """The number as it was when the instruction began, whatever it has changed since (dm:9.7)."""
    if isinstance(count, int):
        return count
    if scope.x == 0:
        scope.mentioned_number = count.compute(state, scope)
    return scope.mentioned_number


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards, one after another (dm:5.2). `up_to`: that many or fewer, decided before each one.

    `f.asked` holds one entry for each card that the acting player has drawn.
    """

    count: int | Amount
    who: Player = YOU
    up_to: bool = False

    def is_private(self) -> bool:
        return isinstance(self.who, You)

    def execute(self, state: DmState, scope: DmScope) -> int:
        want = settled(state, scope, self.count)
        seat = scope.acting_seat(state, self.who)
        while seat >= 0:
            if len(scope.pending) >= want or not state.zone_ids(codes.ZONE_DECK, seat):
                scope.finish_acting_seat()
            elif self.up_to:
                state.ask(
                    seat,
                    codes.DECISION_MAY,
                    [Option(codes.VERB_YES, scope.source, NO_REF, 1), Option(codes.VERB_NO, scope.source)],
                    scope.source,
                )
                return WAIT
            else:
                scope.pending = [*scope.pending, NO_REF]
                draw(state, seat, DRAWING, scope.source)
                if state.result is not None:
                    return NEXT
            seat = scope.acting_seat(state, self.who)
        return NEXT

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        if option.verb == codes.VERB_YES:
            scope.pending = [*scope.pending, NO_REF]
            draw(state, scope.order[0], DRAWING, scope.source)
        else:
            scope.finish_acting_seat()

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return number_of(self.count, state, scope) > 0


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards from the hand (dm:3.4). Count None: all of them, or all that fit `noun`; `up_to`: that many or
    fewer, of all any number.

    `random`: chance picks (dm:7.21); otherwise whoever discards chooses. `f.asked` is what is picked so far.
    """

    count: int | Amount | None
    who: Player = YOU
    random: bool = False
    up_to: bool = False
    noun: CardFilter | None = None

    def problem(self) -> str:
        if self.noun is not None and (self.count is not None or self.up_to):
            return "discards all that fit a description, not some of them"
        if self.random and self.count is None:
            return "leaves nothing to chance where all cards are discarded"
        return "is up to nobody where chance picks" if self.random and self.up_to else ""

    def execute(self, state: DmState, scope: DmScope) -> int:
        if self.count is not None:
            settled(state, scope, self.count)  # before anybody discards
        seat = scope.acting_seat(state, self.who)
        while seat >= 0:
            hand = self.hand_of(state, scope, seat)
            want = self.wanted_count(state, scope, seat)
            left = self.next_ones(hand, scope.pending, want)
            if not self.random and (left if self.up_to else len(scope.pending) < want < len(hand)):
                self.ask(state, scope, seat, left)
                return WAIT
            picked = hand if want == len(hand) and not self.up_to else scope.pending
            if self.random and want < len(hand):
                picked = []
                left = hand[:]
                while len(picked) < want:
                    picked.append(left.pop(state.chance.below(len(left))))
            self.throw(state, scope, picked)
            scope.finish_acting_seat()
            seat = scope.acting_seat(state, self.who)
        kept = [ref for ref in scope.chosen if state.piece_or_none(ref) is not None]
        scope.mentioned = [ref for ref in scope.chosen if ref not in kept]
        scope.chosen = NO_REFS
        for ref in reversed(kept):
            fate = instead_of_discarding(state, ref)
            if fate is not None:
                begin_instead(state, fate)
        return CALL if kept else NEXT

    def throw(self, state: DmState, scope: DmScope, refs: list[Ref]) -> None:
        """Discard them in the same moment; those of which something else is done stay in the hand for now (dm:9.5)."""
        kept = [ref for ref in refs if instead_of_discarding(state, ref) is not None]
        cite = AT_RANDOM if self.random else DISCARDING
        gone = discard(state, [ref for ref in refs if ref not in kept], cite, scope.source)
        scope.chosen = [*scope.chosen, *gone, *kept]

    def hand_of(self, state: DmState, scope: DmScope, seat: int) -> list[Ref]:
        """The cards of which that player discards: his hand, or those in it that fit."""
        hand = [state.pieces[id] for id in state.zone_ids(codes.ZONE_HAND, seat)]
        return [piece.ref for piece in hand if self.noun is None or self.noun.described(state, piece, scope)]

    def ask(self, state: DmState, scope: DmScope, seat: int, left: list[Ref]) -> None:
        """The next card; each set is offered in one order only."""
        options = [Option(codes.VERB_PICK, scope.source, ref) for ref in left]
        if self.up_to:
            options.append(Option(codes.VERB_DONE_CHOOSING, scope.source))
        state.ask(seat, codes.DECISION_CHOOSE, options, scope.source)

    def next_ones(self, hand: list[Ref], picked: list[Ref], want: int) -> list[Ref]:
        """What may be discarded after these."""
        if len(picked) >= want:
            return []
        return hand[after(hand, picked) : len(hand) if self.up_to else len(hand) - (want - len(picked)) + 1]

    def wanted_count(self, state: DmState, scope: DmScope, seat: int) -> int:
        """How many cards that player has to discard, or may."""
        have = len(self.hand_of(state, scope, seat))
        return have if self.count is None else min(settled(state, scope, self.count), have)

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        if option.verb != codes.VERB_DONE_CHOOSING:
            scope.pending = [*scope.pending, option.object]
            return
        self.throw(state, scope, scope.pending)
        scope.finish_acting_seat()

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        want = 1 if self.count is None or self.up_to else number_of(self.count, state, scope)
        for seat in self.who.seats(state, scope):
            if len(self.hand_of(state, scope, seat)) >= want:
                return True
        return False


@dataclass(frozen=True)
class PieceInstruction(Effect):
    """Something that happens to whatever a text speaks of."""

    what: Selector

    def creatures(self, state: DmState, scope: DmScope) -> list[DmPiece]:
        """Those of them that are creatures in the battle zone."""
        found: list[DmPiece] = []
        for ref in self.what.select(state, scope):
            piece = state.creature(ref)
            if piece is not None and piece not in found:
                found.append(piece)
        return found

    def pieces(self, state: DmState, scope: DmScope) -> list[DmPiece]:
        """Those of them that are still there: the creatures that cards have become, or the cards."""
        found = [state.creature(ref) or state.piece_or_none(ref) for ref in self.what.select(state, scope)]
        return [piece for piece in found if piece is not None]

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return self.what.is_open() or len(self.creatures(state, scope)) > 0


@dataclass(frozen=True)
class Destroy(PieceInstruction):
    """Put creatures from the battle zone into the graveyard as destroyed (dm:3.4)."""

    def execute(self, state: DmState, scope: DmScope) -> int:
        refs = [piece.ref for piece in self.creatures(state, scope)]
        return NEXT if destroy(state, refs, DESTROYING, scope.source) else CALL


@dataclass(frozen=True)
class Tap(PieceInstruction):
    """Tap creatures in the battle zone, or cards in the mana zone (kw:tap)."""

    def is_private(self) -> bool:
        return isinstance(self.what, This)

    def execute(self, state: DmState, scope: DmScope) -> int:
        for piece in self.pieces(state, scope):
            tap(state, piece, TAPPING, scope.source)
        return NEXT


@dataclass(frozen=True)
class Untap(PieceInstruction):
    """Untap creatures in the battle zone, or cards in the mana zone (kw:tap)."""

    def is_private(self) -> bool:
        return isinstance(self.what, This)

    def execute(self, state: DmState, scope: DmScope) -> int:
        for piece in self.pieces(state, scope):
            untap(state, piece, TAPPING, scope.source)
        return NEXT

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return any(piece.tapped for piece in self.pieces(state, scope))


@dataclass(frozen=True)
class PutInto(PieceInstruction):
    """Put cards into a zone of their owner (dm:3.1): "return to hand", "put into the mana zone", "add to shields".

    Into the shield zone they go face down, into the deck on top: of several the owner picks the order (dm:3.3), the
    cards beneath an evolution creature among them; `f.asked` holds them as they are put, the last one on top. What
    enters the battle zone is `PutIntoBattle`.
    `no_trigger`: a shield that goes to the hand this way may not use its shield trigger (dm:7.1).
    `top_card_only`: of an evolution creature only the top card; what lies beneath stays (dm:10.5).
    """

    zone: Zone
    no_trigger: bool = False
    top_card_only: bool = False

    def problem(self) -> str:
        if self.zone is Zone.BATTLE:
            return "puts nothing into the battle zone, PutIntoBattle does"
        if self.top_card_only and self.no_trigger:
            return "takes the top card of a creature, which is no shield"
        return ""

    def moves_to(self, what: Selector) -> int:
        return self.zone.value if self.what == what and not self.top_card_only else -1

    def execute(self, state: DmState, scope: DmScope) -> int:
        if self.top_card_only:
            remove_top_cards(state, self.creatures(state, scope), self.zone.value, UNCOVERING, scope.source)
            return NEXT
        refs = self.what.select(state, scope)
        if self.zone is Zone.DECK:
            cards = all_cards(state, refs)
            if len(cards) > 1 and self.ask(state, scope, cards):
                return WAIT
        order = scope.pending
        scope.pending = NO_REFS
        put(state, refs, self.zone.value, MOVING, scope.source, self.no_trigger)
        if order:
            order_on_deck(state, order, ORDERING)
        return NEXT

    def ask(self, state: DmState, scope: DmScope, refs: list[Ref]) -> bool:
        """Which card of an owner comes first of those that are left; others do not see the order."""
        left = [ref for ref in refs if ref not in scope.pending and state.piece_or_none(ref) is not None]
        if not left:
            return False
        owner = state.last_known(left[0]).owner
        mine = [ref for ref in left if state.last_known(ref).owner == owner]
        options = [Option(codes.VERB_PICK, scope.source, ref) for ref in mine]
        known = known_cards(state, scope, refs, mine)
        if state.in_game(owner) and decide(state, owner, codes.DECISION_ARRANGE, options, scope.source, known) is None:
            return True
        scope.pending = [*scope.pending, *mine]
        return self.ask(state, scope, refs)

    def answer(self, state: DmState, scope: DmScope, option: Option) -> None:
        scope.pending = [*scope.pending, option.object]

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        if self.what.is_open():
            return True
        if self.top_card_only:
            return len(self.creatures(state, scope)) > 0
        for ref in self.what.select(state, scope):
            if state.creature(ref) is not None or state.piece_or_none(ref) is not None:
                return True
        return False


def known_cards(state: DmState, scope: DmScope, refs: list[Ref], left: list[Ref]) -> list[Thing]:
    """Cards that are put in order: equal ones are alike as far as everybody knows that they are equal.

    What has been picked already nobody else knows: from then on all of them count, or being asked would tell.
    """
    owner = state.last_known(left[0]).owner
    begun = any(state.last_known(ref).owner == owner for ref in scope.pending)
    things: list[Thing] = []
    for ref in left:
        piece = state.last_known(ref)
        things.append(Thing(piece.card, owner, [], [ref if begun or piece.known_to != EVERYONE else 0]))
    return things


def all_cards(state: DmState, refs: list[Ref]) -> list[Ref]:
    """The references of all cards that go where these go: of a creature those beneath it too (dm:10.4)."""
    found: list[Ref] = []
    for ref in refs:
        piece = state.creature(ref)
        if piece is not None:
            found += [other for other in (piece.ref, *beneath(state, piece)) if other not in found]
        elif state.piece_or_none(ref) is not None and ref not in found:
            found.append(ref)
    return found


def beneath(state: DmState, piece: DmPiece) -> list[Ref]:
    """The references of the cards beneath a creature."""
    return [state.pieces[id].ref for id in piece.pile]


@dataclass(frozen=True)
class PutIntoBattle(PieceInstruction):
    """Put creatures into the battle zone without summoning them, one by one (dm:3.2); an evolution creature needs
    its base (dm:10.1). `f.x` is the place of the next one."""

    def execute(self, state: DmState, scope: DmScope) -> int:
        refs = scope.pending if scope.x else self.what.select(state, scope)
        scope.pending = refs
        while scope.x < len(refs):
            piece = state.piece_or_none(refs[scope.x])
            scope.x += 1
            if (
                piece is not None
                and piece.card.kind & codes.TYPE_CREATURE
                and state.zone_kind(piece) != codes.ZONE_BATTLE
                and has_bases(state, piece, None)
            ):
                state.frames.append(PlayCardFrame(piece.ref, piece.owner, True, True))
                return STAY
        scope.x = 0
        scope.pending = NO_REFS
        return NEXT

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return len(self.what.select(state, scope)) > 0


@dataclass(frozen=True)
class LookAt(PieceInstruction):
    """Look at hidden cards; they stay where they are (dm:3)."""

    def execute(self, state: DmState, scope: DmScope) -> int:
        refs = self.what.select(state, scope)
        for ref in refs:
            piece = state.piece_or_none(ref)
            if piece is not None:
                look(state, piece, scope.you, LOOKING, scope.source, len(refs) > 1)
        return NEXT

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return len(self.what.select(state, scope)) > 0


@dataclass(frozen=True)
class Reveal(PieceInstruction):
    """Show cards to all players; they stay where they are, and are THEM from then on (kw:reveal)."""

    def execute(self, state: DmState, scope: DmScope) -> int:
        refs = self.what.select(state, scope)
        for ref in refs:
            piece = state.piece_or_none(ref)
            if piece is not None:
                reveal(state, piece, REVEALING, scope.source)
        scope.mentioned = refs
        return NEXT

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return len(self.what.select(state, scope)) > 0


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """Take an extra turn after this one (dm:5.extra)."""

    def execute(self, state: DmState, scope: DmScope) -> int:
        state.extra_turns = [*state.extra_turns, scope.you]
        return NEXT


@dataclass(frozen=True)
class ShuffleIntoDeck(PieceInstruction):
    """Shuffle cards into their owners' decks; how many they were is what the text mentioned last (dm:3.3, 9.7)."""

    def execute(self, state: DmState, scope: DmScope) -> int:
        refs = [piece.ref for piece in self.pieces(state, scope)]
        owners = {state.last_known(ref).owner for ref in refs}
        put(state, refs, codes.ZONE_DECK, MOVING, scope.source)
        for seat in state.clockwise(state.turn_player):
            if seat in owners:
                shuffle_deck(state, seat, ORDERING, scope.source)
        scope.mentioned = refs
        return NEXT

    def can_execute(self, state: DmState, scope: DmScope) -> bool:
        return len(self.pieces(state, scope)) > 0


class Shuffle(Instruction):
    """Whose deck was searched shuffles it: the end of a search (dm:3.6)."""

    __slots__ = ("whose",)

    def __init__(self, path: str, whose: Player) -> None:
        super().__init__(path)
        self.whose = whose

    def execute(self, state: DmState, scope: DmScope) -> int:
        for seat in self.whose.seats(state, scope):
            shuffle_deck(state, seat, LOOKING, scope.source)
        return NEXT
