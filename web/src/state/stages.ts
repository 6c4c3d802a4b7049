// One log entry as what the eye should see in order: the dice, a bust marked on them, then what came of it.
import type { Entry, GameEvent, View } from "../api/types.ts";

export interface Stage {
  view: View;
  /** What happens at this stage. */
  events: GameEvent[];
  /** What the line beside the dice says: on the last stage of an entry all that came of the dice. */
  words: GameEvent[];
  /** Whether nothing of the entry is left to be shown. */
  last: boolean;
  /** The entry's version and, for entries of several stages, which. */
  key: string;
  by: string;
  seat: number | null;
  /** The entry, on its last stage. */
  entry?: Entry;
}

/** Split an entry: dice that end the turn are shown before the bust, and the bust before what it costs. */
export function stagesOf(entry: Entry, before: View): Stage[] {
  const { version, by, seat } = entry;
  // The log has no event for a take-back, but whoever follows the game wants to know.
  const events = entry.kind === "takeback" ? [{ kind: "undone", params: { seat } }] : entry.events;
  const diceEnd = entry.ended ? 1 + events.findIndex((event) => event.kind === "rolled" || event.kind === "set_aside") : 0;
  const bustEnd = 1 + events.findIndex((event) => event.kind === "busted");
  const cuts = [diceEnd, bustEnd].filter((cut) => cut > 0 && cut < events.length);
  const dice = entry.ended ? { ...before, turn: entry.ended } : before;
  const stages: Stage[] = cuts.map((cut, index) => {
    const part = events.slice(cuts[index - 1] ?? 0, cut);
    return { view: dice, events: part, words: part, last: false, key: `${version}${"ab"[index] ?? ""}`, by, seat };
  });
  const rest = events.slice(cuts.at(-1) ?? 0);
  stages.push({ view: entry.view, events: rest, words: events.slice(diceEnd < events.length ? diceEnd : 0), last: true, key: cuts.length > 0 ? `${version}z` : `${version}`, by, seat, entry });
  return stages;
}

export function isBust(stage: Stage | undefined): boolean {
  return stage !== undefined && !stage.last && stage.events.some((event) => event.kind === "busted");
}
