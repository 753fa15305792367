"""A figure's turn: entering, moving, its action, an instant (minis08:p6, minis08:p16)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, Frame
from regelwerk.kernel.state import MEANINGFUL
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.bars import PLAYING, can_do, has_face_down, play, scope_of
from regelwerk.wowminis.damage import pay
from regelwerk.wowminis.healing import Healing
from regelwerk.wowminis.meaning import Ability, Card, Figure
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisPiece, MinisState
from regelwerk.wowminis.values import movement
from regelwerk.wowminis.ways import FINISH

TURN: Final = rule("minis08:p5.turn")
ENTER: Final = rule("minis08:p5.enter")
RETURN: Final = rule("minis08:p11.return")
WAIT: Final = rule("minis:q4")
MOVE: Final = rule("minis08:p6.movement-points")
TICKS: Final = rule("minis08:p7.tick-cost")
NO_ACTION: Final = rule("minis08:p8.no-action")
THIS_TURN: Final = rule("ruling:this-turn")
ABILITY: Final = rule("minis08:p6.actions")
INSTANT: Final = rule("minis08:p16.instant")


class Turn(Frame[MinisState]):
    """A figure's turn.

    who      id of the figure
    since    its time as the turn began
    begun    whether the turn has been told
    moved, acted, quick   whether it has moved, done its action, played an instant
    must     whether it stands on a friend and must move off before anything else (ruling:entering-onto-friend)
    over     whether the turn is to end
    """

    __slots__ = ("acted", "begun", "moved", "must", "over", "quick", "since", "who")

    def __init__(self, who: int) -> None:
        self.who = who
        self.since = 0
        self.begun = False
        self.moved = False
        self.acted = False
        self.quick = False
        self.must = False
        self.over = False

    def copy(self) -> Turn:
        other = Turn(self.who)
        other.since = self.since
        other.begun = self.begun
        other.moved = self.moved
        other.acted = self.acted
        other.quick = self.quick
        other.must = self.must
        other.over = self.over
        return other

    # ---------------------------------------------------------------- stepping

    def step(self, s: MinisState) -> int:
        p = s.pieces[self.who]
        if not self.begun:
            self.begun = True
            self.since = p.time
            s.batch += 1
            s.tell(c.E_TURN, TURN, p, p.time)
            if p.space < 0:
                if not self.enter(s):
                    return self.end(s)
                p = s.pieces[self.who]
        if self.over or p.space < 0:
            return self.end(s)
        options = turn_options(s, self, p)
        if options is ENDING and not (p.bar and self.may_hold_more(s, p)):
            return self.end(s)
        if not options:
            self.step_back(s)
            return self.end(s)
        s.ask(p.owner, c.TURN, options, p.id + 1)
        return ASK

    def may_hold_more(self, s: MinisState, p: MinisPiece) -> bool:
        """Whether others may think that the figure has something left to do: a face-down card can be anything."""
        return not (self.acted and self.quick) and s.windows != MEANINGFUL and has_face_down(s, p)

    def enter(self, s: MinisState) -> bool:
        """Come in on the start space, with full health; False if the figure must wait (minis:q4)."""
        p = s.pieces[self.who]
        start = start_space(s, p)
        if start < 0:
            s.tell(c.E_WAIT, WAIT, p)
            return False
        foes = s.foes(p.team)
        crowd = s.standing()
        self.must = crowd[p.team] >> start & 1 == 1
        p = s.writable(self.who)
        health = p.health
        p.health = p.figure.health  # minis08:p11.full-health
        p.space = start  # what abilities give it counts once it stands there
        if foes >> start & 1 or (self.must and not way_off(s, p)):
            p.health = health
            p.space = c.OFF
            self.must = False
            s.tell(c.E_WAIT, WAIT, p)
            return False
        crowd[p.team] |= 1 << start
        s.tell(c.E_ENTER, ENTER if health > 0 else RETURN, p, start)
        return True

    def step_back(self, s: MinisState) -> None:
        """What would have let it move off its friend's space has left the game: it waits after all."""
        p = s.writable(self.who)
        p.space = c.OFF
        s.crowd = None
        self.must = False
        s.tell(c.E_WAIT, WAIT, p)

    def end(self, s: MinisState) -> int:
        """The turn is over: its bonuses end, and at least one tick is spent (minis08:p8.no-action)."""
        if s.modifiers:
            self.expire(s)
        p = s.pieces[self.who]
        if p.time == self.since:  # minis08:p5.clock-advances
            p = s.writable(p.id)
            p.time += 1
            s.tell(c.E_CLOCK, NO_ACTION, p, p.time)
        s.last = p.owner  # minis08:p5.alternate
        return DONE

    def expire(self, s: MinisState) -> None:
        for modifier in s.modifiers:
            s.tell_with(c.E_EXPIRE, THIS_TURN, s.pieces[modifier.figure], modifier.source, 0, 0)
        s.modifiers = []

    # ---------------------------------------------------------------- answering

    def answer(self, s: MinisState, option: Option) -> None:
        verb = option.verb
        if verb == c.MOVE:
            self.move(s, option.n)
        elif verb == c.END:
            self.over = True
        elif verb == c.PLAY:
            self.play(s, option.subject)
        else:
            p = s.pieces[self.who]
            card = p.card
            assert isinstance(card, Figure)
            self.acted = True
            s.batch += 1
            ability = card.abilities[option.n]
            if verb == c.USE:
                s.tell(c.E_USE, ABILITY, p, option.n)
            pay(s, p, ability.ticks, TICKS)
            begin(s, p, ability, p.id + 1)

    def move(self, s: MinisState, space: int) -> None:
        p = s.writable(self.who)
        s.batch += 1
        s.put(p, space)
        if self.must:
            self.must = False
            s.crowd = None  # two stood on the space that has been left
        self.moved = True
        s.tell(c.E_MOVE, MOVE, p, space)

    def play(self, s: MinisState, ref: int) -> None:
        card = s.at(ref)
        assert card is not None
        p = s.pieces[self.who]
        ability = card.action.ability
        if ability.kind == c.INSTANT:
            self.quick = True
            play(s, p, card, INSTANT)
        else:
            self.acted = True
            play(s, p, card, PLAYING)
        begin(s, s.pieces[self.who], ability, ref)


def begin(s: MinisState, p: MinisPiece, ability: Ability, source: int) -> None:
    """Begin what an ability does, once it is paid."""
    if ability.strike is not None:
        s.frames.append(Attack(p.id, source, ability.strike))
    elif ability.mend is not None:
        s.frames.append(Healing(p.id, source, ability.mend))
    else:
        s.frames.append(scope_of(s, p, ability, source, 0, 0))


def start_space(s: MinisState, p: MinisPiece) -> int:
    """Where a figure comes in: its side's start space (ruling:start-space); -1 on a board that has none."""
    starts = s.scenario.field.ground.starts
    return starts[s.sides[p.owner] % len(starts)] if starts else c.OFF


def way_off(s: MinisState, p: MinisPiece) -> bool:
    """Whether a figure that comes in onto a friend can move off again."""
    crowd = s.standing()
    return bool(s.scenario.field.reach(p.space, movement(s, p), s.foes(p.team), crowd[p.team]).moves)


def turn_options(s: MinisState, turn: Turn, p: MinisPiece) -> list[Option]:
    """What a figure can do now in its turn: moves, abilities, cards, and ending it. Not to be changed."""
    if turn.moved and turn.acted and not p.bar:
        return ENDING
    field = s.scenario.field
    space = p.space
    crowd = s.crowd
    if crowd is None:
        crowd = s.standing()
    friends = crowd[p.team]
    foes = 0
    for spaces in crowd:
        foes |= spaces
    foes &= ~friends
    more: list[Option] | None = None
    if not turn.acted and not turn.must:
        card = p.card
        assert isinstance(card, Figure)
        for ability in card.abilities:
            strike = ability.strike
            if strike is not None:
                if strike.at_opponents and not field.discs[strike.reach][space] & foes:
                    continue  # the usual case, told quickly
            elif ability.mend is not None and ability.mend.always:
                more = [ability.option] if more is None else [*more, ability.option]
                continue
            if can_do(s, p, ability):
                more = [ability.option] if more is None else [*more, ability.option]
    if p.bar and not turn.must:
        for id in p.bar:
            held = s.pieces[id]
            if held.exhausted:
                continue
            action = held.card
            assert isinstance(action, Card)
            ability = action.ability
            if ability.kind == c.ACTION:
                if turn.acted:
                    continue
            elif ability.kind == c.REACTION or turn.quick:
                continue
            strike = ability.strike
            if strike is not None and strike.at_opponents and not field.discs[strike.reach][space] & foes:
                continue  # nobody is near: told quickly
            if can_do(s, p, ability):
                option = Option(c.PLAY, id + 1)
                more = [option] if more is None else [*more, option]
    if turn.moved:
        return ENDING if more is None else [*more, FINISH]
    points = movement(s, p) if s.moves_differ or s.modifiers else c.POINTS
    reach = field.reach(space, points, foes, friends)
    if more is None:
        return reach.moves if turn.must else reach.closing
    return [*reach.moves, *more, FINISH]


ENDING: Final = [FINISH]
"""The options of a turn in which nothing is left to do; not to be changed."""
