"""Sentences in English: words that arrange, ask and choose, and the events that begin a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.kernel.wording import Unworded, an, capital, english_number, sentence, third_person
from regelwerk.kernel.words import Again, And, FlipCoin, Then, Word
from regelwerk.wowtcg.say_en.amounts import plainly, total
from regelwerk.wowtcg.say_en.clauses import Clause, joined, possible, subject
from regelwerk.wowtcg.say_en.effects import DOING
from regelwerk.wowtcg.say_en.lasting import LASTING, condition
from regelwerk.wowtcg.say_en.reading import Mention, dealt_to_and_by, flat, inside
from regelwerk.wowtcg.say_en.speech import Speech, a_noun, described, name, player
from regelwerk.wowtcg.words import (
    THEM,
    THIS,
    YOU,
    AtEndOfTurn,
    Attached,
    Attacks,
    BecomesExhausted,
    ChooseOne,
    ControlledBy,
    ControllerOf,
    CostAtMost,
    Deal,
    DealsDamage,
    Defends,
    Destroy,
    Either,
    EndOfTurn,
    EntersPlay,
    Exhaust,
    Happening,
    If,
    IfYouDo,
    Is,
    IsDealtDamage,
    IsDestroyed,
    Kind,
    LookAndMayPut,
    LookAtTop,
    May,
    MayPay,
    NextTime,
    NotAttachedToFriendly,
    Noun,
    OpponentsTurn,
    Prevent,
    Protects,
    PutCounter,
    PutInto,
    PutIntoPlay,
    Ref,
    RevealTop,
    Sabotages,
    StartOfTurn,
    Target,
    Them,
    This,
    ThisTurn,
    TurnPlayer,
    Unless,
    Whose,
    YouPlay,
    YourHero,
    YourTurn,
    YouStrike,
    Zone,
)

# -------------------------------------------------------------------------- clauses


def clauses(discourse: Speech, word: Word) -> list[Clause]:
    """The clauses of one sentence."""
    if isinstance(word, And):
        return joined_parts(discourse, flat(word))
    if isinstance(word, May):
        return [may(discourse, word)]
    if type(word) in LASTING:
        made: Callable[[Speech, Any], Clause] = LASTING[type(word)]
        found = [made(discourse, word)]
    elif type(word) in DOING:
        does: Callable[[Speech, Any], list[Clause]] = DOING[type(word)]
        found = does(discourse, word)
    elif type(word) in ARRANGING:
        found = [Clause("", only(sentences(discourse, word), word), whole=True)]
    else:
        raise Unworded(word, "English")
    discourse.opening = False
    return found


def joined_parts(discourse: Speech, parts: list[Word]) -> list[Clause]:
    """Clauses of an "and"; "then" stands where one thing must be done before the next."""
    if dealt_to_and_by(parts):
        return [prevent_to_and_by(discourse, parts[0])]
    found: list[Clause] = []
    for place, part in enumerate(parts):
        made = clauses(discourse, part)
        if place and isinstance(parts[place - 1], PutCounter):
            made[0] = replace(made[0], then=True)
        found += made
    return found


def prevent_to_and_by(discourse: Speech, word: Word) -> Clause:
    """ "prevent all damage that would be dealt to and dealt by it"."""
    clause = LASTING[Prevent](discourse, word)
    made: Clause = replace(clause, predicate=clause.predicate.replace(" dealt to ", " dealt to and dealt by ", 1))
    return made


def only(said_sentences: list[str], word: Word) -> str:
    """A word that arranges, inside a sentence, may fill only one."""
    if len(said_sentences) != 1:
        raise Unworded(word, "English")
    return said_sentences[0]


def may(discourse: Speech, word: May) -> Clause:
    who = player(discourse, word.who)
    before, discourse.actor = discourse.actor, word.who
    discourse.opening = False
    made = possible(who, clauses(discourse, word.do))
    discourse.actor = before
    return made


# ------------------------------------------------------------------------ sentences


def text(discourse: Speech, word: Word, lead: str = "") -> str:
    """All sentences of a word, ready to be read; `lead` opens the first ("When ...")."""
    if lead:
        discourse.opening = False
    said_sentences = sentences(discourse, word)
    if lead:
        said_sentences[0] = f"{lead}, {said_sentences[0]}"
    return " ".join(sentence(one) for one in said_sentences)


def sentences(discourse: Speech, word: Word) -> list[str]:
    """The sentences of a word, without capitals and stops."""
    if type(word) in ARRANGING:
        arrange: Callable[[Speech, Any], list[str]] = ARRANGING[type(word)]
        return arrange(discourse, word)
    said_sentences = [joined(clauses(discourse, word))]
    if any(isinstance(part, Deal) and part.unpreventable for part in flat(word)):
        said_sentences.append("that damage can't be prevented")
    return said_sentences


def then(discourse: Speech, word: Then) -> list[str]:
    found: list[str] = []
    for part in word.parts:
        if found:
            discourse.new_sentence()
        found += sentences(discourse, part)
    return found


def may_pay(discourse: Speech, word: MayPay) -> list[str]:
    number, explained = plainly(discourse, word.resources)
    if isinstance(word.do, Again):
        return [f"you may pay ({number}) to reflip{explained}"]
    who = player(discourse, word.who) or "you"
    discourse.new_sentence(keep=True)
    discourse.opening = False
    rest = sentences(discourse, word.do)
    return [
        f"{who} may pay ({number}){explained}",
        f"if {'you do' if word.who == YOU else 'he does'}, {rest[0]}",
        *rest[1:],
    ]


def if_you_do(discourse: Speech, word: IfYouDo) -> list[str]:
    discourse.opening = False
    rest = sentences(discourse, word.do)
    return [f"if you do, {rest[0]}", *rest[1:]]


def either(discourse: Speech, word: Either) -> list[str]:
    """discard two cards or destroy it; a comma where somebody else does the other thing"""
    one, other = clauses(discourse, word.one), clauses(discourse, word.other)
    comma = "," if other[0].subject else ""
    return [f"{joined(one)}{comma} or {joined(other)}"]


def unless(discourse: Speech, word: Unless) -> list[str]:
    rest = sentences(discourse, word.do)
    if word.who == YOU and len(rest) == 1:
        return [f"pay ({word.resources}) or {rest[0]}"]
    who = _payer(discourse, word)
    pays = "pay" if word.who == YOU else "pays"
    return [*rest[:-1], f"{rest[-1]} unless {who} {pays} ({word.resources})"]


def _payer(discourse: Speech, word: Unless) -> str:
    """Who may buy it off: "its controller" right after the thing, "he" right after his own things."""
    acted_on = getattr(word.do, "what", None)
    if isinstance(word.who, ControllerOf) and word.who.what == acted_on:
        return "its controller"
    if ControlledBy(word.who) in inside(acted_on):
        return "he"
    return player(discourse, word.who) or "you"


def choose_one(discourse: Speech, word: ChooseOne) -> list[str]:
    modes: list[str] = []
    for mode in word.modes:
        discourse.new_sentence()
        modes.append(". ".join(sentences(discourse, mode)))
    return ["choose one: " + "; or ".join([capital(modes[0]), *modes[1:]])]


def if_target(discourse: Speech, word: If, what: Is, aim: Target) -> list[str]:
    """ "... target ability unless it's ...": the target is named where it is used, the condition behind."""
    extra = [qual for qual in what.noun.quals if qual not in aim.noun.quals]
    rest = sentences(discourse, used_on(word.do, aim))
    if extra == [NotAttachedToFriendly()]:
        return [f"{rest[0]} unless it's attached to a friendly hero or ally", *rest[1:]]
    cost = extra[0]
    if not isinstance(cost, CostAtMost):
        raise Unworded(word, "English")
    return [f"{rest[0]} if its cost is less than or equal to {total(discourse, cost.amount)}", *rest[1:]]


def used_on(word: Word, aim: Target) -> Word:
    """The word with the target itself instead of "it"."""
    if getattr(word, "what", None) != THEM or not isinstance(word, (Destroy, PutIntoPlay, PutInto, Exhaust)):
        raise Unworded(word, "English")
    return replace(word, what=aim)


def if_(discourse: Speech, word: If) -> list[str]:
    what = word.condition
    if isinstance(what, Is) and isinstance(what.what, Target):
        if any(isinstance(qual, (NotAttachedToFriendly, CostAtMost)) for qual in what.noun.quals):
            return if_target(discourse, word, what, what.what)
    lead = f"if {condition(discourse, word.condition)}"
    if isinstance(word.condition, (YourTurn, OpponentsTurn)):
        lead = "on your turn" if isinstance(word.condition, YourTurn) else "on an opponent's turn"
    discourse.opening = False
    rest = sentences(discourse, word.do)
    return [f"{lead}, {rest[0]}", *rest[1:]]


def at_end_of_turn(discourse: Speech, word: AtEndOfTurn) -> list[str]:
    opens = discourse.opening
    discourse.opening = False
    rest = sentences(discourse, word.do)
    if opens:
        return [f"at end of turn, {rest[0]}", *rest[1:]]
    return [*rest[:-1], f"{rest[-1]} at end of turn"]


def next_time(discourse: Speech, word: NextTime) -> list[str]:
    if isinstance(word.event, (StartOfTurn, EndOfTurn)):
        discourse.opening = False
        when, rest = next_turn(word.event), sentences(discourse, word.do)
        return [f"{when}, {rest[0]}", *rest[1:]]
    return during_this_turn(discourse, "the next time", word)


def this_turn(discourse: Speech, word: ThisTurn) -> list[str]:
    return during_this_turn(discourse, "when", word)


def during_this_turn(discourse: Speech, often: str, word: NextTime | ThisTurn) -> list[str]:
    happening = event(discourse, word.event)
    discourse.opening = False
    rest = sentences(discourse, word.do)
    return [f"{often} {happening} this turn, {rest[0]}", *rest[1:]]


def next_turn(happening: StartOfTurn | EndOfTurn) -> str:
    """at the start of your next turn; at the end of this turn"""
    whose = {Whose.YOURS: "your next", Whose.EACH: "the next", Whose.OPPONENTS: "an opponent's next"}[happening.whose]
    if isinstance(happening, StartOfTurn):
        return f"at the start of {whose} turn"
    return "at end of turn" if happening.whose is Whose.EACH else f"at the end of {whose} turn"


def flip_coin(discourse: Speech, word: FlipCoin) -> list[str]:
    found = ["flip a coin"]
    for won, outcome in (("win", word.win), ("lose", word.lose)):
        discourse.new_sentence()
        discourse.opening = False
        rest = sentences(discourse, outcome)
        found += [f"if you {won} the flip, {rest[0]}", *rest[1:]]
    return found


def reveal_top(discourse: Speech, word: RevealTop) -> list[str]:
    noun = Noun(word.noun.kinds, word.noun.quals, Zone.DECK)
    if word.by != YOU:
        chosen = f"one{'' if not word.noun.kinds else f' that is {an(described(discourse, noun))}'}"
        return [
            f"reveal the top {_cards(word.count)} of your deck",
            f"{player(discourse, word.by)} chooses {chosen}",
            "put that card into your hand and the rest on the bottom of your deck",
        ]
    return [
        f"reveal the top {_cards(word.count)} of your deck",
        f"put a revealed {described(discourse, noun)} into your hand and the rest on the bottom of your deck",
    ]


def look_at_top(discourse: Speech, word: LookAtTop) -> list[str]:
    if word.zone not in (Zone.HAND, Zone.DECK):
        raise Unworded(word, "English")
    first = f"look at the top {_cards(word.count)} of your deck"
    if word.zone is Zone.DECK:
        return [first, "put one on the top of your deck and the rest on the bottom"]
    return [first, "put one into your hand and the rest on the bottom of your deck"]


def look_and_may_put(discourse: Speech, word: LookAndMayPut) -> list[str]:
    if word.zone not in (Zone.HAND, Zone.DECK):
        raise Unworded(word, "English")
    place = "on the bottom of your deck" if word.zone is Zone.DECK else "into your hand"
    first = "look at the top card of your deck"
    if word.noun is None:
        return [first, f"you may put it {place}"]
    fits = an(described(discourse, Noun(word.noun.kinds, word.noun.quals, Zone.DECK)))
    return [first, f"if it's {fits}, you may reveal it and put it {place}"]


def _cards(count: int) -> str:
    return "card" if count == 1 else f"{english_number(count)} cards"


ARRANGING: Final[dict[type, Any]] = {
    Then: then,
    MayPay: may_pay,
    IfYouDo: if_you_do,
    Either: either,
    Unless: unless,
    ChooseOne: choose_one,
    If: if_,
    AtEndOfTurn: at_end_of_turn,
    NextTime: next_time,
    ThisTurn: this_turn,
    FlipCoin: flip_coin,
    RevealTop: reveal_top,
    LookAtTop: look_at_top,
    LookAndMayPut: look_and_may_put,
}
"""Word class -> its sentences."""


# --------------------------------------------------------------------------- events


def lead(discourse: Speech, happening: Happening, effect: Word, first: bool = False, yours: bool = False) -> str:
    """How a triggered power opens: "When ...", "At the start of your turn"."""
    if isinstance(happening, (StartOfTurn, EndOfTurn)):
        point = "start" if isinstance(happening, StartOfTurn) else "end"
        if isinstance(happening, EndOfTurn) and happening.whose is Whose.EACH and effect == Destroy(THIS):
            return "at end of turn"  # it happens once, so "each" would mislead
        whose = {Whose.YOURS: "your", Whose.EACH: "each", Whose.OPPONENTS: "an opponent's"}[happening.whose]
        if happening.whose is Whose.EACH and TurnPlayer() in inside(effect):
            whose = "each player's"
        return f"at the {point} of {whose} turn"
    words = event(discourse, happening)
    if first and isinstance(getattr(happening, "what", None), Noun):
        words = "each " + words.split(" ", 1)[1]
        discourse.fresh = False
    if first:
        words += " for the first time on each of your turns" if yours else " for the first time each turn"
    return f"when {words}"


def event(discourse: Speech, happening: Happening) -> str:
    """An event as a clause: "an ally is destroyed". What it speaks of is what "it" and "that ally" mean."""
    if type(happening) not in EVENTS:
        raise Unworded(happening, "English")
    worded: Callable[[Speech, Any], str] = EVENTS[type(happening)]
    return worded(discourse, happening)


def _one(discourse: Speech, what: Ref | Noun, alone: bool = True) -> str:
    """Whom the event happens to."""
    discourse.counted_event = False
    if isinstance(what, Noun):
        discourse.one, discourse.fresh = Mention(what), alone
        return a_noun(discourse, what)
    discourse.fresh = alone
    if isinstance(what, (This, YourHero, Attached, Them)):
        about = discourse.attached if isinstance(what, Attached) else Noun((discourse.card.kind,))
        discourse.one = discourse.last if isinstance(what, Them) else Mention(about)
        return subject(discourse, what)[0]
    raise Unworded(what, "English")


def _happens(verb: str) -> Callable[[Speech, Any], str]:
    return _Simple(verb).said


class _Simple:
    """An event that one verb says: "attacks"."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def said(self, discourse: Speech, happening: Any) -> str:
        return f"{_one(discourse, happening.what)} {third_person(self.verb)}"


def you_play(discourse: Speech, happening: YouPlay) -> str:
    noun = Noun(happening.kinds)
    words = described(discourse, noun)
    if happening.tag:
        words = f"{happening.tag} {words}"
    if happening.not_tag:
        words = f"non-{happening.not_tag} {words}"
    discourse.one, discourse.fresh = Mention(noun), True
    return f"you play {'an' if words[0] in 'aeiouAEIOU' else 'a'} {words}"


def you_strike(discourse: Speech, happening: YouStrike) -> str:
    weapon = happening.what or Noun((Kind.WEAPON,))
    if isinstance(weapon, This):
        discourse.one, discourse.fresh = Mention(Noun((Kind.WEAPON,))), False
        return f"you strike with {name(discourse)}"
    return f"you strike with {_one(discourse, weapon, alone=False)}"


def deals_damage(discourse: Speech, happening: DealsDamage) -> str:
    by = _one(discourse, happening.by, alone=happening.to is None)
    words = f"{by} {'deal' if by == 'you' else 'deals'} {'combat ' if happening.combat else ''}damage"
    if happening.with_this:
        words += f" with {name(discourse)}"
        discourse.topic = None
    elif happening.with_weapon:
        words += " with a weapon"
    if happening.to is not None:
        discourse.other = Mention(happening.to)
        words += f" to {a_noun(discourse, happening.to)}"
    discourse.counted_event = True
    return words


def is_dealt_damage(discourse: Speech, happening: IsDealtDamage) -> str:
    damage = "combat damage" if happening.combat else "damage"
    words = f"{_one(discourse, happening.what)} is dealt {damage}"
    discourse.source = f"the source of that {damage}"
    discourse.counted_event = True
    return words


EVENTS: Final[dict[type, Any]] = {
    EntersPlay: _happens("enter play"),
    IsDestroyed: _happens("be destroyed"),
    Attacks: _happens("attack"),
    Defends: _happens("defend"),
    Protects: _happens("protect"),
    Sabotages: _happens("sabotage"),
    BecomesExhausted: _happens("become exhausted"),
    YouPlay: you_play,
    YouStrike: you_strike,
    DealsDamage: deals_damage,
    IsDealtDamage: is_dealt_damage,
}
"""Event class -> its clause. The start and the end of a turn are times, not clauses: `lead` has them."""
