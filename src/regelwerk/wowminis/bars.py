"""Action bars: playing a card, and making cards ready again (minis08:p13 to minis08:p16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.rulebook import Rule
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.damage import pay
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisScope
from regelwerk.wowminis.targets import can_attack, can_mend

if TYPE_CHECKING:
    from regelwerk.wowminis.meaning import Ability
    from regelwerk.wowminis.state import MinisPiece, MinisState

PLAYING: Final = rule("minis08:p15.play")
TICKS: Final = rule("minis08:p14.play-cost")
READY: Final = rule("minis08:p15.ready")


def scope_of(s: MinisState, p: MinisPiece, ability: Ability, source: int, about: int, by: int) -> MinisScope:
    """The text of an ability under way: `p` is this figure, `about` the defender and `by` the attacker, if any."""
    scope = MinisScope(ability.program, source, p.owner)
    scope.who = p.id
    scope.about = about
    scope.by = by
    return scope


def can_do(s: MinisState, p: MinisPiece, ability: Ability, about: int = 0, by: int = 0) -> bool:
    """Whether a figure on the board can do what an ability says: whatever it must choose is there (minis:q8)."""
    if ability.always:
        return True
    if ability.strike is not None:
        return can_attack(s, p, ability.strike)
    if ability.mend is not None:
        return can_mend(s, p, ability.mend)
    scope = scope_of(s, p, ability, 0, about, by)
    some = False
    for i, instr in enumerate(ability.program.code):
        if instr.possible(s, scope):
            some = True
        elif ability.wants[i]:
            return False
    return some


def play(s: MinisState, p: MinisPiece, card: MinisPiece, cite: Rule) -> None:
    """Turn a card up, exhaust it, pay for it: all but what it does."""
    s.batch += 1
    if not card.up:
        s.show(card)  # ruling:known-hidden-cards
        card = s.writable(card.id)
        card.up = True  # ruling:card-turned-up
    else:
        card = s.writable(card.id)
    card.exhausted = True  # minis08:p15.cooldown
    s.bar_changed(p.id)
    s.tell_with(c.E_PLAY, cite, card, 0, p.id + 1, 0)
    pay(s, p, card.action.ability.ticks, TICKS)


def make_ready(s: MinisState) -> None:
    """The end of a round: every card is ready again, turned up or not as it was."""
    if len(s.pieces) == len(s.figures):
        return
    for id in s.figures:
        for card_id in s.pieces[id].bar:
            if s.pieces[card_id].exhausted:
                card = s.writable(card_id)
                card.exhausted = False
                s.bar_changed(id)
                s.tell(c.E_READY, READY, card)
