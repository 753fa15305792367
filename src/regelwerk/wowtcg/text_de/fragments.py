"""One word by itself in German."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.german import NOM, Article
from regelwerk.kernel.language.sentences import collapse_commas
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.discourse import Discourse
from regelwerk.wowtcg.text.fragments import Group, fragment_text
from regelwerk.wowtcg.text_de.amounts import amount_phrase
from regelwerk.wowtcg.text_de.conditions import condition
from regelwerk.wowtcg.text_de.noun_phrases import described, qualified
from regelwerk.wowtcg.text_de.powers import PAGE
from regelwerk.wowtcg.text_de.references import ref
from regelwerk.wowtcg.text_de.triggers import lead


def _amount(discourse: Discourse, word: int | vocabulary.Amount) -> str:
    amount = amount_phrase(discourse, word)
    return " ".join(part for part in (amount.front, amount.number, amount.postmodifier) if part)


GROUPS: Final[tuple[Group, ...]] = (
    (vocabulary.Cost, lambda s, word: PAGE.costs(s, (word,))),
    (vocabulary.TriggerEvent, lambda s, word: lead(s, word, word).words),
    (vocabulary.CardFilter, lambda s, word: described(s, word, Article.NONE).in_case(NOM)),
    (vocabulary.Criterion, qualified),
    (vocabulary.Selector, lambda s, word: ref(s, word).in_case(NOM)),
    (vocabulary.Player, lambda s, word: PAGE.tongue.person(s, word).in_case(NOM)),
    (vocabulary.Amount, _amount),
    (vocabulary.Condition, lambda s, word: condition(s, word).verb_last()),
)


def say(word: Word, card_name: str) -> str:
    """A word as it would stand on a card of that name, no comma left over at its end."""
    return "\n".join(
        collapse_commas(line).strip(" ,") for line in fragment_text(PAGE, GROUPS, word, card_name).split("\n")
    )
