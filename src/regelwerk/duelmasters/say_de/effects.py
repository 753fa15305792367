"""What the deeds say in German: every sentence a clause whose verb has not found its place yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Place, Speech
from regelwerk.duelmasters.say.telling import Tongue
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.duelmasters.say_de.conditions import condition as said_condition
from regelwerk.duelmasters.say_de.lasting import STATEMENTS, statement
from regelwerk.duelmasters.say_de.speech import (
    KARTE,
    ZONES,
    counted,
    described,
    heads,
    noun_of,
    number,
    owned,
    owner_zone,
    owners,
    player,
    ref,
)
from regelwerk.duelmasters.say_de.terms import TERMS
from regelwerk.duelmasters.words import YOU, Chosen, Player, Ref, Zone
from regelwerk.kernel.german import ACC, DAT, DU, GEN, NOM, Article, Clause, Phrase, Verb, able, spoken_of
from regelwerk.kernel.words import Word


def sentences(discourse: Speech, word: Word) -> list[Clause]:
    """The sentences of an effect; the first can follow "wenn ...,"; `about` "then" marks one that comes after."""
    return GERMAN.sentences(discourse, word)


def clause(discourse: Speech, word: Word) -> Clause:
    """One deed as one clause. Raises Unworded for what is none."""
    return GERMAN.clause(discourse, word)


class German(Tongue[Clause, Phrase]):
    language = "German"

    def person(self, discourse: Speech, who: Player) -> Phrase:
        return player(discourse, who) or DU

    def then(self, clause: Clause) -> Clause:
        return replace(clause, about="then")

    def joined(self, clauses: list[Clause], choice: bool) -> Clause:
        first, *rest = clauses
        return replace(first, tail=first.tail + "".join(f" {'oder' if choice else 'und'} {one.main()}" for one in rest))

    def provided(self, discourse: Speech, condition: w.Condition, clause: Clause) -> Clause:
        return replace(clause, ahead=f"falls {said_condition(discourse, condition).final()}")

    def allowed(self, who: Phrase, clause: Clause) -> Clause:
        return able(who, [replace(clause, subject=None)])

    def if_done(self, who: Phrase, clause: Clause) -> Clause:
        return replace(clause, ahead=f"falls {who.said(NOM)} dies {'tust' if who.you else 'tut'}")

    def searching(self, discourse: Speech, word: w.Search) -> list[Clause]:
        thing = described(discourse, word.noun, Article.A, how="from")
        pronoun = spoken_of(heads(word.noun)[0].gender)
        use = self.searched(discourse, word)
        parts = [Clause(v.NEHMEN, None, (thing.said(ACC),))]
        if word.reveal:
            parts.append(Clause(v.ZEIGEN, None, (pronoun.said(ACC), "deinem Gegner")))
        parts.append(replace(use, verb=v.LEGEN if use.verb is v.NEHMEN else use.verb))
        shuffled = self.then(Clause(v.MISCHEN, None, ("dein Deck",)))
        return [Clause(v.DURCHSUCHEN, None, ("dein Deck",)), able(DU, parts), shuffled]

    def whenever(self, discourse: Speech, event: w.Happening) -> Callable[[Clause], Clause]:
        from regelwerk.duelmasters.say_de.abilities import event as said_event

        opening = said_event(discourse, event).with_span("in diesem Zug").final()
        return lambda first: replace(first, ahead=f"wenn {opening}")

    def unusable(self) -> Clause:
        trigger = f"„{TERMS['shield_trigger']}“ dieses Schilds"
        return Clause(v.KOENNEN, DU, (trigger,), "nicht benutzen")


def _doer(discourse: Speech, who: Player) -> Phrase | None:
    return None if who == discourse.actor else player(discourse, who)


def _cards_drawn(discourse: Speech, word: w.Draw) -> str:
    upto = "bis zu " if word.up_to else ""
    if isinstance(word.count, w.Count):
        return f"{upto}eine Karte für {counted(discourse, word.count.noun)}"
    return f"{upto}eine Karte" if word.count == 1 else f"{upto}{number(word.count)} Karten"


def _discard(discourse: Speech, word: w.Discard) -> Clause:
    who = _doer(discourse, word.who)
    hand = f"von {Phrase((ZONES[Zone.HAND],), Article.YOUR if word.who == YOU else Article.HIS).said(DAT)}"
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


def _acting(discourse: Speech, what: Ref) -> Player:
    return what.by if isinstance(what, Chosen) and what.by != YOU else discourse.actor


def _done_to(discourse: Speech, verb: Verb, what: Ref, moving: bool = False) -> Clause:
    """Somebody does it to a thing: you, or whoever chooses it."""
    who = _acting(discourse, what)
    subject = _doer(discourse, who)
    before, discourse.actor = discourse.actor, who
    thing = ref(discourse, what, "from" if moving else _where(what)).said(ACC)
    discourse.actor = before
    return Clause(verb, subject, (thing,))


def _where(what: Ref) -> Place:
    """Cards outside the battle zone say where they are."""
    if isinstance(what, (Chosen, w.All)) and what.noun.zone is not Zone.BATTLE:
        return "in"
    return ""


def _put(discourse: Speech, word: w.PutInto) -> Clause:
    """Cards into a zone."""
    what = word.what
    noun = noun_of(discourse, what)
    who = _acting(discourse, what)
    subject = _doer(discourse, who)
    before, discourse.actor = discourse.actor, who
    phrase = ref(discourse, what, "from" if noun.zone is not Zone.SHIELDS else "")
    verb, goal = _goal(discourse, word, what, phrase, noun)
    discourse.actor = before
    thing = f"die oberste Karte {phrase.said(GEN)}" if word.top_card else phrase.said(ACC)
    return Clause(verb, subject, (thing, *goal))


def _goal(discourse: Speech, word: w.PutInto, what: Ref, phrase: Phrase, noun: w.Noun) -> tuple[Verb, tuple[str, ...]]:
    if word.zone is Zone.SHIELDS:
        whose = owned(discourse, YOU if isinstance(what, w.This) else noun.whose)[0]
        shields = Phrase((heads(w.Noun((), zone=Zone.SHIELDS))), whose or Article.THE, plural=True).said(DAT)
        return v.FUEGEN, ("verdeckt", shields if whose else f"{shields} {owners(phrase)}")
    if word.zone is Zone.DECK:
        return v.LEGEN, (f"oben {owner_zone(discourse, what, phrase, word.zone)}".replace("oben in ", "oben auf "),)
    goal = owner_zone(discourse, what, phrase, word.zone)
    if word.zone is Zone.HAND:
        return (v.NEHMEN if noun.zone in (Zone.DECK, Zone.SHIELDS) else v.BRINGEN), (goal,)
    return v.LEGEN, (goal,)


def _break(discourse: Speech, word: w.Break) -> Clause:
    shields = w.Noun((), zone=Zone.SHIELDS, whose=w.OPPONENT)
    what = described(discourse, shields, Article.A if word.count == 1 else Article.NONE, word.count != 1)
    what = what if word.count == 1 else replace(what, count=number(word.count))
    return Clause(v.DURCHBRECHEN, ref(discourse, word.by, subject=True), (what.said(ACC),))


def _drawn(discourse: Speech, word: w.Draw) -> Clause:
    return Clause(v.ZIEHEN, _doer(discourse, word.who), (_cards_drawn(discourse, word),))


def _in_play(discourse: Speech, word: w.PutIntoBattle) -> Clause:
    moved = _done_to(discourse, v.LEGEN, word.what, moving=True)
    return replace(moved, middle=(*moved.middle, "in den Kampfbereich"))


GERMAN: Final = German()
GERMAN.deeds = {
    **{kind: lambda s, word: statement(s, word, lasts=False) for kind in STATEMENTS},
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
