"""Guessing: the game as it may be, for a seat that does not know all of it (part of `visibility`).

All that is hidden is which card lies where face down. Cards stay under their figure, because everybody knows which
cards a figure may have; so they are dealt anew bar by bar.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from regelwerk.kernel import guessing
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Decision
from regelwerk.kernel.frames import advance
from regelwerk.kernel.guessing import is_known_to
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.guess_pools import hidden_cards
from regelwerk.wowminis.lowered import CardDefinition, PieceDefinition
from regelwerk.wowminis.reactions import NO_REACTION, reactions_of
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.turn import TurnFrame, turn_options

TRIES = 20_000
"""How many placements of unseen cards are tried before a pool counts as one that does not fit."""


def guess(state: MinisState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None) -> MinisState:
    """A state that the seat cannot tell from the real one, with all it does not know dealt by `chance`.

    The hidden cards of another side's bar are any that its figure may have (`pools`, ruling:closed-lists), or with
    open lists those that lie there, in another order; with `unseen` they come from the codes given for that seat,
    where there are any: fitting the figure, no two copies in one bar. The open
    decision has the same options in the same order if the seat is asked itself. `chance` is drawn from; the guess
    goes on with a chance of its own. Seat -1 guesses what a spectator may.

    Raises KeyError for a code that no card has, ValueError for codes that cannot fill the bars.
    """
    other = state.fork()
    deal_anew(other, seat, chance, unseen, not state.open_lists)
    guessing.renew_handles(other, seat)
    other.chance = guessing.derived_chance(chance)
    other.events = []
    decision = other.decision
    if decision is not None and decision.seat != seat:
        ask_again(other, decision)
    return other


def redeal_unseen(
    state: MinisState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None = None
) -> MinisState:
    """The same moment with the cards that the seat does not know dealt anew, and the machine asking anew (law 3).

    They are the same cards otherwise dealt, or those of `unseen` as for a guess.
    """
    other = state.fork()
    deal_anew(other, seat, chance, unseen, False)
    decision = other.decision
    if decision is not None:
        other.decision = None
        other.public_decision_count = decision.number - 1
        advance(other)
        other.events = []
    return other


def ask_again(state: MinisState, decision: Decision) -> None:
    """What another seat can answer follows from the cards that it now has."""
    top: Any = state.frames[-1]
    if isinstance(top, TurnFrame) and decision.kind == codes.DECISION_TURN:
        options = turn_options(state, top, state.pieces[top.who])
    elif isinstance(top, AttackFrame) and decision.kind == codes.DECISION_REACT:
        options = reactions_of(state, decision.seat, top) or [NO_REACTION]
    else:
        return
    state.decision = Decision(
        decision.number, decision.seat, decision.kind, decision.public_kind, decision.asking_ref, options
    )


def deal_anew(
    state: MinisState, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None, closed: bool
) -> None:
    """Deal anew the faces that a seat does not know. Changes `state`. `closed`: what others have is only guessed."""
    for owner in range(state.seats):
        hosts = [piece for piece in state.pieces if piece.host < 0 and piece.owner == owner and piece.bar]
        bars = [[id for id in piece.bar if not is_known_to(state.pieces[id].known_to, seat)] for piece in hosts]
        if unseen is not None and owner != seat and unseen[owner]:
            if any(bars):
                deal_from(
                    state,
                    hosts,
                    bars,
                    [cast(MinisDefinitions, state.defs).card(code) for code in unseen[owner]],
                    chance,
                )
            continue
        for host, hidden in zip(hosts, bars):
            if hidden and closed and owner != seat:
                guess_bar(state, host, hidden, chance)  # ruling:closed-lists
            elif hidden:
                deal(state, hidden, chance)


def guess_bar(state: MinisState, host: MinisPiece, ids: list[int], chance: Chance) -> None:
    """Give the hidden cards of a bar faces that its figure may have."""
    known: list[PieceDefinition] = [state.pieces[id].card for id in host.bar if id not in ids]
    faces = hidden_cards(cast(MinisDefinitions, state.defs), host.figure, known, len(ids), chance)
    for id, card in zip(ids, faces):
        give(state, id, card)


def deal(state: MinisState, ids: list[int], chance: Chance) -> None:
    """Deal the faces of these cards among them: one draw."""
    faces = sorted((state.pieces[id].card for id in ids), key=lambda card: card.index)
    order = chance.order(len(faces))
    for i, id in enumerate(ids):
        give(state, id, faces[order[i]])


def give(state: MinisState, id: int, card: Any) -> None:
    if state.pieces[id].card is not card:
        state.writable_piece(id).set_face(card)
        state.bar_changed(state.pieces[id].host)


def deal_from(
    state: MinisState, hosts: list[MinisPiece], bars: list[list[int]], pool: list[CardDefinition], chance: Chance
) -> None:
    """Deal cards of a pool to the hidden places of one seat's bars: the first placement that the rules allow."""
    pool = sorted(pool, key=lambda card: card.index)
    order = chance.order(len(pool))
    mixed = [pool[i] for i in order]
    places = [(piece, id) for piece, hidden in zip(hosts, bars) for id in hidden]
    known = [[state.pieces[id].card for id in piece.bar if id not in hidden] for piece, hidden in zip(hosts, bars)]
    chosen: list[int] = []
    tries = 0
    at = 0
    while len(chosen) < len(places):
        tries += 1
        if tries > TRIES:
            break
        piece, id = places[len(chosen)]
        row = hosts.index(piece)
        while at < len(mixed):
            card = mixed[at]
            beside = [mixed[chosen[i]] for i in range(len(chosen)) if places[i][0] is piece]
            if at not in chosen and card not in known[row] and card not in beside and card.word.fits(piece.figure.word):
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
        give(state, id, mixed[number])
