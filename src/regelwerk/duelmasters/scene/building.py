"""From the plan of a scene to a state at its first decision."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import turn as steps
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.meaning import Card
from regelwerk.duelmasters.scene.layout import Entry, Plan, placing_order
from regelwerk.duelmasters.setup import add_card, begin
from regelwerk.duelmasters.state import DmState
from regelwerk.duelmasters.turn import Turn
from regelwerk.kernel.chance import Chance, Dictation
from regelwerk.kernel.frames import advance
from regelwerk.kernel.scene import Failed

LONG_AGO: Final = 0
"""The turn in which creatures came that did not come lately."""
BEGINS: Final = {
    c.START: steps.BEGIN,
    c.DRAW: steps.DRAW,
    c.MANA_PHASE: steps.MANA,
    c.MAIN: steps.PLAY,
    c.ATTACK_PHASE: steps.FIGHT,
    c.ENDING: steps.END,
}
"""What the turn does next where a step begins."""


def build(plan: Plan, seats: dict[str, int], draws: list[list[int]]) -> DmState:
    """The state of a plan, at its first decision. `seats` numbers the seats; `draws` is what chance gives."""
    names = sorted({seat.team for seat in plan.seats})
    teams = [0] * len(plan.seats)
    for seat in plan.seats:
        teams[seats[seat.name]] = names.index(seat.team)
    order = list(dict.fromkeys(teams))
    state = DmState(plan.defs, [order.index(team) for team in teams], Chance(1))
    state.chance.dictate(draws)
    place_all(state, plan, seats)
    if plan.step == c.SETUP:
        return go(state, True)
    stand(state, plan, seats[plan.turn])
    return go(state, False)


def go(state: DmState, setup: bool) -> DmState:
    """On to the first decision."""
    try:
        if setup:
            begin(state)
        else:
            advance(state)
    except Dictation as error:
        raise Failed(f"the game begins with a draw: {error}; put `draws:` before the script") from None
    return state


def place_all(state: DmState, plan: Plan, seats: dict[str, int]) -> None:
    """Every card to its place; decks and graveyards are written with the top first.

    All cards begin in the decks, so that what comes from there is known to whom it would be.
    """
    setup = plan.step == c.SETUP
    found = placing_order(plan.seats)
    ids = [add_card(state, card_of(state, entry.card), seats[seat.name], c.DECK).id for seat, entry in found]
    for id, (_, entry) in zip(ids, found):
        if not (setup or entry.zone == c.DECK):
            put(state, id, entry)
    for kind in (c.DECK, c.GRAVEYARD):
        for seat in range(state.seats):
            state.zone(kind, seat).reverse()
    for id, (_, entry) in zip(ids, found):
        if not setup and entry.zone == c.BATTLE:
            settle(state, plan, id, entry)
        if entry.revealed:
            state.show(state.pieces[id], True)
    state.stir()
    state.events = []


def put(state: DmState, id: int, entry: Entry) -> None:
    """One card from the deck into its zone."""
    owner = state.pieces[id].owner
    state.move(id, entry.zone * state.seats + owner, False, entry.zone == c.SHIELDS)
    piece = state.writable(id)
    piece.tapped = entry.tapped
    if entry.zone == c.SHIELDS:
        piece.place = entry.place or state.places[owner] + 1
        state.places[owner] = max(state.places[owner], piece.place)


def settle(state: DmState, plan: Plan, id: int, entry: Entry) -> None:
    """A creature: since when it is there, and what lies beneath it."""
    piece = state.writable(id)
    piece.since = plan.number if entry.new else LONG_AGO
    for card in entry.under:
        beneath = add_card(state, card_of(state, card), piece.owner, c.DECK)
        state.move(beneath.id, c.UNDER * state.seats + piece.owner)
        state.writable(beneath.id).host = piece.ref
        piece.pile = [*piece.pile, beneath.id]


def card_of(state: DmState, word: w.Card) -> Card:
    """The lowered card of a definition."""
    for same in (True, False):
        for card in reversed(state.defs.cards):
            if isinstance(card, Card) and (card.word is word if same else card.word == word):
                return card
    raise KeyError(word.name)


def stand(state: DmState, plan: Plan, seat: int) -> None:
    """The turn, about to begin its step."""
    turn = Turn(seat)
    turn.at = BEGINS[plan.step]
    state.frames.append(turn)
    state.turn, state.active = plan.number, seat
    if plan.step == c.START:
        state.turn, state.active = plan.number - 1, state.clockwise(seat)[-1]
    for i in range(state.seats):
        state.started[(state.active - i) % state.seats] = max(state.turn - i, 0)
    state.charged = plan.charged or plan.step > c.MAIN
    state.phase = plan.step - 1 if plan.step > c.START else c.ENDING
