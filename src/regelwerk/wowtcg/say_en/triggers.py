"""What a text waits for, in English: events as clauses, and how a sentence opens with them."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.words import Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Mention, Speech, Table, worded
from regelwerk.wowtcg.say.reading import happens_once, of_each_player
from regelwerk.wowtcg.say.telling import Opening
from regelwerk.wowtcg.say_en.clauses import subject
from regelwerk.wowtcg.say_en.describing import described
from regelwerk.wowtcg.say_en.speech import a_noun, name

TURNS: Final = {w.Whose.YOURS: "your", w.Whose.EACH: "each", w.Whose.OPPONENTS: "an opponent's"}
NEXT_TURNS: Final = {w.Whose.YOURS: "your next", w.Whose.EACH: "the next", w.Whose.OPPONENTS: "an opponent's next"}


def lead(discourse: Speech, happening: w.Happening, effect: Word, first: bool = False, yours: bool = False) -> Opening:
    """How a triggered power opens: "When ...", "At the start of your turn"."""
    if isinstance(happening, (w.StartOfTurn, w.EndOfTurn)):
        if happens_once(happening, effect):
            return Opening("at end of turn", time=True)
        whose = "each player's" if of_each_player(happening, effect) else TURNS[happening.whose]
        return Opening(f"at the {_point(happening)} of {whose} turn", time=True)
    words = event(discourse, happening)
    if first and isinstance(getattr(happening, "what", None), w.Noun):
        words = "each " + words.split(" ", 1)[1]
        discourse.fresh = False
    if first:
        words += " for the first time on each of your turns" if yours else " for the first time each turn"
    return Opening(f"when {words}")


def next_turn(happening: w.StartOfTurn | w.EndOfTurn) -> Opening:
    """at the start of your next turn; at the end of this turn"""
    if isinstance(happening, w.EndOfTurn) and happening.whose is w.Whose.EACH:
        return Opening("at end of turn", time=True)
    return Opening(f"at the {_point(happening)} of {NEXT_TURNS[happening.whose]} turn", time=True)


def _point(happening: w.StartOfTurn | w.EndOfTurn) -> str:
    return "start" if isinstance(happening, w.StartOfTurn) else "end"


def event(discourse: Speech, happening: w.Happening) -> str:
    """An event as a clause: "an ally is destroyed". What it speaks of is what "it" and "that ally" mean."""
    return worded(EVENTS, discourse, happening, "English")


def _one(discourse: Speech, what: w.Ref | w.Noun, alone: bool = True) -> str:
    """Whom the event happens to."""
    discourse.happens_to(what, alone)
    return a_noun(discourse, what) if isinstance(what, w.Noun) else subject(discourse, what)[0]


def you_play(discourse: Speech, happening: w.YouPlay) -> str:
    noun = w.Noun(happening.kinds)
    words = described(discourse, noun)
    if happening.tag:
        words = f"{happening.tag} {words}"
    if happening.not_tag:
        words = f"non-{happening.not_tag} {words}"
    discourse.one, discourse.fresh = Mention(noun), True
    return f"you play {'an' if words[0] in 'aeiouAEIOU' else 'a'} {words}"


def you_strike(discourse: Speech, happening: w.YouStrike) -> str:
    weapon = happening.what or w.Noun((w.Kind.WEAPON,))
    if isinstance(weapon, w.This):
        discourse.one, discourse.fresh = Mention(w.Noun((w.Kind.WEAPON,))), False
        return f"you strike with {name(discourse)}"
    return f"you strike with {_one(discourse, weapon, alone=False)}"


def deals_damage(discourse: Speech, happening: w.DealsDamage) -> str:
    by = _one(discourse, happening.by, alone=happening.to is None)
    words = f"{by} deals {'combat ' if happening.combat else ''}damage"
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


def is_dealt_damage(discourse: Speech, happening: w.IsDealtDamage) -> str:
    damage = "combat damage" if happening.combat else "damage"
    words = f"{_one(discourse, happening.what)} is dealt {damage}"
    discourse.source = f"the source of that {damage}"
    discourse.counted_event = True
    return words


EVENTS: Final[Table[str]] = {
    w.EntersPlay: lambda s, happening: f"{_one(s, happening.what)} enters play",
    w.IsDestroyed: lambda s, happening: f"{_one(s, happening.what)} is destroyed",
    w.Attacks: lambda s, happening: f"{_one(s, happening.what)} attacks",
    w.Defends: lambda s, happening: f"{_one(s, happening.what)} defends",
    w.Protects: lambda s, happening: f"{_one(s, happening.what)} protects",
    w.Sabotages: lambda s, happening: f"{_one(s, happening.what)} sabotages",
    w.BecomesExhausted: lambda s, happening: f"{_one(s, happening.what)} becomes exhausted",
    w.YouPlay: you_play,
    w.YouStrike: you_strike,
    w.DealsDamage: deals_damage,
    w.IsDealtDamage: is_dealt_damage,
}
"""Event class -> its clause. The start and the end of a turn are times, not clauses: `lead` has them."""
