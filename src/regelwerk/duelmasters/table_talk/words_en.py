"""The table's sentences in English: what happened, what is asked, what may be answered, why not.

In a template `{who}` is a player, `{a}`, `{b}` and `{source}` are cards, `{n}` is a number;
`[draw|draws]` is the form after "you", then the form after a name; `<card|cards>` the form
for n = 1, then the others.
"""

from __future__ import annotations

from typing import Final

YOU: Final = "You"
YOU_ATTACKED: Final = "you"
YOU_REACHED: Final = "you"
"""The reader as whom somebody attacks, and as to whom somebody comes through."""
A_CARD: Final = "a card"
KNOWN_TO: Final = "{who} [know|knows] it"
"""Behind a card in hand that others have seen, where another copy has not been seen."""
SHIELD: Final = "shield #{n}"
AND: Final = "and"
OR: Final = "or"
THE_GAME: Final = "the game"
TITLE: Final = "Duel Masters, rules of 2004"
TITLE_MODERN: Final = "Duel Masters, modern rules"
EDITIONS: Final[dict[str, str]] = {
    "2004": "Rules of 2004",
    "2004:about": "as the game was played in 2004 to 2006; a deck has 40 cards or more",
    "modern": "Modern rules",
    "modern:about": "shields are broken together, several blockers may be tapped; a deck has exactly 40 cards",
}
CONSTRUCTED: Final = "at most four copies of each card"

STEPS: Final[dict[str, str]] = {
    "setup": "before the first turn",
    "start of turn": "start of turn",
    "draw step": "draw step",
    "mana step": "mana step",
    "main step": "main step",
    "attack step": "attack step",
    "end of turn": "end of turn",
    "deck": "deck",
    "hand": "hand",
    "shields": "shields",
    "mana": "mana zone",
    "graveyard": "graveyard",
    "limbo": "being played",
    "battle": "battle zone",
    "under": "beneath a creature",
    "out": "out of the game",
}
"""Steps and zones by the names that the engine has for them."""

EVENTS: Final[dict[str, str]] = {
    "begin": "{who} [begin|begins]",
    "shuffle": "{who} [shuffle|shuffles] the deck",
    "shield": "{who} [add|adds] a card to the shields",
    "draw": "{who} [draw|draws] {a}",
    "turn": "Turn {n}: {who}",
    "phase": "{phase}: {who}",
    "untap": "{a} untaps",
    "tap": "{a} is tapped",
    "mana": "{who} [put|puts] {a} into the mana zone",
    "summon": "{who} [summon|summons] {a}",
    "summon:free": "{who} [summon|summons] {a} for no cost",
    "cast": "{who} [cast|casts] {a}",
    "cast:free": "{who} [cast|casts] {a} for no cost",
    "enter": "{a} is put into the battle zone",
    "evolve": "{b} evolves into {a}",
    "uncover": "{b} leaves {a}: {zone}",
    "leave": "{a} leaves the battle zone: {zone}",
    "destroy": "{a} is destroyed",
    "attack": "{a} attacks {b}",
    "attack:player": "{a} attacks {other}",
    "block": "{a} blocks {b}",
    "blocked": "{a} is blocked by {b}",
    "unblocked": "{a} is not blocked",
    "battle": "{a} battles {b}",
    "win battle": "{a} wins the battle with {n} power against {b}",
    "lose battle": "{a} loses the battle with {n} power against {b}",
    "lose battle:both": "{a} and {b} lose the battle with {n} power each",
    "break": "{b} breaks {whose} shield #{n}",
    "break:text": "shield #{n} is broken",
    "shield trigger": "{who} [use|uses] the shield trigger {a}",
    "attack ends": "the attack of {a} ends",
    "discard": "{who} [discard|discards] {a}",
    "move:nothing": "{a} does nothing",
    "move": "{a} goes to: {zone}",
    "reveal": "{who} [show|shows] {a}",
    "look": "{who} [look|looks] at {a}",
    "modify": "an effect begins",
    "modify:a": "an effect on {a} begins",
    "expire": "{n} <effect ends|effects end>",
    "replace": "something else happens to {a} instead",
    "trigger": "{a}: its ability is carried out",
    "decline": "{who} [use|uses] no shield trigger",
    "tap ability": "{who} [tap|taps] {a} for its ability",
    "silent skill": "{a} stays tapped for its silent skill",
    "lose": "{who} [lose|loses]",
    "over": "{who} [win|wins]",
    "over:draw": "the game is a draw",
    "concede": "{who} [concede|concedes]",
    "concede:time": "{who} [lose|loses] on time",
    "offer": "{who} [take|takes] back the offer of a draw",
    "offer:1": "{who} [offer|offers] a draw",
    "extra turn": "{who} [take|takes] an extra turn",
    "end turn": "{who} [end|ends] the turn",
    "direct hit": "{a} comes through to {other}, who has no shields left",
    "fought": "the battle of {a} is over",
    "arrange": "{who} [put|puts] {n} cards on the deck in an order",
    "mode": "{a} does this: {text}",
}
"""By the name of the event, with a variant behind a colon where one kind is said in several ways."""

SOME: Final[dict[str, str]] = {
    "untap": "{who} [untap|untaps] {n} <card|cards>",
    "tap": "{who} [tap|taps] {n} <card|cards>",
    "draw": "{who} [draw|draws] {n} <card|cards>",
}
"""Several events of one moment in one line."""

WHOSE: Final[dict[str, str]] = {"you": "your", "other": "{who}’s", "": "a"}

UNDONE: Final[dict[str, str]] = {
    "charge": "You have not put a card into your mana zone.",
    "summon": "You can still summon {a}.",
    "cast": "You can still cast {a}.",
    "attack": "You can still attack with {a}.",
    "tap": "You can still tap {a} for its ability.",
}
"""What is over with the turn, where somebody is about to end it."""

QUESTIONS: Final[dict[str, str]] = {
    "mana": "Mana step: put one card from your hand into the mana zone?",
    "main": "Main step: summon creatures and cast spells; attacks come after that.",
    "attack": "Attack step: who attacks whom?",
    "payment": "{about} costs {cost}. Which mana cards do you tap?",
    "base": "On which creature do you put {about}?",
    "block": "{about} attacks {target}. Do you block?",
    "shield": "Which shield does {about} break?",
    "shield trigger": "Your shield was broken: do you use a shield trigger?",
    "order triggers": "Several abilities wait. Which is carried out first?",
    "may": "{about}: do you want to?",
    "choose": "{about}: choose.",
    "search": "You look through your deck for {about}.",
    "mode": "Which of these does {about} do?",
    "replacement": "What happens to {about}?",
    "silent skill": "{about} has a silent skill: does it stay tapped for it?",
    "breaker": "{about} has several breakers. Which one does it use?",
    "name": "{about}: which name?",
    "arrange": "{about}: which card goes onto the deck first? The last one lies on top.",
}
MUST_ATTACK: Final = "Before the turn can end, these must attack: {a}."
WAITING: Final[dict[str, str]] = {
    "block": "{who} may block.",
    "shield trigger": "{who} may use a shield trigger.",
    "": "{who} decides.",
}

OPTIONS: Final[dict[str, str]] = {
    "begin": "{who} [begin|begins]",
    "charge": "mana {a}",
    "skip": "no mana this turn",
    "summon": "summon {a}",
    "cast": "cast {a}",
    "attack step": "go on to the attacks",
    "attack step:end": "end the turn (you have nothing that can attack)",
    "attack": "attack {b} with {a}",
    "attack:seat": "attack {who} with {a}",
    "tap": "tap {a}: {text}",
    "end turn": "end the turn",
    "block": "block with {a}",
    "no block": "no block",
    "break": "break {b}",
    "use": "use {a}",
    "decline": "no shield trigger",
    "pay": "tap {b} ({text})",
    "evolve": "put it on {b}",
    "yes": "yes",
    "yes:draw": "draw a card",
    "yes:silent": "stay tapped: {text}",
    "no": "no",
    "no:draw": "draw no more",
    "no:silent": "untap",
    "no:replacement": "leave it as it is",
    "pick": "{b}",
    "pick:seat": "{who}",
    "done": "nothing more",
    "done:search": "take nothing",
    "resolve": "{a}: {text}",
    "mode": "{text}",
    "mode:breaker": "break {n} shields",
    "mode:breaker:1": "break one shield",
    "instead": "{a}: {text}",
}

GROUPS: Final[dict[str, str]] = {
    "charge": "mana",
    "summon": "summon",
    "cast": "cast",
    "attack": "{a} attacks",
    "attack:with": "attack {b} with",
    "block": "block with",
    "break": "break",
    "use": "use the shield trigger",
    "pay": "tap for mana",
    "evolve": "put it on",
}
"""The word before a row of options that differ in one thing only."""

REASONS: Final[dict[str, str]] = {
    "more-is-named": "more is named than can be chosen",
    "picked-already": "{a} is chosen already",
    "choice-is-full": "no more than {n} can be chosen, so {a} can't be added",
    "does-not-go-with-these": "{a} does not go with what is chosen: no choice has all of them in it",
    "set-not-complete": "that is not enough yet: {n} must be chosen",
    "no-set-is-chosen": "no choice of several things is open",
    "already-charged": "you have put a card into the mana zone this turn",
    "already-chosen": "{a} has been chosen already",
    "already-offered": "you offer a draw already",
    "cannot-attack": "an effect or its own text says that {a} can't attack",
    "cannot-attack-creatures": "{a} can't attack creatures",
    "cannot-attack-players": "{a} can't attack players",
    "cannot-attack-that": "{a} can't be attacked by this creature",
    "cannot-be-attacked": "{a} can't be attacked",
    "cannot-be-blocked": "{a} can't be blocked by it",
    "cannot-be-chosen": "{a} can't be chosen",
    "civilization-missing": "none of your untapped mana cards is of a civilization that {a} needs: {civs}",
    "civilizations-share-a-card": "{a} needs a mana card of its own for each of its civilizations: {civs}",
    "does-not-fit": "{a} is not what it evolves from",
    "face-unknown": "nobody may say what an unseen card could do",
    "game-over": "the game is over",
    "is-attacked": "{a} is attacked itself and can't block that",
    "is-tapped": "{a} is tapped",
    "is-untapped": "{a} is untapped; only tapped creatures can be attacked",
    "lacks-the-keyword": "{a} does not have the ability that the text asks for",
    "must-attack": "{a} must attack this turn",
    "must-block": "one of your creatures must block",
    "no-attack": "nothing attacks you now",
    "no-blocker": "{a} is no blocker against this attacker",
    "no-offer": "you do not offer a draw",
    "no-opponent": "that is no opponent who is still in the game",
    "no-opposing-creature": "{a} is no opponent’s creature in the battle zone",
    "no-shield-to-choose": "you do not break a shield now",
    "no-shield-trigger": "{a} has no shield trigger",
    "no-such-act": "there is no such act",
    "no-such-card": "you see no such card",
    "no-such-option": "there is no such option",
    "no-tap-ability": "{a} has no ability for which it is tapped",
    "not-attacked": "neither you nor a creature of yours is attacked",
    "not-from-a-shield": "{a} has not just come from your shields",
    "not-in-game": "that seat has left the game",
    "not-in-hand": "{a} is not in your hand",
    "not-in-order": "several things are chosen in the order of the list, and {a} can't come next",
    "not-itself": "{a} can't mean itself",
    "not-offered": "that is not among the options now",
    "not-your-creature": "{a} is no creature of yours in the battle zone",
    "not-your-mana": "{a} is not in your mana zone",
    "not-your-turn": "it is not your turn, but {who}’s",
    "not-your-turn:you": "it is your turn",
    "nothing-has-changed": "{a} has done the same in the same position this turn; nothing has changed since",
    "nothing-to-attack": "there is nothing that {a} may attack",
    "nothing-to-evolve": "you have no creature in the battle zone on which {a} can be put",
    "other-question": "something else is asked first",
    "other-question:other": "{who} is asked something else now",
    "out-of-reach": "only the players next to you can be attacked",
    "payment-would-fail": "with {a} among them the payment would not work out",
    "stealth": "{a} has stealth, and you have such a card in your mana zone",
    "summoning-sickness": "{a} has only come this turn (summoning sickness)",
    "too-little-mana": "{a} costs {cost}, and you lack {n} untapped <mana card|mana cards>",
    "wrong-card-type": "{a} is not of that card type",
    "wrong-civilization": "{a} is not of the civilization that the text names",
    "wrong-cost": "{a} does not have the cost that the text names",
    "wrong-kind": "{a} is no evolution creature",
    "wrong-name": "{a} does not have the name that the text wants",
    "wrong-owner": "{a} belongs to somebody else than the text wants",
    "wrong-power": "{a} does not have the power that the text names",
    "wrong-race": "{a} is not of the race that the text names",
    "wrong-step": "that is done in the {step}",
    "wrong-step:past": "the {step} of this turn is over, and one never goes back a step",
    "wrong-zone": "{a} is not where the text looks for it",
    "wrongly-tapped": "{a} is not tapped or untapped as the text wants it",
}
"""By the kind of the reason, with a variant behind a colon where one kind is said in several ways."""

WORDS: Final[dict[str, str]] = {
    "shields": "Shields",
    "mana": "Mana",
    "creatures": "Creatures",
    "hand": "Hand",
    "playing": "Being played",
    "waiting": "Waiting",
    "nobody": "–",
    "no-shields": "none",
    "deck": "deck",
    "in-hand": "hand",
    "graveyard": "graveyard",
    "left": "has left the game",
    "mate": "in your team",
    "offers": "offers a draw",
    "untapped": "untapped",
    "tapped": "tapped",
    "sick": "summoning sickness",
    "printed": "printed",
    "turn": "Turn {n}",
    "your-turn": "your turn",
    "turn-of": "{who}’s turn",
    "before": "before the first turn",
    "attacks": "attacks",
    "attacked": "is attacked",
    "blocks": "blocks",
    "your": "yours",
    "theirs": "{who}’s",
    "known": "known in hand",
    "a-shield": "a shield that came into the hand",
    "this": "this",
    "on": "on {a}",
    "attack-of": "{a} attacks {b}",
    "player": "a player",
    "changed-by": "changed by {a}",
    "until end of turn": "until the turn ends",
    "must attack": "must attack",
    "must block": "must block",
    "cannot attack": "can't attack",
    "cannot attack players": "can't attack players",
    "cannot attack creatures": "can't attack creatures",
    "cannot be blocked": "can't be blocked",
    "cannot be attacked": "can't be attacked",
    "cannot be chosen by opponents": "can't be chosen by opponents",
    "cannot be destroyed by losing a battle": "isn't destroyed by losing a battle",
    "cannot untap at the start of the turn": "does not untap",
    "picked": "chosen so far",
}

PENDING: Final[dict[str, str]] = {
    "ability": "{a} ({who}): “{text}”",
    "ability:plain": "{a} ({who}): an ability is carried out",
    "shield": "A shield came into a hand: {who} may use its shield trigger if it has one",
    "about": " – set off by {b}",
}
"""What waits to be carried out."""

HINTS: Final = (
    "Break all shields of the other player, then attack once more to win. Whose deck is empty loses.",
    "In your turn: put one card into the mana zone, summon and cast by tapping mana, then attack with creatures.",
    "Type the number of an option, or words: “mana {hand}”, “summon {hand}”, “attack {other} with {mine}”, “end”.",
    "“why summon {hand}” tells what stands in the way, “show {hand}” reads a card, “help” the rest.",
)
"""For the first screen: the goal, a turn, what to type."""
A_CREATURE: Final = "a creature"

EXAMPLES: Final = (
    "words         an option in words: mana fire fist; summon vorg; cast tornado flame; attack ben with vorg; "
    "attack zyler with vorg; block with urherion; break 3; trigger; no; end",
    "next          go on to the next step; end: end the turn from any of its steps",
    "cast ... on   names what the spell is to choose: cast crimson hammer on braid claw",
    "why ...       why something is not possible: why attack ben with vorg",
)
"""What can be typed in this game, for the help."""

STOPS: Final[dict[str, str]] = {
    "my mana step": "your mana step",
    "my main step": "your main step",
    "my attack step": "your attack step",
    "my shield triggers": "your broken shields",
}
