// The first steps of somebody new: what to do now, said until it has been done a few times.
import type { Actions, TurnView } from "../api/types.ts";
import { remember, settings } from "../state/settings.svelte.ts";

export const STEPS = ["start", "face", "worm", "low", "stop"] as const;
export type Step = (typeof STEPS)[number];

/** A step is understood once it was done this often. A turn begins with a single button, and the others' moves are described in the same place. */
const UNDERSTOOD: Record<Step, number> = { start: 1, face: 2, worm: 2, low: 2, stop: 2 };
const done = new Map<Step, number>();

/** What somebody new should know here; null where there is nothing to say. */
export function stepFor(turn: TurnView, actions: Actions | null): Step | null {
  if (!actions) return null;
  switch (turn.phase) {
    case "start":
      return "start";
    case "rolled":
      // Where something else may be done, too, its button says more.
      return actions.legal.length > 0 && actions.legal.every(({ action }) => action.kind === "set_aside") ? "face" : null;
    case "kept": {
      const stop = actions.legal.find(({ action }) => action.kind === "stop");
      if (!stop) return null;
      if (stop.brings?.kind !== "bust") return "stop";
      return turn.kept.includes("W") ? "low" : "worm";
    }
    default:
      return null;
  }
}

export function isKnown(step: Step): boolean {
  return settings.known.includes(step);
}

/** Somebody has just taken a step. */
export function take(step: Step): void {
  if (isKnown(step)) return;
  const times = (done.get(step) ?? 0) + 1;
  done.set(step, times);
  if (times >= UNDERSTOOD[step]) remember("known", [...settings.known, step]);
}

/** No more of it, please. */
export function knowAll(): void {
  remember("known", [...STEPS]);
}
