"""Summoning and casting (dm:5.4, 6.1): the card is paid for, stands in limbo, and then enters or does what it says.

Until it is paid for nothing has happened: the choices are collected, and others see nothing of them.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.changes import enter, evolve, reveal
from regelwerk.duelmasters.changes import put as put_cards
from regelwerk.duelmasters.legality import base_choices
from regelwerk.duelmasters.payment import PaymentBuilder, cost_of, forced_payment, mana_card, pay, pay_any
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, TurnFact
from regelwerk.duelmasters.triggers import collect_triggers, emit_and_trigger
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr

SUMMONING: Final = rule("kw:summon")
CASTING: Final = rule("kw:cast")
FREE: Final = rule("dm:6.4")
LIMBO: Final = rule("dm:6.5")
PUTTING: Final = rule("dm:3.2")
CHARGER: Final = rule("dm:7.12")

BASES: Final = 0
PAYMENT: Final = 1
CARRY_OUT: Final = 2
AFTERWARDS: Final = 3


@mypyc_attr(free_list_len=1)
class PlayCardFrame(Frame[DmState]):
    """A card being summoned or cast.

    ref     the card: in the hand, then in limbo
    seat    who plays it
    free    for no cost (dm:6.4)
    put     put into the battle zone by a text, which is no summoning
    stage   BASES, PAYMENT, CARRY_OUT, AFTERWARDS
    bases   references of what it is put on, chosen so far
    picked  sets of civilizations of the mana cards chosen so far
    """

    __slots__ = ("bases", "free", "picked", "put", "ref", "seat", "stage")

    def __init__(self, ref: Ref, seat: int, free: bool, put: bool = False) -> None:
        self.ref = ref
        self.seat = seat
        self.free = free
        self.put = put
        self.stage = BASES
        self.bases: list[Ref] = []
        self.picked: list[int] = []

    def copy(self) -> PlayCardFrame:
        other = PlayCardFrame(self.ref, self.seat, self.free, self.put)
        other.stage = self.stage
        other.bases = self.bases
        other.picked = self.picked
        return other

    def step(self, state: DmState) -> int:
        piece = state.piece_or_none(self.ref)
        if piece is None or not state.in_game(self.seat):
            return DONE
        if self.stage == BASES:
            if piece.card.bases and self.choose_base(state, piece):
                return ASK
            self.stage = PAYMENT
        if self.stage == PAYMENT:
            if not self.free and self.choose_mana(state, piece):
                return ASK
            self.stage = CARRY_OUT
        if self.stage == CARRY_OUT:
            return self.carry_out(state, piece)
        self.put_away(state, piece)
        return DONE

    # ------------------------------------------------------------- choosing

    def choose_base(self, state: DmState, piece: DmPiece) -> bool:
        """What it is put on, asked only where there is a choice."""
        while len(self.bases) < len(piece.card.bases):
            found = base_choices(state, piece, self.bases)
            if len(found) > 1:
                if self.put and state.unshown(piece):  # it comes anyway, and the question tells that it evolves
                    reveal(state, piece, PUTTING)
                self.ask(state, codes.DECISION_CHOOSE_BASE, [Option(codes.VERB_EVOLVE, self.ref, ref) for ref in found])
                return True
            if not found:
                return False
            self.bases = [*self.bases, found[0]]
        return False

    def choose_mana(self, state: DmState, piece: DmPiece) -> bool:
        """Which mana cards are tapped, asked only where it matters (ruling:payment-asks-when-it-matters)."""
        cost = cost_of(state, piece)
        if not self.picked and forced_payment(state, piece, cost):
            return False
        payment = PaymentBuilder(state, piece, cost)
        payment.take_all(self.picked)
        while payment.left > 0:
            found = payment.choices()
            if len(found) > 1:  # ruling:payment-asks-when-it-matters
                options = []
                for at in found:
                    mana = mana_card(state, self.seat, payment.sets[at], payment.picked[at])
                    if mana is not None:
                        options.append(Option(codes.VERB_PAY, self.ref, mana.ref))
                self.picked = payment.order
                self.ask(state, codes.DECISION_CHOOSE_PAYMENT, options)
                return True
            payment.take(found[0])
        self.picked = payment.order
        return False

    def ask(self, state: DmState, kind: int, options: list[Option]) -> None:
        """Ask the next step: of a free play everybody may count it, of an announcement nobody."""
        if self.free:
            state.ask(self.seat, kind, options, self.ref)
        else:
            state.ask_next_step(self.seat, kind, options, self.ref, codes.DECISION_MAIN_STEP)

    def apply_answer(self, state: DmState, option: Option) -> None:
        if option.verb == codes.VERB_EVOLVE:
            self.bases = [*self.bases, option.object]
        else:
            mana = state.piece_or_none(option.object)
            if mana is not None:
                self.picked = [*self.picked, mana.card.civs]

    # --------------------------------------------------------- carrying out

    def carry_out(self, state: DmState, piece: DmPiece) -> int:
        """It is paid for; a creature comes into the battle zone, a spell is carried out."""
        state.batch += 1
        if not self.free:
            piece = state.pieces[state.lay_open(piece).id]
            if self.picked:
                pay(state, self.seat, self.picked, self.ref)
            else:
                pay_any(state, piece, cost_of(state, piece))
        self.stage = AFTERWARDS
        if self.put:
            if piece.card.bases:
                evolve(state, piece.id, self.bases, PUTTING)
            else:
                enter(state, piece.id, PUTTING)
            return DONE
        state.move(piece.id, codes.ZONE_LIMBO * state.seats + piece.owner, False, False, True)
        piece = state.pieces[piece.id]
        self.ref = piece.ref
        state.invalidate(codes.DEPENDS_ON_HAND)
        spell = piece.card.spell
        n = 1 if self.free else 0
        if not piece.card.kind & codes.TYPE_SPELL:
            state.emit(codes.EVENT_SUMMON, FREE if self.free else SUMMONING, NO_REF, self.seat, self.ref, NO_REF, n)
            come = (
                evolve(state, piece.id, self.bases, SUMMONING)
                if piece.card.bases
                else enter(state, piece.id, SUMMONING)
            )
            collect_triggers(state, codes.EVENT_SUMMON, self.seat, come.ref, NO_REF, n)
            return DONE
        emit_and_trigger(
            state, codes.EVENT_CAST, FREE if self.free else CASTING, NO_REF, self.seat, self.ref, NO_REF, n
        )
        note_spell(state, self.seat)
        if spell is None:
            return RUN
        state.frames.append(DmScope(spell, self.ref, self.seat))
        return RUN

    def put_away(self, state: DmState, piece: DmPiece) -> None:
        """A spell is done: it goes to the graveyard (dm:6.5), with charger to the mana zone (dm:7.12)."""
        if state.zone_kind(piece) != codes.ZONE_LIMBO:
            return
        charger = piece.card.own.keywords & codes.KEYWORD_CHARGER
        put_cards(
            state, [self.ref], codes.ZONE_MANA if charger else codes.ZONE_GRAVEYARD, CHARGER if charger else LIMBO
        )


def note_spell(state: DmState, seat: int) -> None:
    """A player has cast a spell this turn; which and how many of them no text asks."""
    if any(fact.kind == codes.EVENT_CAST and fact.seat == seat for fact in state.turn_facts):
        return
    state.turn_facts.append(TurnFact(codes.EVENT_CAST, NO_REF, NO_REF, seat))
    state.invalidate(codes.DEPENDS_ON_NOTES)
