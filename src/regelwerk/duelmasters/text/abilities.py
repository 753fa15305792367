"""The lines of a card: keywords, and in which order abilities are put into words, the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.continuous import granted
from regelwerk.duelmasters.text.discourse import Discourse, begin, keyword_name
from regelwerk.duelmasters.text.sentences import Tongue
from regelwerk.kernel.language.sentences import MissingWordingError, capitalize, sentence, wording_of
from regelwerk.kernel.vocabulary.words import And, Word


class Clause(Protocol):
    """What every language's clauses have."""

    @property
    def subject(self) -> object: ...

    @property
    def front(self) -> str: ...


C = TypeVar("C", bound=Clause)
P = TypeVar("P")


class Lines(Tongue[C, P]):
    """One language: what it says of a card, line by line.

    terms       the words of the cards by their names
    joint       what stands between a restriction and its keyword: "Dragon slayer", "Drachen-Schlächter"
    statements  continuous word -> its clause; `Have` has methods of its own
    """

    terms: Mapping[str, str]
    joint: str
    statements: Mapping[type[Word], Callable[[Discourse, Any], C]]

    # ----------------------------------------------------------------- of the language

    def race(self, name: str) -> str:
        """A race by itself."""
        raise NotImplementedError

    def described(self, discourse: Discourse, noun: vocabulary.CardFilter) -> str:
        """A description without an article."""
        raise NotImplementedError

    def civilizations(self, names: list[str]) -> str:
        """Several as one restriction: "fire and nature"."""
        raise NotImplementedError

    def put_on(self, discourse: Discourse, nouns: tuple[vocabulary.CardFilter, ...]) -> str:
        """Put it on such creatures, as a sentence."""
        raise NotImplementedError

    def main(self, clause: C) -> str:
        """The clause as a sentence, without capital and stop."""
        raise NotImplementedError

    def rest(self, clause: C) -> str:
        """The clause without its subject, which it shares with the one before."""
        raise NotImplementedError

    def both(self, first: str, second: str) -> str:
        """Two sentences in one."""
        raise NotImplementedError

    def stopped(self, text: str) -> str:
        """Sentences with their stops where the language wants them."""
        return text

    def opening(
        self, discourse: Discourse, event: vocabulary.TriggerEvent, condition: vocabulary.Condition | None = None
    ) -> str:
        """When something happens, and if something is so."""
        raise NotImplementedError

    def would(
        self, discourse: Discourse, event: vocabulary.TriggerEvent, condition: vocabulary.Condition | None
    ) -> str:
        """When something would happen, and if something is so."""
        raise NotImplementedError

    def timed(self, opening: str, clause: C) -> str:
        """The clause behind a point of the turn: "at the start of your turn, ..."."""
        return self.main(self.opened(opening, clause))

    def after_battle(self, clause: C) -> C:
        """The same, after the battle."""
        raise NotImplementedError

    def after_attack(self, clause: C) -> C:
        """The same, after the attack."""
        raise NotImplementedError

    def in_its_place(self, clause: C) -> C:
        """The same, instead."""
        raise NotImplementedError

    def playable(self, discourse: Discourse, condition: vocabulary.Condition) -> C:
        """You can cast this spell, or summon this creature, only if that is so."""
        raise NotImplementedError

    def having(
        self,
        discourse: Discourse,
        word: vocabulary.Have,
        lasts: bool,
        named: list[str],
        tap_abilities: list[vocabulary.TapAbility],
    ) -> C:
        """Something has power, abilities that are named, and tap abilities, which are written out."""
        raise NotImplementedError

    # ------------------------------------------------------------------------- lines

    def line(self, card: vocabulary.Card, ability: vocabulary.Ability) -> str:
        """One ability as its line on the card."""
        return wording_of(LINES, ability, self.language)(self, card, ability)

    def text(self, clauses: list[C]) -> str:
        """Clauses as sentences in a row."""
        return self.stopped(" ".join(sentence(self.main(clause)) for clause in clauses))

    def run(self, discourse: Discourse, effect: Word) -> str:
        """The sentences of an effect."""
        return self.text(self.sentences(discourse, effect))

    def headed(self, term: str, text: str) -> str:
        """A line that begins with the name of what it is."""
        return f"{capitalize(self.terms[term])} — {text}"

    def lent(
        self, card: vocabulary.Card, ability: vocabulary.Survivor | vocabulary.TurboRush | vocabulary.WaveStriker
    ) -> str:
        """An ability that is there under a condition with a name."""
        return self.headed(NAMES[type(ability)], self.line(card, ability.ability))

    def offered(self, card: vocabulary.Card, ability: vocabulary.SilentSkill | vocabulary.TapAbility) -> str:
        """What it may stay tapped, or tap, to do."""
        return self.headed(NAMES[type(ability)], self.run(begin(card), ability.effect))

    def cast(self, card: vocabulary.Card, ability: vocabulary.OnCast) -> str:
        """What a spell does."""
        return self.run(begin(card), ability.effect)

    def only_if(self, card: vocabulary.Card, ability: vocabulary.PlayOnlyIf) -> str:
        """When it may be played."""
        return self.text([self.playable(begin(card), ability.condition)])

    def any_evolution(self) -> str:
        """An evolution creature of any race can be put on it."""
        raise NotImplementedError

    def evolves(self, card: vocabulary.Card, ability: vocabulary.Evolution) -> str:
        """What it is put on."""
        term = "evolution" if len(ability.on) == 1 else "vortex_evolution"
        return self.headed(term, self.put_on(begin(card), ability.on))

    def keyword(self, card: vocabulary.Card, ability: vocabulary.Keyword) -> str:
        """A keyword as a line."""
        return capitalize(self.short(card, ability))

    def when(self, card: vocabulary.Card, ability: vocabulary.When) -> str:
        """A triggered ability."""
        discourse = begin(card)
        opening = self.opening(discourse, ability.event, ability.condition)
        between(discourse, ability.condition)
        first, *rest = self.sentences(discourse, ability.effect)
        if isinstance(ability.event, vocabulary.Battles):
            first = self.after_battle(first)
        elif isinstance(ability.event, vocabulary.AttackEnds):
            first = self.after_attack(first)
        if isinstance(ability.event, (vocabulary.StartOfTurn, vocabulary.EndOfTurn)):
            return " ".join([self.stopped(sentence(self.timed(opening, first))), *([self.text(rest)] if rest else [])])
        return self.text([self.opened(opening, first), *rest])

    def instead(self, card: vocabulary.Card, ability: vocabulary.Instead) -> str:
        """A replacement."""
        discourse = begin(card)
        opening = self.would(discourse, ability.would, ability.condition)
        between(discourse, ability.condition)
        if ability.may:
            first, *rest = self.may(discourse, vocabulary.May(ability.do), self.in_its_place)
        else:
            first, *rest = self.sentences(discourse, ability.do)
            first = self.in_its_place(first)
        return self.text([self.opened(opening, first), *rest])

    def always(self, card: vocabulary.Card, ability: vocabulary.Always) -> str:
        """A continuous ability; two that speak of the same thing share their subject."""
        discourse = begin(card)
        if not isinstance(ability.what, And):
            return self.text([self.statement(discourse, ability.what, lasts=True)])
        clauses = []
        for part in ability.what.parts:
            discourse.near = None
            clauses.append(self.statement(discourse, part, lasts=True))
        first, *others = clauses
        words = self.main(first)
        for other in others:
            shared = other.subject == first.subject and not other.front
            words = self.both(words, self.rest(other) if shared else self.main(other))
        return self.stopped(sentence(words))

    # ---------------------------------------------------------------------- keywords

    def short(self, card: vocabulary.Card, ability: vocabulary.Ability) -> str:
        """A keyword with its number or restriction, as named inside a sentence; other abilities as their line."""
        if not isinstance(ability, vocabulary.Keyword):  # whoever has it is a creature, also where a spell gives it
            return self.line(replace(card, kind=vocabulary.CardType.CREATURE), ability).rstrip(".")
        return KEYWORDS.get(type(ability), Lines.bare)(self, card, ability)

    def bare(self, card: vocabulary.Card, keyword: vocabulary.Keyword) -> str:
        """The name alone."""
        return keyword_name(keyword, self.terms, self.language)

    def numbered(self, card: vocabulary.Card, keyword: vocabulary.PowerAttacker) -> str:
        """With its number."""
        return f"{self.bare(card, keyword)} +{keyword.power}"

    def restricted(self, card: vocabulary.Card, keyword: vocabulary.Blocker | vocabulary.Slayer) -> str:
        """With what it is good against."""
        name = self.bare(card, keyword)
        return name if keyword.against is None else f"{self.restriction(keyword.against)}{self.joint}{name}"

    def stealthy(self, card: vocabulary.Card, keyword: vocabulary.Stealth) -> str:
        """With its civilization."""
        return f"{self.terms[keyword.civilization.name.lower()]}{self.joint}{self.bare(card, keyword)}"

    def crewed(self, card: vocabulary.Card, keyword: vocabulary.CrewBreaker) -> str:
        """With the race it counts."""
        races = races_of(keyword.crew)
        crew = self.race(races[0]) if len(races) == 1 else self.described(begin(card), keyword.crew)
        return f"{self.bare(card, keyword)}: {crew}"

    def restriction(self, noun: vocabulary.CardFilter) -> str:
        """What stands before a restricted keyword."""
        parts = []
        for qual in noun.criteria:
            if isinstance(qual, vocabulary.OfCivilization):
                parts.append(
                    self.civilizations([self.terms[civilization.name.lower()] for civilization in qual.civilizations])
                )
            elif isinstance(qual, (vocabulary.OfRace, vocabulary.RaceContains)):
                parts.append(self.civilizations([self.race(name) for name in race_names(qual)]))
            else:
                raise MissingWordingError(noun, self.language)
        return self.joint.join(parts)

    # ------------------------------------------------------------------------ lasting

    def statement(self, discourse: Discourse, word: Word, lasts: bool) -> C:
        """A continuous word as a clause; `lasts`: it stands on the card for as long as that is there."""
        if isinstance(word, vocabulary.Have):
            return self.have(discourse, word, lasts)
        return wording_of(self.statements, word, self.language)(discourse, word)

    def have(self, discourse: Discourse, word: vocabulary.Have, lasts: bool) -> C:
        """Power and abilities."""
        if word.power == 0 and not word.abilities:
            raise MissingWordingError(word, self.language)
        tap_abilities, named = granted(word)
        return self.having(
            discourse, word, lasts, [self.short(discourse.card, ability) for ability in named], tap_abilities
        )


def between(discourse: Discourse, condition: vocabulary.Condition | None) -> None:
    """A condition that is a clause of its own came between: "it" would not tell what the event was about."""
    if condition is not None and not isinstance(condition, vocabulary.DuringTurn):
        discourse.near = None


def race_names(qual: vocabulary.OfRace | vocabulary.RaceContains) -> tuple[str, ...]:
    """The races, or the word in them, that a quality names."""
    return qual.named() if isinstance(qual, vocabulary.OfRace) else (qual.word,)


def races_of(noun: vocabulary.CardFilter) -> list[str]:
    """The races that a description names."""
    found: list[str] = []
    for qual in noun.criteria:
        if isinstance(qual, (vocabulary.OfRace, vocabulary.RaceContains)):
            found += race_names(qual)
    return found


NAMES: Final[dict[type[Word], str]] = {
    vocabulary.Survivor: "survivor",
    vocabulary.TurboRush: "turbo_rush",
    vocabulary.WaveStriker: "wave_striker",
    vocabulary.SilentSkill: "silent_skill",
    vocabulary.TapAbility: "tap_ability",
}
"""Abilities whose line begins with a name of theirs: its term."""

LINES: Final[dict[type[Word], Callable[[Any, vocabulary.Card, Any], str]]] = {
    vocabulary.Survivor: Lines.lent,
    vocabulary.TurboRush: Lines.lent,
    vocabulary.WaveStriker: Lines.lent,
    vocabulary.SilentSkill: Lines.offered,
    vocabulary.TapAbility: Lines.offered,
    vocabulary.OnCast: Lines.cast,
    vocabulary.PlayOnlyIf: Lines.only_if,
    vocabulary.When: Lines.when,
    vocabulary.Instead: Lines.instead,
    vocabulary.Always: Lines.always,
    vocabulary.Evolution: Lines.evolves,
    vocabulary.EvolutionBase: lambda lines, card, ability: lines.any_evolution(),
    vocabulary.Keyword: Lines.keyword,
}

KEYWORDS: Final[dict[type[Word], Callable[[Any, vocabulary.Card, Any], str]]] = {
    vocabulary.PowerAttacker: Lines.numbered,
    vocabulary.Blocker: Lines.restricted,
    vocabulary.Slayer: Lines.restricted,
    vocabulary.CrewBreaker: Lines.crewed,
    vocabulary.Stealth: Lines.stealthy,
}
"""Keywords with more than their name."""
