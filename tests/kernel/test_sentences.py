"""German endings against tables written out by hand, and where the verb stands."""

from __future__ import annotations

import pytest

from regelwerk.kernel.language.german import (
    ACC,
    DAT,
    GEN,
    NOM,
    PLURAL,
    YOU_SUBJECT,
    Article,
    Case,
    Declension,
    F,
    Gender,
    GermanClause,
    GermanNoun,
    GermanVerb,
    M,
    N,
    NounPhrase,
    adjective,
    article,
    compound,
    hyphenated,
    join_with_kann,
    named,
    spoken_of,
)
from regelwerk.kernel.language.sentences import collapse_commas, join_list, sentence, third_person, with_article

CASES = (NOM, GEN, DAT, ACC)
GENDERS = (M, F, N, PLURAL)

HELD = GermanNoun(M, "Held", "Helden", weak=True)
VERBUENDETER = GermanNoun(M, "Verbündet", adjectival=True)
WAFFE = GermanNoun(F, "Waffe", "Waffen")
TOTEM = GermanNoun(N, "Totem", "Totems")
BEGLEITER = GermanNoun(M, "Begleiter", "Begleiter")
GEGENSTAND = GermanNoun(M, "Gegenstand", "Gegenstände", "Gegenstandes")

# One line for each declension and case: masculine, feminine, neuter, plural.
ADJECTIVES = """
STRONG NOM anderer andere anderes andere
STRONG GEN anderen anderer anderen anderer
STRONG DAT anderem anderer anderem anderen
STRONG ACC anderen andere anderes andere
WEAK NOM andere andere andere anderen
WEAK GEN anderen anderen anderen anderen
WEAK DAT anderen anderen anderen anderen
WEAK ACC anderen andere andere anderen
MIXED NOM anderer andere anderes anderen
MIXED GEN anderen anderen anderen anderen
MIXED DAT anderen anderen anderen anderen
MIXED ACC anderen andere anderes anderen
"""
ARTICLES = """
THE NOM der die das die
THE GEN des der des der
THE DAT dem der dem den
THE ACC den die das die
A NOM ein eine ein -
A GEN eines einer eines -
A DAT einem einer einem -
A ACC einen eine ein -
YOUR NOM dein deine dein deine
YOUR GEN deines deiner deines deiner
YOUR DAT deinem deiner deinem deinen
YOUR ACC deinen deine dein deine
THIS NOM dieser diese dieses diese
THIS GEN dieses dieser dieses dieser
THIS DAT diesem dieser diesem diesen
THIS ACC diesen diese dieses diese
EVERY NOM jeder jede jedes jede
EVERY DAT jedem jeder jedem jeden
ALL NOM aller alle alles alle
ALL DAT allem aller allem allen
HER NOM ihr ihre ihr ihre
HER ACC ihren ihre ihr ihre
NONE NOM - - - -
"""


def table(text: str) -> list[tuple[str, Case, Gender, str]]:
    rows = [line.split() for line in text.strip().splitlines()]
    return [
        (row[0], Case[row[1]], gender, form.replace("-", "")) for row in rows for gender, form in zip(GENDERS, row[2:])
    ]


@pytest.mark.parametrize(("declension", "case", "gender", "form"), table(ADJECTIVES))
def test_an_adjective_takes_the_ending(declension: str, case: Case, gender: Gender, form: str) -> None:
    assert adjective("ander", Declension[declension], gender, case) == form


def test_the_table_of_adjectives_is_whole() -> None:
    assert len(table(ADJECTIVES)) == len(Declension) * len(CASES) * len(GENDERS)


@pytest.mark.parametrize(("which", "case", "gender", "form"), table(ARTICLES))
def test_an_article_is_declined(which: str, case: Case, gender: Gender, form: str) -> None:
    assert article(Article[which], gender, case) == form


# What a description looks like in the four cases.
PHRASES: list[tuple[NounPhrase, tuple[str, str, str, str]]] = [
    (
        NounPhrase((HELD, VERBUENDETER), Article.A, after="deiner Wahl"),
        (
            "ein Held oder Verbündeter deiner Wahl",
            "eines Helden oder Verbündeten deiner Wahl",
            "einem Helden oder Verbündeten deiner Wahl",
            "einen Helden oder Verbündeten deiner Wahl",
        ),
    ),
    (
        NounPhrase((hyphenated("Horde", VERBUENDETER),), Article.A, ("ander",), after="deiner Wahl"),
        (
            "ein anderer Horde-Verbündeter deiner Wahl",
            "eines anderen Horde-Verbündeten deiner Wahl",
            "einem anderen Horde-Verbündeten deiner Wahl",
            "einen anderen Horde-Verbündeten deiner Wahl",
        ),
    ),
    (
        NounPhrase((VERBUENDETER,), Article.NONE, ("ander", "gegnerisch"), plural=True),
        (
            "andere gegnerische Verbündete",
            "anderer gegnerischer Verbündeter",
            "anderen gegnerischen Verbündeten",
            "andere gegnerische Verbündete",
        ),
    ),
    (
        NounPhrase((VERBUENDETER,), Article.ALL, ("ander",), plural=True),
        (
            "alle anderen Verbündeten",
            "aller anderen Verbündeten",
            "allen anderen Verbündeten",
            "alle anderen Verbündeten",
        ),
    ),
    (
        NounPhrase((HELD, VERBUENDETER), Article.EVERY, ("gegnerisch",), joint="und"),
        (
            "jeder gegnerische Held und Verbündete",
            "jedes gegnerischen Helden und Verbündeten",
            "jedem gegnerischen Helden und Verbündeten",
            "jeden gegnerischen Helden und Verbündeten",
        ),
    ),
    (
        NounPhrase((compound("Nahkampf", WAFFE),), Article.YOUR, plural=True, one_of="ein"),
        (
            "eine deiner Nahkampfwaffen",
            "einer deiner Nahkampfwaffen",
            "einer deiner Nahkampfwaffen",
            "eine deiner Nahkampfwaffen",
        ),
    ),
    (
        NounPhrase((BEGLEITER,), Article.YOUR, plural=True, one_of="ein", after="mit Kosten X"),
        (
            "einer deiner Begleiter mit Kosten X",
            "eines deiner Begleiter mit Kosten X",
            "einem deiner Begleiter mit Kosten X",
            "einen deiner Begleiter mit Kosten X",
        ),
    ),
    (
        NounPhrase((WAFFE,), Article.YOUR, plural=True, one_of="zwei"),
        ("zwei deiner Waffen", "zwei deiner Waffen", "zwei deiner Waffen", "zwei deiner Waffen"),
    ),
    (
        NounPhrase((GEGENSTAND, WAFFE), Article.A, ("erschöpft",)),
        (
            "ein erschöpfter Gegenstand oder eine erschöpfte Waffe",
            "eines erschöpften Gegenstandes oder einer erschöpften Waffe",
            "einem erschöpften Gegenstand oder einer erschöpften Waffe",
            "einen erschöpften Gegenstand oder eine erschöpfte Waffe",
        ),
    ),
    (
        NounPhrase((TOTEM,), Article.THIS),
        ("dieses Totem", "dieses Totems", "diesem Totem", "dieses Totem"),
    ),
    (
        NounPhrase((GEGENSTAND,), Article.YOUR, plural=True),
        ("deine Gegenstände", "deiner Gegenstände", "deinen Gegenständen", "deine Gegenstände"),
    ),
    (YOU_SUBJECT, ("du", "deiner", "dir", "dich")),
    (named("Leeroy", M), ("Leeroy", "Leeroy", "Leeroy", "Leeroy")),
    (spoken_of(F), ("sie", "ihrer", "ihr", "sie")),
]


@pytest.mark.parametrize(("phrase", "forms"), PHRASES, ids=[forms[0] for _, forms in PHRASES])
def test_a_phrase_in_four_cases(phrase: NounPhrase, forms: tuple[str, ...]) -> None:
    assert tuple(phrase.in_case(case) for case in CASES) == forms


@pytest.mark.parametrize(
    ("verb", "du", "er", "sie", "imperative"),
    [
        (GermanVerb("heilen"), "heilst", "heilt", "heilen", "heile"),
        (GermanVerb("werfen", third="wirft", second="wirfst", imperative="wirf"), "wirfst", "wirft", "werfen", "wirf"),
        (GermanVerb("verhindern"), "verhinderst", "verhindert", "verhindern", "verhindere"),
        (GermanVerb("ziehen"), "ziehst", "zieht", "ziehen", "ziehe"),
        (GermanVerb("reißen"), "reißt", "reißt", "reißen", "reiße"),
        (GermanVerb("richten"), "richtest", "richtet", "richten", "richte"),
    ],
)
def test_a_verb_goes_with_its_subject(verb: GermanVerb, du: str, er: str, sie: str, imperative: str) -> None:
    said = (verb.finite(YOU_SUBJECT), verb.finite(spoken_of(M)), verb.finite(spoken_of(PLURAL)), verb.command())
    assert said == (du, er, sie, imperative)


HURT = GermanClause(
    GermanVerb("fügen", "zu"),
    NounPhrase((HELD,), Article.YOUR),
    ("ihm", "2 Feuerschaden"),
    tail=", solange er angreift,",
)


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (HURT.main_clause(), "dein Held fügt ihm 2 Feuerschaden zu, solange er angreift,"),
        (HURT.verb_first(), "fügt dein Held ihm 2 Feuerschaden zu, solange er angreift,"),
        (HURT.without_subject(), "fügt ihm 2 Feuerschaden zu, solange er angreift,"),
        (HURT.verb_last(), "dein Held ihm 2 Feuerschaden zufügt, solange er angreift,"),
        (HURT.infinitive_clause(), "ihm 2 Feuerschaden zufügen, solange er angreift,"),
        (HURT.purpose_clause(), "um ihm 2 Feuerschaden zuzufügen"),
        (
            join_with_kann(YOU_SUBJECT, [HURT]).verb_first(),
            "kannst du ihm 2 Feuerschaden zufügen, solange er angreift,",
        ),
        (HURT.with_span("heute").main_clause(), "dein Held fügt heute ihm 2 Feuerschaden zu, solange er angreift,"),
    ],
)
def test_the_verb_finds_its_place(said: str, text: str) -> None:
    assert said == text


def test_a_command_becomes_du_after_a_time_only() -> None:
    ready = GermanClause(GermanVerb("machen"), None, ("ihn",), "bereit")
    assert ready.main_clause() == "mache ihn bereit"
    assert ready.verb_first() == "mache ihn bereit"
    assert ready.verb_first(you=True) == "machst du ihn bereit"


def test_what_opens_a_clause_turns_it_round() -> None:
    clause = GermanClause(GermanVerb("bezahlen"), YOU_SUBJECT, ("(1)",), front="falls er angreift")
    assert clause.main_clause() == "falls er angreift, bezahlst du (1)"


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (sentence("zerstöre den, an den dies angelegt ist,"), "Zerstöre den, an den dies angelegt ist."),
        (sentence('it has "Draw a card."'), 'It has "Draw a card."'),
        (collapse_commas("a ,, b  :c"), "a, b:c"),
        (join_list(["a"], "and"), "a"),
        (join_list(["a", "b"], "and", serial=True), "a and b"),
        (join_list([], "and"), ""),
        (with_article("opposing ally"), "an opposing ally"),
        (with_article("Undead"), "an Undead"),
        (third_person("carry it"), "carries it"),
        (third_person("destroy it"), "destroys it"),
        (third_person("can't attack"), "can't attack"),
    ],
)
def test_small_things(said: str, text: str) -> None:
    assert said == text
