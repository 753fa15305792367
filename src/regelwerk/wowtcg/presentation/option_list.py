"""The options of a decision, worded, numbered and grouped; and the question above them."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.language.sentences import capitalize, join_list
from regelwerk.kernel.presentation.card_option_list import CardOptionList
from regelwerk.kernel.presentation.decision_view import OptionView
from regelwerk.kernel.presentation.log_entries import PieceMention
from regelwerk.kernel.presentation.option_list import OptionItem
from regelwerk.kernel.presentation.text import StyledLine, format_template, plain, truncate
from regelwerk.wowtcg.lowered import CardDefinition
from regelwerk.wowtcg.presentation.board_layout import BoardLayout
from regelwerk.wowtcg.presentation.labels import COPIES, PLAY_ROWS, WowLabeler
from regelwerk.wowtcg.presentation.pending import PendingFormatter
from regelwerk.wowtcg.presentation.power_text import (
    counts_cards,
    mode_text,
    power_text,
    reward_text,
    sentence_text,
    way_text,
    whole_text,
)
from regelwerk.wowtcg.seat_view.chain import LinkView
from regelwerk.wowtcg.seat_view.pieces import PieceView, card_of
from regelwerk.wowtcg.seat_view.view import PacketView, WowDecisionView, WowView

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

NUMBERS: Final = {"X:cards": "number:cards", "X:secret": "number:secret"}
"""How a number is worded that is no X, by the question."""


class WowOptionList(CardOptionList[WowDecisionView, WowLabeler]):
    """The open decision of the reader's seat."""

    COPIES = COPIES
    view: WowView

    def __init__(self, view: WowView, labeler: WowLabeler, width: int = 100) -> None:
        super().__init__(view, labeler, width)
        self.messages = labeler.messages
        self.board = BoardLayout(view, labeler, width)

    # ------------------------------------------------------------- the question

    def question_lines(self, decision: WowDecisionView) -> list[StyledLine]:
        """What is asked, and the text of the card that asks where it helps."""
        template = self.messages.QUESTIONS[self.question_key(decision)]
        about = self.labeler.mention(decision.about) or self.messages.THE_GAME
        limit = self.view.seats[decision.seat].hand_limit
        who = self.labeler.seat_names.within(decision.seat)
        question = capitalize(template.format(about=about, limit=limit, who=who))
        lines: list[StyledLine] = [[(question, "accent")]]
        if decision.packet is not None:
            lines.append([("  " + self.packet(decision.packet), "")])
        if self.wants_text(decision) and decision.about is not None:
            lines += [
                [("  " + line, "quiet")] for line in self.text_that_asks(decision, self.card(decision.about.handle))
            ]
        if decision.kind == "target" and decision.announcing is not None:
            so_far = PendingFormatter(self.view, self.labeler).announced(decision.announcing)
            lines += [[("  " + so_far, "quiet")]] if so_far else []
        if decision.kind == "search":
            lines += self.looking(decision)
        if decision.kind == "mulligan":
            side = self.view.seats[self.view.seat]
            lines.append([("  " + ", ".join(plain(self.board.hand_chip(piece)) for piece in side.hand), "")])
        return lines

    def question_key(self, decision: WowDecisionView) -> str:
        """Which of the sentences for its kind is meant."""
        if decision.kind == "packet" and decision.about is None:
            return "packet:order"
        if decision.kind == "target" and decision.collected is not None:
            return "target:several"
        if decision.kind == "X" and decision.path:
            return "X:secret"  # a text asks, not an announcement
        if decision.kind == "X" and counts_cards(self.asking_card(decision)):
            return "X:cards"
        if decision.kind == "mode" and way_text(self.asking_card(decision), 1, self.lang):
            return "mode:cost"
        return decision.kind

    def asking_card(self, decision: WowDecisionView) -> CardDefinition | None:
        """The card that asks, if its face is known."""
        return None if decision.about is None else self.card(decision.about.handle)

    def wants_text(self, decision: WowDecisionView) -> bool:
        """Whether the text of the card that asks helps: not where the player has just chosen to play that card."""
        if decision.kind == "target":
            return decision.announcing is None or decision.announcing.kind == "triggered effect"
        return decision.kind in ("may", "mode", "choose", "search", "look", "discard", "X")

    def text_that_asks(self, decision: WowDecisionView, card: CardDefinition | None) -> list[str]:
        """The text of the card that asks, of a link only what resolves; or only the sentence: another one of it may
        ask the same question."""
        sentence = sentence_text(card, decision.path, self.lang) if decision.kind in ("may", "choose") else ""
        text = sentence or self.resolving(decision, card)
        return [text] if text else whole_text(card, self.lang)

    def resolving(self, decision: WowDecisionView, card: CardDefinition | None) -> str:
        """What the link does whose text asks as it resolves, with its targets; "" if it is none."""
        link = self.view.chain[0] if self.view.chain else None
        if link is None or not link.path or not decision.path.startswith(f"{link.path}/"):
            return ""
        formatter = PendingFormatter(self.view, self.labeler)
        return formatter.aimed(formatter.text(link, card), link, card)

    def packet(self, packet: PacketView) -> str:
        """How much damage of which type it is, and from whom."""
        labeler = self.labeler
        types = [labeler.term(name) for name in packet.types]
        return str(
            self.messages.LABELS["packet"].format(
                n=packet.amount,
                types=f" ({', '.join(types)})" if types else "",
                by=labeler.mention(packet.by),
                to=labeler.mention(packet.to),
            )
        )

    def looking(self, decision: WowDecisionView) -> list[StyledLine]:
        """The deck that is looked through, in the order of names."""
        names = [
            (f"{cards.count} " if cards.count > 1 else "") + self.labeler.mention(PieceMention(NO_HANDLE, cards.face))
            for cards in decision.looking
        ]
        return [[(f"  {self.messages.LABELS['deck'].capitalize()}: " + ", ".join(names), "quiet")]]

    # -------------------------------------------------------------- the options

    def ordered(self, offers: list[OptionItem], decision: WowDecisionView) -> list[OptionItem]:
        if decision.kind != "priority":
            return offers
        last = [offer for offer in offers if self.closes() and decision.options[offer.index].verb == "pass"]
        return [*sorted((offer for offer in offers if offer not in last), key=_in_order), *last]

    def offer(self, index: int, option: OptionView, decision: WowDecisionView) -> OptionItem:
        """One option, worded."""
        key = self.message_key(option, decision)
        text = self.option_text(key, option, decision)
        if (option.verb == "target" and option.seat < 0) or option.verb in ("pick", "pay"):
            name = self.detailed_label(option.object)
            if key == "target:sabotage":
                text = self.messages.OPTIONS[key].format(a=name)
            if key in SAID_AS_A_WHOLE:
                return OptionItem(index, "", text, text)
            piece = self.view.find(option.object)
            nameless = piece is not None and piece.face_down  # then only the rest tells it from others
            return OptionItem(index, "", name, text if key.startswith("target:") and not nameless else name)
        if key in GROUPS:
            return OptionItem(index, GROUPS[key][language(self.lang)], self.short_label(option), text)
        return OptionItem(index, "", text, text)

    def message_key(self, option: OptionView, decision: WowDecisionView) -> str:
        """Which of the sentences for its verb is meant."""
        verb = option.verb
        if verb == "pass":
            return self.pass_key()
        if verb == "place" and option.n == FACE_UP:
            return "place:up"
        if verb == "target":
            if option.seat >= 0:
                return "target:seat"
            if decision.kind == "defender":
                return "target:sabotage" if option.n == SABOTAGE else "target:defender"
            return "target"
        if verb in ("yes", "no"):
            if verb == "yes" and option.n:
                return "yes:pay"
            paying = any(other.verb == "yes" and other.n for other in decision.options)
            named = "no:pay" if paying else "no:more" if option.n else f"{verb}:{decision.kind}"
            return named if named in self.messages.OPTIONS else verb
        if verb == "pick" and decision.kind == "packet" and decision.about is not None:
            return "pick:armor"
        if verb == "pick" and option.n == TO_BOTTOM and decision.kind == "choose":
            return "pick:bottom"
        if verb == "pick" and decision.kind == "look":
            return "pick:under" if option.n == TO_BOTTOM else "pick:hand"
        if verb == "add" and option.object:
            return "add:about"
        if verb == "number" and self.question_key(decision) in NUMBERS:
            return NUMBERS[self.question_key(decision)]
        if verb == "mode" and option.n == 0 and self.question_key(decision) == "mode:cost":
            return "mode:cost"
        return verb

    def option_text(self, key: str, option: OptionView, decision: WowDecisionView) -> str:
        """The sentence, filled in."""
        template = self.messages.OPTIONS[key]
        if option.verb == "pass":
            return self.passing(template)
        seat_names = self.labeler.seat_names
        if key == "target:seat" or option.verb == "begin":
            return seat_names.format_template(template, option.seat if option.seat >= 0 else option.n)
        main = option.object if option.verb in OBJECT_FIRST else option.subject
        piece = self.view.find(main)
        card = self.card(main)
        text = {
            "use": power_text(card, option.n, self.lang),
            "complete": reward_text(card, self.lang),
            "mode": way_text(card, option.n, self.lang) or mode_text(card, option.n, self.lang),
        }.get(option.verb, "")
        return str(template).format(
            a=self.labeler.handle(main),
            b=self.labeler.handle(option.object),
            n=piece.defense if key == "pick:armor" and piece is not None else option.n,
            cost=self.cost(piece, option.verb),
            text=(text if option.verb == "mode" else truncate(text)) or str(option.n),
        )

    def cost(self, piece: PieceView | None, verb: str) -> str:
        """What stands in brackets behind a card to be played or struck with."""
        found = piece.card if piece is not None else None
        if verb == "strike" and piece is not None:
            return str(piece.strike)
        if found is None:
            return "?"
        return f"{found.cost}{'+X' if found.plus_x else ''}"

    def card(self, handle: Handle) -> CardDefinition | None:
        """The definition behind a handle, if its face is known."""
        piece = self.view.find(handle)
        if piece is not None:
            return piece.card
        decision = self.view.decision
        if decision is not None and decision.about is not None and decision.about.handle == handle:
            return card_of(decision.about.face, self.view.defs)
        if decision is not None and handle in decision.offered:
            return card_of(decision.offered[handle], self.view.defs)
        return None

    def short_label(self, option: OptionView) -> str:
        """The card alone, with what matters for that verb."""
        main = option.object if option.verb in OBJECT_FIRST else option.subject
        piece = self.view.find(main)
        if piece is None:
            return self.labeler.handle(main)
        if option.verb == "play":
            return plain(self.board.hand_chip(piece))
        if option.verb in ("attack", "protect"):
            return f"{self.labeler.piece(piece)} {self.board.numbers(piece)}"
        if option.verb == "strike":
            return f"{self.labeler.piece(piece)} ({piece.strike})"
        return self.labeler.piece(piece)

    def detailed_label(self, handle: Handle) -> str:
        """A card among possible targets: numbers, damage, whose it is."""
        piece = self.view.find(handle)
        link = self.view.link(piece) if piece is not None and piece.zone == "chain" else None
        if piece is not None and link is not None:
            return self.on_chain(piece, link)
        if piece is None or piece.zone not in PLAY_ROWS:
            return self.labeler.handle(handle) + (self.pile_of(piece) if piece is not None else "")
        return f"{plain(self.board.chip(piece))}, {self.whose(piece)}"

    def on_chain(self, piece: PieceView, link: LinkView) -> str:
        """A card on the chain: whose it is, with which X, at what it is aimed."""
        say = self.messages.LABELS
        mine = self.labeler.seat_names.is_you(link.seat)
        parts = [self.labeler.piece(piece), say["your-link"] if mine else self.whose(piece)]
        if link.x and not counts_cards(piece.card):
            parts.append(say["x"].format(n=link.x))
        if link.targets:
            parts.append(
                say["aimed"].format(a=join_list([self.aim(target) for target in link.targets], self.messages.AND))
            )
        return ", ".join(parts)

    def aim(self, target: PieceMention) -> str:
        """What a link is aimed at, behind "on"."""
        if target.seat >= 0 and self.labeler.seat_names.is_you(target.seat):
            return self.messages.LABELS["aimed-you"]
        return self.labeler.mention(target)

    def whose(self, piece: PieceView) -> str:
        seat_names = self.labeler.seat_names
        whose = self.messages.LABELS["your"] if seat_names.is_you(piece.seat) else self.messages.LABELS["theirs"]
        return whose.format(who=seat_names.name(piece.seat))

    def pile_of(self, piece: PieceView) -> str:
        """Where a card outside play lies, if that is not the reader's hand; and whose it is, if not the reader's."""
        if piece.zone == "hand":
            return ""
        pile = self.labeler.term(piece.zone)
        return f" ({pile})" if self.labeler.seat_names.is_you(piece.seat) else f" ({pile}, {self.whose(piece)})"

    # ------------------------------------------------------------------ passing

    def closes(self) -> bool:
        """Whether a pass lets go of the reader's own turn."""
        view = self.view
        return view.active == view.seat and view.phase == "action phase" and not view.chain

    def undone(self) -> list[str]:
        """What can still be done in the reader's turn and not after it."""
        decision = self.view.decision
        options = decision.options if decision is not None else []
        actions = [self.messages.UNDONE["place"]] if any(option.verb == "place" for option in options) else []
        names: dict[str, None] = {}
        for option in options:
            card = self.card(option.subject) if option.verb == "play" else None
            if card is not None and not card.word.instant:
                names[self.labeler.handle(option.subject)] = None
        if names:
            actions.append(self.messages.UNDONE["play"].format(a=join_list([*names], self.messages.OR)))
        return actions

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
        then = self.messages.NEXT_STEPS.get(view.phase, self.messages.NEXT_STEPS[""])
        others = [side.seat for side in view.seats if side.seat != view.seat and not side.left]
        names = join_list([self.labeler.seat_names.name(seat) for seat in others], self.messages.AND)
        values = {"top": top, "then": then, "others": names if len(others) <= 2 else self.messages.ALL_OTHERS}
        return format_template(template, values, len(others) > 1)

    # ------------------------------------------------------------------ the list

    def menu(self, offers: list[OptionItem]) -> list[StyledLine]:
        """The options with their numbers: rows for groups, lines for the rest."""
        if self.view.decision is not None and self.view.decision.kind == "X":
            values = [str(self.view.decision.options[offer.index].n) for offer in offers]
            label = "     X:  " if self.question_key(self.view.decision) == "X" else "     "
            return [[(label, "name"), (" · ".join(values), "number")]]
        return super().menu(offers)


SAID_AS_A_WHOLE: Final = ("target:sabotage", "pick:bottom", "pick:under", "pick:hand")
"""Choices of a card that its name alone does not tell."""

OBJECT_FIRST: Final = ("target", "pay", "pick", "discard")
"""Verbs whose object is what the option is about."""


ORDER: Final = ("", "attack", "strike", "play", "place", "place:up")


def _in_order(offer: OptionItem) -> int:
    """Passing first, then what is done most, what is placed last; each in the order of the options."""
    names = [GROUPS[key] for key in ORDER if key]
    for place, spoken in enumerate(names, 1):
        if offer.group in spoken.values():
            return place
    return 0
