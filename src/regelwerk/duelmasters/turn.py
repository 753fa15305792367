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

    def step(self, s: DmState) -> int:
        at = self.at
        if settle(s):
            return RUN
        if at == BEGIN:
            self.begin(s)
            return RUN
        if not s.in_game(s.active) and at < OVER:
            self.at = OVER
            return RUN
        if at == PLAY:
            return self.main(s)
        if at == FIGHT:
            return self.attack(s)
        if at == SKILLS:
            return self.ask_skills(s)
        if at == START:
            self.start(s)
        elif at == REFRESH:
            self.at = DRAW
            if not defs_of(s).profile.untap_first:
                untap_all(s, s.active)
        elif at == DRAW:
            self.at = MANA
            self.draw_step(s)
        elif at == MANA:
            return self.mana(s)
        elif at == END:
            self.end(s)
        else:
            self.over(s)
        return RUN

    # ----------------------------------------------------------------- start

    def begin(self, s: DmState) -> None:
        """The start of a turn (dm:5.1)."""
        seat = self.next_player(s)
        s.turn += 1
        if s.turn > MOST_TURNS:
            lose(s, s.clockwise(0), LIMIT)
            return
        s.active = seat
        s.started[seat] = s.turn
        s.charged = False
        s.acts = 0
        s.did = NO_ACTS
        s.phase = c.START
        if s.notes:
            s.notes = []
            s.touch(c.R_NOTES)
        forget_gone(s)
        s.touch(c.R_TURN)
        s.batch += 1
        s.emit(c.E_TURN, STARTING, 0, seat, 0, 0, s.turn)
        self.skills = tapped_skills(s, seat)
        self.kept = []
        self.at = SKILLS

    def next_player(self, s: DmState) -> int:
        """Who takes the next turn: an extra turn first (the newest), else clockwise (dm:5.extra, 11.1)."""
        if s.turn == 0:
            return self.first if s.in_game(self.first) else s.next_seat(self.first)
        while s.extra:
            seat = s.extra[-1]
            s.extra = s.extra[:-1]
            if s.in_game(seat):
                s.emit(c.E_EXTRA_TURN, EXTRA, 0, seat)
                return seat
        return s.next_seat(s.active)

    def ask_skills(self, s: DmState) -> int:
        """Whether each tapped creature with a silent skill stays tapped for it (dm:7.13)."""
        if not self.skills:
            self.at = START
            return RUN
        ref = self.skills[0]
        s.ask(s.active, c.SILENT, [Option(c.YES, ref), Option(c.NO, ref)], ref)
        return ASK

    def start(self, s: DmState) -> None:
        """Abilities for the start of the turn, then untapping (ruling:silent-skill); later the other way (dm:12.4)."""
        self.at = REFRESH
        seat = s.active
        if defs_of(s).profile.untap_first:
            untap_all(s, seat)
        happen(s, c.E_PHASE, STARTING, 0, seat, 0, 0, c.START)
        for ref in self.kept:
            p = s.creature(ref)
            if p is not None:
                for trigger in silent_skills(s, p):
                    s.waiting.append(Waiting(trigger, ref, seat, ref, 0, 0, seat))

    def draw_step(self, s: DmState) -> None:
        """Draw one card, but not in the very first turn (dm:5.2)."""
        s.phase = c.DRAW
        if s.turn == 1:
            return
        s.batch += 1
        s.emit(c.E_PHASE, DRAWING, 0, s.active, 0, 0, c.DRAW)
        draw(s, s.active, DRAWING)

    # ------------------------------------------------------------ mana, main

    def mana(self, s: DmState) -> int:
        """One card may become mana (dm:5.3)."""
        seat = s.active
        if s.phase != c.MANA_PHASE:
            s.phase = c.MANA_PHASE
            s.batch += 1
            s.emit(c.E_PHASE, CHARGING, 0, seat, 0, 0, c.MANA_PHASE)
        hand = s.zone(c.HAND, seat)
        if s.charged or (not hand and s.windows != ALL):
            self.at = PLAY
            return RUN
        options = [Option(c.CHARGE, s.pieces[id].ref) for id in hand]
        options.append(Option(c.SKIP))
        s.ask(seat, c.MANA_STEP, options)
        return ASK

    def main(self, s: DmState) -> int:
        """Creatures are summoned and spells cast, as many as can be paid for (dm:5.4)."""
        seat = s.active
        if s.phase != c.MAIN:
            s.phase = c.MAIN
            s.batch += 1
            s.emit(c.E_PHASE, MAIN, 0, seat, 0, 0, c.MAIN)
        if s.windows != ALL and nothing_to_play(s, seat):
            self.at = FIGHT
            return RUN
        options = main_options(s, seat)
        if len(options) == 1 and s.windows == MEANINGFUL:
            self.at = FIGHT
            return RUN
        s.ask(seat, c.MAIN_STEP, options)
        return ASK

    def attack(self, s: DmState) -> int:
        """Any number of attacks, one after another; tap abilities too (dm:5.5)."""
        seat = s.active
        if s.phase != c.ATTACK_PHASE:
            s.phase = c.ATTACK_PHASE
            s.batch += 1
            s.emit(c.E_PHASE, ATTACK_STEP, 0, seat, 0, 0, c.ATTACK_PHASE)
        options = fresh(s, attack_options(s, seat))
        if not options and s.windows != ALL:
            self.finish_attacks(s)
            return RUN
        if not options or not must_attack(s, seat):
            options.append(Option(c.END))
        s.ask(seat, c.ATTACK_STEP, options)
        return ASK

    def finish_attacks(self, s: DmState) -> None:
        """The end of the turn is announced (ruling:end-of-turn-announced)."""
        s.emit(c.E_END_TURN, ANNOUNCED, 0, s.active)
        self.at = END

    def answer(self, s: DmState, option: Option) -> None:
        verb = option.verb
        p = s.at(option.subject)
        if verb == c.ATTACK and p is not None:
            watch(s, option)
            declare(s, p, option.object)
        elif verb == c.END:
            self.finish_attacks(s)
        elif verb == c.TAP and p is not None:
            watch(s, option)
            use_tap_ability(s, p, option.n)
        elif verb == c.ATTACKING:
            self.at = FIGHT
        elif verb == c.CHARGE and p is not None:
            self.at = PLAY
            s.charged = True
            put(s, [option.subject], c.MANA, CHARGING)
        elif (verb == c.SUMMON or verb == c.CAST) and p is not None:
            s.frames.append(Playing(option.subject, s.active, False))
        elif verb == c.SKIP:
            self.at = PLAY
        elif verb == c.YES or verb == c.NO:
            self.skills = self.skills[1:]
            if verb == c.YES and p is not None:
                s.emit(c.E_SILENT, SILENT, 0, p.owner, p.ref)
                s.writable(p.id).kept = True
                self.kept = [*self.kept, option.subject]

    # ------------------------------------------------------------------- end

    def end(self, s: DmState) -> None:
        """Abilities for the end of the turn (dm:5.6)."""
        self.at = OVER
        s.phase = c.ENDING
        s.batch += 1
        happen(s, c.E_PHASE, ENDING, 0, s.active, 0, 0, c.ENDING)

    def over(self, s: DmState) -> None:
        """After them everything that lasts until the end of the turn ends together (dm:5.6).

        What that brings about belongs to this turn still, and what it makes to last ends like the rest.
        """
        if not drop_modifiers(s, UNTIL_TURN_ENDS, ENDING):
            self.at = BEGIN


def main_options(s: DmState, seat: int) -> list[Option]:
    """What can be summoned and cast from the hand, in its order; then the way on."""
    options: list[Option] = []
    for id in s.zones[c.HAND * s.seats + seat]:
        p = s.pieces[id]
        if can_play(s, seat, p, None):
            options.append(Option(c.CAST if p.card.kind & c.SPELL else c.SUMMON, p.ref))
    options.append(Option(c.ATTACKING))
    return options


def nothing_to_play(s: DmState, seat: int) -> bool:
    """Whether everybody can see that nothing can be played: no card in the hand, or no untapped mana."""
    if not s.zones[c.HAND * s.seats + seat]:
        return True
    for id in s.zones[c.MANA * s.seats + seat]:
        if not s.pieces[id].tapped:
            return False
    return True


def use_tap_ability(s: DmState, p: DmPiece, n: int) -> None:
    """Tap a creature instead of attacking, and do what it says (dm:7.11)."""
    program = tap_abilities(s, p)[n]
    s.batch += 1
    tap(s, p, TAP_ABILITY)
    s.emit(c.E_TAP_ABILITY, TAP_ABILITY, p.ref, p.owner, p.ref)
    s.frames.append(DmScope(program, p.ref, p.owner))


def silent_skills(s: DmState, p: DmPiece) -> list[Trigger]:
    """The silent skills that a creature has."""
    found: list[Trigger] = []
    for abilities in abilities_of(s, p):
        if abilities.silents:
            found += abilities.silents
    return found


def tapped_skills(s: DmState, seat: int) -> list[int]:
    """The player's tapped creatures with a silent skill, in the order of the battle zone (dm:7.13)."""
    found: list[int] = []
    for id in s.zone(c.BATTLE, seat):
        p = s.pieces[id]
        if p.tapped and silent_skills(s, p):
            found.append(p.ref)
    return found


def untap_all(s: DmState, seat: int) -> None:
    """The player's creatures and mana untap, but for those that can't or stay tapped for a silent skill (dm:5.1)."""
    cite = UNTAP_FIRST if defs_of(s).profile.untap_first else UNTAPPING
    for kind in (c.MANA, c.BATTLE):
        for id in s.zones[kind * s.seats + seat]:
            p = s.pieces[id]
            if p.kept:
                s.writable(id).kept = False
            elif p.tapped and not forbids(s, p) & c.NO_UNTAP:
                untap(s, p, cite)


def forget_gone(s: DmState) -> None:
    """Last known information is asked for within one turn, but for the sources of effects that last longer."""
    if s.gone:
        lasting = [m.scope.source for m in s.modifiers]
        s.gone = {ref: s.gone[ref] for ref in lasting if ref in s.gone}
