"""Drawing where something else may happen instead (wow7.4:415.9f, 716.1)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.forced_decisions import decide
from regelwerk.kernel.frames import ASK, DONE, Frame
from regelwerk.kernel.ids import Ref
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import draw, put
from regelwerk.wowtcg.continuous import DrawsInstead
from regelwerk.wowtcg.derived_values import seat_forbids, values
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import Modifier, WowPiece, WowState

DRAWING: Final = rule("wow7.4:415.9f")
INSTEAD: Final = rule("wow7.4:716.1")


class DrawFrame(Frame[WowState]):
    """Draws of which at least one may be replaced, one after another.

    draws   the seats that draw, in order; each as often as it does
    source  reference to the card whose text says so, 0 for the rules
    """

    __slots__ = ("draws", "source")

    def __init__(self, draws: list[int], source: Ref) -> None:
        self.draws = draws
        self.source = source

    def copy(self) -> DrawFrame:
        return DrawFrame(self.draws[:], self.source)

    def step(self, state: WowState) -> int:
        while self.draws:
            seat = self.draws[0]
            modifier = replacement(state, seat) if state.in_game(seat) else None
            if modifier is not None:
                found = choices(state, modifier)
                if found:  # else it replaces the draw by nothing (wow7.4:716.1d, inf:forbidden-knowledge)
                    source = modifier.scope.source
                    options = [Option(codes.VERB_PICK, source, piece.ref) for piece in found]
                    only = decide(state, seat, codes.DECISION_CHOOSE, options, source)
                    if only is None:
                        return ASK
                    self.apply_answer(state, only)
                    continue
            elif state.in_game(seat):
                draw(state, seat, DRAWING, self.source)
            self.draws = self.draws[1:]
        return DONE

    def apply_answer(self, state: WowState, option: Option) -> None:
        self.draws = self.draws[1:]
        piece = state.piece_or_none(option.object)
        if piece is not None:
            put(state, piece, codes.ZONE_HAND, INSTEAD, option.subject)


def replacement(state: WowState, seat: int) -> Modifier | None:
    """What replaces a draw of that seat, the oldest of several; None if it draws, or cannot."""
    if seat_forbids(state, seat) & codes.NO_DRAW:
        return None  # what cannot happen is not replaced
    for modifier in values(state).draws:
        if modifier.scope.you == seat:
            return modifier
    return None


def choices(state: WowState, modifier: Modifier) -> list[WowPiece]:
    """What can be put into the hand instead: cards of whose hand it is."""
    word = modifier.word()
    if not isinstance(word, DrawsInstead):
        return []
    return [piece for piece in word.noun.all(state, modifier.scope) if piece.owner == modifier.scope.you]
