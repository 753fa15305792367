"""The English voice: what `say` asks of a language for figures, abilities and cards."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.text.generator import TextGenerator
from regelwerk.wowminis.text_en.effects import ENGLISH
from regelwerk.wowminis.text_en.terms import TERMS, only_for, tag, ticks

VOICE: Final = TextGenerator(False, TERMS, tag, ticks, only_for, ENGLISH)
