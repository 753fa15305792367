"""What happened, in sentences: every event with its rule, or the news since the reader last looked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.presentation.labels import DmLabeler
from regelwerk.duelmasters.presentation.power_text import mode_text
from regelwerk.duelmasters.seat_view import card_of
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.card_event_formatter import CardEventFormatter
from regelwerk.kernel.presentation.log_entries import (
    Data,
    EventView,
    LogEntry,
    default_message_key,
    face_of,
    is_same_piece,
    read_event,
)


class DmEventFormatter(CardEventFormatter[DmLabeler]):
    """Words events for one reader. Names are those of the moment it happened, without numbers."""

    def __init__(self, labeler: DmLabeler) -> None:
        super().__init__(labeler)
        self.messages = labeler.messages

    # ------------------------------------------------------------------ one event

    def sentence(self, event: EventView) -> str:
        """An event in one sentence."""
        template = self.messages.EVENTS[message_key(event)]
        seat_names = self.labeler.seat_names
        zone = (
            self.messages.DESTINATIONS[codes.ZONES[event.n]]
            if event.kind in ZONED and 0 <= event.n < len(codes.ZONES)
            else ""
        )
        other = ""
        if event.kind in AT_SEAT and event.n:
            other = (
                self.labeler.reached(event.n - 1) if event.kind == "direct hit" else self.labeler.attacked(event.n - 1)
            )
        text = seat_names.format_template(
            template,
            event.seat,
            event.n,
            a=self.card(event.about),
            b=self.card(event.other),
            zone=zone,
            other=other,
            whose=self.whose(event),
            phase=capitalize(self.labeler.term(codes.PHASES[event.n])) if event.kind == "phase" else "",
            text=self.mode(event) if event.kind == "mode" else "",
        )
        source = self.card(event.source)
        if source and source not in (self.card(event.about), self.card(event.other)) and event.kind not in NO_SOURCE:
            text += f" ({source})"
        return text

    def mode(self, event: EventView) -> str:
        """Which of several things a text does, as it is printed, without its full stop."""
        face = event.about.face if event.about is not None else None
        card = card_of(face, self.labeler.view.defs) if face is not None else None
        return mode_text(card, event.n, self.labeler.lang).rstrip(".") or str(event.n + 1)

    def whose(self, event: EventView) -> str:
        """Whose shield is broken: with two players that of the other."""
        phrases = self.messages.WHOSE
        others = [side.seat for side in self.labeler.view.seats if side.seat != event.seat]
        if event.kind != "break" or len(others) != 1:
            return phrases[""]
        seat_names = self.labeler.seat_names
        if seat_names.is_you(others[0]):
            return phrases["you"]
        return phrases["other"].format(who=seat_names.name(others[0]))

    # ----------------------------------------------------------------- the news

    def summary_lines(self, events: Sequence[Data]) -> list[LogEntry]:
        """What a player wants to know of these events: payments and steps left out, alike ones together."""
        views = [read_event(data) for data in events]
        entries: list[LogEntry] = []
        skip = 0
        for at, event in enumerate(views):
            if skip:
                skip -= 1
                continue
            if event.kind in UNLOGGED or is_redundant(event, views, at):
                continue
            if event.kind == "lose battle":  # both lost: one line for the two
                entries.append(LogEntry(capitalize(self.both(event)), event.rule, event.kind, event.seat))
                continue
            if event.kind == "move" and event.rule == SPELL_DONE:  # nothing came of the spell that was cast before
                text = self.messages.EVENTS["move:nothing"].format(a=self.card(event.about))
                entries.append(LogEntry(capitalize(text), event.rule, event.kind, event.seat))
                continue
            run = alike(views, at)
            skip = len(run) - 1
            many = len(run) > 1 or (event.kind == "untap" and event.rule == UNTAPPING)
            entries.append(
                self.merge(run) if many else LogEntry(self.sentence(event), event.rule, event.kind, event.seat)
            )
        return entries

    def both(self, event: EventView) -> str:
        """Two creatures of the same power."""
        template = self.messages.EVENTS["lose battle:both"]
        return template.format(a=self.card(event.about), b=self.card(event.other), n=event.n)


def alike(events: list[EventView], at: int) -> list[EventView]:
    """Events like this one that follow it at the same moment."""
    first = events[at]
    run = [first]
    if first.kind not in ("untap", "tap", "draw"):
        return run
    for event in events[at + 1 :]:
        if event.kind != first.kind or event.seat != first.seat or event.rule != first.rule:
            break
        run.append(event)
    return run


def is_redundant(event: EventView, events: list[EventView], at: int) -> bool:
    """Whether a neighbouring event says it already."""
    before = events[max(at - 8, 0) : at]
    near = [other for other in events[max(at - 8, 0) : at + 9] if other is not event]
    if event.kind == "tap":
        return event.rule in (PAYMENT, ATTACKING, BLOCKING, MULTICOLORED) or any(
            other.kind == "tap ability" and is_same_piece(other.about, event.about) for other in near
        )
    if event.kind == "enter":
        return any(other.kind in ("summon", "evolve") and face_of(other) == face_of(event) for other in before)
    if event.kind == "summon":
        return False
    if event.kind == "lose battle":
        if any(other.kind == "win battle" and other.batch == event.batch for other in near):
            return True
        return any(other.kind == "lose battle" and other.batch == event.batch for other in before)
    if event.kind == "move":
        if event.rule == SPELL_DONE:
            return at == 0 or events[at - 1].kind != "cast" or face_of(events[at - 1]) != face_of(event)
        return any(other.kind in ("discard", "leave") and face_of(other) == face_of(event) for other in before)
    if event.kind == "trigger":
        return is_told_elsewhere(event, events[at + 1 :])
    if event.kind in ("shield", "draw", "shuffle"):
        return event.rule == SETUP
    if event.kind == "cast":
        return any(other.kind == "shield trigger" and face_of(other) == face_of(event) for other in before)
    return False


def is_told_elsewhere(event: EventView, later: Sequence[EventView]) -> bool:
    """Whether an ability that is carried out does nothing, or nothing that is not told as well."""
    done = []
    for other in later:
        if other.kind in ("trigger", "turn", "phase"):
            break
        if is_same_piece(other.source, event.about):
            done.append(other.kind)
    return not done or any(kind not in UNLOGGED for kind in done)


def message_key(event: EventView) -> str:
    """Which of the sentences of its kind an event takes."""
    kind = event.kind
    if kind in ("summon", "cast") and event.n == 1:
        return f"{kind}:free"
    if kind == "attack" and event.other is None:
        return "attack:player"
    if kind == "break" and event.other is None:
        return "break:text"
    if kind == "modify" and event.about is not None:
        return "modify:a"
    if kind == "offer" and event.n == 1:
        return "offer:1"
    return default_message_key(event)


PAYMENT: Final = "dm:6.1"
ATTACKING: Final = "dm:8.2.1"
BLOCKING: Final = "dm04:blocken"
MULTICOLORED: Final = "dm:5.3"
SETUP: Final = "dm:4"
UNTAPPING: Final = "dm:5.1"
SPELL_DONE: Final = "dm:6.5"
"""Rules by which something happens that the line before tells already."""
ZONED: Final = ("leave", "destroy", "move", "uncover")
AT_SEAT: Final = ("attack", "direct hit")
"""Events whose number is one more than the seat that is attacked."""
NO_SOURCE: Final = ("summon", "cast", "trigger", "tap ability", "attack", "break", "modify", "enter", "reveal", "mode")
"""Events after which the source is not named: it says nothing that the sentence does not."""
UNLOGGED: Final = (
    "phase", "expire", "unblocked", "blocked", "attack ends", "fought", "battle", "end turn", "modify", "lose",
)  # fmt: skip
HIGHLIGHTED: Final = ("destroy", "lose", "over", "break", "direct hit")
CONSEQUENCES: Final = (
    "shield", "draw", "mana", "enter", "evolve", "leave", "destroy", "break", "discard", "reveal", "replace",
    "direct hit", "extra turn", "lose", "over",
)  # fmt: skip
"""The events that tell what comes of a move."""
FOREIGN_CONSEQUENCES: Final = ("tap", "untap")
"""The same where they happen to another's card: one's own are tapped to pay, or to attack."""
BARE: Final = ("cast", "tap", "move")
"""What is told of a card that is played, paid for and put away without any effect."""
