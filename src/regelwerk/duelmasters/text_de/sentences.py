"""How German puts clauses together: what `say` asks of a language, for every kind of sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Discourse
from regelwerk.duelmasters.text.fragments import Single
from regelwerk.duelmasters.text_de import clauses as clause_parts
from regelwerk.duelmasters.text_de import conditions
from regelwerk.duelmasters.text_de.continuous import STATEMENTS, have
from regelwerk.duelmasters.text_de.effects import EFFECTS
from regelwerk.duelmasters.text_de.references import (
    ADJECTIVES,
    NAMES,
    chosen,
    described,
    from_zone,
    head_nouns,
    player,
    postmodifier,
    ref,
    to_zone,
    zone_of,
)
from regelwerk.duelmasters.text_de.terms import TERMS, race_name
from regelwerk.duelmasters.text_de.triggers import EVENTS, IN_TURN, at_turn
from regelwerk.kernel.language.german import (
    ACC,
    NOM,
    PLURAL,
    YOU_SUBJECT,
    GermanClause,
    M,
    NounPhrase,
    join_with_kann,
    named,
    spoken_of,
)
from regelwerk.kernel.language.sentences import join_list


class German(Single[GermanClause, NounPhrase]):
    """German sentences: every clause keeps its verb loose; `about` "then" marks one that comes after another."""

    language = "German"
    terms = TERMS
    joint = "-"
    naming = NAMES
    events = EVENTS
    effects = EFFECTS
    statements = STATEMENTS

    # ------------------------------------------------------------------------ effects

    def person(self, discourse: Discourse, who: vocabulary.Player) -> NounPhrase:
        return player(discourse, who) or YOU_SUBJECT

    def then(self, clause: GermanClause) -> GermanClause:
        return replace(clause, about="then")

    def joined(self, clauses: list[GermanClause], choice: bool, who: NounPhrase | None = None) -> GermanClause:
        if who is not None:
            clauses = [replace(clause, subject=who) for clause in clauses]
        first, *rest = clauses
        if who is not None:
            others = "".join(f" {'oder' if choice else 'und'} {clause.without_subject()}" for clause in rest)
            return replace(first, tail=first.tail + others)
        return replace(
            first,
            tail=first.tail + "".join(f" {'oder' if choice else 'und'} {clause.main_clause()}" for clause in rest),
        )

    def provided(self, discourse: Discourse, condition: vocabulary.Condition, clause: GermanClause) -> GermanClause:
        return replace(clause, front=f"falls {conditions.condition(discourse, condition).verb_last()}")

    def allowed(self, who: NounPhrase, clause: GermanClause) -> GermanClause:
        return join_with_kann(who, [replace(clause, subject=None)])

    def if_done(self, who: NounPhrase, clause: GermanClause) -> GermanClause:
        return replace(clause, front=f"falls {who.in_case(NOM)} dies {'tust' if who.you else 'tut'}")

    def done_by(self, who: NounPhrase, clause: GermanClause) -> GermanClause:
        return replace(clause, subject=who)

    def he(self) -> NounPhrase:
        return spoken_of(M)

    def searching(self, discourse: Discourse, word: vocabulary.Search) -> list[GermanClause]:
        thing = chosen(discourse, self.taken(word), "from")
        pronoun = spoken_of(PLURAL if word.count != 1 else head_nouns(word.noun)[0].gender)
        deck = zone_of(discourse, vocabulary.Zone.DECK, word.noun.whose).in_case(ACC)
        use = self.searched(discourse, word)
        parts = [GermanClause(clause_parts.NEHMEN, None, (thing.in_case(ACC),))]
        if word.reveal:
            parts.append(GermanClause(clause_parts.ZEIGEN, None, (pronoun.in_case(ACC), "deinem Gegner")))
        parts.append(replace(use, verb=clause_parts.LEGEN if use.verb is clause_parts.NEHMEN else use.verb))
        shuffled = GermanClause(clause_parts.MISCHEN, None, (deck,))
        if not isinstance(word.noun.whose, vocabulary.You):
            shuffled = GermanClause(clause_parts.MISCHEN, player(discourse, vocabulary.OPPONENT), ("sein Deck",))
        return [
            GermanClause(clause_parts.DURCHSUCHEN, None, (deck,)),
            join_with_kann(YOU_SUBJECT, parts),
            self.then(shuffled),
        ]

    def at_end_of_turn(self, clause: GermanClause) -> GermanClause:
        return clause.with_span("am Ende des Zugs")

    def opened(self, opening: str, clause: GermanClause) -> GermanClause:
        return clause.after(opening)

    def unusable(self, many: bool) -> GermanClause:
        trigger = f"„{TERMS['shield_trigger']}“ {'dieser Schilde' if many else 'dieses Schilds'}"
        return GermanClause(clause_parts.KOENNEN, YOU_SUBJECT, (trigger,), "nicht benutzen")

    # ------------------------------------------------------------------------- events

    def doer(self, discourse: Discourse, who: vocabulary.Player) -> NounPhrase:
        return (
            named("ein Spieler", M) if isinstance(who, vocabulary.EachPlayer) else player(discourse, who) or YOU_SUBJECT
        )

    def entering(self, this: NounPhrase) -> GermanClause:
        return GermanClause(clause_parts.LEGEN, YOU_SUBJECT, (this.in_case(ACC), "in den Kampfbereich"))

    def playing(self, word: vocabulary.Casts | vocabulary.Summons, who: NounPhrase, what: NounPhrase) -> GermanClause:
        return GermanClause(
            clause_parts.WIRKEN if isinstance(word, vocabulary.Casts) else clause_parts.BESCHWOEREN,
            who,
            (what.in_case(ACC),),
        )

    def broken(self, shield: NounPhrase) -> GermanClause:
        return GermanClause(clause_parts.WERDEN, shield, (), "durchbrochen")

    def breaking(self, who: NounPhrase, shield: NounPhrase) -> GermanClause:
        return GermanClause(clause_parts.DURCHBRECHEN, who, (shield.in_case(ACC),))

    def opening(
        self, discourse: Discourse, event: vocabulary.TriggerEvent, condition: vocabulary.Condition | None = None
    ) -> str:
        if isinstance(event, (vocabulary.StartOfTurn, vocabulary.EndOfTurn)):
            opening = at_turn(event)
            if condition is None:
                return opening
            return f"{opening}, falls {conditions.condition(discourse, condition).verb_last()},"
        happens = self.event(discourse, event)
        if isinstance(condition, vocabulary.DuringTurn):
            happens = happens.with_span(IN_TURN[condition.whose])
        rest = "" if isinstance(condition, vocabulary.DuringTurn) else self.and_if(discourse, condition)
        return f"wenn {happens.verb_last()}{rest}"

    def whenever(self, discourse: Discourse, event: vocabulary.TriggerEvent) -> str:
        if isinstance(event, vocabulary.AttackEnds):
            return f"wenn {self.finishing(self.event(discourse, event)).with_span('in diesem Zug').verb_last()}"
        return f"wenn {self.event(discourse, event).with_span('in diesem Zug').verb_last()}"

    def finishing(self, attack: GermanClause) -> GermanClause:
        """An attack as something that ends."""
        whom = " auf einen Spieler" if attack.middle else ""
        return replace(attack, verb=clause_parts.BEENDEN, middle=(f"den Angriff{whom}",))

    def using(self, word: vocabulary.UsesShieldTrigger, who: NounPhrase, breaker: NounPhrase | None) -> GermanClause:
        trigger = f"„{TERMS['shield_trigger']}“"
        if breaker is None:
            whose = "deiner" if isinstance(word.who, vocabulary.You) else "seiner"
            return GermanClause(clause_parts.BENUTZEN, who, (f"{trigger} eines {whose} Schilde",))
        broken = GermanClause(clause_parts.HABEN, breaker, (), "durchbrochen").verb_last()
        return GermanClause(clause_parts.BENUTZEN, who, (f"{trigger} eines Schilds",), tail=f", den {broken}")

    def moving(
        self, discourse: Discourse, word: vocabulary.Moves, what: NounPhrase, causer: NounPhrase | None
    ) -> GermanClause:
        put = GermanClause(
            clause_parts.WERDEN, what, (from_zone(discourse, word.noun), to_zone(discourse, word)), "gelegt"
        )
        return put if causer is None else GermanClause(clause_parts.BEWIRKEN, causer, tail=f", dass {put.verb_last()}")

    def would(
        self, discourse: Discourse, event: vocabulary.TriggerEvent, condition: vocabulary.Condition | None
    ) -> str:
        return f"wenn {clause_parts.would(self.event(discourse, event))}{self.and_if(discourse, condition)}"

    def and_if(self, discourse: Discourse, condition: vocabulary.Condition | None) -> str:
        """A condition behind an event, its verb last like that of the event."""
        return "" if condition is None else f" und {conditions.condition(discourse, condition).verb_last()}"

    def timed(self, opening: str, clause: GermanClause) -> str:
        """Not a clause but a point in time: the verb follows without a comma."""
        if clause.front:
            opening = f"{opening.rstrip(',')}, {clause.front},"
        return f"{opening} {clause.verb_first(you=True)}"

    # ---------------------------------------------------------------------- abilities

    def race(self, name: str) -> str:
        return race_name(name)

    def described(self, discourse: Discourse, noun: vocabulary.CardFilter) -> str:
        return described(discourse, noun).in_case(NOM)

    def civilizations(self, names: list[str]) -> str:
        return "-und-".join(names)

    def any_evolution(self) -> str:
        return "Du kannst eine Evolutionskreatur beliebiger Rasse auf diese Kreatur legen."

    def put_on(self, discourse: Discourse, nouns: tuple[vocabulary.CardFilter, ...]) -> str:
        phrases = [chosen(discourse, vocabulary.Chosen(noun), "").in_case(ACC) for noun in nouns]
        return f"Lege sie auf {join_list(phrases, 'und')}."

    def main(self, clause: GermanClause) -> str:
        return clause_parts.then(clause) if clause.about == "then" else clause.main_clause()

    def rest(self, clause: GermanClause) -> str:
        return clause.without_subject()

    def both(self, first: str, second: str) -> str:
        return f"{first} und {second}"

    def after_battle(self, clause: GermanClause) -> GermanClause:
        return clause_parts.behind_the_thing(clause, "nach dem Kampf")

    def after_attack(self, clause: GermanClause) -> GermanClause:
        return clause_parts.behind_the_thing(clause, "nach dem Angriff")

    def in_its_place(self, clause: GermanClause) -> GermanClause:
        return clause_parts.behind_the_thing(clause, "stattdessen")

    def playable(self, discourse: Discourse, condition: vocabulary.Condition) -> GermanClause:
        verb = "wirken" if discourse.card.kind is vocabulary.CardType.SPELL else "beschwören"
        only = f", falls {conditions.condition(discourse, condition).verb_last()}"
        this = self.naming.this(discourse).in_case(ACC)
        return GermanClause(clause_parts.KOENNEN, YOU_SUBJECT, (this, "nur"), verb, only)

    def having(
        self,
        discourse: Discourse,
        word: vocabulary.Have,
        lasts: bool,
        named: list[str],
        tap_abilities: list[vocabulary.TapAbility],
    ) -> GermanClause:
        return have(discourse, word, lasts, named, tap_abilities, self.inside)

    def inside(self, discourse: Discourse, ability: vocabulary.TapAbility) -> str:
        """What something may tap to do, inside quotes."""
        return self.run(discourse, ability.effect).rstrip(".")

    # ------------------------------------------------------------------------- alone

    def quality(self, qual: vocabulary.Criterion) -> str:
        if type(qual) in ADJECTIVES:
            return ADJECTIVES[type(qual)]
        if isinstance(qual, vocabulary.OfCivilization):
            return join_list([TERMS[civilization.name.lower()] for civilization in qual.civilizations], "oder")
        noun = vocabulary.CardFilter((), (qual,))
        return postmodifier(noun) or head_nouns(noun)[0].singular

    def reference(self, discourse: Discourse, what: vocabulary.Selector) -> str:
        return ref(discourse, what).in_case(NOM)

    def player(self, discourse: Discourse, who: vocabulary.Player) -> str:
        return self.person(discourse, who).in_case(NOM)

    def amount(self, discourse: Discourse, amount: vocabulary.Amount) -> str:
        if isinstance(amount, vocabulary.ThatMany):
            return "ebenso viele"
        return conditions.amount_phrase(discourse, amount, "")

    def condition(self, discourse: Discourse, word: vocabulary.Condition) -> str:
        return conditions.condition(discourse, word).verb_last()


GERMAN: Final = German()
