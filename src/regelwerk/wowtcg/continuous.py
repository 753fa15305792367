"""Continuous modifiers: what each does, entered into the table of values (wow7.4:714, 718).

Modifiers on damage, combat and strike costs are only put on their list here; the
chapter they belong to reads them (`damage`, `combat`, `announce`). They and prohibitions
give nobody a keyword or a power but may depend on one, so they come after those that do
(wow7.4:719.2).
"""

from __future__ import annotations

from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.conditions import Condition
from regelwerk.wowtcg.meaning import Continuous, Playable
from regelwerk.wowtcg.nouns import Noun
from regelwerk.wowtcg.people import Amount, Player, Ref, number_of, reads_of
from regelwerk.wowtcg.state import Modifier, WowState, scope_of
from regelwerk.wowtcg.values import FIRST, TAGS, THEN, Values, subjects


class Have(Continuous):
    """ATK, health, DEF, keywords or a power.

    `each`: a condition that is read for every card by itself ("while attacking" of several allies).
    """

    __slots__ = ("atk", "defense", "each", "health", "keywords", "power")

    def __init__(
        self,
        path: str,
        what: Ref,
        condition: Condition | None,
        numbers: tuple[int | Amount | None, int | Amount | None, int | Amount | None],
        keywords: int,
        power: Playable | None,
    ) -> None:
        stage = FIRST if keywords or power is not None else THEN  # wow7.4:719.1, wow7.4:719.2
        super().__init__(path, what, condition, stage)
        self.atk = numbers[0]
        self.health = numbers[1]
        self.defense = numbers[2]
        self.keywords = keywords
        self.power = power
        self.each: Condition | None = None

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        for piece in subjects(state, modifier):
            if self.each is not None:
                scope = scope_of(modifier.scope.source, modifier.scope.you)
                scope.them = [piece.ref]
                if not self.each.holds(state, scope):
                    continue
            val = values.of(piece.id)
            val.keywords |= self.keywords
            if self.power is not None:
                val.granted = [*val.granted, self.power]
                val.since = [*val.since, modifier.time]
                values.grants = True
            if piece.card.totem:  # Totems can gain neither ATK nor health (ruling:totem-no-health-gain), but lose it
                if self.health is not None:
                    val.health += min(number_of(self.health, state, modifier.scope), 0)
                continue
            if self.atk is not None:
                val.atk += number_of(self.atk, state, modifier.scope)
            if self.health is not None:
                val.health += number_of(self.health, state, modifier.scope)
            if self.defense is not None:
                val.defense += number_of(self.defense, state, modifier.scope)

    def reads(self) -> int:
        bits = super().reads()
        if self.each is not None:
            bits |= self.each.reads()
        for amount in (self.atk, self.health, self.defense):
            if amount is not None:
                bits |= reads_of(amount)
        return bits


class Cannot(Continuous):
    """Something can't do or suffer something (wow:103.2)."""

    __slots__ = ("bits",)

    def __init__(self, path: str, what: Ref, condition: Condition | None, bits: int) -> None:
        super().__init__(path, what, condition, THEN)
        self.bits = bits

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        for piece in subjects(state, modifier):
            values.of(piece.id).forbids |= self.bits


class PlayersCannot(Continuous):
    """Players can't do something; `your_turn`: only in the turn of the modifier's controller."""

    __slots__ = ("bits", "opponents", "who", "your_turn")

    def __init__(self, path: str, bits: int, who: Player | None, opponents: bool, your_turn: bool) -> None:
        super().__init__(path, None, None, THEN)
        self.bits = bits
        self.who = who
        self.opponents = opponents
        self.your_turn = your_turn

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        you = modifier.scope.you
        if self.your_turn and state.active != you:
            return
        if self.who is not None:
            for seat in self.who.seats(state, modifier.scope):
                values.seat_forbids[seat] |= self.bits
            return
        for seat in range(state.seats):
            if not self.opponents or state.teams[seat] != state.teams[you]:
                values.seat_forbids[seat] |= self.bits

    def reads(self) -> int:
        return c.R_TURN


class OnAttacks(Continuous):
    """A modifier on who may or must attack or protect: chapter combat reads it (`attacks`)."""

    __slots__ = ()

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        values.attacks.append(modifier)


class OnWhom(OnAttacks):
    """One that names the other side too."""

    __slots__ = ("whom",)

    def __init__(self, path: str, what: Ref, condition: Condition | None, whom: Ref) -> None:
        super().__init__(path, what, condition, THEN)
        self.whom = whom


class OnPackets(Continuous):
    """A modifier on damage that would be dealt: chapter damage reads it (`damage`)."""

    __slots__ = ()

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        values.packets.append(modifier)


class AttackCost(OnAttacks):
    """Can't attack unless its controller pays for each attacker (wow:600.3).

    `yours`: only if it attacks heroes or allies in your party.
    """

    __slots__ = ("resources", "yours")

    def __init__(self, path: str, what: Ref, condition: Condition | None, resources: int, yours: bool) -> None:
        super().__init__(path, what, condition, THEN)
        self.resources = resources
        self.yours = yours


class MustAttack(OnAttacks):
    """Must attack if able (wow:600.2)."""

    __slots__ = ()

    def __init__(self, path: str, what: Ref, condition: Condition | None) -> None:
        super().__init__(path, what, condition, THEN)


class AttackOnly(OnWhom):
    """Can attack only those, if able (wow:601.2c)."""

    __slots__ = ()


class CanProtect(OnWhom):
    """Can protect those, without being a protector."""

    __slots__ = ()


class Sabotages(OnWhom):
    """Can sabotage what fits `whom` (wow:601.2b)."""

    __slots__ = ()


class Control(Continuous):
    """You control that (wow:400.3); carried out by `changes.settle_control`, not by the table."""

    __slots__ = ()

    def __init__(self, path: str, what: Ref, condition: Condition | None) -> None:
        super().__init__(path, what, condition, FIRST)

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        return


class LosesPowers(Continuous):
    """Loses all powers (wow7.4:700.3): those it has when the modifier applies, in timestamp order."""

    __slots__ = ()

    def __init__(self, path: str, what: Ref, condition: Condition | None) -> None:
        super().__init__(path, what, condition, FIRST)

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        for piece in subjects(state, modifier):
            val = values.of(piece.id)
            val.lost = True
            val.keywords = 0
            val.granted = []  # inf:loses-all-powers
            val.since = []

    def takes_powers(self) -> bool:
        return True


class AlsoTagged(Continuous):
    """Is also a ... (wow:202.3)."""

    __slots__ = ("tag",)

    def __init__(self, path: str, what: Ref, condition: Condition | None, tag: str) -> None:
        super().__init__(path, what, condition, TAGS)
        self.tag = tag

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        for piece in subjects(state, modifier):
            val = values.of(piece.id)
            val.tags = [*val.tags, self.tag]  # wow:202.3


class More(OnPackets):
    """Damage that it would deal (or, `suffers`, would be dealt) is replaced by more (wow7.4:716)."""

    __slots__ = ("double", "element", "more", "suffers", "with_ability")

    def __init__(
        self,
        path: str,
        what: Ref,
        condition: Condition | None,
        more: int,
        double: bool,
        element: int,
        with_ability: bool,
        suffers: bool,
    ) -> None:
        super().__init__(path, what, condition, THEN)
        self.more = more
        self.double = double
        self.element = element
        self.with_ability = with_ability
        self.suffers = suffers


class Prevent(OnPackets):
    """Prevent damage (wow7.4:717). `what` is whom it is dealt to, `by` by whom; None: anything.

    amount None: all of it. `each`: that much of every packet; else until used up (`Modifier.left`).
    """

    __slots__ = ("amount", "by", "combat", "each")

    def __init__(
        self,
        path: str,
        what: Ref | None,
        condition: Condition | None,
        amount: int | Amount | None,
        by: Ref | None,
        combat: bool,
        each: bool,
    ) -> None:
        super().__init__(path, what, condition, THEN)
        self.amount = amount
        self.by = by
        self.combat = combat
        self.each = each


class Sure(OnPackets):
    """Damage dealt by that can't be prevented; `with_this`: combat damage dealt with this weapon."""

    __slots__ = ("with_this",)

    def __init__(self, path: str, what: Ref, condition: Condition | None, with_this: bool) -> None:
        super().__init__(path, what, condition, THEN)
        self.with_this = with_this


class StrikeLess(Continuous):
    """You pay less to strike with that; `next_time`: only the next time."""

    __slots__ = ("less", "next_time")

    def __init__(self, path: str, what: Ref, condition: Condition | None, less: int, next_time: bool) -> None:
        super().__init__(path, what, condition, THEN)
        self.less = less
        self.next_time = next_time

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        values.strikes.append(modifier)


class PlayLess(Continuous):
    """You pay less to play cards that fit, down to `minimum`; `next_card`: only for the next card."""

    __slots__ = ("less", "minimum", "next_card", "noun")

    def __init__(self, path: str, noun: Noun | None, less: int, minimum: int, next_card: bool) -> None:
        super().__init__(path, None, None, THEN)
        self.noun = noun
        self.less = less
        self.minimum = minimum
        self.next_card = next_card

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        values.plays.append(modifier)


class HealsMore(Continuous):
    """Damage that it would heal is replaced by more (wow7.4:716): `changes.heal` reads it."""

    __slots__ = ("more",)

    def __init__(self, path: str, what: Ref, condition: Condition | None, more: int) -> None:
        super().__init__(path, what, condition, THEN)
        self.more = more

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        values.heals.append(modifier)


class HandSize(Continuous):
    """The maximum hand size of those players is larger."""

    __slots__ = ("more", "who")

    def __init__(self, path: str, who: Player, more: int) -> None:
        super().__init__(path, None, None, THEN)
        self.who = who
        self.more = more

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        for seat in self.who.seats(state, modifier.scope):
            values.hand[seat] += self.more


class NotReadied(Continuous):
    """Can't ready during the next ready step of its controller, or of the modifier's controller (`yours`)."""

    __slots__ = ("yours",)

    def __init__(self, path: str, what: Ref, condition: Condition | None, yours: bool) -> None:
        super().__init__(path, what, condition, THEN)
        self.yours = yours

    def enter(self, state: WowState, modifier: Modifier, values: Values) -> None:
        if self.yours and state.active != modifier.scope.you:
            return
        for piece in subjects(state, modifier):
            values.of(piece.id).forbids |= c.NO_NEXT_READY

    def reads(self) -> int:
        return super().reads() | c.R_TURN
