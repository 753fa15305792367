"""Writes the texts of everything that comes with the game to `tests/wowminis/texts/`, to be read and committed.

`python -m tests.wowminis.record_texts` after a definition or a wording has changed.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Final

from regelwerk.wowminis import text_de, text_en
from regelwerk.wowminis.base_definitions import of_the_game
from regelwerk.wowminis.vocabulary import Card, Definition, Figure, Provenance, Scenario

TEXTS: Final = Path(__file__).resolve().parent / "texts"
SIGNS: Final = {Provenance.SOURCE: "", Provenance.INFERRED: " ?", Provenance.PROPOSED: " *"}
"""How a value is marked that is inferred or proposed."""


def lines(say: ModuleType, code: str, word: Definition) -> list[str]:
    """One definition: code, name, what it says; marks behind what is not from a source."""
    found = [f"# {code}", str(say.name(word))]
    if isinstance(word, Figure):
        found += [say.type_line(word), "  " + " | ".join(text + SIGNS[by] for _, text, by in say.traits(word))]
        found += [", ".join(f"{term} {n}{SIGNS[by]}" for term, n, by in say.values(word))]
        for ability in (word.attack, *word.abilities):
            found.append(say.ability_text(ability))
            found.append("  " + " | ".join(text + SIGNS[by] for text, by in say.ability_parts(ability)))
    elif isinstance(word, Card):
        found += [say.card_line(word), f"({word.ticks}) {say.card_text(word)}"]
        found.append("  " + " | ".join(text + SIGNS[by] for text, by in say.card_parts(word)))
    elif isinstance(word, Scenario):
        found += say.scenario_text(word)
    else:
        found += word.rows
    return found


def texts() -> dict[str, str]:
    """File name -> what belongs into it."""
    return {
        f"{lang}.txt": "\n\n".join("\n".join(lines(say, code, word)) for code, word in of_the_game()) + "\n"
        for lang, say in (("en", text_en), ("de", text_de))
    }


if __name__ == "__main__":
    TEXTS.mkdir(exist_ok=True)
    for file, content in texts().items():
        (TEXTS / file).write_text(content, encoding="utf-8")
