"""The charts of a report, drawn with Plotly; their colours follow the reader's light or dark mode."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from regelwerk.lab.curves import TurnAverage
from regelwerk.lab.messages import LabError, decimal, message
from regelwerk.lab.ratings import Rating
from regelwerk.lab.results import Results, Share

TRANSPARENT: Final = "rgba(0,0,0,0)"
ACCENT: Final = "#3d7ea6"
SCALE: Final = [[0.0, "#b2543e"], [0.5, "#d9d5c9"], [1.0, "#3d7ea6"]]
COLOURS: Final = ("#3d7ea6", "#b2543e", "#6b8e4e", "#8a6bb0", "#b08a3d", "#4e8e8a")
DASHES: Final = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
"""Lines are told apart without colour, too."""
LEGEND_TOP: Final = 0.85
"""How far up the names of the lines begin: below the buttons in the corner of a chart, which would cover the first."""
ROW_HEIGHT: Final = 34
MAX_LABEL: Final = 40


def _go() -> Any:
    try:
        import plotly.graph_objects
    except ImportError:
        raise LabError("library", library="plotly") from None
    return plotly.graph_objects


def check_library() -> None:
    """Raise LabError without Plotly, before games are played for a report."""
    _go()


def plotly_script() -> str:
    """Return Plotly's script, so that a report needs nothing from elsewhere. Raises LabError without Plotly."""
    _go()
    from plotly.offline import get_plotlyjs

    return str(get_plotlyjs())


def chart_html(figure: Any, number: int) -> str:
    """Return a chart as a part of a page that has Plotly's script already."""
    return str(
        figure.to_html(
            full_html=False,
            include_plotlyjs=False,
            div_id=f"chart-{number}",
            config={"displaylogo": False, "responsive": True, "modeBarButtonsToRemove": ["lasso2d", "select2d"]},
        )
    )


def label(name: str) -> str:
    """Return a name as Plotly shows it as it stands, not too long."""
    return escape(name if len(name) <= MAX_LABEL else name[: MAX_LABEL - 1] + "…")


def _layout(figure: Any, rows: int, extra: int = 110) -> Any:
    figure.update_layout(
        paper_bgcolor=TRANSPARENT,
        plot_bgcolor=TRANSPARENT,
        height=extra + ROW_HEIGHT * max(rows, 3),
        margin={"l": 10, "r": 10, "t": 10, "b": 10},
        font={"color": "#808080"},
        showlegend=False,
    )
    figure.update_xaxes(automargin=True, fixedrange=True)
    figure.update_yaxes(automargin=True, fixedrange=True)
    return figure


def percent(value: float, lang: str, digits: int = 0) -> str:
    """Return a share in percent.

    >>> percent(0.566, "de", 1)
    '56,6'
    """
    return decimal(100 * value, lang, digits)


def heat_map(results: Results, lang: str) -> Any:
    """Return the matrix as a heat map; the intervals stand in the cells."""
    names = results.names()
    matrix = results.matrix()
    values: list[list[float | None]] = []
    texts: list[list[str]] = []
    hovers: list[list[str]] = []
    for row in range(len(names)):
        cells = [matrix.get((row, column)) for column in range(len(names))]
        values.append([None if cell is None else 100 * cell.rate for cell in cells])
        texts.append(["" if cell is None else _cell_text(cell, lang) for cell in cells])
        hovers.append(
            ["" if cell is None else _hover(names[row], names[column], cell, lang) for column, cell in enumerate(cells)]
        )
    figure = _go().Figure(
        _go().Heatmap(
            z=values,
            x=[label(name) for name in names],
            y=[label(name) for name in names],
            text=texts,
            texttemplate="%{text}",
            textfont={"color": "#1c1c1c"},
            hovertext=hovers,
            hoverinfo="text",
            colorscale=SCALE,
            zmin=0,
            zmax=100,
            xgap=2,
            ygap=2,
            showscale=False,
        )
    )
    figure.update_yaxes(autorange="reversed", type="category", showgrid=False)
    figure.update_xaxes(side="top", type="category", showgrid=False)
    return _layout(figure, round(1.3 * len(names)), 150)


def _cell_text(share: Share, lang: str) -> str:
    return f"<b>{percent(share.rate, lang)}</b><br>{percent(share.low, lang)}–{percent(share.high, lang)}"


def _hover(row: str, column: str, share: Share, lang: str) -> str:
    values = {"share": percent(share.rate, lang, 1), "low": percent(share.low, lang, 1)}
    values |= {"high": percent(share.high, lang, 1), "games": str(share.games)}
    return message(lang, "hover", row=label(row), column=label(column), **values)


def share_chart(rows: Sequence[tuple[str, Share]], lang: str) -> Any:
    """Return shares with their intervals, one in a row."""
    figure = _points(
        [label(name) for name, _ in rows],
        [(100 * share.rate, 100 * share.low, 100 * share.high) for _, share in rows],
        lang,
        " %",
    )
    figure.update_xaxes(range=[0, 100], ticksuffix=" %")
    figure.add_vline(x=50, line_dash="dot", line_color="#808080")
    return figure


def rating_chart(found: Sequence[Rating], lang: str) -> Any:
    """Return ratings with their intervals, the best at the top."""
    return _points(
        [label(rating.name) for rating in found],
        [(rating.rating, rating.low, rating.high) for rating in found],
        lang,
        "",
    )


def _points(names: Sequence[str], values: Sequence[tuple[float, float, float]], lang: str, unit: str) -> Any:
    spans = [
        f"{decimal(value, lang)}{unit} ({decimal(low, lang)}–{decimal(high, lang)})" for value, low, high in values
    ]
    figure = _go().Figure(
        _go().Scatter(
            x=[value for value, _, _ in values],
            y=list(names),
            mode="markers",
            marker={"size": 10, "color": ACCENT},
            error_x={
                "type": "data",
                "symmetric": False,
                "array": [max(high - value, 0) for value, _, high in values],
                "arrayminus": [max(value - low, 0) for value, low, _ in values],
                "color": ACCENT,
            },
            hovertext=[f"{name}: {span}" for name, span in zip(names, spans)],
            hoverinfo="text",
        )
    )
    figure.update_yaxes(autorange="reversed", type="category")
    return _layout(figure, len(names), 70)


def length_chart(results: Results, lang: str) -> Any:
    """Return how many games had how many turns."""
    figure = _go().Figure(
        _go().Histogram(x=[game.turns for game in results.games], marker={"color": ACCENT}, xbins={"size": 1})
    )
    figure.update_xaxes(title=message(lang, "turns"))
    return _layout(figure, 5, 100)


def curve_chart(lines: Sequence[tuple[str, Sequence[TurnAverage]]], lang: str) -> Any:
    """Return a count turn by turn, a line for each name, with its interval as a band."""
    figure = _go().Figure()
    for number, (name, found) in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        turns = [average.turn for average in found]
        figure.add_scatter(
            x=[*turns, *reversed(turns)],
            y=[*(average.high for average in found), *(average.low for average in reversed(found))],
            fill="toself",
            fillcolor=colour,
            opacity=0.18,
            line={"width": 0},
            hoverinfo="skip",
            showlegend=False,
        )
        figure.add_scatter(
            x=turns,
            y=[average.mean for average in found],
            name=label(name),
            mode="lines",
            line={"color": colour, "dash": DASHES[number % len(DASHES)]},
            hovertext=[
                f"{label(name)}: {decimal(one.mean, lang)} ({decimal(one.low, lang)}–{decimal(one.high, lang)})"
                for one in found
            ],
            hoverinfo="text",
        )
    figure.update_xaxes(title=message(lang, "turn"))
    figure.update_yaxes(rangemode="tozero")
    _layout(figure, 5, 100)
    return figure.update_layout(showlegend=len(lines) > 1, legend={"y": LEGEND_TOP})
