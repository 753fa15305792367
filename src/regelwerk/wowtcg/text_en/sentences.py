"""Sentences in English: what its grammar has of its own, and what has to be worded at length."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.sentences import MissingWordingError, english_number, with_article
from regelwerk.kernel.vocabulary.words import Again, Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import controls_it, controls_such, in_deck
from regelwerk.wowtcg.text.discourse import Discourse, Table
from regelwerk.wowtcg.text.sentences import Opening, Tongue
from regelwerk.wowtcg.text_en.amounts import bare_number, total
from regelwerk.wowtcg.text_en.clauses import EnglishClause, command, joined, possible
from regelwerk.wowtcg.text_en.conditions import TURNS, condition
from regelwerk.wowtcg.text_en.continuous import LASTING
from regelwerk.wowtcg.text_en.effects import DOING
from regelwerk.wowtcg.text_en.noun_phrases import described, host
from regelwerk.wowtcg.text_en.references import doer, player, player_possessive
from regelwerk.wowtcg.text_en.triggers import event_clause, next_turn


class English(Tongue[EnglishClause, str, str]):
    language = "English"
    to = "-"

    # ------------------------------------------------------------------------ people

    def person(self, discourse: Discourse, who: vocabulary.Player) -> str:
        return player(discourse, who) or "you"

    def doer(self, discourse: Discourse, who: vocabulary.Player) -> str:
        return doer(discourse, who)

    # ----------------------------------------------------------------------- clauses

    def then(self, clause: EnglishClause) -> EnglishClause:
        return replace(clause, then=True)

    def follows(self, before: Word, after: Word) -> bool:
        return isinstance(before, vocabulary.PutCounter)

    def done_by(self, doer: str | None, who: vocabulary.Player, clause: EnglishClause) -> EnglishClause:
        return EnglishClause(doer or "", clause.predicate, about=who)

    def allowed(self, may: str, who: vocabulary.Player, clauses: list[EnglishClause]) -> EnglishClause:
        return possible(may, clauses)

    def searching(self, discourse: Discourse, word: vocabulary.Search, wanted: vocabulary.CardFilter) -> EnglishClause:
        words = described(discourse, wanted, many=word.count != 1)
        found = f"up to {english_number(word.count)} {words}" if word.count != 1 else with_article(words)
        return command(f"search {player_possessive(discourse, word.who)} deck for {found}")

    def revealing(self, several: bool) -> EnglishClause:
        return command("reveal them" if several else "reveal it")

    def shuffling(self, discourse: Discourse, who: vocabulary.Player) -> EnglishClause:
        return command(f"shuffle {player_possessive(discourse, who)} deck")

    def to_and_by(self, discourse: Discourse, word: vocabulary.Prevent, clause: EnglishClause) -> EnglishClause:
        return replace(clause, predicate=clause.predicate.replace(" dealt to ", " dealt to and dealt by ", 1))

    def inner(self, sentence: str) -> list[EnglishClause]:
        return [EnglishClause("", sentence, whole=True)]

    # --------------------------------------------------------------------- sentences

    def joined(self, clauses: list[EnglishClause]) -> str:
        return joined(clauses)

    def either(self, first: list[EnglishClause], second: list[EnglishClause]) -> str:
        comma = "," if second[0].subject else ""  # somebody else does the other thing
        return f"{joined(first)}{comma} or {joined(second)}"

    def opened(self, opening: Opening, sentence: str) -> str:
        return f"{opening.words}, {sentence}"

    def behind(self, sentence: str, exception: str) -> str:
        return f"{sentence} {exception}"

    def sentence_text(self, sentence: str) -> str:
        return sentence

    def one_of(self, modes: list[str]) -> str:
        return "choose one: " + "; or ".join(modes)

    def offer(self, discourse: Discourse, word: vocabulary.MayPay) -> str:
        price, explained = bare_number(discourse, word.resources)
        if isinstance(word.do, Again):
            return f"you may pay ({price}) to reflip{explained}"
        return f"{self.person(discourse, word.who)} may pay ({price}){explained}"

    def pay_or(self, price: int, sentence: str) -> str:
        return f"pay ({price}) or {sentence}"

    def flip(self) -> str:
        return "flip a coin"

    def unpreventable(self) -> str:
        return "that damage can't be prevented"

    def at_end_of_turn(self, discourse: Discourse, word: vocabulary.AtEndOfTurn) -> list[str]:
        opens, discourse.opening = discourse.opening, False
        if opens:
            return self.led(discourse, Opening("at end of turn", time=True), word.do)
        *rest, last = self.sentences(discourse, word.do)
        return [*rest, f"{last} at end of turn"]

    # ---------------------------------------------------------- openings and exceptions

    def if_done(self, who: vocabulary.Player) -> Opening:
        return Opening("if you do" if who == vocabulary.YOU else "if he does")

    def flipped(self, won: bool) -> Opening:
        return Opening("if you win the flip" if won else "if you lose the flip")

    def provided(self, discourse: Discourse, what: vocabulary.Condition) -> Opening:
        time = TURNS.get(type(what))
        return Opening(time, time=True) if time else Opening(f"if {condition(discourse, what)}")

    def this_turn(self, discourse: Discourse, event: vocabulary.TriggerEvent, once: bool) -> Opening:
        return Opening(f"{'the next time' if once else 'when'} {event_clause(discourse, event)} this turn")

    def next_turn(self, event: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> Opening:
        return next_turn(event)

    def unless_paid(self, discourse: Discourse, word: vocabulary.Unless) -> str:
        pays = "pay" if word.who == vocabulary.YOU else "pays"
        return f"unless {self.payer(discourse, word)} {pays} ({word.resources})"

    def payer(self, discourse: Discourse, word: vocabulary.Unless) -> str:
        """Who may buy it off: "its controller" right after the thing, "he" right after his own things."""
        if controls_it(word):
            return "its controller"
        return "he" if controls_such(word) else self.person(discourse, word.who)

    def unless_so(self, discourse: Discourse, qual: vocabulary.AttachedTo | vocabulary.WithCost) -> str:
        if isinstance(qual, vocabulary.WithCost):
            return f"if its cost is less than or equal to {total(discourse, qual.amount)}"
        return f"unless it's attached to {host(discourse, qual)}"


# --------------------------------------------------------- the top cards of your deck

BOTTOM: Final = "the rest on the bottom of your deck"


def reveal_top(discourse: Discourse, word: vocabulary.RevealTop) -> list[str]:
    first = f"reveal the top {_cards(word.count)} of your deck"
    fits = described(discourse, in_deck(word.noun))
    if word.by == vocabulary.YOU:
        return [first, f"put a revealed {fits} into your hand and {BOTTOM}"]
    chosen = f"one{f' that is {with_article(fits)}' if word.noun.kinds else ''}"
    return [first, f"{player(discourse, word.by)} chooses {chosen}", f"put that card into your hand and {BOTTOM}"]


def look_at_top(discourse: Discourse, word: vocabulary.LookAtTop) -> list[str]:
    first = f"look at the top {_cards(word.count)} of your deck"
    if word.zone is vocabulary.Zone.DECK:
        return [first, "put one on the top of your deck and the rest on the bottom"]
    if word.zone is vocabulary.Zone.HAND:
        return [first, f"put one into your hand and {BOTTOM}"]
    raise MissingWordingError(word, "English")


def look_and_may_put(discourse: Discourse, word: vocabulary.LookAndMayPut) -> list[str]:
    if word.zone not in (vocabulary.Zone.HAND, vocabulary.Zone.DECK):
        raise MissingWordingError(word, "English")
    place = "on the bottom of your deck" if word.zone is vocabulary.Zone.DECK else "into your hand"
    first = "look at the top card of your deck"
    if word.noun is None:
        return [first, f"you may put it {place}"]
    fits = with_article(described(discourse, in_deck(word.noun)))
    return [first, f"if it's {fits}, you may reveal it and put it {place}"]


def _cards(count: int) -> str:
    return "card" if count == 1 else f"{english_number(count)} cards"


IDIOMS: Final[Table[list[str]]] = {
    vocabulary.RevealTop: reveal_top,
    vocabulary.LookAtTop: look_at_top,
    vocabulary.LookAndMayPut: look_and_may_put,
}
"""Word class -> its sentences."""

ENGLISH: Final = English({**LASTING, **DOING}, {}, IDIOMS)
