"""Effects in German: every sentence a clause whose verb has not found its place yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Discourse, Place, per_thing
from regelwerk.duelmasters.text_de import clauses
from regelwerk.duelmasters.text_de.references import (
    KARTE,
    ZONES,
    counted,
    described,
    each_of,
    head_nouns,
    how_many,
    number,
    owned,
    owner_zone,
    owners,
    player,
    ref,
)
from regelwerk.kernel.language.german import ACC, DAT, GEN, Article, GermanClause, GermanVerb, M, NounPhrase, named
from regelwerk.kernel.vocabulary.words import Word


def _doer(discourse: Discourse, who: vocabulary.Player) -> NounPhrase | None:
    return None if who == discourse.actor else player(discourse, who)


def _cards_drawn(discourse: Discourse, word: vocabulary.Draw) -> str:
    upto = "bis zu " if word.up_to else ""
    if isinstance(word.count, (vocabulary.Count, vocabulary.ShieldsBroken, vocabulary.Times)):
        number_each, things = per_thing(word.count)
        some = "eine Karte" if number_each == 1 else f"{number_each} Karten"
        return f"{upto}{some} für {each_of(discourse, things)}"
    return f"{upto}eine Karte" if word.count == 1 else f"{upto}{how_many(word.count)} Karten"


def _discard(discourse: Discourse, word: vocabulary.Discard) -> GermanClause:
    who = _doer(discourse, word.who)
    article = Article.YOUR if word.who == vocabulary.YOU else Article.HIS
    hand = f"von {NounPhrase((ZONES[vocabulary.Zone.HAND],), article).in_case(DAT)}"
    if word.noun is not None:
        bare = vocabulary.CardFilter(word.noun.kinds, word.noun.criteria, vocabulary.Zone.HAND)
        return GermanClause(
            clauses.ABWERFEN, who, (f"{described(discourse, bare, Article.ALL, True).in_case(ACC)} {hand}",)
        )
    if word.count is None and not word.up_to:
        return GermanClause(clauses.ABWERFEN, who, (f"alle Karten {hand}",))
    luck = ("zufällig",) if word.random else ()
    upto = "bis zu" if word.up_to and word.count is not None else ""
    if isinstance(word.count, vocabulary.Count):
        before, discourse.actor = discourse.actor, word.who
        hand = f"{hand} für {counted(discourse, word.count.noun)}"
        discourse.actor = before
    if word.count == 1 or isinstance(word.count, vocabulary.Count):
        cards = NounPhrase((KARTE,), Article.A, luck, before=upto, after=hand)
    else:
        cards = NounPhrase((KARTE,), Article.NONE, luck, True, before=upto, count=how_many(word.count), after=hand)
    return GermanClause(clauses.ABWERFEN, who, (cards.in_case(ACC),))


def _acting(discourse: Discourse, what: vocabulary.Selector) -> vocabulary.Player:
    return what.by if isinstance(what, vocabulary.Chosen) and what.by != vocabulary.YOU else discourse.actor


def _done_to(discourse: Discourse, verb: GermanVerb, what: vocabulary.Selector, moving: bool = False) -> GermanClause:
    """Somebody does it to a thing: you, or whoever chooses it."""
    who = _acting(discourse, what)
    subject = _doer(discourse, who)
    before, discourse.actor = discourse.actor, who
    thing = ref(discourse, what, "from" if moving else _where(what)).in_case(ACC)
    discourse.actor = before
    return GermanClause(verb, subject, (thing,))


def _where(what: vocabulary.Selector) -> Place:
    """Cards outside the battle zone say where they are."""
    if isinstance(what, (vocabulary.Chosen, vocabulary.All)) and what.noun.zone is not vocabulary.Zone.BATTLE:
        return "in"
    return ""


def _put(discourse: Discourse, word: vocabulary.PutInto) -> GermanClause:
    """Cards into a zone."""
    what = word.what
    noun = discourse.noun_of(what)
    who = _acting(discourse, what)
    subject = _doer(discourse, who)
    before, discourse.actor = discourse.actor, who
    phrase = ref(discourse, what, "from" if noun.zone is not vocabulary.Zone.SHIELDS else "")
    verb, goal = _goal(discourse, word, what, phrase, noun)
    discourse.actor = before
    thing = f"die oberste Karte {phrase.in_case(GEN)}" if word.top_card_only else phrase.in_case(ACC)
    return GermanClause(verb, subject, (thing, *goal))


def _goal(
    discourse: Discourse,
    word: vocabulary.PutInto,
    what: vocabulary.Selector,
    phrase: NounPhrase,
    noun: vocabulary.CardFilter,
) -> tuple[GermanVerb, tuple[str, ...]]:
    if word.zone is vocabulary.Zone.SHIELDS:
        whose = owned(discourse, discourse.owner_of(what))[0]
        shields = NounPhrase(
            (head_nouns(vocabulary.CardFilter((), zone=vocabulary.Zone.SHIELDS))), whose or Article.THE, plural=True
        ).in_case(DAT)
        return clauses.FUEGEN, ("verdeckt", shields if whose else f"{shields} {owners(phrase)}")
    if word.zone is vocabulary.Zone.DECK:
        return clauses.LEGEN, (
            f"oben {owner_zone(discourse, what, phrase, word.zone)}".replace("oben in ", "oben auf "),
        )
    goal = owner_zone(discourse, what, phrase, word.zone)
    if word.zone is vocabulary.Zone.HAND:
        return (clauses.NEHMEN if noun.zone in (vocabulary.Zone.DECK, vocabulary.Zone.SHIELDS) else clauses.BRINGEN), (
            goal,
        )
    return clauses.LEGEN, (goal,)


def _break(discourse: Discourse, word: vocabulary.Break) -> GermanClause:
    shields = vocabulary.CardFilter((), zone=vocabulary.Zone.SHIELDS, whose=vocabulary.OPPONENT)
    what = described(discourse, shields, Article.A if word.count == 1 else Article.NONE, word.count != 1)
    what = what if word.count == 1 else replace(what, count=number(word.count))
    return GermanClause(clauses.DURCHBRECHEN, ref(discourse, word.by, subject=True), (what.in_case(ACC),))


def _drawn(discourse: Discourse, word: vocabulary.Draw) -> GermanClause:
    return GermanClause(clauses.ZIEHEN, _doer(discourse, word.who), (_cards_drawn(discourse, word),))


def _in_play(discourse: Discourse, word: vocabulary.PutIntoBattle) -> GermanClause:
    moved = _done_to(discourse, clauses.LEGEN, word.what, moving=True)
    return replace(moved, middle=(*moved.middle, "in den Kampfbereich"))


def _shuffle_in(discourse: Discourse, word: vocabulary.ShuffleIntoDeck) -> GermanClause:
    phrase = ref(discourse, word.what, "in")
    deck = owner_zone(discourse, word.what, phrase, vocabulary.Zone.DECK)
    return GermanClause(clauses.MISCHEN, None, (phrase.in_case(ACC), deck))


EFFECTS: Final[dict[type[Word], Callable[[Discourse, Any], GermanClause]]] = {
    vocabulary.Draw: _drawn,
    vocabulary.Discard: _discard,
    vocabulary.Destroy: lambda s, word: _done_to(s, clauses.ZERSTOEREN, word.what),
    vocabulary.Tap: lambda s, word: _done_to(s, clauses.TAPPEN, word.what),
    vocabulary.Untap: lambda s, word: _done_to(s, clauses.ENTTAPPEN, word.what),
    vocabulary.PutInto: _put,
    vocabulary.PutIntoBattle: _in_play,
    vocabulary.Break: _break,
    vocabulary.LookAt: lambda s, word: GermanClause(
        clauses.ANSEHEN, None, ("dir", ref(s, word.what, "in").in_case(ACC))
    ),
    vocabulary.Reveal: lambda s, word: GermanClause(clauses.VORZEIGEN, None, (ref(s, word.what, "in").in_case(ACC),)),
    vocabulary.ShuffleIntoDeck: _shuffle_in,
    vocabulary.NoBattle: lambda s, word: GermanClause(clauses.STATTFINDEN, named("kein Kampf", M)),
    vocabulary.ExtraTurn: lambda s, word: GermanClause(
        clauses.MACHEN, None, ("nach diesem Zug", "einen zusätzlichen Zug")
    ),
    vocabulary.Choose: lambda s, word: _done_to(s, clauses.WAEHLEN, word.what),
}
"""Each effect by its clause."""
