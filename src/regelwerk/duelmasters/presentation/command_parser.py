"""Words to intents: what somebody typed, in either language, as one of the options or as an intent, offered or not.

Nothing here looks at the state: names are looked up in the seat's view, so that what a
seat cannot see cannot be guessed by typing names.

    attack ben with vorg         greife ben mit vorg an
    summon vorg                  beschwöre vorg
    cast crimson hammer on dome  wirke crimson hammer auf dome
    end                          ende
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from regelwerk.duelmasters import codes, visibility
from regelwerk.duelmasters.presentation import command_words
from regelwerk.duelmasters.presentation.labels import COPIES, DmLabeler
from regelwerk.duelmasters.seat_view import DmDecisionView, DmView, PieceView, ShieldView, card_of
from regelwerk.duelmasters.state import DmState
from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.presentation.commands import (
    COMMA,
    GLUE,
    LONGEST,
    ParsedCommand,
    folded_list,
    intent_from_text,
    join_known_names,
    listing,
)
from regelwerk.kernel.presentation.decision_view import OptionView
from regelwerk.kernel.presentation.log_entries import Data
from regelwerk.kernel.presentation.name_lookup import MINE, THEIRS, NameLookup, best_ranked, best_scored
from regelwerk.kernel.presentation.set_drafts import meant_set
from regelwerk.kernel.presentation.text import EXACT, NO_FIT, match_score, remove_phrase
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.kernel.visibility import candidates_for

BY_COLOUR: Final = 20
"""How well a civilization fits a card of it."""


@dataclass
class CommandWords:
    """A line taken apart: folded words, not yet looked up.

    verb    what is meant (a key of `verbs.VERBS`), "" if nothing was named
    what    the card, creature, player or shield it is about
    also    further names, behind "on" or "and"
    by      who does it ("with vorg")
    """

    verb: str = ""
    what: str = ""
    also: list[str] = field(default_factory=list)
    by: str = ""


def take_apart(line: str, names: Iterable[str] = ()) -> CommandWords:
    """A line as words. `names`: whole names (folded) that are never cut at a word like "of" inside them.

    >>> take_apart("attack Ben with Vorg")
    CommandWords(verb='attack', what='ben', also=[], by='vorg')
    >>> take_apart("greife Ben mit Vorg an").by, take_apart("Vorg greift Ben an").by
    ('vorg', 'vorg')
    """
    words = listing(join_known_names(folded_list(line[:LONGEST]), names), command_words.ON)
    command = CommandWords()
    if not words:
        return command
    rest = words
    if words[0] in command_words.BY_WORD:
        command.verb = command_words.BY_WORD[words[0]]
        rest = words[1:]
    elif len(words) > 1 and words[-1] in command_words.LAST:
        command.verb = command_words.BY_WORD[words[-1]]
        rest = words[:-1]
    else:
        for i, word in enumerate(words):
            if word in command_words.DOING:
                command.verb = command_words.BY_WORD[word]
                command.by = " ".join(words[:i])
                rest = words[i + 1 :]
                break
    if command.verb not in ("no", "yes", "end", "next"):
        _parts(_without_filling(rest, command.verb), command)
    else:
        command.what = " ".join(rest)
    command.what = command.what.replace(GLUE, " ")
    command.by = command.by.replace(GLUE, " ")
    command.also = [name.replace(GLUE, " ") for name in command.also]
    return command


def _without_filling(words: list[str], verb: str) -> list[str]:
    """Take out articles and the like, and the second half of a German verb."""
    for filling in command_words.FILLING:
        cut = remove_phrase(words, filling)
        while cut is not None and cut:
            words = cut
            cut = remove_phrase(words, filling)
    if verb and words and words[-1] in command_words.PARTICLES:
        words = words[:-1]
    return words


def _parts(words: list[str], command: CommandWords) -> None:
    """Cut at "with" and "on"."""
    parts: list[tuple[str, list[str]]] = [("what", [])]
    for word in words:
        if word in command_words.WITH:
            parts.append(("by", []))
        elif word in command_words.ON or word == COMMA:
            parts.append(("also", []))
        else:
            parts[-1][1].append(word)
    for role, found in parts:
        name = " ".join(found)
        if not name:
            continue
        if role == "what":
            command.what = name
        elif role == "by" and not command.by:
            command.by = name
        else:
            command.also.append(name)


class DmCommandParser(NameLookup[DmView, DmLabeler]):
    """Looks names up in one view."""

    opponent = command_words.OPPONENT
    COPIES = COPIES

    # ------------------------------------------------------------------ names

    def names_of_face(self, face: Data | None) -> list[str]:
        card = card_of(face, self.view.defs)
        return [card.name, card.word.name_de] if card is not None else []

    def names_of(self, handle: Handle) -> list[str]:
        """Everything that handle may be called, folded; a shield also by its number alone."""
        piece = self.view.find(handle)
        place = [str(piece.place)] if isinstance(piece, ShieldView) else []
        return super().names_of(handle) + place

    def score(self, query: str, handle: Handle) -> int:
        """How well typed words fit what a handle means, sides included."""
        words = query.split()
        piece = self.view.find(handle)
        if words and (words[0] in MINE or words[0] in THEIRS):
            mine = words[0] in MINE
            words = words[1:]
            if piece is None or (piece.seat == self.view.seat) != mine:
                return NO_FIT
        text = " ".join(words)
        if isinstance(piece, ShieldView) and piece.face is None:
            return EXACT if text in self.names_of(handle) else NO_FIT
        found = max((match_score(text, name) for name in self.names_of(handle)), default=NO_FIT)
        return found or self.by_colour(text, handle)

    def by_colour(self, text: str, handle: Handle) -> int:
        """How well a civilization fits a card ("red")."""
        piece = self.view.find(handle)
        card = piece.card if piece is not None else None
        if card is None:
            return NO_FIT
        for bit, name in enumerate(codes.CIVILIZATIONS):
            if card.civs >> bit & 1 and text in command_words.COLOURS[name]:
                return BY_COLOUR
        return NO_FIT

    def target_score(self, query: str, option: OptionView) -> int:
        """How well typed words fit what an option is done to."""
        if option.seat >= 0:
            return self.seat_score(query, option.seat)
        return self.score(query, option.object)

    # ---------------------------------------------------------- among the options

    def order(self, line: str) -> ParsedCommand:
        """What a line means among the options of the open decision."""
        command = take_apart(line, self.whole_names())
        decision = self.view.decision
        if decision is None or not decision.options:
            return ParsedCommand(error="not-now")
        going = self.going_on(decision, command)
        if going is not None:
            return going
        if command.verb == "attack" and decision.kind == "main":
            targets = [line] if command.what or command.by or command.also else []
            return ParsedCommand(self.only(decision, "attack step"), pending_targets=targets)
        among = self.with_verb(decision, command)
        if not among:
            return ParsedCommand(error="not-now") if command.verb else ParsedCommand(error="nothing", name=command.what)
        if command.verb == "attack" and decision.options[among[0]].verb == "attack":
            return self.attack(decision, among, command)
        query = command.by if command.verb == "block" and command.by else command.what
        if not query and command.also:
            query = command.also.pop(0)
        if not query and not command.verb:
            return ParsedCommand(
                error="nothing"
            )  # words without a name choose nothing, even where there is one choice only
        if not query or command.verb in ("yes", "no", "done"):
            return self.one_of(decision, among, command)
        found = best_scored({i: self.option_score(query, decision.options[i]) for i in among})
        if not found:
            return ParsedCommand(error="no-name", name=query)
        if not command.verb and all(decision.options[i].verb == "charge" for i in found):
            return ParsedCommand(error="unclear", choices=found)  # a name alone must not cost anybody a card
        return self.one_of(decision, found, command)

    def only(self, decision: DmDecisionView, verb: str) -> int:
        """The option of that verb, -1 if there is none."""
        return next((i for i, option in enumerate(decision.options) if option.verb == verb), -1)

    def going_on(self, decision: DmDecisionView, command: CommandWords) -> ParsedCommand | None:
        """ "next", "end", "no": what leaves the step or declines; None if the line means something else."""
        if command.verb == "end" and not command.what.replace("turn", "").replace("zug", "").replace("den", "").strip():
            for verb in PASSING:
                index = self.only(decision, verb)
                if index >= 0:
                    return ParsedCommand(index, pass_until="" if verb == "end turn" else "end")
        if command.verb in ("next", "end"):
            for verb in PASSING:
                index = self.only(decision, verb)
                if index >= 0:
                    return ParsedCommand(index)
        if command.verb in ("no", "next"):
            for verb in (*DECLINING, "skip"):
                index = self.only(decision, verb)
                if index >= 0:
                    return ParsedCommand(index)
        return None

    def with_verb(self, decision: DmDecisionView, command: CommandWords) -> list[int]:
        """The options of that verb; a name alone, or a word like "choose", means whatever can be picked."""
        wanted = MEANT.get(command.verb, (command.verb,))
        options = list(enumerate(decision.options))
        found = [i for i, o in options if o.verb in wanted]
        if found or (command.verb and command.verb not in PICKING):
            return found
        return [i for i, o in options if o.verb not in (*PASSING, *DECLINING, "yes")]

    def option_score(self, query: str, option: OptionView) -> int:
        """How well typed words fit what an option is about."""
        if option.verb in OBJECT_FIRST:
            return self.target_score(query, option)
        own = self.score(query, option.subject)
        return own or (self.target_score(query, option) if option.verb == "resolve" else NO_FIT)

    def attack(self, decision: DmDecisionView, among: list[int], command: CommandWords) -> ParsedCommand:
        """An attack: whom, and with whom; what is not named must go without saying."""
        whom = command.what or (command.also[0] if command.also else "")
        found = among
        if command.by:
            found = self.best_among(decision, found, command.by, True)
            if not found:
                return ParsedCommand(error="no-name", name=command.by)
        if whom:
            narrowed = self.best_among(decision, found, whom, False)
            if not narrowed and not command.by:
                narrowed = self.best_among(decision, found, whom, True)  # "attack vorg": with it
            if not narrowed:
                return ParsedCommand(error="no-name", name=whom)
            found = narrowed
        return self.one_of(decision, found, CommandWords(verb="attack"))

    def best_among(self, decision: DmDecisionView, among: list[int], query: str, attackers: bool) -> list[int]:
        """Those of the options whose attacker, or whose target, the words fit best."""
        if attackers:
            return best_scored({i: self.score(query, decision.options[i].subject) for i in among})
        return best_scored({i: self.target_score(query, decision.options[i]) for i in among})

    def one_of(self, decision: DmDecisionView, found: list[int], command: CommandWords) -> ParsedCommand:
        """Exactly one option, or several that come to the same thing; else the question which."""
        parsed = self.only_option(decision, found)
        if parsed.index >= 0:
            parsed.pending_targets = list(command.also)
        return parsed

    # ------------------------------------------------------------------ as an intent

    def parse_intent(self, line: str) -> tuple[Data | None, str]:
        """What a line asks for, as `parse_option` reads it, offered or not; else the words that fit nothing."""
        parsed = self.order(line)
        if parsed.index >= 0 and self.view.decision is not None and not parsed.pending_targets:
            option = self.view.decision.options[parsed.index]
            intent = {"verb": option.verb, "subject": option.subject, "object": option.object, "n": option.n}
            if option.seat >= 0:
                intent["seat"] = option.seat
            return intent, ""
        command = take_apart(line, self.whole_names())
        if command.verb == "attack":
            return self.attack_intent(command)
        plain = PLAIN.get(command.verb)
        if plain is not None:
            return {"verb": plain, "subject": 0, "object": 0, "n": 0}, ""
        query = command.by or command.what or (command.also[0] if command.also else "")
        if not query and command.verb in ALONE:
            return {"verb": command.verb, "subject": 0, "object": 0, "n": 0}, ""
        if not query or (query.isdecimal() and command.verb != "break"):
            return None, query or line
        handle = self.best(query, LIKELY.get(command.verb, ("hand", "battle")), command.verb in THEIR_OWN)
        if not handle:
            return None, query
        verb = self.usual(command.verb, handle)
        if verb in OBJECT_FIRST:
            decision = self.view.decision
            about = decision.options[0].subject if decision is not None and decision.options else 0
            return {"verb": verb, "subject": about, "object": handle, "n": 0}, ""
        return {"verb": verb, "subject": handle, "object": 0, "n": 0}, ""

    def attack_intent(self, command: CommandWords) -> tuple[Data | None, str]:
        """An attack as an intent: whom, with whom."""
        whom = command.what or (command.also[0] if command.also else "")
        intent: Data = {"verb": "attack", "subject": 0, "object": 0, "n": 0}
        if command.by or not whom:
            intent["subject"] = self.best(command.by, ("battle",), True) if command.by else self.first_creature()
            if command.by and not intent["subject"]:
                return None, command.by
        if whom:
            seat = self.best_seat(whom)
            target = NO_HANDLE if seat >= 0 else self.best(whom, ("battle",), False)
            if seat < 0 and not target:
                return None, whom
            piece = self.view.find(target)
            if not intent["subject"] and piece is not None and piece.seat == self.view.seat:
                intent["subject"], target = target, NO_HANDLE  # "attack with vorg" without the "with"
            intent["object"] = target
            if seat >= 0:
                intent["seat"] = seat
        if not intent["subject"]:
            intent["subject"] = self.first_creature()
        return intent, ""

    def first_creature(self) -> Handle:
        """The reader's first creature: who is meant by an attack without an attacker."""
        side = self.view.seats[self.view.seat]
        return side.creatures[0].handle if side.creatures else NO_HANDLE

    def best(self, query: str, zones: tuple[str, ...], mine: bool) -> Handle:
        """The handle that words fit best, the likeliest place first; 0 if none."""
        ranks = {}
        for handle, piece in self.view.pieces.items():
            score = self.score(query, handle)
            if score:
                ranks[handle] = (piece.zone in zones, (piece.seat == self.view.seat) == mine, score)
        return best_ranked(ranks)

    def usual(self, verb: str, handle: Handle) -> str:
        """The engine's verb for the verb of a command, or for what one usually does with a card where it is."""
        piece = self.view.find(handle)
        decision = self.view.decision
        if not verb and decision is not None and decision.seat == self.view.seat and decision.kind in ANSWERING:
            return ANSWERING[decision.kind]
        if verb in ("summon", "cast", "play") or (not verb and piece is not None and piece.zone == "hand"):
            return self.playing(piece) if verb in ("play", "") else verb
        if verb in ("charge", "tap", "block", "break", "use", "pay", "evolve", "pick", "resolve", "instead"):
            return verb
        return "attack" if piece is not None and piece.zone == "battle" else "pick"

    def playing(self, piece: PieceView | None) -> str:
        """Whether a card is summoned or cast."""
        card = piece.card if piece is not None else None
        return "cast" if card is not None and card.kind & codes.TYPE_SPELL else "summon"


def command_parser(view: DmView) -> DmCommandParser:
    """What reads the lines of a seat outside a presenter; the seats are called by their numbers."""
    return DmCommandParser(view, DmLabeler(view, "en", [f"seat {number}" for number in range(len(view.seats))]))


def parse(state: DmState, seat: int, line: str) -> Option:
    """What a seat intends with a line in English or German, offered or not: for `why_not`, or to be applied.

    Names are looked up among what the seat sees. Of several things of one name the
    likeliest is taken. Raises CommandSyntaxError.
    """
    return intent_from_text(state, seat, line, command_parser(visibility.view(state, seat)), visibility.TERMS)


def parse_set(state: DmState, seat: int, line: str, choice: SetChoice | None) -> list[Option]:
    """All that a line names for the open choice of several, in the order of the line. Raises CommandSyntaxError."""
    parser = command_parser(visibility.view(state, seat))
    candidates = candidates_for(state, seat, choice.options if choice is not None else [], visibility.TERMS)
    return meant_set(line, parser, parser.view.decision, candidates, choice)


PASSING: Final = ("skip", "attack step", "end turn")
"""Verbs that leave a step of one's own turn."""
DECLINING: Final = ("no block", "decline", "no", "done")
MEANT: Final[dict[str, tuple[str, ...]]] = {
    "play": ("summon", "cast", "use"),
    "summon": ("summon", "use"),
    "cast": ("cast", "use"),
    "use": ("use", "tap"),
    "tap": ("tap", "pay"),
    "evolve": ("evolve", "pick"),
    "pick": ("pick", "mode", "instead", "resolve", "use", "evolve", "pay", "break"),
    "no": DECLINING,
}
"""By the verb of a command, the engine's verbs that it may mean."""
PICKING: Final = ("pick", "tap", "use", "evolve", "resolve", "instead", "pay")
"""Words that may stand before the name of anything that can be picked."""
OBJECT_FIRST: Final = ("break", "pay", "evolve", "pick")
PLAIN: Final = {"end": "end turn", "next": "end turn", "no": "decline", "yes": "yes", "done": "done"}
"""Intents about nothing in particular."""
ANSWERING: Final = {"choose": "pick", "search": "pick", "base": "evolve", "block": "block", "shield": "break"}
"""By the question that is open the verb that a name by itself stands for."""
ALONE: Final = ("charge", "summon", "cast", "block", "break", "use")
"""Verbs of which an intent need not name a card."""
LIKELY: Final[dict[str, tuple[str, ...]]] = {
    "charge": ("hand",),
    "summon": ("hand",),
    "cast": ("hand",),
    "play": ("hand",),
    "use": ("hand",),
    "block": ("battle",),
    "tap": ("battle",),
    "break": ("shields",),
    "pay": ("mana",),
    "pick": ("battle", "mana", "graveyard", "shields"),
}
"""Where the card of a verb usually is."""
THEIR_OWN: Final = ("", "charge", "summon", "cast", "play", "use", "block", "tap", "pay", "evolve")
"""Verbs that are meant for cards of one's own."""
