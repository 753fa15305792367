"""One attack, in the order of its segments (dm04:segmente, dm:8.2)."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.attacking import blockers, still_must
from regelwerk.duelmasters.battle import ATTACKED, BLOCKER, begin_battle, compare
from regelwerk.duelmasters.changes import add_shield, tap
from regelwerk.duelmasters.leaving import lose
from regelwerk.duelmasters.rules import rule
from regelwerk.duelmasters.settling import settle
from regelwerk.duelmasters.shields import break_by_attack
from regelwerk.duelmasters.state import Combat, DmPiece, DmState, Note, as_seat, defs_of, seat_ref
from regelwerk.duelmasters.triggers import happen
from regelwerk.duelmasters.values import forbids
from regelwerk.kernel.deciding import decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame

ATTACKING: Final = rule("dm:8.2.1")
BLOCKING: Final = rule("dm04:blocken")
BLOCKED: Final = rule("dm04:geblockt")
UNBLOCKED: Final = rule("ruling:attack-third-segment")
DIRECT: Final = rule("dm04:ohne-schilde")
ENDS: Final = rule("dm:8.2.8")
REWARD: Final = rule("dm:11.5")

DECLARED: Final = 0
BLOCK: Final = 1
AFTER_BLOCK: Final = 2
STRIKE: Final = 3
COMPARE: Final = 4
AFTERWARDS: Final = 5
END: Final = 6
OVER: Final = 7


def declare(s: DmState, p: DmPiece, target: int) -> None:
    """The first segment: tap the creature and name what it attacks; then what attacking brings (dm:8.2.1, 8.2.2)."""
    s.batch += 1
    ref = p.ref
    victim = s.creature(target)
    against = as_seat(target) if victim is None else victim.owner
    s.combat = Combat(ref, target, 0, False, p.owner, against)
    s.touch(c.R_COMBAT)
    tap(s, p, ATTACKING)
    if still_must(s, p):  # it has done so now (dm:7.19)
        s.notes.append(Note(c.E_ATTACK, ref, 0, p.owner))
        s.touch(c.R_NOTES)
    happen(s, c.E_ATTACK, ATTACKING, 0, p.owner, ref, target, 1 + against if target < 0 else 0)
    s.frames.append(Attack())


class Attack(Frame[DmState]):
    """An attack under way; who attacks what stands in `DmState.combat`. `stage` is the next segment."""

    __slots__ = ("stage",)

    def __init__(self) -> None:
        self.stage = DECLARED

    def copy(self) -> Attack:
        other = Attack()
        other.stage = self.stage
        return other

    def step(self, s: DmState) -> int:
        fight = s.combat
        if self.stage == OVER or fight is None:
            return DONE
        if settle(s):  # dm04:angriffseffekt
            return RUN
        if self.stage < AFTERWARDS and not self.stands(s, fight):  # dm:8.2.2
            self.stage = AFTERWARDS
        stage = self.stage
        if stage == DECLARED:
            if self.ask_block(s, fight):
                return ASK
        elif stage == BLOCK:
            self.stage = AFTER_BLOCK
            self.outcome(s, fight)
        elif stage == AFTER_BLOCK:
            self.stage = STRIKE
        elif stage == STRIKE:
            self.strike(s, fight)
        elif stage == COMPARE:
            self.stage = AFTERWARDS
            self.fight(s, fight)
        elif stage == AFTERWARDS:
            self.stage = END
            s.batch += 1
            happen(s, c.E_ATTACK_ENDS, ENDS, 0, fight.seat, fight.attacker, fight.target)
        else:
            s.combat = None
            s.touch(c.R_COMBAT)
            self.stage = OVER
            return DONE
        return RUN

    def stands(self, s: DmState, fight: Combat) -> bool:
        """Whether attacker and target are still there (dm:8.2.2); untapping changes nothing."""
        if s.creature(fight.attacker) is None or not s.in_game(fight.seat) or not s.in_game(fight.against):
            return False
        if fight.blocked:
            return s.creature(fight.blocker) is not None
        return fight.target < 0 or s.creature(fight.target) is not None

    # ------------------------------------------------------------- blocking

    def ask_block(self, s: DmState, fight: Combat) -> bool:
        """The defending player may block, if a creature can (dm:8.2.3); everybody sees whether one can."""
        attacker = s.creature(fight.attacker)
        found = [] if attacker is None else blockers(s, fight.against, attacker, fight.target)
        if not found:
            self.stage = BLOCK
            return False
        options = [Option(c.BLOCK, p.ref, fight.attacker) for p in found]
        if fight.blocked or not forbids(s, found[0]) & c.MUST_BLOCK:
            options.append(Option(c.NO_BLOCKER, 0, fight.attacker))
        only = decide(s, fight.against, c.MAY_BLOCK, options, fight.attacker)
        if only is not None:
            self.answer(s, only)
        return only is None

    def answer(self, s: DmState, option: Option) -> None:
        fight = s.combat
        p = s.creature(option.subject)
        self.stage = BLOCK
        if fight is None or option.verb == c.NO_BLOCKER or p is None:
            return
        s.batch += 1
        tap(s, p, BLOCKING)
        s.combat = Combat(fight.attacker, fight.target, p.ref, True, fight.seat, fight.against)
        s.touch(c.R_COMBAT)
        if defs_of(s).profile.many_blockers:
            self.stage = DECLARED  # another one may be tapped, and takes the battle then (dm:12.5)

    def outcome(self, s: DmState, fight: Combat) -> None:
        """What waits for a block, or for an attack that is not blocked (dm:8.2.4)."""
        s.batch += 1
        if fight.blocked:
            blocker = s.creature(fight.blocker)
            seat = fight.against if blocker is None else blocker.owner
            happen(s, c.E_BLOCK, BLOCKING, 0, seat, fight.blocker, fight.attacker)
            happen(s, c.E_BLOCKED, BLOCKED, 0, fight.seat, fight.attacker, fight.blocker)
        else:
            happen(s, c.E_UNBLOCKED, UNBLOCKED, 0, fight.seat, fight.attacker, fight.target)

    # ------------------------------------------------------------- striking

    def strike(self, s: DmState, fight: Combat) -> None:
        """A battle, or shields, or the win (dm:8.2.5, 8.2.6)."""
        attacker = s.creature(fight.attacker)
        self.stage = AFTERWARDS
        if attacker is None:
            return
        victim = s.creature(fight.blocker if fight.blocked else fight.target)
        if victim is not None:
            self.stage = COMPARE
            begin_battle(s, attacker, victim)
        elif s.zone(c.SHIELDS, fight.against):
            s.frames.append(break_by_attack(s, attacker, fight.seat, fight.against))
        else:
            win(s, fight)

    def fight(self, s: DmState, fight: Combat) -> None:
        """The battle, if both are still there (dm:8.3.2)."""
        attacker = s.creature(fight.attacker)
        victim = s.creature(fight.blocker if fight.blocked else fight.target)
        if attacker is not None and victim is not None:
            compare(s, attacker, victim, BLOCKER if fight.blocked else ATTACKED)


def win(s: DmState, fight: Combat) -> None:
    """A player without shields is hit and has lost (dm04:ohne-schilde); in a larger game it earns a shield."""
    s.batch += 1
    s.emit(c.E_DIRECT, DIRECT, 0, fight.seat, fight.attacker, seat_ref(fight.against), 1 + fight.against)
    lose(s, [fight.against], DIRECT)
    if s.result is None:
        add_shield(s, fight.seat, REWARD)
