"""The options of a decision, worded, numbered and grouped; and the question above them."""

from __future__ import annotations

from typing import Final

from regelwerk.duelmasters.lowered import CardDefinition
from regelwerk.duelmasters.presentation.board_layout import BoardLayout
from regelwerk.duelmasters.presentation.card_library import whole_text
from regelwerk.duelmasters.presentation.labels import COPIES, DmLabeler
from regelwerk.duelmasters.presentation.power_text import mode_text, tap_text, text_of_path
from regelwerk.duelmasters.seat_view import (
    CreatureView,
    DmDecisionView,
    DmView,
    HandCardView,
    ManaCardView,
    ShieldView,
    card_of,
)
from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.language.sentences import capitalize, join_list
from regelwerk.kernel.presentation.card_option_list import CardOptionList
from regelwerk.kernel.presentation.decision_view import OptionView
from regelwerk.kernel.presentation.log_entries import PieceMention
from regelwerk.kernel.presentation.option_list import OptionItem
from regelwerk.kernel.presentation.text import StyledLine, plain, truncate

OBJECT_FIRST: Final = ("begin", "break", "pay", "evolve", "pick")
"""Verbs whose object is what the option is about."""
MAIN_ORDER: Final = ("summon", "cast", "attack step")
"""In which order the options of the main step are listed."""
WITH_TEXT: Final = ("may", "choose", "search", "mode", "replacement", "silent skill")
"""Questions at which the text of the card that asks helps."""


class DmOptionList(CardOptionList[DmDecisionView, DmLabeler]):
    """The open decision of the reader's seat.

    by_attacker  whether attacks stand in a row for each attacker: where not all attack the same
    """

    COPIES = COPIES
    view: DmView

    def __init__(self, view: DmView, labeler: DmLabeler, width: int = 100) -> None:
        super().__init__(view, labeler, width)
        self.messages = labeler.messages
        self.board = BoardLayout(view, labeler, width)
        options = view.decision.options if view.decision is not None else []
        targets = {(option.object, option.seat) for option in options if option.verb == "attack"}
        self.by_attacker = len(targets) > 1

    # ------------------------------------------------------------- the question

    def question_lines(self, decision: DmDecisionView) -> list[StyledLine]:
        """What is asked, and the text of the card that asks where it helps."""
        about = self.labeler.mention(decision.about) or self.messages.THE_GAME
        playing = decision.playing
        if playing is not None and decision.kind in ("payment", "base"):
            about = self.labeler.mention(playing.card)
        cost = str(playing.cost) if playing is not None else ""
        template = self.messages.QUESTIONS[decision.kind]
        question = capitalize(template.format(about=about, cost=cost, target=self.board.attacked()))
        lines: list[StyledLine] = [[(question, "accent")]]
        if decision.kind == "payment" and playing is not None and playing.mana and decision.collected is None:
            picked = ", ".join("/".join(self.labeler.terms[civ] for civ in civs) for civs in playing.mana)
            lines.append([(f"  {self.messages.LABELS['picked']}: {picked}", "quiet")])
        if decision.kind in WITH_TEXT and decision.about is not None:
            lines += [[("  " + line, "quiet")] for line in self.texts(decision)]
        if decision.kind == "search":
            lines.append(self.looking(decision))
        if decision.kind == "attack" and all(option.verb != "end turn" for option in decision.options):
            lines.append([("  " + self.bound(), "quiet")])
        return lines

    def texts(self, decision: DmDecisionView) -> list[str]:
        """The ability that asks, whichever card it stands on; of a spell the whole text."""
        if decision.text.split("/")[2:3] != ["cast"]:
            found = text_of_path(decision.text, self.view.defs, self.lang)
            if found:
                return [found]
        return whole_text(self.card(decision.about), self.lang) if decision.about is not None else []

    def bound(self) -> str:
        """Who must attack before the turn can end."""
        names = [self.labeler.piece(piece) for piece in self.view.seats[self.view.seat].creatures if self.must(piece)]
        return self.messages.MUST_ATTACK.format(a=f" {self.messages.AND} ".join(names))

    def must(self, piece: CreatureView) -> bool:
        """Whether a creature must still attack."""
        decision = self.view.decision
        options = decision.options if decision is not None else []
        attacks = any(option.verb == "attack" and option.subject == piece.handle for option in options)
        return attacks and "attack" in piece.must

    def looking(self, decision: DmDecisionView) -> StyledLine:
        """The deck that is looked through, in the order of names."""
        names = [
            (f"{card.count} " if card.count > 1 else "") + self.labeler.mention(PieceMention(NO_HANDLE, card.face))
            for card in decision.looking
        ]
        return [(f"  {capitalize(self.messages.LABELS['deck'])}: " + ", ".join(names), "quiet")]

    # -------------------------------------------------------------- the options

    def ordered(self, offers: list[OptionItem], decision: DmDecisionView) -> list[OptionItem]:
        if decision.kind == "main":
            offers.sort(key=lambda offer: MAIN_ORDER.index(decision.options[offer.index].verb))
        if self.by_attacker:
            order: list[str] = []
            for offer in offers:
                if offer.group not in order:
                    order.append(offer.group)
            offers.sort(key=lambda offer: order.index(offer.group))
        return offers

    def offer(self, index: int, option: OptionView, decision: DmDecisionView) -> OptionItem:
        """One option, worded."""
        key = self.message_key(option, decision)
        text = self.option_text(key, option, decision)
        group, label = "", text
        verb = option.verb
        if verb == "attack":
            who = self.target(option)
            if self.by_attacker:
                group = self.messages.GROUPS["attack"].format(a=self.labeler.handle(option.subject))
                label = self.detailed_label(option.object) if option.seat < 0 else who
            else:
                group = self.messages.GROUPS["attack:with"].format(b=who)
                label = self.detailed_label(option.subject, False)
        elif verb == "pick":
            label = text if option.seat >= 0 else self.detailed_label(option.object)
        elif verb == "break":
            piece = self.view.find(option.object)
            group = self.messages.GROUPS["break"]
            label = f"#{piece.place}" if isinstance(piece, ShieldView) else text
        elif verb == "pay":
            group = self.messages.GROUPS["pay"]
            label = self.text(option, decision)
        elif verb in self.messages.GROUPS:
            group = self.messages.GROUPS[verb]
            label = self.detailed_label(option.object if verb in OBJECT_FIRST else option.subject, False)
        return OptionItem(index, group, label, text)

    def message_key(self, option: OptionView, decision: DmDecisionView) -> str:
        """Which of the sentences for its verb is meant."""
        verb = option.verb
        if verb == "attack" and option.seat >= 0:
            return "attack:seat"
        if verb == "attack step" and decision.seat == self.view.seat and not self.can_attack():
            return "attack step:end"
        if verb == "pick" and option.seat >= 0:
            return "pick:seat"
        if verb == "mode" and decision.kind == "breaker":
            return "mode:breaker:1" if option.n == 1 else "mode:breaker"
        if verb == "done":
            return "done:search" if decision.kind == "search" else verb
        if verb in ("yes", "no"):
            drawing = decision.kind == "may" and any(other.verb == "yes" and other.n == 1 for other in decision.options)
            named = f"{verb}:draw" if drawing else f"{verb}:{decision.kind.partition(' ')[0]}"
            return named if named in self.messages.OPTIONS else verb
        return verb

    def closes(self, option: OptionView) -> bool:
        """Whether an option lets go of the reader's own turn."""
        return option.verb == "end turn" or (option.verb == "attack step" and not self.can_attack())

    def undone(self) -> list[str]:
        """What can still be done in this step and not after the turn."""
        decision = self.view.decision
        names: dict[str, dict[str, None]] = {}
        for option in decision.options if decision is not None else ():
            if option.verb in self.messages.UNDONE:
                names.setdefault(option.verb, {})[self.labeler.handle(option.subject)] = None
        return [
            self.messages.UNDONE[verb].format(a=join_list([*named], self.messages.OR)) for verb, named in names.items()
        ]

    def can_attack(self) -> bool:
        """Whether the reader has a creature that could attack."""
        return any(piece.can_attack for piece in self.view.seats[self.view.seat].creatures)

    def option_text(self, key: str, option: OptionView, decision: DmDecisionView) -> str:
        """The sentence, filled in."""
        template = self.messages.OPTIONS[key]
        if option.verb == "begin":
            return self.labeler.seat_names.format_template(template, option.seat)
        if option.seat >= 0:
            subject = self.labeler.handle(option.subject)
            return template.replace("{who}", self.labeler.attacked(option.seat)).format(a=subject)
        return template.format(
            a=self.labeler.handle(option.subject),
            b=self.labeler.handle(option.object),
            n=option.n,
            text=truncate(self.text(option, decision)) or str(option.n),
        )

    def text(self, option: OptionView, decision: DmDecisionView) -> str:
        """The text of the ability that an option is about; of a mana card its civilizations."""
        if option.verb == "pay":
            piece = self.view.find(option.object)
            civs = piece.civilizations if isinstance(piece, ManaCardView) else []
            return "/".join(self.labeler.terms[civ] for civ in civs)
        card = self.card(PieceMention(option.subject))
        if option.verb == "tap":
            piece = self.view.find(option.subject)
            paths = piece.tap_abilities if isinstance(piece, CreatureView) else []
            return tap_text(paths[option.n], self.view.defs, self.lang) if option.n < len(paths) else ""
        if option.verb == "mode":
            if decision.kind == "breaker":
                return str(option.n)
            return mode_text(card, option.n, self.lang)
        if option.verb == "instead":
            return text_of_path(decision.instead[option.n], self.view.defs, self.lang)
        if option.verb == "resolve" and not decision.declared:
            paths = [ability.text for ability in self.view.waiting if ability.seat == self.view.seat and ability.text]
            path = paths[option.n] if option.n < len(paths) else ""
            return text_of_path(path, self.view.defs, self.lang)
        return " ".join(whole_text(card, self.lang))

    def target(self, option: OptionView) -> str:
        """What an option attacks."""
        if option.seat >= 0:
            return self.labeler.attacked(option.seat)
        return self.labeler.handle(option.object)

    def card(self, mention: PieceMention) -> CardDefinition | None:
        """The definition of a card that is spoken of, if its face is known."""
        piece = self.view.find(mention.handle)
        if piece is not None:
            return piece.card
        decision = self.view.decision
        if mention.face is not None:
            return card_of(mention.face, self.view.defs)
        if decision is not None and decision.about is not None and decision.about.handle == mention.handle:
            return card_of(decision.about.face, self.view.defs)
        if decision is not None and mention.handle in decision.offered:
            return card_of(decision.offered[mention.handle], self.view.defs)
        return None

    def detailed_label(self, handle: Handle, whose: bool = True) -> str:
        """A card among others: power and states of a creature, cost in a hand, where it lies, whose it is."""
        piece = self.view.find(handle)
        if piece is None:
            return self.labeler.handle(handle)
        if isinstance(piece, HandCardView):
            return plain(self.board.hand_chip(piece))
        if not isinstance(piece, CreatureView):
            where = "" if piece.zone == "shields" else f" ({self.labeler.term(piece.zone)})"
            return self.labeler.piece(piece) + where + (self.owner(piece.seat) if whose else "")
        if not whose:
            return f"{self.labeler.piece(piece)} {piece.power}"
        return plain(self.board.chip(piece)) + self.owner(piece.seat)

    def owner(self, seat: int) -> str:
        """Whose side it is, behind a comma."""
        seat_names = self.labeler.seat_names
        whose = self.messages.LABELS["your"] if seat_names.is_you(seat) else self.messages.LABELS["theirs"]
        return ", " + str(whose).format(who=seat_names.name(seat))
