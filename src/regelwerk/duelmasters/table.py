"""The table of Duel Masters in words: what a seat sees, may answer, and is told, in either language.

Everything comes from the seat's view and from events as the seat gets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import sight
from regelwerk.duelmasters.defs import MODERN
from regelwerk.duelmasters.formats import Deck
from regelwerk.duelmasters.game import MOST_SEATS
from regelwerk.duelmasters.parse import Finder
from regelwerk.duelmasters.table_talk import library
from regelwerk.duelmasters.table_talk.board import Board
from regelwerk.duelmasters.table_talk.choices import Offers
from regelwerk.duelmasters.table_talk.library import card_lines, find_cards, words
from regelwerk.duelmasters.table_talk.log import GRAVE, Teller
from regelwerk.duelmasters.table_talk.naming import Namer
from regelwerk.duelmasters.table_talk.pending import pending
from regelwerk.duelmasters.table_talk.reading import Seat, View, read
from regelwerk.duelmasters.table_talk.reasons import reason_lines
from regelwerk.kernel import table
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.table_events import mention
from regelwerk.kernel.table_orders import Order
from regelwerk.kernel.table_text import Line, fold, plain

__all__ = ["PLAYS", "STOPS", "USUAL_STOPS", "Table", "examples", "hero_of", "library", "stop_name", "title"]

STOPS: Final = ("my mana step", "my main step", "my attack step", "my shield triggers")
"""Where a seat may want to be asked although it could only go on."""
USUAL_STOPS: Final = frozenset(STOPS)
"""Where a seat is asked unless it says otherwise; with nothing but going on it is not."""
SEATS: Final = (2, MOST_SEATS)
"""The fewest and the most seats (dm:11)."""
PLAYS: Final = "deck"
"""What a player is introduced by: the deck and its civilizations."""
LATER: Final = -2
"""What was named is not for this question, but may be for one that comes after it."""
PASSING: Final = ("skip", "attack step", "end turn", "decline")
"""Verbs with which a seat goes on without doing anything."""


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
        """All sides, the step, the attack, the hand."""
        return Board(self.view, self.namer, self.width).lines()

    def between(self) -> list[Line]:
        """The step, the attack and what waits."""
        return Board(self.view, self.namer, self.width).between()

    def marks(self) -> str:
        """Changes when a player would want to see the table again: who lies where, and how strong."""
        parts = [f"{self.view.turn} {self.view.active}"]
        for side in self.view.seats:
            parts += [f"{piece.handle},{piece.power},{piece.face}" for piece in side.creatures]
            parts.append(f"| {len(side.shields)}")
        return " ".join(parts)

    def show(self, name: str) -> list[Line]:
        """A card to be read: the printed one, and how it is now if it lies in sight. Empty if there is none."""
        handle = self.finder.best(fold(name), ("battle", "hand"), True)
        piece = self.view.find(handle)
        if piece is not None and piece.card is not None:
            lines = card_lines(piece.card, self.lang)
            if piece.zone == "battle":
                lines.append([("-> ", "quiet"), *Board(self.view, self.namer, self.width).chip(piece)])
                lines += self.changes(handle)
            return lines
        found = find_cards(name, self.lang)
        return card_lines(found[0], self.lang) if found else []

    def piles(self, query: str) -> list[Line]:
        """What lies in every mana zone and graveyard, the last on top."""
        lines: list[Line] = []
        for side in self.view.seats:
            for zone, cards in (("mana", side.mana), ("graveyard", side.graveyard)):
                names = ", ".join(self.namer.piece(piece) for piece in reversed(cards))
                title = f"{self.namer.people.name(side.seat)}, {self.namer.term(zone)} ({len(cards)})"
                lines.append([(title, "heading"), (f": {names}" if names else "", "")])
        return lines

    def hints(self) -> list[Line]:
        """What a newcomer has to know before the first question."""
        other = next((side.seat for side in self.view.seats if side.seat != self.view.seat), 0)
        names = {
            "hand": self.first_name(self.view.seats[self.seat], False),
            "mine": self.first_name(self.view.seats[self.seat], True),
            "other": self.namer.people.name(other).lower(),
        }
        return [[(line.format(**names), "quiet")] for line in self.namer.words.HINTS]

    def first_name(self, side: Seat, creature: bool) -> str:
        """The last word of the name of a card in hand, small: enough to type."""
        cards = [piece for piece in side.hand if piece.card is not None and (not creature or piece.card.word.power)]
        if not cards:
            return str(self.namer.words.A_CREATURE if creature else self.namer.words.A_CARD)
        return fold(self.namer.plain(cards[0])).split()[-1]

    def changes(self, handle: int) -> list[Line]:
        """What changes a creature now, and how long (ruling:number-shown)."""
        said = self.namer.words.WORDS
        lines: list[Line] = []
        for effect in self.view.data["effects"]:
            if handle not in effect["on"]:
                continue
            source = said["changed-by"].format(a=self.namer.mention(mention(effect["source"])))
            until = said.get(f"until {effect['until']}", "")
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

    def follow(self, then: list[str], x: int) -> int:
        """The option that an order given earlier means at the question that follows, -1 if none; uses `then` up."""
        asked = self.view.question
        if asked is None or asked.seat != self.seat:
            return -1
        if asked.collected is not None:
            return self.follow_set(then)
        if not then:
            return -1
        if asked.kind not in ("choose", "search", "base", "payment", "attack", "mode", "shield"):
            return -1
        orders = [self.finder.order(name) for name in then[: asked.wanted]]
        found = [(order.index, at) for at, order in enumerate(orders) if order.index >= 0]
        if not found:
            return LATER if self.announcing() else -1
        index, at = min(found)  # several things are chosen in the order of the options, however they were named
        del then[at]
        then += orders[at].then
        return index

    # ------------------------------------------------------------------- to go on

    def passing(self) -> int:
        """The option that goes on without doing anything, -1 if there is none, or if something could be done there.

        A shield trigger that could be used is never passed over by itself.
        """
        asked = self.view.question
        if asked is None or asked.seat != self.seat:
            return -1
        if asked.kind == "shield trigger" and len(asked.options) > 1:
            return -1
        return next((i for i, option in enumerate(asked.options) if option.verb in PASSING), -1)

    def closing(self) -> int:
        """The option that ends the reader's turn: also leaving the main step if nothing can be done in the next one."""
        asked = self.view.question
        if asked is None or asked.seat != self.seat:
            return -1
        return next((i for i, option in enumerate(asked.options) if self.choices.closes(option)), -1)

    def end_order(self) -> Order:
        """In an earlier step of the turn ending it goes on through those that come."""
        asked = self.view.question
        if self.closing() < 0 and asked is not None and asked.kind in ("mana", "main") and self.passing() >= 0:
            return Order(index=self.passing(), until="end")
        return super().end_order()

    def undone(self) -> list[str]:
        """Mana that can be charged, cards that can be played, creatures that can attack or tap."""
        return self.choices.undone()

    def only_passing(self) -> bool:
        """Whether going on is the only option."""
        asked = self.view.question
        return asked is not None and len(asked.options) == 1 and self.passing() == 0

    def stop(self) -> str:
        """Which of `STOPS` this question belongs to."""
        asked = self.view.question
        if asked is not None and asked.kind == "shield trigger":
            return "my shield triggers"
        return f"my {self.view.phase}"

    def main(self) -> bool:
        """Whether this is the reader's own main step, and something can be done after it."""
        going_on = self.stop() == "my main step" and self.passing() >= 0
        return going_on and self.choices.can_attack()

    def past(self, until: str, since: int) -> bool:
        """Whether going on by itself that began in turn `since` has come to what it goes on until."""
        return self.view.turn != since

    def turn(self) -> int:
        """Number of the turn, 0 before the first."""
        return self.view.turn

    def announcing(self) -> bool:
        """Whether the reader is in the middle of an announcement, which can be taken back."""
        asked = self.view.question
        return asked is not None and asked.playing is not None and asked.playing["cost"] > 0


def stop_name(stop: str, lang: str) -> str:
    """One of `STOPS` in words.

    >>> stop_name("my attack step", "de")
    'dein Angriffsschritt'
    """
    named: dict[str, str] = words(lang).STOPS
    return named[stop]


def title(lang: str, edition: str = "") -> str:
    """The name of the game and its edition."""
    return str(words(lang).TITLE_MODERN if edition == MODERN else words(lang).TITLE)


def hero_of(deck: Deck, lang: str) -> str:
    """What stands for a deck besides its name: its civilizations."""
    return library.deck_civilizations(deck, lang)


def examples(lang: str) -> Sequence[str]:
    """What can be typed in this game, for the help."""
    found: Sequence[str] = words(lang).EXAMPLES
    return found
