"""Events that a text waits for, and noticing them: every ability that waits for one triggers as it happens (dm:9.4).

Whether an event matches is judged when it is announced, and changes announce their
events before they are made (only entering the battle zone is announced afterwards): so
every ability sees the state just before the event, and creatures that leave together
see themselves go, but not each other (dm:9.4.1).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.groups import Whose
from regelwerk.duelmasters.nouns import Noun, This
from regelwerk.duelmasters.people import Player
from regelwerk.duelmasters.state import DmScope, DmState, Waiting
from regelwerk.duelmasters.values import Watch, powers, values
from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.program import NOTHING
from regelwerk.kernel.rulebook import Rule
from regelwerk.kernel.words import Word

# -------------------------------------------------------------------------- events


@dataclass(frozen=True)
class Happening(Word):
    """An event that a triggered ability or a replacement waits for (dm:9.4, 9.5)."""

    def event(self) -> int:
        """Its number (E_...)."""
        raise NotImplementedError

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        """Whether such an event is the one, judged on the state just before it. a, b, n, seat are the event's."""
        raise NotImplementedError

    def is_replaceable(self) -> bool:
        """Whether something may be done instead of it."""
        return False


@dataclass(frozen=True)
class OnCreature(Happening):
    """Something happens to a creature: this one, or any that fits."""

    what: Noun | This

    def problem(self) -> str:
        return "" if isinstance(self.what, (Noun, This)) else "is about a creature that fits, or this one"

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class EntersBattle(OnCreature):
    """Something is put into the battle zone, summoned or not, an evolution too (dm:10.2)."""

    def event(self) -> int:
        return c.E_ENTER


@dataclass(frozen=True)
class LeavesBattle(OnCreature):
    """Something leaves the battle zone, wherever to (dm:9.4)."""

    def event(self) -> int:
        return c.E_LEAVE


@dataclass(frozen=True)
class IsDestroyed(OnCreature):
    """A creature is destroyed (dm:3.4)."""

    def event(self) -> int:
        return c.E_DESTROY

    def is_replaceable(self) -> bool:
        return True


@dataclass(frozen=True)
class Attacks(OnCreature):
    """A creature attacks, once it is tapped and has named its target (dm04:segmente, dm:8.2.2).

    The other is what it attacks. `player`: only when it attacks a player.
    """

    player: bool = False

    def event(self) -> int:
        return c.E_ATTACK

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return (not self.player or on_player(state)) and is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class Blocks(OnCreature):
    """A creature blocks (dm:8.2.4). The other is the attacker."""

    def event(self) -> int:
        return c.E_BLOCK


@dataclass(frozen=True)
class BecomesBlocked(OnCreature):
    """An attacking creature becomes blocked (dm:8.2.4). The other is the blocker.

    `player`: only while it attacks a player.
    """

    player: bool = False

    def event(self) -> int:
        return c.E_BLOCKED

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return (not self.player or on_player(state)) and is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class IsNotBlocked(OnCreature):
    """A creature attacks and isn't blocked: the third segment (dm04:segmente).

    `player`: only while it attacks a player.
    """

    player: bool = False

    def event(self) -> int:
        return c.E_UNBLOCKED

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return (not self.player or on_player(state)) and is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class Battles(OnCreature):
    """A creature has battled: after the battle, won or lost (dm:8.3.4). The other is whom it fought.

    `blocking`: only where it was the blocker.
    """

    blocking: bool = False

    def event(self) -> int:
        return c.E_FOUGHT

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return (not self.blocking or n == c.BLOCKING) and is_meant(state, scope, a, self.what)


@dataclass(frozen=True)
class WinsBattle(OnCreature):
    """A creature wins a battle (dm:7.7). The other is the loser."""

    def event(self) -> int:
        return c.E_WIN


@dataclass(frozen=True)
class BreaksShield(Happening):
    """A shield is broken (dm:8.4.1). The one is the shield, the other the creature that breaks it.

    `whose`: only shields of such a player; `by`: only by such a creature.
    """

    whose: Player | None = None
    by: Noun | This | None = None

    def event(self) -> int:
        return c.E_BREAK

    def is_replaceable(self) -> bool:
        return True

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        if self.whose is not None and state.last(a).owner not in self.whose.seats(state, scope):
            return False
        if self.by is None:
            return True
        return b > 0 and (is_meant(state, scope, b, self.by) or self.gone_one(state, scope, b))

    def gone_one(self, state: DmState, scope: DmScope, ref: int) -> bool:
        """Whether a creature that goes on breaking shields after it has left (dm:8.4.2) was one that fits."""
        by = self.by
        if not isinstance(by, Noun) or state.creature(ref) is not None:
            return False
        piece = state.last(ref)
        return by.described(state, piece, scope) and (by.whose is None or piece.owner in by.whose.seats(state, scope))


@dataclass(frozen=True)
class IsPlayed(Happening):
    """A player plays a card that fits."""

    who: Player
    noun: Noun

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return seat in self.who.seats(state, scope) and self.noun.described(state, state.last(a), scope)


@dataclass(frozen=True)
class Casts(IsPlayed):
    """A player casts a spell that fits, paid or not (dm:6.4). The one is the spell."""

    def event(self) -> int:
        return c.E_CAST


@dataclass(frozen=True)
class Summons(IsPlayed):
    """A player summons a creature that fits, paid or not (dm:6.4). The one is the creature."""

    def event(self) -> int:
        return c.E_SUMMON


@dataclass(frozen=True)
class PartOfTurn(Happening):
    """A turn reaches a certain point; `whose` turn."""

    whose: Whose = Whose.YOURS
    code: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", self.whose.value)

    def event(self) -> int:
        return c.E_PHASE

    def phase(self) -> int:
        """The part of the turn that begins then."""
        raise NotImplementedError

    def meets(self, state: DmState, scope: DmScope, a: int, b: int, n: int, seat: int) -> bool:
        return n == self.phase() and state.is_turn_of(scope.you, self.code)


@dataclass(frozen=True)
class StartOfTurn(PartOfTurn):
    """The start of a turn (dm:5.1)."""

    def phase(self) -> int:
        return c.START


@dataclass(frozen=True)
class EndOfTurn(PartOfTurn):
    """The end of a turn (dm:5.6)."""

    def phase(self) -> int:
        return c.ENDING


def on_player(state: DmState) -> bool:
    """Whether the attack under way is one on a player."""
    fight = state.combat
    return fight is not None and fight.target < 0


def is_meant(state: DmState, scope: DmScope, ref: int, what: Noun | This) -> bool:
    """Whether that reference is what an ability speaks of: the card it stands on, or a creature that fits."""
    if isinstance(what, Noun):
        piece = state.creature(ref)
        return piece is not None and what.fits(state, piece, scope)
    return ref == scope.source or (
        state.creature(ref) is not None and state.creature(ref) is state.creature(scope.source)
    )


# ------------------------------------------------------------------------ noticing


def happen(
    state: DmState,
    kind: int,
    rule: Rule,
    source: int = 0,
    seat: int = -1,
    a: int = 0,
    b: int = 0,
    n: int = 0,
    leaving: list[int] = NOTHING,
) -> None:
    """Write down an event and let everything that waits for it trigger. `leaving`: ids that leave together."""
    state.emit(kind, rule, source, seat, a, b, n)
    notice(state, kind, seat, a, b, n, leaving)


def notice(state: DmState, kind: int, seat: int, a: int, b: int, n: int, leaving: list[int] = NOTHING) -> None:
    """Let everything that waits for this event trigger."""
    watching = powers(state).watch.get(kind)
    if watching is not None:
        _notice(state, watching, a, b, n, seat, leaving)
    given = values(state).watch
    if given:
        watching = given.get(kind)
        if watching is not None:
            _notice(state, watching, a, b, n, seat, leaving)
    if state.modifiers:
        _notice_effects(state, kind, a, b, n, seat)


def _notice(state: DmState, watching: list[Watch], a: int, b: int, n: int, seat: int, leaving: list[int]) -> None:
    for watch in watching:
        scope = watch.scope
        if leaving and scope.source != a and (scope.source & ID_MASK) - 1 in leaving:  # dm:9.4.1
            continue
        if watch.trigger.meets(state, scope, a, b, n, seat):
            state.waiting.append(Waiting(watch.trigger, scope.source, scope.you, a, b, n, seat))


def _notice_effects(state: DmState, kind: int, a: int, b: int, n: int, seat: int) -> None:
    """Abilities that a text has set up for a while ("whenever ... this turn")."""
    for modifier in state.modifiers:
        trigger = modifier.trigger
        if trigger is not None and trigger.event == kind and trigger.meets(state, modifier.scope, a, b, n, seat):
            state.waiting.append(Waiting(trigger, modifier.scope.source, modifier.scope.you, a, b, n, seat))
