"""What abilities and cards do, and whom they speak of, in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.kernel.wording import Unworded, an, english_number, listed, sentence
from regelwerk.kernel.words import Then, Word
from regelwerk.wowminis import words as w
from regelwerk.wowminis.say_en.terms import signed, spaces, term

# ------------------------------------------------------------------------ figures

HEADS: Final = {
    w.Whose.OPPOSING: ("opposing figure", "opposing figures"),
    w.Whose.ALLIED: ("ally", "allies"),
    w.Whose.PARTY: ("figure of its party", "figures of its party"),
}


def described(what: w.Figures, plural: bool = False) -> str:
    """Figures without an article.

    >>> described(w.Figures(w.Whose.ALLIED, (w.Adjacent(),)), plural=True)
    'adjacent allies'
    """
    head = HEADS[what.whose][1 if plural else 0]
    before, after = "", ""
    for qual in w.narrowest(what):
        if isinstance(qual, w.Adjacent):
            before += "adjacent "
        elif isinstance(qual, w.Within):
            after += f" within {spaces(qual.spaces)}"
        else:
            after += f" with at most half of {'their' if plural else 'its'} starting health"
    return before + head + after


def whom(ref: w.Ref) -> str:
    """Figures with an article, as the object of a sentence.

    >>> whom(w.AN_OPPONENT), whom(w.ADJACENT_OPPONENTS), whom(w.SELF_OR_ALLY)
    ('an opposing figure', 'each adjacent opposing figure', 'this figure or an ally')
    >>> whom(w.One(w.Figures(w.Whose.PARTY, (w.HalfHealth(),))))
    'a figure of its party with at most half of its starting health'
    """
    if isinstance(ref, w.This):
        return "this figure"
    if isinstance(ref, w.Attacker):
        return "the attacker"
    if isinstance(ref, w.Defender):
        return "the defender"
    if isinstance(ref, w.Each):
        return f"each {described(ref.of)}"
    assert isinstance(ref, w.One)
    if w.has_itself(ref.of):
        return f"this figure or {an(described(w.Figures(w.Whose.ALLIED, ref.of.quals)))}"
    return an(described(ref.of))


# ------------------------------------------------------------------- attacks, heals


def attack_parts(word: w.Attack) -> list[tuple[str, str]]:
    """An attack in parts: (text, which part of the definition it shows)."""
    found = [(f"range {word.range}", "range"), (dice(word.type, word.strength, word.element), "strength")]
    if word.whom != w.AN_OPPONENT:
        reach = " in range and sight" if isinstance(word.whom, w.Each) and not near(word.whom.of) else ""
        found.append((f"against {whom(word.whom)}{reach}", "whom"))
    return found


def near(what: w.Figures) -> bool:
    """Whether the description says itself how far off the figures are."""
    return any(isinstance(qual, (w.Adjacent, w.Within)) for qual in what.quals)


def dice(type: w.AttackType, strength: int, element: w.Element) -> str:
    """Type, strength and damage word as they stand on a card.

    >>> dice(w.AttackType.PHYSICAL, 4, w.Element.MELEE)
    'physical 4 (Melee)'
    """
    return f"{term(type)} {strength} ({term(element)})"


def heal_parts(word: w.Heal) -> list[tuple[str, str]]:
    """A heal in parts."""
    found = [(f"range {word.range}", "range"), (f"heal {word.strength}", "strength")]
    if word.whom != w.SELF_OR_ALLY:
        reach = " in range and sight" if isinstance(word.whom, w.Each) and not near(word.whom.of) else ""
        found.append((f"for {whom(word.whom)}{reach}", "whom"))
    return found


def critical(word: Word) -> str:
    """What stands behind the sign of a critical, without a full stop.

    >>> critical(w.DamageMore(1)), critical(w.HealMore(1))
    ('damage +1', 'heals 1 more')
    """
    if isinstance(word, w.DamageMore):
        return f"damage {signed(word.more)}"
    if isinstance(word, w.HealMore):
        return f"heals {word.more} more"
    if isinstance(word, w.AttackDefender):
        return f"make a {dice(word.type, word.strength, word.element)} attack against the defender"
    return command(word)


# ------------------------------------------------------------------------ commands


def deal(word: w.DealDamage) -> str:
    return f"deal {word.amount} damage to {whom(word.whom)}"


def heal_damage(word: w.HealDamage) -> str:
    return f"heal {word.amount} damage from {whom(word.whom)}"


def push(word: w.Push) -> str:
    return f"push {whom(word.whom)} up to {spaces(word.spaces)} away"


def teleport(word: w.Teleport) -> str:
    return f"teleport {whom(word.whom)} up to {spaces(word.spaces)}"


def advance(word: w.AdvanceClock) -> str:
    return f"advance the personal clock of {whom(word.whom)} by {word.ticks}"


def attack(word: w.Attack) -> str:
    said = ", ".join(text for text, _ in attack_parts(word))
    return f"attack: {said}{_behind(word.critical)}"


def heal(word: w.Heal) -> str:
    said = ", ".join(text for text, _ in heal_parts(word))
    return f"heal: {said}{_behind(word.critical)}"


def _behind(word: Word | None) -> str:
    return f". Critical: {critical(word)}" if word is not None else ""


def have(word: w.Have) -> str:
    said = having(word, whom(word.whom), False)
    if word.span is w.Span.TURN:
        return f"this turn, {said}"
    if word.span is w.Span.ATTACK:
        return f"during this attack, {said}"
    return said


def having(word: w.Have, subject: str, plural: bool) -> str:
    """Somebody has values, and can roll dice again.

    >>> having(w.Have(w.THIS, armor=1, resist=2, defense_rerolls=1), "this figure", False)
    'this figure has +1 armor and +2 resist and can roll one more defense die again'
    """
    values = [
        f"{signed(number)} {name}"
        for number, name in (
            (word.armor, "armor"),
            (word.resist, "resist"),
            (word.strength, "attack strength"),
            (word.main_strength, "strength with the main attack"),
            (word.movement, "movement point" if abs(word.movement) == 1 else "movement points"),
        )
        if number
    ]
    again = [
        f"{english_number(number)} more {name} {'die' if number == 1 else 'dice'}"
        for number, name in ((word.attack_rerolls, "attack"), (word.defense_rerolls, "defense"))
        if number
    ]
    said = []
    if values:
        said.append(f"{'have' if plural else 'has'} {listed(values, 'and')}")
    if again:
        said.append(f"can roll {listed(again, 'and')} again")
    if not said:
        raise Unworded(word, "English")
    return f"{subject} {' and '.join(said)}"


COMMANDS: Final[dict[type, Any]] = {
    w.Attack: attack,
    w.Heal: heal,
    w.DealDamage: deal,
    w.HealDamage: heal_damage,
    w.Push: push,
    w.Teleport: teleport,
    w.AdvanceClock: advance,
    w.Have: have,
}
"""Effect class -> its command."""


def command(word: Word) -> str:
    """One effect as a command, without a full stop. Raises Unworded."""
    if type(word) not in COMMANDS:
        raise Unworded(word, "English")
    worded: Callable[[Any], str] = COMMANDS[type(word)]
    return worded(word)


def effect_text(word: Word) -> str:
    """An effect as sentences.

    >>> effect_text(w.Then((w.DealDamage(1, w.ATTACKER), w.Teleport(2))))
    'Deal 1 damage to the attacker. Teleport this figure up to 2 spaces.'
    """
    parts = word.parts if isinstance(word, Then) else (word,)
    return " ".join(sentence(command(part)) for part in parts)


def lasting_text(word: Word) -> str:
    """What an ongoing ability does, as a sentence.

    >>> lasting_text(w.Have(w.ADJACENT_ALLIES, armor=1))
    'Adjacent allies have +1 armor.'
    """
    if isinstance(word, w.Taunt):
        return "Adjacent opposing figures can attack only this figure."
    if not isinstance(word, w.Have):
        raise Unworded(word, "English")
    if isinstance(word.whom, w.Each):
        return sentence(having(word, described(word.whom.of, plural=True), True))
    return sentence(having(word, whom(word.whom), False))


def when_text(word: w.IsAttacked) -> str:
    """What a reaction answers.

    >>> when_text(w.IsAttacked(w.THIS, w.AttackType.PHYSICAL))
    'When this figure becomes the defender of a physical attack, before any dice'
    """
    who = "this figure" if isinstance(word.what, w.This) else an(described(word.what.of))
    against = f" of {an(term(word.type))} attack" if word.type is not None else ""
    return f"When {who} becomes the defender{against}, before any dice"
