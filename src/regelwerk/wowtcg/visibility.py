"""What a seat of this game sees, and what it may guess (ruling:known-hidden-cards, ruling:questions-do-not-tell).

A view is put together from what everybody sees and what the seat knows besides; an
announcement of another seat is no part of it before the link has been added.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.kernel import visibility
from regelwerk.kernel.decision import Decision
from regelwerk.kernel.event import Event
from regelwerk.kernel.guessing import known_depths
from regelwerk.kernel.ids import NO_HANDLE, Ref
from regelwerk.kernel.presentation.decision_view import question_of, result_view
from regelwerk.kernel.presentation.log_entries import PieceMention, read_mention
from regelwerk.kernel.visibility import (
    face,
    face_of,
    is_known_to,
    known_among,
    piece_handle,
    ref_data,
    ref_handle,
    seats_in,
)
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.announce import AnnouncementFrame
from regelwerk.wowtcg.chain import strike_bonus
from regelwerk.wowtcg.damage import DamageFrame
from regelwerk.wowtcg.derived_values import (
    applies,
    atk,
    defense,
    forbids,
    hand_limit,
    health,
    keywords,
    powers,
    subjects,
    values,
)
from regelwerk.wowtcg.guessing import guess, redeal_unseen
from regelwerk.wowtcg.payment import strike_cost
from regelwerk.wowtcg.seat_view.chain import AnnouncementView, CombatView, LinkView, ModifierView, WaitingView
from regelwerk.wowtcg.seat_view.pieces import (
    ALLY_ROW,
    GRAVEYARD,
    HERO_ROW,
    REMOVED,
    RESOURCE_ROW,
    InPlayView,
    NumberView,
    PieceView,
    SideView,
    ValuesView,
)
from regelwerk.wowtcg.seat_view.view import LookedAtView, PacketView, WowDecisionView, WowView
from regelwerk.wowtcg.state import Link, Modifier, WowPiece, WowScope, WowState, frames_of

__all__ = ["changing", "decision_for", "events_for", "guess", "redeal_unseen", "view"]

TERMS: Final = visibility.CodeNames(codes.DECISIONS, codes.VERBS, codes.EVENTS)
"""This game's words for decisions, verbs and events."""

CANNOT: Final = (
    "attack",
    "attack in your turns",
    "protect",
    "ready",
    "ready in the next ready step",
    "be destroyed",
    "be attacked",
    "be healed",
    "be targeted",
    "strike",
    "play cards",
    "draw",
)
"""What can be forbidden, by bit."""
UNTIL: Final = ("gone", "end of turn", "end of combat", "end of game", "ready step", "its source readies")
"""How long a modifier lasts, by its number."""
TYPES: Final = ("hero", "ally", "ability", "weapon", "armor", "item", "quest")
"""Card types by bit."""


def view(state: WowState, seat: int) -> WowView:
    """Everything that a seat may know; seat -1 is a spectator."""
    attached = attachments(state)
    return WowView(
        game=state.defs.game,
        edition=state.defs.edition,
        seat=seat,
        turn=state.turn,
        active=state.turn_player,
        phase=codes.PHASES[state.phase],
        priority=state.priority_holder if state.priority_holder >= 0 else None,
        passed=state.passes_in_row,
        seats=[side_view(state, other, seat, attached) for other in range(state.seats)],
        chain=[link_view(state, link, seat) for link in reversed(state.chain)],
        waiting=[
            WaitingView(waiting.you, mention(state, waiting.source, seat), mention(state, waiting.about, seat))
            for waiting in state.waiting
        ],
        combat=combat_view(state, seat),
        modifiers=modifiers(state, seat),
        offers=seats_in(state.draw_offers, state.seats),
        result=result_view(state.result),
        decision=decision_for(state, seat),
        defs=state.defs,
    )


def mention(state: WowState, ref: Ref, seat: int) -> PieceMention | None:
    """What a reference is to a seat: see `kernel.visibility.ref_data`."""
    return read_mention(ref_data(state, ref, seat)) if ref != 0 else None


def mentions(state: WowState, slots: Sequence[Sequence[Ref]], seat: int) -> list[list[PieceMention | None]]:
    """The same for the references of each slot."""
    return [[mention(state, ref, seat) for ref in slot] for slot in slots]


# -------------------------------------------------------------------------- sides


def attachments(state: WowState) -> dict[int, list[WowPiece]]:
    """What is attached to which piece, by the reference of that piece."""
    found: dict[int, list[WowPiece]] = {}
    for owner in range(state.seats):
        for id in state.zone_ids(codes.ZONE_ATTACHED, owner):
            piece = state.pieces[id]
            found.setdefault(piece.host, []).append(piece)
    return found


def side_view(state: WowState, owner: int, seat: int, attached: dict[int, list[WowPiece]]) -> SideView:
    """What lies on one seat's side; `attached` is what `attachments` gives."""
    hero = state.hero(owner)
    return SideView(
        seat=owner,
        team=state.teams[owner],
        in_game=state.in_game(owner),
        started=state.last_turn_numbers[owner],
        placed=state.has_placed_resource and state.turn_player == owner,
        offers=state.draw_offers >> owner & 1 == 1,
        hero=piece_handle(hero, seat) if hero is not None else NO_HANDLE,
        deck_size=len(state.zone_ids(codes.ZONE_DECK, owner)),
        deck=deck_view(state, owner, seat),
        hand_size=len(state.zone_ids(codes.ZONE_HAND, owner)),
        hand=hand_view(state, owner, seat),
        hand_limit=hand_limit(state, owner),
        rows={
            ALLY_ROW: row_view(state, codes.ZONE_ALLIES, owner, seat, attached),
            HERO_ROW: row_view(state, codes.ZONE_HERO_ROW, owner, seat, attached),
            RESOURCE_ROW: row_view(state, codes.ZONE_RESOURCES, owner, seat, attached),
        },
        piles={
            GRAVEYARD: pile_view(state, codes.ZONE_GRAVEYARD, owner, seat),
            REMOVED: pile_view(state, codes.ZONE_REMOVED, owner, seat),
        },
    )


def deck_view(state: WowState, owner: int, seat: int) -> list[PieceView]:
    """The cards of a deck that somebody knows something of, from the top.

    A card's place is known to everybody who has followed it.
    """
    found = []
    ids = state.zone_ids(codes.ZONE_DECK, owner)
    for depth in known_depths(state, ids):
        piece = state.pieces[ids[-1 - depth]]
        handle = piece_handle(piece, seat)
        if piece.known_to == 0 and handle == 0:
            continue
        seats = seats_in(piece.known_to, state.seats)
        found.append(PieceView(handle, face_of(state, piece, seat), "deck", owner, state.defs, seats, depth))
    return found


def hand_view(state: WowState, owner: int, seat: int) -> list[PieceView]:
    """The cards of a hand that the seat knows something of.

    In another seat's hand the cards it can tell apart come in the order of their handles,
    the others by name (ruling:namesakes).
    """
    found = []
    for id in state.zone_ids(codes.ZONE_HAND, owner):
        piece = state.pieces[id]
        handle = piece_handle(piece, seat)
        if handle == 0 and not is_known_to(piece.known_to, seat):
            continue
        seats = known_among(state, piece, seat)
        found.append(PieceView(handle, face_of(state, piece, seat), "hand", owner, state.defs, seats))
    if owner != seat:
        found.sort(key=_hand_order)
    return found


def _hand_order(piece: PieceView) -> tuple[int, str, int]:
    code = piece.face["code"] if piece.face is not None else ""
    return (piece.handle, code, len(piece.known_to) if piece.known_to is not None else 0)


def pile_view(state: WowState, kind: int, owner: int, seat: int) -> list[PieceView]:
    """The cards of an open zone outside play, the oldest first."""
    zone = GRAVEYARD if kind == codes.ZONE_GRAVEYARD else REMOVED
    pieces = [state.pieces[id] for id in state.zone_ids(kind, owner)]
    return [PieceView(piece_handle(card, seat), face_of(state, card, seat), zone, owner, state.defs) for card in pieces]


ROWS: Final = {codes.ZONE_ALLIES: ALLY_ROW, codes.ZONE_HERO_ROW: HERO_ROW, codes.ZONE_RESOURCES: RESOURCE_ROW}
"""What a view calls the rows."""


def row_view(state: WowState, kind: int, owner: int, seat: int, attached: dict[int, list[WowPiece]]) -> list[PieceView]:
    """The pieces of one row, in order."""
    return [
        piece_in_play(state, state.pieces[id], ROWS[kind], owner, seat, attached) for id in state.zone_ids(kind, owner)
    ]


def piece_in_play(
    state: WowState, piece: WowPiece, row: str, side: int, seat: int, attached: dict[int, list[WowPiece]]
) -> PieceView:
    """A piece in play, with what is attached to it. Its values only if the seat knows its face and it is no plain
    resource."""
    face_down = piece.face_down
    hosted = attached.get(piece.ref)
    in_play = InPlayView(
        piece.owner,
        piece.control,
        piece.token,
        piece.exhausted,
        face_down,
        piece.damage,
        piece.since >= state.last_turn_numbers[piece.control],
        dict(piece.counters) if piece.counters else {},
        [piece_in_play(state, card, row, card.control, seat, attached) for card in hosted] if hosted else [],
        None if face_down and state.zone_kind(piece) == codes.ZONE_RESOURCES else values_view(state, piece),
    )
    known_to = seats_in(piece.known_to, state.seats) if face_down else None
    face = face_of(state, piece, seat)
    return PieceView(piece_handle(piece, seat), face, row, side, state.defs, known_to, -1, in_play)


def values_view(state: WowState, piece: WowPiece) -> ValuesView:
    """What comes from an open face: the current values beside the printed ones."""
    card = piece.card
    kind = card.kind
    character = kind & (codes.TYPE_HERO | codes.TYPE_ALLY) != 0 or card.totem
    weapon = kind == codes.TYPE_WEAPON
    added = values(state).by_id.get(piece.id)
    return ValuesView(
        TYPES[kind.bit_length() - 1],
        card.totem,
        NumberView(atk(state, piece), card.atk) if character or weapon else None,
        NumberView(health(state, piece), card.health) if character else None,
        NumberView(defense(state, piece), card.defense) if kind == codes.TYPE_ARMOR else None,
        NumberView(strike_cost(state, piece), card.strike) if weapon else None,
        bits(keywords(state, piece), codes.KEYWORDS),
        bits(forbids(state, piece), CANNOT),
        list(added.tags) if added is not None else [],
        added is not None and added.lost,
    )


def bits(number: int, words: Sequence[str]) -> list[str]:
    """The words of the bits that are set.

    >>> bits(0b101, ("a", "b", "c"))
    ['a', 'c']
    """
    found = []
    while number:
        found.append(words[(number & -number).bit_length() - 1])
        number &= number - 1
    return found


# -------------------------------------------------------------- chain, combat, modifiers


def link_view(state: WowState, link: Link, seat: int) -> LinkView:
    """A link of the chain."""
    source = mention(state, link.source, seat)
    path = link.play.path if link.play is not None else ""
    if source is not None and source.face is None and path:
        source.face = face_of_path(state, path)
    proposal = link.kind == codes.LINK_PROPOSAL
    return LinkView(
        number=link.number,
        kind=codes.LINKS[link.kind],
        source=source,
        path=path,
        mode=link.mode,
        x=link.x,
        slots=mentions(state, link.targets, seat),
        seat=link.you,
        attacker=ref_handle(state, link.a, seat) if proposal else NO_HANDLE,
        defender=ref_handle(state, link.b, seat) if proposal else NO_HANDLE,
        gives=strike_bonus(state, link) if link.kind == codes.LINK_STRIKE else 0,
        about=mention(state, link.about, seat),
    )


def face_of_path(state: WowState, path: str) -> dict[str, str] | None:
    """The face of the card in whose text a word stands, None for the words of the rules themselves."""
    found = state.defs.by_code.get("/".join(path.split("/")[:2]))
    return None if found is None else face(state.defs, found.index)


def combat_view(state: WowState, seat: int) -> CombatView | None:
    """The combat under way."""
    combat = state.combat
    if combat is None:
        return None
    return CombatView(
        attacker=ref_handle(state, combat.attacker, seat),
        proposed=ref_handle(state, combat.proposed, seat),
        defender=ref_handle(state, combat.defender, seat),
        protector=ref_handle(state, combat.protector, seat),
        struck=[ref_handle(state, ref, seat) for ref in combat.struck],
        sabotage=combat.sabotage,
    )


def modifiers(state: WowState, seat: int) -> list[ModifierView]:
    """Every modifier at work: continuous powers of cards in play, then those that links have made."""
    return [modifier_view(state, modifier, seat) for modifier in at_work(state)]


def at_work(state: WowState) -> list[Modifier]:
    """The modifiers at work."""
    found = [m for m in powers(state).statics if m.what is not None and _holds(state, m)]
    return [*found, *state.modifiers]


def _holds(state: WowState, modifier: Modifier) -> bool:
    what = modifier.what
    return what is not None and (what.condition is None or what.condition.holds(state, modifier.scope))


def modifier_view(state: WowState, modifier: Modifier, seat: int) -> ModifierView:
    """A modifier, and what it applies to now."""
    what = modifier.what
    path = what.path if what is not None else modifier.trigger.path if modifier.trigger is not None else ""
    source = mention(state, modifier.scope.source, seat) or PieceMention()
    if source.face is None:
        source.face = face_of_path(state, path)
    return ModifierView(
        path,
        source,
        modifier.scope.you,
        UNTIL[modifier.until],
        [piece_handle(piece, seat) for piece in subjects(state, modifier)],
        modifier.scope.x,
        modifier.left if modifier.left >= 0 else None,
    )


def changing(state: WowState, piece: WowPiece, seat: int) -> list[ModifierView]:
    """The modifiers that apply to one piece now (ruling:number-shown)."""
    return [modifier_view(state, modifier, seat) for modifier in at_work(state) if applies(state, modifier, piece)]


# ------------------------------------------------------------- decisions and events


def decision_for(state: WowState, seat: int) -> WowDecisionView | None:
    """The open decision for a seat: see `kernel.visibility.decision_for`."""
    sent = visibility.decision_for(state, seat, TERMS)
    found = question_of(sent, WowDecisionView)
    decision = state.decision
    if found is None or sent is None or decision is None:
        return None
    found.sent = sent
    if decision.seat == seat:
        found.looking = searched_deck_view(state, decision, seat)
        found.announcing = announcement_view(state, seat)
        found.packet = packet_view(state, seat)
        found.path = current_path(state)
    return found


def current_path(state: WowState) -> str:
    """The path of what asks in the text that is being carried out, "" where no text asks."""
    top = frames_of(state)[-1]
    if not isinstance(top, WowScope) or top.pc >= len(top.program.code):
        return ""
    return top.program.paths[top.pc].partition("#")[0]


def packet_view(state: WowState, seat: int) -> PacketView | None:
    """The damage that the open decision is about, None if it is about none."""
    top = frames_of(state)[-1]
    decision = state.decision
    if not isinstance(top, DamageFrame) or top.at >= len(top.packets) or decision is None or decision.asking_ref == 0:
        return None
    packet = top.packets[top.at]
    return PacketView(
        amount=packet.amount,
        to=mention(state, packet.to, seat),
        by=mention(state, packet.by, seat),
        combat=packet.combat,
        types=bits(packet.elements, codes.ELEMENTS),
    )


def searched_deck_view(state: WowState, decision: Decision, seat: int) -> list[LookedAtView]:
    """The cards that the asked seat may look at now: a deck that is searched (see
    `kernel.visibility.searched_cards`), the top card that it looks at, whatever may be done with it, or those from the
    top of a deck among which it chooses, one by one."""
    if decision.kind == codes.DECISION_SEARCH:
        cards = visibility.searched_cards(state, state.zone_ids(codes.ZONE_DECK, seat), seat)
        return [LookedAtView(card["handle"], card["face"], card["count"]) for card in cards]
    if decision.kind == codes.DECISION_LOOKED:
        top = state.pieces[state.zone_ids(codes.ZONE_DECK, seat)[-1]]
        return [LookedAtView(piece_handle(top, seat), face_of(state, top, seat), 1)]
    chosen = [state.piece_or_none(option.object) for option in decision.options if option.verb == codes.VERB_PICK]
    return [
        LookedAtView(piece_handle(piece, seat), face_of(state, piece, seat), 1)
        for piece in chosen
        if piece is not None and state.zone_kind(piece) == codes.ZONE_DECK
    ]


def announcement_view(state: WowState, seat: int) -> AnnouncementView | None:
    """What the asked seat has chosen so far for the link it is announcing, None if it is announcing none."""
    top = frames_of(state)[-1]
    if not isinstance(top, AnnouncementFrame) or top.seat != seat:
        return None
    return AnnouncementView(
        number=top.number,
        kind=codes.LINKS[top.kind],
        source=mention(state, top.ref, seat),
        path=top.play.path if top.play is not None else "",
        mode=top.mode,
        x=top.x,
        slots=mentions(state, top.targets, seat),
        paid=mentions(state, [*top.paid, top.spent], seat),
    )


def events_for(state: WowState, events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat gets them, at any later time: see `kernel.visibility.event_for`."""
    return visibility.events_for(state, events, seat, TERMS)
