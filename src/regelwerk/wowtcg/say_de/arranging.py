"""Sentences in German: words that arrange, ask and choose, and the events that begin a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.kernel.german import ACC, DAT, DU, NOM, Article, Clause, M, Phrase, able, pronoun
from regelwerk.kernel.wording import Unworded, capital, german_number, sentence
from regelwerk.kernel.words import Again, And, FlipCoin, Then, Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say_de.amounts import plainly, total
from regelwerk.wowtcg.say_de.clauses import (
    ANGREIFEN,
    ANSEHEN,
    BESCHUETZEN,
    BESTIMMEN,
    BETRETEN,
    BEZAHLEN,
    FUEGEN,
    LEGEN,
    SABOTIEREN,
    SPIELEN,
    VERTEIDIGEN,
    VORZEIGEN,
    WERDEN,
    WERFEN,
    ZUSCHLAGEN,
    Saying,
    command,
)
from regelwerk.wowtcg.say_de.describing import described, heads
from regelwerk.wowtcg.say_de.effects import DOING
from regelwerk.wowtcg.say_de.lasting import LASTING, condition, spoken_damage
from regelwerk.wowtcg.say_de.speech import Speech, name, one, player, ref, subject
from regelwerk.wowtcg.say_en.reading import Mention, dealt_to_and_by, flat, inside
from regelwerk.wowtcg.words import THEM, THIS, YOU, Condition, Happening, Whose, Zone

# -------------------------------------------------------------------------- clauses


def clauses(discourse: Speech, word: Word) -> list[Clause]:
    """The clauses of one sentence."""
    if isinstance(word, And):
        return joined_parts(discourse, flat(word))
    if isinstance(word, w.May):
        return [may(discourse, word)]
    if type(word) in LASTING:
        found: list[Clause] = LASTING[type(word)](discourse, word)
    elif type(word) in DOING:
        found = DOING[type(word)](discourse, word)
    elif type(word) in ARRANGING:
        sayings = sentences(discourse, word)
        if len(sayings) != 1 or not sayings[0].clauses or sayings[0].lead:
            raise Unworded(word, "German")
        found = list(sayings[0].clauses)
    else:
        raise Unworded(word, "German")
    discourse.opening = False
    return found


def joined_parts(discourse: Speech, parts: list[Word]) -> list[Clause]:
    """Clauses of an "und"; "dann" stands where one thing must be done before the next."""
    if dealt_to_and_by(parts):
        return [prevent_to_and_by(discourse, parts[0])]
    found: list[Clause] = []
    for place, part in enumerate(parts):
        made = clauses(discourse, part)
        if place and follows(parts[place - 1], part):
            made[0] = replace(made[0], middle=("dann", *made[0].middle))
        found += made
    return found


def prevent_to_and_by(discourse: Speech, word: Any) -> Clause:
    """verhindere allen Schaden, der ihm zugefügt werden würde, und allen Schaden, den er zufügen würde"""
    made: Clause = LASTING[w.Prevent](discourse, word)[0]
    gender = ref(discourse, word.to).gender
    return replace(made, middle=(*made.middle, f"und allen Schaden, den {pronoun(gender, NOM)} zufügen würde"))


def follows(before: Word, after: Word) -> bool:
    """Whether the order of two doings matters so much that texts say "then"."""
    if isinstance(before, w.Draw) and isinstance(after, w.Discard):
        return after.who == before.who
    return isinstance(before, (w.PutCounter, w.ShuffleInto))


def may(discourse: Speech, word: w.May) -> Clause:
    who = player(discourse, word.who) or DU
    before, discourse.actor = discourse.actor, word.who
    discourse.opening = False
    made = clauses(discourse, word.do)
    discourse.actor = before
    doer = made[0].subject or who
    return able(doer, made, about=word.who)


# ------------------------------------------------------------------------ sentences


def text(discourse: Speech, word: Word, lead: str = "", time: bool = False) -> str:
    """All sentences of a word, ready to be read; `lead` opens the first ("wenn ...", "am Beginn ...")."""
    if lead:
        discourse.opening = False
    sayings = sentences(discourse, word)
    if lead:
        sayings[0] = sayings[0].led_by(lead, time)
    return " ".join(sentence(one_saying.said()) for one_saying in sayings)


def sentences(discourse: Speech, word: Word) -> list[Saying]:
    """The sentences of a word."""
    if type(word) in ARRANGING:
        arrange: Callable[[Speech, Any], list[Saying]] = ARRANGING[type(word)]
        return arrange(discourse, word)
    found = [Saying(tuple(clauses(discourse, word)))]
    if any(isinstance(part, w.Deal) and part.unpreventable for part in flat(word)):
        found.append(Saying(whole="dieser Schaden kann nicht verhindert werden"))
    return found


def then(discourse: Speech, word: Then) -> list[Saying]:
    found: list[Saying] = []
    for part in word.parts:
        if found:
            discourse.new_sentence()
        found += sentences(discourse, part)
    return found


def may_pay(discourse: Speech, word: w.MayPay) -> list[Saying]:
    number, explained = plainly(discourse, word.resources)
    who = player(discourse, word.who) or DU
    pay = replace(able(who, [Clause(BEZAHLEN, None, (f"({number})",))]), tail=explained)
    if isinstance(word.do, Again):
        purpose = command(WERFEN, "erneut").purpose()
        return [Saying((replace(pay, tail=f", {purpose}{explained}"),))]
    discourse.new_sentence(keep=True)
    discourse.opening = False
    rest = sentences(discourse, word.do)
    doing = "du dies tust" if word.who == YOU else "er dies tut"
    return [Saying((pay,)), rest[0].led_by(f"falls {doing}"), *rest[1:]]


def if_you_do(discourse: Speech, word: w.IfYouDo) -> list[Saying]:
    discourse.opening = False
    rest = sentences(discourse, word.do)
    return [rest[0].led_by("falls du dies tust"), *rest[1:]]


def either(discourse: Speech, word: w.Either) -> list[Saying]:
    """wirf zwei Karten ab oder zerstöre sie"""
    return [Saying((*clauses(discourse, word.one), *clauses(discourse, word.other)), joint="oder")]


def unless(discourse: Speech, word: w.Unless) -> list[Saying]:
    rest = sentences(discourse, word.do)
    price = f"({word.resources})"
    if word.who == YOU and len(rest) == 1:
        return [replace(rest[0], clauses=(command(BEZAHLEN, price), *rest[0].clauses), joint="oder")]
    last = rest[-1].clauses
    pays = f", es sei denn, {payer(discourse, word)} bezahlt {price}"
    return [*rest[:-1], replace(rest[-1], clauses=(*last[:-1], replace(last[-1], tail=last[-1].tail + pays)))]


def payer(discourse: Speech, word: w.Unless) -> str:
    """Who may buy it off: "sein Beherrscher" right after the thing, "dieser" right after his own things."""
    acted_on = getattr(word.do, "what", None)
    if isinstance(word.who, w.ControllerOf) and word.who.what == acted_on:
        feminine = isinstance(acted_on, w.Attached) and heads(discourse.attached)[0].gender.name == "F"
        return "ihr Beherrscher" if feminine else "sein Beherrscher"
    if w.ControlledBy(word.who) in inside(acted_on):
        return "dieser"
    who = player(discourse, word.who) or DU
    return who.said(NOM)


def choose_one(discourse: Speech, word: w.ChooseOne) -> list[Saying]:
    modes: list[str] = []
    for mode in word.modes:
        discourse.new_sentence()
        modes.append(". ".join(saying.said() for saying in sentences(discourse, mode)))
    return [Saying(whole="bestimme eines: " + "; oder ".join([capital(modes[0]), *modes[1:]]))]


def if_(discourse: Speech, word: w.If) -> list[Saying]:
    what = word.condition
    if isinstance(what, w.Is) and isinstance(what.what, w.Target):
        if any(isinstance(qual, (w.NotAttachedToFriendly, w.CostAtMost)) for qual in what.noun.quals):
            return if_target(discourse, word, what, what.what)
    lead, time = when_so(discourse, "falls", what)
    discourse.opening = False
    rest = sentences(discourse, word.do)
    return [rest[0].led_by(lead, time), *rest[1:]]


def when_so(discourse: Speech, conjunction: str, what: Condition) -> tuple[str, bool]:
    """A condition that opens a sentence, and whether it is only a time."""
    if isinstance(what, w.YourTurn):
        return "in deinem Zug", True
    if isinstance(what, w.OpponentsTurn):
        return "im Zug eines Gegners", True
    return f"{conjunction} {condition(discourse, what).final()}", False


def if_target(discourse: Speech, word: w.If, what: w.Is, aim: w.Target) -> list[Saying]:
    """The target is named where it is used, the condition behind."""
    extra = [qual for qual in what.noun.quals if qual not in aim.noun.quals]
    if not isinstance(word.do, (w.Destroy, w.PutIntoPlay, w.PutInto, w.Exhaust)) or word.do.what != THEM:
        raise Unworded(word, "German")
    rest = sentences(discourse, replace(word.do, what=aim))
    if extra == [w.NotAttachedToFriendly()]:
        tail = ", es sei denn, sie ist an einen befreundeten Helden oder Verbündeten angelegt"
    else:
        cost = extra[0]
        if not isinstance(cost, w.CostAtMost):
            raise Unworded(word, "German")
        tail = f", falls ihre Kosten kleiner oder gleich {total(discourse, cost.amount).said(DAT)} sind"
    last = rest[0].clauses[-1]
    return [replace(rest[0], clauses=(*rest[0].clauses[:-1], replace(last, tail=last.tail + tail))), *rest[1:]]


def at_end_of_turn(discourse: Speech, word: w.AtEndOfTurn) -> list[Saying]:
    rest = sentences(discourse, word.do)
    first = rest[0].clauses[0]
    timed = replace(first, middle=(*first.middle[:1], "am Ende des Zuges", *first.middle[1:]))
    return [replace(rest[0], clauses=(timed, *rest[0].clauses[1:])), *rest[1:]]


def next_time(discourse: Speech, word: w.NextTime) -> list[Saying]:
    if isinstance(word.event, (w.StartOfTurn, w.EndOfTurn)):
        discourse.opening = False
        rest = sentences(discourse, word.do)
        return [rest[0].led_by(next_turn(word.event), time=True), *rest[1:]]
    return during_this_turn(discourse, "in diesem Zug das nächste Mal", word)


def this_turn(discourse: Speech, word: w.ThisTurn) -> list[Saying]:
    return during_this_turn(discourse, "in diesem Zug", word)


def during_this_turn(discourse: Speech, often: str, word: w.NextTime | w.ThisTurn) -> list[Saying]:
    happening = event(discourse, word.event).with_span(often)
    discourse.opening = False
    rest = sentences(discourse, word.do)
    return [rest[0].led_by(f"wenn {happening.final()}"), *rest[1:]]


def next_turn(happening: w.StartOfTurn | w.EndOfTurn) -> str:
    """am Beginn deines nächsten Zuges, am Ende des Zuges"""
    point = "Beginn" if isinstance(happening, w.StartOfTurn) else "Ende"
    if happening.whose is Whose.YOURS:
        return f"am {point} deines nächsten Zuges"
    if happening.whose is Whose.OPPONENTS:
        return f"am {point} des nächsten Zuges eines Gegners"
    return "am Beginn des nächsten Zuges" if point == "Beginn" else "am Ende des Zuges"


def flip_coin(discourse: Speech, word: FlipCoin) -> list[Saying]:
    found = [Saying((command(WERFEN, "eine Münze"),))]
    for won, outcome in (("gewinnst", word.win), ("verlierst", word.lose)):
        discourse.new_sentence()
        discourse.opening = False
        rest = sentences(discourse, outcome)
        found += [rest[0].led_by(f"falls du den Wurf {won}"), *rest[1:]]
    return found


def reveal_top(discourse: Speech, word: w.RevealTop) -> list[Saying]:
    noun = w.Noun(word.noun.kinds, word.noun.quals, Zone.DECK)
    phrase = described(discourse, noun, Article.A)
    fits = replace(phrase, adjectives=("vorgezeigt", *phrase.adjectives)).said(ACC)
    if word.by != YOU:
        chosen = "eine davon" if not word.noun.kinds else fits
        return [
            Saying((command(VORZEIGEN, top(word.count)),)),
            Saying((Clause(BESTIMMEN, player(discourse, word.by), (chosen,)),)),
            Saying((command(LEGEN, "diese Karte auf deine Hand und den Rest unter dein Deck"),)),
        ]
    return [
        Saying((command(VORZEIGEN, top(word.count)),)),
        Saying((command(LEGEN, fits, "auf deine Hand und den Rest unter dein Deck"),)),
    ]


def look_at_top(discourse: Speech, word: w.LookAtTop) -> list[Saying]:
    if word.zone not in (Zone.HAND, Zone.DECK):
        raise Unworded(word, "German")
    where = "oben auf dein Deck und den Rest darunter" if word.zone is Zone.DECK else "auf deine Hand"
    rest = "" if word.zone is Zone.DECK else " und den Rest unter dein Deck"
    if word.zone is Zone.DECK:
        where = "oben auf dein Deck und den Rest unter dein Deck"
    return [
        Saying((command(ANSEHEN, "dir", top(word.count)),)),
        Saying((command(LEGEN, "eine davon", where + rest),)),
    ]


def look_and_may_put(discourse: Speech, word: w.LookAndMayPut) -> list[Saying]:
    if word.zone not in (Zone.HAND, Zone.DECK):
        raise Unworded(word, "German")
    first = Saying((command(ANSEHEN, "dir", top(1)),))
    place = "unter dein Deck" if word.zone is Zone.DECK else "auf deine Hand"
    puts = command(LEGEN, "sie", place)
    if word.noun is None:
        return [first, Saying((able(DU, [puts]),))]
    fits = described(discourse, w.Noun(word.noun.kinds, word.noun.quals, Zone.DECK), Article.A).said(NOM)
    may_put = able(DU, [command(VORZEIGEN, "sie"), command(LEGEN, place)])
    return [first, Saying((may_put,)).led_by(f"falls es {fits} ist")]


def top(count: int) -> str:
    return f"die {'oberste Karte' if count == 1 else f'obersten {german_number(count)} Karten'} deines Decks"


ARRANGING: Final[dict[type, Any]] = {
    Then: then,
    w.MayPay: may_pay,
    w.IfYouDo: if_you_do,
    w.Either: either,
    w.Unless: unless,
    w.ChooseOne: choose_one,
    w.If: if_,
    w.AtEndOfTurn: at_end_of_turn,
    w.NextTime: next_time,
    w.ThisTurn: this_turn,
    FlipCoin: flip_coin,
    w.RevealTop: reveal_top,
    w.LookAtTop: look_at_top,
    w.LookAndMayPut: look_and_may_put,
}
"""Word class -> its sentences."""


# --------------------------------------------------------------------------- events


def lead(discourse: Speech, happening: Happening, effect: Word, first: str = "") -> tuple[str, bool]:
    """How a triggered power opens, and whether that is a time: "am Beginn deines Zuges"."""
    if isinstance(happening, (w.StartOfTurn, w.EndOfTurn)):
        point = "Beginn" if isinstance(happening, w.StartOfTurn) else "Ende"
        if isinstance(happening, w.EndOfTurn) and happening.whose is Whose.EACH and effect == w.Destroy(THIS):
            return "am Ende des Zuges", True  # it happens once, so "jedes" would mislead
        whose = {Whose.YOURS: "deines Zuges", Whose.EACH: "jedes Zuges", Whose.OPPONENTS: "des Zuges eines Gegners"}
        if happening.whose is Whose.EACH and w.TurnPlayer() in inside(effect):
            return f"am {point} des Zuges jedes Spielers", True
        return f"am {point} {whose[happening.whose]}", True
    clause = event(discourse, happening)
    if first:
        clause = clause.with_span(first)
        discourse.fresh = discourse.fresh and not isinstance(getattr(happening, "what", None), w.Noun)
    return f"wenn {clause.final()}", False


def event(discourse: Speech, happening: Happening) -> Clause:
    """An event as a clause. What it speaks of is what pronouns mean."""
    if type(happening) not in EVENTS:
        raise Unworded(happening, "German")
    worded: Callable[[Speech, Any], Clause] = EVENTS[type(happening)]
    return worded(discourse, happening)


def whom_it_happens(discourse: Speech, what: w.Ref | w.Noun, alone: bool = True) -> Phrase:
    """The one of an event."""
    discourse.counted_event = False
    discourse.fresh = alone
    if isinstance(what, w.Noun):
        discourse.one = Mention(what)
        return one(discourse, what)
    about = discourse.attached if isinstance(what, w.Attached) else w.Noun((discourse.card.kind,))
    discourse.one = discourse.last if isinstance(what, w.Them) else Mention(about)
    return subject(discourse, what)


def enters_play(discourse: Speech, happening: w.EntersPlay) -> Clause:
    return Clause(BETRETEN, whom_it_happens(discourse, happening.what), ("das Spiel",))


def is_destroyed(discourse: Speech, happening: w.IsDestroyed) -> Clause:
    return Clause(WERDEN, whom_it_happens(discourse, happening.what), (), "zerstört")


def attacks(discourse: Speech, happening: w.Attacks) -> Clause:
    return Clause(ANGREIFEN, whom_it_happens(discourse, happening.what))


def defends(discourse: Speech, happening: w.Defends) -> Clause:
    return Clause(VERTEIDIGEN, whom_it_happens(discourse, happening.what))


def protects(discourse: Speech, happening: w.Protects) -> Clause:
    return Clause(BESCHUETZEN, whom_it_happens(discourse, happening.what))


def sabotages(discourse: Speech, happening: w.Sabotages) -> Clause:
    return Clause(SABOTIEREN, whom_it_happens(discourse, happening.what))


def becomes_exhausted(discourse: Speech, happening: w.BecomesExhausted) -> Clause:
    return Clause(WERDEN, whom_it_happens(discourse, happening.what), (), "erschöpft")


def you_play(discourse: Speech, happening: w.YouPlay) -> Clause:
    quals = (w.Tagged(happening.tag),) if happening.tag else ()
    noun = w.Noun(happening.kinds, quals)
    phrase = described(discourse, noun, Article.A)
    if happening.not_tag:
        unlike = described(discourse, w.Noun(happening.kinds, (w.Tagged(happening.not_tag),)), Article.A)
        nouns = tuple(replace(n, singular=f"Nicht-{n.singular}") for n in unlike.nouns)
        phrase = replace(unlike, nouns=nouns)
    discourse.one, discourse.fresh = Mention(noun), True
    return Clause(SPIELEN, DU, (phrase.said(ACC),))


def you_strike(discourse: Speech, happening: w.YouStrike) -> Clause:
    weapon = happening.what or w.Noun((w.Kind.WEAPON,))
    if isinstance(weapon, w.This):
        discourse.one, discourse.fresh = Mention(w.Noun((w.Kind.WEAPON,))), False
        return Clause(ZUSCHLAGEN, DU, (f"mit {name(discourse)}",))
    return Clause(ZUSCHLAGEN, DU, (f"mit {whom_it_happens(discourse, weapon, alone=False).said(DAT)}",))


def deals_damage(discourse: Speech, happening: w.DealsDamage) -> Clause:
    by = whom_it_happens(discourse, happening.by, alone=happening.to is None)
    middle: list[str] = []
    if happening.with_this:
        middle.append(f"mit {name(discourse)}")
        discourse.topic = None
    elif happening.with_weapon:
        middle.append("mit einer Waffe")
    if happening.to is not None:
        discourse.other = Mention(happening.to)
        middle.append(one(discourse, happening.to).said(DAT))
    discourse.counted_event = True
    return Clause(FUEGEN, by, (*middle, spoken_damage(None, happening.combat)))


def is_dealt_damage(discourse: Speech, happening: w.IsDealtDamage) -> Clause:
    who = whom_it_happens(discourse, happening.what).said(DAT)
    what = spoken_damage(None, happening.combat)
    discourse.source = f"der Quelle dieses {what}s"
    discourse.counted_event = True
    return Clause(WERDEN, Phrase(name=who, spoken_of=M), (what,), "zugefügt")


EVENTS: Final[dict[type, Any]] = {
    w.EntersPlay: enters_play,
    w.IsDestroyed: is_destroyed,
    w.Attacks: attacks,
    w.Defends: defends,
    w.Protects: protects,
    w.Sabotages: sabotages,
    w.BecomesExhausted: becomes_exhausted,
    w.YouPlay: you_play,
    w.YouStrike: you_strike,
    w.DealsDamage: deals_damage,
    w.IsDealtDamage: is_dealt_damage,
}
"""Event class -> its clause. The start and the end of a turn are times, not clauses: `lead` has them."""
