"""Things and people in English: references, pronouns, players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from regelwerk.kernel.wording import Unworded, an, english_number
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Mention, Speech, Table, worded
from regelwerk.wowtcg.say.reading import is_character, is_equipment, is_plain, owner
from regelwerk.wowtcg.say_en.describing import described, head, kind_words

Role = Literal["subject", "object", "possessive", "reflexive"]

PRONOUNS: Final[dict[str, dict[Role, str]]] = {
    "it": {"subject": "it", "object": "it", "possessive": "its", "reflexive": "itself"},
    "he": {"subject": "he", "object": "him", "possessive": "his", "reflexive": "himself"},
    "she": {"subject": "she", "object": "her", "possessive": "her", "reflexive": "herself"},
    "they": {"subject": "they", "object": "them", "possessive": "their", "reflexive": "themselves"},
}

# -------------------------------------------------------------------- things that fit


def possession(discourse: Speech, noun: w.Noun) -> str:
    """ "your", "his" ... before a plural, or "" where the description names no owner."""
    who = owner(noun)
    if who is None or (not isinstance(who, w.You) and discourse.is_actor(who) and w.Kind.ALLY in noun.kinds):
        return ""
    return player_possessive(discourse, who)


def a_noun(discourse: Speech, noun: w.Noun, moving: bool = False, another: bool = False) -> str:
    """One thing that fits: "an ally", "another hero", "one of your weapons"."""
    whose = possession(discourse, noun)
    if whose and noun.kinds == (w.Kind.HERO,):
        return f"{whose} {described(discourse, noun, moving=moving)}"
    if whose:
        return f"one of {whose} {described(discourse, noun, many=True, moving=moving)}"
    words = described(discourse, noun, moving=moving)
    return f"another {words}" if another or w.Other() in noun.quals else an(words)


def counted(discourse: Speech, noun: w.Noun, count: str, moving: bool = False) -> str:
    """Several: "three ally cards", "two of your resources"."""
    whose = possession(discourse, noun)
    words = described(discourse, noun, many=True, moving=moving)
    return f"{count} of {whose} {words}" if whose else f"{count} {words}"


def number_word(count: int | w.Amount) -> str:
    """two, X, that many"""
    if isinstance(count, int):
        return english_number(count)
    if type(count) in NUMBERS:
        return NUMBERS[type(count)]
    raise Unworded(count, "English")


NUMBERS: Final[dict[type, str]] = {
    w.TheX: "X",
    w.RemovedForCost: "X",
    w.ThatMuch: "that many",
    w.AnyNumber: "any number of",
}


def target(discourse: Speech, ref: w.Target, moving: bool = False) -> str:
    """target ally; up to three target heroes and/or allies; one of your weapons (not a target by its printed words)."""
    control = _controlled(discourse, ref.noun)
    if ref.count == 1 and not ref.up_to:
        words = described(discourse, ref.noun, moving=moving)
        return f"{'another ' if ref.another else ''}target {words}{control}"
    count = number_word(ref.count)
    several = described(discourse, ref.noun, many=True, joint=" and/or ", moving=moving)
    return f"{'up to ' if ref.up_to else ''}{count} {'other ' if ref.another else ''}target {several}{control}"


def _controlled(discourse: Speech, noun: w.Noun) -> str:
    """Whose targets they are: " you control", " that player controls"."""
    who = owner(noun)
    if who is None or not possession(discourse, noun):
        return ""
    return " you control" if who == w.YOU else f" {player(discourse, who)} controls"


def chosen(discourse: Speech, ref: w.Chosen, moving: bool = False) -> str:
    """an ally in your party; three allies from his party."""
    if ref.count == 1 and not ref.up_to:
        return a_noun(discourse, ref.noun, moving, ref.another)
    words = counted(discourse, ref.noun, number_word(ref.count) + (" other" if ref.another else ""), moving)
    return f"up to {words}" if ref.up_to and not isinstance(ref.count, w.AnyNumber) else words


def top_of_deck(discourse: Speech, ref: w.TopOfDeck) -> str:
    """the top card of your deck; the top X cards of his deck."""
    cards = "card" if ref.count == 1 else f"{number_word(ref.count)} cards"
    return f"the top {cards} of {player_possessive(discourse, ref.who)} deck"


def is_mass(noun: w.Noun) -> bool:
    """Armor and equipment have no plural."""
    return noun.kinds == (w.Kind.ARMOR,) or is_equipment(noun)


def everything(discourse: Speech, ref: w.All, moving: bool = False) -> str:
    """all other allies in your party: after a verb that acts on every one."""
    whose = possession(discourse, ref.noun)
    return f"all {whose + ' ' if whose else ''}{described(discourse, ref.noun, many=True, moving=moving)}"


def each(discourse: Speech, ref: w.All) -> str:
    """each opposing hero and ally: where each gets its own damage."""
    discourse.last = Mention(ref.noun, True)
    whose = possession(discourse, ref.noun)
    words = described(discourse, ref.noun, many=bool(whose), joint="and")
    return f"each of {whose} {words}" if whose else f"each {words}"


def whole_class(discourse: Speech, ref: w.All) -> str:
    """allies in your party, all allies, your weapons: the subject of a lasting statement."""
    discourse.last = Mention(ref.noun, not is_mass(ref.noun))
    whose = possession(discourse, ref.noun)
    if is_mass(ref.noun):
        return f"each {f'of {whose} ' if whose else ''}{described(discourse, ref.noun)}"
    words = described(discourse, ref.noun, many=True)
    if whose:
        return f"{whose} {words}"
    return f"all {words}" if is_plain(ref.noun) else words


# ---------------------------------------------------------------------- references


def name(discourse: Speech) -> str:
    """The card's name; what it is called for short once it was named."""
    return discourse.call(discourse.card.name)


def own(text: str, role: Role) -> str:
    """The genitive, if that is the role."""
    if role != "possessive":
        return text
    return text + ("'" if text.endswith("s") and text[:1].islower() else "'s")


def far_possessive(discourse: Speech, what: w.Ref) -> str:
    """Never a pronoun: "that ally's"."""
    if isinstance(what, (w.Them, w.TheOne, w.TheOther)):
        return f"that {mention_head(discourse.mention(what))}'s"
    return said(discourse, what, "possessive")


def mention_head(spoken: Mention) -> str:
    """ "character", "ally", "card": what stands after "that"."""
    noun = spoken.noun
    if noun.zone is not w.Zone.PLAY:
        return "cards" if spoken.plural else "card"
    if is_character(noun):
        return "characters" if spoken.plural else "character"
    return kind_words(noun.kinds, spoken.plural, "or") or head(noun, spoken.plural)


def pronoun_word(discourse: Speech, ref: w.Ref) -> str:
    """he, she, it or they."""
    if isinstance(ref, w.This):
        return discourse.card.pronoun
    return "they" if discourse.many(ref) else "it"


def said(discourse: Speech, ref: w.Ref, role: Role = "object", moving: bool = False) -> str:
    """A reference in its place in the sentence."""
    if isinstance(ref, (w.This, w.YourHero)) and discourse.topic == ref:
        word = pronoun_word(discourse, ref)
        if word == "it":
            discourse.take(ref)
        return PRONOUNS[word][role]
    if isinstance(ref, w.TheOther) and discourse.source:
        return own(discourse.source, role)
    if type(ref) in NAMED:
        return own(worded(NAMED, discourse, ref, "English"), role)
    if type(ref) in INTRODUCED:
        text = INTRODUCED[type(ref)](discourse, ref, moving)
        discourse.introduce(ref)
        return own(text, role)
    return _spoken_of(discourse, ref, role)


def _top_of_deck(discourse: Speech, ref: w.TopOfDeck) -> str:
    discourse.introduce(ref)
    return top_of_deck(discourse, ref)


NAMED: Final[Table[str]] = {
    w.This: lambda s, ref: name(s),
    w.YourHero: lambda s, ref: "your hero",
    w.Attached: lambda s, ref: "attached " + mention_head(Mention(s.attached)),
    w.DealtThisWay: lambda s, ref: "a character dealt damage this way",
    w.TopOfDeck: _top_of_deck,
}
"""References that are always said alike."""

INTRODUCED: Final[dict[type, Callable[[Speech, Any, bool], str]]] = {
    w.Target: target,
    w.Chosen: chosen,
    w.All: everything,
}
"""References that say for the first time what there is."""


def _spoken_of(discourse: Speech, ref: w.Ref, role: Role) -> str:
    """it, they, that ally."""
    spoken = discourse.mention(ref)
    if spoken.paid:
        what = mention_head(spoken)
        # an ability's cost was paid by "you", a power's cost by nobody in particular
        yours = discourse.card.kind is w.Kind.ABILITY
        return own(f"the {what} you destroyed" if yours else f"the destroyed {what}", role)
    if discourse.is_near(ref, role == "subject"):
        discourse.take(None if spoken.plural else ref)
        return PRONOUNS["they" if spoken.plural else "it"][role]
    return own(("those " if spoken.plural else "that ") + mention_head(spoken), role)


# -------------------------------------------------------------------------- people


def player(discourse: Speech, who: w.Player) -> str:
    """A player as a subject; "" is you, whom commands address."""
    if isinstance(who, w.ThatPlayer) and discourse.actor != w.YOU:
        return ""
    return worded(PLAYERS, discourse, who, "English")


PLAYERS: Final[Table[str]] = {
    w.You: lambda s, who: "",
    w.ControllerOf: lambda s, who: f"{said(s, who.what, 'possessive')} controller",
    w.TargetPlayer: lambda s, who: "target opponent" if who.opponent else "target player",
    w.EachPlayer: lambda s, who: "each player",
    w.EachOpponent: lambda s, who: "each opponent",
    w.TurnPlayer: lambda s, who: "that player",
    w.ThatPlayer: lambda s, who: "that player",
}


def doer(discourse: Speech, who: w.Player) -> str:
    """A player as the one who acts; nobody has to be named twice."""
    return player(discourse, who) if who != discourse.actor else ""


def player_possessive(discourse: Speech, who: w.Player) -> str:
    """your, his, its controller's."""
    if isinstance(who, w.You):
        return "your"
    if discourse.is_actor(who):
        return "his"
    return own(player(discourse, who), "possessive")
