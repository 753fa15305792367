"""Starting a game (dm:4): shuffled decks, shields, opening hands, who begins."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.changes import draw, put, shuffle_deck
from regelwerk.duelmasters.definitions import DmDefinitions
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.duelmasters.turn import TurnFrame
from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, Frame, advance
from regelwerk.kernel.ids import NO_REF, Seat
from regelwerk.kernel.piece import as_seat, seat_ref
from regelwerk.kernel.rulebook import RuleCitation

STARTING: Final = rule("dm:4")
FIRST: Final = rule("inf:first-player")
LOSER_DECIDES: Final = rule("ruling:match-who-begins")

SHIELDS: Final = 5
HAND: Final = 5


def add_card(state: DmState, card: CardDefinition, owner: int, zone: int) -> DmPiece:
    """A new card of a player's in one of that player's zones."""
    piece = DmPiece(len(state.pieces), card, owner, zone * state.seats + owner, state.write_token)
    state.add(piece)
    return piece


def start(
    defs: DmDefinitions,
    decks: list[list[str]],
    teams: list[int],
    seed: int,
    windows: int,
    dictated: list[list[int]] | None = None,
    chooser: int | None = None,
) -> DmState:
    """A game up to its first decision. The decks (codes) are legal; `formats` checks that. `dictated`: draws so far.

    `chooser` says who begins (None: chance does).
    """
    state = DmState(defs, teams, Chance(seed), windows)
    if dictated is not None:
        state.chance.dictate(dictated)
    for seat, card_codes in enumerate(decks):
        for code in card_codes:
            add_card(state, defs.card(code), seat, codes.ZONE_DECK)
    begin(state, chooser)
    return state


class FirstPlayerFrame(Frame[DmState]):
    """The loser of the last game of a match says who begins, before anything is dealt (ruling:match-who-begins)."""

    __slots__ = ("chooser",)

    def __init__(self, chooser: int) -> None:
        self.chooser = chooser

    def copy(self) -> FirstPlayerFrame:
        return FirstPlayerFrame(self.chooser)

    def step(self, state: DmState) -> int:
        if not state.in_game(self.chooser):
            self.chooser = state.next_seat(self.chooser)
        options = [Option(codes.VERB_BEGIN, NO_REF, seat_ref(Seat(seat))) for seat in state.clockwise(self.chooser)]
        state.ask(self.chooser, codes.DECISION_WHO_BEGINS, options)
        return ASK

    def apply_answer(self, state: DmState, option: Option) -> None:
        state.frames.pop()
        deal_all(state)
        begin_with(state, as_seat(option.object), LOSER_DECIDES)


def begin(state: DmState, chooser: int | None = None) -> None:
    """From the decks to the first decision; `chooser` says who begins, None: chance does."""
    if chooser is not None:
        state.frames.append(FirstPlayerFrame(chooser))
    else:
        deal_all(state)
        begin_with(state, state.chance.below(state.seats), FIRST)
    advance(state)


def begin_with(state: DmState, first: int, cite: RuleCitation) -> None:
    """That seat takes the first turn."""
    state.turn_player = first
    state.emit(codes.EVENT_BEGIN, cite, NO_REF, first)
    state.frames.append(TurnFrame(first))


def deal_all(state: DmState) -> None:
    """Shuffled decks, then shields and cards for everybody (dm:4)."""
    for seat in range(state.seats):
        shuffle_deck(state, seat, STARTING)
    for seat in range(state.seats):
        deal(state, seat)


def deal(state: DmState, seat: int) -> None:
    """Five shields that nobody looks at, then five cards (dm:4)."""
    deck = state.zone_ids(codes.ZONE_DECK, seat)
    state.batch += 1
    put(state, [state.pieces[id].ref for id in deck[: -SHIELDS - 1 : -1]], codes.ZONE_SHIELDS, STARTING)
    for _ in range(HAND):
        draw(state, seat, STARTING)
