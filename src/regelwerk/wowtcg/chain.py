"""Resolving and interrupting links (wow7.4:709, 711)."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.frames import DONE, RUN
from regelwerk.kernel.ids import NO_REF, Ref
from regelwerk.kernel.mypyc_compat import mypyc_attr
from regelwerk.kernel.program import CALL, JUMP, NEXT, NO_REFS, NO_TARGETS, STAY, WAIT, Program
from regelwerk.kernel.rulebook import RuleCitation
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.attack_legality import can_be_attacker, may_propose
from regelwerk.wowtcg.changes import enter, put, row_of
from regelwerk.wowtcg.derived_values import atk
from regelwerk.wowtcg.lowered import ContinuousEffect
from regelwerk.wowtcg.modifiers import add_modifier
from regelwerk.wowtcg.priority_checks import start_uniqueness_check
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.state import UNTIL_COMBAT_ENDS, CurrentCombat, Link, Modifier, WowScope, WowState, scope_of
from regelwerk.wowtcg.targets import still_legal

RESOLVES: Final = rule("wow7.4:709.2g")
ILLEGAL: Final = rule("wow7.4:709.2a")
IF_CLAUSE: Final = rule("wow7.4:703.2")
PROPOSAL: Final = rule("wow:601.3")
STRIKE: Final = rule("wow:303.2a")
NO_HOST: Final = rule("wow:306.3c")
ENTERS: Final = rule("wow7.4:710.1c")

STRIKE_BONUS: Final = "rule/strike"
"""Path of the modifier that a strike makes."""


@mypyc_attr(free_list_len=1)
class ResolutionFrame(WowScope):
    """A link that resolves (wow7.4:709.2). `stage`: 0 legality, 1 its text, 2 what becomes of it."""

    __slots__ = ("host", "stage")

    def __init__(self, program: Program, link: Link) -> None:
        # the registers of a scope one by one: this is made so often that a call less shows
        self.program = program
        self.pc = 0
        self.source = link.source
        self.you = link.you
        self.x = link.x
        self.targets = NO_TARGETS
        self.mentioned = link.them
        self.event_about = link.about
        self.event_other = link.by
        self.mentioned_number = link.n
        self.flag = 0
        self.pending = NO_REFS
        self.link = link
        self.dealt_damage_refs = NO_REFS
        self.chosen_for_amount = NO_REFS
        self.chosen = NO_REFS
        self.said = -1
        self.stage = 0
        self.host = NO_REF

    def copy(self) -> ResolutionFrame:
        assert self.link is not None
        other = ResolutionFrame(self.program, self.link)
        self.fill_too(other)
        other.stage = self.stage
        other.host = self.host
        return other

    def step(self, state: WowState) -> int:
        link = self.link
        if link is None or link not in state.chain:
            return DONE
        if self.stage == 0:
            self.stage = 1
            if not self.recheck(state, link):
                return DONE
        if self.stage == 1:
            status = self.execute_text(state)
            if status != DONE:
                return status
            self.stage = 2
        finish_link(state, link, self.host)
        return DONE

    def execute_text(self, state: WowState) -> int:
        """The text, in order (wow7.4:709.2b); uniqueness is repaired before it goes on (wow7.4:414.1)."""
        code = self.program.code
        while self.pc < len(code):
            if state.uniqueness_dirty and start_uniqueness_check(state) == RUN:  # wow7.4:414.1
                return RUN
            status = code[self.pc].execute(state, self)
            if status == NEXT:
                self.pc += 1
            elif status == WAIT:
                return ASKED
            elif status == CALL:
                self.pc += 1
                return RUN
            elif status == STAY or status != JUMP:
                return RUN
            if state.result is not None:
                return RUN
        return DONE

    def recheck(self, state: WowState, link: Link) -> bool:
        """Whether the link still may resolve; interrupts it if not (wow7.4:709.2a)."""
        play = link.play
        if play is None:
            return True
        if link.kind == codes.LINK_TRIGGER and play.condition is not None and not play.condition.holds(state, self):
            return interrupt(state, link, IF_CLAUSE, NO_REF)
        slots = play.modes[link.mode].slots
        if not slots:
            return True
        chosen = 0
        legal = 0
        checked: list[list[Ref]] = []
        for i in range(len(slots)):
            kept: list[Ref] = []
            for ref in link.targets[i]:
                chosen += 1
                if still_legal(state, self, slots[i], ref):
                    legal += 1
                    kept.append(ref)
                else:
                    kept.append(NO_REF)
            checked.append(kept)
        self.targets = checked  # the others are passed over (wow7.4:709.2c)
        if chosen and not legal:
            return interrupt(state, link, ILLEGAL, NO_REF)
        return True


ASKED: Final = 1
"""The status ASK of a frame."""


def resolve(state: WowState) -> None:
    """The top link tries to resolve (wow7.4:410.4a)."""
    link = state.chain[-1]
    state.batch += 1
    state.emit(codes.EVENT_RESOLVE, RESOLVES, link.source, link.you, link.source, NO_REF, link.kind)
    if link.play is not None:
        state.frames.append(ResolutionFrame(link.play.modes[link.mode].program, link))
    elif link.kind != codes.LINK_PROPOSAL or recheck_proposal(state, link):
        finish_link(state, link, NO_REF)  # it has no text, so nobody can be asked anything


def recheck_proposal(state: WowState, link: Link) -> bool:
    """Whether a combat may still be proposed, costs aside, which have been paid; interrupts it if not (wow:601.3)."""
    attacker = state.piece_or_none(link.a)
    defender = state.piece_or_none(link.b)
    if (
        attacker is None
        or defender is None
        or link.n
        or not can_be_attacker(state, link.you, attacker, None)
        or not may_propose(state, attacker, defender, link.mode != 0, None, True)
    ):
        return interrupt(state, link, PROPOSAL, NO_REF)
    return True


def interrupt(state: WowState, link: Link, cite: RuleCitation, source: Ref) -> bool:
    """Interrupt a link (wow7.4:711): it leaves the chain; a card goes to its owner's graveyard. Always False."""
    state.chain.remove(link)
    state.batch += 1
    state.emit(codes.EVENT_INTERRUPT, cite, source, link.you, link.source, NO_REF, link.kind)
    if link.kind == codes.LINK_CARD:
        piece = state.piece_or_none(link.source)
        if piece is not None:
            put(state, piece, codes.ZONE_GRAVEYARD, cite, source)
    return False


def finish_link(state: WowState, link: Link, host: Ref) -> None:
    """What becomes of a link whose text is done (wow7.4:709.2g); `host`: what its card attaches to, 0 for nothing."""
    state.chain.remove(link)
    if link.kind == codes.LINK_CARD:
        _finish_card(state, link, host)
    elif link.kind == codes.LINK_RESOURCE:
        piece = state.piece_or_none(link.source)
        if piece is not None:
            enter(state, piece.id, link.you, codes.ZONE_RESOURCES, ENTERS, NO_REF, False, piece.face_down)
    elif link.kind == codes.LINK_PROPOSAL:
        state.combat = CurrentCombat(link.a, link.b, NO_REF, NO_REF, [], link.mode != 0)
        state.invalidate(codes.DEPENDS_ON_COMBAT)
    elif link.kind == codes.LINK_STRIKE:
        _finish_strike(state, link)


def _finish_card(state: WowState, link: Link, host_ref: Ref) -> None:
    piece = state.piece_or_none(link.source)
    if piece is None or state.zone_kind(piece) != codes.ZONE_CHAIN:
        return
    card = piece.card
    if card.kind != codes.TYPE_ABILITY:  # wow:302.1, wow:303.1, wow:304.1, wow:305.1
        enter(state, piece.id, link.you, row_of(piece), ENTERS)
    elif not card.ongoing:  # wow:306.1
        put(state, piece, codes.ZONE_GRAVEYARD, RESOLVES)
    elif not card.attaches:  # wow:306.2c
        enter(state, piece.id, link.you, codes.ZONE_HERO_ROW, ENTERS)
    else:
        host = state.piece_or_none(host_ref)
        if host is None or not state.in_play(host):
            put(state, piece, codes.ZONE_GRAVEYARD, NO_HOST)
        else:
            enter(state, piece.id, link.you, codes.ZONE_ATTACHED, ENTERS, NO_REF, False, False, host.ref)


def strike_bonus(state: WowState, link: Link) -> int:
    """How much ATK a strike would give if it resolved now: the weapon's, or what it was last (wow:303.2b)."""
    weapon = state.piece_or_none(link.a)
    if weapon is not None:
        return atk(state, weapon)
    gone = state.last_known_pieces.get(link.a)
    return gone.values[0] if gone is not None else 0  # wow:303.2b


def _finish_strike(state: WowState, link: Link) -> None:
    """The hero gets the weapon's ATK as it is now, for this combat (wow:303.2a-b)."""
    hero = state.hero(link.you)
    bonus = state.defs.lowered.get(STRIKE_BONUS)
    if hero is None or state.combat is None or not isinstance(bonus, ContinuousEffect):
        return
    scope = scope_of(link.a, link.you)
    scope.x = strike_bonus(state, link)
    add_modifier(
        state, Modifier(bonus, scope, [hero.ref], state.next_timestamp(), UNTIL_COMBAT_ENDS, 0, -1), STRIKE, link.a
    )
