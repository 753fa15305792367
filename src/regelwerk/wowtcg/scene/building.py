"""From the plan of a scene to a state at its first decision."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.chance import Chance, Dictation
from regelwerk.kernel.frames import advance
from regelwerk.kernel.scene import Failed
from regelwerk.kernel.scene_text import Text
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import settle_control
from regelwerk.wowtcg.combat import CombatStep
from regelwerk.wowtcg.meaning import Card
from regelwerk.wowtcg.priority import Window
from regelwerk.wowtcg.scene.layout import Entry, Plan, placing_order
from regelwerk.wowtcg.scene.names import everything, matching
from regelwerk.wowtcg.setup import Setup
from regelwerk.wowtcg.state import Combat, WowPiece, WowState
from regelwerk.wowtcg.turn import Turn

LONG_AGO: Final = 0
"""The turn in which cards came that did not join lately."""


def build(plan: Plan, seats: dict[str, int], draws: list[list[int]]) -> WowState:
    """The state of a plan, at its first decision. `seats` numbers the seats; `draws` is what chance gives."""
    n = len(plan.seats)
    names = sorted({seat.team for seat in plan.seats})
    teams = [0] * n
    for seat in plan.seats:
        teams[seats[seat.name]] = names.index(seat.team)
    state = WowState(plan.defs, _from_zero(teams), Chance(1))
    state.chance.dictate(draws)
    if plan.step < 0:
        return setting_up(state, plan, seats)
    state.turn = plan.number
    state.active = seats[plan.turn]
    for i in range(n):
        state.started[(state.active - i) % n] = max(state.turn - i, 0)
    state.placed = plan.placed
    place_all(state, plan, seats)
    stand(state, plan, seats)
    return go(state)


def _from_zero(teams: list[int]) -> list[int]:
    """Teams numbered in the order of their first seats."""
    order = list(dict.fromkeys(teams))
    return [order.index(team) for team in teams]


def go(state: WowState) -> WowState:
    """On to the first decision."""
    try:
        advance(state)
    except Dictation as error:
        raise Failed(f"the game begins with a draw: {error}; put `draws:` before the script") from None
    return state


def setting_up(state: WowState, plan: Plan, seats: dict[str, int]) -> WowState:
    """A game that begins with its setup: only heroes and decks count."""
    state.heroes = [-1] * state.seats
    for seat, entry in placing_order(plan.seats):
        piece = new_piece(state, entry, seats[seat.name], seats)
        if entry.zone == c.HERO_ROW:
            piece.time = state.moment()
            state.heroes[piece.owner] = piece.id
    for zone in range(c.DECK * state.seats, (c.DECK + 1) * state.seats):
        state.zones[zone].reverse()
    state.frames.append(Setup())
    return go(state)


def place_all(state: WowState, plan: Plan, seats: dict[str, int]) -> None:
    """Every card to its place; decks and graveyards are written with the top first."""
    hosted: list[tuple[WowPiece, Text]] = []
    late: list[tuple[int, int]] = []
    for seat, entry in placing_order(plan.seats):
        number = seats[seat.name]
        piece = new_piece(state, entry, number, seats)
        if entry.card.kind.name == "HERO" and entry.zone == c.HERO_ROW:
            state.heroes[number] = piece.id
        if state.in_play(piece):
            late.append((piece.id, piece.since))
        if entry.host is not None:
            hosted.append((piece, entry.host))
    for kind in (c.DECK, c.GRAVEYARD, c.REMOVED):
        for zone in range(kind * state.seats, (kind + 1) * state.seats):
            state.zones[zone].reverse()
    for piece, text in hosted:
        piece.host = one(state, plan, text, seats).ref
    state.stir()
    settle_control(state)
    for id, since in late:
        state.writable(id).since = since
    state.events = []
    state.dirty = True
    state.crowded = True


def new_piece(state: WowState, entry: Entry, seat: int, seats: dict[str, int]) -> WowPiece:
    """One card of the position, where it belongs."""
    owner = seats[entry.owner] if entry.owner else seat
    piece = WowPiece(len(state.pieces), card_of(state, entry), owner, entry.zone * state.seats + seat, state.own)
    piece.control = seat
    piece.first = seat
    piece.damage = entry.damage
    piece.exhausted = entry.exhausted
    piece.face_down = entry.face_down
    piece.counters = list(entry.counters)
    piece.token = entry.token
    piece.since = LONG_AGO
    if entry.joined:
        piece.since = state.turn + 1 - entry.joined
    state.add(piece)
    if state.in_play(piece):
        piece.time = state.moment()
        if piece.face_down and entry.zone == c.RESOURCES and not entry.revealed:
            piece.knows = 1 << owner
    if entry.revealed:
        state.show(piece, True)
    return piece


def card_of(state: WowState, entry: Entry) -> Card:
    """The lowered card of an entry."""
    for card in reversed(state.defs.cards):
        if isinstance(card, Card) and card.word is entry.card:
            return card
    for card in reversed(state.defs.cards):
        if isinstance(card, Card) and card.word == entry.card:
            return card
    raise KeyError(entry.card.name)


def one(state: WowState, plan: Plan, text: Text, seats: dict[str, int]) -> WowPiece:
    """The one card in play that a name of the position means."""
    named = plan.names.card(text)
    found = matching(state, named, [piece for piece in everything(state) if state.in_play(piece)], plan.names, seats)
    if len(found) != 1:
        raise text.problem(f"{text.text!r} is {'nothing' if not found else 'more than one card'} in play")
    return found[0]


INSIDE_PHASES: Final = {0: c.READY_STEP, 1: c.DRAW_STEP, 4: c.END}
"""The phase of a step whose window is open, by what the turn did last."""


def stand(state: WowState, plan: Plan, seats: dict[str, int]) -> None:
    """The frames: which step begins, or which window of a combat is open."""
    turn = Turn(state.active)
    turn.at = plan.step
    state.frames.append(turn)
    if plan.step == 0:
        state.active = (state.active - 1) % state.seats
        state.turn -= 1
        state.phase = c.WRAP_UP
    elif plan.step == 1:
        state.phase = c.READY_STEP
    elif plan.step == 2:
        state.phase = c.DRAW_STEP
    else:
        state.phase = c.ACTION
    if plan.inside:
        turn.at = plan.step + 1
        state.phase = INSIDE_PHASES[plan.step]
        state.turn, state.active = plan.number, seats[plan.turn]
        state.frames.append(Window(state.phase))
    if plan.combat is None:
        return
    attacker = one(state, plan, plan.combat[0], seats)
    defender = one(state, plan, plan.combat[1], seats)
    turn.at = 2
    step = CombatStep()
    state.writable(attacker.id).exhausted = True
    state.phase = plan.combat[2]
    if plan.combat[2] == c.COMBAT_ATTACK:
        step.at = 1
        state.combat = Combat(attacker.ref, defender.ref, 0, 0, [], plan.sabotage)
    else:
        step.at = 4
        protector = defender.ref if plan.protecting else 0
        state.combat = Combat(attacker.ref, 0, defender.ref, protector, [], plan.sabotage)
    state.frames.append(step)
    state.frames.append(Window(plan.combat[2]))
