// Brings the games kept on this device up to date, one at a time and without haste.
import { api, ApiFailure } from "../api/http.ts";
import type { Summary } from "../api/types.ts";
import { readLog } from "../state/history.ts";
import { keepGame, keptGame } from "./kept.ts";
import { noteEnded } from "./store.ts";

/** Games fetched per visit, with a pause between them: play comes first. */
const AT_ONCE = 12;
const PAUSE = 1500;

export async function keepGames(games: readonly Summary[], pause = PAUSE): Promise<void> {
  let fetched = 0;
  for (const summary of games) {
    if (summary.status === "lobby") continue;
    const before = await keptGame(summary.game);
    if (before?.summary.version === summary.version && before.summary.status === summary.status) continue;
    if (++fetched > AT_ONCE) return;
    try {
      const { entries, latest } = await readLog(summary.game, before?.summary.version ?? 0);
      await keepGame({ ...summary, version: latest.version }, { entries: [...(before?.log.entries ?? []), ...entries], latest });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      return; // the server is away or busy: another time
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** The game at this table, after it was opened and when it has ended. */
export async function keepTable(game: string): Promise<void> {
  const { games } = await api.mine();
  const summary = games.find((one) => one.game === game);
  if (!summary) return;
  if (summary.status === "over") noteEnded(localStorage, summary);
  await keepGames([summary]);
}
