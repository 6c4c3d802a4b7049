// A whole game to step through, from this server's log or from a record somebody brings along.
import { api } from "../api/http.ts";
import { recordWords } from "../state/failures.ts";
import type { Entry, GameOutcome, View } from "../api/types.ts";
import { readLog, withoutTakebacks, type GameLog } from "../state/history.ts";
import { stagesOf, type Stage } from "../state/stages.ts";
import { seatOf, type Cast } from "../state/story.ts";

export interface Replay {
  cast: Cast;
  stages: Stage[];
  outcome: GameOutcome | null;
  /** Why the game breaks off here, in words; null where it does not. */
  error: string | null;
  /** Whether nothing more will be played. */
  ended: boolean;
  /** When the game began; 0 where nobody knows. */
  at: number;
  /** The dice were rolled at a real table, and nobody can check them. */
  byHand: boolean;
  /** What somebody wrote about a turn, at every stage of it. */
  comments: ReadonlyMap<Stage, string>;
}

export async function loadGame(game: string): Promise<Replay> {
  return replayOf(await readLog(game, 0));
}

export function replayOf({ entries, latest }: GameLog): Replay {
  const { table, outcome } = latest;
  const start = entries[0]?.view;
  // Every log begins with the opening of the table.
  if (!start) throw new Error(`the log of ${latest.game} is empty`);
  return { cast: { seats: table.seats, mine: [] }, stages: stagesFrom(withoutTakebacks(entries), start), outcome, error: null, ended: table.status === "over" || table.status === "abandoned", at: entries[0]?.at ?? 0, byHand: latest.dice.by_hand, comments: new Map() };
}

export async function loadRecord(text: string): Promise<Replay> {
  const { names, entries, start, outcome, error, by_hand: byHand, comments: written } = await api.readRecord(text);
  const seats = names.map((name, index) => seatOf(index + 1, name));
  const comments = new Map<Stage, string>();
  const stages = stagesFrom(entries, start, (stage, { version }) => {
    const comment = written.find(({ first, last }) => first <= version && version <= last);
    if (comment) comments.set(stage, comment.text);
  });
  return { cast: { seats, mine: [] }, stages, outcome, error: error && recordWords({ ...error }), ended: true, at: 0, byHand, comments };
}

function stagesFrom(entries: readonly Entry[], start: View, onstage: (stage: Stage, entry: Entry) => void = () => undefined): Stage[] {
  const stages: Stage[] = [{ view: start, events: [], words: [], last: true, key: "start", by: "server", seat: null }];
  let before = start;
  for (const entry of entries) {
    const shown = entry.events.length > 0 ? stagesOf(entry, before) : [];
    for (const stage of shown) onstage(stage, entry);
    stages.push(...shown);
    before = entry.view;
  }
  return stages;
}
