"""German in which figures and cards have their English names; what they can do is called in German.

>>> from regelwerk.wowminis.cards.starter import CARDS, GOREBELLY
>>> named(GOREBELLY)[0], named(CARDS[7])[0], figure_text(GOREBELLY)[1].partition(":")[0]
('Gorebelly', 'Charge', 'Spott')
"""

from __future__ import annotations

from dataclasses import replace

from regelwerk.wowminis.text_de import generator
from regelwerk.wowminis.text_de.faults import FAULTS
from regelwerk.wowminis.text_de.scenarios import scenario_text
from regelwerk.wowminis.text_de.terms import TERMS, only_for_english

__all__ = [
    "TERMS",
    "ability_parts",
    "card_line",
    "card_parts",
    "card_text",
    "fault_text",
    "figure_text",
    "named",
    "scenario_text",
    "ticks",
    "traits",
    "type_line",
    "values",
]

VOICE = replace(generator.VOICE, english=True, only_for=only_for_english)

ticks, named, type_line, traits, values = VOICE.ticks, VOICE.named, VOICE.type_line, VOICE.traits, VOICE.values
figure_text, ability_parts = VOICE.figure_text, VOICE.ability_parts
card_line, card_parts, card_text = VOICE.card_line, VOICE.card_parts, VOICE.card_text
fault_text = replace(FAULTS, voice=VOICE).fault_text
