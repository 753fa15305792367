"""One word by itself in German: an ability, an effect, a condition, a description, an amount."""

from __future__ import annotations

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_de.abilities import event, line, run, turn
from regelwerk.duelmasters.say_de.conditions import condition, much
from regelwerk.duelmasters.say_de.lasting import STATEMENTS, statement
from regelwerk.duelmasters.say_de.speech import ADJECTIVES, behind, described, heads, player, ref
from regelwerk.duelmasters.say_de.terms import TERMS
from regelwerk.kernel.german import NOM
from regelwerk.kernel.wording import Unworded, listed, sentence
from regelwerk.kernel.words import Word


def said_alone(discourse: Speech, word: Word) -> str:
    """Whatever the word is, as it would stand on a card."""
    if isinstance(word, w.Card):
        raise Unworded(word, "German")
    if isinstance(word, w.Ability):
        return line(discourse.card, word)
    if isinstance(word, (w.StartOfTurn, w.EndOfTurn)):
        return turn(word)
    if isinstance(word, w.Happening):
        return f"wenn {event(discourse, word).final()}"
    if isinstance(word, w.Noun):
        return described(discourse, word).said(NOM)
    if isinstance(word, w.Qual):
        return _qualified(word)
    if isinstance(word, w.Ref):
        return ref(discourse, word).said(NOM)
    if isinstance(word, w.Player):
        who = player(discourse, word)
        return who.said(NOM) if who is not None else "du"
    if isinstance(word, w.Amount):
        return " ".join(much(discourse, word, "").split())
    if isinstance(word, w.Condition):
        return condition(discourse, word).final()
    if type(word) in STATEMENTS:
        return sentence(statement(discourse, word, lasts=True).main())
    return run(discourse, word)


def _qualified(qual: w.Qual) -> str:
    """What a quality adds to a description, by itself."""
    if type(qual) in ADJECTIVES:
        return ADJECTIVES[type(qual)]
    if isinstance(qual, w.OfCivilization):
        return listed([TERMS[one.name.lower()] for one in qual.civilizations], "oder")
    noun = w.Noun((), (qual,))
    return behind(noun) or heads(noun)[0].singular
