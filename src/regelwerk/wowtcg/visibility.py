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
UNTIL: Final = ("gone", "end of turn", "end of combat", "end of game", "ready step")
"""How long a modifier lasts, by its number."""
TYPES: Final = ("hero", "ally", "ability", "weapon", "armor", "item", "quest")
"""Card types by bit."""


def view(state: WowState, seat: int) -> dict[str, Any]:
    """Everything that a seat may know, as plain data (numbers, texts, lists, dicts, None); seat -1 is a spectator.

    game, edition      which rule book
    seat               whose view it is
    turn, active       number of the turn (0 before the first), the turn player
    phase              one of `codes.PHASES`
    priority           the seat that has priority, None if nobody has
    passed             how many have passed in succession
    seats              for each seat what `side` says
    chain              links, the next to resolve first: see `chain_link`
    waiting            triggered effects to be added: `{"seat", "source", "about"}`
    combat             None, or attacker, proposed, defender, protector (handles), struck (handles), sabotage
    modifiers          what changes what: see `modifier`
    offers             the seats that offer a draw
    result             None, or `{"winners", "rule"}`
    decision           the open question: see `kernel.visibility.decision_for`; for the seat that is asked
                       also `looking` (the cards it may look at now), `announcing` (what it has chosen so far),
                       `packet` (the damage that is asked about) and `doing` (the part of the text that asks)
    """
    return {
        "game": state.defs.game,
        "edition": state.defs.edition,
        "seat": seat,
        "turn": state.turn,
        "active": state.turn_player,
        "phase": codes.PHASES[state.phase],
        "priority": state.priority_holder if state.priority_holder >= 0 else None,
        "passed": state.passes_in_row,
        "seats": [side_view(state, other, seat) for other in range(state.seats)],
        "chain": [chain_link(state, link, seat) for link in reversed(state.chain)],
        "waiting": [
            {
                "seat": waiting.you,
                "source": ref_data(state, waiting.source, seat),
                "about": ref_data(state, waiting.about, seat),
            }
            for waiting in state.waiting
        ],
        "combat": combat_view(state, seat),
        "modifiers": modifiers(state, seat),
        "offers": seats_in(state.draw_offers, state.seats),
        "result": None
        if state.result is None
        else {"winners": list(state.result.winners), "rule": state.result.rule.number},
        "decision": decision_for(state, seat),
    }


# -------------------------------------------------------------------------- sides


def side_view(state: WowState, owner: int, seat: int) -> dict[str, Any]:
    """What lies on one seat's side.

    seat, team, in_game, started  number of its most recent turn
    placed                        whether it has placed a resource this turn
    hero                          handle of its hero in play, 0 if it is gone
    deck, hand                    `count`, and `cards`: those that somebody knows something of (for the owner the whole
                                  hand): handle, face, `known_to`, and in a deck `at`, counted from the top
    hand_limit                    the maximum hand size as it is now
    allies, hero_row, resources   pieces in the rows, each with its attachments: see `piece_in_play`
    graveyard, removed            cards, the oldest first
    """
    hero = state.hero(owner)
    return {
        "seat": owner,
        "team": state.teams[owner],
        "in_game": state.in_game(owner),
        "started": state.last_turn_numbers[owner],
        "placed": state.has_placed_resource and state.turn_player == owner,
        "hero": piece_handle(hero, seat) if hero is not None else 0,
        "deck": hidden_zone(state, codes.ZONE_DECK, owner, seat),
        "hand": hidden_zone(state, codes.ZONE_HAND, owner, seat),
        "hand_limit": hand_limit(state, owner),
        "allies": row_view(state, codes.ZONE_ALLIES, owner, seat),
        "hero_row": row_view(state, codes.ZONE_HERO_ROW, owner, seat),
        "resources": row_view(state, codes.ZONE_RESOURCES, owner, seat),
        "graveyard": pile_view(state, codes.ZONE_GRAVEYARD, owner, seat),
        "removed": pile_view(state, codes.ZONE_REMOVED, owner, seat),
    }


def hidden_zone(state: WowState, kind: int, owner: int, seat: int) -> dict[str, Any]:
    """A deck or a hand: how many cards, and what the seat knows about single ones.

    In a deck a card's place is known to whoever has followed it. In another seat's hand
    the cards it can tell apart come in the order of their handles, the others by name
    (ruling:namesakes).
    """
    ids = state.zone_ids(kind, owner)
    found = []
    for at in range(len(ids)):
        piece = state.pieces[ids[len(ids) - 1 - at] if kind == codes.ZONE_DECK else ids[at]]
        name = piece_handle(piece, seat)
        if kind == codes.ZONE_DECK and piece.known_to == 0 and name == 0:
            continue
        if kind == codes.ZONE_HAND and name == 0 and not is_known_to(piece.known_to, seat):
            continue
        seats = known_among(state, piece, seat) if kind == codes.ZONE_HAND else seats_in(piece.known_to, state.seats)
        card = {"handle": name, "face": face_of(state, piece, seat), "known_to": seats}
        found.append({"at": at, **card} if kind == codes.ZONE_DECK else card)
    if kind == codes.ZONE_HAND and owner != seat:
        found.sort(key=_followed)
    return {"count": len(ids), "cards": found}


def _followed(card: dict[str, Any]) -> tuple[int, str, int]:
    face = card["face"]["code"] if card["face"] is not None else ""
    return (card["handle"], face, len(card["known_to"]))


def pile_view(state: WowState, kind: int, owner: int, seat: int) -> list[dict[str, Any]]:
    """The cards of an open zone outside play, the oldest first."""
    pieces = [state.pieces[id] for id in state.zone_ids(kind, owner)]
    return [{"handle": piece_handle(piece, seat), "face": face_of(state, piece, seat)} for piece in pieces]


def row_view(state: WowState, kind: int, owner: int, seat: int) -> list[dict[str, Any]]:
    """The pieces of one row, in order."""
    return [piece_in_play(state, state.pieces[id], seat) for id in state.zone_ids(kind, owner)]


def piece_in_play(state: WowState, piece: WowPiece, seat: int) -> dict[str, Any]:
    """A piece in play.

    handle, face, owner, control, token
    exhausted, face_down, damage, fresh (came under this control since that player's most recent turn began)
    counters      number by name
    attached      the abilities attached to it, in the same shape
    known_to      only if it lies face down: the seats that know its face
    and, if the seat knows its face and it is no plain resource:
    type                          one of `TYPES`; `totem` whether it is one
    atk, health, defense, strike  `{"now", "printed"}`, as far as a card of its type has the number
    keywords, cannot, tags        as they are now; tags only what is added to the printed ones
    powerless                     whether it has lost its powers
    """
    attached = [
        piece_in_play(state, state.pieces[id], seat)
        for other in range(state.seats)
        for id in state.zone_ids(codes.ZONE_ATTACHED, other)
        if state.pieces[id].host == piece.ref
    ]
    seen: dict[str, Any] = {
        "handle": piece_handle(piece, seat),
        "face": face_of(state, piece, seat),
        "owner": piece.owner,
        "control": piece.control,
        "token": piece.token,
        "exhausted": piece.exhausted,
        "face_down": piece.face_down,
        "damage": piece.damage,
        "fresh": piece.since >= state.last_turn_numbers[piece.control],
        "counters": dict(piece.counters),
        "attached": attached,
    }
    if piece.face_down:
        seen["known_to"] = seats_in(piece.known_to, state.seats)
    if not (piece.face_down and state.zone_kind(piece) == codes.ZONE_RESOURCES):
        seen.update(numbers(state, piece))
    return seen


def numbers(state: WowState, piece: WowPiece) -> dict[str, Any]:
    """The part of `piece_in_play` that comes from an open face: the current values beside the printed ones."""
    card = piece.card
    found: dict[str, Any] = {"type": bits(card.kind, TYPES)[0], "totem": card.totem}
    character = card.kind & (codes.TYPE_HERO | codes.TYPE_ALLY) or card.totem
    if character or card.kind == codes.TYPE_WEAPON:
        found["atk"] = {"now": atk(state, piece), "printed": card.atk}
    if character:
        found["health"] = {"now": health(state, piece), "printed": card.health}
    if card.kind == codes.TYPE_ARMOR:
        found["defense"] = {"now": defense(state, piece), "printed": card.defense}
    if card.kind == codes.TYPE_WEAPON:
        found["strike"] = {"now": strike_cost(state, piece), "printed": card.strike}
    added = values(state).by_id.get(piece.id)
    found["keywords"] = bits(keywords(state, piece), codes.KEYWORDS)
    found["cannot"] = bits(forbids(state, piece), CANNOT)
    found["tags"] = list(added.tags) if added is not None else []
    found["powerless"] = added is not None and added.lost
    return found


def bits(number: int, words: Sequence[str]) -> list[str]:
    """The words of the bits that are set.

    >>> bits(0b101, ("a", "b", "c"))
    ['a', 'c']
    """
    return [word for i, word in enumerate(words) if number >> i & 1]


# -------------------------------------------------------------- chain, combat, modifiers


def chain_link(state: WowState, link: Link, seat: int) -> dict[str, Any]:
    """A link: `number`, `kind` (codes.LINKS), `source`, `control`, `text` (the path of its word), `mode`, `x`,
    `targets` for each slot, `attacker` and `defender` of a proposed combat (`mode` 1: a sabotage), `gives` the ATK
    that a strike gives, `about` what set it off."""
    source = ref_data(state, link.source, seat)
    path = link.play.path if link.play is not None else ""
    if source is not None and source["face"] is None and path:
        source["face"] = face_of_path(state, path)
    proposal = link.kind == codes.LINK_PROPOSAL
    return {
        "number": link.number,
        "kind": codes.LINKS[link.kind],
        "source": source,
        "control": link.you,
        "text": path,
        "mode": link.mode,
        "x": link.x,
        "targets": [[ref_data(state, ref, seat) for ref in slot] for slot in link.targets],
        "attacker": ref_handle(state, link.a, seat) if proposal else 0,
        "defender": ref_handle(state, link.b, seat) if proposal else 0,
        "gives": strike_bonus(state, link) if link.kind == codes.LINK_STRIKE else 0,
        "about": ref_data(state, link.about, seat),
    }


def face_of_path(state: WowState, path: str) -> dict[str, str] | None:
    """The face of the card in whose text a word stands, None for the words of the rules themselves."""
    found = state.defs.by_code.get("/".join(path.split("/")[:2]))
    return None if found is None else face(state.defs, found.index)


def combat_view(state: WowState, seat: int) -> dict[str, Any] | None:
    """The combat under way."""
    combat = state.combat
    if combat is None:
        return None
    return {
        "attacker": ref_handle(state, combat.attacker, seat),
        "proposed": ref_handle(state, combat.proposed, seat),
        "defender": ref_handle(state, combat.defender, seat),
        "protector": ref_handle(state, combat.protector, seat),
        "struck": [ref_handle(state, ref, seat) for ref in combat.struck],
        "sabotage": combat.sabotage,
    }


def modifiers(state: WowState, seat: int) -> list[dict[str, Any]]:
    """Every modifier at work: continuous powers of cards in play, then those that links have made."""
    found = [m for m in powers(state).statics if m.what is not None and _holds(state, m)]
    return [modifier(state, m, seat) for m in [*found, *state.modifiers]]


def _holds(state: WowState, modifier: Modifier) -> bool:
    what = modifier.what
    return what is not None and (what.condition is None or what.condition.holds(state, modifier.scope))


def modifier(state: WowState, modifier: Modifier, seat: int) -> dict[str, Any]:
    """A modifier: `text` (the path of its word), `source`, `control`, `until` (one of `UNTIL`), `on` (handles of
    the pieces in play that it applies to now), `x`, `left` (damage it still prevents, None without limit)."""
    what = modifier.what
    path = what.path if what is not None else modifier.trigger.path if modifier.trigger is not None else ""
    source = ref_data(state, modifier.scope.source, seat) or {"handle": 0, "face": None}
    if source["face"] is None:
        source["face"] = face_of_path(state, path)
    return {
        "text": path,
        "source": source,
        "control": modifier.scope.you,
        "until": UNTIL[modifier.until],
        "on": [piece_handle(piece, seat) for piece in subjects(state, modifier)],
        "x": modifier.scope.x,
        "left": modifier.left if modifier.left >= 0 else None,
    }


def changing(state: WowState, piece: WowPiece, seat: int) -> list[dict[str, Any]]:
    """The modifiers that apply to one piece now (ruling:number-shown)."""
    found = [m for m in powers(state).statics if m.what is not None and _holds(state, m)]
    return [modifier(state, m, seat) for m in [*found, *state.modifiers] if applies(state, m, piece)]


# ------------------------------------------------------------- decisions and events


def decision_for(state: WowState, seat: int) -> dict[str, Any] | None:
    """The open decision for a seat: see `kernel.visibility.decision_for`, `looking` and `announcing`."""
    found = visibility.decision_for(state, seat, TERMS)
    decision = state.decision
    if found is not None and decision is not None and decision.seat == seat:
        found["looking"] = searched_deck_view(state, decision, seat)
        found["announcing"] = announcement_view(state, seat)
        found["packet"] = packet_view(state, seat)
        found["doing"] = current_path(state)
    return found


def current_path(state: WowState) -> str:
    """The path of what asks in the text that is being carried out, "" where no text asks."""
    top = frames_of(state)[-1]
    if not isinstance(top, WowScope) or top.pc >= len(top.program.code):
        return ""
    return top.program.paths[top.pc].partition("#")[0]


def packet_view(state: WowState, seat: int) -> dict[str, Any] | None:
    """The damage that the open question is about, None if it is about none: `amount` as it stands now, `to` and `by`
    (cards), `combat`, `types` (words of `codes.ELEMENTS`)."""
    top = frames_of(state)[-1]
    decision = state.decision
    if not isinstance(top, DamageFrame) or top.at >= len(top.packets) or decision is None or decision.asking_ref == 0:
        return None
    about = top.packets[top.at]
    return {
        "amount": about.amount,
        "to": ref_data(state, about.to, seat),
        "by": ref_data(state, about.by, seat),
        "combat": about.combat,
        "types": bits(about.elements, codes.ELEMENTS),
    }


def searched_deck_view(state: WowState, decision: Decision, seat: int) -> list[dict[str, Any]]:
    """The cards that the asked seat may look at now: a deck that is searched (see
    `kernel.visibility.searched_cards`), the top card that it looks at, whatever may be done with it, or those from the
    top of a deck among which it chooses, one by one."""
    if decision.kind == codes.DECISION_SEARCH:
        return visibility.searched_cards(state, state.zone_ids(codes.ZONE_DECK, seat), seat)
    if decision.kind == codes.DECISION_LOOKED:
        top = state.pieces[state.zone_ids(codes.ZONE_DECK, seat)[-1]]
        return [{"handle": piece_handle(top, seat), "face": face_of(state, top, seat), "count": 1}]
    chosen = [state.piece_or_none(option.object) for option in decision.options if option.verb == codes.VERB_PICK]
    return [
        {"handle": piece_handle(piece, seat), "face": face_of(state, piece, seat), "count": 1}
        for piece in chosen
        if piece is not None and state.zone_kind(piece) == codes.ZONE_DECK
    ]


def announcement_view(state: WowState, seat: int) -> dict[str, Any] | None:
    """What the asked seat has chosen so far for the link it is announcing, None if it is announcing none."""
    top = frames_of(state)[-1]
    if not isinstance(top, AnnouncementFrame) or top.seat != seat:
        return None
    return {
        "kind": codes.LINKS[top.kind],
        "source": ref_data(state, top.ref, seat),
        "text": top.play.path if top.play is not None else "",
        "number": top.number,
        "mode": top.mode,
        "x": top.x,
        "targets": [[ref_data(state, ref, seat) for ref in slot] for slot in top.targets],
        "paid": [[ref_data(state, ref, seat) for ref in part] for part in [*top.paid, top.spent]],
    }


def events_for(state: WowState, events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat gets them, at any later time: see `kernel.visibility.event_for`."""
    return visibility.events_for(state, events, seat, TERMS)
