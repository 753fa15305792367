"""What all do together in the scenes of games that are played in steps: `finish`, `go to Anna's end phase`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from regelwerk.kernel.scene.source_text import SourceText, did_you_mean

GO_TO: Final = "go to"


@dataclass(frozen=True)
class AdvanceCommand:
    """Something that all do: a verb of the game, for "go to" the step (-1 any) and whose turn ("" anybody's)."""

    verb: str
    at: SourceText
    phase: int = -1
    seat: str = ""


def read_advance(
    text: SourceText, seats: Sequence[str], verbs: Sequence[str], phases: Mapping[str, int]
) -> AdvanceCommand:
    """Words to an `AdvanceCommand`; `phases` are the steps one can go to, by their names. Raises SceneFormatError."""
    if text.text in verbs and text.text != GO_TO:
        return AdvanceCommand(text.text, text)
    if not text.text.startswith(GO_TO + " "):
        raise text.problem(
            f"{text.text!r} is not a statement{did_you_mean(text.text, [*verbs, 'expect', 'refuse', 'draws'])}"
        )
    what = text.slice(len(GO_TO))
    whose = ""
    for seat in seats:
        if what.text.startswith(seat + "'s "):
            whose, what = seat, what.slice(len(seat) + 3)
            break
    if whose and what.text == "turn":
        return AdvanceCommand(GO_TO, text, -1, whose)
    if what.text not in phases:
        raise what.problem(f"unknown step {what.text!r}{did_you_mean(what.text, list(phases))}")
    return AdvanceCommand(GO_TO, text, phases[what.text], whose)
