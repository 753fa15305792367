"""Parties: files in both languages, and what makes one legal, all faults at once (minis08:p17)."""

from __future__ import annotations

import dataclasses

import pytest

from regelwerk.wowminis import text_de, text_en, vocabulary
from regelwerk.wowminis.base_definitions import standard
from regelwerk.wowminis.custom.loader import with_own
from regelwerk.wowminis.party_file import (
    LIMITS,
    Fault,
    IllegalPartyError,
    Party,
    PartyMember,
    faults_between,
    faults_of,
    party_of,
    plain_party,
    read_party,
    ready_title,
    write_party,
)
from regelwerk.wowminis.setup import sides
from regelwerk.wowminis.text_de import faults as german
from regelwerk.wowminis.text_en import faults as english
from tests.wowminis.parties import PARTIES, party_text

HODOON, RUBY, GOREBELLY = "starter/vindicator-hodoon", "starter/ruby-gemsparkle", "starter/gorebelly"
WRATH, FLASH, ICE, NET = "starter/hammer-of-wrath", "starter/flash-of-light", "starter/ice-barrier", "ours/throwing-net"


def fault_rows(faults: list[Fault]) -> list[tuple[str, str, int]]:
    return [(fault.kind, fault.rule.number if fault.rule else "", fault.line) for fault in faults]


def faults(text: str) -> list[tuple[str, str, int]]:
    """Everything that is wrong with a party file."""
    try:
        return fault_rows(faults_of(read_party(text, standard()), standard()))
    except IllegalPartyError as bad:
        return fault_rows(bad.faults)


def party(*members: tuple[str, list[str]], scenario: str = "starter") -> Party:
    return Party("Test", scenario, [PartyMember(figure, cards) for figure, cards in members])


# ------------------------------------------------------------------ ready parties


@pytest.mark.parametrize("name", PARTIES)
def test_ready_parties_are_legal(name: str) -> None:
    found = read_party(party_text(name), standard())
    assert found.name and faults_of(found, standard()) == []


def test_every_party_has_a_title_of_its_own_in_both_languages() -> None:
    english, german = ([ready_title(name, lang) for name in PARTIES] for lang in ("en", "de"))
    assert len({*english, *german}) == 2 * len(PARTIES)
    assert all(english) and all(german)


@pytest.mark.parametrize("name", PARTIES)
def test_parties_are_written_as_they_are_read_in_either_language(name: str) -> None:
    found = read_party(party_text(name), standard())
    for language in (False, True):
        again = read_party(write_party(found, standard(), german=language), standard())
        assert plain_party(again) == plain_party(found)
    assert plain_party(party_of(plain_party(found))) == plain_party(found)


PAIRS = [name.removesuffix("-alliance") for name in PARTIES if name.endswith("-alliance")]


@pytest.mark.parametrize("name", PAIRS)
def test_ready_parties_of_either_side_can_meet(name: str) -> None:
    both = [read_party(party_text(f"{name}-{side}"), standard()) for side in ("alliance", "horde")]
    assert faults_between(both, standard()) == []
    assert both[0].honor(standard()) == both[1].honor(standard())


def test_there_are_parties_of_two_three_and_five_and_duels_with_as_many_cards() -> None:
    """ruling:party-size, minis08:p17.duel"""
    sizes = {len(read_party(party_text(name), standard()).members) for name in PARTIES}
    assert sizes == {1, 2, 3, 5}
    duels = [read_party(party_text(name), standard()) for name in PARTIES if name.startswith("duel-")]
    assert len(duels) == 4 and {len(duel.members[0].cards) for duel in duels} == {5}


# ------------------------------------------------------------------- reading files


def test_a_file_may_name_things_in_german_copies_and_comments() -> None:
    text = "# Zwei\n# noch ein Satz\nSzenario: starter\n\n2 Blutbauch   # Krieger\n\tHinrichten\n    - Sturmangriff\n"
    found = read_party(text, standard())
    assert found.name == "Zwei"
    assert [(member.figure, member.cards) for member in found.members] == [
        (GOREBELLY, ["starter/execute", "starter/charge"])
    ] * 2
    assert [member.line for member in found.members] == [5, 5]
    assert found.members[0].card_lines == [6, 7]


READING = [
    ("Gorebely", [("unknown-figure", "", 1)]),
    ("scenario: Starters\nGorebelly", [("unknown-scenario", "", 1)]),
    ("scenario: Duel\nscenario: Duel\nGorebelly", [("scenario-twice", "", 2)]),
    ("Gorebelly\n  Exekute", [("unknown-card", "", 2)]),
    ("Gorebelly\nExecute", [("card-not-indented", "", 2)]),
    ("Gorebelly\n  Ruby Gemsparkle", [("figure-indented", "", 2)]),
    ("  Execute\nGorebelly", [("card-without-figure", "", 1)]),
    ("0 Gorebelly", [("bad-number", "", 1)]),
    ("21 Gorebelly", [("bad-number", "", 1)]),
    ("# nothing", [("no-figures", "ruling:party-size", 0)]),
]


@pytest.mark.parametrize(("text", "expected"), READING, ids=[kinds[0][0] for _, kinds in READING])
def test_lines_that_cannot_be_read_are_all_reported(text: str, expected: list[tuple[str, str, int]]) -> None:
    assert faults(text) == expected


def test_what_can_be_read_is_judged_beside_what_cannot() -> None:
    text = "Vindicator Hodoon\n  Ice Barrier\nGorebelly\n  Chargs\n"
    assert faults(text) == [
        ("restricted", "minis08:p17.restriction", 2),
        ("mixed-factions", "minis08:p17.one-faction", 3),
        ("unknown-card", "", 4),
    ]


def test_the_nearest_name_is_offered() -> None:
    with pytest.raises(IllegalPartyError) as caught:
        read_party("Rubi Gemsparkle\n  Ice Bariere", standard())
    assert [fault.hint for fault in caught.value.faults] == ["Ruby Gemsparkle", "Ice Barrier"]


def test_where_no_name_is_near_those_that_there_are_are_listed() -> None:
    with pytest.raises(IllegalPartyError) as caught:
        read_party("scenario: Zzz\nXyz", standard())
    texts = [english.fault_text(fault, standard()) for fault in caught.value.faults]
    assert texts[0].startswith("line 1: unknown scenario “Zzz”; available: Starter, ")
    assert texts[1] == (
        "line 2: unknown figure “Xyz”; available: Vindicator Hodoon, Ruby Gemsparkle, Gorebelly, Lotherin"
    )


@pytest.mark.parametrize("name", ["2 Heads", "Robot#5", "3x Robot"])
def test_a_name_may_begin_with_a_number_and_have_the_sign_of_comments_in_it(name: str) -> None:
    odd = dataclasses.replace(standard().figures[GOREBELLY], name=name, name_de="")
    shelf = standard().with_more([("own/odd", odd)])
    found = read_party(f"{name}  # one\n2 {name}\n", shelf)
    assert [member.figure for member in found.members] == ["own/odd"] * 3
    assert read_party(write_party(found, shelf), shelf).members[2].figure == "own/odd"


# ------------------------------------------------------------------------ legality


def test_a_party_has_one_faction() -> None:
    """minis08:p17.one-faction"""
    text = "Vindicator Hodoon\nGorebelly\nRuby Gemsparkle\n"
    assert faults(text) == [("mixed-factions", "minis08:p17.one-faction", 2)]


def test_copies_of_a_figure_are_allowed() -> None:
    """minis08:p17.copies"""
    assert faults("5 Gorebelly") == []


def test_no_card_twice_in_one_bar_but_in_two_bars() -> None:
    """minis08:p17.no-copies"""
    assert faults("Gorebelly\n  Charge\n  Charge\nLotherin\n  Mind Blast\n  Psychic Scream\n") == [
        ("two-copies", "minis08:p17.no-copies", 3)
    ]
    assert faults("2 Gorebelly\n  Charge\n") == []


def test_every_figure_has_as_many_cards() -> None:
    """minis08:p17.same-cards"""
    assert faults("Gorebelly\n  Charge\nLotherin\n") == [("unequal-bars", "minis08:p17.same-cards", 3)]


@pytest.mark.parametrize(("cards", "kinds"), [(3, ["too-few-cards"]), (4, []), (7, []), (8, ["too-many-cards"])])
def test_duels_take_four_to_seven_cards(cards: int, kinds: list[str]) -> None:
    """minis08:p17.duel"""
    generic = [code for code, card in standard().cards.items() if not card.needs]
    given = party((GOREBELLY, generic[:cards]), scenario="duel")
    assert [fault.kind for fault in faults_of(given, standard())] == kinds


@pytest.mark.parametrize(("size", "kinds"), [(2, ["wrong-size"]), (3, []), (4, ["wrong-size"])])
def test_organised_play_takes_three_figures_with_two_cards(size: int, kinds: list[str]) -> None:
    """minis08:p17.organised-play"""
    given = party(*[(HODOON, [WRATH, FLASH])] * size, scenario="organised-play-2008")
    assert [fault.kind for fault in faults_of(given, standard())] == kinds


def test_nine_cards_may_lie_unequally_under_three_figures() -> None:
    """minis:constructed-2009"""
    generic = [code for code, card in standard().cards.items() if not card.needs]
    bars = [(HODOON, generic[:5]), (HODOON, generic[:3]), (RUBY, generic[:1])]
    assert faults_of(party(*bars, scenario="constructed-2009"), standard()) == []
    bars[2] = (RUBY, [])
    short = faults_of(party(*bars, scenario="constructed-2009"), standard())
    assert fault_rows(short) == [("cards-in-all", "minis:constructed-2009", 0)]
    assert (short[0].number, short[0].limit) == (8, 9)


def test_scenarios_name_rules_that_parties_can_break() -> None:
    named = {scenario.rule for scenario in standard().scenarios.values() if scenario.rule}
    assert named == {rule.number for rule in LIMITS}


def test_sealed_and_draft_parties_may_mix_factions() -> None:
    """minis:limited: sealed with two cards each, draft with any number, not necessarily the same."""
    bars = [(HODOON, [WRATH, FLASH]), (GOREBELLY, [NET])]
    assert faults_of(party(*bars, scenario="booster-draft"), standard()) == []
    assert fault_rows(faults_of(party(*bars, scenario="sealed-pack"), standard())) == [
        ("too-few-cards", "minis:limited", 0)
    ]
    assert [fault.kind for fault in faults_of(party(*bars), standard())] == ["mixed-factions", "unequal-bars"]


OWN = """
figure Archmage Test
  faction: Alliance
  class: Mage
  race: Gnome
  talent: Arcane
  honor: 9
  armor: 2
  resist: 4
  health: 9
  legendary: yes
  attack: Arcane Storm
    ticks: 3
    does: Attack(3, MAGICAL, 4, ARCANE)

card Arcane Secret
  kind: action
  ticks: 2
  needs: Mage, talent Arcane, race Gnome
  does: ChangeHealth(1, THIS)

card Ruby's Own
  kind: instant
  needs: figure Ruby Gemsparkle
  does: Move(TELEPORT, 3)

scenario Small Honor
  board: Clearing
  honor: 10-15
  mixed factions: yes
"""
SHELF = with_own((("own.minis", OWN),))


def test_at_most_one_legendary_figure() -> None:
    """minis:legendary"""
    text = "Archmage Test\nRuby Gemsparkle\nArchmage Test\n"
    assert fault_rows(faults_of(read_party(text, SHELF), SHELF)) == [("two-legendary", "minis:legendary", 3)]
    assert faults_of(read_party("Archmage Test\nRuby Gemsparkle\n", SHELF), SHELF) == []


def test_restrictions_by_class_talent_race_and_figure_all_have_to_fit() -> None:
    """minis08:p17.restriction, minis08:p17.generic"""
    ruby = SHELF.figures[RUBY]
    secret = SHELF.cards["own/arcane-secret"]
    assert secret.fits(ruby)
    assert not secret.fits(dataclasses.replace(ruby, class_=vocabulary.Class.PRIEST))
    assert not secret.fits(dataclasses.replace(ruby, talent="Fire"))
    assert not secret.fits(dataclasses.replace(ruby, race="Dwarf"))
    assert SHELF.cards["own/ruby-s-own"].fits(ruby)
    assert not SHELF.cards["own/ruby-s-own"].fits(SHELF.figures["own/archmage-test"])
    assert all(SHELF.cards[NET].fits(figure) for figure in SHELF.figures.values())


def test_a_scenario_may_limit_honor_and_allow_several_factions() -> None:
    """ruling:scenario, minis08:p17.no-honor-limit, minis:limited"""
    scenario = "scenario: Small Honor\n"
    assert faults_of(read_party(f"{scenario}Ruby Gemsparkle\nGorebelly\n", SHELF), SHELF) == []
    for figures, honor, limit in (("Gorebelly\n", 6, 10), ("3 Gorebelly\n", 18, 15)):
        found = faults_of(read_party(scenario + figures, SHELF), SHELF)
        assert [(fault.kind, fault.number, fault.limit) for fault in found] == [("honor", honor, limit)]


def test_all_faults_are_found_at_once() -> None:
    text = (
        "scenario: Organised Play 2008\nVindicator Hodoon\n  Ice Barrier\n  Throwing Net\n  Throwing Net\n"
        "Gorebelly\n  Charge\n"
    )
    assert faults(text) == [
        ("wrong-size", "minis08:p17.organised-play", 0),
        ("too-many-cards", "minis08:p17.organised-play", 2),
        ("restricted", "minis08:p17.restriction", 3),
        ("two-copies", "minis08:p17.no-copies", 5),
        ("mixed-factions", "minis08:p17.one-faction", 6),
        ("too-few-cards", "minis08:p17.organised-play", 6),
    ]


def test_parties_that_meet_are_alike_in_scenario_figures_and_cards() -> None:
    """ruling:party-size, ruling:scenario"""
    pair = party((HODOON, [WRATH]), (RUBY, [ICE]))
    assert faults_between([pair, party((GOREBELLY, ["starter/charge"]))], standard())[0].kind == "other-size"
    bare = party((GOREBELLY, []), (GOREBELLY, []))
    assert [fault.kind for fault in faults_between([pair, bare, pair, bare], standard())] == [
        "other-bars",
        "other-bars",
    ]
    duel = party((GOREBELLY, ["starter/charge"]), (GOREBELLY, ["starter/charge"]), scenario="duel")
    assert [fault.kind for fault in faults_between([pair, duel], standard())] == ["other-scenario"]


# -------------------------------------------------------------------- sides, words


def test_start_spaces_go_by_colour_where_both_can_have_theirs() -> None:
    """ruling:start-space"""
    alliance, horde, monster = vocabulary.Faction.ALLIANCE, vocabulary.Faction.HORDE, vocabulary.Faction.MONSTER
    assert sides(["A", "H"], [alliance, horde]) == [0, 1]
    assert sides(["A", "H"], [horde, alliance]) == [1, 0]
    assert sides(["A", "H"], [monster, monster]) == [0, 1]
    assert sides(["A", "H"], [monster, alliance]) == [1, 0]
    assert sides(["", ""], [horde, alliance]) == [0, 1]
    assert sides(["A", "H"], [alliance, horde, monster]) == [0, 1, 0]


def test_every_fault_is_worded_in_both_languages_with_its_line_and_rule() -> None:
    assert set(english.TEXTS) == set(german.TEXTS)
    text = "scenario: Duel\nVindicator Hodoon\n  Ice Barrier\n"
    found = faults_of(read_party(text, standard()), standard())
    assert [text_en.fault_text(fault, standard()) for fault in found] == [
        "line 2: Vindicator Hodoon has 1 action bar card; Duel requires 4-7 for each figure (minis08:p17.duel)",
        "line 3: Vindicator Hodoon can't have Ice Barrier; the card is restricted to: Mage (minis08:p17.restriction)",
    ]
    assert [text_de.fault_text(fault, standard()) for fault in found] == [
        "Zeile 2: Verteidiger Hodoon hat 1 Aktionsleisten-Karte; Duell verlangt 4-7 für jede Figur (minis08:p17.duel)",
        "Zeile 3: Verteidiger Hodoon kann Eisbarriere nicht haben; die Beschränkung der Karte: Magier "
        "(minis08:p17.restriction)",
    ]


def test_the_wording_knows_every_kind_of_fault_that_is_made() -> None:
    made = {kind for _, kinds in READING for kind, _, _ in kinds} | {
        "mixed-factions", "two-legendary", "two-copies", "restricted", "wrong-size", "too-few-cards",
        "too-many-cards", "unequal-bars", "cards-in-all", "honor", "other-scenario", "other-size", "other-bars",
    }  # fmt: skip
    assert made == set(english.TEXTS)
    for kind in made:
        fault = Fault(kind, None, WRATH, "starter", 1, 2, 3, "x")
        for say in (text_en, text_de):
            text = say.fault_text(fault, standard())
            assert "{" not in text and len(text) > 20
