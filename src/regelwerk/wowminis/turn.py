"""A figure's turn: entering, moving, its action, an instant (minis08:p6, minis08:p16)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.frames import ASK, DONE, Frame
from regelwerk.kernel.state import MEANINGFUL
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.attacking import Attack
from regelwerk.wowminis.bars import PLAYING, can_do, play, scope_of
from regelwerk.wowminis.damage import pay
from regelwerk.wowminis.healing import Healing
from regelwerk.wowminis.hexes import BITS
from regelwerk.wowminis.meaning import NO_KIT, Ability, Kit
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
    """

    __slots__ = ("acted", "begun", "moved", "must", "quick", "since", "who")

    def __init__(self, who: int) -> None:
        self.who = who
        self.since = 0
        self.begun = False
        self.moved = False
        self.acted = False
        self.quick = False
        self.must = False

    def copy(self) -> Turn:
        other = Turn(self.who)
        other.since = self.since
        other.begun = self.begun
        other.moved = self.moved
        other.acted = self.acted
        other.quick = self.quick
        other.must = self.must
        return other

    # ---------------------------------------------------------------- stepping

    def step(self, s: MinisState) -> int:
        p = s.pieces[self.who]
        if not self.begun:
            self.begun = True
            self.since = p.time
            s.batch += 1
            s.events.append(Event(c.E_TURN, TURN, 0, s.batch, p.owner, p.ref, 0, p.time, p.called))
            if p.space < 0:
                if not self.enter(s):
                    return self.end(s, s.pieces[self.who])
                p = s.pieces[self.who]
        elif p.space < 0:
            return self.end(s, p)
        return self.go_on(s, p)

    def go_on(self, s: MinisState, p: MinisPiece) -> int:
        """Ask what to do next; the turn ends where everybody can see that nothing is left."""
        options = turn_options(s, self, p)
        if options is ENDING:
            return self.end(s, p)
        if not options:
            p = self.step_back(s)
            return self.end(s, p)
        s.asked += 1
        s.decision = Decision(s.asked, p.owner, c.TURN, c.TURN, p.id + 1, options)
        return ASK

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
        crowd[p.team] |= BITS[start]
        crowd[-1] |= BITS[start]
        s.tell(c.E_ENTER, ENTER if health > 0 else RETURN, p, start)
        return True

    def step_back(self, s: MinisState) -> MinisPiece:
        """What would have let it move off its friend's space has left the game: it waits after all."""
        p = s.writable(self.who)
        p.space = c.OFF
        s.crowd = None
        self.must = False
        s.tell(c.E_WAIT, WAIT, p)
        return p

    def end(self, s: MinisState, p: MinisPiece) -> int:
        """The turn is over: its bonuses end, and at least one tick is spent (minis08:p8.no-action)."""
        if s.modifiers:
            self.expire(s)
        time = p.time
        if time == self.since:  # minis08:p5.clock-advances
            if p.own is not s.own:
                p = s.writable(p.id)
            time += 1
            p.time = time
            s.events.append(Event(c.E_CLOCK, NO_ACTION, 0, s.batch, p.owner, p.ref, 0, time, p.called))
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
            if self.go_on(s, self.move(s, option.n)) == DONE:
                hand_over(s)
        elif verb == c.END:
            self.end(s, s.pieces[self.who])
            hand_over(s)
        elif verb == c.PLAY:
            self.play(s, option.subject)
        else:
            p = s.pieces[self.who]
            self.acted = True
            s.batch += 1
            ability = p.card.abilities[option.n]
            if verb == c.USE:
                s.tell(c.E_USE, ABILITY, p, option.n)
            pay(s, p, ability.ticks, TICKS)
            begin(s, p, ability, p.id + 1)

    def move(self, s: MinisState, space: int) -> MinisPiece:
        p = s.pieces[self.who]
        if p.own is not s.own:
            p = s.writable(p.id)
        crowd = s.crowd
        if self.must:
            self.must = False
            s.crowd = None  # two stood on the space that is left
        elif crowd is not None:
            change = BITS[p.space] ^ BITS[space]
            crowd[p.team] ^= change
            crowd[-1] ^= change
        p.space = space
        self.moved = True
        s.batch += 1
        s.events.append(Event(c.E_MOVE, MOVE, 0, s.batch, p.owner, p.ref, 0, space, p.called))
        return p

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


def hand_over(s: MinisState) -> None:
    """The turn on top is over: what lies below goes on at once."""
    frames = s.frames
    frames.pop()
    if frames[-1].step(s) == DONE:
        frames.pop()


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
    """What a figure can do now in its turn: moves, abilities, cards, and ending it. Not to be changed.

    `ENDING` itself if everybody can see that nothing is left to do.
    """
    kits = s.kits
    if kits is None:
        kits = [None] * (len(s.pieces) * c.PARTS)
        s.kits = kits
    at = p.id * c.PARTS
    if turn.acted:
        at += c.ACTED
    if turn.quick:
        at += c.QUICK
    kit = kits[at]
    if kit is None:
        kit = kit_of(s, p, turn.acted, turn.quick)
        kits[at] = kit
    crowd = s.crowd
    if crowd is None:
        crowd = s.standing()
    friends = crowd[p.team]
    foes = crowd[-1] ^ friends
    field = s.scenario.field
    near = kit.near
    deeds = kit.always
    if not near or field.discs[p.space][near] & foes:
        deeds = []
        for i, ability in enumerate(kit.abilities):
            if ability.always or can_do(s, p, ability):
                deeds.append(kit.options[i])
    if turn.moved:
        if deeds:
            return [*deeds, FINISH]
        return PERHAPS_ENDING if kit.hidden and s.windows != MEANINGFUL else ENDING
    points = movement(s, p) if s.moves_differ or s.modifiers else c.POINTS
    reach = field.reach(p.space, points, foes, friends)
    if turn.must:
        return reach.moves
    if deeds:
        return [*reach.moves, *deeds, FINISH]
    if reach.moves:
        return reach.closing
    return PERHAPS_ENDING if kit.hidden and s.windows != MEANINGFUL else ENDING


def kit_of(s: MinisState, p: MinisPiece, acted: bool, quick: bool) -> Kit:
    """What a figure could do besides moving, whether or not it has done its action and played an instant."""
    if not p.bar:
        return NO_KIT if acted else p.card.kit
    abilities: list[Ability] = []
    options: list[Option] = []
    if not acted:
        abilities += p.card.kit.abilities
        options += p.card.kit.options
    hidden = False
    for id in p.bar:
        held = s.pieces[id]
        if held.exhausted:
            continue
        if not held.up:
            hidden = True
        ability = held.card.abilities[0]
        if ability.kind == c.ACTION:
            if acted:
                continue
        elif quick or ability.kind == c.REACTION:
            continue
        abilities.append(ability)
        options.append(option_of(PLAYING_IT, c.PLAY, id))
    return Kit(abilities, options, hidden and not (acted and quick))


ENDING: Final = [FINISH]
"""The options of a turn in which nothing is left to do; not to be changed."""

PERHAPS_ENDING: Final = [FINISH]
"""The same where others may think that there is something: a face-down card can be anything."""

PLAYING_IT: Final[list[Option]] = []
"""For each id of a card the option of playing it: made once, the same in every game."""


def option_of(made: list[Option], verb: int, id: int) -> Option:
    """The option of doing that with the piece of that id, one of those that have been made or are made now."""
    while len(made) <= id:
        made.append(Option(verb, len(made) + 1))
    return made[id]
