"""What lasts, in English: values, prohibitions, prevention."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.sentences import MissingWordingError, english_number, join_list, with_article
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import unowned
from regelwerk.wowtcg.text.discourse import Discourse, Table
from regelwerk.wowtcg.text_en.amounts import MEASURED, bare_number, unit
from regelwerk.wowtcg.text_en.clauses import SPANS, EnglishClause, command, subject
from regelwerk.wowtcg.text_en.conditions import STATES, condition, condition_tail, conjunction
from regelwerk.wowtcg.text_en.effects import typed
from regelwerk.wowtcg.text_en.noun_phrases import described
from regelwerk.wowtcg.text_en.references import (
    a_noun,
    each,
    player,
    player_possessive,
    pronoun_word,
    selector_text,
    whole_class,
)
from regelwerk.wowtcg.text_en.terms import keyword_word

# -------------------------------------------------------------------------- values


def _signed(value: int | vocabulary.Amount) -> str:
    if isinstance(value, int):
        return f"{value:+d}"
    return "+X" if isinstance(value, MEASURED) else "+1"


def _measured(discourse: Discourse, value: int | vocabulary.Amount) -> str:
    """What follows a value that is no plain number: " for each ...", ", where X is ..."."""
    if isinstance(value, MEASURED):
        return bare_number(discourse, value)[1]
    return f" for each {unit(discourse, value)}"


def have(discourse: Discourse, word: vocabulary.Have) -> EnglishClause:
    if word.instant:
        return are_instant(discourse, word)
    """has +2 ATK and +2 health, has protector, is stealthed, has a power."""
    text, many = subject(discourse, word.what)
    values = ((word.atk, "ATK"), (word.health, "health"), (word.defense, "DEF"))
    given = [(value, unit_name) for value, unit_name in values if value != 0]
    parts = [f"{_signed(value)} {unit_name}" for value, unit_name in given]
    parts += [keyword_word(keyword) for keyword in word.keywords if keyword not in STATES]
    if word.power is not None:
        parts.append(quoted_power(discourse, word.power, word.span is not None))
    states = [STATES[keyword] for keyword in word.keywords if keyword in STATES]
    per = [value for value, _ in given if not isinstance(value, int)]
    tail = _measured(discourse, per[0]) if per else ""
    tail += condition_tail(discourse, word.what, word.condition)
    said_of = [f"have {join_list(parts, 'and', serial=True)}"] if parts else []
    said_of += [f"{'are' if many else 'be'} {state}" for state in states]
    if not said_of:
        raise MissingWordingError(word, "English")
    span = SPANS[word.span]
    return EnglishClause(text, " and ".join(said_of) + tail, many, word.what, span)


def quoted_power(discourse: Discourse, power: vocabulary.Pay, goes_on: bool) -> str:
    """A power that is given, between quotation marks; its stop is left out where the sentence goes on."""
    from regelwerk.wowtcg.text_en.powers import PAGE

    words = " ".join(PAGE.pay(discourse, power))
    return '"' + (words.removesuffix(".") if goes_on else words) + '"'


def loses_powers(discourse: Discourse, word: vocabulary.LosesPowers) -> EnglishClause:
    text, many = subject(discourse, word.what)
    return EnglishClause(text, "lose all powers", many, word.what, SPANS[word.span])


def becomes_tagged(discourse: Discourse, word: vocabulary.BecomesTagged) -> EnglishClause:
    text, many = subject(discourse, word.what)
    return EnglishClause(text, f"{'are' if many else 'be'} {with_article(word.tag)}", many, word.what)


def may_stay_exhausted(discourse: Discourse, word: vocabulary.Cannot) -> EnglishClause:
    return EnglishClause(
        "", f"you may choose not to ready {selector_text(discourse, word.what)} during your ready step", whole=True
    )


def draws_instead(discourse: Discourse, word: vocabulary.DrawsInstead) -> EnglishClause:
    card = a_noun(discourse, word.noun)
    return EnglishClause("", f"if you would draw a card, choose {card} and put it into your hand instead", whole=True)


def are_instant(discourse: Discourse, word: vocabulary.Have) -> EnglishClause:
    text, many = subject(discourse, word.what)
    return EnglishClause(text, f"{'are' if many else 'be'} instant", many, word.what)


def hand_size(discourse: Discourse, word: vocabulary.HandSize) -> EnglishClause:
    whose = player_possessive(discourse, word.who)
    return EnglishClause(f"{whose} maximum hand size", f"be increased by {english_number(word.increase)}")


# -------------------------------------------------------------------- prohibitions

PLAIN_ACTS = {
    vocabulary.RestrictedAction.ATTACK: "attack",
    vocabulary.RestrictedAction.ATTACK_HEROES_AND_ALLIES_OF_YOURS: "attack heroes or allies in your party",
    vocabulary.RestrictedAction.PROTECT: "protect",
    vocabulary.RestrictedAction.BE_DESTROYED: "be destroyed",
    vocabulary.RestrictedAction.BE_ATTACKED: "be attacked",
    vocabulary.RestrictedAction.BE_HEALED: "be healed",
    vocabulary.RestrictedAction.BE_TARGETED_BY_OPPONENTS: "be targeted by opponents",
    vocabulary.RestrictedAction.STRIKE: "strike with weapons",
    vocabulary.RestrictedAction.PLAY_CARDS: "play cards",
    vocabulary.RestrictedAction.DRAW: "draw cards",
    vocabulary.RestrictedAction.READY_IN_YOUR_NEXT_READY_STEP: "ready during your next ready step",
}


def act_words(act: vocabulary.RestrictedAction, many: bool) -> str:
    """What can't be done; readying names whose ready step."""
    if act in PLAIN_ACTS:
        return PLAIN_ACTS[act]
    step = {
        vocabulary.RestrictedAction.READY_IN_READY_STEP: "ready step",
        vocabulary.RestrictedAction.READY_IN_NEXT_READY_STEP: "next ready step",
    }
    if act not in step:
        raise MissingWordingError(act, "English")
    whose = "their controllers'" if many else "its controller's"
    return f"ready during {whose} {step[act]}"


def cannot(discourse: Discourse, word: vocabulary.Cannot) -> EnglishClause:
    if word.by_choice:
        return may_stay_exhausted(discourse, word)
    text, many = subject(discourse, word.what)
    predicate = f"can't {act_words(word.act, many)}{condition_tail(discourse, word.what, word.condition)}"
    if word.unless_pays:
        predicate += f" unless {'their' if many else 'its'} controller pays ({word.unless_pays})"
        predicate += " for each attacker" if many else ""
    return EnglishClause(text, predicate, many, word.what, SPANS[word.span])


def players_cannot(discourse: Discourse, word: vocabulary.PlayersCannot) -> EnglishClause:
    if word.who is not None:
        span = SPANS[word.span]
        return EnglishClause(
            player(discourse, word.who) or "you", f"can't {act_words(word.act, False)}", False, word.who, span
        )
    who = "opponents" if word.opponents else "players"
    when = " on your turn" if word.your_turn else ""
    words = act_words(word.act, True)
    return EnglishClause(who, f"can't {words}{when}", True, word.opponents, SPANS[word.span])


def named(discourse: Discourse, word: vocabulary.CombatRule) -> str:
    """Whom it speaks of."""
    return "" if word.whom is None else selector_text(discourse, word.whom)


def can_do(discourse: Discourse, word: vocabulary.CombatRule) -> EnglishClause:
    text, many = subject(discourse, word.what)
    verb = "protect" if word.duty is vocabulary.CombatDuty.CAN_PROTECT else "sabotage"
    return EnglishClause(text, f"can {verb} {named(discourse, word)}", many, word.what)


def must_attack(discourse: Discourse, word: vocabulary.CombatRule) -> EnglishClause:
    text, many = subject(discourse, word.what)
    return EnglishClause(text, "must attack if able", many, word.what, SPANS[word.span])


def can_attack_only(discourse: Discourse, word: vocabulary.CombatRule) -> EnglishClause:
    text, many = subject(discourse, word.what)
    whom = named(discourse, word)
    span = SPANS[word.span]
    if isinstance(word.what, vocabulary.All):
        return EnglishClause(f"{text} that can attack {whom}", f"can attack only {whom}", many, word.what, span)
    return EnglishClause(text, f"can attack only {whom} if able", many, word.what, span)


# ------------------------------------------------------------------------- damage


def prevent(discourse: Discourse, word: vocabulary.Prevent) -> EnglishClause:
    """Prevent all, the next few, or a few of every packet."""
    lead = (
        f"{conjunction(word.condition)} {condition(discourse, word.condition)}, " if word.condition is not None else ""
    )
    damage = "combat damage" if word.combat else "damage"
    if word.span is None and word.amount is not None:
        return EnglishClause("", lead + _prevent_each(discourse, word, damage), whole=True)
    dealt = "that would be dealt"
    if word.to is not None:
        dealt += f" to {_whom(discourse, word.to)}"
    if word.by is not None:
        dealt += f" by {_whom(discourse, word.by)}"
    if word.amount is None:
        how_much = "all"
    else:
        number, behind = bare_number(discourse, word.amount)
        how_much = f"the next {number}"
        dealt += behind
    discourse.damage = True
    return command(f"{lead}prevent {how_much} {damage} {dealt}", word.span)


def _prevent_each(discourse: Discourse, word: vocabulary.Prevent, damage: str) -> str:
    number, behind = bare_number(discourse, word.amount if word.amount is not None else 0)
    by = f" by {_whom(discourse, word.by)}" if word.by is not None and word.to is not None else ""
    if word.to is not None:
        would = f"{_somebody(discourse, word.to)} would be dealt {damage}{by}"
    else:
        would = f"{_somebody(discourse, word.by) if word.by is not None else 'anything'} would deal {damage}"
    return f"if {would}, prevent {number} of that damage{behind}"


def _somebody(discourse: Discourse, ref: vocabulary.Selector) -> str:
    """One of those it would happen to: "a hero or ally in your party"."""
    return a_noun(discourse, ref.noun) if isinstance(ref, vocabulary.All) else subject(discourse, ref)[0]


def _it(discourse: Discourse, ref: vocabulary.Selector) -> str:
    """That one of them."""
    return "it" if isinstance(ref, vocabulary.All) else pronoun_word(discourse, ref)


def _whom(discourse: Discourse, ref: vocabulary.Selector) -> str:
    return each(discourse, ref) if isinstance(ref, vocabulary.All) else selector_text(discourse, ref)


def deals_more(discourse: Discourse, word: vocabulary.RaisesDamage) -> EnglishClause:
    who = _somebody(discourse, word.what)
    it = _it(discourse, word.what)
    how = " with an ability" if word.with_ability else ""
    more = "double that amount of damage" if word.double else f"that amount of damage plus {word.increase}"
    return EnglishClause("", f"if {who} would deal {typed(word.element)}{how}, {it} deals {more} instead", whole=True)


def is_dealt_more(discourse: Discourse, word: vocabulary.RaisesDamage) -> EnglishClause:
    who = _somebody(discourse, word.what)
    it = _it(discourse, word.what)
    more = f"that amount of damage plus {word.increase}"
    return EnglishClause("", f"if {who} would be dealt damage, {it} is dealt {more} instead", whole=True)


def heals_more(discourse: Discourse, word: vocabulary.RaisesDamage) -> EnglishClause:
    who = _somebody(discourse, word.what)
    it = _it(discourse, word.what)
    more = f"that amount of damage plus {word.increase}"
    return EnglishClause("", f"if {who} would heal damage, {it} heals {more} instead", whole=True)


def strikes_for_less(discourse: Discourse, word: vocabulary.StrikesForLess) -> EnglishClause:
    ref = word.weapon
    if word.next_time:
        weapon = (
            with_article(described(discourse, unowned(ref.noun)))
            if isinstance(ref, vocabulary.All)
            else selector_text(discourse, ref)
        )
        return EnglishClause("you", f"pay ({word.reduction}) less the next time you strike with {weapon} this turn")
    weapon = (
        described(discourse, unowned(ref.noun), True)
        if isinstance(ref, vocabulary.All)
        else selector_text(discourse, ref)
    )
    return EnglishClause("you", f"pay ({word.reduction}) less to strike with {weapon}")


def plays_for_less(discourse: Discourse, word: vocabulary.PlaysForLess) -> EnglishClause:
    if word.next_card:
        return EnglishClause(
            "you", f"pay ({word.reduction}) less to play your next card", span=SPANS[vocabulary.Duration.THIS_TURN]
        )
    cards = described(discourse, word.noun, many=True) if word.noun is not None else "cards"
    floor = f", to a minimum of ({word.minimum})" if word.minimum else ""
    return EnglishClause("you", f"pay ({word.reduction}) less to play {cards}{floor}")


def damage_cannot_be_prevented(discourse: Discourse, word: vocabulary.DamageCannotBePrevented) -> EnglishClause:
    by = whole_class(discourse, word.by) if isinstance(word.by, vocabulary.All) else selector_text(discourse, word.by)
    if word.with_this_weapon:
        return EnglishClause(f"combat damage dealt by {by} with {discourse.card.name}", "can't be prevented")
    return EnglishClause(f"damage dealt by {by}", "can't be prevented")


COMBAT: Final = {
    vocabulary.CombatDuty.MUST_ATTACK: must_attack,
    vocabulary.CombatDuty.CAN_ATTACK_ONLY: can_attack_only,
    vocabulary.CombatDuty.CAN_PROTECT: can_do,
    vocabulary.CombatDuty.CAN_SABOTAGE: can_do,
}
RAISED: Final = {
    vocabulary.DamageOf.DEALING: deals_more,
    vocabulary.DamageOf.BEING_DEALT: is_dealt_more,
    vocabulary.DamageOf.HEALING: heals_more,
}

LASTING: Final[Table[EnglishClause]] = {
    vocabulary.Have: have,
    vocabulary.Cannot: cannot,
    vocabulary.PlayersCannot: players_cannot,
    vocabulary.CombatRule: lambda s, word: COMBAT[word.duty](s, word),
    vocabulary.DrawsInstead: draws_instead,
    vocabulary.LosesPowers: loses_powers,
    vocabulary.BecomesTagged: becomes_tagged,
    vocabulary.RaisesDamage: lambda s, word: RAISED[word.of](s, word),
    vocabulary.StrikesForLess: strikes_for_less,
    vocabulary.PlaysForLess: plays_for_less,
    vocabulary.DamageCannotBePrevented: damage_cannot_be_prevented,
    vocabulary.HandSize: hand_size,
    vocabulary.Prevent: prevent,
}
"""Word class -> its clause."""
