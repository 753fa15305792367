// Keys: what was pressed, in words that can be kept, and what it does.
import { ACTIONS, settings, type Action } from "./settings.svelte";

/** The key of an event as it is kept: one character, or its name; "" for one that stands for nothing by itself. */
export function keyOf(event: KeyboardEvent): string {
  if (["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Tab", "Dead"].includes(event.key)) return "";
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  if (event.key === " ") return "Space";
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** How a key is written. */
export function keyName(key: string): string {
  const names: Record<string, string> = {
    Space: settings.lang === "de" ? "Leertaste" : "Space",
    Escape: "Esc",
    Enter: "⏎",
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
  };
  return names[key] ?? key.toUpperCase();
}

/** Whether the event belongs to something that is being typed into. */
export function isTextInput(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target !== null && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** What a key does at a table, undefined for nothing. Enter does what Space does. */
export function actionOf(event: KeyboardEvent): Action | undefined {
  const key = keyOf(event);
  if (!key || (!settings.shortcuts && key.length === 1)) return undefined;
  if (key === "Enter") return "primary";
  return ACTIONS.find((action) => settings.keys[action] === key);
}

/** After a click by mouse or finger the keyboard belongs to the table again: the key of the big button does what that
 *  says, not the last click once more. */
export function releaseFocus(event: MouseEvent): void {
  const active = document.activeElement;
  if (event.detail === 0 || !(active instanceof HTMLElement || active instanceof SVGElement)) return;
  if (active.closest(".table") && !active.closest("dialog, input, textarea, select, [contenteditable]")) active.blur();
}
