// How long each thing stays to be looked at before the next; own moves never wait for show.
import type { GameEvent } from "../api/types.ts";
import type { Speed } from "./settings.svelte.ts";

const NORMAL: Record<string, number> = {
  rolled: 950,
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
};
const FAST_SHARE = 0.14;
/** On fast, all that waits to be shown takes at most this long: six bots' turns in 5 s. */
const FAST_TOTAL = 4200;

/** `waiting` stages are still to be shown, and showing has gone on for `elapsed` ms. */
export function pauseAfter(events: readonly GameEvent[], speed: Speed, waiting: number, own: boolean, elapsed: number): number {
  if (speed === "instant") return 0;
  const turnOver = events.some((event) => event.kind === "turn_began");
  if (own && !turnOver && !events.some((event) => event.kind === "busted")) return 0;
  const normal = events.reduce((sum, event) => sum + (NORMAL[event.kind] ?? 0), 0);
  if (speed === "normal") return normal;
  return Math.min(normal * FAST_SHARE, Math.max(0, FAST_TOTAL - elapsed) / Math.max(waiting, 1));
}
