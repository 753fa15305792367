"""How English puts clauses together: what `say` asks of a language, for every kind of sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Discourse
from regelwerk.duelmasters.text.fragments import Single
from regelwerk.duelmasters.text_en import conditions
from regelwerk.duelmasters.text_en.clauses import EnglishClause, command
from regelwerk.duelmasters.text_en.continuous import STATEMENTS, have
from regelwerk.duelmasters.text_en.effects import EFFECTS
from regelwerk.duelmasters.text_en.references import (
    NAMES,
    before,
    chosen,
    described,
    head_nouns,
    player,
    possessive,
    postmodifier,
    reference_text,
)
from regelwerk.duelmasters.text_en.terms import TERMS
from regelwerk.duelmasters.text_en.triggers import EVENTS, and_if, at_turn, once
from regelwerk.kernel.language.sentences import join_list


class English(Single[EnglishClause, str]):
    """English sentences. A player as a subject is "" for you, whom commands address."""

    language = "English"
    terms = TERMS
    joint = " "
    naming = NAMES
    events = EVENTS
    effects = EFFECTS
    statements = STATEMENTS

    # ------------------------------------------------------------------------ effects

    def person(self, discourse: Discourse, who: vocabulary.Player) -> str:
        return player(discourse, who)

    def then(self, clause: EnglishClause) -> EnglishClause:
        return led("then", clause)

    def joined(self, clauses: list[EnglishClause], choice: bool, who: str | None = None) -> EnglishClause:
        joint = " or " if choice else " and "
        if not who:
            return command(joint.join(clause.text() for clause in clauses))
        acts = [replace(clause, subject=who).text().removeprefix(f"{who} ") for clause in clauses]
        return command(f"{who} {joint.join(acts)}")

    def provided(self, discourse: Discourse, condition: vocabulary.Condition, clause: EnglishClause) -> EnglishClause:
        return led(f"if {conditions.condition(discourse, condition)},", clause)

    def allowed(self, who: str, clause: EnglishClause) -> EnglishClause:
        return command((clause if clause.subject else replace(clause, subject=who)).may())

    def if_done(self, who: str, clause: EnglishClause) -> EnglishClause:
        return led(f"if {who or 'you'} do{'es' if who else ''},", clause)

    def done_by(self, who: str, clause: EnglishClause) -> EnglishClause:
        return replace(clause, subject=who)

    def he(self) -> str:
        return "he"

    def searching(self, discourse: Discourse, word: vocabulary.Search) -> list[EnglishClause]:
        many = word.count != 1
        it = chosen(discourse, self.taken(word), "from")
        bare = described(discourse, vocabulary.CardFilter(word.noun.kinds, zone=word.noun.zone), many)
        use = self.searched(discourse, word).verbs[0]
        taken = (
            f"take {it}, show {'those' if many else 'that'} {bare} to your opponent, and"
            if word.reveal
            else f"take {it} and"
        )
        mine = isinstance(word.noun.whose, vocabulary.You)
        shuffled = command("shuffle your deck") if mine else EnglishClause("your opponent", ("shuffle his deck",))
        return [
            command(f"search {possessive(discourse, word.noun.whose)} deck"),
            command(f"you may {taken} {use}"),
            self.then(shuffled),
        ]

    def at_end_of_turn(self, clause: EnglishClause) -> EnglishClause:
        return led("at the end of the turn,", clause)

    def opened(self, opening: str, clause: EnglishClause) -> EnglishClause:
        return led(f"{opening},", clause)

    def unusable(self, many: bool) -> EnglishClause:
        of_them = "abilities of those shields" if many else "ability of that shield"
        return command(f'you can\'t use the "{TERMS["shield_trigger"]}" {of_them}')

    # ------------------------------------------------------------------------- events

    def doer(self, discourse: Discourse, who: vocabulary.Player) -> str:
        return "a player" if isinstance(who, vocabulary.EachPlayer) else player(discourse, who) or "you"

    def entering(self, this: str) -> EnglishClause:
        return EnglishClause("you", (f"put {this} into the battle zone",))

    def playing(self, word: vocabulary.Casts | vocabulary.Summons, who: str, what: str) -> EnglishClause:
        return EnglishClause(who, (f"{'cast' if isinstance(word, vocabulary.Casts) else 'summon'} {what}",))

    def broken(self, shield: str) -> EnglishClause:
        return EnglishClause(shield, ("be broken",))

    def breaking(self, who: str, shield: str) -> EnglishClause:
        return EnglishClause(who, (f"break {shield}",))

    def opening(
        self, discourse: Discourse, event: vocabulary.TriggerEvent, condition: vocabulary.Condition | None = None
    ) -> str:
        opening = (
            at_turn(event)
            if isinstance(event, (vocabulary.StartOfTurn, vocabulary.EndOfTurn))
            else self.lead(discourse, event)
        )
        return opening + and_if(discourse, condition)

    def lead(self, discourse: Discourse, event: vocabulary.TriggerEvent) -> str:
        """whenever this creature attacks"""
        return f"{'when' if once(event) else 'whenever'} {self.event(discourse, event).text()}"

    def whenever(self, discourse: Discourse, event: vocabulary.TriggerEvent) -> str:
        if isinstance(event, vocabulary.AttackEnds):
            return f"whenever {self.finishing(self.event(discourse, event)).text()} this turn"
        return f"{self.lead(discourse, event)} this turn"

    def finishing(self, attack: EnglishClause) -> EnglishClause:
        """An attack as something that ends."""
        return replace(attack, verbs=tuple(verb.replace("attack", "finish attacking", 1) for verb in attack.verbs))

    def using(self, word: vocabulary.UsesShieldTrigger, who: str, breaker: str | None) -> EnglishClause:
        whose = "your" if isinstance(word.who, vocabulary.You) else "his"
        shield = f"one of {whose} shields" if breaker is None else f"a shield broken by {breaker}"
        return EnglishClause(who, (f'use the "{TERMS["shield_trigger"]}" ability of {shield}',))

    def moving(self, discourse: Discourse, word: vocabulary.Moves, what: str, causer: str | None) -> EnglishClause:
        whose = possessive(discourse, word.noun.whose)
        goal = f"into {whose or 'its owner' + conditions.APOSTROPHE} {zone_name(word.zone)}"
        origin = f"from {whose or 'any'} {zone_name(word.noun.zone)}"
        if causer is None:
            return EnglishClause(what, (f"be put {goal} {origin}",))
        return EnglishClause(causer, (f"cause {what} to be put {goal} {origin}",))

    def would(
        self, discourse: Discourse, event: vocabulary.TriggerEvent, condition: vocabulary.Condition | None
    ) -> str:
        happens = self.event(discourse, event)
        opening = f"when {happens.subject} would {happens.verbs[0]}"
        return opening if condition is None else f"{opening}, if {conditions.condition(discourse, condition)}"

    # ---------------------------------------------------------------------- abilities

    def race(self, name: str) -> str:
        return name

    def described(self, discourse: Discourse, noun: vocabulary.CardFilter) -> str:
        return described(discourse, noun)

    def civilizations(self, names: list[str]) -> str:
        return join_list(names, "and")

    def any_evolution(self) -> str:
        return "You can put an evolution creature of any race on this creature."

    def put_on(self, discourse: Discourse, nouns: tuple[vocabulary.CardFilter, ...]) -> str:
        return f"Put on {join_list([chosen(discourse, vocabulary.Chosen(noun), '') for noun in nouns], 'and')}."

    def main(self, clause: EnglishClause) -> str:
        return clause.text()

    def rest(self, clause: EnglishClause) -> str:
        return clause.text().removeprefix(f"{clause.subject} ")

    def both(self, first: str, second: str) -> str:
        return f"{first} and {second}"

    def stopped(self, text: str) -> str:
        """A stop goes inside the quotes before it, as on the cards."""
        return text.replace('".', '."').replace('",', ',"')

    def after_battle(self, clause: EnglishClause) -> EnglishClause:
        return replace(clause, trailing=f"{clause.trailing} after the battle".strip())

    def after_attack(self, clause: EnglishClause) -> EnglishClause:
        return replace(clause, trailing=f"{clause.trailing} after the attack".strip())

    def in_its_place(self, clause: EnglishClause) -> EnglishClause:
        return replace(clause, trailing=f"{clause.trailing} instead".strip())

    def playable(self, discourse: Discourse, condition: vocabulary.Condition) -> EnglishClause:
        verb = "cast" if discourse.card.kind is vocabulary.CardType.SPELL else "summon"
        only = f"only if {conditions.condition(discourse, condition)}"
        return EnglishClause("you", (f"can {verb} {self.naming.this(discourse)}",), only)

    def having(
        self,
        discourse: Discourse,
        word: vocabulary.Have,
        lasts: bool,
        named: list[str],
        tap_abilities: list[vocabulary.TapAbility],
    ) -> EnglishClause:
        return have(discourse, word, lasts, named, tap_abilities, self.inside)

    def inside(self, discourse: Discourse, ability: vocabulary.TapAbility) -> str:
        """What something may tap to do, inside a sentence."""
        clauses = self.sentences(discourse, ability.effect)
        what = ". ".join(self.main(clause) for clause in clauses)
        return f"do this: {what}" if clauses[0].subject else what

    # ------------------------------------------------------------------------- alone

    def quality(self, qual: vocabulary.Criterion) -> str:
        noun = vocabulary.CardFilter((), (qual,))
        if isinstance(qual, (vocabulary.OfRace, vocabulary.Named)):
            return head_nouns(noun, False)
        return " ".join(before(noun)) or postmodifier(noun, False).strip()

    def reference(self, discourse: Discourse, what: vocabulary.Selector) -> str:
        return reference_text(discourse, what)

    def player(self, discourse: Discourse, who: vocabulary.Player) -> str:
        return player(discourse, who) or "you"

    def amount(self, discourse: Discourse, amount: vocabulary.Amount) -> str:
        if isinstance(amount, vocabulary.ThatMany):
            return "that many"
        return conditions.amount_phrase(discourse, amount, "")

    def condition(self, discourse: Discourse, word: vocabulary.Condition) -> str:
        return conditions.condition(discourse, word)


def zone_name(zone: vocabulary.Zone) -> str:
    """mana zone; shields"""
    return TERMS["shields" if zone is vocabulary.Zone.SHIELDS else zone.name.lower()]


def led(lead: str, clause: EnglishClause) -> EnglishClause:
    """The clause with something said before it."""
    return command(f"{lead} {clause.text()}")


ENGLISH: Final = English()
