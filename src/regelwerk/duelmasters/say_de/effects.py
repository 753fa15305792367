"""What the deeds say in German: every sentence a clause whose verb has not found its place yet."""

from __future__ import annotations

from dataclasses import replace

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.duelmasters.say_de.conditions import condition
from regelwerk.duelmasters.say_de.lasting import STATEMENTS, statement
from regelwerk.duelmasters.say_de.speech import (
    KARTE,
    ZONES,
    Mention,
    Place,
    Speech,
    counted,
    described,
    heads,
    noun_of,
    number,
    owned,
    owner_zone,
    owners,
    player,
    ref,
)
from regelwerk.duelmasters.say_de.terms import TERMS
from regelwerk.duelmasters.words import YOU, Chosen, Player, Ref, Zone
from regelwerk.kernel.german import ACC, DAT, DU, GEN, NOM, Article, Clause, Phrase, Verb, able, spoken_of
from regelwerk.kernel.wording import Unworded
from regelwerk.kernel.words import And, Then, Word


def sentences(discourse: Speech, word: Word) -> list[Clause]:
    """The sentences of an effect; the first can follow "wenn ...,"; `about` "then" marks one that comes after."""
    if isinstance(word, Then):
        return _then(discourse, word)
    if isinstance(word, And):
        first, *rest = (clause(discourse, part) for part in word.parts)
        return [replace(first, tail=first.tail + "".join(f" und {one.main()}" for one in rest))]
    if isinstance(word, w.May):
        return _may(discourse, word)
    if isinstance(word, w.If):
        first, *rest = sentences(discourse, word.do)
        return [first.after(f"falls {condition(discourse, word.condition).final()}"), *rest]
    if isinstance(word, w.Either):
        first, *rest = (_mode(discourse, mode) for mode in word.modes)
        return [replace(first, tail=first.tail + "".join(f" oder {one.main()}" for one in rest))]
    if isinstance(word, w.Search):
        return _search(discourse, word)
    if isinstance(word, w.ThisTurn):
        from regelwerk.duelmasters.say_de.abilities import event

        happens = event(discourse, word.event).with_span("in diesem Zug")
        first, *rest = sentences(discourse, word.do)
        return [first.after(f"wenn {happens.final()}"), *rest]
    return [clause(discourse, word), *_after(word)]


def _mode(discourse: Speech, word: Word) -> Clause:
    """One of several things to do: a pronoun would not tell which one is meant."""
    discourse.near = None
    return clause(discourse, word)


def _after(word: Word) -> list[Clause]:
    """Sentences that belong to a clause and follow it."""
    if isinstance(word, w.PutInto) and word.no_trigger:
        trigger = f"„{TERMS['shield_trigger']}“ dieses Schilds"
        return [Clause(v.KOENNEN, DU, (trigger,), "nicht benutzen")]
    return []


def _then(discourse: Speech, word: Then) -> list[Clause]:
    found: list[Clause] = []
    for at, part in enumerate(word.parts):
        first, *rest = sentences(discourse, part)
        follows = at > 0 and not isinstance(word.parts[at - 1], w.Pick)
        found += [replace(first, about="then") if follows else first, *rest]
    return found


def _may(discourse: Speech, word: w.May) -> list[Clause]:
    parts = word.do.parts if isinstance(word.do, Then) else (word.do,)
    before, discourse.actor = discourse.actor, word.who
    who = player(discourse, word.who) or DU
    head = clause(discourse, parts[0])
    found = [able(who, [replace(head, subject=None)]), *_after(parts[0])]
    discourse.actor = before
    for at, part in enumerate(parts[1:]):
        first, *rest = sentences(discourse, part)
        ahead = f"falls {who.said(NOM)} dies {'tust' if who.you else 'tut'}"
        found += [first.after(ahead) if at == 0 else replace(first, about="then"), *rest]
    return found


def _search(discourse: Speech, word: w.Search) -> list[Clause]:
    noun = word.noun
    thing = described(discourse, noun, Article.A, how="from")
    pronoun = spoken_of(heads(noun)[0].gender)
    discourse.last, discourse.near = Mention(noun), w.THEM
    parts = [Clause(v.NEHMEN, None, (thing.said(ACC),))]
    if word.reveal:
        parts.append(Clause(v.ZEIGEN, None, (pronoun.said(ACC), "deinem Gegner")))
    use = clause(discourse, word.use)
    parts.append(replace(use, verb=v.LEGEN if use.verb is v.NEHMEN else use.verb))
    return [
        Clause(v.DURCHSUCHEN, None, ("dein Deck",)),
        able(DU, parts),
        Clause(v.MISCHEN, None, ("dein Deck",), about="then"),
    ]


def clause(discourse: Speech, word: Word) -> Clause:
    """One deed as one clause. Raises Unworded for what is none."""
    if type(word) in STATEMENTS:
        return statement(discourse, word, lasts=False)
    if isinstance(word, w.Draw):
        return Clause(v.ZIEHEN, _doer(discourse, word.who), (_cards_drawn(discourse, word),))
    if isinstance(word, w.Discard):
        return _discard(discourse, word)
    if isinstance(word, w.Destroy):
        return _done_to(discourse, v.ZERSTOEREN, word.what)
    if isinstance(word, w.Tap):
        return _done_to(discourse, v.TAPPEN, word.what)
    if isinstance(word, w.Untap):
        return _done_to(discourse, v.ENTTAPPEN, word.what)
    if isinstance(word, w.PutInto):
        return _put(discourse, word)
    if isinstance(word, w.PutIntoBattle):
        moved = _done_to(discourse, v.LEGEN, word.what, moving=True)
        return replace(moved, middle=(*moved.middle, "in den Kampfbereich"))
    if isinstance(word, w.Break):
        return _break(discourse, word)
    if isinstance(word, w.LookAt):
        return Clause(v.ANSEHEN, None, ("dir", ref(discourse, word.what, "in").said(ACC)))
    if isinstance(word, w.ExtraTurn):
        return Clause(v.MACHEN, None, ("nach diesem Zug", "einen zusätzlichen Zug"))
    if isinstance(word, w.Pick):
        return _done_to(discourse, v.WAEHLEN, word.what)
    raise Unworded(word, "German")


def _doer(discourse: Speech, who: Player) -> Phrase | None:
    return None if who == discourse.actor else player(discourse, who)


def _cards_drawn(discourse: Speech, word: w.Draw) -> str:
    upto = "bis zu " if word.up_to else ""
    if isinstance(word.count, w.Count):
        return f"{upto}eine Karte für {counted(discourse, word.count.noun)}"
    return f"{upto}eine Karte" if word.count == 1 else f"{upto}{number(word.count)} Karten"


def _discard(discourse: Speech, word: w.Discard) -> Clause:
    who = _doer(discourse, word.who)
    hand = f"von {Phrase((ZONES[Zone.HAND],), Article.YOUR if word.who == YOU else Article.HIS).said(DAT)}"
    if word.count is None:
        return Clause(v.ABWERFEN, who, (f"alle Karten {hand}",))
    luck = ("zufällig",) if word.random else ()
    if isinstance(word.count, w.Count):
        each = f"{hand} für {counted(discourse, word.count.noun)}"
        return Clause(v.ABWERFEN, who, (Phrase((KARTE,), Article.A, luck, after=each).said(ACC),))
    if word.count == 1:
        cards = Phrase((KARTE,), Article.A, luck, after=hand)
    else:
        cards = Phrase((KARTE,), Article.NONE, luck, True, count=number(word.count), after=hand)
    return Clause(v.ABWERFEN, who, (cards.said(ACC),))


def _acting(discourse: Speech, what: Ref) -> Player:
    return what.by if isinstance(what, Chosen) and what.by != YOU else discourse.actor


def _done_to(discourse: Speech, verb: Verb, what: Ref, moving: bool = False) -> Clause:
    """Somebody does it to a thing: you, or whoever chooses it."""
    who = _acting(discourse, what)
    subject = _doer(discourse, who)
    before, discourse.actor = discourse.actor, who
    thing = ref(discourse, what, "from" if moving else _where(what)).said(ACC)
    discourse.actor = before
    return Clause(verb, subject, (thing,))


def _where(what: Ref) -> Place:
    """Cards outside the battle zone say where they are."""
    if isinstance(what, (Chosen, w.All)) and what.noun.zone is not Zone.BATTLE:
        return "in"
    return ""


def _put(discourse: Speech, word: w.PutInto) -> Clause:
    """Cards into a zone."""
    what = word.what
    noun = noun_of(discourse, what)
    who = _acting(discourse, what)
    subject = _doer(discourse, who)
    before, discourse.actor = discourse.actor, who
    phrase = ref(discourse, what, "from" if noun.zone is not Zone.SHIELDS else "")
    verb, goal = _goal(discourse, word, what, phrase, noun)
    discourse.actor = before
    thing = f"die oberste Karte {phrase.said(GEN)}" if word.top_card else phrase.said(ACC)
    return Clause(verb, subject, (thing, *goal))


def _goal(discourse: Speech, word: w.PutInto, what: Ref, phrase: Phrase, noun: w.Noun) -> tuple[Verb, tuple[str, ...]]:
    if word.zone is Zone.SHIELDS:
        whose = owned(discourse, YOU if isinstance(what, w.This) else noun.whose)[0]
        shields = Phrase((heads(w.Noun((), zone=Zone.SHIELDS))), whose or Article.THE, plural=True).said(DAT)
        return v.FUEGEN, ("verdeckt", shields if whose else f"{shields} {owners(phrase)}")
    if word.zone is Zone.DECK:
        return v.LEGEN, (f"oben {owner_zone(discourse, what, phrase, word.zone)}".replace("oben in ", "oben auf "),)
    goal = owner_zone(discourse, what, phrase, word.zone)
    if word.zone is Zone.HAND:
        return (v.NEHMEN if noun.zone in (Zone.DECK, Zone.SHIELDS) else v.BRINGEN), (goal,)
    return v.LEGEN, (goal,)


def _break(discourse: Speech, word: w.Break) -> Clause:
    shields = w.Noun((), zone=Zone.SHIELDS, whose=w.OPPONENT)
    what = described(discourse, shields, Article.A if word.count == 1 else Article.NONE, word.count != 1)
    what = what if word.count == 1 else replace(what, count=number(word.count))
    return Clause(v.DURCHBRECHEN, ref(discourse, word.by, subject=True), (what.said(ACC),))
