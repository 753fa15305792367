"""The sentences of an effect: how a text arranges, asks and chooses, the same in every language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from regelwerk.kernel.language.sentences import MissingWordingError, capitalize, sentence
from regelwerk.kernel.vocabulary.words import Again, And, FlipCoin, RollDie, Then, Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import dealt_to_and_by, flat, in_deck
from regelwerk.wowtcg.text.discourse import Antecedent, Discourse, Table, worded

C = TypeVar("C")
S = TypeVar("S")
P = TypeVar("P")


@dataclass(frozen=True)
class Opening:
    """What opens a sentence: "when ...", "if ..."; `time`: no clause but a time, "at the start of your turn"."""

    words: str
    time: bool = False


class Grammar(ABC, Generic[C, S, P]):
    """What a language has of its own: clauses (C) made of words, put together into sentences (S); people (P).

    A clause may still become "you may ...", or share its subject with its neighbour; a sentence may still be opened by
    "when ...,". Neither has its capital and its stop yet.
    """

    language: str
    to: str
    """Between the first and the last number of a row in a die table."""

    # ------------------------------------------------------------------------ people

    @abstractmethod
    def person(self, discourse: Discourse, who: vocabulary.Player) -> P:
        """A player as a subject, "you" too."""

    @abstractmethod
    def doer(self, discourse: Discourse, who: vocabulary.Player) -> P | None:
        """A player as the one who acts; nobody has to be named twice."""

    # ----------------------------------------------------------------------- clauses

    @abstractmethod
    def then(self, clause: C) -> C:
        """What must come after something else."""

    @abstractmethod
    def follows(self, before: Word, after: Word) -> bool:
        """Whether the order of two parts of a sentence matters so much that it says "then"."""

    @abstractmethod
    def done_by(self, doer: P | None, who: vocabulary.Player, clause: C) -> C:
        """Somebody does it."""

    @abstractmethod
    def allowed(self, may: P, who: vocabulary.Player, clauses: list[C]) -> C:
        """Somebody may do it."""

    @abstractmethod
    def searching(self, discourse: Discourse, word: vocabulary.Search, wanted: vocabulary.CardFilter) -> C:
        """Look through a deck for such cards."""

    @abstractmethod
    def revealing(self, several: bool) -> C:
        """Show what was found."""

    @abstractmethod
    def shuffling(self, discourse: Discourse, who: vocabulary.Player) -> C:
        """Shuffle the deck."""

    @abstractmethod
    def to_and_by(self, discourse: Discourse, word: vocabulary.Prevent, clause: C) -> C:
        """Prevent what would be dealt to a thing, and what it would deal."""

    @abstractmethod
    def inner(self, sentence: S) -> list[C]:
        """A sentence as clauses of another; none if it cannot be."""

    # --------------------------------------------------------------------- sentences

    @abstractmethod
    def joined(self, clauses: list[C]) -> S:
        """Clauses in one sentence: this and that."""

    @abstractmethod
    def either(self, first: list[C], second: list[C]) -> S:
        """This or that."""

    @abstractmethod
    def opened(self, opening: Opening, sentence: S) -> S:
        """When ..., if ..., at the end of turn ..."""

    @abstractmethod
    def behind(self, sentence: S, exception: str) -> S:
        """A sentence with "unless ..." or "if ..." behind it."""

    @abstractmethod
    def sentence_text(self, sentence: S) -> str:
        """A sentence in words."""

    @abstractmethod
    def one_of(self, modes: list[str]) -> S:
        """Choose one: ..."""

    @abstractmethod
    def offer(self, discourse: Discourse, word: vocabulary.MayPay) -> S:
        """You may pay; "to reflip" at once, if that is all it buys."""

    @abstractmethod
    def pay_or(self, price: int, sentence: S) -> S:
        """Pay, or do it."""

    @abstractmethod
    def flip(self) -> S:
        """Flip a coin."""

    @abstractmethod
    def unpreventable(self) -> S:
        """The damage spoken of last can't be prevented."""

    @abstractmethod
    def at_end_of_turn(self, discourse: Discourse, word: vocabulary.AtEndOfTurn) -> list[S]:
        """At end of turn, wherever that stands in the sentence."""

    # ---------------------------------------------------------- openings and exceptions

    @abstractmethod
    def if_done(self, who: vocabulary.Player) -> Opening:
        """If you do, if he does."""

    @abstractmethod
    def flipped(self, won: bool) -> Opening:
        """If you win the flip, if you lose it."""

    @abstractmethod
    def provided(self, discourse: Discourse, what: vocabulary.Condition) -> Opening:
        """If that is so; on your turn."""

    @abstractmethod
    def this_turn(self, discourse: Discourse, event: vocabulary.TriggerEvent, once: bool) -> Opening:
        """When that happens this turn; the next time it happens."""

    @abstractmethod
    def next_turn(self, event: vocabulary.StartOfTurn | vocabulary.EndOfTurn) -> Opening:
        """At the start of your next turn."""

    @abstractmethod
    def unless_paid(self, discourse: Discourse, word: vocabulary.Unless) -> str:
        """Unless somebody pays."""

    @abstractmethod
    def unless_so(self, discourse: Discourse, qual: vocabulary.AttachedTo | vocabulary.WithCost) -> str:
        """Unless it's attached to a friend; if its cost is so low."""


def is_said_behind(qual: vocabulary.Criterion) -> bool:
    """Whether a quality of a target is a condition behind the sentence: "if its cost is less than or equal to ..."."""
    if isinstance(qual, vocabulary.AttachedTo):
        return qual.unless
    return isinstance(qual, vocabulary.WithCost) and qual.or_less


class Tongue(Grammar[C, S, P]):
    """One language telling what a text does.

    effects    a clause for each word that does one thing
    compounds  clauses, for a word that may take more than one
    idioms     sentences, for a word that has to be worded at length
    """

    def __init__(self, effects: Table[C], compounds: Table[list[C]], idioms: Table[list[S]]) -> None:
        self.effects = effects
        self.compounds: Table[list[C]] = {
            And: self.row,
            vocabulary.May: self.may,
            vocabulary.Search: self.search,
            RollDie: self.roll,
            **compounds,
        }
        self.arranging: Table[list[S]] = {
            Then: self.in_order,
            FlipCoin: self.flip_coin,
            vocabulary.MayPay: self.may_pay,
            vocabulary.IfYouDo: self.if_you_do,
            vocabulary.Either: self.one_of_two,
            vocabulary.Unless: self.unless,
            vocabulary.If: self.if_,
            vocabulary.AtEndOfTurn: self.at_end_of_turn,
            vocabulary.ThisTurn: self.when_this_turn,
            **idioms,
        }

    # ------------------------------------------------------------------ one sentence

    def clauses(self, discourse: Discourse, word: Word) -> list[C]:
        """The clauses of one sentence. Raises MissingWordingError for what is none."""
        if type(word) in self.compounds:
            found = worded(self.compounds, discourse, word, self.language)
        elif type(word) in self.arranging:
            found = self.within(word, self.sentences(discourse, word))
        else:
            found = [worded(self.effects, discourse, word, self.language)]
        discourse.opening = False
        return found

    def within(self, word: Word, sentences: list[S]) -> list[C]:
        """A word that arranges, inside a sentence, may fill only one."""
        found = self.inner(sentences[0]) if len(sentences) == 1 else []
        if not found:
            raise MissingWordingError(word, self.language)
        return found

    def row(self, discourse: Discourse, word: And) -> list[C]:
        """Clauses of an "and"; "then" stands where one thing must be done before the next."""
        parts = flat(word)
        if dealt_to_and_by(parts):
            first: Any = parts[0]
            return [self.to_and_by(discourse, first, worded(self.effects, discourse, first, self.language))]
        found: list[C] = []
        for place, part in enumerate(parts):
            first_clause, *rest = self.clauses(discourse, part)
            follows = place > 0 and self.follows(parts[place - 1], part)
            found += [self.then(first_clause) if follows else first_clause, *rest]
        return found

    def may(self, discourse: Discourse, word: vocabulary.May) -> list[C]:
        who = self.person(discourse, word.who)
        discourse.opening = False
        with discourse.acting(word.who):
            done = self.clauses(discourse, word.do)
        return [self.allowed(who, word.who, done)]

    def search(self, discourse: Discourse, word: vocabulary.Search) -> list[C]:
        """Search your deck for a card, reveal it, and use it: "them" is the card from there on."""
        doer = self.doer(discourse, word.who)
        several = word.count != 1
        with discourse.acting(word.who):
            found = [self.searching(discourse, word, in_deck(word.noun))]  # whose deck it is has been said
            discourse.last, discourse.taken = Antecedent(in_deck(word.noun, word.who), several), None
            if word.reveal:
                found.append(self.revealing(several))
            if word.shuffle_first:
                found.append(self.shuffling(discourse, word.who))
            found += self.clauses(discourse, word.then_do)
        return [self.done_by(doer, word.who, clause) for clause in found]

    def roll(self, discourse: Discourse, word: RollDie) -> list[C]:
        """The table is printed below its sentence."""
        for low, high, what in word.rows:
            discourse.new_sentence()
            discourse.row = True
            numbers = f"{low}{self.to}{high}" if low != high else f"{low}"
            discourse.lines.append(f"{numbers}: {self.text(discourse, what)}")
            discourse.row = False
        return [worded(self.effects, discourse, word, self.language)]

    # --------------------------------------------------------------------- sentences

    def text(self, discourse: Discourse, word: Word, opening: Opening | None = None) -> str:
        """All sentences of a word, ready to be read."""
        found = self.sentences(discourse, word) if opening is None else self.led(discourse, opening, word)
        return " ".join(sentence(self.sentence_text(part)) for part in found)

    def sentences(self, discourse: Discourse, word: Word) -> list[S]:
        """The sentences of a word, without capitals and stops."""
        if type(word) in self.arranging:
            return worded(self.arranging, discourse, word, self.language)
        found = [self.joined(self.clauses(discourse, word))]
        if any(isinstance(part, vocabulary.Deal) and part.unpreventable for part in flat(word)):
            found.append(self.unpreventable())
        return found

    def led(self, discourse: Discourse, opening: Opening, word: Word) -> list[S]:
        """The sentences of a word, the first of them opened."""
        discourse.opening = False
        first, *rest = self.sentences(discourse, word)
        return [self.opened(opening, first), *rest]

    def in_order(self, discourse: Discourse, word: Then) -> list[S]:
        found: list[S] = []
        for part in word.parts:
            if found:
                discourse.new_sentence()
            found += self.sentences(discourse, part)
        return found

    def may_pay(self, discourse: Discourse, word: vocabulary.MayPay) -> list[S]:
        offer = self.offer(discourse, word)
        if isinstance(word.do, Again):
            return [offer]
        discourse.new_sentence(keep=True)
        return [offer, *self.led(discourse, self.if_done(word.who), word.do)]

    def if_you_do(self, discourse: Discourse, word: vocabulary.IfYouDo) -> list[S]:
        return self.led(discourse, self.if_done(vocabulary.YOU), word.do)

    def one_of_two(self, discourse: Discourse, word: vocabulary.Either) -> list[S]:
        return self.choose_one(discourse, word) if word.announced else self.one_or_other(discourse, word)

    def one_or_other(self, discourse: Discourse, word: vocabulary.Either) -> list[S]:
        """Discard two cards or destroy it."""
        first = self.clauses(discourse, word.one)
        return [self.either(first, self.clauses(discourse, word.other))]

    def unless(self, discourse: Discourse, word: vocabulary.Unless) -> list[S]:
        *rest, last = self.sentences(discourse, word.do)
        if word.who == vocabulary.YOU and not rest:
            return [self.pay_or(word.resources, last)]
        return [*rest, self.behind(last, self.unless_paid(discourse, word))]

    def choose_one(self, discourse: Discourse, word: vocabulary.Either) -> list[S]:
        modes: list[str] = []
        for mode in word.modes:
            discourse.new_sentence()
            modes.append(". ".join(self.sentence_text(part) for part in self.sentences(discourse, mode)))
        first, *others = modes
        return [self.one_of([capitalize(first), *others])]

    def if_(self, discourse: Discourse, word: vocabulary.If) -> list[S]:
        what = word.condition
        if isinstance(what, vocabulary.Matches) and isinstance(what.what, vocabulary.Target):
            if any(is_said_behind(qual) for qual in what.noun.criteria):
                return self.if_target(discourse, word, what.noun, what.what)
        return self.led(discourse, self.provided(discourse, what), word.do)

    def if_target(
        self, discourse: Discourse, word: vocabulary.If, noun: vocabulary.CardFilter, aim: vocabulary.Target
    ) -> list[S]:
        """ "... target ability unless it's ...": the target is named where it is used, the condition behind."""
        do = word.do
        if (
            not isinstance(do, (vocabulary.Destroy, vocabulary.PutIntoPlay, vocabulary.PutInto, vocabulary.Turn))
            or do.what != vocabulary.THEM
        ):
            raise MissingWordingError(word, self.language)
        extra = [qual for qual in noun.criteria if qual not in aim.noun.criteria]
        first, *rest = self.sentences(discourse, replace(do, what=aim))
        if len(extra) != 1 or not is_said_behind(extra[0]):
            raise MissingWordingError(word, self.language)
        qual: Any = extra[0]
        return [self.behind(first, self.unless_so(discourse, qual)), *rest]

    def when_this_turn(self, discourse: Discourse, word: vocabulary.ThisTurn) -> list[S]:
        if isinstance(word.event, (vocabulary.StartOfTurn, vocabulary.EndOfTurn)):
            return self.led(discourse, self.next_turn(word.event), word.do)
        return self.led(discourse, self.this_turn(discourse, word.event, once=word.once), word.do)

    def flip_coin(self, discourse: Discourse, word: FlipCoin) -> list[S]:
        found = [self.flip()]
        for won, outcome in ((True, word.win), (False, word.lose)):
            discourse.new_sentence()
            found += self.led(discourse, self.flipped(won), outcome)
        return found
