"""Descriptions of cards in German: the noun with its gender, its adjectives, and what stands behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.kernel.german import (
    ACC,
    DAT,
    GEN,
    NOM,
    PLURAL,
    Article,
    Gender,
    Noun,
    Phrase,
    compound,
    hyphenated,
    like_ein,
    possessive,
    relative,
)
from regelwerk.kernel.wording import Unworded
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say_de.nouns import (
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
from regelwerk.wowtcg.say_de.terms import FIRST_PARTS, TERMS, tag
from regelwerk.wowtcg.say_en.reading import KIND_OF_TAG, is_character, is_equipment, tags
from regelwerk.wowtcg.words import Kind, Qual, Zone

if TYPE_CHECKING:
    from regelwerk.wowtcg.say_de.speech import Speech

ADJECTIVES: dict[type, str] = {
    w.Other: "ander",
    w.Opposing: "gegnerisch",
    w.Friendly: "befreundet",
    w.Exhausted: "erschöpft",
    w.FaceDown: "verdeckt",
    w.Attacking: "angreifend",
    w.Defending: "verteidigend",
}
BEHIND: dict[type, str] = {
    w.SameName: "mit demselben Namen",
    w.DifferentNames: "mit verschiedenen Namen",
    w.Tagged: "",
    w.OfFaction: "",
    w.Yours: "",
}
OF_ZONE = {Zone.HAND: ("auf", HAND), Zone.GRAVEYARD: ("in", FRIEDHOF), Zone.DECK: ("in", DECK)}


# --------------------------------------------------------------------------- the noun


def heads(noun: w.Noun) -> tuple[Noun, ...]:
    """The noun or nouns of a description: Held, Verbündeter; Begleiterkarte; Nahkampfwaffe.

    >>> [head.singular for head in heads(w.Noun((w.Kind.ALLY,), (w.OfFaction(w.Faction.HORDE),)))]
    ['Horde-Verbündet']
    """
    found = card_heads(noun) if noun.zone is not Zone.PLAY else heads_in_play(noun)
    for qual in noun.quals:
        if isinstance(qual, w.OfFaction):
            found = tuple(hyphenated(TERMS[qual.faction.name.lower()], head) for head in found)
    return found


def heads_in_play(noun: w.Noun) -> tuple[Noun, ...]:
    words = tags(noun)
    alone = [word for word in words if word in KIND_OF_TAG and word in OF_TAG]
    if alone:
        return (first_parts([word for word in words if word not in alone], OF_TAG[alone[-1]]),)
    if words and words[-1] in OF_TAG and (not noun.kinds or is_character(noun)):
        return (first_parts(words[:-1], OF_TAG[words[-1]]),)
    if w.Attacking() in noun.quals and is_character(noun):
        return (ANGREIFER,)
    return tuple(first_parts(words, head) for head in plain_heads(noun))


def plain_heads(noun: w.Noun) -> tuple[Noun, ...]:
    if not noun.kinds:
        return (KARTE,)
    if is_equipment(noun):
        return (AUSRUESTUNG,)
    if frozenset(noun.kinds) == frozenset({Kind.HERO, Kind.ALLY, Kind.TOTEM}):
        return (CHARAKTER,)
    return tuple(OF_KIND[kind] for kind in noun.kinds)


def card_heads(noun: w.Noun) -> tuple[Noun, ...]:
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
    return tuple(first_parts(others, compound(BEFORE_CARD[kind], KARTE)) for kind in noun.kinds)


def first_parts(words: list[str], head: Noun) -> Noun:
    """Tags before a noun: Nahkampfwaffe in one word, Heilig-Fähigkeit with a hyphen."""
    for word in reversed(words):
        if word in ONE_WORD:
            head = compound(ONE_WORD[word], head)
        else:
            head = hyphenated(FIRST_PARTS.get(word, tag(word)), head)
    return head


# ----------------------------------------------------------------- the whole description


def described(
    discourse: Speech,
    noun: w.Noun,
    article: Article,
    plural: bool = False,
    moving: bool = False,
    choice: bool = False,
    joint: str = "oder",
) -> Phrase:
    """A description with its article. `choice`: "deiner Wahl"; `moving`: "aus" the place instead of "in" it."""
    nouns = heads(noun)
    gender = PLURAL if plural else nouns[0].gender
    adjectives: list[str] = []
    behind = ["deiner Wahl"] if choice else []
    for qual in noun.quals:
        if isinstance(qual, w.Attacking) and nouns == (ANGREIFER,):
            continue
        if type(qual) in ADJECTIVES:
            adjectives.append(ADJECTIVES[type(qual)])
        else:
            behind.append(after(discourse, qual, gender, moving))
    if article is Article.THE:
        behind.append(owner_behind(discourse, noun))
    behind.append(place(discourse, noun, plural, moving))
    text = " ".join(part for part in behind if part).replace(" ,", ",")
    both = "und" if plural and joint == "oder" and article is not Article.A else joint
    return Phrase(nouns, article, tuple(adjectives), plural, both, after=text)


def owner_behind(discourse: Speech, noun: w.Noun) -> str:
    from regelwerk.wowtcg.say_de.speech import of_owner

    return of_owner(discourse, noun)


def after(discourse: Speech, qual: Qual, gender: Gender, moving: bool) -> str:
    """What a quality adds behind the noun; relative clauses agree with its gender."""
    if type(qual) in BEHIND:
        return BEHIND[type(qual)]
    if isinstance(qual, w.InYourParty):
        return "aus deiner Gruppe" if moving else "in deiner Gruppe"
    if isinstance(qual, w.ControlledBy):
        return ""
    if isinstance(qual, w.Named):
        same = discourse.card.name_de and qual.name == discourse.card.name
        return f"namens {discourse.card.name_de if same else qual.name}"
    if isinstance(qual, (w.WithCost, w.CostAtMost)):
        return cost(discourse, qual)
    if isinstance(qual, w.InPartyOf):
        return f"in der Gruppe {whose_party(discourse, qual)}"
    if isinstance(qual, w.AttachedTo):
        return attached_to(discourse, qual, gender)
    return clause_after(qual, gender)


def attached_to(discourse: Speech, qual: w.AttachedTo, gender: Gender) -> str:
    """, die an deinen Helden angelegt sind,"""
    from regelwerk.wowtcg.say_de.speech import ref

    are = "sind" if gender is PLURAL else "ist"
    return f", {relative(gender, NOM)} an {ref(discourse, qual.what).said(ACC)} angelegt {are},"


def clause_after(qual: Qual, gender: Gender) -> str:
    """Qualities that are said in a clause."""
    if isinstance(qual, w.Damaged):
        return f", auf {relative(gender, DAT)} Schaden liegt,"
    if isinstance(qual, w.DealtDamageThisTurn):
        return f", {relative(gender, DAT)} in diesem Zug Schaden zugefügt wurde,"
    if isinstance(qual, w.DealtCombatDamageByYourHeroThisTurn):
        return f", {relative(gender, DAT)} dein Held in diesem Zug Kampfschaden zugefügt hat,"
    if isinstance(qual, w.AttachedToHeroOrAlly):
        are = "sind" if gender is PLURAL else "ist"
        return f", {relative(gender, NOM)} an einen Helden oder Verbündeten angelegt {are},"
    if isinstance(qual, w.NotAttachedToFriendly):
        are = "sind" if gender is PLURAL else "ist"
        return f", {relative(gender, NOM)} nicht an einen befreundeten Helden oder Verbündeten angelegt {are},"
    raise Unworded(qual, "German")


def cost(discourse: Speech, qual: w.WithCost | w.CostAtMost) -> str:
    """mit Kosten X"""
    if isinstance(qual.amount, w.TheX):
        words = "X"
    elif isinstance(qual.amount, int):
        words = str(qual.amount)
    else:
        from regelwerk.wowtcg.say_de.amounts import total

        most = "kleiner oder gleich" if isinstance(qual, w.CostAtMost) else "gleich"
        return f"mit Kosten {most} {total(discourse, qual.amount).said(DAT)}"
    return f"mit Kosten {words}{' oder weniger' if isinstance(qual, w.CostAtMost) else ''}"


def whose_party(discourse: Speech, qual: w.InPartyOf) -> str:
    """dieses Verbündeten; a pronoun would leave open whose party is meant"""
    from regelwerk.wowtcg.say_de.speech import mention, mention_phrase, ref

    if isinstance(qual.what, (w.Them, w.TheOne, w.TheOther)):
        return mention_phrase(mention(discourse, qual.what)).said(GEN)
    phrase = ref(discourse, qual.what)
    return f"von {phrase.name}" if phrase.name else phrase.said(GEN)


def place(discourse: Speech, noun: w.Noun, plural: bool, moving: bool) -> str:
    """Where cards are, if not in play: in deinem Friedhof, auf der Hand seines Beherrschers."""
    if noun.zone is Zone.REMOVED:
        return "außerhalb des Spiels"
    if noun.zone not in OF_ZONE or (noun.zone is Zone.DECK and noun.whose is None):
        return ""
    preposition, where = OF_ZONE[noun.zone]
    if moving:
        preposition = "von" if noun.zone is Zone.HAND else "aus"
    if noun.whose is None:
        if plural:
            return f"{preposition} allen {where.said(DAT, plural=True)}"
        return f"{preposition} {Phrase((where,), Article.A, ('beliebig',)).said(DAT)}"
    from regelwerk.wowtcg.say_de.speech import players_thing

    return f"{preposition} {players_thing(discourse, noun.whose, where).said(DAT)}"


def its(gender: Gender, noun: Noun) -> str:
    """sein Besitzer in the genitive: seines, ihres Besitzers"""
    return f"{like_ein(possessive(gender), noun.gender, GEN)} {noun.said(GEN)}"
