"""Damage on its way: packets, what changes them, and what is dealt in the end (wow7.4:405, 408, 717).

Each player in turn puts the packets for his characters in order (wow7.4:802.2). For each packet
first the controller of the packet applies what increases it, then the controller of the destination
prevention and armor (wow7.4:717.4). Then all that is left is dealt at the same moment. Damage that
is put, and healing, come in no packets here.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.deciding import Thing, decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.frames import ASK, DONE, Frame
from regelwerk.kernel.rulebook import Rule
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import exhaust
from regelwerk.wowtcg.continuous import HealsMore, More, Prevent, Sure
from regelwerk.wowtcg.position import Untimed
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import Modifier, Note, Packet, WowPiece, WowScope, WowState
from regelwerk.wowtcg.triggers import drop_spent, notice
from regelwerk.wowtcg.values import applies, defense, forbids, health, values

DEALT: Final = rule("wow7.4:405.4")
COMBAT_DEALT: Final = rule("wow:603.1")
INCREASE: Final = rule("wow7.4:717.4a")
PREVENT: Final = rule("wow7.4:717.2")
ARMOR: Final = rule("wow:304.2")
PUT_DAMAGE: Final = rule("wow7.4:405.3")


class Damage(Frame[WowState]):
    """Packets being processed and dealt.

    packets  all of them, made at the same moment
    at       the packet that is being processed
    source   reference to the card whose text deals them, 0 in combat conclusion
    """

    __slots__ = ("at", "packets", "source")

    def __init__(self, packets: list[Packet], source: int) -> None:
        self.packets = packets
        self.at = 0
        self.source = source

    def copy(self) -> Damage:
        other = Damage([p.copy() for p in self.packets], self.source)
        other.at = self.at
        return other

    def step(self, s: WowState) -> int:
        if self.at == 0:
            self.packets = in_order(s, self.packets)
        while self.at < len(self.packets):
            packet = self.packets[self.at]
            if packet.amount > 0:
                if self.order(s, packet):
                    return ASK
                packet = self.packets[self.at]
                if increase(s, packet):
                    return ASK
                if not is_sure(s, packet) and reduce(s, packet):  # wow7.4:717.4b
                    return ASK
            self.at += 1
        deal(s, self.packets, self.source)
        return DONE

    def order(self, s: WowState, packet: Packet) -> bool:
        """Ask whose packet comes next, where it matters: True if the player is asked (wow7.4:802.2)."""
        if len(self.packets) - self.at < 2 or not values(s).packets or NEXT_IN_ORDER in packet.applied:
            return False
        p = s.at(packet.to)
        if p is None:
            return False
        waiting = []
        for other in self.packets[self.at :]:
            q = s.at(other.to)
            if q is not None and q.control == p.control and other.amount > 0 and not is_sure(s, other):
                waiting.append(other)
        if len(waiting) < 2 or not _share(s, waiting):
            return False
        options = [Option(c.PICK, other.by, other.to, FIRST) for other in waiting]
        things = [packet_thing(other, p.control) for other in waiting]
        only = decide(s, p.control, c.PACKET, options, 0, things, Untimed)
        if only is not None:
            self.answer(s, only)
        return only is None

    def answer(self, s: WowState, option: Option) -> None:
        packet = self.packets[self.at]
        if option.verb == c.PICK and option.n == FIRST:
            for other in self.packets[self.at :]:
                if other.to == option.object and other.by == option.subject:
                    other.applied.append(NEXT_IN_ORDER)
                    self.packets.remove(other)
                    self.packets.insert(self.at, other)
                    return
        elif option.verb == c.APPLY:
            found = [m for m in values(s).packets if m.time == option.n]
            for m in found:
                if isinstance(m.what, More):
                    raise_packet(s, packet, m, m.what)
                elif isinstance(m.what, Prevent):
                    prevent(s, packet, m, m.what)
        elif option.verb == c.PICK:
            piece = s.at(option.object)
            if piece is not None:
                use_armor(s, packet, piece)
        else:
            packet.applied.append(NO_MORE_ARMOR)


NO_MORE_ARMOR: Final = -1
"""In `Packet.applied`: the destination's controller wants no (more) armor against it."""
NEXT_IN_ORDER: Final = -2
"""In `Packet.applied`: the destination's controller has said that it comes before his others."""
FIRST: Final = 1
"""`n` of a character whose packet is to come next."""


def _share(s: WowState, packets: list[Packet]) -> bool:
    """Whether something could prevent damage of more than one of these packets and would be used up by them."""
    raised = any(isinstance(m.what, More) for m in values(s).packets)
    for m in values(s).packets:
        if isinstance(m.what, Prevent) and m.left > 0:
            count = 0
            amount = 0
            for packet in packets:
                p = s.at(packet.to)
                if p is not None and m in _preventions(s, packet, p):
                    count += 1
                    amount += packet.amount
            if count > 1 and (raised or amount > m.left):
                return True
    return False


def in_order(s: WowState, packets: list[Packet]) -> list[Packet]:
    """Several packets at once: those to the turn player's characters first, then clockwise (wow7.4:802.2)."""
    if len(packets) < 2:
        return packets
    found: list[Packet] = []
    for seat in s.clockwise(s.active):
        for packet in packets:
            p = s.at(packet.to)
            if p is not None and p.control == seat:  # wow7.4:802.2
                found.append(packet)
    return found


def make(s: WowState, f: WowScope, amount: int, element: int, to: list[int], by: int, sure: bool) -> list[Packet]:
    """One packet for each character in play (wow7.4:405.4); none for what is not there any more."""
    found: list[Packet] = []
    if amount <= 0:
        return found
    elements = 1 << element if element else 0
    for ref in to:  # wow7.4:405.4
        p = s.at(ref)
        if p is not None and s.kinds_of(p) & c.CHARACTER and s.in_play(p):
            found.append(Packet(amount, ref, by, f.you, elements, False, sure, [f.source]))
    return found


# ----------------------------------------------------------------- increasing


def increase(s: WowState, packet: Packet) -> bool:
    """Apply what increases the packet; True if its controller must be asked in which order."""
    while True:
        found = []
        for m in values(s).packets:
            what = m.what
            if isinstance(what, More) and m.time not in packet.applied and more_fits(s, packet, m, what):
                found.append(m)
        if not found:
            return False
        if len(found) > 1 and _mixed(found) and s.in_game(packet.you):  # inf:raising-order
            options = [Option(c.APPLY, m.scope.source, packet.to, m.time) for m in found]
            things = [modifier_thing(s, m) for m in found]
            if decide(s, packet.you, c.PACKET, options, packet.to, things, Untimed) is None:
                return True
        m = found[0]
        if isinstance(m.what, More):
            raise_packet(s, packet, m, m.what)


def _mixed(found: list[Modifier]) -> bool:
    """Whether the order matters: doubling and adding together."""
    doubles = 0
    for m in found:
        if isinstance(m.what, More) and m.what.double:
            doubles += 1
    return 0 < doubles < len(found)


def more_fits(s: WowState, packet: Packet, m: Modifier, what: More) -> bool:
    """Whether "would deal (be dealt) damage" describes this packet."""
    end = s.at(packet.to if what.suffers else packet.by)
    if end is None or not applies(s, m, end):
        return False
    if what.element and not packet.elements >> what.element & 1:
        return False
    if what.with_ability:
        return not packet.combat and any(s.last(ref).card.kind == c.ABILITY for ref in packet.via)
    return True


def raise_packet(s: WowState, packet: Packet, m: Modifier, what: More) -> None:
    """Replace the packet's amount by more; each modifier only once (wow7.4:716.1)."""
    packet.applied.append(m.time)
    packet.amount = packet.amount * 2 if what.double else packet.amount + what.more
    s.emit(c.E_REPLACE, INCREASE, m.scope.source, packet.you, packet.to, packet.by, packet.amount)


# ----------------------------------------------------------------- preventing


def is_sure(s: WowState, packet: Packet) -> bool:
    """Whether the packet can't be prevented; one unpreventable point makes all of it so (wow7.4:408)."""
    if packet.sure:
        return True
    for m in values(s).packets:
        what = m.what
        if isinstance(what, Sure):  # inf:packet-unpreventable
            by = s.at(packet.by)
            if by is None or not applies(s, m, by):
                continue
            if not what.with_this or (packet.combat and m.scope.source in packet.via):
                packet.sure = True
                return True
    return False


def reduce(s: WowState, packet: Packet) -> bool:
    """Apply prevention and armor; True if the destination's controller must be asked."""
    while packet.amount > 0:
        p = s.at(packet.to)
        if p is None:
            return False
        found = _preventions(s, packet, p)
        whole = [m for m in found if isinstance(m.what, Prevent) and m.what.amount is None]
        if whole:
            m = whole[0]
            if isinstance(m.what, Prevent):
                prevent(s, packet, m, m.what)
            continue
        armors = _armors(s, packet, p)
        if not armors and not found:
            return False
        if not armors and (len(found) == 1 or _endless(found)):
            m = found[0]
            if isinstance(m.what, Prevent):
                prevent(s, packet, m, m.what)
            continue
        options = [Option(c.APPLY, m.scope.source, packet.to, m.time) for m in found]
        things = [modifier_thing(s, m) for m in found]
        options += [Option(c.PICK, 0, armor.ref) for armor in armors]
        things += [Thing(armor.card, armor.control, [], [armor.id]) for armor in armors]
        if not found:
            options.append(Option(c.NO))
            things.append(Thing(None, p.control, [], []))
        if decide(s, p.control, c.PACKET, options, packet.to, things, Untimed) is None:
            return True
        m = found[0]
        if isinstance(m.what, Prevent):
            prevent(s, packet, m, m.what)
    return False


def packet_thing(packet: Packet, seat: int) -> Thing:
    """A packet as one of those that a player puts in order."""
    values = [packet.amount, packet.elements, int(packet.combat), packet.you, *packet.applied]
    return Thing(None, seat, [packet.to, packet.by, *packet.via], values)


def modifier_thing(s: WowState, m: Modifier) -> Thing:
    """A modifier as one of those that are applied in order.

    What is never used up only differs in how much it prevents; and what is fixed to certain cards has nothing to do
    any more with the card that it comes from.
    """
    what = m.what
    f = m.scope
    if isinstance(what, Prevent) and what.each and what.amount is not None:
        return Thing(None, -1, [], [what.amount.of(s, f)])
    values = [m.left, m.until, m.seat, f.x, f.n]
    if m.frozen is not None and isinstance(what, Prevent):
        if what.by is None and what.condition is None:
            return Thing(what, f.you, m.frozen, values)
    refs = [f.source, f.about, f.by, *f.them, *(m.frozen or [])]
    for group in f.targets:
        refs += group
    return Thing(what, f.you, refs, values)


def _endless(found: list[Modifier]) -> bool:
    """Whether none of these is used up by what it prevents, so that their order cannot matter."""
    for m in found:
        if not (isinstance(m.what, Prevent) and m.what.each):
            return False
    return True


def _preventions(s: WowState, packet: Packet, p: WowPiece) -> list[Modifier]:
    found = []
    for m in values(s).packets:
        what = m.what
        if not isinstance(what, Prevent) or m.time in packet.applied or m.left == 0:
            continue
        if what.combat and not packet.combat:
            continue
        if what.what is not None and not applies(s, m, p):
            continue
        if what.by is not None:
            by = s.at(packet.by)
            if by is None or not what.by.covers(s, by, m.scope):
                continue
        found.append(m)
    return found


def _armors(s: WowState, packet: Packet, p: WowPiece) -> list[WowPiece]:
    """The ready armors that could still prevent something of it (wow:304.2)."""
    if p.card.kind != c.HERO or NO_MORE_ARMOR in packet.applied:  # inf:def-armor-only
        return []
    found = []
    for id in s.zone(c.HERO_ROW, p.control):
        armor = s.pieces[id]
        if armor.card.kind == c.ARMOR and not armor.exhausted and defense(s, armor) > 0:
            found.append(armor)
    return found


def prevent(s: WowState, packet: Packet, m: Modifier, what: Prevent) -> None:
    """Apply one prevention modifier (wow7.4:717.2): the packet and what it still prevents both shrink."""
    packet.applied.append(m.time)
    if what.amount is None:
        stopped = packet.amount
    elif what.each:
        stopped = min(packet.amount, max(what.amount.of(s, m.scope), 0))
    else:
        stopped = min(packet.amount, m.left)
        less = Modifier(what, m.scope, m.frozen, m.time, m.until, m.seat, m.left - stopped, m.trigger)
        kept = [less if other is m else other for other in s.modifiers]
        s.modifiers = [other for other in kept if other is not less or less.left > 0]  # until used up (wow7.4:717.2)
        s.values = None
    if stopped > 0:
        stop(s, packet, stopped, m.scope.source)


def stop(s: WowState, packet: Packet, stopped: int, source: int) -> None:
    """So many points of the packet are prevented."""
    s.emit(c.E_PREVENT, PREVENT, source, -1, packet.to, packet.by, stopped)
    packet.amount -= stopped
    notice(s, c.E_PREVENT, packet.to, packet.by, stopped, -1, packet)


def use_armor(s: WowState, packet: Packet, armor: WowPiece) -> None:
    """Exhaust an armor: its DEF is prevented, the surplus is lost (wow:304.2)."""
    stopped = min(packet.amount, defense(s, armor))
    exhaust(s, armor, ARMOR)
    s.emit(c.E_PREVENT, ARMOR, armor.ref, armor.control, packet.to, packet.by, stopped)
    packet.amount -= stopped
    notice(s, c.E_PREVENT, packet.to, packet.by, stopped, armor.control, packet)


# -------------------------------------------------------------------- dealing


def deal(s: WowState, packets: list[Packet], source: int) -> None:
    """Deal what is left of the packets, all at the same moment; tell the text that deals it."""
    s.batch += 1
    live = [
        packet
        for packet in packets
        if packet.amount > 0  # wow7.4:408.2a
        and s.at(packet.to) is not None
    ]
    for packet in live:
        dealer = s.last(packet.by)
        cite = COMBAT_DEALT if packet.combat else DEALT
        s.emit(c.E_DAMAGE, cite, source, dealer.control, packet.to, packet.by, packet.amount)
        notice(s, c.E_DAMAGE, packet.to, packet.by, packet.amount, dealer.control, packet)
    if s.modifiers:
        drop_spent(s)
    total = 0
    reached = []
    for packet in live:
        p = s.at(packet.to)
        if p is not None:
            s.writable(p.id).damage += packet.amount
            total += packet.amount  # wow7.4:405.6
            reached.append(packet.to)
            s.notes.append(Note(c.E_DAMAGE, packet.to, packet.by, s.last(packet.by).control, packet.combat))
    if live:
        s.touch(c.R_DAMAGE)
    below: Any = s.frames[-2] if len(s.frames) > 1 else None
    if isinstance(below, WowScope):
        below.n = total
        below.dealt = [*below.dealt, *reached]


# --------------------------------------------------------- putting damage, healing


def put_damage(s: WowState, p: WowPiece, amount: int, cite: Rule = PUT_DAMAGE, source: int = 0) -> int:
    """Put damage on a character: not dealt, never more than makes it fatal (wow7.4:405.3).

    That holds for damage put as a cost too, which so can always be paid (ruling:damage-as-a-cost).
    """
    amount = min(amount, max(health(s, p) - p.damage, 0))  # inf:put-damage-cap
    if amount <= 0:
        return 0
    s.emit(c.E_PUT_DAMAGE, cite, source, p.control, p.ref, 0, amount)
    s.writable(p.id).damage += amount
    s.touch(c.R_DAMAGE)
    return amount


def healable(s: WowState, p: WowPiece) -> bool:
    """Whether a healing packet would be made: damage on it, healing not forbidden (wow7.4:407.3), not fatal.

    What has fatal damage cannot be healed (ruling:fatal-damage-no-heal).
    """
    return (
        p.damage > 0  # wow7.4:407.3
        and p.damage < health(s, p)  # ruling:fatal-damage-no-heal
        and not forbids(s, p) & c.NO_HEAL  # wow7.4:407.3
    )


def heal(s: WowState, p: WowPiece, amount: int, by: int, cite: Rule, source: int = 0) -> int:
    """Heal up to `amount` damage from a character; how much was."""
    if amount <= 0 or not healable(s, p):
        return 0
    for m in values(s).heals:
        healer = s.at(by)
        what = m.what
        if isinstance(what, HealsMore) and healer is not None and applies(s, m, healer):
            amount += what.more  # wow7.4:716.1
    amount = min(amount, p.damage)
    s.emit(c.E_HEAL, cite, source, p.control, p.ref, by, amount)
    s.writable(p.id).damage -= amount
    s.touch(c.R_DAMAGE)
    return amount
