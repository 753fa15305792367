"""What the tables of all games say alike: of an open choice of several, and of the end of a turn. For law 6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.game_presenter import GamePresenter
from regelwerk.kernel.sight import SPECTATOR


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


def says_as_data(t: GamePresenter, events: Sequence[Event], lines: Sequence[str], option: Option) -> dict[str, Any]:
    """What it gives out as data, before anybody puts it on a screen; `option`: something to be refused."""
    person = t.seat != SPECTATOR
    told = t.told(events)
    reasons = t.reasoned(t.game.why_not(t.seat, option)) if person else []
    return {
        "told": told,
        "entries": [repr(entry) for entry in t.entries(told)],
        "everything": [repr(entry) for entry in t.everything(told)],
        "outcome": repr(t.outcome()),
        "explained": [repr(t.explained(line)) for line in lines] if person else [],
        "reasoned": repr(reasons),
        "reason_lines": t.reason_lines(reasons),
        "piece_names": t.piece_names(),
        "waiting": t.waiting(),
        "wordings": t.wordings(),
        "turns_begun": t.turns_begun(events),
    }
