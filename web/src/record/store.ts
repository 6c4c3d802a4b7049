// What this device remembers of finished games; nothing of it leaves the device unless its owner exports it.
const KEY = "pickomino-record";

import type { Summary } from "../api/types.ts";

/** One seat's game. */
export interface GameResult {
  game: string;
  seat: number;
  /** Who sat there, where several shared the device; null for its owner. */
  name: string | null;
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
  /** What the own rolls brought. */
  luck: number;
  accuracy: number;
}

export interface RecordStore {
  /** Games that ended before this moment were deleted and stay so. */
  since: number;
  /** By game and seat. */
  games: Record<string, GameResult>;
  /** Games that have ended here and are still to be looked at, however long the server lists them. */
  ended: Record<string, Summary>;
}

type Reader = Pick<Storage, "getItem">;
type Writer = Pick<Storage, "setItem">;

type Found = Record<string, unknown>;

function isFound(value: unknown): value is Found {
  return typeof value === "object" && value !== null;
}

function areNumbers(...values: unknown[]): boolean {
  return values.every(Number.isFinite);
}

/** Whether this is a game as games are kept. Before seats were told apart luck meant something else, and no seat was noted. */
function isResult(value: unknown): value is GameResult {
  if (!isFound(value)) return false;
  const { game, name, opponents, tiles } = value;
  return (
    areNumbers(value.seat, value.at, value.won, value.worms, value.luck, value.accuracy) &&
    typeof game === "string" &&
    (name === null || typeof name === "string") &&
    Array.isArray(opponents) &&
    opponents.every((one) => isFound(one) && typeof one.kind === "string" && typeof one.name === "string") &&
    isFound(tiles) &&
    areNumbers(...Object.values(tiles))
  );
}

function isSummary(value: unknown): value is Summary {
  return isFound(value) && typeof value.game === "string" && areNumbers(value.updated_at) && Array.isArray(value.your_seats) && Array.isArray(value.seats) && isFound(value.rules);
}

/** What of it is whole. */
function sound<T>(found: unknown, isSound: (value: unknown) => value is T): Record<string, T> {
  return Object.fromEntries(Object.entries(isFound(found) ? found : {}).filter((kept): kept is [string, T] => isSound(kept[1])));
}

/** What is kept. A game that is damaged counts as not looked at yet, and spoils nothing else. */
export function readStore(storage: Reader): RecordStore {
  let found: unknown = null;
  try {
    found = JSON.parse(storage.getItem(KEY) ?? "{}");
  } catch {
    // Cut short: nothing of it can be read.
  }
  const { since, games, ended }: Found = isFound(found) ? found : {};
  return { since: Number.isFinite(since) ? Number(since) : 0, games: sound(games, isResult), ended: sound(ended, isSummary) };
}

/** Keep what a game was, seat by seat; of one that nobody knows any more nothing. */
export function keepGame(storage: Reader & Writer, game: string, results: readonly GameResult[]): RecordStore {
  const store = readStore(storage);
  const { [game]: _, ...ended } = store.ended;
  const seats = Object.fromEntries(results.map((result) => [`${game} ${result.seat}`, result]));
  return write(storage, { ...store, ended, games: { ...store.games, ...seats } });
}

/** Note that a game has ended on this device. */
export function noteEnded(storage: Reader & Writer, summary: Summary): void {
  const store = readStore(storage);
  if (!isKept(store, summary)) write(storage, { ...store, ended: { ...store.ended, [summary.game]: summary } });
}

/** Whether the game was looked at already, or deleted. */
export function isKept(store: RecordStore, { game, your_seats, updated_at }: Summary): boolean {
  return updated_at <= store.since || your_seats.every((seat) => `${game} ${seat}` in store.games);
}

function write(storage: Writer, store: RecordStore): RecordStore {
  storage.setItem(KEY, JSON.stringify(store));
  return store;
}

/** Forget every game; those that have ended by now do not come back. */
export function deleteRecord(storage: Writer, now: number): RecordStore {
  return write(storage, { since: now, games: {}, ended: {} });
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
