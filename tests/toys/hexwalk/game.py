"""The toy as the kernel knows it: start, views, guesses, reasons, acts, records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option, Reason, ReasonCollector
from regelwerk.kernel.definitions import Definitions
from regelwerk.kernel.frames import Frame, advance
from regelwerk.kernel.guessing import derived_chance, redeal_unseen, renew_handles
from regelwerk.kernel.program import Scope
from regelwerk.kernel.rulebook import Rulebook
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.state import WINDOWS, State
from regelwerk.kernel.visibility import CodeNames, decision_for, events_for, piece_handle
from tests.toys import table
from tests.toys.hexwalk import state as hexes
from tests.toys.hexwalk.instructions import lower
from tests.toys.hexwalk.state import FigureCard, HexPiece, HexState
from tests.toys.hexwalk.turns import Clock, FigureTurn, LayOut, Strike
from tests.toys.hexwalk.words import read_party

TERMS: Final = CodeNames(hexes.KINDS, hexes.VERBS, hexes.EVENTS)
PARTY: Final = (Path(__file__).parent / "figures.txt").read_text(encoding="utf-8")


def start(
    parties: Sequence[str], teams: list[int], seed: int, windows: int = 0, dictated: list[list[int]] | None = None
) -> HexState:
    """A game up to its first decision, between the parties of these files.

    Raises WordSyntaxError, Unlowered, ValueError.
    """
    defs, mine = lower([read_party(text) for text in parties])
    state = HexState(defs, teams, Chance(seed), windows)
    if dictated is not None:
        state.chance.dictate(dictated)
    for seat, party in enumerate(mine):
        for card in party:
            kind = hexes.BOARD if isinstance(card, FigureCard) else hexes.HAND
            piece = state.new_piece(card, seat, kind * state.seats + seat)
            if kind == hexes.BOARD and not hexes.enter(state, piece, hexes.SETUP):
                raise ValueError(f"the board has no room for all figures of seat {seat}")
    state.frames.append(LayOut([piece.ref for piece in state.figures()]))
    advance(state)
    return state


class HexRules(Ruleset):
    """The rules of the hex walk."""

    name = "hexwalk"
    edition = "toy"

    def book(self) -> Rulebook:
        return hexes.BOOK

    def state_classes(self) -> Sequence[type]:
        return (HexState, HexPiece, LayOut, Clock, FigureTurn, Strike, Scope)

    # ---------------------------------------------------------------- starting

    def prepare(self, decks: Sequence[object], seed: int, teams: Sequence[int] | None, windows: str) -> dict[str, Any]:
        """`decks` are the texts of party files."""
        sides = list(range(len(decks))) if teams is None else list(teams)
        if len(set(sides)) < 2 or len(sides) != len(decks):
            raise ValueError("a game needs two teams, and a party for every seat")
        return {"decks": [str(text) for text in decks], "teams": sides, "seed": seed, "windows": windows}

    def defs(self, setup: Mapping[str, Any]) -> Definitions:
        return lower([read_party(text) for text in setup["decks"]])[0]

    def start(self, setup: Mapping[str, Any], dictated: list[list[int]] | None) -> State:
        windows = WINDOWS.index(setup["windows"])
        return start(setup["decks"], list(setup["teams"]), setup["seed"], windows, dictated)

    # ----------------------------------------------------------------- playing

    def perform(self, s: State, seat: int, verb: str) -> None:
        state = cast(HexState, s)
        if table.offers_draw(verb):
            table.offer(state, seat, verb, hexes.ACTS)
            return
        hexes.drop_out(state, seat, hexes.ACTS)
        if state.result is None:
            state.decision = None
            advance(state)

    def why_not(self, s: State, seat: int, intent: Option) -> list[Reason]:
        state = cast(HexState, s)
        decision = state.decision
        reasons = ReasonCollector()
        if decision is None:
            reasons.add(hexes.ACTS, "game-over")
        elif decision.seat != seat:
            reasons.add(hexes.rule("hex:2.1"), "not-asked")
        elif table.among(state, intent):
            return []
        else:
            self.explain(state, intent, reasons)
            if not reasons.reasons:
                reasons.add(hexes.OFFERED, "not-offered")
        return reasons.reasons

    def explain(self, state: HexState, intent: Option, reasons: ReasonCollector) -> None:
        """Every reason against an intent of the seat that is asked."""
        top = state.frames[-1]
        if isinstance(top, FigureTurn):
            if intent.verb == hexes.STRIKE:
                target = table.held_anywhere(state, intent.object)
                top.may_strike(state, target, reasons)
            elif intent.verb == hexes.WALK:
                top.may_walk(state, intent.number, reasons)
            elif intent.verb == hexes.PLAY:
                top.may_play(state, table.held_anywhere(state, intent.subject), reasons)
        elif isinstance(top, Strike) and intent.verb == hexes.PLAY:
            top.may_react(state, table.held_anywhere(state, intent.subject), reasons)

    # ------------------------------------------------------------------ seeing

    def view(self, s: State, seat: int) -> dict[str, Any]:
        state = cast(HexState, s)
        return {
            "game": self.name,
            "seat": seat,
            "clock": state.clock,
            "last": state.last,
            "points": state.points[:],
            "offers": state.draw_offers,
            "seats": [self.seen_seat(state, other, seat) for other in range(state.seats)],
            "strike": [frame.shields for frame in state.frames if isinstance(frame, Strike)],
            "decision": decision_for(state, seat, TERMS),
            "result": None if state.result is None else [state.result.winners, state.result.rule.number],
        }

    def seen_seat(self, state: HexState, of: int, seat: int) -> dict[str, Any]:
        """One seat as another may see it."""
        seat_data: dict[str, Any] = {"team": state.teams[of], "in": state.in_game(of)}
        for kind in (hexes.HAND, hexes.AWAY):
            seat_data[hexes.ZONES[kind]] = table.seen_zone(state, kind * state.seats + of, seat)
        seat_data["figures"] = [
            {**table.seen_piece(state, piece, seat), "hex": piece.hex, "time": piece.time, "wounds": piece.wounds}
            for kind in (hexes.BOARD, hexes.FALLEN)
            for piece in state.held(kind, of)
        ]
        seat_data["bar"] = [
            {
                **table.seen_piece(state, card, seat),
                "used": card.used,
                "under": piece_handle(state.was(card.under), seat),
            }
            for card in state.held(hexes.BAR, of)
        ]
        return seat_data

    def event_data(self, state: State, seat: int) -> list[dict[str, Any]]:
        """The events since the last decision as the seat gets them."""
        return events_for(state, state.events, seat, TERMS)

    def guess(self, state: State, seat: int, chance: Chance, unseen: Sequence[Sequence[str]] | None) -> State:
        """Hidden faces dealt anew; whoever else is asked gets the options that go with the new faces."""
        g = cast(HexState, state).fork()
        redeal_unseen(g, seat, chance, table.pools_of(g.defs, unseen))
        renew_handles(g, seat)
        table.ask_again(g, seat)
        g.chance = derived_chance(chance)
        return g

    # --------------------------------------------------------------- recording

    def position(self, s: State) -> dict[str, Any]:
        state = cast(HexState, s)
        return {
            "clock": state.clock,
            "last": state.last,
            "left": state.left_seats,
            "points": state.points[:],
            "zones": [spot(state, zone) for zone in range(len(state.zones))],
            "frames": [standing(state, frame) for frame in state.frames],
            "asked": None if state.decision is None else [state.decision.seat, state.decision.kind],
            "chance": [state.chance.a, state.chance.b, state.chance.c, state.chance.d],
            "result": None if state.result is None else [state.result.winners, state.result.rule.number],
        }

    def option_key(self, state: State, option: Option) -> str:
        parts = [
            hexes.VERBS[option.verb],
            table.piece_key(state, option.subject),
            table.piece_key(state, option.object),
        ]
        return " ".join([*parts, f"#{option.number}"] if option.verb == hexes.WALK else parts)


def spot(state: HexState, zone: int) -> list[list[Any]]:
    """A zone of the canonical position; the order of a hand is none."""
    found: list[list[Any]] = []
    for id in state.zones[zone]:
        piece = state.pieces[id]
        assert isinstance(piece, HexPiece)
        under = state.was(piece.under).card.code if piece.under else ""
        found.append([piece.card.code, piece.known_to, piece.hex, piece.time, piece.wounds, under, piece.used])
    return sorted(found) if state.kind_of(zone) == hexes.HAND else found


def standing(state: HexState, frame: Frame[Any]) -> list[Any]:
    """A frame of the canonical position."""
    if isinstance(frame, LayOut):
        return ["lay out", [state.was(ref).card.code for ref in frame.todo]]
    if isinstance(frame, FigureTurn):
        return ["turn", state.was(frame.figure).card.code, frame.begun, frame.over, frame.was]
    if isinstance(frame, Strike):
        return [
            "strike",
            state.was(frame.attacker).card.code,
            state.was(frame.target).card.code,
            frame.at,
            frame.shields,
        ]
    if isinstance(frame, Scope):
        return ["text", frame.program.paths[frame.pc], frame.you, state.was(frame.event_about).card.code]
    return ["clock"]


def redeal(state: HexState, seat: int, chance: Chance) -> HexState:
    """The same moment, with what the seat cannot know dealt anew. For law 3."""
    other = state.fork()
    redeal_unseen(other, seat, chance)
    table.ask_again(other, seat)
    other.events = table.events_of(state, other, seat)
    return other


RULESET: Final = HexRules()
