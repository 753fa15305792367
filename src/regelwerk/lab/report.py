"""The report on an experiment: one HTML file that needs nothing else, for light and dark screens."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.lab import charts
from regelwerk.lab.charts import percent
from regelwerk.lab.curves import Curves, curves, opponents_curves
from regelwerk.lab.files import header
from regelwerk.lab.messages import decimal, message
from regelwerk.lab.ratings import ratings
from regelwerk.lab.results import CardShares, Results, Share, card_shares
from regelwerk.lab.sequential import ACCEPT_H0, ACCEPT_H1
from regelwerk.lab.swap import CHANGED, ORIGINAL, paired_difference

MAX_TURN_COLUMNS: Final = 8
MAX_CURVES: Final = 6
"""So many entrants' curves are shown at most: more could not be told apart."""
SWAP: Final = "swap"

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1f2328; --quiet: #5d6670; --line: #d0d7de; --ground: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e6e8; --quiet: #9aa4ae; --line: #3a424b; --ground: #16191d; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground);
  max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 0; }
.quiet { color: var(--quiet); } .verdict { font-size: 1.1rem; font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th { color: var(--quiet); font-weight: 600; }
th:first-child, td:first-child { text-align: left; }
pre { white-space: pre-wrap; word-break: break-word; font-size: .8rem; }
summary { cursor: pointer; color: var(--quiet); }
"""
PAINT: Final = """
const dark = matchMedia("(prefers-color-scheme: dark)");
function paint() {
  const ink = dark.matches ? "#e4e6e8" : "#1f2328", line = dark.matches ? "#3a424b" : "#d0d7de";
  for (const chart of document.querySelectorAll(".plotly-graph-div"))
    Plotly.relayout(chart, {"font.color": ink, "xaxis.gridcolor": line, "yaxis.gridcolor": line,
      "xaxis.zerolinecolor": line, "yaxis.zerolinecolor": line});
}
dark.addEventListener("change", paint);
paint();
"""


def report_html(results: Results, lang: str = "en") -> str:
    """Return the report as a page. Raises LabError without Plotly or choix.

    >>> from regelwerk.lab import duel, run
    >>> page = report_html(run(duel("duelmasters", "first-spark", "green-tide", player="random", games=2)))
    >>> page.startswith("<!doctype html>"), "src=" in page.partition("<script>")[0]
    (True, False)
    """
    report = _Report(results, lang)
    report.build()
    title = escape(report.title())
    body = "\n".join(report.parts)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n<script>{charts.plotly_script()}</script>\n</head>\n"
        f"<body>\n{body}\n<script>{PAINT}</script>\n</body>\n</html>\n"
    )


def card_labels(game: str, lang: str) -> dict[str, str]:
    """Return the names of the cards of a game by their codes."""
    return {str(face["code"]): str(face["name"]) for face in game_registry.package(game).web.faces(lang)}


def verdict_lines(results: Results, lang: str) -> list[str]:
    """Return what a duel or a swap has decided, in sentences; nothing for other experiments."""
    experiment = results.experiment
    names = results.names()
    test = experiment.test
    if test is not None:
        decided = test.decision(game.score for game in results.games)
        if decided == ACCEPT_H1:
            line = ("verdict-h1", test.p1, test.alpha)
        elif decided == ACCEPT_H0:
            line = ("verdict-h0", test.p0, test.beta)
        else:
            low, high = percent(test.p0, lang, 1), percent(test.p1, lang, 1)
            return [message(lang, "verdict-open", low=low, high=high)]
        key, share, error = line
        values = {"share": percent(share, lang, 1), "error": percent(error, lang, 1)}
        return [message(lang, key, first=names[0], second=names[1], **values), message(lang, "test-note")]
    if experiment.kind == SWAP:
        return _swap_lines(results, lang)
    return []


def _swap_lines(results: Results, lang: str) -> list[str]:
    found = paired_difference(results)
    numbers = (found.difference, found.low, found.high)
    difference, low, high = (decimal(100 * number, lang, 1, sign=True) for number in numbers)
    counts = {"better": str(found.better), "worse": str(found.worse)}
    counts["same"] = str(found.pairs - found.better - found.worse)
    key = "swap-better" if found.low > 0 else "swap-worse" if found.high < 0 else "swap-open"
    return [
        message(lang, key),
        message(lang, "swap-difference", difference=difference, low=low, high=high),
        message(lang, "swap-pairs", pairs=str(found.pairs), **counts),
    ]


def summary_line(results: Results, lang: str) -> str:
    """Return how many games were played, and their seed."""
    done, total = len(results.games), results.experiment.total
    if done < total and results.experiment.until is None:
        games = message(lang, "games-of", count=str(done), total=str(total))
    else:
        games = message(lang, "games", count=done)
    return f"{games}, {message(lang, 'seed', seed=str(results.experiment.seed))}"


def share_text(share: Share, lang: str) -> str:
    """Return a share in percent with its interval."""
    low, high = percent(share.low, lang, 1), percent(share.high, lang, 1)
    return f"{percent(share.rate, lang, 1)} % ({message(lang, 'to', low=low, high=high)})"


def curve_lines(results: Results, lang: str) -> list[tuple[str, Curves]]:
    """Return the curves that are shown together, by name: of one deck against a field when it won and when it lost,
    and those of the field; else those of each entrant.
    """
    names = results.names()
    if results.experiment.kind == "field":
        return [
            (message(lang, "curve-won", name=names[0]), curves(results, 0, 1.0)),
            (message(lang, "curve-lost", name=names[0]), curves(results, 0, 0.0)),
            (message(lang, "curve-field"), opponents_curves(results, 0)),
        ]
    return [(name, curves(results, number)) for number, name in enumerate(names[:MAX_CURVES])]


class _Report:
    """The parts of the page, in order."""

    def __init__(self, results: Results, lang: str) -> None:
        self.results = results
        self.lang = lang
        self.parts: list[str] = []
        self.charts = 0

    def say(self, key: str, **values: str | int) -> str:
        return message(self.lang, key, **values)

    def title(self) -> str:
        game = game_registry.package(self.results.experiment.game)
        kind = self.say(f"title-{self.results.experiment.kind}")
        return f"{kind} · {game.title(self.lang, self.results.experiment.edition)}"

    def build(self) -> None:
        """Put the page together."""
        experiment = self.results.experiment
        self.parts.append(f"<h1>{escape(self.title())}</h1>")
        self.paragraph(summary_line(self.results, self.lang), "quiet")
        for number, line in enumerate(verdict_lines(self.results, self.lang)):
            self.paragraph(line, "quiet" if number else "verdict")
        if self.results.games:
            self.shares()
            if experiment.kind in ("players", "decks") and len(experiment.entrants) > 2:
                self.ratings()
            self.course()
            if experiment.record_cards:
                self.curves()
                self.cards()
        self.conditions()

    # ----------------------------------------------------------------- sections

    def shares(self) -> None:
        """The matrix; where one entrant meets all others, its share against each."""
        experiment = self.results.experiment
        matrix = self.results.matrix()
        names = self.results.names()
        self.heading("matrix")
        if experiment.kind in ("players", "decks") and len(names) > 2:
            self.paragraph(self.say("row-against-column"), "quiet")
            self.chart(charts.heat_map(self.results, self.lang))
        pairs = [pairing for pairing in experiment.pairings if pairing in matrix]
        shown = [(f"{names[first]} – {names[second]}", matrix[first, second]) for first, second in pairs]
        whole = [ORIGINAL, CHANGED] if experiment.kind == SWAP else [0] if experiment.kind == "field" else []
        shown += [(f"{names[one]}: {self.say('all')}", self.results.share(one)) for one in whole]
        if len(names) <= 2 or experiment.kind in ("field", SWAP):
            self.chart(charts.share_chart(shown, self.lang))
        self.share_table(shown)

    def ratings(self) -> None:
        """Ratings with their intervals."""
        found = ratings(self.results)
        if not found:
            return
        self.heading("ratings")
        self.paragraph(self.say("ratings-note"), "quiet")
        self.chart(charts.rating_chart(found, self.lang))
        rows = []
        for rating in found:
            low, high = decimal(rating.low, self.lang, 0), decimal(rating.high, self.lang, 0)
            rows.append([rating.name, decimal(rating.rating, self.lang, 0), self.say("to", low=low, high=high)])
        self.table([self.say("entrant"), self.say("rating"), self.say("interval")], rows)

    def course(self) -> None:
        """The first turn, mulligans, length and endings."""
        results, lang = self.results, self.lang
        names = results.names()
        first = results.first_player()
        if first.games:
            self.heading("first-player")
            rows = [(self.say("all"), first)]
            rows += [(name, results.first_player(number)) for number, name in enumerate(names)]
            self.share_table([(name, share) for name, share in rows if share.games])
        after, without = results.mulligans()
        if after.games:
            self.heading("mulligans")
            self.share_table([(self.say("mulligan-after"), after), (self.say("mulligan-without"), without)])
        self.heading("length")
        mean, median = results.average(lambda game: game.turns)
        decisions = results.average(lambda game: game.decisions)[0]
        values = {"mean": decimal(mean, lang), "median": decimal(median, lang, 0)}
        self.paragraph(self.say("length-line", decisions=decimal(decisions, lang, 0), **values))
        self.chart(charts.length_chart(results, lang))
        self.heading("endings")
        book = game_registry.ruleset(results.experiment.game, results.experiment.edition).book()
        self.table(
            ["", ""],
            [[f"{number} {book.entry(number).title(lang)}", str(count)] for number, count in results.endings().items()],
        )

    def curves(self) -> None:
        """How the sides stood turn by turn."""
        lines = curve_lines(self.results, self.lang)
        counts = list(dict.fromkeys(count for _, found in lines for count in found))
        if not counts:
            return
        self.heading("curves")
        self.paragraph(f"{self.say('curves-note')} {self.say('curves-bands')}", "quiet")
        for count in counts:
            self.parts.append(f"<h3>{escape(self.say(f'count-{count}'))}</h3>")
            self.chart(
                charts.curve_chart([(name, found[count]) for name, found in lines if found.get(count)], self.lang)
            )

    def cards(self) -> None:
        """What became of the cards; of the tested deck, or of each deck."""
        experiment = self.results.experiment
        labels = card_labels(experiment.game, self.lang)
        entrants = [0] if experiment.kind == "field" else range(len(experiment.entrants))
        shown = [(entrant, card_shares(self.results, entrant)) for entrant in entrants]
        if not any(found for _, found in shown):
            return
        self.heading("cards")
        self.paragraph(self.say("cards-note"), "quiet")
        for entrant, found in shown:
            name = escape(self.say("cards-of", name=self.results.names()[entrant]))
            opened = " open" if experiment.kind == "field" else ""
            self.parts.append(f"<details{opened}><summary>{name}</summary>")
            self.card_table(found, labels)
            self.parts.append("</details>")

    def card_table(self, found: Sequence[CardShares], labels: dict[str, str]) -> None:
        lang = self.lang
        turns = sorted({turn for card in found for turn in card.by_turn})[:MAX_TURN_COLUMNS]
        heads = [self.say(key) for key in ("card", "improvement", "drawn", "not-drawn", "opening", "played")]
        heads += [f"{self.say('played-on-turn')} {turn}" for turn in turns]
        rows = []
        for card in found:
            shares = [card.drawn, card.not_drawn, card.opening, card.played]
            shares += [card.by_turn.get(turn, Share()) for turn in turns]
            cells = [f"{percent(share.rate, lang)} % ({share.games})" if share.games else "–" for share in shares]
            known = card.drawn.games and card.not_drawn.games
            difference = decimal(100 * card.improvement, lang, 1, sign=True) if known else "–"
            rows.append([labels.get(card.card, card.card), difference, *cells])
        self.table(heads, rows)

    def conditions(self) -> None:
        """Everything that is needed to repeat the experiment."""
        self.heading("conditions")
        self.paragraph(self.say("conditions-note"), "quiet")
        data = json.dumps(header(self.results.experiment), ensure_ascii=False, indent=1)
        about = self.results.experiment.conditions()
        line = self.say("made-by", version=about.pop("regelwerk"), **about)
        self.parts.append(f"<details><summary>{escape(line)}</summary><pre>{escape(data)}</pre></details>")

    # ------------------------------------------------------------------- parts

    def heading(self, key: str) -> None:
        self.parts.append(f"<h2>{escape(self.say(key))}</h2>")

    def paragraph(self, text: str, style: str = "") -> None:
        self.parts.append(f'<p class="{style}">{escape(text)}</p>')

    def chart(self, figure: Any) -> None:
        self.charts += 1
        self.parts.append(charts.chart_html(figure, self.charts))

    def share_table(self, rows: Sequence[tuple[str, Share]]) -> None:
        heads = ["", self.say("share"), self.say("points"), self.say("interval")]
        lang = self.lang
        cells = []
        for name, share in rows:
            span = self.say("to", low=percent(share.low, lang, 1), high=percent(share.high, lang, 1))
            points = f"{decimal(share.points, lang, int(share.points % 1 > 0))} / {share.games}"
            cells.append([name, f"{percent(share.rate, lang, 1)} %", points, f"{span} %"])
        self.table(heads, cells)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
        body = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        top = f"<thead><tr>{head}</tr></thead>" if any(heads) else ""
        self.parts.append(f'<div class="scroll"><table>{top}<tbody>\n{body}\n</tbody></table></div>')
