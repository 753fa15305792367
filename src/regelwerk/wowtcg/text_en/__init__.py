"""English: the text of a card, of a power, of a single word; derived from the definition and from nothing else."""

from __future__ import annotations

from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg.text.discourse import begin
from regelwerk.wowtcg.text_en import fragments
from regelwerk.wowtcg.text_en.noun_phrases import described
from regelwerk.wowtcg.text_en.powers import PAGE
from regelwerk.wowtcg.text_en.terms import TERMS
from regelwerk.wowtcg.vocabulary import Card, CardFilter, CardType

__all__ = ["TERMS", "MissingWordingError", "card_text", "noun_text", "power_text", "word_text", "type_line"]


def card_text(card: Card) -> list[str]:
    """The text box, one string for each printed paragraph; empty for a card without text.

    Resource costs are "(3)" or "(X)", the activate symbol "[Activate]", the arrow ">>>".
    Raises MissingWordingError if a word of the card has no English.

    >>> from regelwerk.wowtcg import vocabulary
    >>> whom = vocabulary.Target(vocabulary.HERO_OR_ALLY)
    >>> bash = vocabulary.OnPlay(vocabulary.Turn(whom, vocabulary.Position.EXHAUSTED))
    >>> bear = vocabulary.Always(vocabulary.Have(vocabulary.YOUR_HERO, keywords=(vocabulary.Keyword.BEAR_FORM,)))
    >>> card_text(vocabulary.Card("Bash", vocabulary.CardType.ABILITY, 1, (bash, bear), ongoing=True))
    ['Exhaust target hero or ally.', 'Ongoing: Your hero is in bear form.']
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
    '(2) >>> Draw a card.'
    """
    return fragments.say(word, card_name)


def noun_text(noun: CardFilter) -> str:
    """A description as it stands on cards, without an article: "opposing hero or ally"."""
    return described(begin(Card("", CardType.ALLY, 0)), noun)


def type_line(card: Card) -> str:
    """Instant, two-handed, type, tags; behind a dot what stands at the right of the line.

    >>> type_line(Card("Bash", CardType.ABILITY, 1, tags=("Feral",), limits=(("Form", 1),), instant=True))
    'Instant Ability — Feral · Form (1)'
    """
    kind = TERMS[card.kind.name.lower()].capitalize()
    kind = f"{'Instant ' if card.instant else ''}{'Two-Handed ' if card.two_handed else ''}{kind}"
    left = card.tags[:2] if card.kind is CardType.HERO else card.tags
    right = [*(card.tags[2:] if card.kind is CardType.HERO else ())]
    right += [f"{tag} ({limit})" for tag, limit in card.limits]
    right += [TERMS[word] for word, has in (("unique", card.unique), ("unlimited", card.unlimited)) if has]
    line = f"{kind} — {' '.join(left)}" if left else kind
    return " · ".join([line, *right])
