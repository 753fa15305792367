"""How English puts clauses together: what `say` asks of a language, for every kind of sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.single import Single
from regelwerk.duelmasters.say.speech import Speech
from regelwerk.duelmasters.say_en import conditions
from regelwerk.duelmasters.say_en.clauses import Clause, command
from regelwerk.duelmasters.say_en.effects import DEEDS
from regelwerk.duelmasters.say_en.lasting import STATEMENTS, have
from regelwerk.duelmasters.say_en.speech import NAMES, before, behind, chosen, described, heads, player, said
from regelwerk.duelmasters.say_en.terms import TERMS
from regelwerk.duelmasters.say_en.triggers import EVENTS, and_if, at_turn, once
from regelwerk.kernel.wording import an, listed


class English(Single[Clause, str]):
    """English sentences. A player as a subject is "" for you, whom commands address."""

    language = "English"
    terms = TERMS
    joint = " "
    naming = NAMES
    events = EVENTS
    deeds = DEEDS
    statements = STATEMENTS

    # ------------------------------------------------------------------------ effects

    def person(self, discourse: Speech, who: w.Player) -> str:
        return player(discourse, who)

    def then(self, clause: Clause) -> Clause:
        return led("then", clause)

    def joined(self, clauses: list[Clause], choice: bool) -> Clause:
        return command((" or " if choice else " and ").join(one.said() for one in clauses))

    def provided(self, discourse: Speech, condition: w.Condition, clause: Clause) -> Clause:
        return led(f"if {conditions.condition(discourse, condition)},", clause)

    def allowed(self, who: str, clause: Clause) -> Clause:
        return command((clause if clause.subject else replace(clause, subject=who)).may())

    def if_done(self, who: str, clause: Clause) -> Clause:
        return led(f"if {who or 'you'} do{'es' if who else ''},", clause)

    def searching(self, discourse: Speech, word: w.Search) -> list[Clause]:
        it = an(described(discourse, word.noun, how="from"))
        bare = described(discourse, w.Noun(word.noun.kinds)) if word.noun.kinds else TERMS["card"]
        use = self.searched(discourse, word).verbs[0]
        taken = f"take {it}, show that {bare} to your opponent, and" if word.reveal else f"take {it} and"
        return [command("search your deck"), command(f"you may {taken} {use}"), command("then shuffle your deck")]

    def opened(self, opening: str, clause: Clause) -> Clause:
        return led(f"{opening},", clause)

    def unusable(self) -> Clause:
        return command(f'you can\'t use the "{TERMS["shield_trigger"]}" ability of that shield')

    # ------------------------------------------------------------------------- events

    def doer(self, discourse: Speech, who: w.Player) -> str:
        return "a player" if isinstance(who, w.EachPlayer) else player(discourse, who) or "you"

    def entering(self, this: str) -> Clause:
        return Clause("you", (f"put {this} into the battle zone",))

    def playing(self, word: w.Casts | w.Summons, who: str, what: str) -> Clause:
        return Clause(who, (f"{'cast' if isinstance(word, w.Casts) else 'summon'} {what}",))

    def broken(self, shield: str) -> Clause:
        return Clause(shield, ("be broken",))

    def breaking(self, who: str, shield: str) -> Clause:
        return Clause(who, (f"break {shield}",))

    def opening(self, discourse: Speech, event: w.Happening, condition: w.Condition | None = None) -> str:
        opening = at_turn(event) if isinstance(event, (w.StartOfTurn, w.EndOfTurn)) else self.lead(discourse, event)
        return opening + and_if(discourse, condition)

    def lead(self, discourse: Speech, event: w.Happening) -> str:
        """whenever this creature attacks"""
        return f"{'when' if once(event) else 'whenever'} {self.event(discourse, event).said()}"

    def whenever(self, discourse: Speech, event: w.Happening) -> str:
        return f"{self.lead(discourse, event)} this turn"

    def would(self, discourse: Speech, event: w.Happening, condition: w.Condition | None) -> str:
        happens = self.event(discourse, event)
        opening = f"when {happens.subject} would {happens.verbs[0]}"
        return opening if condition is None else f"{opening}, if {conditions.condition(discourse, condition)}"

    # ---------------------------------------------------------------------- abilities

    def race(self, name: str) -> str:
        return name

    def described(self, discourse: Speech, noun: w.Noun) -> str:
        return described(discourse, noun)

    def civilizations(self, names: list[str]) -> str:
        return listed(names, "and")

    def put_on(self, discourse: Speech, nouns: tuple[w.Noun, ...]) -> str:
        return f"Put on {listed([chosen(discourse, w.Chosen(noun), '') for noun in nouns], 'and')}."

    def main(self, clause: Clause) -> str:
        return clause.said()

    def rest(self, clause: Clause) -> str:
        return clause.said().removeprefix(f"{clause.subject} ")

    def both(self, first: str, second: str) -> str:
        return f"{first} and {second}"

    def stopped(self, text: str) -> str:
        """A stop goes inside the quotes before it, as on the cards."""
        return text.replace('".', '."').replace('",', ',"')

    def after_battle(self, clause: Clause) -> Clause:
        return replace(clause, tail=f"{clause.tail} after the battle".strip())

    def in_its_place(self, clause: Clause) -> Clause:
        return replace(clause, tail=f"{clause.tail} instead".strip())

    def having(
        self, discourse: Speech, word: w.Have, lasts: bool, named: list[str], told: list[w.TapAbility]
    ) -> Clause:
        return have(discourse, word, lasts, named, told, self.inside)

    def inside(self, discourse: Speech, ability: w.TapAbility) -> str:
        """What something may tap to do, inside a sentence."""
        return ". ".join(self.main(clause) for clause in self.sentences(discourse, ability.effect))

    # ------------------------------------------------------------------------- alone

    def quality(self, qual: w.Qual) -> str:
        noun = w.Noun((), (qual,))
        if isinstance(qual, (w.OfRace, w.Named)):
            return heads(noun, False)
        return " ".join(before(noun)) or behind(noun, False).strip()

    def reference(self, discourse: Speech, what: w.Ref) -> str:
        return said(discourse, what)

    def player(self, discourse: Speech, who: w.Player) -> str:
        return player(discourse, who) or "you"

    def amount(self, discourse: Speech, amount: w.Amount) -> str:
        return conditions.much(discourse, amount, "")

    def condition(self, discourse: Speech, word: w.Condition) -> str:
        return conditions.condition(discourse, word)


def led(lead: str, clause: Clause) -> Clause:
    """The clause with something said before it."""
    return command(f"{lead} {clause.said()}")


ENGLISH: Final = English()
