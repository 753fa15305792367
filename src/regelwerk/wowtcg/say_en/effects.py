"""What the effects say in English: a clause for each word that does something."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.kernel.wording import Unworded, an, english_number, listed
from regelwerk.kernel.words import Again, RollDie
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.say.discourse import Mention, Speech, Table
from regelwerk.wowtcg.say_en.amounts import MEASURED, VALUES, amount, plainly, unit
from regelwerk.wowtcg.say_en.clauses import SPANS, Clause, act, command, subject
from regelwerk.wowtcg.say_en.speech import doer, each, player, player_possessive, said
from regelwerk.wowtcg.say_en.terms import TERMS, keyword_word

# ------------------------------------------------------------------- damage, healing


def typed(element: w.Element | None) -> str:
    """fire damage, damage"""
    return f"{TERMS[element.name.lower()]} damage" if element is not None else "damage"


def to_whom(discourse: Speech, ref: w.Ref, by: w.Ref) -> str:
    """each ... for several, itself for the doer."""
    if ref == by:
        return said(discourse, ref, "reflexive") if discourse.topic == ref else said(discourse, ref)
    if isinstance(ref, w.All):
        return each(discourse, ref)
    text = said(discourse, ref)
    return f"each of {text}" if isinstance(ref, w.Target) and ref.count != 1 else text


def deal(discourse: Speech, word: w.Deal) -> Clause:
    who, many = subject(discourse, word.by)
    damage = typed(word.element)
    if type(word.amount) in VALUES and getattr(word.amount, "what", None) == word.by:
        _, behind = amount(discourse, word.amount)
        predicate = f"deal {damage}{behind} to {to_whom(discourse, word.to, word.by)}"
    else:
        before = discourse.last
        whom = to_whom(discourse, word.to, word.by)
        with discourse.speaking_of(before if before.paid else discourse.last):
            how_much, behind = amount(discourse, word.amount)
        predicate = f"deal {how_much} {damage} to {whom}{behind}".replace("deal  ", "deal ")
    discourse.damage = True
    return Clause(who, predicate, many, word.by)


def heal(discourse: Speech, word: w.Heal) -> Clause:
    who, many = subject(discourse, word.by)
    whom = to_whom(discourse, word.what, word.by)
    how_much, behind = amount(discourse, word.amount) if word.amount is not None else ("all", "")
    if isinstance(word.amount, w.ThatMuch) and not discourse.counted_event:
        how_much, behind = "1", " for each damage dealt"
    discourse.damage = True
    return Clause(who, f"heal {how_much} damage from {whom}{behind}", many, word.by)


def put_damage(discourse: Speech, word: w.PutDamage) -> Clause:
    how_much, behind = amount(discourse, word.amount)
    return act(discourse, f"put {how_much} damage on", word.on, behind)


# ------------------------------------------------------------------------ one thing


def destroy(discourse: Speech, word: w.Destroy) -> Clause:
    many = word.what.count if isinstance(word.what, w.Target) else 1
    explained = plainly(discourse, many)[1] if isinstance(many, w.RemovedForCost) else ""
    return act(discourse, "destroy", word.what, explained)


def gain_control(discourse: Speech, word: w.GainControl) -> Clause:
    who = player(discourse, word.who) or "you"
    return Clause(who, f"gain control of {said(discourse, word.what)}", about=word.who, span=SPANS[word.span])


# ------------------------------------------------------------------------ moving


def put_into(discourse: Speech, word: w.PutInto) -> Clause:
    if word.zone not in (w.Zone.HAND, w.Zone.DECK, w.Zone.GRAVEYARD):
        raise Unworded(word, "English")
    moved = act(discourse, "put", word.what, moving=True)
    whose = _owners(discourse, word.what)
    place = TERMS[word.zone.name.lower()]
    if word.zone is w.Zone.DECK:
        place = f"on the {'bottom' if word.bottom else 'top'} of {whose} {place}"
    else:
        place = f"into {whose} {place}{'s' if whose.startswith('their owner') else ''}"
    return replace(moved, predicate=f"{moved.predicate} {place}")


def _owners(discourse: Speech, ref: w.Ref) -> str:
    """Whose hand or deck a card goes to: its owner's, or yours where it can be no other."""
    if isinstance(ref, w.This):
        return "your"
    if isinstance(ref, w.TopOfDeck):
        return "your" if ref.who == w.YOU else "his"
    spoken = Mention(ref.noun) if isinstance(ref, (w.Target, w.Chosen, w.All)) else discourse.mention(ref)
    if spoken.noun.zone is not w.Zone.PLAY and spoken.noun.whose is not None:
        return player_possessive(discourse, spoken.noun.whose)
    many = isinstance(ref, w.All) or (isinstance(ref, (w.Target, w.Chosen)) and ref.count != 1)
    return "their owners'" if many or (isinstance(ref, w.Them) and spoken.plural) else "its owner's"


def put_into_play(discourse: Speech, word: w.PutIntoPlay) -> Clause:
    how = " exhausted" if word.exhausted else ""
    if word.wounded:
        how += " with damage on it equal to its health minus 1"
    if word.who == w.YOU:
        return act(discourse, "put", word.what, f" into play{how}", moving=True)
    who = doer(discourse, word.who)
    with discourse.acting(word.who):
        clause = act(discourse, "put", word.what, f" into play{how}", moving=True)
    return Clause(who, clause.predicate, about=word.who)


def put_into_resources(discourse: Speech, word: w.PutIntoResources) -> Clause:
    how = " face down and exhausted" if word.exhausted else " face down"
    whose = _owners(discourse, word.what)
    return act(discourse, "put", word.what, f" into {whose} resource row{how}", moving=True)


def shuffle_into(discourse: Speech, word: w.ShuffleInto) -> Clause:
    if word.zone not in (w.Zone.HAND, w.Zone.GRAVEYARD):
        raise Unworded(word, "English")
    discourse.damage = False
    return command(f"shuffle your {TERMS[word.zone.name.lower()]} into your deck")


# -------------------------------------------------------------------------- cards


def cards(discourse: Speech, count: int | w.Amount) -> str:
    """a card, two cards, that many cards, a card for each damage dealt."""
    if isinstance(count, int):
        return "a card" if count == 1 else f"{english_number(count)} cards"
    if isinstance(count, w.ThatMuch) and not discourse.damage:
        return "that many cards"
    if isinstance(count, MEASURED):
        how_many, behind = amount(discourse, count)
        return f"{how_many} cards{behind}".strip()
    return f"a card for each {unit(discourse, count)}"


def draw(discourse: Speech, word: w.Draw) -> Clause:
    who = doer(discourse, word.who)
    discourse.opening = False
    if isinstance(word.count, w.CardsToHandSize):
        return Clause(who, "draw cards until you reach your maximum hand size", about=word.who)
    return Clause(who, f"draw {cards(discourse, word.count)}", about=word.who, then=isinstance(word.count, w.ThatMuch))


def discard(discourse: Speech, word: w.Discard) -> Clause:
    who = doer(discourse, word.who)
    discourse.opening = False
    return Clause(who, f"discard {cards(discourse, word.count)}", about=word.who, then=word.who == w.YOU)


def tokens(discourse: Speech, word: w.Tokens) -> Clause:
    kind = [TERMS[word.faction.name.lower()]] if word.faction is not None else []
    kind += [*word.tags, "ally", "token" if word.count == 1 else "tokens"]
    what = " ".join([*(["unique"] if word.unique else []), *kind])
    many = f"{english_number(word.count)} {what}" if word.count != 1 else an(what)
    called = f" named {word.name}" if word.name not in ("", " ".join(word.tags)) else ""
    worth = [f"{word.atk} ATK", f"{word.health} health", *map(keyword_word, word.keywords)]
    discourse.last = Mention(w.ALLY, word.count != 1)
    return command(f"put {many}{called} with {listed(worth, 'and', serial=True)} into play")


DOING: Final[Table[Clause]] = {
    w.Deal: deal,
    w.Heal: heal,
    w.PutDamage: put_damage,
    w.RemoveDamage: lambda s, word: act(s, "remove all damage from", word.what),
    w.Exhaust: lambda s, word: act(s, "exhaust", word.what),
    w.Ready: lambda s, word: act(s, "ready", word.what),
    w.Destroy: destroy,
    w.Interrupt: lambda s, word: act(s, "interrupt", word.what),
    w.Pick: lambda s, word: act(s, "choose", word.what),
    w.Attach: lambda s, word: act(s, "attach to", word.to),
    w.Reattach: lambda s, word: command(f"attach {said(s, word.what)} to another hero or ally"),
    w.RemoveFromGame: lambda s, word: act(s, "remove", word.what, " from the game"),
    w.TurnFaceDown: lambda s, word: act(s, "turn", word.what, " face down"),
    w.BecomeDefender: lambda s, word: act(s, "make", word.what, " a defender"),
    w.RemoveFromCombat: lambda s, word: act(s, "remove", word.what, " from combat"),
    w.GainControl: gain_control,
    w.PutCounter: lambda s, word: act(s, f"put {an(word.name)} counter on", word.on),
    w.ExtraTurn: lambda s, word: command("take an extra turn after this one"),
    w.PutInto: put_into,
    w.PutIntoPlay: put_into_play,
    w.PutIntoResources: put_into_resources,
    w.ShuffleInto: shuffle_into,
    w.Draw: draw,
    w.Discard: discard,
    w.Tokens: tokens,
    RollDie: lambda s, word: command("roll a die"),
    Again: lambda s, word: command("reflip"),
}
"""Word class -> its clause."""
