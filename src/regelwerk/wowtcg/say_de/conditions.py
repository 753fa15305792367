"""Conditions in German: under which something is done, or holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.german import ACC, DU, NOM, Article, Clause, N, Phrase
from regelwerk.kernel.wording import german_number
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table, worded
from regelwerk.wowtcg.say.reading import is_of, owner
from regelwerk.wowtcg.say.telling import Opening
from regelwerk.wowtcg.say_de.clauses import ANGREIFEN, HABEN, VERTEIDIGEN, be
from regelwerk.wowtcg.say_de.describing import described
from regelwerk.wowtcg.say_de.speech import KONTROLLIEREN, one, ref, subject
from regelwerk.wowtcg.say_de.terms import TERMS

STATES: Final = {
    w.Keyword.STEALTH: "Verstohlen",
    w.Keyword.BEAR_FORM: "in Bärengestalt",
    w.Keyword.ELUSIVE: "unangreifbar",
}
TURNS: Final[dict[type, str]] = {w.YourTurn: "in deinem Zug", w.OpponentsTurn: "im Zug eines Gegners"}
"""Conditions that are times."""


def condition(discourse: Speech, what: w.Condition) -> Clause:
    """A condition as a clause, to be said with its verb last: "falls dein Held Verstohlen ist"."""
    return worded(CONDITIONS, discourse, what, "German")


def has(discourse: Speech, what: w.Has) -> Clause:
    who = subject(discourse, what.what)
    if what.keyword in STATES:
        return Clause(be(who), who, (STATES[what.keyword],))
    return Clause(HABEN, who, (TERMS[what.keyword.name.lower()],))


def is_so(discourse: Speech, what: w.Is) -> Clause:
    who = subject(discourse, what.what)
    if w.AttachedToHeroOrAlly() in what.noun.quals:
        return Clause(be(who), who, ("an einen Helden oder Verbündeten", "angelegt"))
    if w.NotAttachedToFriendly() in what.noun.quals:
        return Clause(be(who), who, ("nicht an einen befreundeten Helden oder Verbündeten", "angelegt"))
    return Clause(be(who), who, (one(discourse, what.noun).said(NOM),))


def at_least(discourse: Speech, what: w.AtLeast) -> Clause:
    count = f"{german_number(what.number)} oder mehr"
    things = replace(described(discourse, what.noun, Article.NONE, plural=True), count=count)
    if what.noun.zone is w.Zone.HAND and what.noun.whose == w.YOU:
        return Clause(HABEN, DU, (things.said(ACC),))
    if owner(what.noun) == w.YOU:
        return Clause(KONTROLLIEREN, DU, (things.said(ACC),))
    return Clause(be(things), things, () if things.after else ("im Spiel",))


def fighting(discourse: Speech, who: Phrase, what: w.WhileAttacking | w.WhileDefending) -> Clause:
    if isinstance(what, w.WhileDefending):
        return Clause(VERTEIDIGEN, who)
    if isinstance(what.noun, w.Attached):
        return Clause(ANGREIFEN, who, (ref(discourse, what.noun).said(ACC),))
    return Clause(ANGREIFEN, who, (one(discourse, what.noun).said(ACC),) if what.noun is not None else ())


def only_one(discourse: Speech, what: w.OnlyOne) -> Clause:
    who = ref(discourse, w.THIS)
    the_only = replace(described(discourse, what.noun, Article.THE), adjectives=("einzig",))
    return Clause(be(who), who, (the_only.said(NOM),))


def more_allies(discourse: Speech, what: w.MoreAlliesThanYou) -> Clause:
    more = Phrase(plural=True, name="mehr Verbündete in der Gruppe eines Gegners als in deiner Gruppe")
    return Clause(be(more), more)


def damaged_by_ally(discourse: Speech, what: w.OpposingHeroDamagedByAllyOfYours) -> Clause:
    ally = one(discourse, w.Noun((w.Kind.ALLY,), (w.InYourParty(),)))
    return Clause(HABEN, ally, ("einem gegnerischen Helden", "in diesem Zug", "Schaden zugefügt"))


IT: Final = Phrase(name="es", spoken_of=N)

CONDITIONS: Final[Table[Clause]] = {
    w.Has: has,
    w.Is: is_so,
    w.AtLeast: at_least,
    w.OnlyOne: only_one,
    w.WhileAttacking: lambda s, what: fighting(s, subject(s, what.what), what),
    w.WhileDefending: lambda s, what: fighting(s, subject(s, what.what), what),
    w.MoreAlliesThanYou: more_allies,
    w.YourTurn: lambda s, what: Clause(be(IT), IT, ("dein Zug",)),
    w.OpponentsTurn: lambda s, what: Clause(be(IT), IT, ("der Zug eines Gegners",)),
    w.OpposingHeroDamagedByAllyOfYours: damaged_by_ally,
}


def provided(discourse: Speech, what: w.Condition) -> Opening:
    """A condition that opens a sentence: "in deinem Zug", "falls ..."."""
    if type(what) in TURNS:
        return Opening(TURNS[type(what)], time=True)
    return Opening(f"falls {condition(discourse, what).final()}")


def while_so(discourse: Speech, what: w.Condition) -> str:
    """ "solange er angreift" """
    return f"{conjunction(what)} {condition(discourse, what).final()}"


def when_so(discourse: Speech, what: w.Condition) -> str:
    """A condition as a restriction: "in deinem Zug", ", solange er angreift"."""
    return TURNS.get(type(what)) or f", {while_so(discourse, what)}"


def while_tail(discourse: Speech, about: w.Ref, who: Phrase, what: w.Condition | None) -> str:
    """A condition behind a statement: ", solange sie angreifen"."""
    if what is None:
        return ""
    if isinstance(what, (w.WhileAttacking, w.WhileDefending)) and is_of(what, about):
        return f", solange {fighting(discourse, Phrase(spoken_of=who.gender), what).final()},"
    return f", {while_so(discourse, what)},"


def conjunction(what: w.Condition) -> str:
    """solange for what lasts, falls for what has happened"""
    return "falls" if isinstance(what, w.OpposingHeroDamagedByAllyOfYours) else "solange"
