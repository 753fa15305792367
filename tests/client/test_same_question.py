"""A state that comes again, with the question that stood before it: nothing that was begun with that is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.client.common import Site, Visitor
from tests.client.test_ending import CHAIN, TURN
from tests.client.test_questions import take_seat

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

pytestmark = pytest.mark.slow

AGAIN = '{"t":"again"}'


def kind(message: str | bytes) -> str:
    return str(message).partition('"t":"')[2].partition('"')[0]


class Line:
    """What a page and the server send each other, so that the state can be asked for in between."""

    def __init__(self, guest: Visitor) -> None:
        self.held: list[str | bytes] = []
        self.states = 0
        guest.page.route_web_socket("**/ws/**", self.opened)

    def opened(self, page: WebSocketRoute) -> None:
        self.page, self.server = page, page.connect_to_server()
        self.server.on_message(self.told)

    def told(self, message: str | bytes) -> None:
        """Pass a message on; what is foretold of a move comes after a state that is asked for first."""
        self.states += kind(message) == "state"
        if kind(message) == "previewed":
            self.held.append(message)
            self.server.send(AGAIN)
            return
        self.page.send(message)
        if kind(message) == "state" and self.held:
            self.page.send(self.held.pop())

    def again(self, guest: Visitor) -> None:
        """Let the server send the whole state again, and wait until the page has it."""
        before = self.states
        self.server.send(AGAIN)
        while self.states == before:
            guest.page.wait_for_timeout(50)
        guest.page.wait_for_timeout(200)


def test_no_click_is_lost_to_a_state_that_comes_again(site: Site) -> None:
    guest = site.visitor()
    line = Line(guest)
    take_seat(guest, CHAIN)
    before = line.states
    guest.page.locator(".hand .hit.may").filter(has_text="Counterspell").first.click()
    guest.page.locator(".chain button.target").first.wait_for()
    assert line.states > before + 1, "the state did not come again while the click was looked at"
    assert not guest.faults


def test_an_open_menu_stays_open_and_acts(site: Site) -> None:
    guest = site.visitor()
    line = Line(guest)
    take_seat(guest, TURN)
    guest.page.locator(".hand .hit.may", has_text="Kor Cindervein").click()
    menu = guest.page.locator(".menu button")
    menu.first.wait_for()
    line.again(guest)
    assert menu.count() > 1
    menu.first.click()
    guest.page.locator(".hand .hit", has_text="Kor Cindervein").wait_for(state="detached")


def test_whoever_is_asked_about_the_end_of_the_turn_is_still_asked(site: Site) -> None:
    guest = site.visitor()
    line = Line(guest)
    take_seat(guest, TURN)
    guest.page.locator(".actions button.end").click()
    dialog = guest.page.locator("dialog[open]", has_text=guest.text("table-end-no"))
    dialog.wait_for()
    line.again(guest)
    assert dialog.count() == 1
    assert not guest.faults
