"""English: the text of a card, of an ability, of a single word; derived from the definition and from nothing else."""

from __future__ import annotations

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import begin
from regelwerk.duelmasters.text_en.sentences import ENGLISH
from regelwerk.duelmasters.text_en.terms import TERMS
from regelwerk.kernel.language.sentences import MissingWordingError, capitalize
from regelwerk.kernel.vocabulary.words import Word

__all__ = ["TERMS", "MissingWordingError", "ability_text", "card_text", "noun_text", "word_text", "type_line"]


def card_text(card: vocabulary.Card) -> list[str]:
    """The text box, one string for each ability; empty for a card without text.

    Raises MissingWordingError if a word of the card has no English.

    >>> from regelwerk.duelmasters import vocabulary
    >>> fire = (vocabulary.Civilization.FIRE,)
    >>> card_text(
    ...     vocabulary.Card(
    ...         "Astrocomet Dragon",
    ...         vocabulary.CardType.CREATURE,
    ...         7,
    ...         fire,
    ...         (vocabulary.PowerAttacker(4000), vocabulary.Breaker(2)),
    ...     )
    ... )
    ['Power attacker +4000', 'Double breaker']
    """
    return [ENGLISH.line(card, ability) for ability in card.abilities]


def ability_text(card: vocabulary.Card, index: int) -> str:
    """One ability of a card, by its place in `card.abilities`. Raises IndexError if there is no such ability."""
    return ENGLISH.line(card, card.abilities[index])


def word_text(word: Word, card_name: str = "") -> str:
    """A single word as text, as if it stood on a creature: a granted ability, an effect, a condition.

    >>> from regelwerk.duelmasters.vocabulary import THIS, EntersBattle, Draw, May, When
    >>> word_text(When(EntersBattle(THIS), May(Draw(1))))
    'When you put this creature into the battle zone, you may draw a card.'
    """
    return ENGLISH.alone(begin(vocabulary.Card(card_name, vocabulary.CardType.CREATURE, 0, ())), word)


def noun_text(noun: vocabulary.CardFilter) -> str:
    """A description as it stands on cards, without an article: "untapped creature"."""
    return ENGLISH.described(begin(vocabulary.Card("", vocabulary.CardType.CREATURE, 0, ())), noun)


def type_line(card: vocabulary.Card) -> str:
    """Type and races.

    >>> from regelwerk.duelmasters import vocabulary
    >>> type_line(
    ...     vocabulary.Card(
    ...         "A", vocabulary.CardType.CREATURE, 6, (vocabulary.Civilization.FIRE,), races=("Armored Dragon",)
    ...     )
    ... )
    'Creature — Armored Dragon'
    """
    evolves = any(isinstance(ability, vocabulary.Evolution) for ability in card.abilities)
    kind = capitalize(TERMS["evolution_creature" if evolves else card.kind.name.lower()])
    return f"{kind} — {' / '.join(card.races)}" if card.races else kind
