"""Things and people in German: references, pronouns, players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from regelwerk.kernel.german import (
    ACC,
    DU,
    GEN,
    PLURAL,
    Article,
    Clause,
    F,
    Gender,
    M,
    N,
    Noun,
    Phrase,
    Verb,
    named,
    possessive,
    relative,
    spoken_of,
)
from regelwerk.kernel.wording import Unworded, german_number
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Mention, Speech, Table, worded
from regelwerk.wowtcg.say.reading import is_character, is_plain, owner
from regelwerk.wowtcg.say_de.describing import described, heads
from regelwerk.wowtcg.say_de.nouns import BEHERRSCHER, CHARAKTER, DECK, GEGNER, HELD, KARTE, SPIELER

KONTROLLIEREN: Final = Verb("kontrollieren")

# ------------------------------------------------------------------------- this card


def gender_of(card: w.Card) -> Gender:
    """The gender of the pronoun for a card: of the person, else of the word for its type."""
    if card.pronoun == "he":
        return M
    if card.pronoun == "she":
        return F
    if card.totem:
        return N
    return M if card.kind in (w.Kind.HERO, w.Kind.ALLY, w.Kind.ITEM) else F


def name(discourse: Speech) -> str:
    """The card's name; what it is called for short once it was named."""
    return discourse.call(discourse.card.name_de or discourse.card.name)


# ------------------------------------------------------------------------ references


def mention_heads(spoken: Mention) -> tuple[Noun, ...]:
    """The word that stands after "dieser": Charakter, Verbündeter, Karte."""
    bare = w.Noun(spoken.noun.kinds, tuple(q for q in spoken.noun.quals if isinstance(q, w.Tagged)), spoken.noun.zone)
    if is_character(bare) and bare.zone is w.Zone.PLAY:
        return (CHARAKTER,)
    if bare.kinds and bare.zone is w.Zone.PLAY:
        bare = w.Noun(bare.kinds)
    return heads(bare)


def mention_phrase(spoken: Mention) -> Phrase:
    """dieser Verbündete, diese Karten"""
    return Phrase(mention_heads(spoken), Article.THIS, plural=spoken.plural)


def ref(discourse: Speech, what: w.Ref, as_subject: bool = False, moving: bool = False, whole: bool = False) -> Phrase:
    """A reference, ready to be said in any case.

    `moving`: "aus" the place instead of "in" it; `whole`: all of a class, as the subject of a lasting statement.
    """
    if isinstance(what, (w.This, w.YourHero)) and discourse.topic == what:
        gender = gender_of(discourse.card) if isinstance(what, w.This) else M
        discourse.take(what, gender)
        return spoken_of(gender)
    if isinstance(what, w.TheOther) and discourse.source:
        return Phrase(name=discourse.source, spoken_of=F)
    if type(what) in NAMED:
        return worded(NAMED, discourse, what, "German")
    if type(what) in INTRODUCED:
        if whole and isinstance(what, w.All):
            phrase = whole_class(discourse, what)
        else:
            phrase = INTRODUCED[type(what)](discourse, what, moving)
        discourse.introduce(what)
        return phrase
    return pronominal(discourse, what, as_subject)


def attached(discourse: Speech, what: w.Attached) -> Phrase:
    """der Verbündete, an den dies angelegt ist"""
    nouns = mention_heads(Mention(discourse.attached))
    return Phrase(nouns, Article.THE, after=f", an {relative(nouns[0].gender, ACC)} dies angelegt ist,")


def pronominal(discourse: Speech, what: w.Ref, as_subject: bool) -> Phrase:
    """er, sie, dieser Verbündete"""
    spoken = discourse.mention(what)
    if spoken.paid:
        return Phrase(mention_heads(spoken), Article.THE, ("zerstört",), plural=spoken.plural)
    gender = PLURAL if spoken.plural else mention_heads(spoken)[0].gender
    if not discourse.is_near(what, as_subject, gender):
        return mention_phrase(spoken)
    discourse.take(what, gender)
    return spoken_of(gender)


def top_of_deck(discourse: Speech, what: w.TopOfDeck) -> Phrase:
    """die oberste Karte deines Decks, die obersten X Karten seines Decks"""
    discourse.introduce(what)
    deck = players_thing(discourse, what.who, DECK).said(GEN)
    if what.count == 1:
        return Phrase((KARTE,), Article.THE, ("oberst",), after=deck)
    top = f"obersten {number_word(what.count)}"
    return Phrase((replace(KARTE, plural=f"{top} {KARTE.plural}"),), Article.THE, plural=True, after=deck)


NAMED: Final[Table[Phrase]] = {
    w.This: lambda s, what: named(name(s), gender_of(s.card)),
    w.YourHero: lambda s, what: Phrase((HELD,), Article.YOUR),
    w.Attached: attached,
    w.DealtThisWay: lambda s, what: Phrase(
        (CHARAKTER,), Article.A, after=", dem auf diese Weise Schaden zugefügt wurde,"
    ),
    w.TopOfDeck: top_of_deck,
}
"""References that are always said alike."""

# -------------------------------------------------------------------- things that fit


def number_word(count: int | w.Amount) -> str:
    """zwei, X, ebenso viele"""
    if isinstance(count, int):
        return german_number(count)
    if type(count) in NUMBERS:
        return NUMBERS[type(count)]
    raise Unworded(count, "German")


NUMBERS: Final[dict[type, str]] = {
    w.TheX: "X",
    w.RemovedForCost: "X",
    w.ThatMuch: "ebenso viele",
    w.AnyNumber: "beliebig viele",
}


def target(discourse: Speech, what: w.Target, moving: bool) -> Phrase:
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


def controlled(discourse: Speech, noun: w.Noun, things: Phrase) -> Phrase:
    """Targets with a relative clause that says whose they are, where that is part of the description."""
    who = owner(noun)
    if who is None:
        return things
    person = DU if isinstance(who, w.You) else player(discourse, who)
    if person is None:
        return things
    controls = Clause(KONTROLLIEREN, person).final()
    return replace(things, after=f"{things.after}, {relative(things.gender, ACC)} {controls},")


def owned(discourse: Speech, noun: w.Noun) -> Article | None:
    """The article that says whose things a description means, if it does: dein, sein, or "die ... des Beherrschers".

    Players are masculine, as they are in the rulebook.
    """
    who = owner(noun)
    if who is None:
        return None
    if isinstance(who, w.You):
        return Article.YOUR
    return Article.HIS if discourse.is_actor(who) else Article.THE


def of_owner(discourse: Speech, noun: w.Noun) -> str:
    """des Beherrschers dieses Helden: behind things that an article alone does not give to anybody."""
    who = owner(noun)
    if who is None or isinstance(who, w.You) or discourse.is_actor(who):
        return ""
    person = player(discourse, who)
    return person.said(GEN) if person is not None else ""


def one(discourse: Speech, noun: w.Noun, moving: bool = False, another: bool = False) -> Phrase:
    """ein Verbündeter, ein anderer Held, eine deiner Waffen"""
    whose = owned(discourse, noun)
    if whose is not None and noun.kinds == (w.Kind.HERO,):
        return described(discourse, noun, whose, moving=moving)
    if whose is not None:
        return replace(described(discourse, noun, whose, plural=True, moving=moving), one_of="ein")
    phrase = described(discourse, noun, Article.A, moving=moving)
    return replace(phrase, adjectives=("ander", *phrase.adjectives)) if another else phrase


def several(discourse: Speech, noun: w.Noun, count: str, moving: bool = False) -> Phrase:
    """drei Verbündetenkarten, zwei deiner Ressourcen"""
    whose = owned(discourse, noun)
    if whose is not None:
        return replace(described(discourse, noun, whose, plural=True, moving=moving), one_of=count)
    return replace(described(discourse, noun, Article.NONE, plural=True, moving=moving), count=count)


def chosen(discourse: Speech, what: w.Chosen, moving: bool) -> Phrase:
    if what.count == 1 and not what.up_to:
        return one(discourse, what.noun, moving, what.another)
    phrase = several(discourse, what.noun, number_word(what.count), moving)
    if what.another:
        phrase = replace(phrase, adjectives=("ander", *phrase.adjectives))
    return replace(phrase, before="bis zu") if what.up_to and not isinstance(what.count, w.AnyNumber) else phrase


def everything(discourse: Speech, what: w.All, moving: bool = False) -> Phrase:
    """alle anderen Verbündeten in deiner Gruppe"""
    whose = owned(discourse, what.noun)
    if whose is not None:
        return replace(described(discourse, what.noun, whose, plural=True, moving=moving), before="all")
    return described(discourse, what.noun, Article.ALL, plural=True, moving=moving, joint="und")


def whole_class(discourse: Speech, what: w.All) -> Phrase:
    """Verbündete in deiner Gruppe, alle Verbündeten, deine Waffen"""
    whose = owned(discourse, what.noun)
    if whose is not None:
        return described(discourse, what.noun, whose, plural=True, joint="und")
    article = Article.ALL if is_plain(what.noun) else Article.NONE
    return described(discourse, what.noun, article, plural=True, joint="und")


INTRODUCED: Final[dict[type, Callable[[Speech, Any, bool], Phrase]]] = {
    w.Target: target,
    w.Chosen: chosen,
    w.All: everything,
}
"""References that say for the first time what there is."""


def each(discourse: Speech, what: w.All) -> Phrase:
    """jeder gegnerische Held und Verbündete: where each gets its own damage"""
    discourse.last = Mention(what.noun, True)
    whose = owned(discourse, what.noun)
    if whose is not None:
        return replace(described(discourse, what.noun, whose, plural=True), one_of="jed")
    return described(discourse, what.noun, Article.EVERY, joint="und")


def subject(discourse: Speech, what: w.Ref) -> Phrase:
    """A reference as the subject of a clause."""
    phrase = ref(discourse, what, as_subject=True, whole=True)
    if isinstance(what, (w.This, w.YourHero)):
        discourse.topic = what
    discourse.opening = False
    return phrase


# ---------------------------------------------------------------------------- people


def player(discourse: Speech, who: w.Player) -> Phrase | None:
    """A player as a subject; None is you, whom commands address."""
    if isinstance(who, w.You) or (isinstance(who, w.ThatPlayer) and discourse.actor != w.YOU):
        return None
    return worded(PLAYERS, discourse, who, "German")


def controller(discourse: Speech, who: w.ControllerOf) -> Phrase:
    """sein Beherrscher; der Beherrscher dieses Helden"""
    phrase = ref(discourse, who.what)
    if phrase.spoken_of is not None and not phrase.name:
        return Phrase((BEHERRSCHER,), Article.HIS if possessive(phrase.spoken_of) == "sein" else Article.HER)
    if phrase.name:
        return Phrase((BEHERRSCHER,), Article.THE, after=f"von {phrase.name}")
    return Phrase((BEHERRSCHER,), Article.THE, after=phrase.said(GEN))


PLAYERS: Final[Table[Phrase]] = {
    w.ControllerOf: controller,
    w.TargetPlayer: lambda s, who: Phrase((GEGNER if who.opponent else SPIELER,), Article.A, after="deiner Wahl"),
    w.EachPlayer: lambda s, who: Phrase((SPIELER,), Article.EVERY),
    w.EachOpponent: lambda s, who: Phrase((GEGNER,), Article.EVERY),
    w.TurnPlayer: lambda s, who: Phrase((SPIELER,), Article.THIS),
    w.ThatPlayer: lambda s, who: Phrase((SPIELER,), Article.THIS),
}


def players_thing(discourse: Speech, who: w.Player, noun: Noun) -> Phrase:
    """deine Hand, sein Deck, die Hand des Beherrschers"""
    if isinstance(who, w.You):
        return Phrase((noun,), Article.YOUR)
    person = player(discourse, who)
    if discourse.is_actor(who) or person is None:
        return Phrase((noun,), Article.HIS)
    return Phrase((noun,), Article.THE, after=person.said(GEN))


def doer(discourse: Speech, who: w.Player) -> Phrase | None:
    """A player as the one who acts; nobody has to be named twice."""
    return None if who == discourse.actor else player(discourse, who)
