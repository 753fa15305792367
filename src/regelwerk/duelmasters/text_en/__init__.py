"""English: the text of a card, of an ability, of a single word; derived from the definition and from nothing else.

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
>>> from regelwerk.duelmasters.vocabulary import THIS, EntersBattle, Draw, May, When
>>> word_text(When(EntersBattle(THIS), May(Draw(1))))
'When you put this creature into the battle zone, you may draw a card.'
"""

from __future__ import annotations

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text_en.sentences import ENGLISH
from regelwerk.duelmasters.text_en.terms import TERMS
from regelwerk.kernel.language.sentences import MissingWordingError, capitalize

__all__ = ["TERMS", "MissingWordingError", "ability_text", "card_text", "noun_text", "word_text", "type_line"]


card_text = ENGLISH.card_text
ability_text = ENGLISH.ability_text
word_text = ENGLISH.word_text
noun_text = ENGLISH.noun_text


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
