"""What is shown: shields by number, mana by civilization, creatures with what matters, options, news and reasons."""

from __future__ import annotations

import ast
import re
import string
from functools import cache
from pathlib import Path

import pytest

import regelwerk
from regelwerk.duelmasters import codes, text_de, text_en
from regelwerk.duelmasters.presentation import messages_de, messages_en, presenter
from regelwerk.duelmasters.presentation.presenter import SEAT_RANGE
from regelwerk.duelmasters.web_data import deck_report, deck_text, faces, find, look, ready_deck_list, terms
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.text import plain
from tests.duelmasters.table_positions import duel, position, some_positions, table_of, text

HOME = Path(regelwerk.__path__[0])
TABLES = (
    "EVENTS",
    "GROUPED_EVENTS",
    "WHOSE",
    "QUESTIONS",
    "WAITING",
    "OPTIONS",
    "GROUPS",
    "REASONS",
    "LABELS",
    "STOPS",
    "STEPS",
)  # fmt: skip

# ------------------------------------------------------------------------- what is there


def test_the_board_shows_what_a_player_needs() -> None:
    lines = text(table_of(duel()).board_lines())
    assert lines == [
        "Ben  hand 0 · deck 20 · graveyard 0",
        "Shields 5    #1 · #2 · #3 · #4 · #5",
        "Mana         3/3 untapped: water 3/3",
        "Creatures    Marine Flower 2000 [blocker, can't attack] · Aqua Hulcus #1 2000 [tapped] ·",
        "             Aqua Hulcus #2 2000",
        "---- Turn 10 · your turn · attack step ----",
        "Creatures    Immortal Baron, Vorg 2000 · Brawler Zyler 1000 [tapped, power attacker +2000] ·",
        "             Bolshack Dragon 6000 [double breaker]",
        "Mana         6/7 untapped: fire 4/5 · nature 2/2",
        "Shields 5    #1 · #2 · #3 · #4 · #5",
        "You  deck 20 · graveyard 1",
        "Hand 5       Crimson Hammer (2 fire) · Fear Fang (3 nature, 3000) · Crimson Hammer (2 fire) ·",
        "             Gatling Skyterror (7 fire, 7000) · Tornado Flame (5 fire)",
    ]


def test_current_power_stands_beside_the_printed_one() -> None:
    """Bolshack Dragon has +1000 for each fire card in the graveyard while it attacks; somebody may block it."""
    game = duel()
    index = table_of(game).parse("attack ben with bolshack").index
    game.apply(index)
    shown = "\n".join(text(table_of(game, "en").board_lines()))
    assert "Bolshack Dragon 7000 (printed 6000) [tapped, attacks, double breaker]" in shown
    assert "Bolshack Dragon attacks you" in shown
    german = "\n".join(text(table_of(game, "de").board_lines()))
    assert "Bolshack Dragon greift dich an" in german
    assert "7000 (gedruckt 6000) [getappt, greift an, Doppelbrecher]" in german


def test_a_hand_of_another_seat_is_only_counted() -> None:
    game = duel()
    for seat in (1, -1):
        shown = "\n".join(text(table_of(game, seat=seat).board_lines()))
        assert "Crimson Hammer" not in shown
        assert "hand 5" in shown


def test_attacks_on_one_thing_are_one_row_and_on_several_a_row_for_each_attacker() -> None:
    menu = text(table_of(duel()).menu_lines(table_of(duel()).option_items()))
    assert menu == [
        "     Immortal Baron, Vorg attacks:  1 Ben · 2 Aqua Hulcus #1 2000 [tapped], Ben’s",
        "     Bolshack Dragon attacks:  3 Ben · 4 Aqua Hulcus #1 2000 [tapped], Ben’s",
        "  5  end the turn",
    ]
    game = position("turn: Anna, attack step\nseat Anna\n  creatures: Immortal Baron, Vorg, Fear Fang\nseat Ben\n")
    offers = table_of(game).option_items()
    row = text(table_of(game).menu_lines(offers))[0]
    assert row == "     attack Ben with:  1 Immortal Baron, Vorg 2000 · 2 Fear Fang 3000"


def test_copies_in_hand_are_one_option_with_one_number() -> None:
    commands = [offer.command for offer in table_of(duel("main step")).option_items()]
    assert commands == ["summon Fear Fang", "cast Crimson Hammer", "cast Tornado Flame", "go on to the attacks"]


def test_shields_are_chosen_by_number() -> None:
    game = duel()
    game.apply(table_of(game).parse("attack ben with vorg").index)
    game.apply(table_of(game).parse("no").index)
    table_now = table_of(game)
    assert text(table_now.menu_lines(table_now.option_items())) == ["     break:  1 #1 · 2 #2 · 3 #3 · 4 #4 · 5 #5"]


def test_who_must_attack_is_named_where_the_turn_cannot_end() -> None:
    game = position("turn: Anna, attack step\nseat Anna\n  creatures: Deadly Fighter Braid Claw\nseat Ben\n")
    assert "must attack: Deadly Fighter Braid Claw" in "\n".join(text(table_of(game).question_lines()))


@pytest.mark.parametrize("width", [40, 60, 100, 160])
def test_no_line_of_the_board_is_wider_than_the_screen_unless_a_single_name_is(width: int) -> None:
    for game in some_positions(4, 23):
        for line in text(table_of(game, width=width).board_lines()):
            whole = line.startswith(("Ben", "Anna", "Cleo", "You", "-"))
            assert len(line) <= width or whole or " · " not in line.strip(" ·") or width < 60


@pytest.mark.parametrize("every", [15, pytest.param(9, marks=pytest.mark.thorough)])
def test_nothing_is_left_unsaid_at_any_decision(every: int) -> None:
    """Both languages, every seat and a spectator: no key, brace or None shows in what is told."""
    kinds: set[str] = set()
    for game in some_positions(every=every):
        for lang in ("en", "de"):
            for seat in range(-1, game.state.seats):
                shown = table_of(game, lang, seat=seat)
                lines = [
                    *shown.board_lines(),
                    *shown.compact_board(),
                    *shown.question_lines(),
                    *shown.menu_lines(shown.option_items()),
                ]
                lines += [
                    *shown.summary_lines(game.event_log),
                    *shown.log_lines(game.event_log[-30:]),
                    *shown.pile_lines(""),
                ]
                whole = "\n".join(text(lines))
                assert not re.search(r"[{}]|None|\bmanastep\b|\[\|", whole), whole
                assert len({offer.command for offer in shown.option_items()}) == len(shown.option_items())
        assert game.decision is not None
        kinds.add(codes.DECISIONS[game.decision.kind])
    assert {"mana", "main", "attack", "shield", "shield trigger", "block", "choose"} <= kinds


# --------------------------------------------------------------------------------- news


def test_news_tell_an_attack_in_a_few_lines() -> None:
    game = duel()
    for line in ("attack ben with bolshack", "no", "break 2", "no", "break 5", "no"):
        game.apply(table_of(game).parse(line).index)
    lines = [line.partition("  [")[0] for line in text(table_of(game, seat=1).summary_lines(game.event_log))]
    assert lines == [
        "Bolshack Dragon attacks you",
        "Bolshack Dragon breaks your shield #2",
        "You use no shield trigger",
        "Bolshack Dragon breaks your shield #5",
        "You use no shield trigger",
    ]
    german = [line.partition("  [")[0] for line in text(table_of(game, "de", seat=0).summary_lines(game.event_log))]
    assert german[:2] == ["Bolshack Dragon greift Ben an", "Bolshack Dragon durchbricht Bens Schild #2"]


def test_a_battle_is_one_line_and_its_loser_another() -> None:
    game = duel()
    for line in ("attack aqua with vorg", "no"):
        game.apply(table_of(game).parse(line).index)
    lines = [line.partition("  [")[0] for line in text(table_of(game, seat=0).summary_lines(game.event_log))]
    assert lines == [
        "Immortal Baron, Vorg attacks Aqua Hulcus",
        "Immortal Baron, Vorg and Aqua Hulcus lose the battle with 2000 power each",
        "Immortal Baron, Vorg is destroyed",
        "Aqua Hulcus is destroyed",
    ]


def test_a_spell_that_comes_to_nothing_says_so() -> None:
    game = position("seat Anna\n  hand: Crimson Hammer\n  mana: 2 fire\nseat Ben\n  creatures: Fear Fang\n")
    game.apply(table_of(game).parse("cast crimson hammer").index)
    assert "Crimson Hammer has no effect" in "\n".join(text(table_of(game, seat=0).summary_lines(game.event_log)))


def test_what_a_text_does_of_several_things_is_told_asked_or_not() -> None:
    for others in ("Bone Spider", "Bone Spider, Writhing Bone Ghoul"):
        there = f"seat Anna\n  hand: Gigaberos\n  mana: 5 darkness\n  creatures: {others}\nseat Ben\n"
        game = position(there)
        game.apply(table_of(game).parse("summon gigaberos").index)
        if game.decision is not None and game.decision.kind == codes.DECISION_CHOOSE_MODE:
            game.apply(1)
        for lang, line in (
            ("en", "Gigaberos: Destroy this creature"),
            ("de", "Gigaberos: Zerstöre diese Kreatur"),
        ):
            lines = [
                entry.partition("  [")[0] for entry in text(table_of(game, lang, seat=1).summary_lines(game.event_log))
            ]
            assert lines.count(line) == 1, lines


def test_every_line_of_the_log_names_its_rule() -> None:
    for game in some_positions(3, 40):
        for line in table_of(game, seat=0).log_lines(game.event_log):
            assert line[-1][1] == "rule"
            assert re.fullmatch(r"  \[[^\[\]]+\]", line[-1][0])


# ------------------------------------------------------------------------- every word


@cache
def reason_kinds() -> set[str]:
    """Every kind of reason that the engine gives."""
    found: set[str] = set()
    for folder in ("duelmasters", "kernel"):
        for file in sorted((HOME / folder).rglob("*.py")):
            if file.name == "small_game.py":  # gives the reasons of small games, and their words
                continue
            if (
                "scene" in str(file.relative_to(HOME))
                or "duelmasters/presentation" in file.as_posix()
                or "text_" in str(file)
            ):
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                name = ""
                if isinstance(node, ast.Call):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    given = node.args[1:2] if name in ("add", "Reason") else []
                    given = node.args if name == "attack_restrictions" else given
                    found |= {kind for argument in given for kind in kinds_in(argument)}
                if isinstance(node, ast.FunctionDef) and node.name == "unfit":
                    found |= {kind for line in node.body if isinstance(line, ast.Return) for kind in kinds_in(line)}
    return found


def kinds_in(node: ast.AST) -> set[str]:
    texts = {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}
    return {kind for kind in texts if re.fullmatch(r"[a-z]+(-[a-z]+)*", kind)}


@pytest.mark.parametrize("words", [messages_en, messages_de])
def test_every_reason_has_words_and_no_words_are_kept_for_others(words: object) -> None:
    known = {key.partition(":")[0] for key in words.REASONS}  # type: ignore[attr-defined]
    assert len(reason_kinds()) > 40
    assert reason_kinds() - known == set()
    assert known - reason_kinds() == set()


@pytest.mark.parametrize("words", [messages_en, messages_de])
def test_every_event_decision_verb_step_and_zone_has_words(words: object) -> None:
    assert set(codes.EVENTS[1:]) <= set(words.EVENTS)  # type: ignore[attr-defined]
    assert set(codes.DECISIONS[1:]) <= set(words.QUESTIONS)  # type: ignore[attr-defined]
    assert set(codes.VERBS[1:]) <= set(words.OPTIONS)  # type: ignore[attr-defined]
    assert set(codes.PHASES) | set(codes.ZONES) <= set(words.STEPS)  # type: ignore[attr-defined]
    for what in codes.CANNOT:
        assert f"cannot {what}" in words.LABELS  # type: ignore[attr-defined]


def test_every_keyword_and_civilization_has_a_term_in_both_languages() -> None:
    for known in (text_en.TERMS, text_de.TERMS):
        assert [name for name in (*codes.KEYWORDS, *codes.CIVILIZATIONS) if name.replace(" ", "_") not in known] == []
    for lang in ("en", "de"):
        assert len({presenter.stop_name(stop, lang) for stop in presenter.STOPS}) == len(presenter.STOPS)


@pytest.mark.parametrize("name", TABLES)
def test_both_languages_word_the_same_things_with_the_same_blanks(name: str) -> None:
    english: dict[str, str] = getattr(messages_en, name)
    german: dict[str, str] = getattr(messages_de, name)
    assert english.keys() == german.keys()
    for key, template in english.items():
        blanks = {field for _, field, _, _ in string.Formatter().parse(template) if field}
        assert blanks == {field for _, field, _, _ in string.Formatter().parse(german[key]) if field}, key


def test_a_tap_ability_is_told_by_its_text_though_another_card_lends_it() -> None:
    game = position(
        "turn: Anna, attack step\nseat Anna\n  creatures: Fort Megacluster on Aqua Vehicle, Neon Cluster\nseat Ben\n"
    )
    commands = [offer.command for offer in table_of(game, "de").option_items() if "Ziehe" in offer.command]
    assert [command.split("—")[1] for command in commands] == [
        " Ziehe eine Karte.",
        " Ziehe 2 Karten.",
        " Ziehe eine Karte.",
    ]
    game = position("turn: Anna, attack step\nseat Anna\n  creatures: 2 Fort Megacluster, Aqua Vehicle\nseat Ben\n")
    commands = [offer.command for offer in table_of(game).option_items() if "tap Aqua Vehicle" in offer.command]
    assert commands == ["tap Aqua Vehicle: Tap — Draw a card."]


def test_a_new_creature_is_told_to_be_able_to_attack_where_a_text_ignores_its_sickness() -> None:
    game = position(
        "turn: Anna\nseat Anna\n  creatures: Aqua Vehicle new\n  hand: 2 Diamond Cutter\n  mana: 10 light\nseat Ben\n"
    )
    assert table_of(game).option_items()[-1].command == "end the turn (you have nothing that can attack)"
    game.apply(table_of(game).parse("cast diamond cutter").index)
    assert table_of(game).option_items()[-1].command == "go on to the attacks"


def test_what_waits_and_what_is_done_instead_is_told_by_its_own_text() -> None:
    game = position(
        "turn: Anna, attack step\nseat Anna\n  creatures: Bone Spider, Fear Fang\n  grant Bone Spider: slayer\n"
        "seat Ben\n  creatures: Iere tapped, Promephius Q tapped, Balloonshroom Q\n"
        "  grant Promephius Q: Instead(IsDestroyed(THIS), PutInto(THIS, Zone.HAND), may=True)\n"
    )
    game.apply(table_of(game).parse("attack iere with bone spider").index)
    assert table_of(game, "de").option_items()[1].command == "Bone Spider: Schlächter"
    game.apply(0)
    game.apply(table_of(game).parse("attack promephius with fear fang").index)
    commands = [offer.command for offer in table_of(game).option_items()]
    assert any("Promephius Q: Survivor — When this creature would be destroyed" in command for command in commands)


def test_declared_shield_triggers_are_put_in_order_by_their_texts() -> None:
    game = position(
        "edition: modern\nturn: Anna, attack step\nseat Anna\n  creatures: Deathliger\n"
        "seat Ben\n  shields: Terror Pit, Ghost Touch\n"
    )
    for _ in range(3):
        game.apply(0)
    commands = [offer.command for offer in table_of(game).option_items()]
    assert commands == [
        "Terror Pit: Shield trigger Destroy one of your opponent's creatures.",
        "Ghost Touch: Shield trigger Your opponent discards a card at random from his hand.",
    ]


# ----------------------------------------------------------------- reasons, cards, browser


def test_why_not_gives_every_reason_with_its_rule() -> None:
    reasons, unknown = table_of(duel("main step")).explain("summon gatling skyterror")
    assert unknown == ""
    assert text(reasons) == ["- Gatling Skyterror costs 7; you are 1 untapped mana card short  [6.1 Paying]"]
    game = duel("main step", "Fear Fang, Seamine")
    german = text(table_of(game, "de").explain("beschwöre seamine")[0])
    assert any("Wasser" in line and "[6.1" in line for line in german)
    several = text(table_of(duel("main step")).explain("attack marine flower with zyler")[0])
    assert len(several) == 3
    assert all(re.search(r"\[[^\]]+\]$", line) for line in several)


def test_a_card_is_read_and_what_changes_it_is_told() -> None:
    game = position(
        "turn: Anna, attack step\nseat Anna\n  creatures: Barkwhip, the Smasher tapped, Fear Fang\nseat Ben\n"
    )
    lines = text(table_of(game).card_detail_lines("fear fang"))
    assert lines[0] == "Fear Fang"
    assert any(line.startswith("-> Fear Fang") for line in lines)
    assert text(table_of(game).card_detail_lines("bolshack"))[0] == "Bolshack Dragon"
    assert table_of(game).card_detail_lines("no such card at all") == []


def test_what_a_browser_gets_is_plain_and_whole() -> None:
    assert SEAT_RANGE == (2, 6)
    for lang in ("en", "de"):
        all_faces = faces(lang)
        assert len(all_faces) >= 120
        assert all(face["name"] and face["line"] and face["colours"] for face in all_faces)
        assert {"mana step", "fire", "blocker", "hand"} <= set(terms(lang))
    assert find("bolshack", "en") == ["dm01/bolshack-dragon"]
    assert [deck["key"] for deck in ready_deck_list("en") if deck["learning"]] == ["first-spark", "green-tide"]
    report = deck_report(deck_text("first-spark"), "de")
    assert report["legal"] and report["size"] == 40 and report["faults"] == []
    bad = deck_report("# Bad\n5x Bolshack Dragon\n2x Nobody\n", "de")
    assert [fault["line"] for fault in bad["faults"]] == [2, 3, 0]
    assert not bad["legal"] and bad["size"] == 5


def test_pieces_in_sight_have_names_and_can_be_looked_at() -> None:
    game: Game = duel()
    at = table_of(game)
    called = at.piece_names()
    handle = next(handle for handle, name in called.items() if name == "Bolshack Dragon")
    lines, data = look(at, handle)
    assert lines[0] == "Bolshack Dragon"
    assert data["code"] == "dm01/bolshack-dragon"
    shield = next(handle for handle, name in called.items() if name == "shield #1")
    assert look(at, shield) == ([], {})
    assert plain(at.board_lines()[1]).startswith("Shields")


def test_a_choice_of_breakers_is_worded_in_both_languages() -> None:
    """dm:7.3"""
    for lang, words in (("en", messages_en), ("de", messages_de)):
        assert words.QUESTIONS["breaker"] and words.OPTIONS["mode:breaker"].format(n=2), lang
