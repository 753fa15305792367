// Short notices that go away by themselves.
export interface Toast {
  id: number;
  text: string;
  /** A rule that it cites, and the page where it stands. */
  rule?: string;
  href?: string;
  kind: "info" | "bad" | "good";
}

let next = 1;
export const toasts = $state<Toast[]>([]);

/** Where notices stand: at a table they keep off its cards and buttons. */
export const standing = $state({ atTable: false });

/** For the effect of a table: notices keep off it as long as it is there. */
export function keepOff(): () => void {
  standing.atTable = true;
  return () => (standing.atTable = false);
}

/** Show a notice for some seconds. Long ones stay longer. */
export function toast(text: string, kind: Toast["kind"] = "info", rule?: string, href?: string): void {
  if (!text || toasts.some((other) => other.text === text)) return;
  const id = next++;
  toasts.push({ id, text, kind, ...(rule ? { rule } : {}), ...(href ? { href } : {}) });
  if (toasts.length > 4) toasts.shift();
  setTimeout(() => dismiss(id), 4000 + 45 * text.length);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
