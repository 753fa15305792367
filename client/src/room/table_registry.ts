// Which table draws a game: `welcome.takes` says what its client must be able to draw. "words" draws any of them.
import type { Component, Snippet } from "svelte";
import type { RoomConnection } from "../api/room_connection.svelte";

export interface TableProps {
  connection: RoomConnection;
  /** What stands beside the buttons of the question. */
  beside?: Snippet;
}

type Loader = () => Promise<{ default: Component<TableProps> }>;

const found = import.meta.glob<{ default: Component<TableProps> }>(["../table/CardTable.svelte", "../hex/HexTable.svelte", "../text/TextTable.svelte"]);
const TABLES: Record<string, string> = { cards: "../table/CardTable.svelte", hexes: "../hex/HexTable.svelte", words: "../text/TextTable.svelte" };

/** How to load the table; undefined where this client cannot draw the game. */
export function table(takes: string): Loader | undefined {
  const path = TABLES[takes];
  return path === undefined ? undefined : found[path];
}
