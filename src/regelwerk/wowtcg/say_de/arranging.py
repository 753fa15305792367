"""Sentences in German: what its grammar has of its own, and what has to be told at length."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.german import ACC, DAT, DU, NOM, Article, Clause, F, Phrase, able, pronoun
from regelwerk.kernel.wording import Unworded, german_number
from regelwerk.kernel.words import Again, Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table
from regelwerk.wowtcg.say.reading import controls_it, controls_such, in_deck
from regelwerk.wowtcg.say.telling import Opening, Tongue
from regelwerk.wowtcg.say_de.amounts import plainly, total
from regelwerk.wowtcg.say_de.clauses import (
    ANSEHEN,
    BESTIMMEN,
    BEZAHLEN,
    DURCHSUCHEN,
    LEGEN,
    MISCHEN,
    VORZEIGEN,
    WERFEN,
    Saying,
    command,
)
from regelwerk.wowtcg.say_de.conditions import provided
from regelwerk.wowtcg.say_de.describing import described, heads
from regelwerk.wowtcg.say_de.effects import DOING
from regelwerk.wowtcg.say_de.lasting import LASTING, have
from regelwerk.wowtcg.say_de.nouns import DECK
from regelwerk.wowtcg.say_de.speech import doer, player, players_thing, ref
from regelwerk.wowtcg.say_de.triggers import event, next_turn


class German(Tongue[Clause, Saying, Phrase]):
    language = "German"
    to = "–"

    # ------------------------------------------------------------------------ people

    def person(self, discourse: Speech, who: w.Player) -> Phrase:
        return player(discourse, who) or DU

    def doer(self, discourse: Speech, who: w.Player) -> Phrase | None:
        return doer(discourse, who)

    # ----------------------------------------------------------------------- clauses

    def then(self, clause: Clause) -> Clause:
        return replace(clause, middle=("dann", *clause.middle))

    def follows(self, before: Word, after: Word) -> bool:
        if isinstance(before, w.Draw) and isinstance(after, w.Discard):
            return after.who == before.who
        return isinstance(before, (w.PutCounter, w.ShuffleInto))

    def done_by(self, doer: Phrase | None, who: w.Player, clause: Clause) -> Clause:
        return replace(clause, subject=doer, about=who)

    def allowed(self, may: Phrase, who: w.Player, clauses: list[Clause]) -> Clause:
        return able(clauses[0].subject or may, clauses, about=who)

    def searching(self, discourse: Speech, word: w.Search, wanted: w.Noun) -> Clause:
        if word.count != 1:
            many = f"bis zu {german_number(word.count)}"
            found = replace(described(discourse, wanted, Article.NONE, plural=True), count=many)
        else:
            found = described(discourse, wanted, Article.A)
        deck = players_thing(discourse, word.who, DECK).said(ACC)
        return command(DURCHSUCHEN, deck, f"nach {found.said(DAT)}")

    def revealing(self, several: bool) -> Clause:
        return command(VORZEIGEN, "sie")

    def shuffling(self, discourse: Speech, who: w.Player) -> Clause:
        return command(MISCHEN, players_thing(discourse, who, DECK).said(ACC))

    def to_and_by(self, discourse: Speech, word: w.Prevent, clause: Clause) -> Clause:
        """verhindere allen Schaden, der ihm zugefügt werden würde, und allen Schaden, den er zufügen würde"""
        it = pronoun(ref(discourse, word.to or w.THEM).gender, NOM)
        return replace(clause, middle=(*clause.middle, f"und allen Schaden, den {it} zufügen würde"))

    def inner(self, sentence: Saying) -> list[Clause]:
        return [] if sentence.lead else list(sentence.clauses)

    # --------------------------------------------------------------------- sentences

    def joined(self, clauses: list[Clause]) -> Saying:
        return Saying(tuple(clauses))

    def either(self, one: list[Clause], other: list[Clause]) -> Saying:
        return Saying((*one, *other), joint="oder")

    def opened(self, opening: Opening, sentence: Saying) -> Saying:
        return sentence.led_by(opening)

    def behind(self, sentence: Saying, exception: str) -> Saying:
        return sentence.with_tail(f", {exception}")

    def said(self, sentence: Saying) -> str:
        return sentence.said()

    def one_of(self, modes: list[str]) -> Saying:
        return Saying(whole="bestimme eines: " + "; oder ".join(modes))

    def offer(self, discourse: Speech, word: w.MayPay) -> Saying:
        price, explained = plainly(discourse, word.resources)
        pay = able(self.person(discourse, word.who), [Clause(BEZAHLEN, None, (f"({price})",))])
        purpose = f", {command(WERFEN, 'erneut').purpose()}" if isinstance(word.do, Again) else ""
        return Saying((replace(pay, tail=f"{purpose}{explained}"),))

    def pay_or(self, price: int, sentence: Saying) -> Saying:
        return replace(sentence, clauses=(command(BEZAHLEN, f"({price})"), *sentence.clauses), joint="oder")

    def flip(self) -> Saying:
        return Saying((command(WERFEN, "eine Münze"),))

    def unpreventable(self) -> Saying:
        return Saying(whole="dieser Schaden kann nicht verhindert werden")

    def at_end_of_turn(self, discourse: Speech, word: w.AtEndOfTurn) -> list[Saying]:
        sentence, *rest = self.sentences(discourse, word.do)
        if not sentence.clauses:
            return [sentence.led_by(Opening("am Ende des Zuges", time=True)), *rest]
        first, *clauses = sentence.clauses
        timed = replace(first, middle=(*first.middle[:1], "am Ende des Zuges", *first.middle[1:]))
        return [replace(sentence, clauses=(timed, *clauses)), *rest]

    # ---------------------------------------------------------- openings and exceptions

    def if_done(self, who: w.Player) -> Opening:
        return Opening("falls du dies tust" if who == w.YOU else "falls er dies tut")

    def flipped(self, won: bool) -> Opening:
        return Opening("falls du den Wurf gewinnst" if won else "falls du den Wurf verlierst")

    def provided(self, discourse: Speech, what: w.Condition) -> Opening:
        return provided(discourse, what)

    def this_turn(self, discourse: Speech, happening: w.Happening, once: bool) -> Opening:
        often = "in diesem Zug das nächste Mal" if once else "in diesem Zug"
        return Opening(f"wenn {event(discourse, happening).with_span(often).final()}")

    def next_turn(self, happening: w.StartOfTurn | w.EndOfTurn) -> Opening:
        return next_turn(happening)

    def unless_paid(self, discourse: Speech, word: w.Unless) -> str:
        return f"es sei denn, {self.payer(discourse, word)} bezahlt ({word.resources})"

    def payer(self, discourse: Speech, word: w.Unless) -> str:
        """Who may buy it off: "sein Beherrscher" right after the thing, "dieser" right after his own things."""
        if controls_it(word):
            feminine = word.who == w.ControllerOf(w.ATTACHED) and heads(discourse.attached)[0].gender is F
            return "ihr Beherrscher" if feminine else "sein Beherrscher"
        return "dieser" if controls_such(word) else self.person(discourse, word.who).said(NOM)

    def unless_so(self, discourse: Speech, qual: w.NotAttachedToFriendly | w.CostAtMost) -> str:
        if isinstance(qual, w.CostAtMost):
            return f"falls ihre Kosten kleiner oder gleich {total(discourse, qual.amount).said(DAT)} sind"
        return "es sei denn, sie ist an einen befreundeten Helden oder Verbündeten angelegt"


# --------------------------------------------------------- the top cards of your deck

BOTTOM: Final = "den Rest unter dein Deck"


def reveal_top(discourse: Speech, word: w.RevealTop) -> list[Saying]:
    phrase = described(discourse, in_deck(word.noun), Article.A)
    fits = replace(phrase, adjectives=("vorgezeigt", *phrase.adjectives)).said(ACC)
    first = Saying((command(VORZEIGEN, top(word.count)),))
    if word.by == w.YOU:
        return [first, Saying((command(LEGEN, fits, f"auf deine Hand und {BOTTOM}"),))]
    chosen = fits if word.noun.kinds else "eine davon"
    return [
        first,
        Saying((Clause(BESTIMMEN, player(discourse, word.by), (chosen,)),)),
        Saying((command(LEGEN, f"diese Karte auf deine Hand und {BOTTOM}"),)),
    ]


def look_at_top(discourse: Speech, word: w.LookAtTop) -> list[Saying]:
    if word.zone not in (w.Zone.HAND, w.Zone.DECK):
        raise Unworded(word, "German")
    where = "oben auf dein Deck" if word.zone is w.Zone.DECK else "auf deine Hand"
    return [
        Saying((command(ANSEHEN, "dir", top(word.count)),)),
        Saying((command(LEGEN, "eine davon", f"{where} und {BOTTOM}"),)),
    ]


def look_and_may_put(discourse: Speech, word: w.LookAndMayPut) -> list[Saying]:
    if word.zone not in (w.Zone.HAND, w.Zone.DECK):
        raise Unworded(word, "German")
    first = Saying((command(ANSEHEN, "dir", top(1)),))
    place = "unter dein Deck" if word.zone is w.Zone.DECK else "auf deine Hand"
    if word.noun is None:
        return [first, Saying((able(DU, [command(LEGEN, "sie", place)]),))]
    fits = described(discourse, in_deck(word.noun), Article.A).said(NOM)
    may_put = able(DU, [command(VORZEIGEN, "sie"), command(LEGEN, place)])
    return [first, Saying((may_put,)).led_by(Opening(f"falls es {fits} ist"))]


def top(count: int) -> str:
    return f"die {'oberste Karte' if count == 1 else f'obersten {german_number(count)} Karten'} deines Decks"


IDIOMS: Final[Table[list[Saying]]] = {
    w.RevealTop: reveal_top,
    w.LookAtTop: look_at_top,
    w.LookAndMayPut: look_and_may_put,
}
"""Word class -> its sentences."""

GERMAN: Final = German({**LASTING, **DOING}, {w.Have: have}, IDIOMS)
