"""What holds for a while or always, in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.lasting import by_kind, while_what
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_en.clauses import Clause
from regelwerk.duelmasters.say_en.conditions import condition, much, turn
from regelwerk.duelmasters.say_en.speech import any_one, described, each, everything, said, this
from regelwerk.kernel.wording import listed, wording_of
from regelwerk.kernel.words import Word


def _subject(discourse: Speech, ref: w.Ref) -> tuple[str, bool]:
    """A reference as a subject, and whether it is plural."""
    if isinstance(ref, w.All):
        words = everything(discourse, ref.noun, "in").removeprefix("all ")
        return (words if " " in words and ref.noun.zone is w.Zone.BATTLE else f"the {words}"), True
    words = said(discourse, ref, subject=True)
    if isinstance(ref, w.Chosen):
        return words, ref.count != 1
    return words, words == "they" or words.startswith("those ")


def _conditions(discourse: Speech, word: w.Condition | None) -> tuple[str, str]:
    """What a condition says ahead, and what at the end."""
    parts = while_what(word)
    rest = f"while {condition(discourse, parts.rest)}" if parts.rest is not None else ""
    if parts.turn is not None:
        return f"during {turn(parts.turn)}", ""
    if parts.attacking:
        return (rest, "while attacking") if rest else ("while attacking", "")
    return rest, ""


def have(
    discourse: Speech,
    word: w.Have,
    lasts: bool,
    named: Sequence[str],
    told: Sequence[w.TapAbility],
    inside: Callable[[Speech, w.TapAbility], str],
) -> Clause:
    """Power and abilities: `named` are quoted, `told` are said when their place in the sentence has come."""
    ahead, tail = _conditions(discourse, word.condition)
    if word.condition is not None:
        discourse.near = word.what if isinstance(word.condition, w.Is) and word.condition.what == word.what else None
    subject, plural = (
        (each(discourse, word.what.noun), False) if isinstance(word.what, w.All) else _subject(discourse, word.what)
    )
    verbs = []
    if word.power != 0:
        verbs.append(f"get {much(discourse, word.power, 'power')}")
    if named:
        quoted = listed([f'"{name}"' for name in named], "and")
        verbs.append(f"{'have' if lasts else 'get'} {quoted}")
    verbs += [f"may tap instead of attacking to {inside(discourse, ability)}" for ability in told]
    span = "until the end of the turn" if word.span else ""
    return Clause(subject, tuple(verbs), f"{tail} {span}".strip(), plural, ahead)


def _must_attack(discourse: Speech, word: w.MustAttack) -> Clause:
    subject, plural = _subject(discourse, word.what)
    often = "this turn" if word.span else "each turn"
    return Clause(subject, (f"attack {often} if able",), plural=plural)


def _must_block(discourse: Speech, word: w.MustBlock) -> Clause:
    subject, plural = _subject(discourse, word.what)
    ahead = "whenever an opponent's creature attacks" + (" this turn" if word.span else "")
    return Clause(subject, ("block if able",), ahead=ahead, plural=plural)


FORBIDDEN: Final = {
    w.Act.ATTACK: "can't attack",
    w.Act.ATTACK_PLAYERS: "can't attack players",
    w.Act.ATTACK_CREATURES: "can't attack creatures",
    w.Act.BE_BLOCKED: "can't be blocked",
    w.Act.BE_ATTACKED: "can't be attacked",
}


def _cannot(discourse: Speech, word: w.Cannot) -> Clause:
    ahead, tail = _conditions(discourse, word.condition)
    tail = f"{ahead} {tail}".strip()
    span = "this turn" if word.span else ""
    if word.act is w.Act.BE_CHOSEN_BY_OPPONENTS:
        return Clause("your opponent", (f"can't choose {said(discourse, word.what)}",), f"{span} {tail}".strip())
    if word.act is w.Act.BE_DESTROYED_BY_LOSING:
        against = f" against {any_one(discourse, word.by)}" if word.by is not None else ""
        what, _ = _subject(discourse, word.what)
        ahead = f"when {what} loses a battle{against}"
        return Clause("it", ("isn't destroyed",), f"{span} {tail}".strip(), True, ahead)
    subject, plural = _subject(discourse, word.what)
    if word.act is w.Act.UNTAP_AT_START:
        verb = "don't untap" if plural else "doesn't untap"
        return Clause(subject, (verb,), f"at the start of your turns {tail}".strip(), True)
    verb = FORBIDDEN[word.act]
    if word.by is not None and word.act is w.Act.ATTACK_CREATURES:
        verb = f"can't attack {described(discourse, word.by, True)}"
    elif word.by is not None:
        verb = f"{verb} by any {described(discourse, word.by)}"
    return Clause(subject, (verb,), f"{span} {tail}".strip(), plural)


def _attack_player(discourse: Speech, word: w.CanAttack, whom: w.Player, span: str) -> Clause:
    who = "your opponent" if isinstance(whom, w.Opponent) else "that player"
    creatures = _plain(discourse, word.what)
    if word.despite:
        return Clause("", (f"ignore any effects that would prevent {creatures} from attacking {who}",), ahead=span)
    return Clause(creatures, (f"can attack {who}",), span, True)


def _attack_such(discourse: Speech, word: w.CanAttack, whom: w.Noun, span: str) -> Clause:
    subject = _plain(discourse, word.what)
    return Clause(subject, (f"can attack {described(discourse, whom, True)}",), span, True)


def _attack_that(discourse: Speech, word: w.CanAttack, whom: w.Ref, span: str) -> Clause:
    verb = f"can attack {said(discourse, whom)}"
    return Clause(_plain(discourse, word.what), (verb,), f"{span} as though it were tapped".strip(), True)


CAN_ATTACK: Final[dict[type[Word], Callable[[Speech, w.CanAttack, Any, str], Clause]]] = {
    w.Player: _attack_player,
    w.Noun: _attack_such,
    w.Ref: _attack_that,
}
"""Whom something can attack: a player, such creatures, that creature."""


def _can_attack(discourse: Speech, word: w.CanAttack) -> Clause:
    said_of = wording_of(CAN_ATTACK, word.whom, "English")
    return said_of(discourse, word, word.whom, "this turn" if word.span else "")


def _plain(discourse: Speech, ref: w.Ref) -> str:
    """your creatures; this creature"""
    if isinstance(ref, w.All):
        return everything(discourse, ref.noun).removeprefix("all ")
    return this(discourse) if isinstance(ref, w.This) else said(discourse, ref, subject=True)


def _costs(discourse: Speech, word: w.Costs) -> Clause:
    """Cards cost more or less; summoning and casting are told apart where both are meant."""
    noun = word.noun
    how = f"{abs(word.more)} {'more' if word.more > 0 else 'less'}"
    parts = []
    for bare in by_kind(noun):
        deed = "summon" if bare.kinds == (w.Kind.CREATURE,) else "cast"
        whose = "" if noun.whose is None else "your " if isinstance(noun.whose, w.You) else "your opponent's "
        if whose:
            parts.append(f"{whose}{described(discourse, bare, True)} each cost {how} to {deed}")
        else:
            parts.append(f"each {described(discourse, bare)} costs {how} to {deed}")
    text = ", and ".join(parts)
    if word.floor:
        text += f". They can't cost less than {word.floor}"
    return Clause("", (text,), ahead="this turn" if word.span else "")


STATEMENTS: Final[dict[type[Word], Callable[[Speech, Any], Clause]]] = {
    w.Cannot: _cannot,
    w.CanAttack: _can_attack,
    w.MustAttack: _must_attack,
    w.MustBlock: _must_block,
    w.Costs: _costs,
}
"""Each continuous word by its clause; `have` has one of its own."""
