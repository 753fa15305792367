"""More than two at a table in the terminal: people and computer players, each for himself or in teams."""

from __future__ import annotations

import random

import pytest
from click.testing import CliRunner

from regelwerk import game_registry
from regelwerk.kernel.presentation.text import plain
from regelwerk.kernel.ruleset import CONCEDE
from regelwerk.players import BY_KEY, NAMES
from regelwerk.terminal.cli import main
from tests.games import new_game

SHORT = ["wow", "dm", "minis"]


def play(typed: str, *args: str) -> tuple[int, str, str]:
    """`regelwerk play` with that typed into it: status, what it said, and what it complained about."""
    run = CliRunner().invoke(main, ["play", *args], input=typed, env={"LANG": "en", "LC_ALL": "", "COLUMNS": "100"})
    assert run.exception is None or isinstance(run.exception, SystemExit), run.exception
    return run.exit_code, run.stdout, run.stderr


def words(text: str) -> str:
    """The text without its line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("seats", [3, 6])
def test_a_table_of_many_plays_to_its_end(game: str, seats: int) -> None:
    """Whoever concedes at once watches the others finish the game."""
    args = ("--seats", str(seats), "--seed", "3", "--opponent", "random")
    status, said, _ = play("concede\nyes\n", game, *args)
    assert status == 0
    for number in range(2, seats + 1):
        assert f"Computer {number}" in said
    assert f"Computer {seats + 1}" not in said
    last = said.strip().splitlines()[-1]
    assert "wins." in last or "draw" in last, last


@pytest.mark.parametrize("game", SHORT)
def test_ready_tables_are_listed_and_played(game: str) -> None:
    """Decks, seats and teams come with the table; the teams sit in turn."""
    _, said, _ = play("", game, "--table", "list")
    tables = game_registry.package(game_registry.ALIASES.get(game, game)).tables
    assert {len(table.decks) for table in tables} == {3, 4}
    assert all(table.key in said and table.title["en"] in said for table in tables)
    status, said, _ = play("concede\nyes\n", game, "--table", "two-teams", "--opponent", "random", "--seed", "3")
    assert status == 0 and "Computer 4" in said
    assert "Team 1: you, Computer 3" in said and "Team 2: Computer 2, Computer 4" in said


def test_a_ready_table_takes_no_decks_or_seats_and_a_team_one_faction() -> None:
    """The heroes of a team are of one faction (rb06:mehrspieler-fraktion)."""
    for words_, why in (
        (("--table", "two-teams", "--seats", "4"), "A ready table has its decks, seats and teams already"),
        (("--table", "nine"), "There is no ready table “nine”; available: three, four, two-teams"),
        (
            ("--teams", "2", "--seats", "4", "--deck", "learn-radak")
            + (
                "--opponent-deck",
                "learn-elendril",
                "--opponent-deck",
                "learn-elendril",
                "--opponent-deck",
                "learn-radak",
            ),
            "the heroes of a team must be of one faction",
        ),
    ):
        status, _, complaint = play("", *words_)
        assert status != 0 and why in words(complaint), complaint


def test_seats_without_a_number_are_those_that_are_named() -> None:
    status, said, _ = play("", "dm", "--opponent", "random", "--opponent", "greedy", "--seed", "1")
    assert status == 0
    assert "Computer 2 plays the deck “Green Tide” (nature; plays at random)." in said
    assert "Computer 3 plays the deck “First Spark” (fire; looks one action ahead)." in words(said)
    assert "Computer 4" not in said


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_computer_player_can_be_chosen_and_is_described(name: str, lang: str) -> None:
    status, shown, _ = play("quit\n", "dm", "--opponent", name, "--seed", "1", "--lang", lang)
    assert status == 0
    assert "player-" not in shown


@pytest.mark.parametrize(("lang", "said"), [("en", "when in doubt, attacks"), ("de", "greift im Zweifel an")])
def test_opponents_are_listed_and_introduced_with_their_characters(lang: str, said: str) -> None:
    listed = CliRunner().invoke(main, ["play", "--opponent", "list", "--lang", lang])
    assert listed.exit_code == 0
    assert all(key in listed.output for key in (*BY_KEY, *NAMES))
    assert said in words(listed.output)
    status, shown, _ = play("quit\n", "dm", "--opponent", "corvin", "--seed", "1", "--lang", lang)
    assert status == 0
    assert "Corvin" in shown and said in words(shown)


def test_people_and_computers_at_one_keyboard() -> None:
    who = ("--seats", "3", "--opponent", "human", "--opponent", "random", "--name", "Anna", "--name", "Ben")
    status, said, _ = play("\n1\n\n1\n\n1\n", "wow", *who, "--seed", "2")
    assert status == 0
    assert "Anna is Elendril" in said
    assert "Ben is Radak Doombringer" in said
    assert "Computer 3 is Radak Doombringer" not in said
    assert "Computer 3 is Elendril" in said
    assert "Anna is next" in said
    assert "Ben is next" in said
    # What one of them is shown stays hidden from the other: his hand is not told by name.
    assert "Ben draws 7 cards" in said or "Anna draws 7 cards" in said


@pytest.mark.parametrize("game", SHORT)
def test_teams_sit_in_turn_with_the_others(game: str) -> None:
    status, said, _ = play("1\n", game, "--seats", "4", "--teams", "2", "--seed", "3", "--opponent", "random")
    assert status == 0
    assert "Team 1: you, Computer 3." in said
    assert "Team 2: Computer 2, Computer 4." in said
    # The table says who is on whose side.
    mate = next(line for line in said.splitlines() if line.startswith("Computer 3  "))
    assert "on your team" in mate
    other = next(line for line in said.splitlines() if line.startswith("Computer 2  "))
    assert "on your team" not in other


@pytest.mark.parametrize("game", SHORT)
def test_a_team_wins_together(game: str) -> None:
    args = ("--seats", "4", "--teams", "2", "--seed", "3", "--opponent", "random")
    status, said, _ = play("concede\nyes\n", game, *args)
    assert status == 0
    last = said.strip().splitlines()[-1]
    together = [["Computer 2", "Computer 4"], ["You", "Computer 3"]]
    won = [[name for name in team if f"{name} win" in last] for team in together]
    assert won in ([together[0], []], [[], together[1]]), last


def test_decks_are_named_for_all_others_or_for_each() -> None:
    one = ("dm", "--seats", "3", "--deck", "undertow", "--opponent-deck", "dawn-watch", "--seed", "1")
    _, said, _ = play("", *one)
    assert words(said).count("Dawn Watch") == 2
    _, said, _ = play("", *one, "--opponent-deck", "dry-timber")
    assert "Computer 2 plays the deck “Dawn Watch”" in said
    assert "Computer 3 plays the deck “Dry Timber”" in said
    # A party of another size meets those that can meet it.
    status, said, _ = play("", "minis", "--seats", "4", "--deck", "three-horde", "--seed", "1")
    assert status == 0
    assert words(said).count("Three of the Alliance") + words(said).count("Three of the Horde") == 4


GERMAN = ["--lang", "de"]


@pytest.mark.parametrize(
    ("args", "english", "german"),
    [
        (["dm", "--seats", "1"], "Duel Masters supports 2 to 6 players, not 1.", "2 bis 6 Spieler, nicht 1"),
        (["dm", "--seats", "7"], "players, not 7.", "Duel Masters unterstützt 2 bis 6 Spieler"),
        (["minis", "--seats", "-4"], "players, not -4.", "Spieler, nicht -4."),
        (["wow", "--seats", "many"], "--seats must be a whole number", "--seats muss eine ganze Zahl"),
        (["wow", "--seats", "5", "--teams", "2"], "5 players can't form 2 teams", "können nicht 2 Teams bilden"),
        (["dm", "--seats", "4", "--teams", "1"], "4 players can't form one team", "können nicht ein Team bilden"),
        (["dm", "--teams", "4"], "2 players can't form 4 teams", "2 Spieler können nicht 4 Teams bilden"),
        (
            ["dm", "--seats", "4", "--opponent", "random", "--opponent", "human"],
            "2 opponents for 3 other seats: give one for all of them, or one for each.",
            "2 Gegner für 3 andere Plätze",
        ),
        (
            ["dm", "--seats", "2", "--opponent-deck", "undertow", "--opponent-deck", "dawn-watch"],
            "2 decks for one other seat",
            "2 Decks für einen anderen Platz",
        ),
        (["dm", "--seats", "3", "--name", "Anna", "--name", "Ben", "--name", "ben"], "names must differ", "Namen"),
    ],
)
def test_what_cannot_be_seated_is_said(args: list[str], english: str, german: str) -> None:
    for said, more in ((english, []), (german, GERMAN)):
        run = CliRunner().invoke(main, ["play", *args, *more], env={"LANG": "en", "LC_ALL": ""})
        assert run.exit_code in (1, 2), run.output
        assert said in words(run.output)
        assert isinstance(run.exception, SystemExit)


@pytest.mark.parametrize("game", game_registry.GAMES)
def test_the_engine_seats_as_many_as_the_table_says(game: str) -> None:
    least, most = game_registry.package(game).seats
    ruleset = game_registry.ruleset(game)
    deck = game_registry.package(game).card_library().learning_decks()[0]
    for seats in range(least, most + 1):
        state = ruleset.start(ruleset.prepare([deck] * seats, 1, None, "all"), None)
        assert state.seats == seats


@pytest.mark.parametrize(("lang", "said"), [("en", "is interrupted  [102.2]"), ("de", "wird unterbrochen  [102.2]")])
def test_the_log_goes_on_when_somebody_leaves_with_links_on_the_chain(lang: str, said: str) -> None:
    game = new_game("wowtcg", ["learn-elendril", "learn-radak", "learn-elendril"], seed=3)
    choice = random.Random(5)
    for _ in range(120):
        assert game.decision is not None
        game.apply(choice.randrange(len(game.decision.options)))
    presenter = game_registry.package("wowtcg").presenter(game, 1, lang)
    lines = [plain(line) for line in presenter.summary_lines(game.perform(0, CONCEDE))]
    assert any(line.endswith(said) for line in lines), lines
