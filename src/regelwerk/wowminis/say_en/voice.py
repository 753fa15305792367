"""The English voice: what `say` asks of a language for figures, abilities and cards."""

from __future__ import annotations

from typing import Final

from regelwerk.wowminis.say.voice import Voice
from regelwerk.wowminis.say_en.effects import ENGLISH
from regelwerk.wowminis.say_en.terms import TERMS, only_for, tag, ticks

VOICE: Final = Voice(False, TERMS, tag, ticks, only_for, ENGLISH)
