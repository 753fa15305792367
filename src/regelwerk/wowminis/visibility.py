"""What a seat of this game sees, and what it may guess (minis:q13, ruling:known-hidden-cards).

Everything lies open but the faces of action cards that have never been turned up: those only their own side knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel import visibility
from regelwerk.kernel.event import Event
from regelwerk.kernel.visibility import face_of, piece_handle, ref_data, seats_in
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import STAGES, AttackFrame
from regelwerk.wowminis.derived_values import armor, attack_rerolls, defense_rerolls, movement, resist, strength
from regelwerk.wowminis.guessing import guess, redeal_unseen
from regelwerk.wowminis.heal import HealFrame
from regelwerk.wowminis.line_of_sight import space_numbers
from regelwerk.wowminis.odds.distribution import Distribution
from regelwerk.wowminis.odds.prospects import OptionOdds, prospects
from regelwerk.wowminis.state import MinisPiece, MinisState, Modifier
from regelwerk.wowminis.turn import TurnFrame

__all__ = ["changing", "decision_for", "events_for", "guess", "redeal_unseen", "view"]

TERMS: Final = visibility.CodeNames(codes.DECISIONS, codes.VERBS, codes.EVENTS)
"""This game's words for decisions, verbs and events."""


def view(state: MinisState, seat: int) -> dict[str, Any]:
    """Everything that a seat may know, as plain data (numbers, texts, lists, dicts, None); seat -1 is a spectator.

    game, edition      which rule book
    seat               whose view it is
    scenario, board    code of the scenario, English name of the board
    round, tick, time  the master clock: number of the round, what it shows, counted on through the rounds
    rounds             after how many the game is over
    last               the seat that controlled the figure of the last turn
    teams              for each team `{"team", "points", "goal"}`
    seats              for each seat what `side` says
    turn               the turn under way: see `turn_of`; None between turns
    attack             the attack under way: see `attack_of`; None without
    modifiers          what effects add for a while: see `modifier`
    offers             the seats that offer a draw
    result             None, or `{"winners", "rule"}`
    decision           the open question: see `decision_for`
    """
    return {
        "game": state.defs.game,
        "edition": state.defs.edition,
        "seat": seat,
        "scenario": state.scenario.code,
        "board": state.scenario.word.board,
        "round": codes.round_of(state.master_time),
        "tick": codes.dial(state.master_time),
        "time": state.master_time,
        "rounds": state.scenario.word.rounds,
        "last": state.last_seat,
        "teams": [
            {"team": team, "points": state.points[team], "goal": state.goals[team]} for team in sorted(set(state.teams))
        ],
        "seats": [side_view(state, other, seat) for other in range(state.seats)],
        "turn": turn_of(state, seat),
        "attack": attack_of(state, seat),
        "modifiers": [modifier(state, one, seat) for one in state.modifiers],
        "offers": seats_in(state.draw_offers, state.seats),
        "result": None
        if state.result is None
        else {"winners": list(state.result.winners), "rule": state.result.rule.number},
        "decision": decision_for(state, seat),
    }


def side_view(state: MinisState, owner: int, seat: int) -> dict[str, Any]:
    """One seat's side: seat, team, in_game, `side` of the table, `start` its start space (number, None on a board
    without), and its figures."""
    starts = state.scenario.field.ground.starts
    return {
        "seat": owner,
        "team": state.teams[owner],
        "in_game": state.in_game(owner),
        "side": state.sides[owner],
        "start": starts[state.sides[owner] % len(starts)] if starts else None,
        "figures": [figure(state, state.pieces[id], seat) for id in state.figure_ids_by_seat[owner]],
    }


def figure(state: MinisState, piece: MinisPiece, seat: int) -> dict[str, Any]:
    """A figure.

    handle, face
    space                            the number of its space on the board, None while it is on its card
    time                             when it has its next turn, counted on through the rounds; `dial` what its clock
                                     shows
    health, armor, resist, movement  `{"now", "printed"}`
    rerolls                          attack and defence dice that it may roll again because of abilities and effects
    attack                           strength of its main attack: `{"now", "printed"}`
    bar                              its action cards: see `lying`
    changes                          what changes its values now: see `changing`
    """
    card = piece.figure
    main = card.abilities[0].attack
    printed = main.attack.strength if main is not None else 0
    return {
        "handle": piece_handle(piece, seat),
        "face": face_of(state, piece, seat),
        "space": piece.space if piece.space >= 0 else None,
        "time": piece.time,
        "dial": codes.dial(piece.time),
        "health": {"now": piece.health, "printed": card.word.health},
        "armor": {"now": armor(state, piece), "printed": card.word.armor},
        "resist": {"now": resist(state, piece), "printed": card.word.resist},
        "movement": {"now": movement(state, piece), "printed": codes.MOVEMENT_POINTS},
        "attack": {"now": strength(state, piece, printed, True), "printed": printed},
        "rerolls": {"attack": attack_rerolls(state, piece), "defense": defense_rerolls(state, piece)},
        "bar": [lying(state, state.pieces[id], seat) for id in piece.bar],
        "changes": changing(state, piece, seat),
    }


def lying(state: MinisState, card: MinisPiece, seat: int) -> dict[str, Any]:
    """An action card in a bar: handle, face (None if the seat does not know it), up, exhausted, known_to."""
    return {
        "handle": piece_handle(card, seat),
        "face": face_of(state, card, seat),
        "up": card.up,
        "exhausted": card.exhausted,
        "known_to": seats_in(card.known_to, state.seats),
    }


def turn_of(state: MinisState, seat: int) -> dict[str, Any] | None:
    """The turn under way: the figure (handle), what it has done (moved, acted, instant), and whether it stands on a
    friend and must move off."""
    frames: list[Any] = state.frames
    for frame in frames:
        if isinstance(frame, TurnFrame):
            return {
                "figure": piece_handle(state.pieces[frame.who], seat),
                "moved": frame.moved,
                "acted": frame.acted,
                "instant": frame.has_played_instant,
                "must_move_off": frame.must,
            }
    return None


def attack_of(state: MinisState, seat: int) -> dict[str, Any] | None:
    """The innermost attack or heal under way.

    attacker, source (card), text (the path of its word), heal
    targets   handles of the defenders, `defender` the one whose turn it is (None before and after)
    stage     one of `attacking.STAGES`; "" for a heal
    dice      the last roll, faces 1 .. 10; `rerolled` which of them have been rolled again (from 1)
    hits, critical, again (made by a critical effect)
    """
    frames: list[Any] = state.frames
    for frame in reversed(frames):
        if isinstance(frame, AttackFrame):
            defender = frame.targets[frame.at] if frame.at < len(frame.targets) else -1
            return {
                "attacker": piece_handle(state.pieces[frame.by], seat),
                "source": ref_data(state, frame.source, seat),
                "text": frame.strike.path,
                "heal": False,
                "targets": [piece_handle(state.pieces[id], seat) for id in frame.targets],
                "defender": piece_handle(state.pieces[defender], seat) if defender >= 0 else None,
                "stage": STAGES[frame.stage],
                "dice": [die + 1 for die in frame.dice],
                "rerolled": [i + 1 for i in range(len(frame.dice)) if frame.used >> i & 1],
                "hits": frame.hits,
                "critical": frame.critical,
                "again": frame.again,
            }
        if isinstance(frame, HealFrame):
            return {
                "attacker": piece_handle(state.pieces[frame.by], seat),
                "source": ref_data(state, frame.source, seat),
                "text": frame.mend.path,
                "heal": True,
                "targets": [],
                "defender": None,
                "stage": "",
                "dice": [],
                "rerolled": [],
                "hits": 0,
                "critical": False,
                "again": False,
            }
    return None


def modifier(state: MinisState, one: Modifier, seat: int) -> dict[str, Any]:
    """What an effect adds: `figure` (handle), `source` (card), `text` (path of its word), `until` ("attack" or
    "turn"), and `adds`, by the words of `codes.VALUES`."""
    return {
        "figure": piece_handle(state.pieces[one.figure], seat),
        "source": ref_data(state, one.source, seat),
        "text": one.gain.path,
        "until": "attack" if one.gain.have.attack else "turn",
        "adds": named(one.gain.have.adds),
    }


def named(adds: list[int]) -> dict[str, int]:
    """What is added, by name.

    >>> named([1, 0, 0, 0, 2, 0, 0])
    {'armor': 1, 'movement': 2}
    """
    return {codes.VALUES[what]: more for what, more in enumerate(adds) if more}


def changing(state: MinisState, piece: MinisPiece, seat: int) -> list[dict[str, Any]]:
    """What changes a figure's values now (ruling:number-shown): ongoing abilities, then effects.

    Each in the shape of `modifier`; `until` is "ongoing" for an ability.
    """
    found = []
    for id in state.aura_figure_ids:
        other = state.pieces[id]
        if other.space < 0:
            continue
        for lasting in other.figure.lasting:
            if lasting.have.whom.concerns(state, other, piece):
                found.append(
                    {
                        "figure": piece_handle(piece, seat),
                        "source": ref_data(state, other.ref, seat),
                        "text": lasting.path,
                        "until": "ongoing",
                        "adds": named(lasting.have.adds),
                    }
                )
    return found + [modifier(state, one, seat) for one in state.modifiers if one.figure == piece.id]


# ------------------------------------------------------------- decisions and events


def decision_for(state: MinisState, seat: int) -> dict[str, Any] | None:
    """The open decision for a seat: see `kernel.visibility.decision_for`.

    For the seat that is asked also `costs`: the movement points that each space takes, by its number, where the
    figure can still move; and `chances`: what attacks and heals among the options can come to, see there.
    """
    found = visibility.decision_for(state, seat, TERMS)
    decision = state.decision
    if found is not None and decision is not None and decision.seat == seat:
        found["costs"] = costs(state)
        found["chances"] = [chances(state, one, seat) for one in prospects(state)]
    return found


def chances(state: MinisState, one: OptionOdds, seat: int) -> dict[str, Any]:
    """What an option can come to for one figure, exactly.

    option, target   index of the option, handle of the figure
    heal             whether it is healed, not attacked
    health           what it has left
    chances          of the damage (or health regained) 0, 1, 2 ...; damage beyond the health is counted, too
    mean, destroys   the expected number, and the chance that the figure is destroyed
    answers          reactions known to the seat that could be played against it: `card` (handle and face), and
                     chances, mean and destroys with it; those are None where it does more than add to values
    """
    found = {
        "option": one.option,
        "target": piece_handle(state.pieces[one.target], seat),
        "heal": one.heal,
        "health": one.health,
        **told(one.odds, one.health, one.heal),
    }
    found["answers"] = [
        {"card": ref_data(state, id + 1, seat), **told(odds, one.health, False)} for id, odds in one.answers
    ]
    return found


def told(odds: Distribution | None, health: int, heal: bool) -> dict[str, Any]:
    """Odds as plain data."""
    if odds is None:
        return {"chances": None, "mean": None, "destroys": None}
    return {"chances": odds.chances(), "mean": odds.mean(), "destroys": 0.0 if heal else odds.at_least(health)}


def costs(state: MinisState) -> dict[str, int]:
    """Movement points for each space that the acting figure can move to now."""
    top: Any = state.frames[-1]
    if not isinstance(top, TurnFrame) or top.moved:
        return {}
    piece = state.pieces[top.who]
    friends = state.occupied_spaces()[piece.team]
    layers = state.scenario.field.reachable_by_cost(piece.space, movement(state, piece), state.foes(piece.team))
    return {
        str(space): spent
        for spent, layer in enumerate(layers)
        if spent > 0
        for space in space_numbers(layer & ~friends)
    }


def events_for(state: MinisState, events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat gets them, at any later time: see `kernel.visibility.event_for`."""
    return visibility.events_for(state, events, seat, TERMS)
