"""Starting a game (wow:101): heroes, who begins, opening hands, mulligans."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, RUN, Frame, advance
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.match_score import GameOfMatch, Kept
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
LOSER_DECIDES: Final = rule("ruling:match-who-begins")
KEPT: Final = rule("wow7.4:800.1")

LOSER: Final = 2
"""`n` of the event that the loser of the last game of the match says who begins."""
BEFORE: Final = -1
"""The turn in which heroes came: before every first turn, so that they never wait (inf:hero-always-in-party)."""
DeckLists = Sequence[tuple[str, Sequence[str]]]
"""Of each seat the hero, and the other cards of the deck."""
HAND_SIZE: Final = 7
"""Cards of the opening hand (wow:101.1)."""


class SetupFrame(Frame[WowState]):
    """From the heroes in play to the first turn.

    at       the next thing to do
    chooser  who says who begins; None: chance decides that
    first    who begins
    """

    __slots__ = ("at", "chooser", "first", "seats")

    def __init__(self, chooser: int | None = None) -> None:
        self.at = 0
        self.chooser = chooser
        self.first = 0
        self.seats: list[int] = []

    def copy(self) -> SetupFrame:
        other = SetupFrame(self.chooser)
        other.at = self.at
        other.first = self.first
        other.seats = self.seats[:]
        return other

    def step(self, state: WowState) -> int:
        self.at += 1
        if self.at == 1:
            chooser = state.chance.below(state.seats) if self.chooser is None else self.chooser
            options = [Option(codes.VERB_BEGIN, NO_REF, NO_REF, seat) for seat in state.clockwise(chooser)]
            if self.chooser is None:
                state.emit(codes.EVENT_BEGIN, STARTING, NO_REF, chooser, NO_REF, NO_REF, 0)
            else:
                state.emit(codes.EVENT_BEGIN, LOSER_DECIDES, NO_REF, chooser, NO_REF, NO_REF, LOSER)
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


def place_kept(state: WowState, seat: int, kept: Sequence[Kept]) -> None:
    """Equipment that starts a game of a match in play, ready, with its counters (wow7.4:800.1, inf:kept-is-ready)."""
    for card in kept:
        piece = add_card(state, cast(WowDefinitions, state.defs).card(card.code), seat, codes.ZONE_HERO_ROW)
        piece.time = state.next_timestamp()
        piece.since = BEFORE
        piece.counters = list(card.counters)
        state.emit(codes.EVENT_ENTER, KEPT, NO_REF, seat, piece.ref)
    state.uniqueness_dirty = state.uniqueness_dirty or len(kept) > 0


def without(codes_of_deck: Sequence[str], kept: Sequence[Kept]) -> list[str]:
    """A deck without the cards that begin in play. Raises ValueError if one of them is not in it."""
    found = list(codes_of_deck)
    for card in kept:
        if card.code not in found:
            raise ValueError(f"{card.code} begins in play and is not in the deck")
        found.remove(card.code)
    return found


def lay_out(
    defs: WowDefinitions,
    decks: DeckLists,
    teams: Sequence[int],
    windows: int,
    kept: Sequence[Sequence[Kept]],
) -> WowState:
    """Heroes in play, decks in the order of their lists, and what was kept from the game before."""
    state = WowState(defs, list(teams), Chance(0), windows)
    place_heroes(state, [defs.card(hero) for hero, _ in decks])
    for seat, (_, main) in enumerate(decks):
        for code in main:
            add_card(state, defs.card(code), seat, codes.ZONE_DECK)
        place_kept(state, seat, kept[seat])
    return state


@lru_cache(maxsize=32)
def laid_out(defs: WowDefinitions, decks: DeckLists, teams: tuple[int, ...], windows: int) -> WowState:
    """The same where nothing was kept, laid out once: every game between these decks begins with a fork of it."""
    return lay_out(defs, decks, teams, windows, [()] * len(teams))


def start(
    defs: WowDefinitions,
    decks: list[Deck],
    teams: list[int],
    seed: int,
    windows: int,
    dictated: list[list[int]] | None = None,
    of_match: GameOfMatch | None = None,
) -> WowState:
    """A game up to its first decision. The decks are legal; `formats` checks that. `dictated`: draws up to there.

    `of_match`: what it knows of the match that it is a game of. Raises ValueError for cards kept from other decks.
    """
    if of_match is not None and any(of_match.kept):
        lists = [(deck.hero, without(deck.main, of_match.kept[seat])) for seat, deck in enumerate(decks)]
        state = lay_out(defs, lists, teams, windows, of_match.kept)
    else:
        state = laid_out(defs, tuple([(deck.hero, tuple(deck.main)) for deck in decks]), tuple(teams), windows).fork()
        state.zones = [ids[:] for ids in state.zones]  # nearly all of them are about to be written
        state.shared_zones = 0
    state.chance = Chance(seed)
    if dictated is not None:
        state.chance.dictate(dictated)
    chooser = None
    if of_match is not None:
        chooser = of_match.chooser
        state.next_game = of_match.next_games(teams)
    state.frames.append(SetupFrame(chooser))
    advance(state)
    return state
