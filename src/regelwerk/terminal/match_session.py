"""A match at the table: its games one after the other, and the exchange of cards between them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from regelwerk import game_registry
from regelwerk.kernel.match import MAIN, SIDE, Exchange, Match, MatchError, exchanged
from regelwerk.kernel.presentation.text import match_score
from regelwerk.terminal.error_translation import translated
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.save_game import report_saved, save_match
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import LeaveGame, SeatPlayer, TerminalSession, confirm, patient_line

FOR: Final = re.compile(r"\s+(?:for|gegen|->)\s+")
SWAP: Final = ("swap", "exchange", "tausche", "tausch", "tauschen")
DONE: Final = ("done", "ready", "fertig", "bereit")
RESET: Final = ("reset", "undo", "zurück", "zurueck")
QUIT: Final = ("quit", "exit", "ende", "beenden")
SAVE: Final = ("save", "speichern")
HELP: Final = ("help", "hilfe", "?")
DECK: Final = ("deck", "cards", "karten")


class MatchSession:
    """A match being played at this terminal.

    done        the seats that have said what they exchange for the next game
    show_hints  whether the hints of the first screen are still to be shown
    """

    def __init__(self, match: Match, sitters: Sequence[SeatPlayer], screen: Screen, typing: LineInput) -> None:
        self.match = match
        self.sitters = list(sitters)
        self.screen = screen
        self.typing = typing
        self.done: set[int] = set(match.exchanges[-1]) if match.exchanges else set()
        self.show_hints = True
        self.seen_before = 0
        self.package = game_registry.package(match.ruleset.name)

    def play(self) -> None:
        """Go on to the end of the match, or until somebody leaves (raises LeaveGame, or EndOfInput)."""
        while self.match.result is None:
            if self.match.game is None:
                self.exchange()
                self.match.begin_next()
                self.done = set()
                self.announce()
            self.play_game()
            self.tell_score()

    def announce(self) -> None:
        """Which game of the match begins."""
        self.screen.line()
        self.screen.rule(translate("match-game", number=len(self.match.games), length=self.match.length))

    def play_game(self) -> None:
        """The game under way."""
        game = self.match.game
        assert game is not None
        for sitter in self.sitters:
            sitter.events_shown = self.seen_before
            sitter.last_display_key, sitter.pass_until, sitter.asked = "", "", ""
        self.seen_before = 0
        session = TerminalSession(game, self.sitters, self.screen, self.typing)
        session.match = self.match
        session.show_hints, self.show_hints = self.show_hints, False
        session.play()

    def tell_score(self) -> None:
        """How the match stands, and who has won it."""
        score = self.match.score
        teams = self.match.teams
        parts = [
            translate("match-score-part", name=" & ".join(self.names(team)), wins=score.wins(team)) for team in (0, 1)
        ]
        self.screen.line()
        self.screen.line([(translate("match-score", score=", ".join(parts)), "accent")])
        result = self.match.result
        if result is None:
            return
        if not result.winners:
            self.screen.line([(translate("match-drawn"), "accent")])
            return
        self.screen.line([(translate("match-won", name=" & ".join(self.names(teams[result.winners[0]]))), "accent")])

    def names(self, team: int) -> list[str]:
        """Who plays on a side."""
        return [sitter.name for seat, sitter in enumerate(self.sitters) if self.match.teams[seat] == team]

    # ---------------------------------------------------------------- between games

    def exchange(self) -> None:
        """Everybody who has a side deck and has not said so yet exchanges cards, in secret."""
        people = [seat for seat, sitter in enumerate(self.sitters) if sitter.player is None]
        for seat, sitter in enumerate(self.sitters):
            if seat in self.done or not self.match.can_exchange(seat):
                continue
            if sitter.player is not None:
                wish = self.match.suggested_exchange(seat)
                self.match.exchange(seat, wish.out, wish.into)
            else:
                if len(people) > 1:
                    self.hand_over(sitter.name)
                self.ask(seat)
                if len(people) > 1:
                    self.screen.clear(40)
            self.done.add(seat)

    def hand_over(self, name: str) -> None:
        """Several people at one keyboard: nobody sees what another exchanges."""
        self.screen.clear(40)
        self.screen.rule(translate("hot-seat", name=name))
        self.read_line(translate("hot-seat-enter") + " ")

    def ask(self, seat: int) -> None:
        """Read lines until the person is ready."""
        wish = Exchange()
        self.show_deck(seat, wish)
        self.screen.line(translate("exchange-help"))
        while True:
            line = self.read_line(translate("exchange-prompt") + " ")
            word, _, rest = line.partition(" ")
            word = word.casefold()
            if word in DONE:
                self.match.exchange(seat, wish.out, wish.into)
                return
            if word in QUIT:
                raise LeaveGame
            if word in SAVE:
                self.save(rest.strip())
            elif word in RESET:
                wish = Exchange()
                self.screen.line(translate("exchange-reset"))
            elif word in DECK:
                self.show_deck(seat, wish)
            elif word in HELP or not line:
                self.screen.line(translate("exchange-help"))
            else:
                wish = self.swapped(seat, wish, rest if word in SWAP else line)

    def swapped(self, seat: int, wish: Exchange, line: str) -> Exchange:
        """The exchange with one more pair that a line names ("A for B"); the same, with the reason told, if not."""
        parts = FOR.split(line, maxsplit=1)
        if len(parts) != 2:
            self.screen.line(translate("exchange-what"))
            return wish
        deck = exchanged(self.match.decks[seat], wish)
        out, into = self.find(deck[MAIN], parts[0]), self.find(deck[SIDE], parts[1])
        for name, code in ((parts[0], out), (parts[1], into)):
            if not code:
                self.screen.line(translate("exchange-no-card", name=name))
                return wish
        found = Exchange((*wish.out, out), (*wish.into, into))
        try:
            self.match.exchange(seat, found.out, found.into)
        except MatchError as error:
            self.screen.line(translated(str(error)))
            return wish
        self.match.exchange(seat, (), ())  # nothing is said before "done"
        self.screen.line(translate("exchange-swapped", out=self.name(out), into=self.name(into)))
        return found

    def find(self, codes: Sequence[str], text: str) -> str:
        """The code of the card that typed words mean best, "" for none."""
        wanted = text.strip().strip('"').casefold()
        scores = {code: match_score(wanted, self.name(code).casefold()) for code in codes}
        best = max(scores.values(), default=0)
        found = [code for code, score in scores.items() if score == best and score > 0]
        return found[0] if len(found) == 1 else ""

    def show_deck(self, seat: int, wish: Exchange) -> None:
        """Both decks as they would stand."""
        deck = exchanged(self.match.decks[seat], wish)
        for part in (MAIN, SIDE):
            counts = Counter(self.name(code) for code in deck[part])
            self.screen.line()
            self.screen.line([(translate(f"exchange-{part}", count=len(deck[part])), "heading")])
            for name in sorted(counts):
                self.screen.line(f"  {counts[name]} {name}")

    def name(self, code: str) -> str:
        return self.package.card_name(self.match.setup, code, translate.lang)

    def save(self, name: str) -> None:
        """Write the match so far to a file; between games it says nothing of what is being exchanged just now."""
        hot = sum(sitter.player is None for sitter in self.sitters) > 1
        report_saved(self.screen, lambda: save_match(self.match, name, hot, self.confirm))

    def confirm(self, question: str) -> bool:
        """See `confirm`."""
        return confirm(self.typing, question)

    def read_line(self, prompt: str) -> str:
        """The next line; see `patient_line`."""
        return patient_line(self.typing, self.screen, prompt)
