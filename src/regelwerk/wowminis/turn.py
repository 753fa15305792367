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

    def step(self, state: MinisState) -> int:
        piece = state.pieces[self.who]
        if not self.begun:
            self.begun = True
            self.since = piece.time
            state.batch += 1
            state.events.append(
                Event(c.E_TURN, TURN, 0, state.batch, piece.owner, piece.ref, 0, piece.time, piece.called)
            )
            if piece.space < 0:
                if not self.enter(state):
                    return self.end(state, state.pieces[self.who])
                piece = state.pieces[self.who]
        elif piece.space < 0:
            return self.end(state, piece)
        return self.go_on(state, piece)

    def go_on(self, state: MinisState, piece: MinisPiece) -> int:
        """Ask what to do next; the turn ends where everybody can see that nothing is left."""
        options = turn_options(state, self, piece)
        if options is ENDING:
            return self.end(state, piece)
        if not options:
            piece = self.step_back(state)
            return self.end(state, piece)
        state.asked += 1
        state.decision = Decision(state.asked, piece.owner, c.TURN, c.TURN, piece.id + 1, options)
        return ASK

    def enter(self, state: MinisState) -> bool:
        """Come in on the start space, with full health; False if the figure must wait (minis:q4)."""
        piece = state.pieces[self.who]
        start = start_space(state, piece)
        if start < 0:
            state.tell(c.E_WAIT, WAIT, piece)
            return False
        foes = state.foes(piece.team)
        crowd = state.standing()
        self.must = crowd[piece.team] >> start & 1 == 1
        piece = state.writable(self.who)
        health = piece.health
        piece.health = piece.figure.word.health  # minis08:p11.full-health
        piece.space = start  # what abilities give it counts once it stands there
        if foes >> start & 1 or (self.must and not way_off(state, piece)):
            piece.health = health
            piece.space = c.OFF
            self.must = False
            state.tell(c.E_WAIT, WAIT, piece)
            return False
        crowd[piece.team] |= BITS[start]
        crowd[-1] |= BITS[start]
        state.tell(c.E_ENTER, ENTER if health > 0 else RETURN, piece, start)
        return True

    def step_back(self, state: MinisState) -> MinisPiece:
        """What would have let it move off its friend's space has left the game: it waits after all."""
        piece = state.writable(self.who)
        piece.space = c.OFF
        state.crowd = None
        self.must = False
        state.tell(c.E_WAIT, WAIT, piece)
        return piece

    def end(self, state: MinisState, piece: MinisPiece) -> int:
        """The turn is over: its bonuses end, and at least one tick is spent (minis08:p8.no-action)."""
        if state.modifiers:
            self.expire(state)
        time = piece.time
        if time == self.since:  # minis08:p5.clock-advances
            if piece.own is not state.own:
                piece = state.writable(piece.id)
            time += 1
            piece.time = time
            state.events.append(
                Event(c.E_CLOCK, NO_ACTION, 0, state.batch, piece.owner, piece.ref, 0, time, piece.called)
            )
        state.last = piece.owner  # minis08:p5.alternate
        return DONE

    def expire(self, state: MinisState) -> None:
        for modifier in state.modifiers:
            state.tell_with(c.E_EXPIRE, THIS_TURN, state.pieces[modifier.figure], modifier.source, 0, 0)
        state.modifiers = []

    # ---------------------------------------------------------------- answering

    def answer(self, state: MinisState, option: Option) -> None:
        verb = option.verb
        if verb == c.MOVE:
            if self.go_on(state, self.move(state, option.n)) == DONE:
                hand_over(state)
        elif verb == c.END:
            self.end(state, state.pieces[self.who])
            hand_over(state)
        elif verb == c.PLAY:
            self.play(state, option.subject)
        else:
            piece = state.pieces[self.who]
            self.acted = True
            state.batch += 1
            ability = piece.card.abilities[option.n]
            if verb == c.USE:
                state.tell(c.E_USE, ABILITY, piece, option.n)
            pay(state, piece, ability.ticks, TICKS)
            begin(state, piece, ability, piece.id + 1)

    def move(self, state: MinisState, space: int) -> MinisPiece:
        piece = state.pieces[self.who]
        if piece.own is not state.own:
            piece = state.writable(piece.id)
        crowd = state.crowd
        if self.must:
            self.must = False
            state.crowd = None  # two stood on the space that is left
        elif crowd is not None:
            change = BITS[piece.space] ^ BITS[space]
            crowd[piece.team] ^= change
            crowd[-1] ^= change
        piece.space = space
        self.moved = True
        state.batch += 1
        state.events.append(Event(c.E_MOVE, MOVE, 0, state.batch, piece.owner, piece.ref, 0, space, piece.called))
        return piece

    def play(self, state: MinisState, ref: int) -> None:
        card = state.at(ref)
        assert card is not None
        piece = state.pieces[self.who]
        ability = card.action.ability
        if ability.kind == c.INSTANT:
            self.quick = True
            play(state, piece, card, INSTANT)
        else:
            self.acted = True
            play(state, piece, card, PLAYING)
        begin(state, state.pieces[self.who], ability, ref)


def hand_over(state: MinisState) -> None:
    """The turn on top is over: what lies below goes on at once."""
    frames = state.frames
    frames.pop()
    if frames[-1].step(state) == DONE:
        frames.pop()


def begin(state: MinisState, piece: MinisPiece, ability: Ability, source: int) -> None:
    """Begin what an ability does, once it is paid."""
    if ability.strike is not None:
        state.frames.append(Attack(piece.id, source, ability.strike))
    elif ability.mend is not None:
        state.frames.append(Healing(piece.id, source, ability.mend))
    else:
        state.frames.append(scope_of(state, piece, ability, source, 0, 0))


def start_space(state: MinisState, piece: MinisPiece) -> int:
    """Where a figure comes in: its side's start space (ruling:start-space); -1 on a board that has none."""
    starts = state.scenario.field.ground.starts
    return starts[state.sides[piece.owner] % len(starts)] if starts else c.OFF


def way_off(state: MinisState, piece: MinisPiece) -> bool:
    """Whether a figure that comes in onto a friend can move off again."""
    crowd = state.standing()
    return bool(
        state.scenario.field.reach(piece.space, movement(state, piece), state.foes(piece.team), crowd[piece.team]).moves
    )


def turn_options(state: MinisState, turn: Turn, piece: MinisPiece) -> list[Option]:
    """What a figure can do now in its turn: moves, abilities, cards, and ending it. Not to be changed.

    `ENDING` itself if everybody can see that nothing is left to do.
    """
    kits = state.kits
    if kits is None:
        kits = [None] * (len(state.pieces) * c.PARTS)
        state.kits = kits
    at = piece.id * c.PARTS
    if turn.acted:
        at += c.ACTED
    if turn.quick:
        at += c.QUICK
    kit = kits[at]
    if kit is None:
        kit = kit_of(state, piece, turn.acted, turn.quick)
        kits[at] = kit
    crowd = state.crowd
    if crowd is None:
        crowd = state.standing()
    friends = crowd[piece.team]
    foes = crowd[-1] ^ friends
    field = state.scenario.field
    near = kit.near
    deeds = kit.always
    if not near or field.discs[piece.space][near] & foes:
        deeds = []
        for i, ability in enumerate(kit.abilities):
            if ability.always or can_do(state, piece, ability):
                deeds.append(kit.options[i])
    if turn.moved:
        if deeds:
            return [*deeds, FINISH]
        return PERHAPS_ENDING if kit.hidden and state.windows != MEANINGFUL else ENDING
    points = movement(state, piece) if state.moves_differ or state.modifiers else c.POINTS
    reach = field.reach(piece.space, points, foes, friends)
    if turn.must:
        return reach.moves
    if deeds:
        return [*reach.moves, *deeds, FINISH]
    if reach.moves:
        return reach.closing
    return PERHAPS_ENDING if kit.hidden and state.windows != MEANINGFUL else ENDING


def kit_of(state: MinisState, piece: MinisPiece, acted: bool, quick: bool) -> Kit:
    """What a figure could do besides moving, whether or not it has done its action and played an instant."""
    if not piece.bar:
        return NO_KIT if acted else piece.card.kit
    abilities: list[Ability] = []
    options: list[Option] = []
    if not acted:
        abilities += piece.card.kit.abilities
        options += piece.card.kit.options
    hidden = False
    for id in piece.bar:
        held = state.pieces[id]
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
