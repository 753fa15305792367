// Sounds, short and dry, made on the spot: no file is loaded for them.
import { settings } from "./settings.svelte";

/** What sounds are for; each kind has a volume of its own. */
export const SOUND_KINDS = ["cards", "fight", "turn", "chat", "result"] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** From when, how long (seconds), how high (Hz; below 0 noise around so many, 0 noise of every height), how loud, to
    which height it glides. */
type Note = [number, number, number, number, number?];

const SCORE = {
  card: ["cards", [[0, 0.05, 0, 0.25]]],
  draw: ["cards", [[0, 0.09, -3200, 0.5]]],
  discard: ["cards", [[0, 0.1, -1100, 0.5]]],
  shuffle: [
    "cards",
    [
      [0, 0.06, 0, 0.2],
      [0.07, 0.06, 0, 0.2],
      [0.14, 0.07, 0, 0.24],
    ],
  ],
  attack: [
    "fight",
    [
      [0, 0.13, -1800, 0.55],
      [0.09, 0.08, 330, 0.25, 180],
    ],
  ],
  block: [
    "fight",
    [
      [0, 0.05, -2600, 0.6],
      [0, 0.14, 210, 0.35, 190],
    ],
  ],
  damage: [
    "fight",
    [
      [0, 0.09, 110, 0.5],
      [0, 0.06, 0, 0.3],
    ],
  ],
  destroy: [
    "fight",
    [
      [0, 0.3, 150, 0.5, 48],
      [0.02, 0.2, -500, 0.5],
    ],
  ],
  heal: ["fight", [[0, 0.2, 520, 0.22, 780]]],
  // Glass: a crack and three splinters.
  shield: [
    "fight",
    [
      [0, 0.05, -4200, 0.7],
      [0.03, 0.12, 2350, 0.14],
      [0.07, 0.12, 3100, 0.12],
      [0.12, 0.16, 2750, 0.1],
    ],
  ],
  dice: [
    "fight",
    [
      [0, 0.03, -2000, 0.6],
      [0.06, 0.03, -1500, 0.55],
      [0.11, 0.03, -2300, 0.45],
      [0.19, 0.04, -1300, 0.5],
    ],
  ],
  announce: ["turn", [[0, 0.22, 392, 0.22]]],
  turn: [
    "turn",
    [
      [0, 0.12, 523, 0.3],
      [0.1, 0.2, 784, 0.3],
    ],
  ],
  low: [
    "turn",
    [
      [0, 0.08, 660, 0.3],
      [0.14, 0.08, 660, 0.3],
    ],
  ],
  chat: ["chat", [[0, 0.08, 880, 0.2]]],
  win: [
    "result",
    [
      [0, 0.14, 523, 0.3],
      [0.13, 0.14, 659, 0.3],
      [0.26, 0.34, 784, 0.3],
    ],
  ],
  lose: [
    "result",
    [
      [0, 0.2, 392, 0.3],
      [0.2, 0.4, 294, 0.3],
    ],
  ],
  even: [
    "result",
    [
      [0, 0.16, 440, 0.3],
      [0.16, 0.34, 440, 0.25],
    ],
  ],
} satisfies Record<string, [SoundKind, Note[]]>;
export type Sound = keyof typeof SCORE;

/** What each kind sounds like. */
export const SAMPLES: Record<SoundKind, Sound> = { cards: "shuffle", fight: "attack", turn: "turn", chat: "chat", result: "win" };

let context: AudioContext | null = null;

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** What makes a note, ended by itself when its time is over. */
function source(audio: AudioContext, at: number, [, length, pitch, , to]: Note): AudioNode {
  if (pitch <= 0) {
    const made = noise(audio, length);
    made.start(at);
    if (!pitch) return made;
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = -pitch;
    return made.connect(band);
  }
  const made = audio.createOscillator();
  made.type = "triangle";
  made.frequency.setValueAtTime(pitch, at);
  if (to) made.frequency.exponentialRampToValueAtTime(to, at + length);
  made.start(at);
  made.stop(at + length);
  return made;
}

/** Play a sound, unless sounds are off or the browser does not let a page make any before it was touched. */
export function play(sound: Sound): void {
  const [kind, notes]: [SoundKind, Note[]] = SCORE[sound];
  const volume = settings.volume * settings.volumes[kind];
  if (settings.muted || volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime + 0.01;
  for (const note of notes) {
    const [from, length, , loud] = note;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(loud * volume * 0.6, start + from);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + from + length);
    gain.connect(audio.destination);
    source(audio, start + from, note).connect(gain);
  }
}

/** How a game ended for a seat; who only watches (-1) has neither won nor lost. */
export function playResult(winners: readonly number[], seat: number): void {
  play(!winners.length || seat < 0 ? "even" : winners.includes(seat) ? "win" : "lose");
}

/** Tell by a notification of the browser, if the tab is hidden and this is wished. */
export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, tag: "regelwerk" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
