"""What a position is worth, and which options a look ahead follows: for computer players only.

Nothing here is a rule. The unit is roughly a card in hand worth two; only differences
mean something. Everything is read from a state that a player may have guessed, so it
never tells more than that.
"""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.meaning import Card
from regelwerk.duelmasters.shields import breaks
from regelwerk.duelmasters.state import DmPiece, DmState
from regelwerk.duelmasters.turn import Turn
from regelwerk.duelmasters.values import forbids, keywords, power, sick
from regelwerk.kernel.decision import Option

WON: Final = 10_000.0
SHIELDS: Final = (0.0, 12.0, 21.0, 28.5, 35.0, 41.0)
"""What so many shields are worth, each further one a little less than the fifth. A broken one is a card in hand."""
MANA: Final = (0.0, 4.0, 8.0, 12.0, 15.5, 18.5, 20.8, 22.5, 23.7, 24.4, 24.8)
"""What so many mana cards are worth; each further one adds next to nothing."""
MANY: Final = 7
"""Cards in hand beyond so many cannot be played soon."""
THIN: Final = 6
"""Who has fewer cards left in the deck is in danger of losing by it (dm:9.3)."""


def evaluate(s: DmState, seat: int) -> float:
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


def side(s: DmState, seat: int) -> float:
    """What one seat has, and what threatens it."""
    worth = mana_worth(s, seat) + hand_worth(s, seat)
    count = len(s.zones[c.SHIELDS * s.seats + seat])
    most = len(SHIELDS) - 1
    worth += SHIELDS[count] if count <= most else SHIELDS[most] + 5.5 * (count - most)
    strongest = strongest_foe(s, seat)
    for id in s.zones[c.BATTLE * s.seats + seat]:
        worth += creature_worth(s, s.pieces[id], strongest)
    worth -= danger(s, seat, count)
    deck = len(s.zones[c.DECK * s.seats + seat])
    if deck < THIN:
        worth -= (THIN - deck) * 2.0
    return worth


# -------------------------------------------------------------------- the battle zone


def creature_worth(s: DmState, p: DmPiece, strongest: int) -> float:
    """A creature; one that lies tapped can be attacked by whatever is stronger (dm:8.2)."""
    now = power(s, p)
    bits = keywords(s, p)
    forbidden = forbids(s, p)
    worth = 1.0 + now * 0.0008 + 0.9 * (breaks(s, p) - 1) + text_worth(p.card)
    if bits & c.BLOCKER:
        worth += 0.5 if p.tapped else 1.0
    if bits & c.SLAYER:
        worth += 0.9
    if bits & c.POWER_ATTACKER:
        worth += 0.5
    if forbidden & c.NO_BE_BLOCKED:
        worth += 0.9
    if forbidden & (c.NO_ATTACK | c.NO_ATTACK_PLAYERS):
        worth *= 0.75
    if p.card.kind & c.EVOLUTION:
        worth += 0.8
    if p.tapped and strongest > now and not forbidden & c.NO_BE_ATTACKED:
        worth *= 0.85
    return worth


def text_worth(card: Card) -> float:
    """What a creature's text is worth, told by what its power falls short of its cost."""
    return min(max(0.25 * (card.cost - 0.001 * card.power), 0.0), 1.5)


def strongest_foe(s: DmState, seat: int) -> int:
    """The greatest power with which an opponent's creature may come to attack the seat's creatures."""
    best = 0
    for other in range(s.seats):
        if s.in_game(other) and s.teams[other] != s.teams[seat]:
            for id in s.zones[c.BATTLE * s.seats + other]:
                p = s.pieces[id]
                if not forbids(s, p) & (c.NO_ATTACK | c.NO_ATTACK_CREATURES):
                    blow = power(s, p) + p.card.own.attacking
                    if blow > best:
                        best = blow
    return best


def danger(s: DmState, seat: int, shields: int) -> float:
    """How near the others' creatures are to breaking through to the seat, its untapped blockers considered."""
    guards = 0
    for id in s.zones[c.BATTLE * s.seats + seat]:
        p = s.pieces[id]
        if not p.tapped and keywords(s, p) & c.BLOCKER:
            guards += 1
    blows: list[int] = []
    for other in range(s.seats):
        if s.in_game(other) and s.teams[other] != s.teams[seat]:
            mine = s.active == other and s.phase >= c.ATTACK_PHASE
            for id in s.zones[c.BATTLE * s.seats + other]:
                p = s.pieces[id]
                if forbids(s, p) & (c.NO_ATTACK | c.NO_ATTACK_PLAYERS):
                    continue
                if mine and (p.tapped or sick(s, p)):
                    continue  # it does not attack any more before the seat's own turn
                blows.append(breaks(s, p))
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


def mana_worth(s: DmState, seat: int) -> float:
    """Mana cards by their number, and a little for each civilization among them."""
    ids = s.zones[c.MANA * s.seats + seat]
    count = len(ids)
    most = len(MANA) - 1
    worth = MANA[count] if count <= most else MANA[most] + 0.1 * (count - most)
    civs = 0
    for id in ids:
        civs |= s.pieces[id].card.civs
    while civs:
        worth += 0.2
        civs &= civs - 1
    return worth


def hand_worth(s: DmState, seat: int) -> float:
    """The cards in hand: what can be played soon, and with the mana that is there, counts more."""
    ids = s.zones[c.MANA * s.seats + seat]
    have = len(ids)
    civs = 0
    for id in ids:
        civs |= s.pieces[id].card.civs
    worth = 0.0
    for number, id in enumerate(s.zones[c.HAND * s.seats + seat]):
        one = card_worth(s.pieces[id].card, have, civs)
        worth += one if number < MANY else 0.5 * one
    return worth


def card_worth(card: Card, have: int, civs: int) -> float:
    """One card in hand, with so many mana cards of those civilizations."""
    if card.kind & c.SPELL:
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


def settled(s: DmState) -> bool:
    """Nothing under way: the turn player chooses what to do in a step."""
    d = s.decision
    if d is None:
        return True
    if d.kind not in (c.MANA_STEP, c.MAIN_STEP, c.ATTACK_STEP) or s.waiting or s.combat is not None:
        return False
    return isinstance(s.frames[-1], Turn)


def standing(s: DmState) -> int:
    """The index of what goes on to the next step: judged by the position as it is, not by what that step brings."""
    d = s.decision
    if d is None or not settled(s):
        return -1
    for i, option in enumerate(d.options):
        if option.verb in (c.SKIP, c.ATTACKING, c.END):
            return i
    return -1


def sensible(s: DmState, quick: bool) -> list[int]:
    """Which options deserve a look; `quick`: only what matters while a look ahead plays on."""
    d = s.decision
    if d is None:
        return []
    options = d.options
    if len(options) == 1:
        return [0]
    if quick:
        if d.kind in (c.CHOOSE_PAYMENT, c.ORDER_TRIGGERS, c.ARRANGE):
            return [0]
        if d.kind == c.MAY_BLOCK and options[-1].verb == c.NO_BLOCKER:
            return [len(options) - 1, *range(len(options) - 1)]
    return without_doubles(s, d.seat, options)


def without_doubles(s: DmState, seat: int, options: list[Option]) -> list[int]:
    """Of several copies of a card in a hand, a deck or the mana zone, and of several unknown shields, one is enough."""
    seen: set[tuple[int, int, int, int]] = set()
    found: list[int] = []
    for i, option in enumerate(options):
        key = (option.verb, likeness(s, seat, option.subject), likeness(s, seat, option.object), option.n)
        if key not in seen:
            seen.add(key)
            found.append(i)
    return found


def likeness(s: DmState, seat: int, ref: int) -> int:
    """The same number for cards that are copies of each other to whoever chooses; else the reference."""
    p = s.at(ref)
    if p is None:
        return ref
    place = s.place(p)
    if place == c.SHIELDS:
        return -1_000_000 if not p.knows >> seat & 1 else -1000 - p.card.index
    if place in (c.HAND, c.DECK):
        if p.owner != seat and not p.knows >> seat & 1:
            return -1_000_000
        return -1000 - p.card.index
    if place == c.MANA:
        return -1000 - p.card.index - (500_000 if p.tapped else 0)
    return ref
