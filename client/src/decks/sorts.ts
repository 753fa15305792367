// What the decks of each card game consist of. The builder reads these and names no game. What is legal says the server.

/** A game's decks.
 *
 *  hero     the kind of the card that leads the deck, "" for none
 *  side     whether there is a side deck
 *  hand     so many cards one begins with
 *  copies   so many of a card are usual at most: where the counter stops being silent */
export interface Sort {
  hero: string;
  side: boolean;
  hand: number;
  copies: number;
}

const SORTS: Record<string, Sort> = {
  wowtcg: { hero: "hero", side: true, hand: 7, copies: 4 },
  duelmasters: { hero: "", side: false, hand: 5, copies: 4 },
};
const PLAIN: Sort = { hero: "", side: false, hand: 5, copies: 4 };

export const sortOf = (game: string): Sort => SORTS[game] ?? PLAIN;
