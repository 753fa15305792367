"""Triggered powers and modifiers: which events they wait for (wow7.4:703, 715), and noticing them.

Whether an event matches is judged when it is announced, and changes announce their
events before they are made (only entering play is announced afterwards): so every
trigger sees the state just before the event (wow7.4:703.4), and cards that leave
together see each other go (703.3c).
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.derived_values import keywords, powers
from regelwerk.wowtcg.enums import CardType, Fate, TurnOwner
from regelwerk.wowtcg.lowered import Trigger
from regelwerk.wowtcg.players import Selector
from regelwerk.wowtcg.selectors import Attached, CardFilter, Them, This, YourHero
from regelwerk.wowtcg.state import Modifier, Packet, PendingTrigger, TurnFact, WowScope, WowState, scope_of

SPENT: Final = -2
"""`Modifier.left` of a "next time" that has come, as long as the moment lasts."""

ALWAYS_NOTED: Final = (codes.EVENT_ATTACK, codes.EVENT_STRIKE, codes.EVENT_DAMAGE)
"""The events that are remembered for the turn whether any card of the game asks for it or not."""
ENDS_FORMS: Final = 1 << codes.EVENT_PLAY | 1 << codes.EVENT_STRIKE | 1 << codes.EVENT_DAMAGE
"""The events that may end a form or stealth."""


# -------------------------------------------------------------------------- events


@dataclass(frozen=True)
class TriggerEvent(Word):
    """An event that a triggered power or modifier waits for (wow7.4:703, 715)."""

    def event(self) -> int:
        """Its number (EVENT_...)."""
        raise NotImplementedError

    def is_turned(self) -> bool:
        """Whether a text speaks of what did it first, and of what it happened to second."""
        return False

    def comes_once_a_turn(self) -> bool:
        """Whether no turn can have it twice."""
        return False

    def matches(
        self, state: WowState, scope: WowScope, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None
    ) -> bool:
        """Whether such an event is the one, judged on the state just before it (wow7.4:703.4).

        a, b, n, seat are the event's; `packet` is the damage that is being dealt, if any.
        """
        raise NotImplementedError

    def happened(self, state: WowState, scope: WowScope, note: TurnFact, about: Ref) -> bool:
        """Whether something noted this turn was the same event, which so does not happen for the first time."""
        return note.kind == self.event() and note.a == about


@dataclass(frozen=True)
class OnOne(TriggerEvent):
    """Something happens to one thing."""

    def meant(self) -> CardFilter | Selector:
        """What it may be."""
        raise NotImplementedError

    def matches(
        self, state: WowState, scope: WowScope, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None
    ) -> bool:
        return is_meant(state, scope, a, self.meant())


@dataclass(frozen=True)
class OnCard(OnOne):
    """Something happens to this card, or to any that fits."""

    what: CardFilter | This

    def meant(self) -> CardFilter | Selector:
        return self.what


@dataclass(frozen=True)
class OnCharacter(OnOne):
    """Something happens to this card, your hero, or any that fits."""

    what: CardFilter | This | YourHero

    def meant(self) -> CardFilter | Selector:
        return self.what


@dataclass(frozen=True)
class EntersPlay(OnCard):
    """Something enters play (wow7.4:710.1e)."""

    def event(self) -> int:
        return codes.EVENT_ENTER


@dataclass(frozen=True)
class Becomes(OnOne):
    """Something is destroyed (wow7.4:415.9d), or becomes exhausted (wow:105.1)."""

    what: CardFilter | This | Attached | Them
    fate: Fate

    def event(self) -> int:
        return self.fate.value

    def meant(self) -> CardFilter | Selector:
        return self.what


@dataclass(frozen=True)
class YouPlay(TriggerEvent):
    """You play a card (wow7.4:409.1): `tag` wanted, or (`not_tag`) not allowed; `kinds` empty: any."""

    kinds: tuple[CardType, ...] = ()
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
        return codes.EVENT_PLAY

    def matches(
        self, state: WowState, scope: WowScope, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None
    ) -> bool:
        card = state.last_known(a).card
        if seat != scope.you or (self.mask and not card.kind & self.mask):
            return False
        if self.not_tag and self.not_tag in card.tags:
            return False
        return not self.tag or self.tag in card.tags

    def happened(self, state: WowState, scope: WowScope, note: TurnFact, about: Ref) -> bool:
        """ "When you play a card for the first time": it is you who does it again, whatever is played."""
        return note.kind == codes.EVENT_PLAY and self.matches(state, scope, note.a, NO_REF, 0, note.seat, None)


@dataclass(frozen=True)
class YouStrike(TriggerEvent):
    """You strike with a weapon (wow:303.2): this one, the attached one, one that fits; None: with any. It is the
    one."""

    what: CardFilter | This | Attached | None = None

    def event(self) -> int:
        return codes.EVENT_STRIKE

    def matches(
        self, state: WowState, scope: WowScope, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None
    ) -> bool:
        return seat == scope.you and is_meant(state, scope, a, self.what)

    def happened(self, state: WowState, scope: WowScope, note: TurnFact, about: Ref) -> bool:
        """ "When you strike for the first time": with any weapon that fits, though it may be gone."""
        if note.kind != codes.EVENT_STRIKE or note.seat != scope.you:
            return False
        what = self.what
        if isinstance(what, CardFilter):
            return what.matches_anywhere(state, state.last_known(note.a), scope)
        return what is None or note.a == about


@dataclass(frozen=True)
class Attacks(OnCard):
    """Something attacks (wow:602.1). The other is the defender."""

    def event(self) -> int:
        return codes.EVENT_ATTACK


@dataclass(frozen=True)
class Defends(OnCharacter):
    """Something starts defending (wow:602.3), or with `protecting` protects (wow:602.2). The other is the attacker."""

    protecting: bool = False

    def event(self) -> int:
        return codes.EVENT_PROTECT if self.protecting else codes.EVENT_DEFEND


@dataclass(frozen=True)
class Sabotages(OnCharacter):
    """Something sabotages (wow:603.1). The other is what is sabotaged."""

    def event(self) -> int:
        return codes.EVENT_SABOTAGE


@dataclass(frozen=True)
class StartOfTurn(TriggerEvent):
    """The start of a turn (wow7.4:500.2)."""

    whose: TurnOwner = TurnOwner.YOURS

    def event(self) -> int:
        return codes.EVENT_TURN

    def comes_once_a_turn(self) -> bool:
        return True

    def matches(
        self, state: WowState, scope: WowScope, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None
    ) -> bool:
        return is_turn_of(state, scope, self.whose)


@dataclass(frozen=True)
class EndOfTurn(TriggerEvent):
    """The end of a turn (wow7.4:503)."""

    whose: TurnOwner = TurnOwner.EACH

    def event(self) -> int:
        return codes.EVENT_PHASE

    def comes_once_a_turn(self) -> bool:
        return True

    def matches(
        self, state: WowState, scope: WowScope, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None
    ) -> bool:
        return n == codes.PHASE_END and is_turn_of(state, scope, self.whose)


def is_meant(state: WowState, scope: WowScope, ref: Ref, what: CardFilter | Selector | None) -> bool:
    """Whether that reference is what an event speaks of; None: anything."""
    if what is None:
        return True
    if isinstance(what, CardFilter):
        piece = state.piece_or_none(ref)
        return piece is not None and what.fits(state, piece, scope)
    return ref in what.select(state, scope)


def is_turn_of(state: WowState, scope: WowScope, whose: TurnOwner) -> bool:
    """Whether it is the turn of whom a text means."""
    if whose is TurnOwner.YOURS:
        return state.turn_player == scope.you
    return whose is TurnOwner.EACH or state.teams[state.turn_player] != state.teams[scope.you]


# ------------------------------------------------------------------------ noticing


def emit_and_trigger(
    state: WowState,
    kind: int,
    rule: RuleCitation,
    source: Ref = NO_REF,
    seat: int = -1,
    a: Ref = NO_REF,
    b: Ref = NO_REF,
    n: int = 0,
) -> None:
    """Write down an event and let everything that waits for it trigger."""
    state.emit(kind, rule, source, seat, a, b, n)
    # as `notice` does, a call less
    table = state.powers or powers(state)
    if state.modifiers or kind in table.watch:
        collect_triggers(state, kind, a, b, n, seat, None)
    if kind in table.firsts:
        state.turn_facts.append(TurnFact(kind, a, b, seat, False))


def notice(state: WowState, kind: int, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None = None) -> None:
    """Let everything that waits for an event trigger, and note it for the rest of the turn where cards ask for that."""
    table = state.powers or powers(state)
    if state.modifiers or kind in table.watch:  # else nothing waits for it
        collect_triggers(state, kind, a, b, n, seat, packet)
    if kind in table.firsts:  # some card asks whether it happens for the first time
        state.turn_facts.append(TurnFact(kind, a, b, seat, False))


def collect_triggers(state: WowState, kind: int, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None) -> None:
    """Let everything that waits for this event trigger."""
    watching = (state.powers or powers(state)).watch.get(kind)
    if watching is not None:
        for watch in watching:
            trigger = watch.trigger
            scope = watch.scope
            if trigger.is_triggered_by(state, scope, a, b, n, seat, packet):
                _wait(state, trigger, scope, a, b, n)  # wow7.4:703.1
    if state.modifiers:
        _notice_modifiers(state, kind, a, b, n, seat, packet)
    if ENDS_FORMS >> kind & 1:
        _notice_forms(state, kind, a, b, seat)


def _wait(state: WowState, trigger: Trigger, scope: WowScope, a: Ref, b: Ref, n: int) -> None:
    """The effect of a trigger waits for the next pre-priority processing (wow7.4:708.1)."""
    about = b if trigger.speaks_of_doer_first else a
    by = a if trigger.speaks_of_doer_first else b
    if trigger.condition is not None:
        seen = scope_of(scope.source, scope.you)
        seen.event_about = about
        seen.event_other = by
        seen.mentioned_number = n
        if not trigger.condition.holds(state, seen):  # inf:lei-of-lilies
            return
    if trigger.first_each_turn and not _first(state, trigger, scope, about):
        return
    state.waiting.append(PendingTrigger(trigger, scope.source, scope.you, about, by, n, scope.mentioned))


def _first(state: WowState, trigger: Trigger, scope: WowScope, about: Ref) -> bool:
    """Whether it has not happened this turn.

    What happens is noted as it does, so that a card that came later does not take the next one for the first. Of
    damage that is dealt at the same moment to several only one packet is the first.
    """
    for note in state.turn_facts:
        if trigger.happened(state, scope, note, about):
            return False
    if trigger.event != codes.EVENT_DAMAGE:
        return True
    for note in state.turn_facts:
        if note.kind == codes.EVENT_TRIGGER and note.a == scope.source and note.b == about:
            return False
    state.turn_facts.append(TurnFact(codes.EVENT_TRIGGER, scope.source, about, state.turn_player, False))
    return True


def _notice_modifiers(state: WowState, kind: int, a: Ref, b: Ref, n: int, seat: int, packet: Packet | None) -> None:
    used = []
    for modifier in state.modifiers:
        trigger = modifier.trigger
        if trigger is None or trigger.event != kind:
            continue
        if modifier.frozen is not None and not (a in modifier.frozen or b in modifier.frozen):
            continue
        if trigger.is_triggered_by(state, modifier.scope, a, b, n, seat, packet):
            before = len(state.waiting)
            _wait(state, trigger, modifier.scope, a, b, n)
            if trigger.once and len(state.waiting) > before:
                used.append(modifier)
    for modifier in used:
        if kind == codes.EVENT_DAMAGE:  # it means every packet of this moment, and ends with it (wow7.4:717.5)
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


def _notice_forms(state: WowState, kind: int, a: Ref, b: Ref, seat: int) -> None:
    """Forms and stealth end by a trigger on the chain (kw:bear-form, kw:stealth, ruling:form-loss-uses-chain)."""
    if kind == codes.EVENT_DAMAGE:
        dealer = state.piece_or_none(b)
        if (
            dealer is not None
            and dealer.card.kind == codes.TYPE_HERO
            and keywords(state, dealer) & codes.KEYWORD_STEALTH
        ):
            _wait_for_form(state, "rule/stealth", dealer.control)  # kw:stealth
        return
    hero = state.hero(seat) if seat >= 0 else None
    forms = keywords(state, hero) & codes.FORMS if hero is not None else 0
    if not forms:
        return
    if kind == codes.EVENT_PLAY:
        card = state.last_known(a).card
        if card.kind != codes.TYPE_ABILITY or "Feral" in card.tags:
            return
    if forms & codes.KEYWORD_BEAR_FORM:
        _wait_for_form(state, "rule/bear-form", seat)  # kw:bear-form
    if forms & codes.KEYWORD_CAT_FORM:
        _wait_for_form(state, "rule/cat-form", seat)  # kw:cat-form


def _wait_for_form(state: WowState, path: str, seat: int) -> None:
    hero = state.hero(seat)
    trigger = state.defs.lowered.get(path)
    if hero is None or not isinstance(trigger, Trigger):
        return
    state.waiting.append(PendingTrigger(trigger, hero.ref, seat, NO_REF, NO_REF, 0, []))
