"""What a position is worth, and which options a look ahead follows: for computer players only.

Nothing here is a rule. The unit is roughly a card in hand worth two; only differences
mean something. Everything is read from a state that a player may have guessed, so it
never tells more than that.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.derived_values import forbids, has_summoning_sickness, keywords, power
from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.shields import breaks
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.duelmasters.turn import TurnFrame
from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import Ref

WON: Final = 10_000.0
SHIELDS: Final = [0.0, 12.0, 21.0, 28.5, 35.0, 41.0]
"""What so many shields are worth, each further one a little less than the fifth. A broken one is a card in hand."""
MANA: Final = [0.0, 4.0, 8.0, 12.0, 15.5, 18.5, 20.8, 22.5, 23.7, 24.4, 24.8]
"""What so many mana cards are worth; each further one adds next to nothing."""
CHARGED: Final = 7
CHARGE: Final = 4.0
"""What it is worth to have charged in a turn, up to so many mana cards, for a hand that holds something as dear."""
MANY: Final = 7
"""Cards in hand beyond so many cannot be played soon."""
BOARD: Final = 2.5
"""So much more a creature counts in the battle zone than by its own measure: it works turn after turn, cards do not.

Over 13,002 turns of 700 games, of greedy and beginning players, creatures told who would win, and mana and hand hardly
did. At 2.5 the greedy player beat itself at 1.0 in 123 of 200 games.
"""
THIN: Final = 6
"""Who has fewer cards left in the deck is in danger of losing by it (dm:9.3)."""


def evaluate(state: DmState, seat: int) -> float:
    """How well a seat and its team stand against the others; +-WON when the game is over."""
    result = state.result
    if result is not None:
        if not result.winners:
            return 0.0
        return WON if seat in result.winners else -WON
    if not state.in_game(seat):
        return -WON
    worth = 0.0
    team = state.teams[seat]
    for other in range(state.seats):
        if state.in_game(other):
            if state.teams[other] == team:
                worth += side(state, other)
            else:
                worth -= side(state, other)
    return worth


def side(state: DmState, seat: int) -> float:
    """What one seat has, and what threatens it."""
    worth = mana_worth(state, seat) + hand_worth(state, seat) + charge_worth(state, seat)
    count = len(state.zones[codes.ZONE_SHIELDS * state.seats + seat])
    worth += shields_worth(count)
    strongest = strongest_foe(state, seat)
    for id in state.zones[codes.ZONE_BATTLE * state.seats + seat]:
        worth += BOARD * creature_worth(state, state.pieces[id], strongest)
    worth -= danger(state, seat, count)
    return worth + deck_worth(len(state.zones[codes.ZONE_DECK * state.seats + seat]))


def shields_worth(count: int) -> float:
    """So many shields."""
    most = len(SHIELDS) - 1
    return SHIELDS[count] if count <= most else SHIELDS[most] + 5.5 * (count - most)


def deck_worth(count: int) -> float:
    """So many cards left in the deck."""
    return (count - THIN) * 2.0 if count < THIN else 0.0


def first_impression(state: DmState, seat: int) -> float:
    """How well a seat seems to stand to a beginner: its biggest creature and broken shields, and no threat at all."""
    result = state.result
    if result is not None and result.winners:
        return WON if seat in result.winners else -WON
    worth = 0.0
    team = state.teams[seat]
    for other in range(state.seats):
        if state.in_game(other):
            own = state.teams[other] == team
            shields = len(state.zones[codes.ZONE_SHIELDS * state.seats + other])
            creatures = 0.0
            biggest = 0.0
            for id in state.zones[codes.ZONE_BATTLE * state.seats + other]:
                strength = 0.001 * power(state, state.pieces[id])
                creatures += 0.4 * strength
                biggest = max(biggest, 2.0 * strength)
            mana = min(len(state.zones[codes.ZONE_MANA * state.seats + other]), MANY)
            hand = len(state.zones[codes.ZONE_HAND * state.seats + other])
            if own:
                worth += creatures + biggest + 1.0 * shields + 2.0 * mana + 0.5 * hand
            else:
                worth -= creatures + biggest + 4.0 * shields
    return worth


# -------------------------------------------------------------------- the battle zone


def creature_worth(state: DmState, piece: DmPiece, strongest: int) -> float:
    """A creature; one that lies tapped can be attacked by whatever is stronger (dm:8.2)."""
    now = power(state, piece)
    bits = keywords(state, piece)
    forbidden = forbids(state, piece)
    worth = 1.0 + now * 0.0008 + 0.9 * (breaks(state, piece) - 1) + text_worth(piece.card)
    if bits & codes.KEYWORD_BLOCKER:
        worth += 0.5 if piece.tapped else 1.0
    if bits & codes.KEYWORD_SLAYER:
        worth += 0.9
    if bits & codes.KEYWORD_POWER_ATTACKER:
        worth += 0.5
    if forbidden & codes.NO_BE_BLOCKED:
        worth += 0.9
    if forbidden & (codes.NO_ATTACK | codes.NO_ATTACK_PLAYERS):
        worth *= 0.75
    if piece.card.kind & codes.TYPE_EVOLUTION:
        worth += 0.8
    if piece.tapped and strongest > now and not forbidden & codes.NO_BE_ATTACKED:
        worth *= 0.85
    return worth


def text_worth(card: CardDefinition) -> float:
    """What a creature's text is worth, told by what its power falls short of its cost."""
    return min(max(0.25 * (card.cost - 0.001 * card.power), 0.0), 1.5)


def strongest_foe(state: DmState, seat: int) -> int:
    """The greatest power with which an opponent's creature may come to attack the seat's creatures."""
    best = 0
    for other in range(state.seats):
        if state.in_game(other) and state.teams[other] != state.teams[seat]:
            for id in state.zones[codes.ZONE_BATTLE * state.seats + other]:
                piece = state.pieces[id]
                if not forbids(state, piece) & (codes.NO_ATTACK | codes.NO_ATTACK_CREATURES):
                    blow = power(state, piece) + piece.card.own.power_attack
                    if blow > best:
                        best = blow
    return best


def danger(state: DmState, seat: int, shields: int) -> float:
    """How near the others' creatures are to breaking through to the seat, its untapped blockers considered."""
    guards = 0
    for id in state.zones[codes.ZONE_BATTLE * state.seats + seat]:
        piece = state.pieces[id]
        if not piece.tapped and keywords(state, piece) & codes.KEYWORD_BLOCKER:
            guards += 1
    blows: list[int] = []
    for other in range(state.seats):
        if state.in_game(other) and state.teams[other] != state.teams[seat]:
            mine = state.turn_player == other and state.phase >= codes.PHASE_ATTACK
            for id in state.zones[codes.ZONE_BATTLE * state.seats + other]:
                piece = state.pieces[id]
                if forbids(state, piece) & (codes.NO_ATTACK | codes.NO_ATTACK_PLAYERS):
                    continue
                if mine and (piece.tapped or has_summoning_sickness(state, piece)):
                    continue  # it does not attack any more before the seat's own turn
                blows.append(breaks(state, piece))
    if len(blows) <= guards:
        return 0.0
    blows.sort()
    total = 0
    for blow in blows[: len(blows) - guards]:
        total += blow
    attackers = len(blows) - guards
    if total > shields or (shields == 0 and attackers > 0):
        return 9.0
    near = total / (shields + 1)
    return 4.0 * near * near


# -------------------------------------------------------------------- mana and hand


def mana_worth(state: DmState, seat: int) -> float:
    """Mana cards by their number, and a little for each civilization among them."""
    ids = state.zones[codes.ZONE_MANA * state.seats + seat]
    count = len(ids)
    most = len(MANA) - 1
    worth = MANA[count] if count <= most else MANA[most] + 0.1 * (count - most)
    civs = 0
    for id in ids:
        civs |= state.pieces[id].card.civs
    while civs:
        worth += 0.2
        civs &= civs - 1
    return worth


def charge_worth(state: DmState, seat: int) -> float:
    """What it is worth to have charged mana this turn, with a hand that still wants more of it."""
    if state.turn_player != seat or not state.has_charged_mana:
        return 0.0
    have = len(state.zones[codes.ZONE_MANA * state.seats + seat])
    if have > CHARGED:
        return 0.0
    for id in state.zones[codes.ZONE_HAND * state.seats + seat]:
        if state.pieces[id].card.cost >= have:
            return CHARGE
    return 0.0


def hand_worth(state: DmState, seat: int) -> float:
    """The cards in hand: what can be played soon, and with the mana that is there, counts more."""
    ids = state.zones[codes.ZONE_MANA * state.seats + seat]
    have = len(ids)
    civs = 0
    for id in ids:
        civs |= state.pieces[id].card.civs
    worth = 0.0
    for number, id in enumerate(state.zones[codes.ZONE_HAND * state.seats + seat]):
        value = card_worth(state.pieces[id].card, have, civs)
        worth += value if number < MANY else 0.5 * value
    return worth


def card_worth(card: CardDefinition, have: int, civs: int) -> float:
    """One card in hand, with so many mana cards of those civilizations."""
    if card.kind & codes.TYPE_SPELL:
        worth = 1.1 + 0.32 * card.cost
    else:
        worth = 0.55 * (1.0 + card.power * 0.0008 + text_worth(card)) + 0.35
    gap = card.cost - have - 1
    if gap > 0:
        worth -= min(0.3 * gap, 1.3)
    if card.civs & ~civs:
        worth -= 0.5
    return worth if worth > 0.3 else 0.3


# --------------------------------------------------------------------- looking ahead


def is_quiescent(state: DmState) -> bool:
    """Nothing under way: the turn player chooses what to do in a step."""
    decision = state.decision
    if decision is None:
        return True
    if (
        decision.kind not in (codes.DECISION_MANA_STEP, codes.DECISION_MAIN_STEP, codes.DECISION_ATTACK_STEP)
        or state.waiting
        or state.current_attack is not None
    ):
        return False
    return isinstance(state.frames[-1], TurnFrame)


def neutral_option(state: DmState) -> int:
    """The index of what goes on to the next step: judged by the position as it is, not by what that step brings."""
    decision = state.decision
    if decision is None or not is_quiescent(state):
        return -1
    for i, option in enumerate(decision.options):
        if option.verb in (codes.VERB_SKIP, codes.VERB_ATTACKING, codes.VERB_END):
            return i
    return -1


def candidate_options(state: DmState, quick: bool) -> list[int]:
    """Which options deserve a look; `quick`: only what matters while a look ahead plays on."""
    decision = state.decision
    if decision is None:
        return []
    options = decision.options
    if len(options) == 1:
        return [0]
    if quick:
        if decision.kind in (codes.DECISION_CHOOSE_PAYMENT, codes.DECISION_ORDER_TRIGGERS, codes.DECISION_ARRANGE):
            return [0]
        if decision.kind == codes.DECISION_MAY_BLOCK and options[-1].verb == codes.VERB_NO_BLOCKER:
            return [len(options) - 1, *range(len(options) - 1)]
    return without_doubles(state, decision.seat, options)


def without_doubles(state: DmState, seat: int, options: list[Option]) -> list[int]:
    """Of several copies of a card in a hand, a deck or the mana zone, and of several unknown shields, one is enough."""
    seen: set[tuple[int, int, int, int]] = set()
    found: list[int] = []
    for i, option in enumerate(options):
        key = (option.verb, likeness(state, seat, option.subject), likeness(state, seat, option.object), option.number)
        if key not in seen:
            seen.add(key)
            found.append(i)
    return found


def likeness(state: DmState, seat: int, ref: Ref) -> int:
    """The same number for cards that are copies of each other to whoever chooses; else the reference."""
    piece = state.piece_or_none(ref)
    if piece is None:
        return ref
    place = state.zone_kind(piece)
    if place == codes.ZONE_SHIELDS:
        return -1_000_000 if not piece.known_to >> seat & 1 else -1000 - piece.card.index
    if place in (codes.ZONE_HAND, codes.ZONE_DECK):
        if piece.owner != seat and not piece.known_to >> seat & 1:
            return -1_000_000
        return -1000 - piece.card.index
    if place == codes.ZONE_MANA:
        return -1000 - piece.card.index - (500_000 if piece.tapped else 0)
    return ref
