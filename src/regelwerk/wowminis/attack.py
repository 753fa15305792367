"""An attack, from the choice of its target to what a critical does (minis08:p9, minis08:p10).

The figure that starts it pays the ticks; nothing comes between that and choosing the target (ruling:attack-order).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.wowminis import codes
from regelwerk.wowminis.damage import deal_damage
from regelwerk.wowminis.derived_values import armor, attack_rerolls, defense_rerolls, resist, strength
from regelwerk.wowminis.hex_grid import FOREST, HILL
from regelwerk.wowminis.reactions import play_reaction, reactions_of
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import NO_IDS, MinisScope, MinisState
from regelwerk.wowminis.targets import attackable

if TYPE_CHECKING:
    from regelwerk.wowminis.instructions import AttackInstruction

ATTACK: Final = rule("minis08:p9.attack")
TARGET: Final = rule("minis08:p9.target")
ROLL: Final = rule("minis08:p9.attack-roll")
CRITICAL: Final = rule("minis08:p9.critical")
ARMOR: Final = rule("minis08:p9.armor-roll")
RESIST: Final = rule("minis08:p9.resist-roll")
DAMAGE: Final = rule("minis08:p10.combat-damage")
REROLL_FROM_HILL: Final = rule("minis08:p10.hill-reroll")
REROLL_IN_FOREST: Final = rule("minis08:p10.forest-reroll")
REROLL: Final = rule("minis:q11")
OVER: Final = rule("ruling:reaction-playable")

CHOOSING: Final = 0
REACTING: Final = 1
ROLLING: Final = 2
REROLLING: Final = 3
DEFENDING: Final = 4
REROLLING_DEFENSE: Final = 5
AFTERWARDS: Final = 6
NEXT: Final = 7
STAGES: Final = (
    "choosing",
    "reacting",
    "rolling",
    "rerolling",
    "defending",
    "rerolling defense",
    "afterwards",
    "next",
)


@mypyc_attr(free_list_len=1)
class AttackFrame(Frame[MinisState]):
    """One attack under way.

    by       id of the attacker
    source   reference to the card whose text it is
    strike   what kind of attack
    stage    what comes next
    targets  ids of the defenders; `at` which of them it is the turn of
    waiting  seats still to be asked for reactions
    dice     the last roll: of the attack, then of the defence (draws, 0 .. 9)
    used     which of these dice have been rolled again, as bits; `left` how many more may be
    hits     hits so far; `critical` whether the critical effect happens
    again    whether this is the attack that a critical effect makes (minis:q6)
    """

    __slots__ = (
        "again",
        "at",
        "by",
        "critical",
        "dice",
        "hits",
        "left",
        "source",
        "stage",
        "strike",
        "targets",
        "used",
        "waiting",
    )

    def __init__(self, by: int, source: Ref, strike: AttackInstruction) -> None:
        self.by = by
        self.source = source
        self.strike = strike
        self.stage = CHOOSING
        self.targets: list[int] = NO_IDS
        self.at = 0
        self.waiting: list[int] = NO_IDS
        self.dice: list[int] = NO_IDS
        self.used = 0
        self.left = 0
        self.hits = 0
        self.critical = False
        self.again = False

    def copy(self) -> AttackFrame:
        other = AttackFrame(self.by, self.source, self.strike)
        other.stage = self.stage
        other.targets = self.targets
        other.at = self.at
        other.waiting = self.waiting
        other.dice = self.dice
        other.used = self.used
        other.left = self.left
        other.hits = self.hits
        other.critical = self.critical
        other.again = self.again
        return other

    # ---------------------------------------------------------------- stepping

    def step(self, state: MinisState) -> int:
        while state.result is None:
            if state.pieces[self.by].space < 0:
                break  # the attacker is gone
            stage = self.stage
            if stage in (REROLLING, DEFENDING, REROLLING_DEFENSE) and state.pieces[self.targets[self.at]].space < 0:
                self.stage = stage = NEXT  # the defender has left the game
            if stage == CHOOSING:
                if not self.choose(state):
                    return ASK
            elif stage == REACTING:
                if not self.react(state):
                    return ASK
                if state.frames[-1] is not self:
                    return RUN
            elif stage == ROLLING:
                self.roll(state)
            elif stage == REROLLING:
                if self.left > 0 and self.ask_reroll(state, state.pieces[self.by].owner, codes.DECISION_ATTACK_REROLL):
                    return ASK
                self.count(state)
            elif stage == DEFENDING:
                self.defend(state)
            elif stage == REROLLING_DEFENSE:
                defender = state.pieces[self.targets[self.at]]
                if self.left > 0 and self.ask_reroll(state, defender.owner, codes.DECISION_DEFENSE_REROLL):
                    return ASK
                self.deal_combat_damage(state)
            elif stage == AFTERWARDS:
                self.stage = NEXT
                if self.critical and self.strike.after is not None:
                    self.apply_critical(state)
                    return RUN
            else:
                self.at += 1
                if self.at >= len(self.targets):
                    break
                self.stage = ROLLING
        self.finish(state)
        return DONE

    def choose(self, state: MinisState) -> bool:
        """Choose the defender, or take all that it reaches; False if the attacker has been asked."""
        piece = state.pieces[self.by]
        found = attackable(state, piece, self.strike.attack)
        if len(found) > 1 and self.strike.attack.whom.is_chosen():
            options = [Option(codes.VERB_TARGET, NO_REF, Ref(id + 1)) for id in found]
            state.ask(piece.owner, codes.DECISION_CHOOSE_TARGET, options, self.source)
            return False
        if not found:
            state.emit_about(codes.EVENT_NOTHING, TARGET, piece)
            self.stage = NEXT
            return True
        self.set_targets(state, found)
        return True

    def set_targets(self, state: MinisState, targets: list[int]) -> None:
        piece = state.pieces[self.by]
        self.targets = targets
        self.announce(state)
        self.at = 0
        self.stage = ROLLING
        if len(state.pieces) > len(state.figures):
            self.waiting = state.clockwise(piece.owner)
            self.stage = REACTING  # minis08:p16.before-dice

    def announce(self, state: MinisState) -> None:
        """Tell who is attacked, by which ability of the attacker (-1 for cards and critical effects)."""
        piece = state.pieces[self.by]
        for id in self.targets:
            state.emit_about_with(codes.EVENT_ATTACK, ATTACK, piece, self.source, Ref(id + 1), self.strike.index)

    def react(self, state: MinisState) -> bool:
        """Ask for reactions, before any dice (minis08:p16.before-dice); False if a seat has been asked."""
        while self.waiting:
            seat = self.waiting[0]
            options = reactions_of(state, seat, self)
            if options:
                state.ask(seat, codes.DECISION_REACT, options, Ref(self.by + 1))
                return False
            self.waiting = self.waiting[1:]
        self.stage = ROLLING
        return True

    def roll(self, state: MinisState) -> None:
        """The attack roll against the next defender."""
        other = state.pieces[self.targets[self.at]]
        if other.space < 0:
            self.stage = NEXT
            return
        piece = state.pieces[self.by]
        strike = self.strike
        self.dice = roll_dice(state, strength(state, piece, strike.attack.strength, strike.main))
        state.batch += 1
        state.emit_about(codes.EVENT_ROLL, ROLL, piece, codes.faces(self.dice))
        self.used = 0
        field = state.scenario.field
        self.left = attack_rerolls(state, piece)
        if field.ground.terrain[piece.space] == HILL:
            self.left += 1
        self.stage = REROLLING

    def ask_reroll(self, state: MinisState, seat: int, kind: int) -> bool:
        """Ask whether a die shall be rolled again (minis:q11); False if there is none left for it."""
        options = [
            Option(codes.VERB_REROLL, NO_REF, NO_REF, i + 1) for i in range(len(self.dice)) if not self.used >> i & 1
        ]
        if not options:
            return False
        options.append(Option(codes.VERB_NO))
        state.ask(seat, kind, options, Ref(self.targets[self.at] + 1))
        return True

    def count(self, state: MinisState) -> None:
        """Count the hits; however many criticals, their effect happens once (minis08:p9.critical)."""
        hits = 0
        self.critical = False
        for die in self.dice:
            if die >= codes.MIN_SUCCESS:  # minis08:p9.success
                hits += 1
                if die == codes.CRITICAL_DRAW:  # minis08:p8.critical
                    self.critical = True
        more = self.strike.attack.more
        if self.critical and (more or self.strike.after is not None):
            hits += more  # minis08:p9.damage-plus-one
            state.emit_about_with(codes.EVENT_CRITICAL, CRITICAL, state.pieces[self.by], self.source, NO_REF, more)
        self.hits = hits
        self.stage = DEFENDING

    def defend(self, state: MinisState) -> None:
        """The defence roll: armor against physical, resist against magical attacks."""
        other = state.pieces[self.targets[self.at]]
        magical = self.strike.attack.magical
        self.dice = roll_dice(state, resist(state, other) if magical else armor(state, other))
        state.emit_about(codes.EVENT_DEFEND, RESIST if magical else ARMOR, other, codes.faces(self.dice))
        self.used = 0
        field = state.scenario.field
        self.left = defense_rerolls(state, other)
        if field.ground.terrain[other.space] == FOREST:
            self.left += 1
        self.stage = REROLLING_DEFENSE

    def deal_combat_damage(self, state: MinisState) -> None:
        """Hits less blocks are the damage (minis08:p10.combat-damage)."""
        left = self.hits
        for die in self.dice:
            if die >= codes.MIN_SUCCESS:  # minis08:p9.block
                left -= 1
        other = state.pieces[self.targets[self.at]]
        deal_damage(state, other, left if left > 0 else 0, state.pieces[self.by], DAMAGE, self.source)
        self.stage = AFTERWARDS

    def apply_critical(self, state: MinisState) -> None:
        """What the critical effect does after the damage (minis:q6)."""
        after = self.strike.after
        if after is not None:
            scope = MinisScope(after, self.source, state.pieces[self.by].owner)
            scope.who = self.by
            scope.event_about = Ref(self.targets[self.at] + 1)
            scope.event_other = Ref(self.by + 1)
            state.frames.append(scope)

    def finish(self, state: MinisState) -> None:
        """What reactions have given lasts for this attack and for the one that its critical effect made."""
        if state.modifiers and not self.is_nested_in(state):
            kept = [modifier for modifier in state.modifiers if not modifier.gain.have.attack]
            if len(kept) < len(state.modifiers):
                ended = [modifier for modifier in state.modifiers if modifier.gain.have.attack]
                state.modifiers = kept
                for modifier in ended:
                    state.emit_about_with(
                        codes.EVENT_EXPIRE, OVER, state.pieces[modifier.figure], modifier.source, NO_REF, 0
                    )

    def is_nested_in(self, state: MinisState) -> bool:
        """Whether it belongs to another attack that is under way: made by its critical effect or by a reaction."""
        for frame in state.frames:
            if isinstance(frame, AttackFrame):
                return frame is not self
        return False

    # ---------------------------------------------------------------- answering

    def apply_answer(self, state: MinisState, option: Option) -> None:
        if self.stage == CHOOSING:
            self.set_targets(state, [option.object - 1])
        elif self.stage == REACTING:
            if option.verb == codes.VERB_NO:
                self.waiting = self.waiting[1:]
            else:
                play_reaction(state, option, self.by)
        elif option.verb == codes.VERB_NO:
            self.left = 0
        else:
            self.reroll(state, option.number - 1)

    def reroll(self, state: MinisState, i: int) -> None:
        """Roll one die again; the new result stands. The event names the defender if it is one of the attack dice."""
        dice = self.dice[:]
        dice[i] = roll_dice(state, 1)[0]
        self.dice = dice
        self.used |= 1 << i  # minis:q11
        self.left -= 1
        attack = self.stage == REROLLING
        piece = state.pieces[self.by] if attack else state.pieces[self.targets[self.at]]
        terrain = state.scenario.field.ground.terrain[piece.space]
        cite = REROLL
        if attack and terrain == HILL:
            cite = REROLL_FROM_HILL
        elif not attack and terrain == FOREST:
            cite = REROLL_IN_FOREST
        state.emit_about_with(
            codes.EVENT_REROLL,
            cite,
            piece,
            NO_REF,
            Ref(self.targets[self.at] + 1) if attack else NO_REF,
            codes.faces(dice),
        )


def roll_dice(state: MinisState, count: int) -> list[int]:
    """Roll so many dice: draws of 0 .. 9; no draw at all for no dice."""
    if count == 0:
        return NO_IDS
    return state.chance.dice(count, codes.DIE_SIDES)
