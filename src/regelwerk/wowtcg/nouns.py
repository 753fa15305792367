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

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.card.faction & self.faction != 0  # wow:207.1b


class Tagged(Qual):
    __slots__ = ("tag",)

    def __init__(self, path: str, tag: str) -> None:
        super().__init__(path)
        self.tag = tag

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return has_tag(s, p, self.tag)


class Named(Qual):
    __slots__ = ("name",)

    def __init__(self, path: str, name: str) -> None:
        super().__init__(path)
        self.name = name

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.card.name == self.name


class SameName(Qual):
    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        about = f.them[0] if f.them else f.about
        return p.card.name == s.last(about).card.name


class InYourParty(Qual):
    """Your hero, and allies in your ally row (rb06:gruppe); a Totem that is targeted counts (inf)."""

    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.control == f.you  # kw:your

    def yours(self) -> bool:
        return True


class Opposing(Qual):
    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return s.teams[p.control] != s.teams[f.you]  # kw:opposing


class Friendly(Qual):
    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return s.teams[p.control] == s.teams[f.you]  # rb06:befreundet


class InPartyOf(Qual):
    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        for ref in self.what.get(s, f):
            if s.last(ref).control == p.control:
                return True
        return False


class ControlledBy(Qual):
    __slots__ = ("who",)

    def __init__(self, path: str, who: Players) -> None:
        super().__init__(path)
        self.who = who

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.control in self.who.seats(s, f)


class Other(Qual):
    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.ref != f.source


class WithCost(Qual):
    __slots__ = ("amount", "most")

    def __init__(self, path: str, amount: Amount, most: bool) -> None:
        super().__init__(path)
        self.amount = amount
        self.most = most

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        wanted = self.amount.of(s, f)
        return p.card.cost <= wanted if self.most else p.card.cost == wanted


class Exhausted(Qual):
    __slots__ = ("exhausted",)

    def __init__(self, path: str, exhausted: bool = True) -> None:
        super().__init__(path)
        self.exhausted = exhausted

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.exhausted == self.exhausted

    def reads(self) -> int:
        return c.R_EXHAUST


class Damaged(Qual):
    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.damage > 0

    def reads(self) -> int:
        return c.R_DAMAGE


class FaceDown(Qual):
    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.face_down

    def reads(self) -> int:
        return c.R_FACE


class Defending(Qual):
    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return s.combat is not None and s.combat.defender == p.ref

    def reads(self) -> int:
        return c.R_COMBAT


class Attacking(Qual):
    """From 602.1 on a character is attacking."""

    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return s.combat is not None and s.combat.attacker == p.ref

    def reads(self) -> int:
        return c.R_COMBAT


class DealtDamage(Qual):
    """Was dealt damage this turn; `by_hero`: combat damage, by your hero."""

    __slots__ = ("by_hero",)

    def __init__(self, path: str, by_hero: bool) -> None:
        super().__init__(path)
        self.by_hero = by_hero

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        ref = p.ref
        for note in s.notes:
            if note.kind == c.E_DAMAGE and note.a == ref:
                if not self.by_hero:
                    return True
                if note.flag and note.seat == f.you and s.last(note.b).card.kind == c.HERO:
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

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        host = s.at(p.host)
        on = host is not None and s.kinds_of(host) & (c.HERO | c.ALLY) != 0
        if self.unless_friendly:
            return not on or host is None or s.teams[host.control] != s.teams[f.you]
        return on


class DifferentNames(Qual):
    """What the choice of several sees to; any single card may be among them."""

    __slots__ = ()

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return True


class HostIs(Qual):
    """Attached to that."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def ok(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.host != 0 and p.host in self.what.get(s, f)


# ----------------------------------------------------------------- references


class This(Ref):
    __slots__ = ()

    def get(self, s: WowState, f: WowScope) -> list[int]:
        return [f.source]

    def covers(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return p.ref == f.source  # wow:200.1


class YourHero(Ref):
    __slots__ = ()

    def get(self, s: WowState, f: WowScope) -> list[int]:
        hero = s.hero(f.you)
        return [] if hero is None else [hero.ref]

    def covers(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return s.heroes[f.you] == p.id


class Attached(Ref):
    """What the source is (or was last) attached to."""

    __slots__ = ()

    def get(self, s: WowState, f: WowScope) -> list[int]:
        host = s.last(f.source).host
        return [host] if host else []

    def covers(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return s.last(f.source).host == p.ref


class Targeted(Ref):
    """The targets of one slot, without those that are no longer legal."""

    __slots__ = ("slot",)

    def __init__(self, path: str, slot: int) -> None:
        super().__init__(path)
        self.slot = slot

    def get(self, s: WowState, f: WowScope) -> list[int]:
        if self.slot >= len(f.targets):
            return []
        return [ref for ref in f.targets[self.slot] if ref > 0]


class AllOf(Ref):
    __slots__ = ("noun",)

    def __init__(self, path: str, noun: Noun) -> None:
        super().__init__(path)
        self.noun = noun

    def get(self, s: WowState, f: WowScope) -> list[int]:
        return [p.ref for p in self.noun.all(s, f)]

    def covers(self, s: WowState, p: WowPiece, f: WowScope) -> bool:
        return self.noun.fits(s, p, f)

    def reads(self) -> int:
        return self.noun.reads()


class TopOfDeck(Ref):
    """The top cards of decks, the topmost first."""

    __slots__ = ("count", "who")

    def __init__(self, path: str, count: Amount, who: Players) -> None:
        super().__init__(path)
        self.count = count
        self.who = who

    def get(self, s: WowState, f: WowScope) -> list[int]:
        count = self.count.of(s, f)
        found: list[int] = []
        for seat in self.who.seats(s, f):
            deck = s.zone(c.DECK, seat)
            found += [s.pieces[id].ref for id in reversed(deck[max(len(deck) - count, 0) :])]
        return found


class Them(Ref):
    __slots__ = ()

    def get(self, s: WowState, f: WowScope) -> list[int]:
        return f.them


class TheOne(Ref):
    __slots__ = ()

    def get(self, s: WowState, f: WowScope) -> list[int]:
        return [f.about] if f.about > 0 else []


class TheOther(Ref):
    __slots__ = ()

    def get(self, s: WowState, f: WowScope) -> list[int]:
        return [f.by] if f.by > 0 else []


class Aside(Ref):
    """What was chosen only for a number."""

    __slots__ = ()

    def get(self, s: WowState, f: WowScope) -> list[int]:
        return f.aside


class DealtThisWay(Ref):
    """The characters dealt damage by what this text did before."""

    __slots__ = ()

    def get(self, s: WowState, f: WowScope) -> list[int]:
        return f.dealt
