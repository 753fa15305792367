"""Reactions: cards played in another figure's turn, before any dice (minis08:p16).

Who has a ready face-down card that might be a reaction is asked, whether it is one or not: the question may not
tell what lies there (ruling:reactions-asked). What a card might be follows from the definitions that all know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.state import MEANINGFUL
from regelwerk.wowminis import codes
from regelwerk.wowminis.action_cards import can_do, play, scope_of
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisPiece, MinisState

if TYPE_CHECKING:
    from regelwerk.wowminis.attack import AttackFrame
    from regelwerk.wowminis.lowered import CardDefinition

REACTION: Final = rule("minis08:p16.reaction")

NO_REACTION: Final = Option(codes.VERB_NO)


def reactions_of(state: MinisState, seat: int, attack: AttackFrame) -> list[Option]:
    """What a seat may answer to an attack, doing nothing the last; empty if it is not to be asked."""
    options: list[Option] = []
    asked = False
    for id in state.figure_ids_by_seat[seat]:
        other = state.pieces[id]
        if other.space < 0:
            continue
        for card_id in other.bar:
            card = state.pieces[card_id]
            if card.exhausted:
                continue
            if not card.up and not asked and state.windows != MEANINGFUL:
                asked = might_react(state, other, attack)
            action = card.action
            if action.kind == codes.USE_REACTION:
                for target in attack.targets:
                    if can_react(state, other, action, attack, state.pieces[target]):
                        options.append(Option(codes.VERB_PLAY, card.ref, Ref(target + 1)))
    if options or asked:
        options.append(NO_REACTION)
    return options


def can_react(
    state: MinisState, other: MinisPiece, card: CardDefinition, attack: AttackFrame, target: MinisPiece
) -> bool:
    """Whether a reaction under the figure `other` can be played because `target` is attacked."""
    when = card.word.when
    if when is None or not when.is_met(state, other, target, attack.strike.attack.magical):
        return False
    return can_do(state, other, card.ability, Ref(target.id + 1), Ref(attack.by + 1))


def might_react(state: MinisState, other: MinisPiece, attack: AttackFrame) -> bool:
    """Whether a face-down card under a figure might be a reaction to this attack: no secret goes into it."""
    for card in other.figure.reactions:
        for target in attack.targets:
            if can_react(state, other, card, attack, state.pieces[target]):
                if lies_open(state, other, card):
                    break  # no two copies lie in one bar
                return True
    return False


def lies_open(state: MinisState, q: MinisPiece, card: CardDefinition) -> bool:
    """Whether that card lies turned up in a figure's bar."""
    for id in q.bar:
        other = state.pieces[id]
        if other.up and other.card is card:
            return True
    return False


def play_reaction(state: MinisState, option: Option, by: int) -> None:
    """Play a reaction; it is paid at once (minis:q3), then it does what it says."""
    card = state.piece_or_none(option.subject)
    assert card is not None
    other = state.pieces[card.host]
    play(state, other, card, REACTION)
    state.frames.append(
        scope_of(state, state.pieces[other.id], card.action.ability, option.subject, option.object, Ref(by + 1))
    )
