"""Guessing: the game as it may be, for a seat that does not know all of it (part of `sight`).

All that is hidden is which card lies where face down. Cards stay under their figure, because everybody knows which
cards a figure may have; so they are dealt anew bar by bar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from regelwerk.kernel import sight
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Decision
from regelwerk.kernel.frames import advance
from regelwerk.kernel.sight import knows
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.defs import MinisDefs
from regelwerk.wowminis.formats import fits
from regelwerk.wowminis.meaning import Card, MinisDef
from regelwerk.wowminis.pools import hidden_cards
from regelwerk.wowminis.reactions import NO_THANKS, reactions_of
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import Turn, turn_options

TRIES = 20_000
"""How many placements of unseen cards are tried before a pool counts as one that does not fit."""


def guess(s: MinisState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None) -> MinisState:
    """A state that the seat cannot tell from the real one, with all it does not know dealt by `chance`.

    The hidden cards of another side's bar are any that its figure may have (`pools`, ruling:closed-lists), or with
    open lists those that lie there, in another order; with `unseen` they come from the codes given for that seat,
    where there are any: fitting the figure, no two copies in one bar. The open
    decision has the same options in the same order if the seat is asked itself. `chance` is drawn from; the guess
    goes on with a chance of its own. Seat -1 guesses what a spectator may.

    Raises KeyError for a code that no card has, ValueError for codes that cannot fill the bars.
    """
    other = s.fork()
    deal_anew(other, seat, chance, unseen, not s.open_lists)
    sight.rename(other, seat)
    other.chance = sight.fresh(chance)
    other.events = []
    decision = other.decision
    if decision is not None and decision.seat != seat:
        ask_again(other, decision)
    return other


def redeal(s: MinisState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None) -> MinisState:
    """The same moment with the cards that the seat does not know dealt anew, and the machine asking anew (law 3).

    They are the same cards otherwise dealt, or those of `unseen` as for a guess.
    """
    other = s.fork()
    deal_anew(other, seat, chance, unseen, False)
    decision = other.decision
    if decision is not None:
        other.decision = None
        other.asked = decision.number - 1
        advance(other)
        other.events = []
    return other


def ask_again(s: MinisState, decision: Decision) -> None:
    """What another seat can answer follows from the cards that it now has."""
    top: Any = s.frames[-1]
    if isinstance(top, Turn) and decision.kind == c.TURN:
        options = turn_options(s, top, s.pieces[top.who])
    elif isinstance(top, Attack) and decision.kind == c.REACT:
        options = reactions_of(s, decision.seat, top) or [NO_THANKS]
    else:
        return
    s.decision = Decision(decision.number, decision.seat, decision.kind, decision.public, decision.about, options)


def deal_anew(s: MinisState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None, closed: bool) -> None:
    """Deal the faces that a seat does not know anew. Changes `s`. `closed`: what others may have is only guessed."""
    for owner in range(s.seats):
        hosts = [p for p in s.pieces if p.host < 0 and p.owner == owner and p.bar]
        bars = [[id for id in p.bar if not knows(s.pieces[id].knows, seat)] for p in hosts]
        if unseen is not None and owner != seat and unseen[owner]:
            if any(bars):
                deal_from(s, hosts, bars, [cast(MinisDefs, s.defs).card(code) for code in unseen[owner]], chance)
            continue
        for host, hidden in zip(hosts, bars):
            if hidden and closed and owner != seat:
                guess_bar(s, host, hidden, chance)  # ruling:closed-lists
            elif hidden:
                deal(s, hidden, chance)


def guess_bar(s: MinisState, host: MinisPiece, ids: list[int], chance: Chance) -> None:
    """Give the hidden cards of a bar faces that its figure may have."""
    known: list[MinisDef] = [s.pieces[id].card for id in host.bar if id not in ids]
    faces = hidden_cards(cast(MinisDefs, s.defs), host.figure, known, len(ids), chance)
    for id, card in zip(ids, faces):
        give(s, id, card)


def deal(s: MinisState, ids: list[int], chance: Chance) -> None:
    """Deal the faces of these cards among them: one draw."""
    faces = sorted((s.pieces[id].card for id in ids), key=lambda card: card.index)
    order = chance.order(len(faces))
    for i, id in enumerate(ids):
        give(s, id, faces[order[i]])


def give(s: MinisState, id: int, card: Any) -> None:
    if s.pieces[id].card is not card:
        s.writable(id).become(card)
        s.bar_changed(s.pieces[id].host)


def deal_from(s: MinisState, hosts: list[MinisPiece], bars: list[list[int]], pool: list[Card], chance: Chance) -> None:
    """Deal cards of a pool to the hidden places of one seat's bars: the first placement that the rules allow."""
    pool = sorted(pool, key=lambda card: card.index)
    order = chance.order(len(pool))
    mixed = [pool[i] for i in order]
    places = [(p, id) for p, hidden in zip(hosts, bars) for id in hidden]
    known = [[s.pieces[id].card for id in p.bar if id not in hidden] for p, hidden in zip(hosts, bars)]
    chosen: list[int] = []
    tries = 0
    at = 0
    while len(chosen) < len(places):
        tries += 1
        if tries > TRIES:
            break
        p, id = places[len(chosen)]
        row = hosts.index(p)
        while at < len(mixed):
            card = mixed[at]
            beside = [mixed[chosen[i]] for i in range(len(chosen)) if places[i][0] is p]
            if at not in chosen and card not in known[row] and card not in beside and fits(card.word, p.figure.word):
                break
            at += 1
        if at < len(mixed):
            chosen.append(at)
            at = 0
        elif chosen:
            at = chosen.pop() + 1
        else:
            break
    if len(chosen) < len(places):
        raise ValueError(f"the {len(pool)} unseen cards cannot fill the {len(places)} hidden places of these bars")
    for (_, id), number in zip(places, chosen):
        give(s, id, mixed[number])
