"""The command: help in both languages, errors in sentences, statuses that mean something."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from regelwerk import __version__
from regelwerk.duelmasters.ruleset import DmRuleset
from regelwerk.kernel.version import form
from regelwerk.terminal import error_translation
from regelwerk.terminal.cli import COMMANDS, main
from regelwerk.terminal.i18n import LANGUAGES, messages
from regelwerk.wowtcg import not_implemented
from regelwerk.wowtcg.presentation import card_library

EVERY = [
    [],
    ["play"],
    ["learn"],
    ["rules"],
    ["cards"],
    ["deck"],
    ["deck", "list"],
    ["deck", "show"],
    ["deck", "check"],
    ["sim"],
    ["lab"],
    ["lab", "players"],
    ["lab", "decks"],
    ["lab", "field"],
    ["lab", "swap"],
    ["lab", "duel"],
    ["lab", "show"],
    ["replay"],
    ["replay", "show"],
    ["replay", "verify"],
    ["replay", "resume"],
    ["scene"],
    ["scene", "run"],
    ["scene", "show"],
]


def call(*args: str, typed: str = "") -> Result:
    result = CliRunner().invoke(main, list(args), input=typed, env={"LANG": "en", "LC_ALL": "", "COLUMNS": "100"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    assert "Traceback" not in result.output
    return result


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", EVERY, ids=" ".join)
def test_help_is_in_the_language_asked_for(command: list[str], lang: str) -> None:
    before = call("--lang", lang, *command, "--help")
    behind = call(*command, "--help", "--lang", lang) if command else before
    for result in (before, behind):
        assert result.exit_code == 0
        assert messages(lang)("usage") in result.output
        assert messages(lang)("help-help") in " ".join(result.output.split())
        other = "Show this help" if lang == "de" else "Zeigt diese Hilfe"
        assert other not in result.output
        assert "help-" not in result.output.replace("--help", "")


def test_the_language_comes_from_the_environment_too() -> None:
    result = CliRunner().invoke(main, ["--help"], env={"LC_ALL": "de_DE.UTF-8"})
    assert "Aufruf" in result.output


def test_every_command_is_there_and_listed_unless_it_is_a_second_name() -> None:
    listed = call("--help").output
    for name in COMMANDS:
        assert call(name, "--help").exit_code == 0
        assert (f"  {name} " in listed) == (name not in ("rule", "card", "decks"))


def test_version() -> None:
    assert call("--version").output == f"regelwerk {__version__} ({form()})\n"


@pytest.mark.parametrize(
    ("args", "status", "said"),
    [
        (["plai"], 2, "play"),
        (["--nonsense"], 2, "--nonsense"),
        (["play", "--seed", "x"], 2, "--seed"),
        (["play", "--seed"], 2, "--seed"),
        (["play", "--opponent", "nobody"], 2, "greedy"),
        (["play", "chess"], 2, "wowtcg"),
        (["--lang", "fr"], 2, "en, de"),
        (["cards"], 2, "..."),
        (["cards", "xyzzyx"], 1, "xyzzyx"),
        (["rules", "999.9"], 1, "999.9"),
        (["deck", "show", "no-such-deck"], 1, "learn-"),
        (["deck", "check", "no-such-deck"], 1, "learn-"),
        (["play", "--deck", "no-such-deck"], 1, "learn-"),
        (["sim", "--players", "god,random"], 1, "greedy"),
        (["sim", "--players", "random"], 1, "2 "),
        (["replay", "show", "no-such-file"], 1, "no-such-file"),
        (["replay", "verify", "no-such-file"], 1, "no-such-file"),
        (["replay", "resume", "no-such-file"], 1, "no-such-file"),
        (["scene", "run", "no-such-file"], 1, "no-such-file"),
        (["scene", "show", "no-such-file"], 1, "no-such-file"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_call_is_answered_in_a_sentence(args: list[str], status: int, said: str) -> None:
    for lang in LANGUAGES:
        result = call(*args, *(["--lang", lang] if "--lang" not in args else []))
        assert result.exit_code == status, result.output
        assert said in result.output + result.stderr


def test_files_that_are_no_text_or_folders_or_too_long_are_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(b"\xff\xfe\x00")
    long = tmp_path / "long"
    long.write_text("# x\n" * 400_000, encoding="utf-8")
    for name in (broken, long, tmp_path):
        for command in (["deck", "check"], ["replay", "verify"], ["play", "--deck"], ["scene", "run"]):
            result = call(*command, str(name))
            assert result.exit_code == 1, (command, name, result.output)
            assert str(name) in result.output


def test_rules_are_found_by_number_and_by_words_in_both_languages() -> None:
    assert "Protect point" in call("rules", "602.2").output
    assert "Beschützen" in call("rules", "602.2", "--lang", "de").output
    assert "602.2a" in call("rules", "602").output
    assert "kw:protector" in call("rules", "Beschützer", "--lang", "de").output
    assert call("rules").output.count("\n") > 8
    assert "(proposed)" in call("rules", "ruling:free-payment-power-once").output


def test_cards_are_found_in_both_languages() -> None:
    assert "Krol Blade" in call("cards", "Krolklinge").output
    german = call("cards", "krol blade", "--lang", "de").output
    assert "Krolklinge" in german and "Waffe" in german
    assert "draw a card" in call("cards", "your fortune awaits you").output.lower()
    assert call("cards", "instant", "mage").output.count("\n") > 5


@pytest.fixture
def waiting_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A card that exists and is not implemented; of the set that is there none is left."""
    needs, needs_de = "corrupting its bearer", "Verderben des Trägers"
    card = not_implemented.NotImplementedCard("hoa", 999, "Ashbringer", "Weapon", needs, needs_de)
    for module in (not_implemented, card_library):
        monkeypatch.setattr(module, "NOT_IMPLEMENTED", (card,))
    error_translation._forms.cache_clear()
    yield
    error_translation._forms.cache_clear()


def test_a_card_that_is_not_implemented_is_said_to_exist_with_what_it_waits_for(waiting_card: None) -> None:
    english, german = call("cards", "Ashbringer").output, call("cards", "ashbringer", "--lang", "de").output
    assert "Ashbringer is not implemented yet; it needs corrupting its bearer" in english
    assert "Ashbringer ist noch nicht umgesetzt; die Karte braucht" in german and "Verderben des Trägers" in german


def test_a_scene_that_names_such_a_card_is_told_so_in_both_languages(waiting_card: None, tmp_path: Path) -> None:
    scene = tmp_path / "ashbringer.scene"
    scene.write_text("scene: Ashbringer\nseat Anna\n  hand: Ashbringer\nseat Ben\n", encoding="utf-8")
    assert (
        "Ashbringer is not implemented yet; it needs corrupting its bearer" in call("scene", "run", str(scene)).output
    )
    german = call("scene", "run", str(scene), "--lang", "de").output
    assert "Ashbringer ist noch nicht umgesetzt; gebraucht wird: Verderben des Trägers" in german


def test_a_script_line_that_names_such_a_card_is_told_so_too(waiting_card: None, tmp_path: Path) -> None:
    scene = tmp_path / "ashbringer.scene"
    hand = "scene: Ashbringer\nseat Anna\n  hand: Bloodclaw\nseat Ben\n"
    lines = (
        "Anna: play Ashbringer",
        "expect Anna's Ashbringer 2 exhausted",
        "refuse Anna: play Ashbringer",
        "expect Anna's hand: Ashbringer",
    )
    for line in (*lines, "card Twin: like Ashbringer, cost=1"):
        scene.write_text(hand + line + "\n", encoding="utf-8")
        told = call("scene", "run", str(scene)).output
        assert "Ashbringer is not implemented yet; it needs corrupting its bearer" in told, line
        german = call("scene", "run", str(scene), "--lang", "de").output
        assert "Ashbringer ist noch nicht umgesetzt; gebraucht wird: Verderben des Trägers" in german, line


def test_a_deck_that_names_such_a_card_is_told_so_where_decks_are_read(waiting_card: None, tmp_path: Path) -> None:
    deck = tmp_path / "ashbringer.deck"
    deck.write_text("# Ashbringer's\nformat: starter\nhero: Elendril\n2 ashbringer\n28 Bloodclaw\n", encoding="utf-8")
    english = "line 4: Ashbringer is not implemented yet; it needs corrupting its bearer"
    german = "Zeile 4: Ashbringer ist noch nicht umgesetzt; die Karte braucht Verderben des"
    for call_of in (("deck", "check", str(deck)), ("deck", "show", str(deck)), ("play", "wowtcg", "--deck", str(deck))):
        told = call(*call_of).output
        assert english in told and "unknown card" not in told and "too few" not in told, call_of
        assert german in call(*call_of, "--lang", "de").output, call_of


def test_a_token_is_called_after_its_tags_in_both_languages_and_has_no_rarity() -> None:
    assert "\nMechanical Yeti  (Mechanischer Yeti)\n" in call("cards", "mechanical", "yeti").output
    german = call("cards", "mechanischer", "yeti", "--lang", "de").output
    assert "Mechanischer Yeti" in german and "neutral · Spielstein" in german and "gewöhnlich" not in german
    dwarves = call("cards", "dwarf", "warrior").output  # these words mean more than the token that has no other name
    assert "Crazy Igvand" in dwarves and "\nDwarf Warrior" in dwarves


def test_deck_check_says_every_fault_with_its_rule(tmp_path: Path) -> None:
    deck = tmp_path / "bad.deck"
    deck.write_text("# Bad\nformat: constructed\nhero: Elendril\n5 Bloodclaw\n3 Fireball\nside:\n2 Vanquish\n")
    for lang in LANGUAGES:
        result = call("deck", "check", str(deck), "--lang", lang)
        assert result.exit_code == 1
        for rule in ("[wow:100.1]", "[wow:100.2]", "[wow:100.3]", "[wow:100.4]"):
            assert rule in result.output
    deck.write_text("hero: Elendrill\n4 Blodclaw\nnonsense\n")
    spoiled = call("deck", "check", str(deck)).output
    assert "line 1" in spoiled and "Elendril" in spoiled and "Bloodclaw" in spoiled and "line 3" in spoiled


def test_ready_decks_are_listed_shown_and_legal() -> None:
    listed = call("deck", "list").output
    names = [line.split()[0] for line in listed.splitlines() if line[:1].strip()]
    assert "learn-elendril" in names and "frost-and-flame" in names
    assert call("play", "--deck", "list").output == listed
    for name in names:
        assert call("deck", "check", name).exit_code == 0
        assert call("deck", "show", name).exit_code == 0


def test_packs_are_opened_by_a_seed_and_their_odds_are_exact() -> None:
    opened = call("pack", "open", "hoa", "--count", "2", "--seed", "5").output
    assert opened == call("pack", "open", "--count", "2", "--seed", "5").output
    assert "Pack 2 of Heroes of Azeroth, seed 5" in opened and "Pack 3" not in opened
    odds = call("pack", "odds", "--lang", "de").output
    assert "episch: 1/8 von 22 je Booster; irgendeine davon in 12,5 % der Booster" in odds


def test_a_set_says_which_game_is_meant() -> None:
    odds = call("pack", "odds", "DM04")
    assert odds.exit_code == 0 and odds.output == call("pack", "odds", "dm04", "--game", "duelmasters").output
    assert call("sealed", "--set", "dm04", "--seed", "5", "--plain").output.startswith("6 boosters of DM-04")


def test_packs_of_a_set_that_is_not_there_are_refused_with_those_that_are() -> None:
    wrong = call("pack", "open", "dm99", "--game", "duelmasters")
    assert wrong.exit_code == 1
    assert (
        "There are no boosters of the set “dm99”. Sets with boosters: dm01, dm02, dm03, dm04, dm05, dm06."
        in wrong.output
    )
    any_game = call("pack", "open", "dm99")
    assert any_game.exit_code == 1 and "Sets with boosters: hoa, dm01, dm02, " in any_game.output
    none = call("pack", "odds", "--game", "minis")
    assert none.exit_code == 1 and "World of Warcraft Miniatures" in none.output and "no boosters" in none.output


def test_sim_counts_and_gives_the_same_games_again() -> None:
    first = call("sim", "--games", "4", "--players", "random,random", "--seed", "3").output.splitlines()
    again = call("sim", "--games", "4", "--players", "random,random", "--seed", "3").output.splitlines()
    assert first[:3] == again[:3]
    assert "4 games" in first[0]


def test_a_deck_without_a_title_is_called_by_its_file(tmp_path: Path) -> None:
    (tmp_path / "raiders.party").write_text("Gorebelly\nLotherin\n", encoding="utf-8")
    decks = f"{tmp_path / 'raiders.party'},learn-alliance"
    result = call("sim", "--game", "minis", "--games", "1", "--players", "random,random", "--decks", decks)
    assert "random, raiders: " in result.output


def test_sim_laws_hold_in_a_few_games() -> None:
    result = call("sim", "--laws", "--games", "2", "--lang", "de")
    assert result.exit_code == 0, result.output
    assert "gelten die Invarianten" in result.output


def test_scene_run_tells_pass_and_fail_apart(tmp_path: Path) -> None:
    good = tmp_path / "good.scene"
    good.write_text(
        "scene: A blow\nseat Anna\n  hand: Fire Blast\n  resources: 1\nseat Ben\n"
        "Anna: play Fire Blast targeting Ben's hero; resolve\nexpect Ben's hero damage 2\n"
    )
    bad = tmp_path / "bad.scene"
    bad.write_text(good.read_text().replace("damage 2", "damage 3"))
    assert call("scene", "run", str(good)).exit_code == 0
    result = call("scene", "run", str(tmp_path))
    assert result.exit_code == 1
    assert f"{bad}:7" in result.output and "1 of 2" in result.output
    typed = "play fire blast on ben's hero\npass\npass\nundo\nundo\nundo\nquit\n"
    shown = call("scene", "show", str(good), typed=typed)
    assert shown.exit_code == 0
    assert "Fire Blast" in shown.output and "2 damage" in shown.output


@pytest.mark.parametrize(
    ("more", "lang", "said"),
    [
        ((), "en", "Closed lists"),
        (("--open-lists",), "en", "Open lists"),
        ((), "de", "Verdeckte Listen"),
        (("--open-lists",), "de", "Offene Listen"),
    ],
)
def test_the_table_says_whether_lists_are_open(more: tuple[str, ...], lang: str, said: str) -> None:
    told = call("play", "duelmasters", "--seed", "1", "--plain", "--lang", lang, *more, typed="quit\n").output
    assert said in told


def at_the_table(typed: str, *more: str) -> str:
    """What is said at a table of Duel Masters when that is typed."""
    told = call("play", "duelmasters", "--seed", "1", "--plain", *more, typed=f"{typed}\nquit\n").output
    return told.partition(f"> {typed}")[2]


def test_open_lists_are_read_at_the_table_in_both_languages() -> None:
    both = at_the_table("lists", "--open-lists")
    assert "Your list" in both and "Deadly Fighter Braid Claw" in both
    assert "Computer's list" in both and "4 Burning Mane" in both
    one = at_the_table("lists comp", "--open-lists")
    assert "4 Burning Mane" in one and "Deadly Fighter Braid Claw" not in one
    german = at_the_table("listen", "--open-lists", "--lang", "de")
    assert "Deine Liste" in german and "Liste von Computer" in german and "Kreaturen (35)" in german
    assert "No player is called “Zoe”" in at_the_table("lists Zoe", "--open-lists")


def test_closed_lists_are_not_read_at_the_table() -> None:
    english, german = at_the_table("lists"), at_the_table("listen", "--lang", "de")
    assert "Lists are closed in this game. [Lists are closed]" in english and "Burning Mane" not in english
    assert "In diesem Spiel sind die Listen verdeckt." in german and "Kreaturen (35)" not in german
    assert "lists NAME" in at_the_table("help") and "listen NAME" in at_the_table("hilfe", "--lang", "de")


@pytest.mark.parametrize(
    ("game", "line"), [("wowtcg", "  2 Bloodclaw"), ("duelmasters", "  4 Burning Mane"), ("wowminis", "Gorebelly")]
)
def test_every_game_shows_its_lists(game: str, line: str) -> None:
    told = call("play", game, "--seed", "1", "--plain", "--open-lists", typed="lists\nquit\n").output
    assert line in told.partition("> lists")[2]


def test_a_series_is_played_with_open_lists_where_that_is_said() -> None:
    for more, open_lists in (((), False), (("--open-lists",), True)):
        met: list[bool] = []
        with pytest.MonkeyPatch.context() as patch:
            start = DmRuleset.start

            def began(self: DmRuleset, setup: Any, dictated: Any, start: Any = start, met: list[bool] = met) -> Any:
                state = start(self, setup, dictated)
                met.append(state.open_lists)
                return state

            patch.setattr(DmRuleset, "start", began)
            told = call("sim", "--game", "duelmasters", "--games", "2", "--players", "random,random", *more)
        assert told.exit_code == 0
        assert met == [open_lists] * 2
