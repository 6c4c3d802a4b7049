// A whole game to step through, from this server's log or from a record somebody brings along.
import { api } from "../api/http.ts";
import type { Entry, Outcome, View } from "../api/types.ts";
import { readLog, withoutTakebacks } from "../state/history.ts";
import { stagesOf, type Stage } from "../state/stages.ts";
import type { Cast } from "../state/story.ts";

export interface Replay {
  cast: Cast;
  stages: Stage[];
  outcome: Outcome | null;
}

export async function loadGame(game: string): Promise<Replay> {
  const { entries, latest } = await readLog(game, 0);
  const { table, outcome, view } = latest;
  return { cast: { seats: table.seats, mine: [] }, stages: stagesFrom(withoutTakebacks(entries), view), outcome };
}

export async function loadRecord(text: string): Promise<Replay> {
  const { names, entries, start, outcome } = await api.readRecord(text);
  const seats = names.map((name, index) => ({ seat: index + 1, kind: "human" as const, name, bot: null, away: null }));
  return { cast: { seats, mine: [] }, stages: stagesFrom(entries, start), outcome };
}

function stagesFrom(entries: readonly Entry[], fallback: View): Stage[] {
  const first = entries[0]?.view ?? fallback;
  const stages: Stage[] = [{ view: first, events: [], words: [], last: true, key: "start", by: "server", seat: null }];
  let before = first;
  for (const entry of entries) {
    if (entry.events.length === 0) {
      before = entry.view ?? before;
      continue;
    }
    const added = stagesOf(entry, before);
    stages.push(...added);
    before = added.at(-1)?.view ?? before;
  }
  return stages;
}
