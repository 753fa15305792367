"""A pool at the terminal: looking at it, building a deck from it, saving the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from regelwerk import game_registry
from regelwerk.kernel.language.sentences import capitalize
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.kernel.presentation.text import match_score
from regelwerk.limited.builder import BuiltDeck, build, described
from regelwerk.limited.ratings import ratings
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.line_input import LineInput
from regelwerk.terminal.localized_click import CommandError
from regelwerk.terminal.save_game import ask_before, path_of, report_saved
from regelwerk.terminal.screen import Screen
from regelwerk.terminal.terminal_session import LeaveGame, confirm, patient_line

PLAY: Final = ("play", "ready", "done", "spiele", "spielen", "fertig")
BUILD: Final = ("build", "suggest", "baue", "bauen", "vorschlag")
LEADER: Final = ("leader", "hero", "held", "anführer")
ADD: Final = ("add", "+", "dazu", "nimm")
REMOVE: Final = ("remove", "-", "weg", "raus")
POOL: Final = ("pool", "vorrat")
DECK: Final = ("deck",)
SAVE: Final = ("save", "speichern", "sichere")
QUIT: Final = ("quit", "exit", "ende", "beenden")


class PoolSession:
    """A person builds a deck.

    leader  what it is built around; main: codes of its cards
    """

    def __init__(self, play: LimitedPlay, pool: Sequence[str], screen: Screen, typing: LineInput, name: str) -> None:
        self.play = play
        self.pool = list(pool)
        self.screen = screen
        self.typing = typing
        self.title = name
        self.package = game_registry.package(play.game)
        self.library = self.package.card_library()
        self.defs = self.package.rules().defs({})
        self.leader = ""
        self.main: list[str] = []

    # ------------------------------------------------------------------------ the deck

    @property
    def deck(self) -> Any:
        """The deck as it stands."""
        rest = Counter(self.pool)
        rest.subtract(self.main)
        return self.play.deck(self.title, self.leader, sorted(self.main), sorted((+rest).elements()))

    def run(self) -> Any:
        """Build until the deck is legal and the person says that it is ready; the deck. Raises LeaveGame."""
        self.take(build(self.play, self.pool, ratings(self.play)))
        self.screen.line(translate("pool-help"))
        while True:
            line = patient_line(self.typing, self.screen, translate("pool-prompt") + " ")
            word, _, rest = line.partition(" ")
            word, rest = word.casefold(), rest.strip()
            if word in QUIT:
                raise LeaveGame
            if word in PLAY:
                if not self.tell_faults():
                    return self.deck
            else:
                self.obey(word, rest)

    def obey(self, word: str, rest: str) -> None:
        """One command other than the last."""
        if word in BUILD:
            self.take(build(self.play, self.pool, ratings(self.play)))
        elif word in LEADER:
            self.lead(rest)
        elif word in ADD:
            self.move(rest, True)
        elif word in REMOVE:
            self.move(rest, False)
        elif word in POOL:
            show_pool(self.play, self.pool, self.screen)
        elif word in DECK:
            self.screen.lines(self.library.deck_lines(self.deck, translate.lang))
            self.tell_faults()
        elif word in SAVE:
            self.save(rest)
        else:
            self.screen.line(translate("pool-help"))

    def take(self, built: BuiltDeck) -> None:
        """Begin with a deck that was built, and say why it is like that."""
        self.leader, self.main = built.leader, list(built.main)
        tell_reasons(self.play, built, self.screen)

    def lead(self, name: str) -> None:
        """Another leader, and the best deck for it; without a name all of them, with how many cards each may have."""
        names = {leader: self.play.leader_name(leader, translate.lang) for leader in self.play.leaders}
        leader = _meant(name, names) if name else ""
        if leader:
            self.take(build(self.play, self.pool, ratings(self.play), leader))
            return
        counts = {leader: sum(code in cards for code in self.pool) for leader, cards in self.play.leaders.items()}
        for one in sorted(names, key=lambda one: -counts[one]):
            self.screen.line(translate("pool-leader", name=names[one], count=counts[one]), 4)

    def move(self, name: str, into: bool) -> None:
        """Put a card into the deck, or take one out."""
        rest = Counter(self.pool)
        rest.subtract(self.main)
        there = (+rest) if into else Counter(self.main)
        names = {code: self.package.card_name({}, code, translate.lang) for code in there}
        code = _meant(name, names) if name else ""
        if not code:
            self.screen.line(translate("pool-no-card" if into else "pool-not-in-deck", name=name))
            return
        if into:
            self.main.append(code)
        else:
            self.main.remove(code)
        key = "pool-added" if into else "pool-removed"
        self.screen.line(translate(key, name=names[code], count=len(self.main)))

    def tell_faults(self) -> bool:
        """Whether anything is wrong with the deck; all of it is told."""
        faults = self.play.faults(self.deck, self.pool)
        for fault in faults:
            self.screen.line([(f"  - {self.library.fault_line(fault, translate.lang)}", "bad")])
        if not faults:
            built = described(self.play, self.pool, ratings(self.play), self.leader, self.main)
            self.screen.line(translate("pool-legal", count=len(built.main)))
        return bool(faults)

    def save(self, name: str) -> None:
        """Write the deck file."""

        def write() -> str:
            path = path_of(name)
            ask_before(path, lambda question: confirm(self.typing, question))
            path.write_text(self.play.write(self.deck), encoding="utf-8")
            return translate("pool-saved", name=str(path))

        report_saved(self.screen, write)


def _meant(text: str, names: dict[str, str]) -> str:
    """The key whose name typed words mean best, "" for none or several."""
    wanted = text.strip().strip('"').casefold()
    scores = {key: match_score(wanted, name.casefold()) for key, name in names.items()}
    best = max(scores.values(), default=0)
    found = [key for key, score in scores.items() if score == best and score > 0]
    return found[0] if len(found) == 1 else ""


def show_pool(play: LimitedPlay, pool: Sequence[str], screen: Screen) -> None:
    """A pool by types, the cheap cards first."""
    package = game_registry.package(play.game)
    terms, defs = package.web.terms(translate.lang), package.rules().defs({})
    counts = Counter(pool)
    kinds = list(dict.fromkeys(card.kind for card in play.cards.values()))
    for kind in kinds:
        codes = sorted(
            (code for code in counts if play.cards[code].kind == kind), key=lambda c: (play.cards[c].cost, c)
        )
        if codes:
            total = sum(counts[code] for code in codes)
            screen.line([(translate("pool-kind", kind=capitalize(terms.get(kind, kind)), count=total), "heading")])
        for code in codes:
            line = package.card_library().card_line(defs.by_code[code], translate.lang)
            screen.line([(f"  {counts[code]} ", ""), *line], 4)


def tell_reasons(play: LimitedPlay, built: BuiltDeck, screen: Screen) -> None:
    """Why a deck is like that: its leader, its curve, the cards that fight and pay, its best cards."""
    package = game_registry.package(play.game)
    leader = play.leader_name(built.leader, translate.lang)
    screen.line([(translate("pool-deck", name=leader, count=len(built.main)), "heading")])
    screen.line(
        translate("pool-why-leader", name=leader, fitting=built.fitting, pool=len(built.main) + len(built.side))
    )
    last = len(built.curve) - 1
    curve = ", ".join(
        f"{cost}{'+' if cost == last else ''}: {count}" for cost, count in enumerate(built.curve) if count
    )
    screen.line(translate("pool-why-curve", curve=curve))
    screen.line(translate("pool-why-bodies", bodies=built.bodies))
    if built.sources:
        screen.line(translate("pool-why-sources", sources=built.sources))
    best = ", ".join(package.card_name({}, code, translate.lang) for code in built.best)
    if best:
        screen.line(translate("pool-why-best", names=best))
    if built.lacking:
        screen.line([(translate("pool-why-lacking", count=built.lacking), "bad")])


def read_deck_file(play: LimitedPlay, path: str, pool: Sequence[str]) -> Any:
    """A deck from a file, checked against a pool. Raises CommandError with everything that is wrong."""
    from regelwerk.terminal.commands.deck import fault_text, open_deck

    deck = open_deck(play.game, path)
    faults = play.faults(deck, pool)
    if faults:
        raise CommandError(fault_text(play.game, path, faults))
    deck.name = deck.name or Path(path).stem
    return deck
