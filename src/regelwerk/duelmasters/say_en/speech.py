"""Things and people in English: descriptions, references, pronouns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say import speech as shared
from regelwerk.duelmasters.say.naming import Naming
from regelwerk.duelmasters.say.speech import Place, Speech, by_place, kinds_of
from regelwerk.duelmasters.say_en.terms import TERMS, plural
from regelwerk.kernel.wording import an, listed, wording_of
from regelwerk.kernel.words import Word


def number(amount: int | w.Amount) -> str:
    """An amount in digits."""
    return shared.number(amount, "English")


def keyword_name(keyword: w.Keyword) -> str:
    """The bare name of a keyword."""
    return shared.keyword_name(keyword, TERMS, "English")


# -------------------------------------------------------------------- descriptions


def possessive(discourse: Speech, who: w.Player | None) -> str:
    """your, your opponent's, his; "" for nobody in particular."""
    if who is None:
        return ""
    if isinstance(who, w.You):
        return "your"
    if discourse.is_his(who):
        return "his"
    if isinstance(who, w.OwnerOf):
        return f"{mention_name(discourse, who.what)}'s owner's"
    return f"{player(discourse, who)}'s"


def player(discourse: Speech, who: w.Player) -> str:
    """A player as a subject; "" is you, whom commands address."""
    return wording_of(PLAYERS, who, "English")(discourse, who)


def _owner(discourse: Speech, who: w.OwnerOf) -> str:
    if who.otherwise is not None:
        return "he"
    return "their owner" if discourse.many(who.what) else "its owner"


PLAYERS: Final[dict[type[Word], Callable[[Speech, Any], str]]] = {
    w.You: lambda discourse, who: "",
    w.Opponent: lambda discourse, who: "your opponent",
    w.EachPlayer: lambda discourse, who: "each player",
    w.OwnerOf: _owner,
    w.Player: lambda discourse, who: "that player",
}


def heads(noun: w.Noun, many: bool) -> str:
    """What the things are called: a race, a type, "cards", "shields", a name."""
    named = [qual.name for qual in noun.quals if isinstance(qual, w.Named)]
    races = [qual.race for qual in noun.quals if isinstance(qual, w.OfRace)]
    if named:
        return named[0]
    if races:
        return listed([plural(race) if many else race for race in races], "or")
    if noun.zone is w.Zone.SHIELDS and not noun.kinds:
        return TERMS["shields" if many else "shield"]
    kinds = kinds_of(noun)
    if not kinds:
        return TERMS["cards" if many else "card"]
    return listed([TERMS[kind.name.lower() + ("s" if many else "")] for kind in kinds], "or")


def _civilizations(qual: w.OfCivilization) -> str:
    return listed([TERMS[one.name.lower()] for one in qual.civilizations], "or")


BEFORE: Final[dict[type[Word], Callable[[Any], str]]] = {
    w.Other: lambda qual: "other",
    w.Tapped: lambda qual: "tapped",
    w.Untapped: lambda qual: "untapped",
    w.OfCivilization: _civilizations,
    w.IsEvolution: lambda qual: "evolution" if qual.so else "non-evolution",
}
"""Qualities that are adjectives."""


def before(noun: w.Noun) -> list[str]:
    """The adjectives, in the order cards use."""
    return [BEFORE[type(qual)](qual) for qual in noun.quals if type(qual) in BEFORE]


def _has(many: bool) -> str:
    return "have" if many else "has"


BEHIND: Final[dict[type[Word], Callable[[Any, bool], str]]] = {
    w.PowerAtMost: lambda qual, many: f"{_has(many)} power {number(qual.amount)} or less",
    w.PowerAtLeast: lambda qual, many: f"{_has(many)} power {number(qual.amount)} or more",
    w.CostAtMost: lambda qual, many: f"{'cost' if many else 'costs'} {number(qual.amount)} or less",
    w.Having: lambda qual, many: f'{_has(many)} "{keyword_name(qual.keyword)}"',
    w.RaceHas: lambda qual, many: f"{_has(many)} {qual.word} in {'their' if many else 'its'} race",
}
"""Qualities that are a relative clause."""


def behind(noun: w.Noun, many: bool) -> str:
    """The relative clause: "that has power 2000 or less and costs 4 or less"."""
    clauses = [BEHIND[type(qual)](qual, many) for qual in noun.quals if type(qual) in BEHIND]
    return f" that {' and '.join(clauses)}" if clauses else ""


def place(discourse: Speech, noun: w.Noun, how: Place, many: bool = False) -> str:
    """in the battle zone; from your hand; in all graveyards; shields need no place."""
    if not how or (noun.zone is w.Zone.SHIELDS and not noun.kinds):
        return ""
    if noun.zone is w.Zone.BATTLE:
        return f" {how} the battle zone"
    whose = possessive(discourse, noun.whose)
    if noun.zone is w.Zone.SHIELDS:
        return f" {how} {whose or ('all' if many else 'any')} shields"
    zone = TERMS[noun.zone.name.lower()]
    return f" {how} {whose or ('all' if many else 'any')} {zone}{'s' if many and not whose else ''}"


def described(discourse: Speech, noun: w.Noun, many: bool = False, how: Place = "", one: bool | None = None) -> str:
    """A description without article: "untapped creatures in the battle zone that have power 2000 or less".

    `one`: whether the relative clause speaks of one thing ("one of your creatures that has ..."); else as `many`.
    """
    singular = not many if one is None else one
    words = " ".join([*before(noun), heads(noun, many)])
    where = place(discourse, noun, how, many)
    if how == "from":
        return f"{words}{behind(noun, not singular)}{where}"
    return f"{words}{where}{behind(noun, not singular)}"


def chosen(discourse: Speech, ref: w.Chosen, how: Place) -> str:
    """one of your creatures; up to 2 creatures; a card from your mana zone."""
    noun, count = ref.noun, ref.count
    whose = possessive(discourse, noun.whose) if not by_place(noun) else ""
    single = count == 1 and not ref.up_to
    upto = "up to " if ref.up_to else ""
    if whose:
        cards = described(discourse, noun, True, how, count == 1)
        words = f"{upto}{'one' if count == 1 else number(count)} of {whose} {cards}"
    elif single:
        other = any(isinstance(qual, w.Other) for qual in noun.quals)
        words = described(discourse, noun, False, how)
        words = f"an{words}" if other and words.startswith("other") else an(words)
    else:
        words = f"{upto}{'one' if count == 1 else number(count)} {described(discourse, noun, count != 1, how)}"
    return words + (" at random" if ref.random else "")


def everything(discourse: Speech, noun: w.Noun, how: Place = "") -> str:
    """all your creatures in the battle zone."""
    whose = possessive(discourse, noun.whose) if not by_place(noun) else ""
    return f"all {whose + ' ' if whose else ''}{described(discourse, noun, True, how)}"


def each(discourse: Speech, noun: w.Noun) -> str:
    """each of your creatures in the battle zone: the subject of what every one gets for itself."""
    whose = possessive(discourse, noun.whose) if not by_place(noun) else ""
    if whose:
        return f"each of {whose} {described(discourse, noun, True, 'in', True)}"
    return f"each {described(discourse, noun, False, 'in')}"


def any_one(discourse: Speech, noun: w.Noun) -> str:
    """one of your creatures; another creature; a creature: what an event is about."""
    return chosen(discourse, w.Chosen(noun), "")


def counted(discourse: Speech, noun: w.Noun) -> str:
    """What stands behind "for each"."""
    whose = possessive(discourse, noun.whose) if not by_place(noun) else ""
    if whose:
        return f"of {whose} {described(discourse, noun, True, 'in')}"
    return described(discourse, noun, False, "in")


# ---------------------------------------------------------------------- references


def top(discourse: Speech, ref: w.Top) -> str:
    """the top card of your deck; a card from the top of your deck for each card in your hand."""
    whose = possessive(discourse, ref.who)
    if isinstance(ref.count, w.Count):
        return f"a card from the top of {whose} deck for each {counted(discourse, ref.count.noun)}"
    return f"the top {'card' if ref.count == 1 else number(ref.count) + ' cards'} of {whose} deck"


def this(discourse: Speech) -> str:
    """this creature, this spell."""
    return "this spell" if discourse.card.kind is w.Kind.SPELL else "this creature"


def mention_name(discourse: Speech, ref: w.Ref) -> str:
    """that creature, those cards; the other creature."""
    spoken = discourse.mention(ref)
    bare = replace(spoken.noun, quals=())
    if isinstance(ref, w.TheOther):
        return f"the other {heads(bare, spoken.plural)}"
    return f"{'those' if spoken.plural else 'that'} {heads(bare, spoken.plural)}"


class EnglishNaming(Naming[str]):
    """English phrases for things."""

    def this(self, discourse: Speech) -> str:
        return this(discourse)

    def new(self, discourse: Speech, what: w.Chosen | w.All | w.Top, how: Place, subject: bool) -> str:
        if isinstance(what, w.Chosen):
            return chosen(discourse, what, how)
        return everything(discourse, what.noun, how) if isinstance(what, w.All) else top(discourse, what)

    def known(self, discourse: Speech, what: w.Ref) -> str:
        return mention_name(discourse, what)

    def pronoun(self, discourse: Speech, what: w.Ref, subject: bool) -> str:
        if isinstance(what, w.Them) and discourse.last.plural:
            return "they" if subject else "them"
        return "it"

    def one_of(self, discourse: Speech, noun: w.Noun) -> str:
        return any_one(discourse, noun)


NAMES: Final = EnglishNaming()
said = NAMES.referred
