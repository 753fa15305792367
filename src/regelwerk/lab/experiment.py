"""Experiments: which players meet with which decks, in which games; plain data from which every game can be repeated.

The games are counted deal by deal. A deal has one seed in all pairings, and each pairing plays it twice with the seats
changed: so the luck of the deal and of the first turn falls to both sides alike. Game i of an experiment is the same
whatever else is played, in whichever process.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from regelwerk import __version__, game_registry, players
from regelwerk.game_registry import UnknownGameError
from regelwerk.kernel.chance import derive
from regelwerk.kernel.persistence.replay import fingerprint, hash_of_sources
from regelwerk.kernel.ruleset import Ruleset
from regelwerk.kernel.setup import file_text
from regelwerk.lab.messages import LabError, file_error
from regelwerk.lab.sequential import SequentialTest
from regelwerk.players import UnknownPlayerError

Custom = tuple[tuple[str, str], ...]
"""Names and texts of a user's own files of definitions."""

KINDS: Final = ("players", "decks", "duel", "field", "swap")
MAX_GAMES: Final = 10_000_000
LANGUAGE: Final = "en"
"""The language of faults in the messages of errors; a terminal words them itself."""


@dataclass(frozen=True)
class DeckList:
    """A deck as text, with the name it has in tables."""

    name: str
    text: str


@dataclass(frozen=True)
class Entrant:
    """One row of a matrix: a player, and the deck it always plays (None: the decks of the deal)."""

    name: str
    player: str
    deck: DeckList | None = None


class SeatedGame(NamedTuple):
    """One game of an experiment: who sits where with which deck.

    pairing   its number in `Experiment.pairings`
    deal      number of the deal
    seats     the seat of the pairing's first entrant and that of its second
    seed      of the game
    decks     by seat
    players   by seat
    """

    pairing: int
    deal: int
    seats: tuple[int, int]
    seed: int
    decks: tuple[DeckList, DeckList]
    players: tuple[str, str]


@dataclass(frozen=True)
class Experiment:
    """What is played.

    kind          one of KINDS
    pairings      pairs of entrants by number
    games         of each pairing
    deals         pairs of decks by seat, one after the other from deal to deal, for entrants without a deck
    mirrored      each deal is played twice with the seats changed; otherwise every game has a deal of its own
    record_cards  whether it is written down which cards were drawn and played, and how the sides stood turn by turn
    custom        files with definitions of a user's own, for games that read them
    until         p0, p1, alpha and beta of the sequential test that ends it, see `lab.sequential`
    """

    kind: str
    game: str
    entrants: tuple[Entrant, ...]
    pairings: tuple[tuple[int, int], ...]
    games: int
    seed: int = 0
    deals: tuple[tuple[DeckList, DeckList], ...] = ()
    mirrored: bool = True
    record_cards: bool = False
    edition: str = ""
    open_lists: bool = False
    custom: Custom = ()
    until: tuple[float, float, float, float] | None = None

    @property
    def test(self) -> SequentialTest | None:
        """The test that ends the experiment before all games are played."""
        return None if self.until is None else SequentialTest(*self.until)

    @property
    def total(self) -> int:
        """The number of games of all pairings."""
        return self.games * len(self.pairings)

    def seated(self, index: int) -> SeatedGame:
        """Return game number `index`: deal by deal, in each the pairings in turn, each in both seatings."""
        round_number, place = divmod(index, 2 * len(self.pairings))
        pairing, turned = divmod(place, 2)
        first, second = (self.entrants[number] for number in self.pairings[pairing])
        deal = round_number if self.mirrored else 2 * round_number + turned
        by_seat = (second, first) if turned else (first, second)
        pair = self.deals[round_number % len(self.deals)] if self.deals else (None, None)
        decks = [entrant.deck or deck for entrant, deck in zip(by_seat, pair)]
        one, two = decks
        assert one is not None and two is not None
        seats = (1, 0) if turned else (0, 1)
        return SeatedGame(
            pairing, deal, seats, derive(self.seed, deal), (one, two), (by_seat[0].player, by_seat[1].player)
        )

    def to_data(self) -> dict[str, Any]:
        """Return the experiment as plain data."""
        return asdict(self)

    def conditions(self) -> dict[str, str]:
        """Return under what the games are played besides: the version, and hashes of definitions, rules and players."""
        return conditions(self.game, self.edition)


def conditions(game: str, edition: str) -> dict[str, str]:
    """Return the version of Regelwerk and hashes over a game's definitions, its rules' code and the players' code.

    >>> sorted(conditions("duelmasters", ""))
    ['definitions', 'players', 'regelwerk', 'rules']
    """
    ruleset = game_registry.ruleset(game, edition)
    return {
        "regelwerk": __version__,
        "definitions": ruleset.defs({}).digest,
        "rules": fingerprint(ruleset),
        "players": _hash_of_players(),
    }


@cache
def _hash_of_players() -> str:
    return hash_of_sources(Path(players.__path__[0]))


def from_data(data: dict[str, Any]) -> Experiment:
    """Return an experiment from its plain data. Raises TypeError, KeyError or ValueError for anything else."""
    if set(data) != {field.name for field in fields(Experiment)}:
        raise ValueError("not the fields of an experiment")
    entrants = tuple(
        Entrant(str(one["name"]), str(one["player"]), _deck(one["deck"]) if one["deck"] else None)
        for one in data["entrants"]
    )
    pairings = tuple((int(first), int(second)) for first, second in data["pairings"])
    if any(not 0 <= number < len(entrants) for pairing in pairings for number in pairing):
        raise ValueError("a pairing of an entrant that is not there")
    deals = tuple((_deck(first), _deck(second)) for first, second in data["deals"])
    custom = tuple((str(name), str(text)) for name, text in data["custom"])
    p0, p1, alpha, beta = data["until"] or (0.0, 0.0, 0.0, 0.0)
    until = (float(p0), float(p1), float(alpha), float(beta)) if data["until"] else None
    found = Experiment(
        **{**data, "entrants": entrants, "pairings": pairings, "deals": deals, "custom": custom, "until": until}
    )
    if found.kind not in KINDS or not isinstance(found.games, int) or not isinstance(found.seed, int):
        raise ValueError("not an experiment")
    return found


def _deck(data: dict[str, Any]) -> DeckList:
    return DeckList(str(data["name"]), str(data["text"]))


# --------------------------------------------------------------------------- decks and players


def ruleset_of(game: str, edition: str = "") -> Ruleset:
    """Return the rules of a game. Raises LabError for a game or an edition that does not exist."""
    try:
        return game_registry.ruleset(game, edition)
    except UnknownGameError as error:
        raise LabError("reason", reason=str(error)) from None


def deck_list(game: str, given: str, custom: Custom = (), edition: str = "") -> DeckList:
    """Return a deck by its name or from a file, checked. Raises LabError with all its faults.

    >>> deck_list("duelmasters", "first-spark").name
    'first-spark'
    """
    ruleset = ruleset_of(game, edition)
    package = game_registry.package(game)
    library = package.card_library(custom)
    ready = library.ready_decks()
    try:
        deck = library.open_deck(given)
        text = package.web.deck_text(given) if given in ready else file_text(given)
    except FileNotFoundError:
        raise LabError("deck-unknown", name=given, decks=", ".join(ready)) from None
    except OSError as error:
        raise file_error("file", given, error) from None
    except ValueError as error:
        faults = getattr(error, "faults", None)
        if faults is None:
            raise LabError("deck-faults", name=given, faults=str(error)) from None
    else:
        faults = library.deck_faults(deck, "" if edition == ruleset.edition else edition)
    if faults:
        lines = "; ".join(library.fault_line(fault, LANGUAGE) for fault in faults)
        raise LabError("deck-faults", name=given, faults=lines)
    return DeckList(given if given in ready else Path(given).stem, text if "\n" in text else text + "\n")


def changed_deck(game: str, name: str, text: str, custom: Custom = (), edition: str = "") -> DeckList:
    """Return a deck that is no file, checked like one. Raises LabError with all its faults."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "changed.deck"
        file.write_text(text, encoding="utf-8")
        try:
            deck_list(game, str(file), custom, edition)
        except LabError as error:
            raise LabError("deck-faults", name=name, faults=error.values.get("faults", str(error))) from None
    return DeckList(name, text)


def check_player(name: str) -> str:
    """Return the name of a player as it is written. Raises LabError for one that does not exist."""
    name = name.strip().lower()
    try:
        players.make(name, 0)
    except UnknownPlayerError:
        raise LabError("player-unknown", name=name, players=", ".join(players.MEASURED)) from None
    return name


def can_meet(ruleset: Ruleset, first: DeckList, second: DeckList, custom: Custom) -> str:
    """Return why two decks cannot play against each other, "" where they can."""
    try:
        ruleset.prepare_custom([first.text, second.text], 0, None, "public", custom)
    except ValueError as error:
        return str(error)
    return ""


# --------------------------------------------------------------------------- the kinds


def players_round_robin(
    game: str, names: Sequence[str], decks: Sequence[str] = (), games: int = 100, **more: Any
) -> Experiment:
    """Return a round robin of players. Both sides of a deal play each of its decks once, from the same seat.

    names   names of players, at least two
    decks   every ordered pair of them is dealt in turn; without any, the decks for learning the game
    games   of each pairing
    more    `seed`, `edition`, `open_lists`, `custom`, as in Experiment

    >>> players_round_robin("duelmasters", ["random", "greedy"], games=10).total
    10
    """
    named = [check_player(name) for name in names]
    _check_distinct(named, "player")
    if len(named) < 2:
        raise LabError("two-players")
    deals = _deals(game, decks, **_deck_options(more))
    entrants = tuple(Entrant(name, name) for name in named)
    return _experiment("players", game, entrants, tuple(combinations(range(len(named)), 2)), games, deals, **more)


def decks_round_robin(
    game: str, decks: Sequence[str], player: str = "greedy", games: int = 100, **more: Any
) -> Experiment:
    """Return a round robin of decks in the hands of one player.

    decks   names or files, at least two; without any, all ready decks, of which only those meet that can

    >>> len(decks_round_robin("duelmasters", [], player="random").pairings)
    210
    """
    entrants = _deck_entrants(game, decks, check_player(player), **_deck_options(more))
    if len(entrants) < 2:
        raise LabError("two-decks")
    pairs = list(combinations(range(len(entrants)), 2))
    pairings = _meeting(game, entrants, pairs, strict=bool(decks), **_deck_options(more))
    return _experiment("decks", game, entrants, pairings, games, (), record_cards=True, **more)


def field_test(
    game: str, deck: str | DeckList, field: Sequence[str] = (), player: str = "greedy", games: int = 100, **more: Any
) -> Experiment:
    """Return one deck against each deck of a field.

    deck    a name, a file, or a list that has been checked
    field   names or files; without any, all other ready decks that can meet it
    games   against each deck of the field

    >>> len(field_test("duelmasters", "first-spark", player="random").pairings)
    20
    """
    options = _deck_options(more)
    player = check_player(player)
    tested = deck if isinstance(deck, DeckList) else deck_list(game, deck, **options)
    others = [other for other in _deck_entrants(game, field, player, **options) if field or other.name != tested.name]
    entrants = (Entrant(tested.name, player, tested), *others)
    _check_distinct([entrant.name for entrant in entrants], "deck")
    pairs = [(0, number) for number in range(1, len(entrants))]
    pairings = _meeting(game, entrants, pairs, strict=bool(field), **options)
    return _experiment("field", game, entrants, pairings, games, (), record_cards=True, **more)


def duel(
    game: str,
    first: str,
    second: str,
    decks: Sequence[str] = (),
    player: str = "greedy",
    games: int = 1000,
    until: SequentialTest | None = None,
    **more: Any,
) -> Experiment:
    """Return two players, or two decks in the hands of one player, against each other.

    Every game has a deal of its own, and the sides take turns in the seats: a sequential test needs independent games.
    `until` ends it before `games` are played. For two players, `decks` is as in `players_round_robin`.

    >>> duel("duelmasters", "random", "greedy").entrants[0].deck is None
    True
    """
    options = _deck_options(more)
    sides = (first.strip(), second.strip())
    known = [side.lower() in players.MEASURED for side in sides]
    if all(known):
        named = [check_player(side) for side in sides]
        _check_distinct(named, "player")
        entrants = tuple(Entrant(name, name) for name in named)
        deals = _deals(game, decks, **options)
    elif any(known):
        raise LabError("duel-mixed", first=sides[0], second=sides[1])
    else:
        entrants = _deck_entrants(game, sides, check_player(player), **options)
        _meeting(game, entrants, [(0, 1)], strict=True, **options)
        deals = ()
    bounds = None if until is None else (until.p0, until.p1, until.alpha, until.beta)
    return _experiment("duel", game, entrants, ((0, 1),), games, deals, mirrored=False, until=bounds, **more)


def _experiment(
    kind: str,
    game: str,
    entrants: tuple[Entrant, ...],
    pairings: tuple[tuple[int, int], ...],
    games: int,
    deals: tuple[tuple[DeckList, DeckList], ...],
    **more: Any,
) -> Experiment:
    """Return the experiment; the number of games is rounded up to whole deals."""
    if not 1 <= games <= MAX_GAMES:
        raise LabError("games", max=str(MAX_GAMES))
    return Experiment(kind, game, entrants, pairings, games + games % 2, deals=deals, **more)


def _deck_options(more: dict[str, Any]) -> dict[str, Any]:
    return {key: more[key] for key in ("custom", "edition") if key in more}


def _deck_entrants(
    game: str, decks: Sequence[str], player: str, custom: Custom = (), edition: str = ""
) -> tuple[Entrant, ...]:
    ruleset_of(game, edition)
    names = list(decks) or game_registry.package(game).card_library(custom).ready_decks()
    lists = [deck_list(game, name, custom, edition) for name in names]
    _check_distinct([deck.name for deck in lists], "deck")
    return tuple(Entrant(deck.name, player, deck) for deck in lists)


def _check_distinct(names: Sequence[str], what: str) -> None:
    for name in names:
        if names.count(name) > 1:
            raise LabError(f"{what}-twice", name=name)


def _deals(
    game: str, decks: Sequence[str], custom: Custom = (), edition: str = ""
) -> tuple[tuple[DeckList, DeckList], ...]:
    """Return every ordered pair of the decks that can meet."""
    ruleset = ruleset_of(game, edition)
    names = list(decks) or game_registry.package(game).card_library(custom).learning_decks()
    lists = [deck_list(game, name, custom, edition) for name in names]
    _check_distinct([deck.name for deck in lists], "deck")
    found = tuple((one, two) for one in lists for two in lists if not can_meet(ruleset, one, two, custom))
    if not found:
        raise LabError("no-pairing")
    return found


def _meeting(
    game: str,
    entrants: Sequence[Entrant],
    pairs: Sequence[tuple[int, int]],
    strict: bool,
    custom: Custom = (),
    edition: str = "",
) -> tuple[tuple[int, int], ...]:
    """Return the pairs whose decks can meet; `strict`: raise LabError for the first that cannot."""
    ruleset = ruleset_of(game, edition)
    found = []
    for pair in pairs:
        first, second = (entrants[number].deck for number in pair)
        assert first is not None and second is not None
        fault = can_meet(ruleset, first, second, custom)
        if fault and strict:
            raise LabError("cannot-meet", first=first.name, second=second.name, reason=fault)
        if not fault:
            found.append(pair)
    if not found:
        raise LabError("no-pairing")
    return tuple(found)
