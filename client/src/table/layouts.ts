// How each card game lies on the table, as its rule book lays it out. The rest of the table reads these and names no
// game, so that another one needs an entry here and nothing else.

/** A row of a side.
 *
 *  key     of the list in the view's side, and the game's word for it
 *  term    word of the game if that is another
 *  look    "mini" for a strip of small cards, "play" for cards in play, "backs" for cards that lie face down */
export interface RowLayout {
  key: string;
  term?: string;
  look: "mini" | "play" | "backs";
  /** Whether each has a place of its own there: one that is gone leaves it empty. */
  placed?: boolean;
  /** Where it lies: beside the seat, in the strip along the edge, or in the front line. */
  at: "seat" | "strip" | "front";
}

/** A game's layout.
 *
 *  rows     from the table's edge to the front
 *  piles    counts that open as lists: key of the side, word, icon; `open` if its top card is shown
 *  hero     row whose first card speaks for the player, "" for none: then the player is a badge
 *  wishes   by zone, what somebody may want to do with a card there: what "why not?" asks about
 *  kinds    of verbs that only some cards have: the kinds of those cards
 *  drops    by verb, where a card is dropped to do it: a row or pile of one's own by its key, "near" and "far" for one's
 *           own side and others', "mine", "foe" and "piece" for a card of one's own, of others', any card
 *  aims     verbs of a later question that chooses the card it was dropped on
 *  confirms verbs that a mere click does not do, since the card is turned face down by them: a menu says so first
 *  spells   by verb the kinds of cards that are nothing but their effect: without one they are asked about first
 *  responds kinds of questions that are about an answer; one that leaves nothing to choose is passed against computers
 *  chain    key of the view's list of what waits to resolve; the next one first; "" for none
 *  word     the game's word for it, "" for the client's own
 *  turned   the game's word for a card that lies sideways
 *  yields   long passes that make sense here (protocol: Auto.until) */
export interface Layout {
  rows: RowLayout[];
  piles: { key: string; term: string; icon: string; open: boolean }[];
  hero: string;
  wishes: Record<string, string[]>;
  kinds: Record<string, string[]>;
  drops: Record<string, string[]>;
  aims: string[];
  confirms: string[];
  spells: Record<string, string[]>;
  responds: string[];
  chain: string;
  word: string;
  turned: string;
  yields: ("chain" | "end" | "turn")[];
}

export const LAYOUTS: Record<string, Layout> = {
  wowtcg: {
    rows: [
      { key: "resources", look: "mini", at: "strip" },
      { key: "hero_row", term: "hero row", look: "play", at: "seat" },
      { key: "allies", look: "play", at: "front" },
    ],
    piles: [
      { key: "deck", term: "deck", icon: "deck", open: false },
      { key: "graveyard", term: "graveyard", icon: "graveyard", open: true },
      { key: "removed", term: "removed", icon: "removed", open: true },
    ],
    hero: "hero_row",
    wishes: {
      hand: ["play", "place"],
      resources: ["complete"],
      hero_row: ["attack", "use", "strike", "protect"],
      allies: ["attack", "use", "protect"],
    },
    kinds: { play: ["ally", "ability", "totem", "weapon", "armor", "item"], complete: ["quest"] },
    drops: {
      place: ["resources"],
      play: ["near", "far", "piece"],
      attack: ["far", "foe"],
      use: ["far", "piece"],
      strike: ["far", "foe"],
      protect: ["mine"],
      complete: ["near"],
      discard: ["graveyard"],
    },
    aims: ["target"],
    confirms: ["place"],
    spells: { play: ["ability"] },
    responds: [],
    chain: "chain",
    word: "chain",
    turned: "exhausted",
    yields: ["chain", "end", "turn"],
  },
  duelmasters: {
    rows: [
      { key: "mana", look: "mini", at: "seat" },
      { key: "shields", look: "backs", at: "strip", placed: true },
      { key: "creatures", look: "play", at: "front" },
    ],
    piles: [
      { key: "deck", term: "deck", icon: "deck", open: false },
      { key: "graveyard", term: "graveyard", icon: "graveyard", open: true },
      { key: "limbo", term: "limbo", icon: "removed", open: true },
    ],
    hero: "",
    wishes: { hand: ["summon", "cast", "charge"], creatures: ["attack", "block", "tap"] },
    kinds: { summon: ["creature", "evolution creature"], cast: ["spell"] },
    drops: {
      charge: ["mana"],
      summon: ["near", "mine"],
      cast: ["near", "far", "piece"],
      attack: ["far", "foe"],
      tap: ["far", "piece"],
      block: ["far", "foe"],
    },
    aims: ["evolve", "pick"],
    confirms: [],
    spells: { cast: ["spell"] },
    responds: ["shield trigger"],
    chain: "waiting",
    word: "",
    turned: "tapped",
    yields: ["end", "turn"],
  },
};

/** A layout for a card game that has none here: its lists as rows, so that it can at least be played. */
export const PLAIN: Layout = {
  rows: [],
  piles: [{ key: "deck", term: "deck", icon: "deck", open: false }],
  hero: "",
  wishes: {},
  kinds: {},
  drops: {},
  aims: [],
  confirms: [],
  spells: {},
  responds: [],
  chain: "",
  word: "",
  turned: "exhausted",
  yields: ["end", "turn"],
};
