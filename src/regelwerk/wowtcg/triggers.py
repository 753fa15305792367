"""Triggered powers and modifiers: which events they wait for (wow7.4:703, 715), and noticing them.

Whether an event matches is judged when it is announced, and changes announce their
events before they are made (only entering play is announced afterwards): so every
trigger sees the state just before the event (wow7.4:703.4), and cards that leave
together see each other go (703.3c).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, cast

from regelwerk.kernel.rulebook import Rule
from regelwerk.kernel.words import Word
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.defs import WowDefs
from regelwerk.wowtcg.groups import Kind, Whose
from regelwerk.wowtcg.meaning import Trigger
from regelwerk.wowtcg.nouns import Attached, Noun, Them, This, YourHero
from regelwerk.wowtcg.people import Ref
from regelwerk.wowtcg.state import Modifier, Note, Packet, Waiting, WowScope, WowState, scope_of
from regelwerk.wowtcg.values import keywords, powers

SPENT: Final = -2
"""`Modifier.left` of a "next time" that has come, as long as the moment lasts."""

ALWAYS_NOTED: Final = (c.E_ATTACK, c.E_STRIKE, c.E_DAMAGE)
"""The events that are remembered for the turn whether any card of the game asks for it or not."""
ENDS_FORMS: Final = (c.E_PLAY, c.E_STRIKE, c.E_DAMAGE)
"""The events that may end bear form or stealth."""


# -------------------------------------------------------------------------- events


@dataclass(frozen=True)
class Happening(Word):
    """An event that a triggered power or modifier waits for (wow7.4:703, 715)."""

    def event(self) -> int:
        """Its number (E_...)."""
        raise NotImplementedError

    def is_turned(self) -> bool:
        """Whether a text speaks of what did it first, and of what it happened to second."""
        return False

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        """Whether such an event is the one, judged on the state just before it (wow7.4:703.4).

        a, b, n, seat are the event's; `packet` is the damage that is being dealt, if any.
        """
        raise NotImplementedError

    def happened(self, state: WowState, scope: WowScope, note: Note, about: int) -> bool:
        """Whether something noted this turn was the same event, which so does not happen for the first time."""
        return note.kind == self.event() and note.a == about


@dataclass(frozen=True)
class OnOne(Happening):
    """Something happens to one thing."""

    def meant(self) -> Noun | Ref:
        """What it may be."""
        raise NotImplementedError

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        return is_meant(state, scope, a, self.meant())


@dataclass(frozen=True)
class OnCard(OnOne):
    """Something happens to this card, or to any that fits."""

    what: Noun | This

    def meant(self) -> Noun | Ref:
        return self.what


@dataclass(frozen=True)
class OnCharacter(OnOne):
    """Something happens to this card, your hero, or any that fits."""

    what: Noun | This | YourHero

    def meant(self) -> Noun | Ref:
        return self.what


@dataclass(frozen=True)
class EntersPlay(OnCard):
    """Something enters play (wow7.4:710.1e)."""

    def event(self) -> int:
        return c.E_ENTER


@dataclass(frozen=True)
class IsDestroyed(OnOne):
    """Something is destroyed (wow7.4:415.9d)."""

    what: Noun | This | Attached | Them

    def event(self) -> int:
        return c.E_DESTROY

    def meant(self) -> Noun | Ref:
        return self.what


@dataclass(frozen=True)
class YouPlay(Happening):
    """You play a card (wow7.4:409.1): `tag` wanted, or (`not_tag`) not allowed; `kinds` empty: any."""

    kinds: tuple[Kind, ...] = ()
    tag: str = ""
    not_tag: str = ""
    mask: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        mask = 0
        for kind in self.kinds:
            mask |= kind.value
        object.__setattr__(self, "mask", mask)

    def problem(self) -> str:
        return "names a tag that is wanted or one that is not" if self.tag and self.not_tag else ""

    def event(self) -> int:
        return c.E_PLAY

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        card = state.last(a).card
        if seat != scope.you or (self.mask and not card.kind & self.mask):
            return False
        if self.not_tag and self.not_tag in card.tags:
            return False
        return not self.tag or self.tag in card.tags

    def happened(self, state: WowState, scope: WowScope, note: Note, about: int) -> bool:
        """ "When you play a card for the first time": it is you who does it again, whatever is played."""
        return note.kind == c.E_PLAY and self.meets(state, scope, note.a, 0, 0, note.seat, None)


@dataclass(frozen=True)
class YouStrike(Happening):
    """You strike with a weapon (wow:303.2): this one, the attached one, one that fits; None: with any. It is the
    one."""

    what: Noun | This | Attached | None = None

    def event(self) -> int:
        return c.E_STRIKE

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        return seat == scope.you and is_meant(state, scope, a, self.what)

    def happened(self, state: WowState, scope: WowScope, note: Note, about: int) -> bool:
        """ "When you strike for the first time": with any weapon that fits, though it may be gone."""
        if note.kind != c.E_STRIKE or note.seat != scope.you:
            return False
        what = self.what
        if isinstance(what, Noun):
            return what.describes(state, state.last(note.a), scope)
        return what is None or note.a == about


@dataclass(frozen=True)
class Attacks(OnCard):
    """Something attacks (wow:602.1). The other is the defender."""

    def event(self) -> int:
        return c.E_ATTACK


@dataclass(frozen=True)
class Defends(OnCharacter):
    """Something starts defending (wow:602.3). The other is the attacker."""

    def event(self) -> int:
        return c.E_DEFEND


@dataclass(frozen=True)
class Protects(OnCharacter):
    """Something protects (wow:602.2). The other is the attacker."""

    def event(self) -> int:
        return c.E_PROTECT


@dataclass(frozen=True)
class Sabotages(OnCharacter):
    """Something sabotages (wow:603.1). The other is what is sabotaged."""

    def event(self) -> int:
        return c.E_SABOTAGE


@dataclass(frozen=True)
class BecomesExhausted(OnOne):
    """This card becomes exhausted (wow:105.1)."""

    what: This

    def event(self) -> int:
        return c.E_EXHAUST

    def meant(self) -> Noun | Ref:
        return self.what


@dataclass(frozen=True)
class DealsDamage(Happening):
    """Something deals damage (`combat`: combat damage) to something (wow7.4:405.3).

    `with_this`: with this weapon; `with_weapon`: with any (wow:303.2).

    The one is who deals it, the other who gets it, "that much" is how much.
    """

    by: Noun | This | YourHero
    to: Noun | None = None
    combat: bool = False
    with_this: bool = False
    with_weapon: bool = False

    def problem(self) -> str:
        return "is about this weapon or about any" if self.with_this and self.with_weapon else ""

    def event(self) -> int:
        return c.E_DAMAGE

    def is_turned(self) -> bool:
        return True

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        if self.combat and (packet is None or not packet.combat):
            return False
        if (self.with_this or self.with_weapon) and not self.dealt_with(state, scope, packet):
            return False
        return is_meant(state, scope, b, self.by) and is_meant(state, scope, a, self.to)

    def dealt_with(self, state: WowState, scope: WowScope, packet: Packet | None) -> bool:
        """Whether the damage is associated with this weapon, or with any (inf:packet-association)."""
        if packet is None:
            return False
        if self.with_this:
            return scope.source in packet.via
        return any(state.last(ref).card.kind == c.WEAPON for ref in packet.via)

    def happened(self, state: WowState, scope: WowScope, note: Note, about: int) -> bool:
        """What damage was dealt with is not remembered: a weapon is asked for by what triggered already."""
        if note.kind != c.E_DAMAGE or self.with_this or self.with_weapon or (self.combat and not note.flag):
            return False
        return note.b == about and (self.to is None or self.to.describes(state, state.last(note.a), scope))


@dataclass(frozen=True)
class IsDealtDamage(OnCharacter):
    """Something is dealt damage (wow7.4:405.3). The one is who gets it, the other who deals it."""

    combat: bool = False

    def event(self) -> int:
        return c.E_DAMAGE

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        if self.combat and (packet is None or not packet.combat):
            return False
        return is_meant(state, scope, a, self.what)

    def happened(self, state: WowState, scope: WowScope, note: Note, about: int) -> bool:
        return note.kind == c.E_DAMAGE and note.a == about and (note.flag or not self.combat)


@dataclass(frozen=True)
class StartOfTurn(Happening):
    """The start of a turn (wow7.4:500.2)."""

    whose: Whose = Whose.YOURS

    def event(self) -> int:
        return c.E_TURN

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        return is_turn_of(state, scope, self.whose)


@dataclass(frozen=True)
class EndOfTurn(Happening):
    """The end of a turn (wow7.4:503)."""

    whose: Whose = Whose.EACH

    def event(self) -> int:
        return c.E_PHASE

    def meets(self, state: WowState, scope: WowScope, a: int, b: int, n: int, seat: int, packet: Packet | None) -> bool:
        return n == c.END and is_turn_of(state, scope, self.whose)


def is_meant(state: WowState, scope: WowScope, ref: int, what: Noun | Ref | None) -> bool:
    """Whether that reference is what an event speaks of; None: anything."""
    if what is None:
        return True
    if isinstance(what, Noun):
        piece = state.at(ref)
        return piece is not None and what.fits(state, piece, scope)
    return ref in what.get(state, scope)


def is_turn_of(state: WowState, scope: WowScope, whose: Whose) -> bool:
    """Whether it is the turn of whom a text means."""
    if whose is Whose.YOURS:
        return state.active == scope.you
    return whose is Whose.EACH or state.teams[state.active] != state.teams[scope.you]


# ------------------------------------------------------------------------ noticing


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
