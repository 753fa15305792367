// A deck in a link: its text stands behind the # of the address, so that no server has to keep it.

const PREFIX = "#deck=";

/** The address under which everybody sees this deck. `root`: "decks" or "parties". */
export function shareLink(root: string, game: string, text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const code = btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return `${location.origin}/${root}/${game}/shared${PREFIX}${code}`;
}

/** The text in such an address, "" if it holds none or only a part of one. */
export function sharedText(hash: string): string {
  if (!hash.startsWith(PREFIX)) return "";
  try {
    const bytes = atob(hash.slice(PREFIX.length).replace(/-/g, "+").replace(/_/g, "/"));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
    // A link that was cut off in mid-line must not pass for a smaller deck.
    return text.startsWith("# ") && text.endsWith("\n") ? text : "";
  } catch {
    return "";
  }
}
