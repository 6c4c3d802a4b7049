import { expect, test } from "vitest";

import { byOpponent, deleteRecord, favouriteTile, keepGame, readStore, smoothed, type GameResult } from "./store.ts";

function result(more: Partial<GameResult> = {}): GameResult {
  return { game: "g1", at: 10, rules: "classic", won: 1, worms: 7, opponents: [{ kind: "bot", name: "timid" }], tiles: { 21: 1, 30: 2 }, luck: 0.1, accuracy: 0.9, ...more };
}
function shelf(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
}

test("games are kept, and deleted for good", () => {
  const storage = shelf();
  keepGame(storage, result());
  keepGame(storage, result({ game: "g2" }));
  expect(Object.keys(readStore(storage).games)).toEqual(["g1", "g2"]);
  deleteRecord(storage, 99);
  expect(readStore(storage)).toEqual({ since: 99, games: {} });
});

test("two bots of one level are one opponent, and shared wins count in part", () => {
  const timid = { kind: "bot", name: "timid" } as const;
  const games = [result({ opponents: [timid, timid] }), result({ won: 0.5, opponents: [timid, { kind: "human", name: "Nina B." }] }), result({ won: 0 })];
  expect(byOpponent(games)).toEqual([
    { kind: "bot", name: "timid", games: 3, won: 1.5 },
    { kind: "human", name: "Nina B.", games: 1, won: 0.5 },
  ]);
});

test("the favourite tile is the one won most often", () => {
  expect(favouriteTile([])).toBe(null);
  expect(favouriteTile([result(), result({ tiles: { 21: 1 } })])).toEqual({ tile: 30, count: 2 });
});

test("a trend is the mean of the last games", () => {
  expect(smoothed([1, 0, 1, 0], 2)).toEqual([1, 0.5, 0.5, 0.5]);
});
