"""Things and people in English: descriptions, references, pronouns."""

from __future__ import annotations

from dataclasses import replace

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Place, Speech, by_place, keyword_term
from regelwerk.duelmasters.say.speech import number as digits
from regelwerk.duelmasters.say_en.terms import TERMS, plural
from regelwerk.duelmasters.words import YOU, Kind, Player, Ref, Zone
from regelwerk.kernel.wording import an, listed


def number(amount: int | w.Amount) -> str:
    """An amount in digits."""
    return digits(amount, "English")


def keyword_name(keyword: w.Keyword) -> str:
    """The bare name of a keyword."""
    return TERMS[keyword_term(keyword)]


# -------------------------------------------------------------------- descriptions


def possessive(discourse: Speech, who: Player | None) -> str:
    """your, your opponent's, his; "" for nobody in particular."""
    if who is None:
        return ""
    if isinstance(who, w.You):
        return "your"
    if who == discourse.actor or (isinstance(who, w.ThatPlayer) and discourse.actor != YOU):
        return "his"
    if isinstance(who, w.OwnerOf):
        return f"{mention_name(discourse, who.what)}'s owner's"
    return f"{player(discourse, who)}'s"


def player(discourse: Speech, who: Player) -> str:
    """A player as a subject; "" is you, whom commands address."""
    if isinstance(who, w.You):
        return ""
    if isinstance(who, w.Opponent):
        return "your opponent"
    if isinstance(who, w.EachPlayer):
        return "each player"
    if isinstance(who, w.OwnerOf) and who.otherwise is not None:
        return "he"
    if isinstance(who, w.OwnerOf):
        return "its owner" if not discourse.many(who.what) else "their owner"
    return "that player"


def heads(noun: w.Noun, many: bool) -> str:
    """What the things are called: a race, a type, "cards", "shields", a name."""
    named = [qual.name for qual in noun.quals if isinstance(qual, w.Named)]
    races = [qual.race for qual in noun.quals if isinstance(qual, w.OfRace)]
    if named:
        return named[0]
    if races:
        return listed([plural(race) if many else race for race in races], "or")
    if noun.zone is Zone.SHIELDS and not noun.kinds:
        return TERMS["shields" if many else "shield"]
    kinds = noun.kinds or ((Kind.CREATURE,) if noun.zone is Zone.BATTLE else ())
    if not kinds:
        return TERMS["cards" if many else "card"]
    return listed([TERMS[kind.name.lower() + ("s" if many else "")] for kind in kinds], "or")


def before(noun: w.Noun) -> list[str]:
    """The adjectives, in the order cards use."""
    words = []
    for qual in noun.quals:
        if isinstance(qual, w.Other):
            words.append("other")
        elif isinstance(qual, w.Tapped):
            words.append("tapped")
        elif isinstance(qual, w.Untapped):
            words.append("untapped")
        elif isinstance(qual, w.OfCivilization):
            words.append(listed([TERMS[one.name.lower()] for one in qual.civilizations], "or"))
        elif isinstance(qual, w.IsEvolution):
            words.append("evolution" if qual.so else "non-evolution")
    return words


def behind(noun: w.Noun, many: bool) -> str:
    """The relative clause: "that has power 2000 or less and costs 4 or less"."""
    has = "have" if many else "has"
    clauses = []
    for qual in noun.quals:
        if isinstance(qual, w.PowerAtMost):
            clauses.append(f"{has} power {number(qual.amount)} or less")
        elif isinstance(qual, w.PowerAtLeast):
            clauses.append(f"{has} power {number(qual.amount)} or more")
        elif isinstance(qual, w.CostAtMost):
            clauses.append(f"{'cost' if many else 'costs'} {number(qual.amount)} or less")
        elif isinstance(qual, w.Having):
            clauses.append(f'{has} "{keyword_name(qual.keyword)}"')
        elif isinstance(qual, w.RaceHas):
            clauses.append(f"{has} {qual.word} in {'their' if many else 'its'} race")
    return f" that {' and '.join(clauses)}" if clauses else ""


def place(discourse: Speech, noun: w.Noun, how: Place, many: bool = False) -> str:
    """in the battle zone; from your hand; in all graveyards; shields need no place."""
    if not how or (noun.zone is Zone.SHIELDS and not noun.kinds):
        return ""
    if noun.zone is Zone.BATTLE:
        return f" {how} the battle zone"
    whose = possessive(discourse, noun.whose)
    if noun.zone is Zone.SHIELDS:
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
    return "this spell" if discourse.card.kind is Kind.SPELL else "this creature"


def noun_of(ref: Ref) -> w.Noun:
    """What a reference is a description of."""
    if isinstance(ref, (w.Chosen, w.All)):
        return ref.noun
    return w.Noun((), zone=Zone.DECK) if isinstance(ref, w.Top) else w.CREATURE


def mention_name(discourse: Speech, ref: Ref) -> str:
    """that creature, those cards; the other creature."""
    spoken = discourse.mention(ref)
    bare = replace(spoken.noun, quals=())
    if isinstance(ref, w.TheOther):
        return f"the other {heads(bare, spoken.plural)}"
    return f"{'those' if spoken.plural else 'that'} {heads(bare, spoken.plural)}"


def said(discourse: Speech, ref: Ref, how: Place = "", subject: bool = False) -> str:
    """A reference in its place in the sentence; a thing named for the first time is THEM from then on."""
    if isinstance(ref, w.This):
        return "it" if discourse.near == ref else this(discourse)
    if isinstance(ref, (w.Chosen, w.All, w.Top)):
        if isinstance(ref, w.Chosen):
            words = chosen(discourse, ref, how)
        elif isinstance(ref, w.All):
            words = everything(discourse, ref.noun, how)
        else:
            words = top(discourse, ref)
        discourse.introduce(ref, noun_of(ref))
        return words
    if discourse.near != ref:
        discourse.near = ref
        return mention_name(discourse, ref)
    many = discourse.last.plural if isinstance(ref, w.Them) else False
    if many:
        return "they" if subject else "them"
    return "it"
