// What the decks of each card game consist of. The builder reads these and names no game. What is legal says the server.

/** A game's decks.
 *
 *  hero     the kind of the card that leads the deck, "" for none
 *  side     whether there is a side deck
 *  hand     the number of cards of an opening hand
 *  copies   the usual maximum of copies of a card: where the counter stops being silent */
export interface DeckProfile {
  hero: string;
  side: boolean;
  hand: number;
  copies: number;
}

const PROFILES: Record<string, DeckProfile> = {
  wowtcg: { hero: "hero", side: true, hand: 7, copies: 4 },
  duelmasters: { hero: "", side: false, hand: 5, copies: 4 },
};
const PLAIN: DeckProfile = { hero: "", side: false, hand: 5, copies: 4 };

export const profileOf = (game: string): DeckProfile => PROFILES[game] ?? PLAIN;
