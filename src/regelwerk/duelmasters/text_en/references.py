"""Things and people in English: descriptions, references, pronouns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text import discourse as shared
from regelwerk.duelmasters.text.discourse import Discourse, Place, by_place, kinds_of
from regelwerk.duelmasters.text.references import Naming
from regelwerk.duelmasters.text_en.terms import TERMS, plural
from regelwerk.kernel.language.sentences import join_list, with_article, wording_of
from regelwerk.kernel.vocabulary.words import Word


def number(amount: int | vocabulary.Amount) -> str:
    """An amount in digits."""
    return shared.number(amount, "English")


def keyword_name(keyword: vocabulary.Keyword) -> str:
    """The bare name of a keyword."""
    return shared.keyword_name(keyword, TERMS, "English")


# -------------------------------------------------------------------- descriptions


def possessive(discourse: Discourse, who: vocabulary.Player | None) -> str:
    """your, your opponent's, his; "" for nobody in particular."""
    if who is None:
        return ""
    if isinstance(who, vocabulary.You):
        return "your"
    if discourse.is_his(who):
        return "his"
    if isinstance(who, vocabulary.OwnerOf):
        return f"{mention_name(discourse, who.what)}'s owner's"
    return f"{player(discourse, who)}'s"


def player(discourse: Discourse, who: vocabulary.Player) -> str:
    """A player as a subject; "" is you, whom commands address."""
    return wording_of(PLAYERS, who, "English")(discourse, who)


def _owner(discourse: Discourse, who: vocabulary.OwnerOf) -> str:
    if who.otherwise is not None:
        return "he"
    return "their owner" if discourse.many(who.what) else "its owner"


PLAYERS: Final[dict[type[Word], Callable[[Discourse, Any], str]]] = {
    vocabulary.You: lambda discourse, who: "",
    vocabulary.Opponent: lambda discourse, who: "your opponent",
    vocabulary.EachPlayer: lambda discourse, who: "each player",
    vocabulary.OwnerOf: _owner,
    vocabulary.Player: lambda discourse, who: "that player",
}


def head_nouns(noun: vocabulary.CardFilter, many: bool, joint: str = "or") -> str:
    """What the things are called: a race, a type, "cards", "shields", a name."""
    named = [qual.name for qual in noun.criteria if isinstance(qual, vocabulary.Named)]
    races = [race for qual in noun.criteria if isinstance(qual, vocabulary.OfRace) for race in qual.named()]
    if named:
        return named[0]
    if races:
        return join_list([plural(race) if many else race for race in races], joint)
    if noun.zone is vocabulary.Zone.SHIELDS and not noun.kinds:
        return TERMS["shields" if many else "shield"]
    kinds = kinds_of(noun)
    if not kinds:
        return TERMS["cards" if many else "card"]
    return join_list([TERMS[kind.name.lower() + ("s" if many else "")] for kind in kinds], joint)


def _civilizations(qual: vocabulary.OfCivilization) -> str:
    return join_list([TERMS[civilization.name.lower()] for civilization in qual.civilizations], "or")


def _lacks(qual: vocabulary.Not) -> str:
    """non-light; a keyword stands behind."""
    lacks = shared.denied(qual, "English")
    return "" if isinstance(lacks, vocabulary.WithKeyword) else f"non-{BEFORE[type(lacks)](lacks)}"


BEFORE: Final[dict[type[Word], Callable[[Any], str]]] = {
    vocabulary.Other: lambda qual: "other",
    vocabulary.Tapped: lambda qual: "tapped",
    vocabulary.Untapped: lambda qual: "untapped",
    vocabulary.OfCivilization: _civilizations,
    vocabulary.IsEvolution: lambda qual: "evolution",
    vocabulary.Not: _lacks,
}
"""Qualities that are adjectives."""


def before(noun: vocabulary.CardFilter) -> list[str]:
    """The adjectives, in the order cards use."""
    return [said for qual in noun.criteria if type(qual) in BEFORE and (said := BEFORE[type(qual)](qual))]


def _has(many: bool) -> str:
    return "have" if many else "has"


def _does_not_have(qual: vocabulary.Not, many: bool) -> str:
    """don't have "blocker"; a civilization stands before."""
    lacks = shared.denied(qual, "English")
    if not isinstance(lacks, vocabulary.WithKeyword):
        return ""
    return f'{"don" if many else "doesn"}\'t have "{keyword_name(lacks.keyword)}"'


BEHIND: Final[dict[type[Word], Callable[[Any, bool], str]]] = {
    vocabulary.Not: _does_not_have,
    vocabulary.PowerIs: lambda qual, many: f"{_has(many)} power {number(qual.amount)}",
    vocabulary.PowerAtMost: lambda qual, many: f"{_has(many)} power {number(qual.amount)} or less",
    vocabulary.PowerAtLeast: lambda qual, many: f"{_has(many)} power {number(qual.amount)} or more",
    vocabulary.WithCost: lambda qual, many: (
        f"{'cost' if many else 'costs'} {number(qual.amount)} or {'more' if qual.or_more else 'less'}"
    ),
    vocabulary.WithKeyword: lambda qual, many: f'{_has(many)} "{keyword_name(qual.keyword)}"',
    vocabulary.RaceContains: lambda qual, many: f"{_has(many)} {qual.word} in {'their' if many else 'its'} race",
}
"""Qualities that are a relative clause."""


def postmodifier(noun: vocabulary.CardFilter, many: bool) -> str:
    """The relative clause: "that has power 2000 or less and costs 4 or less"."""
    clauses = [said for qual in noun.criteria if type(qual) in BEHIND and (said := BEHIND[type(qual)](qual, many))]
    return f" that {' and '.join(clauses)}" if clauses else ""


def place(discourse: Discourse, noun: vocabulary.CardFilter, how: Place, many: bool = False) -> str:
    """in the battle zone; from your hand; in all graveyards; shields need no place."""
    if not how or (noun.zone is vocabulary.Zone.SHIELDS and not noun.kinds):
        return ""
    if noun.zone is vocabulary.Zone.BATTLE:
        return f" {how} the battle zone"
    whose = possessive(discourse, noun.whose)
    if noun.zone is vocabulary.Zone.SHIELDS:
        return f" {how} {whose or ('all' if many else 'any')} shields"
    zone = TERMS[noun.zone.name.lower()]
    return f" {how} {whose or ('all' if many else 'any')} {zone}{'s' if many and not whose else ''}"


def described(
    discourse: Discourse,
    noun: vocabulary.CardFilter,
    many: bool = False,
    how: Place = "",
    single: bool | None = None,
    joint: str = "or",
) -> str:
    """A description without article: "untapped creatures in the battle zone that have power 2000 or less".

    `single`: whether the relative clause speaks of one thing ("one of your creatures that has ..."); else as `many`.
    """
    singular = not many if single is None else single
    words = " ".join([*before(noun), head_nouns(noun, many, joint)])
    where = place(discourse, noun, how, many)
    if how == "from":
        return f"{words}{postmodifier(noun, not singular)}{where}"
    return f"{words}{where}{postmodifier(noun, not singular)}"


def how_many(count: int | vocabulary.Amount | None, up_to: bool) -> str:
    """one; up to 2; that many; any number."""
    if count is None:
        return "any number"
    said = "that many" if isinstance(count, vocabulary.ThatMany) else "one" if count == 1 else number(count)
    return f"up to {said}" if up_to else said


def chosen(discourse: Discourse, ref: vocabulary.Chosen, how: Place) -> str:
    """one of your creatures; up to 2 creatures; a card from your mana zone; any number of cards from your hand."""
    if isinstance(ref.count, (vocabulary.Count, vocabulary.ShieldsBroken)):
        return f"{chosen(discourse, replace(ref, count=1), how)} for each {each_of(discourse, ref.count)}"
    noun, count = ref.noun, ref.count
    whose = possessive(discourse, noun.whose) if not by_place(noun) else ""
    single = count == 1 and not ref.up_to
    if whose:
        cards = described(discourse, noun, True, how, count == 1)
        words = f"{how_many(count, ref.up_to)} of {whose} {cards}"
    elif single:
        other = any(isinstance(qual, vocabulary.Other) for qual in noun.criteria)
        words = described(discourse, noun, False, how)
        words = f"an{words}" if other and words.startswith("other") else with_article(words)
    else:
        of = " of" if count is None else ""
        words = f"{how_many(count, ref.up_to)}{of} {described(discourse, noun, count != 1, how)}"
    return words + (" at random" if ref.random else "")


def everything(discourse: Discourse, noun: vocabulary.CardFilter, how: Place = "") -> str:
    """all your creatures in the battle zone."""
    whose = possessive(discourse, noun.whose) if not by_place(noun) else ""
    return f"all {whose + ' ' if whose else ''}{described(discourse, noun, True, how, joint='and')}"


def each(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    """each of your creatures in the battle zone: the subject of what every one gets for itself."""
    whose = possessive(discourse, noun.whose) if not by_place(noun) else ""
    if whose:
        return f"each of {whose} {described(discourse, noun, True, 'in', True)}"
    return f"each {described(discourse, noun, False, 'in')}"


def any_one(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    """one of your creatures; another creature; a creature: what an event is about."""
    return chosen(discourse, vocabulary.Chosen(noun), "")


def each_of(discourse: Discourse, amount: vocabulary.Count | vocabulary.ShieldsBroken) -> str:
    """What stands behind "for each": of your creatures; shield it broke; of your opponent's shields ..."""
    if isinstance(amount, vocabulary.Count):
        return counted(discourse, amount.noun)
    if isinstance(amount.by, vocabulary.Selector):
        return f"shield {reference_text(discourse, amount.by, subject=True)} broke"
    mine = isinstance(amount.by, vocabulary.You)
    shields, creatures = ("your opponent's", "your") if mine else ("your", "your opponent's")
    return f"of {shields} shields {creatures} creatures broke this turn"


def counted(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    """What stands behind "for each"."""
    whose = possessive(discourse, noun.whose) if not by_place(noun) else ""
    if whose:
        return f"of {whose} {described(discourse, noun, True, 'in')}"
    return described(discourse, noun, False, "in")


# ---------------------------------------------------------------------- references


def top(discourse: Discourse, ref: vocabulary.TopOfDeck) -> str:
    """the top card of your deck; a card from the top of your deck for each card in your hand."""
    whose = possessive(discourse, ref.who)
    if isinstance(ref.count, (vocabulary.Count, vocabulary.ShieldsBroken)):
        return f"a card from the top of {whose} deck for each {each_of(discourse, ref.count)}"
    return f"the top {'card' if ref.count == 1 else number(ref.count) + ' cards'} of {whose} deck"


def this(discourse: Discourse) -> str:
    """this creature, this spell."""
    return "this spell" if discourse.card.kind is vocabulary.CardType.SPELL else "this creature"


def mention_name(discourse: Discourse, ref: vocabulary.Selector) -> str:
    """that creature, those cards; the other creature."""
    spoken = discourse.mention(ref)
    bare = replace(spoken.noun, criteria=())
    if isinstance(ref, vocabulary.EventOther):
        return f"the other {head_nouns(bare, spoken.plural)}"
    return f"{'those' if spoken.plural else 'that'} {head_nouns(bare, spoken.plural)}"


class EnglishNaming(Naming[str]):
    """English phrases for things."""

    def this(self, discourse: Discourse) -> str:
        return this(discourse)

    def new(
        self,
        discourse: Discourse,
        what: vocabulary.Chosen | vocabulary.All | vocabulary.TopOfDeck,
        how: Place,
        subject: bool,
    ) -> str:
        if isinstance(what, vocabulary.Chosen):
            return chosen(discourse, what, how)
        return everything(discourse, what.noun, how) if isinstance(what, vocabulary.All) else top(discourse, what)

    def known(self, discourse: Discourse, what: vocabulary.Selector) -> str:
        return mention_name(discourse, what)

    def pronoun(self, discourse: Discourse, what: vocabulary.Selector, subject: bool) -> str:
        if isinstance(what, vocabulary.Them) and discourse.last.plural:
            return "they" if subject else "them"
        return "it"

    def among(self, discourse: Discourse, noun: vocabulary.CardFilter) -> str:
        return f"all {described(discourse, noun, True)} from among them"

    def rest(self) -> str:
        return "the rest"

    def one_of(self, discourse: Discourse, noun: vocabulary.CardFilter) -> str:
        return any_one(discourse, noun)


NAMES: Final = EnglishNaming()
reference_text = NAMES.referred
