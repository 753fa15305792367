"""The turn (dm:5): start, draw, mana, main, attack, end. One never goes back a step."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.attack import declare
from regelwerk.duelmasters.attacking import attack_options, must_attack, tap_abilities
from regelwerk.duelmasters.changes import draw, drop_modifiers, put, tap, untap
from regelwerk.duelmasters.leaving import lose
from regelwerk.duelmasters.legality import can_play
from regelwerk.duelmasters.loops import fresh, watch
from regelwerk.duelmasters.meaning import Trigger
from regelwerk.duelmasters.playing import Playing
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.settling import settle
from regelwerk.duelmasters.state import UNTIL_TURN_ENDS, Did, DmPiece, DmScope, DmState, Waiting, defs_of
from regelwerk.duelmasters.triggers import happen
from regelwerk.duelmasters.values import abilities_of, forbids
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, RUN, Frame
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

NO_ACTS: Final[list[Did]] = []
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


class Turn(Frame[DmState]):
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
        self.skills: list[int] = []
        self.kept: list[int] = []

    def copy(self) -> Turn:
        other = Turn(self.first)
        other.at = self.at
        other.skills = self.skills
        other.kept = self.kept
        return other

    def step(self, state: DmState) -> int:
        at = self.at
        if settle(state):
            return RUN
        if at == BEGIN:
            self.begin(state)
            return RUN
        if not state.in_game(state.active) and at < OVER:
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
                untap_all(state, state.active)
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
        state.active = seat
        state.started[seat] = state.turn
        state.charged = False
        state.acts = 0
        state.did = NO_ACTS
        state.phase = c.START
        if state.notes:
            state.notes = []
            state.touch(c.R_NOTES)
        forget_gone(state)
        state.touch(c.R_TURN)
        state.batch += 1
        state.emit(c.E_TURN, STARTING, 0, seat, 0, 0, state.turn)
        self.skills = tapped_skills(state, seat)
        self.kept = []
        self.at = SKILLS

    def next_player(self, state: DmState) -> int:
        """Who takes the next turn: an extra turn first (the newest), else clockwise (dm:5.extra, 11.1)."""
        if state.turn == 0:
            return self.first if state.in_game(self.first) else state.next_seat(self.first)
        while state.extra:
            seat = state.extra[-1]
            state.extra = state.extra[:-1]
            if state.in_game(seat):
                state.emit(c.E_EXTRA_TURN, EXTRA, 0, seat)
                return seat
        return state.next_seat(state.active)

    def ask_skills(self, state: DmState) -> int:
        """Whether each tapped creature with a silent skill stays tapped for it (dm:7.13)."""
        if not self.skills:
            self.at = START
            return RUN
        ref = self.skills[0]
        state.ask(state.active, c.SILENT, [Option(c.YES, ref), Option(c.NO, ref)], ref)
        return ASK

    def start(self, state: DmState) -> None:
        """Abilities for the start of the turn, then untapping (ruling:silent-skill); later the other way (dm:12.4)."""
        self.at = REFRESH
        seat = state.active
        if defs_of(state).profile.untap_first:
            untap_all(state, seat)
        happen(state, c.E_PHASE, STARTING, 0, seat, 0, 0, c.START)
        for ref in self.kept:
            piece = state.creature(ref)
            if piece is not None:
                for trigger in silent_skills(state, piece):
                    state.waiting.append(Waiting(trigger, ref, seat, ref, 0, 0, seat))

    def draw_step(self, state: DmState) -> None:
        """Draw one card, but not in the very first turn (dm:5.2)."""
        state.phase = c.DRAW
        if state.turn == 1:
            return
        state.batch += 1
        state.emit(c.E_PHASE, DRAWING, 0, state.active, 0, 0, c.DRAW)
        draw(state, state.active, DRAWING)

    # ------------------------------------------------------------ mana, main

    def mana(self, state: DmState) -> int:
        """One card may become mana (dm:5.3)."""
        seat = state.active
        if state.phase != c.MANA_PHASE:
            state.phase = c.MANA_PHASE
            state.batch += 1
            state.emit(c.E_PHASE, CHARGING, 0, seat, 0, 0, c.MANA_PHASE)
        hand = state.zone(c.HAND, seat)
        if state.charged or (not hand and state.windows != ALL):
            self.at = PLAY
            return RUN
        options = [Option(c.CHARGE, state.pieces[id].ref) for id in hand]
        options.append(Option(c.SKIP))
        state.ask(seat, c.MANA_STEP, options)
        return ASK

    def main(self, state: DmState) -> int:
        """Creatures are summoned and spells cast, as many as can be paid for (dm:5.4)."""
        seat = state.active
        if state.phase != c.MAIN:
            state.phase = c.MAIN
            state.batch += 1
            state.emit(c.E_PHASE, MAIN, 0, seat, 0, 0, c.MAIN)
        if state.windows != ALL and nothing_to_play(state, seat):
            self.at = FIGHT
            return RUN
        options = main_options(state, seat)
        if len(options) == 1 and state.windows == MEANINGFUL:
            self.at = FIGHT
            return RUN
        state.ask(seat, c.MAIN_STEP, options)
        return ASK

    def attack(self, state: DmState) -> int:
        """Any number of attacks, one after another; tap abilities too (dm:5.5)."""
        seat = state.active
        if state.phase != c.ATTACK_PHASE:
            state.phase = c.ATTACK_PHASE
            state.batch += 1
            state.emit(c.E_PHASE, ATTACK_STEP, 0, seat, 0, 0, c.ATTACK_PHASE)
        options = fresh(state, attack_options(state, seat))
        if not options and state.windows != ALL:
            self.finish_attacks(state)
            return RUN
        if not options or not must_attack(state, seat):
            options.append(Option(c.END))
        state.ask(seat, c.ATTACK_STEP, options)
        return ASK

    def finish_attacks(self, state: DmState) -> None:
        """The end of the turn is announced (ruling:end-of-turn-announced)."""
        state.emit(c.E_END_TURN, ANNOUNCED, 0, state.active)
        self.at = END

    def answer(self, state: DmState, option: Option) -> None:
        verb = option.verb
        piece = state.at(option.subject)
        if verb == c.ATTACK and piece is not None:
            watch(state, option)
            declare(state, piece, option.object)
        elif verb == c.END:
            self.finish_attacks(state)
        elif verb == c.TAP and piece is not None:
            watch(state, option)
            use_tap_ability(state, piece, option.n)
        elif verb == c.ATTACKING:
            self.at = FIGHT
        elif verb == c.CHARGE and piece is not None:
            self.at = PLAY
            state.charged = True
            put(state, [option.subject], c.MANA, CHARGING)
        elif (verb == c.SUMMON or verb == c.CAST) and piece is not None:
            state.frames.append(Playing(option.subject, state.active, False))
        elif verb == c.SKIP:
            self.at = PLAY
        elif verb == c.YES or verb == c.NO:
            self.skills = self.skills[1:]
            if verb == c.YES and piece is not None:
                state.emit(c.E_SILENT, SILENT, 0, piece.owner, piece.ref)
                state.writable(piece.id).kept = True
                self.kept = [*self.kept, option.subject]

    # ------------------------------------------------------------------- end

    def end(self, state: DmState) -> None:
        """Abilities for the end of the turn (dm:5.6)."""
        self.at = OVER
        state.phase = c.ENDING
        state.batch += 1
        happen(state, c.E_PHASE, ENDING, 0, state.active, 0, 0, c.ENDING)

    def over(self, state: DmState) -> None:
        """After them everything that lasts until the end of the turn ends together (dm:5.6).

        What that brings about belongs to this turn still, and what it makes to last ends like the rest.
        """
        if not drop_modifiers(state, UNTIL_TURN_ENDS, ENDING):
            self.at = BEGIN


def main_options(state: DmState, seat: int) -> list[Option]:
    """What can be summoned and cast from the hand, in its order; then the way on."""
    options: list[Option] = []
    for id in state.zones[c.HAND * state.seats + seat]:
        piece = state.pieces[id]
        if can_play(state, seat, piece, None):
            options.append(Option(c.CAST if piece.card.kind & c.SPELL else c.SUMMON, piece.ref))
    options.append(Option(c.ATTACKING))
    return options


def nothing_to_play(state: DmState, seat: int) -> bool:
    """Whether everybody can see that nothing can be played: no card in the hand, or no untapped mana."""
    if not state.zones[c.HAND * state.seats + seat]:
        return True
    for id in state.zones[c.MANA * state.seats + seat]:
        if not state.pieces[id].tapped:
            return False
    return True


def use_tap_ability(state: DmState, piece: DmPiece, n: int) -> None:
    """Tap a creature instead of attacking, and do what it says (dm:7.11)."""
    program = tap_abilities(state, piece)[n]
    state.batch += 1
    tap(state, piece, TAP_ABILITY)
    state.emit(c.E_TAP_ABILITY, TAP_ABILITY, piece.ref, piece.owner, piece.ref)
    state.frames.append(DmScope(program, piece.ref, piece.owner))


def silent_skills(state: DmState, piece: DmPiece) -> list[Trigger]:
    """The silent skills that a creature has."""
    found: list[Trigger] = []
    for abilities in abilities_of(state, piece):
        if abilities.silents:
            found += abilities.silents
    return found


def tapped_skills(state: DmState, seat: int) -> list[int]:
    """The player's tapped creatures with a silent skill, in the order of the battle zone (dm:7.13)."""
    found: list[int] = []
    for id in state.zone(c.BATTLE, seat):
        piece = state.pieces[id]
        if piece.tapped and silent_skills(state, piece):
            found.append(piece.ref)
    return found


def untap_all(state: DmState, seat: int) -> None:
    """The player's creatures and mana untap, but for those that can't or stay tapped for a silent skill (dm:5.1)."""
    cite = UNTAP_FIRST if defs_of(state).profile.untap_first else UNTAPPING
    for kind in (c.MANA, c.BATTLE):
        for id in state.zones[kind * state.seats + seat]:
            piece = state.pieces[id]
            if piece.kept:
                state.writable(id).kept = False
            elif piece.tapped and not forbids(state, piece) & c.NO_UNTAP:
                untap(state, piece, cite)


def forget_gone(state: DmState) -> None:
    """Last known information is asked for within one turn, but for the sources of effects that last longer."""
    if state.gone:
        lasting = [modifier.scope.source for modifier in state.modifiers]
        state.gone = {ref: state.gone[ref] for ref in lasting if ref in state.gone}
