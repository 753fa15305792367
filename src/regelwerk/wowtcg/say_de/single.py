"""One word by itself in German."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.german import NOM, Article
from regelwerk.kernel.wording import tidy
from regelwerk.kernel.words import Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech
from regelwerk.wowtcg.say.single import Group, said_alone
from regelwerk.wowtcg.say_de.amounts import much
from regelwerk.wowtcg.say_de.conditions import condition
from regelwerk.wowtcg.say_de.describing import described, qualified
from regelwerk.wowtcg.say_de.powers import PAGE
from regelwerk.wowtcg.say_de.speech import ref
from regelwerk.wowtcg.say_de.triggers import lead


def _amount(discourse: Speech, word: int | w.Amount) -> str:
    amount = much(discourse, word)
    return " ".join(part for part in (amount.ahead, amount.number, amount.behind) if part)


GROUPS: Final[tuple[Group, ...]] = (
    (w.Cost, lambda s, word: PAGE.costs(s, (word,))),
    (w.Happening, lambda s, word: lead(s, word, word).words),
    (w.Noun, lambda s, word: described(s, word, Article.NONE).said(NOM)),
    (w.Qual, qualified),
    (w.Ref, lambda s, word: ref(s, word).said(NOM)),
    (w.Player, lambda s, word: PAGE.tongue.person(s, word).said(NOM)),
    (w.Amount, _amount),
    (w.Condition, lambda s, word: condition(s, word).final()),
)


def say(word: Word, card_name: str) -> str:
    """A word as it would stand on a card of that name, no comma left over at its end."""
    return "\n".join(tidy(line).strip(" ,") for line in said_alone(PAGE, GROUPS, word, card_name).split("\n"))
