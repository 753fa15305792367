"""The toy as the kernel knows it: start, views, guesses, reasons, acts, records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason, ReasonCollector
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.frames import Frame, advance
from regelwerk.kernel.guessing import derived_chance, redeal_unseen, renew_handles
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.piece import Piece
from regelwerk.kernel.program import Scope
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import WINDOWS, State
from regelwerk.kernel.visibility import CodeNames, decision_for, events_for
from tests.toys import table
from tests.toys.bids import state as bids
from tests.toys.bids.instructions import lower
from tests.toys.bids.rounds import Bidding, Round
from tests.toys.bids.state import BidsState, NumberCard, PrizeCard

SETUP: Final = bids.rule("bids:1.1")
BIDDING: Final = bids.rule("bids:2.2")
DEFS: Final = lower()
TERMS: Final = CodeNames(bids.KINDS, bids.VERBS, bids.EVENTS)


def start(
    defs: Definitions, teams: list[int], seed: int, windows: int = 0, dictated: list[list[int]] | None = None
) -> BidsState:
    """A game up to its first decision: a number of each kind for every seat, all prizes once."""
    state = BidsState(defs, teams, Chance(seed), windows)
    if dictated is not None:
        state.chance.dictate(dictated)
    for card in defs.cards:
        if isinstance(card, PrizeCard):
            state.new_piece(card, 0, state.zone(bids.STOCK, 0))
        elif isinstance(card, NumberCard):
            for seat in range(state.seats):
                state.new_piece(card, seat, state.zone(bids.DECK, seat))
    state.shuffle(state.zone(bids.STOCK, 0))
    for seat in range(state.seats):
        state.shuffle(state.zone(bids.DECK, seat))
        bids.draw(state, seat, bids.HANDS, SETUP)
    state.frames.append(Round())
    advance(state)
    return state


class BidsRules(Ruleset):
    """The rules of bids."""

    name = "bids"
    edition = "toy"

    def book(self) -> Rulebook:
        return bids.BOOK

    def state_classes(self) -> Sequence[type]:
        return (BidsState, Piece, Round, Bidding, Scope)

    # ---------------------------------------------------------------- starting

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """`decks` only counts the seats: all bring the same."""
        sides = list(range(len(decks))) if teams is None else list(teams)
        if len(set(sides)) < 2:
            raise ValueError("a game needs two teams")
        return {"decks": [None] * len(sides), "teams": sides, "seed": seed, "windows": windows}

    def defs(self, setup: Mapping[str, Any]) -> Definitions:
        return DEFS

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        windows = WINDOWS.index(setup["windows"])
        return start(self.defs(setup), list(setup["teams"]), setup["seed"], windows, dictated)

    # ----------------------------------------------------------------- playing

    def perform(self, s: State, seat: int, verb: str) -> None:
        state = cast(BidsState, s)
        if table.offers_draw(verb):
            table.offer(state, seat, verb, bids.ACTS)
            return
        bids.drop_out(state, [seat], bids.ACTS)
        if state.result is None:
            state.decision = None
            advance(state)

    def why_not(self, s: State, seat: int, intent: Option) -> list[Reason]:
        state = cast(BidsState, s)
        decision = state.decision
        reasons = ReasonCollector()
        if decision is None:
            reasons.add(bids.ACTS, "game-over")
        elif decision.seat != seat:
            reasons.add(BIDDING, "not-asked")
        elif table.among(state, intent):
            return []
        else:
            top = state.frames[-1]
            if isinstance(top, Bidding) and intent.verb == bids.ADD:
                top.may_add(state, intent.subject, reasons)
            if not reasons.reasons:
                reasons.add(bids.OFFERED, "not-offered")
        return reasons.reasons

    # ------------------------------------------------------------------ seeing

    def view(self, s: State, seat: int) -> dict[str, Any]:
        state = cast(BidsState, s)
        return {
            "game": self.name,
            "seat": seat,
            "round": state.round,
            "points": state.points[:],
            "offers": state.draw_offers,
            "stock": table.seen_zone(state, state.zone(bids.STOCK, 0), seat),
            "shown": table.seen_zone(state, state.zone(bids.SHOWN, 0), seat),
            "used": table.seen_zone(state, state.zone(bids.USED, 0), seat),
            "seats": [self.seen_seat(state, other, seat) for other in range(state.seats)],
            "decision": decision_for(state, seat, TERMS),
            "picks": self.own_picks(state, seat),
            "result": None if state.result is None else [state.result.winners, state.result.rule.number],
        }

    def seen_seat(self, state: BidsState, of: int, seat: int) -> dict[str, Any]:
        """One seat as another may see it."""
        seat_data: dict[str, Any] = {"team": state.teams[of], "in": state.in_game(of), "hearts": state.hearts[of]}
        for kind in (bids.DECK, bids.HAND, bids.PILE, bids.AWAY):
            seat_data[bids.ZONES[kind]] = table.seen_zone(state, state.zone(kind, of), seat)
        return seat_data

    def own_picks(self, state: BidsState, seat: int) -> list[int]:
        """What the seat itself has bid or is about to."""
        found: list[int] = []
        for frame in state.frames:
            if isinstance(frame, Round) and seat >= 0 and frame.bids:
                found += [state.recall(ref).owner_handle for ref in frame.bids[seat]]
            elif isinstance(frame, Bidding) and frame.seat == seat:
                found += [state.recall(ref).owner_handle for ref in frame.picks]
        return found

    def event_data(self, state: State, seat: int) -> list[dict[str, Any]]:
        """The events since the last decision as the seat gets them."""
        return events_for(state, state.events, seat, TERMS)

    def guess(self, state: State, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        """Hidden faces dealt anew; hidden bids of others drawn anew; a half-made bid of another seat begun anew."""
        g = cast(BidsState, state).fork()
        redeal_unseen(g, seat, chance, table.pools_of(g.defs, unseen))
        renew_handles(g, seat)
        for frame in g.frames:
            if isinstance(frame, Round):
                for other in range(len(frame.bids)):
                    if other != seat and other not in frame.todo and not bidding(g, other):
                        frame.bids[other] = some_bid(g, other, chance) if frame.at == 1 and g.in_game(other) else []
            elif isinstance(frame, Bidding) and frame.seat != seat:
                frame.picks = []
        table.ask_again(g, seat)
        g.chance = derived_chance(chance)
        return g

    # --------------------------------------------------------------- recording

    def position(self, s: State) -> dict[str, Any]:
        state = cast(BidsState, s)
        return {
            "round": state.round,
            "lead": state.lead,
            "left": state.left_seats,
            "points": state.points[:],
            "hearts": state.hearts[:],
            "zones": [spot(state, zone) for zone in range(len(state.zones))],
            "frames": [standing(state, frame) for frame in state.frames],
            "asked": None if state.decision is None else [state.decision.seat, state.decision.kind],
            "chance": [state.chance.a, state.chance.b, state.chance.c, state.chance.d],
            "result": None if state.result is None else [state.result.winners, state.result.rule.number],
        }

    def option_key(self, state: State, option: Option) -> str:
        parts = [bids.VERBS[option.verb], table.piece_key(state, option.subject), table.piece_key(state, option.object)]
        return " ".join(parts)


def bidding(state: BidsState, seat: int) -> bool:
    """Whether the seat is making its bid now."""
    return any(isinstance(frame, Bidding) and frame.seat == seat for frame in state.frames)


def some_bid(state: BidsState, seat: int, chance: Chance) -> list[Ref]:
    """Any bid the seat could have made, in the order in which it would have made it."""
    hand = state.hand(seat)
    order = chance.order(len(hand))[: chance.below(min(2, len(hand)) + 1)]
    return [hand[i].ref for i in sorted(order)]


def spot(state: BidsState, zone: int) -> list[list[Any]]:
    """A zone of the canonical position: codes and who knows them; the order of a hand is none."""
    found = [[state.pieces[id].card.code, state.pieces[id].known_to] for id in state.zones[zone]]
    return sorted(found) if state.kind_of(zone) == bids.HAND else found


def standing(state: BidsState, frame: Frame[Any]) -> list[Any]:
    """A frame of the canonical position."""
    if isinstance(frame, Round):
        bids = [sorted(state.recall(ref).card.code for ref in bid) for bid in frame.bids]
        return ["round", frame.at, frame.todo[:], bids]
    if isinstance(frame, Bidding):
        return ["bidding", frame.seat, [state.recall(ref).card.code for ref in frame.picks], frame.stopped]
    assert isinstance(frame, Scope)
    return ["text", frame.program.paths[frame.pc], frame.you, [state.recall(ref).card.code for ref in frame.mentioned]]


def redeal(state: BidsState, seat: int, chance: Chance) -> BidsState:
    """The same moment, with what the seat cannot know dealt anew. For law 3."""
    other = state.fork()
    redeal_unseen(other, seat, chance)
    table.ask_again(other, seat)
    other.events = table.events_of(state, other, seat)
    return other


RULESET: Final = BidsRules()
