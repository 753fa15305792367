"""What a move does, in words: the two or three most telling changes of what everybody can see.

A change that every guessed game shows is told as it is; one that only some show with the share of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Final

from regelwerk.coach import messages_de, messages_en
from regelwerk.coach.outcome import Changes, PieceChange
from regelwerk.kernel.ids import Ref
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.language.sentences import join_list
from regelwerk.kernel.presentation.text import format_template

MOST: Final = 3
"""So many facts at most; more would not be a reason any more."""
SELDOM: Final = 0.15
"""What happens in a smaller share of the guessed games is not told."""
SURE: Final = 0.999
GAINS: Final[tuple[tuple[str, str, str], ...]] = (
    ("points", "points-more", "points-theirs"),
    ("scoring", "scoring-more", ""),
    ("shields", "shields-more", ""),
    ("hand", "hand-more", ""),
    ("mana", "mana-more", ""),
    ("resources", "resources-more", ""),
)
"""Counts that are good to have: the fact told of one's own gain, and that of an opponent's."""
LOSSES: Final[tuple[tuple[str, str, str], ...]] = (
    ("shields", "shields-mine", "shields-theirs"),
    ("mana", "", "mana-theirs"),
    ("resources", "", "resources-theirs"),
    ("hand", "", "hand-theirs"),
)
"""The same for what is lost of them."""
UNIT_COUNTS: Final = ("mana", "resources")
"""The counts in whose unit costs are paid."""


def messages(lang: str) -> ModuleType:
    """The coach's sentences in a language."""
    return messages_de if language(lang) == "de" else messages_en


@dataclass(frozen=True)
class Speech:
    """Who speaks of what to whom.

    seat   whom it is told; `allies` the seats of the same team, that one too
    name   what a piece is called, "" for one that has no name
    names  what the seats are called
    """

    lang: str
    seat: int
    allies: frozenset[int]
    name: Callable[[Ref], str]
    names: Sequence[str]

    def fact(self, key: str, values: Mapping[str, str], share: float = 1.0, n: int = 0) -> str:
        """A fact in words, with its share where it is not sure."""
        found = messages(self.lang)
        text = format_template(found.FACTS[key], {"n": str(n), **values}, n=n)
        return text if share > SURE else found.CHANCE.format(fact=text, percent=round(100 * share))

    def who(self, seat: int) -> str:
        """What an opponent is called."""
        name = self.names[seat] if seat < len(self.names) else ""
        return name or messages(self.lang).OPPONENT

    def together(self, parts: Sequence[str]) -> str:
        """Several things in a row."""
        return join_list(parts, messages(self.lang).AND)


def facts_of(changes: Changes, speech: Speech) -> list[str]:
    """The most telling changes in words, the weightiest first; [] if nothing in sight has changed."""
    found: list[str] = []
    if changes.won > SELDOM:
        found.append(speech.fact("win", {}, changes.won))
    if changes.lost > SELDOM:
        found.append(speech.fact("lose", {}, changes.lost))
    if changes.won > SURE or changes.lost > SURE:
        return found
    found += piece_facts(changes, speech)
    found += count_facts(changes, speech, LOSSES, -1)
    found += count_facts(changes, speech, GAINS, 1)
    if not found:
        found += field_fact(changes, speech)
    return found[:MOST]


# ------------------------------------------------------------------------- pieces


def piece_facts(changes: Changes, speech: Speech) -> list[str]:
    """What is destroyed, traded, leaves play, or is left with less."""
    mine: list[Ref] = []
    theirs: list[Ref] = []
    removed: list[PieceChange] = []
    unsure: list[str] = []
    for change in changes.pieces:
        if not speech.name(change.ref):
            continue
        own = changes.before.pieces[change.ref].seat in speech.allies
        if change.destroyed > SURE:
            (mine if own else theirs).append(change.ref)
        elif change.destroyed > SELDOM:
            key = "sacrifice" if own else "destroy"
            name = speech.name(change.ref)
            unsure.append(speech.fact(key, {"mine": name, "theirs": name}, change.destroyed))
        elif change.removed > SELDOM and not own:
            removed.append(change)
    found = exchange(changes, speech, mine, theirs) + unsure
    for change in removed:
        found.append(speech.fact("remove", {"theirs": speech.name(change.ref)}, change.removed, 1))
    return found + damage_facts(changes, speech)


def exchange(changes: Changes, speech: Speech, mine: list[Ref], theirs: list[Ref]) -> list[str]:
    """What is certainly destroyed on both sides."""
    values = {
        "mine": speech.together([speech.name(ref) for ref in mine]),
        "theirs": speech.together([speech.name(ref) for ref in theirs]),
    }
    if not mine or not theirs:
        return [speech.fact("sacrifice" if mine else "destroy", values)] if mine or theirs else []
    paid = sum(changes.before.pieces[ref].cost for ref in mine)
    taken = sum(changes.before.pieces[ref].cost for ref in theirs)
    unit = next((name for name in UNIT_COUNTS if name in changes.before.counts), "")
    if not unit or not (paid or taken):
        return [speech.fact("trade", values)]
    values |= {"paid": str(paid), "taken": str(taken)}
    values["unit"] = format_template(messages(speech.lang).UNITS[unit], {}, n=paid)
    return [speech.fact("trade-cost", values)]


def damage_facts(changes: Changes, speech: Speech) -> list[str]:
    """What survives with less, or is healed: those the game hangs on first, then what loses most."""
    hurt = [change for change in changes.pieces if any(change.losses) and speech.name(change.ref)]
    hurt.sort(key=lambda change: (not changes.before.pieces[change.ref].chief, -abs(sum(change.losses))))
    found = []
    for change in hurt:
        told = damage_fact(changes, speech, change)
        if told:
            found.append(told)
    return found


def damage_fact(changes: Changes, speech: Speech, change: PieceChange) -> str:
    """What is left of one piece, where that is certain; else how much it loses on average, "" for next to nothing."""
    piece = changes.before.pieces[change.ref]
    name = speech.name(change.ref)
    losses = change.losses
    if len(set(losses)) == 1:
        key = "left" if losses[0] > 0 else "heal"
        stays = 1.0 - change.destroyed - change.removed
        return speech.fact(key, {"name": name}, stays, piece.left - losses[0])
    mean = sum(losses) / len(losses)
    if mean < 0.5:
        return ""
    number = f"{mean:.1f}".replace(".", messages(speech.lang).DECIMAL)
    return format_template(messages(speech.lang).FACTS["harm"], {"name": name, "n": number})


# ------------------------------------------------------------------------- counts


def count_facts(changes: Changes, speech: Speech, table: Sequence[tuple[str, str, str]], sign: int) -> list[str]:
    """Changes of counts in one direction (`sign`), as the table has them."""
    found = []
    for name, own, other in table:
        for seat, numbers in enumerate(changes.counts.get(name, ())):
            key = own if seat in speech.allies else other
            number, times = Counter(numbers).most_common(1)[0]
            share = times / len(numbers)
            if not key or number * sign <= 0 or share < 0.5:
                continue
            if name == "points" and seat in speech.allies and seat != speech.seat:
                continue  # a team has them together
            left = changes.before.counts[name][seat] + number
            told = abs(number) if key in DIFFERENCES else left
            key = "shields-none" if key == "shields-theirs" and not left else key
            found.append(speech.fact(key, {"who": speech.who(seat)}, share, told))
    return found


DIFFERENCES: Final = ("hand-more", "hand-theirs", "points-more", "points-theirs")
"""Facts that tell how much a count changes, not what it comes to."""


def field_fact(changes: Changes, speech: Speech) -> list[str]:
    """How many pieces each side has in play, if the move brings one in every time."""
    mine, theirs = set(), set()
    for outcome in changes.outcomes:
        own = [piece.seat in speech.allies for piece in outcome.after.pieces.values() if not piece.chief]
        mine.add(sum(own))
        theirs.add(len(own) - sum(own))
    before = sum(piece.seat in speech.allies and not piece.chief for piece in changes.before.pieces.values())
    if len(mine) != 1 or len(theirs) != 1 or min(mine) <= before:
        return []
    return [speech.fact("field", {"m": str(min(theirs))}, n=min(mine))]
