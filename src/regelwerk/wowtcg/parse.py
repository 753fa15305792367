"""Words to intents: what somebody typed, in either language, as a choice among the options or as a wish.

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
from regelwerk.kernel.set_choice import SetChoice
from regelwerk.kernel.sight import candidates_for
from regelwerk.kernel.table_collecting import meant_set
from regelwerk.kernel.table_events import Data
from regelwerk.kernel.table_finding import ME, MINE, THEIRS, CardFinder
from regelwerk.kernel.table_offers import same_choice
from regelwerk.kernel.table_orders import Order, meant
from regelwerk.kernel.table_reading import Choice
from regelwerk.kernel.table_text import EXACT, NO_FIT, fits, fold
from regelwerk.wowtcg import codes as c
from regelwerk.wowtcg import sight
from regelwerk.wowtcg.state import WowState
from regelwerk.wowtcg.table_talk import verbs as v
from regelwerk.wowtcg.table_talk.apart import Said, take_apart
from regelwerk.wowtcg.table_talk.library import name_of
from regelwerk.wowtcg.table_talk.naming import COPIES, Namer
from regelwerk.wowtcg.table_talk.reading import Piece, Question, View, card_of, read


class Finder(CardFinder[View, Namer]):
    """Looks names up in one view."""

    opponent = v.OPPONENT

    def names_of_face(self, face: Data | None) -> list[str]:
        card = card_of(face, self.view.defs)
        return [card.name, name_of(card, "de")] if card is not None else []

    def score(self, query: str, handle: int) -> int:
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
        return max((fits(text, name) for name in self.names_of(handle)), default=NO_FIT)

    def is_hero(self, piece: Piece) -> bool:
        return any(side.hero == piece.handle for side in self.view.seats if side.hero)

    def hero_meant(self, words: Sequence[str], piece: Piece, side: int) -> bool:
        """Whether "hero", "the opponent", "me" or a player's name means this hero."""
        text = " ".join(words)
        mine = piece.seat == self.view.seat
        if text in v.HERO:
            return side != 0 or not mine or self.view.seat < 0
        if text in ME:
            return mine
        if text in v.OPPONENT and not mine:
            return True
        name = fold(self.namer.people.names[piece.seat])
        return bool(name) and text in (name, f"{name}s hero", f"hero of {name}", f"held von {name}")

    # ---------------------------------------------------------- among the options

    def order(self, line: str) -> Order:
        """What a line means among the options of the open decision."""
        said = take_apart(line, self.whole_names())
        asked = self.view.question
        if asked is None or not asked.options:
            return Order(problem="not-now", until=said.until)
        if said.verb == "yes" and names_mulligan(line) and asked.kind != "mulligan":
            return Order(problem="not-now", until=said.until)
        if said.verb == "pass" and said.what:
            return Order(problem="until" if said.until else "nothing", name=said.what)
        if said.verb == "pass":
            return self.one_of(asked, [i for i, o in enumerate(asked.options) if o.verb == "pass"], said)
        among = self.with_verb(asked, said)
        if not among:
            return Order(problem="not-now" if said.verb else "nothing", name=said.what)
        query = said.what
        if said.verb in ("attack", "strike", "protect"):
            query = said.by or said.what
            if said.verb == "attack" and not query:
                return self.any_attacker(asked, among, said)
        if said.verb == "number" or (asked.kind == "X" and said.x >= 0):
            return self.one_of(asked, [i for i in among if asked.options[i].n == said.x], said)
        if not query and said.also and said.verb not in ("play", "use", "complete"):
            query = said.also.pop(0)
        if asked.kind == "who begins":
            query = " ".join(word for word in query.split() if word not in v.VERBS["begin"])
        if not query and not said.verb:
            return Order(problem="nothing")  # words without a name choose nothing, even where there is one choice only
        if not query or said.verb in ("yes", "no", "done"):
            return self.one_of(asked, among, said)
        scores = [(self.option_score(query, asked.options[i]), i) for i in among]
        best = max(score for score, _ in scores)
        if best == NO_FIT:
            return Order(problem="no-name", name=query)
        found = [i for score, i in scores if score == best]
        if not said.verb and all(asked.options[i].verb == "place" for i in found):
            return Order(problem="unclear", choices=found)  # a name alone must not cost anybody a card
        return self.one_of(asked, self.by_aim(asked, found, said), said)

    def by_aim(self, asked: Question, found: list[int], said: Said) -> list[int]:
        """Of links of one name those that are aimed at what is named behind it: "the fire blast on Leeroy"."""
        if len(found) < 2 or not said.also:
            return found
        aimed = [i for i in found if self.aimed_at(said.also[0], asked.options[i].object)]
        if aimed:
            del said.also[0]
        return aimed or found

    def aimed_at(self, query: str, handle: int) -> bool:
        """Whether a card on the chain has a target that the words fit."""
        piece = self.view.find(handle)
        link = self.view.link(piece) if piece is not None else None
        return link is not None and any(
            (self.seat_score(query, one.seat) if one.seat >= 0 else self.score(query, one.handle)) > NO_FIT
            for one in link.targets
        )

    def with_verb(self, asked: Question, said: Said) -> list[int]:
        """The options of that verb; a name alone, or a word like "choose", means whatever can be picked."""
        verb = said.verb
        options = list(enumerate(asked.options))
        if verb in PICKING or not verb:
            direct = [i for i, o in options if o.verb == verb]
            return direct or [i for i, o in options if o.verb not in ("pass", "yes", "no", "done")]
        found = [i for i, o in options if o.verb == verb]
        if verb == "attack" and asked.kind == "defender":
            return [i for i, o in options if o.verb == "target" and (o.n == 1) == said.foul]
        if verb == "no" and not found:
            return [i for i, o in options if o.verb == "done"]
        if verb == "place":
            return [i for i in found if (asked.options[i].n == 1) == said.up] or found
        return found

    def option_score(self, query: str, option: Choice) -> int:
        """How well typed words fit what an option is about."""
        if option.seat >= 0:
            return self.seat_score(query, option.seat)
        if option.verb == "begin":
            return self.seat_score(query, option.n)
        main = option.object if option.verb in OBJECT_FIRST else option.subject
        return self.score(query, main)

    def any_attacker(self, asked: Question, among: list[int], said: Said) -> Order:
        """An attack whose attacker is not named: the only one there is, else a question."""
        if asked.kind == "defender" and said.also:
            scores = [(self.option_score(said.also[0], asked.options[i]), i) for i in among]
            best = max(score for score, _ in scores)
            if best == NO_FIT:
                return Order(problem="no-name", name=said.also[0])
            return self.one_of(asked, [i for score, i in scores if score == best], Said())
        if len(among) > 1 and len(said.also) == 1:
            own = [(self.option_score(said.also[0], asked.options[i]), i) for i in among]
            best = max(score for score, _ in own)
            if best > NO_FIT and not self.opposed(said.also[0]):
                return self.one_of(asked, [i for score, i in own if score == best], Said(verb="attack"))
        return self.one_of(asked, among, said)

    def opposed(self, query: str) -> bool:
        """Whether the words fit something on another side."""
        return any(
            self.score(query, handle) > NO_FIT
            for handle, piece in self.view.pieces.items()
            if piece.seat != self.view.seat and piece.zone in ("ally row", "hero row")
        )

    def one_of(self, asked: Question, found: list[int], said: Said) -> Order:
        """Exactly one option, or several that come to the same thing; else the question which."""
        order = Order(then=list(said.also), x=said.x, until=said.until)
        if said.foul and order.then:
            order.then[0] = f"{v.SABOTAGE[0]} {order.then[0]}"
        if not found:
            order.problem = "not-now"
        elif len(found) == 1 or all(self.alike(asked.options[found[0]], asked.options[i]) for i in found):
            order.index = found[0]
        else:
            order.problem = "unclear"
            order.choices = found
        return order

    def alike(self, a: Choice, b: Choice) -> bool:
        """Whether two options are the same: done alike with copies of one card."""
        return same_choice(self.view, self.namer, COPIES, a, b)

    # ------------------------------------------------------------------ as a wish

    def wish(self, line: str) -> tuple[Data | None, str]:
        """What a line wishes to do, as `sight.intent_of` reads it, offered or not; else the words that fit nothing."""
        order = self.order(line)
        if order.index >= 0 and self.view.question is not None:
            return self.wish_for(self.view.question.options[order.index], order)
        said = take_apart(line, self.whole_names())
        verb = said.verb
        query = said.by or said.what if verb in ("attack", "strike", "protect") else said.what
        if not query and said.also:
            query = said.also.pop(0)
        if not verb and not query:
            return None, line
        handle = 0
        if query:
            handle = self.best(query, verb)
            if not handle:
                return None, query
        verb = verb or self.usual(handle)
        if verb == "attack" and not said.by and handle and self.side_of(handle) != self.view.seat:
            said.also = [query, *said.also]
            handle = self.only_attacker()
        wish: Data = {"verb": verb, "subject": handle, "object": 0, "n": 0}
        if verb in OBJECT_FIRST:
            wish = {"verb": verb, "subject": self.announced(), "object": handle, "n": 0}
        if said.also:
            target = self.best(said.also[0], "")
            seat = self.best_seat(said.also[0])
            if not target and seat < 0:
                return None, said.also[0]
            wish["object"] = target
            if not target:
                wish["seat"] = seat
        if verb == "place" and said.up:
            wish["n"] = 1
        if verb == "yes" and names_mulligan(line):
            wish["n"] = c.A_MULLIGAN
        if (said.x >= 0 and verb == "play") or said.foul:
            wish["n"] = said.x if verb == "play" else 1
        return wish, ""

    def wish_with_more(self, line: str) -> tuple[Data | None, list[tuple[int, int]], str]:
        """A wish to play or use something, its further targets (handle 0: a seat), and the words that fit nothing."""
        said = take_apart(line, self.whole_names())
        if said.verb not in ("play", "use", "complete") or not said.what:
            return None, [], ""
        more = []
        for name in said.also[1:]:
            handle, seat = self.best(name, ""), self.best_seat(name)
            if not handle and seat < 0:
                return None, [], name
            more.append((handle, seat))
        wish, unknown = self.wish(line)
        return wish, more, unknown

    def wish_for(self, option: Choice, order: Order) -> tuple[Data | None, str]:
        """An option that is offered, together with the first of the cards named behind it."""
        wish: Data = {"verb": option.verb, "subject": option.subject, "object": option.object, "n": option.n}
        if option.seat >= 0:
            wish["seat"] = option.seat
        if order.x >= 0 and option.verb == "play":
            wish["n"] = order.x
        if order.then and option.verb in ("play", "use", "complete", "attack"):
            name = order.then[0].removeprefix(f"{v.SABOTAGE[0]} ")
            target, seat = self.best(name, ""), self.best_seat(name)
            if not target and seat < 0:
                return None, name
            wish.update({"object": target} if target else {"seat": seat})
            if name != order.then[0]:
                wish["n"] = 1
        return wish, ""

    def side_of(self, handle: int) -> int:
        piece = self.view.find(handle)
        return piece.seat if piece is not None else -1

    def only_attacker(self) -> int:
        """The reader's only ally, else his hero: who is meant by an attack without an attacker."""
        side = self.view.seats[self.view.seat]
        allies = side.rows["ally row"]
        return allies[0].handle if len(allies) == 1 else side.hero

    def announced(self) -> int:
        """The subject of the options now, for a wish about one of them."""
        asked = self.view.question
        return asked.options[0].subject if asked is not None and asked.options else 0

    def best(self, query: str, verb: str) -> int:
        """The handle that words fit best, the likeliest place first; 0 if none."""
        best = (NO_FIT, 0, 0)
        for place, (handle, piece) in enumerate(self.view.pieces.items()):
            score = self.score(query, handle)
            if not score:
                continue
            likely = 1 if piece.zone in LIKELY.get(verb, ()) else 0
            mine = 1 if piece.seat == self.view.seat and verb else 0
            open_ = 0 if piece.face_down else 5
            rank = (score + 20 * likely + 10 * mine + open_, -place, handle)
            best = max(best, rank)
        return best[2]

    def usual(self, handle: int) -> str:
        """What one usually does with a card where it is."""
        piece = self.view.find(handle)
        if piece is None or piece.zone == "hand":
            return "play"
        if piece.zone == "resource row":
            return "complete"
        if piece.data.get("type") == "weapon":
            return "strike"
        if piece.data.get("type") in ("hero", "ally"):
            return "attack"
        return "use"


def names_mulligan(line: str) -> bool:
    """Whether a "yes" was said as "mulligan", which answers no other question."""
    return fold(line).startswith("mulligan")


def parse(state: WowState, seat: int, line: str) -> Option:
    """What a seat wishes with a line in English or German, offered or not: for `why_not`, or to be applied.

    Names are looked up among what the seat sees. Of several things of one name the
    likeliest is taken. Raises Misread.
    """
    view = read(sight.view(state, seat), state.defs)
    namer = Namer(view, "en", [f"seat {number}" for number in range(state.seats)])
    return meant(state, seat, line, Finder(view, namer), sight.TERMS)


def parse_set(state: WowState, seat: int, line: str, choice: SetChoice | None) -> list[Option]:
    """All that a line names for the open choice of several, in the order of the line. Raises Misread."""
    view = read(sight.view(state, seat), state.defs)
    finder = Finder(view, Namer(view, "en", [f"seat {number}" for number in range(state.seats)]))
    told = candidates_for(state, seat, choice.options if choice is not None else [], sight.TERMS)
    return meant_set(line, finder, view.question, told, choice)


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
