"""The table of the World of Warcraft TCG in words: what a seat sees, may answer, and is told, in either language.

Everything comes from the seat's view and from events as the seat gets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel import table
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.sight import Names, intent_of
from regelwerk.kernel.table_events import Reasoned, mention
from regelwerk.kernel.table_orders import Order
from regelwerk.kernel.table_text import Line, fold, plain
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import sight
from regelwerk.wowtcg.formats import Deck
from regelwerk.wowtcg.loading import standard
from regelwerk.wowtcg.parse import Finder
from regelwerk.wowtcg.say_de import TERMS as GERMAN
from regelwerk.wowtcg.say_en import TERMS as ENGLISH
from regelwerk.wowtcg.table_talk import library
from regelwerk.wowtcg.table_talk.board import Board
from regelwerk.wowtcg.table_talk.choices import Offers
from regelwerk.wowtcg.table_talk.library import card_lines, find_cards, name_of, words
from regelwerk.wowtcg.table_talk.log import GRAVE, Teller
from regelwerk.wowtcg.table_talk.naming import Namer
from regelwerk.wowtcg.table_talk.pending import pending
from regelwerk.wowtcg.table_talk.reading import View, read
from regelwerk.wowtcg.table_talk.reasons import reason_lines

__all__ = ["PLAYS", "STOPS", "USUAL_STOPS", "Table", "examples", "hero_of", "library", "stop_name", "title"]

STOPS: Final = (
    "my ready step",
    "my draw step",
    "my action phase",
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
"""Where a seat may want to be asked: a step of its own or of another's turn, or something on top of the chain."""
SEATS: Final = (2, 6)
"""The fewest and the most seats."""
PLAYS: Final = "hero"
"""What a player is introduced as: the hero of the deck."""
USUAL_STOPS: Final = frozenset(
    {
        "my action phase",
        "my attack window",
        "my defend window",
        "their attack window",
        "their defend window",
        "their links",
        "their triggered effects",
    }
)
"""Where a seat is asked unless it says otherwise."""
ON_CHAIN: Final = {"triggered effect": "triggered effects", "proposal": "proposals", "resource": "resources"}
"""The stop for a link of that kind; every other is just a link."""


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
        """Both sides, the step, the chain, the hand."""
        return Board(self.view, self.namer, self.width).lines()

    def between(self) -> list[Line]:
        """The step and the chain alone."""
        board = Board(self.view, self.namer, self.width)
        return [board.step(), *board.chain()]

    def marks(self) -> str:
        """Changes when a player would want to see the table again: who lies where, how, and hurt how much."""
        parts = [f"{self.view.turn}"]
        for side in self.view.seats:
            for row in ("ally row", "hero row"):
                for piece in side.rows[row]:
                    attached = [one.handle for one in piece.attached]
                    parts.append(f"{piece.handle},{piece.damage},{piece.now('atk')},{piece.now('health')},{attached}")
            parts.append("|")
        return " ".join(parts)

    def numbered(self, number: int) -> int:
        """The option that a number in the list means, -1 if none; where an X is asked for, the X itself."""
        asked = self.view.question
        if asked is not None and asked.kind == "X":
            return next((i for i, option in enumerate(asked.options) if option.n == number), -1)
        offers = self.offers()
        return offers[number - 1].index if 1 <= number <= len(offers) else -1

    def show(self, name: str) -> list[Line]:
        """A card to be read: the printed one, and how it is now if it lies in sight. Empty if there is none."""
        handle = self.finder.best(fold(name), "")
        piece = self.view.find(handle)
        if piece is not None and piece.card is not None:
            lines = card_lines(piece.card, self.lang)
            if piece.zone.endswith("row"):
                lines.append([("-> ", "quiet"), *Board(self.view, self.namer, self.width).chip(piece)])
                lines += self.changes(handle)
            return lines
        found = find_cards(name, self.lang)
        return card_lines(found[0], self.lang) if found else []

    def piles(self, query: str) -> list[Line]:
        """What lies in every graveyard and out of the game, the last on top."""
        lines: list[Line] = []
        for side in self.view.seats:
            for pile, cards in side.piles.items():
                names = ", ".join(self.namer.piece(piece) for piece in reversed(cards))
                title = f"{self.namer.people.name(side.seat)}, {self.namer.words.WORDS[pile]} ({len(cards)})"
                lines.append([(title, "heading"), (f": {names}" if names else "", "")])
        return lines

    def hints(self) -> list[Line]:
        """What a newcomer has to know before the first question."""
        mine = self.view.seats[self.seat].hero
        theirs = next((side.hero for side in self.view.seats if side.seat != self.seat and side.hero), 0)
        names = {"mine": self.first_name(mine), "theirs": self.first_name(theirs)}
        return [[(line.format(**names), "quiet")] for line in self.namer.words.HINTS]

    def first_name(self, handle: int) -> str:
        """The first word of a card's name, small: enough to type."""
        return self.namer.handle(handle).split()[0].lower()

    def changes(self, handle: int) -> list[Line]:
        """What changes a card in play now, and how long (ruling:number-shown)."""
        said = self.namer.words.WORDS
        lines: list[Line] = []
        for modifier in self.view.data["modifiers"]:
            if handle not in modifier["on"]:
                continue
            source = said["changed-by"].format(a=self.namer.mention(mention(modifier["source"])))
            until = said.get(f"until {modifier['until']}", "")
            lines.append([(f"-> {source}" + (f", {until}" if until else ""), "quiet")])
        return lines

    def piece_names(self) -> dict[int, str]:
        """What each piece in sight is called, numbered where two of a name lie on one side."""
        return {handle: self.namer.piece(piece) for handle, piece in self.view.pieces.items()}

    def waiting(self) -> dict[str, list[str]]:
        """What waits in the view, in sentences, by the name of its list there."""
        return pending(self.view, self.namer)

    def turns_begun(self, events: Sequence[Event]) -> list[tuple[int, str, str]]:
        """The turns that begin among these events."""
        begun = [number for number, event in enumerate(events) if event.kind == c.E_TURN]
        lines = self.log([events[number] for number in begun])
        return [(number, plain(line[:1]), "") for number, line in zip(begun, lines)]

    # ------------------------------------------------------------------ to answer

    def explained(self, line: str) -> tuple[list[Reasoned], str]:
        """Why a wish cannot be done now; also where only the targets behind the first one are against it."""
        found, unknown = super().explained(line)
        if unknown or self.collected() is not None:
            return found, unknown
        wish, more, no_name = self.finder.wish_with_more(line)
        if wish is None or not (more or no_name):
            return found, unknown
        if no_name:
            return found, "" if found else no_name
        named = [{**wish, "object": handle, "seat": None if handle else seat} for handle, seat in more]
        names = Names(self.game.state, self.seat)
        first, *others = [intent_of(names, one, self.terms) for one in (wish, *named)]
        if first is None:
            return found, unknown
        further = self.game.why_not(self.seat, first, [other.object for other in others if other is not None])
        return (self.reasoned(further), "") if further else (found, unknown)

    def follow(self, then: list[str], x: int) -> int:
        """The option that an order given earlier means at the question that follows, -1 if none; uses `then` up."""
        asked = self.view.question
        if asked is None or asked.seat != self.seat:
            return -1
        if asked.collected is not None:
            return self.follow_set(then)
        if not self.announcing():
            return -1  # what was named belongs to one announcement
        if asked.kind == "X":
            return next((i for i, option in enumerate(asked.options) if option.n == x), -1)
        if asked.kind in ("target", "defender", "payment", "mode") and then:
            verb = "attack" if asked.kind == "defender" else "target"
            order = self.finder.order(then[0] if then[0].startswith("sabotage ") else f"{verb} {then[0]}")
            if order.index >= 0:
                del then[0]
            return order.index
        done = [i for i, option in enumerate(asked.options) if option.verb == "done"]
        return done[0] if asked.kind == "target" and done else -1

    # ------------------------------------------------------------------- to pass

    def passing(self) -> int:
        """The option that passes priority, -1 if there is none (then something must be done)."""
        asked = self.view.question
        if asked is None or asked.kind != "priority" or asked.seat != self.seat:
            return -1
        return next((i for i, option in enumerate(asked.options) if option.verb == "pass"), -1)

    def closing(self) -> int:
        """The pass that lets go of the reader's action phase: if the others pass too, the end phase comes."""
        return self.passing() if self.choices.closes() else -1

    def end_order(self) -> Order:
        """Also in his end phase there is nothing but to end the turn."""
        if self.closing() < 0 and not self.view.chain and self.stop() == "my end phase" and self.passing() >= 0:
            return Order(index=self.passing())
        return super().end_order()

    def undone(self) -> list[str]:
        """A resource that can be placed, cards that can be played; an instant can be played in others' turns too."""
        return self.choices.undone()

    def only_passing(self) -> bool:
        """Whether passing is the only option."""
        asked = self.view.question
        return asked is not None and len(asked.options) == 1 and self.passing() == 0

    def stop(self) -> str:
        """Which of `STOPS` this priority belongs to."""
        view = self.view
        if view.chain:
            top = view.chain[0]
            return "my links" if top.seat == self.seat else f"their {ON_CHAIN.get(top.kind, 'links')}"
        return f"{'my' if view.active == self.seat else 'their'} {view.phase}"

    def main(self) -> bool:
        """Whether this is the reader's own action phase with nothing under way: where a turn is played."""
        return self.stop() == "my action phase" and self.passing() >= 0

    def past(self, until: str, since: int) -> bool:
        """Whether a long pass that began in turn `since` has come to what it goes on until."""
        view = self.view
        if until == "chain":
            return not view.chain
        if until == "end":
            return view.turn != since or view.phase == "end phase"
        return view.turn > since and view.active == self.seat and view.phase == "action phase"

    def turn(self) -> int:
        """Number of the turn, 0 before the first."""
        return self.view.turn

    def announcing(self) -> bool:
        """Whether the reader is in the middle of an announcement, which can be taken back."""
        asked = self.view.question
        return asked is not None and asked.announcing is not None


def stop_name(stop: str, lang: str) -> str:
    """One of `STOPS` in words.

    >>> stop_name("their end phase", "de")
    'Endphase eines Gegners'
    """
    named: dict[str, str] = words(lang).STOPS
    if stop in named:
        return named[stop]
    whose, _, step = stop.partition(" ")
    name = (GERMAN if lang == "de" else ENGLISH)[step.replace(" ", "_")]
    return named[whose].format(step=name)


def title(lang: str, edition: str = "") -> str:
    """The name of the game and its edition."""
    return str(words(lang).TITLE)


def examples(lang: str) -> Sequence[str]:
    """What can be typed in this game, for the help."""
    found: Sequence[str] = words(lang).EXAMPLES
    return found


def hero_of(deck: Deck, lang: str) -> str:
    """The name of a deck's hero."""
    return name_of(standard().card(deck.hero), lang)
