"""The table of the Miniatures in words: what a seat sees, may answer, and is told, in either language.

Everything comes from the seat's view and from events as the seat gets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self, cast

from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import Handle
from regelwerk.kernel.language.reading import name_language
from regelwerk.kernel.presentation import presenter
from regelwerk.kernel.presentation.log_entries import read_event
from regelwerk.kernel.presentation.text import StyledLine, normalize
from regelwerk.kernel.visibility import events_for
from regelwerk.wowminis import codes, visibility
from regelwerk.wowminis.hex_grid import FOREST, HILL
from regelwerk.wowminis.party_file import Party
from regelwerk.wowminis.presentation.board_layout import BoardLayout
from regelwerk.wowminis.presentation.card_library import card_lines, find_cards, members
from regelwerk.wowminis.presentation.command_parser import MinisCommandParser
from regelwerk.wowminis.presentation.event_formatter import HIGHLIGHTED, MinisEventFormatter
from regelwerk.wowminis.presentation.labels import MinisLabeler, messages
from regelwerk.wowminis.presentation.option_list import MinisOptionList
from regelwerk.wowminis.presentation.reason_text import reason_lines
from regelwerk.wowminis.seat_view import MinisView
from regelwerk.wowminis.state import MinisState

__all__ = ["DECK_KIND", "MinisPresenter", "examples", "hero_of", "title"]

SEAT_RANGE: Final = (2, 6)
"""The fewest and the most seats."""
DECK_KIND: Final = "party"
"""How a player is introduced: with the figures of his party."""
PASSABLE: Final = ("reaction", "attack reroll", "defense reroll")
"""Kinds of questions that can be answered by doing nothing."""


class MinisPresenter(presenter.Presenter[MinisView, MinisLabeler, MinisOptionList, MinisCommandParser]):
    """The table as one seat sees it now. Make a new one after every decision; it is cheap.

    names   what the seats are called; "" for the reader, who is spoken to as "you"
    """

    terms = visibility.TERMS
    highlighted_kinds = HIGHLIGHTED

    def __init__(self, game: Game, seat: int, lang: str, names: Sequence[str], width: int = 100) -> None:
        view = visibility.view(cast(MinisState, game.state), seat)
        labeler = MinisLabeler(view, lang, names)
        choices = MinisOptionList(view, labeler, width)
        super().__init__(
            game,
            seat,
            view,
            labeler,
            choices,
            MinisCommandParser(view, labeler),
            MinisEventFormatter(labeler),
            reason_lines,
        )
        self.width = width

    def _for_game(self, game: Game) -> Self:
        return type(self)(game, self.seat, self.lang, self.labeler.seat_names.names, self.width)

    # ------------------------------------------------------------------- to see

    def board_lines(self) -> list[StyledLine]:
        """Both sides, the ticks to come, the map."""
        return BoardLayout(self.view, self.labeler, self.width).lines()

    def compact_board(self) -> list[StyledLine]:
        """The tick and whose turn it is alone."""
        return [BoardLayout(self.view, self.labeler, self.width).step()]

    def display_key(self) -> str:
        """Changes when a player would want to see the table again: who stands where, with what health and clock."""
        decision = self.view.decision
        parts = [f"{self.view.acting if decision is not None and decision.seat == self.seat else ''}"]
        for handle, figure in self.view.figures.items():
            parts.append(f"{handle},{figure.space},{figure.health},{figure.time}")
        return " ".join(parts)

    def card_detail_lines(self, name: str) -> list[StyledLine]:
        """A figure, card or space to be read, as it is now. Empty if there is none of that name."""
        space = self.command_parser.space(normalize(name))
        if space >= 0:
            return self.space_lines(space)
        handle = self.command_parser.best(normalize(name)) or self.command_parser.card(
            normalize(name), self.view.acting
        )
        figure = self.view.figures.get(handle)
        if figure is not None:
            lines = card_lines(figure.figure, self.lang)
            lines += BoardLayout(self.view, self.labeler, self.width).figure(figure)
            return lines + self.modifier_lines(handle)
        card = self.view.cards.get(handle)
        if card is not None and card.card is not None:
            return card_lines(card.card, self.lang)
        cards = find_cards(name, self.lang, defs=self.view.defs)
        return card_lines(cards[0], self.lang) if cards else []

    def space_lines(self, space: int) -> list[StyledLine]:
        """What a space is, what it costs, who stands there."""
        say = self.labeler.messages.LABELS
        ground = self.view.ground
        sort = {FOREST: "forest", HILL: "hill"}.get(ground.terrain[space], "open")
        parts = [say[sort], say["cost"].format(n=ground.cost[space])]
        if ground.scoring >> space & 1:
            parts.append(say["victory" if space in ground.victory else "beside"])
        for side in self.view.seats:
            if side.start == space:
                parts.append(say["start"].format(who=self.labeler.seat_names.within(side.seat)))
        figure = self.view.at(space)
        if figure is not None:
            parts.append(say["stands"].format(a=self.labeler.figure(figure)))
        return [[(self.labeler.space(space), "name"), (": " + " · ".join(parts), "")]]

    def pile_lines(self, query: str) -> list[StyledLine]:
        """Every figure with its numbers and its action cards."""
        board = BoardLayout(self.view, self.labeler, self.width)
        return [line for side in self.view.seats for line in board.side(side)]

    def hints(self) -> list[StyledLine]:
        """What a newcomer has to know before the first question."""
        scenario = self.view.scenario.word
        values = self.sample()
        values["destroyed"] = str(scenario.points_destroyed)
        values["held"] = str(scenario.points_held)
        values["goal"] = str(self.view.goals[self.view.seats[max(self.seat, 0)].team])
        return [[(line.format(**values), "quiet")] for line in self.labeler.messages.HINTS]

    def sample(self) -> dict[str, str]:
        """Names for examples: a figure of one's own, one of another's, a space."""
        mine = self.view.seats[max(self.seat, 0)]
        names = [side.figures[0] for side in self.view.seats if side.team != mine.team and side.figures]
        own = self.labeler.figure(mine.figures[-1]) if mine.figures else "ruby"
        other = self.labeler.figure(names[0]) if names else "gorebelly"
        spaces = self.view.ground.victory or [mine.start]
        space = self.labeler.space(spaces[0]) if spaces[0] >= 0 else "c4"
        return {"mine": own.split()[0].lower(), "theirs": other.split()[0].lower(), "space": space}

    def modifier_lines(self, handle: Handle) -> list[StyledLine]:
        """What changes a figure's values now, and how long (ruling:number-shown)."""
        say = self.labeler.messages.LABELS
        figure = self.view.figures.get(handle)
        if figure is None:
            return []
        lines: list[StyledLine] = []
        for modifier in figure.changes:
            what = ", ".join(f"{say[key]} {more:+d}" for key, more in modifier.adds.items())
            cause = say["changed-by"].format(a=self.labeler.mention(modifier.source), what=what)
            lines.append([(f"-> {cause}, {say['until ' + modifier.until]}", "quiet")])
        return lines

    def piece_names(self) -> dict[Handle, str]:
        """What each figure and card in sight is called, numbered where two of a name stand on one side."""
        names = {handle: self.labeler.figure(figure) for handle, figure in self.view.figures.items()}
        return names | {handle: self.labeler.card(card) for handle, card in self.view.cards.items()}

    def turns_begun(self, events: Sequence[Event]) -> list[tuple[int, str, str]]:
        """The turns of figures that begin among these events, each under its tick."""
        begun = [number for number, event in enumerate(events) if event.kind == codes.EVENT_TURN]
        visible = events_for(self.game.state, [events[number] for number in begun], self.seat, self.terms)
        turns = []
        for number, event in zip(begun, map(read_event, visible)):
            tick = self.labeler.messages.EVENTS["tick"].format(tick=codes.dial(event.n), round=codes.round_of(event.n))
            name = f"{self.labeler.mention(event.about)} ({self.labeler.seat_names.name(event.seat)})"
            turns.append((number, name, tick))
        return turns

    # ------------------------------------------------------------------ to answer

    def continue_command(self, then: list[str], x: int) -> int:
        """The option that an order given earlier means at the question that follows, -1 if none; uses `then` up."""
        decision = self.view.decision
        if decision is None or decision.seat != self.seat or decision.kind != "target" or not then:
            return -1
        command = self.command_parser.order(f"target {then[0]}")
        if command.index >= 0:
            del then[0]
        return command.index

    # ------------------------------------------------------------------- to pass

    def pass_option(self) -> int:
        """The option that does nothing where something may be answered: no reaction, no die again; -1 elsewhere."""
        decision = self.view.decision
        if decision is None or decision.seat != self.seat:
            return -1
        if decision.kind in PASSABLE:
            return next((i for i, option in enumerate(decision.options) if option.verb == "no"), -1)
        return 0 if self.can_only_pass() else -1

    def closing_option(self) -> int:
        """The option that ends the turn of the reader's figure."""
        decision = self.view.decision
        if decision is None or decision.seat != self.seat or decision.kind != "turn":
            return -1
        return next((i for i, option in enumerate(decision.options) if option.verb == "end"), -1)

    def undone(self) -> list[str]:
        """What the figure can still do, if it has not acted."""
        return self.option_list.undone()

    def whose_turn(self) -> str:
        """The tick, and whose turn it is."""
        return f"{self.turn_number()} {self.view.acting}"

    def can_only_pass(self) -> bool:
        """Whether doing nothing is the only option."""
        decision = self.view.decision
        return decision is not None and len(decision.options) == 1 and decision.options[0].verb in ("no", "end")

    def is_own_main_step(self) -> bool:
        """No window of this game is passed in a way that has to be told."""
        return False

    def is_long_pass_over(self, until: str, since: int) -> bool:
        """There are no long passes in this game."""
        return True

    def turn_number(self) -> int:
        """The tick, counted on through the rounds."""
        return self.view.time

    def is_announcing(self) -> bool:
        """An attack can be taken back as long as no dice have been rolled; nothing else is needed."""
        return False


def examples(lang: str) -> list[str]:
    """What one types in this game, for the help."""
    values = {"mine": "gorebelly", "theirs": "ruby", "space": "c4"}
    if name_language(lang) == "de":
        values["mine"] = "blutbauch"
    return [line.format(**values) for line in messages(lang).EXAMPLES]


def title(lang: str, edition: str = "") -> str:
    """The name of the game and its edition."""
    return messages(lang).TITLE


def hero_of(deck: Party, lang: str, own: Sequence[Sequence[str]] = ()) -> str:
    """Who plays in a party, which may have figures of a user's own files."""
    return members(deck, lang, own)
