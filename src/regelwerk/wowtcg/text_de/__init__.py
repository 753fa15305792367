"""German: the text of a card, of a power, of a single word; derived from the definition and from nothing else.

Terms and constructions are those of the German rulebook of 2006; what it does not name is
ours and marked so in `terms.py`.
"""

from __future__ import annotations

from regelwerk.kernel.language.german import NOM, Article
from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg.text.discourse import begin
from regelwerk.wowtcg.text_de import fragments
from regelwerk.wowtcg.text_de.noun_phrases import described
from regelwerk.wowtcg.text_de.powers import PAGE
from regelwerk.wowtcg.text_de.terms import TAGS, TERMS, tag
from regelwerk.wowtcg.vocabulary import Card, CardFilter, CardType

__all__ = [
    "TAGS",
    "TERMS",
    "MissingWordingError",
    "card_name",
    "card_text",
    "noun_text",
    "power_text",
    "word_text",
    "type_line",
]


def card_name(card: Card) -> str:
    """The official German name, where a source gives one; else the English name.

    A token that is called after its tags (wow7.4:404.2) is called after their German words.

    >>> card_name(Card("Peasant", CardType.ALLY, 0, tags=("Peasant",)))
    'Landarbeiter'
    """
    if not card.name_de and card.name == " ".join(card.tags):
        return " ".join(tag(name) for name in card.tags)
    return card.name_de or card.name


def card_text(card: Card) -> list[str]:
    """The text box, one string for each printed paragraph; empty for a card without text.

    Resource costs are "(3)" or "(X)", the activate symbol "[Aktivieren]", the arrow ">>>".
    Raises MissingWordingError if a word of the card has no German.

    >>> from regelwerk.wowtcg import vocabulary
    >>> whom = vocabulary.Target(vocabulary.HERO_OR_ALLY)
    >>> bash = vocabulary.OnPlay(vocabulary.Turn(whom, vocabulary.Position.EXHAUSTED))
    >>> bear = vocabulary.Always(vocabulary.Have(vocabulary.YOUR_HERO, keywords=(vocabulary.Keyword.BEAR_FORM,)))
    >>> card_text(vocabulary.Card("Bash", vocabulary.CardType.ABILITY, 1, (bash, bear), ongoing=True))
    ['Erschöpfe einen Helden oder Verbündeten deiner Wahl.', 'Andauernd: Dein Held ist in Bärengestalt.']
    """
    return PAGE.card(card)


def power_text(card: Card, index: int) -> str:
    """One power of a card, by its place in `card.powers`; lines below it (a die table) after line breaks.

    Raises IndexError if there is no such power.
    """
    return "\n".join(PAGE.paragraphs(card)[index])


def word_text(word: Word, card_name: str) -> str:
    """A single word as text, as if it stood on a card of that name: a granted power, an effect, a cost, a condition.

    >>> from regelwerk.wowtcg.vocabulary import Draw, Pay, Resources
    >>> word_text(Pay((Resources(2),), Draw(1)), "Kena")
    '(2) >>> Ziehe eine Karte.'
    """
    return fragments.say(word, card_name)


def noun_text(noun: CardFilter) -> str:
    """A description as it stands on cards, without an article: "gegnerischer Held oder Verbündeter"."""
    return described(begin(Card("", CardType.ALLY, 0)), noun, Article.NONE).in_case(NOM).rstrip(",")


def type_line(card: Card) -> str:
    """Type, tags; behind a dot what stands at the right of the line.

    >>> type_line(Card("Bash", CardType.ABILITY, 1, tags=("Feral",), limits=(("Form", 1),), instant=True))
    'Sofort-Fähigkeit — Wilder Kampf · Gestalt (1)'
    """
    kind = TERMS["two_handed"] if card.two_handed else TERMS[card.kind.name.lower()]
    kind = f"{TERMS['instant'] if card.instant else ''}{kind}"
    left = [tag(name) for name in (card.tags[:2] if card.kind is CardType.HERO else card.tags)]
    right = [tag(name) for name in (card.tags[2:] if card.kind is CardType.HERO else ())]
    right += [f"{tag(name)} ({limit})" for name, limit in card.limits]
    right += [TERMS[word] for word, has in (("unique", card.unique), ("unlimited", card.unlimited)) if has]
    line = f"{kind} — {' '.join(left)}" if left else kind
    return " · ".join([line, *right])
