"""Descriptions of cards in English: the noun with its tags, what stands before it, and what behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from regelwerk.kernel.wording import Unworded, listed
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Speech, Table
from regelwerk.wowtcg.say.reading import KIND_OF_TAG, is_any_character, is_character, is_equipment, tags
from regelwerk.wowtcg.say_en.terms import AFTER, BEFORE, HEADS, PEOPLE, TERMS, plural

# --------------------------------------------------------------------------- the noun


def kind_words(kinds: tuple[w.Kind, ...], many: bool, joint: str) -> str:
    """hero or ally; heroes and allies; equipment."""
    if is_equipment(w.Noun(kinds)):
        return "equipment"
    if is_any_character(w.Noun(kinds)):
        return "characters" if many else "character"
    words = [HEADS[kind][many] for kind in kinds]
    return joint.join(words) if joint == " and/or " else listed(words, joint)


def head(noun: w.Noun, many: bool = False, joint: str = "") -> str:
    """The noun itself with its tags: "Pet card", "Melee weapons", "heroes and allies"."""
    joint = joint or ("and" if many else "or")
    kinds = noun.kinds
    words = tags(noun)
    alone = [tag for tag in words if tag in KIND_OF_TAG]
    adjectives = [tag for tag in words if tag not in alone]
    if noun.zone is not w.Zone.PLAY:
        if alone:
            return " ".join([*adjectives, *alone, "cards" if many else "card"])
        said = kind_words(kinds, False, "or")
        return " ".join([*adjectives, *([said] if said else []), "cards" if many else "card"])
    if alone:
        return " ".join([*adjectives, *alone[:-1], plural(alone[-1]) if many else alone[-1]])
    if adjectives and adjectives[-1] in PEOPLE and (not kinds or is_character(noun)):
        return " ".join([*adjectives[:-1], plural(adjectives[-1]) if many else adjectives[-1]])
    if w.Attacking() in noun.quals and is_character(noun):
        return "attackers" if many else "attacker"
    said = kind_words(kinds, many, joint) or ("cards" if many else "card")
    return " ".join([*adjectives, said])


# ----------------------------------------------------------------- the whole description


class Described(NamedTuple):
    """How a quality is said behind its noun: one thing or several, where they are or where they come from."""

    noun: w.Noun
    many: bool = False
    moving: bool = False


def described(discourse: Speech, noun: w.Noun, many: bool = False, joint: str = "", moving: bool = False) -> str:
    """A description without article and owner. `moving`: "from" the place instead of "in" it."""
    before: list[str] = []
    after: list[str] = []
    for qual in noun.quals:
        if isinstance(qual, w.Attacking) and is_character(noun):
            continue
        if type(qual) in BEFORE:
            before.append(BEFORE[type(qual)])
        elif isinstance(qual, w.OfFaction):
            before.append(TERMS[qual.faction.name.lower()])
        elif not isinstance(qual, (w.Tagged, w.Other, w.Yours)):
            after.append(_after(discourse, qual, Described(noun, many, moving)))
    if w.Other() in noun.quals and many:
        before.insert(0, "other")
    after.append(_place(discourse, noun, many, moving))
    return " ".join(part for part in [*before, head(noun, many, joint), *after] if part)


def _after(discourse: Speech, qual: w.Qual, of: Described) -> str:
    """What is said behind the head."""
    if type(qual) in BEHIND:
        return BEHIND[type(qual)](discourse, qual, of)
    if type(qual) in AFTER:
        return AFTER[type(qual)]
    raise Unworded(qual, "English")


def _controlled_by(discourse: Speech, qual: w.ControlledBy, of: Described) -> str:
    if discourse.is_actor(qual.who) and qual.who != w.YOU and w.Kind.ALLY in of.noun.kinds:
        return "from his party" if of.moving else "in his party"
    return ""


def _in_party_of(discourse: Speech, qual: w.InPartyOf, of: Described) -> str:
    from regelwerk.wowtcg.say_en.speech import far_possessive

    return f"in {far_possessive(discourse, qual.what)} party"


def _attached_to(discourse: Speech, qual: w.AttachedTo, of: Described) -> str:
    from regelwerk.wowtcg.say_en.speech import said

    return f"attached to {said(discourse, qual.what)}"


def _cost(discourse: Speech, qual: w.WithCost | w.CostAtMost, of: Described) -> str:
    """with cost X, with cost 3 or less"""
    from regelwerk.wowtcg.say_en.amounts import number, total

    if isinstance(qual.amount, (int, w.TheX)):
        return f"with cost {number(qual.amount)}{' or less' if isinstance(qual, w.CostAtMost) else ''}"
    most = "less than or " if isinstance(qual, w.CostAtMost) else ""
    return f"with cost {most}equal to {total(discourse, qual.amount)}"


BEHIND: Final[dict[type, Callable[[Speech, Any, Described], str]]] = {
    w.InYourParty: lambda s, qual, of: "from your party" if of.moving else "in your party",
    w.Damaged: lambda s, qual, of: "with damage on them" if of.many else "with damage on it",
    w.Named: lambda s, qual, of: f"named {qual.name}",
    w.InPartyOf: _in_party_of,
    w.AttachedTo: _attached_to,
    w.ControlledBy: _controlled_by,
    w.WithCost: _cost,
    w.CostAtMost: _cost,
}
"""Qualities said behind the noun; in `AFTER` are those that are always said alike."""


def qualified(discourse: Speech, qual: w.Qual) -> str:
    """What a quality adds to a description, by itself: "opposing", "with cost 3", "your"."""
    if type(qual) in ALONE:
        return ALONE[type(qual)](discourse, qual)
    return BEFORE.get(type(qual)) or _after(discourse, qual, Described(w.HERO_OR_ALLY))


def _whose(discourse: Speech, qual: w.ControlledBy) -> str:
    from regelwerk.wowtcg.say_en.speech import player_possessive

    return player_possessive(discourse, qual.who)


ALONE: Final[Table[str]] = {
    w.Other: lambda s, qual: "other",
    w.Yours: lambda s, qual: "your",
    w.ControlledBy: _whose,
    w.Tagged: lambda s, qual: qual.tag,
    w.OfFaction: lambda s, qual: TERMS[qual.faction.name.lower()],
}


PLACES: Final = (w.Zone.HAND, w.Zone.DECK, w.Zone.GRAVEYARD, w.Zone.REMOVED)


def _place(discourse: Speech, noun: w.Noun, many: bool, moving: bool) -> str:
    """Where the cards are, if not in play."""
    from regelwerk.wowtcg.say_en.speech import player_possessive

    if noun.zone not in PLACES or ((noun.zone is w.Zone.DECK or discourse.row) and noun.whose is None):
        return ""
    if noun.zone is w.Zone.REMOVED:
        return "removed from the game"
    if many and noun.whose is None:
        return f"in all {TERMS[noun.zone.name.lower()]}s"
    into = "from" if moving and noun.whose is not None else "in"
    whose = "any" if noun.whose is None else player_possessive(discourse, noun.whose)
    return f"{into} {whose} {TERMS[noun.zone.name.lower()]}"
