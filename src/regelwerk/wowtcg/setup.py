"""Starting a game (wow:101): heroes, who begins, opening hands, mulligans."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, RUN, Frame, advance
from regelwerk.kernel.ids import NO_REF
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import draw, shuffle_deck
from regelwerk.wowtcg.deck_file import Deck
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowState
from regelwerk.wowtcg.turn import TurnFrame

STARTING: Final = rule("wow:101.1")
MULLIGAN: Final = rule("wow:101.2")
WHO_BEGINS: Final = rule("ruling:who-begins")

BEFORE: Final = -1
"""The turn in which heroes came: before every first turn, so that they never wait (inf:hero-always-in-party)."""
HAND_SIZE: Final = 7
"""Cards of the opening hand (wow:101.1)."""


class SetupFrame(Frame[WowState]):
    """From the heroes in play to the first turn. `at` is the next thing to do; `first` who begins."""

    __slots__ = ("at", "first", "seats")

    def __init__(self) -> None:
        self.at = 0
        self.first = 0
        self.seats: list[int] = []

    def copy(self) -> SetupFrame:
        other = SetupFrame()
        other.at = self.at
        other.first = self.first
        other.seats = self.seats[:]
        return other

    def step(self, state: WowState) -> int:
        self.at += 1
        if self.at == 1:
            chooser = state.chance.below(state.seats)
            options = [Option(codes.VERB_BEGIN, NO_REF, NO_REF, seat) for seat in state.clockwise(chooser)]
            state.emit(codes.EVENT_BEGIN, STARTING, NO_REF, chooser, NO_REF, NO_REF, 0)
            state.ask(chooser, codes.DECISION_WHO_BEGINS, options)
            return ASK
        if self.at == 2:
            self.deal(state)
            return RUN
        if self.seats:
            self.at = 2
            seat = self.seats[0]
            if not state.in_game(seat):
                self.seats.pop(0)
                return RUN
            state.ask(seat, codes.DECISION_MULLIGAN, [Option(codes.VERB_NO), Option(codes.VERB_YES)])
            return ASK
        state.frames[-1] = TurnFrame(self.first)
        return RUN

    def deal(self, state: WowState) -> None:
        """Shuffled decks, opening hands; then everybody decides once about a mulligan, the first player first."""
        state.turn_player = self.first
        order = state.clockwise(self.first)
        for seat in order:
            shuffle_deck(state, seat, STARTING)
        state.batch += 1
        for seat in order:
            for _ in range(HAND_SIZE):
                draw(state, seat, STARTING)
        self.seats = order  # inf:mulligan-in-turn-order

    def apply_answer(self, state: WowState, option: Option) -> None:
        if option.verb == codes.VERB_BEGIN:
            self.first = option.number
            state.emit(codes.EVENT_BEGIN, WHO_BEGINS, NO_REF, option.number, NO_REF, NO_REF, 1)
            return
        seat = self.seats.pop(0)
        if option.verb == codes.VERB_YES:
            state.emit(codes.EVENT_MULLIGAN, MULLIGAN, NO_REF, seat)
            for id in state.zone_ids(codes.ZONE_HAND, seat)[:]:
                state.move(id, codes.ZONE_DECK * state.seats + seat)
            shuffle_deck(state, seat, MULLIGAN)
            for _ in range(HAND_SIZE):
                draw(state, seat, MULLIGAN)


def add_card(state: WowState, card: CardDefinition, owner: int, zone: int) -> WowPiece:
    """A new card of a player's in one of that player's zones."""
    piece = WowPiece(len(state.pieces), card, owner, zone * state.seats + owner, state.write_token)
    state.add(piece)
    return piece


def place_heroes(state: WowState, heroes: list[CardDefinition]) -> None:
    """The heroes start in play, ready and face up (wow:301.1)."""
    ids = []
    for seat, card in enumerate(heroes):
        piece = add_card(state, card, seat, codes.ZONE_HERO_ROW)
        piece.time = state.next_timestamp()
        piece.since = BEFORE
        ids.append(piece.id)
    state.heroes = ids


def start(
    defs: WowDefinitions,
    decks: list[Deck],
    teams: list[int],
    seed: int,
    windows: int,
    dictated: list[list[int]] | None = None,
) -> WowState:
    """A game up to its first decision. The decks are legal; `formats` checks that. `dictated`: draws up to there."""
    state = WowState(defs, teams, Chance(seed), windows)
    if dictated is not None:
        state.chance.dictate(dictated)
    place_heroes(state, [defs.card(deck.hero) for deck in decks])
    for seat, deck in enumerate(decks):
        for code in deck.main:
            add_card(state, defs.card(code), seat, codes.ZONE_DECK)
    state.frames.append(SetupFrame())
    advance(state)
    return state
