"""Action bars: playing a card, and making cards ready again (minis08:p13 to minis08:p16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowminis import codes
from regelwerk.wowminis.damage import advance_clock
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisScope
from regelwerk.wowminis.targets import can_attack

if TYPE_CHECKING:
    from regelwerk.wowminis.lowered import AbilityDefinition
    from regelwerk.wowminis.state import MinisPiece, MinisState

PLAYING: Final = rule("minis08:p15.play")
TICKS: Final = rule("minis08:p14.play-cost")
READY: Final = rule("minis08:p15.ready")


def scope_of(
    state: MinisState, piece: MinisPiece, ability: AbilityDefinition, source: Ref, about: Ref, by: Ref
) -> MinisScope:
    """The text of an ability under way: `piece` is this figure, `about` the defender and `by` the attacker, if any."""
    scope = MinisScope(ability.program, source, piece.owner)
    scope.who = piece.id
    scope.event_about = about
    scope.event_other = by
    return scope


def can_do(
    state: MinisState, piece: MinisPiece, ability: AbilityDefinition, about: Ref = NO_REF, by: Ref = NO_REF
) -> bool:
    """Whether a figure on the board can do what an ability says: whatever it must choose is there (minis:q8)."""
    if ability.works_anywhere:
        return True
    if ability.attack is not None:
        return can_attack(state, piece, ability.attack.attack)
    if ability.heal is not None:
        return ability.heal.heal.reaches(state, piece)
    scope = scope_of(state, piece, ability, NO_REF, about, by)
    some = False
    for i, instr in enumerate(ability.program.code):
        if instr.can_execute(state, scope):
            some = True
        elif ability.needs_target[i]:
            return False
    return some


def play(state: MinisState, piece: MinisPiece, card: MinisPiece, cite: RuleCitation) -> None:
    """Turn a card up, exhaust it, pay for it: all but what it does."""
    state.batch += 1
    if not card.up:
        state.reveal_to_all(card)  # ruling:known-hidden-cards
        card = state.writable_piece(card.id)
        card.up = True  # ruling:card-turned-up
    else:
        card = state.writable_piece(card.id)
    card.exhausted = True  # minis08:p15.cooldown
    state.bar_changed(piece.id)
    state.emit_about_with(codes.EVENT_PLAY, cite, card, NO_REF, Ref(piece.id + 1), 0)
    advance_clock(state, piece, card.action.ability.ticks, TICKS)


def make_ready(state: MinisState) -> None:
    """The end of a round: every card is ready again, turned up or not as it was."""
    if len(state.pieces) == len(state.figures):
        return
    for id in state.figures:
        for card_id in state.pieces[id].bar:
            if state.pieces[card_id].exhausted:
                card = state.writable_piece(card_id)
                card.exhausted = False
                state.bar_changed(id)
                state.emit_about(codes.EVENT_READY, READY, card)
