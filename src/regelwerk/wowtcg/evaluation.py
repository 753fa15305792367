"""What a position is worth: for computer players only. What a look ahead follows is in `lookahead.py`.

Nothing here is a rule. The unit is roughly a card in hand worth two, a point of damage
on a hero half to one; only differences mean something. Everything is read from a state
that a player may have guessed, so it never tells more than that.
"""

from __future__ import annotations

from typing import Final

from regelwerk.wowtcg import codes
from regelwerk.wowtcg.continuous import Cannot
from regelwerk.wowtcg.derived_values import applies, atk, defense, forbids, hand_limit, health, keywords, powers, values
from regelwerk.wowtcg.lowered import CardDefinition, Playable
from regelwerk.wowtcg.payment import ready_resources, strike_cost
from regelwerk.wowtcg.state import UNTIL_GONE, WowPiece, WowState

WON: Final = 10_000.0
RESOURCES: Final = [0.0, 5.0, 10.0, 14.5, 18.5, 22.0, 25.0, 27.2, 28.6, 29.4, 30.0]
"""What so many resources are worth; each further one adds a little."""
CURVE: Final = 8
"""Up to so many resources a turn without placing one is a turn lost."""
PLACED: Final = 15.0
"""What it is worth to have placed the resource of the turn: it comes first, since it widens all other choices."""

SEEN: Final = 0.75
"""What share of a position's worth a beginner sees. With none of it, 3 of 40 games against greedy; so, 12 of 40."""

READY: Final = 0.06
"""What a ready resource is worth: enough not to be wasted for nothing."""
SAVED: Final = 1.5
"""The same before the action phase of one's own turn, where it pays for what cannot be played earlier."""


def evaluate(state: WowState, seat: int) -> float:
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


def side(state: WowState, seat: int) -> float:
    """What one seat has."""
    worth = hero_worth(state, seat) + resources_worth(state, seat) + hand_worth(state, seat)
    mine = state.turn_player == seat
    for id in state.zones[codes.ZONE_ALLIES * state.seats + seat]:
        worth += ally_worth(state, state.pieces[id], mine)
    for id in state.zones[codes.ZONE_HERO_ROW * state.seats + seat]:
        piece = state.pieces[id]
        if piece.card.kind != codes.TYPE_HERO:
            worth += row_worth(state, piece)
    for id in state.zones[codes.ZONE_ATTACHED * state.seats + seat]:
        worth += attached_worth(state, state.pieces[id])
    deck = len(state.zones[codes.ZONE_DECK * state.seats + seat])
    if deck < 4:
        worth -= (4 - deck) * 1.5
    return worth


def first_impression(state: WowState, seat: int) -> float:
    """How well a seat seems to stand to a beginner: big allies and wounded heroes, and too little of what threatens."""
    result = state.result
    if result is not None and result.winners:
        return WON if seat in result.winners else -WON
    worth = 0.0
    team = state.teams[seat]
    for other in range(state.seats):
        if state.in_game(other):
            own = state.teams[other] == team
            seen = size_of_side(state, other)
            hero = state.hero(other)
            left = health(state, hero) - hero.damage if hero is not None else 0
            if own:
                row = state.zones[codes.ZONE_RESOURCES * state.seats + other]
                worth += seen + 0.3 * left + RESOURCES[min(len(row), len(RESOURCES) - 1)]
                for id in row:
                    worth += 0.0 if state.pieces[id].face_down else 2.0
                for id in state.zones[codes.ZONE_HAND * state.seats + other]:
                    worth += 0.3 + 0.3 * state.pieces[id].card.cost
                if state.turn_player == other and state.has_placed_resource:
                    worth += PLACED
            else:
                worth -= seen + 1.0 * left
    return SEEN * evaluate(state, seat) + (1.0 - SEEN) * worth


def size_of_side(state: WowState, seat: int) -> float:
    """ATK and health of a seat's allies, and the cost of what stands beside its hero."""
    size = 0.0
    for id in state.zones[codes.ZONE_ALLIES * state.seats + seat]:
        piece = state.pieces[id]
        left = health(state, piece) - piece.damage
        if left > 0:
            size += atk(state, piece) + left + 0.5 * piece.card.cost
    for id in state.zones[codes.ZONE_HERO_ROW * state.seats + seat]:
        piece = state.pieces[id]
        if piece.card.kind != codes.TYPE_HERO:
            size += 1.5 * piece.card.cost + 1.0
    return size


# ------------------------------------------------------------------------ in play


def hero_worth(state: WowState, seat: int) -> float:
    """Health, each point the more precious the fewer are left; what threatens it; its power, if still unused."""
    hero = state.hero(seat)
    if hero is None:
        return -20.0
    left = health(state, hero) - hero.damage
    if left <= 0:
        return -40.0
    worth = 0.5 * left + 0.5 * min(left, 14) + 0.6 * min(left, 6)
    if not hero.face_down:
        worth += 3.0
    threat = threatened(state, seat)
    if threat >= left:
        worth -= 8.0
    else:
        worth -= 4.0 * (threat / left) * (threat / left)
    return worth


def threatened(state: WowState, seat: int) -> float:
    """How much damage the others' characters could deal to the seat's hero in one turn, its protectors considered."""
    guards = 0
    for id in state.zones[codes.ZONE_ALLIES * state.seats + seat]:
        piece = state.pieces[id]
        if (
            not piece.exhausted
            and keywords(state, piece) & codes.KEYWORD_PROTECTOR
            and not forbids(state, piece) & codes.NO_PROTECT
        ):
            guards += 1
    blows: list[int] = []
    for other in range(state.seats):
        if state.in_game(other) and state.teams[other] != state.teams[seat]:
            for id in state.zones[codes.ZONE_ALLIES * state.seats + other]:
                piece = state.pieces[id]
                if not is_bound(state, piece):
                    blows.append(atk(state, piece))
            strike = best_strike(state, other)
            if strike > 0:
                blows.append(strike)
    blows.sort()
    total = 0
    for blow in blows[: max(len(blows) - guards, 0)]:
        total += blow
    return float(total)


def best_strike(state: WowState, seat: int) -> int:
    """The ATK of the best weapon that the seat could pay to strike with."""
    best = 0
    have = len(state.zones[codes.ZONE_RESOURCES * state.seats + seat])
    for id in state.zones[codes.ZONE_HERO_ROW * state.seats + seat]:
        piece = state.pieces[id]
        if piece.card.kind == codes.TYPE_WEAPON and strike_cost(state, piece) <= have:
            best = max(best, atk(state, piece))
    return best


def is_bound(state: WowState, piece: WowPiece) -> bool:
    """Whether something that lasts keeps it from attacking (or, exhausted, from readying)."""
    bits = forbids(state, piece)
    if not bits & (codes.NO_ATTACK | codes.NO_READY):
        return False
    wanted = codes.NO_ATTACK | codes.NO_READY if piece.exhausted else codes.NO_ATTACK
    for modifier in powers(state).statics:
        word = modifier.word()
        if isinstance(word, Cannot) and word.bits & wanted and applies(state, modifier, piece):
            return True
    for modifier in state.modifiers:
        word = modifier.word()
        if (
            modifier.until == UNTIL_GONE
            and isinstance(word, Cannot)
            and word.bits & wanted
            and applies(state, modifier, piece)
        ):
            return True
    return False


def ally_worth(state: WowState, piece: WowPiece, mine: bool) -> float:
    """An ally in play; `mine`: its controller's turn is on, so being ready to attack counts."""
    left = health(state, piece) - piece.damage
    if left <= 0:
        return 0.0
    card = piece.card
    hits = atk(state, piece)
    blow = 1.1 * hits
    if is_bound(state, piece):
        blow *= 0.25
    elif mine and not piece.exhausted and not forbids(state, piece) & codes.NO_ATTACK:
        if piece.since < state.last_turn_numbers[piece.control] or keywords(state, piece) & codes.KEYWORD_FEROCITY:
            blow += 0.2 * hits
    worth = 0.6 + blow + 0.7 * left + keyword_worth(state, piece)
    val = values(state).by_id.get(piece.id)
    if val is None or not val.lost:
        worth += text_worth(card)
    return worth


def keyword_worth(state: WowState, piece: WowPiece) -> float:
    """Keywords of an ally."""
    bits = keywords(state, piece)
    if not bits:
        return 0.0
    worth = 0.0
    if bits & codes.KEYWORD_ELUSIVE:
        worth += 1.0
    if bits & codes.KEYWORD_PROTECTOR:
        worth += 0.6 if piece.exhausted else 1.0
    if bits & codes.KEYWORD_STEALTH:
        worth += 0.7
    if bits & codes.KEYWORD_LONG_RANGE:
        worth += 0.8
    return worth


def text_worth(card: CardDefinition) -> float:
    """What an ally's text is worth, judged by what its ATK and health fall short of its cost."""
    return min(max(0.5 * (2 * card.cost + 1 - card.atk - card.health), 0.0), 5.0)


def row_worth(state: WowState, piece: WowPiece) -> float:
    """Equipment, Totems and abilities beside the hero."""
    card = piece.card
    if card.kind == codes.TYPE_WEAPON:
        worth = 1.0 + 0.9 * atk(state, piece) + 0.4 * card.cost - 0.4 * card.strike
        return max(worth, 1.5) - (0.15 if piece.exhausted else 0.0)
    if card.kind == codes.TYPE_ARMOR:
        return 1.2 + 1.3 * defense(state, piece) + 0.3 * card.cost - (0.1 if piece.exhausted else 0.0)
    if card.totem and piece.damage >= health(state, piece):
        return 0.0
    return 1.4 + 1.1 * card.cost - (0.1 if piece.exhausted else 0.0)


def attached_worth(state: WowState, piece: WowPiece) -> float:
    """An attached ability, apart from what its host's values say already."""
    host = state.piece_or_none(piece.host)
    if host is None:
        return 0.0
    if state.teams[host.control] == state.teams[piece.control]:
        return 0.4 + 0.3 * piece.card.cost
    return 0.3 + (1.2 if piece.card.triggers else 0.0)


def resources_worth(state: WowState, seat: int) -> float:
    """Resources, open quests, and the resource of the turn."""
    row = state.zones[codes.ZONE_RESOURCES * state.seats + seat]
    count = len(row)
    most = len(RESOURCES) - 1
    worth = RESOURCES[count] if count <= most else RESOURCES[most] + 0.3 * (count - most)
    ready = READY
    if state.turn_player == seat:
        if state.has_placed_resource and count <= CURVE:
            worth += PLACED
        if state.phase == codes.PHASE_READY_STEP or state.phase == codes.PHASE_DRAW_STEP:
            ready = SAVED
    for id in row:
        piece = state.pieces[id]
        if not piece.exhausted:
            worth += ready
        if not piece.face_down:
            reward = piece.card.reward
            worth += 0.5 if reward is None else min(0.3 + 0.25 * reward.resources, 1.4)
    return worth


# ------------------------------------------------------------------------ in hand


def hand_worth(state: WowState, seat: int) -> float:
    """The cards in hand; too many of them will have to be discarded."""
    hand = state.zones[codes.ZONE_HAND * state.seats + seat]
    have = len(state.zones[codes.ZONE_RESOURCES * state.seats + seat])
    found: list[float] = []
    quests = 0
    cheap = 0
    for id in hand:
        piece = state.pieces[id]
        found.append(card_worth(state, seat, piece, have))
        if piece.card.kind == codes.TYPE_QUEST:
            quests += 1
        elif piece.card.cost <= 3:
            cheap += 1
    limit = hand_limit(state, seat)
    if len(found) > limit and state.turn_player == seat:
        found.sort()
        del found[: len(found) - limit]
    worth = 0.0
    for card_value in found:
        worth += card_value
    if state.turn == 0 or (state.turn == 1 and state.phase == codes.PHASE_READY_STEP):
        worth += 0.9 * min(quests, 3) + 0.9 * min(cheap, 4)
    return worth


def card_worth(state: WowState, seat: int, piece: WowPiece, have: int) -> float:
    """One card in hand, with so many resources."""
    card = piece.card
    if card.kind == codes.TYPE_QUEST:
        return 1.5
    worth = 1.6
    if card.kind == codes.TYPE_ALLY:
        worth += 0.25 * card.cost
    elif card.kind == codes.TYPE_ABILITY:
        worth += 0.45 * card.cost
        if is_answer(card.play) and 0 < card.cost <= ready_resources(state, seat):
            worth += 0.8
    else:
        worth += 0.25 * card.cost
    gap = card.cost - have - 1
    if gap > 0:
        worth -= min(0.25 * gap, 1.2)
    if card.unique and in_play_already(state, seat, card):
        worth = 0.5
    return worth


def is_answer(play: Playable | None) -> bool:
    """Whether it can only be played in answer to a link: it aims at the chain."""
    if play is None:
        return False
    for mode in play.modes:
        for slot in mode.slots:
            if slot.noun is not None and codes.ZONE_CHAIN in slot.noun.zones:
                return True
    return False


def in_play_already(state: WowState, seat: int, card: CardDefinition) -> bool:
    """Whether the seat controls a card of that name."""
    for row in (codes.ZONE_ALLIES, codes.ZONE_HERO_ROW):
        for id in state.zones[row * state.seats + seat]:
            if state.pieces[id].card.name == card.name:
                return True
    return False
