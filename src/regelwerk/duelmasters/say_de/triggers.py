"""What happens, in German: clauses whose verb has not found its place yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.kernel.german import Clause, Phrase
from regelwerk.kernel.words import Word


def _becomes_blocked(word: w.BecomesBlocked, who: Phrase) -> Clause:
    return Clause(v.WERDEN, who, ("beim Angriff auf deinen Gegner",) if word.player else (), "geblockt")


def _is_not_blocked(word: w.IsNotBlocked, who: Phrase) -> Clause:
    against = ("deinen Gegner",) if word.player else ()
    return Clause(v.ANGREIFEN, who, against, tail=" und nicht geblockt wird")


EVENTS: Final[dict[type[Word], Callable[[Any, Phrase], Clause]]] = {
    w.EntersBattle: lambda word, who: Clause(v.WERDEN, who, ("in den Kampfbereich",), "gelegt"),
    w.LeavesBattle: lambda word, who: Clause(v.VERLASSEN, who, ("den Kampfbereich",)),
    w.IsDestroyed: lambda word, who: Clause(v.WERDEN, who, (), "zerstört"),
    w.Attacks: lambda word, who: Clause(v.ANGREIFEN, who, ("einen Spieler",) if word.player else ()),
    w.Blocks: lambda word, who: Clause(v.BLOCKEN, who),
    w.BecomesBlocked: _becomes_blocked,
    w.IsNotBlocked: _is_not_blocked,
    w.Battles: lambda word, who: Clause(v.BLOCKEN if word.blocking else v.KAEMPFEN, who),
    w.WinsBattle: lambda word, who: Clause(v.GEWINNEN, who, ("einen Kampf",)),
}
"""What one thing does, or what happens to it."""

TURNS: Final = {
    w.Whose.YOURS: "jedes deiner Züge",
    w.Whose.OPPONENTS: "jedes Zugs deines Gegners",
    w.Whose.EACH: "des Zugs jedes Spielers",
}


def at_turn(word: w.StartOfTurn | w.EndOfTurn) -> str:
    """zu Beginn jedes deiner Züge"""
    return f"{'zu Beginn' if isinstance(word, w.StartOfTurn) else 'am Ende'} {TURNS[word.whose]}"


IN_TURN: Final = {
    w.Whose.YOURS: "in deinem Zug",
    w.Whose.OPPONENTS: "im Zug deines Gegners",
    w.Whose.EACH: "in einem Zug",
}
