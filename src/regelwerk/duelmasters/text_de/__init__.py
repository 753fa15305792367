"""German: the text of a card, of an ability, of a single word; derived from the definition and from nothing else.

Terms are those of the German rulebook of the game; what it does not name is ours and marked so in `terms.py`.

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
['Kraftangreifer +4000', 'Doppelbrecher']
>>> from regelwerk.duelmasters.vocabulary import THIS, EntersBattle, Draw, May, When
>>> word_text(When(EntersBattle(THIS), May(Draw(1))))
'Wenn du diese Kreatur in den Kampfbereich legst, kannst du eine Karte ziehen.'
"""

from __future__ import annotations

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text_de.sentences import GERMAN
from regelwerk.duelmasters.text_de.terms import RACES, TERMS, race_name
from regelwerk.kernel.language.sentences import MissingWordingError

__all__ = [
    "RACES",
    "TERMS",
    "MissingWordingError",
    "ability_text",
    "card_name",
    "card_text",
    "noun_text",
    "race_name",
    "word_text",
    "type_line",
]


def card_name(card: vocabulary.Card) -> str:
    """The official German name, where a source gives one; else the English name."""
    return card.name_de or card.name


card_text = GERMAN.card_text
ability_text = GERMAN.ability_text
word_text = GERMAN.word_text
noun_text = GERMAN.noun_text


def type_line(card: vocabulary.Card) -> str:
    """Type and races.

    >>> from regelwerk.duelmasters import vocabulary
    >>> type_line(
    ...     vocabulary.Card(
    ...         "A", vocabulary.CardType.CREATURE, 6, (vocabulary.Civilization.FIRE,), races=("Armored Dragon",)
    ...     )
    ... )
    'Kreatur — Panzerdrache'
    """
    evolves = any(isinstance(ability, vocabulary.Evolution) for ability in card.abilities)
    kind = TERMS["evolution_creature" if evolves else card.kind.name.lower()]
    return f"{kind} — {' / '.join(race_name(race) for race in card.races)}" if card.races else kind
