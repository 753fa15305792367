"""What is done, in German: the clauses of a word that does something."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.german import (
    ACC,
    DAT,
    DU,
    GEN,
    Article,
    Clause,
    Gender,
    Noun,
    Phrase,
    Verb,
    hyphenated,
    possessive,
)
from regelwerk.kernel.wording import Unworded, german_number, listed
from regelwerk.kernel.words import Again, RollDie
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Mention, Speech, Table
from regelwerk.wowtcg.say_de.amounts import MEASURED, VALUES, Much, counter, much, plainly, unit
from regelwerk.wowtcg.say_de.clauses import (
    ABWERFEN,
    ANLEGEN,
    BESTIMMEN,
    DURCHFUEHREN,
    ENTFERNEN,
    ERHALTEN,
    ERSCHOEPFEN,
    FUEGEN,
    HEILEN,
    LEGEN,
    MACHEN,
    MISCHEN,
    SPANS,
    UMDREHEN,
    UNTERBRECHEN,
    WERFEN,
    ZERSTOEREN,
    ZIEHEN,
    act,
    command,
)
from regelwerk.wowtcg.say_de.describing import described
from regelwerk.wowtcg.say_de.nouns import BESITZER, DECK, FRIEDHOF, HAND, SPIELSTEIN, spoken_damage
from regelwerk.wowtcg.say_de.speech import doer, each, players_thing, ref, subject
from regelwerk.wowtcg.say_de.terms import FIRST_PARTS, TERMS, tag

# ------------------------------------------------------------------- damage, healing


def whom(discourse: Speech, what: w.Ref, by: w.Ref) -> Phrase:
    """jedem ... for several, sich selbst for the doer."""
    if what == by:
        return Phrase(name="sich selbst")
    if isinstance(what, w.All):
        return each(discourse, what)
    return ref(discourse, what)


def to_each(what: w.Ref, phrase: Phrase) -> str:
    said = phrase.said(DAT)
    return f"jedem von {said}" if isinstance(what, w.Target) and what.count != 1 else said


def parts(much_of: Much, thing: str) -> list[str]:
    """für jede Karte | 1 Feuerschaden in Höhe ..."""
    behind = "" if tail_of(much_of) else much_of.behind
    said = " ".join(part for part in (much_of.number, thing, behind) if part)
    return [*([much_of.ahead] if much_of.ahead else []), said]


def tail_of(much_of: Much) -> str:
    """ ", wobei X gleich ... ist" stands behind the verb."""
    return much_of.behind if much_of.behind.startswith(",") else ""


def deal(discourse: Speech, word: w.Deal) -> Clause:
    who = subject(discourse, word.by)
    kind = spoken_damage(word.element)
    if type(word.amount) in VALUES and getattr(word.amount, "what", None) == word.by:
        how_much = much(discourse, word.amount)
        to = to_each(word.to, whom(discourse, word.to, word.by))
    else:
        before = discourse.last
        to = to_each(word.to, whom(discourse, word.to, word.by))
        with discourse.speaking_of(before if before.paid else discourse.last):
            how_much = much(discourse, word.amount)
    discourse.damage = True
    said = parts(how_much, kind)
    return Clause(FUEGEN, who, (to, *said), tail=tail_of(how_much), about=word.by)


def heal(discourse: Speech, word: w.Heal) -> Clause:
    who = subject(discourse, word.by)
    target = to_each(word.what, whom(discourse, word.what, word.by))
    how_much = much(discourse, word.amount) if word.amount is not None else Much("allen")
    if isinstance(word.amount, w.ThatMuch) and not discourse.counted_event:
        how_much = Much("1", ahead=f"für {unit(discourse, word.amount).said(ACC)}")
    discourse.damage = True
    middle = (*parts(how_much, "Schaden"), f"von {target}")
    return Clause(HEILEN, who, middle, tail=tail_of(how_much), about=word.by)


def put_damage(discourse: Speech, word: w.PutDamage) -> Clause:
    on = f"auf {ref(discourse, word.on).said(ACC)}"
    return command(LEGEN, *parts(much(discourse, word.amount), "Schaden"), on)


# ------------------------------------------------------------------------ one thing


def destroy(discourse: Speech, word: w.Destroy) -> Clause:
    clause = act(discourse, ZERSTOEREN, word.what)
    many = word.what.count if isinstance(word.what, w.Target) else 1
    if isinstance(many, w.RemovedForCost):
        return replace(clause, tail=plainly(discourse, many)[1])
    return clause


def gain_control(discourse: Speech, word: w.GainControl) -> Clause:
    who = doer(discourse, word.who) or DU
    thing = ref(discourse, word.what).said(ACC)
    return Clause(ERHALTEN, who, (SPANS[word.span], f"die Kontrolle über {thing}"), about=word.who)


def put_counter(discourse: Speech, word: w.PutCounter) -> Clause:
    mark = Phrase((counter(word.name),), Article.A).said(ACC)
    return command(LEGEN, mark, f"auf {ref(discourse, word.on).said(ACC)}")


# ------------------------------------------------------------------------ moving

WHERE: Final = {w.Zone.HAND: ("auf", HAND), w.Zone.GRAVEYARD: ("auf", FRIEDHOF), w.Zone.DECK: ("auf", DECK)}


def put_into(discourse: Speech, word: w.PutInto) -> Clause:
    if word.zone not in WHERE:
        raise Unworded(word, "German")
    moved = act(discourse, LEGEN, word.what, moving=True)
    preposition, noun = WHERE[word.zone]
    if word.zone is w.Zone.DECK:
        preposition = "unter" if word.bottom else "oben auf"
    place = owners(discourse, word.what, noun).said(ACC)
    return replace(moved, middle=(*moved.middle, f"{preposition} {place}"))


def owners(discourse: Speech, what: w.Ref, noun: Noun) -> Phrase:
    """Whose hand or deck a card goes to: its owner's, or yours where it can be no other."""
    if isinstance(what, w.This):
        return Phrase((noun,), Article.YOUR)
    if isinstance(what, w.TopOfDeck):
        return Phrase((noun,), Article.YOUR if what.who == w.YOU else Article.HIS)
    spoken = Mention(what.noun) if isinstance(what, (w.Target, w.Chosen, w.All)) else discourse.mention(what)
    if spoken.noun.zone is not w.Zone.PLAY and spoken.noun.whose is not None:
        return players_thing(discourse, spoken.noun.whose, noun)
    phrase = ref(discourse, what) if isinstance(what, (w.Them, w.TheOne, w.TheOther)) else None
    several = isinstance(what, w.All) or (isinstance(what, (w.Target, w.Chosen)) and what.count != 1)
    gender = phrase.gender if phrase is not None else thing_gender(discourse, what)
    whose = Article.HIS if possessive(gender) == "sein" and not several else Article.HER
    owner = Phrase((BESITZER,), whose, plural=several or (phrase is not None and phrase.is_plural))
    return Phrase((noun,), Article.THE, plural=owner.plural, after=owner.said(GEN))


def thing_gender(discourse: Speech, what: w.Ref) -> Gender:
    """The gender of what was just introduced, without introducing it again."""
    if isinstance(what, (w.Target, w.Chosen, w.All)):
        return described(discourse, what.noun, Article.A).gender
    return ref(discourse, what).gender


def put_into_play(discourse: Speech, word: w.PutIntoPlay) -> Clause:
    who = doer(discourse, word.who)
    with discourse.acting(word.who if word.who != w.YOU else discourse.actor):
        moved = act(discourse, LEGEN, word.what, moving=True)
    if word.who != w.YOU:
        moved = replace(moved, subject=who, about=word.who)
    how = ["erschöpft"] if word.exhausted else []
    if word.wounded:
        how.append("mit Schaden in Höhe ihrer Gesundheit minus 1")
    return replace(moved, middle=(*moved.middle, *how, "ins Spiel"))


def put_into_resources(discourse: Speech, word: w.PutIntoResources) -> Clause:
    how = "verdeckt und erschöpft" if word.exhausted else "verdeckt"
    return act(discourse, LEGEN, word.what, f"{how} in deine Ressourcenreihe", moving=True)


def shuffle_into(discourse: Speech, word: w.ShuffleInto) -> Clause:
    if word.zone not in (w.Zone.HAND, w.Zone.GRAVEYARD):
        raise Unworded(word, "German")
    discourse.damage = False
    thing = Phrase((HAND if word.zone is w.Zone.HAND else FRIEDHOF,), Article.YOUR)
    return command(MISCHEN, thing.said(ACC), "in dein Deck")


# -------------------------------------------------------------------------- cards


def cards(discourse: Speech, verb: Verb, word: w.Draw | w.Discard) -> Clause:
    """ziehe eine Karte, zwei Karten, ebenso viele Karten, für jeden zugefügten Schaden eine Karte"""
    who = doer(discourse, word.who)
    count, tail = word.count, ""
    if isinstance(count, int):
        middle: tuple[str, ...] = ("eine Karte",) if count == 1 else (f"{german_number(count)} Karten",)
    elif isinstance(count, w.ThatMuch) and not discourse.damage:
        middle = ("ebenso viele Karten",)
    elif isinstance(count, MEASURED):
        how_many = much(discourse, count)
        middle, tail = tuple(parts(how_many, "Karten")), tail_of(how_many)
    else:
        middle = (f"für {unit(discourse, count).said(ACC)}", "eine Karte")
    return Clause(verb, who, middle, tail=tail, about=word.who)


def draw(discourse: Speech, word: w.Draw) -> Clause:
    if isinstance(word.count, w.CardsToHandSize):
        limit = ", bis du deine maximale Handgröße erreicht hast,"
        return Clause(ZIEHEN, doer(discourse, word.who), ("Karten",), tail=limit, about=word.who)
    return cards(discourse, ZIEHEN, word)


def tokens(discourse: Speech, word: w.Tokens) -> Clause:
    noun = hyphenated("Verbündeter", SPIELSTEIN)
    for one in reversed(word.tags):
        noun = hyphenated(FIRST_PARTS.get(one, tag(one)), noun)
    if word.faction is not None:
        noun = hyphenated(TERMS[word.faction.name.lower()], noun)
    worth = [f"{word.atk} ANG", f"{word.health} Gesundheit"]
    worth += [TERMS[keyword.name.lower()] for keyword in word.keywords]
    called = f"namens {word.name} " if word.name not in ("", " ".join(word.tags)) else ""
    behind = f"{called}mit {listed(worth, 'und')}"
    adjectives = ("einzigartig",) if word.unique else ()
    if word.count == 1:
        thing = Phrase((noun,), Article.A, adjectives, after=behind)
    else:
        thing = Phrase((noun,), Article.NONE, adjectives, True, count=german_number(word.count), after=behind)
    discourse.last = Mention(w.ALLY, word.count != 1)
    return command(LEGEN, thing.said(ACC), "ins Spiel")


DOING: Final[Table[Clause]] = {
    w.Deal: deal,
    w.Heal: heal,
    w.PutDamage: put_damage,
    w.RemoveDamage: lambda s, word: command(ENTFERNEN, "allen Schaden", f"von {ref(s, word.what).said(DAT)}"),
    w.Exhaust: lambda s, word: act(s, ERSCHOEPFEN, word.what),
    w.Ready: lambda s, word: act(s, MACHEN, word.what, closing="bereit"),
    w.Destroy: destroy,
    w.Interrupt: lambda s, word: act(s, UNTERBRECHEN, word.what),
    w.Pick: lambda s, word: act(s, BESTIMMEN, word.what),
    w.Attach: lambda s, word: command(ANLEGEN, "dies", f"an {ref(s, word.to).said(ACC)}"),
    w.Reattach: lambda s, word: act(s, ANLEGEN, word.what, "an einen anderen Helden oder Verbündeten"),
    w.RemoveFromGame: lambda s, word: act(s, ENTFERNEN, word.what, "aus dem Spiel"),
    w.TurnFaceDown: lambda s, word: act(s, UMDREHEN, word.what),
    w.BecomeDefender: lambda s, word: act(s, MACHEN, word.what, closing="zum Verteidiger"),
    w.RemoveFromCombat: lambda s, word: act(s, ENTFERNEN, word.what, "aus dem Kampf"),
    w.GainControl: gain_control,
    w.PutCounter: put_counter,
    w.ExtraTurn: lambda s, word: command(DURCHFUEHREN, "nach diesem Zug", "einen zusätzlichen Zug"),
    w.PutInto: put_into,
    w.PutIntoPlay: put_into_play,
    w.PutIntoResources: put_into_resources,
    w.ShuffleInto: shuffle_into,
    w.Draw: draw,
    w.Discard: lambda s, word: cards(s, ABWERFEN, word),
    w.Tokens: tokens,
    RollDie: lambda s, word: command(WERFEN, "einen Würfel"),
    Again: lambda s, word: command(WERFEN, "erneut"),
}
"""Word class -> its clause."""
