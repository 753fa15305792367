"""Drafts: packs go round, everybody picks at once, nobody learns what others took; records verify and fork."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import pytest

from regelwerk import game_registry
from regelwerk.kernel.persistence.replay_format import ReplayFormatError
from regelwerk.limited.builder import build
from regelwerk.limited.draft import Draft, DraftError
from regelwerk.limited.draft_record import DraftRecord, is_draft
from regelwerk.limited.drafters import choose, choose_at_random, fill, finish
from regelwerk.limited.ratings import Rating, Ratings, ratings
from regelwerk.terminal.error_translation import translated
from tools.limited_strength import play_of

PLAY = play_of("duelmasters")
RATINGS = ratings(PLAY)


def everybody_picks(draft: Draft, at: int = 0) -> None:
    """All take the card that lies there in their packs, or the last one."""
    for seat in draft.waiting:
        pack = draft.view(seat).pack
        draft.pick(seat, pack[min(at, len(pack) - 1)])


# ---------------------------------------------------------------------------- the rules


@pytest.mark.parametrize("seats", [4, 8])
def test_packs_go_left_right_left_right(seats: int) -> None:
    """rb06:booster-draft, ruling:limited: what a seat passes on is before its neighbour next."""
    draft = Draft(PLAY, seats, 7)
    for round in range(1, 5):
        for _ in range(draft.size - 1):
            before = [draft.view(seat) for seat in range(seats)]
            assert {view.round for view in before} == {round}
            everybody_picks(draft)
            step = 1 if round % 2 else -1
            for view in before:
                assert view.to_left is (round % 2 == 1)
                passed = draft.view((view.seat + step) % seats).pack
                assert passed == view.pack[1:]
        everybody_picks(draft)
    assert draft.is_over and draft.waiting == ()
    assert all(len(draft.view(seat).pool) == 4 * draft.size for seat in range(seats))


@pytest.mark.parametrize("code", game_registry.package("duelmasters").limited_sets)
def test_boosters_of_every_set_are_drafted_built_from_and_read_back(code: str) -> None:
    """Only cards of the set are in the packs; the record names it, and decks from the pools are legal."""
    play = game_registry.package("duelmasters").limited_sets[code]
    draft = Draft(play, 4, 5, range(4))
    finish(draft)
    assert DraftRecord.read(DraftRecord.record(draft).text()).verify().history == draft.history
    assert json.loads(DraftRecord.record(draft).text().split("\n")[0])["set"] == code
    for seat in range(4):
        pool = draft.view(seat).pool
        assert set(pool) <= {card for sheet in play.booster.sheets.values() for card in sheet}
        built = build(play, pool, RATINGS)
        faults = play.faults(play.deck("x", built.leader, built.main, built.side), pool)
        assert [fault.kind for fault in faults] == (["too-small"] if built.lacking else [])


def test_a_draft_of_the_tcg_has_four_packs_of_fifteen() -> None:
    draft = Draft(play_of("wowtcg"), 4, 1)
    assert (draft.size, draft.picks) == (15, 60)


def test_nothing_moves_before_all_have_picked() -> None:
    draft = Draft(PLAY, 4, 7)
    before = draft.view(3)
    for seat in range(3):
        draft.pick(seat, draft.view(seat).pack[0])
    assert draft.view(3) == replace(before, waiting=(3,))
    assert draft.view(0).pool == () and draft.view(0).chosen == draft.view(0).pack[0]


@pytest.mark.parametrize("seats", [3, 9, True, "4"])
def test_four_to_eight_seats(seats: int) -> None:
    with pytest.raises(DraftError, match="4 to 8 seats"):
        Draft(PLAY, seats, 1)


def test_a_fork_goes_on_by_itself() -> None:
    draft = Draft(PLAY, 4, 7)
    everybody_picks(draft)
    draft.pick(0, draft.view(0).pack[0])
    other = draft.fork()
    assert [other.view(seat) for seat in range(4)] == [draft.view(seat) for seat in range(4)]
    everybody_picks(other)
    assert (draft.number, other.number) == (2, 3)


# --------------------------------------------------------------------- what nobody learns


def codes_in(text: str) -> set[str]:
    return {code for code in PLAY.cards if f'"{code}"' in text or f"'{code}'" in text}


def test_a_view_holds_no_card_but_those_of_its_pack_and_pool() -> None:
    """Law 3: at every pick, with some seats that have picked already."""
    draft = Draft(PLAY, 4, 11)
    while not draft.is_over:
        for seat in (2, 0, 3, 1):
            for looking in range(4):
                view = draft.view(looking)
                assert codes_in(json.dumps(asdict(view))) == {*view.pack, *view.pool}
            draft.pick(seat, draft.view(seat).pack[-1])


def test_what_others_take_changes_nothing_until_their_packs_come() -> None:
    """Law 3: two drafts that differ in what seat 2 took look alike to the others, then to those it does not reach."""
    one, other = Draft(PLAY, 4, 11), Draft(PLAY, 4, 11)
    for draft, at in ((one, 0), (other, 5)):
        draft.pick(2, draft.view(2).pack[at])
    assert [one.view(seat) for seat in (0, 1, 3)] == [other.view(seat) for seat in (0, 1, 3)]
    everybody_picks(one)
    everybody_picks(other)
    assert [one.view(seat) for seat in (0, 1)] == [other.view(seat) for seat in (0, 1)]
    assert one.view(3).pack != other.view(3).pack
    assert repr(one) == repr(other)


def test_a_refusal_does_not_tell_where_a_card_is() -> None:
    """Law 3: of a card in another pack, of one just taken and of one in no pack at all the error says the same."""
    draft = Draft(PLAY, 4, 11)
    mine = draft.view(0).pack
    theirs = next(code for code in draft.view(1).pack if code not in mine)
    taken = next(code for code in draft.view(2).pack if code not in mine)
    draft.pick(2, taken)
    everywhere = {code for seat in range(4) for code in draft.view(seat).pack}
    nowhere = next(code for code in PLAY.cards if code not in everywhere)
    said = set()
    for card in (theirs, taken, nowhere):
        with pytest.raises(DraftError) as refused:
            draft.pick(0, card)
        said.add(str(refused.value).replace(card, "CARD"))
        assert codes_in(str(refused.value)) == {card}
    assert said == {"the pack before seat 1 has no card 'CARD'"}
    assert draft.view(0).chosen == ""


# ----------------------------------------------------------------------------- refusals


def test_nobody_picks_twice() -> None:
    draft = Draft(PLAY, 4, 7)
    first, second = draft.view(0).pack[:2]
    draft.pick(0, first)
    with pytest.raises(DraftError, match="seat 1 has made pick 1 already") as refused:
        draft.pick(0, second)
    assert draft.view(0).chosen == first
    assert translated(str(refused.value), "de") == "Platz 1 hat Wahl 1 schon getroffen"


def test_nobody_picks_for_a_computer() -> None:
    draft = Draft(PLAY, 4, 7, [1, 2, 3])
    with pytest.raises(DraftError, match="seat 2 is a computer's") as refused:
        draft.pick(1, draft.view(1).pack[0])
    assert translated(str(refused.value), "de").startswith("Platz 2 gehört einem Computer")
    assert draft.waiting == (0, 1, 2, 3)


@pytest.mark.parametrize("seat", [-1, 4, True, "0", None])
def test_there_is_no_such_seat(seat: int) -> None:
    draft = Draft(PLAY, 4, 7)
    with pytest.raises(DraftError, match="no such seat"):
        draft.pick(seat, "x")


def test_after_the_draft_there_is_nothing_to_pick() -> None:
    draft = Draft(PLAY, 4, 7)
    finish(draft)
    with pytest.raises(DraftError, match="the draft is over"):
        draft.pick(0, "dm01/aqua-hulcus")


# ------------------------------------------------------------------------------ records


@pytest.fixture(scope="module")
def text() -> str:
    draft = Draft(PLAY, 4, 7, [1, 2, 3])
    while not draft.is_over:
        fill(draft)
        draft.pick(0, draft.view(0).pack[0])
    return DraftRecord.record(draft).text()


def test_a_record_is_held_again(text: str) -> None:
    record = DraftRecord.read(text)
    draft = record.verify()
    assert draft.is_over and len(draft.history) == 4 * 40
    assert DraftRecord.record(draft).text() == text
    assert is_draft(text) and not is_draft('{"replay": 1}')


def test_a_draft_under_way_goes_on_as_it_stood() -> None:
    draft = Draft(PLAY, 4, 7, [1, 2, 3])
    fill(draft)
    draft.pick(0, draft.view(0).pack[3])
    fill(draft)
    again = DraftRecord.read(DraftRecord.record(draft).text()).verify()
    assert [again.view(seat) for seat in range(4)] == [draft.view(seat) for seat in range(4)]


def changed(text: str, line: int, **to: object) -> str:
    """A record with another line."""
    lines = text.splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **to})
    return "\n".join(lines) + "\n"


def complaint(text: str) -> str:
    with pytest.raises(ReplayFormatError) as refused:
        DraftRecord.read(text).verify()
    german = translated(str(refused.value), "de")
    assert german != str(refused.value), "no German sentence"
    return str(refused.value)


def test_damage_is_told_with_its_line(text: str) -> None:
    lines = text.splitlines(keepends=True)
    seat = json.loads(lines[1])["seat"]
    assert complaint(changed(text, 3, seat=seat)) == f"line 3: seat {seat + 1} has made pick 1 already"
    assert (
        complaint(changed(text, 2, card="no/card")) == f"line 2: the pack before seat {seat + 1} has no card 'no/card'"
    )
    assert complaint(changed(text, 2, pick=2)) == "line 2: pick 2 is written where pick 1 is made"
    assert complaint(changed(text, 2, seat=9)) == "line 2: there is no such seat: they are 0 to 3"
    assert "has its number" in complaint(changed(text, 2, card=5))
    assert "truncated" in complaint("".join(lines[:-1]))
    assert "truncated" in complaint(lines[0])
    assert "160 picks, but 159" in complaint("".join(lines[:-2] + lines[-1:]))
    assert "not the record of a draft" in complaint("".join(lines[1:]))
    assert "empty" in complaint("\n")
    assert "no boosters of 'xyz'" in complaint(changed(text, 1, set="xyz"))
    assert "4 to 8 seats" in complaint(changed(text, 1, seats=3))


def test_a_change_that_is_possible_is_found_out(text: str) -> None:
    assert "the digest is another" in complaint(changed(text, 1, computers=[1, 2]))


def test_what_if_another_card_had_been_taken(text: str) -> None:
    record = DraftRecord.read(text)
    before = record.resume(12)
    taken = next(pick.card for _, pick in record.picks if (pick.number, pick.seat) == (12, 0))
    other = next(code for code in before.view(0).pack if code != taken)
    forked = record.fork(12, 0, other)
    assert forked.number == 13
    assert forked.view(0).pool == (*before.view(0).pool, other)
    original = record.resume(13)
    for seat in (1, 2, 3):  # they could not know
        assert forked.view(seat).pool == original.view(seat).pool
    finish(forked)
    assert DraftRecord.read(DraftRecord.record(forked).text()).verify().is_over
    with pytest.raises(DraftError, match="no pick 12 of seat 5"):
        record.fork(12, 4, other)
    with pytest.raises(DraftError, match="has no card"):
        record.fork(12, 0, "no/card")


# --------------------------------------------------------------------------- computers


@pytest.mark.parametrize("game", ["wowtcg", "duelmasters"])
def test_drafted_pools_hold_legal_decks(game: str) -> None:
    play = play_of(game)
    draft = Draft(play, 4, 3, range(4))
    finish(draft)
    for seat in range(4):
        pool = draft.view(seat).pool
        built = build(play, pool, ratings(play))
        assert play.faults(play.deck("x", built.leader, built.main, built.side), pool) == []
        assert sorted([*built.main, *built.side]) == sorted(pool)
        assert built.lacking == 0 and sum(built.curve) + built.sources == len(built.main)


def test_a_drafting_player_answers_by_its_view_alone() -> None:
    """The same view gets the same answer, whatever the others have."""
    one, other = Draft(PLAY, 4, 11), Draft(PLAY, 4, 11)
    one.pick(2, one.view(2).pack[0])
    other.pick(2, other.view(2).pack[5])
    assert choose(PLAY, one.view(0), RATINGS) == choose(PLAY, other.view(0), RATINGS)
    with pytest.raises(ValueError, match="no pack"):
        choose(PLAY, replace(one.view(0), pack=()), RATINGS)


def test_a_drafting_player_takes_what_goes_with_its_cards() -> None:
    """Late in a draft a card of its civilizations is worth more than a slightly better one of another."""
    mine = PLAY.leaders["fire/nature"]
    foreign = next(code for code in PLAY.cards if code not in mine)
    likes = [code for code in PLAY.cards if code in mine and like(code) == like(foreign)]
    rated = Ratings("", 0, {foreign: Rating(0.5, 0.0, 1)})
    early = replace(Draft(PLAY, 4, 11).view(0), pack=(foreign, likes[0]))
    assert choose(PLAY, early, rated) == foreign
    pool = [code for code in PLAY.cards if code in mine and code != likes[0]][:30]
    assert choose(PLAY, replace(early, pool=tuple(pool)), rated) == likes[0]


def like(code: str) -> tuple[int, bool]:
    """What the curve and the number of creatures say alike of two cards."""
    return PLAY.cards[code].cost, PLAY.cards[code].body


def test_a_random_picker_stays_with_one_leader() -> None:
    draft = Draft(PLAY, 4, 11)
    while not draft.is_over:
        for seat in draft.waiting:
            draft.pick(seat, choose_at_random(PLAY, draft.view(seat), 5))
    most = [
        max(sum(code in cards for code in draft.view(seat).pool) for cards in PLAY.leaders.values())
        for seat in range(4)
    ]
    assert min(most) >= 24


def test_the_builder_leads_as_it_is_told() -> None:
    pool = Draft(PLAY, 4, 1)
    finish(pool)
    built = build(PLAY, pool.view(0).pool, RATINGS, "light/water/fire")
    assert built.leader == "light/water/fire"
    assert set(built.main) <= PLAY.leaders["light/water/fire"]
    with pytest.raises(ValueError, match="no leader"):
        build(PLAY, pool.view(0).pool, RATINGS, "gold")


def test_a_pool_of_too_many_civilizations_still_holds_a_deck() -> None:
    """ruling:limited: civilizations lead a deck by custom alone, so nobody drops out for want of a card."""
    water = PLAY.leaders["light/water"] & PLAY.leaders["water/fire"]
    light = PLAY.leaders["light/water"] - water
    darkness, fire, nature = (PLAY.leaders[f"water/{one}"] - water for one in ("darkness", "fire", "nature"))
    pool = [code for cards in (light, water, darkness, fire, nature) for code in sorted(cards)[:8]]
    built = build(PLAY, pool, RATINGS)
    assert (len(built.main), built.lacking) == (PLAY.smallest, 0)
    assert PLAY.faults(PLAY.deck("x", built.leader, built.main, []), pool) == []
    assert sum(code in PLAY.leaders[built.leader] for code in built.main) < PLAY.smallest
