"""What happened, in sentences: every event with its rule, or the news since the reader last looked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.presentation.log_entries import (
    Data,
    EventView,
    LogEntry,
    default_message_key,
    face_of,
    is_same_piece,
    read_event,
)
from regelwerk.wowminis import codes
from regelwerk.wowminis.lowered import FigureDefinition
from regelwerk.wowminis.presentation.board_layout import dice, successes
from regelwerk.wowminis.presentation.labels import MinisLabeler, called


class MinisEventFormatter:
    """Words events for one reader."""

    def __init__(self, labeler: MinisLabeler) -> None:
        self.labeler = labeler
        self.messages = labeler.messages

    # ------------------------------------------------------------------ one event

    def sentence(self, event: EventView) -> str:
        """An event in one sentence."""
        faces = codes.dice_of(event.n) if event.kind in ROLLS else []
        n = successes(faces) if event.kind in ROLLS else event.n
        return self.labeler.seat_names.format_template(
            self.messages.EVENTS[message_key(event)],
            event.seat,
            n,
            a=self.labeler.mention(event.about),
            b=self.labeler.mention(event.other),
            with_=self.means(event),
            space=self.labeler.space(event.n) if event.kind in PLACED else "",
            dial=str(codes.dial(event.n)) if event.kind == "clock" else "",
            tick=str(codes.dial(event.n)) if event.kind == "tick" else "",
            round=str(codes.round_of(event.n)) if event.kind == "tick" else "",
            dice=dice(faces, self.messages.NO_DICE, defends(event)),
            hits=str(successes(faces)),
        )

    def means(self, event: EventView) -> str:
        """With what a figure attacks or heals: its ability, or the card."""
        face = face_of(event)
        figure = None if face is None else self.labeler.view.defs.by_code.get(face["code"])
        if (
            event.n >= 0
            and isinstance(figure, FigureDefinition)
            and event.n < len(figure.abilities)
            and event.kind in ABILITY_EVENTS
        ):
            return called(figure.abilities[event.n], self.labeler.lang)
        return self.labeler.mention(event.source)

    def all_entries(self, events: Sequence[Data]) -> list[LogEntry]:
        """Every event in its own line."""
        return [
            LogEntry(self.sentence(event), event.rule, kind_of(event), event.seat) for event in map(read_event, events)
        ]

    # ----------------------------------------------------------------- the news

    def summary_lines(self, events: Sequence[Data]) -> list[LogEntry]:
        """What a player wants to know of these events: the clock beside the action that moves it, bonuses by their
        cards, what is ready again in one line."""
        views = [read_event(data) for data in events]
        entries: list[LogEntry] = []
        clock: EventView | None = None
        for at, event in enumerate(views):
            if event.kind in UNLOGGED or self.is_redundant(views, at):
                continue
            if event.kind == "clock" and event.rule in PAYMENTS:
                last = entries[-1] if entries else None
                if last is not None and last.kind in ("play", "use") and views[at - 1].kind == last.kind:
                    last.text += f" ({self.later(event)})"
                else:
                    clock = event
                continue
            entry = LogEntry(self.sentence(event), event.rule, kind_of(event), event.seat)
            if event.kind == "clock":
                entry.text = self.messages.IDLE.format(a=self.labeler.mention(event.about), dial=codes.dial(event.n))
            elif event.kind == "ready":
                entry.text = self.messages.READY[:1].upper() + self.messages.READY[1:]
            elif event.kind in INDENTED:
                entry.text = "  " + entry.text
            if clock is not None and event.kind in ("attack", "heal") and is_same_piece(event.about, clock.about):
                entry.text += f" ({self.later(clock)})"
                clock = None
            entries.append(entry)
        if clock is not None:
            entries.append(LogEntry(self.sentence(clock), clock.rule, clock.kind, clock.seat))
        return entries

    def later(self, event: EventView) -> str:
        return self.messages.LATER.format(dial=codes.dial(event.n))

    def is_redundant(self, events: list[EventView], at: int) -> bool:
        """Whether a neighbouring event says it already."""
        event = events[at]
        if event.kind == "turn":
            return event.seat == self.labeler.view.seat or any(
                is_same_piece(next.about, event.about) for next in events[at + 1 : at + 3]
            )
        if event.kind == "ready":
            return events[at - 1].kind == "ready" if at else False
        if event.kind == "clock":
            return event.rule == PLUS_TWO
        if event.kind == "modify":
            return any(before.kind == "play" for before in events[max(at - 3, 0) : at])
        return False


def message_key(event: EventView) -> str:
    """Which of the sentences of its kind an event takes."""
    kind = event.kind
    if kind in ("damage", "healed", "critical") and event.n == 0:
        return f"{kind}:0"
    if kind == "offer" and event.n == 1:
        return "offer:1"
    if kind == "attack" and event.n < 0 and is_same_piece(event.source, event.about):
        return "attack:again"
    if kind == "heal" and is_same_piece(event.about, event.other):
        return "heal:self"
    if kind == "roll" and event.rule == HEALING:
        return "roll:heal"
    return default_message_key(event)


def defends(event: EventView) -> bool:
    """Whether the dice of a roll are those of a defender; attack dice that are rolled again name whom they are for."""
    return event.kind == "defend" or (event.kind == "reroll" and event.other is None)


def kind_of(event: EventView) -> str:
    """The kind under which a line is shown: a new tick stands out."""
    return "turn" if event.kind == "tick" else "turned" if event.kind == "turn" else event.kind


HEALING: Final = "minis08:p12.heal-roll"
PLUS_TWO: Final = "minis08:p11.clock-plus-two"
PAYMENTS: Final = ("minis08:p7.tick-cost", "minis08:p14.play-cost")
"""By these rules a clock moves because something is done."""
ROLLS: Final = ("roll", "reroll", "defend")
PLACED: Final = ("enter", "move", "push", "teleport")
ABILITY_EVENTS: Final = ("attack", "heal", "use")
INDENTED: Final = ("roll", "reroll", "critical", "defend", "damage", "healed", "destroy", "score")
UNLOGGED: Final = ("expire", "target", "lose", "round")
HIGHLIGHTED: Final = ("destroy", "over")
