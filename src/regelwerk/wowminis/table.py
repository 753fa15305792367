"""The table of the Miniatures in words: what a seat sees, may answer, and is told, in either language.

Everything comes from the seat's view and from events as the seat gets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel import table
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.sight import events_for
from regelwerk.kernel.table_events import happening, mention
from regelwerk.kernel.table_text import Line, fold
from regelwerk.wowminis import codes as c
from regelwerk.wowminis import sight
from regelwerk.wowminis.formats import Party
from regelwerk.wowminis.hexes import FOREST, HILL
from regelwerk.wowminis.parse import Finder
from regelwerk.wowminis.table_talk import library
from regelwerk.wowminis.table_talk.board import Board
from regelwerk.wowminis.table_talk.choices import Offers
from regelwerk.wowminis.table_talk.library import card_lines, find_cards, members
from regelwerk.wowminis.table_talk.log import GRAVE, Teller
from regelwerk.wowminis.table_talk.naming import Namer, words
from regelwerk.wowminis.table_talk.reading import View, read
from regelwerk.wowminis.table_talk.reasons import reason_lines

__all__ = ["PLAYS", "STOPS", "USUAL_STOPS", "Table", "examples", "hero_of", "library", "stop_name", "title"]

SEATS: Final = (2, 6)
"""The fewest and the most seats."""
PLAYS: Final = "party"
"""How a player is introduced: with the figures of his party."""
STOPS: Final = ("reactions", "attack rerolls", "defense rerolls")
"""Questions that a seat may not want to be asked: whether it reacts, whether it rolls a die again."""
USUAL_STOPS: Final = frozenset(STOPS)
"""Where a seat is asked unless it says otherwise."""
STOP_OF: Final = {"reaction": STOPS[0], "attack reroll": STOPS[1], "defense reroll": STOPS[2]}
"""By the kind of question."""


class Table(table.Table[View, Namer, Offers, Finder]):
    """The table as one seat sees it now. Make a new one after every decision; it is cheap.

    names   what the seats are called; "" for the reader, who is spoken to as "you"
    """

    terms = sight.TERMS
    grave = GRAVE

    def __init__(self, game: Game, seat: int, lang: str, names: Sequence[str], width: int = 100) -> None:
        view = read(game.view(seat), game.state.defs)
        namer = Namer(view, lang, names)
        choices = Offers(view, namer, width)
        super().__init__(game, seat, view, namer, choices, Finder(view, namer), Teller(namer), reason_lines)
        self.width = width

    # ------------------------------------------------------------------- to see

    def board(self) -> list[Line]:
        """Both sides, the ticks to come, the map."""
        return Board(self.view, self.namer, self.width).lines()

    def between(self) -> list[Line]:
        """The tick and whose turn it is alone."""
        return [Board(self.view, self.namer, self.width).step()]

    def marks(self) -> str:
        """Changes when a player would want to see the table again: who stands where, with what health and clock."""
        asked = self.view.question
        parts = [f"{self.view.acting if asked is not None and asked.seat == self.seat else ''}"]
        for handle, figure in self.view.figures.items():
            parts.append(f"{handle},{figure.space},{figure.now('health')},{figure.time}")
        return " ".join(parts)

    def show(self, name: str) -> list[Line]:
        """A figure, card or space to be read, as it is now. Empty if there is none of that name."""
        space = self.finder.space(fold(name))
        if space >= 0:
            return self.space_lines(space)
        handle = self.finder.best(fold(name)) or self.finder.card(fold(name), self.view.acting)
        figure = self.view.figures.get(handle)
        if figure is not None:
            lines = card_lines(figure.figure, self.lang)
            lines += Board(self.view, self.namer, self.width).figure(figure)
            return lines + self.changes(handle)
        card = self.view.cards.get(handle)
        if card is not None and card.card is not None:
            return card_lines(card.card, self.lang)
        found = find_cards(name, self.lang, defs=self.view.defs)
        return card_lines(found[0], self.lang) if found else []

    def space_lines(self, space: int) -> list[Line]:
        """What a space is, what it costs, who stands there."""
        say: dict[str, str] = self.namer.words.WORDS
        ground = self.view.ground
        sort = {FOREST: "forest", HILL: "hill"}.get(ground.terrain[space], "open")
        parts = [say[sort], say["cost"].format(n=ground.cost[space])]
        if ground.scoring >> space & 1:
            parts.append(say["victory" if space in ground.victory else "beside"])
        for side in self.view.seats:
            if side.start == space:
                parts.append(say["start"].format(who=self.namer.people.within(side.seat)))
        figure = self.view.at(space)
        if figure is not None:
            parts.append(say["stands"].format(a=self.namer.figure(figure)))
        return [[(self.namer.space(space), "name"), (": " + " · ".join(parts), "")]]

    def piles(self, query: str) -> list[Line]:
        """Every figure with its numbers and its action cards."""
        board = Board(self.view, self.namer, self.width)
        return [line for side in self.view.seats for line in board.side(side)]

    def hints(self) -> list[Line]:
        """What a newcomer has to know before the first question."""
        played = self.view.defs.played(self.view.data["scenario"])
        values = self.sample()
        values["destroyed"] = str(played.word.points_destroyed)
        values["held"] = str(played.word.points_held)
        values["goal"] = str(self.view.goals[self.view.seats[max(self.seat, 0)].team])
        return [[(line.format(**values), "quiet")] for line in self.namer.words.HINTS]

    def sample(self) -> dict[str, str]:
        """Names for examples: a figure of one's own, one of another's, a space."""
        mine = self.view.seats[max(self.seat, 0)]
        names = [side.figures[0] for side in self.view.seats if side.team != mine.team and side.figures]
        own = self.namer.figure(mine.figures[-1]) if mine.figures else "ruby"
        other = self.namer.figure(names[0]) if names else "gorebelly"
        spaces = self.view.ground.victory or [mine.start]
        space = self.namer.space(spaces[0]) if spaces[0] >= 0 else "c4"
        return {"mine": own.split()[0].lower(), "theirs": other.split()[0].lower(), "space": space}

    def changes(self, handle: int) -> list[Line]:
        """What changes a figure's values now, and how long (ruling:number-shown)."""
        say: dict[str, str] = self.namer.words.WORDS
        figure = self.view.figures.get(handle)
        if figure is None:
            return []
        lines: list[Line] = []
        for modifier in figure.data["changes"]:
            what = ", ".join(f"{say[key]} {more:+d}" for key, more in modifier["adds"].items())
            said = say["changed-by"].format(a=self.namer.mention(mention(modifier["source"])), what=what)
            lines.append([(f"-> {said}, {say['until ' + modifier['until']]}", "quiet")])
        return lines

    def piece_names(self) -> dict[int, str]:
        """What each figure and card in sight is called, numbered where two of a name stand on one side."""
        found = {handle: self.namer.figure(figure) for handle, figure in self.view.figures.items()}
        return found | {handle: self.namer.card(card) for handle, card in self.view.cards.items()}

    def turns_begun(self, events: Sequence[Event]) -> list[tuple[int, str, str]]:
        """The turns of figures that begin among these events, each under its tick."""
        begun = [number for number, event in enumerate(events) if event.kind == c.E_TURN]
        told = events_for(self.game.state, [events[number] for number in begun], self.seat, self.terms)
        found = []
        for number, e in zip(begun, map(happening, told)):
            tick = self.namer.words.EVENTS["tick"].format(tick=c.dial(e.n), round=c.round_of(e.n))
            found.append((number, f"{self.namer.mention(e.about)} ({self.namer.people.name(e.seat)})", tick))
        return found

    # ------------------------------------------------------------------ to answer

    def follow(self, then: list[str], x: int) -> int:
        """The option that an order given earlier means at the question that follows, -1 if none; uses `then` up."""
        asked = self.view.question
        if asked is None or asked.seat != self.seat or asked.kind != "target" or not then:
            return -1
        order = self.finder.order(f"target {then[0]}")
        if order.index >= 0:
            del then[0]
        return order.index

    # ------------------------------------------------------------------- to pass

    def passing(self) -> int:
        """The option that does nothing where something may be answered: no reaction, no die again; -1 elsewhere."""
        asked = self.view.question
        if asked is None or asked.seat != self.seat:
            return -1
        if asked.kind in STOP_OF:
            return next((i for i, option in enumerate(asked.options) if option.verb == "no"), -1)
        return 0 if self.only_passing() else -1

    def closing(self) -> int:
        """The option that ends the turn of the reader's figure."""
        asked = self.view.question
        if asked is None or asked.seat != self.seat or asked.kind != "turn":
            return -1
        return next((i for i, option in enumerate(asked.options) if option.verb == "end"), -1)

    def undone(self) -> list[str]:
        """What the figure can still do, if it has not acted."""
        return self.choices.undone()

    def whose_turn(self) -> str:
        """The tick, and whose turn it is."""
        return f"{self.turn()} {self.view.acting}"

    def only_passing(self) -> bool:
        """Whether doing nothing is the only option."""
        asked = self.view.question
        return asked is not None and len(asked.options) == 1 and asked.options[0].verb in ("no", "end")

    def stop(self) -> str:
        """Which of `STOPS` this question belongs to; "" for others, which are always asked."""
        asked = self.view.question
        return STOP_OF.get(asked.kind, "") if asked is not None else ""

    def main(self) -> bool:
        """No window of this game is passed in a way that has to be told."""
        return False

    def past(self, until: str, since: int) -> bool:
        """There are no long passes in this game."""
        return True

    def turn(self) -> int:
        """The tick, counted on through the rounds."""
        return self.view.time

    def announcing(self) -> bool:
        """An attack can be taken back as long as no dice have been rolled; nothing else is needed."""
        return False


def stop_name(stop: str, lang: str) -> str:
    """One of `STOPS` in words.

    >>> stop_name("reactions", "de")
    'wenn du eine Reaktionskarte spielen kannst'
    """
    return str(words(lang).STOPS[stop])


def examples(lang: str) -> list[str]:
    """What one types in this game, for the help."""
    values = {"mine": "gorebelly", "theirs": "ruby", "space": "c4"}
    if lang == "de":
        values["mine"] = "blutbauch"
    return [line.format(**values) for line in words(lang).EXAMPLES]


def title(lang: str, edition: str = "") -> str:
    """The name of the game and its edition."""
    return str(words(lang).TITLE)


def hero_of(deck: Party, lang: str, own: Sequence[Sequence[str]] = ()) -> str:
    """Who plays in a party, which may have figures of a user's own files."""
    return members(deck, lang, own)
