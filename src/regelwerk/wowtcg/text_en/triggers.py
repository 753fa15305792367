"""What a text waits for, in English: events as clauses, and how a sentence opens with them."""

from __future__ import annotations

from typing import Final

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
    discourse: Discourse, happening: vocabulary.TriggerEvent, effect: Word, first: bool = False, yours: bool = False
) -> Opening:
    """How a triggered power opens: "When ...", "At the start of your turn"."""
    if isinstance(happening, (vocabulary.StartOfTurn, vocabulary.EndOfTurn)):
        if happens_once(happening, effect):
            return Opening("at end of turn", time=True)
        whose = "each player's" if of_each_player(happening, effect) else TURNS[happening.whose]
        return Opening(f"at the {_point(happening)} of {whose} turn", time=True)
    words = event(discourse, happening)
    if first and isinstance(getattr(happening, "what", None), vocabulary.CardFilter):
        words = "each " + words.split(" ", 1)[1]
        discourse.fresh = False
    if first:
        words += " for the first time on each of your turns" if yours else " for the first time each turn"
    return Opening(f"when {words}")


def next_turn(happening: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> Opening:
    """at the start of your next turn; at the end of this turn"""
    if isinstance(happening, vocabulary.EndOfTurn) and happening.whose is vocabulary.TurnOwner.EACH:
        return Opening("at end of turn", time=True)
    return Opening(f"at the {_point(happening)} of {NEXT_TURNS[happening.whose]} turn", time=True)


def _point(happening: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> str:
    return "start" if isinstance(happening, vocabulary.StartOfTurn) else "end"


def event(discourse: Discourse, happening: vocabulary.TriggerEvent) -> str:
    """An event as a clause: "an ally is destroyed". What it speaks of is what "it" and "that ally" mean."""
    return worded(EVENTS, discourse, happening, "English")


def _one(discourse: Discourse, what: vocabulary.Selector | vocabulary.CardFilter, alone: bool = True) -> str:
    """Whom the event happens to."""
    discourse.happens_to(what, alone)
    return a_noun(discourse, what) if isinstance(what, vocabulary.CardFilter) else subject(discourse, what)[0]


def you_play(discourse: Discourse, happening: vocabulary.YouPlay) -> str:
    noun = vocabulary.CardFilter(happening.kinds)
    words = described(discourse, noun)
    if happening.tag:
        words = f"{happening.tag} {words}"
    if happening.not_tag:
        words = f"non-{happening.not_tag} {words}"
    discourse.event_subject, discourse.fresh = Antecedent(noun), True
    return f"you play {'an' if words[0] in 'aeiouAEIOU' else 'a'} {words}"


def you_strike(discourse: Discourse, happening: vocabulary.YouStrike) -> str:
    weapon = happening.what or vocabulary.CardFilter((vocabulary.CardType.WEAPON,))
    if isinstance(weapon, vocabulary.This):
        discourse.event_subject = Antecedent(vocabulary.CardFilter((vocabulary.CardType.WEAPON,)))
        discourse.fresh = False
        return f"you strike with {name(discourse)}"
    return f"you strike with {_one(discourse, weapon, alone=False)}"


def deals_damage(discourse: Discourse, happening: vocabulary.DealsDamage) -> str:
    by = _one(discourse, happening.by, alone=happening.to is None)
    words = f"{by} deals {'combat ' if happening.combat else ''}damage"
    if happening.with_this_weapon:
        words += f" with {name(discourse)}"
        discourse.topic = None
    elif happening.with_weapon:
        words += " with a weapon"
    if happening.to is not None:
        discourse.event_other = Antecedent(happening.to)
        words += f" to {a_noun(discourse, happening.to)}"
    discourse.counted_event = True
    return words


def is_dealt_damage(discourse: Discourse, happening: vocabulary.IsDealtDamage) -> str:
    damage = "combat damage" if happening.combat else "damage"
    words = f"{_one(discourse, happening.what)} is dealt {damage}"
    discourse.source = f"the source of that {damage}"
    discourse.counted_event = True
    return words


EVENTS: Final[Table[str]] = {
    vocabulary.EntersPlay: lambda s, happening: f"{_one(s, happening.what)} enters play",
    vocabulary.IsDestroyed: lambda s, happening: f"{_one(s, happening.what)} is destroyed",
    vocabulary.Attacks: lambda s, happening: f"{_one(s, happening.what)} attacks",
    vocabulary.Defends: lambda s, happening: f"{_one(s, happening.what)} defends",
    vocabulary.Protects: lambda s, happening: f"{_one(s, happening.what)} protects",
    vocabulary.Sabotages: lambda s, happening: f"{_one(s, happening.what)} sabotages",
    vocabulary.BecomesExhausted: lambda s, happening: f"{_one(s, happening.what)} becomes exhausted",
    vocabulary.YouPlay: you_play,
    vocabulary.YouStrike: you_strike,
    vocabulary.DealsDamage: deals_damage,
    vocabulary.IsDealtDamage: is_dealt_damage,
}
"""Event class -> its clause. The start and the end of a turn are times, not clauses: `lead` has them."""
