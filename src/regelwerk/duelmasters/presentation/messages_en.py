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
    "2004:about": "as played from 2004 to 2006; a deck has at least 40 cards",
    "modern": "Modern rules",
    "modern:about": "shields are broken together, several blockers can be tapped; a deck has exactly 40 cards",
}
CONSTRUCTED: Final = "at most four copies of each card"
NO_MORE: Final = "no more than {limit}"
IN_NO_DECK: Final = "in no deck"

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
    "begin": "{who} [go|goes] first",
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
    "uncover": "{b} is taken from under {a} and {zone}",
    "leave": "{a} leaves the battle zone and {zone}",
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
    "attack ends": "{a}’s attack ends",
    "discard": "{who} [discard|discards] {a}",
    "move:nothing": "{a} has no effect",
    "move": "{a} {zone}",
    "reveal": "{who} [show|shows] {a}",
    "look": "{who} [look|looks] at {a}",
    "modify": "an effect begins",
    "modify:a": "an effect on {a} begins",
    "expire": "{n} <effect ends|effects end>",
    "replace": "something else happens to {a} instead",
    "trigger": "{a}’s ability resolves",
    "decline": "{who} [use|uses] no shield trigger",
    "tap ability": "{who} [tap|taps] {a} for its ability",
    "silent skill": "{a} stays tapped for its silent skill",
    "lose": "{who} [lose|loses]",
    "over": "{who} [win|wins]",
    "over:draw": "the game is a draw",
    "concede": "{who} [concede|concedes]",
    "concede:time": "{who} [lose|loses] on time",
    "offer": "{who} [withdraw|withdraws] the draw offer",
    "offer:1": "{who} [offer|offers] a draw",
    "extra turn": "{who} [take|takes] an extra turn",
    "end turn": "{who} [end|ends] the turn",
    "direct hit": "{a}’s attack hits {other} directly: no shields left",
    "fought": "{a}’s battle ends",
    "arrange": "{who} [put|puts] {n} cards on top of the deck in a chosen order",
    "mode": "{a}: {text}",
}
"""By the name of the event, with a variant behind a colon where one kind is said in several ways."""

DESTINATIONS: Final[dict[str, str]] = {
    "deck": "goes into the deck",
    "hand": "goes to the hand",
    "shields": "is added to the shields",
    "mana": "goes to the mana zone",
    "graveyard": "goes to the graveyard",
    "limbo": "is being played",
    "battle": "goes to the battle zone",
    "under": "is put beneath a creature",
    "out": "leaves the game",
}
"""What the log says of a card that moves, by its new zone."""

GROUPED_EVENTS: Final[dict[str, str]] = {
    "untap": "{who} [untap|untaps] {n} <card|cards>",
    "tap": "{who} [tap|taps] {n} <card|cards>",
    "draw": "{who} [draw|draws] {n} <card|cards>",
}
"""Several events of one moment in one line."""

WHOSE: Final[dict[str, str]] = {"you": "your", "other": "{who}’s", "": "a"}

ENDINGS: Final[dict[str, str]] = {
    "concede ruling:conceding": "{who} conceded",
    "concede ruling:time-out": "{who} [have|has] no time left",
    "lose dm04:ohne-schilde": "{who} [were|was] hit with no shield left",
    "lose dm:9.3": "{who} [have|has] no card left in [your|the] deck",
    "lose ruling:turn-limit": "the game has lasted as many turns as it may",
    "over ruling:loop-limit": "the same things would go on for ever",
    "over ruling:draw-agreement": "a draw was agreed on",
}
"""Why a game ended, by kind and rule of the event that decided it: the most telling first."""
UNDONE: Final[dict[str, str]] = {
    "charge": "You have not put a card into your mana zone this turn.",
    "summon": "You can still summon {a}.",
    "cast": "You can still cast {a}.",
    "attack": "You can still attack with {a}.",
    "tap": "You can still tap {a} for its ability.",
}
"""What is over with the turn, where somebody is about to end it."""

QUESTIONS: Final[dict[str, str]] = {
    "who begins": "You choose who goes first.",
    "mana": "Mana step: put one card from your hand into the mana zone?",
    "main": "Main step: summon creatures and cast spells; attacks come afterwards.",
    "attack": "Attack step: who attacks whom?",
    "payment": "{about} costs {cost}. Which mana cards do you tap?",
    "base": "Which creature do you put {about} on?",
    "block": "{about} attacks {target}. Block?",
    "shield": "Which shield does {about} break?",
    "shield trigger": "Your shield was broken. Use a shield trigger?",
    "order triggers": "Several abilities are waiting. Which one resolves first?",
    "may": "Use {about}?",
    "choose": "Choose for {about}.",
    "search": "{about}: search your deck.",
    "mode": "What should {about} do?",
    "replacement": "What happens to {about}?",
    "silent skill": "Keep {about} tapped to use its silent skill?",
    "breaker": "{about} has several breaker abilities. Which one does it use?",
    "name": "{about}: choose a name.",
    "arrange": "{about}: which card goes on top of the deck first? The last one ends up on top.",
}
MUST_ATTACK: Final = "Before the turn can end, these must attack: {a}."
WAITING: Final[dict[str, str]] = {
    "who begins": "{who} [choose|chooses] who goes first.",
    "block": "{who} may block.",
    "shield trigger": "{who} may use a shield trigger.",
    "": "{who} decides.",
}

OPTIONS: Final[dict[str, str]] = {
    "begin": "{who} [go|goes] first",
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
    "done": "done",
    "done:search": "take none",
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
    "more-is-named": "you named more than you can choose",
    "picked-already": "{a} is already chosen",
    "choice-is-full": "at most {n} can be chosen, so {a} can't be added",
    "does-not-go-with-these": "{a} can't be chosen together with what is already chosen",
    "set-not-complete": "not enough yet: {n} must be chosen",
    "no-set-is-chosen": "you are not asked to choose several things",
    "already-charged": "you have already put a card into the mana zone this turn",
    "already-chosen": "{a} has already been chosen",
    "already-offered": "you have already offered a draw",
    "cannot-attack": "its own text or an effect prevents {a} from attacking",
    "cannot-attack-creatures": "{a} can't attack creatures",
    "cannot-attack-players": "{a} can't attack players",
    "cannot-attack-that": "{a} can't be attacked by this creature",
    "cannot-be-attacked": "{a} can't be attacked",
    "cannot-be-blocked": "{a} can't be blocked by that creature",
    "cannot-be-chosen": "{a} can't be chosen",
    "cannot-be-played": "an effect forbids you to play {a}",
    "civilization-missing": "none of your untapped mana cards has a civilization that {a} needs: {civs}",
    "civilizations-share-a-card": "{a} needs a separate mana card for each of its civilizations: {civs}",
    "does-not-fit": "{a} is not what this card evolves from",
    "face-unknown": "that card is hidden",
    "game-over": "the game is over",
    "is-attacked": "{a} is the creature being attacked and can't block",
    "is-tapped": "{a} is tapped",
    "is-untapped": "{a} is untapped; only tapped creatures can be attacked",
    "lacks-the-keyword": "{a} doesn't have the required ability",
    "must-attack": "{a} must attack this turn",
    "must-attack-others": "{a} can't be attacked while there is something that has to be attacked first",
    "must-block": "one of your creatures must block",
    "no-attack": "nothing is attacking you now",
    "no-blocker": "{a} is not a blocker that can block this attacker",
    "no-offer": "you have not offered a draw",
    "no-opponent": "that is not an opponent who is still in the game",
    "no-opposing-creature": "{a} is not an opponent’s creature in the battle zone",
    "no-shield-to-choose": "you are not breaking a shield now",
    "no-shield-trigger": "{a} has no shield trigger",
    "no-such-act": "unknown action",
    "no-such-card": "you can't see a card like that",
    "no-such-option": "there is no such option",
    "no-tap-ability": "{a} has no tap ability",
    "not-attacked": "neither you nor a creature of yours is being attacked",
    "not-from-a-shield": "{a} has not just been put into your hand from your shields",
    "not-in-game": "that player has left the game",
    "not-in-hand": "{a} is not in your hand",
    "not-in-order": "things are chosen in the order of the list, and {a} can't come next",
    "not-itself": "{a} can't choose itself",
    "not-offered": "that is not one of the options",
    "not-your-creature": "{a} is not a creature of yours in the battle zone",
    "not-your-mana": "{a} is not in your mana zone",
    "not-your-turn": "it is {who}’s turn",
    "not-your-turn:you": "it is your turn",
    "nothing-has-changed": "{a} already did this in the same position this turn",
    "nothing-to-attack": "there is nothing {a} can attack",
    "not-now": "what {a} says does not allow it now",
    "nothing-to-evolve": "you have no creature in the battle zone that {a} can be put on",
    "other-question": "answer the current question first",
    "other-question:other": "waiting for {who} to decide",
    "out-of-reach": "only the players next to you can be attacked",
    "payment-would-fail": "if you tap {a}, you can't complete the payment",
    "stealth": "{a} has stealth, and you have a card of that civilization in your mana zone",
    "summoning-sickness": "{a} came into the battle zone this turn (summoning sickness)",
    "too-little-mana": "{a} costs {cost}; you are {n} untapped <mana card|mana cards> short",
    "wrong-card-type": "{a} doesn't have the required card type",
    "wrong-civilization": "{a} doesn't have the required civilization",
    "wrong-cost": "{a} doesn't have the required cost",
    "wrong-kind": "{a} is not an evolution creature",
    "wrong-name": "{a} doesn't have the required name",
    "wrong-owner": "{a} belongs to the wrong player",
    "wrong-power": "{a} doesn't have the required power",
    "wrong-race": "{a} doesn't have the required race",
    "wrong-step": "you can do that only in the {step}",
    "wrong-step:past": "the {step} of this turn is over",
    "wrong-zone": "{a} is not in the required zone",
    "wrongly-tapped": "{a} is not tapped or untapped as required",
}
"""By the kind of the reason, with a variant behind a colon where one kind is said in several ways."""

LABELS: Final[dict[str, str]] = {
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
    "mate": "on your team",
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
    "a-shield": "a shield put into the hand",
    "this": "this",
    "on": "on {a}",
    "attack-of": "{a} attacks {b}",
    "player": "a player",
    "changed-by": "changed by {a}",
    "until end of turn": "until the turn ends",
    "until in their next turn": "in the next turn of each opponent of its player",
    "until your next turn": "until the next turn of its player starts",
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

PENDING_TEXTS: Final[dict[str, str]] = {
    "ability": "{a} ({who}): “{text}”",
    "ability:plain": "{a} ({who}): an ability resolves",
    "shield": "{who} put a shield into the hand and may use its shield trigger if it has one",
    "about": " – triggered by {b}",
}
"""What waits to be carried out."""

HINTS: Final[tuple[str, ...]] = (
    "Break all of your opponent’s shields, then attack once more to win. A player whose deck is empty loses.",
    "On your turn: put one card into the mana zone, tap mana to summon and cast, then attack with creatures.",
    "Type the number of an option, or words: “mana {hand}”, “summon {hand}”, “attack {other} with {mine}”, “end”.",
    "Type “why summon {hand}” to see what prevents an action, “show {hand}” to read a card, “help” for everything "
    "else.",
)
"""For the first screen: the goal, a turn, what to type."""
A_CREATURE: Final = "a creature"

EXAMPLES: Final[tuple[str, ...]] = (
    "words         an option in words: mana fire fist; summon vorg; cast tornado flame; attack ben with vorg; "
    "attack zyler with vorg; block with urherion; break 3; trigger; no; end",
    "next          go on to the next step; end: end the turn from any of its steps",
    "cast ... on   names what the spell should choose: cast crimson hammer on braid claw",
    "why ...       why something is not possible: why attack ben with vorg",
)
"""What can be typed in this game, for the help."""

STOPS: Final[dict[str, str]] = {
    "my mana step": "your mana step",
    "my main step": "your main step",
    "my attack step": "your attack step",
    "which shield": "which face-down shield you break",
}
