"""A figure's turn: entering, moving, its action, an instant (minis08:p6, minis08:p16)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.event import new_event
from regelwerk.kernel.frames import ASK, DONE, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.state import MEANINGFUL
from regelwerk.wowminis import codes
from regelwerk.wowminis.action_cards import PLAYING, can_do, play, scope_of
from regelwerk.wowminis.attack import AttackFrame
from regelwerk.wowminis.damage import advance_clock
from regelwerk.wowminis.derived_values import movement
from regelwerk.wowminis.heal import HealFrame
from regelwerk.wowminis.hex_grid import BITS
from regelwerk.wowminis.lowered import NO_KIT, AbilityDefinition, Loadout
from regelwerk.wowminis.pathfinding import FINISH
from regelwerk.wowminis.rules import rule
from regelwerk.wowminis.state import MinisPiece, MinisState

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


@mypyc_attr(free_list_len=1)
class TurnFrame(Frame[MinisState]):
    """A figure's turn.

    who                               id of the figure
    since                             its time as the turn began
    begun                             whether the turn has been told
    moved, acted, has_played_instant  whether it has moved, done its action, played an instant
    must                              whether it stands on a friend and must move off before anything else
                                      (ruling:entering-onto-friend)
    """

    __slots__ = ("acted", "begun", "has_played_instant", "moved", "must", "since", "who")

    def __init__(self, who: int) -> None:
        self.who = who
        self.since = 0
        self.begun = False
        self.moved = False
        self.acted = False
        self.has_played_instant = False
        self.must = False

    def copy(self) -> TurnFrame:
        other = TurnFrame(self.who)
        other.since = self.since
        other.begun = self.begun
        other.moved = self.moved
        other.acted = self.acted
        other.has_played_instant = self.has_played_instant
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
                new_event(
                    codes.EVENT_TURN,
                    TURN,
                    NO_REF,
                    state.batch,
                    piece.owner,
                    piece.ref,
                    NO_REF,
                    piece.time,
                    piece.identity,
                )
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
        state.public_decision_count += 1
        state.decision = Decision(
            state.public_decision_count,
            piece.owner,
            codes.DECISION_TURN,
            codes.DECISION_TURN,
            piece.ref,
            options,
        )
        return ASK

    def enter(self, state: MinisState) -> bool:
        """Come in on the start space, with full health; False if the figure must wait (minis:q4)."""
        piece = state.pieces[self.who]
        start = start_space(state, piece)
        if start < 0:
            state.emit_about(codes.EVENT_WAIT, WAIT, piece)
            return False
        foes = state.foes(piece.team)
        crowd = state.occupied_spaces()
        self.must = crowd[piece.team] >> start & 1 == 1
        piece = state.writable_piece(self.who)
        health = piece.health
        piece.health = piece.figure.word.health  # minis08:p11.full-health
        piece.space = start  # what abilities give it counts once it stands there
        if foes >> start & 1 or (self.must and not way_off(state, piece)):
            piece.health = health
            piece.space = codes.OFF_BOARD
            self.must = False
            state.emit_about(codes.EVENT_WAIT, WAIT, piece)
            return False
        crowd[piece.team] |= BITS[start]
        state.emit_about(codes.EVENT_ENTER, ENTER if health > 0 else RETURN, piece, start)
        return True

    def step_back(self, state: MinisState) -> MinisPiece:
        """What would have let it move off its friend's space has left the game: it waits after all."""
        piece = state.writable_piece(self.who)
        piece.space = codes.OFF_BOARD
        state.occupied_cache = None
        self.must = False
        state.emit_about(codes.EVENT_WAIT, WAIT, piece)
        return piece

    def end(self, state: MinisState, piece: MinisPiece) -> int:
        """The turn is over: its bonuses end, and at least one tick is spent (minis08:p8.no-action)."""
        if state.modifiers:
            self.expire(state)
        time = piece.time
        if time == self.since:  # minis08:p5.clock-advances
            if piece.write_token is not state.write_token:
                piece = state.writable_piece(piece.id)
            time += 1
            piece.time = time
            state.events.append(
                new_event(
                    codes.EVENT_CLOCK,
                    NO_ACTION,
                    NO_REF,
                    state.batch,
                    piece.owner,
                    piece.ref,
                    NO_REF,
                    time,
                    piece.identity,
                )
            )
        state.last_seat = piece.owner  # minis08:p5.alternate
        return DONE

    def expire(self, state: MinisState) -> None:
        for modifier in state.modifiers:
            state.emit_about_with(
                codes.EVENT_EXPIRE, THIS_TURN, state.pieces[modifier.figure], modifier.source, NO_REF, 0
            )
        state.modifiers = []

    # ---------------------------------------------------------------- answering

    def apply_answer(self, state: MinisState, option: Option) -> None:
        verb = option.verb
        if verb == codes.VERB_MOVE:
            if self.go_on(state, self.move(state, option.number)) == DONE:
                hand_over(state)
        elif verb == codes.VERB_END:
            self.end(state, state.pieces[self.who])
            hand_over(state)
        elif verb == codes.VERB_PLAY:
            self.play(state, option.subject)
        else:
            piece = state.pieces[self.who]
            self.acted = True
            state.batch += 1
            ability = piece.card.abilities[option.number]
            if verb == codes.VERB_USE:
                state.emit_about(codes.EVENT_USE, ABILITY, piece, option.number)
            advance_clock(state, piece, ability.ticks, TICKS)
            begin(state, piece, ability, Ref(piece.id + 1))

    def move(self, state: MinisState, space: int) -> MinisPiece:
        piece = state.pieces[self.who]
        if piece.write_token is not state.write_token:
            piece = state.writable_piece(piece.id)
        crowd = state.occupied_cache
        if self.must:
            self.must = False
            state.occupied_cache = None  # two stood on the space that is left
        elif crowd is not None:
            crowd[piece.team] ^= BITS[piece.space] ^ BITS[space]
        piece.space = space
        self.moved = True
        state.batch += 1
        state.events.append(
            new_event(
                codes.EVENT_MOVE, MOVE, NO_REF, state.batch, piece.owner, piece.ref, NO_REF, space, piece.identity
            )
        )
        return piece

    def play(self, state: MinisState, ref: Ref) -> None:
        card = state.piece_or_none(ref)
        assert card is not None
        piece = state.pieces[self.who]
        ability = card.action.ability
        if ability.kind == codes.USE_INSTANT:
            self.has_played_instant = True
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


def begin(state: MinisState, piece: MinisPiece, ability: AbilityDefinition, source: Ref) -> None:
    """Begin what an ability does, once it is paid."""
    if ability.attack is not None:
        state.frames.append(AttackFrame(piece.id, source, ability.attack))
    elif ability.heal is not None:
        state.frames.append(HealFrame(piece.id, source, ability.heal))
    else:
        state.frames.append(scope_of(state, piece, ability, source, NO_REF, NO_REF))


def start_space(state: MinisState, piece: MinisPiece) -> int:
    """Where a figure comes in: its side's start space (ruling:start-space); -1 on a board that has none."""
    starts = state.scenario.field.ground.starts
    return starts[state.sides[piece.owner] % len(starts)] if starts else codes.OFF_BOARD


def way_off(state: MinisState, piece: MinisPiece) -> bool:
    """Whether a figure that comes in onto a friend can move off again."""
    crowd = state.occupied_spaces()
    field = state.scenario.field
    return field.reachable(piece.space, movement(state, piece), state.foes(piece.team), crowd[piece.team]) != 0


def turn_options(state: MinisState, turn: TurnFrame, piece: MinisPiece) -> list[Option]:
    """What a figure can do now in its turn: moves, abilities, cards, and ending it. Not to be changed.

    `ENDING` itself if everybody can see that nothing is left to do.
    """
    kits = state.loadout_cache
    if kits is None:
        kits = [None] * (len(state.pieces) * codes.DONE_CASES)
        state.loadout_cache = kits
    done = (codes.DONE_ACTION if turn.acted else 0) | (codes.DONE_INSTANT if turn.has_played_instant else 0)
    at = piece.id * codes.DONE_CASES + done
    kit = kits[at]
    if kit is None:
        kit = kit_of(state, piece, done)
        kits[at] = kit
    field = state.scenario.field
    crowd = state.occupied_cache
    if crowd is None:
        crowd = state.occupied_spaces()
    foes = crowd[1 - piece.team] if len(crowd) == 2 else state.foes(piece.team)
    near = kit.opponent_range
    rest = kit.closing
    if not near or field.clear_sight(piece.space)[near] & foes:
        rest = besides_moving(state, piece, kit, foes)
    if turn.moved:
        if len(rest) > 1:
            return rest
        return PERHAPS_ENDING if kit.hidden and state.windows != MEANINGFUL else ENDING
    points = movement(state, piece)
    around = field.within_distance(piece.space, points)
    foes &= around
    taken = foes | crowd[piece.team] & around  # minis08:p6.occupied
    ways = field.ways(piece.space, points, foes)
    if turn.must:
        return ways.moves_and(NOTHING, taken & ways.spaces)
    if not taken:
        options = ways.closing if len(rest) == 1 else ways.moves + rest
    else:
        options = ways.moves_and(rest, taken & ways.spaces)
    if len(options) > 1:
        return options
    return PERHAPS_ENDING if kit.hidden and state.windows != MEANINGFUL else ENDING


def besides_moving(state: MinisState, piece: MinisPiece, kit: Loadout, foes: int) -> list[Option]:
    """What a figure can do besides moving, opponents on those bits, and the end of the turn. Not to be changed."""
    opponents = state.scenario.field.clear_sight(piece.space)
    if kit.reaches:
        for i, reach in enumerate(kit.reaches):
            if opponents[reach] & foes:
                return kit.within_reach[i]
        return kit.closing
    found = []
    for i, ability in enumerate(kit.abilities):
        reach = ability.attack_reach
        if (opponents[reach] & foes != 0) if reach else can_do(state, piece, ability):
            found.append(kit.options[i])
    found.append(FINISH)
    return found


def kit_of(state: MinisState, piece: MinisPiece, done: int) -> Loadout:
    """What a figure could do besides moving, once it has done its action, an instant, both or neither (as bits).

    With the same ready cards in its bar it is the same again, in this game and in others: so they are kept.
    """
    if not piece.bar:
        return NO_KIT if done & codes.DONE_ACTION else piece.card.kit
    key = codes.DONE_CASES | done
    for id in piece.bar:
        held = state.pieces[id]
        if not held.exhausted:
            key = ((key << INDEX_BITS | held.card.index) << INDEX_BITS | id) << 1 | (1 if held.up else 0)
            if held.card.index >> INDEX_BITS or id >> INDEX_BITS:
                return new_kit(state, piece, done)
    kept = piece.card.kits
    kit = kept.get(key)
    if kit is None:
        if len(kept) >= KITS_KEPT:
            kept.clear()
        kit = new_kit(state, piece, done)
        kept[key] = kit
    return kit


def new_kit(state: MinisState, piece: MinisPiece, done: int) -> Loadout:
    """The same for a figure with cards, gathered anew."""
    acted = done & codes.DONE_ACTION != 0
    quick = done & codes.DONE_INSTANT != 0
    abilities: list[AbilityDefinition] = []
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
        if ability.kind == codes.USE_ACTION:
            if acted:
                continue
        elif quick or ability.kind == codes.USE_REACTION:
            continue
        abilities.append(ability)
        options.append(option_of(PLAYING_IT, codes.VERB_PLAY, id))
    return Loadout(abilities, options, hidden and not (acted and quick))


INDEX_BITS: Final = 10
"""Of a definition or a piece in the key of a loadout: few, so that the key of two cards is a number of one word."""

KITS_KEPT: Final = 2000
"""So many are kept for one kind of figure, which is more than any but the longest series of games needs."""

NOTHING: Final[list[Option]] = []
"""Nothing besides; not to be changed."""

ENDING: Final = [FINISH]
"""The options of a turn in which nothing is left to do; not to be changed."""

PERHAPS_ENDING: Final = [FINISH]
"""The same where others may think that there is something: a face-down card can be anything."""

PLAYING_IT: Final[list[Option]] = []
"""For each id of a card the option of playing it: made once, the same in every game."""


def option_of(made: list[Option], verb: int, id: int) -> Option:
    """The option of doing that with the piece of that id, one of those that have been made or are made now."""
    while len(made) <= id:
        made.append(Option(verb, Ref(len(made) + 1)))
    return made[id]
