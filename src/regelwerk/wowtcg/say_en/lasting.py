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


def condition(discourse: Speech, what: Condition) -> str:
    """A condition as a clause: "your hero is stealthed"."""
    if isinstance(what, Has):
        text, many = subject(discourse, what.what)
        be = "are" if many else "is"
        if what.keyword in STATES:
            return f"{text} {be} {STATES[what.keyword]}"
        return f"{text} {'have' if many else 'has'} {what.keyword.value}"
    if isinstance(what, Is):
        text, many = subject(discourse, what.what)
        bare = [qual for qual in what.noun.quals if isinstance(qual, AttachedToHeroOrAlly)]
        if bare:
            return f"{text} is attached to a hero or ally"
        return (
            f"{text} are {described(discourse, what.noun, True)}"
            if many
            else f"{text} is {a_noun(discourse, what.noun)}"
        )
    if isinstance(what, AtLeast):
        if what.noun.zone is Zone.HAND and what.noun.whose == YOU:
            return f"you have {english_number(what.number)} or more {described(discourse, what.noun, True)}"
        have = " you have" if owner(what.noun) is not None else ""
        return f"there are {english_number(what.number)} or more {described(discourse, what.noun, True)}{have}"
    if isinstance(what, OnlyOne):
        return f"{discourse.card.pronoun} is the only {described(discourse, what.noun)}"
    if isinstance(what, (WhileAttacking, WhileDefending)):
        text, many = subject(discourse, what.what)
        return f"{text} {'are' if many else 'is'} {_fighting(discourse, what)}"
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


def _fighting(discourse: Speech, what: WhileAttacking | WhileDefending) -> str:
    if isinstance(what, WhileDefending):
        return "defending"
    if isinstance(what.noun, Attached):
        return f"attacking {said(discourse, what.noun)}"
    return f"attacking {a_noun(discourse, what.noun)}" if what.noun is not None else "attacking"


def what_is_them(what: Condition) -> bool:
    """Whether a condition is about what its own sentence has just named."""
    return isinstance(what, (WhileAttacking, WhileDefending)) and isinstance(what.what, Them)


def condition_tail(discourse: Speech, about: Ref, what: Condition | None) -> str:
    """A condition behind a statement: " while attacking", " while he is the only ally in your party"."""
    if what is None:
        return ""
    introduced = isinstance(about, (Target, Chosen, All, Them)) and what_is_them(what)
    if isinstance(what, (WhileAttacking, WhileDefending)) and (introduced or what.what == about):
        return f" while {_fighting(discourse, what)}"
    if isinstance(what, YourTurn):
        return " on your turn"
    if isinstance(what, OpponentsTurn):
        return " on an opponent's turn"
    return f" {conjunction(what)} {condition(discourse, what)}"


def conjunction(what: Condition) -> str:
    """ "while" for what lasts, "if" for what has happened."""
    return "if" if isinstance(what, OpposingHeroDamagedByAllyOfYours) else "while"


# -------------------------------------------------------------------------- values


def _signed(value: Amount) -> str:
    if isinstance(value, int):
        return f"{value:+d}"
    return "+X" if isinstance(value, (TheX, Plus, Minus, AtkOf, HealthOf, CostOf)) else "+1"


def _measured(discourse: Speech, value: Amount) -> str:
    """What follows a value that is no plain number: " for each ...", ", where X is ..."."""
    if isinstance(value, TheX):
        return ""
    if isinstance(value, (Plus, Minus, AtkOf, HealthOf, CostOf)):
        return f", where X is {total(discourse, value)}"
    return f" for each {unit(discourse, value)}"


def have(discourse: Speech, word: Have) -> Clause:
    """has +2 ATK and +2 health, has protector, is stealthed, has a power."""
    text, many = subject(discourse, word.what)
    values = ((word.atk, "ATK"), (word.health, "health"), (word.defense, "DEF"))
    given = [(value, unit_name) for value, unit_name in values if value != 0]
    parts = [f"{_signed(value)} {unit_name}" for value, unit_name in given]
    parts += [keyword.value for keyword in word.keywords if keyword not in STATES]
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
    span = SPANS[word.span] if word.span else ""
    return Clause(text, " and ".join(said_of) + tail, many, word.what, span)


def quoted_power(discourse: Speech, power: Pay, goes_on: bool) -> str:
    """A power that is given, between quotation marks; its stop is left out where the sentence goes on."""
    from regelwerk.wowtcg.say_en.powers import pay_lines

    words = " ".join(pay_lines(discourse, power))
    return '"' + (words.removesuffix(".") if goes_on else words) + '"'


def loses_powers(discourse: Speech, word: LosesPowers) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, "lose all powers", many, word.what, SPANS[word.span] if word.span else "")


def becomes_tagged(discourse: Speech, word: BecomesTagged) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, f"{'are' if many else 'be'} {an(word.tag)}", many, word.what)


def control(discourse: Speech, word: Control) -> Clause:
    return Clause("you", f"control {said(discourse, word.what)}")


def hand_size(discourse: Speech, word: HandSize) -> Clause:
    whose = player_possessive(discourse, word.who)
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


def cannot(discourse: Speech, word: Cannot) -> Clause:
    text, many = subject(discourse, word.what)
    predicate = f"can't {act_words(word.act, many)}{condition_tail(discourse, word.what, word.condition)}"
    if word.unless_pays:
        predicate += f" unless {'their' if many else 'its'} controller pays ({word.unless_pays})"
        predicate += " for each attacker" if many else ""
    return Clause(text, predicate, many, word.what, SPANS[word.span] if word.span else "")


def players_cannot(discourse: Speech, word: PlayersCannot) -> Clause:
    if word.who is not None:
        span = SPANS[word.span] if word.span else ""
        return Clause(
            player(discourse, word.who) or "you", f"can't {act_words(word.act, False)}", False, word.who, span
        )
    who = "opponents" if word.opponents else "players"
    when = " on your turn" if word.your_turn else ""
    words = act_words(word.act, True)
    return Clause(who, f"can't {words}{when}", True, word.opponents, SPANS[word.span] if word.span else "")


def can_protect_only(discourse: Speech, word: CanProtectOnly) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, f"can protect {said(discourse, word.whom)}", many, word.what)


def can_sabotage(discourse: Speech, word: CanSabotage) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, f"can sabotage {said(discourse, All(word.whom))}", many, word.what)


def must_attack(discourse: Speech, word: MustAttack) -> Clause:
    text, many = subject(discourse, word.what)
    return Clause(text, "must attack if able", many, word.what, SPANS[word.span] if word.span else "")


def can_attack_only(discourse: Speech, word: CanAttackOnly) -> Clause:
    text, many = subject(discourse, word.what)
    whom = said(discourse, word.whom)
    span = SPANS[word.span] if word.span else ""
    if isinstance(word.what, All):
        return Clause(f"{text} that can attack {whom}", f"can attack only {whom}", many, word.what, span)
    return Clause(text, f"can attack only {whom} if able", many, word.what, span)


# ------------------------------------------------------------------------- damage


def prevent(discourse: Speech, word: Prevent) -> Clause:
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


def _prevent_each(discourse: Speech, word: Prevent, damage: str) -> str:
    number, behind = plainly(discourse, word.amount if word.amount is not None else 0)
    by = f" by {_whom(discourse, word.by)}" if word.by is not None and word.to is not None else ""
    if word.to is not None:
        would = f"{_somebody(discourse, word.to)} would be dealt {damage}{by}"
    else:
        would = f"{_somebody(discourse, word.by) if word.by is not None else 'anything'} would deal {damage}"
    return f"if {would}, prevent {number} of that damage{behind}"


def _somebody(discourse: Speech, ref: Ref) -> str:
    """One of those it would happen to: "a hero or ally in your party"."""
    return a_noun(discourse, ref.noun) if isinstance(ref, All) else subject(discourse, ref)[0]


def _whom(discourse: Speech, ref: Ref) -> str:
    return each(discourse, ref) if isinstance(ref, All) else said(discourse, ref)


def _typed(element: Element | None) -> str:
    return f"{TERMS[element.name.lower()]} damage" if element is not None else "damage"


def deals_more(discourse: Speech, word: DealsMore) -> Clause:
    who = _somebody(discourse, word.what)
    it = "it" if isinstance(word.what, All) else _pronoun(discourse, word.what)
    how = " with an ability" if word.with_ability else ""
    more = "double that amount of damage" if word.double else f"that amount of damage plus {word.more}"
    return Clause("", f"if {who} would deal {_typed(word.element)}{how}, {it} deals {more} instead", whole=True)


def is_dealt_more(discourse: Speech, word: IsDealtMore) -> Clause:
    who = _somebody(discourse, word.what)
    it = "it" if isinstance(word.what, All) else _pronoun(discourse, word.what)
    more = f"that amount of damage plus {word.more}"
    return Clause("", f"if {who} would be dealt damage, {it} is dealt {more} instead", whole=True)


def heals_more(discourse: Speech, word: HealsMore) -> Clause:
    who = _somebody(discourse, word.what)
    it = "it" if isinstance(word.what, All) else _pronoun(discourse, word.what)
    more = f"that amount of damage plus {word.more}"
    return Clause("", f"if {who} would heal damage, {it} heals {more} instead", whole=True)


def _pronoun(discourse: Speech, ref: Ref) -> str:
    return "they" if is_plural(discourse, ref) else pronoun_word(discourse, ref)


def strikes_for_less(discourse: Speech, word: StrikesForLess) -> Clause:
    ref = word.weapon
    if word.next_time:
        weapon = an(described(discourse, _unowned(ref.noun))) if isinstance(ref, All) else said(discourse, ref)
        return Clause("you", f"pay ({word.less}) less the next time you strike with {weapon} this turn")
    weapon = described(discourse, _unowned(ref.noun), True) if isinstance(ref, All) else said(discourse, ref)
    return Clause("you", f"pay ({word.less}) less to strike with {weapon}")


def plays_for_less(discourse: Speech, word: PlaysForLess) -> Clause:
    if word.next_card:
        return Clause("you", f"pay ({word.less}) less to play your next card", span=SPANS[Span.THIS_TURN])
    cards = described(discourse, word.noun, many=True) if word.noun is not None else "cards"
    floor = f", to a minimum of ({word.minimum})" if word.minimum else ""
    return Clause("you", f"pay ({word.less}) less to play {cards}{floor}")


def _unowned(noun: Noun) -> Noun:
    """ "your" goes without saying where you strike."""
    return Noun(noun.kinds, tuple(qual for qual in noun.quals if not isinstance(qual, Yours)), noun.zone, noun.whose)


def damage_cannot_be_prevented(discourse: Speech, word: DamageCannotBePrevented) -> Clause:
    by = whole_class(discourse, word.by) if isinstance(word.by, All) else said(discourse, word.by)
    if word.with_this:
        return Clause(f"combat damage dealt by {by} with {discourse.card.name}", "can't be prevented")
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
