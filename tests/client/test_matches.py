"""A match of two browsers by link: cards are exchanged between its games, and its replay has them all."""

from __future__ import annotations

import pytest

from regelwerk import game_registry
from tests.client.common import Site, Visitor

pytestmark = pytest.mark.slow

NAME = "Frost with a side"
SIDE = "\nside:\n4 Shattering Blow\n4 Burn Away\n2 Hearthstone\n"


def keep_deck(guest: Visitor) -> None:
    """Keep a deck with a side deck among the guest's own."""
    guest.enter()
    main = game_registry.package("wowtcg").web.deck_text("frost-and-flame").partition("\nside:")[0]
    body = {"game": "wowtcg", "name": NAME, "text": f"# {NAME}\n{main}{SIDE}"}
    kept = guest.context.request.post(f"{guest.url}/api/me/decks", data=body, headers={"origin": guest.url})
    assert kept.ok, kept.text()


def open_match(guest: Visitor) -> str:
    """Open a room for a match with that deck; its code."""
    guest.go()
    page = guest.page
    page.locator("input[name=game][value=wowtcg]").check(force=True)
    page.locator("input[name=against][value=friend]").check()
    page.get_by_text(guest.text("home-more")).click()
    page.get_by_label(guest.text("home-match"), exact=True).select_option("3")
    page.get_by_label(guest.text("home-deck"), exact=True).select_option(label=NAME)
    page.locator("form button[type=submit]").click()
    page.get_by_role("heading", name=guest.text("room-link")).wait_for()
    page.get_by_text(guest.text("room-match", length=3)).wait_for()
    return page.url.rpartition("/")[2]


def concede(guest: Visitor) -> None:
    """Give this game up."""
    guest.page.get_by_role("button", name=guest.text("table-menu"), exact=True).click()
    guest.page.get_by_role("button", name=guest.text("table-concede")).click()
    guest.page.get_by_role("button", name=guest.text("table-concede-sure")).click()


def exchange(guest: Visitor) -> None:
    """One card by mouse, one by keyboard, and one that is taken back."""
    page = guest.page
    page.get_by_role("button", name=guest.text("table-exchange-go")).click()
    main, side = page.locator(".exchange .main"), page.locator(".exchange .side")
    main.get_by_role("button", name="Fireball").click()
    assert page.get_by_role("button", name="Exchange 1 card").is_disabled()
    page.locator("dialog .state.warm").wait_for()
    side.get_by_role("button", name="Hearthstone").focus()
    page.keyboard.press("Enter")
    main.get_by_role("button", name="Hearthstone").wait_for()
    side.get_by_role("button", name="Burn Away").click()
    main.get_by_role("button", name="Burn Away").click()  # it goes back
    assert page.locator("dialog .state").inner_text() == "1 card is exchanged."
    assert guest.serious() == []
    page.get_by_role("button", name="Exchange 1 card").click()
    page.get_by_text(guest.text("table-match-waiting")).wait_for()


def test_a_match_by_link_with_cards_exchanged_between_its_games(site: Site) -> None:
    anna = site.visitor()
    bert = site.visitor(lang="de")
    keep_deck(anna)
    code = open_match(anna)
    bert.go(f"/r/{code}")
    bert.page.get_by_role("button", name=bert.text("room-sit")).click()
    anna.table()
    bert.table()
    watcher = site.visitor()
    watcher.go(f"/r/{code}?watch")
    watcher.table()

    concede(anna)
    for one in (anna, bert, watcher):
        one.page.wait_for_selector(".talk.over .match")
    assert "0:1" in anna.page.locator(".match").inner_text()
    assert "1:0" in bert.page.locator(".match").inner_text()
    assert watcher.page.get_by_role("button", name=watcher.text("table-match-next")).count() == 0
    exchange(anna)
    anna.page.reload()
    anna.page.get_by_role("button", name=anna.text("table-exchange-again")).wait_for()
    bert.page.get_by_role("button", name=bert.text("table-match-next")).click()
    for one in (anna, bert, watcher):
        one.page.wait_for_selector(".talk.over", state="detached")
        assert one.page.locator(".wins .won").count() == 1

    concede(anna)
    bert.page.wait_for_selector(".match.over")
    assert bert.page.get_by_role("button", name=bert.text("table-rematch")).count() == 1
    anna.page.locator(".talk.over a[href^='/replays/']").click()
    anna.page.get_by_role("button", name=anna.text("replays-match-game", game=1, games=2)).click()
    dialog = anna.page.locator("dialog[open]")
    assert "exchanged Fireball for Hearthstone" in dialog.inner_text()
    dialog.get_by_text(anna.text("replays-match-exact")).wait_for()
    dialog.get_by_role("link", name=anna.text("replays-match-game", game=2, games=2)).click()
    anna.page.get_by_role("button", name=anna.text("replays-match-game", game=2, games=2)).wait_for()
    assert anna.faults == [] and bert.faults == [] and watcher.faults == []
