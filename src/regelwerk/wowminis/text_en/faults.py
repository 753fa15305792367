"""What is wrong with a party, in English.

>>> from regelwerk.wowminis.base_definitions import standard
>>> from regelwerk.wowminis.party_file import Fault
>>> fault_text(Fault("unknown-card", name="Ice Bariere", line=4, hint="Ice Barrier"), standard())
'line 4: unknown action bar card “Ice Bariere”; did you mean “Ice Barrier”?'
"""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.text.faults import Faults
from regelwerk.wowminis.text_en.generator import VOICE

TEXTS: Final[dict[str, str]] = {
    "scenario-twice": "a second scenario ({name}); a party is for one scenario",
    "unknown-scenario": "unknown scenario “{name}”",
    "unknown-figure": "unknown figure “{name}”",
    "unknown-card": "unknown action bar card “{name}”",
    "bad-number": "“{name}”: the number before a name must be from 1 to {limit}",
    "card-not-indented": "“{name}” is an action bar card; indent it below its figure",
    "figure-indented": "“{name}” is a figure; start it at the left margin",
    "card-without-figure": "“{name}” comes before the first figure; name the figure first",
    "no-figures": "the party has no figures; name at least one",
    "mixed-factions": "{name} is not of the same faction as the first figure ({hint}); a party has one faction",
    "two-legendary": "{name} is a second legendary figure; a party can have only one",
    "two-copies": "a second {name} on the action bar of {of}; all cards on a bar must be different",
    "restricted": "{of} can't have {name}; the card is restricted to: {hint}",
    "wrong-size": "{figures}; {of} is for {hint}",
    "too-few-cards": "{name} has {cards}; {of} requires {hint} for each figure",
    "too-many-cards": "{name} has {cards}; {of} requires {hint} for each figure",
    "unequal-bars": "{name} has {cards}, the first figure {limit}; all figures must have the same number",
    "cards-in-all": "{cards} in total; {of} requires {limit}",
    "honor": "{number} honor; {of} requires {hint}",
    "other-scenario": "{name} is for {of}, the first party for {hint}; both must be for the same scenario",
    "other-size": "{name} has {figures}, {of} has {limit}; both must have the same number",
    "other-bars": "{name} has {cards} under each figure, {of} has {limit}; both must have the same number",
}
"""Kind of fault -> what is wrong, and what would be right."""

FAULTS: Final = Faults(
    voice=VOICE,
    texts=TEXTS,
    guess="did you mean “{hint}”?",
    others="available: ",
    line="line",
    cards=("action bar card", "action bar cards"),
    figures=("figure", "figures"),
)
called = FAULTS.called
fault_text = FAULTS.fault_text
