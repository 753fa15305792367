"""Writes the texts of all cards in both languages to `tests/wowtcg/texts/`, to be read and committed.

`python -m tests.wowtcg.record_texts` after a card or a wording has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from regelwerk.wowtcg import text_de, text_en
from regelwerk.wowtcg.cards import ALL, code
from regelwerk.wowtcg.vocabulary import Card

TEXTS: Final = Path(__file__).resolve().parent / "texts"


def recorded(name: Callable[[Card], str], line: Callable[[Card], str], text: Callable[[Card], list[str]]) -> str:
    """All cards: the code, the name, the type line, the paragraphs; an empty line after each card."""
    entries = [
        "\n".join([f"# {code(set_code, card)}", name(card), line(card), *text(card)])
        for set_code, cards in ALL
        for card in cards
    ]
    return "\n\n".join(entries) + "\n"


def texts() -> dict[str, str]:
    """File name -> what belongs into it."""
    return {
        "en.txt": recorded(lambda card: card.name, text_en.type_line, text_en.card_text),
        "de.txt": recorded(text_de.card_name, text_de.type_line, text_de.card_text),
    }


if __name__ == "__main__":
    TEXTS.mkdir(exist_ok=True)
    for file, content in texts().items():
        (TEXTS / file).write_text(content, encoding="utf-8")
