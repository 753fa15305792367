"""German: the texts of figures, abilities, action cards and scenarios; from the definition and nothing else.

>>> from regelwerk.wowminis.cards.starter import CARDS, GOREBELLY, HODOON
>>> type_line(HODOON)
'Allianz · Draenei Paladin — Heilig'
>>> for line in figure_text(GOREBELLY):
...     print(line)
Drachenkrallebeil — 3 Ticks, Reichweite 1, physisch 6 (Nahkampf). Kritisch: Schaden +1.
Spott: Gegnerische Figuren direkt neben dieser Figur können nur diese Figur angreifen.
>>> card_line(CARDS[2])
'Reaktionskarte · Magier'
>>> card_text(CARDS[7])
'In diesem Zug hat diese Figur +1 Stärke beim Hauptangriff und +1 Bewegungspunkt.'
"""

from __future__ import annotations

from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.wowminis.text_de.faults import fault_text
from regelwerk.wowminis.text_de.generator import VOICE
from regelwerk.wowminis.text_de.problems import problem_text
from regelwerk.wowminis.text_de.scenarios import scenario_text
from regelwerk.wowminis.text_de.terms import TERMS

__all__ = [
    "TERMS",
    "VOICE",
    "MissingWordingError",
    "ability_parts",
    "ability_text",
    "card_line",
    "card_parts",
    "card_text",
    "fault_text",
    "figure_text",
    "name",
    "named",
    "needs_text",
    "problem_text",
    "scenario_text",
    "ticks",
    "traits",
    "type_line",
    "values",
]

name = VOICE.name
ticks = VOICE.ticks
named = VOICE.named
type_line = VOICE.type_line
traits = VOICE.traits
values = VOICE.values
figure_text = VOICE.figure_text
ability_text = VOICE.ability_text
ability_parts = VOICE.ability_parts
needs_text = VOICE.needs_text
card_line = VOICE.card_line
card_parts = VOICE.card_parts
card_text = VOICE.card_text
