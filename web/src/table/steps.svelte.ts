// The first steps of somebody new: what to do now, said until it has been done a few times.
import type { Actions, TurnView } from "../api/types.ts";
import { remember, settings } from "../state/settings.svelte.ts";
import type { Cast } from "../state/story.ts";

export const STEPS = ["start", "face", "worm", "low", "stop"] as const;
export type Step = (typeof STEPS)[number];

/** Done so often, a step is understood. A turn begins with a single button, and the others' moves are described in the same place. */
const UNDERSTOOD: Record<Step, number> = { start: 1, face: 2, worm: 2, low: 2, stop: 2 };

/** How often each person at this device has taken each step, by name; the owner's name is "". */
type Done = Record<string, Partial<Record<Step, number>>>;
const STORE = "pickomino.steps";
/** Of more people than this the first to have played here are forgotten. */
const MOST = 30;

function load(): Done {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Done) : {};
  } catch {
    return {}; // storage refused or spoilt: start afresh
  }
}

const done: Done = $state(load());

function note(who: string, steps: Partial<Record<Step, number>>): void {
  done[who] = steps;
  for (const first of Object.keys(done).slice(0, -MOST)) delete done[first];
  try {
    localStorage.setItem(STORE, JSON.stringify(done));
  } catch {
    // Storage refused: it is counted for this visit.
  }
}

/** Who learns in this turn: where a device is passed around each player for themselves, else its owner. */
export function learnerAt(cast: Cast, mover: number | null): string {
  if (cast.mine.length < 2) return "";
  const name = cast.seats.find(({ seat }) => seat === mover)?.name ?? "";
  return name === settings.name ? "" : name;
}

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

/** Whoever played at this device is forgotten. */
export function forgetLearners(): void {
  for (const who of Object.keys(done)) delete done[who];
  localStorage.removeItem(STORE);
}

/** What the owner knows goes along to other devices. */
export function isKnown(step: Step, who: string): boolean {
  return who === "" ? settings.known.includes(step) : (done[who]?.[step] ?? 0) >= UNDERSTOOD[step];
}

/** Somebody has just taken a step. */
export function take(step: Step, who: string): void {
  if (isKnown(step, who)) return;
  const times = (done[who]?.[step] ?? 0) + 1;
  note(who, { ...done[who], [step]: times });
  if (who === "" && times >= UNDERSTOOD[step]) remember("known", [...settings.known, step]);
}

/** No more of it, please. */
export function knowAll(who: string): void {
  if (who === "") remember("known", [...STEPS]);
  else note(who, UNDERSTOOD);
}
