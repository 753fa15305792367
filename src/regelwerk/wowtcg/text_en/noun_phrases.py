"""Descriptions of cards in English: the noun with its tags, what stands before it, and what behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from regelwerk.kernel.language.sentences import MissingWordingError, join_list, with_article
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import (
    KIND_OF_TAG,
    besides_equipment,
    is_any_character,
    is_character,
    is_equipment,
    tags,
)
from regelwerk.wowtcg.text.discourse import Discourse, Table
from regelwerk.wowtcg.text_en.terms import BEFORE, HEADS, PEOPLE, TERMS, plural

# --------------------------------------------------------------------------- the noun


def kind_words(kinds: tuple[vocabulary.CardType, ...], many: bool, joint: str) -> str:
    """hero or ally; heroes and allies; equipment."""
    if is_equipment(vocabulary.CardFilter(kinds)):
        return "equipment"
    if is_any_character(vocabulary.CardFilter(kinds)):
        return "characters" if many else "character"
    others = besides_equipment(vocabulary.CardFilter(kinds))
    words = [HEADS[kind][many] for kind in (kinds if others is None else others)]
    if others is not None:
        words.append("equipment")
    return joint.join(words) if joint == " and/or " else join_list(words, joint)


def head(noun: vocabulary.CardFilter, many: bool = False, joint: str = "") -> str:
    """The noun itself with its tags: "Pet card", "Melee weapons", "heroes and allies"."""
    joint = joint or ("and" if many else "or")
    kinds = noun.kinds
    words = tags(noun)
    alone = [tag for tag in words if tag in KIND_OF_TAG]
    adjectives = [tag for tag in words if tag not in alone]
    if noun.zone is not vocabulary.Zone.PLAY:
        if alone:
            return " ".join([*adjectives, *alone, "cards" if many else "card"])
        types = kind_words(kinds, False, "or")
        return " ".join([*adjectives, *([types] if types else []), "cards" if many else "card"])
    if alone:
        return " ".join([*adjectives, *alone[:-1], plural(alone[-1]) if many else alone[-1]])
    if adjectives and adjectives[-1] in PEOPLE and (not kinds or is_character(noun)):
        return " ".join([*adjectives[:-1], plural(adjectives[-1]) if many else adjectives[-1]])
    if vocabulary.Attacking() in noun.criteria and is_character(noun):
        return "attackers" if many else "attacker"
    types = kind_words(kinds, many, joint) or ("cards" if many else "card")
    return " ".join([*adjectives, types])


# ----------------------------------------------------------------- the whole description


class Described(NamedTuple):
    """How a quality is said behind its noun: one thing or several, where they are or where they come from."""

    noun: vocabulary.CardFilter
    many: bool = False
    moving: bool = False


def described(
    discourse: Discourse, noun: vocabulary.CardFilter, many: bool = False, joint: str = "", moving: bool = False
) -> str:
    """A description without article and owner. `moving`: "from" the place instead of "in" it."""
    before: list[str] = []
    after: list[str] = []
    for qual in noun.criteria:
        if isinstance(qual, vocabulary.Attacking) and is_character(noun):
            continue
        if word_before(qual):
            before.append(word_before(qual))
        elif isinstance(qual, vocabulary.OfFaction):
            before.append(TERMS[qual.faction.name.lower()])
        elif not isinstance(qual, (vocabulary.Tagged, vocabulary.Other, vocabulary.Yours)):
            after.append(_after(discourse, qual, Described(noun, many, moving)))
    if vocabulary.Other() in noun.criteria and many:
        before.insert(0, "other")
    if vocabulary.RemovedByThis() not in noun.criteria:  # which says where they are
        after.append(_place(discourse, noun, many, moving))
    return " ".join(part for part in [*before, head(noun, many, joint), *after] if part)


def _after(discourse: Discourse, qual: vocabulary.Criterion, of: Described) -> str:
    """What is said behind the head."""
    if type(qual) in BEHIND:
        return BEHIND[type(qual)](discourse, qual, of)
    raise MissingWordingError(qual, "English")


def word_before(qual: vocabulary.Criterion) -> str:
    """What a quality says before the noun, "" if it stands behind it."""
    if isinstance(qual, vocabulary.Turned):
        return "exhausted" if qual.position is vocabulary.Position.EXHAUSTED else "face-down"
    return BEFORE.get(type(qual), "")


def _controlled_by(discourse: Discourse, qual: vocabulary.ControlledBy, of: Described) -> str:
    if discourse.is_actor(qual.who) and qual.who != vocabulary.YOU and vocabulary.CardType.ALLY in of.noun.kinds:
        return "from his party" if of.moving else "in his party"
    return ""


def _in_party_of(discourse: Discourse, qual: vocabulary.InPartyOf, of: Described) -> str:
    from regelwerk.wowtcg.text_en.references import far_possessive

    return f"in {far_possessive(discourse, qual.what)} party"


def _attached_to(discourse: Discourse, qual: vocabulary.AttachedTo, of: Described) -> str:
    return f"{'not ' if qual.unless else ''}attached to {host(discourse, qual)}"


NAMES: Final = {vocabulary.Names.SAME: "with the same name", vocabulary.Names.DIFFERENT: "with different names"}


def host(discourse: Discourse, qual: vocabulary.AttachedTo) -> str:
    """What something is attached to: "your hero", "a friendly hero or ally"."""
    from regelwerk.wowtcg.text_en.references import selector_text

    if isinstance(qual.what, vocabulary.All):
        return with_article(described(discourse, qual.what.noun))
    return selector_text(discourse, qual.what)


def _cost(discourse: Discourse, qual: vocabulary.WithCost, of: Described) -> str:
    """with cost X, with cost 3 or less"""
    from regelwerk.wowtcg.text_en.amounts import number, total

    if isinstance(qual.amount, (int, vocabulary.AnnouncedX)):
        return f"with cost {number(qual.amount)}{' or less' if qual.or_less else ''}"
    most = "less than or " if qual.or_less else ""
    return f"with cost {most}equal to {total(discourse, qual.amount)}"


BEHIND: Final[dict[type, Callable[[Discourse, Any, Described], str]]] = {
    vocabulary.InYourParty: lambda s, qual, of: "from your party" if of.moving else "in your party",
    vocabulary.Damaged: lambda s, qual, of: "with damage on them" if of.many else "with damage on it",
    vocabulary.Named: lambda s, qual, of: NAMES[qual.like] if qual.like is not None else f"named {qual.name}",
    vocabulary.RemovedByThis: lambda s, qual, of: "removed by this card",
    vocabulary.InPartyOf: _in_party_of,
    vocabulary.AttachedTo: _attached_to,
    vocabulary.ControlledBy: _controlled_by,
    vocabulary.WithCost: _cost,
    vocabulary.DealtDamageThisTurn: lambda s, qual, of: (
        f"that was dealt {'combat damage by your hero' if qual.in_combat_by_your_hero else 'damage'} this turn"
    ),
}
"""Qualities said behind the noun."""


def qualified(discourse: Discourse, qual: vocabulary.Criterion) -> str:
    """What a quality adds to a description, by itself: "opposing", "with cost 3", "your"."""
    if type(qual) in ALONE:
        return ALONE[type(qual)](discourse, qual)
    return word_before(qual) or _after(discourse, qual, Described(vocabulary.HERO_OR_ALLY))


def _whose(discourse: Discourse, qual: vocabulary.ControlledBy) -> str:
    from regelwerk.wowtcg.text_en.references import player_possessive

    return player_possessive(discourse, qual.who)


ALONE: Final[Table[str]] = {
    vocabulary.Other: lambda s, qual: "other",
    vocabulary.Yours: lambda s, qual: "your",
    vocabulary.ControlledBy: _whose,
    vocabulary.Tagged: lambda s, qual: qual.tag,
    vocabulary.OfFaction: lambda s, qual: TERMS[qual.faction.name.lower()],
}


PLACES: Final = (vocabulary.Zone.HAND, vocabulary.Zone.DECK, vocabulary.Zone.GRAVEYARD, vocabulary.Zone.REMOVED)


def _place(discourse: Discourse, noun: vocabulary.CardFilter, many: bool, moving: bool) -> str:
    """Where the cards are, if not in play."""
    from regelwerk.wowtcg.text_en.references import player_possessive

    if noun.zone not in PLACES or ((noun.zone is vocabulary.Zone.DECK or discourse.row) and noun.whose is None):
        return ""
    if noun.zone is vocabulary.Zone.REMOVED:
        return "removed from the game"
    if many and noun.whose is None:
        return f"in all {TERMS[noun.zone.name.lower()]}s"
    into = "from" if moving and noun.whose is not None else "in"
    whose = "any" if noun.whose is None else player_possessive(discourse, noun.whose)
    return f"{into} {whose} {TERMS[noun.zone.name.lower()]}"
