"""Keywords, events and abilities in German: the lines of a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Mention, Speech, begin
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.duelmasters.say_de.conditions import condition
from regelwerk.duelmasters.say_de.effects import sentences
from regelwerk.duelmasters.say_de.lasting import statement
from regelwerk.duelmasters.say_de.speech import KREATUR, ZAUBERSPRUCH, chosen, described, keyword_name, player
from regelwerk.duelmasters.say_de.terms import TERMS, race_name, race_noun
from regelwerk.duelmasters.triggers import OnCreature
from regelwerk.duelmasters.words import Card, Kind, Whose, Zone
from regelwerk.kernel.german import ACC, DU, NOM, Article, Clause, Phrase, Verb, able, named
from regelwerk.kernel.german import M as MASCULINE
from regelwerk.kernel.wording import Unworded, listed, sentence
from regelwerk.kernel.words import And, Word


def line(card: Card, ability: w.Ability) -> str:
    """One ability as its line on the card."""
    if isinstance(ability, (w.Survivor, w.TurboRush, w.WaveStriker)):
        return f"{TERMS[WITH_ABILITY[type(ability)]]} — {line(card, ability.ability)}"
    discourse = begin(card)
    if isinstance(ability, (w.SilentSkill, w.TapAbility)):
        head = "silent_skill" if isinstance(ability, w.SilentSkill) else "tap_ability"
        return f"{TERMS[head]} — {run(discourse, ability.effect)}"
    if isinstance(ability, w.OnCast):
        return run(discourse, ability.effect)
    if isinstance(ability, w.When):
        return when(discourse, ability)
    if isinstance(ability, w.Instead):
        return instead(discourse, ability)
    if isinstance(ability, w.Always):
        return always(discourse, ability.what)
    if isinstance(ability, w.Evolution):
        head = "evolution" if len(ability.on) == 1 else "vortex_evolution"
        on = listed([chosen(discourse, w.Chosen(noun), "").said(ACC) for noun in ability.on], "und")
        return f"{TERMS[head]} — Lege sie auf {on}."
    return short(card, ability)


WITH_ABILITY: Final[dict[type[object], str]] = {
    w.Survivor: "survivor",
    w.TurboRush: "turbo_rush",
    w.WaveStriker: "wave_striker",
}


def run(discourse: Speech, effect: Word) -> str:
    """The sentences of an effect."""
    return " ".join(_sentence(clause) for clause in sentences(discourse, effect))


def _sentence(clause: Clause) -> str:
    return sentence(v.then(clause) if clause.about == "then" else clause.main())


def short(card: Card, ability: w.Ability) -> str:
    """A keyword with its number or restriction, as it is named inside a sentence; other abilities as their line."""
    if isinstance(ability, w.PowerAttacker):
        return f"{TERMS['power_attacker']} +{ability.power}"
    if isinstance(ability, (w.Blocker, w.Slayer)):
        name = keyword_name(ability)
        return name if ability.against is None else f"{restriction(ability.against)}-{name}"
    if isinstance(ability, w.CrewBreaker):
        return f"{TERMS['crew_breaker']}: {crew(card, ability.crew)}"
    if isinstance(ability, w.Stealth):
        return f"{TERMS[ability.civilization.name.lower()]}-{TERMS['stealth']}"
    if isinstance(ability, w.Keyword):
        return keyword_name(ability)
    return line(card, ability).rstrip(".")


def crew(card: Card, noun: w.Noun) -> str:
    """The race a crew breaker counts."""
    for qual in noun.quals:
        if isinstance(qual, w.OfRace):
            return race_name(qual.race)
        if isinstance(qual, w.RaceHas):
            return race_noun(qual.word).singular
    return described(begin(card), noun).said(NOM)


def restriction(noun: w.Noun) -> str:
    """What stands before a restricted keyword: "Feuer-und-Natur", "Drachen"."""
    parts = []
    for qual in noun.quals:
        if isinstance(qual, w.OfCivilization):
            parts.append("-und-".join(TERMS[one.name.lower()] for one in qual.civilizations))
        elif isinstance(qual, (w.OfRace, w.RaceHas)):
            parts.append(race_name(qual.race if isinstance(qual, w.OfRace) else qual.word))
        else:
            raise Unworded(noun, "German")
    return "-".join(parts)


# -------------------------------------------------------------------------- events


def event(discourse: Speech, word: w.Happening) -> Clause:
    """What happens, its verb not placed yet. Sets what THE_ONE and THE_OTHER are."""
    if isinstance(word, w.EntersBattle) and isinstance(word.what, w.This):
        discourse.near = w.THIS
        return Clause(v.LEGEN, DU, (_this(discourse).said(ACC), "in den Kampfbereich"))
    if isinstance(word, (w.Casts, w.Summons)):
        return _plays(discourse, word)
    if isinstance(word, w.BreaksShield):
        return _breaks(discourse, word)
    if not isinstance(word, OnCreature):
        raise Unworded(word, "German")
    return _happens(word, _who(discourse, word.what))


def _this(discourse: Speech) -> Phrase:
    return Phrase((ZAUBERSPRUCH if discourse.card.kind is Kind.SPELL else KREATUR,), Article.THIS)


def _who(discourse: Speech, what: w.Noun | w.This) -> Phrase:
    if isinstance(what, w.This):
        discourse.near, discourse.one = w.THIS, Mention()
        return _this(discourse)
    phrase = chosen(discourse, w.Chosen(what), "")
    discourse.near, discourse.one = w.THE_ONE, Mention(what)
    return phrase


def _happens(word: w.Happening, who: Phrase) -> Clause:
    if isinstance(word, w.Attacks):
        return Clause(v.ANGREIFEN, who, ("einen Spieler",) if word.player else ())
    if isinstance(word, w.BecomesBlocked):
        return Clause(v.WERDEN, who, ("beim Angriff auf deinen Gegner",) if word.player else (), "geblockt")
    if isinstance(word, w.IsNotBlocked):
        against = ("deinen Gegner",) if word.player else ()
        return Clause(v.ANGREIFEN, who, against, tail=" und nicht geblockt wird")
    if isinstance(word, w.Battles):
        return Clause(v.BLOCKEN if word.blocking else v.KAEMPFEN, who)
    verb, middle, closing = HAPPENS[type(word)]
    return Clause(verb, who, middle, closing)


HAPPENS: Final[dict[type[object], tuple[Verb, tuple[str, ...], str]]] = {
    w.EntersBattle: (v.WERDEN, ("in den Kampfbereich",), "gelegt"),
    w.LeavesBattle: (v.VERLASSEN, ("den Kampfbereich",), ""),
    w.IsDestroyed: (v.WERDEN, (), "zerstört"),
    w.Blocks: (v.BLOCKEN, (), ""),
    w.WinsBattle: (v.GEWINNEN, ("einen Kampf",), ""),
}


def _plays(discourse: Speech, word: w.Casts | w.Summons) -> Clause:
    who = named("ein Spieler", MASCULINE) if isinstance(word.who, w.EachPlayer) else player(discourse, word.who) or DU
    bare = w.Noun(word.noun.kinds, word.noun.quals)
    what = chosen(discourse, w.Chosen(bare), "").said(ACC)
    discourse.one, discourse.near = Mention(bare), None
    return Clause(v.WIRKEN if isinstance(word, w.Casts) else v.BESCHWOEREN, who, (what,))


def _breaks(discourse: Speech, word: w.BreaksShield) -> Clause:
    shield = w.Noun((), zone=Zone.SHIELDS, whose=word.whose)
    shields = chosen(discourse, w.Chosen(shield), "")
    discourse.one, discourse.other = Mention(shield), Mention()
    if word.by is None:
        discourse.near = w.THE_ONE
        return Clause(v.WERDEN, shields, (), "durchbrochen")
    who = _this(discourse) if isinstance(word.by, w.This) else chosen(discourse, w.Chosen(word.by), "")
    discourse.near = w.THIS if isinstance(word.by, w.This) else None
    return Clause(v.DURCHBRECHEN, who, (shields.said(ACC),))


TURNS: Final = {
    Whose.YOURS: "jedes deiner Züge",
    Whose.OPPONENTS: "jedes Zugs deines Gegners",
    Whose.EACH: "des Zugs jedes Spielers",
}


def turn(word: w.StartOfTurn | w.EndOfTurn) -> str:
    """zu Beginn jedes deiner Züge"""
    return f"{'zu Beginn' if isinstance(word, w.StartOfTurn) else 'am Ende'} {TURNS[word.whose]}"


# ----------------------------------------------------------------------- abilities

IN_TURN: Final = {
    Whose.YOURS: "in deinem Zug",
    Whose.OPPONENTS: "im Zug deines Gegners",
    Whose.EACH: "in einem Zug",
}


def when(discourse: Speech, ability: w.When) -> str:
    """A triggered ability."""
    if isinstance(ability.event, (w.StartOfTurn, w.EndOfTurn)):
        opening = turn(ability.event)
        if ability.condition is not None:
            opening += f", falls {condition(discourse, ability.condition).final()},"
        first, *rest = sentences(discourse, ability.effect)
        if first.ahead:
            opening = f"{opening.rstrip(',')}, {first.ahead},"
        return " ".join([sentence(f"{opening} {first.inverted(you=True)}"), *(_sentence(one) for one in rest)])
    happens = event(discourse, ability.event)
    if isinstance(ability.condition, w.TurnOf):
        happens = happens.with_span(IN_TURN[ability.condition.whose])
    opening = f"wenn {happens.final()}"
    if ability.condition is not None and not isinstance(ability.condition, w.TurnOf):
        opening += f" und {condition(discourse, ability.condition).final()}"
        discourse.near = None
    first, *rest = sentences(discourse, ability.effect)
    if isinstance(ability.event, w.Battles):
        first = v.behind_the_thing(first, "nach dem Kampf")
    return " ".join([sentence(first.after(opening).main()), *(_sentence(one) for one in rest)])


def instead(discourse: Speech, ability: w.Instead) -> str:
    """A replacement."""
    opening = f"wenn {v.would(event(discourse, ability.would))}"
    if ability.condition is not None:
        opening += f" und {condition(discourse, ability.condition).final()}"
        discourse.near = None
    first, *rest = sentences(discourse, ability.do)
    first = v.behind_the_thing(first, "stattdessen")
    if ability.may:
        first = able(DU, [replace(first, subject=None)])
    return " ".join([sentence(first.after(opening).main()), *(_sentence(one) for one in rest)])


def always(discourse: Speech, what: w.Continuous | And) -> str:
    """A continuous ability; two that speak of the same thing share their subject."""
    if not isinstance(what, And):
        return sentence(statement(discourse, what, lasts=True).main())
    clauses = []
    for part in what.parts:
        discourse.near = None
        clauses.append(statement(discourse, part, lasts=True))
    first = clauses[0]
    words = first.main()
    for other in clauses[1:]:
        words += " und " + (other.rest() if other.subject == first.subject and not other.ahead else other.main())
    return sentence(words)
