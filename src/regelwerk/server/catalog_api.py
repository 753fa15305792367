"""Games, cards, decks and rules over HTTP."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk import catalogue, players
from regelwerk.kernel.rulebook import Entry, UnknownRule
from regelwerk.kernel.table_text import rule_mark
from regelwerk.server import store
from regelwerk.server.answers import encode, form_of, guest_of, house, lang_of, must_be_somebody, number_of, plain
from regelwerk.server.described import stops
from regelwerk.server.forms import (
    Cards,
    CheckDeck,
    DeckName,
    DeckReport,
    Explained,
    Face,
    Found,
    GameInfo,
    GameOption,
    KeepDeck,
    Level,
    MyDeck,
    OptionValue,
    OwnFiles,
    OwnReport,
    RuleInfo,
    Rules,
)
from regelwerk.server.hall import Wrong, ready_keys, ready_report
from regelwerk.server.room_options import LISTS, own_files
from regelwerk.server.say import phrases, say
from regelwerk.server.search import search
from regelwerk.server.secret import code as new_code
from regelwerk.server.shapes import Lang

MOST_DECKS: Final = 200
MOST_RULES: Final = 3000


def game_of(request: Request) -> str:
    """The game in the address. Raises Wrong."""
    game = str(request.path_params["game"])
    if game not in catalogue.names():
        raise Wrong(404, "no-game")
    return game


async def all_games(request: Request) -> Response:
    """`GET /api/games`."""
    return plain([info(game, lang_of(request)) for game in catalogue.names()])


async def one_game(request: Request) -> Response:
    """`GET /api/games/GAME`."""
    return plain(info(game_of(request), lang_of(request)))


@cache
def info(game: str, lang: Lang) -> GameInfo:
    """What a game is."""
    package = catalogue.package(game)
    web = package.web
    rules = package.rules()
    return GameInfo(
        game=game,
        edition=rules.edition,
        title=package.title(lang),
        takes=package.layout,
        seats=package.seats,
        players=[Level(name, say(lang, f"player-{name}")) for name in players.NAMES],
        decks=[DeckName(deck["key"], deck["name"], deck["about"], deck["learning"], False) for deck in web.ready(lang)],
        stops=stops(game, lang),
        phases=package.phases(),
        terms=web.terms(lang),
        hints=package.hints(lang),
        phrases=phrases(lang),
        cards=version(game),
        editions=[OptionValue(**edition) for edition in package.edition_notes(lang)],
        formats=[OptionValue(**one) for one in web.formats(lang)],
        options=options(game, lang),
        own=package.own is not None,
        glossary=[Explained(rule, words) for rule, words in package.glossary(lang)],
    )


def options(game: str, lang: Lang) -> list[GameOption]:
    """What may be chosen before a game begins."""
    found = msgspec.convert(catalogue.package(game).choices(lang), list[GameOption])
    kinds = [
        OptionValue("closed", say(lang, "lists-closed"), say(lang, "lists-closed-about")),
        OptionValue("open", say(lang, "lists-open"), say(lang, "lists-open-about")),
    ]
    return [*found, GameOption(LISTS, say(lang, "lists"), kinds, "closed")]


@cache
def version(game: str) -> str:
    """Changes when any card does, or how one is worded."""
    return hashlib.sha256(all_cards(game, "en") + all_cards(game, "de")).hexdigest()[:16]


@cache
def all_cards(game: str, lang: Lang) -> bytes:
    """Every face of a game as JSON."""
    return encode([msgspec.convert(face, Face) for face in catalogue.package(game).web.faces(lang)])


@cache
def whole(game: str, lang: Lang) -> bytes:
    """All cards of a game, as they are sent."""
    found = msgspec.json.decode(all_cards(game, lang), type=list[Face])
    return encode(Cards(game, lang, version(game), found))


async def cards(request: Request) -> Response:
    """`GET /api/games/GAME/cards`: all, or `code=` ones."""
    game, lang = game_of(request), lang_of(request)
    wanted = request.query_params.getlist("code")
    known = version(game)
    keep = request.query_params.get("v") == known
    if not wanted:
        return plain(msgspec.Raw(whole(game, lang)), keep=keep)
    found = [face for face in msgspec.json.decode(all_cards(game, lang), type=list[Face]) if face.code in wanted]
    return plain(Cards(game, lang, known, found), keep=keep)


async def find(request: Request) -> Response:
    """`GET /api/games/GAME/search?q=`."""
    game, lang = game_of(request), lang_of(request)
    codes, fault = search(game, request.query_params.get("q", "")[:300], lang)
    return plain(Found(codes, fault))


# --------------------------------------------------------------------------- rules


async def rules(request: Request) -> Response:
    """`GET /api/games/GAME/rules`: found by `q`, or all."""
    game, lang = game_of(request), lang_of(request)
    book = catalogue.rules(game).book()
    query = request.query_params.get("q", "")[:200].strip()
    entries = book.find(query, lang) if query else [book.entry(number) for number in book.numbers()]
    most = number_of(request, "most", MOST_RULES, 1, MOST_RULES)
    return plain(Rules(len(book), [rule_info(game, entry, lang) for entry in entries[:most]]))


async def rule(request: Request) -> Response:
    """`GET /api/games/GAME/rules/NUMBER`."""
    game, lang = game_of(request), lang_of(request)
    try:
        entry = catalogue.rules(game).book().entry(str(request.path_params["number"]))
    except UnknownRule:
        raise Wrong(404, "no-rule") from None
    return plain(rule_info(game, entry, lang))


def rule_info(game: str, entry: Entry, lang: Lang) -> RuleInfo:
    """A rule to be read."""
    mark = rule_mark(catalogue.rules(game).book(), entry.number)
    note = "" if entry.standing == "source" else STANDINGS[lang][entry.standing]
    return RuleInfo(
        number=entry.number,
        mark=mark,
        title=entry.title(lang),
        text=entry.text(lang),
        source=entry.source,
        standing=entry.standing,
        note=note,
        edition=entry.edition,
        see=list(entry.see),
    )


STANDINGS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "later edition": "known only from a later edition",
        "inferred": "inferred by us",
        "proposed": "proposed by us",
    },
    "de": {
        "later edition": "nur aus einer späteren Ausgabe bekannt",
        "inferred": "von uns erschlossen",
        "proposed": "von uns vorgeschlagen",
    },
}
"""How well a rule is attested, where no source of the edition states it."""


# --------------------------------------------------------------------------- decks


async def ready_deck(request: Request) -> Response:
    """`GET /api/games/GAME/decks/KEY`: a deck that comes with the game, or one of mine."""
    game, lang = game_of(request), lang_of(request)
    key = str(request.path_params["key"])
    if key in ready_keys(game)[0]:
        report = ready_report(game, key, lang, "")
    else:
        mine = await house(request).hall.database.read(store.decks_of(guest_of(request)[0], game))
        found = [deck.text for deck in mine if deck.key == key]
        if not found:
            raise Wrong(404, "no-deck")
        report = await house(request).hall.report(game, found[0], lang, {})
    return plain(msgspec.convert(report, DeckReport))


async def check_deck(request: Request) -> Response:
    """`POST /api/games/GAME/decks/check`."""
    game = game_of(request)
    form = await form_of(request, CheckDeck)
    try:
        catalogue.rules(game, form.edition)
    except catalogue.UnknownGame as unknown:
        raise Wrong(400, "bad-request", why=str(unknown)) from None
    report = await house(request).hall.report(game, form.text, form.lang, form.own, form.edition)
    return plain(msgspec.convert(report, DeckReport))


async def check_own(request: Request) -> Response:
    """`POST /api/games/GAME/own/check`."""
    game = game_of(request)
    if catalogue.package(game).own is None:
        raise Wrong(404, "no-such")
    form = await form_of(request, OwnFiles)
    report = await house(request).hall.report(game, None, form.lang, form.files)
    return plain(msgspec.convert(report, OwnReport))


async def own_cards(request: Request) -> Response:
    """`GET /api/rooms/CODE/cards`: the definitions of their own that the players of a room have brought along."""
    kept = await house(request).hall.find(str(request.path_params["code"]))
    lang = lang_of(request)
    files = own_files(kept.about.options)
    found: list[Face] = []
    if catalogue.package(kept.game).own is not None and files:
        report = await house(request).hall.report(kept.game, None, lang, files)
        found = msgspec.convert(report, OwnReport).cards
    return plain(Cards(kept.game, lang, "", found))


async def my_decks(request: Request) -> Response:
    """`GET /api/me/decks`."""
    guest, _ = must_be_somebody(request)
    return plain(await house(request).hall.database.read(store.decks_of(guest, request.query_params.get("game", ""))))


async def keep_deck(request: Request) -> Response:
    """`PUT /api/me/decks/KEY`, `POST /api/me/decks` for a new one."""
    guest, _ = must_be_somebody(request)
    form = await form_of(request, KeepDeck)
    if form.game not in catalogue.names():
        raise Wrong(404, "no-game")
    if "\0" in form.name + form.text:
        raise Wrong(400, "bad-request", why="a character that is none")
    database = house(request).hall.database
    mine = await database.read(store.decks_of(guest))
    key = request.path_params.get("key")
    if key is None:
        if len(mine) >= MOST_DECKS:
            raise Wrong(429, "too-many")
        key = new_code()
    elif key not in [deck.key for deck in mine]:
        raise Wrong(404, "no-deck")
    deck = MyDeck(key, form.game, form.name, form.text)
    await database.write(store.keep_deck(guest, deck))
    return plain(deck)


async def drop_deck(request: Request) -> Response:
    """`DELETE /api/me/decks/KEY`."""
    guest, _ = must_be_somebody(request)
    if not await house(request).hall.database.write(store.drop_deck(guest, str(request.path_params["key"]))):
        raise Wrong(404, "no-deck")
    return Response(status_code=204)


ROUTES: Final = [
    Route("/api/games", all_games),
    Route("/api/games/{game}", one_game),
    Route("/api/games/{game}/cards", cards),
    Route("/api/games/{game}/search", find),
    Route("/api/games/{game}/rules", rules),
    Route("/api/games/{game}/rules/{number:path}", rule),
    Route("/api/games/{game}/decks/check", check_deck, methods=["POST"]),
    Route("/api/games/{game}/decks/{key}", ready_deck),
    Route("/api/games/{game}/own/check", check_own, methods=["POST"]),
    Route("/api/rooms/{code}/cards", own_cards),
    Route("/api/me/decks", my_decks),
    Route("/api/me/decks", keep_deck, methods=["POST"]),
    Route("/api/me/decks/{key}", keep_deck, methods=["PUT"]),
    Route("/api/me/decks/{key}", drop_deck, methods=["DELETE"]),
]
