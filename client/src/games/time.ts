// Times as a person says them, in the language in force. Times are seconds since 1970, as the server tells them.
import { t } from "../state/i18n.svelte";
import { settings } from "../state/settings.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago that was: "5 minutes ago". */
export function ago(at: number): string {
  const passed = Math.max(0, Date.now() / 1000 - at);
  const words = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  const [unit, seconds] = UNITS.find(([, length]) => passed >= length) ?? ["minute", 60];
  return passed < 60 ? t("games-just-now") : words.format(-Math.floor(passed / seconds), unit);
}

/** Day and time of day. */
export const moment = (at: number): string => new Date(at * 1000).toLocaleString(settings.lang, { dateStyle: "medium", timeStyle: "short" });

/** How long something took: "12 minutes". */
export function lasted(seconds: number): string {
  if (seconds < 60) return t("games-lasted-short");
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? ["minute", 60];
  return t(`games-lasted-${unit}`, { count: Math.round(seconds / length) });
}
