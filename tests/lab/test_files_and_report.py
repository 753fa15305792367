"""Results as files, and the report."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regelwerk import lab
from regelwerk.lab.charts import curve_chart
from regelwerk.lab.curves import TurnAverage
from regelwerk.lab.messages import LANGUAGES
from regelwerk.lab.report import verdict_lines

DM = "duelmasters"
DECKS = ["first-spark", "green-tide", "undertow"]
ENDINGS = (".json", ".csv", ".parquet")


@pytest.fixture(scope="module")
def results() -> lab.Results:
    return lab.run(lab.decks_round_robin(DM, DECKS, player="random", games=4, seed=9))


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_file_gives_the_same_results_again(results: lab.Results, tmp_path: Path, ending: str) -> None:
    path = str(tmp_path / f"results{ending}")
    lab.write(results, path)
    again = lab.read(path)
    assert again == results
    assert lab.run(again.experiment).games == results.games
    assert lab.resume(path, results.experiment) == results.games


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_file_without_games_can_be_resumed(tmp_path: Path, ending: str) -> None:
    experiment = lab.duel(DM, "random", "greedy", until=lab.SequentialTest(0.5, 0.6))
    path = str(tmp_path / f"none{ending}")
    lab.write(lab.Results(experiment), path)
    assert lab.resume(path, experiment) == []


def test_a_file_names_version_definitions_rules_and_decks(results: lab.Results, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    lab.write(results, str(path))
    data = json.loads(path.read_text(encoding="utf-8"))
    assert {"regelwerk", "definitions", "rules", "experiment", "games"} <= set(data)
    assert "Deadly Fighter Braid Claw" in data["experiment"]["entrants"][0]["deck"]["text"]
    assert data["games"][5]["seed"] == results.games[5].seed


@pytest.mark.parametrize("change", [{"seed": 10}, {"open_lists": True}, {"edition": "modern"}])
def test_the_file_of_another_experiment_is_not_resumed(
    results: lab.Results, tmp_path: Path, change: dict[str, Any]
) -> None:
    path = str(tmp_path / "results.json")
    lab.write(results, path)
    with pytest.raises(lab.LabError, match=f"another experiment.*{next(iter(change))}"):
        lab.resume(path, replace(results.experiment, **change))


def test_games_of_other_rules_are_not_resumed(results: lab.Results, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    lab.write(results, str(path))
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, "definitions": "other"}), encoding="utf-8")
    with pytest.raises(lab.LabError, match=r"other conditions.*definitions"):
        lab.resume(str(path), results.experiment)


def test_more_games_can_be_wanted_but_not_fewer(results: lab.Results, tmp_path: Path) -> None:
    path = str(tmp_path / "results.csv")
    lab.write(results, path)
    assert len(lab.resume(path, replace(results.experiment, games=6))) == 12
    with pytest.raises(lab.LabError, match="at least as many"):
        lab.resume(path, replace(results.experiment, games=2))


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("damage", ["", "{}", "[]", '{"format": "regelwerk lab", "games": []}', "# {}\n", "\x00\xff"])
def test_a_damaged_file_is_refused_in_both_languages(tmp_path: Path, ending: str, damage: str) -> None:
    path = tmp_path / f"bad{ending}"
    path.write_text(damage, encoding="latin-1")
    with pytest.raises(lab.LabError) as caught:
        lab.read(str(path))
    assert "bad" in caught.value.text("en") and "bad" in caught.value.text("de")


def test_games_that_are_not_those_of_the_experiment_are_refused(results: lab.Results, tmp_path: Path) -> None:
    path = str(tmp_path / "results.json")
    forged = [replace(results.games[0], seed=1), *results.games[1:]]
    for games in (forged, [results.games[0]] * 2, [replace(results.games[0], index=99)]):
        lab.write(replace(results, games=games), path)
        with pytest.raises(lab.LabError, match="damaged"):
            lab.read(path)


@pytest.mark.parametrize("path", ["results.txt", "no/such/folder/results.json"])
def test_a_file_that_cannot_be_written_is_refused(results: lab.Results, tmp_path: Path, path: str) -> None:
    with pytest.raises(lab.LabError, match=r"results\."):
        lab.write(results, str(tmp_path / path))


# --------------------------------------------------------------------------- the report


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_whole_and_needs_nothing_from_elsewhere(results: lab.Results, lang: str) -> None:
    page = lab.report_html(results, lang)
    own = re.sub(r"<script>.*?</script>", "", page, count=1, flags=re.DOTALL)  # without Plotly's own code
    assert f'<html lang="{lang}">' in page
    assert not re.search(r"(src|href)\s*=|@import|url\(", own)
    assert "prefers-color-scheme: dark" in own
    for name in DECKS:
        assert name in own
    assert own.count("Plotly.newPlot(") == 7  # matrix, ratings, length; hand, shields, mana and creatures turn by turn
    assert {"en": "Ratings", "de": "Wertungen"}[lang] in own
    assert results.experiment.conditions()["definitions"] in own


@pytest.mark.parametrize("ending", ENDINGS)
def test_results_of_the_version_before_are_read(results: lab.Results, tmp_path: Path, ending: str) -> None:
    """They say nothing of how the sides stood turn by turn."""
    before = replace(results, games=[replace(game, course=()) for game in results.games])
    path = tmp_path / f"results{ending}"
    lab.write(before, str(path))
    if ending != ".parquet":
        text = path.read_text(encoding="utf-8").replace('"version": 2', '"version": 1')
        text = text.replace(',"course":[]', "").replace(",course\n", "\n").replace(",[]\n", "\n")
        assert "course" not in text
        path.write_text(text, encoding="utf-8")
    assert lab.read(str(path)) == before


def test_a_name_in_a_report_is_only_a_name(results: lab.Results) -> None:
    evil = "</script><script>alert(1)</script><b>"
    entrants = tuple(replace(one, name=f"{evil}{one.name}") for one in results.experiment.entrants)
    page = lab.report_html(replace(results, experiment=replace(results.experiment, entrants=entrants)))
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_experiment_has_a_report(lang: str) -> None:
    kinds = [
        lab.players_round_robin(DM, ["random", "greedy"], games=2),
        lab.field_test(DM, "first-spark", DECKS[1:], player="random", games=2),
        lab.duel(DM, DECKS[0], DECKS[1], player="random", games=20, until=lab.SequentialTest(0.3, 0.6)),
        lab.swap_test(DM, "first-spark", "Meteosaur", "Magma Gazer", DECKS[1:], player="random", games=2),
        lab.decks_round_robin("wowtcg", ["learn-elendril", "learn-radak"], player="random", games=2),
        lab.decks_round_robin("wowminis", ["learn-alliance", "learn-horde"], player="random", games=2),
    ]
    for experiment in kinds:
        assert "Plotly.newPlot(" in lab.report_html(lab.run(experiment), lang)
        assert "</html>" in lab.report_html(lab.Results(experiment), lang)


def test_a_verdict_says_what_is_known() -> None:
    test = lab.SequentialTest(0.3, 0.6)
    experiment = lab.duel(DM, "green-tide", "undertow", player="random", games=200, until=test)
    results = lab.run(experiment)
    decided = verdict_lines(results, "de")[0]
    assert decided.startswith("Entschieden: green-tide holt")
    results.games = results.games[:2]
    assert verdict_lines(results, "de") == ["Zwischen 30,0 % und 60,0 % ist noch nicht entschieden."]


def test_the_buttons_of_a_chart_do_not_cover_the_names_of_its_lines() -> None:
    """The buttons lie in the corner at the top, where the names would begin."""
    averages = [TurnAverage(turn, 2.0, 0.5, 10) for turn in (1, 2)]
    figure = curve_chart([("won", averages), ("lost", averages)], "en")
    assert figure.layout.showlegend
    assert figure.layout.legend.y < 0.9
