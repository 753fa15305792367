"""The turn (dm:5): start, draw, mana, main, attack, end. One never goes back a step."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.attack import declare
from regelwerk.duelmasters.attack_legality import attack_options, must_attack, tap_abilities
from regelwerk.duelmasters.changes import begin_waiting_modifiers, draw, drop_modifiers, put, tap, untap
from regelwerk.duelmasters.derived_values import abilities_of, forbids, values
from regelwerk.duelmasters.elimination import lose
from regelwerk.duelmasters.legality import may_be_played
from regelwerk.duelmasters.loop_limit import record_action, unrepeated
from regelwerk.duelmasters.lowered import Trigger
from regelwerk.duelmasters.payment import can_pay_from, cost_of, untapped_supply
from regelwerk.duelmasters.pending_abilities import start_pending
from regelwerk.duelmasters.play_card import PlayCardFrame
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.state import (
    UNTIL_TURN_ENDS,
    UNTIL_YOUR_TURN,
    DmPiece,
    DmScope,
    DmState,
    LoopEntry,
    PendingTrigger,
    defs_of,
)
from regelwerk.duelmasters.triggers import emit_and_trigger
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.state import ALL, MEANINGFUL

STARTING: Final = rule("dm:5.1")
UNTAPPING: Final = rule("dm:5.1")
UNTAP_FIRST: Final = rule("dm:12.4")
SILENT: Final = rule("dm:7.13")
DRAWING: Final = rule("dm:5.2")
CHARGING: Final = rule("dm:5.3")
MAIN: Final = rule("dm:5.4")
ATTACK_STEP: Final = rule("dm:5.5")
ENDING: Final = rule("dm:5.6")
ANNOUNCED: Final = rule("ruling:end-of-turn-announced")
TAP_ABILITY: Final = rule("dm:7.11")
EXTRA: Final = rule("dm:5.extra")
LIMIT: Final = rule("ruling:turn-limit")

NO_ACTS: Final[list[LoopEntry]] = []
"""Nothing has been done so far; replaced, never changed in place."""
MOST_TURNS: Final = 500
"""After so many turns the game is a draw (ruling:turn-limit)."""

BEGIN: Final = 0
SKILLS: Final = 1
START: Final = 2
REFRESH: Final = 3
DRAW: Final = 4
MANA: Final = 5
PLAY: Final = 6
FIGHT: Final = 7
END: Final = 8
OVER: Final = 9


class TurnFrame(Frame[DmState]):
    """One turn after the other.

    at      the next thing to do in the turn
    first   the seat that begins
    skills  creatures that are still to be asked about for a silent skill (references)
    kept    creatures whose silent skill is used (references)
    """

    __slots__ = ("at", "first", "kept", "skills")

    def __init__(self, first: int) -> None:
        self.first = first
        self.at = BEGIN
        self.skills: list[Ref] = []
        self.kept: list[Ref] = []

    def copy(self) -> TurnFrame:
        other = TurnFrame(self.first)
        other.at = self.at
        other.skills = self.skills
        other.kept = self.kept
        return other

    def step(self, state: DmState) -> int:
        at = self.at
        if (state.waiting or (state.values or values(state)).lowered) and start_pending(state):
            return RUN
        if at == BEGIN:
            self.begin(state)
            return RUN
        if not state.in_game(state.turn_player) and at < OVER:
            self.at = OVER
            return RUN
        if at == PLAY:
            return self.main(state)
        if at == FIGHT:
            return self.attack(state)
        if at == SKILLS:
            return self.ask_skills(state)
        if at == START:
            self.start(state)
        elif at == REFRESH:
            self.at = DRAW
            if not defs_of(state).profile.untap_first:
                untap_all(state, state.turn_player)
        elif at == DRAW:
            self.at = MANA
            self.draw_step(state)
        elif at == MANA:
            return self.mana(state)
        elif at == END:
            self.end(state)
        else:
            self.over(state)
        return RUN

    # ----------------------------------------------------------------- start

    def begin(self, state: DmState) -> None:
        """The start of a turn (dm:5.1)."""
        seat = self.next_player(state)
        state.turn += 1
        if state.turn > MOST_TURNS:
            lose(state, state.clockwise(0), LIMIT)
            return
        state.turn_player = seat
        state.last_turn_numbers[seat] = state.turn
        state.has_charged_mana = False
        state.attack_count = 0
        state.loop_history = NO_ACTS
        state.phase = codes.PHASE_START
        if state.turn_facts:
            state.turn_facts = []
            state.invalidate(codes.DEPENDS_ON_NOTES)
        forget_gone(state)
        state.invalidate(codes.DEPENDS_ON_TURN)
        state.batch += 1
        state.emit(codes.EVENT_TURN, STARTING, NO_REF, seat, NO_REF, NO_REF, state.turn)
        drop_modifiers(state, UNTIL_YOUR_TURN, STARTING, seat)
        if state.modifiers:
            begin_waiting_modifiers(state, seat)
        self.skills = tapped_skills(state, seat)
        self.at = SKILLS

    def next_player(self, state: DmState) -> int:
        """Who takes the next turn: an extra turn first (the newest), else clockwise (dm:5.extra, 11.1)."""
        if state.turn == 0:
            return self.first if state.in_game(self.first) else state.next_seat(self.first)
        while state.extra_turns:
            seat = state.extra_turns[-1]
            state.extra_turns = state.extra_turns[:-1]
            if state.in_game(seat):
                state.emit(codes.EVENT_EXTRA_TURN, EXTRA, NO_REF, seat)
                return seat
        return state.next_seat(state.turn_player)

    def ask_skills(self, state: DmState) -> int:
        """Whether each tapped creature with a silent skill stays tapped for it (dm:7.13)."""
        if not self.skills:
            self.at = START
            return RUN
        ref = self.skills[0]
        state.ask(
            state.turn_player, codes.DECISION_SILENT, [Option(codes.VERB_YES, ref), Option(codes.VERB_NO, ref)], ref
        )
        return ASK

    def start(self, state: DmState) -> None:
        """Abilities for the start of the turn, then untapping (ruling:silent-skill); later the other way (dm:12.4)."""
        self.at = REFRESH
        seat = state.turn_player
        if defs_of(state).profile.untap_first:
            untap_all(state, seat)
        emit_and_trigger(state, codes.EVENT_PHASE, STARTING, NO_REF, seat, NO_REF, NO_REF, codes.PHASE_START)
        for ref in self.kept:
            piece = state.creature(ref)
            if piece is not None:
                for trigger in silent_skills(state, piece):
                    state.waiting.append(PendingTrigger(trigger, ref, seat, ref, NO_REF, 0, seat))
        self.kept = []  # in whatever order they were kept tapped: from here on what they do is put in order

    def draw_step(self, state: DmState) -> None:
        """Draw one card, but not in the very first turn (dm:5.2)."""
        state.phase = codes.PHASE_DRAW
        if state.turn == 1:
            return
        state.batch += 1
        state.emit(codes.EVENT_PHASE, DRAWING, NO_REF, state.turn_player, NO_REF, NO_REF, codes.PHASE_DRAW)
        draw(state, state.turn_player, DRAWING)

    # ------------------------------------------------------------ mana, main

    def mana(self, state: DmState) -> int:
        """One card may become mana (dm:5.3)."""
        seat = state.turn_player
        if state.phase != codes.PHASE_MANA:
            state.phase = codes.PHASE_MANA
            state.batch += 1
            state.emit(codes.EVENT_PHASE, CHARGING, NO_REF, seat, NO_REF, NO_REF, codes.PHASE_MANA)
        hand = state.zone_ids(codes.ZONE_HAND, seat)
        if state.has_charged_mana or (not hand and state.windows != ALL):
            self.at = PLAY
            return RUN
        options = [Option(codes.VERB_CHARGE, state.pieces[id].ref) for id in hand]
        options.append(Option(codes.VERB_SKIP))
        state.ask(seat, codes.DECISION_MANA_STEP, options)
        return ASK

    def main(self, state: DmState) -> int:
        """Creatures are summoned and spells cast, as many as can be paid for (dm:5.4)."""
        seat = state.turn_player
        if state.phase != codes.PHASE_MAIN:
            state.phase = codes.PHASE_MAIN
            state.batch += 1
            state.emit(codes.EVENT_PHASE, MAIN, NO_REF, seat, NO_REF, NO_REF, codes.PHASE_MAIN)
        if state.windows != ALL and nothing_to_play(state, seat):
            self.at = FIGHT
            return RUN
        options = main_options(state, seat)
        if len(options) == 1 and state.windows == MEANINGFUL:
            self.at = FIGHT
            return RUN
        state.ask(seat, codes.DECISION_MAIN_STEP, options)
        return ASK

    def attack(self, state: DmState) -> int:
        """Any number of attacks, one after another; tap abilities too (dm:5.5)."""
        seat = state.turn_player
        if state.phase != codes.PHASE_ATTACK:
            state.phase = codes.PHASE_ATTACK
            state.batch += 1
            state.emit(codes.EVENT_PHASE, ATTACK_STEP, NO_REF, seat, NO_REF, NO_REF, codes.PHASE_ATTACK)
        options = unrepeated(state, attack_options(state, seat))
        if not options and state.windows != ALL:
            self.finish_attacks(state)
            return RUN
        if not options or not must_attack(state, seat):
            options.append(Option(codes.VERB_END))
        state.ask(seat, codes.DECISION_ATTACK_STEP, options)
        return ASK

    def finish_attacks(self, state: DmState) -> None:
        """The end of the turn is announced (ruling:end-of-turn-announced)."""
        state.emit(codes.EVENT_END_TURN, ANNOUNCED, NO_REF, state.turn_player)
        self.at = END

    def apply_answer(self, state: DmState, option: Option) -> None:
        verb = option.verb
        piece = state.piece_or_none(option.subject)
        if verb == codes.VERB_ATTACK and piece is not None:
            record_action(state, option)
            declare(state, piece, option.object)
        elif verb == codes.VERB_END:
            self.finish_attacks(state)
        elif verb == codes.VERB_TAP and piece is not None:
            record_action(state, option)
            use_tap_ability(state, piece, option.number)
        elif verb == codes.VERB_ATTACKING:
            self.at = FIGHT
        elif verb == codes.VERB_CHARGE and piece is not None:
            self.at = PLAY
            state.has_charged_mana = True
            put(state, [option.subject], codes.ZONE_MANA, CHARGING)
        elif (verb == codes.VERB_SUMMON or verb == codes.VERB_CAST) and piece is not None:
            state.frames.append(PlayCardFrame(option.subject, state.turn_player, False))
        elif verb == codes.VERB_SKIP:
            self.at = PLAY
        elif verb == codes.VERB_YES or verb == codes.VERB_NO:
            self.skills = self.skills[1:]
            if verb == codes.VERB_YES and piece is not None:
                state.emit(codes.EVENT_SILENT, SILENT, NO_REF, piece.owner, piece.ref)
                state.writable_piece(piece.id).kept = True
                self.kept = [*self.kept, option.subject]

    # ------------------------------------------------------------------- end

    def end(self, state: DmState) -> None:
        """Abilities for the end of the turn (dm:5.6)."""
        self.at = OVER
        state.phase = codes.PHASE_ENDING
        state.batch += 1
        emit_and_trigger(
            state, codes.EVENT_PHASE, ENDING, NO_REF, state.turn_player, NO_REF, NO_REF, codes.PHASE_ENDING
        )

    def over(self, state: DmState) -> None:
        """After them everything that lasts until the end of the turn ends together (dm:5.6).

        What that brings about belongs to this turn still, and what it makes to last ends like the rest.
        """
        if not drop_modifiers(state, UNTIL_TURN_ENDS, ENDING):
            self.at = BEGIN


def main_options(state: DmState, seat: int) -> list[Option]:
    """What can be summoned and cast from the hand, in its order; then the way on."""
    options: list[Option] = []
    have, seen = untapped_supply(state, seat)  # the same for every card
    for id in state.zones[codes.ZONE_HAND * state.seats + seat]:
        piece = state.pieces[id]
        if can_pay_from(state, piece, cost_of(state, piece), have, seen) and may_be_played(state, piece, False, None):
            options.append(
                Option(codes.VERB_CAST if piece.card.kind & codes.TYPE_SPELL else codes.VERB_SUMMON, piece.ref)
            )
    options.append(Option(codes.VERB_ATTACKING))
    return options


def nothing_to_play(state: DmState, seat: int) -> bool:
    """Whether everybody can see that nothing can be played: no card in the hand, or no untapped mana."""
    if not state.zones[codes.ZONE_HAND * state.seats + seat]:
        return True
    for id in state.zones[codes.ZONE_MANA * state.seats + seat]:
        if not state.pieces[id].tapped:
            return False
    return True


def use_tap_ability(state: DmState, piece: DmPiece, n: int) -> None:
    """Tap a creature instead of attacking, and do what it says (dm:7.11)."""
    program = tap_abilities(state, piece)[n]
    state.batch += 1
    tap(state, piece, TAP_ABILITY)
    state.emit(codes.EVENT_TAP_ABILITY, TAP_ABILITY, piece.ref, piece.owner, piece.ref)
    state.frames.append(DmScope(program, piece.ref, piece.owner))


def silent_skills(state: DmState, piece: DmPiece) -> list[Trigger]:
    """The silent skills that a creature has."""
    found: list[Trigger] = []
    for abilities in abilities_of(state, piece):
        if abilities.silent_skills:
            found += abilities.silent_skills
    return found


def tapped_skills(state: DmState, seat: int) -> list[Ref]:
    """The player's tapped creatures with a silent skill, in the order of the battle zone (dm:7.13)."""
    found: list[Ref] = []
    for id in state.zone_ids(codes.ZONE_BATTLE, seat):
        piece = state.pieces[id]
        if piece.tapped and silent_skills(state, piece):
            found.append(piece.ref)
    return found


def untap_all(state: DmState, seat: int) -> None:
    """The player's creatures and mana untap, but for those that can't or stay tapped for a silent skill (dm:5.1)."""
    cite = UNTAP_FIRST if defs_of(state).profile.untap_first else UNTAPPING
    for kind in (codes.ZONE_MANA, codes.ZONE_BATTLE):
        for id in state.zones[kind * state.seats + seat]:
            piece = state.pieces[id]
            if piece.kept:
                state.writable_piece(id).kept = False
            elif piece.tapped and not forbids(state, piece) & codes.NO_UNTAP:
                untap(state, piece, cite)


def forget_gone(state: DmState) -> None:
    """Last known information is asked for within one turn, but for the sources of effects that last longer."""
    if state.last_known_pieces:
        lasting = [modifier.scope.source for modifier in state.modifiers]
        state.last_known_pieces = {
            ref: state.last_known_pieces[ref] for ref in lasting if ref in state.last_known_pieces
        }
