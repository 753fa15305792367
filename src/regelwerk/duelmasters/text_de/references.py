"""Where a German text is, and how things are spoken of: descriptions, references, people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text import discourse as shared
from regelwerk.duelmasters.text.discourse import Discourse, Place, by_place, kinds_of
from regelwerk.duelmasters.text.references import Naming
from regelwerk.duelmasters.text_de.terms import TERMS, race_noun
from regelwerk.kernel.language.german import (
    ACC,
    DAT,
    GEN,
    Article,
    Case,
    F,
    GermanNoun,
    M,
    N,
    NounPhrase,
    compound,
    hyphenated,
    possessive,
    spoken_of,
)
from regelwerk.kernel.language.sentences import join_list, wording_of
from regelwerk.kernel.vocabulary.words import Word

KREATUR: Final = GermanNoun(F, "Kreatur", "Kreaturen")
ZAUBERSPRUCH: Final = GermanNoun(M, "Zauberspruch", "Zaubersprüche", "Zauberspruchs")
KARTE: Final = GermanNoun(F, "Karte", "Karten")
SCHILD: Final = GermanNoun(M, "Schild", "Schilde", "Schilds")
EVOLUTION: Final = GermanNoun(F, "Evolutionskreatur", "Evolutionskreaturen")
GEGNER: Final = GermanNoun(M, "Gegner", "Gegner")
SPIELER: Final = GermanNoun(M, "Spieler", "Spieler")
REST: Final = GermanNoun(M, "Rest", "Reste", "Rests")
ANY_NUMBER: Final = "beliebig viele"
BESITZER: Final = GermanNoun(M, "Besitzer", "Besitzer")

ZONES: Final[dict[vocabulary.Zone, GermanNoun]] = {
    vocabulary.Zone.BATTLE: GermanNoun(M, "Kampfbereich", "Kampfbereiche", "Kampfbereichs"),
    vocabulary.Zone.HAND: GermanNoun(F, "Hand", "Hände"),
    vocabulary.Zone.DECK: GermanNoun(N, "Deck", "Decks"),
    vocabulary.Zone.MANA: GermanNoun(M, "Manabereich", "Manabereiche", "Manabereichs"),
    vocabulary.Zone.GRAVEYARD: GermanNoun(M, "Friedhof", "Friedhöfe", "Friedhofs"),
    vocabulary.Zone.SHIELDS: GermanNoun(M, "Schildbereich", "Schildbereiche", "Schildbereichs"),
}
AT: Final = {vocabulary.Zone.HAND: "auf", vocabulary.Zone.GRAVEYARD: "auf"}
"""Where cards are and where they go: in, or "auf der Hand"."""
OUT_OF: Final = {vocabulary.Zone.HAND: "von", vocabulary.Zone.GRAVEYARD: "von"}
"""Where cards come from: aus, or "von der Hand"."""


def number(amount: int | vocabulary.Amount) -> str:
    """An amount in digits."""
    return shared.number(amount, "German")


def keyword_name(keyword: vocabulary.Keyword) -> str:
    """The bare name of a keyword."""
    return shared.keyword_name(keyword, TERMS, "German")


# ---------------------------------------------------------------------------- people


def player(discourse: Discourse, who: vocabulary.Player) -> NounPhrase | None:
    """A player as a subject; None is you, whom commands address."""
    return wording_of(PLAYERS, who, "German")(discourse, who)


def _owner(discourse: Discourse, who: vocabulary.OwnerOf) -> NounPhrase:
    if who.otherwise is not None:
        return spoken_of(M)
    gender = ref(discourse, who.what).gender
    return NounPhrase((BESITZER,), Article.HIS if possessive(gender) == "sein" else Article.HER)


PLAYERS: Final[dict[type[Word], Callable[[Discourse, Any], NounPhrase | None]]] = {
    vocabulary.You: lambda discourse, who: None,
    vocabulary.Opponent: lambda discourse, who: NounPhrase((GEGNER,), Article.YOUR),
    vocabulary.EachPlayer: lambda discourse, who: NounPhrase((SPIELER,), Article.EVERY),
    vocabulary.OwnerOf: _owner,
    vocabulary.Player: lambda discourse, who: NounPhrase((SPIELER,), Article.THIS),
}


def owned(discourse: Discourse, who: vocabulary.Player | None) -> tuple[Article | None, str]:
    """Whose things they are: an article that says it, or a genitive behind the noun."""
    if who is None:
        return None, ""
    if isinstance(who, vocabulary.You):
        return Article.YOUR, ""
    if discourse.is_his(who):
        return Article.HIS, ""
    person = player(discourse, who)
    return None, person.in_case(GEN) if person is not None else ""


# ---------------------------------------------------------------------- descriptions


def head_nouns(noun: vocabulary.CardFilter) -> tuple[GermanNoun, ...]:
    """What the things are called."""
    named = [qual.name for qual in noun.criteria if isinstance(qual, vocabulary.Named)]
    if named:
        return (GermanNoun(F, named[0], named[0]),)
    found = tuple(
        race_noun(race) for qual in noun.criteria if isinstance(qual, vocabulary.OfRace) for race in qual.named()
    )
    if not found:
        found = _of_kind(noun)
    for qual in noun.criteria:
        if isinstance(qual, vocabulary.OfCivilization):
            found = tuple(_of_civilization(one, qual) for one in found)
        elif isinstance(qual, vocabulary.Not):
            lacks = shared.denied(qual, "German")
            if isinstance(lacks, vocabulary.OfCivilization):
                found = tuple(_of_civilization(one, lacks) for one in found)
            if not isinstance(lacks, vocabulary.WithKeyword):
                found = tuple(hyphenated("Nicht", one) for one in found)
    return found


def _of_civilization(noun: GermanNoun, qual: vocabulary.OfCivilization) -> GermanNoun:
    names = [TERMS[civilization.name.lower()] for civilization in qual.civilizations]
    return compound(join_list([f"{name}-" for name in names[:-1]] + [names[-1]], "oder"), noun)


def _of_kind(noun: vocabulary.CardFilter) -> tuple[GermanNoun, ...]:
    if noun.zone is vocabulary.Zone.SHIELDS and not noun.kinds:
        return (SCHILD,)
    if any(isinstance(shared.meant(qual), vocabulary.IsEvolution) for qual in noun.criteria):
        return (EVOLUTION,)
    return tuple(KREATUR if kind is vocabulary.CardType.CREATURE else ZAUBERSPRUCH for kind in kinds_of(noun)) or (
        KARTE,
    )


ADJECTIVES: Final[dict[type[object], str]] = {
    vocabulary.Other: "ander",
    vocabulary.Tapped: "getappt",
    vocabulary.Untapped: "enttappt",
}


BEHIND: Final[dict[type[Word], Callable[[Any], str]]] = {
    vocabulary.PowerIs: lambda qual: f"Stärke {number(qual.amount)}",
    vocabulary.PowerAtMost: lambda qual: f"Stärke {number(qual.amount)} oder weniger",
    vocabulary.PowerAtLeast: lambda qual: f"Stärke {number(qual.amount)} oder mehr",
    vocabulary.WithCost: lambda qual: f"Kosten {number(qual.amount)} oder {'mehr' if qual.or_more else 'weniger'}",
    vocabulary.WithKeyword: lambda qual: f"„{keyword_name(qual.keyword)}“",
    vocabulary.RaceContains: lambda qual: f"{race_noun(qual.word).singular} in der Rasse",
}
"""Qualities that stand behind the noun."""


def postmodifier(noun: vocabulary.CardFilter) -> str:
    """mit Stärke 2000 oder weniger; ohne „Blocker“"""
    has = " und ".join(BEHIND[type(qual)](qual) for qual in noun.criteria if type(qual) in BEHIND)
    lacking = [shared.denied(qual, "German") for qual in noun.criteria if isinstance(qual, vocabulary.Not)]
    lacks = " und ".join(BEHIND[type(qual)](qual) for qual in lacking if isinstance(qual, vocabulary.WithKeyword))
    return " ".join([f"mit {has}"] * bool(has) + [f"ohne {lacks}"] * bool(lacks))


def place(discourse: Discourse, noun: vocabulary.CardFilter, how: Place, many: bool = False) -> str:
    """im Kampfbereich; von deiner Hand; auf allen Friedhöfen; shields need no place."""
    if not how or (noun.zone is vocabulary.Zone.SHIELDS and not noun.kinds):
        return ""
    preposition = (AT.get(noun.zone, "in")) if how == "in" else OUT_OF.get(noun.zone, "aus")
    whose = None if noun.zone is vocabulary.Zone.BATTLE else noun.whose
    if many and whose is None and noun.zone is not vocabulary.Zone.BATTLE:
        return f"{preposition} {NounPhrase((ZONES[noun.zone],), Article.ALL, plural=True).in_case(DAT)}"
    return contracted(f"{preposition} {zone_of(discourse, noun.zone, whose).in_case(DAT)}")


def zone_of(discourse: Discourse, zone: vocabulary.Zone, whose: vocabulary.Player | None) -> NounPhrase:
    """deine Hand; der Manabereich deines Gegners; der Kampfbereich"""
    article, genitive = owned(discourse, whose)
    if article is None and not genitive and zone is not vocabulary.Zone.BATTLE:
        return NounPhrase((ZONES[zone],), Article.A, ("beliebig",))
    return NounPhrase((ZONES[zone],), article or Article.THE, after=genitive)


def from_zone(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    """aus deinem Manabereich; von der Hand"""
    where = zone_of(discourse, noun.zone, noun.whose).in_case(DAT)
    return contracted(f"{OUT_OF.get(noun.zone, 'aus')} {where}")


def to_zone(discourse: Discourse, word: vocabulary.Moves) -> str:
    """auf deinen Friedhof; in den Manabereich ihres Besitzers"""
    article, genitive = owned(discourse, word.noun.whose)
    after = genitive if article or genitive else "ihres Besitzers"
    return (
        f"{AT.get(word.zone, 'in')} {NounPhrase((ZONES[word.zone],), article or Article.THE, after=after).in_case(ACC)}"
    )


def contracted(text: str) -> str:
    """im, vom."""
    for long, short in (("in dem ", "im "), ("von dem ", "vom ")):
        if text.startswith(long):
            return short + text.removeprefix(long)
    return text


def described(
    discourse: Discourse,
    noun: vocabulary.CardFilter,
    article: Article = Article.NONE,
    plural: bool = False,
    how: Place = "",
    with_owner: bool = True,
) -> NounPhrase:
    """A description in any case: "enttappte Kreaturen deines Gegners mit Stärke 2000 oder weniger"."""
    genitive = owned(discourse, noun.whose)[1] if with_owner and not by_place(noun) else ""
    adjectives = tuple(ADJECTIVES[type(qual)] for qual in noun.criteria if type(qual) in ADJECTIVES)
    after = " ".join(part for part in (genitive, postmodifier(noun), place(discourse, noun, how, plural)) if part)
    return NounPhrase(head_nouns(noun), article, adjectives, plural, after=after)


def how_many(count: int | vocabulary.Amount | None) -> str:
    """2; ebenso viele; beliebig viele"""
    if count is None:
        return ANY_NUMBER
    return "ebenso viele" if isinstance(count, vocabulary.ThatMany) else number(count)


def chosen(discourse: Discourse, what: vocabulary.Chosen, how: Place) -> NounPhrase:
    """eine deiner Kreaturen; bis zu 2 Kreaturen; eine Karte aus deinem Manabereich; beliebig viele deiner Kreaturen"""
    if isinstance(what.count, (vocabulary.Count, vocabulary.ShieldsBroken)):
        phrase = chosen(discourse, replace(what, count=1), how)
        return replace(phrase, after=f"{phrase.after} für {each_of(discourse, what.count)}".strip())
    noun = what.noun
    article, _ = owned(discourse, noun.whose) if not by_place(noun) else (None, "")
    before = "bis zu" if what.up_to else ""
    if article is not None:
        phrase = described(discourse, noun, article, True, how)
        phrase = replace(phrase, one_of="ein" if what.count == 1 else how_many(what.count), before=before)
    elif what.count == 1:
        phrase = replace(described(discourse, noun, Article.A, False, how), before=before)
    else:
        phrase = replace(described(discourse, noun, Article.NONE, True, how), count=how_many(what.count), before=before)
    return replace(phrase, adjectives=(*phrase.adjectives, "zufällig")) if what.random else phrase


def everything(discourse: Discourse, noun: vocabulary.CardFilter, how: Place = "", subject: bool = False) -> NounPhrase:
    """alle deine Kreaturen; alle Kreaturen mit „Blocker“; as a subject: deine Kreaturen, die Karten in ..."""
    article, genitive = owned(discourse, noun.whose) if not by_place(noun) else (None, "")
    if article is not None:
        return replace(described(discourse, noun, article, True, how), before="" if subject else "alle")
    whole = Article.ALL
    if subject:  # "alle ... nicht" would leave open whether some are meant
        whole = Article.THE if genitive or by_place(noun) else Article.NONE
    return replace(described(discourse, noun, whole, True, how), joint="und")


def each(discourse: Discourse, noun: vocabulary.CardFilter) -> NounPhrase:
    """jede deiner Kreaturen: the subject of what every one gets for itself."""
    article, _ = owned(discourse, noun.whose) if not by_place(noun) else (None, "")
    if article is not None:
        return replace(described(discourse, noun, article, True), one_of="jed")
    return described(discourse, noun, Article.EVERY)


def each_of(discourse: Discourse, amount: vocabulary.Count | vocabulary.ShieldsBroken) -> str:
    """jede deiner Kreaturen; jeden von ihr durchbrochenen Schild; jeden ... durchbrochenen Schild deines Gegners"""
    if isinstance(amount, vocabulary.Count):
        return counted(discourse, amount.noun)
    if isinstance(amount.by, vocabulary.Selector):
        return f"jeden von {ref(discourse, amount.by).in_case(DAT)} durchbrochenen Schild"
    if isinstance(amount.by, vocabulary.You):
        return "jeden in diesem Zug von deinen Kreaturen durchbrochenen Schild deines Gegners"
    return "jeden deiner in diesem Zug von Kreaturen deines Gegners durchbrochenen Schilde"


def counted(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    """jede Feuerkarte auf deinem Friedhof"""
    article, _ = owned(discourse, noun.whose) if not by_place(noun) else (None, "")
    if article is not None:
        return replace(described(discourse, noun, article, True, "in"), one_of="jed").in_case(ACC)
    return described(discourse, noun, Article.EVERY, how="in").in_case(ACC)


# ------------------------------------------------------------------------ references


def this(discourse: Discourse) -> NounPhrase:
    """diese Kreatur, dieser Zauberspruch"""
    return NounPhrase((ZAUBERSPRUCH if discourse.card.kind is vocabulary.CardType.SPELL else KREATUR,), Article.THIS)


class GermanNaming(Naming[NounPhrase]):
    """German phrases for things, ready to be said in any case."""

    def this(self, discourse: Discourse) -> NounPhrase:
        return this(discourse)

    def new(
        self,
        discourse: Discourse,
        what: vocabulary.Chosen | vocabulary.All | vocabulary.TopOfDeck,
        how: Place,
        subject: bool,
    ) -> NounPhrase:
        if isinstance(what, vocabulary.Chosen):
            return chosen(discourse, what, how)
        return (
            everything(discourse, what.noun, how, subject) if isinstance(what, vocabulary.All) else top(discourse, what)
        )

    def known(self, discourse: Discourse, what: vocabulary.Selector) -> NounPhrase:
        spoken = discourse.mention(what)
        names = head_nouns(
            replace(spoken.noun, criteria=tuple(q for q in spoken.noun.criteria if isinstance(q, vocabulary.OfRace)))
        )
        if isinstance(what, vocabulary.EventOther):
            return NounPhrase(names, Article.THE, ("ander",), spoken.plural)
        if names == (KREATUR,):  # "diese Kreatur" is the one the text stands on
            return NounPhrase(names, Article.THE, ("betreffend",), spoken.plural)
        return NounPhrase(names, Article.THIS, plural=spoken.plural)

    def pronoun(self, discourse: Discourse, what: vocabulary.Selector, subject: bool) -> NounPhrase:
        phrase = this(discourse) if isinstance(what, vocabulary.This) else self.known(discourse, what)
        return spoken_of(phrase.gender)

    def among(self, discourse: Discourse, noun: vocabulary.CardFilter) -> NounPhrase:
        phrase = described(discourse, noun, Article.ALL, True)
        return replace(phrase, after=f"{phrase.after} davon".strip())

    def rest(self) -> NounPhrase:
        return NounPhrase((REST,), Article.THE)

    def one_of(self, discourse: Discourse, noun: vocabulary.CardFilter) -> NounPhrase:
        return chosen(discourse, vocabulary.Chosen(noun), "")


NAMES: Final = GermanNaming()
ref = NAMES.referred


def top(discourse: Discourse, what: vocabulary.TopOfDeck) -> NounPhrase:
    """die oberste Karte deines Decks; eine Karte oben von deinem Deck für jede Karte auf deiner Hand"""
    if isinstance(what.count, (vocabulary.Count, vocabulary.ShieldsBroken)):
        where = zone_of(discourse, vocabulary.Zone.DECK, what.who).in_case(DAT)
        return NounPhrase((KARTE,), Article.A, after=f"oben von {where} für {each_of(discourse, what.count)}")
    deck = zone_of(discourse, vocabulary.Zone.DECK, what.who).in_case(GEN)
    count = "" if what.count == 1 else number(what.count)
    return NounPhrase((KARTE,), Article.THE, ("oberst",), what.count != 1, after=deck, count=count)


def owner_zone(
    discourse: Discourse, what: vocabulary.Selector, phrase: NounPhrase, zone: vocabulary.Zone, case: Case = ACC
) -> str:
    """Where cards go: in deinen Manabereich; auf die Hand ihres Besitzers."""
    article, _ = owned(discourse, discourse.owner_of(what))
    preposition = AT.get(zone, "in")
    if article is not None:
        return f"{preposition} {NounPhrase((ZONES[zone],), article).in_case(case)}"
    return f"{preposition} {NounPhrase((ZONES[zone],), Article.THE, after=owners(phrase)).in_case(case)}"


def owners(phrase: NounPhrase) -> str:
    """ihres Besitzers, seines Besitzers"""
    article = Article.HIS if possessive(phrase.gender) == "sein" else Article.HER
    return NounPhrase((BESITZER,), article, plural=phrase.is_plural).in_case(GEN)
