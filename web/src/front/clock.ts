// A turn clock's length in words; 0 is no clock.
import { t } from "../state/i18n.svelte.ts";

export const DAY = 86_400;

export function clockWords(seconds: number): string {
  if (seconds === 0) return t("page-clock-none");
  if (seconds >= DAY) return t("page-clock-days", { count: Math.round(seconds / DAY) });
  return t("page-clock-seconds", { count: seconds });
}
