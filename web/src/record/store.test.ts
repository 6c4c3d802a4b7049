import { expect, test } from "vitest";

import type { Summary } from "../api/types.ts";
import { byOpponent, deleteRecord, favouriteTile, isKept, keepGame, noteEnded, readStore, smoothed, type GameResult } from "./store.ts";

function result(more: Partial<GameResult> = {}): GameResult {
  return { game: "g1", seat: 1, name: null, at: 10, rules: "classic", won: 1, worms: 7, opponents: [{ kind: "bot", name: "timid" }], tiles: { 21: 1, 30: 2 }, luck: 0.1, accuracy: 0.9, ...more };
}
function shelf(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
}

test("games are kept, and deleted for good", () => {
  const storage = shelf();
  keepGame(storage, "g1", [result()]);
  keepGame(storage, "g2", [result({ game: "g2", name: "Ann" }), result({ game: "g2", seat: 2, name: "Bob" })]);
  expect(Object.keys(readStore(storage).games)).toEqual(["g1 1", "g2 1", "g2 2"]);
  deleteRecord(storage, 99);
  expect(readStore(storage)).toEqual({ since: 99, games: {}, ended: {} });
});

const ended = { game: "g1", status: "over", your_seats: [1, 2], updated_at: 10, seats: [], rules: {} } as unknown as Summary;

test("a game that ended here waits until it was looked at, and does not come back once deleted", () => {
  const storage = shelf();
  noteEnded(storage, ended);
  expect(Object.keys(readStore(storage).ended)).toEqual(["g1"]);
  const store = keepGame(storage, "g1", [result(), result({ seat: 2 })]);
  expect([store.ended, isKept(store, ended)]).toEqual([{}, true]);
  noteEnded(storage, ended);
  deleteRecord(storage, 10);
  noteEnded(storage, ended);
  expect(readStore(storage).ended).toEqual({});
});

test("what was kept before seats were told apart is looked at once more", () => {
  const storage = shelf();
  storage.setItem("pickomino-record", JSON.stringify({ since: 5, games: { g1: { game: "g1", luck: 0.3 } } }));
  expect(readStore(storage)).toEqual({ since: 5, games: {}, ended: {} });
});

test("what is damaged spoils nothing else, and its game is looked at once more", () => {
  const storage = shelf();
  const whole = result();
  const { opponents: _, ...without } = whole;
  const games = { "g1 1": whole, a: null, b: 7, c: without, d: { ...whole, luck: null }, e: { ...whole, tiles: { 21: "x" } }, f: { ...whole, opponents: [null] } };
  storage.setItem("pickomino-record", JSON.stringify({ since: "x", games, ended: { g1: null, g2: ended } }));
  const store = readStore(storage);
  expect([store.since, Object.keys(store.games), Object.keys(store.ended)]).toEqual([0, ["g1 1"], ["g2"]]);
  for (const text of ["[]", "null", "{", '{"games":3,"ended":null}']) {
    storage.setItem("pickomino-record", text);
    expect(readStore(storage)).toEqual({ since: 0, games: {}, ended: {} });
  }
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
