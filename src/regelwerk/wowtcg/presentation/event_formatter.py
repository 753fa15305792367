"""What happened, in sentences: every event with its rule, or the news since the reader last looked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
from regelwerk.wowtcg import codes
from regelwerk.wowtcg.presentation.labels import WowLabeler
from regelwerk.wowtcg.presentation.power_text import counts_cards
from regelwerk.wowtcg.seat_view.pieces import card_of


class WowEventFormatter(CardEventFormatter[WowLabeler]):
    """Words events for one reader. Names are those of the moment it happened, without numbers."""

    def __init__(self, labeler: WowLabeler) -> None:
        super().__init__(labeler)
        self.messages = labeler.messages

    # ------------------------------------------------------------------ one event

    def sentence(self, event: EventView) -> str:
        """An event in one sentence."""
        key = message_key(event, self.messages.EVENTS)
        if key == "play:x" and counts_cards(card_of(face_of(event), self.labeler.view.defs)):
            key = "play:cards"
        template = self.messages.EVENTS[key]
        zone = (
            self.messages.DESTINATIONS[codes.ZONES[event.n]]
            if event.kind in ZONED and 0 <= event.n < len(codes.ZONES)
            else ""
        )
        text = self.labeler.seat_names.format_template(
            template,
            event.seat,
            event.n,
            a=self.card(event.about),
            b=self.card(event.other),
            zone=zone,
            phase=self.labeler.phase(codes.PHASES[event.n]) if event.kind == "phase" else "",
        )
        source = self.card(event.source)
        if source and source not in (self.card(event.about), self.card(event.other)) and event.kind not in SELF_SAID:
            text += f" ({source})"
        return text

    # ----------------------------------------------------------------- the news

    def summary_lines(self, events: Sequence[Data]) -> list[LogEntry]:
        """What a player wants to know of these events: payments, passes and steps left out, alike ones together."""
        views = [read_event(data) for data in events]
        entries: list[LogEntry] = []
        skip = 0
        for at, event in enumerate(views):
            if skip:
                skip -= 1
                continue
            if event.kind == "target" and entries and entries[-1].kind in AIMED:
                entries[-1].targets.append(self.target(event))
                continue
            if (event.kind in UNLOGGED and event.rule != BECOMES) or self.is_redundant(event, views, at):
                continue
            run = self.group_at(views, at)
            skip = len(run) - 1
            entry = (
                self.merge(run) if len(run) > 1 else LogEntry(self.sentence(event), event.rule, event.kind, event.seat)
            )
            if entry.kind == "turn" and entries and entries[-1].kind == "ready":
                entries.insert(-1, entry)  # readying comes first by the rules, but a turn is announced first
            else:
                entries.append(entry)
        return entries

    def target(self, event: EventView) -> str:
        return self.card(event.about) if event.about is not None else self.labeler.seat_names.within(event.seat)

    def is_redundant(self, event: EventView, events: list[EventView], at: int) -> bool:
        """Whether a neighbouring event says it already."""
        later = events[at + 1 :]
        if event.kind == "exhaust":
            return event.rule == PAYMENT or exhausted_for(events, at)
        if event.kind == "remove from combat":
            return any(before.kind == "conclude" for before in events[max(at - 12, 0) : at])
        if event.kind == "resolve":
            if event.n in (codes.LINK_RESOURCE, codes.LINK_PROPOSAL) or was_announced(events[:at], event):
                return True
            return any(next.kind in ("enter", "interrupt") and face_of(next) == face_of(event) for next in later[:3])
        if event.kind == "enter":
            return event.n == 1 or was_announced(events[:at], event)
        if event.kind == "propose":
            return any(next.kind == "attack" and is_same_piece(next.about, event.about) for next in later)
        if event.kind == "move":
            recent = events[max(at - 12, 0) : at]
            return any(before.kind in MOVERS and face_of(before) == face_of(event) for before in recent)
        return False

    def group_at(self, events: list[EventView], at: int) -> list[EventView]:
        """Events like this one that follow it at the same moment."""
        first = events[at]
        run = [first]
        if first.kind not in ("ready", "draw") or (first.kind == "draw" and first.n == 0):
            return run
        for event in events[at + 1 :]:
            if event.kind != first.kind or event.seat != first.seat or event.n != first.n or event.rule != first.rule:
                break
            run.append(event)
        return run


def was_announced(before: Sequence[EventView], event: EventView) -> bool:
    """Whether these events tell already that this very card was announced, so that its resolving says nothing new."""
    trigger = event.kind == "resolve" and event.n == codes.LINK_TRIGGER
    kinds = ("trigger",) if trigger else ("play", "place", "use", "complete", "strike")
    face = face_of(event)
    return face is not None and any(other.kind in kinds and face_of(other) == face for other in before)


def exhausted_for(events: list[EventView], at: int) -> bool:
    """Whether the exhausting belongs to a payment, a strike or an attack that the log tells of."""
    event = events[at]
    if any(next.kind == "attack" and is_same_piece(next.about, event.about) for next in events[at + 1 : at + 2]):
        return True
    for before in reversed(events[:at]):
        if before.kind in PAID:
            return before.batch == event.batch
        if before.kind not in ("exhaust", "target", "flip"):
            return False
    return False


def message_key(event: EventView, known: dict[str, str]) -> str:
    """Which of the sentences of its kind an event takes."""
    kind = event.kind
    if kind in ("begin", "coin", "offer") and event.n == 1:
        return f"{kind}:1"
    if kind == "begin" and event.n:
        return "begin:loser"
    if kind == "draw" and event.n == 0:
        return "draw:0"
    if kind == "play" and event.n:
        return "play:x"
    if kind == "target" and event.about is None:
        return "target:seat"
    if kind in ("resolve", "interrupt") and 0 < event.n < len(codes.LINKS):
        named = f"{kind}:{codes.LINKS[event.n].split()[0]}"
        return named if named in known else kind
    if kind == "enter":
        return "enter:resource" if event.n == 1 else "enter:attached" if event.other is not None else kind
    if (kind == "damage" and event.other is None) or (
        kind == "conclude" and (event.about is None or event.other is None)
    ):
        return f"{kind}:none"
    if kind in ("propose", "attack") and event.n == 1:
        return f"{kind}:sabotage"
    if kind == "defend" and event.rule == BECOMES:
        return "defend:becomes"
    if kind == "look" and event.about is not None:
        return "look:card"
    if kind == "modify" and event.about is not None:
        return "modify:a"
    return default_message_key(event)


BECOMES: Final = "wow:602.3b"
"""By this rule somebody defends whom a text makes the defender, which no attack has told of."""
PAYMENT: Final = "wow7.4:403.6"
"""By this rule resources are exhausted to pay."""
MOVERS: Final = ("discard", "resolve", "interrupt", "draw")
"""Events after which a move of the same card says nothing new."""
ZONED: Final = ("leave", "destroy", "move")
SELF_SAID: Final = ("place", "play", "use", "complete", "trigger", "target", "resolve", "prevent", "propose", "strike")
"""Events whose source says nothing that the sentence does not."""
AIMED: Final = ("play", "use", "complete", "trigger", "strike")
"""Events that are followed by their targets."""
PAID: Final = ("play", "use", "complete", "strike", "propose", "place")
UNLOGGED: Final = ("pass", "phase", "expire", "modify", "conclude", "shuffle", "defend", "number")
HIGHLIGHTED: Final = ("destroy", "lose", "over")
CONSEQUENCES: Final = (
    "draw", "enter", "leave", "destroy", "damage", "put damage", "heal", "prevent", "discard", "attach", "control",
    "flip", "reveal", "interrupt", "counter", "replace", "sabotage", "extra turn", "ready",
    "coin", "die", "lose", "over",
)  # fmt: skip
"""The events that tell what comes of a move."""
FOREIGN_CONSEQUENCES: Final = ("exhaust",)
"""The same where they happen to another's card: one's own are exhausted to pay, or to attack."""
BARE: Final = ("play", "exhaust", "pass", "resolve", "move")
"""What is told of a card that is played, paid for and put away without any effect."""
