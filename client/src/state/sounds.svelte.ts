// Sounds, short and dry, made on the spot: no file is loaded for them.
import { settings } from "./settings.svelte";

export type Sound = "card" | "damage" | "turn" | "chat" | "low" | "win" | "lose" | "shuffle";

let context: AudioContext | null = null;

/** Notes of a sound: from when, how long, how high (Hz; 0 is noise), how loud. */
const SCORE: Record<Sound, [number, number, number, number][]> = {
  card: [[0, 0.05, 0, 0.25]],
  shuffle: [
    [0, 0.06, 0, 0.2],
    [0.07, 0.06, 0, 0.2],
    [0.14, 0.07, 0, 0.24],
  ],
  damage: [
    [0, 0.09, 110, 0.5],
    [0, 0.06, 0, 0.3],
  ],
  turn: [
    [0, 0.12, 523, 0.3],
    [0.1, 0.2, 784, 0.3],
  ],
  chat: [[0, 0.08, 880, 0.2]],
  low: [
    [0, 0.08, 660, 0.3],
    [0.14, 0.08, 660, 0.3],
  ],
  win: [
    [0, 0.14, 523, 0.3],
    [0.13, 0.14, 659, 0.3],
    [0.26, 0.34, 784, 0.3],
  ],
  lose: [
    [0, 0.2, 392, 0.3],
    [0.2, 0.4, 294, 0.3],
  ],
};

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Play a sound, unless sounds are off or the browser does not let a page make any before it was touched. */
export function play(sound: Sound): void {
  if (settings.muted || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime + 0.01;
  for (const [from, length, pitch, loud] of SCORE[sound]) {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(loud * settings.volume * 0.6, start + from);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + from + length);
    gain.connect(audio.destination);
    if (pitch) {
      const source = audio.createOscillator();
      source.type = "triangle";
      source.frequency.value = pitch;
      source.connect(gain);
      source.start(start + from);
      source.stop(start + from + length);
    } else {
      const source = noise(audio, length);
      source.connect(gain);
      source.start(start + from);
    }
  }
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
