"""What happens, in German: clauses whose verb has not found its place yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text_de import clauses
from regelwerk.kernel.language.german import GermanClause, NounPhrase
from regelwerk.kernel.vocabulary.words import Word


def _attacks(word: vocabulary.Attacks | vocabulary.AttackEnds, who: NounPhrase) -> GermanClause:
    return GermanClause(clauses.ANGREIFEN, who, ("einen Spieler",) if word.player else ())


def _becomes_blocked(word: vocabulary.BecomesBlocked, who: NounPhrase) -> GermanClause:
    return GermanClause(clauses.WERDEN, who, ("beim Angriff auf deinen Gegner",) if word.player else (), "geblockt")


def _is_not_blocked(word: vocabulary.IsNotBlocked, who: NounPhrase) -> GermanClause:
    against = ("deinen Gegner",) if word.player else ()
    return GermanClause(clauses.ANGREIFEN, who, against, tail=" und nicht geblockt wird")


EVENTS: Final[dict[type[Word], Callable[[Any, NounPhrase], GermanClause]]] = {
    vocabulary.EntersBattle: lambda word, who: GermanClause(clauses.WERDEN, who, ("in den Kampfbereich",), "gelegt"),
    vocabulary.LeavesBattle: lambda word, who: GermanClause(clauses.VERLASSEN, who, ("den Kampfbereich",)),
    vocabulary.IsDestroyed: lambda word, who: GermanClause(clauses.WERDEN, who, (), "zerstört"),
    vocabulary.IsDiscarded: lambda word, who: GermanClause(clauses.WERDEN, who, (), "abgeworfen"),
    vocabulary.Attacks: _attacks,
    vocabulary.AttackEnds: _attacks,
    vocabulary.Blocks: lambda word, who: GermanClause(clauses.BLOCKEN, who),
    vocabulary.BecomesBlocked: _becomes_blocked,
    vocabulary.IsNotBlocked: _is_not_blocked,
    vocabulary.Battles: lambda word, who: GermanClause(clauses.BLOCKEN if word.blocking else clauses.KAEMPFEN, who),
    vocabulary.WinsBattle: lambda word, who: GermanClause(clauses.GEWINNEN, who, ("einen Kampf",)),
}
"""What one thing does, or what happens to it."""

TURNS: Final = {
    vocabulary.TurnOwner.YOURS: "jedes deiner Züge",
    vocabulary.TurnOwner.OPPONENTS: "jedes Zugs deines Gegners",
    vocabulary.TurnOwner.EACH: "des Zugs jedes Spielers",
}


def at_turn(word: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> str:
    """zu Beginn jedes deiner Züge"""
    return f"{'zu Beginn' if isinstance(word, vocabulary.StartOfTurn) else 'am Ende'} {TURNS[word.whose]}"


IN_TURN: Final = {
    vocabulary.TurnOwner.YOURS: "in deinem Zug",
    vocabulary.TurnOwner.OPPONENTS: "im Zug deines Gegners",
    vocabulary.TurnOwner.EACH: "in einem Zug",
}
