"""Click in two languages: help texts are keys, worded when somebody reads them.

Click fixes its texts when a module is imported, before the language is known; so the
classes here keep the key `help-...` and look it up at the moment of asking. Errors are
worded here too, and no traceback ever reaches a user.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn, TypeVar

import click

from regelwerk import game_registry
from regelwerk.kernel.language import reading
from regelwerk.terminal.i18n import LANGUAGES, messages, reader_tag, translate
from regelwerk.terminal.screen import strip_control

USAGE: Final = 2
"""Exit status: the command was called wrongly."""
EXIT_FAILED: Final = 1
"""Exit status: the command did its work, and the answer is no."""
EXIT_STOPPED: Final = 130
"""Exit status: interrupted from the keyboard."""


class CommandError(Exception):
    """Something a user can understand and put right: a sentence, and the exit status."""

    def __init__(self, message: str, status: int = EXIT_FAILED) -> None:
        super().__init__(message)
        self.message = message
        self.status = status


class LocalizedOption(click.Option):
    """An option whose help is a key."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        key = self.help or ""
        return record[0], translate(key) if key.startswith("help-") else record[1]

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for the value: a number, or the word for it in the reader's language."""
        if self.metavar is None and isinstance(self.type, click.types.IntParamType | click.types.FloatParamType):
            return translate("metavar-number")
        return metavar(super().make_metavar(ctx))


METAVARS: Final = {
    "FILE": "file",
    "FOLDER": "folder",
    "ADDRESS": "address",
    "QUERY": "words",
    "ROOM": "room",
    "GUEST": "guest",
    "KIND=DAYS": "kind-days",
}
"""What stands for a value in a call, and the messages `metavar-...` for it. The rest reads alike in both languages."""


def metavar(shown: str) -> str:
    """What stands for a value, in the reader's language.

    >>> translate.lang = "de"
    >>> metavar("[NAME|FILE]..."), metavar("URL")
    ('[NAME|DATEI]...', 'URL')
    >>> translate.lang = "en"
    """
    for word, key in METAVARS.items():
        shown = shown.replace(word, translate(f"metavar-{key}"))
    return shown


class LocalizedCommand(click.Command):
    """A command whose help is a key; `help-NAME-more` holds examples, printed as they stand.

    It takes what every command takes besides its own options (`reading_options`), last.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.params += reading_options()

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The same, but an option without its value knows whose option it is."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def get_short_help_str(self, limit: int = 45) -> str:
        return translate(f"{self.help}-short") if self.help else ""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), translate("usage") + " ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = [translate("usage-options")] if self.params or self.add_help_option else []
        for param in self.get_params(ctx):
            pieces += [metavar(piece) for piece in param.get_usage_pieces(ctx)]
        return pieces

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if not self.help:
            return
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(translate(self.help))
        more = f"{self.help}-more"
        if messages(translate.lang).has(more):
            formatter.write_paragraph()
            for line in translate(more).splitlines():
                formatter.write(f"    {line}\n".replace("    \n", "\n"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
        if records:
            with formatter.section(translate("usage-options-heading")):
                formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_option()


def help_option() -> click.Option:
    """`--help`, worded in the language of the run."""
    return LocalizedOption(
        ["-h", "--help"], is_flag=True, is_eager=True, expose_value=False, callback=_show_help, help="help-help"
    )


def reading_options() -> list[click.Option]:
    """`--lang`, `--card-names`: `reader_tag` has read them; here they are allowed, before and behind a command."""
    choice = click.Choice(LANGUAGES)
    return [
        LocalizedOption(["--lang"], type=choice, expose_value=False, help="help-lang"),
        LocalizedOption(
            ["--card-names"], type=choice, expose_value=False, help="help-card-names", callback=check_card_names
        ),
    ]


def check_card_names(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    """Raise CommandError where German names would stand in English sentences."""
    if value == "de" and reading.language(translate.lang) != "de":
        raise CommandError(translate("card-names-in-german"), USAGE)


Function = TypeVar("Function", bound=Callable[..., Any])


def plain_option(function: Function) -> Function:
    """`--plain` for a command that shows something."""
    return click.option("--plain", is_flag=True, cls=LocalizedOption, help="help-plain")(function)


class GameNameType(click.Choice[str]):
    """A game by its name, or by what people call it."""

    def __init__(self) -> None:
        super().__init__(game_registry.GAMES)

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        self.choices = game_registry.names()  # there may be more of them by now
        return super().convert(game_registry.ALIASES.get(value.casefold(), value), param, ctx)


def game_option(function: Function) -> Function:
    """`--game` for a command that is about cards, decks or rules of one game."""
    return click.option("--game", type=GameNameType(), cls=LocalizedOption, help="help-game")(function)


def folder_option(function: Function) -> Function:
    """`--folder` for a command that takes definitions of a user's own."""
    option = click.option(
        "--folder", metavar="FOLDER", envvar="REGELWERK_FOLDER", cls=LocalizedOption, help="help-folder"
    )
    return option(function)


def edition_option(function: Function) -> Function:
    """`--edition` for a command that plays."""
    option = click.option("--edition", default="", metavar="NAME", cls=LocalizedOption, help="help-edition")
    return option(function)


def _show_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


class LocalizedGroup(LocalizedCommand, click.Group):
    """A group whose commands may be loaded when they are called: `load` finds them, `names` are those in the help."""

    def __init__(
        self,
        *args: Any,
        names: Sequence[str] = (),
        load: Callable[[str], click.Command | None] | None = None,
        **more: Any,
    ):
        super().__init__(*args, **more)
        self.names = names
        self.load = load

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.names, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        found = self.load(cmd_name) if self.load is not None else None
        return found or self.commands.get(cmd_name)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx), translate("usage-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        # Those of `names` have a key of their own, so that nothing need be loaded to list them.
        rows = [(name, translate(f"help-{name}-short")) for name in self.names]
        rows += [(name, command.get_short_help_str()) for name, command in self.commands.items()]
        with formatter.section(translate("usage-commands-heading")):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[:1] == ["help"] or args[:1] == ["hilfe"]:
            click.echo(ctx.get_help())
            ctx.exit()
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise CommandError(
                translate("no-command", name=args[0], near=_near(args[0], self.list_commands(ctx))), USAGE
            )
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        """Run, word every error, and leave with a status."""
        given = list(sys.argv[1:] if args is None else args)
        translate.lang = reader_tag(given, os.environ)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="plainer")  # no terminal is too old to be told something
        more["standalone_mode"] = False
        _exit(run_safely(lambda: super(LocalizedGroup, self).main(given, *rest, **more)))


def run_safely(work: Callable[[], Any]) -> int:
    """Do the work; the exit status, after whatever went wrong has been said on the error output."""
    try:
        status = work()
        if sys.stdout is not None:  # it may have been closed before we began
            sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except CommandError as failure:
        click.echo(strip_control(failure.message), err=True)
        return failure.status
    except click.exceptions.NoArgsIsHelpError as help_wanted:
        click.echo(help_wanted.message)
        return USAGE
    except click.UsageError as error:
        if error.message == "Missing command." and error.ctx is not None:  # options, but nothing to be done
            click.echo(error.ctx.get_help())
            return USAGE
        click.echo(usage_error(error), err=True)
        return USAGE
    except click.ClickException as error:
        click.echo(translate("error", message=error.format_message()), err=True)
        return error.exit_code
    except (click.Abort, KeyboardInterrupt, EOFError):
        click.echo("", err=True)
        click.echo(translate("stopped"), err=True)
        return EXIT_STOPPED
    except BrokenPipeError:
        return broken_pipe()
    except OSError as error:
        click.echo(translate("error", message=os_error(error)), err=True)
        return EXIT_FAILED
    except RecursionError:
        click.echo(translate("error-ours", message="RecursionError"), err=True)
        return EXIT_FAILED
    except Exception as error:  # the last resort: a fault of ours is said in one sentence, with how to see more
        if os.environ.get("REGELWERK_DEBUG"):
            raise
        click.echo(strip_control(translate("error-ours", message=f"{type(error).__name__}: {error}")), err=True)
        return EXIT_FAILED


def broken_pipe() -> int:
    """The reader of our output is gone; nothing more may be written, not even by the interpreter as it ends."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return 0
    return 0


def _exit(status: int) -> NoReturn:
    raise SystemExit(status)


def os_error(error: OSError) -> str:
    """What is wrong with a file, in words.

    >>> translate.lang = "en"
    >>> os_error(FileNotFoundError(2, "No such file or directory", "my.deck"))
    'file “my.deck” not found'
    """
    name = str(error.filename or "")
    if isinstance(error, FileNotFoundError):
        return translate("file-missing", name=name)
    if isinstance(error, IsADirectoryError):
        return translate("file-directory", name=name)
    if isinstance(error, PermissionError):
        return translate("file-forbidden", name=name)
    return translate("file-error", name=name, why=error.strerror or type(error).__name__)


def usage_error(error: click.UsageError) -> str:
    """A wrong call, worded, with where to read how it is right."""
    path = error.ctx.command_path if error.ctx is not None else "regelwerk"
    return f"{_what_is_wrong(error)}\n{translate('usage-hint', command=f'{path} --help')}"


def _what_is_wrong(error: click.UsageError) -> str:
    if isinstance(error, click.NoSuchOption):
        near = ", ".join(error.possibilities or ())
        if not near:
            return translate("no-option", name=error.option_name)
        return translate("no-option-near", name=error.option_name, near=near)
    if isinstance(error, click.MissingParameter):
        return translate("missing", name=_name_of(error))
    if isinstance(error, click.BadParameter):
        param = error.param
        if param is not None and isinstance(param.type, click.Choice):
            return translate(
                "bad-choice", name=_name_of(error), choices=", ".join(str(one) for one in param.type.choices)
            )
        if param is not None and isinstance(param.type, click.types.IntParamType | click.types.FloatParamType):
            return _wanted_number(_name_of(error), param.type)
        return translate("bad-value", name=_name_of(error), why=error.message)
    if isinstance(error, click.BadOptionUsage):
        flag = "does not take a value" in error.message
        return translate("option-flag" if flag else "option-alone", name=error.option_name)
    beyond = _BEYOND.search(error.message)
    if beyond is not None:
        return translate("too-much", what=beyond[1])
    return translate("bad-call", why=error.message)


_BEYOND: Final = re.compile(r"unexpected extra arguments? \((.*)\)", re.DOTALL)
"""How click names what stands behind the last thing that a command takes."""


def _wanted_number(name: str, kind: click.types.IntParamType | click.types.FloatParamType) -> str:
    """Which number an option takes."""
    sort = "whole" if isinstance(kind, click.types.IntParamType) else "any"
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if least is not None and most is not None:
        return translate(f"number-between-{sort}", name=name, least=f"{least}", most=f"{most}")
    if least is not None:
        return translate(f"number-from-{sort}", name=name, least=f"{least}")
    return translate(f"number-{sort}", name=name)


def _name_of(error: click.BadParameter) -> str:
    param = error.param
    if param is None:
        return error.param_hint if isinstance(error.param_hint, str) else "?"
    if isinstance(param, click.Option):
        return param.opts[-1]
    if isinstance(param.type, click.Choice):
        return translate("metavar-game")
    return metavar(param.make_metavar(error.ctx or click.Context(Dummy)).strip("[]"))


Dummy: Final = click.Command("regelwerk")
"""Stands where click insists on a command."""


def _near(name: str, known: Sequence[str]) -> str:
    from difflib import get_close_matches  # only when something is wrong already

    return ", ".join(get_close_matches(name, known, 2, 0.5) or known)
