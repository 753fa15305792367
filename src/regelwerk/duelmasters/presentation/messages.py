"""What a language brings for the sentences at the table: `messages_en` and `messages_de` fit it."""

from __future__ import annotations

from typing import Protocol

from regelwerk.kernel.presentation.card_event_formatter import CardLogMessages


class DmMessages(CardLogMessages, Protocol):
    """The sentences of the table in one language, as `messages_en` explains them."""

    YOU_ATTACKED: str
    YOU_REACHED: str
    SHIELD: str
    OR: str
    THE_GAME: str
    TITLE: str
    TITLE_MODERN: str
    EDITIONS: dict[str, str]
    CONSTRUCTED: str
    NO_MORE: str
    IN_NO_DECK: str
    STEPS: dict[str, str]
    DESTINATIONS: dict[str, str]
    WHOSE: dict[str, str]
    UNDONE: dict[str, str]
    QUESTIONS: dict[str, str]
    MUST_ATTACK: str
    OPTIONS: dict[str, str]
    GROUPS: dict[str, str]
    REASONS: dict[str, str]
    LABELS: dict[str, str]
    PENDING_TEXTS: dict[str, str]
    HINTS: tuple[str, ...]
    A_CREATURE: str
    EXAMPLES: tuple[str, ...]
    STOPS: dict[str, str]
