"""Descriptions: the qualities and references that texts speak of."""

from __future__ import annotations

from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.meaning import Amount, Noun, Players, Qual, Ref
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState
from regelwerk.wowtcg.values import has_tag

# ------------------------------------------------------------------ qualities


class OfFaction(Qual):
    __slots__ = ("faction",)

    def __init__(self, path: str, faction: int) -> None:
        super().__init__(path)
        self.faction = faction

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.faction & self.faction != 0  # wow:207.1b


class Tagged(Qual):
    __slots__ = ("tag",)

    def __init__(self, path: str, tag: str) -> None:
        super().__init__(path)
        self.tag = tag

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return has_tag(state, piece, self.tag)


class Named(Qual):
    __slots__ = ("name",)

    def __init__(self, path: str, name: str) -> None:
        super().__init__(path)
        self.name = name

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.card.name == self.name


class SameName(Qual):
    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        about = scope.them[0] if scope.them else scope.about
        return piece.card.name == state.last(about).card.name


class InYourParty(Qual):
    """Your hero, and allies in your ally row (rb06:gruppe); a Totem that is targeted counts (inf)."""

    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.control == scope.you  # kw:your

    def yours(self) -> bool:
        return True


class Opposing(Qual):
    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.teams[piece.control] != state.teams[scope.you]  # kw:opposing


class Friendly(Qual):
    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.teams[piece.control] == state.teams[scope.you]  # rb06:befreundet


class InPartyOf(Qual):
    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        for ref in self.what.get(state, scope):
            if state.last(ref).control == piece.control:
                return True
        return False


class ControlledBy(Qual):
    __slots__ = ("who",)

    def __init__(self, path: str, who: Players) -> None:
        super().__init__(path)
        self.who = who

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.control in self.who.seats(state, scope)


class Other(Qual):
    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.ref != scope.source


class WithCost(Qual):
    __slots__ = ("amount", "most")

    def __init__(self, path: str, amount: Amount, most: bool) -> None:
        super().__init__(path)
        self.amount = amount
        self.most = most

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        wanted = self.amount.of(state, scope)
        return piece.card.cost <= wanted if self.most else piece.card.cost == wanted


class Exhausted(Qual):
    __slots__ = ("exhausted",)

    def __init__(self, path: str, exhausted: bool = True) -> None:
        super().__init__(path)
        self.exhausted = exhausted

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.exhausted == self.exhausted

    def reads(self) -> int:
        return c.R_EXHAUST


class Damaged(Qual):
    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.damage > 0

    def reads(self) -> int:
        return c.R_DAMAGE


class FaceDown(Qual):
    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.face_down

    def reads(self) -> int:
        return c.R_FACE


class Defending(Qual):
    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.combat is not None and state.combat.defender == piece.ref

    def reads(self) -> int:
        return c.R_COMBAT


class Attacking(Qual):
    """From 602.1 on a character is attacking."""

    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.combat is not None and state.combat.attacker == piece.ref

    def reads(self) -> int:
        return c.R_COMBAT


class DealtDamage(Qual):
    """Was dealt damage this turn; `by_hero`: combat damage, by your hero."""

    __slots__ = ("by_hero",)

    def __init__(self, path: str, by_hero: bool) -> None:
        super().__init__(path)
        self.by_hero = by_hero

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        ref = piece.ref
        for note in state.notes:
            if note.kind == c.E_DAMAGE and note.a == ref:
                if not self.by_hero:
                    return True
                if note.flag and note.seat == scope.you and state.last(note.b).card.kind == c.HERO:
                    return True
        return False

    def reads(self) -> int:
        return c.R_DAMAGE


class AttachedTo(Qual):
    """Attached to a hero or ally; or, `unless_friendly`, anything not attached to a friendly one."""

    __slots__ = ("unless_friendly",)

    def __init__(self, path: str, unless_friendly: bool) -> None:
        super().__init__(path)
        self.unless_friendly = unless_friendly

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        host = state.at(piece.host)
        on = host is not None and state.kinds_of(host) & (c.HERO | c.ALLY) != 0
        if self.unless_friendly:
            return not on or host is None or state.teams[host.control] != state.teams[scope.you]
        return on


class DifferentNames(Qual):
    """What the choice of several sees to; any single card may be among them."""

    __slots__ = ()

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return True


class HostIs(Qual):
    """Attached to that."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def ok(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.host != 0 and piece.host in self.what.get(state, scope)


# ----------------------------------------------------------------- references


class This(Ref):
    __slots__ = ()

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.source]

    def covers(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return piece.ref == scope.source  # wow:200.1


class YourHero(Ref):
    __slots__ = ()

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        hero = state.hero(scope.you)
        return [] if hero is None else [hero.ref]

    def covers(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.heroes[scope.you] == piece.id


class Attached(Ref):
    """What the source is (or was last) attached to."""

    __slots__ = ()

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        host = state.last(scope.source).host
        return [host] if host else []

    def covers(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return state.last(scope.source).host == piece.ref


class Targeted(Ref):
    """The targets of one slot, without those that are no longer legal."""

    __slots__ = ("slot",)

    def __init__(self, path: str, slot: int) -> None:
        super().__init__(path)
        self.slot = slot

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        if self.slot >= len(scope.targets):
            return []
        return [ref for ref in scope.targets[self.slot] if ref > 0]


class AllOf(Ref):
    __slots__ = ("noun",)

    def __init__(self, path: str, noun: Noun) -> None:
        super().__init__(path)
        self.noun = noun

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return [piece.ref for piece in self.noun.all(state, scope)]

    def covers(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        return self.noun.fits(state, piece, scope)

    def reads(self) -> int:
        return self.noun.reads()


class TopOfDeck(Ref):
    """The top cards of decks, the topmost first."""

    __slots__ = ("count", "who")

    def __init__(self, path: str, count: Amount, who: Players) -> None:
        super().__init__(path)
        self.count = count
        self.who = who

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        count = self.count.of(state, scope)
        found: list[int] = []
        for seat in self.who.seats(state, scope):
            deck = state.zone(c.DECK, seat)
            found += [state.pieces[id].ref for id in reversed(deck[max(len(deck) - count, 0) :])]
        return found


class Them(Ref):
    __slots__ = ()

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return scope.them


class TheOne(Ref):
    __slots__ = ()

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.about] if scope.about > 0 else []


class TheOther(Ref):
    __slots__ = ()

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return [scope.by] if scope.by > 0 else []


class Aside(Ref):
    """What was chosen only for a number."""

    __slots__ = ()

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return scope.aside


class DealtThisWay(Ref):
    """The characters dealt damage by what this text did before."""

    __slots__ = ()

    def get(self, state: WowState, scope: WowScope) -> list[int]:
        return scope.dealt
