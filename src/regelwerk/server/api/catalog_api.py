"""Games, cards, decks and rules over HTTP."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regelwerk import game_registry, lessons, players, rule_scenes
from regelwerk.kernel.language.reading import language
from regelwerk.kernel.limited import LimitedPlay
from regelwerk.kernel.presentation.text import rule_mark
from regelwerk.kernel.rulebook import RuleEntry, UnknownRuleError
from regelwerk.server.api.requests import (
    code_of,
    context_of,
    current_guest,
    encode,
    json_response,
    parse_body,
    query_int,
    request_language,
    require_guest,
)
from regelwerk.server.credentials import code as new_code
from regelwerk.server.i18n import phrases, translate
from regelwerk.server.rooms.ready_decks import ready_keys, ready_report
from regelwerk.server.rooms.request_error import RequestError
from regelwerk.server.rooms.room_info import stops
from regelwerk.server.rooms.room_options import LISTS, THINKING, own_files
from regelwerk.server.schema.common import Face, Lang
from regelwerk.server.schema.http_api import (
    CardList,
    CardSet,
    CheckDeck,
    ComputerLevel,
    DeckName,
    DeckReport,
    DifferenceInfo,
    GameInfo,
    GameOption,
    GlossaryEntry,
    KnownGameInfo,
    KnownGames,
    LimitedInfo,
    MyDeck,
    OpponentInfo,
    OptionValue,
    RuleInfo,
    RuleReference,
    SaveDeck,
    SearchResult,
    TableInfo,
)
from regelwerk.server.schema.own_files import CustomFiles, CustomFilesReport
from regelwerk.server.storage import decks as deck_store
from regelwerk.server.worker.reader_commands import FindCards, FindRules, Found

MOST_DECKS: Final = 200
MOST_RULES: Final = 3000
MOST_SEARCHED: Final = 300
"""So many letters of what is searched for are read."""
LOOKING: Final = 5.0
"""Seconds that a search may take."""


def game_of(request: Request) -> str:
    """The game in the address. Raises RequestError."""
    game = str(request.path_params["game"])
    if game not in game_registry.names():
        raise RequestError(404, "no-game")
    return game


async def all_games(request: Request) -> Response:
    """`GET /api/games`."""
    return json_response([await with_own_decks(request, game) for game in game_registry.names()])


async def one_game(request: Request) -> Response:
    """`GET /api/games/GAME`."""
    return json_response(await with_own_decks(request, game_of(request)))


def limited_info(plays: Mapping[str, LimitedPlay]) -> LimitedInfo | None:
    """How sealed deck and drafts of a game are played, by the sets there are boosters of."""
    if not plays:
        return None
    play = next(iter(plays.values()))
    least, most = play.seats
    sets = [CardSet(code, one.booster.name) for code, one in plays.items()]
    return LimitedInfo(sets, play.sealed_packs, play.draft_packs, least, most, play.smallest)


async def with_own_decks(request: Request, game: str) -> GameInfo:
    """What a game is, with the decks that the guest keeps before those that come with it."""
    found = info(game, request_language(request))
    guest, _ = current_guest(request)
    if not guest:
        return found
    mine = await context_of(request).lobby.database.read(deck_store.list_decks(guest, game))
    own = [DeckName(deck.key, deck.name, "", False, True, []) for deck in mine]
    return msgspec.structs.replace(found, decks=[*own, *found.decks])


@cache
def info(game: str, lang: Lang) -> GameInfo:
    """What a game is."""
    package = game_registry.package(game)
    web = package.web
    ruleset = package.rules()
    return GameInfo(
        game=game,
        edition=ruleset.edition,
        title=package.title(lang),
        takes=package.layout,
        seats=package.seats,
        players=[ComputerLevel(name, translate(lang, f"player-{name}")) for name in players.NAMES],
        opponents=[
            OpponentInfo(one.key, one.name, one.emblem, one.level, one.about[language(lang)])
            for one in players.OPPONENTS
        ],
        decks=[
            DeckName(deck["key"], deck["name"], deck["about"], deck["learning"], False, deck["cover"])
            for deck in web.ready_deck_list(lang)
        ],
        stops=stops(game, lang),
        phases=package.phases(),
        phase_rules=package.phase_rules(),
        terms=web.terms(lang),
        hints=package.hints(lang),
        phrases=phrases(lang),
        cards=version(game),
        editions=[OptionValue(**edition) for edition in package.edition_notes(lang)],
        formats=[OptionValue(**one) for one in web.formats(lang)],
        options=options(game, lang),
        own=package.own is not None,
        glossary=[GlossaryEntry(rule, words) for rule, words in package.glossary(lang)],
        lesson=lessons.first_game(game).minutes if game in lessons.names() else 0,
        limited=limited_info(package.limited_sets),
        cover=[faces_by_code(game, lang)[code] for code in package.cover],
        tables=[
            TableInfo(one.key, one.title[language(lang)], list(one.decks), list(one.teams)) for one in package.tables
        ],
        names=list(package.name_languages),
    )


def options(game: str, lang: Lang) -> list[GameOption]:
    """What may be chosen before a game begins."""
    found = msgspec.convert(game_registry.package(game).choices(lang), list[GameOption])
    kinds = [
        OptionValue("closed", translate(lang, "lists-closed"), translate(lang, "lists-closed-about")),
        OptionValue("open", translate(lang, "lists-open"), translate(lang, "lists-open-about")),
    ]
    shown = [
        OptionValue(one, translate(lang, f"thinking-{one}"), translate(lang, f"thinking-{one}-about"))
        for one in ("hidden", "shown")
    ]
    lists = GameOption(LISTS, translate(lang, "lists"), kinds, "closed")
    return [*found, lists, GameOption(THINKING, translate(lang, "thinking-option"), shown, "hidden")]


@cache
def version(game: str) -> str:
    """Changes when any card does, or how one is worded."""
    return hashlib.sha256(all_cards(game, "en") + all_cards(game, "de")).hexdigest()[:16]


@cache
def faces_by_code(game: str, lang: Lang) -> Mapping[str, Face]:
    """Every face of a game."""
    return {face["code"]: msgspec.convert(face, Face) for face in game_registry.package(game).web.faces(lang)}


@cache
def all_cards(game: str, lang: Lang) -> bytes:
    """The same as JSON."""
    return encode(list(faces_by_code(game, lang).values()))


@cache
def whole(game: str, lang: Lang) -> bytes:
    """All cards of a game, as they are sent."""
    found = msgspec.json.decode(all_cards(game, lang), type=list[Face])
    return encode(CardList(game, lang, version(game), found))


async def cards(request: Request) -> Response:
    """`GET /api/games/GAME/cards`: all, or `code=` ones."""
    game, lang = game_of(request), request_language(request)
    wanted = request.query_params.getlist("code")
    known = version(game)
    keep = request.query_params.get("v") == known
    if not wanted:
        return json_response(msgspec.Raw(whole(game, lang)), keep=keep)
    found = [face for face in msgspec.json.decode(all_cards(game, lang), type=list[Face]) if face.code in wanted]
    return json_response(CardList(game, lang, known, found), keep=keep)


async def find(request: Request) -> Response:
    """`GET /api/games/GAME/search?q=`."""
    game, lang = game_of(request), request_language(request)
    line = request.query_params.get("q", "")[:MOST_SEARCHED]
    found = await look_up(request, FindCards(room="", game=game, line=line, lang=lang))
    return json_response(SearchResult(found.found, found.fault))


async def look_up(request: Request, command: FindCards | FindRules) -> Found:
    """What a reader finds. Raises RequestError, WorkerDiedError."""
    reply = await context_of(request).lobby.readers.ask(command, LOOKING)
    if not isinstance(reply, Found):
        raise RequestError(503, "busy")
    return reply


# --------------------------------------------------------------------------- rules


async def rules(request: Request) -> Response:
    """`GET /api/games/GAME/rules`: found by `q`, or all."""
    game, lang = game_of(request), request_language(request)
    await asyncio.to_thread(rule_scenes.shown_rules)  # read once, from many files
    most = query_int(request, "most", MOST_RULES, 1, MOST_RULES)
    words = request.query_params.get("q", "")[:MOST_SEARCHED].strip()
    if not words:
        return json_response(rule_list(game, lang, list(rules_of(game, lang))[:most]))
    found = await look_up(request, FindRules(room="", game=game, words=words, lang=lang))
    return json_response(rule_list(game, lang, found.found[:most]))


def rule_list(game: str, lang: Lang, numbers: Sequence[str]) -> dict[str, object]:
    """Some rules in the shape of `RuleList`."""
    known = rules_of(game, lang)
    return {"count": len(known), "rules": [known[number] for number in numbers]}


@cache
def rules_of(game: str, lang: Lang) -> dict[str, msgspec.Raw]:
    """Every rule of a game by its number, as it is sent."""
    book = game_registry.ruleset(game).book()
    return {number: msgspec.Raw(encode(rule_info(game, book.entry(number), lang))) for number in book.numbers()}


async def rule(request: Request) -> Response:
    """`GET /api/games/GAME/rules/NUMBER`."""
    game, lang = game_of(request), request_language(request)
    try:
        entry = game_registry.ruleset(game).book().entry(str(request.path_params["number"]))
    except UnknownRuleError:
        raise RequestError(404, "no-rule") from None
    await asyncio.to_thread(rule_scenes.shown_rules)
    return json_response(rule_info(game, entry, lang))


def rule_info(game: str, entry: RuleEntry, lang: Lang) -> RuleInfo:
    """A rule to be read."""
    book = game_registry.ruleset(game).book()
    note = "" if entry.provenance == "source" else STANDINGS[language(lang)][entry.provenance]
    return RuleInfo(
        number=entry.number,
        mark=rule_mark(book, entry.number, lang),
        title=entry.title(lang),
        text=entry.text(lang),
        source=entry.source,
        standing=entry.provenance,
        note=note,
        edition=entry.edition,
        see=[RuleReference(number, rule_mark(book, number, lang)) for number in entry.see],
        scene=rule_scenes.shown_by(game, entry.number) is not None,
    )


async def differences(request: Request) -> Response:
    """`GET /api/games/GAME/differences`."""
    game, lang = game_of(request), request_language(request)
    book = game_registry.ruleset(game).book()
    return json_response(
        KnownGames(
            [
                KnownGameInfo(
                    known.game,
                    [
                        DifferenceInfo(
                            one.texts[language(lang)], RuleReference(one.rule, rule_mark(book, one.rule, lang))
                        )
                        for one in known.differences
                    ],
                )
                for known in lessons.known_games(game)
            ]
        )
    )


STANDINGS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "later edition": "from a later edition",
        "inferred": "inferred",
        "proposed": "proposed",
    },
    "de": {
        "later edition": "aus einer späteren Ausgabe",
        "inferred": "erschlossen",
        "proposed": "vorgeschlagen",
    },
}
"""How well a rule is attested, where no source of the edition states it."""


# --------------------------------------------------------------------------- decks


async def ready_deck(request: Request) -> Response:
    """`GET /api/games/GAME/decks/KEY`: a deck that comes with the game, or one of mine."""
    game, lang = game_of(request), request_language(request)
    key = str(request.path_params["key"])
    if key in ready_keys(game)[0]:
        report = ready_report(game, key, lang, "")
    else:
        decks = await context_of(request).lobby.database.read(deck_store.list_decks(current_guest(request)[0], game))
        found = [deck.text for deck in decks if deck.key == key]
        if not found:
            raise RequestError(404, "no-deck")
        report = await context_of(request).lobby.report(game, found[0], lang, {})
    return json_response(msgspec.convert(report, DeckReport))


async def check_deck(request: Request) -> Response:
    """`POST /api/games/GAME/decks/check`."""
    game = game_of(request)
    form = await parse_body(request, CheckDeck)
    try:
        game_registry.ruleset(game, form.edition)
    except game_registry.UnknownGameError as unknown:
        raise RequestError(400, "bad-request", why=str(unknown)) from None
    report = await context_of(request).lobby.report(game, form.text, form.lang, form.own, form.edition)
    return json_response(msgspec.convert(report, DeckReport))


async def check_own(request: Request) -> Response:
    """`POST /api/games/GAME/own/check`."""
    game = game_of(request)
    if game_registry.package(game).own is None:
        raise RequestError(404, "no-such")
    form = await parse_body(request, CustomFiles)
    report = await context_of(request).lobby.report(game, None, form.lang, form.files)
    return json_response(msgspec.convert(report, CustomFilesReport))


async def own_cards(request: Request) -> Response:
    """`GET /api/rooms/CODE/cards`: the definitions of their own that the players of a room have brought along."""
    record = await context_of(request).lobby.find(code_of(request))
    lang = request_language(request)
    files = own_files(record.details.options)
    found: list[Face] = []
    if game_registry.package(record.game).own is not None and files:
        report = await context_of(request).lobby.report(record.game, None, lang, files)
        found = msgspec.convert(report, CustomFilesReport).cards
    return json_response(CardList(record.game, lang, "", found))


async def my_decks(request: Request) -> Response:
    """`GET /api/me/decks`."""
    guest, _ = require_guest(request)
    return json_response(
        await context_of(request).lobby.database.read(
            deck_store.list_decks(guest, request.query_params.get("game", ""))
        )
    )


async def save_deck(request: Request) -> Response:
    """`PUT /api/me/decks/KEY`, `POST /api/me/decks` for a new one."""
    guest, _ = require_guest(request)
    form = await parse_body(request, SaveDeck)
    if form.game not in game_registry.names():
        raise RequestError(404, "no-game")
    if "\0" in form.name + form.text:
        raise RequestError(400, "bad-request", why="invalid character")
    database = context_of(request).lobby.database
    decks = await database.read(deck_store.list_decks(guest))
    key = request.path_params.get("key")
    if key is None:
        if len(decks) >= MOST_DECKS:
            raise RequestError(429, "too-many")
        key = new_code()
    elif key not in [deck.key for deck in decks]:
        raise RequestError(404, "no-deck")
    deck = MyDeck(key, form.game, form.name, form.text)
    await database.write(deck_store.save_deck(guest, deck))
    return json_response(deck)


async def delete_deck(request: Request) -> Response:
    """`DELETE /api/me/decks/KEY`."""
    guest, _ = require_guest(request)
    if not await context_of(request).lobby.database.write(
        deck_store.delete_deck(guest, str(request.path_params["key"]))
    ):
        raise RequestError(404, "no-deck")
    return Response(status_code=204)


ROUTES: Final = [
    Route("/api/games", all_games),
    Route("/api/games/{game}", one_game),
    Route("/api/games/{game}/cards", cards),
    Route("/api/games/{game}/search", find),
    Route("/api/games/{game}/rules", rules),
    Route("/api/games/{game}/rules/{number:path}", rule),
    Route("/api/games/{game}/differences", differences),
    Route("/api/games/{game}/decks/check", check_deck, methods=["POST"]),
    Route("/api/games/{game}/decks/{key}", ready_deck),
    Route("/api/games/{game}/own/check", check_own, methods=["POST"]),
    Route("/api/rooms/{code}/cards", own_cards),
    Route("/api/me/decks", my_decks),
    Route("/api/me/decks", save_deck, methods=["POST"]),
    Route("/api/me/decks/{key}", save_deck, methods=["PUT"]),
    Route("/api/me/decks/{key}", delete_deck, methods=["DELETE"]),
]
