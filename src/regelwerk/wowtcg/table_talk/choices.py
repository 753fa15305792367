"""The options of a decision, worded, numbered and grouped; and the question above them."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel import table_offers
from regelwerk.kernel.table_events import Data, Mention, mention
from regelwerk.kernel.table_offers import Offer
from regelwerk.kernel.table_reading import Choice
from regelwerk.kernel.table_text import Line, filled, plain, short
from regelwerk.kernel.wording import capital, listed
from regelwerk.wowtcg.meaning import Card
from regelwerk.wowtcg.table_talk.board import Board
from regelwerk.wowtcg.table_talk.naming import COPIES, PLAY_ROWS, Namer
from regelwerk.wowtcg.table_talk.pending import Pending
from regelwerk.wowtcg.table_talk.reading import Link, Piece, Question, View, card_of
from regelwerk.wowtcg.table_talk.texts import (
    counts_cards,
    mode_text,
    power_text,
    reward_text,
    sentence_text,
    way_text,
    whole_text,
)

FACE_UP: Final = 1
TO_BOTTOM: Final = 1
SABOTAGE: Final = 1
"""`n` of placing face up, of putting a looked-at card at the bottom, of a defender that is to be sabotaged."""


GROUPS: Final = {
    "play": {"en": "play", "de": "spiele"},
    "place": {"en": "place", "de": "platziere"},
    "place:up": {"en": "place face up", "de": "platziere aufgedeckt"},
    "attack": {"en": "attack with", "de": "greife an mit"},
    "strike": {"en": "strike with", "de": "schlage zu mit"},
    "discard": {"en": "discard", "de": "wirf ab"},
    "protect": {"en": "protect with", "de": "beschütze mit"},
}
"""Options of these verbs are listed in one row each: they differ in one card only."""


class Offers(table_offers.Offers[View, Namer]):
    """The open decision of the reader's seat."""

    COPIES = COPIES

    def __init__(self, view: View, namer: Namer, width: int = 100) -> None:
        super().__init__(view, namer, width)
        self.board = Board(view, namer, width)

    # ------------------------------------------------------------- the question

    def asking(self, asked: Question) -> list[Line]:
        """What is asked, and the text of the card that asks where it helps."""
        template = self.words.QUESTIONS[self.question_key(asked)]
        about = self.namer.mention(asked.about) or self.words.THE_GAME
        limit = self.view.seats[asked.seat].hand_limit
        said = capital(template.format(about=about, limit=limit, who=self.namer.people.within(asked.seat)))
        lines: list[Line] = [[(said, "accent")]]
        if asked.packet is not None:
            lines.append([("  " + self.packet(asked.packet), "")])
        if self.wants_text(asked) and asked.about is not None:
            lines += [[("  " + line, "quiet")] for line in self.text_that_asks(asked, self.card(asked.about.handle))]
        if asked.kind == "target" and asked.announcing is not None:
            so_far = Pending(self.view, self.namer).announced(asked.announcing)
            lines += [[("  " + so_far, "quiet")]] if so_far else []
        if asked.kind == "search":
            lines += self.looking(asked)
        if asked.kind == "mulligan":
            side = self.view.seats[self.view.seat]
            lines.append([("  " + ", ".join(plain(self.board.hand_chip(piece)) for piece in side.hand), "")])
        return lines

    def question_key(self, asked: Question) -> str:
        """Which of the sentences for its kind is meant."""
        if asked.kind == "packet" and asked.about is None:
            return "packet:order"
        if asked.kind == "target" and asked.collected is not None:
            return "target:several"
        if asked.kind == "X" and counts_cards(self.asking_card(asked)):
            return "X:cards"
        if asked.kind == "mode" and way_text(self.asking_card(asked), 1, self.lang):
            return "mode:cost"
        return asked.kind

    def asking_card(self, asked: Question) -> Card | None:
        """The card that asks, if its face is known."""
        return None if asked.about is None else self.card(asked.about.handle)

    def wants_text(self, asked: Question) -> bool:
        """Whether the text of the card that asks helps: not where the player has just chosen to play that card."""
        if asked.kind == "target":
            return asked.announcing is None or asked.announcing["kind"] == "triggered effect"
        return asked.kind in ("may", "mode", "choose", "search", "look", "discard", "X")

    def text_that_asks(self, asked: Question, card: Card | None) -> list[str]:
        """The text of the card that asks, of a link only what resolves; or only the sentence: another one of it may
        ask the same question."""
        sentence = sentence_text(card, asked.doing, self.lang) if asked.kind in ("may", "choose") else ""
        told = sentence or self.resolving(asked, card)
        return [told] if told else whole_text(card, self.lang)

    def resolving(self, asked: Question, card: Card | None) -> str:
        """What the link does whose text asks as it resolves, with its targets; "" if it is none."""
        chain = self.view.data["chain"]
        if not chain or not chain[0]["text"] or not asked.doing.startswith(f"{chain[0]['text']}/"):
            return ""
        waits = Pending(self.view, self.namer)
        return waits.aimed(waits.text(chain[0], card), chain[0], card)

    def packet(self, packet: Data) -> str:
        """How much damage of which type it is, and from whom."""
        namer = self.namer
        types = [namer.term(name) for name in packet["types"]]
        return str(
            self.words.WORDS["packet"].format(
                n=packet["amount"],
                types=f" ({', '.join(types)})" if types else "",
                by=namer.mention(mention(packet["by"])),
                to=namer.mention(mention(packet["to"])),
            )
        )

    def looking(self, asked: Question) -> list[Line]:
        """The deck that is looked through, in the order of names."""
        names = [
            (f"{entry['count']} " if entry["count"] > 1 else "") + self.namer.mention(Mention(0, entry["face"]))
            for entry in asked.looking
        ]
        return [[(f"  {self.words.WORDS['deck'].capitalize()}: " + ", ".join(names), "quiet")]]

    # -------------------------------------------------------------- the options

    def ordered(self, offers: list[Offer], asked: Question) -> list[Offer]:
        if asked.kind != "priority":
            return offers
        last = [offer for offer in offers if self.closes() and asked.options[offer.index].verb == "pass"]
        return [*sorted((offer for offer in offers if offer not in last), key=_in_order), *last]

    def offer(self, index: int, option: Choice, asked: Question) -> Offer:
        """One option, worded."""
        key = self.key(option, asked)
        said = self.worded(key, option, asked)
        if (option.verb == "target" and option.seat < 0) or option.verb in ("pick", "pay"):
            name = self.detailed(option.object)
            if key == "target:sabotage":
                said = str(self.words.OPTIONS[key]).format(a=name)
            if key in SAID_AS_A_WHOLE:
                return Offer(index, "", said, said)
            piece = self.view.find(option.object)
            nameless = piece is not None and piece.face_down  # then only the rest tells it from others
            return Offer(index, "", name, said if key.startswith("target:") and not nameless else name)
        if key in GROUPS:
            return Offer(index, GROUPS[key][self.lang], self.short_label(option), said)
        return Offer(index, "", said, said)

    def key(self, option: Choice, asked: Question) -> str:
        """Which of the sentences for its verb is meant."""
        verb = option.verb
        if verb == "pass":
            return self.pass_key()
        if verb == "place" and option.n == FACE_UP:
            return "place:up"
        if verb == "target":
            if option.seat >= 0:
                return "target:seat"
            if asked.kind == "defender":
                return "target:sabotage" if option.n == SABOTAGE else "target:defender"
            return "target"
        if verb in ("yes", "no"):
            if verb == "yes" and option.n:
                return "yes:pay"
            paying = any(one.verb == "yes" and one.n for one in asked.options)
            named = "no:pay" if paying else "no:more" if option.n else f"{verb}:{asked.kind}"
            return named if named in self.words.OPTIONS else verb
        if verb == "pick" and asked.kind == "packet" and asked.about is not None:
            return "pick:armor"
        if verb == "pick" and option.n == TO_BOTTOM and asked.kind == "choose":
            return "pick:bottom"
        if verb == "pick" and asked.kind == "look":
            return "pick:under" if option.n == TO_BOTTOM else "pick:hand"
        if verb == "add" and option.object:
            return "add:about"
        if verb == "number" and self.question_key(asked) == "X:cards":
            return "number:cards"
        if verb == "mode" and option.n == 0 and self.question_key(asked) == "mode:cost":
            return "mode:cost"
        return verb

    def worded(self, key: str, option: Choice, asked: Question) -> str:
        """The sentence, filled in."""
        template = self.words.OPTIONS[key]
        if option.verb == "pass":
            return self.passing(template)
        people = self.namer.people
        if key == "target:seat" or option.verb == "begin":
            return people.filled(template, option.seat if option.seat >= 0 else option.n)
        main = option.object if option.verb in OBJECT_FIRST else option.subject
        piece = self.view.find(main)
        card = self.card(main)
        text = {
            "use": power_text(card, option.n, self.lang),
            "complete": reward_text(card, self.lang),
            "mode": way_text(card, option.n, self.lang) or mode_text(card, option.n, self.lang),
        }.get(option.verb, "")
        return str(template).format(
            a=self.namer.handle(main),
            b=self.namer.handle(option.object),
            n=piece.now("defense") if key == "pick:armor" and piece is not None else option.n,
            cost=self.cost(piece, option.verb),
            text=(text if option.verb == "mode" else short(text)) or str(option.n),
        )

    def cost(self, piece: Piece | None, verb: str) -> str:
        """What stands in brackets behind a card to be played or struck with."""
        found = piece.card if piece is not None else None
        if verb == "strike" and piece is not None:
            return str(piece.now("strike"))
        if found is None:
            return "?"
        return f"{found.cost}{'+X' if found.plus_x else ''}"

    def card(self, handle: int) -> Card | None:
        """The definition behind a handle, if its face is known."""
        piece = self.view.find(handle)
        if piece is not None:
            return piece.card
        asked = self.view.question
        if asked is not None and asked.about is not None and asked.about.handle == handle:
            return card_of(asked.about.face, self.view.defs)
        if asked is not None and handle in asked.offered:
            return card_of(asked.offered[handle], self.view.defs)
        return None

    def short_label(self, option: Choice) -> str:
        """The card alone, with what matters for that verb."""
        main = option.object if option.verb in OBJECT_FIRST else option.subject
        piece = self.view.find(main)
        if piece is None:
            return self.namer.handle(main)
        if option.verb == "play":
            return plain(self.board.hand_chip(piece))
        if option.verb in ("attack", "protect"):
            return f"{self.namer.piece(piece)} {self.board.numbers(piece)}"
        if option.verb == "strike":
            return f"{self.namer.piece(piece)} ({piece.now('strike')})"
        return self.namer.piece(piece)

    def detailed(self, handle: int) -> str:
        """A card among possible targets: numbers, damage, whose it is."""
        piece = self.view.find(handle)
        link = self.view.link(piece) if piece is not None and piece.zone == "chain" else None
        if piece is not None and link is not None:
            return self.on_chain(piece, link)
        if piece is None or piece.zone not in PLAY_ROWS:
            return self.namer.handle(handle) + (self.pile_of(piece) if piece is not None else "")
        return f"{plain(self.board.chip(piece))}, {self.whose(piece)}"

    def on_chain(self, piece: Piece, link: Link) -> str:
        """A card on the chain: whose it is, with which X, at what it is aimed."""
        say = self.words.WORDS
        mine = self.namer.people.is_you(link.seat)
        parts = [self.namer.piece(piece), say["your-link"] if mine else self.whose(piece)]
        if link.x and not counts_cards(piece.card):
            parts.append(say["x"].format(n=link.x))
        if link.targets:
            parts.append(say["aimed"].format(a=listed([self.aim(one) for one in link.targets], self.words.AND)))
        return ", ".join(parts)

    def aim(self, target: Mention) -> str:
        """What a link is aimed at, behind "on"."""
        if target.seat >= 0 and self.namer.people.is_you(target.seat):
            return str(self.words.WORDS["aimed-you"])
        return self.namer.mention(target)

    def whose(self, piece: Piece) -> str:
        people = self.namer.people
        whose = self.words.WORDS["your"] if people.is_you(piece.seat) else self.words.WORDS["theirs"]
        return str(whose.format(who=people.name(piece.seat)))

    def pile_of(self, piece: Piece) -> str:
        """Where a card outside play lies, if that is not the reader's hand; and whose it is, if not the reader's."""
        if piece.zone == "hand":
            return ""
        pile = self.namer.term(piece.zone)
        return f" ({pile})" if self.namer.people.is_you(piece.seat) else f" ({pile}, {self.whose(piece)})"

    # ------------------------------------------------------------------ passing

    def closes(self) -> bool:
        """Whether a pass lets go of the reader's own turn."""
        view = self.view
        return view.active == view.seat and view.phase == "action phase" and not view.chain

    def undone(self) -> list[str]:
        """What can still be done in the reader's turn and not after it."""
        asked = self.view.question
        options = asked.options if asked is not None else []
        said = [str(self.words.UNDONE["place"])] if any(option.verb == "place" for option in options) else []
        names: dict[str, None] = {}
        for option in options:
            card = self.card(option.subject) if option.verb == "play" else None
            if card is not None and not card.word.instant:
                names[self.namer.handle(option.subject)] = None
        if names:
            said.append(self.words.UNDONE["play"].format(a=listed([*names], self.words.OR)))
        return said

    def pass_key(self) -> str:
        """Whether this pass is the last one needed, and whether something resolves or the turn ends by it."""
        last = self.view.passed + 1 >= sum(not side.left for side in self.view.seats)
        if self.view.chain:
            return "pass:resolves" if last else "pass:ask"
        if self.closes():
            return "end:next" if last else "end:ask"
        return "pass:next" if last else "pass:end"

    def passing(self, template: str) -> str:
        """A pass tells what it leads to."""
        view = self.view
        top = self.board.link_name(view.chain[0]) if view.chain else ""
        then = self.words.THEN.get(view.phase, self.words.THEN[""])
        others = [side.seat for side in view.seats if side.seat != view.seat and not side.left]
        names = [self.namer.people.name(seat) for seat in others]
        said = {"top": top, "then": then, "others": listed(names, self.words.AND)}
        return filled(template, said, len(others) > 1)

    # ------------------------------------------------------------------ the list

    def menu(self, offers: list[Offer]) -> list[Line]:
        """The options with their numbers: rows for groups, lines for the rest."""
        if self.view.question is not None and self.view.question.kind == "X":
            values = [str(self.view.question.options[offer.index].n) for offer in offers]
            label = "     X:  " if self.question_key(self.view.question) == "X" else "     "
            return [[(label, "name"), (" · ".join(values), "number")]]
        return super().menu(offers)


SAID_AS_A_WHOLE: Final = ("target:sabotage", "pick:bottom", "pick:under", "pick:hand")
"""Choices of a card that its name alone does not tell."""

OBJECT_FIRST: Final = ("target", "pay", "pick", "discard")
"""Verbs whose object is what the option is about."""


ORDER: Final = ("", "attack", "strike", "play", "place", "place:up")


def _in_order(offer: Offer) -> int:
    """Passing first, then what is done most, what is placed last; each in the order of the options."""
    names = [GROUPS[key] for key in ORDER if key]
    for place, spoken in enumerate(names, 1):
        if offer.group in spoken.values():
            return place
    return 0
