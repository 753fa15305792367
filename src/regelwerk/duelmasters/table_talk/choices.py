"""The options of a decision, worded, numbered and grouped; and the question above them."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.meaning import Card
from regelwerk.duelmasters.table_talk.board import Board
from regelwerk.duelmasters.table_talk.library import whole_text
from regelwerk.duelmasters.table_talk.naming import COPIES, Namer
from regelwerk.duelmasters.table_talk.reading import Piece, Question, View, card_of
from regelwerk.duelmasters.table_talk.texts import mode_text, tap_text, text_of_path
from regelwerk.kernel import table_offers
from regelwerk.kernel.table_events import Mention, mention
from regelwerk.kernel.table_offers import Offer
from regelwerk.kernel.table_reading import Choice
from regelwerk.kernel.table_text import Line, plain, short
from regelwerk.kernel.wording import capital, listed

OBJECT_FIRST: Final = ("break", "pay", "evolve", "pick")
"""Verbs whose object is what the option is about."""
MAIN_ORDER: Final = ("summon", "cast", "attack step")
"""In which order the options of the main step are listed."""
WITH_TEXT: Final = ("may", "choose", "search", "mode", "replacement", "silent skill")
"""Questions at which the text of the card that asks helps."""


class Offers(table_offers.Offers[View, Namer]):
    """The open decision of the reader's seat.

    by_attacker  whether attacks stand in a row for each attacker: where not all attack the same
    """

    COPIES = COPIES

    def __init__(self, view: View, namer: Namer, width: int = 100) -> None:
        super().__init__(view, namer, width)
        self.board = Board(view, namer, width)
        options = view.question.options if view.question is not None else []
        targets = {(option.object, option.seat) for option in options if option.verb == "attack"}
        self.by_attacker = len(targets) > 1

    # ------------------------------------------------------------- the question

    def asking(self, asked: Question) -> list[Line]:
        """What is asked, and the text of the card that asks where it helps."""
        about = self.namer.mention(asked.about) or self.words.THE_GAME
        playing = asked.playing
        if playing is not None and asked.kind in ("payment", "base"):
            about = self.namer.mention(mention(playing["card"]))
        cost = str(playing["cost"]) if playing is not None else ""
        template = str(self.words.QUESTIONS[asked.kind])
        said = capital(template.format(about=about, cost=cost, target=self.board.attacked()))
        lines: list[Line] = [[(said, "accent")]]
        if asked.kind == "payment" and playing is not None and playing["mana"] and asked.collected is None:
            picked = ", ".join("/".join(self.namer.terms[civ] for civ in civs) for civs in playing["mana"])
            lines.append([(f"  {self.words.WORDS['picked']}: {picked}", "quiet")])
        if asked.kind in WITH_TEXT and asked.about is not None:
            lines += [[("  " + line, "quiet")] for line in self.texts(asked)]
        if asked.kind == "search":
            lines.append(self.looking(asked))
        if asked.kind == "attack" and all(option.verb != "end turn" for option in asked.options):
            lines.append([("  " + self.bound(), "quiet")])
        return lines

    def texts(self, asked: Question) -> list[str]:
        """The ability that asks, whichever card it stands on; of a spell the whole text."""
        if asked.text.split("/")[2:3] != ["cast"]:
            found = text_of_path(asked.text, self.view.defs, self.lang)
            if found:
                return [found]
        return whole_text(self.card(asked.about), self.lang) if asked.about is not None else []

    def bound(self) -> str:
        """Who must attack before the turn can end."""
        names = [self.namer.piece(piece) for piece in self.view.seats[self.view.seat].creatures if self.must(piece)]
        said: str = self.words.MUST_ATTACK.format(a=f" {self.words.AND} ".join(names))
        return said

    def must(self, piece: Piece) -> bool:
        """Whether a creature must still attack."""
        asked = self.view.question
        options = asked.options if asked is not None else []
        attacks = any(option.verb == "attack" and option.subject == piece.handle for option in options)
        return attacks and "attack" in piece.data["must"]

    def looking(self, asked: Question) -> Line:
        """The deck that is looked through, in the order of names."""
        names = [
            (f"{entry['count']} " if entry["count"] > 1 else "") + self.namer.mention(Mention(0, entry["face"]))
            for entry in asked.looking
        ]
        return [(f"  {capital(self.words.WORDS['deck'])}: " + ", ".join(names), "quiet")]

    # -------------------------------------------------------------- the options

    def ordered(self, offers: list[Offer], asked: Question) -> list[Offer]:
        if asked.kind == "main":
            offers.sort(key=lambda offer: MAIN_ORDER.index(asked.options[offer.index].verb))
        if self.by_attacker:
            order: list[str] = []
            for offer in offers:
                if offer.group not in order:
                    order.append(offer.group)
            offers.sort(key=lambda offer: order.index(offer.group))
        return offers

    def offer(self, index: int, option: Choice, asked: Question) -> Offer:
        """One option, worded."""
        key = self.key(option, asked)
        said = self.worded(key, option, asked)
        group, label = "", said
        verb = option.verb
        if verb == "attack":
            who = self.target(option)
            if self.by_attacker:
                group = self.words.GROUPS["attack"].format(a=self.namer.handle(option.subject))
                label = self.detailed(option.object) if option.seat < 0 else who
            else:
                group = self.words.GROUPS["attack:with"].format(b=who)
                label = self.detailed(option.subject, False)
        elif verb == "pick":
            label = said if option.seat >= 0 else self.detailed(option.object)
        elif verb == "break":
            piece = self.view.find(option.object)
            group = self.words.GROUPS["break"]
            label = f"#{piece.place}" if piece is not None else said
        elif verb == "pay":
            group = self.words.GROUPS["pay"]
            label = self.text(option, asked)
        elif verb in self.words.GROUPS:
            group = self.words.GROUPS[verb]
            label = self.detailed(option.object if verb in OBJECT_FIRST else option.subject, False)
        return Offer(index, group, label, said)

    def key(self, option: Choice, asked: Question) -> str:
        """Which of the sentences for its verb is meant."""
        verb = option.verb
        if verb == "attack" and option.seat >= 0:
            return "attack:seat"
        if verb == "attack step" and not self.can_attack():
            return "attack step:end"
        if verb == "pick" and option.seat >= 0:
            return "pick:seat"
        if verb == "mode" and asked.kind == "breaker":
            return "mode:breaker:1" if option.n == 1 else "mode:breaker"
        if verb == "done":
            return "done:search" if asked.kind == "search" else verb
        if verb in ("yes", "no"):
            drawing = asked.kind == "may" and any(one.verb == "yes" and one.n == 1 for one in asked.options)
            named = f"{verb}:draw" if drawing else f"{verb}:{asked.kind.partition(' ')[0]}"
            return named if named in self.words.OPTIONS else verb
        return verb

    def closes(self, option: Choice) -> bool:
        """Whether an option lets go of the reader's own turn."""
        return option.verb == "end turn" or (option.verb == "attack step" and not self.can_attack())

    def undone(self) -> list[str]:
        """What can still be done in this step and not after the turn."""
        asked = self.view.question
        names: dict[str, dict[str, None]] = {}
        for option in asked.options if asked is not None else ():
            if option.verb in self.words.UNDONE:
                names.setdefault(option.verb, {})[self.namer.handle(option.subject)] = None
        return [self.words.UNDONE[verb].format(a=listed([*named], self.words.OR)) for verb, named in names.items()]

    def can_attack(self) -> bool:
        """Whether the reader has a creature that could attack."""
        return any(piece.data["able"] for piece in self.view.seats[self.view.seat].creatures)

    def worded(self, key: str, option: Choice, asked: Question) -> str:
        """The sentence, filled in."""
        template = str(self.words.OPTIONS[key])
        if option.seat >= 0:
            subject = self.namer.handle(option.subject)
            return template.replace("{who}", self.namer.attacked(option.seat)).format(a=subject)
        return template.format(
            a=self.namer.handle(option.subject),
            b=self.namer.handle(option.object),
            n=option.n,
            text=short(self.text(option, asked)) or str(option.n),
        )

    def text(self, option: Choice, asked: Question) -> str:
        """The text of the ability that an option is about; of a mana card its civilizations."""
        if option.verb == "pay":
            piece = self.view.find(option.object)
            civs = piece.data["civilizations"] if piece is not None else []
            return "/".join(self.namer.terms[civ] for civ in civs)
        card = self.card(Mention(option.subject))
        if option.verb == "tap":
            piece = self.view.find(option.subject)
            paths = piece.data["taps"] if piece is not None else []
            return tap_text(paths[option.n], self.view.defs, self.lang) if option.n < len(paths) else ""
        if option.verb == "mode":
            if asked.kind == "breaker":
                return str(option.n)
            return mode_text(card, option.n, self.lang)
        if option.verb == "instead":
            return text_of_path(asked.instead[option.n], self.view.defs, self.lang)
        if option.verb == "resolve" and not asked.declared:
            mine = [one for one in self.view.waiting if one["seat"] == self.view.seat and one["text"]]
            path = mine[option.n]["text"] if option.n < len(mine) else ""
            return text_of_path(path, self.view.defs, self.lang)
        return " ".join(whole_text(card, self.lang))

    def target(self, option: Choice) -> str:
        """What an option attacks."""
        if option.seat >= 0:
            return self.namer.attacked(option.seat)
        return self.namer.handle(option.object)

    def card(self, said: Mention) -> Card | None:
        """The definition of a card that is spoken of, if its face is known."""
        piece = self.view.find(said.handle)
        if piece is not None:
            return piece.card
        asked = self.view.question
        if said.face is not None:
            return card_of(said.face, self.view.defs)
        if asked is not None and asked.about is not None and asked.about.handle == said.handle:
            return card_of(asked.about.face, self.view.defs)
        if asked is not None and said.handle in asked.offered:
            return card_of(asked.offered[said.handle], self.view.defs)
        return None

    def detailed(self, handle: int, whose: bool = True) -> str:
        """A card among others: power and states of a creature, cost in a hand, where it lies, whose it is."""
        piece = self.view.find(handle)
        if piece is None:
            return self.namer.handle(handle)
        if piece.zone == "hand":
            return plain(self.board.hand_chip(piece))
        if piece.zone != "battle":
            where = "" if piece.zone == "shields" else f" ({self.namer.term(piece.zone)})"
            return self.namer.piece(piece) + where + (self.owner(piece.seat) if whose else "")
        if not whose:
            return f"{self.namer.piece(piece)} {piece.power}"
        return plain(self.board.chip(piece)) + self.owner(piece.seat)

    def owner(self, seat: int) -> str:
        """Whose side it is, behind a comma."""
        people = self.namer.people
        whose = self.words.WORDS["your"] if people.is_you(seat) else self.words.WORDS["theirs"]
        return ", " + str(whose).format(who=people.name(seat))
