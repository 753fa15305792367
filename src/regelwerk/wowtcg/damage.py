"""Damage on its way: packets, what changes them, and what is dealt in the end (wow7.4:405, 408, 717).

Each player in turn puts the packets for his characters in order (wow7.4:802.2). For each packet
first the controller of the packet applies what increases it, then the controller of the destination
prevention and armor (wow7.4:717.4). Then all that is left is dealt at the same moment. Damage that
is put, and healing, come in no packets here.
"""

from __future__ import annotations

from typing import Any, Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.forced_decisions import Thing, decide
from regelwerk.kernel.frames import ASK, DONE, Frame
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import exhaust
from regelwerk.wowtcg.continuous_damage import DamageCannotBePrevented, Prevent, RaisesDamage
from regelwerk.wowtcg.derived_values import applies, defense, forbids, health, values
from regelwerk.wowtcg.players import number_of
from regelwerk.wowtcg.position import Untimed
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import Modifier, Packet, TurnFact, WowPiece, WowScope, WowState
from regelwerk.wowtcg.triggers import collect_triggers, drop_spent, notice

DEALT: Final = rule("wow7.4:405.4")
COMBAT_DEALT: Final = rule("wow:603.1")
INCREASE: Final = rule("wow7.4:717.4a")
PREVENT: Final = rule("wow7.4:717.2")
ARMOR: Final = rule("wow:304.2")
PUT_DAMAGE: Final = rule("wow7.4:405.3")


@mypyc_attr(free_list_len=1)
class DamageFrame(Frame[WowState]):
    """Packets being processed and dealt.

    packets  all of them, made at the same moment
    at       the packet that is being processed
    source   reference to the card whose text deals them, 0 in combat conclusion
    """

    __slots__ = ("at", "packets", "source")

    def __init__(self, packets: list[Packet], source: Ref) -> None:
        self.packets = packets
        self.at = 0
        self.source = source

    def copy(self) -> DamageFrame:
        other = DamageFrame([p.copy() for p in self.packets], self.source)
        other.at = self.at
        return other

    def step(self, state: WowState) -> int:
        if self.at == 0:
            self.packets = in_order(state, self.packets)
        while self.at < len(self.packets):
            packet = self.packets[self.at]
            if packet.amount > 0:
                if (state.values or values(state)).packets:  # something modifies damage
                    if self.order(state, packet):
                        return ASK
                    packet = self.packets[self.at]
                    if increase(state, packet):
                        return ASK
                if not is_sure(state, packet) and reduce(state, packet):  # wow7.4:717.4b
                    return ASK
            self.at += 1
        deal(state, self.packets, self.source)
        return DONE

    def order(self, state: WowState, packet: Packet) -> bool:
        """Ask whose packet comes next, where it matters: True if the player is asked (wow7.4:802.2)."""
        if len(self.packets) - self.at < 2 or NEXT_IN_ORDER in packet.applied_modifiers:
            return False
        piece = state.piece_or_none(packet.to)
        if piece is None:
            return False
        waiting = []
        for other in self.packets[self.at :]:
            q = state.piece_or_none(other.to)
            if q is not None and q.control == piece.control and other.amount > 0 and not is_sure(state, other):
                waiting.append(other)
        if len(waiting) < 2 or not _share(state, waiting):
            return False
        options = [Option(codes.VERB_PICK, other.by, other.to, FIRST) for other in waiting]
        things = [packet_thing(other, piece.control) for other in waiting]
        only = decide(state, piece.control, codes.DECISION_PACKET, options, NO_REF, things, Untimed)
        if only is not None:
            self.apply_answer(state, only)
        return only is None

    def apply_answer(self, state: WowState, option: Option) -> None:
        packet = self.packets[self.at]
        if option.verb == codes.VERB_PICK and option.number == FIRST:
            for other in self.packets[self.at :]:
                if other.to == option.object and other.by == option.subject:
                    other.applied_modifiers.append(NEXT_IN_ORDER)
                    self.packets.remove(other)
                    self.packets.insert(self.at, other)
                    return
        elif option.verb == codes.VERB_APPLY:
            found = [modifier for modifier in values(state).packets if modifier.time == option.number]
            for modifier in found:
                word = modifier.word()
                if isinstance(word, RaisesDamage):
                    raise_packet(state, packet, modifier, word)
                elif isinstance(word, Prevent):
                    prevent(state, packet, modifier, word)
        elif option.verb == codes.VERB_PICK:
            piece = state.piece_or_none(option.object)
            if piece is not None:
                use_armor(state, packet, piece)
        else:
            packet.applied_modifiers.append(NO_MORE_ARMOR)


NO_MORE_ARMOR: Final = -1
"""In `Packet.applied_modifiers`: the destination's controller wants no (more) armor against it."""
NEXT_IN_ORDER: Final = -2
"""In `Packet.applied_modifiers`: the destination's controller has said that it comes before his others."""
FIRST: Final = 1
"""`n` of a character whose packet is to come next."""


def _share(state: WowState, packets: list[Packet]) -> bool:
    """Whether something could prevent damage of more than one of these packets and would be used up by them."""
    raised = any(isinstance(modifier.word(), RaisesDamage) for modifier in values(state).packets)
    for modifier in values(state).packets:
        if isinstance(modifier.word(), Prevent) and modifier.left > 0:
            count = 0
            amount = 0
            for packet in packets:
                piece = state.piece_or_none(packet.to)
                if piece is not None and modifier in _preventions(state, packet, piece):
                    count += 1
                    amount += packet.amount
            if count > 1 and (raised or amount > modifier.left):
                return True
    return False


def in_order(state: WowState, packets: list[Packet]) -> list[Packet]:
    """Several packets at once: those to the turn player's characters first, then clockwise (wow7.4:802.2)."""
    if len(packets) < 2:
        return packets
    found: list[Packet] = []
    for seat in state.clockwise(state.turn_player):
        for packet in packets:
            piece = state.piece_or_none(packet.to)
            if piece is not None and piece.control == seat:  # wow7.4:802.2
                found.append(packet)
    return found


def make(
    state: WowState, scope: WowScope, amount: int, element: int, to: list[Ref], by: Ref, sure: bool
) -> list[Packet]:
    """One packet for each character in play (wow7.4:405.4); none for what is not there any more."""
    found: list[Packet] = []
    if amount <= 0:
        return found
    elements = 1 << element if element else 0
    for ref in to:  # wow7.4:405.4
        piece = state.piece_or_none(ref)
        if piece is not None and state.kinds_of(piece) & codes.TYPE_CHARACTER and state.in_play(piece):
            found.append(Packet(amount, ref, by, scope.you, elements, False, sure, [scope.source]))
    return found


# ----------------------------------------------------------------- increasing


def increase(state: WowState, packet: Packet) -> bool:
    """Apply what increases the packet; True if its controller must be asked in which order."""
    while True:
        found = []
        for modifier in values(state).packets:
            word = modifier.word()
            if (
                isinstance(word, RaisesDamage)
                and modifier.time not in packet.applied_modifiers
                and more_fits(state, packet, modifier, word)
            ):
                found.append(modifier)
        if not found:
            return False
        if len(found) > 1 and _mixed(found) and state.in_game(packet.you):  # inf:raising-order
            options = [Option(codes.VERB_APPLY, modifier.scope.source, packet.to, modifier.time) for modifier in found]
            things = [modifier_thing(state, modifier) for modifier in found]
            if decide(state, packet.you, codes.DECISION_PACKET, options, packet.to, things, Untimed) is None:
                return True
        modifier = found[0]
        word = modifier.word()
        if isinstance(word, RaisesDamage):
            raise_packet(state, packet, modifier, word)


def _mixed(found: list[Modifier]) -> bool:
    """Whether the order matters: doubling and adding together."""
    doubles = 0
    for modifier in found:
        word = modifier.word()
        if isinstance(word, RaisesDamage) and word.double:
            doubles += 1
    return 0 < doubles < len(found)


def more_fits(state: WowState, packet: Packet, modifier: Modifier, word: RaisesDamage) -> bool:
    """Whether "would deal (be dealt) damage" describes this packet."""
    end = state.piece_or_none(word.end(packet))
    return end is not None and applies(state, modifier, end) and word.is_about(state, packet)


def raise_packet(state: WowState, packet: Packet, modifier: Modifier, word: RaisesDamage) -> None:
    """Replace the packet's amount by more; each modifier only once (wow7.4:716.1)."""
    packet.applied_modifiers.append(modifier.time)
    packet.amount = word.raised(packet.amount)
    state.emit(codes.EVENT_REPLACE, INCREASE, modifier.scope.source, packet.you, packet.to, packet.by, packet.amount)


# ----------------------------------------------------------------- preventing


def is_sure(state: WowState, packet: Packet) -> bool:
    """Whether the packet can't be prevented; one unpreventable point makes all of it so (wow7.4:408)."""
    if packet.is_unpreventable:
        return True
    for modifier in values(state).packets:
        word = modifier.word()
        if isinstance(word, DamageCannotBePrevented):  # inf:packet-unpreventable
            by = state.piece_or_none(packet.by)
            if by is None or not applies(state, modifier, by):
                continue
            if not word.with_this_weapon or (packet.combat and modifier.scope.source in packet.weapon_ref):
                packet.is_unpreventable = True
                return True
    return False


def reduce(state: WowState, packet: Packet) -> bool:
    """Apply prevention and armor; True if the destination's controller must be asked."""
    while packet.amount > 0:
        piece = state.piece_or_none(packet.to)
        if piece is None:
            return False
        found = _preventions(state, packet, piece)
        whole = [modifier for modifier in found if _prevents_all(modifier)]
        if whole:
            _prevent(state, packet, whole[0])
            continue
        armors = _armors(state, packet, piece)
        if not armors and not found:
            return False
        if not armors and (len(found) == 1 or _endless(found)):
            _prevent(state, packet, found[0])
            continue
        options = [Option(codes.VERB_APPLY, modifier.scope.source, packet.to, modifier.time) for modifier in found]
        things = [modifier_thing(state, modifier) for modifier in found]
        options += [Option(codes.VERB_PICK, NO_REF, armor.ref) for armor in armors]
        things += [Thing(armor.card, armor.control, [], [armor.id]) for armor in armors]
        if not found:
            options.append(Option(codes.VERB_NO))
            things.append(Thing(None, piece.control, [], []))
        if decide(state, piece.control, codes.DECISION_PACKET, options, packet.to, things, Untimed) is None:
            return True
        _prevent(state, packet, found[0])
    return False


def packet_thing(packet: Packet, seat: int) -> Thing:
    """A packet as one of those that a player puts in order."""
    values = [packet.amount, packet.elements, int(packet.combat), packet.you, *packet.applied_modifiers]
    return Thing(None, seat, [packet.to, packet.by, *packet.weapon_ref], values)


def modifier_thing(state: WowState, modifier: Modifier) -> Thing:
    """A modifier as one of those that are applied in order.

    What is never used up only differs in how much it prevents; and what is fixed to certain cards has nothing to do
    any more with the card that it comes from.
    """
    what = modifier.what
    word = modifier.word()
    scope = modifier.scope
    if isinstance(word, Prevent) and word.each and word.amount is not None:
        return Thing(None, -1, [], [number_of(word.amount, state, scope)])
    values = [modifier.left, modifier.until, modifier.seat, scope.x, scope.mentioned_number]
    if modifier.frozen is not None and isinstance(word, Prevent):
        if word.by is None and word.condition is None:
            return Thing(what, scope.you, modifier.frozen, values)
    refs = [scope.source, scope.event_about, scope.event_other, *scope.mentioned, *(modifier.frozen or [])]
    for group in scope.targets:
        refs += group
    return Thing(what, scope.you, refs, values)


def _endless(found: list[Modifier]) -> bool:
    """Whether none of these is used up by what it prevents, so that their order cannot matter."""
    for modifier in found:
        word = modifier.word()
        if not (isinstance(word, Prevent) and word.each):
            return False
    return True


def _preventions(state: WowState, packet: Packet, piece: WowPiece) -> list[Modifier]:
    found = []
    for modifier in values(state).packets:
        word = modifier.word()
        if not isinstance(word, Prevent) or modifier.time in packet.applied_modifiers or modifier.left == 0:
            continue
        if word.combat and not packet.combat:
            continue
        if word.to is not None and not applies(state, modifier, piece):
            continue
        if word.by is not None:
            by = state.piece_or_none(packet.by)
            if by is None or not word.by.includes(state, by, modifier.scope):
                continue
        found.append(modifier)
    return found


def _armors(state: WowState, packet: Packet, piece: WowPiece) -> list[WowPiece]:
    """The ready armors that could still prevent something of it (wow:304.2)."""
    if piece.card.kind != codes.TYPE_HERO or NO_MORE_ARMOR in packet.applied_modifiers:  # inf:def-armor-only
        return []
    found = []
    for id in state.zone_ids(codes.ZONE_HERO_ROW, piece.control):
        armor = state.pieces[id]
        if armor.card.kind == codes.TYPE_ARMOR and not armor.exhausted and defense(state, armor) > 0:
            found.append(armor)
    return found


def _prevents_all(modifier: Modifier) -> bool:
    word = modifier.word()
    return isinstance(word, Prevent) and word.amount is None


def _prevent(state: WowState, packet: Packet, modifier: Modifier) -> None:
    word = modifier.word()
    if isinstance(word, Prevent):
        prevent(state, packet, modifier, word)


def prevent(state: WowState, packet: Packet, modifier: Modifier, word: Prevent) -> None:
    """Apply one prevention modifier (wow7.4:717.2): the packet and what it still prevents both shrink."""
    packet.applied_modifiers.append(modifier.time)
    if word.amount is None:
        stopped = packet.amount
    elif word.each:
        stopped = min(packet.amount, max(number_of(word.amount, state, modifier.scope), 0))
    else:
        stopped = min(packet.amount, modifier.left)
    if stopped > 0:
        prevent_points(state, packet, stopped, modifier.scope.source)
    if word.amount is not None and not word.each:
        use_up(state, modifier, stopped)


def use_up(state: WowState, modifier: Modifier, stopped: int) -> None:
    """So many of the points that it prevents are used up; what triggers on that has seen it at work (wow7.4:717.2)."""
    less = Modifier(
        modifier.what,
        modifier.scope,
        modifier.frozen,
        modifier.time,
        modifier.until,
        modifier.seat,
        modifier.left - stopped,
        modifier.trigger,
    )
    kept = [less if other is modifier else other for other in state.modifiers]
    state.modifiers = [other for other in kept if other is not less or less.left > 0]  # until used up (wow7.4:717.2)
    state.values = None


def prevent_points(state: WowState, packet: Packet, stopped: int, source: Ref) -> None:
    """So many points of the packet are prevented."""
    state.emit(codes.EVENT_PREVENT, PREVENT, source, -1, packet.to, packet.by, stopped)
    packet.amount -= stopped
    notice(state, codes.EVENT_PREVENT, packet.to, packet.by, stopped, -1, packet)


def use_armor(state: WowState, packet: Packet, armor: WowPiece) -> None:
    """Exhaust an armor: its DEF is prevented, the surplus is lost (wow:304.2)."""
    stopped = min(packet.amount, defense(state, armor))
    exhaust(state, armor, ARMOR)
    state.emit(codes.EVENT_PREVENT, ARMOR, armor.ref, armor.control, packet.to, packet.by, stopped)
    packet.amount -= stopped
    notice(state, codes.EVENT_PREVENT, packet.to, packet.by, stopped, armor.control, packet)


# -------------------------------------------------------------------- dealing


def deal(state: WowState, packets: list[Packet], source: Ref) -> None:
    """Deal what is left of the packets, all at the same moment; tell the text that deals it."""
    state.batch += 1
    live: list[Packet] = []
    for packet in packets:
        if packet.amount > 0 and state.piece_or_none(packet.to) is not None:  # wow7.4:408.2a
            live.append(packet)
    for packet in live:
        dealer = state.last_known(packet.by)
        cite = COMBAT_DEALT if packet.combat else DEALT
        state.emit(codes.EVENT_DAMAGE, cite, source, dealer.control, packet.to, packet.by, packet.amount)
        collect_triggers(state, codes.EVENT_DAMAGE, packet.to, packet.by, packet.amount, dealer.control, packet)
    if state.modifiers:
        drop_spent(state)
    total = 0
    reached = []
    for packet in live:
        piece = state.piece_or_none(packet.to)
        if piece is not None:
            state.writable_piece(piece.id).damage += packet.amount
            total += packet.amount  # wow7.4:405.6
            reached.append(packet.to)
            by_whom = state.last_known(packet.by).control
            state.turn_facts.append(
                TurnFact(codes.EVENT_DAMAGE, packet.to, packet.by, by_whom, packet.combat, packet.elements)
            )
    if live:
        state.invalidate(codes.DEPENDS_ON_DAMAGE)
    below: Any = state.frames[-2] if len(state.frames) > 1 else None
    if isinstance(below, WowScope):
        below.mentioned_number = total
        below.dealt_damage_refs = [*below.dealt_damage_refs, *reached]


# --------------------------------------------------------- putting damage, healing


def put_damage(
    state: WowState, piece: WowPiece, amount: int, cite: RuleCitation = PUT_DAMAGE, source: Ref = NO_REF
) -> int:
    """Put damage on a character: not dealt, never more than makes it fatal (wow7.4:405.3).

    That holds for damage put as a cost too, which so can always be paid (ruling:damage-as-a-cost).
    """
    amount = min(amount, max(health(state, piece) - piece.damage, 0))  # inf:put-damage-cap
    if amount <= 0:
        return 0
    state.emit(codes.EVENT_PUT_DAMAGE, cite, source, piece.control, piece.ref, NO_REF, amount)
    state.writable_piece(piece.id).damage += amount
    state.invalidate(codes.DEPENDS_ON_DAMAGE)
    return amount


def healable(state: WowState, piece: WowPiece) -> bool:
    """Whether a healing packet would be made: damage on it, healing not forbidden (wow7.4:407.3), not fatal.

    What has fatal damage cannot be healed (ruling:fatal-damage-no-heal).
    """
    return (
        piece.damage > 0  # wow7.4:407.3
        and piece.damage < health(state, piece)  # ruling:fatal-damage-no-heal
        and not forbids(state, piece) & codes.NO_HEAL  # wow7.4:407.3
    )


def heal(state: WowState, piece: WowPiece, amount: int, by: Ref, cite: RuleCitation, source: Ref = NO_REF) -> int:
    """Heal up to `amount` damage from a character; how much was."""
    if amount <= 0 or not healable(state, piece):
        return 0
    for modifier in values(state).heals:
        healer = state.piece_or_none(by)
        word = modifier.word()
        if isinstance(word, RaisesDamage) and healer is not None and applies(state, modifier, healer):
            amount += word.increase  # wow7.4:716.1
    amount = min(amount, piece.damage)
    state.emit(codes.EVENT_HEAL, cite, source, piece.control, piece.ref, by, amount)
    state.writable_piece(piece.id).damage -= amount
    state.invalidate(codes.DEPENDS_ON_DAMAGE)
    return amount
