// Reads the view of the Miniatures (`wowminis.sight.view`) into what the hex table draws.
type Data = Record<string, unknown>;

export interface Value {
  now: number;
  printed: number;
}

/** An action card in a figure's bar; `code` "" for one whose face is not known. */
export interface BarCard {
  handle: number;
  code: string;
  name: string;
  up: boolean;
  exhausted: boolean;
  /** The seats that know it. */
  known: number[];
}

export interface Figure {
  handle: number;
  code: string;
  name: string;
  seat: number;
  team: number;
  space: number | null;
  /** When it has its next turn, counted on through the rounds; `dial` what its clock shows. */
  time: number;
  dial: number;
  health: Value;
  values: { key: string; value: Value }[];
  rerolls: { attack: number; defense: number };
  bar: BarCard[];
}

export interface Party {
  seat: number;
  team: number;
  inGame: boolean;
  start: number | null;
  figures: Figure[];
}

export interface AttackInfo {
  attacker: number;
  defender: number | null;
  targets: number[];
  heal: boolean;
  stage: string;
  source: { handle: number; code: string } | null;
  dice: number[];
  rerolled: number[];
  hits: number;
  critical: boolean;
}

export interface HexView {
  seat: number;
  scenario: string;
  board: string;
  round: number;
  rounds: number;
  tick: number;
  time: number;
  teams: { team: number; points: number; goal: number }[];
  parties: Party[];
  /** The figure whose turn it is, 0 between turns. */
  acting: number;
  attack: AttackInfo | null;
  costs: Map<number, number>;
  chances: OptionOdds[];
}

/** What an option can come to for one figure. */
export interface OptionOdds {
  option: number;
  target: number;
  heal: boolean;
  health: number;
  chances: number[] | null;
  mean: number | null;
  destroys: number | null;
  answers: { name: string; chances: number[] | null; mean: number | null; destroys: number | null }[];
}

const list = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : []);
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const maybe = (value: unknown): number | null => (typeof value === "number" ? value : null);
const pair = (value: unknown): Value => {
  const data = (value ?? {}) as Data;
  return { now: number(data["now"]), printed: number(data["printed"]) };
};
const VALUES = ["attack", "armor", "resist", "movement"];

function figure(data: Data, seat: number, team: number, names: Record<string, string>): Figure {
  const face = data["face"] as { code: string; name: string } | null;
  const handle = number(data["handle"]);
  const rerolls = (data["rerolls"] ?? {}) as Data;
  return {
    handle,
    code: face?.code ?? "",
    name: names[handle] ?? face?.name ?? "",
    seat,
    team,
    space: maybe(data["space"]),
    time: number(data["time"]),
    dial: number(data["dial"]),
    health: pair(data["health"]),
    values: VALUES.filter((key) => key in data).map((key) => ({ key, value: pair(data[key]) })),
    rerolls: { attack: number(rerolls["attack"]), defense: number(rerolls["defense"]) },
    bar: list(data["bar"]).map((card) => {
      const front = card["face"] as { code: string; name: string } | null;
      const known = number(card["handle"]);
      return {
        handle: known,
        code: front?.code ?? "",
        name: names[known] ?? front?.name ?? "",
        up: card["up"] === true,
        exhausted: card["exhausted"] === true,
        known: (card["known_to"] as number[] | undefined) ?? [],
      };
    }),
  };
}

function strike(data: Data | null): AttackInfo | null {
  if (!data) return null;
  const source = data["source"] as { handle: number; face: { code: string } | null } | null;
  return {
    attacker: number(data["attacker"]),
    defender: maybe(data["defender"]),
    targets: (data["targets"] as number[] | undefined) ?? [],
    heal: data["heal"] === true,
    stage: String(data["stage"] ?? ""),
    source: source ? { handle: source.handle, code: source.face?.code ?? "" } : null,
    dice: (data["dice"] as number[] | undefined) ?? [],
    rerolled: (data["rerolled"] as number[] | undefined) ?? [],
    hits: number(data["hits"]),
    critical: data["critical"] === true,
  };
}

/** The whole table. `more` is what the question has besides. */
export function parseHexView(view: Data, names: Record<string, string>, more: Data): HexView {
  const turn = view["turn"] as Data | null;
  return {
    seat: number(view["seat"]),
    scenario: String(view["scenario"] ?? ""),
    board: String(view["board"] ?? ""),
    round: number(view["round"]),
    rounds: number(view["rounds"]),
    tick: number(view["tick"]),
    time: number(view["time"]),
    teams: list(view["teams"]).map((team) => ({ team: number(team["team"]), points: number(team["points"]), goal: number(team["goal"]) })),
    parties: list(view["seats"]).map((data) => {
      const seat = number(data["seat"]);
      const team = number(data["team"]);
      return {
        seat,
        team,
        inGame: data["in_game"] !== false,
        start: maybe(data["start"]),
        figures: list(data["figures"]).map((one) => figure(one, seat, team, names)),
      };
    }),
    acting: turn ? number(turn["figure"]) : 0,
    attack: strike(view["attack"] as Data | null),
    costs: new Map(Object.entries((more["costs"] ?? {}) as Record<string, number>).map(([space, cost]) => [Number(space), cost])),
    chances: list(more["chances"]).map((one) => ({
      option: number(one["option"]),
      target: number(one["target"]),
      heal: one["heal"] === true,
      health: number(one["health"]),
      chances: (one["chances"] as number[] | null) ?? null,
      mean: maybe(one["mean"]),
      destroys: maybe(one["destroys"]),
      answers: list(one["answers"]).map((answer) => {
        const card = answer["card"] as { handle: number; face: { name: string } | null } | null;
        return {
          name: names[card?.handle ?? 0] ?? card?.face?.name ?? "",
          chances: (answer["chances"] as number[] | null) ?? null,
          mean: maybe(answer["mean"]),
          destroys: maybe(answer["destroys"]),
        };
      }),
    })),
  };
}
