// Games that this device keeps, to be looked at when the server is away: in IndexedDB, packed, the latest of them.
import type { Summary } from "../api/types.ts";
import { pack, unpack } from "../review/sharing.ts";
import type { GameLog } from "../state/history.ts";

/** Games kept; beyond that, the least recently played are dropped. */
const MOST = 40;

interface SavedGame {
  game: string;
  summary: Summary;
  log: Uint8Array<ArrayBuffer>;
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open("pickomino", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "game" });
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
}

/** Do something with the store; a browser that refuses storage has nothing kept. */
async function withGames<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => Promise<T>, otherwise: T): Promise<T> {
  try {
    const database = await opened();
    try {
      return await work(database.transaction("games", mode).objectStore("games"));
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}

/** The games kept, the most recently played first. */
export async function keptSummaries(): Promise<Summary[]> {
  const found = await withGames("readonly", (games) => result(games.getAll() as IDBRequest<SavedGame[]>), []);
  return found.map(({ summary }) => summary).sort((a, b) => b.updated_at - a.updated_at);
}

export async function keptGame(game: string): Promise<{ summary: Summary; log: GameLog } | null> {
  const found = await withGames("readonly", (games) => result(games.get(game) as IDBRequest<SavedGame | undefined>), undefined);
  if (!found) return null;
  return { summary: found.summary, log: JSON.parse(await unpack(found.log)) as GameLog };
}

export async function keepGame(summary: Summary, log: GameLog): Promise<void> {
  const kept: SavedGame = { game: summary.game, summary, log: await pack(JSON.stringify(log)) };
  await withGames("readwrite", (games) => putNewer(games, kept), undefined);
  const old = (await keptSummaries()).slice(MOST);
  for (const { game } of old) await withGames("readwrite", (games) => result(games.delete(game)), undefined);
}

/** Another tab, or a slow answer to an earlier question, may know less of the game than is kept already. */
async function putNewer(games: IDBObjectStore, kept: SavedGame): Promise<void> {
  const before = await result(games.get(kept.game) as IDBRequest<SavedGame | undefined>);
  if (!before || before.summary.version <= kept.summary.version) await result(games.put(kept));
}

/** Forget them all. */
export async function forgetKept(): Promise<void> {
  await withGames("readwrite", (games) => result(games.clear()), undefined);
}
