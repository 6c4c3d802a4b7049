// A game's log as the server keeps it, read from any version on; and what of it counts.
import { api } from "../api/http.ts";
import type { Entry, FullUpdate, View } from "../api/types.ts";

/** Entries of a log, and the table as it stands after them. */
export interface GameLog {
  entries: Entry[];
  latest: FullUpdate;
}

/** All entries after a version. */
export async function readLog(game: string, since: number): Promise<GameLog> {
  const entries: Entry[] = [];
  for (let version = since; ; ) {
    const update = await api.game(game, version);
    entries.push(...update.entries);
    version = update.version;
    if (!update.more) return { entries, latest: update };
  }
}

/** The table as an update leaves it: with entries, the last of them has it. */
export function latestView(update: FullUpdate): View | null {
  return update.view ?? update.entries.at(-1)?.view ?? null;
}

/** The log without what was taken back, and without the taking back. */
export function withoutTakebacks(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind !== "takeback") {
      kept.push(entry);
      continue;
    }
    while (kept.length > 0) {
      const last = kept.pop();
      if (last?.kind === "act") break;
    }
  }
  return kept;
}

/** The events turn by turn; a turn ends where the next begins. */
export function turnsOf(entries: readonly Entry[]): Entry["events"][] {
  const turns: Entry["events"][] = [[]];
  for (const { events } of withoutTakebacks(entries)) {
    for (const event of events) {
      if (event.kind === "turn_began") turns.push([]);
      else turns.at(-1)?.push(event);
    }
  }
  return turns.filter((events) => events.length > 0);
}
