"""Where a person is asked, as he sets it at this terminal: steps of the turn, single cards, everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regelwerk.kernel.presentation.game_presenter import GamePresenter, pieces
from regelwerk.kernel.presentation.text import normalize
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.terminal_session import TerminalSession

SettingCommand = Callable[[TerminalSession, int, GamePresenter, str], bool]

ON: Final = ("on", "an", "ein")
OFF: Final = ("off", "aus")
FULL: Final = ("full", "voll", "alles")


def change_stops(session: TerminalSession, seat: int, presenter: GamePresenter, rest: str) -> bool:
    """`stops`: where one is asked besides; `stops 3`, `stops their end phase`: change one."""
    sitter, package, screen = session.sitters[seat], session.package, session.screen
    names = {stop: package.stop_name(stop, translate.lang) for stop in package.stops}
    for number, stop in enumerate(package.stops, 1):
        if rest and rest.casefold() in (str(number), stop, names[stop].casefold()):
            sitter.stops ^= {stop}
            screen.line(translate("stop-on" if stop in sitter.stops else "stop-off", name=names[stop]))
            return False
    if rest:
        screen.line(translate("stop-none", name=rest))
    screen.line(translate("stops-head" if package.stops else "stops-nowhere"))
    for number, stop in enumerate(package.stops, 1):
        mark = "x" if stop in sitter.stops else " "
        screen.line(f"  {number:>2} [{mark}] {names[stop]}")
    return False


def change_auto(session: TerminalSession, seat: int, presenter: GamePresenter, rest: str) -> bool:
    """`auto on`: by the rule; `auto full`: wherever anything can be done; `auto off`: at every question."""
    sitter, word = session.sitters[seat], rest.casefold()
    if word not in ("", *ON, *OFF, *FULL):
        session.screen.line(translate("auto-what"))
        return False
    if word in FULL:
        sitter.auto, sitter.full = True, True
        session.screen.line(translate("auto-full"))
        return False
    sitter.auto, sitter.full = word in ON if word else not sitter.auto, False
    session.screen.line(translate("auto-on" if sitter.auto else "auto-off"))
    return False


def change_card(setting: str) -> SettingCommand:
    """`always CARD`, `never CARD`, `usual CARD`: whether one is asked for a card's sake."""

    def change(session: TerminalSession, seat: int, presenter: GamePresenter, rest: str) -> bool:
        code, name = find_card(presenter, rest)
        if not code:
            session.screen.line(translate("no-name", name=rest) if rest else translate("card-stop-what"))
            return False
        sitter = session.sitters[seat]
        sitter.always.discard(code)
        sitter.never.discard(code)
        if setting != "usual":
            (sitter.always if setting == "always" else sitter.never).add(code)
        session.screen.line(translate(f"card-stop-{setting}", name=name))
        return False

    return change


def skip_this_turn(session: TerminalSession, seat: int, presenter: GamePresenter, rest: str) -> bool:
    """`ignore`: pass, and don't ask again this turn for what was the reason to ask."""
    passing = presenter.pass_option()
    if passing < 0 or not session.reasons or passing == presenter.closing_option():
        session.screen.line(translate("ignore-nothing"))
        return False
    session.sitters[seat].ignore(presenter.turn_number(), session.reasons)
    session.answer(seat, presenter, passing)
    return True


def find_card(presenter: GamePresenter, words: str) -> tuple[str, str]:
    """Code and name of the card in sight that the words fit best, two empty texts if none fits."""
    wanted = normalize(words)
    names = presenter.piece_names()
    found = [
        (piece["face"]["code"], names.get(piece["handle"], ""))
        for piece in pieces(presenter.to_data())
        if piece["face"] is not None and wanted and wanted in normalize(names.get(piece["handle"], ""))
    ]
    return min(found, key=lambda one: len(one[1])) if found else ("", "")
