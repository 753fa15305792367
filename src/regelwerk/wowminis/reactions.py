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
from regelwerk.wowminis.values import concerns

if TYPE_CHECKING:
    from regelwerk.wowminis.attacking import Attack
    from regelwerk.wowminis.meaning import Card

REACTION: Final = rule("minis08:p16.reaction")

NO_THANKS: Final = Option(c.NO)


def reactions_of(s: MinisState, seat: int, attack: Attack) -> list[Option]:
    """What a seat may answer to an attack, doing nothing the last; empty if it is not to be asked."""
    options: list[Option] = []
    asked = False
    for id in s.squads[seat]:
        q = s.pieces[id]
        if q.space < 0:
            continue
        for card_id in q.bar:
            card = s.pieces[card_id]
            if card.exhausted:
                continue
            if not card.up and not asked and s.windows != MEANINGFUL:
                asked = might_react(s, q, attack)
            action = card.action
            if action.kind == c.REACTION:
                for target in attack.targets:
                    if answers(s, q, action, attack, s.pieces[target]):
                        options.append(Option(c.PLAY, card.ref, target + 1))
    if options or asked:
        options.append(NO_THANKS)
    return options


def answers(s: MinisState, q: MinisPiece, card: Card, attack: Attack, target: MinisPiece) -> bool:
    """Whether a reaction under the figure `q` can be played because `target` is attacked."""
    when = card.when
    if when is None or target.space < 0 or (when.how == c.THIS and target.id != q.id):
        return False
    if card.against >= 0 and (card.against == 1) != attack.strike.magical:
        return False
    return concerns(s, q, when, target) and can_do(s, q, card.ability, target.id + 1, attack.by + 1)


def might_react(s: MinisState, q: MinisPiece, attack: Attack) -> bool:
    """Whether a face-down card under a figure might be a reaction to this attack: no secret goes into it."""
    for card in q.figure.reactions:
        for target in attack.targets:
            if answers(s, q, card, attack, s.pieces[target]):
                if lies_open(s, q, card):
                    break  # no two copies lie in one bar
                return True
    return False


def lies_open(s: MinisState, q: MinisPiece, card: Card) -> bool:
    """Whether that card lies turned up in a figure's bar."""
    for id in q.bar:
        other = s.pieces[id]
        if other.up and other.card is card:
            return True
    return False


def play_reaction(s: MinisState, option: Option, by: int) -> None:
    """Play a reaction; it is paid at once (minis:q3), then it does what it says."""
    card = s.at(option.subject)
    assert card is not None
    q = s.pieces[card.host]
    play(s, q, card, REACTION)
    s.frames.append(scope_of(s, s.pieces[q.id], card.action.ability, option.subject, option.object, by + 1))
