"""`regelwerk pack`: open booster packs, and what the odds are."""

from __future__ import annotations

from fractions import Fraction

import click

from regelwerk import game_registry
from regelwerk.kernel.boosters import (
    Booster,
    chance_of_card,
    chance_of_rarity,
    expected_cards,
    open_pack,
)
from regelwerk.kernel.chance import Chance, derive
from regelwerk.kernel.language.reading import with_decimal_mark
from regelwerk.kernel.package import GamePackage
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.localized_click import (
    CommandError,
    LocalizedCommand,
    LocalizedGroup,
    LocalizedOption,
    game_option,
    plain_option,
)
from regelwerk.terminal.screen import Screen

MOST_PACKS = 1000


def game_of_set(game: str | None, code: str | None) -> str:
    """The game that is meant: the one that is named, else the one with boosters of the set, else the first.

    Raises CommandError that names the sets of all games.
    """
    if game is not None or not code:
        return game or game_registry.FIRST
    boosters = {name: game_registry.package(name).boosters() for name in game_registry.names()}
    for name, sets in boosters.items():
        if code.lower() in sets:
            return name
    known = [one for sets in boosters.values() for one in sets]
    raise CommandError(translate("pack-no-set", name=code, sets=", ".join(known)))


def booster_of(package: GamePackage, given: str | None) -> Booster:
    """The boosters of a set, the first one if none is named. Raises CommandError that names those there are."""
    boosters = package.boosters()
    if not boosters:
        raise CommandError(translate("pack-no-boosters", game=package.title(translate.lang)))
    if given is None:
        return next(iter(boosters.values()))
    if given.lower() not in boosters:
        raise CommandError(translate("pack-no-set", name=given, sets=", ".join(boosters)))
    return boosters[given.lower()]


@click.command("open", cls=LocalizedCommand, help="help-pack-open")
@click.argument("code", metavar="SET", required=False)
@click.option("--count", type=click.IntRange(1, MOST_PACKS), default=1, cls=LocalizedOption, help="help-pack-count")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, cls=LocalizedOption, help="help-pack-seed")
@plain_option
@game_option
def opening(code: str | None, count: int, seed: int, plain: bool, game: str | None) -> None:
    """Open packs: the cards of each, the rarest last."""
    package = game_registry.package(game_of_set(game, code))
    booster = booster_of(package, code)
    screen, shelf = Screen(True if plain else None), package.card_library()
    definitions = package.rules().defs({}).by_code
    for number in range(count):
        screen.line([(translate("pack-head", set=booster.name, number=number + 1, seed=str(seed)), "heading")])
        for card in open_pack(booster, Chance(derive(seed, number))):
            screen.line(shelf.card_line(definitions[card], translate.lang), 4)


@click.command("odds", cls=LocalizedCommand, help="help-pack-odds")
@click.argument("code", metavar="SET", required=False)
@plain_option
@game_option
def odds(code: str | None, plain: bool, game: str | None) -> None:
    """What a pack holds on the average, and how likely a certain card of each rarity is."""
    package = game_registry.package(game_of_set(game, code))
    booster = booster_of(package, code)
    screen, terms = Screen(True if plain else None), package.web.terms(translate.lang)
    screen.line([(translate("pack-odds-head", set=booster.name, rule=booster.rule), "heading")])
    for sheet, cards in booster.sheets.items():
        screen.line(
            translate(
                "pack-odds-line",
                rarity=terms.get(sheet, sheet),
                cards=len(cards),
                mean=str(expected_cards(booster, sheet)),
                any=percent(chance_of_rarity(booster, sheet)),
                one=percent(chance_of_card(booster, cards[0])),
                packs=str(round(1 / chance_of_card(booster, cards[0]))),
            ),
            4,
        )


def percent(chance: Fraction) -> str:
    """A chance to one decimal place in the reader's language; exact where it has no more.

    >>> percent(Fraction(1, 8))
    '12.5 %'
    """
    number = f"{float(chance * 100):.1f}".removesuffix(".0")
    return f"{with_decimal_mark(number, translate.lang)} %"


pack = LocalizedGroup("pack", help="help-pack", no_args_is_help=True, commands=[opening, odds])
"""The group of these commands."""
