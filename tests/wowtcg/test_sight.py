"""What a seat sees: what it may know and nothing else, under names that last as long as it can follow a card."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regelwerk.kernel.chance import Chance
from regelwerk.kernel.decision import Option
from regelwerk.kernel.event import EVERYONE, Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.scene import plain_step
from regelwerk.kernel.sight import OFFERED, SPECTATOR, UNSEEN, Names, intent_of
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import sight
from regelwerk.wowtcg.changes import discard, draw, leave, look, put, reveal, shuffle_deck
from regelwerk.wowtcg.explain import why_not
from regelwerk.wowtcg.rules import rule
from regelwerk.wowtcg.scene import read
from regelwerk.wowtcg.sight import TERMS, events_for, guess, view
from regelwerk.wowtcg.state import WowPiece, WowState
from tests.wowtcg import tables
from tests.wowtcg.tables import do, find, go, new_table, now, resources, settle

RULE = rule("wow7.4:415.9a")
FACES = ("Fireball", "Polymorph", "Latro Abiectus", "Parvink")


def opened() -> tuple[WowState, list[WowPiece], list[WowPiece]]:
    """Both hands hold the same four cards; ten cards in each deck, five resources each."""
    s = new_table()
    hands = [tables.put(s, seat, c.HAND, *FACES) for seat in (0, 1)]
    for seat in (0, 1):
        tables.put(s, seat, c.DECK, *["Frost Shock", "Kulan Earthguard"] * 5)
        resources(s, seat, 5)
    return go(s), hands[0], hands[1]


def side(s: WowState, seat: int, owner: int) -> dict[str, Any]:
    found: dict[str, Any] = view(s, seat)["seats"][owner]
    return found


def names_in(cards: list[dict[str, Any]]) -> list[str | None]:
    return [None if card["face"] is None else card["face"]["name"] for card in cards]


# ------------------------------------------------------------------- what is hidden


def test_a_view_is_plain_data() -> None:
    s, _, _ = opened()
    for seat in (SPECTATOR, 0, 1):
        assert json.loads(json.dumps(view(s, seat))) == view(s, seat)


def test_one_sees_ones_own_hand_and_counts_the_others() -> None:
    s, _, _ = opened()
    assert names_in(side(s, 0, 0)["hand"]["cards"]) == list(FACES)
    assert side(s, 0, 1)["hand"] == {"count": 4, "cards": []}
    assert side(s, SPECTATOR, 0)["hand"] == {"count": 4, "cards": []}
    assert side(s, 0, 0)["deck"] == {"count": 10, "cards": []}


def test_a_face_down_resource_is_known_to_its_owner_only() -> None:
    s, _, _ = opened()
    mine, theirs = side(s, 0, 0)["resources"], side(s, 0, 1)["resources"]
    assert names_in(mine) == [tables.FILLER] * 5
    assert names_in(theirs) == [None] * 5
    assert [card["known_to"] for card in theirs] == [[1]] * 5
    assert names_in(side(s, SPECTATOR, 0)["resources"]) == [None] * 5
    assert "type" not in mine[0], "a face-down resource is blank, for its owner, too"


def test_no_view_holds_an_id_or_a_reference() -> None:
    """Handles are small numbers; whatever is as large as a reference, or text, is none of the engine's."""
    s, hand, _ = opened()
    do(s, c.PLAY, hand[2])

    def numbers(value: Any) -> list[int]:
        if isinstance(value, dict):
            return [n for item in value.values() for n in numbers(item)]
        if isinstance(value, list):
            return [n for item in value for n in numbers(item)]
        return [value] if isinstance(value, int) else []

    for seat in (SPECTATOR, 0, 1):
        assert max(numbers(view(s, seat))) < 100


# ------------------------------------------------------------------------- handles


def test_each_seat_has_its_own_name_for_a_card() -> None:
    s, hand, _ = opened()
    assert Names(s, 0).handle(hand[0].ref) < 0
    assert Names(s, 1).handle(hand[0].ref) == 0
    hero = s.hero(0)
    assert hero is not None
    assert Names(s, 0).handle(hero.ref) < 0 < Names(s, 1).handle(hero.ref)
    assert Names(s, 1).handle(hero.ref) == Names(s, SPECTATOR).handle(hero.ref)


def test_a_handle_lasts_from_the_hand_into_play_and_back() -> None:
    s, hand, _ = opened()
    ally = hand[2]
    before = Names(s, 0).handle(ally.ref)
    do(s, c.PLAY, ally)
    settle(s)
    ally = now(s, ally)
    assert s.place(ally) == c.ALLIES
    assert Names(s, 0).handle(ally.ref) == before
    theirs = Names(s, 1).handle(ally.ref)
    leave(s, [ally.id], c.HAND, RULE)
    ally = now(s, ally)
    assert Names(s, 0).handle(ally.ref) == before
    assert Names(s, 1).handle(ally.ref) == theirs
    known = side(s, 1, 0)["hand"]
    assert known["count"] == 4
    assert names_in(known["cards"]) == ["Latro Abiectus"]
    assert known["cards"][0]["handle"] == theirs


def test_a_card_placed_face_down_from_a_hand_cannot_be_followed() -> None:
    """One of four known and unknown cards goes face down: nobody else can tell which of them is still in the hand."""
    s, hand, _ = opened()
    reveal(s, hand[1], RULE)
    name = Names(s, 1).handle(hand[1].ref)
    assert name > 0
    do(s, c.PLACE, hand[1])
    placed = now(s, hand[1])
    assert Names(s, 1).handle(placed.ref) not in (0, name)
    assert Names(s, 1).ref(name) == 0
    assert side(s, 1, 0)["hand"]["cards"] == []
    assert view(s, 1)["chain"][0]["source"]["face"] is None
    assert view(s, 0)["chain"][0]["source"]["face"]["name"] == "Polymorph"
    settle(s)
    assert names_in(side(s, 1, 0)["resources"]) == [None] * 6


def test_a_card_put_from_a_hand_into_a_deck_cannot_be_followed() -> None:
    s, hand, _ = opened()
    reveal(s, hand[1], RULE)
    put(s, now(s, hand[0]), c.DECK, RULE, bottom=True)
    assert side(s, 1, 0)["hand"] == {"count": 3, "cards": []}
    at_the_bottom = side(s, 1, 0)["deck"]["cards"]
    assert at_the_bottom == [{"at": 10, "handle": 0, "face": None, "known_to": [0]}]
    assert names_in(side(s, 0, 0)["deck"]["cards"]) == ["Fireball"]


def test_a_shuffle_takes_all_names_and_all_knowledge() -> None:
    s, _, _ = opened()
    top = s.pieces[s.zone(c.DECK, 0)[-1]]
    look(s, top, 0, RULE)
    assert side(s, 0, 0)["deck"]["cards"][0]["at"] == 0
    assert side(s, 1, 0)["deck"]["cards"] == [{"at": 0, "handle": 0, "face": None, "known_to": [0]}]
    shuffle_deck(s, 0)
    for seat in (SPECTATOR, 0, 1):
        assert side(s, seat, 0)["deck"]["cards"] == []


def test_a_handle_means_a_card_only_to_the_seat_that_has_it() -> None:
    s, hand, others = opened()
    mine = Names(s, 0).handle(hand[0].ref)
    assert Names(s, 0).ref(mine) == hand[0].ref
    assert Names(s, 1).ref(mine) == others[0].ref, "the same number is the other seat's own first card"
    assert Names(s, 1).ref(9999) == 0
    told = intent_of(Names(s, 1), {"verb": "play", "subject": 9999}, TERMS)
    assert told is not None
    assert told.subject == UNSEEN
    assert [reason.kind for reason in why_not(s, 1, told)] == ["no-such-card"]
    assert intent_of(Names(s, 0), {"verb": "fly"}, TERMS) is None
    assert intent_of(Names(s, 0), {}, TERMS) is None


# -------------------------------------------------------------------- announcements


def test_nothing_of_an_announcement_is_seen_before_it_is_complete() -> None:
    s, hand, _ = opened()
    before = {seat: view(s, seat) for seat in (SPECTATOR, 1)}
    do(s, c.PLAY, hand[0])
    assert s.decision is not None
    assert s.decision.kind == c.CHOOSE_TARGET
    for seat, seen in before.items():
        assert view(s, seat) == seen
    told = view(s, 0)["decision"]
    assert told["kind"] == "target"
    assert told["announcing"]["source"]["face"]["name"] == "Fireball"
    assert before[1]["decision"] == {"number": told["number"], "seat": 0, "kind": "priority"}
    target = s.hero(1)
    assert target is not None
    do(s, c.TARGET, None, target)
    chain = view(s, 1)["chain"]
    assert chain[0]["source"]["face"]["name"] == "Fireball"
    assert chain[0]["targets"] == [[{"handle": Names(s, 1).handle(target.ref), "face": chain_face(s, 1)}]]
    assert chain[0]["control"] == 0


def chain_face(s: WowState, owner: int) -> dict[str, str]:
    hero = s.hero(owner)
    assert hero is not None
    return {"code": hero.card.code, "name": hero.card.name}


# ------------------------------------------------------------------------- searching


def searching() -> tuple[WowState, WowPiece]:
    """Seat 0 is looking through its deck for an ally."""
    s = new_table()
    quest = tables.put(s, 0, c.RESOURCES, "The Missing Diplomat")[0]
    tables.put(s, 0, c.DECK, "Voss Treebender", "Fireball", "Kulan Earthguard", "Voss Treebender", "Annihilator")
    tables.put(s, 1, c.DECK, "Parvink")
    resources(s, 0, 6)
    go(s)
    do(s, c.COMPLETE, quest)
    settle(s)
    return s, quest


def test_who_searches_a_deck_sees_all_of_it_by_name() -> None:
    s, _ = searching()
    assert s.decision is not None
    assert s.decision.kind == c.SEARCH
    told = view(s, 0)["decision"]
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
    assert view(s, 1)["decision"].keys() == {"number", "seat", "kind"}
    assert "looking" not in json.dumps(view(s, SPECTATOR))


def test_a_card_found_by_a_handle_of_that_search_is_the_one_that_was_meant() -> None:
    s, _ = searching()
    told = view(s, 0)["decision"]
    wanted = next(card["handle"] for card in told["offered"] if card["face"]["name"] == "Kulan Earthguard")
    option = next(option for option in told["options"] if option["object"] == wanted)
    meant = intent_of(Names(s, 0), option, TERMS)
    assert meant is not None
    s.apply(meant)
    assert "Kulan Earthguard" in names_in(side(s, 0, 0)["hand"]["cards"])


# ---------------------------------------------------------------------------- events


def test_a_drawn_card_is_told_to_who_drew_it() -> None:
    s, _, _ = opened()
    s.events = []
    draw(s, 0, RULE)
    told = {seat: events_for(s, s.events, seat)[0] for seat in (SPECTATOR, 0, 1)}
    assert told[0]["about"]["face"]["name"] == "Kulan Earthguard"
    assert told[0]["about"]["handle"] < 0
    for seat in (SPECTATOR, 1):
        assert told[seat]["about"] == {"handle": 0, "face": None}
        assert (told[seat]["kind"], told[seat]["seat"], told[seat]["rule"]) == ("draw", 0, RULE.number)


def test_an_event_keeps_the_names_of_its_moment() -> None:
    """Told long afterwards, when the cards have been shuffled away, it says what it said at once."""
    s, _, _ = opened()
    ally = tables.put(s, 0, c.ALLIES, "Parvink")[0]
    s.events = []
    leave(s, [ally.id], c.GRAVEYARD, RULE, s.pieces[0].ref)
    events = list(s.events)
    at_once = {seat: events_for(s, events, seat) for seat in (SPECTATOR, 0, 1)}
    put(s, now(s, ally), c.DECK, RULE)
    shuffle_deck(s, 0)
    for seat, told in at_once.items():
        assert events_for(s, events, seat) == told
        assert told[0]["about"]["face"]["name"] == "Parvink"
        assert told[0]["source"]["face"]["name"] == "Litori Frostburn"


def test_a_card_placed_face_down_is_no_face_in_any_event() -> None:
    s, hand, _ = opened()
    events = []
    do(s, c.PLACE, hand[3])
    events += s.events
    do(s, c.PASS)
    do(s, c.PASS)
    events += s.events
    assert "Parvink" in json.dumps(events_for(s, events, 0))
    for seat in (SPECTATOR, 1):
        assert "Parvink" not in json.dumps(events_for(s, events, seat))


def test_a_discarded_card_is_shown_to_all() -> None:
    s, hand, _ = opened()
    s.events = []
    discard(s, hand[1], RULE)
    for seat in (SPECTATOR, 0, 1):
        told = events_for(s, s.events, seat)
        assert [event["kind"] for event in told] == ["discard", "move"]
        assert {event["about"]["face"]["name"] for event in told} == {"Polymorph"}
        assert len({event["about"]["handle"] for event in told}) == 1


# -------------------------------------------------------------------------- guessing


def test_a_guess_deals_what_is_hidden_and_nothing_else() -> None:
    s, _, hand = opened()
    reveal(s, hand[0], RULE)
    found = set()
    for seed in range(30):
        guessed = guess(s, 0, Chance(seed))
        assert json.dumps(view(guessed, 0)) == json.dumps(view(s, 0))
        assert guessed.pieces[hand[0].id].card.name == "Fireball"
        found.add(tuple(guessed.pieces[p.id].card.name for p in hand[1:]))
    assert len(found) > 10
    assert ("Frost Shock",) * 3 in found or any("Frost Shock" in names for names in found)


def test_guesses_depend_on_the_chance_given_and_on_nothing_else() -> None:
    s, _, hand = opened()
    chance = Chance(3)
    first = [guess(s, 0, chance).pieces[p.id].card.code for p in hand for _ in range(3)]
    chance = Chance(3)
    assert first == [guess(s, 0, chance).pieces[p.id].card.code for p in hand for _ in range(3)]
    s.chance = Chance(99)
    again = guess(s, 0, Chance(3))
    other = guess(s, 0, Chance(3))
    assert again.chance.below(1000) == other.chance.below(1000)


def test_a_closed_deck_is_guessed_from_the_pool() -> None:
    """Nothing of the true cards is in a guess from a pool: not even that the deck holds four Fireballs."""
    s, _, _ = opened()
    pool = ["hoa/parvink"] * 40
    guessed = guess(s, 0, Chance(1), [[], pool])
    hidden = [p for p in guessed.pieces if p.owner == 1 and not p.knows & 1]
    assert len(hidden) == 19
    assert {p.card.code for p in hidden} == {"hoa/parvink"}
    mine = [guessed.pieces[id].card.name for id in guessed.zone(c.DECK, 0)]
    assert sorted(mine) == ["Frost Shock"] * 5 + ["Kulan Earthguard"] * 5
    with pytest.raises(ValueError, match="19 cards of seat 1"):
        guess(s, 0, Chance(1), [[], pool[:18]])
    with pytest.raises(KeyError):
        guess(s, 0, Chance(1), [[], ["hoa/no-such-card"] * 40])


def test_in_a_guess_another_seat_has_announced_nothing() -> None:
    s, hand, _ = opened()
    do(s, c.PLAY, hand[0])
    guessed = guess(s, 1, Chance(1))
    assert guessed.decision is not None
    assert guessed.decision.kind == c.PRIORITY
    assert guessed.decision.number == 1
    mine = guess(s, 0, Chance(1))
    assert mine.decision is not None
    assert mine.decision.kind == c.CHOOSE_TARGET
    for state in (guessed, mine):
        state.apply(state.decision.options[0])  # type: ignore[union-attr]  # asked above


def test_a_guess_of_ones_own_search_has_the_same_options() -> None:
    s, _ = searching()
    told = view(s, 0)["decision"]
    for seed in range(5):
        guessed = guess(s, 0, Chance(seed))
        assert view(guessed, 0)["decision"] == told
        guessed.apply(guessed.decision.options[0])  # type: ignore[union-attr]  # the view has it


def test_a_guess_leaves_the_true_state_alone() -> None:
    s, _, _ = opened()
    before = [(p.card.code, p.private) for p in s.pieces], s.chance.a
    guessed = guess(s, 1, Chance(8))
    guessed.apply(find(guessed, c.PASS))
    assert before == ([(p.card.code, p.private) for p in s.pieces], s.chance.a)


# ------------------------------------------------------------------------ what is shown


def test_numbers_stand_beside_the_printed_ones() -> None:
    """Tracker Gallen has ATK for every ally in the party, Nerra Lifeboon gives the others health."""
    s = new_table()
    tables.put(s, 0, c.ALLIES, "Tracker Gallen", damage=2)
    tables.put(s, 0, c.ALLIES, "Nerra Lifeboon")
    tables.put(s, 0, c.HERO_ROW, "Krol Blade", "Mooncloth Robe")
    go(s)
    seen = side(s, 1, 0)
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
    s, _, _ = opened()
    every = tables.put(s, 0, c.ALLIES, *everything_with_statics())
    s.stir()
    listed = sight.modifiers(s, 1)
    assert listed
    for entry in listed:
        assert entry["source"]["face"]["code"] == "/".join(entry["text"].split("/")[:2])
        assert entry["until"] == "gone"
    touched = {handle for entry in listed for handle in entry["on"]}
    for p in every:
        for entry in sight.changing(s, p, 1):
            assert Names(s, 1).handle(p.ref) in touched
            assert entry in listed


def everything_with_statics() -> list[str]:
    """Allies with continuous powers."""
    cards = [card for card in tables.DEFS.cards if card.code.startswith("hoa/")]
    found = [tables.card(card.name) for card in cards if not card.code.endswith("/token")]
    return [card.name for card in found if card.kind == c.ALLY and card.statics][:6]


def test_attachments_lie_under_what_they_are_attached_to() -> None:
    s, _, _ = opened()
    ally = tables.put(s, 0, c.ALLIES, "Parvink")[0]
    tables.put(s, 1, c.ATTACHED, "Polymorph", host=ally.ref, knows=EVERYONE)
    shown = side(s, 0, 0)["allies"][0]
    assert names_in(shown["attached"]) == ["Polymorph"]
    assert shown["attached"][0]["owner"] == 1


def test_the_end_of_a_game_is_told_with_its_rule() -> None:
    s, _, _ = opened()
    hero = s.hero(1)
    assert hero is not None
    s.writable(hero.id).damage = 99
    s.dirty = True
    do(s, c.PASS)
    assert view(s, 0)["result"] == {"winners": [0], "rule": "wow:102.1"}
    assert view(s, 0)["decision"] is None
    assert side(s, 0, 1)["hero"] == 0


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
    assert outcome.ok, str(outcome)
    state = games[-1].state
    assert isinstance(state, WowState)
    assert view(state, 0)["modifiers"] == []
