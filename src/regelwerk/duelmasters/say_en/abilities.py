"""Keywords, events and abilities in English: the lines of a card."""

from __future__ import annotations

from regelwerk.duelmasters import words as w
from regelwerk.duelmasters.say.speech import Mention, Speech, begin
from regelwerk.duelmasters.say_en.conditions import condition, turn
from regelwerk.duelmasters.say_en.effects import sentences
from regelwerk.duelmasters.say_en.lasting import statement
from regelwerk.duelmasters.say_en.speech import any_one, chosen, described, keyword_name, player, this
from regelwerk.duelmasters.say_en.terms import TERMS
from regelwerk.duelmasters.triggers import OnCreature
from regelwerk.duelmasters.words import Card, Whose, Zone
from regelwerk.kernel.wording import Unworded, capital, listed, sentence, third_person
from regelwerk.kernel.words import And, Word


def line(card: Card, ability: w.Ability) -> str:
    """One ability as its line on the card."""
    if isinstance(ability, (w.Survivor, w.TurboRush, w.WaveStriker)):
        return f"{capital(TERMS[WITH_ABILITY[type(ability)]])} — {line(card, ability.ability)}"
    discourse = begin(card)
    if isinstance(ability, (w.SilentSkill, w.TapAbility)):
        head = "silent_skill" if isinstance(ability, w.SilentSkill) else "tap_ability"
        return f"{capital(TERMS[head])} — {_text(sentences(discourse, ability.effect))}"
    if isinstance(ability, w.OnCast):
        return _text(sentences(discourse, ability.effect))
    if isinstance(ability, w.When):
        return when(discourse, ability)
    if isinstance(ability, w.Instead):
        return instead(discourse, ability)
    if isinstance(ability, w.Always):
        return always(discourse, ability.what)
    if isinstance(ability, w.Evolution):
        head = "evolution" if len(ability.on) == 1 else "vortex_evolution"
        on = listed([chosen(discourse, w.Chosen(noun), "") for noun in ability.on], "and")
        return f"{capital(TERMS[head])} — Put on {on}."
    return capital(short(card, ability))


WITH_ABILITY: dict[type[object], str] = {
    w.Survivor: "survivor",
    w.TurboRush: "turbo_rush",
    w.WaveStriker: "wave_striker",
}


def _text(parts: list[str]) -> str:
    """Sentences in a row; a stop goes inside the quotes before it, as on the cards."""
    return " ".join(sentence(part) for part in parts).replace('".', '."').replace('",', ',"')


def short(card: Card, ability: w.Ability) -> str:
    """A keyword with its number or restriction, as it is named inside a sentence; other abilities as their line."""
    discourse = begin(card)
    if isinstance(ability, w.PowerAttacker):
        return f"{TERMS['power_attacker']} +{ability.power}"
    if isinstance(ability, (w.Blocker, w.Slayer)):
        name = keyword_name(ability)
        return name if ability.against is None else f"{restriction(ability.against)} {name}"
    if isinstance(ability, w.CrewBreaker):
        return f"{TERMS['crew_breaker']}: {crew(discourse, ability.crew)}"
    if isinstance(ability, w.Stealth):
        return f"{TERMS[ability.civilization.name.lower()]} {TERMS['stealth']}"
    if isinstance(ability, w.Keyword):
        return keyword_name(ability)
    return line(card, ability).rstrip(".")


def crew(discourse: Speech, noun: w.Noun) -> str:
    """The race a crew breaker counts."""
    for qual in noun.quals:
        if isinstance(qual, w.OfRace):
            return qual.race
        if isinstance(qual, w.RaceHas):
            return qual.word
    return described(discourse, noun)


def restriction(noun: w.Noun) -> str:
    """What stands before a restricted keyword: "fire and nature", "Dragon"."""
    parts = []
    for qual in noun.quals:
        if isinstance(qual, w.OfCivilization):
            parts.append(listed([TERMS[one.name.lower()] for one in qual.civilizations], "and"))
        elif isinstance(qual, w.OfRace):
            parts.append(qual.race)
        elif isinstance(qual, w.RaceHas):
            parts.append(qual.word)
        else:
            raise Unworded(noun, "English")
    return " ".join(parts)


# -------------------------------------------------------------------------- events


def event(discourse: Speech, word: w.Happening) -> tuple[str, str]:
    """Who and what: the subject and the plain predicate. Sets what THE_ONE and THE_OTHER are."""
    if isinstance(word, w.EntersBattle) and isinstance(word.what, w.This):
        discourse.near = w.THIS
        return "you", f"put {this(discourse)} into the battle zone"
    if isinstance(word, (w.Casts, w.Summons)):
        return _plays(discourse, word)
    if isinstance(word, w.BreaksShield):
        return _breaks(discourse, word)
    if not isinstance(word, OnCreature):
        raise Unworded(word, "English")
    return _who(discourse, word.what), _predicate(word)


def _who(discourse: Speech, what: w.Noun | w.This) -> str:
    if isinstance(what, w.This):
        discourse.near, discourse.one = w.THIS, Mention()
        return this(discourse)
    words = any_one(discourse, what)
    discourse.near, discourse.one = w.THE_ONE, Mention(what)
    return words


def _predicate(word: w.Happening) -> str:
    if isinstance(word, w.Attacks):
        return "attack a player" if word.player else "attack"
    if isinstance(word, w.BecomesBlocked):
        return "be attacking your opponent and becomes blocked" if word.player else "become blocked"
    if isinstance(word, w.IsNotBlocked):
        return "be attacking your opponent and isn't blocked" if word.player else "attack and isn't blocked"
    if isinstance(word, w.Battles):
        return "block" if word.blocking else "battle"
    return PREDICATES[type(word)]


PREDICATES: dict[type[object], str] = {
    w.EntersBattle: "be put into the battle zone",
    w.LeavesBattle: "leave the battle zone",
    w.IsDestroyed: "be destroyed",
    w.Blocks: "block",
    w.WinsBattle: "win a battle",
}


def _plays(discourse: Speech, word: w.Casts | w.Summons) -> tuple[str, str]:
    verb = "cast" if isinstance(word, w.Casts) else "summon"
    who = "a player" if isinstance(word.who, w.EachPlayer) else player(discourse, word.who) or "you"
    bare = w.Noun(word.noun.kinds, word.noun.quals)
    what = any_one(discourse, bare)
    discourse.one, discourse.near = Mention(bare), None
    return who, f"{verb} {what}"


def _breaks(discourse: Speech, word: w.BreaksShield) -> tuple[str, str]:
    shield = w.Noun((), zone=Zone.SHIELDS, whose=word.whose)
    shields = any_one(discourse, shield)
    discourse.one, discourse.other = Mention(shield), Mention()
    if word.by is None:
        discourse.near = w.THE_ONE
        return shields, "be broken"
    who = this(discourse) if isinstance(word.by, w.This) else any_one(discourse, word.by)
    discourse.near = w.THIS if isinstance(word.by, w.This) else None
    return who, f"break {shields}"


ONCE = (w.WinsBattle, w.EntersBattle, w.IsDestroyed, w.LeavesBattle, w.Battles)


def lead(discourse: Speech, word: w.Happening, span: str = "") -> str:
    """ "whenever this creature attacks": "when" for what happens to this card as a rule only once."""
    if isinstance(word, (w.StartOfTurn, w.EndOfTurn)) and not span:
        return _turn(word)
    who, predicate = event(discourse, word)
    single = isinstance(word, ONCE) and isinstance(word.what, w.This)
    single = single and not (isinstance(word, w.Battles) and word.blocking)
    verb = predicate if who == "you" else third_person(predicate)
    return f"{'when' if single else 'whenever'} {who} {verb}{span}"


def _turn(word: w.StartOfTurn | w.EndOfTurn) -> str:
    at = "start" if isinstance(word, w.StartOfTurn) else "end"
    turns = {
        Whose.YOURS: "each of your turns",
        Whose.OPPONENTS: "each of your opponent's turns",
        Whose.EACH: "each player's turn",
    }
    return f"at the {at} of {turns[word.whose]}"


# ----------------------------------------------------------------------- abilities


def when(discourse: Speech, ability: w.When) -> str:
    """A triggered ability."""
    opening = lead(discourse, ability.event)
    if isinstance(ability.condition, w.TurnOf):
        opening += f" during {turn(ability.condition.whose)}"
    elif ability.condition is not None:
        opening += f", if {condition(discourse, ability.condition)}"
        discourse.near = None
    first, *rest = sentences(discourse, ability.effect)
    if isinstance(ability.event, w.Battles):
        first += " after the battle"
    return _text([f"{opening}, {first}", *rest])


def instead(discourse: Speech, ability: w.Instead) -> str:
    """A replacement."""
    who, predicate = event(discourse, ability.would)
    opening = f"when {who} would {predicate}"
    if ability.condition is not None:
        opening += f", if {condition(discourse, ability.condition)}"
        discourse.near = None
    effect: Word = w.May(ability.do) if ability.may else ability.do
    first, *rest = sentences(discourse, effect)
    return _text([f"{opening}, {first} instead", *rest])


def always(discourse: Speech, what: w.Continuous | And) -> str:
    """A continuous ability; two that speak of the same thing share their subject."""
    if not isinstance(what, And):
        return _text([statement(discourse, what, lasts=True).said()])
    clauses = []
    for part in what.parts:
        discourse.near = None
        clauses.append(statement(discourse, part, lasts=True))
    first = clauses[0]
    words = first.said()
    for other in clauses[1:]:
        same = other.subject == first.subject and not other.ahead
        words += " and " + (other.said().removeprefix(other.subject + " ") if same else other.said())
    return _text([words])
