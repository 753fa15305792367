// Shortens the paths of icons: whole numbers only. A unit is a 512th of the drawing, finer than any screen here; and since
// each step is rounded from where the pen really is, the errors do not add up along the path.

const TOKEN = /([a-zA-Z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/g;
const FLAG = /^\s*,?\s*([01])/;
/** How many numbers a command takes at a time. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Step {
  command: string;
  numbers: number[];
}

/** The commands of a path, each with the numbers of one step. */
function steps(path: string): Step[] {
  const found: Step[] = [];
  let command = "";
  let numbers: number[] = [];
  for (let at = 0; at < path.length; ) {
    // The two flags of an arc are single digits that may stand without anything between them and the next number.
    const flag = command.toLowerCase() === "a" && (numbers.length === 3 || numbers.length === 4) && FLAG.exec(path.slice(at));
    if (flag) {
      numbers.push(Number(flag[1]));
      at += flag[0].length;
    } else {
      TOKEN.lastIndex = at;
      const token = TOKEN.exec(path);
      if (token === null) break;
      at = TOKEN.lastIndex;
      if (token[1] !== undefined) {
        command = token[1];
        numbers = [];
      } else numbers.push(Number(token[2]));
    }
    if (command !== "" && numbers.length === TAKES[command.toLowerCase()]) {
      found.push({ command, numbers });
      numbers = [];
      if (command === "m") command = "l";
      else if (command === "M") command = "L";
      else if (command.toLowerCase() === "z") command = "";
    }
  }
  return found;
}

/** A path in whole numbers, or with so many parts to the unit. */
export function shortened(path: string, fine = 1): string {
  const round = (value: number): number => Math.round(value * fine) / fine;
  let out = "";
  let last = "";
  // Where the pen is, where it is drawn, and where the part of the path began.
  let x = 0;
  let y = 0;
  let rx = 0;
  let ry = 0;
  let sx = 0;
  let sy = 0;

  function put(command: string, numbers: number[]): void {
    if (command !== last || command.toLowerCase() === "m" || command.toLowerCase() === "z") out += command;
    last = command;
    for (const number of numbers) {
      const text = String(number).replace(/^(-?)0\./, "$1.");
      out += (/[a-zA-Z]$/.test(out) || text.startsWith("-") ? "" : " ") + text;
    }
  }

  for (const { command, numbers } of steps(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const dx = relative ? x : 0;
    const dy = relative ? y : 0;
    if (kind === "z") {
      put(command, []);
      [x, y, rx, ry] = [sx, sy, round(sx), round(sy)];
      continue;
    }
    if (kind === "h" || kind === "v") {
      const to = numbers[0]! + (kind === "h" ? dx : dy);
      put(command, [round(to) - (relative ? (kind === "h" ? rx : ry) : 0)].map(round));
      if (kind === "h") [x, rx] = [to, round(to)];
      else [y, ry] = [to, round(to)];
      continue;
    }
    const head = kind === "a" ? [round(numbers[0]!), round(numbers[1]!), ...numbers.slice(2, 5)] : [];
    const points = kind === "a" ? numbers.slice(5) : numbers;
    const drawn = points.map((value, i) => round(round(value + (i % 2 ? dy : dx)) - (relative ? (i % 2 ? ry : rx) : 0)));
    put(command, [...head, ...drawn]);
    x = points.at(-2)! + dx;
    y = points.at(-1)! + dy;
    [rx, ry] = [round(x), round(y)];
    if (kind === "m") [sx, sy] = [x, y];
  }
  return out;
}
