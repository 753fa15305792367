"""Sentences in German: what its grammar has of its own, and what has to be worded at length."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.german import (
    ACC,
    DAT,
    NOM,
    YOU_SUBJECT,
    Article,
    F,
    GermanClause,
    NounPhrase,
    join_with_kann,
    pronoun,
)
from regelwerk.kernel.language.sentences import MissingWordingError, german_number
from regelwerk.kernel.vocabulary.words import Again, Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import controls_it, controls_such, in_deck
from regelwerk.wowtcg.text.discourse import Discourse, Table
from regelwerk.wowtcg.text.sentences import Opening, Tongue
from regelwerk.wowtcg.text_de.amounts import bare_number, total
from regelwerk.wowtcg.text_de.clauses import (
    ANSEHEN,
    BESTIMMEN,
    BEZAHLEN,
    DURCHSUCHEN,
    LEGEN,
    MISCHEN,
    VORZEIGEN,
    WERFEN,
    SentencePlan,
    command,
)
from regelwerk.wowtcg.text_de.conditions import provided
from regelwerk.wowtcg.text_de.continuous import LASTING, have
from regelwerk.wowtcg.text_de.effects import DOING
from regelwerk.wowtcg.text_de.noun_phrases import described, head_nouns, host
from regelwerk.wowtcg.text_de.nouns import DECK
from regelwerk.wowtcg.text_de.references import doer, player, players_thing, ref
from regelwerk.wowtcg.text_de.triggers import event_clause, next_turn


class German(Tongue[GermanClause, SentencePlan, NounPhrase]):
    language = "German"
    to = "–"

    # ------------------------------------------------------------------------ people

    def person(self, discourse: Discourse, who: vocabulary.Player) -> NounPhrase:
        return player(discourse, who) or YOU_SUBJECT

    def doer(self, discourse: Discourse, who: vocabulary.Player) -> NounPhrase | None:
        return doer(discourse, who)

    # ----------------------------------------------------------------------- clauses

    def then(self, clause: GermanClause) -> GermanClause:
        return replace(clause, middle=("dann", *clause.middle))

    def follows(self, before: Word, after: Word) -> bool:
        if isinstance(before, vocabulary.Draw) and isinstance(after, vocabulary.Discard):
            return after.who == before.who
        return isinstance(before, (vocabulary.PutCounter, vocabulary.ShuffleInto))

    def done_by(self, doer: NounPhrase | None, who: vocabulary.Player, clause: GermanClause) -> GermanClause:
        return replace(clause, subject=doer, about=who)

    def allowed(self, may: NounPhrase, who: vocabulary.Player, clauses: list[GermanClause]) -> GermanClause:
        return join_with_kann(clauses[0].subject or may, clauses, about=who)

    def searching(self, discourse: Discourse, word: vocabulary.Search, wanted: vocabulary.CardFilter) -> GermanClause:
        if word.count != 1:
            many = f"bis zu {german_number(word.count)}"
            found = replace(described(discourse, wanted, Article.NONE, plural=True), count=many)
        else:
            found = described(discourse, wanted, Article.A)
        deck = players_thing(discourse, word.who, DECK).in_case(ACC)
        return command(DURCHSUCHEN, deck, f"nach {found.in_case(DAT)}")

    def revealing(self, several: bool) -> GermanClause:
        return command(VORZEIGEN, "sie")

    def shuffling(self, discourse: Discourse, who: vocabulary.Player) -> GermanClause:
        return command(MISCHEN, players_thing(discourse, who, DECK).in_case(ACC))

    def to_and_by(self, discourse: Discourse, word: vocabulary.Prevent, clause: GermanClause) -> GermanClause:
        """verhindere allen Schaden, der ihm zugefügt werden würde, und allen Schaden, den er zufügen würde"""
        it = pronoun(ref(discourse, word.to or vocabulary.THEM).gender, NOM)
        return replace(clause, middle=(*clause.middle, f"und allen Schaden, den {it} zufügen würde"))

    def inner(self, sentence: SentencePlan) -> list[GermanClause]:
        return [] if sentence.opening_clause else list(sentence.clauses)

    # --------------------------------------------------------------------- sentences

    def joined(self, clauses: list[GermanClause]) -> SentencePlan:
        return SentencePlan(tuple(clauses))

    def either(self, first: list[GermanClause], second: list[GermanClause]) -> SentencePlan:
        return SentencePlan((*first, *second), shared_verb="oder")

    def opened(self, opening: Opening, sentence: SentencePlan) -> SentencePlan:
        return sentence.led_by(opening)

    def behind(self, sentence: SentencePlan, exception: str) -> SentencePlan:
        return sentence.with_tail(f", {exception}")

    def sentence_text(self, sentence: SentencePlan) -> str:
        return sentence.text()

    def one_of(self, modes: list[str]) -> SentencePlan:
        return SentencePlan(whole="bestimme eines: " + "; oder ".join(modes))

    def offer(self, discourse: Discourse, word: vocabulary.MayPay) -> SentencePlan:
        price, explained = bare_number(discourse, word.resources)
        pay = join_with_kann(self.person(discourse, word.who), [GermanClause(BEZAHLEN, None, (f"({price})",))])
        purpose = f", {command(WERFEN, 'erneut').purpose_clause()}" if isinstance(word.do, Again) else ""
        return SentencePlan((replace(pay, tail=f"{purpose}{explained}"),))

    def pay_or(self, price: int, sentence: SentencePlan) -> SentencePlan:
        return replace(sentence, clauses=(command(BEZAHLEN, f"({price})"), *sentence.clauses), shared_verb="oder")

    def flip(self) -> SentencePlan:
        return SentencePlan((command(WERFEN, "eine Münze"),))

    def unpreventable(self) -> SentencePlan:
        return SentencePlan(whole="dieser Schaden kann nicht verhindert werden")

    def at_end_of_turn(self, discourse: Discourse, word: vocabulary.AtEndOfTurn) -> list[SentencePlan]:
        sentence, *rest = self.sentences(discourse, word.do)
        if not sentence.clauses:
            return [sentence.led_by(Opening("am Ende des Zuges", time=True)), *rest]
        first, *clauses = sentence.clauses
        timed = replace(first, middle=(*first.middle[:1], "am Ende des Zuges", *first.middle[1:]))
        return [replace(sentence, clauses=(timed, *clauses)), *rest]

    # ---------------------------------------------------------- openings and exceptions

    def if_done(self, who: vocabulary.Player) -> Opening:
        return Opening("falls du dies tust" if who == vocabulary.YOU else "falls er dies tut")

    def flipped(self, won: bool) -> Opening:
        return Opening("falls du den Wurf gewinnst" if won else "falls du den Wurf verlierst")

    def provided(self, discourse: Discourse, what: vocabulary.Condition) -> Opening:
        return provided(discourse, what)

    def this_turn(self, discourse: Discourse, event: vocabulary.TriggerEvent, once: bool) -> Opening:
        often = "in diesem Zug das nächste Mal" if once else "in diesem Zug"
        return Opening(f"wenn {event_clause(discourse, event).with_span(often).verb_last()}")

    def next_turn(self, event: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> Opening:
        return next_turn(event)

    def unless_paid(self, discourse: Discourse, word: vocabulary.Unless) -> str:
        return f"es sei denn, {self.payer(discourse, word)} bezahlt ({word.resources})"

    def payer(self, discourse: Discourse, word: vocabulary.Unless) -> str:
        """Who may buy it off: "sein Beherrscher" right after the thing, "dieser" right after his own things."""
        if controls_it(word):
            feminine = (
                word.who == vocabulary.ControllerOf(vocabulary.ATTACHED)
                and head_nouns(discourse.attached)[0].gender is F
            )
            return "ihr Beherrscher" if feminine else "sein Beherrscher"
        return "dieser" if controls_such(word) else self.person(discourse, word.who).in_case(NOM)

    def unless_so(self, discourse: Discourse, qual: vocabulary.AttachedTo | vocabulary.WithCost) -> str:
        if isinstance(qual, vocabulary.WithCost):
            return f"falls ihre Kosten kleiner oder gleich {total(discourse, qual.amount).in_case(DAT)} sind"
        return f"es sei denn, sie ist {host(discourse, replace(qual, unless=False))} angelegt"


# --------------------------------------------------------- the top cards of your deck

BOTTOM: Final = "den Rest unter dein Deck"


def reveal_top(discourse: Discourse, word: vocabulary.RevealTop) -> list[SentencePlan]:
    phrase = described(discourse, in_deck(word.noun), Article.A)
    fits = replace(phrase, adjectives=("vorgezeigt", *phrase.adjectives)).in_case(ACC)
    first = SentencePlan((command(VORZEIGEN, top(word.count)),))
    if word.by == vocabulary.YOU:
        return [first, SentencePlan((command(LEGEN, fits, f"auf deine Hand und {BOTTOM}"),))]
    chosen = fits if word.noun.kinds else "eine davon"
    return [
        first,
        SentencePlan((GermanClause(BESTIMMEN, player(discourse, word.by), (chosen,)),)),
        SentencePlan((command(LEGEN, f"diese Karte auf deine Hand und {BOTTOM}"),)),
    ]


def look_at_top(discourse: Discourse, word: vocabulary.LookAtTop) -> list[SentencePlan]:
    if word.zone not in (vocabulary.Zone.HAND, vocabulary.Zone.DECK):
        raise MissingWordingError(word, "German")
    where = "oben auf dein Deck" if word.zone is vocabulary.Zone.DECK else "auf deine Hand"
    return [
        SentencePlan((command(ANSEHEN, "dir", top(word.count)),)),
        SentencePlan((command(LEGEN, "eine davon", f"{where} und {BOTTOM}"),)),
    ]


def look_and_may_put(discourse: Discourse, word: vocabulary.LookAndMayPut) -> list[SentencePlan]:
    if word.zone not in (vocabulary.Zone.HAND, vocabulary.Zone.DECK):
        raise MissingWordingError(word, "German")
    first = SentencePlan((command(ANSEHEN, "dir", top(1)),))
    place = "unter dein Deck" if word.zone is vocabulary.Zone.DECK else "auf deine Hand"
    if word.noun is None:
        return [first, SentencePlan((join_with_kann(YOU_SUBJECT, [command(LEGEN, "sie", place)]),))]
    fits = described(discourse, in_deck(word.noun), Article.A).in_case(NOM)
    may_put = join_with_kann(YOU_SUBJECT, [command(VORZEIGEN, "sie"), command(LEGEN, place)])
    return [first, SentencePlan((may_put,)).led_by(Opening(f"falls es {fits} ist"))]


def top(count: int) -> str:
    return f"die {'oberste Karte' if count == 1 else f'obersten {german_number(count)} Karten'} deines Decks"


IDIOMS: Final[Table[list[SentencePlan]]] = {
    vocabulary.RevealTop: reveal_top,
    vocabulary.LookAtTop: look_at_top,
    vocabulary.LookAndMayPut: look_and_may_put,
}
"""Word class -> its sentences."""

GERMAN: Final = German({**LASTING, **DOING}, {vocabulary.Have: have}, IDIOMS)
