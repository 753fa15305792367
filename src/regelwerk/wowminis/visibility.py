"""What a seat of this game sees, and what it may guess (minis:q13, ruling:known-hidden-cards).

Everything lies open but the faces of action cards that have never been turned up: those only their own side knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

from regelwerk.kernel import visibility
from regelwerk.kernel.event import Event
from regelwerk.kernel.ids import Handle, Ref
from regelwerk.kernel.presentation.decision_view import question_of, result_view
from regelwerk.kernel.presentation.log_entries import PieceMention, read_mention
from regelwerk.kernel.visibility import is_known_to, piece_handle, ref_data, seats_in, visible_handle
from regelwerk.wowminis import codes
from regelwerk.wowminis.attack import STAGES, AttackFrame
from regelwerk.wowminis.definitions import MinisDefinitions
from regelwerk.wowminis.derived_values import armor, attack_rerolls, defense_rerolls, movement, resist, strength
from regelwerk.wowminis.guessing import guess, redeal_unseen
from regelwerk.wowminis.heal import HealFrame
from regelwerk.wowminis.line_of_sight import space_numbers
from regelwerk.wowminis.odds.prospects import OptionOdds, prospects
from regelwerk.wowminis.seat_view import (
    ActionCardView,
    AttackView,
    FigureView,
    MinisDecisionView,
    MinisView,
    ModifierView,
    OddsView,
    SideView,
    TurnView,
)
from regelwerk.wowminis.state import MinisPiece, MinisState, Modifier
from regelwerk.wowminis.turn import TurnFrame

__all__ = ["changing", "decision_for", "events_for", "guess", "redeal_unseen", "view"]

TERMS: Final = visibility.CodeNames(codes.DECISIONS, codes.VERBS, codes.EVENTS)
"""This game's words for decisions, verbs and events."""


def view(state: MinisState, seat: int) -> MinisView:
    """Everything that a seat may know; seat -1 is a spectator.

    As plain data (`to_data`: numbers, texts, lists, dicts, None):

    game, edition      which rule book
    seat               whose view it is
    scenario, board    code of the scenario, English name of the board
    round, tick, time  the master clock: number of the round, what it shows, counted on through the rounds
    rounds             after how many the game is over
    last               the seat that controlled the figure of the last turn
    teams              for each team `{"team", "points", "goal"}`
    seats              the side of each seat: see `SideView`
    turn               the turn under way: see `TurnView`; None between turns
    attack             the attack under way: see `AttackView`; None without
    modifiers          what effects add for a while: see `ModifierView`
    offers             the seats that offer a draw
    result             None, or `{"winners", "rule"}`
    decision           the open question: see `decision_for`
    """
    teams = sorted(set(state.teams))
    return MinisView(
        defs=cast(MinisDefinitions, state.defs),
        seat=seat,
        scenario=state.scenario,
        time=state.master_time,
        last_seat=state.last_seat,
        points={team: state.points[team] for team in teams},
        goals={team: state.goals[team] for team in teams},
        seats=[side_view(state, other, seat) for other in range(state.seats)],
        turn=turn_of(state, seat),
        attack=attack_of(state, seat),
        modifiers=[modifier_view(state, modifier, seat) for modifier in state.modifiers],
        result=result_view(state.result),
        decision=decision_for(state, seat),
    )


def side_view(state: MinisState, owner: int, seat: int) -> SideView:
    """One seat's side of the table."""
    starts = state.scenario.field.ground.starts
    return SideView(
        owner,
        state.teams[owner],
        state.in_game(owner),
        state.sides[owner],
        starts[state.sides[owner] % len(starts)] if starts else codes.OFF_BOARD,
        [figure_view(state, state.pieces[id], seat) for id in state.figure_ids_by_seat[owner]],
        state.draw_offers >> owner & 1 == 1,
    )


def figure_view(state: MinisState, piece: MinisPiece, seat: int) -> FigureView:
    """A figure. Figures lie open: everybody knows their faces."""
    figure = piece.figure
    word = figure.word
    main = figure.abilities[0].attack
    printed_attack = main.attack.strength if main is not None else 0
    handle = piece_handle(piece, seat)
    found = FigureView(
        handle,
        figure,
        piece.owner,
        piece.space,
        piece.time,
        piece.health,
        word.armor,
        word.resist,
        codes.MOVEMENT_POINTS,
        printed_attack,
        printed_attack,
        0,
        0,
        [card_view(state, state.pieces[id], seat, handle) for id in piece.bar],
        changing(state, piece, seat),
    )
    if found.changes:  # otherwise its values are the printed ones, and need not be added up
        found.armor = armor(state, piece)
        found.resist = resist(state, piece)
        found.movement = movement(state, piece)
        found.attack = strength(state, piece, printed_attack, True)
        found.attack_rerolls = attack_rerolls(state, piece)
        found.defense_rerolls = defense_rerolls(state, piece)
    return found


def card_view(state: MinisState, card: MinisPiece, seat: int, host: Handle) -> ActionCardView:
    """An action card in the bar of a figure (`host`, its handle)."""
    identity = card.identity
    known_to = identity.known_to
    return ActionCardView(
        visible_handle(card.owner, identity.handle, identity.owner_handle, seat),
        card.action if is_known_to(known_to, seat) else None,
        card.up,
        card.exhausted,
        seats_that_know(known_to, state.seats),
        host,
    )


@lru_cache(maxsize=256)
def seats_that_know(bits: int, seats: int) -> tuple[int, ...]:
    """The seats among those that know a face, made once: every view asks it for every action card.

    >>> seats_that_know(0b10, 2)
    (1,)
    """
    return tuple(seats_in(bits, seats))


def turn_of(state: MinisState, seat: int) -> TurnView | None:
    """The turn under way."""
    frames: list[Any] = state.frames
    for frame in frames:
        if isinstance(frame, TurnFrame):
            handle = piece_handle(state.pieces[frame.who], seat)
            return TurnView(handle, frame.moved, frame.acted, frame.has_played_instant, frame.must)
    return None


def attack_of(state: MinisState, seat: int) -> AttackView | None:
    """The innermost attack or heal under way."""
    frames: list[Any] = state.frames
    for frame in frames[::-1]:  # mypyc cannot compile `reversed` over a list of anything
        if isinstance(frame, AttackFrame):
            defender = frame.targets[frame.at] if frame.at < len(frame.targets) else -1
            return AttackView(
                piece_handle(state.pieces[frame.by], seat),
                mention(state, frame.source, seat),
                frame.strike.path,
                False,
                [piece_handle(state.pieces[id], seat) for id in frame.targets],
                piece_handle(state.pieces[defender], seat) if defender >= 0 else None,
                STAGES[frame.stage],
                [die + 1 for die in frame.dice],
                [i + 1 for i in range(len(frame.dice)) if frame.used >> i & 1],
                frame.hits,
                frame.critical,
                frame.again,
            )
        if isinstance(frame, HealFrame):
            handle = piece_handle(state.pieces[frame.by], seat)
            return AttackView(handle, mention(state, frame.source, seat), frame.mend.path, True)
    return None


def mention(state: MinisState, ref: Ref, seat: int) -> PieceMention | None:
    """A reference as a seat may know it; None for nothing."""
    return read_mention(ref_data(state, ref, seat))


def modifier_view(state: MinisState, modifier: Modifier, seat: int) -> ModifierView:
    """What an effect adds."""
    return ModifierView(
        piece_handle(state.pieces[modifier.figure], seat),
        mention(state, modifier.source, seat),
        modifier.gain.path,
        "attack" if modifier.gain.have.attack else "turn",
        named_values(modifier.gain.have.adds),
    )


def named_values(adds: list[int]) -> dict[str, int]:
    """What is added, by name.

    >>> named_values([1, 0, 0, 0, 2, 0, 0])
    {'armor': 1, 'movement': 2}
    """
    return {codes.VALUES[what]: more for what, more in enumerate(adds) if more}


def changing(state: MinisState, piece: MinisPiece, seat: int) -> list[ModifierView]:
    """What changes a figure's values now (ruling:number-shown): ongoing abilities, then effects."""
    found = []
    for id in state.figures:
        other = state.pieces[id]
        if other.space < 0:
            continue
        for gain in other.figure.lasting:
            if gain.have.whom.concerns(state, other, piece):
                handle, source = piece_handle(piece, seat), mention(state, other.ref, seat)
                found.append(ModifierView(handle, source, gain.path, "ongoing", named_values(gain.have.adds)))
    for modifier in state.modifiers:
        if modifier.figure == piece.id:
            found.append(modifier_view(state, modifier, seat))
    return found


# ------------------------------------------------------------- decisions and events


def decision_for(state: MinisState, seat: int) -> MinisDecisionView | None:
    """The open decision for a seat: see `kernel.visibility.decision_for`.

    For the seat that is asked also `costs`: the movement points that each space takes, by its number, where the
    figure can still move; and `chances`: what attacks and heals among the options can come to, see `OddsView`.
    """
    found = question_of(visibility.decision_for(state, seat, TERMS), MinisDecisionView)
    if found is not None and found.seat == seat:
        found.costs = costs(state)
        found.chances = [odds_view(state, odds, seat) for odds in prospects(state)]
    return found


def odds_view(state: MinisState, odds: OptionOdds, seat: int) -> OddsView:
    """What an option can come to for one figure, and what with each reaction known to the seat."""
    handle = piece_handle(state.pieces[odds.target], seat)
    found = OddsView(
        odds.option, handle, odds.heal, odds.health, odds.odds.chances(), odds.odds.mean(), odds.destroys()
    )
    for id, changed in odds.answers:
        answer = OddsView(
            odds.option, handle, odds.heal, odds.health, None, 0.0, 0.0, mention(state, Ref(id + 1), seat)
        )
        if changed is not None:
            answer.chances = changed.chances()
            answer.mean = changed.mean()
            answer.destroys = changed.at_least(odds.health)
        found.answers.append(answer)
    return found


def costs(state: MinisState) -> dict[int, int]:
    """Movement points for each space that the acting figure can move to now."""
    top: Any = state.frames[-1]
    if not isinstance(top, TurnFrame) or top.moved:
        return {}
    piece = state.pieces[top.who]
    friends = state.occupied_spaces()[piece.team]
    layers = state.scenario.field.reachable_by_cost(piece.space, movement(state, piece), state.foes(piece.team))
    return {
        space: spent for spent, layer in enumerate(layers) if spent > 0 for space in space_numbers(layer & ~friends)
    }


def events_for(state: MinisState, events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat gets them, at any later time: see `kernel.visibility.event_for`."""
    return visibility.events_for(state, events, seat, TERMS)
