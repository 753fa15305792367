"""English clauses: who, does what, for how long; and how several become one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from regelwerk.kernel.language.sentences import join_list, third_person
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.discourse import Discourse
from regelwerk.wowtcg.text_en.references import is_mass, player, selector_text, whole_class

SPANS: Final = {
    None: "",
    vocabulary.Duration.THIS_TURN: "this turn",
    vocabulary.Duration.THIS_COMBAT: "this combat",
    vocabulary.Duration.GAME: "for the rest of the game",
    vocabulary.Duration.WHILE_THIS_EXHAUSTED: "while this card remains exhausted",
}
CANNOT = "can't "


@dataclass(frozen=True)
class EnglishClause:
    """A clause before its verb is conjugated.

    subject    "" for a command
    predicate  the verb in its plain form and all that follows
    about      whose clause it is: neighbours with equal abouts share the subject
    span       how long, said once for clauses that share it
    then       stands after "then" if something comes before it
    whole      said as it is
    """

    subject: str
    predicate: str
    plural: bool = False
    about: Any = None
    span: str = ""
    then: bool = False
    whole: bool = False

    def verb(self) -> str:
        """The predicate as its subject wants it."""
        if not self.subject or self.plural or self.subject == "you" or self.whole:
            return self.predicate
        return third_person(self.predicate)


def command(predicate: str, span: vocabulary.Duration | None = None) -> EnglishClause:
    """A clause that tells its reader to do something."""
    return EnglishClause("", predicate, about=vocabulary.YOU, span=SPANS[span])


def subject(discourse: Discourse, ref: vocabulary.Selector) -> tuple[str, bool]:
    """A reference as a subject, and whether it is plural."""
    if isinstance(ref, vocabulary.All):
        text, many = whole_class(discourse, ref), not is_mass(ref.noun)
    else:
        text = selector_text(discourse, ref, "subject")
        many = text == "they" or text.startswith("those ")
    if isinstance(ref, (vocabulary.This, vocabulary.YourHero)):
        discourse.topic = ref
    discourse.opening = False
    return text, many


def act(
    discourse: Discourse, verb: str, ref: vocabulary.Selector, after: str = "", moving: bool = False
) -> EnglishClause:
    """Somebody does something to a thing: you, or whoever chooses it."""
    who: vocabulary.Player = (
        ref.by
        if isinstance(ref, vocabulary.Chosen)
        else ref.who
        if isinstance(ref, vocabulary.TopOfDeck)
        else vocabulary.YOU
    )
    actor = player(discourse, who)
    with discourse.acting(who if who != vocabulary.YOU else discourse.actor):
        predicate = f"{verb} {selector_text(discourse, ref, 'object', moving)}{after}"
    return EnglishClause(actor, predicate, about=who)


def joined(clauses: list[EnglishClause]) -> str:
    """One sentence, without its capital and its stop."""
    clauses = _merged(clauses)
    if len(clauses) > 1 and clauses[0].span and all(_same(clauses[0], clause) for clause in clauses):
        bare = [EnglishClause(c.subject, c.predicate, c.plural, c.about) for c in clauses]
        return f"{clauses[0].span}, {joined(bare)}"
    if len(clauses) == 2 and clauses[0].predicate == clauses[1].predicate and clauses[0].about != clauses[1].about:
        return f"{clauses[0].subject or 'you'} and {clauses[1].subject} each {clauses[1].predicate}"
    parts: list[str] = []
    changes = False
    for place, clause in enumerate(clauses):
        shares = place > 0 and clause.about is not None and clause.about == clauses[place - 1].about
        changes = changes or (place > 0 and not shares)
        said_by = clause.verb() if shares or not clause.subject else f"{clause.subject} {clause.verb()}"
        parts.append(f"{said_by} {clause.span}" if clause.span else said_by)
    return _row(clauses, parts, changes)


def _row(clauses: list[EnglishClause], parts: list[str], changes: bool) -> str:
    if len(parts) == 2 and clauses[1].then:
        return f"{parts[0]}, then {parts[1]}"
    if len(parts) == 2 and changes:
        return f"{parts[0]}, and {parts[1]}"
    if all(not clause.subject and part.startswith("ready ") for clause, part in zip(clauses, parts)):
        parts = [parts[0], *(part.removeprefix("ready ") for part in parts[1:])]
    return join_list(parts, "and", serial=True)


def _same(first: EnglishClause, second: EnglishClause) -> bool:
    return first.span == second.span and first.about == second.about


def _merged(clauses: list[EnglishClause]) -> list[EnglishClause]:
    """ "can't attack" and "can't protect" become "can't attack or protect"."""
    merged: list[EnglishClause] = []
    for clause in clauses:
        last = merged[-1] if merged else None
        both_forbid = last is not None and all(c.predicate.startswith(CANNOT) for c in (last, clause))
        if last is not None and both_forbid and _same(last, clause) and " unless " not in last.predicate:
            words = f"{last.predicate} or {clause.predicate.removeprefix(CANNOT)}"
            merged[-1] = EnglishClause(last.subject, words, last.plural, last.about, last.span)
        else:
            merged.append(clause)
    return merged


def possible(who: str, clauses: list[EnglishClause]) -> EnglishClause:
    """One clause with "may"; who does it already may do it himself ("your hero may deal")."""
    doer = clauses[0].subject or who or "you"
    plain = [EnglishClause("", c.predicate, about=vocabulary.YOU, span=c.span, then=c.then) for c in clauses]
    return EnglishClause(doer, "may " + joined(plain), plural=True, about=doer)
