"""The procedures: laying out cards (hex:1), the clock (hex:2), a figure's turn (hex:3), a strike (hex:4)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option, ReasonCollector
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import Scope
from regelwerk.kernel.state import ALL, MEANINGFUL
from tests.toys.hexwalk import state as hexes
from tests.toys.hexwalk.hexes import distance, reach
from tests.toys.hexwalk.instructions import StrikeBase, open_to_all
from tests.toys.hexwalk.state import ActionCard, HexPiece, HexState

CLOCK: Final = hexes.rule("hex:2.1")
TEN_TICKS: Final = hexes.rule("hex:2.2")
TURNS: Final = hexes.rule("hex:3.1")
WALKING: Final = hexes.rule("hex:3.2")
RESTING: Final = hexes.rule("hex:3.3")
STRIKING: Final = hexes.rule("hex:4.1")
REACTING: Final = hexes.rule("hex:4.2")
DICE: Final = hexes.rule("hex:4.3")
LAST_TICK: Final = hexes.rule("hex:6.2")

LAST: Final = 60
STRIKE_TICKS: Final = 2


class LayOut(Frame[HexState]):
    """Each seat in turn puts a card under each figure; `todo` holds references of figures."""

    __slots__ = ("todo",)

    def __init__(self, todo: list[Ref]) -> None:
        self.todo = todo

    def copy(self) -> LayOut:
        return LayOut(self.todo[:])

    def step(self, state: HexState) -> int:
        while self.todo:
            figure = state.at(self.todo[0])
            if figure is not None and state.in_game(figure.owner):
                hand = state.held(hexes.HAND, figure.owner)
                if hand:
                    options = [Option(hexes.PLACE, card.ref, figure.ref) for card in hand]
                    state.ask(figure.owner, hexes.PUT_UNDER, options, figure.ref)
                    return ASK
            self.todo.pop(0)
        state.frames[-1] = Clock()
        return RUN

    def apply_answer(self, state: HexState, option: Option) -> None:
        card = state.at(option.subject)
        assert card is not None
        moved = state.move(card.id, hexes.BAR * state.seats + card.owner, face_down=True)
        assert isinstance(moved, HexPiece)
        moved.under = option.object
        state.emit_private(hexes.E_PLACED, hexes.SETUP, NO_REF, card.owner, moved.ref, 0, 1 << card.owner)
        self.todo.pop(0)


class Clock(Frame[HexState]):
    """Whose turn it is: computed from the figures' times, never passed round the table."""

    __slots__ = ()

    def copy(self) -> Clock:
        return Clock()

    def step(self, state: HexState) -> int:
        figures = [
            piece
            for seat in state.clockwise(0)
            for kind in (hexes.BOARD, hexes.FALLEN)
            for piece in state.held(kind, seat)
        ]
        if not figures:
            hexes.over(state, -1, LAST_TICK)
            return RUN
        soonest = min(piece.time for piece in figures)
        if soonest > LAST:
            self.finish(state)
            return RUN
        self.move_on(state, soonest)
        for seat in state.clockwise((state.last + 1) % state.seats):
            ready = [piece.ref for piece in figures if piece.owner == seat and piece.time == soonest]
            if len(ready) == 1:
                state.frames.append(FigureTurn(ready[0]))
                return RUN
            if ready:
                state.ask(seat, hexes.WHICH, [Option(hexes.ACT, ref) for ref in ready])
                return ASK
        return RUN

    def apply_answer(self, state: HexState, option: Option) -> None:
        state.frames.append(FigureTurn(option.subject))

    def move_on(self, state: HexState, tick: int) -> None:
        """The clock moves to that tick; tens that it passes make cards ready (hex:2.2)."""
        if tick == state.clock:
            return
        state.batch += 1
        tens = tick // 10 > state.clock // 10
        state.clock = tick
        state.emit(hexes.E_CLOCK, CLOCK, NO_REF, -1, NO_REF, NO_REF, tick)
        for seat in state.clockwise(0):
            for card in state.held(hexes.BAR, seat):
                if tens and card.used:
                    state.change(card).used = False
                    state.emit(hexes.E_READY, TEN_TICKS, NO_REF, seat, card.ref)

    def finish(self, state: HexState) -> None:
        """After the last tick: more points than any other, or a draw (hex:6.2)."""
        alive = sorted({state.teams[seat] for seat in state.clockwise(0)})
        most = max(state.points[team] for team in alive)
        best = [team for team in alive if state.points[team] == most]
        hexes.over(state, best[0] if len(best) == 1 else -1, LAST_TICK)


class FigureTurn(Frame[HexState]):
    """One figure's turn. `begun`: it has come in; `was`: its time when the turn began; `over`: it has acted."""

    __slots__ = ("begun", "figure", "over", "was")

    def __init__(self, figure: Ref) -> None:
        self.figure = figure
        self.begun = False
        self.over = False
        self.was = 0

    def copy(self) -> FigureTurn:
        other = FigureTurn(self.figure)
        other.begun = self.begun
        other.over = self.over
        other.was = self.was
        return other

    def step(self, state: HexState) -> int:
        figure = state.at(self.figure)
        if figure is None or not state.in_game(figure.owner):
            return DONE
        if not self.begun:
            return self.begin(state, figure)
        if self.over:
            if figure.time == self.was:
                state.change(figure).time += 1
            return DONE
        state.ask(figure.owner, hexes.TURN, self.options(state, figure))
        return ASK

    def begin(self, state: HexState, figure: HexPiece) -> int:
        """A fallen figure comes back first; if there is no room for it, it waits a tick."""
        self.begun = True
        self.was = figure.time
        state.last = figure.owner
        if state.kind_of(figure.zone) == hexes.BOARD:
            return RUN
        card = state.card_under(figure)
        if len(state.taken()) < 37:
            moved = state.move(figure.id, hexes.BOARD * state.seats + figure.owner)
            assert isinstance(moved, HexPiece)
            hexes.enter(state, moved, hexes.FALLING)
            self.figure = moved.ref
            if card is not None:
                state.change(card).under = moved.ref
        else:
            self.over = True
        return RUN

    def options(self, state: HexState, figure: HexPiece) -> list[Option]:
        """Everything the figure can do now, in an order that tells nothing but that."""
        ref = figure.ref
        far = reach(figure.hex, figure.figure.speed, state.taken())
        found = [Option(hexes.WALK, ref, NO_REF, number) for number in far]
        found += [
            Option(hexes.STRIKE, ref, other.ref) for other in state.figures() if self.may_strike(state, other.ref, None)
        ]
        card = state.card_under(figure)
        if card is not None and self.may_play(state, card.ref, None):
            found.append(Option(hexes.PLAY, card.ref))
        return found + [Option(hexes.REST, ref)]

    def may_strike(self, state: HexState, ref: Ref, reasons: ReasonCollector | None) -> bool:
        """Whether that figure is a target; lists, rechecks and explains."""
        mine, other = state.was(self.figure), state.at(ref)
        good = True
        if other is None or other.hex < 0:
            return reasons.add(STRIKING, "no-such-figure", ref) if reasons is not None else False
        if not state.are_opponents(other.owner, mine.owner):
            good = reasons.add(STRIKING, "not-opposing", ref) if reasons is not None else False
        if distance(other.hex, mine.hex) != 1:
            good = (
                reasons.add(STRIKING, "too-far", ref, distance(other.hex, mine.hex)) if reasons is not None else False
            )
        return good

    def may_walk(self, state: HexState, to: int, reasons: ReasonCollector) -> bool:
        """Whether the figure can walk to that hex; explains."""
        mine = state.was(self.figure)
        if not 0 <= to < 37:
            return reasons.add(WALKING, "no-such-hex", NO_REF, to)
        if to in state.taken():
            return reasons.add(WALKING, "taken", NO_REF, to)
        return to in reach(mine.hex, mine.figure.speed, state.taken()) or reasons.add(WALKING, "too-far", NO_REF, to)

    def may_play(self, state: HexState, ref: Ref, reasons: ReasonCollector | None) -> bool:
        """Whether the instant under the figure may be used. A card the owner does not have there is no such card."""
        card = state.at(ref)
        if card is None or card.under != self.figure or card.owner != state.was(self.figure).owner:
            return reasons.add(TURNS, "no-such-card", ref) if reasons is not None else False
        good = True
        if isinstance(card.card, ActionCard) and card.card.reaction:
            good = reasons.add(TURNS, "not-an-instant", ref) if reasons is not None else False
        if card.used:
            good = reasons.add(TURNS, "used", ref) if reasons is not None else False
        return good

    def apply_answer(self, state: HexState, option: Option) -> None:
        figure = state.was(self.figure)
        if option.verb == hexes.PLAY:
            use(state, option.subject, figure.owner, TURNS)
            return
        self.over = True
        if option.verb == hexes.WALK:
            steps = reach(figure.hex, figure.figure.speed, state.taken())[option.number]
            figure = state.change(figure)
            figure.hex = option.number
            figure.time += (steps + 1) // 2
            state.emit(hexes.E_WALKED, WALKING, NO_REF, figure.owner, figure.ref, NO_REF, option.number)
        elif option.verb == hexes.STRIKE:
            state.frames.append(Strike(self.figure, option.object))
        else:
            state.change(figure).time += 1
            state.emit(hexes.E_RESTED, RESTING, NO_REF, figure.owner, figure.ref)


def use(state: HexState, ref: Ref, seat: int, cite: hexes.RuleCitation) -> None:
    """Turn a card up, mark it as used, and begin its text."""
    card = state.was(ref)
    state.reveal_to_all(card)
    card = state.change(card)
    card.used = True
    state.emit(hexes.E_PLAYED, cite, ref, seat, ref)
    assert isinstance(card.card, ActionCard)
    scope: Scope[HexState] = Scope(card.card.program, ref, seat)
    scope.event_about = card.under
    state.frames.append(scope)


class Strike(StrikeBase):
    """One strike. `at` is the step that comes next: ticks, the question before the dice, the dice."""

    __slots__ = ("at", "attacker", "target")

    def __init__(self, attacker: Ref, target: Ref) -> None:
        super().__init__()
        self.attacker = attacker
        self.target = target
        self.at = 0

    def copy(self) -> Strike:
        other = Strike(self.attacker, self.target)
        other.shields = self.shields
        other.at = self.at
        return other

    def step(self, state: HexState) -> int:
        attacker, target = state.at(self.attacker), state.at(self.target)
        if attacker is None or target is None or not state.in_game(attacker.owner) or not state.in_game(target.owner):
            return DONE  # one of them has fallen to a reaction, or its seat has left
        if self.at == 0:
            state.batch += 1
            attacker = state.change(attacker)
            attacker.time += STRIKE_TICKS
            state.emit(hexes.E_STRUCK, STRIKING, NO_REF, attacker.owner, self.attacker, self.target)
        elif self.at == 1:
            options = self.reactions(state, target)
            if self.asks(state, target, options):
                state.ask(target.owner, hexes.REACT, options, self.target)
                return ASK
        else:
            self.roll(state, attacker, target)
            return DONE
        self.at += 1
        return RUN

    def asks(self, state: HexState, target: HexPiece, options: list[Option]) -> bool:
        """Whether the question is put: always, or unless everybody can see that there is nothing to answer."""
        if state.windows == ALL:
            return True
        if state.windows == MEANINGFUL:
            return len(options) > 1
        card = state.card_under(target)
        return card is not None and not card.used and (not open_to_all(card) or is_reaction(card))

    def reactions(self, state: HexState, target: HexPiece) -> list[Option]:
        """The reaction under the target, if there is one, and none."""
        card = state.card_under(target)
        found = [Option(hexes.PASS)]
        if card is not None and self.may_react(state, card.ref, None):
            found.append(Option(hexes.PLAY, card.ref))
        return found

    def may_react(self, state: HexState, ref: Ref, reasons: ReasonCollector | None) -> bool:
        """Whether that card may be used now; lists, rechecks and explains."""
        card = state.at(ref)
        if card is None or card.under != self.target:
            return reasons.add(REACTING, "no-such-card", ref) if reasons is not None else False
        good = True
        if not is_reaction(card):
            good = reasons.add(REACTING, "not-a-reaction", ref) if reasons is not None else False
        if card.used:
            good = reasons.add(REACTING, "used", ref) if reasons is not None else False
        return good

    def apply_answer(self, state: HexState, option: Option) -> None:
        self.at += 1
        if option.verb == hexes.PLAY:
            use(state, option.subject, state.was(self.target).owner, REACTING)

    def roll(self, state: HexState, attacker: HexPiece, target: HexPiece) -> None:
        """All dice at once, the attacker's first (hex:4.3)."""
        state.batch += 1
        hits = self.dice(state, attacker, attacker.figure.dice, 4)
        hits -= self.dice(state, target, target.figure.armor, 5) + self.shields
        hexes.wound(state, target, hits, state.teams[attacker.owner], DICE)

    def dice(self, state: HexState, figure: HexPiece, count: int, least: int) -> int:
        """How many of so many dice show at least that."""
        good = 0
        for _ in range(count):
            rolled = state.chance.below(6) + 1
            state.emit(hexes.E_ROLLED, DICE, NO_REF, figure.owner, figure.ref, NO_REF, rolled)
            if rolled >= least:
                good += 1
        return good


def is_reaction(card: HexPiece) -> bool:
    """Whether a card is a reaction."""
    return isinstance(card.card, ActionCard) and card.card.reaction
