"""What holds for a while or always: what of a condition is said shortly, and what as a clause of its own."""

from __future__ import annotations

from dataclasses import dataclass

from regelwerk.duelmasters import words as w


@dataclass(frozen=True)
class While:
    """While what something holds.

    attacking  "while attacking" is said shortly
    turn       whose turn it is, said shortly: "during your turn"
    rest       what needs a clause of its own: "while you have no shields"
    """

    attacking: bool = False
    turn: w.Whose | None = None
    rest: w.Condition | None = None


def while_what(word: w.Condition | None) -> While:
    """A condition in its parts."""
    if isinstance(word, w.WhileAttacking) and isinstance(word.what, w.This):
        return While(attacking=True)
    if isinstance(word, w.TurnOf):
        return While(turn=word.whose)
    if isinstance(word, w.AllOf):
        rest = tuple(part for part in word.conditions if not isinstance(part, w.WhileAttacking))
        if rest and len(rest) < len(word.conditions):
            return While(attacking=True, rest=rest[0] if len(rest) == 1 else w.AllOf(rest))
    return While(rest=word)


def granted(word: w.Have) -> tuple[list[w.TapAbility], list[w.Ability]]:
    """The abilities that something is given: those for which it may tap, which are told, and those that are named."""
    told = [ability for ability in word.abilities if isinstance(ability, w.TapAbility)]
    return told, [ability for ability in word.abilities if not isinstance(ability, w.TapAbility)]


def by_kind(noun: w.Noun) -> list[w.Noun]:
    """What costs more or less, by card type: creatures are summoned and spells are cast."""
    return [w.Noun((kind,), noun.quals) for kind in noun.kinds or (w.Kind.CREATURE, w.Kind.SPELL)]
