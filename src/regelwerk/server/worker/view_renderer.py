"""What one audience sees of a game, worded: the inside of a `state` message.

Everything here is made of the seat's view and of events as the seat gets them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, Final

import msgspec
from msgspec import Struct

from regelwerk import game_registry
from regelwerk.kernel.decision import Reason
from regelwerk.kernel.event import Event
from regelwerk.kernel.game import Game
from regelwerk.kernel.ids import NO_HANDLE, Handle
from regelwerk.kernel.presentation.log_entries import Reasoned, sentence, style_of
from regelwerk.kernel.presentation.option_list import OptionItem
from regelwerk.kernel.presentation.text import plain, rule_mark, rule_title
from regelwerk.kernel.visibility import SeatHandles, candidates_for, parse_option
from regelwerk.server.schema.common import (
    CardRef,
    DecisionInfo,
    EventInfo,
    LessonInfo,
    LogLine,
    OptionInfo,
    PuzzleState,
    ReasonInfo,
    ResultInfo,
    Several,
    WaitingInfo,
)

WIDTH: Final = 400
"""Tables lay lines out for a width; a browser breaks them itself."""
ASKED: Final = ("number", "seat", "kind", "about", "options", "offered")
"""What of a decision has a place of its own in an `Ask`."""
ENDS_A_CHOICE: Final = ("done", "no")
"""Verbs of an option that is the usual way on where nothing can be passed."""


class StateBody(Struct, frozen=True):
    """How the game stands, of a `state` message without its numbers and clocks; the fields are called as there."""

    view: dict[str, Any]
    names: dict[str, str]
    worded: dict[str, list[str]]
    ask: DecisionInfo | None
    waiting: WaitingInfo | None
    back: list[str]
    over: ResultInfo | None
    lesson: LessonInfo | None = None
    puzzle: PuzzleState | None = None


class StateNews(Struct, frozen=True):
    """What has happened since the last `state` message; the fields are called as there."""

    events: list[EventInfo]
    news: list[LogLine]


encode: Final = msgspec.json.Encoder().encode


@cache
def card_names(game: str, lang: str) -> dict[str, str]:
    """The names of a game's cards in a language, by code."""
    return {face["code"]: face["name"] for face in game_registry.package(game).web.faces(lang)}


class ViewRenderer:
    """One audience of a game at one moment. Make a new one after every step; it makes only what it is asked for.

    names   what the seats are called
    """

    def __init__(self, game: Game, seat: int, lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.rules = game.ruleset
        self.seat = seat
        self.lang = lang
        self.people = list(names)
        self.cards = card_names(game.ruleset.name, lang)
        package = game_registry.package(game.ruleset.name)
        called = ["" if other == seat else name for other, name in enumerate(names)]
        self.terms = package.terms
        self.presenter = package.presenter(game, seat, lang, called, WIDTH)

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as data."""
        return self.presenter.to_data()

    @cached_property
    def names(self) -> dict[Handle, str]:
        """What each piece in sight is called."""
        return self.presenter.piece_names()

    # ------------------------------------------------------------------------ words

    def card(self, reference: dict[str, Any] | None) -> CardRef | None:
        """The card, or the seat, that a reference of the view names."""
        if reference is None:
            return None
        if "handle" not in reference:
            return CardRef(NO_HANDLE, "", self.people[reference["seat"]])
        face = reference["face"]
        if face is None:
            return CardRef(reference["handle"], "", self.names.get(reference["handle"], ""))
        return CardRef(reference["handle"], face["code"], self.cards.get(face["code"], face["name"]))

    def why(self, reasons: Sequence[Reasoned]) -> list[ReasonInfo]:
        """Reasons in words."""
        book = self.rules.book()
        return [ReasonInfo(reason.text, reason.rule, rule_title(book, reason.rule, self.lang)) for reason in reasons]

    def refusal(self, reasons: Sequence[Reason]) -> list[ReasonInfo]:
        """Reasons of the engine."""
        return self.why(self.presenter.reasoned(reasons))

    def explain(self, intent: dict[str, Any] | None, words: str) -> tuple[list[ReasonInfo], str]:
        """Why the seat cannot do that now, and what was not understood."""
        if intent is None:
            reasons, unknown = self.presenter.explained(words)
            return self.why(reasons), unknown
        state = self.game.state
        option = parse_option(SeatHandles(state, self.seat), intent, self.terms)
        if option is None:
            return [], str(intent.get("verb", ""))
        return self.refusal(self.game.why_not(self.seat, option)), ""

    # -------------------------------------------------------------------- the question

    def question(self) -> tuple[DecisionInfo | None, WaitingInfo | None]:
        """What this seat is asked, and who is asked."""
        decision = self.view["decision"]
        if decision is None:
            return None, None
        several, asking = several_of(self.game, self.seat, self.lang, self.people)
        lines = asking or [plain(line).strip() for line in self.presenter.question_lines()]
        kind = decision["kind"]
        if "options" not in decision:
            return None, WaitingInfo(decision["seat"], decision["number"], kind, lines[0] if lines else "")
        offers = list(self.presenter.option_items())
        options = self.choices(decision["options"], offers)
        passing = self.presenter.pass_option()
        closing = self.presenter.closing_option()
        primary = self.primary_option(options, passing, closing)
        ask = DecisionInfo(
            number=decision["number"],
            kind=kind,
            text=lines,
            about=self.card(decision["about"]),
            options=options,
            offered=[card for one in decision["offered"] if (card := self.card(one)) is not None],
            primary=primary,
            button=options[primary].text if primary >= 0 else "",
            passing=passing,
            closing=closing,
            undone=self.presenter.undone() if closing >= 0 else [],
            stop=self.presenter.stop_key() if passing >= 0 else "",
            announcing=self.presenter.is_announcing(),
            more={key: value for key, value in decision.items() if key not in ASKED},
            several=several,
        )
        return ask, WaitingInfo(self.seat, decision["number"], kind, lines[0] if lines else "")

    def several(self, picks: Sequence[int]) -> Several | None:
        """The open choice of several with these picks. Changes the table of this reader."""
        draft = self.presenter.collect(picks)
        collected = self.presenter.collected()
        if draft is None or collected is None:
            return None
        shown = self.presenter.shown
        candidates = candidates_for(self.game.state, self.seat, draft.choice.options, self.terms)
        offers = {offer.index: offer for offer in self.presenter.option_items()}
        options = []
        for at, i in enumerate(shown):
            option = candidates["options"][i]
            offer = offers.get(at) or offers[self.presenter.listed_twin(at)]
            options.append(OptionInfo(i=i, text=offer.command, label=offer.label, group=offer.group, same=-1, **option))
        done = offers.get(collected.done)
        cards = [self.card(one) for one in candidates["offered"]]
        return Several(
            options=options,
            picks=list(draft.picks),
            chosen=[shown[at] for at in collected.chosen],
            open=[shown[at] for at in collected.open],
            least=collected.least,
            most=collected.most,
            done=done is not None,
            button=done.command if done is not None else "",
            text=plain(self.presenter.question_lines()[-1]).strip(),
            offered=[card for card in cards if card is not None],
        )

    def choices(self, options: list[dict[str, Any]], offers: list[OptionItem]) -> list[OptionInfo]:
        """Every option with its words. The table lists equal ones once; here they point at the one that is listed."""
        listed = {offer.index: offer for offer in offers}
        found: list[OptionInfo] = []
        for i, option in enumerate(options):
            offer = listed.get(i)
            same = -1
            if offer is None:
                same = self.presenter.listed_twin(i)
                offer = listed.get(same)
            found.append(
                OptionInfo(
                    i=i,
                    verb=option["verb"],
                    subject=option["subject"],
                    object=option["object"],
                    seat=option["seat"],
                    n=option["n"],
                    text=offer.command if offer is not None else option["verb"],
                    label=offer.label if offer is not None else option["verb"],
                    group=offer.group if offer is not None else "",
                    same=same,
                )
            )
        return found

    def primary_option(self, options: list[OptionInfo], passing: int, closing: int) -> int:
        """The option of the big button: passing, else ending the choice, else the only one. Ending the turn has a
        button of its own, so that nobody does it by passing once too often, and so has a pass that gives something up.
        """
        if closing >= 0 or self.presenter.gives_up():
            return -1
        if passing >= 0:
            return passing
        for verb in ENDS_A_CHOICE:
            for option in options:
                if option.verb == verb:
                    return option.i
        return 0 if len(options) == 1 else -1

    def pending_sentences(self) -> dict[str, list[str]]:
        """What waits to resolve, in sentences, by the name of its list in the view."""
        return self.presenter.waiting()

    # --------------------------------------------------------------------- what happened

    def event_lines(self, events: Sequence[dict[str, Any]]) -> list[EventInfo]:
        """Every event, with its sentence."""
        found = []
        for event, entry in zip(events, self.presenter.all_entries(events)):
            found.append(
                EventInfo(
                    kind=event["kind"],
                    rule=event["rule"],
                    mark=rule_mark(self.rules.book(), event["rule"], self.presenter.lang),
                    batch=event["batch"],
                    seat=event["seat"],
                    n=event["n"],
                    about=self.card(event["about"]),
                    other=self.card(event["other"]),
                    source=self.card(event["source"]),
                    text=sentence(entry).strip(),
                )
            )
        return found

    def summary_lines(self, events: Sequence[dict[str, Any]]) -> list[LogLine]:
        """What a player wants to read of them."""
        book, highlighted = self.rules.book(), self.presenter.highlighted_kinds
        entries = self.presenter.entries(events)
        return [
            LogLine(
                sentence(one).strip(),
                one.rule,
                rule_mark(book, one.rule, self.presenter.lang),
                style_of(one, highlighted),
            )
            for one in entries
        ]

    def game_over(self) -> ResultInfo | None:
        """How it ended."""
        result, outcome = self.game.result, self.presenter.outcome()
        if result is None or outcome is None:
            return None
        return ResultInfo(
            winners=list(result.winners),
            text=outcome.text,
            why=self.presenter.ending(),
            rule=outcome.rule,
            title=rule_title(self.rules.book(), outcome.rule, self.lang),
        )

    def body(self, back: list[str]) -> StateBody:
        """How the game stands; `back`: what may be taken back."""
        ask, waiting = self.question()
        return StateBody(
            view=self.view,
            names={str(handle): name for handle, name in self.names.items()},
            worded=self.pending_sentences(),
            ask=ask,
            waiting=waiting,
            back=back,
            over=self.game_over(),
        )

    def happened(self, events: Sequence[Event], fresh: bool) -> StateNews:
        """What has happened; `fresh`: the events are only the log's end."""
        event_data = self.presenter.event_data(events)
        return StateNews([] if fresh else self.event_lines(event_data), self.summary_lines(event_data))


def several_of(game: Game, seat: int, lang: str, names: Sequence[str]) -> tuple[Several | None, list[str]]:
    """The open choice of several as a seat sees it, nothing picked, and its question; None and [] if none is open."""
    decision = game.decision
    if decision is None or decision.seat != seat or game.set_choice is None:
        return None, []
    reader = ViewRenderer(game, seat, lang, names)
    several = reader.several([])
    return several, [plain(line).strip() for line in reader.presenter.question_lines()[:-1]]
