"""What is done, in German: the clauses of a word that does something."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.language.german import (
    ACC,
    DAT,
    GEN,
    YOU_SUBJECT,
    Article,
    Gender,
    GermanClause,
    GermanNoun,
    GermanVerb,
    NounPhrase,
    hyphenated,
    possessive,
)
from regelwerk.kernel.language.sentences import MissingWordingError, german_number, join_list
from regelwerk.kernel.vocabulary.words import Again, RollDie
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.text.discourse import Antecedent, Discourse, Table
from regelwerk.wowtcg.text_de.amounts import MEASURED, AmountPhrase, amount_phrase, bare_number, counter, unit
from regelwerk.wowtcg.text_de.clauses import (
    ABWERFEN,
    ANLEGEN,
    BEHALTEN,
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
    WAEHLEN,
    WERFEN,
    ZERSTOEREN,
    ZIEHEN,
    act,
    command,
)
from regelwerk.wowtcg.text_de.noun_phrases import described
from regelwerk.wowtcg.text_de.nouns import BESITZER, DECK, FRIEDHOF, HAND, SPIELSTEIN, spoken_damage
from regelwerk.wowtcg.text_de.references import KONTROLLIEREN, doer, each, players_thing, ref, subject
from regelwerk.wowtcg.text_de.terms import FIRST_PARTS, TERMS, tag

# ------------------------------------------------------------------- damage, healing


def whom(discourse: Discourse, what: vocabulary.Selector, by: vocabulary.Selector) -> NounPhrase:
    """jedem ... for several, sich selbst for the doer."""
    if what == by:
        return NounPhrase(name="sich selbst")
    if isinstance(what, vocabulary.All):
        return each(discourse, what)
    return ref(discourse, what)


def to_each(what: vocabulary.Selector, phrase: NounPhrase) -> str:
    dative = phrase.in_case(DAT)
    return f"jedem von {dative}" if isinstance(what, vocabulary.Target) and what.count != 1 else dative


def parts(much_of: AmountPhrase, thing: str) -> list[str]:
    """für jede Karte | 1 Feuerschaden in Höhe ..."""
    behind = "" if tail_of(much_of) else much_of.postmodifier
    how_many = " ".join(part for part in (much_of.number, thing, behind) if part)
    return [*([much_of.front] if much_of.front else []), how_many]


def tail_of(much_of: AmountPhrase) -> str:
    """ ", wobei X gleich ... ist" stands behind the verb."""
    return much_of.postmodifier if much_of.postmodifier.startswith(",") else ""


def deal(discourse: Discourse, word: vocabulary.Deal) -> GermanClause:
    who = subject(discourse, word.by)
    kind = spoken_damage(word.element)
    if isinstance(word.amount, vocabulary.ValueOf) and word.amount.what == word.by:
        how_much = amount_phrase(discourse, word.amount)
        to = to_each(word.to, whom(discourse, word.to, word.by))
    else:
        before = discourse.last
        to = to_each(word.to, whom(discourse, word.to, word.by))
        with discourse.speaking_of(before if before.paid else discourse.last):
            how_much = amount_phrase(discourse, word.amount)
    discourse.damage = True
    damage = parts(how_much, kind)
    return GermanClause(FUEGEN, who, (to, *damage), tail=tail_of(how_much), about=word.by)


def heal(discourse: Discourse, word: vocabulary.Heal) -> GermanClause:
    who = subject(discourse, word.by)
    target = to_each(word.what, whom(discourse, word.what, word.by))
    how_much = amount_phrase(discourse, word.amount) if word.amount is not None else AmountPhrase("allen")
    if isinstance(word.amount, vocabulary.ThatMuch) and not discourse.counted_event:
        how_much = AmountPhrase("1", front=f"für {unit(discourse, word.amount).in_case(ACC)}")
    discourse.damage = True
    middle = (*parts(how_much, "Schaden"), f"von {target}")
    return GermanClause(HEILEN, who, middle, tail=tail_of(how_much), about=word.by)


def put_damage(discourse: Discourse, word: vocabulary.PutDamage) -> GermanClause:
    if word.amount is None:
        return command(ENTFERNEN, "allen Schaden", f"von {ref(discourse, word.on).in_case(DAT)}")
    on = f"auf {ref(discourse, word.on).in_case(ACC)}"
    return command(LEGEN, *parts(amount_phrase(discourse, word.amount), "Schaden"), on)


# ------------------------------------------------------------------------ one thing


def destroy(discourse: Discourse, word: vocabulary.Destroy) -> GermanClause:
    clause = act(discourse, ZERSTOEREN, word.what)
    many = word.what.count if isinstance(word.what, vocabulary.Target) else 1
    if isinstance(many, vocabulary.RemovedForCost):
        return replace(clause, tail=bare_number(discourse, many)[1])
    return clause


TURNED: Final = {vocabulary.Position.EXHAUSTED: ERSCHOEPFEN, vocabulary.Position.FACE_DOWN: UMDREHEN}


def gain_control(discourse: Discourse, word: vocabulary.GainControl) -> GermanClause:
    who = doer(discourse, word.who) or YOU_SUBJECT
    thing = ref(discourse, word.what).in_case(ACC)
    if word.span is None:
        return GermanClause(KONTROLLIEREN, who, (thing,))
    return GermanClause(ERHALTEN, who, (SPANS[word.span], f"die Kontrolle über {thing}"), about=word.who)


def put_counter(discourse: Discourse, word: vocabulary.PutCounter) -> GermanClause:
    mark = NounPhrase((counter(word.name),), Article.A).in_case(ACC)
    return command(LEGEN, mark, f"auf {ref(discourse, word.on).in_case(ACC)}")


# ------------------------------------------------------------------------ moving

WHERE: Final = {
    vocabulary.Zone.HAND: ("auf", HAND),
    vocabulary.Zone.GRAVEYARD: ("auf", FRIEDHOF),
    vocabulary.Zone.DECK: ("auf", DECK),
}


def put_into(discourse: Discourse, word: vocabulary.PutInto) -> GermanClause:
    if word.zone not in WHERE:
        raise MissingWordingError(word, "German")
    moved = act(discourse, LEGEN, word.what, moving=True)
    preposition, noun = WHERE[word.zone]
    if word.zone is vocabulary.Zone.DECK:
        preposition = "unter" if word.bottom else "oben auf"
    place = owners(discourse, word.what, noun).in_case(ACC)
    return replace(moved, middle=(*moved.middle, f"{preposition} {place}"))


def owners(discourse: Discourse, what: vocabulary.Selector, noun: GermanNoun) -> NounPhrase:
    """Whose hand or deck a card goes to: its owner's, or yours where it can be no other."""
    if isinstance(what, vocabulary.This):
        return NounPhrase((noun,), Article.YOUR)
    if isinstance(what, vocabulary.TopOfDeck):
        return NounPhrase((noun,), Article.YOUR if what.who == vocabulary.YOU else Article.HIS)
    spoken = (
        Antecedent(what.noun)
        if isinstance(what, (vocabulary.Target, vocabulary.Chosen, vocabulary.All))
        else discourse.mention(what)
    )
    if spoken.noun.zone is not vocabulary.Zone.PLAY and spoken.noun.whose is not None:
        return players_thing(discourse, spoken.noun.whose, noun)
    phrase = (
        ref(discourse, what)
        if isinstance(what, (vocabulary.Them, vocabulary.EventSubject, vocabulary.EventOther))
        else None
    )
    several = isinstance(what, vocabulary.All) or (
        isinstance(what, (vocabulary.Target, vocabulary.Chosen)) and what.count != 1
    )
    gender = phrase.gender if phrase is not None else thing_gender(discourse, what)
    whose = Article.HIS if possessive(gender) == "sein" and not several else Article.HER
    owner = NounPhrase((BESITZER,), whose, plural=several or (phrase is not None and phrase.is_plural))
    return NounPhrase((noun,), Article.THE, plural=owner.plural, after=owner.in_case(GEN))


def thing_gender(discourse: Discourse, what: vocabulary.Selector) -> Gender:
    """The gender of what was just introduced, without introducing it again."""
    if isinstance(what, (vocabulary.Target, vocabulary.Chosen, vocabulary.All)):
        return described(discourse, what.noun, Article.A).gender
    return ref(discourse, what).gender


def put_into_play(discourse: Discourse, word: vocabulary.PutIntoPlay) -> GermanClause:
    who = doer(discourse, word.who)
    with discourse.acting(word.who if word.who != vocabulary.YOU else discourse.actor):
        moved = act(discourse, LEGEN, word.what, moving=True)
    if word.who != vocabulary.YOU:
        moved = replace(moved, subject=who, about=word.who)
    how = ["erschöpft"] if word.exhausted else []
    if word.wounded:
        how.append("mit Schaden in Höhe ihrer Gesundheit minus 1")
    return replace(moved, middle=(*moved.middle, *how, "ins Spiel"))


def put_into_resources(discourse: Discourse, word: vocabulary.PutIntoResources) -> GermanClause:
    how = "verdeckt und erschöpft" if word.exhausted else "verdeckt"
    return act(discourse, LEGEN, word.what, f"{how} in deine Ressourcenreihe", moving=True)


def shuffle_into(discourse: Discourse, word: vocabulary.ShuffleInto) -> GermanClause:
    if word.zone not in (vocabulary.Zone.HAND, vocabulary.Zone.GRAVEYARD):
        raise MissingWordingError(word, "German")
    discourse.damage = False
    thing = NounPhrase((HAND if word.zone is vocabulary.Zone.HAND else FRIEDHOF,), Article.YOUR)
    return command(MISCHEN, thing.in_case(ACC), "in dein Deck")


# -------------------------------------------------------------------------- cards


def cards(discourse: Discourse, verb: GermanVerb, word: vocabulary.Draw | vocabulary.Discard) -> GermanClause:
    """ziehe eine Karte, zwei Karten, ebenso viele Karten, für jeden zugefügten Schaden eine Karte"""
    who = doer(discourse, word.who)
    count, tail = word.count, ""
    if isinstance(count, int):
        middle: tuple[str, ...] = ("eine Karte",) if count == 1 else (f"{german_number(count)} Karten",)
    elif isinstance(count, vocabulary.ThatMuch) and not discourse.damage:
        middle = ("ebenso viele Karten",)
    elif isinstance(count, MEASURED):
        how_many = amount_phrase(discourse, count)
        middle, tail = tuple(parts(how_many, "Karten")), tail_of(how_many)
    else:
        middle = (f"für {unit(discourse, count).in_case(ACC)}", "eine Karte")
    return GermanClause(verb, who, middle, tail=tail, about=word.who)


def draw(discourse: Discourse, word: vocabulary.Draw) -> GermanClause:
    if word.count == vocabulary.CardsInHand(vocabulary.YOU, lacking=True) and word.who == vocabulary.YOU:
        limit = ", bis du deine maximale Handgröße erreicht hast,"
        return GermanClause(ZIEHEN, doer(discourse, word.who), ("Karten",), tail=limit, about=word.who)
    return cards(discourse, ZIEHEN, word)


def tokens(discourse: Discourse, word: vocabulary.CreateTokens) -> GermanClause:
    noun = hyphenated("Verbündeter", SPIELSTEIN)
    for name in reversed(word.tags):
        noun = hyphenated(FIRST_PARTS.get(name, tag(name)), noun)
    if word.faction is not None:
        noun = hyphenated(TERMS[word.faction.name.lower()], noun)
    worth = [f"{word.atk} ANG", f"{word.health} Gesundheit"]
    worth += [TERMS[keyword.name.lower()] for keyword in word.keywords]
    called = f"namens {word.name} " if word.name not in ("", " ".join(word.tags)) else ""
    behind = f"{called}mit {join_list(worth, 'und')}"
    adjectives = ("einzigartig",) if word.unique else ()
    if word.count == 1:
        thing = NounPhrase((noun,), Article.A, adjectives, after=behind)
    else:
        thing = NounPhrase((noun,), Article.NONE, adjectives, True, count=german_number(word.count), after=behind)
    discourse.last = Antecedent(vocabulary.ALLY, word.count != 1)
    return command(LEGEN, thing.in_case(ACC), "ins Spiel")


def secret_numbers(discourse: Discourse, word: vocabulary.SecretNumbers) -> GermanClause:
    who = doer(discourse, word.who)
    tail = ", und du wählst einen von denen mit der höchsten"
    return GermanClause(WAEHLEN, who, ("geheim", "eine Zahl"), tail=tail, about=word.who)


DOING: Final[Table[GermanClause]] = {
    vocabulary.Deal: deal,
    vocabulary.Heal: heal,
    vocabulary.PutDamage: put_damage,
    vocabulary.Turn: lambda s, word: act(s, TURNED[word.position], word.what),
    vocabulary.Ready: lambda s, word: act(s, MACHEN, word.what, closing="bereit"),
    vocabulary.Destroy: destroy,
    vocabulary.Interrupt: lambda s, word: act(s, UNTERBRECHEN, word.what),
    vocabulary.Choose: lambda s, word: act(s, BESTIMMEN, word.what),
    vocabulary.Attach: lambda s, word: (
        command(ANLEGEN, "dies", f"an {ref(s, word.to).in_case(ACC)}")
        if word.moved is None
        else act(s, ANLEGEN, word.moved, "an einen anderen Helden oder Verbündeten")
    ),
    vocabulary.RemoveFromGame: lambda s, word: act(s, ENTFERNEN, word.what, "aus dem Spiel"),
    vocabulary.BecomeDefender: lambda s, word: act(s, MACHEN, word.what, closing="zum Verteidiger"),
    vocabulary.RemoveFromCombat: lambda s, word: act(s, ENTFERNEN, word.what, "aus dem Kampf"),
    vocabulary.GainControl: gain_control,
    vocabulary.PutCounter: put_counter,
    vocabulary.SecretNumbers: secret_numbers,
    vocabulary.ExtraTurn: lambda s, word: command(DURCHFUEHREN, "nach diesem Zug", "einen zusätzlichen Zug"),
    vocabulary.PutInto: put_into,
    vocabulary.PutIntoPlay: put_into_play,
    vocabulary.KeepForNextGame: lambda s, word: act(
        s, BEHALTEN, word.what, "für das nächste Spiel des Matches im Spiel"
    ),
    vocabulary.PutIntoResources: put_into_resources,
    vocabulary.ShuffleInto: shuffle_into,
    vocabulary.Draw: draw,
    vocabulary.Discard: lambda s, word: cards(s, ABWERFEN, word),
    vocabulary.CreateTokens: tokens,
    RollDie: lambda s, word: command(WERFEN, "einen Würfel"),
    Again: lambda s, word: command(WERFEN, "erneut"),
}
"""Word class -> its clause."""
