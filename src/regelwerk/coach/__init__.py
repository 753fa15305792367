"""A coach: hints at the table (`give_hint`), and reviews of finished games (`review`, in words `review_data`)."""

from __future__ import annotations

from regelwerk.coach.hint import Hint, give_hint
from regelwerk.coach.review import Review, review, review_in_parts
from regelwerk.coach.review_text import review_data

__all__ = ["Hint", "Review", "give_hint", "review", "review_data", "review_in_parts"]
