// What has not changed stays the same object, so that what is drawn from it is not drawn anew.
type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => value !== null && typeof value === "object";

/** `next` with every part that equals its part of `last` taken from there, `last` itself where all do. Both are plain
 *  data; `next` is changed. */
export function kept<T>(next: T, last: unknown): T {
  if (next === last || !isData(next) || !isData(last) || Array.isArray(next) !== Array.isArray(last)) return next;
  let same = Object.keys(last).length === Object.keys(next).length;
  for (const [key, value] of Object.entries(next)) {
    const found = kept(value, last[key]);
    if (found !== value) (next as Data)[key] = found;
    if (found !== last[key]) same = false;
  }
  return same ? (last as T) : next;
}
