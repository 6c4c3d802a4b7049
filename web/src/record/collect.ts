// Gathers the finished games of this device, one by one: who won, which tiles, how lucky, how accurate.
import { api, ApiFailure } from "../api/http.ts";
import type { Summary } from "../api/types.ts";
import { coach } from "../coach/api.ts";
import { readLog } from "../state/history.ts";
import type { GameResult, RecordStore } from "./store.ts";

const RETRY_MS = 5_000;

/** The games still to be looked at: finished, with one seat of ours, and not deleted before. */
export async function missing(store: RecordStore): Promise<Summary[]> {
  const { games } = await api.mine();
  return games
    .filter((game) => game.status === "over" && game.your_seats.length === 1 && game.updated_at > store.since && !(game.game in store.games))
    .sort((a, b) => a.updated_at - b.updated_at);
}

/** What a game was; null if it is not known, such as one that this server can no longer read. */
export async function lookAt(summary: Summary, signal: AbortSignal): Promise<GameResult | null> {
  const seat = summary.your_seats[0] ?? 0;
  const { entries, latest } = await readLog(summary.game, 0);
  const { outcome } = latest;
  if (!outcome) return null;
  const tiles: Record<string, number> = {};
  for (const { kind, params } of entries.flatMap((entry) => entry.events)) {
    if ((kind === "took" || kind === "stole") && params.seat === seat) tiles[String(params.tile)] = (tiles[String(params.tile)] ?? 0) + 1;
  }
  const reviewed = (await patiently(() => coach.reviewGame(summary.game, () => undefined, signal), signal)).players[seat - 1];
  if (!reviewed) return null;
  return {
    game: summary.game,
    at: summary.updated_at,
    rules: summary.rules.name,
    won: outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0,
    worms: outcome.worms[seat - 1] ?? 0,
    opponents: summary.seats.filter((other) => other.seat !== seat).map((other) => ({ kind: other.kind === "bot" ? "bot" : "human", name: (other.kind === "bot" ? other.bot : other.name) ?? "" })),
    tiles,
    luck: reviewed.luck,
    accuracy: reviewed.accuracy,
  };
}

/** Reviews are bounded for everybody; whoever has many games waits a little between them. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== "too_many_requests" || signal.aborted) throw failure;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
