"""What a script can make seats do: words to an intent, and the options that carry it on (`kernel/scene_find.py`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters.scene.forced import begun_so, settled_so
from regelwerk.duelmasters.scene.names import Named, Names, describe, matching, same_card
from regelwerk.duelmasters.state import DmPiece, DmState, as_seat
from regelwerk.kernel import scene_find
from regelwerk.kernel.decision import Decision, Option
from regelwerk.kernel.scene import Failed, Table
from regelwerk.kernel.scene_text import BadScene, Text, clauses, nearest, twice

STARTS: Final = {
    "mana": (c.CHARGE,),
    "summon": (c.SUMMON,),
    "cast": (c.CAST,),
    "play": (c.SUMMON, c.CAST),
    "attack": (c.ATTACK,),
    "tap": (c.TAP,),
    "trigger": (c.USE,),
    "block": (c.BLOCK,),
    "resolve": (c.RESOLVE,),
    "instead": (c.INSTEAD,),
}
"""What is done with a card that the line names, and the verbs of the options that do it."""
PLAYS: Final = ("summon", "cast", "play", "trigger")
"""What can be put on something, and be paid for."""
NAMELESS: Final = ("trigger", "block", "resolve", "instead")
"""Those that need no name where only one card can be meant."""
ANSWERS: Final = ("choose", "break", "discard", "find", "pay", "destroy", "take")
"""Words that answer a question by naming things; which one is used is a matter of taste."""
PLAIN: Final = {
    "no mana": (c.SKIP,),
    "begin attacks": (c.ATTACKING,),
    "end turn": (c.END,),
    "no block": (c.NO_BLOCKER,),
    "no trigger": (c.DECLINE,),
    "yes": (c.YES,),
    "no": (c.NO, c.NO_BLOCKER, c.DECLINE),
    "done": (c.DONE_CHOOSING,),
    "choose nothing": (c.DONE_CHOOSING, c.NO),
    "find nothing": (c.DONE_CHOOSING, c.NO),
}
CLAUSES: Final = (" choosing ", " paying ", " on ", " with ", " mode ", " ability ")
ACTS: Final = ("concede", "offer draw", "withdraw draw", "time out")
QUESTIONS: Final = (
    c.CHOOSE,
    c.SEARCH,
    c.CHOOSE_MODE,
    c.MAY,
    c.ARRANGE,
    c.CHOOSE_SHIELD,
    c.CHOOSE_BREAKER,
)
"""What a card may ask while it is carried out."""
OPEN: Final = (c.MANA_STEP, c.MAIN_STEP, c.ATTACK_STEP)
"""What the turn player is asked when nothing is under way."""


@dataclass(frozen=True)
class Intent:
    """What a line wants a seat to do; what has been used of it is taken away as the path grows.

    verb    "summon", "attack", "choose", "end turn" ...
    what    the card it is done with, None once it is used or if there is none
    things  what is chosen: cards, names of seats, numbers of shields
    on      what an evolution creature is put on
    paying  mana cards that are tapped
    mode    of several things to do, from 1, or how many shields are broken; -1 if not said (or used)
    ability  which tap ability, from 1; -1 if not said
    """

    verb: str
    at: Text
    what: Named | None = None
    things: tuple[Named | str, ...] = ()
    on: tuple[Named, ...] = ()
    paying: tuple[Named, ...] = ()
    mode: int = -1
    ability: int = -1

    def used_up(self) -> bool:
        """Whether everything the line says has found its place."""
        return self.what is None and not self.things and not self.on and not self.paying and self.mode < 0


# -------------------------------------------------------------------------- reading


def read_intent(text: Text, me: str, names: Names) -> Intent:
    """Words to an intent. Raises BadScene."""
    low = text.text
    if low in PLAIN or low in ACTS:
        return Intent(low, text)
    verb = low.split(maxsplit=1)[0]
    rest = text.cut(len(verb))
    if verb == "mode" and rest.text.isdecimal():
        return Intent("choose", text, mode=int(rest.text))
    if verb in ANSWERS:
        return Intent("choose", text, things=names.things(rest, me))
    if verb in STARTS:
        return start_of(verb, text, rest, me, names)
    known = [*PLAIN, *ACTS, *ANSWERS, *STARTS, "mode"]
    raise text.problem(f"nobody can {verb!r}{nearest(verb, known)}")


def start_of(verb: str, text: Text, rest: Text, me: str, names: Names) -> Intent:
    """The head and the clauses of something done with a card."""
    intent = Intent(verb, text)
    pieces = clauses(Text(f" {rest.text}", rest.line, rest.column - 1), CLAUSES)
    head = pieces[0][1]
    problems = twice(pieces[1:])
    try:
        if verb == "attack":
            intent = replace(intent, things=names.things(head, me))
        elif head.text:
            intent = replace(intent, what=names.card(head, me))
    except BadScene as bad:
        problems += bad.problems
    for key, value in pieces[1:]:
        try:
            said = clause_of(verb, key, value, me, names)
            intent = replace(intent, **said | {"things": (*intent.things, *said.get("things", ()))})
        except BadScene as bad:
            problems += bad.problems
    if problems:
        raise BadScene(problems)
    if intent.what is None and verb not in NAMELESS:
        raise text.problem(f"say which card: `{verb} {'Ben with ' if verb == 'attack' else ''}Aqua Hulcus`")
    return intent


def clause_of(verb: str, key: str, value: Text, me: str, names: Names) -> dict[str, Any]:
    """What a clause says of the intent. Raises BadScene."""
    if key == "choosing":
        return {"things": names.things(value, me)}
    if key in ("paying", "on") and verb in PLAYS:
        return {key: tuple(names.cards_in(value, me))}
    if key == "with" and verb in ("attack", "block"):
        return {"what": names.card(value, me)}
    if not value.text.isdecimal() and key in ("mode", "ability"):
        raise value.problem(f"after {key!r} a number stands")
    if key == "mode" or (key == "ability" and verb == "tap"):
        return {key: int(value.text)}
    raise value.problem(f"{key!r} means nothing behind {verb!r}")


# --------------------------------------------------------------------- finding a path


class Finder(scene_find.Finder[DmState, Intent, Names]):
    """Finds the options that carry out an intent."""

    def goes_on(self, state: DmState, decision: Decision, intent: Intent) -> bool:
        if decision.kind in (c.CHOOSE_PAYMENT, c.CHOOSE_BASE):
            return True
        if decision.kind not in QUESTIONS:
            return False
        return bool(intent.things) or intent.mode >= 0 or (intent.verb == "choose" and can_stop(decision))

    def used_up(self, state: DmState, intent: Intent) -> bool:
        """What nobody was asked about, since nothing else could be chosen, counts if it has happened."""
        if intent.used_up() or intent.what is not None:
            return intent.used_up()
        return (intent.verb != "attack" or not intent.things) and begun_so(state, intent, self)

    def went_unasked(self, table: Table, seat: int, intent: Intent) -> bool:
        """Whether what the line answers has been settled without a question."""
        state = state_of(table)
        decision = state.decision
        if intent.verb != "choose":
            return False
        asking = decision is not None and decision.seat == seat and self.path(state, seat, intent) is not None
        return not asking and settled_so(table, state, seat, intent, self)

    def asked(self, state: DmState, decision: Decision) -> str:
        return asked(state, decision, self.words)

    def left_over(self, intent: Intent) -> str:
        said = [thing if isinstance(thing, str) else thing.at.text for thing in intent.things]
        said += [named.at.text for named in (*intent.on, *intent.paying)]
        said += [f"mode {intent.mode}"] if intent.mode >= 0 else []
        return f" ({', '.join(said)})" if said else ""

    def moves(self, state: DmState, decision: Decision, intent: Intent, first: bool) -> list[tuple[Option, Intent]]:
        if first and intent.verb in PLAIN:
            return [(option, intent) for option in decision.options if option.verb in PLAIN[intent.verb]]
        if first and intent.verb in STARTS:
            return self.starting(state, decision, intent)
        if decision.kind == c.CHOOSE_PAYMENT:
            return self.payments(state, decision, intent)
        if decision.kind == c.CHOOSE_BASE:
            return self.bases(state, decision, intent)
        if decision.kind == c.CHOOSE_MODE and intent.mode > 0:
            left = replace(intent, mode=-1)
            return [
                (option, left) for option in decision.options if option.verb == c.MODE and option.n == intent.mode - 1
            ]
        if decision.kind == c.CHOOSE_BREAKER and intent.mode > 0:
            left = replace(intent, mode=-1)
            return [(option, left) for option in decision.options if option.n == intent.mode]
        found = self.objects(state, decision, intent)
        if decision.kind == c.MAY and not found:
            found = [(option, intent) for option in decision.options if option.verb == c.YES]
        if can_stop(decision):
            found += [(option, intent) for option in decision.options if option.verb == c.DONE_CHOOSING]
        if not found and not first and len(decision.options) == 1:
            found.append((decision.options[0], intent))
        return found

    def starting(self, state: DmState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        """Options that begin what the line says, with the card that it names."""
        options = [option for option in decision.options if option.verb in STARTS[intent.verb]]
        if intent.verb == "tap" and intent.ability > 0:
            options = [option for option in options if option.n == intent.ability - 1]
        if intent.what is None:
            return [(options[0], intent)] if len(options) == 1 else []
        options = self.fitting(state, intent.what, options, True)
        left = replace(intent, what=None)
        if intent.verb != "attack":
            return [(option, left) for option in (options[:1] if intent.verb == "tap" else options)]
        found: list[tuple[Option, Intent]] = []
        for i, thing in enumerate(intent.things):
            rest = replace(left, things=intent.things[:i] + intent.things[i + 1 :])
            found += [(option, rest) for option in self.naming(state, options, thing)]
        return found

    def fitting(self, state: DmState, named: Named, options: list[Option], subject: bool) -> list[Option]:
        """The options about the piece that is named."""
        by_id: dict[int, list[Option]] = {}
        pieces: list[DmPiece] = []
        for option in options:
            ref = option.subject if subject else option.object
            if ref > 0:
                piece = state.last(ref)
                if piece.id not in by_id:
                    pieces.append(piece)
                by_id.setdefault(piece.id, []).append(option)
        fits = matching(state, named, pieces, self.names, self.seats)
        if len(fits) > 1 and same_card(state, fits):
            fits = fits[:1]
        if len(fits) > 1:
            which = ", ".join(describe(state, piece, self.words) for piece in fits)
            raise Failed(f"{named.at.text!r} is not clear: it could be {which}")
        return [option for piece in fits for option in by_id[piece.id]]

    def objects(self, state: DmState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        """Options that name one of the things still to be named, the next one first."""
        found: list[tuple[Option, Intent]] = []
        for i, thing in enumerate(intent.things):
            left = replace(intent, things=intent.things[:i] + intent.things[i + 1 :])
            found += [(option, left) for option in self.naming(state, decision.options, thing)]
        return found

    def naming(self, state: DmState, options: list[Option], thing: Named | str) -> list[Option]:
        """The options that name a thing: a card, a player, a shield by its number."""
        if isinstance(thing, Named):
            found = self.fitting(state, thing, [option for option in options if option.object > 0], False)
            return found or self.fitting(state, thing, [option for option in options if not option.object], True)[:1]
        if thing in self.seats:
            seat = self.seats[thing]
            return [option for option in options if option.object < 0 and as_seat(option.object) == seat]
        return [option for option in options if place_of(state, option.object) == int(thing)]

    def payments(self, state: DmState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        """What is paid with: as the line says, in the order of the game; what it does not name is left to the game."""
        found: list[tuple[Option, Intent]] = []
        for option in decision.options:
            for i, named in enumerate(intent.paying):
                if self.fitting(state, named, [option], False):
                    left = replace(intent, paying=intent.paying[:i] + intent.paying[i + 1 :])
                    found.append((option, left))
                    break
        return found or [(decision.options[0], intent)]

    def bases(self, state: DmState, decision: Decision, intent: Intent) -> list[tuple[Option, Intent]]:
        """What an evolution creature is put on; the line has to say it where there is a choice."""
        found: list[tuple[Option, Intent]] = []
        for i, named in enumerate(intent.on):
            left = replace(intent, on=intent.on[:i] + intent.on[i + 1 :])
            found += [(option, left) for option in self.fitting(state, named, decision.options, False)]
        return found


def can_stop(decision: Decision) -> bool:
    """Whether it may be said that nothing more is chosen."""
    return any(option.verb == c.DONE_CHOOSING for option in decision.options)


def place_of(state: DmState, ref: int) -> int:
    """The number of the shield that a reference means, 0 for everything else."""
    piece = state.at(ref)
    return piece.place if piece is not None and state.place(piece) == c.SHIELDS else 0


# ------------------------------------------------------------------ whose turn it is


def before(state: DmState, seat: int, intent: Intent, names: dict[int, str]) -> Option | None:
    """What the turn player does, unsaid, so that he comes to do this: goes on to a later step. None: he is there.

    Raises Failed where that would decide something.
    """
    decision = state.decision
    if decision is None:
        raise Failed("the game is over")
    if decision.seat != seat:
        raise Failed(f"{names[seat]} is not asked now: {asked(state, decision, names)}")
    wanted = STARTS.get(intent.verb, PLAIN.get(intent.verb, ()))
    if decision.kind not in OPEN or any(option.verb in wanted for option in decision.options):
        return None
    step = onward(decision)
    return step if step is not None and decision.kind < LEADS_TO.get(intent.verb, 0) else None


LEADS_TO: Final = {
    "summon": c.MAIN_STEP,
    "cast": c.MAIN_STEP,
    "play": c.MAIN_STEP,
    "begin attacks": c.MAIN_STEP,
    "attack": c.ATTACK_STEP,
    "tap": c.ATTACK_STEP,
    "end turn": c.ATTACK_STEP,
}
"""In which step something is done; the turn player goes on to it without a word."""


def onward(decision: Decision) -> Option | None:
    """The option that goes on to the next step of the turn."""
    for option in decision.options:
        if option.verb in (c.SKIP, c.ATTACKING):
            return option
    return None


def state_of(table: Table) -> DmState:
    """The state, typed."""
    state = table.game.state
    assert isinstance(state, DmState)
    return state


# --------------------------------------------------------------------------- saying


def asked(state: DmState, decision: Decision, names: dict[int, str]) -> str:
    """Who is asked what, and what could be answered, in the words of a script."""
    options = [say(state, option, names) for option in decision.options]
    shown = ", ".join(options[:12]) + (" ..." if len(options) > 12 else "")
    return f"{names.get(decision.seat, decision.seat)} is asked: {c.DECISIONS[decision.kind]}, and can: {shown}"


def say(state: DmState, option: Option, names: dict[int, str]) -> str:
    """An option in the words of a script."""
    verb = option.verb
    word = SAID.get(verb, c.VERBS[verb])
    if verb in WORDLESS:
        return word
    if verb == c.MODE:
        return f"mode {option.n + 1}"
    if verb == c.ATTACK:
        against = (
            names.get(as_seat(option.object), "?") if option.object < 0 else place_name(state, option.object, names)
        )
        return f"attack {against} with {place_name(state, option.subject, names)}"
    if option.object < 0:
        return f"{word} {names.get(as_seat(option.object), '?')}"
    ref = option.subject if verb in BY_SUBJECT else option.object or option.subject
    return f"{word} {place_name(state, ref, names)}" if ref else word


def place_name(state: DmState, ref: int, names: dict[int, str]) -> str:
    """What a script calls the thing of a reference."""
    return describe(state, state.last(ref), names) if ref > 0 else ""


WORDLESS: Final = (
    c.SKIP, c.ATTACKING, c.END, c.NO_BLOCKER, c.DECLINE, c.YES, c.NO, c.DONE_CHOOSING,
)  # fmt: skip
BY_SUBJECT: Final = (c.CHARGE, c.SUMMON, c.CAST, c.TAP, c.BLOCK, c.USE, c.RESOLVE, c.INSTEAD)
SAID: Final = {
    c.CHARGE: "mana",
    c.SKIP: "no mana",
    c.ATTACKING: "begin attacks",
    c.NO_BLOCKER: "no block",
    c.BLOCK: "block with",
    c.USE: "trigger",
    c.DECLINE: "no trigger",
    c.PICK: "choose",
    c.EVOLVE: "on",
}
