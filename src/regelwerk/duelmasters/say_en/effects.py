"""What the deeds say in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Place, Speech
from regelwerk.duelmasters.say_en.clauses import Clause, command
from regelwerk.duelmasters.say_en.speech import counted, number, player, possessive, said
from regelwerk.duelmasters.say_en.terms import TERMS
from regelwerk.kernel.words import Word


def _chooser(discourse: Speech, ref: w.Ref) -> str:
    return player(discourse, ref.by) if isinstance(ref, w.Chosen) and ref.by != discourse.actor else ""


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
    hand = f"{'his' if word.who != w.YOU else 'your'} hand"
    if word.count is None:
        return command(f"discard {hand}", subject=who)
    luck = " at random" if word.random else ""
    if isinstance(word.count, w.Count):
        return command(f"discard a card{luck} from {hand} for each {counted(discourse, word.count.noun)}", subject=who)
    cards = "a card" if word.count == 1 else f"{number(word.count)} cards"
    return command(f"discard {cards}{luck} from {hand}", subject=who)


def _to_thing(discourse: Speech, verb: str, ref: w.Ref) -> Clause:
    """Somebody does it to a thing he names: "destroy one of your creatures", "untap all your creatures".

    A player who is not you first chooses, then acts.
    """
    if isinstance(ref, w.Chosen) and ref.by not in (w.YOU, discourse.actor):
        return _picked(discourse, ref, verb + " {}", "")
    how: Place = "in" if isinstance(ref, w.All) and verb == "untap" else ""
    return command(f"{verb} {said(discourse, ref, how)}")


def _picked(discourse: Speech, ref: w.Ref, verb: str, how: Place = "in") -> Clause:
    """ "choose a creature in the battle zone and tap it"; without a choice: "tap all ..."."""
    if not isinstance(ref, w.Chosen):
        return command(verb.format(said(discourse, ref, how)))
    who = _chooser(discourse, ref)
    before, discourse.actor = discourse.actor, ref.by
    words = said(discourse, ref, how)
    discourse.actor = before
    return Clause(who, (f"choose {words}", verb.format("them" if discourse.last.plural else "it")))


def _put(discourse: Speech, word: w.PutInto) -> Clause:
    """Cards into a zone: return, put, add."""
    ref = word.what
    noun = discourse.noun_of(ref)
    chooses = isinstance(ref, w.Chosen) and (ref.by != discourse.actor or _others(noun, discourse.actor))
    if isinstance(ref, w.Chosen) and chooses:
        verb = f"{_verb(noun, word.zone)} {_part(word)}{{}} {_goal(discourse, word, True)}"
        return _picked(discourse, ref, verb)
    words = said(discourse, ref, "from" if not isinstance(ref, w.All) else "in")
    return command(f"{_verb(noun, word.zone)} {_part(word)}{words} {_goal(discourse, word, False)}")


def _part(word: w.PutInto) -> str:
    """Of an evolution creature all its cards, or the top one."""
    return "the top card of " if word.top_card else ""


def _others(noun: w.Noun, actor: w.Player) -> bool:
    """Whether cards are chosen first and moved then: those of others, those of anybody, and shields."""
    return (noun.zone is w.Zone.BATTLE and noun.whose != actor) or noun.zone is w.Zone.SHIELDS


def _verb(noun: w.Noun, zone: w.Zone) -> str:
    if zone is w.Zone.SHIELDS:
        return "add"
    back = zone is w.Zone.HAND and noun.zone not in (w.Zone.DECK, w.Zone.SHIELDS)
    return "return" if back else "put"


def _goal(discourse: Speech, word: w.PutInto, chosen: bool) -> str:
    """to its owner's hand; into your mana zone; to your shields face down."""
    whose = goal_owner(discourse, word.what, chosen)
    if word.zone is w.Zone.SHIELDS:
        return f"to {whose} shields face down"
    if word.zone is w.Zone.DECK:
        return f"on top of {whose} deck"
    noun = discourse.noun_of(word.what)
    to = "to" if _verb(noun, word.zone) == "return" else "into"
    zone = TERMS[word.zone.name.lower()]
    return f"{to} {whose} {zone + 's' if whose == THEIR_OWNERS else zone}"


THEIR_OWNERS: Final = "their owners'"


def goal_owner(discourse: Speech, ref: w.Ref, chosen: bool) -> str:
    """Whose zone the cards go to: always their owners', said as shortly as it is clear."""
    who = discourse.owner_of(ref)
    if isinstance(who, w.You):
        return "your"
    if who is None or not isinstance(ref, (w.Chosen, w.All, w.Top)):
        return THEIR_OWNERS if discourse.many(ref) else "its owner's"
    if isinstance(ref, w.Top):
        return possessive(discourse, who)
    return "his" if chosen or isinstance(who, w.ThatPlayer) else possessive(discourse, who)


def _break(discourse: Speech, word: w.Break) -> Clause:
    shields = f"{'one' if word.count == 1 else number(word.count)} of your opponent's shields"
    return Clause(said(discourse, word.by, subject=True), (f"break {shields}",))


def _pick(discourse: Speech, word: w.Pick) -> Clause:
    return command(f"choose {said(discourse, word.what, 'in')}", subject=_chooser(discourse, word.what))


def _in_play(discourse: Speech, word: w.PutIntoBattle) -> Clause:
    return _picked(discourse, word.what, "put {} into the battle zone", "in")


DEEDS: Final[dict[type[Word], Callable[[Speech, Any], Clause]]] = {
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
