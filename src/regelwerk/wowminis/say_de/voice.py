"""The German voice: what `say` asks of a language for figures, abilities and cards."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.say.voice import Voice
from regelwerk.wowminis.say_de.effects import GERMAN
from regelwerk.wowminis.say_de.terms import TERMS, only_for, tag, ticks

VOICE: Final = Voice(True, TERMS, tag, ticks, only_for, GERMAN)
