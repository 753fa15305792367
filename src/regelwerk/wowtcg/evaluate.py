"""What a position is worth, and which options a look ahead follows: for computer players only.

Nothing here is a rule. The unit is roughly a card in hand worth two, a point of damage
on a hero half to one; only differences mean something. Everything is read from a state
that a player may have guessed, so it never tells more than that.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.continuous import Cannot
from regelwerk.wowtcg.meaning import Card, Playable
from regelwerk.wowtcg.payment import ready_resources, strike_cost
from regelwerk.wowtcg.priority import Window
from regelwerk.wowtcg.state import UNTIL_GONE, WowPiece, WowState
from regelwerk.wowtcg.values import applies, atk, defense, forbids, hand_limit, health, keywords, powers, values

WON: Final = 10_000.0
RESOURCES: Final = (0.0, 5.0, 10.0, 14.5, 18.5, 22.0, 25.0, 27.2, 28.6, 29.4, 30.0)
"""What so many resources are worth; each further one adds a little."""
CURVE: Final = 8
"""Up to so many resources a turn without placing one is a turn lost."""
PLACED: Final = 15.0
"""What it is worth to have placed the resource of the turn: it comes first, since it widens all other choices."""

READY: Final = 0.06
"""What a ready resource is worth: enough not to be wasted for nothing."""
SAVED: Final = 1.5
"""The same before the action phase of one's own turn, where it pays for what cannot be played earlier."""


def evaluate(s: WowState, seat: int) -> float:
    """How well a seat and its team stand against the others; +-WON when the game is over."""
    result = s.result
    if result is not None:
        if not result.winners:
            return 0.0
        return WON if seat in result.winners else -WON
    if not s.in_game(seat):
        return -WON
    worth = 0.0
    team = s.teams[seat]
    for other in range(s.seats):
        if s.in_game(other):
            if s.teams[other] == team:
                worth += side(s, other)
            else:
                worth -= side(s, other)
    return worth


def side(s: WowState, seat: int) -> float:
    """What one seat has."""
    worth = hero_worth(s, seat) + resources_worth(s, seat) + hand_worth(s, seat)
    mine = s.active == seat
    for id in s.zones[c.ALLIES * s.seats + seat]:
        worth += ally_worth(s, s.pieces[id], mine)
    for id in s.zones[c.HERO_ROW * s.seats + seat]:
        p = s.pieces[id]
        if p.card.kind != c.HERO:
            worth += row_worth(s, p)
    for id in s.zones[c.ATTACHED * s.seats + seat]:
        worth += attached_worth(s, s.pieces[id])
    deck = len(s.zones[c.DECK * s.seats + seat])
    if deck < 4:
        worth -= (4 - deck) * 1.5
    return worth


# ------------------------------------------------------------------------ in play


def hero_worth(s: WowState, seat: int) -> float:
    """Health, each point the more precious the fewer are left; what threatens it; its power, if still unused."""
    hero = s.hero(seat)
    if hero is None:
        return -20.0
    left = health(s, hero) - hero.damage
    if left <= 0:
        return -40.0
    worth = 0.5 * left + 0.5 * min(left, 14) + 0.6 * min(left, 6)
    if not hero.face_down:
        worth += 3.0
    threat = threatened(s, seat)
    if threat >= left:
        worth -= 8.0
    else:
        worth -= 4.0 * (threat / left) * (threat / left)
    return worth


def threatened(s: WowState, seat: int) -> float:
    """How much damage the others' characters could deal to the seat's hero in one turn, its protectors considered."""
    guards = 0
    for id in s.zones[c.ALLIES * s.seats + seat]:
        p = s.pieces[id]
        if not p.exhausted and keywords(s, p) & c.PROTECTOR and not forbids(s, p) & c.NO_PROTECT:
            guards += 1
    blows: list[int] = []
    for other in range(s.seats):
        if s.in_game(other) and s.teams[other] != s.teams[seat]:
            for id in s.zones[c.ALLIES * s.seats + other]:
                p = s.pieces[id]
                if not is_bound(s, p):
                    blows.append(atk(s, p))
            strike = best_strike(s, other)
            if strike > 0:
                blows.append(strike)
    blows.sort()
    total = 0
    for blow in blows[: max(len(blows) - guards, 0)]:
        total += blow
    return float(total)


def best_strike(s: WowState, seat: int) -> int:
    """The ATK of the best weapon that the seat could pay to strike with."""
    best = 0
    have = len(s.zones[c.RESOURCES * s.seats + seat])
    for id in s.zones[c.HERO_ROW * s.seats + seat]:
        p = s.pieces[id]
        if p.card.kind == c.WEAPON and strike_cost(s, p) <= have:
            best = max(best, atk(s, p))
    return best


def is_bound(s: WowState, p: WowPiece) -> bool:
    """Whether something that lasts keeps it from attacking (or, exhausted, from readying)."""
    bits = forbids(s, p)
    if not bits & (c.NO_ATTACK | c.NO_READY):
        return False
    wanted = c.NO_ATTACK | c.NO_READY if p.exhausted else c.NO_ATTACK
    for m in powers(s).statics:
        if isinstance(m.what, Cannot) and m.what.bits & wanted and applies(s, m, p):
            return True
    for m in s.modifiers:
        if m.until == UNTIL_GONE and isinstance(m.what, Cannot) and m.what.bits & wanted and applies(s, m, p):
            return True
    return False


def ally_worth(s: WowState, p: WowPiece, mine: bool) -> float:
    """An ally in play; `mine`: its controller's turn is on, so being ready to attack counts."""
    left = health(s, p) - p.damage
    if left <= 0:
        return 0.0
    card = p.card
    hits = atk(s, p)
    blow = 1.1 * hits
    if is_bound(s, p):
        blow *= 0.25
    elif mine and not p.exhausted and not forbids(s, p) & c.NO_ATTACK:
        if p.since < s.started[p.control] or keywords(s, p) & c.FEROCITY:
            blow += 0.2 * hits
    worth = 0.6 + blow + 0.7 * left + keyword_worth(s, p)
    val = values(s).by_id.get(p.id)
    if val is None or not val.lost:
        worth += text_worth(card)
    return worth


def keyword_worth(s: WowState, p: WowPiece) -> float:
    """Keywords of an ally."""
    bits = keywords(s, p)
    if not bits:
        return 0.0
    worth = 0.0
    if bits & c.ELUSIVE:
        worth += 1.0
    if bits & c.PROTECTOR:
        worth += 0.6 if p.exhausted else 1.0
    if bits & c.STEALTH:
        worth += 0.7
    if bits & c.LONG_RANGE:
        worth += 0.8
    return worth


def text_worth(card: Card) -> float:
    """What an ally's text is worth, told by what its ATK and health fall short of its cost."""
    return min(max(0.5 * (2 * card.cost + 1 - card.atk - card.health), 0.0), 5.0)


def row_worth(s: WowState, p: WowPiece) -> float:
    """Equipment, Totems and abilities beside the hero."""
    card = p.card
    if card.kind == c.WEAPON:
        worth = 1.0 + 0.9 * atk(s, p) + 0.4 * card.cost - 0.4 * card.strike
        return max(worth, 1.5) - (0.15 if p.exhausted else 0.0)
    if card.kind == c.ARMOR:
        return 1.2 + 1.3 * defense(s, p) + 0.3 * card.cost - (0.1 if p.exhausted else 0.0)
    if card.totem and p.damage >= health(s, p):
        return 0.0
    return 1.4 + 1.1 * card.cost - (0.1 if p.exhausted else 0.0)


def attached_worth(s: WowState, p: WowPiece) -> float:
    """An attached ability, apart from what its host's values say already."""
    host = s.at(p.host)
    if host is None:
        return 0.0
    if s.teams[host.control] == s.teams[p.control]:
        return 0.4 + 0.3 * p.card.cost
    return 0.3 + (1.2 if p.card.triggers else 0.0)


def resources_worth(s: WowState, seat: int) -> float:
    """Resources, open quests, and the resource of the turn."""
    row = s.zones[c.RESOURCES * s.seats + seat]
    count = len(row)
    most = len(RESOURCES) - 1
    worth = RESOURCES[count] if count <= most else RESOURCES[most] + 0.3 * (count - most)
    ready = READY
    if s.active == seat:
        if s.placed and count <= CURVE:
            worth += PLACED
        if s.phase == c.READY_STEP or s.phase == c.DRAW_STEP:
            ready = SAVED
    for id in row:
        p = s.pieces[id]
        if not p.exhausted:
            worth += ready
        if not p.face_down:
            reward = p.card.reward
            worth += 0.5 if reward is None else min(0.3 + 0.25 * reward.resources, 1.4)
    return worth


# ------------------------------------------------------------------------ in hand


def hand_worth(s: WowState, seat: int) -> float:
    """The cards in hand; too many of them will have to be discarded."""
    hand = s.zones[c.HAND * s.seats + seat]
    have = len(s.zones[c.RESOURCES * s.seats + seat])
    found: list[float] = []
    quests = 0
    cheap = 0
    for id in hand:
        p = s.pieces[id]
        found.append(card_worth(s, seat, p, have))
        if p.card.kind == c.QUEST:
            quests += 1
        elif p.card.cost <= 3:
            cheap += 1
    limit = hand_limit(s, seat)
    if len(found) > limit and s.active == seat:
        found.sort()
        del found[: len(found) - limit]
    worth = 0.0
    for one in found:
        worth += one
    if s.turn == 0 or (s.turn == 1 and s.phase == c.READY_STEP):
        worth += 0.9 * min(quests, 3) + 0.9 * min(cheap, 4)
    return worth


def card_worth(s: WowState, seat: int, p: WowPiece, have: int) -> float:
    """One card in hand, with so many resources."""
    card = p.card
    if card.kind == c.QUEST:
        return 1.5
    worth = 1.6
    if card.kind == c.ALLY:
        worth += 0.25 * card.cost
    elif card.kind == c.ABILITY:
        worth += 0.45 * card.cost
        if is_answer(card.play) and 0 < card.cost <= ready_resources(s, seat):
            worth += 0.8
    else:
        worth += 0.25 * card.cost
    gap = card.cost - have - 1
    if gap > 0:
        worth -= min(0.25 * gap, 1.2)
    if card.unique and in_play_already(s, seat, card):
        worth = 0.5
    return worth


def is_answer(play: Playable | None) -> bool:
    """Whether it can only be played in answer to a link: it aims at the chain."""
    if play is None:
        return False
    for mode in play.modes:
        for slot in mode.slots:
            if slot.noun is not None and c.CHAIN in slot.noun.zones:
                return True
    return False


def in_play_already(s: WowState, seat: int, card: Card) -> bool:
    """Whether the seat controls a card of that name."""
    for row in (c.ALLIES, c.HERO_ROW):
        for id in s.zones[row * s.seats + seat]:
            if s.pieces[id].card.name == card.name:
                return True
    return False


# ------------------------------------------------------------------ looking ahead


def settled(s: WowState) -> bool:
    """Nothing on the chain, no combat, nothing being announced: a seat has priority or decides before the game."""
    d = s.decision
    if d is None or d.kind == c.MULLIGAN or d.kind == c.WHO_BEGINS:
        return True
    if d.kind != c.PRIORITY or s.chain or s.combat is not None or s.waiting:
        return False
    return isinstance(s.frames[-1], Window)


def standing(s: WowState) -> int:
    """The index of a pass with nothing under way: judged by the position as it is, not by what the next step brings."""
    d = s.decision
    if d is None or not settled(s):
        return -1
    for i, option in enumerate(d.options):
        if option.verb == c.PASS or (d.kind == c.MULLIGAN and option.verb == c.NO):
            return i
    return -1


def sensible(s: WowState, quick: bool) -> list[int]:
    """Which options deserve a look; `quick`: only what matters while a look ahead plays on."""
    d = s.decision
    if d is None:
        return []
    options = d.options
    if len(options) == 1:
        return [0]
    if quick:
        if d.kind == c.PRIORITY:
            found = [i for i in range(len(options)) if options[i].verb == c.PASS or options[i].verb == c.STRIKE]
            if found:
                return found
        elif d.kind == c.HAND_SIZE:
            return [least(s, d.seat, options)]
        elif d.kind == c.MAY_PROTECT:
            return [len(options) - 1, *range(len(options) - 1)]
        elif d.kind == c.ORDER_TRIGGERS or (d.kind == c.CHOOSE_PAYMENT and pays_resources(s, options)):
            return [0]
        elif d.kind == c.CHOOSE_X and len(options) > 4:
            return [len(options) - 1, 0, len(options) // 2]
    return without_doubles(s, options)


def least(s: WowState, seat: int, options: list[Option]) -> int:
    """The card in hand that can be spared first."""
    have = len(s.zones[c.RESOURCES * s.seats + seat])
    best = 0
    lowest = 1000.0
    for i, option in enumerate(options):
        p = s.at(option.object)
        if p is not None:
            worth = card_worth(s, seat, p, have)
            if worth < lowest:
                lowest = worth
                best = i
    return best


def pays_resources(s: WowState, options: list[Option]) -> bool:
    """Whether the choice is only which resources to exhaust."""
    p = s.at(options[0].object)
    return p is not None and s.place(p) == c.RESOURCES


def without_doubles(s: WowState, options: list[Option]) -> list[int]:
    """Of several copies of a card in a hand or a deck, one is enough."""
    seen: set[tuple[int, int, int, int]] = set()
    found: list[int] = []
    for i, option in enumerate(options):
        key = (option.verb, likeness(s, option.subject), likeness(s, option.object), option.n)
        if key not in seen:
            seen.add(key)
            found.append(i)
    return found


def likeness(s: WowState, ref: int) -> int:
    """The same number for cards in the hand or deck that are copies of each other; else the reference."""
    p = s.at(ref)
    if p is not None and s.place(p) in (c.HAND, c.DECK):
        return -1000 - p.card.index
    return ref
