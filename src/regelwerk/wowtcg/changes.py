"""Changes: the only functions that change cards, each together with its event.

Each owns the case that nothing happens, and says so by its return value. Events are
announced before the change (see `triggers`), except for entering play.
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.defs import Def
from regelwerk.kernel.piece import Gone
from regelwerk.kernel.rulebook import Rule
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.continuous import Control
from regelwerk.wowtcg.fighters import remove_from_combat
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import Modifier, WowPiece, WowState
from regelwerk.wowtcg.triggers import happen
from regelwerk.wowtcg.values import atk, forbids, health, powers, seat_forbids

EXHAUSTING: Final = rule("wow:105.1")
HOST_LEFT: Final = rule("wow:306.3e")
CONTROL_CHANGES: Final = rule("wow:400.3")
CONTROL_REVERTS: Final = rule("wow:400.3b")
EMPTY_DECK: Final = rule("wow:102.1a")
SHUFFLED: Final = rule("wow7.4:413.2")


# ------------------------------------------------------------ ready and exhausted


def exhaust(s: WowState, p: WowPiece, cite: Rule, source: int = 0) -> bool:
    """Turn a ready card sideways (wow:105.1)."""
    if p.exhausted:
        return False
    happen(s, c.E_EXHAUST, cite, source, p.control, p.ref)
    s.writable(p.id).exhausted = True
    s.count_spare(p, -1)
    s.touch(c.R_EXHAUST)
    return True


def ready(s: WowState, p: WowPiece, cite: Rule, source: int = 0) -> bool:
    """Turn an exhausted card upright (wow:105.1)."""
    if not p.exhausted:
        return False
    s.emit(c.E_READY, cite, source, p.control, p.ref)
    s.writable(p.id).exhausted = False
    s.count_spare(p, 1)
    s.touch(c.R_EXHAUST)
    return True


def flip(s: WowState, p: WowPiece, cite: Rule, source: int = 0) -> bool:
    """Turn a face-up hero or quest face down; who saw its face goes on knowing it (wow:301.2, wow7.4:702.2)."""
    if p.face_down:
        return False
    s.emit(c.E_FLIP, cite, source, p.control, p.ref)
    s.writable(p.id).face_down = True
    s.stir()
    return True


# ------------------------------------------------------------------ entering play


def enter(
    s: WowState,
    id: int,
    seat: int,
    row: int,
    cite: Rule,
    source: int = 0,
    exhausted: bool = False,
    face_down: bool = False,
    host: int = 0,
    damage: int = 0,
) -> WowPiece:
    """A card enters play in that seat's row or on its host (wow7.4:710.1)."""
    p = arrive(s, id, seat, row, exhausted, face_down, host, damage)
    announce_entry(s, p, cite, source)
    return p


def arrive(
    s: WowState,
    id: int,
    seat: int,
    row: int,
    exhausted: bool = False,
    face_down: bool = False,
    host: int = 0,
    damage: int = 0,
) -> WowPiece:
    """A card is in play from now on; `announce_entry` must follow, once all that enter with it are there."""
    zone = row * s.seats + seat
    before = s.pieces[id]
    if s.place(before) == c.CHAIN:
        keep_from_chain(s, before)
    from_hand = s.place(before) == c.HAND
    remove_from_combat(s, before.ref)
    left: list[int] = []
    if s.in_play(before):  # it becomes a resource, and so a different card (wow7.4:412.1b)
        keep_last_known(s, before)
        left = hanging(s, [id])
    s.move(id, zone, False, face_down)
    p = s.writable(id)
    p.control = seat
    p.first = seat
    p.since = s.turn
    p.time = s.moment()  # wow7.4:718.2
    p.exhausted = exhausted  # wow7.4:710.1b
    p.face_down = face_down
    p.host = host
    p.damage = damage
    if from_hand:
        s.hand_changed(p.owner)
    if row == c.RESOURCES:
        s.spare = None
        if face_down:
            s.show_to(p, seat)  # wow7.4:415.8c
    s.stir_with(p)
    s.crowded = s.crowded or row != c.RESOURCES  # wow7.4:710.1f
    if left:
        leave(s, left, c.GRAVEYARD, HOST_LEFT)
    return p


def announce_entry(s: WowState, p: WowPiece, cite: Rule, source: int) -> None:
    """The event of a card that is in play now; its control modifiers begin."""
    happen(s, c.E_ENTER, cite, source, p.control, p.ref, p.host, 1 if p.face_down else 0)  # wow7.4:710.1e
    if s.lent or any(isinstance(what, Control) for what in p.card.statics):
        settle_control(s)


def row_of(p: WowPiece) -> int:
    """The row a card enters (wow7.4:415.8a)."""
    return c.ALLIES if p.card.kind == c.ALLY else c.HERO_ROW  # wow:302.1


def new_token(s: WowState, card: Def, seat: int, cite: Rule, source: int) -> WowPiece:
    """Put an ally token into play (wow7.4:404.2)."""
    p = WowPiece(len(s.pieces), card, seat, c.ALLIES * s.seats + seat, s.own)  # type: ignore[arg-type]  # a Def of ours
    p.token = True
    p.since = s.turn  # wow7.4:404.2a
    p.time = s.moment()
    s.add(p)
    s.stir()
    s.crowded = True
    announce_entry(s, p, cite, source)
    return p


# ------------------------------------------------------------------- leaving play


def destroy(s: WowState, refs: list[int], cite: Rule, source: int = 0, by_game: bool = False) -> list[int]:
    """Destroy cards at the same moment (wow7.4:415.9d); the references of those that were.

    `by_game`: a uniqueness loss, which nothing stops (wow:103.3).
    """
    ids = []
    for ref in refs:
        p = s.at(ref)
        if p is None or not s.in_play(p) or p.id in ids:
            continue
        saved = forbids(s, p) & c.NO_DESTROY != 0 and not by_game  # wow:103.3
        if saved:  # by what holds before any of them goes (wow:103.2)
            continue
        ids.append(p.id)
    gone = [s.pieces[id].ref for id in ids]
    leave(s, ids, c.GRAVEYARD, cite, source, c.E_DESTROY)  # wow7.4:415.9d
    return gone


def leave(
    s: WowState, ids: list[int], zone: int, cite: Rule, source: int = 0, kind: int = c.E_LEAVE, bottom: bool = False
) -> None:
    """Cards leave play at the same moment, to their owners' zones of that kind.

    What is attached to them, and to that in turn, goes to its owners' graveyards, which is no destroying (wow:306.3e).
    """
    if not ids:
        return
    s.batch += 1
    left = hanging(s, ids)
    for id in ids:
        p = s.pieces[id]
        happen(s, kind, cite, source, p.control, p.ref, 0, zone)
    for id in left:
        p = s.pieces[id]
        happen(s, c.E_LEAVE, HOST_LEFT, 0, p.control, p.ref, p.host, c.GRAVEYARD)
    for id in ids + left:
        keep_last_known(s, s.pieces[id])
    freed = [s.pieces[id].host for id in ids + left if takes_powers(s.pieces[id])]
    for id in ids:
        _put_away(s, id, zone, bottom)
    for id in left:
        _put_away(s, id, c.GRAVEYARD, False)
    for id in ids + left:
        s.stir_with(s.pieces[id])
    for ref in freed:
        give_back_powers(s, ref)
    settle_control(s)


def takes_powers(p: WowPiece) -> bool:
    """Whether an attachment takes the powers of what it is attached to."""
    return p.host != 0 and any(what.takes_powers() for what in p.card.statics)


def give_back_powers(s: WowState, ref: int) -> None:
    """One that took that card's powers is gone: if they are back, what they make is dated anew (wow7.4:700.3)."""
    p = s.at(ref)
    if p is not None and p.card.statics and s.in_play(p) and p.id not in powers(s).lost:
        s.writable(p.id).time = s.moment()  # wow7.4:718.2
        s.stir()


def keep_last_known(s: WowState, p: WowPiece) -> None:
    """Last known information of a card in play that is about to become a different one (wow7.4:707.3)."""
    ref = p.ref
    s.gone[ref] = Gone(ref, p.copy(s.own), [atk(s, p), health(s, p)])


def keep_from_chain(s: WowState, p: WowPiece) -> None:
    """Last known information of a card that is about to leave the chain (wow7.4:707.3): its texts may go on."""
    ref = p.ref
    s.gone[ref] = Gone(ref, p.copy(s.own), [p.card.atk, p.card.health])


def _put_away(s: WowState, id: int, zone: int, bottom: bool) -> None:
    p = s.pieces[id]
    if s.place(p) == c.RESOURCES:
        s.spare = None
    remove_from_combat(s, p.ref)
    s.move(id, zone * s.seats + p.owner, bottom)
    if p.token:
        s.stray = [*s.stray, id]  # wow7.4:404.2c
    if p.token or p.card.kind == c.HERO:  # wow:102.1a
        s.dirty = True
    s.hand_changed(p.owner)


def attachments(s: WowState, hosts: list[int]) -> list[int]:
    """Ids of the abilities attached to any of those references, turn player's first.

    Also those that a player controls who is just leaving.
    """
    found = []
    attached = c.ATTACHED * s.seats
    for i in range(s.seats):
        for id in s.zones[attached + (s.active + i) % s.seats]:
            if s.pieces[id].host in hosts:
                found.append(id)
    return found


def hanging(s: WowState, ids: list[int]) -> list[int]:
    """Ids of all that is attached to those cards, and to what is attached to them; not those cards themselves."""
    found: list[int] = []
    hosts = ids
    while hosts:
        refs = [s.pieces[id].ref for id in hosts]
        hosts = [id for id in attachments(s, refs) if id not in ids and id not in found]
        found += hosts
    return found


# ------------------------------------------------------------------ between zones


def put(s: WowState, p: WowPiece, zone: int, cite: Rule, source: int = 0, bottom: bool = False) -> None:
    """Put one card from wherever it is into its owner's zone of that kind."""
    if s.in_play(p):
        leave(s, [p.id], zone, cite, source, c.E_LEAVE, bottom)
        return
    if s.place(p) == c.CHAIN:
        keep_from_chain(s, p)
    remove_from_combat(s, p.ref)
    moved = s.move(p.id, zone * s.seats + p.owner, bottom)
    s.emit(c.E_MOVE, cite, source, p.owner, moved.ref, 0, zone)
    s.hand_changed(p.owner)


def draw(s: WowState, seat: int, cite: Rule, source: int = 0) -> bool:
    """Draw one card (wow7.4:415.9f); with an empty deck the player loses at the next checks (wow:102.1a)."""
    if seat_forbids(s, seat) & c.NO_DRAW:
        return False
    deck = s.zone(c.DECK, seat)
    if not deck:
        s.drained |= 1 << seat
        s.dirty = True
        s.emit(c.E_DRAW, EMPTY_DECK, source, seat, 0, 0, 0)
        return False
    id = deck[-1]
    s.move(id, c.HAND * s.seats + seat)
    s.emit_secret(c.E_DRAW, cite, source, seat, s.pieces[id].ref, 1, 1 << seat | s.pieces[id].knows)
    s.hand_changed(seat)
    return True


def discard(s: WowState, p: WowPiece, cite: Rule, source: int = 0) -> None:
    """Discard one card: shown, and put into its owner's graveyard (wow7.4:415.9e)."""
    s.lay_open(p)  # ruling:namesakes
    happen(s, c.E_DISCARD, cite, source, p.owner, p.ref)
    s.move(p.id, c.GRAVEYARD * s.seats + p.owner, False, False, True)
    s.emit(c.E_MOVE, cite, source, p.owner, s.pieces[p.id].ref, 0, c.GRAVEYARD)
    s.hand_changed(p.owner)


def reveal(s: WowState, p: WowPiece, cite: Rule, source: int = 0) -> None:
    """Show a card to all; it moves nowhere, and stays known (ruling:reveal)."""
    s.show(p)
    s.emit(c.E_REVEAL, cite, source, p.owner, p.ref, 0, p.card.index)


def look(s: WowState, p: WowPiece, seat: int, cite: Rule, source: int = 0) -> None:
    """One player looks at a card: only that player knows it."""
    s.show_to(p, seat)
    s.emit_secret(c.E_LOOK, cite, source, seat, p.ref, 1, 1 << seat)


def shuffle_deck(s: WowState, seat: int, cite: Rule = SHUFFLED, source: int = 0) -> None:
    """Shuffle a deck: one draw of the chance."""
    s.shuffle(c.DECK * s.seats + seat)
    s.emit(c.E_SHUFFLE, cite, source, seat)


# --------------------------------------------------------- attaching, control


def attach(s: WowState, p: WowPiece, host: WowPiece, cite: Rule, source: int = 0) -> None:
    """Attach a card that is in play to something else (wow:306.3f); its timestamp is renewed."""
    s.emit(c.E_ATTACH, cite, source, p.control, p.ref, host.ref)
    before = p.host
    taker = takes_powers(p)
    p = s.writable(p.id)
    p.host = host.ref
    p.time = s.moment()
    s.stir()
    if taker:
        give_back_powers(s, before)
    settle_control(s)


def settle_control(s: WowState) -> None:
    """Give every card in play to whoever controls it by the modifiers now (wow:400.3, 400.3b).

    What changes sides may itself control something, which then goes with it (wow7.4:712).
    """
    for _ in range(MOST_ROUNDS):
        if not _settle_once(s):
            return


MOST_ROUNDS: Final = 8
"""So many times control is settled anew; only cards that claim each other would never be done."""


def _settle_once(s: WowState) -> bool:
    """One round of it; whether anything changed sides."""
    claims = [m for m in powers(s).statics if isinstance(m.what, Control)]
    claims += [m for m in s.modifiers if isinstance(m.what, Control)]
    if not claims and not s.lent:
        return False
    claims.sort(key=_time)
    s.lent = len(claims) > 0
    moved = []
    for seat in range(s.seats):
        for row in (c.ALLIES, c.HERO_ROW, c.RESOURCES, c.ATTACHED):
            for id in s.zones[row * s.seats + seat]:
                p = s.pieces[id]
                wanted = p.first
                cite = CONTROL_REVERTS
                for m in claims:
                    if _claims(s, m, p):
                        wanted = m.scope.you
                        cite = CONTROL_CHANGES
                if wanted != p.control:
                    moved.append((id, wanted, cite))
    for id, wanted, cite in moved:
        if s.in_game(wanted):
            _give(s, id, wanted, cite)
    leave(s, [id for id, wanted, _ in moved if not s.in_game(wanted)], c.REMOVED, CONTROL_REVERTS)
    return len(moved) > 0 and len(claims) > 0


def _time(m: Modifier) -> int:
    return m.time


def _claims(s: WowState, m: Modifier, p: WowPiece) -> bool:
    if m.frozen is not None:
        return p.ref in m.frozen
    return m.what is not None and m.what.what is not None and m.what.what.covers(s, p, m.scope)


def _give(s: WowState, id: int, seat: int, cite: Rule) -> None:
    p = s.writable(id)
    remove_from_combat(s, p.ref)
    s.emit(c.E_CONTROL, cite, 0, seat, p.ref)
    row = s.place(p)
    p.control = seat
    p.since = s.turn
    s.shift(p, row, seat)
    if p.face_down and row == c.RESOURCES:
        s.show_to(p, seat)  # wow7.4:415.8c
    s.stir()
    s.crowded = True


def add_counter(s: WowState, p: WowPiece, name: str, cite: Rule, source: int = 0) -> None:
    """Put a named counter on a card (wow7.4:404.1)."""
    s.emit(c.E_COUNTER, cite, source, p.control, p.ref, 0, 1)
    p = s.writable(p.id)
    found = [(other, number) for other, number in p.counters if other != name]
    before = sum(number for other, number in p.counters if other == name)
    p.counters = [*found, (name, before + 1)]
    s.touch(c.R_COUNTERS)
