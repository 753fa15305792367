"""The German texts use the terms of the German rulebooks, and none that belong to other games."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Final

import pytest

from regelwerk import game_registry
from tests.client.common import CLIENT

OFFICIAL: Final = {
    "wowtcg": {
        "chain": "Kette", "graveyard": "Friedhof", "ready": "bereit", "exhausted": "erschöpft", "face-down": "verdeckt",
        "strike": "zuschlagen", "ready step": "Bereitmach-Schritt", "draw step": "Zieh-Schritt",
        "action phase": "Aktionsphase", "end phase": "Endphase", "wrap-up step": "Aufräum-Schritt",
        "ally row": "Verbündetenreihe", "hero row": "Heldenreihe", "resource row": "Ressourcenreihe",
        "attached": "angelegt", "ally": "Verbündeter", "ability": "Fähigkeit", "weapon": "Waffe", "armor": "Rüstung",
        "item": "Gegenstand", "quest": "Quest", "totem": "Totem", "elusive": "Unangreifbar", "ferocity": "Wildheit",
        "protector": "Beschützer", "long-range": "Reichweite", "power": "Kraft", "reward": "Belohnung",
        "resource": "Ressource", "atk": "ANG", "def": "VRT", "health": "Gesundheit", "damage": "Schaden",
        "arcane": "Arkan", "fire": "Feuer", "frost": "Frost", "holy": "Heilig", "melee": "Nahkampf", "nature": "Natur",
        "ranged": "Distanz", "shadow": "Schatten", "in bear form": "in Bärengestalt", "rare": "rar",
        "common": "gewöhnlich", "uncommon": "selten", "epic": "episch", "legendary": "legendär",
    },
    "duelmasters": {
        "battle": "Kampfbereich", "mana": "Manabereich", "graveyard": "Friedhof", "shield": "Schild",
        "creature": "Kreatur", "evolution creature": "Evolutionskreatur", "summoning sickness": "Einsatzverzögerung",
        "tapped": "getappt", "untapped": "enttappt", "power": "Stärke", "blocker": "Blocker",
        "double breaker": "Doppelbrecher", "end of turn": "Ende des Zugs", "blocks": "blockt",
    },
    "wowminis": {
        "figure": "Figur", "deck": "Gruppe", "tick": "Tick", "round": "Runde", "start space": "Startfeld",
        "victory space": "SP-Feld", "victory points": "Siegpunkte", "physical": "physisch", "magical": "magisch",
        "armor": "Rüstung", "resist": "Widerstand", "health": "Gesundheit", "critical": "Kritisch", "forest": "Wald",
        "hill": "Hügel", "card": "Aktionsleisten-Karte", "card_instant": "Sofortkarte", "honor": "Ehre",
        "card_reaction": "Reaktionskarte", "monster": "Monster",
    },
}  # fmt: skip
"""What a game calls things, by the engine's name: as its German rulebooks do."""
FOREIGN: Final = re.compile(
    r"\b(Bibliothek|Lebenspunkte?|Trefferpunkte?|Einsatzschwäche|Landkarten?|untapp\w*"
    r"|Kreaturenkarte legen|Ablagestapel|Taunt)\b"
)
"""Words of other games, or English ones, for which the rulebooks have a term of their own."""


@pytest.mark.parametrize("game", sorted(OFFICIAL))
def test_terms_are_those_of_the_german_rulebooks(game: str) -> None:
    terms = game_registry.package(game).web.terms("de")
    assert {key: terms.get(key) for key in OFFICIAL[game]} == OFFICIAL[game]


@pytest.mark.parametrize("game", sorted(OFFICIAL))
def test_no_message_of_a_game_uses_the_words_of_another(game: str) -> None:
    module = importlib.import_module(f"regelwerk.{game}.presentation.messages_de")
    texts = [text for value in vars(module).values() for text in strings(value)]
    assert len(texts) > 100
    assert [text for text in texts if FOREIGN.search(text)] == []


def test_no_text_of_the_browser_uses_words_of_other_games() -> None:
    files = sorted((CLIENT / "src").glob("*/locale/de.ftl"))
    assert len(files) > 10
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if FOREIGN.search(line)] == []


def test_no_rule_and_no_lesson_uses_words_of_other_games() -> None:
    found = []
    for game in OFFICIAL:
        book = game_registry.package(game).rules().book()
        for number in book.numbers():
            entry = book.entry(number)
            found += [number for text in (entry.title("de"), entry.text("de")) if FOREIGN.search(text)]
    lessons = Path(__file__).parents[1] / "src" / "regelwerk" / "lessons" / "first_games"
    spoken = [line for file in lessons.glob("*.lesson") for line in file.read_text(encoding="utf-8").splitlines()]
    german = [line for line in spoken if re.match(r"\s*[\w ]*\bde: ", line)]
    assert len(german) > 30
    found += [line for line in german if FOREIGN.search(line)]
    assert found == []


def strings(value: object) -> list[str]:
    """The texts in a table of messages."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for one in value.values() for text in strings(one)]
    if isinstance(value, (list, tuple)):
        return [text for one in value for text in strings(one)]
    return []
