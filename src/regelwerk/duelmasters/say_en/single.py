"""One word by itself in English: an ability, an effect, a condition, a description, an amount."""

from __future__ import annotations

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_en.abilities import lead, line
from regelwerk.duelmasters.say_en.conditions import condition, much
from regelwerk.duelmasters.say_en.effects import sentences
from regelwerk.duelmasters.say_en.lasting import STATEMENTS, statement
from regelwerk.duelmasters.say_en.speech import before, behind, described, heads, player, said
from regelwerk.kernel.wording import Unworded, sentence
from regelwerk.kernel.words import Word


def said_alone(discourse: Speech, word: Word) -> str:
    """Whatever the word is, as it would stand on a card."""
    if isinstance(word, w.Card):
        raise Unworded(word, "English")
    if isinstance(word, w.Ability):
        return line(discourse.card, word)
    if isinstance(word, w.Happening):
        return lead(discourse, word)
    if isinstance(word, w.Noun):
        return described(discourse, word)
    if isinstance(word, w.Qual):
        return _qualified(word)
    if isinstance(word, w.Ref):
        return said(discourse, word)
    if isinstance(word, w.Player):
        return player(discourse, word) or "you"
    if isinstance(word, w.Amount):
        return much(discourse, word, "").replace("  ", " ").strip()
    if isinstance(word, w.Condition):
        return condition(discourse, word)
    if type(word) in STATEMENTS:
        return sentence(statement(discourse, word, lasts=True).said())
    return " ".join(sentence(part) for part in sentences(discourse, word))


def _qualified(qual: w.Qual) -> str:
    """What a quality adds to a description, by itself."""
    noun = w.Noun((), (qual,))
    if isinstance(qual, (w.OfRace, w.Named)):
        return heads(noun, False)
    return " ".join(before(noun)) or behind(noun, False).strip()
