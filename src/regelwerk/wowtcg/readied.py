"""Cards that remain exhausted, and what knows that one has not (wow7.4:714.3b)."""

from __future__ import annotations

from regelwerk.kernel.ids import Ref
from regelwerk.wowtcg.state import WowScope, WowState


def note_readied(state: WowState, ref: Ref) -> None:
    """The links of that card know that it has not remained exhausted, but for the one that is being carried out."""
    for i in range(len(state.chain)):
        link = state.chain[i]
        if (
            link.source == ref
            and not link.readied
            and not any(isinstance(frame, WowScope) and frame.link is link for frame in state.frames)
        ):
            state.chain[i] = link.as_readied()


def is_exhausted(state: WowState, ref: Ref) -> bool:
    """Whether that very card is in play and exhausted."""
    piece = state.piece_or_none(ref)
    return piece is not None and piece.exhausted and state.in_play(piece)
