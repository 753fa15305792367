"""What a coach says, in English. `{n}` is a number; `<one|more>` the form of a noun for it."""

from __future__ import annotations

from typing import Final

AND: Final = "and"
OR: Final = "or"
OPPONENT: Final = "your opponent"
DECIMAL: Final = "."

FACTS: Final[dict[str, str]] = {
    "win": "you win the game",
    "lose": "it costs you the game",
    "trade": "you trade {mine} for {theirs}",
    "trade-cost": "you trade {mine} for {theirs}, that is {paid} {unit} for {taken}",
    "destroy": "you destroy {theirs}",
    "remove": "{theirs} <leaves|leave> play",
    "sacrifice": "you lose {mine}",
    "left": "{name} is left with {n}",
    "harm": "{name} takes about {n} damage",
    "heal": "{name} is back at {n}",
    "field": "you then have {n} in play against {m}",
    "shields-mine": "you are left with {n} <shield|shields>",
    "shields-more": "you then have {n} <shield|shields>",
    "shields-theirs": "{who} is left with {n} <shield|shields>",
    "shields-none": "{who} is left without shields",
    "hand-more": "your hand grows by {n} <card|cards>",
    "hand-theirs": "{who} loses {n} <card|cards> from hand",
    "mana-more": "you then have {n} mana",
    "mana-theirs": "{who} is left with {n} mana",
    "resources-more": "you then have {n} <resource|resources>",
    "resources-theirs": "{who} is left with {n} <resource|resources>",
    "scoring-more": "{n} of your figures <stands|stand> where <it scores|they score>",
    "points-more": "you score {n} <point|points>",
    "points-theirs": "{who} scores {n} <point|points>",
}
UNITS: Final[dict[str, str]] = {"mana": "mana", "resources": "<resource|resources>"}
CHANCE: Final = "{fact} ({percent} %)"

FOLLOWED: Final = "{command}. Played on to the end of the turn: {facts}."
APART: Final = "{command}. {facts}."
SENTENCE: Final = "{command}: {facts}."
ONLY: Final = "{command}. There is nothing else you can do."
PLAIN: Final = "{command}."
WAIT: Final = "{command}. Nothing you could do now makes things better."
ODDS: Final = (
    "Played on {n} times from what you know, this wins about {chance} games in 100; the next best, “{other}”, {rest}."
)
EQUAL: Final = (
    "Played on {n} times from what you know, this wins about {chance} games in 100; “{other}” is about as good."
)

COST: Final = "It costs {n} {unit} ({left} left)."
POSSIBLE: Final = "Possible: {event} Then: {facts}"
NOTHING: Final = "Nothing else happens."
IDLE: Final = "As things stand it does nothing."
UNLESS: Final[dict[str, str]] = {
    "": "unless {who} steps in",
    "priority": "unless {who} responds",
    "shield trigger": "unless {who} has a shield trigger",
}
THEY_CHOOSE: Final = "then {who} has to choose"
NEXT: Final = "Next: {question}"
HIDDEN: Final = "What comes after that nobody can know yet."

BETTER_YOU: Final = (
    "You could have done better: “{best}” instead of “{played}” wins about {chance} games in 100 instead of {rest}."
)
BETTER_OTHER: Final = (
    "{name} could have done better: “{best}” instead of “{played}” wins about {chance} games in 100 instead of {rest}."
)
NO_BETTER: Final = "No surely better move was found for anybody here."
START: Final = "Before the first turn"
END: Final = "End of the game"

LEAVE_IT: Final = "leave it at that"
THINKS: Final = "{name} thinks about: {ideas}."

FIGURES: Final[dict[str, str]] = {
    "health": "Health",
    "points": "Victory points",
    "shields": "Shields",
    "hand": "Cards in hand",
    "resources": "Resources",
    "mana": "Mana",
    "pieces": "In play",
}
