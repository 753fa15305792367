"""The table in words, and orders in words, inside a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regelwerk.kernel.presentation.commands import ParsedCommand, ends_turn
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.text import StyledLine, normalize
from regelwerk.server.schema.words import LineSpan, OrderRead
from regelwerk.server.worker.commands import (
    CommandFailed,
    DescribeTable,
    OrderUnderstood,
    ReadOrder,
    TableDescribed,
)
from regelwerk.server.worker.messages import Reply

if TYPE_CHECKING:
    from regelwerk.server.worker.service import WorkerService


def describe_table(service: WorkerService, command: DescribeTable) -> Reply:
    """What an audience sees, as the terminal shows it."""
    presenter = service.session(command.room).reader(command.audience).presenter
    lines = seen(presenter, command.what, command.name)
    return TableDescribed([[LineSpan(text, style) for text, style in line if text] for line in lines])


def seen(presenter: GamePresenter, what: str, name: str) -> list[StyledLine]:
    """The lines that `ReadTable` asks for."""
    if what == "card":
        return presenter.card_detail_lines(name) if name.strip() else []
    return presenter.pile_lines(name) if what == "piles" else presenter.board_lines()


def read_order(service: WorkerService, command: ReadOrder) -> Reply:
    """What somebody typed, at the question that he sees."""
    session = service.session(command.room, command.step_count)
    decision = session.game.decision
    if decision is None or decision.seat != command.audience[0]:
        return CommandFailed("stale", [], "")
    reader = session.reader(command.audience)
    order, line = understood(reader.presenter, command)
    answer = OrderRead(order.index, order.choices, order.pass_until, order.pending_targets, order.x, [], "")
    if order.index < 0 and not order.choices and line:
        answer.reasons, answer.unknown = reader.explain(None, line)
        answer.unknown = order.name or answer.unknown
    return OrderUnderstood(answer)


def understood(presenter: GamePresenter, command: ReadOrder) -> tuple[ParsedCommand, str]:
    """The order, and the words that count of the line; none where an order given before goes on.

    An option may be typed as it is listed; where several read alike, they come to the same.
    """
    if not command.words.strip():
        pending = list(command.pending)
        index = presenter.continue_command(pending, command.x)
        return ParsedCommand(index=index, pending_targets=pending, x=command.x), ""
    folded = normalize(command.words)
    listed = [index for index, wording in enumerate(presenter.wordings()) if normalize(wording) == folded]
    if listed:
        return ParsedCommand(index=listed[0]), command.words
    if ends_turn(command.words):
        return presenter.end_order(), command.words
    return presenter.parse_order(command.words)
