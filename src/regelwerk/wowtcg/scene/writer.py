"""A position as the text of a scene: for `scene show`, for bug reports, to begin a scene from a game that was played.

A scene can say every card, where it lies and in what state, whose turn it is and in which
window. It cannot say what lies on the chain, nor what earlier effects still do: `unsaid`
names that, and it stands as comments in the text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from regelwerk.kernel.piece import ID_MASK
from regelwerk.kernel.scene.names import seat_names
from regelwerk.kernel.scene.source_text import group_equal
from regelwerk.kernel.vocabulary.words import to_text
from regelwerk.wowtcg import codes, vocabulary
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.priority import PriorityWindowFrame
from regelwerk.wowtcg.records import was_removed_by
from regelwerk.wowtcg.scene.cards import FILLER, SOME_HERO
from regelwerk.wowtcg.state import CurrentCombat, WowPiece, WowState, frames_of

IN_WINDOW: Final = {
    codes.PHASE_READY_STEP: "in ready step",
    codes.PHASE_DRAW_STEP: "in draw step",
    codes.PHASE_END: "in end phase",
    codes.PHASE_COMBAT_ATTACK: "attack window",
    codes.PHASE_COMBAT_DEFEND: "defend window",
}


def unsaid(state: WowState) -> list[str]:
    """What a scene cannot say of this position."""
    top = frames_of(state)[-1] if state.frames else None
    found = []
    if state.result is not None:
        found.append("the game is over")
    if state.chain or state.waiting:
        found.append(f"{len(state.chain)} links on the chain, {len(state.waiting)} triggered effects that wait")
    if state.phase == codes.PHASE_SETUP:
        found.append("the game is being set up")
    elif not isinstance(top, PriorityWindowFrame):
        found.append(f"somebody is in the middle of something ({type(top).__name__})")
    elif top.passes or state.decision is None or state.decision.seat != state.turn_player:
        found.append("some seats have passed already")
    if state.modifiers:
        found.append(f"{len(state.modifiers)} modifiers of earlier effects")
    if any(note.kind != codes.EVENT_ATTACK or counts_attacks(state) for note in state.turn_facts):
        found.append("what happened earlier this turn")
    if state.extra_turns and state.extra_turns != [state.next_seat(state.turn_player)]:
        found.append("extra turns to come, or the order that they interrupt")
    if state.left_seats:
        found.append("seats that have left the game")
    if state.combat is not None:
        found += unsaid_of(state, state.combat)
    if any(
        piece.remover and was_removed_by(piece.remover, state.pieces[(piece.remover & ID_MASK) - 1].ref)
        for piece in state.pieces
    ):
        found.append("cards that a card in play has removed from the game")
    if any(state.pieces[id].used for zone in state.zones for id in zone):
        found.append("powers that were used this turn")
    return found


def unsaid_of(state: WowState, fight: CurrentCombat) -> list[str]:
    """What a scene cannot say of a combat under way."""
    found = []
    if fight.struck:
        found.append("weapons that were struck with in this combat")
    if fighters(state, fight) is None:
        found.append("a combat that one side has left, or that is for something outside play")
    elif fight.defender and state.phase == codes.PHASE_COMBAT_ATTACK:
        found.append("a defender before the defend window")
    attacker = state.piece_or_none(fight.attacker)
    if attacker is not None and not attacker.exhausted:
        found.append("an attacker that is ready again")
    return found


def fighters(state: WowState, fight: CurrentCombat) -> tuple[WowPiece, WowPiece] | None:
    """Attacker and (proposed) defender, if both are there and in play."""
    attacker = state.piece_or_none(fight.attacker)
    defender = state.piece_or_none(fight.proposed or fight.defender)
    if attacker is None or defender is None or not state.in_play(defender):
        return None
    return attacker, defender


def counts_attacks(state: WowState) -> bool:
    """Whether some card of the game asks if an attack is the first of the turn."""
    return any(
        t.first_each_turn and t.event == codes.EVENT_ATTACK for piece in state.pieces for t in piece.card.triggers
    )


def position(state: WowState, title: str, names: Sequence[str] = ()) -> str:
    """The position as a scene, with `names` for its seats."""
    return _SceneWriter(state, list(names) or seat_names(state.seats)).text(title)


class _SceneWriter:
    def __init__(self, state: WowState, names: list[str]) -> None:
        self.state = state
        self.names = names
        self.known = {word.name: word for word in [*_standard_words(), FILLER, SOME_HERO]}
        self.given: dict[int, str] = {}
        self.own: dict[str, vocabulary.Card] = {}
        self.grants: list[list[str]] = [[] for _ in names]

    def text(self, title: str) -> str:
        state = self.state
        self.name_hosts()
        seats: list[str] = []
        for seat in range(state.seats):
            seats += ["", *self.seat(seat)]
        lines = [f"scene: {title}", "game: wowtcg", *self.turn()]
        lines += [f"# not said: {what}" for what in unsaid(state)]
        if self.own:
            lines += ["", *(f"card {name}: {to_text(word)}" for name, word in self.own.items())]
        return "\n".join([*lines, *seats]) + "\n"

    def turn(self) -> list[str]:
        state = self.state
        parts = [f"{self.names[state.turn_player]} {state.turn}"]
        fight = state.combat
        both = fighters(state, fight) if fight is not None else None
        if state.phase in IN_WINDOW and (
            both is not None or state.phase not in (codes.PHASE_COMBAT_ATTACK, codes.PHASE_COMBAT_DEFEND)
        ):
            parts.append(IN_WINDOW[state.phase])
        if state.has_placed_resource:
            parts.append("resource placed")
        lines = [f"turn: {', '.join(parts)}"]
        if fight is not None and both is not None:
            attacker, defender = self.given[both[0].id], self.given[both[1].id]
            does = "sabotages" if fight.sabotage else "attacks"
            lines.append(f"combat: {attacker} {does} {defender}{' protecting' if fight.protector else ''}")
        return lines

    def name_hosts(self) -> None:
        """Names of their own for whatever something else refers to."""
        state = self.state
        refs = [state.pieces[id].host for zone in state.zones for id in zone if state.pieces[id].host]
        if state.combat is not None:
            refs += [ref for ref in (state.combat.attacker, state.combat.proposed, state.combat.defender) if ref]
        for ref in refs:
            piece = state.piece_or_none(ref)
            if piece is not None and piece.id not in self.given:
                self.name(piece)

    def name(self, piece: WowPiece) -> str:
        if piece.id not in self.given:
            before = sum(1 for given in self.given.values() if given.startswith(piece.card.name + " "))
            self.given[piece.id] = f"{piece.card.name} {_letters(before)}"
        return self.given[piece.id]

    # ---------------------------------------------------------------- seats

    def seat(self, seat: int) -> list[str]:
        state = self.state
        lines = [f"seat {self.names[seat]}"]
        if len(set(state.teams)) < state.seats:
            lines.append(f"  team: {state.teams[seat] + 1}")
        rows: list[tuple[str, list[str]]] = []
        for kind in (codes.ZONE_HERO_ROW, codes.ZONE_ALLIES, codes.ZONE_ATTACHED, codes.ZONE_RESOURCES):
            for id in state.zone_ids(kind, seat):
                piece = state.pieces[id]
                key = key_of(state, piece)
                if not rows or rows[-1][0] != key:  # the order in a row is kept, so a word may come twice
                    rows.append((key, []))
                rows[-1][1].append(self.entry(piece, seat))
        lines += [f"  {key}: {', '.join(group_equal(entries))}" for key, entries in rows]
        lines += self.outside(seat)
        return lines + [f"  {grant}" for grant in self.grants[seat]]

    def outside(self, seat: int) -> list[str]:
        """Hand, deck, graveyard and removed cards; the top of a pile first."""
        state = self.state
        lines = []
        for key, kind in (
            ("hand", codes.ZONE_HAND),
            ("deck", codes.ZONE_DECK),
            ("graveyard", codes.ZONE_GRAVEYARD),
            ("removed", codes.ZONE_REMOVED),
        ):
            ids = state.zone_ids(kind, seat)
            if kind != codes.ZONE_HAND:
                ids = ids[::-1]
            entries = group_equal([self.entry(state.pieces[id], seat) for id in ids])
            if entries or kind == codes.ZONE_DECK:
                lines.append(f"  {key}: {', '.join(entries) or 'none'}")
        return lines

    def entry(self, piece: WowPiece, seat: int) -> str:
        """A card and its marks."""
        state = self.state
        parts = [self.card(piece, seat)]
        in_play = state.in_play(piece)
        if piece.damage:
            parts.append(f"damage {piece.damage}")
        if piece.exhausted:
            parts.append("exhausted")
        parts += self.faces(piece)
        if (
            in_play
            and piece.since >= state.last_turn_numbers[piece.control]
            and state.zone_kind(piece) != codes.ZONE_RESOURCES
        ):
            parts.append("joined-this-turn" if piece.since == state.turn else "joined-last-turn")
        if piece.owner != seat:
            parts.append(f"owner {self.names[piece.owner]}")
        parts += [f"counters {name} {number}" for name, number in piece.counters]
        if piece.token:
            parts.append("token")
        host = state.piece_or_none(piece.host)
        if host is not None:
            parts.append(f"on {self.given[host.id]}")
        if piece.id in self.given:
            parts.append(f"as {self.given[piece.id]}")
        return " ".join(parts)

    def faces(self, piece: WowPiece) -> list[str]:
        """Whether it lies face down or is known where that is not the usual thing."""
        state = self.state
        place = state.zone_kind(piece)
        if place == codes.ZONE_HERO_ROW and piece.card.kind == codes.TYPE_HERO:
            return ["flipped"] if piece.face_down else []
        if place == codes.ZONE_RESOURCES:
            usual = piece.card.kind != codes.TYPE_QUEST or piece.card.word == FILLER
            words = [] if piece.face_down == usual else ["face-down" if piece.face_down else "face-up"]
            return words + (["revealed"] if piece.face_down and piece.known_to == EVERYBODY else [])
        return ["revealed"] if place in (codes.ZONE_HAND, codes.ZONE_DECK) and piece.known_to == EVERYBODY else []

    def card(self, piece: WowPiece, seat: int) -> str:
        """Its name; what it was granted, and cards that the game does not have, are noted."""
        word = piece.card.word
        name = f'"{word.name}"' if "," in word.name else word.name
        base = self.known.get(word.name)
        if base == word or self.own.get(word.name) == word:
            return name
        if base is not None and replace(word, powers=base.powers, keywords=base.keywords) == base:
            given = self.name(piece)
            for keyword in word.keywords[len(base.keywords) :]:
                self.grants[seat].append(f"grant {given}: {to_text(keyword)}")
            for power in word.powers[len(base.powers) :]:
                self.grants[seat].append(f"grant {given}: {to_text(power)}")
            return name
        self.own[word.name] = word
        return name


EVERYBODY: Final = -1


def _standard_words() -> list[vocabulary.Card]:
    return [card.word for card in standard().cards if isinstance(card, CardDefinition) and card.code]


def _letters(number: int) -> str:
    """A, B ... Z, AA, AB ..."""
    letters = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def key_of(state: WowState, piece: WowPiece) -> str:
    """Under which word of a seat it stands."""
    if state.zone_kind(piece) == codes.ZONE_RESOURCES:
        return "resources"
    if piece.card.kind == codes.TYPE_HERO:
        return "hero"
    if piece.card.kind == codes.TYPE_ALLY:
        return "party"
    return "equipment" if piece.card.kind & codes.TYPE_EQUIPMENT else "abilities"
