"""What a language brings for the sentences at the table: `messages_en` and `messages_de` fit it."""

from __future__ import annotations

from typing import Protocol

from regelwerk.kernel.presentation.card_event_formatter import CardLogMessages


class WowMessages(CardLogMessages, Protocol):
    """The sentences of the table in one language, as `messages_en` explains them."""

    THE_GAME: str
    OR: str
    ALL_OTHERS: str
    FACE_DOWN: str
    DESTINATIONS: dict[str, str]
    UNDONE: dict[str, str]
    QUESTIONS: dict[str, str]
    OPTIONS: dict[str, str]
    NEXT_STEPS: dict[str, str]
    REASONS: dict[str, str]
    FAULTS: dict[str, str]
    CLOSED: dict[str, str]
    LABELS: dict[str, str]
    PENDING_TEXTS: dict[str, str]
    TITLE: str
    FORMATS: dict[str, str]
    EXAMPLES: tuple[str, ...]
    HINTS: tuple[str, ...]
    STOPS: dict[str, str]
