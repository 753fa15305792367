"""A coach: hints at the table (`give_hint`), and reviews of finished games (`review`, in words `review_data`).

Before somebody acts, `preview` tells what will come of it as far as it is certain; `thoughts` tells what a computer
player is weighing.
"""

from __future__ import annotations

from regelwerk.coach.figures import Figure, figures
from regelwerk.coach.hint import Hint, give_hint
from regelwerk.coach.preview import Aim, Preview, preview
from regelwerk.coach.review import Review, review, review_in_parts
from regelwerk.coach.review_text import review_data
from regelwerk.coach.thinking import thinking_line, thoughts

__all__ = [
    "Aim", "Figure", "Hint", "Preview", "Review", "figures", "give_hint", "preview", "review", "review_data",
    "review_in_parts", "thinking_line", "thoughts",
]  # fmt: skip
