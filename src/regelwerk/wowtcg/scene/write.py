"""A position as the text of a scene: for `scene show`, for bug reports, to begin a scene from a game that was played.

A scene can say every card, where it lies and in what state, whose turn it is and in which
window. It cannot say what lies on the chain, nor what earlier effects still do: `unsaid`
names that, and it stands as comments in the text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from regelwerk.kernel.scene_names import seat_names
from regelwerk.kernel.scene_text import grouped
from regelwerk.kernel.words import write
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import words as w
from regelwerk.wowtcg.defs import standard
from regelwerk.wowtcg.meaning import Card
from regelwerk.wowtcg.priority import Window
from regelwerk.wowtcg.scene.cards import FILLER, SOME_HERO
from regelwerk.wowtcg.state import Combat, WowPiece, WowState, frames_of

IN_WINDOW: Final = {
    c.READY_STEP: "in ready step",
    c.DRAW_STEP: "in draw step",
    c.END: "in end phase",
    c.COMBAT_ATTACK: "attack window",
    c.COMBAT_DEFEND: "defend window",
}


def unsaid(s: WowState) -> list[str]:
    """What a scene cannot say of this position."""
    top = frames_of(s)[-1] if s.frames else None
    found = []
    if s.result is not None:
        found.append("the game is over")
    if s.chain or s.waiting:
        found.append(f"{len(s.chain)} links on the chain, {len(s.waiting)} triggered effects that wait")
    if s.phase == c.SETUP:
        found.append("the game is being set up")
    elif not isinstance(top, Window):
        found.append(f"somebody is in the middle of something ({type(top).__name__})")
    elif top.passes or s.decision is None or s.decision.seat != s.active:
        found.append("some seats have passed already")
    if s.modifiers:
        found.append(f"{len(s.modifiers)} modifiers of earlier effects")
    if any(note.kind != c.E_ATTACK or counts_attacks(s) for note in s.notes):
        found.append("what happened earlier this turn")
    if s.extra and s.extra != [s.next_seat(s.active)]:
        found.append("extra turns to come, or the order that they interrupt")
    if s.left:
        found.append("seats that have left the game")
    if s.combat is not None:
        found += unsaid_of(s, s.combat)
    if any(s.pieces[id].used for zone in s.zones for id in zone):
        found.append("powers that were used this turn")
    return found


def unsaid_of(s: WowState, fight: Combat) -> list[str]:
    """What a scene cannot say of a combat under way."""
    found = []
    if fight.struck:
        found.append("weapons that were struck with in this combat")
    if fighters(s, fight) is None:
        found.append("a combat that one side has left, or that is for something outside play")
    elif fight.defender and s.phase == c.COMBAT_ATTACK:
        found.append("a defender before the defend window")
    attacker = s.at(fight.attacker)
    if attacker is not None and not attacker.exhausted:
        found.append("an attacker that is ready again")
    return found


def fighters(s: WowState, fight: Combat) -> tuple[WowPiece, WowPiece] | None:
    """Attacker and (proposed) defender, if both are there and in play."""
    attacker = s.at(fight.attacker)
    defender = s.at(fight.proposed or fight.defender)
    if attacker is None or defender is None or not s.in_play(defender):
        return None
    return attacker, defender


def counts_attacks(s: WowState) -> bool:
    """Whether some card of the game asks if an attack is the first of the turn."""
    return any(t.first_each_turn and t.event == c.E_ATTACK for p in s.pieces for t in p.card.triggers)


def position(s: WowState, title: str, names: Sequence[str] = ()) -> str:
    """The position as a scene, with `names` for its seats."""
    return _Writer(s, list(names) or seat_names(s.seats)).text(title)


class _Writer:
    def __init__(self, s: WowState, names: list[str]) -> None:
        self.s = s
        self.names = names
        self.known = {word.name: word for word in [*_standard_words(), FILLER, SOME_HERO]}
        self.given: dict[int, str] = {}
        self.own: dict[str, w.Card] = {}
        self.grants: list[list[str]] = [[] for _ in names]

    def text(self, title: str) -> str:
        s = self.s
        self.name_hosts()
        seats: list[str] = []
        for seat in range(s.seats):
            seats += ["", *self.seat(seat)]
        lines = [f"scene: {title}", "game: wowtcg", *self.turn()]
        lines += [f"# not said: {what}" for what in unsaid(s)]
        if self.own:
            lines += ["", *(f"card {name}: {write(word)}" for name, word in self.own.items())]
        return "\n".join([*lines, *seats]) + "\n"

    def turn(self) -> list[str]:
        s = self.s
        parts = [f"{self.names[s.active]} {s.turn}"]
        fight = s.combat
        both = fighters(s, fight) if fight is not None else None
        if s.phase in IN_WINDOW and (both is not None or s.phase not in (c.COMBAT_ATTACK, c.COMBAT_DEFEND)):
            parts.append(IN_WINDOW[s.phase])
        if s.placed:
            parts.append("resource placed")
        lines = [f"turn: {', '.join(parts)}"]
        if fight is not None and both is not None:
            attacker, defender = self.given[both[0].id], self.given[both[1].id]
            does = "sabotages" if fight.sabotage else "attacks"
            lines.append(f"combat: {attacker} {does} {defender}{' protecting' if fight.protector else ''}")
        return lines

    def name_hosts(self) -> None:
        """Names of their own for whatever something else refers to."""
        s = self.s
        refs = [s.pieces[id].host for zone in s.zones for id in zone if s.pieces[id].host]
        if s.combat is not None:
            refs += [ref for ref in (s.combat.attacker, s.combat.proposed, s.combat.defender) if ref]
        for ref in refs:
            p = s.at(ref)
            if p is not None and p.id not in self.given:
                self.name(p)

    def name(self, p: WowPiece) -> str:
        if p.id not in self.given:
            before = sum(1 for given in self.given.values() if given.startswith(p.card.name + " "))
            self.given[p.id] = f"{p.card.name} {_letters(before)}"
        return self.given[p.id]

    # ---------------------------------------------------------------- seats

    def seat(self, seat: int) -> list[str]:
        s = self.s
        lines = [f"seat {self.names[seat]}"]
        if len(set(s.teams)) < s.seats:
            lines.append(f"  team: {s.teams[seat] + 1}")
        rows: list[tuple[str, list[str]]] = []
        for kind in (c.HERO_ROW, c.ALLIES, c.ATTACHED, c.RESOURCES):
            for id in s.zone(kind, seat):
                p = s.pieces[id]
                key = key_of(s, p)
                if not rows or rows[-1][0] != key:  # the order in a row is kept, so a word may come twice
                    rows.append((key, []))
                rows[-1][1].append(self.entry(p, seat))
        lines += [f"  {key}: {', '.join(grouped(entries))}" for key, entries in rows]
        lines += self.outside(seat)
        return lines + [f"  {grant}" for grant in self.grants[seat]]

    def outside(self, seat: int) -> list[str]:
        """Hand, deck, graveyard and removed cards; the top of a pile first."""
        s = self.s
        lines = []
        for key, kind in (("hand", c.HAND), ("deck", c.DECK), ("graveyard", c.GRAVEYARD), ("removed", c.REMOVED)):
            ids = s.zone(kind, seat)
            if kind != c.HAND:
                ids = ids[::-1]
            entries = grouped([self.entry(s.pieces[id], seat) for id in ids])
            if entries or kind == c.DECK:
                lines.append(f"  {key}: {', '.join(entries) or 'none'}")
        return lines

    def entry(self, p: WowPiece, seat: int) -> str:
        """A card and its marks."""
        s = self.s
        parts = [self.card(p, seat)]
        in_play = s.in_play(p)
        if p.damage:
            parts.append(f"damage {p.damage}")
        if p.exhausted:
            parts.append("exhausted")
        parts += self.faces(p)
        if in_play and p.since >= s.started[p.control] and s.place(p) != c.RESOURCES:
            parts.append("joined-this-turn" if p.since == s.turn else "joined-last-turn")
        if p.owner != seat:
            parts.append(f"owner {self.names[p.owner]}")
        parts += [f"counters {name} {number}" for name, number in p.counters]
        if p.token:
            parts.append("token")
        host = s.at(p.host)
        if host is not None:
            parts.append(f"on {self.given[host.id]}")
        if p.id in self.given:
            parts.append(f"as {self.given[p.id]}")
        return " ".join(parts)

    def faces(self, p: WowPiece) -> list[str]:
        """Whether it lies face down or is known where that is not the usual thing."""
        s = self.s
        place = s.place(p)
        if place == c.HERO_ROW and p.card.kind == c.HERO:
            return ["flipped"] if p.face_down else []
        if place == c.RESOURCES:
            usual = p.card.kind != c.QUEST or p.card.word == FILLER
            said = [] if p.face_down == usual else ["face-down" if p.face_down else "face-up"]
            return said + (["revealed"] if p.face_down and p.knows == EVERYBODY else [])
        return ["revealed"] if place in (c.HAND, c.DECK) and p.knows == EVERYBODY else []

    def card(self, p: WowPiece, seat: int) -> str:
        """Its name; what it was granted, and cards that the game does not have, are noted."""
        word = p.card.word
        name = f'"{word.name}"' if "," in word.name else word.name
        base = self.known.get(word.name)
        if base == word or self.own.get(word.name) == word:
            return name
        if base is not None and replace(word, powers=base.powers, keywords=base.keywords) == base:
            given = self.name(p)
            for keyword in word.keywords[len(base.keywords) :]:
                self.grants[seat].append(f"grant {given}: {write(keyword)}")
            for power in word.powers[len(base.powers) :]:
                self.grants[seat].append(f"grant {given}: {write(power)}")
            return name
        self.own[word.name] = word
        return name


EVERYBODY: Final = -1


def _standard_words() -> list[w.Card]:
    return [card.word for card in standard().cards if isinstance(card, Card) and card.code]


def _letters(number: int) -> str:
    """A, B ... Z, AA, AB ..."""
    letters = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def key_of(s: WowState, p: WowPiece) -> str:
    """Under which word of a seat it stands."""
    if s.place(p) == c.RESOURCES:
        return "resources"
    if p.card.kind == c.HERO:
        return "hero"
    if p.card.kind == c.ALLY:
        return "party"
    return "equipment" if p.card.kind & c.EQUIPMENT else "abilities"
