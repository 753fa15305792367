"""Descriptions: the qualities and references that texts speak of."""

from __future__ import annotations

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.meaning import Amount, Noun, Players, Qual, Ref
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState
from regelwerk.duelmasters.values import keywords, power

# ------------------------------------------------------------------ qualities


class OfCivilization(Qual):
    __slots__ = ("civs",)

    def __init__(self, path: str, civs: int) -> None:
        super().__init__(path)
        self.civs = civs

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.card.civs & self.civs != 0


class OfRace(Qual):
    """Exactly that race (dm:2.6)."""

    __slots__ = ("race",)

    def __init__(self, path: str, race: str) -> None:
        super().__init__(path)
        self.race = race

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return self.race in piece.card.races


class RaceHas(Qual):
    """That whole word in a race (dm:2.6)."""

    __slots__ = ("word",)

    def __init__(self, path: str, word: str) -> None:
        super().__init__(path)
        self.word = word

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return self.word in piece.card.race_words


class Named(Qual):
    __slots__ = ("name",)

    def __init__(self, path: str, name: str) -> None:
        super().__init__(path)
        self.name = name

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.card.name == self.name


class WithPower(Qual):
    """So much power or less, or or more (dm:2.4). Of a creature that is gone, what was last known."""

    __slots__ = ("amount", "most")

    def __init__(self, path: str, amount: Amount, most: bool) -> None:
        super().__init__(path)
        self.amount = amount
        self.most = most

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        if not piece.card.kind & c.CREATURE:
            return False
        wanted = self.amount.of(state, scope)
        ref = piece.ref
        has = state.gone[ref].values[0] if ref in state.gone else power(state, piece)
        return has <= wanted if self.most else has >= wanted

    def reads(self) -> int:
        return self.amount.reads() | c.R_COMBAT | c.R_POWER


class CostAtMost(Qual):
    """The printed cost counts (dm:2.5)."""

    __slots__ = ("amount",)

    def __init__(self, path: str, amount: Amount) -> None:
        super().__init__(path)
        self.amount = amount

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.card.cost <= self.amount.of(state, scope)

    def reads(self) -> int:
        return self.amount.reads()


class Having(Qual):
    """Has that keyword in whatever form (dm:7.2)."""

    __slots__ = ("bits",)

    def __init__(self, path: str, bits: int) -> None:
        super().__init__(path)
        self.bits = bits

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        ref = piece.ref
        has = state.gone[ref].values[1] if ref in state.gone else keywords(state, piece)
        return has & self.bits != 0

    def reads(self) -> int:
        return c.R_KEYWORDS


class IsTapped(Qual):
    __slots__ = ("tapped",)

    def __init__(self, path: str, tapped: bool) -> None:
        super().__init__(path)
        self.tapped = tapped

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.tapped == self.tapped

    def reads(self) -> int:
        return c.R_TAP


class IsEvolution(Qual):
    __slots__ = ("so",)

    def __init__(self, path: str, so: bool) -> None:
        super().__init__(path)
        self.so = so

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return (piece.card.kind & c.EVOLUTION != 0) == self.so


class Other(Qual):
    """Not this card itself."""

    __slots__ = ()

    def ok(self, state: DmState, piece: DmPiece, scope: DmScope) -> bool:
        return piece.ref != scope.source and state.creature(scope.source) is not piece


# ----------------------------------------------------------------- references


class This(Ref):
    """The card the text stands on."""

    __slots__ = ()

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return [scope.source] if scope.source else []


class All(Ref):
    """Everything that fits."""

    __slots__ = ("noun",)

    def __init__(self, path: str, noun: Noun) -> None:
        super().__init__(path)
        self.noun = noun

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return [piece.ref for piece in self.noun.all(state, scope)]

    def reads(self) -> int:
        return self.noun.reads()


class Top(Ref):
    """The top cards of decks, as many as there are; the top one first."""

    __slots__ = ("count", "who")

    def __init__(self, path: str, count: Amount, who: Players) -> None:
        super().__init__(path)
        self.count = count
        self.who = who

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        count = self.count.of(state, scope)
        found: list[int] = []
        for seat in self.who.seats(state, scope):
            deck = state.zone(c.DECK, seat)
            for i in range(min(count, len(deck))):
                found.append(state.pieces[deck[-1 - i]].ref)
        return found

    def reads(self) -> int:
        return c.R_DECK | self.count.reads()


class Them(Ref):
    """Whatever the text mentioned last."""

    __slots__ = ()

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return scope.them


class TheOne(Ref):
    """What the event was about."""

    __slots__ = ()

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return [scope.about] if scope.about > 0 else []


class TheOther(Ref):
    """The other thing in the event."""

    __slots__ = ()

    def get(self, state: DmState, scope: DmScope) -> list[int]:
        return [scope.by] if scope.by > 0 else []
