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


def to_whom(discourse: Speech, ref: Ref, doer: Ref | None = None) -> str:
    """each ... for several, itself for the doer."""
    if doer is not None and ref == doer:
        return said(discourse, ref, "reflexive") if discourse.topic == ref else said(discourse, ref)
    if isinstance(ref, All):
        return each(discourse, ref)
    text = said(discourse, ref)
    return f"each of {text}" if isinstance(ref, Target) and ref.count != 1 else text


def deal(discourse: Speech, word: Deal) -> list[Clause]:
    doer, many = subject(discourse, word.by)
    damage = typed(word.element)
    own = isinstance(word.amount, (AtkOf, HealthOf, CostOf)) and word.amount.what == word.by
    if own:
        _, behind = amount(discourse, word.amount)
        predicate = f"deal {damage}{behind} to {to_whom(discourse, word.to)}"
    else:
        before = discourse.last
        whom = to_whom(discourse, word.to, word.by)
        after, discourse.last = discourse.last, before if before.paid else discourse.last
        how_much, behind = amount(discourse, word.amount)
        discourse.last = after
        predicate = f"deal {how_much} {damage} to {whom}{behind}".replace("deal  ", "deal ")
    discourse.damage = True
    return [Clause(doer, predicate, many, word.by)]


def heal(discourse: Speech, word: Heal) -> list[Clause]:
    doer, many = subject(discourse, word.by)
    whom = to_whom(discourse, word.what, word.by)
    how_much, behind = amount(discourse, word.amount) if word.amount is not None else ("all", "")
    if isinstance(word.amount, ThatMuch) and not _in_event(discourse):
        how_much, behind = "1", " for each damage dealt"
    discourse.damage = True
    return [Clause(doer, f"heal {how_much} damage from {whom}{behind}", many, word.by)]


def _in_event(discourse: Speech) -> bool:
    """Whether the number comes from the event that this sentence began with."""
    return discourse.counted_event


def put_damage(discourse: Speech, word: PutDamage) -> list[Clause]:
    how_much, behind = amount(discourse, word.amount)
    return [act(discourse, f"put {how_much} damage on", word.on, behind)]


def remove_damage(discourse: Speech, word: RemoveDamage) -> list[Clause]:
    return [act(discourse, "remove all damage from", word.what)]


# ------------------------------------------------------------------------ one thing


def exhaust(discourse: Speech, word: Exhaust) -> list[Clause]:
    return [act(discourse, "exhaust", word.what)]


def ready(discourse: Speech, word: Ready) -> list[Clause]:
    return [act(discourse, "ready", word.what)]


def destroy(discourse: Speech, word: Destroy) -> list[Clause]:
    many = word.what.count if isinstance(word.what, Target) else 1
    explained = f", where X is {total(discourse, many)}" if isinstance(many, RemovedForCost) else ""
    return [act(discourse, "destroy", word.what, explained)]


def interrupt(discourse: Speech, word: Interrupt) -> list[Clause]:
    return [act(discourse, "interrupt", word.what)]


def pick(discourse: Speech, word: Pick) -> list[Clause]:
    return [act(discourse, "choose", word.what)]


def attach(discourse: Speech, word: Attach) -> list[Clause]:
    return [act(discourse, "attach to", word.to)]


def reattach(discourse: Speech, word: Reattach) -> list[Clause]:
    ability = said(discourse, word.what)
    return [command(f"attach {ability} to another hero or ally")]


def remove_from_game(discourse: Speech, word: RemoveFromGame) -> list[Clause]:
    return [act(discourse, "remove", word.what, " from the game")]


def turn_face_down(discourse: Speech, word: TurnFaceDown) -> list[Clause]:
    return [act(discourse, "turn", word.what, " face down")]


def become_defender(discourse: Speech, word: BecomeDefender) -> list[Clause]:
    return [act(discourse, "make", word.what, " a defender")]


def remove_from_combat(discourse: Speech, word: RemoveFromCombat) -> list[Clause]:
    return [act(discourse, "remove", word.what, " from combat")]


def gain_control(discourse: Speech, word: GainControl) -> list[Clause]:
    who = player(discourse, word.who) or "you"
    return [Clause(who, f"gain control of {said(discourse, word.what)}", about=word.who, span=SPANS[word.span])]


def put_counter(discourse: Speech, word: PutCounter) -> list[Clause]:
    return [act(discourse, f"put {an(word.name)} counter on", word.on)]


def extra_turn(discourse: Speech, word: ExtraTurn) -> list[Clause]:
    return [command("take an extra turn after this one")]


# ------------------------------------------------------------------------ moving


def put_into(discourse: Speech, word: PutInto) -> list[Clause]:
    if word.zone not in (Zone.HAND, Zone.DECK, Zone.GRAVEYARD):
        raise Unworded(word, "English")
    moved = act(discourse, "put", word.what, moving=True)
    whose = _owners(discourse, word.what)
    place = TERMS[word.zone.name.lower()] if word.zone is not Zone.DECK else "deck"
    if word.zone is Zone.DECK:
        place = f"on the {'bottom' if word.bottom else 'top'} of {whose} {place}"
    else:
        place = f"into {whose} {place}{'s' if whose.startswith('their owner') else ''}"
    return [Clause(moved.subject, f"{moved.predicate} {place}", about=moved.about)]


def _owners(discourse: Speech, ref: Ref) -> str:
    """Whose hand or deck a card goes to: its owner's, or yours where it can be no other."""
    if isinstance(ref, This):
        return "your"
    if isinstance(ref, TopOfDeck):
        return "your" if ref.who == YOU else "his"
    spoken = Mention(ref.noun) if isinstance(ref, (Target, Chosen, All)) else mention(discourse, ref)
    if spoken.noun.zone is not Zone.PLAY and spoken.noun.whose is not None:
        return player_possessive(discourse, spoken.noun.whose)
    many = isinstance(ref, All) or (isinstance(ref, (Target, Chosen)) and ref.count != 1)
    return "their owners'" if many or (isinstance(ref, Them) and spoken.plural) else "its owner's"


def put_into_play(discourse: Speech, word: PutIntoPlay) -> list[Clause]:
    how = " exhausted" if word.exhausted else ""
    if word.wounded:
        how += " with damage on it equal to its health minus 1"
    if word.who == YOU:
        return [act(discourse, "put", word.what, f" into play{how}", moving=True)]
    who = player(discourse, word.who) if word.who != discourse.actor else ""
    before, discourse.actor = discourse.actor, word.who
    clause = act(discourse, "put", word.what, f" into play{how}", moving=True)
    discourse.actor = before
    return [Clause(who, clause.predicate, about=word.who)]


def put_into_resources(discourse: Speech, word: PutIntoResources) -> list[Clause]:
    how = " face down and exhausted" if word.exhausted else " face down"
    whose = _owners(discourse, word.what)
    return [act(discourse, "put", word.what, f" into {whose} resource row{how}", moving=True)]


def search(discourse: Speech, word: Search) -> list[Clause]:
    """search your deck for a card, reveal it, and use it."""
    who = player(discourse, word.who) if word.who != discourse.actor else ""
    before, discourse.actor = discourse.actor, word.who
    noun = Noun(word.noun.kinds, word.noun.quals, Zone.DECK, word.who)
    several = word.count != 1
    words = described(
        discourse, Noun(noun.kinds, noun.quals, Zone.DECK), many=several
    )  # whose deck it is has been said
    found = f"up to {english_number(word.count)} {words}" if several else an(words)
    deck = f"{player_possessive(discourse, word.who)} deck"
    clauses = [Clause(who, f"search {deck} for {found}", about=word.who)]
    discourse.last, discourse.taken = Mention(noun, several), None
    if word.reveal:
        clauses.append(Clause(who, "reveal them" if several else "reveal it", about=word.who))
    if word.shuffle_first:
        clauses.append(Clause(who, f"shuffle {deck}", about=word.who))
    clauses += [Clause(who, c.predicate, about=word.who) for c in clauses_of(discourse, word.use)]
    discourse.actor = before
    return clauses


def shuffle_into(discourse: Speech, word: ShuffleInto) -> list[Clause]:
    if word.zone not in (Zone.HAND, Zone.GRAVEYARD):
        raise Unworded(word, "English")
    discourse.damage = False
    return [command(f"shuffle your {TERMS[word.zone.name.lower()]} into your deck")]


# -------------------------------------------------------------------------- cards


def cards(discourse: Speech, count: Amount) -> str:
    """a card, two cards, that many cards, a card for each damage dealt."""
    if isinstance(count, int):
        return "a card" if count == 1 else f"{english_number(count)} cards"
    if isinstance(count, ThatMuch):
        return "a card for each damage dealt" if discourse.damage else "that many cards"
    if isinstance(count, (AtkOf, HealthOf, CostOf, Plus, Minus)):
        how_many, behind = amount(discourse, count)
        return f"{how_many} cards{behind}".strip()
    if number_or_none(count) is not None:
        return f"{number(count)} cards"
    return f"a card for each {unit(discourse, count)}"


def number_or_none(count: Amount) -> str | None:
    """Digits or X, if the amount is one of these."""
    try:
        return number(count)
    except Unworded:
        return None


def draw(discourse: Speech, word: Draw) -> list[Clause]:
    who = player(discourse, word.who) if word.who != discourse.actor else ""
    discourse.opening = False
    if isinstance(word.count, CardsToHandSize):
        return [Clause(who, "draw cards until you reach your maximum hand size", about=word.who)]
    return [Clause(who, f"draw {cards(discourse, word.count)}", about=word.who, then=isinstance(word.count, ThatMuch))]


def discard(discourse: Speech, word: Discard) -> list[Clause]:
    who = player(discourse, word.who) if word.who != discourse.actor else ""
    discourse.opening = False
    return [Clause(who, f"discard {cards(discourse, word.count)}", about=word.who, then=word.who == YOU)]


def tokens(discourse: Speech, word: Tokens) -> list[Clause]:
    kind = [word.faction.value] if word.faction is not None else []
    kind += [*word.tags, "ally", "token" if word.count == 1 else "tokens"]
    what = " ".join([*(["unique"] if word.unique else []), *kind])
    many = f"{english_number(word.count)} {what}" if word.count != 1 else an(what)
    called = f" named {word.name}" if word.name not in ("", " ".join(word.tags)) else ""
    worth = [f"{word.atk} ATK", f"{word.health} health", *(keyword.value for keyword in word.keywords)]
    discourse.last = Mention(Noun((Kind.ALLY,)), word.count != 1)
    return [command(f"put {many}{called} with {listed(worth, 'and', serial=True)} into play")]


def roll_die(discourse: Speech, word: RollDie) -> list[Clause]:
    """The table is printed below its sentence."""
    from regelwerk.wowtcg.say_en.arranging import text

    for low, high, what in word.rows:
        discourse.new_sentence()
        discourse.row = True
        discourse.lines.append(
            f"{low}-{high}: {text(discourse, what)}" if low != high else f"{low}: {text(discourse, what)}"
        )
        discourse.row = False
    return [command("roll a die")]


def again(discourse: Speech, word: Again) -> list[Clause]:
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


def clauses_of(discourse: Speech, word: Word) -> list[Clause]:
    """The clauses of a word; Unworded if it is none that does one thing (arranging words have sentences)."""
    from regelwerk.wowtcg.say_en.arranging import clauses

    return clauses(discourse, word)
