"""What the rules and the texts make besides: tokens, and the end of bear form and stealth."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.program import NEXT, Instruction
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.changes import destroy, new_token
from regelwerk.wowtcg.continuous import Have
from regelwerk.wowtcg.derived_values import applies, powers
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState

TOKENS: Final = rule("wow7.4:404.2")
FORMS: Final = rule("ruling:form-loss-uses-chain")


class CreateTokens(Instruction):
    """Put ally tokens into play (wow7.4:404.2); they are "them"."""

    __slots__ = ("card", "count")

    def __init__(self, path: str, card: CardDefinition, count: int) -> None:
        super().__init__(path)
        self.card = card
        self.count = count

    def execute(self, state: WowState, scope: WowScope) -> int:
        state.batch += 1
        made = []
        for _ in range(self.count):
            made.append(new_token(state, self.card, scope.you, TOKENS, scope.source).ref)
        scope.mentioned = made
        return NEXT


class DestroyFormAbilities(Instruction):
    """Destroy each ability that gives your hero the state (kw:bear-form, kw:stealth)."""

    __slots__ = ("keyword",)

    def __init__(self, path: str, keyword: int) -> None:
        super().__init__(path)
        self.keyword = keyword

    def execute(self, state: WowState, scope: WowScope) -> int:
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
            piece = state.piece_or_none(modifier.scope.source)
            if piece is not None and state.kinds_of(piece) & codes.TYPE_ABILITY and piece not in found:
                found.append(piece)
    return found
