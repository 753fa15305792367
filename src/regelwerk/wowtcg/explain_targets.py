"""Why something is no legal target, or does not fit a description: every reason with its rule.

The same function judges a target whether it is the first that is named or the second of several.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Option, Why
from regelwerk.kernel.rulebook import Rule
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.legality import MOST_X, find_power, possible_x
from regelwerk.wowtcg.meaning import Noun, Playable, Slot
from regelwerk.wowtcg.payment import paying_scope
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import WowPiece, WowScope, WowState, as_seat
from regelwerk.wowtcg.targets import can_fill, choices, most, needed, targetable

X: Final = rule("wow7.4:707.1b")
LARGEST_X: Final = rule("ruling:largest-x")
TARGETS: Final = rule("wow7.4:707.1d")
ANOTHER: Final = rule("wow7.4:706.1")
UNTARGETABLE: Final = rule("inf:untargetable")
BEING_PLACED: Final = rule("wow7.4:412.1a")
LEFT: Final = rule("wow:102.2")
TOTEMS: Final = rule("wow:306.4a")

UNFIT: Final[dict[str, str]] = {
    "OfFaction": "wrong-faction",
    "Tagged": "lacks-the-word",
    "Named": "wrong-name",
    "SameName": "wrong-name",
    "InYourParty": "not-in-your-party",
    "InPartyOf": "not-in-that-party",
    "Opposing": "not-opposing",
    "Friendly": "not-friendly",
    "ControlledBy": "wrong-controller",
    "Other": "another-is-meant",
    "WithCost": "wrong-cost",
    "Exhausted": "not-exhausted",
    "Damaged": "not-damaged",
    "FaceDown": "not-face-down",
    "Defending": "not-defending",
    "Attacking": "not-attacking",
    "DealtDamage": "not-dealt-damage",
    "AttachedTo": "wrongly-attached",
    "HostIs": "wrongly-attached",
}
"""By the quality that a description asks for, what is wrong with a card that does not have it."""


def explain_first_target(s: WowState, seat: int, p: WowPiece, play: Playable, intent: Option, why: Why) -> None:
    """The further choices that an intent makes at once: the X (only when playing) and the first target."""
    x_said = intent.verb == c.PLAY and intent.n != 0
    if not x_said and intent.object == 0:
        return
    f = paying_scope(p.ref, seat, 0)
    takes_x = play.uses_x or play.x_resources
    found = possible_x(s, f, play) if takes_x else [0]
    if x_said and intent.n not in found:
        cite = LARGEST_X if found[-1] == MOST_X and intent.n > MOST_X else X
        why.no(cite, "no-such-x" if takes_x else "has-no-x", p.ref, intent.n)
        return
    if intent.object == 0:
        return
    if has_first_target(s, f, play, [intent.n] if x_said else found, intent.object):
        return
    slots = [mode.slots[0] for mode in play.modes if mode.slots]
    if not slots:
        why.no(TARGETS, "has-no-target", p.ref)
        return
    f.x = intent.n if x_said else found[0]
    for slot in slots:
        explain_target(s, f, slot, intent.object, why)


def has_first_target(s: WowState, f: WowScope, play: Playable, xs: list[int], ref: int) -> bool:
    """Whether the announcement can begin with that target, in some mode and with one of those X."""
    for x in xs:
        f.x = x
        for mode in play.modes:
            if mode.slots and ref in choices(s, f, mode.slots, 0, []):
                return True
    return False


def explain_target(s: WowState, f: WowScope, slot: Slot, ref: int, why: Why) -> None:
    """Why something is no legal target for a slot."""
    if slot.noun is None:
        if ref >= 0:
            why.no(TARGETS, "no-player", ref)
        elif slot.players == 2 and s.teams[as_seat(ref)] == s.teams[f.you]:
            why.no(TARGETS, "not-an-opponent", 0, as_seat(ref))
        elif not s.in_game(as_seat(ref)):
            why.no(LEFT, "not-in-game", 0, as_seat(ref))
        return
    p = s.at(ref)
    if p is None:
        why.no(TARGETS, "no-card")
        return
    explain_noun(s, p, f, slot.noun, TARGETS, why)
    if p.ref == f.source and s.place(p) == c.CHAIN:
        why.no(ANOTHER, "another-is-meant", ref)
    elif s.place(p) == c.CHAIN and p.card.kind == c.QUEST:
        why.no(BEING_PLACED, "is-being-placed", ref)
    elif not targetable(s, p, f):
        why.no(UNTARGETABLE, "cannot-be-targeted", ref)
    if slot.another and any(ref in earlier for earlier in f.targets):
        why.no(ANOTHER, "chosen-already", ref)


def explain_noun(s: WowState, p: WowPiece, f: WowScope, noun: Noun, cite: Rule, why: Why) -> None:
    """What is missing in a card for a description: its type, its place, then every quality."""
    ref = p.ref
    if s.in_play(p) and p.card.totem and noun.mask & c.ALLY and not s.kinds_of(p) & noun.mask:
        why.no(TOTEMS, "totems-are-no-allies", ref)  # it can be targeted as one, and that is all
        return
    if s.place(p) not in noun.zones:
        elsewhere = not s.in_play(p) or noun.zones[0] < c.ALLIES or s.kinds_of(p) & noun.mask != 0
        why.no(cite, "wrong-zone" if elsewhere else "wrong-type", ref)  # play is one zone
        return
    if not s.kinds_of(p) & noun.mask:
        why.no(cite, "wrong-type", ref)
        return
    if noun.whose is not None and p.owner not in noun.whose.seats(s, f):
        why.no(cite, "wrong-owner", ref)
    for qual in noun.quals:
        if not qual.ok(s, p, f):
            why.no(cite, UNFIT.get(type(qual).__name__, "does-not-fit"), ref)


# ------------------------------------------------------------------- several targets


def explain_further_targets(s: WowState, seat: int, intent: Option, more: Sequence[int], why: Why) -> None:
    """Why what an act can begin with cannot go on with those targets, in any order within one use of the word.

    The act with its first target is legal. The reasons are those of the way that gets furthest.
    """
    p = s.at(intent.subject)
    play = played(s, p, intent) if p is not None else None
    if p is None or play is None:
        return
    f = paying_scope(p.ref, seat, 0)
    takes_x = play.uses_x or play.x_resources
    x_said = intent.verb == c.PLAY and intent.n != 0
    best: tuple[int, Why] | None = None
    for x in [intent.n] if x_said else possible_x(s, f, play) if takes_x else [0]:
        f.x = x
        for mode in play.modes:
            tried = Why()
            reached = fill(s, f, mode.slots, [intent.object, *more], tried)
            if not tried.reasons:
                return
            if best is None or reached > best[0]:
                best = (reached, tried)
    if best is not None:
        why.reasons += best[1].reasons


def fill(s: WowState, f: WowScope, slots: list[Slot], refs: list[int], why: Why) -> int:
    """Fill the slots with those targets, one after another; how many found their place before there is a reason."""
    filled: list[list[int]] = [[]]
    found = 0
    while found < len(refs):
        at = len(filled) - 1
        f.targets = filled[:at]
        if at == len(slots):
            why.no(TARGETS, "no-further-target", max(refs[found], 0))
            break
        slot = slots[at]
        against = Why()
        if len(filled[at]) < most(s, f, slot):
            if refs[found] in filled[at]:
                against.no(ANOTHER, "chosen-already", max(refs[found], 0))
            explain_target(s, f, slot, refs[found], against)
            if not against.reasons:
                filled[at].append(refs[found])
                found += 1
                continue
        if (at + 1 == len(slots) and against.reasons) or len(filled[at]) < needed(s, f, slot):
            why.reasons += against.reasons
            break
        filled.append([])
    if not why.reasons:
        at = len(filled)
        f.targets = filled
        if len(filled[-1]) >= needed(s, f, slots[at - 1]):
            can_fill(s, f, slots, at, why)
    f.targets = []
    return found


def played(s: WowState, p: WowPiece, intent: Option) -> Playable | None:
    """What an act announces, None for acts without text."""
    if intent.verb == c.PLAY:
        return p.card.play
    if intent.verb == c.USE:
        return find_power(s, p, intent.n)
    if intent.verb == c.COMPLETE:
        return p.card.reward
    return None
