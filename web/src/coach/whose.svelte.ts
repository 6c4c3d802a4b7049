// What the coach shows to whom: one setting for whoever has a device to themselves, one a person where several share it.
import { settings } from "../state/settings.svelte.ts";
import { nameOf, type Cast } from "../state/story.ts";
import { COACH_MODES, type CoachMode } from "./overlay.ts";

const STORE = "pickomino.coach-for";
/** So many people are remembered; of more the first to have chosen go. */
const MOST = 40;

/** By name; who is not in here has asked for nothing. */
const chosen: Record<string, CoachMode> = $state(load());

function load(): Record<string, CoachMode> {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, CoachMode>;
    return Object.fromEntries(Object.entries(found).filter(([, mode]) => COACH_MODES.includes(mode)));
  } catch {
    return {}; // storage refused or spoilt: nobody has asked yet
  }
}

/** What the coach shows at this seat. */
export function coachFor(seat: number, cast: Cast): CoachMode {
  if (!cast.mine.includes(seat)) return "off";
  return cast.mine.length > 1 ? (chosen[nameOf(seat, cast)] ?? "off") : settings.coach;
}

/** Note what somebody wants who shares the device. */
export function chooseFor(seat: number, cast: Cast, mode: CoachMode): void {
  const name = nameOf(seat, cast);
  delete chosen[name];
  chosen[name] = mode;
  for (const old of Object.keys(chosen).slice(0, -MOST)) delete chosen[old];
  try {
    localStorage.setItem(STORE, JSON.stringify(chosen));
  } catch {
    // Private windows may refuse storage; the choice then lasts for this visit.
  }
}
