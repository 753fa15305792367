"""A figure of one's own, as somebody would write it down: for every test that brings a file along."""

from __future__ import annotations

from typing import Final

MIRELLE: Final = """\
figure Mirelle Dawnhand
  faction: Alliance
  race: Human
  class: Priest
  talent: Discipline
  honor: 5
  armor: 1
  resist: 3 (proposed)
  health: 6
  attack: Shadow Bolt
    ticks: 3
    does: Attack(3, MAGICAL, 4, SHADOW, critical=DamageMore(1))
"""
