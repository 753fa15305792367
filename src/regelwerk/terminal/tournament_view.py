"""A tournament at the terminal: its plan, pairings and standings as lines."""

from __future__ import annotations

from regelwerk import game_registry
from regelwerk.kernel.language.reading import language
from regelwerk.terminal.commands.lab_tables import show_table
from regelwerk.terminal.i18n import translate
from regelwerk.terminal.screen import Screen
from regelwerk.tournaments.plan import Pairing, shown
from regelwerk.tournaments.standings import Standing
from regelwerk.tournaments.tournament import Tournament
from regelwerk.tournaments.words import DECIDING, KNOCKED_OUT, SYSTEM_WORDS, format_name, percent


def show_plan(screen: Screen, tournament: Tournament) -> None:
    """What is played, how, and how far it is."""
    plan, lang = tournament.plan, language(translate.lang)
    title = game_registry.package(plan.game).title(lang, plan.edition)
    screen.line([(translate("event-head", game=title, players=len(tournament.entrants)), "heading")])
    system = SYSTEM_WORDS[plan.system].name[lang]
    length = translate("event-length", length=plan.length)
    screen.line(f"  {system} · {format_name(plan, lang)} · {length}", 4)
    if plan.minutes:
        screen.line("  " + translate("event-minutes", minutes=plan.minutes))
    screen.line([("  " + translate("intro-seed", seed=str(plan.seed)), "quiet")])


def round_name(tournament: Tournament, number: int) -> str:
    """Which round it is, and of how many where that is known."""
    planned = tournament.planned_rounds
    return (
        translate("event-round-of", number=number, rounds=planned)
        if planned
        else translate("event-round", number=number)
    )


def show_round(screen: Screen, tournament: Tournament, number: int = 0) -> None:
    """The pairings of a round (from 1; 0: the last one) with their results."""
    number = number or len(tournament.rounds)
    screen.rule(round_name(tournament, number))
    for table, pairing in enumerate(tournament.rounds[number - 1], 1):
        screen.line([(f"{table:>4} ", "number"), (pairing_line(tournament, pairing), "")], 5)


def pairing_line(tournament: Tournament, pairing: Pairing) -> str:
    """Who plays whom, and the result."""
    first = tournament.entrants[pairing.first].name
    if pairing.is_bye:
        return translate("event-bye", name=first)
    result = translate("event-open") if pairing.score is None else shown(pairing.score)
    return f"{first} – {tournament.entrants[pairing.second].name}  {result}"


def show_standings(screen: Screen, tournament: Tournament) -> None:
    """Everybody, the best first, with what decides."""
    lang = language(translate.lang)
    screen.rule(translate("event-final" if tournament.is_over else "event-standings"))
    heads = [translate("event-player"), translate("event-record")]
    if not tournament.is_elimination:
        heads += [words.short[lang] for words in DECIDING.values()]
    else:
        heads.append(translate("event-out-in"))
    show_table(screen, heads, [_row(tournament, one) for one in tournament.standings()])


def _row(tournament: Tournament, one: Standing) -> list[str]:
    lang, entrant = language(translate.lang), tournament.entrants[one.entrant]
    gone = translate("event-gone") if one.entrant in tournament.dropped else ""
    played = f"{one.won}-{one.lost}" + (f"-{one.drawn}" if one.drawn else "")
    row = [f"{one.rank:>2}  {entrant.name} {gone}".rstrip(), played]
    if tournament.is_elimination:
        return [*row, translate("event-round", number=one.out_in) if one.out_in else "–"]
    shares = (one.opponents_matches, one.games, one.opponents_games)
    return [*row, str(one.points), *(percent(share, lang) for share in shares)]


def explain(screen: Screen, tournament: Tournament) -> None:
    """The system, and what decides the standings, in words."""
    lang = language(translate.lang)
    system = SYSTEM_WORDS[tournament.plan.system]
    screen.line([(system.name[lang] + ": ", "name"), (system.about[lang], "")], 2)
    if tournament.is_elimination:
        screen.line(KNOCKED_OUT[lang], 2)
        return
    for words in DECIDING.values():
        screen.line([(f"{words.name[lang]} ({words.short[lang]}): ", "name"), (words.about[lang], "")], 2)


def show_winners(screen: Screen, tournament: Tournament) -> None:
    """Who has won."""
    names = [tournament.entrants[one].name for one in tournament.winners()]
    key = "event-won" if len(names) == 1 else "event-won-several"
    screen.line([(translate(key, names=", ".join(names)), "accent")])
