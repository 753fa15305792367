"""What holds for a while or always, in English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_en.clauses import Clause
from regelwerk.duelmasters.say_en.conditions import condition, much, turn
from regelwerk.duelmasters.say_en.speech import any_one, described, each, everything, said, this
from regelwerk.duelmasters.words import Act, Kind, Ref, Zone
from regelwerk.kernel.wording import Unworded, listed
from regelwerk.kernel.words import Word

STATEMENTS: Final[tuple[type[Word], ...]] = (
    w.Have, w.Cannot, w.CanAttack, w.MustAttack, w.MustBlock, w.Costs,
)  # fmt: skip


def statement(discourse: Speech, word: Word, lasts: bool) -> Clause:
    """A continuous word as a clause; `lasts`: it stands on the card for as long as that is there."""
    if isinstance(word, w.Have):
        return _have(discourse, word, lasts)
    if isinstance(word, w.Cannot):
        return _cannot(discourse, word)
    if isinstance(word, w.CanAttack):
        return _can_attack(discourse, word)
    if isinstance(word, w.MustAttack):
        subject, plural = _subject(discourse, word.what)
        often = "this turn" if word.span else "each turn"
        return Clause(subject, (f"attack {often} if able",), plural=plural)
    if isinstance(word, w.MustBlock):
        subject, plural = _subject(discourse, word.what)
        ahead = "whenever an opponent's creature attacks" + (" this turn" if word.span else "")
        return Clause(subject, ("block if able",), ahead=ahead, plural=plural)
    if isinstance(word, w.Costs):
        return _costs(discourse, word)
    raise Unworded(word, "English")


def _subject(discourse: Speech, ref: Ref) -> tuple[str, bool]:
    """A reference as a subject, and whether it is plural."""
    if isinstance(ref, w.All):
        words = everything(discourse, ref.noun, "in").removeprefix("all ")
        return (words if " " in words and ref.noun.zone is Zone.BATTLE else f"the {words}"), True
    words = said(discourse, ref, subject=True)
    if isinstance(ref, w.Chosen):
        return words, ref.count != 1
    return words, words == "they" or words.startswith("those ")


def _conditions(discourse: Speech, word: w.Condition | None) -> tuple[str, str]:
    """What a condition says ahead, and what at the end."""
    if word is None:
        return "", ""
    if isinstance(word, w.WhileAttacking) and isinstance(word.what, w.This):
        return "while attacking", ""
    if isinstance(word, w.TurnOf):
        return f"during {turn(word.whose)}", ""
    if isinstance(word, w.AllOf):
        attacking = [part for part in word.conditions if isinstance(part, w.WhileAttacking)]
        rest = [part for part in word.conditions if part not in attacking]
        if attacking and rest:
            return f"while {' and '.join(condition(discourse, part) for part in rest)}", "while attacking"
    return f"while {condition(discourse, word)}", ""


def _have(discourse: Speech, word: w.Have, lasts: bool) -> Clause:
    ahead, tail = _conditions(discourse, word.condition)
    if word.condition is not None:
        discourse.near = word.what if isinstance(word.condition, w.Is) and word.condition.what == word.what else None
    subject, plural = (
        (each(discourse, word.what.noun), False) if isinstance(word.what, w.All) else _subject(discourse, word.what)
    )
    verbs = []
    if word.power != 0:
        verbs.append(f"get {much(discourse, word.power, 'power')}")
    granted = [ability for ability in word.abilities if isinstance(ability, w.TapAbility)]
    plain = [ability for ability in word.abilities if ability not in granted]
    if plain:
        verbs.append(f"{'have' if lasts else 'get'} {_quoted(discourse, plain)}")
    for ability in granted:
        from regelwerk.duelmasters.say_en.effects import sentences

        verbs.append(f"may tap instead of attacking to {'. '.join(sentences(discourse, ability.effect))}")
    if not verbs:
        raise Unworded(word, "English")
    span = "until the end of the turn" if word.span else ""
    return Clause(subject, tuple(verbs), f"{tail} {span}".strip(), plural, ahead)


def _quoted(discourse: Speech, abilities: Sequence[w.Ability]) -> str:
    from regelwerk.duelmasters.say_en.abilities import short

    return listed([f'"{short(discourse.card, ability)}"' for ability in abilities], "and")


FORBIDDEN: Final = {
    Act.ATTACK: "can't attack",
    Act.ATTACK_PLAYERS: "can't attack players",
    Act.ATTACK_CREATURES: "can't attack creatures",
    Act.BE_BLOCKED: "can't be blocked",
    Act.BE_ATTACKED: "can't be attacked",
}


def _cannot(discourse: Speech, word: w.Cannot) -> Clause:
    ahead, tail = _conditions(discourse, word.condition)
    tail = f"{ahead} {tail}".strip()
    span = "this turn" if word.span else ""
    if word.act is Act.BE_CHOSEN_BY_OPPONENTS:
        return Clause("your opponent", (f"can't choose {said(discourse, word.what)}",), f"{span} {tail}".strip())
    if word.act is Act.BE_DESTROYED_BY_LOSING:
        against = f" against {any_one(discourse, word.by)}" if word.by is not None else ""
        what, _ = _subject(discourse, word.what)
        ahead = f"when {what} loses a battle{against}"
        return Clause("it", ("isn't destroyed",), f"{span} {tail}".strip(), True, ahead)
    subject, plural = _subject(discourse, word.what)
    if word.act is Act.UNTAP_AT_START:
        verb = "don't untap" if plural else "doesn't untap"
        return Clause(subject, (verb,), f"at the start of your turns {tail}".strip(), True)
    verb = FORBIDDEN[word.act]
    if word.by is not None and word.act is Act.ATTACK_CREATURES:
        verb = f"can't attack {described(discourse, word.by, True)}"
    elif word.by is not None:
        verb = f"{verb} by any {described(discourse, word.by)}"
    return Clause(subject, (verb,), f"{span} {tail}".strip(), plural)


def _can_attack(discourse: Speech, word: w.CanAttack) -> Clause:
    span = "this turn" if word.span else ""
    if isinstance(word.whom, w.Player):
        who = "your opponent" if isinstance(word.whom, w.Opponent) else "that player"
        creatures = _plain(discourse, word.what)
        verb = f"ignore any effects that would prevent {creatures} from attacking {who}"
        if word.despite:
            return Clause("", (verb,), ahead=span)
        return Clause(creatures, (f"can attack {who}",), span, True)
    if isinstance(word.whom, w.Noun):
        subject = _plain(discourse, word.what)
        return Clause(subject, (f"can attack {described(discourse, word.whom, True)}",), span, True)
    whom = said(discourse, word.whom)
    return Clause(
        _plain(discourse, word.what), (f"can attack {whom}",), f"{span} as though it were tapped".strip(), True
    )


def _plain(discourse: Speech, ref: Ref) -> str:
    """your creatures; this creature"""
    if isinstance(ref, w.All):
        return everything(discourse, ref.noun).removeprefix("all ")
    return this(discourse) if isinstance(ref, w.This) else said(discourse, ref, subject=True)


def _costs(discourse: Speech, word: w.Costs) -> Clause:
    """Cards cost more or less; summoning and casting are told apart where both are meant."""
    noun = word.noun
    how = f"{abs(word.more)} {'more' if word.more > 0 else 'less'}"
    kinds = noun.kinds or (Kind.CREATURE, Kind.SPELL)
    parts = []
    for kind in kinds:
        bare = w.Noun((kind,), noun.quals)
        deed = "summon" if kind is Kind.CREATURE else "cast"
        whose = "" if noun.whose is None else "your " if isinstance(noun.whose, w.You) else "your opponent's "
        if whose:
            parts.append(f"{whose}{described(discourse, bare, True)} each cost {how} to {deed}")
        else:
            parts.append(f"each {described(discourse, bare)} costs {how} to {deed}")
    text = ", and ".join(parts)
    if word.floor:
        text += f". They can't cost less than {word.floor}"
    return Clause("", (text,), ahead="this turn" if word.span else "")
