"""What the rules and the texts make besides: tokens, and the end of bear form and stealth."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.program import NEXT, Instr
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.changes import destroy, new_token
from regelwerk.wowtcg.continuous import Have
from regelwerk.wowtcg.meaning import Card
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState
from regelwerk.wowtcg.values import applies, powers

TOKENS: Final = rule("wow7.4:404.2")
FORMS: Final = rule("ruling:form-loss-uses-chain")


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
        what = modifier.word()
        if isinstance(what, Have) and what.bits & keyword and applies(state, modifier, hero):
            piece = state.at(modifier.scope.source)
            if piece is not None and state.kinds_of(piece) & c.ABILITY and piece not in found:
                found.append(piece)
    return found
