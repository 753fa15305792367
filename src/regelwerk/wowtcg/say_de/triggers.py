"""What a text waits for, in German: events as clauses, and how a sentence opens with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.german import ACC, DAT, DU, Article, Clause, M, Phrase
from regelwerk.kernel.words import Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Mention, Speech, Table, worded
from regelwerk.wowtcg.say.reading import happens_once, of_each_player
from regelwerk.wowtcg.say.telling import Opening
from regelwerk.wowtcg.say_de.clauses import (
    ANGREIFEN,
    BESCHUETZEN,
    BETRETEN,
    FUEGEN,
    SABOTIEREN,
    SPIELEN,
    VERTEIDIGEN,
    WERDEN,
    ZUSCHLAGEN,
)
from regelwerk.wowtcg.say_de.describing import described
from regelwerk.wowtcg.say_de.nouns import spoken_damage
from regelwerk.wowtcg.say_de.speech import name, one, subject

TURNS: Final = {
    w.Whose.YOURS: "deines Zuges",
    w.Whose.EACH: "jedes Zuges",
    w.Whose.OPPONENTS: "des Zuges eines Gegners",
}
NEXT_TURNS: Final = {
    w.Whose.YOURS: "deines nächsten Zuges",
    w.Whose.EACH: "des nächsten Zuges",
    w.Whose.OPPONENTS: "des nächsten Zuges eines Gegners",
}


def lead(discourse: Speech, happening: w.Happening, effect: Word, first: str = "") -> Opening:
    """How a triggered power opens: "wenn ...", "am Beginn deines Zuges"."""
    if isinstance(happening, (w.StartOfTurn, w.EndOfTurn)):
        if happens_once(happening, effect):
            return Opening("am Ende des Zuges", time=True)
        whose = "des Zuges jedes Spielers" if of_each_player(happening, effect) else TURNS[happening.whose]
        return Opening(f"am {point(happening)} {whose}", time=True)
    clause = event(discourse, happening)
    if first:
        clause = clause.with_span(first)
        discourse.fresh = discourse.fresh and not isinstance(getattr(happening, "what", None), w.Noun)
    return Opening(f"wenn {clause.final()}")


def next_turn(happening: w.StartOfTurn | w.EndOfTurn) -> Opening:
    """am Beginn deines nächsten Zuges, am Ende des Zuges"""
    if isinstance(happening, w.EndOfTurn) and happening.whose is w.Whose.EACH:
        return Opening("am Ende des Zuges", time=True)
    return Opening(f"am {point(happening)} {NEXT_TURNS[happening.whose]}", time=True)


def point(happening: w.StartOfTurn | w.EndOfTurn) -> str:
    return "Beginn" if isinstance(happening, w.StartOfTurn) else "Ende"


def event(discourse: Speech, happening: w.Happening) -> Clause:
    """An event as a clause. What it speaks of is what pronouns mean."""
    return worded(EVENTS, discourse, happening, "German")


def whom_it_happens(discourse: Speech, what: w.Ref | w.Noun, alone: bool = True) -> Phrase:
    """The one of an event."""
    discourse.happens_to(what, alone)
    return one(discourse, what) if isinstance(what, w.Noun) else subject(discourse, what)


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


EVENTS: Final[Table[Clause]] = {
    w.EntersPlay: lambda s, happening: Clause(BETRETEN, whom_it_happens(s, happening.what), ("das Spiel",)),
    w.IsDestroyed: lambda s, happening: Clause(WERDEN, whom_it_happens(s, happening.what), (), "zerstört"),
    w.Attacks: lambda s, happening: Clause(ANGREIFEN, whom_it_happens(s, happening.what)),
    w.Defends: lambda s, happening: Clause(VERTEIDIGEN, whom_it_happens(s, happening.what)),
    w.Protects: lambda s, happening: Clause(BESCHUETZEN, whom_it_happens(s, happening.what)),
    w.Sabotages: lambda s, happening: Clause(SABOTIEREN, whom_it_happens(s, happening.what)),
    w.BecomesExhausted: lambda s, happening: Clause(WERDEN, whom_it_happens(s, happening.what), (), "erschöpft"),
    w.YouPlay: you_play,
    w.YouStrike: you_strike,
    w.DealsDamage: deals_damage,
    w.IsDealtDamage: is_dealt_damage,
}
"""Event class -> its clause. The start and the end of a turn are times, not clauses: `lead` has them."""
