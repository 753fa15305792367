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

    def sentence(self, e: Happening) -> str:
        """An event in one sentence."""
        key = variant(e, self.words.EVENTS)
        if key == "play:x" and counts_cards(card_of(face_of(e), self.namer.view.defs)):
            key = "play:cards"
        template = self.words.EVENTS[key]
        zone = self.namer.term(c.ZONES[e.n]) if e.kind in ZONED and 0 <= e.n < len(c.ZONES) else ""
        said = self.namer.people.filled(
            template,
            e.seat,
            e.n,
            a=self.card(e.about),
            b=self.card(e.other),
            zone=zone,
            phase=self.namer.phase(c.PHASES[e.n]) if e.kind == "phase" else "",
        )
        source = self.card(e.source)
        if source and source not in (self.card(e.about), self.card(e.other)) and e.kind not in SELF_SAID:
            said += f" ({source})"
        return said

    def everything(self, events: Sequence[Data]) -> list[Entry]:
        """Every event in its own line."""
        found = [happening(data) for data in events]
        return [Entry(self.sentence(e), e.rule, e.kind, e.seat) for e in found]

    # ----------------------------------------------------------------- the news

    def news(self, events: Sequence[Data]) -> list[Entry]:
        """What a player wants to know of these events: payments, passes and steps left out, alike ones together."""
        found = [happening(data) for data in events]
        entries: list[Entry] = []
        skip = 0
        for at, e in enumerate(found):
            if skip:
                skip -= 1
                continue
            if e.kind == "target" and entries and entries[-1].kind in AIMED:
                entries[-1].targets.append(self.target(e))
                continue
            if (e.kind in QUIET and e.rule != BECOMES) or self.is_noise(e, found, at):
                continue
            run = self.run(found, at)
            skip = len(run) - 1
            entry = self.together(run) if len(run) > 1 else Entry(self.sentence(e), e.rule, e.kind, e.seat)
            if entry.kind == "turn" and entries and entries[-1].kind == "ready":
                entries.insert(-1, entry)  # readying comes first by the rules, but a turn is announced first
            else:
                entries.append(entry)
        return entries

    def target(self, e: Happening) -> str:
        return self.card(e.about) if e.about is not None else self.namer.people.within(e.seat)

    def is_noise(self, e: Happening, found: list[Happening], at: int) -> bool:
        """Whether a neighbouring event says it already."""
        later = found[at + 1 :]
        if e.kind == "exhaust":
            return e.rule == PAYMENT or exhausted_for(found, at)
        if e.kind == "remove from combat":
            return any(before.kind == "conclude" for before in found[max(at - 12, 0) : at])
        if e.kind == "resolve":
            if e.n in (c.L_RESOURCE, c.L_PROPOSAL) or announced(found[:at], e):
                return True
            return any(next.kind in ("enter", "interrupt") and face_of(next) == face_of(e) for next in later[:3])
        if e.kind == "enter":
            return e.n == 1 or announced(found[:at], e)
        if e.kind == "propose":
            return any(next.kind == "attack" and same(next.about, e.about) for next in later)
        if e.kind == "move":
            recent = found[max(at - 12, 0) : at]
            return any(before.kind in MOVERS and face_of(before) == face_of(e) for before in recent)
        return False

    def run(self, found: list[Happening], at: int) -> list[Happening]:
        """Events like this one that follow it at the same moment."""
        first = found[at]
        run = [first]
        if first.kind not in ("ready", "draw") or (first.kind == "draw" and first.n == 0):
            return run
        for e in found[at + 1 :]:
            if e.kind != first.kind or e.seat != first.seat or e.n != first.n or e.rule != first.rule:
                break
            run.append(e)
        return run

    def together(self, run: list[Happening]) -> Entry:
        """Several alike events in one line; drawn cards by name where the reader knows them."""
        first = run[0]
        count = len(run)
        known = [self.card(e.about) for e in run if e.about is not None and e.about.face is not None]
        if first.kind == "draw" and len(known) == count:
            said = self.namer.people.filled(self.words.EVENTS["draw"], first.seat, 1, a=", ".join(known))
        else:
            said = self.namer.people.filled(self.words.SOME[first.kind], first.seat, count)
        return Entry(said, first.rule, first.kind, first.seat)


def announced(before: Sequence[Happening], e: Happening) -> bool:
    """Whether these events tell already that this very card was announced, so that its resolving says nothing new."""
    trigger = e.kind == "resolve" and e.n == c.L_TRIGGER
    kinds = ("trigger",) if trigger else ("play", "place", "use", "complete", "strike")
    return any(one.kind in kinds and face_of(one) == face_of(e) and face_of(e) is not None for one in before)


def exhausted_for(found: list[Happening], at: int) -> bool:
    """Whether the exhausting belongs to a payment, a strike or an attack that the log tells of."""
    e = found[at]
    if any(next.kind == "attack" and same(next.about, e.about) for next in found[at + 1 : at + 2]):
        return True
    for before in reversed(found[:at]):
        if before.kind in PAID:
            return before.batch == e.batch
        if before.kind not in ("exhaust", "target", "flip"):
            return False
    return False


def variant(e: Happening, known: dict[str, str]) -> str:
    """Which of the sentences of its kind an event takes."""
    kind = e.kind
    if kind in ("begin", "coin", "offer") and e.n == 1:
        return f"{kind}:1"
    if kind == "draw" and e.n == 0:
        return "draw:0"
    if kind == "play" and e.n:
        return "play:x"
    if kind == "target" and e.about is None:
        return "target:seat"
    if kind in ("resolve", "interrupt") and 0 <= e.n < len(c.LINKS):
        named = f"{kind}:{c.LINKS[e.n].split()[0]}"
        return named if e.n and named in known else kind
    if kind == "enter":
        return "enter:resource" if e.n == 1 else "enter:attached" if e.other is not None else kind
    if (kind == "damage" and e.other is None) or (kind == "conclude" and (e.about is None or e.other is None)):
        return f"{kind}:none"
    if kind in ("propose", "attack") and e.n == 1:
        return f"{kind}:sabotage"
    if kind == "defend" and e.rule == BECOMES:
        return "defend:becomes"
    if kind == "look" and e.about is not None:
        return "look:card"
    if kind == "modify" and e.about is not None:
        return "modify:a"
    if kind == "over" and e.seat < 0:
        return "over:draw"
    if kind == "concede" and e.rule == TIME_OUT:
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
