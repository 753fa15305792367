"""What is done, in German: the clauses of a word that does something."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from regelwerk.kernel.german import ACC, DAT, DU, GEN, Article, Clause, Phrase, Verb, hyphenated, possessive
from regelwerk.kernel.wording import Unworded, german_number, listed
from regelwerk.kernel.words import Again, RollDie
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say_de.amounts import Much, counter, much, total, unit
from regelwerk.wowtcg.say_de.clauses import (
    ABWERFEN,
    ANLEGEN,
    BESTIMMEN,
    DURCHFUEHREN,
    DURCHSUCHEN,
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
    VORZEIGEN,
    WERFEN,
    ZERSTOEREN,
    ZIEHEN,
    act,
    command,
)
from regelwerk.wowtcg.say_de.describing import described
from regelwerk.wowtcg.say_de.lasting import spoken_damage
from regelwerk.wowtcg.say_de.nouns import BESITZER, DECK, FRIEDHOF, HAND, SPIELSTEIN
from regelwerk.wowtcg.say_de.speech import Speech, doer, each, mention, players_thing, ref, subject
from regelwerk.wowtcg.say_de.terms import FIRST_PARTS, TERMS, tag
from regelwerk.wowtcg.say_en.reading import Mention
from regelwerk.wowtcg.words import YOU, Amount, Player, Ref, Zone

# ------------------------------------------------------------------- damage, healing


def whom(discourse: Speech, what: Ref, by: Ref) -> Phrase:
    """jedem ... for several, sich selbst for the doer."""
    if what == by:
        return Phrase(name="sich selbst")
    if isinstance(what, w.All):
        return each(discourse, what)
    return ref(discourse, what)


def to_each(what: Ref, phrase: Phrase) -> str:
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


def deal(discourse: Speech, word: w.Deal) -> list[Clause]:
    who = subject(discourse, word.by)
    kind = spoken_damage(word.element)
    if isinstance(word.amount, (w.AtkOf, w.HealthOf, w.CostOf)) and word.amount.what == word.by:
        how_much = much(discourse, word.amount)
        to = to_each(word.to, whom(discourse, word.to, word.by))
    else:
        before = discourse.last
        to = to_each(word.to, whom(discourse, word.to, word.by))
        after, discourse.last = discourse.last, before if before.paid else discourse.last
        how_much = much(discourse, word.amount)
        discourse.last = after
    discourse.damage = True
    said = parts(how_much, kind)
    return [Clause(FUEGEN, who, (to, *said), tail=tail_of(how_much), about=word.by)]


def heal(discourse: Speech, word: w.Heal) -> list[Clause]:
    who = subject(discourse, word.by)
    target = to_from(discourse, word.what, word.by)
    how_much = much(discourse, word.amount) if word.amount is not None else Much("allen")
    if isinstance(word.amount, w.ThatMuch) and not discourse.counted_event:
        how_much = Much("1", ahead=f"für {unit(discourse, word.amount).said(ACC)}")
    discourse.damage = True
    middle = (*parts(how_much, "Schaden"), f"von {target}")
    return [Clause(HEILEN, who, middle, tail=tail_of(how_much), about=word.by)]


def to_from(discourse: Speech, what: Ref, by: Ref) -> str:
    return to_each(what, whom(discourse, what, by))


def put_damage(discourse: Speech, word: w.PutDamage) -> list[Clause]:
    on = ref(discourse, word.on).said(ACC)
    return [command(LEGEN, *parts(much(discourse, word.amount), "Schaden"), f"auf {on}")]


def remove_damage(discourse: Speech, word: w.RemoveDamage) -> list[Clause]:
    return [command(ENTFERNEN, "allen Schaden", f"von {ref(discourse, word.what).said(DAT)}")]


# ------------------------------------------------------------------------ one thing


def exhaust(discourse: Speech, word: w.Exhaust) -> list[Clause]:
    return [act(discourse, ERSCHOEPFEN, word.what)]


def ready(discourse: Speech, word: w.Ready) -> list[Clause]:
    return [act(discourse, MACHEN, word.what, closing="bereit")]


def destroy(discourse: Speech, word: w.Destroy) -> list[Clause]:
    clause = act(discourse, ZERSTOEREN, word.what)
    many = word.what.count if isinstance(word.what, w.Target) else 1
    if isinstance(many, w.RemovedForCost):
        clause = replace(clause, tail=f", wobei X gleich {total(discourse, many).said(DAT)} ist,")
    return [clause]


def interrupt(discourse: Speech, word: w.Interrupt) -> list[Clause]:
    return [act(discourse, UNTERBRECHEN, word.what)]


def pick(discourse: Speech, word: w.Pick) -> list[Clause]:
    return [act(discourse, BESTIMMEN, word.what)]


def attach(discourse: Speech, word: w.Attach) -> list[Clause]:
    return [command(ANLEGEN, "dies", f"an {ref(discourse, word.to).said(ACC)}")]


def reattach(discourse: Speech, word: w.Reattach) -> list[Clause]:
    return [act(discourse, ANLEGEN, word.what, "an einen anderen Helden oder Verbündeten")]


def remove_from_game(discourse: Speech, word: w.RemoveFromGame) -> list[Clause]:
    return [act(discourse, ENTFERNEN, word.what, "aus dem Spiel")]


def turn_face_down(discourse: Speech, word: w.TurnFaceDown) -> list[Clause]:
    return [act(discourse, UMDREHEN, word.what)]


def become_defender(discourse: Speech, word: w.BecomeDefender) -> list[Clause]:
    return [act(discourse, MACHEN, word.what, closing="zum Verteidiger")]


def remove_from_combat(discourse: Speech, word: w.RemoveFromCombat) -> list[Clause]:
    return [act(discourse, ENTFERNEN, word.what, "aus dem Kampf")]


def gain_control(discourse: Speech, word: w.GainControl) -> list[Clause]:
    who = doer(discourse, word.who) or DU
    thing = ref(discourse, word.what).said(ACC)
    return [Clause(ERHALTEN, who, (SPANS[word.span], f"die Kontrolle über {thing}"), about=word.who)]


def put_counter(discourse: Speech, word: w.PutCounter) -> list[Clause]:
    mark = Phrase((counter(word.name),), Article.A).said(ACC)
    return [command(LEGEN, mark, f"auf {ref(discourse, word.on).said(ACC)}")]


def extra_turn(discourse: Speech, word: w.ExtraTurn) -> list[Clause]:
    return [command(DURCHFUEHREN, "nach diesem Zug", "einen zusätzlichen Zug")]


# ------------------------------------------------------------------------ moving

WHERE: Final = {Zone.HAND: ("auf", HAND), Zone.GRAVEYARD: ("auf", FRIEDHOF), Zone.DECK: ("auf", DECK)}


def put_into(discourse: Speech, word: w.PutInto) -> list[Clause]:
    if word.zone not in WHERE:
        raise Unworded(word, "German")
    moved = act(discourse, LEGEN, word.what, moving=True)
    preposition, noun = WHERE[word.zone]
    if word.zone is Zone.DECK:
        preposition = "unter" if word.bottom else "oben auf"
    place = owners(discourse, word.what, noun).said(ACC)
    return [replace(moved, middle=(*moved.middle, f"{preposition} {place}"))]


def owners(discourse: Speech, what: Ref, noun: Any) -> Phrase:
    """Whose hand or deck a card goes to: its owner's, or yours where it can be no other."""
    if isinstance(what, w.This):
        return Phrase((noun,), Article.YOUR)
    if isinstance(what, w.TopOfDeck):
        return Phrase((noun,), Article.YOUR if what.who == YOU else Article.HIS)
    spoken = Mention(what.noun) if isinstance(what, (w.Target, w.Chosen, w.All)) else mention(discourse, what)
    if spoken.noun.zone is not Zone.PLAY and spoken.noun.whose is not None:
        return players_thing(discourse, spoken.noun.whose, noun)
    phrase = ref(discourse, what) if isinstance(what, (w.Them, w.TheOne, w.TheOther)) else None
    several = isinstance(what, w.All) or (isinstance(what, (w.Target, w.Chosen)) and what.count != 1)
    gender = phrase.gender if phrase is not None else thing_gender(discourse, what)
    whose = Article.HIS if possessive(gender) == "sein" and not several else Article.HER
    owner = Phrase((BESITZER,), whose, plural=several or (phrase is not None and phrase.is_plural))
    return Phrase((noun,), Article.THE, plural=owner.plural, after=owner.said(GEN))


def thing_gender(discourse: Speech, what: Ref) -> Any:
    """The gender of what was just introduced, without introducing it again."""
    if isinstance(what, (w.Target, w.Chosen, w.All)):
        return described(discourse, what.noun, Article.A).gender
    return ref(discourse, what).gender


def put_into_play(discourse: Speech, word: w.PutIntoPlay) -> list[Clause]:
    who = doer(discourse, word.who)
    before, discourse.actor = discourse.actor, word.who if word.who != YOU else discourse.actor
    moved = act(discourse, LEGEN, word.what, moving=True)
    discourse.actor = before
    if word.who != YOU:
        moved = replace(moved, subject=who, about=word.who)
    how = ["erschöpft"] if word.exhausted else []
    if word.wounded:
        how.append("mit Schaden in Höhe ihrer Gesundheit minus 1")
    return [replace(moved, middle=(*moved.middle, *how, "ins Spiel"))]


def put_into_resources(discourse: Speech, word: w.PutIntoResources) -> list[Clause]:
    how = "verdeckt und erschöpft" if word.exhausted else "verdeckt"
    return [act(discourse, LEGEN, word.what, f"{how} in deine Ressourcenreihe", moving=True)]


def search(discourse: Speech, word: w.Search) -> list[Clause]:
    """durchsuche dein Deck nach einer Karte, zeige sie vor und benutze sie"""
    from regelwerk.wowtcg.say_de.arranging import clauses

    who = doer(discourse, word.who)
    before, discourse.actor = discourse.actor, word.who
    noun = w.Noun(word.noun.kinds, word.noun.quals, Zone.DECK, word.who)
    wanted = replace(noun, whose=None)  # whose deck it is has been said
    several = word.count != 1
    if several:
        count = f"bis zu {german_number(word.count)}"
        found = replace(described(discourse, wanted, Article.NONE, plural=True), count=count).said(DAT)
    else:
        found = described(discourse, wanted, Article.A).said(DAT)
    deck = players_thing(discourse, word.who, DECK).said(ACC)
    said = [Clause(DURCHSUCHEN, who, (deck, f"nach {found}"), about=word.who)]
    discourse.last, discourse.taken = Mention(noun, several), None
    if word.reveal:
        said.append(Clause(VORZEIGEN, who, ("sie",), about=word.who))
    if word.shuffle_first:
        said.append(Clause(MISCHEN, who, (deck,), about=word.who))
    said += [replace(clause, subject=who, about=word.who) for clause in clauses(discourse, word.use)]
    discourse.actor = before
    return said


def shuffle_into(discourse: Speech, word: w.ShuffleInto) -> list[Clause]:
    if word.zone not in (Zone.HAND, Zone.GRAVEYARD):
        raise Unworded(word, "German")
    discourse.damage = False
    thing = Phrase((HAND if word.zone is Zone.HAND else FRIEDHOF,), Article.YOUR)
    return [command(MISCHEN, thing.said(ACC), "in dein Deck")]


# -------------------------------------------------------------------------- cards


def cards(discourse: Speech, verb: Verb, who: Phrase | None, count: Amount, about: Player) -> Clause:
    """ziehe eine Karte, zwei Karten, ebenso viele Karten, für jeden zugefügten Schaden eine Karte"""
    tail = ""
    if isinstance(count, int):
        middle: tuple[str, ...] = ("eine Karte",) if count == 1 else (f"{german_number(count)} Karten",)
    elif isinstance(count, w.ThatMuch) and not discourse.damage:
        middle = ("ebenso viele Karten",)
    elif isinstance(count, (w.TheX, w.AtkOf, w.HealthOf, w.CostOf, w.Plus, w.Minus)):
        how_many = much(discourse, count)
        middle, tail = tuple(parts(how_many, "Karten")), tail_of(how_many)
    else:
        middle = (f"für {unit(discourse, count).said(ACC)}", "eine Karte")
    return Clause(verb, who, middle, tail=tail, about=about)


def draw(discourse: Speech, word: w.Draw) -> list[Clause]:
    who = doer(discourse, word.who)
    if isinstance(word.count, w.CardsToHandSize):
        limit = ", bis du deine maximale Handgröße erreicht hast,"
        return [Clause(ZIEHEN, who, ("Karten",), tail=limit, about=word.who)]
    return [cards(discourse, ZIEHEN, who, word.count, word.who)]


def discard(discourse: Speech, word: w.Discard) -> list[Clause]:
    who = doer(discourse, word.who)
    return [cards(discourse, ABWERFEN, who, word.count, word.who)]


def tokens(discourse: Speech, word: w.Tokens) -> list[Clause]:
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
    discourse.last = Mention(w.Noun((w.Kind.ALLY,)), word.count != 1)
    return [command(LEGEN, thing.said(ACC), "ins Spiel")]


def roll_die(discourse: Speech, word: RollDie) -> list[Clause]:
    """The table is printed below its sentence."""
    from regelwerk.wowtcg.say_de.arranging import text

    for low, high, what in word.rows:
        discourse.new_sentence()
        discourse.row = True
        discourse.lines.append(
            f"{low}–{high}: {text(discourse, what)}" if low != high else f"{low}: {text(discourse, what)}"
        )
        discourse.row = False
    return [command(WERFEN, "einen Würfel")]


def again(discourse: Speech, word: Again) -> list[Clause]:
    return [command(WERFEN, "erneut")]


DOING: Final[dict[type, Any]] = {
    w.Deal: deal,
    w.Heal: heal,
    w.PutDamage: put_damage,
    w.RemoveDamage: remove_damage,
    w.Exhaust: exhaust,
    w.Ready: ready,
    w.Destroy: destroy,
    w.Interrupt: interrupt,
    w.Pick: pick,
    w.Attach: attach,
    w.Reattach: reattach,
    w.RemoveFromGame: remove_from_game,
    w.TurnFaceDown: turn_face_down,
    w.BecomeDefender: become_defender,
    w.RemoveFromCombat: remove_from_combat,
    w.GainControl: gain_control,
    w.PutCounter: put_counter,
    w.ExtraTurn: extra_turn,
    w.PutInto: put_into,
    w.PutIntoPlay: put_into_play,
    w.PutIntoResources: put_into_resources,
    w.Search: search,
    w.ShuffleInto: shuffle_into,
    w.Draw: draw,
    w.Discard: discard,
    w.Tokens: tokens,
    RollDie: roll_die,
    Again: again,
}
"""Word class -> its clauses."""
