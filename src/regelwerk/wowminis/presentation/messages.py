"""What a language brings for the sentences at the table: `messages_en` and `messages_de` fit it."""

from __future__ import annotations

from typing import Protocol

from regelwerk.kernel.presentation.labels import TableMessages


class MinisMessages(TableMessages, Protocol):
    """The sentences of the table in one language, as `messages_en` explains them."""

    THE_GAME: str
    A_CARD: str
    FACE_DOWN: str
    COMMA: str
    TITLE: str
    HINTS: tuple[str, ...]
    EXAMPLES: tuple[str, ...]
    READY: str
    NO_DICE: str
    IDLE: str
    LATER: str
    QUESTIONS: dict[str, str]
    OPTIONS: dict[str, str]
    GROUPS: dict[str, str]
    UNDONE: dict[str, str]
    ENDING: str
    REASONS: dict[str, str]
    LABELS: dict[str, str]
