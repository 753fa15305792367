"""Amounts, players and conditions that texts speak of."""

from __future__ import annotations

from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.meaning import Amount, Condition, Noun, Players, Ref
from regelwerk.wowtcg.state import WowScope, WowState, as_seat
from regelwerk.wowtcg.values import atk, hand_limit, health, keywords

# -------------------------------------------------------------------- amounts


class TheX(Amount):
    __slots__ = ()

    def of(self, state: WowState, scope: WowScope) -> int:
        return scope.x


class ThatMuch(Amount):
    __slots__ = ()

    def of(self, state: WowState, scope: WowScope) -> int:
        return scope.n


class Count(Amount):
    __slots__ = ("noun",)

    def __init__(self, path: str, noun: Noun) -> None:
        super().__init__(path)
        self.noun = noun

    def of(self, state: WowState, scope: WowScope) -> int:
        return len(self.noun.all(state, scope))

    def reads(self) -> int:
        return self.noun.reads()


class Sum(Amount):
    """`number` plus `factor` times another amount."""

    __slots__ = ("amount", "factor", "number")

    def __init__(self, path: str, number: int, factor: int, amount: Amount) -> None:
        super().__init__(path)
        self.number = number
        self.factor = factor
        self.amount = amount

    def of(self, state: WowState, scope: WowScope) -> int:
        return self.number + self.factor * self.amount.of(state, scope)

    def reads(self) -> int:
        return self.amount.reads()


class ValueOf(Amount):
    """ATK, health, cost, damage of something, last known if it is gone (wow7.4:709.2d)."""

    __slots__ = ("what", "which")

    def __init__(self, path: str, which: str, what: Ref) -> None:
        super().__init__(path)
        self.which = which
        self.what = what

    def of(self, state: WowState, scope: WowScope) -> int:
        total = 0
        for ref in self.what.get(state, scope):
            total += self.one(state, ref)
        return total

    def one(self, state: WowState, ref: int) -> int:
        piece = state.at(ref)
        if piece is None:
            gone = state.gone.get(ref)
            piece = state.last(ref)
            if gone is not None and self.which == "atk":  # wow7.4:709.2d
                return gone.values[0]
            if gone is not None and self.which == "health":  # wow7.4:709.2d
                return gone.values[1]
        if self.which == "atk":
            return atk(state, piece)
        if self.which == "health":
            return health(state, piece)
        return piece.card.cost if self.which == "cost" else piece.damage

    def reads(self) -> int:
        return self.what.reads() | (c.R_DAMAGE if self.which == "damage" else 0)


class CountersOn(Amount):
    __slots__ = ("name", "what")

    def __init__(self, path: str, name: str, what: Ref) -> None:
        super().__init__(path)
        self.name = name
        self.what = what

    def of(self, state: WowState, scope: WowScope) -> int:
        total = 0
        for ref in self.what.get(state, scope):
            for name, number in state.last(ref).counters:
                if name == self.name:
                    total += number
        return total

    def reads(self) -> int:
        return c.R_COUNTERS


class CardsToHandSize(Amount):
    """What your hand lacks of its maximum size; nothing if it has reached it (wow7.4:713)."""

    __slots__ = ()

    def of(self, state: WowState, scope: WowScope) -> int:
        return max(hand_limit(state, scope.you) - len(state.zone(c.HAND, scope.you)), 0)  # wow7.4:713


class CardsInHand(Amount):
    __slots__ = ("who",)

    def __init__(self, path: str, who: Players) -> None:
        super().__init__(path)
        self.who = who

    def of(self, state: WowState, scope: WowScope) -> int:
        return sum(len(state.cards(c.HAND, seat)) for seat in self.who.seats(state, scope))

    def reads(self) -> int:
        return c.R_HAND


# -------------------------------------------------------------------- players


class You(Players):
    __slots__ = ()

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.you] if state.in_game(scope.you) else []


class ControllerOf(Players):
    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        found: list[int] = []
        for ref in self.what.get(state, scope):
            seat = state.last(ref).control
            if state.in_game(seat) and seat not in found:
                found.append(seat)
        return found


class TargetedPlayer(Players):
    __slots__ = ("slot",)

    def __init__(self, path: str, slot: int) -> None:
        super().__init__(path)
        self.slot = slot

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        if self.slot >= len(scope.targets):
            return []
        return [as_seat(ref) for ref in scope.targets[self.slot] if ref < 0 and state.in_game(as_seat(ref))]


class EachPlayer(Players):
    """Turn player first, then clockwise (ruling:simultaneous-order); `opponents` only, if set."""

    __slots__ = ("opponents",)

    def __init__(self, path: str, opponents: bool) -> None:
        super().__init__(path)
        self.opponents = opponents

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        found = state.clockwise(state.active)
        if self.opponents:
            return [seat for seat in found if state.teams[seat] != state.teams[scope.you]]
        return found


class ThatPlayer(Players):
    """The player mentioned last."""

    __slots__ = ()

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.said] if scope.said >= 0 and state.in_game(scope.said) else []


class TurnPlayer(Players):
    __slots__ = ()

    def seats(self, state: WowState, scope: WowScope) -> list[int]:
        return [state.active] if state.in_game(state.active) else []


# ----------------------------------------------------------------- conditions


class Is(Condition):
    """Those things fit a description, or did when they were there last (ruling:last-known-information)."""

    __slots__ = ("noun", "what")

    def __init__(self, path: str, what: Ref, noun: Noun) -> None:
        super().__init__(path)
        self.what = what
        self.noun = noun

    def holds(self, state: WowState, scope: WowScope) -> bool:
        refs = self.what.get(state, scope)
        for ref in refs:
            piece = state.last(ref)
            if piece.ref != ref or not self.noun.fits(state, piece, scope):
                return False
        return len(refs) > 0

    def reads(self) -> int:
        return self.what.reads() | self.noun.reads()


class Has(Condition):
    __slots__ = ("keyword", "what")

    def __init__(self, path: str, what: Ref, keyword: int) -> None:
        super().__init__(path)
        self.what = what
        self.keyword = keyword

    def holds(self, state: WowState, scope: WowScope) -> bool:
        for ref in self.what.get(state, scope):
            piece = state.at(ref)
            if piece is not None and keywords(state, piece) & self.keyword:
                return True
        return False


class AtLeast(Condition):
    __slots__ = ("noun", "number")

    def __init__(self, path: str, number: int, noun: Noun) -> None:
        super().__init__(path)
        self.number = number
        self.noun = noun

    def holds(self, state: WowState, scope: WowScope) -> bool:
        return len(self.noun.all(state, scope)) >= self.number

    def reads(self) -> int:
        return self.noun.reads()


class OnlyOne(Condition):
    """The source is the only thing that fits."""

    __slots__ = ("noun",)

    def __init__(self, path: str, noun: Noun) -> None:
        super().__init__(path)
        self.noun = noun

    def holds(self, state: WowState, scope: WowScope) -> bool:
        found = self.noun.all(state, scope)
        return len(found) == 1 and found[0].ref == scope.source

    def reads(self) -> int:
        return self.noun.reads()


class MoreAlliesThanYou(Condition):
    __slots__ = ()

    def holds(self, state: WowState, scope: WowScope) -> bool:
        mine = len(state.zone(c.ALLIES, scope.you))
        for seat in state.clockwise(scope.you):
            if state.teams[seat] != state.teams[scope.you] and len(state.zone(c.ALLIES, seat)) > mine:
                return True
        return False


class DuringTurn(Condition):
    """During your turn; `opponents`: during an opponent's turn."""

    __slots__ = ("opponents",)

    def __init__(self, path: str, opponents: bool) -> None:
        super().__init__(path)
        self.opponents = opponents

    def holds(self, state: WowState, scope: WowScope) -> bool:
        if self.opponents:
            return state.turn > 0 and state.teams[state.active] != state.teams[scope.you]
        return state.turn > 0 and state.active == scope.you

    def reads(self) -> int:
        return c.R_TURN


class OpposingHeroDamaged(Condition):
    """An opposing hero was dealt damage this turn by an ally in your party."""

    __slots__ = ()

    def holds(self, state: WowState, scope: WowScope) -> bool:
        for note in state.notes:
            if note.kind == c.E_DAMAGE and note.seat == scope.you:
                hurt = state.last(note.a)
                by = state.last(note.b)
                if (
                    hurt.card.kind == c.HERO
                    and state.teams[hurt.owner] != state.teams[scope.you]
                    and by.card.kind == c.ALLY
                ):
                    return True
        return False

    def reads(self) -> int:
        return c.R_DAMAGE


class WhileAttacking(Condition):
    """While something is attacking, or attacking something that fits (from wow:602.3 it is attacking the defender)."""

    __slots__ = ("noun", "what", "whom")

    def __init__(self, path: str, what: Ref, noun: Noun | None, whom: Ref | None) -> None:
        super().__init__(path)
        self.what = what
        self.noun = noun
        self.whom = whom

    def holds(self, state: WowState, scope: WowScope) -> bool:
        combat = state.combat
        if combat is None or combat.attacker == 0 or combat.attacker not in self.what.get(state, scope):
            return False
        if self.whom is not None:
            return combat.defender != 0 and combat.defender in self.whom.get(state, scope)
        if self.noun is None:
            return True
        defender = state.at(combat.defender)
        return defender is not None and self.noun.fits(state, defender, scope)

    def reads(self) -> int:
        bits = c.R_COMBAT | self.what.reads()
        return bits | self.noun.reads() if self.noun is not None else bits


class WhileDefending(Condition):
    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def holds(self, state: WowState, scope: WowScope) -> bool:
        combat = state.combat
        return combat is not None and combat.defender != 0 and combat.defender in self.what.get(state, scope)

    def reads(self) -> int:
        return c.R_COMBAT | self.what.reads()


class HeroFaction(Condition):
    """The hero of the controller has that faction (wow:207.1c)."""

    __slots__ = ("faction",)

    def __init__(self, path: str, faction: int) -> None:
        super().__init__(path)
        self.faction = faction

    def holds(self, state: WowState, scope: WowScope) -> bool:
        id = state.heroes[scope.you]
        return id >= 0 and state.pieces[id].card.faction & self.faction != 0


class Both(Condition):
    """Two conditions at once."""

    __slots__ = ("one", "two")

    def __init__(self, path: str, one: Condition, two: Condition) -> None:
        super().__init__(path)
        self.one = one
        self.two = two

    def holds(self, state: WowState, scope: WowScope) -> bool:
        return self.one.holds(state, scope) and self.two.holds(state, scope)

    def reads(self) -> int:
        return self.one.reads() | self.two.reads()
