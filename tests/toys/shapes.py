"""A table of pseudo-words for the shapes of the games to come; see tests/kernel/test_future_games.py."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.definitions import Definition, Definitions
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame, advance
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import LastKnown, Piece, WriteToken
from regelwerk.kernel.program import NEXT, Instruction, Program, Scope
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.state import VISIBLE_TO_ALL, VISIBLE_TO_NONE, VISIBLE_TO_OWNER, State
from regelwerk.kernel.visibility import CodeNames

RULE: Final = RuleCitation("shape:1", "proposed", "shape")
DECK, HAND, SHIELDS, BATTLE, PILE, GRAVE = range(6)
SIGHTS: Final = [VISIBLE_TO_NONE, VISIBLE_TO_OWNER, VISIBLE_TO_ALL, VISIBLE_TO_ALL, VISIBLE_TO_ALL, VISIBLE_TO_ALL]
YES, NO, BREAK = range(3)
TERMS: Final = CodeNames(
    ["trigger", "which shield", "react"], ["yes", "no", "break"], ["broken", "played", "left", "die"]
)
BROKEN, PLAYED, LEFT, DIE = range(4)


class Card(Definition):
    """A card with a power and perhaps a text that may be used when it is asked for."""

    __slots__ = ("power", "program")

    def __init__(self, code: str, index: int, power: int, *text: Instruction) -> None:
        super().__init__(code, index, code)
        self.power = power
        self.program = Program(code, list(text))


class Thing(Piece[Card]):
    """A card; `host` is the creature it lies on."""

    __slots__ = ("host", "tapped")

    def __init__(self, id: int, card: Card, owner: int, zone: int, own: WriteToken) -> None:
        super().__init__(id, card, owner, zone, own)
        self.tapped = False
        self.host = 0

    def copy(self, own: WriteToken) -> Thing:
        other = Thing.__new__(Thing)
        self.copy_fields_to(other, own)
        other.tapped = self.tapped
        other.host = self.host
        return other

    def reset(self) -> None:
        self.tapped = False
        self.host = 0


class Table(State):
    """Two or more seats, with what has been dealt and effects of the kind "this creature gets +n"."""

    __slots__ = ("damage", "effects")

    def __init__(self, seats: int) -> None:
        super().__init__(Definitions("shapes", "", ""), list(range(seats)), SIGHTS, Chance(1))
        self.defs.cards.append(Definition("", 0, ""))
        self.damage = 0
        self.effects: list[tuple[int, int]] = []

    def fork(self) -> Table:
        other = Table.__new__(Table)
        self.copy_fields_to(other)
        other.damage = self.damage
        other.effects = self.effects[:]
        return other

    def put(self, card: Card, seat: int, kind: int) -> Ref:
        """A card in a zone, face down among the shields; its reference."""
        if card.index == 0:
            card.index = len(self.defs.cards)
            self.defs.add(card)
        start = DECK if kind == SHIELDS else kind
        piece = Thing(len(self.pieces), card, seat, start * self.seats + seat, self.write_token)
        self.add(piece)
        return self.move(piece.id, kind * self.seats + seat, face_down=True).ref if kind == SHIELDS else piece.ref

    def held(self, kind: int, seat: int) -> list[Ref]:
        """References of what stands in a zone."""
        return [self.pieces[id].ref for id in self.zones[kind * self.seats + seat]]

    def question(self) -> Decision:
        """The open decision."""
        assert self.decision is not None
        return self.decision

    def run(self, frame: Frame[Any]) -> None:
        """Begin a procedure."""
        self.frames = [End(), frame]
        advance(self)

    def say(self, verb: int) -> None:
        """Give the first answer of that verb."""
        self.apply(next(option for option in self.question().options if option.verb == verb))


class End(Frame[Table]):
    """Below everything: the game is over when all is done."""

    __slots__ = ()

    def step(self, state: Table) -> int:
        state.finish([], RULE)
        return RUN

    def copy(self) -> End:
        return End()


# ------------------------------------------------------------------- what the table does


def top_of(state: Table, ref: Ref) -> Piece[Any]:
    """The card on top of a creature: the last one laid on it, or itself."""
    found = state.recall(ref)
    for id in state.zones[PILE * state.seats + found.owner]:
        piece = state.pieces[id]
        if isinstance(piece, Thing) and piece.host == ref:
            found = piece
    return found


def power_of(state: Table, ref: Ref) -> int:
    """Its power, or the last that was known of it."""
    if state.piece_or_none(ref) is None:
        return state.last_known_pieces[ref].values[0]
    power: int = top_of(state, ref).card.power
    return power + sum(more for of, more in state.effects if of == ref)


def evolve(state: Table, card: Ref, on: Ref) -> None:
    """Lay a card on a creature."""
    found = state.piece_or_none(card)
    assert found is not None
    laid = state.move(found.id, PILE * state.seats + found.owner)
    assert isinstance(laid, Thing)
    laid.host = on


def destroy(state: Table, ref: Ref) -> None:
    """A creature leaves with all its cards; only the top one counts as destroyed."""
    piece = state.piece_or_none(ref)
    if piece is None:
        return
    top = top_of(state, ref)
    state.last_known_pieces[ref] = LastKnown(ref, piece.copy(WriteToken()), [power_of(state, ref), top.card.index])
    state.emit(LEFT, RULE, NO_REF, top.owner, top.ref)
    cards = [state.pieces[id] for id in state.zones[PILE * state.seats + piece.owner]]
    for id in [piece.id] + [card.id for card in cards if isinstance(card, Thing) and card.host == ref]:
        state.move(id, GRAVE * state.seats + state.pieces[id].owner)


class DestroyIt(Instruction):
    """Destroy what the text is about."""

    def execute(self, state: Table, scope: Scope[Table]) -> int:
        destroy(state, scope.event_about)
        return NEXT


class ItsPower(Instruction):
    """Deal its power as damage, wherever it is now."""

    def execute(self, state: Table, scope: Scope[Table]) -> int:
        state.damage += power_of(state, scope.event_about)
        return NEXT


class Intercept(Instruction):
    """The strike under way is aimed at `f.source` instead."""

    def execute(self, state: Table, scope: Scope[Table]) -> int:
        for frame in reversed(state.frames):
            if isinstance(frame, Strike):
                frame.target = scope.source
                return NEXT
        return NEXT


class Attack(Frame[Table]):
    """Break so many shields of a seat, one after the other; each may be a trigger."""

    __slots__ = ("attacker", "left", "open", "seat")

    def __init__(self, attacker: Ref, seat: int, left: int) -> None:
        self.attacker = attacker
        self.seat = seat
        self.left = left
        self.open = NO_REF

    def copy(self) -> Attack:
        other = Attack(self.attacker, self.seat, self.left)
        other.open = self.open
        return other

    def step(self, state: Table) -> int:
        if self.open:
            piece = state.piece_or_none(self.open)
            assert piece is not None
            trigger = [Option(YES, self.open)] if piece.card.program.code else []
            state.ask(self.seat, 0, [*trigger, Option(NO)], self.open)
            return ASK
        shields = state.held(SHIELDS, self.seat)
        if self.left == 0 or not shields:
            return DONE
        self.left -= 1
        state.ask(state.recall(self.attacker).owner, 1, [Option(BREAK, NO_REF, ref) for ref in shields])
        return ASK

    def apply_answer(self, state: Table, option: Option) -> None:
        if option.verb == BREAK:
            shield = state.piece_or_none(option.object)
            assert shield is not None
            self.open = state.move(shield.id, HAND * state.seats + self.seat).ref
            state.emit_private(BROKEN, RULE, self.attacker, self.seat, self.open, 0, 1 << self.seat)
            return
        piece = state.recall(self.open)
        if option.verb == YES:
            piece = state.reveal_to_all(piece)
            state.emit(PLAYED, RULE, NO_REF, self.seat, self.open)
            scope: Scope[Table] = Scope(piece.card.program, self.open, self.seat)
            scope.event_about = self.attacker
            state.frames.append(scope)
        self.open = NO_REF


class Strike(Frame[Table]):
    """A figure strikes another: the reaction first, then a die."""

    __slots__ = ("asked", "by", "target")

    def __init__(self, by: Ref, target: Ref) -> None:
        self.by = by
        self.target = target
        self.asked = False

    def copy(self) -> Strike:
        other = Strike(self.by, self.target)
        other.asked = self.asked
        return other

    def step(self, state: Table) -> int:
        if not self.asked:
            self.asked = True
            seat = state.recall(self.target).owner
            found = [ref for ref in state.held(HAND, seat) if state.recall(ref).card.program.code]
            state.ask(seat, 2, [Option(NO)] + [Option(YES, ref) for ref in found])
            return ASK
        if state.piece_or_none(self.by) is not None and state.piece_or_none(self.target) is not None:
            die = state.chance.below(6) + 1
            state.emit(DIE, RULE, NO_REF, -1, self.target, NO_REF, die)
        return DONE

    def apply_answer(self, state: Table, option: Option) -> None:
        if option.verb == YES:
            card = state.recall(option.subject).card
            played = state.move(state.recall(option.subject).id, BATTLE * state.seats + state.recall(self.target).owner)
            scope: Scope[Table] = Scope(card.program, played.ref, played.owner)
            scope.event_about = self.by
            state.frames.append(scope)
