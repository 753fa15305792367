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
    applies,
    forbids,
    has_summoning_sickness,
    keywords,
    power,
    powers,
)
from regelwerk.duelmasters.effects import Discard
from regelwerk.duelmasters.guessing import guess, redeal_unseen
from regelwerk.duelmasters.instructions.choices import Choose
from regelwerk.duelmasters.payment import cost_of
from regelwerk.duelmasters.pending_abilities import PendingAbilitiesFrame
from regelwerk.duelmasters.play_card import PlayCardFrame
from regelwerk.duelmasters.players import number_of
from regelwerk.duelmasters.replacement import DestructionFrame
from regelwerk.duelmasters.selectors import Chosen
from regelwerk.duelmasters.shields import ShieldBreakFrame, breaks
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, Modifier, PendingTrigger, frames_of
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

__all__ = ["changing", "decision_for", "events_for", "guess", "redeal_unseen", "view"]

TERMS: Final = visibility.CodeNames(codes.DECISIONS, codes.VERBS, codes.EVENTS)
"""This game's words for decisions, verbs and events."""

UNTIL: Final = ("gone", "end of turn")
"""How long an effect lasts, by its number."""


def view(state: DmState, seat: int) -> dict[str, Any]:
    """Everything that a seat may know, as plain data (numbers, texts, lists, dicts, None); seat -1 is a spectator.

    game, edition      which rule book
    seat               whose view it is
    turn, active       number of the turn (0 before the first), the turn player
    phase              one of `codes.PHASES`
    seats              for each seat what `side` says
    attack             None, or the attack under way: see `attack`
    waiting            what waits to be carried out: `{"seat", "source", "about", "text"}`; of a shield that came
                       into a hand the text is ""
    effects            what changes what: see `effect`
    extra              the seats that take an extra turn, the next one last
    offers             the seats that offer a draw
    result             None, or `{"winners", "rule"}`
    decision           the open question: see `kernel.visibility.decision_for`; for the seat that is asked also
                       `looking` (the cards it may look at now), `playing` (the card it is about to play),
                       `instead` (the texts of what may be done instead), `text` (the text that asks),
                       `declared` (whether declared shield triggers are put in order) and `wanted` (how many are chosen)
    """
    return {
        "game": state.defs.game,
        "edition": state.defs.edition,
        "seat": seat,
        "turn": state.turn,
        "active": state.turn_player,
        "phase": codes.PHASES[state.phase],
        "seats": [side_view(state, other, seat) for other in range(state.seats)],
        "attack": attack(state, seat),
        "waiting": [waiting(state, w, seat) for w in state.waiting],
        "effects": effects(state, seat),
        "extra": list(state.extra_turns),
        "offers": seats_in(state.draw_offers, state.seats),
        "result": None
        if state.result is None
        else {"winners": list(state.result.winners), "rule": state.result.rule.number},
        "decision": decision_for(state, seat),
    }


# -------------------------------------------------------------------------- sides


def side_view(state: DmState, owner: int, seat: int) -> dict[str, Any]:
    """What belongs to one seat.

    seat, team, in_game
    charged             whether it has put a card into the mana zone in its turn
    deck, hand          `count`, and `cards`: those that somebody knows something of (for the owner the whole
                        hand): handle, face, `known_to`, in a deck `at`, counted from the top, and in the owner's own
                        hand `cost`, what it costs now
    shields             in order of their numbers: handle, `place` (the number), face, `known_to`
    mana                handle, face, tapped, civilizations
    creatures           the battle zone: see `creature`
    graveyard, limbo    cards, the oldest first
    """
    return {
        "seat": owner,
        "team": state.teams[owner],
        "in_game": state.in_game(owner),
        "charged": state.has_charged_mana and state.turn_player == owner,
        "deck": hidden_zone(state, codes.ZONE_DECK, owner, seat),
        "hand": hidden_zone(state, codes.ZONE_HAND, owner, seat),
        "shields": [shield(state, state.pieces[id], seat) for id in state.zone_ids(codes.ZONE_SHIELDS, owner)],
        "mana": [mana(state, state.pieces[id], seat) for id in state.zone_ids(codes.ZONE_MANA, owner)],
        "creatures": [creature(state, state.pieces[id], seat) for id in state.zone_ids(codes.ZONE_BATTLE, owner)],
        "graveyard": pile_view(state, state.zone_ids(codes.ZONE_GRAVEYARD, owner), seat),
        "limbo": pile_view(state, state.zone_ids(codes.ZONE_LIMBO, owner), seat),
    }


def hidden_zone(state: DmState, kind: int, owner: int, seat: int) -> dict[str, Any]:
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
        if kind == codes.ZONE_DECK:
            card = {"at": at, **card}
        elif owner == seat:
            card["cost"] = cost_of(state, piece)
        found.append(card)
    if kind == codes.ZONE_HAND and owner != seat:
        found.sort(key=_followed)
    return {"count": len(ids), "cards": found}


def _followed(card: dict[str, Any]) -> tuple[int, str, int]:
    face = card["face"]["code"] if card["face"] is not None else ""
    return (card["handle"], face, len(card["known_to"]))


def shield(state: DmState, piece: DmPiece, seat: int) -> dict[str, Any]:
    """A shield: everybody sees its place, and nobody its face unless somebody has come to know it (dm:3)."""
    return {
        "handle": piece_handle(piece, seat),
        "place": piece.place,
        "face": face_of(state, piece, seat),
        "known_to": seats_in(piece.known_to, state.seats),
    }


def mana(state: DmState, piece: DmPiece, seat: int) -> dict[str, Any]:
    """A mana card."""
    return {
        "handle": piece_handle(piece, seat),
        "face": face_of(state, piece, seat),
        "tapped": piece.tapped,
        "civilizations": bits(piece.card.civs, codes.CIVILIZATIONS),
    }


def pile_view(state: DmState, ids: list[int], seat: int) -> list[dict[str, Any]]:
    """Open cards, the oldest or lowest first."""
    pieces = [state.pieces[id] for id in ids]
    return [{"handle": piece_handle(piece, seat), "face": face_of(state, piece, seat)} for piece in pieces]


def creature(state: DmState, piece: DmPiece, seat: int) -> dict[str, Any]:
    """A creature in the battle zone.

    handle, face, owner, tapped
    sick            has summoning sickness
    evolution       is an evolution creature; `under` the cards beneath it, the lowest first
    power           `{"now", "printed"}`
    breaks          how many shields it breaks
    keywords        as they are now
    cannot          what it can't do or suffer
    must            what it must still do: "attack", "block"
    able            whether it could attack if its owner's attack step were now
    taps            the texts of its tap abilities (paths of their words), numbered from 0
    """
    forbidden = forbids(state, piece)
    must = (["attack"] if still_must(state, piece) else []) + (["block"] if forbidden & codes.MUST_BLOCK else [])
    return {
        "handle": piece_handle(piece, seat),
        "face": face_of(state, piece, seat),
        "owner": piece.owner,
        "tapped": piece.tapped,
        "sick": has_summoning_sickness(state, piece),
        "evolution": piece.card.kind & codes.TYPE_EVOLUTION != 0,
        "under": pile_view(state, piece.pile, seat),
        "power": {"now": power(state, piece), "printed": piece.card.power},
        "breaks": breaks(state, piece),
        "keywords": bits(keywords(state, piece), codes.KEYWORDS),
        "cannot": bits(forbidden, codes.CANNOT),
        "must": must,
        "able": can_attack(state, piece.owner, piece, None),
        "taps": [program.path for program in tap_abilities(state, piece)],
    }


def bits(number: int, words: Sequence[str]) -> list[str]:
    """The words of the bits that are set.

    >>> bits(0b101, ("a", "b", "c"))
    ['a', 'c']
    """
    return [word for i, word in enumerate(words) if number >> i & 1]


# ------------------------------------------------------- attack, what waits, effects


def attack(state: DmState, seat: int) -> dict[str, Any] | None:
    """The attack under way: `seat` attacks `against` with `attacker`; `target` and `blocker` are handles (0: none),
    `player` the seat that is attacked itself, or None; `blocked` whether it was blocked."""
    fight = state.current_attack
    if fight is None:
        return None
    return {
        "seat": fight.seat,
        "against": fight.against,
        "attacker": ref_handle(state, fight.attacker, seat),
        "target": ref_handle(state, fight.target, seat),
        "player": fight.against if fight.target < 0 else None,
        "blocker": ref_handle(state, fight.blocker, seat),
        "blocked": fight.blocked,
    }


def waiting(state: DmState, waiting: PendingTrigger, seat: int) -> dict[str, Any]:
    """One thing that waits."""
    return {
        "seat": waiting.you,
        "source": ref_data(state, waiting.source, seat),
        "about": ref_data(state, waiting.about, seat),
        "text": waiting.trigger.path if waiting.trigger is not None else "",
    }


def effects(state: DmState, seat: int) -> list[dict[str, Any]]:
    """Every continuous effect at work: of creatures, then those that texts have made."""
    return [effect(state, modifier, seat) for modifier in [*at_work(state), *state.modifiers]]


def at_work(state: DmState) -> list[Modifier]:
    """The continuous abilities whose condition holds."""
    found = []
    for modifier in powers(state).statics:
        what = modifier.what
        if what is not None and (what.condition is None or what.condition.holds(state, modifier.scope)):
            found.append(modifier)
    return found


def effect(state: DmState, modifier: Modifier, seat: int) -> dict[str, Any]:
    """An effect: `text` (the path of its word), `source`, `control`, `until` (one of `UNTIL`), `on` (handles of the
    creatures that it applies to now)."""
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
        "on": [piece_handle(piece, seat) for piece in affected_pieces(state, modifier)],
    }


def face_of_path(state: DmState, path: str) -> dict[str, str] | None:
    """The face of the card in whose text a word stands, None for the words of the rules themselves."""
    found = state.defs.by_code.get("/".join(path.split("/")[:2]))
    return None if found is None else face(state.defs, found.index)


def changing(state: DmState, piece: DmPiece, seat: int) -> list[dict[str, Any]]:
    """The effects that apply to one creature now (ruling:number-shown)."""
    return [
        effect(state, modifier, seat)
        for modifier in [*at_work(state), *state.modifiers]
        if applies(state, modifier, piece)
    ]


# ------------------------------------------------------------- decisions and events


def decision_for(state: DmState, seat: int) -> dict[str, Any] | None:
    """The open decision for a seat: see `kernel.visibility.decision_for`, `looking` and the other functions here."""
    found = visibility.decision_for(state, seat, TERMS)
    decision = state.decision
    if found is not None and decision is not None and decision.seat == seat:
        found["looking"] = searched_deck_view(state, decision, seat)
        found["playing"] = playing(state, seat)
        found["instead"] = instead(state, decision)
        found["text"] = cast_view(state)
        found["declared"] = declared(state)
        found["wanted"] = wanted_count(state)
    return found


def searched_deck_view(state: DmState, decision: Decision, seat: int) -> list[dict[str, Any]]:
    """The cards that the asked seat may look at now: a searched deck (see `kernel.visibility.searched_cards`)."""
    return (
        visibility.searched_cards(state, state.zone_ids(codes.ZONE_DECK, seat), seat)
        if decision.kind == codes.DECISION_SEARCH
        else []
    )


def wanted_count(state: DmState) -> int:
    """How many things the open choice is about, with the next one; they come in the order of the options."""
    top = frames_of(state)[-1]
    if isinstance(top, DmScope) and top.pc < len(top.program.code):
        instr = top.program.code[top.pc]
        deed = instr.what if isinstance(instr, Choose) else instr
        if isinstance(deed, (Chosen, Discard)) and deed.count is not None:
            return number_of(deed.count, state, top) - len(top.pending)
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
    return [one.replacement.path for one in top.found(state)]


def playing(state: DmState, seat: int) -> dict[str, Any] | None:
    """What the asked seat has chosen so far for the card that it plays: `card`, `cost`, `bases` (cards), `mana` (for
    each mana card its civilizations); None if it is playing none."""
    top = frames_of(state)[-1]
    if not isinstance(top, PlayCardFrame) or top.seat != seat:
        return None
    piece = state.piece_or_none(top.ref)
    return {
        "card": ref_data(state, top.ref, seat),
        "cost": 0 if top.free or piece is None else cost_of(state, piece),
        "bases": [ref_data(state, ref, seat) for ref in top.bases],
        "mana": [bits(civs, codes.CIVILIZATIONS) for civs in top.picked],
    }


def events_for(state: DmState, events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat gets them, at any later time: see `kernel.visibility.event_for`."""
    return visibility.events_for(state, events, seat, TERMS)
