// Asking for a review, and why there is none.
import type { OnProgress } from "../coach/api.ts";
import type { Review } from "../coach/types.ts";
import { failureWords } from "../state/failures.ts";
import { t } from "../state/i18n.svelte.ts";

export type Work = (onprogress: OnProgress, signal: AbortSignal) => Promise<Review>;

export function coachWords(failure: unknown): string {
  return t("study-failed", { why: failureWords(failure) });
}
