"""Why something is no legal target, or does not fit a description: every reason with its rule.

The same function judges a target whether it is the first that is named or the second of several.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Option, ReasonCollector
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.piece import as_seat
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.legality import MOST_X, find_power, possible_x
from regelwerk.wowtcg.lowered import Playable, TargetSlot
from regelwerk.wowtcg.payment import paying_scope
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.selectors import CardFilter
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState
from regelwerk.wowtcg.targets import can_fill, choices, max_targets, min_targets, targetable

X: Final = rule("wow7.4:707.1b")
LARGEST_X: Final = rule("ruling:largest-x")
TARGETS: Final = rule("wow7.4:707.1d")
ANOTHER: Final = rule("wow7.4:706.1")
UNTARGETABLE: Final = rule("inf:untargetable")
BEING_PLACED: Final = rule("wow7.4:412.1a")
LEFT: Final = rule("wow:102.2")
TOTEMS: Final = rule("wow:306.4a")


def explain_first_target(
    state: WowState, seat: int, piece: WowPiece, play: Playable, intent: Option, reasons: ReasonCollector
) -> None:
    """The further choices that an intent makes at once: the X (only when playing) and the first target."""
    x_given = intent.verb == codes.VERB_PLAY and intent.number != 0
    if not x_given and intent.object == 0:
        return
    scope = paying_scope(piece.ref, seat, 0)
    takes_x = play.uses_x or play.x_resources
    found = possible_x(state, scope, play) if takes_x else [0]
    if x_given and intent.number not in found:
        cite = LARGEST_X if found[-1] == MOST_X and intent.number > MOST_X else X
        reasons.add(cite, "no-such-x" if takes_x else "has-no-x", piece.ref, intent.number)
        return
    if intent.object == 0:
        return
    if has_first_target(state, scope, play, [intent.number] if x_given else found, intent.object):
        return
    slots = [mode.slots[0] for mode in play.modes if mode.slots]
    if not slots:
        reasons.add(TARGETS, "has-no-target", piece.ref)
        return
    scope.x = intent.number if x_given else found[0]
    for slot in slots:
        explain_target(state, scope, slot, intent.object, reasons)


def has_first_target(state: WowState, scope: WowScope, play: Playable, xs: list[int], ref: Ref) -> bool:
    """Whether the announcement can begin with that target, in some mode and with one of those X."""
    for x in xs:
        scope.x = x
        for mode in play.modes:
            if mode.slots and ref in choices(state, scope, mode.slots, 0, []):
                return True
    return False


def explain_target(state: WowState, scope: WowScope, slot: TargetSlot, ref: Ref, reasons: ReasonCollector) -> None:
    """Why something is no legal target for a slot."""
    if slot.noun is None:
        if ref >= 0:
            reasons.add(TARGETS, "no-player", ref)
        elif slot.players == 2 and state.teams[as_seat(ref)] == state.teams[scope.you]:
            reasons.add(TARGETS, "not-an-opponent", NO_REF, as_seat(ref))
        elif not state.in_game(as_seat(ref)):
            reasons.add(LEFT, "not-in-game", NO_REF, as_seat(ref))
        return
    piece = state.piece_or_none(ref)
    if piece is None:
        reasons.add(TARGETS, "no-card")
        return
    explain_filter(state, piece, scope, slot.noun, TARGETS, reasons)
    if piece.ref == scope.source and state.zone_kind(piece) == codes.ZONE_CHAIN:
        reasons.add(ANOTHER, "another-is-meant", ref)
    elif state.zone_kind(piece) == codes.ZONE_CHAIN and piece.card.kind == codes.TYPE_QUEST:
        reasons.add(BEING_PLACED, "is-being-placed", ref)
    elif not targetable(state, piece, scope):
        reasons.add(UNTARGETABLE, "cannot-be-targeted", ref)
    if slot.must_differ and any(ref in earlier for earlier in scope.targets):
        reasons.add(ANOTHER, "chosen-already", ref)


def explain_filter(
    state: WowState, piece: WowPiece, scope: WowScope, noun: CardFilter, cite: RuleCitation, reasons: ReasonCollector
) -> None:
    """What is missing in a card for a description: its type, its place, then every quality."""
    ref = piece.ref
    if (
        state.in_play(piece)
        and piece.card.totem
        and noun.type_mask & codes.TYPE_ALLY
        and not state.kinds_of(piece) & noun.type_mask
    ):
        reasons.add(TOTEMS, "totems-are-no-allies", ref)  # it can be targeted as one, and that is all
        return
    if state.zone_kind(piece) not in noun.zones:
        elsewhere = (
            not state.in_play(piece) or noun.zones[0] < codes.ZONE_ALLIES or state.kinds_of(piece) & noun.type_mask != 0
        )
        reasons.add(cite, "wrong-zone" if elsewhere else "wrong-type", ref)  # play is one zone
        return
    if not state.kinds_of(piece) & noun.type_mask:
        reasons.add(cite, "wrong-type", ref)
        return
    if noun.whose is not None and piece.owner not in noun.whose.seats(state, scope):
        reasons.add(cite, "wrong-owner", ref)
    for qual in noun.criteria:
        if not qual.matches(state, piece, scope):
            reasons.add(cite, qual.unfit(), ref)


# ------------------------------------------------------------------- several targets


def explain_further_targets(
    state: WowState, seat: int, intent: Option, more: Sequence[Ref], reasons: ReasonCollector
) -> None:
    """Why what an act can begin with cannot go on with those targets, in any order within one use of the word.

    The act with its first target is legal. The reasons are those of the way that gets furthest.
    """
    piece = state.piece_or_none(intent.subject)
    play = played(state, piece, intent) if piece is not None else None
    if piece is None or play is None:
        return
    scope = paying_scope(piece.ref, seat, 0)
    takes_x = play.uses_x or play.x_resources
    x_given = intent.verb == codes.VERB_PLAY and intent.number != 0
    best: tuple[int, ReasonCollector] | None = None
    for x in [intent.number] if x_given else possible_x(state, scope, play) if takes_x else [0]:
        scope.x = x
        for mode in play.modes:
            tried = ReasonCollector()
            reached = fill(state, scope, mode.slots, [intent.object, *more], tried)
            if not tried.reasons:
                return
            if best is None or reached > best[0]:
                best = (reached, tried)
    if best is not None:
        reasons.reasons += best[1].reasons


def fill(state: WowState, scope: WowScope, slots: list[TargetSlot], refs: list[Ref], reasons: ReasonCollector) -> int:
    """Fill the slots with those targets, one after another; how many found their place before there is a reason."""
    filled: list[list[Ref]] = [[]]
    found = 0
    while found < len(refs):
        at = len(filled) - 1
        scope.targets = filled[:at]
        if at == len(slots):
            reasons.add(TARGETS, "no-further-target", max(refs[found], NO_REF))
            break
        slot = slots[at]
        against = ReasonCollector()
        if len(filled[at]) < max_targets(state, scope, slot):
            if refs[found] in filled[at]:
                against.add(ANOTHER, "chosen-already", max(refs[found], NO_REF))
            explain_target(state, scope, slot, refs[found], against)
            if not against.reasons:
                filled[at].append(refs[found])
                found += 1
                continue
        if (at + 1 == len(slots) and against.reasons) or len(filled[at]) < min_targets(state, scope, slot):
            reasons.reasons += against.reasons
            break
        filled.append([])
    if not reasons.reasons:
        at = len(filled)
        scope.targets = filled
        if len(filled[-1]) >= min_targets(state, scope, slots[at - 1]):
            can_fill(state, scope, slots, at, reasons)
    scope.targets = []
    return found


def played(state: WowState, piece: WowPiece, intent: Option) -> Playable | None:
    """What an act announces, None for acts without text."""
    if intent.verb == codes.VERB_PLAY:
        return piece.card.play
    if intent.verb == codes.VERB_USE:
        return find_power(state, piece, intent.number)
    if intent.verb == codes.VERB_COMPLETE:
        return piece.card.reward
    return None
