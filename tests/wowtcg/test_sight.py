"""What a seat sees: what it may know and nothing else, under names that last as long as it can follow a card."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE, Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.scene.scene import plain_step
from regelwerk.kernel.visibility import OFFERED, SPECTATOR_SEAT, UNSEEN, SeatHandles, parse_option
from regelwerk.wowtcg import codes, visibility
from regelwerk.wowtcg.changes import discard, draw, leave, look, put, reveal, shuffle_deck
from regelwerk.wowtcg.refusals import why_not
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.scene import read
from regelwerk.wowtcg.state import WowPiece, WowState
from regelwerk.wowtcg.visibility import TERMS, events_for, guess
from tests.wowtcg import tables
from tests.wowtcg.tables import do, find, go, new_table, now, resources, settle

RULE = rule("wow7.4:415.9a")
FACES = ("Fireball", "Polymorph", "Latro Abiectus", "Parvink")


def opened() -> tuple[WowState, list[WowPiece], list[WowPiece]]:
    """Both hands hold the same four cards; ten cards in each deck, five resources each."""
    state = new_table()
    hands = [tables.put(state, seat, codes.ZONE_HAND, *FACES) for seat in (0, 1)]
    for seat in (0, 1):
        tables.put(state, seat, codes.ZONE_DECK, *["Frost Shock", "Kulan Earthguard"] * 5)
        resources(state, seat, 5)
    return go(state), hands[0], hands[1]


def view(state: WowState, seat: int) -> dict[str, Any]:
    """What a seat is sent."""
    return visibility.view(state, seat).to_data()


def side(state: WowState, seat: int, owner: int) -> dict[str, Any]:
    found: dict[str, Any] = view(state, seat)["seats"][owner]
    return found


def names_in(cards: list[dict[str, Any]]) -> list[str | None]:
    return [None if card["face"] is None else card["face"]["name"] for card in cards]


# ------------------------------------------------------------------- what is hidden


def test_a_view_is_plain_data() -> None:
    state, _, _ = opened()
    for seat in (SPECTATOR_SEAT, 0, 1):
        assert json.loads(json.dumps(view(state, seat))) == view(state, seat)


def test_one_sees_ones_own_hand_and_counts_the_others() -> None:
    state, _, _ = opened()
    assert names_in(side(state, 0, 0)["hand"]["cards"]) == list(FACES)
    assert side(state, 0, 1)["hand"] == {"count": 4, "cards": []}
    assert side(state, SPECTATOR_SEAT, 0)["hand"] == {"count": 4, "cards": []}
    assert side(state, 0, 0)["deck"] == {"count": 10, "cards": []}


def test_a_face_down_resource_is_known_to_its_owner_only() -> None:
    state, _, _ = opened()
    mine, theirs = side(state, 0, 0)["resources"], side(state, 0, 1)["resources"]
    assert names_in(mine) == [tables.FILLER] * 5
    assert names_in(theirs) == [None] * 5
    assert [card["known_to"] for card in theirs] == [[1]] * 5
    assert names_in(side(state, SPECTATOR_SEAT, 0)["resources"]) == [None] * 5
    assert "type" not in mine[0], "a face-down resource is blank, for its owner, too"


def test_no_view_holds_an_id_or_a_reference() -> None:
    """Handles are small numbers; whatever is as large as a reference, or text, is none of the engine's."""
    state, hand, _ = opened()
    do(state, codes.VERB_PLAY, hand[2])

    def numbers(value: Any) -> list[int]:
        if isinstance(value, dict):
            return [n for item in value.values() for n in numbers(item)]
        if isinstance(value, list):
            return [n for item in value for n in numbers(item)]
        return [value] if isinstance(value, int) else []

    for seat in (SPECTATOR_SEAT, 0, 1):
        assert max(numbers(view(state, seat))) < 100


# ------------------------------------------------------------------------- handles


def test_each_seat_has_its_own_name_for_a_card() -> None:
    state, hand, _ = opened()
    assert SeatHandles(state, 0).handle(hand[0].ref) < 0
    assert SeatHandles(state, 1).handle(hand[0].ref) == 0
    hero = state.hero(0)
    assert hero is not None
    assert SeatHandles(state, 0).handle(hero.ref) < 0 < SeatHandles(state, 1).handle(hero.ref)
    assert SeatHandles(state, 1).handle(hero.ref) == SeatHandles(state, SPECTATOR_SEAT).handle(hero.ref)


def test_a_handle_lasts_from_the_hand_into_play_and_back() -> None:
    state, hand, _ = opened()
    ally = hand[2]
    before = SeatHandles(state, 0).handle(ally.ref)
    do(state, codes.VERB_PLAY, ally)
    settle(state)
    ally = now(state, ally)
    assert state.zone_kind(ally) == codes.ZONE_ALLIES
    assert SeatHandles(state, 0).handle(ally.ref) == before
    theirs = SeatHandles(state, 1).handle(ally.ref)
    leave(state, [ally.id], codes.ZONE_HAND, RULE)
    ally = now(state, ally)
    assert SeatHandles(state, 0).handle(ally.ref) == before
    assert SeatHandles(state, 1).handle(ally.ref) == theirs
    known = side(state, 1, 0)["hand"]
    assert known["count"] == 4
    assert names_in(known["cards"]) == ["Latro Abiectus"]
    assert known["cards"][0]["handle"] == theirs


def test_a_card_placed_face_down_from_a_hand_cannot_be_followed() -> None:
    """One of four known and unknown cards goes face down: nobody else can tell which of them is still in the hand."""
    state, hand, _ = opened()
    reveal(state, hand[1], RULE)
    name = SeatHandles(state, 1).handle(hand[1].ref)
    assert name > 0
    do(state, codes.VERB_PLACE, hand[1])
    placed = now(state, hand[1])
    assert SeatHandles(state, 1).handle(placed.ref) not in (0, name)
    assert SeatHandles(state, 1).ref(name) == 0
    assert side(state, 1, 0)["hand"]["cards"] == []
    assert view(state, 1)["chain"][0]["source"]["face"] is None
    assert view(state, 0)["chain"][0]["source"]["face"]["name"] == "Polymorph"
    settle(state)
    assert names_in(side(state, 1, 0)["resources"]) == [None] * 6


def test_a_card_put_from_a_hand_into_a_deck_cannot_be_followed() -> None:
    state, hand, _ = opened()
    reveal(state, hand[1], RULE)
    put(state, now(state, hand[0]), codes.ZONE_DECK, RULE, bottom=True)
    assert side(state, 1, 0)["hand"] == {"count": 3, "cards": []}
    at_the_bottom = side(state, 1, 0)["deck"]["cards"]
    assert at_the_bottom == [{"at": 10, "handle": 0, "face": None, "known_to": [0]}]
    assert names_in(side(state, 0, 0)["deck"]["cards"]) == ["Fireball"]


def test_a_shuffle_takes_all_names_and_all_knowledge() -> None:
    state, _, _ = opened()
    top = state.pieces[state.zone_ids(codes.ZONE_DECK, 0)[-1]]
    look(state, top, 0, RULE)
    assert side(state, 0, 0)["deck"]["cards"][0]["at"] == 0
    assert side(state, 1, 0)["deck"]["cards"] == [{"at": 0, "handle": 0, "face": None, "known_to": [0]}]
    shuffle_deck(state, 0)
    for seat in (SPECTATOR_SEAT, 0, 1):
        assert side(state, seat, 0)["deck"]["cards"] == []


def test_a_handle_means_a_card_only_to_the_seat_that_has_it() -> None:
    state, hand, others = opened()
    mine = SeatHandles(state, 0).handle(hand[0].ref)
    assert SeatHandles(state, 0).ref(mine) == hand[0].ref
    assert SeatHandles(state, 1).ref(mine) == others[0].ref, "the same number is the other seat's own first card"
    assert SeatHandles(state, 1).ref(Handle(9999)) == 0
    told = parse_option(SeatHandles(state, 1), {"verb": "play", "subject": 9999}, TERMS)
    assert told is not None
    assert told.subject == UNSEEN
    assert [reason.kind for reason in why_not(state, 1, told)] == ["no-such-card"]
    assert parse_option(SeatHandles(state, 0), {"verb": "fly"}, TERMS) is None
    assert parse_option(SeatHandles(state, 0), {}, TERMS) is None


# -------------------------------------------------------------------- announcements


def test_nothing_of_an_announcement_is_seen_before_it_is_complete() -> None:
    state, hand, _ = opened()
    before = {seat: view(state, seat) for seat in (SPECTATOR_SEAT, 1)}
    do(state, codes.VERB_PLAY, hand[0])
    assert state.decision is not None
    assert state.decision.kind == codes.DECISION_CHOOSE_TARGET
    for seat, seen in before.items():
        assert view(state, seat) == seen
    told = view(state, 0)["decision"]
    assert told["kind"] == "target"
    assert told["announcing"]["source"]["face"]["name"] == "Fireball"
    assert before[1]["decision"] == {"number": told["number"], "seat": 0, "kind": "priority"}
    target = state.hero(1)
    assert target is not None
    do(state, codes.VERB_TARGET, None, target)
    chain = view(state, 1)["chain"]
    assert chain[0]["source"]["face"]["name"] == "Fireball"
    assert chain[0]["targets"] == [[{"handle": SeatHandles(state, 1).handle(target.ref), "face": chain_face(state, 1)}]]
    assert chain[0]["control"] == 0


def chain_face(state: WowState, owner: int) -> dict[str, str]:
    hero = state.hero(owner)
    assert hero is not None
    return {"code": hero.card.code, "name": hero.card.name}


# ------------------------------------------------------------------------- searching


def searching() -> tuple[WowState, WowPiece]:
    """Seat 0 is looking through its deck for an ally."""
    state = new_table()
    quest = tables.put(state, 0, codes.ZONE_RESOURCES, "The Missing Diplomat")[0]
    tables.put(
        state, 0, codes.ZONE_DECK, "Voss Treebender", "Fireball", "Kulan Earthguard", "Voss Treebender", "Annihilator"
    )
    tables.put(state, 1, codes.ZONE_DECK, "Parvink")
    resources(state, 0, 6)
    go(state)
    do(state, codes.VERB_COMPLETE, quest)
    settle(state)
    return state, quest


def test_who_searches_a_deck_sees_all_of_it_by_name() -> None:
    state, _ = searching()
    assert state.decision is not None
    assert state.decision.kind == codes.DECISION_SEARCH
    told = view(state, 0)["decision"]
    seen = {line["face"]["name"]: (line["count"], line["handle"] >= OFFERED) for line in told["looking"]}
    assert seen == {
        "Annihilator": (1, False),
        "Fireball": (1, False),
        "Kulan Earthguard": (1, True),
        "Voss Treebender": (2, True),
    }
    assert [line["face"]["name"] for line in told["looking"]] == sorted(seen)
    offered = {card["handle"]: card["face"]["name"] for card in told["offered"]}
    assert sorted(offered.values()) == ["Kulan Earthguard", "Voss Treebender"]
    assert [option["object"] for option in told["options"]] == [*offered, 0]
    assert view(state, 1)["decision"].keys() == {"number", "seat", "kind"}
    assert "looking" not in json.dumps(view(state, SPECTATOR_SEAT))


def test_a_card_found_by_a_handle_of_that_search_is_the_one_that_was_meant() -> None:
    state, _ = searching()
    told = view(state, 0)["decision"]
    wanted = next(card["handle"] for card in told["offered"] if card["face"]["name"] == "Kulan Earthguard")
    option = next(option for option in told["options"] if option["object"] == wanted)
    meant = parse_option(SeatHandles(state, 0), option, TERMS)
    assert meant is not None
    state.apply(meant)
    assert "Kulan Earthguard" in names_in(side(state, 0, 0)["hand"]["cards"])


# ---------------------------------------------------------------------------- events


def test_a_drawn_card_is_told_to_who_drew_it() -> None:
    state, _, _ = opened()
    state.events = []
    draw(state, 0, RULE)
    told = {seat: events_for(state, state.events, seat)[0] for seat in (SPECTATOR_SEAT, 0, 1)}
    assert told[0]["about"]["face"]["name"] == "Kulan Earthguard"
    assert told[0]["about"]["handle"] < 0
    for seat in (SPECTATOR_SEAT, 1):
        assert told[seat]["about"] == {"handle": 0, "face": None}
        assert (told[seat]["kind"], told[seat]["seat"], told[seat]["rule"]) == ("draw", 0, RULE.number)


def test_an_event_keeps_the_names_of_its_moment() -> None:
    """Told long afterwards, when the cards have been shuffled away, it says what it said at once."""
    state, _, _ = opened()
    ally = tables.put(state, 0, codes.ZONE_ALLIES, "Parvink")[0]
    state.events = []
    leave(state, [ally.id], codes.ZONE_GRAVEYARD, RULE, state.pieces[0].ref)
    events = list(state.events)
    at_once = {seat: events_for(state, events, seat) for seat in (SPECTATOR_SEAT, 0, 1)}
    put(state, now(state, ally), codes.ZONE_DECK, RULE)
    shuffle_deck(state, 0)
    for seat, told in at_once.items():
        assert events_for(state, events, seat) == told
        assert told[0]["about"]["face"]["name"] == "Parvink"
        assert told[0]["source"]["face"]["name"] == "Litori Frostburn"


def test_a_card_placed_face_down_is_no_face_in_any_event() -> None:
    state, hand, _ = opened()
    events = []
    do(state, codes.VERB_PLACE, hand[3])
    events += state.events
    do(state, codes.VERB_PASS)
    do(state, codes.VERB_PASS)
    events += state.events
    assert "Parvink" in json.dumps(events_for(state, events, 0))
    for seat in (SPECTATOR_SEAT, 1):
        assert "Parvink" not in json.dumps(events_for(state, events, seat))


def test_a_discarded_card_is_shown_to_all() -> None:
    state, hand, _ = opened()
    state.events = []
    discard(state, hand[1], RULE)
    for seat in (SPECTATOR_SEAT, 0, 1):
        told = events_for(state, state.events, seat)
        assert [event["kind"] for event in told] == ["discard", "move"]
        assert {event["about"]["face"]["name"] for event in told} == {"Polymorph"}
        assert len({event["about"]["handle"] for event in told}) == 1


# -------------------------------------------------------------------------- guessing


def test_a_guess_deals_what_is_hidden_and_nothing_else() -> None:
    state, _, hand = opened()
    reveal(state, hand[0], RULE)
    found = set()
    for seed in range(400):
        guessed = guess(state, 0, Chance(seed))
        assert json.dumps(view(guessed, 0)) == json.dumps(view(state, 0))
        assert guessed.pieces[hand[0].id].card.name == "Fireball"
        found.add(tuple(guessed.pieces[piece.id].card.name for piece in hand[1:]))
    assert len(found) > 10
    assert ("Frost Shock",) * 3 in found or any("Frost Shock" in names for names in found)


def test_guesses_depend_on_the_chance_given_and_on_nothing_else() -> None:
    state, _, hand = opened()
    chance = Chance(3)
    first = [guess(state, 0, chance).pieces[piece.id].card.code for piece in hand for _ in range(3)]
    chance = Chance(3)
    assert first == [guess(state, 0, chance).pieces[piece.id].card.code for piece in hand for _ in range(3)]
    state.chance = Chance(99)
    again = guess(state, 0, Chance(3))
    other = guess(state, 0, Chance(3))
    assert again.chance.below(1000) == other.chance.below(1000)


def test_a_closed_deck_is_guessed_from_the_pool() -> None:
    """Nothing of the true cards is in a guess from a pool: not even that the deck holds four Fireballs."""
    state, _, _ = opened()
    pool = ["hoa/parvink"] * 40
    guessed = guess(state, 0, Chance(1), [[], pool])
    hidden = [piece for piece in guessed.pieces if piece.owner == 1 and not piece.known_to & 1]
    assert len(hidden) == 19
    assert {piece.card.code for piece in hidden} == {"hoa/parvink"}
    mine = [guessed.pieces[id].card.name for id in guessed.zone_ids(codes.ZONE_DECK, 0)]
    assert sorted(mine) == ["Frost Shock"] * 5 + ["Kulan Earthguard"] * 5
    with pytest.raises(ValueError, match="19 cards of seat 1"):
        guess(state, 0, Chance(1), [[], pool[:18]])
    with pytest.raises(KeyError):
        guess(state, 0, Chance(1), [[], ["hoa/no-such-card"] * 40])


def test_in_a_guess_another_seat_has_announced_nothing() -> None:
    s, hand, _ = opened()
    do(s, codes.VERB_PLAY, hand[0])
    guessed = guess(s, 1, Chance(1))
    assert guessed.decision is not None
    assert guessed.decision.kind == codes.DECISION_PRIORITY
    assert guessed.decision.number == 1
    mine = guess(s, 0, Chance(1))
    assert mine.decision is not None
    assert mine.decision.kind == codes.DECISION_CHOOSE_TARGET
    for state in (guessed, mine):
        state.apply(state.decision.options[0])  # type: ignore[union-attr]  # asked above


def test_a_guess_of_ones_own_search_has_the_same_options() -> None:
    state, _ = searching()
    told = view(state, 0)["decision"]
    for seed in range(5):
        guessed = guess(state, 0, Chance(seed))
        assert view(guessed, 0)["decision"] == told
        guessed.apply(guessed.decision.options[0])  # type: ignore[union-attr]  # the view has it


def test_a_guess_leaves_the_true_state_alone() -> None:
    state, _, _ = opened()
    before = [(piece.card.code, piece.owner_handle) for piece in state.pieces], state.chance.a
    guessed = guess(state, 1, Chance(8))
    guessed.apply(find(guessed, codes.VERB_PASS))
    assert before == ([(piece.card.code, piece.owner_handle) for piece in state.pieces], state.chance.a)


# ------------------------------------------------------------------------ what is shown


def test_numbers_stand_beside_the_printed_ones() -> None:
    """Tracker Gallen has ATK for every ally in the party, Nerra Lifeboon gives the others health."""
    state = new_table()
    tables.put(state, 0, codes.ZONE_ALLIES, "Tracker Gallen", damage=2)
    tables.put(state, 0, codes.ZONE_ALLIES, "Nerra Lifeboon")
    tables.put(state, 0, codes.ZONE_HERO_ROW, "Krol Blade", "Mooncloth Robe")
    go(state)
    seen = side(state, 1, 0)
    tracker, nerra = seen["allies"]
    assert tracker["atk"] == {"now": 2, "printed": 0}
    assert tracker["health"] == {"now": 3, "printed": 2}
    assert tracker["damage"] == 2
    assert nerra["health"] == {"now": 4, "printed": 4}
    assert [p["type"] for p in seen["hero_row"]] == ["hero", "weapon", "armor"]
    assert "health" not in seen["hero_row"][1]
    assert seen["hero_row"][1]["strike"]["now"] == tables.card("Krol Blade").strike
    assert seen["hero_row"][2]["defense"]["printed"] == tables.card("Mooncloth Robe").defense
    assert seen["hero"] == seen["hero_row"][0]["handle"]


def test_what_changes_a_card_is_listed_with_its_source() -> None:
    """A modifier of a card in play, with the path of its word and what it applies to."""
    state, _, _ = opened()
    every = tables.put(state, 0, codes.ZONE_ALLIES, *everything_with_statics())
    state.invalidate_all()
    listed = [modifier.to_data() for modifier in visibility.modifiers(state, 1)]
    assert listed
    for entry in listed:
        assert entry["source"]["face"]["code"] == "/".join(entry["text"].split("/")[:2])
        assert entry["until"] == "gone"
    touched = {handle for entry in listed for handle in entry["on"]}
    for piece in every:
        for modifier in visibility.changing(state, piece, 1):
            assert SeatHandles(state, 1).handle(piece.ref) in touched
            assert modifier.to_data() in listed


def everything_with_statics() -> list[str]:
    """Allies with continuous powers."""
    cards = [card for card in tables.DEFS.cards if card.code.startswith("hoa/")]
    found = [tables.card(card.name) for card in cards if not card.code.endswith("/token")]
    return [card.name for card in found if card.kind == codes.TYPE_ALLY and card.statics][:6]


def test_attachments_lie_under_what_they_are_attached_to() -> None:
    state, _, _ = opened()
    ally = tables.put(state, 0, codes.ZONE_ALLIES, "Parvink")[0]
    tables.put(state, 1, codes.ZONE_ATTACHED, "Polymorph", host=ally.ref, known_to=EVERYONE)
    shown = side(state, 0, 0)["allies"][0]
    assert names_in(shown["attached"]) == ["Polymorph"]
    assert shown["attached"][0]["owner"] == 1


def test_the_end_of_a_game_is_told_with_its_rule() -> None:
    state, _, _ = opened()
    hero = state.hero(1)
    assert hero is not None
    state.writable_piece(hero.id).damage = 99
    state.checks_dirty = True
    do(state, codes.VERB_PASS)
    assert view(state, 0)["result"] == {"winners": [0], "rule": "wow:102.1"}
    assert view(state, 0)["decision"] is None
    assert side(state, 0, 1)["hero"] == 0


def test_prevention_is_listed_until_it_is_used_up() -> None:
    """wow7.4:717.2: then it is over, also for those who look at what is at work."""
    games: list[Game] = []

    def step(game: Game, option: Option) -> tuple[Game, list[Event]]:
        games.append(game)
        return plain_step(game, option)

    text = """
scene: Soul Link prevents one damage
seat Anna
  abilities: Soul Link
  party: Crazy Igvand
seat Ben
  hand: Fire Blast
  resources: 1
Anna: use Soul Link paying Crazy Igvand; resolve
expect event modify on Anna's hero
Ben: play Fire Blast targeting Anna's hero; settle
expect Anna's hero damage 1
"""
    outcome = read(text).run(step)
    assert outcome.has_passed, str(outcome)
    state = games[-1].state
    assert isinstance(state, WowState)
    assert view(state, 0)["modifiers"] == []
