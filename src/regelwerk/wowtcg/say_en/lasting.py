"""What lasts, in English: values, prohibitions, prevention."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.wording import Unworded, an, english_number, listed
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table
from regelwerk.wowtcg.say.reading import unowned
from regelwerk.wowtcg.say_en.amounts import MEASURED, plainly, unit
from regelwerk.wowtcg.say_en.clauses import SPANS, Clause, command, subject
from regelwerk.wowtcg.say_en.conditions import STATES, condition, condition_tail, conjunction
from regelwerk.wowtcg.say_en.describing import described
from regelwerk.wowtcg.say_en.effects import typed
from regelwerk.wowtcg.say_en.speech import a_noun, each, player, player_possessive, pronoun_word, said, whole_class
from regelwerk.wowtcg.say_en.terms import keyword_word

# -------------------------------------------------------------------------- values


def _signed(value: int | w.Amount) -> str:
    if isinstance(value, int):
        return f"{value:+d}"
    return "+X" if isinstance(value, MEASURED) else "+1"


def _measured(discourse: Speech, value: int | w.Amount) -> str:
    """What follows a value that is no plain number: " for each ...", ", where X is ..."."""
    if isinstance(value, MEASURED):
        return plainly(discourse, value)[1]
    return f" for each {unit(discourse, value)}"


def have(discourse: Speech, word: w.Have) -> Clause:
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
    said_of = [f"have {listed(parts, 'and', serial=True)}"] if parts else []
    said_of += [f"{'are' if many else 'be'} {state}" for state in states]
    if not said_of:
        raise Unworded(word, "English")
    span = SPANS[word.span]
    return Clause(text, " and ".join(said_of) + tail, many, word.what, span)


def quoted_power(discourse: Speech, power: w.Pay, goes_on: bool) -> str:
    """A power that is given, between quotation marks; its stop is left out where the sentence goes on."""
    from regelwerk.wowtcg.say_en.powers import PAGE

    words = " ".join(PAGE.pay(discourse, power))
    return '"' + (words.removesuffix(".") if goes_on else words) + '"'


def loses_powers(discourse: Speech, word: w.LosesPowers) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, "lose all powers", many, word.what, SPANS[word.span])


def becomes_tagged(discourse: Speech, word: w.BecomesTagged) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, f"{'are' if many else 'be'} {an(word.tag)}", many, word.what)


def control(discourse: Speech, word: w.Control) -> Clause:
    return Clause("you", f"control {said(discourse, word.what)}")


def hand_size(discourse: Speech, word: w.HandSize) -> Clause:
    whose = player_possessive(discourse, word.who)
    return Clause(f"{whose} maximum hand size", f"be increased by {english_number(word.more)}")


# -------------------------------------------------------------------- prohibitions

PLAIN_ACTS = {
    w.Act.ATTACK: "attack",
    w.Act.ATTACK_HEROES_AND_ALLIES_OF_YOURS: "attack heroes or allies in your party",
    w.Act.PROTECT: "protect",
    w.Act.BE_DESTROYED: "be destroyed",
    w.Act.BE_ATTACKED: "be attacked",
    w.Act.BE_HEALED: "be healed",
    w.Act.BE_TARGETED_BY_OPPONENTS: "be targeted by opponents",
    w.Act.STRIKE: "strike with weapons",
    w.Act.PLAY_CARDS: "play cards",
    w.Act.DRAW: "draw cards",
    w.Act.READY_IN_YOUR_NEXT_READY_STEP: "ready during your next ready step",
}


def act_words(act: w.Act, many: bool) -> str:
    """What can't be done; readying names whose ready step."""
    if act in PLAIN_ACTS:
        return PLAIN_ACTS[act]
    step = {w.Act.READY_IN_READY_STEP: "ready step", w.Act.READY_IN_NEXT_READY_STEP: "next ready step"}
    if act not in step:
        raise Unworded(act, "English")
    whose = "their controllers'" if many else "its controller's"
    return f"ready during {whose} {step[act]}"


def cannot(discourse: Speech, word: w.Cannot) -> Clause:
    text, many = subject(discourse, word.what)
    predicate = f"can't {act_words(word.act, many)}{condition_tail(discourse, word.what, word.condition)}"
    if word.unless_pays:
        predicate += f" unless {'their' if many else 'its'} controller pays ({word.unless_pays})"
        predicate += " for each attacker" if many else ""
    return Clause(text, predicate, many, word.what, SPANS[word.span])


def players_cannot(discourse: Speech, word: w.PlayersCannot) -> Clause:
    if word.who is not None:
        span = SPANS[word.span]
        return Clause(
            player(discourse, word.who) or "you", f"can't {act_words(word.act, False)}", False, word.who, span
        )
    who = "opponents" if word.opponents else "players"
    when = " on your turn" if word.your_turn else ""
    words = act_words(word.act, True)
    return Clause(who, f"can't {words}{when}", True, word.opponents, SPANS[word.span])


def can_protect_only(discourse: Speech, word: w.CanProtectOnly) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, f"can protect {said(discourse, word.whom)}", many, word.what)


def can_sabotage(discourse: Speech, word: w.CanSabotage) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, f"can sabotage {said(discourse, w.All(word.whom))}", many, word.what)


def must_attack(discourse: Speech, word: w.MustAttack) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, "must attack if able", many, word.what, SPANS[word.span])


def can_attack_only(discourse: Speech, word: w.CanAttackOnly) -> Clause:
    text, many = subject(discourse, word.what)
    whom = said(discourse, word.whom)
    span = SPANS[word.span]
    if isinstance(word.what, w.All):
        return Clause(f"{text} that can attack {whom}", f"can attack only {whom}", many, word.what, span)
    return Clause(text, f"can attack only {whom} if able", many, word.what, span)


# ------------------------------------------------------------------------- damage


def prevent(discourse: Speech, word: w.Prevent) -> Clause:
    """Prevent all, the next few, or a few of every packet."""
    lead = (
        f"{conjunction(word.condition)} {condition(discourse, word.condition)}, " if word.condition is not None else ""
    )
    damage = "combat damage" if word.combat else "damage"
    if word.span is None and word.amount is not None:
        return Clause("", lead + _prevent_each(discourse, word, damage), whole=True)
    dealt = "that would be dealt"
    if word.to is not None:
        dealt += f" to {_whom(discourse, word.to)}"
    if word.by is not None:
        dealt += f" by {_whom(discourse, word.by)}"
    if word.amount is None:
        how_much = "all"
    else:
        number, behind = plainly(discourse, word.amount)
        how_much = f"the next {number}"
        dealt += behind
    discourse.damage = True
    return command(f"{lead}prevent {how_much} {damage} {dealt}", word.span)


def _prevent_each(discourse: Speech, word: w.Prevent, damage: str) -> str:
    number, behind = plainly(discourse, word.amount if word.amount is not None else 0)
    by = f" by {_whom(discourse, word.by)}" if word.by is not None and word.to is not None else ""
    if word.to is not None:
        would = f"{_somebody(discourse, word.to)} would be dealt {damage}{by}"
    else:
        would = f"{_somebody(discourse, word.by) if word.by is not None else 'anything'} would deal {damage}"
    return f"if {would}, prevent {number} of that damage{behind}"


def _somebody(discourse: Speech, ref: w.Ref) -> str:
    """One of those it would happen to: "a hero or ally in your party"."""
    return a_noun(discourse, ref.noun) if isinstance(ref, w.All) else subject(discourse, ref)[0]


def _it(discourse: Speech, ref: w.Ref) -> str:
    """That one of them."""
    return "it" if isinstance(ref, w.All) else pronoun_word(discourse, ref)


def _whom(discourse: Speech, ref: w.Ref) -> str:
    return each(discourse, ref) if isinstance(ref, w.All) else said(discourse, ref)


def deals_more(discourse: Speech, word: w.DealsMore) -> Clause:
    who = _somebody(discourse, word.what)
    it = _it(discourse, word.what)
    how = " with an ability" if word.with_ability else ""
    more = "double that amount of damage" if word.double else f"that amount of damage plus {word.more}"
    return Clause("", f"if {who} would deal {typed(word.element)}{how}, {it} deals {more} instead", whole=True)


def is_dealt_more(discourse: Speech, word: w.IsDealtMore) -> Clause:
    who = _somebody(discourse, word.what)
    it = _it(discourse, word.what)
    more = f"that amount of damage plus {word.more}"
    return Clause("", f"if {who} would be dealt damage, {it} is dealt {more} instead", whole=True)


def heals_more(discourse: Speech, word: w.HealsMore) -> Clause:
    who = _somebody(discourse, word.what)
    it = _it(discourse, word.what)
    more = f"that amount of damage plus {word.more}"
    return Clause("", f"if {who} would heal damage, {it} heals {more} instead", whole=True)


def strikes_for_less(discourse: Speech, word: w.StrikesForLess) -> Clause:
    ref = word.weapon
    if word.next_time:
        weapon = an(described(discourse, unowned(ref.noun))) if isinstance(ref, w.All) else said(discourse, ref)
        return Clause("you", f"pay ({word.less}) less the next time you strike with {weapon} this turn")
    weapon = described(discourse, unowned(ref.noun), True) if isinstance(ref, w.All) else said(discourse, ref)
    return Clause("you", f"pay ({word.less}) less to strike with {weapon}")


def plays_for_less(discourse: Speech, word: w.PlaysForLess) -> Clause:
    if word.next_card:
        return Clause("you", f"pay ({word.less}) less to play your next card", span=SPANS[w.Span.THIS_TURN])
    cards = described(discourse, word.noun, many=True) if word.noun is not None else "cards"
    floor = f", to a minimum of ({word.minimum})" if word.minimum else ""
    return Clause("you", f"pay ({word.less}) less to play {cards}{floor}")


def damage_cannot_be_prevented(discourse: Speech, word: w.DamageCannotBePrevented) -> Clause:
    by = whole_class(discourse, word.by) if isinstance(word.by, w.All) else said(discourse, word.by)
    if word.with_this:
        return Clause(f"combat damage dealt by {by} with {discourse.card.name}", "can't be prevented")
    return Clause(f"damage dealt by {by}", "can't be prevented")


LASTING: Final[Table[Clause]] = {
    w.Have: have,
    w.Cannot: cannot,
    w.PlayersCannot: players_cannot,
    w.CanProtectOnly: can_protect_only,
    w.CanSabotage: can_sabotage,
    w.MustAttack: must_attack,
    w.CanAttackOnly: can_attack_only,
    w.Control: control,
    w.LosesPowers: loses_powers,
    w.BecomesTagged: becomes_tagged,
    w.DealsMore: deals_more,
    w.IsDealtMore: is_dealt_more,
    w.HealsMore: heals_more,
    w.StrikesForLess: strikes_for_less,
    w.PlaysForLess: plays_for_less,
    w.DamageCannotBePrevented: damage_cannot_be_prevented,
    w.HandSize: hand_size,
    w.Prevent: prevent,
}
"""Word class -> its clause."""
