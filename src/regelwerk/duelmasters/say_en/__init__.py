"""English: the text of a card, of an ability, of a single word; derived from the definition and from nothing else."""

from __future__ import annotations

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import begin
from regelwerk.duelmasters.say_en.telling import ENGLISH
from regelwerk.duelmasters.say_en.terms import TERMS
from regelwerk.kernel.wording import Unworded, capital
from regelwerk.kernel.words import Word

__all__ = ["TERMS", "Unworded", "ability_text", "card_text", "noun_text", "say", "type_line"]


def card_text(card: w.Card) -> list[str]:
    """The text box, one string for each ability; empty for a card without text.

    Raises Unworded if a word of the card has no English.

    >>> from regelwerk.duelmasters import words as w
    >>> fire = (w.Civilization.FIRE,)
    >>> card_text(w.Card("Astrocomet Dragon", w.Kind.CREATURE, 7, fire, (w.PowerAttacker(4000), w.Breaker(2))))
    ['Power attacker +4000', 'Double breaker']
    """
    return [ENGLISH.line(card, ability) for ability in card.abilities]


def ability_text(card: w.Card, index: int) -> str:
    """One ability of a card, by its place in `card.abilities`. Raises IndexError if there is no such ability."""
    return ENGLISH.line(card, card.abilities[index])


def say(word: Word, card_name: str = "") -> str:
    """A single word as text, as if it stood on a creature: a granted ability, an effect, a condition.

    >>> from regelwerk.duelmasters.words import THIS, EntersBattle, Draw, May, When
    >>> say(When(EntersBattle(THIS), May(Draw(1))))
    'When you put this creature into the battle zone, you may draw a card.'
    """
    return ENGLISH.alone(begin(w.Card(card_name, w.Kind.CREATURE, 0, ())), word)


def noun_text(noun: w.Noun) -> str:
    """A description as it stands on cards, without an article: "untapped creature"."""
    return ENGLISH.described(begin(w.Card("", w.Kind.CREATURE, 0, ())), noun)


def type_line(card: w.Card) -> str:
    """Type and races.

    >>> from regelwerk.duelmasters import words as w
    >>> type_line(w.Card("A", w.Kind.CREATURE, 6, (w.Civilization.FIRE,), races=("Armored Dragon",)))
    'Creature — Armored Dragon'
    """
    evolves = any(isinstance(ability, w.Evolution) for ability in card.abilities)
    kind = capital(TERMS["evolution_creature" if evolves else card.kind.name.lower()])
    return f"{kind} — {' / '.join(card.races)}" if card.races else kind
