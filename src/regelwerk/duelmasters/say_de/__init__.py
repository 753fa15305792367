"""German: the text of a card, of an ability, of a single word; derived from the definition and from nothing else.

Terms are those of the German rulebook of the game; what it does not name is ours and marked so in `terms.py`.
"""

from __future__ import annotations

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import begin
from regelwerk.duelmasters.say_de.telling import GERMAN
from regelwerk.duelmasters.say_de.terms import RACES, TERMS, race_name
from regelwerk.kernel.wording import Unworded
from regelwerk.kernel.words import Word

__all__ = [
    "RACES",
    "TERMS",
    "Unworded",
    "ability_text",
    "card_name",
    "card_text",
    "noun_text",
    "race_name",
    "say",
    "type_line",
]


def card_name(card: w.Card) -> str:
    """The official German name, where a source gives one; else the English name."""
    return card.name_de or card.name


def card_text(card: w.Card) -> list[str]:
    """The text box, one string for each ability; empty for a card without text.

    Raises Unworded if a word of the card has no German.

    >>> from regelwerk.duelmasters import words as w
    >>> fire = (w.Civilization.FIRE,)
    >>> card_text(w.Card("Astrocomet Dragon", w.Kind.CREATURE, 7, fire, (w.PowerAttacker(4000), w.Breaker(2))))
    ['Kraftangreifer +4000', 'Doppelbrecher']
    """
    return [GERMAN.line(card, ability) for ability in card.abilities]


def ability_text(card: w.Card, index: int) -> str:
    """One ability of a card, by its place in `card.abilities`. Raises IndexError if there is no such ability."""
    return GERMAN.line(card, card.abilities[index])


def say(word: Word, card_name: str = "") -> str:
    """A single word as text, as if it stood on a creature: a granted ability, an effect, a condition.

    >>> from regelwerk.duelmasters.words import THIS, EntersBattle, Draw, May, When
    >>> say(When(EntersBattle(THIS), May(Draw(1))))
    'Wenn du diese Kreatur in den Kampfbereich legst, kannst du eine Karte ziehen.'
    """
    return GERMAN.alone(begin(w.Card(card_name, w.Kind.CREATURE, 0, ())), word)


def noun_text(noun: w.Noun) -> str:
    """A description as it stands on cards, without an article: "enttappte Kreatur"."""
    return GERMAN.described(begin(w.Card("", w.Kind.CREATURE, 0, ())), noun)


def type_line(card: w.Card) -> str:
    """Type and races.

    >>> from regelwerk.duelmasters import words as w
    >>> type_line(w.Card("A", w.Kind.CREATURE, 6, (w.Civilization.FIRE,), races=("Armored Dragon",)))
    'Kreatur — Panzerdrache'
    """
    evolves = any(isinstance(ability, w.Evolution) for ability in card.abilities)
    kind = TERMS["evolution_creature" if evolves else card.kind.name.lower()]
    return f"{kind} — {' / '.join(race_name(race) for race in card.races)}" if card.races else kind
