"""What the table shows is what the view says, and it fits the screen."""

from __future__ import annotations

import pytest

from regelwerk.kernel.presentation.log_entries import read_event
from regelwerk.kernel.presentation.text import StyledLine, plain
from regelwerk.terminal.screen import wrapped
from regelwerk.wowtcg import codes, scene, visibility
from regelwerk.wowtcg.presentation.event_formatter import WowEventFormatter, message_key
from regelwerk.wowtcg.presentation.presenter import STOPS, WowPresenter
from regelwerk.wowtcg.state import WowState
from tests.games import new_game
from tests.terminal.positions import random_game, some_positions, table_of

POSITION = """
scene: A table
seat Anna
  hand: Fire Blast, Krol Blade
  deck: Kor Cindervein
  party: Kor Cindervein damage 1, Kor Cindervein exhausted, Leeroy Jenkins
  equipment: Krol Blade
  abilities: Entangling Roots on Ben's Voss Treebender
  resources: Your Fortune Awaits You, 3, 1 exhausted
seat Ben
  party: Voss Treebender, Guardian Steelhorn
  graveyard: Fire Blast
"""


def shown(lines: list[StyledLine]) -> str:
    return "\n".join(plain(line) for line in lines)


def anna(lang: str = "en", width: int = 100) -> WowPresenter:
    return WowPresenter(scene.read(POSITION).start(), 0, lang, ["", "Ben"], width)


def test_rows_stand_as_the_rulebook_lays_them_out() -> None:
    """From above: their resources, heroes, allies; then mine, mirrored."""
    heads = [line.split()[0] for line in shown(anna().board_lines()).splitlines() if line and line[0] != " "]
    assert heads.index("Allies") < heads.index("----") < len(heads) - 1 - heads[::-1].index("Allies")
    order = [head for head in heads if head in ("Ben", "Hero", "Allies", "----", "Resources", "You", "Hand")]
    assert order == ["Ben", "Hero", "Allies", "----", "Allies", "Hero", "Resources", "You", "Hand"]


CROWDED_HAND = """
scene: A large hand
seat Anna
  hand: 12
  abilities: Arcane Intellect on Anna's hero
seat Ben
turn: Anna, wrap-up step
"""


@pytest.mark.parametrize(("lang", "said"), [("en", "more than 10 cards"), ("de", "mehr als 10 Karten")])
def test_who_has_too_many_cards_is_told_the_hand_size_as_it_is_now(lang: str, said: str) -> None:
    presenter = WowPresenter(scene.read(CROWDED_HAND).start(), 0, lang, ["", "Ben"])
    assert said in shown(presenter.question_lines())


LEAPS = """
scene: Two questions of one card
seat Anna
  hand: Chain Lightning
  resources: 5
seat Ben
"""


@pytest.mark.parametrize(("lang", "leaps"), [("en", "deal {} nature"), ("de", "{} Naturschaden")])
def test_of_sentences_that_ask_the_same_only_the_one_that_asks_is_shown(lang: str, leaps: str) -> None:
    game = scene.read(LEAPS).start()
    for verb in (codes.VERB_PLAY, codes.VERB_TARGET, codes.VERB_PASS, codes.VERB_PASS):
        assert game.decision is not None
        game.apply([option.verb for option in game.decision.options].index(verb))
    for now, other in (("2", "1"), ("1", "2")):
        said = shown(WowPresenter(game, 0, lang, ["", "Ben"]).question_lines())
        assert leaps.format(now) in said and leaps.format(other) not in said
        game.apply(1)  # no


def test_a_card_shows_damage_states_and_printed_values_beside_changed_ones() -> None:
    said = shown(anna().board_lines())
    assert "Kor Cindervein #1 3/3 (1 damage)" in said
    assert "Kor Cindervein #2 3/3 [exhausted]" in said
    assert "Leeroy Jenkins 6/1" in said
    assert "Krol Blade" in said and "strike" in said
    assert "on Voss Treebender: Entangling Roots (you)" in said
    assert "4/5 ready" in said and "Your Fortune Awaits You" in said
    assert "deck 1" in said and "Fire Blast (1)" in said
    german = shown(anna("de").board_lines())
    assert "(1 Schaden)" in german and "[erschöpft]" in german and "Krolklinge" in german


def test_a_changed_number_has_the_printed_one_beside_it() -> None:
    text = POSITION.replace("party: Voss", "party: Warchief Thrall, Voss")
    said = shown(WowPresenter(scene.read(text).start(), 0, "en", ["", "Ben"]).board_lines())
    assert "Voss Treebender 5/4 (printed 2/1)" in said


def test_the_other_hand_is_only_counted() -> None:
    for game in some_positions(3, 20):
        presenter = table_of(game)
        said = shown(presenter.board_lines())
        for side in presenter.view.seats:
            if side.seat != presenter.seat:
                assert f"hand {side.hand_size}" in said


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("width", [40, 60, 100])
def test_no_line_is_wider_than_the_screen(lang: str, width: int) -> None:
    for game in some_positions(4, 25):
        presenter = table_of(game, lang, width)
        for line in [
            *presenter.board_lines(),
            *presenter.question_lines(),
            *presenter.menu_lines(presenter.option_items()),
            *presenter.summary_lines(game.event_log),
        ]:
            for row in wrapped(line, width, 4):
                assert len(plain(list(row))) <= width, plain(line)


def test_wrapping_loses_no_word_and_no_style() -> None:
    line = [("one two three four five six ", "name"), ("seven eight nine ten eleven", "bad")]
    rows = wrapped(line, 20, 2)
    assert " ".join(plain(row).strip() for row in rows) == plain(line)
    assert {style for row in rows for text, style in row if text.strip()} == {"name", "bad"}


def test_every_event_of_whole_games_is_told_in_both_languages_with_its_rule() -> None:
    kinds = set()
    for seed in (1, 2):
        game = list(random_game(seed))[-1]
        assert game.result is not None and isinstance(game.state, WowState)
        for lang in ("en", "de"):
            presenter = table_of(game, lang, seat=0)
            told = visibility.events_for(game.state, game.event_log, 0)
            entries = WowEventFormatter(presenter.labeler).all_entries(told)
            assert len(entries) == len(game.event_log)
            for entry, event in zip(entries, game.event_log):
                assert entry.text and entry.rule == event.rule.number
                assert not {"{", "}", "<", "[", "|"} & set(entry.text), entry.text
            kinds |= {entry.kind for entry in entries}
            assert presenter.summary_lines(game.event_log)
    assert len(kinds) > 25


def test_the_log_says_no_name_that_the_reader_does_not_know() -> None:
    """A card drawn by somebody else is a card."""
    game = next(game for game in random_game(4) if game.state.public_decision_count > 6)
    for seat in (0, 1):
        for line in table_of(game, seat=seat).log_lines(game.event_log):
            text = plain(line)
            if text.startswith(("Anna draws", "Ben draws")):
                assert "draws a card" in text


def test_the_right_form_follows_you_and_a_name() -> None:
    game = next(game for game in random_game(4) if game.state.public_decision_count > 6)
    told = visibility.events_for(game.state, game.event_log, 0)  # type: ignore[arg-type]
    draws = [data for data in told if data["kind"] == "draw"]
    teller = WowEventFormatter(table_of(game, "de", seat=0).labeler)
    mine = [teller.sentence(read_event(data)) for data in draws if data["seat"] == 0]
    theirs = [teller.sentence(read_event(data)) for data in draws if data["seat"] == 1]
    assert mine[0].startswith("Du ziehst ") and theirs[0] == "Ben zieht eine Karte"
    assert message_key(read_event(draws[0]), teller.messages.EVENTS) == "draw"


def test_a_question_says_what_a_pass_leads_to() -> None:
    ends = resolves = 0
    for game in some_positions():
        presenter = table_of(game)
        labels = [offer.command for offer in presenter.option_items() if offer.command.startswith("pass")]
        for label in labels:
            if presenter.view.chain:
                assert "resolves" in label
                resolves += 1
            else:
                assert ":" in label
                ends += 1
    assert ends and resolves


def test_copies_of_a_card_in_hand_are_listed_once() -> None:
    for game in some_positions():
        presenter = table_of(game)
        assert presenter.view.decision is not None
        hand = [piece.face["name"] for piece in presenter.view.seats[presenter.seat].hand if piece.face]
        placed = [offer for offer in presenter.option_items() if offer.group == "place"]
        if placed:
            assert len(placed) == len(set(hand))


def test_every_window_belongs_to_a_stop() -> None:
    found = set()
    for game in some_positions():
        presenter = table_of(game)
        if presenter.pass_option() >= 0:
            assert presenter.stop_key() in (*STOPS, "my action phase")
            found.add(presenter.stop_key())
    assert len(found) > 6


def test_a_spectator_sees_a_table_and_no_hand() -> None:
    game = new_game("wowtcg", ["learn-elendril", "learn-radak"], 3)
    presenter = WowPresenter(game, -1, "en", ["Anna", "Ben"])
    said = shown(presenter.board_lines())
    assert "Anna" in said and "Ben" in said and "Hand " not in said
    assert presenter.option_items() == [] and presenter.pass_option() == -1


def test_showing_a_card_says_what_changes_it() -> None:
    text = POSITION.replace("party: Voss", "party: Warchief Thrall, Voss")
    for lang, said in (("en", "changed by Warchief Thrall"), ("de", "verändert durch Kriegshäuptling Thrall")):
        presenter = WowPresenter(scene.read(text).start(), 0, lang, ["", "Ben"])
        assert said in shown(presenter.card_detail_lines("voss"))
        assert said not in shown(presenter.card_detail_lines("leeroy"))
    assert presenter.card_detail_lines("nothing of that name") == []


def test_a_second_target_is_asked_for_with_the_first_one_named() -> None:
    text = POSITION.replace("hand: Fire Blast, Krol Blade", "hand: Lie in Wait")
    chosen = {"en": "Target ally (Guardian Steelhorn) has +1 ATK", "de": "(Guardian Steelhorn) hat in diesem Zug +1"}
    for lang, said in chosen.items():
        game = scene.read(text).start()
        for order in ("play lie in wait", "guardian", ""):
            presenter = WowPresenter(game, 0, lang, ["", "Ben"])
            assert (said in shown(presenter.question_lines())) == (not order)
            if order:
                game.apply(presenter.parse(order).index)


def test_cards_from_the_top_of_the_deck_are_listed_by_their_names() -> None:
    text = POSITION.replace("Your Fortune Awaits You, 3", "It's a Secret to Everybody, 3")
    game = scene.read(text.replace("deck: Kor Cindervein", "deck: Fury, Krol Blade, Fireball, 3")).start()
    labels: list[list[str]] = []
    for order in ("complete", "pass", "pass", "krol", "fury"):
        assert game.decision is not None
        names = ["", "Ben"] if game.decision.seat == 0 else ["Anna", ""]
        presenter = WowPresenter(game, game.decision.seat, "en", names)
        labels = [*labels[-1:], [offer.label for offer in presenter.option_items()]]
        decision = presenter.view.decision
        assert decision is not None
        assert len(decision.looking) == {"krol": 3, "fury": 2}.get(order, 0)
        game.apply(presenter.parse(order).index)
    assert labels[0] == ["Fury (deck)", "Krol Blade (deck)", "Fireball (deck)"]
    assert labels[1] == ["Fury goes to the bottom next", "Fireball goes to the bottom next"]
    deck = [piece.face for piece in WowPresenter(game, 0, "en", ["", "Ben"]).view.seats[0].deck]
    assert [face["name"] for face in deck if face] == ["Krol Blade", "Fury", "Fireball"]


SABOTAGE = """
scene: A sabotage
seat Anna
  party: Kor Cindervein
  grant Kor: CombatRule(
    THIS, CombatDuty.CAN_SABOTAGE, All(CardFilter((CardType.ALLY, CardType.WEAPON, CardType.RESOURCE), (Opposing(),))))
seat Ben
  party: Voss Treebender
  equipment: Krol Blade
  resources: 2
seat Cora
  equipment: Krol Blade
  resources: 1
"""


@pytest.mark.parametrize(
    ("lang", "offered", "told", "shows"),
    [
        ("en", "sabotage Voss Treebender 2/1, Ben’s", "proposes a sabotage", "The sabotage of Voss Treebender"),
        ("de", "sabotiere Voss Treebender 2/1, von Ben", "beantragt eine Sabotage", "Die Sabotage Kor Cindervein"),
    ],
)
def test_a_sabotage_is_told_from_an_attack(lang: str, offered: str, told: str, shows: str) -> None:
    """Where both are possible: in the question, also whose thing it is, on the chain and in the log."""
    game = scene.read(SABOTAGE).start()
    names = ["Anna", "Ben", "Cora"]
    game.apply(game.state.decision.options[-1])  # type: ignore[union-attr]  # attack with Kor
    labels = [offer.label for offer in WowPresenter(game, 0, lang, names).option_items()]
    assert offered in labels
    assert sum(label.startswith("sabot") and "Ben" in label for label in labels) == 4  # also each of the two resources
    assert sum(label.startswith("sabot") and "Cora" in label for label in labels) == 2
    chosen = WowPresenter(game, 0, lang, names).option_items()[labels.index(offered)].index
    events = game.apply(game.state.decision.options[chosen])  # type: ignore[union-attr]
    presenter = WowPresenter(game, 1, lang, names)
    assert told in shown(presenter.summary_lines(events)) and shows in shown(presenter.board_lines())


def asked_when_played(card: str, lang: str) -> str:
    """The question that follows on playing that card, with what can be answered."""
    text = f"""
scene: A card with a question
seat Anna
  hand: {card}
  equipment: Draconian Deflector
  graveyard: 2 Backstab
  resources: 3
seat Ben
"""
    game = scene.read(text).start()
    game.apply(WowPresenter(game, 0, lang, ["", "Ben"]).parse(f"{'spiele' if lang == 'de' else 'play'} {card}").index)
    presenter = WowPresenter(game, 0, lang, ["", "Ben"])
    return shown(presenter.question_lines()) + shown(presenter.menu_lines(presenter.option_items()))


def test_how_many_cards_and_how_to_pay_are_asked_for_as_such() -> None:
    """Eviscerate's X is two more than the cards removed; an alternate cost is nothing that the card does."""
    assert "How many cards do you remove for Eviscerate?" in asked_when_played("Eviscerate", "en")
    assert "Wie viele Karten entfernst du für Eviscerate?" in asked_when_played("Eviscerate", "de")
    assert "X:" not in asked_when_played("Eviscerate", "en")
    assert "Which cost do you pay for Shield Bash?" in asked_when_played("Shield Bash", "en")
    assert "bezahle die Ressourcenkosten" in asked_when_played("Schildhieb", "de")


SHIELDED = """
scene: Two ways to pay
seat Anna
  hand: Shield Bash
  equipment: Draconian Deflector
  resources: 3
seat Ben
  party: Crazy Igvand
"""


@pytest.mark.parametrize(
    ("lang", "asked", "ways", "does"),
    [
        (
            "en",
            "Which cost do you pay for Shield Bash?",
            ["pay its resource cost", "Exhaust one of your Shields"],
            "Anna plays Shield Bash: “Your hero deals 1 damage to target hero or ally (Crazy Igvand).",
        ),
        (
            "de",
            "Welche Kosten bezahlst du für Schildhieb?",
            ["bezahle die Ressourcenkosten", "Erschöpfe einen deiner Schilde"],
            "Anna spielt Schildhieb: „Dein Held fügt einem Helden oder Verbündeten deiner Wahl (Verrückter Igvand) 1",
        ),
    ],
)
def test_two_ways_to_pay_are_told_and_the_chain_tells_what_the_card_does(
    lang: str, asked: str, ways: list[str], does: str
) -> None:
    for way in ("3", "shield"):
        game = scene.read(SHIELDED).start()
        game.apply(WowPresenter(game, 0, "en", ["", "Ben"]).parse("play shield bash").index)
        presenter = WowPresenter(game, 0, lang, ["", "Ben"])
        assert asked in shown(presenter.question_lines())
        assert [offer.label for offer in presenter.option_items()] == ways
        game.apply(0 if way == "3" else 1)
        game.apply(WowPresenter(game, 0, "en", ["", "Ben"]).parse("igvand").index)
        while not game.view(1)["chain"]:
            game.apply(0)  # what is paid with
        assert WowPresenter(game, 1, lang, ["Anna", ""]).waiting()["chain"][0].startswith(does)


def test_the_card_looked_at_is_seen_whether_or_not_it_may_be_taken() -> None:
    text = "scene: A look\nseat Anna\n  equipment: Gift of the Elven Magi\n  resources: 2\n  deck: {}\nseat Ben\n"
    leave = "leave it on top"
    for top, says in (("Fire Blast", ["put Fire Blast into your hand", leave]), ("Fury", [leave])):
        game = scene.read(text.format(f"{top}, 3")).start()
        for order in ("use gift", "pass", "pass"):
            assert game.decision is not None
            game.apply(WowPresenter(game, game.decision.seat, "en", ["Anna", "Ben"]).parse(order).index)
        presenter = WowPresenter(game, 0, "en", ["", "Ben"])
        assert [offer.command for offer in presenter.option_items()] == says
        decision = presenter.view.decision
        assert decision is not None
        assert [card.face["name"] for card in decision.looking if card.face] == [top]
        # What asks is the power; what it cost has been paid.
        assert "Look at the top card" in shown(presenter.question_lines()) and ">>>" not in shown(
            presenter.question_lines()
        )
        other = WowPresenter(game, 1, "en", ["Anna", ""]).view
        assert other.decision is None or not other.decision.looking
