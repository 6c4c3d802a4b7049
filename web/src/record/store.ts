// What this device remembers of finished games; nothing of it leaves the device unless its owner exports it.
const KEY = "pickomino-record";

export interface GameResult {
  game: string;
  /** When it ended. */
  at: number;
  rules: string;
  /** The share of the win: 1, 0, or a part of a shared one. */
  won: number;
  worms: number;
  /** The others: levels of bots, names of people. */
  opponents: { kind: "bot" | "human"; name: string }[];
  /** How often each tile was won. */
  tiles: Record<string, number>;
  luck: number;
  accuracy: number;
}

export interface RecordStore {
  /** Games that ended before this moment were deleted and stay so. */
  since: number;
  games: Record<string, GameResult>;
}

type Reader = Pick<Storage, "getItem">;
type Writer = Pick<Storage, "setItem">;

export function readStore(storage: Reader): RecordStore {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
    return { since: 0, games: {}, ...(typeof found === "object" ? found : {}) };
  } catch {
    return { since: 0, games: {} };
  }
}

export function keepGame(storage: Reader & Writer, result: GameResult): RecordStore {
  const store = readStore(storage);
  const next = { ...store, games: { ...store.games, [result.game]: result } };
  storage.setItem(KEY, JSON.stringify(next));
  return next;
}

/** Forget every game; those that have ended by now do not come back. */
export function deleteRecord(storage: Writer, now: number): RecordStore {
  const empty = { since: now, games: {} };
  storage.setItem(KEY, JSON.stringify(empty));
  return empty;
}

export interface Opponent {
  kind: "bot" | "human";
  name: string;
  games: number;
  won: number;
}

/** Wins by opponent, the most frequent first; at a table of several each of them is one. */
export function byOpponent(games: readonly GameResult[]): Opponent[] {
  const found = new Map<string, Opponent>();
  for (const game of games) {
    for (const key of new Set(game.opponents.map(({ kind, name }) => `${kind} ${name}`))) {
      const [kind, ...name] = key.split(" ");
      const before = found.get(key) ?? { kind: kind as Opponent["kind"], name: name.join(" "), games: 0, won: 0 };
      found.set(key, { ...before, games: before.games + 1, won: before.won + game.won });
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || b.won - a.won);
}

/** The tile won most often, the higher of two; null before the first. */
export function favouriteTile(games: readonly GameResult[]): { tile: number; count: number } | null {
  const counts = new Map<number, number>();
  for (const game of games) for (const [tile, count] of Object.entries(game.tiles)) counts.set(Number(tile), (counts.get(Number(tile)) ?? 0) + count);
  const best = [...counts].sort(([tile, count], [other, most]) => most - count || other - tile)[0];
  return best ? { tile: best[0], count: best[1] } : null;
}

/** Each value with those before it averaged in, so that a trend shows through the luck of single games. */
export function smoothed(values: readonly number[], over = 10): number[] {
  return values.map((_, index) => {
    const some = values.slice(Math.max(0, index + 1 - over), index + 1);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}
