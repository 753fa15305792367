"""One word by itself in English."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.words import Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech
from regelwerk.wowtcg.say.single import Group, said_alone
from regelwerk.wowtcg.say_en.amounts import amount
from regelwerk.wowtcg.say_en.conditions import condition
from regelwerk.wowtcg.say_en.describing import described, qualified
from regelwerk.wowtcg.say_en.powers import PAGE
from regelwerk.wowtcg.say_en.speech import player, said
from regelwerk.wowtcg.say_en.triggers import lead


def _amount(discourse: Speech, word: int | w.Amount) -> str:
    number, behind = amount(discourse, word)
    return f"{number}{behind}".strip(" ,")


GROUPS: Final[tuple[Group, ...]] = (
    (w.Cost, lambda s, word: PAGE.costs(s, (word,))),
    (w.Happening, lambda s, word: lead(s, word, word).words),
    (w.Noun, described),
    (w.Qual, qualified),
    (w.Ref, said),
    (w.Player, lambda s, word: player(s, word) or "you"),
    (w.Amount, _amount),
    (w.Condition, condition),
)


def say(word: Word, card_name: str) -> str:
    """A word as it would stand on a card of that name."""
    return said_alone(PAGE, GROUPS, word, card_name)
