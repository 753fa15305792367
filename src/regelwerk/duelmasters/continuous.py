"""Continuous effects: what each does, entered into the table of values (dm:9.6).

Effects on attacks and costs are only put on their list here; the chapter they belong to
reads them (`attacking`, `paying`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.meaning import Abilities, Continuous
from regelwerk.duelmasters.nouns import Noun, Ref
from regelwerk.duelmasters.people import Amount, Player, number_of, reads_of
from regelwerk.duelmasters.state import DmPiece, DmState, Modifier
from regelwerk.duelmasters.values import ABILITIES, KEYED, LATE, NUMBERS, Limit, Values, give, subjects

if TYPE_CHECKING:
    from regelwerk.duelmasters.conditions import Condition


class Have(Continuous):
    """Power given to creatures; None: the number that was worked out when the effect began (dm:9.7)."""

    __slots__ = ("power",)

    def __init__(self, path: str, what: Ref, condition: Condition | None, power: int | Amount | None) -> None:
        super().__init__(path, what, condition, NUMBERS)
        self.power = power
        if self.reads() & c.R_POWER:
            self.stage = LATE

    def enter(self, state: DmState, modifier: Modifier, values: Values) -> None:
        more = modifier.scope.n if self.power is None else number_of(self.power, state, modifier.scope)
        if more < 0:
            values.lowered = True
        for piece in subjects(state, modifier):
            values.of(piece.id).power += more

    def reads(self) -> int:
        return super().reads() | (0 if self.power is None else reads_of(self.power))


class Give(Continuous):
    """Abilities given to creatures."""

    __slots__ = ("abilities",)

    def __init__(self, path: str, what: Ref, condition: Condition | None, abilities: Abilities) -> None:
        super().__init__(path, what, condition, ABILITIES)
        self.abilities = abilities
        if self.reads() & c.R_POWER:
            self.stage = LATE
        elif self.reads() & c.R_KEYWORDS:
            self.stage = KEYED

    def enter(self, state: DmState, modifier: Modifier, values: Values) -> None:
        for piece in subjects(state, modifier):
            give(state, values, piece, self.abilities)


class Cannot(Continuous):
    """Something can't do or suffer something, or must (dm:7.17, 7.19). `by`: only where the other one fits."""

    __slots__ = ("bits", "by")

    def __init__(self, path: str, what: Ref, condition: Condition | None, bits: int, by: Noun | None) -> None:
        super().__init__(path, what, condition, NUMBERS)
        self.bits = bits
        self.by = by
        if self.reads() & c.R_POWER:
            self.stage = LATE

    def enter(self, state: DmState, modifier: Modifier, values: Values) -> None:
        for piece in self.suffering(state, modifier):
            val = values.of(piece.id)
            if self.by is None:
                val.forbids |= self.bits
            else:
                val.limits = [*val.limits, Limit(self.bits, self.by, modifier.scope)]

    def suffering(self, state: DmState, modifier: Modifier) -> list[DmPiece]:
        """Creatures, or, of what happens to mana cards too, those."""
        found = subjects(state, modifier)
        if self.bits & c.NO_UNTAP and modifier.frozen is None and self.what is not None:
            for ref in self.what.get(state, modifier.scope):
                piece = state.at(ref)
                if piece is not None and state.place(piece) == c.MANA:
                    found.append(piece)
        return found


class CanAttack(Continuous):
    """Can attack what the rules would not let it (dm:7.18); chapter attacking reads it.

    `noun` untapped creatures that fit, `whom` those very creatures, `who` these players. `despite`: whatever
    would prevent it is ignored (dm:9.1).
    """

    __slots__ = ("despite", "noun", "who", "whom")

    def __init__(
        self, path: str, what: Ref, noun: Noun | None, whom: Ref | None, who: Player | None, despite: bool
    ) -> None:
        super().__init__(path, what, None, NUMBERS)
        self.noun = noun
        self.whom = whom
        self.who = who
        self.despite = despite

    def enter(self, state: DmState, modifier: Modifier, values: Values) -> None:
        values.attacks.append(modifier)


class Costs(Continuous):
    """Cards that fit cost more, or less; never less than `floor` by it (dm:6.3). Chapter paying reads it."""

    __slots__ = ("floor", "more", "noun")

    def __init__(self, path: str, noun: Noun, more: int, floor: int) -> None:
        super().__init__(path, None, None, NUMBERS)
        self.noun = noun
        self.more = more
        self.floor = floor

    def enter(self, state: DmState, modifier: Modifier, values: Values) -> None:
        values.costs.append(modifier)
