"""What is done, in English: one or more clauses for a word that does something."""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.wording import Unworded, an, english_number, listed
from regelwerk.kernel.words import Again, RollDie, Word
from regelwerk.wowtcg.say_en.amounts import amount, total, unit
from regelwerk.wowtcg.say_en.clauses import SPANS, Clause, act, command, subject
from regelwerk.wowtcg.say_en.reading import Mention
from regelwerk.wowtcg.say_en.speech import Speech, described, each, mention, number, player, player_possessive, said
from regelwerk.wowtcg.say_en.terms import TERMS
from regelwerk.wowtcg.words import (
    YOU,
    All,
    Amount,
    AtkOf,
    Attach,
    BecomeDefender,
    CardsToHandSize,
    Chosen,
    CostOf,
    Deal,
    Destroy,
    Discard,
    Draw,
    Element,
    Exhaust,
    ExtraTurn,
    GainControl,
    Heal,
    HealthOf,
    Interrupt,
    Kind,
    Minus,
    Noun,
    Pick,
    Plus,
    PutCounter,
    PutDamage,
    PutInto,
    PutIntoPlay,
    PutIntoResources,
    Ready,
    Reattach,
    Ref,
    RemoveDamage,
    RemovedForCost,
    RemoveFromCombat,
    RemoveFromGame,
    Search,
    ShuffleInto,
    Target,
    ThatMuch,
    Them,
    This,
    Tokens,
    TopOfDeck,
    TurnFaceDown,
    Zone,
)

# ------------------------------------------------------------------- damage, healing


def typed(element: Element | None, combat: bool = False) -> str:
    """fire damage, combat damage, damage"""
    words = [TERMS[element.name.lower()]] if element is not None else []
    return " ".join([*(["combat"] if combat else []), *words, "damage"])


def to_whom(s: Speech, ref: Ref, doer: Ref | None = None) -> str:
    """each ... for several, itself for the doer."""
    if doer is not None and ref == doer:
        return said(s, ref, "reflexive") if s.topic == ref else said(s, ref)
    if isinstance(ref, All):
        return each(s, ref)
    text = said(s, ref)
    return f"each of {text}" if isinstance(ref, Target) and ref.count != 1 else text


def deal(s: Speech, word: Deal) -> list[Clause]:
    doer, many = subject(s, word.by)
    damage = typed(word.element)
    own = isinstance(word.amount, (AtkOf, HealthOf, CostOf)) and word.amount.what == word.by
    if own:
        _, behind = amount(s, word.amount)
        predicate = f"deal {damage}{behind} to {to_whom(s, word.to)}"
    else:
        before = s.last
        whom = to_whom(s, word.to, word.by)
        after, s.last = s.last, before if before.paid else s.last
        how_much, behind = amount(s, word.amount)
        s.last = after
        predicate = f"deal {how_much} {damage} to {whom}{behind}".replace("deal  ", "deal ")
    s.damage = True
    return [Clause(doer, predicate, many, word.by)]


def heal(s: Speech, word: Heal) -> list[Clause]:
    doer, many = subject(s, word.by)
    whom = to_whom(s, word.what, word.by)
    how_much, behind = amount(s, word.amount) if word.amount is not None else ("all", "")
    if isinstance(word.amount, ThatMuch) and not _in_event(s):
        how_much, behind = "1", " for each damage dealt"
    s.damage = True
    return [Clause(doer, f"heal {how_much} damage from {whom}{behind}", many, word.by)]


def _in_event(s: Speech) -> bool:
    """Whether the number comes from the event that this sentence began with."""
    return s.counted_event


def put_damage(s: Speech, word: PutDamage) -> list[Clause]:
    how_much, behind = amount(s, word.amount)
    return [act(s, f"put {how_much} damage on", word.on, behind)]


def remove_damage(s: Speech, word: RemoveDamage) -> list[Clause]:
    return [act(s, "remove all damage from", word.what)]


# ------------------------------------------------------------------------ one thing


def exhaust(s: Speech, word: Exhaust) -> list[Clause]:
    return [act(s, "exhaust", word.what)]


def ready(s: Speech, word: Ready) -> list[Clause]:
    return [act(s, "ready", word.what)]


def destroy(s: Speech, word: Destroy) -> list[Clause]:
    many = word.what.count if isinstance(word.what, Target) else 1
    explained = f", where X is {total(s, many)}" if isinstance(many, RemovedForCost) else ""
    return [act(s, "destroy", word.what, explained)]


def interrupt(s: Speech, word: Interrupt) -> list[Clause]:
    return [act(s, "interrupt", word.what)]


def pick(s: Speech, word: Pick) -> list[Clause]:
    return [act(s, "choose", word.what)]


def attach(s: Speech, word: Attach) -> list[Clause]:
    return [act(s, "attach to", word.to)]


def reattach(s: Speech, word: Reattach) -> list[Clause]:
    ability = said(s, word.what)
    return [command(f"attach {ability} to another hero or ally")]


def remove_from_game(s: Speech, word: RemoveFromGame) -> list[Clause]:
    return [act(s, "remove", word.what, " from the game")]


def turn_face_down(s: Speech, word: TurnFaceDown) -> list[Clause]:
    return [act(s, "turn", word.what, " face down")]


def become_defender(s: Speech, word: BecomeDefender) -> list[Clause]:
    return [act(s, "make", word.what, " a defender")]


def remove_from_combat(s: Speech, word: RemoveFromCombat) -> list[Clause]:
    return [act(s, "remove", word.what, " from combat")]


def gain_control(s: Speech, word: GainControl) -> list[Clause]:
    who = player(s, word.who) or "you"
    return [Clause(who, f"gain control of {said(s, word.what)}", about=word.who, span=SPANS[word.span])]


def put_counter(s: Speech, word: PutCounter) -> list[Clause]:
    return [act(s, f"put {an(word.name)} counter on", word.on)]


def extra_turn(s: Speech, word: ExtraTurn) -> list[Clause]:
    return [command("take an extra turn after this one")]


# ------------------------------------------------------------------------ moving


def put_into(s: Speech, word: PutInto) -> list[Clause]:
    if word.zone not in (Zone.HAND, Zone.DECK, Zone.GRAVEYARD):
        raise Unworded(word, "English")
    moved = act(s, "put", word.what, moving=True)
    whose = _owners(s, word.what)
    place = TERMS[word.zone.name.lower()] if word.zone is not Zone.DECK else "deck"
    if word.zone is Zone.DECK:
        place = f"on the {'bottom' if word.bottom else 'top'} of {whose} {place}"
    else:
        place = f"into {whose} {place}{'s' if whose.startswith('their owner') else ''}"
    return [Clause(moved.subject, f"{moved.predicate} {place}", about=moved.about)]


def _owners(s: Speech, ref: Ref) -> str:
    """Whose hand or deck a card goes to: its owner's, or yours where it can be no other."""
    if isinstance(ref, This):
        return "your"
    if isinstance(ref, TopOfDeck):
        return "your" if ref.who == YOU else "his"
    spoken = Mention(ref.noun) if isinstance(ref, (Target, Chosen, All)) else mention(s, ref)
    if spoken.noun.zone is not Zone.PLAY and spoken.noun.whose is not None:
        return player_possessive(s, spoken.noun.whose)
    many = isinstance(ref, All) or (isinstance(ref, (Target, Chosen)) and ref.count != 1)
    return "their owners'" if many or (isinstance(ref, Them) and spoken.plural) else "its owner's"


def put_into_play(s: Speech, word: PutIntoPlay) -> list[Clause]:
    how = " exhausted" if word.exhausted else ""
    if word.wounded:
        how += " with damage on it equal to its health minus 1"
    if word.who == YOU:
        return [act(s, "put", word.what, f" into play{how}", moving=True)]
    who = player(s, word.who) if word.who != s.actor else ""
    before, s.actor = s.actor, word.who
    clause = act(s, "put", word.what, f" into play{how}", moving=True)
    s.actor = before
    return [Clause(who, clause.predicate, about=word.who)]


def put_into_resources(s: Speech, word: PutIntoResources) -> list[Clause]:
    how = " face down and exhausted" if word.exhausted else " face down"
    whose = _owners(s, word.what)
    return [act(s, "put", word.what, f" into {whose} resource row{how}", moving=True)]


def search(s: Speech, word: Search) -> list[Clause]:
    """search your deck for a card, reveal it, and use it."""
    who = player(s, word.who) if word.who != s.actor else ""
    before, s.actor = s.actor, word.who
    noun = Noun(word.noun.kinds, word.noun.quals, Zone.DECK, word.who)
    several = word.count != 1
    words = described(s, Noun(noun.kinds, noun.quals, Zone.DECK), many=several)  # whose deck it is has been said
    found = f"up to {english_number(word.count)} {words}" if several else an(words)
    deck = f"{player_possessive(s, word.who)} deck"
    clauses = [Clause(who, f"search {deck} for {found}", about=word.who)]
    s.last, s.taken = Mention(noun, several), None
    if word.reveal:
        clauses.append(Clause(who, "reveal them" if several else "reveal it", about=word.who))
    if word.shuffle_first:
        clauses.append(Clause(who, f"shuffle {deck}", about=word.who))
    clauses += [Clause(who, c.predicate, about=word.who) for c in clauses_of(s, word.use)]
    s.actor = before
    return clauses


def shuffle_into(s: Speech, word: ShuffleInto) -> list[Clause]:
    if word.zone not in (Zone.HAND, Zone.GRAVEYARD):
        raise Unworded(word, "English")
    s.damage = False
    return [command(f"shuffle your {TERMS[word.zone.name.lower()]} into your deck")]


# -------------------------------------------------------------------------- cards


def cards(s: Speech, count: Amount) -> str:
    """a card, two cards, that many cards, a card for each damage dealt."""
    if isinstance(count, int):
        return "a card" if count == 1 else f"{english_number(count)} cards"
    if isinstance(count, ThatMuch):
        return "a card for each damage dealt" if s.damage else "that many cards"
    if isinstance(count, (AtkOf, HealthOf, CostOf, Plus, Minus)):
        how_many, behind = amount(s, count)
        return f"{how_many} cards{behind}".strip()
    if number_or_none(count) is not None:
        return f"{number(count)} cards"
    return f"a card for each {unit(s, count)}"


def number_or_none(count: Amount) -> str | None:
    """Digits or X, if the amount is one of these."""
    try:
        return number(count)
    except Unworded:
        return None


def draw(s: Speech, word: Draw) -> list[Clause]:
    who = player(s, word.who) if word.who != s.actor else ""
    s.opening = False
    if isinstance(word.count, CardsToHandSize):
        return [Clause(who, "draw cards until you reach your maximum hand size", about=word.who)]
    return [Clause(who, f"draw {cards(s, word.count)}", about=word.who, then=isinstance(word.count, ThatMuch))]


def discard(s: Speech, word: Discard) -> list[Clause]:
    who = player(s, word.who) if word.who != s.actor else ""
    s.opening = False
    return [Clause(who, f"discard {cards(s, word.count)}", about=word.who, then=word.who == YOU)]


def tokens(s: Speech, word: Tokens) -> list[Clause]:
    kind = [word.faction.value] if word.faction is not None else []
    kind += [*word.tags, "ally", "token" if word.count == 1 else "tokens"]
    what = " ".join([*(["unique"] if word.unique else []), *kind])
    many = f"{english_number(word.count)} {what}" if word.count != 1 else an(what)
    called = f" named {word.name}" if word.name not in ("", " ".join(word.tags)) else ""
    worth = [f"{word.atk} ATK", f"{word.health} health", *(keyword.value for keyword in word.keywords)]
    s.last = Mention(Noun((Kind.ALLY,)), word.count != 1)
    return [command(f"put {many}{called} with {listed(worth, 'and', serial=True)} into play")]


def roll_die(s: Speech, word: RollDie) -> list[Clause]:
    """The table is printed below its sentence."""
    from regelwerk.wowtcg.say_en.arranging import text

    for low, high, what in word.rows:
        s.new_sentence()
        s.row = True
        s.lines.append(f"{low}-{high}: {text(s, what)}" if low != high else f"{low}: {text(s, what)}")
        s.row = False
    return [command("roll a die")]


def again(s: Speech, word: Again) -> list[Clause]:
    return [command("reflip")]


DOING: Final[dict[type, Any]] = {
    Deal: deal,
    Heal: heal,
    PutDamage: put_damage,
    RemoveDamage: remove_damage,
    Exhaust: exhaust,
    Ready: ready,
    Destroy: destroy,
    Interrupt: interrupt,
    Pick: pick,
    Attach: attach,
    Reattach: reattach,
    RemoveFromGame: remove_from_game,
    TurnFaceDown: turn_face_down,
    BecomeDefender: become_defender,
    RemoveFromCombat: remove_from_combat,
    GainControl: gain_control,
    PutCounter: put_counter,
    ExtraTurn: extra_turn,
    PutInto: put_into,
    PutIntoPlay: put_into_play,
    PutIntoResources: put_into_resources,
    Search: search,
    ShuffleInto: shuffle_into,
    Draw: draw,
    Discard: discard,
    Tokens: tokens,
    RollDie: roll_die,
    Again: again,
}
"""Word class -> its clauses."""


def clauses_of(s: Speech, word: Word) -> list[Clause]:
    """The clauses of a word; Unworded if it is none that does one thing (arranging words have sentences)."""
    from regelwerk.wowtcg.say_en.arranging import clauses

    return clauses(s, word)
