"""What happens, in English: "whenever this creature attacks"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Discourse
from regelwerk.duelmasters.text_en.clauses import EnglishClause
from regelwerk.duelmasters.text_en.conditions import condition, turn
from regelwerk.kernel.vocabulary.words import Word


def _attacks(word: vocabulary.Attacks | vocabulary.AttackEnds, who: str) -> EnglishClause:
    return EnglishClause(who, ("attack a player" if word.player else "attack",))


def _becomes_blocked(word: vocabulary.BecomesBlocked, who: str) -> EnglishClause:
    return EnglishClause(who, ("be attacking your opponent and becomes blocked" if word.player else "become blocked",))


def _is_not_blocked(word: vocabulary.IsNotBlocked, who: str) -> EnglishClause:
    return EnglishClause(
        who, ("be attacking your opponent and isn't blocked" if word.player else "attack and isn't blocked",)
    )


def _battles(word: vocabulary.Battles, who: str) -> EnglishClause:
    return EnglishClause(who, ("block" if word.blocking else "battle",))


EVENTS: Final[dict[type[Word], Callable[[Any, str], EnglishClause]]] = {
    vocabulary.EntersBattle: lambda word, who: EnglishClause(who, ("be put into the battle zone",)),
    vocabulary.LeavesBattle: lambda word, who: EnglishClause(who, ("leave the battle zone",)),
    vocabulary.IsDestroyed: lambda word, who: EnglishClause(who, ("be destroyed",)),
    vocabulary.IsDiscarded: lambda word, who: EnglishClause(who, ("be discarded",)),
    vocabulary.Attacks: _attacks,
    vocabulary.AttackEnds: _attacks,
    vocabulary.Blocks: lambda word, who: EnglishClause(who, ("block",)),
    vocabulary.BecomesBlocked: _becomes_blocked,
    vocabulary.IsNotBlocked: _is_not_blocked,
    vocabulary.Battles: _battles,
    vocabulary.WinsBattle: lambda word, who: EnglishClause(who, ("win a battle",)),
}
"""What one thing does, or what happens to it."""

ONCE: Final = (
    vocabulary.WinsBattle,
    vocabulary.EntersBattle,
    vocabulary.IsDestroyed,
    vocabulary.LeavesBattle,
    vocabulary.Battles,
    vocabulary.AttackEnds,
)


def once(word: vocabulary.TriggerEvent) -> bool:
    """Whether it happens to this card as a rule only once: "when" and not "whenever"."""
    if not isinstance(word, ONCE) or not isinstance(word.what, vocabulary.This):
        return False
    return not (isinstance(word, vocabulary.Battles) and word.blocking)


TURNS: Final = {
    vocabulary.TurnOwner.YOURS: "each of your turns",
    vocabulary.TurnOwner.OPPONENTS: "each of your opponent's turns",
    vocabulary.TurnOwner.EACH: "each player's turn",
}


def at_turn(word: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> str:
    """at the start of each of your turns"""
    return f"at the {'start' if isinstance(word, vocabulary.StartOfTurn) else 'end'} of {TURNS[word.whose]}"


def and_if(discourse: Discourse, word: vocabulary.Condition | None) -> str:
    """What a condition adds to an event: "during your turn"; ", if you have no shields"."""
    if word is None:
        return ""
    return (
        f" during {turn(word.whose)}"
        if isinstance(word, vocabulary.DuringTurn)
        else f", if {condition(discourse, word)}"
    )
