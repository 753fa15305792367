"""The card table: questions that a card asks as it resolves, from positions of scenes that are played on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.client.common import Site, Visitor
from tests.server.positions import replay_from

pytestmark = pytest.mark.slow
BEN = "seat Ben\n  hero: Graccus\n  deck: Fury, Fireball\n  party: Crazy Igvand\n"


def sit_at(site: Site, text: str, others: int = 1, **more: Any) -> Visitor:
    """Anna's seat in a position, against so many computers."""
    guest = site.visitor(**more)
    take_seat(guest, text, others)
    return guest


def take_seat(guest: Visitor, text: str, others: int = 1, player: str = "random") -> None:
    """Take Anna's seat in a position, against so many computers."""
    guest.enter()
    post = guest.context.request.post
    found = post(f"{guest.url}/api/replays", data={"text": replay_from(text)}, headers={"origin": guest.url})
    assert found.ok, found.text()
    seats = [{"kind": "me"}, *[{"kind": "computer", "player": player}] * others]
    wish = {"at": 0, "seats": seats, "private": True, "lang": guest.lang}
    made = post(f"{guest.url}/api/replays/{found.json()['code']}/play", data=wish, headers={"origin": guest.url})
    assert made.ok, made.text()
    guest.go(f"/r/{made.json()['room']['code']}")
    guest.asked()


def looking(top: str) -> str:
    return (
        "seat Anna\n  hero: Graccus\n  equipment: Gift of the Elven Magi\n  resources: 4 Fury\n"
        f"  deck: {top}, Kor Cindervein, Fireball\n{BEN}Anna: use Gift of the Elven Magi; resolve\n"
    )


@pytest.mark.parametrize(
    ("lang", "name", "does", "rest"),
    [
        ("en", "Fire Blast", "put Fire Blast into your hand", "leave it on top"),
        ("de", "Feuerschlag", "nimm Feuerschlag auf die Hand", "oben liegen lassen"),
    ],
)
def test_the_card_looked_at_is_shown_with_what_choosing_it_does(
    site: Site, lang: str, name: str, does: str, rest: str
) -> None:
    guest = sit_at(site, looking("Fire Blast"), lang=lang, size=(390, 844), settings={"cardNames": lang})
    card = guest.page.locator(".offered .hit.target", has_text=does)
    card.wait_for()
    card.locator(".said", has_text=name).wait_for()  # faces in the reader's language come a moment after the table
    assert rest in guest.page.locator(".actions .primary").inner_text().lower()
    assert guest.serious() == []
    card.focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator(".hand .hit", has_text=name).wait_for()
    assert guest.faults == []


def test_a_card_that_may_not_be_taken_is_shown_all_the_same(site: Site) -> None:
    guest = sit_at(site, looking("Fury"))
    guest.page.locator(".offered .hit", has_text="Fury").wait_for()
    assert guest.page.locator(".offered .hit.target, .offered .does, .table .hit.may").count() == 0
    guest.page.keyboard.press("Space")
    guest.page.locator(".offered").wait_for(state="detached")
    assert "reveal" not in guest.page.locator(".lines").first.inner_text() and guest.faults == []


def test_what_a_text_leaves_to_choose_stands_on_buttons(site: Site) -> None:
    text = (
        "seat Anna\n  hero: Graccus\n  abilities: Last Stand\n  hand: Fury, Bloodclaw, Kor Cindervein\n"
        f"  deck: Fury, Fireball\n{BEN}turn: Anna, ready step\nresolve\n"
    )
    guest = sit_at(site, text)
    choices = guest.page.locator(".loose button")
    choices.first.wait_for()
    assert [one.split("\n")[0] for one in choices.all_inner_texts()] == ["Discard two cards.", "Destroy Last Stand."]
    # Of the card only the sentence that asks, and nothing on the table is to be clicked instead.
    assert guest.page.locator(".actions .more").inner_text() == (
        "At the start of your turn, discard two cards or destroy Last Stand."
    )
    assert guest.page.locator(".table .hit.may, .table .hit.target").count() == 0
    guest.page.keyboard.press("2")
    guest.page.locator(".lines", has_text="Last Stand is destroyed").wait_for()
    assert guest.faults == []


def test_two_ways_to_pay_are_both_told(site: Site) -> None:
    text = (
        "seat Anna\n  hero: Graccus\n  hand: Shield Bash\n  equipment: Draconian Deflector\n  resources: 3 Fury\n"
        f"  deck: Fury, Fireball\n{BEN}"
    )
    guest = sit_at(site, text)
    guest.page.locator(".hand .hit", has_text="Shield Bash").click()
    guest.page.get_by_role("menuitem", name="Play Shield Bash").click()
    guest.page.locator(".question.mine", has_text="Which cost do you pay for Shield Bash?").wait_for()
    ways = guest.page.locator(".loose button").all_inner_texts()
    assert [one.split("\n")[0].lower() for one in ways] == ["pay its resource cost", "exhaust one of your shields"]
    guest.page.keyboard.press("1")
    guest.page.locator(".far .hit.target", has_text="Crazy Igvand").click()
    guest.page.locator(".lines", has_text="Graccus deals 1 damage to Crazy Igvand").wait_for()
    assert guest.faults == []


def test_whom_one_may_attack_or_sabotage_opens_a_menu(site: Site) -> None:
    text = (
        "seat Anna\n  hero: Graccus\n  party: Kor Cindervein\n"
        "  grant Kor: CombatRule(THIS, CombatDuty.CAN_SABOTAGE, All(CardFilter((CardType.ALLY,), (Opposing(),))))\n"
        f"  deck: Fury, Fireball\n{BEN}"
    )
    for way in ("click", "drag"):
        guest = sit_at(site, text)
        kor = guest.page.locator(".near [data-row=allies] .hit")
        foe = guest.page.locator(".far [data-row=allies] .hit", has_text="Crazy Igvand")
        if way == "drag":
            guest.drag(kor, foe)
        else:
            kor.click()
            foe.and_(guest.page.locator(".target")).click()
        menu = guest.page.get_by_role("menuitem")
        menu.nth(1).wait_for()
        assert "Attack Crazy Igvand" in menu.nth(0).inner_text() and "Sabotage Crazy Igvand" in menu.nth(1).inner_text()
        menu.nth(1).click()
        guest.page.locator(".lines", has_text="to sabotage Crazy Igvand").or_(
            guest.page.locator(".chain", has_text="is to sabotage Crazy Igvand")
        ).first.wait_for()
        assert guest.faults == []
