"""Things and people in German: references, pronouns, players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.kernel.language.german import (
    ACC,
    GEN,
    PLURAL,
    YOU_SUBJECT,
    Article,
    F,
    Gender,
    GermanClause,
    GermanNoun,
    GermanVerb,
    M,
    N,
    NounPhrase,
    named,
    possessive,
    relative,
    spoken_of,
)
from regelwerk.kernel.language.sentences import MissingWordingError, german_number
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.analysis import is_character, is_plain, owner
from regelwerk.wowtcg.text.discourse import Antecedent, Discourse, Table, worded
from regelwerk.wowtcg.text_de.noun_phrases import described, head_nouns
from regelwerk.wowtcg.text_de.nouns import BEHERRSCHER, CHARAKTER, DECK, GEGNER, HELD, KARTE, SPIELER

KONTROLLIEREN: Final = GermanVerb("kontrollieren")

# ------------------------------------------------------------------------- this card


def gender_of(card: vocabulary.Card) -> Gender:
    """The gender of the pronoun for a card: of the person, else of the word for its type."""
    if card.pronoun == "he":
        return M
    if card.pronoun == "she":
        return F
    if card.totem:
        return N
    return M if card.kind in (vocabulary.CardType.HERO, vocabulary.CardType.ALLY, vocabulary.CardType.ITEM) else F


def name(discourse: Discourse) -> str:
    """The card's name; what it is called for short once it was named."""
    return discourse.call(discourse.card.name_de or discourse.card.name)


# ------------------------------------------------------------------------ references


def mention_heads(spoken: Antecedent) -> tuple[GermanNoun, ...]:
    """The word that stands after "dieser": Charakter, Verbündeter, Karte."""
    bare = vocabulary.CardFilter(
        spoken.noun.kinds, tuple(q for q in spoken.noun.criteria if isinstance(q, vocabulary.Tagged)), spoken.noun.zone
    )
    if is_character(bare) and bare.zone is vocabulary.Zone.PLAY:
        return (CHARAKTER,)
    if bare.kinds and bare.zone is vocabulary.Zone.PLAY:
        bare = vocabulary.CardFilter(bare.kinds)
    return head_nouns(bare)


def mention_phrase(spoken: Antecedent) -> NounPhrase:
    """dieser Verbündete, diese Karten"""
    return NounPhrase(mention_heads(spoken), Article.THIS, plural=spoken.plural)


def ref(
    discourse: Discourse, what: vocabulary.Selector, as_subject: bool = False, moving: bool = False, whole: bool = False
) -> NounPhrase:
    """A reference, ready to be said in any case.

    `moving`: "aus" the place instead of "in" it; `whole`: all of a class, as the subject of a lasting statement.
    """
    if isinstance(what, (vocabulary.This, vocabulary.YourHero)) and discourse.topic == what:
        gender = gender_of(discourse.card) if isinstance(what, vocabulary.This) else M
        discourse.take(what, gender)
        return spoken_of(gender)
    if isinstance(what, vocabulary.EventOther) and discourse.source:
        return NounPhrase(name=discourse.source, spoken_of=F)
    if type(what) in NAMED:
        return worded(NAMED, discourse, what, "German")
    if type(what) in INTRODUCED:
        if whole and isinstance(what, vocabulary.All):
            phrase = whole_class(discourse, what)
        else:
            phrase = INTRODUCED[type(what)](discourse, what, moving)
        discourse.introduce(what)
        return phrase
    return pronominal(discourse, what, as_subject)


def attached(discourse: Discourse, what: vocabulary.Attached) -> NounPhrase:
    """der Verbündete, an den dies angelegt ist"""
    nouns = mention_heads(Antecedent(discourse.attached))
    return NounPhrase(nouns, Article.THE, after=f", an {relative(nouns[0].gender, ACC)} dies angelegt ist,")


def pronominal(discourse: Discourse, what: vocabulary.Selector, as_subject: bool) -> NounPhrase:
    """er, sie, dieser Verbündete"""
    spoken = discourse.mention(what)
    if spoken.paid:
        return NounPhrase(mention_heads(spoken), Article.THE, ("zerstört",), plural=spoken.plural)
    gender = PLURAL if spoken.plural else mention_heads(spoken)[0].gender
    if not discourse.is_near(what, as_subject, gender):
        return mention_phrase(spoken)
    discourse.take(what, gender)
    return spoken_of(gender)


def top_of_deck(discourse: Discourse, what: vocabulary.TopOfDeck) -> NounPhrase:
    """die oberste Karte deines Decks, die obersten X Karten seines Decks"""
    discourse.introduce(what)
    deck = players_thing(discourse, what.who, DECK).in_case(GEN)
    if what.count == 1:
        return NounPhrase((KARTE,), Article.THE, ("oberst",), after=deck)
    top = f"obersten {number_word(what.count)}"
    return NounPhrase((replace(KARTE, plural=f"{top} {KARTE.plural}"),), Article.THE, plural=True, after=deck)


NAMED: Final[Table[NounPhrase]] = {
    vocabulary.This: lambda s, what: named(name(s), gender_of(s.card)),
    vocabulary.YourHero: lambda s, what: NounPhrase((HELD,), Article.YOUR),
    vocabulary.HeroOf: lambda s, what: players_thing(s, what.who, HELD),
    vocabulary.Attached: attached,
    vocabulary.DealtThisWay: lambda s, what: NounPhrase(
        (CHARAKTER,), Article.A, after=", dem auf diese Weise Schaden zugefügt wurde,"
    ),
    vocabulary.TopOfDeck: top_of_deck,
}
"""References that are always said alike."""

# -------------------------------------------------------------------- things that fit


def number_word(count: int | vocabulary.Amount) -> str:
    """zwei, X, ebenso viele"""
    if isinstance(count, int):
        return german_number(count)
    if type(count) in NUMBERS:
        return NUMBERS[type(count)]
    raise MissingWordingError(count, "German")


NUMBERS: Final[dict[type, str]] = {
    vocabulary.AnnouncedX: "X",
    vocabulary.RemovedForCost: "X",
    vocabulary.ThatMuch: "ebenso viele",
    vocabulary.AnyNumber: "beliebig viele",
}


def target(discourse: Discourse, what: vocabulary.Target, moving: bool) -> NounPhrase:
    """ein Verbündeter deiner Wahl; bis zu drei Helden und/oder Verbündete deiner Wahl."""
    extra = ("ander",) if what.another else ()
    if what.count == 1 and not what.up_to:
        phrase = controlled(
            discourse, what.noun, described(discourse, what.noun, Article.A, moving=moving, choice=True)
        )
        return replace(phrase, adjectives=(*extra, *phrase.adjectives))
    phrase = described(discourse, what.noun, Article.NONE, plural=True, moving=moving, choice=True)
    phrase = controlled(discourse, what.noun, phrase)
    before = "bis zu" if what.up_to else ""
    adjectives = (*extra, *phrase.adjectives)
    return replace(phrase, count=number_word(what.count), before=before, joint="und/oder", adjectives=adjectives)


def controlled(discourse: Discourse, noun: vocabulary.CardFilter, things: NounPhrase) -> NounPhrase:
    """Targets with a relative clause that says whose they are, where that is part of the description."""
    who = owner(noun)
    if who is None:
        return things
    person = YOU_SUBJECT if isinstance(who, vocabulary.You) else player(discourse, who)
    if person is None:
        return things
    controls = GermanClause(KONTROLLIEREN, person).verb_last()
    return replace(things, after=f"{things.after}, {relative(things.gender, ACC)} {controls},")


def owned(discourse: Discourse, noun: vocabulary.CardFilter) -> Article | None:
    """The article that says whose things a description means, if it does: dein, sein, or "die ... des Beherrschers".

    Players are masculine, as they are in the rulebook.
    """
    who = owner(noun)
    if who is None:
        return None
    if isinstance(who, vocabulary.You):
        return Article.YOUR
    return Article.HIS if discourse.is_actor(who) else Article.THE


def of_owner(discourse: Discourse, noun: vocabulary.CardFilter) -> str:
    """des Beherrschers dieses Helden: behind things that an article alone does not give to anybody."""
    who = owner(noun)
    if who is None or isinstance(who, vocabulary.You) or discourse.is_actor(who):
        return ""
    person = player(discourse, who)
    return person.in_case(GEN) if person is not None else ""


def a_noun(
    discourse: Discourse, noun: vocabulary.CardFilter, moving: bool = False, another: bool = False
) -> NounPhrase:
    """ein Verbündeter, ein anderer Held, eine deiner Waffen"""
    whose = owned(discourse, noun)
    if whose is not None and noun.kinds == (vocabulary.CardType.HERO,):
        return described(discourse, noun, whose, moving=moving)
    if whose is not None:
        return replace(described(discourse, noun, whose, plural=True, moving=moving), one_of="ein")
    phrase = described(discourse, noun, Article.A, moving=moving)
    return replace(phrase, adjectives=("ander", *phrase.adjectives)) if another else phrase


def several(discourse: Discourse, noun: vocabulary.CardFilter, count: str, moving: bool = False) -> NounPhrase:
    """drei Verbündetenkarten, zwei deiner Ressourcen"""
    whose = owned(discourse, noun)
    if whose is not None:
        return replace(described(discourse, noun, whose, plural=True, moving=moving), one_of=count)
    return replace(described(discourse, noun, Article.NONE, plural=True, moving=moving), count=count)


def chosen(discourse: Discourse, what: vocabulary.Chosen, moving: bool) -> NounPhrase:
    if what.count == 1 and not what.up_to:
        return a_noun(discourse, what.noun, moving, what.another)
    phrase = several(discourse, what.noun, number_word(what.count), moving)
    if what.another:
        phrase = replace(phrase, adjectives=("ander", *phrase.adjectives))
    return (
        replace(phrase, before="bis zu") if what.up_to and not isinstance(what.count, vocabulary.AnyNumber) else phrase
    )


def everything(discourse: Discourse, what: vocabulary.All, moving: bool = False) -> NounPhrase:
    """alle anderen Verbündeten in deiner Gruppe"""
    whose = owned(discourse, what.noun)
    if whose is not None:
        return replace(described(discourse, what.noun, whose, plural=True, moving=moving), before="all")
    return described(discourse, what.noun, Article.ALL, plural=True, moving=moving, joint="und")


def whole_class(discourse: Discourse, what: vocabulary.All) -> NounPhrase:
    """Verbündete in deiner Gruppe, alle Verbündeten, deine Waffen"""
    whose = owned(discourse, what.noun)
    if whose is not None:
        return described(discourse, what.noun, whose, plural=True, joint="und")
    article = Article.ALL if is_plain(what.noun) else Article.NONE
    return described(discourse, what.noun, article, plural=True, joint="und")


INTRODUCED: Final[dict[type, Callable[[Discourse, Any, bool], NounPhrase]]] = {
    vocabulary.Target: target,
    vocabulary.Chosen: chosen,
    vocabulary.All: everything,
}
"""References that say for the first time what there is."""


def each(discourse: Discourse, what: vocabulary.All) -> NounPhrase:
    """jeder gegnerische Held und Verbündete: where each gets its own damage"""
    discourse.last = Antecedent(what.noun, True)
    whose = owned(discourse, what.noun)
    if whose is not None:
        return replace(described(discourse, what.noun, whose, plural=True), one_of="jed")
    return described(discourse, what.noun, Article.EVERY, joint="und")


def subject(discourse: Discourse, what: vocabulary.Selector) -> NounPhrase:
    """A reference as the subject of a clause."""
    phrase = ref(discourse, what, as_subject=True, whole=True)
    if isinstance(what, (vocabulary.This, vocabulary.YourHero)):
        discourse.topic = what
    discourse.opening = False
    return phrase


# ---------------------------------------------------------------------------- people


def player(discourse: Discourse, who: vocabulary.Player) -> NounPhrase | None:
    """A player as a subject; None is you, whom commands address."""
    if isinstance(who, vocabulary.You) or (
        isinstance(who, vocabulary.ThatPlayer) and discourse.actor != vocabulary.YOU
    ):
        return None
    return worded(PLAYERS, discourse, who, "German")


def controller(discourse: Discourse, who: vocabulary.ControllerOf) -> NounPhrase:
    """sein Beherrscher; der Beherrscher dieses Helden"""
    phrase = ref(discourse, who.what)
    if phrase.spoken_of is not None and not phrase.name:
        return NounPhrase((BEHERRSCHER,), Article.HIS if possessive(phrase.spoken_of) == "sein" else Article.HER)
    if phrase.name:
        return NounPhrase((BEHERRSCHER,), Article.THE, after=f"von {phrase.name}")
    return NounPhrase((BEHERRSCHER,), Article.THE, after=phrase.in_case(GEN))


PLAYERS: Final[Table[NounPhrase]] = {
    vocabulary.ControllerOf: controller,
    vocabulary.TargetPlayer: lambda s, who: NounPhrase(
        (GEGNER if who.opponent else SPIELER,), Article.A, after="deiner Wahl"
    ),
    vocabulary.EachPlayer: lambda s, who: NounPhrase((GEGNER if who.opponent else SPIELER,), Article.EVERY),
    vocabulary.TurnPlayer: lambda s, who: NounPhrase((SPIELER,), Article.THIS),
    vocabulary.ThatPlayer: lambda s, who: NounPhrase((SPIELER,), Article.THIS),
}


def players_thing(discourse: Discourse, who: vocabulary.Player, noun: GermanNoun) -> NounPhrase:
    """deine Hand, sein Deck, die Hand des Beherrschers"""
    if isinstance(who, vocabulary.You):
        return NounPhrase((noun,), Article.YOUR)
    person = player(discourse, who)
    if discourse.is_actor(who) or person is None:
        return NounPhrase((noun,), Article.HIS)
    return NounPhrase((noun,), Article.THE, after=person.in_case(GEN))


def doer(discourse: Discourse, who: vocabulary.Player) -> NounPhrase | None:
    """A player as the one who acts; nobody has to be named twice."""
    return None if who == discourse.actor else player(discourse, who)
