"""What is typed is understood: labels of options, plain words in both languages; and no line breaks anything."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.table_orders import Misread
from regelwerk.kernel.table_reading import Choice
from regelwerk.kernel.table_text import fits, fold
from regelwerk.wowtcg import scene
from regelwerk.wowtcg.parse import Finder, parse
from regelwerk.wowtcg.state import WowState
from regelwerk.wowtcg.table import Table
from regelwerk.wowtcg.table_talk.apart import take_apart
from regelwerk.wowtcg.table_talk.verbs import VERBS
from tests.terminal.positions import random_game, some_positions, table_of

FORMS = {
    "en": {
        "play": "play {a}",
        "place": "place {a} as a resource",
        "place:up": "place {a} face up",
        "attack": "attack with {a}",
        "strike": "strike with {a}",
        "use": "use {a}",
        "complete": "complete {a}",
        "protect": "protect with {a}",
        "discard": "discard {a}",
        "target": "{a}",
        "pick": "choose {a}",
        "pay": "pay {a}",
    },
    "de": {
        "play": "spiele {a}",
        "place": "platziere {a} als Ressource",
        "place:up": "platziere {a} aufgedeckt",
        "attack": "greife mit {a} an",
        "strike": "schlage mit {a} zu",
        "use": "benutze {a}",
        "complete": "schließe {a} ab",
        "protect": "beschütze mit {a}",
        "discard": "wirf {a} ab",
        "target": "{a}",
        "pick": "wähle {a}",
        "pay": "bezahle {a}",
    },
}


def test_every_label_typed_back_is_its_option() -> None:
    checked = 0
    for game in some_positions():
        for lang in ("en", "de"):
            table = table_of(game, lang)
            offers = table.offers()
            for offer in offers:
                assert table.read(offer.said).index == offer.index, offer.said
            assert len({offer.said for offer in offers}) == len(offers)
            checked += len(offers)
    assert checked > 500


def typed(table: Table, option: Choice) -> str:
    key = "place:up" if option.verb == "place" and option.n else option.verb
    form = FORMS[table.lang].get(key, "")
    main = option.object if option.verb in ("target", "pick", "pay", "discard") else option.subject
    return form.format(a=table.namer.handle(main)) if form and option.seat < 0 else ""


def test_every_option_can_be_said_in_plain_words() -> None:
    """Verb and name alone mean the option, or one that is a copy of it."""
    verbs = set()
    for game in some_positions():
        for lang in ("en", "de"):
            table = table_of(game, lang)
            finder = Finder(table.view, table.namer)
            assert table.view.question is not None
            options = table.view.question.options
            for offer in table.offers():
                option = options[offer.index]
                line = typed(table, option)
                if not line or (option.verb == "pick" and option.n):
                    continue
                order = finder.order(line)
                assert order.index >= 0, (line, order)
                assert order.index == offer.index or finder.alike(options[order.index], option), line
                verbs.add(option.verb)
    assert {"play", "place", "attack", "use", "complete", "target"} <= verbs


def test_an_attack_names_both_at_once_in_every_order() -> None:
    done = 0
    for game in some_positions():
        table = table_of(game)
        asked = table.view.question
        assert asked is not None
        attacks = [option for option in asked.options if option.verb == "attack"]
        theirs = next(side.hero for side in table.view.seats if side.seat != table.seat)
        if not attacks or not theirs:
            continue
        a, b = table.namer.handle(attacks[0].subject), table.namer.handle(theirs)
        for line in (
            f"attack {b} with {a}",
            f"{a} attacks {b}",
            f"attack with {a} against {b}",
            f"greife {b} mit {a} an",
            f"{a} greift {b} an",
        ):
            order = table.read(line)
            assert order.index >= 0 and asked.options[order.index].subject == attacks[0].subject, line
            assert order.then and game.rules.parse(game.state, table.seat, line).verb, line
        after = game.fork()
        after.apply(order.index)
        then = list(order.then)
        following = table_of(after)
        index = following.follow(then, -1)
        assert following.view.question is not None and not then
        assert following.view.question.options[index].object == theirs
        done += 1
    assert done > 3


def test_a_bare_name_never_places_a_card_as_a_resource() -> None:
    asked = 0
    for game in some_positions():
        table = table_of(game)
        question = table.view.question
        assert question is not None
        for option in question.options:
            if option.verb == "place":
                order = table.read(table.namer.handle(option.subject))
                assert order.index < 0 or question.options[order.index].verb != "place"
                asked += 1
    assert asked > 20


def test_names_match_from_the_beginning_of_their_words() -> None:
    name = "leeroy jenkins"
    assert fits(name, name) > fits("leeroy", name) > fits("jenkins", name)
    assert fits("jenk", "leeroy jenkins") > fits("roy", "leeroy jenkins")
    assert not fits("kena", "leeroy jenkins") and not fits("", "leeroy jenkins")


def test_a_card_is_found_by_its_english_and_its_german_name() -> None:
    for game in random_game(3):
        table = table_of(game)
        hand = [piece for piece in table.view.seats[table.seat].hand if piece.card and piece.card.word.name_de]
        if hand and table.view.phase == "action phase":
            card = hand[0].card
            assert card is not None
            finder = Finder(table.view, table.namer)
            for name in (card.name, card.word.name_de):
                found = table.view.find(finder.best(fold(name), "play"))
                assert found is not None and found.card is card
            return
    raise AssertionError("no German card was drawn")


def test_a_card_that_the_seat_cannot_see_cannot_be_named() -> None:
    game = next(game for game in random_game(5) if game.state.asked > 5)
    assert isinstance(game.state, WowState)
    seat = 0
    seen = {piece.face["name"] for piece in table_of(game, seat=seat).view.pieces.values() if piece.face}
    hidden = [p for p in game.state.pieces if p.owner != seat and p.card.name not in seen]
    assert hidden
    for piece in hidden:
        with pytest.raises(Misread):
            parse(game.state, seat, f"play {piece.card.name}")


def test_why_and_the_options_agree() -> None:
    """A wish that is among the options has no reason against it."""
    agreed = 0
    for game in some_positions():
        table = table_of(game)
        assert table.view.question is not None
        if table.view.question.kind != "priority":
            continue
        for offer in table.offers():
            line = typed(table, table.view.question.options[offer.index])
            if line and not line.startswith("use"):
                assert table.why(line) == ([], ""), line
                agreed += 1
    assert agreed > 100


SHOTS = """scene: x
seat Anna
  hand: Multi-Shot, Fire Blast
  resources: 8
  equipment: Krol Blade
  graveyard: Parvink
seat Ben
  party: Anika Berlyn, Kor Cindervein
"""


def cited(line: str) -> list[str]:
    """The rules by which the table refuses what a line wishes, in the position above."""
    table = Table(scene.read(SHOTS).start(), 0, "en", ["", "Ben"])
    reasons, unknown = table.why(line)
    assert not unknown
    return [reason[-1][0].split("[")[1].split()[0] for reason in reasons]


@pytest.mark.parametrize("words", ["on Anika, Anika", "on Anika and Anika", "on Kor, Anika, Kor", "on me, Ben, me"])
def test_one_use_of_the_word_target_names_different_things(words: str) -> None:
    """wow7.4:706.1, wherever among the targets the same one comes back."""
    assert cited(f"play Multi-Shot {words}") == ["wow7.4:706.1"]


@pytest.mark.parametrize("thing", ["Krol Blade", "Parvink", "Fire Blast"])
def test_a_second_target_is_refused_by_the_rule_that_refuses_it_as_the_first(thing: str) -> None:
    """wow7.4:707.1d, wow7.4:706.1b."""
    first = cited(f"play Multi-Shot on {thing}")
    assert first
    assert cited(f"play Multi-Shot on Anika, {thing}") == first
    assert cited(f"play Multi-Shot on Anika and Kor and {thing}") == first


def test_targets_that_go_together_may_be_named_in_any_order() -> None:
    for words in ("Kor, Anika", "Ben, Anika and me", "Anika, Ben, Kor", "me"):
        assert cited(f"play Multi-Shot on {words}") == []


def test_more_targets_than_the_text_has_are_refused() -> None:
    """wow7.4:707.1d."""
    assert cited("play Fire Blast on Anika, Kor") == ["wow7.4:707.1d"]
    assert cited("play Multi-Shot on Anika, Kor, Ben, me") == ["wow7.4:707.1d"]


def test_a_comma_parts_two_names_and_stays_inside_one() -> None:
    said = take_apart("play Multi-Shot on Kor, Skorn, Mistress of Shadow, Ben", ["skorn mistress of shadow"])
    assert said.also == ["kor", "skorn mistress of shadow", "ben"]
    assert take_apart("attack Kena, with Leeroy").by == "leeroy"
    assert take_apart("pass, please").what == ""


def test_a_mulligan_is_asked_for_only_at_the_start() -> None:
    """wow:101.2; a plain "yes" is about something else."""
    assert cited("mulligan") == ["101.2"]
    assert cited("yes") == ["ruling:announcement-can-be-finished"]


def test_a_refused_wish_gives_reasons_that_cite_rules() -> None:
    for game in some_positions():
        table = table_of(game, "de")
        side = table.view.seats[table.seat]
        if not side.hand or table.view.turn == 0:
            continue
        reasons, unknown = table.why("greife mit " + table.namer.piece(side.hand[0]) + " an")
        assert not unknown and reasons
        assert all(line[-1][1] == "rule" and "[" in line[-1][0] for line in reasons)
        return


SMALL = {"with", "mit", "on", "auf", "x", "3", "hero", "an"}
WORDS = sorted({word for words in VERBS.values() for word in words} | SMALL)
LINES = st.one_of(
    st.text(max_size=80),
    st.lists(st.sampled_from([*WORDS, "kena", "radak", "(", "[", ":", "#2", "\0", "until", "turn"]), max_size=8).map(
        " ".join
    ),
)


@settings(max_examples=120)
@given(LINES)
def test_no_line_breaks_the_parser(line: str) -> None:
    said = take_apart(line, ["kena shadowbrand", "ka tali"])
    assert said.verb == "" or said.verb in VERBS
    for game in some_positions(2, 40)[:4]:
        table = table_of(game)
        order = table.read(line)
        assert table.view.question is not None
        assert -1 <= order.index < len(table.view.question.options)
        assert order.index >= 0 or order.problem
        table.why(line)


def test_random_words_only_ever_mean_options_that_are_offered() -> None:
    chance = Chance(1)
    for game in some_positions(2, 30):
        table = table_of(game)
        for _ in range(20):
            words = [WORDS[chance.below(len(WORDS))] for _ in range(3)]
            order = table.read(" ".join(words))
            if order.index >= 0:
                game.fork().apply(order.index)
