"""The table of Duel Masters in words: what a seat sees, may answer, and is told, in either language.

Everything comes from the seat's view and from events as the seat gets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self, cast

from regelwerk.duelmasters import codes, visibility
from regelwerk.duelmasters.deck_file import Deck
from regelwerk.duelmasters.definitions import MAX_SEATS, MODERN
from regelwerk.duelmasters.presentation import card_library
from regelwerk.duelmasters.presentation.board_layout import BoardLayout
from regelwerk.duelmasters.presentation.card_library import card_lines, find_cards, messages
from regelwerk.duelmasters.presentation.command_parser import DmCommandParser
from regelwerk.duelmasters.presentation.event_formatter import (
    BARE,
    CONSEQUENCES,
    FOREIGN_CONSEQUENCES,
    HIGHLIGHTED,
    DmEventFormatter,
)
from regelwerk.duelmasters.presentation.labels import DmLabeler
from regelwerk.duelmasters.presentation.option_list import DmOptionList
from regelwerk.duelmasters.presentation.pending import pending
from regelwerk.duelmasters.presentation.reason_text import reason_lines
from regelwerk.duelmasters.seat_view import CreatureView, DmView, SideView
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.presentation.card_presenter import CardPresenter
from regelwerk.kernel.presentation.commands import ParsedCommand
from regelwerk.kernel.presentation.text import StyledLine, normalize

__all__ = ["DECK_KIND", "STOPS", "DmPresenter", "hero_of", "stop_name", "title"]

STOPS: Final = ("which shield",)
"""Where a seat may want to be asked although any answer will do: which of several face-down shields it breaks."""
SEAT_RANGE: Final = (2, MAX_SEATS)
"""The fewest and the most seats (dm:11)."""
DECK_KIND: Final = "deck"
"""What a player is introduced by: the deck and its civilizations."""
LATER: Final = -2
"""What was named is not for this question, but may be for one that comes after it."""
PASSING: Final = ("skip", "attack step", "end turn", "decline")
"""Verbs with which a seat goes on without doing anything."""


class DmPresenter(CardPresenter[DmView, DmLabeler, DmOptionList, DmCommandParser]):
    """The table as one seat sees it now. Make a new one after every decision; it is cheap.

    names   what the seats are called; "" for the reader, who is spoken to as "you"
    """

    terms = visibility.TERMS
    turn_event = codes.EVENT_TURN
    highlighted_kinds = HIGHLIGHTED
    consequence_kinds = CONSEQUENCES
    foreign_consequence_kinds = FOREIGN_CONSEQUENCES
    bare_kinds = BARE

    def __init__(self, game: Game, seat: int, lang: str, names: Sequence[str], width: int = 100) -> None:
        view = visibility.view(cast("DmState", game.state), seat)
        labeler = DmLabeler(view, lang, names)
        choices = DmOptionList(view, labeler, width)
        super().__init__(
            game, seat, view, labeler, choices, DmCommandParser(view, labeler), DmEventFormatter(labeler), reason_lines
        )
        self.width = width

    def _for_game(self, game: Game) -> Self:
        return type(self)(game, self.seat, self.lang, self.labeler.seat_names.names, self.width)

    # ------------------------------------------------------------------- to see

    def board_lines(self) -> list[StyledLine]:
        """All sides, the step, the attack, the hand."""
        return BoardLayout(self.view, self.labeler, self.width).lines()

    def compact_board(self) -> list[StyledLine]:
        """The step, the attack and what waits."""
        return BoardLayout(self.view, self.labeler, self.width).between()

    def display_key(self) -> str:
        """Changes when a player would want to see the table again: who lies where, and how strong."""
        parts = [f"{self.view.turn} {self.view.active}"]
        for side in self.view.seats:
            parts += [f"{piece.handle},{piece.power},{piece.face}" for piece in side.creatures]
            parts.append(f"| {len(side.shields)}")
        return " ".join(parts)

    def card_detail_lines(self, name: str) -> list[StyledLine]:
        """A card to be read: the printed one, and how it is now if it lies in sight. Empty if there is none."""
        handle = self.command_parser.best(normalize(name), ("battle", "hand"), True)
        piece = self.view.find(handle)
        if piece is not None and piece.card is not None:
            lines = card_lines(piece.card, self.lang)
            if isinstance(piece, CreatureView):
                lines.append([("-> ", "quiet"), *BoardLayout(self.view, self.labeler, self.width).chip(piece)])
                lines += self.modifier_lines(handle)
            return lines
        cards = find_cards(name, self.lang)
        return card_lines(cards[0], self.lang) if cards else []

    def pile_lines(self, query: str) -> list[StyledLine]:
        """What lies in every mana zone and graveyard, the last on top."""
        lines: list[StyledLine] = []
        for side in self.view.seats:
            for zone, cards in (("mana", side.mana), ("graveyard", side.graveyard)):
                names = ", ".join(self.labeler.piece(piece) for piece in reversed(cards))
                title = f"{self.labeler.seat_names.name(side.seat)}, {self.labeler.term(zone)} ({len(cards)})"
                lines.append([(title, "heading"), (f": {names}" if names else "", "")])
        return lines

    def hints(self) -> list[StyledLine]:
        """What a newcomer has to know before the first question."""
        other = next((side.seat for side in self.view.seats if side.seat != self.view.seat), 0)
        names = {
            "hand": self.short_name(self.view.seats[self.seat], False),
            "mine": self.short_name(self.view.seats[self.seat], True),
            "other": self.labeler.seat_names.name(other).lower(),
        }
        return [[(line.format(**names), "quiet")] for line in self.labeler.messages.HINTS]

    def short_name(self, side: SideView, creature: bool) -> str:
        """The last word of the name of a card in hand, small: enough to type."""
        cards = [piece for piece in side.hand if piece.card is not None and (not creature or piece.card.word.power)]
        if not cards:
            return str(self.labeler.messages.A_CREATURE if creature else self.labeler.messages.A_CARD)
        return normalize(self.labeler.unnumbered(cards[0])).split()[-1]

    def modifier_lines(self, handle: Handle) -> list[StyledLine]:
        """What changes a creature now, and how long (ruling:number-shown)."""
        return [self._changed_by(effect.source, effect.until) for effect in self.view.effects if handle in effect.on]

    def waiting(self) -> dict[str, list[str]]:
        """What waits in the view, in sentences, by the name of its list there."""
        return pending(self.view, self.labeler)

    # ------------------------------------------------------------------ to answer

    def continue_command(self, then: list[str], x: int) -> int:
        """The option that an order given earlier means at the question that follows, -1 if none; uses `then` up."""
        decision = self.view.decision
        if decision is None or decision.seat != self.seat:
            return -1
        if decision.collected is not None:
            return self.follow_set(then)
        if not then:
            return -1
        if decision.kind not in ("choose", "search", "base", "payment", "attack", "mode", "shield"):
            return -1
        orders = [self.command_parser.order(name) for name in then[: decision.wanted]]
        found = [(command.index, at) for at, command in enumerate(orders) if command.index >= 0]
        if not found:
            return LATER if self.is_announcing() else -1
        index, at = min(found)  # several things are chosen in the order of the options, however they were named
        del then[at]
        then += orders[at].pending_targets
        return index

    # ------------------------------------------------------------------- to go on

    def pass_option(self) -> int:
        """The option that goes on without doing anything, -1 if there is none, or if something could be done there.

        A shield trigger that could be used is never passed over by itself.
        """
        decision = self.view.decision
        if decision is None or decision.seat != self.seat:
            return -1
        if decision.kind == "shield trigger" and len(decision.options) > 1:
            return -1
        return next((i for i, option in enumerate(decision.options) if option.verb in PASSING), -1)

    def gives_up(self) -> bool:
        """Not to put a card into the mana zone where one could be."""
        decision = self.view.decision
        return decision is not None and decision.kind == "mana" and len(decision.options) > 1

    def closing_option(self) -> int:
        """The option that ends the reader's turn: also leaving the main step if nothing can be done in the next one."""
        decision = self.view.decision
        if decision is None or decision.seat != self.seat:
            return -1
        return next((i for i, option in enumerate(decision.options) if self.option_list.closes(option)), -1)

    def end_order(self) -> ParsedCommand:
        """In an earlier step of the turn ending it goes on through those that come."""
        decision = self.view.decision
        if (
            self.closing_option() < 0
            and decision is not None
            and decision.kind in ("mana", "main")
            and self.pass_option() >= 0
        ):
            return ParsedCommand(index=self.pass_option(), pass_until="end")
        return super().end_order()

    def undone(self) -> list[str]:
        """Mana that can be charged, cards that can be played, creatures that can attack or tap."""
        return self.option_list.undone()

    def stop_key(self) -> str:
        """Which of `STOPS` this question belongs to."""
        decision = self.view.decision
        if decision is not None and decision.kind == "shield":
            return STOPS[0]
        return f"my {self.view.phase}"

    def is_own_main_step(self) -> bool:
        """Whether this is the reader's own main step, and something can be done after it."""
        going_on = self.stop_key() == "my main step" and self.pass_option() >= 0
        return going_on and self.option_list.can_attack()

    def is_long_pass_over(self, until: str, since: int) -> bool:
        """Whether going on by itself that began in turn `since` has come to what it goes on until."""
        return self.view.turn != since

    def is_announcing(self) -> bool:
        """Whether the reader is in the middle of an announcement, which can be taken back."""
        decision = self.view.decision
        return decision is not None and decision.playing is not None and decision.playing.cost > 0


def stop_name(stop: str, lang: str) -> str:
    """One of `STOPS`, or a step of the turn, in words.

    >>> stop_name("my attack step", "de")
    'dein Angriffsschritt'
    """
    return messages(lang).STOPS[stop]


def title(lang: str, edition: str = "") -> str:
    """The name of the game and its edition."""
    return messages(lang).TITLE_MODERN if edition == MODERN else messages(lang).TITLE


def hero_of(deck: Deck, lang: str) -> str:
    """What stands for a deck besides its name: its civilizations."""
    return card_library.deck_civilizations(deck, lang)
