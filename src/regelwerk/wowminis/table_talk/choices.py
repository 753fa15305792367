"""The options of a decision, worded, numbered and grouped, with exact odds; and the question above them."""

from __future__ import annotations

from typing import Final

from regelwerk.kernel import table_offers
from regelwerk.kernel.table_offers import Offer
from regelwerk.kernel.table_reading import Choice
from regelwerk.kernel.table_text import Line, filled
from regelwerk.kernel.wording import capital
from regelwerk.wowminis.meaning import Ability
from regelwerk.wowminis.table_talk.board import dice
from regelwerk.wowminis.table_talk.naming import Namer, called, sayer
from regelwerk.wowminis.table_talk.reading import Odds, Question, View

ORDER: Final = ("attack", "heal", "use", "play", "end", "move")
"""In a turn: what one decides first, then moving."""


class Offers(table_offers.Offers[View, Namer]):
    """The open decision of the reader's seat."""

    def __init__(self, view: View, namer: Namer, width: int = 100) -> None:
        super().__init__(view, namer, width)
        self.odds: dict[int, list[Odds]] = {}
        if view.question is not None:
            for one in view.question.chances:
                self.odds.setdefault(one.option, []).append(one)

    # ------------------------------------------------------------- the question

    def asking(self, asked: Question) -> list[Line]:
        key = self.question_key(asked)
        attack = self.view.data["attack"] or {}
        faces = attack.get("dice", [])
        whom = [self.namer.handle(handle) for handle in attack.get("targets", [])]
        hits = int(attack.get("hits", 0))
        said = filled(
            self.words.QUESTIONS[key],
            {
                "about": self.namer.mention(asked.about) or self.words.THE_GAME,
                "whom": ", ".join(whom),
                "dice": dice(faces, self.words.NO_DICE, asked.kind == "defense reroll"),
                "hits": str(hits),
            },
            False,
            hits,
        )
        return [[(capital(said), "accent")]]

    def question_key(self, asked: Question) -> str:
        """Which of the sentences for its kind is meant."""
        turn = self.view.data["turn"]
        if asked.kind != "turn" or turn is None:
            return asked.kind
        if turn["must_move_off"]:
            return "turn:must"
        if turn["moved"] and turn["acted"]:
            return "turn:quick"
        return "turn:moved" if turn["moved"] else "turn:acted" if turn["acted"] else "turn"

    # -------------------------------------------------------------- the options

    def is_same(self, a: Choice, b: Choice) -> bool:
        """Dice that show the same are the same choice; figures and cards of one name never are."""
        return a.verb == b.verb == "reroll"

    def difference(self, option: Choice) -> str:
        """What two of one name differ in is said with every option; nobody has a hand in this game."""
        return ""

    def ordered(self, offers: list[Offer], asked: Question) -> list[Offer]:
        if asked.kind == "turn":
            offers.sort(key=lambda offer: self.place(asked.options[offer.index], asked))
        return offers

    def place(self, option: Choice, asked: Question) -> tuple[int, int]:
        """Where an option of a turn stands in the list: moves behind the rest, by their cost."""
        return ORDER.index(option.verb), asked.costs.get(option.n, 0) if option.verb == "move" else 0

    def offer(self, index: int, option: Choice, asked: Question) -> Offer:
        """One option, worded."""
        key = self.key(index, option, asked)
        said = self.worded(key, index, option)
        if option.verb in self.words.GROUPS:
            cost = asked.costs.get(option.n, 0)
            named = {"n": str(cost), "b": self.namer.handle(option.object)}
            group = filled(self.words.GROUPS[option.verb], named, False, cost)
            return Offer(index, group, self.space_label(option.n), said)
        more = self.behind(index, option, asked)
        return Offer(index, "", f"{said} ({more})" if more else said, said)

    def space_label(self, space: int) -> str:
        """A space in a row of spaces; a star if figures there score."""
        return self.namer.space(space) + ("*" if self.view.ground.scoring >> space & 1 else "")

    def key(self, index: int, option: Choice, asked: Question) -> str:
        """Which of the sentences for its verb is meant."""
        verb = option.verb
        if verb == "no":
            named = f"no:{asked.kind}"
            return named if named in self.words.OPTIONS else verb
        if verb in ("attack", "heal") and len(self.odds.get(index, [])) == 1:
            return f"{verb}:one"
        if verb == "play" and option.object:
            return "play:target"
        return verb

    def worded(self, key: str, index: int, option: Choice) -> str:
        """The sentence, filled in."""
        template = self.words.OPTIONS[key]
        if option.verb == "begin":
            return self.namer.people.filled(template, option.n)
        found = self.odds.get(index, [])
        target = found[0].target if key.endswith(":one") else option.object
        number = option.n
        attack = self.view.data["attack"]
        if option.verb == "reroll" and attack is not None:
            number = attack["dice"][option.n - 1]
        ability = self.ability(option)
        return filled(
            template,
            {
                "a": self.namer.handle(option.subject),
                "b": self.namer.handle(target),
                "space": self.namer.space(option.n),
                "with_": called(ability, self.namer.lang) if ability is not None else "",
                "n": str(number),
            },
        )

    def ability(self, option: Choice) -> Ability | None:
        """The ability of the acting figure that an option uses; None for cards and all else."""
        acting = self.view.figures.get(self.view.acting)
        if option.verb in ("attack", "heal", "use") and acting is not None:
            return acting.figure.abilities[option.n]
        return None

    def behind(self, index: int, option: Choice, asked: Question) -> str:
        """What stands in brackets behind an option: ticks, what a card does, whose figure it is."""
        say = sayer(self.namer.lang)
        if option.verb == "end":
            turn = self.view.data["turn"]
            return "" if turn is None or turn["acted"] else str(self.words.ENDING)
        ability = self.ability(option)
        if ability is not None:
            parts = [say.VOICE.ticks(ability.ticks)]
            if option.verb == "use":
                parts.append(say.ability_parts(ability.word)[-1][0])
            return ": ".join(parts)
        card = self.view.cards.get(option.subject) if option.verb == "play" else None
        if card is not None and card.card is not None:
            ticks = say.VOICE.ticks(card.card.ability.ticks)
            return f"{ticks}: {say.card_text(card.card.word).rstrip('.')}"
        figure = self.view.figures.get(option.object if option.verb == "target" else option.subject)
        if option.verb in ("target", "act") and figure is not None:
            where = self.namer.space(figure.space) if figure.space >= 0 else self.words.WORDS["off"]
            return f"{self.namer.whose(figure)}, {where}" if option.verb == "target" else str(where)
        return ""

    def undone(self) -> list[str]:
        """What the acting figure can still do: an action it has not taken, or a way to go if it has done nothing."""
        asked, turn = self.view.question, self.view.data["turn"]
        if asked is None or turn is None or turn["acted"]:
            return []
        verbs = {option.verb for option in asked.options}
        actions: tuple[str, ...] = ("attack", "heal", "use")
        found = [verb for verb in actions if verb in verbs]
        if "move" in verbs and not turn["moved"] and not found:
            found.append("move")
        return [self.words.UNDONE[verb].format(a=self.namer.handle(self.view.acting)) for verb in found]

    # ------------------------------------------------------------------ the list

    def menu(self, offers: list[Offer]) -> list[Line]:
        """The options with their numbers; below attacks and heals the odds for each figure they can be aimed at."""
        alone = [offer for offer in offers if not offer.group]
        lines: list[Line] = []
        for line in super().menu(offers):
            lines.append(line)
            if line[0][1] == "number":
                lines += self.odds_lines(alone.pop(0).index)
        return lines

    def odds_lines(self, index: int) -> list[Line]:
        """The odds of an option, a line for each figure, and one for each reaction that may change them."""
        found = self.odds.get(index, [])
        asked = self.view.question
        named = len(found) > 1 or (asked is not None and asked.kind == "turn" and self.is_card(index))
        lines: list[Line] = []
        for odds in found:
            lead = f"{self.namer.handle(odds.target)}: " if named else ""
            lines.append([(f"       {lead}{self.spread(odds)}", "quiet")])
            for answer in odds.answers:
                card = self.namer.mention(answer.card)
                if answer.chances is None:
                    said = self.words.WORDS["answer"].format(a=card)
                else:
                    said = f"{self.words.WORDS['if'].format(a=card)}: {self.spread(answer)}"
                lines.append([(f"         {said}", "quiet")])
        return lines

    def is_card(self, index: int) -> bool:
        asked = self.view.question
        return asked is not None and asked.options[index].verb == "play"

    def spread(self, odds: Odds) -> str:
        """Each number with its chance, the mean, and the chance to destroy: "0 12 % · 1 30 % ...; 1.4 on average"."""
        chances = list(odds.chances or [])
        say = self.words.WORDS
        if not odds.heal and len(chances) > odds.health:
            chances = [*chances[: odds.health], sum(chances[odds.health :])]
        parts = []
        for number, chance in enumerate(chances):
            more = "+" if not odds.heal and number == odds.health else ""
            if chance > 0:
                parts.append(f"{number}{more} {self.percent(chance)}")
        said = [" · ".join(parts), say["mean"].format(n=self.decimal(odds.mean, 2))]
        if odds.destroys > 0:
            said.append(say["destroys"].format(n=self.percent(odds.destroys)))
        return "; ".join(said)

    def percent(self, chance: float) -> str:
        """A chance in percent: one decimal where that says something."""
        return f"{self.decimal(100 * chance, 1 if chance < 0.0995 or chance > 0.9 else 0)} %"

    def decimal(self, number: float, places: int) -> str:
        return f"{number:.{places}f}".replace(".", self.words.COMMA)
