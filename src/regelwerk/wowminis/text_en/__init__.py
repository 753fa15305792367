"""English: the texts of figures, abilities, action cards and scenarios; from the definition and nothing else.

>>> from regelwerk.wowminis.cards.starter import CARDS, GOREBELLY, HODOON
>>> type_line(HODOON)
'Alliance · Draenei Paladin — Holy'
>>> figure_text(HODOON)[1]
'Devotion Aura: Adjacent allies have +1 armor.'
>>> [text for text, _ in ability_parts(GOREBELLY.attack)]
['Dragonclaw Axe', '3 ticks', 'range 1', 'physical 6 (Melee)', 'Critical: damage +1.']
>>> card_line(CARDS[2])
'Reaction · Mage'
>>> card_text(CARDS[2])
'When this figure becomes the defender, before any dice: During this attack, this figure has +3 armor and +3 resist.'
"""

from __future__ import annotations

from regelwerk.kernel.language.sentences import MissingWordingError
from regelwerk.wowminis.text_en.faults import fault_text
from regelwerk.wowminis.text_en.generator import VOICE
from regelwerk.wowminis.text_en.problems import problem_text
from regelwerk.wowminis.text_en.scenarios import scenario_text
from regelwerk.wowminis.text_en.terms import TERMS

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
