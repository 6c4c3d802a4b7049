// Single keys for the table: faces, roll, stop and the rest; off while one types or has switched them off.
import type { Actions, BarredAction, LegalAction } from "../api/types.ts";
import { settings } from "../state/settings.svelte.ts";
import { hasOwnKey, keyOf } from "../state/story.ts";

/** The action that a key stands for among those offered, or null. */
export function actionForKey(key: string, actions: Actions | null): LegalAction | null {
  if (!actions) return null;
  const wanted = key.toUpperCase();
  return actions.legal.find((legal) => keyOf(legal.action, actions.legal) === wanted) ?? null;
}

/** Why the action that a key would stand for cannot be chosen now, or null. */
export function barredForKey(key: string, actions: Actions | null): BarredAction | null {
  const wanted = key.toUpperCase();
  // Only keys that always mean the same: the numbers of a list mean nothing without it.
  return actions?.barred.find(({ action }) => hasOwnKey(action) && keyOf(action, actions.legal) === wanted) ?? null;
}

/** Whether a key press is meant for the table, not for a field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (document.querySelector("dialog[open]")) return false;
  return !(event.target as Element | null)?.closest?.("input, select, textarea");
}
