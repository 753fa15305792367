"""A position as the text of a scene: for `scene show`, for bug reports, to begin a scene from a game that was played.

A scene can say every card, where it lies and in what state, whose turn it is and in which step. It cannot say what
waits to be carried out, nor what earlier effects still do: `unsaid` names that, and it stands as comments in the text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import codes, vocabulary
from regelwerk.duelmasters.definitions import EDITION
from regelwerk.duelmasters.scene.cards import FILLER, FILLERS, MANA, of_the_game
from regelwerk.duelmasters.state import DmPiece, DmState, frames_of
from regelwerk.duelmasters.turn import TurnFrame
from regelwerk.kernel.event import EVERYONE
from regelwerk.kernel.scene.names import seat_names
from regelwerk.kernel.scene.source_text import group_equal
from regelwerk.kernel.vocabulary.words import to_text

ROWS: Final = (
    ("creatures", codes.ZONE_BATTLE),
    ("hand", codes.ZONE_HAND),
    ("shields", codes.ZONE_SHIELDS),
    ("graveyard", codes.ZONE_GRAVEYARD),
    ("deck", codes.ZONE_DECK),
    ("mana", codes.ZONE_MANA),
)
ALWAYS: Final = (codes.ZONE_SHIELDS, codes.ZONE_DECK)
"""What stands there even if it is empty, since a scene has some of it where it says nothing."""


def unsaid(state: DmState) -> list[str]:
    """What a scene cannot say of this position."""
    top = frames_of(state)[-1] if state.frames else None
    found = []
    if state.result is not None:
        found.append("the game is over")
    elif not isinstance(top, TurnFrame):
        found.append(f"somebody is in the middle of something ({type(top).__name__})")
    if state.waiting:
        found.append(f"{len(state.waiting)} abilities that wait")
    if state.current_attack is not None:
        found.append("an attack is under way")
    if state.modifiers:
        found.append(f"{len(state.modifiers)} effects of earlier cards")
    if state.turn_facts:
        found.append("what happened earlier this turn")
    if state.extra_turns:
        found.append(f"{len(state.extra_turns)} extra turns to come")
    if state.left_seats:
        found.append("seats that have left the game")
    return found


def position(state: DmState, title: str, names: Sequence[str] = ()) -> str:
    """The position as a scene, with `names` for its seats."""
    return _SceneWriter(state, list(names) or seat_names(state.seats)).text(title)


def quoted(name: str) -> str:
    """The name of a card as it stands in a list of cards.

    >>> quoted("Aeris, Flight Elemental"), quoted("Aqua Hulcus")
    ('"Aeris, Flight Elemental"', 'Aqua Hulcus')
    """
    return f'"{name}"' if "," in name else name


class _SceneWriter:
    def __init__(self, state: DmState, names: list[str]) -> None:
        self.state = state
        self.names = names
        self.known = {card.name: card for card in (*of_the_game(), FILLER, MANA, *FILLERS.values())}
        self.given: dict[int, str] = {}
        self.own: dict[str, vocabulary.Card] = {}
        self.grants: list[list[str]] = [[] for _ in names]

    def text(self, title: str) -> str:
        state = self.state
        seats: list[str] = []
        for seat in range(state.seats):
            seats += ["", *self.seat(seat)]
        lines = [f"scene: {title}", "game: duelmasters"]
        if state.defs.edition != EDITION:
            lines.append(f"edition: {state.defs.edition}")
        parts = (
            [f"{self.names[state.turn_player]} {state.turn}", codes.PHASES[state.phase]] if state.phase else ["setup"]
        )
        if state.has_charged_mana and state.phase <= codes.PHASE_MAIN:
            parts.append("mana done")
        lines.append(f"turn: {', '.join(parts)}")
        lines += [f"# not said: {what}" for what in unsaid(state)]
        if self.own:
            lines += ["", *(f"card {name}: {to_text(word)}" for name, word in self.own.items())]
        return "\n".join([*lines, *seats]) + "\n"

    def seat(self, seat: int) -> list[str]:
        state = self.state
        lines = [f"seat {self.names[seat]}"]
        if len(set(state.teams)) < state.seats:
            lines.append(f"  team: {state.teams[seat] + 1}")
        for key, kind in ROWS:
            ids = state.zone_ids(kind, seat)
            if kind in (codes.ZONE_DECK, codes.ZONE_GRAVEYARD):
                ids = ids[::-1]
            entries = group_equal(
                self.row([state.pieces[id] for id in ids], kind, seat),
                MANA.name if kind == codes.ZONE_MANA else "Filler",
            )
            if entries or kind in ALWAYS:
                lines.append(f"  {key}: {', '.join(entries) or 'none'}")
        return lines + [f"  {grant}" for grant in self.grants[seat]]

    def row(self, pieces: list[DmPiece], kind: int, seat: int) -> list[str]:
        """The cards of a zone with their marks."""
        entries = []
        next_place = 1
        for piece in pieces:
            parts = [self.card(piece, seat)]
            if kind == codes.ZONE_SHIELDS and piece.place != next_place:
                parts.append(f"at {piece.place}")
            next_place = piece.place + 1
            entries.append(" ".join([*parts, *self.marks(piece, kind)]))
        return entries

    def marks(self, piece: DmPiece, kind: int) -> list[str]:
        state = self.state
        found = ["tapped"] if piece.tapped else []
        if kind == codes.ZONE_BATTLE:
            found += ["new"] if piece.since >= state.last_turn_numbers[piece.owner] else []
            if piece.pile:
                found.append("on " + " + ".join(quoted(state.pieces[id].card.name) for id in piece.pile))
        elif kind in (codes.ZONE_HAND, codes.ZONE_SHIELDS, codes.ZONE_DECK) and piece.known_to == EVERYONE:
            found.append("revealed")
        return found + ([f"as {self.given[piece.id]}"] if piece.id in self.given else [])

    def card(self, piece: DmPiece, seat: int) -> str:
        """Its name; what it was granted, and cards that the game does not have, are noted."""
        word = piece.card.word
        name = quoted(word.name)
        base = self.known.get(word.name)
        if base == word or self.own.get(word.name) == word:
            return name
        if base is not None and replace(word, abilities=base.abilities) == base:
            before = sum(1 for given in self.given.values() if given.startswith(word.name + " "))
            given = self.given.setdefault(piece.id, f"{word.name} {chr(ord('A') + before)}".replace(",", ""))
            for ability in word.abilities[len(base.abilities) :]:
                self.grants[seat].append(f"grant {given}: {to_text(ability)}")
            return name
        self.own[word.name] = word
        return name
