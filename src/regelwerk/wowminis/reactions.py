"""Reactions: cards played in another figure's turn, before any dice (minis08:p16).

Who has a ready face-down card that might be a reaction is asked, whether it is one or not: the question may not
tell what lies there (ruling:reactions-asked). What a card might be follows from the definitions that all know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.state import MEANINGFUL
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.bars import can_do, play, scope_of
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisPiece, MinisState

if TYPE_CHECKING:
    from regelwerk.wowminis.attacking import Attack
    from regelwerk.wowminis.meaning import Card

REACTION: Final = rule("minis08:p16.reaction")

NO_THANKS: Final = Option(c.NO)


def reactions_of(state: MinisState, seat: int, attack: Attack) -> list[Option]:
    """What a seat may answer to an attack, doing nothing the last; empty if it is not to be asked."""
    options: list[Option] = []
    asked = False
    for id in state.squads[seat]:
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
            if action.kind == c.REACTION:
                for target in attack.targets:
                    if answers(state, other, action, attack, state.pieces[target]):
                        options.append(Option(c.PLAY, card.ref, target + 1))
    if options or asked:
        options.append(NO_THANKS)
    return options


def answers(state: MinisState, other: MinisPiece, card: Card, attack: Attack, target: MinisPiece) -> bool:
    """Whether a reaction under the figure `other` can be played because `target` is attacked."""
    when = card.word.when
    if when is None or not when.is_met(state, other, target, attack.strike.attack.magical):
        return False
    return can_do(state, other, card.ability, target.id + 1, attack.by + 1)


def might_react(state: MinisState, other: MinisPiece, attack: Attack) -> bool:
    """Whether a face-down card under a figure might be a reaction to this attack: no secret goes into it."""
    for card in other.figure.reactions:
        for target in attack.targets:
            if answers(state, other, card, attack, state.pieces[target]):
                if lies_open(state, other, card):
                    break  # no two copies lie in one bar
                return True
    return False


def lies_open(state: MinisState, q: MinisPiece, card: Card) -> bool:
    """Whether that card lies turned up in a figure's bar."""
    for id in q.bar:
        other = state.pieces[id]
        if other.up and other.card is card:
            return True
    return False


def play_reaction(state: MinisState, option: Option, by: int) -> None:
    """Play a reaction; it is paid at once (minis:q3), then it does what it says."""
    card = state.at(option.subject)
    assert card is not None
    other = state.pieces[card.host]
    play(state, other, card, REACTION)
    state.frames.append(
        scope_of(state, state.pieces[other.id], card.action.ability, option.subject, option.object, by + 1)
    )
