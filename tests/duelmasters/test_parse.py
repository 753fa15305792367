"""What is typed is understood: labels of options, plain words in both languages; and no line breaks anything."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.duelmasters import codes
from regelwerk.duelmasters.presentation.command_parser import parse, take_apart
from regelwerk.duelmasters.presentation.command_words import BY_WORD
from regelwerk.duelmasters.presentation.presenter import LATER
from regelwerk.duelmasters.ruleset import RULESET
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.game import Game
from regelwerk.kernel.presentation.commands import CommandSyntaxError
from regelwerk.kernel.presentation.text import normalize
from tests.duelmasters.table_positions import duel, position, some_positions, table_of, typed

FORMS = {
    "en": {
        "charge": "mana {a}",
        "summon": "summon {a}",
        "cast": "cast {a}",
        "block": "block with {a}",
        "use": "use {a}",
        "break": "break {b}",
        "evolve": "put it on {b}",
        "pick": "choose {b}",
    },
    "de": {
        "charge": "lade {a}",
        "summon": "beschwöre {a}",
        "cast": "wirke {a}",
        "block": "blocke mit {a}",
        "use": "benutze {a}",
        "break": "durchbrich {b}",
        "evolve": "lege sie auf {b}",
        "pick": "wähle {b}",
    },
}


def meant(game: Game, line: str, lang: str = "en") -> str:
    """The sentence of the option that a line means; "" if it means none."""
    presenter = table_of(game, lang)
    index = presenter.parse(line).index
    return next(
        (offer.command for offer in presenter.option_items() if offer.index == index), "" if index < 0 else f"#{index}"
    )


def test_every_label_typed_back_is_its_option() -> None:
    checked = 0
    for game in some_positions():
        for lang in ("en", "de"):
            presenter = table_of(game, lang)
            for offer in presenter.option_items():
                assert presenter.parse(offer.command).index == offer.index, offer.command
                checked += 1
    assert checked > 1000


def test_every_number_in_the_list_is_its_option() -> None:
    for game in some_positions(6):
        presenter = table_of(game)
        offers = presenter.option_items()
        assert [presenter.option_at(number) for number in range(1, len(offers) + 1)] == [
            offer.index for offer in offers
        ]
        assert presenter.option_at(0) == presenter.option_at(len(offers) + 1) == -1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_plain_words_mean_the_option_or_one_that_comes_to_the_same(lang: str) -> None:
    checked = 0
    for game in some_positions():
        presenter = table_of(game, lang)
        decision = presenter.view.decision
        assert decision is not None
        for index, option in enumerate(decision.options):
            form = FORMS[lang].get(option.verb)
            if form is None or option.seat >= 0:
                continue
            line = form.format(a=presenter.labeler.handle(option.subject), b=presenter.labeler.handle(option.object))
            command = presenter.parse(line)
            label = [offer.command for offer in presenter.option_items() if offer.index == command.index]
            wanted = [offer.command for offer in presenter.option_items() if offer.index == index]
            assert command.index >= 0 or index in command.choices, line
            # Of two cards with one name the one that is listed by the name alone is meant.
            assert not wanted or not label or label in (wanted, [line]) or command.choices, line
            checked += 1
    assert checked > 300


@pytest.mark.parametrize(
    ("line", "lang", "expected"),
    [
        ("attack ben with vorg", "en", "attack Ben with Immortal Baron, Vorg"),
        ("vorg attacks ben", "en", "attack Ben with Immortal Baron, Vorg"),
        ("attack opponent with bolshack dragon", "en", "attack Ben with Bolshack Dragon"),
        ("attack hulcus with vorg", "en", "attack Aqua Hulcus #1 with Immortal Baron, Vorg"),
        ("attack blue with bolshack", "en", "attack Aqua Hulcus #1 with Bolshack Dragon"),
        ("greife Ben mit Bolshack an", "de", "greife Ben mit Bolshack Dragon an"),
        ("Bolshack greift Hulcus an", "de", "greife Aqua Hulcus #1 mit Bolshack Dragon an"),
        ("end", "en", "end the turn"),
        ("ende", "de", "Zug beenden"),
        ("next", "en", "end the turn"),
    ],
)
def test_attacks_are_understood(line: str, lang: str, expected: str) -> None:
    assert meant(duel(), line, lang) == expected


@pytest.mark.parametrize("line", ["attack ben", "attack", "attack with vorg", "angriff"])
def test_an_attack_that_may_mean_several_is_asked_back(line: str) -> None:
    command = table_of(duel()).parse(line)
    assert command.index == -1
    assert command.error == "unclear"
    assert len(command.choices) > 1


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("summon fear fang", "summon Fear Fang"),
        ("play fear", "summon Fear Fang"),
        ("fear fang", "summon Fear Fang"),
        ("cast crimson hammer", "cast Crimson Hammer"),
        ("spiele tornado", "cast Tornado Flame"),
        ("beschwöre fear fang", "summon Fear Fang"),
        ("weiter", "go on to the attacks"),
        ("end", "go on to the attacks"),
    ],
)
def test_the_main_step_is_understood(line: str, expected: str) -> None:
    assert meant(duel("main step"), line) == expected


def test_ending_from_an_earlier_step_goes_on_to_the_end() -> None:
    assert table_of(duel("main step")).parse("end turn").pass_until == "end"
    assert table_of(duel("main step")).parse("ende").pass_until == "end"
    assert table_of(duel()).parse("end").pass_until == ""


def test_a_name_alone_costs_nobody_a_card() -> None:
    command = table_of(duel("mana step")).parse("fear fang")
    assert command.index == -1
    assert command.error == "unclear"
    assert meant(duel("mana step"), "mana fear fang") == "mana Fear Fang"
    assert meant(duel("mana step"), "no") == "no mana this turn"


def test_what_a_spell_is_to_choose_may_be_said_at_once() -> None:
    command = table_of(duel("main step")).parse("cast crimson hammer on marine flower")
    assert command.pending_targets == ["marine flower"]
    game = duel("main step")
    game.apply(command.index)
    then = list(command.pending_targets)
    assert table_of(game).continue_command(then, -1) == LATER, "first the mana is chosen"
    while game.decision is not None and table_of(game).is_announcing():
        game.apply(0)
    index = table_of(game).continue_command(then, -1)
    assert game.decision is not None
    assert table_of(game).option_items()[index].command == "Marine Flower"
    assert then == []


@pytest.mark.parametrize("named", ["iere and lok", "lok and iere"])
def test_several_things_may_be_named_in_any_order(named: str) -> None:
    game = position(
        "turn: Anna\nseat Anna\n  hand: Moonlight Flash\n  mana: 4 light\nseat Ben\n  creatures: Iere, Lok, Reusol\n"
    )
    assert "Ben taps 2 cards" in typed(game, f"cast moonlight flash on {named}")


def test_a_name_alone_is_refused_as_the_answer_that_it_would_be() -> None:
    game = position(
        "turn: Anna\nseat Anna\n  hand: Moonlight Flash\n  mana: 4 light\nseat Ben\n  creatures: Iere, Lok, Reusol\n"
    )
    shown = typed(game, "cast moonlight flash", "lok", "moonlight")
    assert "- Moonlight Flash is not in the required zone" in shown
    assert "attack step" not in shown.split("not possible")[-1]


def test_blocks_triggers_and_shields_are_understood() -> None:
    game = duel()
    game.apply(table_of(game).parse("attack ben with vorg").index)
    assert meant(game, "block with marine flower") == meant(game, "marine") == "block with Marine Flower"
    assert meant(game, "nicht blocken") == meant(game, "no") == "no block"
    game.apply(table_of(game).parse("no block").index)
    for line in ("break 3", "3", "shield #3", "durchbrich schild 3"):
        assert meant(game, line) == "break shield #3"
    game.apply(table_of(game).parse("break 1").index)
    assert meant(game, "no") == meant(game, "kein auslöser", "en") == "no shield trigger"


def test_a_shield_trigger_is_used_by_its_name_or_by_the_word() -> None:
    game = position("turn: Anna, attack step\nseat Anna\n  creatures: Fear Fang\nseat Ben\n  shields: Terror Pit, 1\n")
    game.apply(table_of(game).parse("attack ben").index)
    game.apply(table_of(game).parse("break 1").index)
    assert [meant(game, line) for line in ("use terror pit", "trigger", "trigger terror pit", "auslöser")] == [
        "use Terror Pit"
    ] * 4


def test_a_line_is_taken_apart() -> None:
    command = take_apart("wirke Crimson Hammer auf Dome Shell")
    assert (command.verb, command.what, command.also) == ("cast", "crimson hammer", ["dome shell"])
    command = take_apart("summon Rayla, Truth Enforcer", ["rayla truth enforcer"])
    assert (command.verb, command.what) == ("summon", "rayla truth enforcer")
    assert take_apart("").verb == ""


def test_every_word_to_type_is_folded() -> None:
    assert all(normalize(word) == word for word in BY_WORD)


def test_parse_gives_an_intent_that_may_be_applied_or_explained() -> None:
    game = duel()
    state = game.state
    assert isinstance(state, DmState)
    intent = parse(state, 0, "attack opponent with vorg")
    assert RULESET.why_not(state, 0, intent) == []
    assert intent.verb == codes.VERB_ATTACK
    assert RULESET.why_not(state, 0, parse(state, 0, "attack opponent with zyler"))
    with pytest.raises(CommandSyntaxError, match="nobody"):
        parse(state, 0, "attack opponent with nobody")


LETTERS = st.text(st.characters(codec="utf-8"), max_size=60)
PARTS = st.lists(st.sampled_from([*sorted(BY_WORD), "ben", "vorg", "on", "mit", "an", "3", "#", "hulcus"]), max_size=6)


@given(st.one_of(LETTERS, PARTS.map(" ".join)))
@settings(max_examples=150, deadline=None)
def test_no_line_breaks_anything(line: str) -> None:
    presenter = table_of(duel())
    command = presenter.parse(line)
    assert command.index >= -1
    reasons, unknown = presenter.explain(line)
    assert isinstance(reasons, list) and isinstance(unknown, str)
    presenter.card_detail_lines(line)
