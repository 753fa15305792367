"""What all do together in the scenes of games that are played in steps: `finish`, `go to Anna's end phase`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.scene_text import Text, nearest

GO_TO: Final = "go to"


@dataclass(frozen=True)
class Doing:
    """Something that all do: a verb of the game, for "go to" the step (-1 any) and whose turn ("" anybody's)."""

    verb: str
    at: Text
    phase: int = -1
    seat: str = ""


def read_doing(text: Text, seats: Sequence[str], verbs: Sequence[str], phases: Mapping[str, int]) -> Doing:
    """Words to a `Doing`; `phases` are the steps one can go to, by their names. Raises BadScene."""
    if text.text in verbs and text.text != GO_TO:
        return Doing(text.text, text)
    if not text.text.startswith(GO_TO + " "):
        raise text.problem(f"{text.text!r} is no statement{nearest(text.text, [*verbs, 'expect', 'refuse', 'draws'])}")
    what = text.cut(len(GO_TO))
    whose = ""
    for seat in seats:
        if what.text.startswith(seat + "'s "):
            whose, what = seat, what.cut(len(seat) + 3)
            break
    if whose and what.text == "turn":
        return Doing(GO_TO, text, -1, whose)
    if what.text not in phases:
        raise what.problem(f"no step is called {what.text!r}{nearest(what.text, list(phases))}")
    return Doing(GO_TO, text, phases[what.text], whose)
