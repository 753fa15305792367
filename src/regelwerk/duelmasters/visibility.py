"""What a seat of this game sees, and what it may guess (ruling:known-hidden-cards, ruling:questions-do-not-tell).

A view is put together from what everybody sees and what the seat knows besides; a card
that another seat is about to play is no part of it before it has been paid for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.attack_legality import can_attack, still_must, tap_abilities
from regelwerk.duelmasters.derived_values import (
    affected_pieces,
    forbids,
    has_summoning_sickness,
    keywords,
    power,
    powers,
)
from regelwerk.duelmasters.effects import Discard
from regelwerk.duelmasters.guessing import guess, redeal_unseen
from regelwerk.duelmasters.instructions.choices import Choose, searched_by
from regelwerk.duelmasters.payment import cost_of
from regelwerk.duelmasters.pending_abilities import PendingAbilitiesFrame
from regelwerk.duelmasters.play_card import PlayCardFrame
from regelwerk.duelmasters.replacement import DestructionFrame
from regelwerk.duelmasters.seat_view import (
    AttackView,
    CreatureView,
    DeckCardView,
    DmDecisionView,
    DmView,
    EffectView,
    HandCardView,
    ManaCardView,
    PendingView,
    PieceView,
    PlayingView,
    SearchedCardView,
    ShieldView,
    SideView,
)
from regelwerk.duelmasters.shields import ShieldBreakFrame, breaks
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, Modifier, PendingTrigger, frames_of
from regelwerk.kernel import visibility
from regelwerk.kernel.decision import Decision
from regelwerk.kernel.event import NO_IDENTITY, Event
from regelwerk.kernel.ids import Ref
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

__all__ = ["decision_for", "events_for", "guess", "redeal_unseen", "view"]

TERMS: Final = visibility.CodeNames(codes.DECISIONS, codes.VERBS, codes.EVENTS)
"""This game's words for decisions, verbs and events."""

UNTIL: Final = ("gone", "end of turn", "your next turn", "in their next turn")
"""How long an effect lasts, by its number."""


def view(state: DmState, seat: int) -> DmView:
    """Everything that a seat may know; seat -1 is a spectator. `seat_view` documents every class and key."""
    return DmView(
        defs=state.defs,
        seat=seat,
        turn=state.turn,
        active=state.turn_player,
        phase=codes.PHASES[state.phase],
        seats=[side_view(state, other, seat) for other in range(state.seats)],
        attack=attack(state, seat),
        waiting=[pending_view(state, pending, seat) for pending in state.waiting],
        effects=[effect_view(state, modifier, seat) for modifier in [*at_work(state), *state.modifiers]],
        extra_turns=list(state.extra_turns),
        offers=seats_in(state.draw_offers, state.seats),
        result=result_view(state.result),
        decision=decision_for(state, seat),
    )


# -------------------------------------------------------------------------- sides


def side_view(state: DmState, owner: int, seat: int) -> SideView:
    """What belongs to one seat, as another sees it."""
    pieces = state.pieces
    return SideView(
        seat=owner,
        team=state.teams[owner],
        in_game=state.in_game(owner),
        has_charged=state.has_charged_mana and state.turn_player == owner,
        deck_size=len(state.zone_ids(codes.ZONE_DECK, owner)),
        deck=deck_view(state, owner, seat),
        hand_size=len(state.zone_ids(codes.ZONE_HAND, owner)),
        hand=hand_view(state, owner, seat),
        shields=[shield_view(state, pieces[id], seat) for id in state.zone_ids(codes.ZONE_SHIELDS, owner)],
        mana=[mana_card_view(state, pieces[id], seat) for id in state.zone_ids(codes.ZONE_MANA, owner)],
        creatures=[creature_view(state, pieces[id], owner, seat) for id in state.zone_ids(codes.ZONE_BATTLE, owner)],
        graveyard=pile_view(state, state.zone_ids(codes.ZONE_GRAVEYARD, owner), "graveyard", owner, seat),
        limbo=pile_view(state, state.zone_ids(codes.ZONE_LIMBO, owner), "limbo", owner, seat),
    )


def deck_view(state: DmState, owner: int, seat: int) -> list[DeckCardView]:
    """The cards of a deck of which somebody knows something, from the top.

    A card's place is known to whoever has followed it.
    """
    found = []
    for at, id in enumerate(reversed(state.zone_ids(codes.ZONE_DECK, owner))):
        piece = state.pieces[id]
        if piece.identity is NO_IDENTITY:
            continue
        handle = piece_handle(piece, seat)
        if handle == 0 and piece.known_to == 0:
            continue
        face = face_of(state, piece, seat)
        card = piece.card if face is not None else None
        found.append(DeckCardView(handle, face, card, "deck", owner, at, seats_in(piece.known_to, state.seats)))
    return found


def hand_view(state: DmState, owner: int, seat: int) -> list[HandCardView]:
    """The cards of a hand of which the seat knows something; of its own hand all.

    In another seat's hand the cards it can tell apart come in the order of their handles, the others by name
    (ruling:namesakes).
    """
    found = []
    for id in state.zone_ids(codes.ZONE_HAND, owner):
        piece = state.pieces[id]
        handle = piece_handle(piece, seat)
        if handle == 0 and not is_known_to(piece.known_to, seat):
            continue
        face = face_of(state, piece, seat)
        card = piece.card if face is not None else None
        cost = cost_of(state, piece) if owner == seat else None
        found.append(HandCardView(handle, face, card, "hand", owner, known_among(state, piece, seat), cost))
    if owner != seat:
        found.sort(key=_hand_order)
    return found


def _hand_order(card: HandCardView) -> tuple[int, str, int]:
    return (card.handle, card.face["code"] if card.face is not None else "", len(card.known_seats))


def shield_view(state: DmState, piece: DmPiece, seat: int) -> ShieldView:
    """A shield."""
    face = face_of(state, piece, seat)
    return ShieldView(
        piece_handle(piece, seat),
        face,
        piece.card if face is not None else None,
        "shields",
        piece.owner,
        piece.place,
        seats_in(piece.known_to, state.seats),
    )


def mana_card_view(state: DmState, piece: DmPiece, seat: int) -> ManaCardView:
    """A mana card."""
    face = face_of(state, piece, seat)
    return ManaCardView(
        piece_handle(piece, seat),
        face,
        piece.card if face is not None else None,
        "mana",
        piece.owner,
        piece.tapped,
        CIVILIZATION_NAMES[piece.card.civs],
    )


def pile_view(state: DmState, ids: list[int], zone: str, side: int, seat: int) -> list[PieceView]:
    """Open cards, the oldest or lowest first; `side` is the seat on whose side they lie."""
    found = []
    for id in ids:
        piece = state.pieces[id]
        face = face_of(state, piece, seat)
        card = piece.card if face is not None else None
        found.append(PieceView(piece_handle(piece, seat), face, card, zone, side))
    return found


def creature_view(state: DmState, piece: DmPiece, side: int, seat: int) -> CreatureView:
    """A creature in the battle zone; `side` is the seat on whose side it lies."""
    forbidden = forbids(state, piece)
    face = face_of(state, piece, seat)
    return CreatureView(
        handle=piece_handle(piece, seat),
        face=face,
        card=piece.card if face is not None else None,
        zone="battle",
        seat=side,
        owner=piece.owner,
        tapped=piece.tapped,
        is_sick=has_summoning_sickness(state, piece),
        is_evolution=piece.card.kind & codes.TYPE_EVOLUTION != 0,
        under=pile_view(state, piece.pile, "under", side, seat) if piece.pile else [],
        power=power(state, piece),
        printed_power=piece.card.power,
        breaks=breaks(state, piece),
        keywords=bits(keywords(state, piece), codes.KEYWORDS),
        cannot=bits(forbidden, codes.CANNOT),
        must=(["attack"] if still_must(state, piece) else []) + (["block"] if forbidden & codes.MUST_BLOCK else []),
        can_attack=can_attack(state, piece.owner, piece, None),
        tap_abilities=[program.path for program in tap_abilities(state, piece)],
    )


def bits(number: int, words: Sequence[str]) -> list[str]:
    """The words of the bits that are set.

    >>> bits(0b101, ("a", "b", "c"))
    ['a', 'c']
    """
    if number == 0:
        return []
    return [word for i, word in enumerate(words) if number >> i & 1]


CIVILIZATION_NAMES: Final = [bits(civs, codes.CIVILIZATIONS) for civs in range(1 << len(codes.CIVILIZATIONS))]
"""By a bit set of civilizations, their names. Shared by views, and never changed."""


# ----------------------------------------------- attack, pending abilities, effects


def attack(state: DmState, seat: int) -> AttackView | None:
    """The attack under way."""
    attack = state.current_attack
    if attack is None:
        return None
    return AttackView(
        seat=attack.seat,
        against=attack.against,
        attacker=ref_handle(state, attack.attacker, seat),
        target=ref_handle(state, attack.target, seat),
        player=attack.against if attack.target < 0 else None,
        blocker=ref_handle(state, attack.blocker, seat),
        blocked=attack.blocked,
    )


def mention(state: DmState, ref: Ref, seat: int) -> PieceMention | None:
    """A piece or a seat that is spoken of, None for nothing."""
    return read_mention(ref_data(state, ref, seat))


def pending_view(state: DmState, pending: PendingTrigger, seat: int) -> PendingView:
    """An ability that waits to be carried out."""
    return PendingView(
        pending.you,
        mention(state, pending.source, seat),
        mention(state, pending.about, seat),
        pending.trigger.path if pending.trigger is not None else "",
    )


def at_work(state: DmState) -> list[Modifier]:
    """The continuous abilities whose condition holds."""
    found = []
    for modifier in powers(state).statics:
        what = modifier.what
        if what is not None and (what.condition is None or what.condition.holds(state, modifier.scope)):
            found.append(modifier)
    return found


def effect_view(state: DmState, modifier: Modifier, seat: int) -> EffectView:
    """A continuous effect."""
    what = modifier.what
    path = what.path if what is not None else modifier.trigger.path if modifier.trigger is not None else ""
    source = mention(state, modifier.scope.source, seat) or PieceMention()
    if source.face is None:
        source.face = face_of_path(state, path)
    return EffectView(
        text=path,
        source=source,
        control=modifier.scope.you,
        until=UNTIL[modifier.until],
        on=[piece_handle(piece, seat) for piece in affected_pieces(state, modifier)],
    )


def face_of_path(state: DmState, path: str) -> dict[str, str] | None:
    """The face of the card in whose text a word stands, None for the words of the rules themselves."""
    found = state.defs.by_code.get("/".join(path.split("/")[:2]))
    return None if found is None else face(state.defs, found.index)


# ------------------------------------------------------------- decisions and events


def decision_for(state: DmState, seat: int) -> DmDecisionView | None:
    """The open decision for a seat."""
    shared = visibility.decision_for(state, seat, TERMS)
    found = question_of(shared, DmDecisionView)
    if shared is None or found is None:
        return None
    found.shared = shared
    decision = state.decision
    if decision is not None and decision.seat == seat:
        found.looking = searched_deck_view(state, decision, seat)
        found.playing = playing(state, seat)
        found.instead = instead(state, decision)
        found.text = cast_view(state)
        found.declared = declared(state)
        found.wanted = wanted_count(state)
    return found


def searched_deck_view(state: DmState, decision: Decision, seat: int) -> list[SearchedCardView]:
    """The cards that the asked seat may look at now: a searched deck (see `kernel.visibility.searched_cards`)."""
    deck, _ = searched_by(state, seat)
    if decision.kind != codes.DECISION_SEARCH:
        return []
    cards = visibility.searched_cards(state, deck, seat)
    return [SearchedCardView(card["handle"], card["face"], card["count"]) for card in cards]


def wanted_count(state: DmState) -> int:
    """How many things the open choice is about, with the next one; they come in the order of the options."""
    top = frames_of(state)[-1]
    if isinstance(top, DmScope) and top.pc < len(top.program.code):
        instr = top.program.code[top.pc]
        if isinstance(instr, Discard) and state.decision is not None:
            return instr.wanted_count(state, top, state.decision.seat) - len(top.pending)
        if isinstance(instr, Choose) and state.decision is not None:
            there = len(instr.candidates(state, top, state.decision.seat))
            return instr.what.most(state, top, there) - len(top.pending)
    return 1


def declared(state: DmState) -> bool:
    """Whether shield triggers that have been declared together are what is put in order (dm:12.3)."""
    top = frames_of(state)[-1]
    return isinstance(top, PendingAbilitiesFrame) and len(top.declared) > 0


def cast_view(state: DmState) -> str:
    """The text that asks (the path of its word), which another card may have lent; "" where no text does."""
    top = frames_of(state)[-1]
    return top.program.path if isinstance(top, DmScope) else ""


def instead(state: DmState, decision: Decision) -> list[str]:
    """The texts (paths of their words) of what may be done instead, in the order of the options that take them."""
    top = frames_of(state)[-1]
    if decision.kind != codes.DECISION_CHOOSE_REPLACEMENT or not isinstance(top, (DestructionFrame, ShieldBreakFrame)):
        return []
    return [chosen.replacement.path for chosen in top.found(state)]


def playing(state: DmState, seat: int) -> PlayingView | None:
    """What the asked seat has chosen so far for the card that it plays, None if it is playing none."""
    top = frames_of(state)[-1]
    if not isinstance(top, PlayCardFrame) or top.seat != seat:
        return None
    piece = state.piece_or_none(top.ref)
    return PlayingView(
        card=mention(state, top.ref, seat),
        cost=0 if top.free or piece is None else cost_of(state, piece),
        bases=[mention(state, ref, seat) for ref in top.bases],
        mana=[CIVILIZATION_NAMES[civs] for civs in top.picked],
    )


def events_for(state: DmState, events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat gets them, at any later time: see `kernel.visibility.event_for`."""
    return visibility.events_for(state, events, seat, TERMS)
