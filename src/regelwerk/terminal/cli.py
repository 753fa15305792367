"""The command `regelwerk`."""

from __future__ import annotations

from typing import Final

import click

from regelwerk.kernel.version import VERSION, form
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import LocalizedGroup, LocalizedOption

COMMANDS: Final = (
    "play", "learn", "serve", "admin", "rules", "cards", "deck", "pack", "sealed", "draft", "event", "sim", "lab",
    "replay", "review", "puzzle", "scene",
)  # fmt: skip
"""Every command that the help lists."""


def command(name: str) -> click.Command | None:
    """The command of that name or of one that people try first; its module is loaded when it is asked for."""
    return _to_play(name) or _to_look_up(name) or _to_examine(name)


def _to_play(name: str) -> click.Command | None:
    if name == "play":
        from regelwerk.terminal.commands.play import play

        return play
    if name == "learn":
        from regelwerk.terminal.commands.learn import learn

        return learn
    if name == "serve":
        from regelwerk.terminal.commands.serve import serve

        return serve
    if name == "admin":
        from regelwerk.terminal.commands.admin import admin

        return admin
    if name == "sealed":
        from regelwerk.terminal.commands.sealed import sealed

        return sealed
    if name == "draft":
        from regelwerk.terminal.commands.draft import draft

        return draft
    if name in ("event", "tournament"):
        from regelwerk.terminal.commands.event import event

        return event
    if name == "puzzle":
        from regelwerk.terminal.commands.puzzle import puzzle

        return puzzle
    return None


def _to_look_up(name: str) -> click.Command | None:
    if name in ("rules", "rule"):
        from regelwerk.terminal.commands.rules import rules

        return rules
    if name in ("cards", "card"):
        from regelwerk.terminal.commands.cards import cards

        return cards
    if name == "deck":
        from regelwerk.terminal.commands.deck import deck

        return deck
    if name == "pack":
        from regelwerk.terminal.commands.pack import pack

        return pack
    if name == "decks":
        from regelwerk.terminal.commands.deck import listing

        return listing
    return None


def _to_examine(name: str) -> click.Command | None:
    if name == "sim":
        from regelwerk.terminal.commands.sim import sim

        return sim
    if name == "lab":
        from regelwerk.terminal.commands.lab import lab

        return lab
    if name == "replay":
        from regelwerk.terminal.commands.replay import replay

        return replay
    if name == "review":
        from regelwerk.terminal.commands.review import review

        return review
    if name == "scene":
        from regelwerk.terminal.commands.scene import scene

        return scene
    return None


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        click.echo(f"regelwerk {VERSION} ({translate(f'form-{form()}')})")
        ctx.exit()


main = LocalizedGroup(
    "regelwerk",
    help="help-main",
    names=COMMANDS,
    load=command,
    no_args_is_help=True,
)
"""The group behind the command; `main()` runs it and leaves with its status."""
main.params.append(
    LocalizedOption(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_version, help="help-version"
    )
)


__all__ = ["COMMANDS", "main"]

if __name__ == "__main__":  # `python -m regelwerk.terminal.cli` must not do nothing without a word
    main(prog_name="regelwerk")
