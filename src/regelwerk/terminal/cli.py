"""The command `regelwerk`."""

from __future__ import annotations

from typing import Final

import click

from regelwerk.terminal.clicking import Group, Said, lang_option

_HERE: Final = "regelwerk.terminal.commands"
COMMANDS: Final = {
    "play": f"{_HERE}.play:play",
    "serve": f"{_HERE}.serve:serve",
    "rules": f"{_HERE}.rules:rules",
    "cards": f"{_HERE}.cards:cards",
    "deck": f"{_HERE}.deck:deck",
    "sim": f"{_HERE}.sim:sim",
    "replay": f"{_HERE}.replay:replay",
    "scene": f"{_HERE}.scene:scene",
    # names that people try first
    "rule": f"{_HERE}.rules:rules",
    "card": f"{_HERE}.cards:cards",
    "decks": f"{_HERE}.deck:listing",
}
"""Every command and the module that has it."""


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from regelwerk import __version__

        click.echo(f"regelwerk {__version__}")
        ctx.exit()


main = Group(
    "regelwerk",
    help="help-main",
    modules=COMMANDS,
    hidden=("rule", "card", "decks"),
    no_args_is_help=True,
    params=[
        lang_option(),
        Said(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_version, help="help-version"),
    ],
)
"""The group behind the command; `main()` runs it and leaves with its status."""


__all__ = ["COMMANDS", "main"]

if __name__ == "__main__":  # `python -m regelwerk.terminal.cli` must not do nothing without a word
    main(prog_name="regelwerk")
