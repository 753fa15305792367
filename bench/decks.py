"""How even the ready decks are: a table of all pairings in the hands of one player, from one command.

    python -m bench.decks --games 20 --write

Decks of a game and of a size are a field; within it everybody meets everybody. The games of a pairing are saved in a
file of their own, `build/decks/GAME/PLAYER-SEED/A.B.json`, as results of the lab: an interrupted run goes on where it
was, `--games` may grow, and a pairing is played again when one of its decks or the rules have changed. `--games 0`
writes down what there is. `--only DECK` plays the pairings of that deck only. The page shows each field in the hands of
the strongest player that has played all its pairings.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Final

from bench.saved_games import play_on
from regelwerk import game_registry, lab
from regelwerk.kernel.chance import derive
from tools.deck_cover import UNUSED, unused_cards

RESULTS: Final = Path(__file__).parent / "decks.md"
FOLDER: Final = Path(__file__).parent.parent / "build" / "decks"
GAMES: Final = ("wowtcg", "duelmasters")
SEED: Final = 5_000_000
SEEDS: Final = {("wowtcg", 60): 5_100_000, ("wowtcg", 30): 5_200_000}
"""Used for nothing else, so that no deck was ever changed because of these games: a field gets another one with it."""
CHANGED: Final = {
    "burning-ground": 200_000,
    "call-of-the-storm": 300_000,
    "harbour-lights": 600_000,
    "totem-graves": 700_000,
}
"""Where a single deck was changed because of its field's games, its pairings get a seed so much higher than these."""
PILOTS: Final = ("master", "expert", "club", "greedy", "beginner", "random")
"""The players, the strongest first."""
LEARNING: Final = "learn-"
"""Decks for a first game that are plain on purpose begin so, and are not measured."""
LEAST: Final = 0.30
MOST: Final = 0.70
"""Against all others of its field no deck has fewer points than that, and none has more."""
ABOUT: Final = """\
Written by `python -m bench.decks`, which plays the games and goes on where it was interrupted. A win is a point, a
draw half a point; intervals are Wilson's, of 95 %. Every deal is played twice, with the seats exchanged. No deck may
have less than 30 % or more than 70 % against its field, the decks of its game and size; one that has is marked with
an exclamation mark. The decks for a first game of the World of Warcraft TCG are plain on purpose, and not among them.
"""


@dataclass(frozen=True)
class Field:
    """Decks that are measured against each other: the ready ones of a game and a size."""

    game: str
    size: int
    decks: tuple[str, ...]

    def pairings(self) -> Iterator[tuple[str, str]]:
        return combinations(self.decks, 2)

    @property
    def seed(self) -> int:
        """Of its games."""
        return SEEDS.get((self.game, self.size), SEED)

    def heading(self) -> str:
        """How its part of the page begins."""
        return f"## {game_registry.package(self.game).title('en')}: decks of {self.size}"

    def digest(self) -> str:
        """What changes when one of its decks does."""
        web = game_registry.package(self.game).web
        return hashlib.sha256("\n".join(web.deck_text(deck) for deck in self.decks).encode()).hexdigest()[:12]


@dataclass(frozen=True)
class Conditions:
    """Who plays, how many games of each pairing, from which seed, and where they are saved."""

    player: str
    games: int
    seed: int
    folder: Path

    def file(self, game: str, pair: tuple[str, str]) -> Path:
        return self.folder / game / f"{self.player}-{self.seed}" / f"{pair[0]}.{pair[1]}.json"

    def experiment(self, game: str, pair: tuple[str, str], games: int) -> lab.Experiment:
        """What is played of a pairing: deals of its own, or a lucky hand would count against all of its field."""
        own = int.from_bytes(hashlib.sha256(".".join(pair).encode()).digest()[:6], "big")
        seed = self.seed + max(CHANGED.get(deck, 0) for deck in pair)
        return lab.decks_round_robin(game, pair, self.player, games, seed=derive(seed, own))


def fields(game: str) -> list[Field]:
    """The fields of a game, the largest decks first."""
    web = game_registry.package(game).web
    sizes: dict[int, list[str]] = {}
    for deck in game_registry.package(game).card_library(()).ready_decks():
        if deck.startswith(LEARNING):
            continue
        sizes.setdefault(web.deck_report(web.deck_text(deck), "en")["size"], []).append(deck)
    return [Field(game, size, tuple(sizes[size])) for size in sorted(sizes, reverse=True)]


# ------------------------------------------------------------------------------------------------------------- play


def played(under: Conditions, game: str, pair: tuple[str, str]) -> list[lab.GameRecord]:
    """The games of a pairing that were played with today's decks under today's rules; at most as many as are wanted."""
    file = under.file(game, pair)
    if not file.exists():
        return []
    try:
        found = lab.resume(
            str(file), under.experiment(game, pair, max(under.games, lab.read(str(file)).experiment.games))
        )
    except lab.LabError:
        return []
    return found[: under.games] if under.games else found


def play(under: Conditions, game: str, pair: tuple[str, str], until: float) -> None:
    """Play what is missing of a pairing, until that moment (`time.monotonic`) at most."""
    experiment = under.experiment(game, pair, under.games)
    file = under.file(game, pair)
    file.parent.mkdir(parents=True, exist_ok=True)
    play_on(experiment, played(under, game, pair), lambda results: lab.write(results, str(file)), until)


def shares(under: Conditions, field: Field) -> dict[tuple[str, str], lab.Share]:
    """The points of each deck against each other that it has met."""
    found: dict[tuple[str, str], lab.Share] = {}
    for first, second in field.pairings():
        for record in played(under, field.game, (first, second)):
            found.setdefault((first, second), lab.Share()).add(record.score)
            found.setdefault((second, first), lab.Share()).add(1.0 - record.score)
    return found


# ------------------------------------------------------------------------------------------------------------- page


def strongest(under: Conditions, field: Field) -> Conditions:
    """The same with the strongest player that has played every pairing; as they are if none has."""
    for player in PILOTS:
        with_it = replace(under, player=player)
        if all(played(with_it, field.game, pair) for pair in field.pairings()):
            return with_it
    return under


def against_all(found: dict[tuple[str, str], lab.Share], deck: str) -> lab.Share:
    """The points of a deck against its whole field."""
    of = [share for (first, _), share in found.items() if first == deck]
    return lab.Share(sum(share.points for share in of), sum(share.games for share in of))


def percent(share: lab.Share) -> str:
    """A share with its interval, marked if the deck is too strong or too weak."""
    mark = "" if LEAST <= share.rate <= MOST else " !"
    return f"{100 * share.rate:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f}){mark}"


def seeds(under: Conditions, field: Field) -> str:
    """Where the deals of a field come from."""
    others = [f", {under.seed + more} with `{deck}`" for deck, more in CHANGED.items() if deck in field.decks]
    return f"seed {under.seed}{''.join(others)}"


def page(under: Conditions, field: Field) -> Iterator[str]:
    """The tables of a field: each deck against all, and all pairings."""
    found = shares(under, field)
    if not found:
        return
    package = game_registry.package(field.game)
    titles = {deck["key"]: deck["name"] for deck in package.web.ready_deck_list("en")}
    totals = {deck: against_all(found, deck) for deck in field.decks}
    order = sorted(field.decks, key=lambda deck: -totals[deck].rate)
    conditions = under.experiment(field.game, (field.decks[0], field.decks[1]), 2).conditions()
    yield field.heading()
    yield ""
    yield (
        f"{len(field.decks)} decks (`{field.digest()}`), {sum(share.games for share in totals.values()) // 2} games, "
        f"player `{under.player}`, {seeds(under, field)}; Regelwerk {conditions['regelwerk']}, definitions "
        f"`{conditions['definitions'][:12]}`, rules `{conditions['rules'][:12]}`."
    )
    yield ""
    yield "| | deck | title | games | points |"
    yield "| --- | --- | --- | --- | --- |"
    for number, deck in enumerate(order, 1):
        yield f"| {number} | `{deck}` | {titles[deck]} | {totals[deck].games} | {percent(totals[deck])} |"
    yield ""
    yield "Points of the row against the column, in percent:"
    yield ""
    yield f"| | {' | '.join(str(number) for number in range(1, len(order) + 1))} |"
    yield f"| --- | {' | '.join('---' for _ in order)} |"
    for number, deck in enumerate(order, 1):
        cells = [found.get((deck, other)) for other in order]
        yield f"| {number} `{deck}` | {' | '.join('' if one is None else f'{100 * one.rate:.0f}' for one in cells)} |"
    yield ""


def cards_left_out() -> Iterator[str]:
    """The cards of the World of Warcraft TCG that stand in no ready deck, each with its reason."""
    yield "## Cards in no deck"
    yield ""
    yield "Every other card of *Heroes of Azeroth* stands in a deck or in its side deck."
    yield ""
    yield "| card | why |"
    yield "| --- | --- |"
    for name in unused_cards():
        yield f"| {name} | {UNUSED[name]} |"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=20, help="of each pairing")
    parser.add_argument("--game", nargs="*", default=list(GAMES), choices=GAMES)
    parser.add_argument("--size", type=int, default=0, help="only decks of so many cards")
    parser.add_argument("--player", default="club", choices=PILOTS)
    parser.add_argument("--seed", type=int, default=0, help="another one than each field's own")
    parser.add_argument("--only", nargs="*", default=[], help="only the pairings of these decks")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so many")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    given = parser.parse_args(arguments)
    until = time.monotonic() + 60 * given.minutes
    wanted = [field for game in given.game for field in fields(game) if given.size in (0, field.size)]
    under = {field: Conditions(given.player, given.games, given.seed or field.seed, given.folder) for field in wanted}
    for field in wanted if given.games else ():
        for pair in field.pairings():
            if time.monotonic() < until and (not given.only or not set(pair).isdisjoint(given.only)):
                play(under[field], field.game, pair, until)
    pages = [(field, list(page(strongest(under[field], field), field))) for field in wanted]
    lines = [f"Not measured yet: {field.heading().lstrip('# ')}.\n" for field, its_page in pages if not its_page]
    lines += [line for _, its_page in pages for line in its_page]
    print("\n".join(lines))
    if given.write:
        text = "\n".join([*lines, *cards_left_out()])
        RESULTS.write_text(f"# How even the ready decks are\n\n{ABOUT}\n{text}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
