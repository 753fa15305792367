"""What is wrong with a party, in English."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.formats import Fault
from regelwerk.wowminis.say.faults import Faults
from regelwerk.wowminis.say_en.voice import VOICE
from regelwerk.wowminis.shelf import Shelf

TEXTS: Final[dict[str, str]] = {
    "scenario-twice": "a second scenario ({name}); a party is for one",
    "unknown-scenario": "no scenario is called “{name}”",
    "unknown-figure": "no figure is called “{name}”",
    "unknown-card": "no action card is called “{name}”",
    "bad-number": "“{name}”: a number from 1 to {limit} stands before a name",
    "card-not-indented": "“{name}” is an action card; indent it below its figure",
    "figure-indented": "“{name}” is a figure; it begins at the left edge",
    "card-without-figure": "“{name}” stands before the first figure; name the figure first",
    "no-figures": "the party has no figures; name at least one",
    "mixed-factions": "{name} is not of the faction of the first figure, {hint}; a party has one faction",
    "two-legendary": "{name} is a second legendary figure; a party has at most one",
    "two-copies": "a second {name} in the bar of {of}; every card of a bar is different",
    "restricted": "{of} cannot have {name}; the card is for: {hint}",
    "wrong-size": "{figures}; {of} is for {hint}",
    "too-few-cards": "{name} has {cards}; {of} wants {hint} for each figure",
    "too-many-cards": "{name} has {cards}; {of} wants {hint} for each figure",
    "unequal-bars": "{name} has {cards}, the first figure {limit}; all have the same number",
    "cards-in-all": "{cards} in all; {of} wants {limit}",
    "honor": "{number} honor; {of} wants {hint}",
    "other-scenario": "{name} is for {of}, the first party for {hint}; both play the same scenario",
    "other-size": "{name} has {figures}, {of} has {limit}; both have the same number",
    "other-bars": "{name} has {cards} under each figure, {of} has {limit}; both have the same number",
}
"""Kind of fault -> what is wrong, and what would be right."""

FAULTS: Final = Faults(
    voice=VOICE,
    texts=TEXTS,
    guess="did you mean “{hint}”?",
    others="there is: ",
    line="line",
    cards=("action card", "action cards"),
    figures=("figure", "figures"),
)
called = FAULTS.called


def fault_text(fault: Fault, shelf: Shelf) -> str:
    """A fault in a line: the line of the file, what is wrong, what would be right, and the rule.

    >>> from regelwerk.wowminis.shelf import standard
    >>> fault_text(Fault("unknown-card", name="Ice Bariere", line=4, hint="Ice Barrier"), standard())
    'line 4: no action card is called “Ice Bariere”; did you mean “Ice Barrier”?'
    """
    return FAULTS.fault_text(fault, shelf)
