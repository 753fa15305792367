"""The choices of several things of this game, as its engine asks for them (`kernel.set_choice`).

What a text has chosen (dm:7.21), what is discarded (dm:3.4), the mana cards that pay (dm:6.1, 6.2). What is offered is
asked of the functions that list the options themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.effects import Discard
from regelwerk.duelmasters.instructions.choices import Choose
from regelwerk.duelmasters.payment import cost_of, payment_choices
from regelwerk.duelmasters.play_card import PlayCardFrame
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, frames_of
from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.set_choice import SetChoice


class PickChoice(SetChoice):
    """What a text has a player choose; where only one way is left, the rest is taken unasked (dm:7.21)."""

    __slots__ = ("choose", "refs", "scope", "state", "want")

    def __init__(self, state: DmState, scope: DmScope, choose: Choose, seat: int) -> None:
        refs = choose.candidates(state, scope, seat)
        want = choose.what.most(state, scope, len(refs))
        limit = min(want, len(refs))
        options = [Option(codes.VERB_PICK, scope.source, ref) for ref in refs]
        picked = [refs.index(ref) for ref in scope.pending if ref in refs]
        super().__init__(options, picked, 0 if choose.is_free(state) else limit, limit)
        self.state = state
        self.scope = scope
        self.choose = choose
        self.refs = refs
        self.want = want

    def refs_of(self, picked: Sequence[int]) -> list[Ref]:
        return [self.refs[i] for i in picked]

    def offered(self, picked: Sequence[int]) -> list[int]:
        found = self.choose.next_ones(self.state, self.refs, self.refs_of(picked), self.want)
        return [self.refs.index(ref) for ref in found]

    def is_taken(self, picked: Sequence[int]) -> bool:
        return self.choose.is_settled(self.state, self.refs, self.refs_of(picked), self.want)

    def done(self, picked: Sequence[int]) -> Option | None:
        if not self.choose.is_free(self.state) or len(picked) >= self.want:
            return None
        if not self.offered(picked) and not self.choose.might(self.state, self.scope):
            return None
        return Option(codes.VERB_DONE_CHOOSING, self.scope.source)


class DiscardChoice(SetChoice):
    """What a player discards (dm:3.4)."""

    __slots__ = ("discard", "hand", "source")

    def __init__(self, state: DmState, scope: DmScope, discard: Discard, seat: int, want: int) -> None:
        hand = [state.pieces[id].ref for id in state.zone_ids(codes.ZONE_HAND, seat)]
        options = [Option(codes.VERB_PICK, scope.source, ref) for ref in hand]
        picked = [hand.index(ref) for ref in scope.pending if ref in hand]
        super().__init__(options, picked, 0 if discard.up_to else want, want)
        self.source = scope.source
        self.discard = discard
        self.hand = hand

    def offered(self, picked: Sequence[int]) -> list[int]:
        if len(picked) >= self.most:
            return []
        found = self.discard.next_ones(self.hand, [self.hand[i] for i in picked], self.most)
        return [self.hand.index(ref) for ref in found]

    def done(self, picked: Sequence[int]) -> Option | None:
        if not self.discard.up_to or not self.offered(picked):
            return None
        return Option(codes.VERB_DONE_CHOOSING, self.source)


class ManaChoice(SetChoice):
    """Which mana cards are tapped: those with the same civilizations are alike, the first of them is tapped first."""

    __slots__ = ("cost", "mana", "piece", "state")

    def __init__(self, state: DmState, top: PlayCardFrame, piece: DmPiece) -> None:
        pieces = [state.pieces[id] for id in state.zone_ids(codes.ZONE_MANA, top.seat)]
        mana = sorted([card for card in pieces if not card.tapped], key=_civilizations)
        cost = cost_of(state, piece)
        super().__init__([Option(codes.VERB_PAY, top.ref, card.ref) for card in mana], [], cost, cost)
        self.state = state
        self.piece = piece
        self.cost = cost
        self.mana = mana
        for bits in top.picked:
            self.picked.append(self.first(bits, self.picked))

    def first(self, bits: int, picked: Sequence[int]) -> int:
        """The first mana card of those civilizations that is not picked."""
        for i, piece in enumerate(self.mana):
            if piece.card.civs == bits and i not in picked:
                return i
        return -1

    def sets(self, picked: Sequence[int]) -> list[int]:
        """The sets of civilizations that are offered after these."""
        if len(picked) >= self.cost:
            return []
        return payment_choices(self.state, self.piece, self.cost, [self.mana[i].card.civs for i in picked])

    def offered(self, picked: Sequence[int]) -> list[int]:
        return [self.first(bits, picked) for bits in self.sets(picked)]

    def is_taken(self, picked: Sequence[int]) -> bool:
        return len(self.sets(picked)) == 1

    def kind_of(self, candidate: int) -> int:
        return self.mana[candidate].card.civs


def _civilizations(piece: DmPiece) -> int:
    return piece.card.civs


def set_choice(state: DmState) -> SetChoice | None:
    """The open choice of several; None where one thing is left to choose, or something else is asked."""
    found = open_choice(state)
    return found if found is not None and found.most - len(found.picked) > 1 else None


def open_choice(state: DmState) -> SetChoice | None:
    """The choice that is open, whatever is left of it; None if something else is asked."""
    decision = state.decision
    if decision is None:
        return None
    found: SetChoice | None = None
    top = frames_of(state)[-1]
    if isinstance(top, PlayCardFrame):
        piece = state.piece_or_none(top.ref)
        if decision.kind == codes.DECISION_CHOOSE_PAYMENT and piece is not None:
            found = ManaChoice(state, top, piece)
    elif isinstance(top, DmScope) and decision.kind == codes.DECISION_CHOOSE and top.pc < len(top.program.code):
        at = top.program.code[top.pc]
        if isinstance(at, Choose):
            found = PickChoice(state, top, at, decision.seat)
        elif isinstance(at, Discard):
            found = DiscardChoice(state, top, at, decision.seat, at.wanted_count(state, top, decision.seat))
    return found
