"""Where a German text is, and how things are spoken of: descriptions, references, people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say import speech as shared
from regelwerk.duelmasters.say.naming import Naming
from regelwerk.duelmasters.say.speech import Place, Speech, by_place, kinds_of
from regelwerk.duelmasters.say_de.terms import TERMS, race_noun
from regelwerk.kernel.german import (
    ACC,
    DAT,
    GEN,
    Article,
    Case,
    F,
    M,
    N,
    Noun,
    Phrase,
    compound,
    hyphenated,
    possessive,
    spoken_of,
)
from regelwerk.kernel.wording import listed, wording_of
from regelwerk.kernel.words import Word

KREATUR: Final = Noun(F, "Kreatur", "Kreaturen")
ZAUBERSPRUCH: Final = Noun(M, "Zauberspruch", "Zaubersprüche", "Zauberspruchs")
KARTE: Final = Noun(F, "Karte", "Karten")
SCHILD: Final = Noun(M, "Schild", "Schilde", "Schilds")
EVOLUTION: Final = Noun(F, "Evolutionskreatur", "Evolutionskreaturen")
NO_EVOLUTION: Final = hyphenated("Nicht", EVOLUTION)
GEGNER: Final = Noun(M, "Gegner", "Gegner")
SPIELER: Final = Noun(M, "Spieler", "Spieler")
BESITZER: Final = Noun(M, "Besitzer", "Besitzer")

ZONES: Final[dict[w.Zone, Noun]] = {
    w.Zone.BATTLE: Noun(M, "Kampfbereich", "Kampfbereiche", "Kampfbereichs"),
    w.Zone.HAND: Noun(F, "Hand", "Hände"),
    w.Zone.DECK: Noun(N, "Deck", "Decks"),
    w.Zone.MANA: Noun(M, "Manabereich", "Manabereiche", "Manabereichs"),
    w.Zone.GRAVEYARD: Noun(M, "Friedhof", "Friedhöfe", "Friedhofs"),
    w.Zone.SHIELDS: Noun(M, "Schildbereich", "Schildbereiche", "Schildbereichs"),
}
AT: Final = {w.Zone.HAND: "auf", w.Zone.GRAVEYARD: "auf"}
"""Where cards are and where they go: in, or "auf der Hand"."""
OUT_OF: Final = {w.Zone.HAND: "von", w.Zone.GRAVEYARD: "von"}
"""Where cards come from: aus, or "von der Hand"."""


def number(amount: int | w.Amount) -> str:
    """An amount in digits."""
    return shared.number(amount, "German")


def keyword_name(keyword: w.Keyword) -> str:
    """The bare name of a keyword."""
    return shared.keyword_name(keyword, TERMS, "German")


# ---------------------------------------------------------------------------- people


def player(discourse: Speech, who: w.Player) -> Phrase | None:
    """A player as a subject; None is you, whom commands address."""
    return wording_of(PLAYERS, who, "German")(discourse, who)


def _owner(discourse: Speech, who: w.OwnerOf) -> Phrase:
    if who.otherwise is not None:
        return spoken_of(M)
    gender = ref(discourse, who.what).gender
    return Phrase((BESITZER,), Article.HIS if possessive(gender) == "sein" else Article.HER)


PLAYERS: Final[dict[type[Word], Callable[[Speech, Any], Phrase | None]]] = {
    w.You: lambda discourse, who: None,
    w.Opponent: lambda discourse, who: Phrase((GEGNER,), Article.YOUR),
    w.EachPlayer: lambda discourse, who: Phrase((SPIELER,), Article.EVERY),
    w.OwnerOf: _owner,
    w.Player: lambda discourse, who: Phrase((SPIELER,), Article.THIS),
}


def owned(discourse: Speech, who: w.Player | None) -> tuple[Article | None, str]:
    """Whose things they are: an article that says it, or a genitive behind the noun."""
    if who is None:
        return None, ""
    if isinstance(who, w.You):
        return Article.YOUR, ""
    if discourse.is_his(who):
        return Article.HIS, ""
    person = player(discourse, who)
    return None, person.said(GEN) if person is not None else ""


# ---------------------------------------------------------------------- descriptions


def heads(noun: w.Noun) -> tuple[Noun, ...]:
    """What the things are called."""
    named = [qual.name for qual in noun.quals if isinstance(qual, w.Named)]
    if named:
        return (Noun(F, named[0], named[0]),)
    found = tuple(race_noun(qual.race) for qual in noun.quals if isinstance(qual, w.OfRace))
    if not found:
        found = _of_kind(noun)
    for qual in noun.quals:
        if isinstance(qual, w.OfCivilization):
            names = [TERMS[one.name.lower()] for one in qual.civilizations]
            first = listed([f"{name}-" for name in names[:-1]] + [names[-1]], "oder")
            found = tuple(compound(first, one) for one in found)
    return found


def _of_kind(noun: w.Noun) -> tuple[Noun, ...]:
    if noun.zone is w.Zone.SHIELDS and not noun.kinds:
        return (SCHILD,)
    for qual in noun.quals:
        if isinstance(qual, w.IsEvolution):
            return (EVOLUTION,) if qual.so else (NO_EVOLUTION,)
    return tuple(KREATUR if kind is w.Kind.CREATURE else ZAUBERSPRUCH for kind in kinds_of(noun)) or (KARTE,)


ADJECTIVES: Final[dict[type[object], str]] = {w.Other: "ander", w.Tapped: "getappt", w.Untapped: "enttappt"}


BEHIND: Final[dict[type[Word], Callable[[Any], str]]] = {
    w.PowerAtMost: lambda qual: f"Stärke {number(qual.amount)} oder weniger",
    w.PowerAtLeast: lambda qual: f"Stärke {number(qual.amount)} oder mehr",
    w.CostAtMost: lambda qual: f"Kosten {number(qual.amount)} oder weniger",
    w.Having: lambda qual: f"„{keyword_name(qual.keyword)}“",
    w.RaceHas: lambda qual: f"{race_noun(qual.word).singular} in der Rasse",
}
"""Qualities that stand behind the noun."""


def behind(noun: w.Noun) -> str:
    """mit Stärke 2000 oder weniger"""
    parts = [BEHIND[type(qual)](qual) for qual in noun.quals if type(qual) in BEHIND]
    return f"mit {' und '.join(parts)}" if parts else ""


def place(discourse: Speech, noun: w.Noun, how: Place, many: bool = False) -> str:
    """im Kampfbereich; von deiner Hand; auf allen Friedhöfen; shields need no place."""
    if not how or (noun.zone is w.Zone.SHIELDS and not noun.kinds):
        return ""
    preposition = (AT.get(noun.zone, "in")) if how == "in" else OUT_OF.get(noun.zone, "aus")
    whose = None if noun.zone is w.Zone.BATTLE else noun.whose
    if many and whose is None and noun.zone is not w.Zone.BATTLE:
        return f"{preposition} {Phrase((ZONES[noun.zone],), Article.ALL, plural=True).said(DAT)}"
    return contracted(f"{preposition} {zone_of(discourse, noun.zone, whose).said(DAT)}")


def zone_of(discourse: Speech, zone: w.Zone, whose: w.Player | None) -> Phrase:
    """deine Hand; der Manabereich deines Gegners; der Kampfbereich"""
    article, genitive = owned(discourse, whose)
    if article is None and not genitive and zone is not w.Zone.BATTLE:
        return Phrase((ZONES[zone],), Article.A, ("beliebig",))
    return Phrase((ZONES[zone],), article or Article.THE, after=genitive)


def contracted(text: str) -> str:
    """im, vom."""
    for long, short in (("in dem ", "im "), ("von dem ", "vom ")):
        if text.startswith(long):
            return short + text.removeprefix(long)
    return text


def described(
    discourse: Speech,
    noun: w.Noun,
    article: Article = Article.NONE,
    plural: bool = False,
    how: Place = "",
    with_owner: bool = True,
) -> Phrase:
    """A description in any case: "enttappte Kreaturen deines Gegners mit Stärke 2000 oder weniger"."""
    genitive = owned(discourse, noun.whose)[1] if with_owner and not by_place(noun) else ""
    adjectives = tuple(ADJECTIVES[type(qual)] for qual in noun.quals if type(qual) in ADJECTIVES)
    after = " ".join(part for part in (genitive, behind(noun), place(discourse, noun, how, plural)) if part)
    return Phrase(heads(noun), article, adjectives, plural, after=after)


def chosen(discourse: Speech, what: w.Chosen, how: Place) -> Phrase:
    """eine deiner Kreaturen; bis zu 2 Kreaturen; eine Karte aus deinem Manabereich"""
    noun = what.noun
    article, _ = owned(discourse, noun.whose) if not by_place(noun) else (None, "")
    before = "bis zu" if what.up_to else ""
    if article is not None:
        phrase = described(discourse, noun, article, True, how)
        phrase = replace(phrase, one_of="ein" if what.count == 1 else number(what.count), before=before)
    elif what.count == 1:
        phrase = replace(described(discourse, noun, Article.A, False, how), before=before)
    else:
        phrase = replace(described(discourse, noun, Article.NONE, True, how), count=number(what.count), before=before)
    return replace(phrase, adjectives=(*phrase.adjectives, "zufällig")) if what.random else phrase


def everything(discourse: Speech, noun: w.Noun, how: Place = "", subject: bool = False) -> Phrase:
    """alle deine Kreaturen; alle Kreaturen mit „Blocker“; as a subject: deine Kreaturen, die Karten in ..."""
    article, genitive = owned(discourse, noun.whose) if not by_place(noun) else (None, "")
    if article is not None:
        return replace(described(discourse, noun, article, True, how), before="" if subject else "alle")
    whole = Article.ALL
    if subject:  # "alle ... nicht" would leave open whether some are meant
        whole = Article.THE if genitive or by_place(noun) else Article.NONE
    return described(discourse, noun, whole, True, how)


def each(discourse: Speech, noun: w.Noun) -> Phrase:
    """jede deiner Kreaturen: the subject of what every one gets for itself."""
    article, _ = owned(discourse, noun.whose) if not by_place(noun) else (None, "")
    if article is not None:
        return replace(described(discourse, noun, article, True), one_of="jed")
    return described(discourse, noun, Article.EVERY)


def counted(discourse: Speech, noun: w.Noun) -> str:
    """jede Feuerkarte auf deinem Friedhof"""
    article, _ = owned(discourse, noun.whose) if not by_place(noun) else (None, "")
    if article is not None:
        return replace(described(discourse, noun, article, True, "in"), one_of="jed").said(ACC)
    return described(discourse, noun, Article.EVERY, how="in").said(ACC)


# ------------------------------------------------------------------------ references


def this(discourse: Speech) -> Phrase:
    """diese Kreatur, dieser Zauberspruch"""
    return Phrase((ZAUBERSPRUCH if discourse.card.kind is w.Kind.SPELL else KREATUR,), Article.THIS)


class GermanNaming(Naming[Phrase]):
    """German phrases for things, ready to be said in any case."""

    def this(self, discourse: Speech) -> Phrase:
        return this(discourse)

    def new(self, discourse: Speech, what: w.Chosen | w.All | w.Top, how: Place, subject: bool) -> Phrase:
        if isinstance(what, w.Chosen):
            return chosen(discourse, what, how)
        return everything(discourse, what.noun, how, subject) if isinstance(what, w.All) else top(discourse, what)

    def known(self, discourse: Speech, what: w.Ref) -> Phrase:
        spoken = discourse.mention(what)
        names = heads(replace(spoken.noun, quals=tuple(q for q in spoken.noun.quals if isinstance(q, w.OfRace))))
        if isinstance(what, w.TheOther):
            return Phrase(names, Article.THE, ("ander",), spoken.plural)
        if names == (KREATUR,):  # "diese Kreatur" is the one the text stands on
            return Phrase(names, Article.THE, ("betreffend",), spoken.plural)
        return Phrase(names, Article.THIS, plural=spoken.plural)

    def pronoun(self, discourse: Speech, what: w.Ref, subject: bool) -> Phrase:
        phrase = this(discourse) if isinstance(what, w.This) else self.known(discourse, what)
        return spoken_of(phrase.gender)

    def one_of(self, discourse: Speech, noun: w.Noun) -> Phrase:
        return chosen(discourse, w.Chosen(noun), "")


NAMES: Final = GermanNaming()
ref = NAMES.referred


def top(discourse: Speech, what: w.Top) -> Phrase:
    """die oberste Karte deines Decks; eine Karte oben von deinem Deck für jede Karte auf deiner Hand"""
    if isinstance(what.count, w.Count):
        where = zone_of(discourse, w.Zone.DECK, what.who).said(DAT)
        return Phrase((KARTE,), Article.A, after=f"oben von {where} für {counted(discourse, what.count.noun)}")
    deck = zone_of(discourse, w.Zone.DECK, what.who).said(GEN)
    count = "" if what.count == 1 else number(what.count)
    return Phrase((KARTE,), Article.THE, ("oberst",), what.count != 1, after=deck, count=count)


def owner_zone(discourse: Speech, what: w.Ref, phrase: Phrase, zone: w.Zone, case: Case = ACC) -> str:
    """Where cards go: in deinen Manabereich; auf die Hand ihres Besitzers."""
    article, _ = owned(discourse, discourse.owner_of(what))
    preposition = AT.get(zone, "in")
    if article is not None:
        return f"{preposition} {Phrase((ZONES[zone],), article).said(case)}"
    return f"{preposition} {Phrase((ZONES[zone],), Article.THE, after=owners(phrase)).said(case)}"


def owners(phrase: Phrase) -> str:
    """ihres Besitzers, seines Besitzers"""
    article = Article.HIS if possessive(phrase.gender) == "sein" else Article.HER
    return Phrase((BESITZER,), article, plural=phrase.is_plural).said(GEN)
