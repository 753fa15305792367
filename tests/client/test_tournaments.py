"""A tournament in the browser: opened from the first page, joined by a link, played at tables, round by round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from regelwerk import game_registry
from regelwerk.players import OPPONENTS
from regelwerk.server.tournaments import tournaments
from regelwerk.terminal.cli import main as regelwerk
from tests.client.common import Site, Visitor
from tests.client.page_waits import until

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Computers that play a game in no time."""
    monkeypatch.setattr(tournaments, "QUICK", (replace(OPPONENTS[0], key="random"),))
    yield


FREE = ".pack button:not(:disabled)"
"""Cards of a pack that can be taken."""


def concede_at_table(guest: Visitor) -> None:
    """Go to one's table, give up, and come back to the tournament from the last page of the game."""
    page = guest.page
    page.get_by_role("button", name=guest.text("tournaments-to-table")).click()
    page.wait_for_url("**/r/*")
    guest.table()
    page.get_by_role("button", name=guest.text("table-menu"), exact=True).click()
    page.get_by_role("button", name=guest.text("table-concede")).click()
    page.get_by_role("button", name=guest.text("table-concede-sure")).click()
    page.get_by_role("link", name=guest.text("tournaments-back")).click()
    page.wait_for_url("**/tournament/*")


def opened(anna: Visitor, ben: Visitor, game: str, **more: str) -> None:
    """Anna opens a tournament of eight in the browser, Ben joins by its link, and she begins it."""
    page = anna.page
    anna.go("/tournament")
    page.locator(f"input[name=game][value={game}]").check()
    for name, value in more.items():
        if name == "set":
            page.locator("select[name=set]").select_option(value)
        else:
            page.locator(f"input[name={name}][value={value}]").check()
    page.get_by_role("button", name=anna.text("limited-open-draft-friend")).click()
    page.wait_for_url("**/tournament/*")
    link = page.get_by_role("textbox", name=anna.text("limited-link")).input_value()
    ben.go("/" + link.split("/", 3)[3])
    ben.page.get_by_role("button", name=ben.text("tournaments-join")).click()
    page.get_by_text("6 places are free.").wait_for()
    page.get_by_role("button", name=anna.text("limited-begin"), exact=True).click()
    for guest in (anna, ben):
        guest.page.get_by_role("heading", name=guest.text("tournaments-building")).wait_for()


def table_of(guest: Visitor) -> int:
    """The number of the table at which a guest sits in this round."""
    code = guest.page.url.rsplit("/", 1)[1]
    return int(guest.context.request.get(f"{guest.url}/api/tournaments/{code}").json()["table"])


def build_and_return(guest: Visitor) -> None:
    """Have the deck built from the pool, keep it, and go back to the tournament: the decks play there alone."""
    page = guest.page
    page.get_by_role("button", name=guest.text("limited-auto"), exact=True).click()
    page.locator(".legal").wait_for()
    page.get_by_role("button", name=guest.text("limited-keep"), exact=True).click()
    page.get_by_text(guest.text("limited-tournament-about")).wait_for()
    page.get_by_role("link", name=guest.text("limited-tournament"), exact=True).click()
    page.wait_for_url("**/tournament/*")


def play_to_the_end(anna: Visitor, ben: Visitor, file: Path) -> None:
    """Three rounds in which both give up, the final standings, and the record, which is verified."""
    for number in (1, 2, 3):
        anna.page.get_by_role("button", name=anna.text("tournaments-pair", number=number)).click()
        for guest in (anna, ben):
            guest.page.get_by_role(
                "heading", name=guest.text("tournaments-round-of", number=number, count=3)
            ).wait_for()
        concede_at_table(anna)
        if table_of(ben) != table_of(anna):
            concede_at_table(ben)
        ben.page.get_by_role("button", name=ben.text("tournaments-to-table")).wait_for(state="detached")
    for guest in (anna, ben):
        guest.page.get_by_role("heading", name=guest.text("tournaments-final")).wait_for(timeout=60_000)
        assert guest.page.locator("tbody tr").count() == 8
        assert guest.serious() == []
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("link", name=anna.text("tournaments-file")).click()
    saved.value.save_as(file)
    found = CliRunner().invoke(regelwerk, ["event", "verify", str(file)], env={"LANG": "en", "LC_ALL": ""})
    assert (found.exit_code, "3 rounds" in found.output) == (0, True), found.output
    assert anna.faults == [] and ben.faults == []


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "chosen", "name"), [("duelmasters", {"set": "dm04"}, "DM-04"), ("wowtcg", {}, "Sealed")]
)
def test_a_sealed_tournament_is_played_to_its_end_and_saved(
    site: Site, tmp_path: Path, game: str, chosen: dict[str, str], name: str
) -> None:
    anna, ben = site.visitor(), site.visitor(lang="de", size=(390, 844))
    opened(anna, ben, game, format="sealed", **chosen)
    for guest in (anna, ben):
        guest.page.get_by_role("link", name=guest.text("tournaments-to-sealed")).click()
        guest.page.wait_for_url("**/limited/*")
        assert name in guest.page.locator("h1").inner_text()
        build_and_return(guest)
    play_to_the_end(anna, ben, tmp_path / "cup.event")


@pytest.mark.thorough
def test_a_draft_tournament_is_played_to_its_end_and_saved(site: Site, tmp_path: Path) -> None:
    """Both pick by turns: a pack goes on when everybody has picked."""
    anna, ben = site.visitor(), site.visitor(lang="de", size=(390, 844))
    opened(anna, ben, "duelmasters", format="draft")
    for guest in (anna, ben):
        guest.page.get_by_role("link", name=guest.text("tournaments-to-draft")).click()
        guest.page.wait_for_url("**/limited/*")
    event = anna.page.url.rsplit("/", 1)[1]
    while guest.context.request.get(f"{guest.url}/api/limited/{event}").json()["status"] == "drafting":
        for guest in (anna, ben):
            pick_one(guest, event)
    for guest in (anna, ben):
        guest.page.get_by_role("button", name=guest.text("limited-auto"), exact=True).wait_for()
        build_and_return(guest)
    play_to_the_end(anna, ben, tmp_path / "cup.event")


def pick_one(guest: Visitor, event: str) -> None:
    """Take a card of light, water or fire, so that there are enough for a deck, if there is a pick to be made."""
    page = guest.page
    pack = guest.context.request.get(f"{guest.url}/api/limited/{event}").json()["pack"]
    if pack is None or pack["chosen"]:
        return
    until(page, f"document.querySelectorAll('{FREE}').length === {len(pack['cards'])}")
    page.locator(FREE).nth(next((at for at, card in enumerate(pack["cards"]) if is_ours(card)), 0)).click()
    page.get_by_role("button", name=guest.text("limited-take")).click()
    until(page, f"document.querySelectorAll('{FREE}').length !== {len(pack['cards'])}")


def is_ours(card: str) -> bool:
    """Whether a card is of no other civilization than light, water and fire."""
    face = next(face for face in game_registry.package("duelmasters").web.faces("en") if face["code"] == card)
    return set(face["colours"]) <= {"light", "water", "fire"}


def test_eight_play_two_of_them_people_in_two_languages(site: Site) -> None:
    anna, ben = site.visitor(), site.visitor(lang="de", size=(390, 844), theme="light")
    page = anna.page
    anna.go()
    page.get_by_role("link", name=anna.text("tournaments-title")).click()
    page.locator("input[name=game][value=duelmasters]").check()
    page.locator("select[name=minutes]").select_option("50")
    assert anna.serious() == []
    page.get_by_role("button", name=anna.text("limited-open-draft-friend")).click()
    page.wait_for_url("**/tournament/*")
    link = page.get_by_role("textbox", name=anna.text("limited-link")).input_value()

    ben.go("/" + link.split("/", 3)[3])
    assert ben.serious() == []
    ben.page.get_by_role("button", name=ben.text("tournaments-join")).click()
    page.get_by_text("6 places are free.").wait_for()
    page.get_by_role("button", name=anna.text("limited-begin"), exact=True).click()
    for guest in (anna, ben):
        guest.page.get_by_role("heading", name=guest.text("tournaments-round-of", number=1, count=3)).wait_for()
        guest.page.get_by_role("timer").wait_for()
        assert guest.page.locator("section ol li").count() == 4
        assert guest.page.locator("tbody tr").count() == 8
        assert guest.serious() == []
    pair = page.get_by_role("button", name=anna.text("tournaments-pair", number=2))
    assert pair.count() == 0

    concede_at_table(anna)
    concede_at_table(ben)
    assert ben.page.get_by_role("button", name=ben.text("tournaments-pair", number=2)).count() == 0  # not the host
    pair.click()
    for guest in (anna, ben):
        guest.page.get_by_role("heading", name=guest.text("tournaments-round-of", number=2, count=3)).wait_for()
    # the host decides what nobody plays: the other page follows, and who sits at the table reads why it is closed
    table = anna.context.new_page()
    table.goto(page.url)
    table.get_by_role("button", name=anna.text("tournaments-to-table")).click()
    table.get_by_role("button", name=anna.text("table-menu"), exact=True).wait_for()
    page.locator("li.mine").get_by_role("button").click()
    page.get_by_role("button", name=anna.text("tournaments-decide-draw")).click()
    closed = table.get_by_role("alert").filter(has_text=anna.text("table-room-closed"))
    closed.get_by_text("The host of the tournament has decided this match (0–0–1)", exact=False).wait_for()
    table.close()
    ben.page.locator("section ol li", has_text="0–0–1").wait_for()
    ben.page.get_by_role("combobox").select_option("0")
    ben.page.locator("section ol li", has_text=re.compile("1–0|0–1")).nth(3).wait_for()
    ben.page.get_by_text(ben.text("tournaments-what-decides")).click()
    ben.page.get_by_text("Match-Quote der Gegner", exact=False).first.wait_for()
    assert anna.faults == [] and ben.faults == []
