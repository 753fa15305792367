"""Words to intents: what somebody typed, in either language, as a choice among the options or as a wish.

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

from regelwerk.duelmasters import codes as c
from regelwerk.duelmasters import sight
from regelwerk.duelmasters.state import DmState
from regelwerk.duelmasters.table_talk import verbs as v
from regelwerk.duelmasters.table_talk.naming import COPIES, Namer
from regelwerk.duelmasters.table_talk.reading import Piece, Question, View, card_of, read
from regelwerk.kernel.decision import Option
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.kernel.sight import candidates_for
from regelwerk.kernel.table_collecting import meant_set
from regelwerk.kernel.table_events import Data
from regelwerk.kernel.table_finding import MINE, THEIRS, CardFinder
from regelwerk.kernel.table_offers import same_choice
from regelwerk.kernel.table_orders import COMMA, GLUE, LONGEST, Order, folded_list, glued, listing, meant
from regelwerk.kernel.table_reading import Choice
from regelwerk.kernel.table_text import EXACT, NO_FIT, fits, without

BY_COLOUR: Final = 20
"""How well a civilization fits a card of it."""


@dataclass
class Said:
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


def take_apart(line: str, names: Iterable[str] = ()) -> Said:
    """A line as words. `names`: whole names (folded) that are never cut at a word like "of" inside them.

    >>> take_apart("attack Ben with Vorg")
    Said(verb='attack', what='ben', also=[], by='vorg')
    >>> take_apart("greife Ben mit Vorg an").by, take_apart("Vorg greift Ben an").by
    ('vorg', 'vorg')
    """
    words = listing(glued(folded_list(line[:LONGEST]), names), v.ON)
    said = Said()
    if not words:
        return said
    rest = words
    if words[0] in v.BY_WORD:
        said.verb = v.BY_WORD[words[0]]
        rest = words[1:]
    elif len(words) > 1 and words[-1] in v.LAST:
        said.verb = v.BY_WORD[words[-1]]
        rest = words[:-1]
    else:
        for i, word in enumerate(words):
            if word in v.DOING:
                said.verb = v.BY_WORD[word]
                said.by = " ".join(words[:i])
                rest = words[i + 1 :]
                break
    if said.verb not in ("no", "yes", "end", "next"):
        _parts(_without_filling(rest, said.verb), said)
    else:
        said.what = " ".join(rest)
    said.what = said.what.replace(GLUE, " ")
    said.by = said.by.replace(GLUE, " ")
    said.also = [name.replace(GLUE, " ") for name in said.also]
    return said


def _without_filling(words: list[str], verb: str) -> list[str]:
    """Take out articles and the like, and the second half of a German verb."""
    for filling in v.FILLING:
        cut = without(words, filling)
        while cut is not None and cut:
            words = cut
            cut = without(words, filling)
    if verb and words and words[-1] in v.PARTICLES:
        words = words[:-1]
    return words


def _parts(words: list[str], said: Said) -> None:
    """Cut at "with" and "on"."""
    parts: list[tuple[str, list[str]]] = [("what", [])]
    for word in words:
        if word in v.WITH:
            parts.append(("by", []))
        elif word in v.ON or word == COMMA:
            parts.append(("also", []))
        else:
            parts[-1][1].append(word)
    for role, found in parts:
        name = " ".join(found)
        if not name:
            continue
        if role == "what":
            said.what = name
        elif role == "by" and not said.by:
            said.by = name
        else:
            said.also.append(name)


class Finder(CardFinder[View, Namer]):
    """Looks names up in one view."""

    opponent = v.OPPONENT

    # ------------------------------------------------------------------ names

    def names_of_face(self, face: Data | None) -> list[str]:
        card = card_of(face, self.view.defs)
        return [card.name, card.word.name_de] if card is not None else []

    def names_of(self, handle: int) -> list[str]:
        """Everything that handle may be called, folded; a shield also by its number alone."""
        piece = self.view.find(handle)
        place = [str(piece.place)] if piece is not None and piece.zone == "shields" else []
        return super().names_of(handle) + place

    def score(self, query: str, handle: int) -> int:
        """How well typed words fit what a handle means, sides included."""
        words = query.split()
        piece = self.view.find(handle)
        if words and (words[0] in MINE or words[0] in THEIRS):
            mine = words[0] in MINE
            words = words[1:]
            if piece is None or (piece.seat == self.view.seat) != mine:
                return NO_FIT
        text = " ".join(words)
        if piece is not None and piece.zone == "shields" and piece.face is None:
            return EXACT if text in self.names_of(handle) else NO_FIT
        found = max((fits(text, name) for name in self.names_of(handle)), default=NO_FIT)
        return found or self.by_colour(text, handle)

    def by_colour(self, text: str, handle: int) -> int:
        """How well a civilization fits a card ("red")."""
        piece = self.view.find(handle)
        card = piece.card if piece is not None else None
        if card is None:
            return NO_FIT
        for bit, name in enumerate(c.CIVILIZATIONS):
            if card.civs >> bit & 1 and text in v.COLOURS[name]:
                return BY_COLOUR
        return NO_FIT

    def target_score(self, query: str, option: Choice) -> int:
        """How well typed words fit what an option is done to."""
        if option.seat >= 0:
            return self.seat_score(query, option.seat)
        return self.score(query, option.object)

    # ---------------------------------------------------------- among the options

    def order(self, line: str) -> Order:
        """What a line means among the options of the open decision."""
        said = take_apart(line, self.whole_names())
        asked = self.view.question
        if asked is None or not asked.options:
            return Order(problem="not-now")
        going = self.going_on(asked, said)
        if going is not None:
            return going
        if said.verb == "attack" and asked.kind == "main":
            return Order(self.only(asked, "attack step"), then=[line] if said.what or said.by or said.also else [])
        among = self.with_verb(asked, said)
        if not among:
            return Order(problem="not-now") if said.verb else Order(problem="nothing", name=said.what)
        if said.verb == "attack" and asked.options[among[0]].verb == "attack":
            return self.attack(asked, among, said)
        query = said.by if said.verb == "block" and said.by else said.what
        if not query and said.also:
            query = said.also.pop(0)
        if not query and not said.verb:
            return Order(problem="nothing")  # words without a name choose nothing, even where there is one choice only
        if not query or said.verb in ("yes", "no", "done"):
            return self.one_of(asked, among, said)
        scores = [(self.option_score(query, asked.options[i]), i) for i in among]
        best = max(score for score, _ in scores)
        if best == NO_FIT:
            return Order(problem="no-name", name=query)
        found = [i for score, i in scores if score == best]
        if not said.verb and all(asked.options[i].verb == "charge" for i in found):
            return Order(problem="unclear", choices=found)  # a name alone must not cost anybody a card
        return self.one_of(asked, found, said)

    def only(self, asked: Question, verb: str) -> int:
        """The option of that verb, -1 if there is none."""
        return next((i for i, option in enumerate(asked.options) if option.verb == verb), -1)

    def going_on(self, asked: Question, said: Said) -> Order | None:
        """ "next", "end", "no": what leaves the step or declines; None if the line means something else."""
        if said.verb == "end" and not said.what.replace("turn", "").replace("zug", "").replace("den", "").strip():
            for verb in PASSING:
                index = self.only(asked, verb)
                if index >= 0:
                    return Order(index, until="" if verb == "end turn" else "end")
        if said.verb in ("next", "end"):
            for verb in PASSING:
                index = self.only(asked, verb)
                if index >= 0:
                    return Order(index)
        if said.verb in ("no", "next"):
            for verb in (*DECLINING, "skip"):
                index = self.only(asked, verb)
                if index >= 0:
                    return Order(index)
        return None

    def with_verb(self, asked: Question, said: Said) -> list[int]:
        """The options of that verb; a name alone, or a word like "choose", means whatever can be picked."""
        wanted = MEANT.get(said.verb, (said.verb,))
        options = list(enumerate(asked.options))
        found = [i for i, o in options if o.verb in wanted]
        if found or (said.verb and said.verb not in PICKING):
            return found
        return [i for i, o in options if o.verb not in (*PASSING, *DECLINING, "yes")]

    def option_score(self, query: str, option: Choice) -> int:
        """How well typed words fit what an option is about."""
        if option.verb in OBJECT_FIRST:
            return self.target_score(query, option)
        own = self.score(query, option.subject)
        return own or (self.target_score(query, option) if option.verb == "resolve" else NO_FIT)

    def attack(self, asked: Question, among: list[int], said: Said) -> Order:
        """An attack: whom, and with whom; what is not named must go without saying."""
        whom = said.what or (said.also[0] if said.also else "")
        found = among
        if said.by:
            found = self.best_among(asked, found, said.by, True)
            if not found:
                return Order(problem="no-name", name=said.by)
        if whom:
            narrowed = self.best_among(asked, found, whom, False)
            if not narrowed and not said.by:
                narrowed = self.best_among(asked, found, whom, True)  # "attack vorg": with it
            if not narrowed:
                return Order(problem="no-name", name=whom)
            found = narrowed
        return self.one_of(asked, found, Said(verb="attack"))

    def best_among(self, asked: Question, among: list[int], query: str, attackers: bool) -> list[int]:
        """Those of the options whose attacker, or whose target, the words fit best."""
        scores = []
        for i in among:
            option = asked.options[i]
            scores.append((self.score(query, option.subject) if attackers else self.target_score(query, option), i))
        best = max((score for score, _ in scores), default=NO_FIT)
        return [i for score, i in scores if score == best] if best else []

    def one_of(self, asked: Question, found: list[int], said: Said) -> Order:
        """Exactly one option, or several that come to the same thing; else the question which."""
        if not found:
            return Order(problem="not-now")
        if len(found) == 1 or all(self.alike(asked.options[found[0]], asked.options[i]) for i in found):
            return Order(found[0], then=list(said.also))
        return Order(problem="unclear", choices=found)

    def alike(self, a: Choice, b: Choice) -> bool:
        """Whether two options are the same: done alike with copies of one card."""
        return same_choice(self.view, self.namer, COPIES, a, b)

    # ------------------------------------------------------------------ as a wish

    def wish(self, line: str) -> tuple[Data | None, str]:
        """What a line wishes to do, as `sight.intent_of` reads it, offered or not; else the words that fit nothing."""
        order = self.order(line)
        if order.index >= 0 and self.view.question is not None and not order.then:
            option = self.view.question.options[order.index]
            wish = {"verb": option.verb, "subject": option.subject, "object": option.object, "n": option.n}
            if option.seat >= 0:
                wish["seat"] = option.seat
            return wish, ""
        said = take_apart(line, self.whole_names())
        if said.verb == "attack":
            return self.attack_wish(said)
        plain = PLAIN.get(said.verb)
        if plain is not None:
            return {"verb": plain, "subject": 0, "object": 0, "n": 0}, ""
        query = said.by or said.what or (said.also[0] if said.also else "")
        if not query and said.verb in ALONE:
            return {"verb": said.verb, "subject": 0, "object": 0, "n": 0}, ""
        if not query or (query.isdecimal() and said.verb != "break"):
            return None, query or line
        handle = self.best(query, LIKELY.get(said.verb, ("hand", "battle")), said.verb in THEIR_OWN)
        if not handle:
            return None, query
        verb = self.usual(said.verb, handle)
        if verb in OBJECT_FIRST:
            asked = self.view.question
            about = asked.options[0].subject if asked is not None and asked.options else 0
            return {"verb": verb, "subject": about, "object": handle, "n": 0}, ""
        return {"verb": verb, "subject": handle, "object": 0, "n": 0}, ""

    def attack_wish(self, said: Said) -> tuple[Data | None, str]:
        """A wish to attack: whom, with whom."""
        whom = said.what or (said.also[0] if said.also else "")
        wish: Data = {"verb": "attack", "subject": 0, "object": 0, "n": 0}
        if said.by or not whom:
            wish["subject"] = self.best(said.by, ("battle",), True) if said.by else self.first_creature()
            if said.by and not wish["subject"]:
                return None, said.by
        if whom:
            seat = self.best_seat(whom)
            target = 0 if seat >= 0 else self.best(whom, ("battle",), False)
            if seat < 0 and not target:
                return None, whom
            piece = self.view.find(target)
            if not wish["subject"] and piece is not None and piece.seat == self.view.seat:
                wish["subject"], target = target, 0  # "attack with vorg" without the "with"
            wish["object"] = target
            if seat >= 0:
                wish["seat"] = seat
        if not wish["subject"]:
            wish["subject"] = self.first_creature()
        return wish, ""

    def first_creature(self) -> int:
        """The reader's first creature: who is meant by an attack without an attacker."""
        side = self.view.seats[self.view.seat]
        return side.creatures[0].handle if side.creatures else 0

    def best(self, query: str, zones: tuple[str, ...], mine: bool) -> int:
        """The handle that words fit best, the likeliest place first; 0 if none."""
        best = (NO_FIT, 0, 0)
        for place, (handle, piece) in enumerate(self.view.pieces.items()):
            score = self.score(query, handle)
            if score:
                likely = 200 if piece.zone in zones else 0
                own = 100 if (piece.seat == self.view.seat) == mine else 0
                best = max(best, (score + likely + own, -place, handle))
        return best[2]

    def usual(self, verb: str, handle: int) -> str:
        """The engine's verb for what was said, or for what one usually does with a card where it is."""
        piece = self.view.find(handle)
        asked = self.view.question
        if not verb and asked is not None and asked.seat == self.view.seat and asked.kind in ANSWERING:
            return ANSWERING[asked.kind]
        if verb in ("summon", "cast", "play") or (not verb and piece is not None and piece.zone == "hand"):
            return self.playing(piece) if verb in ("play", "") else verb
        if verb in ("charge", "tap", "block", "break", "use", "pay", "evolve", "pick", "resolve", "instead"):
            return verb
        return "attack" if piece is not None and piece.zone == "battle" else "pick"

    def playing(self, piece: Piece | None) -> str:
        """Whether a card is summoned or cast."""
        card = piece.card if piece is not None else None
        return "cast" if card is not None and card.kind & c.SPELL else "summon"


def parse(state: DmState, seat: int, line: str) -> Option:
    """What a seat wishes with a line in English or German, offered or not: for `why_not`, or to be applied.

    Names are looked up among what the seat sees. Of several things of one name the
    likeliest is taken. Raises Misread.
    """
    view = read(sight.view(state, seat), state.defs)
    namer = Namer(view, "en", [f"seat {number}" for number in range(state.seats)])
    return meant(state, seat, line, Finder(view, namer), sight.TERMS)


def parse_set(state: DmState, seat: int, line: str, choice: SetChoice | None) -> list[Option]:
    """All that a line names for the open choice of several, in the order of the line. Raises Misread."""
    view = read(sight.view(state, seat), state.defs)
    finder = Finder(view, Namer(view, "en", [f"seat {number}" for number in range(state.seats)]))
    told = candidates_for(state, seat, choice.options if choice is not None else [], sight.TERMS)
    return meant_set(line, finder, view.question, told, choice)


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
"""The engine's verbs behind what was said."""
PICKING: Final = ("pick", "tap", "use", "evolve", "resolve", "instead", "pay")
"""Words that may stand before the name of anything that can be picked."""
OBJECT_FIRST: Final = ("break", "pay", "evolve", "pick")
PLAIN: Final = {"end": "end turn", "next": "end turn", "no": "decline", "yes": "yes", "done": "done"}
"""Wishes about nothing in particular."""
ANSWERING: Final = {"choose": "pick", "search": "pick", "base": "evolve", "block": "block", "shield": "break"}
"""By the question that is open the verb that a name by itself stands for."""
ALONE: Final = ("charge", "summon", "cast", "block", "break", "use")
"""What may be wished without saying with which card."""
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
"""What is said of one's own cards."""
