"""Breaking shields (dm:8.4): one after another, each shield trigger completely before the next (dm:8.4.2)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.changes import break_shield
from regelwerk.duelmasters.derived_values import ActiveReplacement, abilities_of, values
from regelwerk.duelmasters.pending_abilities import start_pending
from regelwerk.duelmasters.replacement import (
    REPLACING,
    ChosenReplacement,
    chosen_from,
    replacements_for,
    scope_of_replacement,
)
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState, defs_of, scope_of
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr

BREAKING: Final = rule("dm:8.4.1")
TOGETHER: Final = rule("dm:12.2")


def breakers(state: DmState, piece: DmPiece) -> list[int]:
    """How many shields it may break: for each of its breakers (dm:7.3), a crew breaker with its crew (dm:7.4).

    Each number once, the smallest first; without a breaker one.
    """
    found: list[int] = []
    for abilities in abilities_of(state, piece):
        found += abilities.breaks
        for crew in abilities.crew_filters:
            found.append(1 + len(crew.all(state, scope_of(piece.ref, piece.owner))))  # dm:7.4
    return sorted(set(found)) if found else [1]


def breaks(state: DmState, piece: DmPiece) -> int:
    """How many shields it can break at most."""
    return breakers(state, piece)[-1]


def break_by_attack(state: DmState, piece: DmPiece, seat: int, against: int) -> ShieldBreakFrame:
    """The shields that an attack breaks: of several breakers its owner says which one is used, whole (dm:7.3)."""
    numbers = breakers(state, piece)
    if defs_of(state).profile.shields_together:  # they are chosen at once: more than there are is no other answer
        most = len(state.zone_ids(codes.ZONE_SHIELDS, against))
        numbers = sorted({min(number, most) for number in numbers})
    frame = ShieldBreakFrame(piece.ref, seat, against, numbers[0], False)
    if len(numbers) > 1:
        frame.numbers = numbers
    return frame


@mypyc_attr(free_list_len=1)
class ShieldBreakFrame(Frame[DmState]):
    """A creature, or a text, breaks shields of a player.

    by        reference of the creature that breaks them
    seat      whose it is, who chooses
    against   whose shields
    left      how many more
    numbers   how many its breakers break, where its owner has still to say which one is used (dm:7.3)
    picked    shields that have been chosen and not yet broken
    text      whether a text breaks them: what waits then waits for the text (dm:9.4)
    declined  seats that have declined to replace that, as bits
    """

    __slots__ = ("against", "by", "declined", "left", "numbers", "picked", "seat", "text")

    def __init__(self, by: Ref, seat: int, against: int, left: int, text: bool) -> None:
        self.by = by
        self.seat = seat
        self.against = against
        self.left = left
        self.text = text
        self.numbers: list[int] = []
        self.picked: list[Ref] = []
        self.declined = 0

    def copy(self) -> ShieldBreakFrame:
        other = ShieldBreakFrame(self.by, self.seat, self.against, self.left, self.text)
        other.numbers = self.numbers
        other.picked = self.picked
        other.declined = self.declined
        return other

    def step(self, state: DmState) -> int:
        if not state.in_game(self.seat) or not state.in_game(self.against):
            return DONE
        if self.numbers:  # dm:7.3
            options = [Option(codes.VERB_MODE, self.by, NO_REF, number) for number in self.numbers]
            state.ask(self.seat, codes.DECISION_CHOOSE_BREAKER, options, self.by)
            return ASK
        together = self.text or defs_of(state).profile.shields_together
        if self.picked and not (together and self.left > 0):
            return self.break_next(state)
        if not together and start_pending(state):  # dm:8.4.2
            return RUN
        if self.left > 0:
            return ASK if self.choose(state) else RUN
        return RUN if not self.text and start_pending(state) else DONE

    def open_shields(self, state: DmState) -> list[int]:
        """The shields that may still be chosen."""
        return [
            id for id in state.zone_ids(codes.ZONE_SHIELDS, self.against) if state.pieces[id].ref not in self.picked
        ]

    def choose(self, state: DmState) -> bool:
        """The next shield, asked for where there is a choice; whether somebody is asked."""
        found = self.open_shields(state)
        if not found:
            self.left = 0
            return False
        together = self.text or defs_of(state).profile.shields_together
        if len(found) > 1 and not (together and self.left >= len(found)):
            options = [Option(codes.VERB_BREAK, self.by, state.pieces[id].ref) for id in found]
            state.ask(self.chooser(state), codes.DECISION_CHOOSE_SHIELD, options, self.by)
            return True
        for id in found[: self.left]:
            self.pick(state.pieces[id].ref)
        return False

    def chooser(self, state: DmState) -> int:
        """Who chooses the shield: whose creature breaks it, unless an opponent does (dm:8.4.1); first whose it is."""
        if not state.last_known(self.by).card.kind & codes.TYPE_CREATURE:
            return self.seat
        found = [seat for seat in values(state).choosers if state.are_opponents(seat, self.seat)]
        if not found:
            return self.seat
        return self.against if self.against in found else found[0]

    def pick(self, ref: Ref) -> None:
        self.picked = [*self.picked, ref]
        self.left -= 1

    def found(self, state: DmState) -> list[ActiveReplacement]:
        """What may stand in for breaking the shield whose turn it is, of the first seat that has not declined."""
        left = []
        for active in replacements_for(state, codes.EVENT_BREAK, self.picked[0], self.by, self.seat):
            if not (active.replacement.may and self.declined >> active.scope.you & 1):
                left.append(active)
        return [active for active in left if active.scope.you == left[0].scope.you]

    def break_next(self, state: DmState) -> int:
        """One shield is broken, or something is done instead (dm:8.4.5)."""
        ref = self.picked[0]
        piece = state.piece_or_none(ref)
        if piece is None or state.zone_kind(piece) != codes.ZONE_SHIELDS:
            self.done()
            return RUN
        found = self.found(state)
        if not found:  # unless something stands in (dm:8.4.5)
            together = not self.text and defs_of(state).profile.shields_together
            self.done()
            if not together:
                state.batch += 1
            break_shield(state, piece, self.by, self.seat, TOGETHER if together else BREAKING)
            return RUN
        if len(found) == 1 and not found[0].replacement.may:
            self.instead(state, chosen_from(found[0]))
            return RUN
        options = [Option(codes.VERB_INSTEAD, active.scope.source, ref, i) for i, active in enumerate(found)]
        if all(active.replacement.may for active in found):
            options.append(Option(codes.VERB_NO, NO_REF, ref))
        state.ask(found[0].scope.you, codes.DECISION_CHOOSE_REPLACEMENT, options, ref)
        return ASK

    def done(self) -> None:
        self.picked = self.picked[1:]
        self.declined = 0

    def instead(self, state: DmState, fate: ChosenReplacement) -> None:
        """The shield is not broken (dm:9.5)."""
        ref = self.picked[0]
        self.done()
        state.emit(codes.EVENT_REPLACE, REPLACING, fate.source, fate.you, ref)
        state.frames.append(scope_of_replacement(fate, ref, self.by))

    def apply_answer(self, state: DmState, option: Option) -> None:
        if option.verb == codes.VERB_BREAK:
            self.pick(option.object)
            return
        if option.verb == codes.VERB_MODE:
            self.left = option.number
            self.numbers = []
            return
        found = self.found(state)
        if option.verb == codes.VERB_NO:
            self.declined |= 1 << found[0].scope.you
        else:
            self.instead(state, chosen_from(found[option.number]))
