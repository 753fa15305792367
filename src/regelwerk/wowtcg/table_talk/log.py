"""What happened, in sentences: every event with its rule, or the news since the reader last looked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.table_events import Data, Entry, Happening, Mention, face_of, happening, same
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg.table_talk.naming import Namer
from regelwerk.wowtcg.table_talk.reading import card_of
from regelwerk.wowtcg.table_talk.texts import counts_cards


class Teller:
    """Words events for one reader. Names are those of the moment it happened, without numbers."""

    def __init__(self, namer: Namer) -> None:
        self.namer = namer
        self.words = namer.words

    # ------------------------------------------------------------------ one event

    def card(self, said: Mention | None) -> str:
        """The name of a card that an event tells of; "a card" if the reader does not know which."""
        if said is None:
            return ""
        return self.namer.face(said.face) or str(self.words.A_CARD)

    def sentence(self, event: Happening) -> str:
        """An event in one sentence."""
        key = variant(event, self.words.EVENTS)
        if key == "play:x" and counts_cards(card_of(face_of(event), self.namer.view.defs)):
            key = "play:cards"
        template = self.words.EVENTS[key]
        zone = self.namer.term(c.ZONES[event.n]) if event.kind in ZONED and 0 <= event.n < len(c.ZONES) else ""
        said = self.namer.people.filled(
            template,
            event.seat,
            event.n,
            a=self.card(event.about),
            b=self.card(event.other),
            zone=zone,
            phase=self.namer.phase(c.PHASES[event.n]) if event.kind == "phase" else "",
        )
        source = self.card(event.source)
        if source and source not in (self.card(event.about), self.card(event.other)) and event.kind not in SELF_SAID:
            said += f" ({source})"
        return said

    def everything(self, events: Sequence[Data]) -> list[Entry]:
        """Every event in its own line."""
        found = [happening(data) for data in events]
        return [Entry(self.sentence(event), event.rule, event.kind, event.seat) for event in found]

    # ----------------------------------------------------------------- the news

    def news(self, events: Sequence[Data]) -> list[Entry]:
        """What a player wants to know of these events: payments, passes and steps left out, alike ones together."""
        found = [happening(data) for data in events]
        entries: list[Entry] = []
        skip = 0
        for at, event in enumerate(found):
            if skip:
                skip -= 1
                continue
            if event.kind == "target" and entries and entries[-1].kind in AIMED:
                entries[-1].targets.append(self.target(event))
                continue
            if (event.kind in QUIET and event.rule != BECOMES) or self.is_noise(event, found, at):
                continue
            run = self.run(found, at)
            skip = len(run) - 1
            entry = (
                self.together(run) if len(run) > 1 else Entry(self.sentence(event), event.rule, event.kind, event.seat)
            )
            if entry.kind == "turn" and entries and entries[-1].kind == "ready":
                entries.insert(-1, entry)  # readying comes first by the rules, but a turn is announced first
            else:
                entries.append(entry)
        return entries

    def target(self, event: Happening) -> str:
        return self.card(event.about) if event.about is not None else self.namer.people.within(event.seat)

    def is_noise(self, event: Happening, found: list[Happening], at: int) -> bool:
        """Whether a neighbouring event says it already."""
        later = found[at + 1 :]
        if event.kind == "exhaust":
            return event.rule == PAYMENT or exhausted_for(found, at)
        if event.kind == "remove from combat":
            return any(before.kind == "conclude" for before in found[max(at - 12, 0) : at])
        if event.kind == "resolve":
            if event.n in (c.L_RESOURCE, c.L_PROPOSAL) or announced(found[:at], event):
                return True
            return any(next.kind in ("enter", "interrupt") and face_of(next) == face_of(event) for next in later[:3])
        if event.kind == "enter":
            return event.n == 1 or announced(found[:at], event)
        if event.kind == "propose":
            return any(next.kind == "attack" and same(next.about, event.about) for next in later)
        if event.kind == "move":
            recent = found[max(at - 12, 0) : at]
            return any(before.kind in MOVERS and face_of(before) == face_of(event) for before in recent)
        return False

    def run(self, found: list[Happening], at: int) -> list[Happening]:
        """Events like this one that follow it at the same moment."""
        first = found[at]
        run = [first]
        if first.kind not in ("ready", "draw") or (first.kind == "draw" and first.n == 0):
            return run
        for event in found[at + 1 :]:
            if event.kind != first.kind or event.seat != first.seat or event.n != first.n or event.rule != first.rule:
                break
            run.append(event)
        return run

    def together(self, run: list[Happening]) -> Entry:
        """Several alike events in one line; drawn cards by name where the reader knows them."""
        first = run[0]
        count = len(run)
        known = [self.card(event.about) for event in run if event.about is not None and event.about.face is not None]
        if first.kind == "draw" and len(known) == count:
            said = self.namer.people.filled(self.words.EVENTS["draw"], first.seat, 1, a=", ".join(known))
        else:
            said = self.namer.people.filled(self.words.SOME[first.kind], first.seat, count)
        return Entry(said, first.rule, first.kind, first.seat)


def announced(before: Sequence[Happening], event: Happening) -> bool:
    """Whether these events tell already that this very card was announced, so that its resolving says nothing new."""
    trigger = event.kind == "resolve" and event.n == c.L_TRIGGER
    kinds = ("trigger",) if trigger else ("play", "place", "use", "complete", "strike")
    return any(one.kind in kinds and face_of(one) == face_of(event) and face_of(event) is not None for one in before)


def exhausted_for(found: list[Happening], at: int) -> bool:
    """Whether the exhausting belongs to a payment, a strike or an attack that the log tells of."""
    event = found[at]
    if any(next.kind == "attack" and same(next.about, event.about) for next in found[at + 1 : at + 2]):
        return True
    for before in reversed(found[:at]):
        if before.kind in PAID:
            return before.batch == event.batch
        if before.kind not in ("exhaust", "target", "flip"):
            return False
    return False


def variant(event: Happening, known: dict[str, str]) -> str:
    """Which of the sentences of its kind an event takes."""
    kind = event.kind
    if kind in ("begin", "coin", "offer") and event.n == 1:
        return f"{kind}:1"
    if kind == "draw" and event.n == 0:
        return "draw:0"
    if kind == "play" and event.n:
        return "play:x"
    if kind == "target" and event.about is None:
        return "target:seat"
    if kind in ("resolve", "interrupt") and 0 < event.n < len(c.LINKS):
        named = f"{kind}:{c.LINKS[event.n].split()[0]}"
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
    if kind == "over" and event.seat < 0:
        return "over:draw"
    if kind == "concede" and event.rule == TIME_OUT:
        return "concede:time"
    return kind


TIME_OUT: Final = "ruling:time-out"
"""By this rule somebody has lost whose time is up; it is no giving up."""


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
QUIET: Final = ("pass", "phase", "expire", "modify", "conclude", "shuffle", "defend", "number")
GRAVE: Final = ("destroy", "lose", "over")
