"""What holds for a while or always: what of a condition is said shortly, and what as a clause of its own."""

from __future__ import annotations

from dataclasses import dataclass

from regelwerk.duelmasters import vocabulary


@dataclass(frozen=True)
class While:
    """While what something holds.

    attacking  "while attacking" is said shortly
    turn       whose turn it is, said shortly: "during your turn"
    rest       what needs a clause of its own: "while you have no shields"
    """

    attacking: bool = False
    turn: vocabulary.TurnOwner | None = None
    rest: vocabulary.Condition | None = None


def while_what(word: vocabulary.Condition | None) -> While:
    """A condition in its parts."""
    if isinstance(word, vocabulary.WhileAttacking) and isinstance(word.what, vocabulary.This):
        return While(attacking=True)
    if isinstance(word, vocabulary.DuringTurn):
        return While(turn=word.whose)
    if isinstance(word, vocabulary.AllHold):
        rest = tuple(part for part in word.conditions if not isinstance(part, vocabulary.WhileAttacking))
        if rest and len(rest) < len(word.conditions):
            return While(attacking=True, rest=rest[0] if len(rest) == 1 else vocabulary.AllHold(rest))
    return While(rest=word)


def granted(word: vocabulary.Have) -> tuple[list[vocabulary.TapAbility], list[vocabulary.Ability]]:
    """The abilities that something is given: its tap abilities, which are written out, and those that are named."""
    tap_abilities = [ability for ability in word.abilities if isinstance(ability, vocabulary.TapAbility)]
    return tap_abilities, [ability for ability in word.abilities if not isinstance(ability, vocabulary.TapAbility)]


def by_kind(noun: vocabulary.CardFilter) -> list[vocabulary.CardFilter]:
    """What costs more or less, by card type: creatures are summoned and spells are cast."""
    return [
        vocabulary.CardFilter((kind,), noun.criteria)
        for kind in noun.kinds or (vocabulary.CardType.CREATURE, vocabulary.CardType.SPELL)
    ]
