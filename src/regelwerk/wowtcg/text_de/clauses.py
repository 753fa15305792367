"""German verbs of this game, and how several clauses become one sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from regelwerk.kernel.language.german import ACC, CAN, YOU_SUBJECT, GermanClause, GermanVerb, NounPhrase
from regelwerk.kernel.language.sentences import join_list
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.discourse import Discourse
from regelwerk.wowtcg.text.sentences import Opening
from regelwerk.wowtcg.text_de.references import player, ref

SPANS: Final = {
    vocabulary.Duration.THIS_TURN: "in diesem Zug",
    vocabulary.Duration.THIS_COMBAT: "in diesem Kampf",
    vocabulary.Duration.GAME: "für den Rest des Spiels",
    vocabulary.Duration.WHILE_THIS_EXHAUSTED: ", solange diese Karte erschöpft bleibt,",
}

FUEGEN: Final = GermanVerb("fügen", "zu")
HEILEN: Final = GermanVerb("heilen")
LEGEN: Final = GermanVerb("legen")
WAEHLEN: Final = GermanVerb("wählen")
ANLEGEN: Final = GermanVerb("legen", "an")
ENTFERNEN: Final = GermanVerb("entfernen")
ERSCHOEPFEN: Final = GermanVerb("erschöpfen")
MACHEN: Final = GermanVerb("machen")
ZERSTOEREN: Final = GermanVerb("zerstören")
ZIEHEN: Final = GermanVerb("ziehen")
ABWERFEN: Final = GermanVerb("werfen", "ab", third="wirft", second="wirfst", imperative="wirf")
WERFEN: Final = GermanVerb("werfen", third="wirft", second="wirfst", imperative="wirf")
BESTIMMEN: Final = GermanVerb("bestimmen")
UNTERBRECHEN: Final = GermanVerb("unterbrechen", third="unterbricht", second="unterbrichst", imperative="unterbrich")
ERHALTEN: Final = GermanVerb("erhalten", third="erhält", second="erhältst", imperative="erhalte")
DURCHSUCHEN: Final = GermanVerb("durchsuchen")
VORZEIGEN: Final = GermanVerb("zeigen", "vor")
MISCHEN: Final = GermanVerb("mischen")
DURCHFUEHREN: Final = GermanVerb("führen", "durch")
VERHINDERN: Final = GermanVerb("verhindern")
BEZAHLEN: Final = GermanVerb("bezahlen")
SPIELEN: Final = GermanVerb("spielen")
UMDREHEN: Final = GermanVerb("drehen", "um")
SAGEN: Final = GermanVerb("sagen")
AUFGEBEN: Final = GermanVerb("geben", "auf", third="gibt", second="gibst", imperative="gib")
BEHALTEN: Final = GermanVerb("behalten", third="behält", second="behältst", imperative="behalte")
ANSEHEN: Final = GermanVerb("sehen", "an", third="sieht", second="siehst", imperative="sieh")
HABEN: Final = GermanVerb("haben", third="hat", second="hast")
SEIN: Final = GermanVerb("sein", third="ist", second="bist", imperative="sei")
SIND: Final = GermanVerb("sind")
WERDEN: Final = GermanVerb("werden", third="wird", second="wirst")
MUESSEN: Final = GermanVerb("müssen", third="muss", second="musst")
BETRETEN: Final = GermanVerb("betreten", third="betritt", second="betrittst")
ANGREIFEN: Final = GermanVerb("greifen", "an")
VERTEIDIGEN: Final = GermanVerb("verteidigen")
BESCHUETZEN: Final = GermanVerb("beschützen")
SABOTIEREN: Final = GermanVerb("sabotieren")
ZUSCHLAGEN: Final = GermanVerb("schlagen", "zu", third="schlägt", second="schlägst")
VERLIEREN: Final = GermanVerb("verlieren")
ERHOEHEN: Final = GermanVerb("erhöhen")


def be(subject: NounPhrase) -> GermanVerb:
    """ist, sind: the infinitive does not give the plural."""
    return SIND if subject.is_plural else SEIN


def command(verb: GermanVerb, *middle: str, closing: str = "") -> GermanClause:
    """A clause that tells its reader to do something."""
    return GermanClause(verb, None, middle, closing, about=vocabulary.YOU)


def act(
    discourse: Discourse,
    verb: GermanVerb,
    what: vocabulary.Selector,
    after: str = "",
    closing: str = "",
    moving: bool = False,
) -> GermanClause:
    """Somebody does something to a thing (accusative): you, or whoever chooses it."""
    who = (
        what.by
        if isinstance(what, vocabulary.Chosen)
        else what.who
        if isinstance(what, vocabulary.TopOfDeck)
        else vocabulary.YOU
    )
    doer = player(discourse, who)
    with discourse.acting(discourse.actor if isinstance(who, (vocabulary.You, vocabulary.ThatPlayer)) else who):
        thing = ref(discourse, what, moving=moving).in_case(ACC)
    return GermanClause(verb, doer, (thing, after) if after else (thing,), closing, about=who)


@dataclass(frozen=True)
class SentencePlan:
    """One sentence before it is put in order.

    opening_clause  what opens it: "wenn ...", "am Beginn deines Zuges"
    time            the lead is a time, not a clause: no comma, and commands become "du ..."
    shared_verb     the word before the last clause
    whole           said as it is, instead of clauses
    """

    clauses: tuple[GermanClause, ...] = ()
    opening_clause: str = ""
    time: bool = False
    shared_verb: str = "und"
    whole: str = ""

    def led_by(self, opening: Opening) -> SentencePlan:
        """The same after another opening."""
        if self.opening_clause:
            return replace(self, opening_clause=f"{opening.words}, {self.opening_clause}", time=False)
        return replace(self, opening_clause=opening.words, time=opening.time)

    def with_tail(self, tail: str) -> SentencePlan:
        """The same with something behind its last clause."""
        if self.whole:
            return replace(self, whole=self.whole + tail)
        *clauses, last = self.clauses
        return replace(self, clauses=(*clauses, replace(last, tail=last.tail + tail)))

    def text(self) -> str:
        """The sentence, without its capital and its stop."""
        if self.whole:
            return f"{self.opening_clause}: {self.whole}" if self.opening_clause else self.whole
        clauses = merged(self.clauses)
        if self.time:
            clauses = [replace(c, subject=YOU_SUBJECT) if c.subject is None else c for c in clauses]
        first = clauses[0]
        if not self.opening_clause:
            opening = first.main_clause()
        elif first.front:
            opening = first.after(self.opening_clause).main_clause()
        else:
            opening = f"{self.opening_clause}{' ' if self.time else ', '}{first.verb_first()}"
        parts = [opening]
        for before, clause in pairwise(clauses):
            shares = clause.about is not None and clause.about == before.about
            parts.append(clause.without_subject() if shares else clause.main_clause())
        return join_list(parts, self.shared_verb)


def merged(clauses: tuple[GermanClause, ...]) -> list[GermanClause]:
    """Clauses that say the same of several things, or forbid the same thing several acts, become one."""
    found: list[GermanClause] = []
    for clause in clauses:
        both = together(found[-1], clause) if found else None
        if both is None:
            found.append(clause)
        else:
            found[-1] = both
    return found


def together(first: GermanClause, second: GermanClause) -> GermanClause | None:
    """ "weder angreifen noch beschützen"; "deinen Helden und eine deiner Waffen"."""
    if first.verb != second.verb or first.about != second.about or first.tail or second.tail:
        return None
    if first.verb == CAN and first.middle == second.middle and first.closing.startswith("nicht "):
        acts = (first.closing.removeprefix("nicht "), second.closing.removeprefix("nicht "))
        return replace(first, closing=f"weder {acts[0]} noch {acts[1]}")
    same = first.subject is None and first.closing == second.closing and len(first.middle) == len(second.middle) == 1
    if first.verb == MACHEN and same:
        return replace(first, middle=(f"{first.middle[0]} und {second.middle[0]}",))
    return None
