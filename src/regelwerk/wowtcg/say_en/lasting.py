"""What lasts, in English: values, prohibitions, prevention; and the conditions under which."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.wording import Unworded, an, english_number, listed
from regelwerk.wowtcg.say_en.amounts import plainly, total, unit
from regelwerk.wowtcg.say_en.clauses import SPANS, Clause, command, subject
from regelwerk.wowtcg.say_en.reading import owner
from regelwerk.wowtcg.say_en.speech import (
    Speech,
    a_noun,
    described,
    each,
    is_plural,
    player,
    player_possessive,
    pronoun_word,
    said,
    whole_class,
)
from regelwerk.wowtcg.say_en.terms import TERMS
from regelwerk.wowtcg.words import (
    YOU,
    Act,
    All,
    Amount,
    AtkOf,
    AtLeast,
    Attached,
    AttachedToHeroOrAlly,
    BecomesTagged,
    CanAttackOnly,
    Cannot,
    CanProtectOnly,
    CanSabotage,
    Chosen,
    Condition,
    Control,
    CostOf,
    DamageCannotBePrevented,
    DealsMore,
    Element,
    HandSize,
    Has,
    Have,
    HealsMore,
    HealthOf,
    Is,
    IsDealtMore,
    Keyword,
    LosesPowers,
    Minus,
    MoreAlliesThanYou,
    MustAttack,
    Noun,
    OnlyOne,
    OpponentsTurn,
    OpposingHeroDamagedByAllyOfYours,
    Pay,
    PlayersCannot,
    PlaysForLess,
    Plus,
    Prevent,
    Ref,
    Span,
    StrikesForLess,
    Target,
    Them,
    TheX,
    WhileAttacking,
    WhileDefending,
    Yours,
    YourTurn,
    Zone,
)

STATES = {Keyword.STEALTH: "stealthed", Keyword.BEAR_FORM: "in bear form"}


# ---------------------------------------------------------------------- conditions


def condition(s: Speech, what: Condition) -> str:
    """A condition as a clause: "your hero is stealthed"."""
    if isinstance(what, Has):
        text, many = subject(s, what.what)
        be = "are" if many else "is"
        if what.keyword in STATES:
            return f"{text} {be} {STATES[what.keyword]}"
        return f"{text} {'have' if many else 'has'} {what.keyword.value}"
    if isinstance(what, Is):
        text, many = subject(s, what.what)
        bare = [qual for qual in what.noun.quals if isinstance(qual, AttachedToHeroOrAlly)]
        if bare:
            return f"{text} is attached to a hero or ally"
        return f"{text} are {described(s, what.noun, True)}" if many else f"{text} is {a_noun(s, what.noun)}"
    if isinstance(what, AtLeast):
        if what.noun.zone is Zone.HAND and what.noun.whose == YOU:
            return f"you have {english_number(what.number)} or more {described(s, what.noun, True)}"
        have = " you have" if owner(what.noun) is not None else ""
        return f"there are {english_number(what.number)} or more {described(s, what.noun, True)}{have}"
    if isinstance(what, OnlyOne):
        return f"{s.card.pronoun} is the only {described(s, what.noun)}"
    if isinstance(what, (WhileAttacking, WhileDefending)):
        text, many = subject(s, what.what)
        return f"{text} {'are' if many else 'is'} {_fighting(s, what)}"
    return _turn_condition(what)


def _turn_condition(what: Condition) -> str:
    if isinstance(what, MoreAlliesThanYou):
        return "there are more allies in an opponent's party than in yours"
    if isinstance(what, YourTurn):
        return "it's your turn"
    if isinstance(what, OpponentsTurn):
        return "it's an opponent's turn"
    if isinstance(what, OpposingHeroDamagedByAllyOfYours):
        return "an opposing hero was dealt damage this turn by an ally in your party"
    raise Unworded(what, "English")


def _fighting(s: Speech, what: WhileAttacking | WhileDefending) -> str:
    if isinstance(what, WhileDefending):
        return "defending"
    if isinstance(what.noun, Attached):
        return f"attacking {said(s, what.noun)}"
    return f"attacking {a_noun(s, what.noun)}" if what.noun is not None else "attacking"


def what_is_them(what: Condition) -> bool:
    """Whether a condition is about what its own sentence has just named."""
    return isinstance(what, (WhileAttacking, WhileDefending)) and isinstance(what.what, Them)


def condition_tail(s: Speech, about: Ref, what: Condition | None) -> str:
    """A condition behind a statement: " while attacking", " while he is the only ally in your party"."""
    if what is None:
        return ""
    introduced = isinstance(about, (Target, Chosen, All, Them)) and what_is_them(what)
    if isinstance(what, (WhileAttacking, WhileDefending)) and (introduced or what.what == about):
        return f" while {_fighting(s, what)}"
    if isinstance(what, YourTurn):
        return " on your turn"
    if isinstance(what, OpponentsTurn):
        return " on an opponent's turn"
    return f" {conjunction(what)} {condition(s, what)}"


def conjunction(what: Condition) -> str:
    """ "while" for what lasts, "if" for what has happened."""
    return "if" if isinstance(what, OpposingHeroDamagedByAllyOfYours) else "while"


# -------------------------------------------------------------------------- values


def _signed(value: Amount) -> str:
    if isinstance(value, int):
        return f"{value:+d}"
    return "+X" if isinstance(value, (TheX, Plus, Minus, AtkOf, HealthOf, CostOf)) else "+1"


def _measured(s: Speech, value: Amount) -> str:
    """What follows a value that is no plain number: " for each ...", ", where X is ..."."""
    if isinstance(value, TheX):
        return ""
    if isinstance(value, (Plus, Minus, AtkOf, HealthOf, CostOf)):
        return f", where X is {total(s, value)}"
    return f" for each {unit(s, value)}"


def have(s: Speech, word: Have) -> Clause:
    """has +2 ATK and +2 health, has protector, is stealthed, has a power."""
    text, many = subject(s, word.what)
    values = ((word.atk, "ATK"), (word.health, "health"), (word.defense, "DEF"))
    given = [(value, unit_name) for value, unit_name in values if value != 0]
    parts = [f"{_signed(value)} {unit_name}" for value, unit_name in given]
    parts += [keyword.value for keyword in word.keywords if keyword not in STATES]
    if word.power is not None:
        parts.append(quoted_power(s, word.power, word.span is not None))
    states = [STATES[keyword] for keyword in word.keywords if keyword in STATES]
    per = [value for value, _ in given if not isinstance(value, int)]
    tail = _measured(s, per[0]) if per else ""
    tail += condition_tail(s, word.what, word.condition)
    said_of = [f"have {listed(parts, 'and', serial=True)}"] if parts else []
    said_of += [f"{'are' if many else 'be'} {state}" for state in states]
    if not said_of:
        raise Unworded(word, "English")
    span = SPANS[word.span] if word.span else ""
    return Clause(text, " and ".join(said_of) + tail, many, word.what, span)


def quoted_power(s: Speech, power: Pay, goes_on: bool) -> str:
    """A power that is given, between quotation marks; its stop is left out where the sentence goes on."""
    from regelwerk.wowtcg.say_en.powers import pay_lines

    words = " ".join(pay_lines(s, power))
    return '"' + (words.removesuffix(".") if goes_on else words) + '"'


def loses_powers(s: Speech, word: LosesPowers) -> Clause:
    text, many = subject(s, word.what)
    return Clause(text, "lose all powers", many, word.what, SPANS[word.span] if word.span else "")


def becomes_tagged(s: Speech, word: BecomesTagged) -> Clause:
    text, many = subject(s, word.what)
    return Clause(text, f"{'are' if many else 'be'} {an(word.tag)}", many, word.what)


def control(s: Speech, word: Control) -> Clause:
    return Clause("you", f"control {said(s, word.what)}")


def hand_size(s: Speech, word: HandSize) -> Clause:
    whose = player_possessive(s, word.who)
    return Clause(f"{whose} maximum hand size", f"be increased by {english_number(word.more)}")


# -------------------------------------------------------------------- prohibitions

PLAIN_ACTS = {
    Act.ATTACK: "attack",
    Act.ATTACK_HEROES_AND_ALLIES_OF_YOURS: "attack heroes or allies in your party",
    Act.PROTECT: "protect",
    Act.BE_DESTROYED: "be destroyed",
    Act.BE_ATTACKED: "be attacked",
    Act.BE_HEALED: "be healed",
    Act.BE_TARGETED_BY_OPPONENTS: "be targeted by opponents",
    Act.STRIKE: "strike with weapons",
    Act.PLAY_CARDS: "play cards",
    Act.DRAW: "draw cards",
    Act.READY_IN_YOUR_NEXT_READY_STEP: "ready during your next ready step",
}


def act_words(act: Act, many: bool) -> str:
    """What can't be done; readying names whose ready step."""
    if act in PLAIN_ACTS:
        return PLAIN_ACTS[act]
    step = {Act.READY_IN_READY_STEP: "ready step", Act.READY_IN_NEXT_READY_STEP: "next ready step"}
    if act not in step:
        raise Unworded(act, "English")
    whose = "their controllers'" if many else "its controller's"
    return f"ready during {whose} {step[act]}"


def cannot(s: Speech, word: Cannot) -> Clause:
    text, many = subject(s, word.what)
    predicate = f"can't {act_words(word.act, many)}{condition_tail(s, word.what, word.condition)}"
    if word.unless_pays:
        predicate += f" unless {'their' if many else 'its'} controller pays ({word.unless_pays})"
        predicate += " for each attacker" if many else ""
    return Clause(text, predicate, many, word.what, SPANS[word.span] if word.span else "")


def players_cannot(s: Speech, word: PlayersCannot) -> Clause:
    if word.who is not None:
        span = SPANS[word.span] if word.span else ""
        return Clause(player(s, word.who) or "you", f"can't {act_words(word.act, False)}", False, word.who, span)
    who = "opponents" if word.opponents else "players"
    when = " on your turn" if word.your_turn else ""
    words = act_words(word.act, True)
    return Clause(who, f"can't {words}{when}", True, word.opponents, SPANS[word.span] if word.span else "")


def can_protect_only(s: Speech, word: CanProtectOnly) -> Clause:
    text, many = subject(s, word.what)
    return Clause(text, f"can protect {said(s, word.whom)}", many, word.what)


def can_sabotage(s: Speech, word: CanSabotage) -> Clause:
    text, many = subject(s, word.what)
    return Clause(text, f"can sabotage {said(s, All(word.whom))}", many, word.what)


def must_attack(s: Speech, word: MustAttack) -> Clause:
    text, many = subject(s, word.what)
    return Clause(text, "must attack if able", many, word.what, SPANS[word.span] if word.span else "")


def can_attack_only(s: Speech, word: CanAttackOnly) -> Clause:
    text, many = subject(s, word.what)
    whom = said(s, word.whom)
    span = SPANS[word.span] if word.span else ""
    if isinstance(word.what, All):
        return Clause(f"{text} that can attack {whom}", f"can attack only {whom}", many, word.what, span)
    return Clause(text, f"can attack only {whom} if able", many, word.what, span)


# ------------------------------------------------------------------------- damage


def prevent(s: Speech, word: Prevent) -> Clause:
    """Prevent all, the next few, or a few of every packet."""
    lead = f"{conjunction(word.condition)} {condition(s, word.condition)}, " if word.condition is not None else ""
    damage = "combat damage" if word.combat else "damage"
    if word.span is None and word.amount is not None:
        return Clause("", lead + _prevent_each(s, word, damage), whole=True)
    dealt = "that would be dealt"
    if word.to is not None:
        dealt += f" to {_whom(s, word.to)}"
    if word.by is not None:
        dealt += f" by {_whom(s, word.by)}"
    if word.amount is None:
        how_much = "all"
    else:
        number, behind = plainly(s, word.amount)
        how_much = f"the next {number}"
        dealt += behind
    s.damage = True
    return command(f"{lead}prevent {how_much} {damage} {dealt}", word.span)


def _prevent_each(s: Speech, word: Prevent, damage: str) -> str:
    number, behind = plainly(s, word.amount if word.amount is not None else 0)
    by = f" by {_whom(s, word.by)}" if word.by is not None and word.to is not None else ""
    if word.to is not None:
        would = f"{_somebody(s, word.to)} would be dealt {damage}{by}"
    else:
        would = f"{_somebody(s, word.by) if word.by is not None else 'anything'} would deal {damage}"
    return f"if {would}, prevent {number} of that damage{behind}"


def _somebody(s: Speech, ref: Ref) -> str:
    """One of those it would happen to: "a hero or ally in your party"."""
    return a_noun(s, ref.noun) if isinstance(ref, All) else subject(s, ref)[0]


def _whom(s: Speech, ref: Ref) -> str:
    return each(s, ref) if isinstance(ref, All) else said(s, ref)


def _typed(element: Element | None) -> str:
    return f"{TERMS[element.name.lower()]} damage" if element is not None else "damage"


def deals_more(s: Speech, word: DealsMore) -> Clause:
    who = _somebody(s, word.what)
    it = "it" if isinstance(word.what, All) else _pronoun(s, word.what)
    how = " with an ability" if word.with_ability else ""
    more = "double that amount of damage" if word.double else f"that amount of damage plus {word.more}"
    return Clause("", f"if {who} would deal {_typed(word.element)}{how}, {it} deals {more} instead", whole=True)


def is_dealt_more(s: Speech, word: IsDealtMore) -> Clause:
    who = _somebody(s, word.what)
    it = "it" if isinstance(word.what, All) else _pronoun(s, word.what)
    more = f"that amount of damage plus {word.more}"
    return Clause("", f"if {who} would be dealt damage, {it} is dealt {more} instead", whole=True)


def heals_more(s: Speech, word: HealsMore) -> Clause:
    who = _somebody(s, word.what)
    it = "it" if isinstance(word.what, All) else _pronoun(s, word.what)
    more = f"that amount of damage plus {word.more}"
    return Clause("", f"if {who} would heal damage, {it} heals {more} instead", whole=True)


def _pronoun(s: Speech, ref: Ref) -> str:
    return "they" if is_plural(s, ref) else pronoun_word(s, ref)


def strikes_for_less(s: Speech, word: StrikesForLess) -> Clause:
    ref = word.weapon
    if word.next_time:
        weapon = an(described(s, _unowned(ref.noun))) if isinstance(ref, All) else said(s, ref)
        return Clause("you", f"pay ({word.less}) less the next time you strike with {weapon} this turn")
    weapon = described(s, _unowned(ref.noun), True) if isinstance(ref, All) else said(s, ref)
    return Clause("you", f"pay ({word.less}) less to strike with {weapon}")


def plays_for_less(s: Speech, word: PlaysForLess) -> Clause:
    if word.next_card:
        return Clause("you", f"pay ({word.less}) less to play your next card", span=SPANS[Span.THIS_TURN])
    cards = described(s, word.noun, many=True) if word.noun is not None else "cards"
    floor = f", to a minimum of ({word.minimum})" if word.minimum else ""
    return Clause("you", f"pay ({word.less}) less to play {cards}{floor}")


def _unowned(noun: Noun) -> Noun:
    """ "your" goes without saying where you strike."""
    return Noun(noun.kinds, tuple(qual for qual in noun.quals if not isinstance(qual, Yours)), noun.zone, noun.whose)


def damage_cannot_be_prevented(s: Speech, word: DamageCannotBePrevented) -> Clause:
    by = whole_class(s, word.by) if isinstance(word.by, All) else said(s, word.by)
    if word.with_this:
        return Clause(f"combat damage dealt by {by} with {s.card.name}", "can't be prevented")
    return Clause(f"damage dealt by {by}", "can't be prevented")


LASTING: Final[dict[type, Any]] = {
    Have: have,
    Cannot: cannot,
    PlayersCannot: players_cannot,
    CanProtectOnly: can_protect_only,
    CanSabotage: can_sabotage,
    MustAttack: must_attack,
    CanAttackOnly: can_attack_only,
    Control: control,
    LosesPowers: loses_powers,
    BecomesTagged: becomes_tagged,
    DealsMore: deals_more,
    IsDealtMore: is_dealt_more,
    HealsMore: heals_more,
    StrikesForLess: strikes_for_less,
    PlaysForLess: plays_for_less,
    DamageCannotBePrevented: damage_cannot_be_prevented,
    HandSize: hand_size,
    Prevent: prevent,
}
"""Word class -> its clause."""
