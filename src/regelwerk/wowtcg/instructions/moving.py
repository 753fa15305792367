"""Cards that turn, move, attach, appear and vanish, as texts make them."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.deciding import decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.piece import ID_MASK, STAMP
from regelwerk.kernel.program import JUMP, NEXT, WAIT, Instr, Scope
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.amounts import You
from regelwerk.wowtcg.chain import Resolving, interrupt
from regelwerk.wowtcg.changes import (
    add_counter,
    announce_entry,
    arrive,
    attach,
    destroy,
    enter,
    exhaust,
    flip,
    leave,
    new_token,
    put,
    ready,
    row_of,
)
from regelwerk.wowtcg.continuous import Have
from regelwerk.wowtcg.fighters import become_defender, can_become_defender, remove_from_combat, takes_part
from regelwerk.wowtcg.instructions.asking import Deed
from regelwerk.wowtcg.meaning import Card, Noun, Players, Ref
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import Link, WowPiece, WowScope, WowState
from regelwerk.wowtcg.values import applies, forbids, health, powers

EXHAUSTING: Final = rule("wow:105.1")
DESTROYING: Final = rule("wow7.4:415.9d")
MOVING: Final = rule("wow7.4:415.9a")
REMOVING: Final = rule("wow7.4:415.7")
ENTERING: Final = rule("wow7.4:710.1")
TOKENS: Final = rule("wow7.4:404.2")
COUNTERS: Final = rule("wow7.4:404.1")
TURNING: Final = rule("wow7.4:713")
REATTACHING: Final = rule("wow:306.3f")
INTERRUPTING: Final = rule("wow7.4:711")
DIRECT_RESOURCE: Final = rule("inf:direct-resource")
EXTRA_TURN: Final = rule("wow7.4:500.3")
FORMS: Final = rule("ruling:form-loss-uses-chain")


class OnPieces(Deed):
    """An instruction that does one thing to each of the pieces it speaks of, at the same moment."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        refs = self.what.get(s, f)
        s.batch += 1
        done = 0
        for ref in refs:
            p = s.at(ref)
            if p is not None and self.do(s, f, p):
                done += 1
        f.flag = done
        f.them = refs
        return NEXT

    def do(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        """Do it to one piece; whether anything was done."""
        raise NotImplementedError

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        """A "may" needs the whole of it to be possible: something there that it can be done to."""
        assert isinstance(f, WowScope)
        for ref in self.what.get(s, f):
            p = s.at(ref)
            if p is not None and self.able(s, f, p):
                return True
        return False


class Exhaust(OnPieces):
    __slots__ = ()

    def do(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return s.in_play(p) and exhaust(s, p, EXHAUSTING, f.source)  # wow:105.1

    def able(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return s.in_play(p) and not p.exhausted


class Ready(OnPieces):
    __slots__ = ()

    def do(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return s.in_play(p) and ready(s, p, EXHAUSTING, f.source)  # wow:105.1

    def able(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return s.in_play(p) and p.exhausted


class TurnFaceDown(OnPieces):
    """Turn face-up quests face down; not completing them."""

    __slots__ = ()

    def do(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return s.in_play(p) and flip(s, p, TURNING, f.source)


class Destroy(Deed):
    """Destroy things, all at the same moment (wow7.4:415.9d)."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        refs = self.what.get(s, f)
        f.flag = len(destroy(s, refs, DESTROYING, f.source))
        f.them = refs
        return NEXT

    def able(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return s.in_play(p) and not forbids(s, p) & c.NO_DESTROY

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        assert isinstance(f, WowScope)
        for ref in self.what.get(s, f):
            p = s.at(ref)
            if p is not None and self.able(s, f, p):
                return True
        return False


class Attach(Instr[WowState]):
    """ "Attach to ...": the card that resolves will enter play attached to that (wow:306.3b)."""

    __slots__ = ("to",)

    def __init__(self, path: str, to: Ref) -> None:
        super().__init__(path)
        self.to = to

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        refs = self.to.get(s, f)
        if isinstance(f, Resolving) and refs:
            f.host = refs[0]  # wow:306.3b
        f.them = refs
        return NEXT


class Reattach(Instr[WowState]):
    """Attach an ability to another thing of the kinds its own text names (wow:306.3f); the controller chooses."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        refs = self.what.get(s, f)
        p = s.at(refs[0]) if refs else None
        if p is None or not s.in_play(p):
            return NEXT
        hosts = other_hosts(s, p)
        if not hosts:
            return NEXT
        only = decide(s, f.you, c.CHOOSE, [Option(c.PICK, f.source, host.ref) for host in hosts], f.source)
        if only is None:
            return WAIT
        self.answer(s, f, only)
        return JUMP

    def answer(self, s: WowState, f: Scope[WowState], option: Option) -> None:
        assert isinstance(f, WowScope)
        refs = self.what.get(s, f)
        p = s.at(refs[0])
        host = s.at(option.object)
        if p is not None and host is not None:
            attach(s, p, host, REATTACHING, f.source)
        f.pc += 1


def other_hosts(s: WowState, p: WowPiece) -> list[WowPiece]:
    """What an attachment could be moved to: other cards of the types that its attach text names."""
    found = []
    mask = p.card.attach_mask
    for seat in s.clockwise(s.active):
        for row in (c.HERO_ROW, c.ALLIES):
            for id in s.zones[row * s.seats + seat]:
                q = s.pieces[id]
                if s.kinds_of(q) & mask and q.ref != p.host and q.id != p.id:
                    found.append(q)
    return found


def follow(s: WowState, f: WowScope, ref: int) -> WowPiece | None:
    """The piece a text acts on: of that incarnation, or this card in your graveyard, where it went (wow7.4:415.9b)."""
    p = s.at(ref)
    if p is not None or ref != f.source:
        return p
    q = s.pieces[(ref & ID_MASK) - 1]
    if q.ref == ref + STAMP and s.place(q) == c.GRAVEYARD and q.owner == f.you:  # wow7.4:415.9b
        return q
    return None


class PutInto(Instr[WowState]):
    """Put cards into their owners' hand, deck or graveyard, or remove them from the game."""

    __slots__ = ("bottom", "what", "zone")

    def __init__(self, path: str, what: Ref, zone: int, bottom: bool) -> None:
        super().__init__(path)
        self.what = what
        self.zone = zone
        self.bottom = bottom

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        refs = self.what.get(s, f)
        pieces = [p for p in [follow(s, f, ref) for ref in refs] if p is not None]
        cite = REMOVING if self.zone == c.REMOVED else MOVING  # wow7.4:415.7
        in_play = [p.id for p in pieces if s.in_play(p)]
        leave(s, in_play, self.zone, cite, f.source, c.E_LEAVE, self.bottom)
        for p in pieces:
            if p.id not in in_play:
                put(s, p, self.zone, cite, f.source, self.bottom)
        f.flag = len(pieces)
        # what a text removed it may speak of again: "put the removed cards into your hand"
        f.them = [s.pieces[p.id].ref for p in pieces] if self.zone == c.REMOVED else refs
        return NEXT

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        assert isinstance(f, WowScope)
        for ref in self.what.get(s, f):
            if follow(s, f, ref) is not None:
                return True
        return False


class PutIntoPlay(Instr[WowState]):
    """Those players put cards into play, each under his own control (wow:400.1), all at the same moment.

    `noun`: the description each of them chose by, where several did. `wounded`: with damage equal to their health
    minus 1.
    """

    __slots__ = ("exhausted", "noun", "what", "who", "wounded")

    def __init__(self, path: str, what: Ref, who: Players, noun: Noun | None, exhausted: bool, wounded: bool) -> None:
        super().__init__(path)
        self.what = what
        self.who = who
        self.noun = noun
        self.exhausted = exhausted
        self.wounded = wounded

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        entered = []
        for p, seat in self.moved(s, f):
            entered.append(arrive(s, p.id, seat, row_of(p), self.exhausted))
        if self.wounded:
            for p in entered:
                s.writable(p.id).damage = max(health(s, p) - 1, 0)
                s.touch(c.R_DAMAGE)
        for p in entered:  # those that enter together see each other come (wow7.4:703.3c)
            announce_entry(s, p, ENTERING, f.source)
        return NEXT

    def moved(self, s: WowState, f: WowScope) -> list[tuple[WowPiece, int]]:
        """The cards that enter, and whose party each of them joins."""
        found = []
        for seat in self.who.seats(s, f):
            if not isinstance(self.who, You):
                f.said = seat  # "from his graveyard"
            for ref in self.what.get(s, f):
                p = s.at(ref)
                if p is None or (self.noun is not None and not self.noun.fits(s, p, f)):
                    continue
                if not s.in_play(p) and s.in_game(p.owner) and stays(p):  # only if (wow7.4:415.8d)
                    found.append((p, seat))
        return found

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        assert isinstance(f, WowScope)
        return len(self.moved(s, f)) > 0


def stays(p: WowPiece) -> bool:
    """Whether a card may enter play at all, other than as a resource.

    An ability that is not ongoing may not (wow7.4:415.8d), nor a quest (wow:307.1), nor one
    that would be attached, where nobody says to what (as in wow:306.3c).
    """
    if p.card.kind == c.ABILITY:
        return p.card.ongoing and not p.card.attaches
    return p.card.kind != c.QUEST


class PutIntoResources(Instr[WowState]):
    """Put cards into their owners' resource rows face down; not placing (inf:direct-resource).

    What lay in another row becomes a different card (wow7.4:415.9a).
    """

    __slots__ = ("exhausted", "what")

    def __init__(self, path: str, what: Ref, exhausted: bool) -> None:
        super().__init__(path)
        self.what = what
        self.exhausted = exhausted

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        for ref in self.what.get(s, f):
            p = s.at(ref)
            if p is not None and not p.token and s.place(p) != c.RESOURCES:
                enter(s, p.id, p.owner, c.RESOURCES, DIRECT_RESOURCE, f.source, self.exhausted, True)
        return NEXT

    def possible(self, s: WowState, f: Scope[WowState]) -> bool:
        assert isinstance(f, WowScope)
        return len(self.what.get(s, f)) > 0


class RemoveFromCombat(OnPieces):
    __slots__ = ()

    def do(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return remove_from_combat(s, p.ref)

    def able(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return takes_part(s, p.ref)


class BecomeDefender(OnPieces):
    __slots__ = ()

    def do(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return become_defender(s, p)

    def able(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return can_become_defender(s, p)


class Interrupt(OnPieces):
    """Interrupt links (wow7.4:711); the one that is being carried out cannot interrupt itself."""

    __slots__ = ()

    def do(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        link = self.link_of(s, f, p)
        if link is None:
            return False
        interrupt(s, link, INTERRUPTING, f.source)
        return True

    def able(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        return self.link_of(s, f, p) is not None

    def link_of(self, s: WowState, f: WowScope, p: WowPiece) -> Link | None:
        """The link of a card on the chain, if it can be interrupted."""
        for link in s.chain:
            if link.kind == c.L_CARD and link.source == p.ref and link is not f.link:
                return link
        return None


class Tokens(Instr[WowState]):
    """Put ally tokens into play (wow7.4:404.2); they are "them"."""

    __slots__ = ("card", "count")

    def __init__(self, path: str, card: Card, count: int) -> None:
        super().__init__(path)
        self.card = card
        self.count = count

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        assert isinstance(f, WowScope)
        s.batch += 1
        made = []
        for _ in range(self.count):
            made.append(new_token(s, self.card, f.you, TOKENS, f.source).ref)
        f.them = made
        return NEXT


class PutCounter(OnPieces):
    __slots__ = ("name",)

    def __init__(self, path: str, what: Ref, name: str) -> None:
        super().__init__(path, what)
        self.name = name

    def do(self, s: WowState, f: WowScope, p: WowPiece) -> bool:
        add_counter(s, p, self.name, COUNTERS, f.source)
        return True


class ExtraTurn(Instr[WowState]):
    __slots__ = ()

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        before = s.extra or [s.next_seat(s.active)]  # inf:extra-turns-come-in-between
        s.extra = [*before, f.you]
        s.emit(c.E_EXTRA_TURN, EXTRA_TURN, f.source, f.you)
        return NEXT


class DestroyForms(Instr[WowState]):
    """Destroy each ability that gives your hero the state (kw:bear-form, kw:stealth)."""

    __slots__ = ("keyword",)

    def __init__(self, path: str, keyword: int) -> None:
        super().__init__(path)
        self.keyword = keyword

    def run(self, s: WowState, f: Scope[WowState]) -> int:
        hero = s.hero(f.you)
        if hero is None:
            return NEXT
        refs = [p.ref for p in givers(s, hero, self.keyword)]
        destroy(s, refs, FORMS, f.source)
        return NEXT


def givers(s: WowState, hero: WowPiece, keyword: int) -> list[WowPiece]:
    """The abilities in play that give the hero that state."""
    found = []
    for m in powers(s).statics:
        what = m.what
        if isinstance(what, Have) and what.keywords & keyword and applies(s, m, hero):
            p = s.at(m.scope.source)
            if p is not None and s.kinds_of(p) & c.ABILITY and p not in found:
                found.append(p)
    return found
