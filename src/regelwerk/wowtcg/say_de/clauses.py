"""German verbs of this game, and how several clauses become one sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from regelwerk.kernel.german import ACC, DU, KANN, Clause, Phrase, Verb
from regelwerk.kernel.wording import listed
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech
from regelwerk.wowtcg.say.telling import Opening
from regelwerk.wowtcg.say_de.speech import player, ref

SPANS: Final = {
    w.Span.THIS_TURN: "in diesem Zug",
    w.Span.THIS_COMBAT: "in diesem Kampf",
    w.Span.GAME: "für den Rest des Spiels",
}

FUEGEN: Final = Verb("fügen", "zu")
HEILEN: Final = Verb("heilen")
LEGEN: Final = Verb("legen")
ANLEGEN: Final = Verb("legen", "an")
ENTFERNEN: Final = Verb("entfernen")
ERSCHOEPFEN: Final = Verb("erschöpfen")
MACHEN: Final = Verb("machen")
ZERSTOEREN: Final = Verb("zerstören")
ZIEHEN: Final = Verb("ziehen")
ABWERFEN: Final = Verb("werfen", "ab", third="wirft", second="wirfst", imperative="wirf")
WERFEN: Final = Verb("werfen", third="wirft", second="wirfst", imperative="wirf")
BESTIMMEN: Final = Verb("bestimmen")
UNTERBRECHEN: Final = Verb("unterbrechen", third="unterbricht", second="unterbrichst", imperative="unterbrich")
ERHALTEN: Final = Verb("erhalten", third="erhält", second="erhältst", imperative="erhalte")
DURCHSUCHEN: Final = Verb("durchsuchen")
VORZEIGEN: Final = Verb("zeigen", "vor")
MISCHEN: Final = Verb("mischen")
DURCHFUEHREN: Final = Verb("führen", "durch")
VERHINDERN: Final = Verb("verhindern")
BEZAHLEN: Final = Verb("bezahlen")
SPIELEN: Final = Verb("spielen")
UMDREHEN: Final = Verb("drehen", "um")
SAGEN: Final = Verb("sagen")
ANSEHEN: Final = Verb("sehen", "an", third="sieht", second="siehst", imperative="sieh")
HABEN: Final = Verb("haben", third="hat", second="hast")
SEIN: Final = Verb("sein", third="ist", second="bist", imperative="sei")
SIND: Final = Verb("sind")
WERDEN: Final = Verb("werden", third="wird", second="wirst")
MUESSEN: Final = Verb("müssen", third="muss", second="musst")
BETRETEN: Final = Verb("betreten", third="betritt", second="betrittst")
ANGREIFEN: Final = Verb("greifen", "an")
VERTEIDIGEN: Final = Verb("verteidigen")
BESCHUETZEN: Final = Verb("beschützen")
SABOTIEREN: Final = Verb("sabotieren")
ZUSCHLAGEN: Final = Verb("schlagen", "zu", third="schlägt", second="schlägst")
VERLIEREN: Final = Verb("verlieren")
ERHOEHEN: Final = Verb("erhöhen")


def be(subject: Phrase) -> Verb:
    """ist, sind: the infinitive does not give the plural."""
    return SIND if subject.is_plural else SEIN


def command(verb: Verb, *middle: str, closing: str = "") -> Clause:
    """A clause that tells its reader to do something."""
    return Clause(verb, None, middle, closing, about=w.YOU)


def act(discourse: Speech, verb: Verb, what: w.Ref, after: str = "", closing: str = "", moving: bool = False) -> Clause:
    """Somebody does something to a thing (accusative): you, or whoever chooses it."""
    who = what.by if isinstance(what, w.Chosen) else what.who if isinstance(what, w.TopOfDeck) else w.YOU
    doer = player(discourse, who)
    with discourse.acting(discourse.actor if isinstance(who, (w.You, w.ThatPlayer)) else who):
        thing = ref(discourse, what, moving=moving).said(ACC)
    return Clause(verb, doer, (thing, after) if after else (thing,), closing, about=who)


@dataclass(frozen=True)
class Saying:
    """One sentence before it is put in order.

    lead    what opens it: "wenn ...", "am Beginn deines Zuges"
    time    the lead is a time, not a clause: no comma, and commands become "du ..."
    joint   the word before the last clause
    whole   said as it is, instead of clauses
    """

    clauses: tuple[Clause, ...] = ()
    lead: str = ""
    time: bool = False
    joint: str = "und"
    whole: str = ""

    def led_by(self, opening: Opening) -> Saying:
        """The same after another opening."""
        if self.lead:
            return replace(self, lead=f"{opening.words}, {self.lead}", time=False)
        return replace(self, lead=opening.words, time=opening.time)

    def with_tail(self, tail: str) -> Saying:
        """The same with something behind its last clause."""
        if self.whole:
            return replace(self, whole=self.whole + tail)
        *clauses, last = self.clauses
        return replace(self, clauses=(*clauses, replace(last, tail=last.tail + tail)))

    def said(self) -> str:
        """The sentence, without its capital and its stop."""
        if self.whole:
            return f"{self.lead}: {self.whole}" if self.lead else self.whole
        clauses = merged(self.clauses)
        if self.time:
            clauses = [replace(c, subject=DU) if c.subject is None else c for c in clauses]
        first = clauses[0]
        if not self.lead:
            opening = first.main()
        elif first.ahead:
            opening = first.after(self.lead).main()
        else:
            opening = f"{self.lead}{' ' if self.time else ', '}{first.inverted()}"
        parts = [opening]
        for before, clause in pairwise(clauses):
            shares = clause.about is not None and clause.about == before.about
            parts.append(clause.rest() if shares else clause.main())
        return listed(parts, self.joint)


def merged(clauses: tuple[Clause, ...]) -> list[Clause]:
    """Clauses that say the same of several things, or forbid the same thing several acts, become one."""
    found: list[Clause] = []
    for clause in clauses:
        both = together(found[-1], clause) if found else None
        if both is None:
            found.append(clause)
        else:
            found[-1] = both
    return found


def together(one: Clause, other: Clause) -> Clause | None:
    """ "weder angreifen noch beschützen"; "deinen Helden und eine deiner Waffen"."""
    if one.verb != other.verb or one.about != other.about or one.tail or other.tail:
        return None
    if one.verb == KANN and one.middle == other.middle and one.closing.startswith("nicht "):
        acts = (one.closing.removeprefix("nicht "), other.closing.removeprefix("nicht "))
        return replace(one, closing=f"weder {acts[0]} noch {acts[1]}")
    same = one.subject is None and one.closing == other.closing and len(one.middle) == len(other.middle) == 1
    if one.verb == MACHEN and same:
        return replace(one, middle=(f"{one.middle[0]} und {other.middle[0]}",))
    return None
