"""Effects on cards where they are: damage, healing, exhausting, destroying.

`effects_zones` has the effects that move cards, `effects_decks` those on decks and hands, `effects_compound` those
that arrange others.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.forced_decisions import decide
from regelwerk.kernel.ids import NO_REF, Ref, Seat
from regelwerk.kernel.piece import as_seat, seat_ref
from regelwerk.kernel.program import CALL, NEXT, WAIT, Step
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.amounts import ALL_OF_THEM
from regelwerk.wowtcg.chain import interrupt
from regelwerk.wowtcg.changes import add_counter, destroy, exhaust, flip, ready
from regelwerk.wowtcg.combatants import become_defender, can_become_defender, remove_from_combat, takes_part
from regelwerk.wowtcg.damage import DamageFrame, heal, healable, make, put_damage
from regelwerk.wowtcg.derived_values import forbids
from regelwerk.wowtcg.enums import Element, Position
from regelwerk.wowtcg.legality import MOST_X
from regelwerk.wowtcg.players import YOU, Amount, Player, Selector, number_of
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.selectors import YOUR_HERO, Chosen
from regelwerk.wowtcg.state import Link, WowPiece, WowScope, WowState

if TYPE_CHECKING:
    from regelwerk.wowtcg.lowered import Lowering

HEALING: Final = rule("wow7.4:407.1")
PUTTING: Final = rule("wow7.4:405.3")
REMOVING: Final = rule("wow7.4:713")
EXHAUSTING: Final = rule("wow:105.1")
DESTROYING: Final = rule("wow7.4:415.9d")
COUNTERS: Final = rule("wow7.4:404.1")
TURNING: Final = rule("wow7.4:713")
INTERRUPTING: Final = rule("wow7.4:711")
EXTRA_TURN: Final = rule("wow7.4:500.3")
SECRET: Final = rule("inf:secret-numbers")

SHOWN: Final = -1
"""`scope.flag` once the numbers that were chosen in secret have been shown."""


@dataclass(frozen=True)
class PieceInstruction(Step):
    """An effect that does something at once: it is its own instruction."""

    def lower(self, lowering: Lowering, path: str) -> None:
        lowering.builder.step(path, lowering.placed(path, self))

    def first_field(self) -> str:
        """The field of which the text speaks first, whatever their order in the definition; "" for none."""
        return ""

    def looks_through_deck(self) -> bool:
        """Whether the cards that it describes are cards in a deck, which the text does not say again."""
        return False

    def destroys(self) -> bool:
        """Whether it destroys what it speaks of."""
        return False


# -------------------------------------------------------------------------- damage


@dataclass(frozen=True)
class Deal(PieceInstruction):
    """Deal damage: one packet for each character (wow7.4:405.4). `by` deals it; `element` None: no type.

    Where the text has mentioned nothing before, THEM in `amount` is whom it is dealt to.
    """

    amount: int | Amount
    element: Element | None
    to: Selector
    by: Selector = YOUR_HERO
    unpreventable: bool = False
    damage_type: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "damage_type", self.element.value if self.element is not None else 0)

    def first_field(self) -> str:
        return "by"

    def execute(self, state: WowState, scope: WowScope) -> int:
        by = self.by.select(state, scope)
        to = self.to.select(state, scope)
        if not scope.mentioned:
            scope.mentioned = to
        amount = number_of(self.amount, state, scope)
        scope.mentioned = to
        scope.mentioned_number = 0
        scope.dealt_damage_refs = []
        if not by:
            return NEXT
        packets = make(state, scope, amount, self.damage_type, to, by[0], self.unpreventable)
        if not packets:
            return NEXT
        state.frames.append(DamageFrame(packets, scope.source))
        return CALL


@dataclass(frozen=True)
class PutDamage(PieceInstruction):
    """Put damage on something: not dealt, not preventable (wow7.4:405.3).

    Amount None: remove all damage from it; that is not healing, so fatal damage can be removed too (wow7.4:713).
    """

    amount: int | Amount | None
    on: Selector

    def execute(self, state: WowState, scope: WowScope) -> int:
        refs = self.on.select(state, scope)
        amount = 0 if self.amount is None else number_of(self.amount, state, scope)
        for ref in refs:
            piece = state.piece_or_none(ref)
            if piece is None:
                continue
            if self.amount is None:
                remove_damage(state, piece, scope.source)
            elif state.in_play(piece):
                put_damage(state, piece, amount, PUTTING, scope.source)
        scope.mentioned = refs
        return NEXT


def remove_damage(state: WowState, piece: WowPiece, source: Ref) -> None:
    """Take all damage away from something."""
    if piece.damage:
        state.emit(codes.EVENT_HEAL, REMOVING, source, piece.control, piece.ref, NO_REF, piece.damage)
        state.writable_piece(piece.id).damage = 0
        state.invalidate(codes.DEPENDS_ON_DAMAGE)


@dataclass(frozen=True)
class Heal(PieceInstruction):
    """Heal damage (wow7.4:407.1). Amount None: all of it (wow7.4:408.2a). What was healed is "that much"."""

    amount: int | Amount | None
    what: Selector
    by: Selector = YOUR_HERO

    def execute(self, state: WowState, scope: WowScope) -> int:
        by = self.by.select(state, scope)
        refs = self.what.select(state, scope)
        if not scope.mentioned:
            scope.mentioned = refs
        amount = ALL_OF_THEM if self.amount is None else number_of(self.amount, state, scope)
        total = 0
        state.batch += 1
        for ref in refs:
            piece = state.piece_or_none(ref)
            if piece is not None and state.in_play(piece) and state.kinds_of(piece) & codes.TYPE_CHARACTER:
                total += heal(state, piece, amount, by[0] if by else NO_REF, HEALING, scope.source)
        scope.mentioned_number = total
        scope.mentioned = refs
        return NEXT

    def can_execute(self, state: WowState, scope: WowScope) -> bool:
        for ref in self.what.select(state, scope):
            piece = state.piece_or_none(ref)
            if piece is not None and healable(state, piece):
                return True
        return False


# -------------------------------------------------------------------------- pieces


@dataclass(frozen=True)
class EachPieceInstruction(PieceInstruction):
    """Does one thing to each of the pieces it speaks of, at the same moment."""

    what: Selector

    def lower(self, lowering: Lowering, path: str) -> None:
        effect = lowering.placed(path, self)
        if isinstance(effect.what, Chosen):
            lowering.narrow_choice(effect)
        lowering.builder.step(path, effect)

    def execute(self, state: WowState, scope: WowScope) -> int:
        refs = self.what.select(state, scope)
        state.batch += 1
        done = 0
        for ref in refs:
            piece = state.piece_or_none(ref)
            if piece is not None and self.do(state, scope, piece):
                done += 1
        scope.flag = done
        scope.mentioned = refs
        return NEXT

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        """Do it to one piece; whether anything was done."""
        raise NotImplementedError

    def can_affect(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        """Whether doing it to that piece would do anything."""
        return True

    def can_execute(self, state: WowState, scope: WowScope) -> bool:
        """A "may" needs the whole of it to be possible: something there that it can be done to."""
        for ref in self.what.select(state, scope):
            piece = state.piece_or_none(ref)
            if piece is not None and self.can_affect(state, scope, piece):
                return True
        return False


@dataclass(frozen=True)
class Turn(EachPieceInstruction):
    """Turn things: exhaust them (wow:105.1), or turn face-up quests face down, not completing them (wow7.4:713)."""

    position: Position

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        if not state.in_play(piece):
            return False
        if self.position is Position.EXHAUSTED:
            return exhaust(state, piece, EXHAUSTING, scope.source)  # wow:105.1
        return flip(state, piece, TURNING, scope.source)

    def can_affect(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        if self.position is Position.EXHAUSTED:
            return state.in_play(piece) and not piece.exhausted
        return super().can_affect(state, scope, piece)


@dataclass(frozen=True)
class Ready(EachPieceInstruction):
    """Ready things (wow:105.1)."""

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return state.in_play(piece) and ready(state, piece, EXHAUSTING, scope.source)  # wow:105.1

    def can_affect(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return state.in_play(piece) and piece.exhausted


@dataclass(frozen=True)
class RemoveFromCombat(EachPieceInstruction):
    """Remove things from combat (wow:602.4)."""

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return remove_from_combat(state, piece.ref)

    def can_affect(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return takes_part(state, piece.ref)


@dataclass(frozen=True)
class BecomeDefender(EachPieceInstruction):
    """Something becomes a defender in the combat under way (wow:602.3b)."""

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return become_defender(state, piece)

    def can_affect(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return can_become_defender(state, piece)


@dataclass(frozen=True)
class Interrupt(EachPieceInstruction):
    """Interrupt links (wow7.4:711); the one that is being carried out cannot interrupt itself."""

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        link = self.link_of(state, scope, piece)
        if link is None:
            return False
        interrupt(state, link, INTERRUPTING, scope.source)
        return True

    def can_affect(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return self.link_of(state, scope, piece) is not None

    def link_of(self, state: WowState, scope: WowScope, piece: WowPiece) -> Link | None:
        """The link of a card on the chain, if it can be interrupted."""
        for link in state.chain:
            if link.kind == codes.LINK_CARD and link.source == piece.ref and link is not scope.link:
                return link
        return None


@dataclass(frozen=True)
class Destroy(EachPieceInstruction):
    """Destroy things, all at the same moment (wow7.4:415.9d)."""

    def destroys(self) -> bool:
        return True

    def execute(self, state: WowState, scope: WowScope) -> int:
        refs = self.what.select(state, scope)
        scope.flag = len(destroy(state, refs, DESTROYING, scope.source))
        scope.mentioned = refs
        return NEXT

    def can_affect(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return state.in_play(piece) and not forbids(state, piece) & codes.NO_DESTROY


@dataclass(frozen=True)
class PutCounter(PieceInstruction):
    """Put a counter of that name on things (wow7.4:404.1)."""

    name: str
    on: Selector

    def execute(self, state: WowState, scope: WowScope) -> int:
        refs = self.on.select(state, scope)
        state.batch += 1
        done = 0
        for ref in refs:
            piece = state.piece_or_none(ref)
            if piece is not None:
                add_counter(state, piece, self.name, COUNTERS, scope.source)
                done += 1
        scope.flag = done
        scope.mentioned = refs
        return NEXT

    def can_execute(self, state: WowState, scope: WowScope) -> bool:
        return any(state.piece_or_none(ref) is not None for ref in self.on.select(state, scope))


@dataclass(frozen=True)
class SecretNumbers(PieceInstruction):
    """Players choose numbers in secret and show them together (inf:secret-numbers).

    That player is whoever chose the highest, of several whom you choose; that much is the highest number. While it
    runs `scope.pending` holds what has been chosen, for each player who has the seat and the number, both below 0 as
    seats are where references stand.
    """

    who: Player = YOU

    def execute(self, state: WowState, scope: WowScope) -> int:
        seats = self.who.seats(state, scope)
        if not seats:
            return NEXT
        for seat in seats:
            if seat_ref(Seat(seat)) not in scope.pending[::2]:
                numbers = [Option(codes.VERB_NUMBER, scope.source, NO_REF, n) for n in range(MOST_X + 1)]
                state.ask(seat, codes.DECISION_CHOOSE_X, numbers, scope.source)
                return WAIT
        scope.mentioned_number = max(self.chosen(scope, seat) for seat in seats)
        highest = [seat for seat in seats if self.chosen(scope, seat) == scope.mentioned_number]
        options = [Option(codes.VERB_PICK, scope.source, seat_ref(Seat(seat))) for seat in highest]
        self.show(state, scope, seats)
        only = decide(state, scope.you, codes.DECISION_CHOOSE, options, scope.source)
        if only is None:
            return WAIT
        self.take(scope, only)
        return NEXT

    def chosen(self, scope: WowScope, seat: int) -> int:
        """What a player has chosen."""
        return as_seat(scope.pending[2 * scope.pending[::2].index(seat_ref(Seat(seat))) + 1])

    def show(self, state: WowState, scope: WowScope, seats: list[int]) -> None:
        """All numbers are shown at the same moment, once."""
        if scope.flag == SHOWN:
            return
        scope.flag = SHOWN
        state.batch += 1
        for seat in seats:
            state.emit(codes.EVENT_SECRET_NUMBER, SECRET, scope.source, seat, NO_REF, NO_REF, self.chosen(scope, seat))

    def take(self, scope: WowScope, option: Option) -> None:
        """Whom the text goes on to speak of."""
        scope.said = as_seat(option.object)
        scope.pending = []
        scope.flag = 1

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        if option.verb == codes.VERB_NUMBER:
            asked = [seat for seat in self.who.seats(state, scope) if seat_ref(Seat(seat)) not in scope.pending[::2]]
            scope.pending = [*scope.pending, seat_ref(Seat(asked[0])), seat_ref(Seat(option.number))]
        elif option.verb == codes.VERB_PICK:
            self.take(scope, option)
            scope.pc += 1


def forget_numbers(scope: WowScope, seat: int, chance: Chance) -> None:
    """What others have chosen in secret is not known to that seat: it may be any number (inf:secret-numbers)."""
    if scope.flag != SHOWN:
        chosen = scope.pending[:]
        for i in range(0, len(chosen), 2):
            if chosen[i] != seat_ref(Seat(seat)):
                chosen[i + 1] = seat_ref(Seat(chance.below(MOST_X + 1)))
        scope.pending = chosen


@dataclass(frozen=True)
class ExtraTurn(PieceInstruction):
    """Take an extra turn after this one (wow7.4:500.3)."""

    def execute(self, state: WowState, scope: WowScope) -> int:
        before = state.extra_turns or [state.next_seat(state.turn_player)]  # inf:extra-turns-come-in-between
        state.extra_turns = [*before, scope.you]
        state.emit(codes.EVENT_EXTRA_TURN, EXTRA_TURN, scope.source, scope.you)
        return NEXT
