"""Effects in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regelwerk.duelmasters import vocabulary
from regelwerk.duelmasters.text.discourse import Discourse, Place, per_thing
from regelwerk.duelmasters.text_en.clauses import EnglishClause, command
from regelwerk.duelmasters.text_en.references import (
    counted,
    each_of,
    everything,
    how_many,
    number,
    player,
    possessive,
    reference_text,
)
from regelwerk.duelmasters.text_en.terms import TERMS
from regelwerk.kernel.vocabulary.words import Word


def _chooser(discourse: Discourse, ref: vocabulary.Selector) -> str:
    return player(discourse, ref.by) if isinstance(ref, vocabulary.Chosen) and ref.by != discourse.actor else ""


def _draw(discourse: Discourse, word: vocabulary.Draw) -> EnglishClause:
    if isinstance(word.count, (vocabulary.Count, vocabulary.ShieldsBroken, vocabulary.Times)):
        number_each, things = per_thing(word.count)
        drawn = f"draw {cards(number_each, word.up_to)} for each {each_of(discourse, things)}"
        return command(drawn, subject=player(discourse, word.who))
    one = word.count == 1 and not word.up_to
    return command(f"draw {'a card' if one else cards(word.count, word.up_to)}", subject=player(discourse, word.who))


def cards(count: int | vocabulary.Amount | None, up_to: bool) -> str:
    """2 cards; up to 3 cards; that many cards; any number of cards."""
    if count == 1:
        return "up to one card" if up_to else "a card"
    return f"{how_many(count, up_to)}{' of' if count is None else ''} cards"


def _discard(discourse: Discourse, word: vocabulary.Discard) -> EnglishClause:
    who = "" if word.who == discourse.actor else player(discourse, word.who)
    hand = f"{'his' if word.who != vocabulary.YOU else 'your'} hand"
    if word.noun is not None:
        bare = vocabulary.CardFilter(word.noun.kinds, word.noun.criteria, vocabulary.Zone.HAND)
        return command(f"discard {everything(discourse, bare)} from {hand}", subject=who)
    if word.count is None and not word.up_to:
        return command(f"discard {hand}", subject=who)
    luck = " at random" if word.random else ""
    if isinstance(word.count, vocabulary.Count):
        before, discourse.actor = discourse.actor, word.who
        each = counted(discourse, word.count.noun)
        discourse.actor = before
        return command(f"discard {cards(1, word.up_to)}{luck} from {hand} for each {each}", subject=who)
    return command(f"discard {cards(word.count, word.up_to)}{luck} from {hand}", subject=who)


def _to_thing(discourse: Discourse, verb: str, ref: vocabulary.Selector) -> EnglishClause:
    """Somebody does it to a thing he names: "destroy one of your creatures", "untap all your creatures".

    A player who is not you first chooses, then acts.
    """
    if isinstance(ref, vocabulary.Chosen) and ref.by not in (vocabulary.YOU, discourse.actor):
        return _picked(discourse, ref, verb + " {}", "")
    how: Place = "in" if isinstance(ref, vocabulary.All) and verb == "untap" else ""
    return command(f"{verb} {reference_text(discourse, ref, how)}")


def _picked(discourse: Discourse, ref: vocabulary.Selector, verb: str, how: Place = "in") -> EnglishClause:
    """ "choose a creature in the battle zone and tap it"; without a choice: "tap all ..."."""
    if not isinstance(ref, vocabulary.Chosen):
        return command(verb.format(reference_text(discourse, ref, how)))
    who = _chooser(discourse, ref)
    before, discourse.actor = discourse.actor, ref.by
    words = reference_text(discourse, ref, how)
    discourse.actor = before
    return EnglishClause(who, (f"choose {words}", verb.format("them" if discourse.last.plural else "it")))


def _put(discourse: Discourse, word: vocabulary.PutInto) -> EnglishClause:
    """Cards into a zone: return, put, add."""
    ref = word.what
    noun = discourse.noun_of(ref)
    chooses = isinstance(ref, vocabulary.Chosen) and (ref.by != discourse.actor or _others(noun, discourse.actor))
    if isinstance(ref, vocabulary.Chosen) and chooses:
        verb = f"{_verb(noun, word.zone)} {_part(word)}{{}} {_goal(discourse, word, True)}"
        return _picked(discourse, ref, verb)
    words = reference_text(discourse, ref, "from" if not isinstance(ref, vocabulary.All) else "in")
    return command(f"{_verb(noun, word.zone)} {_part(word)}{words} {_goal(discourse, word, False)}")


def _part(word: vocabulary.PutInto) -> str:
    """Of an evolution creature all its cards, or the top one."""
    return "the top card of " if word.top_card_only else ""


def _others(noun: vocabulary.CardFilter, actor: vocabulary.Player) -> bool:
    """Whether cards are chosen first and moved then: those of others, those of anybody, and shields."""
    if noun.zone in (vocabulary.Zone.BATTLE, vocabulary.Zone.MANA, vocabulary.Zone.HAND):
        return noun.whose != actor
    return noun.zone is vocabulary.Zone.SHIELDS


def _verb(noun: vocabulary.CardFilter, zone: vocabulary.Zone) -> str:
    if zone is vocabulary.Zone.SHIELDS:
        return "add"
    back = zone is vocabulary.Zone.HAND and noun.zone not in (vocabulary.Zone.DECK, vocabulary.Zone.SHIELDS)
    return "return" if back else "put"


def _goal(discourse: Discourse, word: vocabulary.PutInto, chosen: bool) -> str:
    """to its owner's hand; into your mana zone; to your shields face down."""
    whose = goal_owner(discourse, word.what, chosen)
    if word.zone is vocabulary.Zone.SHIELDS:
        return f"to {whose} shields face down"
    if word.zone is vocabulary.Zone.DECK:
        return f"on top of {whose} deck"
    noun = discourse.noun_of(word.what)
    to = "to" if _verb(noun, word.zone) == "return" else "into"
    zone = TERMS[word.zone.name.lower()]
    return f"{to} {whose} {zone + 's' if whose == THEIR_OWNERS else zone}"


THEIR_OWNERS: Final = "their owners'"


def goal_owner(discourse: Discourse, ref: vocabulary.Selector, chosen: bool) -> str:
    """Whose zone the cards go to: always their owners', said as shortly as it is clear."""
    who = discourse.owner_of(ref)
    if isinstance(who, vocabulary.You):
        return "your"
    if who is None or not isinstance(ref, (vocabulary.Chosen, vocabulary.All, vocabulary.TopOfDeck)):
        return THEIR_OWNERS if discourse.many(ref) else "its owner's"
    if isinstance(ref, vocabulary.TopOfDeck):
        return possessive(discourse, who)
    return "his" if chosen or isinstance(who, vocabulary.ThatPlayer) else possessive(discourse, who)


def _break(discourse: Discourse, word: vocabulary.Break) -> EnglishClause:
    shields = f"{'one' if word.count == 1 else number(word.count)} of your opponent's shields"
    return EnglishClause(reference_text(discourse, word.by, subject=True), (f"break {shields}",))


def _pick(discourse: Discourse, word: vocabulary.Choose) -> EnglishClause:
    return command(f"choose {reference_text(discourse, word.what, 'in')}", subject=_chooser(discourse, word.what))


def _in_play(discourse: Discourse, word: vocabulary.PutIntoBattle) -> EnglishClause:
    return _picked(discourse, word.what, "put {} into the battle zone", "in")


def _shuffle_in(discourse: Discourse, word: vocabulary.ShuffleIntoDeck) -> EnglishClause:
    whose = goal_owner(discourse, word.what, False)
    what = reference_text(discourse, word.what, "in")
    return command(f"shuffle {what} into {whose} {'decks' if whose == THEIR_OWNERS else 'deck'}")


EFFECTS: Final[dict[type[Word], Callable[[Discourse, Any], EnglishClause]]] = {
    vocabulary.Draw: _draw,
    vocabulary.Discard: _discard,
    vocabulary.Destroy: lambda s, word: _to_thing(s, "destroy", word.what),
    vocabulary.Tap: lambda s, word: _picked(s, word.what, "tap {}"),
    vocabulary.Untap: lambda s, word: _to_thing(s, "untap", word.what),
    vocabulary.PutInto: _put,
    vocabulary.PutIntoBattle: _in_play,
    vocabulary.Break: _break,
    vocabulary.LookAt: lambda s, word: command(f"look at {reference_text(s, word.what, 'in')}"),
    vocabulary.Reveal: lambda s, word: command(f"reveal {reference_text(s, word.what, 'in')}"),
    vocabulary.ShuffleIntoDeck: _shuffle_in,
    vocabulary.NoBattle: lambda s, word: EnglishClause("no battle", ("happen",)),
    vocabulary.ExtraTurn: lambda s, word: command("take an extra turn after this one"),
    vocabulary.Choose: _pick,
}
"""Each effect by its clause."""
