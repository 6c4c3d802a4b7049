// Gathers the finished games of this device, one by one: who won, which tiles, how lucky, how accurate.
import { api, ApiFailure } from "../api/http.ts";
import type { Summary } from "../api/types.ts";
import { coach } from "../coach/api.ts";
import type { Review } from "../coach/types.ts";
import { readLog, type GameLog } from "../state/history.ts";
import { isKept, type GameResult, type RecordStore } from "./store.ts";

const RETRY_MS = 5_000;
/** Refusals that are about one game: it is gone, or its log is damaged. Others would meet every game. */
const LOST: ReadonlySet<string> = new Set(["unknown_game", "frozen", "bad_record"]);

/** The games still to be looked at: those that ended here, and those that ended elsewhere as far as the server lists them. */
export async function missing(store: RecordStore): Promise<Summary[]> {
  const { games } = await api.mine();
  const found = new Map([...Object.values(store.ended), ...games].map((game) => [game.game, game]));
  return [...found.values()].filter((game) => game.status === "over" && !isKept(store, game)).sort((a, b) => a.updated_at - b.updated_at);
}

/** What a game was for each of our seats; nothing if nobody can tell any more. */
export async function lookAt(summary: Summary, signal: AbortSignal): Promise<GameResult[]> {
  try {
    const log = await readLog(summary.game, 0);
    const reviewed = await patiently(() => coach.reviewGame(summary.game, () => undefined, signal), signal);
    return summary.your_seats.map((seat) => resultOf(summary, seat, log, reviewed)).filter((result) => result !== null);
  } catch (failure) {
    if (failure instanceof ApiFailure && LOST.has(failure.code)) return [];
    throw failure;
  }
}

function resultOf(summary: Summary, seat: number, { entries, latest: { outcome } }: GameLog, review: Review): GameResult | null {
  const reviewed = review.players[seat - 1];
  if (!outcome || !reviewed) return null;
  const tiles: Record<string, number> = {};
  for (const { kind, params } of entries.flatMap((entry) => entry.events)) {
    if ((kind === "took" || kind === "stole") && params.seat === seat) tiles[String(params.tile)] = (tiles[String(params.tile)] ?? 0) + 1;
  }
  return {
    game: summary.game,
    seat,
    name: summary.your_seats.length > 1 ? (summary.seats.find((own) => own.seat === seat)?.name ?? null) : null,
    at: summary.updated_at,
    rules: summary.rules.name,
    won: outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0,
    worms: outcome.worms[seat - 1] ?? 0,
    opponents: summary.seats.filter((other) => other.seat !== seat).map((other) => ({ kind: other.kind === "bot" ? "bot" : "human", name: (other.kind === "bot" ? other.bot : other.name) ?? "" })),
    tiles,
    luck: reviewed.own_luck,
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
