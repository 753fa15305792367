"""What the tables of all games say alike: of an open choice of several, and of the end of a turn. For law 6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def says_of_several(t: Any, lines: Sequence[str]) -> dict[str, Any]:
    """What it says of an open choice of several, with nothing picked and with the first and the last candidate."""
    names = t.namer.people.names
    found = []
    for at in (None, 0, -1):
        table = type(t)(t.game, t.seat, t.lang, names)
        draft = table.collect()
        if draft is None:
            break
        if at is not None:
            table = type(t)(t.game, t.seat, t.lang, names)
            table.collect([draft.candidates()[at]])
        offers = table.offers()
        found.append(
            {
                "collected": repr(table.collected()),
                "options": [(o.said, o.mark) for o in offers],
                "question": [table.question(), table.menu(offers)],
                "numbers": [table.why_not_number(number) for number in range(len(offers))],
                "words": [(table.read(line).index, table.why(line)) for line in (*lines, "leeroy, my hero", "done")],
                "follow": [table.follow_set(["leeroy", "my hero"]), table.follow_set([])],
            }
        )
    return dict.fromkeys(("collect", "collected", "why_not_number", "follow_set"), found)


def says_of_ending(t: Any) -> dict[str, Any]:
    """What it says of ending the turn, and which options it takes for one."""
    return {
        "same": [t.same(index) for index in range(20)],
        "closing": t.closing(),
        "end_order": (t.end_order().index, t.end_order().problem),
        "undone": t.undone(),
        "whose_turn": t.whose_turn(),
    }
