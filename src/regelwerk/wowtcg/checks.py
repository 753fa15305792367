"""Pre-priority checks and uniqueness (wow7.4:410.6, 414).

Checks come in waves: all checks of one wave look at the same state and act together,
until a wave does nothing. None of it uses the chain.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.piece import STAMP
from regelwerk.kernel.rulebook import Rule
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import destroy, leave
from regelwerk.wowtcg.leaving import lose
from regelwerk.wowtcg.meaning import OFF_HAND
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowState
from regelwerk.wowtcg.values import forbids, health, keywords, values

FATAL: Final = rule("wow7.4:410.6a")
TOTEM_ATTACHED: Final = rule("wow:306.4b")
LOSING: Final = rule("wow:102.1a")
TOKENS: Final = rule("wow7.4:404.2c")
UNIQUE: Final = rule("wow7.4:414.3a")
LIMIT: Final = rule("wow7.4:414.3b")
TWO_HANDED: Final = rule("wow7.4:414.3c")
CHOOSES: Final = rule("wow7.4:414.2")

ROWS: Final = [c.HERO_ROW, c.ALLIES]
"""Where characters are, in the order in which they are looked at."""


def waves(s: WowState) -> None:
    """Do waves of checks until one does nothing (wow7.4:410.6)."""
    while s.dirty and s.result is None:
        s.dirty = False
        doomed = _doomed(s)
        loose = _attached_to_totems(s)
        tokens = _dead_tokens(s)
        drained = s.drained
        s.drained = 0
        if not doomed and not loose and not tokens and not drained and not _heroless(s):
            return
        _act(s, doomed, loose, tokens, drained)
        s.dirty = True


def _act(s: WowState, doomed: list[int], loose: list[int], tokens: list[int], drained: int) -> None:
    """Everything that one wave has found, together."""
    destroy(s, doomed, FATAL)  # wow7.4:410.6a
    if loose:  # wow7.4:410.6c
        leave(s, [id for id in loose if s.in_play(s.pieces[id])], c.GRAVEYARD, TOTEM_ATTACHED)
    for id in tokens:
        _cease(s, id)  # wow7.4:410.6d
    fallen = _heroless(s)
    losers = [
        seat
        for seat in range(s.seats)
        if drained >> seat & 1  # wow7.4:410.6b
        or seat in fallen  # ruling:losing
    ]
    if losers:
        lose(s, losers, LOSING)


def _heroless(s: WowState) -> list[int]:
    """The seats whose hero has been destroyed, in this wave or by an effect or a cost before it (wow:102.1a).

    It lies in the graveyard, and was in play just before.
    """
    found = []
    for seat in range(s.seats):
        id = s.heroes[seat]
        if id >= 0:
            hero = s.pieces[id]
            if hero.zone // s.seats == c.GRAVEYARD and hero.ref - STAMP in s.gone:
                found.append(seat)
    return found


def _doomed(s: WowState) -> list[int]:
    """Characters with fatal damage or no health, by reference. A destroyed hero is one with both checked here."""
    found = []
    changed = (s.values or values(s)).by_id
    pieces = s.pieces
    for seat in s.clockwise(s.active):
        for kind in ROWS:
            for id in s.zones[kind * s.seats + seat]:
                p = pieces[id]
                damage = p.damage
                fatal = damage >= p.card.health if damage else p.card.frail  # wow7.4:405.2
                if (fatal or id in changed) and is_doomed(s, p):
                    found.append(p.ref)
    if not found:
        return found
    return [ref for ref in found if not indestructible(s, ref)]  # wow:103.4


def is_doomed(s: WowState, p: WowPiece) -> bool:
    """Whether it is a character with fatal damage or without health."""
    return s.kinds_of(p) & c.CHARACTER != 0 and p.damage >= health(s, p)  # wow:206.1


def indestructible(s: WowState, ref: int) -> bool:
    """Whether "can't be destroyed" holds for it now."""
    p = s.at(ref)
    return p is not None and forbids(s, p) & c.NO_DESTROY != 0


def _attached_to_totems(s: WowState) -> list[int]:
    found = []
    for seat in s.clockwise(s.active):
        for id in s.zones[c.ATTACHED * s.seats + seat]:
            host = s.at(s.pieces[id].host)
            if host is not None and host.card.totem:
                found.append(id)
    return found


def _dead_tokens(s: WowState) -> list[int]:
    """Tokens outside play (wow7.4:404.2c)."""
    if not s.stray:
        return []
    found = [id for id in s.stray if not s.in_play(s.pieces[id]) and s.pieces[id].zone != NOWHERE]
    s.stray = []
    return found


def _cease(s: WowState, id: int) -> None:
    p = s.writable(id)
    s.zones[p.zone].remove(id)
    p.zone = NOWHERE
    p.ref += STAMP
    p.renew()
    s.hand_changed(p.owner)


NOWHERE: Final = -1
"""Where a token is that has ceased to exist."""


# ----------------------------------------------------------------- uniqueness


class Crowded(Frame[WowState]):
    """Repairs violations of uniqueness, turn player first (wow7.4:414.2)."""

    __slots__ = ("seat",)

    def __init__(self) -> None:
        self.seat = -1

    def copy(self) -> Crowded:
        other = Crowded()
        other.seat = self.seat
        return other

    def step(self, s: WowState) -> int:
        for seat in s.clockwise(s.active):
            found, _ = violation(s, seat)
            if found:
                self.seat = seat
                s.ask(seat, c.CROWDED, [Option(c.PICK, 0, p.ref) for p in found])
                return ASK
        s.crowded = leans(s)
        return DONE

    def answer(self, s: WowState, option: Option) -> None:
        _, cite = violation(s, self.seat)
        destroy(s, [option.object], cite, 0, True)  # wow7.4:414.2


def violation(s: WowState, seat: int) -> tuple[list[WowPiece], Rule]:
    """Cards that a player may not control together, one of which must go; and the rule. Empty: none."""
    mine = []
    for row in (c.HERO_ROW, c.ALLIES, c.ATTACHED):
        for id in s.zones[row * s.seats + seat]:
            p = s.pieces[id]
            if p.card.exclusive:
                mine.append(p)
    for p in mine:
        if p.card.unique:
            same = [q for q in mine if q.card.unique and q.card.name == p.card.name]
            if len(same) > 1:
                return same, UNIQUE
    for p in mine:
        for tag, limit in p.card.word.limits:
            same = [q for q in mine if has_limit(q, tag)]
            if len(same) > allowed(s, seat, tag, limit):
                return same, LIMIT
    two = [p for p in mine if p.card.two_handed]
    off = [p for p in mine if OFF_HAND in p.card.tags]  # kw:off-hand
    if two and off:
        return two + off, TWO_HANDED
    return [], CHOOSES


def has_limit(p: WowPiece, tag: str) -> bool:
    """Whether the card carries the limit tag (wow:202.2)."""
    for other, _ in p.card.word.limits:
        if other == tag:  # wow:202.2
            return True
    return False


def allowed(s: WowState, seat: int, tag: str, limit: int) -> int:
    """How many cards with the tag the seat may control; with dual wield two melee weapons (ruling:dual-wield)."""
    hero = s.hero(seat)
    if tag == "Melee" and limit == 1 and hero is not None and keywords(s, hero) & c.DUAL_WIELD:  # ruling:dual-wield
        return 2
    return limit


def start_repair(s: WowState) -> int:
    """Look at uniqueness, if anything asks for it; RUN if a frame was pushed, DONE if all is well."""
    if not s.crowded:
        return DONE
    for seat in s.clockwise(s.active):
        found, _ = violation(s, seat)
        if found:
            s.frames.append(Crowded())
            return RUN
    s.crowded = leans(s)
    return DONE


def leans(s: WowState) -> bool:
    """Whether somebody's cards may stay only as long as a hero has dual wield: then uniqueness is looked at again."""
    for seat in range(s.seats):
        hero = s.hero(seat)
        if hero is not None and keywords(s, hero) & c.DUAL_WIELD:
            return True
    return False
