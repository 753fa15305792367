"""What a person types at the table: an answer, or a word to the table itself (help, why, undo, save ...)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from regelwerk.kernel.presentation.commands import ParsedCommand, ends_turn, speaks_of_ending
from regelwerk.kernel.presentation.game_presenter import GamePresenter
from regelwerk.kernel.presentation.pass_and_undo import ANNOUNCEMENT, PASS, STEP
from regelwerk.kernel.presentation.text import normalize
from regelwerk.kernel.rulebook import RulebookError
from regelwerk.kernel.ruleset import CONCEDE, OFFER_DRAW, WITHDRAW_DRAW
from regelwerk.terminal.commands.rules import show_rules
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.reading_lists import list_lines
from regelwerk.terminal.stop_commands import change_auto, change_card, change_stops, skip_this_turn
from regelwerk.terminal.terminal_session import YES, LeaveGame, TerminalSession, confirm

COMMAND_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "help": ("help", "hilfe", "?", "h"),
    "table": ("table", "tisch", "t", "board"),
    "options": ("options", "optionen", "o"),
    "log": ("log", "protokoll"),
    "why": ("why", "warum", "wieso"),
    "hint": ("hint", "tipp", "hinweis", "advice", "rat"),
    "preview": ("preview", "vorschau"),
    "show": ("show", "zeige", "zeig", "card", "karte", "read", "lies"),
    "rule": ("rule", "rules", "regel", "regeln"),
    "pile": ("graveyard", "friedhof", "removed", "entfernt", "pile"),
    "lists": ("lists", "list", "listen", "liste"),
    "stops": ("stops", "stop", "haltepunkte", "haltepunkt", "halte", "halt"),
    "auto": ("auto",),
    "always": ("always", "immer"),
    "never": ("never", "nie"),
    "usual": ("usual", "üblich", "ueblich"),
    "ignore": ("ignore", "übergehen", "uebergehen"),
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
ON_OFF: Final = {"on": True, "an": True, "ein": True, "off": False, "aus": False}
NO: Final = ("no", "n", "nein")
PASSES: Final = ("pass", "passen")
COMMAND_BY_NAME: Final = {word: name for name, words in COMMAND_NAMES.items() for word in words}

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


def no_name(name: str) -> str:
    """That nothing is called so; a number where a name belongs has a reason of its own."""
    return (
        translate("number-alone", number=name) if name.replace(" ", "").isdecimal() else translate("no-name", name=name)
    )


class CommandLoop:
    """Reads lines until the open question is answered."""

    def __init__(self, session: TerminalSession) -> None:
        self.session = session
        self.screen = session.screen
        self.held = ""
        self.commands: dict[str, Callable[[int, GamePresenter, str], bool]] = {
            "help": self.help,
            "table": self.board,
            "options": self.options,
            "log": self.log,
            "why": self.why,
            "hint": self.hint,
            "preview": self.preview,
            "show": self.show,
            "rule": self.rule,
            "pile": self.pile,
            "lists": self.lists,
            "stops": partial(change_stops, session),
            "auto": partial(change_auto, session),
            "always": partial(change_card("always"), session),
            "never": partial(change_card("never"), session),
            "usual": partial(change_card("usual"), session),
            "ignore": partial(skip_this_turn, session),
            "ask": self.ask,
            "undo": self.undo,
            "cancel": self.cancel,
            "save": self.save,
            "concede": self.concede,
            "draw": self.draw,
            "quit": self.quit,
        }

    def read_answer(self, seat: int, presenter: GamePresenter) -> None:
        """Read lines until one of them answers the question, or changes what is asked."""
        while True:
            line = self.session.read_line(self.prompt(seat))
            if not line:
                self.screen.lines(presenter.question_lines()[:1], 2)
                self.screen.line(translate("empty"))
                continue
            if self.execute(seat, presenter, line):
                return

    def prompt(self, seat: int) -> str:
        name = self.session.sitters[seat].name if self.session.hot_seat() else ""
        return f"{name}> "

    def execute(self, seat: int, presenter: GamePresenter, line: str) -> bool:
        """Do what a line says; True if the question is no longer open."""
        held, self.held = self.held, ""
        if held and (line.casefold() in YES or ends_turn(line)):
            line = held
        elif held and line.casefold() in NO:
            return False
        number = NUMBER.fullmatch(line)
        if number is not None:
            return self.number(seat, presenter, int(number[1]))
        if presenter.draft is not None and NUMBERS.fullmatch(line):
            return self.numbers(seat, presenter, [int(found) for found in re.findall(r"\d+", line)])
        if line[0] in "+-" and line[1:].isdecimal():
            self.screen.line(translate("no-number", number=line))
            return False
        word, _, rest = line.partition(" ")
        command = self.commands.get(COMMAND_BY_NAME.get(word.casefold().rstrip("!:"), ""))
        if command is not None and not self.is_exact_option(presenter, line):
            return command(seat, presenter, rest.strip())
        return self.parse_answer(seat, presenter, line)

    def is_exact_option(self, presenter: GamePresenter, line: str) -> bool:
        """Whether a line that begins like a word to the table is word for word one of the options."""
        return any(offer.command.casefold() == line.casefold() for offer in presenter.option_items())

    # ----------------------------------------------------------------- answers

    def number(self, seat: int, presenter: GamePresenter, number: int) -> bool:
        """The option of that number in the list."""
        index = presenter.option_at(number)
        if index < 0:
            self.screen.line(translate("no-number", number=number))
            return False
        against = presenter.why_not_number(index)
        if against:
            self.screen.lines(against, 4)
            return False
        return self.settle(seat, presenter, str(number), ParsedCommand(index=index))

    def numbers(self, seat: int, presenter: GamePresenter, numbers: Sequence[int]) -> bool:
        """The options of those numbers in the list, one after the other: things of a choice of several."""
        for number in numbers:
            if not self.number(seat, presenter, number):
                break
            presenter = self.session.presenter(seat)
        return bool(self.session.picks) or presenter.draft is None

    def parse_answer(self, seat: int, presenter: GamePresenter, line: str) -> bool:
        """An answer in words."""
        if ends_turn(line):
            return self.end(seat, presenter, line)
        command, line = presenter.parse_order(line)
        if command.index >= 0:
            return not self.only_passes(presenter, line, command) and self.settle(seat, presenter, line, command)
        if command.error == "unclear":
            self.screen.line(translate("unclear"))
            for number, offer in enumerate(presenter.option_items(), 1):
                if offer.index in command.choices:
                    self.screen.line(f"  {number}  {offer.command}", 5)
            return False
        if command.error == "until":
            self.screen.line(translate("until-what"))
            return False
        self.refuse(presenter, line, command.name)
        return False

    def end(self, seat: int, presenter: GamePresenter, line: str) -> bool:
        """`end`: end the turn."""
        command = presenter.end_order()
        if command.index < 0:
            self.screen.line(translate("end-not-now"))
            return False
        return self.settle(seat, presenter, line, command)

    def only_passes(self, presenter: GamePresenter, line: str, command: ParsedCommand) -> bool:
        """Whether a line just passes where that would end the turn; then it says so, and nothing has happened."""
        spelled_out = any(
            offer.index == command.index and normalize(offer.command) == normalize(line)
            for offer in presenter.option_items()
        )
        if command.index != presenter.closing_option() or command.pass_until or speaks_of_ending(line) or spelled_out:
            return False
        self.screen.line(translate("pass-ends"))
        return True

    def settle(self, seat: int, presenter: GamePresenter, line: str, command: ParsedCommand) -> bool:
        """Answer with what an order means, unless it ends the turn and there is something to ask first."""
        sitter = self.session.sitters[seat]
        ending = command.index == presenter.closing_option() or (
            command.pass_until != "" and command.index == presenter.end_order().index
        )
        undone = presenter.undone() if ending and sitter.asks and sitter.asked != presenter.whose_turn() else []
        if undone:
            sitter.asked = presenter.whose_turn()
            self.held = line
            self.screen.line(translate("end-sure", undone=" ".join(undone)))
            return False
        if command.pass_until:
            sitter.pass_until, sitter.pass_since_turn = command.pass_until, presenter.turn_number()
        self.session.pending_targets = command.pending_targets or (
            self.session.pending_targets if presenter.is_announcing() else []
        )
        self.session.pending_x = command.x
        self.session.several = len(command.pending_targets) > 0
        self.session.answer(seat, presenter, command.index)
        return True

    def refuse(self, presenter: GamePresenter, line: str, name: str) -> None:
        """Say why a line cannot be done, or that it was not understood."""
        reasons, unknown = presenter.explain(line)
        if reasons:
            self.screen.line(translate("refused"))
            self.screen.lines(reasons, 4)
            if presenter.pass_option() < 0:
                self.screen.lines(presenter.question_lines()[:1], 2)
        elif name or unknown:
            self.screen.line(no_name(name or unknown))
        else:
            self.screen.line(translate("not-understood"))

    # ----------------------------------------------------------------- reading

    def help(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        own = [f"  {line}" for line in self.session.package.examples(translate.lang)]
        lines = [*translate("table-help-head").splitlines(), *own, *translate("table-help").splitlines()]
        self.screen.lines(lines, 14)
        return False

    def board(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        self.session.show_board(presenter)
        return False

    def options(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        self.session.show_question(presenter)
        return False

    def log(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """`log`: the last lines; `log 50`, `log all`."""
        if rest and not rest.isdecimal() and rest.casefold() not in ALL:
            self.screen.line(translate("log-what"))
            return False
        count = int(rest[:6]) if rest.isdecimal() else 0 if rest else 20
        lines = presenter.log_lines(self.session.game.event_log)
        self.screen.lines(lines[-count:] if count else lines, 4)
        return False

    def why(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """`why attack kena with leeroy`: every reason, with its rule."""
        if not rest:
            self.screen.line(translate("why-what"))
            return False
        reasons, unknown = presenter.explain(rest)
        if unknown and what_is_asked(rest) != rest:
            reasons, unknown = presenter.explain(what_is_asked(rest))
        if unknown:
            self.screen.line(no_name(unknown))
        elif reasons:
            self.screen.line(translate("why-not"))
            self.screen.lines(reasons, 4)
        else:
            self.screen.line(translate("why-can"))
        return False

    def hint(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """`hint`: what a strong player would do, and why; only against computers."""
        if len(self.session.people()) > 1:
            self.screen.line(translate("hint-people"))
            return False
        from regelwerk.coach import give_hint  # for who asks: the first question need not wait for the coach

        found = give_hint(self.session.game, seat, translate.lang, self.session.names(seat))
        if found is not None:
            self.screen.line(found.reason, 2)
            self.screen.line([(found.odds, "quiet")], 2)
        return False

    def preview(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """`preview 3`, `preview attack kena with leeroy`: what will come of it as far as it is certain."""
        number = NUMBER.fullmatch(rest)
        index = presenter.option_at(int(number[1])) if number else presenter.parse(rest).index
        if presenter.collected() is not None:
            self.screen.line(translate("preview-several"))
        elif not rest or index < 0:
            self.screen.line(no_name(rest) if rest else translate("preview-what"))
        else:
            from regelwerk.coach import preview  # as above

            found = preview(self.session.game, seat, index, translate.lang, self.session.names(seat))
            self.screen.line(" ".join(found.told) or translate("preview-nothing"), 2)
            for line in found.unless:
                self.screen.line([(line, "quiet")], 2)
        return False

    def show(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        number = NUMBER.fullmatch(rest)
        lines = presenter.card_detail_lines(rest) if rest and number is None else []
        if lines:
            self.screen.lines(lines, 2)
        else:
            self.screen.line(no_name(rest) if rest else translate("show-what"))
        return False

    def rule(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        book = self.session.game.ruleset.book()
        if not rest.strip("[]* "):
            self.screen.line(translate("rule-what"))
            return False
        try:
            found = book.find(rest.strip("[]*"), translate.lang)
        except RulebookError as error:
            self.screen.line(translate("error", message=str(error)))
            return False
        if found:
            show_rules(self.screen, found)
        else:
            self.screen.line(translate("rule-none", query=rest))
        return False

    def pile(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        self.screen.lines(presenter.pile_lines(rest), 4)
        return False

    def lists(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """`lists`: what everybody plays with, where lists are open; `lists Ben`: one player's list."""
        self.screen.lines(list_lines(self.session, seat, rest), 4)
        return False

    # ---------------------------------------------------------------- settings

    def ask(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """`ask off`: end turns without a question; `ask on`."""
        sitter = self.session.sitters[seat]
        if rest and rest.casefold() not in ON_OFF:
            self.screen.line(translate("ask-what"))
            return False
        sitter.asks = ON_OFF[rest.casefold()] if rest else not sitter.asks
        self.screen.line(translate("ask-on" if sitter.asks else "ask-off"))
        return False

    # ------------------------------------------------------------------- acting

    def undo(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """`undo`: the last decision; `undo pass`: back to the question that was passed automatically last."""
        if self.session.picks:  # of several things that are being chosen the last one
            self.session.picks.pop()
            self.screen.line(translate("undone"))
            return True
        to = PASS if rest.casefold() in PASSES else STEP
        problem = self.session.why_not_undoable(seat, to)
        if problem:
            self.screen.line(translate(problem))
            return False
        self.session.undo(seat, to)
        self.screen.line(translate("undone"))
        return True

    def cancel(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """Take the whole announcement back."""
        if not presenter.is_announcing():
            self.screen.line(translate("cancel-none"))
            return False
        if self.session.why_not_undoable(seat, ANNOUNCEMENT):
            self.screen.line(translate("undo-none"))
            return False
        self.session.undo(seat, ANNOUNCEMENT)
        self.screen.line(translate("cancelled"))
        return True

    def save(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        from regelwerk.terminal.save_game import report_saved, save_game

        report_saved(self.screen, lambda: save_game(self.session, rest, self.confirm))
        return False

    def confirm(self, question: str) -> bool:
        """See `confirm`."""
        return confirm(self.session.typing, question)

    def concede(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        if rest.casefold() not in ("yes", "ja") and not self.confirm(translate("concede-sure")):
            return False
        return self.perform_table_action(seat, CONCEDE)

    def draw(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        """Offer a draw, or take the offer back."""
        offered = self.session.game.state.draw_offers >> seat & 1
        done = self.perform_table_action(seat, WITHDRAW_DRAW if offered else OFFER_DRAW)
        if done:
            self.screen.line(translate("draw-withdrawn" if offered else "draw-offered"))
        return done and self.session.game.result is not None

    def perform_table_action(self, seat: int, verb: str) -> bool:
        reasons = self.session.act(seat, verb)
        self.screen.lines(reasons, 4)
        return not reasons

    def quit(self, seat: int, presenter: GamePresenter, rest: str) -> bool:
        # Somebody at a keyboard may have meant something else; a script means what it says.
        if self.session.typing.keyboard and not self.confirm(translate("quit-sure")):
            return False
        raise LeaveGame
