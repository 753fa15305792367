"""Events that a text waits for, and noticing them: every ability that waits for one triggers as it happens (dm:9.4).

Whether an event matches is judged when it is announced, and changes announce their
events before they are made (only entering the battle zone is announced afterwards): so
every ability sees the state just before the event, and creatures that leave together
see themselves go, but not each other (dm:9.4.1).
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.derived_values import ActiveTrigger, powers, values
from regelwerk.duelmasters.enums import TurnOwner, Zone
from regelwerk.duelmasters.players import Player
from regelwerk.duelmasters.selectors import CardFilter, This
from regelwerk.duelmasters.state import NO_IDS, DmScope, DmState, PendingTrigger
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.kernel.vocabulary.frozen_dataclass import dataclass
from regelwerk.kernel.vocabulary.words import Word

# -------------------------------------------------------------------------- events


@dataclass(frozen=True)
class TriggerEvent(Word):
    """An event that a triggered ability or a replacement waits for (dm:9.4, 9.5)."""

    def event(self) -> int:
        """Its number (E_...)."""
        raise NotImplementedError

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        """Whether such an event is the one, judged on the state just before it. a, b, n, seat are the event's."""
        raise NotImplementedError

    def is_replaceable(self) -> bool:
        """Whether something may be done instead of it."""
        return False


@dataclass(frozen=True)
class OnCreature(TriggerEvent):
    """Something happens to a creature: this one, or any that fits."""

    what: CardFilter | This

    def problem(self) -> str:
        return "" if isinstance(self.what, (CardFilter, This)) else "is about a creature that fits, or this one"

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        return is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class EntersBattle(OnCreature):
    """Something is put into the battle zone, summoned or not, an evolution too (dm:10.2)."""

    def event(self) -> int:
        return codes.EVENT_ENTER


@dataclass(frozen=True)
class LeavesBattle(OnCreature):
    """Something leaves the battle zone, wherever to (dm:9.4)."""

    def event(self) -> int:
        return codes.EVENT_LEAVE


@dataclass(frozen=True)
class IsDestroyed(OnCreature):
    """A creature is destroyed (dm:3.4)."""

    def event(self) -> int:
        return codes.EVENT_DESTROY

    def is_replaceable(self) -> bool:
        return True


@dataclass(frozen=True)
class IsDiscarded(OnCreature):
    """This card is discarded (dm:3.4). It is in the hand then, so it can only be replaced (dm:9.5): nothing else works
    there."""

    def problem(self) -> str:
        return "" if isinstance(self.what, This) else "is about the card in the hand on which it stands"

    def event(self) -> int:
        return codes.EVENT_DISCARD

    def is_replaceable(self) -> bool:
        return True

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        return a == scope.source


@dataclass(frozen=True)
class Attacks(OnCreature):
    """A creature attacks, once it is tapped and has named its target (dm04:segmente, dm:8.2.2).

    The other is what it attacks. `player`: only when it attacks a player.
    """

    player: bool = False

    def event(self) -> int:
        return codes.EVENT_ATTACK

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        return (not self.player or on_player(state)) and is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class Blocks(OnCreature):
    """A creature blocks (dm:8.2.4). The other is the attacker."""

    def event(self) -> int:
        return codes.EVENT_BLOCK


@dataclass(frozen=True)
class BecomesBlocked(OnCreature):
    """An attacking creature becomes blocked (dm:8.2.4). The other is the blocker.

    `player`: only while it attacks a player.
    """

    player: bool = False

    def event(self) -> int:
        return codes.EVENT_BLOCKED

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        return (not self.player or on_player(state)) and is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class IsNotBlocked(OnCreature):
    """A creature attacks and isn't blocked: the third segment (dm04:segmente).

    `player`: only while it attacks a player.
    """

    player: bool = False

    def event(self) -> int:
        return codes.EVENT_UNBLOCKED

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        return (not self.player or on_player(state)) and is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class Battles(OnCreature):
    """A creature has battled: after the battle, won or lost (dm:8.3.4). The other is whom it fought.

    `blocking`: only where it was the blocker.
    """

    blocking: bool = False

    def event(self) -> int:
        return codes.EVENT_FOUGHT

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        return (not self.blocking or n == codes.BLOCKING) and is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class AttackEnds(OnCreature):
    """The attack of a creature ends, blocked or not, while that creature is still there (dm:8.2.8). The other is what
    it attacked. `player`: only where that was a player.
    """

    player: bool = False

    def event(self) -> int:
        return codes.EVENT_ATTACK_ENDS

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        return (not self.player or on_player(state)) and is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class WinsBattle(OnCreature):
    """A creature wins a battle (dm:7.7). The other is the loser."""

    def event(self) -> int:
        return codes.EVENT_WIN


@dataclass(frozen=True)
class BreaksShield(TriggerEvent):
    """A shield is broken (dm:8.4.1). The one is the shield, the other the creature that breaks it.

    `whose`: only shields of such a player; `by`: only by such a creature.
    """

    whose: Player | None = None
    by: CardFilter | This | None = None

    def event(self) -> int:
        return codes.EVENT_BREAK

    def is_replaceable(self) -> bool:
        return True

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        if self.whose is not None and state.last_known(a).owner not in self.whose.seats(state, scope):
            return False
        if self.by is None:
            return True
        return b > 0 and (is_meant(state, scope, b, self.by) or self.gone_one(state, scope, b))

    def gone_one(self, state: DmState, scope: DmScope, ref: Ref) -> bool:
        """Whether a creature that goes on breaking shields after it has left (dm:8.4.2) was one that fits."""
        by = self.by
        if not isinstance(by, CardFilter) or state.creature(ref) is not None:
            return False
        piece = state.last_known(ref)
        return by.described(state, piece, scope) and (by.whose is None or piece.owner in by.whose.seats(state, scope))


@dataclass(frozen=True)
class UsesShieldTrigger(TriggerEvent):
    """A player uses the shield trigger of a card (dm:7.1). The one is the card, the other the creature that broke the
    shield. `broken_by`: only where such a creature broke it.
    """

    who: Player
    broken_by: CardFilter | This | None = None

    def event(self) -> int:
        return codes.EVENT_TRIGGER_USED

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        if seat not in self.who.seats(state, scope):
            return False
        return self.broken_by is None or (b > 0 and is_meant(state, scope, b, self.broken_by))


@dataclass(frozen=True)
class Moves(TriggerEvent):
    """A card that fits goes from where it is, outside the battle zone, to another zone (dm:3.1). The one is the card
    as it lies there. `by`: only where a text of such a player has caused it (ruling:who-causes).
    """

    noun: CardFilter
    zone: Zone
    by: Player | None = None

    def problem(self) -> str:
        if Zone.BATTLE in (self.noun.zone, self.zone):
            return "is about other zones than the battle zone: EntersBattle and LeavesBattle are"
        return "goes nowhere" if self.noun.zone is self.zone else ""

    def event(self) -> int:
        return GOING.get(self.zone, codes.EVENT_MOVE)

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        piece = state.piece_or_none(a)
        noun = self.noun
        if piece is None or n != noun.at or state.zone_kind(piece) != self.zone.value:
            return False
        if self.by is not None and seat not in self.by.seats(state, scope):
            return False
        return noun.described(state, piece, scope) and (
            noun.whose is None or piece.owner in noun.whose.seats(state, scope)
        )


GOING: Final = {Zone.MANA: codes.EVENT_CHARGE, Zone.SHIELDS: codes.EVENT_SHIELD}
"""What is told of a card that goes to a zone; elsewhere that it moves."""


@dataclass(frozen=True)
class IsPlayed(TriggerEvent):
    """A player plays a card that fits."""

    who: Player
    noun: CardFilter

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        return seat in self.who.seats(state, scope) and self.noun.described(state, state.last_known(a), scope)


@dataclass(frozen=True)
class Casts(IsPlayed):
    """A player casts a spell that fits, paid or not (dm:6.4). The one is the spell."""

    def event(self) -> int:
        return codes.EVENT_CAST


@dataclass(frozen=True)
class Summons(IsPlayed):
    """A player summons a creature that fits, paid or not (dm:6.4). The one is the creature."""

    def event(self) -> int:
        return codes.EVENT_SUMMON


@dataclass(frozen=True)
class PartOfTurn(TriggerEvent):
    """A turn reaches a certain point; `whose` turn."""

    whose: TurnOwner = TurnOwner.YOURS
    code: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", self.whose.value)

    def event(self) -> int:
        return codes.EVENT_PHASE

    def phase(self) -> int:
        """The part of the turn that begins then."""
        raise NotImplementedError

    def meets(self, state: DmState, scope: DmScope, a: Ref, b: Ref, n: int, seat: int) -> bool:
        return n == self.phase() and state.is_turn_of(scope.you, self.code)


@dataclass(frozen=True)
class StartOfTurn(PartOfTurn):
    """The start of a turn (dm:5.1)."""

    def phase(self) -> int:
        return codes.PHASE_START


@dataclass(frozen=True)
class EndOfTurn(PartOfTurn):
    """The end of a turn (dm:5.6)."""

    def phase(self) -> int:
        return codes.PHASE_ENDING


def on_player(state: DmState) -> bool:
    """Whether the attack under way is one on a player."""
    fight = state.current_attack
    return fight is not None and fight.target < 0


def is_meant(state: DmState, scope: DmScope, ref: Ref, what: CardFilter | This) -> bool:
    """Whether that reference is what an ability speaks of: the card it stands on, or a creature that fits."""
    if isinstance(what, CardFilter):
        piece = state.creature(ref)
        return piece is not None and what.fits(state, piece, scope)
    return ref == scope.source or (
        state.creature(ref) is not None and state.creature(ref) is state.creature(scope.source)
    )


# ------------------------------------------------------------------------ noticing


def emit_and_trigger(
    state: DmState,
    kind: int,
    rule: RuleCitation,
    source: Ref = NO_REF,
    seat: int = -1,
    a: Ref = NO_REF,
    b: Ref = NO_REF,
    n: int = 0,
    leaving: list[int] = NO_IDS,
) -> None:
    """Write down an event and let everything that waits for it trigger. `leaving`: ids that leave together."""
    state.emit(kind, rule, source, seat, a, b, n)
    if state.modifiers or (state.powers or powers(state)).watch or (state.values or values(state)).watch:
        collect_triggers(state, kind, seat, a, b, n, leaving)  # else nothing waits for it


def collect_triggers(state: DmState, kind: int, seat: int, a: Ref, b: Ref, n: int, leaving: list[int] = NO_IDS) -> None:
    """Let everything that waits for this event trigger."""
    watching = (state.powers or powers(state)).watch.get(kind)
    if watching is not None:
        _notice(state, watching, a, b, n, seat, leaving)
    given = (state.values or values(state)).watch
    if given:
        watching = given.get(kind)
        if watching is not None:
            _notice(state, watching, a, b, n, seat, leaving)
    if state.modifiers:
        _notice_effects(state, kind, a, b, n, seat)


def _notice(
    state: DmState, watching: list[ActiveTrigger], a: Ref, b: Ref, n: int, seat: int, leaving: list[int]
) -> None:
    for watch in watching:
        scope = watch.scope
        if leaving and scope.source != a and (scope.source & ID_MASK) - 1 in leaving:  # dm:9.4.1
            continue
        if watch.trigger.is_triggered_by(state, scope, a, b, n, seat):
            state.waiting.append(PendingTrigger(watch.trigger, scope.source, scope.you, a, b, n, seat))


def _notice_effects(state: DmState, kind: int, a: Ref, b: Ref, n: int, seat: int) -> None:
    """Abilities that a text has set up for a while ("whenever ... this turn")."""
    for modifier in state.modifiers:
        trigger = modifier.trigger
        if (
            trigger is not None
            and trigger.event == kind
            and trigger.is_triggered_by(state, modifier.scope, a, b, n, seat)
        ):
            state.waiting.append(PendingTrigger(trigger, modifier.scope.source, modifier.scope.you, a, b, n, seat))
