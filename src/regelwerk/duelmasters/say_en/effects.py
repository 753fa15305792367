"""What the deeds say in English."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Place, Speech
from regelwerk.duelmasters.say.telling import Tongue
from regelwerk.duelmasters.say_en.clauses import Clause, command
from regelwerk.duelmasters.say_en.conditions import condition as said_condition
from regelwerk.duelmasters.say_en.lasting import STATEMENTS, statement
from regelwerk.duelmasters.say_en.speech import counted, described, noun_of, number, player, possessive, said
from regelwerk.duelmasters.say_en.terms import TERMS
from regelwerk.duelmasters.words import YOU, Chosen, Player, Ref, Zone
from regelwerk.kernel.wording import an
from regelwerk.kernel.words import Word


def sentences(discourse: Speech, word: Word) -> list[str]:
    """The sentences of an effect, without capitals and stops; the first can stand behind "when ...,"."""
    return [one.said() for one in ENGLISH.sentences(discourse, word)]


def clause(discourse: Speech, word: Word) -> Clause:
    """One deed as one clause. Raises Unworded for what is none."""
    return ENGLISH.clause(discourse, word)


class English(Tongue[Clause, str]):
    language = "English"

    def person(self, discourse: Speech, who: Player) -> str:
        return player(discourse, who)

    def then(self, clause: Clause) -> Clause:
        return opened("then", clause)

    def joined(self, clauses: list[Clause], choice: bool) -> Clause:
        return command((" or " if choice else " and ").join(one.said() for one in clauses))

    def provided(self, discourse: Speech, condition: w.Condition, clause: Clause) -> Clause:
        return opened(f"if {said_condition(discourse, condition)},", clause)

    def allowed(self, who: str, clause: Clause) -> Clause:
        return command((clause if clause.subject else replace(clause, subject=who)).may())

    def if_done(self, who: str, clause: Clause) -> Clause:
        return opened(f"if {who or 'you'} do{'es' if who else ''},", clause)

    def searching(self, discourse: Speech, word: w.Search) -> list[Clause]:
        it = an(described(discourse, word.noun, how="from"))
        bare = described(discourse, w.Noun(word.noun.kinds)) if word.noun.kinds else TERMS["card"]
        use = self.searched(discourse, word).verbs[0]
        taken = f"take {it}, show that {bare} to your opponent, and" if word.reveal else f"take {it} and"
        return [command("search your deck"), command(f"you may {taken} {use}"), command("then shuffle your deck")]

    def whenever(self, discourse: Speech, event: w.Happening) -> Callable[[Clause], Clause]:
        from regelwerk.duelmasters.say_en.abilities import lead

        opening = lead(discourse, event, " this turn")
        return lambda first: opened(f"{opening},", first)

    def unusable(self) -> Clause:
        return command(f'you can\'t use the "{TERMS["shield_trigger"]}" ability of that shield')


def opened(lead: str, clause: Clause) -> Clause:
    return command(f"{lead} {clause.said()}")


def _chooser(discourse: Speech, ref: Ref) -> str:
    return player(discourse, ref.by) if isinstance(ref, Chosen) and ref.by != discourse.actor else ""


def _draw(discourse: Speech, word: w.Draw) -> Clause:
    upto = "up to " if word.up_to else ""
    if isinstance(word.count, w.Count):
        one = "up to one card" if word.up_to else "a card"
        return command(
            f"draw {one} for each {counted(discourse, word.count.noun)}", subject=player(discourse, word.who)
        )
    cards = "a card" if word.count == 1 and not word.up_to else f"{upto}{number(word.count)} cards"
    return command(f"draw {cards}", subject=player(discourse, word.who))


def _discard(discourse: Speech, word: w.Discard) -> Clause:
    who = "" if word.who == discourse.actor else player(discourse, word.who)
    hand = f"{'his' if word.who != YOU else 'your'} hand"
    if word.count is None:
        return command(f"discard {hand}", subject=who)
    luck = " at random" if word.random else ""
    if isinstance(word.count, w.Count):
        return command(f"discard a card{luck} from {hand} for each {counted(discourse, word.count.noun)}", subject=who)
    cards = "a card" if word.count == 1 else f"{number(word.count)} cards"
    return command(f"discard {cards}{luck} from {hand}", subject=who)


def _to_thing(discourse: Speech, verb: str, ref: Ref) -> Clause:
    """Somebody does it to a thing he names: "destroy one of your creatures", "untap all your creatures".

    A player who is not you first chooses, then acts.
    """
    if isinstance(ref, Chosen) and ref.by not in (YOU, discourse.actor):
        return _picked(discourse, ref, verb + " {}", "")
    how: Place = "in" if isinstance(ref, w.All) and verb == "untap" else ""
    return command(f"{verb} {said(discourse, ref, how)}")


def _picked(discourse: Speech, ref: Ref, verb: str, how: Place = "in") -> Clause:
    """ "choose a creature in the battle zone and tap it"; without a choice: "tap all ..."."""
    if not isinstance(ref, Chosen):
        return command(verb.format(said(discourse, ref, how)))
    who = _chooser(discourse, ref)
    before, discourse.actor = discourse.actor, ref.by
    words = said(discourse, ref, how)
    discourse.actor = before
    return Clause(who, (f"choose {words}", verb.format("them" if discourse.last.plural else "it")))


def _put(discourse: Speech, word: w.PutInto) -> Clause:
    """Cards into a zone: return, put, add."""
    ref = word.what
    noun = _source(discourse, ref)
    chooses = isinstance(ref, Chosen) and (ref.by != discourse.actor or _others(noun, discourse.actor))
    if isinstance(ref, Chosen) and chooses:
        verb = f"{_verb(noun, word.zone)} {_part(word)}{{}} {_goal(discourse, word, True)}"
        return _picked(discourse, ref, verb)
    words = said(discourse, ref, "from" if not isinstance(ref, w.All) else "in")
    return command(f"{_verb(noun, word.zone)} {_part(word)}{words} {_goal(discourse, word, False)}")


def _part(word: w.PutInto) -> str:
    """Of an evolution creature all its cards, or the top one."""
    return "the top card of " if word.top_card else ""


def _source(discourse: Speech, ref: Ref) -> w.Noun:
    """Where the cards come from, as far as the text has said it."""
    return discourse.last.noun if isinstance(ref, w.Them) else noun_of(ref)


def _others(noun: w.Noun, actor: Player) -> bool:
    """Whether cards are chosen first and moved then: those of others, those of anybody, and shields."""
    return (noun.zone is Zone.BATTLE and noun.whose != actor) or noun.zone is Zone.SHIELDS


def _verb(noun: w.Noun, zone: Zone) -> str:
    if zone is Zone.SHIELDS:
        return "add"
    back = zone is Zone.HAND and noun.zone not in (Zone.DECK, Zone.SHIELDS)
    return "return" if back else "put"


def _goal(discourse: Speech, word: w.PutInto, chosen: bool) -> str:
    """to its owner's hand; into your mana zone; to your shields face down."""
    whose = goal_owner(discourse, word.what, chosen)
    if word.zone is Zone.SHIELDS:
        return f"to {whose} shields face down"
    if word.zone is Zone.DECK:
        return f"on top of {whose} deck"
    noun = _source(discourse, word.what)
    to = "to" if _verb(noun, word.zone) == "return" else "into"
    zone = TERMS[word.zone.name.lower()]
    return f"{to} {whose} {zone + 's' if whose == THEIR_OWNERS else zone}"


THEIR_OWNERS: Final = "their owners'"


def _several(ref: Ref) -> bool:
    return isinstance(ref, w.All) or (isinstance(ref, (Chosen, w.Top)) and ref.count != 1)


def goal_owner(discourse: Speech, ref: Ref, chosen: bool) -> str:
    """Whose zone the cards go to: always their owners', said as shortly as it is clear."""
    if isinstance(ref, w.This):
        return "your"
    if isinstance(ref, w.Top):
        return possessive(discourse, ref.who)
    if isinstance(ref, (Chosen, w.All)):
        who = ref.noun.whose
        if isinstance(who, w.You):
            return "your"
        if who is not None:
            return "his" if chosen or isinstance(who, w.ThatPlayer) else possessive(discourse, who)
        return THEIR_OWNERS if _several(ref) else "its owner's"
    return "your" if _is_yours(discourse, ref) else THEIR_OWNERS if discourse.last.plural else "its owner's"


def _is_yours(discourse: Speech, ref: Ref) -> bool:
    spoken = discourse.last if isinstance(ref, w.Them) else discourse.one
    return isinstance(spoken.noun.whose, w.You)


def _break(discourse: Speech, word: w.Break) -> Clause:
    shields = f"{'one' if word.count == 1 else number(word.count)} of your opponent's shields"
    return Clause(said(discourse, word.by, subject=True), (f"break {shields}",))


def _pick(discourse: Speech, word: w.Pick) -> Clause:
    return command(f"choose {said(discourse, word.what, 'in')}", subject=_chooser(discourse, word.what))


def _in_play(discourse: Speech, word: w.PutIntoBattle) -> Clause:
    return _picked(discourse, word.what, "put {} into the battle zone", "in")


ENGLISH: Final = English()
ENGLISH.deeds = {
    **{kind: lambda s, word: statement(s, word, lasts=False) for kind in STATEMENTS},
    w.Draw: _draw,
    w.Discard: _discard,
    w.Destroy: lambda s, word: _to_thing(s, "destroy", word.what),
    w.Tap: lambda s, word: _picked(s, word.what, "tap {}"),
    w.Untap: lambda s, word: _to_thing(s, "untap", word.what),
    w.PutInto: _put,
    w.PutIntoBattle: _in_play,
    w.Break: _break,
    w.LookAt: lambda s, word: command(f"look at {said(s, word.what, 'in')}"),
    w.ExtraTurn: lambda s, word: command("take an extra turn after this one"),
    w.Pick: _pick,
}
"""Each deed by its clause."""
