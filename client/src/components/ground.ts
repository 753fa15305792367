// The painted grounds behind emblems: a few silhouettes for each class, faction and civilization, in black and cream, so
// that the frame's hue shows through. Where moon, ridges, flames and towers stand is taken from the card's name.
import type { Face } from "../api/protocol";

type Chance = () => number;

/** Numbers from 0 to 1 that are the same for the same text. */
function chance(text: string): Chance {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (number: number): string => number.toFixed(0);

/** Hills (or, `sharp`, mountains) along a line at `y`. */
function ridge(next: Chance, y: number, height: number, count: number, sharp = false): string {
  let path = "M-5 105";
  for (let i = 0; i <= count; i++) {
    const x = -5 + (110 * i) / count;
    const top = y + (i % 2 ? -1 : 1) * height * (0.3 + next() * 0.7);
    path += sharp || i === 0 ? `L${short(x)} ${short(top)}` : `Q${short(x - 55 / count)} ${short(top - height * 0.4)} ${short(x)} ${short(top)}`;
  }
  return `${path}L105 105Z`;
}

function pines(next: Chance, y: number, count: number, height: number): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = -4 + (108 * i) / (count - 1) + next() * 5;
    const tall = height * (0.6 + next() * 0.6);
    for (let k = 0; k < 3; k++) {
      const half = tall * 0.23 * (0.5 + 0.28 * k);
      path += `M${short(x)} ${short(y - tall + tall * 0.27 * k)}l${short(half)} ${short(tall * 0.42)}h${short(-2 * half)}Z`;
    }
  }
  return `${path}M-5 ${y - 2}H105V105H-5Z`;
}

function flames(next: Chance, y: number, count: number, height: number): string {
  const width = 110 / count;
  let path = `M-5 105V${y}`;
  for (let i = 0; i < count; i++) {
    const x = -5 + width * i;
    const tall = height * (0.4 + next() * 0.8);
    path += `C${short(x + width * 0.1)} ${short(y - tall * 0.5)} ${short(x + width * 0.75)} ${short(y - tall * 0.4)} ${short(x + width * 0.45)} ${short(y - tall)}C${short(x + width * 1.1)} ${short(y - tall * 0.6)} ${short(x + width * 0.75)} ${short(y - tall * 0.2)} ${short(x + width)} ${y}`;
  }
  return `${path}V105Z`;
}

function waves(y: number, count: number, height: number): string {
  const width = 140 / count;
  let path = `M-20 105V${y}`;
  for (let i = 0; i < count; i++) path += `q${short(width * 0.35)} ${short(-height * 1.4)} ${short(width * 0.62)} 0q${short(width * 0.1)} ${short(height * 0.9)} ${short(width * 0.38)} 0`;
  return `${path}V105Z`;
}

function towers(next: Chance, y: number): string {
  let path = `M-5 105V${y}`;
  let x = -5;
  while (x < 105) {
    const width = 6 + next() * 9;
    path += `H${short(x)}V${short(y - 8 - next() * 26)}h${short(width)}V${y}`;
    x += width + 4 + next() * 12;
  }
  return `${path}H105V105H-5Z`;
}

function spikes(next: Chance, y: number, count: number, height: number): string {
  const width = 110 / count;
  let path = `M-5 105V${y}`;
  for (let i = 0; i < count; i++) {
    const x = -5 + width * i;
    path += `L${short(x + width * (0.3 + next() * 0.5))} ${short(y - height * (0.4 + next() * 0.8))}L${short(x + width)} ${short(y + next() * 3)}`;
  }
  return `${path}V105Z`;
}

function arches(y: number, count: number): string {
  const width = 110 / count;
  let path = "";
  for (let i = 0; i < count; i++) {
    path += `M${short(-5 + width * i)} ${y}h${short(width)}V105h${short(-width * 0.14)}V${y + 22}a${short(width * 0.36)} ${short(width * 0.36)} 0 0 0 ${short(-width * 0.72)} 0V105h${short(-width * 0.14)}Z`;
  }
  return path;
}

function rays(x: number, y: number, count: number): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const from = (2 * Math.PI * i) / count;
    const to = from + (2 * Math.PI * 0.42) / count;
    path += `M${short(x)} ${y}L${short(x + 150 * Math.cos(from))} ${short(y + 150 * Math.sin(from))}L${short(x + 150 * Math.cos(to))} ${short(y + 150 * Math.sin(to))}Z`;
  }
  return path;
}

function leaves(next: Chance, count: number, side: -1 | 1): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const long = (16 + next() * 20) * -side;
    const rise = (next() - 0.5) * 30;
    path += `M${side < 0 ? -4 : 104} ${short(20 + next() * 90)}q${short(long * 0.5)} ${short(-9 + rise * 0.3)} ${short(long)} ${short(rise * 0.6)}q${short(-long * 0.45)} 10 ${short(-long)} ${short(-rise * 0.6)}Z`;
  }
  return path;
}

function banners(next: Chance): string {
  let path = "";
  for (let i = 0; i < 9; i++) path += `M${short(4 + i * 11.5 + next() * 5)} ${short(28 + next() * 30)}l1 5v70h-2v-70Z${next() > 0.5 ? "m1 6l9 2-3 4 3 5-9 1Z" : ""}`;
  return path;
}

const dark = (path: string, depth: number): string => `<path d="${path}" fill="#0a0806" opacity="${depth}"/>`;
const light = (path: string, strength: number): string => `<path d="${path}" fill="#fff4d6" opacity="${strength}"/>`;
const FAR = 0.34;
const NEAR = 0.6;
const EDGE = 0.84;
const both = (next: Chance, count: number): string => leaves(next, count, -1) + leaves(next, count, 1);
const moon = (x: number, y: number, r: number): string =>
  `<circle cx="${short(x)}" cy="${y}" r="${short(r * 1.7)}" fill="#fff4d6" opacity=".14"/><circle cx="${short(x)}" cy="${y}" r="${r}" fill="#fff4d6" opacity=".5"/>`;
const rings = (x: number, y: number): string =>
  [18, 27, 38, 52].map((r, at) => `<circle cx="${short(x)}" cy="${y}" r="${r}" fill="none" stroke="#fff4d6" stroke-width="${at % 2 ? 0.7 : 1.6}" stroke-dasharray="${at % 2 ? "2 3" : `${r} ${r / 4}`}" opacity=".4"/>`).join("");
function motes(next: Chance, count: number): string {
  let path = "";
  for (let i = 0; i < count; i++) path += `M${short(next() * 100)} ${short(next() * 90)}h.1`;
  return `<path d="${path}" stroke="#fff4d6" stroke-width="1.8" stroke-linecap="round" opacity=".6"/>`;
}

const FORMS: Record<string, (next: Chance, x: number) => string> = {
  alliance: (n, x) => light(rays(x, 44, 14), 0.16) + dark(ridge(n, 66, 7, 6), FAR) + dark(towers(n, 78), NEAR) + dark(ridge(n, 92, 4, 7), EDGE),
  horde: (n) => moon(22 + n() * 56, 24, 11) + dark(ridge(n, 60, 13, 7, true), FAR) + dark(spikes(n, 80, 11, 24), NEAR) + dark(spikes(n, 95, 15, 13), EDGE),
  druid: (n) => moon(24 + n() * 52, 26, 14) + dark(pines(n, 82, 8, 44), FAR) + dark(both(n, 7), EDGE) + dark(ridge(n, 90, 4, 6), EDGE),
  hunter: (n) => moon(20 + n() * 60, 24, 9) + dark(ridge(n, 62, 12, 6, true), FAR) + dark(pines(n, 84, 9, 34), NEAR) + dark(pines(n, 99, 12, 18), EDGE),
  mage: (n, x) => rings(x, 46) + dark(ridge(n, 76, 9, 9, true), NEAR) + dark(spikes(n, 96, 12, 15), EDGE) + motes(n, 22),
  paladin: (n, x) => light(rays(x, 8, 22), 0.2) + dark(arches(40, 4), 0.5) + dark(ridge(n, 92, 3, 5), EDGE),
  priest: (n, x) => light(rays(x, 40, 26), 0.18) + dark(arches(52, 5), 0.55) + motes(n, 12),
  rogue: (n) => moon(30 + n() * 40, 22, 12) + dark(towers(n, 62), FAR) + dark(ridge(n, 76, 9, 8, true), NEAR) + dark("M-5 105V70L28 105ZM105 105V62L66 105Z", EDGE),
  shaman: (n) => light("M62 -5L50 22L60 22L44 50L54 50L40 76L70 42L59 42L74 17L64 17L74 -5Z", 0.45) + dark(ridge(n, 66, 10, 6), FAR) + dark(waves(80, 5, 8), NEAR) + dark(waves(93, 7, 6), EDGE),
  warlock: (n) => moon(26 + n() * 50, 22, 10) + dark(spikes(n, 70, 8, 26), FAR) + dark(flames(n, 88, 7, 30), NEAR) + dark(flames(n, 100, 9, 20), EDGE),
  warrior: (n, x) => light(rays(x, 60, 12), 0.14) + dark(ridge(n, 68, 8, 6), FAR) + dark(banners(n), NEAR) + dark(ridge(n, 92, 3, 8, true), EDGE),
  light: (n, x) => light(rays(x, 42, 20), 0.2) + rings(x, 42) + dark("M-5 105V88L20 80L38 92L60 82L80 92L105 80V105Z", NEAR) + motes(n, 16),
  water: (n, x) => light(rays(x, -12, 18), 0.16) + dark(waves(62, 4, 9), FAR) + dark(waves(77, 5, 9), NEAR) + dark(waves(92, 6, 7), EDGE) + motes(n, 12),
  darkness: (n) => moon(28 + n() * 44, 28, 17) + dark(ridge(n, 62, 16, 8, true), FAR) + dark(spikes(n, 84, 9, 26), NEAR) + dark("M-5 105V40q14 12 8 30t12 35ZM105 105V34q-16 14-10 34t-14 37Z", EDGE),
  fire: (n, x) => light(rays(x, 70, 16), 0.16) + dark("M18 105L42 46L47 50L53 46L60 50L86 105Z", NEAR) + dark(flames(n, 90, 7, 24), NEAR) + dark(flames(n, 102, 9, 18), EDGE) + motes(n, 18),
  nature: (n, x) => light(rays(x + 20, -6, 16), 0.2) + dark(pines(n, 70, 9, 30), FAR) + dark(both(n, 6), NEAR) + dark(ridge(n, 94, 5, 9), EDGE),
  neutral: (n, x) => light(rays(x, 30, 16), 0.12) + dark(arches(34, 3), FAR) + dark(ridge(n, 84, 6, 6), NEAR) + dark(ridge(n, 95, 4, 8, true), EDGE),
};

/** Schools of abilities that are not a class of their own, and the ground that suits them. */
const SCHOOLS: Record<string, string> = {
  fire: "fire",
  frost: "mage",
  arcane: "mage",
  shadow: "warlock",
  holy: "priest",
  restoration: "nature",
  feral: "druid",
  demonology: "warlock",
  marksmanship: "hunter",
};

const painted = new Map<string, string>();

const tagsOf = (face: Face | undefined): string[] => face?.tags.map((tag) => tag.toLowerCase()) ?? [];
const classOf = (tags: string[], frame: string): string | undefined => tags.find((tag) => tag in FORMS && tag !== frame);

/** Which ground stands behind a card: that of its class or school, else that of its frame. */
export function formOf(face: Face | undefined, frame: string): string {
  const tags = tagsOf(face);
  return classOf(tags, frame) ?? SCHOOLS[tags.find((tag) => tag in SCHOOLS) ?? ""] ?? (frame in FORMS ? frame : "neutral");
}

/** What tints the drawing on a card: the class of an ally, whose frame is its faction's; undefined for the frame's hue. */
export const tintOf = (face: Face | undefined, frame: string): string | undefined =>
  face?.kind === "ally" || face?.kind === "totem" ? classOf(tagsOf(face), frame) : undefined;

/** The picture behind an emblem as the value of `background-image`: dark towards its corners, the ground, and light
 *  in the frame's hue. */
export const picture = (form: string, name: string): string =>
  `radial-gradient(80% 80% at 50% 45%, #0000 45%, #0009), ${ground(form, name)}, radial-gradient(75% 75% at 50% 45%, var(--sky), var(--mid) 38%, var(--far))`;

/** A ground as the value of `background-image`, painted once for each form and name. */
export function ground(form: string, name: string): string {
  const key = `${form} ${name}`;
  const known = painted.get(key);
  if (known) return known;
  const next = chance(key);
  const drawn = (FORMS[form] ?? FORMS["neutral"]!)(next, 50 + (next() - 0.5) * 16);
  const made = `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`)}")`;
  painted.set(key, made);
  return made;
}
