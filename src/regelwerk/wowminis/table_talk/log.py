"""What happened, in sentences: every event with its rule, or the news since the reader last looked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.table_events import Data, Entry, Happening, face_of, happening, same
from regelwerk.wowminis import codes as c
from regelwerk.wowminis.meaning import Figure
from regelwerk.wowminis.table_talk.board import dice, successes
from regelwerk.wowminis.table_talk.naming import Namer, called


class Teller:
    """Words events for one reader."""

    def __init__(self, namer: Namer) -> None:
        self.namer = namer
        self.words = namer.words

    # ------------------------------------------------------------------ one event

    def sentence(self, event: Happening) -> str:
        """An event in one sentence."""
        faces = c.dice_of(event.n) if event.kind in ROLLS else []
        n = successes(faces) if event.kind in ROLLS else event.n
        return self.namer.people.filled(
            self.words.EVENTS[variant(event)],
            event.seat,
            n,
            a=self.namer.mention(event.about),
            b=self.namer.mention(event.other),
            with_=self.means(event),
            space=self.namer.space(event.n) if event.kind in PLACED else "",
            dial=str(c.dial(event.n)) if event.kind == "clock" else "",
            tick=str(c.dial(event.n)) if event.kind == "tick" else "",
            round=str(c.round_of(event.n)) if event.kind == "tick" else "",
            dice=dice(faces, self.words.NO_DICE, defends(event)),
            hits=str(successes(faces)),
        )

    def means(self, event: Happening) -> str:
        """With what a figure attacks or heals: its ability, or the card."""
        face = face_of(event)
        figure = None if face is None else self.namer.view.defs.by_code.get(face["code"])
        if event.n >= 0 and isinstance(figure, Figure) and event.n < len(figure.abilities) and event.kind in DOINGS:
            return called(figure.abilities[event.n], self.namer.lang)
        return self.namer.mention(event.source)

    def everything(self, events: Sequence[Data]) -> list[Entry]:
        """Every event in its own line."""
        return [Entry(self.sentence(event), event.rule, kind_of(event), event.seat) for event in map(happening, events)]

    # ----------------------------------------------------------------- the news

    def news(self, events: Sequence[Data]) -> list[Entry]:
        """What a player wants to know of these events: the clock beside the deed that moves it, bonuses by their
        cards, what is ready again in one line."""
        found = [happening(data) for data in events]
        entries: list[Entry] = []
        clock: Happening | None = None
        for at, event in enumerate(found):
            if event.kind in QUIET or self.is_noise(found, at):
                continue
            if event.kind == "clock" and event.rule in PAYMENTS:
                last = entries[-1] if entries else None
                if last is not None and last.kind in ("play", "use") and found[at - 1].kind == last.kind:
                    last.text += f" ({self.later(event)})"
                else:
                    clock = event
                continue
            entry = Entry(self.sentence(event), event.rule, kind_of(event), event.seat)
            if event.kind == "clock":
                entry.text = self.words.IDLE.format(a=self.namer.mention(event.about), dial=c.dial(event.n))
            elif event.kind == "ready":
                entry.text = self.words.READY[:1].upper() + self.words.READY[1:]
            elif event.kind in INDENTED:
                entry.text = "  " + entry.text
            if clock is not None and event.kind in ("attack", "heal") and same(event.about, clock.about):
                entry.text += f" ({self.later(clock)})"
                clock = None
            entries.append(entry)
        if clock is not None:
            entries.append(Entry(self.sentence(clock), clock.rule, clock.kind, clock.seat))
        return entries

    def later(self, event: Happening) -> str:
        return str(self.words.LATER.format(dial=c.dial(event.n)))

    def is_noise(self, found: list[Happening], at: int) -> bool:
        """Whether a neighbouring event says it already."""
        event = found[at]
        if event.kind == "turn":
            return event.seat == self.namer.view.seat or any(
                same(next.about, event.about) for next in found[at + 1 : at + 3]
            )
        if event.kind == "ready":
            return found[at - 1].kind == "ready" if at else False
        if event.kind == "clock":
            return event.rule == PLUS_TWO
        if event.kind == "modify":
            return any(before.kind == "play" for before in found[max(at - 3, 0) : at])
        return False


def variant(event: Happening) -> str:
    """Which of the sentences of its kind an event takes."""
    kind = event.kind
    if kind in ("damage", "healed", "critical") and event.n == 0:
        return f"{kind}:0"
    if kind == "offer" and event.n == 1:
        return "offer:1"
    if kind == "attack" and event.n < 0 and same(event.source, event.about):
        return "attack:again"
    if kind == "heal" and same(event.about, event.other):
        return "heal:self"
    if kind == "roll" and event.rule == HEALING:
        return "roll:heal"
    if kind == "over" and event.seat < 0:
        return "over:draw"
    if kind == "concede" and event.rule == TIME_OUT:
        return "concede:time"
    return kind


TIME_OUT: Final = "ruling:time-out"
"""By this rule somebody has lost whose time is up; it is no giving up."""


def defends(event: Happening) -> bool:
    """Whether the dice of a roll are those of a defender; attack dice that are rolled again name whom they are for."""
    return event.kind == "defend" or (event.kind == "reroll" and event.other is None)


def kind_of(event: Happening) -> str:
    """The kind under which a line is shown: a new tick stands out."""
    return "turn" if event.kind == "tick" else "turned" if event.kind == "turn" else event.kind


HEALING: Final = "minis08:p12.heal-roll"
PLUS_TWO: Final = "minis08:p11.clock-plus-two"
PAYMENTS: Final = ("minis08:p7.tick-cost", "minis08:p14.play-cost")
"""By these rules a clock moves because something is done."""
ROLLS: Final = ("roll", "reroll", "defend")
PLACED: Final = ("enter", "move", "push", "teleport")
DOINGS: Final = ("attack", "heal", "use")
INDENTED: Final = ("roll", "reroll", "critical", "defend", "damage", "healed", "destroy", "score")
QUIET: Final = ("expire", "target", "lose", "round")
GRAVE: Final = ("destroy", "over")
