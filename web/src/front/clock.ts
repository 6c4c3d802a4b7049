// A turn clock in words: its length, where 0 is no clock, and what is left of it.
import { t } from "../state/i18n.svelte.ts";

export const DAY = 86_400;

export function clockWords(seconds: number): string {
  if (seconds === 0) return t("page-clock-none");
  if (seconds >= DAY) return t("page-clock-days", { count: Math.round(seconds / DAY) });
  return t("page-clock-seconds", { count: seconds });
}

/** What is left of a time that runs, in whole seconds: to the second where that matters. */
export function leftWords(left: number): string {
  if (left >= 2 * DAY) return `${clockWords(Math.floor(left / DAY) * DAY)} ${t("page-time-hours", { count: Math.floor((left % DAY) / 3600) })}`;
  if (left >= 7200) return t("page-time-hours", { count: Math.floor(left / 3600) });
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
