"""Priority windows and pre-priority processing (wow7.4:410, 708)."""

from __future__ import annotations

from typing import Final, cast

from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.event import Event, new_event
from regelwerk.kernel.forced_decisions import Thing, decide
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.state import ALL, MEANINGFUL, UNANSWERED
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import AnnouncementFrame
from regelwerk.wowtcg.attack_legality import attackers, must_attack
from regelwerk.wowtcg.chain import resolve
from regelwerk.wowtcg.definitions import WowDefinitions
from regelwerk.wowtcg.derived_values import NEVER, is_instant, powers, powers_of, values
from regelwerk.wowtcg.elimination import lose
from regelwerk.wowtcg.legality import (
    can_announce,
    can_complete,
    can_strike,
    can_use,
    fighting,
    find_power,
    main_timing,
)
from regelwerk.wowtcg.payment import paying_scope, ready_resources
from regelwerk.wowtcg.position import Untimed
from regelwerk.wowtcg.priority_checks import run_check_waves, start_uniqueness_check
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import NO_USES, PendingTrigger, WowPiece, WowState

PASSING: Final = rule("wow7.4:410.4")
LOOPS: Final = rule("wow7.4:803")
MOST_LINKS: Final = 400
"""So many links in one turn are a loop that nobody ends: the game is a draw (wow7.4:803)."""
PASS_OPTION: Final = Option(codes.VERB_PASS)
ONLY_PASS: Final = [PASS_OPTION]
"""The options of a window in which there is nothing to do; not to be changed."""

SEATS_KEPT: Final = 8
"""For so many seats is kept what is most frequent of all: their passing, and the question that offers nothing else."""


def passing(seat: int) -> Event:
    """The event of a seat's passing; a moment of its own."""
    return new_event(codes.EVENT_PASS, PASSING, NO_REF, 0, seat)


PASSES: Final = [passing(seat) for seat in range(SEATS_KEPT)]
"""The events of passing that are made once."""
EMPTY_WINDOWS: Final[list[list[Decision]]] = [[] for _ in range(SEATS_KEPT)]
"""By seat and number the decisions of windows in which there is nothing to do. They are replaced by longer lists."""


@mypyc_attr(free_list_len=1)
class PriorityWindowFrame(Frame[WowState]):
    """A priority window.

    kind    the phase or step it belongs to
    holder  who gets priority next
    passes  how many have passed in succession
    """

    __slots__ = ("holder", "kind", "passes")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.holder = -1
        self.passes = 0

    def copy(self) -> PriorityWindowFrame:
        other = PriorityWindowFrame(self.kind)
        other.holder = self.holder
        other.passes = self.passes
        return other

    def step(self, state: WowState) -> int:
        if state.combat is not None and self.kind == codes.PHASE_ACTION:
            state.priority_holder = -1
            return DONE
        if state.uniqueness_dirty and start_uniqueness_check(state) == RUN:
            return RUN
        if state.checks_dirty:  # wow7.4:410.5
            run_check_waves(state)
            if state.result is not None or state.uniqueness_dirty:
                return RUN
        if state.chain and state.link_count - state.link_count_at_turn_start > MOST_LINKS:
            lose(state, state.clockwise(state.turn_player), LOOPS)
            return RUN
        if state.waiting:
            return self.add_waiting(state)
        if self.holder < 0:
            self.holder = state.turn_player
        if state.left_seats and not state.in_game(self.holder):
            first = state.turn_player
            self.holder = first if state.in_game(first) else state.next_seat(first)
        return self.give_priority(state)

    def give_priority(self, state: WowState) -> int:
        """The holder may add a link or pass (wow7.4:410.1)."""
        seat = self.holder
        state.priority_holder = seat
        state.passes_in_row = self.passes
        windows = state.windows
        if windows & UNANSWERED and (state.chain or state.combat is not None):
            windows = MEANINGFUL
            options = strikes_only(state, seat)
        else:
            windows &= ~UNANSWERED
            options = priority_options(state, seat)
        number = state.public_decision_count + 1
        if options is not ONLY_PASS:
            state.decision = Decision(number, seat, codes.DECISION_PRIORITY, codes.DECISION_PRIORITY, NO_REF, options)
        elif windows != ALL and (windows == MEANINGFUL or is_provably_empty(state, seat)):
            self.passed(state)
            return RUN
        elif seat < SEATS_KEPT and number < len(EMPTY_WINDOWS[seat]):
            state.decision = EMPTY_WINDOWS[seat][number]
        else:
            state.decision = window(number, seat, options)
        state.public_decision_count = number
        return ASK

    def apply_answer(self, state: WowState, option: Option) -> None:
        verb = option.verb
        if verb == codes.VERB_PASS:
            holder = self.holder
            state.events.append(PASSES[holder] if holder < SEATS_KEPT else passing(holder))
            if state.left_seats:
                if self.passed(state):
                    return
            elif self.passes + 1 < state.seats:
                self.passes += 1
                self.holder = (holder + 1) % state.seats
            else:
                self.all_passed(state)
                return
            if not state.checks_dirty:  # there is nothing to be checked before
                self.give_priority(state)
        elif verb == codes.VERB_ADD:
            self.add(state, state.waiting[option.number])
        else:
            self.passes = 0
            frame = announcement(state, self.holder, option)
            if frame.kind == codes.LINK_RESOURCE:  # there is nothing to choose, and nothing to pay (wow7.4:412.1a)
                frame.add(state)
            else:
                state.frames.append(frame)

    def passed(self, state: WowState) -> bool:
        """The holder has passed, and the next one gets priority; whether all have (wow7.4:410.4)."""
        self.passes += 1
        self.holder = state.next_seat(self.holder)
        if self.passes < state.seats - state.left_seats.bit_count():
            return False
        self.all_passed(state)
        return True

    def all_passed(self, state: WowState) -> None:
        """All passing in succession resolves the top link, or ends the window (wow7.4:410.4)."""
        self.passes = 0
        self.holder = state.turn_player  # wow7.4:709.2h
        state.priority_holder = -1
        if state.chain:
            resolve(state)
        else:
            state.passes_in_row = 0
            state.spent_free_powers = NO_USES
            state.frames.pop()  # wow7.4:410.4b

    def add_waiting(self, state: WowState) -> int:
        """Add waiting triggered effects: the turn player's first, then clockwise (wow7.4:708.1).

        Each player orders his own; those that are alike come in any order (ruling:nothing-to-decide).
        """
        for seat in state.seats_from(state.turn_player):
            mine = [i for i in range(len(state.waiting)) if state.waiting[i].you == seat]
            if not mine:
                continue
            options = [Option(codes.VERB_ADD, state.waiting[i].source, state.waiting[i].about, i) for i in mine]
            things = [thing_of(state.waiting[i]) for i in mine]
            only = decide(state, seat, codes.DECISION_ORDER_TRIGGERS, options, NO_REF, things, Untimed)
            if only is None:
                return ASK
            self.add(state, state.waiting[only.number])
            return RUN
        state.waiting = []
        return RUN

    def add(self, state: WowState, waiting: PendingTrigger) -> None:
        state.waiting = [w for w in state.waiting if w is not waiting]
        frame = AnnouncementFrame(codes.LINK_TRIGGER, waiting.you, waiting.source, waiting.trigger.play, 0)
        frame.waiting = waiting
        state.frames.append(frame)


def thing_of(waiting: PendingTrigger) -> Thing:
    """A triggered effect as one of those that are put in order."""
    refs = [waiting.source, waiting.about, waiting.by, *waiting.them]
    return Thing(waiting.trigger, waiting.you, refs, [waiting.n])


def window(number: int, seat: int, options: list[Option]) -> Decision:
    """The decision of a window; one in which there is nothing to do is kept, with those of lower numbers."""
    if options is not ONLY_PASS or seat >= SEATS_KEPT:
        return priority_decision(number, seat, options)
    if number >= len(EMPTY_WINDOWS[seat]):
        EMPTY_WINDOWS[seat] = [priority_decision(i, seat, ONLY_PASS) for i in range(2 * number)]
    return EMPTY_WINDOWS[seat][number]


def priority_decision(number: int, seat: int, options: list[Option]) -> Decision:
    """What a seat that gets priority is asked."""
    return Decision(number, seat, codes.DECISION_PRIORITY, codes.DECISION_PRIORITY, NO_REF, options)


def announcement(state: WowState, seat: int, option: Option) -> AnnouncementFrame:
    """The frame that carries out what a player with priority has chosen to do."""
    verb = option.verb
    ref = option.subject
    if verb == codes.VERB_PLACE:
        return AnnouncementFrame(codes.LINK_RESOURCE, seat, ref, None, option.number)
    if verb == codes.VERB_ATTACK:
        return AnnouncementFrame(codes.LINK_PROPOSAL, seat, ref, None, 0)
    piece = state.last_known(ref)
    if verb == codes.VERB_PLAY:
        return AnnouncementFrame(codes.LINK_CARD, seat, ref, piece.card.play, 0)
    if verb == codes.VERB_USE:
        return AnnouncementFrame(codes.LINK_POWER, seat, ref, find_power(state, piece, option.number), option.number)
    if verb == codes.VERB_COMPLETE:
        return AnnouncementFrame(codes.LINK_REWARD, seat, ref, piece.card.reward, 0)
    return AnnouncementFrame(codes.LINK_STRIKE, seat, ref, None, 0)


def priority_options(state: WowState, seat: int) -> list[Option]:
    """Everything the seat may do with priority; most windows have nothing, which a quick look tells."""
    # what `main_timing` asks for
    main = state.phase == codes.PHASE_ACTION and state.turn_player == seat and not state.chain
    known = state.ready_resource_counts
    have = -1 if known is None else known[seat]
    if have < 0:
        have = ready_resources(state, seat)
    from_hand = from_board = True
    if not (state.values or values(state)).unusual:
        from_board = have >= (state.powers or powers(state)).least[seat]
        if not main:
            instants = state.cheapest_instant_costs
            least = -1 if instants is None else instants[seat]
            from_hand = have >= (least if least >= 0 else least_instant(state, seat))
            if not from_hand and not from_board and state.phase != codes.PHASE_COMBAT_DEFEND:
                return ONLY_PASS
    return find_options(state, seat, main, have, from_hand, from_board)


def find_options(
    state: WowState, seat: int, main: bool, have: int, from_hand: bool = True, from_board: bool = True
) -> list[Option]:
    """Everything the seat may do: passing first, then hand, powers and quests, strikes, attacks.

    `main`: it may do what only the own action phase allows; `have`: its ready resources. `from_hand`, `from_board`:
    whether a card of the hand, or a power or a quest, may be cheap enough, as far as a quick look tells.
    """
    options = [] if main and (state.values or values(state)).attacks and must_attack(state, seat) else [PASS_OPTION]
    if from_hand:
        hand_options(state, seat, options, have, main)
    if from_board:
        list_powers(state, seat, options, have)
    if state.phase == codes.PHASE_COMBAT_DEFEND:
        list_strikes(state, seat, options)
    if main:
        for attacker in attackers(state, seat):
            options.append((attacker.offers or attacker.offered()).attack or attacker.attacking())
    return ONLY_PASS if len(options) == 1 and options[0] is PASS_OPTION else options


def list_strikes(state: WowState, seat: int, options: list[Option]) -> None:
    """The weapons with which a hero that fights can strike in a defend step (wow:303.2)."""
    if fighting(state, state.hero(seat)):  # wow:303.2
        for id in state.zones[codes.ZONE_HERO_ROW * state.seats + seat]:
            piece = state.pieces[id]
            if piece.card.kind == codes.TYPE_WEAPON and can_strike(state, seat, piece, None):
                options.append(Option(codes.VERB_STRIKE, piece.ref))


def strikes_only(state: WowState, seat: int) -> list[Option]:
    """What a look ahead considers while something is under way: a strike adds to the attack, and answers nothing."""
    if state.phase != codes.PHASE_COMBAT_DEFEND:
        return ONLY_PASS
    options = [PASS_OPTION]
    list_strikes(state, seat, options)
    return options if len(options) > 1 else ONLY_PASS


def least_instant(state: WowState, seat: int) -> int:
    """The smallest resource cost of an instant in the seat's hand, NEVER if there is none."""
    known = state.cheapest_instant_costs
    if known is None:
        known = [-1] * state.seats
        state.cheapest_instant_costs = known
    least = known[seat]
    if least < 0:
        least = NEVER
        for id in state.zones[codes.ZONE_HAND * state.seats + seat]:
            card = state.pieces[id].card
            if card.instant and card.play is not None and card.play.min_resource_cost < least:
                least = card.play.min_resource_cost
        known[seat] = least  # forks share the table: what is true of one is true of all that have not dropped it
    return least


def hand_options(state: WowState, seat: int, options: list[Option], have: int, main: bool) -> None:
    """Cards of the hand that can be played or placed."""
    place = main and not state.has_placed_resource  # all that `can_place` asks for, the same for every card
    table = state.values or values(state)
    cheaper = len(table.plays) > 0
    made_instant = len(table.instants) > 0
    most = -1 if table.seat_forbids[seat] & codes.NO_PLAY else NEVER if cheaper else have
    pieces = state.pieces
    for id in state.zones[codes.ZONE_HAND * state.seats + seat]:
        piece = pieces[id]
        card = piece.card
        play = card.play
        if (
            play is not None
            and play.min_resource_cost <= most
            and (main or card.instant or (made_instant and is_instant(state, piece)))
        ):
            if (play.is_resources_only and not cheaper) or can_announce(state, seat, piece.ref, play):
                options.append((piece.offers or piece.offered()).play or piece.playing())
        if place:
            options.append((piece.offers or piece.offered()).place or piece.placing())
            if card.kind == codes.TYPE_QUEST:
                options.append((piece.offers or piece.offered()).place_open or piece.placing_open())


def list_powers(state: WowState, seat: int, options: list[Option], have: int) -> None:
    """Payment powers that can be used and quests that can be completed."""
    table = state.values or values(state)
    by_id = table.by_id
    payers = (state.powers or powers(state)).payers[seat]
    for id in payers:
        piece = state.pieces[id]
        card = piece.card
        if card.min_resource_cost <= have or id in by_id:
            if card.reward is not None:
                if can_complete(state, seat, piece, None, have):
                    options.append((piece.offers or piece.offered()).complete or piece.completing())
            elif not (piece.exhausted and card.only_activated) or id in by_id:  # wow7.4:701.3
                add_powers(state, seat, piece, options, have)
    if table.grants:
        for id, val in by_id.items():
            piece = state.pieces[id]
            if val.granted and piece.control == seat and id not in payers and piece.card.reward is None:
                add_powers(state, seat, piece, options, have)


def add_powers(state: WowState, seat: int, piece: WowPiece, options: list[Option], have: int) -> None:
    """The payment powers of one card that can be used."""
    for number, play in powers_of(state, piece):
        if can_use(state, seat, piece, number, play, None, have):
            options.append(Option(codes.VERB_USE, piece.ref, NO_REF, number))


def pays_otherwise(state: WowState, seat: int, defs: WowDefinitions) -> bool:
    """Whether the seat could pay the alternate cost of some card it may have in hand (wow7.4:403.3)."""
    scope = paying_scope(NO_REF, seat, 0)
    return any(all(cost.payable(state, scope, None) for cost in play.costs) for play in defs.has_alternate_costs)


def is_provably_empty(state: WowState, seat: int) -> bool:
    """Whether everybody can prove, from what is open, that the seat can do nothing but pass.

    Called only where the seat can do nothing else; what is open has no power, quest,
    strike or attack then, so only the hand is left.
    """
    if not state.zones[codes.ZONE_HAND * state.seats + seat]:
        return True
    defs = cast(WowDefinitions, state.defs)
    if values(state).plays or pays_otherwise(state, seat, defs):
        return False
    if main_timing(state, seat):
        return state.has_placed_resource and not defs.has_free_cards and ready_resources(state, seat) == 0
    free = defs.has_free_cards if values(state).instants else defs.has_free_instants
    return not free and ready_resources(state, seat) == 0
