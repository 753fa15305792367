"""The table of the World of Warcraft TCG in words: what a seat sees, may answer, and is told, in either language.

Everything comes from the seat's view and from events as the seat gets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self, cast

from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.presentation.card_presenter import CardPresenter
from regelwerk.kernel.presentation.commands import ParsedCommand
from regelwerk.kernel.presentation.log_entries import Reasoned
from regelwerk.kernel.presentation.text import StyledLine, normalize
from regelwerk.kernel.visibility import SeatHandles, parse_option
from regelwerk.wowtcg import codes, visibility
from regelwerk.wowtcg.deck_file import Deck
from regelwerk.wowtcg.definition_loading import standard
from regelwerk.wowtcg.presentation.board_layout import BoardLayout
from regelwerk.wowtcg.presentation.card_library import card_lines, find_cards, messages, name_of
from regelwerk.wowtcg.presentation.command_parser import WowCommandParser
from regelwerk.wowtcg.presentation.event_formatter import (
    BARE,
    CONSEQUENCES,
    FOREIGN_CONSEQUENCES,
    HIGHLIGHTED,
    WowEventFormatter,
)
from regelwerk.wowtcg.presentation.labels import WowLabeler
from regelwerk.wowtcg.presentation.option_list import WowOptionList
from regelwerk.wowtcg.presentation.pending import pending
from regelwerk.wowtcg.presentation.reason_text import reason_lines
from regelwerk.wowtcg.seat_view.view import WowView
from regelwerk.wowtcg.state import WowState
from regelwerk.wowtcg.text_de import TERMS as GERMAN
from regelwerk.wowtcg.text_en import TERMS as ENGLISH

__all__ = ["DECK_KIND", "STOPS", "WowPresenter", "hero_of", "stop_name"]

STOPS: Final = (
    "my ready step",
    "my draw step",
    "my attack window",
    "my defend window",
    "my end phase",
    "my links",
    "their ready step",
    "their draw step",
    "their action phase",
    "their attack window",
    "their defend window",
    "their end phase",
    "their links",
    "their triggered effects",
    "their proposals",
    "their resources",
)
"""Where a seat may want to be asked besides, if it can do anything: a step of its own or of another's turn, or
something on top of the chain. In its own action phase it is always asked."""
SEAT_RANGE: Final = (2, 6)
"""The fewest and the most seats."""
DECK_KIND: Final = "hero"
"""What a player is introduced as: the hero of the deck."""
ON_CHAIN: Final = {"triggered effect": "triggered effects", "proposal": "proposals", "resource": "resources"}
"""The stop for a link of that kind; every other is just a link."""


class WowPresenter(CardPresenter[WowView, WowLabeler, WowOptionList, WowCommandParser]):
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
        view = visibility.view(cast(WowState, game.state), seat)
        labeler = WowLabeler(view, lang, names)
        choices = WowOptionList(view, labeler, width)
        super().__init__(
            game,
            seat,
            view,
            labeler,
            choices,
            WowCommandParser(view, labeler),
            WowEventFormatter(labeler),
            reason_lines,
        )
        self.width = width

    def _for_game(self, game: Game) -> Self:
        return type(self)(game, self.seat, self.lang, self.labeler.seat_names.names, self.width)

    # ------------------------------------------------------------------- to see

    def board_lines(self) -> list[StyledLine]:
        """Both sides, the step, the chain, the hand."""
        return BoardLayout(self.view, self.labeler, self.width).lines()

    def compact_board(self) -> list[StyledLine]:
        """The step and the chain alone."""
        board = BoardLayout(self.view, self.labeler, self.width)
        return [board.step(), *board.chain()]

    def display_key(self) -> str:
        """Changes when a player would want to see the table again: who lies where, how, and hurt how much."""
        parts = [f"{self.view.turn}"]
        for side in self.view.seats:
            for row in ("ally row", "hero row"):
                for piece in side.rows[row]:
                    attached = [card.handle for card in piece.attached]
                    parts.append(f"{piece.handle},{piece.damage},{piece.atk},{piece.health},{attached}")
            parts.append("|")
        return " ".join(parts)

    def option_at(self, number: int) -> int:
        """The option that a number in the list means, -1 if none; where an X is asked for, the X itself."""
        decision = self.view.decision
        if decision is not None and decision.kind == "X":
            return next((i for i, option in enumerate(decision.options) if option.n == number), -1)
        offers = self.option_items()
        return offers[number - 1].index if 1 <= number <= len(offers) else -1

    def card_detail_lines(self, name: str) -> list[StyledLine]:
        """A card to be read: the printed one, and how it is now if it lies in sight. Empty if there is none."""
        handle = self.command_parser.best(normalize(name), "")
        piece = self.view.find(handle)
        if piece is not None and piece.card is not None:
            lines = card_lines(piece.card, self.lang)
            if piece.zone.endswith("row"):
                lines.append([("-> ", "quiet"), *BoardLayout(self.view, self.labeler, self.width).chip(piece)])
                lines += self.modifier_lines(handle)
            return lines
        cards = find_cards(name, self.lang)
        return card_lines(cards[0], self.lang) if cards else []

    def pile_lines(self, query: str) -> list[StyledLine]:
        """What lies in every graveyard and out of the game, the last on top."""
        lines: list[StyledLine] = []
        for side in self.view.seats:
            for pile, cards in side.piles.items():
                names = ", ".join(self.labeler.piece(piece) for piece in reversed(cards))
                title = (
                    f"{self.labeler.seat_names.name(side.seat)}, {self.labeler.messages.LABELS[pile]} ({len(cards)})"
                )
                lines.append([(title, "heading"), (f": {names}" if names else "", "")])
        return lines

    def hints(self) -> list[StyledLine]:
        """What a newcomer has to know before the first question."""
        mine = self.view.seats[self.seat].hero
        theirs = next((side.hero for side in self.view.seats if side.seat != self.seat and side.hero), NO_HANDLE)
        names = {"mine": self.short_name(mine), "theirs": self.short_name(theirs)}
        return [[(line.format(**names), "quiet")] for line in self.labeler.messages.HINTS]

    def short_name(self, handle: Handle) -> str:
        """The first word of a card's name, small: enough to type."""
        return self.labeler.handle(handle).split()[0].lower()

    def modifier_lines(self, handle: Handle) -> list[StyledLine]:
        """What changes a card in play now, and how long (ruling:number-shown)."""
        at_work = [modifier for modifier in self.view.modifiers if handle in modifier.affected]
        return [self._changed_by(modifier.source, modifier.until) for modifier in at_work]

    def waiting(self) -> dict[str, list[str]]:
        """What waits in the view, in sentences, by the name of its list there."""
        return pending(self.view, self.labeler)

    # ------------------------------------------------------------------ to answer

    def explained(self, line: str) -> tuple[list[Reasoned], str]:
        """Why an intent cannot be carried out now; also where only the targets behind the first one are against it."""
        found, unknown = super().explained(line)
        if unknown or self.collected() is not None:
            return found, unknown
        intent, more, no_name = self.command_parser.intent_with_targets(line)
        if intent is None or not (more or no_name):
            return found, unknown
        if no_name:
            return found, "" if found else no_name
        named = [{**intent, "object": handle, "seat": None if handle else seat} for handle, seat in more]
        names = SeatHandles(self.game.state, self.seat)
        first, *others = [parse_option(names, option_data, self.terms) for option_data in (intent, *named)]
        if first is None:
            return found, unknown
        further = self.game.why_not(self.seat, first, [other.object for other in others if other is not None])
        return (self.reasoned(further), "") if further else (found, unknown)

    def continue_command(self, then: list[str], x: int) -> int:
        """The option that an order given earlier means at the question that follows, -1 if none; uses `then` up."""
        decision = self.view.decision
        if decision is None or decision.seat != self.seat:
            return -1
        if decision.collected is not None:
            return self.follow_set(then)
        if not self.is_announcing():
            return -1  # what was named belongs to one announcement
        if decision.kind == "X":
            return next((i for i, option in enumerate(decision.options) if option.n == x), -1)
        if decision.kind in ("target", "defender", "payment", "mode") and then:
            verb = "attack" if decision.kind == "defender" else "target"
            command = self.command_parser.order(then[0] if then[0].startswith("sabotage ") else f"{verb} {then[0]}")
            if command.index >= 0:
                del then[0]
            return command.index
        done = [i for i, option in enumerate(decision.options) if option.verb == "done"]
        return done[0] if decision.kind == "target" and done else -1

    # ------------------------------------------------------------------- to pass

    def pass_option(self) -> int:
        """The option that passes priority, -1 if there is none (then something must be done)."""
        decision = self.view.decision
        if decision is None or decision.kind != "priority" or decision.seat != self.seat:
            return -1
        return next((i for i, option in enumerate(decision.options) if option.verb == "pass"), -1)

    def closing_option(self) -> int:
        """The pass that lets go of the reader's action phase: if the others pass too, the end phase comes."""
        return self.pass_option() if self.option_list.closes() else -1

    def end_order(self) -> ParsedCommand:
        """Also in his end phase there is nothing but to end the turn."""
        if (
            self.closing_option() < 0
            and not self.view.chain
            and self.stop_key() == "my end phase"
            and self.pass_option() >= 0
        ):
            return ParsedCommand(index=self.pass_option())
        return super().end_order()

    def undone(self) -> list[str]:
        """A resource that can be placed, cards that can be played; an instant can be played in others' turns too."""
        return self.option_list.undone()

    def stop_key(self) -> str:
        """Which of `STOPS` this priority belongs to."""
        view = self.view
        if view.chain:
            top = view.chain[0]
            return "my links" if top.seat == self.seat else f"their {ON_CHAIN.get(top.kind, 'links')}"
        return f"{'my' if view.active == self.seat else 'their'} {view.phase}"

    def is_own_main_step(self) -> bool:
        """Whether this is the reader's own action phase with nothing under way: where a turn is played."""
        return self.stop_key() == "my action phase" and self.pass_option() >= 0

    def is_long_pass_over(self, until: str, since: int) -> bool:
        """Whether a long pass that began in turn `since` has come to what it goes on until."""
        view = self.view
        if until == "chain":
            return not view.chain
        if until == "end":
            return view.turn != since or view.phase == "end phase"
        return view.turn > since and view.active == self.seat and view.phase == "action phase"

    def is_announcing(self) -> bool:
        """Whether the reader is in the middle of an announcement, which can be taken back."""
        decision = self.view.decision
        return decision is not None and decision.announcing is not None


def stop_name(stop: str, lang: str) -> str:
    """One of `STOPS` in words.

    >>> stop_name("their end phase", "de")
    'Endphase eines Gegners'
    """
    named = messages(lang).STOPS
    if stop in named:
        return named[stop]
    whose, _, step = stop.partition(" ")
    name = (GERMAN if language(lang) == "de" else ENGLISH)[step.replace(" ", "_")]
    return named[whose].format(step=name)


def hero_of(deck: Deck, lang: str) -> str:
    """The name of a deck's hero."""
    return name_of(standard().card(deck.hero), lang)
