"""What a text waits for, in German: events as clauses, and how a sentence opens with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.german import ACC, DAT, YOU_SUBJECT, Article, GermanClause, M, NounPhrase
from regelwerk.kernel.language.sentences import MissingWordingError
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


def lead(discourse: Discourse, event: vocabulary.TriggerEvent, effect: Word, first: str = "") -> Opening:
    """How a triggered power opens: "wenn ...", "am Beginn deines Zuges"."""
    if isinstance(event, (vocabulary.StartOfTurn, vocabulary.EndOfTurn)):
        if happens_once(event, effect):
            return Opening("am Ende des Zuges", time=True)
        whose = "des Zuges jedes Spielers" if of_each_player(event, effect) else TURNS[event.whose]
        return Opening(f"am {point(event)} {whose}", time=True)
    clause = event_clause(discourse, event)
    if first:
        clause = clause.with_span(first)
        discourse.fresh = discourse.fresh and not isinstance(getattr(event, "what", None), vocabulary.CardFilter)
    return Opening(f"wenn {clause.verb_last()}")


def next_turn(event: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> Opening:
    """am Beginn deines nächsten Zuges, am Ende des Zuges"""
    if isinstance(event, vocabulary.EndOfTurn) and event.whose is vocabulary.TurnOwner.EACH:
        return Opening("am Ende des Zuges", time=True)
    return Opening(f"am {point(event)} {NEXT_TURNS[event.whose]}", time=True)


def point(event: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> str:
    return "Beginn" if isinstance(event, vocabulary.StartOfTurn) else "Ende"


def event_clause(discourse: Discourse, event: vocabulary.TriggerEvent) -> GermanClause:
    """An event as a clause. What it speaks of is what pronouns mean."""
    return worded(EVENTS, discourse, event, "German")


def whom_it_happens(
    discourse: Discourse, what: vocabulary.Selector | vocabulary.CardFilter, alone: bool = True
) -> NounPhrase:
    """The one of an event."""
    discourse.happens_to(what, alone)
    return a_noun(discourse, what) if isinstance(what, vocabulary.CardFilter) else subject(discourse, what)


def you_play(discourse: Discourse, event: vocabulary.YouPlay) -> GermanClause:
    quals = (vocabulary.Tagged(event.tag),) if event.tag else ()
    noun = vocabulary.CardFilter(event.kinds, quals)
    phrase = described(discourse, noun, Article.A)
    if event.not_tag:
        unlike = described(
            discourse, vocabulary.CardFilter(event.kinds, (vocabulary.Tagged(event.not_tag),)), Article.A
        )
        nouns = tuple(replace(n, singular=f"Nicht-{n.singular}") for n in unlike.nouns)
        phrase = replace(unlike, nouns=nouns)
    discourse.event_subject, discourse.fresh = Antecedent(noun), True
    return GermanClause(SPIELEN, YOU_SUBJECT, (phrase.in_case(ACC),))


def you_strike(discourse: Discourse, event: vocabulary.YouStrike) -> GermanClause:
    weapon = event.what or vocabulary.CardFilter((vocabulary.CardType.WEAPON,))
    if isinstance(weapon, vocabulary.This):
        discourse.event_subject = Antecedent(vocabulary.CardFilter((vocabulary.CardType.WEAPON,)))
        discourse.fresh = False
        return GermanClause(ZUSCHLAGEN, YOU_SUBJECT, (f"mit {name(discourse)}",))
    return GermanClause(
        ZUSCHLAGEN, YOU_SUBJECT, (f"mit {whom_it_happens(discourse, weapon, alone=False).in_case(DAT)}",)
    )


def deals_damage(discourse: Discourse, event: vocabulary.DealsDamage) -> GermanClause:
    by = whom_it_happens(discourse, event.by, alone=event.to is None)
    middle: list[str] = []
    if event.with_this_weapon:
        middle.append(f"mit {name(discourse)}")
        discourse.topic = None
    elif event.with_weapon:
        middle.append("mit einer Waffe")
    if event.to is not None:
        discourse.event_other = Antecedent(event.to)
        middle.append(a_noun(discourse, event.to).in_case(DAT))
    discourse.counted_event = True
    return GermanClause(FUEGEN, by, (*middle, spoken_damage(None, event.combat)))


def is_dealt_damage(discourse: Discourse, event: vocabulary.IsDealtDamage) -> GermanClause:
    if event.what is None:
        raise MissingWordingError(event, "German")
    who = whom_it_happens(discourse, event.what).in_case(DAT)
    what = spoken_damage(None, event.combat)
    discourse.source = f"der Quelle dieses {what}s"
    discourse.counted_event = True
    return GermanClause(WERDEN, NounPhrase(name=who, spoken_of=M), (what,), "zugefügt")


def is_prevented(discourse: Discourse, event: vocabulary.IsDealtDamage) -> GermanClause:
    what = "Schaden"
    if event.what is not None:
        what += f", der {whom_it_happens(discourse, event.what).in_case(DAT)} zugefügt würde,"
    discourse.source = "der Quelle dieses Schadens"
    discourse.fresh, discourse.topic = False, None
    discourse.counted_event = True
    how = ("auf diese Weise",) if event.this_way else ()
    return GermanClause(WERDEN, NounPhrase(name=what, spoken_of=M), how, "verhindert")


FATES: Final = {vocabulary.Fate.DESTROYED: "zerstört", vocabulary.Fate.EXHAUSTED: "erschöpft"}

EVENTS: Final[Table[GermanClause]] = {
    vocabulary.EntersPlay: lambda s, event: GermanClause(BETRETEN, whom_it_happens(s, event.what), ("das Spiel",)),
    vocabulary.Becomes: lambda s, event: GermanClause(WERDEN, whom_it_happens(s, event.what), (), FATES[event.fate]),
    vocabulary.Attacks: lambda s, event: GermanClause(ANGREIFEN, whom_it_happens(s, event.what)),
    vocabulary.Defends: lambda s, event: GermanClause(
        BESCHUETZEN if event.protecting else VERTEIDIGEN, whom_it_happens(s, event.what)
    ),
    vocabulary.Sabotages: lambda s, event: GermanClause(SABOTIEREN, whom_it_happens(s, event.what)),
    vocabulary.YouPlay: you_play,
    vocabulary.YouStrike: you_strike,
    vocabulary.DealsDamage: deals_damage,
    vocabulary.IsDealtDamage: lambda s, event: (is_prevented if event.prevented else is_dealt_damage)(s, event),
}
"""Event class -> its clause. The start and the end of a turn are times, not clauses: `lead` has them."""
