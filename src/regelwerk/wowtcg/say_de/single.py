"""One word by itself in German: a power, an effect, a cost, a condition, a description, an amount."""

from __future__ import annotations

from regelwerk.kernel.german import GEN, NOM, Article
from regelwerk.kernel.wording import Unworded, tidy
from regelwerk.kernel.words import Word
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say_de.amounts import much
from regelwerk.wowtcg.say_de.arranging import EVENTS, event, lead, text
from regelwerk.wowtcg.say_de.describing import ADJECTIVES, after, described
from regelwerk.wowtcg.say_de.lasting import condition
from regelwerk.wowtcg.say_de.nouns import CHARAKTER
from regelwerk.wowtcg.say_de.powers import COSTS, POWERS, costs_line, power_lines
from regelwerk.wowtcg.say_de.speech import Speech, player, ref
from regelwerk.wowtcg.say_de.terms import TERMS, tag
from regelwerk.wowtcg.words import Amount, Condition, Player, Qual, Ref


def said_alone(discourse: Speech, word: Word) -> str:
    """Whatever the word is, as it would stand on a card; several lines are joined by line breaks."""
    return "\n".join(tidy(line).strip(" ,") for line in _lines(discourse, word).split("\n"))


def _lines(discourse: Speech, word: Word) -> str:
    if isinstance(word, w.Card):
        raise Unworded(word, "German")
    if type(word) in POWERS:
        return "\n".join(power_lines(discourse, word))  # type: ignore[arg-type]
    if type(word) in COSTS:
        return costs_line(discourse, (word,))  # type: ignore[arg-type]
    if isinstance(word, (w.StartOfTurn, w.EndOfTurn)):
        return lead(discourse, word, word)[0]
    if type(word) in EVENTS:
        return "wenn " + event(discourse, word).final()  # type: ignore[arg-type]
    if isinstance(word, w.Noun):
        return described(discourse, word, Article.NONE).said(NOM)
    if isinstance(word, Qual):
        return qualified(discourse, word)
    if isinstance(word, Ref):
        return ref(discourse, word).said(NOM).rstrip(",")
    if isinstance(word, Player):
        who = player(discourse, word)
        return who.said(NOM).rstrip(",") if who is not None else "du"
    if isinstance(word, Amount):
        amount = much(discourse, word)
        return " ".join(part for part in (amount.ahead, amount.number, amount.behind) if part).strip(" ,")
    if isinstance(word, Condition):
        return condition(discourse, word).final()
    words = text(discourse, word)
    return "\n".join([words, *discourse.lines])


def qualified(discourse: Speech, qual: Qual) -> str:
    """What a quality adds to a description, by itself: "gegnerisch", "mit Kosten 3"."""
    if type(qual) in ADJECTIVES:
        return ADJECTIVES[type(qual)]
    if isinstance(qual, w.Tagged):
        return tag(qual.tag)
    if isinstance(qual, w.OfFaction):
        return TERMS[qual.faction.name.lower()]
    if isinstance(qual, w.Yours):
        return "deine"
    if isinstance(qual, w.ControlledBy):
        who = player(discourse, qual.who)
        return who.said(GEN) if who is not None else "deine"
    return after(discourse, qual, CHARAKTER.gender, False).strip(" ,")
