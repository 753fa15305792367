"""Short texts of single powers, rewards and modes, as labels need them."""

from __future__ import annotations

import re
from typing import Final

from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.presentation.card_library import name_of, printed, text_module

REWARDS: Final = ("Reward", "Belohnung")
"""What stands before a reward on the card, and not in a label."""
SENTENCE: Final = re.compile(r"/play/do/(\d+)")
"""Where the path of an instruction says which sentence of a card's text it is of."""


def word_text(word: Word | None, card: CardDefinition, lang: str) -> str:
    """A power in words, as it stands on the card; "" if there is none."""
    if word is None:
        return ""
    return text_module(lang).word_text(word, name_of(card, lang))


def power_text(card: CardDefinition | None, number: int, lang: str) -> str:
    """The text of a payment power by its number, "" for one that the card was given by something else."""
    if card is None or not 0 <= number < len(card.payments):
        return ""
    return word_text(card.payments[number].origin, card, lang)


def reward_text(card: CardDefinition | None, lang: str) -> str:
    """The reward of a quest, without the cost."""
    if card is None or card.reward is None:
        return ""
    reward = word_text(card.reward.origin, card, lang).rpartition("\n")[2]
    heading, colon, text = reward.partition(": ")
    return text if colon and heading in REWARDS else reward


def mode_text(card: CardDefinition | None, number: int, lang: str) -> str:
    """The text of one mode of a card, "" if it has none of that number."""
    if card is None:
        return ""
    for power in card.word.powers:
        effect = getattr(power, "effect", None)
        if isinstance(effect, vocabulary.Either) and 0 <= number < len(effect.modes):
            return word_text(effect.modes[number], card, lang)
    return ""


def counts_cards(card: CardDefinition | None) -> bool:
    """Whether the number announced with it is how many cards are removed, not the X (inf:additional-cost-count)."""
    if card is None:
        return False
    costs = [cost for power in card.word.powers if isinstance(power, vocabulary.ToPlay) for cost in power.costs]
    return any(isinstance(cost, vocabulary.RemoveCost) and cost.up_to for cost in costs)


def way_text(card: CardDefinition | None, number: int, lang: str) -> str:
    """What may be paid rather than the resource cost of a card (1), "" if it has to be paid in the usual way (0)."""
    for power in card.word.powers if card is not None else ():
        if card is not None and isinstance(power, vocabulary.ToPlay) and power.rather and number == 1:
            return ", ".join(word_text(cost, card, lang) for cost in power.costs)
    return ""


def sentence_text(card: CardDefinition | None, path: str, lang: str) -> str:
    """The sentence of a card's text that asks as the card resolves, by the path of what asks; "" if it has only one."""
    found = SENTENCE.search(path)
    if card is None or found is None or not path.startswith(f"{card.code}/"):
        return ""
    effects = tuple(power.effect for power in card.word.powers if isinstance(power, vocabulary.OnPlay))
    if len(effects) == 1:
        if not isinstance(effects[0], vocabulary.Then):
            return ""
        effects = effects[0].parts
    return word_text(effects[int(found[1])], card, lang)


def whole_text(card: CardDefinition | None, lang: str) -> list[str]:
    """The text of a card, line by line."""
    if card is None:
        return []
    return [line for paragraph in text_module(lang).card_text(printed(card, lang)) for line in paragraph.split("\n")]
