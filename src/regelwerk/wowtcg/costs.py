"""What is paid besides resources, and costs of several parts (wow7.4:403)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Why
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import destroy, discard, exhaust, flip, leave, put
from regelwerk.wowtcg.damage import put_damage
from regelwerk.wowtcg.meaning import EXHAUSTS, LEAVES, Cost, Playable
from regelwerk.wowtcg.nouns import Noun
from regelwerk.wowtcg.payment import ALL_OR_NOTHING, due, payers
from regelwerk.wowtcg.people import Amount, number_of
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState
from regelwerk.wowtcg.values import forbids, health

CANNOT_BE_PAID: Final = rule("wow:103.2")
ACTIVATE: Final = rule("wow7.4:701.3")
FLIPPING: Final = rule("wow:301.2")
STRIKE_COST: Final = rule("wow:303.2")
FREE: Final = rule("ruling:free-payment-power-once")


class Activate(Cost):
    """Exhaust this card: the activate symbol. `of_quest`: this card is a quest, and so a resource."""

    __slots__ = ("of_quest",)

    def __init__(self, path: str, of_quest: bool) -> None:
        super().__init__(path)
        self.of_quest = of_quest

    def payable(self, state: WowState, scope: WowScope, why: Why | None) -> bool:
        piece = state.at(scope.source)
        if piece is None or piece.exhausted:
            return why is not None and why.no(ACTIVATE, "is-exhausted", scope.source)
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[int]) -> None:
        piece = state.at(scope.source)
        if piece is not None:
            exhaust(state, piece, ACTIVATE, scope.source)

    def deed(self) -> int:
        return EXHAUSTS

    def exhausts_resources(self) -> bool:
        return self.of_quest

    def fixed(self, state: WowState, scope: WowScope) -> int:
        return scope.source


class FlipThis(Cost):
    """Turn this hero face down."""

    __slots__ = ()

    def payable(self, state: WowState, scope: WowScope, why: Why | None) -> bool:
        piece = state.at(scope.source)
        if piece is None or piece.face_down:
            return why is not None and why.no(FLIPPING, "is-face-down", scope.source)
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[int]) -> None:
        piece = state.at(scope.source)
        if piece is not None:
            flip(state, piece, FLIPPING, scope.source)


class OnThis(Cost):
    """Destroy this card, remove it from the game, put damage on it, exhaust or hurt your hero.

    `act` is "destroy", "remove", "damage", "exhaust hero", "damage hero". Nobody asks how much health is
    left where damage is put (ruling:damage-as-a-cost).
    """

    __slots__ = ("act", "amount")

    def __init__(self, path: str, act: str, amount: int | Amount | None) -> None:
        super().__init__(path)
        self.act = act
        self.amount = amount

    def _piece(self, state: WowState, scope: WowScope) -> WowPiece | None:
        return state.hero(scope.you) if self.act.endswith("hero") else state.at(scope.source)

    def payable(self, state: WowState, scope: WowScope, why: Why | None) -> bool:
        piece = self._piece(state, scope)
        if piece is None or not state.in_play(piece):
            return why is not None and why.no(ALL_OR_NOTHING, "is-gone", scope.source)
        ref = piece.ref
        if self.act == "destroy" and forbids(state, piece) & c.NO_DESTROY:
            return why is not None and why.no(CANNOT_BE_PAID, "cannot-be-destroyed", ref)
        if self.act == "exhaust hero" and piece.exhausted:
            return why is not None and why.no(ALL_OR_NOTHING, "is-exhausted", ref)
        if self.amount is not None and waits(state, scope, piece, self.amount):
            return why is not None and why.no(FREE, "nothing-changed-since", scope.source)
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[int]) -> None:
        piece = self._piece(state, scope)
        if piece is None:
            return
        if self.act == "destroy":
            destroy(state, [piece.ref], ALL_OR_NOTHING, scope.source)
        elif self.act == "remove":
            put(state, piece, c.REMOVED, ALL_OR_NOTHING, scope.source)
        elif self.act == "exhaust hero":
            exhaust(state, piece, ALL_OR_NOTHING, scope.source)
        elif self.amount is not None:
            put_damage(state, piece, number_of(self.amount, state, scope), ALL_OR_NOTHING, scope.source)

    def deed(self) -> int:
        return DEEDS[self.act]

    def fixed(self, state: WowState, scope: WowScope) -> int:
        piece = self._piece(state, scope)
        return 0 if piece is None else piece.ref

    def puts_damage(self) -> bool:
        return self.amount is not None

    def idles(self, state: WowState, scope: WowScope, picked: list[int]) -> bool:
        piece = self._piece(state, scope)
        return piece is not None and self.amount is not None and nothing_put(state, scope, piece, self.amount)


class OnChosen(Cost):
    """Exhaust, destroy, discard, remove, hurt so many things that fit.

    `act` is "exhaust", "destroy", "discard", "remove", "damage". `up_to`: the X that is
    announced says how many, at most `count` (inf:additional-cost-count).
    """

    __slots__ = ("act", "amount", "count", "noun", "up_to")

    def __init__(
        self, path: str, act: str, noun: Noun, count: int, amount: int | Amount | None, up_to: bool = False
    ) -> None:
        super().__init__(path)
        self.up_to = up_to
        self.act = act
        self.noun = noun
        self.count = count
        self.amount = amount

    def picks(self, state: WowState, scope: WowScope) -> int:
        return scope.x if self.up_to else self.count

    def candidates(self, state: WowState, scope: WowScope) -> list[WowPiece]:
        return [piece for piece in self.noun.all(state, scope) if self._able(state, piece, scope)]

    def _able(self, state: WowState, piece: WowPiece, scope: WowScope) -> bool:
        if piece.ref == scope.source and state.place(piece) == c.HAND:
            return False  # it is on the chain before anything is paid (wow7.4:707.1a)
        if self.act == "exhaust":
            return not piece.exhausted
        if self.act == "destroy":
            return not forbids(state, piece) & c.NO_DESTROY
        if self.act == "damage" and self.amount is not None:
            return not waits(state, scope, piece, self.amount)
        return True

    def against(self, state: WowState, piece: WowPiece, scope: WowScope, why: Why) -> None:
        """Why a card that fits the description cannot be picked for it."""
        if self.act == "exhaust" and piece.exhausted:
            why.no(ALL_OR_NOTHING, "is-exhausted", piece.ref)
        elif self.act == "destroy" and forbids(state, piece) & c.NO_DESTROY:
            why.no(CANNOT_BE_PAID, "cannot-be-destroyed", piece.ref)
        elif self.amount is not None and waits(state, scope, piece, self.amount):
            why.no(FREE, "nothing-changed-since", piece.ref)

    def payable(self, state: WowState, scope: WowScope, why: Why | None) -> bool:
        have = len(self.candidates(state, scope))
        if (
            have < self.picks(state, scope)  # too few are there
            or (self.up_to and scope.x > self.count)  # inf:additional-cost-count
        ):
            if why is not None and self.amount is not None and self.noun.all(state, scope):
                return why.no(FREE, "nothing-changed-since", scope.source)
            return why is not None and why.no(ALL_OR_NOTHING, "cost-" + self.act, 0, self.count)
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[int]) -> None:
        pieces = [piece for piece in [state.at(ref) for ref in picked] if piece is not None]
        if self.act == "exhaust":
            for piece in pieces:
                exhaust(state, piece, ALL_OR_NOTHING, scope.source)
        elif self.act == "destroy":
            destroy(state, picked, ALL_OR_NOTHING, scope.source)
            scope.them = picked
        elif self.act == "discard":
            for piece in pieces:
                discard(state, piece, ALL_OR_NOTHING, scope.source)
        elif self.act == "remove":
            if pieces and state.in_play(pieces[0]):
                leave(state, [piece.id for piece in pieces], c.REMOVED, ALL_OR_NOTHING, scope.source)
            else:
                for piece in pieces:
                    put(state, piece, c.REMOVED, ALL_OR_NOTHING, scope.source)
        elif self.amount is not None:
            for piece in pieces:
                put_damage(state, piece, number_of(self.amount, state, scope), ALL_OR_NOTHING, scope.source)

    def deed(self) -> int:
        return DEEDS[self.act]

    def exhausts_resources(self) -> bool:
        return self.act == "exhaust" and self.noun.mask & c.RESOURCE != 0

    def puts_damage(self) -> bool:
        return self.amount is not None

    def idles(self, state: WowState, scope: WowScope, picked: list[int]) -> bool:
        if self.amount is None:
            return False
        for ref in picked:
            piece = state.at(ref)
            if piece is not None and not nothing_put(state, scope, piece, self.amount):
                return False
        return True


def nothing_put(state: WowState, scope: WowScope, piece: WowPiece, amount: int | Amount) -> bool:
    """Whether paying with damage on that character would change nothing: it has fatal damage, or the amount is 0."""
    return piece.damage >= health(state, piece) or number_of(amount, state, scope) <= 0


def waits(state: WowState, scope: WowScope, piece: WowPiece, amount: int | Amount) -> bool:
    """Whether a power that was used for nothing may not be paid so again yet (ruling:free-payment-power-once)."""
    if not state.idle or not nothing_put(state, scope, piece, amount):
        return False
    return any(ref == scope.source for ref, _ in state.idle)


DEEDS: Final = {
    "exhaust": EXHAUSTS,
    "exhaust hero": EXHAUSTS,
    "destroy": LEAVES,
    "discard": LEAVES,
    "remove": LEAVES,
    "damage": 0,
    "damage hero": 0,
}
"""What paying does to a card, by the act of the cost."""


class Say(Cost):
    """Say something aloud: always payable, and everybody hears it."""

    __slots__ = ("words",)

    def __init__(self, path: str, words: str) -> None:
        super().__init__(path)
        self.words = words

    def payable(self, state: WowState, scope: WowScope, why: Why | None) -> bool:
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[int]) -> None:
        state.emit(c.E_SAY, ALL_OR_NOTHING, scope.source, scope.you, scope.source)

    def idles(self, state: WowState, scope: WowScope, picked: list[int]) -> bool:
        return True


class ExhaustWeapon(Cost):
    """Striking exhausts the weapon (wow:303.2)."""

    __slots__ = ()

    def payable(self, state: WowState, scope: WowScope, why: Why | None) -> bool:
        piece = state.at(scope.source)
        if piece is None or piece.exhausted:
            return why is not None and why.no(STRIKE_COST, "is-exhausted", scope.source)
        return True

    def pay(self, state: WowState, scope: WowScope, picked: list[int]) -> None:
        piece = state.at(scope.source)
        if piece is not None:
            exhaust(state, piece, STRIKE_COST, scope.source)


# ----------------------------------------------------- several parts of one cost


def open_picks(state: WowState, scope: WowScope, play: Playable, paid: list[list[int]], part: int) -> list[int]:
    """What may be picked next for a part of the cost, so that all of it can still be paid.

    `paid` is what has been picked for each part so far; each set is offered in one order only.
    """
    cost = play.costs[part]
    picked = paid[part] if part < len(paid) else []
    need = cost.picks(state, scope) - len(picked)
    refs = [piece.ref for piece in cost.candidates(state, scope)]
    start = refs.index(picked[-1]) + 1 if picked else 0
    refs = refs[start : max(len(refs) - need + 1, 0)]
    if not play.entwined:
        return refs
    before = [paid[i] if i < len(paid) else [] for i in range(part)]
    return [ref for ref in refs if settles(state, scope, play, [*before, [*picked, ref]])]


def settles(state: WowState, scope: WowScope, play: Playable, paid: list[list[int]]) -> bool:
    """Whether all of the cost can be paid with what has been picked, no card paying twice (wow7.4:403.1)."""
    if clash(state, scope, play, paid):
        return False
    for part in range(len(play.costs)):
        picked = paid[part] if part < len(paid) else []
        if len(picked) < play.costs[part].picks(state, scope):
            return len(open_picks(state, scope, play, paid, part)) > 0
    return True


def clash(state: WowState, scope: WowScope, play: Playable, paid: list[list[int]]) -> bool:
    """Whether two parts of the cost want the same of one card."""
    done: list[tuple[int, int]] = []
    for part in range(len(play.costs)):
        cost = play.costs[part]
        deed = cost.deed()
        fixed = cost.fixed(state, scope)
        refs = [fixed] if fixed else paid[part] if part < len(paid) else []
        for ref in refs if deed else []:
            if (deed, ref) in done:
                return True
            done.append((deed, ref))
    resources = due(state, scope.you, scope.source, play, scope.x)
    return resources > 0 and len(payers(state, scope.you, [ref for deed, ref in done if deed == EXHAUSTS])) < resources


def else_exhausted(state: WowState, scope: WowScope, play: Playable, paid: list[list[int]]) -> list[int]:
    """References of what parts of the cost exhaust besides resources, if that may be a resource too."""
    found: list[int] = []
    for part in range(len(play.costs)):
        cost = play.costs[part]
        if cost.deed() == EXHAUSTS:
            fixed = cost.fixed(state, scope)
            found += [fixed] if fixed else paid[part]
    return found


def in_order(costs: list[Cost]) -> list[int]:
    """The parts of a cost in an order in which they can be paid: what leaves is paid last (wow7.4:403.1)."""
    stays = [i for i in range(len(costs)) if costs[i].deed() != LEAVES]
    return stays + [i for i in range(len(costs)) if i not in stays]
