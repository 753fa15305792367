"""What holds for a while or always, in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.continuous import by_kind, while_what
from regelwerk.duelmasters.text.discourse import Discourse
from regelwerk.duelmasters.text_en.clauses import EnglishClause
from regelwerk.duelmasters.text_en.conditions import amount_phrase, condition, turn
from regelwerk.duelmasters.text_en.references import (
    any_one,
    described,
    each,
    everything,
    player,
    possessive,
    reference_text,
    this,
)
from regelwerk.duelmasters.text_en.terms import TERMS
from regelwerk.kernel.language.sentences import join_list, wording_of
from regelwerk.kernel.vocabulary.words import Word

NEXT_TURN: Final = "until the start of your next turn"
THEIR_NEXT_TURN: Final = "during your opponent's next turn"
UNTIL: Final[dict[vocabulary.Duration | None, str]] = {
    None: "",
    vocabulary.Duration.THIS_TURN: "until the end of the turn",
    vocabulary.Duration.UNTIL_YOUR_NEXT_TURN: NEXT_TURN,
    vocabulary.Duration.OPPONENTS_NEXT_TURN: THEIR_NEXT_TURN,
}
"""How long something has what it is given."""
SPANS: Final[dict[vocabulary.Duration | None, str]] = {
    None: "",
    vocabulary.Duration.THIS_TURN: "this turn",
    vocabulary.Duration.UNTIL_YOUR_NEXT_TURN: NEXT_TURN,
    vocabulary.Duration.OPPONENTS_NEXT_TURN: THEIR_NEXT_TURN,
}
"""How long something may be done or not."""


def _subject(discourse: Discourse, ref: vocabulary.Selector) -> tuple[str, bool]:
    """A reference as a subject, and whether it is plural."""
    if isinstance(ref, vocabulary.All):
        words = everything(discourse, ref.noun, "in").removeprefix("all ")
        return (words if " " in words and ref.noun.zone is vocabulary.Zone.BATTLE else f"the {words}"), True
    words = reference_text(discourse, ref, subject=True)
    if isinstance(ref, vocabulary.Chosen):
        return words, ref.count != 1
    return words, words == "they" or words.startswith("those ")


def _conditions(discourse: Discourse, word: vocabulary.Condition | None) -> tuple[str, str]:
    """What a condition says ahead, and what at the end."""
    parts = while_what(word)
    rest = f"while {condition(discourse, parts.rest)}" if parts.rest is not None else ""
    if parts.turn is not None:
        return f"during {turn(parts.turn)}", ""
    if parts.attacking:
        return (rest, "while attacking") if rest else ("while attacking", "")
    return rest, ""


def have(
    discourse: Discourse,
    word: vocabulary.Have,
    lasts: bool,
    named: Sequence[str],
    tap_abilities: Sequence[vocabulary.TapAbility],
    inside: Callable[[Discourse, vocabulary.TapAbility], str],
) -> EnglishClause:
    """Power and abilities: `named` are quoted, `tap_abilities` are worded where they stand in the sentence."""
    ahead, tail = _conditions(discourse, word.condition)
    if word.condition is not None:
        discourse.near = (
            word.what if isinstance(word.condition, vocabulary.Matches) and word.condition.what == word.what else None
        )
    subject, plural = (
        (each(discourse, word.what.noun), False)
        if isinstance(word.what, vocabulary.All)
        else _subject(discourse, word.what)
    )
    verbs = []
    if word.power != 0:
        verbs.append(f"get {amount_phrase(discourse, word.power, 'power')}")
    if named:
        quoted = join_list([f'"{name}"' for name in named], "and")
        verbs.append(f"{'have' if lasts else 'get'} {quoted}")
    verbs += [f"may tap instead of attacking to {inside(discourse, ability)}" for ability in tap_abilities]
    return EnglishClause(subject, tuple(verbs), f"{tail} {UNTIL[word.span]}".strip(), plural, ahead)


def _must_attack(discourse: Discourse, word: vocabulary.MustAttack) -> EnglishClause:
    subject, plural = _subject(discourse, word.what)
    if word.span not in (None, vocabulary.Duration.THIS_TURN):
        return EnglishClause(subject, ("attack if able",), SPANS[word.span], plural)
    return EnglishClause(subject, (f"attack {SPANS[word.span] or 'each turn'} if able",), plural=plural)


def _must_block(discourse: Discourse, word: vocabulary.MustBlock) -> EnglishClause:
    subject, plural = _subject(discourse, word.what)
    ahead = f"whenever an opponent's creature attacks {SPANS[word.span]}".strip()
    return EnglishClause(subject, ("block if able",), front=ahead, plural=plural)


FORBIDDEN: Final = {
    vocabulary.RestrictedAction.ATTACK: "can't attack",
    vocabulary.RestrictedAction.ATTACK_PLAYERS: "can't attack players",
    vocabulary.RestrictedAction.ATTACK_CREATURES: "can't attack creatures",
    vocabulary.RestrictedAction.BE_BLOCKED: "can't be blocked",
    vocabulary.RestrictedAction.BE_ATTACKED: "can't be attacked",
}


def _cannot(discourse: Discourse, word: vocabulary.Cannot) -> EnglishClause:
    ahead, tail = _conditions(discourse, word.condition)
    tail = f"{ahead} {tail}".strip()
    span = SPANS[word.span]
    if word.act is vocabulary.RestrictedAction.BE_CHOSEN_BY_OPPONENTS:
        return EnglishClause(
            "your opponent", (f"can't choose {reference_text(discourse, word.what)}",), f"{span} {tail}".strip()
        )
    if word.act is vocabulary.RestrictedAction.BE_DESTROYED_BY_LOSING:
        against = f" against {any_one(discourse, word.by)}" if word.by is not None else ""
        what, _ = _subject(discourse, word.what)
        ahead = f"when {what} loses a battle{against}"
        return EnglishClause("it", ("isn't destroyed",), f"{span} {tail}".strip(), True, ahead)
    subject, plural = _subject(discourse, word.what)
    if word.act is vocabulary.RestrictedAction.UNTAP_AT_START:
        verb = "don't untap" if plural else "doesn't untap"
        return EnglishClause(subject, (verb,), f"at the start of your turns {tail}".strip(), True)
    verb = FORBIDDEN[word.act]
    if word.by is not None and word.act is vocabulary.RestrictedAction.ATTACK_CREATURES:
        verb = f"can't attack {described(discourse, word.by, True)}"
    elif word.by is not None:
        verb = f"{verb} by any {described(discourse, word.by)}"
    return EnglishClause(subject, (verb,), f"{span} {tail}".strip(), plural)


def _attack_player(
    discourse: Discourse, word: vocabulary.CanAttack, whom: vocabulary.Player, span: str
) -> EnglishClause:
    who = "your opponent" if isinstance(whom, vocabulary.Opponent) else "that player"
    creatures = _plain(discourse, word.what)
    if word.despite:
        return EnglishClause(
            "", (f"ignore any effects that would prevent {creatures} from attacking {who}",), front=span
        )
    return EnglishClause(creatures, (f"can attack {who}",), span, True)


def _attack_such(
    discourse: Discourse, word: vocabulary.CanAttack, whom: vocabulary.CardFilter, span: str
) -> EnglishClause:
    subject = _plain(discourse, word.what)
    return EnglishClause(subject, (f"can attack {described(discourse, whom, True)}",), span, True)


def _attack_that(
    discourse: Discourse, word: vocabulary.CanAttack, whom: vocabulary.Selector, span: str
) -> EnglishClause:
    verb = f"can attack {reference_text(discourse, whom)}"
    return EnglishClause(_plain(discourse, word.what), (verb,), f"{span} as though it were tapped".strip(), True)


CAN_ATTACK: Final[dict[type[Word], Callable[[Discourse, vocabulary.CanAttack, Any, str], EnglishClause]]] = {
    vocabulary.Player: _attack_player,
    vocabulary.CardFilter: _attack_such,
    vocabulary.Selector: _attack_that,
}
"""Whom something can attack: a player, such creatures, that creature."""


def _can_attack(discourse: Discourse, word: vocabulary.CanAttack) -> EnglishClause:
    said_of = wording_of(CAN_ATTACK, word.whom, "English")
    return said_of(discourse, word, word.whom, SPANS[word.span])


def _plain(discourse: Discourse, ref: vocabulary.Selector) -> str:
    """your creatures; this creature"""
    if isinstance(ref, vocabulary.All):
        return everything(discourse, ref.noun).removeprefix("all ")
    return this(discourse) if isinstance(ref, vocabulary.This) else reference_text(discourse, ref, subject=True)


def _costs(discourse: Discourse, word: vocabulary.CostChange) -> EnglishClause:
    """Cards cost more or less; summoning and casting are told apart where both are meant."""
    noun = word.noun
    how = f"{abs(word.more)} {'more' if word.more > 0 else 'less'}"
    parts = []
    for bare in by_kind(noun):
        action = "summon" if bare.kinds == (vocabulary.CardType.CREATURE,) else "cast"
        whose = "" if noun.whose is None else "your " if isinstance(noun.whose, vocabulary.You) else "your opponent's "
        if whose:
            parts.append(f"{whose}{described(discourse, bare, True)} each cost {how} to {action}")
        else:
            parts.append(f"each {described(discourse, bare)} costs {how} to {action}")
    text = ", and ".join(parts)
    if word.floor:
        text += f". They can't cost less than {word.floor}"
    return EnglishClause("", (text,), front=SPANS[word.span])


def _enter_tapped(discourse: Discourse, word: vocabulary.EnterTapped) -> EnglishClause:
    whose = "" if word.noun.whose is None else f"{possessive(discourse, word.noun.whose)} "
    creatures = described(discourse, replace(word.noun, whose=None), True)
    return EnglishClause(f"{whose}{creatures}", ("are put into the battle zone tapped",), plural=True)


def _attack_first(discourse: Discourse, word: vocabulary.AttackFirst) -> EnglishClause:
    victims = everything(discourse, word.noun).removeprefix("all ")
    return EnglishClause("your opponent's attacking creatures", (f"attack {victims} if able",), plural=True)


def _choose_shields(discourse: Discourse, word: vocabulary.ChooseShields) -> EnglishClause:
    ahead = "whenever an opponent's creature would break a shield"
    return EnglishClause("you", ("choose the shield instead of your opponent",), front=ahead)


def _cannot_play(discourse: Discourse, word: vocabulary.CannotPlay) -> EnglishClause:
    """Players can't cast such spells, or can't use such shield triggers."""
    noun = word.noun
    who = "players" if noun.whose is None else player(discourse, noun.whose) or "you"
    if word.by_shield_trigger:
        cards = described(discourse, replace(noun, whose=None), True)
        return EnglishClause(who, (f'can\'t use the "{TERMS["shield_trigger"]}" abilities of {cards}',))
    acts = [
        f"{'summon' if bare.kinds == (vocabulary.CardType.CREATURE,) else 'cast'} {described(discourse, bare, True)}"
        for bare in by_kind(noun)
    ]
    return EnglishClause(who, (f"can't {join_list(acts, 'or')}",))


STATEMENTS: Final[dict[type[Word], Callable[[Discourse, Any], EnglishClause]]] = {
    vocabulary.Cannot: _cannot,
    vocabulary.CanAttack: _can_attack,
    vocabulary.MustAttack: _must_attack,
    vocabulary.MustBlock: _must_block,
    vocabulary.CostChange: _costs,
    vocabulary.CannotPlay: _cannot_play,
    vocabulary.EnterTapped: _enter_tapped,
    vocabulary.AttackFirst: _attack_first,
    vocabulary.ChooseShields: _choose_shields,
}
"""Each continuous word by its clause; `have` has one of its own."""
