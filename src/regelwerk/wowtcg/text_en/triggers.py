"""What a text waits for, in English: events as clauses, and how a sentence opens with them."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import happens_once, of_each_player
from regelwerk.wowtcg.text.discourse import Antecedent, Discourse, Table, worded
from regelwerk.wowtcg.text.sentences import Opening
from regelwerk.wowtcg.text_en.clauses import subject
from regelwerk.wowtcg.text_en.noun_phrases import described
from regelwerk.wowtcg.text_en.references import a_noun, name

TURNS: Final = {
    vocabulary.TurnOwner.YOURS: "your",
    vocabulary.TurnOwner.EACH: "each",
    vocabulary.TurnOwner.OPPONENTS: "an opponent's",
}
NEXT_TURNS: Final = {
    vocabulary.TurnOwner.YOURS: "your next",
    vocabulary.TurnOwner.EACH: "the next",
    vocabulary.TurnOwner.OPPONENTS: "an opponent's next",
}


def lead(
    discourse: Discourse, event: vocabulary.TriggerEvent, effect: Word, first: bool = False, yours: bool = False
) -> Opening:
    """How a triggered power opens: "When ...", "At the start of your turn"."""
    if isinstance(event, (vocabulary.StartOfTurn, vocabulary.EndOfTurn)):
        if happens_once(event, effect):
            return Opening("at end of turn", time=True)
        whose = "each player's" if of_each_player(event, effect) else TURNS[event.whose]
        return Opening(f"at the {_point(event)} of {whose} turn", time=True)
    words = event_clause(discourse, event)
    if first and isinstance(getattr(event, "what", None), vocabulary.CardFilter):
        words = "each " + words.split(" ", 1)[1]
        discourse.fresh = False
    if first:
        words += " for the first time on each of your turns" if yours else " for the first time each turn"
    return Opening(f"when {words}")


def next_turn(event: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> Opening:
    """at the start of your next turn; at the end of this turn"""
    if isinstance(event, vocabulary.EndOfTurn) and event.whose is vocabulary.TurnOwner.EACH:
        return Opening("at end of turn", time=True)
    return Opening(f"at the {_point(event)} of {NEXT_TURNS[event.whose]} turn", time=True)


def _point(event: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> str:
    return "start" if isinstance(event, vocabulary.StartOfTurn) else "end"


def event_clause(discourse: Discourse, event: vocabulary.TriggerEvent) -> str:
    """An event as a clause: "an ally is destroyed". What it speaks of is what "it" and "that ally" mean."""
    return worded(EVENTS, discourse, event, "English")


def _one(discourse: Discourse, what: vocabulary.Selector | vocabulary.CardFilter, alone: bool = True) -> str:
    """Whom the event happens to."""
    discourse.happens_to(what, alone)
    return a_noun(discourse, what) if isinstance(what, vocabulary.CardFilter) else subject(discourse, what)[0]


def you_play(discourse: Discourse, event: vocabulary.YouPlay) -> str:
    noun = vocabulary.CardFilter(event.kinds)
    words = described(discourse, noun)
    if event.tag:
        words = f"{event.tag} {words}"
    if event.not_tag:
        words = f"non-{event.not_tag} {words}"
    discourse.event_subject, discourse.fresh = Antecedent(noun), True
    return f"you play {'an' if words[0] in 'aeiouAEIOU' else 'a'} {words}"


def you_strike(discourse: Discourse, event: vocabulary.YouStrike) -> str:
    weapon = event.what or vocabulary.CardFilter((vocabulary.CardType.WEAPON,))
    if isinstance(weapon, vocabulary.This):
        discourse.event_subject = Antecedent(vocabulary.CardFilter((vocabulary.CardType.WEAPON,)))
        discourse.fresh = False
        return f"you strike with {name(discourse)}"
    return f"you strike with {_one(discourse, weapon, alone=False)}"


def deals_damage(discourse: Discourse, event: vocabulary.DealsDamage) -> str:
    by = _one(discourse, event.by, alone=event.to is None)
    words = f"{by} deals {'combat ' if event.combat else ''}damage"
    if event.with_this_weapon:
        words += f" with {name(discourse)}"
        discourse.topic = None
    elif event.with_weapon:
        words += " with a weapon"
    if event.to is not None:
        discourse.event_other = Antecedent(event.to)
        words += f" to {a_noun(discourse, event.to)}"
    discourse.counted_event = True
    return words


def is_dealt_damage(discourse: Discourse, event: vocabulary.IsDealtDamage) -> str:
    if event.what is None:
        raise MissingWordingError(event, "English")
    damage = "combat damage" if event.combat else "damage"
    words = f"{_one(discourse, event.what)} is dealt {damage}"
    discourse.source = f"the source of that {damage}"
    discourse.counted_event = True
    return words


def is_prevented(discourse: Discourse, event: vocabulary.IsDealtDamage) -> str:
    words = "damage"
    if event.what is not None:
        words += f" that would be dealt to {_one(discourse, event.what)}"
    discourse.source = "the source of that damage"
    discourse.fresh, discourse.topic = False, None
    discourse.counted_event = True
    return f"{words} is prevented{' this way' if event.this_way else ''}"


FATES: Final = {vocabulary.Fate.DESTROYED: "is destroyed", vocabulary.Fate.EXHAUSTED: "becomes exhausted"}

EVENTS: Final[Table[str]] = {
    vocabulary.EntersPlay: lambda s, event: f"{_one(s, event.what)} enters play",
    vocabulary.Becomes: lambda s, event: f"{_one(s, event.what)} {FATES[event.fate]}",
    vocabulary.Attacks: lambda s, event: f"{_one(s, event.what)} attacks",
    vocabulary.Defends: lambda s, event: f"{_one(s, event.what)} {'protects' if event.protecting else 'defends'}",
    vocabulary.Sabotages: lambda s, event: f"{_one(s, event.what)} sabotages",
    vocabulary.YouPlay: you_play,
    vocabulary.YouStrike: you_strike,
    vocabulary.DealsDamage: deals_damage,
    vocabulary.IsDealtDamage: lambda s, event: (is_prevented if event.prevented else is_dealt_damage)(s, event),
}
"""Event class -> its clause. The start and the end of a turn are times, not clauses: `lead` has them."""
