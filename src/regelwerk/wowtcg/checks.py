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


def waves(state: WowState) -> None:
    """Do waves of checks until one does nothing (wow7.4:410.6)."""
    while state.dirty and state.result is None:
        state.dirty = False
        doomed = _doomed(state)
        loose = _attached_to_totems(state)
        tokens = _dead_tokens(state)
        drained = state.drained
        state.drained = 0
        if not doomed and not loose and not tokens and not drained and not _heroless(state):
            return
        _act(state, doomed, loose, tokens, drained)
        state.dirty = True


def _act(state: WowState, doomed: list[int], loose: list[int], tokens: list[int], drained: int) -> None:
    """Everything that one wave has found, together."""
    destroy(state, doomed, FATAL)  # wow7.4:410.6a
    if loose:  # wow7.4:410.6c
        leave(state, [id for id in loose if state.in_play(state.pieces[id])], c.GRAVEYARD, TOTEM_ATTACHED)
    for id in tokens:
        _cease(state, id)  # wow7.4:410.6d
    fallen = _heroless(state)
    losers = [
        seat
        for seat in range(state.seats)
        if drained >> seat & 1  # wow7.4:410.6b
        or seat in fallen  # ruling:losing
    ]
    if losers:
        lose(state, losers, LOSING)


def _heroless(state: WowState) -> list[int]:
    """The seats whose hero has been destroyed, in this wave or by an effect or a cost before it (wow:102.1a).

    It lies in the graveyard, and was in play just before.
    """
    found = []
    for seat in range(state.seats):
        id = state.heroes[seat]
        if id >= 0:
            hero = state.pieces[id]
            if hero.zone // state.seats == c.GRAVEYARD and hero.ref - STAMP in state.gone:
                found.append(seat)
    return found


def _doomed(state: WowState) -> list[int]:
    """Characters with fatal damage or no health, by reference. A destroyed hero is one with both checked here."""
    found = []
    changed = (state.values or values(state)).by_id
    pieces = state.pieces
    for seat in state.clockwise(state.active):
        for kind in ROWS:
            for id in state.zones[kind * state.seats + seat]:
                piece = pieces[id]
                damage = piece.damage
                fatal = damage >= piece.card.health if damage else piece.card.frail  # wow7.4:405.2
                if (fatal or id in changed) and is_doomed(state, piece):
                    found.append(piece.ref)
    if not found:
        return found
    return [ref for ref in found if not indestructible(state, ref)]  # wow:103.4


def is_doomed(state: WowState, piece: WowPiece) -> bool:
    """Whether it is a character with fatal damage or without health."""
    return state.kinds_of(piece) & c.CHARACTER != 0 and piece.damage >= health(state, piece)  # wow:206.1


def indestructible(state: WowState, ref: int) -> bool:
    """Whether "can't be destroyed" holds for it now."""
    piece = state.at(ref)
    return piece is not None and forbids(state, piece) & c.NO_DESTROY != 0


def _attached_to_totems(state: WowState) -> list[int]:
    found = []
    for seat in state.clockwise(state.active):
        for id in state.zones[c.ATTACHED * state.seats + seat]:
            host = state.at(state.pieces[id].host)
            if host is not None and host.card.totem:
                found.append(id)
    return found


def _dead_tokens(state: WowState) -> list[int]:
    """Tokens outside play (wow7.4:404.2c)."""
    if not state.stray:
        return []
    found = [id for id in state.stray if not state.in_play(state.pieces[id]) and state.pieces[id].zone != NOWHERE]
    state.stray = []
    return found


def _cease(state: WowState, id: int) -> None:
    piece = state.writable(id)
    state.zones[piece.zone].remove(id)
    piece.zone = NOWHERE
    piece.ref += STAMP
    piece.renew()
    state.hand_changed(piece.owner)


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

    def step(self, state: WowState) -> int:
        for seat in state.clockwise(state.active):
            found, _ = violation(state, seat)
            if found:
                self.seat = seat
                state.ask(seat, c.CROWDED, [Option(c.PICK, 0, piece.ref) for piece in found])
                return ASK
        state.crowded = leans(state)
        return DONE

    def answer(self, state: WowState, option: Option) -> None:
        _, cite = violation(state, self.seat)
        destroy(state, [option.object], cite, 0, True)  # wow7.4:414.2


def violation(state: WowState, seat: int) -> tuple[list[WowPiece], Rule]:
    """Cards that a player may not control together, one of which must go; and the rule. Empty: none."""
    mine = []
    for row in (c.HERO_ROW, c.ALLIES, c.ATTACHED):
        for id in state.zones[row * state.seats + seat]:
            piece = state.pieces[id]
            if piece.card.exclusive:
                mine.append(piece)
    for piece in mine:
        if piece.card.unique:
            same = [other for other in mine if other.card.unique and other.card.name == piece.card.name]
            if len(same) > 1:
                return same, UNIQUE
    for piece in mine:
        for tag, limit in piece.card.word.limits:
            same = [other for other in mine if has_limit(other, tag)]
            if len(same) > allowed(state, seat, tag, limit):
                return same, LIMIT
    two = [piece for piece in mine if piece.card.two_handed]
    off = [piece for piece in mine if OFF_HAND in piece.card.tags]  # kw:off-hand
    if two and off:
        return two + off, TWO_HANDED
    return [], CHOOSES


def has_limit(piece: WowPiece, tag: str) -> bool:
    """Whether the card carries the limit tag (wow:202.2)."""
    for other, _ in piece.card.word.limits:
        if other == tag:  # wow:202.2
            return True
    return False


def allowed(state: WowState, seat: int, tag: str, limit: int) -> int:
    """How many cards with the tag the seat may control; with dual wield two melee weapons (ruling:dual-wield)."""
    hero = state.hero(seat)
    if tag == "Melee" and limit == 1 and hero is not None and keywords(state, hero) & c.DUAL_WIELD:  # ruling:dual-wield
        return 2
    return limit


def start_repair(state: WowState) -> int:
    """Look at uniqueness, if anything asks for it; RUN if a frame was pushed, DONE if all is well."""
    if not state.crowded:
        return DONE
    for seat in state.clockwise(state.active):
        found, _ = violation(state, seat)
        if found:
            state.frames.append(Crowded())
            return RUN
    state.crowded = leans(state)
    return DONE


def leans(state: WowState) -> bool:
    """Whether somebody's cards may stay only as long as a hero has dual wield: then uniqueness is looked at again."""
    for seat in range(state.seats):
        hero = state.hero(seat)
        if hero is not None and keywords(state, hero) & c.DUAL_WIELD:
            return True
    return False
