"""Figures, abilities and cards in words: the same parts in the same order in every language.

`text_en` and `text_de` each have one voice. Parts come with their standing, so that a table can mark what is not from
a source.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from regelwerk.kernel.language.sentences import capitalize, wording_of
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowminis import vocabulary
from regelwerk.wowminis.text.effects import Effects

Part = tuple[str, vocabulary.Provenance]
"""A piece of text, and how well the value in it is attested."""


@dataclass(frozen=True)
class TextGenerator:
    """What a language brings along.

    german    whether names are taken in German where there is a German one
    terms     fixed words by key
    tag       the word for a race or a talent
    ticks     "3 ticks"
    only_for  "Gorebelly only"
    effects   what abilities and cards do
    english   whether figures and cards have their English names all the same
    """

    german: bool
    terms: dict[str, str]
    tag: Callable[[str], str]
    ticks: Callable[[int], str]
    only_for: Callable[[str], str]
    effects: Effects[Any, Any]
    english: bool = False

    def name(self, word: vocabulary.Definition | vocabulary.Ability) -> str:
        """The name in this language, as far as there is one."""
        return (word.name_de if self.is_german(word) else "") or word.name

    def is_german(self, word: vocabulary.Definition | vocabulary.Ability) -> bool:
        """Whether it is called by its German name, where it has one."""
        return self.german and not (self.english and isinstance(word, (vocabulary.Figure, vocabulary.Card)))

    def named(self, word: vocabulary.Definition | vocabulary.Ability) -> Part:
        """The name and its standing: some figures' and cards' names are known in one language only."""
        return self.name(word), vocabulary.standing(word, "german" if self.is_german(word) and word.name_de else "name")

    def term(self, member: Enum) -> str:
        """The term for a member of an enumeration."""
        return self.terms[member.name.lower()]

    # ------------------------------------------------------------------ figures

    def type_line(self, figure: vocabulary.Figure) -> str:
        """Faction, race, class and talent: "Alliance · Draenei Paladin — Holy"."""
        traits = {part: text for part, text, _ in self.traits(figure)}
        line = " ".join(traits[part] for part in ("race", "class") if part in traits)
        if "talent" in traits:
            line = f"{line} — {traits['talent']}"
        legendary = [traits["legendary"]] if "legendary" in traits else []
        return " · ".join([traits["faction"], *([line] if line else []), *legendary])

    def traits(self, figure: vocabulary.Figure) -> list[tuple[str, str, vocabulary.Provenance]]:
        """What restrictions and parties ask for: part, text, standing; those that the figure has."""
        found = [
            ("faction", self.term(figure.faction)),
            ("race", self.tag(figure.race)),
            ("class", self.term(figure.class_) if figure.class_ is not None else ""),
            ("talent", self.tag(figure.talent)),
            ("legendary", self.terms["legendary"] if figure.legendary else ""),
        ]
        return [(part, text, vocabulary.standing(figure, part)) for part, text in found if text]

    def values(self, figure: vocabulary.Figure) -> list[tuple[str, int, vocabulary.Provenance]]:
        """The numbers of a figure: term, number, standing; honor, armor, resist, health."""
        numbers = (
            ("honor", figure.honor),
            ("armor", figure.armor),
            ("resist", figure.resist),
            ("health", figure.health),
        )
        return [(self.terms[part], number, vocabulary.standing(figure, part)) for part, number in numbers]

    def figure_text(self, figure: vocabulary.Figure) -> list[str]:
        """All abilities of a figure, the main attack first, one in a line."""
        return [self.ability_text(ability) for ability in (figure.attack, *figure.abilities)]

    def ability_text(self, ability: vocabulary.Ability) -> str:
        """An ability in a line."""
        parts = [text for text, _ in self.ability_parts(ability)]
        if isinstance(ability, vocabulary.Ongoing):
            return f"{parts[0]}: {parts[1]}"
        return f"{parts[0]} — {joined(parts[1:])}"

    def ability_parts(self, ability: vocabulary.Ability) -> list[Part]:
        """An ability in parts: its name, then what it costs and does."""
        found: list[Part] = [self.named(ability)]
        if isinstance(ability, vocabulary.Ongoing):
            return [*found, (self.effects.lasting_text(ability.what), vocabulary.standing(ability, "what"))]
        return found + self._doing(ability)

    # -------------------------------------------------------------------- cards

    def card_line(self, card: vocabulary.Card) -> str:
        """Kind and restriction of a card: "Reaction · Mage"."""
        return f"{capitalize(self.terms[f'card_{card.kind.name.lower()}'])} · {self.needs_text(card)}"

    def needs_text(self, card: vocabulary.Card) -> str:
        """The restriction of a card: "Mage", "Warrior, Arms", "Gorebelly only", "generic"."""
        needs = [wording_of(NEEDS, need, self.effects.language)(self, need) for need in card.needs]
        return ", ".join(needs) or self.terms["generic"]

    def card_parts(self, card: vocabulary.Card) -> list[Part]:
        """What a card costs and does, in parts; after the ticks comes what a reaction answers."""
        found = self._doing(card)
        if card.when is not None:
            found.insert(1, (f"{self.effects.when_text(card.when)}:", vocabulary.standing(card, "when")))
        return found

    def card_text(self, card: vocabulary.Card) -> str:
        """What a card does, without its ticks."""
        parts = [text for text, _ in self.card_parts(card)[1:]]
        first = [parts.pop(0)] if card.when is not None else []
        return " ".join([*first, capitalize(joined(parts))])

    def _doing(self, thing: vocabulary.Action | vocabulary.Card) -> list[Part]:
        found: list[Part] = [(self.ticks(thing.ticks), vocabulary.standing(thing, "ticks"))]
        effect = thing.effect
        if not isinstance(effect, (vocabulary.Attack, vocabulary.Heal)):
            return [*found, (self.effects.effect_text(effect), vocabulary.standing(thing, "effect"))]
        parts = (
            self.effects.attack_parts(effect)
            if isinstance(effect, vocabulary.Attack)
            else self.effects.heal_parts(effect)
        )
        found += [(text, weakest(thing, part)) for text, part in parts]
        if effect.critical is not None:
            critical = f"{self.terms['critical']}: {self.effects.critical(effect.critical)}."
            found.append((critical, vocabulary.standing(thing, "critical")))
        return found


NEEDS: Final[dict[type[Word], Callable[[TextGenerator, Any], str]]] = {
    vocabulary.OfClass: lambda voice, need: voice.term(need.class_),
    vocabulary.OfTalent: lambda voice, need: voice.tag(need.talent),
    vocabulary.OfRace: lambda voice, need: voice.tag(need.race),
    vocabulary.OnlyForFigure: lambda voice, need: voice.only_for(need.name),
}
"""What a restriction asks for."""


def weakest(thing: vocabulary.Action | vocabulary.Card, part: str) -> vocabulary.Provenance:
    """The weakest standing of what is said in one breath, as type, strength and damage word are.

    >>> from regelwerk.wowminis.cards.starter import HODOON
    >>> weakest(HODOON.attack, "strength")
    <Provenance.INFERRED: 'inferred'>
    """
    parts = ("type", "strength", "element") if part == "strength" else (part,)
    found = [vocabulary.standing(thing, name) for name in parts]
    if vocabulary.Provenance.PROPOSED in found:
        return vocabulary.Provenance.PROPOSED
    return vocabulary.Provenance.INFERRED if vocabulary.Provenance.INFERRED in found else vocabulary.Provenance.SOURCE


def joined(parts: list[str]) -> str:
    """Parts in a row: commas between the short ones, sentences behind them.

    >>> joined(["3 ticks", "range 1", "Critical: damage +1."]), joined(["0 ticks", "Teleport it."])
    ('3 ticks, range 1. Critical: damage +1.', '0 ticks. Teleport it.')
    """
    short = [part for part in parts if not part.endswith(".")]
    long = [part for part in parts if part.endswith(".")]
    return " ".join(([", ".join(short) + "."] if short else []) + long)
