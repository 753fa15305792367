"""Things and people in English: references, pronouns, players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from regelwerk.kernel.language.sentences import MissingWordingError, english_number, with_article
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import is_character, is_equipment, is_plain, owner
from regelwerk.wowtcg.text.discourse import Antecedent, Discourse, Table, worded
from regelwerk.wowtcg.text_en.noun_phrases import described, head, kind_words

Role = Literal["subject", "object", "possessive", "reflexive"]

PRONOUNS: Final[dict[str, dict[Role, str]]] = {
    "it": {"subject": "it", "object": "it", "possessive": "its", "reflexive": "itself"},
    "he": {"subject": "he", "object": "him", "possessive": "his", "reflexive": "himself"},
    "she": {"subject": "she", "object": "her", "possessive": "her", "reflexive": "herself"},
    "they": {"subject": "they", "object": "them", "possessive": "their", "reflexive": "themselves"},
}

# -------------------------------------------------------------------- things that fit


def possession(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    """ "your", "his" ... before a plural, or "" where the description names no owner."""
    who = owner(noun)
    if who is None or (
        not isinstance(who, vocabulary.You) and discourse.is_actor(who) and vocabulary.CardType.ALLY in noun.kinds
    ):
        return ""
    return player_possessive(discourse, who)


def a_noun(discourse: Discourse, noun: vocabulary.CardFilter, moving: bool = False, another: bool = False) -> str:
    """One thing that fits: "an ally", "another hero", "one of your weapons"."""
    whose = possession(discourse, noun)
    if whose and noun.kinds == (vocabulary.CardType.HERO,):
        return f"{whose} {described(discourse, noun, moving=moving)}"
    if whose:
        return f"one of {whose} {described(discourse, noun, many=True, moving=moving)}"
    words = described(discourse, noun, moving=moving)
    return f"another {words}" if another or vocabulary.Other() in noun.criteria else with_article(words)


def counted(discourse: Discourse, noun: vocabulary.CardFilter, count: str, moving: bool = False) -> str:
    """Several: "three ally cards", "two of your resources"."""
    whose = possession(discourse, noun)
    words = described(discourse, noun, many=True, moving=moving)
    return f"{count.removesuffix(' of')} of {whose} {words}" if whose else f"{count} {words}"


def number_word(count: int | vocabulary.Amount) -> str:
    """two, X, that many"""
    if isinstance(count, int):
        return english_number(count)
    if type(count) in NUMBERS:
        return NUMBERS[type(count)]
    raise MissingWordingError(count, "English")


NUMBERS: Final[dict[type, str]] = {
    vocabulary.AnnouncedX: "X",
    vocabulary.RemovedForCost: "X",
    vocabulary.ThatMuch: "that many",
    vocabulary.AnyNumber: "any number of",
}


def target(discourse: Discourse, ref: vocabulary.Target, moving: bool = False) -> str:
    """target ally; up to three target heroes and/or allies; one of your weapons (not a target by its printed words)."""
    control = _controlled(discourse, ref.noun)
    if ref.count == 1 and not ref.up_to:
        words = described(discourse, ref.noun, moving=moving)
        return f"{'another ' if ref.another else ''}target {words}{control}"
    count = number_word(ref.count)
    several = described(discourse, ref.noun, many=True, joint=" and/or ", moving=moving)
    return f"{'up to ' if ref.up_to else ''}{count} {'other ' if ref.another else ''}target {several}{control}"


def _controlled(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    """Whose targets they are: " you control", " that player controls"."""
    who = owner(noun)
    if who is None or not possession(discourse, noun):
        return ""
    return " you control" if who == vocabulary.YOU else f" {player(discourse, who)} controls"


def chosen(discourse: Discourse, ref: vocabulary.Chosen, moving: bool = False) -> str:
    """an ally in your party; three allies from his party."""
    if ref.count == 1 and not ref.up_to:
        return a_noun(discourse, ref.noun, moving, ref.another)
    words = counted(discourse, ref.noun, number_word(ref.count) + (" other" if ref.another else ""), moving)
    return f"up to {words}" if ref.up_to and not isinstance(ref.count, vocabulary.AnyNumber) else words


def top_of_deck(discourse: Discourse, ref: vocabulary.TopOfDeck) -> str:
    """the top card of your deck; the top X cards of his deck."""
    cards = "card" if ref.count == 1 else f"{number_word(ref.count)} cards"
    return f"the top {cards} of {player_possessive(discourse, ref.who)} deck"


def is_mass(noun: vocabulary.CardFilter) -> bool:
    """Armor and equipment have no plural."""
    return noun.kinds == (vocabulary.CardType.ARMOR,) or is_equipment(noun)


def everything(discourse: Discourse, ref: vocabulary.All, moving: bool = False) -> str:
    """all other allies in your party: after a verb that acts on every one."""
    whose = possession(discourse, ref.noun)
    return f"all {whose + ' ' if whose else ''}{described(discourse, ref.noun, many=True, moving=moving)}"


def each(discourse: Discourse, ref: vocabulary.All) -> str:
    """each opposing hero and ally: where each gets its own damage."""
    discourse.last = Antecedent(ref.noun, True)
    whose = possession(discourse, ref.noun)
    words = described(discourse, ref.noun, many=bool(whose), joint="and")
    return f"each of {whose} {words}" if whose else f"each {words}"


def whole_class(discourse: Discourse, ref: vocabulary.All) -> str:
    """allies in your party, all allies, your weapons: the subject of a lasting statement."""
    discourse.last = Antecedent(ref.noun, not is_mass(ref.noun))
    whose = possession(discourse, ref.noun)
    if is_mass(ref.noun):
        return f"each {f'of {whose} ' if whose else ''}{described(discourse, ref.noun)}"
    words = described(discourse, ref.noun, many=True)
    if whose:
        return f"{whose} {words}"
    return f"all {words}" if is_plain(ref.noun) else words


# ---------------------------------------------------------------------- references


def name(discourse: Discourse) -> str:
    """The card's name; what it is called for short once it was named."""
    return discourse.call(discourse.card.name)


def own(text: str, role: Role) -> str:
    """The genitive, if that is the role."""
    if role != "possessive":
        return text
    return text + ("'" if text.endswith("s") and text[:1].islower() else "'s")


def far_possessive(discourse: Discourse, what: vocabulary.Selector) -> str:
    """Never a pronoun: "that ally's"."""
    if isinstance(what, (vocabulary.Them, vocabulary.EventSubject, vocabulary.EventOther)):
        return f"that {mention_head(discourse.mention(what))}'s"
    return selector_text(discourse, what, "possessive")


def mention_head(spoken: Antecedent) -> str:
    """ "character", "ally", "card": what stands after "that"."""
    noun = spoken.noun
    if noun.zone is not vocabulary.Zone.PLAY:
        return "cards" if spoken.plural else "card"
    if is_character(noun):
        return "characters" if spoken.plural else "character"
    return kind_words(noun.kinds, spoken.plural, "or") or head(noun, spoken.plural)


def pronoun_word(discourse: Discourse, ref: vocabulary.Selector) -> str:
    """he, she, it or they."""
    if isinstance(ref, vocabulary.This):
        return discourse.card.pronoun
    return "they" if discourse.many(ref) else "it"


def selector_text(discourse: Discourse, ref: vocabulary.Selector, role: Role = "object", moving: bool = False) -> str:
    """A reference in its place in the sentence."""
    if isinstance(ref, (vocabulary.This, vocabulary.YourHero)) and discourse.topic == ref:
        word = pronoun_word(discourse, ref)
        if word == "it":
            discourse.take(ref)
        return PRONOUNS[word][role]
    if isinstance(ref, vocabulary.EventOther) and discourse.source:
        return own(discourse.source, role)
    if type(ref) in NAMED:
        return own(worded(NAMED, discourse, ref, "English"), role)
    if type(ref) in INTRODUCED:
        text = INTRODUCED[type(ref)](discourse, ref, moving)
        discourse.introduce(ref)
        return own(text, role)
    return _spoken_of(discourse, ref, role)


def _top_of_deck(discourse: Discourse, ref: vocabulary.TopOfDeck) -> str:
    discourse.introduce(ref)
    return top_of_deck(discourse, ref)


NAMED: Final[Table[str]] = {
    vocabulary.This: lambda s, ref: name(s),
    vocabulary.YourHero: lambda s, ref: "your hero",
    vocabulary.HeroOf: lambda s, ref: f"{player_possessive(s, ref.who)} hero",
    vocabulary.Attached: lambda s, ref: "attached " + mention_head(Antecedent(s.attached)),
    vocabulary.DealtThisWay: lambda s, ref: "a character dealt damage this way",
    vocabulary.TopOfDeck: _top_of_deck,
}
"""References that are always said alike."""

INTRODUCED: Final[dict[type, Callable[[Discourse, Any, bool], str]]] = {
    vocabulary.Target: target,
    vocabulary.Chosen: chosen,
    vocabulary.All: everything,
}
"""References that say for the first time what there is."""


def _spoken_of(discourse: Discourse, ref: vocabulary.Selector, role: Role) -> str:
    """it, they, that ally."""
    spoken = discourse.mention(ref)
    if spoken.paid:
        what = mention_head(spoken)
        # an ability's cost was paid by "you", a power's cost by nobody in particular
        yours = discourse.card.kind is vocabulary.CardType.ABILITY
        return own(f"the {what} you destroyed" if yours else f"the destroyed {what}", role)
    if discourse.is_near(ref, role == "subject"):
        discourse.take(None if spoken.plural else ref)
        return PRONOUNS["they" if spoken.plural else "it"][role]
    return own(("those " if spoken.plural else "that ") + mention_head(spoken), role)


# -------------------------------------------------------------------------- people


def player(discourse: Discourse, who: vocabulary.Player) -> str:
    """A player as a subject; "" is you, whom commands address."""
    if isinstance(who, vocabulary.ThatPlayer) and discourse.actor != vocabulary.YOU:
        return ""
    return worded(PLAYERS, discourse, who, "English")


PLAYERS: Final[Table[str]] = {
    vocabulary.You: lambda s, who: "",
    vocabulary.ControllerOf: lambda s, who: f"{selector_text(s, who.what, 'possessive')} controller",
    vocabulary.TargetPlayer: lambda s, who: "target opponent" if who.opponent else "target player",
    vocabulary.EachPlayer: lambda s, who: "each opponent" if who.opponent else "each player",
    vocabulary.TurnPlayer: lambda s, who: "that player",
    vocabulary.ThatPlayer: lambda s, who: "that player",
}


def doer(discourse: Discourse, who: vocabulary.Player) -> str:
    """A player as the one who acts; nobody has to be named twice."""
    return player(discourse, who) if who != discourse.actor else ""


def player_possessive(discourse: Discourse, who: vocabulary.Player) -> str:
    """your, his, its controller's."""
    if isinstance(who, vocabulary.You):
        return "your"
    if discourse.is_actor(who):
        return "his"
    return own(player(discourse, who), "possessive")
