"""German: case, gender, number, the endings of adjectives, and where the verb stands.

Knows no game: a game brings nouns and verbs, this module declines, conjugates and
orders them. German is never pasted together elsewhere where an ending or the place of the
verb depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from regelwerk.kernel.language.sentences import join_list


class Case(Enum):
    NOM = 0
    GEN = 1
    DAT = 2
    ACC = 3


class Gender(Enum):
    """The grammatical gender, and the plural, in which there is none."""

    M = 0
    F = 1
    N = 2
    PLURAL = 3


M, F, N, PLURAL = Gender.M, Gender.F, Gender.N, Gender.PLURAL
NOM, GEN, DAT, ACC = Case.NOM, Case.GEN, Case.DAT, Case.ACC

# One row for each case (nominative, genitive, dative, accusative), one column for each gender and the plural.
_STRONG: Final = (("er", "e", "es", "e"), ("en", "er", "en", "er"), ("em", "er", "em", "en"), ("en", "e", "es", "e"))
_WEAK: Final = (("e", "e", "e", "en"), ("en", "en", "en", "en"), ("en", "en", "en", "en"), ("en", "e", "e", "en"))
_MIXED: Final = (("er", "e", "es", "en"), ("en", "en", "en", "en"), ("en", "en", "en", "en"), ("en", "e", "es", "en"))
_DIESER: Final = (("er", "e", "es", "e"), ("es", "er", "es", "er"), ("em", "er", "em", "en"), ("en", "e", "es", "e"))
_EIN: Final = (("", "e", "", "e"), ("es", "er", "es", "er"), ("em", "er", "em", "en"), ("en", "e", "", "e"))
_DER: Final = (
    ("der", "die", "das", "die"),
    ("des", "der", "des", "der"),
    ("dem", "der", "dem", "den"),
    ("den", "die", "das", "die"),
)
_RELATIVE: Final = (
    ("der", "die", "das", "die"),
    ("dessen", "deren", "dessen", "deren"),
    ("dem", "der", "dem", "denen"),
    ("den", "die", "das", "die"),
)
_PRONOUN: Final = (
    ("er", "sie", "es", "sie"),
    ("seiner", "ihrer", "seiner", "ihrer"),
    ("ihm", "ihr", "ihm", "ihnen"),
    ("ihn", "sie", "es", "sie"),
)


class Declension(Enum):
    """Which endings an adjective takes: after nothing, after "der", after "ein"."""

    STRONG = 0
    WEAK = 1
    MIXED = 2


_ADJECTIVE: Final = (_STRONG, _WEAK, _MIXED)


def adjective(stem: str, declension: Declension, gender: Gender, case: Case) -> str:
    """An adjective with its ending.

    >>> adjective("ander", Declension.MIXED, M, DAT), adjective("ander", Declension.STRONG, PLURAL, NOM)
    ('anderen', 'andere')
    """
    return stem + _ADJECTIVE[declension.value][case.value][gender.value]


def der(gender: Gender, case: Case) -> str:
    """The definite article.

    >>> der(M, DAT), der(PLURAL, DAT)
    ('dem', 'den')
    """
    return _DER[case.value][gender.value]


def relative(gender: Gender, case: Case) -> str:
    """The relative pronoun.

    >>> relative(F, DAT), relative(PLURAL, DAT)
    ('der', 'denen')
    """
    return _RELATIVE[case.value][gender.value]


def pronoun(gender: Gender, case: Case) -> str:
    """er, sie, es in a case.

    >>> pronoun(M, ACC), pronoun(F, DAT), pronoun(PLURAL, DAT)
    ('ihn', 'ihr', 'ihnen')
    """
    return _PRONOUN[case.value][gender.value]


def decline_dieser(stem: str, gender: Gender, case: Case) -> str:
    """dieser, jeder, alle, einer: a word that takes the endings of the article "der".

    >>> decline_dieser("dies", F, DAT), decline_dieser("all", PLURAL, ACC), decline_dieser("ein", N, NOM)
    ('dieser', 'alle', 'eines')
    """
    return stem + _DIESER[case.value][gender.value]


def decline_ein(stem: str, gender: Gender, case: Case) -> str:
    """ein, kein, dein, sein, ihr in a case.

    >>> decline_ein("dein", M, ACC), decline_ein("ihr", N, NOM)
    ('deinen', 'ihr')
    """
    return stem + _EIN[case.value][gender.value]


def possessive(gender: Gender) -> str:
    """The stem of his, her, its, their.

    >>> possessive(M), possessive(F), possessive(PLURAL)
    ('sein', 'ihr', 'ihr')
    """
    return "sein" if gender in (M, N) else "ihr"


@dataclass(frozen=True)
class GermanNoun:
    """A German noun.

    `adjectival`: declined like an adjective, `singular` is the stem ("Verbündet"). `weak`: "-n"
    or "-en" everywhere but in the nominative singular; then the plural form is the ending form.
    """

    gender: Gender
    singular: str
    plural: str = ""
    genitive: str = ""
    weak: bool = False
    adjectival: bool = False

    def in_case(self, case: Case, plural: bool = False, declension: Declension = Declension.STRONG) -> str:
        """The noun in a case.

        >>> GermanNoun(M, "Held", "Helden", weak=True).in_case(DAT)
        'Helden'
        >>> GermanNoun(M, "Verbündet", adjectival=True).in_case(NOM, declension=Declension.MIXED)
        'Verbündeter'
        """
        if self.adjectival:
            return adjective(self.singular, declension, PLURAL if plural else self.gender, case)
        if plural:
            form = self.plural or self.singular
            return form + ("n" if case is DAT and not form.endswith(("n", "s")) else "")
        if self.weak and case is not NOM:
            return self.plural
        if case is GEN and self.gender is not F:
            return self.genitive or self.singular + "s"
        return self.singular


def compound(first: str, noun: GermanNoun) -> GermanNoun:
    """One word of two: Distanz + Waffe.

    >>> compound("Distanz", GermanNoun(F, "Waffe", "Waffen")).in_case(ACC, plural=True)
    'Distanzwaffen'
    """

    return replace(
        noun,
        singular=first + noun.singular[:1].lower() + noun.singular[1:],
        plural=first + noun.plural[:1].lower() + noun.plural[1:] if noun.plural else "",
        genitive=first + noun.genitive[:1].lower() + noun.genitive[1:] if noun.genitive else "",
    )


def hyphenated(first: str, noun: GermanNoun) -> GermanNoun:
    """Two words with a hyphen: Horde-Verbündeter.

    >>> hyphenated("Horde", GermanNoun(M, "Verbündet", adjectival=True)).in_case(GEN, declension=Declension.MIXED)
    'Horde-Verbündeten'
    """
    return replace(
        noun,
        singular=f"{first}-{noun.singular}",
        plural=f"{first}-{noun.plural}" if noun.plural else "",
        genitive=f"{first}-{noun.genitive}" if noun.genitive else "",
    )


class Article(Enum):
    """What stands before a noun; the value is (stem, declension of what follows)."""

    NONE = ("", Declension.STRONG)
    THE = ("der", Declension.WEAK)
    THIS = ("dies", Declension.WEAK)
    EVERY = ("jed", Declension.WEAK)
    ALL = ("all", Declension.WEAK)
    A = ("ein", Declension.MIXED)
    NO = ("kein", Declension.MIXED)
    YOUR = ("dein", Declension.MIXED)
    HIS = ("sein", Declension.MIXED)
    HER = ("ihr", Declension.MIXED)

    @property
    def stem(self) -> str:
        return self.value[0]

    @property
    def declension(self) -> Declension:
        return self.value[1]


def article(which: Article, gender: Gender, case: Case) -> str:
    """The article in a case; "ein" has no plural.

    >>> article(Article.YOUR, F, DAT), article(Article.A, PLURAL, ACC)
    ('deiner', '')
    """
    if which is Article.NONE or (which is Article.A and gender is PLURAL):
        return ""
    if which is Article.THE:
        return der(gender, case)
    if which.declension is Declension.WEAK:
        return decline_dieser(which.stem, gender, case)
    return decline_ein(which.stem, gender, case)


ONE_OF: Final = ("ein", "jed")


@dataclass(frozen=True)
class NounPhrase:
    """Something that can stand in any case: a description, a name, or a pronoun.

    nouns       the heads; several are joined by `joint`
    adjectives  stems, in order
    count       a number word before the adjectives ("drei", "X"); "" none
    before      what never changes and comes first ("bis zu")
    after       what never changes and comes last ("deiner Wahl in deiner Gruppe")
    one_of      how many of "deiner Begleiter": the stems "ein" and "jed" are declined, anything else is not
    name        a name instead of nouns; never declined
    spoken_of   a pronoun instead: "er", "du"
    """

    nouns: tuple[GermanNoun, ...] = ()
    article: Article = Article.NONE
    adjectives: tuple[str, ...] = ()
    plural: bool = False
    joint: str = "oder"
    count: str = ""
    before: str = ""
    after: str = ""
    one_of: str = ""
    name: str = ""
    spoken_of: Gender | None = None
    you: bool = False

    @property
    def gender(self) -> Gender:
        """The gender for agreement; the plural counts as one."""
        if self.spoken_of is not None:
            return self.spoken_of
        singular = not self.plural or self.one_of in ONE_OF
        if not singular:
            return PLURAL
        return self.nouns[0].gender if self.nouns else N

    @property
    def is_plural(self) -> bool:
        return self.gender is PLURAL

    def in_case(self, case: Case) -> str:
        """The phrase in a case.

        >>> held, ally = GermanNoun(M, "Held", "Helden", weak=True), GermanNoun(M, "Verbündet", adjectival=True)
        >>> NounPhrase((held, ally), Article.A, ("ander",), after="deiner Wahl").in_case(DAT)
        'einem anderen Helden oder Verbündeten deiner Wahl'
        >>> NounPhrase((GermanNoun(M, "Begleiter", "Begleiter"),), Article.YOUR, one_of="ein", plural=True).in_case(ACC)
        'einen deiner Begleiter'
        """
        if self.you:
            return ("du", "deiner", "dir", "dich")[case.value]
        if self.name:
            return self.name
        if self.spoken_of is not None:
            return pronoun(self.spoken_of, case)
        if self.one_of:
            inner = replace(self, one_of="", plural=True, before="", after="").in_case(GEN)
            counted = decline_dieser(self.one_of, self.nouns[0].gender, case) if self.one_of in ONE_OF else self.one_of
            return _spaced(self.before, counted, inner, self.after)
        return _spaced(self.before, self._heads(case), self.after)

    def _heads(self, case: Case) -> str:
        """Article, adjectives and heads; both are said again where the gender changes."""
        parts: list[str] = []
        said_for: Gender | None = None
        for noun in self.nouns:
            gender = PLURAL if self.plural else noun.gender
            lead = "" if gender is said_for else self._lead(gender, case)
            said_for = gender
            parts.append(_spaced(lead, noun.in_case(case, self.plural, self._declension())))
        return join_list(parts, self.joint)

    def _lead(self, gender: Gender, case: Case) -> str:
        adjectives = [adjective(stem, self._declension(), gender, case) for stem in self.adjectives]
        return _spaced(article(self.article, gender, case), self.count, *adjectives)

    def _declension(self) -> Declension:
        if self.article is Article.A and self.plural:
            return Declension.STRONG
        return self.article.declension


def _spaced(*parts: str) -> str:
    return " ".join(part for part in parts if part)


YOU_SUBJECT: Final = NounPhrase(you=True)


def named(name: str, gender: Gender) -> NounPhrase:
    """A proper name, which is not declined but has a gender.

    >>> named("Leeroy", M).in_case(DAT), named("Leeroy", M).gender
    ('Leeroy', <Gender.M: 0>)
    """
    return NounPhrase(name=name, spoken_of=gender)


def spoken_of(gender: Gender) -> NounPhrase:
    """Only the pronoun.

    >>> spoken_of(PLURAL).in_case(DAT)
    'ihnen'
    """
    return NounPhrase(spoken_of=gender)


@dataclass(frozen=True)
class GermanVerb:
    """A German verb: infinitive without its separable prefix, and the forms that are not regular."""

    infinitive: str
    prefix: str = ""
    third: str = ""
    second: str = ""
    imperative: str = ""

    @property
    def stem(self) -> str:
        return self.infinitive.removesuffix("n") if self.infinitive.endswith(("rn", "ln")) else self.infinitive[:-2]

    def finite(self, subject: NounPhrase) -> str:
        """The form that goes with a subject.

        >>> GermanVerb("heilen").finite(spoken_of(M)), GermanVerb("ziehen").finite(YOU_SUBJECT)
        ('heilt', 'ziehst')
        >>> GermanVerb("haben", third="hat").finite(spoken_of(PLURAL))
        'haben'
        """
        if subject.you:
            return self.second or _joined(self.stem, "st")
        if subject.is_plural:
            return self.infinitive
        return self.third or _joined(self.stem, "t")

    def command(self) -> str:
        """The imperative.

        >>> GermanVerb("ziehen").command(), GermanVerb("werfen", imperative="wirf").command()
        ('ziehe', 'wirf')
        """
        return self.imperative or self.stem + "e"


def _joined(stem: str, ending: str) -> str:
    """zer-stör-st, but find-est and reiß-t: a sound to help, or one swallowed."""
    if stem.endswith(("d", "t")):
        return stem + "e" + ending
    if ending == "st" and stem.endswith(("s", "ß", "z", "x")):
        return stem + "t"
    return stem + ending


@dataclass(frozen=True)
class GermanClause:
    """A German clause before its verb has found its place.

    subject   None for a command
    middle    what stands between the verb and the end, in order
    closing   what stands at the end before the verb's own last part ("nicht angegriffen werden", "bereit")
    tail      what follows the whole clause (", um erneut zu werfen", ", solange er angreift"), its comma included
    front     a clause that opens the sentence ("falls er Schaden zufügen würde")
    about     whose clause it is, for joining: equal abouts share one subject
    """

    verb: GermanVerb
    subject: NounPhrase | None = None
    middle: tuple[str, ...] = ()
    closing: str = ""
    tail: str = ""
    front: str = ""
    about: Any = None

    def after(self, opening: str) -> GermanClause:
        """The same behind another clause that opens the sentence: before what opens it already."""
        return replace(self, front=f"{opening}, {self.front}" if self.front else opening)

    def main_clause(self) -> str:
        """Verb second, or the command first.

        >>> GermanClause(GermanVerb("fügen", "zu"), YOU_SUBJECT, ("ihm", "1 Schaden")).main_clause()
        'du fügst ihm 1 Schaden zu'
        """
        if self.front:
            return f"{self.front}, {self.verb_first()}"
        if self.subject is None:
            return self._command()
        return _spaced(self.subject.in_case(NOM), self.without_subject())

    def _command(self) -> str:
        return _spaced(self.verb.command(), *self.middle, self.closing, self.verb.prefix) + self.tail

    def without_subject(self) -> str:
        """The main clause without its subject: for a second clause that shares it."""
        if self.subject is None:
            return self._command()
        fin = self.verb.finite(self.subject)
        return _spaced(fin, *self.middle, self.closing, self.verb.prefix) + self.tail

    def verb_first(self, you: bool = False) -> str:
        """Verb first: after something else that opens the sentence. `you`: a command becomes "du ...".

        >>> GermanClause(GermanVerb("ziehen"), None, ("eine Karte",)).verb_first(you=True)
        'ziehst du eine Karte'
        """
        subject = self.subject
        if subject is None:
            if not you:
                return self._command()
            subject = YOU_SUBJECT
        fin = self.verb.finite(subject)
        return _spaced(fin, subject.in_case(NOM), *self.middle, self.closing, self.verb.prefix) + self.tail

    def verb_last(self) -> str:
        """Verb last: after wenn, falls, solange.

        >>> GermanClause(GermanVerb("betreten", third="betritt"), named("Kena", F), ("das Spiel",)).verb_last()
        'Kena das Spiel betritt'
        """
        subject = self.subject or YOU_SUBJECT
        fin = self.verb.prefix + self.verb.finite(subject)
        return _spaced(subject.in_case(NOM), *self.middle, self.closing, fin) + self.tail

    def infinitive_clause(self) -> str:
        """Without a subject, the infinitive last: after kann.

        >>> GermanClause(GermanVerb("fügen", "zu"), None, ("ihm", "1 Schaden")).infinitive_clause()
        'ihm 1 Schaden zufügen'
        """
        return _spaced(*self.middle, self.closing, self.verb.prefix + self.verb.infinitive) + self.tail

    def purpose_clause(self) -> str:
        """um ... zu.

        >>> GermanClause(GermanVerb("schließen", "ab"), None, ("diese Quest",)).purpose_clause()
        'um diese Quest abzuschließen'
        """
        verb = f"{self.verb.prefix}zu{self.verb.infinitive}" if self.verb.prefix else f"zu {self.verb.infinitive}"
        return _spaced("um", *self.middle, self.closing, verb)

    def with_span(self, span: str) -> GermanClause:
        """The same with a time said right after the verb."""
        return replace(self, middle=(span, *self.middle)) if span else self


CAN: Final = GermanVerb("können", third="kann", second="kannst", imperative="könne")


def join_with_kann(subject: NounPhrase, clauses: Sequence[GermanClause], about: Any = None) -> GermanClause:
    """One clause with "kann" out of several: "kann dies tun und das tun".

    >>> join_with_kann(YOU_SUBJECT, [GermanClause(GermanVerb("ziehen"), None, ("eine Karte",))]).main_clause()
    'du kannst eine Karte ziehen'
    """
    return GermanClause(
        CAN, subject, (), join_list([clause.infinitive_clause() for clause in clauses], "und"), about=about
    )
