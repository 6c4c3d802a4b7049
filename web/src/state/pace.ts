// How long each thing stays to be looked at before the next.
import type { Speed } from "./settings.svelte.ts";
import type { Stage } from "./stages.ts";

const NORMAL: Record<string, number> = {
  rolled: 1000,
  rerolled: 400,
  set_aside: 750,
  stopped: 300,
  took: 1000,
  stole: 1300,
  stole_hen: 1300,
  busted: 1300,
  tile_returned: 300,
  tile_turned: 300,
  got_grilled_worm: 500,
  robbed: 700,
  got_specialist: 500,
  chose_specialist: 500,
  specialist_back: 200,
  specialist_left: 300,
  turn_began: 150,
  undone: 500,
};
/** The player's own turn-ending dice are shown at every pace: the setting is about the others' turns. */
const OWN_END: Record<string, number> = { rolled: 420, set_aside: 420, busted: 800 };
/** A round of seven takes about 50 s at the normal pace and 18 s at a brisk one. */
const BRISK_SHARE = 0.36;
const FAST_SHARE = 0.14;
/** On fast, all that waits to be shown takes at most this long: six bots' turns in 5 s. */
const FAST_TOTAL = 4200;

/** `waiting` stages are still to be shown, and showing has gone on for `elapsed` ms. */
export function pauseAfter({ events, last }: Pick<Stage, "events" | "last">, speed: Speed, waiting: number, own: boolean, elapsed: number): number {
  if (own && last && !events.some((event) => event.kind === "turn_began" || event.kind === "busted")) return 0;
  const normal = total(events, NORMAL);
  if (speed === "normal") return normal;
  if (own && !last) return total(events, OWN_END);
  if (speed === "brisk") return normal * BRISK_SHARE;
  if (speed === "instant") return 0;
  return Math.min(normal * FAST_SHARE, Math.max(0, FAST_TOTAL - elapsed) / Math.max(waiting, 1));
}

function total(events: Stage["events"], times: Record<string, number>): number {
  return events.reduce((sum, event) => sum + (times[event.kind] ?? 0), 0);
}

/** How long one die tumbles. All dice have settled after `SETTLED` times as long, well before a pause is over. */
export function tumbleTime(speed: Speed, own: boolean): number {
  if (speed === "normal") return 360;
  if (speed === "brisk") return 200;
  return own ? 200 : 0;
}
export const SETTLED = 1.6;
