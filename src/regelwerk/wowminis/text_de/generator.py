"""The German voice: what `say` asks of a language for figures, abilities and cards."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.text.generator import TextGenerator
from regelwerk.wowminis.text_de.effects import GERMAN
from regelwerk.wowminis.text_de.terms import TERMS, only_for, tag, ticks

VOICE: Final = TextGenerator(True, TERMS, tag, ticks, only_for, GERMAN)
