"""What a text waits for, in German: events as clauses, and how a sentence opens with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.german import ACC, DAT, YOU_SUBJECT, Article, GermanClause, M, NounPhrase
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import happens_once, of_each_player
from regelwerk.wowtcg.text.discourse import Antecedent, Discourse, Table, worded
from regelwerk.wowtcg.text.sentences import Opening
from regelwerk.wowtcg.text_de.clauses import (
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
from regelwerk.wowtcg.text_de.noun_phrases import described
from regelwerk.wowtcg.text_de.nouns import spoken_damage
from regelwerk.wowtcg.text_de.references import a_noun, name, subject

TURNS: Final = {
    vocabulary.TurnOwner.YOURS: "deines Zuges",
    vocabulary.TurnOwner.EACH: "jedes Zuges",
    vocabulary.TurnOwner.OPPONENTS: "des Zuges eines Gegners",
}
NEXT_TURNS: Final = {
    vocabulary.TurnOwner.YOURS: "deines nächsten Zuges",
    vocabulary.TurnOwner.EACH: "des nächsten Zuges",
    vocabulary.TurnOwner.OPPONENTS: "des nächsten Zuges eines Gegners",
}


def lead(discourse: Discourse, happening: vocabulary.TriggerEvent, effect: Word, first: str = "") -> Opening:
    """How a triggered power opens: "wenn ...", "am Beginn deines Zuges"."""
    if isinstance(happening, (vocabulary.StartOfTurn, vocabulary.EndOfTurn)):
        if happens_once(happening, effect):
            return Opening("am Ende des Zuges", time=True)
        whose = "des Zuges jedes Spielers" if of_each_player(happening, effect) else TURNS[happening.whose]
        return Opening(f"am {point(happening)} {whose}", time=True)
    clause = event(discourse, happening)
    if first:
        clause = clause.with_span(first)
        discourse.fresh = discourse.fresh and not isinstance(getattr(happening, "what", None), vocabulary.CardFilter)
    return Opening(f"wenn {clause.verb_last()}")


def next_turn(happening: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> Opening:
    """am Beginn deines nächsten Zuges, am Ende des Zuges"""
    if isinstance(happening, vocabulary.EndOfTurn) and happening.whose is vocabulary.TurnOwner.EACH:
        return Opening("am Ende des Zuges", time=True)
    return Opening(f"am {point(happening)} {NEXT_TURNS[happening.whose]}", time=True)


def point(happening: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> str:
    return "Beginn" if isinstance(happening, vocabulary.StartOfTurn) else "Ende"


def event(discourse: Discourse, happening: vocabulary.TriggerEvent) -> GermanClause:
    """An event as a clause. What it speaks of is what pronouns mean."""
    return worded(EVENTS, discourse, happening, "German")


def whom_it_happens(
    discourse: Discourse, what: vocabulary.Selector | vocabulary.CardFilter, alone: bool = True
) -> NounPhrase:
    """The one of an event."""
    discourse.happens_to(what, alone)
    return a_noun(discourse, what) if isinstance(what, vocabulary.CardFilter) else subject(discourse, what)


def you_play(discourse: Discourse, happening: vocabulary.YouPlay) -> GermanClause:
    quals = (vocabulary.Tagged(happening.tag),) if happening.tag else ()
    noun = vocabulary.CardFilter(happening.kinds, quals)
    phrase = described(discourse, noun, Article.A)
    if happening.not_tag:
        unlike = described(
            discourse, vocabulary.CardFilter(happening.kinds, (vocabulary.Tagged(happening.not_tag),)), Article.A
        )
        nouns = tuple(replace(n, singular=f"Nicht-{n.singular}") for n in unlike.nouns)
        phrase = replace(unlike, nouns=nouns)
    discourse.event_subject, discourse.fresh = Antecedent(noun), True
    return GermanClause(SPIELEN, YOU_SUBJECT, (phrase.said(ACC),))


def you_strike(discourse: Discourse, happening: vocabulary.YouStrike) -> GermanClause:
    weapon = happening.what or vocabulary.CardFilter((vocabulary.CardType.WEAPON,))
    if isinstance(weapon, vocabulary.This):
        discourse.event_subject = Antecedent(vocabulary.CardFilter((vocabulary.CardType.WEAPON,)))
        discourse.fresh = False
        return GermanClause(ZUSCHLAGEN, YOU_SUBJECT, (f"mit {name(discourse)}",))
    return GermanClause(ZUSCHLAGEN, YOU_SUBJECT, (f"mit {whom_it_happens(discourse, weapon, alone=False).said(DAT)}",))


def deals_damage(discourse: Discourse, happening: vocabulary.DealsDamage) -> GermanClause:
    by = whom_it_happens(discourse, happening.by, alone=happening.to is None)
    middle: list[str] = []
    if happening.with_this_weapon:
        middle.append(f"mit {name(discourse)}")
        discourse.topic = None
    elif happening.with_weapon:
        middle.append("mit einer Waffe")
    if happening.to is not None:
        discourse.event_other = Antecedent(happening.to)
        middle.append(a_noun(discourse, happening.to).said(DAT))
    discourse.counted_event = True
    return GermanClause(FUEGEN, by, (*middle, spoken_damage(None, happening.combat)))


def is_dealt_damage(discourse: Discourse, happening: vocabulary.IsDealtDamage) -> GermanClause:
    who = whom_it_happens(discourse, happening.what).said(DAT)
    what = spoken_damage(None, happening.combat)
    discourse.source = f"der Quelle dieses {what}s"
    discourse.counted_event = True
    return GermanClause(WERDEN, NounPhrase(name=who, spoken_of=M), (what,), "zugefügt")


EVENTS: Final[Table[GermanClause]] = {
    vocabulary.EntersPlay: lambda s, happening: GermanClause(
        BETRETEN, whom_it_happens(s, happening.what), ("das Spiel",)
    ),
    vocabulary.IsDestroyed: lambda s, happening: GermanClause(
        WERDEN, whom_it_happens(s, happening.what), (), "zerstört"
    ),
    vocabulary.Attacks: lambda s, happening: GermanClause(ANGREIFEN, whom_it_happens(s, happening.what)),
    vocabulary.Defends: lambda s, happening: GermanClause(VERTEIDIGEN, whom_it_happens(s, happening.what)),
    vocabulary.Protects: lambda s, happening: GermanClause(BESCHUETZEN, whom_it_happens(s, happening.what)),
    vocabulary.Sabotages: lambda s, happening: GermanClause(SABOTIEREN, whom_it_happens(s, happening.what)),
    vocabulary.BecomesExhausted: lambda s, happening: GermanClause(
        WERDEN, whom_it_happens(s, happening.what), (), "erschöpft"
    ),
    vocabulary.YouPlay: you_play,
    vocabulary.YouStrike: you_strike,
    vocabulary.DealsDamage: deals_damage,
    vocabulary.IsDealtDamage: is_dealt_damage,
}
"""Event class -> its clause. The start and the end of a turn are times, not clauses: `lead` has them."""
