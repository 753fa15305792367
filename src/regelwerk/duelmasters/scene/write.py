"""A position as the text of a scene: for `scene show`, for bug reports, to begin a scene from a game that was played.

A scene can say every card, where it lies and in what state, whose turn it is and in which step. It cannot say what
waits to be carried out, nor what earlier effects still do: `unsaid` names that, and it stands as comments in the text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.defs import EDITION
from regelwerk.duelmasters.scene.cards import FILLER, FILLERS, MANA, of_the_game
from regelwerk.duelmasters.state import DmPiece, DmState, frames_of
from regelwerk.duelmasters.turn import Turn
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.scene_names import seat_names
from regelwerk.kernel.scene_text import grouped
from regelwerk.kernel.words import write

ROWS: Final = (
    ("creatures", c.BATTLE),
    ("hand", c.HAND),
    ("shields", c.SHIELDS),
    ("graveyard", c.GRAVEYARD),
    ("deck", c.DECK),
    ("mana", c.MANA),
)
ALWAYS: Final = (c.SHIELDS, c.DECK)
"""What stands there even if it is empty, since a scene has some of it where it says nothing."""


def unsaid(s: DmState) -> list[str]:
    """What a scene cannot say of this position."""
    top = frames_of(s)[-1] if s.frames else None
    found = []
    if s.result is not None:
        found.append("the game is over")
    elif not isinstance(top, Turn):
        found.append(f"somebody is in the middle of something ({type(top).__name__})")
    if s.waiting:
        found.append(f"{len(s.waiting)} abilities that wait")
    if s.combat is not None:
        found.append("an attack is under way")
    if s.modifiers:
        found.append(f"{len(s.modifiers)} effects of earlier cards")
    if s.notes:
        found.append("what happened earlier this turn")
    if s.extra:
        found.append(f"{len(s.extra)} extra turns to come")
    if s.left:
        found.append("seats that have left the game")
    return found


def position(s: DmState, title: str, names: Sequence[str] = ()) -> str:
    """The position as a scene, with `names` for its seats."""
    return _Writer(s, list(names) or seat_names(s.seats)).text(title)


class _Writer:
    def __init__(self, s: DmState, names: list[str]) -> None:
        self.s = s
        self.names = names
        self.known = {card.name: card for card in (*of_the_game(), FILLER, MANA, *FILLERS.values())}
        self.given: dict[int, str] = {}
        self.own: dict[str, w.Card] = {}
        self.grants: list[list[str]] = [[] for _ in names]

    def text(self, title: str) -> str:
        s = self.s
        seats: list[str] = []
        for seat in range(s.seats):
            seats += ["", *self.seat(seat)]
        lines = [f"scene: {title}", "game: duelmasters"]
        if s.defs.edition != EDITION:
            lines.append(f"edition: {s.defs.edition}")
        parts = [f"{self.names[s.active]} {s.turn}", c.PHASES[s.phase]] if s.phase else ["setup"]
        if s.charged and s.phase <= c.MAIN:
            parts.append("mana done")
        lines.append(f"turn: {', '.join(parts)}")
        lines += [f"# not said: {what}" for what in unsaid(s)]
        if self.own:
            lines += ["", *(f"card {name}: {write(word)}" for name, word in self.own.items())]
        return "\n".join([*lines, *seats]) + "\n"

    def seat(self, seat: int) -> list[str]:
        s = self.s
        lines = [f"seat {self.names[seat]}"]
        if len(set(s.teams)) < s.seats:
            lines.append(f"  team: {s.teams[seat] + 1}")
        for key, kind in ROWS:
            ids = s.zone(kind, seat)
            if kind in (c.DECK, c.GRAVEYARD):
                ids = ids[::-1]
            entries = grouped(
                self.row([s.pieces[id] for id in ids], kind, seat), MANA.name if kind == c.MANA else "Filler"
            )
            if entries or kind in ALWAYS:
                lines.append(f"  {key}: {', '.join(entries) or 'none'}")
        return lines + [f"  {grant}" for grant in self.grants[seat]]

    def row(self, pieces: list[DmPiece], kind: int, seat: int) -> list[str]:
        """The cards of a zone with their marks."""
        entries = []
        next_place = 1
        for p in pieces:
            parts = [self.card(p, seat)]
            if kind == c.SHIELDS and p.place != next_place:
                parts.append(f"at {p.place}")
            next_place = p.place + 1
            entries.append(" ".join([*parts, *self.marks(p, kind)]))
        return entries

    def marks(self, p: DmPiece, kind: int) -> list[str]:
        s = self.s
        found = ["tapped"] if p.tapped else []
        if kind == c.BATTLE:
            found += ["new"] if p.since >= s.started[p.owner] else []
            if p.pile:
                found.append("on " + " + ".join(s.pieces[id].card.name for id in p.pile))
        elif kind in (c.HAND, c.SHIELDS, c.DECK) and p.knows == EVERYONE:
            found.append("revealed")
        return found + ([f"as {self.given[p.id]}"] if p.id in self.given else [])

    def card(self, p: DmPiece, seat: int) -> str:
        """Its name; what it was granted, and cards that the game does not have, are noted."""
        word = p.card.word
        name = f'"{word.name}"' if "," in word.name else word.name
        base = self.known.get(word.name)
        if base == word or self.own.get(word.name) == word:
            return name
        if base is not None and replace(word, abilities=base.abilities) == base:
            before = sum(1 for given in self.given.values() if given.startswith(word.name + " "))
            given = self.given.setdefault(p.id, f"{word.name} {chr(ord('A') + before)}".replace(",", ""))
            for ability in word.abilities[len(base.abilities) :]:
                self.grants[seat].append(f"grant {given}: {write(ability)}")
            return name
        self.own[word.name] = word
        return name
