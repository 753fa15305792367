// Parses the view of a card game into what the table draws. The views are the games' own (`sight.view` of each); what is
// the same in all of them has the same shape: pieces with a handle and a face, `{now, printed}` for numbers.
import { cardDisplay, type CardDisplay, type Value } from "../components/card";
import { LAYOUTS, PLAIN, type Layout, type RowLayout } from "./layouts";

type Data = Record<string, unknown>;

export interface BoardRow extends RowLayout {
  cards: CardDisplay[];
}

export interface Pile {
  key: string;
  term: string;
  icon: string;
  open: boolean;
  count: number;
  /** What the reader knows of it, the top card first. */
  cards: CardDisplay[];
}

export interface Side {
  seat: number;
  team: number;
  inGame: boolean;
  rows: BoardRow[];
  piles: Pile[];
  hand: { count: number; cards: CardDisplay[] };
  hero: CardDisplay | null;
}

/** A link or another item that is still to resolve; `said` is the server's sentence for it. */
export interface PendingItem {
  key: string;
  number: number;
  kind: string;
  control: number;
  source: CardDisplay | null;
  targets: CardDisplay[];
  said: string;
}

/** An arrow from one point to another; `via` is where it begins if `from` cannot be seen. */
export interface Arrow {
  key: string;
  from: string;
  via: string;
  to: string;
  kind: "attack" | "target" | "blocked";
}

export interface Board {
  layout: Layout;
  seat: number;
  turn: number;
  active: number;
  phase: string;
  priority: number | null;
  sides: Side[];
  chain: PendingItem[];
  arrows: Arrow[];
  offers: number[];
}

/** Names of pieces by handle, as the server words them. */
export type Names = Record<string, string>;

const list = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : []);
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const words = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

/** A piece or card of a view. */
export function card(data: Data, names: Names): CardDisplay {
  const face = data["face"] as { code: string; name: string } | null | undefined;
  const handle = number(data["handle"]);
  const values: Value[] = [];
  for (const [key, value] of Object.entries(data)) {
    if (value !== null && typeof value === "object" && "now" in value && "printed" in value) {
      values.push({ key, now: number(value.now), printed: value.printed as number | null });
    }
  }
  const breaks = number(data["breaks"]);
  const type = data["type"];
  const marks = [
    data["sick"] === true && "sick",
    data["fresh"] === true && type === "ally" && "fresh",
    data["powerless"] === true && "powerless",
    data["evolution"] === true && "evolution",
    breaks > 1 && `breaks${Math.min(breaks, 3)}`,
    words(data["must"]).includes("attack") && "must",
  ].filter((mark): mark is string => typeof mark === "string");
  return cardDisplay({
    handle,
    code: face?.code ?? "",
    name: names[handle] ?? face?.name ?? "",
    faceDown: data["face_down"] === true,
    turned: data["exhausted"] === true || data["tapped"] === true,
    damage: number(data["damage"]),
    values,
    keywords: words(data["keywords"]),
    cannot: words(data["cannot"]),
    marks,
    counters: Object.entries((data["counters"] as Record<string, number> | undefined) ?? {}),
    attached: list(data["attached"]).map((one) => card(one, names)),
    under: list(data["under"]).map((one) => card(one, names)),
    cost: typeof data["cost"] === "number" ? data["cost"] : null,
    place: typeof data["place"] === "number" ? data["place"] : null,
  });
}

/** A zone that is a count with what is known of it, or a plain list of open cards. */
function pile(value: unknown, names: Names): { count: number; cards: CardDisplay[] } {
  if (Array.isArray(value)) {
    const cards = list(value).map((one) => card(one, names));
    return { count: cards.length, cards: cards.reverse() };
  }
  const data = (value ?? {}) as Data;
  return { count: number(data["count"]), cards: list(data["cards"]).map((one) => card(one, names)) };
}

function side(data: Data, layout: Layout, names: Names): Side {
  const rows = layout.rows.map((row) => ({ ...row, cards: list(data[row.key]).map((one) => card(one, names)) }));
  const hero = number(data["hero"]);
  return {
    seat: number(data["seat"]),
    team: number(data["team"]),
    inGame: data["in_game"] !== false,
    rows,
    piles: layout.piles.map((one) => ({ ...one, ...pile(data[one.key], names) })),
    hand: pile(data["hand"], names),
    hero: rows.flatMap((row) => row.cards).find((one) => one.handle === hero && hero !== 0) ?? null,
  };
}

function waiting(data: Data, at: number, names: Names, said: string): PendingItem {
  const source = data["source"] as Data | null;
  const targets = (Array.isArray(data["targets"]) ? (data["targets"] as unknown[]) : []).flat() as (Data | null)[];
  const proposed = [number(data["defender"])].filter(Boolean).map((handle) => cardDisplay({ handle, name: names[handle] ?? "" }));
  return {
    key: `${number(data["number"]) || at}`,
    number: number(data["number"]),
    kind: String(data["kind"] ?? ""),
    control: number(data["control"] ?? data["seat"]),
    source: source ? card(source, names) : null,
    targets: [...targets.filter((one): one is Data => one !== null).map((one) => card(one, names)), ...proposed],
    said,
  };
}

/** Where an arrow may begin or end: a piece, a link of the chain, a player. */
export const anchor = {
  piece: (handle: number): string => `p${handle}`,
  link: (key: string): string => `c${key}`,
  seat: (seat: number): string => `s${seat}`,
};

function arrows(view: Data, chain: PendingItem[]): Arrow[] {
  const found: Arrow[] = [];
  const add = (from: string, to: string, kind: Arrow["kind"], via = ""): void => {
    const key = `${from}>${to}${kind}`;
    // One card may be the target of two parts of a text: one arrow shows both.
    if (!found.some((one) => one.key === key)) found.push({ key, from, to, kind, via });
  };
  const fight = (view["combat"] ?? view["attack"]) as Data | null | undefined;
  if (fight) {
    const attacker = number(fight["attacker"]);
    const shielding = number(fight["protector"]) || number(fight["blocker"]);
    const target = number(fight["defender"]) || number(fight["proposed"]) || number(fight["target"]);
    const player = fight["player"];
    if (attacker && shielding) add(anchor.piece(attacker), anchor.piece(shielding), "attack");
    if (attacker && target && target !== shielding) {
      add(anchor.piece(attacker), anchor.piece(target), shielding ? "blocked" : "attack");
    }
    if (attacker && typeof player === "number") add(anchor.piece(attacker), anchor.seat(player), shielding ? "blocked" : "attack");
  }
  for (const link of chain) {
    const proposal = link.kind === "proposal" && link.source;
    for (const target of link.targets) {
      if (!target.handle) continue;
      const aimed = chain.find((one) => one.kind === "card" && one.source?.handle === target.handle);
      add(proposal ? anchor.piece(link.source!.handle) : anchor.link(link.key), aimed ? anchor.link(aimed.key) : anchor.piece(target.handle), proposal ? "attack" : "target", anchor.piece(link.source?.handle ?? 0));
    }
  }
  return found;
}

/** Parse the whole table. `worded`: the server's sentences for pending items, by the list's name. */
export function parseBoard(game: string, view: Data, names: Names, worded: Record<string, string[]>): Board {
  const layout = LAYOUTS[game] ?? PLAIN;
  const waits = (key: string): PendingItem[] => list(view[key]).map((one, i) => waiting(one, i, names, worded[key]?.[i] ?? ""));
  const chain = layout.chain ? waits(layout.chain) : [];
  const more = layout.chain === "chain" ? waits("waiting").map((one, i) => ({ ...one, key: `w${i}` })) : [];
  return {
    layout,
    seat: number(view["seat"]),
    turn: number(view["turn"]),
    active: number(view["active"]),
    phase: String(view["phase"] ?? ""),
    priority: typeof view["priority"] === "number" ? view["priority"] : null,
    sides: list(view["seats"]).map((one) => side(one, layout, names)),
    chain: [...more, ...chain],
    arrows: arrows(view, chain),
    offers: (view["offers"] as number[] | undefined) ?? [],
  };
}

/** The sides in the order of the table: those opposite from left to right (clockwise from the reader), then the reader's. */
export function sidesFor(board: Board, seat: number): { across: Side[]; near: Side | null } {
  const home = Math.max(seat, 0);
  const turned = [...board.sides.slice(home + 1), ...board.sides.slice(0, home)];
  return { across: turned, near: board.sides[home] ?? null };
}
