"""Words to intents: what somebody typed, in either language, as one of the options or as an intent, offered or not.

Nothing here looks at the state: names are looked up in the seat's view, so that what a
seat cannot see cannot be guessed by typing names.

    attack ruby with gorebelly    greife ruby mit blutbauch an
    move c4                       ziehe nach c4
    play flash of light on ruby   spiele lichtblitz auf ruby
"""

from __future__ import annotations

from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.presentation.commands import ParsedCommand, intent_from_text
from regelwerk.kernel.presentation.decision_view import OptionView
from regelwerk.kernel.presentation.log_entries import Data
from regelwerk.kernel.presentation.name_lookup import ME, best_ranked, best_scored
from regelwerk.kernel.presentation.text import EXACT, NO_FIT, match_score, normalize
from regelwerk.wowminis import visibility
from regelwerk.wowminis.lowered import AbilityDefinition, FigureDefinition
from regelwerk.wowminis.presentation import command_words
from regelwerk.wowminis.presentation.command_words import CommandWords, take_apart
from regelwerk.wowminis.presentation.labels import MinisLabeler
from regelwerk.wowminis.seat_view import MinisDecisionView, MinisView
from regelwerk.wowminis.state import MinisState


class MinisCommandParser:
    """Looks names up in one view."""

    def __init__(self, view: MinisView, labeler: MinisLabeler) -> None:
        self.view = view
        self.labeler = labeler
        self.question: MinisDecisionView | None = view.decision

    # ------------------------------------------------------------------- names

    def whole_names(self) -> list[str]:
        """The names of all figures and cards in sight, folded."""
        handles = [*self.view.figures, *self.view.cards]
        return [name for handle in handles for name in self.names_of(handle)]

    def names_of(self, handle: Handle) -> list[str]:
        """Everything a figure or card is called, folded: in both languages, with its number, by its letter."""
        found = []
        figure, card = self.view.figures.get(handle), self.view.cards.get(handle)
        of = figure.figure if figure is not None else card.card if card is not None else None
        if of is not None:
            found = [normalize(name) for name in (of.word.name, of.word.name_de) if name]
        number = self.labeler.called.get(handle, "").rpartition("#")[2]
        if number:
            found += [f"{name} {number}" for name in found]
        if figure is not None:
            found.append(self.labeler.map_letters[handle].lower())
        return found

    def score(self, query: str, handle: Handle) -> int:
        """How well typed words fit a figure or card."""
        if query in command_words.ITSELF:
            return EXACT if handle == self.view.acting else NO_FIT
        return max((match_score(query, name) for name in self.names_of(handle)), default=NO_FIT)

    def best(self, query: str, foes: bool | None = None) -> Handle:
        """The handle of the figure that words fit best, 0 if none; `foes`: rather an opponent, or one's own."""
        ranks = {}
        for handle, figure in self.view.figures.items():
            score = self.score(query, handle)
            if score:
                opposed = self.view.seats[figure.seat].team != self.view.team(self.view.seat)
                ranks[handle] = (score, opposed == foes)
        return best_ranked(ranks)

    def card(self, query: str, figure: Handle = NO_HANDLE) -> Handle:
        """The handle of the action card that words fit best, those of one's own before others; 0 if none."""
        ranks = {}
        for handle, card in self.view.cards.items():
            score = self.score(query, handle) if query else NO_FIT
            if score:
                ranks[handle] = (score, card.host == figure, handle < 0)
        return best_ranked(ranks)

    def space(self, query: str) -> int:
        """The number of the space of that name, -1 if there is none."""
        return self.view.ground.named(query.replace(" ", ""))

    def seat(self, query: str) -> int:
        """The seat that words mean, -1 if none."""
        for side in self.view.seats:
            if query in ME and side.seat == self.view.seat:
                return side.seat
            if query in command_words.OPPONENT and side.seat != self.view.seat:
                return side.seat
            if query and match_score(query, normalize(self.labeler.seat_names.name(side.seat))) > NO_FIT:
                return side.seat
        return -1

    def acting(self) -> FigureDefinition | None:
        figure = self.view.figures.get(self.view.acting)
        return figure.figure if figure is not None else None

    def ability(self, query: str, of: FigureDefinition | None, verb: str) -> int:
        """Which ability of a figure words fit, among those of a verb ("": any); -1 if none."""
        best = (NO_FIT, 0)
        for index, ability in enumerate(of.abilities if of is not None else ()):
            if verb in ("", sort_of(ability)):
                names = (normalize(name) for name in (ability.word.name, ability.word.name_de) if name)
                best = max(best, (max((match_score(query, name) for name in names), default=NO_FIT), -index))
        return -best[1] if best[0] else -1

    # ---------------------------------------------------------- among the options

    def order(self, line: str) -> ParsedCommand:
        """What a line means among the options of the open decision."""
        words = take_apart(line)
        decision = self.question
        if decision is None or not decision.options:
            return ParsedCommand(error="not-now")
        if not (words.verb or words.what or words.by or words.on):
            return ParsedCommand(
                error="nothing"
            )  # words without a name choose nothing, even where there is one choice only
        if decision.kind == "who begins":
            seat = self.seat(words.what or "me")
            return self.one_of([i for i, option in enumerate(decision.options) if option.n == seat])
        if decision.kind == "turn":
            return self.in_turn(decision, words)
        options = list(enumerate(decision.options))
        if words.verb == "no" or (words.verb == "end" and decision.kind != "turn"):
            return self.one_of([i for i, option in options if option.verb == "no"])
        if decision.kind in ("attack reroll", "defense reroll"):
            return self.die(decision, words)
        if decision.kind == "space":
            return self.put(decision, words)
        if decision.kind == "reaction":
            return self.reaction(decision, words)
        return self.picked(decision, words)

    def picked(self, decision: MinisDecisionView, words: CommandWords) -> ParsedCommand:
        """A figure among those to choose from: who acts, who is attacked or healed."""
        if decision.kind == "who acts" and words.verb not in ("", "act", "target"):
            return ParsedCommand(error="not-now")
        query = words.what or words.by or words.on
        if not query:
            return self.one_of(list(range(len(decision.options))))
        options = enumerate(decision.options)
        found = best_scored({i: self.score(query, option.object or option.subject) for i, option in options})
        return self.one_of(found) if found else self.unknown(query)

    def unknown(self, query: str) -> ParsedCommand:
        """Words that none of the options fits: a name of something else, or of nothing."""
        if self.best(query) or self.card(query) or self.space(query) >= 0:
            return ParsedCommand(error="not-now")
        return ParsedCommand(error="no-name", name=query)

    def die(self, decision: MinisDecisionView, words: CommandWords) -> ParsedCommand:
        """A die by what it shows."""
        attack = self.view.attack
        dice = attack.dice if attack is not None else []
        rerolls = [i for i, option in enumerate(decision.options) if option.verb == "reroll"]
        digits = [word for word in f"{words.what} {words.on}".split() if word.isdecimal()]
        if not digits:
            return self.one_of(rerolls) if words.verb == "reroll" else ParsedCommand(error="nothing")
        wanted = int(digits[0][:3])
        found = [i for i in rerolls if dice[decision.options[i].n - 1] == wanted]
        return ParsedCommand(index=found[0]) if found else ParsedCommand(error="not-now")

    def put(self, decision: MinisDecisionView, words: CommandWords) -> ParsedCommand:
        """Where a figure is pushed or teleported to."""
        space = max(self.space(words.on), self.space(words.what))
        found = [i for i, option in enumerate(decision.options) if option.verb != "no" and option.n == space]
        named = self.best(words.what) if words.on else 0
        if named:
            found = [i for i in found if decision.options[i].object == named]
        if not found and space < 0:
            return self.unknown(words.what)
        return self.one_of(found)

    def reaction(self, decision: MinisDecisionView, words: CommandWords) -> ParsedCommand:
        """A reaction by its name, for whom if there are several."""
        query = words.what or words.by
        plays = [i for i, option in enumerate(decision.options) if option.verb == "play"]
        found = [i for i in plays if not query or self.score(query, decision.options[i].subject) > NO_FIT]
        if query and not found:
            return self.unknown(query)
        if words.on:
            found = [i for i in found if self.score(words.on, decision.options[i].object) > NO_FIT]
        return self.one_of(found)

    # -------------------------------------------------------------------- a turn

    def in_turn(self, decision: MinisDecisionView, words: CommandWords) -> ParsedCommand:
        """What a line means in a figure's turn."""
        if words.verb in ("end", "no"):
            return self.one_of(self.with_verb("end"))
        space = max(self.space(words.what), self.space(words.on))
        if words.verb == "move" or (not words.verb and space >= 0):
            found = [i for i in self.with_verb("move") if decision.options[i].n == space]
            return self.one_of(found) if space >= 0 else ParsedCommand(error="no-name", name=words.what or words.on)
        if words.verb in ("attack", "heal", "use", "target"):
            return self.ability_use(decision, words)
        if words.verb in ("play", ""):
            return self.play(decision, words)
        return ParsedCommand(error="not-now")

    def with_verb(self, verb: str) -> list[int]:
        assert self.question is not None
        return [i for i, option in enumerate(self.question.options) if option.verb == verb]

    def ability_use(self, decision: MinisDecisionView, words: CommandWords) -> ParsedCommand:
        """An attack, heal or other ability; with a card named behind "with", that card."""
        verb = "attack" if words.verb == "target" else words.verb
        found = self.with_verb(verb)
        query = words.what
        by = words.by
        if verb == "use" and query:
            by, query = query, words.on
        if by and self.best(by) != self.view.acting:
            index = self.ability(by, self.acting(), verb)
            card = self.card(by, self.view.acting)
            chosen = [i for i in found if decision.options[i].n == index] if index >= 0 else []
            chosen += [i for i in self.with_verb("play") if card and decision.options[i].subject == card]
            if not chosen:
                return ParsedCommand(error="not-now") if index >= 0 or card else self.unknown(by)
            found = chosen
        elif query and self.ability(query, self.acting(), verb) >= 0 and not self.best(query):
            index = self.ability(query, self.acting(), verb)
            found = [i for i in found if decision.options[i].n == index]
            query = words.on
        return self.aimed(found, query)

    def aimed(self, found: list[int], query: str) -> ParsedCommand:
        """Of these options the one that can be aimed at what was named."""
        if not query:
            return self.one_of(found)
        assert self.question is not None
        best = NO_FIT
        fitting: list[int] = []
        for odds in self.question.chances:
            score = self.score(query, odds.target) if odds.option in found else NO_FIT
            if score > best:
                best, fitting = score, []
            if score and score == best and odds.option not in fitting:
                fitting.append(odds.option)
        if not fitting:
            return self.unknown(query)
        command = self.one_of(fitting)
        several = sum(odds.option == command.index for odds in self.question.chances) > 1
        if command.index >= 0 and several:
            command.pending_targets = [query]
        return command

    def play(self, decision: MinisDecisionView, words: CommandWords) -> ParsedCommand:
        """A card by its name; a name alone may also be an ability, or somebody to attack."""
        query = words.what
        plays = self.with_verb("play")
        if not query:
            return self.one_of(plays)
        named = best_scored({i: self.score(query, decision.options[i].subject) for i in plays})
        if named:
            command = self.one_of(named)
            if command.index >= 0 and words.on:
                command.pending_targets = [words.on]
            return command
        if not words.verb:
            index = self.ability(query, self.acting(), "")
            found = [
                i for i, option in enumerate(decision.options) if option.verb in ABILITY_VERBS and option.n == index
            ]
            if found:
                return self.aimed(found, words.on)
        return self.unknown(query)

    def one_of(self, found: list[int]) -> ParsedCommand:
        """Exactly one option; else the question which."""
        if not found:
            return ParsedCommand(error="not-now")
        if len(found) == 1:
            return ParsedCommand(index=found[0])
        return ParsedCommand(error="unclear", choices=found)

    # ------------------------------------------------------------------ as an intent

    def parse_intent(self, line: str) -> tuple[Data | None, str]:
        """What a line asks for, as `parse_option` reads it, offered or not; else the words that fit nothing."""
        command = self.order(line)
        if command.index >= 0 and self.question is not None:
            return self.intent_for(self.question.options[command.index], command), ""
        words = take_apart(line)
        verb = words.verb
        if verb in ("end", "no", "reroll"):
            return intent_data(verb), ""
        space = max(self.space(words.what), self.space(words.on))
        if verb in ("push", "teleport"):
            return intent_data(verb, NO_HANDLE, self.best(words.what), space), ""
        if verb == "move" or (not verb and space >= 0):
            mover = self.best(words.by, False) or self.best(words.what, False) if space < 0 or words.on else NO_HANDLE
            return intent_data("move", mover, NO_HANDLE, space), ""
        card = self.card(words.what, self.view.acting) if verb in ("play", "use", "") else NO_HANDLE
        if card:
            return intent_data("play", card, self.best(words.on), 0), ""
        if not verb or verb == "target":
            verb = "attack"
        if verb == "act":
            figure = self.best(words.what, False)
            return (intent_data("act", figure), "") if figure else (None, words.what)
        return self.ability_intent(verb, words)

    def ability_intent(self, verb: str, words: CommandWords) -> tuple[Data | None, str]:
        """An attack, heal or ability that is not offered."""
        by = self.best(words.by, False) if words.by else NO_HANDLE
        card = self.card(words.by, self.view.acting) if words.by and not by else NO_HANDLE
        target = self.best(words.what, verb == "attack") if words.what else NO_HANDLE
        if words.what and not target:
            return None, words.what
        if card:
            return intent_data("play", card, target), ""
        figure = self.view.figures.get(by or self.view.acting)
        of = figure.figure if figure is not None else None
        index = self.ability(words.by, of, verb) if words.by and not by else -1
        if words.by and not by and index < 0:
            return None, words.by
        if index < 0 and of is not None:
            index = next((i for i, ability in enumerate(of.abilities) if sort_of(ability) == verb), 0)
        return intent_data(verb, by, target, max(index, 0)), ""

    def intent_for(self, option: OptionView, command: ParsedCommand) -> Data:
        """An option that is offered, together with the target named behind it."""
        target = option.object
        if command.pending_targets:
            target = self.best(command.pending_targets[0], option.verb == "attack") or target
        return intent_data(option.verb, option.subject, target, option.n)


def sort_of(ability: AbilityDefinition) -> str:
    """Whether an ability is an attack, a heal or something else."""
    if ability.attack is not None:
        return "attack"
    return "heal" if ability.heal is not None else "use"


def intent_data(verb: str, subject: Handle = NO_HANDLE, object: Handle = NO_HANDLE, n: int = 0) -> Data:
    """A intent as a client sends it."""
    return {"verb": verb, "subject": subject, "object": object, "n": n}


def parse(state: MinisState, seat: int, line: str) -> Option:
    """What a seat intends with a line in English or German, offered or not: for `why_not`, or to be applied.

    Names are looked up among what the seat sees. Raises CommandSyntaxError.
    """
    view = visibility.view(state, seat)
    labeler = MinisLabeler(view, "en", [f"seat {number}" for number in range(state.seats)])
    return intent_from_text(state, seat, line, MinisCommandParser(view, labeler), visibility.TERMS)


ABILITY_VERBS: Final = ("attack", "heal", "use")
