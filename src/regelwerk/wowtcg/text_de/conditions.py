"""Conditions in German: under which something is done, or holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.german import ACC, DAT, NOM, YOU_SUBJECT, Article, GermanClause, N, NounPhrase
from regelwerk.kernel.language.sentences import german_number, join_list
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import has_happened, is_of, owner, unowned, what_about
from regelwerk.wowtcg.text.discourse import Discourse, Table, worded
from regelwerk.wowtcg.text.sentences import Opening
from regelwerk.wowtcg.text_de.clauses import ANGREIFEN, HABEN, VERTEIDIGEN, be
from regelwerk.wowtcg.text_de.noun_phrases import described, host
from regelwerk.wowtcg.text_de.nouns import spoken_damage
from regelwerk.wowtcg.text_de.references import KONTROLLIEREN, a_noun, ref, subject
from regelwerk.wowtcg.text_de.terms import TERMS

STATES: Final = {
    vocabulary.Keyword.STEALTH: "Verstohlen",
    vocabulary.Keyword.BEAR_FORM: "in Bärengestalt",
    vocabulary.Keyword.CAT_FORM: "in Katzengestalt",
    vocabulary.Keyword.ELUSIVE: "unangreifbar",
}
TURNS: Final[dict[type, str]] = {
    vocabulary.DuringYourTurn: "in deinem Zug",
    vocabulary.DuringOpponentsTurn: "im Zug eines Gegners",
}
"""Conditions that are times."""


def condition(discourse: Discourse, what: vocabulary.Condition) -> GermanClause:
    """A condition as a clause, to be said with its verb last: "falls dein Held Verstohlen ist"."""
    return worded(CONDITIONS, discourse, what, "German")


def has(discourse: Discourse, what: vocabulary.HasKeyword) -> GermanClause:
    who = subject(discourse, what.what)
    if what.keyword in STATES:
        return GermanClause(be(who), who, (STATES[what.keyword],))
    return GermanClause(HABEN, who, (TERMS[what.keyword.name.lower()],))


def is_so(discourse: Discourse, what: vocabulary.Matches) -> GermanClause:
    who = subject(discourse, what.what)
    attached = [qual for qual in what.noun.criteria if isinstance(qual, vocabulary.AttachedTo)]
    if attached:
        return GermanClause(be(who), who, (host(discourse, attached[0]), "angelegt"))
    return GermanClause(be(who), who, (a_noun(discourse, what.noun).in_case(NOM),))


def at_least(discourse: Discourse, what: vocabulary.AtLeast) -> GermanClause:
    if what.alone:
        return only_one(discourse, what)
    if what.than_you:
        return more_allies(discourse, what)
    if what.number == 1 and owner(what.noun) == vocabulary.YOU:
        one = described(discourse, unowned(what.noun), Article.A)
        return GermanClause(KONTROLLIEREN, YOU_SUBJECT, (one.in_case(ACC),))
    count = f"{german_number(what.number)} oder mehr"
    things = replace(described(discourse, what.noun, Article.NONE, plural=True), count=count)
    if what.noun.zone is vocabulary.Zone.HAND and what.noun.whose == vocabulary.YOU:
        return GermanClause(HABEN, YOU_SUBJECT, (things.in_case(ACC),))
    if owner(what.noun) == vocabulary.YOU:
        return GermanClause(KONTROLLIEREN, YOU_SUBJECT, (things.in_case(ACC),))
    return GermanClause(be(things), things, () if things.after else ("im Spiel",))


def fighting(
    discourse: Discourse, who: NounPhrase, what: vocabulary.WhileAttacking | vocabulary.WhileDefending
) -> GermanClause:
    if isinstance(what, vocabulary.WhileDefending):
        return GermanClause(VERTEIDIGEN, who)
    if isinstance(what.noun, vocabulary.Attached):
        return GermanClause(ANGREIFEN, who, (ref(discourse, what.noun).in_case(ACC),))
    return GermanClause(ANGREIFEN, who, (a_noun(discourse, what.noun).in_case(ACC),) if what.noun is not None else ())


def only_one(discourse: Discourse, what: vocabulary.AtLeast) -> GermanClause:
    who = ref(discourse, vocabulary.THIS)
    the_only = replace(described(discourse, what.noun, Article.THE), adjectives=("einzig",))
    return GermanClause(be(who), who, (the_only.in_case(NOM),))


def more_allies(discourse: Discourse, what: vocabulary.AtLeast) -> GermanClause:
    allies = described(discourse, what.noun, Article.NONE, plural=True).in_case(NOM)
    more = NounPhrase(plural=True, name=f"mehr {allies} in der Gruppe eines Gegners als in deiner Gruppe")
    return GermanClause(be(more), more)


def has_dealt(discourse: Discourse, what: vocabulary.HasDealtDamage) -> GermanClause:
    by = what.by
    who = a_noun(discourse, by) if isinstance(by, vocabulary.CardFilter) else subject(discourse, by)
    whom = (a_noun(discourse, what.to).in_case(DAT),) if what.to is not None else ()
    harm = spoken_damage(what.element)
    return GermanClause(HABEN, who, (*whom, "in diesem Zug", harm, "zugefügt"))


def combined(discourse: Discourse, what: vocabulary.AllOf | vocabulary.AnyOf) -> GermanClause:
    """Several conditions in a row; what is said of the same thing with the same verb is one clause."""
    word = "und" if isinstance(what, vocabulary.AllOf) else "oder"
    clauses = [condition(discourse, part) for part in what.parts]
    first, rest = clauses[0], clauses[1:]
    about = what_about(what.parts[0])
    if (
        about is not None
        and all(about == what_about(part) for part in what.parts)
        and not any(clause.closing or clause.tail or clause.verb != first.verb for clause in clauses)
    ):
        return replace(first, middle=(join_list([" ".join(clause.middle) for clause in clauses], word),))
    behind = [clause.verb_last() for clause in rest]
    return replace(first, tail=f"{first.tail} {word} {join_list(behind, word)}")


IT: Final = NounPhrase(name="es", spoken_of=N)

CONDITIONS: Final[Table[GermanClause]] = {
    vocabulary.AllOf: combined,
    vocabulary.AnyOf: combined,
    vocabulary.HasKeyword: has,
    vocabulary.Matches: is_so,
    vocabulary.AtLeast: at_least,
    vocabulary.WhileAttacking: lambda s, what: fighting(s, subject(s, what.what), what),
    vocabulary.WhileDefending: lambda s, what: fighting(s, subject(s, what.what), what),
    vocabulary.DuringYourTurn: lambda s, what: GermanClause(be(IT), IT, ("dein Zug",)),
    vocabulary.DuringOpponentsTurn: lambda s, what: GermanClause(be(IT), IT, ("der Zug eines Gegners",)),
    vocabulary.HasDealtDamage: has_dealt,
}


def provided(discourse: Discourse, what: vocabulary.Condition) -> Opening:
    """A condition that opens a sentence: "in deinem Zug", "falls ..."."""
    if type(what) in TURNS:
        return Opening(TURNS[type(what)], time=True)
    return Opening(f"falls {condition(discourse, what).verb_last()}")


def while_so(discourse: Discourse, what: vocabulary.Condition) -> str:
    """ "solange er angreift" """
    return f"{conjunction(what)} {condition(discourse, what).verb_last()}"


def when_so(discourse: Discourse, what: vocabulary.Condition) -> str:
    """A condition as a restriction: "in deinem Zug", ", solange er angreift"."""
    return TURNS.get(type(what)) or f", {while_so(discourse, what)}"


def while_tail(
    discourse: Discourse, about: vocabulary.Selector, who: NounPhrase, what: vocabulary.Condition | None
) -> str:
    """A condition behind a statement: ", solange sie angreifen"."""
    if what is None:
        return ""
    if isinstance(what, (vocabulary.WhileAttacking, vocabulary.WhileDefending)) and is_of(what, about):
        return f", solange {fighting(discourse, NounPhrase(spoken_of=who.gender), what).verb_last()},"
    return f", {while_so(discourse, what)},"


def conjunction(what: vocabulary.Condition) -> str:
    """solange for what lasts, falls for what has happened"""
    return "falls" if has_happened(what) else "solange"
