"""Pre-priority checks and uniqueness (wow7.4:410.6, 414).

Checks come in waves: all checks of one wave look at the same state and act together,
until a wave does nothing. None of it uses the chain.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, RUN, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import INCARNATION_STEP
from regelwerk.kernel.program import NO_REFS
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import destroy, leave
from regelwerk.wowtcg.derived_values import forbids, health, keywords, values
from regelwerk.wowtcg.elimination import lose
from regelwerk.wowtcg.lowered import OFF_HAND
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowState

FATAL: Final = rule("wow7.4:410.6a")
TOTEM_ATTACHED: Final = rule("wow:306.4b")
LOSING: Final = rule("wow:102.1a")
TOKENS: Final = rule("wow7.4:404.2c")
UNIQUE: Final = rule("wow7.4:414.3a")
LIMIT: Final = rule("wow7.4:414.3b")
TWO_HANDED: Final = rule("wow7.4:414.3c")
CHOOSES: Final = rule("wow7.4:414.2")

ROWS: Final = [codes.ZONE_HERO_ROW, codes.ZONE_ALLIES]
"""Where characters are, in the order in which they are looked at."""


NOTHING: Final[list[int]] = []
"""What most checks find; not to be changed."""


def run_check_waves(state: WowState) -> None:
    """Do waves of checks until one does nothing (wow7.4:410.6)."""
    if state.checks_idle:  # the first would find what the last one has left
        state.checks_idle = False
        state.checks_dirty = False
    while state.checks_dirty and state.result is None:
        state.checks_dirty = False
        doomed = _fatally_damaged(state)
        loose = _attached_to_totems(state)
        tokens = _dead_tokens(state) if state.dead_token_ids else NOTHING
        drained = state.drew_from_empty_deck
        state.drew_from_empty_deck = 0
        if not doomed and not loose and not tokens and not drained and not _seats_without_hero(state):
            return
        _act(state, doomed, loose, tokens, drained)
        state.checks_dirty = True


def _act(state: WowState, doomed: list[Ref], loose: list[int], tokens: list[int], drained: int) -> None:
    """Everything that one wave has found, together."""
    destroy(state, doomed, FATAL)  # wow7.4:410.6a
    if loose:  # wow7.4:410.6c
        leave(state, [id for id in loose if state.in_play(state.pieces[id])], codes.ZONE_GRAVEYARD, TOTEM_ATTACHED)
    for id in tokens:
        _cease(state, id)  # wow7.4:410.6d
    fallen = _seats_without_hero(state)
    losers = [
        seat
        for seat in range(state.seats)
        if drained >> seat & 1  # wow7.4:410.6b
        or seat in fallen  # ruling:losing
    ]
    if losers:
        lose(state, losers, LOSING)


def _seats_without_hero(state: WowState) -> list[int]:
    """The seats whose hero has been destroyed, in this wave or by an effect or a cost before it (wow:102.1a).

    It lies in the graveyard, and was in play just before.
    """
    found: list[int] = NOTHING
    outside = codes.ZONE_ALLIES * state.seats
    pieces = state.pieces
    for id in state.heroes:
        if id >= 0 and pieces[id].zone < outside:
            hero = pieces[id]
            if (
                hero.zone // state.seats == codes.ZONE_GRAVEYARD
                and hero.ref - INCARNATION_STEP in state.last_known_pieces
            ):
                found = [*found, state.heroes.index(id)]
    return found


def _fatally_damaged(state: WowState) -> list[Ref]:
    """Characters with fatal damage or no health, by reference. A destroyed hero is one with both checked here."""
    found = NO_REFS
    changed = (state.values or values(state)).by_id
    pieces = state.pieces
    zones = state.zones
    seats = state.seats
    for seat in state.seats_from(state.turn_player):
        for kind in ROWS:
            for id in zones[kind * seats + seat]:
                piece = pieces[id]
                if (
                    piece.damage >= piece.card.fatal_damage  # wow7.4:405.2
                    or (changed and id in changed and changed[id].health)
                ) and is_doomed(state, piece):
                    found = [*found, piece.ref]
    if not found:
        return found
    return [ref for ref in found if not indestructible(state, ref)]  # wow:103.4


def is_doomed(state: WowState, piece: WowPiece) -> bool:
    """Whether it is a character with fatal damage or without health."""
    return piece.damage >= health(state, piece) and state.kinds_of(piece) & codes.TYPE_CHARACTER != 0  # wow:206.1


def indestructible(state: WowState, ref: Ref) -> bool:
    """Whether "can't be destroyed" holds for it now."""
    piece = state.piece_or_none(ref)
    return piece is not None and forbids(state, piece) & codes.NO_DESTROY != 0


def _attached_to_totems(state: WowState) -> list[int]:
    found = NOTHING
    zones = state.zones
    first = codes.ZONE_ATTACHED * state.seats
    for seat in state.seats_from(state.turn_player):
        for id in zones[first + seat]:
            host = state.piece_or_none(state.pieces[id].host)
            if host is not None and host.card.totem:
                found = [*found, id]
    return found


def _dead_tokens(state: WowState) -> list[int]:
    """CreateTokens outside play (wow7.4:404.2c)."""
    if not state.dead_token_ids:
        return NOTHING
    found = [
        id for id in state.dead_token_ids if not state.in_play(state.pieces[id]) and state.pieces[id].zone != NOWHERE
    ]
    state.dead_token_ids = []
    return found


def _cease(state: WowState, id: int) -> None:
    piece = state.writable_piece(id)
    state.writable_zone(piece.zone).remove(id)
    piece.zone = NOWHERE
    piece.ref = Ref(piece.ref + INCARNATION_STEP)
    piece.reset()
    state.invalidate_hand(piece)


NOWHERE: Final = -1
"""Where a token is that has ceased to exist."""


# ----------------------------------------------------------------- uniqueness


class UniquenessFrame(Frame[WowState]):
    """Repairs violations of uniqueness, turn player first (wow7.4:414.2)."""

    __slots__ = ("seat",)

    def __init__(self) -> None:
        self.seat = -1

    def copy(self) -> UniquenessFrame:
        other = UniquenessFrame()
        other.seat = self.seat
        return other

    def step(self, state: WowState) -> int:
        for seat in state.seats_from(state.turn_player):
            found, _ = uniqueness_violation(state, seat)
            if found:
                self.seat = seat
                state.ask(seat, codes.DECISION_CROWDED, [Option(codes.VERB_PICK, NO_REF, piece.ref) for piece in found])
                return ASK
        state.uniqueness_dirty = depends_on_dual_wield(state)
        return DONE

    def apply_answer(self, state: WowState, option: Option) -> None:
        _, cite = uniqueness_violation(state, self.seat)
        destroy(state, [option.object], cite, NO_REF, True)  # wow7.4:414.2


def uniqueness_violation(state: WowState, seat: int) -> tuple[list[WowPiece], RuleCitation]:
    """Cards that a player may not control together, one of which must go; and the rule. Empty: none."""
    mine = []
    for row in (codes.ZONE_HERO_ROW, codes.ZONE_ALLIES, codes.ZONE_ATTACHED):
        for id in state.zones[row * state.seats + seat]:
            piece = state.pieces[id]
            if piece.card.has_uniqueness_limit:
                mine.append(piece)
    if len(mine) < 2:
        return [], CHOOSES
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
    one_melee = tag == "Melee" and limit == 1
    if one_melee and hero is not None and keywords(state, hero) & codes.KEYWORD_DUAL_WIELD:  # ruling:dual-wield
        return 2
    return limit


def start_uniqueness_check(state: WowState) -> int:
    """Look at uniqueness, if anything asks for it; RUN if a frame was pushed, DONE if all is well."""
    if not state.uniqueness_dirty:
        return DONE
    for seat in state.seats_from(state.turn_player):
        found, _ = uniqueness_violation(state, seat)
        if found:
            state.frames.append(UniquenessFrame())
            return RUN
    state.uniqueness_dirty = depends_on_dual_wield(state)
    return DONE


def depends_on_dual_wield(state: WowState) -> bool:
    """Whether somebody's cards may stay only as long as a hero has dual wield: then uniqueness is looked at again."""
    for seat in range(state.seats):
        hero = state.hero(seat)
        if hero is not None and keywords(state, hero) & codes.KEYWORD_DUAL_WIELD:
            return True
    return False
