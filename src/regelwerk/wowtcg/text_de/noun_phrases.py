"""Descriptions of cards in German: the noun with its gender, its adjectives, and what stands behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.kernel.language.german import (
    ACC,
    DAT,
    GEN,
    NOM,
    PLURAL,
    Article,
    Gender,
    GermanNoun,
    NounPhrase,
    compound,
    hyphenated,
    relative,
)
from regelwerk.kernel.language.sentences import MissingWordingError
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
from regelwerk.wowtcg.text_de.nouns import (
    ANGREIFER,
    AUSRUESTUNG,
    BEFORE_CARD,
    CHARAKTER,
    DECK,
    FRIEDHOF,
    HAND,
    KARTE,
    OF_KIND,
    OF_TAG,
    ONE_WORD,
)
from regelwerk.wowtcg.text_de.terms import FIRST_PARTS, TERMS, tag

ADJECTIVES: Final[dict[type, str]] = {
    vocabulary.Other: "ander",
    vocabulary.Opposing: "gegnerisch",
    vocabulary.Friendly: "befreundet",
    vocabulary.Attacking: "angreifend",
    vocabulary.Defending: "verteidigend",
}
OF_ZONE: Final = {
    vocabulary.Zone.HAND: ("auf", HAND),
    vocabulary.Zone.GRAVEYARD: ("in", FRIEDHOF),
    vocabulary.Zone.DECK: ("in", DECK),
}


# --------------------------------------------------------------------------- the noun


def head_nouns(noun: vocabulary.CardFilter) -> tuple[GermanNoun, ...]:
    """The noun or nouns of a description: Held, Verbündeter; Begleiterkarte; Nahkampfwaffe.

    >>> [
    ...     head.singular
    ...     for head in head_nouns(
    ...         vocabulary.CardFilter((vocabulary.CardType.ALLY,), (vocabulary.OfFaction(vocabulary.Faction.HORDE),))
    ...     )
    ... ]
    ['Horde-Verbündet']
    """
    found = card_heads(noun) if noun.zone is not vocabulary.Zone.PLAY else heads_in_play(noun)
    for qual in noun.criteria:
        if isinstance(qual, vocabulary.OfFaction):
            found = tuple(hyphenated(TERMS[qual.faction.name.lower()], head) for head in found)
    return found


def heads_in_play(noun: vocabulary.CardFilter) -> tuple[GermanNoun, ...]:
    words = tags(noun)
    alone = [word for word in words if word in KIND_OF_TAG and word in OF_TAG]
    if alone:
        return (first_parts([word for word in words if word not in alone], OF_TAG[alone[-1]]),)
    if words and words[-1] in OF_TAG and (not noun.kinds or is_character(noun)):
        return (first_parts(words[:-1], OF_TAG[words[-1]]),)
    if vocabulary.Attacking() in noun.criteria and is_character(noun):
        return (ANGREIFER,)
    return tuple(first_parts(words, head) for head in plain_heads(noun))


def plain_heads(noun: vocabulary.CardFilter) -> tuple[GermanNoun, ...]:
    if not noun.kinds:
        return (KARTE,)
    if is_equipment(noun):
        return (AUSRUESTUNG,)
    if is_any_character(noun):
        return (CHARAKTER,)
    others = besides_equipment(noun)
    if others is not None:
        return (*(OF_KIND[kind] for kind in others), AUSRUESTUNG)
    return tuple(OF_KIND[kind] for kind in noun.kinds)


def card_heads(noun: vocabulary.CardFilter) -> tuple[GermanNoun, ...]:
    """Outside play everything is a card: Verbündetenkarte, Combo-Karte."""
    words = tags(noun)
    alone = [word for word in words if word in KIND_OF_TAG]
    others = [word for word in words if word not in alone]
    if alone:
        return (first_parts(others, compound(tag(alone[-1]), KARTE)),)
    if not noun.kinds:
        return (first_parts(others, KARTE),)
    if is_equipment(noun):
        return (first_parts(others, compound("Ausrüstungs", KARTE)),)
    besides = besides_equipment(noun)
    parts = [BEFORE_CARD[kind] for kind in (noun.kinds if besides is None else besides)]
    if besides is not None:
        parts.append("Ausrüstungs")
    return tuple(first_parts(others, compound(part, KARTE)) for part in parts)


def first_parts(words: list[str], head: GermanNoun) -> GermanNoun:
    """Tags before a noun: Nahkampfwaffe in one word, Heilig-Fähigkeit with a hyphen."""
    for word in reversed(words):
        if word in ONE_WORD:
            head = compound(ONE_WORD[word], head)
        else:
            head = hyphenated(FIRST_PARTS.get(word, tag(word)), head)
    return head


# ----------------------------------------------------------------- the whole description


def described(
    discourse: Discourse,
    noun: vocabulary.CardFilter,
    article: Article,
    plural: bool = False,
    moving: bool = False,
    choice: bool = False,
    joint: str = "oder",
) -> NounPhrase:
    """A description with its article. `choice`: "deiner Wahl"; `moving`: "aus" the place instead of "in" it."""
    nouns = head_nouns(noun)
    gender = PLURAL if plural else nouns[0].gender
    adjectives: list[str] = []
    behind = ["deiner Wahl"] if choice else []
    for qual in noun.criteria:
        if isinstance(qual, vocabulary.Attacking) and nouns == (ANGREIFER,):
            continue
        if adjective(qual):
            adjectives.append(adjective(qual))
        else:
            behind.append(after(discourse, qual, gender, moving))
    if article is Article.THE:
        behind.append(owner_behind(discourse, noun))
    behind.append(place(discourse, noun, plural, moving))
    text = " ".join(part for part in behind if part).replace(" ,", ",")
    both = "und" if plural and joint == "oder" and article is not Article.A else joint
    return NounPhrase(nouns, article, tuple(adjectives), plural, both, after=text)


def adjective(qual: vocabulary.Criterion) -> str:
    """What a quality says before the noun, "" if it stands behind it."""
    if isinstance(qual, vocabulary.Turned):
        return "erschöpft" if qual.position is vocabulary.Position.EXHAUSTED else "verdeckt"
    return ADJECTIVES.get(type(qual), "")


def owner_behind(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    from regelwerk.wowtcg.text_de.references import of_owner

    return of_owner(discourse, noun)


def after(discourse: Discourse, qual: vocabulary.Criterion, gender: Gender, moving: bool) -> str:
    """What a quality adds behind the noun; relative clauses agree with its gender."""
    if type(qual) not in BEHIND:
        raise MissingWordingError(qual, "German")
    return BEHIND[type(qual)](discourse, qual, gender, moving)


def named(discourse: Discourse, qual: vocabulary.Named, gender: Gender, moving: bool) -> str:
    """namens ..., in German if it is this very card"""
    if qual.like is not None:
        return {vocabulary.Names.SAME: "mit demselben Namen", vocabulary.Names.DIFFERENT: "mit verschiedenen Namen"}[
            qual.like
        ]
    same = discourse.card.name_de and qual.name == discourse.card.name
    return f"namens {discourse.card.name_de if same else qual.name}"


def cost(discourse: Discourse, qual: vocabulary.WithCost, gender: Gender, moving: bool) -> str:
    """mit Kosten X"""
    from regelwerk.wowtcg.text_de.amounts import number, total

    if isinstance(qual.amount, (int, vocabulary.AnnouncedX)):
        return f"mit Kosten {number(qual.amount)}{' oder weniger' if qual.or_less else ''}"
    most = "kleiner oder gleich" if qual.or_less else "gleich"
    return f"mit Kosten {most} {total(discourse, qual.amount).in_case(DAT)}"


def whose_party(discourse: Discourse, qual: vocabulary.InPartyOf, gender: Gender, moving: bool) -> str:
    """in der Gruppe dieses Verbündeten; a pronoun would leave open whose party is meant"""
    from regelwerk.wowtcg.text_de.references import mention_phrase, ref

    if isinstance(qual.what, (vocabulary.Them, vocabulary.EventSubject, vocabulary.EventOther)):
        return f"in der Gruppe {mention_phrase(discourse.mention(qual.what)).in_case(GEN)}"
    phrase = ref(discourse, qual.what)
    return f"in der Gruppe {f'von {phrase.name}' if phrase.name else phrase.in_case(GEN)}"


def attached(where: str, gender: Gender) -> str:
    """, die an deinen Helden angelegt sind,"""
    are = "sind" if gender is PLURAL else "ist"
    return f", {relative(gender, NOM)} {where} angelegt {are},"


def attached_to(discourse: Discourse, qual: vocabulary.AttachedTo, gender: Gender, moving: bool) -> str:
    return attached(host(discourse, qual), gender)


def host(discourse: Discourse, qual: vocabulary.AttachedTo) -> str:
    """an deinen Helden; nicht an einen befreundeten Helden oder Verbündeten"""
    from regelwerk.wowtcg.text_de.references import a_noun, ref

    what = qual.what
    thing = a_noun(discourse, what.noun) if isinstance(what, vocabulary.All) else ref(discourse, what)
    return f"{'nicht ' if qual.unless else ''}an {thing.in_case(ACC)}"


BEHIND: Final[dict[type, Callable[[Discourse, Any, Gender, bool], str]]] = {
    vocabulary.Tagged: lambda s, qual, gender, moving: "",
    vocabulary.OfFaction: lambda s, qual, gender, moving: "",
    vocabulary.Yours: lambda s, qual, gender, moving: "",
    vocabulary.ControlledBy: lambda s, qual, gender, moving: "",
    vocabulary.InYourParty: lambda s, qual, gender, moving: "aus deiner Gruppe" if moving else "in deiner Gruppe",
    vocabulary.Named: named,
    vocabulary.WithCost: cost,
    vocabulary.RemovedByThis: lambda s, qual, gender, moving: "unter denen, die diese Karte entfernt hat,",
    vocabulary.InPartyOf: whose_party,
    vocabulary.AttachedTo: attached_to,
    vocabulary.Damaged: lambda s, qual, gender, moving: f", auf {relative(gender, DAT)} Schaden liegt,",
    vocabulary.DealtDamageThisTurn: lambda s, qual, gender, moving: (
        f", {relative(gender, DAT)} dein Held in diesem Zug Kampfschaden zugefügt hat,"
        if qual.in_combat_by_your_hero
        else f", {relative(gender, DAT)} in diesem Zug Schaden zugefügt wurde,"
    ),
}
"""Qualities that are no adjectives; those without a word stand in the noun or its article."""


def qualified(discourse: Discourse, qual: vocabulary.Criterion) -> str:
    """What a quality adds to a description, by itself: "gegnerisch", "mit Kosten 3"."""
    if type(qual) in ALONE:
        return ALONE[type(qual)](discourse, qual)
    return adjective(qual) or after(discourse, qual, CHARAKTER.gender, False).strip(" ,")


def whose(discourse: Discourse, qual: vocabulary.ControlledBy) -> str:
    from regelwerk.wowtcg.text_de.references import player

    who = player(discourse, qual.who)
    return who.in_case(GEN) if who is not None else "deine"


ALONE: Final[Table[str]] = {
    vocabulary.Tagged: lambda s, qual: tag(qual.tag),
    vocabulary.OfFaction: lambda s, qual: TERMS[qual.faction.name.lower()],
    vocabulary.Yours: lambda s, qual: "deine",
    vocabulary.ControlledBy: whose,
}


def place(discourse: Discourse, noun: vocabulary.CardFilter, plural: bool, moving: bool) -> str:
    """Where cards are, if not in play: in deinem Friedhof, auf der Hand seines Beherrschers."""
    if vocabulary.RemovedByThis() in noun.criteria:  # which says where they are
        return ""
    if noun.zone is vocabulary.Zone.REMOVED:
        return "außerhalb des Spiels"
    if noun.zone not in OF_ZONE or (noun.zone is vocabulary.Zone.DECK and noun.whose is None):
        return ""
    preposition, where = OF_ZONE[noun.zone]
    if moving:
        preposition = "von" if noun.zone is vocabulary.Zone.HAND else "aus"
    if noun.whose is None:
        if plural:
            return f"{preposition} allen {where.in_case(DAT, plural=True)}"
        return f"{preposition} {NounPhrase((where,), Article.A, ('beliebig',)).in_case(DAT)}"
    from regelwerk.wowtcg.text_de.references import players_thing

    return f"{preposition} {players_thing(discourse, noun.whose, where).in_case(DAT)}"
