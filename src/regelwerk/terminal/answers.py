"""What a person types at the table: an answer, or a word to the table itself (help, why, undo, save ...)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from regelwerk.kernel.game import CONCEDE, OFFER_DRAW, WITHDRAW_DRAW
from regelwerk.kernel.game_presenter import GamePresenter
from regelwerk.kernel.rulebook import RulebookError
from regelwerk.kernel.table_orders import Order, ends_turn, speaks_of_ending
from regelwerk.kernel.table_text import fold
from regelwerk.terminal.clicking import Failure, os_error
from regelwerk.terminal.commands.rules import show_rules
from regelwerk.terminal.messages import say
from regelwerk.terminal.reading_lists import list_lines
from regelwerk.terminal.session import Leave, Session
from regelwerk.terminal.typing_in import Halted

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("help", "hilfe", "?", "h"),
    "table": ("table", "tisch", "t", "board"),
    "options": ("options", "optionen", "o"),
    "log": ("log", "protokoll"),
    "why": ("why", "warum", "wieso"),
    "show": ("show", "zeige", "zeig", "card", "karte", "read", "lies"),
    "rule": ("rule", "rules", "regel", "regeln"),
    "pile": ("graveyard", "friedhof", "removed", "entfernt", "pile"),
    "lists": ("lists", "list", "listen", "liste"),
    "stops": ("stops", "stop", "halte", "halt"),
    "auto": ("auto",),
    "ask": ("ask", "nachfragen", "nachfrage", "rückfrage", "rueckfrage"),
    "undo": ("undo", "u", "rueckgaengig", "rückgängig", "zurueck", "zurück", "back", "zurücknehmen"),
    "cancel": ("cancel", "abbrechen"),
    "save": ("save", "speichern", "speichere"),
    "concede": ("concede", "aufgeben", "resign"),
    "draw": ("offer", "remis", "unentschieden", "accept", "annehmen"),
    "quit": ("quit", "exit", "q", "verlassen"),
}
"""Words to the table, in both languages."""
ALL: Final = ("all", "alles", "alle")
SWITCHES: Final = {"on": True, "an": True, "ein": True, "off": False, "aus": False}
YES: Final = ("yes", "y", "ja", "j")
NO: Final = ("no", "n", "nein")
BY_WORD: Final = {word: name for name, words in WORDS.items() for word in words}

NUMBERS: Final = re.compile(r"\d{1,9}(?:[\s,;]+\d{1,9})+")
"""Numbers of several options in one line, where several things are chosen."""
NUMBER: Final = re.compile(r"[(\[#]?\s*(\d{1,9})\s*[.)\]]*")
"""The number of an option, as it is also written: `3.`, `(3)`, `#3`."""
ASKING: Final = (
    "can", "can't", "cant", "cannot", "could", "couldn't", "may", "do", "don't", "not", "i", "we",
    "kann", "darf", "soll", "ich", "man", "wir",
)  # fmt: skip
"""How a question may begin behind "why": "why can't I attack", "warum kann ich nicht angreifen"."""
NOT: Final = ("not", "nicht", "kein", "keine", "keinen")
POLITE: Final = ("i", "ich", "please", "bitte", "we", "wir")
"""What may stand before an order."""


def what_is_asked(line: str) -> str:
    """What stands behind "why", without the frame of a whole question.

    >>> what_is_asked("can't I attack radak"), what_is_asked("kann ich radak nicht angreifen?")
    ('attack radak', 'radak angreifen')
    """
    words = line.rstrip("?").replace("’", "'").split()
    start = 0
    while start < len(words) and words[start].casefold() in ASKING:
        start += 1
    if not start:
        return line
    return " ".join(word for word in words[start:] if word.casefold() not in NOT)


def without_please(line: str) -> str:
    """An order without "I" or "please" around it."""
    words = line.split()
    while words and words[0].casefold().rstrip(",") in POLITE:
        words = words[1:]
    while words and words[-1].casefold().strip(",.!") in ("please", "bitte"):
        words = words[:-1]
    return " ".join(words)


def no_name(name: str) -> str:
    """That nothing is called so; a number where a name belongs has a reason of its own."""
    return say("number-alone", number=name) if name.replace(" ", "").isdecimal() else say("no-name", name=name)


class Answers:
    """Reads lines until the open question is answered."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.held = ""
        self.commands: dict[str, Callable[[int, GamePresenter, str], bool]] = {
            "help": self.help,
            "table": self.board,
            "options": self.options,
            "log": self.log,
            "why": self.why,
            "show": self.show,
            "rule": self.rule,
            "pile": self.pile,
            "lists": self.lists,
            "stops": self.stops,
            "auto": self.auto,
            "ask": self.ask,
            "undo": self.undo,
            "cancel": self.cancel,
            "save": self.save,
            "concede": self.concede,
            "draw": self.draw,
            "quit": self.quit,
        }

    def take(self, seat: int, table: GamePresenter) -> None:
        """Read lines until one of them answers the question, or changes what is asked."""
        while True:
            line = self.session.typed(self.prompt(seat))
            if not line:
                self.screen.lines(table.question()[:1], 2)
                self.screen.line(say("empty"))
                continue
            if self.obey(seat, table, line):
                return

    def prompt(self, seat: int) -> str:
        name = self.session.sitters[seat].name if self.session.hot_seat() else ""
        return f"{name}> "

    def obey(self, seat: int, table: GamePresenter, line: str) -> bool:
        """Do what a line says; True if the question is no longer open."""
        held, self.held = self.held, ""
        if held and (line.casefold() in YES or ends_turn(line)):
            line = held
        elif held and line.casefold() in NO:
            return False
        number = NUMBER.fullmatch(line)
        if number is not None:
            return self.number(seat, table, int(number[1]))
        if table.draft is not None and NUMBERS.fullmatch(line):
            return self.numbers(seat, table, [int(found) for found in re.findall(r"\d+", line)])
        if line[0] in "+-" and line[1:].isdecimal():
            self.screen.line(say("no-number", number=line))
            return False
        word, _, rest = line.partition(" ")
        command = self.commands.get(BY_WORD.get(word.casefold().rstrip("!:"), ""))
        if command is not None and not self.is_answer(table, line):
            return command(seat, table, rest.strip())
        return self.words(seat, table, line)

    def is_answer(self, table: GamePresenter, line: str) -> bool:
        """Whether a line that begins like a word to the table is word for word one of the options."""
        return any(offer.said.casefold() == line.casefold() for offer in table.offers())

    # ----------------------------------------------------------------- answers

    def number(self, seat: int, table: GamePresenter, number: int) -> bool:
        """The option of that number in the list."""
        index = table.numbered(number)
        if index < 0:
            self.screen.line(say("no-number", number=number))
            return False
        against = table.why_not_number(index)
        if against:
            self.screen.lines(against, 4)
            return False
        return self.settle(seat, table, str(number), Order(index=index))

    def numbers(self, seat: int, table: GamePresenter, numbers: Sequence[int]) -> bool:
        """The options of those numbers in the list, one after the other: things of a choice of several."""
        for number in numbers:
            if not self.number(seat, table, number):
                break
            table = self.session.table(seat)
        return bool(self.session.picks) or table.draft is None

    def words(self, seat: int, table: GamePresenter, line: str) -> bool:
        """An answer in words."""
        if ends_turn(line):
            return self.end(seat, table, line)
        order = table.read(line)
        plainer = without_please(line)
        if plainer and plainer != line:
            asked = table.read(plainer)
            if asked.index >= 0 or order.index < 0:
                order, line = asked, plainer
        if order.until and order.index < 0:
            order.index = table.passing()
        if order.index >= 0:
            return not self.only_passes(table, line, order) and self.settle(seat, table, line, order)
        if order.problem == "unclear":
            self.screen.line(say("unclear"))
            for number, offer in enumerate(table.offers(), 1):
                if offer.index in order.choices:
                    self.screen.line(f"  {number}  {offer.said}", 5)
            return False
        if order.problem == "until":
            self.screen.line(say("until-what"))
            return False
        self.refuse(table, line, order.name)
        return False

    def end(self, seat: int, table: GamePresenter, line: str) -> bool:
        """`end`: end the turn."""
        order = table.end_order()
        if order.index < 0:
            self.screen.line(say("end-not-now"))
            return False
        return self.settle(seat, table, line, order)

    def only_passes(self, table: GamePresenter, line: str, order: Order) -> bool:
        """Whether a line just passes where that would end the turn; then it says so, and nothing has happened."""
        spelled_out = any(offer.index == order.index and fold(offer.said) == fold(line) for offer in table.offers())
        if order.index != table.closing() or order.until or speaks_of_ending(line) or spelled_out:
            return False
        self.screen.line(say("pass-ends"))
        return True

    def settle(self, seat: int, table: GamePresenter, line: str, order: Order) -> bool:
        """Answer with what an order means, unless it ends the turn and there is something to ask first."""
        sitter = self.session.sitters[seat]
        ending = order.index == table.closing() or (order.until != "" and order.index == table.end_order().index)
        undone = table.undone() if ending and sitter.asks and sitter.asked != table.whose_turn() else []
        if undone:
            sitter.asked = table.whose_turn()
            self.held = line
            self.screen.line(say("end-sure", undone=" ".join(undone)))
            return False
        if order.until:
            sitter.until, sitter.since = order.until, table.turn()
        self.session.then = order.then or (self.session.then if table.announcing() else [])
        self.session.x = order.x
        self.session.several = len(order.then) > 0
        self.session.answer(seat, table, order.index)
        return True

    def refuse(self, table: GamePresenter, line: str, name: str) -> None:
        """Say why a line cannot be done, or that it was not understood."""
        reasons, unknown = table.why(line)
        if reasons:
            self.screen.line(say("refused"))
            self.screen.lines(reasons, 4)
            if table.passing() < 0:
                self.screen.lines(table.question()[:1], 2)
        elif name or unknown:
            self.screen.line(no_name(name or unknown))
        else:
            self.screen.line(say("not-understood"))

    # ----------------------------------------------------------------- reading

    def help(self, seat: int, table: GamePresenter, rest: str) -> bool:
        own = [f"  {line}" for line in self.session.package.examples(say.lang)]
        lines = [*say("table-help-head").splitlines(), *own, *say("table-help").splitlines()]
        self.screen.lines(lines, 14)
        return False

    def board(self, seat: int, table: GamePresenter, rest: str) -> bool:
        self.session.show_board(table)
        return False

    def options(self, seat: int, table: GamePresenter, rest: str) -> bool:
        self.session.show_question(table)
        return False

    def log(self, seat: int, table: GamePresenter, rest: str) -> bool:
        """`log`: the last lines; `log 50`, `log all`."""
        if rest and not rest.isdecimal() and rest.casefold() not in ALL:
            self.screen.line(say("log-what"))
            return False
        count = int(rest[:6]) if rest.isdecimal() else 0 if rest else 20
        lines = table.log(self.session.game.journal)
        self.screen.lines(lines[-count:] if count else lines, 4)
        return False

    def why(self, seat: int, table: GamePresenter, rest: str) -> bool:
        """`why attack kena with leeroy`: every reason, with its rule."""
        if not rest:
            self.screen.line(say("why-what"))
            return False
        reasons, unknown = table.why(rest)
        if unknown and what_is_asked(rest) != rest:
            reasons, unknown = table.why(what_is_asked(rest))
        if unknown:
            self.screen.line(no_name(unknown))
        elif reasons:
            self.screen.line(say("why-not"))
            self.screen.lines(reasons, 4)
        else:
            self.screen.line(say("why-can"))
        return False

    def show(self, seat: int, table: GamePresenter, rest: str) -> bool:
        number = NUMBER.fullmatch(rest)
        lines = table.show(rest) if rest and number is None else []
        if lines:
            self.screen.lines(lines, 2)
        else:
            self.screen.line(no_name(rest) if rest else say("show-what"))
        return False

    def rule(self, seat: int, table: GamePresenter, rest: str) -> bool:
        book = self.session.game.rules.book()
        if not rest.strip("[]* "):
            self.screen.line(say("rule-what"))
            return False
        try:
            found = book.find(rest.strip("[]*"), say.lang)
        except RulebookError as error:
            self.screen.line(say("error", message=str(error)))
            return False
        if found:
            show_rules(self.screen, found)
        else:
            self.screen.line(say("rule-none", query=rest))
        return False

    def pile(self, seat: int, table: GamePresenter, rest: str) -> bool:
        self.screen.lines(table.piles(rest), 4)
        return False

    def lists(self, seat: int, table: GamePresenter, rest: str) -> bool:
        """`lists`: what everybody plays with, where lists are open; `lists Ben`: one player's list."""
        self.screen.lines(list_lines(self.session, seat, rest), 4)
        return False

    # ---------------------------------------------------------------- settings

    def stops(self, seat: int, table: GamePresenter, rest: str) -> bool:
        """`stops`: where one is asked; `stops 3`, `stops their end phase`: change one."""
        sitter = self.session.sitters[seat]
        package = self.session.package
        names = {stop: package.stop_name(stop, say.lang) for stop in package.stops}
        for number, stop in enumerate(package.stops, 1):
            if rest and rest.casefold() in (str(number), stop, names[stop].casefold()):
                sitter.stops ^= {stop}
                self.screen.line(say("stop-on" if stop in sitter.stops else "stop-off", name=names[stop]))
                return False
        if rest:
            self.screen.line(say("stop-none", name=rest))
        self.screen.line(say("stops-head"))
        for number, stop in enumerate(package.stops, 1):
            mark = "x" if stop in sitter.stops else " "
            self.screen.line(f"  {number:>2} [{mark}] {names[stop]}")
        return False

    def auto(self, seat: int, table: GamePresenter, rest: str) -> bool:
        sitter = self.session.sitters[seat]
        if rest and rest.casefold() not in SWITCHES:
            self.screen.line(say("auto-what"))
            return False
        sitter.auto = SWITCHES[rest.casefold()] if rest else not sitter.auto
        self.screen.line(say("auto-on" if sitter.auto else "auto-off"))
        return False

    def ask(self, seat: int, table: GamePresenter, rest: str) -> bool:
        """`ask off`: end turns without a question; `ask on`."""
        sitter = self.session.sitters[seat]
        if rest and rest.casefold() not in SWITCHES:
            self.screen.line(say("ask-what"))
            return False
        sitter.asks = SWITCHES[rest.casefold()] if rest else not sitter.asks
        self.screen.line(say("ask-on" if sitter.asks else "ask-off"))
        return False

    # ------------------------------------------------------------------- acting

    def undo(self, seat: int, table: GamePresenter, rest: str) -> bool:
        if self.session.picks:  # of several things that are being chosen the last one
            self.session.picks.pop()
            self.screen.line(say("undone"))
            return True
        problem = self.session.why_not_back(seat)
        if problem:
            self.screen.line(say(problem))
            return False
        self.session.take_back()
        self.screen.line(say("undone"))
        return True

    def cancel(self, seat: int, table: GamePresenter, rest: str) -> bool:
        """Take the whole announcement back."""
        if not table.announcing():
            self.screen.line(say("cancel-none"))
            return False
        if self.session.why_not_back(seat):
            self.screen.line(say("undo-none"))
            return False
        self.session.take_back(whole=True)
        self.screen.line(say("cancelled"))
        return True

    def save(self, seat: int, table: GamePresenter, rest: str) -> bool:
        from regelwerk.terminal.keeping import save_game

        try:
            self.screen.line(save_game(self.session, rest, self.sure))
        except Failure as failure:
            self.screen.line(failure.message)
        except OSError as error:
            self.screen.line(say("error", message=os_error(error)))
        return False

    def sure(self, question: str) -> bool:
        """Ask for a yes."""
        try:
            answer = self.session.typing.line(f"{question} ({say('yes')}/{say('no')}) ")
        except Halted:
            return False
        return answer.casefold() in YES

    def concede(self, seat: int, table: GamePresenter, rest: str) -> bool:
        if rest.casefold() not in ("yes", "ja") and not self.sure(say("concede-sure")):
            return False
        return self.acted(seat, CONCEDE)

    def draw(self, seat: int, table: GamePresenter, rest: str) -> bool:
        """Offer a draw, or take the offer back."""
        offered = self.session.game.state.offers >> seat & 1
        done = self.acted(seat, WITHDRAW_DRAW if offered else OFFER_DRAW)
        if done:
            self.screen.line(say("draw-withdrawn" if offered else "draw-offered"))
        return done and self.session.game.result is not None

    def acted(self, seat: int, verb: str) -> bool:
        reasons = self.session.act(seat, verb)
        self.screen.lines(reasons, 4)
        return not reasons

    def quit(self, seat: int, table: GamePresenter, rest: str) -> bool:
        # Somebody at a keyboard may have meant something else; a script means what it says.
        if self.session.typing.keyboard and not self.sure(say("quit-sure")):
            return False
        raise Leave
