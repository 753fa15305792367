"""Puzzles in a browser: the puzzle of the day is solved, a wrong move is refuted, the solution is played."""

from __future__ import annotations

import pytest

from tests.client.common import Site, Visitor

pytestmark = pytest.mark.slow
SMALL = (390, 844)
MOST = 12


class Solver(Visitor):
    """Somebody who solves a puzzle."""

    def press(self, key: str) -> None:
        """Press a button of the page by keyboard, as soon as it can be."""
        button = self.page.get_by_role("button", name=self.text(key), exact=True)
        button.wait_for()
        button.focus()
        self.page.keyboard.press("Enter")

    def begin(self, game: str = "duelmasters") -> None:
        """Go to the first puzzle of a game from the list."""
        self.go("/puzzles")
        self.page.locator(f"#puzzles-{game}").wait_for()
        self.page.locator(f"section[aria-labelledby=puzzles-{game}] .all button").first.click()
        self.page.wait_for_selector(".puzzle h2")

    def follow_hints(self) -> None:
        """Solve it by doing what each hint says."""
        done = self.page.locator(".puzzle .done")
        hint = self.page.get_by_role("button", name=self.text("puzzles-hint"), exact=True)
        for _ in range(MOST):
            done.or_(hint).first.wait_for()
            if done.count():
                break
            self.press("puzzles-hint")
            self.press("coach-do")
            self.page.wait_for_selector(".puzzle .tip", state="detached")
        assert done.inner_text() == self.text("puzzles-solved")


def test_the_puzzle_of_the_day_is_solved_from_the_start_page_by_its_hints(site: Site) -> None:
    solver = Solver(site.browser, site.url)
    solver.go()
    solver.page.locator(".daily button").click()
    solver.page.wait_for_selector(".puzzle .task")
    assert solver.page.locator(".solutions").count() == 0
    solver.follow_hints()
    assert solver.page.locator(".solutions li").count() >= 1
    assert solver.faults == [] and solver.serious() == []
    solver.go()
    assert solver.page.locator(".daily .mark").inner_text() == solver.text("puzzles-mark-solved")


def test_a_wrong_move_is_refuted_and_the_solution_played_on_a_phone(site: Site) -> None:
    solver = Solver(site.browser, site.url, lang="de", size=SMALL, has_touch=True)
    solver.begin()
    solver.page.locator(".puzzle .fold").tap()
    solver.press("puzzles-hint")
    solver.press("coach-do")
    solver.page.wait_for_selector(".puzzle .tip", state="detached")
    solver.page.keyboard.press("Space")
    held = solver.page.locator(".puzzle .held")
    held.wait_for()
    assert "gewinnt nicht" in held.inner_text()
    solver.press("puzzles-try-again")
    held.wait_for(state="detached")
    solver.page.locator(".puzzle .fold").tap()
    solver.press("puzzles-show")
    for _ in range(MOST):
        solver.press("puzzles-move")
        over = solver.page.locator(".puzzle .done")
        left = solver.page.get_by_role("button", name=solver.text("puzzles-move"), exact=True)
        solver.page.wait_for_function("() => !document.querySelector('.puzzle .does button:disabled')")
        over.or_(left).first.wait_for()
        if over.count():
            break
    assert solver.page.locator(".puzzle .done").inner_text() == solver.text("puzzles-shown")
    assert solver.faults == [] and solver.serious() == []


def test_a_puzzle_of_figures_is_solved_on_the_board(site: Site) -> None:
    solver = Solver(site.browser, site.url, lang="de")
    solver.begin("wowminis")
    task = solver.page.locator(".puzzle .task")
    assert "Tick" in task.inner_text() and "Würfel" in solver.page.locator(".puzzle .words").inner_text()
    solver.follow_hints()
    assert solver.page.locator(".solutions li").count() >= 1
    assert solver.faults == [] and solver.serious() == []
