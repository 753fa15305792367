"""A draft at the terminal: everybody picks in secret, the computers at once, and then decks are built and played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.kernel.presentation.text import match_score
from regelwerk.limited.draft import Draft, DraftView
from regelwerk.limited.draft_record import DraftRecord
from regelwerk.limited.drafters import choose, fill
from regelwerk.limited.ratings import ratings
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.localized_click import CommandError
from regelwerk.terminal.pool_session import show_pool
from regelwerk.terminal.save_game import ask_before, path_of, report_saved
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import LeaveGame, confirm, patient_line

POOL: Final = ("pool", "vorrat")
PACK: Final = ("pack", "booster")
HINT: Final = ("hint", "tip", "tipp", "rat")
SAVE: Final = ("save", "speichern", "sichere")
QUIT: Final = ("quit", "exit", "ende", "beenden")
LEAST_SECONDS: Final = 5.0
"""So much time is there for every pick, however small the pack is."""


class DraftSession:
    """A draft being held at this terminal.

    names    what the seats are called
    seconds  the time for the first pick of a pack, 0 for no limit; it shrinks with the pack
    """

    def __init__(
        self, draft: Draft, names: Sequence[str], screen: Screen, typing: LineInput, seconds: float = 0.0
    ) -> None:
        self.draft = draft
        self.names = list(names)
        self.screen = screen
        self.typing = typing
        self.seconds = seconds
        self.package = game_registry.package(draft.play.game)
        self.ratings = ratings(draft.play)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.draft.seats) if seat not in self.draft.computers]

    def run(self) -> None:
        """Draft to the end. Raises LeaveGame, EndOfInput."""
        while not self.draft.is_over:
            fill(self.draft)
            for seat in self.draft.waiting:
                if len(self.people) > 1:
                    self.hand_over(seat)
                self.ask(seat)

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard: nobody sees the pack of another."""
        self.screen.clear(40)
        self.screen.rule(translate("hot-seat", name=self.names[seat]))
        patient_line(self.typing, self.screen, translate("hot-seat-enter") + " ")

    # ------------------------------------------------------------------------ picking

    def ask(self, seat: int) -> None:
        """Read lines until the person has picked, or the time is up and a drafting player has."""
        view = self.draft.view(seat)
        self.show_pack(view)
        limit = max(self.seconds * len(view.pack) / self.draft.size, LEAST_SECONDS) if self.seconds else 0.0
        if limit:
            self.screen.line([(translate("draft-time", seconds=round(limit)), "quiet")])
        began = time.monotonic()
        while True:
            line = patient_line(self.typing, self.screen, translate("draft-prompt") + " ")
            if limit and time.monotonic() - began > limit:
                card = choose(self.draft.play, view, self.ratings)
                self.draft.computer_pick(seat, card)
                self.screen.line([(translate("draft-too-late", name=self.name(card)), "bad")])
                return
            card = self.obeyed(view, line)
            if card:
                self.draft.pick(seat, card)
                self.screen.line(translate("draft-picked", name=self.name(card)))
                return

    def obeyed(self, view: DraftView, line: str) -> str:
        """The card that a line picks, "" for a line that does something else."""
        word, _, rest = line.partition(" ")
        word = word.casefold()
        if word in QUIT:
            raise LeaveGame
        if word in SAVE:
            self.save(rest.strip())
        elif word in POOL:
            show_pool(self.draft.play, view.pool, self.screen)
        elif word in PACK:
            self.show_pack(view)
        elif word in HINT:
            self.screen.line(translate("draft-hint", name=self.name(choose(self.draft.play, view, self.ratings))))
        else:
            card = self.meant(view, line)
            if not card:
                self.screen.line(translate("draft-what"))
            return card
        return ""

    def meant(self, view: DraftView, line: str) -> str:
        """The card of the pack that a number or a name means, "" for none or several."""
        cards = self.in_order(view)
        if line.isdecimal() and len(line) < 4:
            return cards[int(line) - 1] if 1 <= int(line) <= len(cards) else ""
        scores = {code: match_score(line.casefold(), self.name(code).casefold()) for code in cards}
        best = max(scores.values(), default=0)
        found = [code for code, score in scores.items() if score == best and score > 0]
        return found[0] if len(found) == 1 and line else ""

    def in_order(self, view: DraftView) -> list[str]:
        """The pack as it is shown: by type and cost."""
        cards = self.draft.play.cards
        return sorted(view.pack, key=lambda code: (cards[code].kind, cards[code].cost, code))

    def show_pack(self, view: DraftView) -> None:
        """The pack before a seat."""
        to = translate("draft-left" if view.to_left else "draft-right")
        self.screen.line()
        head = translate("draft-head", round=view.round, rounds=view.rounds, pick=view.pick, picks=view.picks, to=to)
        self.screen.line([(head, "heading")])
        defs = self.package.rules().defs({})
        for number, code in enumerate(self.in_order(view), 1):
            line = self.package.card_library().card_line(defs.by_code[code], translate.lang)
            self.screen.line([(f"{number:>3} ", "number"), *line], 4)

    def name(self, code: str) -> str:
        return self.package.card_name({}, code, translate.lang)

    # ------------------------------------------------------------------------- keeping

    def save(self, name: str) -> None:
        """Write the draft so far to a file, which shows what everybody took."""

        def write() -> str:
            if len(self.people) > 1 and not self.draft.is_over:
                raise CommandError(translate("draft-save-several"))
            path = path_of(name)
            ask_before(path, lambda question: confirm(self.typing, question))
            DraftRecord.record(self.draft).write(path)
            return translate("draft-saved", name=str(path))

        report_saved(self.screen, write)


class DraftRound:
    """After a draft: who plays whom with the decks.

    decks  of each seat
    """

    def __init__(self, session: DraftSession, decks: Sequence[Any]) -> None:
        self.session = session
        self.decks = list(decks)

    def next_pairings(self) -> list[int]:
        """The seats that the first person plays against next: the one that is named, or all. Raises LeaveGame."""
        session = self.session
        me = session.people[0]
        others = [seat for seat in range(session.draft.seats) if seat != me]
        for seat in others:
            leader = session.draft.play.leader_of(self.decks[seat])
            known = session.draft.play.leader_name(leader, translate.lang) if leader else ""
            session.screen.line(translate("draft-drafter", number=seat + 1, name=session.names[seat], leader=known))
        while True:
            line = patient_line(session.typing, session.screen, translate("draft-against") + " ").casefold()
            word, _, rest = line.partition(" ")
            if word in QUIT:
                raise LeaveGame
            if word in SAVE:
                session.save(rest.strip())
            elif word in ("all", "alle"):
                return others
            elif word.isdecimal() and len(word) < 4 and int(word) - 1 in others:
                return [int(word) - 1]
            else:
                session.screen.line(translate("draft-against-what"))
