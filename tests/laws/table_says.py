"""What the tables of all games say alike: of an open choice of several, and of the end of a turn. For law 6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import Event
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.visibility import SPECTATOR_SEAT


def says_of_several(t: Any, lines: Sequence[str]) -> dict[str, Any]:
    """What it says of an open choice of several, with nothing picked and with the first and the last candidate."""
    names = t.labeler.seat_names.names
    found = []
    for at in (None, 0, -1):
        table = type(t)(t.game, t.seat, t.lang, names)
        draft = table.collect()
        if draft is None:
            break
        if at is not None:
            table = type(t)(t.game, t.seat, t.lang, names)
            table.collect([draft.candidates()[at]])
        offers = table.option_items()
        found.append(
            {
                "collected": repr(table.collected()),
                "options": [(o.command, o.mark) for o in offers],
                "question": [table.question_lines(), table.menu_lines(offers)],
                "numbers": [table.why_not_number(number) for number in range(len(offers))],
                "words": [
                    (table.parse(line).index, table.explain(line)) for line in (*lines, "leeroy, my hero", "done")
                ],
                "follow": [table.follow_set(["leeroy", "my hero"]), table.follow_set([])],
            }
        )
    return dict.fromkeys(("collect", "collected", "why_not_number", "follow_set"), found)


def says_of_ending(t: Any) -> dict[str, Any]:
    """What it says of ending the turn, and which options it takes for one."""
    return {
        "listed_twin": [t.listed_twin(index) for index in range(20)],
        "closing_option": t.closing_option(),
        "end_order": (t.end_order().index, t.end_order().error),
        "undone": t.undone(),
        "gives_up": t.gives_up(),
        "whose_turn": t.whose_turn(),
    }


def says_as_data(
    presenter: GamePresenter, events: Sequence[Event], lines: Sequence[str], option: Option
) -> dict[str, Any]:
    """What it gives out as data, before anybody puts it on a screen; `option`: something to be refused."""
    person = presenter.seat != SPECTATOR_SEAT
    event_data = presenter.event_data(events)
    reasons = presenter.reasoned(presenter.game.why_not(presenter.seat, option)) if person else []
    return {
        "event_data": event_data,
        "entries": [repr(entry) for entry in presenter.entries(event_data)],
        "all_entries": [repr(entry) for entry in presenter.all_entries(event_data)],
        "outcome": repr(presenter.outcome()),
        "ending": presenter.ending(),
        "explained": [repr(presenter.explained(line)) for line in lines] if person else [],
        "reasoned": repr(reasons),
        "styled_reasons": presenter.styled_reasons(reasons),
        "piece_names": presenter.piece_names(),
        "waiting": presenter.waiting(),
        "wordings": presenter.wordings(),
        "turns_begun": presenter.turns_begun(events),
    }
