"""Words to intents: what somebody typed, in either language, as one of the options or as an intent, offered or not.

Nothing here looks at the state: names are looked up in the seat's view, so that what a
seat cannot see cannot be guessed by typing names.

    attack kena with leeroy      greife kena mit leeroy an
    play fire blast on the hero  spiele feuerschlag auf den helden
    place kena                   platziere kena
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regelwerk.kernel.decision import Option
from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.presentation.commands import ParsedCommand, intent_from_text
from regelwerk.kernel.presentation.decision_view import OptionView
from regelwerk.kernel.presentation.log_entries import Data
from regelwerk.kernel.presentation.name_lookup import ME, MINE, THEIRS, NameLookup, best_ranked, best_scored
from regelwerk.kernel.presentation.set_drafts import meant_set
from regelwerk.kernel.presentation.text import EXACT, NO_FIT, match_score, normalize
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.kernel.visibility import candidates_for
from regelwerk.wowtcg import codes, visibility
from regelwerk.wowtcg.presentation import command_words
from regelwerk.wowtcg.presentation.card_library import name_of
from regelwerk.wowtcg.presentation.command_syntax import CommandWords, split_command
from regelwerk.wowtcg.presentation.labels import COPIES, WowLabeler
from regelwerk.wowtcg.seat_view.pieces import PieceView, card_of
from regelwerk.wowtcg.seat_view.view import WowDecisionView, WowView
from regelwerk.wowtcg.state import WowState


class WowCommandParser(NameLookup[WowView, WowLabeler]):
    """Looks names up in one view."""

    opponent = command_words.OPPONENT
    COPIES = COPIES

    def names_of_face(self, face: Data | None) -> list[str]:
        card = card_of(face, self.view.defs)
        return [card.name, name_of(card, "de")] if card is not None else []

    def score(self, query: str, handle: Handle) -> int:
        """How well typed words fit what a handle means, sides included."""
        words = query.split()
        piece = self.view.find(handle)
        side = 0
        if words and words[0] in MINE:
            side = 1
        elif words and words[0] in THEIRS:
            side = -1
        if side:
            words = words[1:]
            if piece is None or (piece.seat == self.view.seat) != (side > 0):
                return NO_FIT
        if piece is not None and self.is_hero(piece) and self.hero_meant(words, piece, side):
            return EXACT
        text = " ".join(words)
        return max((match_score(text, name) for name in self.names_of(handle)), default=NO_FIT)

    def is_hero(self, piece: PieceView) -> bool:
        return any(side.hero == piece.handle for side in self.view.seats if side.hero)

    def hero_meant(self, words: Sequence[str], piece: PieceView, side: int) -> bool:
        """Whether "hero", "the opponent", "me" or a player's name means this hero."""
        text = " ".join(words)
        mine = piece.seat == self.view.seat
        if text in command_words.HERO:
            return side != 0 or not mine or self.view.seat < 0
        if text in ME:
            return mine
        if text in command_words.OPPONENT and not mine:
            return True
        name = normalize(self.labeler.seat_names.names[piece.seat])
        return bool(name) and text in (name, f"{name}s hero", f"hero of {name}", f"held von {name}")

    # ---------------------------------------------------------- among the options

    def order(self, line: str) -> ParsedCommand:
        """What a line means among the options of the open decision."""
        words = split_command(line, self.whole_names())
        decision = self.view.decision
        if decision is None or not decision.options:
            return ParsedCommand(error="not-now", pass_until=words.until)
        if words.verb == "yes" and names_mulligan(line) and decision.kind != "mulligan":
            return ParsedCommand(error="not-now", pass_until=words.until)
        if words.verb == "pass" and words.subject_text:
            return ParsedCommand(error="until" if words.until else "nothing", name=words.subject_text)
        if words.verb == "pass":
            return self.one_of(decision, [i for i, o in enumerate(decision.options) if o.verb == "pass"], words)
        among = self.with_verb(decision, words)
        if not among:
            return ParsedCommand(error="not-now" if words.verb else "nothing", name=words.subject_text)
        query = words.subject_text
        if words.verb in ("attack", "strike", "protect"):
            query = words.by or words.subject_text
            if words.verb == "attack" and not query:
                return self.any_attacker(decision, among, words)
        if words.verb == "number" or (decision.kind == "X" and words.x >= 0):
            return self.one_of(decision, [i for i in among if decision.options[i].n == words.x], words)
        if not query and words.more_targets and words.verb not in ("play", "use", "complete"):
            query = words.more_targets.pop(0)
        if decision.kind == "who begins":
            query = " ".join(word for word in query.split() if word not in command_words.VERBS["begin"])
        if not query and not words.verb:
            return ParsedCommand(
                error="nothing"
            )  # words without a name choose nothing, even where there is one choice only
        if not query or words.verb in ("yes", "no", "done"):
            return self.one_of(decision, among, words)
        found = self.best_among(query, decision, among)
        if not found:
            return ParsedCommand(error="no-name", name=query)
        if not words.verb and all(decision.options[i].verb == "place" for i in found):
            return ParsedCommand(error="unclear", choices=found)  # a name alone must not cost anybody a card
        return self.one_of(decision, self.by_aim(decision, found, words), words)

    def by_aim(self, decision: WowDecisionView, found: list[int], words: CommandWords) -> list[int]:
        """Of links of one name those that are aimed at what is named behind it: "the fire blast on Leeroy"."""
        if len(found) < 2 or not words.more_targets:
            return found
        aimed = [i for i in found if self.aimed_at(words.more_targets[0], decision.options[i].object)]
        if aimed:
            del words.more_targets[0]
        return aimed or found

    def aimed_at(self, query: str, handle: Handle) -> bool:
        """Whether a card on the chain has a target that the words fit."""
        piece = self.view.find(handle)
        link = self.view.link(piece) if piece is not None else None
        return link is not None and any(
            (self.seat_score(query, target.seat) if target.seat >= 0 else self.score(query, target.handle)) > NO_FIT
            for target in link.targets
        )

    def with_verb(self, decision: WowDecisionView, words: CommandWords) -> list[int]:
        """The options of that verb; a name alone, or a word like "choose", means whatever can be picked."""
        verb = words.verb
        options = list(enumerate(decision.options))
        if verb in PICKING or not verb:
            direct = [i for i, o in options if o.verb == verb]
            return direct or [i for i, o in options if o.verb not in ("pass", "yes", "no", "done")]
        found = [i for i, o in options if o.verb == verb]
        if verb == "attack" and decision.kind == "defender":
            return [i for i, o in options if o.verb == "target" and (o.n == 1) == words.is_sabotage]
        if verb == "no" and not found:
            return [i for i, o in options if o.verb == "done"]
        if verb == "place":
            return [i for i in found if (decision.options[i].n == 1) == words.is_face_up] or found
        return found

    def option_score(self, query: str, option: OptionView) -> int:
        """How well typed words fit what an option is about."""
        if option.seat >= 0:
            return self.seat_score(query, option.seat)
        if option.verb == "begin":
            return self.seat_score(query, option.n)
        main = option.object if option.verb in OBJECT_FIRST else option.subject
        return self.score(query, main)

    def any_attacker(self, decision: WowDecisionView, among: list[int], words: CommandWords) -> ParsedCommand:
        """An attack whose attacker is not named: the only one there is, else a question."""
        if decision.kind == "defender" and words.more_targets:
            defenders = self.best_among(words.more_targets[0], decision, among)
            if not defenders:
                return ParsedCommand(error="no-name", name=words.more_targets[0])
            return self.one_of(decision, defenders, CommandWords())
        if len(among) > 1 and len(words.more_targets) == 1:
            attackers = self.best_among(words.more_targets[0], decision, among)
            if attackers and not self.opposed(words.more_targets[0]):
                return self.one_of(decision, attackers, CommandWords(verb="attack"))
        return self.one_of(decision, among, words)

    def best_among(self, query: str, decision: WowDecisionView, among: Sequence[int]) -> list[int]:
        """Those of the options that the words fit best."""
        return best_scored({i: self.option_score(query, decision.options[i]) for i in among})

    def opposed(self, query: str) -> bool:
        """Whether the words fit something on another side."""
        return any(
            self.score(query, handle) > NO_FIT
            for handle, piece in self.view.pieces.items()
            if piece.seat != self.view.seat and piece.zone in ("ally row", "hero row")
        )

    def one_of(self, decision: WowDecisionView, found: list[int], words: CommandWords) -> ParsedCommand:
        """Exactly one option, or several that come to the same thing; else the question which."""
        command = self.only_option(decision, found)
        command.pending_targets, command.x, command.pass_until = list(words.more_targets), words.x, words.until
        if words.is_sabotage and command.pending_targets:
            command.pending_targets[0] = f"{command_words.SABOTAGE[0]} {command.pending_targets[0]}"
        return command

    # ------------------------------------------------------------------ as an intent

    def parse_intent(self, line: str) -> tuple[Data | None, str]:
        """What a line asks for, as `parse_option` reads it, offered or not; else the words that fit nothing."""
        command = self.order(line)
        if command.index >= 0 and self.view.decision is not None:
            return self.intent_for(self.view.decision.options[command.index], command)
        words = split_command(line, self.whole_names())
        verb = words.verb
        query = words.by or words.subject_text if verb in ("attack", "strike", "protect") else words.subject_text
        if not query and words.more_targets:
            query = words.more_targets.pop(0)
        if not verb and not query:
            return None, line
        handle = NO_HANDLE
        if query:
            handle = self.best(query, verb)
            if not handle:
                return None, query
        verb = verb or self.usual(handle)
        if verb == "attack" and not words.by and handle and self.side_of(handle) != self.view.seat:
            words.more_targets = [query, *words.more_targets]
            handle = self.only_attacker()
        intent: Data = {"verb": verb, "subject": handle, "object": 0, "n": 0}
        if verb in OBJECT_FIRST:
            intent = {"verb": verb, "subject": self.announced(), "object": handle, "n": 0}
        if words.more_targets:
            target = self.best(words.more_targets[0], "")
            seat = self.best_seat(words.more_targets[0])
            if not target and seat < 0:
                return None, words.more_targets[0]
            intent["object"] = target
            if not target:
                intent["seat"] = seat
        if verb == "place" and words.is_face_up:
            intent["n"] = 1
        if verb == "yes" and names_mulligan(line):
            intent["n"] = codes.VERB_A_MULLIGAN
        if (words.x >= 0 and verb == "play") or words.is_sabotage:
            intent["n"] = words.x if verb == "play" else 1
        return intent, ""

    def intent_with_targets(self, line: str) -> tuple[Data | None, list[tuple[Handle, int]], str]:
        """A intent to play or use something, its further targets (handle 0: a seat), and the words that fit nothing."""
        words = split_command(line, self.whole_names())
        if words.verb not in ("play", "use", "complete") or not words.subject_text:
            return None, [], ""
        more = []
        for name in words.more_targets[1:]:
            handle, seat = self.best(name, ""), self.best_seat(name)
            if not handle and seat < 0:
                return None, [], name
            more.append((handle, seat))
        intent, unknown = self.parse_intent(line)
        return intent, more, unknown

    def intent_for(self, option: OptionView, command: ParsedCommand) -> tuple[Data | None, str]:
        """An option that is offered, together with the first of the cards named behind it."""
        intent: Data = {"verb": option.verb, "subject": option.subject, "object": option.object, "n": option.n}
        if option.seat >= 0:
            intent["seat"] = option.seat
        if command.x >= 0 and option.verb == "play":
            intent["n"] = command.x
        if command.pending_targets and option.verb in ("play", "use", "complete", "attack"):
            name = command.pending_targets[0].removeprefix(f"{command_words.SABOTAGE[0]} ")
            target, seat = self.best(name, ""), self.best_seat(name)
            if not target and seat < 0:
                return None, name
            intent.update({"object": target} if target else {"seat": seat})
            if name != command.pending_targets[0]:
                intent["n"] = 1
        return intent, ""

    def side_of(self, handle: Handle) -> int:
        piece = self.view.find(handle)
        return piece.seat if piece is not None else -1

    def only_attacker(self) -> Handle:
        """The reader's only ally, else his hero: who is meant by an attack without an attacker."""
        side = self.view.seats[self.view.seat]
        allies = side.rows["ally row"]
        return allies[0].handle if len(allies) == 1 else side.hero

    def announced(self) -> Handle:
        """The subject of the options now, for a intent about one of them."""
        decision = self.view.decision
        return decision.options[0].subject if decision is not None and decision.options else NO_HANDLE

    def best(self, query: str, verb: str) -> Handle:
        """The handle that words fit best, the likeliest place first; 0 if none."""
        ranks = {}
        for handle, piece in self.view.pieces.items():
            score = self.score(query, handle)
            if score:
                likely = 20 if piece.zone in LIKELY.get(verb, ()) else 0
                mine = 10 if piece.seat == self.view.seat and verb else 0
                ranks[handle] = score + likely + mine + (0 if piece.face_down else 5)
        return best_ranked(ranks)

    def usual(self, handle: Handle) -> str:
        """What one usually does with a card where it is."""
        piece = self.view.find(handle)
        if piece is None or piece.zone == "hand":
            return "play"
        if piece.zone == "resource row":
            return "complete"
        kind = piece.values.kind if piece.values is not None else ""
        if kind == "weapon":
            return "strike"
        if kind in ("hero", "ally"):
            return "attack"
        return "use"


def names_mulligan(line: str) -> bool:
    """Whether a "yes" was said as "mulligan", which answers no other question."""
    return normalize(line).startswith("mulligan")


def command_parser(view: WowView) -> WowCommandParser:
    """What reads the lines of a seat outside a presenter; the seats are called by their numbers."""
    return WowCommandParser(view, WowLabeler(view, "en", [f"seat {number}" for number in range(len(view.seats))]))


def parse(state: WowState, seat: int, line: str) -> Option:
    """What a seat intends with a line in English or German, offered or not: for `why_not`, or to be applied.

    Names are looked up among what the seat sees. Of several things of one name the
    likeliest is taken. Raises CommandSyntaxError.
    """
    return intent_from_text(state, seat, line, command_parser(visibility.view(state, seat)), visibility.TERMS)


def parse_set(state: WowState, seat: int, line: str, choice: SetChoice | None) -> list[Option]:
    """All that a line names for the open choice of several, in the order of the line. Raises CommandSyntaxError."""
    parser = command_parser(visibility.view(state, seat))
    candidates = candidates_for(state, seat, choice.options if choice is not None else [], visibility.TERMS)
    return meant_set(line, parser, parser.view.decision, candidates, choice)


PICKING: Final = ("target", "pay", "pick", "discard", "apply", "add")
OBJECT_FIRST: Final = ("target", "pay", "pick", "discard")
LIKELY: Final[dict[str, tuple[str, ...]]] = {
    "play": ("hand",),
    "place": ("hand",),
    "discard": ("hand",),
    "use": ("hero row", "ally row"),
    "complete": ("resource row",),
    "attack": ("ally row", "hero row"),
    "strike": ("hero row",),
    "protect": ("ally row", "hero row"),
}
"""Where the card of a verb usually is."""
