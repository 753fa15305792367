"""The options of a decision, worded, numbered and grouped, with exact odds; and the question above them."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.presentation.decision_view import OptionView
from regelwerk.kernel.presentation.option_list import OptionItem, OptionList
from regelwerk.kernel.presentation.text import StyledLine, format_template
from regelwerk.wowminis.lowered import AbilityDefinition
from regelwerk.wowminis.presentation.board_layout import dice
from regelwerk.wowminis.presentation.labels import MinisLabeler, called, text_module
from regelwerk.wowminis.seat_view import MinisDecisionView, MinisView, OddsView
from regelwerk.wowminis.vocabulary import Action

ORDER: Final = ("attack", "heal", "use", "play", "end", "move")
"""In a turn: what one decides first, then moving."""


class MinisOptionList(OptionList[MinisDecisionView, MinisLabeler]):
    """The open decision of the reader's seat."""

    view: MinisView

    def __init__(self, view: MinisView, labeler: MinisLabeler, width: int = 100) -> None:
        super().__init__(view, labeler, width)
        self.messages = labeler.messages
        self.odds: dict[int, list[OddsView]] = {}
        if view.decision is not None:
            for odds in view.decision.chances:
                self.odds.setdefault(odds.option, []).append(odds)

    # ------------------------------------------------------------- the question

    def question_lines(self, decision: MinisDecisionView) -> list[StyledLine]:
        key = self.question_key(decision)
        attack = self.view.attack
        faces = attack.dice if attack is not None else []
        whom = [self.labeler.handle(handle) for handle in attack.targets] if attack is not None else []
        hits = attack.hits if attack is not None else 0
        question = format_template(
            self.messages.QUESTIONS[key],
            {
                "about": self.labeler.mention(decision.about) or self.messages.THE_GAME,
                "whom": ", ".join(whom),
                "dice": dice(faces, self.messages.NO_DICE, decision.kind == "defense reroll"),
                "hits": str(hits),
            },
            False,
            hits,
        )
        return [[(capitalize(question), "accent")]]

    def question_key(self, decision: MinisDecisionView) -> str:
        """Which of the sentences for its kind is meant."""
        turn = self.view.turn
        if decision.kind != "turn" or turn is None:
            return decision.kind
        if turn.must_move_off:
            return "turn:must"
        if turn.moved and turn.acted:
            return "turn:quick"
        return "turn:moved" if turn.moved else "turn:acted" if turn.acted else "turn"

    # -------------------------------------------------------------- the options

    def is_same(self, a: OptionView, b: OptionView) -> bool:
        """Dice that show the same are the same choice; figures and cards of one name never are."""
        return a.verb == b.verb == "reroll"

    def ordered(self, offers: list[OptionItem], decision: MinisDecisionView) -> list[OptionItem]:
        if decision.kind == "turn":
            offers.sort(key=lambda offer: self.place(decision.options[offer.index], decision))
        return offers

    def place(self, option: OptionView, decision: MinisDecisionView) -> tuple[int, int]:
        """Where an option of a turn stands in the list: moves behind the rest, by their cost."""
        return ORDER.index(option.verb), decision.costs.get(option.n, 0) if option.verb == "move" else 0

    def offer(self, index: int, option: OptionView, decision: MinisDecisionView) -> OptionItem:
        """One option, worded."""
        key = self.message_key(index, option, decision)
        text = self.option_text(key, index, option)
        if option.verb in self.messages.GROUPS:
            cost = decision.costs.get(option.n, 0)
            named = {"n": str(cost), "b": self.labeler.handle(option.object)}
            group = format_template(self.messages.GROUPS[option.verb], named, False, cost)
            return OptionItem(index, group, self.space_label(option.n), text)
        more = self.behind(index, option, decision)
        return OptionItem(index, "", f"{text} ({more})" if more else text, text)

    def space_label(self, space: int) -> str:
        """A space in a row of spaces; a star if figures there score."""
        return self.labeler.space(space) + ("*" if self.view.ground.scoring >> space & 1 else "")

    def message_key(self, index: int, option: OptionView, decision: MinisDecisionView) -> str:
        """Which of the sentences for its verb is meant."""
        verb = option.verb
        if verb == "no":
            named = f"no:{decision.kind}"
            return named if named in self.messages.OPTIONS else verb
        if verb in ("attack", "heal") and len(self.odds.get(index, [])) == 1:
            return f"{verb}:one"
        if verb == "play" and option.object:
            return "play:target"
        return verb

    def option_text(self, key: str, index: int, option: OptionView) -> str:
        """The sentence, filled in."""
        template = self.messages.OPTIONS[key]
        if option.verb == "begin":
            return self.labeler.seat_names.format_template(template, option.n)
        found = self.odds.get(index, [])
        target = found[0].target if key.endswith(":one") else option.object
        number = option.n
        attack = self.view.attack
        if option.verb == "reroll" and attack is not None:
            number = attack.dice[option.n - 1]
        ability = self.ability(option)
        return format_template(
            template,
            {
                "a": self.labeler.handle(option.subject),
                "b": self.labeler.handle(target),
                "space": self.labeler.space(option.n),
                "with_": called(ability, self.labeler.lang) if ability is not None else "",
                "n": str(number),
            },
        )

    def ability(self, option: OptionView) -> AbilityDefinition | None:
        """The ability of the acting figure that an option uses; None for cards and all else."""
        acting = self.view.figures.get(self.view.acting)
        if option.verb in ("attack", "heal", "use") and acting is not None:
            return acting.figure.abilities[option.n]
        return None

    def behind(self, index: int, option: OptionView, decision: MinisDecisionView) -> str:
        """What stands in brackets behind an option: ticks, what a card does, whose figure it is."""
        say = text_module(self.labeler.lang)
        if option.verb == "end":
            turn = self.view.turn
            return "" if turn is None or turn.acted else self.messages.ENDING
        ability = self.ability(option)
        if ability is not None:
            parts = [say.ticks(ability.ticks)]
            if option.verb == "use" and isinstance(ability.word, Action):
                parts.append(say.ability_parts(ability.word)[-1][0])
            return ": ".join(parts)
        card = self.view.cards.get(option.subject) if option.verb == "play" else None
        if card is not None and card.card is not None:
            ticks = say.ticks(card.card.ability.ticks)
            return f"{ticks}: {say.card_text(card.card.word).rstrip('.')}"
        figure = self.view.figures.get(option.object if option.verb == "target" else option.subject)
        if option.verb in ("target", "act") and figure is not None:
            where = self.labeler.space(figure.space) if figure.space >= 0 else self.messages.LABELS["off"]
            return f"{self.labeler.whose(figure)}, {where}" if option.verb == "target" else where
        return ""

    def undone(self) -> list[str]:
        """What the acting figure can still do: an action it has not taken, or a way to go if it has done nothing."""
        decision, turn = self.view.decision, self.view.turn
        if decision is None or turn is None or turn.acted:
            return []
        verbs = {option.verb for option in decision.options}
        actions: tuple[str, ...] = ("attack", "heal", "use")
        verbs_left = [verb for verb in actions if verb in verbs]
        if "move" in verbs and not turn.moved and not verbs_left:
            verbs_left.append("move")
        return [self.messages.UNDONE[verb].format(a=self.labeler.handle(self.view.acting)) for verb in verbs_left]

    # ------------------------------------------------------------------ the list

    def menu(self, offers: list[OptionItem]) -> list[StyledLine]:
        """The options with their numbers; below attacks and heals the odds for each figure they can be aimed at."""
        alone = [offer for offer in offers if not offer.group]
        lines: list[StyledLine] = []
        for line in super().menu(offers):
            lines.append(line)
            if line[0][1] == "number":
                lines += self.odds_lines(alone.pop(0).index)
        return lines

    def odds_lines(self, index: int) -> list[StyledLine]:
        """The odds of an option, a line for each figure, and one for each reaction that may change them."""
        found = self.odds.get(index, [])
        decision = self.view.decision
        named = len(found) > 1 or (decision is not None and decision.kind == "turn" and self.is_card(index))
        lines: list[StyledLine] = []
        for odds in found:
            lead = f"{self.labeler.handle(odds.target)}: " if named else ""
            lines.append([(f"       {lead}{self.spread(odds)}", "quiet")])
            for answer in odds.answers:
                card = self.labeler.mention(answer.card)
                if answer.chances is None:
                    text = self.messages.LABELS["answer"].format(a=card)
                else:
                    text = f"{self.messages.LABELS['if'].format(a=card)}: {self.spread(answer)}"
                lines.append([(f"         {text}", "quiet")])
        return lines

    def is_card(self, index: int) -> bool:
        decision = self.view.decision
        return decision is not None and decision.options[index].verb == "play"

    def spread(self, odds: OddsView) -> str:
        """Each number with its chance, the mean, and the chance to destroy: "0 12 % · 1 30 % ...; 1.4 on average"."""
        chances = list(odds.chances or [])
        say = self.messages.LABELS
        if not odds.heal and len(chances) > odds.health:
            chances = [*chances[: odds.health], sum(chances[odds.health :])]
        parts = []
        for number, chance in enumerate(chances):
            more = "+" if not odds.heal and number == odds.health else ""
            if chance > 0:
                parts.append(f"{number}{more} {self.percent(chance)}")
        phrases = [" · ".join(parts), say["mean"].format(n=self.decimal(odds.mean, 2))]
        if odds.destroys > 0:
            phrases.append(say["destroys"].format(n=self.percent(odds.destroys)))
        return "; ".join(phrases)

    def percent(self, chance: float) -> str:
        """A chance in percent: one decimal where that says something."""
        return f"{self.decimal(100 * chance, 1 if chance < 0.0995 or chance > 0.9 else 0)} %"

    def decimal(self, number: float, places: int) -> str:
        return f"{number:.{places}f}".replace(".", self.messages.COMMA)
