"""Cards that turn, move, attach, appear and vanish, as texts make them."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.deciding import decide
from regelwerk.kernel.decision import Option
from regelwerk.kernel.piece import ID_MASK, STAMP
from regelwerk.kernel.program import JUMP, NEXT, WAIT, Instr
from regelwerk.wowtcg import codes as c
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
from regelwerk.wowtcg.meaning import Card
from regelwerk.wowtcg.nouns import Noun
from regelwerk.wowtcg.people import Player, Ref, You
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

    def run(self, state: WowState, scope: WowScope) -> int:
        refs = self.what.get(state, scope)
        state.batch += 1
        done = 0
        for ref in refs:
            piece = state.at(ref)
            if piece is not None and self.do(state, scope, piece):
                done += 1
        scope.flag = done
        scope.them = refs
        return NEXT

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        """Do it to one piece; whether anything was done."""
        raise NotImplementedError

    def possible(self, state: WowState, scope: WowScope) -> bool:
        """A "may" needs the whole of it to be possible: something there that it can be done to."""
        for ref in self.what.get(state, scope):
            piece = state.at(ref)
            if piece is not None and self.able(state, scope, piece):
                return True
        return False


class Exhaust(OnPieces):
    __slots__ = ()

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return state.in_play(piece) and exhaust(state, piece, EXHAUSTING, scope.source)  # wow:105.1

    def able(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return state.in_play(piece) and not piece.exhausted


class Ready(OnPieces):
    __slots__ = ()

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return state.in_play(piece) and ready(state, piece, EXHAUSTING, scope.source)  # wow:105.1

    def able(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return state.in_play(piece) and piece.exhausted


class TurnFaceDown(OnPieces):
    """Turn face-up quests face down; not completing them."""

    __slots__ = ()

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return state.in_play(piece) and flip(state, piece, TURNING, scope.source)


class Destroy(Deed):
    """Destroy things, all at the same moment (wow7.4:415.9d)."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def run(self, state: WowState, scope: WowScope) -> int:
        refs = self.what.get(state, scope)
        scope.flag = len(destroy(state, refs, DESTROYING, scope.source))
        scope.them = refs
        return NEXT

    def able(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return state.in_play(piece) and not forbids(state, piece) & c.NO_DESTROY

    def possible(self, state: WowState, scope: WowScope) -> bool:
        for ref in self.what.get(state, scope):
            piece = state.at(ref)
            if piece is not None and self.able(state, scope, piece):
                return True
        return False


class Attach(Instr):
    """ "Attach to ...": the card that resolves will enter play attached to that (wow:306.3b)."""

    __slots__ = ("to",)

    def __init__(self, path: str, to: Ref) -> None:
        super().__init__(path)
        self.to = to

    def run(self, state: WowState, scope: WowScope) -> int:
        refs = self.to.get(state, scope)
        if isinstance(scope, Resolving) and refs:
            scope.host = refs[0]  # wow:306.3b
        scope.them = refs
        return NEXT


class Reattach(Instr):
    """Attach an ability to another thing of the kinds its own text names (wow:306.3f); the controller chooses."""

    __slots__ = ("what",)

    def __init__(self, path: str, what: Ref) -> None:
        super().__init__(path)
        self.what = what

    def run(self, state: WowState, scope: WowScope) -> int:
        refs = self.what.get(state, scope)
        piece = state.at(refs[0]) if refs else None
        if piece is None or not state.in_play(piece):
            return NEXT
        hosts = other_hosts(state, piece)
        if not hosts:
            return NEXT
        only = decide(
            state, scope.you, c.CHOOSE, [Option(c.PICK, scope.source, host.ref) for host in hosts], scope.source
        )
        if only is None:
            return WAIT
        self.answer(state, scope, only)
        return JUMP

    def answer(self, state: WowState, scope: WowScope, option: Option) -> None:
        refs = self.what.get(state, scope)
        piece = state.at(refs[0])
        host = state.at(option.object)
        if piece is not None and host is not None:
            attach(state, piece, host, REATTACHING, scope.source)
        scope.pc += 1


def other_hosts(state: WowState, piece: WowPiece) -> list[WowPiece]:
    """What an attachment could be moved to: other cards of the types that its attach text names."""
    found = []
    mask = piece.card.attach_mask
    for seat in state.clockwise(state.active):
        for row in (c.HERO_ROW, c.ALLIES):
            for id in state.zones[row * state.seats + seat]:
                other = state.pieces[id]
                if state.kinds_of(other) & mask and other.ref != piece.host and other.id != piece.id:
                    found.append(other)
    return found


def follow(state: WowState, scope: WowScope, ref: int) -> WowPiece | None:
    """The piece a text acts on: of that incarnation, or this card in your graveyard, where it went (wow7.4:415.9b)."""
    piece = state.at(ref)
    if piece is not None or ref != scope.source:
        return piece
    other = state.pieces[(ref & ID_MASK) - 1]
    if other.ref == ref + STAMP and state.place(other) == c.GRAVEYARD and other.owner == scope.you:  # wow7.4:415.9b
        return other
    return None


class PutInto(Instr):
    """Put cards into their owners' hand, deck or graveyard, or remove them from the game."""

    __slots__ = ("bottom", "what", "zone")

    def __init__(self, path: str, what: Ref, zone: int, bottom: bool) -> None:
        super().__init__(path)
        self.what = what
        self.zone = zone
        self.bottom = bottom

    def run(self, state: WowState, scope: WowScope) -> int:
        refs = self.what.get(state, scope)
        pieces = [piece for piece in [follow(state, scope, ref) for ref in refs] if piece is not None]
        cite = REMOVING if self.zone == c.REMOVED else MOVING  # wow7.4:415.7
        in_play = [piece.id for piece in pieces if state.in_play(piece)]
        leave(state, in_play, self.zone, cite, scope.source, c.E_LEAVE, self.bottom)
        for piece in pieces:
            if piece.id not in in_play:
                put(state, piece, self.zone, cite, scope.source, self.bottom)
        scope.flag = len(pieces)
        # what a text removed it may speak of again: "put the removed cards into your hand"
        scope.them = [state.pieces[piece.id].ref for piece in pieces] if self.zone == c.REMOVED else refs
        return NEXT

    def possible(self, state: WowState, scope: WowScope) -> bool:
        for ref in self.what.get(state, scope):
            if follow(state, scope, ref) is not None:
                return True
        return False


class PutIntoPlay(Instr):
    """Those players put cards into play, each under his own control (wow:400.1), all at the same moment.

    `noun`: the description each of them chose by, where several did. `wounded`: with damage equal to their health
    minus 1.
    """

    __slots__ = ("exhausted", "noun", "what", "who", "wounded")

    def __init__(self, path: str, what: Ref, who: Player, noun: Noun | None, exhausted: bool, wounded: bool) -> None:
        super().__init__(path)
        self.what = what
        self.who = who
        self.noun = noun
        self.exhausted = exhausted
        self.wounded = wounded

    def run(self, state: WowState, scope: WowScope) -> int:
        entered = []
        for piece, seat in self.moved(state, scope):
            entered.append(arrive(state, piece.id, seat, row_of(piece), self.exhausted))
        if self.wounded:
            for piece in entered:
                state.writable(piece.id).damage = max(health(state, piece) - 1, 0)
                state.touch(c.R_DAMAGE)
        for piece in entered:  # those that enter together see each other come (wow7.4:703.3c)
            announce_entry(state, piece, ENTERING, scope.source)
        return NEXT

    def moved(self, state: WowState, scope: WowScope) -> list[tuple[WowPiece, int]]:
        """The cards that enter, and whose party each of them joins."""
        found = []
        for seat in self.who.seats(state, scope):
            if not isinstance(self.who, You):
                scope.said = seat  # "from his graveyard"
            for ref in self.what.get(state, scope):
                piece = state.at(ref)
                if piece is None or (self.noun is not None and not self.noun.fits(state, piece, scope)):
                    continue
                if not state.in_play(piece) and state.in_game(piece.owner) and stays(piece):  # only if (wow7.4:415.8d)
                    found.append((piece, seat))
        return found

    def possible(self, state: WowState, scope: WowScope) -> bool:
        return len(self.moved(state, scope)) > 0


def stays(piece: WowPiece) -> bool:
    """Whether a card may enter play at all, other than as a resource.

    An ability that is not ongoing may not (wow7.4:415.8d), nor a quest (wow:307.1), nor one
    that would be attached, where nobody says to what (as in wow:306.3c).
    """
    if piece.card.kind == c.ABILITY:
        return piece.card.ongoing and not piece.card.attaches
    return piece.card.kind != c.QUEST


class PutIntoResources(Instr):
    """Put cards into their owners' resource rows face down; not placing (inf:direct-resource).

    What lay in another row becomes a different card (wow7.4:415.9a).
    """

    __slots__ = ("exhausted", "what")

    def __init__(self, path: str, what: Ref, exhausted: bool) -> None:
        super().__init__(path)
        self.what = what
        self.exhausted = exhausted

    def run(self, state: WowState, scope: WowScope) -> int:
        for ref in self.what.get(state, scope):
            piece = state.at(ref)
            if piece is not None and not piece.token and state.place(piece) != c.RESOURCES:
                enter(state, piece.id, piece.owner, c.RESOURCES, DIRECT_RESOURCE, scope.source, self.exhausted, True)
        return NEXT

    def possible(self, state: WowState, scope: WowScope) -> bool:
        return len(self.what.get(state, scope)) > 0


class RemoveFromCombat(OnPieces):
    __slots__ = ()

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return remove_from_combat(state, piece.ref)

    def able(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return takes_part(state, piece.ref)


class BecomeDefender(OnPieces):
    __slots__ = ()

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return become_defender(state, piece)

    def able(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return can_become_defender(state, piece)


class Interrupt(OnPieces):
    """Interrupt links (wow7.4:711); the one that is being carried out cannot interrupt itself."""

    __slots__ = ()

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        link = self.link_of(state, scope, piece)
        if link is None:
            return False
        interrupt(state, link, INTERRUPTING, scope.source)
        return True

    def able(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        return self.link_of(state, scope, piece) is not None

    def link_of(self, state: WowState, scope: WowScope, piece: WowPiece) -> Link | None:
        """The link of a card on the chain, if it can be interrupted."""
        for link in state.chain:
            if link.kind == c.L_CARD and link.source == piece.ref and link is not scope.link:
                return link
        return None


class Tokens(Instr):
    """Put ally tokens into play (wow7.4:404.2); they are "them"."""

    __slots__ = ("card", "count")

    def __init__(self, path: str, card: Card, count: int) -> None:
        super().__init__(path)
        self.card = card
        self.count = count

    def run(self, state: WowState, scope: WowScope) -> int:
        state.batch += 1
        made = []
        for _ in range(self.count):
            made.append(new_token(state, self.card, scope.you, TOKENS, scope.source).ref)
        scope.them = made
        return NEXT


class PutCounter(OnPieces):
    __slots__ = ("name",)

    def __init__(self, path: str, what: Ref, name: str) -> None:
        super().__init__(path, what)
        self.name = name

    def do(self, state: WowState, scope: WowScope, piece: WowPiece) -> bool:
        add_counter(state, piece, self.name, COUNTERS, scope.source)
        return True


class ExtraTurn(Instr):
    __slots__ = ()

    def run(self, state: WowState, scope: WowScope) -> int:
        before = state.extra or [state.next_seat(state.active)]  # inf:extra-turns-come-in-between
        state.extra = [*before, scope.you]
        state.emit(c.E_EXTRA_TURN, EXTRA_TURN, scope.source, scope.you)
        return NEXT


class DestroyForms(Instr):
    """Destroy each ability that gives your hero the state (kw:bear-form, kw:stealth)."""

    __slots__ = ("keyword",)

    def __init__(self, path: str, keyword: int) -> None:
        super().__init__(path)
        self.keyword = keyword

    def run(self, state: WowState, scope: WowScope) -> int:
        hero = state.hero(scope.you)
        if hero is None:
            return NEXT
        refs = [piece.ref for piece in givers(state, hero, self.keyword)]
        destroy(state, refs, FORMS, scope.source)
        return NEXT


def givers(state: WowState, hero: WowPiece, keyword: int) -> list[WowPiece]:
    """The abilities in play that give the hero that state."""
    found = []
    for modifier in powers(state).statics:
        what = modifier.what
        if isinstance(what, Have) and what.keywords & keyword and applies(state, modifier, hero):
            piece = state.at(modifier.scope.source)
            if piece is not None and state.kinds_of(piece) & c.ABILITY and piece not in found:
                found.append(piece)
    return found
