"""The definitions agree with themselves and with what every card of their type and set has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regelwerk.kernel.vocabulary.words import Word, from_text, to_text, written
from regelwerk.wowtcg import vocabulary
from regelwerk.wowtcg.cards import ALL, code
from regelwerk.wowtcg.definition_loading import VOCABULARY, standard
from regelwerk.wowtcg.vocabulary import Card, CardType, Class, RestrictedAction

CARDS = {code(set_code, card): card for set_code, cards in ALL for card in cards}
each_card = pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())

# Heroes of Azeroth is numbered by groups, and inside a group by name.
GROUPS = (
    (range(1, 9), "Alliance heroes"),
    (range(9, 17), "Horde heroes"),
    (range(17, 32), "Druid"),
    (range(32, 47), "Hunter"),
    (range(47, 62), "Mage"),
    (range(62, 76), "Paladin"),
    (range(76, 91), "Priest"),
    (range(91, 106), "Rogue"),
    (range(106, 120), "Shaman"),
    (range(120, 135), "Warlock"),
    (range(135, 150), "Warrior"),
    (range(150, 153), "Alliance abilities"),
    (range(153, 156), "Horde abilities"),
    (range(156, 173), "neutral abilities"),
    (range(173, 225), "Alliance allies"),
    (range(225, 277), "Horde allies"),
    (range(277, 281), "neutral allies"),
    (range(281, 304), "armor"),
    (range(304, 311), "items"),
    (range(311, 340), "weapons"),
    (range(340, 343), "Alliance quests"),
    (range(343, 346), "Horde quests"),
    (range(346, 362), "neutral quests"),
)

NAMED_IN_THE_RULES = """
Elendril, Radak Doombringer, Leeroy Jenkins, Kayleitha, Graccus, Deathdealer Breastplate, Truesilver Breastplate,
Mooncloth Robe, Kena Shadowbrand, Saltwater Snapjaw, Warchief Thrall, Arcanite Reaper, The Cruel Hand of Timmy,
Krol Blade, Heartseeker, Twig of the World Tree, Inventor's Focal Sword, Fury, Bloodclaw, Circle of Life,
Noggenfogger Elixir, Mark of the Wild, Braxiss the Sleeper, Dragonkin Menace, Latro Abiectus, Tristan Rapidstrike,
Crazy Igvand, Ironforge Guards, Orgrimmar Grunts, Landro Longshot, Searing Totem, Kor Cindervein, Voss Treebender,
Guardian Steelhorn, Grint Sundershot, Valthak Spiritdrinker, Tracker Gallen, Polymorph, Thunderhead Hippogryph,
Kryton Barleybeard, Entangling Roots, Mind Control, Chain Lightning, Resurrection, Fireball, Deathbringer, Sword of Zeal
"""

GERMAN = {
    "Chain Lightning": "Kettenblitzschlag",
    "Circle of Life": "Kreis des Lebens",
    "Dragonkin Menace": "Drachkin-Bedrohung",
    "Noggenfogger Elixir": "Noggenfogger-Elixier",
    "Polymorph": "Verwandlung",
    "Saltwater Snapjaw": "Salzwasserschnappkiefer",
    "The Cruel Hand of Timmy": "Die grausame Hand von Timmy",
    "Warchief Thrall": "Kriegshäuptling Thrall",
    "Leeroy Jenkins": "",
}


def inside(value: object) -> Iterator[Word]:
    """The word itself (or the words in a tuple) and everything it is made of."""
    if isinstance(value, tuple):
        for part in value:
            yield from inside(part)
    elif isinstance(value, Word):
        yield value
        for field in written(type(value)):
            yield from inside(getattr(value, field.name))


def powers(card: Card, *kinds: type[vocabulary.Word]) -> list[vocabulary.Power]:
    return [power for power in card.powers if isinstance(power, kinds)]


def has(card: Card, *kinds: type[Word]) -> bool:
    return any(isinstance(word, kinds) for word in inside(card.powers))


def group(number: int) -> str:
    return next(name for numbers, name in GROUPS if number in numbers)


def sorting(name: str) -> str:
    """How a name is sorted: without its article, accents and marks."""
    for article in ("The ", "A "):
        name = name.removeprefix(article)
    return "".join(letter for letter in name.lower() if letter.isalpha() or letter == " ")


@each_card
def test_the_text_form_is_read_back(card: Card) -> None:
    assert from_text(to_text(card), VOCABULARY) == card


@each_card
def test_it_has_what_its_type_has(card: Card) -> None:
    heroic = card.kind is CardType.HERO
    lives = heroic or card.kind is CardType.ALLY or card.totem
    fights = card.kind in (CardType.ALLY, CardType.WEAPON)
    assert (card.cost is None) == heroic
    assert (card.health is not None) == lives
    assert (card.atk is not None) == fights
    assert (card.element is not None) == fights
    assert (card.defense is not None) == (card.kind is CardType.ARMOR)
    assert (card.strike is not None) == (card.kind is CardType.WEAPON)
    assert not card.plus_x or card.kind is CardType.ABILITY
    assert not card.instant or card.kind in (CardType.ABILITY, CardType.ALLY)
    assert not card.two_handed or card.kind is CardType.WEAPON
    assert not card.keywords or card.kind is CardType.ALLY
    assert not (card.unique or card.unlimited) or card.kind is CardType.ALLY


@each_card
def test_its_numbers_are_within_what_was_printed(card: Card) -> None:
    assert 0 <= (card.cost or 0) <= 15
    assert 0 <= (card.atk or 0) <= 7
    assert 0 <= (card.defense or 0) <= 6
    assert 0 <= (card.strike or 0) <= 5
    if card.kind is CardType.HERO:
        assert card.health is not None
        assert 25 <= card.health <= 30
    elif card.health is not None:
        assert 0 <= card.health <= 8
        assert card.health > 0 or has(card, vocabulary.Have)


@each_card
def test_tags_icons_and_faction_fit_its_type(card: Card) -> None:
    limited = [tag for tag, most in card.limits]
    assert not set(limited) & set(card.tags), "a tag with a number stands in `limits` only"
    assert all(most in (1, 2) for tag, most in card.limits)
    assert len(set(card.icons)) == len(card.icons)
    if card.kind is CardType.HERO:
        assert len(card.tags) == 5
        assert card.icons == (Class(card.tags[1]),)
        assert card.faction is not None
    elif card.kind is CardType.WEAPON:
        assert limited == ["Ranged" if card.element is vocabulary.Element.RANGED else "Melee"]
        assert card.icons or card.scenes_only
    elif card.kind in (CardType.ARMOR, CardType.ITEM):
        assert card.icons
        assert (len(limited), len(card.tags)) == (1, 1) or card.kind is CardType.ITEM
    elif card.kind is CardType.QUEST:
        assert not card.tags + card.icons
    elif "Pet" in limited:
        assert card.icons in ((Class.HUNTER,), (Class.WARLOCK,))
    elif card.kind is CardType.ALLY:
        assert not card.icons
        assert card.tags
    assert not (card.icons and card.faction) or card.kind is CardType.HERO
    assert ("Talent" in card.tags) == bool(card.hero_required)
    assert not card.hero_required or card.hero_required in card.tags


@each_card
def test_its_powers_fit_its_type(card: Card) -> None:
    assert len(powers(card, vocabulary.Reward)) == (card.kind is CardType.QUEST)
    assert bool(powers(card, vocabulary.OnPlay)) <= (card.kind is CardType.ABILITY)
    assert bool(powers(card, vocabulary.ToPlay)) <= bool(powers(card, vocabulary.OnPlay))
    flips = [power for power in powers(card, vocabulary.Pay) if has_flip(power)]
    assert len(flips) == (card.kind is CardType.HERO)
    if card.kind is CardType.ABILITY:
        assert card.powers
        assert card.ongoing == bool(powers(card, vocabulary.When, vocabulary.Pay, vocabulary.Always))
    else:
        assert not card.ongoing
    if card.kind is CardType.QUEST:
        assert card.cost == 0
    if card.totem:
        assert card.ongoing
        assert card.limits[0][0].endswith(" Totem")


def has_flip(power: vocabulary.Power) -> bool:
    return isinstance(power, vocabulary.Pay) and vocabulary.FlipThis() in power.costs


@each_card
def test_what_is_paid_for_it_are_the_costs_on_it(card: Card) -> None:
    """The word on the card is what is asked and paid: nothing else is made of it (wow7.4:403.1)."""
    made = standard().named(card.name)
    assert made is not None
    plays = [play for play in (made.play, made.reward, *made.payments) if play is not None]
    alternates = [play.alternate for play in plays if play.alternate is not None]
    paid = [id(cost) for play in (*plays, *alternates) for cost in play.costs]
    written = [word for word in inside(card.powers) if isinstance(word, vocabulary.Cost)]
    assert set(paid) <= {id(word) for word in written}
    paying = [power for power in card.powers if isinstance(power, (vocabulary.Pay, vocabulary.Reward))]
    given = [cost for power in paying for cost in power.costs]
    assert {id(cost) for cost in given if not isinstance(cost, vocabulary.Resources)} <= set(paid)


@each_card
def test_what_its_words_refer_to_is_there(card: Card) -> None:
    text = list(inside(card.powers))
    if vocabulary.X in text:
        assert card.plus_x or any(
            vocabulary.X in inside(power.costs) for power in card.powers if isinstance(power, vocabulary.Pay)
        )
    else:
        assert not card.plus_x
    if vocabulary.ATTACHED in text:
        assert has(card, vocabulary.Attach)
    if vocabulary.THAT_MUCH in text:
        assert has(
            card,
            vocabulary.Deal,
            vocabulary.ShuffleInto,
            vocabulary.DealsDamage,
            vocabulary.IsDealtDamage,
            vocabulary.SecretNumbers,
        )
    if any(isinstance(word, vocabulary.DealtThisWay) for word in text):
        assert has(card, vocabulary.Deal)
    if any(isinstance(word, vocabulary.ThatPlayer) for word in text):
        assert has(card, vocabulary.TargetPlayer, vocabulary.EachPlayer)
    put = {word.name for word in text if isinstance(word, vocabulary.PutCounter)}
    read_off = {word.name for word in text if isinstance(word, vocabulary.CountersOn)}
    assert put == read_off
    for word in text:
        if isinstance(word, vocabulary.Named) and word.like is None:
            assert word.name == card.name
        if isinstance(word, (vocabulary.EventSubject, vocabulary.EventOther)):
            assert has(card, vocabulary.When, vocabulary.ThisTurn)


ENDS_BY_ITSELF = (RestrictedAction.READY_IN_NEXT_READY_STEP, RestrictedAction.READY_IN_YOUR_NEXT_READY_STEP)


@each_card
def test_a_modifier_lasts_as_long_as_its_power_or_says_how_long(card: Card) -> None:
    for power in card.powers:
        always = isinstance(power, vocabulary.Always)
        for word in inside(power):
            if isinstance(word, vocabulary.Cannot) and word.act in ENDS_BY_ITSELF:
                assert word.span is None
            elif isinstance(
                word,
                (
                    vocabulary.Have,
                    vocabulary.Cannot,
                    vocabulary.PlayersCannot,
                    vocabulary.Prevent,
                    vocabulary.CombatRule,
                ),
            ):
                assert (word.span is None) == always
            elif isinstance(word, vocabulary.StrikesForLess):
                assert word.next_time != always


@each_card
def test_its_emblem_is_a_plain_name(card: Card) -> None:
    assert card.emblem
    assert card.emblem == "-".join(card.emblem.lower().split())
    assert card.emblem.replace("-", "").isalnum()


@each_card
def test_its_short_name_is_part_of_its_name(card: Card) -> None:
    assert card.short in card.name
    assert card.short != card.name
    assert card.pronoun in ("it", "he", "she")
    assert card.pronoun == "it" or card.kind in (CardType.HERO, CardType.ALLY)


def test_codes_names_and_numbers_are_used_once() -> None:
    assert len(CARDS) == sum(len(cards) for _, cards in ALL)
    for _, cards in ALL:
        assert len({card.name for card in cards}) == len(cards)
    numbers = [card.number for card in dict(ALL)["hoa"]]
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) <= set(range(1, 362))


def test_codes_are_plain() -> None:
    for name in CARDS:
        assert name.isascii()
        assert name.count("/") == 1
        assert name == name.lower()


@pytest.mark.parametrize("name", sorted({name for _, name in GROUPS}))
def test_a_group_is_numbered_by_name(name: str) -> None:
    members = sorted((card for card in dict(ALL)["hoa"] if group(card.number) == name), key=lambda card: card.number)
    assert members
    names = [sorting(card.name) for card in members]
    assert names == sorted(names)
    first = name.split()[0]
    if first in ("Alliance", "Horde"):
        assert {card.faction for card in members} == {vocabulary.Faction[first.upper()]}
    else:
        assert {card.faction for card in members} == {None}
    if first in {one.value for one in Class}:
        assert {card.icons for card in members} == {(Class(first),)}


@pytest.mark.parametrize("name", [" ".join(name.split()) for name in NAMED_IN_THE_RULES.split(",")])
def test_what_the_rules_name_is_defined(name: str) -> None:
    assert [card.name for card in CARDS.values()].count(name) == 1


def test_only_the_raid_is_for_scenes() -> None:
    assert {set_code for set_code, cards in ALL for card in cards if card.scenes_only} == {"raid"}
    assert {card.name for card in dict(ALL)["raid"]} == {"Deathbringer", "Sword of Zeal"}


@pytest.mark.parametrize(("name", "german"), GERMAN.items())
def test_official_german_names(name: str, german: str) -> None:
    assert next(card for card in CARDS.values() if card.name == name).name_de == german


def test_the_vocabulary_has_every_word() -> None:
    for thing in VOCABULARY.values():
        assert isinstance(thing, (Word, type))
    assert VOCABULARY["Card"] is Card
    assert VOCABULARY["Then"] is vocabulary.Then
    assert VOCABULARY["Rarity"] is vocabulary.Rarity
    assert VOCABULARY["HERO_OR_ALLY"] == vocabulary.HERO_OR_ALLY
    assert "Word" not in VOCABULARY
    assert not [name for name in VOCABULARY if name.startswith("_")]
