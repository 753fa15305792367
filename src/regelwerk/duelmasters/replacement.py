"""Replacement (dm:9.5): an event that would happen does not, and something else is done instead.

One event is replaced once. Of several replacements the turn player's come first, and each
player picks among his own; one that says "may" can be declined.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.changes import leave
from regelwerk.duelmasters.derived_values import ActiveReplacement, powers, values
from regelwerk.duelmasters.lowered import Replacement
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmScope, DmState, scope_of
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.program import Instruction, Step
from regelwerk.kernel.rulebook import RuleCitation

REPLACING: Final = rule("dm:9.5")


def replacements_for(state: DmState, event: int, a: Ref, b: Ref, seat: int) -> list[ActiveReplacement]:
    """The replacements that may stand in for an event: the turn player's first, then clockwise."""
    found: list[ActiveReplacement] = []
    for table in ((state.powers or powers(state)).standins, (state.values or values(state)).standins):
        for active in table:
            what = active.replacement
            if what.replaced_event.event != event or not what.replaced_event.is_triggered_by(
                state, active.scope, a, b, 0, seat
            ):
                continue
            if what.condition is not None and not what.condition.holds(state, active.scope):
                continue
            if what.may and not can_carry_out(state, active, a, b):
                continue
            if any(other.replacement is what and other.scope.source == active.scope.source for other in found):
                continue  # granted twice it is still one replacement
            found.append(active)
    if len(found) > 1:
        order = state.clockwise(state.turn_player)
        found = [active for other in order for active in found if active.scope.you == other]
    return found


def can_carry_out(state: DmState, active: ActiveReplacement, a: Ref, b: Ref) -> bool:
    """Whether what is done instead can be done (a "may" is offered only then)."""
    scope = scope_of(active.scope.source, active.scope.you)
    scope.event_about = a
    scope.event_other = b
    return is_fully_possible(state, scope, active.replacement.needed)


def is_fully_possible(state: DmState, scope: DmScope, code: Sequence[Step]) -> bool:
    """Whether all of it can be done. What follows a choice acts on what will be chosen, so the choice decides."""
    for instr in code:
        if not instr.can_execute(state, scope):
            return False
        if isinstance(instr, ChoiceInstruction):
            return True
    return True


class ChoiceInstruction(Instruction):
    """An instruction after which nobody can tell what is possible: a choice, a search."""

    __slots__ = ()


def destroy(state: DmState, refs: list[Ref], cite: RuleCitation, source: Ref = NO_REF) -> bool:
    """Destroy creatures in the same moment (dm:3.4). False if a frame was pushed that does it.

    Where nothing can replace it, or what does is simple and certain, it is done here.
    """
    ids: list[int] = []
    for ref in refs:
        piece = state.creature(ref)
        if piece is not None and piece.id not in ids:
            ids.append(piece.id)
    if not ids:
        return True
    if not (state.powers or powers(state)).standins and not (state.values or values(state)).standins:
        leave(state, ids, codes.ZONE_GRAVEYARD, cite, source, codes.EVENT_DESTROY)
        return True
    state.frames.append(DestructionFrame([state.pieces[id].ref for id in ids], cite, source))
    return False


class ChosenReplacement:
    """What is done instead of an event: a replacement, whose card it stands on. Immutable."""

    __slots__ = ("replacement", "source", "you")

    def __init__(self, replacement: Replacement, source: Ref, you: int) -> None:
        self.replacement = replacement
        self.source = source
        self.you = you


def chosen_from(active: ActiveReplacement) -> ChosenReplacement:
    """A replacement that is taken."""
    return ChosenReplacement(active.replacement, active.scope.source, active.scope.you)


def scope_of_replacement(fate: ChosenReplacement, a: Ref, b: Ref) -> DmScope:
    """The text of a replacement, to be carried out for that event."""
    scope = DmScope(fate.replacement.program, fate.source, fate.you)
    scope.event_about = a
    scope.event_other = b
    return scope


def instead_of_discarding(state: DmState, ref: Ref) -> ChosenReplacement | None:
    """What is done instead of discarding that card: what the card says itself works in the hand."""
    piece = state.piece_or_none(ref)
    for replacement in [] if piece is None else piece.card.own.replacements:
        scope = scope_of(ref, state.last_known(ref).owner)
        if replacement.replaced_event.is_triggered_by(state, scope, ref, NO_REF, 0, scope.you) and (
            replacement.condition is None or replacement.condition.holds(state, scope)
        ):
            if replacement.replaced_event.event == codes.EVENT_DISCARD:
                return ChosenReplacement(replacement, ref, scope.you)
    return None


def begin_instead(state: DmState, fate: ChosenReplacement) -> None:
    """A card in a hand is shown, and does what it does instead of being discarded."""
    piece = state.piece_or_none(fate.source)
    if piece is None:
        return
    shown = state.pieces[state.lay_open(piece).id]
    state.emit(codes.EVENT_REPLACE, REPLACING, shown.ref, fate.you, shown.ref)
    state.frames.append(
        scope_of_replacement(ChosenReplacement(fate.replacement, shown.ref, fate.you), shown.ref, NO_REF)
    )


class DestructionFrame(Frame[DmState]):
    """Creatures that would be destroyed in the same moment.

    refs          the creatures
    cite, source  why
    fates         what is done instead, for each as far as that is decided; None: it is destroyed
    declined      seats that have declined for the creature that is being decided, as bits
    at            which text of a replacement is carried out next; -1 while fates are being decided
    """

    __slots__ = ("at", "cite", "declined", "fates", "refs", "source")

    def __init__(self, refs: list[Ref], cite: RuleCitation, source: Ref) -> None:
        self.refs = refs
        self.cite = cite
        self.source = source
        self.fates: list[ChosenReplacement | None] = []
        self.declined = 0
        self.at = -1

    def copy(self) -> DestructionFrame:
        other = DestructionFrame(self.refs, self.cite, self.source)
        other.fates = self.fates[:]
        other.declined = self.declined
        other.at = self.at
        return other

    def found(self, state: DmState) -> list[ActiveReplacement]:
        """What may stand in for the destruction that is being decided, of the first seat that has not declined."""
        ref = self.refs[len(self.fates)]
        piece = state.creature(ref)
        if piece is None:
            return []
        left = []
        for active in replacements_for(state, codes.EVENT_DESTROY, piece.ref, NO_REF, piece.owner):
            declined = active.replacement.may and self.declined >> active.scope.you & 1 == 1
            if not declined and not self.is_used_up(active, ref):
                left.append(active)
        return [active for active in left if active.scope.you == left[0].scope.you]

    def is_used_up(self, active: ActiveReplacement, ref: Ref) -> bool:
        """Whether a card that would go for this creature goes for another one already: it can go but once (dm:9.5)."""
        if not active.replacement.uses_up_card or active.scope.source == ref:
            return False
        for other, fate in zip(self.refs, self.fates):
            if fate is not None and fate.source == active.scope.source and fate.source != other:
                return True
        return False

    def step(self, state: DmState) -> int:
        while len(self.fates) < len(self.refs):
            found = self.found(state)
            if not found:
                self.decide(None)
            elif len(found) == 1 and not found[0].replacement.may:
                self.decide(chosen_from(found[0]))
            else:
                self.ask(state, found)
                return ASK
        if self.at < 0:
            self.at = 0
            self.carry_out(state)
            return RUN
        while self.at < len(self.refs):
            fate = self.fates[self.at]
            self.at += 1
            if fate is not None and simple_goal(fate, self.refs[self.at - 1]) < 0:
                state.emit(codes.EVENT_REPLACE, REPLACING, fate.source, fate.you, self.refs[self.at - 1])
                state.frames.append(scope_of_replacement(fate, self.refs[self.at - 1], NO_REF))
                return RUN
        return DONE

    def ask(self, state: DmState, found: list[ActiveReplacement]) -> None:
        ref = self.refs[len(self.fates)]
        options = [Option(codes.VERB_INSTEAD, active.scope.source, ref, i) for i, active in enumerate(found)]
        if all(active.replacement.may for active in found):
            options.append(Option(codes.VERB_NO, NO_REF, ref))
        state.ask(found[0].scope.you, codes.DECISION_CHOOSE_REPLACEMENT, options, ref)

    def apply_answer(self, state: DmState, option: Option) -> None:
        found = self.found(state)
        if option.verb == codes.VERB_NO:
            self.declined |= 1 << found[0].scope.you
        else:
            self.decide(chosen_from(found[option.number]))

    def decide(self, fate: ChosenReplacement | None) -> None:
        self.fates.append(fate)
        self.declined = 0

    def carry_out(self, state: DmState) -> None:
        """What is destroyed is, and what simply goes elsewhere goes there, in the same moment."""
        ids: list[int] = []
        together: list[int] = []
        for ref, fate in zip(self.refs, self.fates):
            piece = state.creature(ref)
            if piece is None:
                continue
            if fate is None:
                ids.append(piece.id)
            if fate is None or simple_goal(fate, ref) >= 0:
                together.append(piece.id)
        leave(state, ids, codes.ZONE_GRAVEYARD, self.cite, self.source, codes.EVENT_DESTROY, together)
        for ref, fate in zip(self.refs, self.fates):
            piece = state.creature(ref)
            goal = -1 if fate is None else simple_goal(fate, ref)
            if piece is not None and fate is not None and goal >= 0:
                state.emit(codes.EVENT_REPLACE, REPLACING, fate.source, piece.owner, ref)
                leave(state, [piece.id], goal, REPLACING, fate.source, codes.EVENT_LEAVE, together)


def simple_goal(fate: ChosenReplacement, ref: Ref) -> int:
    """The zone to which the creature itself just goes instead; -1 if something else is done."""
    if fate.replacement.subject_zone >= 0:
        return fate.replacement.subject_zone
    return fate.replacement.zone if fate.source == ref else -1
