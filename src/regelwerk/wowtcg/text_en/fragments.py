"""One word by itself in English."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.discourse import Discourse
from regelwerk.wowtcg.text.fragments import Group, fragment_text
from regelwerk.wowtcg.text_en.amounts import amount
from regelwerk.wowtcg.text_en.conditions import condition
from regelwerk.wowtcg.text_en.noun_phrases import described, qualified
from regelwerk.wowtcg.text_en.powers import PAGE
from regelwerk.wowtcg.text_en.references import player, selector_text
from regelwerk.wowtcg.text_en.triggers import lead


def _amount(discourse: Discourse, word: int | vocabulary.Amount) -> str:
    number, behind = amount(discourse, word)
    return f"{number}{behind}".strip(" ,")


GROUPS: Final[tuple[Group, ...]] = (
    (vocabulary.Cost, lambda s, word: PAGE.costs(s, (word,))),
    (vocabulary.TriggerEvent, lambda s, word: lead(s, word, word).words),
    (vocabulary.CardFilter, described),
    (vocabulary.Criterion, qualified),
    (vocabulary.Selector, selector_text),
    (vocabulary.Player, lambda s, word: player(s, word) or "you"),
    (vocabulary.Amount, _amount),
    (vocabulary.Condition, condition),
)


def say(word: Word, card_name: str) -> str:
    """A word as it would stand on a card of that name."""
    return fragment_text(PAGE, GROUPS, word, card_name)
