"""One word by itself in English: a power, an effect, a cost, a condition, a description, an amount."""

from __future__ import annotations

from regelwerk.kernel.wording import Unworded
from regelwerk.kernel.words import Word
from regelwerk.wowtcg.say_en.amounts import amount
from regelwerk.wowtcg.say_en.arranging import EVENTS, event, lead, text
from regelwerk.wowtcg.say_en.lasting import condition
from regelwerk.wowtcg.say_en.powers import COSTS, POWERS, costs_line, power_lines
from regelwerk.wowtcg.say_en.speech import Speech, described, player, qualified, said
from regelwerk.wowtcg.words import Amount, Card, Condition, EndOfTurn, Noun, Player, Qual, Ref, StartOfTurn, You


def said_alone(discourse: Speech, word: Word) -> str:
    """Whatever the word is, as it would stand on a card; several lines are joined by line breaks."""
    if isinstance(word, Card):
        raise Unworded(word, "English")
    if type(word) in POWERS:
        return "\n".join(power_lines(discourse, word))  # type: ignore[arg-type]
    if type(word) in COSTS:
        return costs_line(discourse, (word,))  # type: ignore[arg-type]
    if isinstance(word, (StartOfTurn, EndOfTurn)):
        return lead(discourse, word, word)
    if type(word) in EVENTS:
        return "when " + event(discourse, word)  # type: ignore[arg-type]
    if isinstance(word, Noun):
        return described(discourse, word)
    if isinstance(word, Qual):
        return qualified(discourse, word)
    if isinstance(word, Ref):
        return said(discourse, word)
    if isinstance(word, You):
        return "you"
    if isinstance(word, Player):
        return player(discourse, word)
    if isinstance(word, Amount):
        number, behind = amount(discourse, word)
        return f"{number}{behind}".strip(" ,")
    if isinstance(word, Condition):
        return condition(discourse, word)
    words = text(discourse, word)
    return "\n".join([words, *discourse.lines])
