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
    s = DmState(plan.defs, [order.index(team) for team in teams], Chance(1))
    s.chance.dictate(draws)
    place_all(s, plan, seats)
    if plan.step == c.SETUP:
        return go(s, True)
    stand(s, plan, seats[plan.turn])
    return go(s, False)


def go(s: DmState, setup: bool) -> DmState:
    """On to the first decision."""
    try:
        if setup:
            begin(s)
        else:
            advance(s)
    except Dictation as error:
        raise Failed(f"the game begins with a draw: {error}; put `draws:` before the script") from None
    return s


def place_all(s: DmState, plan: Plan, seats: dict[str, int]) -> None:
    """Every card to its place; decks and graveyards are written with the top first.

    All cards begin in the decks, so that what comes from there is known to whom it would be.
    """
    setup = plan.step == c.SETUP
    found = placing_order(plan.seats)
    ids = [add_card(s, card_of(s, entry.card), seats[seat.name], c.DECK).id for seat, entry in found]
    for id, (_, entry) in zip(ids, found):
        if not (setup or entry.zone == c.DECK):
            put(s, id, entry)
    for kind in (c.DECK, c.GRAVEYARD):
        for seat in range(s.seats):
            s.zone(kind, seat).reverse()
    for id, (_, entry) in zip(ids, found):
        if not setup and entry.zone == c.BATTLE:
            settle(s, plan, id, entry)
        if entry.revealed:
            s.show(s.pieces[id], True)
    s.stir()
    s.events = []


def put(s: DmState, id: int, entry: Entry) -> None:
    """One card from the deck into its zone."""
    owner = s.pieces[id].owner
    s.move(id, entry.zone * s.seats + owner, False, entry.zone == c.SHIELDS)
    p = s.writable(id)
    p.tapped = entry.tapped
    if entry.zone == c.SHIELDS:
        p.place = entry.place or s.places[owner] + 1
        s.places[owner] = max(s.places[owner], p.place)


def settle(s: DmState, plan: Plan, id: int, entry: Entry) -> None:
    """A creature: since when it is there, and what lies beneath it."""
    p = s.writable(id)
    p.since = plan.number if entry.new else LONG_AGO
    for card in entry.under:
        beneath = add_card(s, card_of(s, card), p.owner, c.DECK)
        s.move(beneath.id, c.UNDER * s.seats + p.owner)
        s.writable(beneath.id).host = p.ref
        p.pile = [*p.pile, beneath.id]


def card_of(s: DmState, word: w.Card) -> Card:
    """The lowered card of a definition."""
    for same in (True, False):
        for card in reversed(s.defs.cards):
            if isinstance(card, Card) and (card.word is word if same else card.word == word):
                return card
    raise KeyError(word.name)


def stand(s: DmState, plan: Plan, seat: int) -> None:
    """The turn, about to begin its step."""
    turn = Turn(seat)
    turn.at = BEGINS[plan.step]
    s.frames.append(turn)
    s.turn, s.active = plan.number, seat
    if plan.step == c.START:
        s.turn, s.active = plan.number - 1, s.clockwise(seat)[-1]
    for i in range(s.seats):
        s.started[(s.active - i) % s.seats] = max(s.turn - i, 0)
    s.charged = plan.charged or plan.step > c.MAIN
    s.phase = plan.step - 1 if plan.step > c.START else c.ENDING
