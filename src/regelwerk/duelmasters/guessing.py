"""Guessing: the game as it may be, for a seat that does not know all of it (part of `visibility`).

A guess is a function of the seat's view, of the pools of unseen cards and of the chance
given. So what another seat has chosen in secret (a card it is about to play, cards picked
one by one) is dropped: in the guess that seat begins with it again.
"""

from __future__ import annotations

from collections.abc import Sequence

from regelwerk.duelmasters.effects import Discard, PutInto
from regelwerk.duelmasters.guess_pools import closed_pools
from regelwerk.duelmasters.instructions.choices import Choose, Search, searched_by
from regelwerk.duelmasters.play_card import PlayCardFrame
from regelwerk.duelmasters.state import DmScope, DmState, frames_of
from regelwerk.kernel import guessing
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.definitions import Definition
from regelwerk.kernel.frames import advance
from regelwerk.kernel.program import NO_REFS
from regelwerk.kernel.state import NOT_ASKED


def guess(state: DmState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None) -> DmState:
    """A state that the seat cannot tell from the real one, with all it does not know dealt by `chance`.

    Hidden cards of another player are what a deck may hold that fits all that has been seen
    (`pools`, ruling:closed-lists), or with open lists those that it has not shown yet; with
    `unseen` they come from the codes given for that seat, where there are any. One's own deck is
    dealt anew from what it and its shields hold together. The open decision has the same options
    in the same order if the seat is asked itself. `chance` is drawn from; the guess goes on with a
    chance of its own. Seat -1 guesses what a spectator may.

    Raises KeyError for a code that no card has, ValueError for a list with too few cards.
    """
    other = state.fork()
    pools = None if state.open_lists else closed_pools(state, seat, chance)  # ruling:closed-lists
    deal(other, seat, chance, guessing.pools_with(state, pools, unseen))
    guessing.renew_handles(other, seat)
    other.chance = guessing.derived_chance(chance)
    forget_progress(other, seat)
    ask_again(other)
    return other


def redeal_unseen(state: DmState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None) -> DmState:
    """The same moment with the cards that the seat does not know dealt anew, and the machine asking anew.

    They are the same cards otherwise dealt, or those of `unseen` as for a guess. So whether,
    whom and what the machine asks is put to the test (law 3).
    """
    other = state.fork()
    deal(other, seat, chance, guessing.pools_with(state, None, unseen))
    forget_progress(other, seat)
    ask_again(other)
    return other


def deal(state: DmState, seat: int, chance: Chance, pools: Sequence[Sequence[Definition]] | None) -> None:
    """Deal anew what the seat does not know. While it looks through its deck it knows what is in there, not in what
    order."""
    deck, taken = searched_by(state, seat)
    unknown = [id for id in deck if not state.pieces[id].known_to >> max(seat, 0) & 1]
    searched = [id for id in unknown if state.pieces[id].ref not in taken]
    bit = 1 << max(seat, 0)
    for id in unknown:
        state.writable_piece(id).known_to |= bit
    guessing.redeal_unseen(state, seat, chance, pools)
    for id in unknown:
        state.writable_piece(id).known_to &= ~bit
    if searched:
        faces = sorted((state.pieces[id].card for id in searched), key=_index)
        for id, at in zip(searched, chance.order(len(searched))):
            state.writable_piece(id).set_face(faces[at])
    state.invalidate_all()


def _index(card: Definition) -> int:
    return card.index


def forget_progress(state: DmState, seat: int) -> None:
    """Another seat that is asked begins with its answer anew: what it has picked is not known to others yet."""
    decision = state.decision
    if decision is None or decision.seat == seat:
        return
    top = frames_of(state)[-1]
    if isinstance(top, PlayCardFrame):
        if top.free:
            top.bases = []
        else:
            state.frames.pop()
    elif isinstance(top, DmScope) and isinstance(top.program.code[top.pc], (Choose, Discard, PutInto, Search)):
        top.pending = NO_REFS


def ask_again(state: DmState) -> None:
    """Let the machine ask the open question once more, under the number that it has."""
    decision = state.decision
    if decision is None:
        return
    state.decision = NOT_ASKED
    asked = state.public_decision_count
    advance(state)
    after = state.decision
    state.public_decision_count = asked
    if after is not None:
        after.number = decision.number
    state.events = []
    state.chance.log = []
