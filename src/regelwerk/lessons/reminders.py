"""What the teacher says in the half of a lesson that is the learner's own: each once, when it first fits."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from regelwerk.kernel.scene.expectations import Expectation
from regelwerk.kernel.scene.scene import SceneRun, ScriptError
from regelwerk.kernel.scene.table_expectations import OF_ANY_GAME, check_table
from regelwerk.lessons.lesson import Condition, Lesson, Reminder


def due(lesson: Lesson, table: SceneRun, told: Collection[str]) -> Reminder | None:
    """The first reminder in the order of the file that fits now and has not been given; None if there is none.

    `table.new_events` are what happened since the learner last answered.
    """
    for reminder in lesson.reminders:
        if reminder.name in told or any(name in told for name in reminder.unless):
            continue
        if all(holds(lesson, table, condition) for condition in reminder.conditions):
            return reminder
    return None


def holds(lesson: Lesson, table: SceneRun, condition: Condition) -> bool:
    """Whether a condition is so now; what names something that is not there is not."""
    game, names = lesson.scene_game, lesson.scene.plan.names
    try:
        if condition.intent is not None:
            decision = table.game.decision
            if decision is None or decision.seat != lesson.learner:
                return False
            return game.finder(table, names).path(table.game.state, lesson.learner, condition.intent) is not None
        return any(not differs(lesson, table, expected, names) for expected in condition.expected)
    except ScriptError:
        return False


def differs(lesson: Lesson, table: SceneRun, expected: Any, names: Any) -> str:
    """What is different from what is expected, "" if nothing is."""
    if isinstance(expected, Expectation) and expected.sort in OF_ANY_GAME:
        return check_table(lesson.scene_game, table, expected, names)
    return lesson.scene_game.check(table, expected, names)
