// Where the browser is: the path of the address, split at its slashes.
function parts(): string[] {
  return location.pathname
    .split("/")
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

export const route = $state({ parts: parts(), query: location.search, hash: location.hash });

function look(): void {
  route.parts = parts();
  route.query = location.search;
  route.hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Navigate to an address of this site. `replace`: without an entry in the browser's history. */
export function navigate(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  look();
  if (!replace) scrollTo(0, 0);
}

/** For a click on a link of this site: follow it without loading the page anew, unless another key wants a new tab. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}
