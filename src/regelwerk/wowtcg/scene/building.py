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
    s = WowState(plan.defs, _from_zero(teams), Chance(1))
    s.chance.dictate(draws)
    if plan.step < 0:
        return setting_up(s, plan, seats)
    s.turn = plan.number
    s.active = seats[plan.turn]
    for i in range(n):
        s.started[(s.active - i) % n] = max(s.turn - i, 0)
    s.placed = plan.placed
    place_all(s, plan, seats)
    stand(s, plan, seats)
    return go(s)


def _from_zero(teams: list[int]) -> list[int]:
    """Teams numbered in the order of their first seats."""
    order = list(dict.fromkeys(teams))
    return [order.index(team) for team in teams]


def go(s: WowState) -> WowState:
    """On to the first decision."""
    try:
        advance(s)
    except Dictation as error:
        raise Failed(f"the game begins with a draw: {error}; put `draws:` before the script") from None
    return s


def setting_up(s: WowState, plan: Plan, seats: dict[str, int]) -> WowState:
    """A game that begins with its setup: only heroes and decks count."""
    s.heroes = [-1] * s.seats
    for seat, entry in placing_order(plan.seats):
        p = new_piece(s, entry, seats[seat.name], seats)
        if entry.zone == c.HERO_ROW:
            p.time = s.moment()
            s.heroes[p.owner] = p.id
    for zone in range(c.DECK * s.seats, (c.DECK + 1) * s.seats):
        s.zones[zone].reverse()
    s.frames.append(Setup())
    return go(s)


def place_all(s: WowState, plan: Plan, seats: dict[str, int]) -> None:
    """Every card to its place; decks and graveyards are written with the top first."""
    hosted: list[tuple[WowPiece, Text]] = []
    late: list[tuple[int, int]] = []
    for seat, entry in placing_order(plan.seats):
        number = seats[seat.name]
        p = new_piece(s, entry, number, seats)
        if entry.card.kind.name == "HERO" and entry.zone == c.HERO_ROW:
            s.heroes[number] = p.id
        if s.in_play(p):
            late.append((p.id, p.since))
        if entry.host is not None:
            hosted.append((p, entry.host))
    for kind in (c.DECK, c.GRAVEYARD, c.REMOVED):
        for zone in range(kind * s.seats, (kind + 1) * s.seats):
            s.zones[zone].reverse()
    for p, text in hosted:
        p.host = one(s, plan, text, seats).ref
    s.stir()
    settle_control(s)
    for id, since in late:
        s.writable(id).since = since
    s.events = []
    s.dirty = True
    s.crowded = True


def new_piece(s: WowState, entry: Entry, seat: int, seats: dict[str, int]) -> WowPiece:
    """One card of the position, where it belongs."""
    owner = seats[entry.owner] if entry.owner else seat
    p = WowPiece(len(s.pieces), card_of(s, entry), owner, entry.zone * s.seats + seat, s.own)
    p.control = seat
    p.first = seat
    p.damage = entry.damage
    p.exhausted = entry.exhausted
    p.face_down = entry.face_down
    p.counters = list(entry.counters)
    p.token = entry.token
    p.since = LONG_AGO
    if entry.joined:
        p.since = s.turn + 1 - entry.joined
    s.add(p)
    if s.in_play(p):
        p.time = s.moment()
        if p.face_down and entry.zone == c.RESOURCES and not entry.revealed:
            p.knows = 1 << owner
    if entry.revealed:
        s.show(p, True)
    return p


def card_of(s: WowState, entry: Entry) -> Card:
    """The lowered card of an entry."""
    for card in reversed(s.defs.cards):
        if isinstance(card, Card) and card.word is entry.card:
            return card
    for card in reversed(s.defs.cards):
        if isinstance(card, Card) and card.word == entry.card:
            return card
    raise KeyError(entry.card.name)


def one(s: WowState, plan: Plan, text: Text, seats: dict[str, int]) -> WowPiece:
    """The one card in play that a name of the position means."""
    named = plan.names.card(text)
    found = matching(s, named, [p for p in everything(s) if s.in_play(p)], plan.names, seats)
    if len(found) != 1:
        raise text.problem(f"{text.text!r} is {'nothing' if not found else 'more than one card'} in play")
    return found[0]


INSIDE_PHASES: Final = {0: c.READY_STEP, 1: c.DRAW_STEP, 4: c.END}
"""The phase of a step whose window is open, by what the turn did last."""


def stand(s: WowState, plan: Plan, seats: dict[str, int]) -> None:
    """The frames: which step begins, or which window of a combat is open."""
    turn = Turn(s.active)
    turn.at = plan.step
    s.frames.append(turn)
    if plan.step == 0:
        s.active = (s.active - 1) % s.seats
        s.turn -= 1
        s.phase = c.WRAP_UP
    elif plan.step == 1:
        s.phase = c.READY_STEP
    elif plan.step == 2:
        s.phase = c.DRAW_STEP
    else:
        s.phase = c.ACTION
    if plan.inside:
        turn.at = plan.step + 1
        s.phase = INSIDE_PHASES[plan.step]
        s.turn, s.active = plan.number, seats[plan.turn]
        s.frames.append(Window(s.phase))
    if plan.combat is None:
        return
    attacker = one(s, plan, plan.combat[0], seats)
    defender = one(s, plan, plan.combat[1], seats)
    turn.at = 2
    step = CombatStep()
    s.writable(attacker.id).exhausted = True
    s.phase = plan.combat[2]
    if plan.combat[2] == c.COMBAT_ATTACK:
        step.at = 1
        s.combat = Combat(attacker.ref, defender.ref, 0, 0, [], plan.sabotage)
    else:
        step.at = 4
        protector = defender.ref if plan.protecting else 0
        s.combat = Combat(attacker.ref, 0, defender.ref, protector, [], plan.sabotage)
    s.frames.append(step)
    s.frames.append(Window(plan.combat[2]))
