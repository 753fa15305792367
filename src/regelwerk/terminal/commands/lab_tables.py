"""The results of the lab in a terminal: tables that fit its width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk import game_registry
from regelwerk.lab.charts import percent
from regelwerk.lab.messages import LabError, decimal, message
from regelwerk.lab.ratings import ratings
from regelwerk.lab.report import card_labels, curve_lines, summary_line, verdict_lines
from regelwerk.lab.results import CardShares, Results, Share, card_shares
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.screen import Screen

MAX_CARDS: Final = 12
"""Cards that are shown at each end of the table; a report has all."""
MAX_TURNS: Final = 10
"""Columns of turns."""
GAP: Final = "  "


def say(key: str, **values: str | int) -> str:
    """Return a text of the lab in the language of this run."""
    return message(translate.lang, key, **values)


def show_results(screen: Screen, results: Results) -> None:
    """Show what an experiment came to."""
    experiment = results.experiment
    screen.line(
        [(say(f"title-{experiment.kind}"), "heading"), (f" · {summary_line(results, translate.lang)}", "quiet")]
    )
    for number, line in enumerate(verdict_lines(results, translate.lang)):
        screen.line([(line, "quiet" if number else "name")], 2)
    if not results.games:
        return
    names = results.names()
    matrix = results.matrix()
    if experiment.kind in ("players", "decks") and len(names) > 2:
        show_matrix(screen, names, matrix)
        show_ratings(screen, results)
    else:
        pairs = [pairing for pairing in experiment.pairings if pairing in matrix]
        rows = [[f"{names[one]} – {names[two]}", *_share_cells(matrix[one, two])] for one, two in pairs]
        if experiment.kind in ("field", "swap") and len(pairs) > 1:
            whole = range(1 if experiment.kind == "field" else 2)
            rows += [[f"{names[one]}: {say('all')}", *_share_cells(results.share(one))] for one in whole]
        show_table(screen, ["", say("share"), say("interval"), say("points")], rows)
    show_course(screen, results)
    if experiment.record_cards:
        show_curves(screen, results)
    if experiment.kind == "field":
        show_cards(screen, results)


def _share_cells(share: Share) -> list[str]:
    lang = translate.lang
    points = f"{decimal(share.points, lang, int(share.points % 1 > 0))} / {share.games}"
    low, high = percent(share.low, lang, 1), percent(share.high, lang, 1)
    return [f"{percent(share.rate, lang, 1)} %", say("to", low=low, high=high), points]


def show_matrix(screen: Screen, names: Sequence[str], matrix: dict[tuple[int, int], Share]) -> None:
    """Show the share of each row against each column, with intervals; as a list where the terminal is too narrow."""
    lang = translate.lang
    cells = {
        place: f"{percent(share.rate, lang)} ({percent(share.low, lang)}–{percent(share.high, lang)})"
        for place, share in matrix.items()
    }
    numbers = range(len(names))
    rows = [[f"{row + 1}  {names[row]}", *(cells.get((row, column), "") for column in numbers)] for row in numbers]
    heads = ["", *(str(number + 1) for number in numbers)]
    screen.line([(say("row-against-column"), "quiet")])
    if sum(_widths([heads, *rows])) + len(GAP) * len(heads) <= screen.width:
        show_table(screen, heads, rows)
    else:
        pairs = [(row, column) for row, column in cells if row < column]
        show_table(screen, ["", ""], [[f"{names[row]} – {names[column]}", cells[row, column]] for row, column in pairs])


def show_ratings(screen: Screen, results: Results) -> None:
    """Show ratings with intervals, if their library is there."""
    lang = translate.lang
    try:
        found = ratings(results)
    except LabError as error:
        screen.line([(error.text(lang), "quiet")])
        return
    rows = []
    for rating in found:
        low, high = decimal(rating.low, lang, 0), decimal(rating.high, lang, 0)
        rows.append([rating.name, decimal(rating.rating, lang, 0), say("to", low=low, high=high)])
    if rows:
        show_table(screen, [say("ratings"), "", say("interval")], rows)


def show_course(screen: Screen, results: Results) -> None:
    """Show the first turn, mulligans, length and draws."""
    lang = translate.lang
    first = results.first_player()
    if first.games:
        low, high = percent(first.low, lang, 1), percent(first.high, lang, 1)
        interval = f"{say('interval')}: {say('to', low=low, high=high)}"
        screen.line("  " + say("first-player-line", share=percent(first.rate, lang, 1), interval=interval), 4)
    after, without = results.mulligans()
    if after.games:
        values = {"after": percent(after.rate, lang, 1), "after-games": str(after.games)}
        values |= {"without": percent(without.rate, lang, 1), "without-games": str(without.games)}
        screen.line("  " + say("mulligan-line", **values), 4)
    mean, median = results.average(lambda game: game.turns)
    decisions = decimal(results.average(lambda game: game.decisions)[0], lang, 0)
    values = {"mean": decimal(mean, lang), "median": decimal(median, lang, 0)}
    screen.line("  " + say("length-line", decisions=decisions, **values), 4)
    if results.draws:
        screen.line("  " + say("draws", count=results.draws), 4)
    book = game_registry.ruleset(results.experiment.game, results.experiment.edition).book()
    for number, count in results.endings().items():
        screen.line([(f"  {count} × {number} {book.entry(number).title(lang)}", "quiet")], 4)


def show_curves(screen: Screen, results: Results) -> None:
    """Show how the sides stood turn by turn, at most so many turns of them."""
    lang = translate.lang
    lines = curve_lines(results, lang)
    turns = sorted({average.turn for _, found in lines for averages in found.values() for average in averages})
    shown = turns[:: -(-len(turns) // MAX_TURNS)] if turns else []
    rows = []
    for count in dict.fromkeys(count for _, found in lines for count in found):
        rows.append([say(f"count-{count}"), *("" for _ in shown)])
        for name, found in lines:
            means = {average.turn: decimal(average.mean, lang) for average in found.get(count, ())}
            rows.append([f"  {name}", *(means.get(turn, "–") for turn in shown)])
    if rows:
        screen.line()
        show_table(screen, [say("turn"), *(str(turn) for turn in shown)], rows)
        screen.line([(say("curves-note"), "quiet")])


def show_cards(screen: Screen, results: Results) -> None:
    """Show the cards of the tested deck that go with the most and with the fewest points."""
    found = [card for card in card_shares(results, 0) if card.drawn.games and card.not_drawn.games]
    if not found:
        return
    labels = card_labels(results.experiment.game, translate.lang)
    heads = [say(key) for key in ("card", "improvement", "drawn", "not-drawn", "opening", "played")]
    shown = found if len(found) <= 2 * MAX_CARDS else [*found[:MAX_CARDS], *found[-MAX_CARDS:]]
    screen.line()
    show_table(screen, heads, [_card_row(card, labels) for card in shown])
    screen.line([(say("cards-note"), "quiet")])


def _card_row(card: CardShares, labels: dict[str, str]) -> list[str]:
    lang = translate.lang
    shares = (card.drawn, card.not_drawn, card.opening, card.played)
    cells = [f"{percent(share.rate, lang)} % ({share.games})" if share.games else "–" for share in shares]
    return [labels.get(card.card, card.card), decimal(100 * card.improvement, lang, 1, sign=True), *cells]


def _widths(rows: Sequence[Sequence[str]]) -> list[int]:
    return [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]


def show_table(screen: Screen, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Show a table; the first column is aligned to the left, the others to the right."""
    shown = [heads, *rows] if any(heads) else list(rows)
    if not shown:
        return
    widths = _widths(shown)
    for number, row in enumerate(shown):
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]
        style = "quiet" if number == 0 and any(heads) else ""
        screen.line([("  " + GAP.join(cells).rstrip(), style)], 6)
