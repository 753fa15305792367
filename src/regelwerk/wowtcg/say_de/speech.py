"""Where a German text is, and how things are spoken of: references, pronouns, people."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

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
from regelwerk.wowtcg.say_de.describing import described, heads
from regelwerk.wowtcg.say_de.nouns import BEHERRSCHER, CHARAKTER, DECK, GEGNER, HELD, KARTE, SPIELER
from regelwerk.wowtcg.say_en.reading import NOTHING, Mention, attached_noun, is_character, noun_of, owner
from regelwerk.wowtcg.words import YOU, Card, Kind, Player, Ref, Zone

KONTROLLIEREN: Final = Verb("kontrollieren")

__all__ = ["Speech", "mention_phrase", "player", "ref", "begin", "subject"]


@dataclass
class Speech:
    """Where a text is: what it has named, what it spoke of last, whether a sentence begins here."""

    card: Card
    attached: w.Noun
    named: bool = False
    topic: Ref | None = None
    last: Mention = NOTHING
    one: Mention = NOTHING
    other: Mention = NOTHING
    fresh: bool = False
    """The event named one thing only, and its sentence goes on: a pronoun is that thing."""
    taken: Ref | None = None
    """What the pronoun of the gender below stands for in this sentence."""
    taken_gender: Gender | None = None
    opening: bool = True
    told: bool = False
    """The last sentence told what your hero or this card does: a pronoun would be that."""
    row: bool = False
    actor: Player = YOU
    damage: bool = False
    """The number mentioned last counts damage."""
    counted_event: bool = False
    """The event that began this power counts damage."""
    source: str = ""
    """What the other thing in the event is called, where it has no description."""
    lines: list[str] = field(default_factory=list)

    def new_sentence(self, keep: bool = False) -> None:
        """A full stop: pronouns lose their hold, unless the sentence goes on in the next ("Falls du dies tust")."""
        self.told = isinstance(self.topic, (w.This, w.YourHero))
        if not keep:
            self.topic = None
        self.fresh = False
        self.taken = self.taken_gender = None
        self.opening = True


def begin(card: Card) -> Speech:
    """The beginning of a card's text."""
    return Speech(card, attached_noun(card))


# ------------------------------------------------------------------------- this card


def gender_of(card: Card) -> Gender:
    """The gender of the pronoun for a card: of the person, else of the word for its type."""
    if card.pronoun == "he":
        return M
    if card.pronoun == "she":
        return F
    if card.totem:
        return N
    return M if card.kind in (Kind.HERO, Kind.ALLY, Kind.ITEM) else F


def name(discourse: Speech) -> str:
    """The card's name; what it is called for short once it was named."""
    full = discourse.card.name_de or discourse.card.name
    said = discourse.card.short if discourse.named and discourse.card.short else full
    discourse.named = True
    return said


# ------------------------------------------------------------------------ references


def mention(discourse: Speech, what: Ref) -> Mention:
    """What a pronoun stands for."""
    if isinstance(what, w.TheOne):
        return discourse.one
    return discourse.other if isinstance(what, w.TheOther) else discourse.last


def mention_heads(spoken: Mention) -> tuple[Noun, ...]:
    """The word that stands after "dieser": Charakter, Verbündeter, Karte."""
    bare = w.Noun(spoken.noun.kinds, tuple(q for q in spoken.noun.quals if isinstance(q, w.Tagged)), spoken.noun.zone)
    if is_character(bare) and bare.zone is Zone.PLAY:
        return (CHARAKTER,)
    if bare.kinds and bare.zone is Zone.PLAY:
        bare = w.Noun(bare.kinds)
    return heads(bare)


def mention_phrase(spoken: Mention) -> Phrase:
    """dieser Verbündete, diese Karten"""
    return Phrase(mention_heads(spoken), Article.THIS, plural=spoken.plural)


def ref(discourse: Speech, what: Ref, as_subject: bool = False, moving: bool = False, whole: bool = False) -> Phrase:
    """A reference, ready to be said in any case.

    `moving`: "aus" the place instead of "in" it; `whole`: all of a class, as the subject of a lasting statement.
    """
    if isinstance(what, (w.This, w.YourHero)) and discourse.topic == what:
        gender = gender_of(discourse.card) if isinstance(what, w.This) else M
        discourse.taken, discourse.taken_gender = what, gender
        return spoken_of(gender)
    if isinstance(what, w.This):
        return named(name(discourse), gender_of(discourse.card))
    if isinstance(what, w.YourHero):
        return Phrase((HELD,), Article.YOUR)
    if isinstance(what, w.Attached):
        return attached(discourse)
    if isinstance(what, w.DealtThisWay):
        return Phrase((CHARAKTER,), Article.A, after=", dem auf diese Weise Schaden zugefügt wurde,")
    if isinstance(what, w.TheOther) and discourse.source:
        return Phrase(name=discourse.source, spoken_of=F)
    if isinstance(what, w.TopOfDeck):
        discourse.last = Mention(w.Noun((), zone=Zone.DECK, whose=what.who), what.count != 1)
        return top_of_deck(discourse, what)
    if isinstance(what, (w.Target, w.Chosen, w.All)):
        phrase = introduced(discourse, what, moving, whole)
        discourse.last = Mention(noun_of(what, discourse.attached), is_many(what))
        return phrase
    return pronominal(discourse, what, as_subject)


def attached(discourse: Speech) -> Phrase:
    """der Verbündete, an den dies angelegt ist"""
    nouns = mention_heads(Mention(discourse.attached))
    return Phrase(nouns, Article.THE, after=f", an {relative(nouns[0].gender, ACC)} dies angelegt ist,")


def introduced(discourse: Speech, what: w.Target | w.Chosen | w.All, moving: bool, whole: bool) -> Phrase:
    if isinstance(what, w.Target):
        return target(discourse, what, moving)
    if isinstance(what, w.Chosen):
        return chosen(discourse, what, moving)
    return whole_class(discourse, what) if whole else everything(discourse, what, moving)


def is_many(what: Ref) -> bool:
    """Whether it is more than one thing."""
    if isinstance(what, (w.Target, w.Chosen)):
        return what.count != 1 or (what.up_to and isinstance(what, w.Target))
    return isinstance(what, w.All)


def pronominal(discourse: Speech, what: Ref, as_subject: bool) -> Phrase:
    """er, sie, dieser Verbündete"""
    spoken = mention(discourse, what)
    if spoken.paid:
        return Phrase(mention_heads(spoken), Article.THE, ("zerstört",), plural=spoken.plural)
    gender = PLURAL if spoken.plural else mention_heads(spoken)[0].gender
    near = discourse.taken is None or discourse.taken == what or discourse.taken_gender is not gender
    if isinstance(what, w.Them):
        near = (
            near
            and not discourse.row
            and (not as_subject or spoken.plural or (discourse.opening and not discourse.told))
        )
    else:
        near = near and discourse.fresh and isinstance(what, w.TheOne)
    if not near:
        return mention_phrase(spoken)
    discourse.taken, discourse.taken_gender = what, gender
    return spoken_of(gender)


def number_word(count: w.Amount) -> str:
    """zwei, X, ebenso viele"""
    if isinstance(count, (w.TheX, w.RemovedForCost)):
        return "X"
    if isinstance(count, int):
        return german_number(count)
    if isinstance(count, w.ThatMuch):
        return "ebenso viele"
    if isinstance(count, w.AnyNumber):
        return "beliebig viele"
    raise Unworded(count, "German")


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
    return Article.HIS if is_actor(discourse, who) else Article.THE


def is_actor(discourse: Speech, who: Player) -> bool:
    """Whether "his" can only be this player's."""
    return who == discourse.actor or (isinstance(who, w.ThatPlayer) and discourse.actor != YOU)


def of_owner(discourse: Speech, noun: w.Noun) -> str:
    """des Beherrschers dieses Helden: behind things that an article alone does not give to anybody."""
    who = owner(noun)
    if who is None or isinstance(who, w.You) or is_actor(discourse, who):
        return ""
    person = player(discourse, who)
    return person.said(GEN) if person is not None else ""


def one(discourse: Speech, noun: w.Noun, moving: bool = False, another: bool = False) -> Phrase:
    """ein Verbündeter, ein anderer Held, eine deiner Waffen"""
    whose = owned(discourse, noun)
    if whose is not None and noun.kinds == (Kind.HERO,):
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


def top_of_deck(discourse: Speech, what: w.TopOfDeck) -> Phrase:
    """die oberste Karte deines Decks, die obersten X Karten seines Decks"""
    deck = players_thing(discourse, what.who, DECK).said(GEN)
    if what.count == 1:
        return Phrase((KARTE,), Article.THE, ("oberst",), after=deck)
    top = f"obersten {number_word(what.count)}"
    return Phrase((replace(KARTE, plural=f"{top} {KARTE.plural}"),), Article.THE, plural=True, after=deck)


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
    plain = all(isinstance(qual, w.Tagged) for qual in what.noun.quals)
    return described(discourse, what.noun, Article.ALL if plain else Article.NONE, plural=True, joint="und")


def each(discourse: Speech, what: w.All) -> Phrase:
    """jeder gegnerische Held und Verbündete: where each gets its own damage"""
    discourse.last = Mention(what.noun, True)
    whose = owned(discourse, what.noun)
    if whose is not None:
        return replace(described(discourse, what.noun, whose, plural=True), one_of="jed")
    return described(discourse, what.noun, Article.EVERY, joint="und")


def subject(discourse: Speech, what: Ref) -> Phrase:
    """A reference as the subject of a clause."""
    phrase = ref(discourse, what, as_subject=True, whole=True)
    if isinstance(what, (w.This, w.YourHero)):
        discourse.topic = what
    discourse.opening = False
    return phrase


# ---------------------------------------------------------------------------- people


def player(discourse: Speech, who: Player) -> Phrase | None:
    """A player as a subject; None is you, whom commands address."""
    if isinstance(who, w.You) or (isinstance(who, w.ThatPlayer) and discourse.actor != YOU):
        return None
    if isinstance(who, w.ControllerOf):
        return controller(discourse, who.what)
    if isinstance(who, w.TargetPlayer):
        return Phrase((GEGNER if who.opponent else SPIELER,), Article.A, after="deiner Wahl")
    if isinstance(who, (w.EachPlayer, w.EachOpponent)):
        return Phrase((GEGNER if isinstance(who, w.EachOpponent) else SPIELER,), Article.EVERY)
    if isinstance(who, (w.TurnPlayer, w.ThatPlayer)):
        return Phrase((SPIELER,), Article.THIS)
    raise Unworded(who, "German")


def controller(discourse: Speech, what: Ref, noun: Noun = BEHERRSCHER) -> Phrase:
    """sein Beherrscher; der Beherrscher dieses Helden"""
    phrase = ref(discourse, what)
    if phrase.spoken_of is not None and not phrase.name:
        return Phrase((noun,), Article.HIS if possessive(phrase.spoken_of) == "sein" else Article.HER)
    if phrase.name:
        return Phrase((noun,), Article.THE, after=f"von {phrase.name}")
    return Phrase((noun,), Article.THE, after=phrase.said(GEN))


def players_thing(discourse: Speech, who: Player, noun: Noun, plural: bool = False) -> Phrase:
    """deine Hand, sein Deck, die Hand des Beherrschers"""
    if isinstance(who, w.You):
        return Phrase((noun,), Article.YOUR, plural=plural)
    person = player(discourse, who)
    if is_actor(discourse, who) or person is None:
        return Phrase((noun,), Article.HIS, plural=plural)
    return Phrase((noun,), Article.THE, plural=plural, after=person.said(GEN))


def doer(discourse: Speech, who: Player) -> Phrase | None:
    """A player as the one who acts; nobody has to be named twice."""
    return None if who == discourse.actor else player(discourse, who)
