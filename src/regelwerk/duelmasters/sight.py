"""What a seat of this game sees, and what it may guess (ruling:known-hidden-cards, ruling:questions-do-not-tell).

A view is put together from what everybody sees and what the seat knows besides; a card
that another seat is about to play is no part of it before it has been paid for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.attacking import can_attack, still_must, tap_abilities
from regelwerk.duelmasters.guessing import guess, redeal
from regelwerk.duelmasters.instructions.asking import Choose
from regelwerk.duelmasters.instructions.moving import Discard
from regelwerk.duelmasters.paying import cost_of
from regelwerk.duelmasters.playing import Playing
from regelwerk.duelmasters.replacing import Destroying
from regelwerk.duelmasters.settling import Settling
from regelwerk.duelmasters.shields import Breaking, breaks
from regelwerk.duelmasters.state import DmPiece, DmScope, DmState, Modifier, Waiting, frames_of
from regelwerk.duelmasters.values import applies, forbids, keywords, power, powers, sick, subjects
from regelwerk.kernel import sight
from regelwerk.kernel.decision import Decision
from regelwerk.kernel.event import Event
from regelwerk.kernel.sight import card_of, face, face_of, handle_of, known_among, known_to, knows, name_of

__all__ = ["changing", "decision_for", "events_for", "guess", "redeal", "view"]

TERMS: Final = sight.Terms(c.DECISIONS, c.VERBS, c.EVENTS)
"""This game's words for decisions, verbs and events."""

UNTIL: Final = ("gone", "end of turn")
"""How long an effect lasts, by its number."""


def view(s: DmState, seat: int) -> dict[str, Any]:
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
    decision           the open question: see `kernel.sight.decision_for`; for the seat that is asked also
                       `looking` (the cards it may look at now), `playing` (the card it is about to play),
                       `instead` (the texts of what may be done instead), `text` (the text that asks),
                       `declared` (whether declared shield triggers are put in order) and `wanted` (how many are chosen)
    """
    return {
        "game": s.defs.game,
        "edition": s.defs.edition,
        "seat": seat,
        "turn": s.turn,
        "active": s.active,
        "phase": c.PHASES[s.phase],
        "seats": [side(s, other, seat) for other in range(s.seats)],
        "attack": attack(s, seat),
        "waiting": [waiting(s, w, seat) for w in s.waiting],
        "effects": effects(s, seat),
        "extra": list(s.extra),
        "offers": known_to(s.offers, s.seats),
        "result": None if s.result is None else {"winners": list(s.result.winners), "rule": s.result.rule.number},
        "decision": decision_for(s, seat),
    }


# -------------------------------------------------------------------------- sides


def side(s: DmState, owner: int, seat: int) -> dict[str, Any]:
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
        "team": s.teams[owner],
        "in_game": s.in_game(owner),
        "charged": s.charged and s.active == owner,
        "deck": hidden_zone(s, c.DECK, owner, seat),
        "hand": hidden_zone(s, c.HAND, owner, seat),
        "shields": [shield(s, s.pieces[id], seat) for id in s.zone(c.SHIELDS, owner)],
        "mana": [mana(s, s.pieces[id], seat) for id in s.zone(c.MANA, owner)],
        "creatures": [creature(s, s.pieces[id], seat) for id in s.zone(c.BATTLE, owner)],
        "graveyard": pile(s, s.zone(c.GRAVEYARD, owner), seat),
        "limbo": pile(s, s.zone(c.LIMBO, owner), seat),
    }


def hidden_zone(s: DmState, kind: int, owner: int, seat: int) -> dict[str, Any]:
    """A deck or a hand: how many cards, and what the seat knows about single ones.

    In a deck a card's place is known to whoever has followed it. In another seat's hand
    the cards it can tell apart come in the order of their handles, the others by name
    (ruling:namesakes).
    """
    ids = s.zone(kind, owner)
    found = []
    for at in range(len(ids)):
        p = s.pieces[ids[len(ids) - 1 - at] if kind == c.DECK else ids[at]]
        name = name_of(p, seat)
        if kind == c.DECK and p.knows == 0 and name == 0:
            continue
        if kind == c.HAND and name == 0 and not knows(p.knows, seat):
            continue
        seats = known_among(s, p, seat) if kind == c.HAND else known_to(p.knows, s.seats)
        card = {"handle": name, "face": face_of(s, p, seat), "known_to": seats}
        if kind == c.DECK:
            card = {"at": at, **card}
        elif owner == seat:
            card["cost"] = cost_of(s, p)
        found.append(card)
    if kind == c.HAND and owner != seat:
        found.sort(key=_followed)
    return {"count": len(ids), "cards": found}


def _followed(card: dict[str, Any]) -> tuple[int, str, int]:
    face = card["face"]["code"] if card["face"] is not None else ""
    return (card["handle"], face, len(card["known_to"]))


def shield(s: DmState, p: DmPiece, seat: int) -> dict[str, Any]:
    """A shield: everybody sees its place, and nobody its face unless somebody has come to know it (dm:3)."""
    return {
        "handle": name_of(p, seat),
        "place": p.place,
        "face": face_of(s, p, seat),
        "known_to": known_to(p.knows, s.seats),
    }


def mana(s: DmState, p: DmPiece, seat: int) -> dict[str, Any]:
    """A mana card."""
    return {
        "handle": name_of(p, seat),
        "face": face_of(s, p, seat),
        "tapped": p.tapped,
        "civilizations": bits(p.card.civs, c.CIVILIZATIONS),
    }


def pile(s: DmState, ids: list[int], seat: int) -> list[dict[str, Any]]:
    """Open cards, the oldest or lowest first."""
    pieces = [s.pieces[id] for id in ids]
    return [{"handle": name_of(p, seat), "face": face_of(s, p, seat)} for p in pieces]


def creature(s: DmState, p: DmPiece, seat: int) -> dict[str, Any]:
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
    forbidden = forbids(s, p)
    must = (["attack"] if still_must(s, p) else []) + (["block"] if forbidden & c.MUST_BLOCK else [])
    return {
        "handle": name_of(p, seat),
        "face": face_of(s, p, seat),
        "owner": p.owner,
        "tapped": p.tapped,
        "sick": sick(s, p),
        "evolution": p.card.kind & c.EVOLUTION != 0,
        "under": pile(s, p.pile, seat),
        "power": {"now": power(s, p), "printed": p.card.power},
        "breaks": breaks(s, p),
        "keywords": bits(keywords(s, p), c.KEYWORDS),
        "cannot": bits(forbidden, c.CANNOT),
        "must": must,
        "able": can_attack(s, p.owner, p, None),
        "taps": [program.path for program in tap_abilities(s, p)],
    }


def bits(number: int, words: Sequence[str]) -> list[str]:
    """The words of the bits that are set.

    >>> bits(0b101, ("a", "b", "c"))
    ['a', 'c']
    """
    return [word for i, word in enumerate(words) if number >> i & 1]


# ------------------------------------------------------- attack, what waits, effects


def attack(s: DmState, seat: int) -> dict[str, Any] | None:
    """The attack under way: `seat` attacks `against` with `attacker`; `target` and `blocker` are handles (0: none),
    `player` the seat that is attacked itself, or None; `blocked` whether it was blocked."""
    fight = s.combat
    if fight is None:
        return None
    return {
        "seat": fight.seat,
        "against": fight.against,
        "attacker": handle_of(s, fight.attacker, seat),
        "target": handle_of(s, fight.target, seat),
        "player": fight.against if fight.target < 0 else None,
        "blocker": handle_of(s, fight.blocker, seat),
        "blocked": fight.blocked,
    }


def waiting(s: DmState, w: Waiting, seat: int) -> dict[str, Any]:
    """One thing that waits."""
    return {
        "seat": w.you,
        "source": card_of(s, w.source, seat),
        "about": card_of(s, w.about, seat),
        "text": w.trigger.path if w.trigger is not None else "",
    }


def effects(s: DmState, seat: int) -> list[dict[str, Any]]:
    """Every continuous effect at work: of creatures, then those that texts have made."""
    return [effect(s, m, seat) for m in [*at_work(s), *s.modifiers]]


def at_work(s: DmState) -> list[Modifier]:
    """The continuous abilities whose condition holds."""
    found = []
    for m in powers(s).statics:
        what = m.what
        if what is not None and (what.condition is None or what.condition.holds(s, m.scope)):
            found.append(m)
    return found


def effect(s: DmState, m: Modifier, seat: int) -> dict[str, Any]:
    """An effect: `text` (the path of its word), `source`, `control`, `until` (one of `UNTIL`), `on` (handles of the
    creatures that it applies to now)."""
    what = m.what
    path = what.path if what is not None else m.trigger.path if m.trigger is not None else ""
    source = card_of(s, m.scope.source, seat) or {"handle": 0, "face": None}
    if source["face"] is None:
        source["face"] = face_of_path(s, path)
    return {
        "text": path,
        "source": source,
        "control": m.scope.you,
        "until": UNTIL[m.until],
        "on": [name_of(p, seat) for p in subjects(s, m)],
    }


def face_of_path(s: DmState, path: str) -> dict[str, str] | None:
    """The face of the card in whose text a word stands, None for the words of the rules themselves."""
    found = s.defs.by_code.get("/".join(path.split("/")[:2]))
    return None if found is None else face(s.defs, found.index)


def changing(s: DmState, p: DmPiece, seat: int) -> list[dict[str, Any]]:
    """The effects that apply to one creature now (ruling:number-shown)."""
    return [effect(s, m, seat) for m in [*at_work(s), *s.modifiers] if applies(s, m, p)]


# ------------------------------------------------------------- decisions and events


def decision_for(s: DmState, seat: int) -> dict[str, Any] | None:
    """The open decision for a seat: see `kernel.sight.decision_for`, `looking` and the other functions here."""
    found = sight.decision_for(s, seat, TERMS)
    decision = s.decision
    if found is not None and decision is not None and decision.seat == seat:
        found["looking"] = looking(s, decision, seat)
        found["playing"] = playing(s, seat)
        found["instead"] = instead(s, decision)
        found["text"] = under_way(s)
        found["declared"] = declared(s)
        found["wanted"] = wanted(s)
    return found


def looking(s: DmState, decision: Decision, seat: int) -> list[dict[str, Any]]:
    """The cards that the asked seat may look at now: a deck that is searched (see `kernel.sight.looked_through`)."""
    return sight.looked_through(s, s.zone(c.DECK, seat), seat) if decision.kind == c.SEARCH else []


def wanted(s: DmState) -> int:
    """How many things the open choice is about, with the next one; they come in the order of the options."""
    top = frames_of(s)[-1]
    if isinstance(top, DmScope) and top.pc < len(top.program.code):
        instr = top.program.code[top.pc]
        if isinstance(instr, (Choose, Discard)) and instr.count is not None:
            return instr.count.of(s, top) - len(top.asked)
    return 1


def declared(s: DmState) -> bool:
    """Whether shield triggers that have been declared together are what is put in order (dm:12.3)."""
    top = frames_of(s)[-1]
    return isinstance(top, Settling) and len(top.declared) > 0


def under_way(s: DmState) -> str:
    """The text that asks (the path of its word), which another card may have lent; "" where no text does."""
    top = frames_of(s)[-1]
    return top.program.path if isinstance(top, DmScope) else ""


def instead(s: DmState, decision: Decision) -> list[str]:
    """The texts (paths of their words) of what may be done instead, in the order of the options that take them."""
    top = frames_of(s)[-1]
    if decision.kind != c.CHOOSE_REPLACEMENT or not isinstance(top, (Destroying, Breaking)):
        return []
    return [one.replacement.path for one in top.found(s)]


def playing(s: DmState, seat: int) -> dict[str, Any] | None:
    """What the asked seat has chosen so far for the card that it plays: `card`, `cost`, `bases` (cards), `mana` (for
    each mana card its civilizations); None if it is playing none."""
    top = frames_of(s)[-1]
    if not isinstance(top, Playing) or top.seat != seat:
        return None
    p = s.at(top.ref)
    return {
        "card": card_of(s, top.ref, seat),
        "cost": 0 if top.free or p is None else cost_of(s, p),
        "bases": [card_of(s, ref, seat) for ref in top.bases],
        "mana": [bits(civs, c.CIVILIZATIONS) for civs in top.picked],
    }


def events_for(s: DmState, events: Sequence[Event], seat: int) -> list[dict[str, Any]]:
    """Events as a seat gets them, at any later time: see `kernel.sight.event_for`."""
    return sight.events_for(s, events, seat, TERMS)
