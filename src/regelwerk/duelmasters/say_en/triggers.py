"""What happens, in English: "whenever this creature attacks"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_en.clauses import Clause
from regelwerk.duelmasters.say_en.conditions import condition, turn
from regelwerk.kernel.words import Word


def _attacks(word: w.Attacks, who: str) -> Clause:
    return Clause(who, ("attack a player" if word.player else "attack",))


def _becomes_blocked(word: w.BecomesBlocked, who: str) -> Clause:
    return Clause(who, ("be attacking your opponent and becomes blocked" if word.player else "become blocked",))


def _is_not_blocked(word: w.IsNotBlocked, who: str) -> Clause:
    return Clause(who, ("be attacking your opponent and isn't blocked" if word.player else "attack and isn't blocked",))


def _battles(word: w.Battles, who: str) -> Clause:
    return Clause(who, ("block" if word.blocking else "battle",))


EVENTS: Final[dict[type[Word], Callable[[Any, str], Clause]]] = {
    w.EntersBattle: lambda word, who: Clause(who, ("be put into the battle zone",)),
    w.LeavesBattle: lambda word, who: Clause(who, ("leave the battle zone",)),
    w.IsDestroyed: lambda word, who: Clause(who, ("be destroyed",)),
    w.Attacks: _attacks,
    w.Blocks: lambda word, who: Clause(who, ("block",)),
    w.BecomesBlocked: _becomes_blocked,
    w.IsNotBlocked: _is_not_blocked,
    w.Battles: _battles,
    w.WinsBattle: lambda word, who: Clause(who, ("win a battle",)),
}
"""What one thing does, or what happens to it."""

ONCE: Final = (w.WinsBattle, w.EntersBattle, w.IsDestroyed, w.LeavesBattle, w.Battles)


def once(word: w.Happening) -> bool:
    """Whether it happens to this card as a rule only once: "when" and not "whenever"."""
    if not isinstance(word, ONCE) or not isinstance(word.what, w.This):
        return False
    return not (isinstance(word, w.Battles) and word.blocking)


TURNS: Final = {
    w.Whose.YOURS: "each of your turns",
    w.Whose.OPPONENTS: "each of your opponent's turns",
    w.Whose.EACH: "each player's turn",
}


def at_turn(word: w.StartOfTurn | w.EndOfTurn) -> str:
    """at the start of each of your turns"""
    return f"at the {'start' if isinstance(word, w.StartOfTurn) else 'end'} of {TURNS[word.whose]}"


def and_if(discourse: Speech, word: w.Condition | None) -> str:
    """What a condition adds to an event: "during your turn"; ", if you have no shields"."""
    if word is None:
        return ""
    return f" during {turn(word.whose)}" if isinstance(word, w.TurnOf) else f", if {condition(discourse, word)}"
