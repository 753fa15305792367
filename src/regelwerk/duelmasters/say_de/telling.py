"""How German puts clauses together: what `say` asks of a language, for every kind of sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.single import Single
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_de import clauses as v
from regelwerk.duelmasters.say_de import conditions
from regelwerk.duelmasters.say_de.effects import DEEDS
from regelwerk.duelmasters.say_de.lasting import STATEMENTS, have
from regelwerk.duelmasters.say_de.speech import ADJECTIVES, NAMES, behind, chosen, described, heads, player, ref
from regelwerk.duelmasters.say_de.terms import TERMS, race_name
from regelwerk.duelmasters.say_de.triggers import EVENTS, IN_TURN, at_turn
from regelwerk.kernel.german import ACC, DU, NOM, Article, Clause, M, Phrase, able, named, spoken_of
from regelwerk.kernel.wording import listed


class German(Single[Clause, Phrase]):
    """German sentences: every clause keeps its verb loose; `about` "then" marks one that comes after another."""

    language = "German"
    terms = TERMS
    joint = "-"
    naming = NAMES
    events = EVENTS
    deeds = DEEDS
    statements = STATEMENTS

    # ------------------------------------------------------------------------ effects

    def person(self, discourse: Speech, who: w.Player) -> Phrase:
        return player(discourse, who) or DU

    def then(self, clause: Clause) -> Clause:
        return replace(clause, about="then")

    def joined(self, clauses: list[Clause], choice: bool) -> Clause:
        first, *rest = clauses
        return replace(first, tail=first.tail + "".join(f" {'oder' if choice else 'und'} {one.main()}" for one in rest))

    def provided(self, discourse: Speech, condition: w.Condition, clause: Clause) -> Clause:
        return replace(clause, ahead=f"falls {conditions.condition(discourse, condition).final()}")

    def allowed(self, who: Phrase, clause: Clause) -> Clause:
        return able(who, [replace(clause, subject=None)])

    def if_done(self, who: Phrase, clause: Clause) -> Clause:
        return replace(clause, ahead=f"falls {who.said(NOM)} dies {'tust' if who.you else 'tut'}")

    def searching(self, discourse: Speech, word: w.Search) -> list[Clause]:
        thing = described(discourse, word.noun, Article.A, how="from")
        pronoun = spoken_of(heads(word.noun)[0].gender)
        use = self.searched(discourse, word)
        parts = [Clause(v.NEHMEN, None, (thing.said(ACC),))]
        if word.reveal:
            parts.append(Clause(v.ZEIGEN, None, (pronoun.said(ACC), "deinem Gegner")))
        parts.append(replace(use, verb=v.LEGEN if use.verb is v.NEHMEN else use.verb))
        shuffled = self.then(Clause(v.MISCHEN, None, ("dein Deck",)))
        return [Clause(v.DURCHSUCHEN, None, ("dein Deck",)), able(DU, parts), shuffled]

    def opened(self, opening: str, clause: Clause) -> Clause:
        return clause.after(opening)

    def unusable(self) -> Clause:
        trigger = f"„{TERMS['shield_trigger']}“ dieses Schilds"
        return Clause(v.KOENNEN, DU, (trigger,), "nicht benutzen")

    # ------------------------------------------------------------------------- events

    def doer(self, discourse: Speech, who: w.Player) -> Phrase:
        return named("ein Spieler", M) if isinstance(who, w.EachPlayer) else player(discourse, who) or DU

    def entering(self, this: Phrase) -> Clause:
        return Clause(v.LEGEN, DU, (this.said(ACC), "in den Kampfbereich"))

    def playing(self, word: w.Casts | w.Summons, who: Phrase, what: Phrase) -> Clause:
        return Clause(v.WIRKEN if isinstance(word, w.Casts) else v.BESCHWOEREN, who, (what.said(ACC),))

    def broken(self, shield: Phrase) -> Clause:
        return Clause(v.WERDEN, shield, (), "durchbrochen")

    def breaking(self, who: Phrase, shield: Phrase) -> Clause:
        return Clause(v.DURCHBRECHEN, who, (shield.said(ACC),))

    def opening(self, discourse: Speech, event: w.Happening, condition: w.Condition | None = None) -> str:
        if isinstance(event, (w.StartOfTurn, w.EndOfTurn)):
            opening = at_turn(event)
            if condition is None:
                return opening
            return f"{opening}, falls {conditions.condition(discourse, condition).final()},"
        happens = self.event(discourse, event)
        if isinstance(condition, w.TurnOf):
            happens = happens.with_span(IN_TURN[condition.whose])
        return f"wenn {happens.final()}{'' if isinstance(condition, w.TurnOf) else self.and_if(discourse, condition)}"

    def whenever(self, discourse: Speech, event: w.Happening) -> str:
        return f"wenn {self.event(discourse, event).with_span('in diesem Zug').final()}"

    def would(self, discourse: Speech, event: w.Happening, condition: w.Condition | None) -> str:
        return f"wenn {v.would(self.event(discourse, event))}{self.and_if(discourse, condition)}"

    def and_if(self, discourse: Speech, condition: w.Condition | None) -> str:
        """A condition behind an event, its verb last like that of the event."""
        return "" if condition is None else f" und {conditions.condition(discourse, condition).final()}"

    def timed(self, opening: str, clause: Clause) -> str:
        """Not a clause but a point in time: the verb follows without a comma."""
        if clause.ahead:
            opening = f"{opening.rstrip(',')}, {clause.ahead},"
        return f"{opening} {clause.inverted(you=True)}"

    # ---------------------------------------------------------------------- abilities

    def race(self, name: str) -> str:
        return race_name(name)

    def described(self, discourse: Speech, noun: w.Noun) -> str:
        return described(discourse, noun).said(NOM)

    def civilizations(self, names: list[str]) -> str:
        return "-und-".join(names)

    def put_on(self, discourse: Speech, nouns: tuple[w.Noun, ...]) -> str:
        return f"Lege sie auf {listed([chosen(discourse, w.Chosen(noun), '').said(ACC) for noun in nouns], 'und')}."

    def main(self, clause: Clause) -> str:
        return v.then(clause) if clause.about == "then" else clause.main()

    def rest(self, clause: Clause) -> str:
        return clause.rest()

    def both(self, first: str, second: str) -> str:
        return f"{first} und {second}"

    def after_battle(self, clause: Clause) -> Clause:
        return v.behind_the_thing(clause, "nach dem Kampf")

    def in_its_place(self, clause: Clause) -> Clause:
        return v.behind_the_thing(clause, "stattdessen")

    def having(
        self, discourse: Speech, word: w.Have, lasts: bool, named: list[str], told: list[w.TapAbility]
    ) -> Clause:
        return have(discourse, word, lasts, named, told, self.inside)

    def inside(self, discourse: Speech, ability: w.TapAbility) -> str:
        """What something may tap to do, inside quotes."""
        return self.run(discourse, ability.effect).rstrip(".")

    # ------------------------------------------------------------------------- alone

    def quality(self, qual: w.Qual) -> str:
        if type(qual) in ADJECTIVES:
            return ADJECTIVES[type(qual)]
        if isinstance(qual, w.OfCivilization):
            return listed([TERMS[one.name.lower()] for one in qual.civilizations], "oder")
        noun = w.Noun((), (qual,))
        return behind(noun) or heads(noun)[0].singular

    def reference(self, discourse: Speech, what: w.Ref) -> str:
        return ref(discourse, what).said(NOM)

    def player(self, discourse: Speech, who: w.Player) -> str:
        return self.person(discourse, who).said(NOM)

    def amount(self, discourse: Speech, amount: w.Amount) -> str:
        return conditions.much(discourse, amount, "")

    def condition(self, discourse: Speech, word: w.Condition) -> str:
        return conditions.condition(discourse, word).final()


GERMAN: Final = German()
