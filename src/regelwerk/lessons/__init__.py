"""Lessons: guided first games, as text files in the language of scenes.

A lesson is a scene (a position, dictated chance, the opponent's moves) with what a teacher says and awaits.
`first_game` gives the one of a game, `read` one of your own, a `Guide` leads a learner through it: see docs/lessons.md.
`known_games` says what is different for players of other games.

>>> lesson = first_game("duelmasters")
>>> lesson.titles["en"], lesson.start().decision is not None
('Your first game', True)
"""

from __future__ import annotations

from regelwerk.lessons.checking import faults
from regelwerk.lessons.differences import Difference, KnownGame, known_games
from regelwerk.lessons.following import FollowedStep, follow
from regelwerk.lessons.guide import FREE, PAUSED, SCRIPT, Guide, Host, Progress
from regelwerk.lessons.lesson import LANGUAGES, LESSON_KEY, Await, Choice, Lesson, Reminder, Speech, Step
from regelwerk.lessons.library import UnknownLessonError, first_game, from_file, names, scenes_of
from regelwerk.lessons.reader import LONGEST, read

__all__ = [
    "FREE", "LANGUAGES", "LESSON_KEY", "LONGEST", "PAUSED", "SCRIPT", "Await", "Choice", "Difference", "FollowedStep",
    "Guide", "Host", "KnownGame", "Lesson", "Progress", "Reminder", "Speech", "Step", "UnknownLessonError", "faults",
    "first_game", "follow", "from_file", "known_games", "names", "read", "scenes_of",
]  # fmt: skip
