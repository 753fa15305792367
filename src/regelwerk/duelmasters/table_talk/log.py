"""What happened, in sentences: every event with its rule, or the news since the reader last looked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.table_talk.naming import Namer
from regelwerk.duelmasters.table_talk.reading import card_of
from regelwerk.duelmasters.table_talk.texts import mode_text
from regelwerk.kernel.table_events import Data, Entry, Happening, Mention, face_of, happening, same
from regelwerk.kernel.wording import capital


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
        template = str(self.words.EVENTS[variant(event)])
        people = self.namer.people
        zone = self.namer.term(c.ZONES[event.n]) if event.kind in ZONED and 0 <= event.n < len(c.ZONES) else ""
        other = ""
        if event.kind in AT_SEAT and event.n:
            other = self.namer.reached(event.n - 1) if event.kind == "direct hit" else self.namer.attacked(event.n - 1)
        said = people.filled(
            template,
            event.seat,
            event.n,
            a=self.card(event.about),
            b=self.card(event.other),
            zone=zone,
            other=other,
            whose=self.whose(event),
            phase=capital(self.namer.term(c.PHASES[event.n])) if event.kind == "phase" else "",
            text=self.mode(event) if event.kind == "mode" else "",
        )
        source = self.card(event.source)
        if source and source not in (self.card(event.about), self.card(event.other)) and event.kind not in SELF_SAID:
            said += f" ({source})"
        return said

    def mode(self, event: Happening) -> str:
        """Which of several things a text does, as it is printed, without its full stop."""
        face = event.about.face if event.about is not None else None
        card = card_of(face, self.namer.view.defs) if face is not None else None
        return mode_text(card, event.n, self.namer.lang).rstrip(".") or str(event.n + 1)

    def whose(self, event: Happening) -> str:
        """Whose shield is broken: with two players that of the other."""
        known: dict[str, str] = self.words.WHOSE
        others = [side.seat for side in self.namer.view.seats if side.seat != event.seat]
        if event.kind != "break" or len(others) != 1:
            return known[""]
        people = self.namer.people
        if people.is_you(others[0]):
            return known["you"]
        return known["other"].format(who=people.name(others[0]))

    def everything(self, events: Sequence[Data]) -> list[Entry]:
        """Every event in its own line."""
        found = [happening(data) for data in events]
        return [Entry(self.sentence(event), event.rule, event.kind, event.seat) for event in found]

    # ----------------------------------------------------------------- the news

    def news(self, events: Sequence[Data]) -> list[Entry]:
        """What a player wants to know of these events: payments and steps left out, alike ones together."""
        found = [happening(data) for data in events]
        entries: list[Entry] = []
        skip = 0
        for at, event in enumerate(found):
            if skip:
                skip -= 1
                continue
            if event.kind in QUIET or is_noise(event, found, at):
                continue
            if event.kind == "lose battle":  # both lost: one line for the two
                entries.append(Entry(capital(self.both(event)), event.rule, event.kind, event.seat))
                continue
            if event.kind == "move" and event.rule == SPELL_DONE:  # nothing came of the spell that was cast before
                said = str(self.words.EVENTS["move:nothing"]).format(a=self.card(event.about))
                entries.append(Entry(capital(said), event.rule, event.kind, event.seat))
                continue
            run = alike(found, at)
            skip = len(run) - 1
            many = len(run) > 1 or (event.kind == "untap" and event.rule == UNTAPPING)
            entries.append(
                self.together(run) if many else Entry(self.sentence(event), event.rule, event.kind, event.seat)
            )
        return entries

    def both(self, event: Happening) -> str:
        """Two creatures of the same power."""
        template = str(self.words.EVENTS["lose battle:both"])
        return template.format(a=self.card(event.about), b=self.card(event.other), n=event.n)

    def together(self, run: list[Happening]) -> Entry:
        """Several alike events in one line; drawn cards by name where the reader knows them."""
        first = run[0]
        known = [self.card(event.about) for event in run if face_of(event) is not None]
        if first.kind == "draw" and len(known) == len(run):
            said = self.namer.people.filled(self.words.EVENTS["draw"], first.seat, 1, a=", ".join(known))
        else:
            said = self.namer.people.filled(self.words.SOME[first.kind], first.seat, len(run))
        return Entry(said, first.rule, first.kind, first.seat)


def alike(found: list[Happening], at: int) -> list[Happening]:
    """Events like this one that follow it at the same moment."""
    first = found[at]
    run = [first]
    if first.kind not in ("untap", "tap", "draw"):
        return run
    for event in found[at + 1 :]:
        if event.kind != first.kind or event.seat != first.seat or event.rule != first.rule:
            break
        run.append(event)
    return run


def is_noise(event: Happening, found: list[Happening], at: int) -> bool:
    """Whether a neighbouring event says it already."""
    before = found[max(at - 8, 0) : at]
    near = [one for one in found[max(at - 8, 0) : at + 9] if one is not event]
    if event.kind == "tap":
        return event.rule in (PAYMENT, ATTACKING, BLOCKING, MULTICOLORED) or any(
            one.kind == "tap ability" and same(one.about, event.about) for one in near
        )
    if event.kind == "enter":
        return any(one.kind in ("summon", "evolve") and face_of(one) == face_of(event) for one in before)
    if event.kind == "summon":
        return False
    if event.kind == "lose battle":
        if any(one.kind == "win battle" and one.batch == event.batch for one in near):
            return True
        return any(one.kind == "lose battle" and one.batch == event.batch for one in before)
    if event.kind == "move":
        if event.rule == SPELL_DONE:
            return at == 0 or found[at - 1].kind != "cast" or face_of(found[at - 1]) != face_of(event)
        return any(one.kind in ("discard", "leave") and face_of(one) == face_of(event) for one in before)
    if event.kind == "trigger":
        return told_anyway(event, found[at + 1 :])
    if event.kind in ("shield", "draw", "shuffle"):
        return event.rule == SETUP
    if event.kind == "cast":
        return any(one.kind == "shield trigger" and face_of(one) == face_of(event) for one in before)
    return False


def told_anyway(event: Happening, later: Sequence[Happening]) -> bool:
    """Whether an ability that is carried out does nothing, or nothing that is not told as well."""
    done = []
    for one in later:
        if one.kind in ("trigger", "turn", "phase"):
            break
        if same(one.source, event.about):
            done.append(one.kind)
    return not done or any(kind not in QUIET for kind in done)


def variant(event: Happening) -> str:
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
    if kind == "over" and event.seat < 0:
        return "over:draw"
    if kind == "concede" and event.rule == TIME_OUT:
        return "concede:time"
    return kind


TIME_OUT: Final = "ruling:time-out"
"""By this rule somebody has lost whose time is up; it is no giving up."""


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
SELF_SAID: Final = ("summon", "cast", "trigger", "tap ability", "attack", "break", "modify", "enter", "reveal", "mode")
"""Events whose source says nothing that the sentence does not."""
QUIET: Final = (
    "phase", "expire", "unblocked", "blocked", "attack ends", "fought", "battle", "end turn", "modify", "lose",
)  # fmt: skip
GRAVE: Final = ("destroy", "lose", "over", "break", "direct hit")
