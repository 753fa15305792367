"""Triggered powers and modifiers: which events they wait for (wow7.4:703, 715), and noticing them.

Whether an event matches is judged when it is announced, and changes announce their
events before they are made (only entering play is announced afterwards): so every
trigger sees the state just before the event (wow7.4:703.4), and cards that leave
together see each other go (703.3c).
"""

from __future__ import annotations

from typing import Final, cast

from regelwerk.kernel.rulebook import Rule
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.defs import WowDefs
from regelwerk.wowtcg.meaning import Playable, Trigger
from regelwerk.wowtcg.nouns import Noun
from regelwerk.wowtcg.people import Ref
from regelwerk.wowtcg.state import Modifier, Note, Packet, Waiting, WowScope, WowState, scope_of
from regelwerk.wowtcg.values import keywords, powers

SPENT: Final = -2
"""`Modifier.left` of a "next time" that has come, as long as the moment lasts."""
YOURS: Final = 0
EACH: Final = 1
OPPONENTS: Final = 2
THIS_WEAPON: Final = 1
ANY_WEAPON: Final = 2

ALWAYS_NOTED: Final = (c.E_ATTACK, c.E_STRIKE, c.E_DAMAGE)
"""The events that are remembered for the turn whether any card of the game asks for it or not."""
ENDS_FORMS: Final = (c.E_PLAY, c.E_STRIKE, c.E_DAMAGE)
"""The events that may end bear form or stealth."""


class About(Trigger):
    """An event that happens to something: `a` is this card, what it is attached to, your hero, or what fits."""

    __slots__ = ("noun", "what")

    def __init__(self, path: str, event: int, play: Playable, noun: Noun | None, what: Ref | None) -> None:
        super().__init__(path, event, play, None)
        self.noun = noun
        self.what = what

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        return fits(state, scope, a, self.noun, self.what)


class Damages(Trigger):
    """Something deals damage to something. `a` is who gets it, `b` who deals it.

    weapon: 0, or THIS_WEAPON or ANY_WEAPON with which it must be dealt (wow:303.2).
    """

    __slots__ = ("by_noun", "by_what", "combat", "to_noun", "to_what", "weapon")

    def __init__(
        self,
        path: str,
        play: Playable,
        by: tuple[Noun | None, Ref | None],
        to: tuple[Noun | None, Ref | None],
        combat: bool,
        weapon: int,
    ) -> None:
        super().__init__(path, c.E_DAMAGE, play, None)
        self.by_noun = by[0]
        self.by_what = by[1]
        self.to_noun = to[0]
        self.to_what = to[1]
        self.combat = combat
        self.weapon = weapon

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        if self.combat and (packet is None or not packet.combat):
            return False
        if self.weapon and not self.dealt_with(state, scope, packet):
            return False
        return fits(state, scope, b, self.by_noun, self.by_what) and fits(state, scope, a, self.to_noun, self.to_what)

    def happened(self, state: WowState, scope: WowScope, note: Note, about: int) -> bool:
        """What damage was dealt with is not remembered: a weapon is asked for by what triggered already."""
        if note.kind != c.E_DAMAGE or self.weapon or (self.combat and not note.flag):
            return False
        if (note.b if self.turned else note.a) != about:
            return False
        noun, what = (self.to_noun, self.to_what) if self.turned else (self.by_noun, self.by_what)
        other = note.a if self.turned else note.b
        if what is not None:
            return other in what.get(state, scope)
        return noun is None or noun.describes(state, state.last(other), scope)

    def dealt_with(self, state: WowState, scope: WowScope, packet: Packet | None) -> bool:
        """Whether the damage is associated with this weapon, or with any (inf:packet-association)."""
        if packet is None:
            return False
        if self.weapon == THIS_WEAPON:
            return scope.source in packet.via
        return any(state.last(ref).card.kind == c.WEAPON for ref in packet.via)


class Plays(Trigger):
    """You play a card; `wanted` and `unwanted` are tags, `mask` the card types."""

    __slots__ = ("mask", "unwanted", "wanted")

    def __init__(self, path: str, play: Playable, mask: int, wanted: str, unwanted: str) -> None:
        super().__init__(path, c.E_PLAY, play, None)
        self.mask = mask
        self.wanted = wanted
        self.unwanted = unwanted

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        card = state.last(a).card
        if seat != scope.you or (self.mask and not card.kind & self.mask):
            return False
        if self.unwanted and self.unwanted in card.tags:
            return False
        return not self.wanted or self.wanted in card.tags

    def happened(self, state: WowState, scope: WowScope, note: Note, about: int) -> bool:
        """ "When you play a card for the first time": it is you who does it again, whatever is played."""
        return note.kind == c.E_PLAY and self.meets(state, scope, note.a, 0, 0, note.seat, None)


class Strikes(Trigger):
    """You strike with a weapon: this one, the one this is attached to, or any that fits."""

    __slots__ = ("noun", "what")

    def __init__(self, path: str, play: Playable, noun: Noun | None, what: Ref | None) -> None:
        super().__init__(path, c.E_STRIKE, play, None)
        self.noun = noun
        self.what = what

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        return seat == scope.you and fits(state, scope, a, self.noun, self.what)

    def happened(self, state: WowState, scope: WowScope, note: Note, about: int) -> bool:
        """ "When you strike for the first time": with any weapon that fits, though it may be gone."""
        if note.kind != c.E_STRIKE or note.seat != scope.you:
            return False
        if self.what is not None:
            return note.a == about
        return self.noun is None or self.noun.describes(state, state.last(note.a), scope)


class Turns(Trigger):
    """The start of a turn, or the end phase."""

    __slots__ = ("whose",)

    def __init__(self, path: str, event: int, play: Playable, whose: int) -> None:
        super().__init__(path, event, play, None)
        self.whose = whose

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        if self.event == c.E_PHASE and n != c.END:
            return False
        if self.whose == YOURS:
            return state.active == scope.you
        return self.whose == EACH or state.teams[state.active] != state.teams[scope.you]


def fits(state: WowState, scope: WowScope, ref: int, noun: Noun | None, what: Ref | None) -> bool:
    """Whether that reference is what a trigger speaks of; neither noun nor reference: anything."""
    if what is not None:
        return ref in what.get(state, scope)
    if noun is None:
        return True
    piece = state.at(ref)
    return piece is not None and noun.fits(state, piece, scope)


def happen(
    state: WowState, kind: int, rule: Rule, source: int = 0, seat: int = -1, a: int = 0, b: int = 0, n: int = 0
) -> None:
    """Write down an event and let everything that waits for it trigger."""
    state.emit(kind, rule, source, seat, a, b, n)
    if (
        state.modifiers or kind in (state.powers or powers(state)).watch or kind in ENDS_FORMS
    ):  # else nothing waits for it
        notice(state, kind, a, b, n, seat, None)
    remember(state, kind, a, b, seat)


def remember(state: WowState, kind: int, a: int, b: int, seat: int) -> None:
    """Note an event for the rest of the turn, if any card asks whether it happens for the first time."""
    firsts = cast(WowDefs, state.defs).firsts
    if firsts and kind in firsts:
        state.notes.append(Note(kind, a, b, seat, False))


def notice(state: WowState, kind: int, a: int, b: int, n: int, seat: int, packet: Packet | None) -> None:
    """Let everything that waits for this event trigger."""
    watching = (state.powers or powers(state)).watch.get(kind)
    if watching is not None:
        for watch in watching:
            trigger = watch.trigger
            scope = watch.scope
            if trigger.meets(state, scope, a, b, n, seat, packet):
                _wait(state, trigger, scope, a, b, n)  # wow7.4:703.1
    if state.modifiers:
        _notice_modifiers(state, kind, a, b, n, seat, packet)
    if kind in ENDS_FORMS:
        _notice_forms(state, kind, a, b, seat)


def _wait(state: WowState, trigger: Trigger, scope: WowScope, a: int, b: int, n: int) -> None:
    """The effect of a trigger waits for the next pre-priority processing (wow7.4:708.1)."""
    about = b if trigger.turned else a
    by = a if trigger.turned else b
    if trigger.condition is not None:
        seen = scope_of(scope.source, scope.you)
        seen.about = about
        seen.by = by
        seen.n = n
        if not trigger.condition.holds(state, seen):  # inf:lei-of-lilies
            return
    if trigger.first_each_turn and not _first(state, trigger, scope, about):
        return
    state.waiting.append(Waiting(trigger, scope.source, scope.you, about, by, n, scope.them))


def _first(state: WowState, trigger: Trigger, scope: WowScope, about: int) -> bool:
    """Whether it has not happened this turn.

    What happens is noted as it does, so that a card that came later does not take the next one for the first. Of
    damage that is dealt at the same moment to several only one packet is the first.
    """
    for note in state.notes:
        if trigger.happened(state, scope, note, about):
            return False
    if trigger.event != c.E_DAMAGE:
        return True
    for note in state.notes:
        if note.kind == c.E_TRIGGER and note.a == scope.source and note.b == about:
            return False
    state.notes.append(Note(c.E_TRIGGER, scope.source, about, state.active, False))
    return True


def _notice_modifiers(state: WowState, kind: int, a: int, b: int, n: int, seat: int, packet: Packet | None) -> None:
    used = []
    for modifier in state.modifiers:
        trigger = modifier.trigger
        if trigger is None or trigger.event != kind:
            continue
        if modifier.frozen is not None and not (a in modifier.frozen or b in modifier.frozen):
            continue
        if trigger.meets(state, modifier.scope, a, b, n, seat, packet):
            before = len(state.waiting)
            _wait(state, trigger, modifier.scope, a, b, n)
            if trigger.once and len(state.waiting) > before:
                used.append(modifier)
    for modifier in used:
        if kind == c.E_DAMAGE:  # it means every packet of this moment, and ends with it (wow7.4:717.5)
            spent = Modifier(
                None,
                modifier.scope,
                modifier.frozen,
                modifier.time,
                modifier.until,
                modifier.seat,
                SPENT,
                modifier.trigger,
            )
            state.modifiers[state.modifiers.index(modifier)] = spent
        else:
            state.modifiers.remove(modifier)


def drop_spent(state: WowState) -> None:
    """All packets of a moment have been dealt: "the next time" is over for those that waited for it (wow7.4:717.5)."""
    for modifier in state.modifiers[:]:
        if modifier.left == SPENT:
            state.modifiers.remove(modifier)


def _notice_forms(state: WowState, kind: int, a: int, b: int, seat: int) -> None:
    """Bear form and stealth end by a trigger on the chain (kw:bear-form, kw:stealth, ruling:form-loss-uses-chain)."""
    if kind == c.E_DAMAGE:
        dealer = state.at(b)
        if dealer is not None and dealer.card.kind == c.HERO and keywords(state, dealer) & c.STEALTH:
            _wait_for_form(state, "rule/stealth", dealer.control)  # kw:stealth
        return
    hero = state.hero(seat) if seat >= 0 else None
    if hero is None or not keywords(state, hero) & c.BEAR_FORM:
        return
    if kind == c.E_PLAY:
        card = state.last(a).card
        if card.kind != c.ABILITY or "Feral" in card.tags:
            return
    _wait_for_form(state, "rule/bear-form", seat)  # kw:bear-form


def _wait_for_form(state: WowState, path: str, seat: int) -> None:
    hero = state.hero(seat)
    trigger = state.defs.lowered.get(path)
    if hero is None or not isinstance(trigger, Trigger):
        return
    state.waiting.append(Waiting(trigger, hero.ref, seat, 0, 0, 0, []))
