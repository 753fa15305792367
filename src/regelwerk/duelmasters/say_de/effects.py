"""What the deeds say in German: every sentence a clause whose verb has not found its place yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Place, Speech
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.duelmasters.say_de.speech import (
    KARTE,
    ZONES,
    counted,
    described,
    heads,
    number,
    owned,
    owner_zone,
    owners,
    player,
    ref,
)
from regelwerk.kernel.german import ACC, DAT, GEN, Article, Clause, Phrase, Verb
from regelwerk.kernel.words import Word


def _doer(discourse: Speech, who: w.Player) -> Phrase | None:
    return None if who == discourse.actor else player(discourse, who)


def _cards_drawn(discourse: Speech, word: w.Draw) -> str:
    upto = "bis zu " if word.up_to else ""
    if isinstance(word.count, w.Count):
        return f"{upto}eine Karte für {counted(discourse, word.count.noun)}"
    return f"{upto}eine Karte" if word.count == 1 else f"{upto}{number(word.count)} Karten"


def _discard(discourse: Speech, word: w.Discard) -> Clause:
    who = _doer(discourse, word.who)
    hand = f"von {Phrase((ZONES[w.Zone.HAND],), Article.YOUR if word.who == w.YOU else Article.HIS).said(DAT)}"
    if word.count is None:
        return Clause(v.ABWERFEN, who, (f"alle Karten {hand}",))
    luck = ("zufällig",) if word.random else ()
    if isinstance(word.count, w.Count):
        each = f"{hand} für {counted(discourse, word.count.noun)}"
        return Clause(v.ABWERFEN, who, (Phrase((KARTE,), Article.A, luck, after=each).said(ACC),))
    if word.count == 1:
        cards = Phrase((KARTE,), Article.A, luck, after=hand)
    else:
        cards = Phrase((KARTE,), Article.NONE, luck, True, count=number(word.count), after=hand)
    return Clause(v.ABWERFEN, who, (cards.said(ACC),))


def _acting(discourse: Speech, what: w.Ref) -> w.Player:
    return what.by if isinstance(what, w.Chosen) and what.by != w.YOU else discourse.actor


def _done_to(discourse: Speech, verb: Verb, what: w.Ref, moving: bool = False) -> Clause:
    """Somebody does it to a thing: you, or whoever chooses it."""
    who = _acting(discourse, what)
    subject = _doer(discourse, who)
    before, discourse.actor = discourse.actor, who
    thing = ref(discourse, what, "from" if moving else _where(what)).said(ACC)
    discourse.actor = before
    return Clause(verb, subject, (thing,))


def _where(what: w.Ref) -> Place:
    """Cards outside the battle zone say where they are."""
    if isinstance(what, (w.Chosen, w.All)) and what.noun.zone is not w.Zone.BATTLE:
        return "in"
    return ""


def _put(discourse: Speech, word: w.PutInto) -> Clause:
    """Cards into a zone."""
    what = word.what
    noun = discourse.noun_of(what)
    who = _acting(discourse, what)
    subject = _doer(discourse, who)
    before, discourse.actor = discourse.actor, who
    phrase = ref(discourse, what, "from" if noun.zone is not w.Zone.SHIELDS else "")
    verb, goal = _goal(discourse, word, what, phrase, noun)
    discourse.actor = before
    thing = f"die oberste Karte {phrase.said(GEN)}" if word.top_card else phrase.said(ACC)
    return Clause(verb, subject, (thing, *goal))


def _goal(
    discourse: Speech, word: w.PutInto, what: w.Ref, phrase: Phrase, noun: w.Noun
) -> tuple[Verb, tuple[str, ...]]:
    if word.zone is w.Zone.SHIELDS:
        whose = owned(discourse, discourse.owner_of(what))[0]
        shields = Phrase((heads(w.Noun((), zone=w.Zone.SHIELDS))), whose or Article.THE, plural=True).said(DAT)
        return v.FUEGEN, ("verdeckt", shields if whose else f"{shields} {owners(phrase)}")
    if word.zone is w.Zone.DECK:
        return v.LEGEN, (f"oben {owner_zone(discourse, what, phrase, word.zone)}".replace("oben in ", "oben auf "),)
    goal = owner_zone(discourse, what, phrase, word.zone)
    if word.zone is w.Zone.HAND:
        return (v.NEHMEN if noun.zone in (w.Zone.DECK, w.Zone.SHIELDS) else v.BRINGEN), (goal,)
    return v.LEGEN, (goal,)


def _break(discourse: Speech, word: w.Break) -> Clause:
    shields = w.Noun((), zone=w.Zone.SHIELDS, whose=w.OPPONENT)
    what = described(discourse, shields, Article.A if word.count == 1 else Article.NONE, word.count != 1)
    what = what if word.count == 1 else replace(what, count=number(word.count))
    return Clause(v.DURCHBRECHEN, ref(discourse, word.by, subject=True), (what.said(ACC),))


def _drawn(discourse: Speech, word: w.Draw) -> Clause:
    return Clause(v.ZIEHEN, _doer(discourse, word.who), (_cards_drawn(discourse, word),))


def _in_play(discourse: Speech, word: w.PutIntoBattle) -> Clause:
    moved = _done_to(discourse, v.LEGEN, word.what, moving=True)
    return replace(moved, middle=(*moved.middle, "in den Kampfbereich"))


DEEDS: Final[dict[type[Word], Callable[[Speech, Any], Clause]]] = {
    w.Draw: _drawn,
    w.Discard: _discard,
    w.Destroy: lambda s, word: _done_to(s, v.ZERSTOEREN, word.what),
    w.Tap: lambda s, word: _done_to(s, v.TAPPEN, word.what),
    w.Untap: lambda s, word: _done_to(s, v.ENTTAPPEN, word.what),
    w.PutInto: _put,
    w.PutIntoBattle: _in_play,
    w.Break: _break,
    w.LookAt: lambda s, word: Clause(v.ANSEHEN, None, ("dir", ref(s, word.what, "in").said(ACC))),
    w.ExtraTurn: lambda s, word: Clause(v.MACHEN, None, ("nach diesem Zug", "einen zusätzlichen Zug")),
    w.Pick: lambda s, word: _done_to(s, v.WAEHLEN, word.what),
}
"""Each deed by its clause."""
