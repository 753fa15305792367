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


def sentences(s: Speech, word: Word) -> list[Clause]:
    """The sentences of an effect; the first can follow "wenn ...,"; `about` "then" marks one that comes after."""
    if isinstance(word, Then):
        return _then(s, word)
    if isinstance(word, And):
        first, *rest = (clause(s, part) for part in word.parts)
        return [replace(first, tail=first.tail + "".join(f" und {one.main()}" for one in rest))]
    if isinstance(word, w.May):
        return _may(s, word)
    if isinstance(word, w.If):
        first, *rest = sentences(s, word.do)
        return [first.after(f"falls {condition(s, word.condition).final()}"), *rest]
    if isinstance(word, w.Either):
        first, *rest = (_mode(s, mode) for mode in word.modes)
        return [replace(first, tail=first.tail + "".join(f" oder {one.main()}" for one in rest))]
    if isinstance(word, w.Search):
        return _search(s, word)
    if isinstance(word, w.ThisTurn):
        from regelwerk.duelmasters.say_de.abilities import event

        happens = event(s, word.event).with_span("in diesem Zug")
        first, *rest = sentences(s, word.do)
        return [first.after(f"wenn {happens.final()}"), *rest]
    return [clause(s, word), *_after(word)]


def _mode(s: Speech, word: Word) -> Clause:
    """One of several things to do: a pronoun would not tell which one is meant."""
    s.near = None
    return clause(s, word)


def _after(word: Word) -> list[Clause]:
    """Sentences that belong to a clause and follow it."""
    if isinstance(word, w.PutInto) and word.no_trigger:
        trigger = f"„{TERMS['shield_trigger']}“ dieses Schilds"
        return [Clause(v.KOENNEN, DU, (trigger,), "nicht benutzen")]
    return []


def _then(s: Speech, word: Then) -> list[Clause]:
    found: list[Clause] = []
    for at, part in enumerate(word.parts):
        first, *rest = sentences(s, part)
        follows = at > 0 and not isinstance(word.parts[at - 1], w.Pick)
        found += [replace(first, about="then") if follows else first, *rest]
    return found


def _may(s: Speech, word: w.May) -> list[Clause]:
    parts = word.do.parts if isinstance(word.do, Then) else (word.do,)
    before, s.actor = s.actor, word.who
    who = player(s, word.who) or DU
    head = clause(s, parts[0])
    found = [able(who, [replace(head, subject=None)]), *_after(parts[0])]
    s.actor = before
    for at, part in enumerate(parts[1:]):
        first, *rest = sentences(s, part)
        ahead = f"falls {who.said(NOM)} dies {'tust' if who.you else 'tut'}"
        found += [first.after(ahead) if at == 0 else replace(first, about="then"), *rest]
    return found


def _search(s: Speech, word: w.Search) -> list[Clause]:
    noun = word.noun
    thing = described(s, noun, Article.A, how="from")
    pronoun = spoken_of(heads(noun)[0].gender)
    s.last, s.near = Mention(noun), w.THEM
    parts = [Clause(v.NEHMEN, None, (thing.said(ACC),))]
    if word.reveal:
        parts.append(Clause(v.ZEIGEN, None, (pronoun.said(ACC), "deinem Gegner")))
    use = clause(s, word.use)
    parts.append(replace(use, verb=v.LEGEN if use.verb is v.NEHMEN else use.verb))
    return [
        Clause(v.DURCHSUCHEN, None, ("dein Deck",)),
        able(DU, parts),
        Clause(v.MISCHEN, None, ("dein Deck",), about="then"),
    ]


def clause(s: Speech, word: Word) -> Clause:
    """One deed as one clause. Raises Unworded for what is none."""
    if type(word) in STATEMENTS:
        return statement(s, word, lasts=False)
    if isinstance(word, w.Draw):
        return Clause(v.ZIEHEN, _doer(s, word.who), (_cards_drawn(s, word),))
    if isinstance(word, w.Discard):
        return _discard(s, word)
    if isinstance(word, w.Destroy):
        return _done_to(s, v.ZERSTOEREN, word.what)
    if isinstance(word, w.Tap):
        return _done_to(s, v.TAPPEN, word.what)
    if isinstance(word, w.Untap):
        return _done_to(s, v.ENTTAPPEN, word.what)
    if isinstance(word, w.PutInto):
        return _put(s, word)
    if isinstance(word, w.PutIntoBattle):
        moved = _done_to(s, v.LEGEN, word.what, moving=True)
        return replace(moved, middle=(*moved.middle, "in den Kampfbereich"))
    if isinstance(word, w.Break):
        return _break(s, word)
    if isinstance(word, w.LookAt):
        return Clause(v.ANSEHEN, None, ("dir", ref(s, word.what, "in").said(ACC)))
    if isinstance(word, w.ExtraTurn):
        return Clause(v.MACHEN, None, ("nach diesem Zug", "einen zusätzlichen Zug"))
    if isinstance(word, w.Pick):
        return _done_to(s, v.WAEHLEN, word.what)
    raise Unworded(word, "German")


def _doer(s: Speech, who: Player) -> Phrase | None:
    return None if who == s.actor else player(s, who)


def _cards_drawn(s: Speech, word: w.Draw) -> str:
    upto = "bis zu " if word.up_to else ""
    if isinstance(word.count, w.Count):
        return f"{upto}eine Karte für {counted(s, word.count.noun)}"
    return f"{upto}eine Karte" if word.count == 1 else f"{upto}{number(word.count)} Karten"


def _discard(s: Speech, word: w.Discard) -> Clause:
    who = _doer(s, word.who)
    hand = f"von {Phrase((ZONES[Zone.HAND],), Article.YOUR if word.who == YOU else Article.HIS).said(DAT)}"
    if word.count is None:
        return Clause(v.ABWERFEN, who, (f"alle Karten {hand}",))
    luck = ("zufällig",) if word.random else ()
    if isinstance(word.count, w.Count):
        each = f"{hand} für {counted(s, word.count.noun)}"
        return Clause(v.ABWERFEN, who, (Phrase((KARTE,), Article.A, luck, after=each).said(ACC),))
    if word.count == 1:
        cards = Phrase((KARTE,), Article.A, luck, after=hand)
    else:
        cards = Phrase((KARTE,), Article.NONE, luck, True, count=number(word.count), after=hand)
    return Clause(v.ABWERFEN, who, (cards.said(ACC),))


def _acting(s: Speech, what: Ref) -> Player:
    return what.by if isinstance(what, Chosen) and what.by != YOU else s.actor


def _done_to(s: Speech, verb: Verb, what: Ref, moving: bool = False) -> Clause:
    """Somebody does it to a thing: you, or whoever chooses it."""
    who = _acting(s, what)
    subject = _doer(s, who)
    before, s.actor = s.actor, who
    thing = ref(s, what, "from" if moving else _where(what)).said(ACC)
    s.actor = before
    return Clause(verb, subject, (thing,))


def _where(what: Ref) -> Place:
    """Cards outside the battle zone say where they are."""
    if isinstance(what, (Chosen, w.All)) and what.noun.zone is not Zone.BATTLE:
        return "in"
    return ""


def _put(s: Speech, word: w.PutInto) -> Clause:
    """Cards into a zone."""
    what = word.what
    noun = noun_of(s, what)
    who = _acting(s, what)
    subject = _doer(s, who)
    before, s.actor = s.actor, who
    phrase = ref(s, what, "from" if noun.zone is not Zone.SHIELDS else "")
    verb, goal = _goal(s, word, what, phrase, noun)
    s.actor = before
    thing = f"die oberste Karte {phrase.said(GEN)}" if word.top_card else phrase.said(ACC)
    return Clause(verb, subject, (thing, *goal))


def _goal(s: Speech, word: w.PutInto, what: Ref, phrase: Phrase, noun: w.Noun) -> tuple[Verb, tuple[str, ...]]:
    if word.zone is Zone.SHIELDS:
        whose = owned(s, YOU if isinstance(what, w.This) else noun.whose)[0]
        shields = Phrase((heads(w.Noun((), zone=Zone.SHIELDS))), whose or Article.THE, plural=True).said(DAT)
        return v.FUEGEN, ("verdeckt", shields if whose else f"{shields} {owners(phrase)}")
    if word.zone is Zone.DECK:
        return v.LEGEN, (f"oben {owner_zone(s, what, phrase, word.zone)}".replace("oben in ", "oben auf "),)
    goal = owner_zone(s, what, phrase, word.zone)
    if word.zone is Zone.HAND:
        return (v.NEHMEN if noun.zone in (Zone.DECK, Zone.SHIELDS) else v.BRINGEN), (goal,)
    return v.LEGEN, (goal,)


def _break(s: Speech, word: w.Break) -> Clause:
    shields = w.Noun((), zone=Zone.SHIELDS, whose=w.OPPONENT)
    what = described(s, shields, Article.A if word.count == 1 else Article.NONE, word.count != 1)
    what = what if word.count == 1 else replace(what, count=number(word.count))
    return Clause(v.DURCHBRECHEN, ref(s, word.by, subject=True), (what.said(ACC),))
